# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = This code is damaged: a piece of it is missing or mistyped.
class-code-foreign = This is not a code of lessons.
    .game = This code belongs to another game.
    .class = This code belongs to another class.
    .none = This code belongs to no class: the lessons were begun without the code of the class.
class-code-newer = This code was made by a newer version. Please update cardwidgets to open it.
class-code-drift = This code claims what its moves do not show. Level “{ $level }”, stars claimed: { $claimed }, stars earned: { $shown }.
    .unknown = The moves in this code cannot be played here.
class-oversized = This text is longer than any code can be.
    .try = This try has become too long. Take moves back, or begin it again.
class-bad-option = That setting cannot be used here.
    .name = A name is one line of at most { $letters } letters.

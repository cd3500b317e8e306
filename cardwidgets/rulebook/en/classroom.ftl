# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = This code is damaged: a piece of it is missing or mistyped.
class-code-foreign = This is not a code of lessons.
    .no-class = This is not the code of a class.
    .game = This code belongs to another game.
    .class = This code belongs to another class.
    .none = This code belongs to no class: the lessons were begun without the code of the class.
class-code-newer = This code was made by a newer version. Please update cardwidgets to open it.
class-code-drift = This code claims what its moves do not show. Level “{ $level }”, stars claimed: { $claimed }, stars earned: { $shown }.
    .unknown = The moves in this code cannot be played here.
    .lessons = The lessons or settings of this class are not all there in this version.
class-oversized = This text is longer than any code can be.
    .try = This try has become too long. Take moves back, or begin it again.
class-bad-option = That setting cannot be used here.
    .detail = The setting “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
    .name = A name is one line of at most { $letters } letters.
class-bad-seed = A seed is a whole number from 0 to 18446744073709551615.

## What was handed in and is not counted

class-problem-doubled = Handed in twice: the fuller code counts.
class-problem-unreadable = This cannot be read as text.
class-problem-empty = There is no code in it.
class-no-problems = Everything that was handed in is counted.
class-nobody = Nobody has handed in a code yet.
class-where-line = line { $number }
class-where-entry = entry { $number }

## The table

class-table-who = Who
class-table-where = Where
class-table-why = Why
class-table-levels = Levels solved
class-table-stars = Stars
class-table-tries = Tries
class-table-wrong = Wrong tries
class-table-hints = Hints
class-table-refused = Refused moves
class-table-further = Further levels

## The picture

class-picture-title = Where the class stumbles
class-picture-how-often = How often in all (pupils: { $number })
class-picture-rule = Rule
class-picture-line = { $rule }: wrong tries { $wrong }, refused moves { $refused }
class-picture-none = Nobody has stumbled.

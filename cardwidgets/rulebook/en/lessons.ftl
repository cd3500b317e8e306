# Words of the table at which a lesson is taken. Every ui-… goes to the browser as it is and takes no variables.

## Which level it is, and how far the lesson is

level-number = Level { $number } of { $amount }
level-practice = Practice { $number }
level-stop = Level { $number }
level-stop-practice = Practice, always a new one
level-not-solved = not solved yet
level-stars = { $amount ->
    [0] no stars
    [one] 1 of 3 stars
   *[other] { $amount } of 3 stars
}
level-par = { $amount ->
    [one] Three stars: 1 move, no hints
   *[other] Three stars: { $amount } moves, no hints
}
level-par-answer = Three stars: right at once, no hints

## What a try has come to

level-solved = Solved!
level-right = Right!
level-watch = Right! Now watch it happen.
level-wrong = Not this time
level-mistaken = No, that is not it
level-lost = Out of reach
    .text = From here the goal cannot be reached any more.
# What the try took, those moves too that were taken back; stars, took: as above and below.
level-earned = { $stars }, { $took }
level-took-moves = { $amount ->
    [one] 1 move this time
   *[other] { $amount } moves this time
}
level-took-answers = { $amount ->
    [one] 1 answer this time
   *[other] { $amount } answers this time
}
level-finished = That was the whole lesson, and you have { $amount } of { $number } stars.

## What can be done about it

level-next = Next level
level-another = Another one like this
level-undo = Take back
level-again = Try again

## Questions

level-prompt-one = Choose your answer.
level-prompt-many = Tick all that are right, then check.
level-prompt-typed = Type your answer.
level-none = none of them

## Hints, in three stages

level-hint-look = Hint 1 of 3: look here
    .text = Look at the whole table.
level-hint-rule = Hint 2 of 3: think of this rule
level-hint-do = Hint 3 of 3: { $label }
    .text = That leads to the goal.
level-hint-back = From here I cannot show you the way
    .text = Take your last move back, then ask again.

## The code of the progress

level-code = Code of your progress
level-code-note = It holds what you did in the lessons of this game, and your name if you gave one. With it you go on on another device, or hand in what you did.

## Why something was refused

illegal-level-over = This level is over. Go on to the next one, or try it again.
illegal-question = You are asked something here: give an answer, nothing is played.
illegal-no-question = Nothing is asked here: make your move at the table.
illegal-unanswered = Give an answer first.
illegal-no-number = That is not a number. Type digits, such as 12.
illegal-no-card = There is no card of that name here. Type its name, or what is printed on it.

## On the screen

ui-level-stops = Levels of this lesson
ui-level-check = Check
ui-level-answer = Your answer
ui-level-pupil = Your name or nickname
ui-level-pupil-note = Only if you like. It is kept in the code.
ui-level-save = Save

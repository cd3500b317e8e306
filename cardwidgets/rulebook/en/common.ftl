# Words and sentences for every game.
#
# People: $seat, $other and $turn are names, put in as they are. $seat_is, $other_is and
# $turn_is say whether that is the reader: you, other or nobody.
# Cards: $card_is says known or hidden; of a known card there is $card and one
# variable for each attribute of its message, such as $card_the.

language-name = English
language-direction = ltr

## Generic words

lives = { $amount ->
    [one] 1 life
   *[other] { $amount } lives
}
rounds = { $amount ->
    [one] 1 round
   *[other] { $amount } rounds
}
players = { $amount ->
    [one] 1 player
   *[other] { $amount } players
}
cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
lives-left = { $amount ->
    [0] no lives left
    [one] 1 life left
   *[other] { $amount } lives left
}
round-number = Round { $amount }
dealer = Dealer
hidden-card = face-down card

## Parts of the rules

part-page = The table
part-object = Aim of the game
part-set-up = Getting ready
part-turn = Your turn
part-scoring = Scoring and the end
part-reading = Where the source is unclear

## Names. Short, in alphabetical order of the seats, and the same in every language.

name-you = You
name-0 = Aldo
name-1 = Bianca
name-2 = Carlo
name-3 = Dora
name-4 = Elio
name-5 = Fabia
name-6 = Gino
name-7 = Ilda
name-8 = Luca
name-9 = Marta
name-10 = Nino
name-11 = Olga
name-12 = Pino
name-13 = Rita
name-14 = Sandro
name-15 = Tina
name-16 = Ugo
name-17 = Vera
name-18 = Walter
name-19 = Zeno

## How a match ended

outcome-won = { $seat_is ->
    [you] You won the match.
   *[other] { $seat } won the match.
}
outcome-drawn = The match was drawn.

## Why something was refused. The attribute says more, when more is known.

illegal-malformed = That is not something the table understands.
illegal-oversized = That is far too long.
    .detail = That is too long: at most { $limit } characters are read.
illegal-duplicate = That has been done already. Once is enough.
illegal-unknown-action = There is no such action in this game.
    .detail = There is no action “{ $action }” in this game.
illegal-not-your-turn = It is not your turn now.
    .detail = { $turn_is ->
        [you] It is not that player’s turn: you decide now.
       *[other] It is not your turn: { $turn } has to decide first.
    }
illegal-not-legal = The rules do not allow that now.
illegal-stale = The table has moved on since then, so nothing was done. Please look again and choose anew.
illegal-match-over = The match is over. Start a new one to play on.
illegal-nothing-to-undo = There is nothing to take back yet.
illegal-nothing-to-redo = There is nothing to bring back.
illegal-bad-option = That setting cannot be used here.
    .detail = The setting “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
    .because = With { $because } the setting “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
    .unknown = There is no setting “{ $option }”. There are: { $known }.
    .count = “{ $option }” needs this many names: { $needed }. Given: { $given }.
    .person = “{ $option }” has to have at least one “{ $person }”.
    .names = “names” is a list of names, each of 1 to { $letters } letters that can be shown, for example ["Ada", "Bo"].
    .beside = A “{ $option }” brings these along, so leave them out: { $beside }.
    .alone = This level was made by hand: there is no other like it. These lead to a level: { $alone }.
    .levels = “{ $value }” leads to no level of this lesson. These do: { $levels }.
illegal-bad-position = There can be no such position of the cards.
    .detail = There can be no such position: { $reason }.
illegal-bad-seed = A seed is a whole number, from 0 up to 20 digits long.
    .detail = “{ $value }” cannot be a seed. A seed is a whole number from 0 to 18446744073709551615.
illegal-code-damaged = This code is damaged: some of it is missing or mistyped.
illegal-code-foreign = This is not the code of a match of this game.
illegal-code-newer = This code was made by a newer version. Please update cardwidgets to open it.
illegal-code-drift = This code would not play the same match here as where it was made, so it was not opened.
illegal-curtain = The cards are covered until the next player is there.
illegal-replaying = You are looking at an earlier moment. Go back to the present, or play on from here.
illegal-no-decision = There is nothing to decide now. Odds are for a decision: ask again when you have one to make.
illegal-odds-off = Odds are turned off at this table: think it over, and weigh the ways yourself.

## What an opponent knew, besides its own cards

knew = { $seat_is ->
    [you] You also knew these cards. { $cards }.
   *[other] { $seat } also knew these cards. { $cards }.
}

## Several people at one screen

curtain-text = Hand the screen to { $seat }. All cards stay covered until { $seat } is there.
curtain-go = { $seat } is here

## The score pad, and moves taken back

score-after = After round { $amount }
moves-undone = { $amount ->
    [0] nothing taken back
    [one] 1 move taken back
   *[other] { $amount } moves taken back
}
open-hands = Open hands, for teaching: everybody’s cards are shown.
hint-says = Try “{ $label }”.
moment = Moment { $at } of { $moves }

## The sheet of rules

sheet-title = { $game }: the rules in force
sheet-readings = Where the source can be read in two ways
sheet-options = Settings
sheet-played = We play:
sheet-other-played = Here the other way is played:
sheet-changed = not the usual setting
sheet-trademark = Names of games are used only to say which game is meant. This project is not affiliated with any publisher.

## The words for yes, no and nothing, as values of settings

value-true = yes
value-false = no
value-none = by chance

# The command `cardwidgets` (or `python -m cardwidgets`), apart from `cardwidgets lab`.

## Help

command-description = Card games to learn and play in Jupyter.
command-help-lab = copy the notebooks into a folder and open them in JupyterLab
command-help-cases = run worked cases, files in JSON
command-help-play = play matches between the opponents of a game
command-help-matrix = print for each clause of a game what carries it and what tests it
command-help-file = a file with a list of cases
command-help-game = the name of the game: { $games }
command-help-matches = how many matches (default: { $default })
command-help-seed = a whole number; the same seed gives the same matches everywhere (default: { $default })
command-help-players = an opponent for each seat, separated by commas, for example regular,novice,novice,novice
command-help-rotate = move everybody on by one seat after each match
command-help-paired = play the same deals again until everybody has sat in every seat, which leaves less to luck; --rotate is included
command-help-option = a setting of the game, for example lives=2; may be given more than once
command-help-json = print the result as JSON, in one line

## Results

command-played = { $matches ->
    [one] One match of { $title }: { $rounds } rounds, { $decisions } decisions, { $seconds } s.
   *[other] { $matches } matches of { $title }: { $rounds } rounds, { $decisions } decisions, { $seconds } s.
}
command-wins = { $place }. { $player }: { $wins } won ({ $percent }%)
command-draws = Drawn: { $draws }

## Refusals

command-bad-matches = “{ $value }” is no number of matches. It is a whole number, from 1 to { $most }.
command-bad-option-form = “{ $value }” is no setting. Write it as NAME=VALUE, for example lives=2.
command-no-players = “{ $value }” names nobody at one of the places. Write the opponents with commas between them: regular,novice
command-option-twice = The setting “{ $option }” is given twice.
command-no-checkout = The matrix reads tests and notebooks, so it needs a copy of the source; this installation has none.
command-no-rulebook = There is no rulebook for “{ $game }”.

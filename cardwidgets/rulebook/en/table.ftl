# Words on the table itself. Every ui-… goes to the browser as it is and takes no variables.

## Parts of the table, as a screen reader names them

ui-opponents = Other players
ui-middle = Middle of the table
ui-actions = What you can do
ui-controls = Table controls
ui-log = What happened
ui-rule = Rule
ui-thinking = thinking

## Controls

ui-undo = Undo
ui-redo = Redo
ui-skip = Skip to the end
ui-pace = Pace of the others
ui-pace-off = No waiting
ui-pace-fast = Fast
ui-pace-normal = Normal
ui-pace-slow = Slow
ui-new-deal = New deal
ui-seed = Number of the deal
ui-seed-hint = Leave it empty to let chance decide.
ui-players = Players
ui-deal = Deal
ui-sort = Automatic order

## How the table looks and speaks

ui-settings = Settings
ui-language = Language
ui-look = Look of the cards
ui-contrast = Contrast
ui-grain = Grain
ui-temperature = Colour temperature
ui-four-colours = Four-colour pack

## Rules at hand

ui-rules = Rules
ui-rules-now = Now
ui-rules-all = All rules
ui-rule-unclear = What is unclear
ui-rule-played = How we play it
ui-rule-other = Another reading
ui-rule-back = All rules
ui-close = Close

## Replay

ui-replay = Replay
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-last = To the present
ui-replay-round = Round
ui-replay-moment = Moment of the match
ui-replay-branch = Play on from here
ui-replaying = You are looking at an earlier moment.

## Help while playing, the score, the code

ui-hint = Hint
ui-odds = Odds
ui-odds-later = Odds are for a decision of yours. They come as soon as you have one to make.
ui-pad = Score pad
ui-pad-empty = No round has been scored yet.
ui-ledger = Every hand, line by line
ui-round = Round
ui-code = Code of the match
ui-code-note = The code holds the whole match. Someone determined can read the covered cards out of it.
ui-code-copy = Copy
ui-code-copied = Copied
ui-code-cell = For a notebook cell
ui-code-paste = Paste a code
ui-code-open = Open

## Marks on cards

ui-mark-shown = shown
ui-mark-dead = out of this round
ui-mark-loses = loses a life
ui-mark-due = to act
ui-mark-traded = in this trade

## When Python is silent

ui-no-answer = The kernel does not answer. Run the cell again to go on.

## Odds

odds-more = More are being played out …
odds-alike = { $amount ->
    [one] { $label }, or 1 more move like it
   *[other] { $label }, or { $amount } more moves like it
}
odds-alike-note = Moves of the same card share a line: in each world chance picks one of them.
odds-means = Behind: how often somebody else comes out of this round better. Gain: what the round changes for you on average. 19 times in 20 the true value lies in the range given.
odds-players = Assumed: after your move everybody plays on like the opponent “{ $name }”, you too.
odds-unknown = Not known: the hidden cards. All that is unseen counts as equally likely; what others have done so far is not read as a sign of their cards.

## Going on with a match that this page has kept

offer-text = A match in round { $round } was not finished here. Go on with it?
offer-go = Go on
offer-no = Start anew

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

## Marks on cards

ui-mark-shown = shown
ui-mark-dead = out of this round
ui-mark-loses = loses a life
ui-mark-due = to act

## When Python is silent

ui-no-answer = The kernel does not answer. Run the cell again to go on.

## Going on with a match that this page has kept

offer-text = A match in round { $round } was not finished here. Go on with it?
offer-go = Go on
offer-no = Start anew

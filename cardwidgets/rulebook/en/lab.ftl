# The lab: results of experiments, odds, and pictures. Numbers are written as the language writes them.

## Results of an experiment

lab-title = { $amount ->
    [one] { $title }: 1 match
   *[other] { $title }: { $amount } matches
}
lab-stopped = Stopped early: { $amount } of { $target } matches were played.
lab-column-seat = seat
lab-column-player = player
lab-column-won = won
lab-column-share = share (95%)
lab-column-score = at the end (95%)
lab-count = { $amount }
lab-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-drawn = Drawn: { $amount }
lab-rounds = Rounds in a match: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-turns = Decisions in a match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-progress = Matches
lab-unit = { " " }matches

## Odds

lab-column-action = action
lab-column-lose = loses a life
lab-column-lives = lives lost
lab-column-gain = gain (95%)
lab-column-behind = behind (95%)
lab-percent = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-number = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-odds-exact = Chances in this round, counted exactly
lab-odds-close = Chances in this round, counted approximately
lab-odds-simulated = { $amount ->
    [one] What this round brings, played out in 1 world
   *[other] What this round brings, played out in { $amount } worlds
}
lab-odds-policy = Assumed of the seats to come: they keep { $card_the } and anything higher; an innkeeper pays in { NUMBER($mean, maximumFractionDigits: 0) }% of cases.
lab-odds-players = Played on by: { $names }

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
lab-share-whole = { NUMBER($mean, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-whole = { NUMBER($mean, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
lab-drawn = Drawn: { $amount }
lab-rounds = Rounds in a match: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-turns = Decisions in a match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-progress = Matches
lab-unit = matches

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

## Pictures

lab-percent-whole = { NUMBER($mean, maximumFractionDigits: 0) }%
lab-whole = { NUMBER($mean, maximumFractionDigits: 0) }
lab-fine = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-change = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seat = seat { $number }
lab-seat-dealer = seat { $number } (dealer)
lab-average = average: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-lives-lost = lives lost in a round
lab-loss-title = Cuccù: the chance of losing a life, by the card dealt
lab-loss-x = card dealt
lab-loss-y = rounds with a life lost
lab-loss-alt = Lines for four seats over twenty cards, from { $amount } rounds. The chance of losing a life is highest with this card: { $card }, seat { $number }, { NUMBER($high, maximumFractionDigits: 1) }%; lowest with this one: { $card2 }, seat { $target }, { NUMBER($low, maximumFractionDigits: 1) }%.
lab-threshold-title = Cuccù: lives lost by seat { $number }, by what everybody keeps
lab-threshold-x = seat { $number } keeps from
lab-threshold-y = the others keep from
lab-threshold-best = best answer
lab-threshold-alt = A map of 19 by 19 thresholds, { $amount } rounds for each. Seat { $number } loses from { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } lives in a round. When the others keep from { $card2 } up, its best threshold is { $card }, with { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } lives.
lab-length-title = { $title }: how long a match lasts
lab-length-x = rounds in a match
lab-length-y = matches
lab-length-alt = Bars for { $amount ->
    [one] 1 match
   *[other] { $amount } matches
}: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } rounds on average, and half of them last from { $low } to { $high } rounds.
lab-special-title = Cuccù: what each special card changes
lab-special-x = change of the lives lost in a round, against the average
lab-special-holder = for whoever was dealt it
lab-special-before = for the player before
lab-special-alt = Two bars for each of six cards, from { $amount } rounds. For whoever was dealt it the best card is { $card } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } lives in a round against the average) and the worst one { $card2 } ({ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
lab-convergence-title = How an average settles
lab-convergence-x = how many were counted (logarithmic)
lab-so-far = average so far
lab-band = 95% band
lab-exact = exact value
lab-convergence-alt = A line shows the average of the values so far. After { $amount } of them it is { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
lab-convergence-exact = The exact value is { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }.

# Cuccù as played at Campli.

cuccu-title = Cuccù
cuccu-place = Campli, Abruzzo, Italy. A pack of 40 cards.
cuccu-tagline = The cat, the horse, the inn and the cuckoo: one line of cards from low to high, and one choice to make.
cuccu-summary = You get one secret card. Keep it, or ask the next player to swap. Some cards say no, and some hit back. Whoever ends up with the lowest card loses a life, and the last player with a life wins.
cuccu-link = Cuccù on Wikipedia
    .address = https://en.wikipedia.org/wiki/Cucc%C3%B9

## Cards. The name, with an article, the number on it, and a label for a screen reader.

cuccu-card-fool = fool
    .the = the fool
    .a = a fool
    .numeral = { "" }
    .label = fool
cuccu-card-lion = lion
    .the = the lion
    .a = a lion
    .numeral = −3
    .label = lion, minus 3
cuccu-card-mask = mask
    .the = the mask
    .a = a mask
    .numeral = −2
    .label = mask, minus 2
cuccu-card-bucket = bucket
    .the = the bucket
    .a = a bucket
    .numeral = −1
    .label = bucket, minus 1
cuccu-card-zero = zero
    .the = the zero
    .a = a zero
    .numeral = 0
    .label = zero
cuccu-card-1 = one
    .the = the one
    .a = a one
    .numeral = I
    .label = one, I
cuccu-card-2 = two
    .the = the two
    .a = a two
    .numeral = II
    .label = two, II
cuccu-card-3 = three
    .the = the three
    .a = a three
    .numeral = III
    .label = three, III
cuccu-card-4 = four
    .the = the four
    .a = a four
    .numeral = IIII
    .label = four, IIII
cuccu-card-5 = five
    .the = the five
    .a = a five
    .numeral = V
    .label = five, V
cuccu-card-6 = six
    .the = the six
    .a = a six
    .numeral = VI
    .label = six, VI
cuccu-card-7 = seven
    .the = the seven
    .a = a seven
    .numeral = VII
    .label = seven, VII
cuccu-card-8 = eight
    .the = the eight
    .a = an eight
    .numeral = VIII
    .label = eight, VIII
cuccu-card-9 = nine
    .the = the nine
    .a = a nine
    .numeral = VIIII
    .label = nine, VIIII
cuccu-card-10 = ten
    .the = the ten
    .a = a ten
    .numeral = X
    .label = ten, X
cuccu-card-inn = inn
    .the = the inn
    .a = an inn
    .numeral = XI
    .label = inn, XI
cuccu-card-cat = cat
    .the = the cat
    .a = a cat
    .numeral = XII
    .label = cat, XII
cuccu-card-horse = horse
    .the = the horse
    .a = a horse
    .numeral = XIII
    .label = horse, XIII
cuccu-card-hunter = hunter
    .the = the hunter
    .a = a hunter
    .numeral = XIIII
    .label = hunter, XIIII
cuccu-card-cuckoo = cuckoo
    .the = the cuckoo
    .a = a cuckoo
    .numeral = XV
    .label = cuckoo, XV

## Zones

cuccu-zone-pack = Pack
cuccu-zone-hand = { $seat_is ->
    [you] Your card
   *[other] Card of { $seat }
}

## What happened

cuccu-event-start = { $seat_is ->
    [you] The match begins: { lives } for everybody. You deal first.
   *[other] The match begins: { lives } for everybody. { $seat } deals first.
}
cuccu-event-shuffle = { $seat_is ->
    [you] Round { $amount }. You shuffle the whole pack and deal.
   *[other] Round { $amount }. { $seat } shuffles the whole pack and deals.
}
cuccu-event-deal = { $card_is ->
    [known] { $seat_is ->
        [you] You are dealt { $card_a }.
       *[other] { $seat } is dealt { $card_a }.
    }
   *[hidden] { $seat_is ->
        [you] You are dealt a card.
       *[other] { $seat } is dealt a card, face down.
    }
}
cuccu-event-keep = { $seat_is ->
    [you] You keep your card.
   *[other] { $seat } keeps the card.
}
cuccu-event-ask = { $seat_is ->
    [you] You ask { $other } to swap.
   *[other] { $other_is ->
        [you] { $seat } asks you to swap.
       *[other] { $seat } asks { $other } to swap.
    }
}
cuccu-event-swap = { $seat_is ->
    [you] { $card_is ->
        [known] { $card2_is ->
            [known] You give { $other } { $card_the } and get { $card2_the }.
           *[hidden] You give { $other } { $card_the } and get a card.
        }
       *[hidden] { $card2_is ->
            [known] You swap with { $other } and get { $card2_the }.
           *[hidden] You swap with { $other }.
        }
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } swaps with you: you give { $card2_the } and get { $card_the }.
               *[hidden] { $seat } swaps with you, and you get { $card_the }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } swaps with you, and you give { $card2_the }.
               *[hidden] { $seat } swaps with you.
            }
        }
       *[other] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } gives { $other } { $card_the } and gets { $card2_the }.
               *[hidden] { $seat } swaps with { $other }, who gets { $card_the }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } swaps with { $other } and gets { $card2_the }.
               *[hidden] { $seat } swaps with { $other }.
            }
        }
    }
}
cuccu-event-swap-pack = { $cause ->
    [top] { $seat_is ->
        [you] { $card2_is ->
            [known] You swap with the top card of the pack and get { $card2_the }.
           *[hidden] You swap with the top card of the pack.
        }
       *[other] { $card2_is ->
            [known] { $seat } swaps with the top card of the pack and gets { $card2_the }.
           *[hidden] { $seat } swaps with the top card of the pack.
        }
    }
   *[bottom] { $seat_is ->
        [you] { $card2_is ->
            [known] You swap with the bottom card of the pack and get { $card2_the }.
           *[hidden] You swap with the bottom card of the pack.
        }
       *[other] { $card2_is ->
            [known] { $seat } swaps with the bottom card of the pack and gets { $card2_the }.
           *[hidden] { $seat } swaps with the bottom card of the pack.
        }
    }
}
cuccu-event-show = { $card_is ->
    [known] { $card_face ->
        [horse] { $seat_is ->
            [you] You show { $card_the } and are jumped over.
           *[other] { $seat } shows { $card_the } and is jumped over.
        }
        [inn] { $seat_is ->
            [you] You show { $card_the }, and the swap stops there.
           *[other] { $seat } shows { $card_the }, and the swap stops there.
        }
       *[other] { $seat_is ->
            [you] You show { $card_the } and refuse to swap.
           *[other] { $seat } shows { $card_the } and refuses to swap.
        }
    }
   *[hidden] { $seat_is ->
        [you] You show a special card.
       *[other] { $seat } shows a special card.
    }
}
cuccu-event-pass-over = { $seat_is ->
    [you] You try { $other } instead.
   *[other] { $other_is ->
        [you] { $seat } tries you instead.
       *[other] { $seat } tries { $other } instead.
    }
}
cuccu-event-lose-life = { $cause ->
    [hunter] { $seat_is ->
        [you] The hunter costs you a life. You have { lives-left }.
       *[other] The hunter costs { $seat } a life: { lives-left }.
    }
    [cat] { $seat_is ->
        [you] The cat costs you a life. You have { lives-left }.
       *[other] The cat costs { $seat } a life: { lives-left }.
    }
    [inn] { $seat_is ->
        [you] You pay for the zero of { $other } with a life. You have { lives-left }.
       *[other] { $other_is ->
            [you] { $seat } pays for your zero with a life: { lives-left }.
           *[other] { $seat } pays for the zero of { $other } with a life: { lives-left }.
        }
    }
   *[showdown] { $seat_is ->
        [you] Your card loses: that costs you a life. You have { lives-left }.
       *[other] { $seat } has a losing card and loses a life: { lives-left }.
    }
}
cuccu-event-undo-swap = { $seat_is ->
    [you] { $card2_is ->
        [known] The cat undoes your swap with { $other }: you get { $card2_the } back.
       *[hidden] The cat undoes your swap with { $other }.
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] The cat undoes your swap with { $seat }: you get { $card_the } back.
           *[hidden] The cat undoes your swap with { $seat }.
        }
       *[other] { $card_is ->
            [known] The cat undoes the swap of { $other } and { $seat }: { $other } gets { $card_the } back.
           *[hidden] The cat undoes the swap of { $other } and { $seat }.
        }
    }
}
cuccu-event-out = { $seat_is ->
    [you] You are out of the match.
   *[other] { $seat } is out of the match.
}
cuccu-event-inn-keep = { $seat_is ->
    [you] You stop at the inn and keep your card.
   *[other] { $seat } stops at the inn and keeps the card.
}
cuccu-event-inn-ask = { $seat_is ->
    [you] You ask innkeeper { $other } to pay if you lose with a zero.
   *[other] { $other_is ->
        [you] { $seat } asks you, the innkeeper, to pay for a losing zero.
       *[other] { $seat } asks innkeeper { $other } to pay for a losing zero.
    }
}
cuccu-event-inn-accept = { $seat_is ->
    [you] It is settled at the inn: if { $other } loses with a zero, you pay the life.
   *[other] { $other_is ->
        [you] It is settled at the inn: if you lose with a zero, { $seat } pays the life.
       *[other] It is settled at the inn: if { $other } loses with a zero, { $seat } pays the life.
    }
}
cuccu-event-inn-refuse = { $seat_is ->
    [you] You will not pay, so you and { $other } swap.
   *[other] { $other_is ->
        [you] { $seat } will not pay, so the two of you swap.
       *[other] { $seat } will not pay, so { $seat } and { $other } swap.
    }
}
cuccu-event-reveal = { $card_is ->
    [known] { $seat_is ->
        [you] You turn up { $card_the }.
       *[other] { $seat } turns up { $card_the }.
    }
   *[hidden] { $seat_is ->
        [you] You turn up your card.
       *[other] { $seat } turns up a card.
    }
}
cuccu-event-fool-ties = { $seat_is ->
    [you] Yours is the only fool: it counts as much as the lowest other card.
   *[other] { $seat } has the only fool: it counts as much as the lowest other card.
}
cuccu-event-fool-alone = { $seat_is ->
    [you] All the other cards are cuckoos, so only your fool loses.
   *[other] All the other cards are cuckoos, so only the fool of { $seat } loses.
}
cuccu-event-fools-high = Two fools are on the table: each counts 14½, just below the cuckoo.
cuccu-event-nobody-loses = There is no losing card: nobody loses a life.
cuccu-event-restore = All who were left lost their last life together, so everybody comes back with { lives }.
cuccu-event-round-over = { $seat_is ->
    [you] Round { $amount } is over. You deal next.
    [nobody] Round { $amount } is over.
   *[other] Round { $amount } is over. { $seat } deals next.
}
cuccu-event-match-over = { $seat_is ->
    [you] You win the match!
    [nobody] The match ends here: it is drawn.
   *[other] { $seat } wins the match.
}

## What you can do. The hint says it in one more line.

cuccu-action-keep = { $card_is ->
    [known] Keep { $card_the }
   *[hidden] Keep your card
}
    .hint = Stay with the card you have.
cuccu-action-exchange = { $other_is ->
    [nobody] Swap
   *[other] Swap with { $other }
}
    .hint = { $other_is ->
        [nobody] Ask the next player to swap cards with you.
       *[other] Ask { $other } to swap. A special card may say no, or hit back.
    }
cuccu-action-exchange-pack = { $cause ->
    [top] Swap with the top card
   *[bottom] Swap with the bottom card
}
    .hint = { $cause ->
        [top] Put your card away and take the top card of the pack.
       *[bottom] Put your card away and take the bottom card of the pack.
    }
cuccu-action-inn-keep = { $card_is ->
    [known] Inn: keep { $card_the }
   *[hidden] Inn: keep your card
}
    .hint = Stay with your card and ask for nothing.
cuccu-action-inn-ask = { $other_is ->
    [nobody] Inn: ask the innkeeper to pay
   *[other] Inn: ask { $other } to pay
}
    .hint = { $other_is ->
        [nobody] If the innkeeper agrees, a zero that loses costs you nothing. If not, you swap and get the inn.
       *[other] If { $other } agrees, a zero that loses costs you nothing. If not, you swap and get the inn.
    }
cuccu-action-inn-accept = { $other_is ->
    [nobody] Inn: agree to pay
   *[other] Inn: agree to pay for { $other }
}
    .hint = { $other_is ->
        [nobody] You keep the inn. If the other player loses with a zero, you lose the life instead.
       *[other] You keep the inn. If { $other } loses with a zero, you lose the life instead.
    }
cuccu-action-inn-refuse = { $other_is ->
    [nobody] Inn: refuse and swap
   *[other] Inn: refuse and swap with { $other }
}
    .hint = { $other_is ->
        [nobody] You give away the inn, get the other card, and then it is your turn.
       *[other] You give { $other } the inn, get the other card, and then it is your turn.
    }
cuccu-action-next-round = Next round
    .hint = Shuffle, and deal the next round.

## What the table asks or says. Person: whom it is about. Other: whom you can ask.

cuccu-prompt-turn = { $card_is ->
    [known] Your turn. Keep { $card_the }, or ask { $other } to swap?
   *[hidden] Your turn. Keep your card, or ask { $other } to swap?
}
cuccu-prompt-dealer = { $cause ->
    [top] { $card_is ->
        [known] You are the dealer and decide last. Keep { $card_the }, or swap with the top card of the pack?
       *[hidden] You are the dealer and decide last. Keep your card, or swap with the top card of the pack?
    }
   *[bottom] { $card_is ->
        [known] You are the dealer and decide last. Keep { $card_the }, or swap with the bottom card of the pack?
       *[hidden] You are the dealer and decide last. Keep your card, or swap with the bottom card of the pack?
    }
}
cuccu-prompt-inn-requester = { $card_is ->
    [known] { $other } has the inn. Keep { $card_the }, or ask { $other } to pay? Only a zero that loses is paid for.
   *[hidden] { $other } has the inn. Keep your card, or ask { $other } to pay? Only a zero that loses is paid for.
}
cuccu-prompt-innkeeper = You have the inn. Will you pay for { $other } if a zero loses, or swap?
cuccu-prompt-waiting = Waiting for { $seat }.
cuccu-prompt-round-over = { $seat_is ->
    [you] The round is scored. You deal next.
   *[other] The round is scored. { $seat } deals next.
}
cuccu-prompt-out = You are out of the match and watch the others.
cuccu-prompt-match-won = { $seat_is ->
    [you] You win the match!
   *[other] { $seat } wins the match.
}
cuccu-prompt-match-drawn = The match is drawn.

## Notes at a seat

cuccu-note-to-act = deciding
cuccu-note-undealt = no card yet
cuccu-note-shown = { $card_is ->
    [known] shows { $card_the }
   *[hidden] shows a card
}
cuccu-note-inn-requester = at the inn
cuccu-note-innkeeper = has the inn
cuccu-note-pays = { $other_is ->
    [you] pays for your zero
   *[other] pays for a zero of { $other }
}
cuccu-note-loses = loses a life
cuccu-note-safe = is safe
cuccu-note-dead = knocked out
cuccu-note-out = out of the match
cuccu-note-winner = won the match

## Why an action is not possible now

cuccu-illegal-keep = { $phase ->
    [inn] You have met an inn. Say whether you keep your card there, or ask the innkeeper to pay.
    [offer] You are the innkeeper. Answer first: agree to pay, or refuse and swap.
    [scored] The round has been scored, so there is no card to keep. Go on with “Next round”.
   *[other] You cannot keep now: you have nothing to decide about your card.
}
cuccu-illegal-exchange = { $phase ->
    [inn] The inn has stopped your swap. Keep your card, or ask the innkeeper to pay.
    [offer] You are the innkeeper. Answer first: agree to pay, or refuse and swap.
    [scored] The round has been scored, so it is too late to swap. Go on with “Next round”.
   *[other] You cannot ask for a swap now.
}
cuccu-illegal-inn-keep = { $phase ->
    [offer] You are the innkeeper, not the guest. Answer first: agree to pay, or refuse and swap.
    [scored] The round has been scored. Go on with “Next round”.
   *[other] You have not met an inn. To stay with your card, just keep it.
}
cuccu-illegal-inn-ask = { $phase ->
    [offer] You are the innkeeper, not the guest. Answer first: agree to pay, or refuse and swap.
    [scored] The round has been scored. Go on with “Next round”.
   *[other] You can ask for this only when the player you want to swap with shows an inn.
}
cuccu-illegal-inn-accept = { $phase ->
    [inn] You are the guest here, not the innkeeper. Keep your card, or ask the innkeeper to pay.
    [scored] The round has been scored. Go on with “Next round”.
   *[other] Nobody is asking you to pay for a zero right now.
}
cuccu-illegal-inn-refuse = { $phase ->
    [inn] You are the guest here, not the innkeeper. Keep your card, or ask the innkeeper to pay.
    [scored] The round has been scored. Go on with “Next round”.
   *[other] Nobody is asking you to pay, so there is nothing to refuse.
}
cuccu-illegal-skip = You can skip to the end only when you are out of the match.
cuccu-illegal-next-round = The next round starts only when this one has been scored.

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

cuccu-position-form = it is not written as a dictionary of plain data
cuccu-position-unknown-key = it has no entry called “{ $key }”
cuccu-position-lives = “lives” needs a number for each seat, from 0 up to the lives of the match
cuccu-position-alive = at least two players need a life
cuccu-position-round = “round” has to be a number from 1 to the last round allowed
cuccu-position-dealer = “dealer” has to be a seat with lives
cuccu-position-next-dealer = “next_dealer” has to be a seat with lives
cuccu-position-hands = “hands” needs one card, or nothing, for each seat
cuccu-position-pack = the pack is not a list of cards, or has too many of them
cuccu-position-unknown-card = it has a card that the pack does not have
cuccu-position-too-often = it has the card “{ $card }” more often than the pack does
cuccu-position-top = the card named as the top of the pack is not on top
cuccu-position-done = “done” needs yes or no for each seat
cuccu-position-plain = a card that was once swapped by force cannot be a special one
cuccu-position-known-to = “known_to” needs a list of seats for each seat
cuccu-position-path = “path” needs a list of swaps, each between two seats, for each seat
cuccu-position-covers = “covers” needs pairs of seats: who asked, and who pays
cuccu-position-penalised = “penalised” has to be a list of seats
cuccu-position-losers = “losers” has to be a list of seats
cuccu-position-put = “put” has to say which seats know the card on top of the pack or under it
cuccu-position-done-without-card = a player who has had a turn needs a card
cuccu-position-no-lives = a player without lives cannot have a turn to come
cuccu-position-phase = “phase” has to be choose, inn, offer, scored or over
cuccu-position-inn = “inn” has to name the player whose turn it is, and one who holds an inn
cuccu-position-nobody-to-act = nobody has a turn to come
cuccu-position-turn = it is the turn of another seat
cuccu-position-order = nobody holds a card or is done before the turn comes round
cuccu-position-outcome = “outcome” has to say how the match ended
cuccu-position-actions = “actions” has to be a list of texts
cuccu-position-action-keys = each action of a worked case says which seat does what, and nothing else
cuccu-position-play-order = only rising seat numbers are known as the order of play
cuccu-position-seats = “seats” and “lives” speak of different numbers of players
cuccu-position-seat = there is no such seat

## Why an opponent did it. Chances are whole percentages of losing a life this round.

cuccu-reason-keep = { $seat_is ->
    [you] Keep: that loses a life in { $keep }% of deals, asking would in { $ask }%.
   *[other] { $card_is ->
        [known] { $seat } keeps { $card_the }: it loses a life in { $keep }% of deals, asking would in { $ask }%.
       *[hidden] { $seat } keeps: that loses a life in { $keep }% of deals, asking would in { $ask }%.
    }
}
cuccu-reason-exchange = { $seat_is ->
    [you] Ask to swap: that loses a life in { $ask }% of deals, keeping would in { $keep }%.
   *[other] { $card_is ->
        [known] { $seat } gives up { $card_the }: keeping it loses a life in { $keep }% of deals, asking in { $ask }%.
       *[hidden] { $seat } asks to swap: keeping loses a life in { $keep }% of deals, asking in { $ask }%.
    }
}
cuccu-reason-inn-keep = { $seat_is ->
    [you] Keep at the inn: that loses a life in { $keep }% of deals, asking to pay in { $ask }%.
   *[other] { $seat } keeps at the inn: that loses a life in { $keep }% of deals, asking to pay in { $ask }%.
}
cuccu-reason-inn-ask = { $seat_is ->
    [you] Ask the innkeeper to pay: that loses a life in { $ask }% of deals, keeping in { $keep }%.
   *[other] { $seat } asks the innkeeper to pay: that loses a life in { $ask }% of deals, keeping in { $keep }%.
}
cuccu-reason-inn-accept = { $seat_is ->
    [you] Agree to pay: that loses a life in { $accept }% of deals, refusing in { $refuse }%.
   *[other] { $seat } agrees to pay: that loses a life in { $accept }% of deals, refusing in { $refuse }%.
}
cuccu-reason-inn-refuse = { $seat_is ->
    [you] Refuse to pay: that loses a life in { $refuse }% of deals, agreeing in { $accept }%.
   *[other] { $seat } refuses to pay: that loses a life in { $refuse }% of deals, agreeing in { $accept }%.
}
# Costs and instead: lives lost in a hundred deals, or the match in percent of deals.
cuccu-reason-lives = { $seat_is ->
    [you] This costs fewer lives on average: { $costs } in a hundred deals instead of { $instead }.
   *[other] { $seat } takes what costs fewer lives on average: { $costs } in a hundred deals instead of { $instead }.
}
cuccu-reason-last = { $seat_is ->
    [you] Think of your last life: this loses the match in { $costs }% of deals, the other choice in { $instead }%.
   *[other] { $seat } thinks of the last life: this loses the match in { $costs }% of deals, the other choice in { $instead }%.
}
cuccu-reason-inn-hope = { $seat_is ->
    [you] Ask the innkeeper to pay, as it can do no harm.
   *[other] { $seat } asks the innkeeper to pay, as it can do no harm.
}
cuccu-reason-inn-shy = { $seat_is ->
    [you] You may not like to ask the innkeeper for anything.
   *[other] { $seat } does not like to ask the innkeeper for anything.
}
cuccu-reason-inn-trust = { $seat_is ->
    [you] Agree to pay and trust that it will not come to that.
   *[other] { $seat } agrees to pay and trusts that it will not come to that.
}
cuccu-reason-inn-wary = { $seat_is ->
    [you] You may not want to pay for somebody else.
   *[other] { $seat } does not want to pay for somebody else.
}
cuccu-reason-high = { $seat_is ->
    [you] Your card looks high enough to keep.
   *[other] { $seat } keeps because the card looks high enough.
}
cuccu-reason-low = { $seat_is ->
    [you] Your card looks low: ask to swap.
   *[other] { $seat } asks because the card looks low.
}
cuccu-reason-whim = { $seat_is ->
    [you] Either will do.
   *[other] { $seat } just felt like it.
}
cuccu-reason-only = { $seat_is ->
    [you] You have no other choice.
   *[other] { $seat } had no other choice.
}
cuccu-reason-next-round = { $seat_is ->
    [you] Go on to the next round.
   *[other] { $seat } goes on to the next round.
}

## The clauses: the page

CU-0-1 = The page bears the name of its site, CARDAVIA.
CU-0-2 = You can choose the language of the table.
CU-0-3 = Three sliders change how the cards look: contrast, grain, and how warm the colours are. Each starts at 50%.
CU-0-4 = A line says where the game comes from: Campli in Abruzzo, Italy, played with 40 cards.
CU-0-5 = A link leads to the encyclopedia Wikipedia.
CU-0-6 = A line under the title names the cat, the horse, the inn and the cuckoo, the one ranking and the one choice.
CU-0-7 = The text has two sections: one introduces the game, the other gives the numbered rules in four parts.
CU-0-8 = The usual table has four players: you and three played by the computer.
CU-0-9 = A match is played until all but one are out. Everybody begins with three lives.
CU-0-10 = When a round has been scored, “Next round” goes on.
CU-0-11 = A few lines sum up the game: one secret card, one choice, the cards that get in the way, what you can lose, and who wins.

## The clauses: aim

CU-1-1 = In each round, try not to be left with the lowest card.
CU-1-2 = Everybody starts the match with three lives.
CU-1-3 = The match ends as soon as only one player has a life. That player wins.
CU-1-4 = Lives are only counters. Nobody plays for money.

## The clauses: getting ready

CU-2-1 = The pack has 40 cards: 20 kinds, two of each.
CU-2-2 = From low to high: lion (−3), mask (−2), bucket (−1), zero, one to ten, inn (11), cat (12), horse (13), hunter (14), cuckoo (15).
CU-2-3 = The fool has no place in that line. How it counts depends on how many fools are shown at the end.
CU-2-4 = Play goes anticlockwise. The player on the dealer’s right comes first.
CU-2-5 = You get your card, face down, when your turn comes, or earlier if somebody asks you to swap. Unless you ask for a swap, the next player gets a card only after you have decided.
CU-2-6 = The whole pack is shuffled before every round.
CU-2-7 = Cards are dealt from the bottom of the pack.
CU-2-8 = After each round, the next player still in the match becomes the dealer.

## The clauses: a turn

CU-3-1 = On your turn, keep your card or ask to swap with the next player who has no card yet. That player is dealt one now.
CU-3-2 = A player who is dealt a one to a ten, a fool, a zero or a card below zero must swap, and then decides what to do with the card received.
CU-3-3 = The dealer decides last: keep, or swap with the bottom card of the pack. The card taken has no special power.
CU-3-4 = Whoever is asked and has a cuckoo shows it and refuses. The player who asked keeps their own card and loses nothing.
CU-3-5 = Whoever is asked and has a hunter shows it and refuses. The player who asked loses a life at once.
CU-3-6 = Whoever is asked and has a horse shows it and is jumped over. The player who asked tries the next player instead.
CU-3-7 = If the horse is the dealer’s, the player who asked swaps with the top card of the pack instead. That card has no special power.
CU-3-8 = Whoever is asked and has a cat shows it and refuses. The player who asked loses a life at once.
CU-3-9 = The cat also undoes swaps. The card of the player who asked goes back, swap by swap, to the player who was first dealt it. Horses jumped over on the way are jumped over again.
CU-3-10 = As soon as somebody keeps, the row of swaps before that is closed, and a cat no longer undoes it.
CU-3-11 = Whoever is asked and has an inn shows it, and the swap stops. The player who asked may keep, or ask the innkeeper to pay if a zero loses.
CU-3-12 = If the innkeeper agrees, both keep their cards. Should the player who asked lose with a zero, the innkeeper loses the life instead.
CU-3-13 = If the innkeeper refuses, the two swap. The former innkeeper then has an ordinary turn with the card received.
CU-3-14 = A special card works only when its holder is asked to swap, never on the holder’s own turn.

## The clauses: scoring

CU-4-1 = At the end of the round, everybody who still has a life shows the card.
CU-4-2 = Whoever has the lowest card loses a life. If several share the lowest, each of them loses one.
CU-4-3 = The card of a player knocked out by a cat or a hunter is dead. It is not compared.
CU-4-4 = A cuckoo never costs its holder a life, even if no other card is left.
CU-4-5 = If exactly one fool is shown, it counts as much as the lowest other card, and both lose.
CU-4-6 = If one fool is shown and all the other cards are cuckoos, only the fool loses.
CU-4-7 = If two fools are shown, each counts 14½: above everything but the cuckoo. Cuckoos lose nothing.
CU-4-8 = A player without lives takes no part in later deals.
CU-4-9 = If all who are left lose their last life in the same round, everybody who began the match comes back with three lives.
CU-4-10 = When the round has been scored, go on with “Next round”.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

CU-R1 = A player who showed a special card has no more turn in that round.
    .question = After you have shown a cuckoo, hunter, cat, horse or inn, do you still get a turn?
    .adopted = No. Play goes on to the next player without a card. The rules always speak of that player as the next to be asked, and this only works if shown cards have had their turn. If nobody is left, the cards are compared.
    .other = The player still gets a turn later. Set shown_holder_acts to True to play it so.
CU-R2 = The innkeeper pays only when the card of the player who asked is exactly a zero and loses.
    .question = At the inn, which card does “if a zero loses” mean?
    .adopted = The card of the player who asked must be a zero and one of the losing cards, alone, tied, or together with a fool. This is what the words say.
CU-R3 = At the inn, first the player who asked chooses, then the innkeeper answers.
    .question = Who decides at the inn?
    .adopted = The player who asked either keeps or asks for payment. The innkeeper then agrees or refuses, for only the person asked to pay can agree.
    .other = Nobody decides: an inn always covers a zero. Set inn to "always" to play it so.
CU-R4 = After a refusal at the inn, the former innkeeper is on turn.
    .question = Whose turn is it after the innkeeper has refused?
    .adopted = The two swap. The player who asked is finished and holds the inn, face up. The former innkeeper now decides as usual, and as dealer may use the bottom card.
CU-R5 = The cat first takes a life, then undoes the swaps that moved the card, newest first.
    .question = How exactly does the cat undo swaps?
    .adopted = First the life is lost. Then every swap that brought the card to the player who asked is undone, newest first, and everybody in that row gets back the card held before. A swap after a refusal at the inn counts too. The cat and the horses stay where they are.
    .other = Elsewhere special cards stop the row, or the player who was first dealt the card simply drops out. There is no option for that.
CU-R6 = The cat undoes the row of swaps even when it has just taken a last life.
    .question = If the cat takes your last life, are the swaps still undone?
    .adopted = Yes, also when this ends the match. Nothing in the rules makes an exception. The card that comes back to you is then dead.
CU-R7 = If a cat or a hunter leaves only one player with lives, that player wins at once.
    .question = What if a hunter or a cat leaves only one player alive in the middle of a round?
    .adopted = The match is over at once, with no comparing of cards, because the rule about the last player has no exception.
    .other = Play on until the cards are compared. Set lone_survivor_wins to False to play it so.
CU-R8 = The dealer’s own swap uses the bottom card. A swap that meets the dealer’s horse uses the top card.
    .question = Does the dealer take the bottom card of the pack or the top one?
    .adopted = The bottom one, which is also the next to be dealt. Only a player who meets the dealer’s horse takes the top card. The rules say both, in different places.
    .other = The dealer takes the top card as well. Set dealer_swaps to "top" to play it so.
CU-R9 = A dealer whose horse was shown does not act any more.
    .question = After the dealer’s horse has sent somebody to the pack, does the dealer still decide?
    .adopted = No. Whoever has shown a card has had their turn, and the dealer is no exception.
    .other = The dealer still decides. This comes with shown_holder_acts set to True.
CU-R10 = Only fools of players with lives are counted.
    .question = Does a fool count if its holder was knocked out in this round?
    .adopted = No. Dead cards are not compared, so they are not counted either.
CU-R11 = One fool loses together with all who share the lowest card.
    .question = With one fool on the table and several equal lowest cards, who loses?
    .adopted = The fool and all of them, because the fool ties with the lowest card.
CU-R12 = Two fools lose only when all the other cards are cuckoos.
    .question = With two fools on the table, who loses?
    .adopted = If all other cards are cuckoos, both fools lose, since 14½ is less than 15. Otherwise the lowest other card loses.
CU-R13 = If only cuckoos are left, nobody loses a life.
    .question = What if every card that is compared is a cuckoo?
    .adopted = Nobody loses. A cuckoo never costs a life.
CU-R14 = The deal passes to the next player in playing order who still has a life after scoring.
    .question = Which player is the “next” to deal?
    .adopted = The next one anticlockwise. Players without lives are left out, and lives are counted after scoring.
CU-R15 = When everybody comes back, the next player in playing order deals.
    .question = Who deals after everybody has come back?
    .adopted = Simply the next seat, whoever sits there, because all are in again.
CU-R16 = A player can lose two lives in one round.
    .question = Can one player lose two lives in the same round?
    .adopted = Yes. Whoever loses a life to a hunter or a cat but has one left still shows the card, and may lose again.
    .other = A card punished by a hunter or a cat is left out when cards are compared. Set double_penalty to False to play it so.
CU-R17 = A player who was refused keeps the card, and the turn is over.
    .question = May you try again, or change your mind, after being refused?
    .adopted = No. You have used your turn and stay with the card you hold.
CU-R18 = The first dealer is chosen by chance.
    .question = Who deals first?
    .adopted = Chance decides, and the seed of the match settles it.
    .other = Somebody is chosen to deal first. Set first_dealer to that seat to play it so.
CU-R19 = A card that was shown stays known for the rest of the round.
    .question = Does a card stay face up once it was shown?
    .adopted = Yes, until the round is over, even if it moves to another player afterwards.
CU-R20 = The player after a jumped horse is asked like anybody else.
    .question = What if the player behind a horse has a special card too?
    .adopted = It works as usual. An inn found behind a horse, for instance, stops the swap.
CU-R21 = Where the dealer’s old card goes in the pack does not matter.
    .question = Does it matter where a card goes that is swapped with the pack?
    .adopted = No. The pack is put together and shuffled again before the next round, and a round needs at most one card more than there are players.
CU-R22 = Everybody has three lives.
    .question = How many lives do you start with?
    .adopted = Three, as our source says.
    .other = Other places play with another number, such as four. Set lives to play it so.
CU-R23 = You may keep a terrible card, and you may swap a special one.
    .question = Must you ask when your card is bad? May you give away a special card?
    .adopted = Both are up to you. On your own turn, every card is just a card.
CU-R24 = After 200 rounds the match ends, and the player with the most lives wins.
    .question = Can a match go on for ever, as everybody may come back again and again?
    .adopted = No. After 200 rounds the most lives win, and equal lives share a draw. Real matches are far shorter.
    .other = Set max_rounds for any other limit.
CU-R25 = Four play, but any number from two to twenty can.
    .question = How many people can play?
    .adopted = Four, as our source says, unless you choose another number.
    .other = Set players to any number from 2 to 20. When all lose their last life together, all who began come back.
CU-R26 = Nobody whose swap was undone by the cat acts again.
    .question = When the cat undoes swaps, do those players get another turn?
    .adopted = No. They have had their turn. Play goes on with the next player without a card.
CU-R27 = The card of a player knocked out in this round stays face down unless it was shown before.
    .question = Is the card of a player who was knocked out shown at the end?
    .adopted = No. Only players with lives show their cards.

# Spite & Malice for two.

spite-and-malice-title = Spite & Malice
spite-and-malice-place = A patience for two players, played against each other. Two packs of 52 cards.
spite-and-malice-tagline = Three stacks to build together, four to park cards on, and one pile to be rid of first.
spite-and-malice-summary = Turn your payoff pile up card by card, and play it onto the centre stacks, which rise from ace to queen. Your hand and your side stacks help you there, and a king stands for any card. Whoever plays the last payoff card wins the round, and 50 points win the match.
spite-and-malice-link = Spite and Malice on pagat.com
    .address = https://www.pagat.com/patience/spite.html

## Ranks and suits, and the words for a rank: what a stack waits for, and what a king stands for.

-ace = ace
-two = two
-three = three
-four = four
-five = five
-six = six
-seven = seven
-eight = eight
-nine = nine
-ten = ten
-jack = jack
-queen = queen
-king = king
-spades = spades
-hearts = hearts
-diamonds = diamonds
-clubs = clubs
spite-and-malice-due = { $due ->
    [1] an { -ace }
    [2] a { -two }
    [3] a { -three }
    [4] a { -four }
    [5] a { -five }
    [6] a { -six }
    [7] a { -seven }
    [8] an { -eight }
    [9] a { -nine }
    [10] a { -ten }
    [11] a { -jack }
   *[12] a { -queen }
}
spite-and-malice-rank = { $amount ->
    [1] an { -ace }
    [2] a { -two }
    [3] a { -three }
    [4] a { -four }
    [5] a { -five }
    [6] a { -six }
    [7] a { -seven }
    [8] an { -eight }
    [9] a { -nine }
    [10] a { -ten }
    [11] a { -jack }
   *[12] a { -queen }
}

## Cards. The name, with an article, and a label for a screen reader.

spite-and-malice-card-AS = { -ace } of { -spades }
    .the = the { -ace } of { -spades }
    .a = an { -ace } of { -spades }
    .label = { -ace } of { -spades }
spite-and-malice-card-2S = { -two } of { -spades }
    .the = the { -two } of { -spades }
    .a = a { -two } of { -spades }
    .label = { -two } of { -spades }
spite-and-malice-card-3S = { -three } of { -spades }
    .the = the { -three } of { -spades }
    .a = a { -three } of { -spades }
    .label = { -three } of { -spades }
spite-and-malice-card-4S = { -four } of { -spades }
    .the = the { -four } of { -spades }
    .a = a { -four } of { -spades }
    .label = { -four } of { -spades }
spite-and-malice-card-5S = { -five } of { -spades }
    .the = the { -five } of { -spades }
    .a = a { -five } of { -spades }
    .label = { -five } of { -spades }
spite-and-malice-card-6S = { -six } of { -spades }
    .the = the { -six } of { -spades }
    .a = a { -six } of { -spades }
    .label = { -six } of { -spades }
spite-and-malice-card-7S = { -seven } of { -spades }
    .the = the { -seven } of { -spades }
    .a = a { -seven } of { -spades }
    .label = { -seven } of { -spades }
spite-and-malice-card-8S = { -eight } of { -spades }
    .the = the { -eight } of { -spades }
    .a = an { -eight } of { -spades }
    .label = { -eight } of { -spades }
spite-and-malice-card-9S = { -nine } of { -spades }
    .the = the { -nine } of { -spades }
    .a = a { -nine } of { -spades }
    .label = { -nine } of { -spades }
spite-and-malice-card-10S = { -ten } of { -spades }
    .the = the { -ten } of { -spades }
    .a = a { -ten } of { -spades }
    .label = { -ten } of { -spades }
spite-and-malice-card-JS = { -jack } of { -spades }
    .the = the { -jack } of { -spades }
    .a = a { -jack } of { -spades }
    .label = { -jack } of { -spades }
spite-and-malice-card-QS = { -queen } of { -spades }
    .the = the { -queen } of { -spades }
    .a = a { -queen } of { -spades }
    .label = { -queen } of { -spades }
spite-and-malice-card-KS = { -king } of { -spades }
    .the = the { -king } of { -spades }
    .a = a { -king } of { -spades }
    .label = { -king } of { -spades }
spite-and-malice-card-AH = { -ace } of { -hearts }
    .the = the { -ace } of { -hearts }
    .a = an { -ace } of { -hearts }
    .label = { -ace } of { -hearts }
spite-and-malice-card-2H = { -two } of { -hearts }
    .the = the { -two } of { -hearts }
    .a = a { -two } of { -hearts }
    .label = { -two } of { -hearts }
spite-and-malice-card-3H = { -three } of { -hearts }
    .the = the { -three } of { -hearts }
    .a = a { -three } of { -hearts }
    .label = { -three } of { -hearts }
spite-and-malice-card-4H = { -four } of { -hearts }
    .the = the { -four } of { -hearts }
    .a = a { -four } of { -hearts }
    .label = { -four } of { -hearts }
spite-and-malice-card-5H = { -five } of { -hearts }
    .the = the { -five } of { -hearts }
    .a = a { -five } of { -hearts }
    .label = { -five } of { -hearts }
spite-and-malice-card-6H = { -six } of { -hearts }
    .the = the { -six } of { -hearts }
    .a = a { -six } of { -hearts }
    .label = { -six } of { -hearts }
spite-and-malice-card-7H = { -seven } of { -hearts }
    .the = the { -seven } of { -hearts }
    .a = a { -seven } of { -hearts }
    .label = { -seven } of { -hearts }
spite-and-malice-card-8H = { -eight } of { -hearts }
    .the = the { -eight } of { -hearts }
    .a = an { -eight } of { -hearts }
    .label = { -eight } of { -hearts }
spite-and-malice-card-9H = { -nine } of { -hearts }
    .the = the { -nine } of { -hearts }
    .a = a { -nine } of { -hearts }
    .label = { -nine } of { -hearts }
spite-and-malice-card-10H = { -ten } of { -hearts }
    .the = the { -ten } of { -hearts }
    .a = a { -ten } of { -hearts }
    .label = { -ten } of { -hearts }
spite-and-malice-card-JH = { -jack } of { -hearts }
    .the = the { -jack } of { -hearts }
    .a = a { -jack } of { -hearts }
    .label = { -jack } of { -hearts }
spite-and-malice-card-QH = { -queen } of { -hearts }
    .the = the { -queen } of { -hearts }
    .a = a { -queen } of { -hearts }
    .label = { -queen } of { -hearts }
spite-and-malice-card-KH = { -king } of { -hearts }
    .the = the { -king } of { -hearts }
    .a = a { -king } of { -hearts }
    .label = { -king } of { -hearts }
spite-and-malice-card-AD = { -ace } of { -diamonds }
    .the = the { -ace } of { -diamonds }
    .a = an { -ace } of { -diamonds }
    .label = { -ace } of { -diamonds }
spite-and-malice-card-2D = { -two } of { -diamonds }
    .the = the { -two } of { -diamonds }
    .a = a { -two } of { -diamonds }
    .label = { -two } of { -diamonds }
spite-and-malice-card-3D = { -three } of { -diamonds }
    .the = the { -three } of { -diamonds }
    .a = a { -three } of { -diamonds }
    .label = { -three } of { -diamonds }
spite-and-malice-card-4D = { -four } of { -diamonds }
    .the = the { -four } of { -diamonds }
    .a = a { -four } of { -diamonds }
    .label = { -four } of { -diamonds }
spite-and-malice-card-5D = { -five } of { -diamonds }
    .the = the { -five } of { -diamonds }
    .a = a { -five } of { -diamonds }
    .label = { -five } of { -diamonds }
spite-and-malice-card-6D = { -six } of { -diamonds }
    .the = the { -six } of { -diamonds }
    .a = a { -six } of { -diamonds }
    .label = { -six } of { -diamonds }
spite-and-malice-card-7D = { -seven } of { -diamonds }
    .the = the { -seven } of { -diamonds }
    .a = a { -seven } of { -diamonds }
    .label = { -seven } of { -diamonds }
spite-and-malice-card-8D = { -eight } of { -diamonds }
    .the = the { -eight } of { -diamonds }
    .a = an { -eight } of { -diamonds }
    .label = { -eight } of { -diamonds }
spite-and-malice-card-9D = { -nine } of { -diamonds }
    .the = the { -nine } of { -diamonds }
    .a = a { -nine } of { -diamonds }
    .label = { -nine } of { -diamonds }
spite-and-malice-card-10D = { -ten } of { -diamonds }
    .the = the { -ten } of { -diamonds }
    .a = a { -ten } of { -diamonds }
    .label = { -ten } of { -diamonds }
spite-and-malice-card-JD = { -jack } of { -diamonds }
    .the = the { -jack } of { -diamonds }
    .a = a { -jack } of { -diamonds }
    .label = { -jack } of { -diamonds }
spite-and-malice-card-QD = { -queen } of { -diamonds }
    .the = the { -queen } of { -diamonds }
    .a = a { -queen } of { -diamonds }
    .label = { -queen } of { -diamonds }
spite-and-malice-card-KD = { -king } of { -diamonds }
    .the = the { -king } of { -diamonds }
    .a = a { -king } of { -diamonds }
    .label = { -king } of { -diamonds }
spite-and-malice-card-AC = { -ace } of { -clubs }
    .the = the { -ace } of { -clubs }
    .a = an { -ace } of { -clubs }
    .label = { -ace } of { -clubs }
spite-and-malice-card-2C = { -two } of { -clubs }
    .the = the { -two } of { -clubs }
    .a = a { -two } of { -clubs }
    .label = { -two } of { -clubs }
spite-and-malice-card-3C = { -three } of { -clubs }
    .the = the { -three } of { -clubs }
    .a = a { -three } of { -clubs }
    .label = { -three } of { -clubs }
spite-and-malice-card-4C = { -four } of { -clubs }
    .the = the { -four } of { -clubs }
    .a = a { -four } of { -clubs }
    .label = { -four } of { -clubs }
spite-and-malice-card-5C = { -five } of { -clubs }
    .the = the { -five } of { -clubs }
    .a = a { -five } of { -clubs }
    .label = { -five } of { -clubs }
spite-and-malice-card-6C = { -six } of { -clubs }
    .the = the { -six } of { -clubs }
    .a = a { -six } of { -clubs }
    .label = { -six } of { -clubs }
spite-and-malice-card-7C = { -seven } of { -clubs }
    .the = the { -seven } of { -clubs }
    .a = a { -seven } of { -clubs }
    .label = { -seven } of { -clubs }
spite-and-malice-card-8C = { -eight } of { -clubs }
    .the = the { -eight } of { -clubs }
    .a = an { -eight } of { -clubs }
    .label = { -eight } of { -clubs }
spite-and-malice-card-9C = { -nine } of { -clubs }
    .the = the { -nine } of { -clubs }
    .a = a { -nine } of { -clubs }
    .label = { -nine } of { -clubs }
spite-and-malice-card-10C = { -ten } of { -clubs }
    .the = the { -ten } of { -clubs }
    .a = a { -ten } of { -clubs }
    .label = { -ten } of { -clubs }
spite-and-malice-card-JC = { -jack } of { -clubs }
    .the = the { -jack } of { -clubs }
    .a = a { -jack } of { -clubs }
    .label = { -jack } of { -clubs }
spite-and-malice-card-QC = { -queen } of { -clubs }
    .the = the { -queen } of { -clubs }
    .a = a { -queen } of { -clubs }
    .label = { -queen } of { -clubs }
spite-and-malice-card-KC = { -king } of { -clubs }
    .the = the { -king } of { -clubs }
    .a = a { -king } of { -clubs }
    .label = { -king } of { -clubs }

## Numbers with their words

spite-and-malice-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
spite-and-malice-payoff-cards = { $amount ->
    [one] 1 payoff card
   *[other] { $amount } payoff cards
}
spite-and-malice-turns = { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
}

## Zones. Stacks are numbered from 1. Amount: how many cards lie there. Due: the rank that a stack waits for.
## Beside the stock and the payoff piles the table itself shows how many cards they have.

spite-and-malice-zone-stock = Stock
spite-and-malice-zone-centre = { $amount ->
    [0] Centre stack { $number }, empty, needs { spite-and-malice-due }
   *[other] Centre stack { $number }, needs { spite-and-malice-due }
}
    .title = Centre { $number }
# A stack that won the round with its last card is full and waits for nothing.
spite-and-malice-zone-centre-full = Centre stack { $number }, complete
spite-and-malice-zone-payoff = { $seat_is ->
    [you] Your payoff pile
   *[other] Payoff pile of { $seat }
}
    .title = Payoff
spite-and-malice-zone-side = { $amount ->
    [0] { $seat_is ->
        [you] Your side stack { $number }, empty
       *[other] Side stack { $number } of { $seat }, empty
    }
   *[other] { $seat_is ->
        [you] Your side stack { $number }, { cards }
       *[other] Side stack { $number } of { $seat }, { cards }
    }
}
spite-and-malice-zone-hand = { $seat_is ->
    [you] Your hand, { cards }
   *[other] Hand of { $seat }, { cards }
}
# A king on a centre stack. Amount: the rank it stands for.
spite-and-malice-zone-king = { $card }, as { spite-and-malice-rank }

## Counters beside a name

spite-and-malice-counter-score = { $target ->
    [one] { $amount } of 1 point
   *[other] { $amount } of { $target } points
}
spite-and-malice-counter-payoff = { spite-and-malice-payoff-cards }

## What happened

spite-and-malice-event-start = The match begins. It takes { spite-and-malice-points } to win it.
spite-and-malice-event-shuffle = Round { $amount }. All cards are shuffled together.
# Amount: the cards of the payoff pile.
spite-and-malice-event-deal = { $seat_is ->
    [you] You are dealt { spite-and-malice-payoff-cards } and a hand of five.
   *[other] { $seat } is dealt { spite-and-malice-payoff-cards } and a hand of five.
}
# Amount: how many cards the payoff pile has, this one included.
spite-and-malice-event-turn-up = { $amount ->
    [1] { $seat_is ->
        [you] Your last payoff card is { $card_the }.
       *[other] The last payoff card of { $seat } is { $card_the }.
    }
   *[other] { $seat_is ->
        [you] You turn up { $card_the }, one of { spite-and-malice-payoff-cards } left.
       *[other] { $seat } turns up { $card_the }, one of { spite-and-malice-payoff-cards } left.
    }
}
spite-and-malice-event-tie = The two payoff cards are equally high. Both payoff piles are shuffled and turned up again.
spite-and-malice-event-begin = { $seat_is ->
    [you] You have the higher payoff card, so you begin.
   *[other] { $seat } has the higher payoff card and begins.
}
# The cards are known to the player who draws them.
spite-and-malice-event-draw = { $cause ->
    [refill] { $seat_is ->
        [you] Your hand is used up, so you draw { cards }.
       *[other] { $seat } has used up the hand and draws { cards }.
    }
   *[turn] { $amount ->
        [1] { $card_is ->
            [known] { $seat_is ->
                [you] You draw { $card_the }.
               *[other] { $seat } draws { $card_the }.
            }
           *[hidden] { $seat_is ->
                [you] You draw a card.
               *[other] { $seat } draws a card.
            }
        }
       *[other] { $seat_is ->
            [you] You draw { cards }.
           *[other] { $seat } draws { cards }.
        }
    }
}
# Cause: where the card was played from.
spite-and-malice-event-play = { $cause ->
    [payoff] { $seat_is ->
        [you] You play your payoff card, { $card_the }.
       *[other] { $seat } plays the payoff card, { $card_the }.
    }
    [side] { $seat_is ->
        [you] You play { $card_the } from a side stack.
       *[other] { $seat } plays { $card_the } from a side stack.
    }
   *[hand] { $seat_is ->
        [you] You play { $card_the } from your hand.
       *[other] { $seat } plays { $card_the } from the hand.
    }
}
# A king. Amount: the rank it stands for.
spite-and-malice-event-wild = { $cause ->
    [payoff] { $seat_is ->
        [you] You play your payoff card, { $card_the }, as { spite-and-malice-rank }.
       *[other] { $seat } plays the payoff card, { $card_the }, as { spite-and-malice-rank }.
    }
    [side] { $seat_is ->
        [you] You play { $card_the } from a side stack as { spite-and-malice-rank }.
       *[other] { $seat } plays { $card_the } from a side stack as { spite-and-malice-rank }.
    }
   *[hand] { $seat_is ->
        [you] You play { $card_the } from your hand as { spite-and-malice-rank }.
       *[other] { $seat } plays { $card_the } from the hand as { spite-and-malice-rank }.
    }
}
# Amount: the cards of the stock afterwards.
spite-and-malice-event-complete = { $seat_is ->
    [you] You have completed a centre stack. It is shuffled into the stock, which now has { cards }.
   *[other] { $seat } has completed a centre stack. It is shuffled into the stock, which now has { cards }.
}
spite-and-malice-event-discard = { $seat_is ->
    [you] You put { $card_the } on a side stack and end your turn.
   *[other] { $seat } puts { $card_the } on a side stack and ends the turn.
}
spite-and-malice-event-round-won = { $seat_is ->
    [you] Your payoff pile is used up: you win the round and get { spite-and-malice-points }.
   *[other] The payoff pile of { $seat } is used up: { $seat } wins the round and gets { spite-and-malice-points }.
}
# Stock: whose draw it was. Turns: nobody's; amount says how many turns there were.
spite-and-malice-event-round-drawn = { $seat_is ->
    [you] After your draw the stock is empty: the round is drawn, and nobody gets points.
    [nobody] { $cause ->
        [turns] After { spite-and-malice-turns } nobody has won: the round is drawn, and nobody gets points.
       *[stock] The stock is used up: the round is drawn, and nobody gets points.
    }
   *[other] After the draw of { $seat } the stock is empty: the round is drawn, and nobody gets points.
}
spite-and-malice-event-round-over = Round { $amount } is over.
spite-and-malice-event-match-over = { $seat_is ->
    [you] You win the match!
    [nobody] The match ends here: it is drawn.
   *[other] { $seat } wins the match.
}

## What you can do. The hint says it in one more line. From: the number of the side stack a card comes from.

spite-and-malice-action-play = { $cause ->
    [payoff] Play your payoff card, { $card_the }, on centre stack { $number }
    [side] Play { $card_the } from side stack { $from } on centre stack { $number }
   *[hand] Play { $card_the } on centre stack { $number }
}
    .hint = { $cause ->
        [payoff] That is one payoff card less. The last one wins the round.
        [side] Your turn goes on. If a card lies under this one, that can be played next.
       *[hand] Your turn goes on.
    }
# A king. Amount: the rank it would stand for.
spite-and-malice-action-wild = { $cause ->
    [payoff] Play your payoff card, { $card_the }, on centre stack { $number } as { spite-and-malice-rank }
    [side] Play { $card_the } from side stack { $from } on centre stack { $number } as { spite-and-malice-rank }
   *[hand] Play { $card_the } on centre stack { $number } as { spite-and-malice-rank }
}
    .hint = { $cause ->
        [payoff] That is one payoff card less. The last one wins the round.
        [side] Your turn goes on. Kings are rare: does nothing else fit?
       *[hand] Your turn goes on. Kings are rare: does nothing else fit?
    }
spite-and-malice-action-discard = Put { $card_the } on side stack { $number }
    .hint = This ends your turn.
# What the table does by itself: pressing the stock is refused.
spite-and-malice-action-draw = Draw cards
spite-and-malice-action-next-round = Next round
    .hint = Shuffle all cards, and deal the next round.

## What the table asks or says

# The card is the reader’s payoff card.
spite-and-malice-prompt-turn = { $card_is ->
    [known] Your turn. Your payoff card is { $card_the }. Play to the centre as you like; a card put on a side stack ends your turn.
   *[hidden] Your turn. Play to the centre as you like; a card put on a side stack ends your turn.
}
spite-and-malice-prompt-waiting = Waiting for { $seat }.
spite-and-malice-prompt-round-won = { $seat_is ->
    [you] You have won the round and get { spite-and-malice-points }.
   *[other] { $seat } has won the round and gets { spite-and-malice-points }.
}
spite-and-malice-prompt-round-drawn = { $cause ->
    [turns] The round has lasted too long. It is drawn, and nobody gets points.
   *[stock] The stock is used up. The round is drawn, and nobody gets points.
}
spite-and-malice-prompt-match-won = { $seat_is ->
    [you] You win the match!
   *[other] { $seat } wins the match.
}
spite-and-malice-prompt-match-drawn = The match is drawn.

## Notes at a seat

spite-and-malice-note-starter = began this round
spite-and-malice-note-to-act = playing
spite-and-malice-note-points = wins the round: { spite-and-malice-points }
spite-and-malice-note-no-points = no points
spite-and-malice-note-winner = won the match

## Why an action is not possible now. Due: the rank that the stack waits for.

spite-and-malice-illegal-play = { $cause ->
    [rank] You cannot play { $card_the } there: that stack needs { spite-and-malice-due }. Each card is one rank higher than the card it covers.
    [empty] You cannot open a stack with { $card_the }: an empty centre stack needs an ace.
    [king] In this match a king cannot open an empty centre stack. It needs a real ace.
    [ace-first] You can play an ace, and in this match an ace has to be played before anything else.
    [from-payoff] A payoff card goes to a centre stack only. It has to wait until it fits.
    [from-side] A card leaves a side stack only for a centre stack, never for another side stack.
    [covered] That card is covered. Only the top card of a side stack can be played.
    [no-card] That side stack is empty, so there is no card to play.
    [not-held] You do not have that card in your hand.
    [no-source] You play from your hand, from your own side stacks and from your own payoff pile, and from nowhere else.
    [stock] You draw at the beginning of your turn, and when your hand is used up. The table does it for you.
    [no-stack] There is no such centre stack in this match.
    [no-play] A card on a side stack is a discard, not a play.
    [no-discard] A card on a centre stack is a play, not a discard.
    [their-stack] The side stacks of the other player are not for your cards. Use one of your own.
    [no-target] A card goes to a centre stack, or from your hand to one of your own side stacks.
    [pass] You cannot pass. Your turn ends when you put a card from your hand on one of your side stacks.
    [between-rounds] The round is over. Go on with “Next round”.
    [not-scored] The next round starts only when this one is over.
   *[other] The rules do not allow that now.
}
spite-and-malice-illegal-discard = { spite-and-malice-illegal-play }
spite-and-malice-illegal-pass = { spite-and-malice-illegal-play }
spite-and-malice-illegal-next-round = { spite-and-malice-illegal-play }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

spite-and-malice-position-form = it is not written as a dictionary of plain data
spite-and-malice-position-unknown-key = it has no entry called “{ $key }”
spite-and-malice-position-card = “{ $card }” is not a card of this game
spite-and-malice-position-cards = it has the card “{ $card }” more often than the packs have
spite-and-malice-position-too-few = its piles need more cards than the packs have
spite-and-malice-position-jokers = there are no jokers in this game
spite-and-malice-position-hands = “hands” needs two lists of at most five cards
spite-and-malice-position-hand = “hand” needs a list of cards for A, for B, or for both
spite-and-malice-position-payoffs-bottom-first = “payoffs_bottom_first” needs two payoff piles, each with at least one card unless it has won, and no more than are dealt
spite-and-malice-position-payoff-bottom-first = “payoff_bottom_first” needs a list of cards for A, for B, or for both
spite-and-malice-position-sides-bottom-first = “sides_bottom_first” needs four lists of cards for each of the two players
spite-and-malice-position-side-bottom-first = “side_bottom_first” needs four lists of cards for A, for B, or for both
spite-and-malice-position-centres-bottom-first = “centres_bottom_first” needs a list for each centre stack, rising from the ace without a gap, kings in place of any card, and ending before the queen
spite-and-malice-position-stock-top-first = “stock_top_first” has to be a list of cards
spite-and-malice-position-aside = “aside” has to be a list of the cards that are out of play
spite-and-malice-position-scores = “scores” needs two whole numbers from 0 up; only in a match that is over can somebody have enough to win it
spite-and-malice-position-phase = “phase” has to be begin, draw, play, scored or over
spite-and-malice-position-turn = “turn” has to be the seat that decides: 0 or 1, the winner once a round is won, and nothing once the match is over
spite-and-malice-position-result = “result” has to say who won the round, with how many points, and by what: payoff, stock or turns
spite-and-malice-position-outcome = “outcome” has to say how the match ended, and it has to agree with the scores
spite-and-malice-position-turns = “turns” has to be a whole number from 1 to the last turn allowed
spite-and-malice-position-round = “round” has to be a number from 1 to the last round allowed
spite-and-malice-position-starter = “starter” has to be the seat that began the round, 0 or 1
spite-and-malice-position-shuffles = “shuffles” has to count how often cards were shuffled in this round
spite-and-malice-position-held = “held” needs for each seat a list of cards that its payoff pile can hold
spite-and-malice-position-action = each action of a worked case has to be a dictionary
spite-and-malice-position-by = “by” has to be A or B
spite-and-malice-position-players = this game is for two players
spite-and-malice-position-payoff-count = “payoff_count” needs a number of cards for A and for B, from 1 to as many as are dealt
spite-and-malice-position-stock-count = “stock_count” has to be a number of cards that the packs can have
spite-and-malice-position-actions = “actions” has to be a list of texts

## Why an opponent did it. Only what lies open is spoken of.

spite-and-malice-reason-only = { $seat_is ->
    [you] You have no other choice.
   *[other] { $seat } had no other choice.
}
spite-and-malice-reason-next-round = { $seat_is ->
    [you] Go on to the next round.
   *[other] { $seat } goes on to the next round.
}
spite-and-malice-reason-payoff = { $seat_is ->
    [you] Your payoff card fits, so play it: that pile has to go.
   *[other] { $seat } plays the payoff card because it fits.
}
spite-and-malice-reason-toward = { $seat_is ->
    [you] This card leads on to your payoff card.
   *[other] { $seat } plays this card because it leads on to the payoff card.
}
spite-and-malice-reason-refill = { $seat_is ->
    [you] Use up your hand, and you draw five more.
   *[other] { $seat } uses up the hand to draw five more.
}
spite-and-malice-reason-free = { $seat_is ->
    [you] This card fits, and you lose nothing by playing it.
   *[other] { $seat } plays a card that fits and loses nothing by it.
}
spite-and-malice-reason-more = { $seat_is ->
    [you] Play it, and you draw another card in its place next time.
   *[other] { $seat } plays a card, to draw another in its place next time.
}
# The card is the payoff card of the player who would like to play it.
spite-and-malice-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] See to it that { $card_the } on the other payoff pile does not fit.
       *[other] { $seat } sees to it that { $card_the } on the other payoff pile does not fit.
    }
   *[hidden] { $seat_is ->
        [you] See to it that the other payoff card does not fit.
       *[other] { $seat } sees to it that the other payoff card does not fit.
    }
}
spite-and-malice-reason-tidy = { $seat_is ->
    [you] Put it where it lies in order: on the next higher card.
   *[other] { $seat } puts it where it lies in order, on the next higher card.
}
spite-and-malice-reason-same = { $seat_is ->
    [you] Put it on a card of the same rank.
   *[other] { $seat } puts it on a card of the same rank.
}
spite-and-malice-reason-open = { $seat_is ->
    [you] Put it on an empty side stack, where it covers nothing.
   *[other] { $seat } puts it on an empty side stack, where it covers nothing.
}
spite-and-malice-reason-bury = { $seat_is ->
    [you] Put it where it covers the card you will miss least.
   *[other] { $seat } puts it where it covers the least useful card.
}
spite-and-malice-reason-keep-king = { $seat_is ->
    [you] Kings are best kept for the payoff pile.
   *[other] { $seat } thinks that kings are best kept for the payoff pile.
}
spite-and-malice-reason-whim = { $seat_is ->
    [you] Any of these will do.
   *[other] { $seat } just felt like it.
}
# Samples: how many deals were imagined. Gain: payoff cards ahead of the other player, on average.
spite-and-malice-reason-search = { $seat_is ->
    [you] { $samples ->
        [one] In an imagined deal
       *[other] In { $samples } imagined deals
    } this came out best. Average lead, in payoff cards: { $gain }.
   *[other] { $seat } imagined { $samples ->
        [one] a deal
       *[other] { $samples } deals
    }, and this came out best. Average lead, in payoff cards: { $gain }.
}

## The clauses: aim

SM-1-1 = Two people play, one against the other. Like a patience, the game is about putting cards in order.
SM-1-4 = Try to be the first to get rid of all your payoff cards.

## The clauses: getting ready

SM-1-2 = For each round you get a hand of five cards and a payoff pile of 20. You also have room for four side stacks, which are empty at first.
SM-1-3 = In the middle there is room for three centre stacks, also empty. The cards that nobody was dealt are the stock, face down.

## The clauses: the stacks

SM-2-1 = The first card of a centre stack is an ace. Every card after it has to be the next higher rank: two, three, and so on to the queen.
SM-2-2 = Suits make no difference. A two of any suit can be played on an ace of any suit.
SM-2-3 = A king is wild. On a centre stack it takes the place of whatever card is needed there.
SM-2-4 = In an example in our source, a king on the ten of clubs counts as a queen. A jack would be needed there, so we take it for a slip.
SM-2-5 = A queen completes a centre stack, and so does a king on a jack. The complete stack is shuffled into the stock, and a new one can be opened in its place.
SM-2-6 = On a side stack any card may cover any other. Only the card on top can be played.

## The clauses: a turn

SM-3-1 = At the beginning of your turn you draw cards from the stock until you have five in your hand.
SM-3-2 = Then there are four kinds of moves. Three of them play a card to the centre, and the fourth is a discard.
SM-3-3 = You may play the top card of your payoff pile on a centre stack.
SM-3-4 = You may play the top card of any of your side stacks on a centre stack.
SM-3-5 = You may play a card from your hand on a centre stack.
SM-3-6 = You may put a card from your hand on one of your own side stacks. With this discard your turn is over.

## The clauses: scoring

SM-4-1 = When you play your last payoff card on a centre stack, you have won the round, and it is over.
SM-4-2 = You then get a point for every payoff card that the other player has left.
SM-4-3 = If the stock runs out before anybody has won, the round is drawn. Nobody gets points for it.
SM-4-4 = Further rounds are played until somebody has collected 50 points. That player wins the match.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

SM-R1 = We play with two packs of 52 cards and no jokers. That makes a stock of 54.
    .question = How many packs does the game take?
    .adopted = Two, as in most rules we have seen. The deal takes 50 cards, so with one pack the stock would have two, and the first or second draw would end the round.
    .other = Three packs are played as well. Set packs to any number from 1 to 3.
SM-R2 = The player with the higher payoff card begins. A queen is highest, and a king lowest of all. If the two cards are equal, both payoff piles are shuffled and turned up again.
    .question = Who begins?
    .adopted = Whoever has the higher card on the payoff pile. This is the commonest way. A king has no rank of its own, so it comes below the ace.
    .other = Elsewhere everything is dealt anew when the two cards are equal. There is no option for that.
SM-R3 = A king on a ten is a jack.
    .question = Our source has a king on a ten become a queen. Is the jack left out?
    .adopted = No. The rule says that a king is the card needed next, and the rule goes before the example. Elsewhere the source itself speaks of jacks.
SM-R4 = Play as many cards to the centre as you like, from wherever you may. Only a discard ends your turn, and you cannot pass.
    .question = Do you make one move in a turn, or several?
    .adopted = Several. The source says “one of” four moves, but also that the discard is what ends a turn, so the others do not end it. All versions of the game agree.
SM-R5 = If you use up your hand without a discard, you draw five cards at once and play on.
    .question = What if you have no card left to end your turn with?
    .adopted = You draw five and go on, as in all the rules that mention it. A stack you complete with your last card goes into the stock before you draw.
SM-R6 = As soon as a draw leaves no card in the stock, the round is drawn.
    .question = When exactly has the stock run out?
    .adopted = When its last card is drawn, even if you drew as many as you needed. This is what the words say.
    .other = Only when there are too few cards for a draw. Set stock_out to "short" to play it so.
SM-R7 = A king may open an empty centre stack, in place of the ace.
    .question = Can a king stand for an ace?
    .adopted = Yes. A king goes on any centre stack, as the card needed next, and that includes an empty one.
    .other = A stack needs a real ace to begin. Set king_opens to False to play it so.
SM-R8 = A complete stack goes back at once. The whole stock is shuffled, and the place is free.
    .question = When does a complete stack go back into the stock?
    .adopted = At once, and before anybody draws, so its cards can be drawn straight away.
SM-R9 = You get points only for the cards the other player has left. The match is won with 50 points or more.
    .question = Is there a bonus for winning a round?
    .adopted = None is mentioned, so there is none. A round gives 20 points at most, and a match lasts three rounds at least.
    .other = Many versions give five points more. Set bonus to any number from 0 to 20.
SM-R10 = You need not play a card only because it fits.
    .question = Do you have to play an ace, a two or your payoff card if you can?
    .adopted = No. The source does not say so, and holding a card back is part of the game.
    .other = An ace that fits has to be played first. Set aces_forced to True to play it so.
SM-R11 = In every round the higher payoff card decides anew who begins.
    .question = Who begins the later rounds?
    .adopted = Nothing else is said, so it is found out in the same way each time.
SM-R12 = Only cards from your hand go on side stacks, and only on your own.
    .question = Can a payoff card or a side card go on a side stack? May you use the stacks of the other player?
    .adopted = No, neither. The source names only the way from your hand to your own side stacks.
SM-R13 = The top card of a payoff pile lies face up. The others are face down.
    .question = Do you see what is on the payoff piles?
    .adopted = The top card of each, as everywhere. What lies below is unknown even to its owner.
SM-R14 = There are three centre stacks.
    .question = How many centre stacks can there be at a time?
    .adopted = Three, as our source says.
    .other = Many play with four. Set centres to 4 to play it so.
SM-R15 = The last payoff card wins at once, whatever else would happen.
    .question = What if a round could be won and drawn at the same time?
    .adopted = It is won, and nothing more happens: no stack is shuffled and no card is drawn.
SM-R16 = Kings may be played one after the other, and also from the payoff pile.
    .question = Can two kings follow each other? What about a king on the payoff pile?
    .adopted = Both are allowed. The source sets no limit, and a king stands for any card, wherever it comes from.
SM-R17 = After 400 turns of both players together, a round is drawn.
    .question = Can a round go on for ever, since complete stacks fill up the stock again?
    .adopted = No. After 400 turns it is drawn. Real rounds are far shorter.
    .other = Set max_turns for any other limit.
SM-R18 = After 40 rounds the match goes to the player with more points. If they are level, it is drawn.
    .question = Can a match go on for ever, since drawn rounds give no points?
    .adopted = No. After 40 rounds the leader wins.
    .other = Set max_rounds for any other limit.
SM-R19 = A stack is complete with twelve cards. A king counts as the card it stands for.
    .question = What is a complete stack?
    .adopted = One with a card for each rank from ace to queen, and a king may be any of them.
SM-R20 = All cards of the side stacks are open to both players, but only the top one of each can be played.
    .question = May you look at covered cards of side stacks?
    .adopted = Yes, at those of both players. They were all put down face up.

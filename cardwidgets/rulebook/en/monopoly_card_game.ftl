# Monopoly: The Card Game, for two to six. Amounts of money are numbers; the sign of the dollar is in the messages.

monopoly-card-game-title = Monopoly: The Card Game
monopoly-card-game-place = For two to six players. A pack of 60 cards. MONOPOLY is a trademark of Hasbro, with whom this project has no connection.
monopoly-card-game-tagline = Complete a group, build on it, go out first, and hope that nobody else does while you hold Chance.
monopoly-card-game-summary = Draw cards or trade for those that lie open, until your hand has complete groups and nothing that is of no use. Then go out: the round is over, and every hand is paid for what it has, group by group and house by house. Whoever is first to reach the target wins the match.
monopoly-card-game-link = The game on BoardGameGeek
    .address = https://boardgamegeek.com/boardgame/684

## Cards. The name, with an article, with an indefinite article, a short name for lists, and a label for a screen reader.
## Names of properties, GO, Mr. Monopoly and Chance are those on the cards.

monopoly-card-game-card-MED = Mediterranean Avenue
    .the = Mediterranean Avenue
    .a = Mediterranean Avenue
    .short = Mediterranean
    .label = Mediterranean Avenue (dark purple)
monopoly-card-game-card-BAL = Baltic Avenue
    .the = Baltic Avenue
    .a = Baltic Avenue
    .short = Baltic
    .label = Baltic Avenue (dark purple)
monopoly-card-game-card-ORI = Oriental Avenue
    .the = Oriental Avenue
    .a = Oriental Avenue
    .short = Oriental
    .label = Oriental Avenue (light blue)
monopoly-card-game-card-VER = Vermont Avenue
    .the = Vermont Avenue
    .a = Vermont Avenue
    .short = Vermont
    .label = Vermont Avenue (light blue)
monopoly-card-game-card-CON = Connecticut Avenue
    .the = Connecticut Avenue
    .a = Connecticut Avenue
    .short = Connecticut
    .label = Connecticut Avenue (light blue)
monopoly-card-game-card-STC = St. Charles Place
    .the = St. Charles Place
    .a = St. Charles Place
    .short = St. Charles
    .label = St. Charles Place (light purple)
monopoly-card-game-card-STA = States Avenue
    .the = States Avenue
    .a = States Avenue
    .short = States
    .label = States Avenue (light purple)
monopoly-card-game-card-VIR = Virginia Avenue
    .the = Virginia Avenue
    .a = Virginia Avenue
    .short = Virginia
    .label = Virginia Avenue (light purple)
monopoly-card-game-card-STJ = St. James Place
    .the = St. James Place
    .a = St. James Place
    .short = St. James
    .label = St. James Place (orange)
monopoly-card-game-card-TEN = Tennessee Avenue
    .the = Tennessee Avenue
    .a = Tennessee Avenue
    .short = Tennessee
    .label = Tennessee Avenue (orange)
monopoly-card-game-card-NYA = New York Avenue
    .the = New York Avenue
    .a = New York Avenue
    .short = New York
    .label = New York Avenue (orange)
monopoly-card-game-card-KEN = Kentucky Avenue
    .the = Kentucky Avenue
    .a = Kentucky Avenue
    .short = Kentucky
    .label = Kentucky Avenue (red)
monopoly-card-game-card-IND = Indiana Avenue
    .the = Indiana Avenue
    .a = Indiana Avenue
    .short = Indiana
    .label = Indiana Avenue (red)
monopoly-card-game-card-ILL = Illinois Avenue
    .the = Illinois Avenue
    .a = Illinois Avenue
    .short = Illinois
    .label = Illinois Avenue (red)
monopoly-card-game-card-ATL = Atlantic Avenue
    .the = Atlantic Avenue
    .a = Atlantic Avenue
    .short = Atlantic
    .label = Atlantic Avenue (yellow)
monopoly-card-game-card-VEN = Ventnor Avenue
    .the = Ventnor Avenue
    .a = Ventnor Avenue
    .short = Ventnor
    .label = Ventnor Avenue (yellow)
monopoly-card-game-card-MAR = Marvin Gardens
    .the = Marvin Gardens
    .a = Marvin Gardens
    .short = Marvin Gardens
    .label = Marvin Gardens (yellow)
monopoly-card-game-card-PAC = Pacific Avenue
    .the = Pacific Avenue
    .a = Pacific Avenue
    .short = Pacific
    .label = Pacific Avenue (green)
monopoly-card-game-card-NCA = North Carolina Avenue
    .the = North Carolina Avenue
    .a = North Carolina Avenue
    .short = North Carolina
    .label = North Carolina Avenue (green)
monopoly-card-game-card-PEN = Pennsylvania Avenue
    .the = Pennsylvania Avenue
    .a = Pennsylvania Avenue
    .short = Pennsylvania Avenue
    .label = Pennsylvania Avenue (green)
monopoly-card-game-card-PKP = Park Place
    .the = Park Place
    .a = Park Place
    .short = Park Place
    .label = Park Place (dark blue)
monopoly-card-game-card-BWK = Boardwalk
    .the = Boardwalk
    .a = Boardwalk
    .short = Boardwalk
    .label = Boardwalk (dark blue)
monopoly-card-game-card-RDG = Reading Railroad
    .the = the Reading Railroad
    .a = the Reading Railroad
    .short = Reading
    .label = Reading Railroad
monopoly-card-game-card-PRR = Pennsylvania Railroad
    .the = the Pennsylvania Railroad
    .a = the Pennsylvania Railroad
    .short = Pennsylvania Railroad
    .label = Pennsylvania Railroad
monopoly-card-game-card-BNO = B. & O. Railroad
    .the = the B. & O. Railroad
    .a = the B. & O. Railroad
    .short = B. & O.
    .label = B. & O. Railroad
monopoly-card-game-card-SHL = Short Line
    .the = Short Line
    .a = Short Line
    .short = Short Line
    .label = Short Line (railroad)
monopoly-card-game-card-ELE = Electric Company
    .the = the Electric Company
    .a = the Electric Company
    .short = Electric Company
    .label = Electric Company (utility)
monopoly-card-game-card-WAT = Water Works
    .the = the Water Works
    .a = the Water Works
    .short = Water Works
    .label = Water Works (utility)
monopoly-card-game-card-H1 = first house
    .the = the first house
    .a = a first house
    .short = first house
    .label = first house
monopoly-card-game-card-H2 = second house
    .the = the second house
    .a = a second house
    .short = second house
    .label = second house
monopoly-card-game-card-H3 = third house
    .the = the third house
    .a = a third house
    .short = third house
    .label = third house
monopoly-card-game-card-H4 = fourth house
    .the = the fourth house
    .a = a fourth house
    .short = fourth house
    .label = fourth house
monopoly-card-game-card-HT = hotel
    .the = the hotel
    .a = a hotel
    .short = hotel
    .label = hotel
monopoly-card-game-card-TK-CAR = race car
    .the = the race car
    .a = a race car
    .short = race car
    .label = race car (token)
monopoly-card-game-card-TK-SHIP = battleship
    .the = the battleship
    .a = a battleship
    .short = battleship
    .label = battleship (token)
monopoly-card-game-card-TK-IRON = iron
    .the = the iron
    .a = an iron
    .short = iron
    .label = iron (token)
monopoly-card-game-card-TK-THIMBLE = thimble
    .the = the thimble
    .a = a thimble
    .short = thimble
    .label = thimble (token)
monopoly-card-game-card-TK-HAT = top hat
    .the = the top hat
    .a = a top hat
    .short = top hat
    .label = top hat (token)
monopoly-card-game-card-TK-BARROW = wheelbarrow
    .the = the wheelbarrow
    .a = a wheelbarrow
    .short = wheelbarrow
    .label = wheelbarrow (token)
monopoly-card-game-card-GO = GO
    .the = the GO card
    .a = a GO card
    .short = GO
    .label = GO
monopoly-card-game-card-MR = Mr. Monopoly
    .the = the Mr. Monopoly card
    .a = a Mr. Monopoly card
    .short = Mr. Monopoly
    .label = Mr. Monopoly
monopoly-card-game-card-CH = Chance
    .the = the Chance card
    .a = a Chance card
    .short = Chance
    .label = Chance

# Some token, whichever: only Chance can be that.
monopoly-card-game-card-TK = token
    .the = the token
    .a = a token
    .short = token
    .label = token

## What a Chance card stands for: with an article where there is one.

monopoly-card-game-role = { $cause ->
    [MED] { monopoly-card-game-card-MED.a }
    [BAL] { monopoly-card-game-card-BAL.a }
    [ORI] { monopoly-card-game-card-ORI.a }
    [VER] { monopoly-card-game-card-VER.a }
    [CON] { monopoly-card-game-card-CON.a }
    [STC] { monopoly-card-game-card-STC.a }
    [STA] { monopoly-card-game-card-STA.a }
    [VIR] { monopoly-card-game-card-VIR.a }
    [STJ] { monopoly-card-game-card-STJ.a }
    [TEN] { monopoly-card-game-card-TEN.a }
    [NYA] { monopoly-card-game-card-NYA.a }
    [KEN] { monopoly-card-game-card-KEN.a }
    [IND] { monopoly-card-game-card-IND.a }
    [ILL] { monopoly-card-game-card-ILL.a }
    [ATL] { monopoly-card-game-card-ATL.a }
    [VEN] { monopoly-card-game-card-VEN.a }
    [MAR] { monopoly-card-game-card-MAR.a }
    [PAC] { monopoly-card-game-card-PAC.a }
    [NCA] { monopoly-card-game-card-NCA.a }
    [PEN] { monopoly-card-game-card-PEN.a }
    [PKP] { monopoly-card-game-card-PKP.a }
    [BWK] { monopoly-card-game-card-BWK.a }
    [RDG] { monopoly-card-game-card-RDG.a }
    [PRR] { monopoly-card-game-card-PRR.a }
    [BNO] { monopoly-card-game-card-BNO.a }
    [SHL] { monopoly-card-game-card-SHL.a }
    [ELE] { monopoly-card-game-card-ELE.a }
    [WAT] { monopoly-card-game-card-WAT.a }
    [H1] { monopoly-card-game-card-H1.a }
    [H2] { monopoly-card-game-card-H2.a }
    [H3] { monopoly-card-game-card-H3.a }
    [H4] { monopoly-card-game-card-H4.a }
    [HT] { monopoly-card-game-card-HT.a }
   *[TK] { monopoly-card-game-card-TK.a }
}

## Groups. The name at the beginning of a line; the same chosen by its key; and where a building stands or a token counts.

monopoly-card-game-group-dark-purple = Dark purple
monopoly-card-game-group-light-blue = Light blue
monopoly-card-game-group-light-purple = Light purple
monopoly-card-game-group-orange = Orange
monopoly-card-game-group-red = Red
monopoly-card-game-group-yellow = Yellow
monopoly-card-game-group-green = Green
monopoly-card-game-group-dark-blue = Dark blue
monopoly-card-game-group-railroads = Railroads
monopoly-card-game-group-utilities = Utilities
monopoly-card-game-group = { $group ->
    [dark_purple] { monopoly-card-game-group-dark-purple }
    [light_blue] { monopoly-card-game-group-light-blue }
    [light_purple] { monopoly-card-game-group-light-purple }
    [orange] { monopoly-card-game-group-orange }
    [red] { monopoly-card-game-group-red }
    [yellow] { monopoly-card-game-group-yellow }
    [green] { monopoly-card-game-group-green }
    [dark_blue] { monopoly-card-game-group-dark-blue }
    [railroads] { monopoly-card-game-group-railroads }
   *[utilities] { monopoly-card-game-group-utilities }
}
monopoly-card-game-on = { $group ->
    [dark_purple] on dark purple
    [light_blue] on light blue
    [light_purple] on light purple
    [orange] on orange
    [red] on red
    [yellow] on yellow
    [green] on green
    [dark_blue] on dark blue
    [railroads] on the railroads
   *[utilities] on the utilities
}

## Money, and numbers with their words. Amount, target: dollars. Shed: how many cards have to be discarded afterwards.

monopoly-card-game-money = ${ $amount }
monopoly-card-game-target = ${ $target }
monopoly-card-game-houses = { $amount ->
    [one] 1 house
   *[other] { $amount } houses
}
monopoly-card-game-shed = { $shed ->
    [0] You need not discard anything then.
    [one] Then you discard 1 card.
   *[other] Then you discard { $shed } cards.
}

## Zones. Amount: how many cards lie there. Extra: only, first or second; in the middle the table itself counts cards.

monopoly-card-game-zone-draw = Draw pile
monopoly-card-game-zone-extra = { $extra ->
    [first] First extra pile
    [second] Second extra pile
   *[only] Extra pile
}
monopoly-card-game-zone-pile = { $amount ->
    [0] { $seat_is ->
        [you] Your trade pile, empty
       *[other] Trade pile of { $seat }, empty
    }
   *[other] { $seat_is ->
        [you] Your trade pile, { cards }
       *[other] Trade pile of { $seat }, { cards }
    }
}
    .title = Trade pile
monopoly-card-game-zone-hand = { $seat_is ->
    [you] Your hand, { cards }
   *[other] Hand of { $seat }, { cards }
}
monopoly-card-game-zone-pass = { $seat_is ->
    [you] Your card for the left
   *[other] Card of { $seat } for the left
}
monopoly-card-game-zone-reward = Reward
# A Chance card that was laid down. Cause: what it stands for.
monopoly-card-game-zone-chance = Chance, as { monopoly-card-game-role }

## Counters and badges beside a name. Worth: what the own hand would be paid if somebody else went out now.

monopoly-card-game-counter-score = { monopoly-card-game-money } of { monopoly-card-game-target }
monopoly-card-game-worth-hand = Hand worth { monopoly-card-game-money } now
# Amount: what the cards are worth to somebody who goes out. Out: that is possible at this moment.
monopoly-card-game-worth-chance = { $cause ->
    [out] Hand worth { monopoly-card-game-money } if you go out, nothing if another does first
   *[in] Hand worth nothing now because of Chance, { monopoly-card-game-money } if you could go out
}

## What happened

# Amount: what wins the match, in dollars. Seat: the dealer.
monopoly-card-game-event-start = { $seat_is ->
    [you] The match begins. It takes { monopoly-card-game-money } to win it. You deal first.
   *[other] The match begins. It takes { monopoly-card-game-money } to win it. { $seat } deals first.
}
monopoly-card-game-event-shuffle = { $seat_is ->
    [you] Round { $amount }. You shuffle all the cards and deal.
   *[other] Round { $amount }. { $seat } shuffles all the cards and deals.
}
monopoly-card-game-event-deal = { $seat_is ->
    [you] You are dealt { cards }.
   *[other] { $seat } is dealt { cards }.
}
# Nobody: an extra pile.
monopoly-card-game-event-open = { $seat_is ->
    [you] Your trade pile begins with { $card_a }.
    [nobody] An extra pile begins with { $card_a }.
   *[other] The trade pile of { $seat } begins with { $card_a }.
}
# Other: the dealer.
monopoly-card-game-event-begin = { $seat_is ->
    [you] You sit to the left of the dealer, { $other }, so you begin.
   *[other] { $other_is ->
        [you] { $seat } sits to your left and begins.
       *[other] { $seat } sits to the left of the dealer, { $other }, and begins.
    }
}
monopoly-card-game-event-draw = { $card_is ->
    [known] { $seat_is ->
        [you] You draw { $card_a }.
       *[other] { $seat } draws { $card_a }.
    }
   *[hidden] { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
}
monopoly-card-game-event-offer = { $seat_is ->
    [you] You turn to { $other } for a trade.
   *[other] { $other_is ->
        [you] { $seat } turns to you for a trade.
       *[other] { $seat } turns to { $other } for a trade.
    }
}
monopoly-card-game-event-count = { $seat_is ->
    [you] You want to trade { cards } with { $other }.
   *[other] { $other_is ->
        [you] { $seat } wants to trade { cards } with you.
       *[other] { $seat } wants to trade { cards } with { $other }.
    }
}
monopoly-card-game-event-cancel = { $seat_is ->
    [you] You would rather not trade with { $other } after all.
   *[other] { $other_is ->
        [you] { $seat } would rather not trade with you after all.
       *[other] { $seat } would rather not trade with { $other } after all.
    }
}
monopoly-card-game-event-put = { $seat_is ->
    [you] First you put { $card_the } from your hand on your trade pile.
   *[other] { $seat } first puts { $card_the } from the hand down on the trade pile.
}
# One card: card was given, card2 was taken. More: as many were given as taken.
monopoly-card-game-event-exchange = { $amount ->
    [1] { $seat_is ->
        [you] You give { $other } { $card_the } and get { $card2_the }.
       *[other] { $other_is ->
            [you] { $seat } gives you { $card_the } and gets { $card2_the }.
           *[other] { $seat } gives { $other } { $card_the } and gets { $card2_the }.
        }
    }
   *[other] { $seat_is ->
        [you] You give { $other } { cards } and get as many.
       *[other] { $other_is ->
            [you] { $seat } gives you { cards } and gets as many.
           *[other] { $seat } gives { $other } { cards } and gets as many.
        }
    }
}
# Card: what lay on the pile of the other. Card2: what lay on the extra pile.
monopoly-card-game-event-swap-tops = { $seat_is ->
    [you] You swap { $card_the } of { $other } with { $card2_the } of an extra pile.
   *[other] { $other_is ->
        [you] { $seat } swaps { $card_the } on your trade pile with { $card2_the } of an extra pile.
       *[other] { $seat } swaps { $card_the } of { $other } with { $card2_the } of an extra pile.
    }
}
# Card: from the extra pile. Card2: from the draw pile.
monopoly-card-game-event-take = { $card2_is ->
    [known] { $seat_is ->
        [you] You take { $card_the } from an extra pile, draw { $card2_a }, and put your two top cards there.
       *[other] { $seat } takes { $card_the } from an extra pile, draws { $card2_a }, and puts two cards there.
    }
   *[hidden] { $seat_is ->
        [you] You take { $card_the } from an extra pile, draw a card, and put your two top cards there.
       *[other] { $seat } takes { $card_the } from an extra pile, draws a card, and puts two cards there.
    }
}
monopoly-card-game-event-discard = { $seat_is ->
    [you] You discard { $card_the }.
   *[other] { $seat } discards { $card_the }.
}
# Five or six: card was given, card2 was taken.
monopoly-card-game-event-swap = { $seat_is ->
    [you] You trade with { $other }: { $card_the } for { $card2_the }.
   *[other] { $other_is ->
        [you] { $seat } trades with you: { $card_the } for your { $card2 }.
       *[other] { $seat } trades with { $other }: { $card_the } for { $card2_the }.
    }
}
monopoly-card-game-event-out = { $seat_is ->
    [you] You go out!
   *[other] { $seat } goes out!
}
monopoly-card-game-event-show = { $seat_is ->
    [you] You lay your hand open, { cards }.
   *[other] { $seat } lays the hand open, { cards }.
}
# Amount: the first or the second Chance card. Cause: what it stands for.
monopoly-card-game-event-chance = { $amount ->
    [1] { $seat_is ->
        [you] Your Chance card stands for { monopoly-card-game-role }.
       *[other] The Chance card of { $seat } stands for { monopoly-card-game-role }.
    }
   *[other] { $seat_is ->
        [you] Your second Chance card stands for { monopoly-card-game-role }.
       *[other] The second Chance card of { $seat } stands for { monopoly-card-game-role }.
    }
}
monopoly-card-game-event-reward = { $amount ->
    [0] { $seat_is ->
        [you] There is no card left to reward you with.
       *[other] There is no card left to reward { $seat } with.
    }
   *[other] { $seat_is ->
        [you] Your reward for going out: { cards }.
       *[other] The reward of { $seat } for going out: { cards }.
    }
}
# Five or six.
monopoly-card-game-event-stay = { $seat_is ->
    [you] You do not go out.
   *[other] { $seat } does not go out.
}
# The card is known to the player who chose it.
monopoly-card-game-event-choose = { $card_is ->
    [known] { $seat_is ->
        [you] You choose { $card_the } for the left.
       *[other] { $seat } chooses { $card_the } for the left.
    }
   *[hidden] { $seat_is ->
        [you] You choose a card for the left.
       *[other] { $seat } chooses a card for the left.
    }
}
monopoly-card-game-event-pass = Everybody passes a card to the left.
monopoly-card-game-event-nobody-out = { $cause ->
    [laps] Nobody has drawn a card for too long. The round ends here, with nobody out.
    [passes] Cards have been passed often enough. The round ends here, with nobody out.
   *[draw] The draw pile is used up. The round ends here, with nobody out.
}
monopoly-card-game-event-void = { $seat_is ->
    [you] You hold Chance and did not go out, so your whole hand is worth nothing.
   *[other] { $seat } holds Chance and did not go out, so that whole hand is worth nothing.
}
monopoly-card-game-event-worth = { $seat_is ->
    [you] Your hand is worth { monopoly-card-game-money }.
   *[other] The hand of { $seat } is worth { monopoly-card-game-money }.
}
monopoly-card-game-event-prize = { $seat_is ->
    [you] You have the most Mr. Monopoly cards and get another { monopoly-card-game-money }.
   *[other] { $seat } has the most Mr. Monopoly cards and gets another { monopoly-card-game-money }.
}
# Seat: the next dealer.
monopoly-card-game-event-round-over = { $seat_is ->
    [you] Round { $amount } is over. You deal next.
   *[other] Round { $amount } is over. { $seat } deals next.
}
monopoly-card-game-event-match-over = { $seat_is ->
    [you] You win the match!
    [nobody] The match ends here: it is drawn.
   *[other] { $seat } wins the match.
}

## What you can do. The hint says it in one more line.
## Taken, given: lists of short names, from the top card down. Extra: only, first or second.

monopoly-card-game-action-draw = Draw a card
    .hint = Take the top card of the draw pile. { monopoly-card-game-shed }
# Taken: the whole pile of the other.
monopoly-card-game-action-trade = Trade with { $other }
    .hint = How many, you say next. From the top you could take: { $taken }
# Part: a card from the hand has to be given too. Hand: nothing but such a card can be given.
monopoly-card-game-action-count = { $cause ->
    [hand] Take { $amount }: { $taken } – give { $amount }: a card from your hand
    [part] Take { $amount }: { $taken } – give { $amount }: a card from your hand, { $given }
   *[pile] Take { $amount }: { $taken } – give { $amount }: { $given }
}
    .hint = What you give goes into the hand of { $other }. { monopoly-card-game-shed }
monopoly-card-game-action-exchange = Give { $amount }: { $given } – take { $amount }: { $taken }
    .hint = What you give goes into the hand of { $other }. { monopoly-card-game-shed }
# Given: the card from the hand is the first of them.
monopoly-card-game-action-put = Put down { $card_the } first. Give { $amount }: { $given } – take { $amount }: { $taken }
    .hint = What you give goes into the hand of { $other }. { monopoly-card-game-shed }
monopoly-card-game-action-cancel = No trade
    .hint = Nothing has changed hands yet. Do something else.
# Card: on the pile of the other. Card2: on the extra pile.
monopoly-card-game-action-swap-tops = { $extra ->
    [first] Swap { $card_the } of { $other } with { $card2_the } of the first extra pile
    [second] Swap { $card_the } of { $other } with { $card2_the } of the second extra pile
   *[only] Swap { $card_the } of { $other } with { $card2_the } of the extra pile
}
    .hint = That is your whole turn, and your hand stays as it is.
# Card: on the extra pile. Given: the two top cards of the own pile.
monopoly-card-game-action-take = { $extra ->
    [first] Take { $card_the } from the first extra pile and the top of the draw pile – give { $given }
    [second] Take { $card_the } from the second extra pile and the top of the draw pile – give { $given }
   *[only] Take { $card_the } from the extra pile and the top of the draw pile – give { $given }
}
    .hint = Your two cards go on the extra pile. { monopoly-card-game-shed }
# None: the hand cannot go out. Pile: the reward comes from the draw pile. Table: it is all the trade cards.
monopoly-card-game-action-out = Go out
    .hint = { $cause ->
        [none] Not yet. Press it, and the table says what is in the way.
        [table] Your hand is complete. The round ends, and all trade cards on the table are your reward.
       *[pile] Your hand is complete. The round ends, and the next five cards of the draw pile are your reward.
    }
# Out: it would be possible to go out. Five or six.
monopoly-card-game-action-stay = { $cause ->
    [out] Do not go out
   *[none] Go on
}
    .hint = { $cause ->
        [out] Play on for more. Somebody else may go out first.
       *[none] You cannot go out yet: something in your hand is of no use there.
    }
monopoly-card-game-action-discard = Discard { $card_the }
    .hint = It goes on your trade pile, where others can get it.
# Other: who sits to the left.
monopoly-card-game-action-pass = Pass { $card_the } to { $other }
    .hint = Only the two of you will know it. All cards are passed together.
# Cause: what it would stand for.
monopoly-card-game-action-chance = Let Chance stand for { monopoly-card-game-role }
    .hint = With that, nothing in your hand need be left over.
# Five or six. Card: on the pile of the other. Card2: on the own pile.
monopoly-card-game-action-swap = Take { $card_the } from { $other } – give { $card2_the }
    .hint = Both cards go into hands. Then each of you lays down another.
monopoly-card-game-action-next-round = Next round
    .hint = Shuffle all cards, and deal the next round.

## What the table asks or says

# Out: going out is possible. Extra: there is an extra pile.
monopoly-card-game-prompt-turn = { $cause ->
    [out] Your turn. Your hand is complete: you may go out. You can also draw or trade.
    [extra] Your turn. Draw a card, trade with another player, or use an extra pile.
   *[play] Your turn. Draw a card, or trade with another player.
}
monopoly-card-game-prompt-trade = How many cards do you want to trade with { $other }? They come from the tops of both trade piles.
# Needed: the own trade pile has too few cards.
monopoly-card-game-prompt-put = { $cause ->
    [needed] Your trade pile has too few cards for this trade. Which card of your hand do you put down first?
   *[free] Trade with { $other } as it is, or put one card from your hand on your trade pile first.
}
# Amount: how many cards are too many. Size: how many may stay.
monopoly-card-game-prompt-shed = Your turn ends with { $size } cards in your hand: discard { cards }.
monopoly-card-game-prompt-shed-out = You are going out with { $size } cards: first discard { cards } that you do not need.
# Amount: the first or the second Chance card.
monopoly-card-game-prompt-stand = { $amount ->
    [1] What does your Chance card stand for?
   *[other] What does your second Chance card stand for?
}
monopoly-card-game-prompt-swap = Your turn. Whose trade card do you want? You give your own for it.
# Other: with whom the card on the table was traded.
monopoly-card-game-prompt-lay = You have traded with { $other }. Lay a card from your hand before you: it is your new trade card.
monopoly-card-game-prompt-stay = { $cause ->
    [out] Your turn is over. Do you go out?
   *[none] Your turn is over. You cannot go out yet.
}
monopoly-card-game-prompt-last = { $cause ->
    [out] Before cards are passed, do you go out?
   *[none] Before cards are passed, somebody may go out. You cannot yet.
}
# Other: who sits to the left.
monopoly-card-game-prompt-pass = Choose a card for { $other }, on your left. All cards are passed together.
monopoly-card-game-prompt-waiting = Waiting for { $seat }.
# Seat: who went out. Other: the next dealer.
monopoly-card-game-prompt-scored = { $seat_is ->
    [you] You went out, and all hands are paid. { $other_is ->
        [you] You deal next.
       *[other] { $other } deals next.
    }
    [nobody] Nobody went out, and all hands are paid. { $other_is ->
        [you] You deal next.
       *[other] { $other } deals next.
    }
   *[other] { $seat } went out, and all hands are paid. { $other_is ->
        [you] You deal next.
       *[other] { $other } deals next.
    }
}
monopoly-card-game-prompt-match-won = { $seat_is ->
    [you] You win the match!
   *[other] { $seat } wins the match.
}
monopoly-card-game-prompt-match-drawn = The match is drawn.

## Notes at a seat. Amount: dollars.

monopoly-card-game-note-to-act = deciding
monopoly-card-game-note-asked = is asked for a trade
monopoly-card-game-note-out = goes out
monopoly-card-game-note-chosen = has chosen a card
monopoly-card-game-note-earned = gets { monopoly-card-game-money }
monopoly-card-game-note-went-out = went out, gets { monopoly-card-game-money }
monopoly-card-game-note-void = held Chance, gets nothing
monopoly-card-game-note-winner = won the match

## The account of a hand, line by line. Cards: a list of short names.

monopoly-card-game-ledger-title = { $seat_is ->
    [you] Your hand
   *[other] Hand of { $seat }
}
monopoly-card-game-ledger-group = { monopoly-card-game-group }, complete: { $cards }
# Amount: how many railroads.
monopoly-card-game-ledger-railroads = { $amount ->
    [4] All four railroads: { $cards }
   *[other] { $amount } railroads: { $cards }
}
monopoly-card-game-ledger-utilities = Both utilities: { $cards }
monopoly-card-game-ledger-houses = { monopoly-card-game-houses } { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-hotel = Hotel { monopoly-card-game-on }
# A token, or a Chance card in place of one.
monopoly-card-game-ledger-token = Token { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-go = { $amount } GO
# Amount: how many Mr. Monopoly cards.
monopoly-card-game-ledger-prize = Most Mr. Monopoly cards: { $amount }
monopoly-card-game-ledger-void = Void: holds Chance
monopoly-card-game-ledger-unused = Of no use: { $cards }
monopoly-card-game-ledger-total = Total { monopoly-card-game-money }
# Amount: what the player has in all.
monopoly-card-game-ledger-note = { $cause ->
    [out] Went out. Now has { monopoly-card-game-money } of { monopoly-card-game-target }.
   *[in] Now has { monopoly-card-game-money } of { monopoly-card-game-target }.
}

## Why an action is not possible now. Phase: what is to be done instead.

monopoly-card-game-illegal-draw = { $cause ->
    [between] The round is over. Go on with “Next round”.
    [not-scored] The next round starts only when this one is over.
    [one-a-turn] You have had your move. Discard what is too much, and your turn is over.
    [not-held] You do not have that card in your hand.
   *[moment] { $phase ->
        [turn] You cannot do that now. Your turn begins: draw, trade, or go out if your hand is complete.
        [trade] You are about to trade. Say how many cards, or leave it.
        [put] You are about to trade. Do it, put a card from your hand down first, or leave it.
        [shed] You have more cards than you may keep. Discard one.
        [shed_out] You are going out. First discard what you do not need.
        [stand] You are going out. Say what your Chance card stands for.
        [swap] It is your turn to trade: choose whose trade card you want.
        [lay] The trade is not finished. Lay a card from your hand down as your new trade card.
        [stay] Your trade is done. Go out if your hand is complete, or go on.
        [last] The cards are about to be passed. Go out if your hand is complete, or go on.
        [pass] Choose a card from your hand for the player on your left.
       *[other] The rules do not allow that now.
    }
}
monopoly-card-game-illegal-trade = { $cause ->
    [no-extra] There is no extra pile here. Only two or three players have one.
    [extra] An extra pile does not trade as a player does. You may swap its top card with the top card of another player’s trade pile, or take its top card and that of the draw pile for the two top cards of your own trade pile.
    [own] You cannot trade with yourself. Choose the trade pile of another player.
    [empty] There is nothing to trade there. You trade with a player who has a card on the trade pile.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-count = { $cause ->
    [too-many] { $amount ->
        [one] You can trade only 1 card: the piles give no more, even if you add one card from your hand to yours.
       *[other] You can trade 1 card at least and { $amount } at most: neither pile gives more, and you may add one card from your hand to yours.
    }
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-exchange = { $cause ->
    [too-few-own] Your trade pile has too few cards for this trade. Put a card from your hand down first.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-put = { $cause ->
    [one-put] A card from your hand is put down only before a trade, and only one. Now your turn ends: discard what is too much.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-cancel = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-swap-tops = { $cause ->
    [no-extra] There is no extra pile here. Only two or three players have one.
    [own] You swap a card of another player, not one of your own. Choose somebody else’s trade pile.
    [empty] You swap the top card of another player’s trade pile with the top card of an extra pile, so both need a card.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-take = { $cause ->
    [no-extra] There is no extra pile here. Only two or three players have one.
    [two-needed] You take two cards and pay with two, so your trade pile needs two cards, and both other piles need one.
   *[other] { monopoly-card-game-illegal-draw }
}
# Size: how many cards a hand needs to go out.
monopoly-card-game-illegal-out = { $cause ->
    [out-number] To go out you need { $size } cards in your hand.
    [out-group] To go out you need a complete group. You have none yet.
    [out-property] You cannot go out: { $card_the } does not belong to a complete group.
    [out-house] You cannot go out: { $card_the } has no place. On each complete colour group houses run in order, each number once.
    [out-street] You cannot go out: { $card_the } needs a complete colour group. Railroads and utilities carry no buildings.
    [out-hotel] You cannot go out: a hotel needs a complete colour group with all four houses on it.
    [out-chance] You cannot go out: whatever Chance stands for, something in your hand is left over.
    [out-surplus] You cannot go out: whichever cards you discard, something in your hand is left over.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-discard = { $cause ->
    [needed] You cannot discard { $card_the } now: without it you could not go out.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-chance = { $cause ->
    [unfit] Chance cannot stand for that. It takes the place of a property, house, hotel or token that fits your hand, and nothing may be left over.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-stay = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-pass = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-next-round = { monopoly-card-game-illegal-draw }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

monopoly-card-game-position-form = it is not written as a dictionary of plain data
monopoly-card-game-position-unknown-key = it has no entry called “{ $key }”
monopoly-card-game-position-actions = “actions” has to be a list of texts
monopoly-card-game-position-card = “{ $card }” is not a card of this game
monopoly-card-game-position-cards = it has this card more often than the pack: “{ $card }”
monopoly-card-game-position-too-few = its hands and piles need more cards than the pack has
monopoly-card-game-position-hands = “hands” needs a list of cards for each seat, and they have to fit the moment
monopoly-card-game-position-piles-bottom-first = “piles_bottom_first” needs a list of cards for each seat
monopoly-card-game-position-extras-bottom-first = “extras_bottom_first” needs two lists of cards with two players, one with three, and none with more
monopoly-card-game-position-draw-top-first = “draw_top_first” has to be a list of cards: with five or six players an empty one, otherwise one with a card in it as long as the round goes on
monopoly-card-game-position-reward = “reward” has to be a list of cards, and there is none before somebody has gone out
monopoly-card-game-position-aside = “aside” has to be a list of the cards that are out of play
monopoly-card-game-position-chosen = “chosen” needs a card, or nothing, for each seat, and only those have chosen whose turn it was
monopoly-card-game-position-known = “known” needs for each card of each hand the seats that know it, its owner among them
monopoly-card-game-position-totals = “totals” needs a whole number for each seat, not below zero, and not below what this round has paid
monopoly-card-game-position-dealer = “dealer” has to be a seat
monopoly-card-game-position-round = “round” has to be a number from 1 to the last round allowed
monopoly-card-game-position-quiet = “quiet” has to count the turns since somebody drew, and has to be less than ends the round
monopoly-card-game-position-passes = “passes” has to count how often cards were passed, and has to be less than ends the round
monopoly-card-game-position-moved = “moved” has to count who has had a turn in this lap, and has to fit the moment
monopoly-card-game-position-phase = “phase” has to be a moment that this number of players can come to: turn, trade, put or shed, or swap, lay, stay, last or pass; or shed_out, stand, scored or over
monopoly-card-game-position-turn = “turn” has to be the seat that decides, and nothing once the match is over
monopoly-card-game-position-trade = “trade” has to say who trades, with whom, and how many cards, or nothing while nobody trades
monopoly-card-game-position-out = “out” has to be the seat that goes out, or nothing
monopoly-card-game-position-stands = “stands” has to list what the Chance cards stand for that were laid down
monopoly-card-game-position-outcome = “outcome” has to say how the match ended, and it has to agree with the totals
monopoly-card-game-position-players = “players” has to be a number from 2 to 6
monopoly-card-game-position-options = “options” has to be a dictionary of settings
monopoly-card-game-position-trade-piles-bottom-first = “trade_piles_bottom_first” needs a list of cards for a seat, for X or for Y
monopoly-card-game-position-trade-card = “trade_card” needs one card for a seat
monopoly-card-game-position-table-trade-cards = “table_trade_cards” needs one card for each seat
monopoly-card-game-position-to-move = “to_move” has to be a seat
monopoly-card-game-position-went-out = “went_out” has to be a seat, or nothing
monopoly-card-game-position-action-keys = each action of a worked case has to say what is done, and all that belongs to it but nothing else
monopoly-card-game-position-values = only MC-V1 is known as a table of values

## Why an opponent did it. Only what lies open is spoken of.

monopoly-card-game-reason-only = { $seat_is ->
    [you] You have no other choice.
   *[other] { $seat } had no other choice.
}
monopoly-card-game-reason-next-round = { $seat_is ->
    [you] Go on to the next round.
   *[other] { $seat } goes on to the next round.
}
monopoly-card-game-reason-draw = { $seat_is ->
    [you] Draw: nothing that lies open helps you more.
   *[other] { $seat } draws because nothing that lies open helps more.
}
# The card is the one that is wanted.
monopoly-card-game-reason-trade = { $card_is ->
    [known] { $seat_is ->
        [you] Trade for { $card_the }: your hand has a use for it.
       *[other] { $seat } trades because { $card_the } is of use.
    }
   *[hidden] { $seat_is ->
        [you] Trade for cards that your hand has a use for.
       *[other] { $seat } trades for cards that are of use.
    }
}
# The card is the one that is put down.
monopoly-card-game-reason-put = { $card_is ->
    [known] { $seat_is ->
        [you] Put down { $card_the } first: you can do without it, and it pays for the trade.
       *[other] { $seat } puts down { $card_the } first because it pays for the trade.
    }
   *[hidden] { $seat_is ->
        [you] Put down a card first: it pays for the trade.
       *[other] { $seat } puts down a card first because it pays for the trade.
    }
}
monopoly-card-game-reason-out = { $seat_is ->
    [you] Go out before somebody else does.
   *[other] { $seat } goes out before somebody else does.
}
monopoly-card-game-reason-discard = { $card_is ->
    [known] { $seat_is ->
        [you] You can do without { $card_the } most easily.
       *[other] { $seat } can do without { $card_the } most easily.
    }
   *[hidden] { $seat_is ->
        [you] You can do without this card most easily.
       *[other] { $seat } can do without this card most easily.
    }
}
monopoly-card-game-reason-keep = { $seat_is ->
    [you] Keep together what makes a group.
   *[other] { $seat } keeps together what makes a group.
}
# The card is one that others would like to have.
monopoly-card-game-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] See to it that nobody else gets { $card_the }.
       *[other] { $seat } sees to it that nobody else gets { $card_the }.
    }
   *[hidden] { $seat_is ->
        [you] See to it that nobody else gets what they look for.
       *[other] { $seat } sees to it that nobody else gets what they look for.
    }
}
monopoly-card-game-reason-pass = { $seat_is ->
    [you] Pass on what you can do without most easily.
   *[other] { $seat } passes on what is least useful.
}
monopoly-card-game-reason-stay = { $seat_is ->
    [you] Wait: your hand can be worth more.
   *[other] { $seat } waits for a hand that is worth more.
}
# The card is the one that it stands for.
monopoly-card-game-reason-chance = { $card_is ->
    [known] { $seat_is ->
        [you] Let Chance stand for { $card_a }: that pays most.
       *[other] { $seat } lets Chance stand for { $card_a } because that pays most.
    }
   *[hidden] { $seat_is ->
        [you] Let Chance stand for what pays most.
       *[other] { $seat } lets Chance stand for what pays most.
    }
}
monopoly-card-game-reason-whim = { $seat_is ->
    [you] Any of these will do.
   *[other] { $seat } just felt like it.
}

## The clauses: the game

MC-1-1 = Two to six people can play.
MC-1-2 = Setting up takes a minute or two, and playing 10 to 30 minutes, more with many players. Luck plays some part. From eight years on, the game trains adding up and getting along with people.
MC-1-3 = Collect groups of one colour, and add bonus cards to them. The game is a distant relative of the board game.
MC-1-4 = One after the other, each player lets a card come and another go, until somebody’s hand is complete.
MC-1-5 = Then every hand is counted and paid for in play money.
MC-1-6 = Here our source says that a match goes to $100,000,000. Further on it says $10,000 and $7,000, and those are what we play to.
MC-1-7 = The game came out with Winning Moves, under a licence from Hasbro. It is no longer printed.

## The clauses: the cards

MC-2-1 = The pack has 60 cards.
MC-2-2 = 28 of them are the properties of the usual board: 22 streets, four railroads and two utilities.
MC-2-3 = A band of colour at the top and the bottom of a street shows its group. Railroads and utilities have none.
MC-2-4 = A property card bears its name and says how many cards its group has.
MC-2-5 = It also says what the complete group is worth, and what each house on it is worth.
MC-2-6 = The buildings are 14 houses and two hotels. Our source counts 15 houses, but then there would be more than 60 cards.
MC-2-7 = Buildings stand on any complete colour group. You can go out without all of them, but the houses you hold have to run in order: a second house needs a first.
MC-2-8 = Railroads and utilities carry no houses.
MC-2-9 = A house is worth as much as the group it stands on.
MC-2-10 = Six cards are tokens: race car, battleship, iron, thimble, top hat and wheelbarrow.
MC-2-11 = A hotel is worth $500, whichever group it stands on.
MC-2-12 = A token pays what a colour group is worth.
MC-2-13 = Our source also speaks of six bonus cards that double a hand. We take them for the six tokens, named a second time. Nothing doubles a hand.
MC-2-14 = There are four GO cards, worth $200 each.
MC-2-15 = There are four Mr. Monopoly cards. Whoever holds the most of them when the round ends gets $1,000.
MC-2-16 = Two cards are Chance. Each stands for any card that a group lacks.
MC-2-17 = Only the player who goes out has any use of Chance.
MC-2-18 = If somebody else goes out while you hold Chance, your whole hand is worth nothing. You get $0 for that round.

## The clauses: money

MC-3-1 = The score is kept in play money.
MC-3-2 = After each round everybody is paid what they have won.

## The clauses: four players

MC-4-1 = The dealer deals ten cards to each player, clockwise and face down.
MC-4-2 = One more card is turned up before each player. It begins that player’s trade pile.
MC-4-3 = Trade piles lie spread out, so that everybody can see all their cards.
MC-4-4 = The cards that are left lie in the middle, face down. They are the draw pile.
MC-4-5 = At the end of your turn you have exactly ten cards in your hand.
MC-4-6 = The player on the dealer’s left begins.
MC-4-7 = On your turn you do one of three things: draw, trade, or go out.
MC-4-8 = If you draw, you take the top card of the draw pile. At the end you discard a card onto your own trade pile.
MC-4-9 = If you trade, you give any number of cards from your trade pile for as many from the trade pile of another player.
MC-4-10 = Before you trade, you may discard from your hand.
MC-4-11 = The cards you give go into the other player’s hand. That player discards what is too much on the next turn.
MC-4-12 = The cards you take come from the top of the other player’s trade pile.
MC-4-13 = After a trade, your turn ends with discarding what is too much.
MC-4-14 = You may go out if you have a complete group, your houses run in order, and no property or house is left over.
MC-4-15 = You go out on your next turn: you discard what is too much and say so. Then the round is over.
MC-4-16 = Whoever goes out takes the first five cards of the draw pile as a reward, and uses those that help.
MC-4-17 = Cards that are left over are put away before hands are counted.
MC-4-18 = Our source says that the dealer “passes clockwise”. That may mean the way of dealing, or that the deal moves on. We do both.
MC-4-19 = All that a hand has is added up, for every player.
MC-4-20 = Once more: whoever holds Chance and did not go out gets $0.
MC-4-21 = For the next round the deal moves to the left. All cards are shuffled and dealt anew.
MC-4-22 = The match ends when somebody has $10,000.

## The clauses: three players, two players

MC-5-1 = Three play as four do, but a fourth trade pile lies at the empty place. With this extra pile there is more to choose from.
MC-5-2 = You may swap the top card of another player’s trade pile with the top card of the extra pile.
MC-5-3 = You may take the top card of the extra pile and the top card of the draw pile, and give the two top cards of your own trade pile in their place.
MC-6-1 = Two play as three do, with two extra piles instead of one.

## The clauses: five or six players

MC-7-1 = Five or six players have rules of their own.
MC-7-2 = The whole pack is dealt, so there is no draw pile.
MC-7-3 = Five players get 12 cards each.
MC-7-4 = Six players get ten cards each.
MC-7-5 = Everybody also has a trade card, which lies open on the table.
MC-7-6 = On your turn you have to trade with another player. Both of you take what you get into your hands.
MC-7-7 = Then both of you discard a card.
MC-7-8 = When all have had their turn, everybody passes a card to the left, into the neighbour’s hand. So it goes in every lap.
MC-7-9 = You may go out at the end of your turn.
MC-7-10 = You may also go out just before the cards are passed.
MC-7-11 = All the trade cards on the table are the reward for going out.
MC-7-12 = The match goes to whoever is first to have $7,000.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

MC-R1 = There are 14 houses: five first, four second, three third and two fourth. Nothing doubles a hand.
    .question = Our source has a pack of 60 cards, but the cards it names are 67. Which are too many?
    .adopted = A fifteenth house, and six bonus cards that are the six tokens over again. Only in this way there are 60 cards, as the publisher says. Of the numbers on the houses we only know that there are two fourth ones.
    .other = There could be four first, four second and four third houses. Set houses to "4442" to play it so.
MC-R2 = A match goes to $10,000 with two, three or four players, and to $7,000 with five or six.
    .question = How much money wins a match: $100,000,000, $10,000 or $7,000?
    .adopted = $10,000, or $7,000 in the large game, as other rules say too. The hundred million must be a slip.
    .other = Any other sum will do for a longer or shorter match. Set target to it, in steps of $500.
MC-R3 = A token pays the value of the group alone, without houses and hotel.
    .question = Does a token pay for the buildings on the group too?
    .adopted = No. Our source says “value of a group” and keeps it apart from houses.
    .other = It could pay what the group and all its buildings bring. Set token to "built" to play it so.
MC-R4 = Every token pays by itself, on your dearest complete colour group. Without such a group it pays nothing.
    .question = On which groups does a token pay, and may several tokens pay on the same one?
    .adopted = On colour groups only, and as many as you like on the best one. The source speaks of a colour group.
    .other = Railroads and utilities could count too. Set token_groups to "any" to play it so.
MC-R5 = On each colour group the houses run from the first without a gap, each number once. A hotel comes after the fourth house, one to a group.
    .question = How are houses placed on several groups, and what does a hotel need?
    .adopted = Every group has its own row of houses, and a hotel needs all four. The placing that pays best is what counts.
MC-R6 = Chance can be any property, house, hotel or token that your hand can use. It cannot be GO or Mr. Monopoly, nor a property that you also hold.
    .question = What may Chance stand for?
    .adopted = Any card that is needed. A group needs at least one real card, and a token is only needed where a colour group is complete.
MC-R7 = A hand that is worth nothing does not count for Mr. Monopoly either.
    .question = If Chance makes a hand worth nothing, do its Mr. Monopoly cards still count as the most?
    .adopted = No, the whole hand counts for nothing. The player with the next most gets the money.
    .other = That player still has the most, so nobody is paid. Set void_counts to True to play it so.
MC-R8 = If two players have equally many Mr. Monopoly cards, nobody is paid for them.
    .question = What if there is a tie for the most Mr. Monopoly cards?
    .adopted = Nobody gets the $1,000, for nobody alone has the most.
MC-R9 = The reward can be houses, hotels, tokens, bonus cards or a whole new group. What does not help is put away.
    .question = What may you do with the five cards of the reward?
    .adopted = Use all that pay something, with up to 15 cards in your hand. If fewer than five are left, you get those.
MC-R10 = Chance stays what you said, unless the reward brings that very card. Then it may become a house, a hotel or a token.
    .question = May Chance stand for something else once it is laid down?
    .adopted = Only in that one case. An official booklet in another language says so.
MC-R11 = Going out is a turn of its own, with exactly as many cards as a hand has.
    .question = May you go out in the same turn in which you drew or traded?
    .adopted = No. Our source says “in the next turn”. You first discard what is too much, then lay your hand down.
MC-R12 = You may put down one card from your hand before a trade, and no more.
    .question = How many cards may you discard before a trade?
    .adopted = One, as an official booklet says. Our source gives no number.
MC-R13 = Whoever gets cards in somebody else’s trade keeps them until the end of the own next turn.
    .question = When does the other player discard what is too much?
    .adopted = At the end of that player’s next turn. If the round is over before, a hand of more than ten cards is counted.
MC-R14 = You give the top cards of your own trade pile and take as many from the top of the other one, at least one.
    .question = Which cards are given and taken, and how many?
    .adopted = Always those on top. A card you put down first is then your top card. Nobody can trade with an empty pile.
MC-R15 = The two moves with an extra pile are choices beside drawing, trading and going out. Each is a whole turn.
    .question = How exactly do the two moves with an extra pile work?
    .adopted = They come on top of the usual ones. In the second move both cards go into your hand, and both of yours onto the extra pile, your top card first. You cannot trade with an extra pile in any other way.
    .other = Our source may mean that with three players these moves are the only ones. It may also mean that one of your cards goes on each of the two piles. There is no option for that.
MC-R16 = The last of your 12 or ten cards is turned up as your trade card, so a hand has 11 or nine.
    .question = With five or six players all 60 cards are in the hands. Where does the trade card come from?
    .adopted = It is one of the cards that are dealt. Otherwise there would have to be more than 60.
MC-R17 = Those who did not go out are paid for complete groups with houses in order, for tokens, GO and Mr. Monopoly. All else is worth nothing.
    .question = What is an unfinished hand worth?
    .adopted = All in it that is complete, as if the rest were not there.
MC-R18 = When a turn has used up the draw pile, the round ends with nobody out. There is no reward, and Chance makes every hand worth nothing.
    .question = What if the draw pile is used up before anybody goes out?
    .adopted = The round ends after that turn, and all hands are counted.
MC-R19 = You discard until you have ten cards, however many that takes.
    .question = How many cards do you discard after drawing?
    .adopted = All that are too many, as after a trade.
MC-R20 = Two railroads are already a complete group. Three or four are worth more. Utilities need both.
    .question = When are railroads and utilities complete?
    .adopted = With two cards, also for going out. Reports of the game say that two, three or four railroads pay.
    .other = Railroads could need three or all four. Set railroads_from to 3 or 4 to play it so.
MC-R21 = If two players reach the target together, the one with more money wins. If they have the same, another round is played.
    .question = Who wins if two players reach the target in the same round?
    .adopted = Whoever has more. Our source says nothing about it.
MC-R22 = Two to six can play.
    .question = Can seven to ten people play, as the text of our source has it?
    .adopted = No. Its own heading says five or six, and so do others. There would not be enough cards.
MC-R23 = With five or six, the trade cards on the table change hands. You may ask anybody, and nobody can refuse. Then you lay down a new trade card first, the other player second.
    .question = How do trading and going out work with five or six players?
    .adopted = You go out after your own trade, or like everybody just before cards are passed, and then no cards are passed. If several want to, the first in the order of play does. Here going out is no turn of its own.
MC-R24 = Any card of your hand can be passed. All choose before anybody sees what comes.
    .question = Which card is passed to the left?
    .adopted = One that you choose freely. Nothing else is said.
MC-R25 = A round ends when nobody has drawn for five laps or, with five or six players, after 30 passes. After 60 rounds the match goes to the player with the most money. If the leaders are level, it is drawn.
    .question = Can a round or a match go on for ever?
    .adopted = No. Trades alone could go on without end, so they are stopped some time. Real rounds are far shorter.
    .other = Set max_laps, max_passes and max_rounds for any other limits.
MC-R26 = Chance in the reward can stand for anything, like any other.
    .question = What if there is a Chance card in the reward?
    .adopted = Whoever went out may use it in the same way.
MC-V1 = Complete groups pay $50 to $400 by colour, dark purple $50, light blue $100, light purple $150, orange $200, red $250, yellow $300, green $350, dark blue $400. Two, three or four railroads pay $250, $500 or $1,000, and both utilities $500.
    .question = What amounts are printed on the cards?
    .adopted = We could not confirm them. No rules we could read print them, so these are remembered and some may be wrong. Only the amounts for hotel, GO and Mr. Monopoly come from our source.
    .other = If your cards say something else, set dark_purple, light_blue, light_purple, orange, red, yellow, green, dark_blue, railroads_2, railroads_3, railroads_4, utilities, hotel, go or mr_monopoly to it.

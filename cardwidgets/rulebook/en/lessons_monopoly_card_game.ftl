# The lessons of Monopoly: The Card Game. A lesson: its title. A level: its goal in one sentence, a few words before it,
# what has been shown after it, and why another way was wrong.

lesson-monopoly-card-game-groups = Cards and groups
lesson-monopoly-card-game-groups-1 = Which of your properties belong to a complete group?
    .before = You have ten cards in your hand. Groups are what this game is about, but only complete ones pay.
    .after = A colour is complete when you have all of its cards, be they two or three. Of the railroads, two will do.
    .wrong = Count the cards of each group: a colour needs all of them, the utilities both, the railroads two.
lesson-monopoly-card-game-groups-2 = How many dollars do your groups bring?
    .before = { $name1 } goes out now, and everybody is paid for what is complete. The rules (the open book above) say what each group is worth.
    .after = Light blue pays $100, three railroads pay $500, and both utilities pay $500. A single dark card pays nothing.
    .wrong = Add up the groups that are complete, and nothing else. More railroads are worth more than two.
lesson-monopoly-card-game-groups-3 = Which of these cards may you still draw?
    .before = The pack has 60 cards, and you see some of them: those in your hand and those on the trade piles.
    .after = Each property and each token is there once. There are five first, four second, three third and two fourth houses, four GO, four Mr. Monopoly and two Chance cards.
    .wrong = Count how often you see each card, and compare that with the pack. A card of which all are in sight cannot be drawn.

lesson-monopoly-card-game-houses = Houses and hotels
lesson-monopoly-card-game-houses-1 = Which card has to leave your hand before you can go out?
    .before = Dark blue is complete, and your hand has ten cards. Still, you may not go out.
    .after = Houses run in order. Without a third house, the fourth one has no place, and it is left over.
    .wrong = Bonus cards are never in the way. Lay the houses in a row, beginning with the first, and see which does not fit.
lesson-monopoly-card-game-houses-2 = How many dollars do your three houses bring together?
    .before = You have two complete colour groups and three houses. { $name1 } goes out, and everybody is paid.
    .after = A house pays as much as its group. A first and a second house stand on green, and the other first house has to stand on dark purple.
    .wrong = Each number stands on a group only once, and what pays best is what counts. So see which houses fit on green.
lesson-monopoly-card-game-houses-3 = How many dollars is your hand worth, with all that is built?
    .before = Red is complete, with a lot to build on it. { $name1 } goes out, and everybody is paid.
    .after = The group pays $250, four houses another $1,000, and a hotel $500. A second hotel finds no place on the same group, and one railroad alone is nothing.
    .wrong = A hotel comes after the fourth house, one to a group. What has no place pays nothing.
lesson-monopoly-card-game-houses-4 = On which properties can your first house stand?
    .before = You have more than one complete group, and one house.
    .after = Only colour groups carry houses. Railroads and utilities pay well, but nothing is ever built on them.
    .wrong = Look for complete groups that have a colour. Nothing can be built on railroads and utilities.

lesson-monopoly-card-game-in-the-way = Which card is in the way of going out?
    .before = You have ten cards and a complete group, but one card is in the way.
    .after = { $card_face ->
        [H1] It is { $card_the }: it has no place on a complete colour group of yours.
        [H2] It is { $card_the }: it has no place on a complete colour group of yours.
        [H3] It is { $card_the }: it has no place on a complete colour group of yours.
        [H4] It is { $card_the }: it has no place on a complete colour group of yours.
        [HT] It is { $card_the }: there is no complete colour group with four houses that it could stand on.
       *[other] It is { $card_the }: its group is not complete.
    }
    .wrong = GO, Mr. Monopoly and tokens are never in the way. Look for a property without its group, or for a building that has no place.

lesson-monopoly-card-game-bonus-cards = Tokens, GO and Mr. Monopoly
lesson-monopoly-card-game-bonus-cards-1 = How many dollars does your token bring?
    .before = Orange is complete, with two houses, and you hold the iron. { $name1 } goes out.
    .after = A token pays the value of the group once more, and only that. The houses on it do not count.
    .wrong = A token pays what the group alone is worth, without the houses on it.
lesson-monopoly-card-game-bonus-cards-2 = How many dollars do your two tokens bring together?
    .before = At this table another reading is played: a token pays for the group and all that is built on it. { $name1 } goes out.
    .after = Each token pays by itself, and always on the group where it pays best. With the house, red is worth $500, and both tokens may use it.
    .wrong = Both tokens may use the same group. At this table the house on it counts as well.
lesson-monopoly-card-game-bonus-cards-3 = Who is paid $1,000 for having the most Mr. Monopoly cards?
    .before = All hands lie open. { $name1 } goes out, and Mr. Monopoly cards are counted.
    .after = Two players have two Mr. Monopoly cards each. Nobody alone has the most, so nobody is paid for them.
    .wrong = Count the Mr. Monopoly cards of every player. The prize goes to whoever alone has the most.
lesson-monopoly-card-game-bonus-cards-4 = How many dollars are you paid in all?
    .before = { $name1 } goes out now. All hands lie open, so nothing has to be guessed.
    .after = Green pays $350, the token another $350, three GO cards $600. And you alone have the most Mr. Monopoly cards: $1,000.
    .wrong = Do not forget any line: the group, the token, GO, and the prize if you have the most Mr. Monopoly cards.

lesson-monopoly-card-game-who-gets-it = Who gets the $1,000 for Mr. Monopoly?
    .before = { $counts ->
        [yes] All hands lie open, and { $name1 } goes out now. At this table, a hand that Chance spoils still counts when Mr. Monopoly cards are compared.
       *[no] All hands lie open, and { $name1 } goes out now.
    }
    .after = { $counts ->
        [yes] The prize goes to whoever alone has the most, but nothing is paid to a hand that Chance has spoilt, even if it counts.
       *[no] The prize goes to whoever alone has the most. A hand that Chance has spoilt is out of it, and where two are level nobody is paid.
    }
    .wrong = Count the Mr. Monopoly cards of every player, and see who holds Chance without going out.

lesson-monopoly-card-game-chance-cards = Chance and its risk
lesson-monopoly-card-game-chance-cards-1 = Which card does Chance have to stand for, so that you can go out?
    .before = Chance may be any property, house, hotel or token that your hand needs. Name the card.
    .after = As Park Place, Chance completes dark blue, and nothing is left over. As a house it would have left Boardwalk alone.
    .wrong = Look for the card that does not belong to anything yet, and give it what it lacks.
lesson-monopoly-card-game-chance-cards-2 = Go out, and let Chance stand for what pays most.
    .before = Your hand is complete, whatever Chance becomes. There is more than one role for it, and they do not pay alike.
    .after = Four railroads pay $1,000 and three only $500. Neither a third house nor a token brings as much here.
    .wrong = A third house or a token pays $200 on orange. See what one more railroad would have done.
lesson-monopoly-card-game-chance-cards-3 = Be paid for your hand in this round.
    .before = All hands lie open. { $name1 } plays next and is sure to go out. Your hand is worth a lot, but it cannot go out.
    .after = Only whoever goes out has any use of Chance. In your hand it would have made all the rest worthless.
    .wrong = You still held Chance when { $name1 } went out, so your whole hand was worth nothing.
lesson-monopoly-card-game-chance-cards-4 = To whom does the $1,000 for Mr. Monopoly go?
    .before = All hands lie open, and { $name1 } goes out now. { $name2 } has the most Mr. Monopoly cards, but look again.
    .after = { $name2 } holds Chance and has not gone out. That hand counts for nothing, not even for Mr. Monopoly, so the next most is enough.
    .wrong = A hand with Chance in it is worth nothing unless it goes out, and it is not compared with the others either.

lesson-monopoly-card-game-chance-role = What does Chance have to stand for, so that you can go out?
    .before = Your hand has ten cards, Chance among them. Only one role leaves nothing over.
    .after = As { $card_a }, Chance leaves nothing over, and you can go out.
    .wrong = With that, something in your hand would be left over, or Chance would not be needed there. Look for the gap.

lesson-monopoly-card-game-a-turn = A turn
lesson-monopoly-card-game-a-turn-1 = Who has the first turn in the next round?
    .before = A round is over, and { $name1 } dealt it. What happens when the next one is dealt?
    .after = The deal moves to the left, so { $name2 } shuffles all 60 cards and deals ten to each, and one more for each trade pile. Whoever sits on the dealer’s left begins.
    .wrong = First the deal moves on by one place. Then the player on the left of the new dealer begins.
lesson-monopoly-card-game-a-turn-2 = Draw, and end your turn so that you can go out in the next.
    .before = A row of houses with a gap, and one card that belongs to nothing. Perhaps the draw pile helps.
    .after = You drew a card and discarded one, so there are ten again. Going out is a turn of its own, and has to wait for the next.
    .wrong = What you discarded was needed, or something of no use has stayed behind.
lesson-monopoly-card-game-a-turn-3 = Draw, and get rid of all that keeps you from going out in the next turn.
    .before = Others have traded with you, so you hold 12 cards. That is allowed until your own turn is over.
    .after = At the end of your turn you have exactly ten cards again, however many you have to discard for that.
    .wrong = You discarded something that you needed, or something of no use has stayed behind.

lesson-monopoly-card-game-trading = Trading
lesson-monopoly-card-game-trading-1 = Close the gap in your row of houses, and keep the other houses and the dark blue group.
    .before = On the trade piles all cards lie open. One of them is the house that you lack.
    .after = You gave your top card for the top card of that trade pile, and discarded what was too much.
    .wrong = The second house lies on a trade pile, in plain sight. It is of no use if you leave it there, or discard another house for it.
lesson-monopoly-card-game-trading-2 = Which card, with all those above it, do you have to take to complete a group?
    .before = In a trade you take cards from the top of another trade pile. To get at a card further down, you take all those above it too.
    .after = With Tennessee Avenue orange is complete, and it takes two cards to get there. You give as many, from the top of your own trade pile.
    .wrong = That card completes nothing. See which of your groups lacks a single card, and find that one.
lesson-monopoly-card-game-trading-3 = Complete dark blue in this turn, so that you can go out in the next.
    .before = Park Place is not on top of its pile, so you have to trade two cards. Your own trade pile has only one.
    .after = One card of your hand may go down first, and it is given away with the rest. So a card of no use paid for the trade.
    .wrong = Now something of no use is still in your hand, or the trade was not made. The card that you put down first could have been the useless one.
lesson-monopoly-card-game-trading-4 = Complete red, but keep Boardwalk on your trade pile.
    .before = { $name1 } took Park Place not long ago, so Boardwalk on top of your trade pile must not go there. What you give goes into the other hand.
    .after = The card that you put down first became your top card, and was given in place of Boardwalk.
    .wrong = You gave away Boardwalk, or red is not complete. A card from your hand can be put on top of it before the trade.

lesson-monopoly-card-game-best-trade = Up to which card do you have to trade, to complete a group with as few cards as you can?
    .before = One card on the trade piles of the others completes a group of yours. Press it: all those above it come along.
    .after = { $count ->
        [one] It was { $card_the }, right on top: you trade a single card.
       *[other] It was { $card_the }: you trade { $count } cards to get at it.
    }
    .wrong = That completes nothing, or you can do it with fewer cards. See which of your groups lacks a single card.

lesson-monopoly-card-game-going-out = Going out and the reward
lesson-monopoly-card-game-going-out-1 = Go out, and be paid at least $2,400.
    .before = After the trades of the others you hold 12 cards, two too many. Going out, you choose what to leave behind.
    .after = Baltic Avenue had to go, and of the rest a GO card was the cheapest.
    .wrong = You discarded something that pays more than a GO card. Compare what each card brings before you let it go.
lesson-monopoly-card-game-going-out-2 = Go out with all four houses on green.
    .before = You have one house too high and a gap below it. Nobody else will go out in this lap.
    .after = You traded in one turn and went out in the next, for going out is a turn of its own.
    .wrong = A house has been left behind. Something else could have been discarded.
lesson-monopoly-card-game-going-out-3 = You go out: how many dollars is your hand worth with the reward?
    .before = The next five cards of the draw pile will be a second house, a GO card, Mediterranean Avenue, the race car and a fourth house.
    .after = The second house, GO and the race car helped. Mediterranean Avenue and the fourth house were put away: what is left over costs nothing.
    .wrong = Take from the reward what pays, and leave the rest: a house without the ones before it, or a lonely property.
lesson-monopoly-card-game-going-out-4 = You go out with Chance: how many dollars is your hand worth with the reward?
    .before = Chance stands for Park Place. The next five cards will be Park Place itself, a second house, Chance, Mediterranean Avenue and Kentucky Avenue.
    .after = The real Park Place set your Chance free, so it became a house, and so did the Chance from the reward. They could also have been tokens, for as much.
    .wrong = When the reward brings the very card that Chance stands for, Chance may be a house, a hotel or a token. A Chance card in the reward may be anything.

lesson-monopoly-card-game-going-out-5 = See to it that your hand brings money in this round.
    .before = All hands lie open. Park Place lies on a trade pile, and with that Chance would be free for more. But { $name1 } plays next, with a complete hand.
    .after = Chance pays only if you are the one who goes out. There was no time for anything better.
    .wrong = { $name1 } went out while Chance was in your hand, and all of it was worth nothing.
lesson-monopoly-card-game-going-out-6 = Be paid at least $2,700 in this round.
    .before = You could go out now, for $2,000 and whatever the reward brings. But { $name2 } has left something on a trade pile, and nobody else is near to going out.
    .after = With dark blue, your houses and tokens pay more. Waiting was worth it here, for nobody could go out before you.
    .wrong = Your houses and tokens pay by the dearest group, and a dearer one is to be had in a single trade. Keep what pays by it.

lesson-monopoly-card-game-pay-day = Pay day
lesson-monopoly-card-game-pay-day-1 = How many dollars is your unfinished hand worth?
    .before = { $name1 } goes out, with more Mr. Monopoly cards than you. At this table, railroads are a group only from three on.
    .after = Dark blue, its first house, the top hat and GO pay. The rest counts as if it were not there, and two railroads are too few at this table.
    .wrong = Count what is complete and in order, and nothing else. A third house without a second one pays nothing, and nor do two railroads here.
lesson-monopoly-card-game-pay-day-2 = After whose turn is the round over, if all just draw and discard from now on?
    .before = The draw pile has three cards left, and it is your turn.
    .after = The round ends with the turn that takes the last card, with nobody out. There was no reward, and Chance made your hand worth nothing.
    .wrong = Count the cards of the draw pile off, beginning with yourself. When the last one is drawn, that turn is the last.
lesson-monopoly-card-game-pay-day-3 = Who wins the match?
    .before = All hands lie open. You have $9,300, { $name1 } has $9,700, { $name2 } goes out now, and it takes $10,000 to win.
    .after = Both of you passed $10,000 in the same round, and you had more in the end.
    .wrong = Add to each total what the hand is worth. If two reach the target together, the one with more money wins.
lesson-monopoly-card-game-pay-day-4 = Who deals the next round?
    .before = All hands lie open. You have $9,200, { $name1 } has $9,700 and has dealt this round. { $name2 } goes out now, and it takes $10,000 to win.
    .after = You and { $name1 } are level, so nobody has won yet, and another round is played. The deal moves on to the left.
    .wrong = Add up both totals: is there a winner at all? If not, the deal moves one place to the left.
lesson-monopoly-card-game-pay-day-5 = Make the round end before { $name1 } can go out.
    .before = All hands lie open. { $name1 } holds Chance and would go out next. Nobody has drawn for 19 turns, and after 20 the round is over.
    .after = Five laps without a card drawn end the round with nobody out. Chance spoilt the hand that held it, and you were paid.
    .wrong = You drew a card, so the turns without drawing are counted from the beginning, and { $name1 } went out.

lesson-monopoly-card-game-hand-worth = How many dollars is your hand worth?
    .before = { $name1 } goes out now. The prize for Mr. Monopoly is left out here.
    .after = Complete groups, houses in order, tokens and GO: that is what was paid, line by line. The rest was worth nothing.
    .wrong = Take it line by line: groups, houses without a gap, hotel, tokens on your dearest colour group, GO. All else is worth nothing.

lesson-monopoly-card-game-extra-piles = Three players and two
lesson-monopoly-card-game-extra-piles-1 = See to it that { $name1 } cannot trade for Boardwalk, and leave your hand as it is.
    .before = With three players an extra pile lies at the empty place. { $name1 } has taken Park Place, plays next, and looks at the trade pile of { $name2 }.
    .after = You swapped two top cards, and that was your whole turn. From the extra pile, Boardwalk costs two cards, and the next player has only one to give.
    .wrong = Boardwalk still lies where { $name1 } can trade for it. Swap it with the top card of the extra pile.
lesson-monopoly-card-game-extra-piles-2 = Get Park Place in this turn, so that you can go out in the next.
    .before = Park Place lies on the extra pile, and you cannot trade with that. But you have two cards on your own trade pile.
    .after = You took the top cards of the extra pile and the draw pile for the two top cards of your own, then discarded down to ten.
    .wrong = Park Place is still out of your hand, or something of no use is in it. Take from the extra pile, then discard what belongs to nothing.
lesson-monopoly-card-game-extra-piles-3 = Which of these open cards could you get into your hand this turn?
    .before = Two players have two extra piles. Your own trade pile has one card only.
    .after = In a trade you can add one card of your hand, so two cards are within reach. For an extra pile you need two cards on your own trade pile.
    .wrong = Ask for each card what you would have to give. One card of your hand may be added to a trade, but not for an extra pile.

lesson-monopoly-card-game-the-large-game = Five or six players
lesson-monopoly-card-game-the-large-game-1 = How many cards would be the reward for going out now?
    .before = Six players, as many as can play. All 60 cards are dealt, and there is no draw pile.
    .after = The reward is all the trade cards on the table, one from each player, your own too. A seventh could not play: there would not be enough cards.
    .wrong = Without a draw pile the reward has to come from somewhere else: it is all that lies open on the table.
lesson-monopoly-card-game-the-large-game-2 = How many cards would a hand need for going out if you were six?
    .before = Here five players were dealt 12 cards each, and each turned one of them up. Six players are dealt ten.
    .after = One of the ten would be a trade card, so nine would be left. With five players it is 11.
    .wrong = The card that lies open before you is one of those that you were dealt. It would be the same with six.
lesson-monopoly-card-game-the-large-game-3 = Go out in this turn.
    .before = Five players. You have to trade your card for somebody else’s, then you lay down a new one. Going out may follow at once.
    .after = You traded, laid down what was of no use, and went out at the end of your turn. All the trade cards were yours as a reward.
    .wrong = After the trade your hand could not go out. See whose card you lack, and which one you can do without.
lesson-monopoly-card-game-the-large-game-4 = Pass a card that neither helps { $name1 } nor spoils your own hand.
    .before = Everybody has had a turn, and now each passes a card to the left. { $name1 } sits there, and has taken Boardwalk before all eyes.
    .after = Any card may be passed, and all choose before anybody sees what comes. You gave the one that is of use to nobody here.
    .wrong = You passed something that your hand needs, or the very card that { $name1 } was waiting for.
lesson-monopoly-card-game-the-large-game-5 = Who goes out?
    .before = The cards are about to be passed, and before that everybody is asked, { $name2 } first. Only you and { $name4 } have complete hands, and both want to go out.
    .after = Whoever comes first in the order of play goes out, and no cards are passed any more.
    .wrong = Go round the table to the left, beginning with { $name2 }, until you come to somebody who can go out.
lesson-monopoly-card-game-the-large-game-6 = You go out: who wins the match?
    .before = All hands lie open. You have $4,400 and { $name1 } has $6,500. With five players it takes $7,000 to win.
    .after = The trade cards on the table were your reward. With two more houses from there, you passed $7,000.
    .wrong = Add up your hand together with the trade cards on the table, and then that of { $name1 }. With five players $7,000 is enough.

lesson-monopoly-card-game-with-reward = You go out: how many dollars do your hand and the reward bring together?
    .before = Five players, so the reward is all five trade cards on the table. The prize for Mr. Monopoly is left out here.
    .after = Houses in order, tokens, GO or a missing property: what helped was added, and the rest of the reward was put away.
    .wrong = Add the trade cards to your hand, and take it line by line. A house needs those before it, and a property its whole group.

# The lessons of Spite & Malice. A lesson: its title. A level: its goal in one sentence, a few words before it, what has
# been shown after it, and why another way was wrong. The learner is seat 0, so name1 is the other player.

lesson-spite-and-malice-middle = The middle

lesson-spite-and-malice-middle-1 = Which of your piles do you have to use up to win this round?
    .before = Two people play, and each of you has a hand, side stacks and a payoff pile.
    .after = Only the payoff pile counts: the rest may be as full as it likes.
    .wrong = The hand fills up again at every turn, and side stacks may stay where they are. One pile alone ends the round.
lesson-spite-and-malice-middle-2 = How many cards would the stock have if you shuffled three packs together instead of two?
    .before = This is a fresh deal from two packs of 52 cards. What was not dealt is the stock.
    .after = The deal takes 20 and five cards for each of you, so 50, and whatever is left becomes the stock.
    .wrong = Count what the deal takes: two payoff piles and two hands. Only the number of packs changes.
lesson-spite-and-malice-middle-3 = Which of these cards on top of your payoff pile would have let you begin as well?
    .before = The higher payoff card begins. You have the jack of spades against the ten of diamonds, so it is you.
    .after = A queen is highest, and a king lowest of all: it is wild, so it has no rank of its own.
    .wrong = A card has to be higher than the ten here. Remember that a king counts least.
lesson-spite-and-malice-middle-4 = Play three cards on one stack in this turn.
    .before = A centre stack begins with an ace and goes up rank by rank. Suits make no difference.
    .after = Ace, two, three: one rank at a time, and as many cards in a turn as you like.
    .wrong = A card on a side stack ends your turn, and three cards have not been played.
lesson-spite-and-malice-middle-5 = Which cards of your hand can you play to the centre, now that all three places are taken?
    .before = Each stack says which rank it waits for, and there are three places for stacks.
    .after = An ace has to wait until one of the three places is free.
    .wrong = Look at each stack and at what it needs next. All three places are taken, so no new stack can be opened.

lesson-spite-and-malice-fits = Which cards of your hand can you play to the centre now?
    .before = Three places, three ranks that are needed, five cards in your hand.
    .after = A card fits where its rank is the next one, whatever its suit. An ace wants an empty place, and a king fits anywhere.
    .wrong = The next card has to be exactly one rank higher than the top of a stack.

lesson-spite-and-malice-kings = Kings

lesson-spite-and-malice-kings-1 = On which stack would your king be a jack?
    .before = A king stands for the card that is needed where it lands.
    .after = On a ten, a king is a jack.
    .wrong = A jack is needed where the last card is a ten. Have a look at what each stack waits for.
lesson-spite-and-malice-kings-2 = How many of your four kings can you play one after the other on centre stack 1 until it is complete?
    .before = You have three kings in your hand, and the fourth is your payoff card.
    .after = Kings may follow each other. Each counts as the card it stands for, so twelve cards are a complete stack.
    .wrong = Nothing keeps kings apart, but a stack is complete as soon as its queen is there, real or not.
lesson-spite-and-malice-kings-3 = Play the three of spades from your payoff pile in this turn.
    .before = A three is wanted nowhere, and you have no ace. Or do you?
    .after = A king can open a stack in place of an ace.
    .wrong = Your three needs a two, and your two needs something below it. There is only one king to be that.
lesson-spite-and-malice-kings-4 = Where could you play your king in this match?
    .before = Some people want a real ace at the bottom of each stack, and so it is played here.
    .after = Where stacks have to begin with a real ace, a king still fits on every stack that has been begun.
    .wrong = Here an empty place takes nothing but an ace. All other places are as ever.

lesson-spite-and-malice-king-first = Where do you have to play your king, so that your payoff card can follow it there?
    .before = You have a king in your hand. Your payoff card does not fit anywhere yet.
    .after = The king becomes the card that is missing just below your payoff card.
    .wrong = Ask what the king would be there, and what would be needed after that.

lesson-spite-and-malice-payoff = The payoff pile first

lesson-spite-and-malice-payoff-1 = Play the seven of diamonds from your payoff pile in this turn.
    .before = There are two sevens that want to go to the same place.
    .after = When both fit, the payoff card goes first. Under it the next one is turned up.
    .wrong = The place that your payoff card needs is taken. Use other cards to pave its way, never to overtake it.
lesson-spite-and-malice-payoff-2 = Play the nine of hearts from your payoff pile in this turn.
    .before = It is a nine, and centre stack 1 waits for a five. Count back from the nine: where are the eight, the seven and the six?
    .after = Of two cards that fit, play the one that uncovers something. And a king goes where nothing else can.
    .wrong = The seven lies below a three, and only one king can be the eight.
lesson-spite-and-malice-payoff-3 = Which cards of your hand may you play in this match right now?
    .before = As a rule nobody has to play a card because it fits. In this match one thing is different: an ace that fits comes before anything else.
    .after = Where aces are forced, all else waits for them. Usually you may hold any card back as long as you like.
    .wrong = There is an empty place and you have aces. In this match nothing else moves before they do.

lesson-spite-and-malice-away = Clear the way to the centre, and play { $card_the } from your payoff pile in this turn.
    .before = There is a way. Find the card just below your payoff card, then the one below that.
    .after = Whoever counts back from the payoff card sees the way before touching a card.
    .wrong = From here no card you can see leads to your payoff card any more.

lesson-spite-and-malice-sides = Side stacks

lesson-spite-and-malice-sides-1 = Which cards on your side stacks can you play now?
    .before = All cards of a side stack lie open, but they come back only from the top.
    .after = What lies below has to wait, even if it would fit.
    .wrong = Only the top card of each side stack can be played, and only if a stack in the centre waits for it.
lesson-spite-and-malice-sides-2 = Play the four of hearts from your payoff pile in this turn.
    .before = You need a two and a three, and both lie deep. Dig for them.
    .after = Each card that you lift off uncovers another. Cards from the hand can wait, covered ones cannot.
    .wrong = Another card has taken the place which a covering card needed, and what lies under that one stays buried.
lesson-spite-and-malice-sides-3 = Get rid of your payoff card by the end of your next turn.
    .before = Nothing fits now, so put a card away. After that { $name1 } will put one away too, and you will draw a five.
    .after = Put a card where it covers nothing you need, best on the next higher one: it will come back in order.
    .wrong = You have covered a card that leads to your nine.

lesson-spite-and-malice-park = On which side stacks can you put { $card2_the }, so that you can get rid of your payoff card in your next turn?
    .before = You know that you will draw { $card_the } next, and that the centre will stay as it is.
    .after = What you will need has to stay on top. All other cards may be covered.
    .wrong = With that card there, one that leads to your payoff card would be covered, or another stack would have done as well.

lesson-spite-and-malice-hand = Using up the hand

lesson-spite-and-malice-hand-1 = Use up your whole hand in this turn.
    .before = Nothing you have leads to your payoff card. But perhaps five new cards do?
    .after = Whoever uses up the hand draws five cards at once and plays on.
    .wrong = With a discard the turn is over, and no new cards came. All three of your cards fit somewhere.
lesson-spite-and-malice-hand-2 = How many cards will you draw at the beginning of your next turn?
    .before = You hold five cards. Say you play the ace and the two, put the queen on a side stack, and then { $name1 } puts a card away too.
    .after = At the beginning of each turn you draw until you hold five. So played cards come back as new ones.
    .wrong = Count what is left in your hand: the discard leaves it, too.
lesson-spite-and-malice-hand-3 = Play all four cards of your hand to the centre in this turn.
    .before = Your side stacks can help you. They can also get in the way.
    .after = You played from a side stack when it made room for your hand, and left the rest where it was.
    .wrong = One card of your hand has lost its place. A card that lies on a side stack can wait.

lesson-spite-and-malice-most = How many cards of your hand can you play in this turn at most?
    .before = Your side stacks and your payoff card may help. Count only on cards that you can see.
    .after = It is worth finding the best order before you play the first card.
    .wrong = Look for the order in which your cards help each other. Two that want the same place cannot both go there.
lesson-spite-and-malice-empty = Find a place in the centre for every card of your hand in this turn.
    .before = Five new cards are waiting, if each of yours finds a place.
    .after = Not a card left, so five new ones come at once.
    .wrong = There is a card in your hand which finds no place any more.

lesson-spite-and-malice-stock = Complete stacks and the stock

lesson-spite-and-malice-stock-1 = Play the ace of hearts from your payoff pile in this turn.
    .before = It is an ace, and all three places are taken.
    .after = A queen completes a stack, or a king in her place. At once all twelve cards go into the stock, and the place is free.
    .wrong = Your jack can be nothing but a jack, while the king can be the queen after it. And a stack that is not complete stays.
lesson-spite-and-malice-stock-2 = You complete centre stack 1 with your last card: how many cards will the stock have after that?
    .before = There are three cards in the stock now. Think of all that happens.
    .after = First the twelve cards go into the stock, then you draw your new hand from it.
    .wrong = Twelve cards come in. But your hand is empty, too.
lesson-spite-and-malice-stock-3 = End your turn so that { $name1 } can draw and the round goes on.
    .before = You are far ahead, but the stock has two cards left, and { $name1 } will want three. If the stock runs out, the round is drawn.
    .after = A complete stack fills the stock up again. With it you can decide if a round goes on.
    .wrong = The stock has run out, and nobody gets points. Complete a stack first, and keep a card in your hand until then.
lesson-spite-and-malice-stock-4 = You put the jack away, and then { $name1 } draws three cards: how many must the stock have at least, so that the round goes on?
    .before = A round is drawn when the stock is used up. When exactly is that?
    .after = The moment a draw takes the last card, the round is drawn, even if that card was all that was needed.
    .wrong = At least one card has to stay in the stock.
lesson-spite-and-malice-stock-5 = And how many cards must the stock have at least in this match, so that the round goes on after { $name1 } has drawn three?
    .before = Here it is played the other way: the round is drawn only when there are too few cards for a draw.
    .after = In this way of playing the last card may be drawn, and only a draw that falls short ends the round.
    .wrong = In this match a draw may empty the stock, as long as it gets all its cards.

lesson-spite-and-malice-spite = Spite

lesson-spite-and-malice-spite-1 = End your turn so that no stack leads { $name1 } to the payoff card with cards that lie open.
    .before = Nothing leads to your queen today. But { $name1 } has turned up a six, and a six is wanted.
    .after = Play past the rank that the other one needs, and keep the card that would lead to it.
    .wrong = A six fits somewhere, and off goes the payoff card. Look at it once more before you put a card away.
lesson-spite-and-malice-spite-2 = On which stack can { $name1 } get to the payoff card with cards that lie open?
    .before = The side stacks of the other player lie open as well. Read them.
    .after = Two cards from side stacks, and then the payoff card. All of it could be seen.
    .wrong = Count up from what the stack needs: is each of those cards on top of a side stack, or will it be by then?
lesson-spite-and-malice-spite-3 = Get rid of your payoff card, and leave { $name1 } no way to play the six with cards that lie open.
    .before = Your five fits at once. But what would be needed after it?
    .after = First serve yourself, then shut the door.
    .wrong = Your five opens the door to the six of the other player. You have a six as well, but it has to be free.

lesson-spite-and-malice-shut = Put a card away only when nothing that lies open leads { $name1 } to the payoff card.
    .before = As it is, the other player will get rid of a payoff card. You can still do something about it.
    .after = Not this time: nothing that lies open leads there now.
    .wrong = A way is still open. The cards on top of the other side stacks count as well.

lesson-spite-and-malice-turn = Planning a whole turn

lesson-spite-and-malice-turn-1 = Play the ace of spades from your payoff pile in this turn.
    .before = It is an ace, so some stack has to be completed first. Your only king is the only thing that can be its queen.
    .after = Eight moves, one turn: a stack went from seven to queen, and its place was free for your ace.
    .wrong = A king that is spent too soon is missed at the end.
lesson-spite-and-malice-turn-2 = Play the six of hearts from your payoff pile in this turn.
    .before = A six is a long way from an empty place, and your only ace lies at the very bottom. What is each of your two kings for?
    .after = One king opened the stack, and the other was its five. Along the way you dug out a two.
    .wrong = Two gaps and two kings: you can spare neither. And the tens are not the same, for one of them covers something.

lesson-spite-and-malice-long = Go the long way, and play { $card_the } from your payoff pile in this turn.
    .before = This one takes a while. Do not touch a card before you see the last move.
    .after = Well planned: such a turn decides rounds.
    .wrong = The long way is blocked: no card that you can see leads on.

lesson-spite-and-malice-end = Points, and the end

lesson-spite-and-malice-end-1 = Win the round in this turn.
    .before = This is turn 400. If nobody has won when it is over, the round is drawn.
    .after = The last payoff card wins on the spot. No stack was shuffled, no turn was counted: nothing comes before it.
    .wrong = There is no other turn after this one, and something that your last payoff card needed is gone or buried.
lesson-spite-and-malice-end-2 = How many points do you get if you play your last payoff card now?
    .before = In this match the winner of a round gets five points on top, as many people play it.
    .after = A point for each card of the other payoff pile, and nothing for hands or side stacks. The five on top are an extra of this match.
    .wrong = Count the other payoff pile alone, then add what this match gives on top.
lesson-spite-and-malice-end-3 = How many payoff cards must the other player have left at least, so that this round wins you the match?
    .before = You have 41 points, and the match goes to 50. You can play your last payoff card now.
    .after = Fifty points or more win the match. This time it was not quite enough, so there is another round.
    .wrong = Each card left is one point. What do you lack of 50?
lesson-spite-and-malice-end-4 = You play your last payoff card now: who wins the match?
    .before = This is round 40, after which every match ends. You have 20 points, the other player has 31.
    .after = After 40 rounds the leader wins, with 50 points or without. Twelve cards made the difference.
    .wrong = Add the points of this round first: how many cards has the other payoff pile?
lesson-spite-and-malice-end-5 = Who begins the next round?
    .before = You began this round and you won it. In the next deal you turn up { $card_the }, and { $name1 } turns up { $card2_the }.
    .after = It does not matter who won: the payoff cards decide anew each time. A king is the lowest of all.
    .wrong = Only the two new payoff cards count, and a king has no rank of its own.

lesson-spite-and-malice-score = How many points do you have in all once you have played your last payoff card?
    .before = { $bonus ->
        [0] It fits, and so you win this round.
       *[other] It fits, and so you win this round. In this match that gives { $bonus } points on top.
    }
    .after = One point for each card that was left in the other payoff pile, added to what you had.
    .wrong = Your points so far, a point for each card of the other payoff pile, and nothing else unless the match gives something on top.

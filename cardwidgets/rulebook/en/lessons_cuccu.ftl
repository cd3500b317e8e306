# The lessons of Cuccù. A lesson: its title. A level: its goal in one sentence, a few words before it, what has been
# shown after it, and why another way was wrong.

## One card, one choice

lesson-cuccu-first-choice = One card, one choice
lesson-cuccu-first-choice-1 = Get the eight.
    .before = You hold the lion, and no card is lower. While the pack was shuffled you caught a glimpse of the bottom card: { $name1 } will be dealt an eight.
    .after = Whoever is asked and has a plain card must swap. The lion is now somebody else’s problem, and { $name1 } decides what to do about it.
    .wrong = If you keep the lion, it stays the lowest card on the table. The eight was yours for the asking.
lesson-cuccu-first-choice-2 = Who is the last to be dealt a card?
    .before = { $name2 } deals this round, and everybody will keep.
    .after = Play starts with the player on the dealer’s right and goes anticlockwise, card by card. The dealer comes last of all.
    .wrong = The first card goes to the player on the dealer’s right. From there it goes round until the circle closes.
lesson-cuccu-first-choice-3 = Which of the four loses a life?
    .before = All cards lie open, and { $name3 }, the dealer, keeps too.
    .after = The lowest card costs a life, and the ranking goes on below zero: bucket, mask, and the lion at the very bottom.
    .wrong = The zero looks like nothing, but three cards are lower still: the bucket is worth −1, the mask −2, the lion −3.
lesson-cuccu-first-choice-4 = Come through this round safely, whatever the next card may be.
    .before = You hold a four. { $name2 } and { $name3 } have had their turns and keep the cards you see; { $name1 } deals and is still to come.
    .after = A card need not be good, only not the lowest. With a three already lying there, your four cannot lose.
    .wrong = You took a chance that you did not need: { $name2 } was stuck with a three, so the four was safe.
lesson-cuccu-first-choice-5 = How many cards does the pack hold when all are shown?
    .before = A new match: chance has made { $name3 } the first dealer, and the whole pack of 40 has been shuffled. Everybody will keep.
    .after = Cards are dealt one at a time from the bottom of the pack, one for each of the four players: 36 are left.
    .wrong = The pack has 40 cards in all. Count how many leave it until everybody at the table holds one.

## Cuckoo and hunter

lesson-cuccu-cuckoo-and-hunter = The cuckoo and the hunter
lesson-cuccu-cuckoo-and-hunter-1 = Whose turn is it next?
    .before = You hold a two and ask { $name1 } to swap. But { $name1 } is dealt the cuckoo, shows it and refuses.
    .after = A refusal by the cuckoo costs you nothing, but your turn is over. So is the turn of whoever has shown a card, and play goes on to { $name2 }.
    .wrong = Whoever was refused may not try again, and whoever has shown a special card has had a turn.
lesson-cuccu-cuckoo-and-hunter-2 = Lose no more than one life in this round.
    .before = You hold the mask, and luck is not with you: { $name1 } will be dealt the hunter, { $name2 } a six and { $name3 } a nine. All three will keep.
    .after = Sometimes the best choice is to take the blow. The mask costs you one life, and not one more.
    .wrong = The hunter takes a life at once, and you still sit there with the mask: in the end it costs you a second one.
lesson-cuccu-cuckoo-and-hunter-3 = Who loses a life at once?
    .before = You hold the hunter, it is your turn, and you ask { $name1 } to swap all the same. { $name1 } is dealt a nine.
    .after = Special cards work only when their holder is asked. On your own turn the hunter is just a high card, and you have given it away.
    .wrong = The hunter strikes at people who ask its holder. Here the holder is the one who asks.
lesson-cuccu-cuckoo-and-hunter-4 = Who has the losing card when all are compared?
    .before = { $name2 } holds the mask, has one life left and asks { $name3 }, who is dealt the hunter. All the others have had their turns.
    .after = The hunter knocks { $name2 } out, and a dead card is not compared: it is not even turned up. So the two of { $name1 } is the lowest.
    .wrong = The mask belongs to somebody who has just been knocked out. Only the cards of players with lives are compared.

## Horse

lesson-cuccu-the-horse = The horse
lesson-cuccu-the-horse-1 = Who holds the lion after this?
    .before = You want to be rid of the lion and ask { $name1 }, who is dealt the horse. { $name2 } is next and will be dealt a seven.
    .after = The horse is jumped over: the request lands with { $name2 }, who has a plain card and must swap.
    .wrong = A horse does not swap, and it does not end your turn either. It sends you on to the next player.
lesson-cuccu-the-horse-2 = Save all your lives from the zero.
    .before = You hold the zero. You know what will be dealt next: the horse to { $name1 }, a ten to { $name2 }, a five to { $name3 }. All three will keep what they get.
    .after = Behind the horse waits the ten: you jumped over { $name1 } and swapped with { $name2 }.
    .wrong = The zero stayed with you and lost. Look past the horse: the player behind it is asked instead.
lesson-cuccu-the-horse-3 = How many lives does asking cost you in this round?
    .before = You hold the bucket and ask. { $name1 } is dealt the horse, { $name2 } the hunter, and { $name3 }, the dealer, an eight and will keep.
    .after = Behind the horse everything is as usual, and the hunter bites. Then your bucket is compared as well, for you can lose two lives in one round.
    .wrong = Follow the request over the horse to { $name2 }, and do not forget to compare the cards at the end.
lesson-cuccu-the-horse-4 = Lose no life, though your four is the lowest card.
    .before = You hold the lowest card, a four. { $name1 } deals and will be dealt the horse, and you have seen that the top card of the pack is the cat.
    .after = Behind the dealer’s horse there is only the pack: you swap with its top card, whose power sleeps. The dealer has shown a card and does not act any more.
    .wrong = Your four was the lowest card. The dealer’s horse would have sent you to the top of the pack, where even a cat does no harm.

## Cat

lesson-cuccu-the-cat = The cat
lesson-cuccu-the-cat-1 = Come out of this round with all your lives.
    .before = You hold a five. You know the next cards: { $name1 } will be dealt the cat, { $name2 } a one and { $name3 } a nine, and all three will keep.
    .after = A cat that is asked says no, and whoever asked pays with a life. You left it alone, and the one lost.
    .wrong = You asked the holder of the cat, and that costs a life at once.
lesson-cuccu-the-cat-2 = Whom does the cat punish?
    .before = You hold a one and swap it for the five of { $name1 }. With the one in hand, { $name1 } then asks { $name2 }, who is dealt the cat.
    .after = The cat punishes whoever asked its holder, and then sends the cards of the row back.
    .wrong = You have swapped with a plain card, and the cat only refuses. The one who asked the cat’s holder pays.
lesson-cuccu-the-cat-3 = Who holds the one after this?
    .before = You were dealt the one and passed it to { $name1 }, who passed it on to { $name2 }. Now { $name2 } asks { $name3 }, who is dealt the cat.
    .after = First the life is lost, then swap after swap is undone, the newest first. The one has come home to you.
    .wrong = The cat does not stop at the last swap. It undoes the whole row, until the card is back with the player it was dealt to.
lesson-cuccu-the-cat-4 = Whose turn comes after the cat?
    .before = You were dealt the two, jumped over the horse of { $name1 } and swapped with { $name2 }. Now { $name2 } asks { $name3 }, who is dealt the cat.
    .after = The two goes back to you, over the horse again. But nobody in the row gets another turn: play goes on to { $name4 }.
    .wrong = Getting an old card back is no new turn. All those in the row have had theirs, and the cat’s holder too.
lesson-cuccu-the-cat-5 = You lose one life in this round whatever you do: see to it that { $name3 } loses one, too.
    .before = { $name3 } was dealt the lion and passed it to you for your eight. { $name1 } will be dealt the cat and { $name2 } a nine, and both will keep.
    .after = The cat took a life from you, but it sent the lion home to { $name3 } and the eight back to you. A cat can be a friend for once.
    .wrong = With the lion you lose a life when the cards are compared, and { $name3 } gets away with your eight.
lesson-cuccu-the-cat-6 = Who holds a different card afterwards?
    .before = You swapped your four for the six of { $name1 }, who kept the four. Now { $name2 }, with a one, asks { $name3 }, who is dealt the cat.
    .after = As soon as somebody keeps, the row before it is closed. The cat takes a life from { $name2 }, but there is no swap left to undo.
    .wrong = { $name1 } kept the four, and that closed the row. The one of { $name2 } has never moved.
lesson-cuccu-the-cat-7 = Whose card loses when all are compared?
    .before = You were dealt the lion and swapped it for the fool of { $name1 }, who has one life left and now asks { $name2 }. There sits the cat; { $name3 } will be dealt a six and keep.
    .after = The cat takes the last life of { $name1 } and undoes the swap all the same. The fool is dead and counts for nothing, and the lion is back with you.
    .wrong = The row is undone even when its player is knocked out. Then look only at the cards of players with lives.

## Inn

lesson-cuccu-the-inn = The inn
lesson-cuccu-the-inn-1 = Lose no life, though you hold the zero.
    .before = You hold the zero. { $name1 } will be dealt the inn and never refuses a guest; { $name2 } will be dealt a four, { $name3 } a six, and both will keep.
    .after = At the inn you may ask for help. Your zero lost, but { $name1 } had agreed to pay, and so the life was lost there.
    .wrong = A zero that loses costs you a life unless an innkeeper pays for it. You have to get to the inn, and you have to ask.
lesson-cuccu-the-inn-2 = You are the innkeeper: agree or refuse, but lose no life.
    .before = { $name3 } holds the bucket and asks you, the innkeeper, to pay. After you comes { $name1 } with the hunter, then { $name2 } with a seven, and both will keep.
    .after = The innkeeper pays for a zero that loses, and for nothing else. A bucket is no zero: your promise cost you nothing.
    .wrong = By refusing you took over the bucket, and with the hunter next to you there was no way to be rid of it. What would the promise have cost?
lesson-cuccu-the-inn-3 = You are the innkeeper once more: get through without losing a life.
    .before = { $name3 } holds the zero and asks you, the innkeeper, to pay. After you, { $name1 } will be dealt a five and { $name2 } a nine, and both will keep what they then have.
    .after = By refusing you swapped the inn for the zero, and then you had an ordinary turn: you passed the zero on.
    .wrong = No card here is lower than the zero, so whoever has it or has promised to pay for it loses a life. Get it, and get rid of it.
lesson-cuccu-the-inn-4 = Does { $name3 } know now which card you hold?
    .before = You ask { $name1 }, who is dealt the inn and shows it. You ask for payment, { $name1 } refuses, and the two of you swap.
    .after = A card that was shown stays known until the round is over, wherever it goes. Everybody sees that the inn is now yours.
    .wrong = The inn was turned up for all to see before it came to you, and it is not turned down again.
lesson-cuccu-the-inn-5 = Whose turn comes after this inn?
    .before = At this table nobody haggles: an inn always covers a zero. You ask with a zero, and { $name1 } is dealt the inn.
    .after = Played this way, nothing is decided at the inn: both keep their cards, a losing zero is paid for, and { $name2 } is next.
    .wrong = Usually you would now choose, and then { $name1 }. At this table the inn covers you without being asked.

## Dealer

lesson-cuccu-the-dealer = The dealer
lesson-cuccu-the-dealer-1 = You are the dealer: lose no life in this round.
    .before = You deal, so you decide last. You hold a three and know that the bottom card of the pack is the cat.
    .after = Instead of asking somebody, the dealer may swap with the bottom card. Taken from the pack, a cat has no claws: it is just a twelve.
    .wrong = Your three was the lowest card. A card from the pack has no special power, so the cat was a fine catch.
lesson-cuccu-the-dealer-2 = You are the dealer at a table with another custom: lose no life.
    .before = At this table the dealer swaps with the top card of the pack. You deal, hold a three, and know that the lion lies at the bottom and a ten on top.
    .after = Played this way, the dealer’s swap takes the top card: the ten. By the usual rule it would have been the lion.
    .wrong = Your three was the lowest card, and at this table you would have got the ten for it, not the lion.
lesson-cuccu-the-dealer-3 = Who deals the next round?
    .before = { $name1 } deals and keeps, and all cards lie open. { $name2 } has one life left.
    .after = { $name2 } loses the last life and takes no part any more. The deal passes to the next player who still has a life.
    .wrong = Go on in playing order from { $name1 }, but first count the lives: whoever has none left does not deal.

## Fools

lesson-cuccu-the-fools = The fools
lesson-cuccu-the-fools-1 = With one fool on the table, who loses a life?
    .before = You and { $name3 } have a four each, { $name2 } has a nine and { $name1 } the fool. { $name3 } deals and keeps.
    .after = A single fool counts as much as the lowest other card. So { $name1 } loses together with everybody who has a four.
    .wrong = Find the lowest card without the fool, and all who have it. Then the one fool joins them.
lesson-cuccu-the-fools-2 = With two fools on the table, who loses a life?
    .before = Two fools are on the table, and the dealer keeps.
    .after = Two fools count 14½ each: only the cuckoo is higher. That makes the hunter, of all cards, the lowest.
    .wrong = Two fools together are nearly the best cards there are, 14½ each. Which card is lower than that?
lesson-cuccu-the-fools-3 = Save all your lives from the fools.
    .before = You deal and hold the cat. { $name1 } has a fool, and you know that the other fool is the bottom card of the pack.
    .after = With the second fool on the table, both count 14½, and the horse of { $name3 } is the lowest card. A fool saved you.
    .wrong = With one fool on the table, your cat was the lowest other card, and both lost. What would a second fool have changed?
lesson-cuccu-the-fools-4 = One fool among cuckoos: who loses a life?
    .before = Three players are at the table: one fool, two cuckoos. The dealer keeps.
    .after = A cuckoo never costs a life. With nothing but cuckoos to tie with, the fool loses alone.
    .wrong = The fool would tie with the lowest other card, but a cuckoo cannot lose.
lesson-cuccu-the-fools-5 = Two fools among cuckoos: who loses a life?
    .before = Two fools and two cuckoos: a table like this is rare. The dealer keeps.
    .after = Two fools count 14½ each, and for once that is the lowest: both lose.
    .wrong = Compare 14½ with 15, and remember that equal lowest cards lose together.
lesson-cuccu-the-fools-6 = Nothing but cuckoos: who loses a life?
    .before = Only two of you are left, each with a cuckoo. The dealer keeps.
    .after = Equal lowest cards lose together, but never cuckoos: nobody loses a life.
    .wrong = Two equal cards, true. But a cuckoo never costs its holder a life.

## The end of a match

lesson-cuccu-the-end = The end of a match
lesson-cuccu-the-end-1 = Win the match in this round.
    .before = You and { $name1 } have one life each, and you hold an eight. The next card is a five, the one after it a seven, and { $name1 }, the dealer, always swaps with the pack.
    .after = { $name1 } gave the five away for the seven, and eight beats seven. The last player with a life wins.
    .wrong = You swapped your eight for the five, and { $name1 } ended up with the seven. Count on what the dealer will do.
lesson-cuccu-the-end-2 = Who deals after this disaster?
    .before = { $name1 } and { $name3 } are out. You, the dealer, keep, and so has { $name2 }: two fours, two last lives.
    .after = Both lose the last life together, so everybody comes back with three, even those who were out long ago. The next player in order deals: { $name1 }.
    .wrong = Count the lives after the cards are compared. When nobody has one left, all come back, and the very next player deals.
lesson-cuccu-the-end-3 = Who wins the match after five rounds?
    .before = It was agreed to stop after five rounds, and this is the fifth. All cards lie open, and the dealer keeps.
    .after = { $name1 } loses a life, so { $name3 } alone has three left and wins. If anybody else had as many, it would be a draw.
    .wrong = First the lowest card costs its life. Then whoever has the most lives wins, if nobody else has as many.
lesson-cuccu-the-end-4 = Who wins the match?
    .before = Only you and { $name1 } are left, with one life each. { $name1 } asks you to swap, and you, the dealer, are dealt the hunter.
    .after = The hunter takes the last life of { $name1 }, and the match is over on the spot. No cards are compared any more.
    .wrong = As soon as only one player has a life, that player has won. Your card can no longer be the lowest of all.
lesson-cuccu-the-end-5 = How many lives are there on the table in all?
    .before = Another match! This time five of you play, and you have agreed on four lives for each.
    .after = Four players with three lives each are usual, but you may agree on other numbers. Five times four makes twenty.
    .wrong = Everybody starts with the same number of lives. Look at how many players there are, and how many lives each of them has.

## Kinds that are made without end

lesson-cuccu-keep-or-ask = Keep or ask: come through with all your lives.
    .before = The cards of those who have had their turns lie open. { $name1 } will be dealt { $card_a }, then { $name2 }, the dealer, { $card2_a }, and both will keep what they have after your turn.
    .after = You looked ahead: with the next two cards known, only one of the two ways was safe.
    .wrong = Play both ways through in your head: what will each of you hold at the end, and who then has the lowest card?
lesson-cuccu-where-it-ends = Which card { $who ->
        [0] do you hold
        [1] does { $name1 } hold
        [2] does { $name2 } hold
        [3] does { $name3 } hold
        [4] does { $name4 } hold
       *[5] does { $name5 } hold
    } when all are shown?
    .before = Everybody with a card lower than { $number } asks, all the others keep, and so does the dealer. The next cards are { $card_a } and then { $card2_a }.
    .after = Step by step: one asks, the other must swap, and whoever got a low card asks in turn.
    .wrong = Play it through card by card. Whoever has just been given a low card will ask as well, and a horse is jumped over.
lesson-cuccu-cat-home = Which card do you hold after this?
    .before = { $kept ->
        [0] Everybody who was on turn has asked, except that you kept.
        [1] Everybody who was on turn has asked, except that { $name1 } kept.
        [2] Everybody who was on turn has asked, except that { $name2 } kept.
        [3] Everybody who was on turn has asked, except that { $name3 } kept.
        [4] Everybody who was on turn has asked, except that { $name4 } kept.
        [5] Everybody who was on turn has asked, except that { $name5 } kept.
       *[nobody] Everybody who was on turn so far has asked.
    } The player on turn now asks, too, and the next card is the cat.
    .after = The cat undoes the swaps in a row, the newest first, and stops where somebody has kept.
    .wrong = Go back swap by swap from the player who asked the cat’s holder, over horses, too. A keep closes the row.
lesson-cuccu-do-you-pay = Do you pay for { $name3 }?
    .before = You have the inn and agreed to pay if { $name3 } loses with a zero. The dealer keeps, and all cards are compared.
    .after = You pay if two things come together: the card is a zero, and it is one of the losing cards, alone, tied or with a fool.
    .wrong = Two questions: is the card of { $name3 } a zero, and is it among the lowest?
lesson-cuccu-who-loses = Who loses a life now?
    .before = All cards lie open, and the dealer keeps.
    .after = { $fools ->
        [0] The lowest card loses, and those who share it lose together.
        [1] A single fool counts as much as the lowest other card and loses with it; only a cuckoo never loses.
       *[2] Two fools count 14½ each. They lose only when all the other cards are cuckoos.
    }
    .wrong = { $fools ->
        [0] Find the lowest card. Does more than one player have it?
        [1] Put the fool aside and find the lowest other card. Then remember the fool.
       *[2] Put two fools just below the cuckoo. Which card is now the lowest?
    }
lesson-cuccu-take-or-leave = Keep your card or take the bottom one, but lose no life.
    .before = You deal and decide last, and all the others’ cards lie open. You know that the bottom card of the pack is { $card_a }.
    .after = Fools turn the ranking upside down, so it pays to count them before you choose.
    .wrong = Count the fools for either choice: one ties with the lowest other card, two count 14½ each.
lesson-cuccu-lives-lost = How many lives are lost at the table from now to the end of this round?
    .before = { $who ->
        [0] You have just swapped with the player before you and now ask the dealer,
        [1] { $name1 } has just swapped with the player before and now asks the dealer,
        [2] { $name2 } has just swapped with the player before and now asks the dealer,
        [3] { $name3 } has just swapped with the player before and now asks the dealer,
        [4] { $name4 } has just swapped with the player before and now asks the dealer,
       *[5] { $name5 } has just swapped with the player before and now asks the dealer,
    } who is dealt { $card_a } and will keep. The top card of the pack is { $card2_a }.
    .after = A life can go at once, to a hunter or a cat, and again when the cards are compared. Tied cards cost a life each.
    .wrong = First see what the dealer’s card does, and where the cards lie then. After that compare those of all who still have a life.

"""A round of Spite & Malice once more, slowly and plainly: written from the rules alone, to compare the engine with.

Nothing is shared with the engine but the names of cards and actions. There are no events here and no chance: whoever
plays says in which order the cards lie after they were shuffled.
"""

from __future__ import annotations

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"]


def rank(card):
    return card[:-1]


class Round:
    """One round, from the first turn to the last; piles end with the card that lies open, the stock begins with it."""

    def __init__(self, payoffs, hands, stock, starter, **readings):
        self.payoffs = [list(pile) for pile in payoffs]
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.readings = readings
        self.centres = [[] for _ in range(readings["centres"])]
        self.sides = [[[], [], [], []], [[], [], [], []]]
        self.shuffle = None
        self.player = starter
        self.turns = 0
        self.result = None
        self.begin_turn(starter)

    def other(self):
        return 1 if self.player == 0 else 0

    def begin_turn(self, player):
        self.player = player
        self.turns = self.turns + 1
        self.fill_hand()

    def fill_hand(self):
        """Draw until there are five; the stock may run out over it."""
        hand = self.hands[self.player]
        before = len(hand)
        while len(hand) < 5 and self.stock:
            hand.append(self.stock.pop(0))
        if self.readings["stock_out"] == "emptied" and len(hand) > before and not self.stock:
            self.result = (None, 0)
        if len(hand) < 5:
            self.result = (None, 0)

    def fits(self, card, place):
        stack = self.centres[place]
        if rank(card) == "K":
            return len(stack) > 0 or self.readings["king_opens"]
        return rank(card) == ORDER[len(stack)]

    def open_cards(self):
        """What might be played, each with the words for where it comes from."""
        found = [("payoff", self.payoffs[self.player][-1])]
        found += [(f"side {number}", stack[-1]) for number, stack in enumerate(self.sides[self.player]) if stack]
        return found + [(card, card) for card in self.hands[self.player]]

    def legal(self):
        """All actions, as a set of texts."""
        plays = {
            (f"play {words} -> centre {place}", card)
            for words, card in self.open_cards()
            for place in range(len(self.centres))
            if self.fits(card, place)
        }
        aces = {text for text, card in plays if rank(card) == "A"}
        if aces and self.readings["aces_forced"]:
            return aces
        discards = {f"discard {card} -> side {number}" for card in self.hands[self.player] for number in range(4)}
        return {text for text, _ in plays} | discards

    def do(self, text):
        """Do an action that is legal."""
        verb, rest = text.split(" ", 1)
        source, target = rest.split(" -> ")
        number = int(target.split()[1])
        if verb == "discard":
            self.hands[self.player].remove(source)
            self.sides[self.player][number].append(source)
            if self.turns == self.readings["max_turns"]:
                self.result = (None, 0)
            else:
                self.begin_turn(self.other())
            return
        if source == "payoff":
            card = self.payoffs[self.player].pop()
        elif source.startswith("side"):
            card = self.sides[self.player][int(source.split()[1])].pop()
        else:
            card = source
            self.hands[self.player].remove(card)
        self.centres[number].append(card)
        if not self.payoffs[self.player]:
            self.result = (self.player, len(self.payoffs[self.other()]) + self.readings["bonus"])
            return
        if len(self.centres[number]) == 12:
            together = self.stock + self.centres[number]
            self.centres[number] = []
            self.stock = list(self.shuffle)
            assert sorted(self.stock) == sorted(together)
        if not self.hands[self.player]:
            self.fill_hand()


def who_begins(first, second):
    """The seat whose payoff card is higher, None for a tie: king, then ace up to queen."""
    low_to_high = ["K", *ORDER]
    one, other = low_to_high.index(rank(first)), low_to_high.index(rank(second))
    if one == other:
        return None
    return 0 if one > other else 1

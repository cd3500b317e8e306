"""A round of Cuccù once more, slowly and plainly: written from the rules alone, to be compared with the engine.

Nothing is shared with the engine but the names of cards, actions and events. Cards are objects here, so that "the card
that was dealt to him" means what it says, and every card remembers who has seen it.
"""

from __future__ import annotations

from collections.abc import Generator

LOW_TO_HIGH = [
    *("lion", "mask", "bucket", "zero", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    *("inn", "cat", "horse", "hunter", "cuckoo"),
]


class Card:
    """One card; two cards of one face are two objects."""

    def __init__(self, face):
        self.face = face
        self.seen_by = set()


class Swap:
    """A swap of two hands: who asked, who was asked, and the two cards."""

    def __init__(self, asker, asked, given, received):
        self.asker, self.asked = asker, asked
        self.cards = {given, received}


def who_loses(cards):
    """The losing seats by the wording of the rules, card by card: slow, and different from the engine's way."""
    fools = [seat for seat, face in cards.items() if face == "fool"]
    others = {seat: face for seat, face in cards.items() if face != "fool"}
    only_cuckoos = all(face == "cuckoo" for face in others.values())

    def is_below(face, other):
        if "fool" in (face, other):
            # Two fools are under the cuckoo only; they do not beat each other.
            return (face == "fool" and other == "cuckoo") or (other == "fool" and face not in ("fool", "cuckoo"))
        return LOW_TO_HIGH.index(face) < LOW_TO_HIGH.index(other)

    def is_lowest(face, among):
        return face != "cuckoo" and not any(is_below(other, face) for other in among)

    if len(fools) == 2:
        return {seat for seat, face in cards.items() if is_lowest(face, cards.values())}
    if len(fools) == 1 and only_cuckoos:
        return set(fools)
    lowest = {seat for seat, face in others.items() if is_lowest(face, others.values())}
    return lowest | set(fools)


class Round:
    """One round, from the first card to the scoring."""

    def __init__(
        self,
        pack_bottom_first,
        lives,
        dealer,
        *,
        full_lives=3,
        shown_holder_acts=False,
        dealer_swaps="bottom",
        double_penalty=True,
        lone_survivor_wins=True,
        inn="choice",
        **others,
    ):
        self.pack = [Card(face) for face in pack_bottom_first]
        self.lives = list(lives)
        self.dealer = dealer
        self.full_lives = full_lives
        self.shown_holder_acts = shown_holder_acts
        self.dealer_swaps = dealer_swaps
        self.double_penalty = double_penalty
        self.lone_survivor_wins = lone_survivor_wins
        self.inns_choose = inn == "choice"
        seats = len(lives)
        around = [(dealer + step) % seats for step in range(1, seats + 1)]
        self.order = [seat for seat in around if lives[seat] > 0]
        self.hands = {}
        self.finished = set()
        self.swaps = []
        self.payers = {}
        self.punished = set()
        self.losers = set()
        self.log = []
        self.winner = None
        self.next_dealer = None

    def say(self, kind, seat=None, other=None, *cards):
        """Note what happened: whom it is about, and the cards in it with those who know them now."""
        self.log.append((kind, seat, other, tuple((card.face, frozenset(card.seen_by)) for card in cards)))

    def seats(self):
        return set(range(len(self.lives)))

    def play(self) -> Generator[tuple[int, list[str]], str, None]:
        """Ask for decisions: yields seat and choices, takes the choice."""
        while True:
            to_come = [seat for seat in self.order if seat not in self.finished]
            if not to_come:
                break
            seat = to_come[0]
            self.deal(seat)
            choice = yield seat, ["keep", "exchange"]
            if choice == "keep":
                self.say("keep", seat)
                self.swaps = [swap for swap in self.swaps if self.hands[seat] not in swap.cards]
                self.finished.add(seat)
            elif seat == self.dealer:
                self.finished.add(seat)
                self.swap_with_pack(seat, self.dealer_swaps)
            else:
                yield from self.ask(seat, to_come[1:])
                if self.winner is not None:
                    return
        self.showdown()

    def deal(self, seat):
        if seat not in self.hands:
            card = self.pack.pop(0)
            card.seen_by = {seat}
            self.hands[seat] = card
            self.say("deal", seat, None, card)

    def ask(self, asker, targets):
        self.say("ask", asker, targets[0])
        for target, after in zip(targets, [*targets[1:], None], strict=True):
            self.deal(target)
            face = self.hands[target].face
            if face in ("inn", "cat", "horse", "hunter", "cuckoo"):
                self.hands[target].seen_by = self.seats()
                self.say("show", target, asker, self.hands[target])
            if face == "inn":
                yield from self.at_the_inn(asker, target)
                return
            if face not in ("cat", "horse", "hunter", "cuckoo"):
                self.finished.add(asker)
                self.swap(asker, target)
                return
            if not self.shown_holder_acts:
                self.finished.add(target)
            if face == "horse" and after is not None:
                self.say("pass_over", asker, after)
                continue
            self.finished.add(asker)
            if face == "horse":
                self.swap_with_pack(asker, "top")
            elif face in ("hunter", "cat"):
                self.punish(asker, face)
            return

    def at_the_inn(self, asker, keeper):
        if self.inns_choose:
            choice = yield asker, ["inn_keep", "inn_ask"]
            self.say(choice, asker, keeper)
            if choice == "inn_ask":
                choice = yield keeper, ["inn_accept", "inn_refuse"]
                self.say(choice, keeper, asker)
        else:
            choice = "inn_accept"
            self.say(choice, keeper, asker)
        self.finished.add(asker)
        if choice == "inn_refuse":
            self.swap(asker, keeper)
            return
        if choice == "inn_accept":
            self.payers[asker] = keeper
        if not self.shown_holder_acts:
            self.finished.add(keeper)

    def swap(self, asker, asked):
        given, received = self.hands[asker], self.hands[asked]
        self.hands[asker], self.hands[asked] = received, given
        for card in (given, received):
            card.seen_by |= {asker, asked}
        self.swaps.append(Swap(asker, asked, given, received))
        self.say("swap", asker, asked, given, received)

    def swap_with_pack(self, seat, end):
        place = 0 if end == "bottom" else -1
        self.hands[seat], self.pack[place] = self.pack[place], self.hands[seat]
        self.hands[seat].seen_by |= {seat}
        self.say("swap_pack", seat, None, self.pack[place], self.hands[seat])

    def lose_life(self, seat, instead_of=None):
        self.lives[seat] -= 1
        self.say("lose_life", seat, instead_of)

    def punish(self, asker, face):
        self.lose_life(asker)
        self.punished.add(asker)
        if face == "cat":
            travelled = self.hands[asker]
            for swap in reversed(self.swaps):
                if travelled in swap.cards:
                    one, two = swap.asked, swap.asker
                    self.hands[one], self.hands[two] = self.hands[two], self.hands[one]
                    for seat in (one, two):
                        self.hands[seat].seen_by |= {one, two}
                    self.say("undo_swap", one, two, self.hands[two], self.hands[one])
            self.swaps = [swap for swap in self.swaps if travelled not in swap.cards]
        if self.lives[asker] == 0:
            self.say("out", asker)
            with_lives = [seat for seat in self.seats() if self.lives[seat]]
            if len(with_lives) == 1 and self.lone_survivor_wins:
                self.winner = with_lives[0]
                self.say("match_over", self.winner)

    def showdown(self):
        alive = [seat for seat in self.order if self.lives[seat]]
        for seat in alive:
            self.hands[seat].seen_by = self.seats()
            self.say("reveal", seat, None, self.hands[seat])
        compared = [seat for seat in alive if self.double_penalty or seat not in self.punished]
        cards = {seat: self.hands[seat].face for seat in compared}
        self.losers = who_loses(cards)
        fools = [seat for seat in compared if cards[seat] == "fool"]
        if not self.losers:
            self.say("nobody_loses")
        elif len(fools) == 2:
            self.say("fools_high", *fools)
        elif len(fools) == 1:
            self.say("fool_alone" if self.losers == set(fools) else "fool_ties", fools[0])
        paid_for = [seat for seat in compared if seat in self.losers and seat in self.payers and cards[seat] == "zero"]
        for seat in compared:
            if seat in self.losers and seat not in paid_for:
                self.lose_life(seat)
        for seat in paid_for:
            if self.lives[self.payers[seat]] > 0:
                self.lose_life(self.payers[seat], instead_of=seat)
            else:
                self.lose_life(seat)
        for seat in sorted(alive):
            if self.lives[seat] == 0:
                self.say("out", seat)
        with_lives = [seat for seat in sorted(self.seats()) if self.lives[seat]]
        if len(with_lives) == 1:
            self.winner = with_lives[0]
            self.say("match_over", self.winner)
            return
        if not with_lives:
            self.lives = [self.full_lives] * len(self.lives)
            self.say("restore")
        seat = self.dealer
        while True:
            seat = (seat + 1) % len(self.lives)
            if self.lives[seat]:
                break
        self.next_dealer = seat
        self.say("round_over", seat)

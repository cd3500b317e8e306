"""How opponents think at Spite & Malice: a table of bare ranks, habits to play by, and the search of the expert.

Suits make no difference (SM-2.2), so a card is a rank here, from 1 to 13. A :class:`Table` is read from a view, and
cards that the view does not show are drawn from those that are possible; nothing else is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from cardwidgets.engine.cards import Face
from cardwidgets.engine.deal import Stream, draw
from cardwidgets.engine.game import View
from cardwidgets.engine.spite_and_malice import KING, RANK, SIDES

__all__ = [
    "BUDGET",
    "HABITS",
    "HAND",
    "PAYOFF",
    "Budget",
    "Found",
    "Habits",
    "Hidden",
    "Step",
    "Table",
    "lacking",
    "missing",
    "outlook",
    "plan",
    "reach",
    "search",
    "ways",
]

PAYOFF: Final = -1
"""The source of a step that plays the payoff card; the sources 0 to 3 are the own side stacks."""

HAND: Final = 10
"""The source of a step with a card from the hand is this and its rank."""

Step = tuple[int, int]
"""A source and a target: the targets 0 to 3 are centre stacks, 4 to 7 the own side stacks (a discard)."""

_CARDS: Final = 5
_FULL: Final = 12
_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF

_WAY: Final = tuple(
    tuple(sum(1 << (due + step - 1) % _FULL + 1 for step in range((goal - due) % _FULL)) for goal in range(_FULL + 1))
    for due in range(_FULL + 1)
)
"""The ranks, as bits, from what a stack waits for up to a goal; a stack that is past it has to be completed first."""


# -- the table ---------------------------------------------------------------------------------------------------------


class Table:
    """A round at one moment, as bare ranks; a hidden card is 0 until one is imagined.

    Parameters
    ----------
    view:
        What a seat knows.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> table = Table(new_match("spite_and_malice", seed=7).view(1))
    >>> table.turn, table.hands, table.pays[1][-1], table.dues()
    (1, [[0, 0, 0, 0, 0], [12, 4, 8, 13, 12]], 6, [1, 1, 1])
    """

    __slots__ = (
        "_word",
        "centres",
        "hands",
        "king_opens",
        "left",
        "over",
        "pays",
        "short",
        "sides",
        "stock",
        "turn",
        "winner",
    )

    def __init__(self, view: View) -> None:
        zones, options = view.zones, view.facts["options"]

        def ranks(zone: str) -> list[int]:
            return [RANK[card] if card else 0 for card in zones[zone]]

        self.centres = [ranks(f"centre {place}") for place in range(options["centres"])]
        self.hands = [ranks(f"hand {seat}") for seat in range(2)]
        self.sides = [[ranks(f"side {seat}.{place}") for place in range(SIDES)] for seat in range(2)]
        self.pays = [ranks(f"payoff {seat}") for seat in range(2)]
        self.stock = ranks("stock")
        self.turn = view.turn or 0
        self.left: int = options["max_turns"] - view.facts["turns"]
        self.king_opens: bool = options["king_opens"]
        self.short: bool = options["stock_out"] == "short"
        self.over = False
        self.winner: int | None = None
        self._word = 0

    def dues(self) -> list[int]:
        """Return the rank that each centre stack waits for.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = {"centres_bottom_first": [["AS", "2H"], [], []]}
        >>> Table(new_match("spite_and_malice", seed=7, position=position).view(0)).dues()
        [3, 1, 1]
        """
        return [len(stack) + 1 for stack in self.centres]

    def copy(self) -> Table:
        """Return an independent copy.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> table = Table(new_match("spite_and_malice", seed=7).view(1))
        >>> table.copy().do(HAND + 13, 0), table.dues()
        (True, [1, 1, 1])
        """
        new = object.__new__(Table)
        new.centres = [stack[:] for stack in self.centres]
        new.hands = [hand[:] for hand in self.hands]
        new.sides = [[stack[:] for stack in stacks] for stacks in self.sides]
        new.pays = [pile[:] for pile in self.pays]
        new.stock = self.stock[:]
        new.turn, new.left, new.over, new.winner = self.turn, self.left, self.over, self.winner
        new.king_opens, new.short, new._word = self.king_opens, self.short, self._word
        return new

    def fill(self, cards: list[int], held: Sequence[Sequence[int]], seed: int) -> None:
        """Give the hidden cards ranks.

        Parameters
        ----------
        cards:
            The ranks in the order in which they are given out; what is left over becomes the stock.
        held:
            For each seat ranks that are somewhere in its payoff pile (SM-R2).
        seed:
            Numbers where those are, and how the stock is shuffled later.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> view = new_match("spite_and_malice", seed=7).view(1)
        >>> table, hidden = Table(view), Hidden(view)
        >>> table.fill(hidden.cards, hidden.held, 1)
        >>> table.pays[0][:9], table.hands[0], len(table.stock)
        ([1, 1, 1, 1, 1, 1, 1, 2, 2], [6, 6, 6, 6, 6], 54)
        """
        for pile, known in zip(self.pays, held, strict=True):
            count = len(pile) - 1 - len(known)
            below, cards = cards[:count], cards[count:]
            pile[:-1] = draw([*below, *known], len(pile) - 1, seed, 1) if known else below
        hand = self.hands[1 - self.turn]
        hand[:], self.stock = cards[: len(hand)], cards[len(hand) :]
        self._word = seed

    def do(self, source: int, target: int) -> bool:
        """Do a step that is allowed, and what follows from it up to the next decision.

        Parameters
        ----------
        source, target:
            The step.

        Returns
        -------
        bool
            Whether the round goes on.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> table = Table(new_match("spite_and_malice", seed=7).view(1))
        >>> table.do(HAND + 12, 4), table.turn, table.sides[1]
        (True, 0, [[12], [], [], []])
        """
        me = self.turn
        hand = self.hands[me]
        if target >= SIDES:
            hand.remove(source - HAND)
            self.sides[me][target - SIDES].append(source - HAND)
            self.turn = 1 - me
            self.left -= 1
            if self.left < 0:
                self.over = True
            elif len(self.hands[1 - me]) < _CARDS:
                self._draw(1 - me)
            return not self.over
        stack = self.centres[target]
        if source == PAYOFF:
            pile = self.pays[me]
            stack.append(pile.pop())
            if not pile:
                self.over, self.winner = True, me
                return False
        elif source < HAND:
            stack.append(self.sides[me][source].pop())
        else:
            hand.remove(source - HAND)
            stack.append(source - HAND)
        if len(stack) == _FULL:
            self._return(target)
        if not hand:
            self._draw(me)
        return not self.over

    def _return(self, place: int) -> None:
        """Put a complete stack back: nobody knows the stock's order, so to shuffle is to put each card anywhere."""
        stock, word = self.stock, self._word
        for rank in self.centres[place]:
            word = (word * 0x5851_F42D_4C95_7F2D + 0x1405_7B7E_F767_814F) & _MASK
            stock.insert((word >> 32) * (len(stock) + 1) >> 32, rank)
        self._word = word
        self.centres[place] = []

    def _draw(self, seat: int) -> None:
        """Draw to five; a stock that is used up ends the round (SM-R6)."""
        hand, stock = self.hands[seat], self.stock
        left = len(stock) - _CARDS + len(hand)
        if left < 0 or (left == 0 and not self.short):
            self.over = True
        else:
            hand += stock[left:]
            del stock[left:]


class Hidden:
    """The cards that a view does not show.

    Parameters
    ----------
    view:
        What a seat knows.

    Attributes
    ----------
    cards:
        Their ranks in order, without those below.
    held:
        For each seat the ranks known to lie hidden in its payoff pile (SM-R2).

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> hidden = Hidden(new_match("spite_and_malice", seed=7).view(1))
    >>> len(hidden.cards), hidden.cards[-6:], hidden.held
    (97, [13, 13, 13, 13, 13, 13], [[], []])
    """

    __slots__ = ("cards", "held")

    def __init__(self, view: View) -> None:
        left = [0] + [4 * view.facts["options"]["packs"]] * KING
        for cards in view.zones.values():
            for card in cards:
                if card:
                    left[RANK[card]] -= 1
        self.held = [_held(faces, view.zones[f"payoff {seat}"][-1]) for seat, faces in enumerate(view.facts["held"])]
        for ranks in self.held:
            for rank in ranks:
                left[rank] -= 1
        self.cards = [rank for rank in range(1, KING + 1) for _ in range(left[rank])]


def _held(faces: Sequence[Face], top: Face | None) -> list[int]:
    """Return the ranks of what a pile is known to hold below its top."""
    below = list(faces)
    if top in below:
        below.remove(top)
    return [RANK[face] for face in below]


# -- what a position is worth ------------------------------------------------------------------------------------------


def reach(sides: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Find what side stacks can give while a centre stack rises: a card below others, if those are lower.

    Parameters
    ----------
    sides:
        The side stacks.

    Returns
    -------
    list
        For each stack that is not empty, as bits: the rank of its top, and all such ranks.

    Examples
    --------
    >>> [(bin(top), bin(ranks)) for top, ranks in reach([[3, 9, 5, 4], []])]
    [('0b10000', '0b1000110000')]
    """
    found = []
    for stack in sides:
        if stack:
            above = stack[-1]
            top = ranks = 1 << above
            for at in range(len(stack) - 2, -1, -1):
                rank = stack[at]
                if rank <= above:
                    break
                ranks |= 1 << rank
                above = rank
            found.append((top, ranks))
    return found


def missing(way: int, sides: Sequence[tuple[int, int]], have: int) -> int:
    """Count the ranks of a way that are wanting.

    Parameters
    ----------
    way:
        Ranks as bits.
    sides:
        See :func:`reach`.
    have:
        The ranks in the hand, as bits.

    Examples
    --------
    >>> missing(0b1111000, reach([[9, 5, 4]]), 0b1000)
    1
    """
    for top, ranks in sides:
        if top & way:
            have |= ranks
    return (way & ~have).bit_count()


def lacking(dues: Sequence[int], goal: int, sides: Sequence[tuple[int, int]], have: int) -> list[int]:
    """Count for each centre stack the cards that are wanting before a payoff card fits; a king always does.

    Parameters
    ----------
    dues:
        What the stacks wait for.
    goal:
        The rank of the payoff card.
    sides, have:
        As for :func:`missing`.

    Examples
    --------
    >>> lacking([3, 7, 12], 7, reach([[5]]), 0), lacking([1, 1, 1], 13, [], 0)
    ([3, 0, 6], [0, 0, 0])
    """
    if goal == KING:
        return [0] * len(dues)
    return [missing(_WAY[due][goal], sides, have) for due in dues]


def _bits(ranks: Sequence[int]) -> int:
    found = 0
    for rank in ranks:
        found |= 1 << rank
    return found


_ROUND: Final = tuple(tuple((due + step - 1) % _FULL + 1 for step in range(_FULL)) for due in range(_FULL + 1))
_NEAR: Final = tuple(0.55**wanting for wanting in range(_FULL))
_CARD: Final = 0.31


def outlook(table: Table, seat: int) -> float:
    """Estimate the chance of winning the round, which was fitted to many rounds between habits.

    What counts, in payoff cards: the piles themselves (1), kings in the hand and on top of side stacks (1), how near
    the payoff card is to being played (2.15 for whoever is on turn, 1.75 for the other), and how near an unknown one
    would be on average (0.9).

    Parameters
    ----------
    table:
        The moment, with all cards imagined.
    seat:
        Whose chance.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"payoffs_bottom_first": [["7S", "8S", "9S"], ["5S"] + ["QS", "QH", "QD", "QC"] * 2]}
    >>> view = new_match("spite_and_malice", seed=7, position=position).view(0)
    >>> table, hidden = Table(view), Hidden(view)
    >>> table.fill(hidden.cards, hidden.held, 1)
    >>> round(outlook(table, 0), 2)
    0.89
    """
    if table.over:
        return 0.5 if table.winner is None else float(table.winner == seat)
    dues = table.dues()
    ahead = 0.6 if table.turn == seat else -0.6
    for owner in range(2):
        sides, hand, pile = table.sides[owner], table.hands[owner], table.pays[owner]
        stacks, have = reach(sides), _bits(hand)
        worth = 0.075 * _nearness(dues, stacks, have) + hand.count(KING) - len(pile)
        for stack in sides:
            if stack and stack[-1] == KING:
                worth += 1.0
        worth += (2.15 if table.turn == owner else 1.75) * _NEAR[min(lacking(dues, pile[-1], stacks, have))]
        ahead += worth if owner == seat else -worth
    return 1 / (1 + exp(-_CARD * ahead))


def _nearness(dues: Sequence[int], sides: Sequence[tuple[int, int]], have: int) -> float:
    """Add up how near each payoff card from the ace to the queen would be."""
    for _, ranks in sides:
        have |= ranks
    least = [_FULL - 1] * (_FULL + 1)
    for due in set(dues):
        wanting = 0
        for goal in _ROUND[due]:
            if wanting < least[goal]:
                least[goal] = wanting
            wanting += not have >> goal & 1
    return sum([_NEAR[wanting] for wanting in least[1:]])


# -- habits ------------------------------------------------------------------------------------------------------------


class Habits(NamedTuple):
    """What a player who plays by habit thinks of things; what is worth nothing is not done.

    Parameters
    ----------
    ready, threat:
        How much of its worth a payoff card keeps with each card that is wanting: the own one, and the other's.
    fear:
        How much the other's payoff card counts against the own one.
    hand, side:
        Worth of playing a card from the hand, and from a side stack.
    complete, rush, low:
        Worth of completing a stack, and how much more that is when the stock has fewer cards than ``low``.
    king:
        Price of a king by how many there are in the hand.
    refill:
        Worth of five new cards.
    kings:
        How many kings may be spent at once on the payoff card.
    need:
        Price of discarding a card that leads to the payoff card.
    twin:
        Worth of discarding a card that the hand has twice.
    tidy, same, empty:
        Worth of a discard on the next higher card, on one of the same rank, and on nothing.
    under, bury, over:
        Worth of a discard on a higher card, for each rank between; on a lower card, and besides for each rank between.
    soon:
        Price of covering a card that leads to the payoff card.

    Examples
    --------
    >>> Habits(kings=1).kings
    1
    """

    ready: float = 0.55
    threat: float = 0.55
    fear: float = 1.0
    hand: float = 0.1
    side: float = 0.1
    complete: float = 0.1
    rush: float = 1.0
    low: int = 20
    king: tuple[float, ...] = (0.6, 0.4, 0.25, 0.1, 0.0)
    refill: float = 0.8
    kings: int = 2
    need: float = 0.3
    twin: float = 0.15
    tidy: float = 0.2
    same: float = 0.25
    empty: float = 0.1
    under: float = -0.05
    bury: float = -0.3
    over: float = -0.03
    soon: float = 0.25


HABITS: Final = Habits()
"""The habits of the regular, and of everybody in the deals that the expert imagines."""


def plan(table: Table, habits: Habits = HABITS) -> list[Step]:
    """Decide by habit what to do next.

    The payoff card, also by way of other cards; else using up the hand; else the best run of plays; else a discard.

    Parameters
    ----------
    table:
        The moment; only what the seat on turn knows is looked at.
    habits:
        What is thought of things.

    Returns
    -------
    list
        Steps up to where new cards are seen, or to the end of the turn.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["AC", "9H"], None], "payoffs_bottom_first": [["5S", "2H"], None]}
    >>> plan(Table(new_match("spite_and_malice", seed=7, position=position).view(0)))
    [(11, 0), (-1, 0)]
    """
    me = table.turn
    hand, sides = table.hands[me], table.sides[me]
    mine, theirs = table.pays[me][-1], table.pays[1 - me][-1]
    dues = [len(stack) + 1 for stack in table.centres]
    if mine == KING:
        best = _king_place(dues, theirs, table.king_opens)
        if best >= 0:
            return [(PAYOFF, best)]
    elif mine in dues:
        return [(PAYOFF, dues.index(mine))]
    else:
        found = _chain(dues, mine, hand, sides, table.king_opens, habits.kings)
        if found:
            return found
    found = _use_up(dues, theirs, hand, table.king_opens)
    if found:
        return found
    full = habits.complete + (habits.rush if len(table.stock) < habits.low else 0.0)
    return _run(table, dues, full, habits) or [_discards(dues, mine, hand, sides, habits)[0][1]]


def _king_place(dues: Sequence[int], theirs: int, king_opens: bool) -> int:
    """Choose a stack for a king: not just before the other's payoff card, rather in its place, else the highest."""
    found = [place for place, due in enumerate(dues) if due > 1 or king_opens]
    if not found:
        return -1
    return max(found, key=lambda place: (dues[place] + 1 != theirs, dues[place] == theirs, dues[place], -place))


def _chain(
    dues: Sequence[int], goal: int, hand: Sequence[int], sides: Sequence[Sequence[int]], king_opens: bool, most: int
) -> list[Step]:
    """Find plays on one stack that end with the payoff card: the fewest kings, then the fewest cards of the hand."""
    best: list[Step] = []
    cost = 99
    kings = min(hand.count(KING), most)
    for place, due in enumerate(dues):
        if due > goal:
            continue
        depth = [len(stack) for stack in sides]
        left, price = kings, 0
        steps: list[Step] = []
        for rank in range(due, goal):
            source = -1
            for at, height in enumerate(depth):
                if height:
                    top = sides[at][height - 1]
                    if top == rank:
                        source = at
                        break
                    if top == KING and source < 0:
                        source = at
            if source >= 0 and sides[source][depth[source] - 1] == rank:
                depth[source] -= 1
            elif rank in hand:
                source = HAND + rank
                price += 1
            elif rank == 1 and not king_opens:
                break
            elif source >= 0:
                depth[source] -= 1
                price += 10
            elif left:
                source = HAND + KING
                left -= 1
                price += 10
            else:
                break
            steps.append((source, place))
        else:
            if price < cost:
                cost, best = price, [*steps, (PAYOFF, place)]
    return best


def _use_up(dues: Sequence[int], theirs: int, hand: Sequence[int], king_opens: bool) -> list[Step]:
    """Find plays that use up the whole hand, at most one of them a king."""
    if hand.count(KING) > 1:
        return []
    waits = list(dues)
    steps: list[Step] = []
    for rank in sorted(hand):
        if rank in waits:
            place = waits.index(rank)
        elif rank == KING:
            place = _king_place(waits, theirs, king_opens)
        else:
            place = -1
        if place < 0:
            return []
        waits[place] = waits[place] % _FULL + 1
        steps.append((HAND + rank, place))
    return steps


def _run(table: Table, dues: list[int], full: float, habits: Habits) -> list[Step]:
    """Find the run of plays on one stack that is worth most; completing the stack is worth something by itself."""
    me = table.turn
    hand, sides = table.hands[me], table.sides[me]
    mine, theirs = table.pays[me][-1], table.pays[1 - me][-1]
    playable = _bits(hand) | _bits([stack[-1] for stack in sides if stack])
    kings = KING in hand
    if not kings and not any(playable >> due & 1 for due in dues):
        return []
    others = reach(table.sides[1 - me])
    own, foe = lacking(dues, mine, reach(sides), _bits(hand)), lacking(dues, theirs, others, 0)
    ready, threat, fear = habits.ready, habits.threat, habits.fear
    best: list[Step] = []
    most = 0.02 + ready ** min(own) - fear * threat ** min(foe)
    for place, first in enumerate(dues):
        if not (kings or playable >> first & 1) or first in dues[:place]:
            continue
        due = first
        rest_own, rest_foe = min(own[:place] + own[place + 1 :]), min(foe[:place] + foe[place + 1 :])
        stacks, cards = [stack[:] for stack in sides], hand[:]
        steps: list[Step] = []
        gain = 0.0
        while cards:
            for at, stack in enumerate(stacks):
                if stack and stack[-1] == due:
                    stack.pop()
                    steps.append((at, place))
                    gain += habits.side
                    break
            else:
                if due in cards:
                    cards.remove(due)
                    steps.append((HAND + due, place))
                    gain += habits.hand
                elif KING in cards and (due > 1 or table.king_opens):
                    gain -= habits.king[cards.count(KING) - 1]
                    cards.remove(KING)
                    steps.append((HAND + KING, place))
                else:
                    break
                if not cards:
                    gain += habits.refill
            if due == _FULL:
                gain += full
            due = due % _FULL + 1
            now_own = missing(_WAY[due][mine], reach(stacks), _bits(cards)) if mine < KING else 0
            now_foe = missing(_WAY[due][theirs], others, 0) if theirs < KING else 0
            worth = gain + ready ** min(now_own, rest_own) - fear * threat ** min(now_foe, rest_foe)
            if worth > most:
                most, best = worth, steps[:]
            if due == 1:
                break
    return best


def _discards(
    dues: Sequence[int], mine: int, hand: Sequence[int], sides: Sequence[Sequence[int]], habits: Habits
) -> list[tuple[float, Step]]:
    """Judge every card that can be discarded and every side stack for it, best first."""
    wanted = 0
    if mine != KING:
        own = lacking(dues, mine, reach(sides), _bits(hand))
        wanted = _WAY[dues[own.index(min(own))]][mine]
    found = []
    for rank in dict.fromkeys(hand):
        value = habits.twin if hand.count(rank) > 1 else 0.0
        if rank == KING:
            value = -3.0
        elif wanted >> rank & 1:
            value -= habits.need
        empty = False
        for at, stack in enumerate(sides):
            if not stack:
                if empty:
                    continue
                empty = True
                worth = value + habits.empty
            else:
                top = stack[-1]
                if top == KING:
                    worth = value - 2.0
                elif rank == top - 1:
                    worth = value + habits.tidy
                elif rank == top:
                    worth = value + habits.same
                elif rank < top:
                    worth = value + habits.under * (top - rank)
                else:
                    worth = value + habits.bury + habits.over * (rank - top)
                if wanted >> top & 1 and rank != top:
                    worth -= habits.soon
            found.append((worth, (HAND + rank, SIDES + at)))
    found.sort(key=lambda one: -one[0])
    return found


# -- the search of the expert ------------------------------------------------------------------------------------------


class Budget(NamedTuple):
    """How much the expert thinks, in counts.

    Parameters
    ----------
    moments:
        How many moments of the own turn are looked at.
    ways:
        How many ways to go on are tried; half of them are given up after each pass.
    worlds:
        How many deals are imagined in each pass.
    replies:
        How many turns are played out after the own one.

    Examples
    --------
    >>> sum(Budget(worlds=(2, 3)).worlds)
    5
    """

    moments: int = 120
    ways: int = 10
    worlds: tuple[int, ...] = (14, 20, 28)
    replies: int = 1


BUDGET: Final = Budget()
"""What the expert spends on a decision at most."""


class Found(NamedTuple):
    """What a search found.

    Parameters
    ----------
    steps:
        What to do.
    samples:
        In how many deals it was tried; 0 when nothing had to be searched.
    ahead:
        How many payoff cards it led ahead of the other, on average.

    Examples
    --------
    >>> Found([(PAYOFF, 0)]).samples
    0
    """

    steps: list[Step]
    samples: int = 0
    ahead: float = 0.0


def ways(table: Table, habits: Habits = HABITS, moments: int = BUDGET.moments) -> list[list[Step]]:
    """Find ways to go on in a turn up to where new cards are seen or it ends, the best by habit first.

    Parameters
    ----------
    table:
        The moment.
    habits:
        What is thought of things.
    moments:
        How many moments of the turn are looked at.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["AC", "9H"], None], "payoffs_bottom_first": [["5S", "2H"], None]}
    >>> ways(Table(new_match("spite_and_malice", seed=7, position=position).view(0)))[:2]
    [[(11, 0), (-1, 0)], [(11, 0), (19, 4)]]
    """
    me = table.turn
    mine, theirs = table.pays[me][-1], table.pays[1 - me][-1]
    others = reach(table.sides[1 - me])
    full = habits.complete + (habits.rush if len(table.stock) < habits.low else 0.0)
    waiting: list[tuple[list[int], list[int], list[list[int]], float, list[Step]]]
    waiting = [(table.dues(), sorted(table.hands[me]), table.sides[me], 0.0, [])]
    seen: set[object] = set()
    found: list[tuple[float, list[Step]]] = []
    for dues, hand, sides, gain, steps in waiting:
        own = min(lacking(dues, mine, reach(sides), _bits(hand)))
        worth = gain + habits.ready**own - habits.fear * habits.threat ** min(lacking(dues, theirs, others, 0))
        found += [(worth + more, [*steps, step]) for more, step in _discards(dues, mine, hand, sides, habits)[:4]]
        sources = [(PAYOFF, mine)]
        sources += [(at, stack[-1]) for at, stack in enumerate(sides) if stack]
        sources += [(HAND + rank, rank) for rank in dict.fromkeys(hand)]
        for source, rank in sources:
            for place, due in enumerate(dues):
                fits = rank == due or (rank == KING and (due > 1 or table.king_opens))
                if not fits or due in dues[:place]:
                    continue
                further = [*steps, (source, place)]
                if source == PAYOFF:
                    found.append((gain + 2.0, further))
                    continue
                price = gain + (full if due == _FULL else 0.0)
                if rank == KING:
                    price -= habits.king[hand.count(KING) - 1]
                else:
                    price += habits.hand if source >= HAND else habits.side
                cards, stacks = hand, sides
                if source >= HAND:
                    cards = hand[:]
                    cards.remove(rank)
                    if not cards:
                        found.append((price + habits.refill + 0.5, further))
                        continue
                else:
                    stacks = sides[:]
                    stacks[source] = stacks[source][:-1]
                after = dues[:]
                after[place] = due % _FULL + 1
                mark = (*after, *cards, *map(len, stacks))
                if mark not in seen and len(waiting) < moments:
                    seen.add(mark)
                    waiting.append((after, cards, stacks, price, further))
    found.sort(key=lambda one: -one[0])
    return [steps for _, steps in found]


def search(view: View, stream: Stream, habits: Habits = HABITS, budget: Budget = BUDGET) -> Found:
    """Search the own turn: each way to go on is tried in the same imagined deals, which are played out by habit.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    stream:
        Its random numbers.
    habits:
        How the turns are played out.
    budget:
        How much is looked at.

    Returns
    -------
    Found
        The way with the best outlook; a payoff card that can be played without a king is not thought about.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> found = search(new_match("spite_and_malice", seed=7).view(1), Stream(1))
    >>> found.steps[-1], found.samples
    ((22, 4), 62)
    """
    table = Table(view)
    usual = plan(table, habits)
    if usual[-1][0] == PAYOFF and not _spends_king(table, usual):
        return Found(usual)
    tried = [usual, *(steps for steps in ways(table, habits, budget.moments) if steps != usual)][: budget.ways]
    if len({steps[0] for steps in tried}) == 1:
        return Found(usual)
    hidden = Hidden(view)
    sums, ahead, samples = [0.0] * len(tried), [0.0] * len(tried), 0
    live = list(range(len(tried)))
    for worlds in budget.worlds:
        for _ in range(worlds):
            seed = stream.below(2**32)
            world = table.copy()
            world.fill(draw(hidden.cards, len(hidden.cards), seed), hidden.held, seed)
            for way in live:
                end = _play_out(world.copy(), tried[way], habits, budget.replies)
                sums[way] += outlook(end, table.turn)
                ahead[way] += len(end.pays[1 - table.turn]) - len(end.pays[table.turn])
        samples += worlds
        live = sorted(live, key=lambda way: -sums[way])[: (len(live) + 1) // 2]
        if len({tried[way][0] for way in live}) == 1:
            break
    return Found(tried[live[0]], samples, ahead[live[0]] / samples)


def _spends_king(table: Table, steps: Sequence[Step]) -> bool:
    """Whether a king is among the cards that are played."""
    me = table.turn
    depth = [len(stack) for stack in table.sides[me]]
    for source, _ in steps:
        if source == PAYOFF:
            rank = table.pays[me][-1]
        elif source < HAND:
            depth[source] -= 1
            rank = table.sides[me][source][depth[source]]
        else:
            rank = source - HAND
        if rank == KING:
            return True
    return False


def _play_out(table: Table, steps: Sequence[Step], habits: Habits, replies: int) -> Table:
    """Go on in one way, then by habit to the end of the turn and for some turns more."""
    last = table.left - replies
    goes_on = True
    for source, target in steps:
        goes_on = table.do(source, target)
        if not goes_on:
            break
    while goes_on and table.left >= last:
        for source, target in plan(table, habits):
            goes_on = table.do(source, target)
            if not goes_on:
                break
    return table

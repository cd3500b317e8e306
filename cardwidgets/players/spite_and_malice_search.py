"""How opponents think at Spite & Malice: a table of bare ranks, habits to play by, and the search of the expert.

Suits make no difference (SM-2.2), so a card is a rank here, from 1 to 13. A :class:`Table` is read from a view, and
cards that the view does not show are drawn from those that are possible; nothing else is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardwidgets.engine.deal import Stream, draw
from cardwidgets.engine.game import View
from cardwidgets.engine.spite_and_malice import KING, RANK, SIDES

__all__ = [
    "BUDGET",
    "HABITS",
    "PAYOFF",
    "Budget",
    "Found",
    "Habits",
    "Step",
    "Table",
    "Turn",
    "held_ranks",
    "imagine",
    "missing",
    "plan",
    "reach",
    "search",
    "turns",
    "unseen",
]

PAYOFF: Final = -1
"""The source of a step that plays the payoff card; sides are 0 to 3, a card from the hand is 10 + its rank."""

_HAND: Final = 5
_FULL: Final = 12
_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF

Step = tuple[int, int]
"""A source and a target: centre stacks are 0 to 3, own side stacks 4 to 7."""


class Table:
    """A round at one moment, as bare ranks; hidden cards are made up or, until then, 0.

    Parameters
    ----------
    view:
        What a seat knows.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> table = Table(new_match("spite_and_malice", seed=7).view(1))
    >>> table.turn, table.hands[1], table.pays[1][-1], table.dues()
    (1, [12, 4, 8, 13, 12], 6, [1, 1, 1])
    """

    __slots__ = (
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
        "word",
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
        self.short = options["stock_out"] == "short"
        self.over = False
        self.winner: int | None = None
        self.word = 0

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
        """Return an independent copy."""
        new = object.__new__(Table)
        new.centres = [stack[:] for stack in self.centres]
        one, two = self.hands
        new.hands = [one[:], two[:]]
        own, other = self.sides
        new.sides = [[stack[:] for stack in own], [stack[:] for stack in other]]
        one, two = self.pays
        new.pays = [one[:], two[:]]
        new.stock = self.stock[:]
        new.turn, new.left, new.over, new.winner = self.turn, self.left, self.over, self.winner
        new.king_opens, new.short, new.word = self.king_opens, self.short, self.word
        return new

    def do(self, source: int, target: int) -> bool:
        """Do a step, which has to be legal; say whether the round goes on."""
        me = self.turn
        hand = self.hands[me]
        if target >= 4:
            hand.remove(source - 10)
            self.sides[me][target - 4].append(source - 10)
            self.turn = 1 - me
            self.left -= 1
            if self.left < 0:
                self.over = True
                return False
            wanted = _HAND - len(self.hands[1 - me])
            if wanted:
                self.draw(1 - me, wanted)
            return not self.over
        stack = self.centres[target]
        if source == PAYOFF:
            pile = self.pays[me]
            stack.append(pile.pop())
            if not pile:
                self.over, self.winner = True, me
                return False
        elif source < SIDES:
            stack.append(self.sides[me][source].pop())
        else:
            hand.remove(source - 10)
            stack.append(source - 10)
        if len(stack) == _FULL:
            # The stock's order is not known anyway: to shuffle is to put each card anywhere.
            stock, word = self.stock, self.word
            for rank in stack:
                word = (word * 0x5851_F42D_4C95_7F2D + 0x1405_7B7E_F767_814F) & _MASK
                stock.insert((word >> 32) * (len(stock) + 1) >> 32, rank)
            self.word = word
            self.centres[target] = []
        if not hand:
            self.draw(me, _HAND)
        return not self.over

    def draw(self, seat: int, wanted: int) -> None:
        """Draw from the stock; a stock that is used up ends the round."""
        stock = self.stock
        left = len(stock) - wanted
        if left < 0 or (left == 0 and not self.short):
            self.over = True
            return
        self.hands[seat] += stock[left:]
        del stock[left:]


_WAY: Final = tuple(
    tuple(sum(1 << (due + step - 1) % _FULL + 1 for step in range((goal - due) % _FULL)) for goal in range(_FULL + 1))
    for due in range(_FULL + 1)
)
"""The ranks, as bits, from what a stack waits for up to a goal; a stack that is past it has to be completed first."""


def reach(sides: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Find what side stacks can give while a stack rises: for each the bit of its top, and the bits of all such cards.

    A card can be had after the ones above it if they are lower.

    Parameters
    ----------
    sides:
        The side stacks.

    Examples
    --------
    >>> [(bin(top), bin(cards)) for top, cards in reach([[3, 9, 5, 4], []])]
    [('0b10000', '0b1000110000')]
    """
    found = []
    for stack in sides:
        if stack:
            above = stack[-1]
            top = cards = 1 << above
            for at in range(len(stack) - 2, -1, -1):
                rank = stack[at]
                if rank <= above:
                    break
                cards |= 1 << rank
                above = rank
            found.append((top, cards))
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
        Ranks in the hand, as bits.

    Examples
    --------
    >>> missing(0b1111000, reach([[9, 5, 4]]), 0b1000)
    1
    """
    for top, cards in sides:
        if top & way:
            have |= cards
    return (way & ~have).bit_count()


def _bits(ranks: Sequence[int]) -> int:
    found = 0
    for rank in ranks:
        found |= 1 << rank
    return found


class Habits(NamedTuple):
    """What a player who plays by habit thinks of things, in payoff cards.

    Parameters
    ----------
    ready:
        Worth of wanting so many cards before the own payoff card.
    threat:
        Harm of the other wanting so many from the hand.
    hand, side:
        Worth of playing a card from the hand, and from a side stack.
    refill:
        Worth of five new cards.
    king:
        Worth of a king in the hand.
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
    tidy: float = 0.2
    same: float = 0.25
    empty: float = 0.1
    under: float = -0.05
    bury: float = -0.3
    over: float = -0.03
    soon: float = 0.25
    twin: float = 0.15


HABITS: Final = Habits()


def plan(table: Table, habits: Habits = HABITS) -> tuple[str, list[Step]]:
    """Decide by habit what to do next: some steps up to where new cards are seen, and why.

    Parameters
    ----------
    table:
        The moment; only what the seat on turn knows is looked at.
    habits:
        What is thought of things.

    Returns
    -------
    tuple
        The last part of a reason's id, and the steps.
    """
    me = table.turn
    hand, sides = table.hands[me], table.sides[me]
    mine, theirs = table.pays[me][-1], table.pays[1 - me][-1]
    dues = [len(stack) + 1 for stack in table.centres]
    if mine == KING:
        best = -1
        for place, due in enumerate(dues):
            if (due > 1 or table.king_opens) and (best < 0 or _rather(due, dues[best], theirs)):
                best = place
        if best >= 0:
            return "payoff", [(PAYOFF, best)]
    elif mine in dues:
        return "payoff", [(PAYOFF, dues.index(mine))]
    else:
        found = _chain(table, dues, mine, hand, sides, habits.kings)
        if found:
            return "toward", found
    refill = _use_up(table, dues, hand, theirs)
    if refill:
        return "refill", refill
    full = habits.complete + (habits.rush if len(table.stock) < habits.low else 0.0)
    steps, why = _run(table, dues, full, habits)
    if steps:
        return why, steps
    _, why, step = _discards(dues, hand, sides, mine, habits)[0]
    return why, [step]


def _lack(dues: Sequence[int], goal: int, sides: Sequence[tuple[int, int]], have: int) -> list[int]:
    """Count for each stack what is wanting before a payoff card fits; a king always does."""
    return [0] * len(dues) if goal == KING else [missing(_WAY[due][goal], sides, have) for due in dues]


def _rather(due: int, than: int, theirs: int) -> bool:
    """Whether a king stands better for this than for that: not just before the other's card, else as late as can be."""
    return (due + 1 != theirs, due == theirs, due) > (than + 1 != theirs, than == theirs, than)


def _chain(
    table: Table, dues: list[int], goal: int, hand: list[int], sides: list[list[int]], most: int
) -> list[Step] | None:
    """Find plays on one stack that end with the payoff card: the fewest kings, then the fewest cards."""
    kings = hand.count(KING)
    best: list[Step] | None = None
    cost = 99
    for place, due in enumerate(dues):
        if due > goal:
            continue
        depth = [len(stack) for stack in sides]
        left, price = min(kings, most), 0
        steps: list[Step] = []
        for rank in range(due, goal):
            for at, height in enumerate(depth):
                if height and sides[at][height - 1] == rank:
                    depth[at] = height - 1
                    steps.append((at, place))
                    break
            else:
                if rank in hand:
                    steps.append((10 + rank, place))
                    price += 1
                    continue
                if rank > 1 or table.king_opens:
                    for at, height in enumerate(depth):
                        if height and sides[at][height - 1] == KING:
                            depth[at] = height - 1
                            steps.append((at, place))
                            price += 10
                            break
                    else:
                        if not left:
                            break
                        left -= 1
                        price += 10
                        steps.append((10 + KING, place))
                    continue
                break
        else:
            if price < cost:
                cost, best = price, [*steps, (PAYOFF, place)]
    return best


def _use_up(table: Table, dues: list[int], hand: list[int], theirs: int) -> list[Step] | None:
    """Find plays that use up the whole hand, at most one of them a king."""
    rest = sorted(hand)
    kings = rest.count(KING)
    if kings > 1 or len(rest) == kings == 0:
        return None
    waits = dues[:]
    steps: list[Step] = []
    for rank in rest:
        if rank == KING:
            best = -1
            for place, due in enumerate(waits):
                if (due > 1 or table.king_opens) and (best < 0 or _rather(due, waits[best], theirs)):
                    best = place
            if best < 0:
                return None
            steps.append((10 + KING, best))
        elif rank in waits:
            place = waits.index(rank)
            waits[place] = rank + 1
            if rank == _FULL:
                waits[place] = 1
            steps.append((10 + rank, place))
        else:
            return None
    return steps


def _run(table: Table, dues: list[int], full: float, habits: Habits) -> tuple[list[Step], str]:
    """Find the run of plays on one stack that is worth most; completing the stack is worth something by itself."""
    me = table.turn
    hand, sides = table.hands[me], table.sides[me]
    mine, theirs = table.pays[me][-1], table.pays[1 - me][-1]
    others, have = reach(table.sides[1 - me]), _bits(hand)
    own, foe = _lack(dues, mine, reach(sides), have), _lack(dues, theirs, others, 0)
    playable = have | _bits([stack[-1] for stack in sides if stack])
    kings = playable & 1 << KING
    ready, threat, fear = habits.ready, habits.threat, habits.fear
    now = ready ** min(own) - fear * threat ** min(foe)
    best: list[Step] = []
    most, why = 0.02, "free"
    for place, first in enumerate(dues):
        if not (kings or playable & 1 << first) or first in dues[:place]:
            continue
        due = first
        rest_own = min(own[:place] + own[place + 1 :])
        rest_foe = min(foe[:place] + foe[place + 1 :])
        stacks = [stack[:] for stack in sides]
        cards = hand[:]
        steps: list[Step] = []
        gain = 0.0
        while True:
            for at, stack in enumerate(stacks):
                if stack and stack[-1] == due:
                    stack.pop()
                    steps.append((at, place))
                    gain += habits.side
                    break
            else:
                if len(cards) == 1:
                    break
                if due in cards:
                    cards.remove(due)
                    steps.append((10 + due, place))
                    gain += habits.hand
                elif KING in cards and (due > 1 or table.king_opens):
                    gain -= habits.king[cards.count(KING) - 1]
                    cards.remove(KING)
                    steps.append((10 + KING, place))
                else:
                    break
            if due == _FULL:
                due = 1
                gain += full
            else:
                due += 1
            after_own = missing(_WAY[due][mine], reach(stacks), _bits(cards)) if mine < KING else 0
            after_foe = missing(_WAY[due][theirs], others, 0) if theirs < KING else 0
            worth = gain + ready ** min(after_own, rest_own) - fear * threat ** min(after_foe, rest_foe) - now
            if worth > most:
                most, best = worth, steps[:]
                why = "deny" if foe[place] < 2 and after_foe > 3 else "free"
            if due == 1:
                break
    return best, why


def _discards(
    dues: list[int], hand: list[int], sides: list[list[int]], mine: int, habits: Habits
) -> list[tuple[float, str, Step]]:
    """Judge every card that can be discarded and every side stack for it, best first."""
    wanted = 0
    if mine != KING:
        own = _lack(dues, mine, reach(sides), _bits(hand))
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
                worth, why = value + habits.empty, "open"
            else:
                top = stack[-1]
                if top == KING:
                    worth, why = value - 2.0, "bury"
                elif rank == top - 1:
                    worth, why = value + habits.tidy, "tidy"
                elif rank == top:
                    worth, why = value + habits.same, "same"
                elif rank < top:
                    worth, why = value + habits.under * (top - rank), "bury"
                else:
                    worth, why = value + habits.bury + habits.over * (rank - top), "bury"
                if wanted >> top & 1 and rank != top:
                    worth -= habits.soon
            found.append((worth, why, (10 + rank, 4 + at)))
    found.sort(key=lambda one: -one[0])
    return found


class Budget(NamedTuple):
    """How much the expert thinks, in counts.

    Parameters
    ----------
    nodes:
        How many moments of the own turn are looked at.
    turns:
        How many ways to go on are imagined at first; half of them are given up after each of the passes.
    worlds:
        How many deals are imagined in each pass.
    depth:
        How many turns are played out in each.
    """

    nodes: int = 120
    turns: int = 10
    worlds: tuple[int, ...] = (8, 12, 16)
    depth: int = 4


BUDGET: Final = Budget()


class Found(NamedTuple):
    """What the expert found: steps, why by habit, how many deals were imagined, and how far ahead that leads."""

    steps: list[Step]
    why: str
    samples: int
    gain: float


class Turn(NamedTuple):
    """A way to go on, up to where new cards are seen or the turn ends: its worth by habit, why, and the steps."""

    worth: float
    why: str
    steps: list[Step]


def unseen(view: View) -> list[int]:
    """Return the ranks of all cards that a view does not show, in order.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> len(unseen(new_match("spite_and_malice", seed=7).view(1)))
    97
    """
    left = [0] + [4 * view.facts["options"]["packs"]] * KING
    for cards in view.zones.values():
        for card in cards:
            if card:
                left[RANK[card]] -= 1
    return [rank for rank in range(1, KING + 1) for _ in range(left[rank])]


def imagine(table: Table, pool: Sequence[int], held: Sequence[Sequence[int]], seed: int) -> Table:
    """Copy a table and give the hidden cards ranks, drawn from those that are not seen.

    Parameters
    ----------
    table:
        As read from a view.
    pool:
        The unseen ranks.
    held:
        For each seat the ranks that are known to lie hidden in its payoff pile (SM-R2).
    seed:
        Numbers the deal.
    """
    world = table.copy()
    cards = list(pool)
    for ranks in held:
        for rank in ranks:
            cards.remove(rank)
    cards = draw(cards, len(cards), seed)
    for pile, ranks in zip(world.pays, held, strict=True):
        hidden = len(pile) - 1 - len(ranks)
        pile[:-1] = cards[:hidden]
        del cards[:hidden]
        if ranks:
            pile[:-1] = draw(pile[:-1] + list(ranks), len(pile) - 1, seed, 1)
    for hand in world.hands:
        if hand and not hand[0]:
            hand[:] = cards[: len(hand)]
            del cards[: len(hand)]
    world.stock = cards
    world.word = seed
    return world


def held_ranks(view: View) -> list[list[int]]:
    """Return for each seat the ranks known to lie hidden in its payoff pile."""
    found = []
    for seat, faces in enumerate(view.facts["held"]):
        ranks = list(faces)
        top = view.zones[f"payoff {seat}"][-1]
        if top in ranks:
            ranks.remove(top)
        found.append([RANK[face] for face in ranks])
    return found


def turns(table: Table, habits: Habits, most: int) -> list[Turn]:
    """Find ways to go on in a turn, best by habit first.

    Parameters
    ----------
    table:
        The moment.
    habits:
        What is thought of things.
    most:
        How many moments are looked at.
    """
    me = table.turn
    mine, theirs = table.pays[me][-1], table.pays[1 - me][-1]
    others = reach(table.sides[1 - me])
    full = habits.complete + (habits.rush if len(table.stock) < habits.low else 0.0)
    dues = [len(stack) + 1 for stack in table.centres]
    waiting: list[tuple[list[int], list[int], list[list[int]], float, list[Step]]]
    waiting = [(dues, sorted(table.hands[me]), table.sides[me], 0.0, [])]
    seen: set[object] = set()
    found: list[Turn] = []
    looked = 0
    while looked < len(waiting) and looked < most:
        dues, hand, sides, gain, steps = waiting[looked]
        looked += 1
        own, foe = min(_lack(dues, mine, reach(sides), _bits(hand))), min(_lack(dues, theirs, others, 0))
        worth = gain + habits.ready**own - habits.fear * habits.threat**foe
        for value, why, step in _discards(dues, hand, sides, mine, habits)[:4]:
            found.append(Turn(worth + value, why, [*steps, step]))
        sources = [(PAYOFF, mine)]
        sources += [(at, stack[-1]) for at, stack in enumerate(sides) if stack]
        sources += [(10 + rank, rank) for rank in dict.fromkeys(hand)]
        for source, rank in sources:
            tried = set()
            for place, due in enumerate(dues):
                if (rank != due and (rank != KING or (due == 1 and not table.king_opens))) or due in tried:
                    continue
                tried.add(due)
                more = [*steps, (source, place)]
                if source == PAYOFF:
                    found.append(Turn(gain + 2.0, "payoff" if not steps else "toward", more))
                    continue
                after = dues[:]
                after[place] = due + 1 if due < _FULL else 1
                price = gain + (full if due == _FULL else 0.0)
                if rank == KING:
                    price -= habits.king[hand.count(KING) - 1]
                else:
                    price += habits.hand if source >= 10 else habits.side
                if source >= 10:
                    cards = hand[:]
                    cards.remove(rank)
                    if not cards:
                        found.append(Turn(price + habits.refill + 0.5, "refill", more))
                        continue
                    stacks = sides
                else:
                    cards = hand
                    stacks = sides[:]
                    stacks[source] = stacks[source][:-1]
                mark = (tuple(after), tuple(cards), tuple(map(len, stacks)))
                if mark not in seen:
                    seen.add(mark)
                    waiting.append((after, cards, stacks, price, more))
    found.sort(key=lambda turn: -turn.worth)
    return found


def search(view: View, stream: Stream, habits: Habits = HABITS, budget: Budget = BUDGET) -> Found:
    """Search the own turn: each way to go on is tried in the same imagined deals, which are played out by habit.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    stream:
        Its random numbers.
    habits:
        By what the turns afterwards are played.
    budget:
        How much is looked at.
    """
    table = Table(view)
    why, steps = plan(table, habits)
    if why == "payoff" or (why == "toward" and 10 + KING not in {source for source, _ in steps}):
        return Found(steps, why, 0, 0.0)
    ways = [Turn(0.0, why, steps)]
    for turn in turns(table, habits, budget.nodes):
        if turn.steps != steps:
            ways.append(turn)
        if len(ways) == budget.turns:
            break
    if len(ways) == 1:
        return Found(steps, why, 0, 0.0)
    pool, held = unseen(view), held_ranks(view)
    sums = [0.0] * len(ways)
    live = list(range(len(ways)))
    samples = 0
    for worlds in budget.worlds:
        for _ in range(worlds):
            world = imagine(table, pool, held, stream.below(2**32))
            for way in live:
                sums[way] += _play_out(world.copy(), ways[way].steps, habits, budget.depth)
        samples += worlds
        live.sort(key=lambda way: -sums[way])
        live = live[: (len(live) + 1) // 2]
        if len({ways[way].steps[0] for way in live}) == 1:
            break
    best = ways[live[0]]
    return Found(best.steps, best.why, samples, sums[live[0]] / samples)


def _play_out(table: Table, steps: Sequence[Step], habits: Habits, depth: int) -> float:
    """Go on in one way, then by habit for some turns; say how far ahead the one on turn is then."""
    me, last = table.turn, table.left - depth
    for source, target in steps:
        if not table.do(source, target):
            break
    while not table.over and table.left >= last:
        for source, target in plan(table, habits)[1]:
            if not table.do(source, target):
                break
    if table.winner is not None:
        return (5.0 + len(table.pays[1 - table.winner])) * (1 if table.winner == me else -1)
    if table.over:
        return 0.0
    worth = 0.0
    for seat in range(2):
        sign = 1.0 if seat == me else -1.0
        worth -= sign * (len(table.pays[seat]) - 0.8 * table.hands[seat].count(KING))
    return worth

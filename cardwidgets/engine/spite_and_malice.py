"""Spite & Malice: two players race to use up their payoff piles on shared centre stacks.

Centre stacks rise from the ace to the queen, kings are wild, and a turn ends with a discard on one of the own side
stacks. The clauses (``SM-…``) are listed in ``seeds/spite_and_malice.md``.

Cards are rank and suit, ``AS`` to ``KC``. Actions are ``play payoff -> centre 0``, ``play side 2 -> centre 0`` (an own
side stack), ``play 7C -> centre 0`` (from the hand) and ``discard 7C -> side 3``; all piles count from 0.

Facts of a view
---------------
``options``, ``round``, ``turns`` (begun in this round, of both players), ``scores``, ``phase`` (``play``, ``scored``,
``over``), ``starter`` (who began the round), ``result`` (of a round that is over: the winner or None, the points, and
``payoff``, ``stock`` or ``turns``), ``shuffles`` (how often cards were shuffled in this round) and ``held`` (for each
seat the faces that its payoff pile is known to hold, because they lay on top before the pile was shuffled again). The
zones are ``stock``, ``centre 0`` and so on, for each seat ``payoff 0``, ``side 0.0`` to ``side 0.3`` and ``hand 0``,
and ``aside`` for the cards that a position leaves out of play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any, ClassVar, Final

from cardwidgets.engine.cards import Face, Pack
from cardwidgets.engine.deal import Stream, draw
from cardwidgets.engine.game import (
    NEXT_ROUND,
    Action,
    Ending,
    Event,
    Fault,
    Illegal,
    Move,
    Option,
    Outcome,
    State,
    View,
    resolve_options,
    seed_number,
)
from cardwidgets.engine.positions import checked, full, need, number, piles

__all__ = ["GAME", "KING", "RANK", "RANKS", "SIDES", "SpiteAndMalice"]

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks as they are printed, ace to king (SM-2.1)."""

KING: Final = 13
"""The rank of a king, which is wild (SM-2.3)."""

_FACES: Final = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in RANKS)

RANK: Final[dict[Face, int]] = {face: RANKS.index(face[:-1]) + 1 for face in _FACES}
"""The rank of each face: ace 1 to queen 12, king 13 (SM-2.1, SM-2.2)."""

SIDES: Final = 4
"""How many side stacks a player has (SM-1.2)."""

_HAND: Final = 5
_FULL: Final = 12
_BOTH: Final = 0b11
_MOST_TIES: Final = 20

_CENTRE: Final = tuple(f"centre {place}" for place in range(4))
_PAYOFF: Final = ("payoff 0", "payoff 1")
_HANDS: Final = ("hand 0", "hand 1")
_SIDE: Final = tuple(tuple(f"side {seat}.{place}" for place in range(SIDES)) for seat in range(2))
_PLACE: Final = {f"{kind} {place}": place for kind in ("centre", "side") for place in range(4)}
_PLAYS: Final[dict[str, tuple[Action, ...]]] = {
    source: tuple(Action("play", source, centre) for centre in _CENTRE)
    for source in ("payoff", *(f"side {place}" for place in range(SIDES)), *_FACES)
}
_SIDE_PLAYS: Final = tuple(_PLAYS[f"side {place}"] for place in range(SIDES))
_DISCARDS: Final[dict[Face, tuple[Action, ...]]] = {
    face: tuple(Action("discard", face, f"side {place}") for place in range(SIDES)) for face in _FACES
}
_ACES: Final = frozenset(face for face in _FACES if RANK[face] == 1)

_DRAW: Final = ("SM-3.1",)
_REFILL: Final = ("SM-R5", "SM-3.1")
_TURN_UP: Final = ("SM-R13",)
_COMPLETE: Final = ("SM-2.5", "SM-R8", "SM-R19")
_DISCARD: Final = ("SM-3.6", "SM-2.6")
_SOURCE_CLAUSE: Final = {"payoff": "SM-3.3", "side": "SM-3.4", "hand": "SM-3.5"}
_PLAIN: Final = {source: (clause, "SM-2.1", "SM-2.2") for source, clause in _SOURCE_CLAUSE.items()}


def _wild_clauses(source: str, due: int) -> tuple[str, ...]:
    special = {1: ("SM-R7",), 11: ("SM-R3", "SM-2.4")}
    return (_SOURCE_CLAUSE[source], "SM-2.3", *special.get(due, ()))


_WILD: Final = {(source, due): _wild_clauses(source, due) for source in _SOURCE_CLAUSE for due in range(1, _FULL + 1)}


@cache
def _pack(packs: int) -> Pack:
    return Pack(_FACES, copies=packs)


class SpiteAndMalice(State):
    """A match of Spite & Malice at one moment.

    Examples
    --------
    >>> state, events = SpiteAndMalice.start({}, seed=7)
    >>> [event.kind for event in events]
    ['start', 'shuffle', 'deal', 'deal', 'turn_up', 'turn_up', 'begin']
    >>> state.view(state.turn).zones["hand 1"]
    ('QC', '4S', '8H', 'KC', 'QS')
    >>> [event.kind for event in state.play(Action.parse("play KC -> centre 2"))]
    ['wild']
    """

    __slots__ = (
        "_aside",
        "_centres",
        "_hands",
        "_held",
        "_legal",
        "_options",
        "_outcome",
        "_payoffs",
        "_phase",
        "_result",
        "_round",
        "_scores",
        "_seed",
        "_shuffles",
        "_sides",
        "_starter",
        "_stock",
        "_turn",
        "_turns",
    )

    NAME: ClassVar[str] = "spite_and_malice"
    PREFIX: ClassVar[str] = "SM"
    PACK: ClassVar[Pack] = _pack(2)
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("packs", 2, range(1, 4), "SM-R1"),
        Option("payoff", 20, range(5, 31), "SM-1.2"),
        Option("centres", 3, (3, 4), "SM-R14"),
        Option("stock_out", "emptied", ("emptied", "short"), "SM-R6"),
        Option("king_opens", True, (True, False), "SM-R7"),
        Option("aces_forced", False, (False, True), "SM-R10"),
        Option("bonus", 0, range(21), "SM-R9"),
        Option("target", 50, range(1, 1001), "SM-4.4"),
        Option("max_turns", 400, range(2, 2001), "SM-R17"),
        Option("max_rounds", 40, range(1, 1001), "SM-R18"),
    )

    def __init__(self, options: Mapping[str, Any], seed: int) -> None:
        self._options = resolve_options(self.OPTIONS, options)
        self._seed = seed_number(seed)
        payoff, packs = self._options["payoff"], self._options["packs"]
        most = (len(self.pack.cards) - 1) // 2 - _HAND
        if payoff > most:
            # A round needs a stock (SM-1.3).
            data = {"option": "payoff", "value": str(payoff), "allowed": f"5 to {most}", "because": f"packs={packs}"}
            raise Illegal(Fault.BAD_OPTION, "SM-R1", **data)
        self._scores = [0, 0]
        self._round = 1
        self._starter = 1
        self._outcome: Outcome | None = None
        self._legal: tuple[Action, ...] | None = None
        self._clear()

    def _clear(self) -> None:
        """Forget the round: no card lies anywhere."""
        self._stock: list[Face] = []
        self._centres: list[list[Face]] = [[] for _ in range(self._options["centres"])]
        self._payoffs: list[list[Face]] = [[], []]
        self._sides: list[list[list[Face]]] = [[[] for _ in range(SIDES)] for _ in range(2)]
        self._hands: list[list[Face]] = [[], []]
        self._aside: list[Face] = []
        self._held: list[list[Face]] = [[], []]
        self._result: tuple[int | None, int, str] | None = None
        self._shuffles = 0
        self._turns = 0
        self._turn: int | None = None
        self._phase = "play"

    # -- beginning -----------------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, options: Mapping[str, Any], seed: int) -> tuple[SpiteAndMalice, tuple[Event, ...]]:
        """Begin a match with a fresh deal (SM-1.1 to SM-1.4, SM-R2). See :meth:`State.start`.

        Examples
        --------
        >>> state, events = SpiteAndMalice.start({}, seed=7)
        >>> state.turn, events[-1].clauses
        (1, ('SM-R2',))
        """
        state = cls(options, seed)
        events = [Event("start", ("SM-1.1", "SM-1.4"), amount=state._options["target"])]
        state._deal(events, ())
        return state, tuple(events)

    def _deal(self, events: list[Event], gathered: tuple[Move, ...]) -> None:
        """Shuffle all cards, deal and see who begins (SM-1.2, SM-1.3)."""
        events.append(Event("shuffle", ("SM-1.3", "SM-R1"), cards=gathered, amount=self._round))
        cards = self.pack.cards
        order = draw(cards, len(cards), self._seed, self._round)
        payoff = self._options["payoff"]
        for seat in range(2):
            pile, hand = order[:payoff], order[payoff : payoff + _HAND]
            del order[: payoff + _HAND]
            self._payoffs[seat], self._hands[seat] = pile, hand
            moves = [Move(card, "stock", _PAYOFF[seat], 0) for card in pile]
            moves += [Move(card, "stock", _HANDS[seat], 1 << seat) for card in hand]
            events.append(Event("deal", ("SM-1.2",), seat, cards=tuple(moves), amount=payoff))
        # What is dealt first lies on top.
        self._stock = order[::-1]
        self._begin_round(events)

    def _begin_round(self, events: list[Event]) -> None:
        """Find who begins and begin the first turn: the higher payoff card does, a king being the lowest (SM-R2)."""
        ties = 0
        while True:
            for seat in range(2):
                self._turn_up(seat, events)
            ranks = [RANK[pile[-1]] % KING for pile in self._payoffs]
            if ranks[0] != ranks[1] or ties == _MOST_TIES:
                break
            ties += 1
            events.append(Event("tie", ("SM-R2",)))
            for seat, pile in enumerate(self._payoffs):
                if pile[-1] not in self._held[seat]:
                    # A face that is seen again may be the same card.
                    self._held[seat].append(pile[-1])
                self._payoffs[seat] = self._shuffled(pile)
        if ranks[0] == ranks[1]:
            # Piles of one rank all through: then the one who did not begin the last round.
            self._starter = 1 - self._starter
        else:
            self._starter = 0 if ranks[0] > ranks[1] else 1
        clauses = ("SM-R2",) if self._round == 1 else ("SM-R2", "SM-R11")
        events.append(Event("begin", clauses, self._starter, 1 - self._starter))
        self._begin_turn(self._starter, events)

    def _shuffled(self, cards: list[Face]) -> list[Face]:
        """Shuffle some cards: from their written order, by the next number of this round."""
        self._shuffles += 1
        ordered = sorted(cards, key=_WRITTEN.__getitem__)
        return draw(ordered, len(ordered), self._seed, self._round, self._shuffles)

    def _turn_up(self, seat: int, events: list[Event]) -> None:
        """Turn the top of a payoff pile up (SM-R13)."""
        pile, zone = self._payoffs[seat], _PAYOFF[seat]
        events.append(Event("turn_up", _TURN_UP, seat, None, (Move(pile[-1], zone, zone, _BOTH),), len(pile)))

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def pack(self) -> Pack:
        """All cards of this match (SM-R1).

        Examples
        --------
        >>> len(SpiteAndMalice.start({"packs": 3}, seed=7)[0].pack.cards)
        156
        """
        return _pack(self._options["packs"])

    @property
    def options(self) -> Mapping[str, Any]:
        """All options with their values.

        Examples
        --------
        >>> SpiteAndMalice.start({"target": 20}, seed=7)[0].options["target"]
        20
        """
        return dict(self._options)

    @property
    def seats(self) -> int:
        """How many seats the match has: two (SM-1.1).

        Examples
        --------
        >>> SpiteAndMalice.start({}, seed=7)[0].seats
        2
        """
        return 2

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the match is over.

        Examples
        --------
        >>> SpiteAndMalice.start({}, seed=7)[0].turn
        1
        """
        return self._turn

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended (SM-4.4, SM-R18); None while it goes on.

        Examples
        --------
        >>> SpiteAndMalice.start({}, seed=7)[0].outcome is None
        True
        """
        return self._outcome

    @property
    def round(self) -> int:
        """The number of the round, from 1.

        Examples
        --------
        >>> SpiteAndMalice.start({}, seed=7)[0].round
        1
        """
        return self._round

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat on turn may do (SM-3.2 to SM-3.6): plays from payoff, sides and hand, then discards.

        Examples
        --------
        >>> state, _ = SpiteAndMalice.setup({"hands": [["AD", "7C"], []]}, {}, seed=7)
        >>> [action.text for action in state.legal()][:4]
        ['play AD -> centre 0', 'play AD -> centre 1', 'play AD -> centre 2', 'discard AD -> side 0']
        """
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> tuple[Action, ...]:
        if self._phase != "play":
            return (NEXT_ROUND,) if self._phase == "scored" else ()
        turn = self._turn
        assert turn is not None
        dues = [len(stack) + 1 for stack in self._centres]
        wilds = [place for place, due in enumerate(dues) if due > 1 or self._options["king_opens"]]
        found: list[Action] = []
        hand = list(dict.fromkeys(self._hands[turn]))
        pile = self._payoffs[turn]
        sources = [(pile[-1], _PLAYS["payoff"])]
        sources += [(stack[-1], plays) for stack, plays in zip(self._sides[turn], _SIDE_PLAYS, strict=True) if stack]
        sources += [(face, _PLAYS[face]) for face in hand]
        for face, plays in sources:
            rank = RANK[face]
            if rank == KING:
                found += [plays[place] for place in wilds]
            elif rank in dues:
                found += [plays[place] for place, due in enumerate(dues) if due == rank]
        if self._options["aces_forced"] and 1 in dues:
            opening = {plays[0].source for face, plays in sources if face in _ACES}
            if opening:
                return tuple(action for action in found if action.source in opening)
        for face in hand:
            found += _DISCARDS[face]
        return tuple(found)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action, checked. See :meth:`State.play`.

        Examples
        --------
        >>> state, _ = SpiteAndMalice.setup({"hands": [["2S", "7C"], []]}, {}, seed=7)
        >>> state.play(Action("play", "2S", "centre 0"))  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: not-legal (SM-2.1): action='play 2S -> centre 0', ...cause='empty'...
        >>> [event.kind for event in state.play(Action("discard", "7C", "side 2"))]
        ['discard', 'draw']
        """
        turn = self._turn
        if turn is None:
            raise Illegal(Fault.MATCH_OVER, self._outcome.clause if self._outcome else "SM-4.4")
        if seat is not None and seat != turn:
            raise Illegal(Fault.NOT_YOUR_TURN, "SM-3.6", seat=seat, turn=turn)
        if action not in self.legal():
            raise self._refusal(action, turn)
        self._legal = None
        events: list[Event] = []
        if action.kind == "discard":
            self._discard(turn, action, events)
        elif action.kind == "play":
            self._play_to_centre(turn, action, events)
        else:
            self._next_round(events)
        return tuple(events)

    def _play_to_centre(self, turn: int, action: Action, events: list[Event]) -> None:
        source, hand, payoff = action.source, self._hands[turn], self._payoffs[turn]
        place = _PLACE[action.target]
        if source == "payoff":
            kind, zone, card = "payoff", _PAYOFF[turn], payoff.pop()
            if card in self._held[turn]:
                self._held[turn].remove(card)
        elif source in _PLACE:
            at = _PLACE[source]
            kind, zone, card = "side", _SIDE[turn][at], self._sides[turn][at].pop()
        else:
            kind, zone, card = "hand", _HANDS[turn], source
            hand.remove(card)
        stack = self._centres[place]
        stack.append(card)
        due = len(stack)
        move = (Move(card, zone, action.target, _BOTH),)
        if RANK[card] == KING:
            events.append(Event("wild", _WILD[kind, due], turn, None, move, due, kind))
        else:
            events.append(Event("play", _PLAIN[kind], turn, None, move, due, kind))
        if not payoff:
            # Nothing comes before the end of the round, neither shuffle nor draw (SM-R15).
            self._win_round(turn, events)
            return
        if kind == "payoff":
            self._turn_up(turn, events)
        if due == _FULL:
            self._complete(turn, place, events)
        if not hand:
            self._draw(turn, _HAND, "refill", events)

    def _complete(self, turn: int, place: int, events: list[Event]) -> None:
        """A stack of twelve goes back into the stock at once, which is shuffled (SM-2.5, SM-R8, SM-R19)."""
        stack, zone = self._centres[place], _CENTRE[place]
        moves = tuple(Move(card, zone, "stock", _BOTH) for card in stack)
        last = "king" if RANK[stack[-1]] == KING else "queen"
        self._stock = self._shuffled(self._stock + stack)
        self._centres[place] = []
        events.append(Event("complete", _COMPLETE, turn, None, moves, len(self._stock), last))

    def _discard(self, turn: int, action: Action, events: list[Event]) -> None:
        card, place = action.source, _PLACE[action.target]
        self._hands[turn].remove(card)
        self._sides[turn][place].append(card)
        move = (Move(card, _HANDS[turn], _SIDE[turn][place], _BOTH),)
        events.append(Event("discard", _DISCARD, turn, None, move))
        if self._turns >= self._options["max_turns"]:
            self._draw_round(None, ("SM-R17",), "turns", events)
        else:
            self._begin_turn(1 - turn, events)

    def _begin_turn(self, seat: int, events: list[Event]) -> None:
        """Draw to five and decide (SM-3.1)."""
        self._turn = seat
        self._turns += 1
        wanted = _HAND - len(self._hands[seat])
        if wanted:
            self._draw(seat, wanted, "turn", events)

    def _draw(self, seat: int, wanted: int, cause: str, events: list[Event]) -> None:
        """Draw from the stock; a stock that is used up ends the round (SM-3.1, SM-R5, SM-4.3, SM-R6)."""
        stock, hand, zone = self._stock, self._hands[seat], _HANDS[seat]
        moves = []
        for _ in range(min(wanted, len(stock))):
            card = stock.pop()
            hand.append(card)
            moves.append(Move(card, "stock", zone, 1 << seat))
        if moves:
            clauses = _DRAW if cause == "turn" else _REFILL
            events.append(Event("draw", clauses, seat, None, tuple(moves), len(moves), cause))
        if len(moves) < wanted or (not stock and self._options["stock_out"] == "emptied"):
            self._draw_round(seat, ("SM-4.3", "SM-R6"), "stock", events)

    # -- refusing ------------------------------------------------------------------------------------------------------

    def _refusal(self, action: Action, turn: int) -> Illegal:
        """Say why an action is not allowed, by the clause that forbids it."""
        kind, source, target = action
        if action == NEXT_ROUND:
            return self._not_legal(action, "SM-4.1", "not-scored")
        if kind not in ("play", "discard", "pass"):
            return Illegal(Fault.UNKNOWN_ACTION, "", action=action.text[:80])
        if self._phase != "play":
            return self._not_legal(action, "SM-4.4", "between-rounds")
        if kind == "pass":
            return self._not_legal(action, "SM-R4", "pass")
        card: Face
        if source == "payoff":
            card = self._payoffs[turn][-1]
        elif source.startswith("side "):
            if source not in _PLACE:
                return self._not_legal(action, "SM-2.6", "covered")
            stack = self._sides[turn][_PLACE[source]]
            if not stack:
                return self._not_legal(action, "SM-3.4", "no-card")
            card = stack[-1]
        elif source in RANK:
            card = source
            if card not in self._hands[turn]:
                clause = "SM-3.6" if kind == "discard" else "SM-3.5"
                return self._not_legal(action, clause, "not-held", card=card)
        elif (source, target) == ("stock", "hand"):
            return self._not_legal(action, "SM-3.1", "stock")
        else:
            return self._not_legal(action, "SM-3.2", "no-source")
        if target.startswith("centre "):
            return self._no_play(action, card, turn)
        if target.startswith("side ") and source not in RANK:
            return self._not_legal(action, "SM-R12", "from-payoff" if source == "payoff" else "from-side", card=card)
        if target in _PLACE:
            if kind == "discard" and self._options["aces_forced"]:
                return self._not_legal(action, "SM-R10", "ace-first", card=card)
            return self._not_legal(action, "SM-3.6", "no-play", card=card)
        cause = "their-stack" if target.startswith("theirs ") else "no-target"
        return self._not_legal(action, "SM-3.6", cause, card=card)

    def _no_play(self, action: Action, card: Face, turn: int) -> Illegal:
        """Say why a card does not go to a centre stack."""
        place = _PLACE.get(action.target, len(self._centres))
        if place >= len(self._centres):
            return self._not_legal(action, "SM-R14", "no-stack", card=card, amount=len(self._centres))
        if action.kind == "discard":
            return self._not_legal(action, "SM-3.6", "no-discard", card=card)
        due = len(self._centres[place]) + 1
        if RANK[card] == due or (RANK[card] == KING and (due > 1 or self._options["king_opens"])):
            return self._not_legal(action, "SM-R10", "ace-first", card=card)
        if RANK[card] == KING:
            return self._not_legal(action, "SM-R7", "king", card=card)
        return self._not_legal(action, "SM-2.1", "rank" if due > 1 else "empty", card=card, due=due)

    def _not_legal(self, action: Action, clause: str, cause: str, **data: Any) -> Illegal:
        return Illegal(Fault.NOT_LEGAL, clause, action=action.text[:80], phase=self._phase, cause=cause, **data)

    # -- scoring -------------------------------------------------------------------------------------------------------

    def _win_round(self, seat: int, events: list[Event]) -> None:
        """One point for each card that is left in the other's payoff pile (SM-4.1, SM-4.2, SM-R9)."""
        points = len(self._payoffs[1 - seat]) + self._options["bonus"]
        self._scores[seat] += points
        self._result = (seat, points, "payoff")
        events.append(Event("round_won", ("SM-4.1", "SM-4.2", "SM-R15"), seat, 1 - seat, (), points))
        self._end_round(events)

    def _draw_round(self, seat: int | None, clauses: tuple[str, ...], cause: str, events: list[Event]) -> None:
        """The round is drawn: no points (SM-4.3, SM-R17)."""
        self._result = (None, 0, cause)
        events.append(Event("round_drawn", clauses, seat, None, (), self._turns, cause))
        self._end_round(events)

    def _end_round(self, events: list[Event]) -> None:
        """Match over, or another round (SM-4.4, SM-R18)."""
        scores = self._scores
        leader = None if scores[0] == scores[1] else int(scores[1] > scores[0])
        if max(scores) >= self._options["target"]:
            clause = "SM-4.4"
        elif self._round >= self._options["max_rounds"]:
            clause = "SM-R18"
        else:
            self._phase = "scored"
            events.append(Event("round_over", ("SM-4.4", "SM-R11"), amount=self._round))
            return
        self._phase, self._turn = "over", None
        ending = Ending.DRAWN if leader is None else Ending.WON
        self._outcome = Outcome(ending, clause, leader, (0, 1) if leader is None else (leader,))
        events.append(Event("match_over", (clause,), leader, amount=self._round, cause=ending.value))

    def _next_round(self, events: list[Event]) -> None:
        """Gather all cards and deal anew (SM-4.4, SM-R11)."""
        gathered = [Move(card, "aside", "stock", _BOTH) for card in self._aside]
        for zone, stack in zip(_CENTRE, self._centres, strict=False):
            gathered += [Move(card, zone, "stock", _BOTH) for card in stack]
        for seat in range(2):
            pile = self._payoffs[seat]
            gathered += [Move(card, _PAYOFF[seat], "stock", 0) for card in pile[:-1]]
            gathered += [Move(card, _PAYOFF[seat], "stock", _BOTH) for card in pile[-1:]]
            for zone, stack in zip(_SIDE[seat], self._sides[seat], strict=True):
                gathered += [Move(card, zone, "stock", _BOTH) for card in stack]
            gathered += [Move(card, _HANDS[seat], "stock", 1 << seat) for card in self._hands[seat]]
        self._round += 1
        self._clear()
        self._deal(events, tuple(gathered))

    # -- looking -------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Return what a seat may know (SM-R13, SM-R20). See :meth:`State.view`.

        Examples
        --------
        >>> view = SpiteAndMalice.start({}, seed=7)[0].view(1)
        >>> len(view.zones["stock"]), view.zones["hand 0"], view.zones["payoff 0"][-2:]
        (54, (None, None, None, None, None), (None, 'AC'))
        """
        zones: dict[str, tuple[Face | None, ...]] = {"stock": (None,) * len(self._stock)}
        for zone, stack in zip(_CENTRE, self._centres, strict=False):
            zones[zone] = tuple(stack)
        for owner in range(2):
            pile = self._payoffs[owner]
            zones[_PAYOFF[owner]] = (*(None,) * (len(pile) - 1), *pile[-1:])
            for zone, stack in zip(_SIDE[owner], self._sides[owner], strict=True):
                zones[zone] = tuple(stack)
            hand = self._hands[owner]
            zones[_HANDS[owner]] = tuple(hand) if owner == seat else (None,) * len(hand)
        zones["aside"] = tuple(self._aside)
        return View(
            game=self.NAME,
            seat=seat,
            turn=self._turn,
            legal=self.legal() if seat is not None and seat == self._turn else (),
            zones=zones,
            facts=self._facts(),
            outcome=self._outcome,
        )

    def _facts(self) -> dict[str, Any]:
        """What everybody knows, as plain data."""
        return {
            "options": dict(self._options),
            "round": self._round,
            "turns": self._turns,
            "scores": list(self._scores),
            "phase": self._phase,
            "starter": self._starter,
            "result": None if self._result is None else list(self._result),
            "shuffles": self._shuffles,
            "held": [sorted(held) for held in self._held],
        }

    def clone(self) -> SpiteAndMalice:
        """Return an independent copy.

        Examples
        --------
        >>> state, _ = SpiteAndMalice.start({}, seed=7)
        >>> copy = state.clone()
        >>> events = copy.play(Action("discard", "QC", "side 0"))
        >>> state.turn, copy.turn
        (1, 0)
        """
        copy = object.__new__(type(self))
        for name in ("_options", "_seed", "_phase", "_turn", "_turns", "_round", "_starter", "_shuffles"):
            setattr(copy, name, getattr(self, name))
        copy._outcome, copy._result, copy._legal = self._outcome, self._result, self._legal
        copy._stock, copy._aside, copy._scores = self._stock[:], self._aside[:], self._scores[:]
        copy._centres = [stack[:] for stack in self._centres]
        copy._payoffs = [pile[:] for pile in self._payoffs]
        copy._hands = [hand[:] for hand in self._hands]
        copy._held = [held[:] for held in self._held]
        copy._sides = [[stack[:] for stack in stacks] for stacks in self._sides]
        return copy

    def position(self) -> dict[str, Any]:
        """Write the whole truth down as plain data; :meth:`setup` reads it back.

        Examples
        --------
        >>> state, _ = SpiteAndMalice.start({}, seed=7)
        >>> again, _ = SpiteAndMalice.setup(state.position(), {}, seed=7)
        >>> again.position() == state.position()
        True
        """
        outcome = self._outcome
        facts = self._facts()
        del facts["options"]
        return {
            **facts,
            "turn": self._turn,
            "hands": [list(hand) for hand in self._hands],
            "payoffs_bottom_first": [list(pile) for pile in self._payoffs],
            "sides_bottom_first": [[list(stack) for stack in stacks] for stacks in self._sides],
            "centres_bottom_first": [list(stack) for stack in self._centres],
            "stock_top_first": self._stock[::-1],
            "aside": list(self._aside),
            "outcome": None
            if outcome is None
            else [outcome.ending.value, outcome.clause, outcome.winner, list(outcome.leaders)],
        }

    # -- positions -----------------------------------------------------------------------------------------------------

    @classmethod
    def setup(cls, position: object, options: Mapping[str, Any], seed: int) -> tuple[SpiteAndMalice, tuple[Event, ...]]:
        """Begin at a position. See :meth:`State.setup`.

        All keys of :meth:`position` may be left out. Hands then have five cards and payoff piles as many as at the
        deal, side and centre stacks are empty, and the stock holds what is left; a hand or a pile may be None for the
        same. A card may be None: the seed chooses it. Where the stock is written down, the cards that are named
        nowhere are out of play (``aside``). A ``phase`` may also be ``draw`` (the opening draw of the turn is still to
        come, SM-3.1) or ``begin`` (it is still to be seen who begins, SM-R2). ``actions`` (a list of texts) are played
        before the position is handed over.

        Examples
        --------
        >>> position = {"hands": [["KC", "QH"], None], "centres_bottom_first": [["AS", "2H"], [], []]}
        >>> state, events = SpiteAndMalice.setup({**position, "actions": ["play KC -> centre 0"]}, {}, seed=7)
        >>> [event.kind for event in events], state.view(0).zones["centre 0"]
        (['wild'], ('AS', '2H', 'KC'))
        """
        given = checked(position, _POSITION_KEYS)
        state = cls(options, seed)
        state._read_round(given)
        state._read_cards(given)
        state._read_phase(given)
        events: list[Event] = []
        phase = given.get("phase", "play")
        if phase in ("begin", "draw"):
            # The turn is written down as begun, and begins once more.
            state._turns -= 1
        if phase == "begin":
            state._begin_round(events)
        elif phase == "draw":
            assert state._turn is not None
            state._begin_turn(state._turn, events)
        elif phase == "play" and state._turn is not None and not state._hands[state._turn]:
            state._draw(state._turn, _HAND, "refill", events)
        for text in given.get("actions", []):
            events.extend(state.play(Action.parse(text)))
        return state, tuple(events)

    def _read_round(self, given: Mapping[str, Any]) -> None:
        """Read the numbers: rounds, turns, scores, shuffles."""
        options = self._options
        self._round = number(given, "round", 1, options["max_rounds"], self._round, "SM-R18")
        self._turns = number(given, "turns", 1, options["max_turns"], 1, "SM-R17")
        self._shuffles = number(given, "shuffles", 0, 1_000_000, 0, "SM-R8")
        self._starter = number(given, "starter", 0, 1, 0, "SM-R2")
        scores = given.get("scores", [0, 0])
        most = options["target"] + (options["payoff"] + options["bonus"] if given.get("phase") == "over" else 0)
        good = isinstance(scores, list) and len(scores) == 2
        good = good and all(type(score) is int and 0 <= score < most for score in scores)
        need(good and min(scores) < options["target"], "scores", "SM-4.4", most=options["target"])
        self._scores = list(scores)

    def _read_cards(self, given: Mapping[str, Any]) -> None:
        """Read where the cards lie, and let the seed fill in those that are not named."""
        payoff: int = self._options["payoff"]
        hands = _piles(given, "hands", 2, _HAND, _HAND, "SM-1.2")
        payoffs = _piles(given, "payoffs_bottom_first", 2, payoff, payoff, "SM-1.2")
        both = given.get("sides_bottom_first", [None, None])
        need(isinstance(both, (list, tuple)) and len(both) == 2, "sides_bottom_first", "SM-1.2")
        name, most = "sides_bottom_first", len(self.pack.cards)
        sides = [_piles({} if own is None else {name: own}, name, SIDES, 0, most, "SM-1.2") for own in both]
        count = len(self._centres)
        centres = _piles(given, "centres_bottom_first", count, 0, _FULL, "SM-R14")
        for stack in centres:
            rising = all(card is None or RANK[card] in (due, KING) for due, card in enumerate(stack, 1))
            need(rising and None not in stack, "centres_bottom_first", "SM-2.1")
            if stack and RANK[stack[0] or ""] == KING:
                need(self._options["king_opens"], "centres_bottom_first", "SM-R7")
        name, listed = "stock_top_first", given.get("stock_top_first") is not None
        aside = _piles({"aside": [given.get("aside")]}, "aside", 1, 0, most, "SM-1.3")[0]
        stock = _piles({name: [given.get(name)]}, name, 1, 0, most, "SM-1.3")[0]
        places = [*hands, *payoffs, *sides[0], *sides[1], *centres, aside, stock]
        named = [card for place in places for card in place if card is not None]
        surplus = self.pack.surplus(named)
        need(not surplus, "cards", "SM-R1", card="".join(surplus[:1]))
        pool = self.pack.without(named)
        pool = draw(pool, len(pool), self._seed, self._round, self._shuffles, 1)
        self._read_held(given, payoffs, pool)
        missing = sum(card is None for place in places for card in place)
        need(missing <= len(pool), "too-few", "SM-1.3")
        for place in places:
            for at, card in enumerate(place):
                if card is None:
                    place[at] = pool.pop()
        self._hands, self._payoffs, self._centres = full(hands), full(payoffs), full(centres)
        self._sides = [full(stacks) for stacks in sides]
        self._stock = full([stock])[0][::-1] if listed else pool
        self._aside = sorted(full([aside])[0] + (pool if listed else []), key=_WRITTEN.__getitem__)

    def _read_held(self, given: Mapping[str, Any], payoffs: list[list[Face | None]], pool: list[Face]) -> None:
        """Read what payoff piles are known to hold, and put it there (SM-R2)."""
        helds = _piles(given, "held", 2, 0, _MOST_TIES, "SM-R2")
        for seat, held in enumerate(full(helds)):
            pile = payoffs[seat]
            hidden = [at for at, card in enumerate(pile) if card is None]
            lacking = list((Counter(held) - Counter(full([pile])[0])).elements())
            need(len(lacking) <= len(hidden) and not Counter(lacking) - Counter(pool), "held", "SM-R2")
            for card, at in zip(lacking, draw(hidden, len(lacking), self._seed, self._round, seat, 2), strict=True):
                pile[at] = card
                pool.remove(card)
            self._held[seat] = held

    def _read_phase(self, given: Mapping[str, Any]) -> None:
        """Read what the moment is, and check that there can be such a one."""
        phase = given.get("phase", "play")
        need(isinstance(phase, str) and phase in ("begin", "draw", "play", "scored", "over"), "phase", "SM-3.2")
        turn = given.get("turn", None if phase == "over" else 0)
        need(turn is None if phase == "over" else type(turn) is int and turn in (0, 1), "turn", "SM-3.6")
        playing = phase in ("begin", "draw", "play")
        need(not (playing and given.get("result")), "result", "SM-4.1")
        need(phase == "over" or given.get("outcome") is None, "outcome", "SM-4.4")
        need(all(len(stack) < _FULL for stack in self._centres) or not playing, "centres_bottom_first", "SM-R8")
        self._phase, self._turn = "play" if playing else phase, turn
        empty = [seat for seat in range(2) if not self._payoffs[seat]]
        if playing:
            need(not empty, "payoffs_bottom_first", "SM-4.1")
            return
        result = given.get("result")
        need(isinstance(result, (list, tuple)) and len(result) == 3, "result", "SM-4.1")
        assert result is not None
        winner, points, cause = result
        won = cause == "payoff" and type(points) is int and type(winner) is int and [winner] == empty
        drawn = cause in ("stock", "turns") and type(points) is int and points == 0 and winner is None and not empty
        need(won or drawn, "result", "SM-4.1")
        if won:
            need(points == len(self._payoffs[1 - winner]) + self._options["bonus"], "result", "SM-4.2")
            need(phase == "over" or turn == winner, "turn", "SM-4.1")
        finished = sum(len(stack) == _FULL for stack in self._centres)
        need(finished <= won, "centres_bottom_first", "SM-R15")
        self._result = (winner, points, cause)
        if phase == "over":
            self._outcome = self._read_outcome(given.get("outcome"))
        else:
            need(self._round < self._options["max_rounds"], "round", "SM-R18")

    def _read_outcome(self, value: Any) -> Outcome:
        scores = self._scores
        reached = max(scores) >= self._options["target"]
        leader = None if scores[0] == scores[1] else int(scores[1] > scores[0])
        outcome = Outcome(
            Ending.DRAWN if leader is None else Ending.WON,
            "SM-4.4" if reached else "SM-R18",
            leader,
            (0, 1) if leader is None else (leader,),
        )
        written = [outcome.ending.value, outcome.clause, outcome.winner, list(outcome.leaders)]
        given = list(value) if isinstance(value, (list, tuple)) else []
        need(given == written or given == [*written[:3], outcome.leaders], "outcome", "SM-4.4")
        need(reached or self._round == self._options["max_rounds"], "outcome", "SM-R18")
        return outcome

    @classmethod
    def imagine(cls, view: View, stream: Stream) -> SpiteAndMalice:
        """Make up a state that a view could come from. See :meth:`State.imagine`.

        Examples
        --------
        >>> view = SpiteAndMalice.start({}, seed=7)[0].view(0)
        >>> bytes(SpiteAndMalice.imagine(view, Stream(1)).view(0)) == bytes(view)
        True
        """
        zones, position = view.zones, dict(view.facts)
        options = position.pop("options")
        position["turn"] = view.turn
        position["hands"] = [list(zones[zone]) for zone in _HANDS]
        position["payoffs_bottom_first"] = [list(zones[zone]) for zone in _PAYOFF]
        position["sides_bottom_first"] = [[list(zones[zone]) for zone in own] for own in _SIDE]
        position["centres_bottom_first"] = [list(zones[zone]) for zone in _CENTRE[: options["centres"]]]
        position["stock_top_first"] = list(zones["stock"])
        position["aside"] = list(zones["aside"])
        if view.outcome is not None:
            end = view.outcome
            position["outcome"] = [end.ending.value, end.clause, end.winner, list(end.leaders)]
        return cls.setup(position, options, stream.below(2**32))[0]

    # -- worked cases --------------------------------------------------------------------------------------------------

    @classmethod
    def run_case(cls, setup: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Play a worked case and say what came of it. See :meth:`State.run_case`.

        Examples
        --------
        >>> setup = {"start_of_round": True, "payoff_top": {"A": "9C", "B": "5H"}}
        >>> SpiteAndMalice.run_case(setup, [])["to_move"]
        'A'
        """
        position, options = _case_position(setup)
        if position is None:
            state, happened = cls.start(options, 0)
        else:
            state, happened = cls.setup(position, options, 0)
        events = list(happened)
        # Whose opening draw or refill it is now: the program draws by itself, an action only marks the moment.
        drawer = _drawer(happened, state._turn)
        marks = position is None or position["phase"] != "play" or any(event.kind == "draw" for event in happened)
        legal = []
        for action in actions:
            need(isinstance(action, Mapping), "action", "")
            seat = _case_seat(action["by"]) if "by" in action else state._turn
            if action.get("do") == "draw_to_five":
                legal.append(marks and seat == drawer)
                marks = marks and not legal[-1]
                continue
            deed = _case_action(action, state, seat)
            try:
                done = state.play(deed, None if deed == NEXT_ROUND else seat)
            except Illegal:
                legal.append(False)
                continue
            legal.append(True)
            events.extend(done)
            drawer = _drawer(done, state._turn)
            marks = any(event.kind in ("draw", "discard", "begin") for event in done)
        return state._case_result(legal, events)

    def _case_result(self, legal: list[bool], events: list[Event]) -> dict[str, Any]:
        tied = any(event.kind == "tie" for event in events[:3])
        result, outcome = self._result, self._outcome
        turn = self._turn if self._phase == "play" and not tied else None
        return {
            "legal": legal,
            "to_move": None if turn is None else "AB"[turn],
            "payoff_reshuffled": tied,
            "phase": self._phase,
            "scores": _by_name(self._scores),
            "round_result": None
            if result is None
            else {"winner": None if result[0] is None else "AB"[result[0]], "points": result[1]},
            "match_winner": None if outcome is None or outcome.winner is None else "AB"[outcome.winner],
            "match_over": outcome is not None,
            "hand": _by_name(self._hands),
            "hand_count": _by_name([len(hand) for hand in self._hands]),
            "payoff_bottom_first": _by_name(self._payoffs),
            "payoff_count": _by_name([len(pile) for pile in self._payoffs]),
            "payoff_top": _by_name([pile[-1] if pile else None for pile in self._payoffs]),
            "side_bottom_first": _by_name(self._sides),
            "side_counts": _by_name([[len(stack) for stack in stacks] for stacks in self._sides]),
            "centre_bottom_first": self._centres,
            "centre_counts": [len(stack) for stack in self._centres],
            "centre_needs": [RANKS[len(stack)] if len(stack) < _FULL else None for stack in self._centres],
            "stock_count": len(self._stock),
            "stock_top_first": self._stock[::-1],
        }

    @classmethod
    def same_in_case(cls, key: str, expected: object, actual: object) -> bool:
        """Compare one value of a worked case: players may be left out, and the cards of a hand have no order.

        Examples
        --------
        >>> SpiteAndMalice.same_in_case("hand", {"A": ["2S", "AD"]}, {"A": ["AD", "2S"], "B": []})
        True
        """
        if isinstance(expected, Mapping) and isinstance(actual, Mapping):
            return all(
                name in actual
                and (
                    sorted(map(str, value)) == sorted(actual[name])
                    if key == "hand" and isinstance(value, list)
                    else value == actual[name]
                )
                for name, value in expected.items()
            )
        return expected == actual


_piles = partial(piles, faces=RANK, pack="SM-R1")

_WRITTEN: Final = {face: at for at, face in enumerate(_FACES)}

_POSITION_KEYS: Final = frozenset(
    {
        *("round", "turns", "turn", "scores", "phase", "starter", "result", "shuffles", "held", "outcome", "actions"),
        *("hands", "payoffs_bottom_first", "sides_bottom_first", "centres_bottom_first", "stock_top_first", "aside"),
    }
)


def _by_name(values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip("AB", values, strict=True))


def _case_seat(name: object) -> int:
    need(name in ("A", "B"), "by", "SM-1.1")
    return int(name == "B")


def _case_pair(given: dict[str, Any], name: str, missing: Any) -> list[Any]:
    """What a case says of both players, the one who is not named having something else."""
    values = given.pop(name, {})
    need(isinstance(values, Mapping) and all(player in ("A", "B") for player in values), name, "SM-1.2")
    return [values.get(player, missing) for player in "AB"]


def _drawer(events: Sequence[Event], turn: int | None) -> int | None:
    """Who drew last, or would have if it had lacked a card."""
    return next((event.seat for event in reversed(events) if event.kind == "draw"), turn)


def _case_position(setup: Mapping[str, Any]) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """Translate the beginning of a worked case; None for a fresh deal."""
    need(isinstance(setup, Mapping), "form", "")
    given = dict(setup)
    options = given.pop("options", {})
    named = {option.name: given.pop(option.name) for option in SpiteAndMalice.OPTIONS if option.name in given}
    options = {**options, **named} if isinstance(options, Mapping) else options
    payoff = resolve_options(SpiteAndMalice.OPTIONS, options)["payoff"]
    need(given.pop("jokers", 0) == 0, "jokers", "SM-R1")
    need(given.pop("players", 2) in (2, ["A", "B"]), "players", "SM-1.1")
    if given.pop("fresh_deal", False):
        need(not given, "unknown-key", "", key=", ".join(map(str, given))[:80])
        return None, options
    begins = given.pop("start_of_round", False)
    phase = given.pop("phase", "in_turn")
    phases = (("in_turn", "play"), ("before_draw", "draw"))
    position: dict[str, Any] = {"phase": "begin" if begins else next((to for of, to in phases if of == phase), phase)}
    if "payoff_top" in given or "payoff_count" in given:
        tops, counts = _case_pair(given, "payoff_top", None), _case_pair(given, "payoff_count", payoff)
        need(all(type(count) is int and 0 < count <= payoff for count in counts), "payoff_count", "SM-1.2")
        position["payoffs_bottom_first"] = [[*(None,) * (count - 1), tops[at]] for at, count in enumerate(counts)]
    for name, key, missing in (
        ("hand", "hands", None),
        ("payoff_bottom_first", "payoffs_bottom_first", None),
        ("side_bottom_first", "sides_bottom_first", None),
        ("scores", "scores", 0),
    ):
        if name in given:
            position[key] = _case_pair(given, name, missing)
    for name, key in (("to_move", "turn"), ("starter", "starter")):
        if name in given:
            position[key] = _case_seat(given.pop(name))
    if "stock_count" in given:
        count = given.pop("stock_count")
        need(type(count) is int and 0 <= count <= len(_FACES) * 3, "stock_count", "SM-1.3")
        position["stock_top_first"] = [None] * count
    if "centre_bottom_first" in given:
        position["centres_bottom_first"] = given.pop("centre_bottom_first")
    for name in ("stock_top_first", "round", "turns"):
        if name in given:
            position[name] = given.pop(name)
    need(not given, "unknown-key", "", key=", ".join(map(str, given))[:80])
    if "packs" not in options and max(Counter(_texts(list(position.values()))).values(), default=0) > 2:
        # A case writes a few piles down, and may name a face more often than our packs have it.
        options = {**options, "packs": 3}
    return position, options


def _texts(value: object, depth: int = 5) -> list[str]:
    """All texts in a list of lists."""
    if isinstance(value, str):
        return [value]
    return [text for item in value for text in _texts(item, depth - 1)] if isinstance(value, list) and depth else []


def _case_action(action: Mapping[str, Any], state: SpiteAndMalice, seat: int | None) -> Action:
    """Translate an action of a worked case; what cannot be said comes out as something that is refused."""
    if "do" in action:
        return NEXT_ROUND if action["do"] == "next_round" else Action("pass")
    source, card, target = (action.get(key) for key in ("from", "card", "to"))
    begin = str(card) if source == "hand" else str(source)
    if source == "payoff" and seat is not None:
        begin = "payoff" if card is None or state._payoffs[seat][-1:] == [card] else f"payoff:{card}"
    elif source == "side" and seat is not None:
        tops: list[list[Any]] = [stack[-1:] for stack in state._sides[seat]]
        at = action.get("from_index", action.get("index", tops.index([card]) if [card] in tops else None))
        top = tops[at] if type(at) is int and 0 <= at < SIDES else []
        begin = f"side {at}" if card is None or top == [card] else f"side {at}:{card}"
    if target == "centre":
        return Action("play", begin, f"centre {action.get('pile', action.get('to_index'))}")
    place = action.get("to_index", action.get("index", action.get("pile")))
    where = "theirs" if target == "side_of_opponent" else target
    return Action("discard" if source == "hand" else "play", begin, f"{where} {place}")


GAME: Final = SpiteAndMalice

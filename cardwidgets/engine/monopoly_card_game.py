"""Monopoly: The Card Game for two to six: collect complete groups, build on them, go out, and be paid.

Cards come and go one or a few at a time: by drawing, and by trading the cards that lie open before everybody. Whoever
goes out ends the hand; then all hands are worth money. The clauses (``MC-…``) are listed in
``seeds/monopoly_card_game.md``. What a hand is worth is found in ``_monopoly_card_game_worth``.

Actions for two to four: ``draw``; ``trade -> pile 1``, then ``count 2``, then ``exchange`` or ``put H3`` (a hand card
goes first); ``cancel`` as long as nothing is final; ``swap_tops pile 1 -> pile X`` and ``take pile X`` with an extra
pile; ``out``; ``discard H3``. For five and six: ``trade -> pile 1``, ``discard H3`` by both, ``stay`` or ``out``, and
``pass H3``. Whoever goes out says what each Chance card stands for: ``chance PKP``.

Facts of a view
---------------
``options``, ``round``, ``dealer``, ``totals``, ``phase`` (``turn``, ``trade``, ``put``, ``shed``, ``shed_out``,
``stand``; ``swap``, ``lay``, ``stay``, ``last``, ``pass``; ``scored``, ``over``), ``trade`` (who trades, with whom,
how many cards; 0 while that is open), ``quiet`` (turns since somebody drew), ``moved`` (how many have had their turn in
this lap, with five and six), ``passes``, ``out`` (who goes out), ``stands`` (what Chance cards stand for), and
``result`` once a hand is scored: for each seat ``earned``, ``prize``, ``void`` and ``lines``. The zones are ``draw``,
``pile X`` and ``pile Y`` with two and three, for each seat ``pile 0``, ``hand 0`` and ``pass 0``, then ``reward`` and
``aside`` (cards that a position leaves out of play). In the hand of another those cards have faces that are known to be
there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from itertools import pairwise
from typing import Any, ClassVar, Final

from cardwidgets.engine._monopoly_card_game_worth import (
    CHANCE,
    GO,
    GROUP_OF,
    GROUPS,
    HOTEL,
    HOUSES,
    MR,
    TOKEN,
    TOKENS,
    VALUES,
    Line,
    Worth,
    can_stand,
    could_be,
    may_go_out,
    obstacle,
    open_roles,
    worth,
)
from cardwidgets.engine.cards import Face, Pack
from cardwidgets.engine.deal import Stream, draw, key
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

__all__ = ["GAME", "GROUPS", "VALUES", "MonopolyCardGame", "worth"]

_PROPERTIES: Final = tuple(GROUP_OF)
_FACES: Final = (*_PROPERTIES, *HOUSES, HOTEL, *TOKENS, GO, MR, CHANCE)
_SEATS: Final = 6
_PILE: Final = tuple(f"pile {seat}" for seat in range(_SEATS))
_HAND: Final = tuple(f"hand {seat}" for seat in range(_SEATS))
_PASS: Final = tuple(f"pass {seat}" for seat in range(_SEATS))
_EXTRA_NAMES: Final = ("X", "Y")
_EXTRA: Final = tuple(f"pile {name}" for name in _EXTRA_NAMES)
_SEAT_OF: Final = {zone: seat for seat, zone in enumerate(_PILE)}
_REWARD: Final = 5

DRAW: Final = Action("draw")
EXCHANGE: Final = Action("exchange")
CANCEL: Final = Action("cancel")
OUT: Final = Action("out")
STAY: Final = Action("stay")
_TRADE: Final = tuple(Action("trade", "", zone) for zone in _PILE)
_COUNT: Final = tuple(Action("count", str(count)) for count in range(61))
_TAKE: Final = tuple(Action("take", zone) for zone in _EXTRA)
_SWAP_TOPS: Final = {(seat, at): Action("swap_tops", _PILE[seat], _EXTRA[at]) for seat in range(6) for at in range(2)}
_DISCARD: Final = {face: Action("discard", face) for face in _FACES}
_PUT: Final = {face: Action("put", face) for face in _FACES}
_PASSING: Final = {face: Action("pass", face) for face in _FACES}
_CHANCE: Final = {face: Action("chance", face) for face in (*_FACES, TOKEN)}

_KIND_CLAUSE: Final = {
    "draw": "MC-4.8",
    "trade": "MC-4.9",
    "count": "MC-4.9",
    "exchange": "MC-4.9",
    "put": "MC-R12",
    "cancel": "MC-4.9",
    "swap_tops": "MC-5.2",
    "take": "MC-5.3",
    "discard": "MC-4.13",
    "out": "MC-4.14",
    "stay": "MC-7.10",
    "pass": "MC-7.8",
    "chance": "MC-R6",
    "next_round": "MC-4.21",
}
_PHASE_CLAUSE: Final = {
    "turn": "MC-4.7",
    "trade": "MC-4.9",
    "put": "MC-R14",
    "shed": "MC-4.5",
    "shed_out": "MC-4.15",
    "stand": "MC-R6",
    "swap": "MC-7.6",
    "lay": "MC-7.7",
    "stay": "MC-7.9",
    "last": "MC-7.10",
    "pass": "MC-7.8",
    "scored": "MC-4.21",
}
_OUT_CLAUSE: Final = {"out-house": "MC-2.7", "out-street": "MC-2.8", "out-hotel": "MC-R5"}
"""What is in the way of going out, where that has a clause of its own; else MC-4.14 says it."""

_NUMBER_CLAUSE: Final = {
    **dict.fromkeys(_PROPERTIES, "MC-2.2"),
    **dict.fromkeys((*HOUSES, HOTEL), "MC-2.6"),
    **dict.fromkeys(TOKENS, "MC-2.10"),
    GO: "MC-2.14",
    MR: "MC-2.15",
    CHANCE: "MC-2.16",
}
"""The clause that says how many there are of a card."""

_SMALL: Final = frozenset({"turn", "trade", "put", "shed"})
_LARGE: Final = frozenset({"swap", "lay", "stay", "last", "pass"})
_SIZES: Final = {2: 10, 3: 10, 4: 10, 5: 11, 6: 9}


@cache
def _pack(houses: str) -> Pack:
    counts = dict.fromkeys(_FACES, 1)
    counts.update(zip(HOUSES, map(int, houses), strict=True))
    counts.update({HOTEL: 2, GO: 4, MR: 4, CHANCE: 2})
    return Pack([face for face in _FACES for _ in range(counts[face])], copies=1)


class MonopolyCardGame(State):
    """A match of Monopoly: The Card Game at one moment.

    Examples
    --------
    >>> state, events = MonopolyCardGame.start({"players": 3}, seed=7)
    >>> [event.kind for event in events]
    ['start', 'shuffle', 'deal', 'deal', 'deal', 'open', 'open', 'open', 'open', 'begin']
    >>> [action.text for action in state.legal()][:3]
    ['draw', 'trade -> pile 0', 'trade -> pile 2']
    """

    __slots__ = (
        "_aside",
        "_chosen",
        "_dealer",
        "_draw",
        "_extras",
        "_hands",
        "_known",
        "_legal",
        "_moved",
        "_options",
        "_out",
        "_outcome",
        "_passes",
        "_phase",
        "_piles",
        "_quiet",
        "_result",
        "_reward",
        "_round",
        "_seed",
        "_stands",
        "_totals",
        "_trade",
        "_turn",
    )

    NAME: ClassVar[str] = "monopoly_card_game"
    PREFIX: ClassVar[str] = "MC"
    PACK: ClassVar[Pack] = _pack("5432")
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("players", 4, range(2, 7), "MC-1.1"),
        Option("first_dealer", None, (None, *range(6)), "MC-4.1"),
        Option("target", None, (None, *range(500, 50_001, 500)), "MC-R2"),
        Option("houses", "5432", ("5432", "4442"), "MC-R1"),
        Option("token", "group", ("group", "built"), "MC-R3"),
        Option("token_groups", "street", ("street", "any"), "MC-R4"),
        Option("void_counts", False, (False, True), "MC-R7"),
        Option("railroads_from", 2, (2, 3, 4), "MC-R20"),
        Option("max_laps", 5, range(1, 101), "MC-R25"),
        Option("max_passes", 30, range(1, 1001), "MC-R25"),
        Option("max_rounds", 60, range(1, 1001), "MC-R25"),
        *(Option(name, value, range(0, 5001, 50), "MC-V1") for name, value in VALUES.items()),
    )

    def __init__(self, options: Mapping[str, Any], seed: int) -> None:
        self._options = resolve_options(self.OPTIONS, options)
        self._seed = seed_number(seed)
        players: int = self._options["players"]
        first: int | None = self._options["first_dealer"]
        if first is not None and first >= players:
            data = {"option": "first_dealer", "value": str(first), "allowed": f"0 to {players - 1}"}
            raise Illegal(Fault.BAD_OPTION, "MC-4.1", **data, because=f"players={players}")
        self._totals = [0] * players
        self._dealer: int = key(self._seed, 0) % players if first is None else first
        self._round = 1
        self._outcome: Outcome | None = None
        self._clear()

    def _clear(self) -> None:
        """Forget the hand that was played: no card lies anywhere."""
        players = len(self._totals)
        self._draw: list[Face] = []
        self._hands: list[list[Face]] = [[] for _ in range(players)]
        self._known: list[list[int]] = [[] for _ in range(players)]
        self._piles: list[list[Face]] = [[] for _ in range(players)]
        self._extras: list[list[Face]] = [[] for _ in range(max(0, 4 - players))]
        self._chosen: list[Face | None] = [None] * players
        self._reward: list[Face] = []
        self._aside: list[Face] = []
        self._trade: tuple[int, int, int] | None = None
        self._quiet = self._moved = self._passes = 0
        self._out: int | None = None
        self._stands: list[Face] = []
        self._result: list[dict[str, Any]] | None = None
        self._legal: tuple[Action, ...] | None = None
        self._phase = "turn"
        self._turn: int | None = None

    @property
    def _large(self) -> bool:
        return len(self._totals) > 4

    @property
    def _size(self) -> int:
        """How many cards a hand has after a turn (MC-4.5, MC-R16)."""
        return _SIZES[len(self._totals)]

    # -- beginning -----------------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, options: Mapping[str, Any], seed: int) -> tuple[MonopolyCardGame, tuple[Event, ...]]:
        """Begin a match with a fresh deal (MC-4.1 to MC-4.6, MC-5.1, MC-6.1, MC-7.2 to MC-7.5).

        See :meth:`State.start`.

        Examples
        --------
        >>> state, events = MonopolyCardGame.start({"players": 5, "first_dealer": 0}, seed=7)
        >>> state.turn, len(state.view(1).zones["hand 1"]), len(state.view(1).zones["draw"])
        (1, 11, 0)
        """
        state = cls(options, seed)
        clauses = ("MC-1.3", "MC-1.1", "MC-7.1") if state._large else ("MC-1.3", "MC-1.1")
        events = [Event("start", clauses, state._dealer, amount=state._target)]
        state._deal(events, ())
        return state, tuple(events)

    @property
    def _target(self) -> int:
        """How much money ends the match (MC-R2)."""
        target: int | None = self._options["target"]
        return target if target is not None else 7_000 if self._large else 10_000

    def _deal(self, events: list[Event], gathered: tuple[Move, ...]) -> None:
        """Shuffle and deal: hands one card at a time from the dealer's left, then the open cards."""
        players, size = len(self._totals), self._size
        events.append(Event("shuffle", ("MC-4.21", "MC-2.1"), self._dealer, cards=gathered, amount=self._round))
        cards = self.pack.cards
        order = draw(cards, len(cards), self._seed, self._round)
        seats = [(self._dealer + 1 + turn) % players for turn in range(players)]
        clauses = {5: ("MC-7.3", "MC-7.2"), 6: ("MC-7.4", "MC-7.2")}.get(players, ("MC-4.1",))
        for turn, seat in enumerate(seats):
            hand = self._hands[seat] = order[turn : players * size : players]
            self._known[seat] = [1 << seat] * size
            moves = tuple(Move(card, "draw", _HAND[seat], 1 << seat) for card in hand)
            events.append(Event("deal", clauses, seat, None, moves, size))
        rest = order[players * size :]
        clause = "MC-7.5" if self._large else "MC-4.2"
        for seat in seats:
            card = rest.pop(0)
            self._piles[seat].append(card)
            events.append(Event("open", (clause,), seat, None, (Move(card, "draw", _PILE[seat], self._all),)))
        for zone, pile in zip(_EXTRA, self._extras, strict=False):
            card = rest.pop(0)
            pile.append(card)
            clause = "MC-6.1" if players == 2 else "MC-5.1"
            events.append(Event("open", (clause,), None, None, (Move(card, "draw", zone, self._all),)))
        self._draw = rest[::-1]
        self._turn = seats[0]
        self._phase = "swap" if self._large else "turn"
        events.append(Event("begin", ("MC-4.6",), seats[0], self._dealer))

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def _all(self) -> int:
        return (1 << len(self._totals)) - 1

    @property
    def pack(self) -> Pack:
        """All cards of this match (MC-2.1, MC-R1).

        Examples
        --------
        >>> MonopolyCardGame.start({}, seed=7)[0].pack.counts["H1"]
        5
        """
        return _pack(self._options["houses"])

    @property
    def options(self) -> Mapping[str, Any]:
        """All options with their values.

        Examples
        --------
        >>> MonopolyCardGame.start({"dark_blue": 450}, seed=7)[0].options["dark_blue"]
        450
        """
        return dict(self._options)

    @property
    def seats(self) -> int:
        """How many seats the match has (MC-1.1).

        Examples
        --------
        >>> MonopolyCardGame.start({"players": 6}, seed=7)[0].seats
        6
        """
        return len(self._totals)

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the match is over.

        Examples
        --------
        >>> MonopolyCardGame.start({"first_dealer": 3}, seed=7)[0].turn
        0
        """
        return self._turn

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended (MC-R2, MC-R21, MC-R25); None while it goes on.

        Examples
        --------
        >>> MonopolyCardGame.start({}, seed=7)[0].outcome is None
        True
        """
        return self._outcome

    @property
    def round(self) -> int:
        """The number of the hand that is played, from 1.

        Examples
        --------
        >>> MonopolyCardGame.start({}, seed=7)[0].round
        1
        """
        return self._round

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat on turn may do (MC-4.7, MC-5.2, MC-5.3, MC-7.6 to MC-7.10).

        Examples
        --------
        >>> state, _ = MonopolyCardGame.setup({"hands": [["PKP", "H1", *["GO"] * 4, *["MR"] * 4], None]}, {}, seed=7)
        >>> [action.text for action in state.legal()][:3]
        ['draw', 'trade -> pile 1', 'swap_tops pile 1 -> pile X']
        """
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> tuple[Action, ...]:
        phase, turn = self._phase, self._turn
        if turn is None:
            return ()
        hand = self._hands[turn]
        if phase == "turn":
            return self._turn_choices(turn)
        if phase == "trade":
            assert self._trade is not None
            own, theirs = len(self._piles[turn]), len(self._piles[self._trade[1]])
            return (*_COUNT[1 : min(own + bool(hand), theirs) + 1], CANCEL)
        if phase == "put":
            assert self._trade is not None
            enough = self._trade[2] <= len(self._piles[turn])
            puts = [_PUT[face] for face in dict.fromkeys(hand)]
            return (*((EXCHANGE,) if enough else ()), *puts, CANCEL)
        if phase in ("shed", "lay"):
            return tuple(_DISCARD[face] for face in dict.fromkeys(hand))
        if phase == "shed_out":
            return tuple(_DISCARD[face] for face in dict.fromkeys(hand) if self._could_leave(turn, face))
        if phase == "stand":
            found = could_be(hand, self._size, self._stands, self._options["railroads_from"])
            return tuple(_CHANCE[face] for face in found)
        if phase == "swap":
            others = [seat for seat, pile in enumerate(self._piles) if seat != turn and pile]
            return tuple(_TRADE[seat] for seat in others) if others and self._piles[turn] else (STAY,)
        if phase in ("stay", "last"):
            return (STAY, OUT) if self._may_go_out(turn) else (STAY,)
        if phase == "pass":
            return tuple(_PASSING[face] for face in dict.fromkeys(hand)) or (STAY,)
        return (NEXT_ROUND,)

    def _turn_choices(self, turn: int) -> tuple[Action, ...]:
        piles, own = self._piles, self._piles[turn]
        found = [DRAW] if self._draw else []
        others = [seat for seat, pile in enumerate(piles) if seat != turn and pile]
        if own or self._hands[turn]:
            found += [_TRADE[seat] for seat in others]
        extras = [at for at, pile in enumerate(self._extras) if pile]
        found += [_SWAP_TOPS[seat, at] for seat in others for at in extras]
        if len(own) > 1 and self._draw:
            found += [_TAKE[at] for at in extras]
        if self._may_go_out(turn):
            found.append(OUT)
        return tuple(found)

    def _may_go_out(self, seat: int) -> bool:
        return may_go_out(self._hands[seat], self._size, self._options["railroads_from"])

    def _could_leave(self, seat: int, face: Face) -> bool:
        """Whether a card may be shed by somebody who goes out."""
        rest = list(self._hands[seat])
        rest.remove(face)
        return may_go_out(rest, self._size, self._options["railroads_from"])

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action, checked. See :meth:`State.play`.

        Examples
        --------
        >>> state, _ = MonopolyCardGame.start({"first_dealer": 3}, seed=7)
        >>> [event.kind for event in state.play(DRAW)]
        ['draw']
        >>> state.play(OUT)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: not-legal (MC-R11): action='out', phase='shed'...
        """
        turn = self._turn
        if turn is None:
            raise Illegal(Fault.MATCH_OVER, self._outcome.clause if self._outcome else "MC-R2")
        if seat is not None and seat != turn:
            raise Illegal(Fault.NOT_YOUR_TURN, "MC-4.6", seat=seat, turn=turn)
        if action not in self.legal():
            raise self._refusal(action, turn)
        self._legal = None
        events: list[Event] = []
        getattr(self, f"_do_{action.kind}")(turn, action, events)
        return tuple(events)

    def _gain(self, seat: int, card: Face, seen: int) -> None:
        self._hands[seat].append(card)
        self._known[seat].append(seen | 1 << seat)

    def _lose(self, seat: int, card: Face) -> None:
        """Take a card out of a hand; of several alike it may be the one that somebody knew of: one less is known."""
        hand, known = self._hands[seat], self._known[seat]
        alike = [at for at, face in enumerate(hand) if face == card]
        marks = sorted((known[at] for at in alike), key=int.bit_count)
        for at, (mark, other) in zip(alike[1:], pairwise(marks), strict=True):
            known[at] = mark & other
        del hand[alike[0]], known[alike[0]]

    def _do_draw(self, turn: int, _: Action, events: list[Event]) -> None:
        card = self._draw.pop()
        self._gain(turn, card, 0)
        self._quiet = 0
        events.append(Event("draw", ("MC-4.8",), turn, None, (Move(card, "draw", _HAND[turn], 1 << turn),)))
        self._shed_or_end(turn, events)

    def _do_trade(self, turn: int, action: Action, events: list[Event]) -> None:
        other = _SEAT_OF[action.target]
        if not self._large:
            self._trade, self._phase = (turn, other, 0), "trade"
            events.append(Event("offer", ("MC-4.9",), turn, other))
            return
        mine, theirs = self._piles[turn].pop(), self._piles[other].pop()
        self._gain(turn, theirs, self._all)
        self._gain(other, mine, self._all)
        moves = (Move(mine, _PILE[turn], _HAND[other], self._all), Move(theirs, _PILE[other], _HAND[turn], self._all))
        events.append(Event("swap", ("MC-7.6", "MC-R23"), turn, other, moves))
        self._trade, self._phase = (turn, other, 1), "lay"

    def _do_count(self, turn: int, action: Action, events: list[Event]) -> None:
        assert self._trade is not None
        self._trade, self._phase = (*self._trade[:2], int(action.source)), "put"
        events.append(Event("count", ("MC-4.9", "MC-R14"), turn, self._trade[1], amount=self._trade[2]))

    def _do_cancel(self, turn: int, _: Action, events: list[Event]) -> None:
        assert self._trade is not None
        events.append(Event("cancel", ("MC-4.9",), turn, self._trade[1]))
        self._trade, self._phase = None, "turn"

    def _do_put(self, turn: int, action: Action, events: list[Event]) -> None:
        card = action.source
        self._lose(turn, card)
        self._piles[turn].append(card)
        events.append(
            Event("put", ("MC-4.10", "MC-R12"), turn, None, (Move(card, _HAND[turn], _PILE[turn], self._all),))
        )
        self._do_exchange(turn, EXCHANGE, events)

    def _do_exchange(self, turn: int, _: Action, events: list[Event]) -> None:
        assert self._trade is not None
        other, count = self._trade[1:]
        moves = []
        for giver, taker in ((turn, other), (other, turn)):
            pile = self._piles[giver]
            # From the top down (MC-4.12, MC-R14).
            cards = pile[-count:][::-1]
            del pile[-count:]
            for card in cards:
                self._gain(taker, card, self._all)
                moves.append(Move(card, _PILE[giver], _HAND[taker], self._all))
        clauses = ("MC-4.9", "MC-4.11", "MC-4.12", "MC-R14")
        events.append(Event("exchange", clauses, turn, other, tuple(moves), count))
        self._trade = None
        self._quiet += 1
        self._shed_or_end(turn, events)

    def _do_swap_tops(self, turn: int, action: Action, events: list[Event]) -> None:
        pile, extra = self._piles[_SEAT_OF[action.source]], self._extras[_EXTRA.index(action.target)]
        pile[-1], extra[-1] = extra[-1], pile[-1]
        moves = (
            Move(extra[-1], action.source, action.target, self._all),
            Move(pile[-1], action.target, action.source, self._all),
        )
        events.append(Event("swap_tops", ("MC-5.2", "MC-R15"), turn, _SEAT_OF[action.source], moves))
        self._quiet += 1
        self._shed_or_end(turn, events)

    def _do_take(self, turn: int, action: Action, events: list[Event]) -> None:
        zone, own = action.source, self._piles[turn]
        extra = self._extras[_EXTRA.index(zone)]
        taken, drawn = extra.pop(), self._draw.pop()
        self._gain(turn, taken, self._all)
        self._gain(turn, drawn, 0)
        moves = [Move(taken, zone, _HAND[turn], self._all), Move(drawn, "draw", _HAND[turn], 1 << turn)]
        for _ in range(2):
            # The own top card goes down first, so the second one lies on top (MC-R15).
            extra.append(own.pop())
            moves.append(Move(extra[-1], _PILE[turn], zone, self._all))
        events.append(Event("take", ("MC-5.3", "MC-R15"), turn, None, tuple(moves)))
        self._quiet = 0
        self._shed_or_end(turn, events)

    def _shed_or_end(self, turn: int, events: list[Event]) -> None:
        """Surplus cards are shed at the end of the turn (MC-4.5, MC-4.13, MC-R13, MC-R19)."""
        if len(self._hands[turn]) > self._size:
            self._phase = "shed"
        else:
            self._end_turn(turn, events)

    def _end_turn(self, turn: int, events: list[Event]) -> None:
        if not self._draw:
            self._end_hand(events, ("MC-R18",), "draw")
        elif self._quiet >= self._options["max_laps"] * len(self._totals):
            self._end_hand(events, ("MC-R25",), "laps")
        else:
            self._phase, self._turn = "turn", (turn + 1) % len(self._totals)

    def _do_discard(self, turn: int, action: Action, events: list[Event]) -> None:
        card, phase = action.source, self._phase
        self._lose(turn, card)
        self._piles[turn].append(card)
        clause = {"shed": "MC-4.13", "shed_out": "MC-4.15", "lay": "MC-7.7"}[phase]
        clauses = (clause, "MC-4.8", "MC-4.5") if phase == "shed" else (clause,)
        events.append(Event("discard", clauses, turn, None, (Move(card, _HAND[turn], _PILE[turn], self._all),)))
        if phase == "lay":
            assert self._trade is not None
            mover, other, _ = self._trade
            if turn == mover:
                self._turn = other
            else:
                self._trade, self._turn, self._phase = None, mover, "stay"
        elif phase == "shed":
            self._shed_or_end(turn, events)
        else:
            self._go_out(turn, events)

    # -- going out -----------------------------------------------------------------------------------------------------

    def _do_out(self, turn: int, _: Action, events: list[Event]) -> None:
        self._out = turn
        clauses = {"stay": ("MC-7.9", "MC-R23"), "last": ("MC-7.10", "MC-R23")}.get(
            self._phase, ("MC-4.15", "MC-4.14", "MC-R11")
        )
        events.append(Event("out", clauses, turn))
        self._show(turn, ("MC-4.14",), events)
        self._go_out(turn, events)

    def _go_out(self, turn: int, events: list[Event]) -> None:
        """Shed what is too much, say what Chance stands for, lay down (MC-4.15, MC-R6)."""
        hand = self._hands[turn]
        if len(hand) > self._size:
            self._phase = "shed_out"
        elif len(self._stands) < hand.count(CHANCE):
            self._phase = "stand"
        else:
            self._lay_down(turn, events)

    def _do_chance(self, turn: int, action: Action, events: list[Event]) -> None:
        self._stands.append(action.source)
        events.append(Event("chance", ("MC-2.16", "MC-R6"), turn, None, (), len(self._stands), action.source))
        self._go_out(turn, events)

    def _lay_down(self, turn: int, events: list[Event]) -> None:
        """The reward cards come (MC-4.16, MC-7.11, MC-R9)."""
        moves = []
        if self._large:
            clauses = ("MC-7.11", "MC-R23")
            for step in range(len(self._totals)):
                seat = (turn + step) % len(self._totals)
                for card in self._piles[seat]:
                    moves.append(Move(card, _PILE[seat], "reward", self._all))
                    self._reward.append(card)
                self._piles[seat] = []
        else:
            clauses = ("MC-4.16", "MC-R9")
            for _ in range(min(_REWARD, len(self._draw))):
                self._reward.append(self._draw.pop())
                moves.append(Move(self._reward[-1], "draw", "reward", self._all))
        events.append(Event("reward", clauses, turn, None, tuple(moves), len(moves)))
        self._score(events)

    def _show(self, seat: int, clauses: tuple[str, ...], events: list[Event]) -> None:
        zone, everybody = _HAND[seat], self._all
        self._known[seat] = [everybody] * len(self._hands[seat])
        moves = tuple(Move(card, zone, zone, everybody) for card in self._hands[seat])
        events.append(Event("show", clauses, seat, None, moves, len(moves)))

    # -- five and six --------------------------------------------------------------------------------------------------

    def _do_stay(self, turn: int, _: Action, events: list[Event]) -> None:
        players = len(self._totals)
        following = (turn + 1) % players
        if self._phase == "pass":
            # Only in a position can a hand be empty.
            self._pass_on(following, events)
            return
        events.append(Event("stay", ("MC-7.10",) if self._phase == "last" else ("MC-7.9",), turn))
        if self._phase != "last":
            self._moved += 1
            self._turn, self._phase = following, "last" if self._moved == players else "swap"
        elif following != self._first:
            self._turn = following
        else:
            self._turn, self._phase = following, "pass"

    @property
    def _first(self) -> int:
        """Who begins each lap (MC-4.6)."""
        return (self._dealer + 1) % len(self._totals)

    def _do_pass(self, turn: int, action: Action, events: list[Event]) -> None:
        """Choose a card in secret; when all have chosen, they go to the left (MC-7.8, MC-R24)."""
        card = action.source
        self._lose(turn, card)
        # Nobody else can be sure any more that a card which was seen is still there.
        self._known[turn] = [1 << turn] * len(self._hands[turn])
        self._chosen[turn] = card
        moves: tuple[Move, ...] = (Move(card, _HAND[turn], _PASS[turn], 1 << turn),)
        events.append(Event("choose", ("MC-7.8", "MC-R24"), turn, None, moves))
        self._pass_on((turn + 1) % len(self._totals), events)

    def _pass_on(self, following: int, events: list[Event]) -> None:
        players = len(self._totals)
        self._turn = following
        if following != self._first:
            return
        found = []
        for step in range(players):
            seat = (self._first + step) % players
            left = (seat + 1) % players
            given = self._chosen[seat]
            if given is not None:
                self._gain(left, given, 1 << seat)
                found.append(Move(given, _PASS[seat], _HAND[left], 1 << seat | 1 << left))
        self._chosen = [None] * players
        self._passes += 1
        self._moved = 0
        self._phase = "swap"
        events.append(Event("pass", ("MC-7.8", "MC-R24"), None, None, tuple(found), self._passes))
        if self._passes >= self._options["max_passes"]:
            self._end_hand(events, ("MC-R25",), "passes")

    # -- scoring -------------------------------------------------------------------------------------------------------

    def _end_hand(self, events: list[Event], clauses: tuple[str, ...], cause: str) -> None:
        """The hand ends with nobody out (MC-R18, MC-R25)."""
        events.append(Event("nobody_out", clauses, cause=cause))
        self._score(events)

    def _score(self, events: list[Event]) -> None:
        """All hands are worth money (MC-4.19, MC-1.5)."""
        players = range(len(self._totals))
        for seat in players:
            if seat != self._out:
                self._show(seat, ("MC-4.19", "MC-R17"), events)
        void = [seat != self._out and CHANCE in self._hands[seat] for seat in players]
        most = [
            0 if void[seat] and not self._options["void_counts"] else self._cards(seat).count(MR) for seat in players
        ]
        top = max(most)
        winner = most.index(top) if most.count(top) == 1 else None
        result = []
        for seat in players:
            if void[seat]:
                earned, lines = 0, tuple[Line, ...]()
                events.append(Event("void", ("MC-2.18", "MC-4.20", "MC-2.17"), seat))
            else:
                best = self._worth(seat)
                earned, lines = best.total, best.lines
                clauses = ("MC-4.19", "MC-4.17", *dict.fromkeys(line.clause for line in lines))
                events.append(Event("worth", clauses, seat, amount=earned))
            prize = self._options["mr_monopoly"] if seat == winner and not void[seat] else 0
            if prize:
                events.append(Event("prize", ("MC-2.15", "MC-R8"), seat, amount=prize))
            self._totals[seat] += earned + prize
            result.append(
                {
                    "earned": earned + prize,
                    "prize": prize,
                    "void": void[seat],
                    "lines": [_written(line) for line in lines],
                }
            )
        self._result = result
        self._end_round(events)

    def _cards(self, seat: int) -> list[Face]:
        return self._hands[seat] + self._reward if seat == self._out else self._hands[seat]

    def _worth(self, seat: int) -> Worth:
        """What a hand is worth; whoever went out uses the reward, and Chance as it stands (MC-R9, MC-R10, MC-R26)."""
        if seat != self._out:
            return worth(self._hands[seat], self._options)
        cards = self._cards(seat)
        return worth(cards, self._options, open_roles(cards, self._stands, self._reward))

    def _end_round(self, events: list[Event]) -> None:
        """Match over, or another hand (MC-R2, MC-R21, MC-4.21, MC-R25)."""
        totals, players = self._totals, len(self._totals)
        top = max(totals)
        leaders = tuple(seat for seat, total in enumerate(totals) if total == top)
        clause = ""
        if top >= self._target and len(leaders) == 1:
            clause = "MC-7.12" if self._large else "MC-4.22"
        elif self._round >= self._options["max_rounds"]:
            clause = "MC-R25"
        if not clause:
            self._phase, self._turn = "scored", (self._dealer + 1) % players
            events.append(Event("round_over", ("MC-4.21", "MC-3.2"), self._turn, amount=self._round))
            return
        self._phase, self._turn = "over", None
        winner = leaders[0] if len(leaders) == 1 else None
        ending = Ending.DRAWN if winner is None else Ending.WON
        self._outcome = Outcome(ending, clause, winner, leaders)
        clauses = (clause,) if clause == "MC-R25" else (clause, "MC-R2", "MC-R21")
        events.append(Event("match_over", clauses, winner, amount=self._round, cause=ending.value))

    def _do_next_round(self, turn: int, _: Action, events: list[Event]) -> None:
        """The deal moves left; shuffle and deal again (MC-4.21, MC-4.18)."""
        everybody = self._all
        gathered = [Move(card, "aside", "draw", everybody) for card in self._aside]
        gathered += [Move(card, "reward", "draw", everybody) for card in self._reward]
        for zone, pile in zip((*_EXTRA[: len(self._extras)], *_PILE), (*self._extras, *self._piles), strict=False):
            gathered += [Move(card, zone, "draw", everybody) for card in pile]
        for zone, hand in zip(_HAND, self._hands, strict=False):
            gathered += [Move(card, zone, "draw", everybody) for card in hand]
        self._dealer = turn
        self._round += 1
        self._clear()
        self._deal(events, tuple(gathered))

    # -- refusing ------------------------------------------------------------------------------------------------------

    def _refusal(self, action: Action, turn: int) -> Illegal:
        """Say why an action is not allowed, by the clause that forbids it."""
        kind, source, target = action
        phase, data = self._phase, {"action": action.text[:80], "phase": self._phase}
        if kind not in tuple(_KIND_CLAUSE):
            return Illegal(Fault.UNKNOWN_ACTION, "", action=action.text[:80])
        cards = {"card": source} if source in _FACES else {}

        def no(clause: str, cause: str, **more: Any) -> Illegal:
            return Illegal(Fault.NOT_LEGAL, clause, **data, cause=cause, **cards, **more)

        if phase == "scored" or kind == "next_round":
            return no("MC-4.21", "between" if phase == "scored" else "not-scored")
        if (kind in ("swap_tops", "take") or target in _EXTRA) and not self._extras:
            return no("MC-5.1" if len(self._totals) == 4 else "MC-7.1", "no-extra")
        way = obstacle(self._hands[turn], self._size, self._options["railroads_from"]) if kind == "out" else None
        if way and phase in ("turn", "swap", "stay", "last"):
            cause, card = way
            cards, cause = {"card": card} if card else {}, f"out-{cause}"
            return no(_OUT_CLAUSE.get(cause, "MC-4.14"), cause, amount=len(self._hands[turn]), size=self._size)
        if phase == "shed" and kind in ("out", "draw", "trade", "take", "swap_tops"):
            return no("MC-R11" if kind == "out" else "MC-4.7", "one-a-turn")
        if phase == "shed" and kind == "put":
            return no("MC-R12", "one-put")
        if kind in ("discard", "put", "pass") and phase in ("shed", "shed_out", "lay", "put", "pass"):
            held = source in self._hands[turn]
            if phase == "shed_out" and held and kind == "discard":
                return no("MC-4.14", "needed")
            if not held:
                return no("MC-4.5", "not-held")
        if kind == "trade" and phase == "turn" and target in _EXTRA[: len(self._extras)]:
            return no("MC-R15", "extra")
        if kind == "trade" and phase in ("turn", "swap"):
            return no("MC-4.9" if phase == "turn" else "MC-7.6", "own" if target == _PILE[turn] else "empty")
        if kind == "count" and phase == "trade":
            return no("MC-R14", "too-many", amount=len(self._find_legal()) - 1)
        if kind == "exchange" and phase == "put":
            return no("MC-R14", "too-few-own", amount=len(self._piles[turn]))
        if kind in ("swap_tops", "take") and phase == "turn":
            cause = "own" if source == _PILE[turn] else "empty"
            return no("MC-R15", cause if kind == "swap_tops" else "two-needed")
        if kind == "chance" and phase == "stand":
            return no("MC-R6", "unfit")
        return no(_PHASE_CLAUSE[phase], "moment")

    # -- looking -------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Return what a seat may know (MC-4.3). See :meth:`State.view`.

        Examples
        --------
        >>> view = MonopolyCardGame.start({"first_dealer": 3}, seed=7)[0].view(0)
        >>> len(view.zones["draw"]), view.zones["hand 1"][:2], len(view.zones["pile 1"])
        (16, (None, None), 1)
        """
        bits = self._all if seat is None else 1 << seat
        zones: dict[str, tuple[Face | None, ...]] = {"draw": (None,) * len(self._draw)}
        for zone, pile in zip(_EXTRA, self._extras, strict=False):
            zones[zone] = tuple(pile)
        for owner, (hand, known) in enumerate(zip(self._hands, self._known, strict=True)):
            zones[_PILE[owner]] = tuple(self._piles[owner])
            if owner == seat:
                zones[_HAND[owner]] = tuple(hand)
            else:
                # What is known comes first: the order of a hand is nobody else's business.
                seen = sorted(card for card, mark in zip(hand, known, strict=True) if mark & bits == bits)
                zones[_HAND[owner]] = (*seen, *(None,) * (len(hand) - len(seen)))
            chosen = self._chosen[owner]
            zones[_PASS[owner]] = () if chosen is None else (chosen if owner == seat else None,)
        zones["reward"] = tuple(self._reward)
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
            "dealer": self._dealer,
            "totals": list(self._totals),
            "target": self._target,
            "phase": self._phase,
            "trade": None if self._trade is None else list(self._trade),
            "quiet": self._quiet,
            "moved": self._moved,
            "passes": self._passes,
            "out": self._out,
            "stands": list(self._stands),
            "result": deepcopy(self._result),
        }

    def clone(self) -> MonopolyCardGame:
        """Return an independent copy.

        Examples
        --------
        >>> state, _ = MonopolyCardGame.start({"first_dealer": 3}, seed=7)
        >>> copy = state.clone()
        >>> events = copy.play(DRAW)
        >>> len(state.view(0).zones["draw"]), len(copy.view(0).zones["draw"])
        (16, 15)
        """
        copy = object.__new__(type(self))
        for name in MonopolyCardGame.__slots__:
            setattr(copy, name, getattr(self, name))
        for name in ("_draw", "_chosen", "_reward", "_aside", "_stands", "_totals"):
            setattr(copy, name, getattr(self, name)[:])
        copy._hands = [hand[:] for hand in self._hands]
        copy._known = [known[:] for known in self._known]
        copy._piles = [pile[:] for pile in self._piles]
        copy._extras = [pile[:] for pile in self._extras]
        return copy

    def position(self) -> dict[str, Any]:
        """Write the whole truth down as plain data; :meth:`setup` reads it back.

        Examples
        --------
        >>> state, _ = MonopolyCardGame.start({}, seed=7)
        >>> again, _ = MonopolyCardGame.setup(state.position(), {}, seed=7)
        >>> again.position() == state.position()
        True
        """
        outcome = self._outcome
        facts = self._facts()
        del facts["options"], facts["target"], facts["result"]
        return {
            **facts,
            "turn": self._turn,
            "hands": [list(hand) for hand in self._hands],
            "known": [list(known) for known in self._known],
            "piles_bottom_first": [list(pile) for pile in self._piles],
            "extras_bottom_first": [list(pile) for pile in self._extras],
            "draw_top_first": self._draw[::-1],
            "chosen": list(self._chosen),
            "reward": list(self._reward),
            "aside": list(self._aside),
            "outcome": None
            if outcome is None
            else [outcome.ending.value, outcome.clause, outcome.winner, list(outcome.leaders)],
        }

    # -- positions -----------------------------------------------------------------------------------------------------

    @classmethod
    def setup(
        cls, position: object, options: Mapping[str, Any], seed: int
    ) -> tuple[MonopolyCardGame, tuple[Event, ...]]:
        """Begin at a position. See :meth:`State.setup`.

        All keys of :meth:`position` may be left out. Hands then are full and piles have one card each, as after the
        deal; the draw pile holds what is left. A hand or a pile may be None for the same, and a card may be None: the
        seed chooses it. Where the draw pile is written down, the cards that are named nowhere are out of play
        (``aside``). ``actions`` (a list of texts) are played before the position is handed over.

        Examples
        --------
        >>> position = {"hands": [["PKP", "BWK", "H1", "GO", "GO", "GO", "GO", "MR", "MR", "MR"], None, None, None]}
        >>> state, events = MonopolyCardGame.setup({**position, "turn": 0, "actions": ["out"]}, {}, seed=7)
        >>> [event.kind for event in events][:4], state.view(0).facts["result"][0]["prize"]
        (['out', 'show', 'reward', 'show'], 1000)
        """
        given = checked(position, _KEYS)
        hands = given.get("hands")
        if isinstance(hands, list) and "players" not in options and len(hands) in _SIZES:
            options = {**options, "players": len(hands)}
        state = cls(options, seed)
        state._read_numbers(given)
        state._read_cards(given)
        state._read_moment(given)
        events: list[Event] = []
        for text in given.get("actions", []):
            events.extend(state.play(Action.parse(text)))
        return state, tuple(events)

    def _read_numbers(self, given: Mapping[str, Any]) -> None:
        """Read totals, dealer and counts."""
        players, options = len(self._totals), self._options
        self._round = number(given, "round", 1, options["max_rounds"], 1, "MC-R25")
        self._dealer = number(given, "dealer", 0, players - 1, players - 1, "MC-4.1")
        self._quiet = number(given, "quiet", 0, max(0, options["max_laps"] * players), 0, "MC-R25")
        self._passes = number(given, "passes", 0, options["max_passes"], 0, "MC-R25")
        self._moved = number(given, "moved", 0, players, 0, "MC-7.8")
        totals = given.get("totals", [0] * players)
        good = isinstance(totals, list) and len(totals) == players
        good = good and all(type(total) is int and 0 <= total <= 1_000_000 for total in totals)
        need(good, "totals", "MC-3.2")
        self._totals = list(totals)

    def _read_cards(self, given: Mapping[str, Any]) -> None:
        """Read where the cards lie, and let the seed fill in those that are not named."""
        players, extras, most = len(self._totals), len(self._extras), len(self.pack.cards)
        hands = piles(given, "hands", players, self._size, most, "MC-4.5", _WRITTEN)
        own = piles(given, "piles_bottom_first", players, 1, most, "MC-4.2", _WRITTEN)
        dummies = piles(given, "extras_bottom_first", extras, 1, most, "MC-5.1", _WRITTEN)
        # With five and six there is no draw pile (MC-7.2).
        listed = self._large or given.get("draw_top_first") is not None
        draws = piles(
            {"draw_top_first": [given.get("draw_top_first")]}, "draw_top_first", 1, 0, most, "MC-4.4", _WRITTEN
        )
        need(not self._large or not draws[0], "draw_top_first", "MC-7.2")
        rewards = most if self._large else _REWARD
        reward = piles({"reward": [given.get("reward")]}, "reward", 1, 0, rewards, "MC-4.16", _WRITTEN)[0]
        aside = piles({"aside": [given.get("aside")]}, "aside", 1, 0, most, "MC-2.1", _WRITTEN)[0]
        chosen = given.get("chosen", [None] * players)
        need(isinstance(chosen, (list, tuple)) and len(chosen) == players, "chosen", "MC-7.8")
        known = {*_WRITTEN, _HIDDEN}
        need(all(card is None or (isinstance(card, str) and card in known) for card in chosen), "chosen", "MC-7.8")
        secret: list[list[Face | None]] = [[None if card == _HIDDEN else card] for card in chosen if card is not None]
        places = [*hands, *own, *dummies, *draws, reward, aside, *secret]
        named = [card for place in places for card in place if card is not None]
        surplus = self.pack.surplus(named)
        too_many = "".join(surplus[:1])
        need(not surplus, "cards", _NUMBER_CLAUSE.get(too_many, ""), card=too_many)
        pool = self.pack.without(named)
        pool = draw(pool, len(pool), self._seed, self._round, 1)
        need(sum(card is None for place in places for card in place) <= len(pool), "too-few", "MC-2.1")
        for place in places:
            for at, card in enumerate(place):
                if card is None:
                    place[at] = pool.pop()
        self._hands, self._piles, self._extras = full(hands), full(own), full(dummies)
        picked = iter(full(secret))
        self._chosen = [None if card is None else next(picked)[0] for card in chosen]
        self._reward = full([reward])[0]
        self._draw = full(draws)[0][::-1] if listed else pool
        self._aside = sorted(full([aside])[0] + (pool if listed else []), key=_WRITTEN.__getitem__)
        self._read_known(given)

    def _read_known(self, given: Mapping[str, Any]) -> None:
        """Read who knows which cards of a hand; a hand's owner always does."""
        known = given.get("known", [[1 << seat] * len(hand) for seat, hand in enumerate(self._hands)])
        need(isinstance(known, (list, tuple)) and len(known) == len(self._hands), "known", "MC-4.11")
        for seat, (marks, hand) in enumerate(zip(known, self._hands, strict=True)):
            good = isinstance(marks, (list, tuple)) and len(marks) == len(hand)
            good = good and all(type(mark) is int and 0 <= mark <= self._all and mark >> seat & 1 for mark in marks)
            need(good, "known", "MC-4.11")
            self._known[seat] = list(marks)

    def _read_moment(self, given: Mapping[str, Any]) -> None:
        """Read what the moment is, and check that there can be such a one."""
        players = len(self._totals)
        usual = "swap" if self._large else "turn"
        phase = given.get("phase", usual)
        kinds = (_LARGE if self._large else _SMALL) | {"shed_out", "stand", "scored", "over"}
        need(isinstance(phase, str) and phase in kinds, "phase", "MC-4.7")
        turn = given.get("turn", None if phase == "over" else self._first)
        seat = type(turn) is int and 0 <= turn < players
        need(turn is None if phase == "over" else seat, "turn", "MC-4.6")
        self._phase, self._turn = phase, turn
        self._trade = self._read_trade(given.get("trade"), phase)
        chosen = [at for at, card in enumerate(self._chosen) if card is not None]
        expected = [(self._first + step) % players for step in range(((turn or 0) - self._first) % players)]
        need(set(chosen) <= set(expected if phase == "pass" else []), "chosen", "MC-R24")
        out = given.get("out")
        ended = phase in ("scored", "over")
        going = phase in ("shed_out", "stand")
        need(out is None or (type(out) is int and 0 <= out < players), "out", "MC-4.15")
        need(out == turn if going else out is None or ended, "out", "MC-4.15")
        self._out = out
        stands = given.get("stands", [])
        need(
            isinstance(stands, list) and all(isinstance(face, str) and face in _CHANCE for face in stands),
            "stands",
            "MC-R6",
        )
        self._stands = list(stands)
        need(not self._reward or (ended and out is not None), "reward", "MC-4.16")
        self._check_moment(turn, out)
        if not ended and not self._large:
            # Whoever ends the hand may still have cards to shed.
            need(self._draw or going or phase == "shed", "draw_top_first", "MC-R18")
            need(phase == "shed" or self._quiet < self._options["max_laps"] * players, "quiet", "MC-R25")
        if not ended and self._large:
            need(self._passes < self._options["max_passes"], "passes", "MC-R25")
            own_turn = phase in ("swap", "lay", "stay")
            need(going or (self._moved < players) == own_turn, "moved", "MC-7.8")
            mover = turn if self._trade is None else self._trade[0]
            need(not own_turn or mover == (self._first + self._moved) % players, "turn", "MC-7.6")
        if ended:
            self._read_result(given.get("outcome"), phase)
        else:
            need(given.get("outcome") is None, "outcome", "MC-R2")
            need(self._hands[turn or 0] or phase in ("turn", "swap", "stay", "last", "pass"), "hands", "MC-4.5")

    def _read_trade(self, value: Any, phase: str) -> tuple[int, int, int] | None:
        players = len(self._totals)
        if phase not in ("trade", "put", "lay"):
            need(value is None, "trade", "MC-4.9")
            return None
        good = isinstance(value, (list, tuple)) and len(value) == 3 and all(type(number) is int for number in value)
        need(good, "trade", "MC-4.9")
        mover, other, count = value
        need(0 <= mover < players and 0 <= other < players and mover != other, "trade", "MC-4.9")
        own, theirs = len(self._piles[mover]), len(self._piles[other])
        if phase == "lay":
            need(self._turn in (mover, other) and count == 1, "trade", "MC-7.6")
        else:
            most = min(own + 1, theirs)
            need(self._turn == mover and most > 0, "trade", "MC-4.9")
            need(count == 0 if phase == "trade" else 1 <= count <= most, "trade", "MC-R14")
        return mover, other, count

    def _check_moment(self, turn: int | None, out: int | None) -> None:
        """Check what a hand must be where the moment depends on it."""
        phase, size, rails = self._phase, self._size, self._options["railroads_from"]
        if phase == "shed":
            need(len(self._hands[turn or 0]) > size, "hands", "MC-4.5")
        went = turn if phase in ("shed_out", "stand") else out
        if went is None:
            need(not self._stands, "stands", "MC-R6")
            return
        hand, stands = self._hands[went], self._stands
        need(may_go_out(hand, size, rails), "hands", "MC-4.14")
        need(len(hand) > size if phase == "shed_out" else len(hand) == size, "hands", "MC-4.15")
        if phase == "shed_out":
            need(not stands, "stands", "MC-R6")
        elif phase == "stand":
            need(len(stands) < hand.count(CHANCE) and could_be(hand, size, stands, rails), "stands", "MC-R6")
        else:
            need(len(stands) == hand.count(CHANCE), "stands", "MC-R6")
            need(not stands or stands[-1] in could_be(hand, size, stands[:-1], rails), "stands", "MC-R6")

    def _read_result(self, outcome: Any, phase: str) -> None:
        """A hand that has been scored: what each hand was worth follows from the cards; the totals hold it already."""
        totals, events = list(self._totals), list[Event]()
        earned_later, turn = self._outcome, self._turn
        self._score(events)
        result = self._result
        assert result is not None
        before = [total - seat["earned"] for total, seat in zip(totals, result, strict=True)]
        need(min(before) >= 0, "totals", "MC-3.2")
        self._totals, self._outcome, self._phase, self._turn = totals, earned_later, phase, turn
        closing: list[Event] = []
        self._end_round(closing)
        need(self._phase == phase, "phase", "MC-R2")
        written = None
        if self._outcome is not None:
            end = self._outcome
            written = [end.ending.value, end.clause, end.winner, list(end.leaders)]
        given = None if outcome is None else [*outcome[:3], list(outcome[3])] if _is_outcome(outcome) else 0
        need(given == written, "outcome", "MC-R2")
        need(self._turn == turn, "turn", "MC-4.21")

    @classmethod
    def imagine(cls, view: View, stream: Stream) -> MonopolyCardGame:
        """Make up a state that a view could come from. See :meth:`State.imagine`.

        Examples
        --------
        >>> view = MonopolyCardGame.start({}, seed=7)[0].view(0)
        >>> bytes(MonopolyCardGame.imagine(view, Stream(1)).view(0)) == bytes(view)
        True
        """
        zones, position = view.zones, dict(view.facts)
        options = position.pop("options")
        del position["target"], position["result"]
        players = range(options["players"])
        everybody = (1 << options["players"]) - 1
        position["turn"] = view.turn
        position["hands"] = [list(zones[_HAND[seat]]) for seat in players]
        position["known"] = [
            [1 << seat if seat == view.seat or card is None else everybody for card in zones[_HAND[seat]]]
            for seat in players
        ]
        position["piles_bottom_first"] = [list(zones[_PILE[seat]]) for seat in players]
        position["extras_bottom_first"] = [list(zones[zone]) for zone in _EXTRA if zone in zones]
        position["draw_top_first"] = list(zones["draw"])
        position["chosen"] = [(zones[_PASS[seat]][0] or _HIDDEN) if zones[_PASS[seat]] else None for seat in players]
        position["reward"], position["aside"] = list(zones["reward"]), list(zones["aside"])
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
        >>> MonopolyCardGame.run_case({"deal_for": 6, "dealer": 0}, [])["first_to_move"]
        1
        """
        need(isinstance(setup, Mapping), "form", "")
        need(isinstance(actions, (list, tuple)), "actions", "")
        steps = [_case_action(action) for action in actions]
        given = dict(setup)
        if given.pop("build_pack", False):
            options = _case_mapping(given, "options")
            _nothing_left(given)
            return _pack_in_case(cls(options, 0).pack)
        if "deal_for" in given:
            dealt = {"players": given.pop("deal_for"), "first_dealer": given.pop("dealer", None)}
            options = _case_mapping(given, "options")
            _nothing_left(given)
            state, _ = cls.start({**options, **dealt}, 0)
        else:
            state = _case_state(cls, given, bool(steps) and steps[0]["do"] == "score")
        legal = []
        ended = False
        for step in steps:
            if step["do"] == "score":
                legal.append(state._result is not None)
            elif step["do"] == "end_discard" and ended and not step["cards"]:
                # The turn has ended by itself.
                legal.append(True)
                ended = False
            else:
                trial = state.clone()
                try:
                    for seat, action in _case_steps(trial, step):
                        trial.play(action, seat)
                except Illegal:
                    legal.append(False)
                    continue
                legal.append(True)
                ended = state._turn == step.get("seat") and (trial._turn != state._turn or trial._result is not None)
                state = trial
        if state._phase == "stay":
            state.play(STAY)
        return state._case_result(legal)

    def _score_case(self, out: int | None, stands: object) -> None:
        """Score a hand that is over; whoever went out has laid down already, perhaps only the cards that matter."""
        need(stands is None or (out is not None and _is_cards(stands)), "stands", "MC-R6")
        self._legal = None
        if out is None:
            self._score([])
            return
        hand, rails = self._hands[out], self._options["railroads_from"]
        assert isinstance(stands, (list, tuple, type(None)))
        found = [_role(card) for card in stands or ()]
        best = worth(hand, self._options).stands
        while len(found) < hand.count(CHANCE):
            could = could_be(hand, len(hand), found, rails)
            found.append(next((role for role in best if role in could), could[0] if could else TOKEN))
        need(len(found) == hand.count(CHANCE) and can_stand(hand, found), "stands", "MC-R6")
        self._out, self._stands = out, found
        self._lay_down(out, [])

    def _case_result(self, legal: list[bool]) -> dict[str, Any]:
        names = [str(seat) for seat in range(len(self._totals))]
        open_piles = dict(zip(names, self._piles, strict=True)) | dict(zip(_EXTRA_NAMES, self._extras, strict=False))
        playing = self._phase not in ("scored", "over")
        return {
            "legal": legal,
            "hands": dict(zip(names, self._hands, strict=True)),
            "hand_has": dict(zip(names, self._hands, strict=True)),
            "hand_count": dict(zip(names, map(len, self._hands), strict=True)),
            "pile_bottom_first": open_piles,
            "pile_top": {name: pile[-1] if pile else None for name, pile in open_piles.items()},
            "pile_size": {name: len(pile) for name, pile in open_piles.items()},
            "pile_sizes": [len(pile) for pile in open_piles.values()],
            "face_up_piles": sum(bool(pile) for pile in open_piles.values()),
            "trade_card": {name: pile[-1] if pile else None for name, pile in open_piles.items()},
            "draw_pile": len(self._draw),
            "to_move": self._turn if playing else None,
            "first_to_move": self._turn,
            "dealer": self._dealer,
            "hand_over": not playing,
            "went_out": self._out,
            "hand_scores": None
            if self._result is None
            else {name: seat["earned"] for name, seat in zip(names, self._result, strict=True)},
            "totals": list(self._totals),
            "winner": None if self._outcome is None else self._outcome.winner,
            "match_over": self._outcome is not None,
            "total_cards": sum(map(len, self.view(None).zones.values())),
        }

    @classmethod
    def same_in_case(cls, key: str, expected: object, actual: object) -> bool:
        """Compare one value of a worked case: seats may be left out, and the cards of a hand have no order.

        Examples
        --------
        >>> MonopolyCardGame.same_in_case("hand_has", {"0": ["GO"]}, {"0": ["MED", "GO"], "1": []})
        True
        """
        if key == "hand_count" and isinstance(expected, list) and isinstance(actual, Mapping):
            return expected == list(actual.values())
        if not isinstance(expected, Mapping) or not isinstance(actual, Mapping):
            return expected == actual
        if not set(expected) <= set(actual):
            return False
        if key in ("hand_has", "hands"):
            return all(
                _is_cards(cards)
                and not Counter(cards) - Counter(actual[name])
                and (key == "hand_has" or len(cards) == len(actual[name]))
                for name, cards in expected.items()
            )
        return all(value == actual[name] for name, value in expected.items())


_WRITTEN: Final = {face: at for at, face in enumerate(_FACES)}
_HIDDEN: Final = "?"
"""A card that somebody has chosen to pass on, where the reader does not know which."""

_KEYS: Final = frozenset(
    {
        *(
            "round",
            "dealer",
            "totals",
            "phase",
            "turn",
            "trade",
            "quiet",
            "moved",
            "passes",
            "out",
            "stands",
            "outcome",
        ),
        *("hands", "known", "piles_bottom_first", "extras_bottom_first", "draw_top_first", "chosen", "reward", "aside"),
        "actions",
    }
)


def _written(line: Line) -> dict[str, Any]:
    return {**line._asdict(), "cards": list(line.cards)}


def _is_outcome(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 4 and isinstance(value[3], (list, tuple))


def _pack_in_case(pack: Pack) -> dict[str, Any]:
    counts = pack.counts
    kinds = {
        "property": _PROPERTIES,
        "house": HOUSES,
        "hotel": (HOTEL,),
        "token": TOKENS,
        "go": (GO,),
        "mr_monopoly": (MR,),
        "chance": (CHANCE,),
    }
    return {
        "counts": {kind: sum(counts[face] for face in faces) for kind, faces in kinds.items()},
        "total": sum(counts.values()),
        "houses_by_number": {face[1]: counts[face] for face in HOUSES},
        "legal": [],
    }


_CASE_ACTIONS: Final[dict[str, tuple[dict[str, str], dict[str, str]]]] = {
    "draw": ({"seat": "number"}, {}),
    "end_discard": ({"seat": "number", "cards": "cards"}, {}),
    "trade": ({"seat": "number", "with": "number", "count": "number"}, {"first_put": "card"}),
    "go_out": ({"seat": "number"}, {"discard": "cards", "chance_as": "cards"}),
    "swap_tops": ({"seat": "number", "with": "number", "dummy": "card"}, {}),
    "take_dummy_and_draw": ({"seat": "number", "dummy": "card"}, {}),
    "swap_trade_cards": ({"seat": "number", "with": "number"}, {}),
    "discard_one": ({"seat": "number", "card": "card"}, {}),
    "pass_left": ({"cards": "cards by seat"}, {}),
    "next_hand": ({}, {"seat": "number"}),
    "score": ({}, {}),
}
"""The actions of worked cases: what must be said of each, and what may be left out or null."""


def _is_cards(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(card, str) for card in value)


_CASE_FORMS: Final[dict[str, Callable[[Any], bool]]] = {
    "number": lambda value: type(value) is int and abs(value) < 1000,
    "card": lambda value: isinstance(value, str),
    "cards": _is_cards,
    "cards by seat": lambda value: isinstance(value, Mapping) and _is_cards([*value, *value.values()]),
}


def _case_action(action: object) -> dict[str, Any]:
    """Check an action of a worked case; what may be left out and is null is left out."""
    need(isinstance(action, Mapping), "action-keys", "")
    assert isinstance(action, Mapping)
    step = dict(action)
    kind = step.get("do")
    if not isinstance(kind, str) or kind not in _CASE_ACTIONS:
        raise Illegal(Fault.UNKNOWN_ACTION, "", action=kind[:80] if isinstance(kind, str) else type(kind).__name__)
    needed, more = _CASE_ACTIONS[kind]
    for name in more:
        if step.get(name) is None:
            step.pop(name, None)
    need(set(needed) <= set(step) <= {"do", *needed, *more}, "action-keys", "")
    for name, form in (needed | more).items():
        need(name not in step or _CASE_FORMS[form](step[name]), "action-keys", "", key=name)
    return step


def _case_mapping(given: dict[str, Any], name: str, keys: Sequence[str] | None = None) -> dict[str, Any]:
    """Take out a value that is an object, whose keys may be bounded."""
    value = given.pop(name, {})
    need(isinstance(value, Mapping) and (keys is None or set(value) <= set(keys)), name, "")
    return dict(value)


def _case_seat(given: dict[str, Any], name: str, usual: int | None, players: int) -> int | None:
    """Take out a value that is a seat, or null."""
    seat = given.pop(name, usual)
    need(seat is None or (type(seat) is int and 0 <= seat < players), name, "MC-1.1")
    return usual if seat is None else int(seat)


def _nothing_left(given: dict[str, Any]) -> None:
    need(not given, "unknown-key", "", key=", ".join(map(str, given))[:80])


def _case_state(game: type[MonopolyCardGame], given: dict[str, Any], scoring: bool) -> MonopolyCardGame:
    """Translate the beginning of a worked case."""
    options = _case_mapping(given, "options")
    players = options["players"] = given.pop("players", None)
    need(type(players) is int and players in _SIZES, "players", "MC-1.1")
    need(given.pop("values", "MC-V1") == "MC-V1", "values", "MC-V1")
    seats = [str(seat) for seat in range(players)]
    hands = _case_mapping(given, "hands", seats)
    stacks = _case_mapping(given, "trade_piles_bottom_first", [*seats, "X", "Y"])
    stacks |= {seat: [card] for seat, card in _case_mapping(given, "trade_card", seats).items()}
    table = given.pop("table_trade_cards", None)
    need(table is None or (_is_cards(table) and len(table) == players), "table_trade_cards", "MC-7.5")
    if table is not None:
        stacks = {seat: [card] for seat, card in zip(seats, table, strict=True)}
    turn = _case_seat(given, "to_move", None, players)
    dealer = _case_seat(given, "dealer", players - 1 if turn is None else (turn - 1) % players, players)
    out = _case_seat(given, "went_out", None, players)
    moved, over = given.pop("all_have_moved", False), given.pop("hand_over", False)
    need(type(moved) is bool and type(over) is bool, "phase", "MC-4.7")
    stands = given.pop("chance_as", None)
    assert dealer is not None
    first = (dealer + 1) % players
    position: dict[str, Any] = {
        "hands": [hands.get(seat, []) for seat in seats],
        "piles_bottom_first": [stacks.get(seat, []) for seat in seats],
        "extras_bottom_first": [stacks.get(name, []) for name in _EXTRA_NAMES[: max(0, 4 - players)]],
        "totals": given.pop("totals_before", [0] * players),
        "round": given.pop("round", 1),
        "dealer": dealer,
        "turn": first if turn is None else turn,
    }
    draws = given.pop("draw_pile_top_first", [] if over or scoring else None)
    need(draws is None or _is_cards(draws), "draw_top_first", "MC-4.4")
    _nothing_left(given)
    if over:
        position |= {"phase": "scored", "turn": first}
    elif moved:
        position |= {"phase": "last", "moved": players}
    elif players > 4:
        position["moved"] = (position["turn"] - first) % players
    if scoring:
        position |= {"phase": "swap", "moved": 0, "turn": first} if players > 4 else {"phase": "turn"}
    if players > 4 or draws:
        position["draw_top_first"] = draws or []
    elif draws is not None:
        # A hand does not go on without a draw pile, but a case may begin there.
        position["draw_top_first"] = [None]
    state, _ = game.setup(position, options, 0)
    if draws == []:
        state._aside = sorted(state._aside + state._draw, key=_WRITTEN.__getitem__)
        state._draw = []
    if scoring:
        state._score_case(out, stands)
    else:
        need(out is None and stands is None, "out", "MC-4.15")
    return state


def _case_steps(state: MonopolyCardGame, step: Mapping[str, Any]) -> Iterator[tuple[int | None, Action]]:
    """Translate an action of a worked case into the small decisions it is made of, one after the other."""
    kind, seat = step["do"], step.get("seat")
    if state._phase == "stay" and (kind != "go_out" or seat != state._turn):
        yield None, STAY
    while state._phase == "last" and (kind == "pass_left" or (kind == "go_out" and seat != state._turn)):
        yield None, STAY
    if kind == "end_discard":
        yield from ((seat, Action("discard", card)) for card in step["cards"])
        if not step["cards"] or (state._turn == seat and state._phase == "shed"):
            # Nothing was done yet, or what is left is more than a hand may have.
            yield seat, Action("end_turn")
    elif kind == "trade":
        yield seat, Action("trade", "", f"pile {step['with']}")
        yield seat, Action("count", str(step["count"])[:80])
        yield seat, Action("put", step["first_put"]) if "first_put" in step else EXCHANGE
    elif kind == "go_out":
        yield seat, OUT
        yield from ((seat, Action("discard", card)) for card in step.get("discard", ()))
        yield from ((seat, Action("chance", _role(card))) for card in step.get("chance_as", ()))
        while state._phase == "stand":
            yield seat, state.legal()[0]
        if state._phase == "shed_out":
            yield seat, Action("end_turn")
    elif kind == "pass_left":
        players = len(state._totals)
        for turn in range(players):
            giver = (state._first + turn) % players
            yield giver, Action("pass", step["cards"].get(str(giver), ""))
    else:
        zone, other = f"pile {step.get('dummy')}", f"pile {step.get('with')}"
        plain = {
            "swap_tops": Action("swap_tops", other, zone),
            "take_dummy_and_draw": Action("take", zone),
            "swap_trade_cards": Action("trade", "", other),
            "discard_one": Action("discard", step.get("card", "")),
            "next_hand": NEXT_ROUND,
            "draw": DRAW,
        }
        yield seat, plain[kind]


def _role(card: Face) -> Face:
    """What a Chance card stands for: tokens are all alike (MC-R6)."""
    return TOKEN if card in TOKENS else card


GAME: Final = MonopolyCardGame

"""The contract that every game keeps.

A game is one class derived from :class:`State`, in one file of this package whose name is the game's name and which
calls the class ``GAME``. The words used here: a *seat* is a player's number from 0; a *zone* is a named place for
cards (``"pack"``, ``"hand 0"``); an :class:`Action` is what a seat may do; an :class:`Event` is what happened, with
the clauses that made it happen; a :class:`View` is what one seat may know and the only way out of a state.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, Self

from cardwidgets.engine.cards import Face, Pack
from cardwidgets.engine.deal import Stream

__all__ = [
    "NEXT_ROUND",
    "Action",
    "Ending",
    "Event",
    "Fault",
    "Illegal",
    "Move",
    "Option",
    "Outcome",
    "State",
    "View",
    "resolve_options",
    "seed_number",
]


class Fault(StrEnum):
    """Why something was refused; each has one sentence in every language (``illegal-<code>``).

    Examples
    --------
    >>> Fault("not-your-turn") is Fault.NOT_YOUR_TURN
    True
    """

    MALFORMED = "malformed"
    OVERSIZED = "oversized"
    DUPLICATE = "duplicate"
    UNKNOWN_ACTION = "unknown-action"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_LEGAL = "not-legal"
    STALE = "stale"
    MATCH_OVER = "match-over"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    BAD_OPTION = "bad-option"
    BAD_POSITION = "bad-position"
    BAD_SEED = "bad-seed"
    CURTAIN = "curtain"
    REPLAYING = "replaying"
    NO_DECISION = "no-decision"
    ODDS_OFF = "odds-off"
    LEVEL_OVER = "level-over"
    QUESTION = "question"
    NO_QUESTION = "no-question"
    UNANSWERED = "unanswered"
    NO_NUMBER = "no-number"
    NO_CARD = "no-card"
    CODE_DAMAGED = "code-damaged"
    CODE_FOREIGN = "code-foreign"
    CODE_NEWER = "code-newer"
    CODE_DRIFT = "code-drift"


_LISTED = 12
"""How many values are told one by one."""


def _brief(value: object, show: Callable[[object], str] = str) -> str:
    """What somebody gave, short enough to be shown; some values cannot be (very long numbers, very deep lists)."""
    try:
        return show(value)[: 200 if show is repr else 80]
    except (ValueError, RecursionError):
        return type(value).__name__


class Illegal(ValueError):  # noqa: N818 - a word of the game, not of the machine
    """The one answer to anything that is not allowed. Nothing was changed.

    Parameters
    ----------
    code:
        What kind of fault it is.
    clause:
        The id of the clause that forbids it; empty for faults of form.
    data:
        What the text room needs to make the sentence: plain values, never a hidden face.

    Examples
    --------
    >>> fault = Illegal(Fault.NOT_LEGAL, "CU-3.11", action="inn_ask")
    >>> fault.code.value, fault.clause, fault.data
    ('not-legal', 'CU-3.11', {'action': 'inn_ask'})
    >>> str(fault)
    "not-legal (CU-3.11): action='inn_ask'"
    """

    def __init__(self, code: Fault, clause: str = "", **data: Any) -> None:
        self.code = code
        self.clause = clause
        self.data = data
        self.text = ""
        detail = ", ".join(f"{name}={_brief(value, repr)}" for name, value in data.items())
        super().__init__(code.value + (f" ({clause})" if clause else "") + (f": {detail}" if detail else ""))

    def _render_traceback_(self) -> list[str]:
        """In a notebook the sentence alone stands where a long traceback would."""
        return [f"{type(self).__name__}: {self}"]

    def __str__(self) -> str:
        """Say it in the sentence that the text room has put into ``text``, if it has."""
        if not self.text:
            return super().__str__()
        return f"{self.text} [{self.code.value}{', ' if self.clause else ''}{self.clause}]"


class Action(NamedTuple):
    """What a seat may do: a kind, and where it starts and leads where that matters.

    Parameters
    ----------
    kind:
        A word without spaces, such as ``keep``.
    source, target:
        Zones or cards, such as ``payoff`` and ``centre 2``; empty where there is no choice.

    Examples
    --------
    >>> Action("play", "payoff", "centre 2").text
    'play payoff -> centre 2'
    >>> Action.parse("play payoff -> centre 2")
    Action(kind='play', source='payoff', target='centre 2')
    """

    kind: str
    source: str = ""
    target: str = ""

    @property
    def text(self) -> str:
        """The action as a line of text; :meth:`parse` reads it back.

        Examples
        --------
        >>> Action("keep").text
        'keep'
        """
        text = f"{self.kind} {self.source}" if self.source else self.kind
        return f"{text} -> {self.target}" if self.target else text

    @classmethod
    def parse(cls, text: object) -> Action:
        """Read an action from its text.

        Parameters
        ----------
        text:
            What :attr:`text` gave.

        Returns
        -------
        Action
            The action; whether it is legal is the state's business.

        Raises
        ------
        Illegal
            ``malformed`` when it is no text, ``oversized`` when it is longer than 200 characters.

        Examples
        --------
        >>> Action.parse("discard QS -> side 1").source
        'QS'
        """
        if not isinstance(text, str) or not text.strip():
            raise Illegal(Fault.MALFORMED, what="action")
        if len(text) > 200:
            raise Illegal(Fault.OVERSIZED, what="action", limit=200)
        head, arrow, target = text.partition(" -> ")
        kind, _, source = head.partition(" ")
        if arrow and not target:
            raise Illegal(Fault.MALFORMED, what="action")
        return cls(kind, source, target)


NEXT_ROUND = Action("next_round")
"""The control that goes on once a round has been scored: the same in every game, no decision of anybody's."""


class Move(NamedTuple):
    """One card going from zone to zone, or turned up where it lies (then both zones are the same).

    Parameters
    ----------
    card:
        Its face; None where the reader may not see it.
    source, target:
        Zones.
    seen:
        Which seats know the face afterwards, as bits: seat 0 is bit 0.

    Examples
    --------
    >>> Move("cat", "pack", "hand 1", seen=0b10).masked(0)
    Move(card=None, source='pack', target='hand 1', seen=2)
    """

    card: Face | None
    source: str
    target: str
    seen: int

    def masked(self, seat: int | None) -> Move:
        """Return the move as a seat sees it.

        Parameters
        ----------
        seat:
            The reader, or None for somebody who sees no face at all.

        Returns
        -------
        Move
            Itself, or a copy without the face.

        Examples
        --------
        >>> Move("cat", "hand 1", "hand 1", seen=0b11).masked(0).card
        'cat'
        """
        if seat is not None and self.seen >> seat & 1:
            return self
        return Move(None, self.source, self.target, self.seen)


class Event(NamedTuple):
    """One thing that happened; every change of a state is one.

    Parameters
    ----------
    kind:
        A word such as ``swap``; the text room has a sentence for each.
    clauses:
        The clauses that made it happen, the chief one first.
    seat, other:
        Whom it is about, and the second person in it.
    cards:
        The cards that moved or were turned up, in order.
    amount:
        A number that belongs to it, such as the lives that are left.
    cause:
        A word that tells variants apart, such as ``hunter``.

    Examples
    --------
    >>> event = Event("deal", ("CU-2.5",), seat=1, cards=(Move("cat", "pack", "hand 1", 0b10),))
    >>> event.clause, event.masked(0).cards[0].card, event.masked(1).cards[0].card
    ('CU-2.5', None, 'cat')
    """

    kind: str
    clauses: tuple[str, ...]
    seat: int | None = None
    other: int | None = None
    cards: tuple[Move, ...] = ()
    amount: int = 0
    cause: str = ""

    @property
    def clause(self) -> str:
        """The chief clause.

        Examples
        --------
        >>> Event("keep", ("CU-3.1", "CU-3.10"), 0).clause
        'CU-3.1'
        """
        return self.clauses[0]

    def masked(self, seat: int | None) -> Event:
        """Return the event as a seat sees it: faces it may not see are None.

        Parameters
        ----------
        seat:
            The reader, or None for somebody who sees no face at all.

        Returns
        -------
        Event
            Itself, or a copy without the faces.

        Examples
        --------
        >>> Event("keep", ("CU-3.1",), 0).masked(2).kind
        'keep'
        """
        if not self.cards:
            return self
        return self._replace(cards=tuple(move.masked(seat) for move in self.cards))

    def masked_unless(self, everybody: int) -> Event:
        """Return the event as an onlooker sees it, who sees what all seats see.

        Parameters
        ----------
        everybody:
            The bits of all seats.

        Returns
        -------
        Event
            Itself, or a copy with those faces only that all seats know.

        Examples
        --------
        >>> move = Move("cat", "hand 1", "hand 1", seen=0b11)
        >>> event = Event("show", ("CU-3.8",), seat=1, cards=(move,))
        >>> event.masked_unless(0b11).cards[0].card, event.masked_unless(0b111).cards[0].card
        ('cat', None)
        """
        if not self.cards:
            return self
        return self._replace(cards=tuple(move if move.seen == everybody else move.masked(None) for move in self.cards))


class Ending(StrEnum):
    """How a match ended.

    Examples
    --------
    >>> Ending.DRAWN.value
    'drawn'
    """

    WON = "won"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended and why.

    Parameters
    ----------
    ending:
        Won or drawn.
    clause:
        The clause that ended it: the rule, or the stated bound.
    winner:
        The seat that won, None when drawn.
    leaders:
        The winner alone, or those who share a drawn match.

    Examples
    --------
    >>> Outcome(Ending.WON, "CU-1.3", 2, (2,)).winner
    2
    """

    ending: Ending
    clause: str
    winner: int | None
    leaders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: the only way out of a state.

    Parameters
    ----------
    game:
        The game's name.
    seat:
        Whose view it is; None for an onlooker, who sees what all see.
    turn:
        The seat that decides now; None when the match is over.
    legal:
        What this seat may do now; empty when another decides.
    zones:
        Each zone's cards from the bottom up, None where the face is not known to this seat.
    facts:
        What everybody knows, as plain data; the game's file says which.
    outcome:
        How the match ended, None while it goes on.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18).view(0)
    >>> view.turn, [action.text for action in view.legal], view.zones["hand 0"]
    (0, ['keep', 'exchange'], ('8',))
    """

    game: str
    seat: int | None
    turn: int | None
    legal: tuple[Action, ...]
    zones: Mapping[str, tuple[Face | None, ...]]
    facts: Mapping[str, Any]
    outcome: Outcome | None

    def data(self) -> dict[str, Any]:
        """Return the view as plain data (JSON).

        Returns
        -------
        dict
            Only dicts, lists, texts, numbers, booleans and None.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).view(1).data()["zones"]["hand 0"]
        [None]
        """
        outcome = self.outcome
        return {
            "game": self.game,
            "seat": self.seat,
            "turn": self.turn,
            "legal": [action.text for action in self.legal],
            "zones": {zone: list(cards) for zone, cards in self.zones.items()},
            "facts": json.loads(json.dumps(dict(self.facts))),
            "outcome": None
            if outcome is None
            else {
                "ending": outcome.ending.value,
                "clause": outcome.clause,
                "winner": outcome.winner,
                "leaders": list(outcome.leaders),
            },
        }

    def __bytes__(self) -> bytes:
        """Return the view as bytes that are equal exactly when the views are.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> bytes(new_match("cuccu", seed=18).view(0)) == bytes(new_match("cuccu", seed=8).view(0))
        False
        """
        return json.dumps(self.data(), sort_keys=True, separators=(",", ":")).encode()


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be set when a match is made.

    Parameters
    ----------
    name:
        A Python name.
    default:
        Ours: the adopted reading.
    choices:
        All allowed values, as a range or a tuple; their order is part of the code of a match.
    clause:
        The clause or reading it switches.

    Examples
    --------
    >>> Option("lives", 3, range(1, 10), "CU-R22").check(4)
    4
    """

    name: str
    default: Any
    choices: Sequence[Any]
    clause: str

    def check(self, value: object) -> Any:
        """Return the value if it is allowed.

        Parameters
        ----------
        value:
            What somebody wants to set.

        Returns
        -------
        object
            The value.

        Raises
        ------
        Illegal
            ``bad-option`` with the clause, the option's name and what is allowed.

        Examples
        --------
        >>> Option("lives", 3, range(1, 10), "CU-R22").check(True)
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: bad-option (CU-R22): option='lives', value='True', allowed='1 to 9'
        """
        for choice in self.choices if not isinstance(self.choices, range) else ():
            if type(choice) is type(value) and choice == value:
                return choice
        if isinstance(self.choices, range) and type(value) is int and value in self.choices:
            return value
        raise Illegal(Fault.BAD_OPTION, self.clause, option=self.name, value=_brief(value), allowed=self.allowed)

    @property
    def allowed(self) -> str:
        """What is allowed, as text.

        Examples
        --------
        >>> Option("inn", "choice", ("choice", "always"), "CU-R3").allowed
        'choice, always'
        """
        if isinstance(self.choices, range):
            return f"{self.choices[0]} to {self.choices[-1]}"
        listed = [str(choice) for choice in self.choices]
        return ", ".join([*listed[:4], "…", listed[-1]] if len(listed) > _LISTED else listed)


def resolve_options(known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Complete and check the options of a match.

    Parameters
    ----------
    known:
        The game's options.
    given:
        What somebody set.

    Returns
    -------
    dict
        Every known option with its value, in the game's order.

    Raises
    ------
    Illegal
        ``bad-option``: a name that the game does not have, or a value that is not allowed.

    Examples
    --------
    >>> resolve_options([Option("lives", 3, range(1, 10), "CU-R22")], {"live": 3})
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-option: option='live', known='lives'
    """
    if not isinstance(given, Mapping):
        raise Illegal(Fault.BAD_OPTION, "", option="options", value=_brief(given), allowed="a mapping")
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            there_are = ", ".join(option.name for option in known)
            raise Illegal(Fault.BAD_OPTION, "", option=str(name)[:80], known=there_are)
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default for option in known
    }


def seed_number(seed: object) -> int:
    """Return the seed if it is one.

    Parameters
    ----------
    seed:
        An integer from 0 to 2**64 - 1.

    Returns
    -------
    int
        The seed.

    Raises
    ------
    Illegal
        ``bad-seed``.

    Examples
    --------
    >>> seed_number(7)
    7
    >>> seed_number("seven")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-seed: value='seven'
    """
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise Illegal(Fault.BAD_SEED, value=_brief(seed))
    return seed


class State(ABC):
    """The whole truth of a match at one moment, and the rules that change it.

    A game derives one class from it. Class attributes say what the game is; the methods below are all that the rest
    of the house ever calls. ``repr`` shows nothing that is hidden.

    Examples
    --------
    >>> from cardwidgets.engine import rules
    >>> state, events = rules("cuccu").start({}, seed=18)
    >>> state
    <cuccu: seat 0 to act>
    """

    __slots__ = ()

    NAME: ClassVar[str]
    """The game's name, which is also its file's."""
    PREFIX: ClassVar[str]
    """How its clause ids begin."""
    OPTIONS: ClassVar[tuple[Option, ...]]
    """What may be set."""
    PACK: ClassVar[Pack]
    """All its cards, as the options usually are."""

    @classmethod
    @abstractmethod
    def start(cls, options: Mapping[str, Any], seed: int) -> tuple[Self, tuple[Event, ...]]:
        """Begin a match.

        Parameters
        ----------
        options:
            Those that differ from the defaults.
        seed:
            From 0 to 2**64 - 1; it numbers the deals.

        Returns
        -------
        tuple
            The state at the first decision, and the events that led to it.

        Raises
        ------
        Illegal
            ``bad-option`` or ``bad-seed``.
        """

    @classmethod
    @abstractmethod
    def setup(cls, position: object, options: Mapping[str, Any], seed: int) -> tuple[Self, tuple[Event, ...]]:
        """Begin at a position written down as plain data.

        Parameters
        ----------
        position:
            What :meth:`position` gives, or a part of it: what is left out takes its usual value.
        options, seed:
            As for :meth:`start`; the seed fills in cards that the position does not name, and numbers later deals.

        Returns
        -------
        tuple
            As for :meth:`start`.

        Raises
        ------
        Illegal
            ``bad-position`` with the reason when there can be no such position.
        """

    @classmethod
    @abstractmethod
    def imagine(cls, view: View, stream: Stream) -> Self:
        """Make up a state that the view could come from, hidden cards drawn anew among those that are possible.

        Parameters
        ----------
        view:
            What a seat knows.
        stream:
            Where the random numbers come from.

        Returns
        -------
        State
            A state whose ``view`` for that seat is equal to the given one, byte for byte.
        """

    @classmethod
    @abstractmethod
    def run_case(cls, setup: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Play a worked case and say what came of it.

        Parameters
        ----------
        setup, actions:
            As written in the case.

        Returns
        -------
        dict
            Every key that an expectation of this game may name.

        Raises
        ------
        Illegal
            For a key or a value that this game does not know, and for an action that is refused.
        """

    @classmethod
    def same_in_case(cls, key: str, expected: object, actual: object) -> bool:
        """Compare one value of a worked case; a game may say that an order does not matter."""
        return expected == actual

    @property
    def pack(self) -> Pack:
        """All cards of this match; where an option changes them, a game gives others than :attr:`PACK`."""
        return self.PACK

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Any]:
        """All options with their values."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats the match has."""

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """The seat that decides now; None when the match is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The number of the round being played or just scored, from 1."""

    @abstractmethod
    def legal(self) -> tuple[Action, ...]:
        """Return what the seat on turn may do, always in the same order; empty when the match is over."""

    @abstractmethod
    def play(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action, checked.

        Parameters
        ----------
        action:
            What to do.
        seat:
            Who does it; None for the seat on turn.

        Returns
        -------
        tuple
            What happened, in order.

        Raises
        ------
        Illegal
            ``not-your-turn``, ``unknown-action``, ``not-legal`` or ``match-over``; the state is untouched.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None for an onlooker."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Write the whole truth down as plain data, for authors and bug reports; never give it to a player."""

    def __repr__(self) -> str:
        """Say whose turn it is, nothing more."""
        return f"<{self.NAME}: over>" if self.turn is None else f"<{self.NAME}: seat {self.turn} to act>"

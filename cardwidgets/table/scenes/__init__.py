"""One scene a game: what a view looks like as zones, cards and actions.

A scene file bears the game's name and holds two functions: ``scene(view, words)`` returns a :class:`Scene`, and
``pad(events, view)`` the rows of the score pad. Where cards are carried from place to place a third one,
``aim(view, source, target)``, says which action carrying a card would be. All else on the table is the same in every
game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Literal

from cardwidgets.engine.game import Event, View
from cardwidgets.table.words import Words

__all__ = [
    "Account",
    "Choice",
    "Counter",
    "Entry",
    "PadRow",
    "Place",
    "Scene",
    "Shown",
    "Sitter",
    "aim_of",
    "pad_of",
    "scene_of",
]


@dataclass(frozen=True, slots=True)
class Shown:
    """One card as it lies on the table.

    Parameters
    ----------
    face:
        Its face, None when it is face down for the reader.
    label:
        What a screen reader says.
    mark:
        Empty, or ``shown``, ``dead``, ``loses``, ``due``, ``traded``.
    stands:
        What a wild card stands for, in a character or two; its label says it in words.
    """

    face: str | None
    label: str
    mark: Literal["", "shown", "dead", "loses", "due", "traded"] = ""
    stands: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A zone.

    Parameters
    ----------
    id:
        The engine's name of the zone.
    kind:
        How its cards lie: ``hand``, ``pile`` (the last on top), ``fan`` (one below the other, each with its index
        seen) or ``row``.
    seat:
        Whose it is, None for the middle of the table.
    label:
        Its name.
    cards:
        The cards that are drawn; a pile draws its top only.
    count:
        How many there are.
    due:
        What the next card must be, in a character or two; the label says it in words.
    title:
        What is written beside the cards, a word or two; a pile that has none shows its label.
    """

    id: str
    kind: Literal["hand", "pile", "fan", "row"]
    seat: int | None
    label: str
    cards: tuple[Shown, ...]
    count: int
    due: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something the reader may do, or may ask about.

    Parameters
    ----------
    text:
        The action's text.
    label, hint:
        What the button says, and one line more.
    source, target:
        Places, empty where there is none to point at: a zone (its last card), or a card in it, as in ``hand 0:2``.
    legal:
        Whether it is allowed now.
    key:
        The key that does it.
    menu:
        Whether it has a button of its own; otherwise it is done by moving a card.
    goes:
        The places of all cards that it would move, where that is more than is pressed or carried.
    """

    text: str
    label: str
    hint: str
    source: str
    target: str
    legal: bool
    key: str
    menu: bool = True
    goes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Counter:
    """A number beside a name, such as lives.

    Parameters
    ----------
    icon:
        ``life`` or ``score``.
    value, most:
        The number, and what it can be at most (0 for no limit).
    label:
        The number in words.
    """

    icon: Literal["life", "score"]
    value: int
    most: int
    label: str


@dataclass(frozen=True, slots=True)
class Sitter:
    """What is said of a seat.

    Parameters
    ----------
    counters, badges:
        Numbers and titles beside the name.
    note:
        What the seat is doing.
    out:
        Whether it takes no more part.
    reckoned:
        Titles that the table works out for the reader; left out where just that is asked.
    """

    counters: tuple[Counter, ...] = ()
    badges: tuple[str, ...] = ()
    note: str = ""
    out: bool = False
    reckoned: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an account.

    Parameters
    ----------
    text:
        What is counted.
    amount_text:
        What it brings, as it is written.
    clause:
        The clause that says so.
    """

    text: str
    amount_text: str
    clause: str


@dataclass(frozen=True, slots=True)
class Account:
    """What a hand came to when a round was scored, added up line by line.

    Parameters
    ----------
    seat:
        Whose hand it was.
    title:
        Its name.
    lines:
        What was counted, in order.
    total_text:
        The sum.
    note:
        What else is to be said, such as where the player stands now.
    """

    seat: int
    title: str
    lines: tuple[Entry, ...]
    total_text: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A view as things that lie on a table.

    Parameters
    ----------
    places:
        The zones.
    choices:
        What the reader may do.
    prompt:
        What the table asks or says.
    sitters:
        One for each seat.
    reasons_open:
        Seats whose reasons may be told, because their cards lie open.
    now:
        The clauses that bear on this moment: what may happen, and why.
    direction:
        Which way play goes round the table.
    ledger:
        The account of every hand, when a round has just been scored; empty otherwise, and where hands are not added up.
    passes:
        The text of the action by which the reader lets the moment pass, where there is nothing else to do; empty where
        there is something to decide.
    """

    places: tuple[Place, ...]
    choices: tuple[Choice, ...]
    prompt: str
    sitters: tuple[Sitter, ...]
    reasons_open: frozenset[int] = field(default_factory=frozenset)
    now: tuple[str, ...] = ()
    direction: Literal["clockwise", "anticlockwise"] = "anticlockwise"
    ledger: tuple[Account, ...] = ()
    passes: str = ""


@dataclass(frozen=True, slots=True)
class PadRow:
    """One line of the score pad.

    Parameters
    ----------
    round:
        The number of the round.
    values:
        What each seat has after it.
    changed:
        The seats for which the round changed something.
    """

    round: int
    values: tuple[int, ...]
    changed: tuple[int, ...]


def aim_of(game: str) -> Callable[[View, str, str], str] | None:
    """Return a game's aim function.

    Parameters
    ----------
    game:
        Its name.

    Returns
    -------
    callable or None
        From a view and two places to the text of the action that moving a card from the one to the other would be,
        legal or not; None when no card is moved in that game.

    Examples
    --------
    >>> aim_of("cuccu") is None
    True
    """
    function: Callable[[View, str, str], str] | None = getattr(import_module(f"{__name__}.{game}"), "aim", None)
    return function


def pad_of(game: str) -> Callable[[Sequence[Event], View], list[PadRow]]:
    """Return a game's score pad function.

    Parameters
    ----------
    game:
        Its name.

    Returns
    -------
    callable
        From all events so far and the view of the moment to the rows.

    Examples
    --------
    >>> pad_of("cuccu").__name__
    'pad'
    """
    function: Callable[[Sequence[Event], View], list[PadRow]] = import_module(f"{__name__}.{game}").pad
    return function


def scene_of(game: str) -> Callable[[View, Words], Scene]:
    """Return a game's scene function.

    Parameters
    ----------
    game:
        Its name.

    Returns
    -------
    callable
        From a view and words to a :class:`Scene`.

    Examples
    --------
    >>> scene_of("cuccu").__name__
    'scene'
    """
    function: Callable[[View, Words], Scene] = import_module(f"{__name__}.{game}").scene
    return function

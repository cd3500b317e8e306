"""The rules, and nothing else: this room imports the standard library alone.

A game is one file here; its name is the file's name.

Examples
--------
>>> from cardwidgets.engine import games, new_match
>>> "cuccu" in games()
True
>>> match = new_match("cuccu", seed=18)
>>> [event.kind for event in match.play("keep")]
['keep', 'deal']
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from cardwidgets.engine.game import Fault, Illegal, State

if TYPE_CHECKING:
    from cardwidgets.engine.match import Match

__all__ = ["games", "new_match", "rules"]

_HOUSE = frozenset({"cards", "cases", "conformance", "deal", "game", "match", "positions"})


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games, sorted.

    Returns
    -------
    tuple
        One name for each game's file in this package.

    Examples
    --------
    >>> "cuccu" in games()
    True
    """
    return tuple(
        sorted(module.name for module in iter_modules(__path__) if module.name not in _HOUSE and module.name[0] != "_")
    )


def rules(name: object) -> type[State]:
    """Return the rules of a game.

    Parameters
    ----------
    name:
        One of :func:`games`.

    Returns
    -------
    type
        The game's class.

    Raises
    ------
    Illegal
        ``bad-option`` when there is no such game; the data lists those there are.

    Examples
    --------
    >>> rules("cuccu").PREFIX
    'CU'
    >>> rules("bridge")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-option: option='game', value='bridge', allowed='...cuccu...'
    """
    if name not in games():
        raise Illegal(Fault.BAD_OPTION, "", option="game", value=str(name)[:80], allowed=", ".join(games()))
    found: type[State] = import_module(f"{__name__}.{name}").GAME
    return found


def new_match(
    name: str, *, seed: int, options: Mapping[str, Any] | None = None, position: Mapping[str, Any] | None = None
) -> Match:
    """Begin a match.

    Parameters
    ----------
    name:
        The game.
    seed:
        From 0 to 2**64 - 1: the same seed gives the same deals everywhere.
    options:
        Those that differ from the defaults.
    position:
        Where to begin, as plain data; None for a fresh deal.

    Returns
    -------
    Match
        A match at its first decision.

    Raises
    ------
    Illegal
        ``bad-option``, ``bad-seed`` or ``bad-position``.

    Examples
    --------
    >>> new_match("cuccu", seed=18, options={"players": 5}).seats
    5
    """
    from cardwidgets.engine.match import Match

    return Match(rules(name), options=options, seed=seed, position=position)

"""Which clauses a game has, and what each is for. Data and look-ups, no sentences."""

from __future__ import annotations

import pkgutil
from functools import cache, lru_cache
from importlib import import_module
from typing import Literal, NamedTuple

Part = Literal["page", "object", "set-up", "turn", "scoring", "reading"]
Kind = Literal["rule", "interface", "note"]


class Clause(NamedTuple):
    """One numbered clause of a game, or one reading of a doubtful place.

    Parameters
    ----------
    id:
        The clause as everybody names it, for example ``CU-3.9`` or ``CU-R5``.
    part:
        Where it stands in the rules: page, object, set-up, turn, scoring, or
        reading for the readings themselves.
    kind:
        ``rule`` has an effect in the engine, ``interface`` is a matter of the
        table, ``note`` has no effect of its own.
    readings:
        Ids of the readings that bear on the clause.
    options:
        Names of the engine's options that switch or set it.

    Examples
    --------
    >>> Clause("CU-3.10", "turn", "rule", ("CU-R5",)).readings
    ('CU-R5',)
    """

    id: str
    part: Part
    kind: Kind
    readings: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def games() -> tuple[str, ...]:
    """Name the games that have a rulebook: every public module beside this one.

    Returns
    -------
    tuple of str
        Names as the engine uses them, in alphabetical order.

    Examples
    --------
    >>> "cuccu" in games()
    True
    """
    from . import __path__ as here

    return tuple(sorted(m.name for m in pkgutil.iter_modules(here) if not m.name.startswith("_")))


@cache
def clauses(game: str) -> tuple[Clause, ...]:
    """Return all clauses of a game, in the order of its rules.

    Parameters
    ----------
    game:
        Name of the game, one of `games`.

    Returns
    -------
    tuple of Clause
        Clauses first, then the readings.

    Raises
    ------
    LookupError
        There is no rulebook of that name.

    Examples
    --------
    >>> clauses("cuccu")[0].id
    'CU-0.1'
    """
    if game not in games():
        raise LookupError(f"no rulebook for {game!r}; there is one for {', '.join(games())}")
    found: tuple[Clause, ...] = import_module(f"{__package__}.{game}").CLAUSES
    return found


@cache
def clause(clause_id: str) -> Clause:
    """Find the clause with this id, whichever game it belongs to.

    Parameters
    ----------
    clause_id:
        For example ``CU-3.9``.

    Returns
    -------
    Clause
        Its place, kind, readings and options.

    Raises
    ------
    LookupError
        No game has such a clause.

    Examples
    --------
    >>> clause("CU-R8").options
    ('dealer_swaps',)
    """
    for game in games():
        for one in clauses(game):
            if one.id == clause_id:
                return one
    raise LookupError(f"no game has a clause {clause_id!r}")

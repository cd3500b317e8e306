"""Reads positions that somebody wrote down: plain data, checked piece by piece, refused with the reason."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from cardwidgets.engine.cards import Face
from cardwidgets.engine.game import Fault, Illegal

__all__ = ["checked", "full", "need", "number", "piles"]


def need(condition: object, reason: str, clause: str, **data: Any) -> None:
    """Refuse a position unless a condition holds.

    Parameters
    ----------
    condition:
        What must be so.
    reason:
        The word for what is wrong, usually the key's.
    clause:
        The clause that asks for it; empty for faults of form.
    data:
        What the sentence needs.

    Raises
    ------
    Illegal
        ``bad-position`` with the reason.

    Examples
    --------
    >>> need(1 < 0, "scores", "SM-4.4")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-position (SM-4.4): reason='scores'
    """
    if not condition:
        raise Illegal(Fault.BAD_POSITION, clause, reason=reason, **data)


def checked(position: object, keys: Collection[str]) -> dict[str, Any]:
    """Return a position as a dictionary whose keys are all known.

    Parameters
    ----------
    position:
        What somebody wrote.
    keys:
        Those that the game has; ``actions`` among them is a list.

    Returns
    -------
    dict
        A copy.

    Raises
    ------
    Illegal
        ``bad-position``.

    Examples
    --------
    >>> checked({"hand": []}, {"hands"})
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-position: reason='unknown-key', key='hand'
    """
    if not isinstance(position, Mapping):
        raise Illegal(Fault.BAD_POSITION, "", reason="form")
    given = dict(position)
    for name in given:
        need(name in keys, "unknown-key", "", key=str(name)[:80])
    need(isinstance(given.get("actions", []), list), "actions", "")
    return given


def number(given: Mapping[str, Any], name: str, least: int, most: int, usual: int, clause: str) -> int:
    """Read a whole number.

    Parameters
    ----------
    given, name:
        Where it stands.
    least, most:
        What it may be.
    usual:
        What it is when it is left out.
    clause:
        The clause that bounds it.

    Returns
    -------
    int
        The number.

    Raises
    ------
    Illegal
        ``bad-position``.

    Examples
    --------
    >>> number({"round": 3}, "round", 1, 40, 1, "SM-R18"), number({}, "round", 1, 40, 1, "SM-R18")
    (3, 1)
    """
    value = given.get(name, usual)
    need(type(value) is int and least <= value <= most, name, clause, most=most)
    return int(value)


def piles(
    given: Mapping[str, Any],
    name: str,
    count: int,
    usual: int,
    most: int,
    clause: str,
    faces: Collection[Face],
    pack: str = "",
) -> list[list[Face | None]]:
    """Read some piles of cards.

    Parameters
    ----------
    given, name:
        Where they stand.
    count:
        How many piles there are.
    usual:
        How many cards a pile has that is None or left out; they are not named then.
    most:
        How many cards a pile may have.
    clause:
        The clause that says so.
    faces:
        The cards of the game.
    pack:
        The clause that says which these are; empty for the same clause.

    Returns
    -------
    list
        For each pile its cards, None for one that is not named.

    Raises
    ------
    Illegal
        ``bad-position``.

    Examples
    --------
    >>> piles({"hands": [["2S", None], None]}, "hands", 2, 1, 5, "SM-1.2", {"2S"})
    [['2S', None], [None]]
    """
    values = given.get(name, [None] * count)
    need(isinstance(values, (list, tuple)) and len(values) == count, name, clause, most=most)
    found: list[list[Face | None]] = []
    for pile in values:
        need(pile is None or isinstance(pile, (list, tuple)), name, clause, most=most)
        cards = [None] * usual if pile is None else list(pile)
        need(len(cards) <= most, name, clause, most=most)
        for card in cards:
            face = card if isinstance(card, str) else type(card).__name__
            need(card is None or face in faces, "card", pack or clause, card=face[:80])
        found.append(cards)
    return found


def full(piles: list[list[Face | None]]) -> list[list[Face]]:
    """Return the same piles, now that every card has a face.

    Examples
    --------
    >>> full([["2S"], []])
    [['2S'], []]
    """
    return [[card for card in pile if card is not None] for pile in piles]

"""Numbered deals, many at a time: the same cards as :mod:`cardwidgets.engine.deal`, to the byte.

Numbers of a path may be arrays here: ``draw(40, 6, seed, rounds)`` deals six cards of a pack of forty in every round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cardwidgets.engine.cards import Pack
from cardwidgets.engine.deal import mix

__all__ = ["Cards", "Flags", "Words", "draw", "faces", "keys", "put"]

Words: TypeAlias = npt.NDArray[np.uint64]
Cards: TypeAlias = npt.NDArray[np.uint8]
Flags: TypeAlias = npt.NDArray[np.bool_]

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = np.uint64(0x9E37_79B9_7F4A_7C15)
_STEPS = ((np.uint64(30), np.uint64(0xBF58_476D_1CE4_E5B9)), (np.uint64(27), np.uint64(0x94D0_49BB_1331_11EB)))
_HALF = np.uint64(32)
_LAST = np.uint64(31)


def _mix(words: Words, spare: Words) -> None:
    """Mix words where they lie; ``spare`` is as long and is overwritten."""
    for shift, factor in _STEPS:
        np.right_shift(words, shift, out=spare)
        np.bitwise_xor(words, spare, out=words)
        np.multiply(words, factor, out=words)
    np.right_shift(words, _LAST, out=spare)
    np.bitwise_xor(words, spare, out=words)


def keys(*path: int | npt.ArrayLike) -> Words:
    """Make the keys of random streams from a path of numbers.

    Parameters
    ----------
    path:
        As for :func:`cardwidgets.engine.deal.key`; each may be an array, and they are broadcast against each other.

    Returns
    -------
    numpy.ndarray
        The keys, 64-bit words.

    Examples
    --------
    >>> from cardwidgets.engine.deal import key
    >>> keys(7, [1, 2]).tolist() == [key(7, 1), key(7, 2)]
    True
    """
    start = 0
    place = 0
    # Numbers that are the same for all are mixed once.
    while place < len(path) and isinstance(path[place], int):
        start = mix(((start ^ int(path[place])) + int(_GOLDEN)) & _MASK)  # type: ignore[arg-type]
        place += 1
    result = np.array(start, dtype=np.uint64)
    for number in path[place:]:
        result = np.asarray(np.bitwise_xor(result, np.asarray(number, dtype=np.uint64)))
        result += _GOLDEN
        _mix(result, np.empty_like(result))
    return result


def draw(size: int, count: int, *path: int | npt.ArrayLike) -> Cards:
    """Draw cards from a pack in many deals at once, without putting them back.

    Parameters
    ----------
    size:
        How many cards the pack has, at most 256.
    count:
        How many to draw in each deal.
    path:
        What numbers the deals, usually ``seed, deal numbers``.

    Returns
    -------
    numpy.ndarray
        For each card drawn (first axis) and each deal the card's place in the written order of the pack.

    Examples
    --------
    >>> from cardwidgets.engine import deal
    >>> draw(6, 3, 7, [1, 2]).T.tolist()
    [[2, 0, 4], [3, 4, 0]]
    >>> [deal.draw(range(6), 3, 7, number) for number in (1, 2)]
    [[2, 0, 4], [3, 4, 0]]
    """
    if not 0 <= count <= size <= 256:
        raise ValueError(f"cannot draw {count} cards of {size}")
    word = keys(*path)
    bits, spare = np.empty_like(word), np.empty_like(word)
    drawn = np.empty((count, *word.shape), dtype=np.uint8)
    places = np.empty_like(drawn)
    for turn in range(count):
        left = size - turn
        word += _GOLDEN
        np.copyto(bits, word)
        _mix(bits, spare)
        np.right_shift(bits, _HALF, out=bits)
        np.multiply(bits, np.uint64(left), out=bits)
        np.right_shift(bits, _HALF, out=bits)
        np.copyto(places[turn], bits, casting="unsafe")
        # The card at a place is the last one that was put there: look back, newest first.
        card = drawn[turn]
        np.copyto(card, places[turn])
        for earlier in range(turn - 1, -1, -1):
            put(card, np.uint8(size - 1 - earlier), card == places[earlier])
    return drawn


def faces(pack: Pack, cards: Cards) -> Cards:
    """Tell the faces of cards that were drawn.

    Parameters
    ----------
    pack:
        The pack.
    cards:
        Places in its written order, as from :func:`draw`.

    Returns
    -------
    numpy.ndarray
        For each card the number of its face in ``pack.faces``.

    Examples
    --------
    >>> pack = Pack("ab", 2)
    >>> faces(pack, np.array([0, 1, 2, 3], dtype=np.uint8)).tolist()
    [0, 0, 1, 1]
    """
    return np.take(_table(pack.faces, pack.cards), cards)


def put(cards: Cards, others: Cards | np.uint8, where: Flags) -> None:
    """Put other cards in the place of some, as ``cards[where] = others[where]`` does, but without looking at each.

    Parameters
    ----------
    cards:
        What is changed.
    others:
        What comes in its place.
    where:
        Which of them.

    Examples
    --------
    >>> cards = np.array([1, 2, 3], dtype=np.uint8)
    >>> put(cards, np.uint8(9), cards > 1)
    >>> cards.tolist()
    [1, 9, 9]
    """
    # A processor does these three without a branch; numpy.where and its like take twenty times as long on such bytes.
    change = np.bitwise_xor(cards, others)
    change &= np.negative(where.view(np.uint8))
    cards ^= change


def _table(names: tuple[str, ...], cards: Iterable[str]) -> Cards:
    return np.array([names.index(card) for card in cards], dtype=np.uint8)

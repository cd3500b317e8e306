"""Numbered deals: the order of a pack from a seed and a number, frozen for ever.

Nothing here depends on Python's or numpy's random generators. The algorithm, in full:

1. A 64-bit number is *mixed* by the finaliser of SplitMix64 (:func:`mix`).
2. A *key* is made from a path of numbers, such as ``(seed, deal number)``: start from 0 and, for each number,
   mix the exclusive-or of the key and the number, plus the golden constant (:func:`key`).
3. The *n*-th random word of a key (n = 1, 2, ...) is ``mix(key + n * golden)``, modulo 2**64.
4. A word becomes a number below ``size`` by its upper 32 bits: ``(word >> 32) * size >> 32``.
5. A pack is drawn card by card (Fisher and Yates): each word picks one of the cards that are left, and the last
   card that is left takes the place of the picked one (:func:`draw`).

A game draws cards in the order in which it uses them and only as many as it uses; drawing more never changes the
ones before. The bias of step 4 is below ``size / 2**32``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

__all__ = ["Stream", "draw", "key", "mix"]

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15


def mix(word: int) -> int:
    """Mix the bits of a 64-bit word (the finaliser of SplitMix64).

    Parameters
    ----------
    word:
        An integer from 0 to 2**64 - 1.

    Returns
    -------
    int
        Another one; the map is one to one.

    Examples
    --------
    >>> hex(mix(0x9E3779B97F4A7C15))
    '0xe220a8397b1dcdaf'
    """
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return word ^ (word >> 31)


def key(*path: int) -> int:
    """Make the key of a random stream from a path of numbers.

    Parameters
    ----------
    path:
        Integers of at least 0, most significant first, for example ``seed, deal number``.

    Returns
    -------
    int
        A 64-bit key; different paths give unrelated keys.

    Examples
    --------
    >>> key(7, 1) == key(7, 1), key(7, 1) == key(1, 7)
    (True, False)
    """
    result = 0
    for number in path:
        result = mix(((result ^ number) + _GOLDEN) & _MASK)
    return result


def draw(pack: Sequence[T], count: int, *path: int) -> list[T]:
    """Draw cards from a pack, without putting them back.

    Parameters
    ----------
    pack:
        The cards in their written order; it is not changed.
    count:
        How many to draw, from 0 to ``len(pack)``.
    path:
        What numbers this deal, usually ``seed, deal number``.

    Returns
    -------
    list
        The cards in the order in which they were drawn. Drawing more gives the same ones first.

    Examples
    --------
    >>> draw("abcdef", 3, 7, 1)
    ['c', 'a', 'e']
    >>> draw("abcdef", 6, 7, 1)[:3] == draw("abcdef", 3, 7, 1)
    True
    """
    pool = list(pack)
    left = len(pool)
    word = key(*path)
    drawn = []
    for _ in range(count):
        word = (word + _GOLDEN) & _MASK
        bits = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        place = (((bits ^ (bits >> 31)) >> 32) * left) >> 32
        left -= 1
        drawn.append(pool[place])
        pool[place] = pool[left]
    return drawn


class Stream:
    """A stream of random numbers of its own, for an opponent or for an experiment.

    Parameters
    ----------
    path:
        What numbers the stream; see :func:`key`.

    Examples
    --------
    >>> stream = Stream(7, 2)
    >>> [stream.below(10) for _ in range(5)]
    [5, 8, 1, 4, 6]
    """

    __slots__ = ("_word",)

    def __init__(self, *path: int) -> None:
        self._word = key(*path)

    def below(self, size: int) -> int:
        """Return a number from 0 to ``size - 1``.

        Parameters
        ----------
        size:
            At least 1 and at most 2**32.

        Returns
        -------
        int
            The next number of this stream.

        Examples
        --------
        >>> Stream(1).below(1)
        0
        """
        self._word = (self._word + _GOLDEN) & _MASK
        return ((mix(self._word) >> 32) * size) >> 32

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items.

        Parameters
        ----------
        items:
            At least one.

        Returns
        -------
        object
            The item picked by the next number of this stream.

        Examples
        --------
        >>> Stream(3).choice("abc")
        'c'
        """
        return items[self.below(len(items))]

    def draw(self, items: Sequence[T], count: int) -> list[T]:
        """Draw items without putting them back.

        Parameters
        ----------
        items:
            What to draw from; it is not changed.
        count:
            How many, from 0 to ``len(items)``.

        Returns
        -------
        list
            The items in the order in which they were drawn.

        Examples
        --------
        >>> sorted(Stream(3).draw("abc", 3))
        ['a', 'b', 'c']
        """
        pool = list(items)
        drawn = []
        for _ in range(count):
            place = self.below(len(pool))
            pool[place], pool[-1] = pool[-1], pool[place]
            drawn.append(pool.pop())
        return drawn

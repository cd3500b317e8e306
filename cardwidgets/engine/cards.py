"""Cards and packs, as data.

A card is its *face*: a short text such as ``"cat"`` or ``"7"``. Two cards of one face are alike, so a face is all
that a player can ever know of a card; there are no ids that could be followed through a shuffle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

__all__ = ["Face", "Pack"]

Face = str
"""What is printed on a card."""


class Pack:
    """All the cards of a game.

    Parameters
    ----------
    faces:
        Each face once, in its written order (a numbered deal depends on that order).
    copies:
        How many cards there are of each face.

    Examples
    --------
    >>> pack = Pack(["ace", "king"], copies=2)
    >>> pack.cards
    ('ace', 'ace', 'king', 'king')
    >>> pack.without(["king"])
    ['ace', 'ace', 'king']
    >>> pack.surplus(["ace", "ace", "ace", "joker"])
    ['ace', 'joker']
    """

    __slots__ = ("cards", "counts", "faces")

    def __init__(self, faces: Iterable[Face], copies: int) -> None:
        self.faces: tuple[Face, ...] = tuple(faces)
        self.cards: tuple[Face, ...] = tuple(face for face in self.faces for _ in range(copies))
        self.counts: Counter[Face] = Counter(self.cards)

    def surplus(self, cards: Iterable[Face]) -> list[Face]:
        """Say which cards are too many or unknown.

        Parameters
        ----------
        cards:
            Faces, in any order.

        Returns
        -------
        list
            Each face that occurs more often than the pack has it, once for each card too many, sorted.

        Examples
        --------
        >>> Pack("ab", 1).surplus("aab")
        ['a']
        """
        return sorted((Counter(cards) - self.counts).elements())

    def without(self, cards: Iterable[Face]) -> list[Face]:
        """Return what is left of the pack when some cards are taken out.

        Parameters
        ----------
        cards:
            Faces that the pack has, each at most as often as the pack has it.

        Returns
        -------
        list
            The other cards in the pack's written order.

        Examples
        --------
        >>> Pack("abc", 1).without("b")
        ['a', 'c']
        """
        taken = Counter(cards)
        left = []
        for card in self.cards:
            if taken[card]:
                taken[card] -= 1
            else:
                left.append(card)
        return left

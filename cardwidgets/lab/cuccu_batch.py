"""Cuccù, many rounds at once: four seats, the usual readings, everybody playing thresholds.

A round is numbered: round ``n`` of seed ``s`` is dealt as the rules engine deals round ``n`` of a match with that seed.
What a seat does is stated in full by three things:

- On its own turn it *keeps* a card of its ``keep_from`` rank or higher, and *asks* with a lower one (the dealer: swaps
  with the pack). Ranks are those of :data:`cardwidgets.engine.cuccu.RANK`, the lion -3 to the cuckoo 15. The fool
  stands outside the ranking (CU-2.3); here it counts as :data:`FOOL`, one below the lion. So -4 keeps everything and
  16 nothing.
- At an inn it asks the innkeeper to pay when its card is of its ``inn_asks`` rank or lower, and keeps otherwise.
- As an innkeeper it pays, or not: ``inn_pays``.

A rank may be given by its face, ``"horse"`` for 13. Each may be one value for all, one for each seat, or one for each
seat and round. Nothing else is looked at: a threshold player does not mind who has shown what.

How it is counted
-----------------
Arrays of bytes hold the cards of all rounds, seat by seat in play order, and every rule is applied to all rounds at
once, under a mask that says in which of them it applies. With four seats alive each is dealt its own card from the
bottom up, whether as a player or as the target of a request, the dealer's swap takes the fifth card and the dealer's
horse gives the top one: six cards a round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from cardwidgets.engine.cuccu import GAME, RANK
from cardwidgets.engine.game import Fault, Illegal, resolve_options, seed_number
from cardwidgets.lab import deals
from cardwidgets.lab._words import whole, worded
from cardwidgets.lab.deals import Cards, put

__all__ = ["CAT", "DEALT", "FACES", "FOOL", "HUNTER", "INN", "SEATS", "SHOWDOWN", "Rounds", "play_cards", "play_rounds"]

SEATS: Final = 4
DEALT: Final = SEATS + 2
"""How many cards of a round can matter: the top one, one for each seat, one for the dealer's swap."""

FACES: Final = GAME.PACK.faces
"""The faces by their numbers: the fool 0, the lion 1, and so on to the cuckoo."""

FOOL: Final = -4
"""What the fool counts when it is compared with a threshold."""

HUNTER, CAT, SHOWDOWN, INN = 1, 2, 4, 8
"""Why a seat lost a life, as bits: a seat can lose one to hunter or cat and one more in the showdown."""

_ZERO, _INN, _CAT, _HORSE, _HUNTER, _CUCKOO = map(FACES.index, ("zero", "inn", "cat", "horse", "hunter", "cuckoo"))
_OFFSET = FACES.index("zero") - int(RANK["zero"])
_CHUNK = 1 << 15
_LIVES = np.array([bits.bit_count() for bits in range(16)], dtype=np.uint8)
_MOST_ROUNDS = 100_000_000
_EVERYTHING = 16
_THRESHOLDS: Final = {str(rank): rank for rank in range(FOOL - 1, _EVERYTHING + 1)} | {"fool": FOOL, **RANK}
"""Numbers stand in among the faces: in an array with a single name all are texts."""


@dataclass(frozen=True, slots=True, eq=False)
class Rounds:
    """What came of some rounds.

    Parameters
    ----------
    causes:
        For each seat (first axis) and round why lives were lost: bits of ``HUNTER``, ``CAT``, ``SHOWDOWN`` and ``INN``
        (paid for a guest).
    dealer:
        Which seat dealt.
    seed, first:
        The seed and the first round's number; None when the cards were given.

    Examples
    --------
    >>> rounds = play_rounds(3, seed=1, keep_from=6)
    >>> rounds, rounds.causes.shape
    (<3 rounds of cuccu>, (4, 3))
    """

    causes: Cards
    dealer: int = SEATS - 1
    seed: int | None = None
    first: int | None = None

    def __len__(self) -> int:
        """Count the rounds.

        Examples
        --------
        >>> len(play_rounds(3, seed=1))
        3
        """
        return int(self.causes.shape[1])

    def __repr__(self) -> str:
        return f"<{len(self):,} rounds of cuccu>"

    @property
    def lost(self) -> Cards:
        """How many lives each seat lost in each round.

        Examples
        --------
        >>> play_cards([["10"], ["5"], ["6"], ["2"], ["7"], ["9"]], keep_from=-4).lost.T.tolist()
        [[0, 0, 1, 0]]
        """
        return _LIVES[self.causes]

    @property
    def dealt(self) -> Cards:
        """The card that each seat was dealt, as a number in :data:`FACES`; dealt again from the number of the round.

        Examples
        --------
        >>> [FACES[card] for card in play_rounds(1, seed=18).dealt[:, 0]]
        ['8', 'horse', 'zero', '10']
        """
        if self.seed is None or self.first is None:
            raise ValueError("the cards were given: they are known to whoever gave them")
        cards = np.empty(self.causes.shape, dtype=np.uint8)
        order = _order(self.dealer)
        for begin in range(0, len(self), _CHUNK):
            end = min(begin + _CHUNK, len(self))
            cards[order, begin:end] = _deal(self.seed, self.first + begin, end - begin)[1 : SEATS + 1]
        return cards


@worded
def play_rounds(
    rounds: int,
    *,
    seed: int,
    first: int = 1,
    keep_from: npt.ArrayLike = 6,
    inn_asks: npt.ArrayLike = _EVERYTHING,
    inn_pays: npt.ArrayLike = True,
    lives: npt.ArrayLike = 3,
    dealer: int = SEATS - 1,
    options: Mapping[str, Any] | None = None,
) -> Rounds:
    """Play numbered rounds.

    Parameters
    ----------
    rounds:
        How many, up to a hundred million; each takes four bytes.
    seed:
        From 0 to 2**64 - 1.
    first:
        The number of the first one, from 1.
    keep_from, inn_asks, inn_pays:
        What the seats do, see above: one value, four, or four rows with one for each round.
    lives:
        How many lives the seats have as the round begins, likewise: whoever loses the last one to hunter or cat is out
        of the showdown.
    dealer:
        Which seat deals; the next one begins.
    options:
        Those of the game; any that differs from the default is refused.

    Returns
    -------
    Rounds
        Who lost how many lives, and why.

    Raises
    ------
    Illegal
        ``bad-option`` for all that the batch does not play, with the clause that would have to be played; ``bad-seed``.

    Examples
    --------
    >>> rounds = play_rounds(100_000, seed=1, keep_from=["6", "6", "6", "6"])
    >>> rounds.lost.mean(axis=1).round(2).tolist()
    [0.33, 0.4, 0.42, 0.24]
    >>> play_rounds(1, seed=1, options={"inn": "always"})
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: The setting “inn” cannot be “always”. Possible: choice. [bad-option, CU-R3]
    """
    _supported(options or {})
    seed_number(seed)
    rounds = whole("rounds", rounds, 0, _MOST_ROUNDS)
    first = whole("first", first, 1, 2**63, "CU-2.6")
    table = _Table.read(rounds, keep_from, inn_asks, inn_pays, lives, dealer)
    causes = np.empty((SEATS, rounds), dtype=np.uint8)
    for begin in range(0, rounds, _CHUNK):
        end = min(begin + _CHUNK, rounds)
        table.play(_deal(seed, first + begin, end - begin), begin, end, causes)
    return Rounds(causes, dealer, seed, first)


@worded
def play_cards(
    cards: npt.ArrayLike,
    *,
    keep_from: npt.ArrayLike = 6,
    inn_asks: npt.ArrayLike = _EVERYTHING,
    inn_pays: npt.ArrayLike = True,
    lives: npt.ArrayLike = 3,
    dealer: int = SEATS - 1,
    options: Mapping[str, Any] | None = None,
) -> Rounds:
    """Play rounds with given cards, for enumerations and examples.

    Parameters
    ----------
    cards:
        Six rows: the top card, the cards of the seats in play order (the dealer last), the dealer's second card; faces,
        or their numbers in :data:`FACES`.
    keep_from, inn_asks, inn_pays, lives, dealer, options:
        As for :func:`play_rounds`.

    Returns
    -------
    Rounds
        One for each column.

    Raises
    ------
    Illegal
        As for :func:`play_rounds`; ``bad-position`` for what are no six rows of cards.

    Examples
    --------
    >>> play_cards([["10"], ["2"], ["hunter"], ["6"], ["7"], ["9"]]).causes.T.tolist() == [[HUNTER | SHOWDOWN, 0, 0, 0]]
    True
    """
    _supported(options or {})
    try:
        laid = np.asarray(cards)
    except ValueError:
        raise Illegal(Fault.BAD_POSITION, "CU-2.5", reason="form") from None
    if laid.dtype.kind == "U":
        numbers = {face: number for number, face in enumerate(FACES)}
        laid = np.array([[numbers.get(str(face), -1) for face in row] for row in np.atleast_2d(laid)])
    if laid.ndim != 2 or laid.shape[0] != DEALT or laid.dtype.kind not in "iu":
        raise Illegal(Fault.BAD_POSITION, "CU-2.5", reason="form")
    if laid.size and (laid.min() < 0 or laid.max() >= len(FACES)):
        raise Illegal(Fault.BAD_POSITION, "CU-2.1", reason="unknown-card")
    rounds = laid.shape[1]
    table = _Table.read(rounds, keep_from, inn_asks, inn_pays, lives, dealer)
    causes = np.empty((SEATS, rounds), dtype=np.uint8)
    for begin in range(0, rounds, _CHUNK):
        end = min(begin + _CHUNK, rounds)
        table.play(laid[:, begin:end].astype(np.uint8), begin, end, causes)
    return Rounds(causes, dealer)


def _deal(seed: int, first: int, rounds: int) -> Cards:
    """The top card first, then from the bottom up, as the engine deals."""
    numbers = np.arange(first, first + rounds, dtype=np.uint64)
    return deals.faces(GAME.PACK, deals.draw(len(GAME.PACK.cards), DEALT, seed, numbers))


def _order(dealer: int) -> list[int]:
    """The seats in play order, the dealer last (CU-2.4)."""
    return [(dealer + 1 + step) % SEATS for step in range(SEATS)]


def _supported(options: Mapping[str, Any]) -> None:
    """Refuse every option that differs from the default: the batch plays the usual readings alone."""
    chosen = resolve_options(GAME.OPTIONS, options)
    for option in GAME.OPTIONS:
        if chosen[option.name] != option.default:
            given, allowed = str(chosen[option.name]), str(option.default)
            raise Illegal(Fault.BAD_OPTION, option.clause, option=option.name, value=given, allowed=allowed)


def _rows(name: str, values: npt.ArrayLike, rounds: int, least: int, most: int, clause: str) -> npt.NDArray[Any]:
    """One row for each seat, as wide as there are rounds, or one wide."""
    given = np.asarray(values)
    if given.dtype.kind == "U" and least < 0:
        names = given.ravel().tolist()
        for face in names:
            if face not in _THRESHOLDS:
                allowed = ", ".join([*FACES, f"{least} to {most}"])
                raise Illegal(Fault.BAD_OPTION, clause, option=name, value=face[:80], allowed=allowed)
        given = np.array([_THRESHOLDS[face] for face in names], dtype=np.int64).reshape(given.shape)
    shaped = given.reshape(*given.shape, 1) if given.ndim < 2 else given
    if given.dtype.kind not in ("b" if most == 1 else "iu") + "iu" or shaped.shape not in (
        (1,),
        (SEATS, 1),
        (SEATS, rounds),
    ):
        allowed = f"{least} to {most} (1, {SEATS}, {SEATS} x {rounds})"
        raise Illegal(Fault.BAD_OPTION, clause, option=name, value=str(values)[:80], allowed=allowed)
    outside = shaped[(shaped < least) | (shaped > most)]
    if outside.size:
        value, allowed = str(outside[0]), f"{least} to {most}"
        raise Illegal(Fault.BAD_OPTION, clause, option=name, value=value, allowed=allowed)
    return np.broadcast_to(shaped, (SEATS, shaped.shape[-1]))


@dataclass(frozen=True, slots=True)
class _Table:
    """What the seats do and have, in play order, in numbers of faces."""

    order: list[int]
    keep_from: npt.NDArray[Any]
    asks: npt.NDArray[Any]
    pays: npt.NDArray[Any]
    frail: npt.NDArray[Any]

    @classmethod
    def read(
        cls,
        rounds: int,
        keep_from: npt.ArrayLike,
        inn_asks: npt.ArrayLike,
        inn_pays: npt.ArrayLike,
        lives: npt.ArrayLike,
        dealer: int,
    ) -> _Table:
        dealer = whole("dealer", dealer, 0, SEATS - 1, "CU-2.8")
        order = _order(dealer)
        most = _EVERYTHING
        # A threshold below all cards and one above: no face has a number below 0.
        keep = _rows("keep_from", keep_from, rounds, FOOL, most, "CU-3.1")[order]
        asks = _rows("inn_asks", inn_asks, rounds, FOOL - 1, most, "CU-3.11")[order]
        pays = _rows("inn_pays", inn_pays, rounds, 0, 1, "CU-3.12")[order]
        # Whoever has no life has no part in a round: the batch is for four.
        left = _rows("lives", lives, rounds, 1, 9, "CU-4.8")[order]
        return cls(
            order,
            (keep.astype(np.int8) + _OFFSET).astype(np.uint8),
            # Below so many: one more than "up to", so that nothing is below nothing.
            (asks.astype(np.int8) + _OFFSET + 1).astype(np.uint8),
            pays.astype(np.bool_),
            left == 1,
        )

    @staticmethod
    def _part(rows: npt.NDArray[Any], begin: int, end: int) -> npt.NDArray[Any]:
        return rows if rows.shape[1] == 1 else rows[:, begin:end]

    def play(self, cards: Cards, begin: int, end: int, causes: Cards) -> None:
        """Play the rounds from one number to another; write down why lives were lost."""
        keep_from, asks, pays, frail = (
            self._part(rows, begin, end) for rows in (self.keep_from, self.asks, self.pays, self.frail)
        )
        top, dealt, second = cards[0], cards[1 : SEATS + 1], cards[SEATS + 1]
        hands = dealt.copy()
        # Where the row of swaps began through which the card of the seat on turn has come (CU-3.9).
        row = [np.full(end - begin, seat, dtype=np.uint8) for seat in range(SEATS)]
        waits = [np.ones(end - begin, dtype=np.bool_) for _ in range(SEATS)]
        paid_by = np.zeros((SEATS, end - begin), dtype=np.uint8)
        why = np.zeros((SEATS, end - begin), dtype=np.uint8)
        dealer = SEATS - 1
        for seat in range(dealer):
            asking = waits[seat] & (hands[seat] < keep_from[seat])
            for target in range(seat + 1, SEATS):
                card = dealt[target]
                at_inn = asking & (card == _INN)
                answered = at_inn & (hands[seat] < asks[seat])
                paid = answered & pays[target]
                refused = answered ^ paid
                # The holder of a shown card has had its turn (CU-R1), an innkeeper who refuses is to act (CU-R4).
                waits[target] &= ~(asking & (card >= _INN)) | refused
                paid_by[seat] |= (paid & (hands[seat] == _ZERO)).view(np.uint8) << np.uint8(target)
                shot, caught = asking & (card == _HUNTER), asking & (card == _CAT)
                why[seat] |= shot.view(np.uint8) * np.uint8(HUNTER) | caught.view(np.uint8) * np.uint8(CAT)
                for other in range(seat + 1):
                    put(hands[other], dealt[other], caught & (row[seat] <= other))
                swapped = asking & (card < _INN) | refused
                given = hands[seat].copy()
                put(hands[seat], card, swapped)
                put(hands[target], given, swapped)
                put(row[target], row[seat], swapped)
                asking &= card == _HORSE
            # The dealer has the last horse: the top of the pack instead (CU-3.7).
            put(hands[seat], top, asking)
        put(hands[dealer], second, waits[dealer] & (hands[dealer] < keep_from[dealer]))
        self._showdown(hands, frail, paid_by, why)
        causes[self.order, begin:end] = why

    @staticmethod
    def _showdown(hands: Cards, frail: npt.NDArray[Any], paid_by: Cards, why: Cards) -> None:
        """The lowest card loses, and what the fools do to that (CU-4.2 to CU-4.7)."""
        live = ~((why > 0) & frail)
        fool = live & (hands == 0)
        fools = np.add.reduce(fool.view(np.uint8), axis=0)
        # Doubled, so that there is room for two fools under the cuckoo; dead cards and a lone fool are above all.
        ranks = hands << np.uint8(1)
        put(ranks, np.uint8(255), ~live | fool)
        put(ranks, np.uint8(2 * _CUCKOO - 1), fool & (fools == 2))
        lowest = ranks.min(axis=0)
        losing = (ranks == lowest) & (lowest < 2 * _CUCKOO) | (fool & (fools == 1))
        for seat in range(SEATS - 1):
            for payer in range(seat + 1, SEATS):
                pays = losing[seat] & (paid_by[seat] == 1 << payer)
                why[payer] |= pays.view(np.uint8) * np.uint8(INN)
                losing[seat] &= ~pays
        why |= losing.view(np.uint8) * np.uint8(SHOWDOWN)

"""Exact odds at Cuccù, in pure Python: how likely it is to lose a life, from what a seat knows.

Everything unseen is equally likely: every way of laying the unseen cards into hidden hands, into the hands that are
still to be dealt and into the pack, as long as a card that is known to be plain is plain. From there on the round is
played to its end. What the seats after this one do is an assumption, stated as a :class:`Policy`.

How it is counted
-----------------
Cards are put into classes: all that matters of an unseen card is whether it saves the seat in question (it is lower
than the card with which that seat ends), whether its holder would keep it, and what it does when it is met. The round
is then walked through, seat by seat, over classes instead of cards, and equal situations are counted once. Up to
:data:`EXACT` seats after this one the walk is exact: it draws without replacement from every class. Beyond that, only
the classes that save and those that do not are told apart when cards run out; within each of the two the mixture stays
that of the beginning. Hidden hands of seats that have had their turn are counted in one step at the end.

Approximations, all of them: the one just named; a card of the pack that is known to somebody after a swap with the
pack, in the walk of later seats (only with ``shown_holder_acts``); and under the same option, holders of shown cards
are taken to keep them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from cardwidgets.engine.cards import Face
from cardwidgets.engine.cuccu import GAME
from cardwidgets.engine.game import View

__all__ = ["EXACT", "POLICY", "Chance", "Policy", "is_exact", "odds"]

EXACT: Final = 3
"""With so many seats to come, or fewer, the odds are exact."""

_NEGLIGIBLE: Final = 1e-3
"""Beyond exact odds: once the next higher card is better by less than this, all higher ones are taken to be alike."""

_MOST: Final = 2
"""Beyond exact odds: how many drawn cards of each smaller group are told apart; none beyond :data:`_MANY` seats."""

_MANY: Final = 8

_FACES: Final[tuple[Face, ...]] = GAME.PACK.faces
_INDEX: Final[dict[Face, int]] = {face: index for index, face in enumerate(_FACES)}
_FOOL: Final = _INDEX["fool"]
_ZERO: Final = _INDEX["zero"]
_INN: Final = _INDEX["inn"]
_CAT: Final = _INDEX["cat"]
_HORSE: Final = _INDEX["horse"]
_HUNTER: Final = _INDEX["hunter"]
_CUCKOO: Final = _INDEX["cuckoo"]
_PLAIN: Final = 0
_KIND: Final = tuple(index if index >= _INN else _PLAIN for index in range(len(_FACES)))

_ACTIONS: Final = {
    "choose": ("keep", "exchange"),
    "inn": ("inn_keep", "inn_ask"),
    "offer": ("inn_accept", "inn_refuse"),
}
"""What there is to do in each phase."""

# Bits that a live card of another seat adds: the seat is saved when all bits that it needs are there.
_SAVES, _SAVES_FOOL, _SAVES_BACK, _SAVES_BACK_FOOL = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class Policy:
    """What the seats to come are taken to do.

    Parameters
    ----------
    keep_from:
        A seat keeps a card from this one upwards and asks for a swap with a lower one or with the fool; the dealer too.
    pays:
        How often an innkeeper agrees to pay. Whoever meets an inn is taken to ask.

    Raises
    ------
    ValueError
        There is no such card, or ``pays`` is not between 0 and 1.

    Examples
    --------
    >>> Policy(keep_from="8").keeps("7"), Policy(keep_from="8").keeps("cat")
    (False, True)
    """

    keep_from: Face = "6"
    pays: float = 0.5

    def __post_init__(self) -> None:
        face: object = self.keep_from
        pays: object = self.pays
        if not isinstance(face, str) or face not in _INDEX or face == "fool":
            raise ValueError(f"no card to keep from: {self.keep_from!r}")
        if not isinstance(pays, (int, float)) or not 0 <= pays <= 1:
            raise ValueError(f"not a probability: {self.pays!r}")

    def keeps(self, face: Face) -> bool:
        """Say whether a seat keeps a card on its own turn.

        Parameters
        ----------
        face:
            The card.

        Returns
        -------
        bool
            False when it asks for a swap.

        Examples
        --------
        >>> POLICY.keeps("fool"), POLICY.keeps("6")
        (False, True)
        """
        return _INDEX[face] >= _INDEX[self.keep_from]


POLICY: Final = Policy()
"""The assumption that is made when none is stated."""


class Chance(NamedTuple):
    """What an action brings in this round.

    Parameters
    ----------
    lose:
        The probability of losing a life or more.
    lives:
        The lives lost on average: a hunter or a cat and then the showdown can cost two.

    Examples
    --------
    >>> Chance(0.25, 0.3).lose
    0.25
    """

    lose: float
    lives: float


def odds(view: View, policy: Policy = POLICY, *, exact: int = EXACT, last: bool = False) -> dict[str, Chance]:
    """Return the chance of losing a life in this round, for each thing that a seat may do.

    Parameters
    ----------
    view:
        What the seat knows.
    policy:
        What the seats to come are taken to do. The seat itself is taken to do what costs least at an inn that it meets;
        after refusing to pay it is taken to follow the policy.
    exact:
        With more seats to come than this, the count is approximate (see above).
    last:
        Count the match instead of the life when two seats are left with one life each: a last life that goes in the
        same showdown as the other seat's is no loss then, as everybody comes back (CU-4.9). No effect otherwise.

    Returns
    -------
    dict
        For each of ``keep`` and ``exchange``, ``inn_keep`` and ``inn_ask``, or ``inn_accept`` and ``inn_refuse``: its
        chance. Empty when the seat has nothing to decide, or only goes on to the next round.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> chances = odds(new_match("cuccu", seed=18).view(0))
    >>> {action: round(chance.lose, 3) for action, chance in chances.items()}
    {'keep': 0.128, 'exchange': 0.606}
    """
    if view.seat is None or not view.legal or view.facts["phase"] not in _ACTIONS:
        return {}
    table = _Table.read(view, policy, exact)
    if last and table.frail and table.duel:
        table = replace(table, together=True)
    phase = view.facts["phase"]
    inn = table.place_of_inn((view.facts["inn"][1] - view.seat) % len(view.facts["lives"])) if phase == "inn" else 0
    return dict(zip(_ACTIONS[phase], _counted(table, phase, inn), strict=True))


def is_exact(view: View, *, exact: int = EXACT) -> bool:
    """Say whether the odds of a seat are counted in full.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    exact:
        As for :func:`odds`.

    Returns
    -------
    bool
        False when they are approximate (see above).

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> [is_exact(new_match("cuccu", seed=18, options={"players": players}).view(0)) for players in (4, 5)]
    [True, False]
    """
    to_come = sum(not done for done in view.facts["done"]) - 1
    return to_come <= exact and not view.facts["options"]["shown_holder_acts"]


@lru_cache(maxsize=1 << 14)
def _counted(table: _Table, phase: str, inn: int) -> tuple[Chance, Chance]:
    """What a seat knows comes again, in other matches above all: so it is kept."""
    if phase == "inn":
        return table.guest(inn)
    return (table.accept(), table.refuse()) if phase == "offer" else (table.keep(), table.ask(0))


def _ways(size: float, count: int) -> float:
    """In how many ways some cards can be laid into as many hands."""
    ways = 1.0
    for taken in range(count):
        ways *= max(size - taken, 0)
    return ways


@dataclass(frozen=True, slots=True)
class _Seat:
    """A seat whose turn is still to come."""

    after: int
    """How many seats after mine it sits."""
    frail: bool
    """Whether it has one life."""
    face: int | None


@dataclass(frozen=True, slots=True)
class _Table:
    """What a seat knows, and what it assumes."""

    policy: Policy
    exact: int
    mine: int
    """The card I hold."""
    back: int
    """The card I hold once a cat has undone the row of swaps that brought mine."""
    behind: bool
    """Whether there is such a row; then ``back`` lies in another hand now."""
    frail: bool
    """Whether I have one life."""
    duel: bool
    """Whether there is one other, with one life."""
    counts: tuple[int, ...]
    """How often each card is unseen."""
    known: tuple[int, ...]
    """The cards I know of seats that have had their turn and will be compared; ``back`` among them when ``behind``."""
    plain: int
    """How many such cards I do not know, except that they are plain."""
    free: int
    """How many such cards I do not know at all."""
    aside: int
    """How many hidden cards are plain and will not be compared."""
    waiting: tuple[_Seat, ...]
    """The seats after mine whose turn is still to come, the dealer last."""
    double: bool
    refusable: bool
    pack: int | None
    """The card that the dealer's swap would bring, where I know it."""
    guest_face: int | None
    """The card of the guest who asks me to pay, where I know it."""
    guest_plain: bool
    covered: tuple[tuple[int | None, bool], ...]
    """For whom I pay: the card where I know it, and whether it is known to be plain."""
    together: bool = False
    """Whether losing together with the only other seat is no loss."""

    @classmethod
    def read(cls, view: View, policy: Policy, exact: int) -> _Table:
        facts, me = view.facts, view.seat
        assert me is not None
        options: Mapping[str, object] = facts["options"]
        lives: Sequence[int] = facts["lives"]
        faces: list[int | None] = []
        counts = [GAME.PACK.counts[face] for face in _FACES]
        for seat in range(len(lives)):
            hand = view.zones[f"hand {seat}"]
            face = hand[0] if hand else None
            faces.append(None if face is None else _INDEX[face])
        pack = view.zones["pack"]
        for seen in (*faces, *(_INDEX[card] for card in pack if card is not None)):
            if seen is not None:
                counts[seen] -= 1
        order = [(facts["dealer"] + 1 + step) % len(lives) for step in range(len(lives))]
        after = order[order.index(me) + 1 :]
        waiting = [seat for seat in after if not facts["done"][seat]]
        guest = facts["inn"][0] if facts["phase"] == "offer" else -1
        covered: list[tuple[int | None, bool]] = []
        known: list[int] = []
        plain = free = aside = 0
        for seat in order:
            if seat == me or seat in waiting or not view.zones[f"hand {seat}"]:
                continue
            out = not lives[seat] or (not options["double_penalty"] and seat in facts["penalised"])
            compared = seat == guest or not out
            face_of = faces[seat]
            if compared and [seat, me] in facts["covers"]:
                covered.append((face_of, bool(facts["plain"][seat])))
            if face_of is not None:
                known.extend([face_of] if compared else [])
            elif facts["plain"][seat]:
                plain, aside = plain + compared, aside + (not compared)
            else:
                free += compared
        mine = faces[me]
        assert mine is not None
        path = facts["path"][me]
        back = faces[path[-1][0]] if path else None
        if back is None or back not in known:
            back, path = mine, []
        end = pack[-1 if options["dealer_swaps"] == "top" else 0] if pack else None
        return cls(
            policy=policy,
            exact=exact,
            mine=mine,
            back=back,
            behind=bool(path),
            frail=lives[me] == 1,
            duel=sum(left for seat, left in enumerate(lives) if seat != me) == 1,
            counts=tuple(counts),
            known=tuple(sorted(known)),
            plain=plain,
            free=free,
            aside=aside,
            waiting=tuple(_Seat((seat - me) % len(lives), lives[seat] == 1, faces[seat]) for seat in waiting),
            double=bool(options["double_penalty"]),
            refusable=options["inn"] == "choice",
            pack=None if end is None else _INDEX[end],
            guest_face=faces[guest] if guest >= 0 else None,
            guest_plain=bool(guest >= 0 and facts["plain"][guest]),
            covered=tuple(covered),
        )

    # -- what is unseen ------------------------------------------------------------------------------------------------

    def weight(self, counts: Sequence[int]) -> float:
        """How likely it is that the cards known to be plain are plain."""
        hands = self.plain + self.aside
        return _ways(sum(counts[:_INN]), hands) / _ways(sum(counts), hands) if hands else 1.0

    def draws(self, face: int | None = None) -> list[tuple[int, float, _Table]]:
        """Every card that may come next, how likely it is, and what is known then."""
        if face is not None:
            return [(face, 1.0, self)]
        total = sum(self.counts)
        whole = self.weight(self.counts) * total
        drawn = []
        for index, count in enumerate(self.counts):
            if count:
                left = (*self.counts[:index], count - 1, *self.counts[index + 1 :])
                chance = count * self.weight(left) / whole
                if chance > 0:
                    drawn.append((index, chance, replace(self, counts=left)))
        return drawn

    def with_known(self, *faces: int) -> _Table:
        return replace(self, known=(*self.known, *faces))

    def without_one(self, plain: bool) -> _Table:
        """A hidden hand less, because its card is considered by itself."""
        return replace(self, plain=self.plain - 1) if plain else replace(self, free=self.free - 1)

    # -- my own choices ------------------------------------------------------------------------------------------------

    def showdown(self, card: int, place: int, bonus: float = 0.0) -> Chance:
        """I end with a card; the seats from a place on have their turns."""
        lose = _Walk(self, card, place).fresh()
        paid = bonus + sum(self.pays_for(card, place, *seat) for seat in self.covered)
        return Chance(min(lose + paid, 1.0), lose + paid)

    def keep(self) -> Chance:
        return self.showdown(self.mine, 0)

    def ask(self, place: int) -> Chance:
        """Ask the seat at a place; the dealer, after whom there is nobody, swaps with the pack."""
        lose = lives = over = 0.0
        if not self.waiting:
            for card, chance, left in self.draws(self.pack):
                brings = left.showdown(card, 0)
                lose, lives = lose + chance * brings.lose, lives + chance * brings.lives
            return Chance(lose, lives)
        far = len(self.waiting) - place > self.exact
        plain: list[Chance] = []
        for card, chance, left in self.draws(self.waiting[place].face):
            if far and card == _HORSE and self.waiting[place].face is None:
                # The seat behind the horse is taken to be like this one.
                over = chance
                continue
            if far and card < _INN and len(plain) > 1 and plain[-2].lives - plain[-1].lives < _NEGLIGIBLE:
                brings = plain[-1]
            else:
                brings = left.meet(card, place)
            if max(self.mine, self.back) < card < _INN:
                plain.append(brings)
            lose, lives = lose + chance * brings.lose, lives + chance * brings.lives
        return Chance(lose / (1 - over), lives / (1 - over))

    def meet(self, card: int, place: int) -> Chance:
        """I asked, and the one I asked has this card."""
        last = place == len(self.waiting) - 1
        if card < _INN:
            return self.swapped(card, place)
        shown = self.with_known(card)
        if card == _INN:
            keeps, asks = self.guest(place)
            return min(keeps, asks, key=lambda chance: chance.lives)
        if card == _CUCKOO:
            return shown.showdown(self.mine, place + 1)
        if card == _HORSE and not last:
            return shown.ask(place + 1)
        if card == _HORSE:
            lose = lives = 0.0
            for taken, chance, left in shown.draws():
                brings = left.showdown(taken, place + 1)
                lose, lives = lose + chance * brings.lose, lives + chance * brings.lives
            return Chance(lose, lives)
        # Hunter and cat cost a life at once.
        if self.frail or not self.double:
            return Chance(1.0, 1.0)
        if card == _CAT and self.behind:
            known = list(shown.known)
            known[known.index(self.back)] = self.mine
            shown = replace(shown, known=tuple(known))
            return Chance(1.0, 1.0 + shown.showdown(self.back, place + 1).lives)
        return Chance(1.0, 1.0 + shown.showdown(self.mine, place + 1).lives)

    def swapped(self, card: int, place: int) -> Chance:
        """My card went to the seat at a place, whose turn it is now, and I have this one."""
        lose = _Walk(self, card, place, self.back).moving(self.mine, self.behind)
        return Chance(lose, lose)

    def place_of_inn(self, innkeeper: int) -> int:
        return next(place for place, seat in enumerate(self.waiting) if seat.after == innkeeper)

    def guest(self, place: int) -> tuple[Chance, Chance]:
        """I met an inn: what keeping and what asking brings."""
        keeps = self.with_known(_INN).showdown(self.mine, place + 1)
        pays = self.policy.pays if self.refusable else 1.0
        paid = Chance(0.0, 0.0) if self.mine == _ZERO else keeps
        if not self.refusable:
            return paid, paid
        refused = self.swapped(_INN, place) if pays < 1 else paid
        return keeps, Chance(
            pays * paid.lose + (1 - pays) * refused.lose, pays * paid.lives + (1 - pays) * refused.lives
        )

    def pays_for(self, mine: int, place: int, face: int | None, plain: bool) -> float:
        """How likely it is that I pay for a zero, holding a card myself."""
        if face is not None:
            if face != _ZERO:
                return 0.0
            known = list(self.known)
            known.remove(_ZERO)
            return _Walk(replace(self, known=(*known, mine)), _ZERO, place).fresh()
        if not self.counts[_ZERO] or not (self.plain if plain else self.free):
            return 0.0
        hidden = self.without_one(plain)
        left = list(self.counts)
        left[_ZERO] -= 1
        share = self.counts[_ZERO] / sum(self.counts) * hidden.weight(left) / self.weight(self.counts)
        return share * _Walk(replace(hidden, counts=tuple(left), known=(*self.known, mine)), _ZERO, place).fresh()

    def accept(self) -> Chance:
        """I have the inn and pay if the guest loses with a zero."""
        return self.showdown(self.mine, 0, self.pays_for(self.mine, 0, self.guest_face, self.guest_plain))

    def refuse(self) -> Chance:
        """I have the inn and swap it for the guest's card; then it is my turn."""
        if self.guest_face is not None:
            known = list(self.known)
            known.remove(self.guest_face)
            without, guests = replace(self, known=tuple(known)), [(self.guest_face, 1.0, self.counts)]
        else:
            without = self.without_one(self.guest_plain)
            guests, whole = [], sum(self.counts) * self.weight(self.counts)
            for index, count in enumerate(self.counts[: _INN if self.guest_plain else None]):
                left = (*self.counts[:index], count - 1, *self.counts[index + 1 :])
                if count:
                    guests.append((index, count * without.weight(left) / whole, left))
        lose = lives = 0.0
        for card, chance, counts in guests:
            if chance > 0:
                then = replace(
                    without,
                    mine=card,
                    back=_INN,
                    behind=True,
                    counts=counts,
                    known=(*without.known, _INN),
                )
                brings = then.keep() if self.policy.keeps(_FACES[card]) else then.ask(0)
                lose, lives = lose + chance * brings.lose, lives + chance * brings.lives
        return Chance(lose, lives)


_Class = tuple[int, bool, int]
"""All that matters of a card: the bits it adds, whether its holder asks, what it does when it is met."""


class _Walk:
    """The rest of the round, from a moment at which my own part is done, over classes of cards.

    Parameters
    ----------
    table:
        What is known.
    card:
        The card with which I end.
    place:
        From which of the waiting seats on there are turns to come.
    back:
        The card with which I end if a cat undoes the row of swaps that I am part of.
    """

    def __init__(self, table: _Table, card: int, place: int, back: int | None = None) -> None:
        self.table = table
        self.waiting = table.waiting
        self.place, self.last = place, len(table.waiting)
        self.asks_below = _INDEX[table.policy.keep_from]
        self.pays = table.policy.pays if table.refusable else 1.0
        self.card, self.back = card, back
        self.need = self._need(card, _SAVES, _SAVES_FOOL)
        self.need_back = 0 if back is None else self._need(back, _SAVES_BACK, _SAVES_BACK_FOOL)
        self.hidden = table.plain + table.free + table.aside
        self.memo: dict[tuple[object, ...], float] = {}
        self.of_key: dict[tuple[int, ...], list[tuple[_Class, float, tuple[int, ...]]]] = {}
        self.at_end: dict[tuple[object, ...], float] = {}
        self.frail = [seat.frail for seat in self.waiting]
        classes: dict[_Class, int] = {}
        plain: dict[_Class, int] = {}
        for face, count in enumerate(table.counts):
            if count:
                one = self.class_of(face)
                classes[one] = classes.get(one, 0) + count
                plain[one] = plain.get(one, 0) + (count if face < _INN else 0)
        self.classes = classes
        self.plain = plain
        coarse = self.last - place > table.exact
        names = sorted({one[0] if coarse else one for one in classes}, key=str)
        self.group = {one: names.index(one[0] if coarse else one) for one in classes}
        self.sizes = [0] * len(names)
        for one, count in classes.items():
            self.sizes[self.group[one]] += count
        self.total = sum(self.sizes)
        # Where it is not exact, cards that run out are counted by the largest group, and a few of each other one.
        self.largest = self.sizes.index(max(self.sizes))
        most = _MOST if self.last - place <= _MANY else 0
        self.most = [most if coarse and group != self.largest else size for group, size in enumerate(self.sizes)]
        self.start = (0,) * len(names)
        self.mask = 0
        for face in table.known:
            self.mask |= self.bits(face)
        hands = table.plain + table.aside
        self.whole = _ways(sum(plain.values()), hands) / _ways(self.total, hands) if hands else 1.0

    @staticmethod
    def _need(card: int, saves: int, saves_fool: int) -> int:
        if card == _CUCKOO:
            return 0
        return saves | saves_fool if card == _FOOL else saves

    def bits(self, face: int) -> int:
        """What a live card of another seat does for me (CU-4.2, CU-4.4 to CU-4.7)."""
        bits = 0
        for mine, saves, saves_fool in (
            (self.card, _SAVES, _SAVES_FOOL),
            (self.back, _SAVES_BACK, _SAVES_BACK_FOOL),
        ):
            if self.table.together and mine is not None and mine != _CUCKOO:
                # The other seat loses too: the lower card, the same one, or a fool beside the lowest.
                both = face != _CUCKOO if mine == _FOOL else face <= mine
                bits |= (saves | saves_fool) if both else 0
            elif mine == _FOOL:
                # A fool is safe when there is another one, and a card that is neither fool nor cuckoo.
                bits |= saves if face == _FOOL else saves_fool if face != _CUCKOO else 0
            elif mine is not None and _FOOL != face < mine:
                bits |= saves
        return bits

    def class_of(self, face: int) -> _Class:
        return self.bits(face), face < self.asks_below, _KIND[face]

    def draws(self, key: tuple[int, ...]) -> list[tuple[_Class, float, tuple[int, ...]]]:
        """Every class that may come next, how likely it is, and what has been drawn then."""
        found = self.of_key.get(key)
        if found is None:
            found = []
            left = self.total - sum(key)
            for one, count in self.classes.items():
                group = self.group[one]
                size, drawn = self.sizes[group], key[group]
                if drawn < size:
                    counted = group if drawn < self.most[group] else self.largest
                    then = (*key[:counted], key[counted] + 1, *key[counted + 1 :])
                    found.append((one, count * (size - drawn) / (size * left), then))
            self.of_key[key] = found
        return found

    def comes(self, place: int, key: tuple[int, ...]) -> list[tuple[_Class, float, tuple[int, ...]]]:
        """The card of the seat at a place: known already, or dealt now."""
        face = self.waiting[place].face
        return self.draws(key) if face is None else [(self.class_of(face), 1.0, key)]

    def end(self, mask: int, need: int, key: tuple[int, ...]) -> float:
        """The showdown: how likely it is that nothing in hidden hands saves me either."""
        missing = need & ~mask
        if not missing:
            return 0.0
        if not self.hidden:
            return 1.0
        name = (missing, key)
        found = self.at_end.get(name)
        if found is None:
            low = missing & -missing
            found = self.without(low, key)
            if missing != low:
                found += self.without(missing & ~low, key) - self.without(missing, key)
            self.at_end[name] = found
        return found

    def without(self, bits: int, key: tuple[int, ...]) -> float:
        """How likely it is that no hidden hand that is compared adds any of these bits."""
        table = self.table
        every = plain = good = good_plain = 0.0
        for one, count in self.classes.items():
            group = self.group[one]
            share = (self.sizes[group] - key[group]) / self.sizes[group]
            every += count * share
            plain += self.plain[one] * share
            if not one[0] & bits:
                good += count * share
                good_plain += self.plain[one] * share
        ways = 0.0
        choose = 1
        for inside in range(table.aside + 1):
            ways += (
                choose
                * _ways(good_plain, table.plain + inside)
                * _ways(plain - good_plain, table.aside - inside)
                * _ways(good - table.plain - inside, table.free)
            )
            choose = choose * (table.aside - inside) // (inside + 1)
        return ways / (_ways(every, self.hidden) * self.whole)

    # -- the walk ------------------------------------------------------------------------------------------------------

    def fresh(self) -> float:
        """How likely it is that I lose when the seat at the first place has its turn next."""
        return self._fresh(self.place, self.mask, self.need, self.start)

    def moving(self, card: int, behind: bool) -> float:
        """The same when that seat has just got this card from me.

        Parameters
        ----------
        card:
            What it got.
        behind:
            Whether the card came to me through earlier swaps.
        """
        one, place = self.class_of(card), self.place
        # If a cat undoes it all, my card goes to somebody else, or back to me.
        self.goes_back = one[0] if behind else 0
        self.comes_back = self.bits(self.card)
        if behind and self.back is not None:
            # The card that I would get back lies with another seat now; it cannot save me once it is mine.
            known = list(self.table.known)
            known.remove(self.back)
            self.mask = self.bits(self.back) & (_SAVES | _SAVES_FOOL)
            for face in known:
                self.mask |= self.bits(face)
        if not one[1]:
            return self._fresh(place + 1, self.mask | one[0], self.need, self.start)
        return self._ask(self.frail[place], place + 1, one, 1, 0, self.mask, self.need, self.start)

    def _fresh(self, place: int, mask: int, need: int, key: tuple[int, ...]) -> float:
        if mask & need == need:
            return 0.0
        if place == self.last:
            return self.end(mask, need, key)
        name = (place, mask, need, key)
        found = self.memo.get(name)
        if found is None:
            found = 0.0
            for one, chance, then in self.comes(place, key):
                if one[1]:
                    found += chance * self._ask(self.frail[place], place + 1, one, 0, -1, mask, need, then)
                else:
                    found += chance * self._fresh(place + 1, mask | one[0], need, then)
            self.memo[name] = found
        return found

    def _ask(
        self,
        frail: bool,
        place: int,
        one: _Class,
        row: int,
        given: int,
        mask: int,
        need: int,
        key: tuple[int, ...],
    ) -> float:
        """A seat asks the one at a place.

        ``frail``: whether it has one life. ``one`` is its card. ``row``: 0 when I have no part in the row of swaps,
        1 when the asker got its card from me, 2 when it went on from there. ``given``: the bits of the card that the
        asker was dealt and gave away, -1 when it still has that one.
        """
        settled = mask | given if given > 0 else mask
        if not frail and self.table.double:
            # The asker's card will be compared, come what may.
            mask, given = settled, 0
        if mask & need == need and (not row or mask & self.need_back == self.need_back):
            return 0.0
        if place == self.last:
            # Nobody is left, it is the dealer or the one sent on by the dealer's horse: a swap with the pack.
            return sum(chance * self.end(settled | taken[0], need, then) for taken, chance, then in self.draws(key))
        name = (frail, place, one, row, given, mask, need, key)
        found = self.memo.get(name)
        if found is None:
            found = 0.0
            for met, chance, then in self.comes(place, key):
                found += chance * self._meet(frail, place, one, met, row, given, mask, need, then)
            self.memo[name] = found
        return found

    def _meet(
        self,
        frail: bool,
        place: int,
        one: _Class,
        met: _Class,
        row: int,
        given: int,
        mask: int,
        need: int,
        key: tuple[int, ...],
    ) -> float:
        bits, asks, _ = one
        shown, _, kind = met
        settled = mask | given if given > 0 else mask
        if kind == _HORSE:
            return self._ask(frail, place + 1, one, row, given, mask | shown, need, key)
        result = 0.0
        refuses = 1.0 if kind == _PLAIN else 1 - self.pays if kind == _INN else 0.0
        if refuses:
            # A swap: the asker is finished, the other one goes on with the card that came.
            if asks:
                result = self._ask(self.frail[place], place + 1, one, 2 if row else 0, shown, settled, need, key)
            else:
                result = self._fresh(place + 1, settled | shown | bits, need, key)
            if refuses == 1:
                return result
            result *= refuses
        if kind in (_INN, _CUCKOO):
            return result + (1 - refuses) * self._fresh(place + 1, settled | shown | bits, need, key)
        gone = frail or not self.table.double
        if kind == _HUNTER:
            return self._fresh(place + 1, settled | shown | (0 if gone else bits), need, key)
        # The cat: the asker has its own card again, the row is as it was dealt.
        after = mask | shown
        if row:
            after |= self.goes_back
            if row == 2:
                after |= self.comes_back | (0 if gone else given)
            elif not gone:
                after |= self.comes_back
            return self._fresh(place + 1, after, self.need_back, key)
        if given >= 0:
            after |= bits | (0 if gone else given)
        elif not gone:
            after |= bits
        return self._fresh(place + 1, after, need, key)

"""What a hand of Monopoly: The Card Game is worth, exactly, and whether it may go out.

A hand is counted by kinds: which properties of each group, houses by number, hotels, tokens, GO, Mr. Monopoly and
Chance. Without Chance the best arrangement is found directly: houses stand in order, so what is worth most is to build
on the dearest groups first. What Chance may stand for is tried out among the few cards that could change anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Final, NamedTuple

from cardwidgets.engine.cards import Face

__all__ = [
    "GROUPS",
    "HOUSES",
    "TOKENS",
    "VALUES",
    "Line",
    "Worth",
    "can_stand",
    "could_be",
    "may_go_out",
    "obstacle",
    "open_roles",
    "worth",
]

GROUPS: Final[dict[str, tuple[Face, ...]]] = {
    "dark_purple": ("MED", "BAL"),
    "light_blue": ("ORI", "VER", "CON"),
    "light_purple": ("STC", "STA", "VIR"),
    "orange": ("STJ", "TEN", "NYA"),
    "red": ("KEN", "IND", "ILL"),
    "yellow": ("ATL", "VEN", "MAR"),
    "green": ("PAC", "NCA", "PEN"),
    "dark_blue": ("PKP", "BWK"),
    "railroads": ("RDG", "PRR", "BNO", "SHL"),
    "utilities": ("ELE", "WAT"),
}
"""The groups and their properties, as on the standard board (MC-2.2)."""

VALUES: Final[dict[str, int]] = {
    "dark_purple": 50,
    "light_blue": 100,
    "light_purple": 150,
    "orange": 200,
    "red": 250,
    "yellow": 300,
    "green": 350,
    "dark_blue": 400,
    "railroads_2": 250,
    "railroads_3": 500,
    "railroads_4": 1000,
    "utilities": 500,
    "hotel": 500,
    "go": 200,
    "mr_monopoly": 1000,
}
"""The value table MC-V1. What the cards say could not be confirmed: each value is an option of a match."""

HOUSES: Final = ("H1", "H2", "H3", "H4")
"""The houses by number (MC-2.7)."""

TOKENS: Final = ("TK_CAR", "TK_SHIP", "TK_IRON", "TK_THIMBLE", "TK_HAT", "TK_BARROW")
"""The tokens (MC-2.10)."""

CHANCE: Final = "CH"
HOTEL: Final = "HT"
GO: Final = "GO"
MR: Final = "MR"
TOKEN: Final = "TK"
"""What a Chance card may stand for: some token or other, all being alike (MC-R6)."""

STREETS: Final = tuple(GROUPS)[:8]
"""The groups that carry houses (MC-2.8, MC-R4)."""

GROUP_OF: Final[dict[Face, str]] = {face: group for group, faces in GROUPS.items() for face in faces}
"""The group of each property."""

_SIZE: Final = {group: len(faces) for group, faces in GROUPS.items()}
_BUILDING: Final = (*HOUSES, HOTEL)
_NOTHING: Final = ""
"""The role of a Chance card that helps nowhere."""

_BUILT: Final = (*HOUSES, HOTEL, TOKEN, _NOTHING)


class Line(NamedTuple):
    """One line of what a hand is worth.

    Parameters
    ----------
    kind:
        ``group``, ``houses``, ``hotel``, ``token``, ``go`` or ``mr_monopoly``.
    group:
        The group it belongs to; empty for GO and Mr. Monopoly.
    cards:
        The cards that earn it, Chance cards as ``CH``.
    amount:
        What it pays, in dollars.
    clause:
        The clause that says so.

    Examples
    --------
    >>> Line("go", "", ("GO", "GO"), 400, "MC-2.14").amount
    400
    """

    kind: str
    group: str
    cards: tuple[Face, ...]
    amount: int
    clause: str


class Worth(NamedTuple):
    """What a hand is worth, with the breakdown.

    Parameters
    ----------
    total:
        The sum of all lines, in dollars; without the prize for Mr. Monopoly, which depends on the others.
    lines:
        Where it comes from.
    stands:
        What each Chance card stands for in the best arrangement; empty for one that helps nowhere.

    Examples
    --------
    >>> worth(["PKP", "BWK", "H1"], VALUES).total
    800
    """

    total: int
    lines: tuple[Line, ...]
    stands: tuple[Face, ...]


def _needed(group: str, railroads_from: int) -> int:
    """How many properties make a group complete (MC-2.4, MC-R20)."""
    return railroads_from if group == "railroads" else _SIZE[group]


class _Tally:
    """A hand, counted by kinds."""

    __slots__ = ("chances", "counts", "held", "hotels", "houses", "real", "tokens")

    def __init__(self, cards: Iterable[Face]) -> None:
        self.counts = Counter(cards)
        self.held: dict[str, int] = {}
        for face in self.counts:
            group = GROUP_OF.get(face)
            if group is not None:
                self.held[group] = self.held.get(group, 0) + 1
        self.real = self.held
        self.houses = [self.counts[face] for face in HOUSES]
        self.hotels = self.counts[HOTEL]
        self.tokens = sum([self.counts[face] for face in TOKENS])
        self.chances = self.counts[CHANCE]

    def with_roles(self, roles: Iterable[Face]) -> _Tally | None:
        """The same hand with what its Chance cards stand for; None where that cannot be (MC-R6)."""
        copy = object.__new__(_Tally)
        copy.counts, copy.real, copy.chances = self.counts, self.real, 0
        copy.held, copy.houses, copy.hotels, copy.tokens = self.held, self.houses, self.hotels, self.tokens
        taken = []
        for role in roles:
            group = GROUP_OF.get(role)
            if group is not None:
                # Never a property of the same hand, and a group needs one real card.
                if self.counts[role] or role in taken or group not in self.real:
                    return None
                taken.append(role)
                copy.held = {**copy.held, group: copy.held[group] + 1}
            elif role in HOUSES:
                copy.houses = [count + (face == role) for face, count in zip(HOUSES, copy.houses, strict=True)]
            elif role == HOTEL:
                copy.hotels += 1
            elif role == TOKEN:
                copy.tokens += 1
        return copy

    def complete(self, railroads_from: int) -> list[str]:
        """The groups that are complete (MC-4.14, MC-R20)."""
        return [group for group, count in self.held.items() if count >= _needed(group, railroads_from)]

    def built(self, groups: int) -> list[int]:
        """How many groups get a first, second, third and fourth house and a hotel, at most (MC-2.7, MC-R5)."""
        levels = []
        level = groups
        for count in (*self.houses, self.hotels):
            level = min(level, count)
            levels.append(level)
        return levels


def _railroads(count: int, rules: Mapping[str, Any]) -> int:
    """What railroads pay by number; one alone, where one is enough, pays nothing."""
    return int(rules[f"railroads_{count}"]) if count > 1 else 0


def _streets(tally: _Tally, rules: Mapping[str, Any]) -> list[str]:
    """The complete street groups, the dearest first."""
    found = [group for group in tally.complete(rules["railroads_from"]) if group in STREETS]
    return sorted(found, key=lambda group: -rules[group])


def _token(tally: _Tally, streets: Sequence[str], levels: Sequence[int], rules: Mapping[str, Any]) -> tuple[int, str]:
    """What a token pays, and on which group: the best one (MC-2.12, MC-R3, MC-R4)."""
    best = (0, "")
    if streets:
        # Houses stand on the dearest groups first, so the dearest is also the best with all that is built on it.
        value = rules[streets[0]]
        if rules["token"] == "built":
            value += sum(level > 0 for level in levels[:4]) * value + (levels[4] > 0) * rules["hotel"]
        best = (value, streets[0])
    if rules["token_groups"] == "any":
        for group in ("railroads", "utilities"):
            if group in tally.complete(rules["railroads_from"]):
                best = max(best, (_group_value(group, tally.held[group], rules), group))
    return best


def _group_value(group: str, count: int, rules: Mapping[str, Any]) -> int:
    return _railroads(count, rules) if group == "railroads" else int(rules[group])


def _total(tally: _Tally, rules: Mapping[str, Any]) -> int:
    """What a hand is worth whose Chance cards all have their roles, or none."""
    total = int(rules["go"]) * tally.counts[GO]
    values = []
    for group in tally.complete(rules["railroads_from"]):
        value = _group_value(group, tally.held[group], rules)
        total += value
        if group in STREETS:
            values.append(value)
    if not values:
        return total + (tally.tokens and tally.tokens * _token(tally, (), (), rules)[0])
    values.sort(reverse=True)
    levels = tally.built(len(values))
    for level in levels[:4]:
        total += sum(values[:level])
    total += levels[4] * int(rules["hotel"])
    if tally.tokens:
        total += tally.tokens * _token(tally, _streets(tally, rules), levels, rules)[0]
    return total


def _roles(tally: _Tally) -> list[Face]:
    """What a free Chance card may stand for, as far as that could change anything."""
    found: list[Face] = []
    for group, count in tally.real.items():
        lacking = _SIZE[group] - count
        if group in ("railroads", "utilities") or lacking <= tally.chances:
            found += [face for face in GROUPS[group] if not tally.counts[face]]
    return [*found, *_BUILT]


def worth(cards: Iterable[Face], rules: Mapping[str, Any], chances: Sequence[Sequence[Face]] | None = None) -> Worth:
    """Return what a hand is worth in its best arrangement.

    Parameters
    ----------
    cards:
        The faces of the hand, Chance cards as ``CH``.
    rules:
        The values of :data:`VALUES`, and the options ``railroads_from``, ``token`` and ``token_groups`` where they
        differ from the usual.
    chances:
        For each Chance card the roles that are open to it; None when all are (MC-R6).

    Returns
    -------
    Worth
        Total and breakdown; exact.

    Examples
    --------
    >>> hand = ["PKP", "BWK", "H1", "H2", "GO", "GO", "GO", "MR", "MR", "TK_CAR"]
    >>> worth(hand, VALUES).total
    2200
    >>> best = worth(["BWK", "CH", "H1", "GO"], VALUES)
    >>> best.total, best.stands
    (1000, ('PKP',))
    """
    rules = _USUAL | dict(rules)
    tally = _Tally(cards)
    if not tally.chances:
        return Worth(_total(tally, rules), tuple(_lines(tally, (), rules)), ())
    best, best_roles, best_tally = -1, (_NOTHING,) * tally.chances, tally
    for roles in _assignments(tally, chances):
        with_roles = tally.with_roles(roles)
        if with_roles is not None and (total := _total(with_roles, rules)) > best:
            best, best_roles, best_tally = total, roles, with_roles
    return Worth(best, tuple(_lines(best_tally, best_roles, rules)), best_roles)


def _assignments(tally: _Tally, chances: Sequence[Sequence[Face]] | None) -> Iterator[tuple[Face, ...]]:
    """All roles of all Chance cards; where all are open, those that differ only in their order count once."""
    if chances is None:
        yield from combinations_with_replacement(_roles(tally), tally.chances)
    elif len(chances) == 1:
        yield from ((role,) for role in chances[0])
    else:
        yield from ((first, second) for first in chances[0] for second in chances[1])


def _lines(tally: _Tally, roles: Sequence[Face], rules: Mapping[str, Any]) -> Iterator[Line]:
    """The breakdown of a hand whose Chance cards all have their roles."""
    streets = _streets(tally, rules)
    others = [group for group in tally.complete(rules["railroads_from"]) if group not in STREETS]
    levels = tally.built(len(streets))
    spare = {role: list(roles).count(role) for role in roles}

    def laid(face: Face, real: int) -> Face:
        """A real card while there is one, else the Chance card that stands for it."""
        return face if real > 0 else CHANCE

    for group in (*streets, *others):
        cards = tuple(laid(face, tally.counts[face]) for face in GROUPS[group] if tally.counts[face] or spare.get(face))
        yield Line("group", group, cards, _group_value(group, tally.held[group], rules), "MC-2.5")
        at = streets.index(group) if group in streets else len(streets)
        houses = tuple(
            laid(face, tally.counts[face] - at) for face, level in zip(HOUSES, levels, strict=False) if level > at
        )
        if houses:
            yield Line("houses", group, houses, len(houses) * int(rules[group]), "MC-2.9")
        if group in streets and levels[4] > at:
            yield Line("hotel", group, (laid(HOTEL, tally.counts[HOTEL] - at),), int(rules["hotel"]), "MC-2.11")
    value, group = _token(tally, streets, levels, rules)
    if tally.tokens and group:
        real = [face for face in TOKENS if tally.counts[face]]
        for card in [*real, *(CHANCE,) * (tally.tokens - len(real))]:
            yield Line("token", group, (card,), value, "MC-2.12")
    if tally.counts[GO]:
        count = tally.counts[GO]
        yield Line("go", "", (GO,) * count, count * int(rules["go"]), "MC-2.14")


def open_roles(cards: Sequence[Face], stands: Sequence[Face], reward: Sequence[Face]) -> list[tuple[Face, ...]]:
    """Return what each Chance card of somebody who went out may stand for in the end (MC-R10, MC-R26).

    Parameters
    ----------
    cards:
        All cards, the reward among them.
    stands:
        What the Chance cards that were laid down stand for.
    reward:
        The reward cards.

    Returns
    -------
    list
        For each Chance card the roles: one that was laid down stays what it is, unless the reward brings that very
        card: then it may be a house, a hotel or a token. One in the reward may be anything.

    Examples
    --------
    >>> open_roles(["BWK", "CH", "GO"], ["PKP"], ["GO"])
    [('PKP',)]
    >>> open_roles(["BWK", "CH", "PKP"], ["PKP"], ["PKP"])
    [('H1', 'H2', 'H3', 'H4', 'HT', 'TK', '')]
    """
    brought = Counter(TOKEN if face in TOKENS else face for face in reward)
    found: list[tuple[Face, ...]] = []
    for role in stands:
        found.append(_BUILT if brought[role] > 0 else (role,))
        brought[role] -= 1
    tally = _Tally(cards)
    return [*found, *(tuple(_roles(tally)) for _ in range(tally.chances - len(stands)))]


# -- going out ---------------------------------------------------------------------------------------------------------


def may_go_out(cards: Iterable[Face], size: int, railroads_from: int = 2) -> bool:
    """Say whether a hand may go out, surplus cards being shed first (MC-4.14, MC-4.15).

    Parameters
    ----------
    cards:
        The faces of the hand.
    size:
        How many cards it must have at the end.
    railroads_from:
        How many railroads are a group (MC-R20).

    Returns
    -------
    bool
        Exact: whether some choice of cards to shed, and of what Chance stands for, leaves nothing unmatched.

    Examples
    --------
    >>> may_go_out(["PKP", "BWK", "H1", "H2"], 4), may_go_out(["PKP", "BWK", "H2", "GO"], 4)
    (True, False)
    >>> may_go_out(["PKP", "BWK", "H2", "GO", "BAL"], 3)
    True
    """
    tally = _Tally(cards)
    number = sum(tally.counts.values())
    if number < size or not tally.held:
        return False
    if not tally.chances:
        return _fits(tally, (), size, railroads_from)
    roles = _roles(tally)
    for kept in range(tally.chances, -1, -1):
        # A Chance card may be shed as well.
        if number - (tally.chances - kept) < size:
            break
        for chosen in combinations_with_replacement(roles[:-1], kept):
            with_roles = tally.with_roles(chosen)
            if with_roles is not None and _fits(with_roles, chosen, size, railroads_from):
                return True
    return False


def _fits(tally: _Tally, roles: Sequence[Face], size: int, railroads_from: int) -> bool:
    """Whether some of the complete groups, with what can stand on them, come to the right number of cards.

    With a choice of groups every number from the fewest cards to the most can be had: bonus cards, houses from the
    top and railroads are left out one by one.
    """
    groups = tally.complete(railroads_from)
    needed = {GROUP_OF[role] for role in roles if role in GROUP_OF}
    free = tally.counts[GO] + tally.counts[MR] + tally.tokens
    token = sum(role == TOKEN for role in roles)
    least_levels = [sum(role == face for role in roles) for face in _BUILDING]
    for at in range(3, -1, -1):
        least_levels[at] = max(least_levels[at], least_levels[at + 1])
    for count in range(max(1, len(needed)), len(groups) + 1):
        for chosen in combinations(groups, count):
            if not needed <= set(chosen):
                continue
            streets = sum(group in STREETS for group in chosen)
            most_levels = tally.built(streets)
            if (token and not streets) or any(
                least > most for least, most in zip(least_levels, most_levels, strict=True)
            ):
                continue
            most = sum(tally.held[group] for group in chosen)
            least = most
            if "railroads" in chosen:
                wild = sum(GROUP_OF.get(role) == "railroads" for role in roles)
                least += max(railroads_from, wild + 1) - tally.held["railroads"]
            if least + sum(least_levels) + token <= size <= most + sum(most_levels) + free:
                return True
    return False


def can_stand(cards: Iterable[Face], roles: Sequence[Face]) -> bool:
    """Say whether Chance cards of a hand can stand for these, useful or not (MC-R6).

    Parameters
    ----------
    cards:
        The faces of the hand.
    roles:
        What the Chance cards stand for.

    Returns
    -------
    bool
        False for GO, Mr. Monopoly and Chance, for a property of the same hand, and where a group has no real card.

    Examples
    --------
    >>> can_stand(["BWK", "CH"], ["PKP"]), can_stand(["BWK", "CH"], ["KEN"]), can_stand(["BWK", "CH"], ["GO"])
    (True, False, False)
    """
    return all(role in GROUP_OF or role in _BUILT for role in roles) and _Tally(cards).with_roles(roles) is not None


def could_be(cards: Sequence[Face], size: int, chosen: Sequence[Face] = (), railroads_from: int = 2) -> list[Face]:
    """Return what the next Chance card of a hand that goes out may stand for (MC-2.16, MC-R6).

    Parameters
    ----------
    cards:
        The faces of the hand, of the right number already.
    size:
        That number.
    chosen:
        What Chance cards before it stand for.
    railroads_from:
        How many railroads are a group.

    Returns
    -------
    list
        Faces, properties first; with each of them nothing in the hand need be left unmatched.

    Examples
    --------
    >>> could_be(["BWK", "CH", "H1", "GO"], 4), could_be(["PKP", "BWK", "CH", "H1"], 4)
    (['PKP'], ['H2', 'TK'])
    """
    tally = _Tally(cards)
    later = tally.chances - len(chosen) - 1
    roles = [role for role in _roles(tally) if role != _NOTHING]
    found = []
    for role in roles:
        for rest in combinations_with_replacement(roles, later):
            together = (*chosen, role, *rest)
            with_roles = tally.with_roles(together)
            if with_roles is not None and _fits(with_roles, together, size, railroads_from):
                found.append(role)
                break
    return found


def obstacle(cards: Iterable[Face], size: int, railroads_from: int = 2) -> tuple[str, Face] | None:
    """Say what is in the way of going out, None when nothing is (MC-4.14).

    Parameters
    ----------
    cards, size, railroads_from:
        As for :func:`may_go_out`.

    Returns
    -------
    tuple or None
        A word (``number``: too few cards; ``group``: no complete group; ``property``, ``house``, ``hotel``,
        ``chance``: the card that is left unmatched; ``street``: a building without any complete colour group;
        ``surplus``: no choice of cards to shed leaves a fitting hand) and the face it is about, if any.

    Examples
    --------
    >>> obstacle(["PKP", "BWK", "H2", "GO"], 4), obstacle(["PKP", "BWK", "BAL", "GO"], 4)
    (('house', 'H2'), ('property', 'BAL'))
    """
    cards = list(cards)
    if may_go_out(cards, size, railroads_from):
        return None
    tally = _Tally(cards)
    if len(cards) < size:
        return "number", ""
    groups = tally.complete(railroads_from)
    if not any(count + tally.chances >= _needed(group, railroads_from) for group, count in tally.held.items()):
        return "group", ""
    if len(cards) > size:
        return "surplus", ""
    for face in tally.counts:
        if face in GROUP_OF and GROUP_OF[face] not in groups and not tally.chances:
            return "property", face
    streets = sum(group in STREETS for group in groups)
    for face, count, level in zip(_BUILDING, (*tally.houses, tally.hotels), tally.built(streets), strict=True):
        if count > level and not tally.chances:
            return ("street" if not streets else "hotel" if face == HOTEL else "house"), face
    return "chance", CHANCE


_USUAL: Final[dict[str, Any]] = {"railroads_from": 2, "token": "group", "token_groups": "street"}

"""What a hand of Monopoly: The Card Game may come to, as far as one seat can see, and what it should do about it.

A hand is held as one whole number: a bit for each property, then four bits for the number of each other kind. So cards
come and go by adding and subtracting, and what a hand is thought to be worth is remembered for the decision. All is
computed from a view: nothing is random, and nothing is kept between two decisions. A trade is made of several
decisions; each time the whole trade is planned anew, and what lies open is the same, so the plan is the same too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import comb, prod
from typing import Any, Final, NamedTuple

from cardwidgets.engine._monopoly_card_game_worth import (
    CHANCE,
    GO,
    GROUP_OF,
    GROUPS,
    HOTEL,
    HOUSES,
    MR,
    STREETS,
    TOKEN,
    TOKENS,
    could_be,
    worth,
)
from cardwidgets.engine.cards import Face
from cardwidgets.engine.game import Action, View
from cardwidgets.engine.monopoly_card_game import EXCHANGE, OUT, MonopolyCardGame

__all__ = ["HABITS", "Habits", "Plan", "Table", "choose"]

_KINDS: Final = (*HOUSES, HOTEL, TOKEN, GO, MR, CHANCE)
_ONE: Final[dict[Face, int]] = {face: 1 << at for at, face in enumerate(GROUP_OF)}
_ONE.update({kind: 1 << 28 + 4 * at for at, kind in enumerate(_KINDS)})
_ONE.update(dict.fromkeys(TOKENS, _ONE[TOKEN]))
_AT: Final = {face: one.bit_length() - 1 for face, one in _ONE.items()}
_SHIFT: Final = {group: _AT[faces[0]] for group, faces in GROUPS.items()}
_H1, _H2, _H3, _H4, _HT, _TK, _GO, _MR, _CH = (_AT[kind] for kind in _KINDS)
_RAILS, _WORKS = _SHIFT["railroads"], _SHIFT["utilities"]
_SIZES: Final = {5: 11, 6: 9}


@cache
def _pack(houses: str) -> Mapping[Face, int]:
    return MonopolyCardGame({"houses": houses}, 0).pack.counts


@dataclass(frozen=True, slots=True)
class Habits:
    """What is thought of things: plain numbers, found by playing many hands.

    Parameters
    ----------
    draws:
        How many unseen cards one gets to see for each turn: others' discards can be traded for.
    top, deep, extra, buried, held:
        How likely a card is to be had in the end that lies on top of another's pile, deeper in it, on an extra pile, in
        the own pile, or in another's hand.
    hazard:
        How likely somebody else is to end the hand in one lap; more than 0.
    hard:
        How much farther a card is that can hardly be had, compared with one that fits anywhere.
    slow:
        How fast the hope of going out fades with each card that is missing.
    out:
        What going out brings, the reward and that others are stopped, in dollars.
    wild:
        What a Chance card brings to a hand that goes out, in dollars.
    house, later:
        What counts of houses and tokens that are not there yet.
    give, expose:
        What counts of what another gets: given, and left open for the taking.
    """

    draws: float = 1.8
    top: float = 0.5
    deep: float = 0.3
    extra: float = 0.35
    buried: float = 0.05
    held: float = 0.08
    hazard: float = 0.12
    hard: float = 0.6
    slow: float = 0.25
    out: float = 900.0
    wild: float = 600.0
    house: float = 0.5
    later: float = 0.1
    give: float = 0.7
    expose: float = 0.4


HABITS: Final = Habits()
"""What the regular thinks."""


class Plan(NamedTuple):
    """One thing to do on a turn, and what is thought of it.

    Parameters
    ----------
    score:
        What the hand may come to, in dollars, less what others gain by it.
    action:
        What is done first.
    card:
        The card that it is about, one that lies open.
    number, put:
        In a trade: how many cards, and which hand card goes down before; otherwise 0 and nothing.
    deny:
        How much of the score is that others do not get a card.

    Examples
    --------
    >>> Plan(120.0, Action("draw")).number
    0
    """

    score: float
    action: Action
    card: Face = ""
    number: int = 0
    put: Face = ""
    deny: float = 0.0


class Table:
    """A view, counted; and the value of a hand as far as that view tells.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    habits:
        What is thought of things.
    over:
        Whether the hand is thought to end at once: then nothing is hoped for.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> table = Table(new_match("monopoly_card_game", seed=7).view(0), over=True)
    >>> table.money(Table.count(["PKP", "BWK", "H1", "GO", "MED"]))
    1000.0
    """

    def __init__(self, view: View, habits: Habits = HABITS, over: bool = False) -> None:
        assert view.seat is not None
        zones = view.zones
        self.habits, self.me = habits, view.seat
        self.rules: dict[str, Any] = view.facts["options"]
        self.players: int = self.rules["players"]
        self.size = _SIZES.get(self.players, 10)
        self.others = [seat for seat in range(self.players) if seat != self.me]
        self.hand = [card for card in zones[f"hand {self.me}"] if card is not None]
        self.piles = {zone: [card or "" for card in zones[zone]] for zone in zones if zone.startswith("pile")}
        self.own = self.piles[f"pile {self.me}"]
        self.known = {seat: [card for card in zones[f"hand {seat}"] if card] for seat in self.others}
        self.unknown = {seat: zones[f"hand {seat}"].count(None) for seat in self.others}
        self.left = len(zones["draw"])
        self.unseen = self._unseen(view)
        self.hidden = max(1, sum(self.unseen.values()))
        self.turns = 0.0 if over else self._turns(view)
        self.soon = self._soon()
        self._values: dict[int, float] = {}
        self._gains: dict[tuple[int, Face], float] = {}
        self._prepare()

    @property
    def large(self) -> bool:
        """Whether five or six play.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> Table(new_match("monopoly_card_game", seed=7).view(0)).large
        False
        """
        return self.players > 4

    def _unseen(self, view: View) -> dict[Face, int]:
        """How many of each card have not been shown."""
        left = dict(_pack(self.rules["houses"]))
        for cards in view.zones.values():
            for card in cards:
                if card is not None:
                    left[card] -= 1
        return {face: count for face, count in left.items() if count > 0}

    def _turns(self, view: View) -> float:
        """How many more turns one may hope for after this one."""
        if self.large:
            rest = float(self.rules["max_passes"] - view.facts["passes"])
        else:
            # Not every turn draws a card.
            rest = 1.25 * max(0, self.left - 1) / self.players
        stay = 1 - self.habits.hazard
        return float(stay * (1 - stay**rest) / self.habits.hazard)

    def _soon(self) -> float:
        """How likely the hand is to end before one has another turn."""
        if not self.turns:
            return 1.0
        return self.habits.hazard + (0.3 if self.left < self.players and not self.large else 0.0)

    # -- what a hand may come to ---------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Tables for the value of a hand, such as how likely each set of properties is to be completed."""
        rules, had = self.rules, self._had()
        self._complete = {}
        for group, faces in GROUPS.items():
            self._complete[group] = [
                prod([had.get(face, 0.0) for at, face in enumerate(faces) if not mask >> at & 1]) if mask else 0.0
                for mask in range(1 << len(faces))
            ]
        self._streets = [
            (_SHIFT[group], (1 << len(GROUPS[group])) - 1, self._complete[group], float(rules[group]))
            for group in sorted(STREETS, key=lambda group: -rules[group])
        ]
        self._works = [chance * rules["utilities"] for chance in self._complete["utilities"]]
        self._rails = self._railroads(had)
        self._rows = self._find_rows(had)
        self.prizes = self._find_prizes(had)
        self._houses = [self.habits.house * had.get(face, 0.0) for face in HOUSES]
        self._hotel = self.habits.house * had.get(HOTEL, 0.0)
        self._more = self.habits.later * self.turns

    def _had(self) -> dict[Face, float]:
        """How likely each card that one does not hold is to be had in the end; for tokens that is any of them."""
        habits = self.habits
        ready = min(1.0, self.turns / 2)
        miss: dict[Face, float] = {}

        def seen(face: Face, chance: float) -> None:
            kind = TOKEN if face in TOKENS else face
            miss[kind] = miss.get(kind, 1.0) * (1 - chance)

        for face, count in self.unseen.items():
            seen(face, 1 - (1 - count / self.hidden) ** (habits.draws * self.turns))
        for zone, pile in self.piles.items():
            for depth, face in enumerate(reversed(pile)):
                if pile is self.own:
                    chance = habits.buried
                elif zone in ("pile X", "pile Y"):
                    chance = habits.buried if depth else habits.extra
                elif depth <= len(self.own):
                    chance = habits.deep if depth else habits.top
                else:
                    chance = habits.buried
                seen(face, chance * ready)
        for cards in self.known.values():
            for face in cards:
                seen(face, habits.held * ready)
        for face in self.hand:
            if face in GROUP_OF:
                # Once it is shed it lies in the own pile.
                seen(face, habits.buried * ready)
        return {face: 1 - chance for face, chance in miss.items()}

    def _railroads(self, had: dict[Face, float]) -> list[float]:
        """What each set of railroads comes to on average."""
        rules = self.rules
        pays = [0.0, 0.0, *(float(rules[f"railroads_{count}"]) for count in (2, 3, 4))]
        pays[: rules["railroads_from"]] = [0.0] * rules["railroads_from"]
        found = [0.0]
        for mask in range(1, 16):
            spread = [0.0] * 5
            spread[mask.bit_count()] = 1.0
            for at, face in enumerate(GROUPS["railroads"]):
                if not mask >> at & 1:
                    chance = had.get(face, 0.0)
                    spread = [
                        one * (1 - chance) + less * chance for one, less in zip(spread, [0.0, *spread], strict=False)
                    ]
            found.append(sum(chance * pay for chance, pay in zip(spread, pays, strict=True)))
        return found

    def _find_rows(self, had: dict[Face, float]) -> list[tuple[int, int, list[tuple[int, int, float]], int]]:
        """For each set of properties: how many there are, how many are missing, and how hard these are to get."""
        found = []
        for group, faces in GROUPS.items():
            rows = []
            for mask, complete in enumerate(self._complete[group]):
                held, lack, chance = mask.bit_count(), len(faces) - mask.bit_count(), complete
                if group == "railroads":
                    lack = max(0, self.rules["railroads_from"] - held)
                    chance = 1 - prod([1 - had.get(face, 0.0) for at, face in enumerate(faces) if not mask >> at & 1])
                rows.append((held, lack, 1 + self.habits.hard * (1 - chance)))
            found.append((_SHIFT[group], (1 << len(faces)) - 1, rows, int(group in STREETS)))
        return found

    def _find_prizes(self, had: dict[Face, float]) -> list[float]:
        """What so many Mr. Monopoly cards are worth: the prize goes to the only one who has the most (MC-R8)."""
        free = self.unseen.get(MR, 0)
        chances = [0.0]
        for count in range(1, 6):
            chance = 1.0
            for seat in self.others:
                share = min(1.0, (self.unknown[seat] + 0.7 * self.left / self.players) / self.hidden)
                fewer = range(min(count - self.known[seat].count(MR), free + 1))
                chance *= sum(comb(free, more) * share**more * (1 - share) ** (free - more) for more in fewer)
            chances.append(chance)
        more = had.get(MR, 0.0)
        return [self.rules["mr_monopoly"] * (less + more * (then - less)) for less, then in pairwise(chances)]

    @staticmethod
    def count(cards: Iterable[Face]) -> int:
        """Write cards as one number.

        Parameters
        ----------
        cards:
            Their faces.

        Returns
        -------
        int
            A bit for each property, and four bits for the number of each other kind.

        Examples
        --------
        >>> Table.count(["MED"]), Table.count(["MED", "BAL"])
        (1, 3)
        """
        return sum([_ONE[card] for card in cards])

    def value(self, hand: int) -> float:
        """Return what a hand may come to: its money, and the hope of going out.

        Parameters
        ----------
        hand:
            The cards, see :meth:`count`.

        Returns
        -------
        float
            Dollars.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> table = Table(new_match("monopoly_card_game", seed=7).view(0))
        >>> table.value(Table.count(["PKP", "BWK"])) > table.value(Table.count(["PKP", "MED"]))
        True
        """
        found = self._values.get(hand)
        if found is None:
            wild = hand >> _CH
            found = money = self.money(hand)
            hope = max(0.0, 1 - self.habits.slow * self._distance(hand, wild)) if self.turns else 0.0
            found += hope * self.habits.out
            if wild:
                # Chance has to be got rid of in time, or to go out with the hand (MC-2.18).
                found += wild * hope * self.habits.wild - self.soon * money
            self._values[hand] = found
        return found

    def money(self, hand: int) -> float:
        """Return what a hand may be paid, Chance apart.

        Parameters
        ----------
        hand:
            The cards, see :meth:`count`.

        Returns
        -------
        float
            Dollars; exact where the hand is over, but for the prize, a third house alike and a second hotel.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> view = new_match("monopoly_card_game", seed=7).view(0)
        >>> pair = Table.count(["PKP", "TK_CAR"])
        >>> Table(view).money(pair) > Table(view, over=True).money(pair) == 0
        True
        """
        none = 1.0
        total = one = first = second = 0.0
        for shift, full, chances, pays in self._streets:
            mask = hand >> shift & full
            if mask and chances[mask]:
                chance = chances[mask]
                # Houses stand on the dearest complete street first, and the second ones on the next.
                total += chance * pays
                first += none * chance * pays
                second += one * chance * pays
                one += chance * (none - one)
                none *= 1 - chance
        pays = first
        if first:
            level, again, run, rerun = 1.0, 1.0, 0.0, 0.0
            counts = (hand >> _H1 & 15, hand >> _H2 & 15, hand >> _H3 & 15, hand >> _H4 & 15)
            for count, chance in zip(counts, self._houses, strict=True):
                level *= 1.0 if count else chance
                again *= 1.0 if count > 1 else chance if count else 0.0
                run += level
                rerun += again
            built = first * run + (1 - none) * level * self.rules["hotel"] * (1.0 if hand >> _HT & 15 else self._hotel)
            total += built + second * rerun
            if self.rules["token"] == "built":
                pays += built
        rails, works = self._rails[hand >> _RAILS & 15], self._works[hand >> _WORKS & 3]
        if self.rules["token_groups"] == "any":
            pays = max(pays, rails, works)
        total += rails + works + pays * ((hand >> _TK & 15) + self._more)
        return float(total + (hand >> _GO & 15) * self.rules["go"] + self.prizes[min(4, hand >> _MR & 15)])

    def _distance(self, hand: int, wild: int) -> float:
        """About how many cards are missing for going out, those that are hard to get counting more.

        Besides the groups that are complete one or two others may be completed; all other properties are in the way.
        """
        counts = (hand >> _H1 & 15, hand >> _H2 & 15, hand >> _H3 & 15, hand >> _H4 & 15, hand >> _HT & 15)
        rest = self.size - (hand >> _TK & 15) - (hand >> _GO & 15) - (hand >> _MR & 15)
        whole = streets = 0
        parts: list[tuple[int, int, float, int]] = []
        for shift, full, rows, street in self._rows:
            mask = hand >> shift & full
            if mask:
                held, lack, effort = rows[mask]
                if lack:
                    parts.append((held, lack, effort, street))
                else:
                    whole += 1
                    rest -= held
                    streets += street
        fits = []
        for most in range(streets, streets + 3):
            level, found = most, 0
            for count in counts:
                if count < level:
                    level = count
                found += level
            fits.append(rest - found)
        best: float = max(0, fits[0] - wild) if whole else 2 * self.size
        for at, (held, lack, effort, street) in enumerate(parts):
            room = fits[street] - held
            if room >= lack:
                far = effort * max(0, lack - wild) + max(0, room - max(lack, wild))
                if far < best:
                    best = far
            for held2, lack2, effort2, street2 in parts[:at]:
                room, need = fits[street + street2] - held - held2, lack + lack2
                if room >= need:
                    far = max(0.0, effort * lack + effort2 * lack2 - wild) + max(0, room - max(need, wild))
                    if far < best:
                        best = far
        return best

    # -- others --------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, face: Face) -> float:
        """Return about how much a card is worth to another.

        Parameters
        ----------
        seat:
            Whose hand it would come to.
        face:
            The card.

        Returns
        -------
        float
            Dollars. A property is worth something as far as the rest of its group may be in that hand.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = {"hands": [["MED"], ["BWK"]], "known": [[1], [3]], "piles_bottom_first": [["PKP"], ["BAL"]]}
        >>> table = Table(new_match("monopoly_card_game", seed=7, position=position).view(0))
        >>> table.gain(1, "PKP") > 5 * table.gain(1, "MED")
        True
        """
        found = self._gains.get((seat, face))
        if found is None:
            found = self._gains[seat, face] = self._gain(seat, face)
        return found

    def _gain(self, seat: int, face: Face) -> float:
        rules, cards = self.rules, self.known[seat]
        group = GROUP_OF.get(face)
        if group is None:
            if face in (GO, MR):
                return float(0.8 * rules["go"] if face == GO else 0.25 * rules["mr_monopoly"])
            if face == CHANCE:
                return -50.0
            whole = [rules[street] for street in STREETS if all(one in cards for one in GROUPS[street])]
            return float(max([*whole, 130 if face in TOKENS or face == "H1" else 80]))
        share = self.unknown[seat] / self.hidden
        has, gets = [], []
        for other in GROUPS[group]:
            if other != face:
                has.append(1.0 if other in cards else share if other in self.unseen else 0.0)
                open_to_all = any(other in pile for pile in self.piles.values())
                gets.append(max(has[-1], 0.25 if open_to_all else 0.1 if other in self.unseen else 0.0))
        if group == "railroads":
            return 250 * min(1.0, sum(has)) + 250 * max(0.0, sum(has) - 1)
        return float(prod(gets) * (rules[group] * (2.5 if group in STREETS else 1) + 200))

    def exposed(self, pile: Sequence[Face], owner: int | None) -> float:
        """Return what it costs that others may take the top of a pile.

        Parameters
        ----------
        pile:
            The cards from the bottom up.
        owner:
            Whose it is: that seat cannot take it; None for an extra pile.

        Returns
        -------
        float
            What the one gains who gains most, as far as it counts.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> Table(new_match("monopoly_card_game", seed=7).view(0)).exposed([], 0)
        0.0
        """
        if not pile:
            return 0.0
        gains = [self.gain(seat, pile[-1]) for seat in self.others if seat != owner]
        return self.habits.expose * max([0.0, *gains])

    # -- shedding ------------------------------------------------------------------------------------------------------

    def shed(self, hand: int, faces: Sequence[Face], pile: Sequence[Face]) -> tuple[float, list[Face]]:
        """Choose what to shed, one after the other, each time the card that is missed least.

        Parameters
        ----------
        hand, faces:
            The cards, as a number and as faces: those that may be shed.
        pile:
            The own pile.

        Returns
        -------
        tuple
            What the rest may come to less what lies open then; and the cards, the most dangerous first, so that the
            others cover it.
        """
        me, left, shed = self.me, list(faces), []
        for surplus in range(self._number(hand) - self.size, 0, -1):
            best, least = -1e9, left[0]
            for face in dict.fromkeys(left):
                score = self.value(hand - _ONE[face]) - (self.exposed([face], me) if surplus == 1 else 0.0)
                if score > best:
                    best, least = score, face
            left.remove(least)
            shed.append(least)
            hand -= _ONE[least]
        if len(shed) > 1:
            shed.sort(key=lambda face: self.exposed([face], me), reverse=True)
        return self.value(hand) - self.exposed(shed or pile, me), shed

    @staticmethod
    def _number(hand: int) -> int:
        others = hand >> 28
        return (hand & (1 << 28) - 1).bit_count() + sum([others >> 4 * at & 15 for at in range(len(_KINDS))])

    def drawn(self, hand: int, faces: Sequence[Face], pile: Sequence[Face]) -> float:
        """Return what a hand may come to on average after a card is drawn.

        Parameters
        ----------
        hand, faces:
            The cards, as a number and as faces.
        pile:
            The own pile.

        Returns
        -------
        float
            Dollars, less what lies open then.
        """
        surplus = self._number(hand) + 1 - self.size
        # Only those that are missed least come into question.
        weak = sorted(dict.fromkeys(faces), key=lambda face: -self.value(hand - _ONE[face]))[: surplus + 3]
        few = [face for face in faces if face in weak]
        total = 0.0
        for face, count in self.unseen.items():
            total += count * self.shed(hand + _ONE[face], [*few, face], pile)[0]
        return total / self.hidden


# -- choosing ----------------------------------------------------------------------------------------------------------


def choose(view: View, habits: Habits = HABITS) -> tuple[Action, str, Face]:
    """Choose among what is legal.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    habits:
        What is thought of things.

    Returns
    -------
    tuple
        The action, the last word of the reason, and the card that it is about, if any.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["PKP", "H1", *["GO"] * 4, *["MR"] * 4], None], "piles_bottom_first": [["MED"], ["BWK"]]}
    >>> action, why, card = choose(new_match("monopoly_card_game", seed=7, position=position).view(0))
    >>> action.text, why, card
    ('trade -> pile 1', 'trade', 'BWK')
    """
    if OUT in view.legal:
        # Collecting more has been tried: others go out meanwhile, and the hands that are stopped are worth more.
        return OUT, "out", ""
    phase, table = view.facts["phase"], Table(view, habits)
    hand = table.count(table.hand)
    if phase in ("turn", "trade", "put"):
        return _turn(view, table, hand)
    if phase == "swap":
        return _swap(view, table, hand)
    if phase == "shed":
        return _discard(table, hand)
    if phase in ("lay", "pass"):
        return _part(view, table, hand)
    if phase == "shed_out":
        return _shed_out(view, table)
    return _stand(view, table)


def _discard(table: Table, hand: int) -> tuple[Action, str, Face]:
    """Shed what is missed least, and say so where it is not simply the card that is worth least."""
    cards = table.shed(hand, table.hand, table.own)[1]
    card, why = cards[0], "discard"
    if len(cards) == 1 and max(table.value(hand - _ONE[face]) for face in table.hand) > table.value(hand - _ONE[card]):
        why = "deny"
    elif card in (GO, MR):
        why = "keep"
    return Action("discard", card), why, card if why == "discard" else ""


def _turn(view: View, table: Table, hand: int) -> tuple[Action, str, Face]:
    """Weigh everything that can be done in a turn, or what is left to decide of a trade."""
    phase, trade = view.facts["phase"], view.facts["trade"]
    plans = list(_trades(table, hand, [trade[1]] if trade else table.others))
    if phase == "put":
        plans = [plan for plan in plans if plan.number == trade[2]]
    elif phase == "turn":
        plans += _others(view, table, hand)
    best = max(plans, key=lambda plan: plan.score)
    plain = max(plans, key=lambda plan: plan.score - plan.deny)
    if phase == "trade":
        return Action("count", str(best.number)), "trade", best.card
    if phase == "put":
        if best.put:
            return Action("put", best.put), "put", best.put
        return EXCHANGE, "trade", best.card
    if best.card and plain.action != best.action:
        return best.action, "deny", best.card
    return best.action, "draw" if best.action.kind in ("draw", "take") else "trade", best.card


def _trades(table: Table, hand: int, seats: Sequence[int]) -> Iterator[Plan]:
    """All trades, of the hand cards that could be put down before those that are missed least."""
    own, give = table.own, table.habits.give
    weak = sorted(dict.fromkeys(table.hand), key=lambda face: -table.value(hand - _ONE[face]))[:4]
    for seat in seats:
        theirs = table.piles[f"pile {seat}"]
        action = Action("trade", "", f"pile {seat}")
        shown = table.exposed(theirs, seat)
        for put in ("", *weak):
            mine, kept, less = own, table.hand, hand
            if put:
                mine, kept, less = [*own, put], list(table.hand), hand - _ONE[put]
                kept.remove(put)
            for count in range(1, min(len(mine), len(theirs)) + 1):
                taken = theirs[-count:]
                value, _ = table.shed(less + table.count(taken), [*kept, *taken], mine[:-count])
                value -= give * sum([table.gain(seat, face) for face in mine[-count:]])
                deny = shown - table.exposed(theirs[:-count], seat)
                yield Plan(value + deny, action, taken[-1], count, put, deny)


def _others(view: View, table: Table, hand: int) -> Iterator[Plan]:
    """What else can be done in a turn: drawing, and the moves with an extra pile."""
    for action in view.legal:
        if action.kind == "draw":
            yield Plan(table.drawn(hand, table.hand, table.own), action)
        elif action.kind == "take":
            extra = table.piles[action.source]
            card = extra[-1]
            value = table.drawn(hand + _ONE[card], [*table.hand, card], table.own[:-2])
            deny = table.exposed(extra, None) - table.exposed([table.own[-2]], None)
            yield Plan(value + deny, action, card, deny=deny)
        elif action.kind == "swap_tops":
            owner = int(action.source.split()[1])
            pile, extra = table.piles[action.source], table.piles[action.target]
            deny = table.exposed(extra, None) + table.exposed(pile, owner)
            deny -= table.exposed(pile, None) + table.exposed(extra, owner)
            value, _ = table.shed(hand, table.hand, table.own)
            yield Plan(value + deny, action, extra[-1], deny=deny)


def _swap(view: View, table: Table, hand: int) -> tuple[Action, str, Face]:
    """With five or six: whose open card is best to have, less what the own one brings to that seat."""

    def score(action: Action) -> float:
        seat, card = int(action.target.split()[1]), table.piles[action.target][-1]
        value, _ = table.shed(hand + _ONE[card], [*table.hand, card], ())
        return value - table.habits.give * table.gain(seat, table.own[-1])

    action = max(view.legal, key=score)
    return action, "trade", table.piles[action.target][-1]


def _part(view: View, table: Table, hand: int) -> tuple[Action, str, Face]:
    """Lay a card open, or pass one to the left: one that is missed little and does not help."""
    lay = view.facts["phase"] == "lay"
    left = (table.me + 1) % table.players

    def score(action: Action) -> float:
        face = action.source
        cost = table.exposed([face], table.me) if lay else table.habits.give * table.gain(left, face)
        return table.value(hand - _ONE[face]) - cost

    action = max(view.legal, key=score)
    return action, "discard" if lay else "pass", action.source if lay else ""


def _shed_out(view: View, table: Table) -> tuple[Action, str, Face]:
    """Lay down what pays most; for the prize the hand is as good as over."""
    prizes = Table(view, table.habits, over=True).prizes

    def pays(action: Action) -> float:
        rest = list(table.hand)
        rest.remove(action.source)
        return worth(rest, table.rules).total + prizes[min(4, rest.count(MR))]

    action = max(view.legal, key=pays)
    return action, "discard", action.source


def _stand(view: View, table: Table) -> tuple[Action, str, Face]:
    """What Chance pays most as, among what leaves nothing unmatched."""
    stands: list[Face] = view.facts["stands"]
    least: int = table.rules["railroads_from"]

    def pays(action: Action) -> int:
        roles = (*stands, action.source)
        later = table.hand.count(CHANCE) - len(roles)
        rest = [could_be(table.hand, table.size, roles, least)] if later else []
        return worth(table.hand, table.rules, [*((role,) for role in roles), *rest]).total

    action = max(view.legal, key=pays)
    return action, "chance", action.source

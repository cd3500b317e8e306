"""The lessons of Monopoly: The Card Game.

Hands and piles are written as their cards in one line, piles from the bottom up. Where a question asks what a hand is
worth, somebody goes out once it is answered, and the account of the hand shows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

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
    VALUES,
    could_be,
    may_go_out,
    worth,
)
from cardwidgets.engine.cards import Face
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import View
from cardwidgets.engine.match import Match
from cardwidgets.engine.monopoly_card_game import MonopolyCardGame
from cardwidgets.lessons.goals import Fact, Goal, Happened, Holds, Played
from cardwidgets.lessons.lesson import Kind, Lesson
from cardwidgets.lessons.level import Level, Line, Play, Question, Reckoning

__all__ = ["LESSONS"]

_GAME: Final = "monopoly_card_game"
_MY_TURN_ENDED: Final = Happened(seat=1)
"""In the small game the next player does nothing before."""


def _cards(line: str | None) -> list[Face] | None:
    """Read a hand or a pile: ``"PKP H1 GO*2"``; None is for the seed to fill."""
    if line is None:
        return None
    found: list[Face] = []
    for word in line.split():
        face, _, count = word.partition("*")
        found += [face] * int(count or 1)
    return found


def _table(
    *hands: str | None, piles: Sequence[str | None] = (), draw: str | None = None, **more: Any
) -> dict[str, Any]:
    """A position: the learner's hand first, then those of the others."""
    position: dict[str, Any] = {"hands": [_cards(hand) for hand in hands], **more}
    if piles:
        position["piles_bottom_first"] = [_cards(pile) for pile in piles]
    if draw is not None:
        position["draw_top_first"] = _cards(draw)
    return position


def _ready(*faces: str) -> Goal:
    """The own hand has ten cards, these among them."""
    return Holds("hand 0", tuple(faces), 10)


def _without(*faces: str) -> Goal:
    """The own hand has none of these."""
    goal: Goal = ~Holds("hand 0", faces[:1])
    for face in faces[1:]:
        goal = goal & ~Holds("hand 0", (face,))
    return goal


def _shedding(*faces: Face) -> Callable[[View], Line]:
    """A way on for whoever discards, in whatever order: these are the cards to be rid of."""

    def onward(view: View) -> Line:
        hand = view.zones["hand 0"]
        left = [face for face in faces if face not in view.zones["pile 0"]]
        shedding = view.facts["phase"] in ("shed", "shed_out") and len(hand) - len(left) == 10
        return tuple(f"discard {face}" for face in left) if shedding else ()

    return onward


# -- what is right -----------------------------------------------------------------------------------------------------


def _result(match: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None).facts["result"][seat]
    return found


def _paid(_: Match, after: Match) -> int:
    """All that the learner is paid."""
    return int(_result(after)["earned"])


def _worth(_: Match, after: Match) -> int:
    """What the learner's hand is worth, without the prize for Mr. Monopoly."""
    return int(_result(after)["earned"] - _result(after)["prize"])


def _pays(kind: str) -> Reckoning:
    """What all lines of a kind in the account of the learner's hand come to."""
    return lambda _, after: sum(line["amount"] for line in _result(after)["lines"] if line["kind"] == kind)


def _complete(groups: Iterable[str]) -> Reckoning:
    """The properties of the learner's complete groups."""
    return lambda _, after: frozenset(
        f"card {card}"
        for line in _result(after)["lines"]
        for card in line["cards"]
        if line["kind"] == "group" and line["group"] in groups
    )


def _seat_or_none(seats: Sequence[int]) -> frozenset[str]:
    return frozenset(f"seat {seat}" for seat in seats) or frozenset({"none"})


def _prize(_: Match, after: Match) -> frozenset[str]:
    """Who gets the prize for Mr. Monopoly."""
    return _seat_or_none([seat for seat in range(after.seats) if _result(after, seat)["prize"]])


def _winner(_: Match, after: Match) -> frozenset[str]:
    outcome = after.view(None).outcome
    return _seat_or_none([] if outcome is None or outcome.winner is None else [outcome.winner])


def _next_dealer(_: Match, after: Match) -> frozenset[str]:
    """Who deals the next round; nobody when the match is over."""
    return _seat_or_none([] if after.turn is None else [after.turn])


def _on_turn(_: Match, after: Match) -> frozenset[str]:
    return _seat_or_none([] if after.turn is None else [after.turn])


def _who_goes_out(_: Match, after: Match) -> frozenset[str]:
    out = after.view(None).facts["out"]
    return _seat_or_none([] if out is None else [out])


def _who_ends_it(_: Match, after: Match) -> frozenset[str]:
    """Who did the last thing that somebody did in the round."""
    deeds = [event for step in after.events(None) for event in step if event.kind in ("draw", "discard")]
    return frozenset({f"seat {deeds[-1].seat}"})


def _still_to_come(before: Match, _: Match) -> frozenset[str]:
    """The cards on offer of which the learner does not see all there are."""
    view = before.view(0)
    seen = Counter(card for cards in view.zones.values() for card in cards if card is not None)
    counts = MonopolyCardGame.PACK.counts
    return frozenset(f"card {face}" for face in _COUNTED if seen[face] < counts[face])


def _hand(match: Match, seat: int = 0) -> list[Face]:
    return [card for card in match.view(seat).zones[f"hand {seat}"] if card is not None]


def _in_the_way(before: Match, _: Match) -> frozenset[str]:
    """The cards without which all others of the learner's hand could go out."""
    return frozenset(f"card {face}" for face in _blocking(_hand(before)))


def _blocking(hand: Sequence[Face]) -> list[Face]:
    def rest(face: Face) -> list[Face]:
        others = list(hand)
        others.remove(face)
        return others

    return [face for face in dict.fromkeys(hand) if may_go_out(rest(face), len(hand) - 1)]


def _stands_for(before: Match, _: Match) -> str:
    """What Chance has to stand for."""
    (face,) = could_be(_hand(before), 10)
    return face


def _stands_for_offer(before: Match, after: Match) -> frozenset[str]:
    return frozenset({f"card {_stands_for(before, after)}"})


def _complete_groups(hand: Iterable[Face]) -> int:
    held = Counter(GROUP_OF[face] for face in set(hand) if face in GROUP_OF)
    return sum(count >= (2 if group == "railroads" else len(GROUPS[group])) for group, count in held.items())


def _trade_for_group(before: Match, _: Match) -> frozenset[str]:
    """Down to which card of a trade pile one has to trade, to have one more complete group."""
    view = before.view(0)
    hand, own = _hand(before), len(view.zones["pile 0"])
    found = set()
    for seat in range(1, before.seats):
        pile = [card for card in view.zones[f"pile {seat}"] if card is not None]
        for count in range(1, min(len(pile), own + 1) + 1):
            if _complete_groups([*hand, *pile[-count:]]) > _complete_groups(hand):
                found.add(f"place pile {seat}:{len(pile) - count}")
                break
    return frozenset(found)


def _within_reach(before: Match, _: Match) -> frozenset[str]:
    """The open cards that the learner can have in hand in this turn."""
    match = before
    found = set()
    for action in match.legal():
        if action.kind == "take":
            found.add(f"place {action.source}:{len(match.view(0).zones[action.source]) - 1}")
        elif action.kind == "trade":
            pile = len(match.view(0).zones[action.target])
            asked = match.at(match.moves)
            asked.play(action)
            most = max(int(count.source) for count in asked.legal() if count.kind == "count")
            found |= {f"place {action.target}:{at}" for at in range(pile - most, pile)}
    return frozenset(found)


# -- what is on offer --------------------------------------------------------------------------------------------------


def _seats(match: Match) -> Line:
    return tuple(f"seat {seat}" for seat in range(match.seats))


def _seats_or_none(match: Match) -> Line:
    return (*_seats(match), "none")


def _own_cards(match: Match) -> Line:
    return tuple(f"card {face}" for face in dict.fromkeys(_hand(match)))


def _own_properties(match: Match) -> Line:
    return tuple(f"card {face}" for face in _hand(match) if face in GROUP_OF)


def _piles(*zones: str) -> Callable[[Match], Line]:
    """All cards of these piles."""
    return lambda match: tuple(f"place {zone}:{at}" for zone in zones for at in range(len(match.view(0).zones[zone])))


_COUNTED: Final = ("PKP", "BWK", "H2", "H3", "H4", "TK_HAT", GO, MR, CHANCE)


def _faces(*faces: Face) -> Callable[[Match], Line]:
    return lambda _: tuple(f"card {face}" for face in faces)


# -- kinds without end -------------------------------------------------------------------------------------------------

_THREES: Final = tuple(group for group in STREETS if len(GROUPS[group]) == 3)
_BONUS: Final = (*[GO] * 4, *[MR] * 4, *TOKENS)


def _pool(*taken: Iterable[Face]) -> list[Face]:
    """The pack without some cards, and without Chance."""
    return [
        face for face in MonopolyCardGame.PACK.without([card for cards in taken for card in cards]) if face != CHANCE
    ]


def _gone_out(stream: Stream, most: int = 2) -> list[Face]:
    """A hand that can go out at once, with so many Mr. Monopoly cards: Bianca's, for questions about the others'."""
    return [*GROUPS[stream.choice(_THREES)], *HOUSES[:3], *[MR] * most, *[GO] * (4 - most)]


def _fill(stream: Stream, hand: list[Face], pool: Sequence[Face], size: int) -> list[Face]:
    """Add cards of a pool that are not in the hand yet."""
    rest = list((Counter(pool) - Counter(hand)).elements())
    return hand + stream.draw(rest, size - len(hand))


def _mixed(stream: Stream, hand: Iterable[Face]) -> list[Face]:
    """The same cards in an order that tells nothing."""
    cards = list(hand)
    return stream.draw(cards, len(cards))


def _make_hand_worth(stream: Stream) -> Level | None:
    bianca = _gone_out(stream)
    pool = _pool(bianca)
    groups = stream.draw([group for group in GROUPS if GROUPS[group][0] not in bianca], 3)
    hand = [*GROUPS[groups[0]], *stream.draw(GROUPS[groups[1]], len(GROUPS[groups[1]]) - stream.below(2))]
    hand += stream.draw(GROUPS[groups[2]], 1)
    hand += [face for face in HOUSES if stream.below(2)]
    hand += stream.draw(TOKENS, stream.below(2))
    if len(hand) > 9 or Counter(hand) - Counter(pool):
        return None
    hand = _fill(stream, hand, [face for face in pool if face not in GROUP_OF], 10)
    value = worth(hand, VALUES)
    used = Counter(face for line in value.lines for face in line.cards)
    lost = Counter(hand) - used - Counter([MR] * 4)
    kinds = {line.kind for line in value.lines}
    # Something to add up, and something that looks as if it paid.
    if len(value.lines) < 3 or not kinds & {"houses", "hotel", "token"} or not any(lost.values()):
        return None
    clauses = ("MC-R17", *dict.fromkeys(line.clause for line in value.lines))
    naive = value.total + sum(_face_value(face) for face in lost.elements())
    return Level(
        *(_GAME, "", ("MC-4.19", *clauses)),
        Question(_worth, moves=("out",), look=("hand 0",), wrong=(str(naive), str(value.total - 50)), about=clauses),
        position={"hands": [_mixed(stream, hand), bianca, None, None], "dealer": 0},
    )


def _face_value(face: Face) -> int:
    """What somebody may take an unused card to be worth; never nothing."""
    return VALUES["hotel"] if face == HOTEL else VALUES.get(GROUP_OF.get(face, ""), 100)


def _make_in_the_way(stream: Stream) -> Level | None:
    clause = stream.choice(("MC-4.14", "MC-4.14", "MC-2.7", "MC-2.7", "MC-R5", "MC-2.8"))
    group = stream.choice(("railroads", "utilities") if clause == "MC-2.8" else STREETS)
    other = stream.choice(("railroads", "utilities") if clause == "MC-2.8" else tuple(GROUPS))
    number = 0 if clause == "MC-2.8" else 1 + stream.below(3)
    hand = [*GROUPS[group], *HOUSES[:number]]
    if other != group and stream.below(2):
        hand += GROUPS[other][:3]
    extra = stream.choice(
        {
            "MC-4.14": tuple(face for face in GROUP_OF if face not in hand),
            "MC-2.7": (*HOUSES[:number], *HOUSES[number + 1 :]),
            "MC-R5": (HOTEL,),
            "MC-2.8": (*HOUSES, HOTEL),
        }[clause]
    )
    hand.append(extra)
    if len(hand) > 9:
        return None
    hand += stream.draw(_BONUS, 10 - len(hand))
    if may_go_out(hand, 10) or _blocking(hand) != [extra]:
        return None
    wrong = next(face for face in hand if face != extra)
    return Level(
        *(_GAME, "", tuple(dict.fromkeys((clause, "MC-4.14")))),
        Question(_in_the_way, _own_cards, look=("hand 0",), wrong=(f"card {wrong}",), about=("MC-4.14", clause)),
        position={"hands": [_mixed(stream, hand), None, None, None], "dealer": 3},
        says={"card": extra},
    )


def _make_best_trade(stream: Stream) -> Level | None:
    group, *others = stream.draw(list(GROUPS), 3)
    order = stream.draw(GROUPS[group], 2 if group == "railroads" else len(GROUPS[group]))
    wanted, hand = order[0], [*order[1:], *(GROUPS[other][0] for other in others)]
    rest = [face for face in _pool([wanted]) if face not in hand]
    hand = _fill(stream, hand, [face for face in rest if face not in GROUP_OF], 10)
    rest = list((Counter(rest) - Counter(hand)).elements())
    target = 1 + stream.below(3)
    # One that looks as well as the right one, but completes nothing, lies on top of another pile.
    tempting = stream.choice([face for face in rest if GROUP_OF.get(face) in others])
    rest.remove(tempting)
    found = stream.draw(rest, 9)
    piles = [found[:2], found[2:4], found[4:6], found[6:8]]
    piles[target].insert(stream.below(3), wanted)
    piles[1 + target % 3].append(tempting)
    depth = 3 - piles[target].index(wanted)
    piles[0] += found[8:]
    return Level(
        *(_GAME, "", ("MC-R14", "MC-4.12", "MC-4.9")),
        Question(
            _trade_for_group,
            _piles("pile 1", "pile 2", "pile 3"),
            moves=(f"trade -> pile {target}", f"count {depth}", "exchange"),
            look=("pile 1", "pile 2", "pile 3"),
            wrong=(f"place pile {1 + target % 3}:2",),
        ),
        position={"hands": [_mixed(stream, hand), None, None, None], "piles_bottom_first": piles, "dealer": 3},
        says={"card": wanted, "count": depth},
    )


def _make_chance_role(stream: Stream) -> Level | None:
    first, second = stream.draw(list(GROUPS), 2)
    number = stream.below(4)
    hand = [*GROUPS[first], *HOUSES[:number], CHANCE]
    if stream.below(2):
        order = stream.draw(GROUPS[second], len(GROUPS[second]))
        hand += order[:-1]
    elif number:
        hand.append(HOUSES[min(3, number + 1)])
    if len(hand) > 9:
        return None
    hand += stream.draw(_BONUS, 10 - len(hand))
    roles = could_be(hand, 10)
    if len(roles) != 1 or roles == [TOKEN]:
        return None
    faces = (*GROUP_OF, *HOUSES, HOTEL)
    alike = [face for face in faces if face != roles[0] and GROUP_OF.get(face, first) in (first, second)]
    offered = stream.draw(alike, 4)
    order = [face for face in faces if face in (*offered, roles[0])]
    return Level(
        *(_GAME, "", ("MC-R6", "MC-2.16")),
        Question(
            _stands_for_offer,
            _faces(*order),
            moves=("out", f"chance {roles[0]}"),
            look=("hand 0",),
            wrong=tuple(f"card {face}" for face in offered[:2]),
        ),
        position={"hands": [_mixed(stream, hand), None, None, None], "dealer": 3},
        says={"card": roles[0]},
    )


def _make_with_reward(stream: Stream) -> Level | None:
    group = stream.choice(_THREES)
    hand = [*GROUPS[group], *HOUSES[: stream.below(4)]]
    if stream.below(2):
        second = stream.choice([other for other in GROUPS if other != group and other != "railroads"])
        hand += [*stream.draw(GROUPS[second], len(GROUPS[second]) - 1), CHANCE]
    hand += stream.draw(_BONUS, max(0, 11 - len(hand)))
    roles = could_be(hand, 11) if CHANCE in hand else []
    if len(hand) != 11 or (CHANCE in hand and len(roles) != 1):
        return None
    piles = stream.draw(_pool(hand), 5)
    alone, loose = worth(hand, VALUES, [roles] if roles else None).total, {*HOUSES, *GROUP_OF}
    # Something in it has to be thought about, and something has to help.
    if not loose & set(piles) or worth([*hand, *piles], VALUES, [roles] if roles else None).total == alone:
        return None
    return Level(
        *(_GAME, "", ("MC-7.11", "MC-R23", "MC-4.19")),
        Question(
            _worth,
            moves=("out", *(f"chance {role}" for role in roles)),
            look=("hand 0", *(f"pile {seat}" for seat in range(5))),
            wrong=(str(alone), "0"),
        ),
        position={
            "hands": [_mixed(stream, hand), None, None, None, None],
            "piles_bottom_first": [[card] for card in piles],
            "dealer": 4,
            "phase": "stay",
        },
    )


def _make_who_gets_it(stream: Stream) -> Level | None:
    holders = [stream.below(4) for _ in range(4)]
    counts = [holders.count(seat) for seat in range(4)]
    most = max(counts)
    top = stream.choice([seat for seat in range(4) if counts[seat] == most])
    # Chance spoils the hand of one who has the most; whoever goes out may well hold it, but that is another question.
    spoilt, still = stream.below(3) > 0, stream.below(6) == 0
    if counts[1] > 2 or most > (3 if spoilt else 2) or (spoilt and top == 1):
        return None
    valid = [0 if spoilt and not still and seat == top else count for seat, count in enumerate(counts)]
    tied = valid.count(max(valid)) > 1
    if tied and stream.below(3):
        return None
    hands = [[MR] * count for count in counts]
    hands[1] = _gone_out(stream, counts[1])
    if spoilt:
        hands[top].append(CHANCE)
    rest = [face for face in _pool(*hands) if face != MR]
    for seat in (0, 2, 3):
        hands[seat] = _fill(stream, hands[seat], rest, 10)
        rest = list((Counter(rest) - Counter(hands[seat])).elements())
    clauses = (*(("MC-R7", "MC-2.18") if spoilt else ()), *(("MC-R8",) if tied else ()), "MC-2.15")
    # Whoever has the most, where that is not enough.
    wrong = f"seat {top}" if tied or spoilt else "none"
    return Level(
        *(_GAME, "", clauses),
        Question(
            _prize,
            _seats_or_none,
            moves=("out",),
            look=tuple(f"hand {seat}" for seat in range(4)),
            wrong=(wrong,),
            about=clauses,
        ),
        position={"hands": [_mixed(stream, hand) for hand in hands], "dealer": 0},
        options={"void_counts": still},
        open_hands=True,
        says={"counts": "yes" if still else "no"},
    )


def _kind(name: str, make: Callable[[Stream], Level | None]) -> Kind:
    return Kind(_GAME, name, make)


# -- the lessons -------------------------------------------------------------------------------------------------------

_BIANCA: Final = "ATL VEN MAR H1 H2 GO*2 MR TK_CAR TK_SHIP"
"""A hand that can go out: of whoever ends the round, where somebody else's hand is what matters."""

_ENDS: Final[Mapping[str, Any]] = {"dealer": 0}
"""Bianca is on turn."""


def _asks(name: str, teaches: str, task: Question, position: dict[str, Any] | None, **more: Any) -> Level:
    return Level(_GAME, name, tuple(teaches.split()), task, position=position, **more)


def _does(name: str, teaches: str, task: Play, position: dict[str, Any] | None, **more: Any) -> Level:
    return Level(_GAME, name, tuple(teaches.split()), task, position=position, **more)


_GROUPS_LEVELS: Final = (
    _asks(
        "groups-1",
        "MC-2.5 MC-1.3 MC-2.2 MC-R20",
        Question(
            _complete(GROUPS),
            _own_properties,
            many=True,
            moves=("out",),
            look=("hand 0",),
            wrong=("card ORI", "card MED"),
            about=("MC-1.3", "MC-2.2", "MC-R20"),
        ),
        _table("MED BAL ORI VER RDG SHL ELE KEN IND ILL", _BIANCA, None, None, **_ENDS),
    ),
    _asks(
        "groups-2",
        "MC-V1 MC-2.5 MC-R20",
        Question(_worth, moves=("out",), look=("hand 0",), wrong=("1150", "1500", "600"), about=("MC-V1", "MC-R20")),
        _table("ORI VER CON BWK RDG PRR SHL ELE WAT MED", _BIANCA, None, None, **_ENDS),
    ),
    _asks(
        "groups-3",
        "MC-R1 MC-2.1 MC-2.2 MC-2.6 MC-2.10 MC-2.14 MC-2.16",
        Question(
            _still_to_come,
            _faces(*_COUNTED),
            many=True,
            look=("hand 0", "pile 0", "pile 1", "pile 2", "pile 3"),
            wrong=("card H3", "card MR"),
            about=("MC-R1", "MC-2.1", "MC-2.2", "MC-2.6", "MC-2.10", "MC-2.14", "MC-2.16"),
        ),
        _table(
            *("PKP H3*2 H4 GO*2 MR CH RDG TK_HAT", None, None, None),
            piles=("GO", "GO H4", "H3 VIR", "CH"),
            draw="BWK H2 MR MED BAL ORI VER CON STC STA TEN NYA",
            dealer=3,
        ),
    ),
)

_HOUSES_LEVELS: Final = (
    _asks(
        "houses-1",
        "MC-2.7 MC-4.14",
        Question(
            _in_the_way,
            _own_cards,
            look=("hand 0",),
            wrong=("card TK_CAR", "card H1"),
            about=("MC-2.7", "MC-4.14"),
        ),
        _table("PKP BWK H1 H2 H4 GO*2 MR*2 TK_CAR", None, None, None, dealer=3),
    ),
    _asks(
        "houses-2",
        "MC-2.9 MC-R5 MC-2.7",
        Question(
            _pays("houses"), moves=("out",), look=("hand 0",), wrong=("1050", "450", "1150"), about=("MC-R5", "MC-2.7")
        ),
        _table("MED BAL PAC NCA PEN H1*2 H2 GO MR", _BIANCA, None, None, **_ENDS),
    ),
    _asks(
        "houses-3",
        "MC-2.11 MC-R5 MC-2.9",
        Question(_worth, moves=("out",), look=("hand 0",), wrong=("2250", "1250", "2000"), about=("MC-R5",)),
        _table("KEN IND ILL H1 H2 H3 H4 HT*2 RDG", _BIANCA, None, None, **_ENDS),
    ),
    _asks(
        "houses-4",
        "MC-2.8 MC-2.7",
        Question(
            _complete(STREETS),
            _own_properties,
            many=True,
            moves=("out",),
            look=("hand 0",),
            wrong=("card RDG", "card MED"),
            about=("MC-2.8", "MC-2.7"),
        ),
        _table("KEN IND ILL RDG PRR SHL ELE WAT MED H1", _BIANCA, None, None, **_ENDS),
    ),
)

_BONUS_LEVELS: Final = (
    _asks(
        "bonus-cards-1",
        "MC-2.12 MC-R3 MC-2.10",
        Question(
            _pays("token"), moves=("out",), look=("hand 0",), wrong=("600", "400", "0"), about=("MC-R3", "MC-2.10")
        ),
        _table("STJ TEN NYA H1 H2 TK_IRON GO MED ORI RDG", _BIANCA, None, None, **_ENDS),
    ),
    _asks(
        "bonus-cards-2",
        "MC-R4 MC-R3 MC-2.12",
        Question(
            _pays("token"), moves=("out",), look=("hand 0",), wrong=("250", "700", "500"), about=("MC-R3", "MC-R4")
        ),
        _table("MED BAL KEN IND ILL H1 TK_HAT TK_IRON ELE WAT", _BIANCA, None, None, **_ENDS),
        options={"token": "built"},
    ),
    _asks(
        "bonus-cards-3",
        "MC-R8 MC-2.15",
        Question(
            _prize,
            _seats_or_none,
            moves=("out",),
            look=("hand 0", "hand 1", "hand 2", "hand 3"),
            wrong=("seat 0", "seat 2", "seat 1"),
            about=("MC-R8", "MC-2.15"),
        ),
        _table(
            "PKP H1 VER MR*2 GO STA TEN NYA PAC",
            "ATL VEN MAR H1 H2 H3 GO*2 TK_CAR TK_SHIP",
            "STC VIR CON MR*2 H1 H2 KEN TK_HAT RDG",
            "IND ILL NCA PEN BNO ELE MED H3 GO TK_IRON",
            **_ENDS,
        ),
        open_hands=True,
    ),
    _asks(
        "bonus-cards-4",
        "MC-2.15 MC-2.14 MC-4.19",
        Question(
            _paid,
            moves=("out",),
            look=("hand 0", "hand 1", "hand 2", "hand 3"),
            wrong=("1300", "950", "2550"),
        ),
        _table(
            "PAC NCA PEN GO*3 MR*2 TK_HAT KEN",
            "ATL VEN MAR H1 H2 H3 GO MR TK_CAR TK_SHIP",
            "STC VIR CON MR H1 H2 IND BAL RDG TEN",
            "STJ ILL ORI PKP BNO ELE MED H3 TK_IRON H1",
            **_ENDS,
        ),
        open_hands=True,
    ),
)

_CHANCE_LEVELS: Final = (
    _asks(
        "chance-cards-1",
        "MC-2.16 MC-R6 MC-4.14",
        Question(
            _stands_for,
            moves=("out", "chance PKP"),
            look=("hand 0",),
            wrong=("H2", "BWK", "H3"),
        ),
        _table("MED BAL BWK CH H1*2 H2 GO*2 MR", None, None, None, dealer=3),
    ),
    _does(
        "chance-cards-2",
        "MC-R6 MC-2.16 MC-4.14",
        Play(
            goal=Happened("chance", seat=0, cause="SHL"),
            solution=("out", "chance SHL"),
            wrong=(("out", "chance H3"), ("out", "chance TK")),
            lost=_MY_TURN_ENDED,
            replies=("draw",),
            slips=(("out", "chance GO"), ("out", "chance RDG"), ("out", "chance PKP")),
        ),
        _table(
            "STJ TEN NYA H1 H2 CH RDG PRR BNO GO", None, None, None, dealer=3, draw="MED ORI KEN ATL STC VER BAL IND"
        ),
    ),
    _does(
        "chance-cards-3",
        "MC-2.18 MC-2.17 MC-4.20",
        Play(
            goal=Fact(("result", 0, "void"), False) & Happened("out", seat=1),
            solution=("draw", "discard CH"),
            wrong=(("draw", "discard STC"), ("draw", "discard KEN")),
            replies=("out",),
            slips=(("out",),),
        ),
        _table(
            "ATL VEN MAR H1 GO*2 TK_IRON CH KEN ORI",
            "RDG PRR BNO SHL ELE WAT GO*2 MR*2",
            *(None, None),
            draw="STC MED VER BAL IND NCA STA TEN",
            piles=("NYA", "CON", "VIR", "STJ"),
            dealer=3,
        ),
        open_hands=True,
    ),
    _asks(
        "chance-cards-4",
        "MC-R7 MC-2.18",
        Question(
            _prize,
            _seats_or_none,
            moves=("out",),
            look=("hand 0", "hand 1", "hand 2", "hand 3"),
            wrong=("seat 2", "none"),
            about=("MC-R7",),
        ),
        _table(
            "PKP H1 VER MR GO STA TEN NYA PAC TK_HAT",
            "ATL VEN MAR H1 H2 H3 GO*2 TK_CAR TK_SHIP",
            "STC VIR CON MR*2 CH H2 KEN IND ILL",
            "STJ NCA PEN BNO ELE MED H3 GO TK_IRON RDG",
            piles=("BAL", "ORI", "SHL", "MR"),
            **_ENDS,
        ),
        open_hands=True,
    ),
)

_TURN_LEVELS: Final = (
    _asks(
        "a-turn-1",
        "MC-4.6 MC-4.21 MC-4.1 MC-4.2 MC-2.1",
        Question(_on_turn, _seats, moves=("next_round",), wrong=("seat 1", "seat 2")),
        _table(None, None, None, None, dealer=1, phase="scored", turn=2, totals=[3000] * 4),
    ),
    _does(
        "a-turn-2",
        "MC-4.8 MC-4.5 MC-4.7 MC-R11",
        Play(
            goal=_ready("ATL", "VEN", "MAR", "H1", "H2", "H3") & _without("BAL") & Happened("draw", seat=0),
            solution=("draw", "discard BAL"),
            wrong=(("draw", "discard H2"), ("draw", "discard H3")),
            lost=_MY_TURN_ENDED,
            replies=("draw",),
            slips=(("draw", "out"), ("draw", "draw")),
        ),
        _table(
            *("ATL VEN MAR H1 H3 GO*2 MR TK_CAR BAL", None, None, None),
            piles=("ORI", "STC", "KEN", "PAC"),
            draw="H2 MED VER CON STA VIR TEN NYA ILL IND",
            dealer=3,
        ),
    ),
    _does(
        "a-turn-3",
        "MC-R19 MC-R13 MC-4.5",
        Play(
            goal=_ready("PKP", "BWK", "H1", "H2", "H3") & _without("KEN", "VIR", "NYA"),
            solution=("draw", "discard KEN", "discard VIR", "discard NYA"),
            wrong=(
                ("draw", "discard H3", "discard KEN", "discard VIR"),
                ("draw", "discard KEN", "discard VIR", "discard GO"),
            ),
            lost=_MY_TURN_ENDED,
            replies=("draw",),
            slips=(("out",), ("draw", "discard KEN", "draw")),
            onward=_shedding("KEN", "VIR", "NYA"),
            about=("MC-R19", "MC-R13"),
        ),
        _table(
            *("PKP BWK H1 H2 GO*2 MR*2 TK_CAR KEN VIR NYA", None, None, None),
            piles=("MED", "STC", "ILL", "PAC"),
            draw="H3 VER CON STA BAL TEN IND NCA",
            dealer=3,
        ),
    ),
)

_TRADE_LEVELS: Final = (
    _does(
        "trading-1",
        "MC-4.9 MC-4.12 MC-4.13",
        Play(
            goal=_ready("PKP", "BWK", "H1", "H2", "H3"),
            solution=("trade -> pile 1", "count 1", "exchange", "discard GO"),
            wrong=(("draw", "discard H3"), ("trade -> pile 1", "count 1", "exchange", "discard H2")),
            lost=_MY_TURN_ENDED,
            replies=("draw",),
            slips=(("trade -> pile 0",), ("trade -> pile 1", "count 1", "exchange", "out"), ("out",)),
        ),
        _table(
            *("PKP BWK H1 H3 GO*3 MR*2 TK_CAR", None, None, None),
            piles=("ORI", "KEN H2", "H4 STC", "VIR"),
            draw="MED VER CON STA TEN NYA ILL IND",
            dealer=3,
        ),
    ),
    _asks(
        "trading-2",
        "MC-R14 MC-4.12 MC-4.9",
        Question(
            _trade_for_group,
            _piles("pile 1", "pile 2", "pile 3"),
            moves=("trade -> pile 1", "count 2", "exchange"),
            look=("pile 1", "pile 2", "pile 3"),
            wrong=("place pile 1:2", "place pile 2:1", "place pile 3:0"),
        ),
        _table(
            *("KEN ILL STC NYA STJ H1 GO MR TK_HAT RDG", None, None, None),
            piles=("ORI MED WAT", "VIR TEN CON", "PAC STA", "PKP MAR"),
            dealer=3,
        ),
    ),
    _does(
        "trading-3",
        "MC-4.10 MC-R12 MC-R14 MC-4.11",
        Play(
            goal=_ready("BWK", "PKP", "H1", "H2") & _without("ORI", "STA"),
            solution=("trade -> pile 1", "count 2", "put ORI", "discard STA"),
            wrong=(("trade -> pile 1", "count 2", "put GO", "discard ORI"), ("draw", "discard ORI")),
            lost=_MY_TURN_ENDED,
            replies=("draw",),
            slips=(
                ("trade -> pile 1", "count 2", "exchange"),
                ("trade -> pile 1", "count 3"),
                ("trade -> pile 1", "count 2", "put ORI", "put STA"),
            ),
        ),
        _table(
            *("BWK H1 H2 GO*2 MR*2 TK_CAR TK_HAT ORI", None, None, None),
            piles=("MED", "CON PKP STA", "VIR", "NYA"),
            draw="VER BAL STC TEN STJ ILL IND KEN",
            dealer=3,
        ),
    ),
    _does(
        "trading-4",
        "MC-4.11 MC-R12 MC-4.10",
        Play(
            goal=_ready("KEN", "IND", "ILL") & Holds("pile 0", ("BWK",)),
            solution=("trade -> pile 1", "count 1", "put ORI"),
            wrong=(("trade -> pile 1", "count 1", "exchange", "discard ORI"), ("draw", "discard ORI")),
            lost=_MY_TURN_ENDED | Holds("hand 1", ("BWK",)),
            replies=("draw",),
        ),
        _table(
            *("KEN ILL H1 H2 GO*2 MR TK_CAR TK_IRON ORI", "PKP H3 CON TEN NYA SHL H1 MR GO TK_HAT", None, None),
            piles=("MED BWK", "VIR IND", "STC", "PAC"),
            draw="VER BAL STJ NCA PEN STA WAT ELE",
            known=[[1] * 10, [15] + [2] * 9, [4] * 10, [8] * 10],
            dealer=3,
        ),
    ),
)

_OUT_LEVELS: Final = (
    _does(
        "going-out-1",
        "MC-4.15 MC-4.14",
        Play(
            goal=Fact(("result", 0, "earned"), 2400, least=True),
            solution=("out", "discard BAL", "discard GO"),
            wrong=(("out", "discard BAL", "discard TK_CAR"), ("out", "discard H2", "discard BAL")),
            lost=_MY_TURN_ENDED,
            replies=("draw",),
            slips=(("out", "discard PKP"), ("out", "discard BAL", "discard ATL")),
            onward=_shedding("BAL", "GO"),
        ),
        _table(
            *("PKP BWK H1*2 H2 ATL VEN MAR GO*2 TK_CAR BAL", None, None, None),
            piles=("ORI", "STC", "KEN", "PAC"),
            draw="NYA VER CON STA ILL TEN IND NCA",
            dealer=3,
        ),
    ),
    _does(
        "going-out-2",
        "MC-R11 MC-4.15",
        Play(
            goal=Happened("out", seat=0) & Holds("hand 0", HOUSES),
            solution=("trade -> pile 2", "count 1", "exchange", "discard GO", "out"),
            wrong=(
                ("trade -> pile 2", "count 1", "exchange", "discard H4", "out"),
                ("draw", "discard H4", "draw", "discard MED"),
            ),
            lost=Played("discard H4") | Played("discard H1") | Played("discard H2"),
            replies=("draw", "discard KEN", "draw", "discard ATL", "draw", "discard ORI"),
            slips=(("out",), ("trade -> pile 2", "count 1", "exchange", "out")),
        ),
        _table(
            "PAC NCA PEN H1 H2 H4 GO*2 MR*2",
            "KEN VER TEN STA H1 ELE SHL BWK MR TK_HAT",
            "ATL ILL NYA VIR H2 WAT BNO GO MR TK_IRON",
            "ORI STC MAR STJ H1 RDG CON IND TK_CAR TK_BARROW",
            piles=("BAL", "VEN", "H3", "PKP"),
            draw="MED H1 H2 GO PRR TK_SHIP HT TK_THIMBLE H3",
            dealer=3,
        ),
    ),
    _asks(
        "going-out-3",
        "MC-4.16 MC-R9 MC-4.17",
        Question(_worth, moves=("out",), look=("hand 0",), wrong=("2500", "1700", "2350"), about=("MC-R9",)),
        _table(
            *("STJ TEN NYA H1 GO*2 ELE WAT TK_HAT TK_IRON", None, None, None),
            draw="H2 GO MED TK_CAR H4 BAL VER CON",
            dealer=3,
        ),
    ),
    _asks(
        "going-out-4",
        "MC-R10 MC-R26 MC-4.16",
        Question(
            _worth,
            moves=("out", "chance PKP"),
            look=("hand 0",),
            wrong=("2750", "3150", "1950"),
            about=("MC-R10", "MC-R26"),
        ),
        _table(
            *("BWK CH H1 GO*2 ELE WAT TK_CAR RDG PRR", None, None, None),
            draw="PKP H2 CH MED KEN BAL VER CON",
            dealer=3,
        ),
    ),
    _does(
        "going-out-5",
        "MC-4.14 MC-2.18 MC-2.17",
        Play(
            goal=Happened("out", seat=0) & Fact(("result", 0, "void"), False),
            solution=("out", "chance PKP"),
            wrong=(("trade -> pile 2", "count 1", "put MR"), ("draw", "discard GO")),
            replies=("out",),
            slips=(("out", "chance H2"),),
        ),
        _table(
            "BWK CH H1 GO*2 ELE WAT MR RDG PRR",
            "KEN IND ILL H1 H2 H3 GO*2 TK_CAR TK_HAT",
            *(None, None),
            piles=("MED", "VIR", "NYA PKP", "TEN"),
            draw="VER BAL STJ NCA PEN STA CON STC",
            dealer=3,
        ),
        open_hands=True,
    ),
    _does(
        "going-out-6",
        "MC-4.9 MC-4.15 MC-4.19",
        Play(
            goal=Fact(("result", 0, "earned"), 2700, least=True),
            solution=("trade -> pile 2", "count 2", "exchange", "discard GO", "discard MR", "out"),
            wrong=(("out",), ("trade -> pile 2", "count 1", "exchange", "discard BWK", "out")),
            lost=Played("discard PKP") | Played("discard BWK") | Played("discard H*") | Played("discard TK_*"),
            replies=(
                *("draw", "discard KEN", "draw", "discard IND", "discard ILL", "discard MED"),
                *("draw", "discard ORI"),
            ),
            slips=(("trade -> pile 2", "count 4"),),
        ),
        _table(
            "ATL VEN MAR H1 H2 H3 GO MR TK_CAR TK_HAT",
            "KEN VER H1 H2 H4 HT CH SHL MR GO",
            "IND ILL H2 H3*2 HT WAT GO MR TK_IRON",
            "ORI STC PAC STJ H1 H4 RDG TK_SHIP TK_BARROW TK_THIMBLE",
            piles=("BAL MED", "NCA", "H2 PKP BWK", "PRR"),
            draw="TEN STA ELE CON NYA VIR BNO PEN",
            dealer=3,
        ),
    ),
)

_PAY_LEVELS: Final = (
    _asks(
        "pay-day-1",
        "MC-R17 MC-4.17 MC-4.19 MC-R20",
        Question(_worth, moves=("out",), look=("hand 0",), wrong=("1650", "1800", "2400"), about=("MC-R20",)),
        _table("PKP BWK H1 H3 RDG SHL TK_HAT GO MR NYA", "ATL VEN MAR H1 H2 GO*2 MR*2 TK_CAR", None, None, **_ENDS),
        options={"railroads_from": 3},
    ),
    _asks(
        "pay-day-2",
        "MC-R18 MC-4.8 MC-4.4",
        Question(
            _who_ends_it,
            _seats,
            moves=("draw", "discard KEN", "draw", "discard IND", "draw", "discard TEN"),
            look=("draw",),
            wrong=("seat 3", "seat 0", "seat 1"),
            about=("MC-4.4",),
        ),
        _table(
            "ATL VEN MAR H1 H3 GO CH TK_CAR KEN ILL",
            "IND PAC NCA H1 H2 GO MR TK_HAT ELE BNO",
            "TEN STJ PKP H1 H2 GO MR TK_IRON ORI SHL",
            None,
            draw="BAL VER CON",
            dealer=3,
        ),
    ),
    _asks(
        "pay-day-3",
        "MC-R21 MC-4.22 MC-R2",
        Question(
            _winner,
            _seats_or_none,
            moves=("out",),
            look=("hand 0", "hand 1", "hand 2", "hand 3"),
            wrong=("seat 1", "none", "seat 2"),
        ),
        _table(
            "KEN IND ILL H1 TK_HAT GO MED VER H3 RDG",
            "STJ TEN H1 H2 GO CON PRR SHL TK_IRON STA",
            "ATL VEN MAR H1 H2 GO*2 MR*2 TK_CAR",
            "PKP PAC NCA STC VIR ELE MR*2 H1 BAL",
            totals=[9300, 9700, 4000, 6000],
            turn=2,
            dealer=1,
        ),
        open_hands=True,
    ),
    _asks(
        "pay-day-4",
        "MC-4.21 MC-3.2",
        Question(
            _next_dealer,
            _seats_or_none,
            moves=("out",),
            look=("hand 0", "hand 1", "hand 2", "hand 3"),
            wrong=("none", "seat 0", "seat 1"),
        ),
        _table(
            "KEN IND ILL H1 TK_HAT GO MED VER H3 RDG",
            "STJ TEN H1 H2 GO CON PRR SHL TK_IRON STA",
            "ATL VEN MAR H1 H2 GO*2 MR*2 TK_CAR",
            "PKP PAC NCA STC VIR ELE MR*2 H1 BAL",
            totals=[9200, 9700, 4000, 6000],
            turn=2,
            dealer=1,
        ),
        open_hands=True,
    ),
    _does(
        "pay-day-5",
        "MC-R25",
        Play(
            goal=Happened("nobody_out", cause="laps"),
            solution=("trade -> pile 2", "count 1", "put STC"),
            wrong=(("draw", "discard KEN"),),
            lost=Happened("draw", seat=0),
            replies=("out", "chance PKP"),
        ),
        _table(
            "ATL VEN MAR H1 GO*2 TK_HAT KEN ORI STC",
            "BWK CH H1 H2 RDG PRR BNO SHL GO*2",
            *(None, None),
            piles=("MED", "VIR", "NYA", "TEN"),
            draw="VER BAL STJ NCA PEN STA WAT CON",
            quiet=19,
            dealer=3,
        ),
        open_hands=True,
    ),
)

_EXTRA_LEVELS: Final = (
    _does(
        "extra-piles-1",
        "MC-5.2 MC-R15",
        Play(
            goal=Happened("swap_tops", seat=0) & Holds("pile X", ("BWK",)),
            solution=("swap_tops pile 2 -> pile X",),
            wrong=(("swap_tops pile 1 -> pile X",), ("draw", "discard MED")),
            lost=_MY_TURN_ENDED,
            replies=("trade -> pile 2", "count 1", "exchange"),
            slips=(("swap_tops pile 0 -> pile X",), ("trade -> pile X",)),
        ),
        _table(
            *("ATL VEN MAR H1 H2 GO MR TK_CAR TK_HAT MED", "PKP H1 H2 H3 TEN NYA RDG MR GO TK_IRON", None),
            piles=("KEN", "STC", "PAC BWK"),
            extras_bottom_first=[["ORI"]],
            draw="VER BAL STJ NCA PEN STA WAT CON",
            known=[[1] * 10, [7] + [2] * 9, [4] * 10],
            dealer=2,
        ),
    ),
    _does(
        "extra-piles-2",
        "MC-5.3 MC-R15",
        Play(
            goal=_ready("BWK", "PKP", "H1", "H2") & _without("ORI", "STC"),
            solution=("take pile X", "discard STC", "discard ORI"),
            wrong=(("draw", "discard ORI"), ("take pile X", "discard H2", "discard ORI")),
            lost=_MY_TURN_ENDED,
            replies=("draw",),
            slips=(("trade -> pile X",),),
            onward=_shedding("STC", "ORI"),
        ),
        _table(
            *("BWK H1 H2 GO*2 MR*2 TK_CAR TK_HAT ORI", None, None),
            piles=("MED VIR", "KEN", "PAC"),
            extras_bottom_first=[["NYA", "PKP"]],
            draw="STC VER BAL STJ NCA PEN STA WAT CON",
            dealer=2,
        ),
    ),
    _asks(
        "extra-piles-3",
        "MC-6.1 MC-5.1 MC-R15 MC-R14",
        Question(
            _within_reach,
            _piles("pile 1", "pile X", "pile Y"),
            many=True,
            moves=("trade -> pile 1", "count 2", "put ORI"),
            look=("pile 0", "pile 1", "pile X", "pile Y"),
            wrong=("place pile 1:2", "place pile X:1"),
            about=("MC-6.1", "MC-5.1", "MC-R15", "MC-R14"),
        ),
        _table(
            *("PKP BWK H1 H3 ORI STC GO*2 MR TK_CAR", None),
            piles=("VIR", "KEN H2 TEN"),
            extras_bottom_first=[["NCA", "ELE"], ["H4"]],
            dealer=1,
        ),
    ),
)


def _reward_size(_: Match, after: Match) -> int:
    """How many cards would be the reward: all trade cards."""
    zones = after.view(None).zones
    return sum(len(zones[f"pile {seat}"]) for seat in range(after.seats))


def _hand_of_six(before: Match, _: Match) -> int:
    """How many cards a hand has with six: what it has with five can be counted on the table."""
    return len(_hand(Match(before.game, options={"players": 6}, seed=0)))


_LARGE_LEVELS: Final = (
    _asks(
        "the-large-game-1",
        "MC-7.1 MC-7.2 MC-7.4 MC-7.5 MC-7.11 MC-1.1 MC-R22",
        Question(
            _reward_size,
            look=("pile 0", "pile 1", "pile 2", "pile 3", "pile 4", "pile 5"),
            wrong=("5", "1", "9"),
            about=("MC-7.11", "MC-R22"),
        ),
        None,
        options={"players": 6, "first_dealer": 5},
        seed=4,
    ),
    _asks(
        "the-large-game-2",
        "MC-R16 MC-7.3 MC-7.5",
        Question(_hand_of_six, look=("hand 0", "pile 0"), wrong=("10", "11", "12"), about=("MC-R16",)),
        None,
        options={"players": 5, "first_dealer": 4},
        seed=4,
    ),
    _does(
        "the-large-game-3",
        "MC-7.6 MC-7.7 MC-7.9 MC-R23 MC-7.11",
        Play(
            goal=Happened("out", seat=0),
            solution=("trade -> pile 3", "discard ORI", "out"),
            wrong=(("trade -> pile 3", "discard GO", "stay"), ("trade -> pile 4", "discard NYA", "stay")),
            lost=Happened("stay", seat=0),
            replies=("discard STJ",),
            slips=(("draw",), ("trade -> pile 0",), ("trade -> pile 4", "discard ORI", "out")),
        ),
        _table(
            *("ATL VEN H1 H2 GO*2 MR*2 TK_CAR TK_HAT ORI", None, None),
            "STJ TEN RDG PRR H3 MR GO ILL H1 PAC STA",
            None,
            piles=("BAL", "STC", "KEN", "MAR", "NYA"),
            dealer=4,
        ),
    ),
    _does(
        "the-large-game-4",
        "MC-7.8 MC-R24",
        Play(
            goal=Played("pass ORI"),
            solution=("pass ORI",),
            wrong=(("pass PKP",), ("pass H2",)),
            lost=Happened("choose", seat=0),
            slips=(("pass BWK",), ("out",)),
        ),
        _table(
            "ATL VEN MAR H1 H2 GO MR TK_CAR TK_HAT PKP ORI",
            "BWK STJ TEN RDG PRR H3 MR GO ILL H1 PAC",
            *(None, None, None),
            piles=("BAL", "STC", "KEN", "VIR", "NYA"),
            known=[[1] * 11, [31] + [2] * 10, [4] * 11, [8] * 11, [16] * 11],
            dealer=4,
            moved=5,
            phase="pass",
        ),
    ),
    _asks(
        "the-large-game-5",
        "MC-R23 MC-7.10",
        Question(
            _who_goes_out,
            _seats_or_none,
            moves=("stay", "stay", "out"),
            look=("hand 0", "hand 4"),
            wrong=("seat 0", "none", "seat 2"),
        ),
        _table(
            "ATL VEN MAR H1 H2 GO*2 MR*2 TK_CAR TK_HAT",
            "RDG STJ TEN ORI PRR H3 STC ILL H4 PAC CON",
            "STA VIR NCA ELE MED H2 H3 TK_SHIP VER IND BNO",
            "KEN PEN NYA WAT BAL H1 HT CH TK_IRON SHL H4",
            "PKP BWK H1 H2 H3 GO*2 MR*2 TK_BARROW TK_THIMBLE",
            dealer=1,
            moved=5,
            phase="last",
            turn=2,
        ),
    ),
    _asks(
        "the-large-game-6",
        "MC-7.12 MC-R2 MC-7.11",
        Question(
            _winner,
            _seats_or_none,
            moves=("out",),
            look=("hand 0", "hand 1", "pile 0", "pile 1", "pile 2", "pile 3", "pile 4"),
            wrong=("none", "seat 1"),
        ),
        _table(
            "ATL VEN MAR H1 H2 GO*2 TK_SHIP TK_BARROW TK_CAR TK_HAT",
            "BWK STJ TEN ORI PRR H3 MR GO ILL H1 PAC",
            "STA VIR NCA ELE MED H2 H3 MR VER IND BNO",
            "KEN PEN CON WAT BAL H1 HT PKP TK_IRON SHL GO",
            None,
            piles=("NYA", "RDG", "H3", "STC", "H4"),
            totals=[4400, 6500, 2000, 1000, 3000],
            dealer=4,
            phase="stay",
        ),
        open_hands=True,
    ),
)

LESSONS: Final[tuple[Lesson, ...]] = (
    Lesson(_GAME, "groups", _GROUPS_LEVELS),
    Lesson(_GAME, "houses", _HOUSES_LEVELS, (_kind("in-the-way", _make_in_the_way),)),
    Lesson(_GAME, "bonus-cards", _BONUS_LEVELS, (_kind("who-gets-it", _make_who_gets_it),)),
    Lesson(_GAME, "chance-cards", _CHANCE_LEVELS, (_kind("chance-role", _make_chance_role),)),
    Lesson(_GAME, "a-turn", _TURN_LEVELS),
    Lesson(_GAME, "trading", _TRADE_LEVELS, (_kind("best-trade", _make_best_trade),)),
    Lesson(_GAME, "going-out", _OUT_LEVELS),
    Lesson(_GAME, "pay-day", _PAY_LEVELS, (_kind("hand-worth", _make_hand_worth),)),
    Lesson(_GAME, "extra-piles", _EXTRA_LEVELS),
    Lesson(_GAME, "the-large-game", _LARGE_LEVELS, (_kind("with-reward", _make_with_reward),)),
)
"""In the order in which they are best taken."""

"""The lessons of Cuccù."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cardwidgets.engine.cards import Face
from cardwidgets.engine.cuccu import FOOL, GAME, RANK, ZERO
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.match import Match
from cardwidgets.lessons.goals import NEVER, Fact, Goal, Happened, Holds
from cardwidgets.lessons.lesson import Kind, Lesson
from cardwidgets.lessons.level import Level, Line, Play, Question, Reckoning, Verdict, met

__all__ = ["LESSONS"]

_GAME: Final = GAME.NAME
_KEEP: Final = ("keep",)
_ASK: Final = ("exchange",)
_PAID: Final = ("exchange", "inn_ask", "inn_accept")
_REFUSED: Final = ("exchange", "inn_ask", "inn_refuse")
_THEY_KEEP: Final = ("keep", "keep", "keep")

# -- goals -------------------------------------------------------------------------------------------------------------


def _through(lives: int) -> Goal:
    """The round is scored, and the learner has so many lives."""
    return Happened("round_over") & Fact(("lives", 0), lives)


_UNHURT: Final = _through(3)
_HURT: Final = ~Fact(("lives", 0), 3)

# -- what is asked -----------------------------------------------------------------------------------------------------


def _seats(match: Match) -> Line:
    return tuple(f"seat {seat}" for seat in range(match.seats))


def _seats_or_none(match: Match) -> Line:
    return (*_seats(match), "none")


def _yes_or_no(match: Match) -> Line:
    return ("yes", "no")


def _cards(*faces: Face) -> Callable[[Match], Line]:
    """These cards, from low to high, each once."""
    offers = tuple(f"card {face}" for face in (FOOL, *RANK) if face in faces)
    return lambda match: offers


def _named(seats: Sequence[int | None]) -> frozenset[str]:
    """The offers for some seats; ``none`` when there are none."""
    return frozenset(f"seat {seat}" for seat in seats if seat is not None) or frozenset({"none"})


def _lives(match: Match) -> list[int]:
    lives: list[int] = match.position()["lives"]
    return lives


def _hands(match: Match) -> list[Face | None]:
    hands: list[Face | None] = match.position()["hands"]
    return hands


def _who_pays(before: Match, after: Match) -> frozenset[str]:
    lives = zip(_lives(before), _lives(after), strict=True)
    return _named([seat for seat, (had, has) in enumerate(lives) if has < had])


def _who_has_a_losing_card(before: Match, after: Match) -> frozenset[str]:
    return _named(after.position()["losers"])


def _who_is_on_turn(before: Match, after: Match) -> frozenset[str]:
    return _named([after.turn])


def _who_deals_next(before: Match, after: Match) -> frozenset[str]:
    return _named([after.position()["next_dealer"]])


def _who_wins(before: Match, after: Match) -> frozenset[str]:
    return _named([None if after.outcome is None else after.outcome.winner])


def _who_is_dealt_last(before: Match, after: Match) -> frozenset[str]:
    events = [event for step in after.events(None) for event in step]
    return _named([[event.seat for event in events if event.kind == "deal"][-1]])


def _whose_card_changes(before: Match, after: Match) -> frozenset[str]:
    hands = zip(_hands(before), _hands(after), strict=True)
    return _named([seat for seat, (had, has) in enumerate(hands) if had not in (None, has)])


def _who_has(face: Face) -> Reckoning:
    return lambda before, after: _named([seat for seat, card in enumerate(_hands(after)) if card == face])


def _card_of(seat: int) -> Reckoning:
    return lambda before, after: frozenset({f"card {_hands(after)[seat]}"})


def _how_many_cards_are_left(before: Match, after: Match) -> int:
    return len(after.position()["pack_bottom_first"])


def _how_many_lives_there_are(before: Match, after: Match) -> int:
    return sum(_lives(after))


def _how_many_lives_you_lose(before: Match, after: Match) -> int:
    return _lives(before)[0] - _lives(after)[0]


def _how_many_lives_are_lost(before: Match, after: Match) -> int:
    return sum(_lives(before)) - sum(_lives(after))


def _does_dora_know_your_card(before: Match, after: Match) -> frozenset[str]:
    return frozenset({"yes" if 3 in after.position()["known_to"][0] else "no"})


def _does_the_inn_pay(before: Match, after: Match) -> frozenset[str]:
    events = [event for step in after.events(None) for event in step]
    return frozenset({"yes" if any(event.cause == "inn" for event in events) else "no"})


# -- levels ------------------------------------------------------------------------------------------------------------


def _do(
    name: str,
    teaches: Line,
    position: Mapping[str, Any],
    solution: Line,
    *wrong: Line,
    goal: Goal = _UNHURT,
    lost: Goal = _HURT,
    replies: Line = _THEY_KEEP,
    slips: tuple[Line, ...] = (),
    about: Line = (),
    options: Mapping[str, Any] | None = None,
) -> Level:
    """Something to do; all cards on the table lie open."""
    task = Play(goal, solution, wrong, lost, replies, slips=slips, about=about)
    return Level(_GAME, name, teaches, task, position, options or {}, open_hands=True)


def _say(
    name: str,
    teaches: Line,
    position: Mapping[str, Any] | None,
    moves: Line,
    asked: tuple[Reckoning, Callable[[Match], Line] | None],
    wrong: Line,
    *,
    many: bool = False,
    look: Line = (),
    about: Line = (),
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
) -> Level:
    """Something to answer; all cards on the table lie open."""
    task = Question(*asked, many, moves, look, wrong, about)
    return Level(_GAME, name, teaches, task, position, options or {}, seed, open_hands=True)


def _showdown(*hands: Face | None, lives: Sequence[int] = (), dealer: int = -1, **more: Any) -> dict[str, Any]:
    """Everybody but the dealer has had a turn; who has no card is out."""
    dealer %= len(hands)
    return {
        "hands": list(hands),
        "lives": list(lives) or [3] * len(hands),
        "done": [seat != dealer for seat in range(len(hands))],
        "dealer": dealer,
        **more,
    }


def _dealt(*cards: Face, **more: Any) -> dict[str, Any]:
    """The cards in the order in which they will be dealt."""
    return {"pack_bottom_first": list(cards), **more}


_FIRST_CHOICE: Final = (
    _do(
        "first-choice-1",
        ("CU-3.2", "CU-3.1", "CU-2.5", "CU-2.7"),
        _dealt("lion", "8"),
        _ASK,
        _KEEP,
        goal=Holds("hand 0", ("8",)),
        lost=NEVER,
    ),
    _say(
        "first-choice-2",
        ("CU-2.4", "CU-2.5"),
        {"dealer": 2},
        ("keep",) * 4,
        (_who_is_dealt_last, _seats),
        ("seat 1", "seat 0", "seat 3"),
        about=("CU-2.4",),
    ),
    _say(
        "first-choice-3",
        ("CU-2.2", "CU-4.2", "CU-1.1", "CU-4.1"),
        _showdown("4", "bucket", "zero", "2"),
        _KEEP,
        (_who_pays, _seats),
        ("seat 2", "seat 3"),
        look=("hand 1", "hand 2"),
    ),
    _do(
        "first-choice-4",
        ("CU-3.1", "CU-4.2"),
        {"dealer": 1, "hands": ["4", None, "3", "6"], "done": [False, False, True, True], **_dealt("lion")},
        _KEEP,
        _ASK,
    ),
    _say(
        "first-choice-5",
        ("CU-2.1", "CU-2.6", "CU-R18"),
        None,
        ("keep",) * 4,
        (_how_many_cards_are_left, None),
        ("40", "39", "35"),
        look=("pack",),
        seed=18,
    ),
)
_CUCKOO_AND_HUNTER: Final = (
    _say(
        "cuckoo-and-hunter-1",
        ("CU-3.4", "CU-R17", "CU-R1"),
        _dealt("2", "cuckoo"),
        _ASK,
        (_who_is_on_turn, _seats),
        ("seat 0", "seat 1"),
        about=("CU-R17", "CU-R1"),
        look=("hand 1", "hand 2"),
    ),
    _do(
        "cuckoo-and-hunter-2",
        ("CU-3.5", "CU-R16"),
        _dealt("mask", "hunter", "6", "9"),
        _KEEP,
        _ASK,
        goal=_through(2),
        lost=NEVER,
        about=("CU-R16",),
    ),
    _say(
        "cuckoo-and-hunter-3",
        ("CU-3.14", "CU-R23"),
        _dealt("hunter", "9"),
        _ASK,
        (_who_pays, _seats_or_none),
        ("seat 1", "seat 0"),
        about=("CU-R23",),
        look=("hand 0",),
    ),
    _say(
        "cuckoo-and-hunter-4",
        ("CU-4.3", "CU-3.5", "CU-R27"),
        {
            **_showdown("5", "2", "mask", None, lives=(3, 3, 1, 3)),
            "done": [True, True, False, False],
            **_dealt("hunter"),
        },
        _ASK,
        (_who_has_a_losing_card, _seats_or_none),
        ("seat 2", "none"),
        about=("CU-R27",),
        look=("hand 0", "hand 1", "hand 2"),
    ),
)
_THE_HORSE: Final = (
    _say(
        "the-horse-1",
        ("CU-3.6", "CU-3.2"),
        _dealt("lion", "horse", "7"),
        _ASK,
        (_who_has("lion"), _seats),
        ("seat 1", "seat 0"),
        look=("hand 1", "hand 2"),
    ),
    _do("the-horse-2", ("CU-3.6", "CU-3.2"), _dealt("zero", "horse", "10", "5"), _ASK, _KEEP),
    _say(
        "the-horse-3",
        ("CU-R20", "CU-3.6", "CU-3.5", "CU-R16"),
        _dealt("bucket", "horse", "hunter", "8"),
        ("exchange", "keep"),
        (_how_many_lives_you_lose, None),
        ("1", "0"),
        about=("CU-R20", "CU-R16"),
        look=("hand 1", "hand 2"),
    ),
    _do(
        "the-horse-4",
        ("CU-3.7", "CU-R9"),
        {
            "dealer": 1,
            "hands": ["4", None, "5", "8"],
            "done": [False, False, True, True],
            **_dealt("horse", pack_top="cat"),
        },
        _ASK,
        _KEEP,
        about=("CU-R9",),
    ),
)
_THE_CAT: Final = (
    _do("the-cat-1", ("CU-3.8",), _dealt("5", "cat", "1", "9"), _KEEP, _ASK),
    _say(
        "the-cat-2",
        ("CU-3.8", "CU-3.9"),
        _dealt("1", "5", "cat"),
        ("exchange", "exchange"),
        (_who_pays, _seats),
        ("seat 0", "seat 2"),
        look=("hand 1", "hand 2"),
    ),
    _say(
        "the-cat-3",
        ("CU-3.9", "CU-R5"),
        _dealt("1", "5", "9", "cat", actions=["exchange", "exchange"]),
        _ASK,
        (_who_has("1"), _seats),
        ("seat 2", "seat 1"),
        about=("CU-R5",),
        look=("hand 0", "hand 1", "hand 2"),
    ),
    _say(
        "the-cat-4",
        ("CU-R26", "CU-3.9"),
        _dealt("2", "horse", "9", "cat", lives=[3] * 5, actions=["exchange"]),
        _ASK,
        (_who_is_on_turn, _seats),
        ("seat 0", "seat 1", "seat 2"),
        about=("CU-R26",),
        look=("hand 0", "hand 1", "hand 2"),
    ),
    _do(
        "the-cat-5",
        ("CU-3.9", "CU-3.8"),
        _dealt("lion", "8", "cat", "9", dealer=2, actions=["exchange"]),
        _ASK,
        _KEEP,
        goal=_through(2) & Fact(("lives", 3), 2),
        lost=NEVER,
    ),
    _say(
        "the-cat-6",
        ("CU-3.10", "CU-3.8"),
        _dealt("4", "6", "1", "cat", actions=["exchange", "keep"]),
        _ASK,
        (_whose_card_changes, _seats_or_none),
        ("seat 0", "seat 1", "seat 2"),
        look=("hand 0", "hand 1", "hand 2"),
    ),
    _say(
        "the-cat-7",
        ("CU-R6", "CU-3.9", "CU-4.3", "CU-R10"),
        _dealt("lion", "fool", "cat", "6", lives=[3, 1, 3, 3], actions=["exchange"]),
        ("exchange", "keep"),
        (_who_has_a_losing_card, _seats),
        ("seat 1", "seat 3", "seat 0, seat 1"),
        many=True,
        about=("CU-R6", "CU-R10"),
        look=("hand 0", "hand 1"),
    ),
)
_THE_INN: Final = (
    _do(
        "the-inn-1",
        ("CU-3.11", "CU-3.12"),
        _dealt("zero", "inn", "4", "6"),
        ("exchange", "inn_ask"),
        _KEEP,
        ("exchange", "inn_keep"),
        replies=("inn_accept", "keep", "keep", "keep"),
        slips=(("exchange", "keep"),),
    ),
    _do(
        "the-inn-2",
        ("CU-R2", "CU-3.12"),
        _dealt("bucket", "inn", "hunter", "7", dealer=2, actions=["exchange", "inn_ask"]),
        ("inn_accept",),
        ("inn_refuse", "keep"),
        ("inn_refuse", "exchange"),
        about=("CU-R2",),
    ),
    _do(
        "the-inn-3",
        ("CU-3.13", "CU-R4", "CU-3.12"),
        _dealt("zero", "inn", "5", "9", dealer=2, actions=["exchange", "inn_ask"]),
        ("inn_refuse", "exchange"),
        ("inn_accept",),
        ("inn_refuse", "keep"),
        about=("CU-R4",),
    ),
    _say(
        "the-inn-4",
        ("CU-R19", "CU-3.13"),
        _dealt("2", "inn"),
        _REFUSED,
        (_does_dora_know_your_card, _yes_or_no),
        ("no",),
        about=("CU-R19",),
        look=("hand 1",),
    ),
    _say(
        "the-inn-5",
        ("CU-R3", "CU-3.12"),
        _dealt("zero", "inn"),
        _ASK,
        (_who_is_on_turn, _seats),
        ("seat 0", "seat 1"),
        look=("hand 1", "hand 2"),
        options={"inn": "always"},
    ),
)
_THE_DEALER: Final = (
    _do("the-dealer-1", ("CU-3.3",), _showdown("3", "4", "9", "7", dealer=0, **_dealt("cat")), _ASK, _KEEP),
    _do(
        "the-dealer-2",
        ("CU-R8", "CU-3.3"),
        _showdown("3", "4", "5", "6", dealer=0, **_dealt("lion", pack_top="10")),
        _ASK,
        _KEEP,
        about=("CU-R8",),
        options={"dealer_swaps": "top"},
    ),
    _say(
        "the-dealer-3",
        ("CU-2.8", "CU-R14", "CU-4.8", "CU-4.10"),
        _showdown("5", "9", "2", "7", lives=(3, 3, 1, 3), dealer=1),
        _KEEP,
        (_who_deals_next, _seats),
        ("seat 2", "seat 1"),
        about=("CU-R14",),
        look=("hand 2", "hand 3"),
    ),
)
_THE_FOOLS: Final = (
    _say(
        "the-fools-1",
        ("CU-4.5", "CU-R11", "CU-2.3"),
        _showdown("4", "fool", "9", "4"),
        _KEEP,
        (_who_pays, _seats),
        ("seat 1", "seat 0, seat 3", "seat 0, seat 1"),
        many=True,
        about=("CU-R11",),
        look=("hand 1",),
    ),
    _say(
        "the-fools-2",
        ("CU-4.7", "CU-2.3"),
        _showdown("hunter", "fool", "cuckoo", "fool"),
        _KEEP,
        (_who_pays, _seats),
        ("seat 1, seat 3", "seat 0, seat 1, seat 3"),
        many=True,
        look=("hand 0", "hand 2"),
    ),
    _do(
        "the-fools-3",
        ("CU-4.7", "CU-4.5", "CU-3.3"),
        _showdown("cat", "fool", "hunter", "horse", dealer=0, **_dealt("fool")),
        _ASK,
        _KEEP,
    ),
    _say(
        "the-fools-4",
        ("CU-4.6", "CU-4.4"),
        _showdown("cuckoo", "fool", "cuckoo"),
        _KEEP,
        (_who_pays, _seats_or_none),
        ("none", "seat 0, seat 2", "seat 0, seat 1, seat 2"),
        many=True,
        about=("CU-4.4",),
        look=("hand 1",),
    ),
    _say(
        "the-fools-5",
        ("CU-R12", "CU-4.7"),
        _showdown("fool", "cuckoo", "fool", "cuckoo"),
        _KEEP,
        (_who_pays, _seats_or_none),
        ("seat 1, seat 3", "none"),
        many=True,
        about=("CU-R12",),
        look=("hand 0", "hand 2"),
    ),
    _say(
        "the-fools-6",
        ("CU-4.4", "CU-R13"),
        _showdown("cuckoo", "cuckoo"),
        _KEEP,
        (_who_pays, _seats_or_none),
        ("seat 0, seat 1", "seat 0"),
        many=True,
        look=("hand 0", "hand 1"),
    ),
)
_THE_END: Final = (
    _do(
        "the-end-1",
        ("CU-1.3", "CU-4.8", "CU-3.3"),
        _dealt("8", "5", "7", lives=[1, 1]),
        _KEEP,
        _ASK,
        goal=Happened("match_over", seat=0),
        lost=NEVER,
        replies=("exchange",),
    ),
    _say(
        "the-end-2",
        ("CU-4.9", "CU-R15"),
        _showdown("4", None, "4", None, lives=(1, 0, 1, 0), dealer=0),
        _KEEP,
        (_who_deals_next, _seats),
        ("seat 2", "seat 0"),
        about=("CU-R15",),
        look=("hand 0", "hand 2"),
    ),
    _say(
        "the-end-3",
        ("CU-R24", "CU-4.2"),
        _showdown("9", "5", "8", "6", lives=(2, 3, 1, 3), round=5),
        _KEEP,
        (_who_wins, _seats_or_none),
        ("none", "seat 1"),
        look=("hand 1",),
        options={"max_rounds": 5},
    ),
    _say(
        "the-end-4",
        ("CU-R7", "CU-1.3", "CU-3.5"),
        _dealt("2", "hunter", lives=[1, 1, 0, 0], dealer=0),
        _ASK,
        (_who_wins, _seats_or_none),
        ("seat 1", "none"),
        look=("hand 1",),
    ),
    _say(
        "the-end-5",
        ("CU-1.2", "CU-R22", "CU-R25"),
        None,
        (),
        (_how_many_lives_there_are, None),
        ("12", "15", "4"),
        about=("CU-R22", "CU-R25"),
        options={"players": 5, "lives": 4},
    ),
)

# -- kinds -------------------------------------------------------------------------------------------------------------

_PLAIN: Final = ("lion", "mask", "bucket", "zero", *(str(number) for number in range(1, 11)))
_LOW: Final = _PLAIN[:8]
_PACK: Final = GAME.PACK.cards


def _teaching(level: Level, *clauses: str) -> Level:
    """A level that teaches those of the clauses that are met in it."""
    there = met(level)
    return replace(level, teaches=tuple(clause for clause in clauses if clause in there))


def _one_of_two_ways(level: Level, wanted: bool, *clauses: str) -> Level | None:
    """Keeping is right if that is wanted, else asking, and the other way is wrong; None if it is not so."""
    right, wrong = (_KEEP, _ASK) if wanted else (_ASK, _KEEP)
    if level.run(right)[1] is not Verdict.SOLVED or level.run(wrong)[1] is Verdict.SOLVED:
        return None
    task = Play(_UNHURT, right, (wrong,), _HURT, _THEY_KEEP)
    return _teaching(replace(level, task=task), *clauses)


def _keep_or_ask(stream: Stream) -> Level | None:
    """Two cards are to come and the others' cards lie open: one of two ways is safe for certain."""
    others = 1 + stream.below(3)
    own, wanted = stream.choice(_LOW[2:]), bool(stream.below(2))
    first = stream.choice(("horse", "hunter", "cuckoo") if stream.below(2) else _PLAIN)
    second = stream.choice(_PLAIN if stream.below(3) else ("hunter", "cuckoo"))
    hands = stream.draw([face for face in _PACK if face in (*_PLAIN, FOOL)], others)
    if GAME.PACK.surplus((own, first, second, *hands)):
        return None
    position = {
        "lives": [3] * (3 + others),
        "dealer": 2,
        "hands": [own, None, None, *hands],
        "done": [False] * 3 + [True] * others,
        **_dealt(first, second),
    }
    level = Level(
        *(_GAME, "", (), Play(_UNHURT, _KEEP, (), _HURT, _THEY_KEEP), position),
        open_hands=True,
        says={"card": first, "card2": second},
    )
    return _one_of_two_ways(level, wanted, "CU-3.5", "CU-3.6", "CU-3.2", "CU-3.1", "CU-4.5", "CU-4.2")


def _where_it_ends(stream: Stream) -> Level | None:
    """Three are still to act, by a rule that everybody knows: what one of them holds at the end."""
    players = 3 + stream.below(3)
    dealer = stream.below(players)
    acting = [(dealer - back) % players for back in (2, 1, 0)]
    below, who = 4 + stream.below(4), stream.below(3)
    own, second = stream.choice(_LOW), stream.choice(_PLAIN)
    first = stream.choice(("hunter", "cuckoo", *_PLAIN[:10])) if stream.below(3) else "horse"
    hands: list[Face | None] = [stream.choice(_PLAIN) for _ in range(players)]
    hands[acting[0]], hands[acting[1]], hands[acting[2]] = own, None, None
    there = [face for face in (*hands, first, second) if face is not None]
    if len(set(there)) < len(there) or RANK[own] >= below:
        return None
    position = {
        "lives": [3] * players,
        "dealer": dealer,
        "hands": hands,
        "done": [seat not in acting for seat in range(players)],
        **_dealt(first, second),
    }
    says: dict[str, str | int] = {"card": first, "card2": second, "number": below, "who": acting[who]}
    level = Level(_GAME, "", (), Question(_card_of(acting[who])), position, open_hands=True, says=says)
    match, moves = level.begin(), []
    while match.round == 1 and (turn := match.turn) is not None and turn in acting and not _is_scored(match):
        low = turn != dealer and RANK[_hands(match)[turn] or FOOL] < below
        moves.append("exchange" if low else "keep")
        match.play(moves[-1])
    ends = _hands(match)[acting[who]]
    if ends == (own, first, second)[who] or ends not in (own, first, second):
        return None
    wrong = tuple(f"card {face}" for face in (own, first, second) if face != ends)
    look = tuple(f"hand {seat}" for seat in acting)
    task = Question(_card_of(acting[who]), _cards(*there), False, tuple(moves), look, wrong)
    return _teaching(replace(level, task=task), "CU-3.6", "CU-3.2", "CU-3.1")


def _is_scored(match: Match) -> bool:
    return bool(match.position()["phase"] == "scored")


def _cat_home(stream: Stream) -> Level | None:
    """A row of swaps, perhaps closed by a keep, perhaps over a horse; then comes the cat."""
    players = 4 + stream.below(3)
    dealer, cat = stream.below(players), 2 + stream.below(players - 2)
    cards = stream.draw(_PLAIN, cat)
    if cat > 2 and not stream.below(2):
        cards[1 + stream.below(cat - 2)] = "horse"
    position = _dealt(*cards, "cat", lives=[3] * players, dealer=dealer)
    actions: list[str] = []
    match = Level(_GAME, "", (), Question(_card_of(0)), position).begin()
    keeps, kept = stream.below(2 * cat), None
    while sum(card is not None for card in _hands(match)) < cat:
        if len(actions) == keeps:
            kept = match.turn
        actions.append("keep" if len(actions) == keeps else "exchange")
        match.play(actions[-1])
    held, jumped = _hands(match)[0], any(event.kind == "pass_over" for step in match.events(None) for event in step)
    match.play("exchange")
    comes = _hands(match)[0]
    if held is None or (comes == held and kept is None) or jumped != ("horse" in cards):
        return None
    faces = [card for card in _hands(match) if card is not None]
    likely = [card for card in dict.fromkeys([held, *cards]) if card not in (comes, "horse")]
    task = Question(
        *(_card_of(0), _cards(*faces, *cards), False, _ASK),
        look=tuple(f"hand {seat}" for seat, card in enumerate(_hands(match)) if card is not None),
        wrong=tuple(f"card {card}" for card in likely[:2]),
    )
    says: dict[str, str | int] = {"kept": "nobody" if kept is None else kept}
    level = Level(_GAME, "", (), task, {**position, "actions": actions}, open_hands=True, says=says)
    return _teaching(level, "CU-3.9", "CU-3.10", "CU-3.8", "CU-3.6")


def _who_loses(stream: Stream) -> Level | None:
    """All cards lie open; at least two might be taken for the loser."""
    players = 3 + stream.below(4)
    fools = stream.below(3)
    pool = [face for face in _PACK if face != FOOL]
    high = [face for face in pool if RANK[face] > 10]
    cards = stream.draw(pool if stream.below(3) else high, players - fools)
    if not fools:
        cards[-1] = min(cards, key=RANK.__getitem__)
    elif not stream.below(8):
        cards = ["cuckoo", "cuckoo"]
    hands = stream.draw([*cards, *(FOOL,) * fools], len(cards) + fools)
    if GAME.PACK.surplus(hands):
        return None
    position = _showdown(*hands, dealer=stream.below(len(hands)))
    taken_for = _named([seat for seat, card in enumerate(hands) if card == FOOL])
    lowest = min(RANK[card] for card in cards)
    seeming = _named([seat for seat, card in enumerate(hands) if card != FOOL and RANK[card] == lowest])
    task = Question(_who_pays, _seats_or_none, True, _KEEP, wrong=("none",))
    level = Level(_GAME, "", (), task, position, open_hands=True, says={"fools": fools})
    right = level.right()
    wrong = [answer for answer in (taken_for, seeming, taken_for | seeming) if answer != right and "none" not in answer]
    if not fools:
        wrong = [frozenset({seat}) for seat in sorted(seeming) if seat not in (right if len(right) == 1 else ())]
    if not wrong or len(seeming | taken_for) < 2:
        return None
    answers = tuple(dict.fromkeys(", ".join(sorted(answer)) for answer in wrong))
    look = tuple(f"hand {seat}" for seat, card in enumerate(hands) if card == FOOL or RANK[card] == lowest)
    level = replace(level, task=replace(task, wrong=answers, look=look))
    return _teaching(level, "CU-4.7", "CU-4.6", "CU-4.5", "CU-4.4", "CU-4.2")


def _do_you_pay(stream: Stream) -> Level | None:
    """The learner keeps the inn and has agreed to pay; guest and others show what they have."""
    guest = stream.choice((ZERO, ZERO, ZERO, "bucket", "1"))
    pool = [face for face in _PACK if face in (FOOL, *_LOW, "10", "cuckoo")]
    carlo, bianca = stream.draw(pool, 2)
    if GAME.PACK.surplus((guest, carlo, bianca)):
        return None
    if stream.below(2):
        position = _dealt(guest, "inn", bianca, carlo, dealer=2, actions=[*_PAID, "keep"])
    else:
        position = _dealt(carlo, guest, "inn", bianca, dealer=1, actions=["keep", *_PAID])
    task = Question(_does_the_inn_pay, _yes_or_no, False, _KEEP, ("hand 3",), about=("CU-R2",))
    level = Level(_GAME, "", (), task, position, open_hands=True)
    pays = "yes" in level.right()
    likely = guest == ZERO or "seat 3" in _who_has_a_losing_card(level.begin(), level.shown())
    if not likely or pays != bool(stream.below(2)):
        return None
    level = replace(level, task=replace(task, wrong=("no" if pays else "yes",)))
    return _teaching(level, "CU-3.12", "CU-R2", "CU-4.5", "CU-4.7")


def _take_or_leave(stream: Stream) -> Level | None:
    """The learner deals and knows the bottom card; a fool is about."""
    others, wanted = 2 + stream.below(3), bool(stream.below(2))
    fools = (FOOL,) * (1 + stream.below(2))
    cards = stream.draw([face for face in _PACK if face != FOOL], 2 + others - len(fools))
    own, bottom, *hands = stream.draw([*fools, *cards], 2 + others)
    level = Level(
        *(_GAME, "", (), Play(_UNHURT, _KEEP, (), _HURT)),
        _showdown(own, *hands, dealer=0, **_dealt(bottom)),
        open_hands=True,
        says={"card": bottom},
    )
    return _one_of_two_ways(level, wanted, "CU-4.7", "CU-4.6", "CU-4.5", "CU-3.3")


def _lives_lost(stream: Stream) -> Level | None:
    """Two have just swapped, and the second asks the dealer: how many lives all that costs."""
    players = 3 + stream.below(3)
    dealer = stream.below(players)
    early = stream.draw(_PLAIN, players - 3)
    first, second = stream.choice(_PLAIN), stream.choice(_PLAIN)
    last, top = stream.choice(("hunter", "cat", "horse", *_PLAIN[2:6])), stream.choice((*_PLAIN, FOOL))
    if GAME.PACK.surplus((*early, first, second, last, top)):
        return None
    lives = [1 + stream.below(3) for _ in range(players)]
    actions = [*_KEEP * len(early), "exchange"]
    position = _dealt(*early, first, second, last, lives=lives, dealer=dealer, actions=actions, pack_top=top)
    asks = (dealer - 1) % players
    says: dict[str, str | int] = {"card": last, "card2": top, "who": asks}
    match = Level(_GAME, "", (), Question(_how_many_lives_are_lost), position).begin()
    match.play("exchange")
    scored = _is_scored(match) or match.outcome is not None
    task = Question(
        *(_how_many_lives_are_lost, None, False, _ASK if scored else (*_ASK, *_KEEP)),
        look=(f"hand {asks}", f"hand {dealer}"),
    )
    level = Level(_GAME, "", (), task, position, open_hands=True, says=says)
    end = level.shown()
    lost = _how_many_lives_are_lost(level.begin(), end)
    if end.outcome is not None or lost < 1 or (lost == 1 and last not in ("horse", "cat", "hunter")):
        return None
    if lost == 2 and stream.below(3):
        return None
    level = replace(level, task=replace(task, wrong=tuple(str(number) for number in (lost - 1, lost + 1))))
    return _teaching(level, "CU-3.9", "CU-3.8", "CU-3.5", "CU-3.7", "CU-4.3", "CU-4.5", "CU-4.2")


LESSONS: Final[tuple[Lesson, ...]] = (
    Lesson(_GAME, "first-choice", _FIRST_CHOICE),
    Lesson(_GAME, "cuckoo-and-hunter", _CUCKOO_AND_HUNTER),
    Lesson(
        *(_GAME, "the-horse", _THE_HORSE),
        (Kind(_GAME, "keep-or-ask", _keep_or_ask), Kind(_GAME, "where-it-ends", _where_it_ends)),
    ),
    Lesson(_GAME, "the-cat", _THE_CAT, (Kind(_GAME, "cat-home", _cat_home),)),
    Lesson(_GAME, "the-inn", _THE_INN, (Kind(_GAME, "do-you-pay", _do_you_pay),)),
    Lesson(_GAME, "the-dealer", _THE_DEALER),
    Lesson(
        *(_GAME, "the-fools", _THE_FOOLS),
        (Kind(_GAME, "who-loses", _who_loses), Kind(_GAME, "take-or-leave", _take_or_leave)),
    ),
    Lesson(_GAME, "the-end", _THE_END, (Kind(_GAME, "lives-lost", _lives_lost),)),
)
"""In the order in which they are best taken."""

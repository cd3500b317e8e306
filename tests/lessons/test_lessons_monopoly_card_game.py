"""The lessons of Monopoly: what is special about them; what holds for all lessons is tested with the levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

import pytest

from cardwidgets.engine._monopoly_card_game_worth import (
    CHANCE,
    GROUP_OF,
    GROUPS,
    HOTEL,
    HOUSES,
    MR,
    STREETS,
    VALUES,
    obstacle,
    worth,
)
from cardwidgets.engine.cards import Face
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal
from cardwidgets.engine.match import Match
from cardwidgets.lessons import Kind, Level, Play, Question, lessons
from cardwidgets.lessons import level as find
from cardwidgets.lessons.answers import is_right
from cardwidgets.lessons.level import Verdict
from cardwidgets.rulebook import clauses, language, languages

GAME = "monopoly_card_game"
LEVELS = {level.id: level for lesson in lessons(GAME) for level in lesson.levels}
KINDS = {kind.id: kind for lesson in lessons(GAME) for kind in lesson.kinds}
SEEDS = range(200)


def hand(match: Match, seat: int = 0) -> list[Face]:
    return [card for card in match.at(0).view(seat).zones[f"hand {seat}"] if card is not None]


def some(name: str) -> Iterator[tuple[Level, Match]]:
    """Levels of a kind, each with its beginning."""
    for seed in SEEDS:
        level = KINDS[name].level(seed)
        yield level, level.begin()


def only(level: Level) -> str:
    """The one right offer, without the word before it."""
    (right,) = level.right()
    return str(right).partition(" ")[2]


# -- what is taught ----------------------------------------------------------------------------------------------------


def test_every_rule_and_reading_is_taught_by_some_level() -> None:
    taught = {name for level in LEVELS.values() for name in level.teaches}
    assert {clause.id for clause in clauses(GAME) if clause.kind == "rule"} <= taught


def test_readings_that_can_be_switched_are_also_played_the_other_way() -> None:
    switched = {name for level in LEVELS.values() for name in level.options}
    switched |= {name for seed in SEEDS for name, value in KINDS["who-gets-it"].level(seed).options.items() if value}
    assert {"token", "railroads_from", "void_counts", "players"} <= switched


def test_there_is_a_mix_of_things_to_do_and_questions_typed_and_ticked() -> None:
    tasks = [level.task for level in LEVELS.values()]
    typed = [task for task in tasks if isinstance(task, Question) and task.offers is None]
    ticked = [task for task in tasks if isinstance(task, Question) and task.offers is not None]
    assert len(tasks) >= 28
    assert min(sum(isinstance(task, Play) for task in tasks), len(typed), len(ticked)) >= 10


# -- honesty -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_cards_that_nobody_sees_decide_nothing(name: str) -> None:
    level = LEVELS[name]
    for seed in (2, 3, 5, 8):
        other = replace(level, seed=seed)
        if isinstance(level.task, Question):
            assert other.right() == level.right()
        else:
            assert other.run(level.task.solution)[1] is Verdict.SOLVED


@pytest.mark.parametrize("name", [name for name, level in LEVELS.items() if isinstance(level.task, Play)])
def test_doing_the_first_thing_that_is_allowed_again_and_again_solves_nothing(name: str) -> None:
    level = LEVELS[name]
    assert isinstance(level.task, Play)
    match = level.begin()
    verdict = level.settle(match)
    for _ in level.task.solution:
        if verdict in (Verdict.OPEN, Verdict.LOST):
            match.play(match.legal()[0])
            verdict = level.settle(match)
    assert verdict is not Verdict.SOLVED


def test_the_sums_that_sentences_speak_of_are_those_that_are_paid() -> None:
    sums = {
        "groups-2": 1100,
        "houses-2": 350 + 350 + 50,
        "houses-3": 250 + 1000 + 500,
        "bonus-cards-1": 200,
        "bonus-cards-2": 500 + 500,
        "bonus-cards-4": 350 + 350 + 600 + 1000,
        "going-out-3": 200 + 2 * 200 + 3 * 200 + 500 + 3 * 200,
        "going-out-4": 400 + 4 * 400 + 2 * 200 + 500 + 250 + 400,
        "pay-day-1": 400 + 400 + 400 + 200,
    }
    assert {name: LEVELS[name].right() for name in sums} == sums
    assert all(LEVELS[name].says == {} for name in sums if not isinstance(LEVELS[name].task, Play)), (
        "they are written by hand"
    )


def test_waiting_pays_in_the_one_case_and_costs_everything_in_the_other() -> None:
    def paid(name: str, *line: str) -> int:
        match, _ = LEVELS[name].run(line)
        return int(match.view(None).facts["result"][0]["earned"])

    wait, go = LEVELS["going-out-6"].task, LEVELS["going-out-5"].task
    assert isinstance(wait, Play)
    assert isinstance(go, Play)
    assert (paid("going-out-6", "out"), paid("going-out-6", *wait.solution)) == (2000, 2700)
    assert paid("going-out-5", *go.solution) > 0
    assert {paid("going-out-5", *line) for line in go.wrong} == {0}


def test_a_surplus_may_be_discarded_in_any_order_and_hints_go_on() -> None:
    for name, order in (
        ("a-turn-3", ("draw", "discard NYA", "discard VIR")),
        ("going-out-1", ("out", "discard GO")),
        ("extra-piles-2", ("take pile X", "discard ORI")),
    ):
        level = LEVELS[name]
        match, verdict = level.run(order)
        assert verdict is Verdict.OPEN
        hint = level.hint(match)
        assert not hint.back
        match.play(hint.action)
        assert level.settle(match) is Verdict.SOLVED
    match, _ = LEVELS["a-turn-3"].run(("draw", "discard H3"))
    assert LEVELS["a-turn-3"].hint(match).back


def test_a_card_is_named_in_any_language() -> None:
    level = LEVELS["chance-cards-1"]
    assert all(
        is_right(level, answer, code) for code in languages() for answer in ("PKP", "park place", " Park Place ")
    )
    assert not any(is_right(level, answer) for answer in ("", "Boardwalk", "second house", "Chance", "place"))


# -- kinds without end -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KINDS)
def test_another_one_is_really_another_one(name: str) -> None:
    made = [KINDS[name].level(seed) for seed in SEEDS]
    assert len({str(level.position) for level in made}) == len(made)
    answers = Counter(str(level.right()) for level in made)
    assert len(answers) >= 5
    assert max(answers.values()) <= len(made) / 2


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_making_one_takes_few_attempts(kind: Kind) -> None:
    attempts = [
        next(attempt for attempt in count(1) if kind.make(Stream(seed, attempt - 1)) is not None) for seed in SEEDS
    ]
    assert sum(attempts) / len(attempts) <= 5
    assert max(attempts) <= 50


def test_a_hand_to_be_valued_pays_in_several_ways_and_holds_something_worthless() -> None:
    for level, match in some("hand-worth"):
        cards = hand(match)
        value = worth(cards, VALUES)
        assert level.right() == value.total > 0
        assert len(value.lines) >= 3
        assert Counter(cards) - Counter([MR] * 4) - Counter(card for line in value.lines for card in line.cards)


def test_the_card_in_the_way_is_the_one_that_the_table_names_when_going_out_is_tried() -> None:
    found = set()
    for level, match in some("in-the-way"):
        with pytest.raises(Illegal) as refusal:
            match.play("out")
        assert refusal.value.data["card"] == only(level) == level.says["card"]
        assert refusal.value.clause in level.teaches
        found.add(str(refusal.value.data["cause"]))
    assert found == {"out-property", "out-house", "out-hotel", "out-street"}


def test_the_best_trade_completes_a_group_and_one_card_less_does_not() -> None:
    def groups(cards: list[Face]) -> int:
        held = Counter(GROUP_OF[face] for face in set(cards) if face in GROUP_OF)
        return sum(
            number >= min(len(GROUPS[group]), 2 if group == "railroads" else 3) for group, number in held.items()
        )

    depths: Counter[int] = Counter()
    for level, match in some("best-trade"):
        zone, _, place = only(level).rpartition(":")
        pile = [str(card) for card in match.view(0).zones[zone]]
        taken = pile[int(place) :]
        assert groups([*hand(match), *taken]) > groups([*hand(match), *taken[1:]]) == groups(hand(match))
        assert set(taken) <= set(hand(level.shown().at(0))) | set(level.shown().view(0).zones["hand 0"])
        depths[len(taken)] += 1
    assert set(depths) == {1, 2, 3}


def test_whatever_else_is_offered_for_chance_the_table_refuses() -> None:
    roles = set()
    for level, match in some("chance-role"):
        match.play("out")
        legal = [action.text for action in match.legal()]
        assert legal == [f"chance {only(level)}"]
        for offer in set(level.offers()) - set(level.right()):
            with pytest.raises(Illegal, match="unfit"):
                match.play(f"chance {offer.removeprefix('card ')}")
        roles.add("house" if only(level) in HOUSES else "property" if only(level) in GROUP_OF else only(level))
    assert {"house", "property"} <= roles <= {"house", "property", HOTEL}


def test_the_reward_that_helps_lies_open_on_the_table() -> None:
    with_chance = 0
    for level, match in some("with-reward"):
        table = [match.view(0).zones[f"pile {seat}"][0] for seat in range(5)]
        shown = level.shown().view(0)
        assert Counter(shown.zones["reward"]) == Counter(table)
        assert set(table) & {*HOUSES, *GROUP_OF}, "something has to be thought about"
        stands = [shown.facts["stands"]] if shown.facts["stands"] else None
        assert level.right() > worth(hand(match), VALUES, stands).total
        with_chance += CHANCE in hand(match)
    assert 20 <= with_chance <= 180


def test_the_prize_goes_by_plain_counting() -> None:
    outcomes: Counter[str] = Counter()
    for level, match in some("who-gets-it"):
        hands = [hand(match, seat) for seat in range(4)]
        spoilt = [CHANCE in cards and seat != 1 for seat, cards in enumerate(hands)]
        counted = [
            0 if spoilt[seat] and not level.options["void_counts"] else cards.count(MR)
            for seat, cards in enumerate(hands)
        ]
        best = [seat for seat in range(4) if counted[seat] == max(counted)]
        paid = best[0] if len(best) == 1 and not spoilt[best[0]] else None
        assert level.right() == {"none" if paid is None else f"seat {paid}"}
        assert sum(cards.count(MR) for cards in hands) == 4
        outcomes["chance" if any(spoilt) else "tie" if len(best) > 1 else "most"] += 1
    assert min(outcomes[what] for what in ("chance", "tie", "most")) >= 10


def test_obstacles_of_the_levels_are_the_tables_own() -> None:
    level = LEVELS["houses-1"]
    assert obstacle(hand(level.begin()), 10) == ("house", only(level))
    colours = {face for group in STREETS for face in GROUPS[group]}
    assert {str(one).removeprefix("card ") for one in LEVELS["houses-4"].right()} <= colours


@pytest.mark.parametrize("code", languages())
def test_sentences_of_kinds_are_filled_in_for_many_seeds(code: str) -> None:
    here = language(code)
    names = {f"name{seat}": here.text(f"name-{seat}") for seat in range(6)}
    for name, kind in KINDS.items():
        said = set()
        for seed in islice(SEEDS, 40):
            level = kind.level(seed)
            says = {key: value for key, value in level.says.items() if not key.startswith("card")}
            cards = here.card_args("card", GAME, str(level.says["card"])) if "card" in level.says else {}
            for part in ("", ".before", ".after", ".wrong"):
                said.add(here.text(f"lesson-monopoly-card-game-{name}{part}", **says, **cards, **names))
        assert all(text and "{" not in text for text in said)


def test_the_same_seed_is_the_same_level_everywhere() -> None:
    level = find(GAME, "best-trade.7")
    assert level.position == KINDS["best-trade"].level(7).position
    assert only(level) == "pile 3:2"

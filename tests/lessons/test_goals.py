"""Goals are pure predicates over what the learner has seen and done, and are put together like any conditions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import new_match
from cardwidgets.engine.game import Event
from cardwidgets.lessons.goals import NEVER, Fact, Goal, Happened, Holds, Moves, Played, Trace
from cardwidgets.lessons.level import Level, Play


def trace(*moves: str, events: tuple[Event, ...] = (), game: str = "cuccu", **begin: object) -> Trace:
    """A try of seat 0 that has come to the present position."""
    match = new_match(game, **{"seed": 18, **begin})
    return Trace(match.view(0), match.view(0), moves, events)


ASK = Event("ask", ("CU-3.1", "CU-3.14"), 0, 1)
HURT = Event("lose_life", ("CU-3.8",), 0, amount=2, cause="cat")
PAID = Event("lose_life", ("CU-3.12",), 1, 0, amount=2, cause="inn")
TRIED = trace("exchange", "keep", events=(ASK, HURT, PAID, HURT))

SIMPLE = (
    *(Played("keep"), Played("exchange"), Played("inn_*"), Happened("ask"), Happened("keep"), Moves(1), Moves(2)),
    *(Holds("hand 0", ("8",)), Holds("hand 1", count=0), Fact(("lives", 0), 3), Fact(("lives", 0), 4), NEVER, ~NEVER),
)
goals = st.recursive(
    st.sampled_from(SIMPLE),
    lambda inner: st.one_of(
        inner.map(lambda one: ~one),
        st.tuples(inner, inner).map(lambda two: two[0] & two[1]),
        st.tuples(inner, inner).map(lambda two: two[0] | two[1]),
    ),
    max_leaves=8,
)


# -- put together ------------------------------------------------------------------------------------------------------


@given(goals, goals)
@settings(max_examples=200, deadline=None)
def test_and_or_and_not_mean_what_they_say(one: Goal, other: Goal) -> None:
    assert (one & other).met(TRIED) == (one.met(TRIED) and other.met(TRIED))
    assert (one | other).met(TRIED) == (one.met(TRIED) or other.met(TRIED))
    assert (~one).met(TRIED) != one.met(TRIED)
    assert (~(one & other)).met(TRIED) == (~one | ~other).met(TRIED)


@given(goals)
@settings(max_examples=100, deadline=None)
def test_a_goal_is_a_value_and_asking_it_changes_nothing(goal: Goal) -> None:
    before = repr(goal), bytes(TRIED.view)
    assert goal.met(TRIED) == goal.met(TRIED)
    assert (repr(goal), bytes(TRIED.view)) == before


def test_never_is_met_by_no_try() -> None:
    assert not NEVER.met(TRIED)
    assert (~NEVER).met(TRIED)


# -- what the learner has done -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "moves", "met"),
    [
        ("keep", ("keep",), True),
        ("keep", ("exchange", "keep"), True),
        ("keep", (), False),
        ("keep", ("inn_keep",), False),
        ("inn_*", ("inn_keep",), True),
        ("*", (), False),
        ("play payoff -> *", ("play payoff -> centre 2",), True),
        ("play payoff -> *", ("play hand 0:1 -> centre 2",), False),
        ("KEEP", ("keep",), False),
    ],
)
def test_an_action_was_done(action: str, moves: tuple[str, ...], met: bool) -> None:
    assert Played(action).met(trace(*moves)) is met


def test_more_moves_than_so_many() -> None:
    assert [Moves(1).met(trace(*["keep"] * number)) for number in range(4)] == [False, False, True, True]
    assert not Moves(0).met(trace())


# -- what has happened -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Happened("lose_life"), True),
        (Happened("undo_swap"), False),
        (Happened(clause="CU-3.14"), True),
        (Happened(clause="CU-3.1"), True),
        (Happened(clause="CU-3"), False),
        (Happened("ask", seat=0, other=1), True),
        (Happened("ask", seat=1), False),
        (Happened("lose_life", seat=1, cause="inn"), True),
        (Happened("lose_life", seat=0, cause="inn"), False),
        (Happened("lose_life", other=0), True),
        (Happened("lose_life", times=3), True),
        (Happened("lose_life", times=4), False),
        (Happened("lose_life", seat=0, times=2), True),
        (Happened(), True),
        (Happened(times=5), False),
    ],
)
def test_an_event_fits_in_all_that_is_asked_of_it(goal: Goal, met: bool) -> None:
    assert goal.met(TRIED) is met


def test_nothing_has_happened_before_anything_has() -> None:
    assert not Happened().met(trace())


# -- what the table shows ----------------------------------------------------------------------------------------------


def test_a_zone_holds_a_card_as_often_as_it_is_named() -> None:
    position = {"hands": [["2H", "2H", "5S", "KC"], ["4S", "4D"]]}
    there = trace(game="spite_and_malice", position=position)
    assert Holds("hand 0", ("2H", "2H")).met(there)
    assert not Holds("hand 0", ("5S", "5S")).met(there)
    assert Holds("hand 0", ("KC",), count=4).met(there)
    assert not Holds("hand 0", ("KC",), count=3).met(there)
    assert Holds("hand 0").met(there)


def test_a_card_that_the_learner_does_not_see_is_not_held() -> None:
    position = {"hands": [["2H"], ["4S", "4D"]]}
    there = trace(game="spite_and_malice", position=position)
    assert not Holds("hand 1", ("4S",)).met(there)
    assert Holds("hand 1", count=2).met(there)


def test_a_zone_that_is_not_there_holds_nothing() -> None:
    assert not Holds("cellar", ("8",)).met(trace())
    assert Holds("cellar", count=0).met(trace())


@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Fact(("lives", 0), 3), True),
        (Fact(("lives", 0), 2), False),
        (Fact(("lives", 0), 2, least=True), True),
        (Fact(("lives", 0), 3, least=True), True),
        (Fact(("lives", 0), 4, least=True), False),
        (Fact(("lives",), [3, 3, 3, 3]), True),
        (Fact(("options", "inn"), "choice"), True),
        (Fact(("lives", 9), 3), False),
        (Fact(("lives", "0"), 3), False),
        (Fact(("no such thing",), None), False),
        (Fact(("phase", "deeper", "still"), "choose"), False),
        (Fact(("next_dealer",), None), True),
        (Fact(("next_dealer",), 1, least=True), False),
        (Fact((), 3), False),
    ],
)
def test_a_fact_is_looked_up_and_what_is_not_there_is_not_so(goal: Goal, met: bool) -> None:
    assert goal.met(trace()) is met


# -- nothing hidden ----------------------------------------------------------------------------------------------------


def test_a_goal_sees_no_more_than_the_learner_does() -> None:
    """Two worlds that differ in what lies face down give equal tries."""
    level = Level("cuccu", "two-1", ("CU-3.1",), Play(Happened("keep", seat=0), ("keep",), (("exchange",),)))
    worlds = []
    for hidden in ("9", "cat"):
        match = new_match("cuccu", seed=18, position={"pack_bottom_first": ["5", hidden, "1", "9"]})
        for action in ("keep", "keep"):
            match.play(action)
        worlds.append(level.trace(match))
    assert bytes(worlds[0].view) == bytes(worlds[1].view)
    assert worlds[0].events == worlds[1].events
    assert worlds[0].moves == worlds[1].moves == ("keep",)
    assert worlds[0].view.zones["hand 0"] == ("5",)
    assert worlds[0].view.zones["hand 1"] == (None,)

"""The small values of the contract: actions, events, views, options, refusals."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwidgets.engine import games, new_match, rules
from cardwidgets.engine.game import (
    NEXT_ROUND,
    Action,
    Ending,
    Event,
    Fault,
    Illegal,
    Move,
    Option,
    Outcome,
    State,
    View,
    resolve_options,
    seed_number,
)

ZONES = st.from_regex(r"[a-z]+( [a-z0-9]+)?", fullmatch=True)


@given(st.from_regex(r"[a-z_]+", fullmatch=True), ZONES | st.just(""), ZONES | st.just(""))
def test_an_action_reads_back_from_its_text(kind, source, target):
    action = Action(kind, source, target)
    assert Action.parse(action.text) == action


@given(st.text(max_size=250) | st.none() | st.integers() | st.binary() | st.lists(st.text()))
def test_reading_an_action_gives_an_action_or_a_refusal(text):
    refusals = []
    try:
        action = Action.parse(text)
    except Illegal as refused:
        refusals.append(refused.code)
    else:
        assert Action.parse(action.text) == action
    assert set(refusals) <= {Fault.MALFORMED, Fault.OVERSIZED}


@pytest.mark.parametrize("text", ["", "  ", "\n", "play hand -> ", None, 5, b"keep", ["keep"], Ellipsis])
def test_what_is_no_action_is_malformed(text):
    with pytest.raises(Illegal) as refused:
        Action.parse(text)
    assert (refused.value.code, refused.value.clause) == (Fault.MALFORMED, "")


def test_a_very_long_action_is_oversized():
    assert Action.parse("x" * 200).kind == "x" * 200
    with pytest.raises(Illegal) as refused:
        Action.parse("x" * 201)
    assert (refused.value.code, refused.value.data["limit"]) == (Fault.OVERSIZED, 200)


def test_the_control_that_goes_on_is_the_same_in_every_game():
    assert NEXT_ROUND.text == "next_round"


def test_a_refusal_is_a_code_a_clause_and_data():
    fault = Illegal(Fault.NOT_LEGAL, "CU-3.1", action="keep")
    assert (fault.code, fault.clause, fault.data) == (Fault.NOT_LEGAL, "CU-3.1", {"action": "keep"})
    assert str(fault) == "not-legal (CU-3.1): action='keep'"
    assert str(Illegal(Fault.STALE)) == "stale"
    assert isinstance(fault, ValueError)


@pytest.mark.parametrize("value", [10**5000, [[]] * 3, {"x": float("nan")}], ids=range(3))
def test_a_refusal_can_be_made_of_anything(value):
    assert len(str(Illegal(Fault.MALFORMED, value=value))) < 400


def test_faults_are_words_that_name_their_sentence():
    assert len({fault.value for fault in Fault}) == len(Fault) == 27
    assert all(fault.value == fault.name.lower().replace("_", "-") for fault in Fault)


@pytest.mark.parametrize("seat", range(4))
def test_a_move_shows_its_face_to_those_who_know_it(seat):
    move = Move("cat", "hand 1", "hand 2", seen=0b0110)
    assert move.masked(seat) == (move if seat in (1, 2) else Move(None, "hand 1", "hand 2", 0b0110))
    assert move.masked(None).card is None


def test_masking_an_event_hides_faces_and_nothing_else():
    event = Event("swap", ("CU-3.2",), 1, 2, (Move("cat", "hand 1", "hand 2", 0b0110),), 3, "why")
    assert event.masked(1) == event
    assert event.masked(0) == event._replace(cards=(Move(None, "hand 1", "hand 2", 0b0110),))
    assert event.masked(None) == event.masked(0)
    assert event.masked_unless(0b0110) == event
    assert event.masked_unless(0b1110) == event.masked(0)
    bare = Event("keep", ("CU-3.1", "CU-3.10"), 0)
    assert bare.masked(3) is bare
    assert bare.masked_unless(1) is bare
    assert bare.clause == "CU-3.1"


def test_a_view_is_plain_data_and_equal_bytes_when_equal():
    view = new_match("cuccu", seed=18).view(0)
    assert view.data()["legal"] == ["keep", "exchange"]
    assert view.data()["outcome"] is None
    assert json.loads(bytes(view)) == view.data()
    again = new_match("cuccu", seed=18).view(0)
    assert view == again
    assert bytes(view) == bytes(again)
    assert bytes(view) != bytes(new_match("cuccu", seed=18).view(1))
    for name in View.__slots__:
        with pytest.raises((AttributeError, TypeError)):
            setattr(view, name, None)


def test_a_view_after_the_end_tells_the_outcome():
    match = new_match("cuccu", seed=1, options={"players": 2, "lives": 1})
    while match.turn is not None:
        match.play(match.legal()[0])
    outcome = match.view(0).data()["outcome"]
    assert outcome == {
        "ending": "won",
        "clause": "CU-1.3",
        "winner": match.outcome.winner,
        "leaders": [match.outcome.winner],
    }
    assert (Ending.WON, Ending.DRAWN) == ("won", "drawn")
    with pytest.raises((AttributeError, TypeError)):
        match.outcome.winner = 3
    assert match.outcome == Outcome(Ending.WON, "CU-1.3", match.outcome.winner, (match.outcome.winner,))


OPTIONS = (
    Option("number", 3, range(1, 10), "XX-1"),
    Option("word", "a", ("a", "b"), "XX-2"),
    Option("flag", True, (True, False), "XX-3"),
    Option("maybe", None, (None, 0, 1), "XX-4"),
)


def test_options_are_completed_in_the_games_order():
    assert list(resolve_options(OPTIONS, {"flag": False}).items()) == [
        ("number", 3),
        ("word", "a"),
        ("flag", False),
        ("maybe", None),
    ]


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("number", 10, "1 to 9"),
        ("number", 0, "1 to 9"),
        ("number", 3.0, "1 to 9"),
        ("number", True, "1 to 9"),
        ("word", "c", "a, b"),
        ("word", 1, "a, b"),
        ("flag", 1, "True, False"),
        ("flag", None, "True, False"),
        ("maybe", False, "None, 0, 1"),
        ("maybe", 2, "None, 0, 1"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_what_is(name, value, allowed):
    with pytest.raises(Illegal) as refused:
        resolve_options(OPTIONS, {name: value})
    assert refused.value.code is Fault.BAD_OPTION
    assert refused.value.data == {"option": name, "value": str(value), "allowed": allowed}
    assert refused.value.clause.startswith("XX-")


def test_an_option_nobody_knows_is_refused_with_those_there_are():
    with pytest.raises(Illegal) as refused:
        resolve_options(OPTIONS, {"colour": "red"})
    assert refused.value.data == {"option": "colour", "known": "number, word, flag, maybe"}
    with pytest.raises(Illegal):
        resolve_options(OPTIONS, ["number"])


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", None, True, 10**5000], ids=range(7))
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(Illegal) as refused:
        seed_number(seed)
    assert refused.value.code is Fault.BAD_SEED


@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_a_seed_is_any_number_of_64_bits(seed):
    assert seed_number(seed) == seed


# -- the list of games -------------------------------------------------------------------------------------------------


def test_every_file_of_the_engine_that_is_no_tool_is_a_game():
    assert "cuccu" in games()
    assert list(games()) == sorted(games())
    prefixes = [rules(name).PREFIX for name in games()]
    assert len(set(prefixes)) == len(prefixes)
    for name in games():
        game = rules(name)
        assert issubclass(game, State)
        assert name == game.NAME
        assert len({option.name for option in game.OPTIONS}) == len(game.OPTIONS)
        assert all(option.clause.startswith(f"{game.PREFIX}-") for option in game.OPTIONS)
        assert all(option.check(option.default) == option.default for option in game.OPTIONS)


@pytest.mark.parametrize("name", ["bridge", "", "deal", "conformance", "Cuccu", None, 5, ["cuccu"], "x" * 5000])
def test_a_game_that_is_none_is_refused_with_those_there_are(name):
    with pytest.raises(Illegal) as refused:
        rules(name)
    assert refused.value.code is Fault.BAD_OPTION
    assert "cuccu" in refused.value.data["allowed"]
    assert len(str(refused.value)) < 1000

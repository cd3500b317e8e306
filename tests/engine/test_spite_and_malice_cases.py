"""Worked cases of Spite & Malice: what their format leaves open, and that nothing written in one breaks anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spite_table import STOCK, cards, reasons, rising

from cardwidgets.engine import spite_and_malice
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.engine.spite_and_malice import SpiteAndMalice

FILES = sorted((Path(__file__).parents[1] / "cases").glob("spite_and_malice*.json"))
CASES = [case for file in FILES for case in json.loads(file.read_text(encoding="utf-8"))]
NO_SIDES = [[], [], [], []]


def setup(hand="7C QH", centre=(), side=(), stock=STOCK, **more):
    return {
        "phase": "in_turn",
        "to_move": "A",
        "payoff_bottom_first": {"A": ["9C", "6D"], "B": ["8C", "4H"]},
        "hand": {"A": cards(hand), "B": ["3C", "5S", "7S", "9D", "10H"]},
        "side_bottom_first": {"A": [*map(cards, side), *([] for _ in range(4 - len(side)))], "B": NO_SIDES},
        "centre_bottom_first": [*map(cards, centre), *([] for _ in range(3 - len(centre)))],
        "stock_top_first": cards(stock),
        **more,
    }


def run(setup, *actions):
    return SpiteAndMalice.run_case(setup, actions)


def act(source, card, target, **more):
    return {"by": "A", "from": source, "card": card, "to": target, **more}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_says_what_it_is_about_and_holds_something(case):
    assert case["title"]
    assert case["clause_ids"]
    assert case["expect"]
    assert len(case["expect"].get("legal", case["actions"])) == len(case["actions"])


# -- how the beginning may be written ----------------------------------------------------------------------------------


def test_options_may_stand_among_the_rest_or_by_themselves():
    for given_so in ({"options": {"king_opens": False}}, {"king_opens": False}):
        assert run(setup("KS 7C", **given_so), act("hand", "KS", "centre", pile=0))["legal"] == [False]
    assert run({"fresh_deal": True, "packs": 3})["stock_count"] == 106
    assert run({"fresh_deal": True, "options": {"packs": 3}})["stock_count"] == 106
    with pytest.raises(Illegal) as caught:
        run(setup(options={"kings": 5}))
    assert caught.value.code is Fault.BAD_OPTION


def test_a_stock_and_payoff_piles_may_be_counts():
    given_so = setup(stock="", payoff_top={"A": "2C"}, payoff_count={"A": 3, "B": 7})
    del given_so["stock_top_first"], given_so["payoff_bottom_first"]
    result = run({**given_so, "stock_count": 9})
    assert result["stock_count"] == 9
    assert result["payoff_count"] == {"A": 3, "B": 7}
    assert result["payoff_top"]["A"] == "2C"


def test_what_is_not_said_of_a_player_is_as_usual():
    result = run({"phase": "in_turn", "hand": {"A": ["AS"]}, "stock_top_first": ["2S", "3S"]})
    assert result["hand_count"] == {"A": 1, "B": 5}
    assert result["payoff_count"] == {"A": 20, "B": 20}
    assert result["side_counts"] == {"A": [0, 0, 0, 0], "B": [0, 0, 0, 0]}
    assert (result["scores"], result["to_move"], result["stock_count"]) == ({"A": 0, "B": 0}, "A", 2)


def test_a_case_may_name_a_face_more_often_than_two_packs_have_it():
    assert run(setup("AS 7C", [rising(3), rising(5)]))["centre_counts"] == [3, 5, 0]
    with pytest.raises(Illegal):
        run(setup("AS 7C", [rising(3), rising(5)], packs=2))


IMPOSSIBLE = [
    ("unknown-key", "", {"weather": "fine"}),
    ("unknown-key", "", {"fresh_deal": True}),
    ("jokers", "SM-R1", {"jokers": 4}),
    ("players", "SM-1.1", {"players": 3}),
    ("by", "SM-1.1", {"to_move": "C"}),
    ("by", "SM-1.1", {"to_move": ["A"]}),
    ("hand", "SM-1.2", {"hand": {"C": []}}),
    ("hand", "SM-1.2", {"hand": [[], []]}),
    ("scores", "SM-1.2", {"scores": [0, 0]}),
    ("payoff_top", "SM-1.2", {"payoff_top": "9C"}),
    ("payoff_count", "SM-1.2", {"payoff_count": {"A": 0}}),
    ("payoff_count", "SM-1.2", {"payoff_count": {"A": 21}}),
    ("payoff_count", "SM-1.2", {"payoff_count": {"A": "x"}}),
    ("stock_count", "SM-1.3", {"stock_count": -1}),
    ("stock_count", "SM-1.3", {"stock_count": "many"}),
    ("phase", "SM-3.2", {"phase": "asleep"}),
    ("phase", "SM-3.2", {"phase": []}),
    ("centres_bottom_first", "SM-2.1", {"centre_bottom_first": [["2S"], [], []]}),
    ("form", "", None),
]


@pytest.mark.parametrize(("reason", "named", "changes"), IMPOSSIBLE)
def test_a_beginning_that_cannot_be_is_refused_with_the_reason(reason, named, changes):
    with pytest.raises(Illegal) as caught:
        run(changes if changes is None else {**setup(), **changes})
    assert caught.value.code is Fault.BAD_POSITION
    assert (caught.value.data["reason"], caught.value.clause) == (reason, named)


def test_every_reason_for_refusing_a_case_is_met_here():
    found = reasons(spite_and_malice._case_position, spite_and_malice._case_seat, spite_and_malice._case_pair)
    assert found <= {case[0] for case in IMPOSSIBLE}
    assert len(found) > 6


# -- how actions may be written ----------------------------------------------------------------------------------------


def test_who_acts_may_be_left_out_and_nobody_else_plays():
    assert run(setup("AD 7C"), {"from": "hand", "card": "AD", "to": "centre", "pile": 1})["centre_counts"] == [0, 1, 0]
    assert run(setup("AD 7C"), {**act("hand", "AD", "centre", pile=1), "by": "B"})["legal"] == [False]
    for wrong in ("C", 0, None, ["A"]):
        with pytest.raises(Illegal):
            run(setup("AD 7C"), {**act("hand", "AD", "centre", pile=1), "by": wrong})
    with pytest.raises(Illegal) as caught:
        run(setup("AD 7C"), "pass")
    assert caught.value.data["reason"] == "action"


def test_a_pile_tells_its_card_and_a_card_its_side_stack():
    given_so = setup("7C QH", [rising(5)], side=["", "6H"])
    payoff = {"by": "A", "from": "payoff", "to": "centre", "pile": 0}
    assert run(given_so, payoff)["payoff_count"] == {"A": 1, "B": 2}
    for named in ({"card": "6H"}, {"index": 1}, {"from_index": 1}, {"card": "6H", "index": 1}):
        result = run(given_so, {"by": "A", "from": "side", "to": "centre", "pile": 0, **named})
        assert (result["legal"], result["side_counts"]["A"]) == ([True], [0, 0, 0, 0])
    for named in (
        {"card": "5H"},
        {"index": 0},
        {"index": 4},
        {"index": -3},
        {"card": "5H", "index": 1},
    ):
        result = run(given_so, {"by": "A", "from": "side", "to": "centre", "pile": 0, **named})
        assert result["legal"] == [False]


@pytest.mark.parametrize(
    "action",
    [
        *(act("hand", "7C", where) for where in ("stock", "hand", "payoff", "centre", "side", "", "side_of_opponent")),
        *(act("hand", "7C", "side", index=index) for index in (4, -1, "x", None, [0])),
        *(act("hand", "7C", "centre", pile=pile) for pile in (3, -1, "x", None, [0])),
        *(act(source, "AD", "centre", pile=0) for source in ("stock", "centre", "side_of_opponent", "", 5, None)),
        *(act("side", "6H", "side", index=0, to_index=at) for at in range(4)),
        *(act("payoff", "6D", "side", index=at) for at in range(4)),
        *(act("hand", card, "centre", pile=0) for card in ("AX", "", None, 5, ["AD"], "AC")),
        {"by": "A"},
        {"by": "A", "do": "pass"},
        {"by": "A", "do": "end_turn"},
        {"by": "A", "do": None},
        {"by": "A", "do": "next_round"},
        {"by": "A", "do": "draw_to_five"},
        {},
    ],
    ids=str,
)
def test_whatever_is_no_move_is_not_legal_and_changes_nothing(action):
    given_so = setup("7C AD", side=["6H"])
    result = run(given_so, action)
    assert result["legal"] == [False]
    assert {**result, "legal": []} == run(given_so)


def test_drawing_is_marked_once_when_it_is_due():
    draw = {"by": "A", "do": "draw_to_five"}
    assert run(setup(phase="before_draw"), draw, draw)["legal"] == [True, False]
    assert run(setup(phase="before_draw"), {**draw, "by": "B"}, draw)["legal"] == [False, True]
    assert run(setup(), draw)["legal"] == [False]
    done = run(setup("7C"), act("hand", "7C", "side", index=0), draw, {**draw, "by": "B"})
    assert done["legal"] == [True, False, True]
    done = run(setup("AD"), act("hand", "AD", "centre", pile=0), draw, draw)
    assert done["legal"] == [True, True, False]
    assert done["hand_count"]["A"] == 5
    done = run(setup("AD 7C"), act("hand", "AD", "centre", pile=0), draw)
    assert done["legal"] == [True, False]
    ended = run(setup("7C", phase="before_draw", stock="2S"), draw)
    assert (ended["legal"], ended["round_result"]) == ([True], {"winner": None, "points": 0})


def test_a_new_round_is_nobodys_action():
    won = setup("7C QH", [rising(5)], payoff_bottom_first={"A": ["6D"], "B": ["8C"]})
    for by in ({}, {"by": "A"}, {"by": "B"}):
        result = run(won, act("payoff", "6D", "centre", pile=0), {"do": "next_round", **by})
        assert result["legal"] == [True, True]
        assert (result["round_result"], result["phase"], result["scores"]) == (None, "play", {"A": 1, "B": 0})


# -- how an expectation may be written ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "expected", "actual", "same"),
    [
        ("hand", {"A": ["2S", "AD"]}, {"A": ["AD", "2S"], "B": []}, True),
        ("hand", {"A": ["2S", "2S"]}, {"A": ["AD", "2S"], "B": []}, False),
        ("hand", {"A": [None]}, {"A": ["AD"], "B": []}, False),
        ("hand", {"C": []}, {"A": [], "B": []}, False),
        ("side_bottom_first", {"A": [["2S", "AD"]]}, {"A": [["AD", "2S"]]}, False),
        ("payoff_count", {"B": 3}, {"A": 1, "B": 3}, True),
        ("round_result", {"winner": "A", "points": 2}, {"winner": "A", "points": 2}, True),
        ("round_result", {"winner": "A", "points": 3}, {"winner": "A", "points": 2}, False),
        ("round_result", {"winner": "A", "why": "luck"}, {"winner": "A", "points": 2}, False),
        ("round_result", None, {"winner": "A", "points": 2}, False),
        ("round_result", {"winner": None}, None, False),
        ("payoff_reshuffled", True, True, True),
        ("payoff_reshuffled", ["A", "B"], True, False),
        ("payoff_reshuffled", None, False, False),
        ("to_move", None, "A", False),
    ],
)
def test_players_may_be_left_out_and_the_cards_of_a_hand_have_no_order(key, expected, actual, same):
    assert SpiteAndMalice.same_in_case(key, expected, actual) is same


def test_a_tie_leaves_nobody_on_turn_and_reshuffles_the_payoff_piles():
    tied = run({"start_of_round": True, "payoff_top": {"A": "7C", "B": "7H"}})
    assert (tied["payoff_reshuffled"], tied["to_move"]) == (True, None)
    assert [name for name in tied if "tie" in name or "shuffle" in name] == ["payoff_reshuffled"]
    assert run({"start_of_round": True, "payoff_top": {"A": "7C", "B": "8H"}})["payoff_reshuffled"] is False


# -- nothing but a refusal ---------------------------------------------------------------------------------------------

WORDS = st.sampled_from(["A", "B", "AS", "7C", "KD", "hand", "side", "payoff", "centre", "stock", "pass", "in_turn"])
SMALL = st.none() | st.booleans() | st.integers(-2, 6) | st.floats(allow_nan=True) | WORDS
VALUES = st.recursive(
    SMALL,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("AB"), inner, max_size=2),
    max_leaves=10,
)
SETUP_KEYS = st.sampled_from([*setup(), "options", "packs", "payoff", "round", "turns", "fresh_deal", "start_of_round"])
MORE_KEYS = st.sampled_from(
    ["payoff_top", "payoff_count", "stock_count", "starter", "scores", "jokers", "players", "x"]
)
ACTION_KEYS = st.sampled_from(["by", "from", "card", "to", "pile", "index", "to_index", "from_index", "do"])


@given(
    st.dictionaries(SETUP_KEYS | MORE_KEYS, VALUES, max_size=3),
    st.lists(st.dictionaries(ACTION_KEYS, VALUES, max_size=5) | VALUES, max_size=3),
    st.booleans(),
)
@settings(max_examples=400, deadline=None)
def test_whatever_a_case_says_it_is_run_or_refused(changes, actions, whole):
    try:
        result = run({**setup("7C AD"), **changes} if whole else changes, *actions)
    except Illegal:
        return
    assert len(result["legal"]) == len(actions)
    json.dumps(result)

"""Worked cases of Monopoly: The Card Game: what may be written in one, and that what is wrong in one is refused."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.engine.monopoly_card_game import MonopolyCardGame

FILES = sorted((Path(__file__).parents[1] / "cases").glob("monopoly_card_game*.json"))
CASES = [case for file in FILES for case in json.loads(file.read_text(encoding="utf-8"))]
SETUP = {
    "players": 4,
    "dealer": 3,
    "to_move": 0,
    "hands": {"0": ["MED", "BAL", "GO"], "1": ["STC"]},
    "trade_piles_bottom_first": {"0": ["PAC"], "1": ["NCA"]},
    "draw_pile_top_first": ["VEN", "ELE"],
}
OUT = {
    "players": 2,
    "hands": {"0": ["BWK", "CH", "H1", *["GO"] * 4, *["MR"] * 3]},
    "went_out": 0,
    "draw_pile_top_first": ["STC"],
}
SCORE = [{"do": "score"}]


def run(setup, actions=()):
    return MonopolyCardGame.run_case(setup, list(actions))


WRONG = [
    ("form", 5, []),
    ("actions", SETUP, 5),
    ("action-keys", SETUP, [5]),
    ("action-keys", SETUP, [{"do": "draw"}]),
    ("action-keys", SETUP, [{"do": "draw", "seat": "0"}]),
    ("action-keys", SETUP, [{"do": "draw", "seat": True}]),
    ("action-keys", SETUP, [{"do": "draw", "seat": 10**30}]),
    ("action-keys", SETUP, [{"do": "draw", "seat": 0, "why": "fun"}]),
    ("action-keys", SETUP, [{"do": "end_discard", "seat": 0, "cards": "GO"}]),
    ("action-keys", SETUP, [{"do": "end_discard", "seat": 0, "cards": None}]),
    ("action-keys", SETUP, [{"do": "trade", "seat": 0, "with": 1}]),
    ("action-keys", SETUP, [{"do": "pass_left", "cards": ["GO"]}]),
    ("action-keys", SETUP, [{"do": "pass_left", "cards": {"0": 5}}]),
    ("unknown-key", {**SETUP, "weather": "fine"}, []),
    ("unknown-key", {"build_pack": True, "players": 4}, []),
    ("unknown-key", {"deal_for": 4, "hands": {}}, []),
    ("players", {**SETUP, "players": 7}, []),
    ("players", {**SETUP, "players": "4"}, []),
    ("players", {"hands": {}}, []),
    ("values", {**SETUP, "values": "MC-V2"}, []),
    ("options", {**SETUP, "options": ["houses"]}, []),
    ("hands", {**SETUP, "hands": {"4": []}}, []),
    ("hands", {**SETUP, "hands": []}, []),
    ("trade_piles_bottom_first", {**SETUP, "trade_piles_bottom_first": {"Z": []}}, []),
    ("trade_card", {**SETUP, "trade_card": {"X": "GO"}}, []),
    ("table_trade_cards", {**OUT, "players": 5, "table_trade_cards": ["MED"]}, SCORE),
    ("table_trade_cards", {**OUT, "players": 5, "table_trade_cards": "MEDAL"}, SCORE),
    ("to_move", {**SETUP, "to_move": 4}, []),
    ("dealer", {**SETUP, "dealer": -1}, []),
    ("went_out", {**OUT, "went_out": 2}, SCORE),
    ("out", OUT, []),
    ("stands", {**OUT, "chance_as": ["PKP", "H2"]}, SCORE),
    ("stands", {**OUT, "chance_as": ["KEN"]}, SCORE),
    ("stands", {**OUT, "chance_as": ["GO"]}, SCORE),
    ("stands", {**OUT, "chance_as": "PKP"}, SCORE),
    ("stands", {**OUT, "went_out": None, "chance_as": ["PKP"]}, SCORE),
    ("phase", {**SETUP, "hand_over": 1}, []),
    ("phase", {**SETUP, "players": 5, "all_have_moved": "yes"}, []),
    ("draw_top_first", {**SETUP, "draw_pile_top_first": "VEN"}, []),
    ("draw_top_first", {**SETUP, "players": 5}, []),
    ("cards", {**SETUP, "draw_pile_top_first": ["MED"]}, []),
    ("card", {**SETUP, "draw_pile_top_first": ["MAYFAIR"]}, []),
    ("round", {**SETUP, "round": 61}, []),
    ("totals", {**SETUP, "totals_before": [0]}, []),
]


@pytest.mark.parametrize(("reason", "setup", "actions"), WRONG)
def test_a_case_that_is_not_in_order_is_refused_with_the_reason(reason, setup, actions):
    with pytest.raises(Illegal) as caught:
        MonopolyCardGame.run_case(setup, actions)
    assert (caught.value.code, caught.value.data["reason"]) == (Fault.BAD_POSITION, reason)


@pytest.mark.parametrize("kind", ["jump", "", None, 5, ["draw"]])
def test_an_action_of_an_unknown_kind_is_refused_and_not_only_illegal(kind):
    with pytest.raises(Illegal) as caught:
        run(SETUP, [{"do": kind, "seat": 0}])
    assert caught.value.code is Fault.UNKNOWN_ACTION


@pytest.mark.parametrize("options", [{"token": "both"}, {"colour": "red"}])
def test_options_of_a_case_are_options_of_the_game(options):
    for setup in ({**SETUP, "options": options}, {"deal_for": 3, "options": options}):
        with pytest.raises(Illegal) as caught:
            run(setup)
        assert caught.value.code is Fault.BAD_OPTION
    assert run({"deal_for": 3, "dealer": 1, "options": {"houses": "4442"}})["first_to_move"] == 2


def test_what_is_left_out_takes_its_usual_value():
    assert run({"players": 4})["draw_pile"] == 60
    assert run({"players": 3})["pile_bottom_first"] == {"0": [], "1": [], "2": [], "X": []}
    assert run({"players": 4, "to_move": 2})["dealer"] == 1
    assert run({"players": 4, "dealer": 2})["to_move"] == 3
    assert run({"players": 2, "hands": {"0": ["GO"]}}, SCORE)["hand_scores"] == {"0": 200, "1": 0}


def test_a_score_that_is_asked_for_in_mid_hand_is_not_there():
    assert run(SETUP, [{"do": "draw", "seat": 0}, {"do": "score"}])["legal"] == [True, False]


def test_a_case_may_begin_with_a_draw_pile_that_is_used_up():
    setup = {**SETUP, "draw_pile_top_first": []}
    assert run(setup, [{"do": "draw", "seat": 0}])["legal"] == [False]
    trade = {"do": "trade", "seat": 0, "with": 1, "count": 1, "first_put": None}
    result = run(setup, [trade, {"do": "end_discard", "seat": 0, "cards": []}])
    assert result["legal"] == [True, True]
    assert result["hand_over"]
    assert result["total_cards"] == 60


def test_what_chance_stands_for_is_chosen_for_a_case_that_does_not_say():
    assert run(OUT, SCORE)["hand_scores"]["0"] == 400 + 400 + 800 + 1000
    assert run({**OUT, "chance_as": ["PKP"]}, SCORE)["hand_scores"]["0"] == 2600
    out = {"do": "go_out", "seat": 0}
    played = {key: value for key, value in OUT.items() if key != "went_out"}
    assert run(played, [out])["hand_scores"]["0"] == 2600
    assert run(played, [{**out, "discard": None, "chance_as": None}])["went_out"] == 0


def test_the_turn_ends_once():
    draw, end = {"do": "draw", "seat": 0}, {"do": "end_discard", "seat": 0, "cards": []}
    assert run(SETUP, [draw, end, end])["legal"] == [True, True, False]
    assert run(SETUP, [draw, {**end, "cards": ["GO"]}])["legal"] == [True, False]
    assert run(SETUP, [draw, {**end, "seat": 1}])["to_move"] == 1


NASTY = [
    None,
    True,
    -1,
    0,
    3,
    60,
    10**30,
    1.5,
    float("nan"),
    "",
    "0",
    "X",
    "GO",
    "\ud800",
    [],
    [[]],
    [None],
    ["GO"],
    {},
]
NASTY += [["PKP", 5], {"0": ["GO"]}, {"0": "GO"}, {"0": 5}, {5: 5}, (0, 1), {0}, b"x", object()]


def paths(value, path=()):
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*path, key))
    elif isinstance(value, list):
        for at in range(len(value)):
            yield from paths(value[at], (*path, at))


def changed(value, path, thing):
    """The same plain data with one thing in it replaced, or left out where it is Ellipsis."""
    if not path:
        return thing
    copy = dict(value) if isinstance(value, dict) else list(value)
    if thing is ... and len(path) == 1:
        del copy[path[0]]
    else:
        copy[path[0]] = changed(value[path[0]], path[1:], thing)
    return copy


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_but_a_refusal_comes_of_a_damaged_case(file):
    chance, outcomes = random.Random(1), Counter()
    for case in json.loads(file.read_text(encoding="utf-8")):
        whole = {"setup": case["setup"], "actions": case["actions"]}
        for path in chance.sample(places := list(paths(whole)), min(len(places), 12)):
            for thing in chance.sample([*NASTY, ...], 8):
                damaged = changed(whole, path, thing)
                try:
                    result = MonopolyCardGame.run_case(damaged.get("setup"), damaged.get("actions"))
                except Illegal as refusal:
                    outcomes[refusal.code] += 1
                else:
                    outcomes["played"] += 1
                    for key, value in case["expect"].items():
                        if key in result:
                            MonopolyCardGame.same_in_case(key, value, result[key])
                            MonopolyCardGame.same_in_case(key, thing, result[key])
                    assert result.get("total_cards", 60) == 60
    assert {"played", Fault.BAD_POSITION, Fault.UNKNOWN_ACTION} <= set(outcomes)
    assert outcomes["played"] > 50


def test_a_case_is_not_changed_by_running_it():
    for case in CASES:
        before = json.dumps([case["setup"], case["actions"]])
        MonopolyCardGame.run_case(case["setup"], case["actions"])
        assert json.dumps([case["setup"], case["actions"]]) == before


@pytest.mark.parametrize(
    ("key", "expected", "actual", "same"),
    [
        ("hand_has", {"0": ["GO"]}, {"0": ["MED", "GO"], "1": []}, True),
        ("hand_has", {"0": ["GO", "GO"]}, {"0": ["MED", "GO"]}, False),
        ("hand_has", {"5": ["GO"]}, {"0": ["GO"]}, False),
        ("hand_has", {"0": "GO"}, {"0": ["G", "O"]}, False),
        ("hands", {"0": ["GO", "MED"]}, {"0": ["MED", "GO"], "1": []}, True),
        ("hands", {"0": ["GO"]}, {"0": ["MED", "GO"]}, False),
        ("hand_count", [1, 2], {"0": 1, "1": 2}, True),
        ("hand_count", {"1": 2}, {"0": 1, "1": 2}, True),
        ("hand_count", [2, 1], {"0": 1, "1": 2}, False),
        ("pile_bottom_first", {"X": ["GO", "MR"]}, {"X": ["MR", "GO"]}, False),
        ("hand_scores", {"0": 100}, None, False),
        ("winner", None, None, True),
        ("totals", [1, 2], [1, 3], False),
    ],
)
def test_what_is_the_same_in_a_case(key, expected, actual, same):
    assert MonopolyCardGame.same_in_case(key, expected, actual) == same

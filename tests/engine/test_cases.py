"""The worked cases, and that a case which is not in order is a failure and never ignored."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from cardwidgets.engine import games, rules
from cardwidgets.engine.cases import check_case, run_files

FILES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
CASES = [case for file in FILES for case in json.loads(file.read_text(encoding="utf-8"))]
CASE = {
    "id": "CU-X",
    "setup": {"dealer": 1, "lives": [2, 1], "pack_bottom_first": ["2", "9"]},
    "actions": [{"seat": 0, "do": "keep"}, {"seat": 1, "do": "keep"}],
    "expect": {"lives_after": [1, 1], "winner": None},
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_worked_case(case):
    assert check_case(case).differences == ()


def test_there_are_cases_for_every_game_and_each_has_an_id_of_its_own():
    ids = [case["id"] for case in CASES]
    assert len(set(ids)) == len(ids) > 60
    assert {case_id.partition("-")[0] for case_id in ids} == {rules(name).PREFIX for name in games()}


@pytest.mark.parametrize("case", [case for case in CASES if case["id"].startswith("CU-")], ids=lambda case: case["id"])
def test_a_case_of_cuccu_names_the_whole_pack_and_expects_everything(case):
    assert Counter(case["setup"]["pack_bottom_first"]) == rules("cuccu").PACK.counts
    assert set(case["expect"]) == {
        *("final_cards", "revealed_during_exchange", "dead_seats", "life_events", "seats_asked_to_keep_or_exchange"),
        *("showdown_losers", "lives_after", "status", "next_dealer", "winner"),
    }
    assert case["clause_ids"]
    assert case["title"]


def test_a_case_in_order_passes():
    assert str(check_case(CASE)) == "CU-X PASS"


@pytest.mark.parametrize(
    ("changes", "difference"),
    [
        ({"expect": {"lives_after": [2, 1]}}, "lives_after: expected [2, 1], got [1, 1]"),
        ({"expect": {"winner": 0}}, "winner: expected 0, got null"),
        ({"expect": {"losers": []}}, "unknown expectation 'losers'"),
        ({"why": "fun"}, "unknown key 'why'"),
        ({"id": "XX-1"}, "no game has the prefix of 'XX-1'"),
        ({"id": ""}, "no game has the prefix of ''"),
        ({"clause_ids": "CU-1.1"}, "clause_ids: not a list of ids of this game"),
        ({"clause_ids": ["SM-1.1"]}, "clause_ids: not a list of ids of this game"),
        ({"assumes": ["R1"]}, "assumes: not a list of ids of this game"),
        ({"setup": []}, "setup and expect are objects, actions a list"),
        ({"actions": {}}, "setup and expect are objects, actions a list"),
        ({"expect": None}, "setup and expect are objects, actions a list"),
        ({"setup": {**CASE["setup"], "weather": "fine"}}, "refused: bad-position: reason='unknown-key', key='weather'"),
        ({"setup": {**CASE["setup"], "options": {"x": 1}}}, "refused: bad-option: option='x'"),
        ({"setup": {**CASE["setup"], "options": 5}}, "cannot be read: TypeError"),
        ({"actions": [5]}, "cannot be read: TypeError"),
        ({"actions": [{"seat": 0}]}, "refused: bad-position: reason='action-keys'"),
        ({"actions": [{"seat": 1, "do": "keep"}]}, "refused: not-your-turn (CU-2.4): seat=1, turn=0"),
        ({"actions": [{"seat": 0, "do": "inn_ask"}]}, "refused: not-legal (CU-3.11)"),
        ({"actions": [{"seat": 0, "do": "jump"}]}, "refused: unknown-action"),
        ({"actions": [{"seat": 0, "do": 5}]}, "refused: malformed"),
    ],
    ids=range(21),
)
def test_whatever_is_wrong_with_a_case_is_told(changes, difference):
    result = check_case({**CASE, **changes})
    assert difference in str(result)
    assert " FAIL " in str(result)


@pytest.mark.parametrize("key", ["id", "setup", "actions", "expect"])
def test_a_case_without_one_of_its_parts_fails(key):
    result = check_case({name: part for name, part in CASE.items() if name != key})
    assert f"missing key '{key}'" in result.differences


@pytest.mark.parametrize("thing", [None, 5, "CU-X", []])
def test_what_is_no_case_fails(thing):
    assert str(check_case(thing)) == "? FAIL a case is an object"


def test_the_order_of_what_happens_at_one_moment_does_not_matter_but_the_order_of_moments_does():
    case = {
        "id": "CU-X",
        "setup": {"dealer": 2, "lives": [3, 3, 3], "pack_bottom_first": ["3", "hunter", "3"]},
        "actions": [{"seat": 0, "do": "exchange"}, {"seat": 2, "do": "keep"}],
    }
    hunter, one, two = (
        {"seat": s, "delta": -1, "cause": c} for s, c in ((0, "hunter"), (0, "showdown"), (2, "showdown"))
    )
    for events in ([hunter, one, two], [hunter, two, one]):
        assert str(check_case({**case, "expect": {"life_events": events, "showdown_losers": [2, 0]}})) == "CU-X PASS"
    for events in ([one, two], [hunter, one, one], [hunter, one, two, two], []):
        assert "life_events" in str(check_case({**case, "expect": {"life_events": events}}))


def test_whole_files_are_counted(tmp_path):
    good, bad, none = tmp_path / "a.json", tmp_path / "b.json", tmp_path / "c.json"
    good.write_text(json.dumps([CASE]), encoding="utf-8")
    bad.write_text(json.dumps([CASE, {**CASE, "expect": {"winner": 1}}, 5]), encoding="utf-8")
    none.write_text("{", encoding="utf-8")
    assert run_files([str(good)]) == (["CU-X PASS", "1 passed, 0 failed"], True)
    lines, passed = run_files([str(good), str(bad), str(none)])
    assert not passed
    assert lines == [
        "CU-X PASS",
        "CU-X PASS",
        "CU-X FAIL winner: expected 1, got null",
        "? FAIL a case is an object",
        f"{none} FAIL cannot be read",
        "2 passed, 3 failed",
    ]
    assert run_files([]) == (["0 passed, 0 failed"], True)
    (tmp_path / "d.json").write_text("{}", encoding="utf-8")
    assert not run_files([str(tmp_path / "d.json")])[1]
    assert not run_files([str(tmp_path)])[1]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_files_pass_as_a_whole(file):
    lines, passed = run_files([str(file)])
    assert passed
    assert lines[-1].endswith(" passed, 0 failed")

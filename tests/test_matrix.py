"""The clause matrix: no clause that has an effect is without an event or refusal, a test, and a notebook cell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwidgets.engine import games, rules
from cardwidgets.lessons import lessons
from cardwidgets.matrix import Row, _by_cell, _by_test, _play_case, carriers, gaps, matrix, matrix_lines
from cardwidgets.rulebook import clause, clauses

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module", params=games())
def rows(request):
    return matrix(request.param, ROOT)


def test_every_clause_with_an_effect_is_carried_by_an_event_or_a_refusal(rows):
    assert [row.clause.id for row in rows if row.clause.kind == "rule" and not row.carried_by] == []


def test_every_clause_with_an_effect_has_a_test_of_its_own(rows):
    assert [row.clause.id for row in rows if row.clause.kind == "rule" and not row.tests] == []


def test_every_clause_with_an_effect_is_taught_in_a_notebook(rows):
    assert [row.clause.id for row in rows if row.clause.kind == "rule" and not row.cells] == []


def test_every_clause_with_an_effect_is_exercised_by_a_level(rows):
    assert [row.clause.id for row in rows if row.clause.kind == "rule" and not row.levels] == []


def test_levels_stand_at_every_clause_that_they_teach(rows):
    prefix = rows[0].clause.id.partition("-")[0]
    (game,) = (name for name in games() if prefix == rules(name).PREFIX)
    taught = {(clause, one.id) for lesson in lessons(game) for one in lesson.levels for clause in one.teaches}
    assert {(row.clause.id, name) for row in rows for name in row.levels} == taught


def test_clauses_and_readings_stand_in_the_order_of_the_rules(rows):
    game = rows[0].clause.id.partition("-")[0]
    names = [name for name in games() if game == rules(name).PREFIX]
    assert [row.clause for row in rows] == list(clauses(names[0]))


def test_no_case_and_no_test_names_a_clause_that_is_not_there():
    known = {one.id for name in games() for one in clauses(name)}
    for file in (ROOT / "tests" / "cases").glob("*.json"):
        for case in json.loads(file.read_text(encoding="utf-8")):
            assert {*case["clause_ids"], *case["assumes"]} <= known, case["id"]
    prefixes = tuple(f"{rules(name).PREFIX}-" for name in games())
    assert {one for one in _by_test(ROOT) if one.startswith(prefixes)} <= known
    for prefix in prefixes:
        assert set(_by_cell(ROOT, prefix.rstrip("-"))) <= known


def test_every_id_that_the_engine_uses_is_in_the_rulebook():
    for name in games():
        assert set(carriers(rules(name), [])) <= {one.id for one in clauses(name)}


def test_a_clause_without_an_effect_of_its_own_needs_nothing():
    assert Row(clause("CU-0.1"), (), (), (), ()).gaps() == ()
    assert Row(clause("CU-1.4"), (), (), (), ()).gaps() == ()
    assert Row(clause("CU-3.9"), (), (), (), ()).gaps() == ("carried_by", "tests", "cells", "levels")
    assert Row(clause("CU-3.9"), ("undo_swap",), (), ("a::b",), ("10:1",), ("c-1",)).gaps() == ()


def test_an_empty_place_shows_as_a_gap(tmp_path):
    found = gaps("cuccu", tmp_path)
    assert "CU-3.9: tests, cells" in found
    assert not [line for line in found if "carried_by" in line]
    lines = matrix_lines("cuccu", tmp_path)
    levels = [one.id for lesson in lessons("cuccu") for one in lesson.levels if "CU-3.9" in one.teaches]
    taught = ", ".join(levels[:6]) + (f" and {len(levels) - 6} more" if len(levels) > 6 else "")
    assert [line for line in lines if line.startswith("| CU-3.9 |")] == [
        f"| CU-3.9 | undo_swap | – | – | – | {taught} |"
    ]
    assert lines[-1].endswith(
        f"{sum(line.count(',') + 1 for line in found)} empty fields of clauses that have an effect"
    )


def test_cases_tests_and_cells_are_found_wherever_they_name_a_clause(tmp_path):
    (tmp_path / "tests" / "deeper").mkdir(parents=True)
    (tmp_path / "tests" / "cases").mkdir()
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "tests" / "deeper" / "test_x.py").write_text(
        'import pytest\n\nclause = pytest.mark.clause\n\n@clause("CU-3.10")\ndef test_short(): ...\n\n\n'
        '@pytest.mark.clause("CU-3.10", "CU-3.1")\ndef test_long_one(): ...\n\n\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=clause("CU-R5"))])\ndef test_param(x): ...\n\n\n'
        'def helper(): "CU-3.9"\n',
        encoding="utf-8",
    )
    case = {"id": "CU-Z1", "clause_ids": ["CU-3.10"], "assumes": ["CU-R5"], "setup": {}, "actions": []}
    (tmp_path / "tests" / "cases" / "z.json").write_text(json.dumps([case, {**case, "id": "SM-1"}]), encoding="utf-8")
    cells = [
        {"cell_type": "markdown", "source": ["A keep closes ", "the row (CU-3.10).\n"]},
        {"cell_type": "code", "source": "table()", "metadata": {"tags": ["CU-3.1", "other"]}},
    ]
    (tmp_path / "notebooks" / "10_z.ipynb").write_text(json.dumps({"cells": cells}), encoding="utf-8")
    found = {row.clause.id: row for row in matrix("cuccu", tmp_path)}
    assert found["CU-3.10"].tests == ("test_x::test_short", "test_x::test_long_one")
    assert found["CU-3.10"].cases == ("CU-Z1",)
    assert found["CU-3.10"].cells == ("10_z:1",)
    assert found["CU-3.1"].tests == ("test_x::test_long_one",)
    assert found["CU-3.1"].cells == ("10_z:2",)
    assert found["CU-R5"].tests == ("test_x::test_param",)
    assert found["CU-R5"].cases == ("CU-Z1",)
    assert found["CU-R5"].carried_by[0] == "undo_swap (CU-3.9)"
    assert found["CU-3.9"].tests == found["CU-3.9"].cells == ()
    line = next(line for line in matrix_lines("cuccu", tmp_path) if line.startswith("| CU-3.10 "))
    assert line.startswith("| CU-3.10 | inn_keep, keep | CU-Z1 | short (and 1 more) | 10_z:1 | ")


@pytest.mark.parametrize(
    ("game", "setup", "actions", "carried"),
    [
        (
            "cuccu",
            {"lives": [1, 1], "pack_bottom_first": ["2", "9"]},
            [{"seat": 0, "do": "keep"}, {"seat": 0, "do": "keep"}],
            {"CU-3.1": {"keep"}, "CU-2.4": {"refused: not-your-turn"}},
        ),
        (
            "spite_and_malice",
            {"hand": {"A": ["KC", "7C"]}},
            [{"from": "hand", "card": "KC", "to": "centre", "pile": 0}, {"do": "pass"}],
            {"SM-R7": {"wild"}, "SM-R4": {"refused: not-legal"}},
        ),
    ],
)
def test_what_happens_in_a_worked_case_carries_ids_in_every_game(game, setup, actions, carried):
    found = {}
    _play_case(rules(game), {"setup": setup, "actions": actions}, found)
    assert carried.items() <= found.items()
    _play_case(rules(game), {"setup": {"weather": "fine"}, "actions": []}, found)
    _play_case(rules(game), {"actions": []}, found)


def test_a_copy_of_a_state_that_is_listened_to_is_listened_to_as_well():
    for name in games():
        game = rules(name)
        heard = type("Heard", (game,), {"__slots__": ()})
        state, _ = heard.start({}, 1)
        copy = state.clone()
        assert (type(copy), copy.position()) == (heard, state.position())
        assert type(game.start({}, 1)[0].clone()) is game


def test_tables_of_every_size_are_tried():
    found = carriers(rules("monopoly_card_game"), [])
    expected = {"MC-7.1": "start", "MC-7.2": "deal", "MC-7.3": "deal", "MC-7.4": "deal"}
    expected |= {"MC-5.1": "open", "MC-6.1": "open", "MC-7.11": "reward", "MC-7.12": "match_over"}
    assert {clause_id: kind for clause_id, kind in expected.items() if kind not in found.get(clause_id, ())} == {}
    for clause_id in ("MC-2.2", "MC-2.6", "MC-2.10", "MC-2.14", "MC-2.15", "MC-2.16"):
        assert "refused: bad-position" in found[clause_id]


def test_options_that_do_not_go_together_are_tried_in_every_game(rows):
    carried = {row.clause.id: row.carried_by for row in rows}
    game = next(name for name in games() if f"{rules(name).PREFIX}-1.1" in carried)
    for option in rules(game).OPTIONS:
        assert "refused: bad-option" in carried[option.clause]


def test_a_game_without_a_rulebook_has_no_matrix():
    with pytest.raises(LookupError):
        matrix("bridge")

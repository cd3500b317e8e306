"""Runs worked cases: a position, what was done, and what must come of it, as JSON.

The prefix of a case's id tells the game. A key that is not known is a failure, never ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardwidgets.engine import games, rules
from cardwidgets.engine.game import Illegal, State

__all__ = ["CaseResult", "check_case", "run_files"]

_KEYS = {"id", "clause_ids", "title", "setup", "actions", "expect", "assumes", "note"}
_NEEDED = {"id", "setup", "actions", "expect"}


class CaseResult(NamedTuple):
    """What came of one case.

    Parameters
    ----------
    id:
        The case's id.
    differences:
        What differs, one line each; empty when it passed.

    Examples
    --------
    >>> str(CaseResult("CU-T01", ())), str(CaseResult("CU-T02", ("winner: expected 1, got 2",)))
    ('CU-T01 PASS', 'CU-T02 FAIL winner: expected 1, got 2')
    """

    id: str
    differences: tuple[str, ...]

    def __str__(self) -> str:
        """One line, as the command prints it."""
        return f"{self.id} FAIL {'; '.join(self.differences)}" if self.differences else f"{self.id} PASS"


def check_case(case: object) -> CaseResult:
    """Run one worked case.

    Parameters
    ----------
    case:
        As in ``tests/cases/*.json``.

    Returns
    -------
    CaseResult
        Whatever is wrong with the case itself is a difference too; nothing is raised.

    Examples
    --------
    >>> case = {"id": "CU-X", "setup": {"lives": [1, 1], "pack_bottom_first": ["2", "9"]},
    ...         "actions": [{"seat": 0, "do": "keep"}, {"seat": 1, "do": "keep"}], "expect": {"winner": 0}}
    >>> print(check_case(case))
    CU-X FAIL winner: expected 0, got 1
    """
    if not isinstance(case, Mapping):
        return CaseResult("?", ("a case is an object",))
    name = str(case.get("id", "?"))
    faults = [f"unknown key {key!r}" for key in case if key not in _KEYS]
    faults += [f"missing key {key!r}" for key in sorted(_NEEDED - set(case))]
    game = _game_of(name)
    if game is None:
        faults.append(f"no game has the prefix of {name!r}")
    else:
        for key in ("clause_ids", "assumes"):
            ids = case.get(key, [])
            pattern = rf"{game.PREFIX}-\w[\w.]*"
            if not isinstance(ids, list) or not all(isinstance(i, str) and re.fullmatch(pattern, i) for i in ids):
                faults.append(f"{key}: not a list of ids of this game")
    if faults or game is None:
        return CaseResult(name, tuple(faults))
    return CaseResult(name, tuple(_compare(game, case)))


def _game_of(case_id: str) -> type[State] | None:
    known = {rules(name).PREFIX: rules(name) for name in games()}
    return known.get(case_id.partition("-")[0])


def _compare(game: type[State], case: Mapping[str, Any]) -> list[str]:
    setup, actions, expect = case["setup"], case["actions"], case["expect"]
    if not isinstance(setup, Mapping) or not isinstance(actions, list) or not isinstance(expect, Mapping):
        return ["setup and expect are objects, actions a list"]
    try:
        result = game.run_case(setup, actions)
    except Illegal as refusal:
        return [f"refused: {refusal}"]
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        return [f"cannot be read: {type(fault).__name__}: {fault}"]
    differences = []
    for key, expected in expect.items():
        if key not in result:
            differences.append(f"unknown expectation {key!r}")
        elif not game.same_in_case(key, expected, result[key]):
            differences.append(f"{key}: expected {json.dumps(expected)}, got {json.dumps(result[key])}")
    return differences


def run_files(paths: list[str]) -> tuple[list[str], bool]:
    """Run all cases of some files.

    Parameters
    ----------
    paths:
        JSON files, each a list of cases.

    Returns
    -------
    tuple
        The lines to print, the last one ``N passed, M failed``, and whether all passed.

    Examples
    --------
    >>> run_files(["no such file.json"])
    (['no such file.json FAIL cannot be read', '0 passed, 1 failed'], False)
    """
    lines = []
    passed = failed = 0
    for path in paths:
        try:
            cases = json.loads(Path(path).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            cases = None
        if not isinstance(cases, list):
            lines.append(f"{path} FAIL cannot be read")
            failed += 1
            continue
        for case in cases:
            result = check_case(case)
            lines.append(str(result))
            passed += not result.differences
            failed += bool(result.differences)
    lines.append(f"{passed} passed, {failed} failed")
    return lines, failed == 0

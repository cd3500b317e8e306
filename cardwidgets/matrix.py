"""The clause matrix: for each clause of a game what carries its id, which cases and tests hold it, where it is taught.

Where means cells of notebooks that name it, and levels of lessons that exercise it.

What carries an id is found by playing: worked cases, random matches under every sensible set of options, matches
between opponents at tables of every size, and input that must be refused. Cases, tests and notebooks are read from a
checkout; a clause without a test shows as a gap.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardwidgets.engine import rules
from cardwidgets.engine.cards import Face
from cardwidgets.engine.conformance import option_sets, pick
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, Event, Illegal, State
from cardwidgets.lessons import lessons
from cardwidgets.players import player, players
from cardwidgets.rulebook import Clause, clauses

__all__ = ["Row", "carriers", "gaps", "matrix", "matrix_lines"]

_MATCHES = 100
_STEPS = 300
_FEW = 2
_TRIED = 8
_WRONG: tuple[Any, ...] = (None, -1, 99, "x", [], ["x"], [[9]], {"x": 1})


class Row(NamedTuple):
    """What there is for one clause.

    Parameters
    ----------
    clause:
        The clause or reading.
    carried_by:
        Kinds of events, and ``refused: <code>``, that carry its id; for a reading without any of its own those of the
        clauses on which it bears, each with the clause.
    cases:
        Ids of worked cases.
    tests:
        Tests that are marked with the clause, as ``file::name``.
    cells:
        Cells of notebooks that name it, as ``notebook:number`` (from 1).
    levels:
        Ids of levels that teach it.

    Examples
    --------
    >>> from cardwidgets.rulebook import clause
    >>> Row(clause("CU-3.9"), ("undo_swap",), ("CU-T22",), (), ()).gaps()
    ('tests', 'cells', 'levels')
    """

    clause: Clause
    carried_by: tuple[str, ...]
    cases: tuple[str, ...]
    tests: tuple[str, ...]
    cells: tuple[str, ...]
    levels: tuple[str, ...] = ()

    def gaps(self) -> tuple[str, ...]:
        """Name what is missing: a clause with an effect needs what carries it, a case or a test, a cell and a level.

        Returns
        -------
        tuple
            Some of ``carried_by``, ``tests``, ``cells``, ``levels``; empty for a clause that has no effect of its own.

        Examples
        --------
        >>> from cardwidgets.rulebook import clause
        >>> Row(clause("CU-0.1"), (), (), (), ()).gaps()
        ()
        """
        if self.clause.kind != "rule":
            return ()
        parts = {"carried_by": self.carried_by, "tests": self.tests, "cells": self.cells, "levels": self.levels}
        return tuple(name for name, found in parts.items() if not found)


def matrix(game: str, root: Path | None = None) -> list[Row]:
    """Make the clause matrix of a game.

    Parameters
    ----------
    game:
        Its name.
    root:
        A checkout, with ``tests`` and ``notebooks``; None for the one this package lies in.

    Returns
    -------
    list
        One row for each clause and then for each reading, in the order of the rules.

    Raises
    ------
    LookupError
        There is no rulebook of that name.
    Illegal
        ``bad-option``: there are no rules of that name.

    Examples
    --------
    >>> rows = {row.clause.id: row for row in matrix("cuccu")}
    >>> rows["CU-3.10"].carried_by
    ('inn_keep', 'keep')
    """
    root = Path(__file__).parents[1] if root is None else root
    listed, engine = clauses(game), rules(game)
    cases = list(_cases(root, engine.PREFIX))
    carried = carriers(engine, cases)
    bearing = {one.id: [other.id for other in listed if one.id in other.readings] for one in listed}
    in_cases, in_tests, in_cells = _by_case(cases), _by_test(root), _by_cell(root, engine.PREFIX)
    in_levels = _by_level(game)
    rows = []
    for one in listed:
        found = sorted(carried.get(one.id, ()))
        if not found:
            others = [(kind, other) for other in bearing[one.id] for kind in sorted(carried.get(other, ()))]
            found = [f"{kind} ({other})" for kind, other in others if not kind.startswith("refused")]
        named = (in_cases, in_tests, in_cells, in_levels)
        rows.append(Row(one, tuple(found), *(tuple(where.get(one.id, ())) for where in named)))
    return rows


def gaps(game: str, root: Path | None = None) -> list[str]:
    """Name the empty fields of the clauses that have an effect.

    Parameters
    ----------
    game, root:
        As for :func:`matrix`.

    Returns
    -------
    list
        A line for each clause with a gap.

    Examples
    --------
    >>> [line for line in gaps("cuccu") if "carried" in line]
    []
    """
    return [f"{row.clause.id}: {', '.join(row.gaps())}" for row in matrix(game, root) if row.gaps()]


def matrix_lines(game: str, root: Path | None = None) -> list[str]:
    """Write the clause matrix as a table in Markdown.

    Parameters
    ----------
    game, root:
        As for :func:`matrix`.

    Returns
    -------
    list
        Lines: a head, a row for each clause, and a closing line that counts the gaps.

    Examples
    --------
    >>> lines = matrix_lines("cuccu")
    >>> lines[0]
    '| clause | carried by | cases | tests | notebook cells | levels |'
    """
    lines = ["| clause | carried by | cases | tests | notebook cells | levels |", "|---|---|---|---|---|---|"]
    rows = matrix(game, root)
    for row in rows:
        kind = "" if row.clause.kind == "rule" else f" ({row.clause.kind})"
        cells = [
            f"{row.clause.id}{kind}",
            _short(row.carried_by),
            _short(row.cases),
            _told(row.tests),
            _short(row.cells),
            _short(row.levels),
        ]
        lines.append("| " + " | ".join(cell or "–" for cell in cells) + " |")
    missing = sum(len(row.gaps()) for row in rows)
    lines.append(f"{len(rows)} clauses and readings, {missing} empty fields of clauses that have an effect")
    return lines


def _short(names: tuple[str, ...], most: int = 6) -> str:
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def _told(tests: tuple[str, ...]) -> str:
    """The first test as the sentence it is, and how many more there are."""
    if not tests:
        return ""
    sentence = tests[0].partition("::")[2].removeprefix("test_").replace("_", " ")
    return sentence + (f" (and {len(tests) - 1} more)" if len(tests) > 1 else "")


# -- what carries an id ------------------------------------------------------------------------------------------------


def carriers(game: type[State], cases: list[dict[str, Any]]) -> dict[str, set[str]]:
    """Find what carries each clause's id by really playing.

    Parameters
    ----------
    game:
        The rules.
    cases:
        Worked cases, played beside the random matches.

    Returns
    -------
    dict
        For each id the kinds of events, and ``refused: <code>`` for refusals.

    Examples
    --------
    >>> sorted(carriers(rules("cuccu"), [])["CU-3.13"])
    ['inn_refuse', 'refused: not-legal', 'swap']
    """
    found: dict[str, set[str]] = {}
    for case in cases:
        _play_case(game, case, found)
    for options in option_sets(game):
        for seed in range(_FEW if options else _MATCHES):
            _play_match(game, options, seed, found)
    for options in _tables(game):
        for name in players(game.NAME)[:1]:
            _play_to_the_end(game, options, name, found)
    for option in game.OPTIONS:
        _refuse(found, game.start, {option.name: "no such value"}, 1)
        for other in game.OPTIONS:
            _refuse(found, game.start, {option.name: option.choices[-1], other.name: other.choices[0]}, 1)
    return found


def _note(found: dict[str, set[str]], events: tuple[Event, ...]) -> None:
    for event in events:
        for clause in event.clauses:
            found.setdefault(clause, set()).add(event.kind)


def _refuse(found: dict[str, set[str]], deed: Any, *given: Any) -> None:
    """Try what should be refused, and note by which clause it is."""
    try:
        deed(*given)
    except Illegal as refusal:
        _note_refusal(found, refusal)


def _note_refusal(found: dict[str, set[str]], refusal: Illegal) -> None:
    if refusal.clause:
        found.setdefault(refusal.clause, set()).add(f"refused: {refusal.code.value}")


def _play_match(game: type[State], options: Mapping[str, Any], seed: int, found: dict[str, set[str]]) -> None:
    """Play at random, trying now and then what must be refused."""
    chance = Stream(seed, 6)
    state, events = game.start(options, seed)
    _note(found, events)
    met: set[Action] = set()
    for step in range(_STEPS):
        legal = state.legal()
        if seed == 0:
            met.update(legal)
            for action in met - set(legal):
                _refuse(found, state.play, action)
        if not legal:
            break
        if seed == 0:
            _refuse(found, state.clone().play, legal[0], ((state.turn or 0) + 1) % state.seats)
            if step < _TRIED and not options:
                _try_positions(game, state, found)
            if step == 0 and not options:
                _try_cards(game, state, found)
        _note(found, state.play(pick(legal, chance)))


def _tables(game: type[State]) -> list[dict[str, Any]]:
    """Name the tables of every size that a game has."""
    sizes = [option.choices for option in game.OPTIONS if option.name == "players"]
    return [{"players": size} for size in sizes[0]] if sizes else [{}]


def _play_to_the_end(game: type[State], options: Mapping[str, Any], name: str, found: dict[str, set[str]]) -> None:
    """Let opponents play, who come to what chance hardly ever does."""
    who, chance = player(game.NAME, name), Stream(1, 6)
    state, events = game.start(options, 1)
    _note(found, events)
    while (turn := state.turn) is not None:
        _note(found, state.play(who.decide(state.view(turn), chance).action))


def _try_positions(game: type[State], state: State, found: dict[str, set[str]]) -> None:
    position = state.position()
    for name in position:
        for wrong in _WRONG:
            _refuse(found, game.setup, {**position, name: wrong}, state.options, 1)


def _try_cards(game: type[State], state: State, found: dict[str, set[str]]) -> None:
    """Try positions with each card in turn in every place of a zone."""
    position = state.position()
    for name, value in position.items():
        for face in game.PACK.counts if isinstance(value, list) else ():
            _refuse(found, game.setup, {**position, name: _alike(value, face)}, state.options, 1)


def _alike(value: Any, face: Face) -> Any:
    if isinstance(value, list):
        return [_alike(item, face) for item in value]
    return face if isinstance(value, str) else value


def _play_case(game: type[State], case: dict[str, Any], found: dict[str, set[str]]) -> None:
    """Run a worked case, listening to what happens; whether it comes out right is another question."""

    def heard(deed: Any, *given: Any) -> Any:
        try:
            done = deed(*given)
        except Illegal as refusal:
            _note_refusal(found, refusal)
            raise
        _note(found, done if deed.__name__ == "play" else done[1])
        return done

    class Heard(game):  # type: ignore[misc, valid-type]
        __slots__ = ()

        @classmethod
        def start(cls, *given: Any) -> Any:
            return heard(super().start, *given)

        @classmethod
        def setup(cls, *given: Any) -> Any:
            return heard(super().setup, *given)

        def play(self, *given: Any) -> Any:
            return heard(super().play, *given)

    try:
        Heard.run_case(case["setup"], case["actions"])
    except (Illegal, KeyError, TypeError):
        return


# -- where a clause is named -------------------------------------------------------------------------------------------


def _cases(root: Path, prefix: str) -> Iterator[dict[str, Any]]:
    for file in sorted((root / "tests" / "cases").glob("*.json")):
        for case in json.loads(file.read_text(encoding="utf-8")):
            if case["id"].startswith(f"{prefix}-"):
                yield case


def _by_case(cases: list[dict[str, Any]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for case in cases:
        for clause in dict.fromkeys([*case.get("clause_ids", []), *case.get("assumes", [])]):
            found.setdefault(clause, []).append(case["id"])
    return found


def _by_test(root: Path) -> dict[str, list[str]]:
    """Tests by the clauses of their marks, ``@pytest.mark.clause("CU-3.9")``; those with the fewest clauses first."""
    found: dict[str, list[tuple[int, str]]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = [call for decorator in node.decorator_list for call in ast.walk(decorator) if _is_mark(call)]
                texts = [text.value for mark in marks for text in ast.walk(mark) if isinstance(text, ast.Constant)]
                named = [clause for clause in dict.fromkeys(texts) if isinstance(clause, str)]
                for clause in named:
                    found.setdefault(clause, []).append((len(named), f"{file.stem}::{node.name}"))
    return {clause: [test for _, test in sorted(tests, key=lambda one: one[0])] for clause, tests in found.items()}


def _is_mark(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name == "clause"


def _by_level(game: str) -> dict[str, list[str]]:
    """Hand-made levels by the clauses that they teach."""
    found: dict[str, list[str]] = {}
    for lesson in lessons(game):
        for level in lesson.levels:
            for clause in level.teaches:
                found.setdefault(clause, []).append(level.id)
    return found


def _by_cell(root: Path, prefix: str) -> dict[str, list[str]]:
    """Notebook cells by the clauses that their source or their tags name."""
    named = re.compile(rf"\b{prefix}-(?:[RV]\d+|\d+\.\d+)")
    found: dict[str, list[str]] = {}
    for file in sorted((root / "notebooks").glob("*.ipynb")):
        for number, cell in enumerate(json.loads(file.read_text(encoding="utf-8"))["cells"], 1):
            text = " ".join(["".join(cell["source"]), *map(str, cell.get("metadata", {}).get("tags", []))])
            for clause in dict.fromkeys(named.findall(text)):
                found.setdefault(clause, []).append(f"{file.stem}:{number}")
    return found

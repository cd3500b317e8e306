"""Who may enter whom: the arrows between the rooms run one way, and the light rooms stay light."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import cardwidgets

ROOT = Path(cardwidgets.__file__).parent
OURS = {
    "engine": set(),
    "players": {"engine"},
    "rulebook": set(),
    "lab": {"players", "engine", "rulebook"},
    "lessons": {"players", "engine", "rulebook"},
    "table": {"lessons", "players", "engine", "rulebook"},
}
THEIRS = {
    "engine": set(),
    "players": set(),
    "rulebook": {"fluent"},
    "lab": {"matplotlib", "numpy", "tqdm"},
    "lessons": {"matplotlib"},
    "table": {"IPython", "anywidget", "ipywidgets", "traitlets"},
}
LATE = {("table/widget.py", "cardwidgets.lab.simulate")}
"""Entered only when an experiment is asked for: the test on what playing loads holds that."""
HEAVY = ("numpy", "anywidget", "ipywidgets", "traitlets", "IPython", "fluent", "matplotlib", "tqdm")
NO_CODE = {"jupyter"}


def files_of(room):
    skipped = {"frontend", "static", "node_modules", "__pycache__"}
    return [file for file in sorted((ROOT / room).rglob("*.py")) if not skipped & set(file.parts)]


def imports_of(file, package):
    """Every module that a file imports, wherever in it and however it is written, by its full name."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found |= {module} if module.count(".") else {f"{module}.{name.name}" for name in node.names}
    return found


def package_of(file):
    relative = file.relative_to(ROOT.parent)
    return ".".join(relative.parent.parts)


@pytest.mark.parametrize("room", OURS)
def test_a_room_enters_only_those_it_may(room):
    for file in files_of(room):
        for module in imports_of(file, package_of(file)):
            top, _, rest = module.partition(".")
            if top == "cardwidgets":
                entered = rest.partition(".")[0]
                late = (file.relative_to(ROOT).as_posix(), module) in LATE
                assert late or entered in OURS[room] | {room}, f"{file.relative_to(ROOT)} imports {module}"
            else:
                allowed = top in sys.stdlib_module_names or top in THEIRS[room]
                assert allowed, f"{file.relative_to(ROOT)} imports {module}"


def test_every_room_is_listed():
    rooms = {folder.name for folder in ROOT.iterdir() if (folder / "__init__.py").exists()}
    assert rooms <= set(OURS)
    folders = {folder.name for folder in ROOT.iterdir() if folder.is_dir() and not folder.name.startswith(("_", "."))}
    assert folders - rooms <= NO_CODE | set(OURS)


def test_the_check_sees_imports_however_they_are_written(tmp_path):
    file = tmp_path / "odd.py"
    file.write_text(
        "import numpy as np\n"
        "from ..table import session\n"
        "from . import deal\n"
        "from cardwidgets import players\n"
        "def late():\n    from cardwidgets.rulebook._language import Language\n"
        "if False:\n    import traitlets.config\n",
        encoding="utf-8",
    )
    assert imports_of(file, "cardwidgets.engine") == {
        "numpy",
        "cardwidgets.table",
        "cardwidgets.engine",
        "cardwidgets.players",
        "cardwidgets.rulebook._language",
        "traitlets.config",
    }


def loaded(program):
    """The heavy packages that are loaded when a program has run in a fresh Python."""
    tail = f"\nimport sys\nprint(*sorted(set({HEAVY!r}) & set(sys.modules)))\n"
    done = subprocess.run(
        [sys.executable, "-c", program + tail], cwd=ROOT.parent, check=True, capture_output=True, text=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("room", ["engine", "players"])
def test_importing_all_of_a_light_room_loads_nothing_heavy(room):
    modules = [package_of(file) + ("" if file.stem == "__init__" else f".{file.stem}") for file in files_of(room)]
    assert len(modules) > 1
    assert loaded("\n".join(f"import {module}" for module in modules)) == set()


def test_playing_a_match_loads_nothing_heavy():
    program = (
        "from cardwidgets.engine import games, new_match\n"
        "from cardwidgets.engine.match import Match\n"
        "for game in games():\n"
        "    match = new_match(game, seed=1)\n"
        "    while match.turn is not None:\n"
        "        match.play(match.legal()[0])\n"
        "    Match.from_code(match.code()).view(0)\n"
    )
    assert loaded(program) == set()


def test_a_table_that_tells_odds_loads_no_numpy():
    program = (
        "import cardwidgets\n"
        "from cardwidgets.engine import games\n"
        "from cardwidgets.table.session import Session\n"
        "for game in games():\n"
        "    session = Session(game, seed=1)\n"
        "    session.settle()\n"
        "    session.odds()\n"
        "cardwidgets.Cuccu(seed=18)\n"
    )
    assert not loaded(program) & {"matplotlib", "numpy", "tqdm"}


def test_the_rulebook_loads_its_machinery_only_when_a_sentence_is_asked_for():
    assert loaded("import cardwidgets.rulebook") == set()
    assert loaded("import cardwidgets.rulebook as r; r.language('en').clause('CU-3.9')") == {"fluent"}


def test_reading_the_codes_of_a_class_loads_nothing_heavy_but_the_sentences():
    program = (
        "from cardwidgets.lessons.classroom import Classroom\n"
        "from cardwidgets.lessons.progress import Progress\n"
        "classroom = Classroom('cuccu', seed=7)\n"
        "pupil = Progress('cuccu', 'Aino', classroom.code)\n"
        "pupil.note('the-cat-1', 'keep')\n"
        "repr(classroom.collect(pupil.code())), classroom.collect(pupil.code()).to_csv()\n"
    )
    assert loaded(program) == {"fluent"}


def test_the_engine_opens_no_file_and_asks_for_no_time_and_no_chance():
    """Beside worked cases, which are read from files, the rules depend on nothing but what they are given."""
    for file in files_of("engine"):
        modules = {module.partition(".")[0] for module in imports_of(file, package_of(file))}
        banned = {"time", "datetime", "secrets", "uuid", "socket", "threading", "os"}
        assert not banned & modules, file.name
        assert file.name in ("cases.py", "conformance.py") or not {"random", "pathlib"} & modules, file.name

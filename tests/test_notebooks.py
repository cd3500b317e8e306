"""The notebooks as files: what they hold, what they must not hold, and that running them gives the same file again.

That each printed text is still true is nbval's work (``pytest notebooks``).
"""

from __future__ import annotations

import contextlib
import io
import re
import shutil
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest
from IPython.display import display

import run_notebooks
from cardwidgets.engine import games, rules
from cardwidgets.lessons import lesson, lessons
from cardwidgets.rulebook import clauses, language

PATHS = sorted(run_notebooks.NOTEBOOKS.glob("*.ipynb"))
START = run_notebooks.NOTEBOOKS / "00_start_here.ipynb"
LESSONS = {
    "cuccu": run_notebooks.NOTEBOOKS / "10_cuccu.ipynb",
    "spite_and_malice": run_notebooks.NOTEBOOKS / "20_spite_and_malice.ipynb",
    "monopoly_card_game": run_notebooks.NOTEBOOKS / "30_monopoly_card_game.ipynb",
}
"""The notebook that teaches each game."""
LAB = run_notebooks.NOTEBOOKS / "40_lab.ipynb"
TEACHERS = run_notebooks.NOTEBOOKS / "90_for_teachers.ipynb"
LARGEST = 600_000
TABLE = '<img class="cardwidgets-picture"'
NOT_ON_THE_TABLE = {"CU-0.1"}
"""The site's name is not ours to use."""

every_notebook = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
every_notebook_of_tables = pytest.mark.parametrize("path", [START, *LESSONS.values()], ids=lambda path: path.stem)
every_game = pytest.mark.parametrize("game", LESSONS)


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def code_cells(path: Path) -> list[Any]:
    return [cell for cell in read(path).cells if cell.cell_type == "code"]


def texts(path: Path) -> list[str]:
    """All that a person reads: the text of the page and what the cells have printed."""
    found = []
    for cell in read(path).cells:
        if cell.cell_type == "markdown":
            found.append(cell.source)
        found += [output.get("text", "") or output.data["text/plain"] for output in cell.get("outputs", [])]
    return found


def named(text: str, game: str) -> set[str]:
    return set(re.findall(rf"\b{rules(game).PREFIX}-(?:[RV]\d+|\d+\.\d+)\b", text))


def test_there_is_a_notebook_to_start_with_and_one_for_each_game() -> None:
    assert set(LESSONS) == set(games())
    assert {START, *LESSONS.values(), LAB, TEACHERS} == set(PATHS)
    text = "\n".join(texts(START))
    assert all(f"]({path.name})" in text for path in (*LESSONS.values(), LAB, TEACHERS))


@every_notebook
def test_file_holds_nothing_of_one_session(path: Path) -> None:
    notebook = read(path)
    assert notebook.metadata == run_notebooks.METADATA
    assert all(cell.metadata == {} for cell in notebook.cells)
    for cell in code_cells(path):
        for output in cell.outputs:
            assert output.get("metadata", {}) == {}
            assert set(output.get("data", {})) <= set(run_notebooks.KEPT)


@every_notebook
def test_every_code_cell_shows_something_and_none_fails(path: Path) -> None:
    for number, cell in enumerate(code_cells(path), start=1):
        assert cell.execution_count == number
        assert cell.outputs, f"{cell.id} shows nothing"
        for output in cell.outputs:
            assert output.output_type in ("execute_result", "display_data", "stream"), cell.id
            assert output.get("name", "stdout") == "stdout", cell.id


@every_notebook_of_tables
def test_tables_can_be_seen_and_read_without_a_kernel(path: Path) -> None:
    pictures = 0
    for cell in code_cells(path):
        for output in cell.outputs:
            if "data" in output:
                picture = output.data["text/html"]
                assert picture.startswith(TABLE)
                assert unescape(picture.split('alt="')[1].split('"')[0]) == output.data["text/plain"]
                assert "<script" not in picture
                assert not re.search(r"https?://", picture)
                pictures += 1
    assert pictures >= 5


def test_lab_asks_for_guesses_and_says_its_pictures_in_words() -> None:
    cells = read(LAB).cells
    text = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    assert text.count("**Your guess:**") >= 6
    assert "# Two experiments for you" in text
    drawn = 0
    for cell in code_cells(LAB):
        figures = [output for output in cell.outputs if "<Figure" in output.get("data", {}).get("text/plain", "")]
        words = [output for output in cell.outputs if output.output_type == "stream"]
        assert len(words) >= len(figures), cell.id
        drawn += len(figures)
    assert drawn >= 4


def test_page_for_teachers_shows_a_lesson_and_what_a_class_has_handed_in() -> None:
    shown = [output.data for cell in code_cells(TEACHERS) for output in cell.outputs if "data" in output]
    html = [data["text/html"] for data in shown if "text/html" in data]
    assert [text.startswith(TABLE) for text in html].count(True) == 1
    assert all(text.startswith((TABLE, "<table>")) and "<script" not in text for text in html)
    rows = "\n".join(data["text/plain"] for data in shown)
    assert all(name in rows for name in ("Aino", "Ben (2)", "damaged", "twice", "no class", "no code"))
    for data in shown:
        if "text/html" not in data:
            assert data["text/plain"].startswith("<Figure")


def test_page_for_teachers_tells_the_limits_and_what_to_do() -> None:
    text = "\n".join(cell.source for cell in read(TEACHERS).cells if cell.cell_type == "markdown")
    for limit in ("450 MB", "2 GB", "110 MB", "65 MB", "10 minutes", "6 hours"):
        assert limit in text
    for part in ("The evening before", "When a kernel is gone", "Without Binder", "A pasted list", "A folder"):
        assert re.search(rf"^## {part}$", text, re.MULTILINE), part
    assert "cardwidgets lab" in text


def test_codes_that_a_class_has_handed_in_are_written_as_they_would_be_now() -> None:
    tools, *_ = code_cells(TEACHERS)
    said = tools.outputs[0].text.splitlines()
    assert len(said) == 5
    assert all(len(code) < 100 and code.startswith("cuccu-lessons.1.") for code in said)


def test_first_cell_shows_a_table() -> None:
    first = code_cells(START)[0]
    assert any(TABLE in output.get("data", {}).get("text/html", "") for output in first.outputs)
    assert len(first.source.splitlines()) <= 3


@every_notebook
def test_cells_have_names_that_stay(path: Path) -> None:
    names = [cell.id for cell in read(path).cells]
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) for name in names)


@every_notebook
def test_file_is_small_and_names_no_place_on_a_disk(path: Path) -> None:
    assert path.stat().st_size < LARGEST
    for text in [*texts(path), *(cell.source for cell in code_cells(path))]:
        assert not re.search(r"/(home|root|tmp|usr|Users|work)/|[A-Z]:\\|file://", text)


@every_notebook
def test_people_read_sentences_not_ids_of_messages(path: Path) -> None:
    english = language("en").messages()
    ids = {name for name in english if "-" in name and "." not in name and name.islower()}
    for text in texts(path):
        assert not set(re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", text)) & ids
        assert not re.search(r"\{ ?\$|\bNone of|Traceback|object at 0x", text)


@every_notebook
def test_links_lead_somewhere(path: Path) -> None:
    for cell in read(path).cells:
        if cell.cell_type == "markdown":
            for link in re.findall(r"\]\(([^)]+)\)", cell.source):
                assert link.startswith("https://") or (path.parent / link).is_file(), link


@every_game
def test_every_rule_is_named(game: str) -> None:
    text = "\n".join(cell.source for cell in read(LESSONS[game]).cells if cell.cell_type == "markdown")
    wanted = {one.id for one in clauses(game) if one.kind == "rule"}
    assert sorted(wanted - named(text, game)) == []
    assert sorted(named(text, game) - {one.id for one in clauses(game)}) == []
    assert not named(text, game) & NOT_ON_THE_TABLE


@every_game
def test_every_option_is_shown(game: str) -> None:
    text = "\n".join(cell.source for cell in read(LESSONS[game]).cells)
    options = {option for one in clauses(game) for option in one.options}
    assert sorted(option for option in options if not re.search(rf"\b{option}\b", text)) == []


@every_game
def test_every_lesson_stands_once_in_its_order_with_a_sentence_before_it(game: str) -> None:
    cells = read(LESSONS[game]).cells
    stands = {at: re.fullmatch(r'cardwidgets\.Lesson\("(.*)", "(.*)"\)', cell.source) for at, cell in enumerate(cells)}
    found = {at: call.groups() for at, call in stands.items() if call}
    assert [lesson(*names).id for names in found.values()] == [one.id for one in lessons(game)]
    assert all(cells[at - 1].cell_type == "markdown" for at in found)


@every_game
def test_nothing_is_marked_before_anything_was_played(game: str) -> None:
    first = [
        output.data["text/plain"]
        for cell in code_cells(LESSONS[game])
        for output in cell.outputs
        if "Lesson(" in cell.source
    ]
    assert all("Level 1 of" in text for text in first)
    marks = [language("en").text(f"level-{mark}") for mark in ("wrong", "mistaken", "lost", "solved", "right")]
    assert not [mark for mark in marks for text in texts(LESSONS[game]) if f"\n  {mark}" in text]
    assert any("cardwidgets.progress(" in cell.source for cell in code_cells(LESSONS[game]))


@every_notebook
def test_cells_run_in_any_order_after_the_first(path: Path) -> None:
    first, *others = [cell.source for cell in code_cells(path)]
    # Notebooks have this one without an import.
    names: dict[str, Any] = {"display": display}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(first, names)
        for source in reversed(others):
            exec(source, dict(names))


@every_notebook
def test_running_it_again_gives_the_same_file(path: Path) -> None:
    assert run_notebooks.same(run_notebooks.executed(path), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", run_notebooks.PICTURES)
def test_drawings_are_those_of_the_cards(name: str) -> None:
    assert (run_notebooks.NOTEBOOKS / name).read_text(encoding="utf-8") == run_notebooks.PICTURES[name]()


def test_tool_tells_and_mends_what_is_out_of_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.ipynb"
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("print(6 * 7)", id="answer")])
    nbformat.write(notebook, path)
    before = path.read_text()
    assert run_notebooks.main(["--check", str(path)]) == 1
    assert path.read_text() == before
    assert "one.ipynb is out of date" in capsys.readouterr().out
    assert run_notebooks.main([str(path)]) == 0
    (cell,) = code_cells(path)
    assert cell.outputs[0].text == "42\n"
    assert run_notebooks.main(["--check", str(path)]) == 0
    copy = shutil.copy(path, tmp_path / "two.ipynb")
    assert run_notebooks.main(["--check", str(copy)]) == 0


def test_a_chart_may_be_drawn_otherwise_but_not_be_missing() -> None:
    chart, other = '{"image/png": "aGk=\\n", "text/plain": "a"}', '{"image/png": "aG8=", "text/plain": "a"}'
    assert run_notebooks.same(chart, other)
    assert not run_notebooks.same(chart, other.replace('"a"}', '"b"}'))
    assert not run_notebooks.same(chart, '{"text/plain": "a"}')

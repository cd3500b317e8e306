"""Two people at one screen: no covered face is anywhere, on the page or on its wires, before who holds it is there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from test_axe import RUN
from test_layout import set_width
from test_secrets import EVERYTHING, faces_told, frames, named, values

from driver import code_cell, until

if TYPE_CHECKING:
    from pathlib import Path

    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

FIRST, SECOND, OTHERS = "mask", "hunter", ("bucket", "lion")
SOURCE = f"""
import cardwidgets


def two(**settings):
    position = {{"pack_bottom_first": {[FIRST, SECOND, *OTHERS]!r}}}
    seats = ["person", "person", "novice", "novice"]
    return cardwidgets.Cuccu(seed=18, position=position, seats=seats, pace="off", **settings)
"""


@pytest.fixture
def notebook(lab: Lab) -> Iterator[Notebook]:
    (lab.folder / "two_people.py").write_text(SOURCE)
    with lab.notebook(code_cell("import two_people\ntable = two_people.two(name='two')\ntable")) as notebook:
        yield notebook


def faces_on_page(table: Table) -> set[str]:
    found: list[str] = table.root.evaluate(
        """root => [...root.querySelectorAll("[data-face]")].map(({dataset}) => dataset.face).filter(Boolean)"""
    )
    return set(found)


def told_since(notebook: Notebook, number: int) -> set[str]:
    return {face for frame in frames(notebook)[number:] for value in values(frame) for face in faces_told(value)}


def covered(table: Table) -> None:
    """Nothing of the table is on the page but the question who is there."""
    page = table.notebook.page
    table.find("[data-curtain]").wait_for()
    everything = page.evaluate(EVERYTHING, "[data-cardwidgets=table]")
    for face in (FIRST, SECOND, *OTHERS):
        assert not named(face, everything), face
    assert table.find("[data-card], [data-log], [data-action], [data-panel], [data-live] p[data-step]").count() == 0
    assert faces_on_page(table) == set()


def lift(table: Table) -> None:
    rev = table.rev
    table.control("here").press("Enter")
    table.after(rev)


def test_each_sees_their_own_card_alone(notebook: Notebook, artefacts: Path) -> None:
    table = notebook.table()
    covered(table)
    # Nothing so far has told anything, not even the picture in the saved cell.
    assert told_since(notebook, 0) == set()
    assert not any(
        f"face-{face}" in frame for frame in frames(notebook) for face in (FIRST, SECOND) if "symbol" not in frame
    )
    assert table.find("[data-prompt]").inner_text().startswith("Hand the screen to Aldo.")
    for key in ("k", "s", "u", "h", "n"):
        table.control("here").focus()
        notebook.page.keyboard.press(key)
    assert notebook.ask("table.match.moves") == 0
    table.host.screenshot(path=artefacts / "curtain-first.png")

    lift(table)
    assert faces_on_page(table) == {FIRST}
    assert told_since(notebook, 0) == {FIRST}
    assert table.focused("[data-action]")
    # Whatever the first person opens is gone with that person.
    assert table.code()
    table.control("settings").click()
    table.control("close").click()
    rev, before = table.rev, len(notebook.frames)
    table.action("keep").click()
    table.after(rev)
    covered(table)
    assert told_since(notebook, before) == set()
    assert table.find("[data-prompt]").inner_text().startswith("Hand the screen to Bianca.")
    assert table.focused("[data-control=here]")
    spoken = table.texts("[data-live] p")
    assert spoken
    assert not any("You" in line for line in spoken)
    table.host.screenshot(path=artefacts / "curtain-second.png")

    before = len(notebook.frames)
    lift(table)
    assert faces_on_page(table) == {SECOND}
    assert told_since(notebook, before) == {SECOND}
    log = table.texts("[data-log] li")
    assert any("Aldo keeps the card." in line for line in log)
    assert any("You are dealt a hunter." in line for line in log)
    assert table.find('[data-seat="1"]').evaluate("seat => seat.classList.contains('you')")
    assert FIRST not in json.dumps(table.texts("[data-log] li"))
    rev = table.rev
    table.action("keep").click()
    table.after(rev)
    table.quiet()
    # The opponents have played; the round is over and everything lies open, without another curtain.
    assert table.find("[data-curtain]").count() == 0
    assert {FIRST, SECOND} <= faces_on_page(table)


def test_curtain_after_a_reload_and_a_restart(notebook: Notebook) -> None:
    page, table = notebook.page, notebook.table()
    lift(table)
    rev = table.rev
    table.action("keep").click()
    table.after(rev)
    covered(table)
    page.wait_for_function("() => Object.values(localStorage).some(value => value.startsWith('cuccu.1.'))")
    notebook.do("docmanager:save")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    saved = notebook.file.read_text()
    outputs = json.dumps(json.loads(saved)["cells"][0]["outputs"])
    assert not any(named(face, outputs) for face in (FIRST, SECOND))
    notebook.restart_kernel()
    before = len(notebook.frames)
    notebook.run_all()
    table = notebook.table()
    covered(table)
    # What was kept is offered, also to whoever is there now.
    table.control("resume").click()
    notebook.until("table.match.moves == 1")
    covered(table)
    assert table.find("[data-prompt]").inner_text().startswith("Hand the screen to Bianca.")
    assert told_since(notebook, before) == set()
    lift(table)
    assert faces_on_page(table) == {SECOND}


def test_axe_finds_no_fault_with_the_curtain(notebook: Notebook) -> None:
    page, table = notebook.page, notebook.table()
    page.add_style_tag(content="html, body { height: 100vh !important; }")
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    for theme, width in (("JupyterLab Light", 1000), ("JupyterLab Dark", 480)):
        set_width(table, width)
        notebook.do("apputils:change-theme", theme=theme)
        wanted = "dark" if "Dark" in theme else "light"
        page.wait_for_function(
            "([root, theme]) => root.dataset.theme === theme", arg=[table.root.element_handle(), wanted]
        )
        host = table.host.element_handle()
        # JupyterLab is done with a theme a little later than the table.
        until(lambda host=host: page.evaluate(RUN, host)["incomplete"] == [], "axe is sure of everything")
        found = page.evaluate(RUN, host)
        assert found["violations"] == []
        assert "color-contrast" in {rule for rule, _, _ in found["passes"]}
        box = table.control("here").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44

"""The odds panel in a real browser: by mouse and by keys, light and dark, wide, narrow and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from test_axe import RUN
from test_layout import STICKING_OUT

from driver import code_cell

if TYPE_CHECKING:
    from pathlib import Path

    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

TABLES = (
    "cardwidgets.Cuccu(seed=18, pace='off')",
    "cardwidgets.SpiteAndMalice(seed=3, pace='off')",
    "cardwidgets.Cuccu(seed=18, pace='off', odds=False)",
    "cardwidgets.Cuccu(seed=18, pace='off', language='pl')",
)


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    cells = ["import cardwidgets", *(f"t{number} = {table}\nt{number}" for number, table in enumerate(TABLES))]
    with lab.notebook(*map(code_cell, cells), height=1400) as notebook:
        notebook.table(len(TABLES) - 1)
        notebook.page.add_style_tag(content="html, body { height: 100vh !important; }")
        notebook.page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
        yield notebook


def opened(table: Table) -> Any:
    table.root.scroll_into_view_if_needed()
    table.control("odds").click()
    panel = table.find("[data-panel=odds]")
    panel.wait_for()
    return panel


def test_they_are_closed_until_asked_and_come_by_mouse(notebook: Notebook) -> None:
    table = notebook.table(0)
    assert table.find("[data-panel]").count() == 0
    panel = opened(table)
    panel.locator("[data-odds]").wait_for()
    assert panel.locator("caption").inner_text() == "Chances in this round, counted exactly"
    assert panel.locator("tbody th").all_inner_texts() == ["Keep the eight", "Swap with Bianca"]
    assert panel.locator("tbody tr:nth-child(2) td:first-child").all_inner_texts() == ["12.8%", "60.6%"]
    widths = panel.locator(".risk").evaluate_all(
        "bars => bars.map(bar => parseFloat(getComputedStyle(bar, '::before').width) / bar.clientWidth)"
    )
    assert widths == pytest.approx([0.128, 0.606], abs=0.02)
    assert notebook.ask("[t0.match.moves, t0.view['rev']]") == [0, 0]
    table.control("close").click()


def test_they_come_and_go_by_keys(notebook: Notebook) -> None:
    table = notebook.table(0)
    table.control("rules").focus()
    notebook.page.keyboard.press("w")
    table.find("[data-odds]").wait_for()
    assert table.focused("[data-panel=odds]")
    notebook.page.keyboard.press("Escape")
    assert table.find("[data-panel]").count() == 0


def test_the_table_goes_on_while_worlds_are_played_out(notebook: Notebook) -> None:
    table = notebook.table(1)
    panel = opened(table)
    panel.locator("[data-more]").wait_for()
    first = panel.locator("caption").inner_text()
    notebook.page.wait_for_function(
        "([root, first]) => root.querySelector('caption').innerText !== first", arg=[table.root.element_handle(), first]
    )
    table.control("close").click()
    rev = table.rev
    source = notebook.ask("t1.match.legal()[0].text")
    notebook.ask(f"t1.play({source!r}).match.moves")
    table.after(rev)


def test_a_teacher_has_turned_them_off(notebook: Notebook) -> None:
    table = notebook.table(2)
    panel = opened(table)
    panel.locator("[data-refusal=odds-off]").wait_for()
    assert "turned off at this table" in panel.inner_text()
    assert table.find("[data-tray] [data-refusal]").count() == 0
    table.control("close").click()


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
@pytest.mark.parametrize("width", [1300, 620, 400])
def test_axe_finds_no_fault_and_nothing_sticks_out(notebook: Notebook, artefacts: Path, theme: str, width: int) -> None:
    page = notebook.page
    page.set_viewport_size({"width": width, "height": 1400})
    notebook.do("apputils:change-theme", theme=theme)
    wanted = "dark" if "Dark" in theme else "light"
    for number in (0, 3):
        table = notebook.table(number)
        page.wait_for_function(
            "([root, theme]) => root.dataset.theme === theme", arg=[table.root.element_handle(), wanted]
        )
        panel = opened(table)
        panel.locator("[data-odds]").wait_for()
        found: dict[str, list[Any]] = page.evaluate(RUN, table.host.element_handle())
        assert found["violations"] == []
        assert {"color-contrast", "button-name"} <= {rule for rule, _, _ in found["passes"]}
        assert table.root.evaluate(STICKING_OUT) == []
        assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
        table.root.screenshot(path=artefacts / f"odds-{wanted}-{width}-{number}.png")
        table.control("close").click()

"""Keys that are typed at the table stay there; those that belong to the page and the browser get through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from driver import code_cell, markdown_cell

if TYPE_CHECKING:
    from driver import Lab, Notebook

pytestmark = pytest.mark.browser

LISTEN = """() => {
  window.executed = [];
  const {commands} = window.jupyterapp;
  commands.commandExecuted.connect((_, {id}) => {
    // What the application does by itself, on a timer or because something was painted.
    if (!id.startsWith("statusbar:") && !id.startsWith("__")) window.executed.push(id);
  });
}"""
BINDINGS = """() => window.jupyterapp.commands.keyBindings
  .filter(({keys}) => !keys.some(key => /Accel|Ctrl|Cmd|Alt|Escape|Tab|F\\d/.test(key)))
  .map(({keys, command}) => [keys, command])"""
MORE = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("Shift+A", "Shift+B", "Shift+M", "Shift+O", "Shift+L", "Shift+Enter", "Shift+Space", "Enter", "Space"),
    *("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Shift+ArrowUp", "Shift+ArrowDown", "Shift+J", "Shift+K"),
    *(
        "PageUp",
        "PageDown",
        "Home",
        "End",
        "Shift+Home",
        "Shift+End",
        "Backspace",
        "Delete",
        "Insert",
        "/",
        ";",
        ",",
        "-",
    ),
    *("Alt+m", "Alt+Enter"),
)
AT = """(host, place) => {
  // A key may have moved on or made a move: go back to the place, or to any other if it is there no more.
  const {shadowRoot} = host;
  const kept = document.activeElement === host || shadowRoot.activeElement === null;
  const there = shadowRoot.querySelector(place) ?? shadowRoot.querySelector("[data-item], summary");
  if (shadowRoot.activeElement !== there) there.focus();
  return kept && document.activeElement === host;
}"""
PLACES = (
    '[data-action="keep"]',
    "[data-source]",
    '[data-control="undo"]',
    '[data-control="rules"]',
    '[data-control="new-open"]',
    "[data-log]",
    "[data-log] .tag",
)


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    table = code_cell('import cardwidgets\ntable = cardwidgets.Cuccu(seed=18, pace="off")\ntable.play("keep").undo()')
    with lab.notebook("above = 1", markdown_cell("# Above"), table, "below = 2", markdown_cell("Below")) as notebook:
        notebook.table()
        notebook.page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 2; }")
        notebook.page.evaluate(LISTEN)
        yield notebook


def presses(notebook: Notebook) -> list[str]:
    """Every chord that JupyterLab would take, apart from those with Ctrl, Meta or Alt, and a few more."""
    bound = [key.replace(" ", "+") for keys, _ in notebook.page.evaluate(BINDINGS) for key in keys]
    assert {"A", "B", "M", "D", "Shift+Enter", "ArrowUp"} <= set(bound), bound
    letters = [key.lower() if len(key) == 1 else key for key in bound]
    return [*dict.fromkeys([*letters, *MORE]), *"dd", *"00", *"ii"]


@pytest.mark.parametrize("place", PLACES)
def test_no_key_typed_at_the_table_changes_the_notebook(notebook: Notebook, place: str) -> None:
    table = notebook.table()
    cells = notebook.cells()
    assert cells["active"] == 2
    notebook.page.evaluate("() => { window.executed = []; }")
    for key in presses(notebook):
        assert table.host.evaluate(AT, place), key
        notebook.page.keyboard.press(key)
    assert table.has_focus()
    assert notebook.page.evaluate("() => window.executed") == []
    assert notebook.cells() == cells
    assert notebook.ask("len(table.match.actions()) >= 0")


@pytest.mark.parametrize("place", [".title", ".plate", '[data-zone="pack"], .pile', ".prompt", ".felt", ".board"])
def test_a_click_anywhere_at_the_table_brings_the_keys_there(notebook: Notebook, place: str) -> None:
    page = notebook.page
    table = notebook.table()
    # Back to where the reader decides, whatever has been done before.
    notebook.ask("1", "while table.match.moves: table.undo()")
    table.action("keep").wait_for()
    table.quiet()
    cells = notebook.cells()
    page.evaluate("() => { document.querySelectorAll('.jp-Notebook .jp-Cell')[2].focus(); window.executed = []; }")
    assert not table.has_focus()
    box = table.find(place).first.bounding_box()
    assert box
    # The corner of what has things in it, the middle of everything else.
    inset = 12 if place == ".felt" else 3 if place == ".board" else 0
    x, y = (inset, inset) if inset else (box["width"] / 2, box["height"] / 2)
    page.mouse.click(box["x"] + x, box["y"] + y)
    page.wait_for_timeout(200)
    assert table.has_focus()
    before = table.rev
    for key in "ddx00":
        page.keyboard.press(key)
    assert notebook.cells()["cells"] == cells["cells"]
    assert page.locator(".jp-Dialog").count() == 0
    assert table.has_focus()
    page.keyboard.press("k")
    table.after(before)
    assert notebook.cells()["cells"] == cells["cells"]


def test_typing_a_seed_types(notebook: Notebook) -> None:
    table = notebook.table()
    cells = notebook.cells()
    if not table.control("seed").is_visible():
        table.control("new-open").click()
    table.control("seed").click()
    notebook.page.keyboard.type("00123dd")
    notebook.page.keyboard.press("Backspace")
    assert table.control("seed").input_value() == "00123d"
    notebook.page.keyboard.press("Escape")
    assert not table.control("seed").is_visible()
    assert notebook.cells() == cells


def test_tab_escape_and_ctrl_get_through(notebook: Notebook) -> None:
    page = notebook.page
    table = notebook.table()
    page.evaluate(
        """() => {
          window.heard = [];
          document.addEventListener("keydown", event => window.heard.push(event.key));
          window.executed = [];
        }"""
    )
    table.control("new-open").focus()
    before = table.host.evaluate("host => host.shadowRoot.activeElement.outerHTML")
    page.keyboard.press("Tab")
    assert table.host.evaluate("host => host.shadowRoot.activeElement?.outerHTML") != before
    table.control("new-open").focus()
    for key in ("Escape", "Control+s", "F2"):
        page.keyboard.press(key)
    heard = page.evaluate("() => window.heard")
    assert {"Tab", "Escape", "s", "F2"} <= set(heard), heard
    page.wait_for_function("() => window.executed.includes('docmanager:save')")
    table.control("new-open").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if not table.has_focus():
            break
    assert not table.has_focus(), "Tab never leaves the table"

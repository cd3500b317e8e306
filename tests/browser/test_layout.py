"""Nothing sticks out from 240 px up; reduced motion, forced colours, both themes; pictures of the main states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from states import SOURCE, STATES

from driver import code_cell

if TYPE_CHECKING:
    from pathlib import Path

    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

WIDTHS = (240, 280, 320, 360, 480, 700, 1000, 1400)
STICKING_OUT = """root => {
  const out = [];
  if (root.scrollWidth > root.clientWidth) out.push(`root: ${root.scrollWidth} in ${root.clientWidth}`);
  const box = root.getBoundingClientRect();
  for (const one of root.querySelectorAll("*")) {
    const {left, right, width} = one.getBoundingClientRect();
    if (width === 0 || !one.checkVisibility({visibilityProperty: true}) || one.closest(".sr, [data-faces]")) continue;
    if (left < box.left - 1 || right > box.right + 1) out.push(`${one.outerHTML.slice(0, 90)}: ${left} to ${right}`);
    if (one.matches("button:not(.card), summary, select, .prompt, .badge, .refusal") && !one.closest("[data-log]")
        && one.scrollWidth > one.clientWidth + 1) out.push(`${one.outerHTML.slice(0, 90)}: text cut off`);
  }
  return out;
}"""
SMALL_TARGETS = """root => [...root.querySelectorAll("[data-item], [data-control]")]
  .filter(one => one.getClientRects().length && !one.closest("[data-log]"))
  .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, {width, height}]) => Math.min(width, height) < 24)
  .map(([html, {width, height}]) => `${html}: ${width} x ${height}`)"""
RUNNING = """root => root.getRootNode().getAnimations()
  .filter(one => one.playState === "running" && one.effect.getComputedTiming().duration > 1)
  .map(one => `${one.constructor.name} ${one.effect.target.className}`)"""
COUNT_ANIMATIONS = """() => {
  window.animations = 0;
  const {animate} = Element.prototype;
  Element.prototype.animate = function (...rest) { window.animations += 1; return animate.apply(this, rest); };
}"""


def set_width(table: Table, width: int) -> None:
    """Give a table as much room as a column of that width has."""
    table.host.evaluate(
        "(host, width) => { host.style.width = `${width}px`; host.style.minWidth = `${width}px`; }", width
    )
    table.notebook.page.wait_for_function(
        "([root, width]) => Math.round(root.getBoundingClientRect().width) === width",
        arg=[table.root.element_handle(), width],
    )


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    (lab.folder / "states_for_layout.py").write_text(SOURCE)
    long_names = [f"{name} von und zu Hohenlohe-Langenburg" for name in ("Ada", "Bettina")]
    settings = [f"players={players}, names={names!r}" for players in (2, 4, 8) for names in (None, long_names)]
    cells = [f"import cardwidgets\ncardwidgets.Cuccu(seed=18, pace='off', {setting})" for setting in settings]
    cells += [f"import states_for_layout\nstates_for_layout.{state}(pace='off')" for state in STATES]
    cells += ["cardwidgets.Cuccu(seed=18, pace='off', players=8).play('keep')"]
    with lab.notebook(*map(code_cell, cells), width=1700) as notebook:
        yield notebook


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out(notebook: Notebook, width: int) -> None:
    count = 6 + len(STATES) + 1
    for number in range(count):
        table = notebook.table(number)
        table.root.scroll_into_view_if_needed()
        set_width(table, width)
        assert table.root.evaluate(STICKING_OUT) == [], number
        assert table.root.evaluate(SMALL_TARGETS) == [], number


def test_form_and_refusal_do_not_stick_out(notebook: Notebook) -> None:
    table = notebook.table(6 + STATES.index("inn"))
    table.action("exchange").press("Enter")
    table.find("[data-refusal]").wait_for()
    for width in WIDTHS:
        set_width(table, width)
        table.control("new-open").click()
        table.control("seed").wait_for()
        assert table.root.evaluate(STICKING_OUT) == [], width
        table.control("new-open").click()


def test_card_is_picked_and_carried_at_every_width(notebook: Notebook) -> None:
    table = notebook.table(2)
    for width in WIDTHS:
        set_width(table, width)
        table.find("[data-source]").click()
        target = table.find("[data-target]")
        target.wait_for()
        box = target.bounding_box()
        assert box is not None
        assert box["width"] >= 24
        table.find("[data-source]").click()
        target.wait_for(state="detached")


def test_reduced_motion_moves_nothing(lab: Lab) -> None:
    cell = "import cardwidgets\ntable = cardwidgets.Cuccu(seed=18, pace='{pace}')\ntable"
    counted = {}
    for motion in ("reduce", "no-preference"):
        with lab.notebook(cell.format(pace="slow"), reduced_motion=motion) as notebook:
            table = notebook.table()
            notebook.page.evaluate(COUNT_ANIMATIONS)
            table.action("exchange").click()
            table.after(0)
            running = table.root.evaluate(RUNNING)
            counted[motion] = notebook.page.evaluate("() => window.animations")
            if motion == "reduce":
                assert running == []
    assert counted["reduce"] == 0
    assert counted["no-preference"] > 0


def test_forced_colours_leave_the_table_usable(lab: Lab, artefacts: Path) -> None:
    cell = "import cardwidgets\ntable = cardwidgets.Cuccu(seed=18, pace='off')\ntable"
    with lab.notebook(cell, forced_colors="active") as notebook:
        table = notebook.table()
        for button in (table.action("keep"), table.find("[data-source]"), table.control("new-open")):
            look: dict[str, Any] = button.evaluate(
                """button => {
                  const look = part => {
                    const {borderTopStyle, borderTopWidth, outlineStyle} = getComputedStyle(part);
                    return (borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0) || outlineStyle !== "none";
                  };
                  return [button, ...button.querySelectorAll("*")].some(look);
                }"""
            )
            assert look
        table.find("[data-source]").focus()
        ring = table.find("[data-source]").evaluate("card => getComputedStyle(card).outlineStyle")
        assert ring != "none"
        table.host.screenshot(path=artefacts / "forced-colours.png")
        table.action("keep").click()
        table.after(0)
        assert notebook.ask("table.match.actions()[0].text") == "keep"


def test_theme_follows_jupyterlab(notebook: Notebook) -> None:
    table = notebook.table()
    seen = []
    for theme, wanted in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        notebook.do("apputils:change-theme", theme=theme)
        notebook.page.wait_for_function(
            "([root, theme]) => root.dataset.theme === theme", arg=[table.root.element_handle(), wanted]
        )
        seen.append(table.find(".title").evaluate("title => getComputedStyle(title).color"))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_of_the_main_states(notebook: Notebook, artefacts: Path, theme: str) -> None:
    """Pictures for people to look at; what is held here is that every card in them is drawn."""
    notebook.do("apputils:change-theme", theme=f"JupyterLab {theme.capitalize()}")
    shots = {"2-seats": 0, "4-seats": 2, "8-seats": 4, "long-names": 5, "8-seats-scored": 6 + len(STATES)}
    shots |= {state: 6 + number for number, state in enumerate(STATES)}
    for name, number in shots.items():
        table = notebook.table(number)
        table.root.scroll_into_view_if_needed()
        for width in (1100, 700, 360, 240):
            set_width(table, width)
            picture = table.host.screenshot(path=artefacts / f"{name}-{theme}-{width}.png")
            assert len(picture) > 8_000
        drawn = table.root.evaluate(
            "root => [...root.querySelectorAll('.look use')].map(one => one.getAttribute('href'))"
        )
        sheet = table.host.evaluate("host => [...host.shadowRoot.querySelectorAll('symbol')].map(one => `#${one.id}`)")
        assert drawn
        assert set(drawn) <= set(sheet)

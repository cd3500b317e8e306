"""All that opens at a table on screens of every kind: narrow, zoomed, forced colours, still, touched; with pictures."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from test_axe import RUN
from test_layout import COUNT_ANIMATIONS, SMALL_TARGETS, STICKING_OUT, set_width
from test_rich_panels import SOURCE

from driver import code_cell

if TYPE_CHECKING:
    from pathlib import Path

    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

PANELS = ("rules", "pad", "settings", "code", "new-open")
TABLES = {
    "turn": "plain()",
    "played": "rounds(5)",
    "lesson": "plain(step=['CU-3.9', 'CU-3.1'], open_hands=True)",
    "people": "plain(seats=['person', 'person', 'novice', 'novice'])",
    "eight": "rounds(4, players=8)",
    "polish": "rounds(4, language='pl', names=['Wacława', 'Zdzisława Brzęczyszczykiewicz'])",
    "vivid": "plain(contrast=100, grain=100, temperature=100)",
    "cold": "plain(contrast=0, grain=0, temperature=0)",
}
REACHED = """(panel, root) => {
  // Scrolled to its end, the last thing in a panel is inside the panel and not covered.
  panel.scrollTop = panel.scrollHeight;
  const last = [...panel.querySelectorAll("button, input, select, textarea, summary, a, td")].at(-1);
  if (!last) return true;
  last.scrollIntoView({block: "nearest"});
  const {left, top, width, height} = last.getBoundingClientRect();
  const at = panel.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
  return at === last || last.contains(at) || (at?.contains(last) ?? false);
}"""


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    (lab.folder / "screen_tables.py").write_text(SOURCE)
    cells = ["import screen_tables", *(f"{name} = screen_tables.{table}\n{name}" for name, table in TABLES.items())]
    with lab.notebook(*map(code_cell, cells), width=1500, height=1500) as notebook:
        notebook.table(len(TABLES) - 1)
        yield notebook


def table_of(notebook: Notebook, name: str) -> Table:
    table = notebook.table(list(TABLES).index(name))
    table.root.scroll_into_view_if_needed()
    return table


def change_theme(notebook: Notebook, theme: str) -> None:
    notebook.do("apputils:change-theme", theme=f"JupyterLab {theme.capitalize()}")
    notebook.page.wait_for_function(
        "([root, theme]) => root.dataset.theme === theme", arg=[notebook.table().root.element_handle(), theme]
    )


def fits(table: Table, where: object) -> None:
    assert table.root.evaluate(STICKING_OUT) == [], where
    assert table.root.evaluate(SMALL_TARGETS) == [], where


def each_panel(table: Table) -> Iterator[str]:
    """Open one panel after the other, the detail of a rule too."""
    for name in PANELS:
        if table.control(name).get_attribute("aria-expanded") == "false":
            table.control(name).click()
        table.find("[data-panel]").wait_for()
        if name == "rules":
            table.find("[data-panel] summary").nth(2).click()
        yield name
        if name == "rules":
            table.find("[data-panel] details [data-rule='CU-3.8']").click()
            table.find("[data-panel] [data-clause='CU-R16']").wait_for()
            yield "rule"
        table.control("close").click()


@pytest.mark.parametrize("width", [240, 320, 480, 700, 1000])
def test_nothing_that_opens_sticks_out(notebook: Notebook, width: int) -> None:
    for name in ("played", "polish"):
        table = table_of(notebook, name)
        set_width(table, width)
        for panel in each_panel(table):
            fits(table, (name, panel))
            assert table.find("[data-panel]").evaluate(REACHED), (name, panel)
        table.control("replay").click()
        table.control("replay-first").click()
        table.find("[data-earlier]").wait_for()
        fits(table, (name, "replay"))
        table.control("replay").click()
        table.find("[data-earlier]").wait_for(state="detached")
    for name in ("lesson", "people", "eight"):
        table = table_of(notebook, name)
        set_width(table, width)
        fits(table, name)
    table = table_of(notebook, "eight")
    table.control("pad").click()
    # A table of figures may be wider than its panel, which then scrolls by itself.
    figures = ("<table", "<thead", "<tbody", "<tr", "<th", "<td", "<strong")
    assert [one for one in table.root.evaluate(STICKING_OUT) if not one.startswith(figures)] == []
    assert table.find("[data-panel]").evaluate(REACHED)
    table.control("pad").click()
    for name in TABLES:
        set_width(table_of(notebook, name), 1000)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_fault_with_what_is_open(notebook: Notebook, theme: str) -> None:
    change_theme(notebook, theme)
    page = notebook.page
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))

    def clean(table: Table, what: str) -> None:
        found: dict[str, list[Any]] = page.evaluate(RUN, table.host.element_handle())
        assert found["violations"] == [], what
        assert "button-name" in {rule for rule, _, _ in found["passes"]}, what

    played = table_of(notebook, "played")
    set_width(played, 480)
    for panel in each_panel(played):
        clean(played, panel)
    turn = table_of(notebook, "turn")
    turn.control("hint").click()
    turn.find("[data-hint]").wait_for()
    clean(turn, "hint")
    clean(table_of(notebook, "lesson"), "lesson")
    clean(table_of(notebook, "people"), "curtain")
    played.control("replay").click()
    played.control("replay-first").click()
    played.find("[data-earlier]").wait_for()
    clean(played, "replay")
    played.control("replay").click()
    played.find("[data-earlier]").wait_for(state="detached")
    set_width(played, 1000)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_of_what_opens(notebook: Notebook, artefacts: Path, theme: str) -> None:
    """Pictures for people to look at."""
    change_theme(notebook, theme)

    def picture(table: Table, name: str, width: int) -> None:
        taken = table.host.screenshot(path=artefacts / f"rich-{name}-{theme}-{width}.png")
        assert len(taken) > 8_000

    for width in (1100, 360):
        for name, table in ((name, table_of(notebook, name)) for name in TABLES):
            set_width(table, width)
            picture(table, name, width)
        table = table_of(notebook, "played")
        for panel in each_panel(table):
            picture(table, f"panel-{panel}", width)
        table.control("replay").click()
        table.control("replay-back").click()
        table.find("[data-earlier]").wait_for()
        picture(table, "replay", width)
        table.control("replay").click()
        table.find("[data-earlier]").wait_for(state="detached")
        table = table_of(notebook, "eight")
        table.control("pad").click()
        table.find("[data-pad]").wait_for()
        picture(table, "pad-of-eight", width)
        table.control("pad").click()
        table = table_of(notebook, "turn")
        if not table.find("[data-hint]").count():
            table.control("hint").click()
            table.find("[data-hint]").wait_for()
        picture(table, "hint", width)


def play_with_help(table: Table, press: str) -> None:
    """Hint, a picked card, a move, a rule, a look back: all with one kind of press."""
    notebook = table.notebook

    def at(selector: str) -> None:
        getattr(table.find(selector).first, press)()

    at("[data-control=hint]")
    table.find("[data-hint]").wait_for()
    at("[data-source]")
    table.find("[data-target]").wait_for()
    rev = table.rev
    at("[data-target]")
    table.after(rev)
    table.quiet()
    assert notebook.ask("table.match.actions()[0].text") == "exchange"
    at("[data-log] [data-rule]")
    table.find("[data-panel] [data-clause]").first.wait_for()
    at("[data-control=close]")
    at("[data-control=settings]")
    at("[data-control=contrast]")
    at("[data-control=close]")
    at("[data-control=replay]")
    at("[data-control=replay-back]")
    table.find("[data-earlier]").wait_for()
    at("[data-control=branch]")
    table.find("[data-earlier]").wait_for(state="detached")


CELL = "import cardwidgets\ntable = cardwidgets.Cuccu(seed=18, pace='off')\ntable"


def test_zoomed_to_200_percent(lab: Lab, artefacts: Path) -> None:
    """A screen of 1200 by 1000 at 200 %: the page has 600 by 500."""
    with lab.notebook(CELL, width=600, height=500, device_scale_factor=2) as notebook:
        table = notebook.table()
        play_with_help(table, "click")
        fits(table, "played")
        for panel in each_panel(table):
            fits(table, panel)
            assert table.find("[data-panel]").evaluate(REACHED), panel
            close = table.control("close")
            close.scroll_into_view_if_needed()
            box = close.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= 600
            table.root.scroll_into_view_if_needed()
            notebook.page.screenshot(path=artefacts / f"zoom-{panel}.png")
        # No scrolling sideways (WCAG 1.4.10), and what has focus is in sight.
        assert notebook.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        table.control("undo").focus()
        for _ in range(25):
            notebook.page.keyboard.press("Tab")
            if not table.has_focus():
                break
            seen = table.host.evaluate(
                """host => {
                  const one = host.shadowRoot.activeElement;
                  const {left, top, right, bottom} = one.getBoundingClientRect();
                  const at = host.shadowRoot.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                  return at !== null && (one.contains(at) || at.contains(one));
                }"""
            )
            assert seen, table.host.evaluate("host => host.shadowRoot.activeElement.outerHTML")


def test_touch_without_hover(lab: Lab, artefacts: Path) -> None:
    with lab.notebook(CELL, width=800, has_touch=True) as notebook:
        table = notebook.table()
        play_with_help(table, "tap")
        fits(table, "touched")
        table.host.screenshot(path=artefacts / "touch.png")


def test_forced_colours_keep_what_opens_usable(lab: Lab, artefacts: Path) -> None:
    seen = """one => {
      const line = part => {
        const {borderTopStyle, borderTopWidth, outlineStyle} = getComputedStyle(part);
        return (borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0) || outlineStyle !== "none";
      };
      return [one, ...one.querySelectorAll("*")].some(line);
    }"""
    with lab.notebook(CELL, forced_colors="active") as notebook:
        table = notebook.table()
        table.control("hint").click()
        table.find("[data-hint]").wait_for()
        assert table.find(".advised").evaluate("one => getComputedStyle(one).outlineStyle") != "none"
        table.host.screenshot(path=artefacts / "forced-hint.png")
        play_with_help(table, "click")
        for panel in each_panel(table):
            assert table.find("[data-panel]").evaluate(seen), panel
            table.find("[data-panel] [data-control]").last.focus()
            notebook.page.keyboard.press("Shift+Tab")
            ring = table.host.evaluate("host => getComputedStyle(host.shadowRoot.activeElement).outlineStyle")
            assert ring != "none", panel
            table.host.screenshot(path=artefacts / f"forced-{panel}.png")


def test_reduced_motion_looks_back_without_moving(lab: Lab) -> None:
    with lab.notebook(CELL, reduced_motion="reduce") as notebook:
        table = notebook.table()
        notebook.page.evaluate(COUNT_ANIMATIONS)
        table.action("keep").click()
        table.after(0)
        table.quiet()
        table.control("replay").click()
        table.control("replay-first").click()
        table.find("[data-earlier]").wait_for()
        for at in (1, 2):
            table.control("replay-forward").click()
            notebook.page.wait_for_function(
                "([root, at]) => root.querySelector('[data-replay]').dataset.replay === at",
                arg=[table.root.element_handle(), str(at)],
            )
        assert notebook.page.evaluate("() => window.animations") == 0
        moving = table.root.evaluate("root => root.getRootNode().getAnimations().length")
        assert moving == 0

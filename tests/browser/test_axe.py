"""Nothing that axe finds fault with, in either theme, wide and narrow, in every state of the table."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from states import SOURCE, STATES

from driver import code_cell

if TYPE_CHECKING:
    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

RUN = """async host => {
  host.scrollIntoView({block: "start"});
  // What is not painted yet has no contrast to judge.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const {violations, passes, incomplete} = await axe.run(host, {resultTypes: ["violations", "passes", "incomplete"]});
  const nodes = rules => rules.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => [id, target.flat().join(" "), failureSummary ?? ""]));
  return {violations: nodes(violations), passes: nodes(passes), incomplete: nodes(incomplete)};
}"""

# A table that was resized or changed its colours is laid out in the next frame, and its cards come to rest.
# JupyterLab paints a cell only when it is looked at, and axe judges the contrast of painted text alone.
SETTLED = """async root => {
  root.scrollIntoView({block: 'nearest'});
  // Once a level is over nothing is asked any more, but its goal stands there.
  const prompt = root.querySelector('[data-goal], [data-prompt]');
  for (let frame = 0; frame < 300 && !prompt.innerText.trim(); frame++) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const flights = root.getAnimations({subtree: true}).filter(one => one.effect.getComputedTiming().endTime < 9000);
  await Promise.allSettled(flights.map(one => one.finished));
}"""


def prepare(notebook: Notebook) -> None:
    """Bring axe into the page, and give the page the height without which no contrast is judged."""
    notebook.page.add_style_tag(content="html, body { height: 100vh !important; }")
    notebook.page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))


def judge(table: Table, state: str) -> str:
    """See that axe finds no fault with a table, and knows it; return what it has judged the contrast of."""
    page = table.notebook.page
    page.evaluate(SETTLED, table.root.element_handle())
    found: dict[str, list[Any]] = page.evaluate(RUN, table.host.element_handle())
    assert found["violations"] == [], state
    passed = {rule for rule, _, _ in found["passes"]}
    assert {"color-contrast", "button-name", "aria-allowed-attr", "nested-interactive"} <= passed, state
    contrasts = [target for rule, target, _ in found["passes"] if rule == "color-contrast"]
    assert len(contrasts) >= 8, (state, contrasts)
    # Lines of the log that are scrolled out of sight cannot be judged.
    log = ("li[data-n", "[data-rule", ".heading")
    unsure = [target for _, target, _ in found["incomplete"] if not any(part in target for part in log)]
    assert unsure == [], state
    return " ".join(contrasts)


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    """Give a notebook with a table in each state, and one on which a move was refused."""
    (lab.folder / "states_for_axe.py").write_text(SOURCE)
    cells = [code_cell(f"import states_for_axe\nstates_for_axe.{state}(pace='off')") for state in (*STATES, "inn")]
    with lab.notebook(*cells) as notebook:
        refused = notebook.table(len(STATES))
        refused.action("exchange").press("Enter")
        refused.find("[data-refusal]").wait_for()
        prepare(notebook)
        yield notebook


@pytest.mark.parametrize("width", [1300, 620])
@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_axe_finds_no_fault(notebook: Notebook, theme: str, width: int) -> None:
    page = notebook.page
    page.set_viewport_size({"width": width, "height": 1000})
    notebook.do("apputils:change-theme", theme=theme)
    wanted = "dark" if "Dark" in theme else "light"
    for number, state in enumerate((*STATES, "refused")):
        table = notebook.table(number)
        page.wait_for_function(
            "([root, theme]) => root.dataset.theme === theme", arg=[table.root.element_handle(), wanted]
        )
        judge(table, state)


@pytest.mark.parametrize("width", [1300, 620])
@pytest.mark.parametrize("panel", ["rules", "pad", "odds", "code", "settings", "new-open", "replay"])
def test_axe_finds_no_fault_with_what_opens_on_demand(notebook: Notebook, panel: str, width: int) -> None:
    # High enough for all of the log: axe gives up on lines that are below the screen.
    notebook.page.set_viewport_size({"width": width, "height": 1600})
    table = notebook.table(STATES.index("scored"))
    button = table.control(panel)
    button.click()
    notebook.page.wait_for_function("one => one.getAttribute('aria-expanded') === 'true'", arg=button.element_handle())
    found: dict[str, list[Any]] = notebook.page.evaluate(RUN, table.host.element_handle())
    assert found["violations"] == []
    passed = {rule for rule, _, _ in found["passes"]}
    assert {"color-contrast", "button-name"} <= passed
    if panel in ("code", "settings", "new-open", "replay"):
        assert "label" in passed
    button.click()

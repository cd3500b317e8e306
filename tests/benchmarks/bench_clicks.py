"""From a click to the frame that shows it, in JupyterLab: the own move at a table, and a bare anywidget counter.

Both stand in one notebook and are clicked in turns. The counter asks Python as the table does: a message there, a trait
back. Measured is from the browser's pointer event to the first frame after the page shows the answer.
"""

from __future__ import annotations

import random
import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from driver import Lab, Notebook, Table, lab_command, lab_environment
from serving import free_port, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

__all__ = ["Clicks", "measure"]

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    export default {
      render({ model, el }) {
        const button = document.createElement("button");
        const show = () => { button.textContent = `count is ${button.dataset.rev = model.get("value")}`; };
        button.className = "bare-counter";
        button.addEventListener("click", () => model.send({}));
        model.on("change:value", show);
        show();
        el.append(button);
      },
    };
    """
    value = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.count)

    def count(self, *_):
        self.value += 1

counter = Counter()
counter
'''
TABLE = "import cardwidgets\ntable = cardwidgets.Cuccu(seed=18, pace='slow')\ntable"
WATCH = """shown => {
  window.measured = new Promise(done => {
    addEventListener("pointerup", ({timeStamp}) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const there = performance.now() - timeStamp;
        requestAnimationFrame(() => done([there, performance.now() - timeStamp]));
      }).observe(shown, {attributes: true, attributeFilter: ["data-rev"]});
    }, {capture: true, once: true});
  });
}"""


@dataclass
class Clicks:
    """Milliseconds of each click: until the page had it, and until the next frame."""

    there: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)

    def median(self) -> float:
        return statistics.median(self.painted)

    def p95(self) -> float:
        return sorted(self.painted)[int(len(self.painted) * 0.95)]


def measure(browser: Browser, clicks: int) -> tuple[Clicks, Clicks]:
    """Click table and counter in turns; return the table's times and the counter's."""
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        with serving(lab_command(folder, port), port, env=lab_environment(), cwd=folder) as server:
            lab = Lab(server, folder, browser)
            with lab.notebook(COUNTER, TABLE, height=1200) as notebook:
                return _measure(notebook, clicks)


def _measure(notebook: Notebook, clicks: int) -> tuple[Clicks, Clicks]:
    table, counter = notebook.table(), notebook.page.locator(".bare-counter")
    ours, bare = Clicks(), Clicks()
    chance = random.Random(1)
    warm = 5
    for number in range(clicks + warm):
        for button, shown, found in ((counter, counter, bare), (table.action("keep"), table.root, ours)):
            # So that clicks fall anywhere between two frames.
            notebook.page.wait_for_timeout(chance.uniform(20, 60))
            there, painted = _click(notebook, button, shown)
            if number >= warm:
                found.there.append(there)
                found.painted.append(painted)
        _take_back(table)
    return ours, bare


def _click(notebook: Notebook, button: Locator, shown: Locator) -> tuple[float, float]:
    button.hover()
    notebook.page.evaluate(WATCH, shown.element_handle())
    notebook.page.mouse.down()
    notebook.page.mouse.up()
    there, painted = notebook.page.evaluate("() => window.measured")
    return there, painted


def _take_back(table: Table) -> None:
    rev = table.rev
    table.control("undo").click()
    table.after(rev)
    table.action("keep").and_(table.host.locator(":not([aria-disabled])")).wait_for()

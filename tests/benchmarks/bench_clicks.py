"""From a click to the frame that shows it, in JupyterLab: the own move at a table, and a bare anywidget counter.

Each kind of table stands beside a counter in a notebook, and both are clicked in turns. At a table on which cards are
carried the click is the second one, which puts a picked card down. The counter asks Python as the table does: a message
there, a trait back. Measured is from the browser's pointer event to the first frame after the page shows the answer.
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

__all__ = ["TABLES", "Clicks", "measure"]

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
CUCCU = "import cardwidgets\ntable = cardwidgets.Cuccu(seed=18, pace='slow')\ntable"
FULL = """
import cardwidgets
cards = [rank + suit for rank in "A 2 3 4 5 6 7 8 9 10 J Q".split() for suit in "SHDC"] * 2

def take(count, *faces):
    for face in faces:
        cards.remove(face)
    return [*faces, *(cards.pop() for _ in range(count))]

position = {
    "centres_bottom_first": [take(0, *run.split()) for run in ("AS", "AH 2S 3S 4S", "AD 2H 3H 4H 5S 6S 7S")],
    "hands": [take(0, "5H", "9S", "10S", "JS", "QS"), take(0, "6H", "6D", "6C", "9H", "9D")],
    "payoffs_bottom_first": [[None] * 19 + take(0, "10H"), [None] * 19 + take(0, "JH")],
}
position["sides_bottom_first"] = [[take(3) for _ in range(4)] for _ in range(2)]
table = cardwidgets.SpiteAndMalice(seed=18, pace="slow", position=position)
table
"""
"""A table of Spite & Malice: eight side stacks, three stacks begun, whole payoff piles and ten cards in the hands."""

SIX = """
import cardwidgets
position = {"hands": [None] * 6, "turn": 0}
table = cardwidgets.MonopolyCardGame(seed=18, pace="slow", position=position)
table
"""
"""A full table of Monopoly: The Card Game: all sixty cards lie before six players."""

TABLES = {
    "cuccu": (CUCCU, None, '[data-action="keep"]'),
    "spite_and_malice": (FULL, '[data-source="hand 0:0"]', '[data-target="centre 1"]'),
    "monopoly_card_game": (SIX, None, '[data-target="pile 3"]'),
}
"""For each game the cell, what is picked up first, and what is clicked."""

WATCH = """shown => {
  window.measured = new Promise(done => {
    addEventListener("pointerup", ({timeStamp}) => {
      const before = shown.dataset.rev;
      new MutationObserver((_, observer) => {
        // The page may write the same number again before the answer is there.
        if (shown.dataset.rev === before) return;
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


def measure(browser: Browser, clicks: int) -> dict[str, tuple[Clicks, Clicks]]:
    """Click table and counter in turns; return for each game the table's times and the counter's."""
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        with serving(lab_command(folder, port), port, env=lab_environment(), cwd=folder) as server:
            lab = Lab(server, folder, browser)
            found = {}
            for game, (cell, source, target) in TABLES.items():
                with lab.notebook(COUNTER, cell, height=1200) as notebook:
                    found[game] = _measure(notebook, clicks, source, target)
            return found


def _measure(notebook: Notebook, clicks: int, source: str | None, target: str) -> tuple[Clicks, Clicks]:
    table, counter = notebook.table(), notebook.page.locator(".bare-counter")
    ours, bare = Clicks(), Clicks()
    chance = random.Random(1)
    warm = 5
    for number in range(clicks + warm):
        for button, shown, found in ((counter, counter, bare), (table.find(target), table.root, ours)):
            if source is not None and found is ours:
                table.find(source).click()
            # So that clicks fall anywhere between two frames.
            notebook.page.wait_for_timeout(chance.uniform(20, 60))
            there, painted = _click(notebook, button, shown)
            if number >= warm:
                found.there.append(there)
                found.painted.append(painted)
        _take_back(table, source or target)
    return ours, bare


def _click(notebook: Notebook, button: Locator, shown: Locator) -> tuple[float, float]:
    button.hover()
    notebook.page.evaluate(WATCH, shown.element_handle())
    notebook.page.mouse.down()
    notebook.page.mouse.up()
    there, painted = notebook.page.evaluate("() => window.measured")
    return there, painted


def _take_back(table: Table, first: str) -> None:
    rev = table.rev
    table.control("undo").click()
    table.after(rev)
    table.find(first).and_(table.host.locator(":not([aria-disabled])")).wait_for()

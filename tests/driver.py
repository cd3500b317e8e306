"""A notebook in JupyterLab, driven as a person would, and asked in Python what came of it."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket

from cardwidgets.launch import CONFIGURATION
from serving import TOKEN, Server

__all__ = ["Lab", "Notebook", "Table", "code_cell", "lab_command", "lab_environment", "markdown_cell", "until"]

PATIENCE = 30_000
"""Milliseconds after which a condition that does not come true is a failure."""

KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
READY = """() => {
  const kernel = window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel;
  return kernel && kernel.connectionStatus === "connected" && kernel.status === "idle";
}"""
ASK = f"""async code => {{
  const future = {KERNEL}.requestExecute({{code, store_history: false, stop_on_error: false}});
  let said = "", fault = "";
  future.onIOPub = ({{header, content}}) => {{
    if (header.msg_type === "stream" && content.name === "stdout") said += content.text;
    if (header.msg_type === "error") fault = content.traceback.join("\\n");
  }};
  await future.done;
  if (fault) throw new Error(fault);
  return said;
}}"""
CELLS = """() => {
  const {content} = window.jupyterapp.shell.currentWidget;
  return {
    active: content.activeCellIndex,
    cells: content.model.sharedModel.cells.map(cell => [cell.cell_type, cell.id, cell.source]),
  };
}"""
FAULTS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .filter(cell => cell.model.type === "code")
  .flatMap(cell => cell.model.sharedModel.getOutputs())
  .filter(output => output.output_type === "error")
  .map(output => `${output.ename}: ${output.evalue}`)"""


def lab_command(folder: Path, port: int, *more: str) -> list[str]:
    """Command that starts JupyterLab on a folder without asking or fetching anything."""
    return [
        *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}"),
        *(f"--IdentityProvider.token={TOKEN}", f"--ServerApp.root_dir={folder}", "--expose-app-in-browser", *more),
    ]


def lab_environment() -> dict[str, str]:
    """As `cardwidgets lab` sets it: messages are sent at once, no news are fetched."""
    return {**os.environ, "JUPYTER_CONFIG_PATH": str(CONFIGURATION)}


def code_cell(source: str) -> nbformat.NotebookNode:
    return nbformat.v4.new_code_cell(source)


def markdown_cell(source: str) -> nbformat.NotebookNode:
    return nbformat.v4.new_markdown_cell(source)


@dataclass
class Lab:
    """A JupyterLab server, the folder it serves, and a browser to look at it with."""

    server: Server
    folder: Path
    browser: Browser
    _number: int = 0

    @contextmanager
    def notebook(
        self,
        *cells: str | nbformat.NotebookNode,
        width: int = 1300,
        height: int = 1000,
        theme: str = "",
        **context: Any,
    ) -> Iterator[Notebook]:
        """Open a notebook with these cells in a page of its own, run all of them, and shut its kernel down at the end.

        `context` goes to Playwright's ``new_context``: ``reduced_motion``, ``forced_colors``, ``has_touch`` ...
        """
        self._number += 1
        name = f"{self.browser.version.replace('.', '')}-{time.time_ns()}-{self._number}.ipynb"
        book = nbformat.v4.new_notebook(
            cells=[code_cell(cell) if isinstance(cell, str) else cell for cell in cells],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        )
        nbformat.write(book, self.folder / name)
        opened = self.browser.new_context(viewport={"width": width, "height": height}, **context)
        opened.set_default_timeout(PATIENCE)
        notebook = Notebook(self, name, opened)
        try:
            notebook.open(theme)
            notebook.run_all()
            yield notebook
            assert notebook.faults == []
        finally:
            notebook.shut_down()
            opened.close()


@dataclass
class Notebook:
    """One notebook that is open in JupyterLab."""

    lab: Lab
    name: str
    context: BrowserContext
    faults: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    frames: list[str | bytes] = field(default_factory=list)
    page: Page = field(init=False)

    def __post_init__(self) -> None:
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        """Note all that a page asks for, every message on its wires, and what goes wrong in it."""

        def note(frame: str | bytes) -> None:
            self.frames.append(frame)

        def listen(wire: WebSocket) -> None:
            self.requests.append(wire.url)
            wire.on("framereceived", note)
            wire.on("framesent", note)

        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", listen)
        return page

    @property
    def file(self) -> Path:
        return self.lab.folder / self.name

    # -- JupyterLab --------------------------------------------------------------------------------------------------

    def open(self, theme: str = "") -> None:
        """Open the notebook, and wait until its kernel takes orders."""
        self.page.goto(self.lab.server.url(f"/lab/tree/{self.name}") + "&reset")
        self.wait_for_kernel()
        if theme:
            self.do("apputils:change-theme", theme=theme)
            self.page.wait_for_function("theme => document.body.dataset.jpThemeName === theme", arg=theme)
        if self.page.evaluate("() => !window.jupyterapp.shell.leftCollapsed"):
            self.do("application:toggle-left-area")

    def wait_for_kernel(self) -> None:
        self.page.wait_for_function(READY, timeout=60_000)

    def do(self, command: str, **arguments: Any) -> Any:
        """Execute one of JupyterLab's commands."""
        return self.page.evaluate(
            "([name, args]) => window.jupyterapp.commands.execute(name, args).then(() => null)", [command, arguments]
        )

    def run_all(self) -> None:
        """Run every cell; none may end in an error."""
        self.do("notebook:run-all-cells")
        assert self.page.evaluate(FAULTS) == []

    def run(self, number: int) -> None:
        """Run one cell and wait for its end."""
        self.page.evaluate(
            """async number => {
              const {content} = window.jupyterapp.shell.currentWidget;
              content.activeCellIndex = number;
              content.deselectAll();
              await window.jupyterapp.commands.execute("notebook:run-cell");
            }""",
            number,
        )
        assert self.page.evaluate(FAULTS) == []

    def cells(self) -> dict[str, Any]:
        """Say what cells there are, and which is active."""
        found: dict[str, Any] = self.page.evaluate(CELLS)
        return found

    def ask(self, expression: str, before: str = "") -> Any:
        """Evaluate an expression in the kernel."""
        said = self.page.evaluate(ASK, f"import json as _json\n{before}\nprint(_json.dumps({expression}))")
        return json.loads(said)

    def until(self, expression: str) -> Any:
        """Ask the kernel until the answer is true."""
        return until(lambda: self.ask(expression), expression)

    def shut_down(self) -> None:
        if self.page.is_closed():
            return
        self.page.evaluate(f"async () => {{ await {KERNEL.rsplit('.', 1)[0]}?.shutdown().catch(() => null); }}")

    def restart_kernel(self) -> None:
        """Restart without the question whether to."""
        self.page.evaluate(f"async () => {{ await {KERNEL}.restart(); }}")
        self.wait_for_kernel()

    # -- tables ------------------------------------------------------------------------------------------------------

    def table(self, number: int = 0) -> Table:
        """Return a table on the page, once it is drawn."""
        table = Table(self, self.page.locator("[data-cardwidgets=table]").nth(number))
        table.root.wait_for()
        return table


def until(condition: Callable[[], Any], what: str = "the condition") -> Any:
    """Wait until a condition is true, and return what it gave."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not (found := condition()):
        assert time.monotonic() < deadline, f"did not come true: {what}"
        time.sleep(0.02)
    return found


@dataclass
class Table:
    """One table as it stands on the screen."""

    notebook: Notebook
    host: Locator

    @property
    def root(self) -> Locator:
        return self.host.locator(".cw[data-rev]")

    @property
    def rev(self) -> int:
        return int(self.root.get_attribute("data-rev") or -1)

    def find(self, selector: str) -> Locator:
        return self.host.locator(selector)

    def action(self, text: str) -> Locator:
        return self.find(f'[data-action="{text}"]')

    def control(self, name: str) -> Locator:
        return self.find(f'[data-control="{name}"]')

    def code(self) -> str:
        """The code in its panel, which is opened; the field may be a new one by the time the code comes."""
        self.control("code").click()
        filled = "root => root.querySelector('[data-control=code-text]')?.value"
        return str(self.notebook.page.wait_for_function(filled, arg=self.root.element_handle()).json_value())

    def setting(self, name: str) -> Locator:
        """A control of the settings, whose panel is opened if need be."""
        if not self.control(name).count():
            self.control("settings").click()
        return self.control(name)

    def legal(self) -> list[str]:
        """Actions whose buttons can be pressed now, and the control that begins the next round."""
        names: list[str] = self.root.evaluate(
            """root => [...root.querySelectorAll("[data-action], [data-control=next]")]
              .filter(button => button.getAttribute("aria-disabled") !== "true")
              .map(button => button.dataset.action ?? "next_round")"""
        )
        return names

    def texts(self, selector: str) -> Sequence[str]:
        return self.find(selector).all_inner_texts()

    def after(self, rev: int) -> None:
        """Wait for a newer view."""
        handle = self.root.element_handle()
        self.notebook.page.wait_for_function("([root, rev]) => Number(root.dataset.rev) > rev", arg=[handle, rev])

    def quiet(self) -> None:
        """Wait until nothing happens any more unless the person does something: opponents have moved."""
        handle = self.root.element_handle()
        self.notebook.page.wait_for_function(
            """root => {
              const next = "[data-action]:not([aria-disabled=true]), [data-control=next], [data-control=over-new]";
              const button = root.querySelector(next);
              const actions = root.querySelector(".actions");
              return !root.querySelector(".thinking") && (button !== null || actions?.children.length === 0);
            }""",
            arg=handle,
        )

    def has_focus(self) -> bool:
        return bool(self.host.evaluate("host => document.activeElement === host"))

    def focused(self, selector: str) -> bool:
        """Whether the element with focus fits a selector."""
        return bool(
            self.host.evaluate(
                """(host, selector) => document.activeElement === host
                  && Boolean(host.shadowRoot.activeElement?.matches(selector))""",
                selector,
            )
        )

    def reach(self, selector: str, keys: Sequence[str] = ("Tab",)) -> None:
        """Walk with keys until an element has focus."""
        for number in range(120):
            if self.focused(selector):
                return
            self.notebook.page.keyboard.press(keys[number % len(keys)])
        raise AssertionError(f"{keys} never led to {selector}")

"""Kernels that restart or are culled, pages that are reloaded, cells that are run again."""

from __future__ import annotations

import json
import urllib.request
from typing import TYPE_CHECKING

import pytest

from driver import Lab, lab_command, lab_environment, until
from serving import free_port, serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from driver import Notebook, Table

pytestmark = pytest.mark.browser

CELL = 'import cardwidgets\ntable = cardwidgets.Cuccu(seed={seed}, pace="off")\ntable'
STOPWATCH = """host => new Promise(done => {
  const {shadowRoot} = host;
  const began = performance.now();
  const look = () => {
    if (shadowRoot.querySelector("[data-banner=silent]")) done(performance.now() - began);
    else if (performance.now() - began > 10000) done(Infinity);
    else requestAnimationFrame(look);
  };
  shadowRoot.querySelector("[data-action]:not([aria-disabled]), [data-control=next]").click();
  look();
})"""
MODELS = """async () => {
  const {content} = window.jupyterapp.shell.currentWidget;
  const type = "application/vnd.jupyter.widget-view+json";
  const renderer = content.rendermime.createRenderer(type);
  const manager = await renderer._manager.promise;
  const models = await Promise.all(Object.values(manager._models));
  return models.map(model => model.name).sort();
}"""


def silence(notebook: Notebook, table: Table) -> None:
    """Click in vain, and see that the table says so and takes nothing more."""
    waited = notebook.page.evaluate(STOPWATCH, table.host.element_handle())
    assert waited < 2300, waited
    assert table.find("[data-banner=silent]").get_attribute("role") == "alert"
    assert table.find("[data-banner=silent]").inner_text().strip()
    enabled = table.root.evaluate(
        """root => [...root.querySelectorAll("button, select, input, [data-control]")]
          .filter(one => one.getAttribute("aria-disabled") !== "true" && !one.closest("[data-log], details"))
          .map(one => one.outerHTML)"""
    )
    assert enabled == []


def go_on(notebook: Notebook, moves: int) -> None:
    """Run the cell again, take the offer, and play on."""
    notebook.run(0)
    table = notebook.table()
    assert notebook.ask("table.match.moves") == 0
    offer = table.find("[data-banner=offer]")
    offer.wait_for()
    table.control("resume").click()
    notebook.until(f"table.match.moves == {moves}")
    table.after(0)
    assert offer.count() == 0
    table.quiet()
    legal = table.legal()
    rev = table.rev
    (table.control("next") if legal == ["next_round"] else table.action(legal[0])).click()
    table.after(rev)
    notebook.until(f"table.match.moves > {moves}")


def begin(notebook: Notebook) -> tuple[Table, str, int]:
    """Play a little; return the table, the match's code as the page keeps it, and how far it is."""
    table = notebook.table()
    table.action("exchange").click()
    table.after(0)
    table.quiet()
    code = notebook.ask("table.code")
    notebook.page.wait_for_function("code => Object.values(localStorage).includes(code)", arg=code)
    return table, code, notebook.ask("table.match.moves")


def test_play_goes_on_after_a_restart(lab: Lab) -> None:
    with lab.notebook(CELL.format(seed=18)) as notebook:
        table, code, moves = begin(notebook)
        notebook.restart_kernel()
        silence(notebook, table)
        notebook.run(0)
        assert notebook.ask("table.code") != code
        go_on(notebook, moves)


def test_offer_that_is_declined_does_not_come_back(lab: Lab) -> None:
    with lab.notebook(CELL.format(seed=18)) as notebook:
        begin(notebook)
        notebook.run(0)
        table = notebook.table()
        table.control("forget").click()
        table.find("[data-banner=offer]").wait_for(state="detached")
        notebook.run(0)
        table = notebook.table()
        notebook.ask("1")
        table.setting("pace").select_option("fast")
        table.after(0)
        assert table.find("[data-banner=offer]").count() == 0
        assert notebook.ask("table.match.moves") == 0


def test_play_goes_on_after_a_reload(lab: Lab) -> None:
    with lab.notebook(CELL.format(seed=18)) as notebook:
        table, code, moves = begin(notebook)
        notebook.do("docmanager:save")
        notebook.page.reload()
        notebook.wait_for_kernel()
        table = notebook.table()
        assert notebook.ask("table.code") == code
        table.quiet()
        assert table.find("[data-banner]").count() == 0
        (rev, legal) = (table.rev, table.legal())
        (table.control("next") if legal == ["next_round"] else table.action(legal[0])).click()
        table.after(rev)
        table.quiet()
        moves = notebook.until(f"table.match.moves > {moves} and table.match.moves")
        go_on(notebook, moves)


def test_five_runs_leave_one_table(lab: Lab) -> None:
    with lab.notebook(CELL.format(seed=18)) as notebook:
        notebook.table().quiet()
        instances = "len(__import__('ipywidgets').widgets.widget._instances)"
        tables = (
            "[type(one).__name__ for one in __import__('ipywidgets').widgets.widget._instances.values()].count('Cuccu')"
        )
        before = (notebook.ask(instances), notebook.page.evaluate(MODELS))
        assert notebook.ask(tables) == before[1].count("AnyModel") == 1
        for _ in range(5):
            notebook.run(0)
            notebook.table().quiet()
        assert notebook.ask(tables) == 1
        until(lambda: (notebook.ask(instances), notebook.page.evaluate(MODELS)) == before, f"still {before}")
        assert notebook.page.locator("[data-cardwidgets=table]").count() == 1


@pytest.fixture(scope="module")
def culling_lab(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> object:
    """As on Binder, where an idle kernel is culled even if a page is connected; only sooner."""
    folder: Path = tmp_path_factory.mktemp("culling")
    port = free_port()
    sooner = ("cull_idle_timeout=4", "cull_interval=1", "cull_connected=True")
    command = lab_command(folder, port, *(f"--MappingKernelManager.{flag}" for flag in sooner))
    with serving(command, port, env=lab_environment(), cwd=folder) as server:
        yield Lab(server, folder, chromium)


def test_play_goes_on_after_a_cull(culling_lab: Lab) -> None:
    with culling_lab.notebook(CELL.format(seed=18)) as notebook:
        table, code, moves = begin(notebook)

        def kernels() -> object:
            with urllib.request.urlopen(culling_lab.server.url("/api/kernels")) as answer:
                return json.load(answer)

        until(lambda: kernels() == [])
        assert table.find("[data-banner]").count() == 0
        silence(notebook, table)
        # JupyterLab hears of it after some seconds; running a cell then starts a kernel.
        notebook.page.wait_for_function("() => window.jupyterapp.shell.currentWidget.sessionContext.session === null")
        notebook.run(0)
        notebook.wait_for_kernel()
        assert notebook.ask("table.code") != code
        go_on(notebook, moves)

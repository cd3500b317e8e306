"""The front end's own tests and types, and whether the bundle in place was built from the sources in place."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_build import packages_are_current

pytestmark = pytest.mark.node

TABLE = Path(__file__).parent.parent / "cardwidgets" / "table"
FRONTEND = TABLE / "frontend"
BUNDLE = TABLE / "static" / "table.js"


def npm(*args: str, folder: Path = FRONTEND) -> None:
    command = [shutil.which("npm") or "npm", *args]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        pytest.fail(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}", pytrace=False)


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    if not packages_are_current(FRONTEND):
        npm("ci", "--include=dev", "--ignore-scripts")


def test_units() -> None:
    npm("test")


def test_types() -> None:
    npm("run", "check")


def test_bundle_was_built_from_these_sources(tmp_path: Path) -> None:
    copy = tmp_path / "frontend"
    copy.mkdir()
    for path in FRONTEND.iterdir():
        if path.name == "node_modules":
            (copy / path.name).symlink_to(path)
        elif path.is_dir():
            shutil.copytree(path, copy / path.name)
        else:
            shutil.copy(path, copy)
    npm("run", "build", folder=copy)
    fresh = (tmp_path / "static" / BUNDLE.name).read_bytes()
    if fresh != BUNDLE.read_bytes():
        pytest.fail(f"{BUNDLE} is out of date: run `npm run build` in {FRONTEND}", pytrace=False)


def test_bundle_keeps_its_budget() -> None:
    assert BUNDLE.stat().st_size <= 48_000


def test_lock_file_names_no_host() -> None:
    assert '"resolved"' not in (FRONTEND / "package-lock.json").read_text()

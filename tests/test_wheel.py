"""What is shipped: the source distribution, the wheel, and a table made from the wheel alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STATIC = Path("cardwidgets/table/static")


def run(*command: str, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def tree(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources with the bundle in place."""
    copy = tmp_path_factory.mktemp("tree") / "cardwidgets"
    shutil.copytree(checkout, copy)
    shutil.copytree(ROOT / STATIC, copy / STATIC)
    return copy


@pytest.fixture(scope="module")
def built(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the source distribution and the wheel."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder), cwd=tree)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel installed apart from the checkout; the packages it needs come from this environment."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(folder)]
    run(*pip, str(wheel), cwd=folder)
    return folder


def test_wheel_has_every_file_it_should_and_no_other(tree: Path, wheel: Path) -> None:
    package = tree / "cardwidgets"
    wanted = {f"cardwidgets/{name}" for name in files(package) if not name.startswith("table/frontend/")}
    wanted -= {(STATIC / "sources.sha256").as_posix()}
    wanted |= {f"cardwidgets/_notebooks/{name}" for name in files(tree / "notebooks")}
    info = f"{'-'.join(wheel.name.split('-')[:2])}.dist-info"
    wanted |= {f"{info}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")}
    with zipfile.ZipFile(wheel) as archive:
        assert set(archive.namelist()) == wanted


@pytest.mark.parametrize(
    "name",
    [
        "cardwidgets/__init__.py",
        "cardwidgets/__main__.py",
        "cardwidgets/_notebooks/00_start_here.ipynb",
        "cardwidgets/_notebooks/10_cuccu.ipynb",
        "cardwidgets/_notebooks/20_spite_and_malice.ipynb",
        "cardwidgets/_notebooks/30_monopoly_card_game.ipynb",
        "cardwidgets/_notebooks/40_lab.ipynb",
        "cardwidgets/_notebooks/90_for_teachers.ipynb",
        "cardwidgets/engine/cuccu.py",
        "cardwidgets/engine/monopoly_card_game.py",
        "cardwidgets/engine/spite_and_malice.py",
        "cardwidgets/jupyter/jupyter_server_config.json",
        "cardwidgets/jupyter/labconfig/page_config.json",
        "cardwidgets/lab/simulate.py",
        "cardwidgets/lessons/cuccu.py",
        "cardwidgets/py.typed",
        "cardwidgets/rulebook/en/common.ftl",
        "cardwidgets/rulebook/en/cuccu.ftl",
        "cardwidgets/rulebook/en/lab.ftl",
        "cardwidgets/rulebook/en/launch.ftl",
        "cardwidgets/rulebook/en/lessons.ftl",
        "cardwidgets/rulebook/en/lessons_cuccu.ftl",
        "cardwidgets/table/faces/cuccu.svg",
        "cardwidgets/table/faces/monopoly_card_game.svg",
        "cardwidgets/table/faces/spite_and_malice.svg",
        "cardwidgets/table/static/table.js",
    ],
)
def test_wheel_has(wheel: Path, name: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert archive.getinfo(name).file_size > 0 or name.endswith("py.typed")


def test_source_distribution_makes_the_same_wheel_without_node(built: Path, wheel: Path, tmp_path: Path) -> None:
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = (path for path in tmp_path.iterdir() if path.is_dir())
    env = {**os.environ, "PATH": str(tmp_path / "nothing-here")}
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "out"), cwd=unpacked, env=env)
    (again,) = (tmp_path / "out").glob("*.whl")
    with zipfile.ZipFile(again) as theirs, zipfile.ZipFile(wheel) as ours:
        assert {one.filename: one.CRC for one in theirs.infolist()} == {
            one.filename: one.CRC for one in ours.infolist()
        }


def test_table_is_made_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed)}
    code = "import cardwidgets; print(cardwidgets.__file__); cardwidgets.Cuccu(seed=7)"
    said = run(sys.executable, "-c", code, cwd=tmp_path, env=env)
    assert Path(said.splitlines()[0]).is_relative_to(installed)


def test_notebooks_are_copied_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed)}
    run(sys.executable, "-m", "cardwidgets", "lab", "mine", "--copy-only", cwd=tmp_path, env=env)
    shipped = installed / "cardwidgets" / "_notebooks"
    copies = files(tmp_path / "mine")
    assert copies == files(shipped) | {".cardwidgets.json"}
    for name in files(shipped):
        assert (tmp_path / "mine" / name).read_bytes() == (shipped / name).read_bytes()

"""Binder: what it would build, and the same environment built here, started, and opened in a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from packaging.specifiers import SpecifierSet

from serving import KERNEL_IS_IDLE, TOKEN, Server, free_port, milliseconds_of_an_answer, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
START = "notebooks/00_start_here.ipynb"
BADGE = f"https://mybinder.org/v2/gh/cardwidgets/cardwidgets/HEAD?urlpath=lab/tree/{START}"
FAULTS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .filter(cell => cell.model.type === "code")
  .flatMap(cell => cell.model.sharedModel.getOutputs())
  .filter(output => output.output_type === "error")
  .map(output => `${output.ename}: ${output.evalue}`)"""
TABLE_IS_THERE = """() => [...document.querySelectorAll(".jp-OutputArea-output *")]
  .some(one => one.shadowRoot?.querySelector("button"))"""


def run(*command: str, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def test_repo2docker_reads_what_is_meant(checkout: Path) -> None:
    from repo2docker.buildpacks.conda.supported_python_version import SUPPORTED_PYTHON_VERSION

    said = run(sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(checkout), cwd=checkout)
    version = (checkout / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    supported = tomllib.loads((checkout / "pyproject.toml").read_text())["project"]["requires-python"]
    assert version in map(str, SUPPORTED_PYTHON_VERSION)
    assert version in SpecifierSet(supported)
    assert f"Building conda environment for python={version}\n" in said
    whole = said.index("src/ ${REPO_DIR}/")
    assert said.index('pip install --no-cache-dir -r "binder/requirements.txt"') > whole
    assert "RUN ./binder/postBuild" in said
    assert 'ENV R2D_ENTRYPOINT="${REPO_DIR}/binder/start"' in said


def test_nothing_overrides_the_requirements() -> None:
    names = {path.name for path in (ROOT / "binder").iterdir()}
    assert not names & {"environment.yml", "Dockerfile", "Pipfile", "setup.py"}


def test_badge_opens_the_start_notebook() -> None:
    assert BADGE in (ROOT / "README.md").read_text()
    assert (ROOT / START).is_file()


@pytest.fixture(scope="module")
def session(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What a person gets on Binder: requirements installed, postBuild run, started through `start`."""
    place = tmp_path_factory.mktemp("binder")
    repository = place / "repository"
    shutil.copytree(checkout, repository)
    run(sys.executable, "-m", "venv", str(place / "env"), cwd=place)
    env = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    env["PATH"] = f"{place / 'env' / 'bin'}{os.pathsep}{env['PATH']}"
    run("pip", "install", "--quiet", "-r", "binder/requirements.txt", cwd=repository, env=env)
    run("./binder/postBuild", cwd=repository, env=env)
    port = free_port()
    command = [str(repository / "binder" / "start"), "jupyter", "lab", "--ip=127.0.0.1", f"--port={port}"]
    command += ["--no-browser", "--allow-root", f"--IdentityProvider.token={TOKEN}", "--expose-app-in-browser"]
    with serving(command, port, env=env, cwd=repository) as server:
        yield server


@pytest.mark.network
def test_start_page_is_the_start_notebook_and_plays(session: Server, chromium: Browser) -> None:
    page = chromium.new_page()
    page.goto(session.url("/"))
    page.wait_for_url(f"{session.address}/lab/tree/{START}*")
    page.wait_for_function(KERNEL_IS_IDLE, timeout=60_000)
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.wait_for_function(TABLE_IS_THERE, timeout=60_000)
    assert page.evaluate(FAULTS) == []
    page.close()


@pytest.mark.network
def test_binder_answers_at_once(session: Server) -> None:
    assert milliseconds_of_an_answer(session) < 20


@pytest.mark.network
def test_badge_url_works_there(session: Server, chromium: Browser) -> None:
    page = chromium.new_page()
    page.goto(session.url(f"/{BADGE.partition('urlpath=')[2]}"))
    page.wait_for_function(KERNEL_IS_IDLE, timeout=60_000)
    page.close()

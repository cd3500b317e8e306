"""`cardwidgets lab`: whose files are whose, what it says, and that JupyterLab really starts with its settings."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cardwidgets import launch

if TYPE_CHECKING:
    from playwright.sync_api import Browser
from serving import KERNEL_IS_IDLE, TOKEN, free_port, milliseconds_of_an_answer, serving

STOCK = "jupyter_server.services.kernels.connection.channels.ZMQChannelsWebsocketConnection"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / launch.START).write_text("start, first edition")
    (folder / "10_cuccu.ipynb").write_text("cuccu, first edition")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "mine" / "notebooks"


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir() if path.name != launch.MANIFEST}


def test_first_copy_makes_the_folder(source: Path, folder: Path) -> None:
    done = launch.copy_notebooks(source, folder)
    assert done == launch.Copied(new=[launch.START, "10_cuccu.ipynb"])
    assert contents(folder) == contents(source)


def test_second_copy_changes_nothing(source: Path, folder: Path) -> None:
    launch.copy_notebooks(source, folder)
    before = {path: path.stat().st_mtime_ns for path in folder.glob("*.ipynb")}
    assert launch.copy_notebooks(source, folder) == launch.Copied()
    assert {path: path.stat().st_mtime_ns for path in folder.glob("*.ipynb")} == before


def test_untouched_file_is_updated(source: Path, folder: Path) -> None:
    launch.copy_notebooks(source, folder)
    (source / launch.START).write_text("start, second edition")
    assert launch.copy_notebooks(source, folder) == launch.Copied(updated=[launch.START])
    assert contents(folder) == contents(source)


def test_changed_file_is_kept_and_the_newer_one_put_beside_it(source: Path, folder: Path) -> None:
    launch.copy_notebooks(source, folder)
    (folder / launch.START).write_text("my notes")
    assert launch.copy_notebooks(source, folder).kept == {launch.START: ""}
    assert sorted(contents(folder)) == [launch.START, "10_cuccu.ipynb"]
    (source / launch.START).write_text("start, second edition")
    beside = "00_start_here.new.ipynb"
    for _ in range(2):
        assert launch.copy_notebooks(source, folder).kept == {launch.START: beside}
        assert contents(folder)[launch.START] == "my notes"
        assert contents(folder)[beside] == "start, second edition"


def test_file_put_beside_is_the_users_too(source: Path, folder: Path) -> None:
    launch.copy_notebooks(source, folder)
    (folder / launch.START).write_text("my notes")
    beside = folder / "00_start_here.new.ipynb"
    (source / launch.START).write_text("second edition")
    launch.copy_notebooks(source, folder)
    (source / launch.START).write_text("third edition")
    launch.copy_notebooks(source, folder)
    assert beside.read_text() == "third edition"
    beside.write_text("more notes")
    (source / launch.START).write_text("fourth edition")
    assert launch.copy_notebooks(source, folder).kept == {launch.START: "00_start_here.new-2.ipynb"}
    assert contents(folder) == {
        launch.START: "my notes",
        beside.name: "more notes",
        "00_start_here.new-2.ipynb": "fourth edition",
        "10_cuccu.ipynb": "cuccu, first edition",
    }


def test_file_of_the_same_name_that_was_there_before_is_kept(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / launch.START).write_text("something else altogether")
    assert launch.copy_notebooks(source, folder).kept == {launch.START: "00_start_here.new.ipynb"}
    assert contents(folder)[launch.START] == "something else altogether"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"files": 3}', '{"files": null}', "\x00\xff"])
def test_damaged_list_spares_every_file(source: Path, folder: Path, text: str) -> None:
    launch.copy_notebooks(source, folder)
    (folder / launch.MANIFEST).write_text(text)
    (source / launch.START).write_text("second edition")
    launch.copy_notebooks(source, folder)
    assert contents(folder)[launch.START] == "start, first edition"
    assert contents(folder)["00_start_here.new.ipynb"] == "second edition"


def test_link_and_folder_of_the_same_name_are_left_alone(source: Path, folder: Path, tmp_path: Path) -> None:
    folder.mkdir(parents=True)
    elsewhere = tmp_path / "elsewhere.ipynb"
    elsewhere.write_text("not to be touched")
    (folder / launch.START).symlink_to(elsewhere)
    (folder / "10_cuccu.ipynb").mkdir()
    done = launch.copy_notebooks(source, folder)
    assert sorted(done.kept) == [launch.START, "10_cuccu.ipynb"]
    assert elsewhere.read_text() == "not to be touched"


def test_deleted_file_comes_back(source: Path, folder: Path) -> None:
    launch.copy_notebooks(source, folder)
    (folder / launch.START).unlink()
    assert launch.copy_notebooks(source, folder) == launch.Copied(new=[launch.START])


def test_by_products_are_not_copied(source: Path, folder: Path) -> None:
    for name in (".ipynb_checkpoints", "__pycache__"):
        (source / name).mkdir()
        (source / name / "a").write_text("a")
    assert launch.copy_notebooks(source, folder).new == [launch.START, "10_cuccu.ipynb"]


def test_copies_are_writable_where_the_source_is_not(source: Path, folder: Path) -> None:
    (source / launch.START).chmod(0o444)
    launch.copy_notebooks(source, folder)
    assert (folder / launch.START).stat().st_mode & 0o200


def test_says_what_it_did(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert launch.lab([str(folder), "--copy-only"]) == 0
    assert f"The notebooks are in {folder}. " in capsys.readouterr().out
    assert launch.lab([str(folder), "--copy-only"]) == 0
    assert capsys.readouterr().out == f"The notebooks are in {folder}. Nothing had to be copied.\n"
    (folder / launch.START).write_text("my notes")
    assert launch.lab([str(folder), "--copy-only"]) == 0
    assert f"{launch.START} stays as you left it." in capsys.readouterr().out
    assert (folder / launch.START).read_text() == "my notes"


def test_copies_every_notebook_of_the_installation(folder: Path) -> None:
    source = launch.notebooks()
    assert source is not None
    assert launch.lab([str(folder), "--copy-only"]) == 0
    names = [path.name for path in source.glob("*.ipynb")]
    assert launch.START in names
    assert sorted(path.name for path in folder.glob("*.ipynb")) == sorted(names)


def test_folder_of_the_notebooks_themselves_is_used_in_place(capsys: pytest.CaptureFixture[str]) -> None:
    source = launch.notebooks()
    assert source is not None
    assert launch.lab([str(source), "--copy-only"]) == 0
    assert "not a copy" in capsys.readouterr().out
    assert not (source / launch.MANIFEST).exists()


@pytest.mark.parametrize(
    ("argv", "code"),
    [
        ([""], 2),
        (["a", "b"], 2),
        (["--port"], 2),
        (["--port", "0"], 2),
        (["--port", "65536"], 2),
        (["--port", "9" * 5000], 2),
        (["--port", "-1"], 2),
        (["--port", "8²"], 2),
        (["--no-such-option"], 2),
        (["--help"], 0),
    ],
)
def test_commands_that_make_no_sense(
    argv: list[str], code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert launch.lab(argv) == code
    assert not list(tmp_path.iterdir())
    said = capsys.readouterr()
    assert said.out if code == 0 else said.err
    assert "Traceback" not in said.err


def test_refuses_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for folder in (file, file / "below", Path("/dev/null/below"), tmp_path / ("x" * 300)):
        assert launch.lab([str(folder), "--copy-only"]) == 1
        said = capsys.readouterr().err
        assert str(folder) in said
        assert said.count("\n") == 1
    assert file.read_text() == "mine"


def test_refuses_a_folder_without_permission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert launch.lab([str(tmp_path / "here"), "--copy-only"]) == 1
    assert "Permission denied" in capsys.readouterr().err


def test_says_how_to_get_jupyterlab(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert launch.lab([str(folder)]) == 1
    assert 'python -m pip install "cardwidgets[lab]"' in capsys.readouterr().err
    assert not folder.exists()


def test_says_so_when_there_are_no_notebooks(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "notebooks", lambda: None)
    assert launch.lab([str(folder), "--copy-only"]) == 1
    assert "no notebooks" in capsys.readouterr().err


def test_settings_of_the_user_win() -> None:
    more = ["--ServerApp.root_dir=/elsewhere", "--debug", "--ip=0.0.0.0"]
    arguments = launch._arguments(Path("/here"), 9000, True, more)
    assert [one for one in arguments if "root_dir" in one] == ["--ServerApp.root_dir=/elsewhere"]
    assert not [one for one in arguments if "log_level" in one]
    assert arguments[-3:] == more
    assert "--ServerApp.port=9000" in arguments
    assert "--no-browser" in arguments


def command(folder: Path, port: int, *more: str) -> list[str]:
    ours = [sys.executable, "-m", "cardwidgets", "lab", str(folder), "--no-browser", "--port", str(port)]
    return [*ours, "--", "--allow-root", "--ip=127.0.0.1", f"--IdentityProvider.token={TOKEN}", *more]


def test_jupyterlab_starts_on_the_start_notebook_and_answers_at_once(folder: Path) -> None:
    port = free_port()
    with serving(command(folder, port), port) as server:
        with urllib.request.urlopen(server.url("/")) as page:
            assert page.url.partition("?")[0] == f"{server.address}/lab/workspaces/cardwidgets/tree/{launch.START}"
            settings = page.read().decode()
        assert '"news": {"disabled": true}' in settings
        assert "@jupyterlab/apputils-extension:announcements" in settings.partition('"disabledExtensions"')[2]
        with urllib.request.urlopen(server.url(f"/api/contents/{launch.START}")) as file:
            assert json.load(file)["writable"]
        ours = milliseconds_of_an_answer(server)
        assert f"The notebooks are in {folder}" in server.said()
        assert "press Ctrl+C here" in server.said()
        assert "Traceback" not in server.said()
    with serving(command(folder, port, f"--ServerApp.kernel_websocket_connection_class={STOCK}"), port) as server:
        stock = milliseconds_of_an_answer(server)
    assert ours < stock / 2, f"{ours:.1f} ms with the low-latency setting, {stock:.1f} ms without"


def test_start_notebook_opens_in_a_browser_and_nothing_leaves_the_machine(folder: Path, chromium: Browser) -> None:
    port = free_port()
    with serving(command(folder, port, "--expose-app-in-browser"), port) as server:
        page = chromium.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(server.url("/"))
        page.wait_for_function(KERNEL_IS_IDLE, timeout=60_000)
        assert page.evaluate("() => window.jupyterapp.shell.currentWidget.context.path") == launch.START
        assert page.locator(".jp-Notification-Toast, .Toastify__toast").count() == 0
        page.close()
    assert [url for url in asked if not url.startswith((server.address, "data:", "blob:"))] == []


def test_named_port_that_is_taken_is_an_error(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            command(folder, port), capture_output=True, text=True, timeout=60, check=False, stdin=subprocess.DEVNULL
        )
    assert done.returncode == 1
    assert str(port) in done.stdout + done.stderr


def test_root_is_told_how(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert launch.lab([str(folder)]) == 1
    assert "-- --allow-root" in capsys.readouterr().err


def test_folder_with_a_space_and_markup_in_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "my { $files } <b>"
    assert launch.lab([str(folder), "--copy-only"]) == 0
    assert str(folder) in capsys.readouterr().out

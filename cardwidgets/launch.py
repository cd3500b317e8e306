"""The command ``cardwidgets lab``: a copy of the notebooks in a folder, and JupyterLab on it.

The copy belongs to the person who asked for it. What was written there is kept in a small list of hashes
(``.cardwidgets.json``), so that a newer version of cardwidgets can tell a file nobody touched, which it replaces,
from one that was changed, which it leaves alone and puts its own beside.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import util
from pathlib import Path

from .rulebook import language

__all__ = ["CONFIGURATION", "DEFAULT_FOLDER", "START", "Copied", "copy_notebooks", "lab", "notebooks"]

START = "00_start_here.ipynb"
"""The notebook that is opened first."""

DEFAULT_FOLDER = "cardwidgets-notebooks"
"""Where the notebooks go if nobody says otherwise."""

CONFIGURATION = Path(__file__).parent / "jupyter"
"""Folder with the settings for Jupyter: messages sent at once, no news asked for."""

MANIFEST = ".cardwidgets.json"


@dataclass
class Copied:
    """What `copy_notebooks` did, file by file; names are relative to the folder.

    Parameters
    ----------
    new
        Files that were not there.
    updated
        Files nobody had changed, replaced by newer ones.
    kept
        Files left alone because they are not as they were written, with the name under which the newer file is
        beside them, or "" if there is none newer.
    """

    new: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    kept: dict[str, str] = field(default_factory=dict)


def lab(argv: Sequence[str]) -> int:
    """Copy the notebooks into a folder and start JupyterLab on them.

    Parameters
    ----------
    argv
        What stands after ``cardwidgets lab``: ``[FOLDER] [--no-browser] [--port N] [--copy-only] [-- MORE]``, where
        MORE goes to JupyterLab.

    Returns
    -------
    int
        0 when all went well, 1 when the folder or JupyterLab cannot be used, 2 for a command that makes no sense.
        Nothing is raised.

    Examples
    --------
    >>> lab(["--port", "many"])
    2
    >>> lab([__file__, "--copy-only"])
    1
    """
    mine, more = _split(argv)
    try:
        wanted = _parser().parse_args(mine)
    except SystemExit as stop:
        return int(stop.code or 0)
    if not wanted.folder:
        return _refuse("launch-no-folder", code=2)
    folder = Path(wanted.folder).expanduser().absolute()
    if not wanted.copy_only and util.find_spec("jupyterlab") is None:
        return _refuse("launch-no-jupyterlab")
    source = notebooks()
    if source is None:
        return _refuse("launch-no-notebooks")
    try:
        if folder.exists() and not folder.is_dir():
            return _refuse("launch-not-a-folder", folder=str(folder))
        if folder.exists() and folder.samefile(source):
            _say("launch-in-place", folder=str(folder))
        else:
            _report(copy_notebooks(source, folder), folder)
    except OSError as error:
        return _refuse("launch-cannot-write", folder=str(folder), reason=error.strerror or str(error))
    if wanted.copy_only:
        return 0
    if hasattr(os, "geteuid") and os.geteuid() == 0 and "--allow-root" not in more:
        return _refuse("launch-root", folder=shlex.quote(wanted.folder))
    _trust(source, folder)
    _say("launch-start-no-browser" if wanted.no_browser else "launch-start", file=START)
    return _start(folder, wanted.port, wanted.no_browser, more)


def notebooks() -> Path | None:
    """Folder of the notebooks that came with this installation.

    Returns
    -------
    Path or None
        Inside the package when it was installed from a wheel, beside it in a checkout; None if there are none.

    Examples
    --------
    >>> (notebooks() / "00_start_here.ipynb").is_file()
    True
    """
    package = Path(__file__).parent
    for folder in (package / "_notebooks", package.parent / "notebooks"):
        if (folder / START).is_file():
            return folder
    return None


def copy_notebooks(source: Path, folder: Path) -> Copied:
    """Copy every file of one folder into another, and never over a file that somebody changed.

    A file that was changed, or that was not written by this function, stays as it is. If the one in `source` is
    newer than what was written before, it is put beside it as ``NAME.new.ipynb``.

    Parameters
    ----------
    source
        Where the files come from.
    folder
        Where they go; made if it is not there.

    Returns
    -------
    Copied
        What was done.

    Raises
    ------
    OSError
        The folder cannot be made, read or written.

    Examples
    --------
    >>> import tempfile
    >>> place = Path(tempfile.mkdtemp())
    >>> (place / "from").mkdir()
    >>> _ = (place / "from" / "a.ipynb").write_text("first")
    >>> copy_notebooks(place / "from", place / "to")
    Copied(new=['a.ipynb'], updated=[], kept={})
    >>> _ = (place / "to" / "a.ipynb").write_text("mine")
    >>> copy_notebooks(place / "from", place / "to")
    Copied(new=[], updated=[], kept={'a.ipynb': ''})
    >>> _ = (place / "from" / "a.ipynb").write_text("second")
    >>> copy_notebooks(place / "from", place / "to")
    Copied(new=[], updated=[], kept={'a.ipynb': 'a.new.ipynb'})
    >>> (place / "to" / "a.ipynb").read_text(), (place / "to" / "a.new.ipynb").read_text()
    ('mine', 'second')
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = _read_manifest(folder)
    done = Copied()
    for path in _files(source):
        name = path.relative_to(source).as_posix()
        content = path.read_bytes()
        fingerprint = _hash(content)
        target = folder / name
        state = _state(target, fingerprint, written.get(name))
        if state == "changed":
            beside = ""
            if fingerprint != written.get(name):
                beside = _put_beside(folder, name, content, written)
            done.kept[name] = beside
            continue
        if state != "same":
            _write(target, content)
            (done.new if state == "missing" else done.updated).append(name)
        written[name] = fingerprint
    manifest = {"format": 1, "files": dict(sorted(written.items()))}
    _write(folder / MANIFEST, (json.dumps(manifest, indent=1) + "\n").encode())
    return done


def _state(target: Path, wanted: str, before: str | None) -> str:
    """``missing``, ``same`` as wanted, ``untouched`` since it was written, or ``changed`` by somebody."""
    if not target.exists() and not target.is_symlink():
        return "missing"
    if target.is_symlink() or not target.is_file():
        return "changed"
    found = _hash(target.read_bytes())
    if found == wanted:
        return "same"
    return "untouched" if found == before else "changed"


def _put_beside(folder: Path, name: str, content: bytes, written: dict[str, str]) -> str:
    for beside in _names_beside(name):
        state = _state(folder / beside, _hash(content), written.get(beside))
        if state == "changed":
            continue
        if state != "same":
            _write(folder / beside, content)
        written[beside] = _hash(content)
        return beside
    raise AssertionError("the names beside a file never end")


def _names_beside(name: str) -> Iterator[str]:
    stem, dot, suffix = name.rpartition(".")
    stem = stem if dot else name
    ending = dot + suffix if dot else ""
    yield f"{stem}.new{ending}"
    number = 2
    while True:
        yield f"{stem}.new-{number}{ending}"
        number += 1


def _files(source: Path) -> list[Path]:
    def is_wanted(path: Path) -> bool:
        return not any(part.startswith((".", "__")) for part in path.relative_to(source).parts)

    return [path for path in sorted(source.rglob("*")) if path.is_file() and is_wanted(path)]


def _read_manifest(folder: Path) -> dict[str, str]:
    """What was written there before; nothing if that list is missing or damaged, so that every file is spared."""
    try:
        files = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["files"]
        return {str(name): str(value) for name, value in files.items()}
    except (FileNotFoundError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _write(target: Path, content: bytes) -> None:
    """Write a file so that it is never half there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{target.name}.part")
    try:
        draft.write_bytes(content)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _report(done: Copied, folder: Path) -> None:
    _say("launch-copied", folder=str(folder), count=len(done.new) + len(done.updated))
    for name in done.updated:
        _say("launch-updated", file=name)
    for name, beside in done.kept.items():
        if beside:
            _say("launch-kept-beside", file=name, beside=beside)
        else:
            _say("launch-kept", file=name)
    if done.kept:
        _say("launch-fresh")


def _trust(source: Path, folder: Path) -> None:
    """Let JupyterLab show the pictures in the notebooks that are still as they were shipped."""
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for path in _files(source):
        copy = folder / path.relative_to(source)
        if path.suffix == ".ipynb" and copy.is_file() and copy.read_bytes() == path.read_bytes():
            with contextlib.suppress(OSError):
                notary.sign(nbformat.read(copy, as_version=4))


def _start(folder: Path, port: int | None, no_browser: bool, more: Sequence[str]) -> int:
    from jupyterlab.labapp import LabApp

    before = os.environ.get("JUPYTER_CONFIG_PATH")
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join([str(CONFIGURATION), *([before] if before else [])])
    run: Callable[[list[str]], None] = LabApp.launch_instance
    sys.stdout.flush()
    try:
        run(_arguments(folder, port, no_browser, more))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return 0


def _arguments(folder: Path, port: int | None, no_browser: bool, more: Sequence[str]) -> list[str]:
    """Arguments for JupyterLab; a setting that the user gives too is left to the user."""
    settings = {
        "ServerApp.root_dir": str(folder),
        "LabApp.default_url": f"/lab/workspaces/cardwidgets/tree/{START}",
        "Application.log_level": "ERROR",
    }
    if port is not None:
        settings |= {"ServerApp.port": str(port), "ServerApp.port_retries": "0"}
    given = {argument.lstrip("-").partition("=")[0] for argument in more}
    if given & {"debug", "log-level"}:
        settings.pop("Application.log_level")
    ours = [f"--{name}={value}" for name, value in settings.items() if name not in given]
    return [*ours, *(["--no-browser"] if no_browser else []), *more]


def _split(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    if "--" not in argv:
        return list(argv), []
    at = list(argv).index("--")
    return list(argv[:at]), list(argv[at + 1 :])


def _parser() -> argparse.ArgumentParser:
    def text(name: str) -> str:
        return language("en").text(name, default=f"./{DEFAULT_FOLDER}").replace("%", "%%")

    parser = argparse.ArgumentParser(
        prog="cardwidgets lab",
        usage="cardwidgets lab [FOLDER] [--no-browser] [--port N] [--copy-only] [-- MORE]",
        description=text("launch-description"),
        epilog=text("launch-help-more"),
        allow_abbrev=False,
    )
    parser.add_argument("folder", nargs="?", default=DEFAULT_FOLDER, metavar="FOLDER", help=text("launch-help-folder"))
    parser.add_argument("--no-browser", action="store_true", help=text("launch-help-no-browser"))
    parser.add_argument("--port", type=_port, metavar="N", help=text("launch-help-port"))
    parser.add_argument("--copy-only", action="store_true", help=text("launch-help-copy-only"))
    return parser


def _port(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 5 and 1 <= int(value) <= 65535):
        raise argparse.ArgumentTypeError(language("en").text("launch-bad-port", value=value))
    return int(value)


def _say(message: str, **values: str | int) -> None:
    print(language("en").text(message, **values))


def _refuse(message: str, code: int = 1, **values: str | int) -> int:
    print(language("en").text(message, **values), file=sys.stderr)
    return code

"""The command line: ``cardwidgets`` or ``python -m cardwidgets``.

A further command is a function here, named in :func:`_parser`: it gets what was read from the arguments and returns the
exit code. Bad input is answered by a sentence on the error stream and the exit code 2.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cardwidgets import __version__
from cardwidgets.engine import games
from cardwidgets.engine.game import Illegal, seed_number
from cardwidgets.rulebook import language, message_id

__all__ = ["main"]

_MOST_MATCHES = 10_000_000


class _Refused(Exception):  # noqa: N818
    """A command that makes no sense, with the sentence that says why."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(_text(message, **values))


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command.

    Parameters
    ----------
    argv:
        What stands after ``cardwidgets``; None for the arguments of this process.

    Returns
    -------
    int
        The exit code: 0 when all went well, 1 when something was found to be wrong, 2 for a command that makes no
        sense. Nothing is raised.

    Examples
    --------
    >>> main(["play", "cuccu", "--matches", "2", "--seed", "1", "--players", "novice,novice", "--json"])
    ... # doctest: +ELLIPSIS
    {"game": "cuccu", "matches": 2, "rounds": ..., "decisions": ..., "wins": [...], "draws": 0, "seconds": ...}
    0
    >>> main(["play", "cuccu", "--players", "novice,grandmaster"])
    2
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments[:1] == ["lab"]:
        from cardwidgets.launch import lab

        return lab(arguments[1:])
    parser = _parser()
    try:
        wanted = parser.parse_args(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    if wanted.command is None:
        parser.print_help()
        return 0
    run: Callable[[argparse.Namespace], int] = wanted.run
    try:
        return run(wanted)
    except BrokenPipeError:
        # Whoever reads the output, such as `head`, has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except _Refused as refusal:
        print(refusal, file=sys.stderr)
    except Illegal as refusal:
        print(_why(refusal), file=sys.stderr)
    return 2


def _text(message: str, **values: str | int) -> str:
    return language("en").text(f"command-{message}", **values)


def _why(refusal: Illegal) -> str:
    """Put the engine's refusal in words, as fully as its data allow."""
    here, plain = language("en"), f"illegal-{refusal.code.value}"
    for message in (f"{plain}.unknown", f"{plain}.because", f"{plain}.detail"):
        if here.has(message) and here.variables(message) <= refusal.data.keys():
            return here.text(message, **refusal.data)
    return here.text(plain)


def _parser() -> argparse.ArgumentParser:
    def said(message: str, **values: str | int) -> str:
        return _text(message, **values).replace("%", "%%")

    parser = argparse.ArgumentParser(prog="cardwidgets", description=said("description"), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"cardwidgets {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int] | None = None) -> argparse.ArgumentParser:
        about = said(f"help-{name}")
        made: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    command("lab")
    cases = command("cases", _cases)
    cases.add_argument("files", nargs="+", metavar="FILE", help=said("help-file"))
    play = command("play", _play)
    matrix = command("matrix", _matrix)
    for one in (play, matrix):
        one.add_argument("game", metavar="GAME", help=said("help-game", games=", ".join(games())))
    play.add_argument("--matches", default="100", metavar="N", help=said("help-matches", default="100"))
    play.add_argument("--seed", default="1", metavar="S", help=said("help-seed", default="1"))
    play.add_argument("--players", required=True, metavar="LIST", help=said("help-players"))
    play.add_argument("--rotate", action="store_true", help=said("help-rotate"))
    play.add_argument("--paired", action="store_true", help=said("help-paired"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=said("help-option"))
    play.add_argument("--json", action="store_true", help=said("help-json"))
    return parser


def _cases(wanted: argparse.Namespace) -> int:
    from cardwidgets.engine.cases import run_files

    lines, passed = run_files(wanted.files)
    print("\n".join(lines))
    return 0 if passed else 1


def _play(wanted: argparse.Namespace) -> int:
    from cardwidgets.players.tournament import play_matches

    names = [name.strip() for name in wanted.players.split(",")]
    if not all(names):
        raise _Refused("no-players", value=wanted.players[:80])
    matches = _whole(wanted.matches)
    if matches is None or not 1 <= matches <= _MOST_MATCHES:
        raise _Refused("bad-matches", value=wanted.matches[:80], most=f"{_MOST_MATCHES:,}")
    seed = _whole(wanted.seed)
    tally = play_matches(
        wanted.game,
        names,
        matches=matches,
        seed=seed_number(wanted.seed if seed is None else seed),
        rotate=wanted.rotate,
        paired=wanted.paired,
        options=_options(wanted.option),
    )
    if wanted.json:
        print(json.dumps(tally.data()))
        return 0
    counts = {"matches": tally.matches, "rounds": tally.rounds, "decisions": tally.decisions}
    title = language("en").text(f"{message_id(wanted.game)}-title")
    print(_text("played", title=title, seconds=f"{tally.seconds:.1f}", **counts))
    for place, (name, wins) in enumerate(zip(names, tally.wins, strict=True), start=1):
        print(_text("wins", place=place, player=name, wins=wins, percent=f"{100 * wins / matches:.1f}"))
    if tally.draws:
        print(_text("draws", draws=tally.draws))
    return 0


def _whole(value: str) -> int | None:
    """Read a whole number of at most 20 digits."""
    return int(value) if value.isascii() and value.isdigit() and len(value) <= 20 else None


def _options(given: Sequence[str]) -> dict[str, Any]:
    """Read settings written as NAME=VALUE: numbers, true, false and none are what they look like."""
    words = {"true": True, "false": False, "none": None}
    options: dict[str, Any] = {}
    for one in given:
        name, sign, value = (part.strip() for part in one.partition("="))
        if not (sign and name and value):
            raise _Refused("bad-option-form", value=one[:80])
        if name in options:
            raise _Refused("option-twice", option=name[:80])
        number = _whole(value)
        options[name] = words.get(value.lower(), value) if number is None else number
    return options


def _matrix(wanted: argparse.Namespace) -> int:
    from cardwidgets import matrix

    if not Path(__file__).parents[1].joinpath("tests", "cases").is_dir():
        raise _Refused("no-checkout")
    try:
        print("\n".join(matrix.matrix_lines(wanted.game)))
    except LookupError:
        raise _Refused("no-rulebook", game=wanted.game[:80]) from None
    return 0


if __name__ == "__main__":
    sys.exit(main())

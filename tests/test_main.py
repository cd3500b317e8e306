"""The command line: what it prints, how it refuses, what it returns."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cardwidgets
from cardwidgets import launch, matrix
from cardwidgets.__main__ import main
from cardwidgets.engine import games

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
KEYS = ["game", "matches", "rounds", "decisions", "wins", "draws", "seconds"]


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["play", "cuccu", *arguments, "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    result: dict[str, Any] = json.loads(lines[0])
    return result


def test_play_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    result = played(capsys, "--matches", "12", "--seed", "4", "--players", "regular,novice,novice", "--rotate")
    assert list(result) == KEYS
    assert (result["game"], result["matches"], len(result["wins"])) == ("cuccu", 12, 3)
    assert sum(result["wins"]) + result["draws"] == 12
    assert result["decisions"] > result["rounds"] > 12


def test_play_is_the_same_again_and_another_with_another_seed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--matches", "20", "--players", "novice,novice,novice,novice"]
    results = [played(capsys, *arguments, "--seed", seed) for seed in ("1", "1", "2")]
    for result in results:
        assert result.pop("seconds") >= 0
    assert results[0] == results[1] != results[2]


def test_wins_stay_in_the_order_of_the_list_when_seats_rotate(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--matches", "150", "--seed", "1", "--rotate", "--players"]
    ahead = played(capsys, *arguments, "regular,novice,novice,novice")["wins"]
    behind = played(capsys, *arguments, "novice,novice,novice,regular")["wins"]
    assert ahead[0] == max(ahead)
    assert behind[3] == max(behind)


def test_paired_matches_are_the_same_deals_in_every_seating(capsys: pytest.CaptureFixture[str]) -> None:
    alike = ["--players", "novice,novice,novice", "--seed", "3", "--matches"]
    one = played(capsys, *alike, "1")
    paired, moved, both = (
        played(capsys, *alike, "3", *how) for how in (["--paired"], ["--rotate"], ["--paired", "--rotate"])
    )
    # Opponents who are alike play the same match three times, and each wins it once.
    assert paired["wins"] == [1, 1, 1]
    assert (paired["rounds"], paired["decisions"]) == (3 * one["rounds"], 3 * one["decisions"])
    assert moved["decisions"] != paired["decisions"]
    assert {**both, "seconds": 0} == {**paired, "seconds": 0}


def test_play_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    short = played(capsys, "--players", "novice,novice", "--option", "lives=1", "--option", "inn=always")
    longer = played(capsys, "--players", "novice,novice", "--option", "lives=5", "--option", "double_penalty=false")
    assert short["matches"] == longer["matches"] == 100
    assert short["rounds"] < longer["rounds"]
    drawn = played(capsys, "--players", "novice,novice", "--option", "max_rounds=1", "--option", "lives=9")
    assert drawn["draws"] > 0
    assert sum(drawn["wins"]) + drawn["draws"] == drawn["matches"] == drawn["rounds"]


def test_play_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "cuccu", "--matches", "1", "--players", "regular,novice", "--option", "max_rounds=1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("One match of Cuccù: 1 rounds, ")
    assert [line.split(":")[0] for line in lines[1:3]] == ["1. regular", "2. novice"]


REFUSED: dict[str, tuple[list[str], str]] = {
    "no such game": (["bridge", "--players", "novice"], "“bridge”"),
    "no such opponent": (["cuccu", "--players", "novice,grandmaster"], "“grandmaster”. Possible: novice, regular."),
    "too few": (["cuccu", "--players", "novice"], "Possible: 2 to 20."),
    "too many": (["cuccu", "--players", ",".join(["novice"] * 21)], "Possible: 2 to 20."),
    "nobody": (["cuccu", "--players", "novice,,novice"], "names nobody"),
    "empty": (["cuccu", "--players", ""], "names nobody"),
    "no matches": (["cuccu", "--players", "novice,novice", "--matches", "0"], "“0” is no number of matches"),
    "many matches": (["cuccu", "--players", "novice,novice", "--matches", "9" * 30], "is no number of matches"),
    "half a match": (["cuccu", "--players", "novice,novice", "--matches", "1.5"], "“1.5”"),
    "negative seed": (["cuccu", "--players", "novice,novice", "--seed=-1"], "“-1” cannot be a seed"),
    "wordy seed": (["cuccu", "--players", "novice,novice", "--seed", "seven"], "“seven” cannot be a seed"),
    "long seed": (["cuccu", "--players", "novice,novice", "--seed", str(2**64)], "cannot be a seed"),
    "option without value": (["cuccu", "--players", "novice,novice", "--option", "lives"], "NAME=VALUE"),
    "option twice": (["cuccu", "--players", "novice,novice", "--option", "lives=1", "--option", "lives=2"], "twice"),
    "unknown option": (["cuccu", "--players", "novice,novice", "--option", "colour=red"], "“colour”"),
    "bad value": (["cuccu", "--players", "novice,novice", "--option", "lives=99"], "Possible: 1 to 9."),
    "one pack": (
        ["spite_and_malice", "--players", "novice,novice", "--option", "packs=1", "--option", "payoff=25"],
        "With packs=1 the setting “payoff” cannot be “25”. Possible: 5 to 20.",
    ),
    "wrong kind": (["cuccu", "--players", "novice,novice", "--option", "double_penalty=1"], "Possible: True, False."),
    "another number": (["cuccu", "--players", "novice,novice", "--option", "players=3"], "Possible: 2."),
    "no list": (["cuccu"], "--players"),
    "no game": (["--players", "novice,novice"], "GAME"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_refused_in_a_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, words = REFUSED[name]
    assert main(["play", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert words in printed.err
    assert "Traceback" not in printed.err


def test_no_such_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shuffle"]) == 2
    assert "shuffle" in capsys.readouterr().err


@pytest.mark.parametrize("cases", CASES, ids=lambda path: path.stem)
def test_cases(capsys: pytest.CaptureFixture[str], tmp_path: Path, cases: Path) -> None:
    assert main(["cases", str(cases)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"{len(lines) - 1} passed, 0 failed"
    assert all(line.endswith(" PASS") for line in lines[:-1])
    wrong = json.loads(cases.read_text(encoding="utf-8"))[:2]
    wrong[1]["surprise"] = 1
    file = tmp_path / "other.json"
    file.write_text(json.dumps(wrong), encoding="utf-8")
    assert main(["cases", str(file), str(tmp_path / "missing.json")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert " FAIL unknown key 'surprise'" in lines[1]
    assert lines[-1] == "1 passed, 2 failed"
    assert main(["cases"]) == 2


def test_lab_gets_everything_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def lab(arguments: list[str]) -> int:
        given.append(arguments)
        return 7

    monkeypatch.setattr(launch, "lab", lab)
    assert main(["lab", "folder", "--no-browser", "--", "--ip=0.0.0.0"]) == 7
    assert given == [["folder", "--no-browser", "--", "--ip=0.0.0.0"]]


@pytest.mark.parametrize("game", games())
def test_matrix(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str) -> None:
    monkeypatch.setattr(matrix, "matrix_lines", lambda game: [f"| {game} |"])
    assert main(["matrix", game]) == 0
    assert capsys.readouterr().out == f"| {game} |\n"
    monkeypatch.undo()
    assert main(["matrix", "bridge"]) == 2
    assert "bridge" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_from_the_shell(arguments: list[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "cardwidgets", *arguments], capture_output=True, encoding="utf-8", check=True
    )
    for command in ("lab", "cases", "play", "matrix"):
        assert command in run.stdout


def test_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"cardwidgets {cardwidgets.__version__}\n"


def test_a_reader_who_has_read_enough_gets_no_traceback() -> None:
    command = f"{shlex.quote(sys.executable)} -m cardwidgets matrix cuccu | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("| clause |")
    assert done.stderr == ""

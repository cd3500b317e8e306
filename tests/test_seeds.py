"""The digests of the source texts: complete, consistent, and the same clauses as the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwidgets.rulebook import clauses, games

SEEDS = Path(__file__).parent.parent / "seeds"
SOURCES = {
    "cuccu": (
        "Finnish",
        "000_2805edefbaeefc60.txt",
        "9eef2c91e94dc6fdc8762578666e140b5ce4a398170f9c1b67022b41aa6c37ef",
    ),
    "spite_and_malice": (
        "Polish",
        "001_b16e9d18d0a99ac7.txt",
        "a400c75dfbbd944a71b2ef20e9579a893869bbd2344a892be4c48338aef8cc02",
    ),
    "monopoly_card_game": (
        "Romanian",
        "002_a6d68e10698b4be3.txt",
        "f7b0ca55384d3bd2176815f0a27743b2738168355541b6f3950aac48916ee76c",
    ),
}
PREFIX = {"cuccu": "CU", "spite_and_malice": "SM", "monopoly_card_game": "MC"}
CLAUSES = {"cuccu": 47, "spite_and_malice": 20, "monopoly_card_game": 65}
READINGS = {"cuccu": 27, "spite_and_malice": 20, "monopoly_card_game": 26}
VALUES = {"monopoly_card_game": ["MC-V1"]}
"""Tables of amounts that could not be confirmed, beside the readings."""
every_digest = pytest.mark.parametrize("game", SOURCES)


def digest(game: str) -> str:
    return (SEEDS / f"{game}.md").read_text(encoding="utf-8")


def rows(game: str) -> dict[str, list[str]]:
    """Each row that begins with an id: the id and the cells after it."""
    found: dict[str, list[str]] = {}
    for line in digest(game).splitlines():
        row = re.match(rf"\| ({PREFIX[game]}-(?:[RV]\d+|\d+\.\d+)) \|(.*)\|$", line)
        if row:
            assert row[1] not in found, f"{row[1]} twice"
            found[row[1]] = [cell.strip() for cell in row[2].split("|")]
    return found


@every_digest
def test_a_digest_says_what_it_was_made_from(game: str) -> None:
    source, file, sha256 = SOURCES[game]
    text = digest(game)
    assert f"| language | {source} |" in text
    assert f"| file | `{file}` |" in text
    assert f"| SHA-256 | `{sha256}` |" in text
    assert re.fullmatch(r"[0-9a-f]{64}", sha256)
    readme = (SEEDS / "README.md").read_text(encoding="utf-8")
    line = next(line for line in readme.splitlines() if f"({game}.md)" in line)
    assert f"`{file}` | `{sha256}` |" in line
    assert source in line


@every_digest
def test_ids_are_unique_and_none_is_left_out(game: str) -> None:
    ids = rows(game)
    assert sum(not re.search("-[RV]", name) for name in ids) == CLAUSES[game]
    assert [name for name in ids if "-V" in name] == VALUES.get(game, [])
    readings = [name for name in ids if "-R" in name]
    assert {f"{PREFIX[game]}-R{number}" for number in range(1, READINGS[game] + 1)} == set(readings)
    last: dict[str, int] = {}
    for name in ids:
        part, _, number = name.partition(".")
        if number:
            assert int(number) == last.get(part, 0) + 1, f"{name} is out of order"
            last[part] = int(number)


@every_digest
def test_every_cell_is_filled(game: str) -> None:
    for name, cells in rows(game).items():
        assert all(cells), name


@every_digest
def test_what_a_digest_refers_to_exists(game: str) -> None:
    known = rows(game)
    for name in re.findall(rf"\b{PREFIX[game]}-(?:[RV]\d+|\d+\.\d+)", digest(game)):
        assert name in known


def test_every_game_with_a_rulebook_has_a_digest() -> None:
    assert set(games()) <= set(SOURCES)


@pytest.mark.parametrize("game", games())
def test_digest_and_rulebook_have_the_same_clauses(game: str) -> None:
    there = rows(game)
    assert sorted(there) == sorted(one.id for one in clauses(game))
    for one in clauses(game):
        if one.part == "reading":
            options = [] if there[one.id][-1] == "–" else re.findall(r"`(\w+)`", there[one.id][-1])
            assert tuple(options) == one.options, one.id


def test_the_trademark_is_named() -> None:
    for name in ("monopoly_card_game.md", "README.md"):
        assert "not affiliated with" in (SEEDS / name).read_text(encoding="utf-8")

"""Each benchmark runs, on little work and with generous bounds: a busy machine must not fail a change."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

import bench_engine
import bench_import
import bench_lab
import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_decisions_per_second() -> None:
    others = {"leduc": bench_engine.rlcard("leduc-holdem"), "eights": bench_engine.crazy_eights()}
    there = {name: game for name, game in others.items() if game is not None}
    ours = {
        "cuccu": bench_engine.cuccu,
        "spite": bench_engine.spite_and_malice,
        "monopoly": bench_engine.monopoly_card_game,
    }
    speed = bench_engine.per_second({**ours, **there}, seconds=0.9, turns=3)
    assert set(speed) == {*ours, *there}
    assert all(value > 0 for value in speed.values())
    assert speed["cuccu"] > 20_000
    assert speed["spite"] > 10_000
    assert speed["monopoly"] > 10_000


def test_hands_are_valued_quickly() -> None:
    times = bench_engine.valuation(3_000)
    assert len(times) == 3_000
    assert statistics.median(times) < 600
    assert times[-3] < 20_000


def test_codes_are_short() -> None:
    assert max(bench_engine.code_lengths("cuccu", 60)) < 120
    assert max(bench_engine.code_lengths("spite_and_malice", 8)) < 6_000
    assert max(bench_engine.code_lengths("monopoly_card_game", 4)) < 6_000


@pytest.mark.parametrize("game", ["cuccu", "spite_and_malice", "monopoly_card_game"])
def test_opponents_think_within_their_time(game: str) -> None:
    for name in bench_engine.known(game):
        found = bench_engine.thinking(game, name, decisions=150)
        assert found.decisions == 150
        assert found.median <= found.p95 <= found.most
        assert found.p95 < (50 if game == "cuccu" else 200)


def test_rounds_in_a_batch() -> None:
    found = bench_lab.batch(1 << 18, turns=3)
    assert found.rounds > 1_000_000
    assert found.times_dealing < 8


def test_exact_odds_are_counted_quickly() -> None:
    times = bench_lab.counting(120)
    assert len(times) == 120
    assert times[-3] < 200


def test_exact_odds_lie_among_simulated_rounds() -> None:
    found = bench_lab.check(200_000)
    assert found.compared > 60
    assert 0 < found.largest < 5


def test_decisions_per_second_of_an_experiment() -> None:
    assert all(value > 500 for value in bench_lab.experiment("cuccu", "novice", 30).values())


def test_import_is_light() -> None:
    bare, ours = "import anywidget", "import cardwidgets"
    taken = bench_import.milliseconds([bare, ours], times=3)
    assert taken[ours] < 1.3 * taken[bare]
    assert not bench_import.loads_numpy("import cardwidgets; cardwidgets.Cuccu(seed=1).play('keep')")


def test_bundle_is_within_its_budget() -> None:
    packed, unpacked = bench_import.bundle()
    assert 0 < packed <= 48_000
    assert packed < unpacked < 80_000


@pytest.mark.browser
def test_click_is_painted_soon(chromium: Browser) -> None:
    from bench_clicks import measure

    measured = measure(chromium, clicks=12)
    assert set(measured) == {"cuccu", "spite_and_malice", "monopoly_card_game"}
    for ours, bare in measured.values():
        assert len(ours.painted) == len(bare.painted) == 12
        assert statistics.median(ours.there) <= ours.median() < 3.5 * bare.median()

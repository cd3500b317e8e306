"""Measure everything and print the table of figures for the README: ``python -m tests.benchmarks [--quick]``."""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(folder) for folder in (HERE, HERE.parent)]


def main() -> None:
    """Run all benchmarks in one process and print one markdown table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, for a first look")
    less = 10 if parser.parse_args().quick else 1
    rows = [
        *decisions(10 / less),
        *clicks(100 // less),
        *sizes(),
        *imports(15),
        *codes(1000 // less),
        *valuations(100_000 // less),
        *minds(2000 // less),
    ]
    print(f"Measured on {platform.machine()}, Python {platform.python_version()}.\n")
    print("| what | measured | beside it, in the same run | must reach |\n|---|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


Row = tuple[str, str, str, str]


def decisions(seconds: float) -> list[Row]:
    import bench_engine

    cuccu, spite, monopoly = "Cuccù", "Spite & Malice", "Monopoly: The Card Game"
    beside = {
        cuccu: {
            "RLCard leduc-holdem": bench_engine.rlcard("leduc-holdem"),
            "OpenSpiel crazy_eights": bench_engine.crazy_eights(),
        },
        spite: {
            "RLCard gin-rummy": bench_engine.rlcard("gin-rummy"),
            "RLCard uno": bench_engine.rlcard("uno"),
        },
    }
    beside[monopoly] = beside[spite]
    others = {name: game for there in beside.values() for name, game in there.items() if game is not None}
    speed = bench_engine.per_second(
        {
            cuccu: bench_engine.cuccu,
            spite: bench_engine.spite_and_malice,
            monopoly: bench_engine.monopoly_card_game,
            **others,
        },
        seconds,
    )
    what = "decisions per second, public checked call, events made, one core, random moves"
    return [
        (
            f"{game} {what}{more}",
            f"{speed[game]:,.0f}",
            ", ".join(
                f"{name} {speed[name]:,.0f}" if name in speed else f"{name} not installed" for name in beside[game]
            ),
            aim,
        )
        for game, more, aim in (
            (cuccu, "", "80,000"),
            (spite, ", kinds picked first", "30,000"),
            (monopoly, ", four seats", "20,000"),
        )
    ]


def clicks(count: int) -> list[Row]:
    from bench_clicks import measure
    from playwright.sync_api import sync_playwright

    from conftest import CHROMIUM_FLAGS, find_chromium

    path = find_chromium()
    what = "click to the own move painted, JupyterLab, low-latency setting on"
    if path is None:
        return [(what, "no Chromium or Chrome found", "", "2 x")]
    names = {
        "cuccu": "Cuccù",
        "spite_and_malice": "Spite & Malice, a full table, a picked card put down",
        "monopoly_card_game": "Monopoly: The Card Game, six players, two trade cards swapped",
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        measured = measure(browser, count)
        browser.close()
    return [
        (
            f"{what}: {names[game]}, {name} of {count}",
            f"{mine:.1f} ms ({mine / theirs:.2f} x)",
            f"bare anywidget counter {theirs:.1f} ms",
            "2 x",
        )
        for game, (ours, bare) in measured.items()
        for name, mine, theirs in (
            ("median", ours.median(), bare.median()),
            ("95th percentile", ours.p95(), bare.p95()),
        )
    ]


def sizes() -> list[Row]:
    import bench_import

    packed, unpacked = bench_import.bundle()
    return [("bundle `_esm`, as it is sent and saved", f"{packed:,} bytes", f"unpacked {unpacked:,}", "48,000 bytes")]


def imports(times: int) -> list[Row]:
    import bench_import

    bare, ours, table = "import anywidget", "import cardwidgets", "import cardwidgets; cardwidgets.Cuccu"
    taken = bench_import.milliseconds([bare, ours, table], times)
    numpy = "numpy loaded" if bench_import.loads_numpy(table) else "numpy not loaded"
    beside = f"`{bare}` {taken[bare]:.0f} ms"
    spent = {statement: f"{value:.0f} ms ({value / taken[bare]:.2f} x)" for statement, value in taken.items()}
    return [
        (f"`{ours}`, median of {times}", f"{spent[ours]}, {numpy}", beside, "1.3 x"),
        (f"`{table}`, a game's table with it", spent[table], beside, ""),
    ]


def codes(matches: int) -> list[Row]:
    import bench_engine

    rows = []
    for game, what, count, aim in (
        ("cuccu", "a four-player match of Cuccù", matches, "under 120"),
        ("spite_and_malice", "a match of Spite & Malice", matches // 10, "under 6,000"),
        ("monopoly_card_game", "a four-player match of Monopoly: The Card Game", matches // 10, "under 6,000"),
    ):
        lengths = bench_engine.code_lengths(game, count)
        middle = sorted(lengths)[len(lengths) // 2]
        said = f"code of {what} played to the end at random, longest of {count:,}"
        rows.append((said, f"{max(lengths):,} characters", f"median {middle:,}", aim))
    return rows


def valuations(hands: int) -> list[Row]:
    import bench_engine

    times = sorted(bench_engine.valuation(hands))
    what = "exact value of a hand of up to sixteen cards with a complete group and a building, token or Chance"
    said = f"median {times[len(times) // 2]:.0f} microseconds, worst {times[-1] / 1000:.2f} ms"
    return [(f"{what}, {hands:,} hands", said, "", "300 microseconds, 5 ms")]


def minds(count: int) -> list[Row]:
    import bench_engine

    rows = []
    for game, what, options in (
        ("cuccu", "Cuccù, four seats", {"players": 4}),
        ("cuccu", "Cuccù, eight seats", {"players": 8}),
        ("spite_and_malice", "Spite & Malice", {}),
        ("monopoly_card_game", "Monopoly: The Card Game, four seats", {"players": 4}),
        ("monopoly_card_game", "Monopoly: The Card Game, six seats", {"players": 6}),
    ):
        for name in bench_engine.known(game):
            found = bench_engine.thinking(game, name, count, options)
            beside = f"median {found.median:.2f} ms, longest {found.most:.1f} ms of {found.decisions:,}"
            aim = "50 ms" if game == "cuccu" else "20 ms, 200 ms"
            rows.append(
                (
                    f"{what}: a decision of `{name}`",
                    f"mean {found.mean:.2f} ms, 95th percentile {found.p95:.1f} ms",
                    beside,
                    aim,
                )
            )
    return rows


if __name__ == "__main__":
    main()

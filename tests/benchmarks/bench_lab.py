"""The lab: rounds per second in a batch, exact odds and how long they take, decisions per second of an experiment."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt

import bench_engine
import numpy as np

from cardwidgets.engine import new_match
from cardwidgets.engine.cuccu import RANK
from cardwidgets.lab import deals, odds, play_rounds
from cardwidgets.lab.cuccu_batch import DEALT, FACES, FOOL, SEATS
from cardwidgets.lab.simulate import simulate
from cardwidgets.players import cuccu_odds

forget_odds = cuccu_odds._counted.cache_clear
"""Decisions come again; counted is how long each of them takes the first time."""

__all__ = ["Batch", "Check", "batch", "check", "counting", "experiment"]

_AT_ONCE = 1 << 15
_KEEPS, _ASKS = -4, 16


@dataclass
class Batch:
    """Rounds and bare deals per second."""

    rounds: float
    deals: float

    @property
    def times_dealing(self) -> float:
        return self.deals / self.rounds


def batch(rounds: int, turns: int) -> Batch:
    """Play and deal in turns, the same rounds in pieces of the same size; the best turn of each counts."""

    def play() -> None:
        play_rounds(rounds, seed=1, keep_from=[6, 6, 6, 6])

    def deal() -> None:
        for first in range(1, rounds + 1, _AT_ONCE):
            deals.draw(40, DEALT, 1, np.arange(first, first + _AT_ONCE, dtype=np.uint64))

    def spent(work: Callable[[], None]) -> float:
        begin = time.process_time()
        work()
        return time.process_time() - begin

    played, dealt = zip(*[(spent(play), spent(deal)) for _ in range(turns)], strict=True)
    return Batch(rounds / min(played), rounds / min(dealt))


def counting(decisions: int) -> list[float]:
    """Time exact odds for decisions at tables of four, in milliseconds, the shortest first."""
    chance, times, seed = random.Random(4), [], 0
    while len(times) < decisions:
        match = new_match("cuccu", seed=seed)
        seed += 1
        while match.turn is not None and len(times) < decisions:
            legal = match.legal()
            if len(legal) > 1:
                view = match.view(match.turn)
                forget_odds()
                # The processor's time, because another program may be running beside this one.
                begin = time.thread_time()
                odds(view)
                times.append(1000 * (time.thread_time() - begin))
            match.play(chance.choice(legal))
    return sorted(times)


@dataclass
class Check:
    """How far simulated shares lie from exact odds, in standard errors."""

    largest: float
    square: float
    compared: int


def check(rounds: int) -> Check:
    """Compare exact odds of every seat and card with what came of that many rounds, once keeping and once asking.

    All before the seat keep, whatever they hold, because nobody's choice is read as a sign; all after it keep from the
    six, and pay as innkeepers every other time. Whoever asks and meets an inn asks there too, which is best up to the
    ten; beyond that asking is not compared.
    """
    squares = []
    for seat in range(SEATS):
        for action, threshold in (("keep", _KEEPS), ("exchange", _ASKS)):
            policy = [_KEEPS] * seat + [threshold] + [6] * (SEATS - 1 - seat)
            hits, total = np.zeros(len(FACES)), np.zeros(len(FACES))
            for first in range(1, rounds + 1, 1_000_000):
                count = min(1_000_000, rounds + 1 - first)
                pays = np.random.default_rng([seat, threshold + 4, first]).integers(
                    0, 2, (SEATS, count), dtype=np.uint8
                )
                found = play_rounds(count, seed=21, first=first, keep_from=policy, inn_pays=pays)
                dealt = found.dealt[seat]
                total += np.bincount(dealt, minlength=len(FACES))
                hits += np.bincount(dealt[found.causes[seat] > 0], minlength=len(FACES))
            for number, face in enumerate(FACES):
                position = {"pack_bottom_first": [*["2", "3", "4"][:seat], face], "dealer": SEATS - 1}
                match = new_match("cuccu", seed=1, position={**position, "actions": ["keep"] * seat})
                lose = odds(match.view(seat))[action].lose
                if 0 < lose < 1 and (action == "keep" or RANK.get(face, FOOL) <= 10):
                    error = sqrt(lose * (1 - lose) / total[number])
                    squares.append(float((hits[number] / total[number] - lose) / error) ** 2)
    return Check(sqrt(max(squares)), sum(squares) / len(squares), len(squares))


def experiment(game: str, player: str, matches: int) -> dict[str, float]:
    """Decisions per second of an experiment with one worker, and of others' games with random moves where installed."""
    with ThreadPoolExecutor(1) as one:
        begin = time.process_time()
        found = simulate(game, players=player, matches=matches, executor=one, progress=False)
        speed = {"simulate": float(found.turns.sum()) / (time.process_time() - begin)}
    others = {
        "OpenSpiel crazy_eights": bench_engine.crazy_eights(),
        "RLCard leduc-holdem": bench_engine.rlcard("leduc-holdem"),
    }
    there = {name: play for name, play in others.items() if play is not None}
    return {**speed, **bench_engine.per_second(there, seconds=1.0, turns=2)}

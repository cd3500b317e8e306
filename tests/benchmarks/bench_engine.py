"""Decisions per second with random moves, length of codes, and how long opponents think."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING

from cardwidgets.engine import new_match
from cardwidgets.engine.game import NEXT_ROUND
from cardwidgets.engine.monopoly_card_game import GROUPS, VALUES, MonopolyCardGame, worth
from cardwidgets.players import player, players

if TYPE_CHECKING:
    from cardwidgets.engine.game import Action

__all__ = [
    "Thinking",
    "code_lengths",
    "crazy_eights",
    "cuccu",
    "monopoly_card_game",
    "per_second",
    "rlcard",
    "spite_and_malice",
    "thinking",
    "valuation",
]

Game = Callable[[random.Random], int]


def cuccu(chance: random.Random) -> int:
    """Play one match of four through the public checked call; return how many decisions it had."""
    match = new_match("cuccu", seed=chance.getrandbits(32))
    pick, decisions = chance.random, 0
    while match.turn is not None:
        legal = match.legal()
        action = legal[int(pick() * len(legal))]
        match.play(action)
        decisions += action is not NEXT_ROUND
    return decisions


def spite_and_malice(chance: random.Random) -> int:
    """Play one match through the public checked call, kinds picked first; return how many decisions it had."""
    match = new_match("spite_and_malice", seed=chance.getrandbits(32))
    decisions = 0
    while match.turn is not None:
        action = _kind_first(match.legal(), chance)
        match.play(action)
        decisions += action is not NEXT_ROUND
    return decisions


def monopoly_card_game(chance: random.Random) -> int:
    """Play three hands of four players through the public checked call; return how many decisions they had."""
    match = new_match("monopoly_card_game", seed=chance.getrandbits(32), options={"max_rounds": 3})
    pick, decisions = chance.random, 0
    while match.turn is not None:
        legal = match.legal()
        action = legal[int(pick() * len(legal))]
        match.play(action)
        decisions += action is not NEXT_ROUND
    return decisions


def valuation(hands: int) -> list[float]:
    """Time what random hands of Monopoly: The Card Game are worth, in microseconds, the shortest first.

    Each holds a complete group and a building, a token or Chance, and up to sixteen cards.
    """
    pack, chance = MonopolyCardGame.PACK, random.Random(3)
    bonus = [face for face in pack.cards if face[:2] in ("H1", "H2", "H3", "H4", "HT", "TK", "CH")]
    times = []
    for _ in range(hands):
        groups = chance.sample([*GROUPS.values()], chance.randint(1, 3))
        hand = [face for group in groups for face in group] + chance.sample(bonus, chance.randint(1, 5))
        rest = chance.sample(pack.without(hand), chance.randint(0, 6))
        hand = [*hand, *rest][:16]
        # The processor's time, because another program may be running beside this one.
        begin = time.thread_time_ns()
        worth(hand, VALUES)
        times.append((time.thread_time_ns() - begin) / 1000)
    return sorted(times)


def _kind_first(legal: tuple[Action, ...], chance: random.Random) -> Action:
    """Pick a kind, then an action of that kind: with all alike, discards would drown the few plays there are."""
    kinds = list(dict.fromkeys([action.kind for action in legal]))
    kind = kinds[int(chance.random() * len(kinds))]
    those = [action for action in legal if action.kind == kind]
    return those[int(chance.random() * len(those))]


def rlcard(name: str) -> Game | None:
    """Return a game of RLCard, if it is installed, played through its environment."""
    if find_spec("rlcard") is None:
        return None
    import rlcard

    environment = rlcard.make(name)

    def play(chance: random.Random) -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def crazy_eights() -> Game | None:
    """Return OpenSpiel's crazy eights, if it is installed: one game, dealing not counted."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game("crazy_eights")

    def play(chance: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(chance.random() * len(legal))])
        return decisions

    return play


def per_second(games: dict[str, Game], seconds: float, turns: int = 5) -> dict[str, float]:
    """Measure decisions per second, all games in turns; the best turn of each counts, being the least disturbed."""
    best = dict.fromkeys(games, 0.0)
    chance = random.Random(1)
    for _ in range(turns):
        for name, play in games.items():
            decisions, begin = 0, time.process_time()
            while (spent := time.process_time() - begin) < seconds / turns:
                decisions += play(chance)
            best[name] = max(best[name], decisions / spent)
    return best


def code_lengths(game: str, matches: int) -> list[int]:
    """Lengths of the codes of random matches, kinds picked first, played to the end."""
    chance = random.Random(2)
    lengths = []
    for _ in range(matches):
        match = new_match(game, seed=chance.getrandbits(32))
        while match.turn is not None:
            match.play(_kind_first(match.legal(), chance))
        lengths.append(len(match.code()))
    return lengths


@dataclass
class Thinking:
    """How long an opponent took for its decisions, in milliseconds."""

    mean: float
    median: float
    p95: float
    most: float
    decisions: int


def thinking(game: str, name: str, decisions: int, options: Mapping[str, int] = MappingProxyType({})) -> Thinking:
    """Let one kind of opponent play all seats, and time each decision."""
    opponent = player(game, name)
    times: list[float] = []
    seed = 0
    while len(times) < decisions:
        match = new_match(game, seed=seed, options=options)
        seed += 1
        while (seat := match.turn) is not None and len(times) < decisions:
            if match.legal() == (NEXT_ROUND,):
                match.play(NEXT_ROUND)
                continue
            view, stream = match.view(seat), match.stream(seat)
            # The processor's time, because another program may be running beside this one.
            begin = time.thread_time()
            decision = opponent.decide(view, stream)
            times.append(1000 * (time.thread_time() - begin))
            match.play(decision.action, seat)
    return Thinking(
        statistics.mean(times), statistics.median(times), sorted(times)[int(len(times) * 0.95)], max(times), len(times)
    )


def known(game: str) -> tuple[str, ...]:
    """Return the names of a game's opponents."""
    return players(game)

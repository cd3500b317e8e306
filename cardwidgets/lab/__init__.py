"""The lab: what no card table can do, asked of thousands of games at once. This room uses numpy.

- :func:`cardwidgets.simulate` lets opponents play matches of any game, on as many workers as there are.
- :func:`play_on` does so from the position that a seat sees.
- :func:`odds` counts exactly what each action at Cuccù brings; :func:`simulated_odds` estimates it in any game.
- :func:`play_rounds` plays millions of rounds of Cuccù between players with thresholds.
- :mod:`cardwidgets.lab.pictures` draws what came of it.

Examples
--------
>>> play_rounds(1_000_000, seed=1).lost.mean(axis=1).round(3).tolist()
[0.329, 0.401, 0.418, 0.245]
"""

from __future__ import annotations

from cardwidgets.lab.chances import Odds, odds, simulated_odds
from cardwidgets.lab.cuccu_batch import FACES, Rounds, play_cards, play_rounds
from cardwidgets.lab.simulate import Results, play_on
from cardwidgets.players.chances import Estimate, interval
from cardwidgets.players.cuccu_odds import Chance, Policy

__all__ = [
    "FACES",
    "Chance",
    "Estimate",
    "Odds",
    "Policy",
    "Results",
    "Rounds",
    "interval",
    "odds",
    "play_cards",
    "play_on",
    "play_rounds",
    "simulated_odds",
]

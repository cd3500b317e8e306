"""How strong opponents are: single rounds with the same deals in every seating."""

from __future__ import annotations

from cardwidgets.players.tournament import Tally, play_matches

__all__ = ["PAIRS", "paired"]

PAIRS = {
    ("spite_and_malice", "regular", "novice"): 0.9,
    ("spite_and_malice", "expert", "regular"): 0.6,
}
"""Who meets whom in which game, and the share of all rounds that the first has to win."""


def paired(game: str, stronger: str, weaker: str, rounds: int = 400, seed: int = 1) -> Tally:
    """Play rounds in pairs; drawn ones count for nobody."""
    return play_matches(game, [stronger, weaker], matches=rounds, seed=seed, paired=True, options={"max_rounds": 1})

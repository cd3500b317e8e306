"""The lessons of Cuccù."""

from __future__ import annotations

from typing import Final

from cardwidgets.engine.match import Match
from cardwidgets.lessons.goals import Fact, Happened
from cardwidgets.lessons.lesson import Lesson
from cardwidgets.lessons.level import Level, Play, Question

__all__ = ["LESSONS"]

_GAME: Final = "cuccu"


def _who_loses(before: Match, after: Match) -> frozenset[str]:
    """The seats that have fewer lives afterwards."""
    lives = zip(before.view(None).facts["lives"], after.view(None).facts["lives"], strict=True)
    return frozenset(f"seat {seat}" for seat, (had, has) in enumerate(lives) if has < had)


def _seats(match: Match) -> tuple[str, ...]:
    return tuple(f"seat {seat}" for seat in range(match.seats))


LESSONS: Final[tuple[Lesson, ...]] = (
    Lesson(
        _GAME,
        "the-cat",
        (
            Level(
                *(_GAME, "the-cat-1", ("CU-3.8",)),
                Play(
                    goal=Happened("keep", seat=0) & Fact(("lives", 0), 3),
                    solution=("keep",),
                    wrong=(("exchange",),),
                    replies=("keep", "keep", "keep"),
                ),
                position={"pack_bottom_first": ["5", "cat", "1", "9"]},
            ),
            Level(
                *(_GAME, "the-cat-2", ("CU-3.9",)),
                Question(
                    answer=_who_loses,
                    offers=_seats,
                    moves=("exchange", "exchange"),
                    wrong=("seat 0", "seat 2"),
                ),
                position={"pack_bottom_first": ["1", "5", "cat", "9"]},
                open_hands=True,
            ),
        ),
    ),
)
"""In the order in which they are best taken."""

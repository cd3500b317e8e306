"""What tests of lessons share: every level of every game, what it says, how hints are followed, and its digest.

``python tests/lessons/following.py cuccu`` prints the digests that ``golden/cuccu.json`` holds.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from hashlib import sha256

from cardwidgets.engine.game import Illegal
from cardwidgets.lessons import Question, Verdict, lessons
from cardwidgets.lessons.answers import is_right
from cardwidgets.rulebook import games, language, message_id

GAMES = [game for game in games() if lessons(game)]
LESSONS = [lesson for game in GAMES for lesson in lessons(game)]
LEVELS = [level for lesson in LESSONS for level in lesson.levels]
KINDS = [kind for lesson in LESSONS for kind in lesson.kinds]
SEEDS = 200
FROZEN = (0, 1, 2, 7, 2**32 - 1)
PARTS = ("", ".before", ".after", ".wrong")


@cache
def made(kind):
    """The levels of the first seeds of a kind."""
    return [kind.level(seed) for seed in range(SEEDS)]


def name_of(thing):
    """What a test calls a level or a kind."""
    return f"{thing.game}:{thing.id}"


def said(level, code, part):
    """One of a level's four texts, filled in; only people who sit at the table have a name."""
    here = language(code)
    words = {f"name{seat}": here.text(f"name-{seat}") for seat in range(min(level.begin().seats, 6))}
    for variable, value in level.says.items():
        words |= here.card_args(variable, level.game, value) if variable.startswith("card") else {variable: value}
    return here.text(f"{message_id('lesson', level.game, level.text_id)}{part}", **words)


def take_back(level, match):
    """Undo the learner's latest action and all that came after it."""
    done = len(level.own(match))
    while len(level.own(match)) == done or match.turn != level.seat:
        match.undo()


def follow(level, match):
    """Do what the hints say until the level is solved; gives the number of hints."""
    verdict = level.settle(match)
    for hints in range(200):
        if verdict is Verdict.SOLVED:
            return hints
        hint = level.hint(match)
        if hint.back:
            take_back(level, match)
        else:
            match.play(hint.action, level.seat)
        verdict = level.settle(match)
    raise AssertionError("the hints lead nowhere")


def accepted(level, answer, code="en"):
    """Whether an answer is right; what is no answer at all is not."""
    try:
        return is_right(level, answer, code)
    except Illegal:
        return False


def digest(level):
    """A short text that changes when anything about a level does, the right answer included."""
    task = level.task
    if isinstance(task, Question):
        right = level.right()
        right = sorted(right) if isinstance(right, frozenset) else right
        about = [right, level.offers(), task.many, task.moves, task.look, task.wrong, task.about]
    else:
        about = [repr(task.goal), repr(task.lost), task.solution, task.wrong, task.replies, task.par, task.slips]
    whole = [level.id, level.teaches, level.position, level.options, level.seed, level.seat, level.open_hands]
    plain = json.dumps([*whole, level.says, about], sort_keys=True, default=str)
    return sha256(plain.encode()).hexdigest()[:16]


def digests(game):
    """The digests of some seeds of each kind of a game."""
    return {kind.id: [digest(kind.level(seed)) for seed in FROZEN] for kind in KINDS if kind.game == game}


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1]), indent=2))

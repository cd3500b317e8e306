"""Scripted pupils: each does what is written down about it, and keeps count of it apart from the progress."""

from __future__ import annotations

from collections import Counter

from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal
from cardwidgets.lessons.level import Play
from cardwidgets.lessons.progress import Progress, level, solution_of

NAMES = (
    *("Aino", "Ben", "Chiara", "Daria", "Eero", "Filip", "Grażyna", "Hana", "Ion", "Jarek", "Kaisa", "Łukasz", "Maja"),
    *("Niilo", "Oana", "Petra", "Răzvan", "Sofia", "Țuțea", "Ulla", "Veikko", "Wanda", "Xenia", "Yrjö", "Zoë", "Åke"),
    *("Aino", "李", "<b>Bo</b>", "=1+1"),
)
"""Thirty of them; two share a name, some have names that are none to a spreadsheet or a browser."""


class Pupil:
    """A pupil of a class, and what it really did."""

    def __init__(self, classroom, name):
        self.progress = Progress(classroom.game, name, classroom.code)
        self.classroom = classroom
        self.solved = set()
        self.wrong = self.tries = self.hints = 0
        self.slips = Counter()

    def solve(self, level_id):
        """Find the solution at once."""
        self._try(level_id, solution_of(level(self.classroom.game, level_id)))
        self.solved.add(level_id)

    def miss(self, level_id, which=0):
        """Go one of the wrong ways."""
        one = level(self.classroom.game, level_id)
        line = one.task.wrong[which % len(one.task.wrong)]
        self._try(level_id, line if isinstance(one.task, Play) else (line,))
        self.wrong += 1

    def slip(self, level_id):
        """Try what the rules refuse, and give up; how often it was refused."""
        one = level(self.classroom.game, level_id)
        refused = 0
        for line in one.task.slips if isinstance(one.task, Play) else ():
            match, _ = one.run(line[:-1])
            try:
                match.play(line[-1], one.seat)
            except Illegal as refusal:
                self._try(level_id, line)
                self.slips[refusal.clause] += 1
                refused += 1
        return refused

    def ask(self, level_id, stage):
        """Ask for a hint in a new try, and leave it there."""
        self.progress.begin(level_id)
        self.progress.hinted(level_id, stage)
        self.tries += 1
        self.hints += stage

    def _try(self, level_id, steps):
        self.progress.begin(level_id)
        for step in steps:
            self.progress.note(level_id, step)
        self.tries += 1


def pupil(classroom, number):
    """The pupil of a number: some are quick, some slow, some give up."""
    one = Pupil(classroom, NAMES[number])
    chance = Stream(number, 9)
    kind = ("quick", "wrong", "slow", "giving up", "curious")[number % 5]
    ids = classroom.levels
    for place, level_id in enumerate(ids):
        if kind == "giving up" and place >= len(ids) // 3 + number % 4:
            one.ask(level_id, 3)
            one.miss(level_id)
            break
        if kind == "wrong" or (kind != "quick" and chance.below(3) == 0):
            one.miss(level_id, chance.below(3))
        if kind == "curious":
            one.slip(level_id)
        if kind == "slow":
            one.ask(level_id, 1 + chance.below(3))
        one.solve(level_id)
    if kind == "curious":
        for made in sorted(classroom.kinds)[:2]:
            one.solve(f"{made}.{classroom.seed_for(made, 1)}")
    return one

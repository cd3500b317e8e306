"""Lessons that check themselves: levels as data, what a try has come to, and how far a pupil got.

Examples
--------
>>> from cardwidgets.lessons import lesson
>>> first = lesson("cuccu", "the cat").levels[0]
>>> first.run(first.task.solution)[1].value
'solved'
"""

from __future__ import annotations

from cardwidgets.lessons.lesson import Kind, Lesson, lesson, lessons, level
from cardwidgets.lessons.level import Hint, Level, Play, Question, Verdict, faults

__all__ = ["Hint", "Kind", "Lesson", "Level", "Play", "Question", "Verdict", "faults", "lesson", "lessons", "level"]

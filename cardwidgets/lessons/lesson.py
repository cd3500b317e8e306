"""Lessons: levels in order of difficulty, and kinds of levels that are made from seeds without end.

Each game has a file of this package that bears its name and lists them as ``LESSONS``; it is found by being there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from operator import attrgetter
from unicodedata import normalize

from cardwidgets.engine import rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons.level import Level, faults
from cardwidgets.rulebook import language, languages, message_id

__all__ = ["Kind", "Lesson", "lesson", "lessons", "level"]

_TRIES = 500


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of level that is made from a seed: the same one everywhere, and another one for another seed.

    Parameters
    ----------
    game:
        The game's name.
    id:
        Its name among the kinds and levels of the game.
    make:
        Makes a level from random numbers; None when nothing good came of them. Its ``id`` does not matter.

    Examples
    --------
    >>> from cardwidgets.lessons.level import Question
    >>> def make(stream):
    ...     return Level("cuccu", "", ("CU-1.2",), Question(lambda before, after: 3, wrong=("4",), about=("CU-1.2",)))
    >>> Kind("cuccu", "lives", make).level(7).id
    'lives.7'
    """

    game: str
    id: str
    make: Callable[[Stream], Level | None]

    def level(self, seed: int) -> Level:
        """Make the level of a seed: the first that is solvable, not trivial, and meets what it teaches.

        Parameters
        ----------
        seed:
            From 0 to 2**32 - 1.

        Returns
        -------
        Level
            With the id ``<kind>.<seed>``.

        Raises
        ------
        Illegal
            ``bad-seed``.
        """
        if type(seed) is not int or not 0 <= seed < 2**32:
            raise Illegal(Fault.BAD_SEED, value=str(seed)[:80])
        for attempt in range(_TRIES):
            made = self.make(Stream(seed, attempt))
            if made is not None and not faults(made):
                return replace(made, game=self.game, id=f"{self.id}.{seed}")
        raise AssertionError(f"{self.id}: nothing came of seed {seed}")


@dataclass(frozen=True, slots=True)
class Lesson:
    """Levels about one thing, the easiest first, and kinds of which there is always another one.

    Parameters
    ----------
    game:
        The game's name.
    id:
        Its name, such as ``the-cat``.
    levels:
        Those made by hand.
    kinds:
        Those made from seeds.

    Examples
    --------
    >>> Lesson("cuccu", "the-cat", ()).title("en")
    'The cat'
    """

    game: str
    id: str
    levels: tuple[Level, ...]
    kinds: tuple[Kind, ...] = ()

    def title(self, code: str) -> str:
        """Return its name in a language.

        Parameters
        ----------
        code:
            The language.

        Returns
        -------
        str
            From the catalogues.
        """
        return language(code).text(message_id("lesson", self.game, self.id))


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order in which they are best taken.

    Parameters
    ----------
    game:
        Its name.

    Returns
    -------
    tuple
        Its lessons; none for a game without a file of lessons.

    Raises
    ------
    Illegal
        ``bad-option`` when there is no such game.

    Examples
    --------
    >>> lessons("cuccu")[0].game
    'cuccu'
    """
    rules(game)
    name = f"{__package__}.{game}"
    if find_spec(name) is None:
        return ()
    found: tuple[Lesson, ...] = import_module(name).LESSONS
    return found


def lesson(game: str, name: object) -> Lesson:
    """Find a lesson by its id or by its title in any language.

    Parameters
    ----------
    game:
        The game's name.
    name:
        ``the-cat``, ``the cat``, ``The cat`` ...

    Returns
    -------
    Lesson
        The lesson.

    Raises
    ------
    Illegal
        ``bad-option`` with the lessons there are.

    Examples
    --------
    >>> lesson("cuccu", " The CAT").id
    'the-cat'
    """
    there = lessons(game)
    if isinstance(name, str):
        wanted = _plain(name)
        called: list[Callable[[Lesson], str]] = [
            attrgetter("id"),
            *(partial(Lesson.title, code=code) for code in languages()),
        ]
        for call, one in product(called, there):
            if wanted == _plain(call(one)):
                return one
    raise Illegal(Fault.BAD_OPTION, option="lesson", value=str(name)[:80], allowed=", ".join(one.id for one in there))


def level(game: str, name: object) -> Level:
    """Find a level by its id, or make the one of a kind and a seed.

    Parameters
    ----------
    game:
        The game's name.
    name:
        Such as ``the-cat-1``, or ``who-loses.7``.

    Returns
    -------
    Level
        The level.

    Raises
    ------
    Illegal
        ``bad-option`` when there is no such level.

    Examples
    --------
    >>> level("cuccu", "the-cat-1").id
    'the-cat-1'
    """
    for one in lessons(game):
        for known in one.levels:
            if known.id == name:
                return known
        for kind in one.kinds:
            made = re.fullmatch(rf"{re.escape(kind.id)}\.(0|[1-9]\d{{0,9}})", name) if isinstance(name, str) else None
            if made is not None and int(made[1]) < 2**32:
                return kind.level(int(made[1]))
    raise Illegal(Fault.BAD_OPTION, option="level", value=str(name)[:80], allowed="-")


def _plain(name: str) -> str:
    return " ".join(normalize("NFKC", name).casefold().replace("-", " ").split())

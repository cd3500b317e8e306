"""Goals: pure predicates over what a learner sees and has done, to be put together with ``&``, ``|`` and ``~``.

Nothing hidden can decide a goal: a :class:`Trace` holds the learner's own views and the events as the learner saw them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from cardwidgets.engine.cards import Face
from cardwidgets.engine.game import Event, View

__all__ = ["NEVER", "Fact", "Goal", "Happened", "Holds", "Moves", "Played", "Trace"]


class Trace(NamedTuple):
    """A try at a level: where it began, where it is, and what came in between.

    Parameters
    ----------
    start, view:
        The learner's view at the beginning and now.
    moves:
        The texts of the learner's own actions.
    events:
        What happened since the beginning, as the learner saw it.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=18)
    >>> Trace(match.view(0), match.view(0), (), ()).moves
    ()
    """

    start: View
    view: View
    moves: tuple[str, ...]
    events: tuple[Event, ...]


class Goal(ABC):
    """A condition that a try meets or does not.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18).view(0)
    >>> trace = Trace(view, view, ("keep",), ())
    >>> (Played("keep") & ~Played("exchange")).met(trace), (Played("exchange") | NEVER).met(trace)
    (True, False)
    """

    __slots__ = ()

    @abstractmethod
    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""

    def __and__(self, other: Goal) -> Goal:
        return _All((self, other))

    def __or__(self, other: Goal) -> Goal:
        return _Any((self, other))

    def __invert__(self) -> Goal:
        return _Not(self)


@dataclass(frozen=True, slots=True)
class _All(Goal):
    goals: tuple[Goal, ...]

    def met(self, trace: Trace) -> bool:
        return all(goal.met(trace) for goal in self.goals)


@dataclass(frozen=True, slots=True)
class _Any(Goal):
    goals: tuple[Goal, ...]

    def met(self, trace: Trace) -> bool:
        return any(goal.met(trace) for goal in self.goals)


@dataclass(frozen=True, slots=True)
class _Not(Goal):
    goal: Goal

    def met(self, trace: Trace) -> bool:
        return not self.goal.met(trace)


NEVER: Goal = _Any(())
"""A condition that no try meets."""


@dataclass(frozen=True, slots=True)
class Played(Goal):
    """The learner has done an action.

    Parameters
    ----------
    action:
        Its text; ``*`` stands for anything, as in file names.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("spite_and_malice", seed=7).view(0)
    >>> Played("play payoff -> *").met(Trace(view, view, ("play payoff -> centre 1",), ()))
    True
    """

    action: str

    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""
        return any(fnmatchcase(move, self.action) for move in trace.moves)


@dataclass(frozen=True, slots=True)
class Happened(Goal):
    """Something has happened; what is left out may be anything.

    Parameters
    ----------
    kind:
        The kind of the event.
    clause:
        A clause that the event carries.
    seat, other:
        Whom it was about.
    cause:
        The variant.
    times:
        How often at least.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=18)
    >>> start = match.view(0)
    >>> events = match.play("keep")
    >>> Happened("keep", seat=0).met(Trace(start, match.view(0), ("keep",), events))
    True
    """

    kind: str = ""
    clause: str = ""
    seat: int | None = None
    other: int | None = None
    cause: str = ""
    times: int = 1

    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""
        return sum(self._fits(event) for event in trace.events) >= self.times

    def _fits(self, event: Event) -> bool:
        return (
            self.kind in ("", event.kind)
            and (not self.clause or self.clause in event.clauses)
            and self.seat in (None, event.seat)
            and self.other in (None, event.other)
            and self.cause in ("", event.cause)
        )


@dataclass(frozen=True, slots=True)
class Holds(Goal):
    """A zone holds certain cards, or so many.

    Parameters
    ----------
    zone:
        Its name.
    faces:
        Cards that are in it, as far as the learner sees; those it holds more often have to be named more often.
    count:
        How many cards it holds exactly; None for any number.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18).view(0)
    >>> Holds("hand 0", ("8",)).met(Trace(view, view, (), ())), Holds("hand 1", count=0).met(Trace(view, view, (), ()))
    (True, True)
    """

    zone: str
    faces: tuple[Face, ...] = ()
    count: int | None = None

    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""
        cards = trace.view.zones.get(self.zone, ())
        there = all(cards.count(face) >= self.faces.count(face) for face in self.faces)
        return there and self.count in (None, len(cards))


@dataclass(frozen=True, slots=True)
class Fact(Goal):
    """Something that everybody knows has a certain value.

    Parameters
    ----------
    path:
        The name of the fact, then keys or places in it.
    value:
        What it is.
    least:
        Whether more will do, for numbers.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18).view(0)
    >>> trace = Trace(view, view, (), ())
    >>> Fact(("lives", 0), 3).met(trace), Fact(("lives", 0), 2, least=True).met(trace)
    (True, True)
    """

    path: tuple[str | int, ...]
    value: Any
    least: bool = False

    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""
        found: Any = trace.view.facts
        try:
            for step in self.path:
                found = found[step]
            return bool(found >= self.value if self.least else found == self.value)
        except (KeyError, IndexError, TypeError):
            return False


@dataclass(frozen=True, slots=True)
class Moves(Goal):
    """The learner has done more than so many actions.

    Parameters
    ----------
    more_than:
        How many are not yet too many.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18).view(0)
    >>> Moves(0).met(Trace(view, view, ("keep",), ()))
    True
    """

    more_than: int

    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""
        return len(trace.moves) > self.more_than

"""Levels as data: where it begins, what is to be done or answered, and what a try has come to.

A level has no words of its own: its sentences stand in the catalogues under its id (``lesson-cuccu-the-cat-1``), and
its hints are made from its solution and the clauses behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from cardwidgets.engine import new_match
from cardwidgets.engine.game import NEXT_ROUND, Action, Illegal, View
from cardwidgets.engine.match import Match
from cardwidgets.lessons.goals import NEVER, Goal, Trace
from cardwidgets.players import player
from cardwidgets.rulebook import clause, clauses

__all__ = ["Hint", "Level", "Line", "Play", "Question", "Verdict", "faults", "met"]

Line = tuple[str, ...]
"""The texts of actions, one after the other."""

_OPPONENT = "regular"
"""Who plays for the others when they have no reply that fits."""


class Verdict(StrEnum):
    """What a try has come to.

    Examples
    --------
    >>> Verdict.SOLVED.value
    'solved'
    """

    OPEN = "open"
    """Nothing is decided yet."""
    SOLVED = "solved"
    WRONG = "wrong"
    """It was played to its end, and the goal was missed; or a wrong answer was given."""
    LOST = "lost"
    """It goes on, but the goal is out of reach."""


class Hint(NamedTuple):
    """How to go on: the table tells it in three stages, where to look, which rule to think of, and what to do.

    Parameters
    ----------
    action:
        What to do next: the text of an action, or the answer to a question.
    clause:
        The rule to think of.
    look:
        Places of the table that matter for a question.
    back:
        Whether what was done has to be taken back first; then there is nothing else.

    Examples
    --------
    >>> Hint(back=True).action
    ''
    """

    action: str = ""
    clause: str = ""
    look: tuple[str, ...] = ()
    back: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Something is to be done at the table.

    Parameters
    ----------
    goal:
        What solves it.
    solution:
        The learner's own actions, in order; as many as are needed.
    wrong:
        Lines that miss the goal, each played to its end; at least one.
    lost:
        When the goal is out of reach, though play goes on. A round that was scored without the goal is lost anyway.
    replies:
        What the others do, one action for each of their decisions. Where it does not fit, because the learner went
        another way, the next that does is taken; where none does, an opponent decides.
    par:
        How many actions three stars need; 0 for as many as the solution has.
    slips:
        Lines whose last action is refused, as a learner might try it.
    onward:
        Finds a way to the goal from the learner's view, for hints off the line of the solution while it is in reach.
    about:
        Clauses that it rests on without an event that carries them.

    Examples
    --------
    >>> from cardwidgets.lessons.goals import Happened
    >>> task = Play(Happened("keep", seat=0), ("keep",), (("exchange",),))
    >>> task.par, task.least
    (0, 1)
    """

    goal: Goal
    solution: Line
    wrong: tuple[Line, ...]
    lost: Goal = NEVER
    replies: Line = ()
    par: int = 0
    slips: tuple[Line, ...] = ()
    onward: Callable[[View], Line] | None = None
    about: Line = ()

    @property
    def least(self) -> int:
        """How many actions three stars need."""
        return self.par or len(self.solution)


Reckoning = Callable[[Match, Match], Any]
"""Find the right answer from the match as it lies, and as it is once the question's moves are played."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something is to be said: a prediction, a sum, which cards.

    The right answer is never written down: ``answer`` finds it with the rules.

    Parameters
    ----------
    answer:
        Gives a number, a face, or the set of the offers that are right.
    offers:
        What can be ticked: ``seat 1``, ``card cat``, ``place centre 0``, ``play keep`` (an action), ``yes`` and ``no``.
        None for a typed answer.
    many:
        Whether several may be ticked.
    moves:
        What is played once it was answered rightly, to show that it is so; everybody's actions.
    look:
        Places to look at.
    wrong:
        Answers that are not right, as somebody might give them; at least one.
    about:
        Clauses that the answer rests on without an event that carries them.

    Examples
    --------
    >>> Question(lambda before, after: 3, wrong=("4",)).many
    False
    """

    answer: Reckoning
    offers: Callable[[Match], Line] | None = None
    many: bool = False
    moves: Line = ()
    look: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Level:
    """One thing to do or to answer.

    Parameters
    ----------
    game:
        The game's name.
    id:
        Its name among the levels of the game, such as ``the-cat-1``; for one that was made from a seed, the kind's id
        and the seed, as in ``the-cat.7``.
    teaches:
        Clauses that are met in it: each is carried by an event or a refusal of its solution or of a wrong line, or is
        what its question is about.
    task:
        What is to be done.
    position:
        Where it begins; None for a fresh deal.
    options, seed:
        As for :func:`~cardwidgets.engine.new_match`.
    seat:
        The learner's.
    open_hands:
        Whether everybody's cards are shown.
    says:
        Variables for its sentences: numbers and words, and under ``card`` or ``card2`` faces.

    Examples
    --------
    >>> from cardwidgets.lessons.goals import Happened
    >>> task = Play(Happened("keep", seat=0), ("keep",), (("exchange",),))
    >>> level = Level("cuccu", "example-1", ("CU-3.1",), task, seed=18)
    >>> match = level.begin()
    >>> level.verdict(match).value
    'open'
    >>> _ = match.play("keep")
    >>> level.verdict(match).value
    'solved'
    """

    game: str
    id: str
    teaches: tuple[str, ...]
    task: Play | Question
    position: Mapping[str, Any] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    seat: int = 0
    open_hands: bool = False
    says: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def text_id(self) -> str:
        """The id of its sentences: those of its kind, where it was made from a seed.

        Examples
        --------
        >>> Level("cuccu", "the-cat.7", (), Question(lambda before, after: 3)).text_id
        'the-cat'
        """
        return self.id.partition(".")[0]

    def begin(self) -> Match:
        """Return a match at its beginning.

        Returns
        -------
        Match
            A new one.

        Raises
        ------
        Illegal
            When its position or its options cannot be.
        """
        return new_match(self.game, options=self.options, seed=self.seed, position=self.position)

    # -- playing -------------------------------------------------------------------------------------------------------

    def trace(self, match: Match) -> Trace:
        """Return what goals look at.

        Parameters
        ----------
        match:
            The try.

        Returns
        -------
        Trace
            Of the learner's own view.
        """
        events = tuple(event for step in match.events(self.seat, 1) for event in step)
        return Trace(match.at(0).view(self.seat), match.view(self.seat), self.own(match), events)

    def own(self, match: Match) -> Line:
        """Return what the learner has done.

        Parameters
        ----------
        match:
            The try.

        Returns
        -------
        tuple
            Texts of actions.
        """
        return tuple(text for seat, text in self._done(match) if seat == self.seat)

    def _done(self, match: Match) -> list[tuple[int | None, str]]:
        """Who did what; the control that goes on after a round is nobody's."""
        past, done = match.at(0), []
        for action in match.actions():
            done.append((None if action == NEXT_ROUND else past.turn, action.text))
            past.play(action)
        return done

    def verdict(self, match: Match) -> Verdict:
        """Say what a try at something to do has come to.

        Parameters
        ----------
        match:
            The try.

        Returns
        -------
        Verdict
            For a question always ``open``: see :meth:`judge`.
        """
        task = self.task
        if not isinstance(task, Play):
            return Verdict.OPEN
        trace = self.trace(match)
        if task.goal.met(trace):
            return Verdict.SOLVED
        if match.turn is None or match.legal() == (NEXT_ROUND,):
            return Verdict.WRONG
        return Verdict.LOST if task.lost.met(trace) else Verdict.OPEN

    def reply(self, match: Match) -> Action:
        """Say what the opponent on turn does.

        Parameters
        ----------
        match:
            The try, with somebody else on turn.

        Returns
        -------
        Action
            The written reply, or what an opponent decides where none fits.
        """
        turn, legal = match.turn, match.legal()
        assert turn is not None
        replies = self.task.replies if isinstance(self.task, Play) else ()
        made = sum(seat is not None and seat != self.seat for seat, _ in self._done(match))
        for action in map(Action.parse, replies[made:]):
            if action in legal:
                return action
        return player(self.game, _OPPONENT).decide(match.view(turn), match.stream(turn)).action

    def settle(self, match: Match) -> Verdict:
        """Let the others move until the learner decides or the try has come to something.

        Parameters
        ----------
        match:
            The try; it is played on.

        Returns
        -------
        Verdict
            What it has come to.
        """
        while (verdict := self.verdict(match)) in (Verdict.OPEN, Verdict.LOST):
            if match.turn is None or match.turn == self.seat or match.legal() == (NEXT_ROUND,):
                break
            match.play(self.reply(match))
        return verdict

    def run(self, line: Line) -> tuple[Match, Verdict]:
        """Play a line of the learner from the beginning.

        Parameters
        ----------
        line:
            The learner's actions.

        Returns
        -------
        tuple
            The match, and what it has come to.

        Raises
        ------
        Illegal
            When something in the line is not legal.
        """
        match = self.begin()
        verdict = self.settle(match)
        for text in line:
            match.play(text, self.seat)
            verdict = self.settle(match)
        return match, verdict

    # -- answering -----------------------------------------------------------------------------------------------------

    def shown(self) -> Match:
        """Return the match once a question's moves are played.

        Returns
        -------
        Match
            A new one.
        """
        match = self.begin()
        for text in self._question.moves:
            match.play(text)
        return match

    @property
    def _question(self) -> Question:
        assert isinstance(self.task, Question)
        return self.task

    def right(self) -> Any:
        """Return the right answer to its question, found by the rules.

        Returns
        -------
        int, str or frozenset
            A number, a face, or the set of right offers.
        """
        return self._question.answer(self.begin(), self.shown())

    def offers(self) -> Line:
        """Return what can be ticked; nothing where the answer is typed.

        Returns
        -------
        tuple
            Offers, in order.
        """
        offers = self._question.offers
        return () if offers is None else offers(self.begin())

    # -- hints ---------------------------------------------------------------------------------------------------------

    def hint(self, match: Match) -> Hint:
        """Say how to go on, from the solution and its clauses.

        Parameters
        ----------
        match:
            The try.

        Returns
        -------
        Hint
            The next step of the solution, or that the way back leads there.
        """
        if isinstance(self.task, Question):
            right = self.right()
            answer = ", ".join(sorted(right)) if isinstance(right, frozenset) else str(right)
            return Hint(answer, self.teaches[0], self.task.look)
        own, task = self.own(match), self.task
        rest = task.solution[len(own) :] if own == task.solution[: len(own)] else ()
        if not rest and task.onward is not None and match.turn == self.seat and self.verdict(match) is Verdict.OPEN:
            rest = task.onward(match.view(self.seat))
        if not rest:
            return Hint(back=True)
        action = rest[0]
        clauses = [clause for event in match.at(match.moves).play(action, self.seat) for clause in event.clauses]
        return Hint(action, next((clause for clause in self.teaches if clause in clauses), self.teaches[0]))


def faults(level: Level) -> list[str]:
    """Say what is wrong with a level: authors ask it of those written by hand, generators of those they make.

    Parameters
    ----------
    level:
        Any level.

    Returns
    -------
    list
        One line for each fault: it is not solvable, trivial, or does not meet what it claims to teach.

    Examples
    --------
    >>> faults(Level("cuccu", "empty-1", ("CU-3.1",), Question(lambda before, after: 3), seed=18))
    ['no wrong answer', 'CU-3.1 is not met']
    """
    try:
        found = list(_faults_to_play(level) if isinstance(level.task, Play) else _faults_to_answer(level))
        there = met(level)
        baseless = [name for name in level.task.about if not _has_ground(level.game, name, there)]
    except (Illegal, ValueError, LookupError, TypeError) as fault:
        return [f"cannot be played: {fault}"]
    return [
        *found,
        *([] if level.teaches else ["it teaches nothing"]),
        *(f"{name} is not met" for name in level.teaches if name not in there),
        *(f"{name} bears on nothing that happens" for name in baseless),
    ]


def _has_ground(game: str, name: str, there: frozenset[str]) -> bool:
    """Whether something happens on which a reading bears; other clauses may be talked about without an event."""
    return clause(name).part != "reading" or any(name in one.readings and one.id in there for one in clauses(game))


def _faults_to_play(level: Level) -> Iterator[str]:
    task = level.task
    assert isinstance(task, Play)
    match = level.begin()
    if level.settle(match) is not Verdict.OPEN or match.turn != level.seat:
        yield "nothing is to be done at its beginning"
    for number in range(1, len(task.solution)):
        if level.run(task.solution[:number])[1] is not Verdict.OPEN:
            yield f"the solution is over after {number} of its actions"
    if level.run(task.solution)[1] is not Verdict.SOLVED:
        yield "the solution does not solve it"
    if not task.wrong:
        yield "no wrong line"
    for line in task.wrong:
        if level.run(line)[1] not in (Verdict.WRONG, Verdict.LOST):
            yield f"a wrong line does not miss the goal: {line}"
    for line in task.slips:
        if _refusal(level, line) is None:
            yield f"a slip is legal: {line}"


def _faults_to_answer(level: Level) -> Iterator[str]:
    task = level.task
    assert isinstance(task, Question)
    right, offers = level.right(), level.offers()
    if not task.wrong:
        yield "no wrong answer"
    if offers:
        if not isinstance(right, frozenset) or not right <= set(offers):
            yield "the right answer is not on offer"
        elif not right or right == set(offers) or (len(right) > 1 and not task.many):
            yield "nothing, everything or too much would be right"
        if len(set(offers)) != len(offers):
            yield "an offer stands there twice"
        for answer in task.wrong:
            ticked = frozenset(answer.split(", "))
            if ticked == right or not ticked <= set(offers):
                yield f"a wrong answer is right or not on offer: {answer}"
    elif type(right) not in (int, str):
        yield "the answer is neither a number nor a card"
    elif str(right) in task.wrong:
        yield f"a wrong answer is right: {right}"


def _refusal(level: Level, line: Line) -> Illegal | None:
    """Why the last action of a line is refused; None if it is not."""
    match, _ = level.run(line[:-1])
    try:
        match.play(line[-1], level.seat)
    except Illegal as refusal:
        return refusal
    return None


def met(level: Level) -> frozenset[str]:
    """Return the clauses that are met in a level.

    Parameters
    ----------
    level:
        Any level that can be played.

    Returns
    -------
    frozenset
        Those of all that happens in its solution, its wrong lines and its slips, or while its question is answered, and
        those that it is about.

    Examples
    --------
    >>> level = Level("cuccu", "example-1", (), Question(lambda before, after: 3, moves=("keep",)), seed=18)
    >>> "CU-3.1" in met(level), "CU-3.9" in met(level)
    (True, False)
    """
    task = level.task
    if isinstance(task, Question):
        matches = [level.shown()]
        found = set(task.about)
    else:
        matches = [level.run(line)[0] for line in (task.solution, *task.wrong)]
        refusals = [_refusal(level, line) for line in task.slips]
        found = {*task.about, *(refusal.clause for refusal in refusals if refusal is not None)}
    steps = [step for match in matches for step in match.events(None)]
    return frozenset(found.union(*(event.clauses for step in steps for event in step)))

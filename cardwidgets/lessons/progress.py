"""How far a pupil got: what was tried, and all that follows from it by replaying.

Nothing is kept but what the pupil did: which moves, answers and hints. Whether that solved a level, how many stars it
is worth and which rules stood in the way is found by playing it again.

The code
--------
See :mod:`cardwidgets.lessons.codes`. The body holds, in order, the pupil's name, the body of the class code if there is
one, refused actions (deflated), and one number in mixed base: for each level a two-byte mark of its
id (the seed after it, where it was made from one), the stars it claims, and its tries. A try that is the level's
solution costs one bit, any other the place of each step among those that may be expected.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Set
from copy import copy
from functools import cache, lru_cache
from itertools import pairwise, permutations, takewhile
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import category, normalize

from cardwidgets.engine import rules
from cardwidgets.engine.game import NEXT_ROUND, Fault, Illegal
from cardwidgets.engine.match import Match
from cardwidgets.lessons.answers import is_right
from cardwidgets.lessons.codes import MARKS, Packer, Unpacker, mark, opened, sealed, worded
from cardwidgets.lessons.lesson import Kind, lessons
from cardwidgets.lessons.lesson import level as _level
from cardwidgets.lessons.level import Level, Play, Question, Verdict

if TYPE_CHECKING:
    from cardwidgets.lessons.classroom import Classroom

__all__ = ["LONGEST_CODE", "LONGEST_NAME", "LONGEST_TRY", "Progress", "Replay", "Try", "progress_of", "replay"]

LONGEST_CODE: Final = 4_000
"""How many letters a code has at most. What does not fit is left out: tries that are not the best of their level, those
first that most others followed, but they are counted; then levels made from seeds, the oldest first; then all refused
actions."""

LONGEST_TRY: Final = 40
"""How many steps a try keeps. Of a longer one the steps that led nowhere go, the oldest first: refused ones, then those
that were taken back."""

LONGEST_NAME: Final = 60
"""How many letters a pupil's name has at most."""

UNDO: Final = "undo"
"""The step that takes the learner's last move back."""

NOT_RIGHT: Final = "?"
"""Stands for whatever was typed that is not right: what people type is nobody's business."""

MOST_MADE: Final = 60
"""How many levels made from seeds a code holds at most: the latest."""

_LONGEST_STEP = 80
_GIVEN_AWAY = 3
_LONGEST_TEXTS = 400_000
# What turns the direction of writing would turn that of everything after a name.
_ODD = frozenset("\N{ZERO WIDTH NO-BREAK SPACE}\ufffe\uffff\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

level = lru_cache(maxsize=4_096)(_level)
"""Levels made from seeds take a while to make; they are the same each time."""


class Try(NamedTuple):
    """What was done in one try, and nothing of what came of it.

    Parameters
    ----------
    steps:
        In order: texts of actions, refused ones too, ``undo``, or answers as :func:`plain_step` writes them.
    hints:
        The highest stage of hints that was asked for, from 0 to 3.

    Examples
    --------
    >>> Try(("keep",)).hints
    0
    """

    steps: tuple[str, ...] = ()
    hints: int = 0


class Replay(NamedTuple):
    """What a try comes to when it is played again.

    Parameters
    ----------
    verdict:
        At its end.
    moves:
        How many moves or answers the learner made, those taken back too.
    slips:
        For each clause how often it refused something.
    wrong:
        How often the goal was missed or got out of reach, or how many answers were wrong.

    Examples
    --------
    >>> Replay(Verdict.SOLVED, 1, {}, 0).verdict.value
    'solved'
    """

    verdict: Verdict
    moves: int
    slips: Mapping[str, int]
    wrong: int


def replay(level: Level, attempt: Try) -> Replay:
    """Play a try again.

    Parameters
    ----------
    level:
        The level.
    attempt:
        What was done; steps that cannot be read are passed over, and so is all that comes after the solving one.

    Returns
    -------
    Replay
        What it comes to.

    Examples
    --------
    >>> again = replay(level("cuccu", "the-cat-1"), Try(("exchange", "undo", "keep")))
    >>> again.verdict.value, again.moves, again.wrong
    ('solved', 2, 1)
    """
    walk = _Walk(level)
    for step in attempt.steps:
        walk.take(step)
    return walk.replay()


class _Walk:
    """A try as it goes on."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.verdict = Verdict.OPEN
        self.kinds: list[str] = []
        self._moves = self._wrong = 0
        self._slips: Counter[str] = Counter()
        self._before: list[int] = []
        self._match: Match | None = None
        self.solution = solution_of(level)
        self._offers: tuple[str, ...] = ()
        if isinstance(level.task, Question):
            self._offers = level.offers()
            self._right = level.right()
        else:
            self._match = level.begin()
            self.verdict = level.settle(self._match)

    def copy(self) -> _Walk:
        """A walk that can go on by itself."""
        other = copy(self)
        other.kinds, other._before, other._slips = list(self.kinds), list(self._before), Counter(self._slips)
        other._match = self._match and self._match.at(self._match.moves)
        return other

    def replay(self) -> Replay:
        return Replay(self.verdict, self._moves, MappingProxyType(dict(self._slips)), self._wrong)

    def expected(self) -> tuple[str, ...]:
        """The steps that may well come next."""
        match = self._match
        if self.verdict is Verdict.SOLVED:
            return ()
        if match is not None:
            legal = () if self.verdict is Verdict.WRONG else tuple(action.text for action in match.legal())
            return (*legal, UNDO) if self._before else legal
        return tuple(dict.fromkeys([*self.solution, *(self._offers or (NOT_RIGHT,))]))

    def plain(self, step: object, code: str) -> str:
        """A step as a try keeps it."""
        if self._match is not None:
            if not isinstance(step, str):
                raise Illegal(Fault.MALFORMED, what="action")
            return step.strip()
        if not self._offers:
            return self.solution[0] if is_right(self.level, step, code) else NOT_RIGHT
        given = [step] if step in self._offers else step.split(", ") if isinstance(step, str) else step
        if not isinstance(given, (list, tuple, Set)) or not set(given) <= set(self._offers):
            raise Illegal(Fault.MALFORMED, what="answer")
        return ", ".join(one for one in self._offers if one in given)

    def take(self, step: str) -> bool:
        """Do a step; whether it was one at all."""
        if self.verdict is Verdict.SOLVED:
            return False
        kind = self._answer(step) if self._match is None else self._act(self._match, step)
        if kind:
            self.kinds.append(kind)
        return bool(kind)

    def _answer(self, step: str) -> str:
        try:
            right = self._is_right(step)
        except Illegal:
            return ""
        self._moves += 1
        self._wrong += not right
        self.verdict = Verdict.SOLVED if right else Verdict.WRONG
        return "move"

    def _is_right(self, step: str) -> bool:
        if not self._offers:
            return step == self.solution[0] or (step != NOT_RIGHT and is_right(self.level, step))
        ticked = {step} if step in self._offers else set(step.split(", "))
        if not ticked <= set(self._offers):
            raise Illegal(Fault.MALFORMED, what="answer")
        return ticked == set(self._right)

    def _act(self, match: Match, step: str) -> str:
        if step == UNDO:
            if not self._before:
                return ""
            self._match = match.at(self._before.pop())
            self.verdict = self.level.verdict(self._match)
            return UNDO
        if self.verdict is Verdict.WRONG or match.legal() == (NEXT_ROUND,):
            return ""
        before, earlier = match.moves, self.verdict
        try:
            match.play(step, self.level.seat)
        except Illegal as refusal:
            if not refusal.clause or len(step) > _LONGEST_STEP or not step.isprintable():
                return ""
            self._slips[refusal.clause] += 1
            return "slip"
        self._before.append(before)
        self._moves += 1
        self.verdict = self.level.settle(match)
        self._wrong += earlier is Verdict.OPEN and self.verdict in (Verdict.WRONG, Verdict.LOST)
        return "move"


def solution_of(level: Level) -> tuple[str, ...]:
    """Return the steps that solve a level at once.

    Parameters
    ----------
    level:
        The level.

    Returns
    -------
    tuple
        Its solution, or the right answer as :class:`Try` writes it.

    Examples
    --------
    >>> solution_of(level("cuccu", "the-cat-1"))
    ('keep',)
    """
    if isinstance(level.task, Play):
        return level.task.solution
    right = level.right()
    return (", ".join(one for one in level.offers() if one in right) if isinstance(right, frozenset) else str(right),)


def plain_step(level: Level, step: object, code: str = "en") -> str:
    """Return a step as a try keeps it: nothing of what a pupil typed.

    Parameters
    ----------
    level:
        The level.
    step:
        The text of an action, ``undo``, ticks or what was typed.
    code:
        The language in which a card may have been named.

    Returns
    -------
    str
        Ticks in the order of the offers; of what was typed the right answer in its plain form, or a question mark.

    Raises
    ------
    Illegal
        ``malformed`` or ``oversized``.

    Examples
    --------
    >>> plain_step(level("cuccu", "the-cat-2"), ["seat 0"])
    'seat 0'
    """
    return _Walk(level).plain(step, code)


def stars_of(level: Level, attempt: Try) -> int:
    """Return how many stars a try is worth.

    Parameters
    ----------
    level:
        The level.
    attempt:
        The try.

    Returns
    -------
    int
        3 within par and without hints; 2 up to twice par and with hints that did not give the move away; 1 if it
        solved the level otherwise; else 0. The par of a question is one answer.

    Examples
    --------
    >>> stars_of(level("cuccu", "the-cat-1"), Try(("exchange", "undo", "keep")))
    2
    """
    return _worth(level, replay(level, attempt), attempt.hints)


def _worth(level: Level, again: Replay, hints: int) -> int:
    par = level.task.least if isinstance(level.task, Play) else 1
    if again.verdict is not Verdict.SOLVED:
        return 0
    if again.moves <= par and not hints:
        return 3
    return 2 if again.moves <= 2 * par and hints < _GIVEN_AWAY else 1


@lru_cache(maxsize=2_000)
def _after(game: str, level_id: str, steps: tuple[str, ...]) -> _Walk:
    """A try after some steps, not to be gone on with but by a copy; a class does the same things again and again."""
    if not steps:
        return _Walk(level(game, level_id))
    walk = _after(game, level_id, steps[:-1]).copy()
    walk.take(steps[-1])
    return walk


@lru_cache(maxsize=50_000)
def _replayed(game: str, level_id: str, attempt: Try) -> tuple[Replay, int]:
    """What a try comes to, and its stars."""
    walk = _after(game, level_id, attempt.steps)
    return walk.replay(), _worth(walk.level, walk.replay(), attempt.hints)


# -- the progress of a pupil -------------------------------------------------------------------------------------------


class Progress:
    """What a pupil did at the lessons of a game, and how far that led.

    Parameters
    ----------
    game:
        The game's name.
    pupil:
        A name or nickname, or nothing.
    classroom:
        The code of the class, or nothing.

    Raises
    ------
    Illegal
        ``bad-option`` for a game or a name that cannot be, or as for a code.

    Examples
    --------
    >>> progress = Progress("cuccu", "Aino")
    >>> progress.note("the-cat-1", "exchange").verdict.value
    'wrong'
    >>> progress.begin("the-cat-1")
    >>> progress.note("the-cat-1", "keep").verdict.value
    'solved'
    >>> progress.stars("the-cat-1"), len(progress.tries("the-cat-1"))
    (3, 2)
    >>> Progress.from_code(progress.code()) == progress
    True
    """

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, game: str, pupil: str = "", classroom: str | None = None) -> None:
        rules(game)
        self.game = game
        self.pupil = pupil
        self.classroom = (classroom or "").strip()
        if self.classroom and opened(self.classroom, "class")[0] != game:
            raise worded(Illegal(Fault.CODE_FOREIGN, because="game"))
        self._tries: dict[str, list[Try]] = {}
        self._left_out: Counter[str] = Counter()
        self._fresh: set[str] = set()

    @property
    def pupil(self) -> str:
        """The name that the pupil goes by: a line of text, never markup; empty if there is none.

        Examples
        --------
        >>> Progress("cuccu", "  Aino   K. ").pupil
        'Aino K.'
        """
        return self._pupil

    @pupil.setter
    def pupil(self, name: object) -> None:
        self._pupil = _plain_name(name)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Progress):
            return NotImplemented
        return self._all() == other._all()

    def _all(self) -> tuple[object, ...]:
        return self.game, self.pupil, self.classroom, self._tries, +self._left_out

    def __repr__(self) -> str:
        """Say how far it is.

        Examples
        --------
        >>> Progress("cuccu")
        <progress at cuccu: 0 levels solved>
        """
        solved = sum(map(self.solved, self.levels()))
        return f"<progress at {self.game}{' of ' + self.pupil if self.pupil else ''}: {solved} levels solved>"

    # -- noting --------------------------------------------------------------------------------------------------------

    def begin(self, level_id: str) -> None:
        """Begin a new try: it comes to be with its first step or hint.

        Parameters
        ----------
        level_id:
            The level.

        Examples
        --------
        >>> progress = Progress("cuccu")
        >>> progress.begin("the-cat-1")
        >>> progress.tries("the-cat-1")
        ()
        """
        level(self.game, level_id)
        self._fresh.add(level_id)

    def note(self, level_id: str, step: object, code: str = "en") -> Replay:
        """Note what a pupil did or answered.

        Parameters
        ----------
        level_id:
            The level.
        step:
            The text of an action, whether it was legal or not, ``undo``, the ticks, or what was typed.
        code:
            The language in which a card may have been named.

        Returns
        -------
        Replay
            What the try has come to. A try that has solved its level is closed: what comes after is not noted; nor is
            what cannot be read.

        Examples
        --------
        >>> Progress("cuccu").note("the-cat-1", "keep").verdict.value
        'solved'
        """
        attempt = self._open(level_id)
        walk = _after(self.game, level_id, attempt.steps)
        try:
            plain = walk.plain(step, code)
        except Illegal:
            return walk.replay()
        walk = _after(self.game, level_id, (*attempt.steps, plain))
        if len(walk.kinds) > len(attempt.steps):
            self._keep(level_id, Try(_shortened(walk, (*attempt.steps, plain)), attempt.hints))
        return walk.replay()

    def hinted(self, level_id: str, stage: int) -> None:
        """Note that a hint was asked for.

        Parameters
        ----------
        level_id:
            The level.
        stage:
            1 to 3.

        Raises
        ------
        Illegal
            ``malformed`` for another stage.

        Examples
        --------
        >>> progress = Progress("cuccu")
        >>> progress.hinted("the-cat-1", 1)
        >>> _ = progress.note("the-cat-1", "keep")
        >>> progress.stars("the-cat-1")
        2
        """
        if type(stage) is not int or not 1 <= stage <= _GIVEN_AWAY:
            raise Illegal(Fault.MALFORMED, what="stage")
        level(self.game, level_id)
        attempt = self._open(level_id)
        if self._verdict(level_id, attempt) is not Verdict.SOLVED:
            self._keep(level_id, Try(attempt.steps, max(attempt.hints, stage)))

    def _open(self, level_id: str) -> Try:
        """The try that goes on, or an empty one."""
        there = self._tries.get(level_id)
        return Try() if level_id in self._fresh or not there else there[-1]

    def _keep(self, level_id: str, attempt: Try) -> None:
        there = self._tries.setdefault(level_id, [])
        if level_id in self._fresh or not there:
            there.append(attempt)
        else:
            there[-1] = attempt
        self._fresh.discard(level_id)

    # -- asking --------------------------------------------------------------------------------------------------------

    def levels(self) -> tuple[str, ...]:
        """Return the levels that were tried.

        Returns
        -------
        tuple
            Their ids, in the order in which they were begun.

        Examples
        --------
        >>> Progress("cuccu").levels()
        ()
        """
        return tuple(self._tries)

    def tries(self, level_id: str) -> tuple[Try, ...]:
        """Return the tries at a level.

        Parameters
        ----------
        level_id:
            The level.

        Returns
        -------
        tuple
            In order, as far as they are kept; the last one may still go on.

        Examples
        --------
        >>> Progress("cuccu").tries("the-cat-1")
        ()
        """
        return tuple(self._tries.get(level_id, ()))

    def count(self, level_id: str) -> int:
        """Return how many tries there were, those that a code left out too.

        Parameters
        ----------
        level_id:
            The level.

        Returns
        -------
        int
            How many.

        Examples
        --------
        >>> Progress("cuccu").count("the-cat-1")
        0
        """
        return len(self.tries(level_id)) + self._left_out[level_id]

    def replays(self, level_id: str) -> tuple[Replay, ...]:
        """Return what each try at a level comes to.

        Parameters
        ----------
        level_id:
            The level.

        Returns
        -------
        tuple
            One for each of :meth:`tries`.

        Examples
        --------
        >>> progress = Progress("cuccu")
        >>> _ = progress.note("the-cat-1", "keep")
        >>> progress.replays("the-cat-1")[0].moves
        1
        """
        return tuple(_replayed(self.game, level_id, attempt)[0] for attempt in self.tries(level_id))

    def _verdict(self, level_id: str, attempt: Try) -> Verdict:
        return _replayed(self.game, level_id, attempt)[0].verdict

    def _stars(self, level_id: str, attempt: Try) -> int:
        return _replayed(self.game, level_id, attempt)[1]

    def _made(self) -> list[str]:
        return [level_id for level_id in self._tries if "." in level_id]

    def solved(self, level_id: str) -> bool:
        """Tell whether a level was solved, in whichever try.

        Parameters
        ----------
        level_id:
            The level.

        Returns
        -------
        bool
            Whether it was.

        Examples
        --------
        >>> Progress("cuccu").solved("the-cat-1")
        False
        """
        return self.stars(level_id) > 0

    def stars(self, level_id: str) -> int:
        """Return the stars of the best try at a level. See :func:`stars_of`.

        Parameters
        ----------
        level_id:
            The level.

        Returns
        -------
        int
            From 0 to 3.

        Examples
        --------
        >>> Progress("cuccu").stars("the-cat-1")
        0
        """
        return max((self._stars(level_id, attempt) for attempt in self.tries(level_id)), default=0)

    def seed_for(self, kind: str, number: int) -> int:
        """Return the seed of the first, second … level of a kind, or of a match: in a class the same for everybody.

        Parameters
        ----------
        kind:
            The id of a kind, or ``match``.
        number:
            From 1.

        Returns
        -------
        int
            The number itself where there is no class.

        Examples
        --------
        >>> Progress("cuccu").seed_for("match", 2)
        2
        """
        return _class_of(self.classroom).seed_for(kind, number) if self.classroom else number

    # -- two devices ---------------------------------------------------------------------------------------------------

    def merge(self, other: Progress) -> None:
        """Take in what was done on another device; nothing of either is lost, and what both know counts once.

        Parameters
        ----------
        other:
            Another progress at the same game and in the same class, if any. Its name counts where there is none yet.

        Raises
        ------
        Illegal
            ``code-foreign``: of another game or another class.

        Examples
        --------
        >>> here, there = Progress("cuccu"), Progress("cuccu", "Aino")
        >>> _ = there.note("the-cat-1", "keep")
        >>> here.merge(there)
        >>> here == there
        True
        """
        if other.game != self.game:
            raise worded(Illegal(Fault.CODE_FOREIGN, because="game"))
        if self.classroom and other.classroom and self.classroom != other.classroom:
            raise worded(Illegal(Fault.CODE_FOREIGN, because="class"))
        self.classroom = self.classroom or other.classroom
        self._pupil = self._pupil or other._pupil
        for level_id, theirs in other._tries.items():
            self._tries[level_id] = self._together(level_id, theirs)
        self._left_out |= other._left_out

    def holds(self, other: Progress) -> bool:
        """Tell whether all that another progress knows is known here too.

        Parameters
        ----------
        other:
            Another progress at the same game.

        Returns
        -------
        bool
            Whether merging it would add nothing.

        Examples
        --------
        >>> Progress("cuccu").holds(Progress("cuccu"))
        True
        """
        left = all(amount <= self._left_out[level_id] for level_id, amount in other._left_out.items())
        return left and all(
            self._together(level_id, theirs) == self._tries.get(level_id) for level_id, theirs in other._tries.items()
        )

    def grew_from(self, other: Progress) -> bool:
        """Tell whether another progress may be an earlier state of this one.

        Parameters
        ----------
        other:
            Another progress at the same game.

        Returns
        -------
        bool
            Whether all its tries are the first ones here, in the same order.

        Examples
        --------
        >>> here, there = Progress("cuccu"), Progress("cuccu")
        >>> _ = here.note("the-cat-1", "keep")
        >>> here.grew_from(there), there.grew_from(here)
        (True, False)
        """
        return all(self._level_grew(level_id, earlier, other) for level_id, earlier in other._tries.items())

    def _level_grew(self, level_id: str, earlier: list[Try], other: Progress) -> bool:
        now = self._tries.get(level_id, [])
        if self._left_out[level_id] or other._left_out[level_id]:
            # Their order is not whole any more.
            return self.count(level_id) >= other.count(level_id) and self.stars(level_id) >= other.stars(level_id)
        whole = len(earlier) - 1
        return (
            len(now) > whole and now[:whole] == earlier[:whole] and self._goes_on(level_id, now[whole], earlier[whole])
        )

    def _together(self, level_id: str, theirs: list[Try]) -> list[Try]:
        """All tries of two devices, those that both know once; one that went on at either counts as it ended."""
        ours = self._tries.get(level_id, [])
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(ours, theirs, strict=False)))
        merged, mine, other = ours[:common], ours[common:], theirs[common:]
        if Counter(other) <= Counter(mine):
            return ours
        if mine and other and any(self._goes_on(level_id, *pair) for pair in permutations((mine[0], other[0]))):
            merged.append(max(mine[0], other[0], key=lambda one: (len(one.steps), one.hints)))
            mine, other = mine[1:], other[1:]
        known = Counter(mine)
        new = []
        for one in other:
            known[one] -= 1
            if known[one] < 0:
                new.append(one)
        return [*merged, *mine, *new]

    def _goes_on(self, level_id: str, later: Try, earlier: Try) -> bool:
        """Whether a try may be a later state of another one; what is solved does not go on."""
        if later == earlier:
            return True
        began = later.steps[: len(earlier.steps)] == earlier.steps and later.hints >= earlier.hints
        return began and self._verdict(level_id, earlier) is not Verdict.SOLVED

    # -- code ----------------------------------------------------------------------------------------------------------

    def code(self) -> str:
        """Return the progress as a line of text.

        Returns
        -------
        str
            At most :data:`LONGEST_CODE` letters; what is left out where that would not do is said there.

        Examples
        --------
        >>> Progress("cuccu").code()
        'cuccu-lessons.1.ZMQQ7QAAAA'
        """
        must, losses = self._losses()
        least = bisect_left(range(len(losses)), True, must, key=lambda lost: self._fits(losses[:lost]))
        return self._written(losses[:least])

    def _fits(self, losses: list[tuple[str, Try | None]]) -> bool:
        return len(self._written(losses)) <= LONGEST_CODE

    def _losses(self) -> tuple[int, list[tuple[str, Try | None]]]:
        """What is left out of a code that would be too long: a try, a level, or all refused actions; and the least."""
        made = self._made()
        more = max(0, len(made) - MOST_MADE)
        order: list[tuple[int, str, Try | None]] = []
        for level_id, there in self._tries.items():
            best = max(there, key=lambda attempt: self._stars(level_id, attempt))
            if level_id not in made[:more]:
                order += [(place - len(there), level_id, one) for place, one in enumerate(there) if one is not best]
        order.sort(key=lambda loss: loss[0])
        losses = [*((name, None) for name in made[:more]), *((name, attempt) for _, name, attempt in order)]
        return more, [*losses, *((name, None) for name in made[more:]), ("", None)]

    def _written(self, losses: list[tuple[str, Try | None]]) -> str:
        """The code without what is to be left out of it."""
        tries = {level_id: list(there) for level_id, there in self._tries.items()}
        left_out = Counter(self._left_out)
        for level_id, lost in losses:
            if lost is not None:
                tries[level_id].remove(lost)
                left_out[level_id] += 1
            elif level_id:
                del tries[level_id]
            else:
                tries = {one: [_without_slips(self.game, one, lean) for lean in tries[one]] for one in tries}
        coded = {level_id: [_coded(self.game, level_id, one) for one in there] for level_id, there in tries.items()}
        digits = (digit for there in coded.values() for one in there for digit in one)
        texts = {text: place for place, text in enumerate(dict.fromkeys(one for one in digits if isinstance(one, str)))}
        packer = Packer()
        packer.count(len(coded))
        for level_id, there in coded.items():
            name, made, seed = level_id.partition(".")
            packer.put(mark(name), MARKS)
            if made:
                packer.count(int(seed))
            packer.put(max(self._stars(level_id, attempt) for attempt in tries[level_id]), _GIVEN_AWAY + 1)
            several = len(there) > 1 or left_out[level_id] > 0
            packer.put(int(several), 2)
            if several:
                packer.count(len(there) - 1)
                packer.count(left_out[level_id])
            for digit in (digit for one in there for digit in one):
                packer.put(*((texts[digit], len(texts)) if isinstance(digit, str) else digit))
        room = opened(self.classroom, "class")[1] if self.classroom else b""
        body = b"".join(_sized(part) for part in (self.pupil.encode(), room, _deflated("\n".join(texts))))
        return sealed(self.game, "lessons", body + packer.bytes())

    @classmethod
    def from_code(cls, code: object, language_code: str = "en") -> Progress:
        """Read a progress from its code.

        Parameters
        ----------
        code:
            What :meth:`code` gave; white space around it does not matter.
        language_code:
            The language of the refusal.

        Returns
        -------
        Progress
            The same progress.

        Raises
        ------
        Illegal
            ``code-foreign``: not a code of lessons; ``code-newer``: made by a later version; ``code-damaged``: a
            letter is missing or wrong; ``code-drift``: its moves do not show what it claims; ``oversized``. The
            sentence is in the refusal's ``text``.

        Examples
        --------
        >>> Progress.from_code("cuccu-lessons.1.ZMQQ7QAAAA")
        <progress at cuccu: 0 levels solved>
        >>> Progress.from_code("cuccu-lessons.1.ZMQQ7QAAAB")
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: This code is damaged: a piece of it is missing or mistyped. [code-damaged]
        """
        try:
            game, body = opened(code, "lessons")
            if len(body) > LONGEST_CODE:
                raise Illegal(Fault.OVERSIZED, what="code", limit=LONGEST_CODE)
            return cls._read(game, body)
        except Illegal as fault:
            raise worded(fault, language_code) from fault.__cause__

    @classmethod
    def _read(cls, game: str, body: bytes) -> Progress:
        name, body = _part(body)
        room, body = _part(body)
        packed, body = _part(body)
        try:
            progress = cls(game, name.decode(), sealed(game, "class", room) if room else "")
            texts = _inflated(packed)
        except (ValueError, zlib.error) as fault:
            raise Illegal(Fault.CODE_DAMAGED) from fault
        try:
            progress._read_levels(Unpacker(body), texts)
        except Illegal as fault:
            fault.data["pupil"] = progress.pupil
            raise
        return progress

    def _read_levels(self, unpacker: Unpacker, texts: list[str]) -> None:
        for _ in range(unpacker.count()):
            found = _marked(self.game).get(unpacker.take(MARKS))
            if found is None:
                raise Illegal(Fault.CODE_DRIFT, because="unknown")
            level_id = found.id if isinstance(found, Level) else f"{found.id}.{unpacker.count()}"
            if level_id in self._tries or len(self._made()) > MOST_MADE:
                raise Illegal(Fault.CODE_DAMAGED)
            self._read_level(level_id, unpacker, texts)
        if not unpacker.empty:
            raise Illegal(Fault.CODE_DAMAGED)

    def _read_level(self, level_id: str, unpacker: Unpacker, texts: list[str]) -> None:
        try:
            level(self.game, level_id)
        except (Illegal, AssertionError) as fault:
            raise Illegal(Fault.CODE_DRIFT, because="unknown") from fault
        claimed, several = unpacker.take(_GIVEN_AWAY + 1), unpacker.take(2)
        count = unpacker.count() + 1 if several else 1
        left_out = unpacker.count() if several else 0
        if count > 8 * LONGEST_CODE:
            raise Illegal(Fault.CODE_DAMAGED)
        self._tries[level_id] = [_decoded(self.game, level_id, unpacker, texts) for _ in range(count)]
        if left_out:
            self._left_out[level_id] = left_out
        shown = self.stars(level_id)
        if claimed != shown:
            raise Illegal(Fault.CODE_DRIFT, level=level_id, claimed=claimed, shown=shown)


# -- tries in a code ---------------------------------------------------------------------------------------------------


@cache
def _marked(game: str) -> dict[int, Level | Kind]:
    """Hand-made levels and kinds by the marks that stand for them, so that new ones change no code."""
    found: dict[int, Level | Kind] = {}
    for lesson in lessons(game):
        found |= {mark(one.id): one for one in lesson.levels}
        found |= {mark(kind.id): kind for kind in lesson.kinds}
    return found


@lru_cache(maxsize=50_000)
def _coded(game: str, level_id: str, attempt: Try) -> tuple[tuple[int, int] | str, ...]:
    """A try as digits and their bases; a text stands for its place among all texts of the code."""
    found: list[tuple[int, int] | str] = [(attempt.hints, _GIVEN_AWAY + 1)]
    if attempt.steps == _after(game, level_id, ()).solution:
        return (*found, (1, 2))
    found += [(0, 2), (len(attempt.steps), LONGEST_TRY + 1)]
    for place, step in enumerate(attempt.steps):
        expected = _after(game, level_id, attempt.steps[:place]).expected()
        if step in expected:
            found.append((expected.index(step), len(expected) + 1))
        else:
            found += [(len(expected), len(expected) + 1), step]
    return tuple(found)


def _decoded(game: str, level_id: str, unpacker: Unpacker, texts: list[str]) -> Try:
    hints = unpacker.take(_GIVEN_AWAY + 1)
    if unpacker.take(2):
        return Try(_after(game, level_id, ()).solution, hints)
    steps: tuple[str, ...] = ()
    for _ in range(unpacker.take(LONGEST_TRY + 1)):
        expected = _after(game, level_id, steps).expected()
        place = unpacker.take(len(expected) + 1)
        if place == len(expected) and not texts:
            raise Illegal(Fault.CODE_DAMAGED)
        steps = (*steps, expected[place] if place < len(expected) else texts[unpacker.take(len(texts))])
        if len(_after(game, level_id, steps).kinds) < len(steps):
            raise Illegal(Fault.CODE_DRIFT, because="unknown")
    if not steps and not hints:
        raise Illegal(Fault.CODE_DAMAGED)
    return Try(steps, hints)


def _shortened(walk: _Walk, steps: tuple[str, ...]) -> tuple[str, ...]:
    """No more steps than are kept: of those that led nowhere the oldest go."""
    left = list(zip(steps, walk.kinds, strict=True))
    while len(left) > LONGEST_TRY:
        kinds = [kind for _, kind in left]
        back = [place for place, pair in enumerate(pairwise(kinds)) if pair == ("move", UNDO)]
        # Refused actions first: without moves that were taken back a try could become worth more than it was.
        if "slip" in kinds:
            del left[kinds.index("slip")]
        elif not isinstance(walk.level.task, Play):
            del left[0]
        elif back:
            del left[back[0] : back[0] + 2]
        else:
            raise worded(Illegal(Fault.OVERSIZED, what="try", limit=LONGEST_TRY, because="try"))
    return tuple(step for step, _ in left)


def _without_slips(game: str, level_id: str, attempt: Try) -> Try:
    steps = zip(attempt.steps, _after(game, level_id, attempt.steps).kinds, strict=True)
    return Try(tuple(step for step, kind in steps if kind != "slip"), attempt.hints)


# -- parts of a body ---------------------------------------------------------------------------------------------------


def _sized(part: bytes) -> bytes:
    """A part after its length, in two bytes where one will not do."""
    size = len(part)
    return (bytes([size]) if size < 128 else bytes([128 | size >> 8, size & 255])) + part


def _part(body: bytes) -> tuple[bytes, bytes]:
    """The next part of a body, and what comes after it."""
    if not body:
        raise Illegal(Fault.CODE_DAMAGED)
    size, begin = (body[0], 1) if body[0] < 128 else ((body[0] & 127) << 8 | int.from_bytes(body[1:2], "big"), 2)
    if len(body) < begin + size:
        raise Illegal(Fault.CODE_DAMAGED)
    return body[begin : begin + size], body[begin + size :]


def _deflated(text: str) -> bytes:
    if not text:
        return b""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    return deflate.compress(text.encode()) + deflate.flush()


def _inflated(packed: bytes) -> list[str]:
    if not packed:
        return []
    inflate = zlib.decompressobj(-15)
    text = inflate.decompress(packed, _LONGEST_TEXTS)
    if inflate.unconsumed_tail or not inflate.eof:
        raise ValueError("texts too large")
    return text.decode().split("\n")


def _plain_name(name: object) -> str:
    """A name that can be shown anywhere, in one form however it was typed."""
    if isinstance(name, str) and len(name) <= 10 * LONGEST_NAME:
        plain = " ".join(normalize("NFC", name).split())
        if len(plain) <= LONGEST_NAME and not any(
            category(letter) in ("Cc", "Cs") or letter in _ODD for letter in plain
        ):
            return plain
    raise worded(Illegal(Fault.BAD_OPTION, option="pupil", letters=LONGEST_NAME, because="name"))


@lru_cache(maxsize=8)
def _class_of(code: str) -> Classroom:
    from cardwidgets.lessons.classroom import Classroom

    return Classroom.from_code(code)


# -- the progress of this kernel ---------------------------------------------------------------------------------------


_shared: dict[tuple[str, str], Progress] = {}


def progress_of(game: str, classroom_code: str = "") -> Progress:
    """Return the progress of this kernel at a game: the same one for all its tables.

    Parameters
    ----------
    game:
        The game's name.
    classroom_code:
        The code of the class, or nothing; each class has its own.

    Returns
    -------
    Progress
        To be noted in, merged into and read.

    Raises
    ------
    Illegal
        As for :class:`Progress`.

    Examples
    --------
    >>> progress_of("cuccu") is progress_of("cuccu")
    True
    """
    key = game, classroom_code.strip()
    if key not in _shared:
        _shared[key] = Progress(game, classroom=classroom_code)
    return _shared[key]

"""A lesson at a table: its levels one after the other, what each try has come to, and hints in three stages.

The learner plays at an ordinary table. What is done is noted in the progress that all lessons of a game share, and what
a try has come to is said by the level alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar, Final

from cardwidgets.engine import games
from cardwidgets.engine.game import NEXT_ROUND, Fault, Illegal
from cardwidgets.engine.match import Match
from cardwidgets.lessons import Kind, Lesson, Level, Play, Question, Verdict, lesson
from cardwidgets.lessons.answers import check, is_right
from cardwidgets.lessons.classroom import Classroom
from cardwidgets.lessons.codes import worded
from cardwidgets.lessons.progress import Progress, Try, level, replay
from cardwidgets.rulebook import message_id
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.scenes import Place, Scene
from cardwidgets.table.session import PERSON, Session

__all__ = ["OF_CODES", "LessonInbox", "LessonSession"]

_STAGES: Final = 3
"""Hints: where to look, which rule to think of, what to do."""

_STARS: Final = 3

_PASTED: Final = 100_000
"""How long a text may be in which a code is looked for."""

_MOST_MADE: Final = 1_000
"""How many levels of a kind are counted."""

_class = cache(Classroom.from_code)

_KEYS: Final = {"another": "m", "next": "n", "undo": "u", "again": "t"}
"""Letters that nothing else at a table of ours has at the same time."""

OF_CODES: Final = (Fault.CODE_DAMAGED, Fault.CODE_FOREIGN, Fault.CODE_NEWER, Fault.CODE_DRIFT)


class LessonSession(Session):
    """A lesson as one learner sees it.

    Parameters
    ----------
    game:
        The game's name.
    name:
        The lesson: its id, or its title in any language.
    language_code, pace:
        As for any table.
    progress:
        Where all that is done is noted; None for a new one.
    key:
        Under which name a page keeps the progress; empty for none.

    Raises
    ------
    Illegal
        ``bad-option`` with the lessons there are, and for anything else that cannot be.

    Examples
    --------
    >>> session = LessonSession("cuccu", "the cat")
    >>> session.said("goal")
    'Come out of this round with all your lives.'
    >>> for action in session.level.task.solution:
    ...     session.act(action)
    ...     session.settle()
    >>> session.verdict.value
    'solved'
    """

    def __init__(
        self,
        game: str,
        name: object,
        *,
        language_code: str = "en",
        pace: str = "normal",
        progress: Progress | None = None,
        key: str = "",
    ) -> None:
        self.course: Lesson = lesson(game, name)
        self.progress = Progress(game) if progress is None else progress
        self.level: Level = self._find(self._first())
        super().__init__(
            game,
            seed=self.level.seed,
            options=self.level.options,
            position=self.level.position,
            seats=self._who_sits(),
            language_code=language_code,
            pace=pace,
            open_hands=self.level.open_hands,
            lesson=True,
            # What a level tells beforehand, no count of chances knows of.
            odds=False,
            key=key,
        )
        self._sit_down()

    # -- levels --------------------------------------------------------------------------------------------------------

    def stops(self) -> list[str]:
        """Return the ids of the lesson's levels; of each kind that is made without end, the one that is next.

        Returns
        -------
        list
            In order.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").stops()[:2]
        ['the-cat-1', 'the-cat-2']
        """
        return [*(one.id for one in self.course.levels), *map(self._to_do, self.course.kinds)]

    def _first(self) -> str:
        """Where to begin: at the first level that is not solved yet."""
        stops = self.stops()
        return next((one for one in stops if not self.progress.solved(one)), stops[0])

    def _find(self, level_id: object) -> Level:
        """A level of this lesson, and of no other."""
        whole = isinstance(level_id, str) and (
            level_id in [one.id for one in self.course.levels]
            or level_id.partition(".")[0] in [kind.id for kind in self.course.kinds]
        )
        if not whole:
            allowed = ", ".join(self.stops())
            raise Illegal(Fault.BAD_OPTION, option="level", value=str(level_id)[:80], allowed=allowed)
        return level(self.course.game, level_id)

    def _made(self, kind: Kind, number: int) -> str:
        """The id of a level of a kind, counted from 1; everybody in a class gets the same ones."""
        code = self.progress.classroom
        return f"{kind.id}.{_class(code).seed_for(kind.id, number) if code else number}"

    def _to_do(self, kind: Kind) -> str:
        """The first level of a kind that is not solved yet."""
        number = 1
        while self.progress.solved(self._made(kind, number)):
            number += 1
        return self._made(kind, number)

    def _another(self) -> str | None:
        """A level of the same kind that was never tried; None for one made by hand."""
        for kind in self.course.kinds:
            if kind.id == self.level.text_id:
                number = 1
                while (found := self._made(kind, number)) == self.level.id or self.progress.tries(found):
                    number += 1
                return found
        return None

    def _next(self) -> str | None:
        """The level after this one, else the first that is not solved yet; None at the end of the lesson."""
        stops = self.stops()
        at = self._here()
        left = [stop for stop in stops[:at] if not self.progress.solved(stop)]
        return next(iter([*stops[at + 1 :], *left]), None)

    def _here(self) -> int:
        """Which stop the table is at, from 0."""
        return [stop.partition(".")[0] for stop in self.stops()].index(self.level.text_id)

    def _who_sits(self) -> list[str]:
        return [PERSON if seat == self.level.seat else "regular" for seat in range(self.level.begin().seats)]

    def go(self, to: object) -> None:
        """Begin a level of the lesson: another one, or the same again.

        Parameters
        ----------
        to:
            ``next``, ``again``, ``another`` (one of the same kind), the number of a stop, or a level's id.

        Raises
        ------
        Illegal
            ``bad-option`` when there is no such level here.

        Examples
        --------
        >>> session = LessonSession("cuccu", "the cat")
        >>> session.go("next")
        >>> session.asks
        True
        """
        ways: dict[str, str | None] = {str(number): stop for number, stop in enumerate(self.stops(), start=1)}
        ways |= {"again": self.level.id, "next": self._next(), "another": self._another()}
        try:
            found = self._find(ways.get(str(to), to))
        except Illegal as refusal:
            there = ", ".join(way for way, stop in ways.items() if stop)
            # One that was made by hand has no other like it.
            because = {"alone" if to == "another" else "levels": there}
            raise Illegal(Fault.BAD_OPTION, option="level", value=str(to)[:80], **because) from refusal
        self._begin_level(found)
        self._tell(f"{self._numbered()}. {self.said('goal')} {self.said('before')}")
        self.rev += 1

    def _begin_level(self, found: Level) -> None:
        self.level = found
        self.open_hands = found.open_hands
        self._position = found.position
        self._seats = self._who_sits()
        self._begin(found.begin())
        self._sit_down()

    def _sit_down(self) -> None:
        """Begin a new try."""
        self._noted: Try | None = None
        self._steps: list[object] = []
        self._hints = 0
        self.verdict = self.level.verdict(self.match)
        kind = next((kind for kind in self.course.kinds if kind.id == self.level.text_id), None)
        made = (number for number in range(1, _MOST_MADE) if kind and self._made(kind, number) == self.level.id)
        self._made_number = next(made, 0)
        self.tries = getattr(self, "tries", 0) + 1
        self._stage = 0
        self._told_of: str = ""
        self._to_show: list[str] = []

    @property
    def asks(self) -> bool:
        """Whether the level asks something instead of having something done.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").asks
        False
        """
        return isinstance(self.level.task, Question)

    @property
    def seat_range(self) -> Sequence[int]:
        """As many as the level has.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").seat_range
        (4,)
        """
        return (self.match.seats,)

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the try has come to its end; an answer that was wrong may be followed by another one.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").over
        False
        """
        return self.verdict is Verdict.SOLVED or (self.verdict is Verdict.WRONG and not self.asks)

    @property
    def waiting_for_person(self) -> bool:
        """Whether nothing happens until the learner does something.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").waiting_for_person
        True
        """
        return not self._to_show if self.asks else self.over or super().waiting_for_person

    def _passes(self, match: Match) -> str:
        """Nothing is done for the learner: each step of a try is the learner's own."""
        return ""

    @property
    def people_are_out(self) -> bool:
        """A level is never skipped through."""
        return False

    def act(self, action: str) -> None:
        """Do what the learner wants; what the rules refuse is noted too.

        Parameters
        ----------
        action:
            The action's text.

        Raises
        ------
        Illegal
            ``question``, ``level-over``, or as the rules refuse it; nothing has changed then.

        Examples
        --------
        >>> session = LessonSession("cuccu", "the cat")
        >>> session.act("exchange")
        >>> session.settle()
        >>> session.verdict.value
        'wrong'
        """
        self._check_present()
        if self.asks:
            raise Illegal(Fault.QUESTION)
        if self.over:
            raise Illegal(Fault.LEVEL_OVER)
        mine = self.match.turn == self.reader
        try:
            super().act(action)
        except Illegal:
            if mine:
                self._note(action)
            raise
        self._note(action)
        self._judge()

    def answer(self, answer: str | Sequence[str]) -> None:
        """Take an answer to the level's question.

        Parameters
        ----------
        answer:
            What was typed, or the offers that were ticked.

        Raises
        ------
        Illegal
            ``no-question``, ``level-over``, and ``unanswered``, ``no-number`` or ``no-card`` for what is no answer.

        Examples
        --------
        >>> session = LessonSession("cuccu", "the cat")
        >>> session.go("the-cat-2")
        >>> session.answer(session.level.task.wrong[0].split(", "))
        >>> session.verdict.value
        'wrong'
        """
        self._check_present()
        if not self.asks:
            raise Illegal(Fault.NO_QUESTION)
        if self.over:
            raise Illegal(Fault.LEVEL_OVER)
        if not (answer.strip() if isinstance(answer, str) else answer):
            raise Illegal(Fault.UNANSWERED)
        check(self.level, answer, self.language_code)
        right = is_right(self.level, answer, self.language_code)
        self._note(answer)
        self.news = []
        self.verdict = Verdict.SOLVED if right else Verdict.WRONG
        if right and isinstance(self.level.task, Question):
            self._to_show = list(self.level.task.moves)
        self._told_of = ""
        self._tell_outcome()
        self.rev += 1

    def step(self) -> bool:
        """Let one opponent move; once a question is answered, show the next move of what it was about.

        Returns
        -------
        bool
            False when the table waits for the learner.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").step()
        False
        """
        if self.waiting_for_person or self.shown_at is not None:
            return False
        if self._to_show:
            self._play(self._to_show.pop(0), None)
            self._tell_outcome()
        else:
            self._play(self.level.reply(self.match).text, self.match.turn)
            self._judge()
        return True

    def next_round(self) -> None:
        """A level never goes on to another round.

        Raises
        ------
        Illegal
            ``level-over``, or ``not-legal`` as at any table.
        """
        self._check_present()
        if self.over:
            raise Illegal(Fault.LEVEL_OVER)
        self.act(NEXT_ROUND.text)

    def new(self, seed: int, players_wanted: int | None = None) -> None:
        """Deal nothing anew: what lies on the table is the level's.

        Raises
        ------
        Illegal
            ``not-legal``.
        """
        raise Illegal(Fault.NOT_LEGAL, "", action="new")

    @property
    def can_undo(self) -> bool:
        """Whether there is a move of the learner to take back.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").can_undo
        False
        """
        return not self.asks and self.verdict is not Verdict.SOLVED and super().can_undo

    def undo(self) -> None:
        """Take the learner's last move back, and all that came of it.

        Raises
        ------
        Illegal
            ``nothing-to-undo``.

        Examples
        --------
        >>> session = LessonSession("cuccu", "the cat")
        >>> session.act("exchange")
        >>> session.settle()
        >>> session.undo()
        >>> session.verdict.value
        'open'
        """
        super().undo()
        self._note("undo")
        self._told_of = ""
        self._judge()

    def redo(self) -> None:
        """Do again what was taken back.

        Raises
        ------
        Illegal
            ``nothing-to-redo``.
        """
        at = self.match.moves
        super().redo()
        self._note(self.match.actions()[at].text)
        self._judge()

    def branch(self) -> None:
        """Take everything back to the moment that is shown.

        Raises
        ------
        Illegal
            ``not-legal`` when the present moment is shown.

        Examples
        --------
        >>> session = LessonSession("cuccu", "the cat")
        >>> session.act("exchange")
        >>> session.replay(0)
        >>> session.branch()
        >>> session.match.moves
        0
        """
        at = self.shown_at
        if at is None:
            raise Illegal(Fault.NOT_LEGAL, "", action="branch")
        self.replay(None)
        while self.match.moves > at and self.can_undo:
            self.undo()

    def _note(self, step: object = None, hints: int = 0) -> None:
        """Note a step or a hint, in this try even if another table or a code has brought others in the meantime."""
        progress, level_id = self.progress, self.level.id
        if self._noted is None or progress.tries(level_id)[-1:] != (self._noted,):
            progress.begin(level_id)
            if self._hints:
                progress.hinted(level_id, self._hints)
            for earlier in self._steps:
                progress.note(level_id, earlier, self.language_code)
        if hints:
            self._hints = max(self._hints, hints)
            progress.hinted(level_id, hints)
        else:
            self._steps.append(step)
            progress.note(level_id, step, self.language_code)
        self._noted = next(iter(progress.tries(level_id)[-1:]), None)

    def _judge(self) -> None:
        self._stage = 0
        self.verdict = self.level.verdict(self.match)
        self._tell_outcome()

    # -- what a page keeps ---------------------------------------------------------------------------------------------

    def code(self) -> str:
        """Return the code of the progress, which the lessons of a game share.

        Returns
        -------
        str
            See :meth:`~cardwidgets.lessons.progress.Progress.code`.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").code()[:14]
        'cuccu-lessons.'
        """
        return self.progress.code()

    def cell(self) -> str:
        """Return what a notebook cell has to say to go on with this progress elsewhere.

        Returns
        -------
        str
            A line of Python.
        """
        classroom = self.progress.classroom
        beside = f', classroom="{classroom}"' if classroom else ""
        return f'cardwidgets.Lesson("{self.game}", "{self.course.id}"{beside}, code="{self.code()}")'

    def offer(self, kept: object) -> None:
        """Take in what a page has kept; there is nothing to ask, since nothing is lost by it.

        Parameters
        ----------
        kept:
            A code, or None.
        """
        try:
            if kept is not None:
                self.resume(kept)
        except Illegal:
            # What a page keeps may be of another class, or damaged: then it is of no use.
            return

    def resume(self, code: object) -> None:
        """Bring progress back from its code; what was done here stays.

        Parameters
        ----------
        code:
            As :meth:`code` gave it.

        Raises
        ------
        Illegal
            ``code-…`` with the reason; nothing has changed then.
        """
        found = Progress.from_code(_pasted(code), self.language_code)
        if found.game == self.game and self.progress.holds(found):
            return
        untouched = not self.match.moves and self.verdict is Verdict.OPEN
        self.progress.merge(found)
        if untouched and self.progress.solved(self.level.id):
            self._begin_level(self._find(self._first()))
        self.rev += 1

    def call(self, pupil: str) -> None:
        """Take the name or nickname that the learner goes by.

        Parameters
        ----------
        pupil:
            A line of text, or an empty one.

        Raises
        ------
        Illegal
            ``bad-option``.
        """
        self.progress.pupil = pupil
        self.rev += 1

    # -- saying --------------------------------------------------------------------------------------------------------

    def in_words(self, fault: Illegal) -> str:
        """Say why something was refused; codes are those of lessons here, not of matches."""
        if fault.code in OF_CODES or fault.data.get("because") == "name":
            fault.text = ""
            return worded(fault, self.language_code).text
        return super().in_words(fault)

    def said(self, what: str) -> str:
        """Return a sentence of the level.

        Parameters
        ----------
        what:
            ``goal``, ``before``, ``after`` or ``wrong``.

        Returns
        -------
        str
            From the catalogues; empty where the level has none.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").said("before")
        'You hold a five. ...'
        """
        faces = {name: str(face) for name, face in self.level.says.items() if name in ("card", "card2")}
        plain = {name: value for name, value in self.level.says.items() if name not in faces}
        called = {f"name{seat}": name for seat, name in enumerate(self.words.names)}
        attribute = "" if what == "goal" else f".{what}"
        message = message_id("lesson", self.game, self.level.text_id) + attribute
        with suppress(LookupError):
            return self.words.say(message, **called, **self.words.cards(**faces), **plain)
        return ""

    def _numbered(self) -> str:
        """Which level of how many; of a kind, which one."""
        by_hand = [one.id for one in self.course.levels]
        if self.level.id in by_hand:
            return self.words.say("level-number", number=by_hand.index(self.level.id) + 1, amount=len(by_hand))
        return self.words.say("level-practice", number=self._made_number)

    @property
    def outcome(self) -> str:
        """What is to be said of the try: nothing yet, ``solved``, ``watch``, ``wrong``, ``mistaken`` or ``lost``.

        ``watch`` is a right answer that is being shown, ``mistaken`` a wrong one.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").outcome
        ''
        """
        if self.verdict is Verdict.OPEN or not (self.waiting_for_person or self._to_show):
            return ""
        if self.asks:
            return ("watch" if self._to_show else "right") if self.verdict is Verdict.SOLVED else "mistaken"
        return self.verdict.value

    def _outcome_text(self) -> str:
        outcome = self.outcome
        if outcome in ("solved", "right"):
            return self.said("after")
        if outcome == "lost":
            return f"{self.words.say('level-lost.text')} {self.said('wrong')}"
        return self.said("wrong") if outcome in ("wrong", "mistaken") else ""

    def _tell(self, text: str) -> None:
        """Have something spoken, once."""
        self._number += 1
        self.news.append({"n": self._number, "text": text.strip(), "moves": []})

    def _tell_outcome(self) -> None:
        outcome = self.outcome
        if outcome != self._told_of and outcome:
            stars = self._earned() if outcome in ("solved", "right") else ""
            said = (self.words.say(f"level-{outcome}"), self._outcome_text(), stars, self._finished())
            self._tell(" ".join(part for part in said if part))
        self._told_of = outcome

    def _earned(self) -> str:
        """The stars of a solved level, and what the try took."""
        say, attempt = self.words.say, self._noted or Try()
        took = say("level-took-answers" if self.asks else "level-took-moves", amount=replay(self.level, attempt).moves)
        return say("level-earned", stars=say("level-stars", amount=self.progress.stars(self.level.id)), took=took)

    def _finished(self) -> str:
        """What is said at the end of the lesson, once all of it is solved."""
        stops = [one.id for one in self.course.levels]
        if self.outcome not in ("solved", "right") or self._next() or not all(map(self.progress.solved, stops)):
            return ""
        earned = sum(map(self.progress.stars, stops))
        return self.words.say("level-finished", amount=earned, number=_STARS * len(stops))

    def hint(self) -> dict[str, Any]:
        """Help on in three stages: where to look, which rule to think of, what to do.

        Returns
        -------
        dict
            As for any table; ``stage``, ``clause`` of the second one, and ``actions`` where several are to be ticked.

        Raises
        ------
        Illegal
            ``level-over``, or ``not-your-turn``.

        Examples
        --------
        >>> session = LessonSession("cuccu", "the cat")
        >>> [session.hint()["label"] for _ in range(2)]
        ['Hint 1 of 3: look here', 'Hint 2 of 3: think of this rule']
        """
        self._check_present()
        if self.verdict is Verdict.SOLVED:
            raise Illegal(Fault.LEVEL_OVER)
        if not self.waiting_for_person:
            raise Illegal(Fault.NOT_YOUR_TURN, "", seat=self.reader, turn=self.match.turn)
        say = self.words.say
        hint = self.level.hint(self.match)
        if hint.back:
            self._note(hints=1)
            return {"action": "", "label": say("level-hint-back"), "text": say("level-hint-back.text"), "places": []}
        self._stage = min(self._stage + 1, _STAGES)
        self._note(hints=self._stage)
        actions = hint.action.split(", ") if self.asks and self.level.offers() else [hint.action]
        labels = {choice["text"]: choice["label"] for choice in self._choices()}
        places = self._advised(hint.action, hint.look)
        said: dict[str, Any] = {"action": "", "places": places, "stage": self._stage}
        if self._stage == 1:
            seen = ", ".join(filter(None, map(self._place_name, places))) or say("level-hint-look.text")
            return {**said, "label": say("level-hint-look"), "text": seen}
        if self._stage == 2:
            rule = self.words.rule(hint.clause)
            return {**said, "label": say("level-hint-rule"), "text": rule, "clause": hint.clause}
        done = ", ".join(labels[action] if action in labels else self._named(action) for action in actions)
        label = say("level-hint-do", label=done)
        return {**said, "action": hint.action, "actions": actions, "label": label, "text": say("level-hint-do.text")}

    # -- showing -------------------------------------------------------------------------------------------------------

    def scene(self) -> dict[str, Any]:
        """Return the table as plain data for a screen, with the level in it.

        Returns
        -------
        dict
            As at any table; ``level`` says which lesson and level it is, its goal, what the try has come to, and what
            can be done about it.

        Examples
        --------
        >>> scene = LessonSession("cuccu", "the cat").scene()
        >>> scene["level"]["lesson"], [stop["label"] for stop in scene["level"]["stops"]][:2]
        ('The cat', ['Level 1: not solved yet', 'Level 2: not solved yet'])
        """
        scene = super().scene()
        say = self.words.say
        live = self.shown_at is None
        asked = self.asks and not self.over
        scene["level"] = self._level_data(live)
        scene["strings"] = {**scene["strings"], "code": say("level-code"), "code_note": say("level-code-note")}
        scene["controls"] |= {
            **dict.fromkeys(("next", "skip")),
            **dict.fromkeys(("new", "over"), False),
            "redo": scene["controls"]["redo"] and not self.asks and not self.over,
            "hint": live and self.verdict is not Verdict.SOLVED and self.waiting_for_person,
        }
        if asked or self.over:
            scene["actions"] = self._offers() if asked and live else []
            # Cards that are answers are pressed, and not carried about.
            scene["controls"]["move"] &= not any(offer["source"] for offer in scene["actions"])
            scene["prompt"] = say(f"level-prompt-{self._way()}") if asked and not self.outcome else ""
            scene["seats"] = [{**seat, "thinking": bool(seat["thinking"] and self._to_show)} for seat in scene["seats"]]
        return scene

    def laid_out(self) -> Scene:
        """Return what is shown, laid out on the table; while something is asked the table reckons nothing itself.

        Returns
        -------
        Scene
            As at any table.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").laid_out().places[0].id
        'pack'
        """
        scene = super().laid_out()
        if not self.asks or self.over:
            return scene
        return replace(scene, sitters=tuple(replace(sitter, reckoned=()) for sitter in scene.sitters))

    def _way(self) -> str:
        """How the question is answered."""
        if not self.level.offers():
            return "typed"
        return "many" if isinstance(self.level.task, Question) and self.level.task.many else "one"

    def _level_data(self, live: bool) -> dict[str, Any]:
        say = self.words.say
        outcome = self.outcome if live else ""
        asks = self._way() if live and self.asks and not self.over else ""
        earned = outcome in ("solved", "right")
        return {
            "try": self.tries,
            "lesson": self.course.title(self.language_code),
            "number": self._numbered(),
            "goal": self.said("goal"),
            "before": self.said("before"),
            "par": self._par(),
            "stops": self.coins(),
            "asks": asks,
            "numeric": asks == "typed" and isinstance(self.level.right(), int),
            "rewinds": not self.asks,
            "outcome": outcome,
            "title": say(f"level-{outcome}") if outcome else "",
            "text": self._outcome_text() if outcome else "",
            "stars": self.progress.stars(self.level.id) if earned else 0,
            "stars_text": self._earned() if earned else "",
            "finished": self._finished() if outcome else "",
            "buttons": self._buttons(outcome) if live else [],
            "pupil": self.progress.pupil,
        }

    def _par(self) -> str:
        task = self.level.task
        if isinstance(task, Play):
            return self.words.say("level-par", amount=task.least)
        return self.words.say("level-par-answer")

    def coins(self) -> list[dict[str, Any]]:
        """Return the levels of the lesson as they stand above its table, with the stars of each.

        Returns
        -------
        list
            In order.

        Examples
        --------
        >>> LessonSession("cuccu", "the cat").coins()[0]["label"]
        'Level 1: not solved yet'
        """
        return [self._coin(number, stop) for number, stop in enumerate(self.stops())]

    def _coin(self, number: int, stop: str) -> dict[str, Any]:
        by_hand = number < len(self.course.levels)
        here = number == self._here()
        stars = self.progress.stars(self.level.id if here else stop)
        say = self.words.say
        name = say("level-stop", number=number + 1) if by_hand else say("level-stop-practice")
        state = say("level-stars", amount=stars) if stars else say("level-not-solved")
        return {
            "to": "again" if here else str(number + 1),
            "sign": str(number + 1) if by_hand else "",
            "label": f"{name}: {state}",
            "stars": stars,
            "here": here,
        }

    def _buttons(self, outcome: str) -> list[dict[str, str]]:
        """What can be done now, the most obvious first."""
        good = outcome in ("solved", "right", "watch")
        found = {
            "another": good and self._another() is not None,
            "next": good and self._next() is not None,
            "undo": outcome in ("wrong", "lost"),
            "again": good or outcome in ("wrong", "lost") or self.can_undo,
        }
        return [
            {"does": does, "label": self.words.say(f"level-{does}"), "key": _KEYS[does]}
            for does, there in found.items()
            if there
        ]

    def _choices(self) -> list[dict[str, Any]]:
        """What can be done or answered, as the screen has it."""
        return self._offers() if self.asks else super().scene()["actions"]

    def _offers(self) -> list[dict[str, Any]]:
        """The offers of a question as things that can be pressed: buttons, and places on the table."""
        offers = self.level.offers()

        def as_it_lies(offer: str) -> tuple[int, int]:
            """A hand is sorted on the table, so that its cards stand in another order there."""
            zone, _, index = self._lies(offer[6:]).partition(":")
            first = next((at for at, other in enumerate(offers) if other.startswith(f"place {zone}:")), 0)
            return (first, int(index)) if index and offer.startswith("place ") else (offers.index(offer), 0)

        return [
            {
                "text": offer,
                "label": self._named(offer),
                "hint": "",
                "source": self._lies(offer[6:]) if offer.startswith("place ") else "",
                "target": "",
                "legal": True,
                "key": str(number) if number <= 9 else "",
                "menu": True,
                "goes": [],
            }
            for number, offer in enumerate(sorted(offers, key=as_it_lies), start=1)
        ]

    def _named(self, offer: str) -> str:
        """What an offer is called, or a typed answer."""
        kind, _, rest = offer.partition(" ")
        say = self.words.say
        if kind == "seat":
            name = self.words.names[int(rest)]
        elif kind == "card":
            name = self.words.card(rest)
        elif kind == "place":
            name = self._place_name(self._lies(rest))
        elif kind == "play":
            choices = {choice.text: choice.label for choice in self.laid_out().choices}
            name = choices.get(rest, rest)
        elif offer in ("yes", "no", "none"):
            name = say({"yes": "value-true", "no": "value-false", "none": "level-none"}[offer])
        else:
            name = self.words.card(offer) if offer in self.match.game.PACK.counts else offer
        return name[:1].upper() + name[1:]

    def _lies(self, place: str) -> str:
        """Where a place of the engine lies on the table, whose hands are sorted."""
        zone, _, index = place.partition(":")
        shown = self._places().get(zone)
        cards = self.view().zones.get(zone, ())
        if shown is None or not index or int(index) >= len(cards):
            return zone
        face = cards[int(index)]
        if face is None:
            return place
        same = [at for at, card in enumerate(shown.cards) if card.face == face]
        before = cards[: int(index)].count(face)
        return f"{zone}:{same[before]}" if before < len(same) else zone

    def _places(self) -> dict[str, Place]:
        return {place.id: place for place in self.laid_out().places}

    def _place_name(self, place: str) -> str:
        zone, _, index = place.partition(":")
        shown = self._places().get(zone)
        if shown is None:
            return ""
        card = shown.cards[int(index)] if index and int(index) < len(shown.cards) else None
        return shown.label if card is None or card.face is None else card.label

    def _advised(self, action: str, look: Sequence[str]) -> list[str]:
        """The places that a hint lights: where the next move begins and ends, or what the question is about."""
        if self.asks:
            return [self._lies(place) for place in look]
        found = [choice for choice in self.laid_out().choices if choice.text == action]
        places = [place for choice in found for place in (choice.source, choice.target) if place]
        own = [place.id for place in self._places().values() if (place.seat, place.kind) == (self.reader, "hand")]
        return places or own


class LessonInbox(Inbox):
    """Answers the messages of a table at which a lesson is taken.

    Parameters
    ----------
    session:
        The table.
    faces:
        The sheet of card faces.

    Examples
    --------
    >>> inbox = LessonInbox(LessonSession("cuccu", "the cat"))
    >>> inbox.answer({"id": "a", "rev": 0, "type": "level", "to": "2"})
    {'type': 'answer', 'id': 'a', 'rev': 1, 'ok': True}
    >>> inbox.answer({"id": "b", "rev": 1, "type": "answer", "answer": []})["refusal"]["text"]
    'Give an answer first.'
    """

    FIELDS: ClassVar[Mapping[str, Mapping[str, tuple[type, ...]]]] = {
        **Inbox.FIELDS,
        "level": {"to": (str,)},
        "answer": {"answer": (str, list)},
        "pupil": {"pupil": (str,)},
    }

    def __init__(self, session: LessonSession, faces: str = "") -> None:
        super().__init__(session, faces)
        self._lesson = session

    def _do(self, message: Mapping[str, Any]) -> dict[str, Any]:
        match message["type"]:
            case "level":
                self._lesson.go(message["to"])
            case "answer":
                self._lesson.answer(message["answer"])
            case "pupil":
                self._lesson.call(message["pupil"])
            case _:
                return super()._do(message)
        return {}


def _pasted(text: object) -> object:
    """The code in what was pasted: lines may have been broken, and there may be words around it."""
    plain = re.sub(r"\s", "", text) if isinstance(text, str) and len(text) < _PASTED else ""
    found = re.search(rf"({'|'.join(games())})-lessons\.\d+\.[\w-]+", plain)
    return found.group() if found else text

"""The table at which a lesson is taken, as a widget: ``cardwidgets.Lesson``."""

from __future__ import annotations

import os
from hashlib import blake2b
from weakref import WeakSet

from cardwidgets.engine import games
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons.classroom import Classroom
from cardwidgets.lessons.codes import worded as worded_code
from cardwidgets.lessons.progress import Progress, progress_of
from cardwidgets.table.lesson import OF_CODES, LessonInbox, LessonSession
from cardwidgets.table.picture import face_sheet
from cardwidgets.table.widget import Table, cell_key
from cardwidgets.table.words import worded

__all__ = ["Lesson"]

_lessons: WeakSet[Lesson] = WeakSet()


class Lesson(Table):
    """A lesson that checks itself; put it at the end of a cell.

    Parameters
    ----------
    game:
        The game's name.
    lesson:
        Which lesson: its id, or its title in any language.
    language:
        The language of the table; by default that of the class, or English.
    pace:
        How fast the others move: ``"off"``, ``"fast"``, ``"normal"`` or ``"slow"``.
    classroom:
        The code of your class, if your teacher gave you one: then all of you get the same deals.
    pupil:
        Your name or nickname, if you like; it is kept in the code of your progress.
    code:
        The code of your progress from another device, to go on with.
    name:
        Under which a re-run replaces the table; by default the cell and the table's place in it.

    Raises
    ------
    Illegal
        For anything that cannot be, in a sentence that says why; for a lesson that there is not, with those there are.

    Examples
    --------
    >>> import cardwidgets
    >>> str(cardwidgets.Lesson("cuccu", "the cat")).splitlines()[2]
    '  Come out of this round with all your lives.'
    """

    _session: LessonSession

    def __init__(
        self,
        game: str,
        lesson: str,
        /,
        *,
        language: str | None = None,
        pace: str = "normal",
        classroom: str | None = None,
        pupil: str = "",
        code: str | None = None,
        name: str | None = None,
    ) -> None:
        try:
            if game not in games():
                raise Illegal(Fault.BAD_OPTION, option="game", value=str(game)[:80], allowed=", ".join(games()))
            if name is not None and not isinstance(name, str):
                raise Illegal(Fault.BAD_OPTION, option="name", value=str(name)[:80], allowed="text")
            brought = None if code is None else Progress.from_code(code)
            code_of_class = classroom or (brought.classroom if brought else "")
            room = Classroom.from_code(code_of_class) if code_of_class else None
            if language is None:
                language = room.language if room else "en"
            progress = progress_of(game, code_of_class)
            if brought is not None:
                progress.merge(brought)
            if pupil:
                progress.pupil = pupil
            session = LessonSession(game, lesson, language_code=language, pace=pace, progress=progress)
        except Illegal as refusal:
            _worded(refusal, game, language)
            raise
        # The code of a class tells its deals to somebody determined: it is not for the page.
        digest = blake2b(progress.classroom.encode(), digest_size=8).hexdigest()
        session.key = f"cardwidgets:lessons:{game}:{digest}:{os.environ.get('JPY_SESSION_NAME', '')}"
        self._open(session, LessonInbox(session, face_sheet(game)), cell_key(f"{game}:lesson", name))
        _lessons.add(self)

    # -- what a notebook may use ------------------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """What was done at the lessons of this game, and how far that led.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Lesson("cuccu", "the cat").progress.game
        'cuccu'
        """
        return self._session.progress

    @property
    def code(self) -> str:
        """The code of your progress, to go on elsewhere or to hand in.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Lesson("cuccu", "the cat").code[:16]
        'cuccu-lessons.1.'
        """
        return self._session.code()

    def go(self, to: str | int) -> Lesson:
        """Begin another level.

        Parameters
        ----------
        to:
            ``"next"``, ``"again"``, ``"another"`` (one of the same kind), a number, or a level's id.

        Returns
        -------
        Lesson
            Itself, so that a cell can show it.

        Raises
        ------
        Illegal
            ``bad-option`` when there is no such level here.

        Examples
        --------
        >>> import cardwidgets
        >>> str(cardwidgets.Lesson("cuccu", "the cat").go(2)).splitlines()[1]
        '  The cat. Level 2 of ...'
        """
        with self._in_words():
            self._session.go(to)
        self._publish()
        return self

    def answer(self, *answer: str) -> Lesson:
        """Answer the level's question.

        Parameters
        ----------
        answer:
            What you would type, or the offers that you would tick, such as ``"seat 1"``.

        Returns
        -------
        Lesson
            Itself.

        Raises
        ------
        Illegal
            ``no-question``, ``unanswered`` and whatever is no answer at all.

        Examples
        --------
        >>> import cardwidgets
        >>> table = cardwidgets.Lesson("cuccu", "the cat").go(2)
        >>> table.answer()
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: Give an answer first. [unanswered]
        """
        with self._in_words():
            self._session.answer(list(answer) if self._session.level.offers() else " ".join(answer))
            self._session.settle()
        self._publish()
        return self

    # -- the screen -------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Have the page keep the progress, and the other lessons of the game show it."""
        super()._keep()
        for other in [one for one in _lessons if one is not self and one.comm is not None]:
            if other.progress is self.progress:
                other._refresh()

    def _refresh(self) -> None:
        """Show stars that were earned, or a progress that was brought back, at another table."""
        session = self._session
        if session.coins() != self.view["level"]["stops"]:
            session.rev += 1
            self.view = session.scene()


def _worded(refusal: Illegal, game: object, code: object) -> None:
    """Put the sentence into a refusal that comes before there is a table."""
    if refusal.code in OF_CODES or refusal.data.get("because") == "name":
        refusal.text = ""
        worded_code(refusal, code or "en")
    else:
        worded(refusal, str(game) if game in games() else games()[0], code or "en")

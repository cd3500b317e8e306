"""The interactive card table: one generic widget for every game.

Python owns the truth. The one trait ``view`` is written here alone; the browser sends small intents as messages, and
each gets an answer.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar
from weakref import WeakValueDictionary

import anywidget
import traitlets

from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.engine.match import Match
from cardwidgets.lessons.classroom import Classroom
from cardwidgets.lessons.codes import worded as worded_code
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.picture import face_sheet, picture, text
from cardwidgets.table.session import LOOKS, PACES, Session
from cardwidgets.table.words import worded

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from cardwidgets.lab.simulate import Players, Results

__all__ = ["Table", "cell_key"]

_BUNDLE = Path(__file__).parent / "static" / "table.js"

_tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
_places: dict[str, tuple[str, int]] = {}


class _Setting(traitlets.Any):
    """Anything that the table can have: the table itself refuses what is not, None too."""

    allow_none = False


class Table(anywidget.AnyWidget):
    """A table ready to play at; put it at the end of a cell.

    Parameters
    ----------
    seed:
        A whole number: the same seed gives the same deals everywhere. None: by chance.
    opponents:
        ``"novice"`` or ``"regular"`` for all, or a list with one name for each opponent.
    names:
        What the seats are called, yours first.
    pace:
        How fast opponents move: ``"off"``, ``"fast"``, ``"normal"`` or ``"slow"``.
    language:
        The language of the table; by default that of the class, or English.
    contrast, grain, temperature:
        How the cards look, from 0 to 100; 50 is plain.
    four_colours:
        Whether each suit has a colour of its own, where the cards have French suits.
    name:
        Under which a page remembers the match and a re-run replaces the table; by default the cell and the table's
        place in it.
    seats:
        Who sits where, ``"person"`` or an opponent's name for each seat; with several people at one screen a curtain
        covers the cards until the next one is there. Instead of ``opponents``.
    open_hands:
        Whether all hands lie open, for teaching; the table says so.
    lesson:
        Whether taking back is free; otherwise it is counted and shown.
    step:
        A clause, or several, that the table says at the top, in its own language.
    odds:
        Whether the table tells odds and lends itself to experiments; a teacher may forbid both.
    position:
        Where to begin, as plain data.
    code:
        The code of a match to go on with, instead of seed, position and options.
    classroom:
        The code of a class, instead of a seed and options: everybody in it gets the same deals under the same settings,
        and in its language, unless you give one. Odds that it forbids stay forbidden.
    options:
        The game's own options, see its notebook.

    Raises
    ------
    Illegal
        For anything that cannot be, in a sentence that says why.

    Examples
    --------
    >>> import cardwidgets
    >>> table = cardwidgets.Cuccu(seed=18)
    >>> print(table)
    Cuccù
      You (3 lives) deciding: eight, VIII
      Bianca (3 lives) no card yet
      Carlo (3 lives) no card yet
      Dora (3 lives, Dealer) no card yet
      Pack: 39
    Your turn. Keep the eight, or ask Bianca to swap?
    """

    GAME: ClassVar[str] = ""

    _esm = _BUNDLE
    _timer: asyncio.TimerHandle | None = None
    view = traitlets.Dict(help="What the screen shows; written by Python alone.").tag(sync=True, echo_update=False)

    language = _Setting("en", help="The language of the table.")
    pace = _Setting("normal", help="How fast opponents move.")
    contrast = _Setting(50, help="Contrast of the cards, 0 to 100.")
    grain = _Setting(50, help="Grain of the cards, 0 to 100.")
    temperature = _Setting(50, help="Colour temperature of the cards, 0 to 100.")
    four_colours = _Setting(False, help="Whether each suit has a colour of its own.")

    def __init__(
        self,
        *,
        seed: int | None = None,
        opponents: str | Sequence[str] = "regular",
        names: Sequence[str] | None = None,
        pace: str = "normal",
        language: str | None = None,
        contrast: int = 50,
        grain: int = 50,
        temperature: int = 50,
        four_colours: bool = False,
        name: str | None = None,
        seats: Sequence[str] | None = None,
        open_hands: bool = False,
        lesson: bool = False,
        step: str | Sequence[str] = (),
        odds: bool = True,
        position: Mapping[str, Any] | None = None,
        code: str | None = None,
        classroom: str | None = None,
        **options: Any,
    ) -> None:
        look = {"contrast": contrast, "grain": grain, "temperature": temperature}
        try:
            if name is not None and not isinstance(name, str):
                raise Illegal(Fault.BAD_OPTION, option="name", value=str(name)[:80], allowed="text")
            beside = [
                *(["seed"] if seed is not None else []),
                *(["position"] if position is not None else []),
                *options,
            ]
            for option, given in (("code", code), ("classroom", classroom)):
                if given is not None and beside:
                    raise Illegal(Fault.BAD_OPTION, option=option, beside=", ".join(beside))
                beside += [option] if given is not None else []
            room = None if classroom is None else Classroom.from_code(classroom, language or "en")
            if room is not None:
                if room.game != self.GAME:
                    raise worded_code(Illegal(Fault.CODE_FOREIGN, because="game"), language or "en")
                seed, options = room.seed_for("match", 1), dict(room.options)
                language = room.language if language is None else language
            key = cell_key(self.GAME, name)
            session = Session(
                self.GAME,
                seed=secrets.randbelow(2**32) if seed is None else seed,
                options=options,
                position=position,
                code=code,
                opponents=opponents,
                names=names,
                language_code="en" if language is None else language,
                pace=pace,
                seats=seats,
                open_hands=open_hands,
                lesson=lesson,
                step=step,
                odds=odds,
                key=key,
            )
            session.odds_allowed &= room is None or room.odds
            for setting, value in look.items():
                session.check_look(setting, value)
            session.look |= look
            session.check_four_colours(four_colours)
            session.four_colours = four_colours
        except Illegal as refusal:
            if not refusal.text:
                worded(refusal, self.GAME, language)
            raise
        self._open(session, Inbox(session, face_sheet(self.GAME)), key)

    def _open(self, session: Session, inbox: Inbox, key: str) -> None:
        """Be the widget of a table, instead of the one that stood at the same place of the page."""
        self._session = session
        self._inbox = inbox
        previous = _tables.pop(key, None) if key else None
        if previous is not None:
            previous.close()
        settings = {"language": session.language_code, "pace": session.pace, "four_colours": session.four_colours}
        super().__init__(view=session.scene(), **settings, **session.look)
        self.on_msg(self._receive)
        if key:
            _tables[key] = self

    # -- what a notebook may use ------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match on the table.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Cuccu(seed=18).match
        <match of cuccu: 0 moves, seat 0 to act>
        """
        return self._session.match

    @property
    def code(self) -> str:
        """The code of the match, to keep or to hand on; someone determined can read the cards out of it.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Cuccu(seed=18).code
        'cuccu.1.8s_sWsCkEgAAAA'
        """
        return self._session.code()

    def play(self, *actions: str) -> Table:
        """Do something in your seat, and let the opponents answer.

        Parameters
        ----------
        actions:
            Texts of actions, one after the other.

        Returns
        -------
        Table
            Itself, so that a cell can show it.

        Raises
        ------
        Illegal
            When it is not allowed; what came before it stays done.

        Examples
        --------
        >>> import cardwidgets
        >>> table = cardwidgets.Cuccu(seed=18).play("keep")
        >>> table.match.moves > 1
        True
        """
        with self._in_words():
            for action in actions:
                self._session.settle()
                if action == "next_round":
                    self._session.next_round()
                else:
                    self._session.act(action)
                self._session.settle()
        self._publish()
        return self

    def undo(self) -> Table:
        """Take back your last decision and all that came after it.

        Returns
        -------
        Table
            Itself.

        Raises
        ------
        Illegal
            ``nothing-to-undo``.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Cuccu(seed=18).play("keep").undo().match.moves
        0
        """
        with self._in_words():
            self._session.undo()
        self._publish()
        return self

    def redo(self) -> Table:
        """Do again what was taken back.

        Returns
        -------
        Table
            Itself.

        Raises
        ------
        Illegal
            ``nothing-to-redo``.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Cuccu(seed=18).play("keep").undo().redo().match.moves > 0
        True
        """
        with self._in_words():
            self._session.redo()
        self._publish()
        return self

    def experiment(
        self,
        matches: int = 10_000,
        *,
        players: Players | None = None,
        seed: int = 1,
        executor: Executor | None = None,
        progress: bool | None = None,
    ) -> Results:
        """Let opponents play on from what you see, many times over; this needs numpy.

        The hidden cards are drawn anew each time, from what your seat can know: the table's own are never looked at.
        While an earlier moment is shown, it plays on from there.

        Parameters
        ----------
        matches:
            How many.
        players:
            Who plays on: one for all seats, or one for each; None for the opponents that sit here, and ``"regular"``
            in place of a person.
        seed, executor, progress:
            As for :func:`cardwidgets.simulate`.

        Returns
        -------
        Results
            As from :func:`cardwidgets.simulate`.

        Raises
        ------
        Illegal
            ``odds-off`` where a teacher has forbidden it, ``curtain``, ``match-over``, ``bad-option``, ``bad-seed``.

        Examples
        --------
        >>> import cardwidgets
        >>> results = cardwidgets.Cuccu(seed=18).experiment(matches=6, players="novice")
        >>> len(results), results.players[0]
        (6, 'novice')
        """
        from cardwidgets.lab.simulate import play_on

        session = self._session
        with self._in_words():
            return play_on(
                session.known(),
                players=session.stand_ins() if players is None else players,
                matches=matches,
                seed=seed,
                executor=executor,
                progress=progress,
                language=session.language_code,
            )

    def story(self) -> list[str]:
        """Tell what happened, as you saw it.

        Returns
        -------
        list
            One sentence for each event, from the beginning.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Cuccu(seed=18).story()[-1]
        'You are dealt an eight.'
        """
        return self._session.story()

    def close(self) -> None:
        """Leave the page and forget the table's timer.

        Examples
        --------
        >>> import cardwidgets
        >>> cardwidgets.Cuccu(seed=18).close()
        """
        self._stop_timer()
        layout = self.layout
        super().close()
        # It is a widget of its own, which nobody else would close.
        layout.close()

    @traitlets.validate("language", "pace", "four_colours", *LOOKS)
    def _check_setting(self, proposal: dict[str, Any]) -> Any:
        """Take a setting only if the table can have it."""
        name, value = proposal["trait"].name, proposal["value"]
        with self._in_words():
            if name == "language":
                self._session.check_language(value)
            elif name == "pace":
                self._session.check_pace(value)
            elif name == "four_colours":
                self._session.check_four_colours(value)
            else:
                self._session.check_look(name, value)
        return value

    @traitlets.observe("language", "pace", "four_colours", *LOOKS)
    def _take_setting(self, change: dict[str, Any]) -> None:
        """Change the table when a notebook (or a link) changes a setting."""
        session = self._session
        before = session.rev
        if change["name"] == "language" and change["new"] != session.language_code:
            session.set_language(change["new"])
        elif change["name"] == "pace" and change["new"] != session.pace:
            session.set_pace(change["new"])
        elif change["name"] == "four_colours" and change["new"] != session.four_colours:
            session.set_four_colours(change["new"])
        elif change["name"] in LOOKS and change["new"] != session.look[change["name"]]:
            session.set_look(**{change["name"]: change["new"]})
        if session.rev != before:
            self._publish(keep=False)

    # -- the screen -------------------------------------------------------------------------------------------------

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer a message: first what it changed, then the answer, then the opponents in later turns of the loop."""
        before, code = self._session.rev, self._session.code()
        answer = self._inbox.answer(content)
        if self._session.rev != before:
            self._publish(keep=False)
        if self._session.code() != code:
            self._keep()
        self.send(answer)
        session = self._session
        self.set_trait("language", session.language_code)
        self.set_trait("pace", session.pace)
        self.set_trait("four_colours", session.four_colours)
        for name, value in session.look.items():
            self.set_trait(name, value)
        if answer["ok"]:
            if self._session.rev != before or self._inbox.skipping:
                self._stop_timer()
            self._let_them_move()

    def _publish(self, *, keep: bool = True) -> None:
        self.view = self._session.scene()
        self._session.tell()
        if keep:
            self._keep()

    def _keep(self) -> None:
        """Have the page keep how far it is."""
        if self._session.key:
            self.send({"type": "keep", "key": self._session.key, "code": self._session.kept()})

    def _let_them_move(self) -> None:
        """Let the next opponent move after a while, unless the person decides now."""
        waiting = self._session.waiting_for_person
        # Everybody may come back: then the person plays again.
        self._inbox.skipping = self._inbox.skipping and self._session.people_are_out
        if self._session.shown_at is not None or self._session.curtain or (waiting and not self._inbox.skipping):
            self._stop_timer()
            return
        if self._timer is not None or self._session.match.turn is None:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._session.settle(to_the_end=self._inbox.skipping)
            self._publish()
            return
        self._timer = loop.call_later(0 if self._inbox.skipping else PACES[self._session.pace], self._tick)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tick(self) -> None:
        self._timer = None
        # Nobody moves while an earlier moment is shown or the next person is waited for.
        if self.comm is None or self._session.shown_at is not None or self._session.curtain:
            return
        if self._inbox.skipping:
            self._session.settle()
            if self._session.people_are_out:
                self._session.next_round()
        else:
            self._session.step()
        self._publish()
        self._let_them_move()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take no state from a browser: it may ask by messages only."""

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except Illegal as refusal:
            refusal.text = self._session.in_words(refusal)
            raise

    def __str__(self) -> str:
        return text(self._session.scene())

    def __repr__(self) -> str:
        return text(self._session.scene())

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The living table, a still picture for places without a kernel, and a readable text."""
        bundle: Any = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        scene = self._session.scene()
        return {**data, "text/plain": text(scene), "text/html": picture(scene)}, metadata


def cell_key(game: str, name: str | None) -> str:
    """Name the place of a table in a notebook: what stands there is replaced, and a page remembers the match under it.

    Parameters
    ----------
    game:
        The game's name.
    name:
        A name that somebody gave, or None for the cell and the table's place in it.

    Returns
    -------
    str
        Empty where there is no cell to name it after.

    Examples
    --------
    >>> cell_key("cuccu", "first").startswith("cardwidgets:first:cuccu:")
    True
    """
    place = name
    if place is None:
        try:
            from IPython import get_ipython

            parent = get_ipython().kernel.get_parent()
            cell, run = parent["metadata"]["cellId"], parent["header"]["msg_id"]
        except (ImportError, AttributeError, KeyError, TypeError):
            return ""
        last_run, number = _places.get(cell, ("", 0))
        if last_run != run:
            number = 0
            for key in [key for key in _tables if key.startswith(f"cardwidgets:{cell}:")]:
                _tables.pop(key).close()
        _places[cell] = (run, number + 1)
        place = f"{cell}:{number}"
    return f"cardwidgets:{place}:{game}:{os.environ.get('JPY_SESSION_NAME', '')}"

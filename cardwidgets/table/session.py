"""One table without a screen: a match, who sits where, what the reader sees, and an answer to every message.

The widget is a thin shell around a session. All that is shown is made from the reader's view and masked events.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final
from unicodedata import category

from cardwidgets.engine import rules
from cardwidgets.engine.game import NEXT_ROUND, Action, Fault, Illegal, State, View
from cardwidgets.engine.match import Match
from cardwidgets.players import player, players
from cardwidgets.rulebook import clauses, language, languages
from cardwidgets.table.odds import Counting
from cardwidgets.table.picture import has_suit_colours
from cardwidgets.table.scenes import Scene, aim_of, pad_of, scene_of
from cardwidgets.table.telling import Thought, entry, events_for, knowledge, round_starts, thought_line, view_for
from cardwidgets.table.words import Words

__all__ = ["LOOKS", "PACES", "PERSON", "SEATS_SHOWN", "Session"]

PERSON = "person"
"""What stands in place of an opponent's name where a person sits."""

PACES: Mapping[str, float] = {"off": 0.0, "fast": 0.35, "normal": 0.9, "slow": 1.8}
"""Seconds between two moves of opponents, by the name of the pace."""

LOOKS: Final = ("contrast", "grain", "temperature")
"""What changes the look of the cards, each from 0 to 100 (CU-0.3)."""

SEATS_SHOWN = 8
"""How many seats a table shows at most."""


def _is_name(name: object) -> bool:
    """Whether somebody can be called that: a line of text, without characters that no file of text may have."""
    if not isinstance(name, str) or not name.strip() or len(name) > 60:
        return False
    return not any(category(letter) in ("Cc", "Cs") or letter in "\ufffe\uffff" for letter in name)


class Session:
    """A match at a table, as one person sees it.

    Parameters
    ----------
    game:
        The game's name.
    seed:
        Numbers the deals.
    options, position:
        As for :func:`~cardwidgets.engine.new_match`.
    code:
        A match's code to go on from; then seed, options and position come from it.
    opponents:
        One name for all, or one for each seat after the person's.
    names:
        What the seats are called, the person first; None for the usual names.
    language_code:
        The language of the table.
    pace:
        A name of :data:`PACES`.
    seats:
        Who sits where, ``"person"`` or an opponent's name for each seat; instead of ``opponents``.
    open_hands:
        Whether all hands lie open, for teaching.
    lesson:
        Whether undo is free; otherwise it is counted and shown.
    step:
        Clauses that the table says at the top, in its own language.
    odds:
        Whether the table tells odds; a teacher may forbid it.
    key:
        Under which name a page keeps the code of the match; empty for none.

    Raises
    ------
    Illegal
        For anything that cannot be; the sentence is in the refusal's ``text``.

    Examples
    --------
    >>> session = Session("cuccu", seed=18)
    >>> session.scene()["prompt"]
    'Your turn. Keep the eight, or ask Bianca to swap?'
    >>> session.act("keep")
    >>> session.settle()
    >>> session.waiting_for_person
    True
    """

    def __init__(
        self,
        game: str,
        *,
        seed: int,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        code: str | None = None,
        opponents: str | Sequence[str] = "regular",
        seats: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        language_code: str = "en",
        pace: str = "normal",
        open_hands: bool = False,
        lesson: bool = False,
        step: str | Sequence[str] = (),
        odds: bool = True,
        key: str = "",
    ) -> None:
        self.game = game
        self.key = key
        self.reader = 0
        self.rev = 0
        self.curtain = False
        self.shown_at: int | None = None
        self.language_code = _one_of("language", language_code, languages())
        self.pace = _one_of("pace", pace, PACES)
        self.look: dict[str, int] = dict.fromkeys(LOOKS, 50)
        self.four_colours = False
        self.open_hands = _one_of("open_hands", open_hands, (False, True))
        self.lesson = _one_of("lesson", lesson, (False, True))
        self.odds_allowed = _one_of("odds", odds, (False, True))
        self.undone = 0
        self.step_clauses = _known_clauses(game, step)
        self._opponents = opponents
        self._seats = seats
        self._names = names
        self._position = position
        self._number = 0
        self.matches = 0
        self.news: list[dict[str, Any]] = []
        self._begin(
            Match(rules(game), options=options, seed=seed, position=position) if code is None else self._opened(code)
        )

    # -- beginning -----------------------------------------------------------------------------------------------------

    def _opened(self, code: object) -> Match:
        match = Match.from_code(code)
        if self.game != match.game.NAME:
            raise Illegal(Fault.CODE_FOREIGN, game=match.game.NAME)
        return match

    @staticmethod
    def _wrong_number(game: type[State], wanted: object, allowed: str) -> Illegal:
        """Refuse a number of players, by the clause that gives it where there is a choice."""
        clause = next((option.clause for option in game.OPTIONS if option.name == "players"), "")
        return Illegal(Fault.BAD_OPTION, clause, option="players", value=str(wanted)[:80], allowed=allowed)

    def _begin(self, match: Match) -> None:
        """Sit down at a match, at whatever moment it is."""
        if match.seats > SEATS_SHOWN:
            raise self._wrong_number(match.game, match.seats, f"2 to {SEATS_SHOWN}")
        sitting = self._seated(match.seats)
        people = tuple(seat for seat, who in enumerate(sitting) if who == PERSON)
        if not people:
            raise Illegal(Fault.BAD_OPTION, "", option="seats", person=PERSON)
        turn = match.turn or 0
        # Who decides now, or else the next person in the order of play.
        reader = min(people, key=lambda seat: (seat - turn) % match.seats)
        # With two or more people nobody's card is shown until that person says so.
        curtain = len(people) > 1 and match.turn is not None
        words = Words(self.game, self.language_code, self._called(sitting), None if curtain else reader)
        self.match = match
        self.matches += 1
        self.sitting = sitting
        self.people = people
        self.reader = reader
        self.words = words
        self.shown_at = None
        self.undone = 0
        self.curtain = curtain
        self._thoughts: dict[int, Thought] = {}
        self._counting: Counting | None = None
        self._turns = self._turns_of(match)
        self._retell()

    def _seated(self, seats: int) -> tuple[str, ...]:
        """Who sits where."""
        known = players(self.game)
        if self._seats is not None:
            option, allowed = "seats", (PERSON, *known)
            if isinstance(self._seats, str) or not isinstance(self._seats, Sequence):
                raise Illegal(
                    Fault.BAD_OPTION, "", option=option, value=str(self._seats)[:80], allowed=", ".join(allowed)
                )
            names = list(self._seats)
        else:
            given = self._opponents
            if not isinstance(given, (str, Sequence)):
                raise Illegal(Fault.BAD_OPTION, "", option="opponents", value=str(given)[:80], allowed=", ".join(known))
            names = [PERSON, *([given] * (seats - 1) if isinstance(given, str) else given)]
            option, allowed = "opponents", (PERSON, *known)
        if len(names) != seats:
            own = 0 if option == "seats" else 1
            raise Illegal(Fault.BAD_OPTION, "", option=option, needed=seats - own, given=len(names) - own)
        for name in names:
            _one_of(option, name, allowed)
        return tuple(names)

    def _called(self, sitting: Sequence[str]) -> list[str]:
        """What the seats are called; a person alone is "you"."""
        house = language(self.language_code)
        usual = [house.text(f"name-{seat}") for seat in range(len(sitting))]
        if sitting.count(PERSON) == 1:
            usual[sitting.index(PERSON)] = house.text("name-you")
        given: Any = [] if self._names is None else self._names
        if isinstance(given, str) or not isinstance(given, Sequence) or not all(map(_is_name, given)):
            raise Illegal(Fault.BAD_OPTION, "", option="names", letters=60)
        return [*(name.strip() for name in given[: len(sitting)]), *usual[len(given) :]]

    # -- looking -------------------------------------------------------------------------------------------------------

    def view(self) -> View:
        """Return what the reader may know.

        Returns
        -------
        View
            The reader's view.

        Examples
        --------
        >>> Session("cuccu", seed=18).view().seat
        0
        """
        if self.curtain:
            return view_for(self.shown, None)
        return view_for(self.shown, self.reader, open_hands=self.open_hands)

    @property
    def shown(self) -> Match:
        """The match as it is shown: now, or an earlier moment of it.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("keep")
        >>> session.replay(0)
        >>> session.shown.moves, session.match.moves
        (0, 1)
        """
        return self.match if self.shown_at is None else self.match.at(self.shown_at)

    def code(self) -> str:
        """Return the code of the match.

        Returns
        -------
        str
            See :meth:`~cardwidgets.engine.match.Match.code`.

        Examples
        --------
        >>> Session("cuccu", seed=18).code()
        'cuccu.1.8s_sWsCkEgAAAA'
        """
        return self.match.code()

    def kept(self) -> str:
        """Return what a page keeps: the code, and how many moves were taken back.

        Returns
        -------
        str
            For :meth:`offer` and :meth:`resume`.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("keep")
        >>> session.undo()
        >>> session.kept()
        'cuccu.1.8s_sWsCkEgAAAA 1'
        """
        return f"{self.code()} {self.undone}" if self.undone else self.code()

    def cell(self) -> str:
        """Return the line of Python that goes on with the match in another notebook.

        Returns
        -------
        str
            Without the import before it.

        Examples
        --------
        >>> Session("cuccu", seed=18).cell()
        'cardwidgets.open_code("cuccu.1.8s_sWsCkEgAAAA")'
        """
        return f'cardwidgets.open_code("{self.code()}")'

    @property
    def waiting_for_person(self) -> bool:
        """Whether nothing happens until the person does something.

        Examples
        --------
        >>> Session("cuccu", seed=18).waiting_for_person
        True
        """
        turn = self.match.turn
        return turn is None or (turn in self.people and not self.passes) or self.match.legal() == (NEXT_ROUND,)

    @property
    def passes(self) -> str:
        """The action by which the table lets a moment pass for a person who can do nothing else; empty for none.

        Where several people play the table waits for each: else the others would see who had no choice.

        Examples
        --------
        >>> Session("cuccu", seed=18).passes
        ''
        """
        return self._passes(self.match)

    def _passes(self, match: Match) -> str:
        """What :attr:`passes` says at a moment of a match."""
        if len(self.people) > 1 or match.turn != self.reader or len(match.legal()) > 1:
            return ""
        return scene_of(self.game)(match.view(self.reader), self.words).passes

    def laid_out(self) -> Scene:
        """Return what is shown, laid out on the table.

        Returns
        -------
        Scene
            Zones, choices, prompt and notes of :meth:`view`.

        Examples
        --------
        >>> Session("cuccu", seed=18).laid_out().prompt
        'Your turn. Keep the eight, or ask Bianca to swap?'
        """
        return scene_of(self.game)(self.view(), self.words)

    @property
    def people_are_out(self) -> bool:
        """Whether the match goes on without any person.

        Examples
        --------
        >>> Session("cuccu", seed=18).people_are_out
        False
        """
        if self.match.outcome is not None:
            return False
        sitters = scene_of(self.game)(self.match.view(None), self.words).sitters
        return all(sitters[seat].out for seat in self.people)

    def scene(self) -> dict[str, Any]:
        """Return the table as plain data for a screen. See :func:`~cardwidgets.table.screen.screen`.

        Returns
        -------
        dict
            What the front end draws.

        Examples
        --------
        >>> scene = Session("cuccu", seed=18).scene()
        >>> [zone["id"] for zone in scene["zones"]]
        ['pack', 'hand 0', 'hand 1', 'hand 2', 'hand 3']
        """
        from cardwidgets.table.screen import screen

        return screen(self)

    @property
    def seat_range(self) -> Sequence[int]:
        """How many may sit here; only as many as the position or the seating has, where there is one.

        Examples
        --------
        >>> Session("cuccu", seed=18).seat_range
        range(2, 21)
        """
        if self._position is not None or self._seats is not None:
            return (self.match.seats,)
        return next((option.choices for option in self.match.game.OPTIONS if option.name == "players"), (2,))

    def refused(self, fault: Illegal) -> dict[str, str]:
        """Put a refusal in words.

        Parameters
        ----------
        fault:
            What was refused and why.

        Returns
        -------
        dict
            ``code``, ``clause``, ``text`` and the clause's own ``rule``.

        Examples
        --------
        >>> Session("cuccu", seed=18).refused(Illegal(Fault.NOTHING_TO_UNDO))["text"]
        'There is nothing to take back yet.'
        """
        return {
            "code": fault.code.value,
            "clause": fault.clause,
            "text": self.in_words(fault),
            "rule": self.words.rule(fault.clause),
        }

    def in_words(self, fault: Illegal) -> str:
        """Say why something was refused; see :meth:`refused`."""
        return self.words.refusal(fault)

    def why(self, action: Action) -> None:
        """Say why an action is not possible now, by refusing it; an action that is possible gives nothing.

        Parameters
        ----------
        action:
            What somebody would like to do.

        Raises
        ------
        Illegal
            As doing it would.

        Examples
        --------
        >>> Session("cuccu", seed=18).why(Action("inn_accept"))
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: not-legal (CU-3.12): action='inn_accept', phase='choose'
        """
        if self.match.turn != self.reader or action not in self.match.legal():
            self.match.play(action, self.reader)

    def rules(self) -> list[dict[str, Any]]:
        """Return the rules in their four parts (CU-0.7).

        Returns
        -------
        list
            For each part its title and its clauses, each as :meth:`rule` gives it.

        Examples
        --------
        >>> [part["title"] for part in Session("cuccu", seed=18).rules()]
        ['Aim of the game', 'Getting ready', 'Your turn', 'Scoring and the end', 'Where the source is unclear']
        """
        parts: dict[str, list[dict[str, Any]]] = {}
        for clause in clauses(self.game):
            if clause.part != "page":
                parts.setdefault(clause.part, []).append(self.rule(clause.id))
        return [{"title": self.words.say(f"part-{part}"), "clauses": found} for part, found in parts.items()]

    def rule(self, clause: object) -> dict[str, Any]:
        """Return a clause, and how its open questions are read.

        Parameters
        ----------
        clause:
            Its id.

        Returns
        -------
        dict
            ``id``, ``text``, and for a reading ``question``, ``adopted`` and ``other``; ``readings`` are those that
            bear on a clause.

        Raises
        ------
        Illegal
            ``malformed`` when the game has no such clause.

        Examples
        --------
        >>> [reading["id"] for reading in Session("cuccu", seed=18).rule("CU-3.4")["readings"]]
        ['CU-R1', 'CU-R17', 'CU-R19']
        """
        if clause not in [known.id for known in clauses(self.game)]:
            raise Illegal(Fault.MALFORMED, what="clause")
        text = self.words.clause(str(clause))
        return {
            "id": text.id,
            "text": " ".join([text.text, *self.words.set_otherwise(text, self.match.game, self.match.options)]),
            "question": text.question,
            "adopted": text.adopted,
            "other": text.other,
            "readings": [self.rule(reading) for reading in text.readings],
        }

    def offer(self, kept: object) -> dict[str, str] | None:
        """Offer to go on with a match that a page has kept.

        Parameters
        ----------
        kept:
            What :meth:`kept` gave, or None.

        Returns
        -------
        dict or None
            What to ask the person; None when the code is of no use or says what is on the table already.

        Examples
        --------
        >>> Session("cuccu", seed=3).offer("cuccu.1.8s_sWsCkEgAAAA") is None
        True
        """
        code, _ = _read(kept)
        if code is None or code == self.code() or any(choice for _, choice in self._turns):
            return None
        try:
            match = self._opened(code)
            self._seated(match.seats)
        except Illegal:
            return None
        if match.outcome is not None or match.moves == 0 or match.seats > SEATS_SHOWN:
            return None
        say = self.words.say
        return {"text": say("offer-text", round=match.round), "go": say("offer-go"), "no": say("offer-no")}

    def check_skip(self) -> None:
        """Refuse to skip to the end while the person still takes part.

        Raises
        ------
        Illegal
            ``not-legal``.

        Examples
        --------
        >>> Session("cuccu", seed=18).check_skip()
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: not-legal: action='skip'
        """
        self._check_present()
        if not self.people_are_out:
            raise Illegal(Fault.NOT_LEGAL, "", action="skip")

    def _check_present(self) -> None:
        """Refuse while an earlier moment is shown, or the next person is not there yet."""
        if self.shown_at is not None:
            raise Illegal(Fault.REPLAYING)
        if self.curtain:
            raise Illegal(Fault.CURTAIN)

    def log_of_round(self, number: int) -> list[dict[str, Any]]:
        """Return the log of one round.

        Parameters
        ----------
        number:
            From 1 to the present round.

        Returns
        -------
        list
            Entries as in the scene; empty when there was no such round.

        Examples
        --------
        >>> [entry["heading"] for entry in Session("cuccu", seed=18).log_of_round(1)]
        [False, True, False]
        """
        found: list[dict[str, Any]] = []
        # A position may begin in the middle of a later round; what stands before a match's first heading is of round 1.
        at = self.match.round - sum(line["heading"] for lines in self._log for line in lines)
        first = at + any(line["heading"] for line in self._log[0])
        for n, line in enumerate((line for lines in self._log for line in lines), start=1):
            at += line["heading"]
            if max(at, first) == number:
                found.append({"n": n, **{key: value for key, value in line.items() if key != "moves"}})
        return found

    # -- telling -------------------------------------------------------------------------------------------------------

    def _retell(self) -> None:
        """Write the log anew, for another match, reader or language; nothing of it is news."""
        reader = None if self.curtain else self.reader
        steps = events_for(self.match, reader, open_hands=self.open_hands and not self.curtain)
        self._log = [[entry(event, self.words) for event in step] for step in steps]
        self.news = []

    def log(self, scene: Scene) -> Iterator[dict[str, Any]]:
        """Return the round that is shown and the one before, line by line.

        Parameters
        ----------
        scene:
            The moment as it is laid out: it says whose reasons may be told.

        Returns
        -------
        iterator
            Lines with a rising number ``n``; an opponent's reason stands after what it explains, once the round has
            been scored and its card lies open.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> [line["text"] for line in session.log(session.laid_out())][-1]
        'You are dealt an eight.'
        """
        lines_by_step = self._log if self.shown_at is None else self._log[: self.shown_at + 1]
        starts = round_starts(lines_by_step)
        first = starts[-2] if len(starts) > 1 else 0
        number = sum(len(lines) for lines in lines_by_step[:first])
        said: dict[int, tuple[str, str]] = {}
        for step, lines in enumerate(lines_by_step[first:], start=first):
            thought = self._thoughts.get(step) if step >= starts[-1] else None
            told = thought is not None and thought.seat in scene.reasons_open and not self.curtain
            for place, line in enumerate(lines):
                number += 1
                yield {"n": number, **{key: value for key, value in line.items() if key != "moves"}}
                if told and thought is not None and place == 0:
                    # What was said before need not be said again, as through the steps of a long decision.
                    before, now = said.get(thought.seat, ("", "")), self._thinking(thought)
                    said[thought.seat] = now
                    if now != before:
                        yield {"n": number, **thought_line(thought, self.words, now[1] if now[1] != before[1] else "")}

    def _thinking(self, thought: Thought) -> tuple[str, str]:
        """Why an opponent did something, and what it knew, in words."""
        return thought_line(thought, self.words)["text"], knowledge(thought, self.words)

    def pad(self) -> list[dict[str, Any]]:
        """Return the score pad: one row for each round that has been scored.

        Returns
        -------
        list
            ``round``, ``values`` by seat, and ``changed``: the seats for which the round changed something.

        Examples
        --------
        >>> Session("cuccu", seed=18).pad()
        []
        """
        steps = self.match.events(None)
        shown = steps if self.shown_at is None else steps[: self.shown_at + 1]
        rows = pad_of(self.game)([event for step in shown for event in step], self.shown.view(None))
        return [{"round": row.round, "values": list(row.values), "changed": list(row.changed)} for row in rows]

    def round_starts(self) -> list[int]:
        """Return the moments at which rounds begin.

        Returns
        -------
        list
            Numbers of moves, rising, the first 0.

        Examples
        --------
        >>> Session("cuccu", seed=18).round_starts()
        [0]
        """
        return round_starts(self._log)

    def story(self) -> list[str]:
        """Tell the whole match so far, as the reader saw it.

        Returns
        -------
        list
            One sentence for each event.

        Examples
        --------
        >>> Session("cuccu", seed=18).story()[-1]
        'You are dealt an eight.'
        """
        return [line["text"] for lines in self._log for line in lines]

    def tell(self) -> None:
        """Note that the news has been told; the next scene tells only what comes after.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("keep")
        >>> [step["text"] for step in session.scene()["steps"]]
        ['You keep your card.', 'Bianca is dealt a card, face down.']
        >>> session.tell()
        >>> session.scene()["steps"]
        []
        """
        self.news = []

    # -- playing -------------------------------------------------------------------------------------------------------

    def _decides(self, match: Match) -> bool:
        """Whether something is decided at a moment of a match, rather than gone on with."""
        return match.legal() != (NEXT_ROUND,) and not self._passes(match)

    def _turns_of(self, match: Match) -> list[tuple[int | None, bool]]:
        """For each action who did it, and whether there was a choice."""
        past = match.at(0)
        turns = []
        for action in match.actions():
            turns.append((past.turn, self._decides(past)))
            past.play(action)
        return turns

    def _play(self, action: str, seat: int | None) -> None:
        self._check_present()
        turn, choice = self.match.turn, self._decides(self.match)
        self.match.play(action, seat)
        self._thoughts = {step: thought for step, thought in self._thoughts.items() if step < self.match.moves}
        self._told(turn, choice)

    def _told(self, turn: int | None, choice: bool) -> None:
        """Write the last action into the log and among the news, and hand over when another person decides."""
        self._turns.append((turn, choice))
        events = events_for(self.match, self.reader, self.match.moves, open_hands=self.open_hands)[0]
        lines = [entry(event, self.words) for event in events]
        self._log.append(lines)
        for line in lines:
            self._number += 1
            self.news.append({"n": self._number, "text": line["text"], "moves": line["moves"]})
        self._hand_over()
        self.rev += 1

    def _hand_over(self) -> None:
        """Draw the curtain when the next decision is another person's."""
        turn = self.match.turn
        if turn in self.people and turn != self.reader and self.match.legal() != (NEXT_ROUND,):
            self._sit(turn, curtain=True)

    def _sit(self, reader: int, *, curtain: bool) -> None:
        self.reader = reader
        self.curtain = curtain
        self.words = Words(self.game, self.language_code, self.words.names, None if curtain else reader)
        self._retell()

    def here(self) -> None:
        """Lift the curtain: the person whose turn it is sits before the screen.

        Raises
        ------
        Illegal
            ``not-legal`` when nobody was waited for.

        Examples
        --------
        >>> session = Session("cuccu", seed=18, seats=["person", "person", "novice", "novice"])
        >>> session.curtain, session.view().zones["hand 0"]
        (True, (None,))
        >>> session.here()
        >>> session.view().zones["hand 0"]
        ('8',)
        """
        if not self.curtain:
            raise Illegal(Fault.NOT_LEGAL, "", action="here")
        self._sit(self.reader, curtain=False)
        self.rev += 1

    def act(self, action: str) -> None:
        """Do what the person wants.

        Parameters
        ----------
        action:
            The action's text.

        Raises
        ------
        Illegal
            When it is not allowed; nothing has changed then.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("inn_ask")
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: not-legal (CU-3.11): action='inn_ask', phase='choose'
        """
        between = self.match.legal() == (NEXT_ROUND,)
        self._play(action, None if between else self.reader)

    def move(self, source: str, target: str) -> None:
        """Carry a card from one place to another, and so do whatever that means in the game.

        Parameters
        ----------
        source:
            A zone, or one of its cards such as ``hand 0:2``, counted from 0 as they lie on the table.
        target:
            A zone.

        Raises
        ------
        Illegal
            ``unknown-action`` where no card can be carried like that in any moment of the game; otherwise as for
            :meth:`act`.

        Examples
        --------
        >>> Session("cuccu", seed=18).move("hand 0", "pack")
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: unknown-action
        """
        self._check_present()
        for place in (source, target):
            if len(place) > 200:
                raise Illegal(Fault.OVERSIZED, what="action", limit=200)
        aim = aim_of(self.game)
        sizes = {place.id: len(place.cards) for place in self.laid_out().places}
        cards = {f"{zone}:{index}" for zone, size in sizes.items() for index in range(size)}
        if aim is None or source not in sizes.keys() | cards or target not in sizes:
            raise Illegal(Fault.UNKNOWN_ACTION)
        self.act(aim(self.view(), source, target))

    def next_round(self) -> None:
        """Go on once a round has been scored.

        Raises
        ------
        Illegal
            ``not-legal`` when the round is not over.

        Examples
        --------
        >>> Session("cuccu", seed=18).next_round()
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: not-legal (CU-4.10): action='next_round', phase='choose'
        """
        self._play(NEXT_ROUND.text, None)

    def step(self) -> bool:
        """Let one opponent move, or the moment pass at which the person can do nothing.

        Returns
        -------
        bool
            False when the table waits for the person, or the match is over.

        Examples
        --------
        >>> Session("cuccu", seed=18).step()
        False
        """
        seat = self.match.turn
        if self.waiting_for_person or seat is None or self.curtain or self.shown_at is not None:
            return False
        if seat in self.people:
            self._play(self.passes, seat)
            return True
        opponent = player(self.game, self.sitting[seat])
        view = self.match.view(seat)
        decision = opponent.decide(view, self.match.stream(seat))
        self._play(decision.action.text, seat)
        self._thoughts[self.match.moves] = Thought(seat, decision, view)
        return True

    def settle(self, *, to_the_end: bool = False) -> None:
        """Let the opponents move until the person decides.

        Parameters
        ----------
        to_the_end:
            Go on over the ends of rounds too, as long as the person has nothing to decide.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.settle()
        >>> session.waiting_for_person
        True
        """
        while True:
            if self.step():
                continue
            if to_the_end and self.match.legal() == (NEXT_ROUND,):
                self.next_round()
                continue
            return

    @property
    def can_undo(self) -> bool:
        """Whether the reader has decided anything yet.

        Examples
        --------
        >>> Session("cuccu", seed=18).can_undo
        False
        """
        return any(seat == self.reader and choice for seat, choice in self._turns) and not self.curtain

    def undo(self) -> None:
        """Take back everything since the person's last decision, and that decision.

        Raises
        ------
        Illegal
            ``nothing-to-undo``.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("keep")
        >>> session.undo()
        >>> session.view().turn
        0
        """
        self._check_present()
        if not self.can_undo:
            raise Illegal(Fault.NOTHING_TO_UNDO)
        while True:
            self.match.undo()
            self._log.pop()
            if self._turns.pop() == (self.reader, True):
                break
        self.undone += not (self.lesson or self.open_hands)
        self.news = []
        self.rev += 1

    def redo(self) -> None:
        """Do again what was taken back, up to the person's next decision.

        Raises
        ------
        Illegal
            ``nothing-to-redo``.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("keep")
        >>> session.undo()
        >>> session.redo()
        >>> session.view().turn
        1
        """
        self._check_present()
        if not self.match.can_redo:
            raise Illegal(Fault.NOTHING_TO_REDO)
        while self.match.can_redo:
            turn, choice = self.match.turn, self._decides(self.match)
            self.match.redo()
            self._told(turn, choice)
            if self.match.turn in self.people and self._decides(self.match):
                break

    def new(self, seed: int, players_wanted: int | None = None) -> None:
        """Begin a new match at the same table.

        Parameters
        ----------
        seed:
            Numbers its deals.
        players_wanted:
            How many seats; None for as many as before.

        Raises
        ------
        Illegal
            ``bad-seed`` or ``bad-option``; the old match goes on then.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.new(seed=3, players_wanted=6)
        >>> len(session.scene()["seats"])
        6
        """
        options = dict(self.match.options)
        position = self._position
        if players_wanted is not None and players_wanted != self.match.seats:
            if players_wanted not in self.seat_range or players_wanted > SEATS_SHOWN:
                allowed = f"{min(self.seat_range)} to {min(max(self.seat_range), SEATS_SHOWN)}"
                raise self._wrong_number(self.match.game, players_wanted, allowed)
            options["players"] = players_wanted
        match = Match(rules(self.game), options=options, seed=seed, position=position)
        if match.seats != self.match.seats and not isinstance(self._opponents, str):
            self._opponents = self._opponents[0]
        self._begin(match)
        self.rev += 1

    def set_pace(self, pace: object) -> None:
        """Set how fast opponents move.

        Parameters
        ----------
        pace:
            A name of :data:`PACES`.

        Raises
        ------
        Illegal
            ``bad-option``.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.set_pace("fast")
        >>> session.scene()["settings"]["pace"]
        'fast'
        """
        self.check_pace(pace)
        self.pace = str(pace)
        self.rev += 1

    def check_pace(self, pace: object) -> None:
        """Refuse what is no pace; see :meth:`set_pace`."""
        _one_of("pace", pace, PACES)

    def check_language(self, code: object) -> None:
        """Refuse what is no language; see :meth:`set_language`."""
        _one_of("language", code, languages())

    def check_look(self, name: str, value: object) -> None:
        """Refuse what is no look; see :meth:`set_look`."""
        _one_of("look", name, LOOKS)
        if type(value) is not int or not 0 <= value <= 100:
            raise Illegal(Fault.BAD_OPTION, "", option=name, value=str(value)[:80], allowed="0 to 100")

    def check_four_colours(self, on: object) -> None:
        """Refuse what :meth:`set_four_colours` refuses."""
        _one_of("four_colours", on, (False, True) if has_suit_colours(self.game) else (False,))

    def set_language(self, code: object) -> None:
        """Say everything in another language from now on; nothing else changes (CU-0.2).

        Parameters
        ----------
        code:
            One of :func:`~cardwidgets.rulebook.languages`.

        Raises
        ------
        Illegal
            ``bad-option``.

        Examples
        --------
        >>> Session("cuccu", seed=18).set_language("xx")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: bad-option: option='language', value='xx', allowed='en...'
        """
        self.language_code = _one_of("language", code, languages())
        self.words = Words(
            self.game, self.language_code, self._called(self.sitting), None if self.curtain else self.reader
        )
        self._retell()
        self.rev += 1

    def set_look(self, **look: object) -> None:
        """Change the look of the cards (CU-0.3).

        Parameters
        ----------
        look:
            ``contrast``, ``grain``, ``temperature``: whole numbers from 0 to 100; 50 is the default.

        Raises
        ------
        Illegal
            ``bad-option``.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.set_look(grain=80)
        >>> session.look
        {'contrast': 50, 'grain': 80, 'temperature': 50}
        """
        for name, value in look.items():
            self.check_look(name, value)
        self.look |= {name: value for name, value in look.items() if isinstance(value, int)}
        self.rev += 1

    def set_four_colours(self, on: object) -> None:
        """Give each suit a colour of its own, or two colours to the four of them.

        Parameters
        ----------
        on:
            True or False.

        Raises
        ------
        Illegal
            ``bad-option``, also where the cards have no such suits.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.set_four_colours(False)
        >>> session.set_four_colours(True)
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: bad-option: option='four_colours', value='True', allowed='False'
        """
        self.check_four_colours(on)
        self.four_colours = bool(on)
        self.rev += 1

    def replay(self, at: object) -> None:
        """Show an earlier moment, or the present one again.

        Parameters
        ----------
        at:
            A number of moves; None for the present.

        Raises
        ------
        Illegal
            ``malformed`` when there is no such moment.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("keep")
        >>> session.replay(0)
        >>> session.view().turn
        0
        """
        if at is not None and (type(at) is not int or not 0 <= at <= self.match.moves):
            raise Illegal(Fault.MALFORMED, what="at")
        if self.curtain:
            raise Illegal(Fault.CURTAIN)
        before = self.match.moves if self.shown_at is None else self.shown_at
        self.shown_at = None if at == self.match.moves else at
        now = self.match.moves if self.shown_at is None else self.shown_at
        self.news = []
        if now == before + 1:
            for line in self._log[now]:
                self._number += 1
                self.news.append({"n": self._number, "text": line["text"], "moves": line["moves"]})
        self.rev += 1

    def branch(self) -> None:
        """Go on playing from the moment that is shown, as a new line.

        Raises
        ------
        Illegal
            ``not-legal`` when the present moment is shown.

        Examples
        --------
        >>> session = Session("cuccu", seed=18)
        >>> session.act("keep")
        >>> session.replay(0)
        >>> session.branch()
        >>> session.act("exchange")
        """
        if self.shown_at is None:
            raise Illegal(Fault.NOT_LEGAL, "", action="branch")
        thoughts, undone = self._thoughts, self.undone
        self._begin(self.match.at(self.shown_at))
        self._thoughts = {step: thought for step, thought in thoughts.items() if step <= self.match.moves}
        self.undone = undone
        self.rev += 1

    def hint(self) -> dict[str, Any]:
        """Recommend a move: what the best opponent would do with what the reader knows, and why.

        Returns
        -------
        dict
            ``action`` (its text), ``label``, ``text``, and ``places``: where it begins and where it leads.

        Raises
        ------
        Illegal
            ``not-your-turn`` when the reader has nothing to decide; ``replaying`` or ``curtain``.

        Examples
        --------
        >>> Session("cuccu", seed=18).hint()["label"]
        'Keep the eight'
        """
        self._check_present()
        if self.match.turn != self.reader:
            raise Illegal(Fault.NOT_YOUR_TURN, "", seat=self.reader, turn=self.match.turn)
        best = player(self.game, players(self.game)[-1])
        decision = best.decide(self.match.view(self.reader), self.match.stream(self.reader))
        action = decision.action.text
        choice = next((choice for choice in self.laid_out().choices if choice.text == action), None)
        return {
            "action": action,
            "label": choice.label if choice else self.words.game_says("action", NEXT_ROUND.kind),
            "text": self.words.reason(self.reader, decision.reason.id, decision.reason.data),
            "places": [place for place in (choice.source, choice.target) if place] if choice else [],
        }

    def check_odds(self) -> None:
        """Refuse odds where a teacher has forbidden them.

        Raises
        ------
        Illegal
            ``odds-off``.

        Examples
        --------
        >>> Session("cuccu", seed=18, odds=False).check_odds()
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: odds-off
        """
        if not self.odds_allowed:
            raise Illegal(Fault.ODDS_OFF)

    def odds(self) -> dict[str, Any]:
        """Tell what each action brings, as far as it is counted; asked again, it has been counted further.

        Returns
        -------
        dict
            See :meth:`cardwidgets.table.odds.Counting.told`.

        Raises
        ------
        Illegal
            ``odds-off``, ``replaying``, ``curtain``, ``match-over``, ``not-your-turn`` or ``no-decision``.

        Examples
        --------
        >>> [row["cells"][0] for row in Session("cuccu", seed=18).odds()["rows"]]
        ['12.8%', '60.6%']
        """
        self.check_odds()
        self._check_present()
        match = self.match
        if match.outcome is not None:
            raise Illegal(Fault.MATCH_OVER, match.outcome.clause)
        if not self._decides(match):
            raise Illegal(Fault.NO_DECISION)
        if match.turn != self.reader:
            raise Illegal(Fault.NOT_YOUR_TURN, "", seat=self.reader, turn=match.turn)
        view = match.view(self.reader)
        if self._counting is None or self._counting.view != view:
            self._counting = Counting(view)
        self._counting.go_on()
        return self._counting.told(self.words, {choice.text: choice.label for choice in self.laid_out().choices})

    def known(self) -> View:
        """Return what an experiment may begin with: the reader's own view of the moment that is shown.

        Returns
        -------
        View
            Without what lies open only for teaching.

        Raises
        ------
        Illegal
            ``odds-off`` or ``curtain``.

        Examples
        --------
        >>> Session("cuccu", seed=18, open_hands=True).known().zones["hand 0"]
        ('8',)
        """
        self.check_odds()
        if self.curtain:
            raise Illegal(Fault.CURTAIN)
        return self.shown.view(self.reader)

    def stand_ins(self) -> tuple[str, ...]:
        """Name who would play on if the people left: the best opponent in place of each.

        Returns
        -------
        tuple
            An opponent's name for each seat.

        Examples
        --------
        >>> Session("cuccu", seed=18, opponents="novice").stand_ins()
        ('regular', 'novice', 'novice', 'novice')
        """
        best = players(self.game)[-1]
        return tuple(best if name == PERSON else name for name in self.sitting)

    def resume(self, code: object) -> None:
        """Go on from a code.

        Parameters
        ----------
        code:
            The code of a match of this game, or what :meth:`kept` gave.

        Raises
        ------
        Illegal
            ``code-…`` with the reason; the present match goes on then.

        Examples
        --------
        >>> session = Session("cuccu", seed=3)
        >>> session.resume("cuccu.1.8s_sWsCkEgAAAA")
        >>> session.view().turn
        0
        """
        found, undone = _read(code)
        self._begin(self._opened(found))
        self.undone = 0 if self.lesson or self.open_hands else undone
        self.rev += 1


def _read(text: object) -> tuple[object, int]:
    """The code in a text, such as a whole line for a notebook cell, and how many moves were taken back."""
    plain = text if isinstance(text, str) and len(text) < 100_000 else ""
    found = re.search(r"([a-z_]+\.\d+\.[\w-]+)(?: (\d{1,6}))?", plain)
    return (found[1], int(found[2] or 0)) if found else (text, 0)


def _one_of(option: str, value: object, allowed: Iterable[Any]) -> Any:
    """The value if it is allowed, else a refusal that lists what is."""
    for choice in allowed:
        if type(choice) is type(value) and choice == value:
            return choice
    listed = ", ".join(str(choice) for choice in allowed)
    raise Illegal(Fault.BAD_OPTION, "", option=option, value=str(value)[:80], allowed=listed)


def _known_clauses(game: str, step: object) -> tuple[str, ...]:
    """One id of a clause or several, if the game has them."""
    known = [clause.id for clause in clauses(game)]
    listed = step if isinstance(step, Sequence) and not isinstance(step, str) else (step,)
    for clause in listed:
        if clause not in known:
            prefix = rules(game).PREFIX
            raise Illegal(Fault.BAD_OPTION, "", option="step", value=str(clause)[:80], allowed=f"{prefix}-…")
    return tuple(listed)

"""One table without a screen: a match, who sits where, what the reader sees, and an answer to every message.

The widget is a thin shell around a session. All that is shown is made from the reader's view and masked events.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from unicodedata import category

from cardwidgets.engine import rules
from cardwidgets.engine.game import NEXT_ROUND, Action, Event, Fault, Illegal, View
from cardwidgets.engine.match import Match
from cardwidgets.players import Decision, player, players
from cardwidgets.rulebook import language, languages
from cardwidgets.table.scenes import Scene, scene_of
from cardwidgets.table.words import Words

__all__ = ["PACES", "PERSON", "SEATS_SHOWN", "Session"]

PERSON = "person"
"""What stands in place of an opponent's name where a person sits."""

PACES: Mapping[str, float] = {"off": 0.0, "fast": 0.35, "normal": 0.9, "slow": 1.8}
"""Seconds between two moves of opponents, by the name of the pace."""

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
        names: Sequence[str] | None = None,
        language_code: str = "en",
        pace: str = "normal",
        key: str = "",
    ) -> None:
        self.game = game
        self.key = key
        self.reader = 0
        self.rev = 0
        if language_code not in languages():
            raise Illegal(
                Fault.BAD_OPTION, "", option="language", value=str(language_code)[:80], allowed=", ".join(languages())
            )
        self.language_code = language_code
        self.pace = self._pace(pace)
        self._opponents = opponents
        self._names = names
        self._position = position
        self._step = 0
        self._news: list[dict[str, Any]] = []
        self._begin(
            Match(rules(game), options=options, seed=seed, position=position) if code is None else self._opened(code)
        )

    # -- beginning -----------------------------------------------------------------------------------------------------

    def _opened(self, code: object) -> Match:
        match = Match.from_code(code)
        if self.game != match.game.NAME:
            raise Illegal(Fault.CODE_FOREIGN, game=match.game.NAME)
        return match

    def _begin(self, match: Match) -> None:
        """Sit down at a match, at whatever moment it is."""
        if match.seats > SEATS_SHOWN:
            raise Illegal(
                Fault.BAD_OPTION, "CU-R25", option="players", value=str(match.seats), allowed=f"2 to {SEATS_SHOWN}"
            )
        sitting = self._seated(match.seats)
        words = Words(self.game, self.language_code, self._called(match.seats), self.reader)
        self.match = match
        self.sitting = sitting
        self.words = words
        self._turns: list[tuple[int | None, bool]] = []
        self._reasons: dict[int, tuple[int, Decision]] = {}
        self._log: list[list[dict[str, Any]]] = []
        self._retell()

    def _seated(self, seats: int) -> tuple[str, ...]:
        """Who sits where: the person first."""
        given = self._opponents
        known = players(self.game)
        if not isinstance(given, (str, Sequence)):
            raise Illegal(Fault.BAD_OPTION, "", option="opponents", value=str(given)[:80], allowed=", ".join(known))
        names = [given] * (seats - 1) if isinstance(given, str) else list(given)
        if len(names) != seats - 1:
            raise Illegal(
                Fault.BAD_OPTION, "", option="opponents", value=", ".join(map(str, names))[:80], allowed=str(seats - 1)
            )
        for name in names:
            if name not in known:
                raise Illegal(Fault.BAD_OPTION, "", option="opponents", value=str(name)[:80], allowed=", ".join(known))
        return (PERSON, *names)

    def _called(self, seats: int) -> list[str]:
        """What the seats are called."""
        house = language(self.language_code)
        usual = [house.text("name-you"), *(house.text(f"name-{seat}") for seat in range(1, seats))]
        given: Any = [] if self._names is None else self._names
        if isinstance(given, str) or not isinstance(given, Sequence) or not all(map(_is_name, given)):
            raise Illegal(Fault.BAD_OPTION, "", option="names", value=str(given)[:80], allowed="1 to 60 letters each")
        return [*(name.strip() for name in given[:seats]), *usual[len(given) :]]

    def _pace(self, pace: object) -> str:
        if not isinstance(pace, str) or pace not in PACES:
            raise Illegal(Fault.BAD_OPTION, "", option="pace", value=str(pace)[:80], allowed=", ".join(PACES))
        return pace

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
        return self.match.view(self.reader)

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

    @property
    def waiting_for_person(self) -> bool:
        """Whether nothing happens until the person does something.

        Examples
        --------
        >>> Session("cuccu", seed=18).waiting_for_person
        True
        """
        turn = self.match.turn
        return turn is None or turn == self.reader or self.match.legal() == (NEXT_ROUND,)

    @property
    def _person_is_out(self) -> bool:
        return self._scene(self.view()).sitters[self.reader].out and self.match.outcome is None

    def _scene(self, view: View) -> Scene:
        return scene_of(self.game)(view, self.words)

    def scene(self) -> dict[str, Any]:
        """Return the table as plain data for a screen.

        Returns
        -------
        dict
            What the front end draws: seats, zones, actions, prompt, log, the news since the last call of
            :meth:`tell`, controls and settings. Nothing in it is hidden from the reader.

        Examples
        --------
        >>> scene = Session("cuccu", seed=18).scene()
        >>> [zone["id"] for zone in scene["zones"]]
        ['pack', 'hand 0', 'hand 1', 'hand 2', 'hand 3']
        """
        view = self.view()
        scene = self._scene(view)
        words = self.words
        scored = self.match.legal() == (NEXT_ROUND,)
        log = list(self._log_shown(scene))
        return {
            "rev": self.rev,
            "key": self.key,
            "lang": self.language_code,
            "dir": words.say("language-direction"),
            "title": words.game_says("title"),
            "game": self.game,
            "strings": words.screen(),
            "direction": "anticlockwise",
            "seats": [
                {
                    "id": seat,
                    "name": words.names[seat],
                    "you": seat == self.reader,
                    "turn": seat == view.turn and not scored,
                    "out": sitter.out,
                    "thinking": seat == view.turn and seat != self.reader and not scored,
                    "counters": [
                        {"icon": counter.icon, "value": counter.value, "max": counter.most, "label": counter.label}
                        for counter in sitter.counters
                    ],
                    "badges": list(sitter.badges),
                    "note": sitter.note,
                }
                for seat, sitter in enumerate(scene.sitters)
            ],
            "zones": [
                {
                    "id": place.id,
                    "kind": place.kind,
                    "seat": place.seat,
                    "label": place.label,
                    "count": place.count,
                    "cards": [{"face": card.face, "label": card.label, "mark": card.mark} for card in place.cards],
                }
                for place in scene.places
            ],
            "actions": [
                {
                    "text": choice.text,
                    "label": choice.label,
                    "hint": choice.hint,
                    "source": choice.source,
                    "target": choice.target,
                    "legal": choice.legal,
                    "key": choice.key,
                }
                for choice in scene.choices
            ],
            "prompt": scene.prompt,
            "log": log,
            "rules": {entry["clause"]: words.rule(entry["clause"]) for entry in log if entry["clause"]},
            "steps": list(self._news),
            "controls": {
                "undo": self._can_undo,
                "redo": self.match.can_redo,
                "next": words.game_says("action", NEXT_ROUND.kind) if scored else None,
                "skip": words.screen()["skip"] if self._person_is_out else None,
                "new": True,
            },
            "settings": {
                "players": self.match.seats,
                "players_min": min(self._seat_range),
                "players_max": min(max(self._seat_range), SEATS_SHOWN),
                "pace": self.pace,
            },
            "static": False,
        }

    @property
    def _seat_range(self) -> Sequence[int]:
        """How many may sit here; only as many as the position has, where there is one."""
        if self._position is not None:
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
            "text": self.words.refusal(fault),
            "rule": self.words.rule(fault.clause),
        }

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

    def offer(self, kept: object) -> dict[str, str] | None:
        """Offer to go on with a match that a page has kept.

        Parameters
        ----------
        kept:
            A code, or None.

        Returns
        -------
        dict or None
            What to ask the person; None when the code is of no use or says what is on the table already.

        Examples
        --------
        >>> Session("cuccu", seed=3).offer("cuccu.1.8s_sWsCkEgAAAA") is None
        True
        """
        if kept is None or kept == self.code() or any(choice for _, choice in self._turns):
            return None
        try:
            match = self._opened(kept)
            self._seated(match.seats)
        except Illegal:
            return None
        if match.moves == 0 or match.seats > SEATS_SHOWN:
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
        if not self._person_is_out:
            raise Illegal(Fault.NOT_LEGAL, "", action="skip")

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
        at = self.match.round - sum(entry["heading"] for entries in self._log for entry in entries)
        first = at + any(entry["heading"] for entry in self._log[0])
        for entries in self._log:
            for entry in entries:
                at += entry["heading"]
                if max(at, first) == number:
                    found.append({key: value for key, value in entry.items() if key != "moves"})
        return found

    # -- telling -------------------------------------------------------------------------------------------------------

    def _entry(self, event: Event) -> dict[str, Any]:
        return {
            "text": self.words.event(event),
            "clause": event.clause,
            "seat": event.seat,
            "heading": event.kind == "shuffle",
            "moves": [{"face": move.card, "from": move.source, "to": move.target} for move in event.cards],
        }

    def _retell(self) -> None:
        """Write the log anew, for another match, moment or language; nothing of it is news."""
        self._log = [[self._entry(event) for event in step] for step in self.match.events(self.reader)]
        self._turns = self._turns_of(self.match)
        self._reasons = {}
        self._news = []

    def _turns_of(self, match: Match) -> list[tuple[int | None, bool]]:
        """For each action who did it, and whether there was a choice."""
        past = match.at(0)
        turns = []
        for action in match.actions():
            turns.append((past.turn, past.legal() != (NEXT_ROUND,)))
            past.play(action)
        return turns

    def _log_shown(self, scene: Scene) -> Iterator[dict[str, Any]]:
        """Return this round and the one before; an opponent's reason once its card lies open after the scoring."""
        starts = [step for step, entries in enumerate(self._log) if any(entry["heading"] for entry in entries)]
        # A position begins in the middle of a round.
        first, this_round = starts[-2] if len(starts) > 1 else 0, starts[-1] if starts else 0
        number = sum(len(entries) for entries in self._log[:first])
        for step, entries in enumerate(self._log[first:], start=first):
            told = step in self._reasons and step >= this_round and self._reasons[step][0] in scene.reasons_open
            for place, entry in enumerate(entries):
                number += 1
                yield {"n": number, **{key: value for key, value in entry.items() if key != "moves"}}
                if told and place == 0:
                    seat, decision = self._reasons[step]
                    text = self.words.reason(seat, decision.reason.id, decision.reason.data)
                    yield {"n": number, "text": text, "clause": "", "seat": seat, "heading": False}

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
        return [entry["text"] for entries in self._log for entry in entries]

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
        self._news = []

    # -- playing -------------------------------------------------------------------------------------------------------

    def _play(self, action: str, seat: int | None) -> None:
        turn, choice = self.match.turn, self.match.legal() != (NEXT_ROUND,)
        self.match.play(action, seat)
        # What an opponent thought at this place before an undo belongs to another line.
        self._reasons.pop(self.match.moves, None)
        self._told(turn, choice)

    def _told(self, turn: int | None, choice: bool) -> None:
        """Write the last action into the log, and among the news."""
        self._turns.append((turn, choice))
        entries = [self._entry(event) for event in self.match.events(self.reader, self.match.moves)[0]]
        self._log.append(entries)
        for entry in entries:
            self._step += 1
            self._news.append({"n": self._step, "text": entry["text"], "moves": entry["moves"]})
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
        self._play(action, self.reader)

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
        """Let one opponent move.

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
        if self.waiting_for_person or seat is None:
            return False
        opponent = player(self.game, self.sitting[seat])
        decision = opponent.decide(self.match.view(seat), self.match.stream(seat))
        self._play(decision.action.text, seat)
        self._reasons[self.match.moves] = (seat, decision)
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
    def _can_undo(self) -> bool:
        return any(seat == self.reader and choice for seat, choice in self._turns)

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
        if not self._can_undo:
            raise Illegal(Fault.NOTHING_TO_UNDO)
        while True:
            self.match.undo()
            self._log.pop()
            if self._turns.pop() == (self.reader, True):
                break
        self._news = []
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
        if not self.match.can_redo:
            raise Illegal(Fault.NOTHING_TO_REDO)
        while self.match.can_redo:
            turn, choice = self.match.turn, self.match.legal() != (NEXT_ROUND,)
            self.match.redo()
            self._told(turn, choice)
            if self.match.turn == self.reader and self.match.legal() != (NEXT_ROUND,):
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
            if players_wanted not in self._seat_range or players_wanted > SEATS_SHOWN:
                allowed = f"{min(self._seat_range)} to {min(max(self._seat_range), SEATS_SHOWN)}"
                raise Illegal(
                    Fault.BAD_OPTION, "CU-R25", option="players", value=str(players_wanted)[:80], allowed=allowed
                )
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
        self.pace = self._pace(pace)
        self.rev += 1

    def resume(self, code: object) -> None:
        """Go on from a code.

        Parameters
        ----------
        code:
            The code of a match of this game.

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
        self._begin(self._opened(code))
        self.rev += 1

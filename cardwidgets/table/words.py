"""Sentences for one reader: who is "you", which cards may be named, and in which language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from cardwidgets.engine import rules
from cardwidgets.engine.game import Event, Fault, Illegal, State
from cardwidgets.rulebook import ClauseText, language, languages, message_id, person_args

__all__ = ["Words", "worded"]


class Words:
    """The text of one table for one reader.

    Parameters
    ----------
    game:
        The game's name, with which its messages begin.
    code:
        The language.
    names:
        A name for each seat, as people wrote it; never markup.
    reader:
        The seat that reads, or None for an onlooker.

    Examples
    --------
    >>> words = Words("cuccu", "en", ["You", "Bianca"], reader=0)
    >>> words.event(Event("keep", ("CU-3.1",), 1))
    'Bianca keeps the card.'
    >>> words.say("lives", amount=2), words.card("cat")
    ('2 lives', 'cat, XII')
    """

    def __init__(self, game: str, code: str, names: Sequence[str], reader: int | None) -> None:
        self.game = game
        self.code = code
        self.names = tuple(names)
        self.reader = reader
        self._language = language(code)
        # A table says the same few hundred sentences again and again.
        self._text = cache(self._language.text)
        self.clause = cache(self._language.clause)
        self._screen: dict[str, str] | None = None

    def say(self, message: str, **arguments: str | float) -> str:
        """Return a sentence of the house.

        Parameters
        ----------
        message:
            Its id.
        arguments:
            Its variables.

        Returns
        -------
        str
            The sentence.

        Examples
        --------
        >>> Words("cuccu", "en", ["You"], 0).say("round-number", amount=3)
        'Round 3'
        """
        return self._text(message, **arguments)

    def game_says(self, *path: str, **arguments: str | int) -> str:
        """Return a sentence of the game.

        Parameters
        ----------
        path:
            The parts of its id after the game's name; the last may end in ``.attribute``.
        arguments:
            Its variables.

        Returns
        -------
        str
            The sentence.

        Examples
        --------
        >>> Words("cuccu", "en", ["You"], 0).game_says("note", "undealt")
        'no card yet'
        """
        last, dot, attribute = path[-1].partition(".")
        return self._text(message_id(self.game, *path[:-1], last) + dot + attribute, **arguments)

    def person(self, prefix: str, seat: int | None) -> dict[str, Any]:
        """Return the variables that stand for a person in a sentence.

        Parameters
        ----------
        prefix:
            ``seat``, ``other`` or ``turn``.
        seat:
            Who, or None for nobody.

        Returns
        -------
        dict
            The name, and whether it is the reader.

        Examples
        --------
        >>> Words("cuccu", "en", ["You", "Bianca"], 0).person("seat", 1)
        {'seat_is': 'other', 'seat': 'Bianca'}
        """
        if seat is None:
            return dict(person_args(prefix, None))
        return dict(person_args(prefix, self.names[seat], you=seat == self.reader))

    def cards(self, **faces: str | None) -> dict[str, Any]:
        """Return the variables that stand for cards in a sentence.

        Parameters
        ----------
        faces:
            For each variable the face, or None where the reader may not know it.

        Returns
        -------
        dict
            The names of the cards in every form that the language has.

        Examples
        --------
        >>> Words("cuccu", "en", ["You"], 0).cards(card="cat")["card_the"]
        'the cat'
        """
        arguments: dict[str, Any] = {}
        for prefix, face in faces.items():
            arguments |= self._language.card_args(prefix, self.game, face)
        return arguments

    def card(self, face: str | None) -> str:
        """Return the label of a card.

        Parameters
        ----------
        face:
            The face, or None when it is face down.

        Returns
        -------
        str
            What a screen reader says.

        Examples
        --------
        >>> Words("cuccu", "en", ["You"], 0).card(None)
        'face-down card'
        """
        return self._text("hidden-card") if face is None else self.game_says("card", f"{face}.label")

    def event(self, event: Event) -> str:
        """Return the sentence of an event.

        Parameters
        ----------
        event:
            Masked for the reader.

        Returns
        -------
        str
            The sentence.

        Examples
        --------
        >>> Words("cuccu", "en", ["You", "Bianca"], 0).event(Event("ask", ("CU-3.1",), 0, 1))
        'You ask Bianca to swap.'
        """
        faces = dict(zip(("card", "card2"), (move.card for move in event.cards), strict=False))
        return self.game_says(
            "event",
            event.kind,
            **self.person("seat", event.seat),
            **self.person("other", event.other),
            **self.cards(**{"card": None, "card2": None, **faces}),
            amount=event.amount,
            cause=event.cause,
        )

    def reason(self, seat: int, reason: str, data: Mapping[str, Any]) -> str:
        """Return why an opponent did something.

        Parameters
        ----------
        seat:
            Who did it.
        reason, data:
            The message and the data that the opponent gave; a ``card`` in the data is a face.

        Returns
        -------
        str
            The sentence.

        Examples
        --------
        >>> Words("cuccu", "en", ["You", "Bianca"], 0).reason(1, "cuccu-reason-high", {})
        'Bianca keeps because the card looks high enough.'
        """
        plain = {name: value for name, value in data.items() if name != "card"}
        cards = self.cards(card=data.get("card"))
        return self._text(reason, **self.person("seat", seat), **cards, **plain)

    def screen(self) -> dict[str, str]:
        """Return every sentence of the screen itself.

        Returns
        -------
        dict
            From ``undo`` (for the message ``ui-undo``) to its text.

        Examples
        --------
        >>> Words("cuccu", "en", ["You"], 0).screen()["undo"]
        'Undo'
        """
        if self._screen is None:
            names = [name for name in self._language.messages() if name.startswith("ui-") and "." not in name]
            self._screen = {name[3:].replace("-", "_"): self._text(name) for name in names}
        return self._screen

    def rule(self, clause: str) -> str:
        """Return what a clause says.

        Parameters
        ----------
        clause:
            Its id; an empty one gives an empty text.

        Returns
        -------
        str
            The clause in our own words.

        Examples
        --------
        >>> Words("cuccu", "en", ["You"], 0).rule("CU-4.8")
        'A player without lives takes no part in later deals.'
        """
        if not clause:
            return ""
        text: ClauseText = self.clause(clause)
        return text.text

    def set_otherwise(self, clause: ClauseText, game: type[State], options: Mapping[str, Any]) -> list[str]:
        """Say that a match is not set as a clause tells it.

        Parameters
        ----------
        clause:
            The clause or reading.
        game:
            The rules.
        options:
            All options of the match with their values.

        Returns
        -------
        list
            One sentence, or none when everything that bears on the clause is as usual.

        Examples
        --------
        >>> words = Words("cuccu", "en", ["You"], 0)
        >>> words.set_otherwise(words.clause("CU-1.2"), rules("cuccu"), {"lives": 2})
        ['Here the other way is played: lives = 2.']
        """
        bearing = {*clause.options, *(name for reading in clause.readings for name in self.clause(reading).options)}
        changed = [
            f"{option.name} = {options[option.name]}"
            for option in game.OPTIONS
            if option.name in bearing and options.get(option.name, option.default) != option.default
        ]
        return [f"{self.say('sheet-other-played')} {', '.join(changed)}."] if changed else []

    def refusal(self, fault: Illegal) -> str:
        """Return why something was refused.

        Parameters
        ----------
        fault:
            The refusal.

        Returns
        -------
        str
            One or two sentences.

        Examples
        --------
        >>> words = Words("cuccu", "en", ["You", "Bianca"], 0)
        >>> words.refusal(Illegal(Fault.NOT_YOUR_TURN, "CU-2.4", seat=0, turn=1))
        'It is not your turn: Bianca has to decide first.'
        """
        arguments: dict[str, Any] = {name: value for name, value in fault.data.items() if isinstance(value, (str, int))}
        if isinstance(fault.data.get("turn"), int):
            arguments |= self.person("turn", fault.data["turn"])
        code = f"illegal-{fault.code.value}"
        more = ("unknown", "count", "person", "names", "beside", "alone", "levels", "because", "detail")
        tries = [*(f"{code}.{one}" for one in more), code]
        if fault.code is Fault.NOT_LEGAL:
            tries.insert(0, message_id(self.game, "illegal", str(fault.data.get("action", "")).split(" ")[0]))
        if fault.data.get("card") in rules(self.game).PACK.counts:
            arguments |= self.cards(card=fault.data["card"])
        if fault.code is Fault.BAD_POSITION:
            reason = message_id(self.game, "position", str(fault.data.get("reason", "")))
            if self._language.has(reason):
                arguments["reason"] = self._language.text(reason, **arguments)
        for message in filter(self._language.has, tries):
            # Only what is said needs its variables, not every variant of a message.
            with suppress(ValueError):
                return self._language.text(message, **arguments)
        return self._language.text(code)


def worded(refusal: Illegal, game: str, code: object = "en") -> Illegal:
    """Put the sentence into a refusal that comes before there is a table.

    Parameters
    ----------
    refusal:
        The refusal; its ``text`` is set.
    game:
        The game it is about.
    code:
        The language, if there is such a one.

    Returns
    -------
    Illegal
        The same refusal.

    Examples
    --------
    >>> str(worded(Illegal(Fault.BAD_SEED, value="x"), "cuccu"))
    '“x” cannot be a seed. A seed is a whole number from 0 to 18446744073709551615. [bad-seed]'
    """
    refusal.text = Words(game, str(code) if code in languages() else languages()[0], (), None).refusal(refusal)
    return refusal

"""One match: its history, undo and redo, replay, code and log.

A match is a game, its options, a seed (and perhaps a position to begin with) and the actions that were done. All else
is replayed from that.

The code
--------
``<game>.<version>.<text>``: the text is base 64 (URL alphabet, no padding) of, in order, a checksum (CRC-32 of
everything else), a fingerprint of what the seats see at the end (two bytes), the seed, the options that differ from
the defaults (place of the option, place of the value), the position if there is one (deflated JSON), how many actions
were done, and the actions: each one's place among the legal ones, as one number in mixed base. A forced action costs
nothing.
The code holds the seed, so someone determined can read hidden cards out of it.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from copy import copy
from hashlib import blake2b
from typing import Any

from cardwidgets.engine import rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, Event, Fault, Illegal, Outcome, State, View, seed_number

__all__ = ["CODE_VERSION", "Match"]

CODE_VERSION = 1
"""The version of codes that this file writes; it reads all up to this one."""

_LONGEST_CODE = 100_000
_LONGEST_POSITION = 100_000
_EVERY = 32


class Match:
    """A match of any game, from its first decision on.

    Parameters
    ----------
    game:
        The rules.
    options:
        Those that differ from the defaults.
    seed:
        From 0 to 2**64 - 1.
    position:
        Where to begin; None for a fresh deal.

    Raises
    ------
    Illegal
        ``bad-option``, ``bad-seed`` or ``bad-position``.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=18)
    >>> events = match.play("keep")
    >>> match.moves, match.turn
    (1, 1)
    >>> Match.from_code(match.code()).view(0) == match.view(0)
    True
    """

    def __init__(
        self,
        game: type[State],
        *,
        options: Mapping[str, Any] | None = None,
        seed: int,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        if options is not None and not isinstance(options, Mapping):
            raise Illegal(Fault.BAD_OPTION, option="options", value=type(options).__name__, allowed="a mapping")
        self._given = dict(options or {})
        self._seed = seed_number(seed)
        self._position = None if position is None else _frozen(position)
        self._state, opening = self._begin()
        self._actions: list[Action] = []
        self._events: list[tuple[Event, ...]] = [opening]
        self._choices: list[tuple[int, int]] = []
        self._undone: list[Action] = []
        self._marks = [self._state.clone()]

    def _begin(self) -> tuple[State, tuple[Event, ...]]:
        if self._position is None:
            return self.game.start(self._given, self._seed)
        return self.game.setup(json.loads(self._position), self._given, self._seed)

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the match has.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).seats
        4
        """
        return self._state.seats

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the match is over.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).turn
        0
        """
        return self._state.turn

    @property
    def round(self) -> int:
        """The number of the round being played or just scored, from 1.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).round
        1
        """
        return self._state.round

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).outcome is None
        True
        """
        return self._state.outcome

    @property
    def options(self) -> Mapping[str, Any]:
        """All options with their values.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).options["lives"]
        3
        """
        return self._state.options

    @property
    def moves(self) -> int:
        """How many actions have been done.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).moves
        0
        """
        return len(self._actions)

    @property
    def can_redo(self) -> bool:
        """Whether :meth:`redo` has something to do again.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).can_redo
        False
        """
        return bool(self._undone)

    def actions(self) -> tuple[Action, ...]:
        """Return the actions done so far.

        Returns
        -------
        tuple
            In order.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).actions()
        ()
        """
        return tuple(self._actions)

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat on turn may do.

        Returns
        -------
        tuple
            Actions, always in the same order; empty when the match is over.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> [action.text for action in new_match("cuccu", seed=18).legal()]
        ['keep', 'exchange']
        """
        return self._state.legal()

    def view(self, seat: int | None) -> View:
        """Return what a seat may know.

        Parameters
        ----------
        seat:
            A seat, or None for an onlooker.

        Returns
        -------
        View
            See :class:`~cardwidgets.engine.game.View`.

        Raises
        ------
        Illegal
            ``malformed`` when there is no such seat.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).view(3).zones["hand 0"]
        (None,)
        """
        self._check_reader(seat)
        return self._state.view(seat)

    def _check_reader(self, seat: object) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise Illegal(Fault.MALFORMED, what="seat")

    def events(self, seat: int | None, since: int = 0) -> list[tuple[Event, ...]]:
        """Return what happened, as a seat saw it.

        Parameters
        ----------
        seat:
            The reader, or None for an onlooker.
        since:
            The first step wanted; step 0 is the opening, step *n* the *n*-th action.

        Returns
        -------
        list
            For each step its events, masked.

        Raises
        ------
        Illegal
            ``malformed`` when there is no such seat or no such step.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> match = new_match("cuccu", seed=18)
        >>> [event.kind for event in match.events(1)[0]], match.events(1)[0][-1].cards[0].card
        (['start', 'shuffle', 'deal'], None)
        """
        self._check_reader(seat)
        if type(since) is not int or not 0 <= since <= len(self._events):
            raise Illegal(Fault.MALFORMED, what="step")
        steps = self._events[since:]
        if seat is not None:
            return [tuple(event.masked(seat) for event in step) for step in steps]
        everybody = (1 << self.seats) - 1
        return [tuple(event.masked_unless(everybody) for event in step) for step in steps]

    def stream(self, seat: int) -> Stream:
        """Return the random numbers for whoever thinks in a seat at this moment.

        Parameters
        ----------
        seat:
            The seat that thinks.

        Returns
        -------
        Stream
            The same one whenever the match comes to this moment again, and unrelated to the deals.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> match = new_match("cuccu", seed=18)
        >>> match.stream(0).below(100) == match.stream(0).below(100) != match.stream(1).below(100)
        True
        """
        moment = f"{self._seed} {seat} {len(self._actions)}".encode()
        return Stream(int.from_bytes(blake2b(moment, digest_size=8).digest(), "big"))

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action, checked.

        Parameters
        ----------
        action:
            An action or its text.
        seat:
            Who does it; None for the seat on turn.

        Returns
        -------
        tuple
            What happened, unmasked: for the owner of the match, never for a player.

        Raises
        ------
        Illegal
            When it is not allowed; nothing has changed then.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> [event.kind for event in new_match("cuccu", seed=18).play("keep", seat=0)]
        ['keep', 'deal']
        """
        if not isinstance(action, Action):
            action = Action.parse(action)
        state = self._state
        legal = state.legal()
        events = state.play(action, seat)
        self._choices.append((legal.index(action), len(legal)))
        self._actions.append(action)
        self._events.append(events)
        if self._undone:
            self._undone.clear()
        if len(self._actions) % _EVERY == 0:
            self._marks.append(state.clone())
        return events

    def undo(self) -> Action:
        """Take the last action back.

        Returns
        -------
        Action
            What was taken back; :meth:`redo` does it again.

        Raises
        ------
        Illegal
            ``nothing-to-undo``.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> match = new_match("cuccu", seed=18)
        >>> events = match.play("keep")
        >>> match.undo().text, match.redo().text
        ('keep', 'keep')
        """
        if not self._actions:
            raise Illegal(Fault.NOTHING_TO_UNDO)
        action = self._actions.pop()
        self._events.pop()
        self._choices.pop()
        kept = len(self._actions)
        del self._marks[kept // _EVERY + 1 :]
        self._go_to_mark()
        self._undone.append(action)
        return action

    def redo(self) -> Action:
        """Do again what was taken back last.

        Returns
        -------
        Action
            What was done again.

        Raises
        ------
        Illegal
            ``nothing-to-redo``: nothing was taken back, or something else was done since.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).redo()
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: nothing-to-redo
        """
        if not self._undone:
            raise Illegal(Fault.NOTHING_TO_REDO)
        later, action = self._undone[:-1], self._undone[-1]
        self.play(action)
        self._undone = later
        return action

    def at(self, moves: int) -> Match:
        """Return the match as it was after some actions.

        Parameters
        ----------
        moves:
            From 0 to :attr:`moves`.

        Returns
        -------
        Match
            An independent one; playing on makes a new line.

        Raises
        ------
        Illegal
            ``malformed`` when there is no such moment.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> match = new_match("cuccu", seed=18)
        >>> events = match.play("keep")
        >>> match.at(0).turn, match.turn
        (0, 1)
        """
        if type(moves) is not int or not 0 <= moves <= len(self._actions):
            raise Illegal(Fault.MALFORMED, what="moves")
        past = copy(self)
        past._actions = self._actions[:moves]
        past._events = self._events[: moves + 1]
        past._choices = self._choices[:moves]
        past._undone = []
        past._marks = self._marks[: moves // _EVERY + 1]
        past._go_to_mark()
        return past

    def _go_to_mark(self) -> None:
        """Replay from the last mark to the last action."""
        self._state = self._marks[-1].clone()
        for again in self._actions[(len(self._marks) - 1) * _EVERY :]:
            self._state.play(again)

    def position(self) -> dict[str, Any]:
        """Write the present position down as plain data, hidden cards and all: for authors, never for players.

        Returns
        -------
        dict
            What :func:`~cardwidgets.engine.new_match` takes as ``position``.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = new_match("cuccu", seed=18).position()
        >>> new_match("cuccu", seed=18, position=position).position() == position
        True
        """
        return self._state.position()

    def __repr__(self) -> str:
        """Say where the match stands, nothing hidden.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18)
        <match of cuccu: 0 moves, seat 0 to act>
        """
        state = "over" if self.turn is None else f"seat {self.turn} to act"
        return f"<match of {self.game.NAME}: {self.moves} moves, {state}>"

    # -- code ----------------------------------------------------------------------------------------------------------

    def code(self) -> str:
        """Return the match as a line of text.

        Returns
        -------
        str
            Letters, digits, ``-``, ``_`` and two dots.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> new_match("cuccu", seed=18).code()
        'cuccu.1.8s_sWsCkEgAAAA'
        """
        body = bytearray(self._fingerprint())
        _put_number(body, self._seed)
        changed = [
            (place, option.choices.index(self.options[option.name]))
            for place, option in enumerate(self.game.OPTIONS)
            if self.options[option.name] != option.default
        ]
        _put_number(body, len(changed))
        for place, choice in changed:
            _put_number(body, place)
            _put_number(body, choice)
        packed = b"" if self._position is None else zlib.compress(self._position.encode(), 9)
        _put_number(body, len(packed))
        body += packed
        _put_number(body, len(self._actions))
        value = 0
        for place, size in reversed(self._choices):
            value = value * size + place
        body += value.to_bytes((value.bit_length() + 7) // 8, "big")
        check = zlib.crc32(self._head().encode() + bytes(body)).to_bytes(4, "big")
        return self._head() + base64.urlsafe_b64encode(check + bytes(body)).decode().rstrip("=")

    def _head(self) -> str:
        return f"{self.game.NAME}.{CODE_VERSION}."

    def _fingerprint(self) -> bytes:
        """Two bytes that tell whether a replay came to the same cards in the same places, for every seat."""
        seen = [{zone: list(cards) for zone, cards in self.view(seat).zones.items()} for seat in range(self.seats)]
        text = json.dumps([self.turn, self.round, seen], sort_keys=True, separators=(",", ":"))
        return (zlib.crc32(text.encode()) & 0xFFFF).to_bytes(2, "big")

    @classmethod
    def from_code(cls, code: object) -> Match:
        """Read a match from its code.

        Parameters
        ----------
        code:
            What :meth:`code` gave; white space around it does not matter.

        Returns
        -------
        Match
            The match, at the same moment.

        Raises
        ------
        Illegal
            ``code-foreign``: not a code of ours or of an unknown game; ``code-newer``: made by a later version;
            ``code-damaged``: a letter is missing or wrong; ``code-drift``: it would replay differently;
            ``oversized``.

        Examples
        --------
        >>> Match.from_code("cuccu.1.8s_sWsCkEgAAAA").turn
        0
        >>> Match.from_code("cuccu.1.8s_sWsCkEgAAAB")
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: code-damaged
        >>> Match.from_code("cuccu.9.8s_sWsCkEgAAAA")
        Traceback (most recent call last):
        cardwidgets.engine.game.Illegal: code-newer: version=9
        """
        if not isinstance(code, str):
            raise Illegal(Fault.CODE_FOREIGN)
        if len(code) > _LONGEST_CODE:
            raise Illegal(Fault.OVERSIZED, what="code", limit=_LONGEST_CODE)
        parts = code.strip().split(".")
        if len(parts) != 3 or not parts[1].isascii() or not parts[1].isdigit() or len(parts[1]) > 6:
            raise Illegal(Fault.CODE_FOREIGN)
        try:
            game = rules(parts[0])
        except Illegal as unknown:
            raise Illegal(Fault.CODE_FOREIGN, game=parts[0][:40]) from unknown
        if int(parts[1]) > CODE_VERSION:
            raise Illegal(Fault.CODE_NEWER, version=int(parts[1]))
        try:
            raw = base64.b64decode(parts[2] + "=" * (-len(parts[2]) % 4), altchars="-_", validate=True)
        except ValueError as fault:
            raise Illegal(Fault.CODE_DAMAGED) from fault
        plain = base64.urlsafe_b64encode(raw).decode().rstrip("=")
        body = raw[4:]
        if plain != parts[2] or zlib.crc32(f"{parts[0]}.{parts[1]}.".encode() + body).to_bytes(4, "big") != raw[:4]:
            raise Illegal(Fault.CODE_DAMAGED)
        return cls._replay(game, body)

    @classmethod
    def _replay(cls, game: type[State], body: bytes) -> Match:
        reader = _Reader(body)
        fingerprint = reader.take(2)
        seed = reader.number()
        options = {}
        for _ in range(reader.number()):
            place, choice = reader.number(), reader.number()
            if place >= len(game.OPTIONS) or choice >= len(game.OPTIONS[place].choices):
                raise Illegal(Fault.CODE_DRIFT, moves=0)
            options[game.OPTIONS[place].name] = game.OPTIONS[place].choices[choice]
        packed = reader.take(reader.number())
        count = reader.number()
        value = int.from_bytes(reader.rest(), "big")
        try:
            match = cls(game, options=options, seed=seed, position=_unpacked(packed) if packed else None)
        except (ValueError, RecursionError, zlib.error) as fault:
            raise Illegal(Fault.CODE_DRIFT, moves=0) from fault
        while match.moves < count:
            legal = match.legal()
            if not legal:
                raise Illegal(Fault.CODE_DRIFT, moves=match.moves)
            value, place = divmod(value, len(legal))
            match.play(legal[place])
        if value or match._fingerprint() != fingerprint:
            raise Illegal(Fault.CODE_DRIFT, moves=count)
        return match


def _frozen(position: object) -> str:
    """A position as text, so that nobody can change it afterwards."""
    try:
        text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as fault:
        raise Illegal(Fault.BAD_POSITION, reason="form") from fault
    if len(text) > _LONGEST_POSITION:
        raise Illegal(Fault.OVERSIZED, what="position", limit=_LONGEST_POSITION)
    return text


def _unpacked(packed: bytes) -> Any:
    """A deflated position, unless it is larger than any can be."""
    inflate = zlib.decompressobj()
    text = inflate.decompress(packed, _LONGEST_POSITION)
    if inflate.unconsumed_tail:
        raise ValueError("position too large")
    return json.loads(text)


def _put_number(body: bytearray, number: int) -> None:
    """Seven bits a byte, lowest first; the eighth says that more follow."""
    while number > 127:
        body.append(number & 127 | 128)
        number >>= 7
    body.append(number)


class _Reader:
    """Reads the parts of a code in turn."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._at = 0

    def take(self, count: int) -> bytes:
        part = self._body[self._at : self._at + count]
        if len(part) != count:
            raise Illegal(Fault.CODE_DAMAGED)
        self._at += count
        return part

    def number(self) -> int:
        result = shift = 0
        while True:
            byte = self.take(1)[0]
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result
            if shift > 70:
                raise Illegal(Fault.CODE_DAMAGED)

    def rest(self) -> bytes:
        return self.take(len(self._body) - self._at)

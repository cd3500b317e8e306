"""Every message from a screen is answered: done, or why not.

A message is ``{"id": text, "rev": number, "type": text, ...}``. Anything else, and anything that is not allowed now, is
refused and changes nothing.
"""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from cardwidgets.engine.game import Action, Fault, Illegal
from cardwidgets.table.session import LOOKS, Session

__all__ = ["Inbox"]

_LONGEST: Final = 110_000
_REMEMBERED: Final = 512

_FIELDS: Final[Mapping[str, Mapping[str, tuple[type, ...]]]] = {
    "hello": {"kept": (str, type(None))},
    "act": {"action": (str,)},
    "move": {"source": (str,), "target": (str,)},
    "why": {"action": (str,)},
    "undo": {},
    "redo": {},
    "next": {},
    "skip": {},
    "new": {"seed": (str,), "players": (int,)},
    "pace": {"pace": (str,)},
    "resume": {"code": (str,)},
    "forget": {},
    "log": {"round": (int,)},
    "language": {"language": (str,)},
    "look": {"contrast": (int,), "grain": (int,), "temperature": (int,)},
    "colours": {"four": (bool,)},
    "replay": {"at": (int, type(None))},
    "branch": {},
    "here": {},
    "hint": {},
    "odds": {},
    "rules": {},
    "rule": {"clause": (str,)},
    "code": {},
}
"""The kinds of messages and the fields of each."""

_ASKS: Final = frozenset({"hello", "why", "log", "hint", "odds", "rules", "rule", "code"})
"""Those that change nothing, so that an old ``rev`` does no harm."""

_SETS: Final = frozenset({"pace", "language", "look", "colours", "replay"})
"""Those that say outright what is wanted, whatever an opponent has done in the meantime."""


class Inbox:
    """Answers the messages of one table.

    Parameters
    ----------
    session:
        The table.
    faces:
        The sheet of card faces, for a screen that says hello.

    Examples
    --------
    >>> inbox = Inbox(Session("cuccu", seed=18))
    >>> inbox.answer({"id": "a", "rev": 0, "type": "act", "action": "keep"})
    {'type': 'answer', 'id': 'a', 'rev': 1, 'ok': True}
    >>> inbox.answer({"id": "b", "rev": 0, "type": "act", "action": "keep"})["refusal"]["code"]
    'stale'
    """

    FIELDS: ClassVar[Mapping[str, Mapping[str, tuple[type, ...]]]] = _FIELDS

    def __init__(self, session: Session, faces: str = "") -> None:
        self.session = session
        self.skipping = False
        self._faces = faces
        self._ids: deque[str] = deque(maxlen=_REMEMBERED)

    def answer(self, message: object) -> dict[str, Any]:
        """Do what a message asks for, or refuse.

        Parameters
        ----------
        message:
            Anything at all.

        Returns
        -------
        dict
            The answer to send back.

        Examples
        --------
        >>> Inbox(Session("cuccu", seed=18)).answer("hello")["refusal"]["code"]
        'malformed'
        """
        name = message.get("id") if isinstance(message, Mapping) else None
        name = name if isinstance(name, str) and 0 < len(name) <= 64 else None
        try:
            extra = self._do(self._checked(message, name))
        except Illegal as refusal:
            return {
                "type": "answer",
                "id": name,
                "rev": self.session.rev,
                "ok": False,
                "refusal": self.session.refused(refusal),
            }
        return {"type": "answer", "id": name, "rev": self.session.rev, "ok": True, **extra}

    def _checked(self, message: object, name: str | None) -> Mapping[str, Any]:
        """The message if its form is right and its time has not passed."""
        if not isinstance(message, Mapping) or name is None:
            raise Illegal(Fault.MALFORMED, what="message")
        try:
            size = len(json.dumps(message))
        except (TypeError, ValueError, RecursionError) as fault:
            raise Illegal(Fault.MALFORMED, what="message") from fault
        if size > _LONGEST:
            raise Illegal(Fault.OVERSIZED, what="message", limit=_LONGEST)
        kind = message.get("type")
        fields = self.FIELDS.get(kind) if isinstance(kind, str) else None
        if fields is None or set(message) != {"id", "rev", "type", *fields}:
            raise Illegal(Fault.MALFORMED, what="message")
        if type(message["rev"]) is not int or any(type(message[field]) not in form for field, form in fields.items()):
            raise Illegal(Fault.MALFORMED, what="message")
        if name in self._ids:
            raise Illegal(Fault.DUPLICATE)
        if kind not in _ASKS | _SETS and message["rev"] != self.session.rev:
            raise Illegal(Fault.STALE)
        self._ids.append(name)
        return message

    def _do(self, message: Mapping[str, Any]) -> dict[str, Any]:
        session = self.session
        match message["type"]:
            case "hello":
                return {"faces": self._faces, "key": session.key, "offer": session.offer(message["kept"])}
            case "act":
                session.act(message["action"])
            case "move":
                session.move(message["source"], message["target"])
            case "why":
                session.why(Action.parse(message["action"]))
            case "undo":
                session.undo()
                self.skipping = False
            case "redo":
                session.redo()
                self.skipping = False
            case "next":
                session.next_round()
            case "skip":
                session.check_skip()
                self.skipping = True
            case "new":
                session.new(_seed(message["seed"]), message["players"])
                self.skipping = False
            case "pace":
                session.set_pace(message["pace"])
            case "resume":
                session.resume(message["code"])
                self.skipping = False
            case "language":
                session.set_language(message["language"])
            case "look":
                session.set_look(**{name: message[name] for name in LOOKS})
            case "colours":
                session.set_four_colours(message["four"])
            case "replay":
                session.replay(message["at"])
            case "branch":
                session.branch()
            case "here":
                session.here()
            case "hint":
                return {"hint": session.hint()}
            case "odds":
                return {"odds": session.odds()}
            case "rules":
                return {"rules": session.rules()}
            case "rule":
                return {"rule": session.rule(message["clause"])}
            case "code":
                return {"code": session.code(), "cell": f"import cardwidgets\n\n{session.cell()}"}
            case "log":
                return {"log": session.log_of_round(message["round"])}
        return {}


def _seed(text: str) -> int:
    """The seed that somebody typed, or one by chance."""
    text = text.strip()
    if not text:
        return secrets.randbelow(2**32)
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise Illegal(Fault.BAD_SEED, value=text[:40])
    return int(text)

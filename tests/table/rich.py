"""Tables in many states, and how two of them are compared; for the tests beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cardwidgets.engine.deal import Stream
from cardwidgets.engine.match import Match
from cardwidgets.table.picture import picture, text
from cardwidgets.table.session import Session

__all__ = ["OTHERS", "STATES", "everything", "lines", "play", "random_match", "same_but_for_texts", "state"]

OTHERS = ("fi", "pl", "ro")
"""The languages besides English."""

_TEXTS = frozenset(
    {
        *("label", "text", "hint", "prompt", "title", "tagline", "place", "name", "note", "next", "skip", "here"),
        *("lang", "dir", "address", "rule", "question", "adopted", "other", "go", "no", "cards", "badges"),
        *("notices", "strings", "due", "stands"),
    }
)
"""Names of fields whose strings are for people."""

STATES: dict[str, dict[str, Any]] = {
    "turn": {},
    "dealer": {"position": {"pack_bottom_first": ["9"], "dealer": 0, "actions": ["keep"] * 3}},
    "inn": {"position": {"pack_bottom_first": ["4", "inn", "9", "10"]}, "actions": ["exchange"]},
    "shown": {"position": {"pack_bottom_first": ["4", "horse", "cat", "10"]}, "actions": ["exchange"]},
    "scored": {
        "position": {"pack_bottom_first": ["2", "fool", "9", "10"], "lives": [2, 3, 1, 3]},
        "actions": ["keep"],
        "settle": True,
    },
    "reasons": {
        "position": {"pack_bottom_first": ["9", "9", "8", "10"]},
        "actions": ["keep"],
        "settle": True,
    },
    "out": {
        "position": {"pack_bottom_first": ["fool", "9", "9", "10"], "lives": [1, 3, 2, 3]},
        "actions": ["keep"],
        "settle": True,
    },
    "over": {
        "position": {"pack_bottom_first": ["10", "fool"], "lives": [3, 1], "dealer": 1},
        "actions": ["keep"],
        "settle": True,
    },
    "curtain": {"seats": ["person", "person", "novice", "regular"]},
    "handed over": {"seats": ["person", "person", "novice", "regular"], "here": True, "actions": ["keep"]},
    "open": {"open_hands": True, "actions": ["exchange"]},
    "lesson": {"lesson": True, "step": ["CU-3.1", "CU-R1"]},
    "replay": {"actions": ["keep"], "settle": True, "replay": 1},
    "taken back": {"actions": ["keep"], "settle": True, "undo": True},
}
"""Settings of tables in every state that a person meets."""


def state(name: str, language_code: str = "en") -> Session:
    """Make the table of a state."""
    wanted = {"seed": 18, "opponents": "regular", **STATES[name]}
    actions, here, settle, undo, at = (wanted.pop(key, None) for key in ("actions", "here", "settle", "undo", "replay"))
    if "seats" in wanted:
        del wanted["opponents"]
    session = Session("cuccu", language_code=language_code, **wanted)
    if here:
        session.here()
    for action in actions or ():
        session.act(action)
    if settle:
        session.settle()
    if undo:
        session.undo()
    if at is not None:
        session.replay(at)
    return session


def everything(session: Session) -> str:
    """All that leaves a table, as one text."""
    scene = session.scene()
    return json.dumps([scene, picture(scene), text(scene), session.story()], sort_keys=True)


def play(session: Session, chance: Stream, moves: int) -> None:
    """Let opponents move by themselves and people by chance."""
    for _ in range(moves):
        session.settle()
        while session.curtain:
            session.here()
            session.settle()
        if session.match.turn is None:
            return
        legal = session.match.legal()
        if legal[0].text == "next_round":
            session.next_round()
        else:
            session.act(chance.choice(legal).text)


def random_match(match: Match, chance: Stream, moves: int) -> Match:
    """Play a match on by chance."""
    for _ in range(moves):
        if match.turn is None:
            break
        match.play(chance.choice(match.legal()))
    return match


def same_but_for_texts(one: Any, two: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """Hold that two values differ in nothing but sentences, and give those in pairs."""
    assert type(one) is type(two), (field, one, two)
    if isinstance(one, dict):
        assert set(one) == set(two)
        for key in one:
            # What an action is called among machines is no sentence.
            name = "action" if (field, key) == ("actions", "text") else key
            yield from same_but_for_texts(one[key], two[key], field if field == "strings" else name)
    elif isinstance(one, list):
        assert len(one) == len(two), (field, one, two)
        for here, there in zip(one, two, strict=True):
            yield from same_but_for_texts(here, there, field)
    elif isinstance(one, str) and field in _TEXTS:
        yield one, two
    else:
        assert one == two, field


def lines(session: Session) -> list[str]:
    """Everything the log says."""
    return [line["text"] for line in session.scene()["log"]]

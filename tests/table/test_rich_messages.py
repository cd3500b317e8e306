"""Messages about look, replay, hand-over, hint, rules and code: what is malformed or out of time is refused."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich import everything, state
from test_inbox import message, refused

from cardwidgets.rulebook import language, languages
from cardwidgets.table.inbox import Inbox

GOOD: dict[str, dict[str, Any]] = {
    "language": {"language": "fi"},
    "look": {"contrast": 1, "grain": 2, "temperature": 3},
    "replay": {"at": 1},
    "branch": {},
    "here": {},
    "hint": {},
    "odds": {},
    "rules": {},
    "rule": {"clause": "CU-3.4"},
    "code": {},
}
ASKS = ("hint", "odds", "rules", "rule", "code")
ODD = (None, True, 3, -1, 2**70, 1.0, math.nan, math.inf, "", "1", [], [1], {}, {"a": 1})


def is_good(field: str, value: object) -> bool:
    """Whether an odd value is one that the field takes."""
    return value == 3 if field in ("contrast", "grain", "temperature") else field == "at" and value in (None, 3)


def fitting(kind: str) -> Inbox:
    """A table at which this message does something."""
    name = {"branch": "replay", "here": "curtain", "replay": "reasons"}.get(kind, "turn")
    return Inbox(state(name))


@pytest.mark.parametrize("kind", GOOD)
def test_each_does_what_it_says(kind: str) -> None:
    inbox = fitting(kind)
    session = inbox.session
    before = everything(session), session.code(), session.rev
    answer = inbox.answer(message(inbox, kind, **GOOD[kind]))
    assert answer["ok"], answer
    assert answer["rev"] == session.rev
    if kind in ASKS:
        assert (everything(session), session.code(), session.rev) == before
        assert set(answer) == {"type", "id", "rev", "ok", kind} | ({"cell"} if kind == "code" else set())
    else:
        assert session.rev > before[2]
        assert everything(session) != before[0]
        assert set(answer) == {"type", "id", "rev", "ok"}
    json.dumps(answer, allow_nan=False)


@pytest.mark.parametrize(("kind", "field"), [(kind, field) for kind, fields in GOOD.items() for field in fields])
def test_malformed_values(kind: str, field: str) -> None:
    inbox = fitting(kind)
    for value in ODD:
        if not is_good(field, value):
            code = refused(inbox, {**message(inbox, kind, **GOOD[kind]), field: value})["code"]
            assert code in ("malformed", "bad-option"), (value, code)
    sent = message(inbox, kind, **GOOD[kind])
    del sent[field]
    assert refused(inbox, sent)["code"] == "malformed"


@pytest.mark.parametrize("kind", GOOD)
def test_fields_too_many_and_the_same_twice(kind: str) -> None:
    inbox = fitting(kind)
    assert refused(inbox, message(inbox, kind, **GOOD[kind], seat=1))["code"] == "malformed"
    sent = message(inbox, kind, **GOOD[kind])
    assert inbox.answer(sent)["ok"]
    assert refused(inbox, sent)["code"] == "duplicate"


@pytest.mark.parametrize("kind", GOOD)
def test_only_what_moves_the_match_must_be_in_time(kind: str) -> None:
    inbox = fitting(kind)
    inbox.session.set_pace("fast")
    late = message(inbox, kind, **GOOD[kind]) | {"rev": 0}
    if kind in ("branch", "here"):
        assert refused(inbox, late)["code"] == "stale"
    else:
        assert inbox.answer(late)["ok"]


@pytest.mark.parametrize(
    ("name", "kind", "fields", "code"),
    [
        ("turn", "branch", {}, "not-legal"),
        ("turn", "here", {}, "not-legal"),
        ("turn", "replay", {"at": 1}, "malformed"),
        ("turn", "rule", {"clause": "CU-9.9"}, "malformed"),
        ("turn", "language", {"language": "xx"}, "bad-option"),
        ("turn", "look", {"contrast": 50, "grain": 50, "temperature": 101}, "bad-option"),
        ("handed over", "hint", {}, "curtain"),
        ("curtain", "replay", {"at": 0}, "curtain"),
        ("curtain", "hint", {}, "curtain"),
        ("curtain", "branch", {}, "not-legal"),
        ("replay", "hint", {}, "replaying"),
        ("replay", "act", {"action": "keep"}, "replaying"),
        ("replay", "undo", {}, "replaying"),
        ("replay", "redo", {}, "replaying"),
        ("replay", "next", {}, "replaying"),
        ("replay", "skip", {}, "replaying"),
        ("replay", "here", {}, "not-legal"),
        ("over", "hint", {}, "not-your-turn"),
        ("out", "hint", {}, "not-your-turn"),
    ],
)
def test_what_is_not_for_now(name: str, kind: str, fields: dict[str, Any], code: str) -> None:
    for each in languages():
        inbox = Inbox(state(name, each))
        refusal = refused(inbox, message(inbox, kind, **fields))
        assert refusal["code"] == code
        assert refusal["text"].endswith((".", "?"))
        assert refusal["rule"] == ("" if not refusal["clause"] else language(each).clause(refusal["clause"]).text)


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)
)


@settings(max_examples=150, deadline=None)
@given(
    kind=st.sampled_from(list(GOOD)),
    change=st.dictionaries(
        st.sampled_from(["language", "contrast", "grain", "temperature", "at", "clause", "rev", "id", "type", "x"]),
        anything | st.sampled_from(["CU-3.1", "fi", 0, 50, 100]),
        max_size=3,
    ),
    name=st.sampled_from(["turn", "curtain", "replay", "over"]),
)
def test_whatever_comes_gets_one_answer(kind: str, change: dict[str, Any], name: str) -> None:
    inbox = Inbox(state(name))
    before = everything(inbox.session), inbox.session.code()
    answer = inbox.answer({**message(inbox, kind, **GOOD[kind]), **change})
    json.dumps(answer, allow_nan=False)
    assert answer["type"] == "answer"
    assert answer["rev"] == inbox.session.rev
    if not answer["ok"]:
        assert (everything(inbox.session), inbox.session.code()) == before

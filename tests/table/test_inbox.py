"""Whatever a screen sends: exactly one answer; what is refused changes nothing; what is done changes what it says."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import new_match
from cardwidgets.engine.game import Fault
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.session import Session

CODE = new_match("cuccu", seed=18).code()
FAULTS = {fault.value for fault in Fault}


def table(**settings: Any) -> Inbox:
    return Inbox(Session("cuccu", **{"seed": 18, "opponents": "novice", **settings}), "<svg/>")


def everything(inbox: Inbox) -> str:
    """All that a message could change."""
    session = inbox.session
    state = [
        session.rev,
        session.code(),
        session.scene(),
        session.story(),
        session.sitting,
        session.pace,
        inbox.skipping,
    ]
    return json.dumps(state, default=str)


def message(inbox: Inbox, kind: str, **fields: Any) -> dict[str, Any]:
    number = len(inbox._ids)
    return {"id": f"m-{number}-{inbox.session.rev}", "rev": inbox.session.rev, "type": kind, **fields}


def refused(inbox: Inbox, sent: object) -> dict[str, Any]:
    """Send something that cannot be, and see that it changes nothing and is told why."""
    before = everything(inbox)
    answer = inbox.answer(sent)
    assert everything(inbox) == before
    assert answer["type"] == "answer"
    assert answer["ok"] is False
    assert answer["rev"] == inbox.session.rev
    refusal: dict[str, Any] = answer["refusal"]
    assert set(refusal) == {"code", "clause", "text", "rule"}
    assert refusal["code"] in FAULTS
    assert refusal["text"].strip()
    assert "{" not in refusal["text"]
    json.dumps(answer, allow_nan=False)
    return refusal


# -- form --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [None, True, 3, math.nan, "act", b"act", [], ["act"], {}, {"type": "act"}, {"id": "a"}, {"id": "a", "type": "act"}],
)
def test_what_is_no_message(sent: object) -> None:
    assert refused(table(), sent)["code"] == "malformed"


@pytest.mark.parametrize(
    "change",
    [
        {"rev": math.nan},
        {"rev": math.inf},
        {"rev": 0.0},
        {"rev": "0"},
        {"rev": None},
        {"rev": True},
        {"rev": [0]},
        {"id": ""},
        {"id": "x" * 65},
        {"id": 7},
        {"id": None},
        {"id": ["a"]},
        {"type": "Act"},
        {"type": "delete"},
        {"type": ["act"]},
        {"type": None},
        {"type": {}},
        {"action": None},
        {"action": 3},
        {"action": ["keep"]},
        {"action": {"kind": "keep"}},
        {"seat": 1},
        {"constructor": 1},
        {"kept": None},
    ],
)
def test_wrong_types_and_unknown_fields(change: dict[str, Any]) -> None:
    inbox = table()
    assert refused(inbox, {**message(inbox, "act", action="keep"), **change})["code"] == "malformed"


@pytest.mark.parametrize("field", ["id", "rev", "type", "action"])
def test_missing_field(field: str) -> None:
    inbox = table()
    sent = message(inbox, "act", action="keep")
    del sent[field]
    assert refused(inbox, sent)["code"] == "malformed"


def test_oversized() -> None:
    inbox = table()
    assert refused(inbox, message(inbox, "act", action="k" * 200_000))["code"] == "oversized"
    assert refused(inbox, message(inbox, "resume", code="c" * 105_000))["code"] == "oversized"
    assert refused(inbox, message(inbox, "act", action="k" * 300))["code"] == "oversized"
    assert refused(inbox, message(inbox, "hello", kept="c" * 120_000))["code"] == "oversized"


def test_deeply_nested() -> None:
    inbox = table()
    deep: Any = "keep"
    for _ in range(100_000):
        deep = [deep]
    assert refused(inbox, message(inbox, "act", action=deep))["code"] == "malformed"
    while isinstance(deep, list):
        deep = deep.pop()


def test_what_is_not_json() -> None:
    inbox = table()
    for value in (object(), {1, 2}, b"keep", 1j):
        assert refused(inbox, message(inbox, "act", action=value))["code"] == "malformed"
    round_about: dict[str, Any] = message(inbox, "act")
    round_about["action"] = round_about
    assert refused(inbox, round_about)["code"] == "malformed"


# -- time and turn -----------------------------------------------------------------------------------------------------


def test_duplicate_is_done_once() -> None:
    inbox = table()
    sent = message(inbox, "act", action="keep")
    assert inbox.answer(sent)["ok"]
    assert refused(inbox, sent)["code"] == "duplicate"
    assert refused(inbox, {**sent, "rev": inbox.session.rev})["code"] == "duplicate"
    assert inbox.session.match.moves == 1


def test_stale_and_future_revisions() -> None:
    inbox = table()
    inbox.answer(message(inbox, "act", action="keep"))
    for rev in (0, 2, -1, 10**400):
        for kind, fields in (("undo", {}), ("act", {"action": "keep"}), ("new", {"seed": "", "players": 4})):
            assert refused(inbox, {**message(inbox, kind, **fields), "rev": rev})["code"] == "stale"


def test_out_of_turn() -> None:
    inbox = table()
    inbox.answer(message(inbox, "act", action="keep"))
    refusal = refused(inbox, message(inbox, "act", action="keep"))
    assert refusal["code"] == "not-your-turn"
    assert refusal["clause"] == "CU-2.4"
    assert refusal["rule"]
    assert "Bianca" in refusal["text"]


@pytest.mark.parametrize(
    "action", ["", " ", "fly", "keep keep", "keep -> ", "inn_accept", "next_round", "KEEP", "keep\n"]
)
def test_actions_that_are_none(action: str) -> None:
    inbox = table()
    for kind in ("act", "why"):
        refused(inbox, message(inbox, kind, action=action))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("undo", {}),
        ("redo", {}),
        ("next", {}),
        ("skip", {}),
        ("pace", {"pace": "warp"}),
        ("pace", {"pace": ""}),
        ("new", {"seed": "-1", "players": 4}),
        ("new", {"seed": "1.5", "players": 4}),
        ("new", {"seed": "٣", "players": 4}),
        ("new", {"seed": "9" * 20, "players": 4}),
        ("new", {"seed": "9" * 5000, "players": 4}),
        ("new", {"seed": "7", "players": 1}),
        ("new", {"seed": "7", "players": 9}),
        ("new", {"seed": "7", "players": 10**30}),
        ("new", {"seed": "7", "players": True}),
        ("resume", {"code": ""}),
        ("resume", {"code": "whist.1.AAAA"}),
        ("resume", {"code": new_match("cuccu", seed=18).code()[:-1] + "B"}),
        ("resume", {"code": "cuccu.77.AAAA"}),
        ("resume", {"code": new_match("cuccu", seed=1, options={"players": 9}).code()}),
    ],
)
def test_what_is_not_possible_now(kind: str, fields: dict[str, Any]) -> None:
    inbox = table()
    refused(inbox, message(inbox, kind, **fields))


# -- what is done ------------------------------------------------------------------------------------------------------


def done(inbox: Inbox, kind: str, **fields: Any) -> dict[str, Any]:
    sent = message(inbox, kind, **fields)
    answer = inbox.answer(sent)
    assert answer["ok"] is True, answer
    assert answer["id"] == sent["id"]
    assert answer["rev"] == inbox.session.rev
    assert "refusal" not in answer
    json.dumps(answer, allow_nan=False)
    return answer


def test_looks_change_nothing() -> None:
    inbox = table()
    before = everything(inbox)
    hello = done(inbox, "hello", kept=None)
    assert (hello["faces"], hello["offer"]) == ("<svg/>", None)
    assert done(inbox, "hello", kept="rubbish")["offer"] is None
    assert done(inbox, "why", action="keep")["ok"]
    assert [entry["heading"] for entry in done(inbox, "log", round=1)["log"]] == [False, True, False]
    assert done(inbox, "log", round=10**30)["log"] == []
    assert done(inbox, "forget")["ok"]
    assert everything(inbox) == before


def test_old_looks_are_answered() -> None:
    inbox = table()
    done(inbox, "act", action="keep")
    for kind, fields in (("hello", {"kept": None}), ("log", {"round": 1})):
        assert inbox.answer({**message(inbox, kind, **fields), "rev": 0})["ok"]


def test_act_undo_redo() -> None:
    inbox = table()
    session = inbox.session
    done(inbox, "act", action="exchange")
    code, rev = session.code(), session.rev
    assert [action.text for action in session.match.actions()] == ["exchange"]
    done(inbox, "undo")
    assert (session.match.moves, session.rev > rev) == (0, True)
    done(inbox, "redo")
    assert session.code() == code


def test_new_pace_resume_next() -> None:
    inbox = table()
    session = inbox.session
    done(inbox, "new", seed=" 42 ", players=6)
    assert session.code() == new_match("cuccu", seed=42, options={"players": 6}).code()
    done(inbox, "new", seed="", players=3)
    assert session.match.seats == 3
    done(inbox, "pace", pace="off")
    assert session.pace == "off"
    done(inbox, "resume", code=CODE)
    assert session.code() == CODE
    done(inbox, "act", action="keep")
    session.settle()
    done(inbox, "next")
    assert session.match.round == 2


def test_skipping_ends_with_whatever_else_the_person_does() -> None:
    position = {"pack_bottom_first": ["fool", "9", "8", "10"], "lives": [1, 3, 3, 3]}
    does: list[Callable[[Inbox], object]] = [
        lambda inbox: done(inbox, "undo"),
        lambda inbox: done(inbox, "resume", code=CODE),
        lambda inbox: done(inbox, "new", seed="3", players=4),
        lambda inbox: [done(inbox, "undo"), done(inbox, "redo")],
    ]
    for do in does:
        inbox = table(position=position)
        done(inbox, "act", action="keep")
        inbox.session.settle()
        done(inbox, "skip")
        assert inbox.skipping
        do(inbox)
        assert not inbox.skipping


# -- anything at all ---------------------------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
json_values = st.recursive(
    scalars,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=8), parts, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(
    ["hello", "act", "why", "undo", "redo", "next", "skip", "new", "pace", "resume", "forget", "log"]
)
actions = st.sampled_from(["keep", "exchange", "inn_keep", "inn_ask", "inn_accept", "inn_refuse", "next_round", "x"])
almost = st.fixed_dictionaries(
    {"id": st.text("abc", min_size=1, max_size=4) | json_values, "rev": st.integers(0, 6) | json_values, "type": kinds},
    optional={
        "action": actions | json_values,
        "kept": st.sampled_from([None, CODE]) | json_values,
        "code": st.just(CODE) | json_values,
        "seed": st.text("0123456789", max_size=4) | json_values,
        "players": st.integers(1, 10) | json_values,
        "pace": st.sampled_from(["off", "slow"]) | json_values,
        "round": st.integers(-1, 4) | json_values,
    },
)


def one_answer(inbox: Inbox, sent: object) -> None:
    before = everything(inbox)
    rev = inbox.session.rev
    answer = inbox.answer(sent)
    assert answer["type"] == "answer"
    assert answer["rev"] == inbox.session.rev >= rev
    json.dumps(answer, allow_nan=False)
    if answer["ok"]:
        assert isinstance(sent, dict)
        assert set(sent) >= {"id", "rev", "type"}
    else:
        assert everything(inbox) == before
        assert answer["refusal"]["text"]


@settings(max_examples=150, deadline=None)
@given(json_values)
def test_any_json_has_one_answer(sent: object) -> None:
    one_answer(table(), sent)


@settings(max_examples=80, deadline=None)
@given(st.lists(almost, max_size=12))
def test_any_row_of_messages_has_one_answer_each(row: list[dict[str, Any]]) -> None:
    inbox = table()
    for sent in row:
        one_answer(inbox, sent)
        inbox.session.settle()


FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "act": {"action": actions},
    "why": {"action": actions},
    "undo": {},
    "redo": {},
    "next": {},
    "skip": {},
    "odds": {},
    "pace": {"pace": st.sampled_from(["off", "fast", "warp"])},
    "new": {"seed": st.text("0123456789", max_size=3), "players": st.integers(1, 9)},
    "resume": {"code": st.just(CODE)},
    "hello": {"kept": st.sampled_from([None, CODE])},
    "log": {"round": st.integers(0, 3)},
}
well_formed = st.sampled_from([*FIELDS, *["act"] * 8, *["next"] * 3]).flatmap(
    lambda kind: st.fixed_dictionaries({"type": st.just(kind), **FIELDS[kind]})
)


@settings(max_examples=60, deadline=None)
@given(st.lists(well_formed, max_size=30))
def test_match_survives_any_row_of_wishes(row: list[dict[str, Any]]) -> None:
    """The code replays, and the scene is that of the match, whatever was wished for in whatever order."""
    inbox = table()
    for number, wish in enumerate(row):
        one_answer(inbox, {"id": str(number), "rev": inbox.session.rev, **wish})
        inbox.session.settle()
    session = inbox.session
    again = Session("cuccu", seed=0, code=session.code(), opponents="novice")
    assert again.match.actions() == session.match.actions()
    assert again.story() == session.story()
    ours, theirs = session.scene(), again.scene()
    for part in ("zones", "seats", "actions", "prompt"):
        assert ours[part] == theirs[part]

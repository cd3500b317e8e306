"""The widget without a browser: what it takes, what it refuses, what it sends, and that it replaces its predecessor."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import cardwidgets
from cardwidgets.engine import new_match
from cardwidgets.engine.game import Illegal
from cardwidgets.table import widget
from cardwidgets.table.widget import Table

OUT = {"pack_bottom_first": ["fool", "9", "8", "10"], "lives": [1, 3, 3, 3]}


class Heard:
    """A table and all that it sends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
        self.table: Table = cardwidgets.Cuccu(**{"seed": 18, "opponents": "novice", "pace": "off", **settings})
        self.sent: list[dict[str, Any]] = []
        self.views: list[dict[str, Any]] = []
        self._count = 0
        monkeypatch.setattr(self.table, "send", self._note)
        self.table.observe(lambda change: self._note({"type": "view", **change.new}), "view")

    def _note(self, content: dict[str, Any], buffers: object = None) -> None:
        self.sent.append(content)

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message as a browser does; return its one answer."""
        self._count += 1
        message = {"id": f"m{self._count}", "rev": self.table._session.rev, "type": kind, **fields}
        before = len(self.sent)
        self.table._handle_custom_msg(message, [])
        answers = [one for one in self.sent[before:] if one["type"] == "answer"]
        assert len(answers) == 1
        assert answers[0]["id"] == message["id"]
        return answers[0]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    return Heard(monkeypatch)


@pytest.fixture(autouse=True)
def nothing_left_over() -> Iterator[None]:
    """Close whatever a test has opened."""
    yield
    for one in list(_instances.values()):
        one.close()


# -- what it takes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        {"seed": -1},
        {"seed": "7"},
        {"seed": 1.5},
        {"seed": True},
        {"seed": 2**64},
        {"opponents": "grandmaster"},
        {"opponents": ["novice"]},
        {"opponents": ["novice", 3, None]},
        {"opponents": []},
        {"opponents": 7},
        {"names": "Ada"},
        {"names": [""]},
        {"names": [3]},
        {"names": ["a\nb"]},
        {"names": ["\ud800"]},
        {"names": {"a": 1}},
        {"names": ["x" * 61]},
        {"names": 7},
        {"pace": "warp"},
        {"pace": None},
        {"pace": ["off"]},
        {"language": "xx"},
        {"language": ""},
        {"language": ["en"]},
        {"name": 7},
        {"position": "x"},
        {"position": {"pack_bottom_first": ["ace"]}},
        {"position": {"cards": []}},
        {"position": {"pack_bottom_first": ["cat", "cat", "cat"]}},
        {"code": "cuccu.1.x"},
        {"code": "whist.1.AAAA"},
        {"code": 7},
        {"players": 1},
        {"players": 9},
        {"players": "4"},
        {"lives": 0},
        {"colour": "green"},
        {"layout": None},
        {"view": {}},
        {"inn": "sometimes"},
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(settings: dict[str, Any]) -> None:
    before = len(_instances)
    with pytest.raises(Illegal) as refused:
        cardwidgets.Cuccu(**{"seed": 18, **settings})
    said = str(refused.value)
    assert said.endswith(f"[{refused.value.code.value}]") or refused.value.clause in said
    assert " " in refused.value.text
    assert refused.value.text[0].isupper() or refused.value.text[0] == "“"
    assert refused.value.text.endswith((".", "?"))
    assert "{ $" not in refused.value.text
    assert "{$" not in refused.value.text
    assert len(_instances) == before


@pytest.mark.parametrize("code", ["", "x", "whist.1.AAAA", "cuccu.1.AAAA", "cuccu.9.AAAA", 7, None])
def test_codes_that_are_none_are_refused(code: Any) -> None:
    with pytest.raises(Illegal):
        cardwidgets.open_code(code)


def test_code_goes_on() -> None:
    table = cardwidgets.Cuccu(seed=18).play("keep")
    again = cardwidgets.open_code(f" {table.code}\n")
    assert again.match.actions() == table.match.actions()
    assert again.story() == table.story()
    assert type(again).__name__ == "Cuccu"


def test_seed_by_chance_differs() -> None:
    assert len({cardwidgets.Cuccu().code for _ in range(4)}) == 4


def test_play_undo_redo_refuse_in_words() -> None:
    table = cardwidgets.Cuccu(seed=18)
    for attempt in (table.undo, table.redo, lambda: table.play("inn_ask"), lambda: table.play("fly")):
        with pytest.raises(Illegal) as refused:
            attempt()
        assert " " in refused.value.text
    assert table.match.moves == 0
    with pytest.raises(Illegal):
        table.play("keep", "fly")
    assert table.match.actions()[0].text == "keep"


# -- what it sends -----------------------------------------------------------------------------------------------------


def test_view_comes_before_its_answer(heard: Heard) -> None:
    answer = heard.say("act", action="keep")
    kinds = [one["type"] for one in heard.sent]
    assert answer["ok"]
    assert kinds.index("view") < kinds.index("answer")
    view = next(one for one in heard.sent if one["type"] == "view")
    assert view["rev"] == answer["rev"]


def test_revisions_only_grow(heard: Heard) -> None:
    heard.say("act", action="keep")
    heard.say("undo")
    heard.say("redo")
    heard.say("pace", pace="slow")
    heard.say("new", seed="3", players=5)
    revs = [one["rev"] for one in heard.sent if one["type"] == "view"]
    assert revs == sorted(revs)
    assert heard.table.view["rev"] == heard.table._session.rev


def test_refused_message_sends_its_answer_alone(heard: Heard) -> None:
    before = dict(heard.table.view), heard.table.code
    for kind, fields in (("act", {"action": "inn_ask"}), ("undo", {}), ("skip", {}), ("pace", {"pace": 3}), ("x", {})):
        heard.sent.clear()
        assert not heard.say(kind, **fields)["ok"]
        assert len(heard.sent) == 1
    assert (heard.table.view, heard.table.code) == before


def test_code_is_kept_after_every_change(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch, name="here")
    heard.say("act", action="keep")
    kept = [one for one in heard.sent if one["type"] == "keep"]
    assert kept[-1] == {"type": "keep", "key": heard.table.view["key"], "code": heard.table.code}
    heard.sent.clear()
    heard.say("pace", pace="slow")
    assert [one for one in heard.sent if one["type"] == "keep"] == []


def test_hello_brings_the_faces(heard: Heard) -> None:
    answer = heard.say("hello", kept=None)
    assert 'id="face-back"' in answer["faces"]
    assert len(answer["faces"].encode()) <= 25_000
    assert "faces" not in heard.table.view


@pytest.mark.parametrize(
    "state", [{"view": {}}, {"view": {"rev": 10**6}}, {"_esm": "x"}, {"_view_name": "x"}, {"nothing": 1}]
)
def test_browser_cannot_write(heard: Heard, state: dict[str, Any]) -> None:
    table = heard.table
    before = {name: getattr(table, name) for name in table.keys if name != "layout"}
    table.set_state(state)
    table._handle_msg({"content": {"data": {"method": "update", "state": state, "buffer_paths": []}}, "buffers": []})
    assert {name: getattr(table, name) for name in table.keys if name != "layout"} == before
    assert heard.sent == []


def test_trait_does_not_echo() -> None:
    assert Table.class_traits()["view"].metadata["echo_update"] is False
    assert [name for name, trait in Table.class_traits().items() if trait.metadata.get("sync") and name == "view"]


# -- in an event loop --------------------------------------------------------------------------------------------------


def in_a_loop(heard: Heard, *wishes: tuple[str, dict[str, Any]], turns: int = 400) -> list[dict[str, Any]]:
    """Send messages inside an event loop, and let it turn until nothing more happens."""
    faults: list[dict[str, Any]] = []

    async def live() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        for kind, fields in wishes:
            heard.say(kind, **fields)
        for _ in range(turns):
            await asyncio.sleep(0)
            if heard.table._timer is None:
                break

    asyncio.run(live())
    assert faults == []
    return heard.sent


def test_own_move_is_shown_before_any_opponent_moves(heard: Heard) -> None:
    async def live() -> None:
        heard.say("act", action="keep")
        assert heard.table.match.moves == 1
        assert heard.table.view["steps"][0]["text"] == "You keep your card."

    asyncio.run(live())


def test_opponents_move_one_by_one(heard: Heard) -> None:
    sent = in_a_loop(heard, ("act", {"action": "keep"}))
    views = [one for one in sent if one["type"] == "view"]
    assert len(views) == heard.table.match.moves
    assert heard.table._session.waiting_for_person


def test_skip_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch, position=OUT)
    in_a_loop(heard, ("act", {"action": "keep"}))
    in_a_loop(heard, ("skip", {}), turns=5000)
    assert heard.table.match.outcome is not None
    assert not heard.table._inbox.skipping


@pytest.mark.parametrize("other", [("undo", {}), ("resume", {"code": new_match("cuccu", seed=18).code()})])
def test_person_can_stop_the_skipping(monkeypatch: pytest.MonkeyPatch, other: tuple[str, dict[str, Any]]) -> None:
    heard = Heard(monkeypatch, position=OUT)
    in_a_loop(heard, ("act", {"action": "keep"}))
    in_a_loop(heard, ("skip", {}), other)
    assert heard.table.match.moves == 0
    in_a_loop(heard, ("act", {"action": "keep"}))
    assert heard.table.match.round == 1


def test_what_the_person_does_begins_the_wait_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch, pace="slow")

    async def live() -> None:
        heard.say("act", action="keep")
        first = heard.table._timer
        assert first is not None
        heard.say("hello", kept=None)
        heard.say("act", action="keep")
        assert heard.table._timer is first
        heard.say("pace", pace="off")
        assert first.cancelled()
        assert heard.table._timer is not None
        heard.say("undo")
        assert heard.table._timer is None

    asyncio.run(live())
    assert heard.table.match.moves == 0


def test_new_deal_while_an_opponent_thinks(heard: Heard) -> None:
    in_a_loop(heard, ("act", {"action": "keep"}), ("new", {"seed": "18", "players": 2}))
    assert heard.table.match.seats == 2
    assert heard.table._session.waiting_for_person


def test_closing_stops_the_opponents(heard: Heard) -> None:
    async def live() -> None:
        heard.say("act", action="keep")
        heard.table.close()
        for _ in range(20):
            await asyncio.sleep(0)

    asyncio.run(live())
    assert heard.table.match.moves == 1
    assert heard.table._timer is None


def test_without_a_loop_opponents_answer_at_once(heard: Heard) -> None:
    heard.say("act", action="keep")
    assert heard.table._session.waiting_for_person
    assert heard.table.match.moves > 1
    assert heard.table.view["rev"] == heard.table._session.rev


# -- several, and one after the other ----------------------------------------------------------------------------------


def alive(table: Table) -> bool:
    return table.comm is not None


def test_several_tables_are_independent() -> None:
    tables = [cardwidgets.Cuccu(seed=18) for _ in range(3)]
    tables[1].play("keep")
    assert [table.match.moves > 0 for table in tables] == [False, True, False]
    assert all(map(alive, tables))


def test_name_replaces_its_predecessor() -> None:
    before = len(_instances)
    for number in range(5):
        table = cardwidgets.Cuccu(seed=number, name="here")
        other = cardwidgets.Cuccu(seed=number, name="there")
        assert alive(table)
        assert alive(other)
    assert len(_instances) == before + 4
    tables = [one for one in _instances.values() if isinstance(one, Table)]
    assert len(tables) == 2


def test_refused_table_leaves_its_predecessor() -> None:
    table = cardwidgets.Cuccu(seed=1, name="here")
    with pytest.raises(Illegal):
        cardwidgets.Cuccu(seed=-1, name="here")
    assert alive(table)


class Shell:
    """As much of IPython as a table asks for."""

    def __init__(self) -> None:
        self.kernel = self
        self.parent: dict[str, Any] = {}

    def run(self, cell: str, number: int) -> None:
        self.parent = {"metadata": {"cellId": cell}, "header": {"msg_id": f"{cell}-{number}"}}

    def get_parent(self) -> dict[str, Any]:
        return self.parent


def test_rerun_of_a_cell_replaces_its_tables_in_their_places(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell()
    monkeypatch.setattr("IPython.get_ipython", lambda: shell)
    monkeypatch.setattr(widget, "_places", {})
    shell.run("a", 1)
    first, second = cardwidgets.Cuccu(seed=1), cardwidgets.Cuccu(seed=2)
    shell.run("b", 1)
    elsewhere = cardwidgets.Cuccu(seed=3)
    keys = [table.view["key"] for table in (first, second, elsewhere)]
    assert len(set(keys)) == 3
    shell.run("a", 2)
    again = cardwidgets.Cuccu(seed=1)
    assert again.view["key"] == keys[0]
    assert not alive(first)
    assert not alive(second)
    assert alive(elsewhere)
    assert cardwidgets.Cuccu(seed=2).view["key"] == keys[1]


def test_bundle_is_a_file_within_its_budget() -> None:
    assert isinstance(widget._BUNDLE, Path)
    assert widget._BUNDLE.stat().st_size <= 48_000


def test_works_without_kernel_loop_and_numpy() -> None:
    program = (
        "import sys, cardwidgets\n"
        "table = cardwidgets.Cuccu(seed=18).play('keep')\n"
        "assert table.match.moves > 1\n"
        "assert 'numpy' not in sys.modules\n"
        "assert cardwidgets.open_code(table.code).code == table.code\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_game_has_its_class() -> None:
    assert [getattr(cardwidgets, name).GAME for name in dir(cardwidgets) if name == "Cuccu"] == ["cuccu"]
    with pytest.raises(AttributeError):
        _ = cardwidgets.Whist
    assert new_match("cuccu", seed=1).code() == cardwidgets.Cuccu(seed=1).code


def test_refusal_in_a_cell_is_a_sentence_and_no_long_traceback() -> None:
    with pytest.raises(Illegal) as refused:
        cardwidgets.Cuccu(lives=0)
    # What IPython shows instead of a traceback.
    shown = refused.value._render_traceback_()
    assert shown == ["Illegal: The setting “lives” cannot be “0”. Possible: 1 to 9. [bad-option, CU-R22]"]

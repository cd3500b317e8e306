"""Earlier moments of a match: shown as they were, nothing of later or hidden things in them, and played on from."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich import everything, play, random_match
from test_widget import Heard

from cardwidgets.engine import new_match, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal
from cardwidgets.engine.match import Match
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.session import Session
from cardwidgets.table.telling import view_for

GAME = rules("cuccu")


def played(seed: int = 18, moves: int = 12, **settings: Any) -> Session:
    session = Session("cuccu", seed=seed, **{"opponents": "novice", **settings})
    play(session, Stream(seed, 7), moves)
    session.settle()
    return session


def laid(session: Session) -> dict[str, Any]:
    """What lies on the table, without what belongs to the moment of looking."""
    scene = session.scene()
    return {name: scene[name] for name in ("zones", "seats", "prompt", "now", "pad", "log")}


# -- what is shown -----------------------------------------------------------------------------------------------------


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6), open_hands=st.booleans())
def test_every_moment_is_shown_as_it_was(seed: int, players: int, open_hands: bool) -> None:
    live = Session("cuccu", seed=seed, options={"players": players}, opponents="novice", open_hands=open_hands)
    chance = Stream(seed, 8)
    seen, telling = [laid(live)], [live.story()]
    while live.match.turn is not None and live.match.moves < 40:
        if not live.step():
            live._play(chance.choice(live.match.legal()).text, None)
        seen.append(laid(live))
        telling.append(live.story())
    for scene in seen[:-1]:
        for seat in scene["seats"]:
            seat["thinking"] = False
    # In any order, so that nothing is left over from the moment before.
    for at in sorted(range(len(seen)), key=lambda n: (n * 7) % len(seen)):
        live.replay(at)
        assert live.view() == view_for(live.match.at(at), 0, open_hands=open_hands)
        assert laid(live) == seen[at], at
        told = [line["text"] for line in live.scene()["log"] if line["clause"]]
        assert told == telling[at][-len(told) :]
        assert live.scene()["replay"]["at"] == at
        assert live.scene()["replay"]["moves"] == len(seen) - 1
        assert live.scene()["replay"]["on"] is (at != len(seen) - 1)
    live.replay(None)
    assert laid(live) == seen[-1]


def twin(match: Match, stream: Stream) -> Match:
    """Another match that seat 0 cannot tell from this one."""
    imagined = GAME.imagine(match.view(0), stream)
    return new_match(GAME.NAME, seed=stream.below(2**32), options=dict(match.options), position=imagined.position())


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6), before=st.integers(0, 10), after=st.integers(1, 4))
def test_past_moments_of_worlds_that_look_alike_look_alike(seed: int, players: int, before: int, after: int) -> None:
    """From one moment on play the same in three worlds; as long as what is seen agrees, so does every moment of it."""
    chance = Stream(seed, 9)
    match = random_match(new_match("cuccu", seed=seed, options={"players": players}), chance, before)
    worlds = [twin(match, Stream(seed, 10, number)) for number in range(3)]
    told: list[str] = []
    for world in worlds:
        again = Stream(seed, 11)
        for _ in range(after):
            if world.turn is None or world.legal()[0].text == "next_round":
                break
            world.play(again.choice(world.legal()))
        told.append(json.dumps([world.events(0), world.view(0).data()]))
    alike = [world for world, each in zip(worlds, told, strict=True) if each == told[0]]
    sessions = [Session("cuccu", seed=0, code=world.code()) for world in alike]
    for at in range(alike[0].moves + 1):
        for session in sessions:
            session.replay(at)
        assert len({everything(session) for session in sessions}) == 1


def test_later_lines_rows_and_reasons_are_not_there() -> None:
    session = played(moves=30)
    starts = session.round_starts()
    assert len(starts) > 2
    later = session.scene()
    for at in (starts[2], starts[1], 0, starts[1] - 1):
        session.replay(at)
        scene = session.scene()
        told = sum(map(len, session._log[: at + 1]))
        assert max(line["n"] for line in scene["log"]) == told
        assert len(scene["pad"]) == sum(start - 1 <= at for start in starts[1:])
        assert scene["replay"]["rounds"] == starts == later["replay"]["rounds"]
        assert scene["steps"] == []
    session.replay(starts[1] - 1)
    assert [line for line in session.scene()["log"] if not line["clause"]]
    session.replay(starts[1] - 2)
    assert [line for line in session.scene()["log"] if not line["clause"]] == []


def test_rounds_of_a_match_that_began_in_the_middle_begin_at_the_beginning() -> None:
    session = Session("cuccu", seed=5, position={"pack_bottom_first": ["9", "9", "8", "10"], "round": 7})
    assert session.round_starts() == [0]
    session.act("keep")
    session.settle()
    session.next_round()
    assert session.round_starts() == [0, session.match.moves]


def test_steps_come_only_when_going_one_on() -> None:
    session = played()
    last = session.match.moves
    numbers: list[int] = []
    for at, one_on in ((0, False), (1, True), (2, True), (2, False), (1, False), (4, False), (3, False), (4, True)):
        session.replay(at)
        steps = session.scene()["steps"]
        assert [step["text"] for step in steps] == ([line["text"] for line in session._log[at]] if one_on else [])
        assert [step["moves"] for step in steps] == ([line["moves"] for line in session._log[at]] if one_on else [])
        numbers += [step["n"] for step in steps]
    session.replay(last - 1)
    session.replay(None)
    assert session.scene()["steps"]
    assert not session.scene()["replay"]["on"]
    assert numbers == sorted(set(numbers))
    session.replay(last - 2)
    session.replay(last)
    assert session.scene()["steps"] == []


def test_present_moment_named_by_its_number_is_the_present() -> None:
    session = played()
    before = laid(session)
    session.replay(2)
    session.replay(session.match.moves)
    assert session.shown_at is None
    assert laid(session) == before


@pytest.mark.parametrize("at", [-1, 10**6, 2.0, "2", True, [2]])
def test_moments_that_never_were(at: object) -> None:
    session = played()
    for shown in (None, 1):
        session.replay(shown)
        before = everything(session)
        with pytest.raises(Illegal, match=r"^malformed"):
            session.replay(at)
        assert everything(session) == before


# -- doing nothing meanwhile -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [
        lambda session: session.act("keep"),
        lambda session: session.act("fly"),
        lambda session: session.next_round(),
        lambda session: session.undo(),
        lambda session: session.redo(),
        lambda session: session.hint(),
        lambda session: session.check_skip(),
    ],
)
@pytest.mark.parametrize("undo", [False, True])
def test_nothing_can_be_done_in_an_earlier_moment(wish: Callable[[Session], object], undo: bool) -> None:
    session = played()
    if undo:
        session.undo()
    session.replay(1)
    before = everything(session), session.code(), session.rev
    with pytest.raises(Illegal, match=r"^replaying") as refused:
        wish(session)
    assert session.refused(refused.value)["text"].startswith("You are looking at an earlier moment.")
    assert (everything(session), session.code(), session.rev) == before
    scene = session.scene()
    assert scene["actions"] == []
    assert {name: scene["controls"][name] for name in ("undo", "redo", "next", "skip", "hint")} == {
        "undo": False,
        "redo": False,
        "next": None,
        "skip": None,
        "hint": False,
    }
    assert not any(seat["thinking"] for seat in scene["seats"])
    assert not session.step()


def test_opponents_wait_while_an_earlier_moment_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    seen: list[int] = []

    async def turn(times: int = 60) -> None:
        for _ in range(times):
            await asyncio.sleep(0)
        seen.append(heard.table.match.moves)

    async def live() -> None:
        heard.say("act", action="keep")
        heard.say("replay", at=0)
        await turn()
        heard.say("language", language="fi")
        heard.say("replay", at=0)
        await turn()
        heard.say("replay", at=None)
        await turn()

    asyncio.run(live())
    assert seen[:2] == [1, 1]
    assert seen[2] > 1
    assert heard.table._session.waiting_for_person


def test_skipping_stops_and_is_refused_while_an_earlier_moment_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    position = {"pack_bottom_first": ["fool", "9", "8", "10"], "lives": [1, 3, 3, 3]}
    heard = Heard(monkeypatch, position=position)
    heard.table.play("keep")
    heard.say("replay", at=0)
    assert heard.say("skip")["refusal"]["code"] == "replaying"
    assert not heard.table._inbox.skipping


# -- playing on from there ---------------------------------------------------------------------------------------------


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(2, 20), part=st.integers(0, 100))
def test_branch_keeps_what_came_before_and_plays_on(seed: int, moves: int, part: int) -> None:
    session = played(seed, moves)
    old, length = session.code(), session.match.moves
    at = (length - 1) * part // 100
    past = session.match.at(at)
    session.replay(at)
    shown = laid(session)
    rev = session.rev
    session.branch()
    assert session.rev > rev
    assert session.shown_at is None
    assert session.code() == past.code() != old
    assert laid(session) | {"seats": None} == shown | {"seats": None}
    assert [seat | {"thinking": False} for seat in laid(session)["seats"]] == shown["seats"]
    assert not session.match.can_redo
    assert session.scene()["steps"] == []
    actions = past.actions()
    play(session, Stream(seed, 12), 4)
    assert session.match.actions()[:at] == actions
    assert session.match.moves > at
    assert Match.from_code(session.code()).view(0) == session.match.view(0)
    if session.can_undo:
        session.undo()
        session.redo()


def test_branch_of_the_present_is_refused() -> None:
    session = played()
    before = everything(session), session.code()
    with pytest.raises(Illegal, match=r"^not-legal"):
        session.branch()
    assert (everything(session), session.code()) == before


def test_branch_may_take_another_way() -> None:
    session = Session("cuccu", seed=18, opponents="novice")
    session.act("keep")
    session.settle()
    kept = session.scene()["notices"]
    session.replay(0)
    session.branch()
    session.act("exchange")
    assert [action.text for action in session.match.actions()] == ["exchange"]
    assert session.scene()["notices"] == kept
    assert not any("keep your card" in line for line in session.story())


def test_opponents_go_on_after_a_branch_at_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    heard.table.play("keep")
    heard.say("replay", at=1)
    answer = heard.say("branch")
    assert answer["ok"]
    assert heard.table.match.moves > 1
    assert heard.table._session.waiting_for_person


def test_new_match_and_code_end_the_looking_back() -> None:
    code = new_match("cuccu", seed=3).code()
    for wish in (lambda s: s.new(4), lambda s: s.resume(code)):
        session = played()
        session.replay(1)
        wish(session)
        assert not session.scene()["replay"]["on"]
        assert session.scene()["replay"]["moves"] == 0


def test_moments_travel_as_messages() -> None:
    inbox = Inbox(played())
    length = inbox.session.match.moves
    for number, at in enumerate((0, 3, length, None)):
        answer = inbox.answer({"id": f"m{number}", "rev": 0, "type": "replay", "at": at})
        assert answer["ok"]
        assert answer["rev"] == inbox.session.rev
        assert inbox.session.scene()["replay"]["at"] == (length if at is None else at)
    inbox.session.replay(2)
    assert inbox.answer({"id": "x", "rev": 0, "type": "branch"})["refusal"]["code"] == "stale"
    assert inbox.answer({"id": "y", "rev": inbox.session.rev, "type": "branch"})["ok"]
    assert inbox.session.match.moves == 2

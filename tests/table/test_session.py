"""A table without a screen: what it shows, what it never shows, and what each thing that a person can do changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import new_match, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Fault, Illegal, View
from cardwidgets.engine.match import Match
from cardwidgets.players import Decision, Reason
from cardwidgets.table.picture import picture, text
from cardwidgets.table.session import PACES, Session

GAME = rules("cuccu")


def shown(session: Session) -> str:
    """Everything that leaves the session, as one text."""
    scene = session.scene()
    return json.dumps([scene, picture(scene), text(scene), session.story()], sort_keys=True)


def play(session: Session, chance: Stream, moves: int) -> None:
    """Play on by chance in the own seat, opponents by themselves."""
    for _ in range(moves):
        session.settle()
        if session.match.turn is None:
            return
        if session.match.legal() == ("next_round",) or session.match.legal()[0].text == "next_round":
            session.next_round()
        else:
            session.act(chance.choice(session.match.legal()).text)


# -- nothing hidden ----------------------------------------------------------------------------------------------------


def twin(match: Match, stream: Stream) -> Match:
    """Another match that seat 0 cannot tell from this one: the cards it has not seen are others."""
    imagined = GAME.imagine(match.view(0), stream)
    return new_match(GAME.NAME, seed=stream.below(2**32), options=dict(match.options), position=imagined.position())


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 8), moves=st.integers(0, 40))
def test_worlds_that_the_reader_cannot_tell_apart_look_the_same(seed: int, players: int, moves: int) -> None:
    chance = Stream(seed, 1)
    match = new_match("cuccu", seed=seed, options={"players": players})
    for _ in range(moves):
        if match.turn is None:
            break
        match.play(chance.choice(match.legal()))
    worlds = []
    for number in range(3):
        again = twin(match, Stream(seed, 2, number))
        session = Session("cuccu", seed=0, code=again.code())
        worlds.append(shown(session))
        assert match.turn != 0 or [action["text"] for action in session.scene()["actions"] if action["legal"]] == [
            action.text for action in match.legal() if action.text != "next_round"
        ]
    assert worlds[0] == worlds[1] == worlds[2]


def legal_scene_faces(session: Session) -> None:
    """No face in a scene that the reader's view does not have in the same zone."""
    scene, view = session.scene(), session.view()
    for zone in scene["zones"]:
        for card in zone["cards"]:
            assert card["face"] is None or card["face"] in view.zones[zone["id"]]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 8))
def test_scenes_of_a_whole_match_show_what_the_view_knows(seed: int, players: int) -> None:
    session = Session("cuccu", seed=seed, options={"players": players, "lives": 1}, opponents="novice")
    chance = Stream(seed, 3)
    while session.match.turn is not None:
        legal_scene_faces(session)
        masked = [event for step in session.match.events(0) for event in step]
        moves = [move for step in session.scene()["steps"] for move in step["moves"]]
        seen = [{"face": move.card, "from": move.source, "to": move.target} for event in masked for move in event.cards]
        assert all(move in seen for move in moves)
        session.tell()
        if not session.step():
            if session.match.turn == 0 and session.match.legal()[0].text != "next_round":
                session.act(chance.choice(session.match.legal()).text)
            else:
                session.next_round()
    legal_scene_faces(session)


def test_reasons_tell_nothing_of_a_card_that_is_unseen_in_the_pack() -> None:
    """The dealer swaps a card with the pack: what it was is not to be read from why."""
    told = []
    for given_away in ("1", "2"):
        position = {"pack_bottom_first": ["9", "9", "8", given_away, "10"]}
        session = Session("cuccu", seed=5, position=position)
        session.act("keep")
        session.settle()
        kinds = [event.kind for step in session.match.events(0) for event in step]
        assert "swap_pack" in kinds
        assert session.scene()["controls"]["next"]
        told.append(shown(session))
    assert told[0] == told[1]


def test_reasons_are_told_once_all_lies_open() -> None:
    position = {"pack_bottom_first": ["9", "9", "8", "10"]}
    session = Session("cuccu", seed=5, position=position)
    session.act("keep")
    before = [entry["text"] for entry in session.scene()["log"]]
    session.step()
    during = [entry["text"] for entry in session.scene()["log"]]
    session.settle()
    after = [entry["text"] for entry in session.scene()["log"] if not entry["clause"]]
    assert not any("because" in line or "%" in line for line in before + during)
    assert len(after) == 3


def test_reasons_of_a_line_that_was_taken_back_are_not_told() -> None:
    position = {"pack_bottom_first": ["4", "inn", "9", "10"]}
    session = Session("cuccu", seed=5, position=position)
    session.act("keep")
    session.settle()
    session.undo()
    session.act("exchange")
    session.act("inn_keep")
    session.settle()
    log = session.scene()["log"]
    mine = [number for number, entry in enumerate(log) if entry["seat"] == 0 and entry["clause"]]
    for number in mine:
        follower = log[number + 1] if number + 1 < len(log) else {"clause": "none"}
        assert follower["clause"], (log[number], follower)


def test_log_numbers_are_all_different() -> None:
    session = Session("cuccu", seed=5)
    play(session, Stream(1), 12)
    session.settle()
    numbers = [(entry["n"], bool(entry["clause"])) for entry in session.scene()["log"]]
    assert len(set(numbers)) == len(numbers)
    assert [number for number, _ in numbers] == sorted(number for number, _ in numbers)


# -- doing -------------------------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(1, 25))
def test_undo_then_redo_is_the_identity(seed: int, moves: int) -> None:
    session = Session("cuccu", seed=seed, opponents="novice", lesson=True)
    play(session, Stream(seed, 4), moves)
    session.settle()
    kept = session.code(), {**session.scene(), "rev": 0, "steps": []}
    while session.scene()["controls"]["undo"]:
        before = session.match.moves
        session.undo()
        assert session.match.moves < before
        assert session.match.turn == 0
    with pytest.raises(Illegal, match=r"^nothing-to-undo"):
        session.undo()
    while session.scene()["controls"]["redo"]:
        session.redo()
    again = session.scene()
    assert session.code() == kept[0]
    assert {**again, "rev": 0, "steps": [], "log": [], "controls": {}} == {**kept[1], "log": [], "controls": {}}
    assert [entry for entry in again["log"] if entry["clause"]] == [
        entry for entry in kept[1]["log"] if entry["clause"]
    ]


def test_what_is_taken_back_is_no_news() -> None:
    session = Session("cuccu", seed=18)
    session.act("keep")
    assert session.scene()["steps"]
    session.undo()
    assert session.scene()["steps"] == []
    session.redo()
    assert session.scene()["steps"][0]["text"] == "You keep your card."


def test_every_opponent_thinks_with_the_stream_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[tuple[int | None, int]] = []

    class Recorder:
        def decide(self, view: View, stream: Stream) -> Decision:
            thought.append((view.seat, stream.below(2**32)))
            return Decision(view.legal[0], Reason("cuccu-reason-high", {}))

    monkeypatch.setattr("cardwidgets.table.session.player", lambda game, name: Recorder())
    session = Session("cuccu", seed=18)
    session.act("keep")
    before = session.match.at(1)
    session.settle()
    assert [seat for seat, _ in thought] == [1, 2, 3]
    assert thought[0][1] == before.stream(1).below(2**32)
    assert len({number for _, number in thought}) == 3


def test_every_change_has_a_newer_rev() -> None:
    session = Session("cuccu", seed=18, opponents="novice")
    revs = [session.rev]

    def did(what: object) -> None:
        assert what is not False
        revs.append(session.rev)

    did(session.act("keep"))
    did(session.step())
    did(session.undo())
    did(session.redo())
    did(session.set_pace("off"))
    did(session.new(4))
    did(session.resume(new_match("cuccu", seed=3).code()))
    assert revs == sorted(set(revs))


def test_looking_changes_nothing() -> None:
    session = Session("cuccu", seed=18)
    before = (session.rev, session.code())
    one, two = session.scene(), session.scene()
    assert one == two
    session.offer(None)
    session.log_of_round(1)
    session.story()
    session.view()
    assert (session.rev, session.code()) == before


def test_new_deal_with_other_seats() -> None:
    session = Session("cuccu", seed=18, opponents=["novice", "regular", "regular"], names=["Ada", "Bo", "Cy", "Di"])
    session.new(42, 6)
    assert session.code() == new_match("cuccu", seed=42, options={"players": 6}).code()
    assert len(session.sitting) == 6
    assert session.scene()["seats"][1]["name"] == "Bo"
    session.new(42, 2)
    assert [seat["name"] for seat in session.scene()["seats"]] == ["Ada", "Bo"]


@pytest.mark.parametrize(("seed", "seats"), [(-1, 4), (2**64, 4), (3, 1), (3, 9), (3, -5), (2**80, 5)])
def test_new_deal_that_cannot_be_changes_nothing(seed: int, seats: int) -> None:
    session = Session("cuccu", seed=18, opponents=["novice", "regular", "novice"])
    session.act("keep")
    before = (session.rev, shown(session), session.sitting, session._opponents)
    with pytest.raises(Illegal):
        session.new(seed, seats)
    assert (session.rev, shown(session), session.sitting, session._opponents) == before


def test_position_is_dealt_anew_and_keeps_its_seats() -> None:
    position = {"pack_bottom_first": ["cuckoo"], "lives": [1, 2, 3]}
    session = Session("cuccu", seed=18, position=position)
    session.act("keep")
    session.new(7)
    assert session.view().zones["hand 0"] == ("cuckoo",)
    assert session.scene()["settings"]["players_min"] == session.scene()["settings"]["players_max"] == 3
    with pytest.raises(Illegal):
        session.new(7, 4)


def test_offer_and_resume() -> None:
    old = Session("cuccu", seed=18, opponents="novice")
    old.act("keep")
    old.settle()
    new = Session("cuccu", seed=3)
    offer = new.offer(old.code())
    assert offer is not None
    assert all(offer.values())
    new.resume(old.code())
    assert new.code() == old.code()
    assert new.story() == old.story()
    assert new.scene()["steps"] == []
    assert new.offer(old.code()) is None


def test_moves_taken_back_are_counted_on_after_a_reload() -> None:
    old = Session("cuccu", seed=18, opponents="novice")
    old.act("keep")
    old.settle()
    old.undo()
    old.act("keep")
    old.settle()
    for lesson, notices in ((False, ["1 move taken back"]), (True, [])):
        new = Session("cuccu", seed=3, lesson=lesson)
        assert new.offer(old.kept())
        new.resume(old.kept())
        assert (new.code(), new.scene()["notices"]) == (old.code(), notices)
    assert new.offer(old.kept()) is None
    assert Session("cuccu", seed=3, code=old.code()).kept() == old.code()


@pytest.mark.parametrize(
    "kept", [None, "", "x", 7, "cuccu.1.AAAA", "cuccu.9.AAAA", "whist.1.AAAA", new_match("cuccu", seed=18).code()]
)
def test_no_offer_for_what_is_of_no_use(kept: object) -> None:
    assert Session("cuccu", seed=3).offer(kept) is None


def test_no_offer_that_would_be_refused() -> None:
    six = new_match("cuccu", seed=1, options={"players": 6})
    six.play("keep")
    session = Session("cuccu", seed=3, opponents=["novice", "regular", "novice"])
    assert session.offer(six.code()) is None
    assert Session("cuccu", seed=3).offer(six.code()) is not None
    big = new_match("cuccu", seed=1, options={"players": 12})
    big.play("keep")
    assert session.offer(big.code()) is None


def test_no_offer_once_the_person_has_decided() -> None:
    old = Session("cuccu", seed=18)
    old.act("keep")
    new = Session("cuccu", seed=3)
    new.settle()
    new.act(new.match.legal()[0].text)
    assert new.offer(old.code()) is None


def test_refused_resume_changes_nothing() -> None:
    session = Session("cuccu", seed=18)
    session.act("keep")
    before = (session.rev, shown(session))
    for code in ("cuccu.1.AAAA", "whist.1.x", None, 3, new_match("cuccu", seed=1, options={"players": 9}).code()):
        with pytest.raises(Illegal):
            session.resume(code)
    assert (session.rev, shown(session)) == before


# -- where there is nothing to decide ----------------------------------------------------------------------------------


def large(**settings: Any) -> Session:
    """Five players at Monopoly: The Card Game; the reader has just traded, and has not the beginnings of a hand."""
    game = "monopoly_card_game"
    hand = ["GO", "GO", "MR", "MR", "H1", "H2", "H3", "H4", "BWK", "MED", "BNO"]
    position = {"hands": [hand, *[None] * 4], "turn": 0, "dealer": 4}
    session = Session(game, seed=3, position=position, **{"opponents": "novice", **settings})
    if session.curtain:
        session.here()
    session.act("trade -> pile 1")
    session.act("discard GO")
    return session


def own_stays(session: Session) -> int:
    """How often the reader has let a moment pass at which one might go out."""
    return sum(event.kind == "stay" and event.seat == 0 for step in session.match.events(0) for event in step)


@pytest.mark.parametrize("players", [5, 6])
def test_table_waits_for_nobody_who_can_do_nothing(players: int) -> None:
    session = Session("monopoly_card_game", seed=3, options={"players": players}, opponents="novice")
    for _ in range(30):
        session.settle()
        assert [action.text for action in session.match.legal()] != ["stay"]
        if session.match.legal()[0].text == "next_round":
            session.next_round()
        else:
            session.act(session.match.legal()[0].text)
    assert own_stays(session) > 4


def test_moment_at_which_one_may_go_out_is_not_let_pass() -> None:
    hand = ["BWK", "PKP", "H1", "H2", "TK_CAR", "GO", "MR", "MR", "GO", "GO", "MR"]
    position = {"hands": [hand, *[None] * 4], "turn": 0, "dealer": 4, "phase": "last", "moved": 5}
    session = Session("monopoly_card_game", seed=3, position=position)
    assert not session.step()
    assert [action["text"] for action in session.scene()["actions"]] == ["stay", "out"]


def test_while_a_moment_passes_nothing_is_offered() -> None:
    session = large()
    session.step()
    assert session.match.legal()[0].text == "stay"
    assert not session.waiting_for_person
    scene = session.scene()
    assert scene["actions"] == []
    assert not scene["controls"]["hint"]
    assert not scene["controls"]["odds"]
    assert scene["prompt"] == "Your turn is over. You cannot go out yet."
    with pytest.raises(Illegal, match=r"^no-decision"):
        session.odds()
    assert session.step()
    assert session.scene()["steps"][-1]["text"] == "You do not go out."


def test_undo_goes_back_over_moments_that_were_let_pass() -> None:
    for session in (large(), Session("monopoly_card_game", seed=1, opponents="novice", code=played(large()))):
        session.settle()
        stays = own_stays(session)
        assert stays > 0
        session.undo()
        assert session.view().facts["phase"] == "lay"
        assert own_stays(session) == 0
        session.redo()
        session.settle()
        assert own_stays(session) == stays


def played(session: Session) -> str:
    """The code of a match in which the table has gone on as far as it does by itself."""
    session.settle()
    return session.code()


def test_with_several_people_nobody_sees_who_could_do_nothing() -> None:
    session = large(seats=["person", "novice", "novice", "novice", "person"])
    session.settle()
    assert [action.text for action in session.match.legal()] == ["stay"]
    assert session.waiting_for_person
    assert "stay" in [action["text"] for action in session.scene()["actions"]]


def out_of_the_match() -> Session:
    position = {"pack_bottom_first": ["fool", "9", "8", "10"], "lives": [1, 3, 3, 3]}
    session = Session("cuccu", seed=18, position=position)
    session.act("keep")
    session.settle()
    return session


def test_skip_only_once_out() -> None:
    session = out_of_the_match()
    with pytest.raises(Illegal):
        Session("cuccu", seed=18).check_skip()
    assert session.scene()["controls"]["skip"]
    session.check_skip()
    session.settle(to_the_end=True)
    assert session.match.outcome is not None
    assert session.scene()["controls"]["skip"] is None
    with pytest.raises(Illegal):
        session.check_skip()


def test_settle_to_the_end_stops_for_a_person_who_still_plays() -> None:
    session = Session("cuccu", seed=18)
    session.settle(to_the_end=True)
    assert session.match.turn == 0
    assert session.match.outcome is None


@pytest.mark.parametrize("action", ["inn_ask", "inn_accept", "exchange 3", "next_round", "fly", "", " ", "keep " * 99])
def test_refusal_says_why_in_words(action: str) -> None:
    session = Session("cuccu", seed=18)
    before = (session.rev, shown(session))
    with pytest.raises(Illegal) as refused:
        session.act(action)
    told = session.refused(refused.value)
    assert told["text"].endswith((".", "?"))
    assert told["code"] in {fault.value for fault in Fault}
    assert bool(told["rule"]) == bool(told["clause"])
    assert (session.rev, shown(session)) == before


def test_log_of_each_round() -> None:
    session = Session("cuccu", seed=18, opponents="novice")
    play(session, Stream(9), 30)
    session.settle()
    assert session.match.round > 2
    rounds = [session.log_of_round(number) for number in range(1, session.match.round + 1)]
    assert all(log[0]["heading"] for log in rounds[1:])
    assert [entry["text"] for log in rounds for entry in log] == session.story()
    for number in (0, -1, session.match.round + 1, 10**30):
        assert session.log_of_round(number) == []


def test_scene_is_json_and_the_same_each_time() -> None:
    def made() -> str:
        session = Session("cuccu", seed=18, names=["Ä", "<b>", "\u202e", "'\""])
        session.act("keep")
        session.settle()
        return json.dumps(session.scene())

    assert made() == made()
    scene: dict[str, Any] = json.loads(made())
    assert set(scene["settings"]) == {"players", "players_min", "players_max", "pace", "look", "languages"}
    assert "seed" not in scene
    assert scene["settings"]["pace"] in PACES


def test_log_of_a_position_in_a_later_round() -> None:
    session = Session("cuccu", seed=18, position={"pack_bottom_first": ["9"], "round": 7})
    session.act("keep")
    assert session.log_of_round(1) == []
    assert [entry["text"] for entry in session.log_of_round(7)] == session.story()

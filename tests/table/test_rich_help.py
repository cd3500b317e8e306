"""Hint, reasons, open hands, moves taken back, and the score pad."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich import everything, play, random_match, state

from cardwidgets.engine import new_match
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal
from cardwidgets.players import player, players
from cardwidgets.table.session import Session

NEXT = "next_round"


# -- hint --------------------------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 25))
def test_hint_is_what_the_best_opponent_would_do_with_what_the_reader_knows(seed: int, moves: int) -> None:
    session = Session("cuccu", seed=seed, opponents="novice")
    play(session, Stream(seed, 1), moves)
    session.settle()
    match = session.match
    if match.turn is None:
        return
    if match.turn != 0:
        with pytest.raises(Illegal, match=r"^not-your-turn"):
            session.hint()
        return
    before = everything(session), session.code(), session.rev, match.can_redo
    hint = session.hint()
    best = player("cuccu", players("cuccu")[-1]).decide(match.view(0), match.stream(0))
    assert hint["action"] == best.action.text
    assert hint["text"] == session.words.reason(0, best.reason.id, best.reason.data)
    assert session.hint() == hint
    assert (everything(session), session.code(), session.rev, match.can_redo) == before
    assert hint["label"] != hint["action"]
    labels = {action["text"]: action["label"] for action in session.scene()["actions"] if action["legal"]}
    assert hint["label"] == labels.get(hint["action"], session.scene()["controls"]["next"])
    # It can be done, and what opponents do afterwards is what they would have done anyhow.
    again = Session("cuccu", seed=0, code=session.code(), opponents="novice")
    for one in (session, again):
        one._play(hint["action"], None)
        one.settle()
    assert session.code() == again.code()


def test_hint_knows_no_more_than_the_reader() -> None:
    told: list[dict[str, str]] = []
    for card in ("cat", "hunter", "2", "cuckoo"):
        position = {"pack_bottom_first": ["6", card, "8", "10"]}
        told.append(Session("cuccu", seed=18, position=position).hint())
    assert told[0] == told[1] == told[2] == told[3]


@pytest.mark.parametrize("name", ["out", "over", "curtain", "replay"])
def test_no_hint_where_there_is_nothing_to_decide(name: str) -> None:
    session = state(name)
    assert not session.scene()["controls"]["hint"]
    with pytest.raises(Illegal):
        session.hint()


def test_hint_while_opponents_think() -> None:
    session = Session("cuccu", seed=18)
    session.act("keep")
    assert not session.scene()["controls"]["hint"]
    with pytest.raises(Illegal, match=r"^not-your-turn") as refused:
        session.hint()
    assert session.refused(refused.value)["text"] == "It is not your turn: Bianca has to decide first."


# -- reasons -----------------------------------------------------------------------------------------------------------


def told_reasons(session: Session) -> list[dict[str, Any]]:
    return [line for line in session.scene()["log"] if not line["clause"]]


@pytest.mark.parametrize("first", ["keep", "exchange"])
def test_rounds_that_the_reader_cannot_tell_apart_have_the_same_reasons(first: str) -> None:
    """All rounds of three with cards that bite: those that look alike to the reader are told alike, to the byte."""
    told: dict[str, list[str]] = defaultdict(list)
    with_reasons = set[str]()
    for pack in product(("cat", "1", "2", "3", "10"), repeat=4):
        if any(pack.count(card) > 2 for card in pack):
            continue
        position = {"pack_bottom_first": list(pack), "lives": [3, 1, 1], "dealer": 2}
        session = Session("cuccu", seed=5, position=position)
        session.act(first)
        session.settle()
        seen = json.dumps([session.match.events(0), session.match.view(0).data()], default=str)
        told[seen].append(everything(session))
        if told_reasons(session):
            with_reasons.add(seen)
    alike = {seen: each for seen, each in told.items() if len(each) > 1}
    assert len(alike) > 20
    assert len(with_reasons) > 20
    assert all(len(set(each)) == 1 for each in alike.values())


def test_reason_says_what_was_known() -> None:
    """Bianca got the nine from the reader and gave a three for it: she knows whose the three is."""
    position = {"pack_bottom_first": ["9", "3", "8", "10"]}
    session = Session("cuccu", seed=5, position=position)
    session.act("exchange")
    session.settle()
    assert session.scene()["controls"]["next"]
    bianca = [line["text"] for line in told_reasons(session) if line["seat"] == 1]
    assert len(bianca) == 1
    assert bianca[0].endswith("Bianca also knew these cards. You: three, III.")


def test_what_was_known_is_said_again_only_once_it_has_changed() -> None:
    session = Session("monopoly_card_game", seed=3, options={"players": 6})
    while session.match.view(0).facts["result"] is None:
        if session.waiting_for_person:
            session.act(session.match.legal()[0].text)
        session.settle()
    known = [(line["seat"], line["text"].partition(" also knew ")[2]) for line in told_reasons(session)]
    assert sum(bool(cards) for _, cards in known) > 6
    for seat in range(1, 6):
        told = [cards for who, cards in known if who == seat and cards]
        assert all(first != second for first, second in pairwise(told))
        assert len(told) < sum(who == seat for who, _ in known)


def test_one_reason_is_told_once_through_a_long_decision() -> None:
    session = Session("monopoly_card_game", seed=5, opponents="regular")
    told: list[str] = []
    for _ in range(12):
        if session.match.view(0).facts["result"] is not None:
            break
        if session.waiting_for_person:
            session.act(session.match.legal()[0].text)
        session.settle()
        lines = [line for line in session.scene()["log"] if not line["clause"] and line["seat"] is not None]
        told = [line["text"] for line in lines]
        for seat in range(1, 4):
            own = [line["text"] for line in lines if line["seat"] == seat]
            assert all(first != second for first, second in pairwise(own))
    assert len(told) > 6


def test_reasons_stand_after_what_they_explain_and_only_of_this_round() -> None:
    session = state("reasons")
    log = session.scene()["log"]
    for at, line in enumerate(log):
        if not line["clause"]:
            assert log[at - 1]["seat"] == line["seat"]
            assert log[at - 1]["n"] == line["n"]
            assert log[at - 1]["clause"].startswith("CU-3.")
    assert len(told_reasons(session)) == 3
    session.next_round()
    assert told_reasons(session) == []
    session.replay(session.match.moves - 1)
    assert len(told_reasons(session)) == 3


def test_no_reason_names_a_card_that_is_still_hidden() -> None:
    hidden_once = False
    for seed in range(40):
        session = Session("cuccu", seed=seed, opponents="regular")
        play(session, Stream(seed, 3), 8)
        session.settle()
        if session.match.turn is None or session.match.legal()[0].text != NEXT:
            continue
        view = session.view()
        seats = {line["seat"] for line in told_reasons(session)}
        facts = view.facts
        hidden = {seat for seat, cards in enumerate(facts["known_to"]) if None in view.zones[f"hand {seat}"]}
        hidden_once = hidden_once or bool(hidden) or any(0 not in known for known in facts["put"].values())
        assert not seats & hidden
        for known in facts["put"].values():
            assert 0 in known or not seats & set(known)
    assert hidden_once


def test_reasons_after_taking_back_and_again() -> None:
    session = state("reasons")
    told = told_reasons(session)
    session.undo()
    assert told_reasons(session) == []
    session.redo()
    session.settle()
    assert told_reasons(session) == told


# -- open hands --------------------------------------------------------------------------------------------------------


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 25), reader=st.integers(0, 3))
def test_open_hands_show_all_hands_and_never_the_pack(seed: int, moves: int, reader: int) -> None:
    seats = ["novice"] * 4
    seats[reader] = "person"
    session = Session("cuccu", seed=seed, seats=seats, open_hands=True)
    play(session, Stream(seed, 4), moves)
    session.settle()
    match, scene = session.match, session.scene()
    own = [match.view(seat).zones[f"hand {seat}"] for seat in range(4)]
    lives = match.view(None).facts["lives"]
    for seat, zone in enumerate(scene["zones"][1:]):
        faces = tuple(card["face"] for card in zone["cards"])
        # The own card of somebody who was knocked out is known to its holder all the same.
        assert faces == own[seat], (seat, lives)
    assert all(card["face"] is None for card in scene["zones"][0]["cards"])
    assert "Open hands, for teaching: everybody’s cards are shown." in scene["notices"]
    assert session.view().zones["pack"] == match.view(reader).zones["pack"]
    assert [action["text"] for action in scene["actions"] if action["legal"]] == [
        action.text for action in match.view(reader).legal if action.text != NEXT
    ]


def test_cards_of_the_pack_stay_the_same_secret_with_open_hands() -> None:
    told: list[str] = []
    for bottom in ("1", "cat"):
        position = {"pack_bottom_first": ["6", "7", "8", "10", bottom]}
        session = Session("cuccu", seed=18, position=position, open_hands=True)
        session.act("keep")
        told.append(everything(session))
    assert told[0] == told[1]


def test_open_hands_tell_the_log_openly() -> None:
    position = {"pack_bottom_first": ["6", "9", "8", "10"]}
    session = Session("cuccu", seed=18, position=position, open_hands=True)
    session.act("keep")
    assert session.story()[-1] == "Bianca is dealt a nine."
    closed = Session("cuccu", seed=18, position=position)
    closed.act("keep")
    assert closed.story()[-1] == "Bianca is dealt a card, face down."
    assert closed.scene()["notices"] == []
    assert [move["face"] for move in session.scene()["steps"][-1]["moves"]] == ["9"]


def test_hint_of_an_open_table_is_that_of_a_covered_one() -> None:
    position = {"pack_bottom_first": ["6", "cat", "8", "10"]}
    hints = [Session("cuccu", seed=18, position=position, open_hands=open_hands).hint() for open_hands in (True, False)]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("name", ["open_hands", "lesson"])
@pytest.mark.parametrize("value", [1, 0, "yes", None, [True]])
def test_yes_or_no_only(name: str, value: object) -> None:
    with pytest.raises(Illegal, match=rf"^bad-option.*option='{name}'"):
        Session("cuccu", seed=18, **{name: value})  # type: ignore[arg-type]


# -- moves taken back --------------------------------------------------------------------------------------------------


def test_moves_taken_back_are_counted_and_shown() -> None:
    session = Session("cuccu", seed=18, opponents="novice")
    assert session.scene()["notices"] == []
    for number, words in enumerate(("1 move taken back", "2 moves taken back", "3 moves taken back"), start=1):
        session.act("keep")
        session.settle()
        session.undo()
        assert session.undone == number
        assert session.scene()["notices"] == [words]
    session.redo()
    assert session.scene()["notices"] == ["3 moves taken back"]
    session.set_language("pl")
    assert session.scene()["notices"] == [session.words.say("moves-undone", amount=3)]
    session.replay(0)
    session.branch()
    assert session.undone == 3
    session.new(7)
    assert session.scene()["notices"] == []


def test_refused_undo_is_not_counted() -> None:
    session = Session("cuccu", seed=18)
    with pytest.raises(Illegal):
        session.undo()
    assert session.undone == 0


@pytest.mark.parametrize("settings", [{"lesson": True}, {"open_hands": True}, {"lesson": True, "step": "CU-3.1"}])
def test_taking_back_is_free_where_one_learns(settings: dict[str, Any]) -> None:
    session = Session("cuccu", seed=18, **settings)
    notices = session.scene()["notices"]
    session.act("keep")
    session.undo()
    assert session.undone == 0
    assert session.scene()["notices"] == notices


# -- the score pad -----------------------------------------------------------------------------------------------------


def lives_after_rounds(session: Session) -> Iterator[tuple[int, int, list[int]]]:
    """Each moment at which a round has been scored: its moves, the number of the round, everybody's lives."""
    match = session.match
    for at in range(match.moves + 1):
        past = match.at(at)
        before = past.round
        if past.turn is None or past.legal()[0].text == NEXT:
            yield at, before, list(past.view(None).facts["lives"])


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    players=st.integers(2, 6),
    lives=st.integers(1, 3),
    moves=st.integers(0, 60),
    position=st.booleans(),
)
def test_pad_has_the_lives_after_each_round(seed: int, players: int, lives: int, moves: int, position: bool) -> None:
    chance = Stream(seed, 5)
    begin: dict[str, Any] = {"options": {"players": players, "lives": lives}}
    if position:
        held = [chance.below(lives + 1) for _ in range(players)]
        held[:2] = [1, 1]
        begin = {"position": {"lives": held, "round": 5}, "options": {"lives": lives}}
    match = random_match(new_match("cuccu", seed=seed, **begin), chance, moves)
    session = Session("cuccu", seed=0, code=match.code(), opponents="novice")
    wanted = list(lives_after_rounds(session))
    rows = session.pad()
    assert [(row["round"], row["values"]) for row in rows] == [(number, held) for _, number, held in wanted]
    before = list(match.at(0).view(None).facts["lives"])
    for row, (at, _, held) in zip(rows, wanted, strict=True):
        lost = {event.seat for event in match.events(None)[at] if event.kind == "lose_life"}
        assert lost <= set(row["changed"])
        assert {seat for seat in range(match.seats) if held[seat] != before[seat]} <= set(row["changed"])
        before = held
        session.replay(at)
        assert session.pad() == rows[: rows.index(row) + 1]


def test_pad_when_everybody_comes_back() -> None:
    """Two with one life each and equal cards (CU-4.9)."""
    position = {"pack_bottom_first": ["5", "5"], "lives": [1, 1]}
    session = Session("cuccu", seed=18, position=position, opponents="novice", options={"lives": 3})
    while session.match.turn is not None and not session.scene()["controls"]["next"]:
        if not session.step():
            session.act("keep")
    kinds = [event.kind for step in session.match.events(None) for event in step]
    assert ("restore" in kinds) is (session.pad()[-1]["values"] == [3, 3])
    assert session.pad()[-1]["changed"] == [0, 1] if "restore" in kinds else True


def test_pad_at_the_end_of_a_match() -> None:
    session = state("over")
    assert session.match.outcome is not None
    assert [row["values"] for row in session.pad()] == [[3, 0]]
    assert session.pad()[0]["changed"] == [1]
    assert session.scene()["pad"] == session.pad()

"""Several people at one screen: a curtain between them, and each sees their own cards alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ipywidgets.widgets.widget import _instances
from rich import everything, play, random_match
from test_widget import Heard

import cardwidgets
from cardwidgets.engine import new_match, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal
from cardwidgets.table.session import PERSON, Session

GAME = rules("cuccu")
TWO = [PERSON, PERSON, "novice", "novice"]


@pytest.fixture(autouse=True)
def nothing_left_over() -> Iterator[None]:
    """Close whatever a test has opened."""
    yield
    for one in list(_instances.values()):
        one.close()


def faces(value: Any) -> Iterator[str]:
    """Every face that stands as data anywhere in a value."""
    if isinstance(value, dict):
        if isinstance(value.get("face"), str):
            yield value["face"]
        for part in value.values():
            yield from faces(part)
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from faces(part)


# -- the curtain -------------------------------------------------------------------------------------------------------


def test_curtain_is_drawn_at_the_beginning() -> None:
    session = Session("cuccu", seed=18, seats=TWO)
    scene = session.scene()
    assert session.curtain
    assert list(faces(scene)) == []
    assert scene["controls"]["here"] == "Aldo is here"
    assert scene["prompt"] == "Hand the screen to Aldo. All cards stay covered until Aldo is there."
    assert scene["actions"] == scene["now"] == scene["steps"] == []
    assert not any(scene["controls"][name] for name in ("undo", "redo", "next", "skip", "hint"))
    # Nobody is "you" before anybody is there.
    assert not any("You" in line or "you" in line.split() for line in session.story())
    assert [zone["label"] for zone in scene["zones"]][1] == "Card of Aldo"


def test_one_person_alone_needs_no_curtain() -> None:
    for seats in (None, [PERSON, "novice", "regular", "novice"], ["novice", PERSON, "novice", "novice"]):
        session = Session("cuccu", seed=18, seats=seats)
        assert not session.curtain
        assert session.scene()["controls"]["here"] is None
        with pytest.raises(Illegal, match=r"^not-legal"):
            session.here()


def test_person_in_another_seat_is_the_reader() -> None:
    session = Session("cuccu", seed=18, seats=["novice", "novice", PERSON, "novice"])
    session.settle()
    scene = session.scene()
    assert [seat["you"] for seat in scene["seats"]] == [False, False, True, False]
    assert [seat["name"] for seat in scene["seats"]] == ["Aldo", "Bianca", "You", "Dora"]
    assert scene["zones"][3]["cards"][0]["face"] is not None
    assert scene["zones"][3]["label"] == "Your card"
    session.act(scene["actions"][0]["text"])


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 6), moves=st.integers(0, 25))
def test_worlds_that_an_onlooker_cannot_tell_apart_have_the_same_curtain(seed: int, players: int, moves: int) -> None:
    match = random_match(new_match("cuccu", seed=seed, options={"players": players}), Stream(seed, 1), moves)
    if match.turn is None:
        return
    seats = [PERSON] * players
    shown: list[str] = []
    # Whoever holds whatever: also the next person's own card is another one.
    for shift in range(3):
        public = match
        for seat in range(players):
            imagined = GAME.imagine(public.view((seat + shift) % players), Stream(seed, 2, shift, seat))
            public = new_match("cuccu", seed=seed + shift, options=dict(match.options), position=imagined.position())
        session = Session("cuccu", seed=0, code=public.code(), seats=seats)
        assert session.curtain
        seen = list(faces(session.scene()))
        assert set(seen) <= {face for cards in match.view(None).zones.values() for face in cards if face}
        shown.append(everything(session))
    assert shown[0] == shown[1] == shown[2]


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), open_hands=st.booleans())
def test_curtain_covers_all_cards_in_a_whole_match(seed: int, open_hands: bool) -> None:
    options = {"players": 4, "lives": 1}
    session = Session("cuccu", seed=seed, seats=TWO, options=options, open_hands=open_hands)
    chance, curtains = Stream(seed, 3), 0
    for _ in range(200):
        if session.curtain:
            curtains += 1
            view = session.match.view(None)
            scene = session.scene()
            for zone in scene["zones"]:
                allowed = [face for face in view.zones[zone["id"]] if face is not None]
                assert [card["face"] for card in zone["cards"] if card["face"] is not None] in ([], allowed)
            told = json.dumps([scene["steps"], scene["log"], scene["prompt"], scene["actions"], scene["now"]])
            public = {move.card for step in session.match.events(None) for event in step for move in event.cards}
            assert set(faces(scene)) <= public
            assert '"you"' not in told
            assert scene["controls"]["here"]
            assert scene["steps"] == []
            assert not session.step()
            with pytest.raises(Illegal, match=r"^curtain"):
                session.act("keep")
            with pytest.raises(Illegal, match=r"^curtain"):
                session.hint()
            session.here()
        if session.match.turn is None:
            break
        if not session.step():
            legal = session.match.legal()
            if legal[0].text == "next_round":
                session.next_round()
            else:
                assert session.reader == session.match.turn
                session.act(chance.choice(legal).text)
    assert session.match.turn is None
    assert curtains > 0


@pytest.mark.parametrize(
    "wish",
    [
        lambda session: session.act("keep"),
        lambda session: session.next_round(),
        lambda session: session.undo(),
        lambda session: session.redo(),
        lambda session: session.hint(),
        lambda session: session.replay(0),
        lambda session: session.replay(None),
        lambda session: session.check_skip(),
    ],
)
def test_nothing_can_be_done_through_the_curtain(wish: Callable[[Session], object]) -> None:
    session = Session("cuccu", seed=18, seats=TWO)
    session.here()
    session.act("keep")
    assert session.curtain
    before = everything(session), session.code(), session.rev
    with pytest.raises(Illegal, match=r"^curtain") as refused:
        wish(session)
    assert session.refused(refused.value)["text"] == "The cards are covered until the next player is there."
    assert (everything(session), session.code(), session.rev) == before


def test_nothing_that_is_asked_through_the_curtain_tells_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    for card in ("cat", "hunter"):
        position = {"pack_bottom_first": [card, "9", "8", "10"]}
        heard = Heard(monkeypatch, seed=18, seats=TWO, opponents="novice", position=position)
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("hello", {"kept": None}),
            ("log", {"round": 1}),
            ("hint", {}),
            ("rules", {}),
            ("rule", {"clause": "CU-3.8"}),
            *(("why", {"action": action}) for action in ("keep", "exchange", "inn_ask", "inn_accept", "fly")),
            ("act", {"action": "keep"}),
            ("language", {"language": "en"}),
            ("replay", {"at": 0}),
        ]
        answers = [heard.say(kind, **fields) for kind, fields in wishes]
        told.append(json.dumps([answers, heard.table.view, str(heard.table), heard.table.story()]))
        heard.say("here")
        assert list(faces(heard.table.view)) == [card] * 1
        heard.table.close()
    assert told[0] == told[1]


# -- here --------------------------------------------------------------------------------------------------------------


def test_here_shows_the_right_hand_only() -> None:
    position = {"pack_bottom_first": ["9", "cat", "8", "10"]}
    session = Session("cuccu", seed=18, seats=TWO, position=position)
    session.here()
    assert list(faces(session.scene()["zones"])) == ["9"]
    assert session.story()[-1] == "You are dealt a nine."
    session.act("keep")
    assert session.curtain
    assert list(faces(session.scene())) == []
    assert "nine" not in everything(session)
    session.here()
    scene = session.scene()
    assert {zone["id"]: [card["face"] for card in zone["cards"]] for zone in scene["zones"]}["hand 1"] == ["cat"]
    assert list(faces(scene)) == ["cat"]
    assert [seat["you"] for seat in scene["seats"]] == [False, True, False, False]
    assert session.story()[-2:] == ["Aldo keeps the card.", "You are dealt a cat."]
    assert any(line == "Aldo is dealt a card, face down." for line in session.story())
    assert scene["prompt"].startswith("Your turn.")


def test_log_is_told_from_the_side_of_who_reads() -> None:
    position = {"pack_bottom_first": ["3", "9", "8", "10"]}
    session = Session("cuccu", seed=18, seats=TWO, position=position, names=["Ada", "Bo", "Cy", "Di"])
    session.here()
    session.act("exchange")
    assert session.curtain
    behind = session.story()
    assert "Ada swaps with Bo." in behind
    session.here()
    story = session.story()
    assert "Ada swaps with you: you give the nine and get the three." in story
    assert len(story) == len(behind)
    session.act("keep")
    session.settle()
    assert not session.curtain
    assert session.scene()["controls"]["next"]
    assert "Ada swaps with you: you give the nine and get the three." in session.story()


def test_whoever_is_there_goes_on_to_the_next_round_without_a_curtain_unless_another_decides() -> None:
    session = Session("cuccu", seed=18, seats=TWO)
    chance = Stream(4)
    seen = set[bool]()
    for _ in range(60):
        if session.match.turn is None:
            break
        play(session, chance, 1)
        session.settle()
        if session.scene()["controls"]["next"]:
            assert not session.curtain
            reader = session.reader
            session.next_round()
            session.settle()
            if session.match.turn in session.people and session.match.legal()[0].text != "next_round":
                assert session.curtain is (session.match.turn != reader)
                seen.add(session.curtain)
    assert seen == {True, False}


# -- going back and on -------------------------------------------------------------------------------------------------


def decided(session: Session) -> list[int | None]:
    return [seat for seat, choice in session._turns if choice]


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(2, 14))
def test_undo_takes_back_the_own_decision_and_what_followed(seed: int, moves: int) -> None:
    session = Session("cuccu", seed=seed, seats=[PERSON, PERSON, PERSON, "novice"])
    play(session, Stream(seed, 5), moves)
    session.settle()
    if session.curtain:
        assert not session.can_undo
        session.here()
    if not session.can_undo:
        with pytest.raises(Illegal, match=r"^nothing-to-undo"):
            session.undo()
        return
    reader, before, code = session.reader, decided(session), session.code()
    session.undo()
    assert session.match.turn == session.reader == reader
    assert not session.curtain
    at = len(before) - 1 - before[::-1].index(reader)
    assert decided(session) == before[:at]
    own = session.scene()["zones"]
    assert set(faces(own)) <= {card for cards in session.match.view(reader).zones.values() for card in cards}
    for _ in range(50):
        if not session.match.can_redo:
            break
        if session.curtain:
            assert not session.scene()["controls"]["redo"]
            session.here()
        session.redo()
    assert session.code() == code


def test_redo_hands_over_where_another_person_decides() -> None:
    session = Session("cuccu", seed=18, seats=TWO)
    session.here()
    session.act("keep")
    session.here()
    session.act("keep")
    assert not session.curtain
    session.undo()
    assert (session.reader, session.curtain) == (1, False)
    session.redo()
    assert (session.reader, session.curtain) == (1, False)
    session.undo()
    session.act("exchange")
    assert not session.match.can_redo


@pytest.mark.parametrize("wish", ["new", "resume", "branch"])
def test_another_match_begins_behind_the_curtain(wish: str) -> None:
    session = Session("cuccu", seed=18, seats=TWO)
    session.here()
    code = session.code()
    session.act("keep")
    session.here()
    if wish == "new":
        session.new(7)
    elif wish == "resume":
        session.resume(code)
    else:
        session.replay(0)
        assert not session.curtain
        # Bianca looks back at a moment at which she had no card.
        assert list(faces(session.scene())) == []
        session.branch()
    assert session.curtain
    assert session.reader == 0
    assert list(faces(session.scene())) == []
    assert not any("You" in line for line in session.story())
    session.here()
    session.settle()
    assert len(list(faces(session.scene()["zones"]))) == 1


def test_who_is_waited_for_at_the_beginning_is_who_decides_next() -> None:
    seats = ["novice", PERSON, "novice", PERSON]
    for seed in range(12):
        session = Session("cuccu", seed=seed, seats=seats)
        turn = session.match.turn
        assert turn is not None
        assert session.reader == (1 if turn in (0, 1) else 3)
        assert session.curtain


def test_after_a_restart_the_kept_match_is_offered_and_begins_behind_the_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard = Heard(monkeypatch, seats=TWO, name="here")
    heard.say("here")
    heard.say("act", action="keep")
    kept = [one["code"] for one in heard.sent if one["type"] == "keep"][-1]
    again = Heard(monkeypatch, seed=5, seats=TWO, name="here")
    assert again.say("hello", kept=kept)["offer"]
    assert again.say("resume", code=kept)["ok"]
    view = again.table.view
    assert view["controls"]["here"] == "Bianca is here"
    assert list(faces(view)) == []
    assert again.say("here")["ok"]
    assert len(list(faces(again.table.view["zones"]))) == 1


def test_opponents_wait_behind_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch, seats=["novice", PERSON, "novice", PERSON])

    async def live() -> list[int]:
        seen = []
        for _ in range(3):
            for _ in range(40):
                await asyncio.sleep(0)
            seen.append(heard.table.match.moves)
            if heard.table.view["controls"]["here"]:
                heard.say("here")
        return seen

    seen = asyncio.run(live())
    assert seen[0] == 0
    assert heard.table.match.turn in heard.table._session.people
    assert not heard.table.view["controls"]["here"]


def test_skipping_once_all_people_are_out() -> None:
    position = {"pack_bottom_first": ["fool", "9", "9", "10"], "lives": [1, 1, 3, 3]}
    session = Session("cuccu", seed=18, seats=TWO, position=position)
    session.here()
    assert not session.people_are_out
    session.act("keep")
    session.here()
    session.act("keep")
    session.settle()
    assert session.match.view(None).facts["lives"][0] == 0
    assert session.people_are_out is (session.match.view(None).facts["lives"][1] == 0)
    assert bool(session.scene()["controls"]["skip"]) is session.people_are_out


# -- who sits where ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [
        ("person", "person"),
        (7, "person"),
        ({PERSON: 4}, "person"),
        ([], ": 4."),
        ([PERSON], ": 4."),
        ([PERSON] * 5, ": 4."),
        (["novice"] * 4, "person"),
        ([PERSON, "novice", "regular", "master"], "novice"),
        ([PERSON, "novice", "regular", None], "novice"),
        ([PERSON, "novice", "regular", 3], "novice"),
        ([PERSON, "novice", "regular", ["novice"]], "novice"),
        (["Person", "novice", "regular", "novice"], "novice"),
    ],
)
def test_seats_that_cannot_be(seats: Any, allowed: str) -> None:
    with pytest.raises(Illegal) as refused:
        cardwidgets.Cuccu(seed=18, seats=seats)
    assert refused.value.code.value == "bad-option"
    assert refused.value.data["option"] == "seats"
    assert allowed in refused.value.text
    assert "“seats”" in refused.value.text


def test_seats_decide_how_many_play() -> None:
    table = cardwidgets.Cuccu(seed=18, seats=(PERSON, PERSON), players=2)
    assert table.match.seats == 2
    assert table.view["settings"]["players_min"] == table.view["settings"]["players_max"] == 2
    with pytest.raises(Illegal):
        table._session.new(3, 4)
    with pytest.raises(Illegal):
        table._session.resume(new_match("cuccu", seed=3).code())
    assert table._session.sitting == (PERSON, PERSON)


def test_names_of_several_people() -> None:
    session = Session("cuccu", seed=18, seats=TWO, names=["Ada", "Bo"])
    assert [seat["name"] for seat in session.scene()["seats"]] == ["Ada", "Bo", "Carlo", "Dora"]
    assert session.scene()["controls"]["here"] == "Ada is here"
    for code in ("fi", "pl", "ro"):
        session.set_language(code)
        assert "Ada" in session.scene()["controls"]["here"]
        assert "Ada" in session.scene()["prompt"]


def test_skipping_ends_when_everybody_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader is out, the last two lose their last life together (CU-4.9): all play again, the reader too."""
    heard = Heard(monkeypatch, seed=11, position={"lives": [0, 1, 1], "dealer": 2})
    faults: list[dict[str, Any]] = []

    async def live() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        assert heard.say("skip")["ok"]
        for _ in range(60):
            await asyncio.sleep(0)

    asyncio.run(live())
    assert faults == []
    assert heard.table.match.view(None).facts["lives"] == [3, 3, 3]
    assert not heard.table._inbox.skipping
    assert heard.table.match.round == 1

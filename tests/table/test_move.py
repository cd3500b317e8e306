"""Carrying a card from place to place: the game's aim says which action that is, and the rules answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from rich import everything, state
from test_inbox import message, refused

from cardwidgets.engine.game import Fault, Illegal, View
from cardwidgets.rulebook import language, languages
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.scenes import Scene, aim_of, cuccu
from cardwidgets.table.session import Session
from cardwidgets.table.words import Words


def aim(view: View, source: str, target: str) -> str:
    """Stand in for a game's aim: own cards to others are swapped, to the pack given away, others' cards stolen."""
    if source.partition(":")[0] != f"hand {view.seat}":
        return "steal"
    return "inn_ask" if target == "pack" else "exchange"


@pytest.fixture
def aimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuccu, "aim", aim, raising=False)


def table(name: str = "turn", language_code: str = "en") -> Inbox:
    return Inbox(state(name, language_code))


def test_a_game_in_which_no_card_is_moved() -> None:
    inbox = table()
    assert aim_of("cuccu") is None
    assert not inbox.session.scene()["controls"]["move"]
    refusal = refused(inbox, message(inbox, "move", source="hand 0", target="hand 1"))
    assert (refusal["code"], refusal["clause"], refusal["rule"]) == ("unknown-action", "", "")


@pytest.mark.usefixtures("aimed")
@pytest.mark.parametrize("source", ["hand 0", "hand 0:0"])
@pytest.mark.parametrize("target", ["hand 1", "hand 3"])
def test_a_card_that_may_go_there_does_as_the_action_would(source: str, target: str) -> None:
    inbox, other = table(), table()
    assert inbox.session.scene()["controls"]["move"]
    answer = inbox.answer(message(inbox, "move", source=source, target=target))
    other.session.act("exchange")
    assert answer == {"type": "answer", "id": answer["id"], "rev": 1, "ok": True}
    assert everything(inbox.session) == everything(other.session)


@pytest.mark.usefixtures("aimed")
@pytest.mark.parametrize("code", languages())
def test_a_card_that_may_not_go_there_stays_and_the_rule_is_named(code: str) -> None:
    inbox = table("turn", code)
    refusal = refused(inbox, message(inbox, "move", source="hand 0", target="pack"))
    assert (refusal["code"], refusal["clause"]) == ("not-legal", "CU-3.11")
    assert refusal["rule"] == language(code).clause("CU-3.11").text
    assert refusal["text"].endswith((".", "?"))


@pytest.mark.usefixtures("aimed")
@pytest.mark.parametrize(
    "place", ["", "hand", "hand 9", "hand 0:1", "hand 0:-1", "hand 0:00", "hand 0:", "centre 1", "\ud800"]
)
def test_what_is_no_place(place: str) -> None:
    inbox = table()
    for fields in ({"source": place, "target": "pack"}, {"source": "hand 0", "target": place or "hand 0:0"}):
        assert refused(inbox, message(inbox, "move", **fields))["code"] == "unknown-action"


@pytest.mark.usefixtures("aimed")
def test_an_action_that_the_game_does_not_have() -> None:
    inbox = table()
    assert refused(inbox, message(inbox, "move", source="hand 1", target="hand 0"))["code"] == "unknown-action"


@pytest.mark.usefixtures("aimed")
@pytest.mark.parametrize("odd", [None, 3, True, ["hand 0"], {"zone": "hand 0"}, 1.5])
def test_places_are_texts(odd: object) -> None:
    inbox = table()
    for fields in ({"source": odd, "target": "pack"}, {"source": "hand 0", "target": odd}):
        assert refused(inbox, message(inbox, "move", **fields))["code"] == "malformed"
    sent = message(inbox, "move", source="hand 0", target="pack")
    for field in ("source", "target"):
        assert refused(inbox, {name: value for name, value in sent.items() if name != field})["code"] == "malformed"
    assert refused(inbox, {**sent, "action": "keep"})["code"] == "malformed"
    assert refused(inbox, {**sent, "target": "p" * 201})["code"] == "oversized"
    assert refused(inbox, {**sent, "source": "p" * 200_000})["code"] == "oversized"


@pytest.mark.usefixtures("aimed")
def test_a_second_card_in_a_hurry_is_too_late() -> None:
    inbox = table()
    first = message(inbox, "move", source="hand 0", target="hand 1")
    assert inbox.answer(first)["ok"]
    assert refused(inbox, {**first, "id": "another"})["code"] == "stale"
    assert refused(inbox, {**first, "rev": inbox.session.rev})["code"] == "duplicate"
    assert refused(inbox, message(inbox, "move", source="hand 0", target="hand 1"))["code"] == "not-your-turn"
    assert inbox.session.match.moves == 1


@pytest.mark.usefixtures("aimed")
@pytest.mark.parametrize(
    ("name", "code"),
    [("scored", "not-legal"), ("over", "match-over"), ("replay", "replaying"), ("curtain", "curtain")],
)
def test_what_is_not_for_now(name: str, code: str) -> None:
    inbox = table(name)
    # A hand can be sorted whenever it is seen, so that its cards can be carried, and are refused.
    assert inbox.session.scene()["controls"]["move"] == (name != "curtain")
    refusal = refused(inbox, message(inbox, "move", source="hand 0", target="hand 1"))
    assert refusal["code"] == code


def test_between_rounds_whoever_carries_a_card_hears_how_to_go_on() -> None:
    game = "monopoly_card_game"
    hands = [["PKP", "BWK", "H1", *["GO"] * 4, *["MR"] * 3], None, None]
    session = Session(game, seed=7, position={"hands": hands, "turn": 0, "dealer": 0, "actions": ["out"]})
    assert session.match.turn != session.reader
    refusal = refused(Inbox(session), message(Inbox(session), "move", source="hand 0:0", target="pile 0"))
    assert (refusal["code"], refusal["clause"]) == ("not-legal", "MC-4.21")
    assert refusal["text"] == "The round is over. Go on with “Next round”."


@pytest.mark.usefixtures("aimed")
def test_aim_sees_what_the_reader_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Any, ...]] = []

    def look(view: View, source: str, target: str) -> str:
        seen.append((view.seat, view.zones["hand 0"], view.zones["hand 1"], source, target))
        return "keep"

    monkeypatch.setattr(cuccu, "aim", look)
    Session("cuccu", seed=18).move("hand 0:0", "pack")
    assert seen == [(0, ("8",), (), "hand 0:0", "pack")]


def test_what_a_scene_says_of_places_cards_and_choices_reaches_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    plain: Callable[[View, Words], Scene] = cuccu.scene

    def laid_out(view: View, words: Words) -> Scene:
        made = plain(view, words)
        pack, own, *rest = made.places
        own = replace(own, cards=(replace(own.cards[0], stands="J"),))
        choices = tuple(replace(choice, menu=choice.text == "keep") for choice in made.choices)
        return replace(made, places=(replace(pack, due="7"), own, *rest), choices=choices)

    def of(session: Session) -> tuple[list[str], list[str], list[bool]]:
        scene = session.scene()
        zones = scene["zones"]
        stands = [card["stands"] for zone in zones for card in zone["cards"]]
        return [zone["due"] for zone in zones], stands, [action["menu"] for action in scene["actions"]]

    session = Session("cuccu", seed=18)
    assert of(session) == ([""] * 5, ["", ""], [True, True])
    monkeypatch.setattr(cuccu, "scene", laid_out)
    assert of(session) == (["7", "", "", "", ""], ["", "J"], [True, False])


def test_a_match_that_is_over_says_so() -> None:
    assert state("over").scene()["controls"]["over"]
    assert not any(state(name).scene()["controls"]["over"] for name in ("turn", "scored", "curtain", "replay"))
    with pytest.raises(Illegal) as caught:
        state("over").move("hand 0", "hand 1")
    assert caught.value.code is Fault.UNKNOWN_ACTION

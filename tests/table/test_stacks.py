"""A table of many stacks: its still picture, its readable text, and cards that are carried at it."""

from __future__ import annotations

import base64
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from test_inbox import message, refused

from cardwidgets.engine.game import Fault
from cardwidgets.rulebook import language
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.picture import has_suit_colours, picture, text
from cardwidgets.table.session import Session

SVG = "{http://www.w3.org/2000/svg}"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
POSITION: dict[str, Any] = {
    "hands": [["AD", "5S", "8C", "KC"], None],
    "centres_bottom_first": [
        [f"{rank}S" for rank in RANKS[:7]],
        [*(f"{rank}H" for rank in RANKS[:10]), "KS"],
        [],
    ],
    "payoffs_bottom_first": [["3C", "8H"], None],
    "sides_bottom_first": [[["QS", "JH", "10D"], ["9H"], [], []], [[], [], ["9S", "8D"], []]],
}


def table(**settings: Any) -> Session:
    """Make a table of which the first person reads."""
    session = Session(
        "spite_and_malice",
        seed=7,
        position={**POSITION, **settings},
        seats=["person", "person"],
        names=["Ada", "Bo"],
    )
    session.here()
    return session


def drawing(session: Session) -> ElementTree.Element:
    found = re.search(r'base64,([^"]+)"', picture(session.scene()))
    assert found
    return ElementTree.fromstring(base64.b64decode(found[1]).decode())


def test_picture_shows_every_card_within_its_frame() -> None:
    session = table()
    root = drawing(session)
    faces = [card["face"] or "back" for zone in session.scene()["zones"] for card in zone["cards"]]
    uses = root.findall(f"{SVG}g/{SVG}use")
    assert sorted(str(one.get("href")) for one in uses) == sorted(f"#face-{face}" for face in faces)
    width, height = (float(str(root.get(name))) for name in ("width", "height"))
    spots = [(float(str(one.get("x"))), float(str(one.get("y")))) for one in uses]
    assert len(set(spots)) == len(spots)
    assert all(0 <= x <= width - 64 and 0 <= y <= height - 100 for x, y in spots)
    said = [one.text for one in root.iter(f"{SVG}text")]
    assert {"= J", "→ 8", "→ Q", "A"} <= set(said)


def test_fans_lie_downwards_and_hands_sideways() -> None:
    root = drawing(table())
    uses = root.findall(f"{SVG}g/{SVG}use")
    at = {str(one.get("href"))[6:]: (float(str(one.get("x"))), float(str(one.get("y")))) for one in uses}
    fan, hand = [at[face] for face in ("QS", "JH", "10D")], [at[face] for face in ("AD", "5S", "8C", "KC")]
    assert len({x for x, _ in fan}) == 1
    assert sorted(y for _, y in fan) == [y for _, y in fan]
    assert len({y for _, y in hand}) == 1
    assert sorted(x for x, _ in hand) == [x for x, _ in hand]


def test_many_cards_lie_closer() -> None:
    fan = [f"{rank}{suit}" for rank in RANKS for suit in "CD" if f"{rank}{suit}" not in ("AD", "3C", "8C")][:20]
    sides = [[fan, [], [], []], [[], [], [], []]]
    height = float(str(drawing(table(sides_bottom_first=sides)).get("height")))
    assert height < 28 + 3 * 26 + 3 * 34 + 3 * 124 + 220 + 100


def test_four_colours_of_the_picture() -> None:
    session = table()
    assert has_suit_colours("spite_and_malice")
    assert "style" not in drawing(session).attrib
    session.set_four_colours(True)
    assert "--cw-diamond" in str(drawing(session).get("style"))


def test_text_names_every_stack_and_no_covered_card() -> None:
    session = table()
    said = text(session.scene())
    lines = said.splitlines()
    assert lines[1].startswith("  Ada (")
    assert [line[:4] for line in lines[2:8]] == ["    "] * 6
    assert "    Your side stack 1, 3 cards: queen of spades, jack of hearts, ten of diamonds" in lines
    assert any(line.endswith(": 11 (king of spades, as a jack)") for line in lines)
    assert "face-down" not in said
    assert all(
        str(card["label"]) in said for zone in session.scene()["zones"] for card in zone["cards"] if card["face"]
    )


@pytest.mark.parametrize(
    ("source", "target", "clause"),
    [
        ("hand 0:1", "centre 0", "SM-2.1"),
        ("payoff 0", "side 0.2", "SM-R12"),
        ("side 0.0:0", "centre 2", "SM-2.6"),
        ("hand 0:0", "side 1.0", "SM-3.6"),
    ],
)
def test_a_card_that_may_not_go_there(source: str, target: str, clause: str) -> None:
    inbox = Inbox(table())
    refusal = refused(inbox, message(inbox, "move", source=source, target=target))
    assert (refusal["code"], refusal["clause"]) == (Fault.NOT_LEGAL.value, clause)
    assert refusal["rule"] == language("en").clause(clause).text


@pytest.mark.parametrize(
    ("source", "target", "action"),
    [
        ("hand 0:2", "centre 0", "play 8C -> centre 0"),
        ("payoff 0", "centre 0", "play payoff -> centre 0"),
        ("hand 0:1", "side 0.2", "discard 5S -> side 2"),
    ],
)
def test_a_card_that_may_go_there_is_what_its_choice_is(source: str, target: str, action: str) -> None:
    inbox = Inbox(table())
    session = inbox.session
    choices = {(one["source"], one["target"]): one["text"] for one in session.scene()["actions"]}
    assert choices[source, target] == action
    assert all(not one["menu"] for one in session.scene()["actions"])
    assert inbox.answer(message(inbox, "move", source=source, target=target))["ok"]
    assert session.match.actions()[-1].text == action


def test_every_choice_and_every_place_can_be_named() -> None:
    """No pair of places breaks the table: each is played or refused."""
    session = table()
    scene = session.scene()
    zones = [zone["id"] for zone in scene["zones"]]
    sources = zones + [f"{zone['id']}:{at}" for zone in scene["zones"] for at in range(len(zone["cards"]))]
    for source in sources:
        for target in zones:
            inbox = Inbox(table())
            answer = inbox.answer(message(inbox, "move", source=source, target=target))
            assert answer["ok"] or answer["refusal"]["text"].endswith((".", "?")), (source, target)

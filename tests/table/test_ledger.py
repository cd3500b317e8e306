"""The account of every hand at the end of a round: on the wire, in the picture and in the readable text."""

from __future__ import annotations

import base64
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from cardwidgets.rulebook import clauses
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.picture import picture, text
from cardwidgets.table.session import Session

SVG = "{http://www.w3.org/2000/svg}"
DONE = ["PKP", "BWK", "H1", "H2", "GO", "GO", "GO", "GO", "MR", "MR"]
POSITION: dict[str, Any] = {
    "hands": [DONE, ["CH", "MED", "KEN"]],
    "piles_bottom_first": [["VER"], ["ORI"]],
    "draw_top_first": ["H4"],
    "turn": 0,
}


def one_line(said: str) -> str:
    return " ".join(said.split())


def scored(**settings: Any) -> Session:
    session = Session("monopoly_card_game", seed=3, position=POSITION, **settings)
    session.act("out")
    return session


def drawn(session: Session) -> ElementTree.Element:
    code = re.search(r"base64,([A-Za-z0-9+/=]+)", picture(session.scene()))
    assert code is not None
    return ElementTree.fromstring(base64.b64decode(code[1]))


def test_the_wire_has_every_hand_line_by_line_until_the_next_round() -> None:
    session = Session("monopoly_card_game", seed=3, position=POSITION)
    assert session.scene()["ledger"] == []
    session.act("out")
    mine, theirs = session.scene()["ledger"]
    assert (mine["seat"], mine["title"], mine["total_text"]) == (0, "Your hand", "Total $3,000")
    assert [(line["text"], line["amount_text"], line["clause"]) for line in mine["lines"]][:2] == [
        ("Dark blue, complete: Park Place, Boardwalk", "$400", "MC-2.5"),
        ("2 houses on dark blue: first house, second house", "$800", "MC-2.9"),
    ]
    assert mine["note"] == "Went out. Now has $3,000 of $10,000."
    assert [line["clause"] for line in theirs["lines"]] == ["MC-2.18"]
    known = {clause.id for clause in clauses("monopoly_card_game")}
    assert {line["clause"] for account in (mine, theirs) for line in account["lines"]} <= known
    session.next_round()
    assert session.scene()["ledger"] == []


def test_going_back_to_the_end_of_a_round_shows_its_account_again() -> None:
    session = scored()
    there = session.scene()["ledger"]
    session.next_round()
    session.replay(session.match.moves - 1)
    assert session.scene()["ledger"] == there
    session.replay(0)
    assert session.scene()["ledger"] == []


def test_a_clause_of_the_account_opens_its_rule() -> None:
    session = scored()
    clause = session.scene()["ledger"][0]["lines"][0]["clause"]
    answer = Inbox(session).answer({"id": "a", "rev": session.rev, "type": "rule", "clause": clause})
    assert answer["rule"]["id"] == clause


@pytest.mark.parametrize("language", ["en", "fi", "pl", "ro"])
def test_text_and_picture_have_the_account(language: str) -> None:
    session = scored(language_code=language)
    ledger = session.scene()["ledger"]
    said = text(session.scene()).splitlines()
    shown = [one_line("".join(one.itertext())) for one in drawn(session).findall(f"{SVG}g/{SVG}text")]
    for account in ledger:
        at = said.index(f"  {account['title']}")
        for line in account["lines"]:
            at += 1
            assert said[at] == f"    {line['text']}: {line['amount_text']} ({line['clause']})"
            assert one_line(line["amount_text"]) in shown
        assert said[at + 1].startswith(f"    {account['total_text']}.")
        assert {one_line(account[name]) for name in ("title", "total_text", "note")} <= set(shown)


def test_everything_in_the_picture_lies_inside_it() -> None:
    for players in (2, 4, 6):
        session = Session("monopoly_card_game", seed=3, options={"players": players})
        root = drawn(session if players > 2 else scored())
        width, height = (float(root.attrib[name]) for name in ("width", "height"))
        cards = root.findall(f"{SVG}g/{SVG}use")
        assert len(cards) > 10
        for one in cards:
            x, y, w, h = (float(one.attrib[name]) for name in ("x", "y", "width", "height"))
            assert min(x, y) >= 0
            assert (x + w <= width, y + h <= height) == (True, True)
        for one in root.findall(f"{SVG}g/{SVG}text"):
            assert 0 <= float(one.attrib["y"]) <= height

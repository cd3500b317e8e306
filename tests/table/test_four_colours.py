"""Four colours for four suits: a setting of tables whose cards can have them, and of no others."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich import state
from test_inbox import done, message, refused
from test_widget import Heard

import cardwidgets
from cardwidgets.engine.game import Illegal
from cardwidgets.table import picture as pictures
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.session import Session

NAMES = ("--cw-diamond", "--cw-club")


@pytest.fixture
def suits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the cards of a game four suits."""
    painted = pictures.face_sheet("cuccu").replace("<symbol ", '<symbol fill="var(--cw-diamond,#b00)" ', 1)
    monkeypatch.setattr(pictures, "face_sheet", lambda game: painted)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, suits: None) -> Heard:
    return Heard(monkeypatch)


def drawing(session: Session) -> str:
    """Read the static picture."""
    found = re.search(r"base64,([^\"]+)", pictures.picture(session.scene()))
    assert found
    return base64.b64decode(found[1]).decode()


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_cards_without_such_suits_have_no_such_setting() -> None:
    inbox = Inbox(state("turn"))
    assert "four_colours" not in inbox.session.scene()["settings"]
    refusal = refused(inbox, message(inbox, "colours", four=True))
    assert refusal["code"] == "bad-option"
    with pytest.raises(Illegal):
        cardwidgets.Cuccu(seed=18, four_colours=True)
    assert not any(name in drawing(inbox.session) for name in NAMES)


@pytest.mark.usefixtures("suits")
def test_set_by_a_message() -> None:
    inbox = Inbox(state("turn"))
    session = inbox.session
    assert session.scene()["settings"]["four_colours"] is False
    plain = drawing(session)
    done(inbox, "colours", four=True)
    assert session.scene()["settings"]["four_colours"] is True
    assert all(f"{name}:" in drawing(session) for name in NAMES)
    # It stays with the table, as every other look does.
    done(inbox, "new", seed="7", players=4)
    assert session.scene()["settings"]["four_colours"] is True
    done(inbox, "colours", four=False)
    session.new(18, 4)
    assert drawing(session) == plain


@pytest.mark.usefixtures("suits")
@pytest.mark.parametrize("odd", [None, 0, 1, "true", "", [], {}])
def test_malformed(odd: object) -> None:
    inbox = Inbox(state("turn"))
    assert refused(inbox, message(inbox, "colours", four=odd))["code"] == "malformed"
    assert refused(inbox, {**message(inbox, "colours", four=True), "grain": 3})["code"] == "malformed"
    assert json.dumps(inbox.session.four_colours) == "false"


@pytest.mark.usefixtures("suits")
def test_an_older_moment_takes_it_too() -> None:
    inbox = Inbox(state("replay"))
    late: dict[str, Any] = message(inbox, "colours", four=True) | {"rev": 0}
    assert inbox.answer(late)["ok"]


def test_trait(heard: Heard) -> None:
    table = heard.table
    table.four_colours = True
    assert table.view["settings"]["four_colours"]
    assert heard.say("colours", four=False)["ok"]
    assert not table.four_colours
    assert table.view["settings"]["four_colours"] is False
    with pytest.raises(Illegal) as refused_:
        table.four_colours = 1
    assert refused_.value.code.value == "bad-option"
    assert cardwidgets.Cuccu(seed=18, four_colours=True).view["settings"]["four_colours"] is True


def test_contrast_on_the_paper_of_a_card() -> None:
    colours = re.findall(r"#[0-9a-f]{6}", pictures.FOUR_COLOURS)
    assert len(colours) == 2
    for colour in colours:
        for paper in ("#f6ecd6", "#ffffff", "#e9dcc0"):
            assert (luminance(paper) + 0.05) / (luminance(colour) + 0.05) >= 4.5


def test_front_end_has_the_same_colours() -> None:
    source = (Path(pictures.__file__).parent / "frontend" / "src" / "look.ts").read_text()
    assert pictures.FOUR_COLOURS in source

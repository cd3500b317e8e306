"""Language, pace and the look of the cards as traits that a notebook may set, link and drive."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import ipywidgets
import pytest
import traitlets
from ipywidgets.widgets.widget import _instances
from test_widget import Heard

import cardwidgets
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.rulebook import language, languages
from cardwidgets.table.session import LOOKS, PACES, Session
from cardwidgets.table.widget import Table

GOOD: dict[str, Any] = {"language": "fi", "pace": "slow", "contrast": 0, "grain": 100, "temperature": 73}
BAD: list[tuple[str, Any]] = [
    *(("language", value) for value in ("xx", "", 3, ["en"])),
    *(("pace", value) for value in ("warp", "", None, 0.9, ["off"])),
    *((name, value) for name in LOOKS for value in (-1, 101, 50.0, "50", None, True, [50])),
]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    return Heard(monkeypatch)


@pytest.fixture(autouse=True)
def nothing_left_over() -> Iterator[None]:
    """Close whatever a test has opened."""
    yield
    for one in list(_instances.values()):
        one.close()


def shown(table: Table) -> dict[str, Any]:
    """Read what the screen says of the settings."""
    view = table.view
    return {"language": view["lang"], "pace": view["settings"]["pace"], **view["settings"]["look"]}


def held(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in GOOD}


def clear(refusal: Illegal, name: str, value: object) -> None:
    """Hold that a refusal names the setting and the value, in a sentence."""
    assert refusal.code.value == "bad-option"
    quoted = re.findall(r"[“”„](.*?)”", refusal.text)
    assert quoted[:2] == [name, str(value)[:80]]
    assert refusal.text.endswith(".")


# -- set by a notebook -------------------------------------------------------------------------------------------------


def test_defaults() -> None:
    table = cardwidgets.Cuccu(seed=18)
    assert held(table) == shown(table) == {"language": "en", "pace": "normal", **dict.fromkeys(LOOKS, 50)}


@pytest.mark.parametrize("name", GOOD)
def test_trait_changes_the_screen_once_and_nothing_else(heard: Heard, name: str) -> None:
    before = dict(heard.table.view)
    setattr(heard.table, name, GOOD[name])
    assert held(heard.table) == shown(heard.table)
    assert shown(heard.table)[name] == GOOD[name]
    assert [one["type"] for one in heard.sent] == ["view"]
    assert heard.table.view["rev"] > before["rev"]
    assert heard.table.view["zones"][1]["cards"][0]["face"] == before["zones"][1]["cards"][0]["face"] == "8"
    heard.sent.clear()
    setattr(heard.table, name, GOOD[name])
    assert heard.sent == []


def test_all_of_them_when_the_table_is_made() -> None:
    table = cardwidgets.Cuccu(seed=18, **GOOD)
    assert held(table) == shown(table) == GOOD
    assert table.view["rev"] == 0


@pytest.mark.parametrize(("name", "value"), BAD)
def test_what_cannot_be_is_refused_and_nothing_changes(name: str, value: object, heard: Heard) -> None:
    before = held(heard.table), dict(heard.table.view)
    with pytest.raises(Illegal) as refused:
        setattr(heard.table, name, value)
    clear(refused.value, name, value)
    assert (held(heard.table), heard.table.view) == before
    assert heard.sent == []
    with pytest.raises(Illegal) as refused:
        cardwidgets.Cuccu(seed=18, **{name: value})
    clear(refused.value, name, value)


def test_no_language_is_the_usual_one_for_a_new_table_and_none_at_all_for_one_that_is_there(heard: Heard) -> None:
    assert cardwidgets.Cuccu(seed=18, language=None).language == "en"
    heard.table.language = "fi"
    with pytest.raises(Illegal) as refused:
        heard.table.language = None
    clear(refused.value, "language", None)
    assert heard.table.language == "fi"


@pytest.mark.parametrize("made", [cardwidgets.Cuccu, cardwidgets.SpiteAndMalice, cardwidgets.MonopolyCardGame])
def test_a_look_that_there_is_not_breaks_no_rule_of_a_game(made: type[Table]) -> None:
    with pytest.raises(Illegal) as refused:
        made(seed=18, contrast=200)
    assert refused.value.clause == ""
    assert refused.value.text.endswith(" 100.")


def test_a_setting_that_does_not_go_with_another_says_so() -> None:
    with pytest.raises(Illegal) as refused:
        cardwidgets.SpiteAndMalice(seed=18, packs=1, payoff=25)
    assert refused.value.text == "With packs=1 the setting “payoff” cannot be “25”. Possible: 5 to 20."
    assert refused.value.clause == "SM-R1"


def test_refusal_is_in_the_language_of_the_table() -> None:
    table = cardwidgets.Cuccu(seed=18, language="fi")
    with pytest.raises(Illegal) as refused:
        table.grain = 101
    assert refused.value.text == language("fi").text(
        "illegal-bad-option.detail", option="grain", value="101", allowed="0 to 100"
    )


@pytest.mark.parametrize("name", ["colour", "speed", "Contrast", "open_hand", "players_", "seat", "reader"])
@pytest.mark.parametrize("code", languages())
def test_unknown_setting_is_named(name: str, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        cardwidgets.Cuccu(seed=18, language=code, **{name: 1})
    assert refused.value.code is Fault.BAD_OPTION
    assert name in refused.value.text
    assert "dealer_swaps" in refused.value.text
    assert "“1”" not in refused.value.text


def test_seat_shown_cannot_be_written() -> None:
    table = cardwidgets.Cuccu(seed=18)
    assert not {"seat", "reader", "seats", "you"} & set(Table.class_trait_names())
    assert set(table.keys) & set(GOOD) == set()
    table.set_state({"view": {}, "language": "fi", "grain": 7, "reader": 2})
    assert held(table) == shown(table)
    assert table.language == "en"
    assert [seat["you"] for seat in table.view["seats"]] == [True, False, False, False]


# -- set in the browser ------------------------------------------------------------------------------------------------


def test_messages_update_the_traits(heard: Heard) -> None:
    noted: list[tuple[str, Any]] = []
    heard.table.observe(lambda change: noted.append((change.name, change.new)), list(GOOD))
    assert heard.say("language", language="pl")["ok"]
    assert heard.say("pace", pace="fast")["ok"]
    assert heard.say("look", contrast=1, grain=2, temperature=3)["ok"]
    assert held(heard.table) == shown(heard.table)
    assert held(heard.table) == {"language": "pl", "pace": "fast", "contrast": 1, "grain": 2, "temperature": 3}
    assert dict(noted) == held(heard.table)
    assert len(noted) == 5
    # Each message was one new view, with its answer after it.
    assert [one["type"] for one in heard.sent] == ["view", "answer"] * 3


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("language", {"language": "xx"}),
        ("pace", {"pace": "warp"}),
        ("look", {"contrast": 101, "grain": 50, "temperature": 50}),
        ("look", {"contrast": 10, "grain": 10, "temperature": -1}),
    ],
)
def test_refused_messages_change_no_trait(heard: Heard, kind: str, fields: dict[str, Any]) -> None:
    before = held(heard.table), dict(heard.table.view)
    answer = heard.say(kind, **fields)
    assert answer["refusal"]["code"] == "bad-option"
    assert (held(heard.table), heard.table.view) == before


# -- driven ------------------------------------------------------------------------------------------------------------


def test_link_goes_both_ways(heard: Heard) -> None:
    slider, choice = ipywidgets.IntSlider(value=50), ipywidgets.Dropdown(options=languages(), value="en")
    ipywidgets.link((heard.table, "grain"), (slider, "value"))
    traitlets.link((choice, "value"), (heard.table, "language"))
    slider.value = 90
    choice.value = "ro"
    assert shown(heard.table) == {**held(heard.table), "grain": 90, "language": "ro"}
    heard.say("look", contrast=50, grain=12, temperature=50)
    heard.say("language", language="fi")
    assert (slider.value, choice.value) == (12, "fi")
    heard.table.grain = 33
    assert slider.value == 33


def test_two_tables_are_linked() -> None:
    one, two = cardwidgets.Cuccu(seed=1), cardwidgets.Cuccu(seed=2)
    for name in GOOD:
        ipywidgets.link((one, name), (two, name))
    for name, value in GOOD.items():
        setattr(two if name == "pace" else one, name, value)
    assert held(one) == held(two) == shown(one) == shown(two) == GOOD


def test_interact_drives_a_table() -> None:
    table = cardwidgets.Cuccu(seed=18)

    def look(grain: int, code: str) -> None:
        table.grain, table.language = grain, code

    box = ipywidgets.interactive(look, grain=(0, 100, 5), code=list(languages()))
    box.children[0].value, box.children[1].value = 85, "pl"
    assert shown(table)["grain"] == 85
    assert shown(table)["language"] == "pl"


def test_setting_one_thing_while_an_earlier_moment_is_shown(heard: Heard) -> None:
    heard.say("act", action="keep")
    heard.say("replay", at=0)
    heard.table.language = "fi"
    heard.table.contrast = 5
    assert heard.table.view["replay"]["on"]
    assert heard.table.view["replay"]["at"] == 0


@pytest.mark.parametrize("pace", PACES)
def test_every_pace_and_look_at_its_limits(pace: str) -> None:
    session = Session("cuccu", seed=18, pace=pace)
    session.set_look(contrast=0, grain=100, temperature=50)
    assert session.scene()["settings"]["pace"] == pace
    assert session.scene()["settings"]["look"] == {"contrast": 0, "grain": 100, "temperature": 50}
    with pytest.raises(Illegal):
        session.set_look(sharpness=3)
    with pytest.raises(Illegal):
        session.set_look(contrast=7, grain=-7)
    assert session.look["contrast"] == 0

"""A table of a class: the same deals, settings and language for everybody who has its code."""

from __future__ import annotations

from typing import Any

import pytest

import cardwidgets
from cardwidgets.engine.game import Illegal
from cardwidgets.lessons.classroom import Classroom

ROOM = Classroom("cuccu", seed=7, language="fi", options={"lives": 2})


def table(**settings: Any) -> Any:
    return cardwidgets.Cuccu(classroom=ROOM.code, **settings)


def test_everybody_gets_the_same_deals_and_another_class_gets_others() -> None:
    first, second = table(name="a"), table(name="b")
    assert first.code == second.code
    other = Classroom("cuccu", seed=8, options={"lives": 2})
    assert cardwidgets.Cuccu(classroom=other.code).code != first.code


def test_the_settings_and_the_language_are_those_of_the_class() -> None:
    made = table()
    assert dict(made.match.options)["lives"] == 2
    assert made.language == "fi"
    assert [table(language=code).language for code in ("pl", "en", None)] == ["pl", "en", "fi"]
    assert cardwidgets.Cuccu(language=None).language == "en"
    lesson = cardwidgets.Lesson("cuccu", "the cat", classroom=ROOM.code, language="en")
    assert (lesson.language, cardwidgets.Lesson("cuccu", "the cat", classroom=ROOM.code).language) == ("en", "fi")


def test_a_class_may_forbid_odds_and_no_table_of_it_brings_them_back() -> None:
    code = Classroom("cuccu", seed=7, odds=False).code
    with pytest.raises(Illegal) as refusal:
        cardwidgets.Cuccu(classroom=code, odds=True).experiment(matches=2)
    assert refusal.value.code == "odds-off"
    assert len(table().experiment(matches=2)) == 2
    with pytest.raises(Illegal):
        table(odds=False).experiment(matches=2)


@pytest.mark.parametrize("beside", [{"seed": 1}, {"lives": 3}, {"position": {}}, {"code": "cuccu.1.8s_sWsCkEgAAAA"}])
def test_what_the_class_decides_cannot_be_given_beside_it(beside: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as refusal:
        table(**beside)
    assert refusal.value.code == "bad-option"
    assert refusal.value.data["option"] == "classroom"
    assert next(iter(beside)) in str(refusal.value)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (Classroom("spite_and_malice", seed=7).code, "code-foreign"),
        (ROOM.code[:-1], "code-damaged"),
        (ROOM.code.replace(".1.", ".9."), "code-newer"),
        ("cuccu.1.8s_sWsCkEgAAAA", "code-foreign"),
        (7, "code-foreign"),
    ],
)
def test_a_code_of_no_class_of_this_game_is_refused_in_words(code: Any, fault: str) -> None:
    with pytest.raises(Illegal) as refusal:
        cardwidgets.Cuccu(classroom=code)
    assert refusal.value.code == fault
    assert refusal.value.text

"""Another language changes every sentence of a table and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich import OTHERS, STATES, everything, lines, play, same_but_for_texts, state

from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, Fault, Illegal
from cardwidgets.rulebook import language, languages
from cardwidgets.table.session import Session

SAME_EVERYWHERE = {
    *(language("en").text(f"name-{seat}") for seat in range(20)),
    *(language(code).text("language-name") for code in languages()),
    *("", "ltr", "Cuccù", language("en").text("cuccu-link.address")),
}
"""Names, and what is meant for machines."""
SAME_WORD = {"fi": set[str](), "pl": {"zero"}, "ro": {"zero", "Contrast", "Normal"}}
"""Words that happen to be spelled as in English."""


def untranslated(code: str, pairs: list[tuple[str, str]]) -> set[str]:
    """What both languages say alike, apart from names and numbers."""
    assert pairs
    alike = {one for one, two in pairs if one == two and re.search(r"[^\W\d_]", one)}
    return alike - SAME_EVERYWHERE - SAME_WORD[code]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("name", STATES)
def test_every_state_differs_in_its_texts_alone(name: str, code: str) -> None:
    pairs = list(same_but_for_texts({**state(name).scene(), "lang": ""}, {**state(name, code).scene(), "lang": ""}))
    assert untranslated(code, pairs) == set()
    assert len(pairs) > 90


@pytest.mark.parametrize("code", OTHERS)
def test_rules_hints_offers_and_refusals_are_said_in_the_language(code: str) -> None:
    pairs = list(same_but_for_texts(state("turn").rules(), state("turn", code).rules()))
    assert untranslated(code, pairs) == set()
    assert len([one for one, _ in pairs if one]) > 150
    hints = [session.hint() for session in (state("inn"), state("inn", code))]
    assert hints[0].pop("action") == hints[1].pop("action")
    assert untranslated(code, list(same_but_for_texts(*hints))) == set()
    kept = state("scored").code()
    offers = [Session("cuccu", seed=3, language_code=each).offer(kept) for each in ("en", code)]
    assert untranslated(code, list(same_but_for_texts(*offers))) == set()
    for fault in Fault:
        told = [state("turn", each).refused(Illegal(fault)) for each in ("en", code)]
        assert untranslated(code, list(same_but_for_texts(*told))) == set(), fault


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("wish", ["inn_ask", "inn_keep", "inn_accept", "inn_refuse", "next_round", "fly", "keep 3"])
def test_refused_actions_are_explained_in_the_language(code: str, wish: str) -> None:
    told: list[dict[str, str]] = []
    for each in ("en", code):
        session = state("turn", each)
        with pytest.raises(Illegal) as refused:
            session.why(Action.parse(wish))
        told.append(session.refused(refused.value))
    pairs = list(same_but_for_texts(*told))
    assert untranslated(code, pairs) == set()
    assert len(pairs) >= 1


def plain(scene: dict[str, Any]) -> dict[str, Any]:
    return {**scene, "rev": 0, "steps": []}


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 20), way=st.permutations([*languages(), *languages()]))
def test_switching_to_and_fro_loses_nothing(seed: int, moves: int, way: list[str]) -> None:
    session = Session("cuccu", seed=seed, opponents="regular")
    play(session, Stream(seed, 5), moves)
    if seed % 2:
        session.settle()
    if session.can_undo and seed % 3 == 0:
        session.undo()
    elif session.match.moves > 1 and seed % 3 == 1:
        session.replay(session.match.moves // 2)
    before = plain(session.scene())
    others = session.code(), session.shown_at, session.undone, session.match.can_redo, dict(session._thoughts)
    for code in way:
        rev = session.rev
        session.set_language(code)
        assert session.rev > rev
        assert session.scene()["lang"] == code
        assert session.news == []
    session.set_language("en")
    assert plain(session.scene()) == before
    assert (
        session.code(),
        session.shown_at,
        session.undone,
        session.match.can_redo,
        dict(session._thoughts),
    ) == others


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 20), code=st.sampled_from(OTHERS))
def test_switched_table_is_the_one_that_spoke_the_language_from_the_beginning(seed: int, moves: int, code: str) -> None:
    one, two = (Session("cuccu", seed=seed, opponents="regular", language_code=each) for each in ("en", code))
    for session in (one, two):
        play(session, Stream(seed, 6), moves)
        session.settle()
    one.set_language(code)
    assert plain(one.scene()) == plain(two.scene())
    assert one.story() == two.story()


def test_log_and_reasons_are_told_anew() -> None:
    session = state("reasons")
    reasons = [line for line in session.scene()["log"] if not line["clause"]]
    assert len(reasons) == 3
    told = {code: (session.set_language(code), lines(session))[1] for code in languages()}
    assert {len(each) for each in told.values()} == {len(told["en"])}
    for at in range(len(told["en"])):
        assert len({each[at] for each in told.values()}) == len(languages()), told["en"][at]
    assert [line["clause"] for line in session.scene()["log"]].count("") == 3


def test_names_that_people_gave_stay_and_the_usual_you_is_translated() -> None:
    session = Session("cuccu", seed=18, names=["Ada"])
    session.set_language("fi")
    assert [seat["name"] for seat in session.scene()["seats"]] == ["Ada", "Bianca", "Carlo", "Dora"]
    session = Session("cuccu", seed=18)
    session.set_language("fi")
    assert session.scene()["seats"][0]["name"] == language("fi").text("name-you") != "You"


def test_curtain_stays_drawn() -> None:
    session = state("curtain")
    session.set_language("ro")
    assert session.curtain
    assert everything(session) == everything(state("curtain", "ro")).replace('"rev": 0', '"rev": 1')


@pytest.mark.parametrize("code", ["xx", "EN", "en ", "", None, 3, ["en"], True])
def test_what_is_no_language_is_refused(code: object) -> None:
    session = state("turn", "pl")
    before = everything(session)
    with pytest.raises(Illegal) as refused:
        session.set_language(code)
    said = session.refused(refused.value)["text"]
    assert all(each in said for each in languages())
    assert everything(session) == before
    json.dumps(said)

"""Odds on the table: what they rest upon, when they are refused, and that they tell nothing that is hidden."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import pytest
from rich import OTHERS, state

import cardwidgets
from cardwidgets.engine import games, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal
from cardwidgets.players.cuccu_odds import odds
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.lesson import LessonSession
from cardwidgets.table.session import Session

GAIN = {
    "spite_and_malice": r"-?\d+\.\d\d ± \d\.\d\d",
    "monopoly_card_game": r"-?[\d,]+ ± \d+",
}
"""Means of points have two places behind the point; means of money, whose error is hundreds, have none."""

every_game = pytest.mark.parametrize("game", games())


def decision(game: str, **settings: Any) -> Session:
    """Give a table at the reader's first decision."""
    session = Session(game, seed=3, **settings)
    session.settle()
    return session


def test_at_cuccu_they_are_the_exact_ones() -> None:
    session = Session("cuccu", seed=18)
    told = session.odds()
    exact = odds(session.view())
    assert [row["risk"] for row in told["rows"]] == [round(chance.lose, 4) for chance in exact.values()]
    assert [row["label"] for row in told["rows"]] == ["Keep the eight", "Swap with Bianca"]
    assert all(row["low"] == row["risk"] == row["high"] for row in told["rows"])
    assert (told["title"], told["more"]) == ("Chances in this round, counted exactly", "")
    assert any("they keep the six" in note for note in told["notes"])
    assert any("not read as a sign" in note for note in told["notes"])
    assert "approximately" in decision("cuccu", options={"players": 8, "first_dealer": 7}).odds()["title"]


@pytest.mark.parametrize("game", ["spite_and_malice", "monopoly_card_game"])
def test_elsewhere_they_are_played_out_further_each_time_and_state_their_error(game: str) -> None:
    session = decision(game)
    before = session.code(), session.rev
    first = session.odds()
    assert first["more"]
    assert len(first["rows"]) > 1
    second = session.odds()
    assert second["title"] != first["title"]
    for row in second["rows"]:
        assert 0 <= row["low"] <= row["risk"] <= row["high"] <= 1
        assert row["low"] < row["high"]
        assert re.fullmatch(GAIN[game], row["cells"][1])
    assert any("opponent" in note for note in second["notes"])
    assert (session.code(), session.rev) == before
    again = decision(game)
    assert [again.odds(), again.odds()] == [first, second]


def test_many_moves_of_one_card_share_a_line() -> None:
    told = decision("spite_and_malice").odds()
    assert told["rows"][0]["label"] == "Put the jack of diamonds on side stack 1, or 3 more moves like it"
    assert len(told["rows"]) == 5
    assert any("share a line" in note for note in told["notes"])


def test_another_decision_is_counted_anew() -> None:
    session = decision("monopoly_card_game")
    first = session.odds()
    session.act("draw")
    session.settle()
    assert session.match.turn == session.reader
    assert session.odds() != first


@every_game
def test_two_worlds_that_look_alike_have_the_same_odds(game: str) -> None:
    """The hidden cards are drawn anew from the view; the table's own are drawn again here, and nothing may change."""
    session = decision(game)
    view = session.match.view(0)
    told = session.odds()
    for number in range(2):
        other = rules(game).imagine(view, Stream(99, number)).position()
        twin = Session(game, seed=1000 + number, position=other, options=dict(session.match.options))
        assert twin.match.view(0).data() == view.data()
        assert twin.odds() == told
        assert twin.known().data() == session.known().data()


def test_an_experiment_begins_with_what_the_reader_knows() -> None:
    found = []
    for card in ("cat", "hunter", "2"):
        table = cardwidgets.Cuccu(seed=18, position={"pack_bottom_first": ["6", card, "8", "10"]}, open_hands=True)
        found.append(table.experiment(matches=6, players="novice", seed=4).winner.tolist())
    assert found[0] == found[1] == found[2]


def test_an_experiment_is_played_by_those_who_sit_here() -> None:
    table = cardwidgets.Cuccu(seed=18, opponents="novice")
    results = table.experiment(matches=2, seed=4)
    assert results.players == ("regular", "novice", "novice", "novice")
    assert (results.wanted, results.seed) == (2, 4)
    # Where there is a stronger opponent, thousands of matches would take it days.
    assert decision("spite_and_malice", opponents="expert").stand_ins() == ("regular", "expert")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("out", "no-decision"),
        ("over", "match-over"),
        ("curtain", "curtain"),
        ("replay", "replaying"),
        ("scored", "no-decision"),
    ],
)
@pytest.mark.parametrize("language_code", ["en", *OTHERS])
def test_they_are_refused_with_a_sentence_where_there_is_nothing_to_decide(
    name: str, code: str, language_code: str
) -> None:
    session = state(name, language_code)
    assert not session.scene()["controls"]["odds"]
    answer = Inbox(session).answer({"id": "a", "rev": session.rev, "type": "odds"})
    assert answer["refusal"]["code"] == code
    assert len(answer["refusal"]["text"]) > 20


def test_they_are_refused_while_another_decides() -> None:
    session = Session("cuccu", seed=18)
    session.act("keep")
    with pytest.raises(Illegal, match=r"^not-your-turn"):
        session.odds()


def test_a_teacher_may_forbid_them() -> None:
    session = Session("cuccu", seed=18, odds=False)
    assert not session.scene()["controls"]["odds"]
    with pytest.raises(Illegal, match=r"^odds-off"):
        session.odds()
    table = cardwidgets.Cuccu(seed=18, odds=False)
    with pytest.raises(Illegal, match="turned off at this table"):
        table.experiment(matches=2)
    with pytest.raises(Illegal, match="odds"):
        cardwidgets.Cuccu(seed=18, odds="no")


def test_an_experiment_waits_for_the_next_person() -> None:
    table = cardwidgets.Cuccu(seed=18, seats=["person", "person", "novice", "novice"])
    with pytest.raises(Illegal, match="covered"):
        table.experiment(matches=2)


@pytest.mark.parametrize("level", ["the-cat-1", "the-cat-2"])
def test_lessons_tell_none_for_what_a_level_says_beforehand_no_count_knows(level: str) -> None:
    session = LessonSession("cuccu", "the cat")
    session.go(level)
    assert not session.scene()["controls"]["odds"]
    with pytest.raises(Illegal, match=r"^odds-off"):
        session.odds()
    with pytest.raises(Illegal, match="turned off"):
        cardwidgets.Lesson("cuccu", "the cat").experiment(matches=2)


@pytest.mark.parametrize("language_code", OTHERS)
def test_numbers_are_written_as_the_language_writes_them(language_code: str) -> None:
    assert "12,8" in Session("cuccu", seed=18, language_code=language_code).odds()["rows"][0]["cells"][0]


def test_a_table_without_numpy_tells_odds() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from cardwidgets.table.session import Session\n"
        "print(Session('cuccu', seed=18).odds()['rows'][0]['cells'][0])"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "12.8%"

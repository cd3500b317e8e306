"""The rules at the table and on paper, a lesson's sentence, and the code to hand on."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import cardwidgets
from cardwidgets.engine import new_match, rules
from cardwidgets.engine.game import Illegal
from cardwidgets.rulebook import clauses, language, languages
from cardwidgets.table.inbox import Inbox
from cardwidgets.table.session import Session
from cardwidgets.table.sheet import RulesSheet

PARTS = ("object", "set-up", "turn", "scoring", "reading")
every_language = pytest.mark.parametrize("code", languages())
OTHERWISE: dict[str, Any] = {
    "players": 6,
    "lives": 5,
    "first_dealer": 2,
    "shown_holder_acts": True,
    "dealer_swaps": "top",
    "double_penalty": False,
    "lone_survivor_wins": False,
    "inn": "always",
    "max_rounds": 30,
}


# -- at the table ------------------------------------------------------------------------------------------------------


@every_language
def test_rules_have_every_clause_of_the_four_parts_and_every_reading(code: str) -> None:
    parts = Session("cuccu", seed=18, language_code=code).rules()
    assert [part["title"] for part in parts] == [language(code).text(f"part-{part}") for part in PARTS]
    told = [clause["id"] for part in parts for clause in part["clauses"]]
    assert told == [clause.id for clause in clauses("cuccu") if clause.part != "page"]
    assert len(told) == len(set(told)) == 4 + 8 + 14 + 10 + 27
    for part in parts:
        for clause in part["clauses"]:
            assert clause["text"] == language(code).clause(clause["id"]).text
            reading = clause["id"].startswith("CU-R")
            assert bool(clause["question"]) is bool(clause["adopted"]) is reading
            assert not (reading and clause["readings"])
            for bearing in clause["readings"]:
                assert bearing["question"]
                assert bearing["adopted"]


@every_language
def test_each_rule_by_its_id(code: str) -> None:
    session = Session("cuccu", seed=18, language_code=code)
    before = session.rev, session.code()
    for clause in clauses("cuccu"):
        rule = session.rule(clause.id)
        assert set(rule) == {"id", "text", "question", "adopted", "other", "readings"}
        assert rule["id"] == clause.id
        assert rule["text"]
        assert tuple(reading["id"] for reading in rule["readings"]) == clause.readings
        # Options that switch a reading are named where the other way is told.
        assert all(option in rule["other"] for option in clause.options)
    assert (session.rev, session.code()) == before


@pytest.mark.parametrize("clause", ["", "CU-9.9", "cu-3.1", "CU-3.1 ", "CU-R99", "ui-undo", None, 3, ["CU-3.1"], {}])
def test_rule_that_does_not_exist(clause: object) -> None:
    with pytest.raises(Illegal, match=r"^malformed"):
        Session("cuccu", seed=18).rule(clause)


def test_every_line_of_a_log_and_every_moment_has_its_rule() -> None:
    session = Session("cuccu", seed=5, opponents="novice")
    for _ in range(60):
        scene = session.scene()
        for line in scene["log"]:
            assert not line["clause"] or session.rule(line["clause"])["text"]
        assert scene["now"]
        for now in scene["now"]:
            assert now["text"] == session.rule(now["clause"])["text"]
        if session.match.turn is None:
            break
        if not session.step():
            session._play(session.match.legal()[0].text, None)


def test_now_follows_the_moment() -> None:
    def now(session: Session) -> list[str]:
        return [clause["clause"] for clause in session.scene()["now"]]

    inn = Session("cuccu", seed=18, position={"pack_bottom_first": ["4", "inn", "9", "10"]})
    assert now(inn)[0] == "CU-3.1"
    inn.act("exchange")
    assert now(inn) == ["CU-3.11", "CU-3.12", "CU-3.13"]
    inn.act("inn_ask")
    assert now(inn) == ["CU-3.12", "CU-3.13"]
    inn.settle()
    assert now(inn)[0] == "CU-4.10"
    inn.replay(1)
    assert now(inn)[0] == "CU-3.11"
    dealer = Session("cuccu", seed=18, position={"dealer": 0, "actions": ["keep"] * 3})
    assert now(dealer)[0] == "CU-3.3"
    over = Session("cuccu", seed=18, position={"pack_bottom_first": ["10", "fool"], "lives": [3, 1], "dealer": 1})
    over.act("keep")
    over.settle()
    assert now(over) == ["CU-1.3"]


# -- on paper ----------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page strictly: whatever is opened is closed in its turn."""

    VOID = frozenset({"meta", "br", "img", "hr"})

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str | None]] = []
        self.items: list[str] = []
        self.rows: list[list[str]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "li":
            self.items.append("")
        if tag == "tr":
            self.rows.append([])
        if tag == "td":
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if "li" in self.open:
            self.items[-1] += data
        if "td" in self.open:
            self.rows[-1][-1] += data


@every_language
def test_sheet_holds_every_clause_and_reading(code: str) -> None:
    sheet = cardwidgets.rules_sheet("cuccu", code)
    page, say = Page(sheet.html), language(code).text
    wanted = [clause for clause in language(code).rules("cuccu") if clause.part != "page"]
    assert len(page.items) == len(wanted) == 63
    for item, clause in zip(page.items, wanted, strict=True):
        assert item.startswith(f"{clause.id} {clause.text}")
        for part in (clause.question, clause.adopted):
            assert part in item
    assert say("cuccu-summary") in page.text
    assert say("sheet-trademark") in page.text
    assert say("sheet-changed") not in page.text
    assert say("sheet-other-played") not in page.text
    assert [row[0] for row in page.rows] == [option.name for option in rules("cuccu").OPTIONS]
    assert ("lang", code) in page.attributes
    assert repr(sheet) == say("sheet-title", game=say("cuccu-title"))
    assert sheet._repr_html_() == sheet.html


@every_language
@pytest.mark.parametrize("option", OTHERWISE)
def test_sheet_marks_what_is_played_otherwise(code: str, option: str) -> None:
    value = OTHERWISE[option]
    page, say = Page(cardwidgets.rules_sheet("cuccu", code, **{option: value}).html), language(code).text
    clause = next(one.clause for one in rules("cuccu").OPTIONS if one.name == option)
    marked = [row for row in page.rows if say("sheet-changed") in row[1]]
    assert [row[0] for row in marked] == [option]
    assert marked[0][2] == clause
    shown = say(f"value-{str(value).lower()}") if isinstance(value, bool) else str(value)
    assert marked[0][1].startswith(shown)
    other = {item.split()[0]: item for item in page.items if say("sheet-other-played") in item}
    # The reading itself, and each clause on which it bears.
    bearing = {one.id for one in language(code).rules("cuccu") if clause in one.readings and one.part != "page"}
    assert set(other) == {clause} | bearing
    assert all(item.endswith(f"{option} = {value}.") for item in other.values())


def test_sheet_with_everything_otherwise() -> None:
    page = Page(RulesSheet("cuccu", "en", OTHERWISE).html)
    assert sum("not the usual setting" in row[1] for row in page.rows) == len(OTHERWISE)
    for option, value in OTHERWISE.items():
        assert f"{option} = {value}" in page.text
    # A value that was given and is the usual one is no change.
    assert "not the usual" not in RulesSheet("cuccu", "en", {"lives": 3, "inn": "choice"}).html


@every_language
def test_sheet_is_plain_markup(code: str) -> None:
    page = Page(RulesSheet("cuccu", code, OTHERWISE).html)
    assert page.tags <= {"article", "h1", "h2", "p", "ul", "li", "b", "i", "br", "table", "tr", "td", "code", "small"}
    assert {name for name, _ in page.attributes} == {"lang", "style"}
    assert not any("url(" in (value or "") for _, value in page.attributes)


def test_markup_in_texts_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loud:
        """A language full of markup."""

        code = "en"

        def text(self, message: str, **arguments: object) -> str:
            return f'<script>alert("{message}")</script> & '

        def rules(self, game: str) -> list[Any]:
            loud = '<img src=x onerror="alert(1)">'
            fields = {"text": loud, "question": loud, "adopted": loud, "other": loud}
            return [one._replace(**fields) for one in language("en").rules(game)]

    monkeypatch.setattr("cardwidgets.table.sheet.language", lambda _: Loud())
    page = Page(RulesSheet("cuccu", "en", OTHERWISE).html)
    assert page.tags.isdisjoint({"script", "img"})
    assert '<img src=x onerror="alert(1)">' in page.text
    assert '<script>alert("sheet-title")</script> &' in page.text


@every_language
def test_sheet_is_saved_as_a_page(code: str, tmp_path: Path) -> None:
    sheet = RulesSheet("cuccu", code, {"lives": 2})
    target = tmp_path / "rules.html"
    target.write_text("old")
    assert sheet.save(str(target)) == target
    text = target.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    page = Page(text.removeprefix("<!doctype html>"))
    assert {"html", "meta", "title", "body", "article"} <= page.tags
    assert ("charset", "utf-8") in page.attributes
    assert sheet.html in text
    with pytest.raises(FileNotFoundError):
        sheet.save(tmp_path / "nowhere" / "rules.html")


@pytest.mark.parametrize(
    "options", [{"lives": 0}, {"players": "4"}, {"colour": 1}, {"inn": "sometimes"}, {"dealer_swaps": None}]
)
def test_sheet_of_what_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(Illegal, match=r"\.\s\[bad-option") as refused:
        cardwidgets.rules_sheet("cuccu", **options)
    assert next(iter(options)) in refused.value.text


def test_sheet_in_a_language_or_of_a_game_that_does_not_exist() -> None:
    with pytest.raises(Illegal, match="“xx”"):
        cardwidgets.rules_sheet("cuccu", "xx")
    with pytest.raises(Illegal, match="“whist”"):
        cardwidgets.rules_sheet("whist")


# -- a lesson's sentence -----------------------------------------------------------------------------------------------


@every_language
def test_step_is_said_in_the_language_of_the_table(code: str) -> None:
    session = Session("cuccu", seed=18, language_code=code, step=["CU-3.9", "CU-R5"])
    said = [{"clause": clause, "text": language(code).clause(clause).text} for clause in ("CU-3.9", "CU-R5")]
    assert session.scene()["step"] == said
    session.act("keep")
    assert session.scene()["step"] == said
    session.set_language("en")
    assert session.scene()["step"][0]["text"] == language("en").clause("CU-3.9").text
    assert Session("cuccu", seed=18, language_code=code, step="CU-3.9").scene()["step"] == said[:1]
    assert Session("cuccu", seed=18, language_code=code).scene()["step"] == []


@pytest.mark.parametrize(
    "step", ["", "CU-9.9", "cu-3.1", ["CU-3.1", "CU-9.9"], [""], [None], None, 7, [["CU-3.1"]], {"a": 1}, True]
)
@every_language
def test_unknown_step_is_refused(step: Any, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        cardwidgets.Cuccu(seed=18, step=step, language=code)
    assert (refused.value.code.value, refused.value.data["option"]) == ("bad-option", "step")
    assert "step" in refused.value.text
    assert "CU-…" in refused.value.text


# -- the code to hand on -----------------------------------------------------------------------------------------------


def test_code_comes_with_a_cell_that_opens_it() -> None:
    session = Session("cuccu", seed=18, opponents="novice")
    session.act("keep")
    session.settle()
    inbox = Inbox(session)
    answer = inbox.answer({"id": "a", "rev": 0, "type": "code"})
    assert answer["ok"]
    assert answer["code"] == session.code()
    scope: dict[str, Any] = {}
    before, _, last = answer["cell"].rpartition("\n")
    exec(before, scope)
    table = eval(last, scope)
    assert table.match.actions() == session.match.actions()
    assert table.story() == session.story()
    table.close()


def test_code_of_an_earlier_moment_is_that_of_the_whole_match() -> None:
    session = Session("cuccu", seed=18, opponents="novice")
    session.act("keep")
    code = session.code()
    session.replay(0)
    assert Inbox(session).answer({"id": "a", "rev": 0, "type": "code"})["code"] == code


def test_each_code_that_cannot_be_opened_is_refused_with_its_reason() -> None:
    good = new_match("cuccu", seed=18).code()
    swapped = good[:-2] + ("AB" if good[-2:] != "AB" else "BA")
    reasons = {
        swapped: "code-damaged",
        good[:-1]: "code-damaged",
        "cuccu.1.": "code-damaged",
        "hello": "code-foreign",
        "": "code-foreign",
        good.replace("cuccu", "whist"): "code-foreign",
        good.replace(".1.", ".9."): "code-newer",
    }
    for code in languages():
        session = Session("cuccu", seed=3, language_code=code)
        inbox = Inbox(session)
        before, said = session.code(), set()
        for number, (text, reason) in enumerate(reasons.items()):
            answer = inbox.answer({"id": f"m{number}", "rev": session.rev, "type": "resume", "code": text})
            assert answer["refusal"]["code"] == reason, text
            said.add(answer["refusal"]["text"])
            assert session.code() == before
        assert len(said) == 3
        assert not any(re.search(r"[{}$]", text) for text in said)

"""What opens on demand beside a table: settings, rules, score pad, hint, code; and a switch of language under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from test_keys import LISTEN, MORE

from driver import code_cell, until

if TYPE_CHECKING:
    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

SOURCE = """
import cardwidgets


def plain(**settings):
    return cardwidgets.Cuccu(seed=18, pace="off", **settings)


def inn():
    position = {"pack_bottom_first": ["4", "inn", "9", "10"]}
    return cardwidgets.Cuccu(seed=18, pace="off", position=position)


def rounds(wanted, **settings):
    table = cardwidgets.Cuccu(seed=18, pace="off", opponents="novice", **settings)
    table._session.settle()
    while table.match.round < wanted and table.match.turn is not None:
        legal = [action.text for action in table.match.legal()]
        table.play("keep" if "keep" in legal else legal[0])
    return table
"""
LOOK = """card => {
  const look = card.querySelector(".look");
  return {
    contrast: getComputedStyle(look.firstElementChild).filter,
    grain: getComputedStyle(look, "::after").opacity,
    temperature: getComputedStyle(look, "::before").backgroundColor,
  };
}"""
ROWS = """rows => rows.map(row =>
  [...row.children].map(one => [one.tagName, one.innerText, one.querySelector("strong") !== null]))"""
AGAIN = """(host, [place, opener]) => {
  // A key may have closed the panel or gone elsewhere.
  const {shadowRoot} = host;
  const kept = document.activeElement === host;
  const button = shadowRoot.querySelector(`[data-control="${opener}"]`);
  if (button.getAttribute("aria-expanded") === "false") button.click();
  if (!shadowRoot.querySelector(place)) shadowRoot.querySelector("[data-control=rules-all]")?.click();
  const there = shadowRoot.querySelector(place);
  if (there && shadowRoot.activeElement !== there) there.focus();
  return [kept, shadowRoot.activeElement?.matches(place) ?? false];
}"""


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    (lab.folder / "panel_tables.py").write_text(SOURCE)
    tables = ("plain()", "inn()", "rounds(4)", "plain()", "plain()", "plain(step='CU-3.9', open_hands=True)")
    cells = ["import panel_tables", *(f"t{n} = panel_tables.{table}\nt{n}" for n, table in enumerate(tables))]
    with lab.notebook(*map(code_cell, cells), permissions=["clipboard-read", "clipboard-write"]) as notebook:
        notebook.table(len(tables) - 1)
        notebook.page.evaluate(LISTEN)
        yield notebook


def panel(table: Table, name: str) -> Any:
    found = table.find(f"[data-panel={name}]")
    found.wait_for()
    return found


def test_language_changes_at_once_and_nothing_is_lost(notebook: Notebook) -> None:
    table = notebook.table(0)
    english = table.find("[data-prompt]").inner_text()
    table.find("[data-source]").click()
    table.control("settings").click()
    choice = table.control("language")
    choice.focus()
    assert choice.evaluate("one => [...one.options].map(option => option.text)") == [
        "English",
        "suomi",
        "polski",
        "română",
    ]
    said = {english}
    for code in ("fi", "pl", "ro"):
        choice.select_option(code)
        notebook.page.wait_for_function("([root, code]) => root.lang === code", arg=[table.root.element_handle(), code])
        assert table.focused("[data-control=language]")
        assert panel(table, "settings").is_visible()
        assert table.find("[data-source]").get_attribute("aria-pressed") == "true"
        assert table.find('[data-card="hand 0:0"]').get_attribute("data-face") == "8"
        assert table.find("[data-target]").count() == 1
        said.add(table.find("[data-prompt]").inner_text())
        assert notebook.ask("[t0.language, t0.view['lang'], t0.match.moves]") == [code, code, 0]
    assert len(said) == 4
    # A notebook switches it back, and the picked card can still be put down on its neighbour.
    notebook.ask("t0.set_trait('language', 'en')")
    notebook.page.wait_for_function("root => root.lang === 'en'", arg=table.root.element_handle())
    assert table.find("[data-prompt]").inner_text() == english
    assert choice.input_value() == "en"
    rev = table.rev
    table.find("[data-target]").click()
    table.after(rev)
    assert notebook.ask("t0.match.actions()[0].text") == "exchange"
    table.control("close").click()


def test_sliders_change_the_cards_and_reach_python(notebook: Notebook) -> None:
    table = notebook.table(3)
    card = table.find('[data-card="hand 0:0"]')
    plain = card.evaluate(LOOK)
    table.control("settings").click()
    seen = {name: {value} for name, value in plain.items()}
    pictures = {card.screenshot()}
    for name in ("contrast", "grain", "temperature"):
        slider = table.control(name)
        assert slider.input_value() == "50"
        for value in ("95", "0"):
            slider.fill(value)
            notebook.until(f"t3.{name} == {value}")
            look = card.evaluate(LOOK)
            assert {part for part in look if look[part] != plain[part]} == {name}
            seen[name].add(look[name])
            pictures.add(card.screenshot())
        slider.focus()
        for _ in range(3):
            notebook.page.keyboard.press("ArrowRight")
        notebook.until(f"t3.{name} == 3")
        assert table.focused(f"[data-control={name}]")
        notebook.ask(f"t3.set_trait('{name}', 50)")
        notebook.page.wait_for_function("one => one.value === '50'", arg=slider.element_handle())
        assert card.evaluate(LOOK) == plain
    assert all(len(values) == 3 for values in seen.values())
    # And not in the style sheet alone: every one of them looks different.
    assert len(pictures) == 7
    table.control("close").click()


def test_log_entry_opens_its_rule_and_escape_goes_back_to_it(notebook: Notebook) -> None:
    table = notebook.table(2)
    entry = table.find("[data-log] [data-rule^='CU-3']").last
    clause = entry.get_attribute("data-rule")
    entry.scroll_into_view_if_needed()
    entry.focus()
    notebook.page.keyboard.press("Enter")
    rules = panel(table, "rules")
    rule = rules.locator(f'[data-clause="{clause}"]')
    rule.wait_for()
    asked = notebook.ask(f"t2._session.rule({clause!r})")
    assert rule.locator(".law").inner_text() == asked["text"]
    for reading in asked["readings"]:
        told = rules.locator(f'[data-clause="{reading["id"]}"]').inner_text()
        assert all(reading[part] in told for part in ("text", "question", "adopted", "other"))
    assert table.focused("[data-panel=rules]")
    notebook.page.keyboard.press("Escape")
    rules.wait_for(state="detached")
    assert table.focused(f"[data-log] [data-rule='{clause}']")


def test_close_returns_to_the_button(notebook: Notebook) -> None:
    table = notebook.table(2)
    for name in ("rules", "pad", "code", "settings", "new-open"):
        button = table.control(name)
        button.focus()
        notebook.page.keyboard.press("Enter")
        opened = table.find("[data-panel]")
        opened.wait_for()
        assert button.get_attribute("aria-expanded") == "true"
        assert table.focused("[data-panel]"), name
        table.control("close").focus()
        notebook.page.keyboard.press("Enter")
        opened.wait_for(state="detached")
        assert table.focused(f"[data-control='{name}']"), name
        assert button.get_attribute("aria-expanded") == "false"


def test_rules_follow_the_moment_and_have_all_their_parts(notebook: Notebook) -> None:
    table = notebook.table(1)
    table.control("rules").click()
    rules = panel(table, "rules")

    def now() -> list[str]:
        found: list[str] = rules.locator("[data-now] [data-rule]").evaluate_all(
            "all => all.map(one => one.dataset.rule)"
        )
        return found

    assert now()[0] == "CU-3.1"
    rev = table.rev
    table.action("exchange").click()
    table.after(rev)
    assert now() == ["CU-3.11", "CU-3.12", "CU-3.13"]
    rules.locator("summary").first.wait_for()
    titles = rules.locator("summary").all_inner_texts()
    assert titles == [part["title"] for part in notebook.ask("t1._session.rules()")]
    rules.locator("summary").nth(2).click()
    shown = rules.locator("details[open] [data-rule]").evaluate_all("all => all.map(one => one.dataset.rule)")
    assert shown == [f"CU-3.{number}" for number in range(1, 15)]
    rules.locator("[data-now] [data-rule]").first.click()
    rules.locator('[data-clause="CU-3.11"]').wait_for()
    table.control("rules-all").click()
    assert now() == ["CU-3.11", "CU-3.12", "CU-3.13"]
    address = rules.locator("a").get_attribute("href")
    assert address == notebook.ask("t1.view['link']['address']")
    table.control("close").click()


def test_hint_names_the_move_that_python_recommends(notebook: Notebook) -> None:
    table = notebook.table(4)
    wanted = notebook.ask("t4._session.hint()")
    table.action("exchange").focus()
    notebook.page.keyboard.press("h")
    hint = table.find("[data-hint]")
    hint.wait_for()
    assert hint.get_attribute("data-hint") == wanted["action"]
    assert wanted["text"] in hint.inner_text()
    assert wanted["label"] in hint.inner_text()
    advised = table.action(wanted["action"])
    described = advised.get_attribute("aria-describedby")
    assert table.find(f"#{described}").inner_text() == wanted["text"]
    assert notebook.ask("[t4.match.moves, t4.view['rev']]") == [0, 0]
    rev = table.rev
    advised.click()
    table.after(rev)
    hint.wait_for(state="detached")


def test_pad_says_who_had_what_after_each_round(notebook: Notebook) -> None:
    table = notebook.table(2)
    table.control("pad").click()
    pad = panel(table, "pad")
    rows = pad.locator("tbody tr").evaluate_all(ROWS)
    wanted = notebook.ask("t2.view['pad']")
    assert len(wanted) >= 3
    for row, one in zip(rows, wanted, strict=True):
        assert row[0] == ["TH", str(one["round"]), False]
        assert row[1:] == [["TD", str(value), seat in one["changed"]] for seat, value in enumerate(one["values"])]
    assert pad.locator("thead th").all_inner_texts()[1:] == [seat["name"] for seat in notebook.ask("t2.view['seats']")]
    table.control("close").click()


def test_code_is_copied_pasted_and_opened_and_a_damaged_one_refused(notebook: Notebook) -> None:
    table = notebook.table(2)
    code = notebook.ask("t2.code")
    table.control("code").click()
    notebook.page.wait_for_function(
        "([field, code]) => field.value === code", arg=[table.control("code-text").element_handle(), code]
    )
    table.control("code-copy").click()
    assert until(lambda: notebook.page.evaluate("() => navigator.clipboard.readText()")) == code
    table.control("cell-copy").click()
    cell = until(lambda: notebook.page.evaluate("() => navigator.clipboard.readText()").partition("import")[2])
    assert code in cell
    other = notebook.table(3)
    other.control("code").click()
    before = notebook.ask("t3.code")
    reasons = {
        code[:-3]: "code-damaged",
        code.replace("cuccu", "whist"): "code-foreign",
        code.replace(".1.", ".7."): "code-newer",
    }
    for text, reason in reasons.items():
        other.control("paste").fill(text)
        other.control("code-open").click()
        refusal = other.find(f'[data-panel=code] [data-refusal="{reason}"]')
        refusal.wait_for()
        assert len(refusal.inner_text()) > 20
        assert other.control("paste").input_value() == text
    assert notebook.ask("t3.code") == before
    # The clipboard's way: select, paste, Enter.
    table.control("code-copy").click()
    other.control("paste").focus()
    notebook.page.keyboard.press("Control+a")
    notebook.page.keyboard.press("Control+v")
    assert other.control("paste").input_value() == code
    rev = other.rev
    notebook.page.keyboard.press("Enter")
    other.after(rev)
    other.find("[data-panel]").wait_for(state="detached")
    assert notebook.ask("t3.code == t2.code")
    assert other.has_focus()
    table.control("close").click()


def test_lesson_and_notices_are_there_all_the_time(notebook: Notebook) -> None:
    table = notebook.table(5)
    table.root.scroll_into_view_if_needed()
    lesson = table.find("[data-lesson]")
    # JupyterLab paints a little later what was scrolled to: what stands there is asked for, not what is painted.
    assert notebook.ask("t5.view['step'][0]['text']") in (lesson.text_content() or "")
    assert table.find("[data-notices] span").all_text_contents() == notebook.ask("t5.view['notices']")
    rev = table.rev
    table.action("keep").click()
    table.after(rev)
    table.quiet()
    assert lesson.is_visible()
    faces = table.find('[data-card^="hand"]').evaluate_all("all => all.map(one => one.dataset.face)")
    assert len(faces) == 4
    assert "" not in faces
    lesson.locator("[data-rule]").click()
    panel(table, "rules").locator('[data-clause="CU-3.9"]').wait_for()
    notebook.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("opener", "place"),
    [
        ("rules", "[data-panel=rules]"),
        ("rules", "[data-now] [data-rule]"),
        ("rules", "[data-panel] summary"),
        ("pad", "[data-control=close]"),
        ("settings", "[data-control=grain]"),
        ("settings", "[data-control=language]"),
        ("code", "[data-control=cell-text]"),
        ("replay", "[data-control=replay-at]"),
        ("replay", "[data-control=replay-back]"),
    ],
)
def test_no_key_typed_in_a_panel_changes_the_notebook(notebook: Notebook, opener: str, place: str) -> None:
    table = notebook.table(2)
    notebook.page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 3; }")
    cells = notebook.cells()
    notebook.page.evaluate("() => { window.executed = []; }")
    table.control(opener).click()
    table.find(place).first.wait_for()
    table.host.evaluate(AGAIN, [place, opener])
    # Keys that choose on a list or type in a field do just that.
    for key in (*MORE, "d", "d", "0", "0"):
        kept, there = table.host.evaluate(AGAIN, [place, opener])
        assert kept, key
        assert there, key
        notebook.page.keyboard.press(key)
    assert table.has_focus()
    assert notebook.page.evaluate("() => window.executed") == []
    assert notebook.cells() == cells
    if table.control(opener).get_attribute("aria-expanded") == "true":
        table.control(opener).click()

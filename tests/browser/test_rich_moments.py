"""Looking back: along the rail by keys and mouse, to every round, with the cards moving; and playing on from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from test_layout import COUNT_ANIMATIONS
from test_rich_panels import SOURCE

from driver import code_cell

if TYPE_CHECKING:
    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

CARDS = """root => Object.fromEntries([...root.querySelectorAll("[data-card]")]
  .filter(card => !card.classList.contains("slot") && card.dataset.card.startsWith("hand"))
  .map(({dataset}) => [dataset.card, dataset.face || null]))"""
HANDS = "{name}.match.at({at}).view(0).zones.items() if cards and zone != 'pack'"
THEN = "{{f'{{zone}}:0': cards[0] for zone, cards in " + HANDS + "}}"


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    (lab.folder / "moment_tables.py").write_text(SOURCE)
    cells = ["import moment_tables", "t = moment_tables.rounds(4)\nt", "u = moment_tables.rounds(3)\nu"]
    with lab.notebook(*map(code_cell, cells)) as notebook:
        notebook.table(1)
        yield notebook


def at_moment(table: Table, name: str, at: int) -> None:
    """Wait until a moment is shown, and compare it with what the match was then."""
    notebook = table.notebook
    notebook.until(f"{name}.view['replay']['at'] == {at}")
    notebook.page.wait_for_function(
        "([root, rev]) => root.dataset.rev === rev",
        arg=[table.root.element_handle(), str(notebook.ask(f"{name}.view['rev']"))],
    )
    assert table.root.evaluate(CARDS) == notebook.ask(THEN.format(name=name, at=at))


def test_keys_walk_the_whole_match(notebook: Notebook) -> None:
    page, table = notebook.page, notebook.table(0)
    moves, rounds = notebook.ask("[t.match.moves, t.view['replay']['rounds']]")
    table.control("replay").focus()
    page.keyboard.press("Enter")
    rail = table.control("replay-at")
    rail.wait_for()
    assert [rail.get_attribute("min"), rail.get_attribute("max"), rail.input_value()] == ["0", str(moves), str(moves)]
    rail.focus()
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", moves)):
        page.keyboard.press(key)
        at_moment(table, "t", at)
        assert table.focused("[data-control=replay-at]")
        assert rail.get_attribute("aria-valuetext") == notebook.ask("t.view['replay']['text']")
    # While an earlier moment is shown nothing can be played, and the table says so.
    for control, at in (("first", 0), ("forward", 1), ("forward", 2), ("back", 1)):
        table.control(f"replay-{control}").focus()
        page.keyboard.press("Enter")
        at_moment(table, "t", at)
    assert table.find("[data-earlier]").is_visible()
    assert table.find("[data-action]").count() == 0
    page.keyboard.press("k")
    page.keyboard.press("u")
    assert notebook.ask("t.match.moves") == moves
    for number, start in enumerate(rounds):
        table.control("replay-round").select_option(str(number))
        at_moment(table, "t", start)
    said = table.find("[data-log] li").all_inner_texts()
    assert any(f"Round {len(rounds)}" in line for line in said)
    assert not any(f"Round {len(rounds) + 1}." in line for line in said)
    table.control("replay-last").click()
    at_moment(table, "t", moves)
    assert table.find("[data-earlier]").count() == 0


def test_mouse_drags_along_the_rail(notebook: Notebook) -> None:
    page, table = notebook.page, notebook.table(0)
    moves = notebook.ask("t.match.moves")
    rail = table.control("replay-at")
    rail.scroll_into_view_if_needed()
    box = rail.bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] - 9, y)
    page.mouse.down()
    for part in (0.9, 0.7, 0.5, 0.2, 0.05):
        page.mouse.move(box["x"] + box["width"] * part, y, steps=3)
    page.mouse.move(box["x"] - 30, y, steps=3)
    page.mouse.up()
    at_moment(table, "t", 0)
    assert rail.input_value() == "0"
    assert notebook.ask("t.match.moves") == moves


def test_cards_move_when_going_one_on(notebook: Notebook) -> None:
    page, table = notebook.page, notebook.table(0)
    page.evaluate(COUNT_ANIMATIONS)
    rounds = notebook.ask("t.view['replay']['rounds']")
    table.control("replay-round").select_option("1")
    at_moment(table, "t", rounds[1])
    table.control("replay-back").click()
    at_moment(table, "t", rounds[1] - 1)
    page.evaluate("() => { window.animations = 0; }")
    table.control("replay-forward").click()
    at_moment(table, "t", rounds[1])
    page.wait_for_function("() => window.animations > 0")
    spoken = table.texts("[data-live] p[data-step]")
    assert any("Round 2" in line for line in spoken)


def test_branch_keeps_what_came_before_and_is_played_on(notebook: Notebook) -> None:
    page, table = notebook.page, notebook.table(1)
    before: list[Any] = notebook.ask("[action.text for action in u.match.actions()]")
    choices = notebook.ask(
        "[n for n in range(u.match.moves) if u.match.at(n).turn == 0 and len(u.match.at(n).legal()) > 1]"
    )
    at = choices[1]
    table.control("replay").click()
    table.control("replay-at").fill(str(at))
    at_moment(table, "u", at)
    branch = table.control("branch")
    branch.focus()
    page.keyboard.press("Enter")
    table.find("[data-action]").first.wait_for()
    notebook.until(f"u.match.moves == {at} and not u.view['replay']['on']")
    assert table.has_focus()
    assert table.find("[data-replay]").count() == 0
    wanted = next(text for text in table.legal() if text != before[at])
    rev = table.rev
    table.action(wanted).click()
    table.after(rev)
    table.quiet()
    after = notebook.ask("[action.text for action in u.match.actions()]")
    assert after[: at + 1] == [*before[:at], wanted]
    assert len(after) >= at + 1
    assert notebook.ask("u.view['notices']") == []
    # The page keeps the new line.
    kept = page.evaluate("() => Object.values(localStorage)")
    assert notebook.ask("u.code") in kept

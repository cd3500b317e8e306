"""What a person can do at a table besides playing: several tables and views, undo and redo, a new deal, asking why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from states import SOURCE

if TYPE_CHECKING:
    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

CELL = "import cardwidgets\n{name} = cardwidgets.Cuccu(seed={seed}, pace='off')\n{name}"
SHOWN = """root => ({
  rev: root.dataset.rev,
  prompt: root.querySelector("[data-prompt]").innerText,
  cards: [...root.querySelectorAll("[data-card]")].map(({dataset}) => [dataset.card, dataset.face, dataset.mark]),
  log: [...root.querySelectorAll("[data-log] li")].map(line => line.innerText),
  actions: [...root.querySelectorAll("[data-action], [data-control=next]")].map(button => button.innerText),
})"""


def press_first(table: Table) -> None:
    table.quiet()
    rev, legal = table.rev, table.legal()
    (table.control("next") if legal == ["next_round"] else table.action(legal[0])).click()
    table.after(rev)


def in_step(notebook: Notebook, one: Table, two: Table) -> None:
    notebook.page.wait_for_function(
        "([one, two, rev]) => one.dataset.rev === rev && two.dataset.rev === rev",
        arg=[one.root.element_handle(), two.root.element_handle(), str(notebook.ask("table._session.rev"))],
    )
    assert one.root.evaluate(SHOWN) == two.root.evaluate(SHOWN)


def test_two_views_of_one_table_stay_in_step(lab: Lab) -> None:
    with lab.notebook(CELL.format(name="table", seed=18), "table", "display(table, table)") as notebook:
        one, two, three = (notebook.table(number) for number in range(3))
        assert notebook.page.locator("[data-cardwidgets=table]").count() == 4
        for number in range(6):
            press_first((one, two, three)[number % 3])
            (one, two, three)[number % 3].quiet()
            in_step(notebook, one, two)
            in_step(notebook, two, three)
        # A refusal is for the one who asked.
        two.control("undo").click()
        two.quiet()
        in_step(notebook, one, two)


def test_several_tables_are_independent(lab: Lab) -> None:
    cells = [CELL.format(name="one", seed=18), CELL.format(name="two", seed=5)]
    cells.append("three, four = [cardwidgets.Cuccu(seed=seed, pace='off') for seed in (1, 2)]\ndisplay(three, four)")
    with lab.notebook(*cells) as notebook:

        def codes() -> list[str]:
            """Codes of all tables, once their opponents have moved."""
            for number in range(4):
                notebook.table(number).quiet()
            found: list[str] = notebook.ask("[table.code for table in (one, two, three, four)]")
            return found

        before = codes()
        press_first(notebook.table(1))
        after = codes()
        assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True, True]
        press_first(notebook.table(3))
        last = codes()
        assert [a == b for a, b in zip(after, last, strict=True)] == [True, True, True, False]
        # A re-run replaces the cell's own tables, and no others.
        notebook.run(2)
        again = codes()
        assert again[:2] == last[:2]
        assert again[2:] == before[2:]
        press_first(notebook.table(0))
        notebook.until(f"one.code != {before[0]!r}")


def test_undo_redo_and_pace(lab: Lab) -> None:
    with lab.notebook(CELL.format(name="table", seed=18)) as notebook:
        table = notebook.table()
        first = table.root.evaluate(SHOWN)
        press_first(table)
        table.quiet()
        code = notebook.ask("table.code")
        for name, moves in (("undo", 0), ("redo", notebook.ask("table.match.moves"))):
            rev = table.rev
            table.control(name).click()
            table.after(rev)
            table.quiet()
            assert notebook.ask("table.match.moves") == moves
            if name == "undo":
                now = table.root.evaluate(SHOWN)
                assert {**now, "rev": ""} == {**first, "rev": ""}
        assert notebook.ask("table.code") == code
        rev = table.rev
        table.setting("pace").select_option("slow")
        table.after(rev)
        assert notebook.ask("table._session.pace") == "slow"
        assert table.control("pace").input_value() == "slow"


def test_new_deal_with_seed_and_seats(lab: Lab) -> None:
    with lab.notebook(CELL.format(name="table", seed=18)) as notebook:
        table = notebook.table()
        press_first(table)
        table.quiet()
        table.control("new-open").click()
        table.control("seed").fill("42")
        table.control("players").select_option("6")
        table.control("new").click()
        notebook.until("table.match.seats == 6")
        notebook.page.wait_for_function(
            "root => root.querySelectorAll('[data-seat]').length === 6", arg=table.root.element_handle()
        )
        assert notebook.ask("table.match.at(0).code() == cardwidgets.Cuccu(seed=42, players=6).code")
        assert not table.control("seed").is_visible()
        table.control("new-open").click()
        assert table.control("seed").input_value() == ""
        table.control("new-open").click()
        # A number that cannot be is refused in words, and the match goes on.
        table.quiet()
        code = notebook.ask("table.code")
        table.control("new-open").click()
        table.control("seed").fill("99999999999999999999")
        table.control("new").click()
        refusal = table.find('[data-refusal="bad-seed"]')
        refusal.wait_for()
        assert "99999999999999999999" in refusal.inner_text() or refusal.inner_text().strip()
        assert notebook.ask("table.code") == code
        # The refused form stays open; an empty field deals by chance.
        table.control("seed").fill("")
        table.control("new").click()
        notebook.until(f"table.code != {code!r}")


def test_refusal_shows_sentence_and_clause(lab: Lab) -> None:
    (lab.folder / "states_for_refusals.py").write_text(SOURCE)
    cell = "import states_for_refusals\ntable = states_for_refusals.inn(pace='off')\ntable"
    with lab.notebook(cell) as notebook:
        table = notebook.table()
        before = notebook.ask("[table.code, table._session.rev]")
        table.action("exchange").press("Enter")
        refusal = table.find('[data-refusal="not-legal"]')
        refusal.wait_for()
        told = refusal.inner_text()
        assert "CU-3" in told
        assert len(told) > 40
        assert notebook.ask("[table.code, table._session.rev]") == before
        spoken = " ".join(table.texts("[data-live] p"))
        assert refusal.locator("p").first.inner_text() in spoken
        # The next move takes it away.
        table.action("inn_keep").click()
        refusal.wait_for(state="detached")


def test_asking_out_of_turn_is_answered_with_whose_turn_it_is(lab: Lab) -> None:
    with lab.notebook(CELL.format(name="table", seed=18).replace("off", "slow")) as notebook:
        table = notebook.table()
        table.action("keep").click()
        table.after(0)
        table.action("keep").press("Enter")
        refusal = table.find('[data-refusal="not-your-turn"]')
        refusal.wait_for()
        assert "Bianca" in refusal.inner_text()
        assert "CU-2.4" in refusal.inner_text()


def test_skip_to_the_end_once_out(lab: Lab) -> None:
    (lab.folder / "states_for_skipping.py").write_text(SOURCE)
    cell = "import states_for_skipping\ntable = states_for_skipping.out(pace='off')\ntable"
    with lab.notebook(cell) as notebook:
        table = notebook.table()
        table.control("skip").click()
        notebook.until("table.match.outcome is not None")
        notebook.page.wait_for_function(
            "root => root.querySelector('[data-control=skip], [data-control=next]') === null",
            arg=table.root.element_handle(),
        )
        winner = notebook.ask("table.match.outcome.winner")
        name = notebook.ask(f"table._session.words.names[{winner}]")
        assert name in table.find("[data-prompt]").inner_text()
        # Taken back, the person is in the match again, and nothing moves by itself.
        table.control("undo").click()
        notebook.until("table.match.turn == 0 and table.match.moves == 0")


def test_undo_while_skipping_stops_the_skipping(lab: Lab) -> None:
    (lab.folder / "states_for_stopping.py").write_text(SOURCE)
    cell = "import states_for_stopping\ntable = states_for_stopping.out(pace='off')\ntable"
    with lab.notebook(cell) as notebook:
        table = notebook.table()
        table.host.evaluate(
            """host => {
              const press = name => host.shadowRoot.querySelector(`[data-control=${name}]`).click();
              press("skip");
              const root = host.shadowRoot.querySelector(".cw");
              const undo = new MutationObserver(() => press("undo"));
              undo.observe(root, {attributes: true, attributeFilter: ["data-rev"]});
            }"""
        )
        notebook.until("table.match.turn == 0 and table.match.moves == 0")
        table.quiet()
        press_first(table)
        table.quiet()
        assert notebook.ask("table.match.turn == 0 or table.match.legal()[0].text == 'next_round'")


def test_card_is_carried_by_click_and_by_drag(lab: Lab) -> None:
    with lab.notebook(CELL.format(name="table", seed=18)) as notebook:
        table = notebook.table()
        table.find("[data-source]").click()
        table.find("[data-target]").click()
        table.after(0)
        assert notebook.ask("table.match.actions()[0].text") == "exchange"
        table.quiet()
        rev = table.rev
        table.control("undo").click()
        table.after(rev)
        table.quiet()
        source = table.find("[data-source]").bounding_box()
        target = table.find('[data-zone="hand 1"]').bounding_box()
        assert source is not None
        assert target is not None
        mouse = notebook.page.mouse
        mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
        mouse.down()
        for part in range(1, 9):
            x = source["x"] + (target["x"] - source["x"]) * part / 8 + source["width"] / 3
            y = source["y"] + (target["y"] - source["y"]) * part / 8 + source["height"] / 3
            mouse.move(x, y)
        mouse.up()
        notebook.until("table.match.moves > 0")
        assert notebook.ask("table.match.actions()[0].text") == "exchange"


def test_touch_plays_too(lab: Lab) -> None:
    with lab.notebook(CELL.format(name="table", seed=18), has_touch=True) as notebook:
        table = notebook.table()
        table.action("keep").tap()
        table.after(0)
        assert notebook.ask("table.match.actions()[0].text") == "keep"

"""A whole match played on the screen, asserted on the Python object afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

TABLE = """import cardwidgets
table = cardwidgets.Cuccu(seed={seed}, pace="off")
table"""
MINE = """[action.text for turn, action in zip(
    [table.match.at(n).turn for n in range(table.match.moves)], table.match.actions())
    if turn == 0 and action.text != "next_round"]"""


def choose(table: Table, legal: list[str], number: int) -> str:
    """Ask as often as is allowed, so that every kind of decision comes up, and every third time the last one."""
    return legal[-1] if number % 3 else legal[0]


def play(table: Table, press: object) -> list[str]:
    """Play until nothing is left to decide; return what was chosen in the own seat."""
    chosen: list[str] = []
    while True:
        table.quiet()
        legal = table.legal()
        if not legal:
            if table.control("skip").count():
                rev = table.rev
                press("skip")  # type: ignore[operator]
                table.after(rev)
                continue
            return chosen
        action = choose(table, legal, len(chosen))
        rev = table.rev
        press(action)  # type: ignore[operator]
        table.after(rev)
        if action != "next_round":
            chosen.append(action)


def check(notebook: Notebook, chosen: list[str]) -> None:
    notebook.until("table.match.outcome is not None")
    assert notebook.ask(MINE) == chosen
    assert len(chosen) >= 3
    again = "cardwidgets.open_code(table.code).match"
    assert notebook.ask(f"{again}.actions() == table.match.actions()")
    assert notebook.ask(f"{again}.position() == table.match.position()")
    assert notebook.ask("len(table.code)") < 120


def test_match_by_mouse(lab: Lab) -> None:
    with lab.notebook(TABLE.format(seed=5)) as notebook:
        table = notebook.table()

        def press(what: str) -> None:
            name = {"next_round": "next"}.get(what, what)
            button = table.control(name) if name in ("next", "skip") else table.action(what)
            button.click()

        check(notebook, play(table, press))


def test_match_by_keys_alone(lab: Lab) -> None:
    """From the cell to the table by Tab; then letters, and arrows with Enter and Space, in turns."""
    with lab.notebook(TABLE.format(seed=11)) as notebook:
        table = notebook.table()
        keyboard = notebook.page.keyboard
        pressed = 0

        def press(what: str) -> None:
            nonlocal pressed
            name = {"next_round": "next"}.get(what, what)
            selector = f'[data-control="{name}"]' if name in ("next", "skip") else f'[data-action="{what}"]'
            assert table.has_focus(), f"focus was lost before {what}"
            pressed += 1
            if pressed % 2:
                keyboard.press(table.find(selector).get_attribute("aria-keyshortcuts") or "")
                return
            table.reach(".actions [data-item]")
            table.reach(selector, ("ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown"))
            keyboard.press("Enter" if pressed % 4 else "Space")

        table.reach(".actions [data-item]")
        check(notebook, play(table, press))
        assert table.has_focus()


@pytest.mark.parametrize("times", [2, 3])
def test_double_and_triple_clicks_make_one_move(lab: Lab, times: int) -> None:
    with lab.notebook(TABLE.format(seed=18)) as notebook:
        table = notebook.table()
        for number in range(4):
            table.quiet()
            legal = table.legal()
            rev = table.rev
            button = table.control("next") if legal == ["next_round"] else table.action(legal[0])
            before = notebook.ask(
                "sum(turn == table._session.reader or not choice for turn, choice in table._session._turns)"
            )
            button.click(click_count=times)
            table.after(rev)
            table.quiet()
            after = notebook.ask(
                "sum(turn == table._session.reader or not choice for turn, choice in table._session._turns)"
            )
            assert after == before + 1, (number, legal)


def test_two_clicks_within_one_breath_make_one_move(lab: Lab) -> None:
    with lab.notebook(TABLE.format(seed=18).replace("off", "slow")) as notebook:
        table = notebook.table()
        table.action("keep").evaluate("button => { button.click(); button.click(); }")
        table.after(0)
        assert notebook.ask("[action.text for action in table.match.actions()]") == ["keep"]
        assert table.find("[data-refusal]").count() == 0

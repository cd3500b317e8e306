"""Cards carried from place to place in JupyterLab: whole rounds, refusals, haste, and what comes in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from carrying import (
    SOURCE,
    Clicks,
    Drags,
    Fingers,
    Hand,
    Keys,
    goals,
    held_up,
    in_step,
    place,
    play_round,
    still,
    truth,
)
from test_layout import COUNT_ANIMATIONS

from driver import code_cell

if TYPE_CHECKING:
    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

MINE = """[action.text for number, action in enumerate({name}.match.actions())
    if {name}.match.at(number).turn == 0 and action.text != "next_round"]"""
WRONG = (
    ("payoff 0", "side 0.2", "SM-R12", "play payoff -> side 2"),
    ("hand 0:0", "centre 0", "SM-2.1", "play 2S -> centre 0"),
    ("hand 0:1", "side 1.2", "SM-3.6", "discard 7C -> theirs 2"),
    ("side 0.0:0", "centre 1", "SM-2.6", "play side 0:0 -> centre 1"),
)
"""Where a card may not go at the table `stuck`, the clause that says so, and the action that it would be."""

TABLES = {
    "stuck": "stuck()",
    "hasty": "ready()",
    "held": "ready()",
    "by_mouse": "new(seed=10, payoff=5)",
    "by_touch": "new(seed=97, payoff=5)",
    "by_keys": "new(seed=9, payoff=5)",
}
SEND = """async ([key, messages]) => {
  const {content} = window.jupyterapp.shell.currentWidget;
  const renderer = content.rendermime.createRenderer("application/vnd.jupyter.widget-view+json");
  const manager = await renderer._manager.promise;
  const models = await Promise.all(Object.values(manager._models));
  const model = models.find(model => model.get("view")?.key === key);
  const ask = (message, number) => new Promise(done => {
    const id = `by-hand-${Date.now()}-${number}`;
    const hear = answer => {
      if (answer.id !== id) return;
      model.off("msg:custom", hear);
      done(answer);
    };
    model.on("msg:custom", hear);
    model.send({id, rev: model.get("view").rev, type: "move", ...message});
  });
  const answers = [];
  for (const message of messages) answers.push(await ask(message, answers.length));
  return answers.map(({ok, refusal}) => [ok, refusal?.code, Boolean(refusal?.text)]);
}"""


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    (lab.folder / "carried_tables.py").write_text(SOURCE)
    cells = [f"import carried_tables\n{name} = carried_tables.{made}\n{name}" for name, made in TABLES.items()]
    with lab.notebook(*map(code_cell, cells), "display(held)", height=1200, has_touch=True) as notebook:
        notebook.table(len(TABLES))
        notebook.page.evaluate(COUNT_ANIMATIONS)
        yield notebook


def table_of(notebook: Notebook, name: str) -> Table:
    """A table in sight, as it was at the beginning."""
    table = notebook.table(list(TABLES).index(name))
    table.root.scroll_into_view_if_needed()
    notebook.ask("1", f"while {name}._session.can_undo: {name}.undo()")
    in_step(table, name)
    table.quiet()
    still(table)
    return table


def mine(notebook: Notebook, name: str) -> list[str]:
    """What was done in the own seat."""
    found: list[str] = notebook.ask(MINE.format(name=name))
    return found


# -- whole rounds ------------------------------------------------------------------------------------------------------


def check_round(table: Table, name: str, *hands: Hand) -> None:
    """Play a round to its end, go on to the next one, and play in that."""
    notebook = table.notebook
    done = play_round(table, hands)
    assert {text.partition(" ")[0] for text in done} == {"play", "discard"}
    assert mine(notebook, name) == done
    facts = notebook.ask(f"{name}.match.view(0).facts")
    assert (facts["round"], facts["phase"]) == (1, "scored")
    again = f"carried_tables.cardwidgets.open_code({name}.code).match"
    assert notebook.ask(f"{again}.position() == {name}.match.position()")
    assert table.legal() == ["next_round"]
    in_step(table, name)
    rev = table.rev
    hands[0].next_round()
    table.after(rev)
    table.quiet()
    assert notebook.ask(f"[{name}.match.round, {name}.match.turn]") == [2, 0]
    in_step(table, name)
    rev = table.rev
    hands[-1].lift("hand 0:0")
    hands[-1].put(goals(table)[0])
    table.after(rev)
    assert len(mine(notebook, name)) == len(done) + 1


def test_round_by_mouse(notebook: Notebook) -> None:
    """By drags and by pairs of clicks in turns, with all that flies and turns over."""
    table = table_of(notebook, "by_mouse")
    check_round(table, "by_mouse", Drags(table), Clicks(table))


def test_round_by_touch(notebook: Notebook) -> None:
    """By pairs of taps and by drags of a finger in turns."""
    notebook.page.emulate_media(reduced_motion="reduce")
    table = table_of(notebook, "by_touch")
    check_round(table, "by_touch", Clicks(table, touch=True), Fingers(table))


def test_round_by_keys_alone(notebook: Notebook) -> None:
    """To the own cards by Tab; to cards and places by arrows."""
    notebook.page.emulate_media(reduced_motion="reduce")
    table = table_of(notebook, "by_keys")
    table.control("undo").focus()
    check_round(table, "by_keys", Keys(table))
    assert table.has_focus()


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [Drags, Clicks, Keys])
def test_card_that_may_not_go_there_bounces_back(notebook: Notebook, how: type[Drags | Clicks | Keys]) -> None:
    table = table_of(notebook, "stuck")
    before = truth(notebook, "stuck")
    notebook.page.emulate_media(reduced_motion="no-preference")
    table.control("undo").focus()
    for source, target, clause, text in WRONG:
        hand = how(table)
        hand.lift(source)
        assert not [goal for goal in goals(table) if goal == target]
        moved = notebook.page.evaluate("() => window.animations")
        hand.put(target)
        refusal = table.find("[data-refusal=not-legal]").filter(has=notebook.page.locator(f'[data-rule="{clause}"]'))
        refusal.wait_for()
        told = notebook.ask(
            "[refusal.text, stuck._session.words.rule(refusal.clause)]",
            f"""try:
    stuck.play({text!r})
except carried_tables.cardwidgets.Illegal as fault:
    refusal = fault""",
        )
        assert refusal.locator("p").all_inner_texts() == told
        assert all(len(said) > 20 for said in told)
        assert any(line.startswith(told[0]) for line in table.texts("[data-live] p"))
        assert truth(notebook, "stuck") == before
        # It is seen to come back, lies where it lay, and is held no more.
        notebook.page.wait_for_function("moved => window.animations > moved", arg=moved)
        still(table)
        in_step(table, "stuck")
        assert table.find(".dragging, [aria-pressed=true]").count() == 0
        assert table.find(f'[data-source="{source}"]').evaluate("card => card.style.translate") == ""
        if how is Keys:
            assert table.has_focus()


def test_nonsense_from_a_page_is_refused(notebook: Notebook) -> None:
    table = table_of(notebook, "stuck")
    before = truth(notebook, "stuck")
    messages: list[tuple[dict[str, Any], str]] = [
        ({"source": "hand 0:9", "target": "centre 0"}, "unknown-action"),
        ({"source": "hand 1:0", "target": "centre 0"}, "not-legal"),
        ({"source": "payoff 0:1", "target": "centre 0"}, "unknown-action"),
        ({"source": "stock", "target": "side 0.0"}, "not-legal"),
        ({"source": "centre 1", "target": "centre 0"}, "not-legal"),
        ({"source": "aside", "target": "centre 0"}, "unknown-action"),
        ({"source": "hand 0:0", "target": "hand 0:1"}, "unknown-action"),
        ({"source": "hand 0:-1", "target": "side 0.0"}, "unknown-action"),
        ({"source": "", "target": ""}, "unknown-action"),
        ({"source": "hand 0:0", "target": "side 0.0\u2028"}, "unknown-action"),
        ({"source": "<b>", "target": "side 0.0"}, "unknown-action"),
        ({"source": "h" * 300, "target": "side 0.0"}, "oversized"),
        ({"source": 0, "target": "side 0.0"}, "malformed"),
        ({"source": "hand 0:0", "target": None}, "malformed"),
        ({"source": "hand 0:0"}, "malformed"),
        ({"source": "hand 0:0", "target": "side 0.0", "more": 1}, "malformed"),
        ({"source": "hand 0:0", "target": "side 0.0", "rev": -1}, "stale"),
        ({"source": "hand 0:0", "target": "side 0.0", "rev": True}, "malformed"),
        ({"source": "hand 0:0", "target": "side 0.0", "type": "MOVE"}, "malformed"),
    ]
    key = notebook.ask("stuck.view['key']")
    answers = notebook.page.evaluate(SEND, [key, [message for message, _ in messages]])
    assert answers == [[False, code, True] for _, code in messages]
    assert truth(notebook, "stuck") == before
    # What makes sense is done, so the others had been heard.
    right = {"source": "hand 0:0", "target": "side 0.3"}
    assert notebook.page.evaluate(SEND, [key, [right]]) == [[True, None, False]]
    assert mine(notebook, "stuck") == ["discard 2S -> side 3"]
    in_step(table, "stuck")


# -- haste -------------------------------------------------------------------------------------------------------------


def drag(table: Table, source: str, target: str) -> None:
    """Drag without waiting for anything."""
    mouse = table.notebook.page.mouse
    x, y = place(table, f'[data-card="{source}"]')
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y - 20, steps=2)
    mouse.move(*place(table, f'[data-zone="{target}"] [data-card]'), steps=2)
    mouse.up()


def press(table: Table, *places: str) -> None:
    """Press one card after the other without waiting for anything."""
    for name in places:
        table.notebook.page.mouse.click(*place(table, f'[data-card="{name}"]'))


def test_two_drags_at_once_move_one_card(notebook: Notebook) -> None:
    table = table_of(notebook, "hasty")
    with held_up(notebook, "hasty"):
        drag(table, "hand 0:0", "centre 1")
        drag(table, "hand 0:1", "centre 2")
    notebook.until("hasty.match.moves")
    assert mine(notebook, "hasty") == ["play 5C -> centre 1"]
    in_step(table, "hasty")
    still(table)
    assert table.find(".dragging, [aria-pressed=true]").count() == 0
    # The table takes moves again.
    table.quiet()
    drag(table, "hand 0:0", "centre 2")
    notebook.until("hasty.match.moves == 2")
    assert mine(notebook, "hasty") == ["play 5C -> centre 1", "play 8S -> centre 2"]


def test_two_pairs_of_clicks_at_once_move_one_card(notebook: Notebook) -> None:
    table = table_of(notebook, "hasty")
    with held_up(notebook, "hasty"):
        press(table, "hand 0:0", "centre 1:0", "hand 0:1", "centre 2:0")
    notebook.until("hasty.match.moves")
    assert mine(notebook, "hasty") == ["play 5C -> centre 1"]
    in_step(table, "hasty")


def test_double_clicks_move_one_card(notebook: Notebook) -> None:
    table = table_of(notebook, "hasty")
    table.find('[data-source="hand 0:0"]').dblclick()
    assert table.find('[data-source="hand 0:0"]').get_attribute("aria-pressed") == "true"
    rev = table.rev
    table.find('[data-target="centre 1"]').dblclick()
    table.after(rev)
    table.quiet()
    assert mine(notebook, "hasty") == ["play 5C -> centre 1"]
    in_step(table, "hasty")
    assert table.find("[aria-pressed=true], [data-refusal]").count() == 0


# -- what comes in between ---------------------------------------------------------------------------------------------


def test_escape_puts_a_card_down(notebook: Notebook) -> None:
    table = table_of(notebook, "held")
    before = truth(notebook, "held")
    for hand in (Clicks(table), Keys(table)):
        hand.lift("payoff 0")
        assert goals(table) == ["centre 1"]
        notebook.page.keyboard.press("Escape")
        assert goals(table) == []
        assert table.find("[aria-pressed=true], [data-target].lit").count() == 0
        assert table.focused('[data-source="payoff 0"]')
    Drags(table).lift("payoff 0")
    notebook.page.keyboard.press("Escape")
    assert goals(table) == []
    notebook.page.mouse.move(*place(table, '[data-zone="centre 1"] [data-card]'), steps=3)
    notebook.page.mouse.up()
    still(table)
    assert table.find(".dragging, [aria-pressed=true]").count() == 0
    assert truth(notebook, "held") == before
    in_step(table, "held")


def test_click_on_what_is_seen_of_a_card_picks_that_card(notebook: Notebook) -> None:
    """Cards of a hand overlap; nothing of a neighbour may lie over what is seen of a card, not even while it is lit."""
    table, page = table_of(notebook, "held"), notebook.page
    cards, picked = table.find('[data-source^="hand 0:"]'), table.find('[aria-pressed="true"]')
    for at in range(cards.count()):
        source = cards.nth(at).get_attribute("data-source")
        for across in (5, 13, 21):
            x, y = place(table, f'[data-source="{source}"]')
            box = cards.nth(at).bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + across, y, steps=4)
            page.mouse.down()
            page.mouse.up()
            picked.wait_for()
            assert picked.get_attribute("data-source") == source
            page.keyboard.press("Escape")
            picked.wait_for(state="detached")
            page.mouse.move(x, 5)


@pytest.mark.parametrize("how", [Drags, Clicks])
def test_opponent_moves_while_a_card_is_held(notebook: Notebook, how: type[Drags | Clicks]) -> None:
    """At another view of the table the turn is ended: what is held here is not what was picked up."""
    table, other = table_of(notebook, "held"), notebook.table(len(TABLES))
    how(table).lift("hand 0:1")
    assert goals(table)[0] == "centre 2"
    notebook.ask("1", "held.play('discard JD -> side 3')")
    moves = notebook.ask("held.match.moves")
    assert moves >= 2
    in_step(table, "held")
    if how is Drags:
        notebook.page.mouse.move(*place(table, '[data-zone="centre 2"] [data-card]'), steps=3)
        notebook.page.mouse.up()
    else:
        press(table, "centre 2:0")
    still(table)
    assert table.find(".dragging, [aria-pressed=true], [data-target].lit").count() == 0
    assert notebook.ask("held.match.moves") == moves
    assert mine(notebook, "held") == ["discard JD -> side 3"]
    for view in (table, other):
        in_step(view, "held")


def test_card_dropped_too_late_stays(notebook: Notebook) -> None:
    """While it was on its way to Python the turn was ended there."""
    table = table_of(notebook, "hasty")
    with held_up(notebook, "hasty", then="hasty.play('discard JD -> side 3')"):
        drag(table, "hand 0:0", "centre 1")
    notebook.until("hasty.match.moves >= 2")
    assert mine(notebook, "hasty") == ["discard JD -> side 3"]
    in_step(table, "hasty")
    still(table)
    table.quiet()
    assert table.find(".dragging, [aria-pressed=true]").count() == 0

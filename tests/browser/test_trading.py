"""Monopoly: The Card Game played in JupyterLab: whole turns, trades, both sizes of the game, refusals, a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from carrying import Drags, in_step, place, still, truth
from trading import Finger, Keyboard, Mouse, Player, dealt, faces

if TYPE_CHECKING:
    from driver import Lab, Notebook

pytestmark = pytest.mark.browser

TABLES = {
    "market": "at()",
    "pair": "at(players=2)",
    "complete": "ready()",
    "five": "large(5)",
    "six": "large(6)",
    "passing": "large(first=3, phase='pass')",
    "shared": "large(5, phase='pass', opponents=None, seats=['person', 'person', 'novice', 'novice', 'novice'])",
    "match": "new(seed=5, players=4, target=4000)",
    "round": "new(seed=5, players=5)",
}
MINE = """[action.text for number, action in enumerate(T.match.actions())
    if T.match.at(number).turn == 0 and action.text != "next_round"
    and not (action.text == "stay" and len(T.match.at(number).legal()) == 1)]"""
MONEY = "T._session.words.game_says('money', amount={})"
ADVICE = """next([one["text"], "" if one["source"] else one["target"]] for one in T.view["actions"]
    if one["text"] == T._session.hint()["action"])"""
GOING = "root => [...root.querySelectorAll('[data-going]')].map(card => card.dataset.card).sort()"
LEFT = """(root, selector) => {
  const {left, top} = root.querySelector(selector).getBoundingClientRect();
  return [left, top];
}"""


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    with dealt(lab, TABLES, height=1500, has_touch=True, reduced_motion="reduce") as notebook:
        yield notebook


def sit_down(notebook: Notebook, name: str, how: type[Mouse | Keyboard] = Mouse) -> Player:
    """A table in sight, as it was at the beginning, with the focus on it."""
    table = notebook.table(list(TABLES).index(name))
    table.root.scroll_into_view_if_needed()
    notebook.ask("1", f"while {name}._session.can_undo: {name}.undo()")
    in_step(table, name)
    table.quiet()
    still(table)
    if table.control("sort").count():
        table.control("sort").click()
    table.control("rules").focus()
    return Player(table, name, how(table))


def named(player: Player, *cards: str | None) -> str:
    """The short names of cards, as they stand in a list."""
    said = player.ask(f"[T._session.words.game_says('card', f'{{face}}.short') for face in {list(cards)!r}]")
    return ", ".join(said)


# -- whole turns -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [Mouse, Finger, Keyboard])
def test_turn_of_trading_and_turn_of_drawing(notebook: Notebook, how: type[Mouse | Keyboard]) -> None:
    """Another's pile is pressed, how many, cancelled at either step; a card is put down first; then one is drawn."""
    player = sit_down(notebook, "market", how)
    before = player.zones
    for steps in (1, 2):
        assert player.do("trade -> pile 1", "pile 1") == []
        if steps == 2:
            assert player.do("count 3", "pile 1:2") == []
            assert player.phase == "put"
        assert player.do("cancel") == []
        assert (player.phase, player.zones) == ("turn", before)
        in_step(player.table, "market")
    player.do("trade -> pile 1", "pile 1")
    player.do("count 2", "pile 1:3")
    assert player.do("put H1") == [
        ["H1", "hand 0", "pile 0"],
        *([card, "pile 0", "hand 1"] for card in ("H1", "TK_HAT")),
        *([card, "pile 1", "hand 0"] for card in ("STJ", "KEN")),
    ]
    after = player.zones
    assert after["pile 0"] == ["MED", "IND"]
    assert after["pile 1"] == ["VER", "WAT", "HT"]
    assert sorted(after["hand 1"][:2], key=str) == ["H1", "TK_HAT"]
    assert player.phase == "shed"
    done = player.shed()
    assert len(done) == 1
    # The others have their turns.
    assert player.settled() == "turn"
    surplus = len(player.zones["hand 0"]) - 10
    drawn = player.do("draw", "draw")
    assert [move[1:] for move in drawn] == [["draw", "hand 0"]]
    assert drawn[0][0] in faces(player.table, "hand 0")
    more = player.shed()
    assert len(more) == surplus + 1
    trades = ["trade -> pile 1", "cancel", "trade -> pile 1", "count 3", "cancel", "trade -> pile 1", "count 2"]
    assert player.ask(MINE) == [*trades, "put H1", *done, "draw", *more]
    player.settled()


@pytest.mark.parametrize("count", [1, 3, 4])
def test_trade_moves_and_costs_what_it_said(notebook: Notebook, count: int) -> None:
    """Where the pile has too few cards, one of the hand makes it up."""
    player = sit_down(notebook, "market")
    table, page = player.table, notebook.page
    player.do("trade -> pile 1", "pile 1")
    own, theirs = player.zones["pile 0"], player.zones["pile 1"]
    going = sorted(
        [f"pile 0:{at}" for at in range(max(0, len(own) - count), len(own))]
        + [f"pile 1:{at}" for at in range(len(theirs) - count, len(theirs))]
    )
    taken = named(player, *theirs[::-1][:count])
    offer = table.action(f"count {count}")
    said = offer.locator(".what").inner_text()
    assert said.startswith(f"Take {count}: {taken} – give {count}: ")
    page.mouse.move(*place(table, f'[data-action="count {count}"]'))
    assert table.root.evaluate(GOING) == going
    player.do(f"count {count}", f"pile 1:{len(theirs) - count}")
    if count <= len(own):
        given = named(player, *own[::-1][:count])
        assert said.endswith(f"give {count}: {given}")
        final, do = table.action("exchange"), "exchange"
    else:
        given = named(player, "H1", *own[::-1])
        assert said.endswith(f"give {count}: a card from your hand, {named(player, *own[::-1])}")
        assert table.action("exchange").count() == 0
        table.find('.lit[data-face="H1"]').click()
        final, do = table.action("put H1"), "put H1"
    assert f"ive {count}: {given} – take {count}: {taken}" in final.inner_text()
    cost = re.search(r"discard (\d+) card", final.inner_text())
    assert cost is not None
    page.mouse.move(*place(table, f'[data-action="{do}"]'))
    assert set(table.root.evaluate(GOING)) >= set(going)
    if do != "exchange":
        page.keyboard.press("Escape")
    moves = [card for card, source, _ in player.do(do) if source == "pile 1"]
    assert named(player, *moves) == taken
    assert len(player.shed()) == int(cost[1])
    assert player.settled() == "turn"


def test_second_thoughts_are_taken_back_without_a_trace(notebook: Notebook) -> None:
    player = sit_down(notebook, "market")
    before = truth(notebook, "market")
    for text in ("trade -> pile 1", "count 2"):
        player.do(text)
    for _ in range(2):
        rev = player.table.rev
        player.table.control("undo").click()
        player.table.after(rev)
    in_step(player.table, "market")
    assert truth(notebook, "market")[:3] == before[:3]


# -- going out ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [Mouse, Keyboard])
def test_going_out_with_chance_leads_to_the_ledger_and_the_score_pad(
    notebook: Notebook, how: type[Mouse | Keyboard]
) -> None:
    player = sit_down(notebook, "complete", how)
    table = player.table
    player.do("out")
    assert player.phase == "shed_out"
    lit = table.find(".own .hand .lit").evaluate_all("cards => cards.map(card => card.dataset.face)")
    assert lit == ["RDG", "ELE"]
    player.do("discard ELE")
    for number, role in enumerate(("PKP", "PRR"), 1):
        assert player.phase == "stand"
        assert table.legal() == player.ask("[action.text for action in T.match.legal()]")
        player.do(f"chance {role}")
        stands = table.find('.own [data-face="CH"] .stands').evaluate_all("all => all.map(one => one.dataset.text)")
        assert stands == ["PKP", "PRR"][:number]
    assert player.settled() == "scored"
    result = player.ask("T.match.view(0).facts['result']")
    assert result[0]["earned"] > 1000
    total = player.ask(MONEY.format(result[0]["earned"]))
    assert total in table.find('[data-account="0"] tfoot').inner_text()
    assert table.find("[data-ledger]").is_visible()
    assert len(player.zones["reward"]) == 5
    assert player.ask("T._session.pad()[-1]['values']") == [one["earned"] for one in result]
    player.way.press("[data-control=pad]")
    rows = table.find("[data-pad] tbody tr")
    assert [cell.strip() for cell in rows.first.inner_text().split("\t")] == [
        "1", *(str(one["earned"]) for one in result)
    ]  # fmt: skip
    player.way.press("[data-control=pad]")
    player.do("next_round")
    assert player.ask("[T.match.round, T.match.view(0).facts['dealer']]") == [2, 0]
    assert player.settled() == "turn"
    assert table.find("[data-ledger]").count() == 0
    player.do("draw", "draw")
    player.shed()
    assert table.has_focus()


# -- two players -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [Mouse, Keyboard])
def test_two_swap_tops_with_an_extra_pile_and_take_from_it(notebook: Notebook, how: type[Mouse | Keyboard]) -> None:
    player = sit_down(notebook, "pair", how)
    hand = player.zones["hand 0"]
    swapped = player.do("swap_tops pile 1 -> pile X")
    assert sorted(swapped) == [["STA", "pile X", "pile 1"], ["STJ", "pile 1", "pile X"]]
    assert player.zones["hand 0"] == hand
    assert player.settled() == "turn"
    player = sit_down(notebook, "pair", how)
    (extra, drawn, *given) = player.do("take pile Y", "pile Y")
    assert extra == ["H3", "pile Y", "hand 0"]
    assert drawn[1:] == ["draw", "hand 0"]
    assert given == [["TK_HAT", "pile 0", "pile Y"], ["IND", "pile 0", "pile Y"]]
    assert player.zones["pile Y"] == ["GO", "TK_HAT", "IND"]
    assert len(player.zones["hand 0"]) == 12
    assert len(player.shed()) == 2
    assert player.settled() == "turn"


# -- five and six ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "how"), [("five", Mouse), ("six", Keyboard)])
def test_lap_of_swaps_ends_with_a_pass_to_the_left(notebook: Notebook, name: str, how: type[Mouse | Keyboard]) -> None:
    player = sit_down(notebook, name, how)
    seats = {"five": 5, "six": 6}[name]
    (mine,), (theirs,) = player.zones["pile 0"], player.zones["pile 3"]
    assert sorted(player.do("trade -> pile 3", "pile 3")) == sorted(
        [[mine, "pile 0", "hand 3"], [theirs, "pile 3", "hand 0"]]
    )
    assert player.phase == "lay"
    assert theirs in faces(player.table, "hand 0")
    player.do(f"discard {theirs}")
    phases = []
    while (phase := player.settled()) != "pass":
        phases.append(phase)
        player.do(f"discard {faces(player.table, 'hand 0')[0]}")
    # The table goes on by itself past the moments at which one may go out.
    assert set(phases) <= {"lay"}
    assert player.ask("sum(e.kind == 'stay' and e.seat == 0 for step in T.match.events(0) for e in step)") == 2
    hand = player.zones["hand 0"]
    card = faces(player.table, "hand 0")[2]
    at = player.ask("T.match.moves")
    assert player.do(f"pass {card}") == [[card, "hand 0", "pass 0"]]
    assert player.settled() in ("swap", "lay")
    passed = player.ask(
        f"""[[move.card, move.source, move.target] for step in T.match.events(0)[{at + 1}:] for event in step
            if event.kind == "pass" for move in event.cards]"""
    )
    assert [move[1:] for move in passed] == [[f"pass {seat}", f"hand {(seat + 1) % seats}"] for seat in range(seats)]
    known = {source: face for face, source, _ in passed if face is not None}
    assert known == {"pass 0": card, f"pass {seats - 1}": known[f"pass {seats - 1}"]}
    expected = sorted([*hand, known[f"pass {seats - 1}"]], key=str)
    expected.remove(card)
    assert sorted(player.ask(f"T.match.at({at + seats}).view(0).zones['hand 0']")) == expected
    assert player.table.find('[data-zone^="pass"]').count() == 0


def test_card_that_was_chosen_for_the_left_is_hidden_from_the_others_until_all_are_in(notebook: Notebook) -> None:
    player = sit_down(notebook, "passing")
    table = player.table
    assert player.phase == "pass"
    chosen = player.ask("[action.text.removeprefix('pass ') for action in T.match.actions()]")
    assert len(chosen) == 3

    def on_table() -> dict[str, str]:
        """What can be seen of chosen cards."""
        found: dict[str, str] = table.root.evaluate(
            """root => Object.fromEntries([...root.querySelectorAll('[data-zone^="pass"] [data-card]:not(.slot)')]
              .map(card => [card.closest("[data-zone]").dataset.zone, card.dataset.face]))"""
        )
        return found

    assert on_table() == {"pass 3": "", "pass 4": "", "pass 5": ""}
    # The others wait meanwhile.
    player.ask("1", "T._let_them_move = lambda: None")
    card = faces(table, "hand 0")[0]
    player.do(f"pass {card}")
    assert on_table() == {"pass 0": card, "pass 3": "", "pass 4": "", "pass 5": ""}
    player.ask("1", "del T._let_them_move\nT._let_them_move()")
    player.settled()
    assert on_table() == {}


def test_two_at_one_screen_do_not_see_what_the_other_passes(notebook: Notebook) -> None:
    table = notebook.table(list(TABLES).index("shared"))
    player = Player(table, "shared", Mouse(table))
    rev = table.rev
    table.control("here").click()
    table.after(rev)
    card = next(face for face in faces(table, "hand 0") if face in player.ask("list(T.match.game.PACK.faces[:28])"))
    assert player.do(f"pass {card}") == [[card, "hand 0", "pass 0"]]
    # Covered until the next person is there, and hidden from that person too.
    for state in ("here", "shown"):
        if state == "shown":
            table.control("here").click()
            table.find('[data-card="pass 0:0"][data-face=""]').wait_for()
        table.control("here").wait_for(state="visible" if state == "here" else "detached")
        drawn = table.root.evaluate("root => root.outerHTML")
        assert f'data-face="{card}"' not in drawn
        assert named(player, card) not in drawn


# -- the own hand ------------------------------------------------------------------------------------------------------


def test_hand_is_sorted_by_group_then_by_hand_then_by_group_again(notebook: Notebook) -> None:
    player = sit_down(notebook, "market")
    table, page = player.table, notebook.page
    order = ["PKP", "BWK", "RDG", "H1", "H4", "TK_CAR", "GO", "GO", "MR", "CH"]
    assert faces(table, "hand 0") == order
    assert table.control("sort").count() == 0
    # By a drag.
    drags = Drags(table)
    slots = [table.root.evaluate(LEFT, f'[data-card="hand 0:{at}"]') for at in (1, 5)]
    drags.lift("hand 0:1")
    x, y = drags.home
    page.mouse.move(x + slots[1][0] - slots[0][0], y + slots[1][1] - slots[0][1], steps=4)
    page.mouse.up()
    table.control("sort").wait_for()
    order.insert(5, order.pop(1))
    assert faces(table, "hand 0") == order
    # By keys.
    table.find('.own .hand [data-face="RDG"]').focus()
    for key in ("Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    order.insert(2, order.pop(1))
    assert faces(table, "hand 0") == order
    assert table.focused('[data-face="RDG"]')
    assert any("3/10" in line for line in table.texts("[data-live] p"))
    # What comes lies at the end; nothing of this has reached Python.
    assert player.ask("T.match.moves") == 0
    ((drawn, _, _),) = player.do("draw", "draw")
    assert faces(table, "hand 0") == [*order, drawn]
    table.control("sort").click()
    table.control("sort").wait_for(state="detached")
    assert faces(table, "hand 0") == player.ask(
        "[card['face'] for zone in T.view['zones'] if zone['id'] == 'hand 0' for card in zone['cards']]"
    )


def test_hint_lights_the_card_and_the_place(notebook: Notebook) -> None:
    player = sit_down(notebook, "market")
    table = player.table
    player.do("draw", "draw")
    table.control("hint").click()
    table.find("[data-hint]").wait_for()
    advised = table.find("[data-hint]").get_attribute("data-hint") or ""
    card, place = (table.find(f'[data-zone="{zone}"] [data-advised]') for zone in ("hand 0", "pile 0"))
    assert f"discard {card.get_attribute('data-face')}" == advised
    card.click()
    assert place.get_attribute("data-target") == "pile 0"
    rev = table.rev
    place.click()
    table.after(rev)
    player.settled()
    assert player.ask(MINE) == ["draw", advised]


def test_hand_says_what_it_is_worth_now(notebook: Notebook) -> None:
    player = sit_down(notebook, "complete")

    def check() -> None:
        amount = player.ask(
            "worth(T.match.view(0).zones['hand 0'], T.match.view(0).facts['options']).total",
            "from cardwidgets.engine.monopoly_card_game import worth",
        )
        assert any(player.ask(MONEY.format(amount)) in badge for badge in player.table.texts(".own .badge"))

    check()
    player.do("draw", "draw")
    check()
    player.do("discard BWK")
    check()


# -- refusals ----------------------------------------------------------------------------------------------------------

WRONG: tuple[tuple[str, tuple[str, ...], str, str, str], ...] = (
    ("market", (), "hand 0:0", "pile 0", "MC-4.7"),
    ("market", (), "hand 0:9", "pile 2", "MC-4.7"),
    ("market", (), "pile 0", "draw", "MC-4.7"),
    ("market", (), "", "out", "MC-4.14"),
    ("market", ("draw",), "hand 0:0", "pile 1", "MC-4.5"),
    ("market", ("trade -> pile 1",), "hand 0:0", "pile 0", "MC-4.9"),
    ("market", ("trade -> pile 1", "count 4"), "pile 0", "pile 1", "MC-R14"),
    ("complete", ("out",), "hand 0:0", "pile 0", "MC-4.14"),
    ("complete", ("out", "discard ELE"), "hand 0:0", "pile 0", "MC-R6"),
    ("five", (), "hand 0:0", "pile 0", "MC-7.6"),
    ("five", ("trade -> pile 3",), "hand 0:0", "pile 3", "MC-7.7"),
    ("passing", (), "hand 0:0", "pile 0", "MC-7.8"),
)
"""At which table, after what, which card may not go where, or which button is not to be pressed; and the clause."""


def test_what_may_not_be_done_is_refused_with_its_clause(notebook: Notebook) -> None:
    """By mouse and by keys in turns."""
    for number, (name, done, source, target, clause) in enumerate(WRONG):
        player = sit_down(notebook, name, (Mouse, Keyboard)[number % 2])
        table = player.table
        player.ask("1", f"T.play(*{done!r})")
        player.settled()
        before = truth(notebook, name)
        if source:
            player.way.carry(source, target)
        else:
            player.way.press(f'[data-action="{target}"]')
        refusal = table.find("[data-refusal=not-legal]")
        refusal.wait_for()
        told = player.ask(
            "[refusal.clause, refusal.text, T._session.words.rule(refusal.clause)]",
            f"""from cardwidgets.table.scenes import aim_of
try:
    T.play({f"aim_of('monopoly_card_game')(T.match.view(0), {source!r}, {target!r})" if source else repr(target)})
except of.cardwidgets.Illegal as fault:
    refusal = fault""",
        )
        assert told[0] == clause, (name, done)
        assert refusal.locator("p").all_inner_texts() == told[1:]
        assert refusal.locator("[data-rule]").get_attribute("data-rule") == clause
        assert all(len(said) > 20 for said in told[1:])
        assert any(line.startswith(told[1]) for line in table.texts("[data-live] p"))
        assert truth(notebook, name) == before
        assert table.find("[aria-pressed=true]").count() == 0
        in_step(table, name)
        assert table.has_focus()


# -- a match -----------------------------------------------------------------------------------------------------------


def play(player: Player, rounds: int) -> list[str]:
    """Do what the table advises, at places and by buttons in turns, until so many rounds or the match are over."""
    done: list[str] = []
    while (phase := player.settled()) != "over":
        if phase == "scored":
            if player.ask("T.match.round") == rounds:
                break
            player.do("next_round")
            continue
        text, target = player.ask(ADVICE)
        player.do(text, target if len(done) % 2 else "")
        done.append(text)
    return done


def check(player: Player, done: list[str]) -> None:
    """What was done is what Python has, and the code leads there again."""
    assert player.ask(MINE) == done
    assert player.ask("of.cardwidgets.open_code(T.code).match.position() == T.match.position()")
    player.way.press("[data-control=pad]")
    rows = [[cell.strip() for cell in row.split("\t")] for row in player.table.texts("[data-pad] tbody tr")]
    assert rows == [
        [str(row["round"]), *map(str, row["values"])] for row in player.ask("T._session.pad()")
    ]  # fmt: skip
    assert len(rows) == player.ask("T.match.round")
    player.way.press("[data-control=pad]")


def test_match_by_mouse(notebook: Notebook) -> None:
    player = sit_down(notebook, "match")
    done = play(player, 99)
    kinds = {text.partition(" ")[0] for text in done}
    assert kinds >= {"draw", "trade", "count", "put", "discard", "out"}
    assert player.ask("T.match.outcome is not None and max(T.match.view(0).facts['totals']) >= 4000")
    assert player.table.control("over-new").is_visible()
    check(player, done)


def test_round_by_keys_alone(notebook: Notebook) -> None:
    """With five; from the bar of the table on nothing but keys is used."""
    player = sit_down(notebook, "round", Keyboard)
    done = play(player, 1)
    assert {text.partition(" ")[0] for text in done} >= {"trade", "discard", "pass"}
    check(player, done)
    assert player.table.has_focus()

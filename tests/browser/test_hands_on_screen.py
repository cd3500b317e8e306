"""How a table of trade piles and many hands looks, fits, adds up and keeps its secrets in JupyterLab."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from carrying import still
from test_axe import judge, prepare
from test_layout import COUNT_ANIMATIONS, RUNNING, SMALL_TARGETS, STICKING_OUT, set_width
from test_secrets import EVERYTHING, SAVE_STATE, faces_told, frames, values
from test_stacks_on_screen import STORED, change_theme
from trading import SEED, Mouse, Player, dealt

from cardwidgets.engine.monopoly_card_game import MonopolyCardGame
from cardwidgets.rulebook import clauses

if TYPE_CHECKING:
    from pathlib import Path

    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

TABLES = {
    "turn": "at(piles=of.LONG)",
    "trade": "at('trade -> pile 1', piles=of.LONG)",
    "put": "at('trade -> pile 1', 'count 3')",
    "shed": "at('trade -> pile 1', 'count 3', 'exchange')",
    "stand": "ready(done=('out', 'discard ELE'))",
    "two": "at(players=2, piles=of.LONGER)",
    "swap": "large(6)",
    "pass": "large(first=3, phase='pass')",
    "ledger 2": "all_out(2)",
    "ledger 4": "all_out(4)",
    "ledger 6": "all_out(6)",
    "move": "at()",
}
"""The tables in their order: the main moments with four, then other numbers of players."""

STRIPS = """(root, kind) => {
  // How much of each open card is not under the next one of its row or stack.
  const stacked = kind === ".fan";
  return [...root.querySelectorAll(`${kind} .cards`)].flatMap(cards => {
    const boxes = [...cards.querySelectorAll("[data-card].up")].map(card => card.getBoundingClientRect());
    return boxes.slice(1).map((next, i) => {
      const {left, right, top, bottom, width} = boxes[i];
      if (stacked) return next.top - top;
      return next.top < bottom - 1 && next.left < right ? next.left - left : width;
    });
  });
}"""
STRIP_PX = {".fan": 11, ".own .hand": 27, ".others .hand": 13, ".row": 27}
"""At least so much of every card is seen, whatever the width: enough for its code, in hands laid open for its place."""

LINED = """root => [...root.querySelectorAll(".look, .plate, .act, .card")].map(one => {
  const {borderTopStyle, borderTopWidth, outlineStyle} = getComputedStyle(one);
  const lined = (borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0) || outlineStyle !== "none";
  return lined || one.querySelector(".look") !== null ? "" : one.outerHTML.slice(0, 90);
}).filter(Boolean)"""
SEEN = """sorted({face for number in range(T.match.moves + 1) for zone in T.match.at(number).view(0).zones.values()
    for face in zone if face})"""
WORDS = """[[T._session.words.game_says("card", face + ".label"), T._session.words.game_says("card", face + ".short")]
    for face in {!r}]"""


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    with dealt(lab, {f"T{number}": made for number, made in enumerate(TABLES.values())}, width=1700, height=1600) as it:
        yield it


def table_of(notebook: Notebook, name: str) -> Table:
    """A table in sight, with nothing moving on it."""
    table = notebook.table(list(TABLES).index(name))
    table.root.scroll_into_view_if_needed()
    table.quiet()
    still(table)
    return table


def player_of(table: Table) -> Player:
    """Somebody at a table with a mouse."""
    return Player(table, f"T{list(TABLES).index('move')}", Mouse(table))


# -- room --------------------------------------------------------------------------------------------------------------


def fits(table: Table, where: object) -> None:
    """Nothing sticks out or is too small to press, and something of every card is seen."""
    assert table.root.evaluate(STICKING_OUT) == [], where
    assert table.root.evaluate(SMALL_TARGETS) == [], where
    for kind, least in STRIP_PX.items():
        strips = table.root.evaluate(STRIPS, kind)
        assert all(strip >= least for strip in strips), (where, kind, min(strips))
    assert len(table.root.evaluate(STRIPS, ".own .hand")) > 7


@pytest.mark.parametrize("width", [1200, 900, 600, 360, 240])
def test_everything_fits_and_something_of_every_card_is_seen(notebook: Notebook, artefacts: Path, width: int) -> None:
    for name in TABLES:
        table = table_of(notebook, name)
        set_width(table, width)
        fits(table, (name, width))
        if width in (900, 360):
            table.host.screenshot(path=artefacts / f"hands-{name}-{width}.png")


def test_trade_is_made_at_200_percent(notebook: Notebook) -> None:
    """A screen of 1200 by 1000 at 200 %: the page has 600 by 500."""
    table = table_of(notebook, "move")
    table.host.evaluate("host => { host.style.width = '100%'; host.style.minWidth = '0'; }")
    before = notebook.page.viewport_size
    assert before is not None
    notebook.page.set_viewport_size({"width": 600, "height": 500})
    notebook.page.wait_for_function(
        "root => innerWidth === 600 && root.getBoundingClientRect().width < 600", arg=table.root.element_handle()
    )
    player = player_of(table)
    for text, target in (("trade -> pile 1", "pile 1"), ("count 2", "pile 1:3"), ("put H1", "")):
        fits(table, text)
        assert notebook.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        player.do(text, target)
    player.shed()
    player.settled()
    notebook.page.set_viewport_size(before)


def test_cards_fly_unless_less_motion_is_wanted(notebook: Notebook) -> None:
    table = table_of(notebook, "move")
    player, page = player_of(table), notebook.page
    counted = {}
    for motion in ("no-preference", "reduce"):
        player.ask("1", "while T._session.can_undo: T.undo()")
        player.settled()
        still(table)
        page.emulate_media(reduced_motion=motion)
        page.evaluate(COUNT_ANIMATIONS)
        for text in ("trade -> pile 1", "count 2", "exchange"):
            player.do(text)
        if motion == "reduce":
            assert table.root.evaluate(RUNNING) == []
        still(table)
        counted[motion] = page.evaluate("() => window.animations")
    page.emulate_media(reduced_motion="no-preference")
    assert counted["no-preference"] > 0
    assert counted["reduce"] == 0


def test_forced_colours_leave_lines_around_everything(notebook: Notebook, artefacts: Path) -> None:
    notebook.page.emulate_media(forced_colors="active")
    for name in ("trade", "shed", "pass", "ledger 4"):
        table = table_of(notebook, name)
        set_width(table, 900)
        assert table.root.evaluate(LINED) == [], name
        table.host.screenshot(path=artefacts / f"hands-{name}-forced.png")
    notebook.page.emulate_media(forced_colors="none")


# -- colours -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("theme", "width"), [("light", 1100), ("dark", 360)])
def test_axe_finds_no_fault(notebook: Notebook, artefacts: Path, theme: str, width: int) -> None:
    # High enough for whole tables: axe gives up on what is below the screen.
    notebook.page.set_viewport_size({"width": 1700, "height": 3600})
    change_theme(notebook, theme)
    prepare(notebook)
    for name in ("turn", "trade", "put", "shed", "stand", "pass", "ledger 6"):
        table = table_of(notebook, name)
        set_width(table, width)
        contrasts = judge(table, name)
        for part in (".number", "caption" if name == "ledger 6" else ".badge"):
            assert part in contrasts, (name, part)
        table.host.screenshot(path=artefacts / f"hands-{name}-{theme}-{width}.png")


# -- the account -------------------------------------------------------------------------------------------------------


def dollars(text: str) -> int:
    """The one amount in a text."""
    (amount,) = re.findall(r"\$([\d,]+)", text)
    return int(amount.replace(",", ""))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_hand_adds_up_line_by_line_and_each_line_has_its_clause(notebook: Notebook, players: int) -> None:
    table = table_of(notebook, f"ledger {players}")
    known = {clause.id for clause in clauses("monopoly_card_game")}
    facts = notebook.ask(f"T{list(TABLES).index(f'ledger {players}')}.match.view(0).facts")
    assert table.find("[data-account]").count() == players
    for seat, result in enumerate(facts["result"]):
        account = table.find(f'[data-account="{seat}"]')
        lines = account.locator("tbody tr")
        tags = [tag.get_attribute("data-rule") for tag in lines.locator("[data-rule]").all()]
        assert len(tags) == lines.count() > 0
        assert set(tags) <= known
        amounts = [dollars(text) for text in lines.locator("td").all_inner_texts()]
        assert sum(amounts) == dollars(account.locator("tfoot").inner_text()) == result["earned"]
        assert amounts.count(0) <= 1
        assert table.find(f'[data-seat="{seat}"] .number').inner_text().startswith(f"${facts['totals'][seat]:,} ")
    assert facts["result"][0]["earned"] > 0
    # A clause says what it says.
    tag = table.find('[data-account="0"] [data-rule]').first
    tag.click()
    table.find(f'[data-panel] [data-clause="{tag.get_attribute("data-rule")}"]').wait_for()
    table.control("close").click()


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("made", ["secret", "secret_pass"])
def test_what_is_hidden_is_nowhere(lab: Lab, made: str) -> None:
    """Neither on the page, in the trait, on the wires, in the saved file, nor in the browser's storage."""
    with dealt(lab, {"T": f"{made}()"}, height=1500) as notebook:
        table, page = notebook.table(), notebook.page
        player = Player(table, "T", Mouse(table))
        # Whatever a person can do: ask, try what is refused, look at what a trade would be, play.
        phase = player.settled()
        table.control("hint").click()
        table.find("[data-hint]").wait_for()
        player.way.carry("hand 0:0", "pile 0")
        table.find("[data-refusal]").wait_for()
        if phase == "turn":
            for text in ("trade -> pile 1", "count 1", "cancel", "draw"):
                player.do(text)
            player.shed()
            player.settled()
        else:
            player.do(f"pass {player.zones['hand 0'][0]}")
            player.settled()
        page.wait_for_function("() => Object.keys(localStorage).some(key => key.startsWith('cardwidgets:'))")
        notebook.do(SAVE_STATE)
        notebook.do("docmanager:save")
        page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")

        seen = player.ask(SEEN)
        # Names that mean something else too cannot be looked for.
        hidden = [face for face in MonopolyCardGame.PACK.faces[:28] if face not in (*seen, "RDG", "STA")]
        assert len(seen) > 12
        assert len(hidden) > 5
        trait = player.ask("T.view")
        sent = frames(notebook)
        told = {face for frame in sent for value in values(frame) for face in faces_told(value)}
        assert set(faces_told(trait)) <= told <= set(seen)
        everything = page.evaluate(EVERYTHING, "html")
        drawn = page.evaluate(EVERYTHING, "[data-cardwidgets=table]")
        assert all(f'data-face="{face}"' in drawn for face in player.zones["hand 0"])
        code, stored, saved = player.ask("T.code"), page.evaluate(STORED), notebook.file.read_text()
        assert code in stored
        outputs = json.loads(saved)["cells"][1]["outputs"]
        picture = "".join(outputs[0]["data"]["text/html"]).partition("base64,")[2].partition('"')[0]
        still_life = base64.b64decode(picture).decode()
        assert "#face-" in still_life
        parts = json.dumps([trait[key] for key in ("zones", "actions", "log", "prompt", "seats", "steps")])
        texts = (drawn, json.dumps(outputs), parts, stored.replace(code, ""))
        for face, names in zip(hidden, player.ask(WORDS.format(hidden)), strict=True):
            for place in (everything, still_life):
                assert f'data-face="{face}"' not in place
                assert f"#face-{face}" not in place
            for word in (face, *names):
                assert not any(re.search(rf"\b{re.escape(word)}\b", text) for text in texts), word
            assert not any(names[0] in frame for frame in sent)
        spellings = (str(SEED), f"{SEED:,}", f"{SEED:x}", f"{SEED:o}", base64.b64encode(str(SEED).encode()).decode())
        for spelling in spellings:
            for text in (everything, stored, saved, still_life, *sent):
                assert spelling not in text

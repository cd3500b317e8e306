"""How a table of many stacks looks, fits, speaks and keeps its secrets in JupyterLab."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from carrying import HIDDEN, SEED, SOURCE, Clicks, Drags, goals, in_step, still
from test_axe import RUN, SETTLED
from test_layout import COUNT_ANIMATIONS, SMALL_TARGETS, STICKING_OUT, set_width
from test_secrets import EVERYTHING, SAVE_STATE, faces_told, frames, named, values

from cardwidgets.rulebook import languages
from driver import code_cell

if TYPE_CHECKING:
    from pathlib import Path

    from driver import Lab, Notebook, Table

pytestmark = pytest.mark.browser

TABLES = {"queen": "queen()", "stuck": "stuck()", "long": "long()", "cuccu": "cardwidgets.Cuccu(seed=18, pace='off')"}
WATCH_FLIGHTS = """() => {
  window.flown = [];
  const {animate} = Element.prototype;
  const middle = ({left, top, width, height}) => [left + width / 2, top + height / 2];
  Element.prototype.animate = function (frames, ...rest) {
    if (this.matches(".ghost") && frames[0].transform) {
      const [x, y] = middle(this.getBoundingClientRect());
      const at = ({transform}) => transform.match(/-?[\\d.]+(?=px)/g).map(Number);
      const [[dx, dy], [lastX, lastY]] = [at(frames[0]), at(frames.at(-1))];
      window.flown.push([[x + dx, y + dy], [x + lastX, y + lastY]]);
    }
    return animate.call(this, frames, ...rest);
  };
}"""
MIDDLES = """root => Object.fromEntries([...root.querySelectorAll("[data-zone]")].map(zone => {
  const {left, top, width, height} = [...zone.querySelectorAll("[data-card]")].at(-1).getBoundingClientRect();
  return [zone.dataset.zone, [left + width / 2, top + height / 2]];
}))"""
INDEXES = """root => [...root.querySelectorAll(".fan .cards, .own .hand .cards")].flatMap(cards => {
  const fan = cards.closest(".fan") !== null;
  const corners = [...cards.children].map(card => card.getBoundingClientRect());
  return corners.slice(1).map((next, i) => fan ? next.top - corners[i].top : next.left - corners[i].left);
})"""
COLOURS = """root => Object.fromEntries([..."SHDC"].map(suit => {
  // What a symbol has in the sheet, painted in a card of this table.
  const probe = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const symbol = root.getRootNode().querySelector(`#face-7${suit}`);
  probe.setAttribute("color", symbol.getAttribute("color") ?? "");
  root.querySelector(".card svg").append(probe);
  const {color} = getComputedStyle(probe);
  probe.remove();
  return [suit, color];
}))"""
BADGES = """(root, kind) => Object.fromEntries([...root.querySelectorAll(`.${kind}`)].map(one =>
  [one.closest("[data-zone]").dataset.zone, JSON.parse(getComputedStyle(one, "::before").content)]))"""
STORED = "() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])"


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    (lab.folder / "stacked_tables.py").write_text(SOURCE)
    cells = [f"import stacked_tables as of\n{name} = of.{made}\n{name}" for name, made in TABLES.items()]
    with lab.notebook(*map(code_cell, cells), height=1600) as notebook:
        notebook.table(len(TABLES) - 1)
        yield notebook


def table_of(notebook: Notebook, name: str) -> Table:
    """A table in sight, as it was at the beginning."""
    table = notebook.table(list(TABLES).index(name))
    table.root.scroll_into_view_if_needed()
    for picked in table.find("[aria-pressed=true]").all():
        picked.press("Escape")
    notebook.ask("1", f"while {name}._session.can_undo: {name}.undo()")
    in_step(table, name)
    table.quiet()
    still(table)
    return table


def change_theme(notebook: Notebook, theme: str) -> None:
    notebook.do("apputils:change-theme", theme=f"JupyterLab {theme.capitalize()}")
    notebook.page.wait_for_function(
        "([root, theme]) => root.dataset.theme === theme", arg=[notebook.table().root.element_handle(), theme]
    )


def refuse(table: Table, text: str = "") -> None:
    """Put the payoff card of `stuck` on a side stack, and see that it is refused."""
    hand = Clicks(table)
    hand.lift("payoff 0")
    hand.put("side 0.2")
    table.find("[data-refusal=not-legal]").filter(has_text=text).wait_for()
    still(table)


def counts(table: Table) -> dict[str, str]:
    """What the captions of piles say, by zone."""
    found: dict[str, str] = table.root.evaluate(
        """root => Object.fromEntries([...root.querySelectorAll("[data-zone] .caption b")]
          .map(one => [one.closest("[data-zone]").dataset.zone, one.innerText]))"""
    )
    return found


# -- stacks and kings --------------------------------------------------------------------------------------------------


def test_completed_stack_is_seen_to_go_back(notebook: Notebook) -> None:
    page = notebook.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH_FLIGHTS)
    for moving in (True, False):
        table = table_of(notebook, "queen")
        due = table.find('[data-zone="centre 0"] .due')
        assert (counts(table)["stock"], due.get_attribute("data-text")) == ("20", "Q")
        assert table.find('[data-zone="centre 0"] .caption').inner_text() == "Centre 1"
        if not moving:
            page.emulate_media(reduced_motion="reduce")
            page.evaluate("() => { window.flown = []; }")
            page.evaluate(COUNT_ANIMATIONS)
        hand = Clicks(table)
        hand.lift("hand 0:3")
        rev = table.rev
        at = table.root.evaluate(MIDDLES)
        hand.put("centre 0")
        table.after(rev)
        in_step(table, "queen")
        assert notebook.ask("queen.match.actions()[-1].text") == "play QS -> centre 0"
        assert counts(table)["stock"] == "32"
        assert notebook.ask("[len(queen.match.view(0).zones[zone]) for zone in ('stock', 'centre 0')]") == [32, 0]
        assert table.find('[data-zone="centre 0"] .slot .due').get_attribute("data-text") == "A"
        if moving:
            page.wait_for_function("() => window.flown.length >= 12")
            still(table)
        flown = page.evaluate("() => window.flown")
        if moving:
            # Eleven that lay there, and the queen by way of the stack.
            places = {name: tuple(map(round, point)) for name, point in at.items()}
            ends = [tuple(map(round, last)) for _, last in flown]
            begins = [tuple(map(round, first)) for first, _ in flown]
            assert ends == [places["stock"]] * 12
            assert begins.count(places["centre 0"]) == 11, (begins, places)
        else:
            assert flown == []
            assert page.evaluate("() => window.animations") == 0
        assert table.find(".ghost").count() == 0
    page.emulate_media(reduced_motion="no-preference")


def test_kings_and_stacks_say_what_they_stand_and_wait_for(notebook: Notebook) -> None:
    table = table_of(notebook, "queen")

    def badges(kind: str) -> dict[str, str]:
        """What is written on the badges of stacks."""
        found: dict[str, str] = table.root.evaluate(BADGES, kind)
        return found

    assert badges("due") == {"centre 0": "→Q", "centre 1": "→5", "centre 2": "A"}
    assert badges("stands") == {"centre 1": "= 4"}
    hand = Clicks(table)
    hand.lift("hand 0:4")
    assert goals(table)[:3] == ["centre 0", "centre 1", "centre 2"]
    rev = table.rev
    hand.put("centre 2")
    table.after(rev)
    in_step(table, "queen")
    assert badges("due") == {"centre 0": "→Q", "centre 1": "→5", "centre 2": "→2"}
    assert badges("stands") == {"centre 1": "= 4", "centre 2": "= A"}
    labels = {
        zone: table.find(f'[data-card="{zone}:0"]').get_attribute("aria-label") for zone in ("centre 1", "centre 2")
    }
    cards = notebook.ask("{zone['id']: zone['cards'][0]['label'] for zone in queen.view['zones'] if zone['cards']}")
    for zone, label in labels.items():
        assert label is not None
        assert label.startswith(cards[zone])


# -- languages ---------------------------------------------------------------------------------------------------------


def test_table_and_refusal_in_every_language(notebook: Notebook) -> None:
    table = table_of(notebook, "stuck")
    assert len(languages()) == 4
    told: set[str] = set()
    for code in (*languages()[1:], languages()[0]):
        notebook.ask("1", f"stuck.language = {code!r}")
        notebook.page.wait_for_function("([root, code]) => root.lang === code", arg=[table.root.element_handle(), code])
        text, rule = notebook.ask(
            "[fault.text, stuck._session.words.rule('SM-R12')]",
            """try:
    stuck.play("play payoff -> side 2")
except of.cardwidgets.Illegal as refused:
    fault = refused""",
        )
        refuse(table, text)
        assert table.find("[data-refusal] > p").all_inner_texts() == [text, rule]
        assert table.find("[data-refusal] [data-rule='SM-R12']").count() == 1
        labels = notebook.ask("[stuck.view['title'], stuck.view['prompt']]")
        assert [*table.texts(".title"), *table.texts("[data-prompt]")] == labels
        told |= {text, rule, labels[1]}
        assert "�" not in "".join(told)
        set_width(table, 360)
        assert table.root.evaluate(STICKING_OUT) == [], code
        set_width(table, 1000)
    assert len(told) == 12


# -- room --------------------------------------------------------------------------------------------------------------


def fits(table: Table, where: object) -> None:
    assert table.root.evaluate(STICKING_OUT) == [], where
    assert table.root.evaluate(SMALL_TARGETS) == [], where
    indexes = table.root.evaluate(INDEXES)
    assert len(indexes) > 60
    assert min(indexes) >= 10, (where, min(indexes))


@pytest.mark.parametrize("width", [900, 480, 360, 240])
def test_long_side_stacks_fit(notebook: Notebook, artefacts: Path, width: int) -> None:
    table = table_of(notebook, "long")
    set_width(table, width)
    hand = Clicks(table)
    hand.lift("hand 0:0")
    assert goals(table) == [f"side 0.{number}" for number in range(4)]
    fits(table, (width, "picked"))
    hand.put("centre 0")
    table.find("[data-refusal]").filter(has_text="SM-2.1").wait_for()
    still(table)
    fits(table, (width, "refused"))
    picture = table.host.screenshot(path=artefacts / f"stacks-{width}.png")
    assert len(picture) > 8_000


def test_long_side_stacks_fit_at_200_percent(notebook: Notebook, artefacts: Path) -> None:
    """A screen of 1200 by 1000 at 200 %: the page has 600 by 500."""
    table = table_of(notebook, "long")
    table.host.evaluate("host => { host.style.width = '100%'; host.style.minWidth = '0'; }")
    before = notebook.page.viewport_size
    assert before is not None
    notebook.page.set_viewport_size({"width": 600, "height": 500})
    table.root.scroll_into_view_if_needed()
    notebook.page.wait_for_function(
        "root => innerWidth === 600 && root.getBoundingClientRect().width < 600", arg=table.root.element_handle()
    )
    fits(table, "200 %")
    assert notebook.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    drags = Drags(table)
    drags.lift("hand 0:0")
    lit = goals(table)
    drags.back("hand 0:0")
    assert lit == [f"side 0.{number}" for number in range(4)]
    notebook.page.screenshot(path=artefacts / "stacks-zoomed.png")
    notebook.page.set_viewport_size(before)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_fault(notebook: Notebook, artefacts: Path, theme: str) -> None:
    table = table_of(notebook, "stuck")
    page = notebook.page
    set_width(table, 1000)
    change_theme(notebook, theme)
    page.add_style_tag(content="html, body { height: 100vh !important; }")
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    for state, parts in (("refused", ("SM-R12", ".number", ".badge")), ("picked", ("data-action", ".caption"))):
        if state == "refused":
            refuse(table)
        else:
            Clicks(table).lift("hand 0:1")
            assert len(goals(table)) == 4
        page.evaluate(SETTLED, table.root.element_handle())
        found: dict[str, list[Any]] = page.evaluate(RUN, table.host.element_handle())
        assert found["violations"] == [], state
        passed = {rule for rule, _, _ in found["passes"]}
        assert {"color-contrast", "button-name", "aria-allowed-attr", "nested-interactive", "role-img-alt"} <= passed
        contrasts = " ".join(target for rule, target, _ in found["passes"] if rule == "color-contrast")
        assert [part for part in parts if part not in contrasts] == [], state
        assert [target for _, target, _ in found["incomplete"]] == [], state
        table.host.screenshot(path=artefacts / f"stacks-{state}-{theme}.png")


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_what_is_hidden_is_nowhere(lab: Lab) -> None:
    """Neither on the page, in the trait, on the wires, in the saved file, nor in the browser's storage."""
    (lab.folder / "secret_table.py").write_text(SOURCE)
    with lab.notebook("import secret_table\ntable = secret_table.secret()\ntable") as notebook:
        table, page = notebook.table(), notebook.page
        # Whatever a person can do without ending the turn: look, try what is refused, play.
        hand = Clicks(table)
        for source, target in (("payoff 0", "side 0.1"), ("side 0.0:0", "centre 1")):
            hand.lift(source)
            hand.put(target)
            table.find(f"[data-refusal] [data-rule='{'SM-R12' if source == 'payoff 0' else 'SM-2.6'}']").wait_for()
        table.control("hint").click()
        table.find("[data-hint]").wait_for()
        rev = table.rev
        hand.lift("hand 0:0")
        hand.put("centre 1")
        table.after(rev)
        assert notebook.ask("table.match.actions()[-1].text") == "play 2S -> centre 1"
        page.wait_for_function("() => Object.keys(localStorage).some(key => key.startsWith('cardwidgets:'))")
        notebook.do(SAVE_STATE)
        notebook.do("docmanager:save")
        page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")

        zones = "[zone for zone in table.match.view(0).zones.values()]"
        seen = notebook.ask(f"sorted({{face for zone in {zones} for face in zone if face}})")
        assert len(seen) > 12
        assert not set(HIDDEN) & set(seen)
        trait = notebook.ask("table.view")
        sent = frames(notebook)
        told = [face for frame in sent for value in values(frame) for face in faces_told(value)]
        assert {"7C", "6C", "9S", "JS"} < set(told) <= set(seen)
        assert set(faces_told(trait)) <= set(told)

        label = "table._session.words.game_says('card', f'{face}.label')"
        labels = notebook.ask(f"[{label} for face in {list(HIDDEN)!r}]")
        everything = page.evaluate(EVERYTHING, "html")
        drawn = page.evaluate(EVERYTHING, "[data-cardwidgets=table]")
        assert 'data-face="7C"' in drawn
        assert "seven of clubs" in drawn
        stored = page.evaluate(STORED)
        saved = notebook.file.read_text()
        code = notebook.ask("table.code")
        assert code in stored
        picture = json.loads(saved)["cells"][0]["outputs"][0]["data"]["text/html"]
        still_life = base64.b64decode("".join(picture).partition("base64,")[2].partition('"')[0]).decode()
        assert "face-7C" in still_life
        outputs = json.dumps(json.loads(saved)["cells"][0]["outputs"])
        for face, words in zip(HIDDEN, labels, strict=True):
            assert len(words) > 8
            for place_ in (everything, still_life):
                assert f'data-face="{face}"' not in place_
                assert f"#face-{face}" not in place_
            parts = (json.dumps([trait[key] for key in ("zones", "log", "prompt", "seats")]), stored.replace(code, ""))
            for text in (drawn, outputs, *parts):
                assert not named(face, text)
                assert words not in text
            assert not any(words in frame for frame in sent)
        spellings = (str(SEED), f"{SEED:,}", f"{SEED:x}", f"{SEED:o}", base64.b64encode(str(SEED).encode()).decode())
        for spelling in spellings:
            for text in (everything, stored, saved, still_life, *sent):
                assert spelling not in text


# -- colours; the page is reloaded, so they come last ------------------------------------------------------------------


def test_four_colours_are_switched_on_and_kept(notebook: Notebook) -> None:
    other = notebook.table(list(TABLES).index("cuccu"))
    other.setting("contrast").wait_for()
    assert other.control("four").count() == 0
    other.control("close").click()
    table = table_of(notebook, "stuck")
    two = table.root.evaluate(COLOURS)
    assert (two["S"], two["H"]) == (two["C"], two["D"])
    before = table.find('[data-card="hand 0:3"]').screenshot()
    table.setting("four").check()
    notebook.until("stuck.four_colours")
    four = table.root.evaluate(COLOURS)
    assert len(set(four.values())) == 4
    assert (four["S"], four["H"]) == (two["S"], two["H"])
    assert table.find('[data-card="hand 0:3"]').screenshot() != before
    slider = table.control("contrast")
    slider.fill("60")
    notebook.until("stuck.contrast == 60")
    notebook.do("docmanager:save")
    notebook.open()
    notebook.table(len(TABLES) - 1)
    table = notebook.table(list(TABLES).index("stuck"))
    table.root.scroll_into_view_if_needed()
    assert table.setting("contrast").input_value() == "60"
    assert table.control("four").is_checked()
    assert table.root.evaluate(COLOURS) == four
    table.control("four").uncheck()
    notebook.until("not stuck.four_colours")
    assert table.root.evaluate(COLOURS) == two

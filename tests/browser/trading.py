"""Trading at a table of Monopoly: The Card Game as a person does, by mouse, finger and keys; and tables to do it at.

`SOURCE` is a module for notebooks, which import it so that neither seeds nor positions stand in their cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from carrying import LYING, WAY, Keys, place

from driver import until

if TYPE_CHECKING:
    from driver import Lab, Notebook, Table

__all__ = ["SEED", "SOURCE", "Finger", "Keyboard", "Mouse", "Player", "Way", "dealt", "faces"]

SEED = 987_654_321_014
"""The number of the deals of `secret` and `secret_pass`, easily found wherever it leaks."""

SOURCE = f"""
import cardwidgets

HAND = ["GO", "H4", "BWK", "TK_CAR", "CH", "MR", "PKP", "GO", "H1", "RDG"]
PILES = [["MED", "IND", "TK_HAT"], ["VER", "WAT", "HT", "KEN", "STJ"], ["ILL", "H2"], ["SHL", "VIR"]]
LONG = [
    ["MED", "IND", "TK_HAT", "H2"],
    ["VER", "WAT", "HT", "KEN", "STJ", "PAC", "TK_IRON", "MR", "BAL", "ORI", "ELE", "MAR"],
    ["ILL", "H2"],
    ["SHL"],
]
LONGER = [
    ["MED", "IND", "TK_HAT", "H2", "STC", "TEN", "NYA", "BNO", "PRR", "TK_SHIP", "H1", "H2"],
    [*LONG[1], "VEN", "ATL", "VIR", "GO"],
]
EXTRAS = [["CON", "STA"], ["GO", "H3"]]


def new(position=None, seed=7, **settings):
    settings = {{"pace": "off", "opponents": "novice", **settings}}
    return cardwidgets.MonopolyCardGame(seed=seed, position=position, **settings)


def at(*done, players=4, piles=PILES, hand=HAND, seed=7, **settings):
    "The reader's turn, with trade piles to choose from."
    position = {{"hands": [hand, *[None] * (players - 1)], "turn": 0, "dealer": players - 1, "actions": list(done)}}
    position["piles_bottom_first"] = piles[:players]
    if players < 4:
        position["extras_bottom_first"] = EXTRAS[: 4 - players]
    return new(position, seed, **settings)


def ready(hand=("BWK", "CH", "H1", "ELE", "CH", "GO", "GO", "GO", "GO", "MR", "RDG"), done=(), **settings):
    "A card too many, and Chance twice, in a hand that is complete."
    hands = [list(hand), ["MED", "BAL", "H1"], ["TEN", "NYA", "HT", "MR", "MR"], ["SHL", "BNO", "MR", "H3"]]
    tops = ["PKP", "H2", "PEN", "TK_HAT", "VIR", "IND", "ILL", "KEN"]
    position = {{"hands": hands, "turn": 0, "dealer": 3, "draw_top_first": tops, "actions": list(done)}}
    return new({{**position, "piles_bottom_first": [["WAT"], ["ORI"], ["ATL"], ["STC"]]}}, **settings)


def large(players=6, hand=None, dealer=None, seed=7, phase="swap", done=(), first=0, **settings):
    "Five or six share out the whole pack; from the last of a lap on, whoever sits after the dealer begins."
    begins = {{"turn": first, "dealer": (first - 1) % players, "phase": phase}}
    begins["moved"] = 0 if phase == "swap" else players
    return new({{"hands": [hand, *[None] * (players - 1)], **begins, "actions": list(done)}}, seed, **settings)


def all_out(players=6, **settings):
    "The reader goes out, and others hold something too."
    hands = [["PKP", "BWK", "H1", "H2", "GO", "GO", "MR", "MR", "TK_CAR"], ["RDG", "BNO", "SHL", "TK_IRON", "H3"]]
    hands += [["CH", "KEN", "IND", "ILL", "H1"], ["STC", "STA", "VIR", "HT", "MR"]]
    hands[0] += ["GO", "MR"][: {{5: 2, 6: 0}}.get(players, 1)]
    if players > 4:
        return large(players, hands[0], phase="last", **settings).play("out")
    tops = ["H3", "ELE", "WAT", "TK_HAT", "PAC", "PEN"]
    position = {{"hands": hands[:players], "turn": 0, "dealer": players - 1, "draw_top_first": tops}}
    return new(position, **settings).play("out")


def secret(**settings):
    return at(piles=[["MED", "IND", "TK_HAT"], ["VER", "WAT"], ["ILL", "H2"], ["SHL", "VIR"]], seed={SEED}, **settings)


def secret_pass(**settings):
    "Three have chosen a card for the left when the reader is asked, and two have not."
    return large(first=3, phase="pass", seed={SEED}, **settings)
"""

TOWARDS = """(host, selector) => {
  // Which key leads to the group of something, or to itself where it stands alone; none once the focus is there.
  const {shadowRoot} = host;
  const goal = shadowRoot.querySelector(selector);
  const group = goal?.closest("[data-group]") ?? goal;
  const at = shadowRoot.activeElement;
  if (group === null || group.contains(at)) return null;
  return group.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
}"""
HELD = """(root, face) => [...root.querySelectorAll('.own .hand [data-source].lit')]
  .find(card => card.dataset.face === face)?.dataset.source"""
LEFT = "T.match.turn == 0 and T.match.view(0).facts['phase'] == 'shed' and len(T.match.view(0).zones['hand 0']) - 10"
SHOWN = """[[f"{zone['id']}:{at}", card["face"]] for zone in T.view["zones"]
  for at, card in enumerate(zone["cards"]) if card["face"]]"""
LAST = """last = max(number for number, (seat, choice) in enumerate(T._session._turns)
    if seat in T._session.people and choice or T.match.actions()[number].text == "next_round")"""
MOVED = "[[move.card, move.source, move.target] for event in T.match.events(0)[last + 1] for move in event.cards]"


class Way(Protocol):
    """A way to press what can be pressed, and to carry cards."""

    def press(self, selector: str) -> None:
        """Press a card, a pile or a button."""

    def carry(self, source: str, target: str) -> None:
        """Pick a card up and lay it on another place."""


class Mouse:
    """Click; a card is clicked, and then the place where it goes."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def touch(self, x: float, y: float) -> None:
        self.table.notebook.page.mouse.click(x, y)

    def press(self, selector: str) -> None:
        self.touch(*place(self.table, selector))

    def carry(self, source: str, target: str) -> None:
        self.press(f'[data-source="{source}"]')
        self.table.find(f'[data-source="{source}"][aria-pressed=true]').wait_for()
        self.press(f'[data-target="{target}"]')


class Finger(Mouse):
    """Tap."""

    def touch(self, x: float, y: float) -> None:
        self.table.notebook.page.touchscreen.tap(x, y)


class Keyboard(Keys):
    """Tab from group to group, arrows within a group, Enter; every second time the letter of a button that has one."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.pressed = 0

    def press(self, selector: str) -> None:
        assert self.table.has_focus()
        self.pressed += 1
        letter = self.table.find(selector).get_attribute("aria-keyshortcuts")
        if letter and self.pressed % 2:
            self.keyboard.press(letter)
            return
        while key := self.table.host.evaluate(TOWARDS, selector):
            self.keyboard.press(key)
            assert self.table.has_focus()
        self._walk(selector)
        self.keyboard.press("Enter")

    def carry(self, source: str, target: str) -> None:
        self.lift(source)
        self.put(target)

    def _walk(self, selector: str) -> None:
        """Press arrows along the longer way; along the other one where that leads no further, or in a circle."""
        been = []
        for _ in range(60):
            way = self.table.host.evaluate(WAY, selector)
            assert way is not None, f"neither here nor at {selector}"
            off, x, y = way
            if not off:
                return
            keys = ["ArrowRight" if x > 0 else "ArrowLeft", "ArrowDown" if y > 0 else "ArrowUp"]
            for key in keys if (abs(x) >= abs(y)) is (way not in been) else keys[::-1]:
                self.keyboard.press(key)
                if self.table.host.evaluate(WAY, selector) != way:
                    break
            been.append(way)
        raise AssertionError(f"arrows never led to {selector}")


@contextmanager
def dealt(lab: Lab, tables: Mapping[str, str], **context: Any) -> Iterator[Notebook]:
    """A notebook with these tables, each dealt once the one before it is there.

    All at once they would be late on a busy machine: a browser waits two seconds for a widget and then gives it up.
    """
    (lab.folder / "tables_to_trade_at.py").write_text(SOURCE)
    cells = [f"{name} = dealing and of.{made}\n{name} or None" for name, made in tables.items()]
    with lab.notebook("import tables_to_trade_at as of\ndealing = False", *cells, **context) as notebook:
        notebook.ask("1", "dealing = True")
        for number in range(len(tables)):
            notebook.run(number + 1)
            notebook.table(number)
        yield notebook


@dataclass
class Player:
    """Somebody at a table who does what can be done there in one way."""

    table: Table
    name: str
    way: Way

    def ask(self, expression: str, before: str = "") -> Any:
        """Ask Python; ``T`` stands for the table."""
        return self.table.notebook.ask(re.sub(r"\bT\b", self.name, expression), re.sub(r"\bT\b", self.name, before))

    @property
    def phase(self) -> str:
        """The moment of the round."""
        return str(self.ask("T.match.view(0).facts['phase']"))

    @property
    def zones(self) -> dict[str, list[str | None]]:
        """What the reader sees at every place."""
        found: dict[str, list[str | None]] = self.ask("dict(T.match.view(0).zones)")
        return found

    def settled(self) -> str:
        """Wait for the others; page and Python show the same then, and this is the moment of the round."""
        self.table.quiet()
        return str(until(self._in_step, f"{self.name} is shown as it is"))

    def _in_step(self) -> str | None:
        """The moment of the round, if the cards on the screen are those that Python would show."""
        lying, phase = self.ask(f"[{SHOWN}, T.match.view(0).facts['phase']]")
        return phase if sorted(lying) == sorted(self.table.root.evaluate(LYING)) else None

    def do(self, text: str, target: str = "") -> list[list[str | None]]:
        """Do an action: by carrying a card, by pressing a place if one is given, or its button.

        Gives which cards it moved from where to where, as the reader knows it.
        """
        kind, _, card = text.partition(" ")
        rev = self.table.rev
        if kind in ("discard", "put", "pass"):
            source = self.table.root.evaluate(HELD, card)
            assert source is not None, f"{card} cannot be picked up"
            self.way.carry(source, f"{'pass' if kind == 'pass' else 'pile'} 0")
        elif kind == "next_round":
            self.way.press("[data-control=next]")
        else:
            self.way.press(f'[data-target="{target}"]' if target else f'[data-action="{text}"]')
        self.table.after(rev)
        done, moved = self.ask(f"[T.match.actions()[last].text, {MOVED}]", LAST)
        assert done == text
        return list(moved)

    def shed(self) -> list[str]:
        """Discard down to ten cards, from the first that may go on; say what was done."""
        done = []
        while (left := self.ask(LEFT)) > 0:
            assert f"discard {left} card" in self.table.texts("[data-prompt]")[0]
            card = self.table.find(".own .hand [data-source].lit").first.get_attribute("data-face")
            done.append(f"discard {card}")
            assert self.do(done[-1]) == [[card, "hand 0", "pile 0"]]
        return done


def faces(table: Table, zone: str) -> list[str]:
    """The cards of a place as they are shown, from the first on."""
    found: list[str] = table.find(f'[data-zone="{zone}"] [data-card]:not(.slot)').evaluate_all(
        "cards => cards.map(card => card.dataset.face)"
    )
    return found

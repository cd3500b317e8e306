"""Carrying cards at a table of Spite & Malice as a person does, by mouse, finger and keys; and tables to do it at.

`SOURCE` is a module for notebooks, which import it so that neither seeds nor positions stand in their cells.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from driver import until

if TYPE_CHECKING:
    from driver import Notebook, Table

__all__ = [
    "HIDDEN",
    "SEED",
    "SOURCE",
    "Clicks",
    "Drags",
    "Fingers",
    "Hand",
    "Keys",
    "goals",
    "held_up",
    "in_step",
    "place",
    "play_round",
    "still",
    "truth",
]

SEED = 987_654_321_013
"""The number of the deals of `secret`, easily found wherever it leaks."""

HIDDEN = ("QH", "JC", "10C", "9C", "8C", "KS", "7D", "5D")
"""What lies in `secret` unseen by the reader: the opponent's hand, and cards below the tops of payoff piles."""

SOURCE = f"""
import cardwidgets

FACES = [rank + suit for suit in "SHDC" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]


def new(position=None, seed=7, **settings):
    settings = {{"pace": "off", "opponents": "novice", **settings}}
    return cardwidgets.SpiteAndMalice(seed=seed, position=position, **settings)


def stuck(**settings):
    "Nothing but discards: the centre waits for an ace, a five and an eight."
    position = {{
        "hands": [["QC", "2S", "10H", "7C", "JD"], ["6S", "6H", "6D", "6C", "9D"]],
        "payoffs_bottom_first": [["3S", "3H", "9C"], ["3C", "9S"]],
        "sides_bottom_first": [[["3D", "JS"], ["QD"], [], []], [["10S"], [], ["4H"], []]],
        "centres_bottom_first": [[], ["AS", "2H", "3C", "4D"], ["AH", "2D", "3S", "4C", "5D", "6C", "7S"]],
    }}
    return new(position, **settings)


def ready(**settings):
    "Plays from everywhere, an opponent who has none, and no card that could stand for another."
    position = {{
        "hands": [["5C", "8S", "10H", "JH", "JD"], ["6S", "6H", "6D", "9C", "9D"]],
        "payoffs_bottom_first": [["3S", "3H", "5S"], ["3C", "9S"]],
        "sides_bottom_first": [[["8H"], ["QD"], [], []], [["10S"], [], [], []]],
        "centres_bottom_first": [[], ["AS", "2H", "3C", "4D"], ["AH", "2D", "3S", "4C", "5D", "6C", "7S"]],
        "stock_top_first": ["10D", "10C", "JC", "9H", "QS", "QH", "JS", "10H", "10S", "JC"],
    }}
    return new(position, **settings)


def queen(**settings):
    "A queen completes the first stack, and kings stand for a four and for an ace."
    position = {{
        "hands": [["QS", "KH", "9D", "JD", "JC"], None],
        "payoffs_bottom_first": [["3S", "9C"], ["3C", "9S"]],
        "centres_bottom_first": [
            ["AS", "2H", "3C", "4D", "5S", "6S", "7C", "8D", "9H", "10S", "JS"], ["AC", "2D", "3H", "KC"], []
        ],
        "stock_top_first": [None] * 20,
    }}
    return new(position, **settings)


def long(**settings):
    "Five side stacks of twelve cards each, and some of fewer."
    cards = [face for face in FACES for _ in range(2)]

    def take(*faces):
        for face in faces:
            cards.remove(face)
        return list(faces)

    position = {{
        "hands": [take("2S", "7C", "10H", "JD", "QC"), take("6S", "6H", "6D", "6C", "9D")],
        "payoffs_bottom_first": [take("3S", "3H", "9C"), take("3C", "9S")],
        "centres_bottom_first": [[], take("AS", "2H", "3C", "4D"), take("AH", "2D", "3S", "4C", "KH")],
    }}
    stacks = [[[cards.pop() for _ in range(count)] for count in counts] for counts in ((12, 12, 12, 5), (12, 12, 3, 1))]
    return new({{**position, "sides_bottom_first": stacks}}, **settings)


def secret(**settings):
    "What the opponent holds, and all that lies under payoff piles, is there once and nowhere to be seen."
    position = {{
        "hands": [["QC", "2S", "10H", "7C", "JD"], {list(HIDDEN[:5])!r}],
        "payoffs_bottom_first": [[*{HIDDEN[5:7]!r}, "6C"], [{HIDDEN[7]!r}, "9S"]],
        "sides_bottom_first": [[["3D", "JS"], [], [], []], [["10S"], [], ["4H"], []]],
        "centres_bottom_first": [[], ["AS"], ["AH", "2H", "3C", "4D"]],
    }}
    return new(position, seed={SEED}, **settings)
"""

LIT = """(root, kind) => [...root.querySelectorAll(`[data-${kind}].lit:not([aria-disabled])`)]
  .map(one => one.dataset[kind])"""
LYING = """root => [...root.querySelectorAll("[data-card]")]
  .map(({dataset}) => [dataset.card, dataset.face]).filter(([, face]) => face)"""
FLIES = 'one => one.playState === "running" && Object.getPrototypeOf(one) === Animation.prototype'
"""Whether an animation is a card on its way, not a transition of the style sheet or somebody thinking."""

STILL = f"root => !root.getAnimations({{subtree: true}}).some({FLIES})"
PLACE = """([host, selector]) => {
  const {shadowRoot} = host;
  const one = shadowRoot.querySelector(selector);
  if (!one || one.getAnimations({subtree: true}).some(FLIES)) return null;
  const {left, top, width, height} = one.getBoundingClientRect();
  // The middle, or else whatever of it can be seen.
  for (const y of [0.5, 0.08, 0.92]) {
    for (const x of [0.5, 0.1, 0.9]) {
      const point = [left + width * x, top + height * y];
      if (one.contains(shadowRoot.elementFromPoint(...point))) return point;
    }
  }
  one.scrollIntoView({block: "center", behavior: "instant"});
  return null;
}""".replace("FLIES", FLIES)
RESTED = """async () => {
  for (let frames = 0; frames < 8; frames++) await new Promise(requestAnimationFrame);
}"""
WAY = """(host, selector) => {
  const {shadowRoot} = host;
  const middle = one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const at = shadowRoot.activeElement;
  const goal = shadowRoot.querySelector(selector);
  if (at === null || goal === null) return null;
  const [x, y] = middle(at);
  const [toX, toY] = middle(goal);
  return [at === goal ? 0 : 1, toX - x, toY - y];
}"""


def sources(table: Table) -> list[str]:
    """What can be picked up and played or discarded: payoff card first, then side stacks, then the hand."""
    found: list[str] = table.root.evaluate(LIT, "source")
    return sorted(found, key=lambda place: ("payoff", "side", "hand").index(place.partition(" ")[0]))


def goals(table: Table) -> list[str]:
    """Where the picked card may go."""
    found: list[str] = table.root.evaluate(LIT, "target")
    return found


def place(table: Table, selector: str) -> tuple[float, float]:
    """A point where something can be pressed, once it lies still."""
    found = table.notebook.page.wait_for_function(PLACE, arg=[table.host.element_handle(), selector])
    x, y = found.json_value()
    return x, y


def still(table: Table) -> None:
    """Wait until no card is on its way any more."""
    table.notebook.page.wait_for_function(STILL, arg=table.root.element_handle())


def truth(notebook: Notebook, name: str) -> Any:
    """All that may not change when a card is refused: the match's code, its zones as they are, and what is shown."""
    return notebook.ask(f"[{name}.code, {name}.match.position(), {name}.view['zones'], {name}._session.rev]")


def in_step(table: Table, name: str) -> None:
    """Wait until the cards on the screen are those that Python would show."""
    shown = f"""[[f"{{zone['id']}}:{{at}}", card["face"]] for zone in {name}.view["zones"]
      for at, card in enumerate(zone["cards"]) if card["face"]]"""
    until(
        lambda: sorted(table.root.evaluate(LYING)) == sorted(table.notebook.ask(shown)),
        f"{name} is shown as it is",
    )


@contextmanager
def held_up(notebook: Notebook, name: str, then: str = "") -> Iterator[None]:
    """Let a table's next message wait meanwhile, and then until `then` is done."""
    gate = notebook.lab.folder / f"gate-{time.time_ns()}"
    slow = f"""
import pathlib, time

def slow(message, inbox={name}._inbox, answer={name}._inbox.answer):
    while not pathlib.Path({str(gate)!r}).exists():
        time.sleep(0.005)
    inbox.answer = answer
    {then}
    return answer(message)

{name}._inbox.answer = slow"""
    notebook.ask("1", slow)
    yield
    gate.touch()


class Hand(Protocol):
    """A way to carry cards."""

    def lift(self, source: str) -> None:
        """Pick a card up."""

    def back(self, source: str) -> None:
        """Put it down where it lay."""

    def put(self, target: str) -> None:
        """Lay it on another place."""

    def next_round(self) -> None:
        """Go on once the round is over."""


class Clicks:
    """Click a card, and click where it goes; or tap both."""

    def __init__(self, table: Table, *, touch: bool = False) -> None:
        self.table = table
        self.touch = touch

    def lift(self, source: str) -> None:
        self._press(f'[data-source="{source}"]')
        self.table.find(f'[data-source="{source}"][aria-pressed=true]').wait_for()

    def back(self, source: str) -> None:
        """Nothing: a click on the next card picks that one up instead."""

    def put(self, target: str) -> None:
        self._press(f'[data-target="{target}"]')

    def next_round(self) -> None:
        self._press("[data-control=next]")

    def _press(self, selector: str) -> None:
        page = self.table.notebook.page
        (page.touchscreen.tap if self.touch else page.mouse.click)(*place(self.table, selector))


class Drags:
    """Drag a card with the mouse."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.mouse = table.notebook.page.mouse
        self.home = (0.0, 0.0)

    def lift(self, source: str) -> None:
        self.home = x, y = place(self.table, f'[data-source="{source}"]')
        self.mouse.move(x, y)
        self.mouse.down()
        self.mouse.move(x + 9, y - 9, steps=3)
        self.table.find(f'[data-source="{source}"].dragging[aria-pressed=true]').wait_for()

    def back(self, source: str) -> None:
        self.mouse.move(*self.home, steps=2)
        self.mouse.up()
        self.table.find(f'[data-source="{source}"][aria-pressed=false]:not(.dragging)').wait_for()

    def put(self, target: str) -> None:
        self.mouse.move(*place(self.table, f'[data-target="{target}"]'), steps=3)
        self.mouse.up()

    def next_round(self) -> None:
        self.table.control("next").click()


class Fingers:
    """Drag a card with a finger."""

    def __init__(self, table: Table) -> None:
        self.table = table
        notebook = table.notebook
        self.wire = notebook.context.new_cdp_session(notebook.page)
        self.at = (0.0, 0.0)

    def _leave(self) -> None:
        """Let go with a finger at rest: a browser takes no tap right after a flick."""
        self.table.notebook.page.evaluate(RESTED)
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y, "id": 1} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def lift(self, source: str) -> None:
        self.at = x, y = place(self.table, f'[data-source="{source}"]')
        self._touch("touchStart", (x, y))
        for step in range(1, 4):
            self._touch("touchMove", (x + 4 * step, y - 4 * step))
        self.table.find(f'[data-source="{source}"].dragging[aria-pressed=true]').wait_for()

    def back(self, source: str) -> None:
        self._touch("touchMove", self.at)
        self._leave()
        self.table.find(f'[data-source="{source}"][aria-pressed=false]:not(.dragging)').wait_for()

    def put(self, target: str) -> None:
        x, y = place(self.table, f'[data-target="{target}"]')
        left, top = self.at
        for part in (0.25, 0.5, 0.75, 1):
            self._touch("touchMove", (left + (x - left) * part, top + (y - top) * part))
        self._leave()

    def next_round(self) -> None:
        self.table.control("next").tap()


class Keys:
    """Tab to the own cards, arrows among them, Enter to pick up and to lay down, Escape to put back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.keyboard = table.notebook.page.keyboard

    def _walk(self, selector: str) -> None:
        """Press arrows until something has focus: first along the longer way, then along the other one."""
        for number in range(60):
            way = self.table.host.evaluate(WAY, selector)
            assert way is not None, f"neither here nor at {selector}"
            off, x, y = way
            if not off:
                return
            keys = ["ArrowRight" if x > 0 else "ArrowLeft", "ArrowDown" if y > 0 else "ArrowUp"]
            if abs(y) > abs(x):
                keys.reverse()
            self.keyboard.press(keys[0])
            if number % 3 == 2 or self.table.host.evaluate(WAY, selector) == way:
                self.keyboard.press(keys[1])
        raise AssertionError(f"arrows never led to {selector}")

    def lift(self, source: str) -> None:
        assert self.table.has_focus()
        self.table.reach(".own [data-item]")
        self._walk(f'[data-source="{source}"]')
        self.keyboard.press("Enter")
        assert self.table.find(f'[data-source="{source}"][aria-pressed=true]').count()

    def back(self, source: str) -> None:
        self.keyboard.press("Escape")
        assert self.table.focused(f'[data-source="{source}"][aria-pressed=false]')

    def put(self, target: str) -> None:
        if not self.table.focused("[data-target]"):
            self.table.reach(".own [data-item]")
        self._walk(f'[data-target="{target}"]')
        self.keyboard.press("Enter")

    def next_round(self) -> None:
        self.keyboard.press("n")


def play_round(table: Table, hands: Sequence[Hand]) -> list[str]:
    """Play until nothing can be picked up any more, with one way of carrying after the other; return what was done.

    Whatever goes to a centre stack goes there, the payoff card before all else; a discard ends the turn.
    """
    done: list[str] = []
    while True:
        table.quiet()
        found = sources(table)
        if not found:
            return done
        hand = hands[len(done) % len(hands)]
        for source in found:
            face = table.find(f'[data-source="{source}"]').get_attribute("data-face")
            hand.lift(source)
            lit = goals(table)
            centres = [place for place in lit if place.startswith("centre")]
            if centres or source == found[-1]:
                break
            hand.back(source)
        target = centres[0] if centres else lit[len(done) % len(lit)]
        kind, _, number = target.replace(" 0.", " ").partition(" ")
        name = face if source.startswith("hand") else source.partition(" ")[0]
        name = f"side {source[-1]}" if name == "side" else name
        done.append(f"{'play' if centres else 'discard'} {name} -> {kind} {number}")
        rev = table.rev
        hand.put(target)
        table.after(rev)

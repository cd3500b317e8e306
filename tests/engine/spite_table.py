"""A small table for tests of Spite & Malice: short piles written as texts, actions as texts, and what came of them."""

from __future__ import annotations

import ast
import inspect
import textwrap

import pytest

from cardwidgets.engine import new_match
from cardwidgets.engine.game import Illegal
from cardwidgets.engine.spite_and_malice import RANKS

STOCK = "AH 6C 7D 8H 9S 10D JD 2H 3D 4C"


def rising(count, suit="S"):
    """The first cards of a centre stack, ace first: ``rising(3)`` is ace, two and three of spades."""
    return [f"{rank}{suit}" for rank in RANKS[:count]]


def cards(pile):
    """A pile written as a text, or as a list already."""
    return pile.split() if isinstance(pile, str) else list(pile)


def table(
    hand="7C QH",
    *,
    payoff="9C 6D",
    side=(),
    centre=(),
    stock=STOCK,
    their_hand="3C 5C 7S 9D 10H",
    their_payoff="8C 4H",
    their_side=(),
    scores=(0, 0),
    seed=1,
    position=None,
    **options,
):
    """Seat 0 is on turn; piles are texts from the bottom up, the stock from the top down, a centre stack a number.

    All cards that are not named are out of play. A centre stack that is a number is that high, each in a suit of its
    own. Further keys of a position are given as ``position``, further arguments are options.
    """
    places = options.get("centres", 3)
    stacks = [rising(stack, "SHDC"[at]) if isinstance(stack, int) else cards(stack) for at, stack in enumerate(centre)]
    own, theirs = ([*map(cards, sides), *([] for _ in range(4 - len(sides)))] for sides in (side, their_side))
    written = {
        "hands": [cards(hand), cards(their_hand)],
        "payoffs_bottom_first": [cards(payoff), cards(their_payoff)],
        "sides_bottom_first": [own, theirs],
        "centres_bottom_first": [*stacks, *([] for _ in range(places - len(stacks)))],
        "stock_top_first": cards(stock),
        "scores": list(scores),
        **(position or {}),
    }
    return new_match("spite_and_malice", seed=seed, position=written, options=options)


def begun(first, second, *, seed=1, payoff=20, **options):
    """A round whose payoff piles have these tops and were just dealt; it is still to be seen who begins."""
    tops = [top if isinstance(top, list) else [*(None,) * (payoff - 1), top] for top in (first, second)]
    position = {"phase": "begin", "payoffs_bottom_first": tops}
    return new_match("spite_and_malice", seed=seed, position=position, options={"payoff": payoff, **options})


def play(match, *actions):
    """Play actions in turn, whoever's turn it is; return all that happened."""
    return [event for action in actions for event in match.play(action)]


def opening(match):
    """What happened before the first action."""
    return list(match._events[0])


def refused(match, action, seat=None):
    """Try what must be refused; return the refusal, after seeing that nothing changed."""
    before = match.position()
    with pytest.raises(Illegal) as caught:
        match.play(action, seat)
    assert match.position() == before
    return caught.value


def kinds(events):
    return [event.kind for event in events]


def only(events, kind):
    """The one event of that kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def choices(match):
    return [action.text for action in match.legal()]


def facts(match):
    return match.view(None).facts


def hand(match, seat=0):
    return match.position()["hands"][seat]


def payoff(match, seat=0):
    return match.position()["payoffs_bottom_first"][seat]


def sides(match, seat=0):
    return match.position()["sides_bottom_first"][seat]


def centres(match):
    return match.position()["centres_bottom_first"]


def stock(match):
    return match.position()["stock_top_first"]


def everything(match):
    """All cards of the match, wherever they lie."""
    position = match.position()
    piles = [position["stock_top_first"], position["aside"], *position["hands"], *position["payoffs_bottom_first"]]
    piles += [*position["centres_bottom_first"], *(stack for own in position["sides_bottom_first"] for stack in own)]
    return [card for pile in piles for card in pile]


def won(left=7, *, mine=0, theirs=0, **options):
    """Seat 0 plays its last payoff card while the other's pile has `left` cards; what match came of it."""
    match = table(payoff="6D", centre=[5], their_payoff=rising(left, "H"), scores=(mine, theirs), **options)
    return match, play(match, "play payoff -> centre 0")


def choose(legal, chance, eager):
    """Pick an action: in `eager` of eight cases a play if there is one, from the payoff pile if there is one."""
    plays = [action for action in legal if action.kind == "play"]
    if plays and chance.below(8) < eager:
        return next((action for action in plays if action.source == "payoff"), chance.choice(plays))
    return chance.choice(legal)


def reasons(*parts):
    """All reasons for refusing a position or a case that stand in these parts of the engine's source."""
    found = set()
    for part in parts:
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(part)))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("need", "number", "_piles"):
                found |= {text.value for text in node.args if isinstance(text, ast.Constant)}
    return {text for text in found if isinstance(text, str) and text and not text.startswith("SM-")}

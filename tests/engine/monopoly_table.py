"""A small table for tests of Monopoly: The Card Game: cards and actions as texts, and what came of them."""

from __future__ import annotations

from collections import Counter

import pytest

from cardwidgets.engine import new_match
from cardwidgets.engine.game import Illegal
from cardwidgets.engine.monopoly_card_game import MonopolyCardGame

MINE = "MED BAL ORI VER GO GO MR H1 H3 TK_CAR"
THEIRS = "STC STA STJ TEN H1 H2 MR GO KEN ATL"
DONE = "PKP BWK H1 H2 GO GO GO GO MR MR"
"""A hand of ten that may go out: 2,000 dollars, and the prize if nobody has as many Mr. Monopoly cards."""
DONE_11 = f"{DONE} MR"
DONE_9 = "PKP BWK H1 H2 GO GO GO GO MR"
STOCK = "VEN ELE H4 RDG PRR BNO SHL"


def cards(pile):
    """Cards written as a text, or as a list already."""
    return pile.split() if isinstance(pile, str) else list(pile)


def table(
    mine=MINE,
    theirs=None,
    *more,
    piles=None,
    extras=None,
    draw=None,
    players=4,
    seed=1,
    position=None,
    **options,
):
    """Seat 0 is on turn, the last seat dealt; hands and piles that are not given are empty, other cards out of play.

    Piles are written from the bottom up, the draw pile from the top down. The other's hand, both piles, an extra pile
    and the draw pile are some cards that were named nowhere if they are not given. With five and six each pile is one
    card, and those that are not given are chosen by the seed. Further keys of a position are given as ``position``,
    further arguments are options.
    """
    given = [mine, theirs or "", *more, *(piles or ()), *(extras or ()), draw or ""]
    left = Counter(MonopolyCardGame.PACK.counts) - Counter(card for pile in given for card in cards(pile))

    def spare(pile):
        return [card for card in cards(pile) if left[card]]

    hands = [cards(mine), spare(THEIRS) if theirs is None else cards(theirs), *map(cards, more)]
    own = [spare("PAC WAT"), spare("NCA CON IND")] if piles is None else [cards(pile) for pile in piles]
    dummies = [spare("ILL")] if extras is None else [cards(pile) for pile in extras]
    hands += [[] for _ in range(players - len(hands))]
    own += [[None] if players > 4 else [] for _ in range(players - len(own))]
    dummies += [[], []]
    written = {"hands": hands, "piles_bottom_first": own, "extras_bottom_first": dummies[: max(0, 4 - players)]}
    if players < 5:
        written["draw_top_first"] = spare(STOCK) if draw is None else cards(draw)
    options = {"players": players, **options}
    return new_match("monopoly_card_game", seed=seed, position={**written, **(position or {})}, options=options)


def large(mine=DONE_11, *more, players=5, piles=None, **given):
    """A hand with five or six: seat 0 is to swap trade cards."""
    named = [card for pile in (mine, *more) for card in cards(pile)]
    spare = [card for card in cards("PAC TK_HAT CON IND ILL ORI STC VIR NYA WAT") if card not in named]
    return table(mine, *more or ("",), piles=(piles or spare)[:players], players=players, **given)


def swapped(match, *laid, other=1):
    """The turn of whoever is to act with five or six, up to going out or staying: swap, and both lay a card."""
    return play(match, f"trade -> pile {other}", *(f"discard {card}" for card in laid))


def valued(*hands, **options):
    """What each of some hands is worth when nobody has gone out: earned, one number each."""
    players = max(2, len(hands))
    position = {"phase": "scored", "totals": [20_000] * players}
    return earned(table(*hands, piles=(), extras=(), players=players, position=position, target=50_000, **options))


def going_out(mine=DONE, *more, reward="STC VEN H4 RDG ELE", chance=(), shed=(), piles=(), **given):
    """Seat 0 goes out; what match came of it."""
    match = table(mine, *more or ("",), draw=reward, piles=piles, **given)
    play(match, "out", *(f"discard {card}" for card in shed), *(f"chance {role}" for role in chance))
    return match


def play(match, *actions):
    """Play actions in turn, whoever's turn it is; return all that happened."""
    return [event for action in actions for event in match.play(action)]


def refused(match, action, seat=None):
    """Try what must be refused; return the refusal, after seeing that nothing changed."""
    before = match.position()
    with pytest.raises(Illegal) as caught:
        match.play(action, seat)
    assert match.position() == before
    return caught.value


def no(match, action, seat=None):
    """The clause and the cause with which an action is refused."""
    refusal = refused(match, action, seat)
    return refusal.clause, refusal.data.get("cause")


def opening(match):
    """What happened before the first action."""
    return list(match._events[0])


def kinds(events):
    return [event.kind for event in events]


def all_of(events, kind):
    return [event for event in events if event.kind == kind]


def only(events, kind):
    """The one event of that kind."""
    (event,) = all_of(events, kind)
    return event


def choices(match):
    return [action.text for action in match.legal()]


def verbs(match):
    return sorted({action.kind for action in match.legal()})


def facts(match):
    return match.view(None).facts


def hand(match, seat=0):
    return match.position()["hands"][seat]


def pile(match, seat=0):
    return match.position()["piles_bottom_first"][seat]


def extra(match, at=0):
    return match.position()["extras_bottom_first"][at]


def stock(match):
    return match.position()["draw_top_first"]


def earned(match):
    """What each hand earned, the prize for Mr. Monopoly in it."""
    return [seat["earned"] for seat in facts(match)["result"]]


def lines(match, seat=0):
    """The breakdown of a hand: kind, group and amount of each line."""
    return [(line["kind"], line["group"], line["amount"]) for line in facts(match)["result"][seat]["lines"]]


def seen(match, reader, seat):
    """What somebody sees of a hand."""
    return match.view(reader).zones[f"hand {seat}"]


def everything(match):
    """All cards of the match, wherever they lie."""
    position = match.position()
    places = [*position["hands"], *position["piles_bottom_first"], *position["extras_bottom_first"]]
    places += [position["draw_top_first"], position["reward"], position["aside"]]
    return [card for place in places for card in place]

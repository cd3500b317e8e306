"""A small table for tests: cards in the order in which they are dealt, actions as texts, and what came of them."""

from __future__ import annotations

from cardwidgets.engine import new_match


def table(*cards, lives=(3, 3, 3, 3), dealer=None, top=None, seed=1, **options):
    """A round's beginning: `cards` come off the pack one by one, the last seat with a life deals.

    Seat 0 is to act first unless it is out or another `dealer` is named.
    """
    position = {"lives": list(lives), "pack_bottom_first": list(cards)}
    if dealer is not None:
        position["dealer"] = dealer
    if top is not None:
        position["pack_top"] = top
    options.setdefault("lives", max(3, *lives))
    return new_match("cuccu", seed=seed, position=position, options=options)


def play(match, *actions):
    """Play actions in turn, whoever's turn it is; return all that happened."""
    return [event for action in actions for event in match.play(action)]


def keep_on(match):
    """Everybody keeps until the round is scored; return all that happened."""
    events = []
    while match.legal() and match.legal()[0].text != "next_round":
        events += match.play(match.legal()[0])
    return events


def kinds(events):
    return [event.kind for event in events]


def only(events, kind):
    """The one event of that kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def all_of(events, kind):
    return [event for event in events if event.kind == kind]


def costs(events):
    """Who lost a life, and to what."""
    return [(event.seat, event.cause) for event in events if event.kind == "lose_life"]


def hands(match):
    return match.position()["hands"]


def lives(match):
    return match.view(None).facts["lives"]


def facts(match):
    return match.view(None).facts


def faces(match, reader):
    """What a seat sees of every hand: a face, None for face down, "" for no card."""
    zones = match.view(reader).zones
    return [(*zones[f"hand {seat}"], "")[0] for seat in range(match.seats)]


def choices(match):
    return [action.text for action in match.legal()]

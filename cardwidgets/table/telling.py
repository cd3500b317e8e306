"""What is told of a match: a line for each event, reasons, what an opponent knew, and the score pad.

All of it is made from events as the reader may see them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardwidgets.engine.game import Event, View
from cardwidgets.engine.match import Match
from cardwidgets.players import Decision
from cardwidgets.table.scenes import scene_of
from cardwidgets.table.words import Words

__all__ = ["Thought", "entry", "events_for", "knowledge", "round_starts", "thought_line", "view_for"]


class Thought(NamedTuple):
    """What an opponent decided, and the view from which it did.

    Parameters
    ----------
    seat:
        Whose thought it was.
    decision:
        The action and the reason.
    view:
        All that it knew.
    """

    seat: int
    decision: Decision
    view: View


def view_for(match: Match, reader: int | None, *, open_hands: bool = False) -> View:
    """Return what lies before a reader.

    Parameters
    ----------
    match:
        The match.
    reader:
        The seat that reads, None for an onlooker.
    open_hands:
        Whether all hands lie open, for teaching: of the hands, every seat's view is put together.

    Returns
    -------
    View
        The reader's view.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=18, position={"pack_bottom_first": ["2", "cat"], "actions": ["exchange"]})
    >>> view_for(match, 3).zones["hand 0"], view_for(match, 3, open_hands=True).zones["hand 0"]
    ((None,), ('2',))
    """
    view = match.view(reader)
    if not open_hands:
        return view
    views = [match.view(seat) for seat in range(match.seats)]
    zones = {
        zone: tuple(
            next((other.zones[zone][place] for other in views if other.zones[zone][place] is not None), None)
            for place in range(len(cards))
        )
        for zone, cards in view.zones.items()
        if zone.startswith("hand ")
    }
    return View(view.game, view.seat, view.turn, view.legal, {**view.zones, **zones}, view.facts, view.outcome)


def events_for(
    match: Match, reader: int | None, since: int = 0, *, open_hands: bool = False
) -> list[tuple[Event, ...]]:
    """Return what happened, as a reader may see it.

    Parameters
    ----------
    match, reader, open_hands:
        As for :func:`view_for`.
    since:
        The first step wanted.

    Returns
    -------
    list
        For each step its events.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=18)
    >>> events_for(match, 1, open_hands=True)[0][-1].cards[0].card
    '8'
    """
    told = match.events(reader, since)
    if not open_hands:
        return told
    seen = [match.events(seat, since) for seat in range(match.seats)]
    return [tuple(_together(versions) for versions in zip(*steps, strict=True)) for steps in zip(*seen, strict=True)]


def _together(versions: Sequence[Event]) -> Event:
    """One event from what each seat saw of it."""
    cards = tuple(
        next((move for move in moves if move.card is not None), moves[0])
        for moves in zip(*(version.cards for version in versions), strict=True)
    )
    return versions[0]._replace(cards=cards)


def entry(event: Event, words: Words) -> dict[str, Any]:
    """Return the line of an event.

    Parameters
    ----------
    event:
        As the reader may see it.
    words:
        The reader's sentences.

    Returns
    -------
    dict
        The sentence, the clause, whom it is about, whether a round begins, and the moves of cards.

    Examples
    --------
    >>> entry(Event("keep", ("CU-3.1",), 0), Words("cuccu", "en", ["You"], 0))["text"]
    'You keep your card.'
    """
    return {
        "text": words.event(event),
        "clause": event.clause,
        "seat": event.seat,
        "heading": event.kind == "shuffle",
        "moves": [{"face": move.card, "from": move.source, "to": move.target} for move in event.cards],
    }


def round_starts(log: Sequence[Sequence[dict[str, Any]]]) -> list[int]:
    """Return the steps in which rounds begin.

    Parameters
    ----------
    log:
        For each step its lines.

    Returns
    -------
    list
        Rising; the first is 0.

    Examples
    --------
    >>> round_starts([[{"heading": True}], [{"heading": False}]])
    [0]
    """
    # A position may begin in the middle of a round.
    return sorted({0, *(step for step, lines in enumerate(log) if any(line["heading"] for line in lines))})


def knowledge(thought: Thought, words: Words) -> str:
    """Return which cards of other hands an opponent knew, as a list.

    Parameters
    ----------
    thought:
        The decision and the view it was made from.
    words:
        The reader's sentences.

    Returns
    -------
    str
        For each hand with such cards whose it is and which; empty when it knew none.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> from cardwidgets.players import player
    >>> match = new_match("cuccu", seed=18, position={"pack_bottom_first": ["2", "cat"], "actions": ["exchange"]})
    >>> thought = Thought(2, player("cuccu", "novice").decide(match.view(2), match.stream(2)), match.view(2))
    >>> knowledge(thought, Words("cuccu", "en", ["Ada", "Bianca", "Carlo", "Dora"], None))
    'Bianca: cat, XII'
    """
    seen = scene_of(thought.view.game)(thought.view, words)
    hands = {
        words.names[place.seat]: [card.label for card in place.cards if card.face is not None]
        for place in seen.places
        if place.kind == "hand" and place.seat not in (None, thought.seat)
    }
    return "; ".join(f"{name}: {', '.join(cards)}" for name, cards in hands.items() if cards)


def thought_line(thought: Thought, words: Words, known: str = "") -> dict[str, Any]:
    """Return why an opponent did what it did and what it knew besides its own cards, as a line of the log.

    Parameters
    ----------
    thought:
        The decision and the view it was made from.
    words:
        The reader's sentences.
    known:
        What is to be told of :func:`knowledge`; empty for nothing.

    Returns
    -------
    dict
        A line without a clause.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> from cardwidgets.players import player
    >>> match = new_match("cuccu", seed=18)
    >>> thought = Thought(0, player("cuccu", "regular").decide(match.view(0), match.stream(0)), match.view(0))
    >>> thought_line(thought, Words("cuccu", "en", ["Ada", "Bianca", "Carlo", "Dora"], None))["text"]
    'Ada keeps the eight: it loses a life in 13% of deals, asking would in 61%.'
    """
    reason = thought.decision.reason
    text = words.reason(thought.seat, reason.id, reason.data)
    if known:
        text += " " + words.say("knew", **words.person("seat", thought.seat), cards=known)
    return {"text": text, "clause": "", "seat": thought.seat, "heading": False}

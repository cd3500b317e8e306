"""What a view of Cuccù looks like: one card before each player, the pack in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardwidgets.engine.cuccu import SPECIAL
from cardwidgets.engine.game import Event, View
from cardwidgets.table.scenes import Choice, Counter, PadRow, Place, Scene, Shown, Sitter
from cardwidgets.table.words import Words

__all__ = ["pad", "scene"]

_KEYS = {"keep": "k", "exchange": "s", "inn_keep": "k", "inn_ask": "p", "inn_accept": "a", "inn_refuse": "r"}


def scene(view: View, words: Words) -> Scene:
    """Lay a view of Cuccù out.

    Parameters
    ----------
    view:
        What the reader knows.
    words:
        The reader's sentences.

    Returns
    -------
    Scene
        Zones, choices, prompt and notes (CU-0.8, CU-0.10, CU-3.1, CU-3.11).

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> words = Words("cuccu", "en", ["You", "Bianca", "Carlo", "Dora"], reader=0)
    >>> picture = scene(new_match("cuccu", seed=18).view(0), words)
    >>> picture.prompt
    'Your turn. Keep the eight, or ask Bianca to swap?'
    >>> [choice.label for choice in picture.choices]
    ['Keep the eight', 'Swap with Bianca']
    """
    facts = view.facts
    seats = range(len(facts["lives"]))
    return Scene(
        places=(_pack(view, words), *(_hand(view, words, seat) for seat in seats)),
        choices=_choices(view, words),
        prompt=_prompt(view, words),
        sitters=tuple(_sitter(view, words, seat) for seat in seats),
        now=_now(view),
        reasons_open=_reasons_open(view),
    )


def pad(events: Sequence[Event], view: View) -> list[PadRow]:
    """Return the lives after each round (CU-4.2, CU-4.9).

    Parameters
    ----------
    events:
        All that has happened.
    view:
        What everybody knows after it: a match that began with a position tells its first lives nowhere else.

    Returns
    -------
    list
        One row for each round that has been scored.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=18)
    >>> while match.round == 1:
    ...     _ = match.play(match.legal()[0])
    >>> pad([event for step in match.events(None) for event in step], match.view(None))
    [PadRow(round=1, values=(3, 3, 2, 3), changed=(2,))]
    """
    rows: list[PadRow] = []
    lives = list(view.facts["lives"])
    changed: set[int] = set()
    ended: tuple[int, tuple[int, ...]] | None = None
    for event in reversed(events):
        if event.kind in ("round_over", "match_over"):
            ended, changed = (event.amount, tuple(lives)), set()
        elif event.kind == "restore":
            lives = [0] * len(lives)
            changed |= set(range(len(lives)))
        elif event.kind == "lose_life" and event.seat is not None:
            lives[event.seat] += 1
            changed.add(event.seat)
        elif event.kind == "shuffle" and ended:
            rows.append(PadRow(*ended, tuple(sorted(changed))))
            ended = None
    if ended:
        rows.append(PadRow(*ended, tuple(sorted(changed))))
    return rows[::-1]


def _now(view: View) -> tuple[str, ...]:
    """The clauses that bear on this moment."""
    facts = view.facts
    if view.outcome is not None:
        return (view.outcome.clause,)
    if facts["phase"] == "scored":
        return ("CU-4.10", "CU-4.2", "CU-2.8")
    if facts["phase"] == "inn":
        return ("CU-3.11", "CU-3.12", "CU-3.13")
    if facts["phase"] == "offer":
        return ("CU-3.12", "CU-3.13")
    if view.turn == facts["dealer"]:
        return ("CU-3.3", "CU-3.14")
    return ("CU-3.1", "CU-3.2", "CU-3.4", "CU-3.5", "CU-3.6", "CU-3.8", "CU-3.11", "CU-3.14")


def _scored(facts: Any) -> bool:
    return facts["phase"] in ("scored", "over")


def _is_open(facts: Any, seat: int) -> bool:
    """Whether everybody knows the card that a seat holds."""
    return len(facts["known_to"][seat]) == len(facts["lives"])


def _reasons_open(view: View) -> frozenset[int]:
    """Whose reasons tell nothing hidden: not of those who knew a card that the reader does not see now."""
    facts = view.facts
    if not _scored(facts):
        return frozenset()
    covered = [known for known in facts["put"].values() if view.seat not in known]
    covered += [known for hand, known in enumerate(facts["known_to"]) if None in view.zones[f"hand {hand}"]]
    hidden = {seat for known in covered for seat in known}
    return frozenset(seat for seat in range(len(facts["lives"])) if _is_open(facts, seat) and seat not in hidden)


def _own(view: View) -> str | None:
    cards = view.zones.get(f"hand {view.seat}", ())
    return cards[0] if cards else None


def _target(view: View) -> int | None:
    """Whom the reader would ask now; None for the pack."""
    facts = view.facts
    seat, dealer, players = view.seat, facts["dealer"], len(facts["lives"])
    while seat is not None and seat != dealer:
        seat = (seat + 1) % players
        if not facts["done"][seat]:
            return seat
    return None


def _pack(view: View, words: Words) -> Place:
    count = len(view.zones["pack"])
    top = (Shown(None, words.card(None)),) if count else ()
    return Place("pack", "pile", None, words.game_says("zone", "pack"), top, count)


def _hand(view: View, words: Words, seat: int) -> Place:
    zone = f"hand {seat}"
    cards = tuple(Shown(face, words.card(face), _mark(view, seat)) for face in view.zones[zone])
    label = words.game_says("zone", "hand", **words.person("seat", seat))
    return Place(zone, "hand", seat, label, cards, len(cards))


def _mark(view: View, seat: int) -> Any:
    facts = view.facts
    if _scored(facts) and seat in facts["losers"]:
        return "loses"
    if not facts["lives"][seat] and not _scored(facts):
        return "dead"
    return "shown" if _is_open(facts, seat) and not _scored(facts) else ""


def _choices(view: View, words: Words) -> tuple[Choice, ...]:
    facts = view.facts
    if view.seat is None or view.outcome is not None or not facts["lives"][view.seat] or facts["phase"] == "scored":
        return ()
    legal = [action.text for action in view.legal]
    kinds = [*legal, "exchange"] if facts["phase"] == "inn" and legal else legal or ["keep", "exchange"]
    return tuple(_choice(view, words, kind, kind in legal) for kind in kinds)


def _choice(view: View, words: Words, kind: str, legal: bool) -> Choice:
    facts = view.facts
    other = _target(view) if not facts["inn"] else next(seat for seat in facts["inn"] if seat != view.seat)
    at_pack = kind == "exchange" and other is None
    arguments = {
        **words.person("other", other),
        **words.cards(card=_own(view)),
        "cause": facts["options"]["dealer_swaps"],
    }
    message = "exchange_pack" if at_pack else kind
    swaps = kind in ("exchange", "inn_refuse") and bool(_own(view))
    return Choice(
        text=kind,
        label=words.game_says("action", message, **arguments),
        hint=words.game_says("action", f"{message}.hint", **arguments),
        source=f"hand {view.seat}" if swaps else "",
        target=("pack" if other is None else f"hand {other}") if swaps else "",
        legal=legal,
        key=_KEYS[kind],
    )


def _prompt(view: View, words: Words) -> str:
    facts = view.facts
    turn = view.turn
    if view.outcome is not None:
        won = view.outcome.winner is not None
        return words.game_says(
            "prompt", "match_won" if won else "match_drawn", **words.person("seat", view.outcome.winner)
        )
    if facts["phase"] == "scored":
        return words.game_says("prompt", "round_over", **words.person("seat", facts["next_dealer"]))
    if turn != view.seat:
        waiting = words.game_says("prompt", "waiting", **words.person("seat", turn))
        out = view.seat is not None and not facts["lives"][view.seat]
        return f"{words.game_says('prompt', 'out')} {waiting}" if out else waiting
    cards = words.cards(card=_own(view))
    if facts["phase"] == "inn":
        return words.game_says("prompt", "inn_requester", **words.person("other", facts["inn"][1]), **cards)
    if facts["phase"] == "offer":
        return words.game_says("prompt", "innkeeper", **words.person("other", facts["inn"][0]))
    target = _target(view)
    if target is None:
        return words.game_says("prompt", "dealer", cause=facts["options"]["dealer_swaps"], **cards)
    return words.game_says("prompt", "turn", **words.person("other", target), **cards)


def _sitter(view: View, words: Words, seat: int) -> Sitter:
    facts = view.facts
    lives = facts["lives"][seat]
    cards = view.zones[f"hand {seat}"]
    badges = (words.say("dealer"),) if seat == facts["dealer"] and view.outcome is None else ()
    most = facts["options"]["lives"]
    counter = Counter("life", lives, most, words.say("lives", amount=lives))
    note = _note(view, words, seat, cards[0] if cards else None)
    return Sitter((counter,), badges, note, out=not lives and (not cards or _scored(facts)))


def _note(view: View, words: Words, seat: int, face: str | None) -> str:
    facts = view.facts
    held = bool(view.zones[f"hand {seat}"])
    payer_for = next((guest for guest, payer in facts["covers"] if payer == seat), None)
    if view.outcome is not None and view.outcome.winner == seat:
        kind = "winner"
    elif not facts["lives"][seat]:
        kind = "dead" if held and not _scored(facts) else "out"
    elif _scored(facts):
        kind = "loses" if seat in facts["losers"] else "safe"
    elif payer_for is not None:
        return words.game_says("note", "pays", **words.person("other", payer_for))
    elif facts["inn"] and seat in facts["inn"]:
        kind = "inn_requester" if seat == facts["inn"][0] else "innkeeper"
    elif seat == view.turn:
        kind = "to_act"
    elif not held:
        kind = "undealt"
    elif face in SPECIAL and _is_open(facts, seat):
        return words.game_says("note", "shown", **words.cards(card=face))
    else:
        return ""
    return words.game_says("note", kind)

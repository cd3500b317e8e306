"""What a view of Monopoly: The Card Game looks like: trade piles and hands before the players, all else in the middle.

Every choice says what is given, what is taken and what has to be discarded for it. The reader's own hand shows what it
would be paid if somebody else went out now: that is what a hand is really worth until its owner goes out, and it shows
what Chance puts at risk.
"""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from cardwidgets.engine.cards import Face
from cardwidgets.engine.game import NEXT_ROUND, Action, Event, View
from cardwidgets.engine.monopoly_card_game import STAY, MonopolyCardGame, worth
from cardwidgets.table.scenes import Account, Choice, Counter, Entry, PadRow, Place, Scene, Shown, Sitter
from cardwidgets.table.words import Words

__all__ = ["aim", "pad", "scene"]

_CHANCE: Final = "CH"
_MR: Final = "MR"
_EXTRA: Final = ("pile X", "pile Y")
_LARGE: Final = 4
"""More players than this share out all the cards."""

_ORDER: Final = {face: at for at, face in enumerate(dict.fromkeys(MonopolyCardGame.PACK.faces))}
"""Properties group by group, then buildings, tokens and bonus cards."""

_OUT: Final = Action("out")
_DRAW: Final = Action("draw")
_ASKS_OUT: Final = ("turn", "swap", "stay", "last")
"""The moments at which it can be asked what keeps a hand from going out (MC-4.14, MC-7.6, MC-7.9, MC-7.10).

With five and six the table goes on by itself past the moments at which a hand that is in no state to go out could: it
is asked before the trade."""

_KEYS: Final = {"draw": "d", "exchange": "e", "cancel": "c", "out": "o", "stay": "s"}

_NOW: Final = {
    "turn": ("MC-4.7", "MC-4.8", "MC-4.9"),
    "trade": ("MC-4.9", "MC-4.12", "MC-4.11", "MC-R14"),
    "put": ("MC-4.10", "MC-R12", "MC-4.11", "MC-R14"),
    "shed": ("MC-4.5", "MC-4.13", "MC-R19"),
    "shed_out": ("MC-4.15", "MC-4.14"),
    "stand": ("MC-2.16", "MC-R6", "MC-R10"),
    "swap": ("MC-7.6", "MC-R23"),
    "lay": ("MC-7.7", "MC-R23"),
    "stay": ("MC-7.9", "MC-4.14"),
    "last": ("MC-7.10", "MC-4.14"),
    "pass": ("MC-7.8", "MC-R24"),
}
"""The clauses that bear on each moment of a round."""


def scene(view: View, words: Words) -> Scene:
    """Lay a view of Monopoly: The Card Game out.

    Parameters
    ----------
    view:
        What the reader knows.
    words:
        The reader's sentences.

    Returns
    -------
    Scene
        Zones, choices, prompt and notes (MC-4.2 to MC-4.4, MC-4.7, MC-5.1, MC-7.5), and the accounts of a round that
        has been scored (MC-4.19).

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["PKP", "BWK", "H1", *["GO"] * 4, "BAL", "H4", "KEN"], None], "turn": 0}
    >>> position["piles_bottom_first"] = [["MED", "IND"], ["WAT", "TK_HAT"]]
    >>> match = new_match("monopoly_card_game", seed=7, position={**position, "actions": ["trade -> pile 1"]})
    >>> picture = scene(match.view(0), Words("monopoly_card_game", "en", ["You", "Bianca"], reader=0))
    >>> [(choice.label, choice.target) for choice in picture.choices][1]
    ('Take 2: top hat, Water Works – give 2: Indiana, Mediterranean', 'pile 1:0')
    >>> picture.sitters[0].reckoned
    ('Hand worth $1,600 now',)
    """
    facts = view.facts
    seats = range(len(facts["totals"]))
    return Scene(
        places=(*_middle(view, words), *(place for seat in seats for place in _before(view, words, seat))),
        choices=tuple(_choices(view, words)),
        prompt=_prompt(view, words),
        sitters=tuple(_sitter(view, words, seat) for seat in seats),
        reasons_open=_reasons_open(view),
        now=_now(view),
        direction="clockwise",
        ledger=() if facts["result"] is None else tuple(_account(view, words, seat) for seat in seats),
        passes=STAY.text if view.legal == (STAY,) else "",
    )


def pad(events: Sequence[Event], view: View) -> list[PadRow]:
    """Return the money after each round (MC-3.2).

    Parameters
    ----------
    events:
        All that has happened.
    view:
        What everybody knows after it: a match that began with a position tells its first money nowhere else.

    Returns
    -------
    list
        One row for each round that has been scored.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["PKP", "BWK", "H1", *["GO"] * 4, *["MR"] * 3], ["MED"]], "totals": [100, 50], "turn": 0}
    >>> position |= {"draw_top_first": ["H4"], "actions": ["out"]}
    >>> match = new_match("monopoly_card_game", seed=7, position=position)
    >>> pad([event for step in match.events(None) for event in step], match.view(None))
    [PadRow(round=1, values=(2700, 50), changed=(0,))]
    """
    rows: list[PadRow] = []
    totals = list(view.facts["totals"])
    changed: set[int] = set()
    ended: tuple[int, tuple[int, ...]] | None = None
    for event in reversed(events):
        if event.kind in ("round_over", "match_over"):
            ended, changed = (event.amount, tuple(totals)), set()
        elif event.kind in ("worth", "prize") and event.seat is not None and event.amount:
            totals[event.seat] -= event.amount
            changed.add(event.seat)
        elif event.kind in ("reward", "nobody_out") and ended:
            rows.append(PadRow(*ended, tuple(sorted(changed))))
            ended = None
    return rows[::-1]


def aim(view: View, source: str, target: str) -> str:
    """Say which action moving a card would be, legal or not.

    Parameters
    ----------
    view:
        What the mover knows.
    source:
        A place, or one of its cards as it is shown: ``hand 0:2``, ``pile 1``, ``pile 1:0``, ``draw``, ``pile X``.
    target:
        A place: ``pile 0``, ``hand 0``, ``pass 0``.

    Returns
    -------
    str
        The action's text; the rules say why what is not legal is not.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["H1", "PKP", *["GO"] * 4, *["MR"] * 4], None], "turn": 0}
    >>> view = new_match("monopoly_card_game", seed=7, position=position).view(0)
    >>> aim(view, "hand 0:0", "pile 0"), aim(view, "pile 1", "hand 0"), aim(view, "pile 1:0", "pile X")
    ('discard PKP', 'trade -> pile 1', 'swap_tops pile 1 -> pile X')
    >>> aim(view, "draw", "hand 0"), aim(view, "pile X", "hand 0"), aim(view, "pile 0", "pile 1")
    ('draw', 'take pile X', 'trade -> pile 1')
    """
    zone, _, index = source.partition(":")
    hand, pile, left = f"hand {view.seat}", f"pile {view.seat}", f"hand {_left(view)}"
    theirs = [f"pile {seat}" for seat in range(len(view.facts["totals"])) if seat != view.seat]
    if zone == hand:
        return _aim_card(view, int(index) if index else -1, target, pile, left)
    if zone in theirs and target in (hand, pile):
        return _aim_trade(view, zone, zone, index)
    if zone == pile and target in theirs:
        return _aim_trade(view, target, zone, index)
    if zone in theirs and target.startswith("pile"):
        return Action("swap_tops", zone, target).text
    if zone in _EXTRA and target in theirs:
        return Action("swap_tops", target, zone).text
    if (zone in _EXTRA and target in (hand, pile)) or (zone == pile and target in _EXTRA):
        return Action("take", zone if zone in _EXTRA else target).text
    if zone == "draw" and target == hand:
        return Action("draw").text
    # Nothing in the game is done so.
    return Action("discard", zone, target).text


def _aim_card(view: View, index: int, target: str, pile: str, left: str) -> str:
    """What it would be to move a card of the reader's hand."""
    hand = _sorted(view.zones[f"hand {view.seat}"])
    face = hand[index] if hand else None
    if target == pile:
        return Action("put" if view.facts["phase"] == "put" else "discard", face or "hand").text
    if target in (f"pass {view.seat}", left) and _is_large(view):
        return Action("pass", face or "hand").text
    return Action("discard", face or "hand", target).text


def _aim_trade(view: View, partner: str, taken_from: str, index: str) -> str:
    """What it would be to move cards between the reader's trade pile and another one."""
    trade = view.facts["trade"]
    if trade is None or _is_large(view) or partner != f"pile {trade[1]}":
        return Action("trade", "", partner).text
    if trade[2]:
        return Action("exchange").text
    count = len(view.zones[taken_from])
    return Action("count", str(count - int(index) if index else 1)).text


def _is_large(view: View) -> bool:
    return len(view.facts["totals"]) > _LARGE


def _left(view: View) -> int:
    """Who sits to the left of the reader."""
    return ((view.seat or 0) + 1) % len(view.facts["totals"])


def _sorted(hand: Sequence[Face | None]) -> list[Face | None]:
    """A hand as it is shown: group by group; what is not known comes at the end."""
    return sorted(hand, key=lambda face: len(_ORDER) if face is None else _ORDER[face])


def _reasons_open(view: View) -> frozenset[int]:
    """Whose reasons tell nothing hidden.

    Opponents speak of what lies open. But a card that was passed is known to two of them only, and who has no choice
    before the pass could not have gone out: with five and six that waits until all hands lie open.
    """
    seats = range(len(view.facts["totals"]))
    return frozenset(seats if not _is_large(view) or view.facts["result"] is not None else ())


def _now(view: View) -> tuple[str, ...]:
    """The clauses that bear on this moment."""
    facts = view.facts
    if view.outcome is not None:
        return (view.outcome.clause, "MC-4.19")
    if facts["result"] is not None:
        stopped = "MC-R25" if _is_large(view) or view.zones["draw"] else "MC-R18"
        ended = stopped if facts["out"] is None else "MC-7.11" if _is_large(view) else "MC-4.16"
        void = any(seat["void"] for seat in facts["result"])
        prize = any(seat["prize"] for seat in facts["result"])
        return (ended, "MC-4.19", *(("MC-2.18",) if void else ()), *(("MC-2.15",) if prize else ()), "MC-4.21")
    found = _NOW[facts["phase"]]
    kinds = {action.kind for action in view.legal}
    if facts["phase"] == "turn":
        found += tuple(clause for kind, clause in (("swap_tops", "MC-5.2"), ("take", "MC-5.3")) if kind in kinds)
        found += ("MC-4.14", "MC-4.15") if "out" in kinds else ()
    return found


# -- places ------------------------------------------------------------------------------------------------------------


def _middle(view: View, words: Words) -> Iterator[Place]:
    """The draw pile, the extra piles, and the reward once there is one."""
    if not _is_large(view):
        count = len(view.zones["draw"])
        top = (Shown(None, words.card(None)),) if count else ()
        yield Place("draw", "pile", None, words.game_says("zone", "draw"), top, count)
    for zone in _extras(view):
        cards = view.zones[zone]
        label = words.game_says("zone", "extra", extra=_which(view, zone))
        shown = tuple(Shown(face, words.card(face)) for face in cards)
        yield Place(zone, "fan", None, label, shown, len(cards), title=label)
    if view.facts["phase"] == "pass" and view.seat is not None:
        yield _chosen(view, words, view.seat)
    reward = view.zones["reward"]
    if reward:
        marks = _marks(view, view.facts["out"], reward, after=view.zones[f"hand {view.facts['out']}"])
        shown = tuple(Shown(face, words.card(face), mark) for face, mark in zip(reward, marks, strict=True))
        yield Place("reward", "row", None, words.game_says("zone", "reward"), shown, len(reward))


def _chosen(view: View, words: Words, seat: int) -> Place:
    """The card that is passed to the left; the reader's own one waits in the middle, where it has room."""
    zone, mine = f"pass {seat}", seat == view.seat
    cards = tuple(Shown(face, words.card(face)) for face in view.zones[zone])
    label = words.game_says("zone", "pass", **words.person("seat", seat), amount=len(cards))
    return Place(zone, "pile", None if mine else seat, label, cards, len(cards))


def _extras(view: View) -> list[str]:
    return [zone for zone in _EXTRA if zone in view.zones]


def _which(view: View, zone: str) -> str:
    """Which of the extra piles this is."""
    return "only" if len(_extras(view)) == 1 else ("first", "second")[_EXTRA.index(zone)]


def _before(view: View, words: Words, seat: int) -> Iterator[Place]:
    """What lies before a player: trade pile, a card chosen for the left, and hand."""
    person = words.person("seat", seat)

    def place(zone: str, kind: Any, family: str, cards: Sequence[Shown], title: str = "") -> Place:
        label = words.game_says("zone", family, **person, amount=len(cards))
        return Place(zone, kind, seat, label, tuple(cards), len(cards), title=title)

    pile, chosen, hand = f"pile {seat}", f"pass {seat}", _sorted(view.zones[f"hand {seat}"])
    title = words.game_says("zone", "pile.title") if seat == view.seat else ""
    yield place(pile, "fan", "pile", list(_on_pile(view, words, seat)), title)
    if view.facts["phase"] == "pass" and seat != view.seat and view.zones[chosen]:
        yield _chosen(view, words, seat)
    yield place(f"hand {seat}", "hand", "hand", list(_in_hand(view, words, seat, hand)))


def _on_pile(view: View, words: Words, seat: int) -> Iterator[Shown]:
    """The cards of a trade pile; those that a trade of so many is about are marked."""
    cards = view.zones[f"pile {seat}"]
    mover, other, count = view.facts["trade"] or (None, None, 0)
    first = len(cards) - (0 if _is_large(view) or seat not in (mover, other) else count)
    for at, face in enumerate(cards):
        yield Shown(face, words.card(face), "traded" if at >= first else "")


def _in_hand(view: View, words: Words, seat: int, hand: Sequence[Face | None]) -> Iterator[Shown]:
    """The cards of a hand; Chance says what it stands for, and what counts for nothing is faded."""
    stands = list(view.facts["stands"]) if seat == view.facts["out"] else []
    for face, mark in zip(hand, _marks(view, seat, hand), strict=True):
        if face == _CHANCE and stands:
            role = stands.pop(0)
            yield Shown(face, words.game_says("zone", "chance", cause=role), mark, role)
        else:
            yield Shown(face, words.card(face), mark)


def _marks(view: View, seat: int, cards: Sequence[Face | None], after: Sequence[Face | None] = ()) -> list[Any]:
    """Which cards of a hand that was scored count for nothing; those of ``after`` have been looked at before."""
    if view.facts["result"] is None:
        return [""] * len(cards)
    if view.facts["result"][seat]["void"]:
        return ["dead"] * len(cards)
    used = _used(view, seat)
    used.subtract(face for face in after if used[face])
    marks = []
    for face in cards:
        marks.append("" if used[face] > 0 else "dead")
        used[face] -= 1
    return marks


def _used(view: View, seat: int) -> Multiset[Face | None]:
    """The cards of a hand that count for something (MC-4.17)."""
    lines = view.facts["result"][seat]["lines"]
    used: Multiset[Face | None] = Multiset(face for line in lines for face in line["cards"])
    used[_MR] = len(_counted(view, seat))
    return used


def _counted(view: View, seat: int) -> list[Face | None]:
    """All cards that are counted for a seat: whoever went out has the reward too."""
    reward = view.zones["reward"] if seat == view.facts["out"] else ()
    return [*view.zones[f"hand {seat}"], *reward]


# -- choices -----------------------------------------------------------------------------------------------------------


def _choices(view: View, words: Words) -> Iterator[Choice]:
    """All legal actions; a card held twice can be taken from either place.

    Going out can be asked about, and so can the draw pile, by pressing it.
    """
    hand = _sorted(view.zones[f"hand {view.seat}"]) if view.legal else []
    for action in view.legal:
        if action == NEXT_ROUND:
            continue
        if action.kind in ("discard", "put", "pass"):
            target = f"{'pass' if action.kind == 'pass' else 'pile'} {view.seat}"
            for at, face in enumerate(hand):
                if face == action.source:
                    yield _choice(view, words, action, f"hand {view.seat}:{at}", target)
        else:
            yield _choice(view, words, action, *_places(view, action))
    if view.facts["phase"] in _ASKS_OUT and view.legal and _OUT not in view.legal:
        yield replace(_choice(view, words, _OUT, "", ""), legal=False)
    if view.seat is not None and view.zones["draw"] and view.facts["result"] is None and _DRAW not in view.legal:
        yield replace(_choice(view, words, _DRAW, "", "draw"), legal=False, key="", menu=False)


def _places(view: View, action: Action) -> tuple[str, str]:
    """What is pressed, or carried where, to do an action that moves no single card of the hand."""
    trade = view.facts["trade"]
    if action.kind == "swap_tops":
        return action.source, action.target
    if action.kind in ("count", "exchange"):
        count = int(action.source) if action.kind == "count" else trade[2]
        zone = f"pile {trade[1]}"
        return "", f"{zone}:{len(view.zones[zone]) - count}"
    return "", {"draw": "draw", "take": action.source, "trade": action.target}.get(action.kind, "")


def _choice(view: View, words: Words, action: Action, source: str, target: str) -> Choice:
    message = "swap" if action.kind == "trade" and _is_large(view) else action.kind
    arguments = _arguments(view, words, action)
    in_hand = source.startswith("hand")
    return Choice(
        text=action.text,
        label=words.game_says("action", message, **arguments),
        hint=words.game_says("action", f"{message}.hint", **arguments),
        source=source,
        target=target,
        legal=True,
        key=action.source if action.kind == "count" and len(action.source) == 1 else _KEYS.get(action.kind, ""),
        menu=not in_hand,
        goes=tuple(_goes(view, action, source)),
    )


def _goes(view: View, action: Action, source: str) -> Iterator[str]:
    """The places of the cards that a trade moves: what is taken, and what is given."""
    kind, own = action.kind, f"pile {view.seat}"
    if kind in ("count", "exchange", "put"):
        _, other, count = view.facts["trade"]
        count = int(action.source) if kind == "count" else count
        if kind == "put":
            yield source
        tops = [(f"pile {other}", count), (own, count - (kind == "put"))]
    elif kind == "swap_tops":
        tops = [(action.source, 1), (action.target, 1)]
    elif kind == "take":
        tops = [(action.source, 1), (own, 2)]
    elif kind == "trade" and _is_large(view):
        tops = [(action.target, 1), (own, 1)]
    else:
        tops = []
    for zone, count in tops:
        cards = len(view.zones[zone])
        yield from (f"{zone}:{at}" for at in range(max(0, cards - count), cards))


def _arguments(view: View, words: Words, action: Action) -> dict[str, Any]:
    """What an action gives, takes and costs, for its sentences."""
    kind, source, target = action
    own, zones = view.zones[f"pile {view.seat}"], view.zones

    def names(cards: Sequence[Face | None]) -> str:
        return ", ".join(_short(words, face) for face in cards)

    def shed(gained: int) -> int:
        return max(0, len(zones[f"hand {view.seat}"]) + gained - _size(view))

    if kind == "draw":
        return {"shed": shed(1)}
    if kind == "trade":
        cards = {"card": zones[target][-1], "card2": own[-1] if own else None}
        taken = names(zones[target][::-1])
        return {**words.person("other", int(target[5:])), **words.cards(**cards), "taken": taken}
    if kind in ("count", "exchange", "put"):
        other = view.facts["trade"][1]
        count = int(source) if kind == "count" else view.facts["trade"][2]
        needs = count > len(own)
        given = ([source] if kind == "put" else []) + list(own[::-1])
        return {
            **words.person("other", other),
            **words.cards(card=source if kind == "put" else None),
            "amount": count,
            "taken": names(zones[f"pile {other}"][::-1][:count]),
            "given": names(given[:count]),
            "shed": shed(count - (kind == "put" or needs)),
            "cause": ("part" if own else "hand") if needs else "pile",
        }
    if kind == "swap_tops":
        cards = {"card": zones[source][-1], "card2": zones[target][-1]}
        return {**words.person("other", int(source[5:])), **words.cards(**cards), "extra": _which(view, target)}
    if kind == "take":
        cards = words.cards(card=zones[source][-1])
        return {**cards, "extra": _which(view, source), "given": names(own[::-1][:2]), "shed": shed(2)}
    if kind == "out":
        return {"cause": "none" if _OUT not in view.legal else "table" if _is_large(view) else "pile"}
    if kind == "chance":
        return {"cause": source}
    if kind == "stay":
        return {"cause": "out" if len(view.legal) > 1 else "none"}
    return {**words.cards(card=source or None), **words.person("other", _left(view))}


def _short(words: Words, face: Face | None) -> str:
    return words.say("hidden-card") if face is None else words.game_says("card", f"{face}.short")


def _size(view: View) -> int:
    """How many cards a hand has after a turn (MC-4.5, MC-R16)."""
    return {5: 11, 6: 9}.get(len(view.facts["totals"]), 10)


# -- what is said ------------------------------------------------------------------------------------------------------


def _prompt(view: View, words: Words) -> str:
    facts, phase = view.facts, view.facts["phase"]
    if view.outcome is not None:
        winner = view.outcome.winner
        message = "match_drawn" if winner is None else "match_won"
        return words.game_says("prompt", message, **words.person("seat", winner))
    if phase == "scored":
        people = {**words.person("seat", facts["out"]), **words.person("other", view.turn)}
        return words.game_says("prompt", "scored", **people)
    if view.turn != view.seat:
        return words.game_says("prompt", "waiting", **words.person("seat", view.turn))
    kinds = {action.kind for action in view.legal}
    mover, other, _ = facts["trade"] or (None, None, 0)
    about: dict[str, dict[str, Any]] = {
        "turn": {"cause": "out" if "out" in kinds else "extra" if _extras(view) else "play"},
        "put": {"cause": "free" if "exchange" in kinds else "needed"},
        "stand": {"amount": len(facts["stands"]) + 1},
        "stay": {"cause": "out" if "out" in kinds else "none"},
        "last": {"cause": "out" if "out" in kinds else "none"},
    }
    if phase in ("shed", "shed_out"):
        about[phase] = {"amount": len(view.zones[f"hand {view.seat}"]) - _size(view), "size": _size(view)}
    partner = _left(view) if phase == "pass" else mover if other == view.seat else other
    return words.game_says("prompt", phase, **words.person("other", partner), **about.get(phase, {}))


def _sitter(view: View, words: Words, seat: int) -> Sitter:
    facts = view.facts
    total, target = facts["totals"][seat], facts["target"]
    counter = Counter("score", total, target, words.game_says("counter", "score", amount=total, target=target))
    badges = (words.say("dealer"),) if seat == facts["dealer"] and view.outcome is None else ()
    plays = seat == view.seat and facts["result"] is None and facts["phase"] != "stand"
    reckoned = (_worth(view, words),) if plays else ()
    return Sitter((counter,), badges, _note(view, words, seat), reckoned=reckoned)


def _worth(view: View, words: Words) -> str:
    """What the reader's hand is worth at this moment; only whoever goes out can use Chance (MC-2.17, MC-2.18)."""
    cause = "out" if _OUT in view.legal else "in"
    hand = [face for face in view.zones[f"hand {view.seat}"] if face is not None]
    message = "chance" if _CHANCE in hand else "hand"
    return words.game_says("worth", message, amount=worth(hand, view.facts["options"]).total, cause=cause)


def _note(view: View, words: Words, seat: int) -> str:
    facts = view.facts
    if view.outcome is not None and view.outcome.winner == seat:
        return words.game_says("note", "winner")
    if facts["result"] is not None:
        result = facts["result"][seat]
        kind = "void" if result["void"] else "went_out" if seat == facts["out"] else "earned"
        return words.game_says("note", kind, amount=result["earned"])
    if seat == facts["out"]:
        return words.game_says("note", "out")
    if seat == view.turn:
        return words.game_says("note", "to_act")
    if facts["trade"] is not None and seat == facts["trade"][1]:
        return words.game_says("note", "asked")
    return words.game_says("note", "chosen") if view.zones[f"pass {seat}"] else ""


# -- the account of a hand ---------------------------------------------------------------------------------------------


def _account(view: View, words: Words, seat: int) -> Account:
    """What a hand came to, line by line (MC-4.19)."""
    facts = view.facts
    result, total = facts["result"][seat], facts["totals"][seat]
    note = {"cause": "out" if seat == facts["out"] else "in", "amount": total, "target": facts["target"]}
    return Account(
        seat=seat,
        title=words.game_says("ledger", "title", **words.person("seat", seat)),
        lines=tuple(_entries(view, words, seat)),
        total_text=words.game_says("ledger", "total", amount=result["earned"]),
        note=words.game_says("ledger", "note", **note),
    )


def _entries(view: View, words: Words, seat: int) -> Iterator[Entry]:
    result, cards = view.facts["result"][seat], _counted(view, seat)

    def entry(message: str, pays: int, clause: str, /, **arguments: Any) -> Entry:
        return Entry(words.game_says("ledger", message, **arguments), words.game_says("money", amount=pays), clause)

    if result["void"]:
        yield entry("void", 0, "MC-2.18")
        return
    for line in result["lines"]:
        group = line["group"]
        message = group if group in ("railroads", "utilities") and line["kind"] == "group" else line["kind"]
        names = ", ".join(_short(words, face) for face in line["cards"])
        arguments = {"group": group, "amount": len(line["cards"]), "cards": names}
        yield entry(message, line["amount"], line["clause"], **arguments)
    if result["prize"]:
        yield entry("prize", result["prize"], "MC-2.15", amount=cards.count(_MR))
    unused = _sorted(list((Multiset(cards) - _used(view, seat)).elements()))
    if unused:
        yield entry("unused", 0, "MC-4.17", cards=", ".join(_short(words, face) for face in unused))

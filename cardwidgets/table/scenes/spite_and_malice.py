"""What a view of Spite & Malice looks like: stock and centre stacks in the middle, all else before the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardwidgets.engine.cards import Face
from cardwidgets.engine.game import Action, Event, View
from cardwidgets.engine.spite_and_malice import KING, RANK, RANKS, SIDES
from cardwidgets.table.scenes import Choice, Counter, PadRow, Place, Scene, Shown, Sitter
from cardwidgets.table.words import Words

__all__ = ["aim", "pad", "scene"]

_FULL: Final = 12
_AFTER: Final = {
    "payoff": ("SM-4.1", "SM-4.2", "SM-4.4", "SM-R11"),
    "stock": ("SM-4.3", "SM-R6", "SM-4.4", "SM-R11"),
    "turns": ("SM-R17", "SM-4.4", "SM-R11"),
}
"""What bears on the moment after a round, by what ended it."""


def scene(view: View, words: Words) -> Scene:
    """Lay a view of Spite & Malice out.

    Parameters
    ----------
    view:
        What the reader knows.
    words:
        The reader's sentences.

    Returns
    -------
    Scene
        Zones, choices, prompt and notes (SM-1.2, SM-1.3, SM-3.2, SM-R13, SM-R20).

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["KS", "7C"], None], "payoffs_bottom_first": [["9H"], ["4D"]]}
    >>> position["centres_bottom_first"] = [["AS"], [], []]
    >>> match = new_match("spite_and_malice", seed=7, position=position)
    >>> picture = scene(match.view(0), Words("spite_and_malice", "en", ["You", "Bianca"], reader=0))
    >>> [place.label for place in picture.places[1:3]]
    ['Centre stack 1, needs a two', 'Centre stack 2, empty, needs an ace']
    >>> picture.choices[0].label, picture.choices[0].source, picture.choices[0].target
    ('Play the king of spades on centre stack 1 as a two', 'hand 0:1', 'centre 0')
    """
    facts = view.facts
    middle = (_stock(view, words), *(_centre(view, words, at) for at in range(facts["options"]["centres"])))
    return Scene(
        places=(*middle, *(place for seat in range(2) for place in _before(view, words, seat))),
        choices=_choices(view, words),
        prompt=_prompt(view, words),
        sitters=tuple(_sitter(view, words, seat) for seat in range(2)),
        # Opponents speak of nothing but what lies open.
        reasons_open=frozenset(range(2)),
        now=_now(view),
    )


def pad(events: Sequence[Event], view: View) -> list[PadRow]:
    """Return the points after each round (SM-4.2, SM-4.3).

    Parameters
    ----------
    events:
        All that has happened.
    view:
        What everybody knows after it: a match that began with a position tells its first points nowhere else.

    Returns
    -------
    list
        One row for each round that has been scored.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"payoffs_bottom_first": [["AS"], None], "scores": [3, 4], "actions": ["play payoff -> centre 0"]}
    >>> match = new_match("spite_and_malice", seed=7, position=position)
    >>> pad([event for step in match.events(None) for event in step], match.view(None))
    [PadRow(round=1, values=(23, 4), changed=(0,))]
    """
    rows: list[PadRow] = []
    scores = list(view.facts["scores"])
    number = 0
    for event in reversed(events):
        if event.kind in ("round_over", "match_over"):
            number = event.amount
        elif event.kind == "round_drawn":
            rows.append(PadRow(number, tuple(scores), ()))
        elif event.kind == "round_won" and event.seat is not None:
            rows.append(PadRow(number, tuple(scores), (event.seat,)))
            scores[event.seat] -= event.amount
    return rows[::-1]


def aim(view: View, source: str, target: str) -> str:
    """Say which action moving a card would be, legal or not.

    Parameters
    ----------
    view:
        What the mover knows.
    source:
        A place, or one of its cards as it is shown: ``payoff 0``, ``side 0.1``, ``side 0.1:0``, ``hand 0:2``.
    target:
        A place: ``centre 1``, ``side 0.3``, ``stock``.

    Returns
    -------
    str
        The action's text; the rules say why what is not legal is not.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("spite_and_malice", seed=7, position={"hands": [["KS", "7C", "AD"], None]}).view(0)
    >>> aim(view, "hand 0:1", "centre 2"), aim(view, "hand 0:1", "side 0.3"), aim(view, "hand 0:1", "side 1.3")
    ('play 7C -> centre 2', 'discard 7C -> side 3', 'discard 7C -> theirs 3')
    >>> aim(view, "payoff 0", "side 0.0")
    'play payoff -> side 0'
    """
    zone, _, index = source.partition(":")
    kind, owner, number = _parts(zone)
    goal, whose, at = _parts(target)
    if goal == "centre":
        onto = target
    elif goal == "side":
        onto = f"side {at}" if whose == view.seat else f"theirs {at}"
    else:
        onto = goal
    if kind in ("payoff", "side", "hand") and owner != view.seat:
        return Action("play", "theirs", onto).text
    if kind == "hand":
        hand = _sorted(view.zones[zone])
        face = hand[int(index) if index else -1] if hand else None
        return Action("play" if goal == "centre" else "discard", face or "hand", onto).text
    if kind == "side":
        covered = index and int(index) < len(view.zones[zone]) - 1
        return Action("play", f"side {number}:{index}" if covered else f"side {number}", onto).text
    return Action("play", kind, onto).text


def _parts(zone: str) -> tuple[str, int | None, str]:
    """The kind of a zone, whose it is, and its number there: ``side 0.1`` is side, 0 and 1."""
    kind, _, rest = zone.partition(" ")
    owner, _, number = rest.partition(".")
    return kind, int(owner) if owner else None, number


def _sorted(hand: Sequence[Face | None]) -> list[Face | None]:
    """A hand as it is shown: from low to high, kings last; what is not known comes at the end."""
    return sorted(hand, key=lambda face: (KING + 1, "") if face is None else (RANK[face], "SHDC".index(face[-1])))


def _now(view: View) -> tuple[str, ...]:
    """The clauses that bear on this moment."""
    facts = view.facts
    if view.outcome is not None:
        return (view.outcome.clause,)
    if facts["phase"] == "scored":
        return _AFTER[facts["result"][2]]
    if not view.legal:
        return ("SM-3.1", "SM-3.2", "SM-3.6", "SM-2.1")
    moves = {_cause(action) for action in view.legal}
    kings = any(RANK[_face(view, action)] == KING for action in view.legal if action.kind == "play")
    bearing = {
        "SM-3.3": "payoff" in moves,
        "SM-3.4": "side" in moves,
        "SM-3.5": "hand" in moves,
        "SM-3.6": "discard" in moves,
        "SM-R10": facts["options"]["aces_forced"] and "discard" not in moves,
        "SM-2.1": True,
        "SM-2.3": kings,
        "SM-2.5": any(len(view.zones[zone]) == _FULL - 1 for zone in view.zones if zone.startswith("centre")),
    }
    return tuple(clause for clause, bears in bearing.items() if bears)


def _card(words: Words, face: Face | None) -> str:
    return words.say("hidden-card") if face is None else words.game_says("card", f"{face}.label")


def _stock(view: View, words: Words) -> Place:
    count = len(view.zones["stock"])
    top = (Shown(None, _card(words, None)),) if count else ()
    return Place("stock", "pile", None, words.game_says("zone", "stock"), top, count)


def _centre(view: View, words: Words, at: int) -> Place:
    """A centre stack: its top, and the rank that it waits for."""
    zone = f"centre {at}"
    cards = view.zones[zone]
    count = len(cards)
    full = count == _FULL
    message = "centre_full" if full else "centre"
    label = words.game_says("zone", message, number=at + 1, amount=count, due=count + 1)
    top = tuple(_on_centre(words, face, count) for face in cards[-1:])
    title = words.game_says("zone", "centre.title", number=at + 1)
    return Place(zone, "pile", None, label, top, count, "" if full else RANKS[count], title)


def _on_centre(words: Words, face: Face | None, rank: int) -> Shown:
    """The top of a centre stack; a king says what it stands for (SM-2.3)."""
    if face is None or RANK[face] != KING:
        return Shown(face, _card(words, face))
    return Shown(face, words.game_says("zone", "king", **words.cards(card=face), amount=rank), stands=RANKS[rank - 1])


def _before(view: View, words: Words, seat: int) -> list[Place]:
    """What lies before a player: payoff pile, side stacks and hand."""
    person = words.person("seat", seat)

    def place(
        zone: str, kind: Any, family: str, cards: Sequence[Face | None], title: str = "", **numbers: int
    ) -> Place:
        count = len(view.zones[zone])
        label = words.game_says("zone", family, **person, amount=count, **numbers)
        shown = tuple(Shown(face, _card(words, face)) for face in cards)
        return Place(zone, kind, seat, label, shown, count, title=title)

    payoff, hand = f"payoff {seat}", f"hand {seat}"
    sides = [f"side {seat}.{at}" for at in range(SIDES)]
    return [
        place(payoff, "pile", "payoff", view.zones[payoff][-1:], words.game_says("zone", "payoff.title")),
        *(place(zone, "fan", "side", view.zones[zone], number=at) for at, zone in enumerate(sides, 1)),
        place(hand, "hand", "hand", _sorted(view.zones[hand])),
    ]


def _cause(action: Action) -> str:
    """What kind of move an action is: payoff, side or hand for the centre, or a discard."""
    if action.kind != "play":
        return action.kind
    kind = action.source.partition(" ")[0]
    return kind if kind in ("payoff", "side") else "hand"


def _source(view: View, action: Action) -> str:
    """The zone that an action of the reader takes a card from."""
    cause = _cause(action)
    if cause == "side":
        return f"side {view.seat}.{action.source.partition(' ')[2]}"
    return f"{'payoff' if cause == 'payoff' else 'hand'} {view.seat}"


def _face(view: View, action: Action) -> Face:
    """The card that an action of the reader moves."""
    zone = _source(view, action)
    face = action.source if zone.startswith("hand") else view.zones[zone][-1]
    assert face is not None
    return face


def _choices(view: View, words: Words) -> tuple[Choice, ...]:
    """All legal moves, each done by moving a card; a card that the hand has twice can be taken from either place.

    Whoever presses the stock is told when cards are drawn.
    """
    if view.facts["phase"] != "play" or view.seat is None:
        return ()
    hand = _sorted(view.zones[f"hand {view.seat}"]) if view.legal else []
    found = []
    for action in view.legal:
        zone = _source(view, action)
        if zone.startswith("hand"):
            sources = [f"{zone}:{at}" for at, face in enumerate(hand) if face == action.source]
        else:
            sources = [zone]
        found += [_choice(view, words, action, source) for source in sources]
    draw = Action("play", "stock", "hand").text
    return (*found, Choice(draw, words.game_says("action", "draw"), "", "", "stock", legal=False, key="", menu=False))


def _choice(view: View, words: Words, action: Action, source: str) -> Choice:
    face = _face(view, action)
    kind, number = action.target.split(" ")
    target = action.target if kind == "centre" else f"side {view.seat}.{number}"
    message = "wild" if action.kind == "play" and RANK[face] == KING else action.kind
    arguments = {
        **words.cards(card=face),
        "number": int(number) + 1,
        "from": int(source.partition(".")[2] or 0) + 1,
        "amount": len(view.zones[target]) + 1,
        "cause": _cause(action),
    }
    return Choice(
        text=action.text,
        label=words.game_says("action", message, **arguments),
        hint=words.game_says("action", f"{message}.hint", **arguments),
        source=source,
        target=target,
        legal=True,
        key="",
        menu=False,
    )


def _prompt(view: View, words: Words) -> str:
    facts = view.facts
    if view.outcome is not None:
        winner = view.outcome.winner
        message = "match_drawn" if winner is None else "match_won"
        return words.game_says("prompt", message, **words.person("seat", winner))
    if facts["phase"] == "scored":
        winner, points, cause = facts["result"]
        message = "round_drawn" if winner is None else "round_won"
        return words.game_says("prompt", message, **words.person("seat", winner), amount=points, cause=cause)
    if view.turn != view.seat:
        return words.game_says("prompt", "waiting", **words.person("seat", view.turn))
    return words.game_says("prompt", "turn", **words.cards(card=view.zones[f"payoff {view.seat}"][-1]))


def _sitter(view: View, words: Words, seat: int) -> Sitter:
    facts = view.facts
    score, left = facts["scores"][seat], len(view.zones[f"payoff {seat}"])
    target, most = facts["options"]["target"], facts["options"]["payoff"]
    counters = (
        Counter("score", score, target, words.game_says("counter", "score", amount=score, target=target)),
        Counter("life", left, most, words.game_says("counter", "payoff", amount=left)),
    )
    began = seat == facts["starter"] and facts["phase"] == "play"
    badges = (words.game_says("note", "starter"),) if began else ()
    return Sitter(counters, badges, _note(view, words, seat))


def _note(view: View, words: Words, seat: int) -> str:
    facts = view.facts
    if view.outcome is not None and view.outcome.winner == seat:
        return words.game_says("note", "winner")
    if facts["result"] is not None:
        winner, points, _ = facts["result"]
        return words.game_says("note", "points" if winner == seat else "no_points", amount=points)
    return words.game_says("note", "to_act") if seat == view.turn else ""

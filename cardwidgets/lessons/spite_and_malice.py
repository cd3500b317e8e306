"""The lessons of Spite & Malice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count, islice
from typing import Any, Final

from cardwidgets.engine import new_match
from cardwidgets.engine.cards import Face
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import View
from cardwidgets.engine.match import Match
from cardwidgets.engine.spite_and_malice import KING, RANK, RANKS, SIDES
from cardwidgets.lessons.goals import Goal, Happened, Played
from cardwidgets.lessons.lesson import Kind, Lesson
from cardwidgets.lessons.level import Level, Line, Play, Question
from cardwidgets.lessons.spite_and_malice_ways import (
    Aim,
    Shut,
    Stuck,
    Turn,
    complete,
    hand_gone,
    hopeless,
    lines,
    onward,
    payoff_gone,
    shut,
    way,
)

__all__ = ["LESSONS"]

_GAME: Final = "spite_and_malice"
_QUEEN: Final = 12
_SUITS: Final = "SHDC"
_LEFT: Final = 10
"""How many payoff cards everybody has left on most of these tables."""

_OVER: Final[Goal] = Played("discard *")
_AWAY: Final[Goal] = Played("play payoff -> *")


# -- tables ------------------------------------------------------------------------------------------------------------


def _cards(text: str) -> list[Face | None]:
    """Cards such as ``AS 10H ?``; a ``?`` is any card."""
    return [None if card == "?" else card for card in text.split()]


def _stacks(text: str, places: int) -> list[list[Face | None]]:
    """Stacks such as ``AS 2H | AD``; ``5`` is a stack from the ace to the five."""
    found = [
        _rising(int(stack), place) if stack.strip().isdecimal() else _cards(stack)
        for place, stack in enumerate(text.split("|"))
    ]
    return [*found, *([] for _ in range(places - len(found)))]


def _rising(height: int, place: int) -> list[Face | None]:
    return [f"{rank}{_SUITS[(3 * at + place) % 4]}" for at, rank in enumerate(RANKS[:height])]


def _pile(top: str, left: int) -> list[Face | None]:
    return [*(None,) * (left - 1), *_cards(top)]


def _table(
    hand: str = "? ? ? ? ?",
    payoff: str = "?",
    centre: str = "",
    side: str = "",
    *,
    left: int = _LEFT,
    her_payoff: str = "?",
    her_left: int = _LEFT,
    her_side: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A position on which these cards lie, the learner on turn; what is hers is the other player's."""
    return {
        "hands": [_cards(hand), _cards(more.pop("her_hand", "? ? ? ? ?"))],
        "payoffs_bottom_first": [_pile(payoff, left), _pile(her_payoff, her_left)],
        "sides_bottom_first": [_stacks(side, SIDES), _stacks(her_side, SIDES)],
        "centres_bottom_first": _stacks(centre, 3),
        **more,
    }


# -- things to do ------------------------------------------------------------------------------------------------------


def _puzzle(aim: Aim, goal: Goal, solution: Line, *wrong: Line, slips: tuple[Line, ...] = ()) -> Play:
    """Something to reach before the turn is over."""
    return Play(goal, solution, wrong, lost=_OVER | Stuck(aim), slips=slips, onward=partial(onward, aim=aim))


_payoff_puzzle = partial(_puzzle, payoff_gone, _AWAY & ~_OVER)
"""The payoff card has to go in this turn."""

_HAND_GONE: Final[Goal] = Happened("draw", seat=0, cause="refill") & ~_OVER

_hand_puzzle = partial(_puzzle, hand_gone, _HAND_GONE)
"""The hand has to be used up in this turn."""


def _spite(solution: Line, *wrong: Line) -> Play:
    """The turn has to end with no open way for the other player's payoff card."""
    return Play(Shut(), solution, wrong, lost=_OVER | Stuck(shut), onward=_shutting)


_shutting = partial(onward, aim=shut, discard=True)


def _both(solution: Line, *wrong: Line, about: Line = ()) -> Play:
    """Besides, the own payoff card has to go; ten are left."""
    lost = _OVER | _AWAY & Stuck(shut) | ~_AWAY & Stuck(_away_and_shut)
    return Play(_AWAY & Shut(), solution, wrong, lost=lost, onward=_away_and_shutting, about=about)


def _away_and_shut(turn: Turn) -> bool:
    return payoff_gone(turn) and shut(turn)


def _away_and_shutting(view: View) -> Line:
    """The card that is turned up next need not go as well."""
    return onward(view, shut if len(view.zones["payoff 0"]) < _LEFT else _away_and_shut, discard=True)


def _before_her_draw(view: View) -> Line:
    """Complete a stack, if that was not done in this round, and discard."""
    return onward(view, complete if view.facts["shuffles"] == 0 else bool, discard=True)


# -- things to say -----------------------------------------------------------------------------------------------------


def _places(zone: str, number: int) -> Line:
    return tuple(f"place {zone}{at}" for at in range(number))


def _hand(match: Match) -> Line:
    return _places("hand 0:", len(match.view(0).zones["hand 0"]))


def _centres(match: Match) -> Line:
    return _places("centre ", match.options["centres"])


def _playable(before: Match, after: Match) -> frozenset[str]:
    """The cards of the hand that can be played to the centre now."""
    hand = before.view(0).zones["hand 0"]
    sources = {action.source for action in before.legal() if action.kind == "play"}
    return frozenset(f"place hand 0:{at}" for at, card in enumerate(hand) if card in sources)


def _side_cards(match: Match) -> Line:
    zones = match.view(0).zones
    return tuple(f"place side 0.{at}:{height}" for at in range(SIDES) for height in range(len(zones[f"side 0.{at}"])))


def _playable_side_cards(before: Match, after: Match) -> frozenset[str]:
    """The cards of the side stacks that can be played now."""
    zones = before.view(0).zones
    tops = {action.source: len(zones[f"side 0.{action.source[-1]}"]) - 1 for action in _plays(before, "side ")}
    return frozenset(f"place side 0.{source[-1]}:{height}" for source, height in tops.items())


def _plays(match: Match, source: str) -> list[Any]:
    return [action for action in match.legal() if action.kind == "play" and action.source.startswith(source)]


def _used_up(before: Match, after: Match) -> frozenset[str]:
    """The own places that have become empty."""
    had, has = before.view(0).zones, after.view(0).zones
    return frozenset(f"place {zone}" for zone in _OWN if had[zone] and not has[zone])


_OWN: Final = ("payoff 0", "hand 0", "side 0.0")


def _three_packs(before: Match, after: Match) -> int:
    return len(new_match(_GAME, options={"packs": 3}, seed=1).view(None).zones["stock"])


_TO_BEGIN: Final = ("QS", "9D", "KC", "AH", "JH")


def _beginners(before: Match, after: Match) -> frozenset[str]:
    """The cards with which the learner would begin, against the other's payoff card as it is."""
    hers = before.view(0).zones["payoff 1"][-1]

    def starter(card: str) -> int | None:
        piles = [_pile(card, 20), _pile(str(hers), 20)]
        return new_match(_GAME, seed=1, position={"phase": "begin", "payoffs_bottom_first": piles}).turn

    return frozenset(f"card {card}" for card in _TO_BEGIN if starter(card) == 0)


def _jack_place(before: Match, after: Match) -> frozenset[str]:
    """Where a king of the hand stands for a jack."""
    return frozenset(
        f"place {action.target}"
        for action in before.legal()
        if action.text.startswith("play KD ") and before.at(0).play(action)[0].amount == KING - 2
    )


def _kings_running(before: Match, after: Match) -> int:
    """How many kings go on the first stack before it is complete."""
    match = before.at(before.moves)
    for played in count():
        kings = [action for action in match.legal() if action.target == "centre 0" and _is_king(match, action.source)]
        if not kings or any(event.kind == "complete" for event in match.play(kings[0])):
            return played + bool(kings)
    raise AssertionError


def _is_king(match: Match, source: str) -> bool:
    return RANK[match.view(0).zones["payoff 0"][-1] or "" if source == "payoff" else source] == KING


def _king_places(before: Match, after: Match) -> frozenset[str]:
    """Where a king of the hand can be played."""
    return frozenset(f"place {action.target}" for action in _plays(before, "K"))


def _next_draw(before: Match, after: Match) -> int:
    """How many cards the learner drew last."""
    draws = [event for step in after.events(None, 1) for event in step if event.kind == "draw" and event.seat == 0]
    return int(draws[-1].amount or 0)


def _in_stock(before: Match, after: Match) -> int:
    return len(after.view(0).zones["stock"])


def _least_stock(before: Match, after: Match) -> int:
    """How high the stock has to be at least so that the next draw does not end the round."""
    for height in count(1):
        match = new_match(_GAME, options=before.options, seed=1, position=_drawing(height))
        match.play("discard JC -> side 0")
        if match.turn == 1 and match.view(None).facts["phase"] == "play":
            return height
    raise AssertionError


def _drawing(stock: int) -> dict[str, Any]:
    """The other player will draw three cards."""
    return _table(
        *("9S JC", "QD", "4 | 8", "10S | QC"), left=9, her_left=7, her_hand="? ?", stock_top_first=[None] * stock
    )


def _her_ways(before: Match, after: Match) -> frozenset[str]:
    """The centre stacks on which the other player gets to the payoff card with cards that lie open."""
    hers = Turn.of(before.view(0), 1)
    return frozenset(
        f"place centre {at}" for at, due in enumerate(hers.dues) if way(hers._replace(dues=(due,)), payoff_gone)
    )


def _gain(before: Match, after: Match) -> int:
    """How many points the learner gets."""
    return int(after.view(None).facts["scores"][0] - before.view(None).facts["scores"][0])


def _total(before: Match, after: Match) -> int:
    """How many points the learner has."""
    return int(after.view(None).facts["scores"][0])


def _least_left(before: Match, after: Match) -> int:
    """How many payoff cards the other player has to have left so that the match is won."""
    for left in count(1):
        match = new_match(_GAME, options=before.options, seed=1, position=_nearly(left))
        match.play("play payoff -> centre 0")
        if match.outcome is not None:
            return left
    raise AssertionError


def _nearly(her_left: int) -> dict[str, Any]:
    """The learner can win the round, with 41 points so far."""
    return _table("9S JC 4D QH 8C", "6C", "5 | 2", "10S | QC", left=1, her_left=her_left, scores=[41, 44], round=6)


def _seats(match: Match) -> Line:
    return tuple(f"seat {seat}" for seat in range(match.seats))


def _winner(before: Match, after: Match) -> frozenset[str]:
    return frozenset({f"seat {after.outcome.winner}"} if after.outcome is not None else ())


def _on_turn(before: Match, after: Match) -> frozenset[str]:
    return frozenset({f"seat {after.turn}"})


# -- levels that are made from seeds -----------------------------------------------------------------------------------


class _UsedUpError(Exception):
    """The packs have no more cards of a rank."""


class _Faces:
    """Both packs, to take cards of certain ranks from."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._left: dict[int, list[Face]] = {}

    def take(self, rank: int) -> Face:
        """A card of a rank, as long as there are any."""
        if rank not in self._left:
            self._left[rank] = self._stream.draw([RANKS[rank - 1] + suit for suit in _SUITS * 2], len(_SUITS) * 2)
        if not self._left[rank]:
            raise _UsedUpError
        return self._left[rank].pop()

    def stack(self, height: int) -> list[Face]:
        """A centre stack, with a king in it now and then."""
        ranks = [KING if self._stream.below(16) == 0 else rank for rank in range(1, height + 1)]
        return [self.take(rank) for rank in ranks]


def _rank(rank: int) -> int:
    """The rank so far up, with the ace after the queen."""
    return (rank - 1) % _QUEEN + 1


def _dues(stream: Stream) -> list[int]:
    """Three different ranks that stacks may wait for."""
    return stream.draw(range(1, _QUEEN + 1), 3)


def _laid(
    stream: Stream,
    faces: _Faces,
    dues: Sequence[int],
    payoff: Face,
    hand: Sequence[Face],
    sides: Sequence[Sequence[Face]] = (),
    her_payoff: Face | None = None,
    her_sides: Sequence[Sequence[Face]] = (),
) -> dict[str, Any]:
    """A position of a made level; what is not given is anything."""
    return {
        "hands": [list(hand), None],
        "payoffs_bottom_first": [
            [*(None,) * (2 + stream.below(14)), payoff],
            [*(None,) * (2 + stream.below(14)), her_payoff],
        ],
        "sides_bottom_first": [[*map(list, own), *([] for _ in range(SIDES - len(own)))] for own in (sides, her_sides)],
        "centres_bottom_first": [faces.stack(due - 1) for due in dues],
    }


def _deadly(turn: Turn, line: Line, aim: Aim) -> list[Line]:
    """Plays to the centre beside a line after which its aim is out of reach."""
    found, here = [], turn
    for at, text in enumerate(line):
        after = dict(here.steps())
        for other, there in after.items():
            if other != text and hopeless(there, aim):
                found.append((*line[:at], other))
        here = after[text]
    return found


def _drifted(turn: Turn) -> Turn:
    """Where it comes to when always the first card that fits is played."""
    while after := next(turn.steps(), None):
        turn = after[1]
    return turn


def _few(turn: Turn, most: int) -> list[tuple[Line, Turn]] | None:
    """Everything that a turn can come to; None when there is too much of it."""
    found = list(islice(lines(turn), most + 1))
    return None if len(found) > most else found


_MOST: Final = 200


def _clauses(line: Line) -> tuple[str, ...]:
    """The clauses for where the cards of a line come from."""
    kinds = {text.split()[1] for text in line if text.startswith("play ")}
    own = {"payoff": "SM-3.3", "side": "SM-3.4"}
    return tuple(dict.fromkeys(own.get(kind, "SM-3.5") for kind in sorted(kinds)))


def _make_puzzle(stream: Stream, aim: Aim, least: int, held: int) -> Level | None:
    """Make a turn with a way to an aim that takes at least so many plays, and a play that spoils it."""
    faces, dues = _Faces(stream), _dues(stream)
    goal = dues[0] + least // 2 + stream.below(3)
    if goal > _QUEEN:
        return None
    needed = list(range(dues[0], goal))
    if stream.below(3) == 0:
        needed[stream.below(len(needed))] = KING
    if aim is hand_gone:
        needed += [dues[1], _rank(dues[1] + 1)]
        goal = 1 + stream.below(_QUEEN)
    covers = [dues[1], dues[2], _rank(dues[1] + 1), *needed[:1], 1 + stream.below(_QUEEN)]
    hand: list[Face] = []
    sides: list[list[Face]] = [[] for _ in range(3 + stream.below(2))]
    for rank in needed:
        if stream.below(2) and len(hand) < held:
            hand.append(faces.take(rank))
        else:
            sides[stream.below(len(sides))].append(faces.take(rank))
    for stack in sides:
        if len(stack) < 3 and stream.below(3):
            stack.append(faces.take(stream.choice(covers)))
    while len(hand) < held:
        hand.append(faces.take(stream.choice([*covers, 1 + stream.below(_QUEEN)])))
    turn = Turn(tuple(dues), faces.take(goal), tuple(map(tuple, sides)), tuple(stream.draw(hand, held)))
    if aim(_drifted(turn)):
        return None
    line = next((line for line, after in islice(lines(turn), _MOST) if aim(after)), ())
    if not least <= len(line) <= least + 4 or _few(turn, _MOST) is None:
        return None
    traps = _deadly(turn, line, aim)
    if not traps:
        return None
    make = _payoff_puzzle if aim is payoff_gone else _hand_puzzle
    position = _laid(stream, faces, dues, turn.payoff or "", turn.hand, turn.sides)
    own = ("SM-R5",) if aim is hand_gone else ("SM-R13",)
    says = {"card": turn.payoff or ""} if aim is payoff_gone else {}
    return Level(_GAME, "", (*own, *_clauses(line)), make(line, stream.choice(traps)), position, says=says)


def _make_fits(stream: Stream) -> Level | None:
    """Ask which cards of the hand can be played now."""
    faces, dues = _Faces(stream), _dues(stream)
    near = [_rank(due + step) for due in dues for step in (-1, 0, 0, 1)]
    hand = [faces.take(KING if stream.below(12) == 0 else stream.choice(near)) for _ in range(5)]
    right = [card for card in hand if RANK[card] in (*dues, KING)]
    if not 1 <= len(right) <= 3 or len({RANK[card] for card in hand}) < 4:
        return None
    position = _laid(stream, faces, dues, faces.take(stream.choice(near)), hand)
    wrong = next(f"place hand 0:{at}" for at, card in enumerate(hand) if card not in right)
    teaches = ("SM-2.1", "SM-2.2", "SM-3.5")
    task = Question(
        _playable, _hand, many=True, look=("centre 0", "centre 1", "centre 2"), wrong=(wrong,), about=teaches
    )
    return Level(_GAME, "", teaches, task, position)


def _king_helps(before: Match, after: Match) -> frozenset[str]:
    """The centre stacks on which a king lets the payoff card follow."""
    king = next(action.source for action in _plays(before, "K"))
    found = set()
    for action in _plays(before, king):
        match = before.at(0)
        match.play(action)
        if any(following.target == action.target for following in _plays(match, "payoff")):
            found.add(f"place {action.target}")
    return frozenset(found)


def _make_king(stream: Stream) -> Level | None:
    """Ask on which stack a king has to go, so that the payoff card can follow there."""
    faces, dues = _Faces(stream), _dues(stream)
    at = stream.below(3)
    payoff = _rank(dues[at] + 1)
    if payoff in dues:
        return None
    hand = [faces.take(KING), *(faces.take(_rank(stream.choice(dues) + 2 + stream.below(7))) for _ in range(4))]
    hand = stream.draw(hand, 5)
    king = next(card for card in hand if RANK[card] == KING)
    position = _laid(stream, faces, dues, faces.take(payoff), hand)
    task = Question(
        *(_king_helps, _centres),
        moves=(f"play {king} -> centre {at}", f"play payoff -> centre {at}"),
        look=("payoff 0",),
        wrong=tuple(f"place centre {place}" for place in range(3) if place != at),
    )
    return Level(_GAME, "", ("SM-2.3", "SM-3.3"), task, position)


def _hand_plays(turn: Turn) -> int:
    """How many cards of the hand can be played at most, counting on no card that is not seen."""
    return len(turn.hand) - min(len(after.hand) for _, after in lines(turn))


def _most(before: Match, after: Match) -> int:
    return _hand_plays(Turn.of(before.view(0), 0))


def _make_most(stream: Stream) -> Level | None:
    """Ask how many cards of the hand can be played in this turn at most."""
    faces, dues = _Faces(stream), _dues(stream)
    near = [_rank(due + step) for due in dues for step in range(4)]
    hand = [faces.take(stream.choice(near)) for _ in range(5)]
    sides = [[faces.take(stream.choice(near)) for _ in range(1 + stream.below(2))] for _ in range(3)]
    turn = Turn(tuple(dues), faces.take(stream.choice(near)), tuple(map(tuple, sides)), tuple(hand))
    there = _few(turn, _MOST)
    if there is None:
        return None
    fewest = min(len(after.hand) for _, after in there)
    ends = {len(after.hand) for _, after in there if not any(after.steps())}
    if not 1 <= fewest <= 3 or ends == {fewest}:
        return None
    line = next(line for line, after in there if len(after.hand) == fewest)
    if sum(text.split()[1] in ("payoff", "side") for text in line) == 0:
        return None
    position = _laid(stream, faces, dues, turn.payoff or "", hand, sides)
    wrong = tuple(str(5 - left) for left in sorted(ends - {fewest}))
    return Level(_GAME, "", _clauses(line), Question(_most, moves=line, wrong=wrong), position)


def _harmless(before: Match, after: Match, *, drawn: Face, parked: Face) -> frozenset[str]:
    """The side stacks on which a card may be put, with the payoff card still going in the next turn."""
    here = Turn.of(before.view(0), 0)
    hand = list(here.hand)
    hand[hand.index(parked)] = drawn
    found = set()
    for at in range(SIDES):
        sides = (*here.sides[:at], (*here.sides[at], parked), *here.sides[at + 1 :])
        if way(here._replace(hand=tuple(hand), sides=sides), payoff_gone):
            found.add(f"place side 0.{at}")
    return frozenset(found)


def _make_park(stream: Stream) -> Level | None:
    """Ask where a card may be put, so that nothing is covered that the next turn needs."""
    faces, dues = _Faces(stream), _dues(stream)
    goal = dues[0] + 3 + stream.below(3)
    if goal > _QUEEN:
        return None
    drawn, *needed = [faces.take(rank) for rank in range(dues[0], goal)]
    high = [_rank(goal + 1 + stream.below(4)) for _ in range(9)]
    sides: list[list[Face]] = [[] for _ in range(SIDES)]
    hand: list[Face] = []
    for card in needed:
        (hand if stream.below(3) == 0 else sides[stream.below(SIDES)]).append(card)
    for stack in sides:
        stack.reverse()
        if not stack and stream.below(4):
            stack.append(faces.take(stream.choice(high)))
    parked = faces.take(stream.choice(high))
    hand = stream.draw([*hand, parked, *(faces.take(stream.choice(high)) for _ in range(4 - len(hand)))], 5)
    payoff = faces.take(goal)
    turn = Turn(tuple(dues), payoff, tuple(map(tuple, sides)), tuple(hand))
    there = _few(turn, _MOST)
    if there is None or len(there) > 1 or RANK[parked] in (*dues, goal) or hand.count(parked) > 1:
        # Only where nothing fits now is the question what it seems to be.
        return None
    position = _laid(stream, faces, dues, payoff, hand, sides)
    answer = partial(_harmless, drawn=drawn, parked=parked)
    level = Level(_GAME, "", ("SM-2.6", "SM-3.6"), Question(answer, _own_sides, about=("SM-2.6", "SM-3.6")), position)
    right = level.right()
    if not 1 <= len(right) <= 2:
        return None
    wrong = tuple(place for place in level.offers() if place not in right)
    task = Question(answer, _own_sides, many=True, look=("payoff 0",), wrong=wrong, about=("SM-2.6", "SM-3.6"))
    return Level(_GAME, "", ("SM-2.6", "SM-3.6"), task, position, says={"card": drawn, "card2": parked})


def _own_sides(match: Match) -> Line:
    return _places("side 0.", SIDES)


def _make_shut(stream: Stream) -> Level | None:
    """Make a turn that has to end with no open way for the other player's payoff card."""
    faces, dues = _Faces(stream), _dues(stream)
    hers = _rank(dues[0] + stream.below(3))
    toward = [_rank(hers - step) for step in (1, 2)]
    their_sides = [[faces.take(stream.choice([*toward, 1 + stream.below(_QUEEN)]))] for _ in range(2 + stream.below(2))]
    near = [_rank(due + step) for due in dues for step in range(3)]
    hand = [faces.take(stream.choice(near)) for _ in range(5)]
    sides = [[faces.take(stream.choice(near)) for _ in range(1 + stream.below(2))] for _ in range(2)]
    her_payoff = faces.take(hers)
    turn = Turn(
        *(tuple(dues), faces.take(_rank(hers + 4)), tuple(map(tuple, sides)), tuple(hand)),
        their_payoff=her_payoff,
        their_sides=tuple(map(tuple, their_sides)),
    )
    if shut(turn) or shut(_drifted(turn)):
        return None
    there = _few(turn, _MOST)
    line = next((line for line, after in there or () if after.hand and shut(after)), ())
    open_still = [line for line, after in there or () if len(line) == 1 and not shut(after) and after.hand]
    if not line or len(open_still) < 2:
        return None
    left = next(after for other, after in there or () if other == line)
    wrong = stream.choice(open_still)
    last = next(after for other, after in there or () if other == wrong)
    position = _laid(
        *(stream, faces, dues, turn.payoff or "", hand, sides),
        her_payoff=her_payoff,
        her_sides=their_sides,
    )
    task = _spite(
        (*line, f"discard {left.hand[0]} -> side 3"),
        (f"discard {hand[0]} -> side 3",),
        (*wrong, f"discard {last.hand[0]} -> side 3"),
    )
    return Level(_GAME, "", ("SM-3.6", *_clauses(line)), task, position)


def _make_score(stream: Stream) -> Level | None:
    """Ask how many points it makes when the last payoff card is played."""
    faces, dues = _Faces(stream), _dues(stream)
    at, bonus, left = stream.below(3), stream.choice((0, 0, 5, 10)), 2 + stream.below(18)
    scores = [stream.below(50), stream.below(50)]
    hand = [faces.take(1 + stream.below(_QUEEN)) for _ in range(5)]
    position = _laid(stream, faces, dues, faces.take(dues[at]), hand)
    piles = position["payoffs_bottom_first"]
    position |= {"payoffs_bottom_first": [piles[0][-1:], [None] * left], "scores": scores, "round": 5}
    task = Question(
        _total,
        moves=(f"play payoff -> centre {at}",),
        look=("payoff 1",),
        wrong=(str(left + bonus), str(scores[0])) if scores[0] else (str(scores[0]),),
        about=("SM-R9",),
    )
    options: Mapping[str, Any] = {"bonus": bonus}
    return Level(_GAME, "", ("SM-4.2", "SM-R9"), task, position, options, says={"bonus": bonus})


def _kind(name: str, make: Callable[[Stream], Level | None]) -> Kind:
    """A kind of level: nothing comes of a table for which the packs have too few cards."""
    return Kind(_GAME, name, partial(_made, make))


def _made(make: Callable[[Stream], Level | None], stream: Stream) -> Level | None:
    try:
        return make(stream)
    except _UsedUpError:
        return None


# -- the lessons -------------------------------------------------------------------------------------------------------

_MIDDLE: Final = Lesson(
    _GAME,
    "middle",
    (
        Level(
            *(_GAME, "middle-1", ("SM-1.1", "SM-1.4")),
            Question(
                *(_used_up, lambda match: tuple(f"place {zone}" for zone in _OWN)),
                moves=("play payoff -> centre 0",),
                wrong=("place hand 0", "place side 0.0"),
                about=("SM-1.1", "SM-1.4"),
            ),
            _table("4D 8D 8S 9H 2D", "6C", "5", "10C 7D", left=1, her_left=7),
        ),
        Level(
            *(_GAME, "middle-2", ("SM-R1", "SM-1.2", "SM-1.3")),
            Question(_three_packs, look=("stock",), wrong=("54", "104", "156")),
            seed=6,
        ),
        Level(
            *(_GAME, "middle-3", ("SM-R2",)),
            Question(
                *(_beginners, lambda match: tuple(f"card {card}" for card in _TO_BEGIN)),
                many=True,
                look=("payoff 1",),
                wrong=("card KC", "card 9D"),
            ),
            {"phase": "begin", "payoffs_bottom_first": [_pile("JS", 20), _pile("10D", 20)]},
        ),
        Level(
            *(_GAME, "middle-4", ("SM-2.1", "SM-2.2", "SM-3.5", "SM-R4")),
            Play(
                goal=Happened("play", seat=0, times=3) & ~_OVER,
                solution=("play AD -> centre 1", "play 2S -> centre 1", "play 3H -> centre 1"),
                wrong=(("discard 3H -> side 0",), ("play AD -> centre 1", "discard 2S -> side 0")),
                lost=_OVER,
                slips=(("play 2S -> centre 1",), ("play AD -> centre 1", "play JC -> centre 1"), ("pass",)),
                onward=partial(onward, aim=lambda turn: 4 in turn.dues),
            ),
            _table("3H JC AD QH 2S", "9C", "6 |  | 9"),
        ),
        Level(
            *(_GAME, "middle-5", ("SM-R14", "SM-2.1")),
            Question(
                *(_playable, _hand),
                many=True,
                look=("centre 0", "centre 1", "centre 2"),
                wrong=("place hand 0:1", "place hand 0:2"),
                about=("SM-R14", "SM-2.1"),
            ),
            _table("7C AH 6D 3S JC", "10H", "6 | 2 | 8"),
        ),
    ),
    (_kind("fits", _make_fits),),
)

_KINGS: Final = Lesson(
    _GAME,
    "kings",
    (
        Level(
            *(_GAME, "kings-1", ("SM-R3", "SM-2.3")),
            Question(
                *(_jack_place, _centres),
                moves=("play KD -> centre 1",),
                look=("centre 0", "centre 1", "centre 2"),
                wrong=("place centre 0", "place centre 2"),
            ),
            _table("4C KD 9S 2H 8C", "QD", "11 | 10 | 9"),
        ),
        Level(
            *(_GAME, "kings-2", ("SM-R16", "SM-R19")),
            Question(
                _kings_running,
                moves=("play KS -> centre 0", "play payoff -> centre 0", "play KH -> centre 0"),
                look=("centre 0",),
                wrong=("1", "2", "4"),
                about=("SM-R16",),
            ),
            _table("KS 5D KH 9C KC", "KD", "9 | 2"),
        ),
        Level(
            *(_GAME, "kings-3", ("SM-R7", "SM-3.3")),
            _payoff_puzzle(
                ("play KS -> centre 2", "play 2H -> centre 2", "play payoff -> centre 2"),
                ("play KS -> centre 1",),
                ("play KS -> centre 2", "discard 9C -> side 0"),
                slips=(("play 2H -> centre 2",),),
            ),
            _table("2H KS 9C 10D JC", "3S", "5 | 7"),
        ),
        Level(
            *(_GAME, "kings-4", ("SM-R7",)),
            Question(
                _king_places,
                _centres,
                many=True,
                moves=("play KS -> centre 0",),
                wrong=("place centre 1",),
                about=("SM-R7",),
            ),
            _table("2H KS 9C 10D JC", "3S", "2 |  | 11"),
            {"king_opens": False},
        ),
    ),
    (_kind("king-first", _make_king),),
)

_PAYOFF: Final = Lesson(
    _GAME,
    "payoff",
    (
        Level(
            *(_GAME, "payoff-1", ("SM-3.3", "SM-R13", "SM-3.2")),
            _payoff_puzzle(
                ("play 6C -> centre 0", "play payoff -> centre 0"),
                ("play 6C -> centre 0", "play 7C -> centre 0"),
                slips=(("play payoff -> centre 0",), ("play centre 1 -> centre 0",)),
            ),
            _table("10S 7C 2H 6C JD", "7D", "5 | 9"),
        ),
        Level(
            *(_GAME, "payoff-2", ("SM-3.4", "SM-2.6", "SM-2.3")),
            _payoff_puzzle(
                (
                    *("play side 1 -> centre 1", "play 5S -> centre 0", "play side 0 -> centre 0"),
                    *("play side 1 -> centre 0", "play KD -> centre 0", "play payoff -> centre 0"),
                ),
                ("play 3H -> centre 1",),
                ("play KD -> centre 0",),
                ("play 5S -> centre 0", "play side 0 -> centre 0", "play KD -> centre 0"),
                slips=(("play side 1:0 -> centre 0",),),
            ),
            _table("KD 3H 5S 10S 2D", "9H", "AS 2H 3D 4C | AD 2C", "10C 6H | 7D 3C | 10D | 2S"),
        ),
        Level(
            *(_GAME, "payoff-3", ("SM-R10",)),
            Question(
                *(_playable, _hand),
                many=True,
                moves=("play AD -> centre 2",),
                wrong=("place hand 0:0", "place hand 0:3"),
                about=("SM-R10",),
            ),
            _table("7S AD 9C 3H AH", "3C", "6 | 2"),
            {"aces_forced": True},
        ),
    ),
    (_kind("away", partial(_make_puzzle, aim=payoff_gone, least=4, held=5)),),
)

_SIDE_STACKS: Final = Lesson(
    _GAME,
    "sides",
    (
        Level(
            *(_GAME, "sides-1", ("SM-2.6", "SM-3.4")),
            Question(
                *(_playable_side_cards, _side_cards),
                many=True,
                look=("centre 0", "centre 1", "centre 2"),
                wrong=("place side 0.0:0", "place side 0.2:0"),
                about=("SM-2.6", "SM-3.4"),
            ),
            _table("6C 10D 8H 2S 3S", "JD", "4 | 8", "9D 5H | 5S 9C | KD QC | AS 2D"),
        ),
        Level(
            *(_GAME, "sides-2", ("SM-3.4", "SM-R12")),
            _payoff_puzzle(
                (
                    *("play side 2 -> centre 2", "play side 1 -> centre 1", "play side 2 -> centre 1"),
                    *("play side 1 -> centre 0", "play side 2 -> centre 0", "play payoff -> centre 0"),
                ),
                ("play 8S -> centre 1",),
                ("play 6D -> centre 2",),
                ("play side 2 -> centre 2", "play side 1 -> centre 1", "play side 0 -> centre 1"),
                slips=(("play payoff -> side 3",), ("play side 0 -> side 3",)),
            ),
            _table("8S 9C 6D QD 10H", "4H", "1 | 7 | 5", "QS 9H | 2C 8D | 3D 9S 6H | QH"),
        ),
        Level(
            *(_GAME, "sides-3", ("SM-3.6", "SM-2.6", "SM-3.1")),
            Play(
                goal=_AWAY & ~Happened("discard", seat=0, times=2),
                solution=(
                    *("discard JC -> side 2", "play 5H -> centre 0", "play side 3 -> centre 0"),
                    *("play side 0 -> centre 0", "play side 1 -> centre 0", "play payoff -> centre 0"),
                ),
                wrong=(("discard 10D -> side 0",), ("discard JC -> side 1",), ("discard 3C -> side 3",)),
                lost=_OVER & Stuck(payoff_gone) | Happened("discard", seat=0, times=2),
                replies=("discard QS -> side 0",),
            ),
            _table(
                *("10D JC 10H 2C 3C", "9H", "4", "7D | 8C | QH | 6H"),
                her_payoff="4D",
                her_hand="QS QC JS JH 10S",
                stock_top_first=_cards("5H" + " ?" * 20),
            ),
        ),
    ),
    (_kind("park", _make_park),),
)

_HANDS: Final = Lesson(
    _GAME,
    "hand",
    (
        Level(
            *(_GAME, "hand-1", ("SM-R5",)),
            _hand_puzzle(
                ("play 2H -> centre 0", "play 3S -> centre 0", "play 5C -> centre 1"),
                ("discard 5C -> side 2",),
                ("play 5C -> centre 1", "play 2H -> centre 0", "discard 3S -> side 2"),
                slips=(("play 3S -> centre 0",),),
            ),
            _table("3S 5C 2H", "7C", "1 | 4", "JC | QH", stock_top_first=_cards("6S QD 10H 9S JD" + " ?" * 20)),
        ),
        Level(
            *(_GAME, "hand-2", ("SM-3.1", "SM-3.6")),
            Question(
                _next_draw,
                moves=(
                    *("play AD -> centre 0", "play 2S -> centre 0", "discard QH -> side 0"),
                    *("discard QD -> side 0",),
                ),
                look=("hand 0",),
                wrong=("2", "5"),
            ),
            _table("9C AD JD QH 2S", "6H", "", "QC", her_hand="10S 10H 9H QC QD"),
        ),
        Level(
            *(_GAME, "hand-3", ("SM-R5", "SM-3.4")),
            _hand_puzzle(
                (
                    *("play side 0 -> centre 1", "play 3H -> centre 0", "play side 0 -> centre 0"),
                    *("play 5C -> centre 0", "play 6D -> centre 0", "play 10H -> centre 1"),
                ),
                ("play side 0 -> centre 1", "play side 1 -> centre 1"),
                ("play 3H -> centre 0", "discard 10H -> side 3"),
            ),
            _table("6D 10H 3H 5C", "QD", "2 | 8", "4S 9D | 10C | QH"),
        ),
    ),
    (
        _kind("most", _make_most),
        _kind("empty", partial(_make_puzzle, aim=hand_gone, least=4, held=4)),
    ),
)

_STOCK: Final = Lesson(
    _GAME,
    "stock",
    (
        Level(
            *(_GAME, "stock-1", ("SM-2.5", "SM-R19")),
            _payoff_puzzle(
                ("play JD -> centre 0", "play KD -> centre 0", "play payoff -> centre 0"),
                ("play KD -> centre 0",),
                ("play JD -> centre 0", "play KD -> centre 2"),
                slips=(("play payoff -> centre 1",),),
            ),
            _table("2C KD 3S JD 9H", "AH", "AS 2D KC 4H 5S 6D 7C 8S 9S 10C | 4 | 7"),
        ),
        Level(
            *(_GAME, "stock-2", ("SM-R8", "SM-R5")),
            Question(_in_stock, moves=("play QS -> centre 0",), look=("stock", "hand 0"), wrong=("3", "15", "7")),
            _table("QS", "5D", "11 | 3", "JC | QH", left=8, her_left=6, stock_top_first=_cards("? ? ?")),
        ),
        Level(
            *(_GAME, "stock-3", ("SM-4.3", "SM-2.5")),
            Play(
                goal=Happened("draw", seat=1) & ~Happened("round_drawn"),
                solution=(
                    *("play side 0 -> centre 1", "play 10H -> centre 0", "play JC -> centre 0"),
                    *("play side 0 -> centre 0", "discard 6C -> side 1"),
                ),
                wrong=(
                    ("discard 6C -> side 1",),
                    (
                        *("play side 0 -> centre 1", "play 6C -> centre 1", "play 10H -> centre 0"),
                        *("play JC -> centre 0",),
                    ),
                    ("play 10H -> centre 0", "play JC -> centre 0", "discard 6C -> side 0"),
                ),
                lost=Stuck(complete) & ~Happened("complete", seat=0),
                onward=_before_her_draw,
            ),
            _table(
                *("JC 6C 10H", "8C", "9 | 4", "QS 5D | 9D"),
                left=3,
                her_left=12,
                her_hand="? ?",
                stock_top_first=_cards("? ?"),
            ),
        ),
        Level(
            *(_GAME, "stock-4", ("SM-R6", "SM-4.3")),
            Question(
                *(_least_stock,),
                moves=("discard JC -> side 0",),
                look=("hand 1", "stock"),
                wrong=("2", "3", "5"),
            ),
            _drawing(3),
        ),
        Level(
            *(_GAME, "stock-5", ("SM-R6",)),
            Question(
                *(_least_stock,),
                moves=("discard JC -> side 0",),
                look=("hand 1", "stock"),
                wrong=("4", "2"),
                about=("SM-R6",),
            ),
            _drawing(3),
            {"stock_out": "short"},
        ),
    ),
)

_SPITE: Final = Lesson(
    _GAME,
    "spite",
    (
        Level(
            *(_GAME, "spite-1", ("SM-3.6", "SM-3.5")),
            _spite(
                ("play 6C -> centre 0", "discard 10C -> side 0"),
                ("discard 10C -> side 0",),
                ("play 6C -> centre 0", "play 5H -> centre 1", "discard 10C -> side 0"),
            ),
            _table(
                *("6C 5H 9D 10C 2H", "QD", "AS 2H 3D 4C 5S | AD 2C 3S 4D | AH 2D 3C 4H 5D 6H 7H", "10D | 9C"),
                her_payoff="6D",
                her_hand="10S 10H 3H 9H QC",
            ),
        ),
        Level(
            *(_GAME, "spite-2", ("SM-R20", "SM-3.4")),
            Question(
                *(_her_ways, _centres),
                moves=(
                    *("discard QS -> side 0", "play side 1 -> centre 1", "play side 0 -> centre 1"),
                    *("play payoff -> centre 1",),
                ),
                look=("payoff 1", "side 1.0", "side 1.1", "side 1.2"),
                wrong=("place centre 0", "place centre 2"),
                about=("SM-R20",),
            ),
            _table(
                *("QS JD 3C 2D 5H", "4H", "5 | 6 | 9"),
                her_payoff="9D",
                her_side="7S 8D | 10H 7C | 6S QC",
                her_hand="JS QC JH QD JC",
            ),
        ),
        Level(
            *(_GAME, "spite-3", ("SM-3.3", "SM-3.4", "SM-R20")),
            _both(
                (
                    *("play side 1 -> centre 0", "play payoff -> centre 0", "play side 1 -> centre 0"),
                    *("discard 10C -> side 2",),
                ),
                ("play payoff -> centre 1", "discard 10C -> side 2"),
                ("play side 0 -> centre 0",),
                ("play payoff -> centre 1", "play 4H -> centre 0"),
                about=("SM-R20",),
            ),
            _table(
                *("10C 4H 9D JH 2S", "5H", "3 | 4 | 8", "JD 4S | 6S 4C"),
                her_payoff="6D",
                her_side="9S 4D | QC",
            ),
        ),
    ),
    (_kind("shut", _make_shut),),
)

_TURN: Final = Lesson(
    _GAME,
    "turn",
    (
        Level(
            *(_GAME, "turn-1", ("SM-R4", "SM-2.5", "SM-R8")),
            _payoff_puzzle(
                (
                    *("play side 2 -> centre 2", "play 7S -> centre 0", "play side 2 -> centre 0"),
                    *("play side 1 -> centre 0", "play 10S -> centre 0", "play side 3 -> centre 0"),
                    *("play side 0 -> centre 0", "play payoff -> centre 0"),
                ),
                ("play side 0 -> centre 0",),
                (
                    "play side 2 -> centre 2",
                    "play 7S -> centre 0",
                    "play side 2 -> centre 0",
                    "play side 0 -> centre 0",
                ),
                slips=(("pass",),),
            ),
            _table("7S 6H 7C 7H 10S", "AS", "6 | 2 | 4", "KH | 5C 3H 9H | 3D 8C 5H | JH"),
        ),
        Level(
            *(_GAME, "turn-2", ("SM-3.5", "SM-3.4", "SM-R7", "SM-2.3")),
            _payoff_puzzle(
                (
                    *("play side 1 -> centre 0", "play side 1 -> centre 2", "play 9D -> centre 0"),
                    *("play side 0 -> centre 0", "play side 0 -> centre 2", "play 3H -> centre 2"),
                    *("play 4H -> centre 2", "play KD -> centre 2", "play payoff -> centre 2"),
                ),
                ("play KD -> centre 0",),
                ("play side 1 -> centre 0", "play side 1 -> centre 0"),
                ("play side 1 -> centre 0", "play side 1 -> centre 2", "play KD -> centre 2"),
            ),
            _table("3H 4H KD 9D 3D", "6H", "7 | 6", "AH 2H 10C | KD 8H | 9C 7S QS | 7C 10D"),
        ),
    ),
    (_kind("long", partial(_make_puzzle, aim=payoff_gone, least=6, held=5)),),
)

_END: Final = Lesson(
    _GAME,
    "end",
    (
        Level(
            *(_GAME, "end-1", ("SM-4.1", "SM-R15", "SM-R17")),
            Play(
                goal=Happened("round_won", seat=0),
                solution=(
                    *("play side 1 -> centre 1", "play side 1 -> centre 0", "play 10H -> centre 0"),
                    *("play JC -> centre 0", "play payoff -> centre 0"),
                ),
                wrong=(
                    ("discard 2S -> side 2",),
                    ("play side 0 -> centre 1",),
                    (
                        *("play side 1 -> centre 1", "play side 1 -> centre 0", "play 10H -> centre 0"),
                        *("play JC -> centre 0", "play QH -> centre 0"),
                    ),
                ),
                lost=Stuck(payoff_gone),
                onward=partial(onward, aim=payoff_gone),
            ),
            _table("JC 2S QH 10H 4D", "QS", "8 | 4", "3C 5H | 9D 5S", left=1, her_left=2, turns=400),
        ),
        Level(
            *(_GAME, "end-2", ("SM-4.2", "SM-R9")),
            Question(_gain, moves=("play payoff -> centre 0",), wrong=("7", "5"), about=("SM-R9",)),
            _table(
                *("9S JC 4D QH 8C", "6C", "5 | 2", "10S | QC"),
                left=1,
                her_left=7,
                her_side="9D 9H | 3S | JD 10H",
                scores=[13, 20],
                round=3,
            ),
            {"bonus": 5},
        ),
        Level(
            *(_GAME, "end-3", ("SM-4.4",)),
            Question(_least_left, moves=("play payoff -> centre 0",), wrong=("8", "10", "50")),
            _nearly(8),
        ),
        Level(
            *(_GAME, "end-4", ("SM-R18",)),
            Question(*(_winner, _seats), moves=("play payoff -> centre 0",), look=("payoff 1",), wrong=("seat 1",)),
            _table("9S JC 4D QH 8C", "6C", "5 | 2", left=1, her_left=12, scores=[20, 31], round=40),
        ),
        Level(
            *(_GAME, "end-5", ("SM-R11", "SM-R2")),
            Question(*(_on_turn, _seats), moves=("next_round",), wrong=("seat 0",)),
            _table(
                *("9S JC 4D QH 8C", "", "6 | 2"),
                left=1,
                her_left=7,
                phase="scored",
                result=[0, 7, "payoff"],
                scores=[17, 20],
                round=3,
            ),
            seed=42,
            says={"card": "KH", "card2": "3H"},
        ),
    ),
    (_kind("score", _make_score),),
)

LESSONS: Final[tuple[Lesson, ...]] = (_MIDDLE, _KINGS, _PAYOFF, _SIDE_STACKS, _HANDS, _STOCK, _SPITE, _TURN, _END)
"""In the order in which they are best taken."""

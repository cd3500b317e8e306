"""What can still be played in a turn of Spite & Malice: an exact search for puzzles, and goals made from it.

Only cards that lie open to the learner are counted on. Suits make no difference (SM-2.2), and what a turned-up payoff
card or a draw will bring is not known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cardwidgets.engine.cards import Face
from cardwidgets.engine.game import View
from cardwidgets.engine.spite_and_malice import KING, RANK, SIDES
from cardwidgets.lessons.goals import Goal, Trace
from cardwidgets.lessons.level import Line

__all__ = [
    "Aim",
    "Shut",
    "Stuck",
    "Turn",
    "complete",
    "hand_gone",
    "hopeless",
    "lines",
    "onward",
    "payoff_gone",
    "shut",
    "way",
]

_FULL = 12

Sides = tuple[tuple[Face, ...], ...]


class Turn(NamedTuple):
    """A moment of somebody's turn, as far as it lies open.

    Parameters
    ----------
    dues:
        The rank that each centre stack waits for.
    payoff:
        The payoff card, or None once it is played: the next one is not known.
    sides:
        The own side stacks, from the bottom up.
    hand:
        The own hand.
    king_opens:
        Whether a king may be an ace (SM-R7).
    completed:
        How many centre stacks were completed in this turn.
    their_payoff, their_sides:
        What lies open of the other player.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> turn = Turn.of(new_match("spite_and_malice", seed=7).view(1), 1)
    >>> turn.dues, turn.payoff, turn.hand
    ((1, 1, 1), '6D', ('QC', '4S', '8H', 'KC', 'QS'))
    """

    dues: tuple[int, ...]
    payoff: Face | None
    sides: Sides
    hand: tuple[Face, ...]
    king_opens: bool = True
    completed: int = 0
    their_payoff: Face | None = None
    their_sides: Sides = ()

    @classmethod
    def of(cls, view: View, seat: int) -> Turn:
        """Read from a view what a seat has to play with; a hand that the view does not show is left out.

        Parameters
        ----------
        view:
            Anybody's.
        seat:
            The player.

        Returns
        -------
        Turn
            As if it were that player's turn.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> Turn.of(new_match("spite_and_malice", seed=7).view(1), 0).hand
        ()
        """
        zones, options = view.zones, view.facts["options"]

        def top(owner: int) -> Face | None:
            return (zones[f"payoff {owner}"] or (None,))[-1]

        def sides(owner: int) -> Sides:
            return tuple(_known(zones[f"side {owner}.{place}"]) for place in range(SIDES))

        return cls(
            dues=tuple(len(zones[f"centre {place}"]) + 1 for place in range(options["centres"])),
            payoff=top(seat),
            sides=sides(seat),
            hand=_known(zones[f"hand {seat}"]),
            king_opens=options["king_opens"],
            their_payoff=top(1 - seat),
            their_sides=sides(1 - seat),
        )

    def steps(self) -> Iterator[tuple[str, Turn]]:
        """Go on by one card to the centre; of stacks that wait for the same rank the first stands for all.

        Yields
        ------
        tuple
            The text of an action, and what is left after it.

        Examples
        --------
        >>> [text for text, _ in Turn((1, 1, 3), "4C", (), ("2H", "KS")).steps()]
        ['play KS -> centre 0', 'play KS -> centre 2']
        """
        if self.payoff is not None:
            for text, higher in self._to_centre("payoff", self.payoff):
                yield text, higher._replace(payoff=None)
        for place, stack in enumerate(self.sides):
            for text, higher in self._to_centre(f"side {place}", stack[-1]) if stack else ():
                yield text, higher._replace(sides=(*self.sides[:place], stack[:-1], *self.sides[place + 1 :]))
        for at, card in enumerate(self.hand):
            for text, higher in self._to_centre(card, card) if card not in self.hand[:at] else ():
                yield text, higher._replace(hand=self.hand[:at] + self.hand[at + 1 :])

    def _to_centre(self, source: str, card: Face) -> Iterator[tuple[str, Turn]]:
        """Where a card fits; what is left still has it in its old place."""
        rank, dues = RANK[card], self.dues
        for place, due in enumerate(dues):
            wild = rank == KING and (due > 1 or self.king_opens)
            if (rank == due or wild) and due not in dues[:place]:
                higher = (*dues[:place], due % _FULL + 1, *dues[place + 1 :])
                yield (
                    f"play {source} -> centre {place}",
                    self._replace(dues=higher, completed=self.completed + due // _FULL),
                )

    def key(self) -> tuple[object, ...]:
        """Return what tells it from others of the same turn: suits and the order of stacks make no difference.

        Returns
        -------
        tuple
            Something to compare.

        Examples
        --------
        >>> Turn((1, 3), None, (), ("2H",)).key() == Turn((3, 1), None, (), ("2S",)).key()
        True
        """
        sides = sorted([RANK[card] for card in stack] for stack in self.sides)
        hand = sorted(RANK[card] for card in self.hand)
        return (tuple(sorted(self.dues)), self.payoff, tuple(map(tuple, sides)), tuple(hand), self.completed)


Aim = Callable[[Turn], bool]
"""Tells whether a turn has come to what was wanted."""


def lines(turn: Turn) -> Iterator[tuple[Line, Turn]]:
    """Find everything that a turn can come to, with a shortest way there: the nearest first.

    Parameters
    ----------
    turn:
        Where it begins.

    Yields
    ------
    tuple
        Actions, and what is left after them. It ends, for each action takes a card.

    Examples
    --------
    >>> [line for line, _ in lines(Turn((3,), "4C", (), ("3H", "KS")))][:3]
    [(), ('play 3H -> centre 0',), ('play KS -> centre 0',)]
    """
    waiting: deque[tuple[Line, Turn]] = deque([((), turn)])
    known = {turn.key()}
    while waiting:
        line, here = waiting.popleft()
        yield line, here
        for text, after in here.steps():
            if (key := after.key()) not in known:
                known.add(key)
                waiting.append(((*line, text), after))


def way(turn: Turn, aim: Aim) -> Line | None:
    """Find a shortest way to an aim.

    Parameters
    ----------
    turn:
        Where it begins.
    aim:
        What is wanted.

    Returns
    -------
    tuple or None
        Actions; None when no way can be seen.

    Examples
    --------
    >>> way(Turn((3,), "4C", (), ("3H", "KS")), payoff_gone)
    ('play 3H -> centre 0', 'play payoff -> centre 0')
    """
    return next((line for line, after in lines(turn) if aim(after)), None)


def payoff_gone(turn: Turn) -> bool:
    """Tell whether the payoff card is played.

    Examples
    --------
    >>> payoff_gone(Turn((3,), "4C", (), ()))
    False
    """
    return turn.payoff is None


def hand_gone(turn: Turn) -> bool:
    """Tell whether the hand is used up.

    Examples
    --------
    >>> hand_gone(Turn((3,), "4C", (), ()))
    True
    """
    return not turn.hand


def complete(turn: Turn) -> bool:
    """Tell whether a centre stack was completed, and a card for the discard is left.

    Examples
    --------
    >>> complete(Turn((1,), "4C", (), ("3H",), completed=1))
    True
    """
    return turn.completed > 0 and bool(turn.hand)


def shut(turn: Turn) -> bool:
    """Tell whether the other player has no way for the payoff card, as far as the cards lie open.

    Examples
    --------
    >>> shut(Turn((3,), "4C", (), (), their_payoff="4D", their_sides=(("3S",),)))
    False
    """
    return _shut(tuple(sorted(turn.dues)), turn.king_opens, turn.their_payoff, turn.their_sides)


@lru_cache(maxsize=1024)
def _shut(dues: tuple[int, ...], king_opens: bool, payoff: Face | None, sides: Sides) -> bool:
    return way(Turn(dues, payoff, sides, (), king_opens), payoff_gone) is None


def onward(view: View, aim: Aim, *, discard: bool = False) -> Line:
    """Say how the player on turn gets to an aim from here.

    Parameters
    ----------
    view:
        That player's.
    aim:
        What is wanted.
    discard:
        Whether a discard belongs to it.

    Returns
    -------
    tuple
        Actions; none when there is no way.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["3H", "9C"], None], "centres_bottom_first": [["AS", "2D"], [], []]}
    >>> view = new_match("spite_and_malice", seed=7, position=position).view(0)
    >>> onward(view, lambda turn: 4 in turn.dues, discard=True)
    ('play 3H -> centre 0', 'discard 9C -> side 0')
    """
    for line, after in lines(Turn.of(view, view.turn or 0)):
        if aim(after) and not discard:
            return line
        if aim(after) and after.hand:
            return (*line, f"discard {after.hand[-1]} -> side 0")
    return ()


@lru_cache(maxsize=1024)
def hopeless(turn: Turn, aim: Aim) -> bool:
    """Tell whether no way to an aim can be seen, nor one to five new cards, which may bring it.

    Parameters
    ----------
    turn:
        Where it begins.
    aim:
        What is wanted.

    Returns
    -------
    bool
        Whether it is out of reach.

    Examples
    --------
    >>> hopeless(Turn((3,), "4C", (), ("9H",)), payoff_gone), hopeless(Turn((3,), "4C", (), ("3H",)), payoff_gone)
    (True, False)
    """
    return not any(aim(after) or not after.hand for _, after in lines(turn))


@dataclass(frozen=True, slots=True, repr=False)
class Stuck(Goal):
    """The learner is on turn, and no way to an aim can be seen any more, nor one to five new cards.

    Parameters
    ----------
    aim:
        What is wanted.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["3H", "9C"], None], "centres_bottom_first": [["AS", "2D"], [], []]}
    >>> view = new_match("spite_and_malice", seed=7, position=position).view(0)
    >>> Stuck(hand_gone).met(Trace(view, view, (), ()))
    True
    """

    aim: Aim

    def __repr__(self) -> str:
        return f"Stuck({getattr(self.aim, '__name__', '')})"

    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""
        view = trace.view
        if view.turn != view.seat or view.facts["phase"] != "play":
            return False
        return hopeless(Turn.of(view, view.seat or 0), self.aim)


@dataclass(frozen=True, slots=True)
class Shut(Goal):
    """The learner has just ended the first turn, and the other player has no way for the payoff card that lies open.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["9C"], None], "payoffs_bottom_first": [["7C"], ["4D"]]}
    >>> match = new_match("spite_and_malice", seed=7, position=position)
    >>> start, events = match.view(0), match.play("discard 9C -> side 0")
    >>> Shut().met(Trace(start, start, (), ())), Shut().met(Trace(start, match.view(0), (), events))
    (False, True)
    """

    def met(self, trace: Trace) -> bool:
        """Tell whether a try meets it."""
        seat = trace.view.seat or 0
        deeds = [event for event in trace.events if event.kind in ("play", "wild", "discard")]
        ended = bool(deeds) and deeds[-1].kind == "discard" and all(event.seat == seat for event in deeds)
        return ended and shut(Turn.of(trace.view, seat))


def _known(cards: tuple[Face | None, ...]) -> tuple[Face, ...]:
    return tuple(card for card in cards if card is not None)

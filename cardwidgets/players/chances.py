"""What actions bring, tried out in pure Python: hidden cards drawn anew, the round played on, the error told.

Everything unseen is taken to be equally likely, as far as what is known allows: nobody's earlier choices are read as a
sign of cards. Where it can be counted exactly instead, see :mod:`cardwidgets.players.cuccu_odds`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from math import sqrt
from typing import Final, NamedTuple

from cardwidgets.engine import rules
from cardwidgets.engine.deal import Stream, key
from cardwidgets.engine.game import NEXT_ROUND, Action, State, View
from cardwidgets.players import Player

__all__ = ["SURE", "Estimate", "Trial", "interval", "scores"]

_SCORES: Final = ("scores", "totals", "lives")
SURE: Final = 1.959964
"""So many standard errors to each side hold the true value in 95 of 100 experiments."""


def scores(view: View) -> tuple[int, ...]:
    """Return what every seat has: lives, points or money, whatever the game counts.

    Parameters
    ----------
    view:
        Anybody's: it is no secret.

    Returns
    -------
    tuple
        One number for each seat.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> scores(new_match("cuccu", seed=1).view(None)), scores(new_match("spite_and_malice", seed=1).view(None))
    ((3, 3, 3, 3), (0, 0))
    """
    return tuple(next(view.facts[name] for name in _SCORES if name in view.facts))


def interval(hits: int, total: int) -> tuple[float, float]:
    """Return the range in which a probability lies, after so many hits (Wilson's, 95 %).

    Parameters
    ----------
    hits, total:
        How often it happened, of how many times.

    Returns
    -------
    tuple
        The lower and the upper end; it is honest also where nothing or everything hit.

    Raises
    ------
    ValueError
        More hits than tries.

    Examples
    --------
    >>> [round(end, 3) for end in interval(0, 10)], [round(end, 3) for end in interval(500, 1000)]
    ([0.0, 0.278], [0.469, 0.531])
    """
    if not 0 <= hits <= total:
        raise ValueError(f"{hits} of {total} cannot be")
    if not total:
        return 0.0, 1.0
    share, spread = hits / total, SURE**2 / total
    middle = (share + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * sqrt(share * (1 - share) / total + spread / (4 * total))
    return max(middle - half, 0.0), min(middle + half, 1.0)


class Estimate(NamedTuple):
    """What an action brings in this round, by simulation.

    Parameters
    ----------
    gain, gain_error:
        How much the seat's lives, points or money change on average, and the standard error of that.
    behind, behind_error:
        How often somebody else comes out of the round better, and the standard error of that.
    worlds:
        In how many worlds it was tried.

    Examples
    --------
    >>> Estimate(-0.25, 0.01, 0.2, 0.01, 1000).gain
    -0.25
    """

    gain: float
    gain_error: float
    behind: float
    behind_error: float
    worlds: int

    def behind_range(self) -> tuple[float, float]:
        """Return the range of ``behind``; where it never happened, or always, its error would promise too much.

        Returns
        -------
        tuple
            As from :func:`interval`.

        Examples
        --------
        >>> [round(end, 2) for end in Estimate(1.0, 0.1, 0.0, 0.0, 10).behind_range()]
        [0.0, 0.28]
        """
        return interval(round(self.behind * self.worlds), self.worlds)


class Trial:
    """Tries actions in worlds that are drawn anew from what a seat knows, as long as it is asked to.

    Every action is tried in the same worlds. It is done, and from there on opponents play all seats, this one too, to
    the end of the round.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    who:
        Who plays on, by seat.
    seed:
        The same seed, the same worlds.
    kinds:
        Actions that count as one: for each name those among which chance picks in each world. None: each by itself.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> from cardwidgets.players import player
    >>> trial = Trial(new_match("cuccu", seed=18).view(0), [player("cuccu", "novice")] * 4)
    >>> while trial.worlds < 100:
    ...     decisions = trial.play()
    >>> found = trial.estimates()
    >>> found["keep"].gain > found["exchange"].gain, found["keep"].worlds
    (True, 100)
    """

    def __init__(
        self,
        view: View,
        who: Sequence[Player],
        *,
        seed: int = 1,
        kinds: Mapping[str, Sequence[Action]] | None = None,
    ) -> None:
        if kinds is None:
            kinds = {action.text: (action,) for action in view.legal if action != NEXT_ROUND}
        self.view = view
        self.who = tuple(who)
        self.kinds = dict(kinds)
        self._seed = seed
        self._before = scores(view)
        self._turn = cycle(self.kinds)
        self._changes: dict[str, list[tuple[int, ...]]] = {kind: [] for kind in self.kinds}
        self._state: State | None = None

    @property
    def worlds(self) -> int:
        """In how many worlds all actions have been tried.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> Trial(new_match("cuccu", seed=18).view(0), ()).worlds
        0
        """
        return min(map(len, self._changes.values()), default=0)

    def play(self) -> int:
        """Try one action in one world.

        Returns
        -------
        int
            How many decisions that took.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> from cardwidgets.players import player
        >>> Trial(new_match("cuccu", seed=18).view(0), [player("cuccu", "novice")] * 4).play() > 1
        True
        """
        kind = next(self._turn)
        world = self.worlds
        if self._state is None:
            self._state = rules(self.view.game).imagine(self.view, Stream(self._seed, world))
        path, actions = key(self._seed, world, 1), self.kinds[kind]
        action = actions[0] if len(actions) == 1 else Stream(self._seed, world, 2, len(actions)).choice(actions)
        after, decisions = _round_over(self._state.clone(), action, self.who, path)
        self._changes[kind].append(tuple(now - then for now, then in zip(after, self._before, strict=True)))
        if self.worlds > world:
            self._state = None
        return decisions

    def estimates(self) -> dict[str, Estimate]:
        """Return what was found in the worlds in which all actions have been tried.

        Returns
        -------
        dict
            For each action, or each kind, an estimate; empty before there are two worlds.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> Trial(new_match("cuccu", seed=18).view(0), ()).estimates()
        {}
        """
        count, seat = self.worlds, self.view.seat
        if count < 2 or seat is None:
            return {}
        return {kind: _estimate(changes[:count], seat) for kind, changes in self._changes.items()}


def _round_over(state: State, action: Action, who: Sequence[Player], path: int) -> tuple[tuple[int, ...], int]:
    """What everybody has once the round is over, and how many decisions it took."""
    state.play(action)
    step = 0
    while (seat := state.turn) is not None and state.legal() != (NEXT_ROUND,):
        step += 1
        state.play(who[seat].decide(state.view(seat), Stream(path, step)).action)
    return scores(state.view(None)), step + 1


def _estimate(changes: Sequence[tuple[int, ...]], seat: int) -> Estimate:
    count = len(changes)
    gains = [change[seat] for change in changes]
    mean, often = sum(gains) / count, sum(max(change) > change[seat] for change in changes) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return Estimate(mean, sqrt(spread / count), often, sqrt(often * (1 - often) / (count - 1)), count)

"""Opponents for Cuccù: a novice, who looks at the own card alone, and a regular, who counts the odds."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwidgets.engine.cards import Face
from cardwidgets.engine.cuccu import RANK
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, View
from cardwidgets.players import Decision, Player, Reason
from cardwidgets.players.cuccu_odds import POLICY, Chance, Policy, odds

__all__ = ["PLAYERS", "Novice", "Regular"]

_NAMES: Final = {
    "keep": "keep",
    "exchange": "ask",
    "inn_keep": "keep",
    "inn_ask": "ask",
    "inn_accept": "accept",
    "inn_refuse": "refuse",
}
"""What the sentences call the chance of an action."""


def _own_card(view: View) -> Face:
    card = view.zones[f"hand {view.seat}"][0]
    assert card is not None
    return card


class Novice(Player):
    """A beginner: high cards are kept, low ones are not, and in between a coin decides.

    Now and then (once in twelve) it follows a whim. At an inn it asks when it holds a bad card. Asked to pay, it is
    often wary, although paying seldom costs anything.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18, position={"pack_bottom_first": ["lion"]}).view(0)
    >>> Novice().choose(view, Stream(1)).action.text
    'exchange'
    """

    NAME: ClassVar[str] = "novice"

    WHIM: ClassVar[int] = 12
    """One decision in so many is a whim."""

    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``. See :meth:`Player.choose`.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> view = new_match("cuccu", seed=18, position={"pack_bottom_first": ["cat"]}).view(0)
        >>> Novice().choose(view, Stream(1)).reason.id
        'cuccu-reason-high'
        """
        if stream.below(self.WHIM) == 0:
            return Decision(stream.choice(view.legal), Reason("cuccu-reason-whim"))
        kind, reason = self._kind(view, stream)
        return Decision(Action(kind), Reason(f"cuccu-reason-{reason}"))

    def _kind(self, view: View, stream: Stream) -> tuple[str, str]:
        value = RANK.get(_own_card(view), -4)
        phase = view.facts["phase"]
        if phase == "inn":
            return ("inn_ask", "inn-hope") if value <= 4 or stream.below(2) else ("inn_keep", "inn-shy")
        if phase == "offer":
            return ("inn_accept", "inn-trust") if stream.below(2) else ("inn_refuse", "inn-wary")
        if value > 7 or (value > 4 and stream.below(2)):
            return "keep", "high"
        return "exchange", "low"


class Regular(Player):
    """One who counts: of two actions it takes the one that costs fewer lives on average, over everything unseen.

    The last life is counted as the match: what matters then is the chance of being out.

    Parameters
    ----------
    policy:
        What it takes the seats to come to do.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> decision = Regular().choose(new_match("cuccu", seed=18).view(0), Stream(1))
    >>> decision.reason.id, dict(decision.reason.data)
    ('cuccu-reason-keep', {'card': '8', 'keep': 13, 'ask': 61})
    """

    NAME: ClassVar[str] = "regular"

    def __init__(self, policy: Policy = POLICY) -> None:
        self.policy = policy

    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``; nothing is left to chance. See :meth:`Player.choose`.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> view = new_match("cuccu", seed=18, position={"pack_bottom_first": ["lion"]}).view(0)
        >>> Regular().choose(view, Stream(1)).action.text
        'exchange'
        """
        chances = odds(view, self.policy)
        lives = view.facts["lives"]
        duel = sum(lives) == 2 == 2 * lives[view.seat or 0]
        costs = odds(view, self.policy, last=True) if duel else chances
        # Of equal actions the quiet one; at an inn asking costs nothing more than keeping.
        first, second = costs
        if first == "inn_keep":
            first, second = second, first
        best = second if costs[second].lives < costs[first].lives - 1e-12 else first
        return Decision(Action(best), _reason(view, best, chances, costs))


def _reason(view: View, best: str, chances: dict[str, Chance], costs: dict[str, Chance]) -> Reason:
    """Say it in chances of losing a life where they tell, and in lives or the match where they do not."""
    rest = next(action for action in chances if action != best)
    if chances[best].lose <= chances[rest].lose:
        numbers = {_NAMES[action]: round(100 * chance.lose) for action, chance in chances.items()}
        return Reason(f"cuccu-reason-{best.replace('_', '-')}", {"card": _own_card(view), **numbers})
    what = "lives" if chances is costs else "last"
    this, that = round(100 * costs[best].lives), round(100 * costs[rest].lives)
    return Reason(f"cuccu-reason-{what}", {"card": _own_card(view), "costs": this, "instead": that})


PLAYERS: Final[tuple[Player, ...]] = (Novice(), Regular())
"""Everybody who plays Cuccù, the weakest first."""

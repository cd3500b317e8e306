"""Opponents for Spite & Malice: a novice, a regular, who plays by good habits, and an expert, who imagines deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from cardwidgets.engine.cards import Face
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, View
from cardwidgets.engine.spite_and_malice import KING, RANK, SIDES
from cardwidgets.players import Decision, Player, Reason
from cardwidgets.players.spite_and_malice_search import (
    BUDGET,
    HABITS,
    HAND,
    PAYOFF,
    Budget,
    Habits,
    Step,
    Table,
    plan,
    search,
)

__all__ = ["PLAYERS", "Expert", "Novice", "Regular"]


def _action(view: View, step: Step) -> Action:
    """Find the action that a step stands for; of cards of a rank the first in the hand."""
    source, target = step
    if source == PAYOFF:
        begin = "payoff"
    elif source < HAND:
        begin = f"side {source}"
    else:
        begin = next(card for card in view.zones[f"hand {view.seat}"] if card and RANK[card] == source - HAND)
    return Action("play", begin, f"centre {target}") if target < SIDES else _discard(begin, target - SIDES)


def _discard(card: Face, place: int) -> Action:
    return Action("discard", card, f"side {place}")


def _reason(view: View, why: str) -> Reason:
    """Name a reason; the only card that it tells of lies open on the other's payoff pile."""
    data: dict[str, str | int] = {}
    if why == "deny":
        data["card"] = view.zones[f"payoff {1 - (view.seat or 0)}"][-1] or ""
    return Reason(f"spite-and-malice-reason-{why}", data)


def _why(table: Table, steps: Sequence[Step]) -> str:
    """Find out what the first of some steps is good for."""
    source, target = steps[0]
    me = table.turn
    sides, dues = table.sides[me], table.dues()
    if target >= SIDES:
        stack, rank = sides[target - SIDES], source - HAND
        if not stack:
            return "open"
        return {0: "same", 1: "tidy"}.get(stack[-1] - rank, "bury")
    if source == PAYOFF:
        return "payoff"
    if steps[-1][0] == PAYOFF:
        return "toward"
    if steps[-1][1] < SIDES and sum(step[0] >= HAND for step in steps) == len(table.hands[me]):
        return "refill"
    mine, theirs = table.pays[me][-1], table.pays[1 - me][-1]
    if dues[target] == theirs:
        return "deny"
    if dues[target] < mine < KING:
        return "toward"
    return "free" if source < HAND else "more"


def _forced_ace(view: View) -> Decision | None:
    """Where an ace has to be played first (SM-R10), play one: the payoff card, else from a side stack."""
    if any(action.kind == "discard" for action in view.legal):
        return None
    return Decision(view.legal[0], _reason(view, "payoff" if view.legal[0].source == "payoff" else "free"))


class Novice(Player):
    """A beginner: plays whatever fits, the payoff card first, and discards without a plan.

    One decision in ten is a whim. A king goes where it first fits.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["7C", "9H"], None], "payoffs_bottom_first": [["5S", "AH"], None]}
    >>> Novice().choose(new_match("spite_and_malice", seed=7, position=position).view(0), Stream(1)).action.text
    'play payoff -> centre 0'
    """

    NAME: ClassVar[str] = "novice"

    WHIM: ClassVar[int] = 10
    """One decision in so many is a whim."""

    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``. See :meth:`Player.choose`.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = {"hands": [["7C", "9H"], None], "payoffs_bottom_first": [["5S", "6H"], None]}
        >>> view = new_match("spite_and_malice", seed=7, position=position).view(0)
        >>> Novice().choose(view, Stream(1)).action.kind
        'discard'
        """
        if stream.below(self.WHIM) == 0:
            return Decision(stream.choice(view.legal), _reason(view, "whim"))
        first = view.legal[0]
        if first.kind == "play":
            if first.source == "payoff":
                return Decision(first, _reason(view, "payoff"))
            action = next((one for one in view.legal if one.kind == "play" and not _is_king(one.source)), first)
            return Decision(action, _reason(view, "free"))
        action = stream.choice([one for one in view.legal if not _is_king(one.source)] or view.legal)
        empty = not view.zones[action.target.replace(" ", f" {view.seat}.")]
        return Decision(action, _reason(view, "open" if empty else "whim"))


def _is_king(source: Face) -> bool:
    return RANK.get(source) == KING


class Regular(Player):
    """One who plays by good habits, and looks as far as the own turn goes.

    The payoff card comes first, also by way of other cards and kings; the hand is used up where that is possible; cards
    are played as long as that does not help the other's payoff card; side stacks are kept in falling order.

    Parameters
    ----------
    habits:
        What is thought of things.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["AC", "9H"], None], "payoffs_bottom_first": [["5S", "2H"], None]}
    >>> decision = Regular().choose(new_match("spite_and_malice", seed=7, position=position).view(0), Stream(1))
    >>> decision.action.text, decision.reason.id
    ('play AC -> centre 0', 'spite-and-malice-reason-toward')
    """

    NAME: ClassVar[str] = "regular"

    def __init__(self, habits: Habits = HABITS) -> None:
        self.habits = habits

    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``; nothing is left to chance. See :meth:`Player.choose`.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = {"hands": [["7C", "KH"], None], "payoffs_bottom_first": [["5S", "AH"], None]}
        >>> Regular().choose(new_match("spite_and_malice", seed=7, position=position).view(0), Stream(1)).action.text
        'play payoff -> centre 0'
        """
        forced = _forced_ace(view)
        if forced:
            return forced
        table = Table(view)
        steps = plan(table, self.habits)
        return Decision(_action(view, steps[0]), _reason(view, _why(table, steps)))


class Expert(Player):
    """One who imagines deals: ways to go on are tried in some of them, and the one with the best outlook is taken.

    Parameters
    ----------
    habits:
        By what everybody plays in the imagined deals.
    budget:
        How much it thinks, in counts.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> decision = Expert().choose(new_match("spite_and_malice", seed=7).view(1), Stream(1))
    >>> decision.action.text, decision.reason.id
    ('discard QC -> side 0', 'spite-and-malice-reason-open')
    """

    NAME: ClassVar[str] = "expert"

    def __init__(self, habits: Habits = HABITS, budget: Budget = BUDGET) -> None:
        self.habits, self.budget = habits, budget

    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``. See :meth:`Player.choose`.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = {"hands": [["7C", "KH"], None], "payoffs_bottom_first": [["5S", "AH"], None]}
        >>> Expert().choose(new_match("spite_and_malice", seed=7, position=position).view(0), Stream(1)).action.text
        'play payoff -> centre 0'
        """
        forced = _forced_ace(view)
        if forced:
            return forced
        found = search(view, stream, self.habits, self.budget)
        action = _action(view, found.steps[0])
        ahead, table = round(found.ahead), Table(view)
        if ahead > 0 and found.samples and found.steps[0] != plan(table, self.habits)[0]:
            # What habit would not have done needs no other reason than that it came out best.
            data: dict[str, str | int] = {"samples": found.samples, "gain": ahead}
            return Decision(action, Reason("spite-and-malice-reason-search", data))
        return Decision(action, _reason(view, _why(table, found.steps)))


PLAYERS: Final[tuple[Player, ...]] = (Novice(), Regular(), Expert())
"""Everybody who plays Spite & Malice, the weakest first."""

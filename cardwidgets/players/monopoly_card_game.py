"""Opponents for Monopoly: The Card Game: a novice, who collects what comes, and a regular, who weighs prospects."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwidgets.engine._monopoly_card_game_worth import CHANCE, GO, GROUP_OF, GROUPS, HOUSES, MR, TOKENS
from cardwidgets.engine.cards import Face
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, View
from cardwidgets.players import Decision, Player, Reason
from cardwidgets.players.monopoly_card_game_prospects import HABITS, Habits, choose

__all__ = ["PLAYERS", "Novice", "Regular"]


def _reason(why: str, card: Face = "") -> Reason:
    return Reason(f"monopoly-card-game-reason-{why}", {"card": card} if card else {})


def _hand(view: View) -> list[Face]:
    return [card for card in view.zones[f"hand {view.seat}"] if card is not None]


class Novice(Player):
    """A beginner: collects colours, mostly draws, and goes out when it can.

    It trades for one card at a time, where that card completes or pairs a colour that it collects, and gives no thought
    to what the other gets. One decision in sixteen is a whim.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["PKP", "H1", *["GO"] * 4, *["MR"] * 4], None], "piles_bottom_first": [["MED"], ["BWK"]]}
    >>> view = new_match("monopoly_card_game", seed=7, position=position).view(0)
    >>> Novice().choose(view, Stream(1)).action.text
    'trade -> pile 1'
    """

    NAME: ClassVar[str] = "novice"

    WHIM: ClassVar[int] = 16
    """One decision in so many is a whim."""

    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``. See :meth:`Player.choose`.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = {"hands": [["PKP", "H1", "GO"], None], "piles_bottom_first": [["MED"], ["BAL"]]}
        >>> view = new_match("monopoly_card_game", seed=7, position=position).view(0)
        >>> Novice().choose(view, Stream(1)).reason.id
        'monopoly-card-game-reason-draw'
        """
        phase, legal, hand = view.facts["phase"], view.legal, _hand(view)
        if Action("out") in legal:
            return Decision(Action("out"), _reason("out"))
        if phase in ("turn", "swap", "shed", "lay", "pass") and stream.below(self.WHIM) == 0:
            return Decision(stream.choice(legal), _reason("whim"))
        if phase == "turn":
            return self._turn(view, hand)
        if phase == "trade":
            return Decision(legal[0], _reason("trade"))
        if phase == "put" and legal[0].kind == "exchange":
            return Decision(legal[0], _reason("trade"))
        if phase == "swap":
            wanted = [action for action in legal if _wanted(_top(view, action), hand)]
            return Decision(stream.choice(wanted or legal), _reason("trade"))
        if phase == "stand":
            return Decision(legal[0], _reason("chance", legal[0].source))
        cards = [action for action in legal if action.source in hand]
        if phase == "put":
            hand.append(view.zones[f"pile {view.facts['trade'][1]}"][-1] or "")
        least = min(_liking(action.source, hand, view) for action in cards)
        action = stream.choice([action for action in cards if _liking(action.source, hand, view) == least])
        what = {"put": "put", "pass": "pass"}.get(phase, "discard")
        return Decision(action, _reason(what, "" if what == "pass" else action.source))

    def _turn(self, view: View, hand: list[Face]) -> Decision:
        for action in view.legal:
            if action.kind == "trade" and _wanted(_top(view, action), hand):
                return Decision(action, _reason("trade", _top(view, action)))
        return Decision(view.legal[0], _reason("draw" if view.legal[0].kind == "draw" else "trade"))


def _top(view: View, action: Action) -> Face:
    return view.zones[action.target][-1] or ""


def _wanted(card: Face, hand: list[Face]) -> bool:
    """Whether a card pairs or completes a colour of the hand."""
    group = GROUP_OF.get(card)
    return group is not None and any(GROUP_OF.get(face) == group for face in hand)


def _liking(card: Face, hand: list[Face], view: View) -> int:
    """How much a beginner likes a card: 0 when it fits nothing."""
    group = GROUP_OF.get(card)
    if group is not None:
        have = sum(GROUP_OF.get(face) == group for face in hand)
        if have == len(GROUPS[group]):
            return 9
        return (0, 4)[have > 1] if group != "railroads" else (1, 7, 8, 9)[have - 1]
    if card in HOUSES:
        before = HOUSES[: HOUSES.index(card)]
        return 3 if hand.count(card) == 1 and all(face in hand for face in before) else 1
    if card == CHANCE:
        few = len(view.zones["draw"]) < 8 and not view.facts["options"]["players"] > 4
        return 0 if few else 5
    return {GO: 6, MR: 5}.get(card, 4 if card in TOKENS else 1)


class Regular(Player):
    """One who weighs what its hand may come to, what others would get, and what the end of the hand would bring.

    Parameters
    ----------
    habits:
        What is thought of things.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> position = {"hands": [["PKP", "H1", *["GO"] * 4, *["MR"] * 4], None], "piles_bottom_first": [["MED"], ["BWK"]]}
    >>> decision = Regular().choose(new_match("monopoly_card_game", seed=7, position=position).view(0), Stream(1))
    >>> decision.action.text, decision.reason.data["card"]
    ('trade -> pile 1', 'BWK')
    """

    NAME: ClassVar[str] = "regular"

    def __init__(self, habits: Habits = HABITS) -> None:
        self.habits = habits

    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``; nothing is left to chance. See :meth:`Player.choose`.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> position = {"hands": [["PKP", "BWK", *["GO"] * 4, *["MR"] * 4], None]}
        >>> view = new_match("monopoly_card_game", seed=7, position=position).view(0)
        >>> Regular().choose(view, Stream(1)).action.text
        'out'
        """
        action, why, card = choose(view, self.habits)
        return Decision(action, _reason(why, card))


PLAYERS: Final[tuple[Player, ...]] = (Novice(), Regular())
"""Everybody who plays Monopoly: The Card Game, the weakest first."""

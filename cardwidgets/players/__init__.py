"""Opponents: they see a view and what is legal, never a state.

A game's opponents live in one file here that bears the game's name and lists them as ``PLAYERS``; it is found by being
there. An opponent gets a :class:`~cardwidgets.engine.game.View` and a random stream of its own and answers with an
action and the reason for it, as data from which the text room makes a sentence. Its work is bounded by counts, never
by a clock, so that a match replays to the byte.

Examples
--------
>>> from cardwidgets.engine import new_match
>>> match = new_match("cuccu", seed=18)
>>> decision = player("cuccu", "regular").decide(match.view(0), match.stream(0))
>>> decision.action.text, decision.reason.id, decision.reason.data["card"]
('keep', 'cuccu-reason-keep', '8')
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from cardwidgets.engine import games
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import NEXT_ROUND, Action, Fault, Illegal, View

__all__ = ["Decision", "Player", "Reason", "player", "players"]


class Reason(NamedTuple):
    """Why an opponent did something, as data for a sentence.

    A reason comes from what the opponent knows: the card it names, and even its numbers, tell about a hidden card.
    Show it to others when the round has been scored, not before.

    Parameters
    ----------
    id:
        The message in the catalogues, ``<game>-reason-…``.
    data:
        What the message needs besides the person: ``card`` is a face, all else is put in as it is.

    Examples
    --------
    >>> Reason("cuccu-reason-keep", {"card": "7", "keep": 18, "ask": 31}).id
    'cuccu-reason-keep'
    """

    id: str
    data: Mapping[str, str | int] = MappingProxyType({})


class Decision(NamedTuple):
    """What an opponent does, and why.

    Parameters
    ----------
    action:
        One of the legal ones.
    reason:
        Why.

    Examples
    --------
    >>> Decision(Action("keep"), Reason("cuccu-reason-high")).action.text
    'keep'
    """

    action: Action
    reason: Reason


class Player(ABC):
    """An opponent. It keeps nothing in mind between two decisions: the view holds all that it may know.

    Examples
    --------
    >>> class First(Player):
    ...     NAME = "first"
    ...     def choose(self, view, stream):
    ...         return Decision(view.legal[0], Reason("cuccu-reason-whim"))
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=18)
    >>> First().decide(match.view(0), match.stream(0)).action.text
    'keep'
    """

    NAME: ClassVar[str]
    """What it is called on the command line and in the settings of a table."""

    def decide(self, view: View, stream: Stream) -> Decision:
        """Choose among ``view.legal``; a forced action is not thought about.

        Parameters
        ----------
        view:
            What its seat knows.
        stream:
            Its own random numbers for this decision, see :meth:`~cardwidgets.engine.match.Match.stream`.

        Returns
        -------
        Decision
            A legal action and the reason.

        Raises
        ------
        Illegal
            ``not-your-turn`` when the seat has nothing to decide; ``not-legal`` when the answer is against the rules,
            which is a fault of this opponent.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> match = new_match("cuccu", seed=18)
        >>> player("cuccu", "novice").decide(match.view(0), match.stream(0)).reason.id
        'cuccu-reason-high'
        """
        if not view.legal:
            raise Illegal(Fault.NOT_YOUR_TURN, "", seat=view.seat, turn=view.turn)
        if len(view.legal) == 1:
            what = "next-round" if view.legal[0] == NEXT_ROUND else "only"
            return Decision(view.legal[0], Reason(f"{view.game.replace('_', '-')}-reason-{what}"))
        decision = self.choose(view, stream)
        if decision.action not in view.legal:
            raise Illegal(Fault.NOT_LEGAL, "", action=decision.action.text[:80])
        return decision

    @abstractmethod
    def choose(self, view: View, stream: Stream) -> Decision:
        """Choose where there is a choice; called by :meth:`decide`.

        Parameters
        ----------
        view:
            What its seat knows; there are at least two legal actions.
        stream:
            Its own random numbers for this decision.

        Returns
        -------
        Decision
            A legal action and the reason.
        """

    def __repr__(self) -> str:
        return f"<player {self.NAME}>"


def players(game: str) -> tuple[str, ...]:
    """Name the opponents that a game has.

    Parameters
    ----------
    game:
        The game's name.

    Returns
    -------
    tuple
        Their names, the weakest first; empty when nobody plays it yet.

    Raises
    ------
    Illegal
        ``bad-option`` when there is no such game.

    Examples
    --------
    >>> players("cuccu")
    ('novice', 'regular')
    """
    return tuple(_players(game))


def player(game: str, name: str) -> Player:
    """Find an opponent.

    Parameters
    ----------
    game:
        The game's name.
    name:
        One of :func:`players`.

    Returns
    -------
    Player
        The opponent.

    Raises
    ------
    Illegal
        ``bad-option`` when there is no such game, or nobody of that name plays it; the data lists those who do.

    Examples
    --------
    >>> player("cuccu", "novice")
    <player novice>
    >>> player("cuccu", "master")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-option: option='player', value='master', allowed='novice, regular'
    """
    found = _players(game)
    if name not in found:
        raise Illegal(Fault.BAD_OPTION, "", option="player", value=str(name)[:80], allowed=", ".join(found))
    return found[name]


def _players(game: str) -> dict[str, Player]:
    if game not in games():
        raise Illegal(Fault.BAD_OPTION, "", option="game", value=str(game)[:80], allowed=", ".join(games()))
    if not any(module.name == game for module in iter_modules(__path__)):
        return {}
    found: tuple[Player, ...] = import_module(f"{__name__}.{game}").PLAYERS
    return {one.NAME: one for one in found}

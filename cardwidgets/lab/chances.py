"""What each action brings on average, from what a seat knows: exact at Cuccù, by simulation in every game.

Exact odds are counted, not sampled: see :mod:`cardwidgets.players.cuccu_odds`. What the seats to come will do is an
assumption, and it is stated: a :class:`~cardwidgets.players.cuccu_odds.Policy` there, opponents here. Everything unseen
is taken to be equally likely, as far as what is known allows: nobody's earlier choices are read as a sign of cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from cardwidgets.engine.game import Fault, Illegal, View, seed_number
from cardwidgets.lab._tables import Tabular, Told
from cardwidgets.lab._words import VIEW, of_kind, whole, worded
from cardwidgets.lab.simulate import Players, sitting
from cardwidgets.players.chances import SURE, Estimate, Trial
from cardwidgets.players.cuccu_odds import EXACT, POLICY, Chance, Policy, is_exact
from cardwidgets.players.cuccu_odds import odds as count_odds
from cardwidgets.rulebook import language

__all__ = ["Estimate", "Odds", "odds", "simulated_odds"]

_CUCCU: Final = "cuccu"
_MOST_WORLDS: Final = 1_000_000


T = TypeVar("T", bound=Chance | Estimate)


@dataclass(frozen=True, eq=False, repr=False)
class Odds(Tabular, Mapping[str, T]):
    """What each action of a seat brings; a mapping from the action's text.

    Parameters
    ----------
    game:
        The game's name.
    chances:
        For each action a :class:`~cardwidgets.players.cuccu_odds.Chance` or an :class:`Estimate`.
    assumption:
        What the others are taken to do: a policy, or the opponents' names.
    exact:
        Whether it was counted in full.
    language:
        In which the table speaks.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> odds(new_match("cuccu", seed=18).view(0))
    Chances in this round, counted exactly
    action    loses a life  lives lost
    keep             12.8%        0.13
    exchange         60.6%        0.64
    Assumed of the seats to come: they keep the six and anything higher; an innkeeper pays in 50% of cases.
    """

    game: str
    chances: Mapping[str, T]
    assumption: Policy | tuple[str, ...]
    exact: bool
    language: str = "en"

    def __getitem__(self, action: str) -> T:
        return self.chances[action]

    def __iter__(self) -> Iterator[str]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    def _told(self) -> Told:
        here = language(self.language)
        if isinstance(self.assumption, Policy):
            names: tuple[str, ...] = ("lose", "lives")
            title = here.text("lab-odds-exact" if self.exact else "lab-odds-close")
            card = here.card_args("card", self.game, self.assumption.keep_from)
            below = here.text("lab-odds-policy", **card, mean=100 * self.assumption.pays)
        else:
            names = ("gain", "behind")
            worlds = max((chance.worlds for chance in self.chances.values() if isinstance(chance, Estimate)), default=0)
            title = here.text("lab-odds-simulated", amount=worlds)
            below = here.text("lab-odds-players", names=", ".join(self.assumption))
        rows = [[here.text(f"lab-column-{name}") for name in ("action", *names)]]
        for action, chance in self.chances.items():
            if isinstance(chance, Chance):
                cells = [here.text("lab-percent", mean=100 * chance.lose), here.text("lab-number", mean=chance.lives)]
            else:
                gain = here.mean(chance.gain, SURE * chance.gain_error)
                cells = [gain, here.share(chance.behind, *chance.behind_range())]
            rows.append([action, *cells])
        return Told([title], rows, [below], self.language)


@worded
def odds(view: View, policy: Policy = POLICY, *, exact: int = EXACT, language: str = "en") -> Odds[Chance]:
    """Count what each action at Cuccù brings: the chance of losing a life in this round, and the lives lost on average.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    policy:
        What the seats to come are taken to do: the card from which they keep, and how often an innkeeper pays.
    exact:
        With more seats to come than this, the count is approximate, and says so.
    language:
        In which the table speaks.

    Returns
    -------
    Odds
        For each action a :class:`~cardwidgets.players.cuccu_odds.Chance`; empty where there is nothing to decide.

    Raises
    ------
    Illegal
        ``bad-option`` for another game: :func:`simulated_odds` is for all.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=1, position={"pack_bottom_first": ["6"]}).view(0)
    >>> {action: round(chance.lose, 3) for action, chance in odds(view).items()}
    {'keep': 0.269, 'exchange': 0.58}
    >>> {action: round(chance.lose, 3) for action, chance in odds(view, Policy(keep_from="10", pays=1)).items()}
    {'keep': 0.196, 'exchange': 0.476}
    """
    of_kind("view", view, View, VIEW)
    of_kind("policy", policy, Policy, 'lab.Policy("6")')
    exact = whole("exact", exact, 0, 100)
    if view.game != _CUCCU:
        raise Illegal(Fault.BAD_OPTION, "", option="game", value=view.game, allowed=_CUCCU)
    return Odds(view.game, count_odds(view, policy, exact=exact), policy, is_exact(view, exact=exact), language)


@worded
def simulated_odds(
    view: View,
    players: Players = "regular",
    *,
    worlds: int = 200,
    seed: int = 1,
    language: str = "en",
) -> Odds[Estimate]:
    """Estimate what each action brings by the end of the round, in any game, by playing it out.

    The hidden cards are drawn anew for each world from what the seat can know, and every action is tried in the same
    worlds. The action is done, and from there on opponents play all seats, this one too.

    Parameters
    ----------
    view:
        What the seat on turn knows.
    players:
        Who plays on: one for all seats, or one for each.
    worlds:
        In how many worlds each action is tried; the error falls with the square root of it.
    seed:
        From 0 to 2**64 - 1: the same seed, the same numbers.
    language:
        In which the table speaks.

    Returns
    -------
    Odds
        For each action an :class:`Estimate` with its standard errors.

    Raises
    ------
    Illegal
        ``bad-option``, ``bad-seed``.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18).view(0)
    >>> found = simulated_odds(view, "novice", worlds=100)
    >>> found["keep"].gain > found["exchange"].gain, found["keep"].worlds
    (True, 100)
    """
    of_kind("view", view, View, VIEW)
    who, _ = sitting(view.game, players, dict(view.facts["options"]))
    worlds = whole("worlds", worlds, 2, _MOST_WORLDS)
    seed_number(seed)
    trial = Trial(view, who, seed=seed)
    while trial.kinds and trial.worlds < worlds:
        trial.play()
    return Odds(view.game, trial.estimates(), tuple(one.NAME for one in who), exact=False, language=language)

"""Matches between named opponents, without a screen."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cardwidgets.engine import rules
from cardwidgets.engine.deal import key
from cardwidgets.engine.game import NEXT_ROUND, Fault, Illegal, seed_number
from cardwidgets.engine.match import Match
from cardwidgets.players import Player, player

__all__ = ["Tally", "match_seed", "play", "play_matches", "seated"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of some matches.

    Parameters
    ----------
    game:
        The game's name.
    matches:
        How many were played.
    rounds, decisions:
        How many in all; going on to the next round is no decision.
    wins:
        How many each opponent won, in the order in which they were named.
    draws:
        How many nobody won alone.
    seconds:
        How long it took.

    Examples
    --------
    >>> Tally("cuccu", 3, 24, 70, (2, 1), 0, 0.1).data()["wins"]
    [2, 1]
    """

    game: str
    matches: int
    rounds: int
    decisions: int
    wins: tuple[int, ...]
    draws: int
    seconds: float

    def data(self) -> dict[str, Any]:
        """Return it as plain data (JSON).

        Returns
        -------
        dict
            The fields, in their order.

        Examples
        --------
        >>> list(Tally("cuccu", 3, 24, 70, (2, 1), 0, 0.1).data())
        ['game', 'matches', 'rounds', 'decisions', 'wins', 'draws', 'seconds']
        """
        return {**asdict(self), "wins": list(self.wins)}


def match_seed(seed: int, number: int) -> int:
    """Return the seed of one match of a tournament; :func:`~cardwidgets.engine.new_match` plays its deals again.

    Parameters
    ----------
    seed:
        The tournament's seed.
    number:
        The match's number, from 1.

    Returns
    -------
    int
        The key of the path (seed, number), see :func:`~cardwidgets.engine.deal.key`.

    Examples
    --------
    >>> match_seed(1, 1) == match_seed(1, 1), match_seed(1, 1) == match_seed(1, 2)
    (True, False)
    """
    return key(seed, number)


def play_matches(
    game: str,
    names: Sequence[str],
    *,
    matches: int,
    seed: int,
    rotate: bool = False,
    paired: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Tally:
    """Play matches between opponents.

    Parameters
    ----------
    game:
        The game's name.
    names:
        An opponent for each seat; the same one may be named more than once.
    matches:
        How many.
    seed:
        From 0 to 2**64 - 1. Each match has its own seed, made from this one and the match's number
        (:func:`match_seed`), so that the results are the same everywhere.
    rotate:
        Whether everybody moves on by one seat after each match.
    paired:
        Whether the same deals are played again until everybody has sat in every seat, which takes much of the luck out
        of a comparison; it implies ``rotate``. With the option ``max_rounds`` at 1 a match is a single round.
    options:
        Those that differ from the defaults; the number of players follows from ``names``.

    Returns
    -------
    Tally
        What came of it.

    Raises
    ------
    Illegal
        ``bad-option``, also for a game or an opponent that there is not; ``bad-seed``.

    Examples
    --------
    >>> tally = play_matches("cuccu", ["novice", "novice"], matches=4, seed=1)
    >>> sum(tally.wins) + tally.draws
    4
    >>> play_matches("cuccu", ["novice", "novice"], matches=4, seed=1, paired=True, options={"max_rounds": 1}).rounds
    4
    >>> play_matches("cuccu", ["novice"], matches=1, seed=1)
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-option (CU-R25): option='players', value='1', allowed='2 to 20'
    """
    began = time.perf_counter()
    engine = rules(game)
    who = [player(game, name) for name in names]
    seed_number(seed)
    chosen = seated(game, len(who), options)
    rounds = decisions = draws = 0
    wins = [0] * len(who)
    for number in range(1, matches + 1):
        deal = (number - 1) // len(who) if paired else number - 1
        shift = (number - 1) % len(who) if rotate or paired else 0
        match = Match(engine, options=chosen, seed=match_seed(seed, deal + 1))
        decisions += play(match, [who[seat - shift] for seat in range(len(who))])
        rounds += match.round
        outcome = match.outcome
        if outcome is None or outcome.winner is None:
            draws += 1
        else:
            wins[outcome.winner - shift] += 1
    return Tally(game, matches, rounds, decisions, tuple(wins), draws, round(time.perf_counter() - began, 3))


def seated(game: str, seats: int, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Complete the options of a match by the number of players, where the game leaves it open.

    Parameters
    ----------
    game:
        The game's name.
    seats:
        How many sit there.
    options:
        Those that differ from the defaults.

    Returns
    -------
    dict
        The options, ``players`` among them if the game has it.

    Raises
    ------
    Illegal
        ``bad-option`` when so many cannot play, or the options say another number.

    Examples
    --------
    >>> seated("cuccu", 3), seated("spite_and_malice", 2)
    ({'players': 3}, {})
    >>> seated("spite_and_malice", 3)
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-option: option='players', value='3', allowed='2'
    """
    engine = rules(game)
    chosen = dict(options or {})
    if any(option.name == "players" for option in engine.OPTIONS):
        if chosen.setdefault("players", seats) != seats:
            given, allowed = str(chosen["players"])[:80], str(seats)
            raise Illegal(Fault.BAD_OPTION, "", option="players", value=given, allowed=allowed)
    elif (there := engine.start(chosen, 0)[0].seats) != seats:
        raise Illegal(Fault.BAD_OPTION, "", option="players", value=str(seats), allowed=str(there))
    return chosen


def play(match: Match, who: Sequence[Player]) -> int:
    """Play a match to its end.

    Parameters
    ----------
    match:
        The match, at any moment; it is played on.
    who:
        An opponent for each seat.

    Returns
    -------
    int
        How many decisions it took; going on to the next round is none.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> match = new_match("cuccu", seed=1)
    >>> play(match, [player("cuccu", "novice")] * 4) > 10, match.turn
    (True, None)
    """
    decisions = 0
    while (seat := match.turn) is not None:
        action = who[seat].decide(match.view(seat), match.stream(seat)).action
        match.play(action, seat)
        decisions += action != NEXT_ROUND
    return decisions

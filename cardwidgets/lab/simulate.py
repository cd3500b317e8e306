"""Thousands of matches between opponents: results as arrays, the same on one worker or on many.

Each match has its own seed, made from the seed of the experiment and the number of the match, and opponents have random
streams of their own; so a match is the same wherever it is played, and the results do not depend on who played which.

Where the work is done
----------------------
``executor`` is any :class:`concurrent.futures.Executor`; none given, two processes of this machine do it. A cluster of
Dask is one: ``simulate(..., executor=Client().get_executor())``; so is one of ipyparallel:
``simulate(..., executor=ipyparallel.Client().executor())``. A program that starts processes of its own needs
``if __name__ == "__main__":`` around what it does; a notebook does not.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from cardwidgets.engine import rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Fault, Illegal, View, resolve_options, seed_number
from cardwidgets.engine.match import Match
from cardwidgets.lab._tables import Tabular, Told
from cardwidgets.lab._words import VIEW, of_kind, whole, worded
from cardwidgets.players import Player, player
from cardwidgets.players import players as opponents
from cardwidgets.players.chances import SURE, interval, scores
from cardwidgets.players.tournament import match_seed, play, seated
from cardwidgets.rulebook import language, message_id

__all__ = ["Players", "Results", "Seat", "play_on", "simulate", "sitting"]

Players: TypeAlias = str | Player | Sequence[str | Player]
"""Who plays: one for all seats, or one for each; by name, or an opponent of one's own."""

_MOST_MATCHES: Final = 10_000_000
_AT_ONCE: Final = 200
"""How many parts of the work are given out at a time: more than a cluster of a classroom has workers."""
_PART_SECONDS: Final = 0.1
_LARGEST_PART: Final = 1000


class Seat(NamedTuple):
    """One line of the table of results.

    Parameters
    ----------
    player:
        Who sat there.
    wins:
        How many matches it won.
    share, low, high:
        What share that is, and the range in which the true one lies (95 %).
    score, error:
        What the seat had at the end on average, and the standard error of that.

    Examples
    --------
    >>> Seat("regular", 30, 0.3, 0.22, 0.4, 1.2, 0.1).wins
    30
    """

    player: str
    wins: int
    share: float
    low: float
    high: float
    score: float
    error: float


@dataclass(frozen=True, eq=False, repr=False)
class Results(Tabular):
    """What came of an experiment: an array for each thing, one entry for each match.

    Parameters
    ----------
    game:
        The game's name.
    players:
        Who sat in each seat.
    options:
        All options with their values.
    seed:
        The seed of the experiment.
    wanted:
        How many matches were asked for; there are fewer when it was interrupted.
    number:
        Each match's number, from 1; :func:`~cardwidgets.players.tournament.match_seed` makes its seed from it.
    winner:
        The seat that won, -1 where nobody won alone.
    rounds, turns:
        How many rounds and decisions the match had; after :func:`play_on`, the number of its last round.
    began:
        The seat that had the first decision.
    scores:
        For each match (first axis) and seat what it had at the end: lives, points or money.
    clause:
        The clause that ended the match.
    language:
        In which the table speaks.

    Examples
    --------
    >>> results = simulate("cuccu", players="novice", matches=40, seed=1)
    >>> results.winner.shape, results.scores.shape, results.stopped
    ((40,), (40, 4), False)
    >>> results
    Cuccù: 40 matches
    seat  player  won           share (95%)  at the end (95%)
       0  novice    9  22% (12 to 38)       0.45 ± 0.29
    ...
    """

    game: str
    players: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    wanted: int
    number: npt.NDArray[np.int64]
    winner: npt.NDArray[np.int8]
    rounds: npt.NDArray[np.int32]
    turns: npt.NDArray[np.int32]
    began: npt.NDArray[np.int8]
    scores: npt.NDArray[np.int64]
    clause: npt.NDArray[np.str_]
    language: str = "en"

    TEXTS = (1,)

    def __len__(self) -> int:
        """Count the matches that were played.

        Examples
        --------
        >>> len(simulate("cuccu", players="novice", matches=3))
        3
        """
        return len(self.number)

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted before all matches were played.

        Examples
        --------
        >>> simulate("cuccu", players="novice", matches=3).stopped
        False
        """
        return len(self) < self.wanted

    def seats(self) -> list[Seat]:
        """Return the table as data.

        Returns
        -------
        list
            One line for each seat.

        Examples
        --------
        >>> [seat.wins for seat in simulate("cuccu", players="novice", matches=40, seed=1).seats()]
        [9, 11, 10, 10]
        """
        lines = []
        for seat, name in enumerate(self.players):
            wins = int((self.winner == seat).sum())
            low, high = interval(wins, len(self))
            share = wins / len(self) if len(self) else 0.0
            lines.append(Seat(name, wins, share, low, high, *_mean(self.scores[:, seat])))
        return lines

    def _told(self) -> Told:
        here = language(self.language)
        title = here.text(message_id(self.game, "title"))
        above = [here.text("lab-title", title=title, amount=len(self))]
        if self.stopped:
            above.append(here.text("lab-stopped", amount=len(self), target=self.wanted))
        rows = [[here.text(f"lab-column-{name}") for name in ("seat", "player", "won", "share", "score")]]
        if not len(self):
            return Told(above, rows, [], self.language)
        # Of a single match no error is known.
        one = len(self) == 1
        for number, seat in enumerate(self.seats()):
            score = here.text("lab-number", mean=seat.score) if one else here.mean(seat.score, SURE * seat.error)
            share = here.share(seat.share, seat.low, seat.high)
            rows.append([str(number), seat.player, here.text("lab-count", amount=seat.wins), share, score])
        drawn = int((self.winner < 0).sum())
        below = [here.text("lab-drawn", amount=drawn)] if drawn else []
        for message, values in () if one else (("lab-rounds", self.rounds), ("lab-turns", self.turns)):
            mean, error = _mean(values)
            below.append(here.text(message, mean=mean, error=SURE * error))
        return Told(above, rows, below, self.language)


def _mean(values: npt.NDArray[Any]) -> tuple[float, float]:
    """The mean and its standard error."""
    if not len(values):
        return 0.0, 0.0
    error = float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
    return float(values.mean()), error


@worded
def simulate(
    game: str,
    *,
    players: Players = "regular",
    matches: int = 1000,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    executor: Executor | None = None,
    progress: bool | None = None,
    language: str = "en",
) -> Results:
    """Play matches between opponents.

    An interruption (Ctrl-C, or the stop button of a notebook) ends it early; what was played is kept.

    Parameters
    ----------
    game:
        The game's name.
    players:
        An opponent for all seats, or one for each: names, or objects of a class of your own.
    matches:
        How many.
    seed:
        From 0 to 2**64 - 1: the same seed, the same results.
    options:
        Those that differ from the defaults; a number of players follows from ``players`` where it lists them.
    executor:
        Who does the work, see above.
    progress:
        Whether a bar shows how far it is; None for in a notebook or a terminal.
    language:
        In which the bar and the table speak.

    Returns
    -------
    Results
        Arrays, and a table.

    Raises
    ------
    Illegal
        ``bad-option``, also for a game or an opponent that there is not; ``bad-seed``.

    Examples
    --------
    >>> results = simulate("cuccu", players=["regular", "novice"], matches=6, seed=1)
    >>> results.players, len(results)
    (('regular', 'novice'), 6)
    >>> simulate("cuccu", players="master")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: The setting “player” cannot be “master”. Possible: novice, regular. [bad-option]
    """
    engine = rules(game)
    who, chosen = sitting(game, players, options)
    chosen = resolve_options(engine.OPTIONS, chosen)
    # What does not go together is refused here, not by a worker.
    engine.start(chosen, 0)
    return _experiment(_Job(game, who, chosen, seed_number(seed)), matches, executor, progress, language)


@worded
def play_on(
    view: View,
    *,
    players: Players = "regular",
    matches: int = 1000,
    seed: int = 1,
    executor: Executor | None = None,
    progress: bool | None = None,
    language: str = "en",
) -> Results:
    """Play matches on from what a seat sees, the hidden cards drawn anew from what it can know.

    Parameters
    ----------
    view:
        What the seat knows.
    players, matches, seed, executor, progress, language:
        As for :func:`simulate`.

    Returns
    -------
    Results
        As from :func:`simulate`.

    Raises
    ------
    Illegal
        As for :func:`simulate`; ``match-over``.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> view = new_match("cuccu", seed=18, options={"players": 2, "lives": 1}).view(0)
    >>> results = play_on(view, players="novice", matches=20, seed=1)
    >>> len(results), set(results.winner.tolist()) <= {0, 1}
    (20, True)
    """
    of_kind("view", view, View, VIEW)
    if view.outcome is not None:
        raise Illegal(Fault.MATCH_OVER, view.outcome.clause)
    options = dict(view.facts["options"])
    who, _ = sitting(view.game, players, options)
    return _experiment(_Job(view.game, who, options, seed_number(seed), view), matches, executor, progress, language)


def sitting(
    game: str, players: Players, options: Mapping[str, Any] | None = None
) -> tuple[tuple[Player, ...], dict[str, Any]]:
    """Find an opponent for each seat.

    Parameters
    ----------
    game:
        The game's name.
    players:
        One for all seats, or one for each.
    options:
        Those that differ from the defaults.

    Returns
    -------
    tuple
        The opponents, and the options with their number where the game leaves it open.

    Raises
    ------
    Illegal
        ``bad-option``.

    Examples
    --------
    >>> sitting("cuccu", "novice", {"players": 3})
    ((<player novice>, <player novice>, <player novice>), {'players': 3})
    >>> sitting("cuccu", ["novice", "regular"])
    ((<player novice>, <player regular>), {'players': 2})
    """
    if isinstance(players, (str, Player)):
        seats = rules(game).start(options or {}, 0)[0].seats
        return (_opponent(game, players),) * seats, dict(options or {})
    names = ", ".join(there := opponents(game))
    of_kind("players", players, Sequence, f"{names}, [{', '.join([there[0]] * 2)}, …]")
    who = tuple(_opponent(game, one) for one in players)
    needed = (options or {}).get("players", len(who))
    if needed != len(who):
        raise Illegal(Fault.BAD_OPTION, "", option="players", needed=str(needed)[:80], given=len(who))
    return who, seated(game, len(who), options)


def _opponent(game: str, one: str | Player) -> Player:
    if not isinstance(one, Player):
        return player(game, one)
    of_kind("NAME", getattr(one, "NAME", None), str, "str")
    return one


_Line: TypeAlias = tuple[int, int, int, int, int | None, tuple[int, ...], str]
"""Number, winner, rounds, turns, who began, scores and clause of one match."""


@dataclass(frozen=True, slots=True)
class _Job:
    """What a worker has to know: no more than travels well."""

    game: str
    who: tuple[Player, ...]
    options: Mapping[str, Any]
    seed: int
    view: View | None = None

    def begin(self, number: int) -> Match:
        seed, engine = match_seed(self.seed, number), rules(self.game)
        if self.view is None:
            return Match(engine, options=self.options, seed=seed)
        position = engine.imagine(self.view, Stream(seed)).position()
        return Match(engine, options=self.options, seed=seed, position=position)

    def play(self, numbers: range) -> tuple[list[_Line], float]:
        """Play some of the matches; one line for each, and how many seconds it took."""
        lines: list[_Line] = []
        clock = time.perf_counter()
        for number in numbers:
            match = self.begin(number)
            began = match.turn
            turns = play(match, self.who)
            outcome = match.outcome
            assert outcome is not None
            winner = -1 if outcome.winner is None else outcome.winner
            lines.append((number, winner, match.round, turns, began, scores(match.view(None)), outcome.clause))
        return lines, time.perf_counter() - clock


def _experiment(job: _Job, matches: int, executor: Executor | None, progress: bool | None, speech: str) -> Results:
    matches = whole("matches", matches, 1, _MOST_MATCHES)
    of_kind("executor", executor, (Executor, type(None)), "concurrent.futures.Executor, None")
    # By the first match of each part: workers finish in any order, and an interruption may come at any moment.
    found: dict[int, list[_Line]] = {}
    first, size, played = 1, 1, 0
    workers = executor or ProcessPoolExecutor(2, initializer=_leave_interrupts_to_the_chief)
    with _bar(matches, progress, speech) as advance:
        waiting: dict[Future[tuple[list[_Line], float]], int] = {}
        try:
            while first <= matches or waiting:
                while first <= matches and len(waiting) < _AT_ONCE:
                    part = range(first, min(first + size, matches + 1))
                    waiting[workers.submit(job.play, part)] = first
                    first = part.stop
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    lines, seconds = future.result()
                    found[waiting.pop(future)] = lines
                    played += len(lines)
                    # Slow matches travel one by one, so that little is lost by an interruption; quick ones in crowds.
                    size = max(1, min(_LARGEST_PART, int(_PART_SECONDS * len(lines) / max(seconds, 1e-6))))
                advance(played)
        except KeyboardInterrupt:
            for future, start in waiting.items():
                if not future.cancel() and future.done():
                    found[start] = future.result()[0]
        finally:
            for future in waiting:
                future.cancel()
            if workers is not executor:
                # Whoever breaks off does not wait for matches that are being played.
                workers.shutdown(wait=not waiting, cancel_futures=True)
    lines = [line for start in sorted(found) for line in found[start]]
    number, winner, rounds, turns, began, score, clause = zip(*lines, strict=True) if lines else [()] * 7
    return Results(
        game=job.game,
        players=tuple(one.NAME for one in job.who),
        options=job.options,
        seed=job.seed,
        wanted=matches,
        number=np.array(number, dtype=np.int64),
        winner=np.array(winner, dtype=np.int8),
        rounds=np.array(rounds, dtype=np.int32),
        turns=np.array(turns, dtype=np.int32),
        began=np.array(began, dtype=np.int8),
        scores=np.array(score, dtype=np.int64).reshape(-1, len(job.who)),
        clause=np.array(clause, dtype=np.str_),
        language=speech,
    )


def _leave_interrupts_to_the_chief() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _bar(total: int, progress: bool | None, speech: str) -> Iterator[Any]:
    """A bar that is told how many matches are done; without tqdm there is none."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        progress = False
    if progress is None:
        shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
        progress = sys.stderr.isatty() or hasattr(shell, "kernel")
    if not progress:
        yield lambda done: None
        return
    said = language(speech)
    with tqdm(total=total, desc=said.text("lab-progress"), unit=f" {said.text('lab-unit')}") as bar:
        yield lambda done: bar.update(done - bar.n)

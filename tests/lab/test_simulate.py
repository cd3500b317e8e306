"""Experiments: the same numbers whoever does the work, and what was done is kept."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np
import pytest

import cardwidgets
from cardwidgets import lab
from cardwidgets.engine import games, new_match
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal, View
from cardwidgets.lab import Results, play_on
from cardwidgets.lab.simulate import simulate
from cardwidgets.players import Decision, Player, Reason, player
from cardwidgets.players.chances import interval, scores
from cardwidgets.players.cuccu import Regular
from cardwidgets.players.cuccu_odds import Policy
from cardwidgets.players.tournament import match_seed, play_matches

ARRAYS = ("number", "winner", "rounds", "turns", "began", "scores", "clause")
SHORT: dict[str, dict[str, Any]] = {
    "cuccu": {},
    "spite_and_malice": {"max_rounds": 1},
    "monopoly_card_game": {"max_rounds": 1},
}


class Here(Executor):
    """Does the work at once, where it stands; or breaks off when it has done enough."""

    def __init__(self, most: int = sys.maxsize) -> None:
        self.most = most
        self.done: list[int] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if len(self.done) == self.most:
            raise KeyboardInterrupt
        future: Future[Any] = Future()
        future.set_result(work(*args, **kwargs))
        self.done.append(len(future.result()[0]))
        return future


def same(one: Results, other: Results) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)


# -- the same numbers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_the_same_seed_gives_the_same_numbers_whatever_the_number_of_workers(game: str) -> None:
    settings: dict[str, Any] = {"players": "novice", "matches": 12, "seed": 4, "options": SHORT[game]}
    first = simulate(game, executor=Here(), **settings)
    assert first.number.tolist() == list(range(1, 13))
    assert same(first, simulate(game, **settings))
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as pool:
            assert same(first, simulate(game, executor=pool, **settings))
    assert not same(first, simulate(game, executor=Here(), **{**settings, "seed": 5}))


def test_more_matches_begin_with_the_same_ones() -> None:
    few, many = (simulate("cuccu", players="novice", matches=number, executor=Here()) for number in (30, 450))
    assert all(np.array_equal(getattr(few, name), getattr(many, name)[:30]) for name in ARRAYS)


def test_a_dask_cluster_on_this_machine_gives_the_same_numbers() -> None:
    from dask.distributed import Client, LocalCluster

    settings: dict[str, Any] = {"players": ["regular", "novice"], "matches": 24, "seed": 2}
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        found = cardwidgets.simulate("cuccu", executor=client.get_executor(), **settings)
        assert len(client.scheduler_info()["workers"]) == 2
    assert same(found, simulate("cuccu", executor=Here(), **settings))


def test_the_numbers_are_those_of_a_tournament() -> None:
    names = ["regular", "novice", "novice"]
    tally = play_matches("cuccu", names, matches=20, seed=6)
    found = simulate("cuccu", players=names, matches=20, seed=6, executor=Here())
    assert tuple((found.winner == seat).sum() for seat in range(3)) == tally.wins
    assert (int(found.rounds.sum()), int(found.turns.sum())) == (tally.rounds, tally.decisions)
    assert found.options["players"] == 3


@pytest.mark.parametrize("game", games())
def test_each_entry_is_what_the_match_of_its_number_came_to(game: str) -> None:
    found = simulate(game, players="novice", matches=3, seed=9, options=SHORT[game], executor=Here())
    for place, number in enumerate(found.number):
        match = new_match(game, seed=match_seed(9, int(number)), options=SHORT[game])
        who = [cardwidgets.players.player(game, "novice")] * match.seats
        assert match.turn == found.began[place]
        turns = cardwidgets.players.tournament.play(match, who)
        assert match.outcome is not None
        assert found.winner[place] == (-1 if match.outcome.winner is None else match.outcome.winner)
        assert (match.round, turns) == (found.rounds[place], found.turns[place])
        assert scores(match.view(None)) == tuple(found.scores[place])
        assert match.outcome.clause == found.clause[place]


# -- interrupted -------------------------------------------------------------------------------------------------------


def test_what_was_done_before_an_interruption_is_kept() -> None:
    whole = simulate("cuccu", players="novice", matches=600, seed=3, executor=Here())
    workers = Here(most=150)
    found = simulate("cuccu", players="novice", matches=600, seed=3, executor=workers)
    assert found.stopped
    assert not whole.stopped
    assert len(found) == sum(workers.done) == 150
    kept = found.number - 1
    assert all(np.array_equal(getattr(found, name), getattr(whole, name)[kept]) for name in ARRAYS)
    assert "150 of 600" in repr(found)


def test_slow_matches_travel_one_by_one_and_quick_ones_in_crowds() -> None:
    slow, quick = Here(), Here()
    simulate("monopoly_card_game", players="novice", matches=3, executor=slow)
    assert slow.done == [1, 1, 1]
    simulate("cuccu", players="novice", matches=2000, options={"lives": 1}, executor=quick)
    assert quick.done[0] == 1
    assert max(quick.done) > 5
    assert len(quick.done) < 1000


def test_interrupted_before_anything_was_done_it_is_empty_and_says_so() -> None:
    found = simulate("cuccu", players="novice", matches=10, executor=Here(most=0))
    assert len(found) == 0
    assert found.scores.shape == (0, 4)
    assert "0 of 10" in repr(found)
    # Nothing was found out, so nothing is told.
    assert "±" not in repr(found)
    assert "±" not in repr(simulate("cuccu", players="novice", matches=1, executor=Here()))
    assert found.seats()[0].high == 1


class Interrupting(ProcessPoolExecutor):
    """Presses Ctrl-C when a few parts are done."""

    done = 0

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = super().submit(work, *args, **kwargs)
        future.add_done_callback(self.count)
        return future

    def count(self, future: Future[Any]) -> None:
        self.done += 1
        # Not while workers are being made: an interruption of a fork is lost.
        if self.done == 250:
            os.kill(os.getpid(), signal.SIGINT)


def test_a_real_interruption_ends_it_early_and_leaves_no_worker_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwidgets.lab.simulate.ProcessPoolExecutor", Interrupting)
    found = simulate("cuccu", players="novice", matches=100_000, seed=1, progress=False)
    assert found.stopped
    assert 200 <= len(found) < 100_000
    workers, limit = multiprocessing.active_children(), time.monotonic() + 60
    # The executor waits for them too: in the moment in which it does, nobody else knows how they ended.
    while any(worker.exitcode is None for worker in workers) and time.monotonic() < limit:
        time.sleep(0.05)
    assert all(worker.exitcode == 0 for worker in workers)


class Broken(Player):
    NAME: ClassVar[str] = "broken"

    def choose(self, view: View, stream: Stream) -> Decision:
        raise RuntimeError("no idea")


def test_an_opponent_that_breaks_is_heard() -> None:
    with pytest.raises(RuntimeError, match="no idea"):
        simulate("cuccu", players=Broken(), matches=5)


# -- who plays ---------------------------------------------------------------------------------------------------------


class Keeper(Player):
    NAME: ClassVar[str] = "keeper"

    def choose(self, view: View, stream: Stream) -> Decision:
        return Decision(view.legal[0], Reason("cuccu-reason-whim"))


def test_opponents_of_ones_own_can_be_measured() -> None:
    found = simulate("cuccu", players=[Keeper(), "novice", Regular(Policy("9"))], matches=10)
    assert found.players == ("keeper", "novice", "regular")
    assert same(
        found, simulate("cuccu", players=[Keeper(), "novice", Regular(Policy("9"))], matches=10, executor=Here())
    )
    keeping = simulate("cuccu", players=Keeper(), matches=10, executor=Here())
    rounds = keeping.rounds.sum()
    assert keeping.players == ("keeper",) * 4
    assert keeping.turns.sum() <= 4 * rounds


def test_played_on_from_what_a_seat_sees_hidden_cards_make_no_difference() -> None:
    found = []
    for rest in (["2", "hunter", "9"], ["cuckoo", "fool", "1"]):
        position = {"pack_bottom_first": ["5", *rest], "dealer": 3, "lives": [1, 1, 2, 1]}
        view = new_match("cuccu", seed=1, position=position).view(0)
        found.append(play_on(view, players="novice", matches=30, seed=8, executor=Here()))
    assert same(*found)
    assert set(found[0].began) == {0}
    assert len({*found[0].turns}) > 3


@pytest.mark.parametrize("game", games())
def test_every_game_is_played_on_in_mid_match(game: str) -> None:
    match = new_match(game, seed=3, options=SHORT[game])
    for _ in range(5):
        match.play(match.legal()[0])
    assert match.turn is not None
    found = play_on(match.view(match.turn), players="novice", matches=3, executor=Here())
    assert found.options == match.options
    assert len(found) == 3
    assert set(found.began) == {match.turn}


def test_a_match_that_is_over_cannot_be_played_on() -> None:
    match = new_match("cuccu", seed=1, options={"lives": 1, "players": 2})
    while match.turn is not None:
        match.play(match.legal()[0])
    with pytest.raises(Illegal, match="match-over"):
        play_on(match.view(0))


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "fi", "pl", "ro"])
def test_results_are_shown_in_every_language_as_text_and_as_a_table(code: str) -> None:
    found = cardwidgets.simulate(
        "spite_and_malice", players="novice", matches=4, options={"max_rounds": 1}, language=code
    )
    page, text = found._repr_html_(), repr(found)
    assert page.startswith(f'<table lang="{code}"><caption>Spite &amp; Malice')
    assert page.count('scope="row"') == 2
    assert page.count('scope="col"') == 5
    assert not {"{", "}"} & {*page, *text}
    for seat in found.seats():
        assert f" {seat.wins} " in text
    assert len(text.splitlines()) >= 6


def test_the_table_holds_shares_with_ranges_and_means_with_errors() -> None:
    found = simulate("cuccu", players="novice", matches=200, executor=Here())
    for number, seat in enumerate(found.seats()):
        assert seat.wins == (found.winner == number).sum()
        assert seat.low < seat.share < seat.high
        assert seat.score == pytest.approx(found.scores[:, number].mean())
        assert seat.error == pytest.approx(found.scores[:, number].std(ddof=1) / 200**0.5)
    assert sum(seat.wins for seat in found.seats()) + (found.winner < 0).sum() == 200


def test_the_range_of_a_share_holds_it_as_often_as_it_says() -> None:
    random = np.random.default_rng(5)
    for chance, total in ((0.03, 60), (0.25, 40), (0.5, 200)):
        hits = random.binomial(total, chance, 4_000)
        held = np.mean([low <= chance <= high for low, high in (interval(int(hit), total) for hit in hits)])
        assert 0.92 < held < 0.985


def test_names_of_opponents_are_never_markup() -> None:
    class Odd(Keeper):
        NAME: ClassVar[str] = "<b>odd</b>"

    page = simulate("cuccu", players=Odd(), matches=1, executor=Here())._repr_html_()
    assert "<b>" not in page
    assert "&lt;b&gt;odd" in page


def test_a_bar_counts_the_matches_and_is_silent_where_nobody_looks(capfd: pytest.CaptureFixture[str]) -> None:
    simulate("cuccu", players="novice", matches=7, executor=Here())
    assert capfd.readouterr().err == ""
    simulate("cuccu", players="novice", matches=7, executor=Here(), progress=True, language="fi")
    shown = capfd.readouterr().err
    assert "Ottelut" in shown
    assert "7/7" in shown


def test_without_tqdm_there_is_no_bar_and_all_else_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert len(simulate("cuccu", players="novice", matches=7, executor=Here(), progress=True)) == 7


# -- refused -----------------------------------------------------------------------------------------------------------


class Nameless(Player):
    def choose(self, view: View, stream: Stream) -> Decision:
        return player(view.game, "novice").decide(view, stream)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "bridge"}, "bad-option"),
        ({"players": "grandmaster"}, "bad-option"),
        ({"players": ["novice"]}, "bad-option"),
        ({"players": ["novice"] * 3, "options": {"players": 4}}, "bad-option"),
        ({"options": {"lives": 0}}, "bad-option"),
        ({"options": {"players": 2, "first_dealer": 3}}, "bad-option"),
        ({"matches": 0}, "bad-option"),
        ({"matches": 1.5}, "bad-option"),
        ({"matches": True}, "bad-option"),
        ({"players": None}, "bad-option"),
        ({"players": 3}, "bad-option"),
        ({"players": ["novice", 3]}, "bad-option"),
        ({"players": Nameless()}, "bad-option"),
        ({"executor": "dask"}, "bad-option"),
        ({"language": None}, "bad-option"),
        ({"language": "xx"}, "bad-option"),
        ({"seed": "seven"}, "bad-seed"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        cardwidgets.simulate(**{"game": "cuccu", "players": "novice", **settings})
    assert refusal.value.code.value == code
    assert (
        str(refusal.value)
        == f"{refusal.value.text} [{code}{', ' if refusal.value.clause else ''}{refusal.value.clause}]"
    )
    assert refusal.value.text


def test_a_number_may_be_one_of_numpy() -> None:
    assert len(simulate("cuccu", players="novice", matches=np.int64(3), executor=Here())) == 3


def test_too_few_players_are_told_how_many_are_needed() -> None:
    table = cardwidgets.Cuccu(seed=18)
    for few in (["novice"] * 3, []):
        with pytest.raises(Illegal, match=rf"needs this many names: 4. Given: {len(few)}"):
            table.experiment(matches=2, players=few)


def test_who_gives_a_table_where_a_view_is_needed_hears_how_to_come_by_one() -> None:
    table = cardwidgets.Cuccu(seed=18)
    functions: list[Any] = [lab.odds, lab.simulated_odds, lab.play_on]
    for ask in functions:
        for wrong in (table, table.match, None):
            with pytest.raises(Illegal, match=r"table\.match\.view\(0\)"):
                ask(wrong)


def test_the_house_does_not_load_the_lab_until_it_is_asked_for() -> None:
    program = (
        "import sys, cardwidgets\n"
        "cardwidgets.simulate, cardwidgets.Cuccu\n"
        "print(sorted({'numpy', 'matplotlib', 'tqdm', 'dask', 'cardwidgets.lab'} & set(sys.modules)))\n"
        "import cardwidgets.lab\n"
        "print(sorted({'matplotlib', 'tqdm', 'dask'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.split("\n")[:2] == ["[]", "[]"]

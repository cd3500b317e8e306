"""Every game, under every sensible set of options, holds what `cardwidgets.engine.conformance` lists."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from cardwidgets.engine import conformance, games, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Event, State, View
from cardwidgets.engine.match import Match

ROOT = Path(__file__).parents[2]
SETS = [(name, options) for name in games() for options in conformance.option_sets(rules(name))]
LARGE = 8
MANY = 60
SHORT = 400


def called(value):
    if isinstance(value, dict):
        return ",".join(f"{name}={choice}" for name, choice in value.items()) or "defaults"
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", conformance.CHECKS, ids=called)
@pytest.mark.parametrize(("game", "options"), SETS, ids=called)
def test_every_game_holds(game, options, check):
    large = options.get("players", 0) > LARGE
    many_cards = bool(options) and len(rules(game).PACK.cards) > MANY
    check(rules(game), options, seed=5, steps=12 if large else 20 if many_cards else 30)


def is_short(game, options):
    state, chance = rules(game).start(options, 1)[0], Stream(1, 1)
    for _ in range(SHORT):
        if state.turn is None:
            return True
        state.play(conformance.pick(state.legal(), chance))
    return False


def short_matches(game):
    """The defaults; where a match under them is long, all the sets of options under which it is short."""
    if is_short(game, {}):
        return [{}]
    return [options for name, options in SETS if name == game and is_short(game, options)]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", range(1, 9))
def test_a_whole_match_holds_what_can_be_checked_quickly(game, seed):
    sets = short_matches(game)
    options = sets[seed % len(sets)]
    for check in (
        conformance.position_round_trips,
        conformance.events_tell_where_every_card_is,
        conformance.masked_events_show_only_what_their_reader_sees,
        conformance.views_of_paired_worlds_are_equal,
        conformance.only_the_seat_on_turn_may_act,
    ):
        check(rules(game), options, seed=seed, steps=10_000)


@pytest.mark.parametrize("game", games())
def test_there_are_whole_matches_that_can_be_checked_quickly(game):
    assert 1 <= len(short_matches(game)) <= 8


@pytest.mark.parametrize("game", games())
def test_numpys_global_generator_changes_nothing_and_is_not_changed(game):
    import numpy as np

    conformance.chance_comes_from_the_seed_alone(rules(game), {}, seed=3, disturb=np.random.random)
    kept = np.random.get_state()[1].tolist()
    conformance.digest(rules(game), {}, seed=3)
    assert np.random.get_state()[1].tolist() == kept


def test_two_hash_seeds_and_two_processes_give_the_same_matches():
    program = (
        "from cardwidgets.engine import games, rules\n"
        "from cardwidgets.engine.conformance import digest\n"
        "for game in games():\n"
        "    print(game, *(digest(rules(game), {}, seed) for seed in range(4)))\n"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "4711")
    }
    here = "".join(
        " ".join([game, *(conformance.digest(rules(game), {}, seed) for seed in range(4))]) + "\n" for game in games()
    )
    assert printed == {here}


def test_all_checks_are_listed_and_say_what_they_hold():
    names = [check.__name__ for check in conformance.CHECKS]
    assert len(set(names)) == len(names) >= 18
    assert all(check.__doc__ for check in conformance.CHECKS)


def test_the_suite_can_be_run_as_a_whole(monkeypatch):
    tried = []
    monkeypatch.setattr(conformance, "CHECKS", (lambda *given: tried.append(given),))
    assert conformance.run(rules("cuccu"), seeds=(1, 2), steps=3) == len(tried)
    assert len(tried) == 2 * len(conformance.option_sets(rules("cuccu")))


# -- the suite catches what it is there for --------------------------------------------------------------------------
# A game that breaks one promise each; the check of that promise must notice.


class Base(rules("cuccu")):
    """Cuccù with a fault; `clone` keeps the class."""

    __slots__ = ()

    def clone(self):
        copy = object.__new__(type(self))
        for name in rules("cuccu").__slots__:
            value = getattr(self, name)
            setattr(copy, name, value.copy() if isinstance(value, (list, dict)) else value)
        return copy


class ShallowClone(Base):
    __slots__ = ()

    def clone(self):
        copy = super().clone()
        copy._hands = self._hands
        return copy


class LostLives(Base):
    __slots__ = ()

    def position(self):
        return {**super().position(), "lives": [1] * self.seats}


class GlobalChance(Base):
    __slots__ = ()

    def _shuffle(self, events, gathered):
        self._seed = random.getrandbits(63)
        super()._shuffle(events, gathered)


class SilentSwap(Base):
    __slots__ = ()

    def _swap(self, *given, **named):
        super()._swap(*given, **named)
        events = given[3]
        events[-1] = events[-1]._replace(cards=events[-1].cards[:1])


class OpenSwaps(Base):
    __slots__ = ()

    def _swap(self, *given, **named):
        super()._swap(*given, **named)
        events = given[3]
        events[-1] = events[-1]._replace(cards=tuple(move._replace(seen=self._all) for move in events[-1].cards))


class TellingClause(Base):
    """The clause of a forced swap tells all that the asker's own card is a special one."""

    __slots__ = ()

    def _swap(self, seat, other, clauses, events, kind="swap"):
        if kind == "swap" and self._hands[seat] in ("cat", "horse", "hunter", "cuckoo", "inn"):
            clauses = (*clauses, "CU-3.14")
        super()._swap(seat, other, clauses, events, kind)


class TellingFact(Base):
    """A public fact that depends on a hidden card, handed down when a world is made up."""

    __slots__ = ()

    def _deal_to(self, seat, events):
        fresh = self._hands[seat] is None
        super()._deal_to(seat, events)
        if fresh:
            self._plain[seat] = self._hands[seat] in ("fool", "lion", "mask", "1", "2", "3", "4")


class TellingRepr(Base):
    __slots__ = ()

    def __repr__(self):
        return f"<cuccu: {self._hands[0]} {self._hands[1]}>"


class SeedInView(Base):
    __slots__ = ()

    def _facts(self):
        return {**super()._facts(), "plain": [*self._plain, self._seed][: len(self._plain) + 1]}


class OpenPack(Base):
    """A view whose hidden cards can be told apart by their ids."""

    __slots__ = ()

    def view(self, seat):
        view = super().view(seat)
        return View(**{name: getattr(view, name) for name in View.__slots__} | {"zones": self._ids(view.zones)})

    def _ids(self, zones):
        return {zone: tuple("card 1" if card is None else card for card in cards) for zone, cards in zones.items()}


class LeakyFacts(Base):
    __slots__ = ()

    def _facts(self):
        return {**super()._facts(), "lives": self._lives}


class WrongTurn(Base):
    __slots__ = ()

    def view(self, seat):
        view = super().view(seat)
        return View(**{name: getattr(view, name) for name in View.__slots__} | {"legal": self.legal()})


class HalfRefused(Base):
    __slots__ = ()

    def play(self, action, seat=None):
        if seat is not None and seat != self._turn:
            self._plain[0] = not self._plain[0]
        return super().play(action, seat)


class Endless(Base):
    __slots__ = ()

    def _finish(self, outcome, clauses, events):
        super()._finish(outcome, ("CU-4.2",), events)


class Careless(Base):
    __slots__ = ()

    @classmethod
    def setup(cls, position, options, seed):
        position["dealer"]
        return super().setup(position, options, seed)


FAULTS = {
    ShallowClone: conformance.clone_replay_and_code_agree,
    LostLives: conformance.position_round_trips,
    GlobalChance: conformance.chance_comes_from_the_seed_alone,
    SilentSwap: conformance.events_tell_where_every_card_is,
    OpenSwaps: conformance.masked_events_show_only_what_their_reader_sees,
    TellingClause: conformance.views_of_paired_worlds_are_equal,
    TellingFact: conformance.views_of_paired_worlds_are_equal,
    TellingRepr: conformance.views_of_paired_worlds_are_equal,
    SeedInView: conformance.nothing_hidden_is_in_any_text,
    OpenPack: conformance.nothing_hidden_is_in_any_text,
    LeakyFacts: conformance.views_cannot_reach_into_the_state,
    WrongTurn: conformance.only_the_seat_on_turn_may_act,
    HalfRefused: conformance.refusals_change_nothing,
    Endless: conformance.every_match_ends_with_a_reason,
    Careless: conformance.wrong_positions_are_refused_or_playable,
}


@pytest.mark.parametrize("fault", FAULTS, ids=called)
def test_the_suite_notices_a_game_with(fault):
    with pytest.raises((AssertionError, KeyError, TypeError)):
        try_seeds(FAULTS[fault], fault)


def try_seeds(check, game):
    for seed in range(6):
        check(game, {}, seed, 40)


def test_the_suite_finds_nothing_in_the_game_without_a_fault():
    for check in set(FAULTS.values()) - {conformance.clone_replay_and_code_agree, conformance.position_round_trips}:
        check(Base, {}, 2, 20)


def test_a_view_that_carries_more_than_its_fields_is_noticed():
    class Fat(View):
        secret = "cat"

    assert conformance.hidden_attributes(object.__new__(Fat)) == ["secret"]


def test_the_contract_has_no_way_around_a_view():
    """What the rest of the house may call: everything else that is public here would be a leak to look at."""
    public = {name for name in dir(State) if not name.startswith("_")}
    assert public == {
        *("start", "setup", "imagine", "run_case", "same_in_case", "options", "seats", "turn", "outcome", "round"),
        *("legal", "play", "view", "clone", "position", "pack"),
    }
    assert Event._fields == ("kind", "clauses", "seat", "other", "cards", "amount", "cause")
    assert {name for name in dir(Match) if not name.startswith("_")} == {
        *("seats", "turn", "round", "outcome", "options", "moves", "can_redo", "actions", "legal", "view", "events"),
        *("stream", "play", "undo", "redo", "at", "position", "code", "from_code"),
    }

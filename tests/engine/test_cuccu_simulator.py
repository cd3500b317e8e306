"""The engine against a second, plain implementation of the rules, on thousands of random rounds."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_cuccu import Round, who_loses

from cardwidgets.engine import rules
from cardwidgets.engine.cuccu import Cuccu, losing_seats
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.match import Match

READINGS = {
    "shown_holder_acts": (False, True),
    "dealer_swaps": ("bottom", "top"),
    "double_penalty": (True, False),
    "lone_survivor_wins": (True, False),
    "inn": ("choice", "always"),
}
ALL_READINGS = [dict(zip(READINGS, values, strict=True)) for values in product(*READINGS.values())]


def compare_match(options, seed, rounds, eager=2):
    """Play engine and plain rounds side by side; `eager` of three decisions are swaps. Returns what happened."""
    match = Match(rules("cuccu"), options=options, seed=seed)
    chance = Stream(seed, 9)
    met = set()
    start = 1
    while match.outcome is None and match.round <= rounds:
        position = match.position()
        first_hand = [face for face in position["hands"] if face is not None]
        plain = Round(
            first_hand + position["pack_bottom_first"],
            position["lives"],
            position["dealer"],
            full_lives=match.options["lives"],
            **{name: match.options[name] for name in READINGS},
        )
        asking = plain.play()
        question = next(asking)
        while question is not None:
            if match.seats <= 8 or chance.below(8) == 0:
                same_knowledge(match, plain)
            seat, choices = question
            assert (match.turn, [action.text for action in match.legal()]) == (seat, choices)
            choice = choices[bool(chance.below(3) < eager)]
            match.play(choice, seat)
            question = next_question(asking, choice)
        same_knowledge(match, plain)
        happened = [event for step in match._events[start - 1 :] for event in step]
        told = [
            (event.kind, event.seat, event.other, tuple((move.card, seats_of(move.seen)) for move in event.cards))
            for event in happened
            if event.kind not in ("start", "shuffle")
        ]
        assert told == plain.log
        met.update(kind for kind, *_ in told)
        facts = match.view(None).facts
        assert facts["lives"] == plain.lives
        assert facts["losers"] == [seat for seat in plain.order if seat in plain.losers]
        if plain.winner is not None:
            assert match.outcome.winner == plain.winner
            break
        assert facts["next_dealer"] == plain.next_dealer == match.turn
        match.play("next_round")
        start = match.moves + 1
    return met


def seats_of(bits):
    return frozenset(seat for seat in range(20) if bits >> seat & 1)


def next_question(asking, choice):
    try:
        return asking.send(choice)
    except StopIteration:
        return None


def same_knowledge(match, plain):
    """Cards, and who has seen which, are the same in both."""
    position = match.position()
    assert position["hands"] == [plain.hands[seat].face if seat in plain.hands else None for seat in range(match.seats)]
    assert position["pack_bottom_first"] == [card.face for card in plain.pack]
    assert position["lives"] == plain.lives or plain.next_dealer is not None
    everybody = set(range(match.seats))
    for reader in (None, *everybody):
        zones = match.view(reader).zones

        def seen(card, reader=reader):
            knows = card.seen_by == everybody if reader is None else reader in card.seen_by
            return card.face if knows else None

        for seat in everybody:
            expected = (seen(plain.hands[seat]),) if seat in plain.hands else ()
            assert zones[f"hand {seat}"] == expected, (reader, seat)
        assert zones["pack"] == tuple(seen(card) for card in plain.pack)


@pytest.mark.parametrize("players", range(2, 21))
def test_the_engine_plays_as_the_plain_rules_say_with_any_number_of_players(players):
    for seed in range(14):
        compare_match({"players": players}, seed * 100 + players, rounds=6)


@pytest.mark.parametrize("readings", ALL_READINGS, ids=lambda readings: "-".join(map(str, readings.values())))
def test_the_engine_plays_as_the_plain_rules_say_under_the_other_readings(readings):
    for seed in range(10):
        compare_match({"players": 3 + seed % 4, "lives": 1 + seed % 3, **readings}, 7000 + seed, rounds=6)


def test_the_comparison_meets_everything_that_can_happen():
    met = set()
    for seed in range(60):
        met |= compare_match({"players": 3 + seed % 10, "lives": 1 + seed % 3}, seed, rounds=30)
    assert met >= {
        *("deal", "keep", "ask", "swap", "swap_pack", "show", "pass_over", "lose_life", "undo_swap", "out"),
        *("inn_keep", "inn_ask", "inn_accept", "inn_refuse", "reveal", "fool_ties", "fools_high", "restore"),
        *("round_over", "match_over"),
    }


@given(
    seed=st.integers(0, 2**64 - 1),
    players=st.integers(2, 20),
    lives=st.integers(1, 9),
    readings=st.sampled_from(ALL_READINGS),
    eager=st.integers(0, 3),
)
@settings(max_examples=60, deadline=None)
def test_any_match_at_all_agrees_with_the_plain_rules(seed, players, lives, readings, eager):
    compare_match({"players": players, "lives": lives, **readings}, seed, rounds=3, eager=eager)


@pytest.mark.clause("CU-4.2", "CU-4.4", "CU-4.5", "CU-4.6", "CU-4.7", "CU-2.2", "CU-2.3", "CU-R11", "CU-R12", "CU-R13")
def test_the_losers_of_every_showdown_of_up_to_four_cards_are_those_of_the_plain_rules():
    for count in range(5):
        for cards in combinations_with_replacement(Cuccu.PACK.faces, count):
            if not Cuccu.PACK.surplus(cards):
                seats = dict(enumerate(cards))
                assert set(losing_seats(seats)) == who_loses(seats), cards


@pytest.mark.clause("CU-4.2", "CU-R25")
@given(st.permutations(Cuccu.PACK.cards), st.integers(2, 20))
@settings(max_examples=150, deadline=None)
def test_the_losers_of_a_large_showdown_do_not_depend_on_the_order_of_seats(pack, players):
    cards = dict(enumerate(pack[:players]))
    losers = losing_seats(cards)
    assert set(losers) == who_loses(cards)
    assert sorted(losing_seats(dict(reversed(cards.items())))) == sorted(losers)

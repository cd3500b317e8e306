"""The engine of Spite & Malice against a second, plain implementation, and what holds of every match at all."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_spite import Round, who_begins
from spite_table import choose, everything, facts, kinds, table

from cardwidgets.engine import conformance, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, Illegal
from cardwidgets.engine.match import Match
from cardwidgets.engine.spite_and_malice import KING, RANK

GAME = rules("spite_and_malice")
READINGS = {
    "centres": (3, 4),
    "stock_out": ("emptied", "short"),
    "king_opens": (True, False),
    "aces_forced": (False, True),
    "bonus": (0, 5),
}
ALL_READINGS = [dict(zip(READINGS, values, strict=True)) for values in product(*READINGS.values())]
READING_SETS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in READINGS.items()})
SEEDS = st.integers(0, 2**64 - 1)


def compare_match(options, seed, rounds, eager=7):
    """Play engine and plain rounds side by side; returns all kinds of events that were met."""
    match = Match(GAME, options=options, seed=seed)
    chance = Stream(seed, 9)
    met, scores = set(), [0, 0]
    opening = list(match._events[0])
    for _ in range(rounds):
        position = match.position()
        # The first turn is drawn for with a full hand, so the position is the deal itself.
        plain = Round(
            position["payoffs_bottom_first"],
            position["hands"],
            position["stock_top_first"],
            who_begins(*(pile[-1] for pile in position["payoffs_bottom_first"])),
            **{name: match.options[name] for name in (*READINGS, "max_turns")},
        )
        tied(opening)
        met.update(kinds(opening))
        while plain.result is None:
            same_piles(match, plain)
            assert {action.text for action in match.legal()} == plain.legal()
            assert (match.turn, facts(match)["turns"]) == (plain.player, plain.turns)
            action = choose(match.legal(), chance, eager)
            events = match.play(action)
            met.update(kinds(events))
            plain.shuffle = shuffled(events, match)
            plain.do(action.text)
        same_piles(match, plain)
        winner, points = plain.result
        assert facts(match)["result"][:2] == [winner, points]
        if winner is not None:
            scores[winner] += points
        assert facts(match)["scores"] == scores
        if max(scores) >= match.options["target"] or match.round == match.options["max_rounds"]:
            ahead = None if scores[0] == scores[1] else scores.index(max(scores))
            assert (match.turn, match.outcome.winner) == (None, ahead)
            break
        assert match.outcome is None
        opening = match.play("next_round")
    return met


def tied(opening):
    """Whoever was turned up last decides; all pairs before were ties."""
    shown = [event.cards[0].card for event in opening if event.kind == "turn_up"]
    pairs = list(zip(shown[::2], shown[1::2], strict=True))
    assert [who_begins(*pair) for pair in pairs[:-1]] == [None] * (len(pairs) - 1)
    assert opening[-1].seat == who_begins(*pairs[-1])
    assert kinds(opening).count("tie") == len(pairs) - 1


def shuffled(events, match):
    """The stock as it lay after a finished stack came back: what was drawn from it since, and what is left."""
    if "complete" not in kinds(events):
        return None
    after = events[kinds(events).index("complete") :]
    drawn = [move.card for event in after if event.kind == "draw" for move in event.cards]
    return drawn + match.position()["stock_top_first"]


def same_piles(match, plain):
    position = match.position()
    assert position["payoffs_bottom_first"] == plain.payoffs
    assert position["hands"] == plain.hands
    assert position["sides_bottom_first"] == plain.sides
    assert position["centres_bottom_first"] == plain.centres
    assert position["stock_top_first"] == plain.stock


@pytest.mark.parametrize("readings", ALL_READINGS, ids=lambda readings: "-".join(map(str, readings.values())))
def test_the_engine_plays_as_the_plain_rules_say_under_all_readings(readings):
    for seed in range(4):
        compare_match({**readings, "payoff": 5 + 4 * seed}, 7000 + seed, rounds=2)


@pytest.mark.parametrize("options", [{}, {"packs": 1}, {"packs": 3}, {"payoff": 30}, {"max_turns": 9}], ids=str)
def test_the_engine_plays_as_the_plain_rules_say_with_other_packs_and_bounds(options):
    for seed in range(3):
        compare_match(options, seed, rounds=2)


def test_whole_matches_agree_to_the_last_point():
    for seed in range(3):
        compare_match({"payoff": 8, "target": 12, "max_rounds": 12}, seed, rounds=12)


def test_the_comparison_meets_everything_that_can_happen():
    met = set()
    for seed in range(12):
        met |= compare_match({"payoff": 6, "target": 9, "max_turns": 60, "max_rounds": 6}, seed, rounds=6)
    assert met == {
        *("start", "shuffle", "deal", "turn_up", "tie", "begin", "draw", "play", "wild", "complete", "discard"),
        *("round_won", "round_drawn", "round_over", "match_over"),
    }


@given(seed=SEEDS, readings=READING_SETS, packs=st.integers(1, 3), payoff=st.integers(5, 20), eager=st.integers(0, 8))
@settings(max_examples=60, deadline=None)
def test_any_round_at_all_agrees_with_the_plain_rules(seed, readings, packs, payoff, eager):
    compare_match({**readings, "packs": packs, "payoff": payoff}, seed, rounds=1, eager=eager)


# -- what holds of every match -----------------------------------------------------------------------------------------


def walk(seed, options, steps=400, eager=7):
    """Play a match; give it with what happened, after every action."""
    match = Match(GAME, options=options, seed=seed)
    chance = Stream(seed, 8)
    yield match, match._events[0]
    while match.turn is not None and match.moves < steps:
        yield match, match.play(choose(match.legal(), chance, eager))


@given(seed=SEEDS, readings=READING_SETS, packs=st.integers(1, 3))
@settings(max_examples=15, deadline=None)
def test_no_card_is_ever_lost_or_found(seed, readings, packs):
    for match, _ in walk(seed, {**readings, "packs": packs, "payoff": 8}, steps=150):
        assert Counter(everything(match)) == Counter(dict.fromkeys(RANK, packs))


@given(seed=SEEDS, readings=READING_SETS)
@settings(max_examples=15, deadline=None)
def test_centre_stacks_always_rise_from_the_ace_and_kings_are_what_is_due(seed, readings):
    for match, events in walk(seed, {**readings, "payoff": 8}, steps=150):
        stacks = match.position()["centres_bottom_first"]
        for stack in stacks:
            assert all(RANK[card] in (due, KING) for due, card in enumerate(stack, 1))
            assert len(stack) < 12 or facts(match)["phase"] != "play"
        for event in events:
            if event.kind in ("play", "wild"):
                assert 1 <= event.amount <= 12
                assert (RANK[event.cards[0].card] == KING) == (event.kind == "wild")
                assert event.kind == "wild" or RANK[event.cards[0].card] == event.amount


@given(seed=SEEDS, readings=READING_SETS)
@settings(max_examples=15, deadline=None)
def test_who_is_on_turn_has_a_card_to_discard_and_whoever_is_not_has_at_most_five(seed, readings):
    for match, _ in walk(seed, {**readings, "payoff": 8}, steps=150):
        hands = match.position()["hands"]
        assert all(len(hand) <= 5 for hand in hands)
        if facts(match)["phase"] == "play":
            assert hands[match.turn]
            assert match.legal()
            assert match.options["stock_out"] == "short" or match.position()["stock_top_first"]


@given(seed=SEEDS, readings=READING_SETS, steps=st.integers(0, 80))
@settings(max_examples=12, deadline=None)
def test_a_copy_goes_its_own_way(seed, readings, steps):
    *_, (match, _) = walk(seed, {**readings, "payoff": 6, "max_rounds": 2}, steps=steps)
    state, chance = match._state, Stream(seed, 7)
    before = state.position()
    copy = state.clone()
    assert copy.position() == before
    for _ in range(60):
        if copy.turn is not None:
            copy.play(choose(copy.legal(), chance, 6))
        assert state.position() == before
    assert state.legal() == match.legal()


def test_a_copy_has_its_own_knowledge_of_payoff_piles():
    state = table(payoff="2C 6D", centre=[5], position={"held": [["6D"], []]})._state
    copy = state.clone()
    copy.play(Action("play", "payoff", "centre 0"))
    assert [state.position()["held"], copy.position()["held"]] == [[["6D"], []], [[], []]]


EVERY_ACTION = sorted(
    {
        *(f"play {face} -> centre {place}" for face in RANK for place in range(5)),
        *(f"discard {face} -> side {place}" for face in RANK for place in range(5)),
        *(f"play side {number} -> centre {place}" for number in range(5) for place in range(5)),
        *(f"play payoff -> centre {place}" for place in range(5)),
        *(f"play side {number} -> side {place}" for number in range(4) for place in range(4)),
        *("pass", "next_round", "draw", "play payoff -> side 0", "discard payoff -> side 0", "play", "discard"),
        *("play payoff", "discard QS", "play stock -> centre 0", "play -> centre 0", "discard QS -> theirs 0"),
    }
)


@given(seed=SEEDS, readings=READING_SETS, steps=st.integers(0, 60))
@settings(max_examples=12, deadline=None)
def test_whatever_is_not_legal_is_refused_with_a_clause_and_changes_nothing(seed, readings, steps):
    *_, (match, _) = walk(seed, {**readings, "payoff": 8}, steps=steps)
    before = match.position()
    legal = {action.text for action in match.legal()}
    for text in EVERY_ACTION:
        for seat in (match.turn, 1 - (match.turn or 0)):
            if text not in legal or seat != match.turn:
                with pytest.raises(Illegal) as caught:
                    match.play(text, seat)
                assert caught.value.clause.startswith("SM-") or text == "draw"
    assert match.position() == before


@given(seed=SEEDS, readings=READING_SETS, turns=st.integers(2, 40), rounds=st.integers(1, 4), eager=st.integers(0, 8))
@settings(max_examples=20, deadline=None)
def test_every_match_ends_within_its_bounds(seed, readings, turns, rounds, eager):
    options = {**readings, "payoff": 6, "target": 12, "max_turns": turns, "max_rounds": rounds}
    for match, _ in walk(seed, options, steps=10_000, eager=eager):
        assert match.round <= rounds
        assert 1 <= facts(match)["turns"] <= turns
    assert match.turn is None
    scores = facts(match)["scores"]
    assert match.outcome.clause == ("SM-4.4" if max(scores) >= 12 else "SM-R18")
    assert match.outcome.clause == "SM-4.4" or match.round == rounds


@given(seed=SEEDS, readings=READING_SETS)
@settings(max_examples=12, deadline=None)
def test_views_show_tops_sides_and_centre_and_the_own_hand_and_hide_the_rest(seed, readings):
    for match, _ in walk(seed, {**readings, "payoff": 8}, steps=60):
        position = match.position()
        for reader in (None, 0, 1):
            zones = match.view(reader).zones
            assert zones["stock"] == (None,) * len(position["stock_top_first"])
            for seat in range(2):
                pile, held = position["payoffs_bottom_first"][seat], position["hands"][seat]
                assert zones[f"payoff {seat}"] == (*[None] * (len(pile) - 1), *pile[-1:])
                assert zones[f"hand {seat}"] == (tuple(held) if seat == reader else (None,) * len(held))
                for number, stack in enumerate(position["sides_bottom_first"][seat]):
                    assert zones[f"side {seat}.{number}"] == tuple(stack)
            for place, stack in enumerate(position["centres_bottom_first"]):
                assert zones[f"centre {place}"] == tuple(stack)


LATE = [
    {"payoff": 5, "max_rounds": 2},
    {"payoff": 5, "max_rounds": 2, "centres": 4, "stock_out": "short", "bonus": 3},
    {"payoff": 5, "max_rounds": 2, "target": 3, "king_opens": False, "aces_forced": True},
]


@pytest.mark.parametrize("options", LATE, ids=["usual", "lenient", "strict"])
def test_the_ends_of_rounds_hold_what_every_moment_must(options, monkeypatch):
    monkeypatch.setattr(conformance, "pick", lambda legal, chance: choose(legal, chance, 7))
    met = set()
    for seed in range(3):
        for check in (
            conformance.position_round_trips,
            conformance.events_tell_where_every_card_is,
            conformance.masked_events_show_only_what_their_reader_sees,
            conformance.views_of_paired_worlds_are_equal,
            conformance.only_the_seat_on_turn_may_act,
        ):
            check(GAME, options, seed=seed, steps=130)
        met |= {event.kind for _, events in walk(seed, options, steps=130) for event in events}
    assert met >= {"complete", "round_won", "match_over"}


def test_the_stock_is_shuffled_fairly_with_a_finished_stack_in_it():
    """Where the queen that finished a stack comes to lie: each of 22 places as often as any other."""
    found = Counter()
    for seed in range(1100):
        state = table("QH 7C", centre=[11], seed=seed)._state
        state.play(Action("play", "QH", "centre 0"))
        found[state.position()["stock_top_first"].index("QH")] += 1
    assert len(found) == 22
    assert sum((count - 50) ** 2 / 50 for count in found.values()) < 46.8  # 21 degrees of freedom, one in a thousand

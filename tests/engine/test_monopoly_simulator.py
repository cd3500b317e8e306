"""The engine of Monopoly: The Card Game against a second, plain implementation, and what holds of every match."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_monopoly import BUILDING_ORDER, GROUPS, PACK, Hand

from cardwidgets.engine import conformance, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, Illegal
from cardwidgets.engine.match import Match

GAME = rules("monopoly_card_game")
GOLDEN = json.loads((Path(__file__).parent / "golden" / "monopoly_card_game.json").read_text(encoding="utf-8"))
SEEDS = st.integers(0, 2**32)
READINGS = st.fixed_dictionaries(
    {
        "houses": st.sampled_from(["5432", "4442"]),
        "token": st.sampled_from(["group", "built"]),
        "token_groups": st.sampled_from(["street", "any"]),
        "void_counts": st.booleans(),
        "railroads_from": st.integers(2, 4),
    }
)


def choose(texts, chance):
    """Pick an action at random, its kind first; going out and what belongs to it seldom fails to be chosen."""
    kinds = sorted({text.split()[0] for text in texts})
    if "out" in kinds and chance.random() < 0.6:
        return "out"
    kind = chance.choice([kind for kind in kinds if kind != "cancel" or chance.random() < 0.3] or kinds)
    return chance.choice(sorted(text for text in texts if text.split()[0] == kind))


def compare_hand(match, chance, steps=10_000):
    """Play engine and plain hand side by side to the end of the hand; returns all kinds of events that were met."""
    position = match.position()
    plain = Hand(
        position["hands"],
        position["piles_bottom_first"],
        position["extras_bottom_first"],
        position["draw_top_first"],
        position["dealer"],
        position["totals"],
        position["round"],
        match.options,
    )
    met = Counter()
    asking = plain.play()
    question = next(asking)
    while question is not None and match.moves < steps:
        seat, choices = question
        assert (match.turn, {action.text for action in match.legal()}) == (seat, choices)
        same_zones(match, plain, position["aside"])
        text = choose(choices, chance)
        met.update(event.kind for event in match.play(text, seat))
        question = next_question(asking, text)
    if question is not None:
        return met
    same_zones(match, plain, position["aside"])
    facts = match.view(None).facts
    assert (facts["out"], facts["stands"]) == (plain.out, plain.stands)
    assert [(seat["earned"], seat["prize"], seat["void"]) for seat in facts["result"]] == plain.earned
    assert facts["totals"] == plain.totals
    for seat in facts["result"]:
        assert sum(line["amount"] for line in seat["lines"]) == seat["earned"] - seat["prize"]
    if plain.ending is None:
        assert match.outcome is None
        assert [action.text for action in match.legal()] == ["next_round"]
        assert match.turn == (position["dealer"] + 1) % match.seats
    else:
        assert match.outcome.leaders == tuple(plain.ending)
        assert match.outcome.winner == (plain.ending[0] if len(plain.ending) == 1 else None)
    return met


def next_question(asking, text):
    try:
        return asking.send(text)
    except StopIteration:
        return None


def same_zones(match, plain, aside):
    for reader in (None, *range(match.seats)):
        seen = {zone: list(cards) for zone, cards in match.view(reader).zones.items()}
        assert seen.pop("aside") == aside
        if reader is not None:
            seen[f"hand {reader}"].sort()
        assert seen == plain.zones(reader)


def promising_position(players, chance, houses="5432"):
    """A hand in which everybody has nearly what is needed to go out, and little is left to draw."""
    size = {5: 11, 6: 9}.get(players, 10)
    left = Counter(GAME.setup({}, {"players": players, "houses": houses}, 1)[0].pack.counts)
    hands = []
    for _ in range(players):
        wanted = [face for name in chance.sample(list(GROUPS), chance.randint(1, 2)) for face in GROUPS[name]]
        wanted += BUILDING_ORDER[: chance.randint(0, 4)] + ["CH"] * chance.choice([0, 0, 1, 1, 2])
        wanted += chance.sample(["GO", "MR", "TK_CAR", "TK_HAT", "TK_SHIP"], chance.randint(2, 5))
        hand = []
        for face in wanted:
            if left[face] and len(hand) < size:
                left[face] -= 1
                hand.append(face)
        hands.append(hand)
    rest = list(left.elements())
    chance.shuffle(rest)
    for hand in hands:
        rest.sort(key=lambda face: face[:2] in ("GO", "MR", "TK"))
        while len(hand) < size + (players < 5 and chance.random() < 0.2):
            hand.append(rest.pop())
    chance.shuffle(rest)
    if players > 4:
        return {"hands": hands, "piles_bottom_first": [[rest.pop()] for _ in hands]}
    return {
        "hands": hands,
        "piles_bottom_first": [[rest.pop() for _ in range(chance.randint(0, 4)) if rest] for _ in hands],
        "extras_bottom_first": [[rest.pop()] for _ in range(max(0, 4 - players))],
        "draw_top_first": rest[: chance.randint(1, 12)] or ["GO"],
    }


@pytest.mark.parametrize("players", range(2, 7))
def test_hands_from_the_deal_agree_with_the_plain_rules(players):
    chance = random.Random(players)
    met = Counter()
    for seed in range(4):
        options = {"players": players, "max_laps": 2, "max_passes": 3, "max_rounds": 2}
        match = Match(GAME, options=options, seed=seed)
        while match.outcome is None:
            met += compare_hand(match, chance)
            if match.outcome is None:
                match.play("next_round")
    assert met["worth"] + met["void"] == 8 * players
    assert met["match_over"] == 4


@pytest.mark.parametrize("players", range(2, 7))
def test_hands_that_are_nearly_complete_agree_with_the_plain_rules(players):
    chance = random.Random(100 + players)
    met = Counter()
    for seed in range(60):
        readings = {
            "houses": chance.choice(["5432", "4442"]),
            "token": chance.choice(["group", "built"]),
            "token_groups": chance.choice(["street", "any"]),
            "void_counts": chance.random() < 0.5,
            "railroads_from": chance.choice([2, 2, 3, 4]),
            "target": chance.choice([None, 500, 2000]),
            "max_laps": 2,
            "max_passes": 3,
        }
        position = promising_position(players, chance, readings["houses"])
        match = Match(GAME, options={"players": players, **readings}, seed=seed, position=position)
        met += compare_hand(match, chance)
    expected = {"out", "show", "chance", "reward", "void", "worth", "prize", "nobody_out", "match_over", "round_over"}
    expected |= {"discard", "stay", "choose", "pass", "swap"} if players > 4 else {"discard", "draw", "offer", "put"}
    expected |= {"take", "swap_tops"} if players < 4 else set()
    assert expected <= set(met)
    assert met["out"] > 12


@given(seed=SEEDS, players=st.integers(2, 6), readings=READINGS)
@settings(max_examples=25, deadline=None)
def test_any_hand_at_all_agrees_with_the_plain_rules(seed, players, readings):
    chance = random.Random(seed)
    options = {"players": players, "max_laps": 1, "max_passes": 2, **readings}
    position = promising_position(players, chance, readings["houses"])
    compare_hand(Match(GAME, options=options, seed=seed, position=position), chance)


# -- what holds of every match -----------------------------------------------------------------------------------------


def walk(seed, options, steps=300, position=None):
    """Play a match; give it with what happened, after every action."""
    match, chance = Match(GAME, options=options, seed=seed, position=position), random.Random(seed)
    yield match, match._events[0]
    while match.turn is not None and match.moves < steps:
        yield match, match.play(choose([action.text for action in match.legal()], chance))


def everything(match):
    position = match.position()
    lists = [*position["hands"], *position["piles_bottom_first"], *position["extras_bottom_first"]]
    lists += [position["draw_top_first"], position["reward"], position["aside"]]
    lists.append([card for card in position["chosen"] if card is not None])
    return Counter(card for cards in lists for card in cards)


@given(seed=SEEDS, players=st.integers(2, 6), houses=st.sampled_from(["5432", "4442"]))
@settings(max_examples=15, deadline=None)
def test_no_card_is_ever_lost_or_found(seed, players, houses):
    whole = Counter(PACK)
    if houses == "4442":
        whole += Counter({"H3": 1})
        whole -= Counter({"H1": 1})
    for match, _ in walk(seed, {"players": players, "houses": houses, "max_laps": 1}, steps=150):
        assert everything(match) == whole


@given(seed=SEEDS, players=st.integers(2, 6))
@settings(max_examples=15, deadline=None)
def test_a_hand_has_its_size_after_every_turn_but_for_what_was_received_since(seed, players):
    size = {5: 11, 6: 9}.get(players, 10)
    received = [0] * players
    for match, events in walk(seed, {"players": players, "max_laps": 1, "max_passes": 3}, steps=200):
        for event in events:
            if event.kind == "deal":
                received[event.seat] = 0
            if event.kind == "exchange":
                received[event.other] += event.amount
        phase, turn = match.view(None).facts["phase"], match.turn
        lengths = [len(hand) for hand in match.position()["hands"]]
        if phase == "turn":
            received[(turn - 1) % players] = 0
            assert lengths == [size + more for more in received]
        if phase in ("swap", "stay", "last"):
            assert lengths == [size] * players
            assert all(len(pile) == 1 for pile in match.position()["piles_bottom_first"])


@given(seed=SEEDS, players=st.integers(2, 6), laps=st.integers(1, 3), passes=st.integers(1, 4), hands=st.integers(1, 3))
@settings(max_examples=20, deadline=None)
def test_every_match_ends_within_its_bounds(seed, players, laps, passes, hands):
    options = {"players": players, "max_laps": laps, "max_passes": passes, "max_rounds": hands}
    for match, _ in walk(seed, options, steps=20_000):
        facts = match.view(None).facts
        assert match.round <= hands
        assert facts["quiet"] <= laps * players
        assert facts["passes"] <= passes
    assert match.turn is None
    reached = max(facts["totals"]) >= facts["target"] and match.outcome.winner is not None
    assert match.outcome.clause == (("MC-7.12" if players > 4 else "MC-4.22") if reached else "MC-R25")
    assert reached or match.round == hands


EVERY_ACTION = sorted(
    {
        *(f"{verb} {face}" for verb in ("discard", "put", "pass", "chance") for face in {*PACK, "TK", "", "XX"}),
        *(f"{verb} -> pile {name}" for verb in ("trade", "take") for name in "0123456XYZ"),
        *(f"take pile {name}" for name in "0XYZ"),
        *(f"swap_tops pile {one} -> pile {other}" for one in "0123456X" for other in "XY0"),
        *(f"count {number}" for number in (0, 1, 2, 3, 4, 60, 61)),
        *("draw", "exchange", "cancel", "out", "stay", "next_round", "trade", "count", "pass", "draw pile 0"),
    }
)


@given(seed=SEEDS, players=st.integers(2, 6), steps=st.integers(0, 60))
@settings(max_examples=15, deadline=None)
def test_whatever_is_not_legal_is_refused_with_a_clause_and_changes_nothing(seed, players, steps):
    position = promising_position(players, random.Random(seed))
    *_, (match, _) = walk(seed, {"players": players, "max_laps": 1}, steps, position)
    before = match.position()
    legal = {action.text for action in match.legal()}
    for text in EVERY_ACTION:
        for seat in (match.turn, 1 - (match.turn or 0)):
            if text not in legal or seat != match.turn:
                with pytest.raises(Illegal) as caught:
                    match.play(text, seat)
                assert caught.value.clause.startswith("MC-") or text.endswith(" ")
    assert match.position() == before


LATE = [
    ({"players": 2, "max_laps": 1}, 21),
    ({"players": 3, "max_laps": 2, "token": "built", "void_counts": True, "railroads_from": 3}, 22),
    ({"players": 4, "target": 500}, 23),
    ({"players": 5, "max_passes": 2}, 24),
    ({"players": 6, "token_groups": "any", "max_passes": 2, "target": 1000}, 25),
]


@pytest.mark.parametrize(("options", "seed"), LATE, ids=lambda value: str(value) if isinstance(value, int) else "")
def test_the_ends_of_hands_hold_what_every_moment_must(options, seed, monkeypatch):
    """The general suite on hands that go out: a match from such a position instead of one from the deal."""
    met = Counter()

    def near_the_end(game, options, seed, steps):
        chance = random.Random(seed)
        position = promising_position(options["players"], chance)
        match = Match(game, options=options, seed=seed, position=position)
        state, opening = game.setup(position, options, seed)
        assert [opening] == match._events
        yield match, state
        while match.turn is not None and match.moves < steps:
            text = choose([action.text for action in match.legal()], chance)
            happened = match.play(text)
            assert happened == state.play(Action.parse(text))
            met.update(event.kind for event in happened)
            yield match, state

    monkeypatch.setattr(conformance, "_walk", near_the_end)
    for check in (
        conformance.clone_replay_and_code_agree,
        conformance.position_round_trips,
        conformance.masked_events_show_only_what_their_reader_sees,
        conformance.views_of_paired_worlds_are_equal,
        conformance.only_the_seat_on_turn_may_act,
        conformance.action_texts_are_unique_and_read_back,
        conformance.nothing_hidden_is_in_any_text,
    ):
        check(GAME, options, seed=seed, steps=40)
    assert met["out"] >= 1


# -- frozen ------------------------------------------------------------------------------------------------------------


def played(seed, players):
    """A fingerprint of a whole random match: every position and what happened, but not the clauses that say why."""
    found = hashlib.sha256()
    match = Match(GAME, options={"players": players, "max_rounds": 4}, seed=seed)
    chance = Stream(seed, 77)
    while match.turn is not None:
        match.play(chance.choice(match.legal()))
        happened = [event._replace(clauses=()) for event in match._events[-1]]
        found.update(json.dumps([match.position(), happened], sort_keys=True).encode())
    return {"moves": match.moves, "totals": match.view(None).facts["totals"], "sha256": found.hexdigest()}


@pytest.mark.parametrize("golden", GOLDEN["deals"], ids=lambda golden: f"{golden['seed']}-{golden['players']}")
def test_the_deals_are_frozen(golden):
    state, _ = GAME.start({"players": golden["players"]}, golden["seed"])
    for number, dealt in enumerate(golden["dealt"], 1):
        position = state.position()
        assert {name: position[name] for name in dealt} == dealt
        again = {"phase": "scored", "turn": (position["dealer"] + 1) % golden["players"], "round": number}
        again |= {"dealer": position["dealer"], "hands": [[]] * golden["players"]}
        state, _ = GAME.setup(again, {"players": golden["players"]}, golden["seed"])
        state.play(Action("next_round"))


@pytest.mark.parametrize("golden", GOLDEN["matches"], ids=lambda golden: f"{golden['seed']}-{golden['players']}")
def test_random_matches_are_frozen(golden):
    assert golden == {
        "seed": golden["seed"],
        "players": golden["players"],
        **played(golden["seed"], golden["players"]),
    }

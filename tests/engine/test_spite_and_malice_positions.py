"""Positions of Spite & Malice as plain data: what can be written down, and what is refused because it cannot be."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spite_table import (
    STOCK,
    centres,
    choices,
    everything,
    facts,
    hand,
    kinds,
    opening,
    payoff,
    play,
    reasons,
    rising,
    sides,
    stock,
    table,
    won,
)

from cardwidgets.engine import conformance, new_match, positions, spite_and_malice
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.engine.spite_and_malice import SpiteAndMalice

clause = pytest.mark.clause
FULL = [*rising(11), "QH"]
SCORED = {"phase": "scored", "payoffs_bottom_first": [[], ["8C", "4H"]], "result": [0, 2, "payoff"], "scores": [2, 0]}
DRAWN = {"phase": "scored", "result": [None, 0, "stock"]}
OVER = {**SCORED, "phase": "over", "scores": [51, 3], "outcome": ["won", "SM-4.4", 0, [0]]}
LEVEL = {**DRAWN, "phase": "over", "round": 40, "scores": [3, 3], "outcome": ["drawn", "SM-R18", None, [0, 1]]}

IMPOSSIBLE = [
    ("form", "", 5),
    ("form", "", [("scores", [0, 0])]),
    ("form", "", None),
    ("unknown-key", "", {"hand": [[], []]}),
    ("unknown-key", "", {5: 1}),
    ("actions", "", {"actions": "pass"}),
    ("round", "SM-R18", {"round": 0}),
    ("round", "SM-R18", {"round": 41}),
    ("round", "SM-R18", {"round": True}),
    ("round", "SM-R18", {"round": "1"}),
    ("round", "SM-R18", {**SCORED, "round": 40}),
    ("turns", "SM-R17", {"turns": 0}),
    ("turns", "SM-R17", {"turns": 401}),
    ("turns", "SM-R17", {"turns": None}),
    ("shuffles", "SM-R8", {"shuffles": -1}),
    ("shuffles", "SM-R8", {"shuffles": 1_000_001}),
    ("starter", "SM-R2", {"starter": 2}),
    ("starter", "SM-R2", {"starter": False}),
    ("scores", "SM-4.4", {"scores": [0]}),
    ("scores", "SM-4.4", {"scores": [0, 0, 0]}),
    ("scores", "SM-4.4", {"scores": (0, 0)}),
    ("scores", "SM-4.4", {"scores": [-1, 0]}),
    ("scores", "SM-4.4", {"scores": [0, 1.0]}),
    ("scores", "SM-4.4", {"scores": [True, 0]}),
    ("scores", "SM-4.4", {"scores": [50, 0]}),
    ("scores", "SM-4.4", {"scores": [0, 50]}),
    ("scores", "SM-4.4", {**SCORED, "scores": [50, 0]}),
    ("scores", "SM-4.4", {**OVER, "scores": [70, 0]}),
    ("scores", "SM-4.4", {**OVER, "scores": [51, 50]}),
    ("hands", "SM-1.2", {"hands": [[]]}),
    ("hands", "SM-1.2", {"hands": "AS"}),
    ("hands", "SM-1.2", {"hands": [["AS", "2S", "3S", "4S", "5S", "6S"], []]}),
    ("hands", "SM-1.2", {"hands": ["AS", []]}),
    ("payoffs_bottom_first", "SM-1.2", {"payoffs_bottom_first": [[None] * 21, None]}),
    ("payoffs_bottom_first", "SM-1.2", {"payoffs_bottom_first": [None]}),
    ("payoffs_bottom_first", "SM-4.1", {"payoffs_bottom_first": [[], None]}),
    ("payoffs_bottom_first", "SM-4.1", {"phase": "draw", "payoffs_bottom_first": [None, []]}),
    ("payoffs_bottom_first", "SM-4.1", {"phase": "begin", "payoffs_bottom_first": [None, []]}),
    ("sides_bottom_first", "SM-1.2", {"sides_bottom_first": [None]}),
    ("sides_bottom_first", "SM-1.2", {"sides_bottom_first": "side"}),
    ("sides_bottom_first", "SM-1.2", {"sides_bottom_first": [[[], [], []], None]}),
    ("sides_bottom_first", "SM-1.2", {"sides_bottom_first": [[[], [], [], "AS"], None]}),
    ("sides_bottom_first", "SM-1.2", {"sides_bottom_first": [[[None] * 105, [], [], []], None]}),
    ("centres_bottom_first", "SM-R14", {"centres_bottom_first": [[], []]}),
    ("centres_bottom_first", "SM-R14", {"centres_bottom_first": [[], [], [], []]}),
    ("centres_bottom_first", "SM-R14", {"centres_bottom_first": [[*rising(12), "KS"], [], []]}),
    ("centres_bottom_first", "SM-2.1", {"centres_bottom_first": [["2S"], [], []]}),
    ("centres_bottom_first", "SM-2.1", {"centres_bottom_first": [["AS", "3S"], [], []]}),
    ("centres_bottom_first", "SM-2.1", {"centres_bottom_first": [["AS", None], [], []]}),
    ("centres_bottom_first", "SM-R8", {"centres_bottom_first": [FULL, [], []]}),
    ("centres_bottom_first", "SM-R15", {**DRAWN, "centres_bottom_first": [FULL, [], []]}),
    ("centres_bottom_first", "SM-R15", {**SCORED, "centres_bottom_first": [FULL, [*rising(11, "D"), "QS"], []]}),
    ("stock_top_first", "SM-1.3", {"stock_top_first": "AS"}),
    ("stock_top_first", "SM-1.3", {"stock_top_first": [None] * 105}),
    ("aside", "SM-1.3", {"aside": "AS"}),
    ("card", "SM-R1", {"hands": [["1S"], []]}),
    ("card", "SM-R1", {"hands": [["as"], []]}),
    ("card", "SM-R1", {"aside": [5]}),
    ("card", "SM-R1", {"stock_top_first": [["AS"]]}),
    ("cards", "SM-R1", {"hands": [["AS", "AS"], ["AS"]]}),
    ("cards", "SM-R1", {"stock_top_first": ["AS", "AS"], "aside": ["AS"]}),
    ("too-few", "SM-1.3", {"stock_top_first": [None] * 100}),
    ("held", "SM-R2", {"held": [["AS"]]}),
    ("held", "SM-R2", {"held": [["AS"] * 21, []]}),
    ("held", "SM-R2", {"held": [["AS"], []], "payoffs_bottom_first": [["2S", "3S"], None]}),
    ("held", "SM-R2", {"held": [["AS"], []], "hands": [["AS", "AS"], []]}),
    ("held", "SM-R2", {"held": [["AS", "AS"], []], "hands": [["AS"], []]}),
    ("phase", "SM-3.2", {"phase": "asleep"}),
    ("phase", "SM-3.2", {"phase": ["play"]}),
    ("phase", "SM-3.2", {"phase": None}),
    ("turn", "SM-3.6", {"turn": 2}),
    ("turn", "SM-3.6", {"turn": None}),
    ("turn", "SM-3.6", {"turn": True}),
    ("turn", "SM-3.6", {"phase": "draw", "turn": -1}),
    ("turn", "SM-3.6", {**OVER, "turn": 0}),
    ("turn", "SM-4.1", {**SCORED, "turn": 1}),
    ("result", "SM-4.1", {"result": [0, 2, "payoff"]}),
    ("result", "SM-4.1", {"phase": "draw", "result": [None, 0, "stock"]}),
    ("result", "SM-4.1", {"phase": "scored"}),
    ("result", "SM-4.1", {"phase": "over", "round": 40}),
    ("result", "SM-4.1", {**SCORED, "result": [0, 2]}),
    ("result", "SM-4.1", {**SCORED, "result": "won"}),
    ("result", "SM-4.1", {**SCORED, "result": [1, 2, "payoff"]}),
    ("result", "SM-4.1", {**SCORED, "result": [0, True, "payoff"]}),
    ("result", "SM-4.1", {**SCORED, "result": [False, 2, "payoff"]}),
    ("result", "SM-4.1", {**SCORED, "result": [0, 2, "luck"]}),
    ("result", "SM-4.1", {**SCORED, "result": [None, 0, "stock"]}),
    ("result", "SM-4.1", {**SCORED, "payoffs_bottom_first": [[], []], "result": [0, 0, "payoff"]}),
    ("result", "SM-4.1", {**DRAWN, "result": [None, 1, "stock"]}),
    ("result", "SM-4.1", {**DRAWN, "result": [0, 0, "stock"]}),
    ("result", "SM-4.1", {**DRAWN, "result": [None, 0, "payoff"]}),
    ("result", "SM-4.2", {**SCORED, "result": [0, 3, "payoff"]}),
    ("outcome", "SM-4.4", {"outcome": ["won", "SM-4.4", 0, [0]]}),
    ("outcome", "SM-4.4", {**SCORED, "outcome": ["won", "SM-4.4", 0, [0]]}),
    ("outcome", "SM-4.4", {**OVER, "outcome": None}),
    ("outcome", "SM-4.4", {**OVER, "outcome": "won"}),
    ("outcome", "SM-4.4", {**OVER, "outcome": ["won", "SM-4.4", 0]}),
    ("outcome", "SM-4.4", {**OVER, "outcome": ["won", "SM-4.4", 1, [1]]}),
    ("outcome", "SM-4.4", {**OVER, "outcome": ["won", "SM-R18", 0, [0]]}),
    ("outcome", "SM-4.4", {**OVER, "outcome": ["won", "SM-4.4", 0, [0, 1]]}),
    ("outcome", "SM-4.4", {**LEVEL, "outcome": ["won", "SM-R18", 0, [0]]}),
    ("outcome", "SM-R18", {**LEVEL, "round": 39}),
]
KINGS_OPEN = {"centres_bottom_first": [["KS"], [], []]}


@clause("SM-1.2", "SM-1.3", "SM-2.1", "SM-4.1", "SM-4.4", "SM-R1", "SM-R2", "SM-R8", "SM-R15", "SM-R17", "SM-R18")
@pytest.mark.parametrize(("reason", "named", "position"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_a_position_that_cannot_be_is_refused_with_the_reason(reason, named, position):
    with pytest.raises(Illegal) as caught:
        SpiteAndMalice.setup(position, {}, 1)
    assert caught.value.code is Fault.BAD_POSITION
    assert (caught.value.data["reason"], caught.value.clause) == (reason, named)


def test_the_positions_that_are_changed_there_are_possible_themselves():
    for position in (SCORED, DRAWN, OVER, LEVEL, KINGS_OPEN, {**SCORED, "centres_bottom_first": [FULL, [], []]}):
        match = new_match("spite_and_malice", seed=1, position=position)
        assert match.position()["scores"] == position.get("scores", [0, 0])


@clause("SM-R7")
def test_other_reading_no_stack_begins_with_a_king():
    with pytest.raises(Illegal) as caught:
        SpiteAndMalice.setup(KINGS_OPEN, {"king_opens": False}, 1)
    assert (caught.value.data["reason"], caught.value.clause) == ("centres_bottom_first", "SM-R7")


def test_every_reason_in_the_engine_is_met_here():
    game = SpiteAndMalice
    readers = (game._read_round, game._read_cards, game._read_held, game._read_phase, game._read_outcome)
    found = reasons(*readers, positions.checked, positions.piles)
    assert found <= {case[0] for case in IMPOSSIBLE}
    assert len(found) > 12


def test_the_refusal_names_the_card_that_is_there_too_often():
    with pytest.raises(Illegal) as caught:
        SpiteAndMalice.setup({"hands": [["AS", "AS"], ["AS"]]}, {}, 1)
    assert caught.value.data["card"] == "AS"
    assert SpiteAndMalice.setup({"hands": [["AS", "AS"], ["AS"]]}, {"packs": 3}, 1)[0].turn == 0


@pytest.mark.parametrize(
    ("position", "most"),
    [({"round": 41}, 40), ({"turns": 401}, 400), ({"hands": [["AS"] * 6, []]}, 5), ({"scores": [50, 0]}, 50)],
)
def test_the_refusal_says_how_much_there_may_be(position, most):
    with pytest.raises(Illegal) as caught:
        SpiteAndMalice.setup(position, {}, 1)
    assert caught.value.data["most"] == most


@clause("SM-4.2", "SM-R9")
def test_points_that_are_written_down_hold_the_bonus():
    assert SpiteAndMalice.setup({**SCORED, "result": [0, 7, "payoff"]}, {"bonus": 5}, 1)[0].turn == 0
    with pytest.raises(Illegal):
        SpiteAndMalice.setup(SCORED, {"bonus": 5}, 1)


@clause("SM-1.2", "SM-1.3")
def test_an_empty_position_is_a_deal_in_which_seat_0_is_on_turn():
    match = new_match("spite_and_malice", seed=5, position={})
    assert (match.turn, match.round, facts(match)["turns"], opening(match)) == (0, 1, 1, [])
    assert [len(hand(match, seat)) for seat in range(2)] == [5, 5]
    assert [len(payoff(match, seat)) for seat in range(2)] == [20, 20]
    assert (len(stock(match)), centres(match)) == (54, [[], [], []])
    assert sides(match, 0) == sides(match, 1) == [[], [], [], []]
    assert Counter(everything(match)) == SpiteAndMalice.PACK.counts
    assert new_match("spite_and_malice", seed=5, position={}).position() == match.position()
    assert new_match("spite_and_malice", seed=6, position={}).position() != match.position()


def test_cards_that_are_not_named_are_chosen_by_the_seed():
    position = {"hands": [["AS", None], None], "payoffs_bottom_first": [[None, "7C"], None]}
    found = set()
    for seed in range(6):
        match = new_match("spite_and_malice", seed=seed, position=position)
        assert hand(match)[0] == "AS"
        assert payoff(match)[1] == "7C"
        assert [len(hand(match)), len(hand(match, 1)), len(payoff(match)), len(payoff(match, 1))] == [2, 5, 2, 20]
        assert Counter(everything(match)) == SpiteAndMalice.PACK.counts
        found.add((hand(match)[1], payoff(match)[0], *stock(match)))
    assert len(found) == 6


@clause("SM-1.3")
def test_where_the_stock_is_written_down_the_other_cards_are_out_of_play():
    match = table()
    assert stock(match) == STOCK.split()
    assert len(match.position()["aside"]) == 104 - 10 - 7 - 4
    for reader in (None, 0, 1):
        assert match.view(reader).zones["aside"] == tuple(match.position()["aside"])
    assert Counter(everything(match)) == SpiteAndMalice.PACK.counts
    order = [f"{rank}{suit}" for suit in "SHDC" for rank in spite_and_malice.RANKS]
    assert match.position()["aside"] == sorted(match.position()["aside"], key=order.index)


def test_cards_may_be_put_aside_by_name_as_well():
    match = new_match("spite_and_malice", seed=1, position={"aside": ["KC", "KH", "KC"]})
    assert match.position()["aside"] == ["KH", "KC", "KC"]
    assert len(stock(match)) == 51
    assert "KC" not in stock(match)


@clause("SM-4.4")
def test_what_was_out_of_play_is_shuffled_in_with_the_next_round():
    match, _ = won(7)
    events = play(match, "next_round")
    assert sum(move.source == "aside" for move in events[0].cards) > 40
    assert match.position()["aside"] == []
    assert Counter(everything(match)) == SpiteAndMalice.PACK.counts


@clause("SM-3.1")
def test_in_the_phase_draw_the_opening_draw_is_still_to_come():
    match = table("7C QH", position={"phase": "draw"})
    assert kinds(opening(match)) == ["draw"]
    assert opening(match)[0].cause == "turn"
    assert hand(match) == ["7C", "QH", "AH", "6C", "7D"]
    assert (facts(match)["phase"], facts(match)["turns"], match.turn) == ("play", 1, 0)
    match = table("7C QH", their_hand="3C", position={"phase": "draw", "turn": 1, "turns": 12})
    assert (match.turn, facts(match)["turns"], len(hand(match, 1)), len(hand(match, 0))) == (1, 12, 5, 2)


@clause("SM-3.1", "SM-4.3")
def test_in_the_phase_draw_a_full_hand_draws_nothing_and_a_short_stock_ends_the_round():
    assert opening(table("2S 7C 8D JC QH", position={"phase": "draw"})) == []
    match = table("7C QH", stock="AH 6C 7D", scores=(20, 30), position={"phase": "draw"})
    assert kinds(opening(match)) == ["draw", "round_drawn", "round_over"]
    assert facts(match)["result"] == [None, 0, "stock"]
    match = table("7C QH", stock="AH 6C 7D", position={"phase": "draw"}, stock_out="short")
    assert (kinds(opening(match)), stock(match)) == (["draw"], [])
    match = table("7C QH", stock="AH 6C", position={"phase": "draw"}, stock_out="short")
    assert kinds(opening(match)) == ["draw", "round_drawn", "round_over"]
    match = table("7C QH", stock="AH 6C 7D 8H", position={"phase": "draw"})
    assert (kinds(opening(match)), stock(match)) == (["draw"], ["8H"])
    match = table("7C QH", stock="", position={"phase": "draw"})
    assert kinds(opening(match)) == ["round_drawn", "round_over"]


@clause("SM-R2")
def test_in_the_phase_begin_it_is_still_to_be_seen_who_begins():
    position = {"phase": "begin", "payoffs_bottom_first": [[None, "5C"], [None, "9H"]]}
    match = new_match("spite_and_malice", seed=1, position=position)
    assert kinds(opening(match)) == ["turn_up", "turn_up", "begin"]
    assert (match.turn, facts(match)["starter"], facts(match)["turns"]) == (1, 1, 1)
    assert facts(match)["phase"] == "play"
    match = new_match("spite_and_malice", seed=1, position={**position, "round": 2})
    assert opening(match)[-1].clauses == ("SM-R2", "SM-R11")


@clause("SM-R5")
def test_an_empty_hand_on_turn_is_filled_at_once():
    match = table("")
    assert [(event.kind, event.cause, event.clauses) for event in opening(match)] == [
        ("draw", "refill", ("SM-R5", "SM-3.1"))
    ]
    assert hand(match) == STOCK.split()[:5]
    assert opening(table(their_hand="")) == []


def test_actions_of_a_position_are_played_before_it_is_handed_over():
    match = table("7C", centre=[6], position={"actions": ["play 7C -> centre 0", "discard 9S -> side 1"]})
    assert (match.turn, match.moves) == (1, 0)
    assert kinds(opening(match)) == ["play", "draw", "discard"]
    assert sides(match) == [[], ["9S"], [], []]
    with pytest.raises(Illegal) as caught:
        table("7C QH", position={"actions": ["play 7C -> centre 0"]})
    assert (caught.value.code, caught.value.clause) == (Fault.NOT_LEGAL, "SM-2.1")
    with pytest.raises(Illegal) as caught:
        table("7C QH", position={"actions": [["pass"]]})
    assert caught.value.code is Fault.MALFORMED


@clause("SM-R2")
def test_what_a_payoff_pile_is_known_to_hold_is_put_there():
    for seed in range(12):
        match = new_match("spite_and_malice", seed=seed, position={"held": [["KC", "AS"], ["AS"]]})
        assert Counter(payoff(match, 0)) >= Counter(["AS", "KC"])
        assert "AS" in payoff(match, 1)
        assert facts(match)["held"] == [["AS", "KC"], ["AS"]]
        assert Counter(everything(match)) == SpiteAndMalice.PACK.counts
    position = {"held": [["AS"], []], "payoffs_bottom_first": [[None, None, "AS"], None]}
    lying = [payoff(new_match("spite_and_malice", seed=seed, position=position))[:-1] for seed in range(40)]
    assert sum("AS" in pile for pile in lying) < 10


@clause("SM-R2")
def test_whoever_imagines_the_hidden_cards_puts_known_ones_where_they_are_known_to_be():
    match = new_match("spite_and_malice", seed=3, position={"held": [["AS", "KC"], ["AS"]]})
    for reader in (None, 0, 1):
        places = set()
        for number in range(30):
            world = SpiteAndMalice.imagine(match.view(reader), Stream(number))
            assert bytes(world.view(reader)) == bytes(match.view(reader))
            piles = world.position()["payoffs_bottom_first"]
            assert Counter(piles[0]) >= Counter(["AS", "KC"])
            assert "AS" in piles[1]
            places.add(piles[0].index("KC"))
        assert len(places) > 5


def test_an_imagined_world_has_the_hidden_cards_in_another_order_each_time():
    match = new_match("spite_and_malice", seed=3)
    worlds = [SpiteAndMalice.imagine(match.view(0), Stream(number)).position() for number in range(10)]
    for key in ("stock_top_first", "hands", "payoffs_bottom_first"):
        assert len({str(world[key]) for world in worlds}) == 10
    for world in worlds:
        assert world["hands"][0] == hand(match, 0)
        assert [pile[-1] for pile in world["payoffs_bottom_first"]] == [payoff(match, 0)[-1], payoff(match, 1)[-1]]


def test_a_scored_round_and_a_finished_match_may_be_set_up():
    match = new_match("spite_and_malice", seed=1, position=SCORED)
    assert (match.turn, choices(match), facts(match)["result"]) == (0, ["next_round"], [0, 2, "payoff"])
    match = new_match("spite_and_malice", seed=1, position={**DRAWN, "turn": 1})
    assert (match.turn, choices(match)) == (1, ["next_round"])
    match = new_match("spite_and_malice", seed=1, position={**DRAWN, "result": [None, 0, "turns"]})
    assert facts(match)["result"] == [None, 0, "turns"]
    match = new_match("spite_and_malice", seed=1, position=OVER)
    assert (match.turn, choices(match), match.outcome.winner, match.outcome.clause) == (None, [], 0, "SM-4.4")
    match = new_match("spite_and_malice", seed=1, position=LEVEL)
    assert (match.outcome.winner, match.outcome.clause, match.outcome.leaders) == (None, "SM-R18", (0, 1))
    ahead = {**LEVEL, "scores": [3, 9], "outcome": ["won", "SM-R18", 1, [1]]}
    assert new_match("spite_and_malice", seed=1, position=ahead).outcome.winner == 1


@pytest.mark.parametrize("options", [{}, {"packs": 3, "centres": 4}, {"payoff": 5, "stock_out": "short", "bonus": 5}])
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_short_match_reads_back(seed, options):
    match = new_match("spite_and_malice", seed=seed, options={**options, "max_rounds": 2, "max_turns": 30})
    chance = Stream(seed)
    while match.turn is not None:
        position = match.position()
        again = new_match("spite_and_malice", seed=seed, options=match.options, position=position)
        assert again.position() == position
        assert opening(again) == []
        assert [again.view(reader) for reader in (None, 0, 1)] == [match.view(reader) for reader in (None, 0, 1)]
        match.play(conformance.pick(match.legal(), chance))
    over = new_match("spite_and_malice", seed=seed, options=match.options, position=match.position())
    assert over.outcome == match.outcome


KEYS = sorted(spite_and_malice._POSITION_KEYS)
SMALL = (
    st.none()
    | st.booleans()
    | st.integers(-2, 5)
    | st.sampled_from(["AS", "KC", "QH", "2D", "play", "draw", "begin", "scored", "over", "payoff", "stock", "won"])
)
VALUES = st.recursive(SMALL, lambda inner: st.lists(inner, max_size=5), max_leaves=14)


@given(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6), st.integers(0, 9))
@settings(max_examples=250, deadline=None)
def test_whatever_is_given_as_a_position_is_set_up_or_refused(position, seed):
    try:
        match = new_match("spite_and_malice", seed=seed, position=position)
    except Illegal:
        return
    go_on(match, seed)


FIRST = new_match("spite_and_malice", seed=5)
for _ in range(2):
    play(FIRST, choices(FIRST)[-1])
ENDED, _ = won(7)


@given(st.sampled_from([FIRST, ENDED]), st.dictionaries(st.sampled_from(KEYS), VALUES, min_size=1, max_size=2))
@settings(max_examples=250, deadline=None)
def test_a_real_position_with_one_or_two_things_changed_is_set_up_or_refused(match, changes):
    try:
        match = new_match("spite_and_malice", seed=1, position={**match.position(), **changes})
    except Illegal:
        return
    go_on(match, 1)


def go_on(match, seed):
    """What was accepted can be played, and holds every card."""
    chance = Stream(seed)
    for _ in range(30):
        assert Counter(everything(match)) == SpiteAndMalice.PACK.counts
        if match.turn is not None:
            match.play(conformance.pick(match.legal(), chance))

"""Positions of Monopoly: The Card Game as plain data: what can be written down, and why others are refused."""

from __future__ import annotations

import ast
import inspect
import json
import random
from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from monopoly_table import (
    DONE,
    DONE_11,
    MINE,
    STOCK,
    THEIRS,
    cards,
    choices,
    everything,
    facts,
    going_out,
    hand,
    large,
    no,
    opening,
    play,
    seen,
    stock,
    swapped,
    table,
)

from cardwidgets.engine import monopoly_card_game, new_match
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.engine.monopoly_card_game import MonopolyCardGame

clause = pytest.mark.clause
NAME = "monopoly_card_game"
NONE = [[], [], [], []]
OVER_SIZE = [f"{DONE} VEN".split(), [], [], []]
CHANCE = ["BWK", "CH", "H1", *("GO",) * 4, *("MR",) * 3]
TRADE = {"phase": "trade", "piles_bottom_first": [["PAC"], ["NCA"], [], []], "trade": [0, 1, 0]}
PUT = {**TRADE, "phase": "put", "trade": [0, 1, 1]}
SCORED = {"phase": "scored", "turn": 0, "hands": [DONE.split(), [], [], []], "out": 0, "totals": [3000, 0, 0, 0]}
OVER = {**SCORED, "phase": "over", "turn": None, "totals": [10_000, 0, 0, 0], "outcome": ["won", "MC-4.22", 0, [0]]}
FIVE = {"players": 5}
PASS = {"phase": "pass", "moved": 5, "hands": [[None]] * 5}
LAY = {"phase": "lay", "trade": [0, 1, 1], "piles_bottom_first": [[], [], None, None, None]}

IMPOSSIBLE = [
    ("form", "", 5, {}),
    ("form", "", [("totals", [0] * 4)], {}),
    ("form", "", None, {}),
    ("unknown-key", "", {"hand": NONE}, {}),
    ("unknown-key", "", {5: 1}, {}),
    ("actions", "", {"actions": "draw"}, {}),
    ("round", "MC-R25", {"round": 0}, {}),
    ("round", "MC-R25", {"round": 61}, {}),
    ("round", "MC-R25", {"round": True}, {}),
    ("dealer", "MC-4.1", {"dealer": 4}, {}),
    ("dealer", "MC-4.1", {"dealer": -1}, {}),
    ("quiet", "MC-R25", {"quiet": -1}, {}),
    ("quiet", "MC-R25", {"quiet": 20}, {}),
    ("quiet", "MC-R25", {"quiet": 21}, {}),
    ("passes", "MC-R25", {"passes": 30}, FIVE),
    ("passes", "MC-R25", {"passes": 31}, FIVE),
    ("moved", "MC-7.8", {"moved": 5}, {}),
    ("moved", "MC-7.8", {"moved": 5}, FIVE),
    ("moved", "MC-7.8", {"phase": "last", "moved": 4}, FIVE),
    ("moved", "MC-7.8", {"phase": "pass", "moved": 0}, FIVE),
    ("moved", "MC-7.8", {"phase": "stay", "moved": 5}, FIVE),
    ("totals", "MC-3.2", {"totals": [0, 0, 0]}, {}),
    ("totals", "MC-3.2", {"totals": [0, 0, 0, -1]}, {}),
    ("totals", "MC-3.2", {"totals": [0, 0, 0, 1.0]}, {}),
    ("totals", "MC-3.2", {"totals": [0, 0, 0, 1_000_001]}, {}),
    ("totals", "MC-3.2", {"totals": "0000"}, {}),
    ("totals", "MC-3.2", {**SCORED, "totals": [2950, 0, 0, 0]}, {}),
    ("hands", "MC-4.5", {"hands": [[], [], []], "turn": 0}, {"players": 4}),
    ("hands", "MC-4.5", {"hands": "GO"}, {}),
    ("hands", "MC-4.5", {"hands": [5, [], [], []]}, {}),
    ("hands", "MC-4.5", {"hands": [["MR"] * 61, [], [], []]}, {}),
    ("hands", "MC-4.5", {**PUT, "phase": "shed", "trade": None, "hands": [["GO"] * 4, [], [], []]}, {}),
    ("hands", "MC-4.5", {**PUT, "hands": NONE}, {}),
    ("hands", "MC-4.5", {**LAY, "hands": [[], [], None, None, None]}, FIVE),
    ("hands", "MC-4.14", {"phase": "stand", "out": 0, "hands": [["PKP"] + ["GO"] * 4, [], [], []]}, {}),
    ("hands", "MC-4.14", {"phase": "shed_out", "out": 0, "hands": [[*MINE.split(), "VEN"], [], [], []]}, {}),
    ("hands", "MC-4.15", {"phase": "shed_out", "out": 0, "hands": [DONE.split(), [], [], []]}, {}),
    ("hands", "MC-4.15", {"phase": "stand", "out": 0, "hands": [[*CHANCE, "VEN"], [], [], []]}, {}),
    ("hands", "MC-4.14", {**SCORED, "hands": [MINE.split(), [], [], []]}, {}),
    ("hands", "MC-4.15", {**SCORED, "hands": OVER_SIZE}, {}),
    ("card", "MC-4.5", {"hands": [["MAYFAIR"], [], [], []]}, {}),
    ("card", "MC-4.5", {"hands": [["TK"], [], [], []]}, {}),
    ("card", "MC-4.5", {"hands": [[5], [], [], []]}, {}),
    ("card", "MC-4.4", {"draw_top_first": ["?"]}, {}),
    ("cards", "MC-2.2", {"hands": [["PKP", "PKP"], [], [], []]}, {}),
    ("cards", "MC-2.2", {"hands": [["PKP"], [], [], []], "draw_top_first": ["PKP"]}, {}),
    ("cards", "MC-2.6", {"hands": [["H3"] * 4, [], [], []]}, {}),
    ("cards", "MC-2.6", {"hands": [["H1"] * 5, [], [], []]}, {"houses": "4442"}),
    ("cards", "MC-2.16", {"piles_bottom_first": [["CH"], ["CH"], ["CH"], []]}, {}),
    ("cards", "MC-2.6", {"hands": [["HT"] * 3, [], [], []]}, {}),
    ("cards", "MC-2.10", {"hands": [["TK_HAT"] * 2, [], [], []]}, {}),
    ("cards", "MC-2.14", {"hands": [["GO"] * 5, [], [], []]}, {}),
    ("cards", "MC-2.15", {"hands": [["MR"] * 5, [], [], []]}, {}),
    ("too-few", "MC-2.1", {"hands": [[None] * 30, [None] * 31, [], []]}, {}),
    ("piles_bottom_first", "MC-4.2", {"piles_bottom_first": [[], [], []]}, {}),
    ("piles_bottom_first", "MC-4.2", {"piles_bottom_first": {"0": []}}, {}),
    ("extras_bottom_first", "MC-5.1", {"extras_bottom_first": [["GO"]]}, {}),
    ("extras_bottom_first", "MC-5.1", {"extras_bottom_first": []}, {"players": 3}),
    ("draw_top_first", "MC-4.4", {"draw_top_first": 5}, {}),
    ("draw_top_first", "MC-R18", {"draw_top_first": []}, {}),
    ("draw_top_first", "MC-7.2", {"hands": [[]] * 5, "draw_top_first": ["GO"]}, {}),
    ("reward", "MC-4.16", {"reward": ["GO"]}, {}),
    ("reward", "MC-4.16", {**SCORED, "out": None, "totals": [20_000] * 4, "reward": ["VEN"]}, {"target": 50_000}),
    ("reward", "MC-4.16", {**SCORED, "reward": ["VEN", "STC", "RDG", "ELE", "KEN", "ATL"]}, {}),
    ("aside", "MC-2.1", {"aside": "GO"}, {}),
    ("chosen", "MC-7.8", {"chosen": [None] * 3}, {}),
    ("chosen", "MC-7.8", {"chosen": ["MAYFAIR", None, None, None]}, {}),
    ("chosen", "MC-7.8", {"chosen": [5, None, None, None]}, {}),
    ("chosen", "MC-R24", {"chosen": ["GO", None, None, None]}, {}),
    ("chosen", "MC-R24", {**PASS, "chosen": ["GO", None, None, None, None]}, FIVE),
    ("chosen", "MC-R24", {**PASS, "turn": 1, "chosen": [None, "GO", None, None, None]}, FIVE),
    ("known", "MC-4.11", {"known": [[]] * 3}, {}),
    ("known", "MC-4.11", {"hands": [["GO"], [], [], []], "known": [[], [], [], []]}, {}),
    ("known", "MC-4.11", {"hands": [["GO"], [], [], []], "known": [[2], [], [], []]}, {}),
    ("known", "MC-4.11", {"hands": [["GO"], [], [], []], "known": [[17], [], [], []]}, {}),
    ("known", "MC-4.11", {"hands": [["GO"], [], [], []], "known": [[True], [], [], []]}, {}),
    ("known", "MC-4.11", {"hands": [["GO"], [], [], []], "known": "1000"}, {}),
    ("phase", "MC-4.7", {"phase": "asleep"}, {}),
    ("phase", "MC-4.7", {"phase": ["turn"]}, {}),
    ("phase", "MC-4.7", {"phase": "swap"}, {}),
    ("phase", "MC-4.7", {"phase": "turn"}, FIVE),
    ("phase", "MC-R2", {**SCORED, "totals": [10_000, 0, 0, 0]}, {}),
    ("phase", "MC-R2", {**OVER, "totals": [9_950, 0, 0, 0]}, {}),
    ("turn", "MC-4.6", {"turn": 4}, {}),
    ("turn", "MC-4.6", {"turn": None}, {}),
    ("turn", "MC-4.6", {"turn": True}, {}),
    ("turn", "MC-4.6", {**OVER, "turn": 0}, {}),
    ("turn", "MC-4.21", {**SCORED, "turn": 1}, {}),
    ("turn", "MC-7.6", {"turn": 1}, FIVE),
    ("turn", "MC-7.6", {"phase": "stay", "turn": 1}, FIVE),
    ("turn", "MC-7.6", {"phase": "stay", "turn": 0, "moved": 2}, FIVE),
    ("turn", "MC-7.6", {**LAY, "turn": 0, "trade": [1, 0, 1]}, FIVE),
    ("trade", "MC-4.9", {"trade": [0, 1, 1]}, {}),
    ("trade", "MC-4.9", {**TRADE, "trade": None}, {}),
    ("trade", "MC-4.9", {**TRADE, "trade": [0, 1]}, {}),
    ("trade", "MC-4.9", {**TRADE, "trade": [0, 1, True]}, {}),
    ("trade", "MC-4.9", {**TRADE, "trade": [0, 0, 0]}, {}),
    ("trade", "MC-4.9", {**TRADE, "trade": [0, 4, 0]}, {}),
    ("trade", "MC-4.9", {**TRADE, "trade": [1, 0, 0]}, {}),
    ("trade", "MC-4.9", {**TRADE, "trade": [0, 2, 0]}, {}),
    ("trade", "MC-R14", {**TRADE, "trade": [0, 1, 1]}, {}),
    ("trade", "MC-R14", {**PUT, "trade": [0, 1, 0]}, {}),
    ("trade", "MC-R14", {**PUT, "trade": [0, 1, 2]}, {}),
    ("trade", "MC-7.6", {**LAY, "turn": 2}, FIVE),
    ("trade", "MC-7.6", {**LAY, "trade": [0, 1, 2]}, FIVE),
    ("out", "MC-4.15", {"out": 0}, {}),
    ("out", "MC-4.15", {**SCORED, "out": 4}, {}),
    ("out", "MC-4.15", {**SCORED, "out": True}, {}),
    ("out", "MC-4.15", {"phase": "shed_out", "hands": OVER_SIZE}, {}),
    ("out", "MC-4.15", {"phase": "shed_out", "hands": OVER_SIZE, "out": 1}, {}),
    ("stands", "MC-R6", {"stands": ["PKP"]}, {}),
    ("stands", "MC-R6", {"stands": "PKP"}, {}),
    ("stands", "MC-R6", {"stands": ["MAYFAIR"]}, {}),
    ("stands", "MC-R6", {"phase": "shed_out", "out": 0, "hands": OVER_SIZE, "stands": ["H3"]}, {}),
    ("stands", "MC-R6", {"phase": "stand", "out": 0, "hands": [CHANCE, [], [], []], "stands": ["PKP"]}, {}),
    ("stands", "MC-R6", {"phase": "stand", "out": 0, "hands": [DONE.split(), [], [], []]}, {}),
    ("stands", "MC-R6", {**SCORED, "hands": [CHANCE, [], [], []]}, {}),
    ("stands", "MC-R6", {**SCORED, "hands": [CHANCE, [], [], []], "stands": ["KEN"]}, {}),
    ("stands", "MC-R6", {**SCORED, "hands": [CHANCE, [], [], []], "stands": ["GO"]}, {}),
    ("stands", "MC-R6", {**SCORED, "stands": ["PKP"]}, {}),
    ("outcome", "MC-R2", {"outcome": ["won", "MC-4.22", 0, [0]]}, {}),
    ("outcome", "MC-R2", {**SCORED, "outcome": ["won", "MC-4.22", 0, [0]]}, {}),
    ("outcome", "MC-R2", {**OVER, "outcome": None}, {}),
    ("outcome", "MC-R2", {**OVER, "outcome": ["won", "MC-4.22", 1, [1]]}, {}),
    ("outcome", "MC-R2", {**OVER, "outcome": ["won", "MC-7.12", 0, [0]]}, {}),
    ("outcome", "MC-R2", {**OVER, "outcome": ["won", "MC-4.22", 0]}, {}),
    ("outcome", "MC-R2", {**OVER, "outcome": ["drawn", "MC-R25", None, [0, 1]]}, {}),
    ("outcome", "MC-R2", {**OVER, "outcome": "won"}, {}),
]


@pytest.mark.parametrize(("reason", "of", "position", "options"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(reason, of, position, options):
    with pytest.raises(Illegal) as caught:
        MonopolyCardGame.setup(position, options, 1)
    assert (caught.value.code, caught.value.data["reason"], caught.value.clause) == (Fault.BAD_POSITION, reason, of)


IN_CASES = ["players", "values", "table_trade_cards", "to_move", "went_out", "action-keys", "trade_piles_bottom_first"]
IN_CASES += ["trade_card", "options", "form"]


def test_every_reason_in_the_engine_is_met_here():
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(monopoly_card_game))) if isinstance(node, ast.Call)]
    named = {getattr(call.func, "id", ""): call for call in calls}
    assert {"need", "number", "piles"} <= set(named)
    reasons = {
        call.args[1].value
        for call in calls
        if getattr(call.func, "id", "") in ("need", "number", "piles") and isinstance(call.args[1], ast.Constant)
    }
    assert reasons <= {reason for reason, *_ in IMPOSSIBLE} | set(IN_CASES)


@pytest.mark.parametrize(
    ("card", "position"), [("PKP", {"hands": [["PKP", "PKP"], []]}), ("BWK", {"hands": [["BWK"], ["BWK"]]})]
)
def test_a_card_too_often_is_named(card, position):
    with pytest.raises(Illegal) as caught:
        MonopolyCardGame.setup(position, {}, 1)
    assert caught.value.data == {"reason": "cards", "card": card}


# -- what is left out ------------------------------------------------------------------------------------------------


def test_an_empty_position_is_like_a_fresh_deal():
    for players, size in {2: 10, 3: 10, 4: 10, 5: 11, 6: 9}.items():
        match = new_match(NAME, seed=3, position={}, options={"players": players})
        fresh = new_match(NAME, seed=3, options={"players": players, "first_dealer": players - 1}).position()
        position = match.position()
        assert [len(cards_) for cards_ in position["hands"]] == [size] * players
        for name, value in position.items():
            if name in ("hands", "piles_bottom_first", "extras_bottom_first"):
                assert [*map(len, value)] == [*map(len, fresh[name])]
            elif name == "draw_top_first":
                assert len(value) == len(fresh[name])
            else:
                assert value == fresh[name], name
        assert Counter(everything(match)) == MonopolyCardGame.PACK.counts
        assert match.turn == 0
        assert opening(match) == []


def test_as_many_players_as_hands_are_given():
    assert MonopolyCardGame.setup({"hands": [None, None]}, {}, 1)[0].seats == 2
    assert MonopolyCardGame.setup({"hands": [None] * 6}, {}, 1)[0].seats == 6


def test_cards_that_are_none_are_chosen_by_the_seed():
    position = {"hands": [["PKP", None, "BWK"], None, [], [None]], "draw_top_first": ["GO", None, "MR"]}
    found = []
    for seed in (1, 1, 2, 3):
        match = new_match(NAME, seed=seed, position=position)
        assert [len(hand(match, seat)) for seat in range(4)] == [3, 10, 0, 1]
        assert hand(match)[::2] == ["PKP", "BWK"]
        assert (stock(match)[0], stock(match)[2], len(stock(match))) == ("GO", "MR", 3)
        assert Counter(everything(match)) == MonopolyCardGame.PACK.counts
        found.append(hand(match, 1))
    assert found[0] == found[1]
    assert len({tuple(sorted(cards_)) for cards_ in found}) == 3


def test_where_the_draw_pile_is_named_all_other_cards_are_out_of_play():
    match = table("PKP", "BWK", piles=("", "NCA"), draw="GO")
    assert len(match.position()["aside"]) == 60 - 4
    assert match.view(1).zones["aside"] == tuple(match.position()["aside"])
    assert new_match(NAME, seed=1, position={"hands": [["PKP"], [], [], []]}).position()["aside"] == []


def test_with_five_and_six_the_cards_that_are_named_nowhere_are_out_of_play_as_well():
    match = large("PKP GO", "KEN")
    assert stock(match) == []
    assert len(match.position()["aside"]) == 60 - 3 - 5


def test_actions_are_played_before_a_position_is_handed_over():
    match = new_match(NAME, seed=1, position={"hands": [["PKP"], ["KEN"], [], []], "actions": ["draw"]})
    assert match.turn == 1
    assert [event.kind for event in opening(match)] == ["draw"]
    with pytest.raises(Illegal) as caught:
        new_match(NAME, seed=1, position={"actions": ["out"]})
    assert caught.value.clause == "MC-4.14"


# -- round trips -----------------------------------------------------------------------------------------------------


@cache
def moments():
    """One match at each kind of moment."""
    offered = table()
    play(offered, "trade -> pile 1")
    counted = table()
    play(counted, "trade -> pile 1", "count 2")
    exchanged = table()
    play(exchanged, "trade -> pile 1", "count 2", "exchange")
    shedding = table(f"{DONE} VEN H4")
    play(shedding, "out")
    standing = table("KEN CH CH PKP BWK GO GO GO GO MR")
    play(standing, "out", "chance ILL")
    laying = large(MINE, THEIRS)
    play(laying, "trade -> pile 1", "discard BAL")
    staying = large(DONE_11, "KEN")
    swapped(staying, "TK_HAT", "PAC")
    passing = large("BAL", "ORI", "KEN", "ATL", "GO", position={"phase": "pass", "moved": 5})
    play(passing, "pass BAL", "pass ORI")
    last = large("BAL", "ORI", position={"phase": "last", "moved": 5})
    drawn = going_out(DONE, reward="STC", position={"round": 60, "totals": [0, 3000, 0, 0]})
    won = going_out(DONE, reward="STC", position={"totals": [9000, 0, 0, 0]})
    last_drawn = table(draw="VEN")
    play(last_drawn, "draw")
    last_traded = table(position={"quiet": 19})
    play(last_traded, "trade -> pile 1", "count 1", "exchange")
    ran_out = table("KEN IND ILL", "CH", draw="STC")
    play(ran_out, "draw")
    return {
        "turn": table(players=2),
        "swap": large(),
        "trade": offered,
        "put": counted,
        "shed": exchanged,
        "last drawn": last_drawn,
        "last traded": last_traded,
        "shed_out": shedding,
        "stand": standing,
        "lay": laying,
        "stay": staying,
        "last": last,
        "pass": passing,
        "scored": going_out("BWK CH H1 H2 GO GO GO GO MR MR", chance=["PKP"]),
        "over": won,
        "drawn": drawn,
        "ran out": ran_out,
    }


@pytest.mark.parametrize("name", moments())
def test_every_moment_can_be_written_down_and_read_back(name):
    match = moments()[name]
    assert facts(match)["phase"] == {
        "drawn": "over",
        "ran out": "scored",
        "last drawn": "shed",
        "last traded": "shed",
    }.get(name, name)
    written = json.loads(json.dumps(match.position()))
    again, events = MonopolyCardGame.setup(written, match.options, 1)
    assert events == ()
    assert again.position() == match.position()
    for reader in (None, *range(match.seats)):
        view = match.view(reader)
        assert bytes(again.view(reader)) == bytes(view)
        assert bytes(MonopolyCardGame.imagine(view, Stream(3)).view(reader)) == bytes(view)
    assert again.legal() == match.legal()


@pytest.mark.parametrize("name", moments())
def test_what_is_refused_at_each_moment_names_the_clause_of_the_moment(name):
    match = moments()[name]
    clauses = {
        "turn": "MC-4.7",
        "trade": "MC-4.9",
        "put": "MC-R14",
        "shed": "MC-4.5",
        "shed_out": "MC-4.15",
        "stand": "MC-R6",
        "swap": "MC-7.6",
        "lay": "MC-7.7",
        "stay": "MC-7.9",
        "last": "MC-7.10",
        "pass": "MC-7.8",
    }
    if name in clauses:
        for action in ("stay", "pass GO", "chance PKP", "cancel", "discard GO"):
            if action not in choices(match) and action.split()[0] not in {text.split()[0] for text in choices(match)}:
                assert no(match, action)[0] in (clauses[name], "MC-4.5")
        assert no(match, "count 60")[0] in (clauses[name], "MC-R14")
        assert no(match, "next_round") == ("MC-4.21", "not-scored")


# -- who knows what --------------------------------------------------------------------------------------------------


@clause("MC-4.11")
def test_what_was_taken_openly_is_known_to_all_until_it_leaves_the_hand():
    match = table()
    play(match, "trade -> pile 1", "count 1", "exchange")
    assert seen(match, 3, 0) == ("IND", *[None] * 10)
    assert seen(match, 3, 1) == ("WAT", *(None,) * (len(hand(match, 1)) - 1))
    play(match, "discard IND")
    assert seen(match, 3, 0) == (None,) * 10


@clause("MC-4.11", "MC-4.8")
def test_of_cards_alike_one_less_is_known_when_one_leaves():
    position = {"known": [[1, 15, 1], [], [], []]}
    match = table("GO GO GO", "", position=position)
    assert seen(match, 2, 0) == ("GO", None, None)
    # Seen from outside, the card that is discarded may be the one that was known.
    for known, left in (([1, 15, 1], ()), ([15, 15, 1], ("GO",)), ([15, 15, 15], ("GO", "GO"))):
        match = table("GO GO GO MED BAL ORI VER CON STC STA", "", position={"known": [[*known, *[1] * 7], [], [], []]})
        play(match, "draw", "discard GO")
        assert seen(match, 2, 0) == (*left, *(None,) * (10 - len(left)))


@clause("MC-R24")
def test_two_who_each_know_of_one_card_can_neither_be_sure_when_one_of_them_leaves():
    known = [[0b00011, 0b00101, *[1] * 9], [1 << 1], [], [], []]
    match = large("GO GO MED BAL ORI VER CON STC STA ATL VEN", "KEN", position={"known": known})
    assert (seen(match, 1, 0)[0], seen(match, 2, 0)[0]) == ("GO", "GO")
    play(match, "trade -> pile 1", "discard GO")
    for reader in (1, 2, 3):
        assert "GO" not in seen(match, reader, 0)


@clause("MC-4.3")
def test_what_somebody_draws_or_is_dealt_is_known_to_nobody_else():
    match = table()
    play(match, "draw")
    assert match.position()["known"][0] == [1] * 11
    for reader in (None, 1, 2, 3):
        assert seen(match, reader, 0) == (None,) * 11


@given(seed=st.integers(0, 2**32), players=st.integers(2, 6), steps=st.integers(0, 80))
@settings(max_examples=25, deadline=None)
def test_what_a_reader_knows_is_all_there_is_to_know(seed, players, steps):
    """A world made up from a view agrees with the view, and all in it that was hidden may be another card."""
    match, chance = new_match(NAME, seed=seed, options={"players": players}), random.Random(seed)
    while match.turn is not None and match.moves < steps:
        play(match, chance.choice(choices(match)))
    reader = chance.choice([None, *range(players)])
    view = match.view(reader)
    worlds = [MonopolyCardGame.imagine(view, Stream(seed, number)).position() for number in range(3)]
    for world in worlds:
        for owner in range(players):
            sure = Counter(card for card in view.zones[f"hand {owner}"] if card is not None)
            assert sure <= Counter(world["hands"][owner])
        assert world["piles_bottom_first"] == match.position()["piles_bottom_first"]
    hidden = sum(cards_.count(None) for cards_ in view.zones.values())
    if hidden > 8:
        assert worlds[0] != worlds[1] or worlds[1] != worlds[2]


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_written_down_is_refused_or_can_be_played(data):
    name = data.draw(st.sampled_from(sorted(moments())))
    match = moments()[name]
    position = match.position()
    other = moments()[data.draw(st.sampled_from(sorted(moments())))].position()
    for key in data.draw(st.sets(st.sampled_from(sorted(position)), max_size=3)):
        position[key] = other[key]
    try:
        state, events = MonopolyCardGame.setup(position, match.options, 1)
    except Illegal as refusal:
        code = refusal.code
    else:
        code = None
    assert code in (None, Fault.BAD_POSITION)
    if code is not None:
        return
    assert events == ()
    assert MonopolyCardGame.setup(state.position(), match.options, 1)[0].position() == state.position()
    for _ in range(30):
        if state.turn is not None:
            state.play(data.draw(st.sampled_from(state.legal())))
            assert sum(map(len, state.view(None).zones.values())) == 60


def test_a_position_keeps_its_cards_where_they_were_written():
    match = table(MINE, THEIRS, piles=("PAC WAT", "NCA CON IND"), draw=STOCK, players=3, extras=("ILL NYA",), seed=9)
    position = match.position()
    assert position["hands"][:2] == [cards(MINE), cards(THEIRS)]
    assert position["draw_top_first"] == cards(STOCK)
    assert position["piles_bottom_first"] == [["PAC", "WAT"], ["NCA", "CON", "IND"], []]
    assert position["extras_bottom_first"] == [["ILL", "NYA"]]

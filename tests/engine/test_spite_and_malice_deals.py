"""Numbered deals of Spite & Malice: who gets which cards, how a stock is shuffled, and codes, all frozen for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from spite_table import choices, choose, facts, hand, payoff, play, stock, table
from test_deal import described_draw

from cardwidgets.engine import conformance, new_match
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.match import Match
from cardwidgets.engine.spite_and_malice import RANKS, SpiteAndMalice

clause = pytest.mark.clause
GOLDEN = json.loads((Path(__file__).parent / "golden" / "spite_and_malice.json").read_text(encoding="utf-8"))
WRITTEN = [f"{rank}{suit}" for suit in "SHDC" for rank in RANKS]
TIED = {
    "phase": "begin",
    "payoffs_bottom_first": [["2S", "10S", "4S", "KS", "7S"], ["9H", "3H", "JH", "AH", "7H"]],
}


def named(entry):
    return f"{entry['seed']}-{entry['round']}"


def at_round(seed, number):
    """A match that has come to a round by the shortest way."""
    match = new_match("spite_and_malice", seed=seed, options={"max_turns": 2})
    while match.round < number:
        play(match, choices(match)[-1])
    return match


def dealt(match):
    """The cards in the order in which they were dealt, the rest as the stock lies, top first."""
    return [*payoff(match, 0), *hand(match, 0), *payoff(match, 1), *hand(match, 1), *stock(match)]


@clause("SM-1.2", "SM-1.3")
@pytest.mark.parametrize("deal", GOLDEN["deals"], ids=named)
def test_the_golden_deals_are_frozen(deal):
    match = at_round(int(deal["seed"]), deal["round"])
    assert " ".join(dealt(match)) == deal["cards"]
    assert match.turn == deal["starter"]


@clause("SM-1.2")
@pytest.mark.parametrize("deal", GOLDEN["deals"], ids=named)
def test_the_golden_deals_are_drawn_as_it_is_written_down(deal):
    pack = list(SpiteAndMalice.PACK.cards)
    assert described_draw(pack, 104, int(deal["seed"]), deal["round"]) == deal["cards"].split()


def test_the_deal_of_a_round_does_not_depend_on_what_was_played_before_nor_on_other_matches():
    for seed in (18, 4711):
        short = at_round(seed, 2)
        other = new_match("spite_and_malice", seed=seed)
        chance = Stream(seed, 7)
        while other.round < 2:
            play(other, choose(other.legal(), chance, 7))
        assert dealt(other) == dealt(short) == dealt(at_round(seed, 2))


@clause("SM-R8", "SM-2.5")
@pytest.mark.parametrize("entry", GOLDEN["shuffles"], ids=named)
def test_the_golden_shuffles_of_a_stock_are_frozen(entry):
    """Two stacks are finished in one turn: each time the whole stock is shuffled from its written order."""
    position = {"round": entry["round"]}
    match = table("QH QD 7C", centre=[11, 11], seed=int(entry["seed"]), position=position)
    for number, action in enumerate(("play QH -> centre 0", "play QD -> centre 1")):
        before = stock(match)
        finished = match.position()["centres_bottom_first"][number] + [action.split()[1]]
        play(match, action)
        assert " ".join(stock(match)) == entry["stocks"][number]
        ordered = sorted(before + finished, key=WRITTEN.index)
        path = (int(entry["seed"]), entry["round"], number + 1)
        assert stock(match)[::-1] == described_draw(ordered, len(ordered), *path)
    assert facts(match)["shuffles"] == 2


@clause("SM-R2")
@pytest.mark.parametrize("entry", GOLDEN["ties"], ids=named)
def test_the_golden_shuffles_of_tied_payoff_piles_are_frozen(entry):
    match = new_match("spite_and_malice", seed=int(entry["seed"]), position={**TIED, "round": entry["round"]})
    assert [" ".join(payoff(match, seat)) for seat in range(2)] == entry["payoffs"]
    assert facts(match)["shuffles"] == entry["shuffles"]
    assert match.turn == entry["starter"]
    if entry["shuffles"] == 2:
        for seat, pile in enumerate(TIED["payoffs_bottom_first"]):
            ordered = sorted(pile, key=WRITTEN.index)
            drawn = described_draw(ordered, len(ordered), int(entry["seed"]), entry["round"], seat + 1)
            assert payoff(match, seat) == drawn


@pytest.mark.parametrize("entry", GOLDEN["codes"], ids=lambda entry: entry["note"].replace(" ", "-"))
def test_the_golden_codes_are_read_for_ever(entry):
    match = Match.from_code(entry["code"])
    position = match.position()
    assert match.moves == entry["moves"]
    for key in ("scores", "round", "turns", "turn", "result", "shuffles", "outcome"):
        assert position[key] == entry[key], key
    assert " ".join(position["stock_top_first"]) == entry["stock"]
    assert [" ".join(held) for held in position["hands"]] == entry["hands"]


@pytest.mark.parametrize("entry", GOLDEN["codes"], ids=lambda entry: entry["note"].replace(" ", "-"))
def test_the_golden_codes_are_written_for_ever(entry):
    match = new_match("spite_and_malice", seed=int(entry["seed"]), options=entry["options"])
    chance = Stream(int(entry["seed"]), 7)
    while match.turn is not None and match.moves < entry["moves"]:
        play(match, choose(match.legal(), chance, 7))
    assert match.code() == entry["code"]


@pytest.mark.parametrize("seed", [18, 4711])
def test_a_match_has_the_same_fingerprint_alone_and_again(seed):
    options = {"payoff": 5, "max_rounds": 2}
    alone = conformance.digest(SpiteAndMalice, options, seed)
    conformance.digest(SpiteAndMalice, options, seed + 1, steps=20)
    assert conformance.digest(SpiteAndMalice, options, seed) == alone
    assert conformance.digest(SpiteAndMalice, options, seed + 1) != alone


def test_the_code_of_a_whole_match_can_be_pasted():
    for seed in range(4):
        match = new_match("spite_and_malice", seed=seed)
        chance = Stream(seed, 7)
        while match.turn is not None:
            play(match, choose(match.legal(), chance, seed + 4))
        assert len(match.code()) < 6000

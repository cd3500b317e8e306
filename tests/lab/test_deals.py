"""Numbered deals in numpy are the engine's, to the byte."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwidgets.engine import deal, games, rules
from cardwidgets.lab import deals

GOLDEN = json.loads((Path(__file__).parent.parent / "engine/golden/deals.json").read_text(encoding="utf-8"))
SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize(("path", "made"), GOLDEN["key"])
def test_the_keys_are_the_frozen_ones(path, made):
    numbers = [int(number) for number in path]
    assert int(deals.keys(*numbers)) == int(made)
    assert int(deals.keys(*[np.array([number], dtype=np.uint64) for number in numbers]).item()) == int(made)


@pytest.mark.parametrize("deck", GOLDEN["decks"], ids=lambda deck: f"{deck['game']}-{deck['seed']}-{deck['deal']}")
def test_the_golden_decks_are_dealt(deck):
    pack = rules(deck["game"]).PACK
    drawn = deals.draw(len(pack.cards), len(pack.cards), int(deck["seed"]), [deck["deal"]])
    assert " ".join(pack.faces[face] for face in deals.faces(pack, drawn)[:, 0]) == deck["cards"]


@given(SEEDS, st.lists(SEEDS, min_size=1, max_size=9), st.integers(1, 256), st.data())
def test_many_deals_at_once_are_those_of_the_engine(seed, numbers, size, data):
    count = data.draw(st.integers(0, min(size, 12)))
    drawn = deals.draw(size, count, seed, np.array(numbers, dtype=np.uint64))
    assert drawn.T.tolist() == [deal.draw(range(size), count, seed, number) for number in numbers]


@given(st.lists(SEEDS, min_size=1, max_size=5), SEEDS)
def test_seeds_may_be_many_too(seeds, number):
    drawn = deals.draw(40, 6, np.array(seeds, dtype=np.uint64), number)
    assert drawn.T.tolist() == [deal.draw(range(40), 6, seed, number) for seed in seeds]


@pytest.mark.parametrize("game", games())
def test_whole_packs_of_every_game_are_dealt(game):
    pack = rules(game).PACK
    drawn = deals.faces(pack, deals.draw(len(pack.cards), len(pack.cards), 11, np.arange(1, 30)))
    for number in range(1, 30):
        cards = deal.draw(pack.cards, len(pack.cards), 11, number)
        assert [pack.faces[face] for face in drawn[:, number - 1]] == cards


def test_more_cards_than_there_are_cannot_be_drawn():
    for size, count in ((5, 6), (257, 1), (5, -1)):
        with pytest.raises(ValueError, match="cannot draw"):
            deals.draw(size, count, 1, [1])


@given(st.lists(st.tuples(st.integers(0, 255), st.integers(0, 255), st.booleans())))
def test_cards_are_put_where_they_should_be(rows):
    cards = np.array([row[0] for row in rows], dtype=np.uint8)
    deals.put(cards, np.array([row[1] for row in rows], dtype=np.uint8), np.array([row[2] for row in rows], dtype=bool))
    assert cards.tolist() == [row[1] if row[2] else row[0] for row in rows]

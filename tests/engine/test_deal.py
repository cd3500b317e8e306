"""Numbered deals: frozen for ever, the same everywhere, and fair."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwidgets.engine import deal, rules
from cardwidgets.engine.cards import Pack
from cardwidgets.engine.deal import Stream, draw, key, mix

GOLDEN = json.loads((Path(__file__).parent / "golden" / "deals.json").read_text(encoding="utf-8"))
SEEDS = st.integers(0, 2**64 - 1)


# -- a second implementation, from the description alone ---------------------------------------------------------------


def described_mix(word):
    """SplitMix64's finaliser: xor with itself shifted by 30, 27, 31, multiplied in between."""
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        word = (word ^ word >> shift) * factor % 2**64
    return word ^ word >> 31


def described_words(*path):
    """The random words of a key, one after the other."""
    golden = 0x9E3779B97F4A7C15
    base = 0
    for number in path:
        base = described_mix(((base ^ number) + golden) % 2**64)
    count = 0
    while True:
        count += 1
        yield described_mix((base + count * golden) % 2**64)


def described_draw(pack, count, *path):
    """Each word picks one of the cards that are left; the last one left takes its place."""
    left, drawn = list(pack), []
    for _, word in zip(range(count), described_words(*path), strict=False):
        place = (word >> 32) * len(left) >> 32
        drawn.append(left[place])
        last = left.pop()
        if place < len(left):
            left[place] = last
    return drawn


@given(st.lists(SEEDS, max_size=4), st.integers(0, 60))
def test_packs_are_drawn_as_it_is_written_down(path, count):
    pack = list(range(60))
    assert draw(pack, count, *path) == described_draw(pack, count, *path)
    assert pack == list(range(60))


@given(SEEDS)
def test_words_are_mixed_as_it_is_written_down(word):
    assert mix(word) == described_mix(word)


# -- frozen ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "mixed"), GOLDEN["mix"])
def test_the_mixed_words_are_frozen(word, mixed):
    assert mix(int(word)) == int(mixed)


def test_the_first_words_are_those_of_the_published_splitmix64():
    # The reference generator with seed 1234567 begins with these.
    golden = 0x9E3779B97F4A7C15
    assert [mix((1234567 + count * golden) % 2**64) for count in (1, 2, 3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize(("path", "made"), GOLDEN["key"])
def test_the_keys_are_frozen(path, made):
    assert key(*map(int, path)) == int(made)


@pytest.mark.parametrize("deck", GOLDEN["decks"], ids=lambda deck: f"{deck['seed']}-{deck['deal']}")
def test_the_golden_decks_are_frozen(deck):
    pack = rules(deck["game"]).PACK
    drawn = draw(pack.cards, len(pack.cards), int(deck["seed"]), deck["deal"])
    assert " ".join(drawn) == deck["cards"]


@pytest.mark.parametrize(("path", "size", "numbers"), GOLDEN["below"])
def test_the_numbers_of_streams_are_frozen(path, size, numbers):
    stream = Stream(*path)
    assert [stream.below(size) for _ in numbers] == numbers


@pytest.mark.parametrize(("path", "items", "drawn"), GOLDEN["stream_draw"])
def test_the_draws_of_streams_are_frozen(path, items, drawn):
    assert "".join(Stream(*path).draw(items, len(items))) == drawn


@pytest.mark.clause("CU-2.7")
def test_a_game_uses_the_top_card_first_and_then_from_the_bottom_up():
    cuccu = rules("cuccu")
    for deck in GOLDEN["decks"]:
        if deck["deal"] == 1:
            position = cuccu.start({"first_dealer": 3}, int(deck["seed"]))[0].position()
            top, *bottom_up = deck["cards"].split()
            assert [position["hands"][0], *position["pack_bottom_first"]] == [*bottom_up, top]


# -- what holds of all deals -------------------------------------------------------------------------------------------


@given(SEEDS, st.integers(1, 10_000), st.integers(0, 40), st.integers(0, 40))
def test_drawing_more_never_changes_the_cards_before(seed, number, few, more):
    pack = range(40)
    few, more = sorted((few, more))
    assert draw(pack, more, seed, number)[:few] == draw(pack, few, seed, number)


@given(SEEDS, st.integers(1, 10_000))
def test_a_whole_deal_is_the_pack_in_another_order(seed, number):
    pack = rules("cuccu").PACK.cards
    assert sorted(draw(pack, 40, seed, number)) == sorted(pack)


def test_neighbouring_seeds_and_deals_have_nothing_in_common():
    pack = range(40)
    decks = [tuple(draw(pack, 40, seed, number)) for seed in range(30) for number in range(1, 31)]
    assert len(set(decks)) == 900
    # Two unrelated orders of forty cards agree in one place on average.
    agreeing = [sum(a == b for a, b in zip(one, other, strict=True)) for one, other in pairwise(decks)]
    assert 0.85 < sum(agreeing) / len(agreeing) < 1.15
    assert max(agreeing) < 10


@pytest.mark.parametrize("place", [0, 1, 5, 39])
def test_every_card_is_as_likely_in_every_place(place):
    deals = 8_000
    found = Counter(draw(range(40), place + 1, 4711, number)[place] for number in range(deals))
    expected = deals / 40
    squares = sum((found[card] - expected) ** 2 / expected for card in range(40))
    assert squares < 72.1  # 39 degrees of freedom, one in a thousand


def test_pairs_of_neighbouring_cards_are_as_likely_as_any_other():
    deals = 6_000
    found = Counter(tuple(draw(range(8), 2, number, 1)) for number in range(deals))
    expected = deals / 56
    assert len(found) == 56
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 93.2  # 55 degrees of freedom


@given(SEEDS, st.integers(1, 2**32))
def test_a_number_below_a_size_is_below_it(seed, size):
    assert 0 <= Stream(seed).below(size) < size


@given(SEEDS, st.lists(st.integers(), max_size=20))
def test_a_stream_draws_each_item_once_and_leaves_the_list_alone(seed, items):
    kept = list(items)
    assert sorted(Stream(seed).draw(items, len(items))) == sorted(items)
    assert items == kept


def test_streams_do_not_disturb_each_other_nor_the_global_generator():
    kept = random.getstate()
    one, other = Stream(1), Stream(1)
    mixed = [one.below(100), other.below(100), one.below(100), other.below(100)]
    assert mixed[::2] == mixed[1::2]
    assert Stream(1, 2).below(2**32) != Stream(2, 1).below(2**32)
    assert random.getstate() == kept


def test_what_the_module_shows_is_what_it_says():
    assert set(deal.__all__) == {"Stream", "draw", "key", "mix"}


# -- packs -------------------------------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from("abcd"), max_size=12))
def test_a_pack_knows_what_is_too_many_and_what_is_left(cards):
    pack = Pack("abc", 2)
    counts = Counter(cards)
    surplus = pack.surplus(cards)
    assert (
        Counter(surplus)
        == Counter({face: count - (2 if face in "abc" else 0) for face, count in counts.items()}) - Counter()
    )
    if not surplus:
        assert Counter(pack.without(cards)) + counts == pack.counts
        assert pack.without(cards) == sorted(pack.without(cards))

"""The batch is the same game: the same numbered deals and decisions bring the same results as the rules engine."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from cardwidgets.engine.cuccu import RANK, Cuccu
from cardwidgets.engine.deal import draw
from cardwidgets.engine.game import NEXT_ROUND, Action, Illegal
from cardwidgets.lab.cuccu_batch import CAT, FACES, FOOL, HUNTER, INN, SHOWDOWN, play_cards, play_rounds

CAUSES = {"hunter": HUNTER, "cat": CAT, "showdown": SHOWDOWN, "inn": INN}
MOST_ROUNDS = 10_000


def decide(state, keep_from, inn_asks, inn_pays):
    """What a threshold player does, by its own view alone."""
    seat = state.turn
    view = state.view(seat)
    rank = RANK.get(view.zones[f"hand {seat}"][0], FOOL)
    phase = view.facts["phase"]
    if phase == "choose":
        return "keep" if rank >= keep_from[seat] else "exchange"
    if phase == "inn":
        return "inn_ask" if rank <= inn_asks[seat] else "inn_keep"
    return "inn_accept" if inn_pays[seat] else "inn_refuse"


def engine_round(seed, number, dealer, lives, policy, met):
    """Let the engine deal and play one numbered round; return the causes as bits, and count what was met."""
    before = {"round": number - 1, "phase": "scored", "next_dealer": dealer, "lives": lives, "done": [True] * 4}
    state, _ = Cuccu.setup({**before, "dealer": 0}, {"max_rounds": MOST_ROUNDS}, seed)
    return play_out(state, [*state.play(NEXT_ROUND)], policy, met)


def play_out(state, events, policy, met):
    """Play a round that was dealt to its end."""
    while state.view(None).facts["phase"] not in ("scored", "over"):
        events += state.play(Action(decide(state, *policy)))
    causes = [0, 0, 0, 0]
    for event in events:
        if event.kind == "lose_life":
            assert not causes[event.seat] & CAUSES[event.cause]
            causes[event.seat] |= CAUSES[event.cause]
        met[event.kind] += 1
        if event.kind == "show":
            met[f"{event.cards[0].card} {event.clause}"] += 1
        if event.kind in ("lose_life", "swap_pack"):
            met[event.cause] += 1
        if event.kind == "out" and "CU-4.3" in event.clauses:
            met["dead"] += 1
    return causes


@pytest.mark.clause(
    *("CU-2.5", "CU-2.7", "CU-3.2", "CU-3.3", "CU-3.4", "CU-3.5", "CU-3.6", "CU-3.7", "CU-3.8", "CU-3.9", "CU-3.11"),
    *("CU-3.12", "CU-3.13", "CU-4.2", "CU-4.3", "CU-4.4", "CU-4.5", "CU-4.7"),
)
def test_twenty_thousand_rounds_are_those_of_the_engine_with_every_special_card_in_play():
    met = Counter()
    random = np.random.default_rng(7)
    for seed in range(8):
        rounds, dealer, first = 2_500, seed % 4, 2 + 2_500 * (seed % 3)
        lives = random.integers(1, 4, (4, rounds))
        # Everything from "keeps all" to "keeps nothing", and mostly what makes for long rows of swaps.
        keep_from = random.choice([-4, -3, 3, 6, 9, 12, 16, 16], (4, rounds))
        inn_asks = random.choice([-5, -4, 0, 5, 16], (4, rounds))
        inn_pays = random.integers(0, 2, (4, rounds)).astype(bool)
        batch = play_rounds(
            rounds,
            seed=seed,
            first=first,
            keep_from=keep_from,
            inn_asks=inn_asks,
            inn_pays=inn_pays,
            lives=lives,
            dealer=dealer,
        )
        for place in range(rounds):
            policy = keep_from[:, place], inn_asks[:, place], inn_pays[:, place]
            causes = engine_round(seed, first + place, dealer, lives[:, place].tolist(), policy, met)
            assert batch.causes[:, place].tolist() == causes, (seed, first + place)
            assert batch.lost[:, place].tolist() == [bits.bit_count() for bits in causes]
    often = ("cuckoo CU-3.4", "hunter CU-3.5", "horse CU-3.6", "horse CU-3.7", "cat CU-3.8", "inn CU-3.11")
    often += ("undo_swap", "inn_keep", "inn_accept", "inn_refuse", "bottom", "top", "fool_ties", "dead", "showdown")
    assert {name: met[name] for name in often if met[name] < 200} == {}
    assert met["inn"] > 30
    assert met["fools_high"] > 30


@pytest.mark.clause("CU-4.4", "CU-4.5", "CU-4.7", "CU-R12")
def test_rounds_full_of_fools_and_cuckoos_are_those_of_the_engine():
    met = Counter()
    few = [card for card in Cuccu.PACK.cards if card in ("fool", "cuckoo", "hunter", "cat", "zero", "inn")]
    packs = [draw(few, 6, 1, number) for number in range(4_000)]
    random = np.random.default_rng(1)
    lives = random.integers(1, 4, (4, len(packs)))
    keep_from = random.choice([-4, 0, 1, 16], (4, len(packs)))
    batch = play_cards(np.array(packs).T, keep_from=keep_from, inn_asks=0, lives=lives)
    for place, (top, *bottom) in enumerate(packs):
        position = {"pack_bottom_first": bottom, "pack_top": top, "lives": lives[:, place].tolist()}
        causes = play_out(Cuccu.setup(position, {}, 1)[0], [], (keep_from[:, place], [0] * 4, [True] * 4), met)
        assert batch.causes[:, place].tolist() == causes, (top, bottom)
    assert min(met[kind] for kind in ("fool_ties", "fools_high", "dead", "inn")) > 10
    # With four nobody is left among cuckoos alone: whoever was knocked out met a hunter or a cat, whose holder lives.
    assert met["fool_alone"] == met["nobody_loses"] == 0


def test_one_row_of_thresholds_is_the_same_as_one_for_every_round():
    short = play_rounds(70_000, seed=5, keep_from=[6, 3, 8, 16], inn_asks=4, inn_pays=[True, False, True, False])
    long = play_rounds(
        70_000,
        seed=5,
        keep_from=np.repeat([[6], [3], [8], [16]], 70_000, axis=1),
        inn_asks=np.full((4, 70_000), 4),
        inn_pays=np.repeat([[1], [0], [1], [0]], 70_000, axis=1),
        lives=np.full((4, 70_000), 3),
    )
    assert np.array_equal(short.causes, long.causes)


def test_a_round_is_the_same_alone_and_among_many():
    many = play_rounds(66_000, seed=9)
    for number in (1, 2, 32_768, 32_769, 66_000):
        alone = play_rounds(1, seed=9, first=number)
        assert alone.causes[:, 0].tolist() == many.causes[:, number - 1].tolist()
        dealt = [FACES[card] for card in alone.dealt[:, 0]]
        assert dealt == [FACES[card] for card in many.dealt[:, number - 1]]
        assert dealt == draw(Cuccu.PACK.cards, 6, 9, number)[1:5]


def test_the_cards_that_were_dealt_stand_with_their_seats_whoever_deals():
    for dealer in range(4):
        rounds = play_rounds(50, seed=3, dealer=dealer)
        for place in range(50):
            cards = draw(Cuccu.PACK.cards, 6, 3, 1 + place)
            for step in range(4):
                assert FACES[rounds.dealt[(dealer + 1 + step) % 4, place]] == cards[1 + step]


def test_given_cards_are_played_as_dealt_ones():
    cards = np.array([draw(Cuccu.PACK.cards, 6, 4, number) for number in range(1, 401)]).T
    dealt = play_rounds(400, seed=4, keep_from=[9, 6, 3, 12], dealer=1)
    given = play_cards(cards, keep_from=[9, 6, 3, 12], dealer=1)
    assert np.array_equal(given.causes, dealt.causes)
    with pytest.raises(ValueError, match="known to whoever gave them"):
        _ = given.dealt


@pytest.mark.clause("CU-4.3")
def test_a_last_life_lost_to_the_hunter_is_out_of_the_showdown():
    cards = [["10"], ["2"], ["hunter"], ["6"], ["7"], ["9"]]
    for lives, expected in ((1, [HUNTER, 0, SHOWDOWN, 0]), (2, [HUNTER | SHOWDOWN, 0, 0, 0])):
        assert play_cards(cards, lives=[lives, 3, 3, 3]).causes[:, 0].tolist() == expected


@pytest.mark.clause("CU-3.12")
def test_who_pays_for_a_guest_with_a_zero_loses_the_life_in_its_place():
    cards = [["10"], ["zero"], ["inn"], ["6"], ["7"], ["9"]]
    assert play_cards(cards).causes[:, 0].tolist() == [0, INN, 0, 0]
    assert play_cards(cards, inn_asks=-1).causes[:, 0].tolist() == [SHOWDOWN, 0, 0, 0]
    # A refusal: the inn for the zero, with which all the others ask on, until the dealer puts it under the pack.
    assert play_cards(cards, inn_pays=False).causes[:, 0].tolist() == [0, SHOWDOWN, 0, 0]


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        ("players", 5, "CU-R25"),
        ("lives", 2, "CU-R22"),
        ("first_dealer", 1, "CU-R18"),
        ("shown_holder_acts", True, "CU-R1"),
        ("dealer_swaps", "top", "CU-R8"),
        ("double_penalty", False, "CU-R16"),
        ("lone_survivor_wins", False, "CU-R7"),
        ("inn", "always", "CU-R3"),
        ("max_rounds", 100, "CU-R24"),
    ],
)
def test_what_the_batch_does_not_play_is_refused_with_the_clause(option, value, clause):
    with pytest.raises(Illegal) as refusal:
        play_rounds(1, seed=1, options={option: value})
    assert (refusal.value.code.value, refusal.value.clause) == ("bad-option", clause)
    assert refusal.value.data["option"] == option


def test_every_option_of_the_game_is_either_the_usual_one_or_refused():
    usual = {option.name: option.default for option in Cuccu.OPTIONS}
    assert len(play_rounds(1, seed=1, options=usual)) == 1
    for option in Cuccu.OPTIONS:
        other = next(choice for choice in option.choices if choice != option.default)
        with pytest.raises(Illegal):
            play_rounds(1, seed=1, options={option.name: other})


@pytest.mark.parametrize(
    ("settings", "clause"),
    [
        ({"keep_from": 17}, "CU-3.1"),
        ({"keep_from": -5}, "CU-3.1"),
        ({"keep_from": [6, 6, 6]}, "CU-3.1"),
        ({"keep_from": [6.5] * 4}, "CU-3.1"),
        ({"keep_from": "six"}, "CU-3.1"),
        ({"keep_from": ["6", "6", "knight", "6"]}, "CU-3.1"),
        ({"inn_asks": "dog"}, "CU-3.11"),
        ({"lives": "3"}, "CU-4.8"),
        ({"keep_from": np.full((4, 9), 6)}, "CU-3.1"),
        ({"inn_asks": 17}, "CU-3.11"),
        ({"inn_pays": 2}, "CU-3.12"),
        ({"lives": [3, 0, 3, 3]}, "CU-4.8"),
        ({"dealer": 4}, "CU-2.8"),
        ({"first": 0}, "CU-2.6"),
        ({"rounds": -1}, ""),
        ({"rounds": 2.0}, ""),
        ({"rounds": 10**12}, ""),
        ({"keep_from": True}, "CU-3.1"),
        ({"lives": [True] * 4}, "CU-4.8"),
    ],
)
def test_what_makes_no_sense_is_refused(settings, clause):
    with pytest.raises(Illegal) as refusal:
        play_rounds(**{"rounds": 10, "seed": 1} | settings)
    assert (refusal.value.code.value, refusal.value.clause) == ("bad-option", clause)
    assert str(refusal.value.data["allowed"]) in refusal.value.text


def test_a_threshold_may_be_a_face_a_number_or_a_mixture():
    wanted = play_rounds(500, seed=4, keep_from=[RANK["bucket"], 6, RANK["horse"], FOOL], inn_asks=RANK["cat"])
    for named in (["bucket", "6", "horse", "fool"], ["bucket", 6, 13, -4]):
        assert (play_rounds(500, seed=4, keep_from=named, inn_asks="cat").causes == wanted.causes).all()
    by_round = np.array([["bucket"] * 500, ["6"] * 500, ["horse"] * 500, ["fool"] * 500])
    assert (play_rounds(500, seed=4, keep_from=by_round, inn_asks="cat").causes == wanted.causes).all()


def test_seeds_and_cards_that_cannot_be_are_refused():
    with pytest.raises(Illegal, match="cannot be a seed"):
        play_rounds(1, seed=-1)
    for cards in (
        [["2"]] * 5,
        [["2"]] * 5 + [["ace"]],
        [[20]] * 6,
        [[-1]] * 6,
        [[0.5]] * 6,
        "cat",
        [["2"], ["3", "4"]],
    ):
        with pytest.raises(Illegal, match="bad-position"):
            play_cards(cards)


def test_no_rounds_are_no_rounds():
    assert play_rounds(0, seed=1).causes.shape == (4, 0)

"""Odds: exact ones equal every deal played out, simulated ones lie within their stated error."""

from __future__ import annotations

from itertools import product
from math import sqrt

import numpy as np
import pytest

from cardwidgets.engine import games, new_match
from cardwidgets.engine.cuccu import RANK
from cardwidgets.engine.game import Illegal
from cardwidgets.lab import Policy, odds, play_cards, play_rounds, simulated_odds
from cardwidgets.lab.cuccu_batch import DEALT, FACES, FOOL
from cardwidgets.players import player

RANKS = {face: int(RANK.get(face, FOOL)) for face in FACES}
KEEPS, ASKS = -4, 16


def seat_of_four(seat, card, lives=3):
    """What a seat knows that was dealt a card, when all before it have kept."""
    dealt = ["2", "3", "4"][:seat]
    position = {"pack_bottom_first": [*dealt, card], "dealer": 3, "lives": [3] * seat + [lives] + [3] * (3 - seat)}
    match = new_match("cuccu", seed=1, position={**position, "actions": ["keep"] * seat})
    return match.view(seat)


def first_seat(card, lives=3):
    return seat_of_four(0, card, lives)


# -- brute force: every deal there is, weighed by how many ways there are to lay it ------------------------------------


def every_deal(seat, mine):
    """All orders of faces for the five other cards that can matter, and in how many ways each comes about."""
    others = np.array(list(product(range(len(FACES)), repeat=DEALT - 2)), dtype=np.uint8).T
    for top in range(len(FACES)):
        laid = np.concatenate([np.full((1, others.shape[1]), top, dtype=np.uint8), others])
        cards = np.insert(laid, seat + 1, mine, axis=0)
        ways = np.ones(others.shape[1])
        for place in range(DEALT):
            # Two of each face: one fewer for each that was laid before; the seat's own was laid first of all.
            before = (laid[: place - (place > seat)] == cards[place]).sum(axis=0, dtype=np.int8)
            ways *= 1 if place == seat + 1 else np.maximum(2 - (cards[place] == mine) - before, 0)
        yield cards, ways


@pytest.mark.clause("CU-3.1", "CU-4.2", "CU-4.5", "CU-4.7")
@pytest.mark.parametrize(
    ("seat", "card", "keep_from", "lives"),
    [(0, "fool", "3", 3), (1, "4", "8", 1), (2, "zero", "6", 3)],
)
def test_exact_odds_equal_every_deal_of_four_players_played_out(seat, card, keep_from, lives):
    """Sixty-nine million ways to lay the other cards, all of them, by the batch; innkeepers who pay."""
    found = odds(seat_of_four(seat, card, lives), Policy(keep_from, pays=1.0))
    assert found.exact
    left = [3] * seat + [lives] + [3] * (3 - seat)
    for action, threshold in (("keep", KEEPS), ("exchange", ASKS)):
        total = losing = lost = 0.0
        # Whoever came before kept, whatever it was: that tells nothing about the card.
        policy = [KEEPS] * seat + [threshold] + [RANKS[keep_from]] * (3 - seat)
        for cards, ways in every_deal(seat, FACES.index(card)):
            rounds = play_cards(cards[:, ways > 0], keep_from=policy, lives=left)
            weights = ways[ways > 0]
            total += weights.sum()
            losing += weights[rounds.causes[seat] > 0].sum()
            lost += (weights * rounds.lost[seat]).sum()
        assert total == 39 * 38 * 37 * 36 * 35
        assert found[action].lose == pytest.approx(losing / total, abs=1e-12)
        assert found[action].lives == pytest.approx(lost / total, abs=1e-12)


# -- against simulated rounds ------------------------------------------------------------------------------------------


def test_exact_odds_lie_within_the_error_of_simulated_rounds():
    rounds = 400_000
    pays = np.random.default_rng(1).integers(0, 2, (4, rounds)).astype(bool)
    worst = 0.0
    for action, threshold in (("keep", KEEPS), ("exchange", ASKS)):
        batch = play_rounds(rounds, seed=11, keep_from=[threshold, 6, 6, 6], inn_pays=pays)
        for number, face in enumerate(FACES):
            lost = batch.causes[0][batch.dealt[0] == number] > 0
            chance = odds(first_seat(face))[action].lose
            # A seat that holds more than an inn does better not to ask the innkeeper; here it always does.
            if action == "keep" or RANKS[face] <= 10:
                error = sqrt(max(chance * (1 - chance), 1e-9) / len(lost))
                worst = max(worst, abs(lost.mean() - chance) / error)
    # The largest of about thirty-five normal errors: beyond 4.5 once in four thousand tries.
    assert 0.5 < worst < 4.5


def test_simulated_odds_agree_with_exact_ones_within_the_stated_error():
    match = new_match("cuccu", seed=1, position={"pack_bottom_first": ["5", "2", "3", "9"], "dealer": 3})
    for move in ("keep", "keep", "keep"):
        match.play(move)
    view = match.view(3)
    exact, found = odds(view), simulated_odds(view, "novice", worlds=3_000, seed=2)
    for action, chance in exact.items():
        estimate = found[action]
        assert 0 < estimate.gain_error < 0.01
        assert abs(-estimate.gain - chance.lives) < 4.5 * estimate.gain_error
        assert estimate.worlds == 3_000


@pytest.mark.parametrize("game", games())
def test_every_game_has_simulated_odds_with_their_errors(game):
    match = new_match(game, seed=5)
    view = match.view(match.turn)
    found = simulated_odds(view, "novice", worlds=6, seed=3)
    assert list(found) == [action.text for action in view.legal]
    for estimate in found.values():
        assert estimate.gain_error >= 0
        assert 0 <= estimate.behind <= 1
        assert estimate.behind_error == pytest.approx(sqrt(estimate.behind * (1 - estimate.behind) / 5))
    again = simulated_odds(view, [player(game, "novice")] * match.seats, worlds=6, seed=3)
    assert dict(again) == dict(found)
    assert "±" in repr(found)


def test_hidden_cards_make_no_difference_to_odds():
    """Two worlds that look the same to a seat give the same numbers."""
    views = []
    for rest in (["2", "hunter", "9"], ["cuckoo", "fool", "1"]):
        position = {"pack_bottom_first": ["5", *rest], "dealer": 3}
        views.append(new_match("cuccu", seed=1, position=position).view(0))
    assert dict(odds(views[0])) == dict(odds(views[1]))
    assert dict(simulated_odds(views[0], "novice", worlds=20)) == dict(simulated_odds(views[1], "novice", worlds=20))


# -- what is said and what is refused ----------------------------------------------------------------------------------


def test_the_policy_of_the_later_seats_is_stated_and_matters():
    view = first_seat("5")
    bold, shy = odds(view, Policy("10", pays=0.0)), odds(view, Policy("lion", pays=1.0))
    assert bold["keep"].lose != pytest.approx(shy["keep"].lose, abs=0.01)
    assert "the ten and anything higher" in repr(bold)
    assert "0% of cases" in repr(bold)
    assert "the lion" in repr(shy)
    assert bold.assumption == Policy("10", pays=0.0)


@pytest.mark.parametrize("code", ["en", "fi", "pl", "ro"])
def test_odds_are_shown_in_every_language_as_text_and_as_a_table(code):
    exact = odds(first_seat("5"), language=code)
    simulated = simulated_odds(first_seat("5"), "novice", worlds=5, language=code)
    for shown in (exact, simulated):
        page = shown._repr_html_()
        assert page.startswith(f'<table lang="{code}"><caption>')
        assert page.count("<tr>") == 4
        assert all(word in page for word in ("keep", "exchange"))
        assert "{" not in page + repr(shown)
    assert ("." if code == "en" else ",") in repr(exact).splitlines()[1 + 1]


def test_it_is_said_when_the_count_is_not_exact():
    assert odds(new_match("cuccu", seed=1).view(new_match("cuccu", seed=1).turn)).exact
    for options in ({"players": 6}, {"shown_holder_acts": True}):
        match = new_match("cuccu", seed=1, options=options)
        found = odds(match.view(match.turn))
        assert not found.exact
        assert "approximately" in repr(found)


def test_with_nothing_to_decide_there_are_no_odds():
    match = new_match("cuccu", seed=1, options={"first_dealer": 3})
    assert dict(odds(match.view(1))) == {}
    assert dict(simulated_odds(match.view(1), worlds=5)) == {}
    while match.view(None).facts["phase"] != "scored":
        match.play("keep")
    assert dict(odds(match.view(match.turn))) == dict(simulated_odds(match.view(match.turn), worlds=5)) == {}


def test_what_makes_no_sense_is_refused():
    spite = new_match("spite_and_malice", seed=1)
    with pytest.raises(Illegal, match="bad-option"):
        odds(spite.view(spite.turn))
    for settings in ({"worlds": 1}, {"worlds": 2.0}, {"players": "nobody"}, {"players": ["novice"]}):
        with pytest.raises(Illegal, match="bad-option"):
            simulated_odds(first_seat("5"), **settings)
    with pytest.raises(Illegal, match="bad-seed"):
        simulated_odds(first_seat("5"), seed=-1)
    with pytest.raises(ValueError, match="no card to keep from"):
        Policy("fool")

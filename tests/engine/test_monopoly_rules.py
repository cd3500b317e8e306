"""Monopoly: The Card Game, clause by clause; each test is a sentence of the rules and fails without it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from monopoly_table import (
    DONE,
    DONE_9,
    DONE_11,
    MINE,
    STOCK,
    THEIRS,
    all_of,
    cards,
    choices,
    earned,
    everything,
    extra,
    facts,
    going_out,
    hand,
    kinds,
    large,
    lines,
    no,
    only,
    opening,
    pile,
    play,
    refused,
    seen,
    stock,
    swapped,
    table,
    valued,
    verbs,
)

from cardwidgets.engine import new_match
from cardwidgets.engine.deal import draw
from cardwidgets.engine.game import Ending, Fault, Illegal, Move
from cardwidgets.engine.monopoly_card_game import GROUPS, VALUES, MonopolyCardGame

clause = pytest.mark.clause
NAME = "monopoly_card_game"
STREETS = tuple(GROUPS)[:8]
SIZES = {2: 10, 3: 10, 4: 10, 5: 11, 6: 9}

# -- the game and its pieces -------------------------------------------------------------------------------------------


@clause("MC-1.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players):
    match = new_match(NAME, seed=5, options={"players": players})
    assert match.seats == len(facts(match)["totals"]) == players
    assert new_match(NAME, seed=5).seats == 4
    assert only(opening(match), "start").clauses == ("MC-1.3", "MC-1.1", *(["MC-7.1"] if players > 4 else []))


@clause("MC-1.1")
@pytest.mark.parametrize("players", [0, 1, 7, 10])
def test_not_fewer_and_not_more(players):
    with pytest.raises(Illegal) as caught:
        new_match(NAME, seed=5, options={"players": players})
    assert (caught.value.code, caught.value.clause) == (Fault.BAD_OPTION, "MC-1.1")
    assert caught.value.data["allowed"] == "2 to 6"


@clause("MC-1.2")
def test_a_hand_is_short_enough_for_an_evening():
    """Ten to thirty minutes: each draw brings the end of the hand nearer, and there are 16 cards to draw."""
    match = new_match(NAME, seed=5)
    turns = 0
    while facts(match)["phase"] == "turn":
        play(match, "draw", choices_after_draw(match))
        turns += 1
    assert turns == 16
    assert facts(match)["result"] is not None


def choices_after_draw(match):
    return f"discard {hand(match, match.turn)[0]}"


@clause("MC-1.3")
def test_complete_groups_are_what_counts_and_bonus_cards_are_added_to_them():
    assert valued("KEN IND", "ATL VEN") == [0, 0]
    assert valued("KEN IND ILL", "") == [250, 0]
    assert valued("KEN IND ILL H1 TK_CAR GO", "") == [250 + 250 + 250 + 200, 0]
    assert valued("H1 TK_CAR", "GO") == [0, 200]


@clause("MC-1.4", "MC-4.15")
def test_player_by_player_a_card_comes_and_a_card_goes_until_a_hand_is_complete():
    match = table(MINE, "PKP BWK H1 H2 H3 H4 HT GO GO MR")
    play(match, "draw", "discard H3")
    assert match.turn == 1
    events = play(match, "out")
    assert kinds(events)[0] == "out"
    assert facts(match)["phase"] == "scored"
    assert (facts(match)["out"], match.turn) == (1, 0)


@clause("MC-1.5", "MC-4.19", "MC-3.2")
def test_then_every_hand_is_valued_and_paid():
    match = going_out(DONE, "KEN IND ILL H1", "STJ TEN NYA", "MED", position={"totals": [100, 50, 0, 700]})
    assert earned(match) == [3000, 500, 200, 0]
    assert facts(match)["totals"] == [3100, 550, 200, 700]
    events = match.events(None)[-1]
    assert [(event.seat, event.amount) for event in all_of(events, "worth")] == [(0, 2000), (1, 500), (2, 200), (3, 0)]
    assert [event.clauses[2:] for event in all_of(events, "worth")] == [
        ("MC-2.5", "MC-2.9", "MC-2.14"),
        ("MC-2.5", "MC-2.9"),
        ("MC-2.5",),
        (),
    ]
    assert all(event.clauses[:2] == ("MC-4.19", "MC-4.17") for event in all_of(events, "worth"))
    assert only(events, "round_over").clauses == ("MC-4.21", "MC-3.2")


@clause("MC-2.5", "MC-2.9", "MC-2.11", "MC-2.12", "MC-2.14", "MC-4.19")
def test_what_a_hand_is_worth_carries_the_clauses_of_its_lines():
    hands = ("STJ TEN NYA H1 H2 H3 H4 HT TK_CAR GO", "RDG SHL TK_HAT", "KEN CH GO", "GO")
    match = going_out(*hands, reward="VEN PAC CON BAL")
    worths = {event.seat: event.clauses for event in all_of(match.events(None)[-1], "worth")}
    plain = ("MC-4.19", "MC-4.17")
    assert worths == {
        0: (*plain, "MC-2.5", "MC-2.9", "MC-2.11", "MC-2.12", "MC-2.14"),
        1: (*plain, "MC-2.5"),
        3: (*plain, "MC-2.14"),
    }
    for seat, paid in enumerate(facts(match)["result"]):
        assert worths.get(seat, plain)[2:] == tuple(dict.fromkeys(line["clause"] for line in paid["lines"]))


@clause("MC-1.6", "MC-R2")
def test_nobody_need_reach_a_hundred_million():
    assert facts(new_match(NAME, seed=5))["target"] == 10_000
    with pytest.raises(Illegal):
        new_match(NAME, seed=5, options={"target": 100_000_000})


@clause("MC-1.7")
def test_the_game_is_named_and_nothing_of_the_publishers_is_in_it():
    assert MonopolyCardGame.NAME == NAME
    assert MonopolyCardGame.PREFIX == "MC"
    assert all(face.isascii() and len(face) <= 10 for face in MonopolyCardGame.PACK.faces)


# -- the cards -------------------------------------------------------------------------------------------------------


@clause("MC-2.1")
def test_the_pack_has_sixty_cards():
    assert len(MonopolyCardGame.PACK.cards) == 60
    for players in range(2, 7):
        match = new_match(NAME, seed=5, options={"players": players})
        assert Counter(everything(match)) == MonopolyCardGame.PACK.counts


@clause("MC-2.2", "MC-2.3")
def test_twenty_eight_of_them_are_the_properties_of_the_board_in_their_groups():
    properties = [face for faces in GROUPS.values() for face in faces]
    assert len(properties) == len(set(properties)) == 28
    assert all(MonopolyCardGame.PACK.counts[face] == 1 for face in properties)
    assert list(GROUPS) == [*STREETS, "railroads", "utilities"]


@clause("MC-2.4")
@pytest.mark.parametrize("group", [*STREETS, "utilities"])
def test_a_group_is_complete_with_all_its_cards_and_not_with_one_less(group):
    assert len(GROUPS[group]) == {"dark_purple": 2, "dark_blue": 2, "utilities": 2}.get(group, 3)
    whole = " ".join(GROUPS[group])
    assert valued(whole, "")[0] == VALUES[group]
    for face in GROUPS[group]:
        assert valued(" ".join(other for other in GROUPS[group] if other != face), "")[0] == 0


@clause("MC-2.5", "MC-2.9", "MC-V1")
@pytest.mark.parametrize(("group", "value"), list(zip(STREETS, range(50, 401, 50), strict=True)))
def test_each_group_has_its_worth_and_each_house_on_it_is_worth_as_much(group, value):
    whole = " ".join(GROUPS[group])
    for houses in range(5):
        built = " ".join(f"H{number}" for number in range(1, houses + 1))
        assert valued(f"{whole} {built}", "") == [value * (1 + houses), 0]
    match = going_out(cards(f"{whole} H1 H2 GO GO GO GO MR MR")[:10], reward="RDG")
    assert lines(match)[:2] == [("group", group, value), ("houses", group, 2 * value)]


@clause("MC-2.6", "MC-2.10", "MC-2.13", "MC-2.14", "MC-2.16")
def test_the_others_are_buildings_tokens_and_bonus_cards():
    counts = MonopolyCardGame.PACK.counts
    assert sum(counts[f"H{number}"] for number in (1, 2, 3, 4)) == 14
    assert (counts["HT"], counts["GO"], counts["MR"], counts["CH"]) == (2, 4, 4, 2)
    tokens = [face for face in counts if face.startswith("TK_")]
    assert len(tokens) == sum(counts[token] for token in tokens) == 6


@clause("MC-2.7", "MC-R5")
def test_houses_count_in_order_only():
    assert valued("PKP BWK H1 H3 H4", "") == [800, 0]
    assert valued("PKP BWK H2 H3 H4", "") == [400, 0]
    assert valued("PKP BWK H1 H2 H4", "") == [1200, 0]
    assert valued("PKP BWK H1 H1 H1", "") == [800, 0]


@clause("MC-2.7")
def test_one_may_go_out_with_the_beginning_of_the_series_but_house_two_needs_house_one():
    for built, good in (("H1 MR MR MR", True), ("H1 H2 MR MR", True), ("H2 MR MR MR", False), ("H1 H3 MR MR", False)):
        assert ("out" in choices(table(f"PKP BWK GO GO GO GO {built}"))) == good


@clause("MC-2.8")
def test_railroads_and_utilities_carry_no_houses():
    assert valued("RDG SHL ELE WAT H1 H2", "") == [750, 0]
    assert no(table("RDG SHL PRR H1 GO GO GO MR MR MR"), "out") == ("MC-2.8", "out-street")
    assert no(table("ELE WAT GO GO GO GO MR MR MR HT"), "out") == ("MC-2.8", "out-street")


@clause("MC-2.11", "MC-R5")
@pytest.mark.parametrize("group", STREETS)
def test_a_hotel_is_worth_five_hundred_on_any_group_with_four_houses(group):
    whole = " ".join(GROUPS[group])
    value = VALUES[group]
    assert valued(f"{whole} H1 H2 H3 H4 HT", "") == [5 * value + 500, 0]
    assert valued(f"{whole} H1 H2 H3 HT", "") == [4 * value, 0]
    assert valued(f"{whole} H1 H2 H3 H4 HT HT", "") == [5 * value + 500, 0]


@clause("MC-2.12", "MC-R4")
def test_each_token_pays_the_best_group_once_more():
    assert valued("PKP BWK MED BAL TK_CAR", "") == [400 + 50 + 400, 0]
    assert valued("MED BAL TK_CAR TK_HAT", "") == [50 + 2 * 50, 0]
    assert valued("KEN IND TK_CAR", "") == [0, 0]


@clause("MC-2.13", "MC-R1")
def test_nothing_doubles_a_hand():
    assert valued("PKP BWK H1 GO TK_CAR", "") == [400 + 400 + 200 + 400, 0]
    assert valued("GO GO TK_CAR TK_SHIP TK_IRON TK_THIMBLE TK_HAT TK_BARROW", "") == [400, 0]


@clause("MC-2.14")
@pytest.mark.parametrize("count", range(5))
def test_each_go_is_worth_two_hundred(count):
    assert valued("GO " * count, "") == [200 * count, 0]


@clause("MC-2.15")
def test_whoever_holds_the_most_mr_monopoly_cards_gets_a_thousand():
    assert valued("MR", "MR MR", "") == [0, 1000, 0]
    assert valued("", "", "MR") == [0, 0, 1000]
    match = going_out("PKP BWK H1 H2 H3 GO GO GO GO MR", "MR MR MR", reward="STC VEN MED RDG ELE")
    assert earned(match) == [2400, 1000, 0, 0]
    prize = only(match.events(None)[-1], "prize")
    assert (prize.seat, prize.amount, prize.clauses) == (1, 1000, ("MC-2.15", "MC-R8"))
    assert [seat["prize"] for seat in facts(match)["result"]] == [0, 1000, 0, 0]


@clause("MC-2.15")
def test_nobody_gets_it_where_nobody_holds_one():
    assert valued("GO", "") == [200, 0]


@clause("MC-2.16")
def test_chance_stands_for_a_card_that_a_set_lacks():
    match = table("BWK CH H1 H2 GO GO GO MR MR TK_CAR", "", draw="STC VEN H4 RDG ELE")
    events = play(match, "out")
    assert kinds(events) == ["out", "show"]
    assert (facts(match)["phase"], choices(match)) == ("stand", ["chance PKP"])
    events = play(match, "chance PKP")
    told = events[0]
    assert (told.kind, told.seat, told.amount, told.cause) == ("chance", 0, 1, "PKP")
    assert told.clauses == ("MC-2.16", "MC-R6")
    assert facts(match)["stands"] == ["PKP"]
    # With the fourth house of the reward nothing can be done, the third is lacking.
    assert earned(match)[0] == 400 + 800 + 600 + 400 + 1000


@clause("MC-2.17", "MC-2.18", "MC-4.20")
def test_chance_in_another_hand_makes_the_whole_hand_worth_nothing():
    match = going_out(DONE, "KEN IND ILL H1 MR CH", "ATL", position={"totals": [0, 300, 0, 0]})
    assert earned(match) == [3000, 0, 0, 0]
    assert facts(match)["result"][1] == {"earned": 0, "prize": 0, "void": True, "lines": []}
    assert [seat["void"] for seat in facts(match)["result"]] == [False, True, False, False]
    void = only(match.events(None)[-1], "void")
    assert (void.seat, void.clauses) == (1, ("MC-2.18", "MC-4.20", "MC-2.17"))
    assert facts(match)["totals"][1] == 300


@clause("MC-2.17")
def test_chance_is_of_use_to_whoever_goes_out():
    match = going_out("BWK CH H1 H2 GO GO GO GO MR MR", "CH KEN IND ILL", chance=["PKP"])
    assert earned(match) == [3000, 0, 0, 0]
    assert not facts(match)["result"][0]["void"]


# -- the score -------------------------------------------------------------------------------------------------------


@clause("MC-3.1")
def test_money_is_kept_as_whole_dollars_that_are_only_added_to():
    match = going_out(DONE, "KEN IND ILL", position={"totals": [50, 0, 1000, 0]})
    assert all(type(total) is int for total in facts(match)["totals"])
    assert all(after >= before for before, after in zip([50, 0, 1000, 0], facts(match)["totals"], strict=True))
    assert facts(match)["totals"][2] == 1000


@clause("MC-3.2", "MC-4.21")
def test_what_was_won_is_kept_for_the_next_hand():
    match = going_out(DONE, "KEN IND ILL")
    play(match, "next_round")
    assert facts(match)["totals"] == [3000, 250, 0, 0]
    assert facts(match)["result"] is None


# -- four players: the deal ------------------------------------------------------------------------------------------


@clause("MC-4.1")
@pytest.mark.parametrize("dealer", range(4))
def test_ten_cards_are_dealt_to_each_face_down_one_at_a_time_from_the_dealers_left(dealer):
    match = new_match(NAME, seed=5, options={"first_dealer": dealer})
    deals = all_of(opening(match), "deal")
    assert [event.seat for event in deals] == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    for event in deals:
        assert (event.clauses, event.amount, len(event.cards)) == (("MC-4.1",), 10, 10)
        assert all(move.seen == 1 << event.seat and move.source == "draw" for move in event.cards)
        assert [move.card for move in event.cards] == hand(match, event.seat)
        for reader in (None, *range(4)):
            own = tuple(hand(match, event.seat))
            assert seen(match, reader, event.seat) == (own if reader == event.seat else (None,) * 10)
    # Round after round: the first card goes to the left, the second to the one after.
    order = draw(MonopolyCardGame.PACK.cards, 60, 5, 1)
    assert [hand(match, (dealer + 1) % 4)[0], hand(match, (dealer + 2) % 4)[0], hand(match, dealer)[0]] == [
        order[0],
        order[1],
        order[3],
    ]
    assert hand(match, (dealer + 1) % 4)[1] == order[4]
    assert stock(match) == order[44:]


@clause("MC-4.1")
def test_the_first_dealer_is_drawn_or_named_and_must_have_a_seat():
    assert {facts(new_match(NAME, seed=seed))["dealer"] for seed in range(40)} == {0, 1, 2, 3}
    assert facts(new_match(NAME, seed=1, options={"first_dealer": 2}))["dealer"] == 2
    with pytest.raises(Illegal) as caught:
        new_match(NAME, seed=1, options={"first_dealer": 4})
    assert (caught.value.code, caught.value.clause) == (Fault.BAD_OPTION, "MC-4.1")
    assert caught.value.data == {
        "option": "first_dealer",
        "value": "4",
        "allowed": "0 to 3",
        "because": "players=4",
    }
    assert facts(new_match(NAME, seed=1, options={"first_dealer": 4, "players": 5}))["dealer"] == 4


@clause("MC-4.2")
def test_one_more_card_is_laid_open_before_each_as_the_beginning_of_a_trade_pile():
    match = new_match(NAME, seed=5, options={"first_dealer": 1})
    opened = all_of(opening(match), "open")
    assert [event.seat for event in opened] == [2, 3, 0, 1]
    for event in opened:
        assert event.clauses == ("MC-4.2",)
        assert event.cards == (Move(pile(match, event.seat)[0], "draw", f"pile {event.seat}", 0b1111),)
    assert [len(pile(match, seat)) for seat in range(4)] == [1] * 4


@clause("MC-4.3")
def test_all_cards_of_all_trade_piles_can_be_seen_by_all():
    match = table()
    for reader in (None, 0, 1, 2, 3):
        zones = match.view(reader).zones
        assert zones["pile 0"] == ("PAC", "WAT")
        assert zones["pile 1"] == ("NCA", "CON", "IND")


@clause("MC-4.4")
@pytest.mark.parametrize(("players", "left"), [(2, 36), (3, 26), (4, 16)])
def test_the_rest_is_the_draw_pile_and_its_faces_are_hidden_from_all(players, left):
    match = new_match(NAME, seed=5, options={"players": players})
    assert len(stock(match)) == left
    for reader in (None, *range(players)):
        assert match.view(reader).zones["draw"] == (None,) * left


@clause("MC-4.6")
@pytest.mark.parametrize("dealer", range(4))
def test_the_first_turn_is_the_one_at_the_dealers_left_and_it_goes_on_to_the_left(dealer):
    match = new_match(NAME, seed=5, options={"first_dealer": dealer})
    begin = opening(match)[-1]
    assert (begin.kind, begin.clauses) == ("begin", ("MC-4.6",))
    assert (begin.seat, begin.other) == ((dealer + 1) % 4, dealer)
    turns = []
    for _ in range(5):
        turns.append(match.turn)
        play(match, "draw", choices_after_draw(match))
    assert turns == [(dealer + step) % 4 for step in (1, 2, 3, 4, 5)]


@clause("MC-4.6")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_acts_out_of_turn(seat):
    match = table()
    refusal = refused(match, "draw", seat)
    assert (refusal.code, refusal.clause) == (Fault.NOT_YOUR_TURN, "MC-4.6")
    assert refusal.data == {"seat": seat, "turn": 0}


# -- four players: a turn --------------------------------------------------------------------------------------------


@clause("MC-4.5", "MC-4.8")
def test_after_the_own_turn_one_has_exactly_ten_cards():
    match = table()
    play(match, "draw")
    assert len(hand(match)) == 11
    assert facts(match)["phase"] == "shed"
    assert verbs(match) == ["discard"]
    assert match.turn == 0
    play(match, "discard H3")
    assert len(hand(match)) == 10
    assert match.turn == 1


@clause("MC-4.7")
def test_a_turn_is_one_of_drawing_trading_and_going_out():
    assert verbs(table(DONE)) == ["draw", "out", "trade"]
    assert verbs(table()) == ["draw", "trade"]
    assert choices(table()) == ["draw", "trade -> pile 1"]


@clause("MC-4.7")
@pytest.mark.parametrize("second", ["draw", "trade -> pile 1", "out"])
def test_not_two_of_them(second):
    match = table("PKP H1 H2 GO GO GO GO MR MR H4", draw="BWK ELE")
    play(match, "draw")
    assert no(match, second) == ("MC-R11" if second == "out" else "MC-4.7", "one-a-turn")
    match = table(DONE)
    play(match, "trade -> pile 1", "count 1", "exchange")
    assert no(match, second) == ("MC-R11" if second == "out" else "MC-4.7", "one-a-turn")


@clause("MC-4.8")
def test_whoever_draws_takes_the_top_card_unseen_by_others_and_ends_by_discarding_onto_the_own_pile():
    match = table()
    (drawn,) = play(match, "draw")
    assert (drawn.kind, drawn.clauses, drawn.seat) == ("draw", ("MC-4.8",), 0)
    assert drawn.cards == (Move("VEN", "draw", "hand 0", 0b0001),)
    assert hand(match)[-1] == "VEN"
    assert seen(match, 1, 0) == (None,) * 11
    assert stock(match) == STOCK.split()[1:]
    (discarded,) = play(match, "discard H3")
    assert discarded.cards == (Move("H3", "hand 0", "pile 0", 0b1111),)
    assert discarded.clauses == ("MC-4.13", "MC-4.8", "MC-4.5")
    assert pile(match) == ["PAC", "WAT", "H3"]


@clause("MC-4.8")
def test_the_card_just_drawn_may_be_discarded_and_one_not_held_may_not():
    match = table()
    play(match, "draw")
    assert choices(match) == [f"discard {card}" for card in dict.fromkeys([*MINE.split(), "VEN"])]
    assert no(match, "discard ILL") == ("MC-4.5", "not-held")
    play(match, "discard VEN")
    assert pile(match)[-1] == "VEN"


@clause("MC-4.9")
def test_any_number_of_cards_is_traded_for_as_many():
    match = table(piles=("PAC WAT ILL", "NCA CON IND"))
    (offered,) = play(match, "trade -> pile 1")
    assert (offered.kind, offered.clauses, offered.seat, offered.other) == ("offer", ("MC-4.9",), 0, 1)
    assert facts(match)["trade"] == [0, 1, 0]
    assert choices(match) == ["count 1", "count 2", "count 3", "cancel"]
    (counted,) = play(match, "count 2")
    assert (counted.kind, counted.other, counted.amount, counted.clauses) == ("count", 1, 2, ("MC-4.9", "MC-R14"))
    assert facts(match)["trade"] == [0, 1, 2]
    assert choices(match)[0] == "exchange"
    (exchanged, *_) = play(match, "exchange")
    assert exchanged.amount == 2
    assert (pile(match, 0), pile(match, 1)) == (["PAC"], ["NCA"])
    assert facts(match)["trade"] is None


@clause("MC-4.9")
def test_one_trades_with_whom_one_likes_but_not_with_oneself():
    match = table(piles=("PAC", "NCA", "CON", "IND"))
    assert choices(match) == ["draw", "trade -> pile 1", "trade -> pile 2", "trade -> pile 3"]
    assert no(match, "trade -> pile 0") == ("MC-4.9", "own")
    play(match, "trade -> pile 3", "count 1", "exchange")
    assert "IND" in hand(match, 0)
    assert hand(match, 3) == ["PAC"]


@clause("MC-4.9")
def test_a_trade_can_be_thought_better_of_until_cards_have_moved():
    match = table()
    before = match.position()
    (cancelled,) = play(match, "trade -> pile 1", "cancel")[-1:]
    assert (cancelled.kind, cancelled.clauses, cancelled.seat, cancelled.other) == ("cancel", ("MC-4.9",), 0, 1)
    assert match.position() == before
    play(match, "trade -> pile 1", "count 1", "cancel")
    assert match.position() == before
    assert no(match, "cancel") == ("MC-4.7", "moment")


@clause("MC-4.10")
def test_one_may_first_discard_a_card_from_the_hand_and_give_that():
    match = table()
    events = play(match, "trade -> pile 1", "count 1", "put H3")
    put = only(events, "put")
    assert (put.clauses, put.seat) == (("MC-4.10", "MC-R12"), 0)
    assert put.cards == (Move("H3", "hand 0", "pile 0", 0b1111),)
    assert hand(match, 1)[-1] == "H3"
    assert pile(match, 0) == ["PAC", "WAT"]
    assert "IND" in hand(match)
    assert len(hand(match)) == 10
    # Nothing is left to shed: the turn is over.
    assert match.turn == 1


@clause("MC-4.11")
def test_what_is_given_goes_into_the_others_hand_for_all_to_see():
    match = table()
    exchanged = only(play(match, "trade -> pile 1", "count 2", "exchange"), "exchange")
    assert (exchanged.seat, exchanged.other) == (0, 1)
    assert exchanged.clauses == ("MC-4.9", "MC-4.11", "MC-4.12", "MC-R14")
    assert exchanged.cards[:2] == (
        Move("WAT", "pile 0", "hand 1", 0b1111),
        Move("PAC", "pile 0", "hand 1", 0b1111),
    )
    assert hand(match, 1) == [*THEIRS.split(), "WAT", "PAC"]
    assert pile(match, 0) == []
    for reader in (None, 0, 2, 3):
        assert seen(match, reader, 1) == ("PAC", "WAT", *[None] * 10)


@clause("MC-4.12")
def test_what_is_taken_comes_from_the_top_of_the_others_pile():
    match = table()
    exchanged = only(play(match, "trade -> pile 1", "count 2", "exchange"), "exchange")
    assert exchanged.cards[2:] == (
        Move("IND", "pile 1", "hand 0", 0b1111),
        Move("CON", "pile 1", "hand 0", 0b1111),
    )
    assert hand(match, 0)[-2:] == ["IND", "CON"]
    assert pile(match, 1) == ["NCA"]
    assert seen(match, 2, 0) == ("CON", "IND", *[None] * 10)


@clause("MC-4.13")
def test_the_turn_of_a_trade_ends_by_shedding_what_is_too_much():
    match = table()
    play(match, "trade -> pile 1", "count 2", "exchange")
    assert len(hand(match)) == 12
    play(match, "discard H3")
    assert match.turn == 0
    assert no(match, "draw") == ("MC-4.7", "one-a-turn")
    play(match, "discard TK_CAR")
    assert match.turn == 1
    assert pile(match) == ["H3", "TK_CAR"]


# -- four players: going out -----------------------------------------------------------------------------------------

MAY = [
    "PKP BWK GO GO GO GO MR MR MR MR",
    DONE,
    "KEN IND ILL H1 H2 H3 H4 HT GO GO",
    "KEN IND ILL PKP BWK H1 H1 H2 GO GO",
    "RDG SHL ELE WAT GO GO GO GO MR TK_CAR",
    "ELE WAT GO GO GO GO MR MR MR TK_CAR",
    "MED BAL TK_CAR TK_SHIP TK_IRON TK_THIMBLE TK_HAT TK_BARROW MR MR",
]
MAY_NOT = [
    ("PKP BWK H1 H2 GO GO GO MR MR BAL", "property", "BAL"),
    ("PKP GO GO GO GO MR MR MR MR TK_CAR", "group", ""),
    ("KEN IND ILL PKP GO GO GO GO MR MR", "property", "PKP"),
    ("RDG PKP BWK GO GO GO GO MR MR MR", "property", "RDG"),
    ("PKP BWK H2 GO GO GO GO MR MR MR", "house", "H2"),
    ("PKP BWK H1 H1 GO GO GO MR MR MR", "house", "H1"),
    ("KEN IND ILL PKP BWK H1 H1 H1 GO GO", "house", "H1"),
    ("STJ TEN NYA H1 H2 H3 HT GO GO GO", "hotel", "HT"),
    ("STJ TEN NYA H1 H2 H3 H4 HT HT GO", "hotel", "HT"),
    ("RDG SHL H1 GO GO GO GO MR MR MR", "street", "H1"),
    ("GO GO GO GO MR MR MR MR TK_CAR TK_HAT", "group", ""),
    ("PKP BWK H1 H2 GO GO GO MR MR", "number", ""),
    ("PKP BWK KEN IND ATL VEN GO GO GO H1 H3 RDG", "surplus", ""),
    ("PKP CH KEN IND ATL VEN GO GO GO H1", "chance", "CH"),
]


@clause("MC-4.14")
@pytest.mark.parametrize("complete", MAY)
def test_who_has_a_complete_group_houses_in_order_and_nothing_unmatched_may_go_out(complete):
    match = table(complete)
    assert choices(match)[-1] == "out"
    play(match, "out")
    assert facts(match)["out"] == 0


@clause("MC-4.14", "MC-2.7", "MC-2.8", "MC-R5")
@pytest.mark.parametrize(("incomplete", "cause", "card"), MAY_NOT)
def test_nobody_else_may_and_is_told_what_is_in_the_way(incomplete, cause, card):
    match = table(incomplete)
    assert "out" not in choices(match)
    refusal = refused(match, "out")
    said = {"house": "MC-2.7", "street": "MC-2.8", "hotel": "MC-R5"}.get(cause, "MC-4.14")
    assert (refusal.code, refusal.clause) == (Fault.NOT_LEGAL, said)
    assert refusal.data == {
        "action": "out",
        "phase": "turn",
        "cause": f"out-{cause}",
        "amount": len(incomplete.split()),
        "size": 10,
        **({"card": card} if card else {}),
    }


@clause("MC-4.15")
def test_whoever_goes_out_first_sheds_what_is_too_much():
    match = table(f"{DONE} VEN H4")
    events = play(match, "out")
    assert kinds(events) == ["out", "show"]
    assert events[0].clauses == ("MC-4.15", "MC-4.14", "MC-R11")
    assert facts(match)["phase"] == "shed_out"
    assert choices(match) == ["discard VEN", "discard H4"]
    for needed in ("PKP", "H1", "GO", "MR"):
        refusal = refused(match, f"discard {needed}")
        assert (refusal.clause, refusal.data["cause"], refusal.data["card"]) == ("MC-4.14", "needed", needed)
    assert no(match, "discard ILL") == ("MC-4.5", "not-held")
    (discarded,) = play(match, "discard VEN")
    assert (discarded.clauses, discarded.cards[0].target) == (("MC-4.15",), "pile 0")
    assert facts(match)["result"] is None
    play(match, "discard H4")
    assert pile(match) == ["PAC", "WAT", "VEN", "H4"]
    assert facts(match)["phase"] == "scored"


@clause("MC-4.15", "MC-4.14")
def test_going_out_ends_the_hand_at_once_and_turns_the_hand_up():
    match = table(DONE, "KEN", "", "")
    events = play(match, "out")
    show, *others = all_of(events, "show")
    assert (show.seat, show.clauses, show.amount) == (0, ("MC-4.14",), 10)
    assert {(move.source, move.target, move.seen) for move in show.cards} == {("hand 0", "hand 0", 0b1111)}
    assert [(event.seat, event.clauses) for event in others] == [(seat, ("MC-4.19", "MC-R17")) for seat in (1, 2, 3)]
    assert sorted(filter(None, seen(match, None, 0))) == sorted(DONE.split())
    assert seen(match, 2, 1) == ("KEN",)
    assert choices(match) == ["next_round"]


@clause("MC-4.16")
def test_the_first_five_cards_of_the_draw_pile_are_the_reward_and_what_helps_is_used():
    match = going_out("PKP BWK H1 H2 GO GO GO MR MR MR", reward="H3 GO STC VEN H1 H4")
    reward = only(match.events(None)[-1], "reward")
    assert (reward.seat, reward.clauses, reward.amount) == (0, ("MC-4.16", "MC-R9"), 5)
    assert [(move.card, move.source, move.target, move.seen) for move in reward.cards] == [
        (card, "draw", "reward", 0b1111) for card in ("H3", "GO", "STC", "VEN", "H1")
    ]
    assert match.view(2).zones["reward"] == ("H3", "GO", "STC", "VEN", "H1")
    assert stock(match) == ["H4"]
    assert earned(match)[0] == 400 + 3 * 400 + 4 * 200 + 1000
    assert len(hand(match)) == 10


@clause("MC-4.17", "MC-R13", "MC-R17")
def test_what_is_left_over_is_worth_nothing_and_costs_nothing():
    plain = "KEN IND ILL H1"
    for surplus in ("PKP", "H3 H4", "H1", "HT", "RDG ELE", "MED STJ VEN"):
        assert valued(f"{plain} {surplus}", "") == [500, 0]
    match = going_out(DONE, plain + " MED H1")
    cards_told = [card for line in facts(match)["result"][1]["lines"] for card in line["cards"]]
    assert sorted(cards_told) == sorted(plain.split())


@clause("MC-4.18", "MC-4.21")
def test_the_deal_moves_clockwise_to_the_left():
    match = table(DONE)
    assert facts(match)["dealer"] == 3
    events = play(match, "out")
    over = only(events, "round_over")
    assert (over.seat, over.amount, over.clauses) == (0, 1, ("MC-4.21", "MC-3.2"))
    assert match.turn == 0
    events = play(match, "next_round")
    assert facts(match)["dealer"] == 0
    assert facts(match)["round"] == 2
    assert match.turn == 1
    assert [event.seat for event in all_of(events, "deal")] == [1, 2, 3, 0]


@clause("MC-4.19")
def test_a_hand_is_added_up_line_by_line():
    match = going_out("PKP BWK H1 H2 GO GO GO MR MR TK_CAR", "RDG SHL ELE WAT TK_HAT GO", reward="STC VEN H4 KEN PAC")
    assert lines(match, 0) == [
        ("group", "dark_blue", 400),
        ("houses", "dark_blue", 800),
        ("token", "dark_blue", 400),
        ("go", "", 600),
    ]
    assert lines(match, 1) == [("group", "railroads", 250), ("group", "utilities", 500), ("go", "", 200)]
    assert earned(match) == [3200, 950, 0, 0]
    (_, houses, *_) = facts(match)["result"][0]["lines"]
    assert houses == {
        "kind": "houses",
        "group": "dark_blue",
        "cards": ["H1", "H2"],
        "amount": 800,
        "clause": "MC-2.9",
    }


@clause("MC-4.21")
def test_all_cards_are_gathered_and_shuffled_for_the_next_hand():
    match = table(DONE, "KEN", extras=("ILL",), players=3)
    play(match, "out")
    events = play(match, "next_round")
    shuffle = events[0]
    assert (shuffle.kind, shuffle.seat, shuffle.amount) == ("shuffle", 0, 2)
    assert shuffle.clauses == ("MC-4.21", "MC-2.1")
    assert all(move.target == "draw" and move.seen == 0b111 for move in shuffle.cards)
    left = {"aside", "reward", "pile X", "pile 0", "pile 1", "hand 0", "hand 1"}
    assert {move.source for move in shuffle.cards} == left
    assert Counter(everything(match)) == MonopolyCardGame.PACK.counts
    assert match.position()["aside"] == match.position()["reward"] == []
    assert [len(hand(match, seat)) for seat in range(3)] == [10] * 3
    assert (facts(match)["out"], facts(match)["stands"], facts(match)["quiet"]) == (None, [], 0)


@clause("MC-4.21")
def test_the_next_hand_begins_when_this_one_is_scored_and_not_before():
    match = table(DONE)
    assert no(match, "next_round") == ("MC-4.21", "not-scored")
    play(match, "out")
    assert no(match, "draw") == ("MC-4.21", "between")
    assert no(match, "out") == ("MC-4.21", "between")


@clause("MC-4.21")
def test_every_hand_is_another_deal():
    match = table(DONE)
    play(match, "out")
    dealt = []
    for _ in range(3):
        play(match, "next_round")
        dealt.append(hand(match, 1))
        while facts(match)["phase"] != "scored":
            play(match, choices(match)[0])
    assert all(one != other for one, other in pairwise(dealt))


@clause("MC-4.22", "MC-R2")
def test_the_match_stops_at_ten_thousand():
    match = going_out(DONE, position={"totals": [7000, 9900, 0, 0]})
    assert facts(match)["totals"] == [10_000, 9_900, 0, 0]
    outcome = match.outcome
    assert (outcome.ending, outcome.winner, outcome.leaders, outcome.clause) == (Ending.WON, 0, (0,), "MC-4.22")
    over = match.events(None)[-1][-1]
    assert (over.kind, over.seat, over.amount, over.cause) == ("match_over", 0, 1, "won")
    assert over.clauses == ("MC-4.22", "MC-R2", "MC-R21")
    assert (match.turn, facts(match)["phase"], choices(match)) == (None, "over", [])
    refusal = refused(match, "next_round")
    assert (refusal.code, refusal.clause) == (Fault.MATCH_OVER, "MC-4.22")


@clause("MC-4.22")
def test_and_not_a_dollar_before():
    match = going_out(DONE, position={"totals": [6950, 9900, 0, 0]})
    assert facts(match)["totals"] == [9_950, 9_900, 0, 0]
    assert match.outcome is None


# -- three players ---------------------------------------------------------------------------------------------------


@clause("MC-5.1")
def test_three_players_have_an_extra_pile():
    match = new_match(NAME, seed=5, options={"players": 3})
    (*own, fourth) = all_of(opening(match), "open")
    assert [event.clauses for event in own] == [("MC-4.2",)] * 3
    assert (fourth.seat, fourth.clauses) == (None, ("MC-5.1",))
    assert fourth.cards == (Move(extra(match)[0], "draw", "pile X", 0b111),)
    for reader in (None, 0, 1, 2):
        assert match.view(reader).zones["pile X"] == tuple(extra(match))
    assert len(stock(match)) == 26


@clause("MC-5.1", "MC-7.1")
@pytest.mark.parametrize("action", ["take pile X", "swap_tops pile 1 -> pile X"])
def test_four_and_more_have_none(action):
    assert no(table(), action) == ("MC-5.1", "no-extra")
    assert no(large(), action) == ("MC-7.1", "no-extra")
    assert "pile X" not in table().view(None).zones
    assert "pile Y" not in table(players=3).view(None).zones


@clause("MC-5.2")
def test_the_top_of_anothers_pile_can_be_swapped_with_that_of_the_extra_pile():
    match = table(players=3, piles=("PAC WAT", "NCA CON", "IND"), extras=("RDG ILL",))
    assert choices(match)[3:5] == ["swap_tops pile 1 -> pile X", "swap_tops pile 2 -> pile X"]
    (swap,) = play(match, "swap_tops pile 1 -> pile X")
    assert (swap.kind, swap.seat, swap.other, swap.clauses) == ("swap_tops", 0, 1, ("MC-5.2", "MC-R15"))
    assert swap.cards == (Move("CON", "pile 1", "pile X", 0b111), Move("ILL", "pile X", "pile 1", 0b111))
    assert (pile(match, 1), extra(match)) == (["NCA", "ILL"], ["RDG", "CON"])
    assert (pile(match, 0), hand(match)) == (["PAC", "WAT"], MINE.split())
    assert match.turn == 1


@clause("MC-5.2")
def test_not_the_top_of_ones_own_pile_nor_of_an_empty_one():
    match = table(players=3, piles=("PAC WAT", "NCA"))
    assert no(match, "swap_tops pile 0 -> pile X") == ("MC-R15", "own")
    assert no(match, "swap_tops pile 2 -> pile X") == ("MC-R15", "empty")


@clause("MC-5.3")
def test_the_tops_of_extra_and_draw_pile_can_be_taken_for_the_two_own_top_cards():
    match = table(players=3, extras=("KEN ILL",), piles=("STC PAC WAT", "NCA"), theirs="STA")
    (taken,) = play(match, "take pile X")
    assert (taken.kind, taken.seat, taken.clauses) == ("take", 0, ("MC-5.3", "MC-R15"))
    assert taken.cards == (
        Move("ILL", "pile X", "hand 0", 0b111),
        Move("VEN", "draw", "hand 0", 0b001),
        Move("WAT", "pile 0", "pile X", 0b111),
        Move("PAC", "pile 0", "pile X", 0b111),
    )
    assert hand(match) == [*MINE.split(), "ILL", "VEN"]
    assert (pile(match), extra(match)) == (["STC"], ["KEN", "WAT", "PAC"])
    assert stock(match) == STOCK.split()[1:]
    assert seen(match, 1, 0) == ("ILL", *[None] * 11)
    assert (match.turn, facts(match)["phase"]) == (0, "shed")
    play(match, "discard H3", "discard ILL")
    assert match.turn == 1


# -- two players -----------------------------------------------------------------------------------------------------


@clause("MC-6.1")
def test_two_players_have_two_extra_piles():
    match = new_match(NAME, seed=5, options={"players": 2})
    first, second = all_of(opening(match), "open")[2:]
    assert [(event.seat, event.clauses) for event in (first, second)] == [(None, ("MC-6.1",))] * 2
    assert first.cards == (Move(extra(match, 0)[0], "draw", "pile X", 0b11),)
    assert second.cards == (Move(extra(match, 1)[0], "draw", "pile Y", 0b11),)
    assert len(stock(match)) == 36
    zones = [zone for zone in match.view(0).zones if zone.startswith("pile")]
    assert zones == ["pile X", "pile Y", "pile 0", "pile 1"]


@clause("MC-6.1", "MC-R15")
def test_both_moves_work_with_either_of_them():
    for at, name in enumerate("XY"):
        match = table(players=2, extras=("ILL", "KEN"), theirs="STA")
        assert [text for text in choices(match) if name in text] == [
            f"swap_tops pile 1 -> pile {name}",
            f"take pile {name}",
        ]
        play(match, f"swap_tops pile 1 -> pile {name}")
        assert (extra(match, at), pile(match, 1)) == (["IND"], ["NCA", "CON", ("ILL", "KEN")[at]])
        match = table(players=2, extras=("ILL", "KEN"), theirs="STA")
        play(match, f"take pile {name}")
        assert extra(match, at) == ["WAT", "PAC"]
        assert extra(match, 1 - at) == [("KEN", "ILL")[at]]
        assert ("ILL", "KEN")[at] in hand(match)


# -- five and six players --------------------------------------------------------------------------------------------


@clause("MC-7.1", "MC-R22")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_and_six_the_game_is_another(players):
    match = new_match(NAME, seed=5, options={"players": players})
    assert verbs(match) == ["trade"]
    assert facts(match)["phase"] == "swap"
    assert no(match, "draw") == ("MC-7.6", "moment")


@clause("MC-7.6", "MC-7.9")
def test_whoever_wants_to_go_out_before_the_trade_hears_what_is_in_the_way_or_that_the_trade_comes_first():
    assert no(large("PKP BWK KEN GO GO GO GO MR MR MR BAL", "IND"), "out") == ("MC-4.14", "out-property")
    assert no(large(DONE_11, "KEN"), "out") == ("MC-7.6", "moment")


@clause("MC-7.2")
@pytest.mark.parametrize("players", [5, 6])
def test_the_whole_pack_is_dealt_and_there_is_no_draw_pile(players):
    match = new_match(NAME, seed=5, options={"players": players})
    assert stock(match) == []
    assert sum(len(hand(match, seat)) + len(pile(match, seat)) for seat in range(players)) == 60


@clause("MC-7.2", "MC-7.3", "MC-7.4", "MC-7.5", "MC-R16")
@pytest.mark.parametrize(("players", "size", "of"), [(5, 11, "MC-7.3"), (6, 9, "MC-7.4")])
def test_five_get_twelve_and_six_get_ten_of_which_the_last_lies_open(players, size, of):
    match = new_match(NAME, seed=5, options={"players": players})
    for event in all_of(opening(match), "deal"):
        assert (event.clauses, event.amount, len(event.cards)) == ((of, "MC-7.2"), size, size)
    for event in all_of(opening(match), "open"):
        assert event.clauses == ("MC-7.5",)
        assert event.cards[0].seen == 2**players - 1
    assert [len(hand(match, seat)) for seat in range(players)] == [size] * players
    assert [len(pile(match, seat)) for seat in range(players)] == [1] * players


@clause("MC-7.6")
def test_each_in_turn_must_trade_and_both_take_what_they_receive_into_the_hand():
    match = large(MINE, THEIRS)
    assert choices(match) == [f"trade -> pile {seat}" for seat in (1, 2, 3, 4)]
    assert no(match, "stay") == ("MC-7.6", "moment")
    assert no(match, "trade -> pile 0") == ("MC-7.6", "own")
    (swap,) = play(match, "trade -> pile 1")
    assert (swap.kind, swap.seat, swap.other, swap.clauses) == ("swap", 0, 1, ("MC-7.6", "MC-R23"))
    assert swap.cards == (Move("PAC", "pile 0", "hand 1", 0b11111), Move("TK_HAT", "pile 1", "hand 0", 0b11111))
    assert hand(match, 0)[-1] == "TK_HAT"
    assert hand(match, 1)[-1] == "PAC"
    assert (seen(match, 3, 0)[0], seen(match, 3, 1)[0]) == ("TK_HAT", "PAC")
    assert pile(match, 0) == pile(match, 1) == []


@clause("MC-7.7")
def test_then_both_discard_one():
    match = large(MINE, THEIRS)
    play(match, "trade -> pile 1")
    assert (match.turn, facts(match)["phase"], facts(match)["trade"]) == (0, "lay", [0, 1, 1])
    assert verbs(match) == ["discard"]
    (laid,) = play(match, "discard BAL")
    assert (laid.clauses, laid.cards) == (("MC-7.7",), (Move("BAL", "hand 0", "pile 0", 0b11111),))
    assert match.turn == 1
    play(match, "discard ATL")
    assert (pile(match, 0), pile(match, 1)) == (["BAL"], ["ATL"])
    assert (match.turn, facts(match)["phase"], facts(match)["trade"]) == (0, "stay", None)
    assert (len(hand(match, 0)), len(hand(match, 1))) == (10, 10)


def lap(match):
    """A whole lap, in which nobody goes out: everybody swaps with the left neighbour, up to the pass."""
    players = match.seats
    for _ in range(players):
        seat = match.turn
        other = (seat + 1) % players
        swapped(match, hand(match, seat)[0], hand(match, other)[0], other=other)
        play(match, "stay")
    return play(match, *["stay"] * players)


@clause("MC-7.8")
def test_after_all_have_had_a_turn_everybody_passes_a_card_to_the_left():
    match = new_match(NAME, seed=5, options={"players": 5, "first_dealer": 1})
    lap(match)
    assert (match.turn, facts(match)["phase"], facts(match)["moved"]) == (2, "pass", 5)
    assert verbs(match) == ["pass"]
    given, order = {}, []
    events = []
    for _ in range(5):
        order.append(match.turn)
        given[match.turn] = hand(match, match.turn)[3]
        events += play(match, f"pass {given[match.turn]}")
    assert order == [2, 3, 4, 0, 1]
    passed = only(events, "pass")
    assert (passed.seat, passed.amount, passed.clauses) == (None, 1, ("MC-7.8", "MC-R24"))
    assert {(move.source, move.target) for move in passed.cards} == {
        (f"pass {seat}", f"hand {(seat + 1) % 5}") for seat in range(5)
    }
    for seat in range(5):
        assert hand(match, (seat + 1) % 5)[-1] == given[seat]
        assert len(hand(match, seat)) == 11
    assert (match.turn, facts(match)["phase"], facts(match)["moved"], facts(match)["passes"]) == (2, "swap", 0, 1)


@clause("MC-7.8")
def test_so_it_is_after_every_lap_and_not_before():
    match = new_match(NAME, seed=5, options={"players": 6, "first_dealer": 5})
    for number in (1, 2, 3):
        events = lap(match)
        assert "pass" not in kinds(events)
        assert [facts(match)["moved"], facts(match)["passes"]] == [6, number - 1]
        for seat in range(6):
            play(match, f"pass {hand(match, seat)[0]}")
        assert facts(match)["passes"] == number


@clause("MC-7.9", "MC-R23")
def test_one_may_go_out_after_the_own_turn():
    match = large(DONE_11, "KEN")
    swapped(match, "TK_HAT", "PAC")
    assert choices(match) == ["stay", "out"]
    events = play(match, "out")
    assert events[0].clauses == ("MC-7.9", "MC-R23")
    assert facts(match)["phase"] == "scored"
    assert facts(match)["out"] == 0


@clause("MC-7.9")
def test_or_stay_and_then_the_next_has_a_turn():
    match = large(DONE_11, "KEN")
    swapped(match, "TK_HAT", "PAC")
    (stayed,) = play(match, "stay")
    assert (stayed.kind, stayed.seat, stayed.clauses) == ("stay", 0, ("MC-7.9",))
    assert (match.turn, facts(match)["phase"], facts(match)["moved"]) == (1, "swap", 1)


@clause("MC-7.10", "MC-R23")
def test_or_just_before_the_pass_to_the_left():
    match = large("MED BAL", "STC", DONE_11, "KEN", "ATL", position={"phase": "last", "moved": 5})
    assert choices(match) == ["stay"]
    assert no(match, "out") == ("MC-4.14", "out-number")
    (stayed,) = play(match, "stay")
    assert (stayed.seat, stayed.clauses) == (0, ("MC-7.10",))
    play(match, "stay")
    assert (match.turn, choices(match)) == (2, ["stay", "out"])
    events = play(match, "out")
    assert events[0].clauses == ("MC-7.10", "MC-R23")
    assert facts(match)["out"] == 2
    assert facts(match)["passes"] == 0
    assert "pass" not in kinds(events)


@clause("MC-7.11")
def test_the_trade_cards_on_the_table_are_the_reward():
    match = large(DONE_11, "KEN", piles=("BAL", "H3", "ORI", "STC", "MED"))
    swapped(match, "H3", "KEN")
    events = play(match, "out")
    reward = only(events, "reward")
    assert (reward.clauses, reward.amount, reward.seat) == (("MC-7.11", "MC-R23"), 5, 0)
    assert [(move.card, move.source) for move in reward.cards] == [
        ("H3", "pile 0"),
        ("KEN", "pile 1"),
        ("ORI", "pile 2"),
        ("STC", "pile 3"),
        ("MED", "pile 4"),
    ]
    assert [pile(match, seat) for seat in range(5)] == [[]] * 5
    assert earned(match)[0] == 400 + 3 * 400 + 800 + 1000


@clause("MC-7.12", "MC-R2")
@pytest.mark.parametrize(("players", "done"), [(5, DONE_11), (6, DONE_9)])
def test_seven_thousand_wins_with_five_and_six(players, done):
    for before, over in ((4000, True), (3950, False)):
        position = {"totals": [before, 6900, *[0] * (players - 2)]}
        match = large(done, "BAL", players=players, piles=("ORI", "STC", "VIR", "KEN", "ATL", "VEN"), position=position)
        swapped(match, "STC", "BAL")
        play(match, "out")
        assert facts(match)["totals"][0] == before + 3000
        assert (match.outcome is not None) == over
        if over:
            assert (match.outcome.winner, match.outcome.clause) == (0, "MC-7.12")
            assert match.events(None)[-1][-1].clauses == ("MC-7.12", "MC-R2", "MC-R21")


def test_the_cards_of_these_tests_are_of_the_game():
    for text in (MINE, THEIRS, DONE, DONE_11, DONE_9, STOCK):
        assert not MonopolyCardGame.PACK.surplus(cards(text))

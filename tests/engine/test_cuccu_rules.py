"""The game of Cuccù, clause by clause; each test is a sentence of the rules and fails without it."""

from __future__ import annotations

import pytest
from cuccu_table import all_of, choices, costs, faces, facts, hands, keep_on, kinds, lives, only, play, table

from cardwidgets.engine import new_match
from cardwidgets.engine.cuccu import FOOL, RANK, Cuccu, losing_seats
from cardwidgets.engine.game import Action, Ending, Fault, Illegal, Move

clause = pytest.mark.clause
LOW_TO_HIGH = [
    *("lion", "mask", "bucket", "zero", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    *("inn", "cat", "horse", "hunter", "cuckoo"),
]

# -- the object of the game ------------------------------------------------------------------------------------------


@clause("CU-1.1", "CU-4.2")
def test_whoever_ends_up_with_the_lowest_card_loses_a_life():
    match = table("5", "8", "2", "10")
    events = keep_on(match)
    lost = only(events, "lose_life")
    assert (lost.seat, lost.cause, lost.amount) == (2, "showdown", 2)
    assert lost.clauses == ("CU-4.2", "CU-2.2", "CU-1.1")
    assert lives(match) == [3, 3, 2, 3]
    assert facts(match)["losers"] == [2]


@clause("CU-1.2", "CU-0.9", "CU-0.8")
def test_a_match_begins_with_four_players_and_three_lives_each():
    match = new_match("cuccu", seed=5)
    assert lives(match) == [3, 3, 3, 3]
    started = match.events(None)[0][0]
    assert (started.kind, started.amount, started.clauses) == ("start", 3, ("CU-1.2", "CU-R18"))


@clause("CU-1.3")
def test_the_match_stops_as_soon_as_only_one_player_has_a_life_left():
    match = table("5", "2", "9", "10", lives=(1, 1, 0, 0))
    events = keep_on(match)
    assert only(events, "match_over").clauses == ("CU-1.3",)
    assert only(events, "match_over").seat == 0
    outcome = match.outcome
    assert (outcome.ending, outcome.winner, outcome.leaders) == (Ending.WON, 0, (0,))
    assert outcome.clause == "CU-1.3"
    assert match.turn is None
    with pytest.raises(Illegal) as refused:
        match.play("next_round")
    assert (refused.value.code, refused.value.clause) == (Fault.MATCH_OVER, "CU-1.3")


@clause("CU-1.3")
def test_the_match_goes_on_while_two_players_have_a_life():
    match = table("5", "2", "9", lives=(1, 1, 1))
    keep_on(match)
    assert lives(match) == [1, 0, 1]
    assert match.outcome is None
    assert choices(match) == ["next_round"]


@clause("CU-1.4")
def test_lives_are_plain_counters_and_nothing_else_is_at_stake():
    match = table("5", "8", "2", "10")
    keep_on(match)
    assert all(type(life) is int for life in lives(match))
    assert sum(lives(match)) == 11


# -- set-up ----------------------------------------------------------------------------------------------------------


@clause("CU-2.1")
def test_the_pack_has_forty_cards_every_rank_twice():
    assert len(Cuccu.PACK.cards) == 40
    assert set(Cuccu.PACK.counts.values()) == {2}
    assert set(Cuccu.PACK.faces) == {"fool", *LOW_TO_HIGH}
    position = new_match("cuccu", seed=5).position()
    held = [card for card in position["hands"] if card]
    assert sorted(position["pack_bottom_first"] + held) == sorted(Cuccu.PACK.cards)


@clause("CU-2.2")
@pytest.mark.parametrize("place", range(18))
def test_each_card_is_below_the_next_in_the_ranking(place):
    lower, higher = LOW_TO_HIGH[place : place + 2]
    assert RANK[lower] < RANK[higher]
    assert losing_seats({0: lower, 1: higher}) == [0]
    match = table(higher, lower, "cuckoo", "hunter") if higher != "cuckoo" else table(higher, lower, lower, "cuckoo")
    assert facts(match)["losers"] == []
    keep_on(match)
    assert 0 not in facts(match)["losers"]
    assert 1 in facts(match)["losers"]


@clause("CU-2.2")
def test_the_numbers_printed_on_the_cards_are_their_ranks():
    assert [RANK[face] for face in LOW_TO_HIGH] == list(range(-3, 16))


@clause("CU-2.3")
def test_the_fool_stands_outside_the_ranking():
    assert FOOL not in RANK
    assert losing_seats({0: "fool", 1: "lion", 2: "mask"}) == [0, 1]
    assert losing_seats({0: "fool", 1: "hunter", 2: "cuckoo"}) == [0, 1]


@clause("CU-2.4")
def test_play_goes_round_from_the_player_at_the_dealers_right_to_the_dealer():
    match = table("5", "6", "7", "8", dealer=1)
    turns = []
    while choices(match) == ["keep", "exchange"]:
        turns.append(match.turn)
        match.play("keep")
    assert turns == [2, 3, 0, 1]


@clause("CU-2.4")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_plays_out_of_turn(seat):
    match = table("5", "6", "7", "8")
    with pytest.raises(Illegal) as refused:
        match.play("keep", seat)
    assert (refused.value.code, refused.value.clause) == (Fault.NOT_YOUR_TURN, "CU-2.4")
    assert refused.value.data == {"seat": seat, "turn": 0}
    assert match.moves == 0


@clause("CU-2.5")
def test_a_player_is_dealt_one_card_when_its_turn_comes_and_decides_before_the_next_is_dealt_to():
    match = table("5", "6", "7", "8")
    assert hands(match) == ["5", None, None, None]
    events = play(match, "keep")
    assert kinds(events) == ["keep", "deal"]
    assert hands(match) == ["5", "6", None, None]
    assert only(events, "deal").clauses == ("CU-2.5", "CU-2.7")
    assert only(events, "deal").cards == (Move("6", "pack", "hand 1", 0b0010),)


@clause("CU-2.5")
def test_whoever_is_asked_for_a_swap_is_dealt_to_at_that_moment():
    match = table("5", "6", "7", "8")
    events = play(match, "exchange")
    assert kinds(events)[:3] == ["ask", "deal", "swap"]
    assert hands(match) == ["6", "5", None, None]


@clause("CU-2.5")
def test_a_card_is_dealt_face_down_only_its_holder_sees_it():
    match = table("5", "6", "7", "8")
    play(match, "keep")
    assert [faces(match, reader) for reader in range(4)] == [
        ["5", None, "", ""],
        [None, "6", "", ""],
        [None, None, "", ""],
        [None, None, "", ""],
    ]
    assert match.events(3)[1][-1].cards[0].card is None
    assert match.events(1)[1][-1].cards[0].card == "6"


@clause("CU-2.6")
def test_the_whole_pack_is_gathered_and_shuffled_before_each_round():
    match = table("5", "cat", "7", "8", "9")
    play(match, "exchange", "keep", "exchange")
    keep_on(match)
    events = play(match, "next_round")
    shuffled = only(events, "shuffle")
    assert shuffled.clauses == ("CU-2.6", "CU-2.1")
    assert (shuffled.seat, shuffled.amount) == (0, 2)
    assert [(move.source, move.target) for move in shuffled.cards] == [(f"hand {s}", "pack") for s in range(4)]
    position = match.position()
    held = [card for card in position["hands"] if card]
    assert len(held) == 1
    assert sorted(held + position["pack_bottom_first"]) == sorted(Cuccu.PACK.cards)
    assert position["hands"] + position["pack_bottom_first"] != ["5", "cat", "7", "8", "9"]
    assert set(match.view(0).zones["pack"]) == {None}


@clause("CU-2.6")
def test_each_round_has_a_deal_of_its_own():
    match = new_match("cuccu", seed=5)
    packs = set()
    for _ in range(4):
        packs.add(tuple(match.position()["pack_bottom_first"]))
        keep_on(match)
        match.play("next_round")
    assert len(packs) == 4


@clause("CU-2.7", "CU-R8")
def test_cards_come_off_the_bottom_of_the_pack():
    match = table("5", "6", "7", "8", "9", top="lion")
    assert match.position()["pack_bottom_first"][:4] == ["6", "7", "8", "9"]
    assert match.position()["pack_bottom_first"][-1] == "lion"
    play(match, "keep", "keep", "keep")
    assert hands(match) == ["5", "6", "7", "8"]
    assert match.position()["pack_bottom_first"][0] == "9"
    assert len(match.view(0).zones["pack"]) == 36


@clause("CU-2.8")
def test_the_deal_goes_to_the_next_seat_after_each_round():
    match = table("5", "6", "7", "8", dealer=1)
    events = keep_on(match)
    assert only(events, "round_over").seat == 2
    assert only(events, "round_over").clauses == ("CU-4.10", "CU-2.8")
    play(match, "next_round")
    assert facts(match)["dealer"] == 2
    assert match.turn == 3


@clause("CU-2.8", "CU-4.8")
def test_the_deal_passes_over_a_seat_that_is_out():
    match = table("5", "6", "7", lives=(3, 0, 3, 3), dealer=0)
    keep_on(match)
    assert facts(match)["next_dealer"] == 2


# -- a turn ----------------------------------------------------------------------------------------------------------


@clause("CU-3.1")
def test_the_player_on_turn_keeps_or_asks_the_next_player_for_a_swap():
    match = table("5", "6", "7", "8")
    assert choices(match) == ["keep", "exchange"]
    kept = play(table("5", "6", "7", "8"), "keep")[0]
    assert (kept.kind, kept.seat, kept.clauses) == ("keep", 0, ("CU-3.1",))
    asked = play(match, "exchange")[0]
    assert (asked.kind, asked.seat, asked.other) == ("ask", 0, 1)
    assert asked.clause == "CU-3.1"


@clause("CU-3.1")
@pytest.mark.parametrize("action", ["inn_keep", "inn_ask", "inn_accept", "inn_refuse", "next_round"])
def test_on_a_turn_there_is_nothing_else_to_do(action):
    match = table("5", "6", "7", "8")
    with pytest.raises(Illegal) as refused:
        match.play(action)
    assert refused.value.code is Fault.NOT_LEGAL
    assert (
        refused.value.clause
        == {
            "inn_keep": "CU-3.11",
            "inn_ask": "CU-3.11",
            "inn_accept": "CU-3.12",
            "inn_refuse": "CU-3.13",
            "next_round": "CU-4.10",
        }[action]
    )
    assert refused.value.data == {"action": action, "phase": "choose"}


@clause("CU-3.11")
@pytest.mark.parametrize("action", ["keep", "exchange"])
def test_neither_keeping_nor_swapping_is_possible_while_a_swap_is_halted(action):
    match = table("5", "inn", "7", "8")
    play(match, "exchange")
    with pytest.raises(Illegal) as refused:
        match.play(action)
    assert (refused.value.code, refused.value.clause) == (Fault.NOT_LEGAL, "CU-3.11")


@clause("CU-3.1", "CU-2.4")
def test_a_request_goes_to_the_next_player_who_has_no_card_yet():
    match = table("5", "cuckoo", "7", "8")
    play(match, "exchange")
    asked = play(match, "exchange")[0]
    assert (asked.seat, asked.other) == (2, 3)


@clause("CU-3.1")
def test_an_action_nobody_ever_heard_of_is_refused_as_unknown():
    match = table("5", "6", "7", "8")
    with pytest.raises(Illegal) as refused:
        match.play("jump hand 0 -> hand 1")
    assert (refused.value.code, refused.value.clause) == (Fault.UNKNOWN_ACTION, "")


@clause("CU-3.2")
@pytest.mark.parametrize("card", ["fool", *LOW_TO_HIGH[:14]])
def test_an_asked_player_with_a_plain_card_must_swap_and_then_decides_about_the_card_received(card):
    match = table("5" if card != "5" else "6", card, "7", "8")
    own = hands(match)[0]
    events = play(match, "exchange")
    swapped = only(events, "swap")
    assert (swapped.seat, swapped.other, swapped.clauses) == (0, 1, ("CU-3.2",))
    assert swapped.cards == (Move(own, "hand 0", "hand 1", 0b11), Move(card, "hand 1", "hand 0", 0b11))
    assert hands(match)[:2] == [card, own]
    assert "show" not in kinds(events)
    assert match.turn == 1
    assert choices(match) == ["keep", "exchange"]
    assert play(match, "exchange")[0].other == 2
    assert hands(match)[:3] == [card, "7", own]


@clause("CU-3.2")
def test_both_players_of_a_swap_know_both_cards_and_the_others_know_neither():
    match = table("5", "6", "7", "8")
    play(match, "exchange")
    assert faces(match, 0)[:2] == faces(match, 1)[:2] == ["6", "5"]
    assert faces(match, 2)[:2] == faces(match, None)[:2] == [None, None]
    assert facts(match)["plain"] == [True, False, False, False]


@clause("CU-3.3")
def test_the_dealer_is_last_and_keeps_or_swaps_with_the_bottom_card_of_the_pack():
    match = table("5", "6", "7", "2", "10", top="lion")
    play(match, "keep", "keep", "keep")
    assert match.turn == 3
    assert choices(match) == ["keep", "exchange"]
    events = play(match, "exchange")
    swapped = only(events, "swap_pack")
    assert (swapped.seat, swapped.clauses, swapped.cause) == (3, ("CU-3.3",), "bottom")
    assert swapped.cards == (Move("2", "hand 3", "pack", 0b1000), Move("10", "pack", "hand 3", 0b1000))
    assert hands(match) == ["5", "6", "7", "10"]
    assert "deal" not in kinds(events)
    assert match.position()["pack_bottom_first"][0] == "2"
    assert match.view(3).zones["pack"][0] == "2"
    assert match.view(0).zones["pack"][0] is None


@clause("CU-3.3")
def test_the_dealers_keep_names_the_clause_of_the_dealer():
    match = table("5", "6", "7", "8")
    play(match, "keep", "keep", "keep")
    assert play(match, "keep")[0].clauses == ("CU-3.3",)


@clause("CU-3.3")
@pytest.mark.parametrize("card", ["inn", "cat", "horse", "hunter", "cuckoo"])
def test_a_special_card_has_no_effect_when_the_dealer_takes_it_from_the_pack(card):
    match = table("5", "6", "7", "2", card)
    events = play(match, "keep", "keep", "keep", "exchange")
    assert hands(match)[3] == card
    assert "show" not in kinds(events)
    assert costs(events) == [(0, "showdown")]


@clause("CU-3.4")
def test_a_cuckoo_is_shown_and_refuses_without_cost():
    match = table("5", "cuckoo", "7", "8")
    events = play(match, "exchange")
    assert kinds(events) == ["ask", "deal", "show", "deal"]
    shown = only(events, "show")
    assert (shown.seat, shown.other, shown.clauses) == (1, 0, ("CU-3.4",))
    assert shown.cards == (Move("cuckoo", "hand 1", "hand 1", 0b1111),)
    assert hands(match) == ["5", "cuckoo", "7", None]
    assert lives(match) == [3, 3, 3, 3]
    assert match.turn == 2


@clause("CU-3.5")
def test_a_hunter_is_shown_refuses_and_costs_a_life_at_once():
    match = table("5", "hunter", "7", "8")
    events = play(match, "exchange")
    assert kinds(events) == ["ask", "deal", "show", "lose_life", "deal"]
    assert only(events, "show").clauses == ("CU-3.5",)
    lost = only(events, "lose_life")
    assert (lost.seat, lost.cause, lost.clauses, lost.amount) == (0, "hunter", ("CU-3.5",), 2)
    assert hands(match)[:2] == ["5", "hunter"]
    assert lives(match) == [2, 3, 3, 3]


@clause("CU-3.6")
def test_a_horse_is_shown_and_passed_over_to_the_player_after():
    match = table("5", "horse", "7", "8")
    events = play(match, "exchange")
    assert kinds(events) == ["ask", "deal", "show", "pass_over", "deal", "swap"]
    assert only(events, "show").clauses == ("CU-3.6",)
    passed = only(events, "pass_over")
    assert (passed.seat, passed.other, passed.clauses) == (0, 2, ("CU-3.6",))
    assert hands(match)[:3] == ["7", "horse", "5"]
    assert match.turn == 2


@clause("CU-3.6", "CU-3.5")
def test_a_horse_may_lead_to_a_hunter():
    match = table("5", "horse", "hunter", "8")
    events = play(match, "exchange")
    assert costs(events) == [(0, "hunter")]
    assert hands(match)[:3] == ["5", "horse", "hunter"]


@clause("CU-3.7")
def test_the_dealers_horse_sends_the_asker_to_the_card_on_top_of_the_pack():
    match = table("5", "6", "7", "horse", "9", top="10")
    events = play(match, "keep", "keep", "exchange")
    assert only(events, "show").clauses == ("CU-3.7",)
    swapped = only(events, "swap_pack")
    assert (swapped.seat, swapped.clauses, swapped.cause) == (2, ("CU-3.7",), "top")
    assert hands(match) == ["5", "6", "10", "horse"]
    assert match.position()["pack_bottom_first"][-1] == "7"
    assert match.position()["pack_bottom_first"][0] == "9"
    assert match.view(2).zones["pack"][-1] == "7"
    assert match.view(3).zones["pack"][-1] is None
    assert "pass_over" not in kinds(events)


@clause("CU-3.7")
@pytest.mark.parametrize("card", ["inn", "cat", "horse", "hunter", "cuckoo"])
def test_a_special_card_from_the_top_of_the_pack_has_no_effect(card):
    match = table("5", "6", "7", "horse", "9", top=card)
    events = play(match, "keep", "keep", "exchange")
    assert hands(match)[2] == card
    assert kinds(events).count("show") == 1
    assert costs(events) == [(0, "showdown")]


@clause("CU-3.6", "CU-3.7")
def test_two_horses_in_a_row_the_second_the_dealers_lead_to_the_top_of_the_pack():
    match = table("5", "6", "horse", "horse", "9", top="10")
    events = play(match, "keep", "exchange")
    assert [event.clauses for event in all_of(events, "show")] == [("CU-3.6",), ("CU-3.7",)]
    assert hands(match) == ["5", "10", "horse", "horse"]


@clause("CU-3.8")
def test_a_cat_is_shown_refuses_and_costs_a_life_at_once():
    match = table("5", "cat", "7", "8")
    events = play(match, "exchange")
    assert kinds(events) == ["ask", "deal", "show", "lose_life", "deal"]
    assert only(events, "show").clauses == ("CU-3.8",)
    lost = only(events, "lose_life")
    assert (lost.seat, lost.cause, lost.clauses) == (0, "cat", ("CU-3.8",))
    assert hands(match)[:2] == ["5", "cat"]


@clause("CU-3.9")
def test_a_cat_undoes_the_row_of_swaps_until_the_askers_card_is_back_where_it_was_dealt():
    match = table("2", "6", "7", "cat")
    events = play(match, "exchange", "exchange", "exchange")
    undone = all_of(events, "undo_swap")
    assert [(event.seat, event.other, event.clauses) for event in undone] == [(2, 1, ("CU-3.9",)), (1, 0, ("CU-3.9",))]
    assert undone[0].cards == (Move("2", "hand 2", "hand 1", 0b0111), Move("7", "hand 1", "hand 2", 0b0110))
    assert undone[1].cards == (Move("2", "hand 1", "hand 0", 0b0111), Move("6", "hand 0", "hand 1", 0b0011))
    assert hands(match) == ["2", "6", "7", "cat"]
    assert costs(events) == [(2, "cat"), (0, "showdown")]


@clause("CU-3.9", "CU-3.10")
def test_everybody_can_see_through_which_swaps_a_card_has_come():
    match = table("2", "6", "7", "cat")
    play(match, "exchange", "exchange")
    assert facts(match)["path"] == [[[0, 1]], [[1, 2]], [[0, 1], [1, 2]], []]
    play(match, "exchange")
    assert facts(match)["path"] == [[], [], [], []]


@clause("CU-3.3", "CU-3.10")
def test_a_card_from_the_pack_has_come_through_no_swap_and_may_be_anything():
    match = table("2", "6", "7", "8", "9")
    play(match, "keep", "keep", "exchange")
    assert facts(match)["path"][3] == [[2, 3]]
    play(match, "exchange")
    assert facts(match)["path"] == [[], [], [[2, 3]], []]
    position = {"hands": ["2", "3"], "lives": [3, 3], "done": [True, False], "plain": [False, True]}
    match = new_match("cuccu", seed=1, position={**position, "pack_bottom_first": ["cat"]})
    play(match, "exchange")
    assert hands(match) == ["2", "cat"]
    assert facts(match)["plain"] == [False, False]


@clause("CU-3.9", "CU-3.6")
def test_horses_that_were_passed_over_are_passed_over_again_when_a_row_is_undone():
    match = table("2", "horse", "7", "cat")
    play(match, "exchange", "exchange")
    assert hands(match) == ["2", "horse", "7", "cat"]


@clause("CU-3.9")
def test_a_cat_does_not_touch_swaps_of_other_cards():
    match = table("2", "6", "7", "8", "cat", lives=(3,) * 5)
    events = play(match, "exchange", "keep", "exchange", "exchange")
    assert hands(match) == ["6", "2", "7", "8", "cat"]
    assert [(event.seat, event.other) for event in all_of(events, "undo_swap")] == [(3, 2)]


@clause("CU-3.10", "CU-3.9")
def test_a_keep_closes_the_row_of_swaps():
    match = table("2", "6", "7", "cat")
    events = play(match, "exchange", "keep")
    assert all_of(events, "keep")[0].clauses == ("CU-3.1", "CU-3.10")
    events = play(match, "exchange")
    assert "undo_swap" not in kinds(events)
    assert hands(match) == ["6", "2", "7", "cat"]


@clause("CU-3.10")
def test_a_keep_of_a_card_that_never_moved_closes_nothing():
    assert play(table("2", "6", "7", "cat"), "keep")[0].clauses == ("CU-3.1",)


@clause("CU-3.11")
def test_an_inn_halts_the_swap_and_the_asker_keeps_or_asks_for_cover():
    match = table("zero", "inn", "7", "8")
    events = play(match, "exchange")
    assert kinds(events) == ["ask", "deal", "show"]
    assert only(events, "show").clauses == ("CU-3.11",)
    assert match.turn == 0
    assert choices(match) == ["inn_keep", "inn_ask"]
    assert facts(match)["inn"] == [0, 1]
    asked = play(match, "inn_ask")[0]
    assert (asked.kind, asked.seat, asked.other, asked.clauses) == ("inn_ask", 0, 1, ("CU-3.11",))
    assert match.turn == 1
    assert choices(match) == ["inn_accept", "inn_refuse"]


@clause("CU-3.11", "CU-3.10")
def test_an_asker_who_keeps_at_the_inn_is_finished_and_nobody_pays():
    match = table("zero", "inn", "7", "8")
    events = play(match, "exchange", "inn_keep")
    kept = only(events, "inn_keep")
    assert (kept.seat, kept.other, kept.clauses) == (0, 1, ("CU-3.11", "CU-3.10"))
    assert hands(match) == ["zero", "inn", "7", None]
    assert match.turn == 2
    assert facts(match)["inn"] is None
    assert costs(keep_on(match)) == [(0, "showdown")]


@clause("CU-3.12")
def test_an_innkeeper_who_agrees_pays_if_the_zero_loses():
    match = table("zero", "inn", "7", "8")
    events = play(match, "exchange", "inn_ask", "inn_accept")
    accepted = only(events, "inn_accept")
    assert (accepted.seat, accepted.other, accepted.clauses) == (1, 0, ("CU-3.12",))
    assert hands(match) == ["zero", "inn", "7", None]
    assert facts(match)["covers"] == [[0, 1]]
    assert match.turn == 2
    paid = only(keep_on(match), "lose_life")
    assert (paid.seat, paid.other, paid.cause, paid.clauses) == (1, 0, "inn", ("CU-3.12",))
    assert lives(match) == [3, 2, 3, 3]
    assert facts(match)["losers"] == [0]


@clause("CU-3.12")
def test_an_innkeeper_who_agrees_pays_nothing_when_the_zero_does_not_lose():
    match = table("zero", "inn", "lion", "8")
    play(match, "exchange", "inn_ask", "inn_accept")
    assert costs(keep_on(match)) == [(2, "showdown")]


@clause("CU-3.12", "CU-4.8")
def test_an_innkeeper_who_pays_with_the_last_life_is_out():
    match = table("zero", "inn", "7", "8", lives=(3, 1, 3, 3))
    play(match, "exchange", "inn_ask", "inn_accept")
    events = keep_on(match)
    assert costs(events) == [(1, "inn")]
    assert only(events, "out").seat == 1
    assert lives(match) == [3, 0, 3, 3]


@clause("CU-3.13")
def test_an_innkeeper_who_declines_swaps_and_then_acts_normally():
    match = table("zero", "inn", "7", "8")
    events = play(match, "exchange", "inn_ask", "inn_refuse")
    refused = only(events, "inn_refuse")
    assert (refused.seat, refused.other, refused.clauses) == (1, 0, ("CU-3.13",))
    swapped = only(events, "swap")
    assert (swapped.seat, swapped.other, swapped.clauses) == (0, 1, ("CU-3.13",))
    assert hands(match)[:2] == ["inn", "zero"]
    assert match.turn == 1
    assert choices(match) == ["keep", "exchange"]
    play(match, "exchange")
    assert hands(match)[:3] == ["inn", "7", "zero"]


@clause("CU-3.14")
@pytest.mark.parametrize("card", ["inn", "cat", "horse", "hunter", "cuckoo"])
def test_a_special_card_does_nothing_on_its_holders_own_turn(card):
    match = table(card, "6", "7", "8")
    events = play(match, "exchange")
    assert events[0].clauses == ("CU-3.1", "CU-3.14")
    assert kinds(events) == ["ask", "deal", "swap"]
    assert hands(match)[:2] == ["6", card]
    assert lives(match) == [3, 3, 3, 3]
    # Nor does it act on whoever received it by a swap and now asks in turn.
    events = play(match, "exchange")
    assert kinds(events) == ["ask", "deal", "swap"]


# -- scoring and end -------------------------------------------------------------------------------------------------


@clause("CU-4.1")
def test_everyone_who_still_has_a_life_shows_the_card():
    match = table("5", "6", "7", lives=(3, 3, 0, 3))
    events = keep_on(match)
    shown = all_of(events, "reveal")
    assert [event.seat for event in shown] == [0, 1, 3]
    assert {event.clauses for event in shown} == {("CU-4.1",)}
    assert [event.cards[0].card for event in shown] == ["5", "6", "7"]
    for reader in (None, 0, 2):
        assert faces(match, reader) == ["5", "6", "", "7"]


@clause("CU-4.2")
def test_all_who_hold_a_lowest_card_lose_a_life():
    match = table("3", "3", "7", "9")
    assert costs(keep_on(match)) == [(0, "showdown"), (1, "showdown")]


@clause("CU-4.3")
def test_the_card_of_a_player_knocked_out_in_the_round_is_dead():
    match = table("lion", "hunter", "7", "8", lives=(1, 3, 3, 3))
    events = play(match, "exchange")
    assert only(events, "out").clauses == ("CU-4.8", "CU-4.3")
    events = keep_on(match)
    assert [event.seat for event in all_of(events, "reveal")] == [1, 2, 3]
    assert costs(events) == [(2, "showdown")]


@clause("CU-4.4")
def test_a_cuckoo_never_costs_its_holder_a_life():
    match = table("cuckoo", "cuckoo", lives=(2, 2))
    events = keep_on(match)
    assert costs(events) == []
    assert only(events, "nobody_loses").clauses == ("CU-4.4", "CU-R13")


@clause("CU-4.4")
def test_not_even_as_the_only_card_that_is_compared():
    match = table("5", "hunter", "cuckoo", lives=(1, 1), shown_holder_acts=True, lone_survivor_wins=False)
    events = play(match, "exchange", "exchange")
    assert hands(match) == ["5", "cuckoo"]
    assert [event.seat for event in all_of(events, "reveal")] == [1]
    assert "nobody_loses" in kinds(events)
    assert lives(match) == [0, 1]
    assert match.outcome.winner == 1


@clause("CU-4.5")
def test_exactly_one_fool_ties_with_the_lowest_card():
    match = table("fool", "4", "7", "10")
    events = keep_on(match)
    assert only(events, "fool_ties").clauses == ("CU-4.5", "CU-2.3")
    assert only(events, "fool_ties").seat == 0
    assert costs(events) == [(0, "showdown"), (1, "showdown")]


@clause("CU-4.6")
def test_one_fool_among_cuckoos_loses_alone():
    match = table("cuckoo", "fool", "cuckoo", lives=(3, 3, 3))
    events = keep_on(match)
    assert only(events, "fool_alone").clauses == ("CU-4.6", "CU-2.3")
    assert only(events, "fool_alone").seat == 1
    assert costs(events) == [(1, "showdown")]


@clause("CU-4.7")
def test_two_fools_count_fourteen_and_a_half_each():
    match = table("fool", "hunter", "fool", "cuckoo")
    events = keep_on(match)
    assert only(events, "fools_high").clauses == ("CU-4.7", "CU-2.3")
    assert (only(events, "fools_high").seat, only(events, "fools_high").other) == (0, 2)
    assert costs(events) == [(1, "showdown")]


@clause("CU-4.8")
def test_a_player_without_lives_is_dealt_no_card_and_is_never_asked():
    match = table("5", "6", "7", lives=(3, 0, 3, 3))
    asked = play(match, "exchange")[0]
    assert (asked.seat, asked.other) == (0, 2)
    assert hands(match) == ["6", None, "5", None]
    keep_on(match)
    assert hands(match)[1] is None


@clause("CU-4.8")
def test_a_player_who_loses_the_last_life_at_the_showdown_is_out():
    match = table("2", "6", "7", "8", lives=(1, 3, 3, 3))
    gone = only(keep_on(match), "out")
    assert (gone.seat, gone.clauses) == (0, ("CU-4.8",))
    play(match, "next_round")
    turns = set()
    while choices(match) == ["keep", "exchange"]:
        turns.add(match.turn)
        match.play("keep")
    assert turns == {1, 2, 3}


@clause("CU-4.9")
def test_when_all_fall_together_all_come_back_with_three_lives():
    match = table("3", "3", "9", lives=(1, 1, 0, 0), dealer=1)
    events = keep_on(match)
    assert [event.seat for event in all_of(events, "out")] == [0, 1]
    back = only(events, "restore")
    assert (back.clauses, back.amount) == (("CU-4.9",), 3)
    assert lives(match) == [3, 3, 3, 3]
    assert match.outcome is None
    assert kinds(events)[-1] == "round_over"


@clause("CU-4.9")
def test_whoever_comes_back_is_dealt_to_in_the_next_round():
    match = table("3", "3", lives=(1, 1, 0, 0), dealer=1)
    keep_on(match)
    play(match, "next_round")
    turns = []
    while choices(match) == ["keep", "exchange"]:
        turns.append(match.turn)
        match.play("keep")
    assert turns == [3, 0, 1, 2]


@clause("CU-4.10", "CU-0.10")
def test_after_scoring_the_game_waits_for_next_round():
    match = table("5", "6", "7", "8")
    events = keep_on(match)
    over = only(events, "round_over")
    assert (over.seat, over.amount, over.clauses) == (0, 1, ("CU-4.10", "CU-2.8"))
    assert match.legal() == (Action("next_round"),)
    assert facts(match)["phase"] == "scored"
    assert match.round == 1
    play(match, "next_round")
    assert match.round == 2
    assert facts(match)["losers"] == []
    with pytest.raises(Illegal) as refused:
        match.play("next_round")
    assert refused.value.clause == "CU-4.10"


@clause("CU-4.10")
@pytest.mark.parametrize("action", ["keep", "exchange"])
def test_nothing_else_can_be_done_once_a_round_is_scored(action):
    match = table("5", "6", "7", "8")
    keep_on(match)
    with pytest.raises(Illegal) as refused:
        match.play(action)
    assert (refused.value.code, refused.value.clause) == (Fault.NOT_LEGAL, "CU-4.10")
    assert refused.value.data["phase"] == "scored"


# -- one round from beginning to end ---------------------------------------------------------------------------------


def test_a_round_tells_all_that_happens_in_order():
    match = table("2", "horse", "5", "inn", "zero", "9", "cat", lives=(3,) * 6)
    events = play(match, "exchange", "exchange", "inn_ask", "inn_refuse", "exchange", "keep")
    assert kinds(events) == [
        *("ask", "deal", "show", "pass_over", "deal", "swap"),
        *("ask", "deal", "show", "inn_ask", "inn_refuse", "swap"),
        *("ask", "deal", "swap"),
        *("keep", "deal"),
    ]

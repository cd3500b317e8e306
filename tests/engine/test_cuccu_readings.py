"""Where the rules of Cuccù leave a question open: the reading we adopt, and the other one where it is an option."""

from __future__ import annotations

import pytest
from cuccu_table import all_of, choices, costs, faces, facts, hands, keep_on, kinds, lives, only, play, table

from cardwidgets.engine import new_match
from cardwidgets.engine.cuccu import Cuccu, losing_seats
from cardwidgets.engine.game import Ending, Fault, Illegal, Move

clause = pytest.mark.clause
FIVE = (3, 3, 3, 3, 3)

# -- R1: does the holder of a shown card still get a turn? -----------------------------------------------------------


@clause("CU-R1")
@pytest.mark.parametrize("card", ["cuckoo", "hunter", "cat", "horse"])
def test_the_holder_of_a_shown_card_has_no_turn(card):
    match = table("5", card, "7", "8")
    play(match, "exchange")
    assert match.turn == 2
    assert facts(match)["done"][:2] == [True, True]


@clause("CU-R1")
def test_an_innkeeper_whose_inn_stayed_has_no_turn():
    for answer in (["inn_keep"], ["inn_ask", "inn_accept"]):
        match = table("5", "inn", "7", "8")
        play(match, "exchange", *answer)
        assert match.turn == 2


@clause("CU-R1")
def test_when_nobody_is_left_to_be_dealt_to_the_cards_are_shown():
    match = table("5", "6", "7", "cuckoo")
    events = play(match, "keep", "keep", "exchange")
    assert "reveal" in kinds(events)
    assert choices(match) == ["next_round"]


@clause("CU-R1")
@pytest.mark.parametrize("card", ["cuckoo", "hunter", "cat"])
def test_other_reading_the_holder_of_a_shown_card_still_has_a_turn(card):
    match = table("5", card, "7", "8", shown_holder_acts=True)
    play(match, "exchange")
    assert match.turn == 1
    events = play(match, "exchange")
    assert only(events, "swap").other == 2
    assert hands(match)[:3] == ["5", "7", card]


@clause("CU-R1")
def test_other_reading_a_horse_that_was_passed_over_acts_before_whoever_was_asked_instead():
    match = table("5", "horse", "7", "8", shown_holder_acts=True)
    play(match, "exchange")
    assert hands(match) == ["7", "horse", "5", None]
    assert match.turn == 1
    play(match, "exchange")
    assert hands(match) == ["7", "5", "horse", None]
    assert match.turn == 2


@clause("CU-R1")
def test_other_reading_an_innkeeper_whose_inn_stayed_still_has_a_turn():
    for answer in (["inn_keep"], ["inn_ask", "inn_accept"]):
        match = table("5", "inn", "7", "8", shown_holder_acts=True)
        play(match, "exchange", *answer)
        assert match.turn == 1
        assert choices(match) == ["keep", "exchange"]


@clause("CU-R1", "CU-3.12")
def test_other_reading_an_innkeeper_who_has_fallen_cannot_pay_so_the_asker_loses_the_life():
    match = table("zero", "inn", "hunter", "8", lives=(3, 1, 3, 3), shown_holder_acts=True)
    events = play(match, "exchange", "inn_ask", "inn_accept", "exchange")
    assert costs(events) == [(1, "hunter")]
    events = keep_on(match)
    assert costs(events) == [(0, "showdown")]


# -- R2, R3, R4: the inn ---------------------------------------------------------------------------------------------


@clause("CU-R2")
@pytest.mark.parametrize("card", ["lion", "mask", "bucket", "1"])
def test_an_innkeeper_pays_for_a_zero_and_for_nothing_else(card):
    match = table(card, "inn", "7", "8")
    play(match, "exchange", "inn_ask", "inn_accept")
    assert costs(keep_on(match)) == [(0, "showdown")]


@clause("CU-R2")
def test_an_innkeeper_pays_too_when_the_zero_loses_in_a_tie():
    match = table("zero", "inn", "zero", "8")
    play(match, "exchange", "inn_ask", "inn_accept")
    assert sorted(costs(keep_on(match))) == [(1, "inn"), (2, "showdown")]
    assert facts(match)["losers"] == [0, 2]


@clause("CU-R2", "CU-4.5")
def test_an_innkeeper_pays_too_when_the_zero_loses_together_with_a_fool():
    match = table("zero", "inn", "fool", "8")
    play(match, "exchange", "inn_ask", "inn_accept")
    assert sorted(costs(keep_on(match))) == [(1, "inn"), (2, "showdown")]


@clause("CU-R2")
def test_an_innkeeper_pays_for_the_zero_that_the_asker_holds_at_the_end_of_the_round():
    match = table("5", "inn", "zero", "8")
    play(match, "exchange", "inn_ask", "inn_accept")
    assert costs(keep_on(match)) == [(2, "showdown")]


@clause("CU-R3")
def test_the_asker_and_the_innkeeper_each_decide_for_themselves():
    match = table("zero", "inn", "7", "8")
    play(match, "exchange")
    assert (match.turn, match.view(0).legal, match.view(1).legal) == (0, match.legal(), ())
    with pytest.raises(Illegal) as refused:
        match.play("inn_accept")
    assert (refused.value.code, refused.value.clause) == (Fault.NOT_LEGAL, "CU-3.12")
    play(match, "inn_ask")
    assert (match.turn, match.view(1).legal, match.view(0).legal) == (1, match.legal(), ())
    with pytest.raises(Illegal) as refused:
        match.play("inn_keep")
    assert (refused.value.code, refused.value.clause) == (Fault.NOT_LEGAL, "CU-3.11")


@clause("CU-R3")
def test_other_reading_an_inn_that_is_met_always_covers_a_zero():
    match = table("zero", "inn", "7", "8", inn="always")
    events = play(match, "exchange")
    assert kinds(events) == ["ask", "deal", "show", "inn_accept", "deal"]
    assert only(events, "inn_accept").clauses == ("CU-3.12", "CU-R3")
    assert hands(match)[:2] == ["zero", "inn"]
    assert (match.turn, facts(match)["inn"]) == (2, None)
    assert costs(keep_on(match)) == [(1, "inn")]


@clause("CU-R4")
def test_after_a_refusal_the_asker_is_finished_with_the_inn_and_the_former_innkeeper_is_on_turn():
    match = table("2", "inn", "7", "8")
    play(match, "exchange", "inn_ask", "inn_refuse")
    assert match.turn == 1
    assert facts(match)["done"] == [True, False, False, False]
    assert hands(match)[0] == "inn"
    assert play(match, "keep")[0].seat == 1
    assert match.turn == 2


@clause("CU-R4")
def test_a_dealer_who_refuses_at_the_inn_keeps_or_takes_the_bottom_card():
    match = table("5", "6", "2", "inn", "10")
    play(match, "keep", "keep", "exchange", "inn_ask", "inn_refuse")
    assert match.turn == 3
    events = play(match, "exchange")
    assert only(events, "swap_pack").cause == "bottom"
    assert hands(match) == ["5", "6", "inn", "10"]


# -- R5, R6, R26: how the cat undoes ---------------------------------------------------------------------------------


@clause("CU-R5")
def test_the_life_is_lost_first_and_then_the_newest_swap_is_undone_first():
    match = table("2", "6", "7", "8", "cat", lives=FIVE)
    events = play(match, "exchange", "exchange", "exchange", "exchange")
    at = kinds(events).index("lose_life")
    assert kinds(events)[at : at + 4] == ["lose_life", "undo_swap", "undo_swap", "undo_swap"]
    assert [(event.seat, event.other) for event in all_of(events, "undo_swap")] == [(3, 2), (2, 1), (1, 0)]
    assert hands(match) == ["2", "6", "7", "8", "cat"]


@clause("CU-R5")
def test_a_swap_at_a_refused_inn_is_undone_too():
    match = table("2", "inn", "cat", "8")
    play(match, "exchange", "inn_ask", "inn_refuse")
    events = play(match, "exchange")
    assert [(event.seat, event.other) for event in all_of(events, "undo_swap")] == [(1, 0)]
    assert hands(match)[:3] == ["2", "inn", "cat"]


@clause("CU-R5")
def test_the_cat_and_the_horses_stay_where_they_are():
    match = table("2", "horse", "7", "horse", "cat", lives=FIVE)
    play(match, "exchange", "exchange")
    assert hands(match) == ["2", "horse", "7", "horse", "cat"]


@clause("CU-R6")
def test_the_row_is_undone_also_when_the_cat_takes_the_last_life_and_the_restored_card_is_dead():
    match = table("5", "lion", "cat", "8", lives=(3, 1, 3, 3))
    events = play(match, "exchange", "exchange")
    order = [kind for kind in kinds(events) if kind in ("lose_life", "undo_swap", "out")]
    assert order == ["lose_life", "undo_swap", "out"]
    assert hands(match)[:3] == ["5", "lion", "cat"]
    events = keep_on(match)
    assert 1 not in [event.seat for event in all_of(events, "reveal")]
    assert costs(events) == [(0, "showdown")]


@clause("CU-R26")
def test_nobody_in_a_row_that_was_undone_acts_again():
    match = table("2", "6", "7", "cat", "8", lives=FIVE)
    play(match, "exchange", "exchange", "exchange")
    assert match.turn == 4
    assert facts(match)["done"] == [True, True, True, True, False]


# -- R7: one player left in mid-round --------------------------------------------------------------------------------


@clause("CU-R7", "CU-1.3")
@pytest.mark.parametrize("card", ["hunter", "cat"])
def test_the_match_is_over_at_once_when_one_player_is_left_in_mid_round(card):
    match = table("5", card, "7", lives=(1, 2))
    events = play(match, "exchange")
    assert kinds(events)[-2:] == ["out", "match_over"]
    assert only(events, "match_over").clauses == ("CU-1.3", "CU-R7")
    assert "reveal" not in kinds(events)
    assert (match.outcome.winner, match.outcome.clause) == (1, "CU-1.3")
    assert faces(match, None) == [None, card]
    assert match.turn is None


@clause("CU-R7")
def test_a_match_with_two_players_left_goes_on_to_the_showdown():
    match = table("5", "hunter", "7", lives=(1, 2, 2))
    events = play(match, "exchange")
    assert "match_over" not in kinds(events)
    assert match.turn == 2


@clause("CU-R7")
def test_other_reading_a_lone_survivor_plays_on_to_the_showdown_and_may_lose_there():
    match = table("5", "hunter", "7", lives=(1, 1), lone_survivor_wins=False)
    events = play(match, "exchange")
    assert kinds(events)[-5:] == ["reveal", "lose_life", "out", "restore", "round_over"]
    assert lives(match) == [3, 3]
    match = table("5", "hunter", "7", lives=(1, 2), lone_survivor_wins=False)
    play(match, "exchange")
    assert lives(match) == [0, 1]
    assert match.outcome.winner == 1


# -- R8, R9: bottom and top ------------------------------------------------------------------------------------------


@clause("CU-R8")
def test_other_reading_the_dealer_swaps_with_the_top_card():
    match = table("5", "6", "7", "2", "9", top="10", dealer_swaps="top")
    events = play(match, "keep", "keep", "keep", "exchange")
    assert only(events, "swap_pack").cause == "top"
    assert only(events, "swap_pack").clauses == ("CU-3.3",)
    assert hands(match)[3] == "10"
    assert match.position()["pack_bottom_first"][-1] == "2"


@clause("CU-R8", "CU-3.7")
def test_a_card_put_on_top_of_the_pack_is_the_one_that_is_taken_from_there_next():
    options = {"dealer_swaps": "top", "shown_holder_acts": True}
    match = table("5", "6", "7", "horse", "9", top="10", **options)
    play(match, "keep", "keep", "exchange")
    assert match.view(2).zones["pack"][-1] == "7"
    assert match.turn == 3
    events = play(match, "exchange")
    # Whoever put it there knows who holds it now; the horse that everybody saw lies on top of the pack.
    taken = Move("7", "pack", "hand 3", 0b1100)
    assert only(events, "swap_pack").cards == (Move("horse", "hand 3", "pack", 0b1111), taken)
    assert hands(match) == ["5", "6", "10", "7"]
    assert match.position()["pack_bottom_first"][-1] == "horse"


@clause("CU-R9")
def test_a_dealer_whose_horse_was_met_has_no_turn():
    match = table("5", "6", "7", "horse", "9", top="10")
    events = play(match, "keep", "keep", "exchange")
    assert "reveal" in kinds(events)
    assert hands(match)[3] == "horse"


# -- R10 to R13: fools and cuckoos -----------------------------------------------------------------------------------


@clause("CU-R10")
def test_a_fool_on_a_dead_hand_does_not_count():
    match = table("fool", "hunter", "fool", "8", lives=(1, 3, 3, 3))
    play(match, "exchange")
    events = keep_on(match)
    assert only(events, "fool_ties").seat == 2
    assert sorted(costs(events)) == [(2, "showdown"), (3, "showdown")]


@clause("CU-R11")
def test_a_fool_and_all_tied_lowest_lose_together():
    match = table("fool", "4", "4", "10")
    assert sorted(costs(keep_on(match))) == [(0, "showdown"), (1, "showdown"), (2, "showdown")]


@clause("CU-R12")
def test_two_fools_against_nothing_but_cuckoos_both_lose():
    match = table("fool", "cuckoo", "fool", "cuckoo")
    assert sorted(costs(keep_on(match))) == [(0, "showdown"), (2, "showdown")]


@clause("CU-R12")
@pytest.mark.parametrize("card", ["lion", "zero", "10", "hunter"])
def test_two_fools_against_anything_else_are_safe(card):
    assert losing_seats({0: "fool", 1: card, 2: "fool", 3: "cuckoo"}) == [1]


@clause("CU-R13")
def test_nobody_loses_when_every_live_card_is_a_cuckoo():
    match = table("cuckoo", "cuckoo", lives=(0, 3, 3, 0), dealer=2)
    events = keep_on(match)
    assert costs(events) == []
    assert "nobody_loses" in kinds(events)
    assert choices(match) == ["next_round"]


# -- R14, R15, R18: who deals ----------------------------------------------------------------------------------------


@clause("CU-R14")
def test_the_next_dealer_is_counted_after_scoring():
    match = table("2", "6", "7", "8", lives=(1, 3, 3, 3))
    keep_on(match)
    assert lives(match)[0] == 0
    assert facts(match)["next_dealer"] == 1


@clause("CU-R15")
def test_after_all_were_restored_the_very_next_seat_deals_even_one_that_was_out():
    match = table("3", "3", lives=(0, 1, 1, 0), dealer=2)
    keep_on(match)
    assert lives(match) == [3, 3, 3, 3]
    assert facts(match)["next_dealer"] == 3
    assert hands(match)[3] is None
    again = new_match("cuccu", seed=1, position=match.position(), options=match.options)
    assert again.position() == match.position()
    play(match, "next_round")
    assert (facts(match)["dealer"], match.turn) == (3, 0)


@clause("CU-R18")
def test_the_first_dealer_is_drawn_by_the_seed():
    dealers = [facts(new_match("cuccu", seed=seed))["dealer"] for seed in range(200)]
    assert {dealers.count(seat) for seat in range(4)} <= set(range(30, 71))
    assert facts(new_match("cuccu", seed=7))["dealer"] == facts(new_match("cuccu", seed=7))["dealer"]
    assert new_match("cuccu", seed=7).events(None)[0][0].clauses == ("CU-1.2", "CU-R18")


@clause("CU-R18")
def test_the_first_dealer_may_be_named():
    for seat in range(4):
        match = new_match("cuccu", seed=7, options={"first_dealer": seat})
        assert facts(match)["dealer"] == seat
        assert match.events(None)[0][0].seat == seat
    with pytest.raises(Illegal) as refused:
        new_match("cuccu", seed=7, options={"first_dealer": 4})
    assert (refused.value.code, refused.value.clause) == (Fault.BAD_OPTION, "CU-R18")
    assert refused.value.data == {
        "option": "first_dealer",
        "value": "4",
        "allowed": "0 to 3",
        "because": "players=4",
    }


# -- R16: twice in one round -----------------------------------------------------------------------------------------


@clause("CU-R16")
@pytest.mark.parametrize("card", ["hunter", "cat"])
def test_a_player_may_lose_two_lives_in_one_round(card):
    match = table("2", card, "7", "8")
    events = play(match, "exchange") + keep_on(match)
    assert costs(events) == [(0, card), (0, "showdown")]
    assert lives(match) == [1, 3, 3, 3]


@clause("CU-R16")
@pytest.mark.parametrize("card", ["hunter", "cat"])
def test_other_reading_a_card_that_was_punished_is_not_compared(card):
    match = table("2", card, "7", "8", double_penalty=False)
    events = play(match, "exchange") + keep_on(match)
    assert costs(events) == [(0, card), (2, "showdown")]
    assert 0 in [event.seat for event in all_of(events, "reveal")]


@clause("CU-R16")
def test_other_reading_the_only_card_that_is_left_to_compare_is_the_lowest():
    options = {"double_penalty": False, "lone_survivor_wins": False, "shown_holder_acts": True}
    match = table("5", "hunter", "cat", lives=(3, 3, 3), **options)
    events = play(match, "exchange", "exchange")
    assert costs(events) == [(0, "hunter"), (1, "cat")]
    assert costs(keep_on(match)) == [(2, "showdown")]


@clause("CU-R16", "CU-3.12", "CU-4.8")
def test_other_reading_an_innkeeper_who_was_punished_and_then_pays_with_the_last_life_is_out():
    options = {"double_penalty": False, "shown_holder_acts": True}
    match = table("zero", "inn", "hunter", "8", lives=(3, 2, 3, 3), **options)
    events = play(match, "exchange", "inn_ask", "inn_accept", "exchange") + keep_on(match)
    assert costs(events) == [(1, "hunter"), (1, "inn")]
    assert only(events, "out").seat == 1


# -- R17, R19, R20, R23, R27 -----------------------------------------------------------------------------------------


@clause("CU-R17")
@pytest.mark.parametrize("card", ["cuckoo", "hunter", "cat"])
def test_a_refused_asker_may_neither_try_again_nor_change_its_mind(card):
    match = table("5", card, "7", "8")
    play(match, "exchange")
    assert facts(match)["done"][0]
    with pytest.raises(Illegal) as refused:
        match.play("exchange", 0)
    assert refused.value.code is Fault.NOT_YOUR_TURN
    assert hands(match)[0] == "5"


@clause("CU-R19")
@pytest.mark.parametrize("card", ["cuckoo", "hunter", "cat", "horse", "inn"])
def test_a_card_that_was_shown_stays_visible_to_all(card):
    match = table("5", card, "7", "8")
    play(match, "exchange")
    if card == "inn":
        play(match, "inn_keep")
    play(match, "keep")
    for reader in (None, 0, 1, 2, 3):
        assert faces(match, reader)[1] == card
    assert facts(match)["known_to"][1] == [0, 1, 2, 3]


@clause("CU-R19")
def test_an_inn_that_was_shown_stays_known_after_it_was_swapped_away():
    match = table("2", "inn", "7", "8")
    play(match, "exchange", "inn_ask", "inn_refuse")
    assert faces(match, 3)[:2] == ["inn", None]
    assert faces(match, None)[:2] == ["inn", None]
    assert faces(match, 0)[:2] == faces(match, 1)[:2] == ["inn", "2"]


@clause("CU-R19", "CU-3.9")
def test_a_card_stays_known_when_a_cat_sends_it_home():
    match = table("2", "inn", "cat", "8")
    play(match, "exchange", "inn_ask", "inn_refuse", "exchange")
    assert faces(match, 3)[:3] == [None, "inn", "cat"]
    assert faces(match, 1)[:3] == ["2", "inn", "cat"]


@clause("CU-R19")
def test_what_was_shown_is_forgotten_with_the_next_shuffle():
    match = table("5", "cuckoo", "7", "8")
    play(match, "exchange")
    keep_on(match)
    play(match, "next_round")
    for reader in range(4):
        seen = [face for face in faces(match, reader) if face]
        assert len(seen) == (1 if reader == match.turn else 0)


@clause("CU-R20")
def test_an_innkeeper_may_be_asked_after_a_horse_was_passed_over():
    match = table("zero", "horse", "inn", "8")
    play(match, "exchange")
    assert facts(match)["inn"] == [0, 2]
    play(match, "inn_ask", "inn_accept")
    assert match.turn == 3
    assert costs(keep_on(match)) == [(2, "inn")]


@clause("CU-R20", "CU-R4")
def test_an_innkeeper_beyond_a_horse_who_declines_swaps_with_the_asker():
    match = table("zero", "horse", "inn", "8")
    play(match, "exchange", "inn_ask", "inn_refuse")
    assert hands(match)[:3] == ["inn", "horse", "zero"]
    assert match.turn == 2


@clause("CU-R21", "CU-2.6")
def test_where_the_dealers_card_went_does_not_matter_for_the_next_round():
    packs = []
    for last in ("keep", "exchange"):
        match = table("5", "6", "7", "8", "9")
        play(match, "keep", "keep", "keep", last, "next_round")
        packs.append((hands(match), match.position()["pack_bottom_first"]))
    assert packs[0] == packs[1]


@clause("CU-R23")
def test_one_may_keep_a_terrible_card():
    match = table("lion", "6", "7", "8")
    play(match, "keep")
    assert match.turn == 1


@clause("CU-R23", "CU-3.14")
def test_one_may_swap_a_special_card_away_on_purpose():
    match = table("cuckoo", "lion", "7", "8")
    play(match, "exchange")
    assert hands(match)[:2] == ["lion", "cuckoo"]


@clause("CU-R27")
def test_the_cards_of_those_knocked_out_in_the_round_stay_face_down():
    match = table("5", "hunter", "7", "8", lives=(1, 3, 3, 3))
    play(match, "exchange")
    keep_on(match)
    assert faces(match, 1) == [None, "hunter", "7", "8"]
    assert faces(match, None) == [None, "hunter", "7", "8"]
    assert faces(match, 0) == ["5", "hunter", "7", "8"]


@clause("CU-R27", "CU-R19")
def test_the_card_of_one_knocked_out_stays_visible_if_it_was_shown_before():
    match = table("5", "inn", "hunter", "8", lives=(3, 1, 3, 3), shown_holder_acts=True)
    play(match, "exchange", "inn_keep", "exchange")
    keep_on(match)
    assert faces(match, 3)[1] == "inn"


# -- R22, R24, R25: numbers ------------------------------------------------------------------------------------------


@clause("CU-R22", "CU-1.2", "CU-4.9")
@pytest.mark.parametrize("number", [1, 2, 4, 9])
def test_the_number_of_lives_is_an_option(number):
    match = new_match("cuccu", seed=5, options={"lives": number})
    assert lives(match) == [number] * 4
    assert match.events(None)[0][0].amount == number
    match = new_match(
        "cuccu",
        seed=5,
        options={"lives": number},
        position={"lives": [1, 1], "pack_bottom_first": ["3", "3"]},
    )
    events = keep_on(match)
    assert only(events, "restore").amount == number
    assert lives(match) == [number] * 2


@clause("CU-R22")
@pytest.mark.parametrize("number", [0, 10, -1, 3.0, "3", None, True])
def test_any_other_number_of_lives_is_refused(number):
    with pytest.raises(Illegal) as refused:
        new_match("cuccu", seed=5, options={"lives": number})
    assert (refused.value.code, refused.value.clause) == (Fault.BAD_OPTION, "CU-R22")
    assert refused.value.data["allowed"] == "1 to 9"


@clause("CU-R24")
def test_after_the_last_round_the_match_ends_and_most_lives_win():
    match = table("2", "6", "7", lives=(3, 3, 2), max_rounds=1)
    events = keep_on(match)
    assert lives(match) == [2, 3, 2]
    assert only(events, "match_over").clauses == ("CU-R24",)
    outcome = match.outcome
    assert (outcome.ending, outcome.clause, outcome.winner, outcome.leaders) == (Ending.WON, "CU-R24", 1, (1,))
    assert match.turn is None
    with pytest.raises(Illegal) as refused:
        match.play("next_round")
    assert refused.value.clause == "CU-R24"


@clause("CU-R24")
def test_after_the_last_round_equal_lives_share_the_match():
    match = table("2", "6", "7", lives=(3, 3, 3), max_rounds=1)
    events = keep_on(match)
    outcome = match.outcome
    assert (outcome.ending, outcome.winner, outcome.leaders) == (Ending.DRAWN, None, (1, 2))
    assert (only(events, "match_over").seat, only(events, "match_over").cause) == (None, "drawn")


@clause("CU-R24", "CU-4.9")
def test_all_who_fall_together_in_the_last_round_share_the_match_too():
    match = table("3", "3", lives=(1, 1), max_rounds=1)
    events = keep_on(match)
    assert kinds(events)[-2:] == ["restore", "match_over"]
    assert match.outcome.leaders == (0, 1)


@clause("CU-R24")
def test_the_bound_is_two_hundred_rounds():
    assert new_match("cuccu", seed=5).options["max_rounds"] == 200
    assert Cuccu.setup({"round": 200}, {}, 1)[0].round == 200
    with pytest.raises(Illegal, match="round"):
        Cuccu.setup({"round": 201}, {}, 1)


@clause("CU-R24", "CU-1.3")
def test_a_match_that_is_won_in_the_last_round_is_won_by_the_rule():
    match = table("2", "6", lives=(1, 1), max_rounds=1)
    keep_on(match)
    assert match.outcome.clause == "CU-1.3"


@clause("CU-R24")
def test_the_round_before_the_last_is_followed_by_the_last():
    match = table("2", "6", lives=(3, 3), max_rounds=2)
    keep_on(match)
    assert match.outcome is None
    play(match, "next_round")
    keep_on(match)
    assert match.outcome.clause == "CU-R24"


@clause("CU-R25", "CU-0.8")
@pytest.mark.parametrize("players", range(2, 21))
def test_two_to_twenty_may_play(players):
    match = new_match("cuccu", seed=5, options={"players": players})
    assert match.seats == players == len(lives(match))
    least = 40
    while match.outcome is None and match.round < 5:
        match.play(match.legal()[-1])
        least = min(least, len(match.view(None).zones["pack"]))
    assert least >= 40 - players


@clause("CU-R25")
@pytest.mark.parametrize("players", [1, 21, 0, "4", None])
def test_any_other_number_of_players_is_refused(players):
    with pytest.raises(Illegal) as refused:
        new_match("cuccu", seed=5, options={"players": players})
    assert (refused.value.code, refused.value.clause) == (Fault.BAD_OPTION, "CU-R25")


@clause("CU-R25", "CU-4.9")
def test_all_who_started_come_back_however_many_they_were():
    match = table("3", "3", lives=(0, 1, 0, 1, 0, 0), dealer=3)
    keep_on(match)
    assert lives(match) == [3] * 6


@pytest.mark.parametrize(
    ("option", "reading"),
    [
        pytest.param(name, reading, marks=clause(reading))
        for name, reading in [
            ("shown_holder_acts", "CU-R1"),
            ("dealer_swaps", "CU-R8"),
            ("double_penalty", "CU-R16"),
            ("lone_survivor_wins", "CU-R7"),
            ("inn", "CU-R3"),
            ("max_rounds", "CU-R24"),
        ]
    ],
)
def test_a_reading_that_nobody_has_is_refused(option, reading):
    with pytest.raises(Illegal) as refused:
        new_match("cuccu", seed=5, options={option: "perhaps"})
    assert (refused.value.code, refused.value.clause) == (Fault.BAD_OPTION, reading)


def test_the_defaults_are_the_adopted_readings():
    assert dict(new_match("cuccu", seed=5).options) == {
        "players": 4,
        "lives": 3,
        "first_dealer": None,
        "shown_holder_acts": False,
        "dealer_swaps": "bottom",
        "double_penalty": True,
        "lone_survivor_wins": True,
        "inn": "choice",
        "max_rounds": 200,
    }

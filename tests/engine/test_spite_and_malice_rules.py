"""The game of Spite & Malice, clause by clause; each test is a sentence of the rules and fails without it."""

from __future__ import annotations

from collections import Counter

import pytest
from spite_table import (
    STOCK,
    centres,
    choices,
    everything,
    facts,
    hand,
    kinds,
    only,
    opening,
    payoff,
    play,
    refused,
    rising,
    sides,
    stock,
    table,
    won,
)

from cardwidgets.engine import new_match
from cardwidgets.engine.game import Action, Ending, Fault, Illegal, Move
from cardwidgets.engine.spite_and_malice import KING, RANK, RANKS, SpiteAndMalice

clause = pytest.mark.clause

# -- the object of the game ------------------------------------------------------------------------------------------


@clause("SM-1.1")
def test_two_players_play_each_for_themselves():
    match = new_match("spite_and_malice", seed=5)
    assert match.seats == 2
    begun = opening(match)[0]
    assert (begun.kind, begun.clauses, begun.amount) == ("start", ("SM-1.1", "SM-1.4"), 50)
    with pytest.raises(Illegal) as caught:
        new_match("spite_and_malice", seed=5, options={"players": 3})
    assert caught.value.code is Fault.BAD_OPTION


@clause("SM-1.1")
def test_the_players_take_turns():
    match = table("7C QH")
    turns = []
    for _ in range(4):
        turns.append(match.turn)
        play(match, next(action for action in choices(match) if action.startswith("discard")))
    assert turns == [0, 1, 0, 1]


@clause("SM-1.4", "SM-4.1")
def test_whoever_is_first_to_use_up_the_own_payoff_pile_wins_the_round():
    match = table("7C QH", payoff="6D", centre=[3], side=["5D"], their_hand="4C 10H", their_payoff="4H")
    assert facts(match)["result"] is None
    play(match, "discard QH -> side 1", "play payoff -> centre 0")
    assert facts(match)["result"] == [1, 1, "payoff"]
    assert payoff(match, 1) == []


# -- set-up ----------------------------------------------------------------------------------------------------------


@clause("SM-1.2")
def test_each_player_has_five_cards_a_payoff_pile_of_twenty_and_four_empty_side_stacks():
    match = new_match("spite_and_malice", seed=5)
    for seat in range(2):
        assert (len(hand(match, seat)), len(payoff(match, seat)), sides(match, seat)) == (5, 20, [[], [], [], []])
    dealt = [event for event in opening(match) if event.kind == "deal"]
    assert [(event.seat, event.clauses, event.amount) for event in dealt] == [
        (0, ("SM-1.2",), 20),
        (1, ("SM-1.2",), 20),
    ]
    for seat, event in enumerate(dealt):
        assert event.cards == (
            *(Move(card, "stock", f"payoff {seat}", 0) for card in payoff(match, seat)),
            *(Move(card, "stock", f"hand {seat}", 1 << seat) for card in hand(match, seat)),
        )


@clause("SM-1.2")
@pytest.mark.parametrize("count", [5, 13, 30])
def test_payoff_piles_of_another_size_may_be_agreed(count):
    match = new_match("spite_and_malice", seed=5, options={"payoff": count})
    assert [len(payoff(match, seat)) for seat in range(2)] == [count, count]
    assert len(stock(match)) == 104 - 2 * (count + 5)


@clause("SM-1.2")
@pytest.mark.parametrize("count", [4, 31, "20", True, None])
def test_a_payoff_pile_has_five_to_thirty_cards(count):
    with pytest.raises(Illegal) as caught:
        new_match("spite_and_malice", seed=5, options={"payoff": count})
    assert (caught.value.code, caught.value.clause) == (Fault.BAD_OPTION, "SM-1.2")


@clause("SM-1.3")
def test_three_empty_centre_stacks_and_the_stock_lie_between_the_players():
    match = new_match("spite_and_malice", seed=5)
    assert centres(match) == [[], [], []]
    assert len(stock(match)) == 54
    assert match.position()["aside"] == []


@clause("SM-1.3", "SM-R1")
def test_the_stock_holds_every_card_that_no_player_has():
    match = new_match("spite_and_malice", seed=5)
    shuffled = only(opening(match), "shuffle")
    assert (shuffled.clauses, shuffled.amount, shuffled.cards) == (("SM-1.3", "SM-R1"), 1, ())
    assert Counter(everything(match)) == match_pack()


def match_pack(packs=2):
    return Counter({f"{rank}{suit}": packs for rank in RANKS for suit in "SHDC"})


@clause("SM-1.2", "SM-1.3")
def test_the_order_of_the_opening_is_shuffle_deal_turn_up_begin():
    match = new_match("spite_and_malice", seed=5)
    assert kinds(opening(match)) == ["start", "shuffle", "deal", "deal", "turn_up", "turn_up", "begin"]


# -- centre stacks ---------------------------------------------------------------------------------------------------


@clause("SM-2.1")
def test_the_ranks_go_from_the_ace_to_the_queen_and_the_king_is_beyond_them():
    assert [RANK[f"{rank}S"] for rank in RANKS] == list(range(1, 14))
    assert RANKS[-1] == "K"
    assert KING == 13


@clause("SM-2.1")
@pytest.mark.parametrize("height", range(11))
def test_each_stack_takes_the_next_rank_and_no_other(height):
    for rank in range(1, 13):
        face = f"{RANKS[rank - 1]}C"
        match = table([face, "JH", "QH"], payoff="9C 6D", centre=[height], stock="AD 2D 3D")
        action = f"play {face} -> centre 0"
        if rank == height + 1:
            (played,) = play(match, action)
            assert (played.kind, played.seat, played.amount, played.cause) == ("play", 0, rank, "hand")
            assert played.clauses == ("SM-3.5", "SM-2.1", "SM-2.2")
            assert played.cards == (Move(face, "hand 0", "centre 0", 0b11),)
            assert centres(match)[0] == [*rising(height), face]
        else:
            refusal = refused(match, action)
            assert (refusal.code, refusal.clause) == (Fault.NOT_LEGAL, "SM-2.1")
            cause = "rank" if height else "empty"
            told = {"action": action, "phase": "play", "cause": cause, "card": face, "due": height + 1}
            assert refusal.data == told


@clause("SM-2.1")
@pytest.mark.parametrize("place", range(3))
def test_each_stack_begins_with_an_ace_wherever_it_stands(place):
    match = table("AD 7C", centre=[2, 2, 2][:place])
    play(match, f"play AD -> centre {place}")
    assert centres(match)[place] == ["AD"]


@clause("SM-2.1")
def test_each_stack_rises_on_its_own():
    match = table("4C 9S 7C", centre=[3, 8, 0])
    assert refused(match, "play 4C -> centre 1").clause == "SM-2.1"
    assert refused(match, "play 9S -> centre 0").clause == "SM-2.1"
    assert refused(match, "play 4C -> centre 2").clause == "SM-2.1"
    play(match, "play 4C -> centre 0", "play 9S -> centre 1")
    assert [len(stack) for stack in centres(match)] == [4, 9, 0]


@clause("SM-2.1")
def test_a_queen_does_not_go_on_a_ten_and_no_ace_on_a_stack_that_is_begun():
    match = table("QH AC 7C", centre=[10])
    assert refused(match, "play QH -> centre 0").clause == "SM-2.1"
    assert refused(match, "play AC -> centre 0").clause == "SM-2.1"


@clause("SM-2.2")
def test_suits_do_not_matter():
    match = table("AD 2S 3H JC QH")
    play(match, "play AD -> centre 0", "play 2S -> centre 0", "play 3H -> centre 0")
    assert centres(match)[0] == ["AD", "2S", "3H"]


@clause("SM-2.2")
@pytest.mark.parametrize("lower", "SHDC")
@pytest.mark.parametrize("upper", "SHDC")
def test_a_card_of_any_suit_goes_on_a_card_of_any_suit(lower, upper):
    match = table([f"8{upper}", "QH"], centre=[rising(7, lower)], payoff="9C 6D", stock="AD 2D", their_hand="3C")
    assert choices(match)[0] == f"play 8{upper} -> centre 0"


@clause("SM-2.3")
@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("height", range(1, 11))
def test_a_king_stands_for_the_card_that_is_due_on_any_stack(height, suit):
    king, after = f"K{suit}", f"{RANKS[height + 1]}C"
    match = table([king, after, "7C", "QH"], centre=[0, height], payoff="9C 5D", stock="AD 2D 3D")
    (played,) = play(match, f"play {king} -> centre 1")
    assert (played.kind, played.seat, played.amount, played.cause) == ("wild", 0, height + 1, "hand")
    assert played.clauses[:2] == ("SM-3.5", "SM-2.3")
    assert centres(match)[1] == [*rising(height, "H"), king]
    play(match, f"play {after} -> centre 1")
    assert centres(match)[1 if height < 10 else 0][-1:] == ([after] if height < 10 else [])


@clause("SM-2.3")
def test_a_king_stands_for_nothing_but_the_card_that_is_due():
    match = table("KS 5H 7C", centre=[3])
    play(match, "play KS -> centre 0")
    assert refused(match, "play 7C -> centre 0").data["due"] == 5
    play(match, "play 5H -> centre 0")
    assert centres(match)[0][3:] == ["KS", "5H"]


@clause("SM-2.3", "SM-2.1")
def test_every_other_card_stands_for_itself_alone():
    for face in RANK:
        if RANK[face] != KING:
            match = table([face, "QH"], centre=[1, 6], payoff="9C 5D", stock="10D", their_hand="3C", their_payoff="8C")
            wherever = {text[-1] for text in choices(match) if text.startswith(f"play {face} ")}
            assert wherever == {1: {"2"}, 2: {"0"}, 7: {"1"}}.get(RANK[face], set())


@clause("SM-2.4", "SM-R3")
def test_a_king_on_a_ten_is_a_jack_whatever_the_example_says():
    match = table("KC JH QH 7C", centre=[10])
    (played,) = play(match, "play KC -> centre 0")
    assert (played.amount, played.clauses) == (11, ("SM-3.5", "SM-2.3", "SM-R3", "SM-2.4"))
    assert len(centres(match)[0]) == 11
    assert refused(match, "play JH -> centre 0").data["due"] == 12
    assert "complete" in kinds(play(match, "play QH -> centre 0"))


@clause("SM-2.5")
@pytest.mark.parametrize(("last", "cause", "kind"), [("QH", "queen", "play"), ("KD", "king", "wild")])
def test_a_queen_or_a_king_on_a_jack_finishes_the_stack_and_it_is_shuffled_into_the_stock(last, cause, kind):
    match = table([last, "7C"], centre=[11, 1])
    events = play(match, f"play {last} -> centre 0")
    assert kinds(events) == [kind, "complete"]
    finished = only(events, "complete")
    assert (finished.seat, finished.amount, finished.cause) == (0, 22, cause)
    assert finished.clauses == ("SM-2.5", "SM-R8", "SM-R19")
    assert finished.cards == tuple(Move(card, "centre 0", "stock", 0b11) for card in [*rising(11), last])
    assert centres(match) == [[], ["AH"], []]
    assert Counter(stock(match)) == Counter([*rising(11), last, *STOCK.split()])
    assert (match.turn, hand(match)) == (0, ["7C"])


@clause("SM-2.5")
def test_the_stock_with_a_finished_stack_in_it_is_shuffled_each_time_anew():
    orders = set()
    for seed in range(6):
        match = table("QH 7C", centre=[11], seed=seed)
        play(match, "play QH -> centre 0")
        orders.add(tuple(stock(match)))
        assert stock(match)[:10] != STOCK.split()
        assert stock(match)[12:] != STOCK.split()
    assert len(orders) == 6
    match = table("QH QD 7C", centre=[11, 11], stock="AC")
    play(match, "play QH -> centre 0")
    first = stock(match)
    assert facts(match)["shuffles"] == 1
    play(match, "play QD -> centre 1")
    assert facts(match)["shuffles"] == 2
    assert [card for card in stock(match) if card in first] != first


@clause("SM-2.5")
def test_nobody_knows_where_in_the_stock_a_finished_stack_lies():
    match = table("QH 7C", centre=[11])
    play(match, "play QH -> centre 0")
    for reader in (None, 0, 1):
        assert match.view(reader).zones["stock"] == (None,) * 22


@clause("SM-2.5", "SM-2.1")
def test_the_place_of_a_finished_stack_is_free_for_another_ace():
    match = table("QH AD 7C", centre=[11])
    play(match, "play QH -> centre 0", "play AD -> centre 0")
    assert centres(match)[0] == ["AD"]


@clause("SM-2.5")
def test_a_stack_up_to_the_jack_stays_where_it_is():
    match = table("JH 7C", centre=[10])
    assert kinds(play(match, "play JH -> centre 0")) == ["play"]
    assert len(centres(match)[0]) == 11


# -- side stacks -----------------------------------------------------------------------------------------------------


@clause("SM-2.6")
@pytest.mark.parametrize("below", ["2S", "QD", "KC", "7D"])
def test_any_card_may_cover_any_card_on_a_side_stack(below):
    for face in ("2H", "7C", "KD", "AS"):
        match = table([face, "10D"], side=[f"3S {below}"], stock="AD 2D 3D", payoff="9C 6D")
        (discarded,) = play(match, f"discard {face} -> side 0")
        assert sides(match)[0] == ["3S", below, face]
        assert (discarded.kind, discarded.clauses) == ("discard", ("SM-3.6", "SM-2.6"))


@clause("SM-2.6")
def test_only_the_top_card_of_a_side_stack_can_be_used():
    match = table("7C QH", side=["3C 9H", "3S"], centre=[2])
    assert [text for text in choices(match) if "side" in text and "play" in text] == ["play side 1 -> centre 0"]
    refusal = refused(match, "play side 0:3C -> centre 0")
    assert (refusal.code, refusal.clause, refusal.data["cause"]) == (Fault.NOT_LEGAL, "SM-2.6", "covered")
    assert refused(match, "play side 0 -> centre 0").clause == "SM-2.1"
    play(match, "play side 1 -> centre 0")
    assert sides(match) == [["3C", "9H"], [], [], []]


@clause("SM-2.6")
def test_a_side_card_under_one_that_was_played_is_the_next_to_be_used():
    match = table("7C QH", side=["4C 3H"], centre=[2])
    play(match, "play side 0 -> centre 0", "play side 0 -> centre 0")
    assert centres(match)[0][2:] == ["3H", "4C"]
    assert sides(match)[0] == []


@clause("SM-2.6")
def test_a_side_stack_has_no_end():
    match = table("7C QH", side=[rising(12, "D") + rising(12, "C")], payoff="9C 6D", stock="AH 2H")
    assert play(match, "discard 7C -> side 0")[0].kind == "discard"
    assert len(sides(match)[0]) == 25


# -- a turn ----------------------------------------------------------------------------------------------------------


@clause("SM-3.1")
@pytest.mark.parametrize("held", range(6))
def test_a_turn_begins_with_drawing_up_to_five_cards_from_the_top_of_the_stock(held):
    theirs = ["3C", "5C", "7S", "9D", "10H"][:held]
    match = table("7C QH", their_hand=theirs)
    events = play(match, "discard 7C -> side 0")
    drawn = STOCK.split()[: 5 - held]
    assert hand(match, 1) == theirs + drawn
    assert stock(match) == STOCK.split()[5 - held :]
    assert match.turn == 1
    if held == 5:
        assert kinds(events) == ["discard"]
    else:
        draw = only(events, "draw")
        assert (draw.seat, draw.clauses, draw.amount, draw.cause) == (1, ("SM-3.1",), 5 - held, "turn")
        assert draw.cards == tuple(Move(card, "stock", "hand 1", 0b10) for card in drawn)


@clause("SM-3.1")
def test_the_hand_is_drawn_at_the_beginning_of_a_turn_and_not_at_its_end_or_in_it():
    match = table("AD 7C QH")
    play(match, "play AD -> centre 0")
    assert hand(match) == ["7C", "QH"]
    play(match, "discard 7C -> side 0")
    assert hand(match) == ["QH"]
    play(match, "discard 3C -> side 0")
    assert hand(match) == ["QH", *STOCK.split()[:4]]


@clause("SM-3.1")
def test_what_is_drawn_is_seen_by_its_player_alone():
    match = table("7C QH", their_hand="3C 5C")
    play(match, "discard 7C -> side 0")
    assert match.view(1).zones["hand 1"] == ("3C", "5C", "AH", "6C", "7D")
    assert match.view(0).zones["hand 1"] == match.view(None).zones["hand 1"] == (None,) * 5
    assert [move.card for move in match.events(0)[1][-1].cards] == [None] * 3
    assert [move.card for move in match.events(1)[1][-1].cards] == ["AH", "6C", "7D"]


@clause("SM-3.2")
def test_the_moves_are_payoff_side_and_hand_to_the_centre_and_hand_to_the_own_side():
    match = table("6C KH", payoff="9C 6D", side=["", "KS", "6H"], centre=[5, 5])
    assert choices(match) == [
        *("play payoff -> centre 0", "play payoff -> centre 1"),
        *("play side 1 -> centre 0", "play side 1 -> centre 1", "play side 1 -> centre 2"),
        *("play side 2 -> centre 0", "play side 2 -> centre 1"),
        *("play 6C -> centre 0", "play 6C -> centre 1"),
        *("play KH -> centre 0", "play KH -> centre 1", "play KH -> centre 2"),
        *(f"discard {card} -> side {place}" for card in ("6C", "KH") for place in range(4)),
    ]
    assert match.view(0).legal == match.legal()
    assert match.view(1).legal == match.view(None).legal == ()


@clause("SM-3.2")
def test_two_cards_of_one_face_are_one_choice():
    match = table("AC AC 7C", stock="AD 2D 3D")
    assert choices(match)[:3] == [f"play AC -> centre {place}" for place in range(3)]
    assert len(set(choices(match))) == len(choices(match)) == 3 + 8
    play(match, "play AC -> centre 0")
    assert hand(match) == ["AC", "7C"]


@clause("SM-3.2")
@pytest.mark.parametrize(
    ("action", "code", "named"),
    [
        ("draw", Fault.UNKNOWN_ACTION, ""),
        ("play stock -> centre 0", Fault.NOT_LEGAL, "SM-3.2"),
        ("play centre 0 -> centre 1", Fault.NOT_LEGAL, "SM-3.2"),
        ("play ZZ -> centre 1", Fault.NOT_LEGAL, "SM-3.2"),
        ("play payoff:9C -> centre 0", Fault.NOT_LEGAL, "SM-3.2"),
    ],
)
def test_there_are_no_other_moves(action, code, named):
    refusal = refused(table("7C QH", centre=[1]), action)
    assert (refusal.code, refusal.clause) == (code, named)


@clause("SM-3.3")
def test_the_top_payoff_card_goes_to_the_centre_and_the_next_one_is_turned_up():
    match = table("7C QH", payoff="9C 6D", centre=[0, 5])
    events = play(match, "play payoff -> centre 1")
    assert kinds(events) == ["play", "turn_up"]
    assert events[0].clauses == ("SM-3.3", "SM-2.1", "SM-2.2")
    assert events[0].cards == (Move("6D", "payoff 0", "centre 1", 0b11),)
    assert (events[0].amount, events[0].cause) == (6, "payoff")
    assert (events[1].clauses, events[1].seat, events[1].amount) == (("SM-R13",), 0, 1)
    assert events[1].cards == (Move("9C", "payoff 0", "payoff 0", 0b11),)
    assert payoff(match) == ["9C"]
    assert match.turn == 0


@clause("SM-3.3")
def test_a_payoff_card_that_does_not_fit_stays():
    match = table("7C QH", payoff="9C 6D", centre=[6])
    assert refused(match, "play payoff -> centre 0").clause == "SM-2.1"
    assert refused(match, "play payoff -> centre 1").clause == "SM-2.1"
    assert payoff(match) == ["9C", "6D"]


@clause("SM-3.4")
def test_the_top_of_an_own_side_stack_goes_to_the_centre():
    match = table("7C QH", side=["", "", "2H 6H"], centre=[5])
    (played,) = play(match, "play side 2 -> centre 0")
    assert played.clauses == ("SM-3.4", "SM-2.1", "SM-2.2")
    assert played.cards == (Move("6H", "side 0.2", "centre 0", 0b11),)
    assert (played.seat, played.amount, played.cause) == (0, 6, "side")
    assert sides(match) == [[], [], ["2H"], []]
    assert match.turn == 0


@clause("SM-3.4")
def test_the_others_side_stacks_are_not_ones_own():
    match = table("7C QH", their_side=["6H"], centre=[5])
    refusal = refused(match, "play side 0 -> centre 0")
    assert (refusal.clause, refusal.data["cause"]) == ("SM-3.4", "no-card")
    assert refused(match, "play side 1.0 -> centre 0").code is Fault.NOT_LEGAL
    play(match, "discard 7C -> side 0", "play side 0 -> centre 0")
    assert sides(match, 1)[0] == []
    assert sides(match, 0)[0] == ["7C"]


@clause("SM-3.5")
def test_a_hand_card_goes_to_the_centre_and_the_turn_goes_on():
    match = table("6C QH", centre=[5])
    play(match, "play 6C -> centre 0")
    assert (match.turn, hand(match)) == (0, ["QH"])


@clause("SM-3.5", "SM-3.6")
def test_only_cards_that_are_in_the_hand_are_played_or_discarded_from_it():
    match = table("7C QH", payoff="9C 6D", side=["6H"], centre=[5, 2])
    for face in ("6S", "6D", "6H", "3C"):
        refusal = refused(match, f"play {face} -> centre 0")
        assert (refusal.clause, refusal.data["cause"]) == ("SM-3.5", "not-held")
        refusal = refused(match, f"discard {face} -> side 0")
        assert (refusal.clause, refusal.data["cause"]) == ("SM-3.6", "not-held")


@clause("SM-3.6")
@pytest.mark.parametrize("place", range(4))
def test_a_card_to_one_of_the_four_own_side_stacks_ends_the_turn(place):
    match = table("7C JC")
    (discarded,) = play(match, f"discard JC -> side {place}")
    assert (discarded.seat, discarded.clauses) == (0, ("SM-3.6", "SM-2.6"))
    assert discarded.cards == (Move("JC", "hand 0", f"side 0.{place}", 0b11),)
    assert sides(match)[place] == ["JC"]
    assert [len(stack) for stack in sides(match)].count(1) == 1
    assert match.turn == 1
    refusal = refused(match, "discard 7C -> side 0", 0)
    assert (refusal.code, refusal.clause) == (Fault.NOT_YOUR_TURN, "SM-3.6")
    assert refusal.data == {"seat": 0, "turn": 1}


@clause("SM-3.6")
def test_there_is_no_fifth_side_stack():
    refusal = refused(table(), "discard 7C -> side 4")
    assert (refusal.clause, refusal.data["cause"]) == ("SM-3.6", "no-target")


@clause("SM-3.6")
def test_nobody_acts_on_the_others_turn():
    match = table("7C QH", their_hand="AD")
    for action in ("play AD -> centre 0", "discard AD -> side 0", "discard 7C -> side 0"):
        assert refused(match, action, 1).code is Fault.NOT_YOUR_TURN


@clause("SM-3.6")
def test_a_discard_goes_to_no_centre_stack_and_a_play_to_no_side_stack():
    match = table("AD 7C")
    refusal = refused(match, "discard AD -> centre 0")
    assert (refusal.clause, refusal.data["cause"]) == ("SM-3.6", "no-discard")
    refusal = refused(match, "play AD -> side 0")
    assert (refusal.clause, refusal.data["cause"]) == ("SM-3.6", "no-play")
    refusal = refused(match, "discard AD -> stock")
    assert (refusal.clause, refusal.data["cause"]) == ("SM-3.6", "no-target")


# -- the end of a round and of the match -----------------------------------------------------------------------------


@clause("SM-4.1")
def test_the_last_payoff_card_ends_the_round_for_whoever_plays_it():
    match, events = won(7)
    assert kinds(events) == ["play", "round_won", "round_over"]
    victory = only(events, "round_won")
    assert victory.clauses == ("SM-4.1", "SM-4.2", "SM-R15")
    assert (victory.seat, victory.other, victory.amount) == (0, 1, 7)
    assert facts(match)["phase"] == "scored"
    assert facts(match)["result"] == [0, 7, "payoff"]
    assert (match.turn, choices(match)) == (0, ["next_round"])


@clause("SM-4.1")
def test_the_round_goes_on_while_a_payoff_card_is_left():
    match = table("7C QH", payoff="9C 6D", centre=[5])
    play(match, "play payoff -> centre 0")
    assert facts(match)["result"] is None
    refusal = refused(match, "next_round")
    assert (refusal.code, refusal.clause) == (Fault.NOT_LEGAL, "SM-4.1")
    assert refusal.data == {"action": "next_round", "phase": "play", "cause": "not-scored"}


@clause("SM-4.1")
def test_the_other_player_may_win_as_well():
    match = table("7C QH", their_payoff="6D", centre=[5], their_hand="3C", payoff="9C 8C 7D")
    events = play(match, "discard QH -> side 0", "play payoff -> centre 0")
    assert only(events, "round_won")[2:4] == (1, 0)
    assert facts(match)["scores"] == [0, 3]
    assert match.turn == 1


@clause("SM-4.2", "SM-R9")
@pytest.mark.parametrize("left", [1, 2, 7, 12])
def test_the_winner_scores_a_point_for_each_card_left_in_the_others_payoff_pile(left):
    match, events = won(left, mine=10, theirs=12)
    assert facts(match)["scores"] == [10 + left, 12]
    assert only(events, "round_won").amount == left
    assert match.outcome is None


@clause("SM-4.2")
def test_nothing_else_is_counted_neither_hands_nor_side_stacks():
    match = table("7C QH", payoff="6D", centre=[5], their_side=["5H 5D", "KD"], side=["2C"], their_payoff="8C 4H")
    play(match, "play payoff -> centre 0")
    assert facts(match)["scores"] == [2, 0]


@clause("SM-4.3", "SM-R6")
def test_the_round_is_drawn_without_points_when_the_stock_is_used_up_first():
    match = table("7C QH", their_hand="3C", stock="AH 6C 7D 8H", scores=(20, 30))
    events = play(match, "discard 7C -> side 0")
    assert kinds(events) == ["discard", "draw", "round_drawn", "round_over"]
    drawn = only(events, "round_drawn")
    assert (drawn.clauses, drawn.seat, drawn.other, drawn.cause) == (("SM-4.3", "SM-R6"), 1, None, "stock")
    assert drawn.amount == facts(match)["turns"] == 2
    assert facts(match)["scores"] == [20, 30]
    assert facts(match)["result"] == [None, 0, "stock"]
    assert (len(hand(match, 1)), stock(match)) == (5, [])
    assert choices(match) == ["next_round"]


@clause("SM-4.3")
def test_the_round_goes_on_while_a_card_is_left_in_the_stock():
    match = table("7C QH", their_hand="3C", stock="AH 6C 7D 8H 9S")
    assert kinds(play(match, "discard 7C -> side 0")) == ["discard", "draw"]
    assert stock(match) == ["9S"]


@clause("SM-4.4")
@pytest.mark.parametrize(("before", "left", "after"), [(45, 5, 50), (45, 7, 52), (49, 1, 50), (40, 12, 52)])
def test_fifty_points_in_all_win_the_match(before, left, after):
    match, events = won(left, mine=before, theirs=40)
    assert facts(match)["scores"] == [after, 40]
    assert kinds(events) == ["play", "round_won", "match_over"]
    ended = only(events, "match_over")
    assert (ended.clauses, ended.seat, ended.amount, ended.cause) == (("SM-4.4",), 0, 1, "won")
    outcome = match.outcome
    assert (outcome.ending, outcome.clause, outcome.winner, outcome.leaders) == (Ending.WON, "SM-4.4", 0, (0,))
    assert (match.turn, match.legal(), facts(match)["phase"]) == (None, (), "over")
    refusal = refused(match, "next_round")
    assert (refusal.code, refusal.clause) == (Fault.MATCH_OVER, "SM-4.4")


@clause("SM-4.4")
@pytest.mark.parametrize(("before", "left"), [(45, 4), (0, 12), (48, 1)])
def test_fewer_than_fifty_points_are_not_enough(before, left):
    match, events = won(left, mine=before, theirs=49)
    assert match.outcome is None
    assert only(events, "round_over").clauses == ("SM-4.4", "SM-R11")
    assert only(events, "round_over").amount == 1
    assert facts(match)["phase"] == "scored"


@clause("SM-4.4")
def test_the_points_of_all_rounds_are_added():
    match, _ = won(7, mine=3)
    play(match, "next_round")
    assert facts(match)["scores"] == [10, 0]


@clause("SM-4.4")
@pytest.mark.parametrize(("target", "ends"), [(1, True), (7, True), (8, False), (1000, False)])
def test_another_number_of_points_may_be_agreed(target, ends):
    match, _ = won(7, target=target)
    assert (match.outcome is not None) == ends
    assert opening(new_match("spite_and_malice", seed=1, options={"target": target}))[0].amount == target


@clause("SM-4.4")
def test_between_rounds_there_is_nothing_to_do_but_to_go_on():
    match, _ = won(7)
    for action in ("play 7C -> centre 0", "discard 7C -> side 0", "pass", "play payoff -> centre 1"):
        refusal = refused(match, action)
        assert (refusal.code, refusal.clause) == (Fault.NOT_LEGAL, "SM-4.4")
        assert refusal.data == {"action": action, "phase": "scored", "cause": "between-rounds"}


@clause("SM-4.4", "SM-1.2")
def test_a_new_round_gathers_every_card_and_deals_anew():
    match = table("7C QH", payoff="6D", centre=[5, 1], side=["2C"], their_side=["", "5D KD"], scores=(1, 2))
    play(match, "play payoff -> centre 0")
    before = {zone: Counter(pile) for zone, pile in zones(match).items()}
    events = play(match, "next_round")
    assert kinds(events) == ["shuffle", "deal", "deal", "turn_up", "turn_up", "begin"]
    gathered = only(events, "shuffle")
    assert gathered.amount == match.round == 2
    for zone in before:
        if zone != "stock":
            moved = Counter(move.card for move in gathered.cards if move.source == zone)
            assert moved == before[zone], zone
    assert {move.target for move in gathered.cards} == {"stock"}
    told = {move.source: move.seen for move in gathered.cards if move.source != "payoff 1"}
    assert {zone: seen for zone, seen in told.items() if seen != 0b11} == {"hand 0": 0b01, "hand 1": 0b10}
    payoff_cards = [move for move in gathered.cards if move.source == "payoff 1"]
    assert [(move.card, move.seen) for move in payoff_cards] == [("8C", 0), ("4H", 0b11)]
    assert Counter(everything(match)) == match_pack()
    assert [len(payoff(match, seat)) for seat in range(2)] == [20, 20]
    assert [len(hand(match, seat)) for seat in range(2)] == [5, 5]
    assert centres(match) == [[], [], []]
    assert sides(match, 0) == sides(match, 1) == [[], [], [], []]
    assert len(stock(match)) == 54
    there = facts(match)
    assert (there["phase"], there["result"], there["turns"], there["shuffles"]) == ("play", None, 1, 0)
    assert there["held"] == [[], []]
    assert there["scores"] == [3, 2]


def zones(match):
    """The truth by zones."""
    position = match.position()
    found = {"stock": position["stock_top_first"], "aside": position["aside"]}
    found |= {f"centre {place}": stack for place, stack in enumerate(position["centres_bottom_first"])}
    for seat in range(2):
        found[f"payoff {seat}"], found[f"hand {seat}"] = payoff(match, seat), hand(match, seat)
        found |= {f"side {seat}.{place}": stack for place, stack in enumerate(sides(match, seat))}
    return {zone: pile for zone, pile in found.items() if pile}


@clause("SM-4.4")
def test_each_round_has_a_deal_of_its_own():
    match = new_match("spite_and_malice", seed=5, options={"max_turns": 2})
    deals = set()
    for _ in range(4):
        deals.add(tuple(everything(match)))
        for _ in range(2):
            play(match, choices(match)[-1])
        play(match, "next_round")
    assert len(deals) == 4


def test_what_the_game_is_called_and_which_cards_it_has():
    assert (SpiteAndMalice.NAME, SpiteAndMalice.PREFIX) == ("spite_and_malice", "SM")
    assert SpiteAndMalice.PACK.counts == match_pack()
    assert Action.parse("play payoff -> centre 1") == Action("play", "payoff", "centre 1")

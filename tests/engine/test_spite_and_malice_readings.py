"""Where the rules of Spite & Malice leave a question open: our reading, and the other one where it is an option."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest
from spite_table import (
    STOCK,
    begun,
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
from cardwidgets.engine.game import Ending, Fault, Illegal, Move
from cardwidgets.engine.spite_and_malice import RANK, SpiteAndMalice

clause = pytest.mark.clause
LOW_TO_HIGH = ("K", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")

# -- R1: how many packs ----------------------------------------------------------------------------------------------


@clause("SM-R1")
def test_two_packs_are_shuffled_together():
    match = new_match("spite_and_malice", seed=5)
    assert len(everything(match)) == 104
    assert set(Counter(everything(match)).values()) == {2}
    assert Counter(card[:-1] for card in everything(match)) == dict.fromkeys(LOW_TO_HIGH, 8)
    assert len(SpiteAndMalice.PACK.cards) == 104


@clause("SM-R1")
@pytest.mark.parametrize(("packs", "left"), [(1, 2), (2, 54), (3, 106)])
def test_other_reading_one_pack_or_three(packs, left):
    match = new_match("spite_and_malice", seed=5, options={"packs": packs})
    assert len(stock(match)) == left
    assert set(Counter(everything(match)).values()) == {packs}
    assert len(match._state.pack.cards) == 52 * packs


@clause("SM-R1")
def test_a_stock_there_must_be():
    match = new_match("spite_and_malice", seed=5, options={"packs": 1, "payoff": 20})
    assert len(stock(match)) == 2
    with pytest.raises(Illegal) as caught:
        new_match("spite_and_malice", seed=5, options={"packs": 1, "payoff": 21})
    assert (caught.value.code, caught.value.clause) == (Fault.BAD_OPTION, "SM-R1")
    assert caught.value.data == {"option": "payoff", "value": "21", "allowed": "5 to 20", "because": "packs=1"}
    assert len(stock(new_match("spite_and_malice", seed=5, options={"payoff": 30}))) == 34


# -- R2, R11: who begins ---------------------------------------------------------------------------------------------


@clause("SM-R2")
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LOW_TO_HIGH)))
def test_the_higher_payoff_card_begins_queen_high_ace_low_and_king_lowest(lower, higher):
    for tops, starter in (((f"{lower}C", f"{higher}H"), 1), ((f"{higher}H", f"{lower}C"), 0)):
        match = begun(*tops)
        assert kinds(opening(match)) == ["turn_up", "turn_up", "begin"]
        decided = only(opening(match), "begin")
        assert (decided.clauses, decided.seat, decided.other) == (("SM-R2",), starter, 1 - starter)
        assert match.turn == facts(match)["starter"] == starter
        assert facts(match)["turns"] == 1


@clause("SM-R2")
@pytest.mark.parametrize("seed", range(25))
def test_so_it_is_in_every_fresh_deal(seed):
    match = new_match("spite_and_malice", seed=seed)
    if "tie" not in kinds(opening(match)):
        tops = [LOW_TO_HIGH.index(payoff(match, seat)[-1][:-1]) for seat in range(2)]
        assert match.turn == int(tops[1] > tops[0])
        assert tops[0] != tops[1]


@clause("SM-R2")
def test_suits_do_not_break_a_tie():
    for one, other in product("SHDC", repeat=2):
        assert kinds(opening(begun(f"7{one}", f"7{other}")))[:3] == ["turn_up", "turn_up", "tie"]


@clause("SM-R2")
def test_tops_of_equal_rank_are_shuffled_into_their_own_piles_and_one_looks_again():
    first, second = ["2S", "3S", "4S", "5S", "7S"], ["9H", "10H", "JH", "QH", "7H"]
    match = begun(first, second, payoff=5)
    assert kinds(opening(match))[:5] == ["turn_up", "turn_up", "tie", "turn_up", "turn_up"]
    tie = only(opening(match)[:5], "tie")
    assert (tie.clauses, tie.seat, tie.cards) == (("SM-R2",), None, ())
    assert sorted(payoff(match, 0)) == sorted(first)
    assert sorted(payoff(match, 1)) == sorted(second)
    assert facts(match)["shuffles"] == 2 * kinds(opening(match)).count("tie")
    assert match.turn == int(RANK[payoff(match, 1)[-1]] > RANK[payoff(match, 0)[-1]])
    assert facts(match)["held"] == [["7S"], ["7H"]]
    seen = [event.cards[0].card for event in opening(match) if event.kind == "turn_up"]
    assert seen[:2] == ["7S", "7H"]
    assert seen[-2:] == [payoff(match, 0)[-1], payoff(match, 1)[-1]]


@clause("SM-R2")
def test_each_tie_is_shuffled_anew():
    piles = {tuple(payoff(begun("7S", "7H", seed=seed), 0)) for seed in range(8)}
    assert len(piles) == 8
    assert all("7S" in pile for pile in piles)


@clause("SM-R2")
def test_ties_are_looked_at_again_until_they_are_broken():
    counts = set()
    for seed in range(60):
        match = begun(["2S", "3S", "4S", "5S", "7S"], ["2H", "3H", "4H", "5H", "7H"], payoff=5, seed=seed)
        ties = kinds(opening(match)).count("tie")
        assert kinds(opening(match)).count("turn_up") == 2 * ties + 2
        assert payoff(match, 0)[-1][:-1] != payoff(match, 1)[-1][:-1]
        for seat, held in enumerate(facts(match)["held"]):
            seen = {event.cards[0].card for event in opening(match) if (event.kind, event.seat) == ("turn_up", seat)}
            assert set(held) <= seen
            assert len(held) == len(set(held)) <= ties
        counts.add(ties)
    assert len(counts) >= 3


@clause("SM-R2")
def test_piles_that_can_only_tie_are_decided_all_the_same():
    match = begun(["7S", "7H", "7D", "7C", "7S"], ["7H", "7D", "7C", "7D", "7C"], payoff=5, packs=3)
    assert kinds(opening(match)).count("tie") == 20
    assert match.turn == facts(match)["starter"] == 1
    position = {"phase": "begin", "starter": 1, "payoffs_bottom_first": [["7S"], ["7H"]]}
    assert new_match("spite_and_malice", seed=1, position=position).turn == 0


@clause("SM-R2")
def test_what_was_shown_before_a_reshuffle_stays_known_until_it_is_played():
    match = begun(["2S", "3S", "4S", "5S", "7S"], ["9H", "10H", "JH", "QH", "7H"], payoff=5)
    assert "7S" not in match.view(1).zones["payoff 0"][:-1]
    position = {**match.position(), "phase": "play", "turn": 0, "payoffs_bottom_first": [["2S", "7S"], ["4H", "7H"]]}
    position |= {"hands": [["3D", "9D"], ["8D"]], "stock_top_first": ["QC", "QD"], "aside": []}
    position["centres_bottom_first"] = [rising(6), [], []]
    match = new_match("spite_and_malice", seed=1, position=position, options={"payoff": 5})
    assert facts(match)["held"] == [["7S"], ["7H"]]
    play(match, "play payoff -> centre 0")
    assert facts(match)["held"] == [[], ["7H"]]


@clause("SM-R11", "SM-R2")
def test_later_rounds_begin_in_the_same_way():
    match, _ = won(7)
    starters = set()
    for _ in range(12):
        events = play(match, "next_round")
        decided = next(event for event in events if event.kind == "begin")
        assert decided.clauses == ("SM-R2", "SM-R11")
        tops = [LOW_TO_HIGH.index(payoff(match, seat)[-1][:-1]) for seat in range(2)]
        assert decided.seat == match.turn == facts(match)["starter"] == int(tops[1] > tops[0])
        starters.add(match.turn)
        while facts(match)["phase"] == "play":
            play(match, choices(match)[-1])
    assert starters == {0, 1}


@clause("SM-R11")
@pytest.mark.parametrize("winner_is_seat_0", [True, False])
def test_neither_winning_nor_having_begun_matters_for_who_begins(winner_is_seat_0):
    begun_by = set()
    for seed in range(12):
        if winner_is_seat_0:
            match, _ = won(7, seed=seed)
        else:
            match = table(their_payoff="6D", centre=[5], payoff="9C 8D", seed=seed)
            play(match, "discard QH -> side 0", "play payoff -> centre 0")
        play(match, "next_round")
        begun_by.add(match.turn)
    assert begun_by == {0, 1}


# -- R3: a king on a ten ---------------------------------------------------------------------------------------------


@clause("SM-R3", "SM-2.4")
@pytest.mark.parametrize(("source", "of"), [("payoff", "SM-3.3"), ("side 0", "SM-3.4"), ("KC", "SM-3.5")])
def test_a_king_on_a_ten_becomes_a_jack_wherever_it_comes_from(source, of):
    match = table("KC 7C", payoff="9C KD", side=["KS"], centre=[10])
    events = play(match, f"play {source} -> centre 0")
    assert events[0].clauses == (of, "SM-2.3", "SM-R3", "SM-2.4")
    assert events[0].amount == 11
    assert "complete" not in kinds(events)
    assert len(centres(match)[0]) == 11


# -- R4: how long a turn is ------------------------------------------------------------------------------------------


@clause("SM-R4", "SM-3.2")
def test_a_turn_has_any_number_of_plays_from_all_sources_in_any_order():
    match = table("5D 8S 7D KH", payoff="3C 9C 6D", side=["7H"], centre=[4])
    for action in (
        "play 5D -> centre 0",
        "play payoff -> centre 0",
        "play side 0 -> centre 0",
        "play 8S -> centre 0",
        "play payoff -> centre 0",
        "play KH -> centre 1",
    ):
        play(match, action)
        assert match.turn == 0
        assert facts(match)["turns"] == 1
    play(match, "discard 7D -> side 0")
    assert (match.turn, facts(match)["turns"]) == (1, 2)


@clause("SM-R4")
def test_a_turn_may_have_no_play_at_all():
    match = table("AD 7C", payoff="9C AC")
    play(match, "discard 7C -> side 0")
    assert match.turn == 1


@clause("SM-R4", "SM-3.6")
def test_nobody_may_pass():
    refusal = refused(table(), "pass")
    assert (refusal.code, refusal.clause) == (Fault.NOT_LEGAL, "SM-R4")
    assert refusal.data == {"action": "pass", "phase": "play", "cause": "pass"}
    assert "pass" not in choices(table())


# -- R5: a hand that is used up --------------------------------------------------------------------------------------


@clause("SM-R5", "SM-3.1")
def test_a_hand_that_is_played_up_is_filled_with_five_at_once_and_the_turn_goes_on():
    match = table("7C 8D", centre=[6])
    assert kinds(play(match, "play 7C -> centre 0")) == ["play"]
    events = play(match, "play 8D -> centre 0")
    assert kinds(events) == ["play", "draw"]
    drawn = events[1]
    assert (drawn.clauses, drawn.seat, drawn.amount, drawn.cause) == (("SM-R5", "SM-3.1"), 0, 5, "refill")
    assert drawn.cards == tuple(Move(card, "stock", "hand 0", 0b01) for card in STOCK.split()[:5])
    assert hand(match) == STOCK.split()[:5]
    assert len(stock(match)) == 5
    assert (match.turn, facts(match)["turns"]) == (0, 1)


@clause("SM-R5")
def test_a_hand_may_be_used_up_more_than_once_in_a_turn():
    match = table("7C", centre=[6], stock="8H 9S 10D JD QC 2H 3D 4C 5C 6C 3H")
    play(match, *(f"play {card} -> centre 0" for card in ("7C", "8H", "9S", "10D", "JD")))
    play(match, "play QC -> centre 0")
    assert len(hand(match)) == 5
    assert (match.turn, facts(match)["turns"]) == (0, 1)


@clause("SM-R5", "SM-3.6")
def test_a_hand_whose_last_card_is_discarded_stays_empty_until_the_next_turn():
    match = table("7C", their_hand="3C 5C 7S 9D 10H")
    assert kinds(play(match, "discard 7C -> side 0")) == ["discard"]
    assert hand(match) == []
    play(match, "discard 3C -> side 0")
    assert hand(match) == STOCK.split()[:5]


@clause("SM-R5")
def test_payoff_and_side_cards_fill_no_hand():
    match = table("QH", payoff="9C 6D", side=["7H"], centre=[5])
    play(match, "play payoff -> centre 0", "play side 0 -> centre 0")
    assert hand(match) == ["QH"]
    assert len(stock(match)) == 10


# -- R6: when the stock is used up -----------------------------------------------------------------------------------


@clause("SM-R6", "SM-4.3")
def test_the_round_is_drawn_the_moment_a_draw_leaves_the_stock_empty():
    match = table("7C QH", their_hand="3C 5C", stock="AH 6C 7D")
    events = play(match, "discard 7C -> side 0")
    assert len(hand(match, 1)) == 5
    assert only(events, "round_drawn").clauses == ("SM-4.3", "SM-R6")
    assert facts(match)["result"] == [None, 0, "stock"]


@clause("SM-R6", "SM-R5")
def test_so_it_is_when_a_hand_is_filled_in_mid_turn():
    match = table("7C", centre=[6], stock="AH 6C 7D 8H 9S", scores=(20, 30))
    events = play(match, "play 7C -> centre 0")
    assert kinds(events) == ["play", "draw", "round_drawn", "round_over"]
    assert only(events, "round_drawn").seat == 0
    assert facts(match)["scores"] == [20, 30]
    assert hand(match) == ["AH", "6C", "7D", "8H", "9S"]


@clause("SM-R6")
def test_so_it_is_when_the_stock_has_too_few_cards():
    match = table("7C QH", their_hand="3C", stock="AH 6C")
    events = play(match, "discard 7C -> side 0")
    assert only(events, "draw").amount == 2
    assert hand(match, 1) == ["3C", "AH", "6C"]
    assert facts(match)["result"] == [None, 0, "stock"]


@clause("SM-R6")
def test_a_full_hand_draws_nothing_even_from_an_empty_stock():
    match = table("7C QH", stock="")
    assert kinds(play(match, "discard 7C -> side 0")) == ["discard"]
    assert match.turn == 1


@clause("SM-R6")
def test_other_reading_the_round_is_drawn_only_when_a_draw_cannot_be_completed():
    match = table("7C QH", their_hand="3C 5C", stock="AH 6C 7D", stock_out="short")
    assert kinds(play(match, "discard 7C -> side 0")) == ["discard", "draw"]
    assert (match.turn, stock(match), len(hand(match, 1))) == (1, [], 5)
    events = play(match, "discard 3C -> side 0")
    assert kinds(events) == ["discard", "round_drawn", "round_over"]
    assert (only(events, "round_drawn").seat, only(events, "round_drawn").clauses) == (0, ("SM-4.3", "SM-R6"))


@clause("SM-R6")
def test_other_reading_what_is_left_is_drawn_before_the_round_is_drawn():
    match = table("7C QH", their_hand="3C 5C", stock="AH 6C", stock_out="short")
    events = play(match, "discard 7C -> side 0")
    assert kinds(events) == ["discard", "draw", "round_drawn", "round_over"]
    assert hand(match, 1) == ["3C", "5C", "AH", "6C"]


@clause("SM-R6", "SM-R5")
@pytest.mark.parametrize(("left", "ends"), [(4, True), (5, False)])
def test_other_reading_so_it_is_when_a_hand_is_filled_in_mid_turn(left, ends):
    match = table("7C", centre=[6], stock=STOCK.split()[:left], stock_out="short")
    events = play(match, "play 7C -> centre 0")
    assert ("round_drawn" in kinds(events)) == ends
    assert len(hand(match)) == left


# -- R7: may a king open a stack -------------------------------------------------------------------------------------


@clause("SM-R7", "SM-2.3")
def test_a_king_opens_a_stack_as_an_ace():
    match = table("KS 2S 7C")
    (played,) = play(match, "play KS -> centre 1")
    assert (played.kind, played.amount) == ("wild", 1)
    assert played.clauses == ("SM-3.5", "SM-2.3", "SM-R7")
    play(match, "play 2S -> centre 1")
    assert centres(match) == [[], ["KS", "2S"], []]


@clause("SM-R7")
def test_other_reading_a_king_opens_no_stack_but_goes_on_any_that_is_begun():
    match = table("KS AD 7C", payoff="9C KD", side=["KH"], centre=[0, 4], king_opens=False)
    assert [text for text in choices(match) if text.startswith("play")] == [
        *("play payoff -> centre 1", "play side 0 -> centre 1", "play KS -> centre 1"),
        *("play AD -> centre 0", "play AD -> centre 2"),
    ]
    for source in ("payoff", "side 0", "KS"):
        refusal = refused(match, f"play {source} -> centre 0")
        assert (refusal.code, refusal.clause, refusal.data["cause"]) == (Fault.NOT_LEGAL, "SM-R7", "king")
    (played,) = play(match, "play KS -> centre 1")
    assert played.clauses == ("SM-3.5", "SM-2.3")


# -- R8, R19: completed stacks ---------------------------------------------------------------------------------------


@clause("SM-R8", "SM-2.5")
def test_a_finished_stack_goes_back_at_once_in_the_middle_of_a_turn():
    match = table("JH QH 7C", centre=[10])
    assert len(stock(match)) == 10
    play(match, "play JH -> centre 0")
    assert len(stock(match)) == 10
    play(match, "play QH -> centre 0")
    assert len(stock(match)) == 22
    assert (match.turn, centres(match)[0]) == (0, [])


@clause("SM-R8", "SM-R5")
def test_a_finished_stack_goes_back_before_the_hand_is_filled():
    match = table("QH", centre=[11], stock="AC")
    events = play(match, "play QH -> centre 0")
    assert kinds(events) == ["play", "complete", "draw"]
    assert only(events, "complete").amount == 13
    assert len(stock(match)) == 8
    assert Counter(stock(match) + hand(match)) == Counter([*rising(11), "QH", "AC"])
    assert facts(match)["result"] is None


@clause("SM-R8")
@pytest.mark.parametrize("source", ["payoff", "side 1", "QH"])
def test_wherever_the_last_card_comes_from_the_stack_goes_back(source):
    match = table("QH 7C", payoff="9C QD", side=["", "QS"], centre=[11])
    events = play(match, f"play {source} -> centre 0")
    assert kinds(events) == ["play", *(["turn_up"] if source == "payoff" else []), "complete"]
    assert len(stock(match)) == 22


@clause("SM-R8")
def test_a_finished_stack_may_be_drawn_from_again():
    drawn = set()
    for seed in range(8):
        match = table("QH", centre=[11], stock="AC", seed=seed)
        play(match, "play QH -> centre 0")
        drawn.update(hand(match))
    assert drawn > {"AC"}


@clause("SM-R19", "SM-R16")
def test_a_completed_stack_is_twelve_cards_kings_counted_as_what_they_stand_for():
    stack = ["KS", "2H", "KH", "4C", "KD", "6H", "7D", "8C", "KC", "10H", "KS"]
    match = table("KD 7C", centre=[stack])
    events = play(match, "play KD -> centre 0")
    finished = only(events, "complete")
    assert finished.clauses == ("SM-2.5", "SM-R8", "SM-R19")
    assert [move.card for move in finished.cards] == [*stack, "KD"]
    assert (finished.amount, finished.cause) == (22, "king")


@clause("SM-R19")
def test_eleven_cards_are_no_completed_stack_even_with_a_queen_due():
    match = table("KH QH 7C", centre=[10])
    assert kinds(play(match, "play KH -> centre 0")) == ["wild"]
    assert len(stock(match)) == 10
    assert kinds(play(match, "play QH -> centre 0")) == ["play", "complete"]


# -- R9: points ------------------------------------------------------------------------------------------------------


@clause("SM-R9", "SM-4.2")
def test_there_is_no_bonus_for_winning():
    match, events = won(3)
    assert facts(match)["scores"] == [3, 0]
    assert only(events, "round_won").amount == 3


@clause("SM-R9")
@pytest.mark.parametrize("bonus", [1, 5, 20])
def test_other_reading_a_bonus_for_winning_a_round(bonus):
    match, events = won(3, theirs=4, bonus=bonus)
    assert facts(match)["scores"] == [3 + bonus, 4]
    assert only(events, "round_won").amount == 3 + bonus
    assert facts(match)["result"] == [0, 3 + bonus, "payoff"]


@clause("SM-R9", "SM-4.4")
def test_other_reading_the_bonus_counts_for_the_match_but_not_in_a_drawn_round():
    match, _ = won(3, mine=42, bonus=5)
    assert match.outcome.winner == 0
    match = table("7C QH", their_hand="3C", stock="AH", bonus=5)
    play(match, "discard 7C -> side 0")
    assert facts(match)["scores"] == [0, 0]


# -- R10: is anything forced -----------------------------------------------------------------------------------------


@clause("SM-R10")
def test_nothing_that_can_be_played_must_be():
    match = table("AD 2S 7C", payoff="9C AH", side=["AC"], centre=[0, 1], stock="8S 9S")
    assert {text for text in choices(match) if text.startswith("discard")} == {
        f"discard {card} -> side {place}" for card in ("AD", "2S", "7C") for place in range(4)
    }
    play(match, "discard 7C -> side 1")
    assert match.turn == 1


@clause("SM-R10")
def test_other_reading_an_ace_that_can_be_played_must_be_played_before_anything_else():
    match = table("AD 2S 7C", payoff="9C AH", side=["2D", "AC"], centre=[0, 1], stock="8S 9S", aces_forced=True)
    assert choices(match) == [
        *("play payoff -> centre 0", "play payoff -> centre 2"),
        *("play side 1 -> centre 0", "play side 1 -> centre 2"),
        *("play AD -> centre 0", "play AD -> centre 2"),
    ]
    for action in ("discard 7C -> side 0", "discard AD -> side 0", "play 2S -> centre 1", "play side 0 -> centre 1"):
        refusal = refused(match, action)
        assert (refusal.code, refusal.clause, refusal.data["cause"]) == (Fault.NOT_LEGAL, "SM-R10", "ace-first")
    assert refused(match, "play 7C -> centre 1").clause == "SM-2.1"
    play(match, "play payoff -> centre 0", "play side 1 -> centre 2")
    assert "discard 7C -> side 0" in choices(match)
    assert "discard AD -> side 0" in choices(match)


@clause("SM-R10")
def test_other_reading_a_king_is_not_forced_nor_a_stand_in_for_an_ace():
    match = table("KD 7C", payoff="9C KH", aces_forced=True)
    assert "discard 7C -> side 0" in choices(match)
    match = table("KD AC", aces_forced=True)
    assert choices(match) == [f"play AC -> centre {place}" for place in range(3)]
    assert refused(match, "play KD -> centre 0").clause == "SM-R10"


@clause("SM-R10")
@pytest.mark.parametrize("where", ["payoff", "side", "hand"])
def test_other_reading_an_ace_is_forced_wherever_it_lies(where):
    match = table(
        "AD 7C" if where == "hand" else "8D 7C",
        payoff="9C AD" if where == "payoff" else "9C 6D",
        side=["AD"] if where == "side" else ["AD 5H"],
        aces_forced=True,
        stock="2D 3D",
    )
    assert {text.partition(" -> ")[0] for text in choices(match)} == {
        {"payoff": "play payoff", "side": "play side 0", "hand": "play AD"}[where]
    }


@clause("SM-R10")
def test_other_reading_an_ace_is_not_forced_where_no_stack_is_empty():
    match = table("AD 7C", centre=[1, 1, 1], aces_forced=True, stock="2D 3D")
    assert choices(match) == [f"discard {card} -> side {place}" for card in ("AD", "7C") for place in range(4)]


# -- R12: what goes to side stacks -----------------------------------------------------------------------------------


@clause("SM-R12", "SM-3.3", "SM-3.6")
@pytest.mark.parametrize("kind", ["play", "discard"])
def test_neither_payoff_nor_side_cards_go_to_a_side_stack(kind):
    match = table("7C QH", side=["5H"])
    for place in range(4):
        refusal = refused(match, f"{kind} payoff -> side {place}")
        assert (refusal.code, refusal.clause, refusal.data["cause"]) == (Fault.NOT_LEGAL, "SM-R12", "from-payoff")
        refusal = refused(match, f"{kind} side 0 -> side {place}")
        assert (refusal.code, refusal.clause, refusal.data["cause"]) == (Fault.NOT_LEGAL, "SM-R12", "from-side")


@clause("SM-R12", "SM-3.6")
@pytest.mark.parametrize("kind", ["play", "discard"])
def test_no_card_goes_to_the_others_stacks(kind):
    match = table("7C QH", side=["5H"])
    for place in range(4):
        refusal = refused(match, f"{kind} 7C -> theirs {place}")
        assert (refusal.code, refusal.clause, refusal.data["cause"]) == (Fault.NOT_LEGAL, "SM-3.6", "their-stack")
    assert refused(match, f"{kind} 7C -> payoff 1").code is Fault.NOT_LEGAL
    assert sides(match, 1) == [[], [], [], []]


# -- R13, R20: what can be seen --------------------------------------------------------------------------------------


@clause("SM-R13")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_of_a_payoff_pile_the_top_card_is_seen_by_all_and_no_other_by_anybody(reader):
    match = table("7C QH", payoff="9C 2D 6D", their_payoff="8C 3D 4H", centre=[5])
    assert match.view(reader).zones["payoff 0"] == (None, None, "6D")
    assert match.view(reader).zones["payoff 1"] == (None, None, "4H")
    play(match, "play payoff -> centre 0")
    assert match.view(reader).zones["payoff 0"] == (None, "2D")
    told = match.events(reader)[1][1].cards if reader is not None else match.events(None)[1][1].cards
    assert [move.card for move in told] == ["2D"]


@clause("SM-R13", "SM-R2")
def test_both_tops_are_turned_up_at_the_deal():
    match = new_match("spite_and_malice", seed=5)
    shown = [event for event in opening(match) if event.kind == "turn_up"][-2:]
    for seat, event in enumerate(shown):
        zone = f"payoff {seat}"
        assert (event.seat, event.clauses, event.amount) == (seat, ("SM-R13",), 20)
        assert event.cards == (Move(payoff(match, seat)[-1], zone, zone, 0b11),)


@clause("SM-R13")
def test_what_was_dealt_face_down_is_in_nobodys_log():
    match = new_match("spite_and_malice", seed=5)
    for reader in (None, 0, 1):
        for event in match.events(reader)[0]:
            if event.kind == "deal":
                shown = [move.card for move in event.cards if move.card is not None]
                assert shown == (hand(match, event.seat) if reader == event.seat else [])


@clause("SM-R20", "SM-2.6")
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_every_card_of_every_side_and_centre_stack_is_seen_by_all(reader):
    match = table("7C QH", side=["3C 9H", "KS"], their_side=["", "2C 2D 2S"], centre=[3])
    seen = match.view(reader).zones
    assert (seen["side 0.0"], seen["side 0.1"], seen["side 1.1"]) == (("3C", "9H"), ("KS",), ("2C", "2D", "2S"))
    assert seen["centre 0"] == ("AS", "2S", "3S")
    assert list(seen) == [
        *("stock", "centre 0", "centre 1", "centre 2"),
        *("payoff 0", "side 0.0", "side 0.1", "side 0.2", "side 0.3", "hand 0"),
        *("payoff 1", "side 1.0", "side 1.1", "side 1.2", "side 1.3", "hand 1"),
        "aside",
    ]


@clause("SM-R20")
def test_a_hand_is_seen_by_its_player_and_the_stock_by_nobody():
    match = table("7C QH", their_hand="3C")
    for reader, own, theirs in ((0, ("7C", "QH"), (None,)), (1, (None, None), ("3C",)), (None, (None, None), (None,))):
        zones = match.view(reader).zones
        assert (zones["hand 0"], zones["hand 1"], zones["stock"]) == (own, theirs, (None,) * 10)


# -- R14: how many centre stacks -------------------------------------------------------------------------------------


@clause("SM-R14", "SM-1.3")
def test_there_are_three_centre_stacks():
    match = table("AH 7C", centre=["AS", "AC", "AD"])
    refusal = refused(match, "play AH -> centre 3")
    assert (refusal.code, refusal.clause) == (Fault.NOT_LEGAL, "SM-R14")
    assert refusal.data["cause"] == "no-stack"
    assert refusal.data["amount"] == 3
    assert refused(match, "play AH -> centre 0").clause == "SM-2.1"
    assert refused(match, "play AH -> centre 9").clause == "SM-R14"
    assert refused(match, "play AH -> centre x").clause == "SM-R14"


@clause("SM-R14")
def test_other_reading_four_centre_stacks():
    match = table("AH 7C", centre=["AS", "AC", "AD"], centres=4)
    assert len(centres(match)) == 4
    assert "centre 3" in match.view(0).zones
    play(match, "play AH -> centre 3")
    assert centres(match)[3] == ["AH"]
    refusal = refused(match, "play 7C -> centre 4")
    assert (refusal.clause, refusal.data["amount"]) == ("SM-R14", 4)


# -- R15: both ends at once ------------------------------------------------------------------------------------------


@clause("SM-R15", "SM-4.1")
def test_the_last_payoff_card_wins_before_the_hand_would_be_filled():
    match = table("7C", payoff="6D", centre=[5, 6], stock="AH 6C 7D")
    assert kinds(play(match, "play payoff -> centre 0")) == ["play", "round_won", "round_over"]
    assert stock(match) == ["AH", "6C", "7D"]
    match = table("7C", payoff="6D", centre=[5, 6], stock="AH 6C 7D")
    assert "round_drawn" in kinds(play(match, "play 7C -> centre 1"))
    assert facts(match)["scores"] == [0, 0]


@clause("SM-R15", "SM-R8")
@pytest.mark.parametrize("last", ["QD", "KD"])
def test_the_last_payoff_card_wins_before_the_stack_that_it_finishes_is_shuffled_away(last):
    match = table("7C QH", payoff=last, centre=[11], their_payoff="8C 4H 5C")
    events = play(match, "play payoff -> centre 0")
    assert kinds(events) == ["wild" if last == "KD" else "play", "round_won", "round_over"]
    assert centres(match)[0] == [*rising(11), last]
    assert stock(match) == STOCK.split()
    assert facts(match)["scores"] == [3, 0]
    assert facts(match)["shuffles"] == 0


@clause("SM-R15")
def test_the_last_payoff_card_wins_also_when_the_stock_is_empty():
    match = table("7C QH", payoff="6D", centre=[5], stock="")
    play(match, "play payoff -> centre 0")
    assert facts(match)["result"] == [0, 2, "payoff"]


# -- R16: kings ------------------------------------------------------------------------------------------------------


@clause("SM-R16", "SM-2.3")
def test_two_kings_may_follow_each_other():
    match = table("KS KH 6C 7C", centre=[3])
    events = play(match, "play KS -> centre 0", "play KH -> centre 0", "play 6C -> centre 0")
    assert [(event.kind, event.amount) for event in events] == [("wild", 4), ("wild", 5), ("play", 6)]


@clause("SM-R16", "SM-2.5")
def test_kings_may_be_jack_and_queen():
    match = table("KS KH 7C", centre=[10])
    events = play(match, "play KS -> centre 0", "play KH -> centre 0")
    assert [(event.kind, event.amount) for event in events] == [("wild", 11), ("wild", 12), ("complete", 22)]
    assert events[1].clauses == ("SM-3.5", "SM-2.3")


@clause("SM-R16", "SM-3.3")
def test_a_king_on_top_of_the_payoff_pile_is_wild_too():
    match = table("7C QH", payoff="9C KD", centre=[3])
    events = play(match, "play payoff -> centre 0")
    assert events[0].clauses == ("SM-3.3", "SM-2.3")
    assert (events[0].kind, events[0].amount, events[0].cause) == ("wild", 4, "payoff")
    match = table("7C QH", payoff="KD", centre=[3])
    play(match, "play payoff -> centre 1")
    assert facts(match)["result"] == [0, 2, "payoff"]


@clause("SM-R16", "SM-3.4")
def test_a_king_on_a_side_stack_is_wild_too():
    match = table("7C QH", side=["KD"], centre=[3])
    (played,) = play(match, "play side 0 -> centre 0")
    assert (played.kind, played.amount, played.cause) == ("wild", 4, "side")
    assert played.clauses == ("SM-3.4", "SM-2.3")


# -- R17, R18: everything ends ---------------------------------------------------------------------------------------


@clause("SM-R17")
def test_a_round_is_drawn_after_four_hundred_turns_of_both_together():
    match = table("7C QH", scores=(20, 30), position={"turns": 399})
    events = play(match, "discard 7C -> side 0")
    assert (kinds(events), facts(match)["turns"]) == (["discard"], 400)
    events = play(match, "discard 3C -> side 0")
    assert kinds(events) == ["discard", "round_drawn", "round_over"]
    drawn = only(events, "round_drawn")
    assert (drawn.clauses, drawn.seat, drawn.amount, drawn.cause) == (("SM-R17",), None, 400, "turns")
    assert facts(match)["result"] == [None, 0, "turns"]
    assert facts(match)["scores"] == [20, 30]
    assert hand(match) == ["QH"]


@clause("SM-R17")
def test_the_last_turn_may_still_win():
    match = table("7C QH", payoff="6D", centre=[5], position={"turns": 400})
    play(match, "play payoff -> centre 0")
    assert facts(match)["result"] == [0, 2, "payoff"]


@clause("SM-R17")
@pytest.mark.parametrize("turns", [2, 7])
def test_another_number_of_turns_may_be_agreed(turns):
    match = new_match("spite_and_malice", seed=5, options={"max_turns": turns})
    for turn in range(1, turns + 1):
        assert (facts(match)["turns"], facts(match)["phase"]) == (turn, "play")
        play(match, choices(match)[-1])
    assert facts(match)["result"] == [None, 0, "turns"]
    play(match, "next_round")
    assert facts(match)["turns"] == 1


@clause("SM-R18")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [(3, 0, 0), (0, 12, 1), (0, 0, None)], ids=["leader", "other", "level"]
)
def test_after_forty_rounds_the_match_goes_to_the_leader_and_is_drawn_when_level(mine, theirs, winner):
    match = table("7C QH", their_hand="3C", stock="AH", scores=(mine, theirs), position={"round": 40})
    events = play(match, "discard 7C -> side 0")
    assert kinds(events)[-2:] == ["round_drawn", "match_over"]
    ended = only(events, "match_over")
    cause = "drawn" if winner is None else "won"
    assert (ended.clauses, ended.seat, ended.amount, ended.cause) == (("SM-R18",), winner, 40, cause)
    outcome = match.outcome
    assert (outcome.clause, outcome.winner) == ("SM-R18", winner)
    assert outcome.leaders == ((0, 1) if winner is None else (winner,))
    assert outcome.ending is (Ending.DRAWN if winner is None else Ending.WON)
    assert refused(match, "next_round").clause == "SM-R18"


@clause("SM-R18")
def test_a_round_before_the_fortieth_ends_no_match():
    match = table("7C QH", their_hand="3C", stock="AH", scores=(3, 0), position={"round": 39})
    play(match, "discard 7C -> side 0")
    assert match.outcome is None
    play(match, "next_round")
    assert match.round == 40


@clause("SM-R18", "SM-4.4")
def test_fifty_points_in_the_fortieth_round_win_by_the_points():
    match, events = won(7, mine=45, position={"round": 40})
    assert only(events, "match_over").clauses == ("SM-4.4",)
    assert match.outcome.clause == "SM-4.4"
    match, events = won(7, mine=5, theirs=12, position={"round": 40})
    assert (match.outcome.clause, match.outcome.winner) == ("SM-R18", None)


@clause("SM-R18")
@pytest.mark.parametrize("rounds", [1, 3])
def test_another_number_of_rounds_may_be_agreed(rounds):
    match = new_match("spite_and_malice", seed=5, options={"max_rounds": rounds, "max_turns": 2})
    while match.outcome is None:
        play(match, choices(match)[-1])
    assert match.round == rounds
    assert match.outcome.clause == "SM-R18"


# -- options ---------------------------------------------------------------------------------------------------------


def test_the_options_are_these_with_these_defaults_and_bounds():
    assert {option.name: (option.default, option.allowed, option.clause) for option in SpiteAndMalice.OPTIONS} == {
        "packs": (2, "1 to 3", "SM-R1"),
        "payoff": (20, "5 to 30", "SM-1.2"),
        "centres": (3, "3, 4", "SM-R14"),
        "stock_out": ("emptied", "emptied, short", "SM-R6"),
        "king_opens": (True, "True, False", "SM-R7"),
        "aces_forced": (False, "False, True", "SM-R10"),
        "bonus": (0, "0 to 20", "SM-R9"),
        "target": (50, "1 to 1000", "SM-4.4"),
        "max_turns": (400, "2 to 2000", "SM-R17"),
        "max_rounds": (40, "1 to 1000", "SM-R18"),
    }


@pytest.mark.parametrize("option", SpiteAndMalice.OPTIONS, ids=lambda option: option.name)
def test_a_value_that_is_not_allowed_is_refused_by_the_clause_of_its_option(option):
    with pytest.raises(Illegal) as caught:
        new_match("spite_and_malice", seed=5, options={option.name: "no such value"})
    assert (caught.value.code, caught.value.clause) == (Fault.BAD_OPTION, option.clause)
    assert caught.value.data["option"] == option.name
    assert facts(new_match("spite_and_malice", seed=5))["options"][option.name] == option.default

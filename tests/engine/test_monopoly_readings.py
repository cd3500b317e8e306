"""Where the rules of Monopoly: The Card Game leave something open: our reading, and the other where it is an option."""

from __future__ import annotations

from collections import Counter

import pytest
from monopoly_table import (
    DONE,
    DONE_9,
    DONE_11,
    MINE,
    STOCK,
    THEIRS,
    all_of,
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
from cardwidgets.engine.game import Ending, Fault, Illegal, Move
from cardwidgets.engine.monopoly_card_game import GROUPS, VALUES, MonopolyCardGame

clause = pytest.mark.clause
NAME = "monopoly_card_game"
REWARD = "STC VEN MED RDG ELE"
"""Five cards that are of no use to the hands here."""
BONUS = [*("GO",) * 4, *("MR",) * 4, "TK_CAR"]


def refused_option(name, value):
    with pytest.raises(Illegal) as caught:
        new_match(NAME, seed=1, options={name: value})
    assert caught.value.code is Fault.BAD_OPTION
    return caught.value.clause


# -- R1: the pack ----------------------------------------------------------------------------------------------------


@clause("MC-R1")
def test_there_are_fourteen_houses_so_that_the_pack_has_sixty_cards():
    counts = Counter(everything(new_match(NAME, seed=1)))
    assert [counts[f"H{number}"] for number in (1, 2, 3, 4)] == [5, 4, 3, 2]
    assert sum(counts.values()) == 60


@clause("MC-R1")
def test_other_reading_four_houses_of_each_of_the_first_three_numbers():
    match = new_match(NAME, seed=1, options={"houses": "4442"})
    counts = Counter(everything(match))
    assert [counts[f"H{number}"] for number in (1, 2, 3, 4)] == [4, 4, 4, 2]
    assert sum(counts.values()) == 60
    assert match._state.pack.counts == counts
    assert refused_option("houses", "5443") == "MC-R1"


# -- R2, R21, R25: the target ----------------------------------------------------------------------------------------


@clause("MC-R2")
@pytest.mark.parametrize(("players", "target"), [(2, 10_000), (3, 10_000), (4, 10_000), (5, 7_000), (6, 7_000)])
def test_ten_thousand_for_up_to_four_and_seven_thousand_for_five_and_six(players, target):
    match = new_match(NAME, seed=1, options={"players": players})
    assert facts(match)["target"] == target
    assert match._events[0][0].amount == target


@clause("MC-R2")
@pytest.mark.parametrize("players", [4, 5])
def test_any_other_target_may_be_set(players):
    match = new_match(NAME, seed=1, options={"players": players, "target": 2500})
    assert facts(match)["target"] == 2500
    assert going_out(DONE, target=3000).outcome.winner == 0
    assert going_out(DONE, target=3500).outcome is None
    assert refused_option("target", 0) == "MC-R2"


@clause("MC-R21")
def test_of_two_who_pass_the_target_the_one_with_more_wins():
    for totals, winner in (([7000, 10_500, 0, 0], 1), ([8000, 10_500, 0, 0], 0)):
        match = going_out(DONE, reward=REWARD, position={"totals": totals})
        assert facts(match)["totals"] == [totals[0] + 3000, 10_500, 0, 0]
        assert match.outcome.winner == winner


@clause("MC-R21")
def test_with_equal_totals_another_hand_is_played():
    match = going_out(DONE, reward=REWARD, position={"totals": [7500, 10_500, 0, 0]})
    assert facts(match)["totals"] == [10_500, 10_500, 0, 0]
    assert match.outcome is None
    assert choices(match) == ["next_round"]
    match = going_out(DONE, "KEN IND ILL", reward=REWARD, position={"totals": [7500, 10_250, 10_500, 0]})
    assert facts(match)["totals"] == [10_500, 10_500, 10_500, 0]
    assert match.outcome is None


@clause("MC-R25")
@pytest.mark.parametrize(("round_", "over"), [(59, False), (60, True)])
def test_after_sixty_hands_the_leader_has_won(round_, over):
    match = going_out(DONE, reward=REWARD, position={"round": round_, "totals": [0, 100, 0, 0]})
    assert (match.outcome is not None) == over
    if over:
        outcome = match.outcome
        assert (outcome.ending, outcome.winner, outcome.clause) == (Ending.WON, 0, "MC-R25")
        told = match.events(None)[-1][-1]
        assert (told.kind, told.seat, told.amount, told.cause) == ("match_over", 0, 60, "won")
        assert told.clauses == ("MC-R25",)


@clause("MC-R25")
def test_and_where_two_lead_it_is_drawn():
    match = going_out(DONE, reward=REWARD, position={"round": 60, "totals": [0, 3000, 2950, 0]})
    outcome = match.outcome
    assert (outcome.ending, outcome.winner, outcome.leaders, outcome.clause) == (Ending.DRAWN, None, (0, 1), "MC-R25")
    told = match.events(None)[-1][-1]
    assert (told.seat, told.cause, told.clauses) == (None, "drawn", ("MC-R25",))


@clause("MC-R25", "MC-R21")
def test_the_target_counts_in_the_last_hand_too_but_a_tie_there_is_the_end():
    match = going_out(DONE, reward=REWARD, position={"round": 60, "totals": [7000, 0, 0, 0]})
    assert match.outcome.clause == "MC-4.22"
    match = going_out(DONE, reward=REWARD, position={"round": 60, "totals": [7000, 10_000, 0, 0]})
    assert (match.outcome.ending, match.outcome.clause) == (Ending.DRAWN, "MC-R25")


@clause("MC-R25")
def test_other_bounds_on_hands_can_be_set():
    assert going_out(DONE, reward=REWARD, max_rounds=1).outcome.clause == "MC-R25"
    assert going_out(DONE, reward=REWARD, max_rounds=2).outcome is None
    for name in ("max_laps", "max_passes", "max_rounds"):
        assert refused_option(name, 0) == "MC-R25"


# -- R3, R4: tokens --------------------------------------------------------------------------------------------------


@clause("MC-R3")
def test_a_token_pays_the_group_without_its_houses_and_hotel():
    assert valued("PKP BWK H1 H2 TK_CAR", "") == [400 + 800 + 400, 0]
    assert valued("MED BAL H1 H2 H3 H4 HT TK_CAR", "") == [50 + 200 + 500 + 50, 0]


@clause("MC-R3")
def test_other_reading_it_pays_the_group_with_all_that_is_built_on_it():
    assert valued("PKP BWK H1 H2 TK_CAR", "", token="built") == [1200 + 1200, 0]
    assert valued("MED BAL H1 H2 H3 H4 HT TK_CAR TK_HAT", "", token="built") == [3 * 750, 0]
    # Nothing is built on the cheaper group, so the dearer one is still the best.
    assert valued("PKP BWK MED BAL H1 TK_CAR", "", token="built") == [50 + 800 + 800, 0]
    assert refused_option("token", "both") == "MC-R3"


@clause("MC-R4")
def test_several_tokens_may_use_one_group_and_none_pays_without_a_street_group():
    assert valued("PKP BWK MED BAL TK_CAR TK_HAT TK_IRON", "") == [450 + 3 * 400, 0]
    assert valued("RDG PRR BNO SHL ELE WAT TK_CAR", "") == [1500, 0]
    assert valued("RDG PRR BNO SHL MED BAL TK_CAR", "") == [1000 + 50 + 50, 0]


@clause("MC-R4")
def test_other_reading_railroads_and_utilities_are_doubled_as_well():
    assert valued("RDG PRR BNO SHL TK_CAR", "", token_groups="any") == [2000, 0]
    assert valued("RDG SHL ELE WAT TK_CAR", "", token_groups="any") == [250 + 500 + 500, 0]
    assert valued("PKP BWK RDG SHL TK_CAR", "", token_groups="any") == [650 + 400, 0]
    assert valued("PKP BWK ELE WAT TK_CAR", "", token_groups="any") == [900 + 500, 0]
    assert valued("RDG TK_CAR", "", token_groups="any") == [0, 0]
    built = {"token_groups": "any", "token": "built"}
    assert valued("PKP BWK H1 ELE WAT TK_CAR", "", **built) == [400 + 400 + 500 + 800, 0]
    assert refused_option("token_groups", "all") == "MC-R4"


@clause("MC-R4", "MC-4.14")
def test_a_token_is_never_in_the_way_of_going_out():
    match = going_out("RDG SHL GO GO GO GO MR MR TK_CAR TK_HAT", reward=REWARD[:7])
    assert earned(match)[0] == 250 + 800 + 1000


# -- R5: where houses stand ------------------------------------------------------------------------------------------


@clause("MC-R5")
def test_houses_stand_where_they_are_worth_most():
    assert valued("PKP BWK MED BAL H1", "") == [450 + 400, 0]
    assert valued("PKP BWK MED BAL H1 H2 H3", "") == [450 + 1200, 0]


@clause("MC-R5")
def test_each_number_stands_once_on_a_group_so_the_second_first_house_needs_another_group():
    assert valued("PKP BWK MED BAL H1 H1", "") == [450 + 400 + 50, 0]
    assert valued("PKP BWK MED BAL H1 H1 H1", "") == [450 + 400 + 50, 0]
    assert valued("PKP BWK MED BAL H1 H1 H2 H2 H3", "") == [450 + 1200 + 100, 0]
    assert valued("PKP BWK KEN IND ILL H1 H1 H2", "") == [650 + 800 + 250, 0]


@clause("MC-R5")
def test_a_hotel_needs_four_houses_on_its_own_group_and_there_is_one_to_a_group():
    assert valued("PKP BWK MED BAL H1 H2 H3 H4 HT", "") == [450 + 1600 + 500, 0]
    assert valued("PKP BWK MED BAL H1 H2 H3 H4 HT HT", "") == [450 + 1600 + 500, 0]
    both = "PKP BWK MED BAL H1 H1 H2 H2 H3 H3 H4 H4 HT HT"
    assert valued(both, "") == [450 + 1600 + 200 + 1000, 0]
    assert lines_of(both)["hotel"] == [("dark_blue", 500), ("dark_purple", 500)]


def lines_of(text):
    found = {}
    match = table(text, "", players=2, position={"phase": "scored", "totals": [20_000, 20_000]}, target=50_000)
    for kind, group, amount in lines(match):
        found.setdefault(kind, []).append((group, amount))
    return found


# -- R6: Chance ------------------------------------------------------------------------------------------------------


def stands(complete, **options):
    """What the first Chance card of a hand that goes out may stand for."""
    match = table(complete, **options)
    play(match, "out")
    return [text.removeprefix("chance ") for text in choices(match)]


@clause("MC-R6")
@pytest.mark.parametrize(
    ("complete", "roles"),
    [
        ("BWK CH H1 GO GO GO GO MR MR MR", ["PKP"]),
        ("PKP BWK CH GO GO GO GO MR MR MR", ["H1", "TK"]),
        ("PKP BWK CH H2 GO GO GO GO MR MR", ["H1"]),
        ("PKP BWK H1 H2 CH H4 GO GO MR MR", ["H3"]),
        ("PKP BWK H1 H2 H3 CH HT GO GO MR", ["H4"]),
        ("PKP BWK H1 H2 H3 H4 CH GO GO MR", ["HT", "TK"]),
        ("PKP BWK H1 H2 H3 H4 HT CH GO MR", ["TK"]),
        ("PKP BWK RDG SHL CH GO GO GO GO MR", ["PRR", "BNO", "H1", "TK"]),
        ("RDG CH GO GO GO GO MR MR MR MR", ["PRR", "BNO", "SHL"]),
        ("RDG PRR BNO CH GO GO GO MR MR MR", ["SHL"]),
        ("ELE CH GO GO GO GO MR MR MR MR", ["WAT"]),
        ("KEN IND CH PKP BWK GO GO GO GO MR", ["ILL"]),
        ("KEN CH CH PKP BWK GO GO GO GO MR", ["IND", "ILL"]),
        ("RDG CH CH GO GO GO GO MR MR MR", ["PRR", "BNO", "SHL"]),
    ],
)
def test_chance_is_any_property_house_hotel_or_token_that_fits(complete, roles):
    assert stands(complete) == roles


@clause("MC-R6")
def test_chance_is_never_go_nor_mr_monopoly_nor_a_property_of_the_same_hand():
    match = table("RDG CH GO GO GO GO MR MR MR MR")
    play(match, "out")
    for role in ("GO", "MR", "CH", "RDG", "TK", "H1", "PKP"):
        assert no(match, f"chance {role}") == ("MC-R6", "unfit")
    assert no(match, "discard GO") == ("MC-R6", "moment")


@clause("MC-R6")
def test_a_group_needs_one_real_card():
    assert no(table("CH CH GO GO GO GO MR MR MR MR"), "out") == ("MC-4.14", "out-group")
    assert no(table("PKP CH KEN CH GO GO GO GO MR MR"), "out") == ("MC-4.14", "out-chance")
    assert no(table("KEN CH GO GO GO GO MR MR MR MR"), "out") == ("MC-4.14", "out-group")


@clause("MC-R6")
def test_a_chance_card_that_nothing_needs_is_in_the_way():
    # A token is of use on a street group only, and all four railroads and both utilities are there.
    assert no(table("RDG PRR BNO SHL ELE WAT CH GO GO GO"), "out") == ("MC-4.14", "out-chance")
    assert "out" in choices(table("RDG PRR BNO SHL ELE WAT CH GO GO GO GO"))
    assert "out" in choices(table("RDG PRR BNO SHL MED BAL CH GO GO GO"))


@clause("MC-R6", "MC-4.15")
def test_such_a_card_may_be_shed_on_going_out():
    match = table("RDG PRR BNO SHL ELE WAT CH GO GO GO GO")
    play(match, "out")
    assert "discard CH" in choices(match)
    # A railroad may go as well: then Chance stands for it.
    assert "discard SHL" in choices(match)
    assert no(match, "discard GO") == ("MC-4.14", "needed")
    match = table("PKP BWK CH H1 GO GO GO GO MR MR MR")
    play(match, "out", "discard CH")
    assert facts(match)["phase"] == "scored"
    assert facts(match)["stands"] == []


@clause("MC-R6")
def test_two_chance_cards_are_told_one_after_the_other():
    match = table("KEN CH CH PKP BWK GO GO GO MR MR", draw=REWARD)
    play(match, "out")
    play(match, "chance ILL")
    assert choices(match) == ["chance IND"]
    events = play(match, "chance IND")
    assert (events[0].amount, events[0].cause) == (2, "IND")
    assert facts(match)["stands"] == ["ILL", "IND"]
    assert earned(match)[0] == 250 + 400 + 600 + 1000
    line = facts(match)["result"][0]["lines"][1]
    assert (line["group"], line["cards"]) == ("red", ["KEN", "CH", "CH"])


@clause("MC-R6", "MC-R4")
def test_chance_as_a_token_pays_as_one():
    match = going_out("PKP BWK CH GO GO GO GO MR MR MR", reward=REWARD, chance=["TK"])
    assert earned(match)[0] == 400 + 400 + 800 + 1000
    match = going_out("PKP BWK CH GO GO GO GO MR MR MR", reward=REWARD, chance=["H1"], token="built")
    assert lines(match)[:2] == [("group", "dark_blue", 400), ("houses", "dark_blue", 400)]


@clause("MC-R6", "MC-R20")
def test_chance_as_a_railroad_counts_as_one():
    match = going_out("RDG PRR CH GO GO GO GO MR MR MR", reward="STC VEN MED KEN ELE", chance=["SHL"])
    assert lines(match)[0] == ("group", "railroads", 500)


# -- R7, R8: Chance and Mr. Monopoly ---------------------------------------------------------------------------------


@clause("MC-R7")
def test_the_mr_monopoly_cards_of_a_hand_with_chance_do_not_count():
    match = going_out("PKP BWK H1 H2 H3 GO GO GO GO MR", "MR MR MR CH", reward=REWARD)
    assert earned(match) == [2400 + 1000, 0, 0, 0]
    assert valued("MR MR CH", "MR", "") == [0, 1000, 0]


@clause("MC-R7")
def test_other_reading_they_count_and_nobody_is_paid():
    match = going_out("PKP BWK H1 H2 H3 GO GO GO GO MR", "MR MR MR CH", reward=REWARD, void_counts=True)
    assert earned(match) == [2400, 0, 0, 0]
    assert all(seat["prize"] == 0 for seat in facts(match)["result"])
    assert "prize" not in kinds(match.events(None)[-1])
    assert valued("MR CH", "MR MR", "", void_counts=True) == [0, 1000, 0]
    assert valued("MR CH", "MR", "", void_counts=True) == [0, 0, 0]
    assert refused_option("void_counts", 1) == "MC-R7"


@clause("MC-R8")
@pytest.mark.parametrize(("hands", "paid"), [(("MR MR", "MR MR"), [0, 0]), (("MR MR", "MR"), [1000, 0])])
def test_of_a_tie_for_the_most_nobody_is_paid(hands, paid):
    assert valued(*hands) == paid
    assert valued("MR", "MR", "MR MR" if paid[0] else "") == ([0, 0, 1000] if paid[0] else [0, 0, 0])


# -- R9, R10, R26: the reward ----------------------------------------------------------------------------------------


@clause("MC-R9")
def test_the_reward_may_bring_bonus_cards_and_a_whole_new_group():
    match = going_out(DONE, reward="ELE WAT TK_CAR H3 MR")
    assert lines(match) == [
        ("group", "dark_blue", 400),
        ("houses", "dark_blue", 1200),
        ("group", "utilities", 500),
        ("token", "dark_blue", 400),
        ("go", "", 800),
    ]
    match = going_out("PKP BWK H1 H2 H3 H4 HT GO GO MR", "MR", reward="MR KEN IND ILL STC")
    assert [seat["prize"] for seat in facts(match)["result"]] == [1000, 0, 0, 0]
    assert ("group", "red", 250) in lines(match)


@clause("MC-R9")
def test_a_reward_card_completes_what_was_shed_no_more():
    """Surplus shed on going out lies on the trade pile and is not used."""
    match = table(f"{DONE} KEN IND", draw="ILL STC VEN MED ORI", piles=("", ""))
    play(match, "out", "discard KEN", "discard IND")
    assert pile(match) == ["KEN", "IND"]
    assert earned(match)[0] == 3000


@clause("MC-R9")
@pytest.mark.parametrize("left", range(1, 7))
def test_where_fewer_remain_one_takes_what_there_is(left):
    cards = ["H3", "STC", "VEN", "MED", "RDG", "ELE"][:left]
    match = going_out(DONE, reward=cards)
    assert list(match.view(None).zones["reward"]) == cards[:5]
    assert stock(match) == cards[5:]
    assert only(match.events(None)[-1], "reward").amount == min(left, 5)
    assert earned(match)[0] == 3400


@clause("MC-R10")
def test_chance_stays_what_it_stood_for():
    match = going_out("PKP BWK CH H1 GO GO GO GO MR MR", reward="H3 VEN STC RDG ELE", chance=["TK"])
    # As the second house it would bring the third one of the reward into play.
    assert earned(match)[0] == 400 + 400 + 400 + 800 + 1000
    match = going_out("PKP BWK CH H1 GO GO GO GO MR MR", reward="H3 VEN STC RDG ELE", chance=["H2"])
    assert earned(match)[0] == 400 + 1200 + 800 + 1000


@clause("MC-R10")
@pytest.mark.parametrize(
    ("complete", "role", "reward", "worth"),
    [
        ("BWK CH H1 H2 GO GO GO GO MR MR", "PKP", "PKP VEN STC RDG ELE", 400 + 800 + 400 + 800),
        ("BWK CH H1 H2 H3 H4 GO GO MR MR", "PKP", "PKP VEN STC RDG ELE", 400 + 1600 + 500 + 400),
        ("PKP BWK CH H1 GO GO GO GO MR MR", "H2", "H2 VEN STC RDG ELE", 400 + 800 + 400 + 800),
        ("PKP BWK CH H1 GO GO GO GO MR MR", "TK", "TK_HAT H3 STC RDG ELE", 400 + 400 + 400 + 800 + 800),
        ("RDG CH GO GO GO GO MR MR MR MR", "SHL", "SHL VEN STC KEN ELE", 250 + 800),
        ("RDG CH GO GO GO GO MR MR MR MR", "SHL", "PRR VEN STC KEN ELE", 500 + 800),
        ("KEN IND CH H1 GO GO GO GO MR MR", "ILL", "ILL PKP STC RDG ELE", 250 + 250 + 250 + 800),
    ],
)
def test_but_when_the_reward_brings_that_very_card_it_may_be_a_house_a_hotel_or_a_token(complete, role, reward, worth):
    match = going_out(complete, "", reward=reward, chance=[role])
    assert earned(match)[0] == worth + 1000


@clause("MC-R10")
def test_one_card_brought_frees_one_chance_card():
    complete = "PKP BWK CH CH GO GO GO GO MR MR"
    match = going_out(complete, reward="TK_CAR H2 STC RDG ELE", chance=["TK", "TK"])
    # One of the two becomes the first house; the second house of the reward stands on it.
    assert lines(match) == [
        ("group", "dark_blue", 400),
        ("houses", "dark_blue", 800),
        ("token", "dark_blue", 400),
        ("token", "dark_blue", 400),
        ("go", "", 800),
    ]
    match = going_out(complete, reward="MED H1 H2 STC ELE", chance=["TK", "TK"])
    assert earned(match)[0] == 400 + 800 + 800 + 800 + 1000
    # The freed first house becomes the third one, between those of the reward.
    match = going_out(complete, reward="H1 H2 H4 STC ELE", chance=["H1", "TK"])
    assert earned(match)[0] == 400 + 4 * 400 + 400 + 800 + 1000


@clause("MC-R26")
def test_a_chance_card_of_the_reward_is_wild():
    match = going_out(DONE, "KEN", reward="CH VEN STC RDG ELE")
    assert not facts(match)["result"][0]["void"]
    assert earned(match)[0] == 3000 + 500
    assert lines(match)[-1] == ("go", "", 800)
    # It makes a pair of utilities with the one that came with it: 500, more than a house.
    assert ("group", "utilities", 500) in lines(match)
    match = going_out(DONE, reward="CH VEN ATL ORI KEN")
    assert earned(match)[0] == 3000 + 400


@clause("MC-R26", "MC-R18")
def test_where_nobody_went_out_a_chance_card_left_in_the_draw_pile_harms_nobody():
    match = table("KEN IND ILL", "MR", players=3, draw="CH GO MR", extras=("ORI",), position={"quiet": 14})
    play(match, "swap_tops pile 1 -> pile X")
    assert facts(match)["phase"] == "scored"
    assert earned(match) == [250, 1000, 0]
    assert stock(match) == ["CH", "GO", "MR"]


# -- R11 to R15: a turn ----------------------------------------------------------------------------------------------


@clause("MC-R11")
def test_whoever_completes_a_hand_by_drawing_goes_out_in_the_next_turn():
    match = table("PKP H1 H2 GO GO GO GO MR MR H4", "", draw="BWK ELE WAT VEN STC")
    play(match, "draw")
    assert no(match, "out") == ("MC-R11", "one-a-turn")
    play(match, "discard H4")
    for _ in range(3):
        assert "out" not in choices(match)
        play(match, "trade -> pile 0" if match.turn == 1 else "draw")
        play(match, *(["count 1", "exchange"] if facts(match)["phase"] == "trade" else []))
    assert match.turn == 0
    assert "out" in choices(match)


@clause("MC-R11")
def test_or_by_trading():
    match = table("PKP H1 H2 GO GO GO GO MR MR H4", "", piles=("WAT", "BWK"))
    play(match, "trade -> pile 1", "count 1", "put H4")
    assert match.turn == 1
    assert facts(match)["out"] is None


@clause("MC-R12", "MC-4.10")
def test_one_card_at_most_is_put_down_before_a_trade():
    match = table(piles=("PAC", "NCA CON IND"))
    play(match, "trade -> pile 1")
    # One card lies there and one can be put on it: two for two is the most.
    assert choices(match) == ["count 1", "count 2", "cancel"]
    refusal = refused(match, "count 3")
    assert (refusal.clause, refusal.data["cause"], refusal.data["amount"]) == ("MC-R14", "too-many", 2)
    play(match, "count 2", "put H3")
    # With the first card put down the trade was made, there is no second.
    assert facts(match)["phase"] == "shed"
    assert verbs(match) == ["discard"]
    assert no(match, "put H1") == no(match, "put ILL") == ("MC-R12", "one-put")
    assert hand(match, 1)[-2:] == ["H3", "PAC"]


@clause("MC-R12")
def test_putting_a_card_down_is_final_and_the_card_must_be_in_the_hand():
    match = table()
    play(match, "trade -> pile 1", "count 1")
    assert no(match, "put ILL") == ("MC-4.5", "not-held")
    assert choices(match) == ["exchange", *(f"put {card}" for card in dict.fromkeys(MINE.split())), "cancel"]
    events = play(match, "put H3")
    assert kinds(events) == ["put", "exchange"]


@clause("MC-R13", "MC-4.11")
def test_the_other_player_keeps_what_is_too_much_till_the_end_of_the_own_next_turn():
    match = table()
    play(match, "trade -> pile 1", "count 2", "exchange", "discard H3", "discard TK_CAR")
    assert len(hand(match, 1)) == 12
    assert verbs(match) == ["draw", "trade"]
    play(match, "draw")
    assert len(hand(match, 1)) == 13
    play(match, "discard PAC", "discard WAT", "discard STC")
    assert len(hand(match, 1)) == 10
    assert match.turn == 2


@clause("MC-R13")
def test_a_hand_with_more_than_ten_is_scored_as_it_is():
    match = table(DONE, f"{THEIRS[:-13]} KEN IND ILL H1 H2 MR", position={"turn": 0})
    assert len(hand(match, 1)) > 10
    play(match, "out")
    assert earned(match)[1] == 250 + 2 * 250


@clause("MC-R13", "MC-4.15")
def test_whoever_was_given_a_card_may_go_out_with_it():
    match = table("KEN", "PKP H1 H2 GO GO GO GO MR MR MR", piles=("BWK", "IND"), draw=STOCK)
    play(match, "trade -> pile 1", "count 1", "exchange")
    assert match.turn == 1
    assert len(hand(match, 1)) == 11
    play(match, "out")
    assert choices(match) == ["discard H2", "discard GO", "discard MR"]


@clause("MC-R14")
def test_a_trade_cannot_exceed_either_pile():
    match = table(piles=("PAC WAT KEN", "NCA"))
    play(match, "trade -> pile 1")
    assert choices(match) == ["count 1", "cancel"]
    assert no(match, "count 2") == ("MC-R14", "too-many")
    assert no(match, "count 0") == ("MC-R14", "too-many")
    match = table("", piles=("PAC", "NCA CON"))
    play(match, "trade -> pile 1")
    assert choices(match) == ["count 1", "cancel"]


@clause("MC-R14")
def test_nobody_can_trade_with_an_empty_pile():
    match = table(piles=("PAC", ""))
    assert choices(match) == ["draw"]
    assert no(match, "trade -> pile 1") == ("MC-4.9", "empty")


@clause("MC-R14")
def test_the_card_put_down_counts_as_the_own_top_card():
    match = table(piles=("", "NCA CON"))
    play(match, "trade -> pile 1", "count 1")
    refusal = refused(match, "exchange")
    assert (refusal.clause, refusal.data["cause"], refusal.data["amount"]) == ("MC-R14", "too-few-own", 0)
    exchanged = only(play(match, "put H3"), "exchange")
    assert [(move.card, move.source) for move in exchanged.cards] == [("H3", "pile 0"), ("CON", "pile 1")]
    assert pile(match) == []
    match = table(piles=("PAC", "NCA CON"))
    play(match, "trade -> pile 1", "count 2")
    assert refused(match, "exchange").data["amount"] == 1
    exchanged = only(play(match, "put H3"), "exchange")
    assert [move.card for move in exchanged.cards] == ["H3", "PAC", "CON", "NCA"]


@clause("MC-R14")
def test_whoever_has_neither_pile_nor_hand_cannot_trade():
    assert choices(table("", piles=("", "NCA"))) == ["draw"]


@clause("MC-R15", "MC-5.2")
def test_swapping_tops_is_a_whole_turn_that_leaves_the_hand_alone():
    match = table(players=3)
    play(match, "swap_tops pile 1 -> pile X")
    assert match.turn == 1
    match = table(f"{MINE} KEN", players=3, piles=("", "NCA"), extras=("ILL",))
    play(match, "swap_tops pile 1 -> pile X")
    # What was too much before is shed all the same.
    assert (match.turn, verbs(match)) == (0, ["discard"])


@clause("MC-R15")
def test_no_card_of_the_hand_can_be_put_down_for_it_and_trading_with_an_extra_pile_is_not_offered():
    match = table(players=3, piles=("", ""))
    assert choices(match) == ["draw"]
    match = table(players=3)
    assert "trade -> pile X" not in choices(match)
    assert no(match, "trade -> pile X") == ("MC-R15", "extra")
    assert no(match, "trade -> pile Y") == ("MC-4.9", "empty")
    assert no(table(players=2), "trade -> pile Y") == ("MC-R15", "extra")
    for players, clause_of in ((4, "MC-5.1"), (5, "MC-7.1"), (6, "MC-7.1")):
        assert no(new_match(NAME, seed=5, options={"players": players}), "trade -> pile X") == (clause_of, "no-extra")


@clause("MC-R15", "MC-5.3")
def test_taking_needs_two_cards_on_the_own_pile():
    assert "take pile X" not in choices(table(players=3, piles=("PAC", "NCA")))
    assert "take pile X" in choices(table(players=3, piles=("PAC WAT", "NCA")))
    assert no(table(players=3, piles=("PAC", "NCA")), "take pile X") == ("MC-R15", "two-needed")
    assert no(table(players=3, piles=("", "NCA")), "take pile X") == ("MC-R15", "two-needed")


@clause("MC-R15", "MC-5.3")
def test_the_own_top_card_goes_down_first_so_that_the_second_lies_on_top():
    match = table(players=3, piles=("KEN PAC WAT", "NCA"))
    play(match, "take pile X")
    assert extra(match) == ["WAT", "PAC"]
    assert pile(match) == ["KEN"]


@clause("MC-R15", "MC-R18")
def test_taking_the_last_card_of_the_draw_pile_is_allowed_and_ends_the_hand():
    match = table(players=3, draw="VEN")
    play(match, "take pile X")
    assert facts(match)["phase"] == "shed"
    play(match, "discard H3")
    events = play(match, "discard TK_CAR")
    assert only(events, "nobody_out").cause == "draw"


@clause("MC-R15", "MC-4.7")
def test_they_are_offered_beside_drawing_trading_and_going_out():
    match = table(DONE, players=3)
    assert verbs(match) == ["draw", "out", "swap_tops", "take", "trade"]
    play(match, "draw")
    for action in ("take pile X", "swap_tops pile 1 -> pile X"):
        assert no(match, action) == ("MC-4.7", "one-a-turn")


# -- R16, R22 to R24: five and six -----------------------------------------------------------------------------------


@clause("MC-R16")
@pytest.mark.parametrize(("players", "done"), [(5, DONE_11), (6, DONE_9)])
def test_the_hand_to_go_out_with_has_eleven_cards_with_five_and_nine_with_six(players, done):
    position = {"phase": "last", "moved": players}
    assert "out" in choices(large(done, players=players, position=position))
    short = done.rpartition(" ")[0]
    match = large(short, players=players, position=position)
    refusal = refused(match, "out")
    assert (refusal.data["cause"], refusal.data["size"]) == ("out-number", len(done.split()))


@clause("MC-R22")
def test_seven_to_ten_cannot_play():
    assert refused_option("players", 7) == "MC-1.1"


@clause("MC-R23")
def test_trade_cards_change_hands_and_never_hand_cards():
    match = large(MINE, THEIRS)
    before = Counter(hand(match, 0)), Counter(hand(match, 1))
    play(match, "trade -> pile 1")
    assert Counter(hand(match, 0)) - before[0] == Counter(["TK_HAT"])
    assert Counter(hand(match, 1)) - before[1] == Counter(["PAC"])


@clause("MC-R23")
def test_anybody_may_be_asked_again_and_again_and_cannot_refuse():
    match = new_match(NAME, seed=3, options={"players": 5, "first_dealer": 4})
    for seat in (0, 2, 3, 4):
        if match.turn != seat:
            swapped(match, hand(match, 1)[0], hand(match, 0)[0], other=0)
            play(match, "stay")
        assert match.turn == seat
        swapped(match, hand(match, seat)[0], hand(match, 1)[0], other=1)
        assert match.turn == seat
        play(match, "stay")
    assert facts(match)["moved"] == 5


@clause("MC-R23", "MC-7.7")
def test_the_card_just_received_may_be_laid_and_the_player_on_turn_lays_first():
    match = large(MINE, THEIRS)
    play(match, "trade -> pile 1")
    assert match.turn == 0
    assert "discard TK_HAT" in choices(match)
    play(match, "discard TK_HAT")
    assert match.turn == 1
    assert "discard PAC" in choices(match)
    assert no(match, "discard TK_HAT") == ("MC-4.5", "not-held")
    play(match, "discard PAC")
    assert (pile(match, 0), pile(match, 1)) == (["TK_HAT"], ["PAC"])


@clause("MC-R23")
def test_going_out_needs_the_trade_and_both_discards_first():
    match = large(DONE_11, "KEN")
    assert no(match, "out") == ("MC-7.6", "moment")
    play(match, "trade -> pile 1")
    assert no(match, "out") == ("MC-7.7", "moment")
    play(match, "discard TK_HAT")
    assert no(match, "out") == ("MC-7.7", "moment")
    play(match, "discard PAC")
    assert choices(match) == ["stay", "out"]


@clause("MC-R23", "MC-R11")
def test_the_card_of_this_very_turn_may_complete_the_hand():
    match = large(f"{DONE[4:]} VEN MR"[: len(DONE_11)], "KEN", piles=("PAC", "PKP", "CON", "IND", "ILL"))
    swapped(match, "VEN", "KEN")
    assert choices(match) == ["stay", "out"]


@clause("MC-R23")
def test_of_several_who_want_to_go_out_before_the_pass_the_earliest_in_turn_order_does():
    one, other = "KEN IND ILL H1 H2 H3 H4 HT GO GO MR", "PKP BWK H1 H2 GO GO MR MR MR TK_CAR TK_IRON"
    match = large("", "BAL", one, "MED", other, position={"phase": "last", "moved": 5, "dealer": 2, "turn": 3})
    play(match, "stay")
    assert (match.turn, choices(match)) == (4, ["stay", "out"])
    play(match, "stay", "stay", "stay")
    assert (match.turn, choices(match)) == (2, ["stay", "out"])
    play(match, "stay")
    assert (match.turn, facts(match)["phase"]) == (3, "pass")


@clause("MC-R23", "MC-7.11")
def test_all_trade_cards_are_the_reward_with_six_as_well():
    match = large(DONE_9, "BAL", players=6)
    swapped(match, "TK_HAT", "PAC")
    play(match, "out")
    assert match.view(None).zones["reward"] == ("TK_HAT", "PAC", "CON", "IND", "ILL", "ORI")
    assert earned(match)[0] == 400 + 800 + 800 + 400 + 1000


@clause("MC-R24", "MC-7.8")
def test_which_card_is_passed_is_free_and_chosen_by_all_before_any_is_received():
    match = large("BAL GO", "ORI MR", "KEN H1", "ATL H2", "PAC GO", position={"phase": "pass", "moved": 5})
    assert choices(match) == ["pass BAL", "pass GO"]
    (chosen,) = play(match, "pass BAL")
    assert (chosen.kind, chosen.seat, chosen.clauses) == ("choose", 0, ("MC-7.8", "MC-R24"))
    assert chosen.cards == (Move("BAL", "hand 0", "pass 0", 0b00001),)
    assert match.view(0).zones["pass 0"] == ("BAL",)
    for reader in (None, 1, 2, 3, 4):
        assert match.view(reader).zones["pass 0"] == (None,)
    assert choices(match) == ["pass ORI", "pass MR"]
    assert no(match, "pass BAL") == ("MC-4.5", "not-held")
    events = play(match, "pass ORI", "pass KEN", "pass ATL", "pass PAC")
    assert [sorted(hand(match, seat)) for seat in range(5)] == [
        ["GO", "PAC"],
        ["BAL", "MR"],
        ["H1", "ORI"],
        ["H2", "KEN"],
        ["ATL", "GO"],
    ]
    for move in only(events, "pass").cards:
        giver, taker = int(move.source[-1]), int(move.target[-1])
        assert move.seen == 1 << giver | 1 << taker


@clause("MC-R24")
def test_the_giver_knows_which_card_the_taker_has_and_nobody_else_does():
    match = large("BAL GO", "ORI MR", "KEN H1", "ATL H2", "PAC GO", position={"phase": "pass", "moved": 5})
    play(match, "pass BAL", "pass ORI", "pass KEN", "pass ATL", "pass PAC")
    assert seen(match, 0, 1) == ("BAL", None)
    assert seen(match, 4, 0) == ("PAC", None)
    for reader in (None, 2, 3, 4):
        assert seen(match, reader, 1) == (None, None)


@clause("MC-R24")
def test_after_a_pass_nobody_can_be_sure_of_cards_that_were_seen_before():
    match = large(MINE, THEIRS, position={"moved": 4, "dealer": 0, "turn": 0})
    swapped(match, "BAL", "ATL")
    assert seen(match, 3, 0) == ("TK_HAT", *[None] * 9)
    play(match, "stay", *["stay"] * 5)
    while facts(match)["phase"] == "pass":
        play(match, choices(match)[0])
    assert seen(match, 3, 0) == (None,) * len(hand(match, 0))


# -- R17, R18, R25: when nobody goes out -----------------------------------------------------------------------------


@clause("MC-R17")
def test_the_others_are_paid_for_complete_groups_houses_in_order_and_bonus_cards():
    match = going_out(DONE, "KEN IND ILL H1 H3 TK_CAR MED", "STJ TEN TK_HAT", "ELE WAT RDG", reward="STC")
    assert earned(match)[1:] == [250 + 250 + 250, 0, 500]


@clause("MC-R18")
def test_a_hand_ends_with_the_turn_that_took_the_last_card():
    match = table("KEN IND ILL GO MR VEN ORI MED ATL H1", "PKP BWK CH MR", "STJ TEN NYA", "CON", draw="ELE")
    events = play(match, "draw")
    assert kinds(events) == ["draw"]
    assert facts(match)["phase"] == "shed"
    events = play(match, "discard VEN")
    over = only(events, "nobody_out")
    assert (over.seat, over.clauses, over.cause) == (None, ("MC-R18",), "draw")
    assert earned(match) == [250 + 250 + 200 + 1000, 0, 200, 0]
    assert [event.seat for event in all_of(events, "show")] == [0, 1, 2, 3]
    assert "reward" not in kinds(events)
    assert match.view(None).zones["reward"] == ()
    assert facts(match)["out"] is None
    assert [seat["void"] for seat in facts(match)["result"]] == [False, True, False, False]


@clause("MC-R18")
def test_every_chance_card_voids_its_hand_then():
    match = table("PKP BWK CH", "KEN CH", draw="ELE")
    play(match, "draw")
    assert facts(match)["phase"] == "scored"
    assert [seat["void"] for seat in facts(match)["result"]] == [True, True, False, False]
    assert [event.seat for event in all_of(match.events(None)[-1], "void")] == [0, 1]


@clause("MC-R19", "MC-4.8")
def test_after_drawing_one_discards_down_to_ten():
    match = table(f"{MINE} KEN PEN", "")
    play(match, "draw")
    play(match, "discard H3", "discard KEN")
    assert (match.turn, len(hand(match))) == (0, 11)
    play(match, "discard PEN")
    assert (match.turn, len(hand(match))) == (1, 10)


@clause("MC-R19")
def test_who_has_fewer_than_ten_discards_nothing():
    match = table("MED", "")
    play(match, "draw")
    assert match.turn == 1


@clause("MC-R20")
@pytest.mark.parametrize(("count", "worth"), [(1, 0), (2, 250), (3, 500), (4, 1000)])
def test_two_railroads_are_a_group_and_more_are_worth_more(count, worth):
    railroads = " ".join(GROUPS["railroads"][:count])
    assert valued(railroads, "") == [worth, 0]
    bonus = BONUS[: 10 - count]
    assert ("out" in choices(table(f"{railroads} {' '.join(bonus)}"))) == (count > 1)


@clause("MC-R20")
@pytest.mark.parametrize("needed", [3, 4])
def test_other_reading_three_or_four_are_needed(needed):
    for count in (2, 3, 4):
        railroads = " ".join(GROUPS["railroads"][:count])
        worth = {2: 250, 3: 500, 4: 1000}[count] if count >= needed else 0
        assert valued(railroads, "", railroads_from=needed) == [worth, 0]
        bonus = BONUS[: 10 - count]
        match = table(f"{railroads} {' '.join(bonus)}", railroads_from=needed)
        assert ("out" in choices(match)) == (count >= needed)
        if count < needed:
            assert no(match, "out") == ("MC-4.14", "out-group")
    assert refused_option("railroads_from", 5) == "MC-R20"


@clause("MC-R20", "MC-R6")
def test_with_chance_as_many_as_the_option_says_are_needed_too():
    assert stands("RDG SHL CH GO GO GO GO MR MR MR", railroads_from=3) == ["PRR", "BNO"]
    assert no(table("RDG SHL CH GO GO GO GO MR MR MR", railroads_from=4), "out") == ("MC-4.14", "out-group")
    assert stands("RDG SHL CH CH GO GO GO GO MR MR", railroads_from=4) == ["PRR", "BNO"]


@clause("MC-R25")
@pytest.mark.parametrize(("quiet", "over"), [(18, False), (19, True)])
def test_a_hand_ends_after_five_laps_in_which_nobody_drew(quiet, over):
    match = table("KEN IND ILL", "", piles=("PAC", "NCA"), position={"quiet": quiet})
    events = play(match, "trade -> pile 1", "count 1", "exchange")
    assert facts(match)["quiet"] == quiet + 1
    assert (facts(match)["phase"] == "scored") == over
    if over:
        told = only(events, "nobody_out")
        assert (told.clauses, told.cause) == (("MC-R25",), "laps")
        assert earned(match) == [250, 0, 0, 0]


@clause("MC-R25")
def test_whoever_draws_or_takes_begins_the_count_anew():
    for action in ("draw", "take pile X"):
        match = table("KEN", "", players=3, position={"quiet": 14})
        play(match, action)
        assert facts(match)["quiet"] == 0
        assert facts(match)["phase"] == "turn"
    match = table("KEN", "", players=3, position={"quiet": 3})
    play(match, "swap_tops pile 1 -> pile X")
    assert facts(match)["quiet"] == 4
    match = table("KEN", "", position={"quiet": 3})
    play(match, "trade -> pile 1", "cancel")
    assert facts(match)["quiet"] == 3


@clause("MC-R25")
@pytest.mark.parametrize(("players", "laps"), [(2, 1), (3, 2), (4, 7)])
def test_other_numbers_of_laps_can_be_set(players, laps):
    for short, phase in ((1, "scored"), (2, "turn")):
        position = {"quiet": laps * players - short}
        match = table("KEN", "", players=players, piles=("PAC", "NCA"), max_laps=laps, position=position)
        play(match, "trade -> pile 1", "count 1", "exchange")
        assert facts(match)["phase"] == phase


@clause("MC-R25")
@pytest.mark.parametrize(("passes", "over"), [(28, False), (29, True)])
def test_with_five_and_six_a_hand_ends_after_thirty_passes(passes, over):
    match = large(
        "KEN IND ILL",
        "MED",
        "STJ",
        "ATL",
        "GO",
        piles=("PAC", "TK_HAT", "CON", "NCA", "ORI"),
        position={"phase": "pass", "moved": 5, "passes": passes},
    )
    events = play(match, "pass KEN", "pass MED", "pass STJ", "pass ATL", "pass GO")
    assert (facts(match)["phase"] == "scored") == over
    assert facts(match)["passes"] == passes + 1
    if over:
        told = only(events, "nobody_out")
        assert (told.clauses, told.cause) == (("MC-R25",), "passes")
        assert earned(match) == [200, 0, 0, 0, 0]


@clause("MC-R25")
def test_other_numbers_of_passes_can_be_set():
    match = new_match(NAME, seed=2, options={"players": 5, "max_passes": 1})
    while facts(match)["phase"] != "scored":
        play(match, choices(match)[0])
    assert facts(match)["passes"] == 1


# -- V1: the values --------------------------------------------------------------------------------------------------

HOLDING = {
    **{group: (" ".join(GROUPS[group]), 1) for group in list(GROUPS)[:8]},
    "railroads_2": ("RDG SHL", 1),
    "railroads_3": ("RDG SHL BNO", 1),
    "railroads_4": ("RDG SHL BNO PRR", 1),
    "utilities": ("ELE WAT", 1),
    "hotel": ("MED BAL H1 H2 H3 H4 HT", 1),
    "go": ("GO GO", 2),
    "mr_monopoly": ("MR", 1),
}


@clause("MC-V1")
def test_these_are_the_values():
    assert VALUES == {
        "dark_purple": 50,
        "light_blue": 100,
        "light_purple": 150,
        "orange": 200,
        "red": 250,
        "yellow": 300,
        "green": 350,
        "dark_blue": 400,
        "railroads_2": 250,
        "railroads_3": 500,
        "railroads_4": 1000,
        "utilities": 500,
        "hotel": 500,
        "go": 200,
        "mr_monopoly": 1000,
    }
    assert set(HOLDING) == set(VALUES)


@clause("MC-V1")
@pytest.mark.parametrize("name", VALUES)
def test_each_value_can_be_set_to_what_the_cards_at_hand_say(name):
    holding, times = HOLDING[name]
    usual, other = valued(holding, "")[0], valued(holding, "", **{name: VALUES[name] + 50})[0]
    assert other - usual == 50 * times
    assert refused_option(name, 75) == "MC-V1"
    assert refused_option(name, 5050) == "MC-V1"
    assert valued(holding, "", **{name: 0})[0] == usual - VALUES[name] * times


@clause("MC-V1")
def test_other_values_may_make_other_groups_the_dearest():
    assert valued("PKP BWK MED BAL H1 TK_CAR", "", dark_purple=1000) == [400 + 1000 + 1000 + 1000, 0]


@clause("MC-V1", "MC-R26")
def test_the_values_and_readings_are_told_with_the_match():
    options = facts(new_match(NAME, seed=1, options={"dark_blue": 450, "token": "built"}))["options"]
    assert options["dark_blue"] == 450
    assert options["token"] == "built"
    assert set(options) == {option.name for option in MonopolyCardGame.OPTIONS}

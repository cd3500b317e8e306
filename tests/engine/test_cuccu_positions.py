"""Positions of Cuccù as plain data: what can be written down, and what is refused because it cannot have come about."""

from __future__ import annotations

import ast
import inspect

import pytest
from cuccu_table import all_of, choices, costs, facts, hands, keep_on, kinds, play, table
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import cuccu, new_match
from cardwidgets.engine.cuccu import Cuccu
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Fault, Illegal

clause = pytest.mark.clause
SCORED = {"phase": "scored", "lives": [3, 3], "hands": ["2", "5"], "done": [True, True], "next_dealer": 0}
OVER = {"phase": "over", "lives": [3, 0], "hands": ["2", "5"], "done": [True, True], "dealer": 1}
INN = {"phase": "inn", "lives": [3, 3], "hands": ["2", "inn"], "inn": [0, 1]}
WON = ["won", "CU-1.3", 0, [0]]

IMPOSSIBLE = [
    ("form", "", 5),
    ("form", "", [("lives", [3, 3])]),
    ("unknown-key", "", {"live": [3, 3]}),
    ("actions", "", {"actions": "keep"}),
    ("covers", "", {"covers": {"0": 1}}),
    ("put", "", {"put": ["top"]}),
    ("lives", "CU-1.2", {"lives": "33"}),
    ("lives", "CU-1.2", {"lives": [3, 4]}),
    ("lives", "CU-1.2", {"lives": [3, -1]}),
    ("lives", "CU-1.2", {"lives": [3, True]}),
    ("alive", "CU-1.3", {"lives": [0, 0, 0]}),
    ("alive", "CU-1.3", {"lives": [3, 0, 0]}),
    ("alive", "CU-1.3", {**OVER, "lives": [0, 0], "outcome": WON}),
    ("round", "CU-R24", {"round": 0}),
    ("round", "CU-R24", {"round": 201}),
    ("round", "CU-R24", {"round": "1"}),
    ("dealer", "CU-2.8", {"dealer": 4}),
    ("dealer", "CU-2.8", {"dealer": True}),
    ("dealer", "CU-2.8", {"lives": [3, 0, 3], "dealer": 1}),
    ("hands", "CU-2.5", {"hands": ["2"]}),
    ("hands", "CU-2.5", {"hands": [["2", "3"], None, None, None, None]}),
    ("unknown-card", "CU-2.1", {"hands": [["2", "3"], None, None, None]}),
    ("pack", "CU-2.1", {"pack_bottom_first": "2"}),
    ("pack", "CU-2.1", {"pack_bottom_first": [*Cuccu.PACK.cards, "2"]}),
    ("pack", "CU-2.1", {"hands": ["2", None, None, None], "pack_bottom_first": list(Cuccu.PACK.cards)}),
    ("unknown-card", "CU-2.1", {"pack_bottom_first": ["street"]}),
    ("unknown-card", "CU-2.1", {"pack_bottom_first": [2]}),
    ("unknown-card", "CU-2.1", {"pack_top": "queen"}),
    ("top", "CU-2.1", {"pack_bottom_first": list(Cuccu.PACK.cards), "pack_top": "fool"}),
    ("too-often", "CU-2.1", {"pack_bottom_first": ["2", "2", "2"]}),
    ("too-often", "CU-2.1", {"hands": ["2", None, None, None], "pack_bottom_first": ["2"], "pack_top": "2"}),
    ("done", "CU-2.5", {"done": [True]}),
    ("done", "CU-2.5", {"done": [0, 0, 0, 0]}),
    ("plain", "CU-2.5", {"plain": None}),
    ("plain", "CU-3.2", {"hands": ["cat", None, None, None], "plain": [True, False, False, False]}),
    ("known_to", "CU-2.5", {"known_to": [0, 0, 0, 0]}),
    ("known_to", "CU-R19", {"hands": ["cat", None, None, None], "known_to": [[4], [], [], []]}),
    ("path", "CU-2.5", {"path": [[]]}),
    ("path", "CU-3.9", {"hands": ["2", "3", "4", None], "path": [[[0, 0]], [], [], []]}),
    ("path", "CU-3.9", {"hands": ["2", "3", "4", None], "path": [[[1, 2]], [], [], []]}),
    ("path", "CU-3.9", {"hands": ["2", "3", "4", None], "path": [[[0, 3]], [], [], []]}),
    ("path", "CU-3.9", {"hands": ["2", "3", "4", None], "path": [[[0, 2], [0, 1], [0, 2]], [], [], []]}),
    ("covers", "CU-3.12", {"covers": [[0]]}),
    ("covers", "CU-3.12", {"covers": [[0, 0]]}),
    ("covers", "CU-3.12", {"covers": [[0, 9]]}),
    ("penalised", "CU-4.2", {"penalised": [9]}),
    ("penalised", "CU-3.3", {"dealer": 2, "penalised": [2]}),
    ("losers", "CU-4.2", {"losers": 1}),
    ("put", "CU-3.3", {"put": {"middle": [0]}}),
    ("put", "CU-3.3", {"put": {"top": 0}}),
    ("put", "CU-3.3", {"put": {"top": [7]}}),
    ("done-without-card", "CU-2.5", {"done": [True, False, False, False]}),
    ("no-lives", "CU-4.8", {"lives": [3, 0, 3], "done": [False, False, False]}),
    ("phase", "CU-3.1", {"phase": "asleep"}),
    ("phase", "CU-3.1", {"phase": ["choose"]}),
    ("phase", "CU-4.10", {**SCORED, "done": [True, False]}),
    ("inn", "CU-3.1", {"inn": [0, 1]}),
    ("inn", "CU-3.12", {**INN, "inn": None}),
    ("inn", "CU-3.11", {**INN, "inn": [1, 0]}),
    ("inn", "CU-3.11", {**INN, "hands": ["2", "3"]}),
    ("inn", "CU-3.11", {**INN, "hands": [None, "inn"]}),
    ("inn", "CU-3.11", {**INN, "lives": [3, 3, 3], "hands": ["2", "inn", None], "done": [False, True, False]}),
    ("next_dealer", "CU-3.1", {"next_dealer": 1}),
    ("next_dealer", "CU-2.8", {**SCORED, "next_dealer": None}),
    ("next_dealer", "CU-2.8", {**SCORED, "next_dealer": 5}),
    (
        "next_dealer",
        "CU-2.8",
        {**SCORED, "lives": [3, 3, 0], "hands": ["2", "5", None], "done": [True] * 3, "next_dealer": 2},
    ),
    ("outcome", "CU-3.1", {"outcome": WON}),
    ("outcome", "CU-1.3", {**OVER}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["won", "CU-1.3", 0]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["lost", "CU-1.3", 0, [0]]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["won", "CU-9.9", 0, [0]]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["won", "CU-1.3", 0, [0, 1]]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["won", "CU-1.3", 1, [0]]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["won", "CU-1.3", 0, 0]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["won", "CU-1.3", 7, [7]]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["drawn", "CU-1.3", None, [0, 1]]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["drawn", "CU-R24", None, [0]]}),
    ("outcome", "CU-1.3", {**OVER, "outcome": ["drawn", "CU-R24", 0, [0, 1]]}),
    ("nobody-to-act", "CU-2.5", {"lives": [3, 3], "hands": ["2", "5"], "done": [True, True]}),
    ("order", "CU-2.5", {"hands": ["2", "3", None, None]}),
    ("order", "CU-2.5", {"hands": [None, "3", None, None], "done": [False, True, False, False]}),
    ("order", "CU-2.5", {"hands": [None, "horse", None, None], "done": [False, True, False, False]}),
    ("order", "CU-2.5", {**INN, "lives": [3, 3, 3], "hands": ["2", "inn", "3"]}),
    ("order", "CU-2.5", {**INN, "lives": [3, 3, 3], "hands": ["2", "3", "inn"], "inn": [0, 2]}),
    ("order", "CU-2.5", {**INN, "lives": [3, 3, 3], "hands": ["2", "horse", "inn"], "inn": [0, 2]}),
    ("turn", "CU-2.4", {"turn": 2}),
    ("turn", "CU-2.4", {"turn": None}),
]
IN_CASES = [
    ("play_order", "CU-2.4", {"play_order": "clockwise"}, []),
    ("seats", "CU-R25", {"seats": ["you"], "lives": [3, 3]}, []),
    ("action-keys", "", {}, [{"seat": 0, "do": "keep", "why": "fun"}]),
    ("seat", "CU-R25", {}, [{"seat": 4, "do": "keep"}]),
    ("unknown-key", "", {"weather": "fine"}, []),
]


@clause("CU-2.1", "CU-2.5", "CU-1.2", "CU-2.8", "CU-4.8", "CU-R19")
@pytest.mark.parametrize(("reason", "named", "position"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(reason, named, position):
    with pytest.raises(Illegal) as refused:
        Cuccu.setup(position, {}, 1)
    assert refused.value.code is Fault.BAD_POSITION
    assert (refused.value.data["reason"], refused.value.clause) == (reason, named)


@pytest.mark.parametrize(("reason", "named", "setup", "actions"), IN_CASES)
def test_a_case_that_cannot_be_is_refused_with_the_reason(reason, named, setup, actions):
    with pytest.raises(Illegal) as refused:
        Cuccu.run_case(setup, actions)
    assert refused.value.code is Fault.BAD_POSITION
    assert (refused.value.data["reason"], refused.value.clause) == (reason, named)


def test_every_reason_in_the_engine_is_met_here():
    written = set()
    for node in ast.walk(ast.parse(inspect.getsource(cuccu))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_need", "_list_of"):
            for argument in node.args[1:]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    written.add(argument.value)
    reasons = {reason for reason in written if not reason.startswith("CU-") and reason}
    assert reasons <= {case[0] for case in IMPOSSIBLE + IN_CASES}
    assert len(reasons) > 20


def test_the_refusal_names_the_card_that_is_there_too_often():
    with pytest.raises(Illegal) as refused:
        Cuccu.setup({"pack_bottom_first": ["2", "2", "2"]}, {}, 1)
    assert refused.value.data["card"] == "2"


def test_the_refusal_names_the_seat_that_is_done_without_a_card():
    with pytest.raises(Illegal) as refused:
        Cuccu.setup({"done": [False, False, True, False]}, {}, 1)
    assert refused.value.data["seat"] == 2


@pytest.mark.parametrize("lives", [[3], [3] * 21])
def test_the_number_of_lives_tells_the_number_of_players_which_must_be_allowed(lives):
    with pytest.raises(Illegal) as refused:
        Cuccu.setup({"lives": lives}, {}, 1)
    assert (refused.value.code, refused.value.clause) == (Fault.BAD_OPTION, "CU-R25")


def test_an_empty_position_is_a_fresh_round_with_the_last_seat_as_dealer():
    match = new_match("cuccu", seed=5, position={})
    assert (facts(match)["dealer"], match.turn, match.round) == (3, 0, 1)
    assert kinds(match._events[0]) == ["deal"]
    assert new_match("cuccu", seed=5, position={}).position() == match.position()
    assert new_match("cuccu", seed=6, position={}).position() != match.position()


def test_cards_that_are_not_named_are_drawn_by_the_seed():
    packs = {tuple(table("5", "6", seed=seed).position()["pack_bottom_first"]) for seed in range(5)}
    assert len(packs) == 5
    assert {pack[0] for pack in packs} == {"6"}
    for pack in packs:
        assert sorted([*pack, "5"]) == sorted(Cuccu.PACK.cards)


def test_the_top_of_the_pack_may_be_named():
    match = table("5", "6", top="cuckoo")
    assert match.position()["pack_bottom_first"][-1] == "cuckoo"
    whole = list(Cuccu.PACK.cards)
    match = new_match("cuccu", seed=1, position={"pack_bottom_first": whole, "pack_top": whole[-1]})
    assert match.position()["pack_bottom_first"] == whole[1:]


def test_actions_of_a_position_are_played_before_it_is_handed_over():
    match = new_match(
        "cuccu", seed=1, position={"pack_bottom_first": ["2", "cat", "7"], "actions": ["exchange", "keep"]}
    )
    assert match.turn == 3
    assert match.moves == 0
    assert not match.can_redo
    assert costs(match._events[0]) == [(0, "cat")]
    with pytest.raises(Illegal) as refused:
        new_match("cuccu", seed=1, position={"actions": ["keep", "inn_ask"]})
    assert refused.value.code is Fault.NOT_LEGAL
    with pytest.raises(Illegal) as refused:
        new_match("cuccu", seed=1, position={"actions": [["keep"]]})
    assert refused.value.code is Fault.MALFORMED


def test_a_round_may_be_set_up_in_the_middle():
    match = new_match(
        "cuccu",
        seed=1,
        position={"hands": ["7", "2", None, None], "done": [True, False, False, False], "path": [[], [[0, 1]], [], []]},
    )
    assert match.turn == 1
    position = match.position()
    assert position["known_to"] == [[0], [1], [], []]
    match = new_match(
        "cuccu",
        seed=1,
        position={
            "hands": ["7", "2", None, None],
            "done": [True, False, False, False],
            "path": [[], [[0, 1]], [], []],
            "known_to": [[0, 1], [0, 1], [], []],
            "pack_bottom_first": ["cat"],
        },
    )
    events = play(match, "exchange")
    assert [(event.seat, event.other) for event in all_of(events, "undo_swap")] == [(1, 0)]
    assert hands(match) == ["2", "7", "cat", hands(match)[3]]


def test_a_halted_swap_may_be_set_up():
    match = new_match("cuccu", seed=1, position=INN)
    assert (match.turn, choices(match)) == (0, ["inn_keep", "inn_ask"])
    assert match.view(None).zones["hand 1"] == ("inn",)
    match = new_match("cuccu", seed=1, position={**INN, "phase": "offer"})
    assert (match.turn, choices(match)) == (1, ["inn_accept", "inn_refuse"])


def test_a_swap_halted_beyond_a_horse_may_be_set_up():
    position = {**INN, "lives": [3, 3, 3, 3], "hands": ["2", "horse", "inn", None], "inn": [0, 2]}
    match = new_match("cuccu", seed=1, position={**position, "done": [False, True, False, False]})
    assert choices(match) == ["inn_keep", "inn_ask"]


def test_other_reading_a_player_who_waits_may_hold_a_card():
    position = {"lives": [3, 3, 3], "hands": ["2", "3", None], "done": [False, False, False]}
    match = new_match("cuccu", seed=1, position=position, options={"shown_holder_acts": True})
    assert hands(match)[:2] == ["2", "3"]


def test_a_scored_round_and_a_finished_match_may_be_set_up():
    match = new_match("cuccu", seed=1, position=SCORED)
    assert (match.turn, choices(match)) == (0, ["next_round"])
    match = new_match("cuccu", seed=1, position={**OVER, "outcome": WON})
    assert (match.turn, choices(match), match.outcome.winner) == (None, [], 0)


def test_a_lone_survivor_may_be_set_up_only_where_it_plays_on():
    position = {"lives": [0, 2, 0], "hands": ["2", "5", None], "done": [True, False, True]}
    with pytest.raises(Illegal, match="alive"):
        Cuccu.setup(position, {}, 1)
    state, _ = Cuccu.setup(position, {"lone_survivor_wins": False}, 1)
    assert state.turn == 1


@pytest.mark.parametrize("seed", range(40))
def test_every_position_of_a_short_match_with_a_common_fall_reads_back(seed):
    match = new_match("cuccu", seed=seed, options={"players": 3, "lives": 1})
    chance = Stream(seed)
    while match.turn is not None:
        position = match.position()
        again = new_match("cuccu", seed=seed, options=match.options, position=position)
        assert again.position() == position
        assert [again.view(seat) for seat in (None, 0, 1, 2)] == [match.view(seat) for seat in (None, 0, 1, 2)]
        match.play(chance.choice(match.legal()))


KEYS = sorted(cuccu._POSITION_KEYS)
SMALL = (
    st.none()
    | st.booleans()
    | st.integers(-2, 5)
    | st.sampled_from(["2", "cat", "choose", "inn", "scored", "over", "top"])
)
VALUES = st.recursive(
    SMALL,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["top", "bottom", "x"]), inner, max_size=2)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6), st.integers(0, 9))
@settings(max_examples=250, deadline=None)
def test_whatever_is_given_as_a_position_is_set_up_or_refused(position, seed):
    try:
        match = new_match("cuccu", seed=seed, position=position)
    except Illegal:
        return
    chance = Stream(seed)
    for _ in range(30):
        if match.turn is not None:
            match.play(chance.choice(match.legal()))


FIRST = new_match("cuccu", seed=5)
for _ in range(2):
    FIRST.play("exchange" if "exchange" in choices(FIRST) else FIRST.legal()[0])


@given(st.dictionaries(st.sampled_from(KEYS), VALUES, min_size=1, max_size=2), st.integers(0, 9))
@settings(max_examples=250, deadline=None)
def test_a_real_position_with_one_or_two_things_changed_is_set_up_or_refused(changes, seed):
    try:
        match = new_match("cuccu", seed=seed, position={**FIRST.position(), **changes})
    except Illegal:
        return
    keep_on(match)

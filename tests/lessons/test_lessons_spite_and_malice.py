"""The lessons of Spite & Malice: puzzles are as short as they can be, and decided by what lies open alone."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

import pytest

from cardwidgets.engine import new_match
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.spite_and_malice import RANK
from cardwidgets.lessons import Play, Question, Verdict, lessons, level
from cardwidgets.lessons.goals import Trace
from cardwidgets.lessons.spite_and_malice_ways import (
    Shut,
    Stuck,
    Turn,
    hand_gone,
    hopeless,
    lines,
    onward,
    payoff_gone,
    shut,
    way,
)
from cardwidgets.players import player
from cardwidgets.rulebook import clauses

GAME = "spite_and_malice"
SEEDS = range(12)
LEVELS = [one for stage in lessons(GAME) for one in stage.levels]
KINDS = [kind for stage in lessons(GAME) for kind in stage.kinds]
TASKS = [one for one in LEVELS if isinstance(one.task, Play)]
QUESTIONS = [one for one in LEVELS if isinstance(one.task, Question)]
DEALT = ("middle-2", "end-5")
"""Those that are about a deal, which a seed decides."""


def ids(values):
    return [one.id for one in values]


def made(kind):
    return [kind.level(seed) for seed in SEEDS]


def ended(line):
    return line[-1].startswith("discard")


def drifts(one, most):
    """Whether a level is solved by doing the first thing that is legal, again and again."""
    match = one.begin()
    for _ in range(most):
        match.play(match.legal()[0])
        if one.settle(match) is not Verdict.OPEN:
            break
    return one.verdict(match) is Verdict.SOLVED


def plays(match):
    return [action for action in match.legal() if action.kind == "play"]


def shortest(one, most):
    """How few actions solve a level, found by the rules alone; discards are tried only where the solution has one."""
    waiting, known = deque([()]), set()
    while waiting:
        line = waiting.popleft()
        match, verdict = one.run(line)
        if verdict is Verdict.SOLVED:
            return len(line)
        zones = str(match.view(0).zones)
        if zones in known or verdict is not Verdict.OPEN or len(line) == most:
            continue
        known.add(zones)
        discards = ended(one.task.solution) or one.task.solution[0].startswith("discard")
        moves = match.legal() if discards else plays(match)
        waiting.extend((*line, action.text) for action in moves)
    return None


def ranks(turn):
    """A turn without its suits, and with its stacks in their places."""
    sides = tuple(tuple(RANK[card] for card in stack) for stack in turn.sides)
    return (turn.dues, turn.payoff, sides, tuple(sorted(RANK[card] for card in turn.hand)))


def scattered(seed, king_opens=True):
    """A match at some position with few cards on the side stacks; a stack may wait for the rank of another."""
    stream = Stream(seed, 5)
    cards = stream.draw(list(RANK), 8)
    ranks = [*"A23456789", "10", "J"]
    centres = [[f"{rank}{suit}" for rank in ranks[: stream.below(12)]] for suit in "SHD"]
    position = {
        "hands": [cards[:4], None],
        "payoffs_bottom_first": [[None, cards[4]], [None, None]],
        "sides_bottom_first": [[cards[5:6], cards[6:8], [], []], [[], [], [], []]],
        "centres_bottom_first": centres,
    }
    return new_match(GAME, seed=1, position=position, options={"king_opens": king_opens})


# -- what is taught ----------------------------------------------------------------------------------------------------


def test_every_rule_and_every_reading_is_taught_by_a_level():
    taught = {name for one in LEVELS for name in one.teaches}
    assert [one.id for one in clauses(GAME) if one.kind == "rule" and one.id not in taught] == []


def test_there_are_33_levels_in_nine_stages_and_nine_kinds():
    assert (len(LEVELS), len(lessons(GAME)), len(KINDS)) == (33, 9, 9)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kings-4", {"king_opens": True}),
        ("payoff-3", {"aces_forced": False}),
        ("stock-5", {"stock_out": "emptied"}),
        ("end-2", {"bonus": 0}),
    ],
)
def test_where_a_reading_is_switched_the_answer_is_another_one(name, options):
    one = level(GAME, name)
    assert replace(one, options=options).right() != one.right()


def test_stacks_that_are_used_up_by_the_word_or_by_the_need_differ_by_one_card():
    assert (level(GAME, "stock-4").right(), level(GAME, "stock-5").right()) == (4, 3)


def test_what_is_told_about_the_next_deal_is_what_comes():
    one = level(GAME, "end-5")
    zones = one.shown().view(0).zones
    assert [zones["payoff 0"][-1], zones["payoff 1"][-1]] == [one.says["card"], one.says["card2"]]
    assert one.right() == {"seat 1"}


def test_the_payoff_card_that_a_made_puzzle_speaks_of_is_the_one_on_the_pile():
    for kind in KINDS:
        if kind.id in ("away", "long"):
            assert all(one.begin().view(0).zones["payoff 0"][-1] == one.says["card"] for one in made(kind))


# -- puzzles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", TASKS, ids=ids(TASKS))
def test_no_line_is_shorter_than_the_solution(one):
    assert shortest(one, len(one.task.solution)) == len(one.task.solution)


@pytest.mark.parametrize("kind", KINDS, ids=ids(KINDS))
def test_no_line_is_shorter_than_the_solution_of_a_made_puzzle(kind):
    for one in made(kind)[:3]:
        if isinstance(one.task, Play) and not ended(one.task.solution):
            assert shortest(one, len(one.task.solution)) == len(one.task.solution)


@pytest.mark.parametrize("one", TASKS, ids=ids(TASKS))
def test_doing_the_first_thing_that_is_legal_does_not_solve_it(one):
    assert drifts(one, one.task.least) == (one.id in ("middle-4", "hand-1"))


@pytest.mark.parametrize("name", ["away", "empty", "shut", "long"])
def test_doing_the_first_thing_that_is_legal_solves_no_puzzle_that_is_made(name):
    kind = next(kind for kind in KINDS if kind.id == name)
    assert [one.id for one in made(kind) if drifts(one, 30)] == []


@pytest.mark.parametrize("one", TASKS, ids=ids(TASKS))
def test_what_is_said_to_be_out_of_reach_is_so(one):
    for line in one.task.wrong:
        match, verdict = one.run(line)
        if verdict is Verdict.LOST and not ended(line):
            waiting, known = [match], set()
            while waiting:
                here = waiting.pop()
                for action in plays(here):
                    after = here.at(here.moves)
                    after.play(action)
                    assert one.verdict(after) is not Verdict.SOLVED, line
                    if (zones := str(after.view(0).zones)) not in known:
                        known.add(zones)
                        waiting.append(after)


@pytest.mark.parametrize("name", ["payoff-1", "payoff-2", "kings-3", "stock-1", "turn-2", "hand-3", "middle-4"])
def test_what_was_to_be_done_in_this_turn_is_not_done_by_doing_it_later(name):
    one = level(GAME, name)
    for seed in range(4):
        match = replace(one, seed=seed).begin()
        match.play(next(action for action in match.legal() if action.kind == "discard"))
        for _ in range(60):
            if match.turn is None or match.legal()[0].kind == "next_round":
                break
            match.play(player(GAME, "regular").decide(match.view(match.turn), match.stream(match.turn)).action)
            assert one.verdict(match) in (Verdict.LOST, Verdict.WRONG)


def test_spite_is_judged_when_the_turn_ends_and_not_after_the_other_has_moved():
    one = level(GAME, "spite-1")
    match = one.begin()
    match.play("discard 10C -> side 0")
    assert one.verdict(match) is Verdict.LOST
    match.play("play payoff -> centre 0")
    assert not Shut().met(one.trace(match))
    assert one.verdict(match) is Verdict.LOST


def test_a_hint_goes_on_from_another_order_of_the_same_moves():
    one = level(GAME, "payoff-2")
    match, verdict = one.run(("play 5S -> centre 0", "play side 0 -> centre 0"))
    assert verdict is Verdict.OPEN
    assert one.hint(match).action == "play side 1 -> centre 1"
    assert not one.hint(match).back


def test_a_hint_leads_back_once_the_goal_is_out_of_reach():
    one = level(GAME, "payoff-2")
    match, verdict = one.run(("play 3H -> centre 1",))
    assert verdict is Verdict.LOST
    assert one.hint(match).back


def test_after_the_own_payoff_card_has_gone_only_the_other_one_matters():
    one = level(GAME, "spite-3")
    match, verdict = one.run(("play payoff -> centre 1", "play side 1 -> centre 0"))
    assert verdict is Verdict.OPEN
    assert one.hint(match).action == "play side 1 -> centre 1"


# -- honesty -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", TASKS, ids=ids(TASKS))
def test_no_hidden_card_decides_a_puzzle(one):
    for seed in range(2, 7):
        other = replace(one, seed=seed)
        assert other.run(other.task.solution)[1] is Verdict.SOLVED
        assert all(other.run(line)[1] in (Verdict.WRONG, Verdict.LOST) for line in other.task.wrong)


@pytest.mark.parametrize("one", QUESTIONS, ids=ids(QUESTIONS))
def test_no_hidden_card_decides_an_answer(one):
    if one.id not in DEALT:
        assert all(replace(one, seed=seed).right() == one.right() for seed in range(2, 7))


@pytest.mark.parametrize("kind", KINDS, ids=ids(KINDS))
def test_no_hidden_card_decides_a_made_level(kind):
    for one in made(kind):
        other = replace(one, seed=9)
        if isinstance(one.task, Question):
            assert other.right() == one.right()
        else:
            assert other.run(one.task.solution)[1] is Verdict.SOLVED


@pytest.mark.parametrize("one", LEVELS, ids=ids(LEVELS))
def test_a_hidden_card_is_not_named(one):
    if one.position is None:
        return
    assert all(card is None for pile in one.position.get("payoffs_bottom_first", []) for card in pile[:-1])
    told = {"sides-3": 1, "hand-1": 5}
    named = [card for card in one.position.get("stock_top_first") or [] if card]
    assert len(named) == told.get(one.id, 0)


# -- kinds -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS, ids=ids(KINDS))
def test_a_kind_needs_few_attempts(kind):
    attempts = [next(at for at in range(500) if kind.make(Stream(seed, at)) is not None) for seed in range(30)]
    assert sum(attempts) / len(attempts) < 60


def test_a_puzzle_that_is_made_is_no_single_move_and_has_a_trap():
    least = {"away": 4, "empty": 4, "long": 6, "shut": 2}
    for kind in KINDS:
        for one in made(kind) if kind.id in least else ():
            assert len(one.task.solution) >= least[kind.id]
            assert not all(ended(line) and len(line) == 1 for line in one.task.wrong)


def test_a_card_is_parked_only_where_it_covers_nothing_that_is_needed():
    kind = next(kind for kind in KINDS if kind.id == "park")
    for one in made(kind):
        position = {**one.position, "stock_top_first": [one.says["card"], *(None,) * 20]}
        position["hands"] = [position["hands"][0], None]
        for place in range(4):
            match = new_match(GAME, seed=1, position=position)
            match.play(f"discard {one.says['card2']} -> side {place}")
            turn = Turn.of(match.view(0), 0)
            after = turn._replace(hand=(*turn.hand, one.says["card"]))
            assert (way(after, payoff_gone) is not None) == (f"place side 0.{place}" in one.right())


def test_how_many_cards_can_be_played_at_most_is_never_beaten_and_is_reached():
    kind = next(kind for kind in KINDS if kind.id == "most")
    for one in made(kind)[:6]:
        most, waiting, known = 0, [one.begin()], set()
        left = len(one.begin().view(0).zones["payoff 0"])
        while waiting:
            here = waiting.pop()
            most = max(most, 5 - len(here.view(0).zones["hand 0"]))
            for action in plays(here):
                if action.source == "payoff" and len(here.view(0).zones["payoff 0"]) < left:
                    continue
                after = here.at(here.moves)
                after.play(action)
                if (zones := str(after.view(0).zones)) not in known:
                    known.add(zones)
                    waiting.append(after)
        assert most == one.right()
        assert 5 - len(one.shown().view(0).zones["hand 0"]) == most


# -- the search --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("king_opens", [True, False])
def test_the_search_finds_what_the_rules_allow_and_nothing_else(king_opens):
    for seed in range(40):
        start = scattered(seed, king_opens)
        top = start.view(0).zones["payoff 0"][-1]
        found = {after.key()[:4] for _, after in lines(Turn.of(start.view(0), 0)) if after.hand}
        there, waiting, known = set(), [start], set()
        while waiting:
            here = waiting.pop()
            turn = Turn.of(here.view(0), 0)
            gone = len(here.view(0).zones["payoff 0"]) == 1
            there.add(turn._replace(payoff=None if gone else top).key()[:4])
            for action in plays(here):
                if (gone and action.source == "payoff") or (len(turn.hand) == 1 and action.source in turn.hand):
                    continue
                after = here.at(here.moves)
                after.play(action)
                if (zones := str(after.view(0).zones)) not in known and after.turn == 0:
                    known.add(zones)
                    waiting.append(after)
        assert there <= found
        assert found - there == set() or any(len(after.hand) == 0 for _, after in lines(Turn.of(start.view(0), 0)))


def test_a_way_is_legal_and_gets_there():
    ways = 0
    for seed in range(60):
        match = scattered(seed)
        line = way(Turn.of(match.view(0), 0), payoff_gone)
        for action in line or ():
            match.play(action)
        ways += bool(line)
        assert not line or len(match.view(0).zones["payoff 0"]) == 1
    assert 5 < ways < 55


def test_suits_and_the_order_of_stacks_make_no_difference_to_the_search():
    turn = Turn((2, 5, 5), "9C", (("3H",), ("KS", "4D"), (), ()), ("2S", "5H"))
    other = Turn((5, 2, 5), "9C", ((), ("KD", "4S"), (), ("3D",)), ("5C", "2D"))
    assert turn.key() == other.key()
    assert len(list(lines(turn))) == len(list(lines(other)))
    assert ranks(turn) != ranks(other)


def test_five_new_cards_may_bring_anything():
    assert not hopeless(Turn((2, 5, 9), "QC", (), ("2S",)), payoff_gone)
    assert hopeless(Turn((2, 5, 9), "QC", (), ("2S", "QH")), payoff_gone)


def test_nothing_is_stuck_while_the_other_is_on_turn():
    match = level(GAME, "sides-3").begin()
    start = match.view(0)
    assert Stuck(payoff_gone).met(Trace(start, start, (), ()))
    match.play("discard JC -> side 2")
    assert hopeless(Turn.of(match.view(0), 0), payoff_gone)
    assert not Stuck(payoff_gone).met(Trace(start, match.view(0), (), ()))


def test_a_stack_that_is_complete_begins_anew():
    turn = Turn((12, 7, 9), "AH", (), ("QS", "8C"))
    assert way(turn, payoff_gone) == ("play QS -> centre 0", "play payoff -> centre 0")
    assert max(after.completed for _, after in lines(turn)) == 1


def test_a_door_can_be_open_through_side_stacks():
    turn = Turn((3, 7, 9), "QC", (), ("3H",), their_payoff="5S", their_sides=(("8D", "3C"), ("4H",)))
    assert not shut(turn)
    assert not shut(turn._replace(dues=(4, 7, 9)))
    assert shut(turn._replace(dues=(6, 7, 9)))
    assert shut(turn._replace(their_sides=(("8D", "3C"),)))


def test_no_way_on_is_no_action():
    match = level(GAME, "payoff-2").begin()
    match.play("play KD -> centre 1")
    assert onward(match.view(0), payoff_gone) == ()
    assert hopeless(Turn.of(match.view(0), 0), payoff_gone)
    assert not hopeless(Turn.of(level(GAME, "hand-1").begin().view(0), 0), hand_gone)

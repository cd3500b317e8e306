"""Opponents of Spite & Malice: sensible in positions made by hand, blind to what is hidden, bounded, and strong."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import new_match
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import NEXT_ROUND
from cardwidgets.engine.match import Match
from cardwidgets.engine.spite_and_malice import KING, RANK, RANKS, SpiteAndMalice
from cardwidgets.players import Decision, Player, player, players
from cardwidgets.players import spite_and_malice_search as thinking
from cardwidgets.players.spite_and_malice import Expert, Novice, Regular
from cardwidgets.players.spite_and_malice_search import BUDGET, Budget, Hidden, Table, plan, search, ways
from cardwidgets.players.tournament import play_matches
from cardwidgets.rulebook import language, person_args

GAME = "spite_and_malice"
NAMES = players(GAME)
clause = pytest.mark.clause
thinkers = pytest.mark.parametrize("who", [Regular(), Expert()], ids=["regular", "expert"])
OPTIONS = st.fixed_dictionaries(
    {"payoff": st.integers(5, 8)},
    optional={
        "packs": st.sampled_from([1, 2, 3]),
        "centres": st.sampled_from([3, 4]),
        "stock_out": st.sampled_from(["emptied", "short"]),
        "king_opens": st.booleans(),
        "aces_forced": st.booleans(),
        "max_turns": st.sampled_from([2, 30, 400]),
    },
)


def at(
    hand: str,
    payoff: str,
    centres: tuple[int, ...] = (),
    sides: tuple[str, ...] = (),
    theirs: str = "9D",
    their_sides: tuple[str, ...] = (),
    stock: str | None = None,
    **options: Any,
) -> Match:
    """Seat 0 is on turn; piles are written from the bottom up, a centre stack by its height."""
    heights = [*centres, 0, 0, 0][: options.get("centres", 3)]
    stacks = [[f"{rank}{'SHDC'[place]}" for rank in RANKS[:high]] for place, high in enumerate(heights)]
    both = [[pile.split() for pile in (*own, "", "", "", "")[:4]] for own in (sides, their_sides)]
    position = {
        "hands": [hand.split(), None],
        "payoffs_bottom_first": [payoff.split(), [None] * 9 + [theirs]],
        "centres_bottom_first": stacks,
        "sides_bottom_first": both,
        "turns": 9,
    }
    if stock is not None:
        position["stock_top_first"] = stock.split()
    return new_match(GAME, seed=5, position=position, options=options)


def decide(who: Player, match: Match) -> Decision:
    seat = match.turn
    assert seat is not None
    return who.decide(match.view(seat), match.stream(seat))


def turn(who: Player, match: Match) -> list[str]:
    """Let somebody play until the other is on turn, or the round is over."""
    seat, done = match.turn, []
    while match.turn == seat and match.view(None).facts["phase"] == "play":
        done.append(decide(who, match).action.text)
        match.play(done[-1])
    return done


# -- the payoff card comes first -----------------------------------------------------------------------------------


@clause("SM-1.4", "SM-3.3")
@pytest.mark.parametrize("name", ["regular", "expert"])
def test_a_payoff_card_that_fits_is_played(name: str) -> None:
    decision = decide(player(GAME, name), at("4C 9H QS", "2S 3H", centres=(3, 2)))
    assert decision.action.text == "play payoff -> centre 1"
    assert decision.reason.id == "spite-and-malice-reason-payoff"


@clause("SM-3.4", "SM-3.5", "SM-2.6", "SM-R20")
@thinkers
def test_cards_of_the_hand_and_covered_side_cards_lead_to_the_payoff_card(who: Player) -> None:
    match = at("6C QH JH", "2S 8H", centres=(4,), sides=("7D 5C",))
    assert decide(who, match).reason.id == "spite-and-malice-reason-toward"
    done = turn(who, match)
    assert done[:4] == [
        "play side 0 -> centre 0",
        "play 6C -> centre 0",
        "play side 0 -> centre 0",
        "play payoff -> centre 0",
    ]


@clause("SM-2.3", "SM-4.1", "SM-R16")
@thinkers
def test_kings_are_spent_on_the_last_payoff_card(who: Player) -> None:
    match = at("KC KH 2S", "8H", centres=(5,))
    assert turn(who, match) == ["play KC -> centre 0", "play KH -> centre 0", "play payoff -> centre 0"]
    assert match.view(None).facts["result"] == [0, 10, "payoff"]


@clause("SM-2.3")
def test_a_card_of_its_own_rank_is_played_before_a_king() -> None:
    match = at("KC 6H 2S", "9S 7H", centres=(5,))
    assert turn(Regular(), match)[:2] == ["play 6H -> centre 0", "play payoff -> centre 0"]


@clause("SM-R13", "SM-2.3", "SM-R7")
@thinkers
def test_a_king_on_the_payoff_pile_does_not_help_the_other(who: Player) -> None:
    match = at("4C 9H QS", "2S KH", centres=(3, 6), theirs="8D")
    assert decide(who, match).action.text in ("play payoff -> centre 0", "play payoff -> centre 2")


@clause("SM-R7")
@thinkers
def test_a_king_that_may_not_open_a_stack_is_not_tried(who: Player) -> None:
    match = at("KC 9H QS", "2S KH", king_opens=False)
    assert decide(who, match).action.kind == "discard"


# -- the hand, the sides, the other's payoff card --------------------------------------------------------------------


@clause("SM-R5")
def test_a_hand_that_can_be_used_up_is_used_up() -> None:
    match = at("3C 4H", "2S QH", centres=(2,), theirs="AD")
    decision = decide(Regular(), match)
    assert (decision.action.text, decision.reason.id) == ("play 3C -> centre 0", "spite-and-malice-reason-refill")
    match.play(decision.action)
    assert [event.kind for event in match.play(decide(Regular(), match).action)][-1] == "draw"


@clause("SM-1.4", "SM-R4")
@thinkers
def test_nobody_builds_up_to_the_others_payoff_card(who: Player) -> None:
    match = at("5C 9H QS JS", "2S 2H", centres=(4, 10), theirs="6D")
    assert not any(action.startswith("play 5C") for action in turn(who, match))


@thinkers
def test_the_others_payoff_card_is_played_past(who: Player) -> None:
    match = at("6C QH 10S 9C", "2S 3H", centres=(5, 7), theirs="6D")
    decision = decide(who, match)
    assert decision.action.text == "play 6C -> centre 0"
    if decision.reason.id != "spite-and-malice-reason-search":
        assert decision.reason.id == "spite-and-malice-reason-deny"
        assert decision.reason.data == {"card": "6D"}


@clause("SM-3.6", "SM-2.6")
@pytest.mark.parametrize(
    ("hand", "sides", "action", "why"),
    [
        ("8C QH", ("9S", "5S", "2D", "3D"), "discard 8C -> side 0", "tidy"),
        ("5C QH", ("9S", "5S", "2D", "3D"), "discard 5C -> side 1", "same"),
        ("9C QH", ("7S", "", "2D", "3D"), "discard 9C -> side 1", "open"),
        ("7C KH", ("10S", "2S", "2D", "3D"), "discard 7C -> side 0", "bury"),
    ],
)
def test_the_regular_keeps_side_stacks_in_order(hand: str, sides: tuple[str, ...], action: str, why: str) -> None:
    decision = decide(Regular(), at(hand, "2S 6H", sides=sides))
    assert (decision.action.text, decision.reason.id) == (action, f"spite-and-malice-reason-{why}")


@clause("SM-2.3", "SM-3.6")
@thinkers
def test_a_king_is_neither_discarded_nor_covered(who: Player) -> None:
    match = at("KC 9H 9D", "2S 6H", centres=(6,), sides=("KD", "3C", "4C", "8D"))
    last = turn(who, match)[-1]
    assert last.startswith("discard 9")
    assert not last.endswith("side 0")


@clause("SM-4.3", "SM-R6", "SM-R8")
@thinkers
def test_a_stack_is_completed_before_the_stock_runs_out(who: Player) -> None:
    match = at("KC KH KD 3S 7C", "2S 5H", centres=(11, 11, 11), theirs="8D", stock="2C 3C 4C 6C 6D 7D")
    assert turn(who, match)[0] in (
        f"play {king} -> centre {place}" for king in ("KC", "KH", "KD") for place in range(3)
    )


@clause("SM-R10")
@pytest.mark.parametrize("name", NAMES)
def test_an_ace_that_has_to_be_played_is_played(name: str) -> None:
    match = at("AC AH 9H QS", "2S 7H", centres=(6,), aces_forced=True)
    assert decide(player(GAME, name), match).action.source in ("AC", "AH")


def test_the_novice_plays_what_fits_and_discards_anything() -> None:
    novice, view = Novice(), at("3C 9H QS KD", "2S 7H", centres=(2,)).view(0)
    said = [novice.decide(view, Stream(number)) for number in range(200)]
    assert sum(decision.action.text == "play 3C -> centre 0" for decision in said) > 170
    view = at("9H QS", "2S 7H").view(0)
    thrown = {novice.decide(view, Stream(number)).action.text for number in range(200)}
    assert {f"discard {card} -> side {place}" for card in ("9H", "QS") for place in range(4)} <= thrown


@clause("SM-2.3")
def test_the_expert_keeps_a_king_that_habit_would_spend_and_says_what_it_searched() -> None:
    view = at("KC 4S 7C 10D QH", "2S QH", centres=(3, 6, 8), sides=("5S", "2H", "3C", "8C")).view(0)
    assert Regular().decide(view, Stream(1)).action.text == "play KC -> centre 2"
    decision = Expert().decide(view, Stream(1))
    assert (decision.action.text, decision.reason.id) == ("play 4S -> centre 0", "spite-and-malice-reason-search")
    assert 0 < int(decision.reason.data["samples"]) <= sum(BUDGET.worlds)
    assert int(decision.reason.data["gain"]) > 0


# -- what they know ------------------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), options=OPTIONS, first=st.sampled_from(NAMES), second=st.sampled_from(NAMES))
def test_legal_determined_and_blind_to_what_is_hidden(
    seed: int, options: dict[str, Any], first: str, second: str
) -> None:
    """Whatever is imagined behind the view, the decision is the same, and undone moves are thought again."""
    budget = Budget(worlds=(2, 2))
    who = [Expert(budget=budget) if name == "expert" else player(GAME, name) for name in (first, second)]
    match = new_match(GAME, seed=seed, options={**options, "max_rounds": 2})
    for step in range(60):
        seat = match.turn
        if seat is None:
            break
        view = match.view(seat)
        decision = who[seat].decide(view, match.stream(seat))
        assert decision.action in view.legal
        if step % 5 == 0:
            other = SpiteAndMalice.imagine(view, Stream(seed, step)).view(seat)
            assert bytes(other) == bytes(view)
            assert who[seat].decide(other, match.stream(seat)) == decision
        match.play(decision.action, seat)
        if step % 7 == 3:
            match.undo()
            assert who[seat].decide(match.view(seat), match.stream(seat)) == decision
            match.redo()


def truth(match: Match) -> Table:
    """The bare table of a match with all its cards."""
    seat, position = match.turn, match._state.position()
    assert seat is not None
    table = Table(match.view(seat))
    table.hands = [[RANK[card] for card in hand] for hand in position["hands"]]
    table.pays = [[RANK[card] for card in pile] for pile in position["payoffs_bottom_first"]]
    table.stock = [RANK[card] for card in reversed(position["stock_top_first"])]
    return table


def unplaced(table: Table) -> list[int]:
    return sorted([*table.hands[0], *table.hands[1], *table.stock])


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), options=OPTIONS)
def test_the_bare_table_follows_the_rules(seed: int, options: dict[str, Any]) -> None:
    """Each step on it leads where the engine leads; where that shuffles, only the counts can be compared."""
    match = new_match(GAME, seed=seed, options=options)
    stream = Stream(seed)
    while match.view(None).facts["phase"] == "play":
        table = truth(match)
        action = stream.choice(match.legal())
        source = {"payoff": -1}.get(action.source, 10 + RANK.get(action.source, 0))
        if action.source.startswith("side"):
            source = int(action.source[-1])
        goes_on = table.do(source, int(action.target[-1]) + (4 if action.kind == "discard" else 0))
        events = [event.kind for event in match.play(action)]
        assert goes_on == (match.view(None).facts["phase"] == "play")
        result = match.view(None).facts["result"]
        assert table.winner == (result[0] if result else None)
        if not goes_on:
            break
        after = truth(match)
        assert (table.turn, table.left, table.sides, table.centres) == (
            after.turn,
            after.left,
            after.sides,
            after.centres,
        )
        assert [len(table.stock), *map(len, table.hands)] == [len(after.stock), *map(len, after.hands)]
        if "complete" in events:
            assert unplaced(table) == unplaced(after)
        else:
            assert (table.stock, *map(sorted, table.hands)) == (after.stock, *map(sorted, after.hands))
        assert table.pays == after.pays


@clause("SM-R2")
def test_what_a_payoff_pile_is_known_to_hold_is_imagined_there() -> None:
    pile = [None] * 9 + ["5D"]
    position = {"payoffs_bottom_first": [pile, [None] * 9 + ["9D"]], "held": [["QS", "5D"], ["QS", "KS"]]}
    view = new_match(GAME, seed=3, position=position, options={"payoff": 10}).view(0)
    hidden = Hidden(view)
    assert hidden.held == [[12], [13, 12]]
    table = Table(view)
    places = set()
    for seed in range(40):
        table.fill(hidden.cards, hidden.held, seed)
        assert 12 in table.pays[0][:-1]
        assert {12, 13} <= set(table.pays[1][:-1])
        assert [len(table.pays[0]), table.pays[0][-1], len(table.hands[1])] == [10, 5, 5]
        assert sorted([*table.pays[0], *table.pays[1], *unplaced(table)]) == sorted(8 * list(range(1, KING + 1)))
        places.add(table.pays[1].index(13))
    assert len(places) > 4


# -- how much they think -------------------------------------------------------------------------------------------


def test_the_expert_thinks_no_more_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    real = thinking._play_out

    def counted(*arguments: Any) -> Table:
        played.append(arguments)
        return real(*arguments)

    monkeypatch.setattr(thinking, "_play_out", counted)
    view = at("KC 4S 7C 10D", "2S QH", centres=(3, 6, 8), sides=("5S", "2H", "3C", "8C")).view(0)
    budget = Budget(ways=6, worlds=(3, 4, 5))
    assert len(ways(Table(view))) > 6
    found = search(view, Stream(1), budget=budget)
    assert 0 < found.samples <= 12
    assert len(played) <= 3 * 6 + 4 * 3 + 5 * 2
    assert len(ways(Table(view), moments=1)) < len(ways(Table(view)))
    assert sum(BUDGET.worlds) * BUDGET.ways < 1000


def test_the_expert_decides_quickly() -> None:
    """Process time, so that a busy machine does not matter much."""
    expert, times = Expert(), []
    match = new_match(GAME, seed=2, options={"payoff": 5, "max_rounds": 1})
    while (seat := match.turn) is not None:
        view, stream = match.view(seat), match.stream(seat)
        began = time.process_time()
        decision = expert.decide(view, stream)
        times.append(time.process_time() - began)
        match.play(decision.action)
    assert sorted(times)[int(len(times) * 0.95)] < 0.2


def test_the_same_under_any_hash_seed() -> None:
    code = (
        "from cardwidgets.players.tournament import play_matches\n"
        "for pair in (['regular', 'novice'], ['expert', 'regular']):\n"
        "    options = {'payoff': 5, 'max_rounds': 1}\n"
        "    tally = play_matches('spite_and_malice', pair, matches=1, seed=3, options=options)\n"
        "    print(tally.wins, tally.decisions)"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": value}
        ).stdout
        for value in ("1", "2")
    }
    assert len(outputs) == 1


# -- reasons -------------------------------------------------------------------------------------------------------


def test_reasons_become_sentences_and_tell_of_open_cards_alone() -> None:
    here, said = language("en"), set()
    who = [player(GAME, "novice"), player(GAME, "regular"), Expert(budget=Budget(worlds=(2, 2)))]
    for seed in range(12):
        match = new_match(GAME, seed=seed, options={"payoff": 8, "max_rounds": 2})
        sitting = [who[seed % 3], who[(seed + 1) % 3]]
        while (seat := match.turn) is not None:
            view = match.view(seat)
            action, reason = sitting[seat].decide(view, match.stream(seat))
            numbers = {name: value for name, value in reason.data.items() if name != "card"}
            card = reason.data.get("card")
            assert card in (None, view.zones[f"payoff {1 - seat}"][-1])
            arguments = person_args("seat", "Bianca") | here.card_args("card", GAME, card and str(card)) | numbers
            assert here.variables(reason.id) - set(reason.data) <= set(arguments)
            assert set(numbers) == here.variables(reason.id) & {"samples", "gain"}
            assert "Bianca" in here.text(reason.id, **arguments) or "samples" in numbers
            assert (action == NEXT_ROUND) == (reason.id == "spite-and-malice-reason-next-round")
            said.add(reason.id.removeprefix("spite-and-malice-reason-"))
            match.play(action)
    assert said >= {
        "payoff",
        "toward",
        "refill",
        "free",
        "deny",
        "tidy",
        "same",
        "open",
        "bury",
        "more",
        "whim",
        "search",
    }
    # It would tell of a king in the hand.
    assert "keep-king" not in said


# -- strength ------------------------------------------------------------------------------------------------------


def test_in_paired_rounds_the_regular_beats_the_novice() -> None:
    tally = play_matches(GAME, ["regular", "novice"], matches=40, seed=1, paired=True, options={"max_rounds": 1})
    assert tally.rounds == 40
    assert tally.wins[0] >= 36


def test_in_paired_rounds_the_expert_beats_the_novice() -> None:
    """Against the regular it takes hundreds of rounds to tell; see the benchmarks."""
    options = {"max_rounds": 1, "payoff": 8}
    tally = play_matches(GAME, ["expert", "novice"], matches=4, seed=1, paired=True, options=options)
    assert tally.wins == (4, 0)


def test_rounds_between_good_players_are_seldom_drawn() -> None:
    tally = play_matches(GAME, ["regular", "regular"], matches=60, seed=1, paired=True, options={"max_rounds": 1})
    assert tally.draws <= 3
    # Nothing is left to chance, so the same deal with the seats changed is the same round.
    assert tally.wins[0] == tally.wins[1]


def test_habits_look_only_at_what_the_seat_knows() -> None:
    match = new_match(GAME, seed=4)
    seat = match.turn
    assert seat is not None
    assert plan(Table(match.view(seat))) == plan(truth(match))
    assert ways(Table(match.view(seat))) == ways(truth(match))

"""Opponents: they know no more than a view, keep to the rules, count right, and say why."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import count
from math import sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import games, new_match
from cardwidgets.engine.cuccu import RANK, SPECIAL, Cuccu
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import NEXT_ROUND, Action, Event, Illegal, View
from cardwidgets.engine.match import Match
from cardwidgets.players import Decision, Player, Reason, player, players
from cardwidgets.players.cuccu import Regular
from cardwidgets.players.cuccu_odds import EXACT, POLICY, Policy, odds
from cardwidgets.players.tournament import match_seed, play_matches
from cardwidgets.rulebook import language, person_args

FACES = Cuccu.PACK.faces
NAMES = players("cuccu")
OPTIONS = st.fixed_dictionaries(
    {"players": st.integers(2, 6), "lives": st.integers(1, 3)},
    optional={
        "shown_holder_acts": st.booleans(),
        "dealer_swaps": st.sampled_from(["bottom", "top"]),
        "double_penalty": st.booleans(),
        "lone_survivor_wins": st.booleans(),
        "inn": st.sampled_from(["choice", "always"]),
    },
)


def decisions(match: Match, who: Iterable[Player]) -> Iterator[tuple[View, Decision]]:
    """Play a match; hand over each view that was decided upon, and the decision."""
    sitting = list(who)
    while (seat := match.turn) is not None:
        view = match.view(seat)
        decision = sitting[seat % len(sitting)].decide(view, match.stream(seat))
        yield view, decision
        match.play(decision.action, seat)


# -- the contract ------------------------------------------------------------------------------------------------------


def test_every_game_has_its_opponents() -> None:
    for game in games():
        assert NAMES[0] == "novice"
        assert {"novice", "regular"} <= set(players(game))
        assert [player(game, name).NAME for name in players(game)] == list(players(game))


def test_who_is_not_there_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        player("cuccu", "grandmaster")
    assert refusal.value.data == {"option": "player", "value": "grandmaster", "allowed": "novice, regular"}
    with pytest.raises(Illegal):
        players("bridge")


def test_nothing_to_decide_and_broken_opponents_are_refused() -> None:
    class Cheat(Player):
        NAME = "cheat"

        def choose(self, view: View, stream: Stream) -> Decision:
            return Decision(Action("inn_accept"), Reason("cuccu-reason-whim"))

    match = new_match("cuccu", seed=1)
    seat = match.turn
    assert seat is not None
    with pytest.raises(Illegal, match="not-legal"):
        Cheat().decide(match.view(seat), match.stream(seat))
    with pytest.raises(Illegal, match="not-your-turn"):
        player("cuccu", "novice").decide(match.view((seat + 1) % 4), match.stream(0))


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), options=OPTIONS, first=st.sampled_from(NAMES), second=st.sampled_from(NAMES))
def test_legal_determined_and_blind_to_what_is_hidden(
    seed: int, options: dict[str, Any], first: str, second: str
) -> None:
    """Whatever is imagined behind the view, the decision is the same; matches end; undone moves are thought again."""
    who = [player("cuccu", first), player("cuccu", second)]
    match = new_match("cuccu", seed=seed, options=options)
    for step, (view, decision) in zip(range(60), decisions(match, who), strict=False):
        seat = view.turn
        assert seat is not None
        assert decision.action in view.legal
        other = Cuccu.imagine(view, Stream(seed, step)).view(seat)
        assert bytes(other) == bytes(view)
        assert who[seat % 2].decide(other, match.stream(seat)) == decision
        if step % 7 == 3:
            again = match.at(match.moves)
            again.undo()
            again.redo()
            assert who[seat % 2].decide(again.view(seat), again.stream(seat)) == decision


@pytest.mark.parametrize("name", NAMES)
def test_matches_end_and_replay_to_the_byte(name: str) -> None:
    for seed in range(30):
        first, second = (new_match("cuccu", seed=seed) for _ in range(2))
        for match in (first, second):
            for _ in decisions(match, [player("cuccu", name)]):
                pass
            assert match.outcome is not None
            assert match.round < 60
        assert first.code() == second.code()


def test_the_same_under_any_hash_seed() -> None:
    code = (
        "from cardwidgets.players.tournament import play_matches\n"
        "print(play_matches('cuccu', ['regular', 'novice', 'novice'], matches=5, seed=3, rotate=True).data()['wins'])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": value}
        ).stdout
        for value in ("1", "2")
    }
    assert len(outputs) == 1


def test_importing_opponents_needs_no_numpy_and_no_sentences() -> None:
    code = (
        "import sys, cardwidgets.players.cuccu, cardwidgets.players.tournament\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('numpy', 'fluent', 'anywidget')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


# -- reasons -----------------------------------------------------------------------------------------------------------


def test_reasons_become_sentences() -> None:
    here = language("en")
    said: dict[str, str] = {}
    options = [{}, {"lives": 1, "players": 2}, {"players": 3}, {"players": 6, "double_penalty": False}]
    for seed in range(60):
        match = new_match("cuccu", seed=seed, options=options[seed % 4])
        for _, (action, reason) in decisions(match, [player("cuccu", name) for name in NAMES]):
            numbers = {name: value for name, value in reason.data.items() if name != "card"}
            assert all(type(value) is int and 0 <= value <= 200 for value in numbers.values())
            card = reason.data.get("card")
            arguments = person_args("seat", "Bianca") | here.card_args("card", "cuccu", card and str(card)) | numbers
            said[reason.id] = here.text(reason.id, **arguments)
            assert (action == NEXT_ROUND) == (reason.id == "cuccu-reason-next-round")
            for value in numbers.values():
                assert re.search(rf"\b{value}\b", said[reason.id])
    assert len(said) >= 12, sorted(said)
    assert all("Bianca" in sentence for sentence in said.values())


def test_a_reason_with_chances_supports_the_choice() -> None:
    names = {"keep": "ask", "ask": "keep", "accept": "refuse", "refuse": "accept"}
    for seed in range(40):
        match = new_match("cuccu", seed=seed, options={"lives": 1 + seed % 3, "players": 2 + seed % 4})
        for _, (action, reason) in decisions(match, [player("cuccu", "regular")]):
            chosen = {"exchange": "ask"}.get(action.kind, action.kind.removeprefix("inn_"))
            if chosen in reason.data:
                assert reason.data[chosen] <= reason.data[names[chosen]]
            elif "costs" in reason.data:
                assert reason.data["costs"] <= reason.data["instead"]


# -- the novice --------------------------------------------------------------------------------------------------------


def test_the_novice_keeps_high_and_swaps_low() -> None:
    novice = player("cuccu", "novice")
    kept = {}
    for face in FACES:
        view = new_match("cuccu", seed=1, position={"pack_bottom_first": [face]}).view(0)
        kept[face] = sum(novice.decide(view, Stream(number)).action.kind == "keep" for number in range(300)) / 300
    assert all(kept[face] > 0.9 for face in FACES if RANK.get(face, -9) > 7)
    assert all(kept[face] < 0.1 for face in FACES if RANK.get(face, -9) < 5)
    assert all(0.3 < kept[face] < 0.7 for face in ("5", "6", "7"))


def test_the_novice_at_the_inn() -> None:
    novice = player("cuccu", "novice")
    match = new_match("cuccu", seed=1, position={"pack_bottom_first": ["zero", "inn"], "actions": ["exchange"]})
    asked = sum(novice.decide(match.view(0), Stream(number)).action.kind == "inn_ask" for number in range(300))
    assert asked > 270
    match.play("inn_ask")
    paid = sum(novice.decide(match.view(1), Stream(number)).action.kind == "inn_accept" for number in range(300))
    assert 90 < paid < 210


# -- the odds against brute force: the engine plays every world to its end ------------------------------------------


def cost(events: Iterable[Event], seat: int) -> int:
    return sum(event.kind == "lose_life" and event.seat == seat for event in events)


def every_world(view: View, ends: int = 2) -> Iterator[tuple[float, Cuccu]]:
    """Every way of laying the unseen cards that can still matter, with its weight; of the pack none or both ends."""
    facts = dict(view.facts)
    options = facts.pop("options")
    seats = range(options["players"])
    hands = [(view.zones[f"hand {seat}"] or (None,))[0] for seat in seats]
    hidden = [seat for seat in seats if view.zones[f"hand {seat}"] and hands[seat] is None]
    undealt = sum(not view.zones[f"hand {seat}"] and facts["lives"][seat] > 0 for seat in seats)
    left = Counter(Cuccu.PACK.cards) - Counter(card for card in hands if card)

    def lay(cards: list[str], weight: float) -> Iterator[tuple[float, Cuccu]]:
        if len(cards) == len(hidden) + undealt + ends:
            laid = list(hands)
            for seat, card in zip(hidden, cards, strict=False):
                laid[seat] = card
            pack = cards[len(hidden) :]
            position = {**facts, "hands": laid, "pack_bottom_first": pack[: len(pack) - ends // 2]}
            if ends:
                position["pack_top"] = pack[-1]
            yield weight, Cuccu.setup({**position, "turn": view.turn}, options, 1)[0]
            return
        place = len(cards)
        for face in FACES:
            if not left[face] or (place < len(hidden) and facts["plain"][hidden[place]] and face in SPECIAL):
                continue
            number = left[face]
            left[face] -= 1
            yield from lay([*cards, face], weight * number)
            left[face] += 1

    return lay([], 1.0)


def some_worlds(view: View, many: int, seed: int) -> Iterator[tuple[float, Cuccu]]:
    stream = Stream(seed)
    for _ in range(many):
        yield 1.0, Cuccu.imagine(view, stream)


Result = list[tuple[float, int, bool]]


def play_out(
    state: Cuccu, me: int, policy: Policy, weight: float, lost: int, inns: dict[bytes, dict[str, Result]]
) -> Iterator[tuple[float, int, bool]]:
    """Play a round out by the policy: weight, lives lost, out of the match. My choices at an inn wait in ``inns``."""
    while True:
        view, seat = state.view(me), state.turn
        phase = view.facts["phase"]
        if phase in ("scored", "over"):
            yield weight, lost, view.facts["lives"][me] == 0
            return
        assert seat is not None
        if phase == "choose":
            card = state.view(seat).zones[f"hand {seat}"][0]
            assert card is not None
            lost += cost(state.play(Action("keep" if policy.keeps(card) else "exchange")), me)
        elif phase == "inn" and seat == me:
            for kind in ("inn_keep", "inn_ask"):
                other = state.clone()
                spent = lost + cost(other.play(Action(kind)), me)
                inns[bytes(view)][kind].extend(play_out(other, me, policy, weight, spent, inns))
            return
        elif phase == "inn":
            state.play(Action("inn_ask"))
        else:
            for kind, chance in (("inn_accept", policy.pays), ("inn_refuse", 1 - policy.pays)):
                if chance:
                    other = state.clone()
                    spent = lost + cost(other.play(Action(kind)), me)
                    yield from play_out(other, me, policy, weight * chance, spent, inns)
            return


def brute_force(
    view: View, policy: Policy, worlds: Iterable[tuple[float, Cuccu]], last: bool = False
) -> dict[str, tuple[float, float, float, float]]:
    """For each action: chance of losing a life, lives lost, their square, chance of being out."""
    me = view.seat
    assert me is not None
    laid = list(worlds)
    total = sum(weight for weight, _ in laid)
    found = {}
    for action in view.legal:
        inns: dict[bytes, dict[str, Result]] = defaultdict(lambda: {"inn_keep": [], "inn_ask": []})
        results: Result = []
        for weight, world in laid:
            state = world.clone()
            spent = cost(state.play(action), me)
            results.extend(play_out(state, me, policy, weight, spent, inns))
        for choices in inns.values():
            counted = 2 if last else 1
            results.extend(min(choices.values(), key=lambda result: sum(one[0] * one[counted] for one in result)))
        found[action.text] = (
            sum(weight for weight, lost, _ in results if lost) / total,
            sum(weight * lost for weight, lost, _ in results) / total,
            sum(weight * lost**2 for weight, lost, _ in results) / total,
            sum(weight for weight, _, out in results if out) / total,
        )
    return found


EXACT_CASES: dict[str, tuple[dict[str, Any], dict[str, Any], Policy]] = {
    "a zero before the dealer": ({"pack_bottom_first": ["zero"], "lives": [3, 2]}, {}, Policy("6", 0.5)),
    "a fool before a frail dealer": ({"pack_bottom_first": ["fool"], "lives": [3, 1]}, {}, Policy("4", 1)),
    "a row that a cat would undo": (
        {"pack_bottom_first": ["2", "7"], "lives": [3, 1, 1], "actions": ["exchange"]},
        {},
        Policy("6", 0.5),
    ),
    "a fool in a row, penalised once": (
        {"pack_bottom_first": ["3", "fool"], "lives": [3, 3, 1], "actions": ["exchange"]},
        {"double_penalty": False},
        Policy("4", 0.0),
    ),
    "the dealer, one hidden card known to be plain": (
        {"pack_bottom_first": ["2", "7", "5"], "lives": [3, 1, 2], "actions": ["exchange", "exchange"]},
        {},
        Policy("6", 0.5),
    ),
    "an innkeeper who deals": (
        {"pack_bottom_first": ["7", "inn"], "lives": [2, 2], "actions": ["exchange", "inn_ask"]},
        {},
        Policy("6", 0.5),
    ),
    "an innkeeper who knows of the zero": (
        {
            "hands": ["zero", "2", "inn"],
            "known_to": [[2], [2], []],
            "lives": [2, 1, 3],
            "done": [True, False, False],
            "phase": "offer",
            "inn": [1, 2],
            "covers": [[0, 2]],
        },
        {"shown_holder_acts": True},
        Policy("6", 0.5),
    ),
    "somebody asks a dealer with a horse": (
        {"hands": ["4", None, "horse"], "known_to": [[], [], [0, 1, 2]], "lives": [3, 3, 3]},
        {"shown_holder_acts": True},
        Policy("6", 0.5),
    ),
    "at the dealer's inn": (
        {"pack_bottom_first": ["2", "horse", "inn"], "lives": [3, 1, 2], "actions": ["exchange"]},
        {},
        Policy("6", 0.5),
    ),
}


@pytest.mark.clause("CU-3.4", "CU-3.5", "CU-3.6", "CU-3.7", "CU-3.8", "CU-3.9", "CU-4.5", "CU-4.7")
@pytest.mark.parametrize("name", EXACT_CASES)
def test_exact_odds_equal_all_worlds_played_out(name: str) -> None:
    position, options, policy = EXACT_CASES[name]
    state, _ = Cuccu.setup(position, options, 3)
    view = state.view(state.turn)
    counted, played = odds(view, policy), brute_force(view, policy, every_world(view))
    assert set(counted) == set(played)
    for action, chance in counted.items():
        assert chance.lose == pytest.approx(played[action][0], abs=1e-9)
        assert chance.lives == pytest.approx(played[action][1], abs=1e-9)


@pytest.mark.clause("CU-4.5", "CU-4.6", "CU-4.7")
@pytest.mark.parametrize("card", ["fool", "inn", "hunter"])
def test_exact_odds_of_the_dealer_among_hidden_cards(card: str) -> None:
    position = {"hands": ["2", "3", "4", card], "done": [True, True, True, False], "plain": [False, True, False, False]}
    view = Cuccu.setup(position, {}, 3)[0].view(3)
    lost = total = 0.0
    for weight, state in every_world(view, 0):
        total += weight
        lost += weight * cost(state.play(Action("keep")), 3)
    assert odds(view)["keep"].lose == pytest.approx(lost / total, abs=1e-9)


def open_position(stream: Stream) -> tuple[dict[str, Any], dict[str, Any], Policy]:
    """A moment at which most cards lie open, also some of seats to come, so that few worlds are left."""
    seats = 3 + stream.below(3)
    me, everybody = stream.below(seats - 1), list(range(seats))
    pool = stream.draw(Cuccu.PACK.cards, 20)
    plain = [card for card in pool if card not in SPECIAL]
    special = [card for card in pool if card in SPECIAL and card != "horse"]
    hands: list[str | None] = [None] * seats
    known: list[list[int]] = [[] for _ in everybody]
    lives = [1 + stream.below(3) for _ in everybody]
    covered = [False] * seats
    path: list[list[list[int]]] = [[] for _ in everybody]
    hands[me] = pool[0] if stream.below(2) else plain.pop()
    plain, special = ([card for card in cards if card is not hands[me]] for cards in (plain, special))
    unknown = 0
    for seat in range(me):
        hands[seat] = plain.pop()
        if unknown or stream.below(3):
            known[seat] = everybody
        else:
            unknown += 1
            covered[seat] = bool(stream.below(2))
            lives[seat] = stream.below(2) and lives[seat]
    if me and known[me - 1] and stream.below(2):
        path[me] = [[me - 1, me]]
    undealt = 1 + stream.below(2 - unknown)
    open_seats = set(stream.draw(range(me + 1, seats - 1), max(seats - me - 2 - undealt, 0)))
    # The dealer holds what never lets it swap with the pack.
    closing = next((card for card in special if card != "inn"), "cuckoo")
    hands[-1], known[-1] = closing, everybody
    special = [card for card in special if card is not closing]
    for seat in sorted(open_seats):
        hands[seat] = special.pop() if special else "cuckoo"
        known[seat] = everybody
    if stream.below(3) == 0 and open_seats:
        hands[min(open_seats)] = "horse"
    position: dict[str, Any] = {"hands": hands, "known_to": known, "lives": lives, "plain": covered, "path": path}
    position |= {"done": [seat < me for seat in everybody], "dealer": seats - 1}
    options: dict[str, Any] = {"players": seats, "shown_holder_acts": True, "inn": ("choice", "always")[me // 2]}
    options |= {"double_penalty": stream.below(3) > 0, "lone_survivor_wins": stream.below(3) > 0}
    return position, options, Policy(("3", "6", "9")[stream.below(3)], (0.0, 0.5, 1.0)[stream.below(3)])


def test_exact_odds_where_most_cards_lie_open() -> None:
    checked = 0
    for seed in range(250):
        position, options, policy = open_position(Stream(seed, 1))
        try:
            state, _ = Cuccu.setup(position, options, 3)
        except Illegal:
            continue
        view = state.view(state.turn)
        counted, played = odds(view, policy, exact=20), brute_force(view, policy, every_world(view, 0))
        for action, chance in counted.items():
            assert chance == pytest.approx(played[action][:2], abs=1e-9), (seed, action, position, options, policy)
        checked += 1
    assert checked > 150


@pytest.mark.clause("CU-4.9")
@pytest.mark.parametrize("card", ["fool", "2", "9"])
def test_the_last_life_of_two_is_the_match(card: str) -> None:
    """Losing the last life together brings both back: no loss when the match is counted."""
    view = Cuccu.setup({"pack_bottom_first": [card], "lives": [1, 1]}, {}, 3)[0].view(0)
    counted, played = odds(view, last=True), brute_force(view, POLICY, every_world(view), last=True)
    for action, chance in counted.items():
        assert chance.lose == pytest.approx(played[action][3], abs=1e-9)


SAMPLED: list[dict[str, Any]] = [
    {},
    {"double_penalty": False},
    {"lone_survivor_wins": False},
    {"inn": "always"},
    {"dealer_swaps": "top"},
    {"players": 3},
    {"players": 5},
    {"shown_holder_acts": True, "players": 5},
    {"players": 3, "lives": 1},
]


@pytest.mark.parametrize("options", SAMPLED, ids=str)
def test_odds_agree_with_imagined_worlds_played_out(options: dict[str, Any]) -> None:
    """Positions from random matches; for each kind of decision a few, against 400 imagined worlds."""
    many, checked = 400, Counter[str]()
    for seed in count():
        policy = Policy(("4", "6", "8")[seed % 3], (0.5, 0.0, 1.0)[seed // 3 % 3])
        match = new_match("cuccu", seed=seed, options={"lives": 1 + seed % 3, **options})
        choose = Stream(seed, 99)
        while (seat := match.turn) is not None:
            view = match.view(seat)
            phase = view.facts["phase"]
            wanted = {"choose": 5, "inn": 1, "offer": 1}.get(phase, 0)
            if checked[phase] < wanted and (phase != "choose" or choose.below(6) == 0):
                checked[phase] += 1
                played = brute_force(view, policy, some_worlds(view, many, seed))
                for action, chance in odds(view, policy, exact=20).items():
                    lose, lives, square, _ = played[action]
                    assert abs(chance.lose - lose) < 4.5 * sqrt(max(lose * (1 - lose), 0.01) / many)
                    assert abs(chance.lives - lives) < 4.5 * sqrt(max(square - lives**2, 0.01) / many)
            legal = match.legal()
            match.play(legal[-1] if choose.below(3) else legal[0])
        if checked["choose"] >= 5 and ((checked["inn"] and checked["offer"]) or options.get("inn") == "always"):
            break


@pytest.mark.parametrize("seats", [5, 7])
def test_odds_with_many_seats_to_come_are_nearly_exact(seats: int) -> None:
    assert seats - 1 > EXACT
    for face in FACES[::3]:
        view = new_match("cuccu", seed=1, options={"players": seats}, position={"pack_bottom_first": [face]}).view(0)
        near, whole = odds(view), odds(view, exact=20)
        for action, chance in whole.items():
            assert near[action].lives == pytest.approx(chance.lives, abs=0.01)


def test_odds_of_a_cuckoo_and_of_nothing_to_decide() -> None:
    view = new_match("cuccu", seed=1, position={"pack_bottom_first": ["cuckoo"]}).view(0)
    assert odds(view)["keep"] == (0.0, 0.0)
    match = new_match("cuccu", seed=1)
    assert odds(match.view(None)) == {}
    assert all(odds(match.view(seat)) == {} for seat in range(4) if seat != match.turn)


@pytest.mark.parametrize("wrong", [{"keep_from": "fool"}, {"keep_from": "joker"}, {"pays": 1.5}])
def test_a_policy_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no card|not a probability"):
        Policy(**wrong)


def test_the_regular_weighs_what_it_knows() -> None:
    """A low card that lies open elsewhere makes a poor card safe; unseen it is not."""
    regular = Regular()
    unseen = {"lives": [3, 3, 3], "hands": ["5", "8", "bucket"], "done": [True, True, False], "dealer": 2}
    match = new_match("cuccu", seed=1, position=unseen)
    assert regular.decide(match.view(2), match.stream(2)).action.kind == "exchange"
    seen = {**unseen, "hands": ["lion", "8", "bucket"], "known_to": [[0, 1, 2], [], []]}
    match = new_match("cuccu", seed=1, position=seen)
    decision = regular.decide(match.view(2), match.stream(2))
    assert (decision.action.kind, decision.reason.data["keep"]) == ("keep", 0)


# -- strength and speed ------------------------------------------------------------------------------------------------


def test_the_regular_wins_more_than_its_quarter() -> None:
    tally = play_matches("cuccu", ["regular", "novice", "novice", "novice"], matches=400, seed=1, rotate=True)
    assert sum(tally.wins) + tally.draws == tally.matches == 400
    assert tally.wins[0] > 110
    assert tally.wins[0] > max(tally.wins[1:])


def test_matches_of_a_tournament_replay_as_single_ones() -> None:
    names = ["regular", "novice", "novice"]
    tally = play_matches("cuccu", names, matches=6, seed=9, rotate=True)
    wins, rounds, made = [0, 0, 0], 0, 0
    for number in range(6):
        match = new_match("cuccu", seed=match_seed(9, number + 1), options={"players": 3})
        sitting = [player("cuccu", names[(seat - number) % 3]) for seat in range(3)]
        made += sum(decision.action != NEXT_ROUND for _, decision in decisions(match, sitting))
        rounds += match.round
        assert match.outcome is not None
        wins[((match.outcome.winner or 0) - number) % 3] += 1
    assert (list(tally.wins), tally.rounds, tally.decisions) == (wins, rounds, made)


@pytest.mark.parametrize(("seats", "matches", "limit"), [(2, 6, 0.05), (4, 6, 0.05), (8, 2, 0.1), (20, 1, 0.15)])
def test_the_regular_decides_quickly(seats: int, matches: int, limit: float) -> None:
    """Process time, so that a busy machine does not matter much; the bounds are loose above four seats."""
    regular, times = player("cuccu", "regular"), []
    for seed in range(matches):
        match = new_match("cuccu", seed=seed, options={"players": seats, "max_rounds": 12})
        while (seat := match.turn) is not None:
            view, stream = match.view(seat), match.stream(seat)
            began = time.process_time()
            decision = regular.decide(view, stream)
            if len(view.legal) > 1:
                times.append(time.process_time() - began)
            match.play(decision.action, seat)
    assert sorted(times)[int(len(times) * 0.95)] < limit

"""The opponents of Monopoly: The Card Game: what they make of hands, and that they know no more than a view."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cardwidgets.engine import new_match
from cardwidgets.engine._monopoly_card_game_worth import CHANCE, GROUP_OF, worth
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import NEXT_ROUND, View
from cardwidgets.engine.match import Match
from cardwidgets.engine.monopoly_card_game import MonopolyCardGame
from cardwidgets.players import Decision, player, players
from cardwidgets.players.monopoly_card_game_prospects import Table
from cardwidgets.players.tournament import play_matches
from cardwidgets.rulebook import language, person_args

GAME = "monopoly_card_game"
NAMES = players(GAME)
BONUS = [*["GO"] * 4, *["MR"] * 4]


def decide(position: dict[str, Any], name: str = "regular", seat: int = 0, **options: Any) -> Decision:
    match = new_match(GAME, seed=7, options=options, position={"turn": seat, **position})
    return player(GAME, name).decide(match.view(seat), match.stream(seat))


def decisions(match: Match, names: tuple[str, ...]) -> Iterator[tuple[View, Decision]]:
    """Play a match; hand over each view that was decided upon, and the decision."""
    who = [player(GAME, name) for name in names]
    while (seat := match.turn) is not None:
        view = match.view(seat)
        decision = who[seat % len(who)].decide(view, match.stream(seat))
        yield view, decision
        match.play(decision.action, seat)


# -- the contract ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("names", [NAMES, NAMES[::-1]])
def test_blind_to_what_is_hidden(seats: int, names: tuple[str, ...]) -> None:
    """Whatever is imagined behind the view, the decision is the same."""
    options = {"players": seats, "target": 2000, "railroads_from": 2 + seats % 3}
    match = new_match(GAME, seed=seats, options=options)
    for step, (view, decision) in zip(range(90), decisions(match, names), strict=False):
        assert decision.action in view.legal
        if step % 3 == 0 and view.turn is not None:
            other = MonopolyCardGame.imagine(view, Stream(seats, step)).view(view.seat)
            assert bytes(other) == bytes(view)
            again = player(GAME, names[view.turn % 2]).decide(other, match.stream(view.turn))
            assert again == decision


def test_the_same_under_any_hash_seed() -> None:
    code = (
        "from cardwidgets.players.tournament import play_matches\n"
        f"tally = play_matches('{GAME}', ['regular', 'novice', 'novice'], matches=2, seed=3, rotate=True)\n"
        "print(tally.wins, tally.rounds, tally.decisions)"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": value}
        ).stdout
        for value in ("1", "2")
    }
    assert len(outputs) == 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_trades_that_are_begun_are_finished_and_matches_end(seats: int) -> None:
    said = set()
    for names in (("novice",), ("regular", "novice"), ("regular",)):
        match = new_match(GAME, seed=seats, options={"players": seats, "target": 3000})
        made, expected = 0, None
        for view, (action, reason) in decisions(match, names):
            if expected is not None:
                assert action.kind in expected
            expected = None
            if seats < 5:
                expected = {"trade": ("count",), "count": ("exchange", "put")}.get(action.kind)
            made += action != NEXT_ROUND
            said.add(reason.id)
            assert view.facts["phase"] != "scored" or action == NEXT_ROUND
        assert match.outcome is not None
        assert match.round <= 20
        assert made < 250 * match.round
    assert {f"monopoly-card-game-reason-{why}" for why in ("trade", "discard", "out", "chance", "next-round")} <= said


def test_reasons_become_sentences_and_name_no_hidden_card() -> None:
    here = language("en")
    for seats in range(2, 7):
        match = new_match(GAME, seed=40 + seats, options={"players": seats, "target": 3000})
        for _, (action, reason) in decisions(match, NAMES):
            assert set(reason.data) <= {"card"}
            card = reason.data.get("card")
            sentence = here.text(
                reason.id, **person_args("seat", "Bianca"), **here.card_args("card", GAME, str(card) if card else None)
            )
            assert "Bianca" in sentence
            if card and action.kind != "chance":
                after = match.at(match.moves)
                after.play(action)
                shown = after.view(None)
                assert any(card in cards for cards in shown.zones.values())


def test_importing_opponents_needs_no_numpy_and_no_sentences() -> None:
    code = (
        f"import sys, cardwidgets.players.{GAME}\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('numpy', 'fluent', 'anywidget')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


# -- valuing -----------------------------------------------------------------------------------------------------------


def test_when_the_hand_is_over_money_is_exact() -> None:
    """Without Chance and the prize, what the opponents count is what the rules pay."""
    stream = Stream(5)
    faces = [face for face in MonopolyCardGame.PACK.cards if face not in (CHANCE, "MR")]
    tables = []
    given: list[dict[str, Any]] = [
        {},
        {"railroads_from": 3},
        {"dark_blue": 100, "hotel": 700, "houses": "4442"},
        {"token": "built"},
        {"token_groups": "any", "railroads_from": 4},
    ]
    for options in given:
        match = new_match(GAME, seed=1, options=options)
        tables.append((Table(match.view(0), over=True), match.view(0).facts["options"]))
    paid = 0
    for number in range(1000):
        pool = list(faces)
        hand = [pool.pop(stream.below(len(pool))) for _ in range(10 + number % 4)]
        if number % 2:
            group = GROUP_OF.get(hand[0], "dark_blue")
            hand += [face for face in GROUP_OF if GROUP_OF[face] == group and face not in hand]
        table, rules = tables[number % 5]
        assert table.money(Table.count(hand)) == worth(hand, rules).total, hand
        paid += worth(hand, rules).total > 400
    assert paid > 200


def test_what_is_missing_is_worth_what_one_can_still_get() -> None:
    """The same two cards of a group: the third on top of another's pile, unseen, or in another's hand."""
    values = []
    for piles, hands in (
        ([["MED"], ["VEN"]], [["ATL", "MAR"], None]),
        ([["MED"], ["BAL"]], [["ATL", "MAR"], ["STC"]]),
        ([["MED"], ["BAL"]], [["ATL", "MAR"], ["VEN"]]),
    ):
        position: dict[str, Any] = {"hands": hands, "known": [[1, 1], [3] * (len(hands[1]) if hands[1] else 10)]}
        position |= {"piles_bottom_first": piles, "turn": 0}
        table = Table(new_match(GAME, seed=7, position=position).view(0))
        values.append(table.value(Table.count(["ATL", "MAR"])))
    assert values[0] > values[1] > values[2]


# -- the novice --------------------------------------------------------------------------------------------------------


def usual(position: dict[str, Any], **options: Any) -> str:
    """What the novice does most often: whims left out."""
    match = new_match(GAME, seed=7, options=options, position={"turn": 0, **position})
    made = [player(GAME, "novice").decide(match.view(0), Stream(number)).action.text for number in range(40)]
    return max(made, key=made.count)


def test_the_novice_collects_colours() -> None:
    position: dict[str, Any] = {"hands": [["PKP", "H1", *BONUS], None], "piles_bottom_first": [["MED"], ["BWK"]]}
    assert usual(position) == "trade -> pile 1"
    assert usual({**position, "actions": ["trade -> pile 1"]}) == "count 1"
    assert usual({**position, "actions": ["trade -> pile 1", "count 1"]}) == "exchange"
    assert usual({**position, "piles_bottom_first": [["MED"], ["BAL"]]}) == "draw"
    poor = {"hands": [["PKP", "MED", *BONUS], None], "piles_bottom_first": [[], ["BWK"]]}
    assert usual({**poor, "actions": ["trade -> pile 1", "count 1"]}) == "put MED"


def test_the_novice_sheds_what_fits_nothing_and_goes_out() -> None:
    shed = {"hands": [["PKP", "BWK", "MED", *BONUS], None], "phase": "shed"}
    assert usual(shed) == "discard MED"
    assert usual({"hands": [["PKP", "BWK", *BONUS], None]}) == "out"


# -- the regular -------------------------------------------------------------------------------------------------------


def test_the_regular_trades_for_what_completes_and_keeps_what_counts() -> None:
    position: dict[str, Any] = {
        "hands": [["PKP", "MED", "H1", "H2", "H3", "GO", "GO", "TK_CAR", "MR", "MR"], None],
        "piles_bottom_first": [["NYA"], ["ELE", "BWK", "IND"]],
    }
    assert decide(position).action.text == "trade -> pile 1"
    # The pile alone pays for one card; a hand card has to go down for the second.
    assert decide({**position, "actions": ["trade -> pile 1"]}).action.text == "count 2"
    chain = ["trade -> pile 1", "count 2"]
    assert decide({**position, "actions": chain}).action.text == "put MED"
    assert decide({**position, "actions": [*chain, "put MED"]}).action.text in ("discard IND", "discard BWK")


def test_the_regular_goes_out() -> None:
    assert decide({"hands": [["PKP", "BWK", *BONUS], None]}).action.text == "out"
    surplus = {"hands": [["PKP", "BWK", "TK_CAR", *BONUS], None], "actions": ["out"]}
    assert decide(surplus).action.text == "discard MR"


@pytest.mark.parametrize(
    ("hand", "role"),
    [
        (["BWK", "CH", *BONUS], "PKP"),
        (["PKP", "BWK", "H1", "CH", *BONUS[:6]], "H2"),
        (["PKP", "BWK", "H1", "H2", "H3", "H4", "CH", *BONUS[:3]], "HT"),
        (["RDG", "PRR", "CH", *BONUS[:7]], "BNO"),
    ],
)
def test_chance_stands_for_what_pays_most(hand: list[str], role: str) -> None:
    match = new_match(GAME, seed=7, position={"hands": [hand, None], "turn": 0, "actions": ["out"]})
    if match.view(0).facts["phase"] == "stand" and len(match.view(0).legal) > 1:
        chosen = decide({"hands": [hand, None], "actions": ["out"]}).action.source
        rules = match.view(0).facts["options"]
        pays = {action.source: worth(hand, rules, [(action.source,)]).total for action in match.view(0).legal}
        assert pays[chosen] == max(pays.values()) == pays[role]


def test_two_chance_cards_go_out_together() -> None:
    hand = ["BWK", "H1", "CH", "CH", *BONUS[:6]]
    match = new_match(GAME, seed=7, position={"hands": [hand, None], "turn": 0, "actions": ["out"]})
    while match.view(0).facts["phase"] == "stand":
        match.play(player(GAME, "regular").decide(match.view(0), match.stream(0)).action)
    assert sorted(match.view(0).facts["stands"]) in (["H2", "PKP"], ["PKP", "TK"])


def test_chance_is_kept_for_going_out_and_got_rid_of_before_the_end() -> None:
    near = ["BWK", "PKP", "H1", "H2", "GO", "GO", "TK_CAR", "TK_HAT", "MED", "CH", "IND"]
    assert decide({"hands": [near, None], "phase": "shed"}).action.text in ("discard MED", "discard IND")
    last = {"hands": [near, ["STC"] * 1, None, None], "phase": "shed", "draw_top_first": [None]}
    assert decide(last).action.text == "discard CH"


@pytest.mark.parametrize(("held", "shed"), [(["STA", "VIR"], "STJ"), (["TEN", "NYA"], "STC")])
def test_the_regular_leaves_nothing_open_that_completes_another_group(held: list[str], shed: str) -> None:
    hand = ["ATL", "VEN", "MAR", "H1", "GO", "GO", "TK_CAR", "TK_HAT", "MR", "STJ", "STC"]
    position: dict[str, Any] = {"hands": [hand, held], "known": [[1] * 11, [3, 3]], "phase": "shed"}
    decision = decide({**position, "piles_bottom_first": [["MED"], ["ORI"]]})
    assert decision.action.text == f"discard {shed}"
    # Unseen in that hand, nobody can mind.
    blind = new_match(GAME, seed=7, position={**position, "known": [[1] * 11, [2, 2]], "turn": 0})
    assert Table(blind.view(0)).gain(1, "STC") < 150


def test_the_regular_does_not_pay_with_what_completes_another_group() -> None:
    hand = ["ATL", "VEN", "MAR", "H1", "GO", "GO", "TK_CAR", "TK_HAT", "MR", "MED"]
    position: dict[str, Any] = {"hands": [hand, ["BWK", "BAL"]], "known": [[1] * 10, [3, 3]]}
    wanted = {**position, "piles_bottom_first": [["PKP"], ["H2"]]}
    assert decide({**wanted, "actions": ["trade -> pile 1", "count 1"]}).action.kind == "put"
    harmless = {**position, "piles_bottom_first": [["CON"], ["H2"]]}
    assert decide({**harmless, "actions": ["trade -> pile 1", "count 1"]}).action.text == "exchange"


def test_the_extra_pile_is_used() -> None:
    hand = ["ATL", "VEN", "H1", "H2", "GO", "GO", "TK_CAR", "TK_HAT", "MR", "MED"]
    position = {
        "hands": [hand, None],
        "piles_bottom_first": [["KEN", "CON"], ["ORI"]],
        "extras_bottom_first": [["STC"], ["MAR"]],
    }
    assert decide(position).action.text == "take pile Y"


def test_an_extra_card_that_completes_another_group_is_taken_away() -> None:
    hand = ["PKP", "BWK", "H1", "H2", "GO", "GO", "TK_CAR", "TK_HAT", "MR", "MED"]
    position: dict[str, Any] = {
        "hands": [hand, ["ATL", "VEN"]],
        "known": [[1] * 10, [3, 3]],
        "piles_bottom_first": [["KEN"], ["ORI"]],
        "extras_bottom_first": [["STC"], ["MAR"]],
    }
    decision = decide(position)
    assert decision.action.text == "swap_tops pile 1 -> pile Y"
    assert (decision.reason.id, decision.reason.data["card"]) == ("monopoly-card-game-reason-deny", "MAR")
    assert decide({**position, "known": [[1] * 10, [2, 2]]}).action.text == "draw"


def test_the_majority_of_mr_monopoly_is_worth_a_card() -> None:
    hand = ["ATL", "VEN", "MAR", "H1", "GO", "GO", "TK_CAR", "MR", "MR", "MR", "KEN"]
    assert decide({"hands": [hand, None], "phase": "shed"}).action.text == "discard KEN"
    table = Table(new_match(GAME, seed=7, position={"hands": [hand[:10], None], "turn": 0}).view(0))
    one, two, three = (table.value(Table.count(["MR"] * count)) for count in (1, 2, 3))
    assert three - two < two - one
    assert three > 900


# -- five and six ------------------------------------------------------------------------------------------------------


def test_five_players_trade_lay_and_pass_with_sense() -> None:
    hand = ["ATL", "VEN", "H1", "H2", "GO", "GO", "TK_CAR", "TK_HAT", "MR", "MED", "KEN"]
    position: dict[str, Any] = {
        "hands": [hand, None, None, None, None],
        "piles_bottom_first": [["CON"], ["STC"], ["MAR"], ["IND"], ["BAL"]],
        "dealer": 4,
    }
    assert decide(position).action.text == "trade -> pile 2"
    assert decide({**position, "actions": ["trade -> pile 2"]}).action.text in ("discard MED", "discard KEN")
    left = ["BAL", "PKP", *["GO"] * 2, "MR"]
    passing = {
        "hands": [["ATL", "VEN", "MAR", "BWK", "H1", "H2", "GO", "TK_CAR", "TK_HAT", "MR", "KEN"], left, *[None] * 3],
        "known": [[1] * 11, [3] * 5, *([1 << seat] * 11 for seat in (2, 3, 4))],
        "dealer": 4,
        "phase": "pass",
        "moved": 5,
    }
    assert decide(passing).action.text == "pass KEN"


def test_six_players_go_out_before_the_pass() -> None:
    hand = ["PKP", "BWK", *BONUS[:7]]
    position = {"hands": [hand, *[None] * 5], "dealer": 5, "phase": "last", "moved": 6}
    assert decide(position).action.text == "out"


# -- strength and speed ------------------------------------------------------------------------------------------------


def test_the_regular_beats_novices() -> None:
    two = play_matches(GAME, ["regular", "novice"], matches=12, seed=1, rotate=True)
    assert two.wins[0] >= 8
    four = play_matches(GAME, ["regular", "novice", "novice", "novice"], matches=8, seed=1, rotate=True)
    assert four.wins[0] >= 4


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_regular_decides_quickly(seats: int) -> None:
    """Process time, so that a busy machine does not matter much."""
    regular, times = player(GAME, "regular"), []
    match = new_match(GAME, seed=seats, options={"players": seats, "target": 2000})
    while (seat := match.turn) is not None:
        view, stream = match.view(seat), match.stream(seat)
        began = time.process_time()
        decision = regular.decide(view, stream)
        if len(view.legal) > 1:
            times.append(time.process_time() - began)
        match.play(decision.action, seat)
    assert sum(times) / len(times) < 0.04
    assert sorted(times)[int(len(times) * 0.95)] < 0.2

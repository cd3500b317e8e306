"""How a view of Monopoly lies on the table: places, what a trade gives and takes, wrong moves, accounts, money."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardwidgets.engine import new_match
from cardwidgets.engine.game import NEXT_ROUND, Action, Fault, Illegal
from cardwidgets.engine.match import Match
from cardwidgets.engine.monopoly_card_game import worth
from cardwidgets.rulebook import clauses
from cardwidgets.table.scenes import Account, PadRow, Place, Scene, aim_of, pad_of, scene_of
from cardwidgets.table.scenes.monopoly_card_game import aim, pad, scene
from cardwidgets.table.words import Words

GAME = "monopoly_card_game"
NAMES = ["Bianca", "Carlo", "Dora", "Elio", "Fabia"]

POSITION: dict[str, Any] = {
    "hands": [["GO", "H4", "BWK", "TK_HAT", "CH", "MR", "PKP", "GO", "H1", "RDG"], None],
    "piles_bottom_first": [["MED", "IND"], ["VER", "WAT", "HT"]],
    "extras_bottom_first": [["KEN"], ["ILL", "H4"]],
    "turn": 0,
}
COMPLETE = ["BWK", "PKP", "H1", "H2", "TK_CAR", "GO", "MR", "MR", "GO", "GO"]


def match_at(*done: str, options: dict[str, Any] | None = None, **changes: Any) -> Match:
    return new_match(GAME, seed=3, options=options, position={**POSITION, "actions": list(done), **changes})


def at_large(*done: str, players: int = 5, **changes: Any) -> Match:
    position = {"hands": [COMPLETE + ["MR"] * (players == 5)] + [None] * (players - 1), "turn": 0, "moved": 0}
    if players == 6:
        position["hands"][0] = COMPLETE[:9]
    return new_match(GAME, seed=3, position={**position, "actions": list(done), **changes})


def laid(match: Match, reader: int | None = 0) -> Scene:
    names = ["You" if reader == 0 else "Ada", *NAMES][: match.seats]
    return scene(match.view(reader), Words(GAME, "en", names, reader))


def places(match: Match, reader: int | None = 0) -> dict[str, Place]:
    return {place.id: place for place in laid(match, reader).places}


def labels(match: Match, reader: int = 0) -> dict[str, str]:
    """What can be done, or has a button to ask about."""
    return {choice.text: choice.label for choice in laid(match, reader).choices if choice.legal or choice.menu}


def hints(match: Match, reader: int = 0) -> dict[str, str]:
    return {choice.text: choice.hint for choice in laid(match, reader).choices}


def moments(options: dict[str, Any], seed: int, most: int = 150) -> Iterator[Match]:
    """A match at every moment; the kind of an action is chosen first, so that none is rare."""
    choose = random.Random(seed)
    match = new_match(GAME, seed=seed, options=options)
    yield match
    while match.turn is not None and match.moves < most:
        kinds = sorted({action.kind for action in match.legal()})
        kind = "out" if "out" in kinds else choose.choice(kinds)
        match.play(choose.choice([action for action in match.legal() if action.kind == kind]))
        yield match


def test_the_game_is_found() -> None:
    assert (scene_of(GAME), pad_of(GAME), aim_of(GAME)) == (scene, pad, aim)


@pytest.mark.parametrize(
    ("players", "middle"),
    [(2, ["draw", "pile X", "pile Y"]), (3, ["draw", "pile X"]), (4, ["draw"]), (5, []), (6, [])],
)
def test_places_stand_in_order(players: int, middle: list[str]) -> None:
    picture = laid(new_match(GAME, seed=3, options={"players": players}))
    own = [[f"pile {seat}", f"hand {seat}"] for seat in range(players)]
    assert [place.id for place in picture.places] == [*middle, *(zone for zones in own for zone in zones)]
    assert [place.kind for place in picture.places] == [
        *["pile", "fan", "fan"][: len(middle)],
        *["fan", "hand"] * players,
    ]
    assert [place.seat for place in picture.places][len(middle) :] == [seat for seat in range(players) for _ in "ph"]
    assert len(picture.sitters) == players
    assert picture.direction == "clockwise"
    assert picture.ledger == ()


def test_places_say_what_they_are() -> None:
    found = [(place.label, place.count) for place in laid(match_at()).places]
    assert found == [
        ("Draw pile", 32),
        ("First extra pile", 1),
        ("Second extra pile", 2),
        ("Your trade pile, 2 cards", 2),
        ("Your hand, 10 cards", 10),
        ("Trade pile of Bianca, 3 cards", 3),
        ("Hand of Bianca, 10 cards", 10),
    ]
    three = laid(new_match(GAME, seed=3, options={"players": 3})).places[1]
    assert three.label == "Extra pile"
    assert places(match_at(piles_bottom_first=[[], ["VER"]]))["pile 0"].label == "Your trade pile, empty"


def test_a_hand_is_shown_group_by_group() -> None:
    mine = places(match_at())["hand 0"]
    assert [card.face for card in mine.cards] == ["PKP", "BWK", "RDG", "H1", "H4", "TK_HAT", "GO", "GO", "MR", "CH"]
    assert [card.label for card in mine.cards][:5] == [
        *("Park Place (dark blue)", "Boardwalk (dark blue)", "Reading Railroad", "first house", "fourth house"),
    ]


def test_only_what_may_be_seen_is_shown_and_what_was_taken_openly_stays_seen() -> None:
    match = match_at("trade -> pile 1", "count 1", "exchange")
    for reader in (1, None):
        for place in laid(match, reader).places:
            shown = [card.face for card in place.cards]
            if place.id == "draw":
                assert shown == [None]
            elif place.kind == "hand" and place.seat != reader:
                assert [face for face in shown if face] == {0: ["HT"], 1: ["IND"]}[place.seat or 0]
                assert shown[1:] == [None] * (len(shown) - 1)
                assert {card.label for card in place.cards[1:]} == {"face-down card"}
            else:
                assert None not in shown


def test_all_legal_actions_are_there_and_say_what_they_do() -> None:
    match = match_at()
    picture = laid(match)
    assert {choice.text for choice in picture.choices if choice.legal} == {action.text for action in match.legal()}
    assert all(choice.label and choice.hint for choice in picture.choices)
    assert labels(match) == {
        "draw": "Draw a card",
        "trade -> pile 1": "Trade with Bianca",
        "swap_tops pile 1 -> pile X": "Swap the hotel of Bianca with Kentucky Avenue of the first extra pile",
        "swap_tops pile 1 -> pile Y": "Swap the hotel of Bianca with the fourth house of the second extra pile",
        "take pile X": (
            "Take Kentucky Avenue from the first extra pile and the top of the draw pile – give Indiana, Mediterranean"
        ),
        "take pile Y": (
            "Take the fourth house from the second extra pile and the top of the draw pile"
            " – give Indiana, Mediterranean"
        ),
        "out": "Go out",
    }
    assert hints(match)["draw"] == "Take the top card of the draw pile. Then you discard 1 card."
    assert hints(match)["trade -> pile 1"].endswith("From the top you could take: hotel, Water Works, Vermont")
    assert hints(match)["take pile X"] == "Your two cards go on the extra pile. Then you discard 2 cards."
    where = {choice.text: (choice.source, choice.target, choice.menu, choice.key) for choice in picture.choices}
    assert where["draw"] == ("", "draw", True, "d")
    assert where["trade -> pile 1"] == ("", "pile 1", True, "")
    assert where["swap_tops pile 1 -> pile X"] == ("pile 1", "pile X", True, "")
    assert where["take pile Y"] == ("", "pile Y", True, "")


def test_with_three_there_is_only_one_extra_pile() -> None:
    match = new_match(GAME, seed=3, position={"hands": [None] * 3, "turn": 0, "extras_bottom_first": [["GO"]]})
    assert labels(match)["swap_tops pile 2 -> pile X"].endswith("of Carlo with the GO card of the extra pile")


def test_a_trade_says_what_is_given_and_what_is_taken() -> None:
    match = match_at("trade -> pile 1")
    legal = [choice for choice in laid(match).choices if choice.legal]
    found = {choice.text: (choice.label, choice.source, choice.target, choice.key) for choice in legal}
    assert found == {
        "count 1": ("Take 1: hotel – give 1: Indiana", "", "pile 1:2", "1"),
        "count 2": ("Take 2: hotel, Water Works – give 2: Indiana, Mediterranean", "", "pile 1:1", "2"),
        "count 3": (
            "Take 3: hotel, Water Works, Vermont – give 3: a card from your hand, Indiana, Mediterranean",
            *("", "pile 1:0", "3"),
        ),
        "cancel": ("No trade", "", "", "c"),
    }
    assert hints(match)["count 2"] == "What you give goes into the hand of Bianca. Then you discard 2 cards."
    assert hints(match)["count 3"] == "What you give goes into the hand of Bianca. Then you discard 2 cards."
    bare = match_at("trade -> pile 1", piles_bottom_first=[[], ["VER"]])
    assert labels(bare)["count 1"] == "Take 1: Vermont – give 1: a card from your hand"
    assert hints(bare)["count 1"].endswith("You need not discard anything then.")


def test_a_card_can_be_put_down_before_a_trade() -> None:
    match = match_at("trade -> pile 1", "count 2")
    exchange, *puts, cancel = [choice for choice in laid(match).choices if choice.legal]
    assert (exchange.label, exchange.target, exchange.menu) == (
        *("Give 2: Indiana, Mediterranean – take 2: hotel, Water Works", "pile 1:1", True),
    )
    assert cancel.text == "cancel"
    said = {put.source: put.label for put in puts}
    assert list(said) == [f"hand 0:{at}" for at in (*range(6, 8), 4, 1, 5, 9, 8, 0, 3, 2)]
    assert said["hand 0:3"] == (
        "Put down the first house first. Give 2: first house, Indiana – take 2: hotel, Water Works"
    )
    assert said["hand 0:6"] == said["hand 0:7"]
    assert {(put.target, put.menu) for put in puts} == {("pile 0", False)}
    assert puts[0].hint == "What you give goes into the hand of Bianca. Then you discard 1 card."
    assert "exchange" not in labels(match_at("trade -> pile 1", "count 3"))


def test_with_five_a_trade_swaps_the_cards_on_the_table() -> None:
    match = at_large(piles_bottom_first=[["KEN"], ["VEN"], None, None, None])
    first = laid(match).choices[0]
    assert (first.text, first.label) == ("trade -> pile 1", "Take Ventnor Avenue from Bianca – give Kentucky Avenue")
    assert (first.source, first.target) == ("", "pile 1")
    match.play("trade -> pile 1")
    assert {(choice.target, choice.menu) for choice in laid(match).choices} == {("pile 0", False)}
    match.play("discard VEN")
    assert (laid(match).choices, laid(match).prompt) == ((), "Waiting for Bianca.")
    assert laid(match, 1).prompt.startswith("You have traded with Ada. Lay a card")
    match.play(match.legal()[0])
    assert labels(match) == {"stay": "Do not go out", "out": "Go out"}
    assert "all trade cards on the table" in hints(match)["out"]
    match.play("stay")
    assert set(labels(match, 1)) == {*(f"trade -> pile {seat}" for seat in (0, 2, 3, 4)), "out"}


def test_piles_bear_their_names() -> None:
    there = places(match_at())
    titles = {zone: place.title for zone, place in there.items() if place.title}
    assert titles == {"pile 0": "Trade pile", "pile X": "First extra pile", "pile Y": "Second extra pile"}


def test_before_the_pass_everybody_chooses_a_card() -> None:
    match = at_large(phase="pass", moved=5)
    assert laid(match).prompt == "Choose a card for Bianca, on your left. All cards are passed together."
    assert labels(match)["pass BWK"] == "Pass Boardwalk to Bianca"
    choice = laid(match).choices[0]
    assert (choice.target, choice.menu) == ("pass 0", False)
    assert (places(match)["pass 0"].label, places(match)["pass 0"].cards) == ("Your card for the left", ())
    assert places(match)["pass 0"].seat is None
    match.play("pass BWK")
    assert [card.face for card in places(match)["pass 0"].cards] == ["BWK"]
    assert [card.face for card in places(match, 1)["pass 0"].cards] == [None]
    assert places(match, 1)["pass 0"].seat == 0
    assert laid(match, 1).sitters[0].note == "has chosen a card"
    assert aim(match.view(1), "hand 1:0", "pass 1") == aim(match.view(1), "hand 1:0", "hand 2")
    last = at_large(phase="last", moved=5)
    assert laid(last).prompt == "Before cards are passed, do you go out?"
    last.play("stay")
    assert laid(last, 1).prompt == "Before cards are passed, somebody may go out. You cannot yet."
    assert labels(last, 1) == {"stay": "Go on", "out": "Go out"}
    assert (laid(last, 1).passes, laid(last, 2).passes, laid(match).passes) == ("stay", "", "")


@pytest.mark.clause("MC-4.14")
def test_whoever_may_not_go_out_can_ask_and_is_told_what_is_in_the_way() -> None:
    match = match_at()
    (out,) = [choice for choice in laid(match).choices if not choice.legal]
    assert (out.text, out.key, out.menu) == ("out", "o", True)
    assert out.hint == "Not yet. Press it, and the table says what is in the way."
    with pytest.raises(Illegal) as refusal:
        match.play(out.text)
    assert refusal.value.clause == "MC-4.14"
    complete = match_at(hands=[["PKP", "BWK", "H1", *["GO"] * 4, *["MR"] * 3], None])
    assert [choice.legal for choice in laid(complete).choices if choice.text == "out"] == [True]
    complete.play("draw")
    assert "out" not in labels(complete)


def test_while_chance_is_given_its_role_the_best_role_is_not_given_away() -> None:
    match = match_at(hands=[["BWK", "CH", "H1", *["GO"] * 4, *["MR"] * 3], None])
    assert laid(match).sitters[0].reckoned[-1].startswith("Hand worth $")
    match.play("out")
    assert match.view(0).facts["phase"] == "stand"
    assert laid(match).sitters[0].reckoned == ()


def test_whoever_goes_out_sheds_and_says_what_chance_stands_for() -> None:
    hand = ["BWK", "CH", "H1", "GO", "GO", "GO", "GO", "MR", "MR", "MR", "RDG"]
    match = match_at(hands=[hand, None])
    assert laid(match).prompt == "Your turn. Your hand is complete: you may go out. You can also draw or trade."
    assert "next five cards of the draw pile" in hints(match)["out"]
    match.play("out")
    assert laid(match).prompt == "You are going out with 10 cards: first discard 1 card that you do not need."
    assert laid(match, 1).sitters[0].note == "goes out"
    match.play("discard RDG")
    assert laid(match).prompt == "What does your Chance card stand for?"
    assert labels(match) == {"chance PKP": "Let Chance stand for Park Place"}
    match.play("chance PKP")
    chance = places(match, 1)["hand 0"].cards[-1]
    assert (chance.face, chance.label, chance.stands) == ("CH", "Chance, as Park Place", "PKP")


def test_nobody_else_has_a_choice() -> None:
    assert laid(match_at(), None).choices == ()
    assert not any(choice.legal for choice in laid(match_at(), 1).choices)


@pytest.mark.parametrize(
    ("reader", "done", "code", "clause"),
    [
        (0, ["draw"], Fault.NOT_LEGAL, "MC-4.7"),
        (0, ["trade -> pile 1"], Fault.NOT_LEGAL, "MC-4.9"),
        (1, [], Fault.NOT_YOUR_TURN, "MC-4.6"),
    ],
)
def test_whoever_presses_the_draw_pile_too_early_is_told_so(
    reader: int, done: list[str], code: Fault, clause: str
) -> None:
    match = match_at(*done)
    (draw,) = [choice for choice in laid(match, reader).choices if choice.text == "draw"]
    assert (draw.source, draw.target, draw.legal, draw.menu, draw.key) == ("", "draw", False, False, "")
    with pytest.raises(Illegal) as caught:
        match.play(draw.text, reader)
    assert (caught.value.code, caught.value.clause) == (code, clause)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_choice_is_what_its_places_aim_at(players: int) -> None:
    seen = set()
    for match in moments({"players": players, "max_laps": 3, "max_passes": 2, "max_rounds": 2}, players):
        if match.turn is None or match.legal() == (NEXT_ROUND,):
            continue
        view, picture = match.view(match.turn), laid(match, match.turn)
        there = {place.id: len(place.cards) for place in picture.places}
        assert {choice.text for choice in picture.choices if choice.legal} == {action.text for action in view.legal}
        assert {choice.text for choice in picture.choices if not choice.legal} <= {"out", "draw"}
        assert len({choice.key for choice in picture.choices if choice.key}) == sum(
            bool(choice.key) for choice in picture.choices
        )
        for choice in picture.choices:
            seen.add(Action.parse(choice.text).kind)
            for place in filter(None, (choice.source, choice.target)):
                zone, _, index = place.partition(":")
                assert int(index or 0) <= max(0, there[zone] - 1)
            if choice.source:
                assert aim(view, choice.source, choice.target) == choice.text
    assert seen >= ({"trade", "discard", "stay", "pass"} if players > 4 else {"draw", "trade", "count", "put"})


@pytest.mark.parametrize(
    ("done", "source", "target", "text"),
    [
        ([], "draw", "hand 0", "draw"),
        ([], "pile 1", "hand 0", "trade -> pile 1"),
        ([], "pile 0:0", "pile 1", "trade -> pile 1"),
        ([], "pile X", "hand 0", "take pile X"),
        ([], "pile 0", "pile Y", "take pile Y"),
        ([], "pile 1:2", "pile Y", "swap_tops pile 1 -> pile Y"),
        ([], "pile X", "pile 1", "swap_tops pile 1 -> pile X"),
        (["trade -> pile 1"], "pile 1:1", "hand 0", "count 2"),
        (["trade -> pile 1"], "pile 1", "pile 0", "count 1"),
        (["trade -> pile 1"], "pile 0:0", "pile 1", "count 2"),
        (["trade -> pile 1", "count 1"], "pile 0", "pile 1", "exchange"),
        (["trade -> pile 1", "count 1"], "hand 0:9", "pile 0", "put CH"),
        (["draw"], "hand 0:0", "pile 0", "discard PKP"),
    ],
)
def test_cards_are_carried(done: list[str], source: str, target: str, text: str) -> None:
    match = match_at(*done)
    assert aim(match.view(0), source, target) == text
    match.play(text)


@pytest.mark.parametrize(
    ("done", "source", "target", "text", "clause"),
    [
        ([], "hand 0:0", "pile 0", "discard PKP", "MC-4.7"),
        ([], "hand 0:0", "pile 1", "discard PKP -> pile 1", "MC-4.7"),
        ([], "hand 0", "hand 1", "discard CH -> hand 1", "MC-4.7"),
        ([], "pile 0", "hand 0", "discard pile 0 -> hand 0", "MC-4.7"),
        ([], "pile X", "pile Y", "discard pile X -> pile Y", "MC-4.7"),
        ([], "draw", "pile 0", "discard draw -> pile 0", "MC-4.7"),
        ([], "hand 1:0", "hand 0", "discard hand 1 -> hand 0", "MC-4.7"),
        (["draw"], "draw", "hand 0", "draw", "MC-4.7"),
        (["draw"], "pile 1", "hand 0", "trade -> pile 1", "MC-4.7"),
        (["draw"], "pile X", "hand 0", "take pile X", "MC-4.7"),
        (["trade -> pile 1"], "hand 0:0", "pile 0", "discard PKP", "MC-4.9"),
        (["trade -> pile 1"], "draw", "hand 0", "draw", "MC-4.9"),
        (["trade -> pile 1", "count 3"], "pile 1", "hand 0", "exchange", "MC-R14"),
    ],
)
def test_a_card_in_the_wrong_place_meets_its_clause(
    done: list[str], source: str, target: str, text: str, clause: str
) -> None:
    match = match_at(*done)
    assert aim(match.view(0), source, target) == text
    with pytest.raises(Illegal) as caught:
        match.play(text, 0)
    assert (caught.value.code, caught.value.clause) == (Fault.NOT_LEGAL, clause)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_card_can_be_moved_to_every_place_and_is_played_or_refused(players: int) -> None:
    known = {one.id for one in clauses(GAME)}
    words = Words(GAME, "en", ["You", *NAMES][:players], 0)
    for match in moments({"players": players, "max_laps": 3, "max_passes": 1}, 1, 20):
        if match.turn is None:
            continue
        view, picture = match.view(match.turn), laid(match, match.turn)
        legal = {action.text for action in view.legal}
        sources = [place.id for place in picture.places]
        sources += [f"{place.id}:{at}" for place in picture.places for at in range(len(place.cards))]
        for source in sources:
            for target in picture.places:
                text = aim(view, source, target.id)
                if text not in legal:
                    with pytest.raises(Illegal) as caught:
                        match.play(Action.parse(text), match.turn)
                    assert caught.value.code is Fault.NOT_LEGAL
                    assert caught.value.clause in known
                    assert words.refusal(caught.value) != words.say("illegal-not-legal")


def test_the_prompt_of_each_moment() -> None:
    match = match_at()
    assert laid(match).prompt == "Your turn. Draw a card, trade with another player, or use an extra pile."
    assert laid(match, 1).prompt == laid(match, None).prompt == "Waiting for Ada."
    match.play("trade -> pile 1")
    assert laid(match).prompt.startswith("How many cards do you want to trade with Bianca?")
    match.play("count 1")
    assert laid(match).prompt == (
        "Trade with Bianca as it is, or put one card from your hand on your trade pile first."
    )
    match.play("exchange")
    assert laid(match).prompt == "Your turn ends with 10 cards in your hand: discard 1 card."
    short = match_at("trade -> pile 1", "count 3")
    assert laid(short).prompt.startswith("Your trade pile has too few cards for this trade.")
    four = new_match(GAME, seed=3, position={"hands": [None] * 4, "turn": 0})
    assert laid(four).prompt == "Your turn. Draw a card, or trade with another player."
    five = at_large()
    assert laid(five).prompt == "Your turn. Whose trade card do you want? You give your own for it."


def scored(**changes: Any) -> Match:
    """A round in which the reader went out, and Carlo held Chance."""
    position: dict[str, Any] = {
        "hands": [COMPLETE, ["MED", "BAL", "HT", "MR", "TK_IRON", "GO", "KEN", "H3", "RDG", "SHL"], ["CH"], None],
        "draw_top_first": ["H3", "H1", "BNO", "H4", "PEN", "VIR"],
        "totals": [100, 200, 300, 400],
        "turn": 0,
        "actions": ["out"],
    }
    return new_match(GAME, seed=3, position={**position, **changes})


def account(match: Match, seat: int, reader: int = 0) -> Account:
    return laid(match, reader).ledger[seat]


def test_a_round_that_was_scored_is_added_up_line_by_line() -> None:
    match = scored()
    mine, bianca, carlo = (account(match, seat) for seat in range(3))
    assert (mine.seat, mine.title, mine.total_text) == (0, "Your hand", "Total $4,000")
    assert [(line.text, line.amount_text, line.clause) for line in mine.lines] == [
        ("Dark blue, complete: Park Place, Boardwalk", "$400", "MC-2.5"),
        ("4 houses on dark blue: first house, second house, third house, fourth house", "$1,600", "MC-2.9"),
        ("Token on dark blue: race car", "$400", "MC-2.12"),
        ("3 GO", "$600", "MC-2.14"),
        ("Most Mr. Monopoly cards: 2", "$1,000", "MC-2.15"),
        ("Of no use: Pennsylvania Avenue, B. & O., first house", "$0", "MC-4.17"),
    ]
    assert mine.note == "Went out. Now has $4,100 of $10,000."
    assert (bianca.title, bianca.total_text) == ("Hand of Bianca", "Total $550")
    assert [(line.text, line.amount_text) for line in bianca.lines] == [
        ("Dark purple, complete: Mediterranean, Baltic", "$50"),
        ("2 railroads: Reading, Short Line", "$250"),
        ("Token on dark purple: iron", "$50"),
        ("1 GO", "$200"),
        ("Of no use: Kentucky, third house, hotel", "$0"),
    ]
    assert bianca.note == "Now has $750 of $10,000."
    assert (carlo.total_text, carlo.note) == ("Total $0", "Now has $300 of $10,000.")
    assert [(line.text, line.amount_text, line.clause) for line in carlo.lines] == [
        ("Void: holds Chance", "$0", "MC-2.18"),
    ]
    assert account(match, 0, 1).title == "Hand of Ada"


def test_chance_and_the_other_kinds_of_lines() -> None:
    hand = ["BWK", "CH", "H1", "H2", "H3", "H4", "HT", "ELE", "WAT", "MR"]
    match = scored(hands=[hand, ["RDG", "SHL", "PRR", "BNO"], None, None], draw_top_first=["MED"], actions=["out"])
    match.play("chance PKP")
    said = [(line.text, line.amount_text) for line in account(match, 0).lines]
    assert said[:4] == [
        ("Dark blue, complete: Chance, Boardwalk", "$400"),
        ("4 houses on dark blue: first house, second house, third house, fourth house", "$1,600"),
        ("Hotel on dark blue", "$500"),
        ("Both utilities: Electric Company, Water Works", "$500"),
    ]
    assert account(match, 1).lines[0].text == "All four railroads: Reading, Pennsylvania Railroad, B. & O., Short Line"


def test_what_counts_for_nothing_is_faded() -> None:
    match = scored()
    there = places(match)
    assert [card.face for card in there["hand 1"].cards if card.mark] == ["KEN", "H3", "HT"]
    assert {card.mark for card in there["hand 2"].cards} == {"dead"}
    assert {card.mark for card in there["hand 0"].cards} == {""}
    assert there["reward"].kind == "row"
    assert {card.face: card.mark for card in there["reward"].cards} == {
        "H3": "",
        "H1": "dead",
        "BNO": "dead",
        "H4": "",
        "PEN": "dead",
    }
    assert not any(card.mark for place in laid(match_at()).places for card in place.cards)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_account_comes_to_what_was_paid(players: int) -> None:
    options = {"players": players, "max_laps": 2, "max_passes": 1, "max_rounds": 3}
    found = 0
    for match in moments(options, players, 400):
        facts, picture = match.view(None).facts, laid(match)
        assert bool(picture.ledger) == (facts["result"] is not None)
        for one, result in zip(picture.ledger, facts["result"] or (), strict=True):
            paid = sum(int(line.amount_text[1:].replace(",", "")) for line in one.lines)
            assert paid == result["earned"] == int(one.total_text.removeprefix("Total $").replace(",", ""))
            assert {line.clause for line in one.lines} <= {one.id for one in clauses(GAME)}
            found += 1
    assert found >= players


def test_what_is_said_of_the_players() -> None:
    match = match_at(dealer=1)
    mine, bianca = laid(match).sitters
    counters = [(one.icon, one.value, one.most, one.label) for one in mine.counters]
    assert counters == [("score", 0, 10_000, "$0 of $10,000")]
    assert (mine.note, bianca.note) == ("deciding", "")
    assert bianca.badges == ("Dealer",)
    match.play("trade -> pile 1")
    assert laid(match).sitters[1].note == "is asked for a trade"
    done = laid(scored())
    assert [sitter.note for sitter in done.sitters][:3] == [
        *("went out, gets $4,000", "gets $550", "held Chance, gets nothing"),
    ]
    assert not any("worth" in badge for sitter in done.sitters for badge in sitter.badges)
    assert done.prompt == "You went out, and all hands are paid. You deal next."
    assert done.choices == ()


def test_the_own_hand_says_what_it_is_worth_at_this_moment() -> None:
    plain = match_at(hands=[COMPLETE, None])
    value = worth(COMPLETE, plain.view(0).facts["options"]).total
    assert laid(plain).sitters[0].reckoned == (f"Hand worth ${value:,} now",)
    chance = laid(match_at()).sitters[0].reckoned
    assert chance == ("Hand worth nothing now because of Chance, $2,000 if you could go out",)
    ready = match_at(hands=[["BWK", "CH", "H1", *["GO"] * 4, *["MR"] * 3], None])
    assert laid(ready).sitters[0].reckoned == ("Hand worth $1,600 if you go out, nothing if another does first",)
    assert laid(plain, None).sitters[0].reckoned == laid(plain, 1).sitters[0].reckoned == ()


def test_how_a_match_ends_is_said() -> None:
    won = scored(totals=[9_000, 0, 0, 0])
    assert (laid(won).prompt, laid(won, 1).prompt) == ("You win the match!", "Ada wins the match.")
    assert [sitter.note for sitter in laid(won).sitters][:2] == ["won the match", "gets $550"]
    assert laid(won).now == ("MC-4.22", "MC-4.19")
    assert len(laid(won).ledger) == 4
    empty = match_at(hands=[["STC"], ["BAL"]], draw_top_first=["VIR"], options={"max_rounds": 1})
    empty.play("draw")
    assert laid(empty).prompt == "The match is drawn."


def test_a_round_may_end_with_nobody_out() -> None:
    match = match_at(hands=[["STC"], ["BAL"]], draw_top_first=["VIR"])
    match.play("draw")
    assert laid(match).prompt == "Nobody went out, and all hands are paid. You deal next."
    assert laid(match).now == ("MC-R18", "MC-4.19", "MC-4.21")
    assert "reward" not in places(match)
    late = match_at("swap_tops pile 1 -> pile X", options={"max_laps": 1}, quiet=1)
    assert "MC-R25" in laid(late).now


@pytest.mark.parametrize("players", range(2, 7))
def test_the_clauses_of_the_moment_are_those_of_the_rules(players: int) -> None:
    known = {one.id for one in clauses(GAME)}
    seen: set[str] = set()
    for match in moments({"players": players, "max_laps": 3, "max_passes": 2}, 5):
        for reader in (0, 1, None):
            now = laid(match, reader).now
            assert now
            assert len(now) == len(set(now))
            seen |= set(now)
    assert seen <= known
    assert seen >= ({"MC-7.6", "MC-7.7", "MC-7.8", "MC-7.9"} if players > 4 else {"MC-4.7", "MC-4.5", "MC-4.12"})
    assert "MC-5.2" in laid(match_at()).now
    assert "MC-4.14" in laid(match_at(hands=[COMPLETE, None])).now
    assert {"MC-4.16", "MC-2.18", "MC-2.15"} <= set(laid(scored()).now)


def test_reasons_that_could_tell_something_hidden_wait_for_the_score() -> None:
    assert laid(match_at(), 1).reasons_open == {0, 1}
    assert laid(at_large()).reasons_open == frozenset()
    done = at_large("trade -> pile 1", "discard VEN", piles_bottom_first=[["KEN"], ["VEN"], None, None, None])
    done.play(done.legal()[0])
    done.play("out")
    assert laid(done).reasons_open == set(range(5))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_score_pad_has_a_line_for_each_round(players: int) -> None:
    *_, match = moments({"players": players, "max_laps": 1, "max_passes": 1, "max_rounds": 4}, 2, 2000)
    events = [event for step in match.events(None) for event in step]
    totals, rows, changed = [0] * players, list[PadRow](), set[int]()
    for event in events:
        if event.kind in ("worth", "prize") and event.seat is not None and event.amount:
            totals[event.seat] += event.amount
            changed.add(event.seat)
        elif event.kind in ("round_over", "match_over"):
            rows.append(PadRow(event.amount, tuple(totals), tuple(sorted(changed))))
            changed = set()
    assert len(rows) > 1
    assert pad(events, match.view(None)) == rows
    assert totals == match.view(None).facts["totals"]


def test_the_score_pad_of_a_match_that_began_with_a_position() -> None:
    match = match_at(hands=[COMPLETE, ["CH"]], totals=[700, 800], round=4)
    assert pad([event for step in match.events(None) for event in step], match.view(None)) == []
    match.play("out")
    events = [event for step in match.events(None) for event in step]
    (row,) = pad(events, match.view(None))
    assert (row.round, row.values[1], row.changed) == (4, 800, (0,))
    assert row.values == tuple(match.view(None).facts["totals"])


def test_the_ledger_and_the_direction_go_to_the_screen() -> None:
    from cardwidgets.table.session import Session

    assert Session("cuccu", seed=18).scene()["ledger"] == []
    assert Session("cuccu", seed=18).scene()["direction"] == "anticlockwise"


def goes(match: Match) -> dict[str, tuple[str, ...]]:
    return {choice.text: choice.goes for choice in laid(match).choices}


def test_a_choice_says_which_cards_it_would_move() -> None:
    start = goes(match_at())
    assert start["draw"] == start["trade -> pile 1"] == ()
    assert start["swap_tops pile 1 -> pile Y"] == ("pile 1:2", "pile Y:1")
    assert start["take pile X"] == ("pile X:0", "pile 0:0", "pile 0:1")
    counts = goes(match_at("trade -> pile 1"))
    assert counts["count 2"] == ("pile 1:1", "pile 1:2", "pile 0:0", "pile 0:1")
    assert counts["count 3"] == ("pile 1:0", "pile 1:1", "pile 1:2", "pile 0:0", "pile 0:1")
    assert counts["cancel"] == ()
    put = goes(match_at("trade -> pile 1", "count 1"))
    assert put["exchange"] == ("pile 1:2", "pile 0:1")
    assert put["put CH"] == ("hand 0:9", "pile 1:2")
    assert goes(at_large())["trade -> pile 2"] == ("pile 2:0", "pile 0:0")


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (6, 7)])
def test_what_a_choice_would_move_lies_there(players: int, seed: int) -> None:
    for match in moments({"players": players}, seed, most=40):
        picture = laid(match, match.turn)
        cards = {f"{place.id}:{at}" for place in picture.places for at in range(len(place.cards))}
        for choice in picture.choices:
            assert set(choice.goes) <= cards
            assert len(set(choice.goes)) == len(choice.goes)


def test_the_cards_that_a_trade_is_about_are_marked() -> None:
    def marked(match: Match, reader: int = 0) -> list[str]:
        return [
            f"{place.id}:{at}"
            for place in laid(match, reader).places
            for at, card in enumerate(place.cards)
            if card.mark == "traded"
        ]

    assert marked(match_at("trade -> pile 1")) == []
    asked = match_at("trade -> pile 1", "count 3")
    assert marked(asked) == marked(asked, 1) == ["pile 0:0", "pile 0:1", "pile 1:0", "pile 1:1", "pile 1:2"]
    assert marked(match_at("trade -> pile 1", "count 1", "exchange")) == []

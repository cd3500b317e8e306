"""How a view of Spite & Malice lies on the table: places, what stacks wait for, moves, wrong moves, points."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardwidgets.engine import new_match
from cardwidgets.engine.game import NEXT_ROUND, Action, Fault, Illegal
from cardwidgets.engine.match import Match
from cardwidgets.rulebook import clauses
from cardwidgets.table.scenes import PadRow, Scene, aim_of, pad_of, scene_of
from cardwidgets.table.scenes.spite_and_malice import aim, pad, scene
from cardwidgets.table.words import Words

GAME = "spite_and_malice"

POSITION: dict[str, Any] = {
    "hands": [["KS", "7C", "QH", "7C", "2D"], ["5D", "5H"]],
    "payoffs_bottom_first": [["3S", "2H", "9C"], ["4C", "6H"]],
    "sides_bottom_first": [[["5S", "6S"], ["8D"], ["KH"], []], [["JS"], [], [], ["QC", "2C"]]],
    "centres_bottom_first": [["AS", "2S", "3C", "4H", "5C", "KD"], [], ["AH"]],
    "scores": [12, 30],
}


def match_at(options: dict[str, Any] | None = None, **changes: Any) -> Match:
    return new_match(GAME, seed=3, options=options, position={**POSITION, **changes})


def laid(match: Match, reader: int | None = 0) -> Scene:
    return scene(match.view(reader), Words(GAME, "en", ["You" if reader == 0 else "Ada", "Bianca"], reader))


def moments(options: dict[str, Any], seed: int, most: int = 200) -> Iterator[Match]:
    """A match at every moment; cards go to the centre where they can."""
    choose = random.Random(seed)
    match = new_match(GAME, seed=seed, options=options)
    yield match
    while match.turn is not None and match.moves < most:
        plays = [action for action in match.legal() if action.kind == "play"]
        match.play(choose.choice(plays or match.legal()))
        yield match


def test_the_game_is_found() -> None:
    assert (scene_of(GAME), pad_of(GAME), aim_of(GAME)) == (scene, pad, aim)


def test_places_stand_in_order() -> None:
    places = laid(match_at()).places
    own = [[f"payoff {seat}", *(f"side {seat}.{at}" for at in range(4)), f"hand {seat}"] for seat in range(2)]
    assert [place.id for place in places] == ["stock", "centre 0", "centre 1", "centre 2", *own[0], *own[1]]
    kinds = ["pile"] + ["fan"] * 4 + ["hand"]
    assert [place.kind for place in places] == ["pile"] * 4 + kinds * 2
    assert [place.seat for place in places] == [None] * 4 + [0] * 6 + [1] * 6
    with_four = laid(match_at({"centres": 4}, centres_bottom_first=[[], [], [], []])).places
    assert [place.id for place in with_four][:5] == ["stock", "centre 0", "centre 1", "centre 2", "centre 3"]


def test_places_say_what_they_are() -> None:
    assert [place.label for place in laid(match_at()).places] == [
        "Stock",
        "Centre stack 1, needs a seven",
        "Centre stack 2, empty, needs an ace",
        "Centre stack 3, needs a two",
        "Your payoff pile",
        "Your side stack 1, 2 cards",
        "Your side stack 2, 1 card",
        "Your side stack 3, 1 card",
        "Your side stack 4, empty",
        "Your hand, 5 cards",
        "Payoff pile of Bianca",
        "Side stack 1 of Bianca, 1 card",
        "Side stack 2 of Bianca, empty",
        "Side stack 3 of Bianca, empty",
        "Side stack 4 of Bianca, 2 cards",
        "Hand of Bianca, 2 cards",
    ]
    assert [place.count for place in laid(match_at()).places] == [78, 6, 0, 1, 3, 2, 1, 1, 0, 5, 2, 1, 0, 0, 2, 2]


def test_a_centre_stack_says_what_it_waits_for_and_what_a_king_stands_for() -> None:
    first, second, third = laid(match_at()).places[1:4]
    assert [place.due for place in (first, second, third)] == ["7", "A", "2"]
    assert [(card.face, card.stands, card.label) for card in first.cards] == [("KD", "6", "king of diamonds, as a six")]
    assert [(card.face, card.stands, card.label) for card in third.cards] == [("AH", "", "ace of hearts")]
    assert (second.cards, second.count, first.count) == ((), 0, 6)


@pytest.mark.parametrize(("count", "due"), [(0, "A"), (1, "2"), (9, "10"), (10, "J"), (11, "Q")])
def test_what_is_due_is_written_as_on_the_cards(count: int, due: str) -> None:
    faces = [f"{rank}S" for rank in ("A", *range(2, 11), "J")]
    place = laid(match_at({"packs": 3}, centres_bottom_first=[faces[:count], [], []])).places[1]
    assert (place.due, place.count) == (due, count)


def test_a_stack_that_won_the_round_is_complete_and_waits_for_nothing() -> None:
    faces = [f"{rank}S" for rank in ("A", *range(2, 11), "J")]
    change = {"payoffs_bottom_first": [["QS"], ["4C", "6H"]], "centres_bottom_first": [faces, [], []]}
    match = match_at({"packs": 3}, **change)
    match.play("play payoff -> centre 0")
    place = laid(match).places[1]
    assert (place.label, place.due, place.count) == ("Centre stack 1, complete", "", 12)


def test_only_what_may_be_seen_is_shown() -> None:
    for reader in (0, 1, None):
        for place in laid(match_at(), reader).places:
            shown = [card.face for card in place.cards]
            if place.id == "stock" or (place.kind == "hand" and place.seat != reader):
                assert set(shown) <= {None}
                assert {card.label for card in place.cards} <= {"face-down card"}
            else:
                assert None not in shown
            assert len(shown) == (min(place.count, 1) if place.kind == "pile" else place.count)


def test_a_hand_is_shown_from_low_to_high_with_kings_last() -> None:
    mine = laid(match_at()).places[9]
    assert [card.face for card in mine.cards] == ["2D", "7C", "7C", "QH", "KS"]


def test_all_legal_moves_are_there_and_are_done_by_moving_a_card() -> None:
    picture = laid(match_at())
    assert {choice.text for choice in picture.choices if choice.legal} == {a.text for a in match_at().legal()}
    assert not any(choice.menu or choice.key for choice in picture.choices)
    said = {(choice.source, choice.target): (choice.label, choice.hint) for choice in picture.choices}
    assert len(said) == len(picture.choices)
    assert said["hand 0:0", "centre 2"] == ("Play the two of diamonds on centre stack 3", "Your turn goes on.")
    assert said["hand 0:1", "centre 0"] == said["hand 0:2", "centre 0"]
    assert said["hand 0:4", "centre 1"][0] == "Play the king of spades on centre stack 2 as an ace"
    assert said["side 0.2", "centre 0"][0] == "Play the king of hearts from side stack 3 on centre stack 1 as a seven"
    assert said["hand 0:3", "side 0.2"] == ("Put the queen of hearts on side stack 3", "This ends your turn.")
    payoff = laid(match_at(payoffs_bottom_first=[["3S", "7H"], ["6H"]])).choices[0]
    assert (payoff.source, payoff.target) == ("payoff 0", "centre 0")
    assert payoff.label == "Play your payoff card, the seven of hearts, on centre stack 1"


def test_nobody_else_has_a_choice() -> None:
    assert laid(match_at(), None).choices == ()
    assert not any(choice.legal for choice in laid(match_at(), 1).choices)


@pytest.mark.parametrize(
    ("reader", "code", "clause"), [(0, Fault.NOT_LEGAL, "SM-3.1"), (1, Fault.NOT_YOUR_TURN, "SM-3.6")]
)
def test_whoever_presses_the_stock_is_told_when_cards_are_drawn(reader: int, code: Fault, clause: str) -> None:
    match = match_at()
    (stock,) = [choice for choice in laid(match, reader).choices if choice.target == "stock"]
    assert (stock.text, stock.source, stock.legal) == ("play stock -> hand", "", False)
    with pytest.raises(Illegal) as caught:
        match.play(stock.text, reader)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    if reader == 0:
        told = Words("spite_and_malice", "en", ["You", "Bianca"], reader).refusal(caught.value)
        assert told.startswith("You draw at the beginning of your turn")


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_is_what_its_places_aim_at(seed: int) -> None:
    for match in moments({"packs": 1, "payoff": 6, "target": 9, "max_rounds": 5}, seed):
        turn = match.turn
        if turn is None or match.legal() == (NEXT_ROUND,):
            continue
        view, picture = match.view(turn), laid(match, turn)
        places = {place.id: place for place in picture.places}
        assert {choice.text for choice in picture.choices if choice.legal} == {action.text for action in view.legal}
        for choice in [choice for choice in picture.choices if choice.legal]:
            assert aim(view, choice.source, choice.target) == choice.text
            zone, _, index = choice.source.partition(":")
            assert int(index or 0) < len(places[zone].cards)
            assert choice.target in places


def answer(match: Match, source: str, target: str) -> str:
    """What the rules say to a card that is moved to a wrong place: the clause that forbids it."""
    with pytest.raises(Illegal) as caught:
        match.play(aim(match.view(0), source, target), 0)
    assert caught.value.code is Fault.NOT_LEGAL
    return caught.value.clause


@pytest.mark.parametrize(
    ("source", "target", "text", "clause"),
    [
        ("hand 0:3", "centre 0", "play QH -> centre 0", "SM-2.1"),
        ("hand 0:0", "centre 1", "play 2D -> centre 1", "SM-2.1"),
        ("payoff 0", "centre 0", "play payoff -> centre 0", "SM-2.1"),
        ("payoff 0:0", "centre 0", "play payoff -> centre 0", "SM-2.1"),
        ("side 0.1", "centre 0", "play side 1 -> centre 0", "SM-2.1"),
        ("payoff 0", "side 0.1", "play payoff -> side 1", "SM-R12"),
        ("side 0.1", "side 0.3", "play side 1 -> side 3", "SM-R12"),
        ("side 0.0:0", "centre 0", "play side 0:0 -> centre 0", "SM-2.6"),
        ("side 0.0:1", "centre 0", "play side 0 -> centre 0", "SM-2.1"),
        ("side 0.3", "centre 0", "play side 3 -> centre 0", "SM-3.4"),
        ("hand 0:1", "side 1.2", "discard 7C -> theirs 2", "SM-3.6"),
        ("payoff 0", "side 1.2", "play payoff -> theirs 2", "SM-3.6"),
        ("hand 0:1", "stock", "discard 7C -> stock", "SM-3.6"),
        ("hand 0:1", "hand 1", "discard 7C -> hand", "SM-3.6"),
        ("hand 0:1", "payoff 0", "discard 7C -> payoff", "SM-3.6"),
        ("side 0.1", "hand 0", "play side 1 -> hand", "SM-3.6"),
        ("stock", "hand 0", "play stock -> hand", "SM-3.1"),
        ("stock", "centre 0", "play stock -> centre 0", "SM-3.2"),
        ("centre 0", "centre 1", "play centre -> centre 1", "SM-3.2"),
        ("payoff 1", "centre 0", "play theirs -> centre 0", "SM-3.2"),
        ("side 1.3", "centre 2", "play theirs -> centre 2", "SM-3.2"),
        ("hand 1:0", "centre 0", "play theirs -> centre 0", "SM-3.2"),
    ],
)
def test_a_card_in_the_wrong_place_meets_its_clause(source: str, target: str, text: str, clause: str) -> None:
    match = match_at()
    assert aim(match.view(0), source, target) == text
    assert answer(match, source, target) == clause
    assert match.moves == 0


def test_settings_have_their_clauses_too() -> None:
    closed = match_at({"king_opens": False})
    assert answer(closed, "hand 0:4", "centre 1") == answer(closed, "side 0.2", "centre 1") == "SM-R7"
    forced = match_at({"aces_forced": True}, hands=[["AC", "7C"], None])
    assert answer(forced, "hand 0:1", "centre 0") == answer(forced, "hand 0:1", "side 0.0") == "SM-R10"
    assert "SM-R10" in laid(forced).now
    assert "SM-R10" not in laid(closed).now


@pytest.mark.parametrize("seed", range(2))
def test_every_card_can_be_moved_to_every_place_and_is_played_or_refused(seed: int) -> None:
    known = {one.id for one in clauses(GAME)}
    for match in moments({"packs": 1, "payoff": 6, "target": 9}, seed, 60):
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


def test_the_prompt_of_each_moment() -> None:
    match = match_at(payoffs_bottom_first=[["7H"], ["4C", "6H"]])
    assert laid(match).prompt.startswith("Your turn. Your payoff card is the seven of hearts.")
    assert laid(match, 1).prompt == laid(match, None).prompt == "Waiting for Ada."
    match.play("play payoff -> centre 0")
    assert laid(match).prompt == "You have won the round and get 2 points."
    assert laid(match, 1).prompt == "Ada has won the round and gets 2 points."
    assert laid(match).choices == ()
    over = match_at({"target": 31, "bonus": 20}, payoffs_bottom_first=[["7H"], ["4C", "6H"]])
    over.play("play payoff -> centre 0")
    assert (laid(over).prompt, laid(over, 1).prompt) == ("You win the match!", "Ada wins the match.")
    few = match_at(stock_top_first=["AC"], hands=[["5D"], ["5H", "9H"]])
    few.play("discard 5D -> side 0")
    assert laid(few).prompt == "The stock is used up. The round is drawn, and nobody gets points."
    late = match_at({"max_turns": 2}, turns=2)
    late.play("discard 7C -> side 0")
    assert laid(late).prompt == "The round has lasted too long. It is drawn, and nobody gets points."
    drawn = match_at({"max_turns": 2, "max_rounds": 1}, turns=2, scores=[0, 0])
    drawn.play("discard 7C -> side 0")
    assert laid(drawn).prompt == "The match is drawn."


def test_what_is_said_of_the_players() -> None:
    match = match_at({"target": 42}, payoffs_bottom_first=[["7H"], ["4C", "6H"]], starter=1)
    mine, theirs = laid(match).sitters
    assert [(counter.icon, counter.value, counter.most, counter.label) for counter in mine.counters] == [
        ("score", 12, 42, "12 of 42 points"),
        ("life", 1, 20, "1 payoff card"),
    ]
    assert (mine.note, mine.badges, theirs.note, theirs.badges) == ("playing", (), "", ("began this round",))
    match.play("play payoff -> centre 0")
    assert [sitter.note for sitter in laid(match).sitters] == ["wins the round: 2 points", "no points"]
    assert not any(sitter.badges or sitter.out for sitter in laid(match).sitters)
    over = match_at({"target": 31, "bonus": 20}, payoffs_bottom_first=[["7H"], ["4C", "6H"]])
    over.play("play payoff -> centre 0")
    assert [sitter.note for sitter in laid(over).sitters] == ["won the match", "no points"]
    assert laid(over).reasons_open == laid(match, 1).reasons_open == {0, 1}


def test_the_clauses_of_the_moment_are_those_of_the_rules() -> None:
    known = {one.id for one in clauses(GAME)}
    seen: set[str] = set()
    for match in moments({"packs": 1, "payoff": 5, "target": 6, "max_turns": 30}, 5):
        for reader in (0, 1, None):
            now = laid(match, reader).now
            assert now
            assert len(now) == len(set(now))
            seen |= set(now)
    assert seen <= known
    assert {"SM-3.3", "SM-3.4", "SM-3.5", "SM-3.6", "SM-2.3", "SM-4.4"} <= seen
    assert laid(match_at()).now == ("SM-3.4", "SM-3.5", "SM-3.6", "SM-2.1", "SM-2.3")


@pytest.mark.parametrize("options", [{"max_turns": 30}, {"target": 3}, {"bonus": 5, "target": 40, "max_rounds": 6}])
def test_the_score_pad_has_a_line_for_each_round(options: dict[str, Any]) -> None:
    *_, match = moments({"packs": 1, "payoff": 5, **options}, 2, 600)
    events = [event for step in match.events(None) for event in step]
    scores = [0, 0]
    rows: list[PadRow] = []
    for event in events:
        if event.kind == "round_won" and event.seat is not None:
            scores[event.seat] += event.amount
            rows.append(PadRow(len(rows) + 1, tuple(scores), (event.seat,)))
        elif event.kind == "round_drawn":
            rows.append(PadRow(len(rows) + 1, tuple(scores), ()))
    assert rows
    assert pad(events, match.view(None)) == rows
    assert scores == match.view(None).facts["scores"]


def test_the_score_pad_of_a_match_that_began_with_a_position() -> None:
    match = match_at(payoffs_bottom_first=[["7H"], ["4C", "6H"]], round=4)
    assert pad([event for step in match.events(None) for event in step], match.view(None)) == []
    match.play("play payoff -> centre 0")
    events = [event for step in match.events(None) for event in step]
    assert pad(events, match.view(None)) == [PadRow(4, (14, 30), (0,))]

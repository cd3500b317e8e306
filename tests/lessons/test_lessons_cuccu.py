"""The lessons of Cuccù: every clause and reading, nothing left to luck, and right by a second way of reckoning."""

from __future__ import annotations

from dataclasses import replace

import pytest
from following import LEVELS, digest, digests, made, name_of

from cardwidgets.engine import cuccu as engine
from cardwidgets.engine.cuccu import RANK
from cardwidgets.lessons import Play, Question, Verdict, faults, lessons, level
from cardwidgets.rulebook import clauses, language

GAME = "cuccu"
OWN = [one for one in LEVELS if one.game == GAME]
KINDS = {kind.id: kind for stage in lessons(GAME) for kind in stage.kinds}
every_level = pytest.mark.parametrize("one", OWN, ids=name_of)
every_kind = pytest.mark.parametrize("kind", list(KINDS.values()), ids=name_of)


def hands_of(match):
    return match.position()["hands"]


def outcome(one):
    """What a level comes to: its right answer, or how its solution and its wrong lines end."""
    if isinstance(one.task, Question):
        return one.right()
    return [one.run(line)[1] for line in (one.task.solution, *one.task.wrong)]


# -- what is taught ----------------------------------------------------------------------------------------------------


def test_every_clause_and_every_reading_that_changes_something_is_taught():
    taught = {name for one in OWN for name in one.teaches}
    assert [one.id for one in clauses(GAME) if one.kind == "rule" and one.id not in taught] == []


OTHER_READINGS = [
    ("cuckoo-and-hunter-1", "CU-R1", {"shown_holder_acts": True}),
    ("cuckoo-and-hunter-2", "CU-R16", {"double_penalty": False}),
    ("the-horse-3", "CU-R16", {"double_penalty": False}),
    ("the-cat-4", "CU-R26", {"shown_holder_acts": True}),
    ("the-inn-5", "CU-R3", {"inn": "choice"}),
    ("the-dealer-2", "CU-R8", {"dealer_swaps": "bottom"}),
    ("the-end-3", "CU-R24", {"max_rounds": 6}),
    ("the-end-4", "CU-R7", {"lone_survivor_wins": False}),
    ("the-end-5", "CU-R22", {"players": 5}),
    ("the-end-5", "CU-R25", {"lives": 4}),
]


@pytest.mark.parametrize(("name", "reading", "options"), OTHER_READINGS)
def test_a_reading_makes_the_difference_where_it_is_taught(name, reading, options):
    one = level(GAME, name)
    if reading != "CU-R26":
        assert reading in one.teaches
    other = replace(one, options=options)
    assert outcome(other) != outcome(one)


def test_the_first_stage_can_be_solved_without_a_special_card():
    for one in lessons(GAME)[0].levels:
        match = one.run(one.task.solution)[0] if isinstance(one.task, Play) else one.shown()
        assert not [event for step in match.events(None) for event in step if event.kind == "show"]


# -- nothing is left to luck -------------------------------------------------------------------------------------------


@every_level
def test_what_is_not_told_does_not_matter(one):
    """The seed draws the cards that the position does not name: whatever they are, it comes to the same."""
    if one.position is not None:
        assert {str(outcome(replace(one, seed=seed))) for seed in range(2, 12)} == {str(outcome(one))}


@every_kind
def test_what_is_not_told_does_not_matter_in_a_kind_either(kind):
    for one in made(kind)[:60]:
        assert {str(outcome(replace(one, seed=seed))) for seed in (2, 3, 4)} == {str(outcome(one))}


@pytest.mark.parametrize("one", [one for one in OWN if one.id != "first-choice-4"], ids=name_of)
def test_every_card_to_come_is_told_beforehand(one):
    """A card that is named in the position and lies in the pack is named in the text too: nobody needs to guess."""
    here = language("en")
    position = one.position or {}
    given = len([card for card in position.get("hands", []) if card])
    dealt = len([card for card in hands_of(one.begin()) if card]) - given
    coming = [
        *position.get("pack_bottom_first", [])[dealt:],
        *[position[key] for key in ("pack_top",) if key in position],
    ]
    names = {f"name{seat}": "somebody" for seat in range(6)}
    text = " ".join(here.text(f"lesson-cuccu-{one.id}{part}", **names) for part in ("", ".before"))
    assert [card for card in coming if here.text(f"cuccu-card-{card}") not in text] == []


@pytest.mark.parametrize("card", ["fool", *RANK])
def test_a_four_is_safe_beside_a_three_whatever_card_comes(card):
    one = level(GAME, "first-choice-4")
    assert replace(one, position={**one.position, "pack_bottom_first": [card]}).run(("keep",))[1] is Verdict.SOLVED


# -- right by a second way of reckoning --------------------------------------------------------------------------------


def losers(hands):
    """Who loses, from the words of the rules: a fool is reckoned with once the others are known."""
    fools = [seat for seat, card in hands.items() if card == "fool"]
    value = {seat: 14.5 if card == "fool" else RANK[card] for seat, card in hands.items()}
    if len(fools) == 1:
        others = {seat: value[seat] for seat in hands if seat not in fools}
        low = min(others.values())
        return {*fools, *(seat for seat in others if value[seat] == low != RANK["cuckoo"])}
    low = min(value.values())
    return {seat for seat in hands if value[seat] == low != RANK["cuckoo"]}


def test_who_loses_is_right_by_the_words_of_the_rules():
    for one in made(KINDS["who-loses"]):
        found = losers(dict(enumerate(one.position["hands"])))
        assert one.right() == ({f"seat {seat}" for seat in found} or {"none"}), one.position["hands"]


def test_somebody_else_might_be_taken_for_the_loser():
    for one in made(KINDS["who-loses"]):
        assert one.task.wrong
        tempting = {seat for answer in one.task.wrong for seat in answer.split(", ")} | one.right()
        assert len(tempting - {"none"}) >= 2


def test_the_innkeeper_pays_for_a_zero_that_loses():
    for one in made(KINDS["do-you-pay"]):
        hands = dict(enumerate(hands_of(one.begin())))
        assert hands[0] == "inn"
        pays = hands[3] == "zero" and 3 in losers(hands)
        assert one.right() == {"yes" if pays else "no"}, hands


def test_the_dealer_stands_better_with_one_of_two_cards():
    for one in made(KINDS["take-or-leave"]):
        hands = dict(enumerate(one.position["hands"]))
        safe = {"keep": 0 not in losers(hands)}
        safe["exchange"] = 0 not in losers({**hands, 0: one.says["card"]})
        assert safe[one.task.solution[0]]
        assert list(safe.values()).count(True) == 1


def test_the_cat_gives_everybody_in_the_row_the_card_that_was_dealt():
    for one in made(KINDS["cat-home"]):
        match = replace(one, position={**one.position, "actions": []}).begin()
        order, cards = [], one.position["pack_bottom_first"]
        seat = one.position["dealer"]
        for _ in range(match.seats):
            seat = (seat + 1) % match.seats
            order.append(seat)
        dealt = dict(zip(order, cards, strict=False))
        kept, at_keep = one.says["kept"], {}
        for action in one.position["actions"]:
            turn = match.turn
            match.play(action)
            if action == "keep":
                before = order[: order.index(turn) + 1]
                at_keep = {seat: card for seat, card in enumerate(hands_of(match)) if seat in before}
        assert (kept == "nobody") == (at_keep == {})
        assert one.right() == {f"card {at_keep.get(0, dealt[0])}"}


def test_a_horse_in_the_row_of_a_cat_was_jumped_over():
    for one in made(KINDS["cat-home"]):
        kinds = [event.kind for step in one.begin().events(None) for event in step]
        assert ("pass_over" in kinds) == ("horse" in one.position["pack_bottom_first"])


def test_keeping_and_asking_are_both_right_now_and_then():
    for name in ("keep-or-ask", "take-or-leave"):
        right = [one.task.solution for one in made(KINDS[name])]
        assert min(right.count(("keep",)), right.count(("exchange",))) >= 60


def test_everybody_who_is_asked_about_sits_at_the_table():
    for name, variable in (("where-it-ends", "who"), ("lives-lost", "who"), ("cat-home", "kept")):
        for one in made(KINDS[name]):
            assert one.says[variable] in ("nobody", *range(one.begin().seats))


def test_no_card_is_told_that_is_not_the_next_to_be_dealt():
    for name in ("keep-or-ask", "where-it-ends", "take-or-leave"):
        for one in made(KINDS[name]):
            told = [one.says[variable] for variable in ("card", "card2") if variable in one.says]
            assert one.position["pack_bottom_first"] == told


# -- a rule that is changed is noticed ---------------------------------------------------------------------------------


def no_loser(cards):
    return []


def the_highest(cards):
    return [max(cards, key=lambda seat: RANK.get(cards[seat], 0))]


def without_fools(cards):
    return [seat for seat, card in cards.items() if card == min(cards.values(), key=lambda face: RANK.get(face, 20))]


@pytest.mark.parametrize("rule", [no_loser, the_highest, without_fools])
def test_other_losers_are_noticed(monkeypatch, rule):
    before = digests(GAME)
    monkeypatch.setattr(engine, "losing_seats", rule)
    assert any(faults(one) for one in OWN)
    changed = [kind.id for kind in KINDS.values() if digest(made(kind)[0]) not in before[kind.id]]
    assert changed or any(digest(one) not in before["who-loses"] for one in made(KINDS["who-loses"])[:3])


@pytest.mark.parametrize("card", ["cat", "hunter", "horse", "inn", "cuckoo"])
def test_a_special_card_without_its_power_is_noticed(monkeypatch, card):
    monkeypatch.setattr(engine, "SPECIAL", engine.SPECIAL - {card})
    assert [one.id for one in OWN if faults(one)]


def test_a_cat_that_undoes_nothing_is_noticed(monkeypatch):
    def only_the_life(self, seat, card, events):
        self._lose_life(seat, ("CU-3.8",), card, events)
        return False

    monkeypatch.setattr(engine.Cuccu, "_penalise", only_the_life)
    assert {"the-cat-3", "the-cat-5", "the-cat-7"} <= {one.id for one in OWN if faults(one)}


def test_the_first_lesson_is_solved_by_asking_and_missed_by_keeping():
    first = lessons(GAME)[0].levels[0]
    assert first.run(("exchange",))[1] is Verdict.SOLVED
    assert first.run(("keep",))[1] is Verdict.WRONG

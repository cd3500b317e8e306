"""What a hand of Monopoly: The Card Game is worth and whether it may go out, against trying everything."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import naive_monopoly as naive
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_monopoly import BUILDING_ORDER, GROUP, GROUPS, PACK, PROPERTIES, ROLES, TOKENS

from cardwidgets.engine._monopoly_card_game_worth import (
    VALUES,
    _fits,
    _Tally,
    can_stand,
    could_be,
    may_go_out,
    obstacle,
    open_roles,
    worth,
)

USUAL = {**VALUES, "railroads_from": 2, "token": "group", "token_groups": "street"}
LINE_CLAUSES = {
    "group": "MC-2.5",
    "houses": "MC-2.9",
    "hotel": "MC-2.11",
    "token": "MC-2.12",
    "go": "MC-2.14",
}
clause = pytest.mark.clause


def promising(chance, most=16):
    """A hand that probably holds complete groups, and buildings, tokens or Chance beside them."""
    left, hand = Counter(PACK), []

    def take(faces):
        for face in faces:
            if left[face]:
                left[face] -= 1
                hand.append(face)

    for group in chance.sample(list(GROUPS), chance.choice([1, 1, 1, 2, 2, 3])):
        faces = GROUPS[group]
        take(faces if group != "railroads" else chance.sample(faces, chance.randint(1, 4)))
        if chance.random() < 0.25:
            left[hand.pop()] += 1
    take(["CH"] * chance.choice([0, 0, 0, 0, 0, 1, 1, 1, 2]))
    for _ in range(chance.choice([0, 1, 1, 2, 3])):
        take(BUILDING_ORDER[: chance.randint(0, 5)])
    take(chance.sample(TOKENS, chance.choice([0, 0, 1, 2, 3])))
    take(chance.choices(PACK, k=chance.randint(0, 4)))
    return hand[:most] if chance.random() < 0.5 else chance.sample(hand, min(len(hand), most))


def some_rules(chance):
    """The usual rules, or others; values from the table, or any at all."""
    rules = dict(USUAL)
    if chance.random() < 0.5:
        rules["railroads_from"] = chance.choice([2, 3, 4])
        rules["token"] = chance.choice(["group", "built"])
        rules["token_groups"] = chance.choice(["street", "any"])
    if chance.random() < 0.25:
        rules |= {name: chance.randrange(0, 5001, 50) for name in VALUES}
    return rules


def holds_more_than_a_group(hand):
    more = any(card in BUILDING_ORDER or card in TOKENS or card == "CH" for card in hand)
    return more and bool(naive.complete_groups(hand, 2))


@clause("MC-4.19", "MC-R4", "MC-R5", "MC-R6", "MC-V1")
def test_the_worth_of_twenty_thousand_hands_is_what_trying_everything_finds():
    chance = random.Random(4711)
    interesting, sizes = 0, Counter()
    for _ in range(20_000):
        hand, rules = promising(chance), some_rules(chance)
        interesting += holds_more_than_a_group(hand)
        sizes[len(hand)] += 1
        assert worth(hand, rules).total == naive.worth_of(hand, rules), (hand, rules)
    assert interesting > 14_000
    assert sizes[16] > 1_000
    assert sum(sizes[few] for few in range(1, 5)) > 500


ANY_HAND = st.lists(st.sampled_from(sorted(set(PACK))), max_size=12).map(
    lambda cards: list((Counter(cards) & Counter(PACK)).elements())
)
ANY_RULES = st.builds(some_rules, st.randoms(use_true_random=False))


@given(hand=ANY_HAND, rules=ANY_RULES)
@settings(max_examples=150, deadline=None)
def test_the_worth_of_any_hand_at_all_is_what_trying_everything_finds(hand, rules):
    assert worth(hand, rules).total == naive.worth_of(hand, rules)


@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_the_order_of_the_cards_does_not_matter(chance):
    hand, rules = promising(chance), some_rules(chance)
    total, may = worth(hand, rules).total, may_go_out(hand, 6, 2)
    chance.shuffle(hand)
    assert worth(hand, rules).total == total
    assert may_go_out(hand, 6, 2) == may


@clause("MC-2.5", "MC-2.9", "MC-2.11", "MC-2.12", "MC-2.14")
def test_the_lines_add_up_and_name_each_card_of_the_hand_at_most_once():
    chance = random.Random(7)
    kinds = Counter()
    for _ in range(4_000):
        hand, rules = promising(chance), some_rules(chance)
        found = worth(hand, rules)
        assert sum(line.amount for line in found.lines) == found.total
        named = Counter(card for line in found.lines for card in line.cards)
        assert named <= Counter(hand), (hand, found)
        assert len(found.stands) == hand.count("CH")
        assert can_stand(hand, [role for role in found.stands if role])
        assert named["CH"] <= sum(map(bool, found.stands))
        for line in found.lines:
            kinds[line.kind] += 1
            assert line.clause == LINE_CLAUSES[line.kind]
            assert (line.group == "") == (line.kind == "go")
            assert line.cards
            assert line.amount == expected_amount(line, found, hand, rules)
        groups = [line.group for line in found.lines if line.kind == "group"]
        assert len(groups) == len(set(groups))
        assert {line.group for line in found.lines} - {""} == set(groups)
    assert set(kinds) == set(LINE_CLAUSES)
    assert min(kinds.values()) > 300


def expected_amount(line, found, hand, rules):
    """What one line must pay, by the words of its clause."""
    if line.kind == "go":
        assert line.cards == ("GO",) * hand.count("GO")
        return rules["go"] * len(line.cards)
    cards = {other.kind: other.cards for other in found.lines if other.group == line.group}
    if line.kind == "group":
        assert {GROUP.get(card, line.group) for card in line.cards} == {line.group}
        return naive.group_worth(line.group, [*cards["group"], *found.stands], rules)
    if line.kind == "houses":
        assert line.group in naive.STREETS
        assert all(card in ("CH", face) for card, face in zip(line.cards, BUILDING_ORDER, strict=False))
        return rules[line.group] * len(line.cards)
    if line.kind == "hotel":
        assert len(cards["houses"]) == 4
        assert line.cards in (("HT",), ("CH",))
        return rules["hotel"]
    assert line.cards[0] in (*TOKENS, "CH")
    if line.group not in naive.STREETS:
        assert rules["token_groups"] == "any"
        return naive.group_worth(line.group, [*cards["group"], *found.stands], rules)
    built = rules[line.group] * len(cards.get("houses", ())) + rules["hotel"] * ("hotel" in cards)
    return rules[line.group] + (built if rules["token"] == "built" else 0)


@clause("MC-R9", "MC-R10", "MC-R26")
def test_whoever_goes_out_uses_the_reward_and_chance_as_trying_everything_finds():
    chance = random.Random(11)
    freed = moved = 0
    for _ in range(2_500):
        rules = some_rules(chance)
        hand, stands = laid_down(chance, rules["railroads_from"])
        left = list((Counter(PACK) - Counter(hand)).elements())
        reward = chance.sample(left, 5)
        for role in stands:
            if chance.random() < 0.5:
                brought = chance.choice([card for card in TOKENS if card in left] or ["GO"]) if role == "TK" else role
                if brought in left and brought not in reward:
                    reward[chance.randrange(5)] = brought
        if chance.random() < 0.2 and left.count("CH") > reward.count("CH"):
            reward[4] = "CH"
        allowed = open_roles([*hand, *reward], stands, reward)
        freed += any("" in roles for roles in allowed[: len(stands)])
        moved += "CH" in reward
        expected = naive.worth_when_out(hand, stands, reward, rules)
        found = worth([*hand, *reward], rules, allowed)
        assert found.total == expected == sum(line.amount for line in found.lines), (hand, stands, reward)
        assert all(role in roles for role, roles in zip(found.stands, allowed, strict=True))
    assert freed > 250
    assert moved > 250


def laid_down(chance, railroads_from):
    """A hand that has gone out, of any size, and what its Chance cards stand for."""
    while True:
        hand = promising(chance, chance.randint(4, 11))
        if may_go_out(hand, len(hand), railroads_from):
            break
    stands = []
    for _ in range(hand.count("CH")):
        stands.append(chance.choice(could_be(hand, len(hand), stands, railroads_from)))
    return hand, stands


# -- going out ---------------------------------------------------------------------------------------------------------


def shrinking(chance):
    """A hand, the number of cards it must be brought down to, and how many railroads are a group."""
    hand = promising(chance, 11)
    return hand, max(1, len(hand) - chance.choice([0, 0, 0, 1, 2, 3])), chance.choice([2, 2, 3, 4])


@clause("MC-4.14", "MC-4.15", "MC-R6", "MC-R20")
def test_who_may_go_out_is_what_trying_all_cards_to_shed_finds():
    chance = random.Random(12)
    answers = Counter()
    for _ in range(5_000):
        hand, size, railroads_from = shrinking(chance)
        may = naive.could_go_out(hand, size, railroads_from)
        answers[may] += 1
        assert may_go_out(hand, size, railroads_from) == may, (hand, size, railroads_from)
        assert (obstacle(hand, size, railroads_from) is None) == may
    assert min(answers.values()) > 1_000


@given(hand=ANY_HAND, size=st.integers(1, 12), railroads_from=st.integers(2, 4))
@settings(max_examples=150, deadline=None)
def test_who_may_go_out_with_any_hand_at_all(hand, size, railroads_from):
    may = naive.could_go_out(hand, size, railroads_from)
    assert may_go_out(hand, size, railroads_from) == may
    assert (obstacle(hand, size, railroads_from) is None) == may


@clause("MC-2.16", "MC-R6")
def test_what_chance_may_stand_for_is_what_trying_all_cards_finds():
    chance = random.Random(13)
    seen = Counter()
    for _ in range(900):
        railroads_from = chance.choice([2, 3, 4])
        hand = promising(chance, 10)
        if "CH" not in hand:
            continue
        chosen = []
        while len(chosen) < hand.count("CH"):
            found = could_be(hand, len(hand), chosen, railroads_from)
            assert len(set(found)) == len(found)
            assert set(found) == naive.could_stand_for(hand, chosen, railroads_from), (hand, chosen)
            assert found == sorted(found, key=lambda role: role not in PROPERTIES)
            seen.update("property" if role in PROPERTIES else role for role in found)
            if not found:
                assert not may_go_out(hand, len(hand), railroads_from)
                break
            chosen.append(chance.choice(found))
    assert set(seen) == {"property", *naive.BUILT}
    assert min(seen.values()) > 10


@clause("MC-4.14", "MC-R6")
def test_what_fits_keeps_all_that_chance_stands_for():
    """With the roles of Chance given, whether some of the real cards beside them come to the right number."""
    chance = random.Random(16)
    answers = Counter()
    for _ in range(2_000):
        real = [card for card in promising(chance, 9) if card != "CH"]
        roles = chance.sample(naive.open_roles(real), chance.choice([1, 2]))
        size, railroads_from = chance.randint(2, len(real) + 2), chance.choice([2, 3, 4])
        tally = _Tally(real).with_roles(roles)
        if tally is None or len(roles) > size:
            continue
        kept = set(combinations(sorted(real), size - len(roles)))
        fits = any(naive.all_matched(some, roles, railroads_from) for some in kept)
        assert _fits(tally, roles, size, railroads_from) == fits, (real, roles, size)
        answers[fits] += 1
    assert min(answers.values()) > 100


@clause("MC-R6")
@given(hand=ANY_HAND, roles=st.lists(st.sampled_from([*ROLES, "GO", "MR", "CH", "TK_CAR"]), max_size=2))
@settings(max_examples=200, deadline=None)
def test_what_chance_can_stand_for_at_all(hand, roles):
    real = [card for card in hand if card != "CH"]
    assert can_stand(hand, roles) == (set(roles) <= set(ROLES) and naive.possible(real, roles))


@clause("MC-4.14")
def test_the_obstacle_is_truly_in_the_way():
    chance = random.Random(14)
    words = Counter()
    for _ in range(5_000):
        hand, size, railroads_from = shrinking(chance)
        size += chance.random() < 0.1
        found = obstacle(hand, size, railroads_from)
        if found is None:
            continue
        word, face = found
        words[word] += 1
        complete = naive.complete_groups(hand, railroads_from)
        streets = [group for group in complete if group in naive.STREETS]
        assert (word == "number") == (len(hand) < size)
        hopeless = not naive.could_complete_a_group(hand, railroads_from)
        assert (word == "group") == (len(hand) >= size and hopeless), (hand, railroads_from)
        if word in ("number", "group", "surplus"):
            assert face == ""
            assert word != "surplus" or len(hand) > size
            continue
        assert len(hand) == size
        assert face in hand
        assert (word == "chance") == (face == "CH") == ("CH" in hand)
        if word == "property":
            assert GROUP[face] not in complete
        elif word != "chance":
            assert (word == "street") == (not streets)
            assert word == "street" or (word == "hotel") == (face == "HT")
            at = BUILDING_ORDER.index(face)
            held = tuple(map(hand.count, BUILDING_ORDER))
            used = {sum(height > at for height in way) for way in naive.ways_to_build(held, len(streets))}
            assert hand.count(face) > max(used)
    assert set(words) == {"number", "group", "property", "house", "street", "hotel", "chance", "surplus"}
    assert min(words.values()) >= 5

"""Monopoly: The Card Game once more, slowly and plainly: written from the rules alone, to compare the engine with.

What a hand is worth and whether it may go out is found by trying everything: all cards to shed, all that Chance may
stand for, all ways to build. Nothing is shared with the engine but the names of cards, options and actions. There is no
chance here: whoever plays says in which order the cards lie.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product

STREETS = {
    "dark_purple": ["MED", "BAL"],
    "light_blue": ["ORI", "VER", "CON"],
    "light_purple": ["STC", "STA", "VIR"],
    "orange": ["STJ", "TEN", "NYA"],
    "red": ["KEN", "IND", "ILL"],
    "yellow": ["ATL", "VEN", "MAR"],
    "green": ["PAC", "NCA", "PEN"],
    "dark_blue": ["PKP", "BWK"],
}
GROUPS = {**STREETS, "railroads": ["RDG", "PRR", "BNO", "SHL"], "utilities": ["ELE", "WAT"]}
PROPERTIES = [face for faces in GROUPS.values() for face in faces]
GROUP = {face: group for group, faces in GROUPS.items() for face in faces}
BUILDING_ORDER = ["H1", "H2", "H3", "H4", "HT"]
TOKENS = ["TK_CAR", "TK_SHIP", "TK_IRON", "TK_THIMBLE", "TK_HAT", "TK_BARROW"]
BUILT = [*BUILDING_ORDER, "TK"]
ROLES = [*PROPERTIES, *BUILT]
COUNTS = {
    **dict.fromkeys(PROPERTIES + TOKENS, 1),
    **dict(zip(BUILDING_ORDER, (5, 4, 3, 2, 2), strict=True)),
    "GO": 4,
    "MR": 4,
    "CH": 2,
}
PACK = [face for face, count in COUNTS.items() for _ in range(count)]


def is_token(card):
    return card.startswith("TK")


def complete_groups(cards, railroads_from):
    """The groups that are there in full; of railroads a few are enough."""
    found = []
    for group, faces in GROUPS.items():
        there = sum(face in cards for face in faces)
        if there >= (railroads_from if group == "railroads" else len(faces)):
            found.append(group)
    return found


def open_roles(real):
    """What Chance may stand for beside these cards; a group needs a real card."""
    groups = {GROUP[card] for card in real if card in PROPERTIES}
    return [role for role in ROLES if role in BUILT or (GROUP[role] in groups and role not in real)]


def possible(real, roles):
    """Whether Chance cards may stand for these: no property twice, and a real card in each of their groups."""
    properties = [role for role in roles if role in PROPERTIES]
    return all(
        role not in real and properties.count(role) == 1 and any(face in real for face in GROUPS[GROUP[role]])
        for role in properties
    )


# -- what a hand is worth ----------------------------------------------------------------------------------------------


@cache
def ways_to_build(stock, groups):
    """All ways to build on so many groups with such a stock: 0 to 4 houses each, 5 for four and a hotel."""
    if groups == 0:
        return [()]
    found = []
    for height in range(6):
        left = [count - (at < height) for at, count in enumerate(stock)]
        if min(left) < 0:
            break
        found += [(height, *others) for others in ways_to_build(tuple(left), groups - 1)]
    return found


def group_worth(group, cards, rules):
    if group != "railroads":
        return rules[group]
    there = sum(face in cards for face in GROUPS["railroads"])
    return rules[f"railroads_{there}"] if there > 1 else 0


def worth_of_plain(cards, rules):
    """The best that can be made of cards among which none is Chance."""
    groups = complete_groups(cards, rules["railroads_from"])
    streets = [group for group in groups if group in STREETS]
    tokens = sum(map(is_token, cards))
    best = 0
    for heights in ways_to_build(tuple(cards.count(face) for face in BUILDING_ORDER), len(streets)):
        total = sum(group_worth(group, cards, rules) for group in groups)
        for_a_token = [0]
        for group, height in zip(streets, heights, strict=True):
            buildings = rules[group] * min(height, 4) + (rules["hotel"] if height == 5 else 0)
            total += buildings
            for_a_token.append(rules[group] + (buildings if rules["token"] == "built" else 0))
        if rules["token_groups"] == "any":
            for_a_token += [group_worth(group, cards, rules) for group in groups if group not in STREETS]
        best = max(best, total + tokens * max(for_a_token))
    return best + cards.count("GO") * rules["go"]


def worth_of(cards, rules, allowed=None):
    """The best that can be made of any cards; `allowed` says what each Chance card may stand for, "" for nothing."""
    real = [card for card in cards if card != "CH"]
    if allowed is None:
        allowed = [[*open_roles(real), ""]] * cards.count("CH")
    tried = {tuple(sorted(roles)) for roles in product(*allowed) if possible(real, roles)}
    return max(worth_of_plain([*real, *roles], rules) for roles in tried)


def worth_when_out(hand, stands, reward, rules):
    """The worth of a hand that went out: Chance stays what it stands for, unless the reward brings that very card."""
    brought = Counter("TK" if is_token(card) else card for card in reward)
    allowed = []
    for role in stands:
        free = brought[role] > 0
        brought[role] -= 1
        allowed.append([*BUILT, ""] if free else [role])
    allowed += [[*ROLES, ""]] * reward.count("CH")
    return worth_of([*hand, *reward], rules, allowed)


# -- going out ---------------------------------------------------------------------------------------------------------


def all_matched(cards, roles, railroads_from):
    """Whether real cards, with what Chance cards stand for, leave nothing unmatched."""
    if not possible(cards, roles):
        return False
    cards = [*cards, *roles]
    groups = complete_groups(cards, railroads_from)
    if not groups or any(card in PROPERTIES and GROUP[card] not in groups for card in cards):
        return False
    streets = [group for group in groups if group in STREETS]
    if "TK" in roles and not streets:
        return False
    held = tuple(cards.count(face) for face in BUILDING_ORDER)
    return any(
        held == tuple(sum(height > at for height in heights) for at in range(5))
        for heights in ways_to_build(held, len(streets))
    )


@cache
def _fitting(cards, railroads_from):
    real = [card for card in cards if card != "CH"]
    chosen = product(open_roles(real), repeat=cards.count("CH"))
    return any(all_matched(real, roles, railroads_from) for roles in chosen)


def could_go_out(cards, size, railroads_from):
    """Whether some cards can be shed so that the rest, so many, leaves nothing unmatched."""
    return any(_fitting(some, railroads_from) for some in set(combinations(sorted(cards), size)))


def could_stand_for(cards, chosen, railroads_from):
    """What the next Chance card may stand for, when those before it stand for what was chosen."""
    real = [card for card in cards if card != "CH"]
    later = cards.count("CH") - len(chosen) - 1
    return {
        role
        for role in ROLES
        if any(all_matched(real, [*chosen, role, *rest], railroads_from) for rest in product(ROLES, repeat=later))
    }


def could_complete_a_group(cards, railroads_from):
    """Whether there is a complete group, or can be with Chance."""
    real = [card for card in cards if card != "CH"]
    chosen = product([*PROPERTIES, ""], repeat=cards.count("CH"))
    return any(possible(real, roles) and complete_groups([*real, *roles], railroads_from) for roles in chosen)

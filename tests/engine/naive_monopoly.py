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


# -- how a hand is played ----------------------------------------------------------------------------------------------


class Hand:
    """One hand from the first turn to the scoring; piles end with the card on top, the draw pile begins with it."""

    def __init__(self, hands, piles, extras, draw, dealer, totals, number, rules):
        self.hands = [list(hand) for hand in hands]
        self.piles = {f"pile {seat}": list(pile) for seat, pile in enumerate(piles)}
        self.extras = {f"pile {'XY'[at]}": list(pile) for at, pile in enumerate(extras)}
        self.draw = list(draw)
        self.rules = rules
        self.number = number
        self.players = len(hands)
        self.size = {5: 11, 6: 9}.get(self.players, 10)
        self.order = [(dealer + step) % self.players for step in range(1, self.players + 1)]
        self.chosen = {}
        self.reward = []
        self.totals = list(totals)
        self.out = None
        self.stands = []
        self.earned = None
        self.ended_by = None
        self.ending = None
        # What each reader, and an onlooker, can be sure to find in each hand.
        self.sure = {
            reader: [Counter(hand) if reader == seat else Counter() for seat, hand in enumerate(hands)]
            for reader in (*range(self.players), None)
        }

    def left_of(self, seat):
        return (seat + 1) % self.players

    # Cards

    def gain(self, seat, card, seen_by):
        self.hands[seat].append(card)
        for reader in {*seen_by, seat}:
            self.sure[reader][seat][card] += 1

    def lose(self, seat, card):
        self.hands[seat].remove(card)
        for reader in self.sure:
            if self.sure[reader][seat][card]:
                self.sure[reader][seat][card] -= 1

    def show(self, seat):
        for reader in self.sure:
            self.sure[reader][seat] = Counter(self.hands[seat])

    def everybody(self):
        return list(self.sure)

    # Two to four

    def play(self):
        """Ask for decisions: yields seat and choices, takes the choice."""
        if self.players > 4:
            yield from self.laps()
        else:
            yield from self.turns()
        self.score()

    def turns(self):
        turns_without_a_draw = 0
        seat = self.order[0]
        while True:
            what = yield from self.turn(seat)
            if what == "out":
                return
            turns_without_a_draw = 0 if what == "drew" else turns_without_a_draw + 1
            if not self.draw:
                self.ended_by = "draw"
                return
            if turns_without_a_draw == self.rules["max_laps"] * self.players:
                self.ended_by = "laps"
                return
            seat = self.left_of(seat)

    def turn(self, seat):
        hand, own = self.hands[seat], self.piles[f"pile {seat}"]
        while True:
            choice = yield seat, self.turn_choices(seat)
            verb, *words = choice.split(" ", 1)
            if verb == "trade":
                if not (yield from self.trade(seat, words[0].removeprefix("-> "))):
                    continue
                what = "traded"
            elif verb == "draw":
                self.gain(seat, self.draw.pop(0), [seat])
                what = "drew"
            elif verb == "swap_tops":
                theirs, extra = words[0].split(" -> ")
                one, other = self.piles[theirs].pop(), self.extras[extra].pop()
                self.piles[theirs].append(other)
                self.extras[extra].append(one)
                what = "swapped"
            elif verb == "take":
                self.gain(seat, self.extras[words[0]].pop(), self.everybody())
                self.gain(seat, self.draw.pop(0), [seat])
                self.extras[words[0]] += [own.pop(), own.pop()]
                what = "drew"
            else:
                yield from self.go_out(seat)
                return "out"
            break
        while len(hand) > self.size:
            yield from self.discard(seat)
        return what

    def turn_choices(self, seat):
        own = self.piles[f"pile {seat}"]
        others = [name for name, pile in self.piles.items() if name != f"pile {seat}" and pile]
        choices = {"draw"} if self.draw else set()
        if own or self.hands[seat]:
            choices |= {f"trade -> {name}" for name in others}
        choices |= {f"swap_tops {name} -> {extra}" for name in others for extra in self.extras if self.extras[extra]}
        if len(own) >= 2 and self.draw:
            choices |= {f"take {extra}" for extra in self.extras if self.extras[extra]}
        return choices | self.out_if_allowed(seat)

    def out_if_allowed(self, seat):
        return {"out"} if could_go_out(self.hands[seat], self.size, self.rules["railroads_from"]) else set()

    def trade(self, seat, their_name):
        """A trade, as far as it is not thought better of."""
        hand, own, theirs = self.hands[seat], self.piles[f"pile {seat}"], self.piles[their_name]
        could = len(own) + 1 if hand else len(own)
        numbers = range(1, min(could, len(theirs)) + 1)
        choice = yield seat, {"cancel", *(f"count {number}" for number in numbers)}
        if choice == "cancel":
            return False
        number = int(choice.split()[1])
        choices = {"cancel", *(f"put {card}" for card in hand)}
        choice = yield seat, choices | ({"exchange"} if len(own) >= number else set())
        if choice == "cancel":
            return False
        if choice != "exchange":
            card = choice.split()[1]
            self.lose(seat, card)
            own.append(card)
        given, taken = [own.pop() for _ in range(number)], [theirs.pop() for _ in range(number)]
        for card in given:
            self.gain(int(their_name.split()[1]), card, self.everybody())
        for card in taken:
            self.gain(seat, card, self.everybody())
        return True

    def discard(self, seat):
        choice = yield seat, {f"discard {card}" for card in self.hands[seat]}
        self.lay(seat, choice.split()[1])

    def lay(self, seat, card):
        self.lose(seat, card)
        self.piles[f"pile {seat}"].append(card)

    def go_out(self, seat):
        self.out = seat
        self.show(seat)
        hand, railroads_from = self.hands[seat], self.rules["railroads_from"]
        while len(hand) > self.size:
            could = set()
            for card in set(hand):
                rest = list(hand)
                rest.remove(card)
                if could_go_out(rest, self.size, railroads_from):
                    could.add(f"discard {card}")
            choice = yield seat, could
            self.lay(seat, choice.split()[1])
        while len(self.stands) < hand.count("CH"):
            roles = could_stand_for(hand, self.stands, railroads_from)
            choice = yield seat, {f"chance {role}" for role in roles}
            self.stands.append(choice.split()[1])
        if self.players > 4:
            for step in range(self.players):
                pile = self.piles[f"pile {(seat + step) % self.players}"]
                self.reward += pile
                pile.clear()
        else:
            self.reward, self.draw = self.draw[:5], self.draw[5:]

    # Five and six

    def laps(self):
        passes = 0
        while True:
            for seat in self.order:
                yield from self.swap(seat)
                if (yield seat, {"stay"} | self.out_if_allowed(seat)) == "out":
                    yield from self.go_out(seat)
                    return
            for seat in self.order:
                if (yield seat, {"stay"} | self.out_if_allowed(seat)) == "out":
                    yield from self.go_out(seat)
                    return
            for seat in self.order:
                choice = yield seat, {f"pass {card}" for card in self.hands[seat]}
                self.chosen[seat] = choice.split()[1]
                self.hands[seat].remove(self.chosen[seat])
                for reader in self.sure:
                    self.sure[reader][seat] = Counter(self.hands[seat]) if reader == seat else Counter()
            for seat in self.order:
                self.gain(self.left_of(seat), self.chosen.pop(seat), [seat])
            passes += 1
            if passes == self.rules["max_passes"]:
                self.ended_by = "passes"
                return

    def swap(self, seat):
        others = [name for name in self.piles if name != f"pile {seat}"]
        choice = yield seat, {f"trade -> {name}" for name in others}
        other = int(choice.split()[-1])
        mine, theirs = self.piles[f"pile {seat}"].pop(), self.piles[f"pile {other}"].pop()
        self.gain(seat, theirs, self.everybody())
        self.gain(other, mine, self.everybody())
        yield from self.discard(seat)
        yield from self.discard(other)

    # The end

    def score(self):
        rules, misters, worths = self.rules, [], []
        for seat, hand in enumerate(self.hands):
            self.show(seat)
            cards = hand + self.reward if seat == self.out else hand
            void = seat != self.out and "CH" in hand
            misters.append(0 if void and not rules["void_counts"] else cards.count("MR"))
            if void:
                worths.append(None)
            elif seat == self.out:
                worths.append(worth_when_out(hand, self.stands, self.reward, rules))
            else:
                worths.append(worth_of(hand, rules))
        most = max(misters)
        alone = most > 0 and misters.count(most) == 1
        self.earned = []
        for seat, worth in enumerate(worths):
            prize = rules["mr_monopoly"] if alone and misters[seat] == most and worth is not None else 0
            self.earned.append(((worth or 0) + prize, prize, worth is None))
            self.totals[seat] += (worth or 0) + prize
        best = max(self.totals)
        leaders = [seat for seat, total in enumerate(self.totals) if total == best]
        target = rules["target"] or (7_000 if self.players > 4 else 10_000)
        if (best >= target and len(leaders) == 1) or self.number >= rules["max_rounds"]:
            self.ending = leaders

    def zones(self, reader):
        """What a reader sees: hidden cards as None, known ones first where it is another's hand."""
        zones = {"draw": [None] * len(self.draw), **self.extras, **self.piles, "reward": self.reward}
        for seat, hand in enumerate(self.hands):
            sure = sorted(self.sure[reader][seat].elements())
            zones[f"hand {seat}"] = sorted(hand) if seat == reader else sure + [None] * (len(hand) - len(sure))
            picked = [self.chosen[seat]] if seat in self.chosen else []
            zones[f"pass {seat}"] = picked if seat == reader else [None] * len(picked)
        return {zone: list(cards) for zone, cards in zones.items()}

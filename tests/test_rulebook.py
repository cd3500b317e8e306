"""The text room: every clause has its sentence, and every sentence can be said of anybody."""

from __future__ import annotations

import ast as python_ast
import importlib.resources
import random
import re
import subprocess
import sys
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import ast

from cardwidgets.engine import new_match, rules
from cardwidgets.engine.game import NEXT_ROUND, Action, Event, Fault, Illegal
from cardwidgets.engine.monopoly_card_game import GROUPS
from cardwidgets.players import player, players
from cardwidgets.rulebook import (
    LANGUAGES,
    Language,
    clause,
    clauses,
    games,
    language,
    languages,
    message_id,
    person_args,
)
from cardwidgets.rulebook import _language as machinery

MONOPOLY = "monopoly_card_game"
ODD_NAME = '<b onclick="x()">{ $seat } & { "y" } Zoë</b>'
STRINGS = Path(__file__).parent.parent / "cardwidgets" / "table" / "frontend" / "STRINGS.md"
NUMBERS = {
    *("amount", "keep", "ask", "accept", "refuse", "costs", "instead", "limit"),
    *("number", "from", "target", "samples", "gain", "shed", "size", "mean", "error", "low", "high"),
}
PLURALS = {"zero", "one", "two", "few", "many"}
SHOWN = {
    "cuccu": ("cat", "inn", "horse", "6"),
    "spite_and_malice": ("AS", "8H", "10D", "KC"),
    "monopoly_card_game": ("PKP", "H1", "TK_CAR", "GO"),
}
"""Some cards of each game, to say its sentences of."""
every_language = pytest.mark.parametrize("code", LANGUAGES)
every_game = pytest.mark.parametrize("game", games())


def game_of(message: str) -> str:
    """The game a message belongs to; any for those of the house."""
    name = message.removeprefix("lesson-")
    return next((game for game in games() if name.startswith(f"{message_id(game)}-")), "cuccu")


@cache
def selectors(language: Language, message: str = "") -> dict[str, set[str]]:
    """For each variable that chooses between sentences, all the keys it is compared with: in a message, or in any."""
    found: dict[str, set[str]] = {}
    entries = language._bundle._messages

    def walk(node: object) -> None:
        if message and isinstance(node, ast.MessageReference):
            walk(entries[node.id.name])
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            found.setdefault(node.selector.id.name, set()).update(keys)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for one in value if isinstance(value, list) else [value]:
                    walk(one)

    for name, entry in entries.items():
        if message.partition(".")[0] in ("", name):
            walk(entry)
    return found


def samples(language: Language, message: str) -> list[dict[str, Any]]:
    """Arguments for a message: every person, every card seen and hidden, every cause, some numbers."""
    used = language.variables(message)
    keys = selectors(language, message)
    choices: list[list[dict[str, Any]]] = []
    printed: list[str] = []
    people = {name.removesuffix("_is") for name in used} & {"seat", "other", "turn"}
    for who in sorted(people):
        anybody = [person_args(who, "Bianca", you=True), person_args(who, "Carlo")]
        choices.append(anybody + ([person_args(who, None)] if who not in used else []))
    cards = {name.partition("_")[0] for name in used} & {"card", "card2"}
    for which in sorted(cards):
        game = game_of(message)
        shown = [language.card_args(which, game, face) for face in SHOWN[game]]
        hidden = [language.card_args(which, game, None)] if f"{which}_is" in used else []
        choices.append(shown + hidden)
    for name in sorted(used):
        owner = name.partition("_")[0]
        if owner in people | cards:
            continue
        if name in keys and not keys[name] & PLURALS:
            choices.append([{name: int(key) if key.isdecimal() else key} for key in sorted(keys[name])])
        elif name in keys:
            choices.append([{name: number} for number in (0, 1, 2, 5, 12, 22)])
        elif name in NUMBERS:
            printed.append(name)
        else:
            choices.append([{name: "something"}])
    # What is only printed chooses no sentence, so those numbers need not meet in every combination.
    choices.append([dict.fromkeys(printed, number) for number in (0, 1, 2, 5, 12, 22)] if printed else [{}])
    made = []
    for combination in product(*choices):
        arguments: dict[str, Any] = {}
        for part in combination:
            arguments |= part
        if arguments.get("seat_is") == arguments.get("other_is") == "you":
            continue
        if arguments.get("seat_is") == "nobody" and "seat" in used and "seat" not in arguments:
            continue
        made.append(arguments)
    return made


def sound(text: str) -> bool:
    """No placeholder, no variable, no stray space, not empty."""
    return bool(text) and not re.search(r"[{}]|\$[a-z_]|\s\s|^\s|\s$| [.,:!?](?!\d)", text)


def test_importing_is_light() -> None:
    code = "import sys, cardwidgets.rulebook; print([m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_cuccu_is_there_with_all_its_clauses() -> None:
    assert "cuccu" in games()
    ids = [one.id for one in clauses("cuccu")]
    assert len(ids) == len(set(ids))
    parts = {"0": 11, "1": 4, "2": 8, "3": 14, "4": 10}
    expected = [f"CU-{part}.{number}" for part, last in parts.items() for number in range(1, last + 1)]
    assert ids == expected + [f"CU-R{number}" for number in range(1, 28)]


def test_spite_and_malice_is_there_with_all_its_clauses() -> None:
    parts = {"1": 4, "2": 6, "3": 6, "4": 4}
    expected = [f"SM-{part}.{number}" for part, last in parts.items() for number in range(1, last + 1)]
    assert [one.id for one in clauses("spite_and_malice")] == expected + [f"SM-R{number}" for number in range(1, 21)]


def test_monopoly_is_there_with_all_its_clauses() -> None:
    parts = {"1": 7, "2": 18, "3": 2, "4": 22, "5": 3, "6": 1, "7": 12}
    expected = [f"MC-{part}.{number}" for part, last in parts.items() for number in range(1, last + 1)]
    expected += [f"MC-R{number}" for number in range(1, 27)]
    assert [one.id for one in clauses("monopoly_card_game")] == [*expected, "MC-V1"]


@every_game
def test_readings_and_options_of_the_clauses_exist(game: str) -> None:
    known = {one.id: one for one in clauses(game)}
    borne = set()
    for one in known.values():
        for reading in one.readings:
            assert known[reading].part == "reading"
            borne.add(reading)
    assert borne == {one.id for one in known.values() if one.part == "reading"}, "a reading that bears on no clause"


@every_game
def test_options_are_those_of_the_engine(game: str) -> None:
    named = {option: one.id for one in clauses(game) for option in one.options}
    assert named == {option.name: option.clause for option in rules(game).OPTIONS}


@every_language
@every_game
def test_every_clause_has_its_text_and_no_text_lacks_a_clause(code: str, game: str) -> None:
    here = language(code)
    for rule in here.rules(game):
        assert sound(rule.text), rule.id
        if rule.part == "reading":
            assert sound(rule.question)
            assert sound(rule.adopted)
            assert bool(rule.options) <= bool(rule.other), f"{rule.id} has an option but no other reading"
        else:
            assert (rule.question, rule.adopted, rule.other) == ("", "", "")
    prefix = clauses(game)[0].id.partition("-")[0]
    texts = {name.partition(".")[0] for name in here.messages() if name.startswith(f"{prefix}-")}
    assert texts == {message_id(one.id) for one in clauses(game)}


@every_language
@every_game
def test_other_readings_name_the_option(code: str, game: str) -> None:
    for rule in language(code).rules(game):
        for option in rule.options:
            assert option in rule.other or rule.part != "reading", rule.id


@every_language
def test_the_browser_gets_every_word_it_asks_for_ready_made(code: str) -> None:
    here = language(code)
    asked = re.findall(r"^\| `(\w+)` \|", STRINGS.read_text(encoding="utf-8"), re.MULTILINE)
    ready = {name for name in here.messages() if name.startswith("ui-")}
    assert {message_id("ui", key) for key in asked} <= ready
    assert not any(here.variables(name) for name in ready)


PEOPLE = {"seat", "seat_is", "other", "other_is"}
GIVEN: dict[str, dict[str, set[str]]] = {
    "cuccu": {
        "event": {*PEOPLE, "amount", "cause"},
        "action": {"other", "other_is", "cause"},
        "prompt": {*PEOPLE, "cause"},
        "note": {"other", "other_is"},
        "zone": {"seat", "seat_is"},
        "illegal": {"phase"},
        "position": {"key", "card"},
        "reason": {"seat", "seat_is", "keep", "ask", "accept", "refuse", "costs", "instead"},
    },
    "spite_and_malice": {
        "event": {*PEOPLE, "amount", "cause"},
        "action": {"number", "from", "amount", "cause"},
        "prompt": {*PEOPLE, "amount", "cause"},
        "note": {"amount"},
        "zone": {"seat", "seat_is", "number", "amount", "due", "card"},
        "counter": {"amount", "target"},
        "illegal": {"cause", "due", "phase"},
        "position": {"key", "card"},
        "reason": {"seat", "seat_is", "samples", "gain"},
        "due": {"due"},
        "rank": {"amount"},
        "points": {"amount"},
        "payoff": {"amount"},
        "turns": {"amount"},
    },
    "monopoly_card_game": {
        "event": {*PEOPLE, "amount", "cause"},
        "action": {"other", "other_is", "amount", "taken", "given", "shed", "extra", "cause"},
        "prompt": {*PEOPLE, "amount", "size", "cause"},
        "note": {"amount"},
        "zone": {"seat", "seat_is", "amount", "extra", "cause"},
        "counter": {"amount", "target"},
        "worth": {"amount", "cause"},
        "ledger": {"seat", "seat_is", "group", "amount", "target", "cards", "cause"},
        "illegal": {"cause", "phase", "amount", "size"},
        "position": {"key", "card"},
        "reason": {"seat", "seat_is"},
        "group": {"group"},
        "on": {"group"},
        "role": {"cause"},
        "money": {"amount"},
        "target": {"target"},
        "houses": {"amount"},
        "shed": {"shed"},
    },
}
WITH_CARDS = {
    "cuccu": {"event", "action", "prompt", "note", "reason"},
    "spite_and_malice": {"event", "action", "prompt", "illegal", "reason"},
    "monopoly_card_game": {"event", "action", "illegal", "reason"},
}


@every_language
@every_game
def test_messages_ask_only_for_what_they_are_given(code: str, game: str) -> None:
    here = language(code)
    forms = set(here.card_args("card", game, SHOWN[game][0]))
    forms |= {form.replace("card", "card2", 1) for form in forms}
    prefix, clause_prefix = f"{message_id(game)}-", f"{rules(game).PREFIX}-"
    for name in here.messages():
        if name.startswith(prefix):
            family = name.removeprefix(prefix).split("-")[0]
            allowed = GIVEN[game].get(family, set()) | (forms if family in WITH_CARDS[game] else set())
        elif name.startswith(clause_prefix):
            allowed = set()
        else:
            continue
        assert here.variables(name) <= allowed, name


@every_language
def test_every_message_can_be_said_of_anybody(code: str) -> None:
    here = language(code)
    said = 0
    for message in here.messages():
        for arguments in samples(here, message):
            text = here.text(message, **arguments)
            assert sound(text) or message == "cuccu-card-fool.numeral", (message, arguments, text)
            said += 1
    assert said > 1000


EVENTS = tuple(message_id(game, "event", "") for game in games())


@every_language
def test_nobody_is_named_who_is_the_reader(code: str) -> None:
    here = language(code)
    for message in here.messages():
        if {"seat", "seat_is"} <= here.variables(message) and message.startswith(EVENTS):
            for arguments in samples(here, message):
                text = here.text(message, **arguments)
                assert "Bianca" not in text, (message, text)
                if arguments.get("seat_is") == "other" and arguments.get("other_is", "you") == "you":
                    assert "Carlo" in text, (message, text)


@every_language
def test_every_word_of_the_engine_has_its_text(code: str) -> None:
    here = language(code)
    for fault in Fault:
        assert sound(here.text(f"illegal-{fault.value}"))
    for part in ("page", "object", "set-up", "turn", "scoring", "reading"):
        assert sound(here.text(f"part-{part}"))


ACTIONS = {
    "cuccu": ("keep", "exchange", "inn_keep", "inn_ask", "inn_accept", "inn_refuse", "next_round"),
    "spite_and_malice": ("play", "discard", "next_round"),
    "monopoly_card_game": (
        *("draw", "trade", "count", "exchange", "put", "cancel", "swap_tops", "take", "out", "discard", "chance"),
        *("stay", "pass", "next_round"),
    ),
}


@every_language
@every_game
def test_every_word_of_a_game_has_its_text(code: str, game: str) -> None:
    here, faces = language(code), rules(game).PACK.counts
    names = set()
    for face in faces:
        arguments = here.card_args("card", game, face)
        assert arguments["card_face"] == face
        names.add(arguments["card"])
    assert len(names) == len(faces) == {"cuccu": 20, "spite_and_malice": 52, "monopoly_card_game": 42}[game]
    for action in ACTIONS[game]:
        for family in ("action", "illegal"):
            assert here.has(message_id(game, family, action))
        assert here.has(message_id(game, "action", action) + ".hint")
    for name in ("title", "tagline", "place", "summary", "link"):
        assert sound(here.text(message_id(game, name)))
    assert here.text(message_id(game, "link") + ".address").startswith("https://")


@every_language
def test_every_rank_of_spite_and_malice_is_a_word_of_its_own(code: str) -> None:
    here = language(code)
    for message, variable in (("due", "due"), ("rank", "amount")):
        said = {here.text(f"spite-and-malice-{message}", **{variable: rank}) for rank in range(1, 13)}
        assert len(said) == 12


@every_language
def test_every_group_and_role_of_monopoly_is_a_word_of_its_own(code: str) -> None:
    here = language(code)
    for message in ("group", "on"):
        said = {here.text(f"monopoly-card-game-{message}", group=group) for group in GROUPS}
        assert len(said) == len(GROUPS) == 10
    for group in GROUPS:
        assert here.text("monopoly-card-game-group", group=group) == here.text(message_id(MONOPOLY, "group", group))
    roles = [face for face in rules(MONOPOLY).PACK.faces if face not in ("GO", "MR", "CH") and face[:3] != "TK_"]
    assert len({here.text("monopoly-card-game-role", cause=role) for role in (*roles, "TK")}) == 34
    short = {here.card_args("card", MONOPOLY, face)["card_short"] for face in rules(MONOPOLY).PACK.faces}
    assert len(short) == 42, "in a list cards have to be told apart"


@every_language
def test_money_is_written_as_the_language_writes_numbers(code: str) -> None:
    money = language(code).text("monopoly-card-game-money", amount=12_345)
    assert "$" in money
    assert format_decimal(12_345, locale=code) in money


MATCHES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "cuccu": [
        ({}, 20),
        ({"players": 2, "lives": 1}, 20),
        ({"players": 7, "dealer_swaps": "top", "inn": "always"}, 20),
        ({"players": 5, "double_penalty": False, "lone_survivor_wins": False, "shown_holder_acts": True}, 20),
        ({"players": 3, "lives": 9, "max_rounds": 3}, 20),
    ],
    "spite_and_malice": [
        ({"max_rounds": 2}, 3),
        ({"packs": 1, "payoff": 5, "target": 4, "max_turns": 20, "max_rounds": 9}, 8),
        ({"packs": 3, "payoff": 5, "target": 9, "centres": 4, "stock_out": "short", "aces_forced": True}, 4),
    ],
    "monopoly_card_game": [
        ({"players": 2, "max_rounds": 2}, 2),
        ({"players": 3, "max_rounds": 2, "target": 500}, 3),
        ({"players": 4, "max_laps": 1}, 2),
        ({"players": 5, "max_passes": 2}, 2),
        ({"players": 6, "max_passes": 2, "max_rounds": 2}, 2),
    ],
}
"""Options for matches of each game, and how many of them are played."""

POSITIONS: dict[str, list[dict[str, Any]]] = {
    MONOPOLY: [
        {"hands": [["BWK", "CH", "CH", "H1", "H2", *["GO"] * 4, "MR"], ["MR", "MR", *["H1"] * 4, *["H3"] * 3, "H2"]]},
        {"hands": [["BWK", "CH", "H1", *["GO"] * 4, *["MR"] * 3], None], "draw_top_first": ["MED"], "turn": 1},
        {"hands": [["BWK", "PKP", "H1", *["GO"] * 4, *["MR"] * 4], *[None] * 4]},
    ]
}
"""Moments to play on from, so that rare things happen too."""


def chosen(choose: random.Random, legal: tuple[Action, ...]) -> Action:
    """Any action; but cards go to the centre where they can, so that rounds are won as well as drawn."""
    plays = [action for action in legal if action.kind in ("play", "out")]
    return choose.choice(plays or legal)


def told(here: Language, game: str, event: Event, reader: int | None, names: list[str]) -> str:
    """An event as a reader is told it, once it is masked for that reader."""
    arguments: dict[str, Any] = {"amount": event.amount, "cause": event.cause}
    for prefix, seat in (("seat", event.seat), ("other", event.other)):
        arguments |= person_args(prefix, None if seat is None else names[seat], seat == reader)
    for prefix, move in zip(("card", "card2"), event.cards, strict=False):
        arguments |= here.card_args(prefix, game, move.card)
    return here.text(message_id(game, "event", event.kind), **arguments)


@every_language
@every_game
def test_whole_matches_can_be_told(code: str, game: str) -> None:
    here = language(code)
    choose = random.Random(7)
    kinds = set()
    begun = [rules(game).start(options, seed) for options, matches in MATCHES[game] for seed in range(matches)]
    begun += [rules(game).setup(position, {"max_rounds": 1}, 7) for position in POSITIONS.get(game, [])]
    for state, first in begun:
        events = first
        names = [here.text(f"name-{seat}") for seat in range(state.seats)]
        while True:
            kinds |= {event.kind for event in events}
            for event, reader in product(events, (None, 0, 1)):
                seen = event.masked_unless((1 << state.seats) - 1) if reader is None else event.masked(reader)
                assert sound(told(here, game, seen, reader, names))
            if state.turn is None:
                break
            events = state.play(chosen(choose, state.legal()))
    needed = {message_id(game, "event", kind) for kind in kinds}
    assert needed == {name for name in here.messages() if name.startswith(message_id(game, "event", ""))}


USUAL = {
    "cuccu": {"keep", "exchange", "high", "low"},
    "spite_and_malice": {"payoff", "toward", "search"},
    "monopoly_card_game": {"draw", "trade", "discard"},
}
"""Reasons that opponents give in almost every match."""


@every_language
@every_game
def test_opponents_reasons_become_sentences(code: str, game: str) -> None:
    here = language(code)
    given = set()
    who = [player(game, name) for name in players(game)]
    for seed in range(4):
        match = new_match(game, seed=seed)
        while match.turn is not None and match.moves < 200:
            thinker = who[(match.turn + seed) % len(who)]
            action, reason = thinker.decide(match.view(match.turn), match.stream(match.turn))
            numbers = {name: value for name, value in reason.data.items() if name != "card"}
            card = reason.data.get("card")
            cards = here.card_args("card", game, None if card is None else str(card))
            assert sound(here.text(reason.id, **person_args("seat", "Bianca"), **cards, **numbers))
            given.add(reason.id)
            match.play(action)
    assert {message_id(game, "reason", usual) for usual in USUAL[game]} <= given


def words_of(game: str, places: dict[str, int]) -> set[Any]:
    """What a game's file writes down as an argument of these functions, by the place where it stands."""
    found = set()
    source = Path(str(sys.modules[rules(game).__module__].__file__))
    for node in python_ast.walk(python_ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, python_ast.Call):
            name = node.func.attr if isinstance(node.func, python_ast.Attribute) else getattr(node.func, "id", "")
            for argument in node.args[places[name] : places[name] + 1] if name in places else ():
                either = (argument.body, argument.orelse) if isinstance(argument, python_ast.IfExp) else (argument,)
                found |= {one.value for one in either if isinstance(one, python_ast.Constant)}
    return found


READ = dict.fromkeys(("_need", "_pair", "_number", "_piles", "need", "number", "piles"), 1) | {
    **dict.fromkeys(("_case_mapping", "_case_seat"), 1),
    "_list_of": 3,
}
"""Where functions that read positions are told the reason why not."""


@every_language
@every_game
def test_every_reason_against_a_position_has_its_words(code: str, game: str) -> None:
    here = language(code)
    reasons = words_of(game, READ)
    assert len(reasons) > 20
    for reason in reasons:
        words = here.text(message_id(game, "position", reason), key="x", card=SHOWN[game][0])
        assert sound(here.text("illegal-bad-position.detail", reason=words))


GAME = "spite_and_malice"
WRONG = {
    "rank": "play 9H -> centre 0",
    "empty": "play 9H -> centre 1",
    "from-payoff": "play payoff -> side 1",
    "from-side": "play side 0 -> side 1",
    "covered": "play side 0:0 -> centre 0",
    "no-card": "play side 2 -> centre 0",
    "not-held": "discard 2H -> side 0",
    "no-source": "play theirs -> centre 0",
    "no-stack": "play 7C -> centre 3",
    "no-play": "play 7C -> side 0",
    "no-discard": "discard 7C -> centre 0",
    "their-stack": "discard 7C -> theirs 2",
    "no-target": "discard 7C -> stock",
    "pass": "pass",
    "not-scored": "next_round",
    "king": "play KS -> centre 1",
    "ace-first": "discard 7C -> side 0",
}
"""For each cause of a refusal in Spite & Malice something that is refused for it."""


def refusals() -> dict[str, Illegal]:
    """The refusals of Spite & Malice, by their cause."""
    position: dict[str, Any] = {
        "hands": [["7C", "9H", "KS"], None],
        "payoffs_bottom_first": [["2S"], ["2D", "2C"]],
        "sides_bottom_first": [[["5S", "6S"], [], [], []], None],
        "centres_bottom_first": [["AS"], [], []],
    }
    found: dict[str, Illegal] = {}
    for options in {}, {"king_opens": False}, {"aces_forced": True}:
        if "aces_forced" in options:
            position["hands"] = [["AD", "7C"], None]
        state, _ = rules(GAME).setup(position, options, 1)
        for text in WRONG.values():
            try:
                state.clone().play(Action.parse(text))
            except Illegal as refusal:
                found.setdefault(refusal.data["cause"], refusal)
    state.play(Action.parse("play AD -> centre 1"))
    state.play(Action.parse("play payoff -> centre 0"))
    assert state.legal() == (NEXT_ROUND,)
    with pytest.raises(Illegal) as caught:
        state.play(Action.parse(WRONG["rank"]))
    return {**found, "between-rounds": caught.value}


@every_language
def test_every_refusal_of_spite_and_malice_says_why(code: str) -> None:
    here = language(code)
    said = {}
    for cause, refusal in refusals().items():
        face = refusal.data.get("card")
        arguments = {**refusal.data, **here.card_args("card", GAME, face)}
        kind = refusal.data["action"].split(" ")[0]
        said[cause] = here.text(message_id(GAME, "illegal", kind), **arguments)
        assert sound(said[cause])
    assert set(said) == {*WRONG, "between-rounds"}
    anything = here.text("spite-and-malice-illegal-play", cause="anything", due=1, **here.card_args("card", GAME, "AS"))
    assert len({anything, *said.values()}) == len(said) + 1


COMPLETE = ["BWK", "PKP", "H1", "GO", "GO", "GO", "MR", "MR", "MR", "MR"]
REFUSED: dict[str, tuple[list[Any], list[str], str]] = {
    "between": ([COMPLETE], ["out"], "draw"),
    "not-scored": ([None], [], "next_round"),
    "no-extra": ([None, None, None, None], [], "take pile X"),
    "out-number": ([COMPLETE[:9]], [], "out"),
    "out-group": ([["BWK", *COMPLETE[2:], "MED"]], [], "out"),
    "out-property": ([["BAL", *COMPLETE[:9]]], [], "out"),
    "out-house": ([["H3", *COMPLETE[:9]]], [], "out"),
    "out-street": ([["RDG", "SHL", *COMPLETE[2:]]], [], "out"),
    "out-hotel": ([["HT", *COMPLETE[:9]]], [], "out"),
    "out-chance": ([["BWK", "CH", "BAL", "H3", *COMPLETE[4:]]], [], "out"),
    "out-surplus": ([["BAL", "MED", "H4", "H3", "H2", "HT", "ORI", "STC", "STJ", "KEN", "ATL"]], [], "out"),
    "one-a-turn": ([None], ["draw"], "draw"),
    "needed": ([[*COMPLETE, "H3"]], ["out"], "discard BWK"),
    "not-held": ([COMPLETE], ["draw"], "discard KEN"),
    "own": ([None], [], "trade -> pile 0"),
    "empty": ([None], [], "trade -> pile 1"),
    "extra": ([None], [], "trade -> pile X"),
    "one-put": ([COMPLETE], ["trade -> pile 1", "count 2", "put GO"], "put MR"),
    "too-many": ([None], ["trade -> pile 1"], "count 2"),
    "too-few-own": ([None], ["trade -> pile 1", "count 1"], "exchange"),
    "two-needed": ([None], [], "take pile X"),
    "unfit": ([["BWK", "CH", *COMPLETE[2:]]], ["out"], "chance MED"),
    "moment": ([None], [], "stay"),
}
"""For each cause of a refusal in Monopoly the hands, what is done first, and what is refused then."""

PILES: dict[str, list[list[str] | None]] = {
    "empty": [None, []],
    "one-put": [["PAC"], ["NCA", "CON"]],
    "too-few-own": [[], None],
}
"""The trade piles where they are not one card each."""


@pytest.fixture(scope="module")
def monopoly_refusals() -> dict[str, Illegal]:
    """The refusals of Monopoly by their cause, and one for each moment."""
    found: dict[str, Illegal] = {}
    for cause, (hands, done, text) in REFUSED.items():
        players = max(2, len(hands))
        position: dict[str, Any] = {"hands": [*hands, *[None] * (players - len(hands))], "turn": 0}
        if cause in PILES:
            position["piles_bottom_first"] = PILES[cause]
        state, _ = rules(MONOPOLY).setup({**position, "actions": done}, {"players": players}, 3)
        with pytest.raises(Illegal) as caught:
            state.play(Action.parse(text))
        assert caught.value.data["cause"] == cause
        found[cause] = caught.value
    return found


@every_language
def test_every_refusal_of_monopoly_says_why(code: str, monopoly_refusals: dict[str, Illegal]) -> None:
    here = language(code)
    said = []
    for refusal in monopoly_refusals.values():
        arguments = {**refusal.data, **here.card_args("card", MONOPOLY, refusal.data.get("card"))}
        kind = refusal.data["action"].split(" ")[0]
        said.append(here.text(message_id(MONOPOLY, "illegal", kind), **arguments))
        assert sound(said[-1])
    anything = here.text("monopoly-card-game-illegal-draw", cause="anything", phase="anything")
    assert len({anything, *said}) == len(said) + 1
    phases = ("turn", "trade", "put", "shed", "shed_out", "stand", "swap", "lay", "stay", "last", "pass")
    moments = {here.text("monopoly-card-game-illegal-draw", cause="moment", phase=phase) for phase in phases}
    assert len({anything, *moments}) == len(phases) + 1


@every_language
def test_one_card_at_most_is_not_said_as_if_there_were_more(code: str) -> None:
    here = language(code)
    said = [here.text("monopoly-card-game-illegal-count", cause="too-many", amount=amount) for amount in (1, 2, 3)]
    assert all(map(sound, said))
    assert said[1].replace("2", "3") == said[2]
    assert said[1].replace("2", "1") != said[0]
    assert "1" not in said[0].replace("1 card:", "")


@every_language
@pytest.mark.parametrize(
    ("game", "options", "because", "allowed"),
    [
        ("spite_and_malice", {"packs": 1, "payoff": 25}, "packs=1", "20"),
        ("spite_and_malice", {"packs": 1, "payoff": 30}, "packs=1", "20"),
        ("cuccu", {"players": 3, "first_dealer": 3}, "players=3", "2"),
        ("monopoly_card_game", {"first_dealer": 5}, "players=4", "3"),
    ],
)
def test_a_setting_that_does_not_go_with_another_names_it(
    code: str, game: str, options: dict[str, int], because: str, allowed: str
) -> None:
    with pytest.raises(Illegal) as caught:
        rules(game).start(options, 1)
    said = language(code).text("illegal-bad-option.because", **caught.value.data)
    assert sound(said)
    assert because in said
    assert caught.value.data["allowed"].endswith(f" to {allowed}")


def families(variables: frozenset[str]) -> set[str]:
    """Variables without the forms: how a person or a card is put is each language's own affair."""
    people = {name.removesuffix("_is") if name.endswith("_is") else name for name in variables}
    return {name.partition("_")[0] if name.startswith("card") else name for name in people}


CARDS = tuple(message_id(game, "card", "") for game in games())


@every_language
def test_no_language_lacks_or_adds_a_message_or_a_variable(code: str) -> None:
    first, here = language("en"), language(code)

    def names(one: Language) -> set[str]:
        return {name for name in one.messages() if not (name.startswith(CARDS) and "." in name)}

    assert names(here) == names(first)
    for name in names(first):
        assert families(here.variables(name)) == families(first.variables(name)), name


@every_language
@every_game
def test_every_card_has_the_same_forms(code: str, game: str) -> None:
    here = language(code)
    forms = {frozenset(here.card_args("card", game, face)) for face in rules(game).PACK.faces}
    assert len(forms) == 1, "every card needs the same forms"
    assert "card_label" in next(iter(forms))
    assert game != "cuccu" or "card_numeral" in next(iter(forms))


@every_language
def test_plurals_from_0_to_130(code: str) -> None:
    here = language(code)
    counted = (f"spite-and-malice-{what}" for what in ("points", "payoff-cards", "turns"))
    for message in ("lives", "lives-left", "rounds", "players", "cards", *counted, "monopoly-card-game-houses"):
        for number in range(131):
            text = here.text(message, amount=number)
            assert sound(text)
            assert str(number) in text or number == 0, (message, number, text)


@every_language
def test_plural_choices_cover_what_the_language_needs(code: str) -> None:
    rule = Locale.parse(code).plural_form
    needed = {rule(number) for number in range(131)}
    for variable, keys in selectors(language(code)).items():
        if keys & PLURALS:
            assert needed <= keys, variable


def two(number: int) -> int:
    """Which form a number takes in English and Finnish, from their grammars."""
    return 0 if number == 1 else 1


def polish(number: int) -> int:
    """Which form a number takes in Polish, from its grammar."""
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number // 10 % 10 != 1 else 2


def romanian(number: int) -> int:
    """Which form a number takes in Romanian, from its grammar."""
    if number == 1:
        return 0
    return 1 if number == 0 or 1 <= number % 100 <= 19 else 2


COUNTED: dict[str, tuple[Any, dict[str, tuple[str, ...]]]] = {
    "en": (
        two,
        {
            "lives": ("# life", "# lives"),
            "rounds": ("# round", "# rounds"),
            "players": ("# player", "# players"),
            "cards": ("# card", "# cards"),
            "lives-left": ("# life left", "# lives left"),
            "moves-undone": ("# move taken back", "# moves taken back"),
            "spite-and-malice-points": ("# point", "# points"),
            "spite-and-malice-payoff-cards": ("# payoff card", "# payoff cards"),
            "spite-and-malice-turns": ("# turn", "# turns"),
            "monopoly-card-game-houses": ("# house", "# houses"),
        },
    ),
    "fi": (
        two,
        {
            "lives": ("# elämä", "# elämää"),
            "rounds": ("# kierros", "# kierrosta"),
            "players": ("# pelaaja", "# pelaajaa"),
            "cards": ("# kortti", "# korttia"),
            "lives-left": ("# elämä jäljellä", "# elämää jäljellä"),
            "moves-undone": ("# siirto kumottu", "# siirtoa kumottu"),
            "spite-and-malice-points": ("# piste", "# pistettä"),
            "spite-and-malice-payoff-cards": ("# kortti purkupinossa", "# korttia purkupinossa"),
            "spite-and-malice-turns": ("# vuoro", "# vuoroa"),
            "monopoly-card-game-houses": ("# talo", "# taloa"),
        },
    ),
    "pl": (
        polish,
        {
            "lives": ("# życie", "# życia", "# żyć"),
            "rounds": ("# runda", "# rundy", "# rund"),
            "players": ("# gracz", "# gracze", "# graczy"),
            "cards": ("# karta", "# karty", "# kart"),
            "lives-left": ("zostało # życie", "zostały # życia", "zostało # żyć"),
            "moves-undone": ("cofnięto # ruch", "cofnięto # ruchy", "cofnięto # ruchów"),
            "spite-and-malice-points": ("# punkt", "# punkty", "# punktów"),
            "spite-and-malice-payoff-cards": ("# karta balastu", "# karty balastu", "# kart balastu"),
            "spite-and-malice-turns": ("# tura", "# tury", "# tur"),
            "monopoly-card-game-houses": ("# dom", "# domy", "# domów"),
        },
    ),
    "ro": (
        romanian,
        {
            "lives": ("# viață", "# vieți", "# de vieți"),
            "rounds": ("# rundă", "# runde", "# de runde"),
            "players": ("# jucător", "# jucători", "# de jucători"),
            "cards": ("# carte", "# cărți", "# de cărți"),
            "lives-left": ("# viață rămasă", "# vieți rămase", "# de vieți rămase"),
            "moves-undone": ("# mutare anulată", "# mutări anulate", "# de mutări anulate"),
            "spite-and-malice-points": ("# punct", "# puncte", "# de puncte"),
            "spite-and-malice-payoff-cards": ("# carte în grămadă", "# cărți în grămadă", "# de cărți în grămadă"),
            "spite-and-malice-turns": ("# tură", "# ture", "# de ture"),
            "monopoly-card-game-houses": ("# casă", "# case", "# de case"),
        },
    ),
}


def test_every_language_is_counted_in() -> None:
    assert set(COUNTED) == set(LANGUAGES)


@pytest.mark.parametrize("code", COUNTED)
def test_numbers_take_the_form_that_grammar_gives_them(code: str) -> None:
    here = language(code)
    form, words = COUNTED[code]
    for message, forms in words.items():
        for number in range(131):
            text = here.text(message, amount=number)
            if number or message not in ("lives-left", "moves-undone"):
                assert text == forms[form(number)].replace("#", str(number))
            else:
                assert "0" not in text


def test_polish_plurals_at_the_turning_points() -> None:
    here = language("pl")
    said = {number: here.text("lives", amount=number) for number in (0, 1, 2, 5, 12, 22, 100, 112, 122)}
    assert list(said.values()) == [
        *("0 żyć", "1 życie", "2 życia", "5 żyć", "12 żyć", "22 życia", "100 żyć", "112 żyć", "122 życia"),
    ]


def test_finnish_and_polish_keep_to_their_own_marks() -> None:
    for code, wrong in (("fi", "“„’'«»"), ("pl", "“’'«»")):
        here = language(code)
        for message in set(here.messages()) - {message_id(game, "link") + ".address" for game in games()}:
            for arguments in samples(here, message)[:40]:
                text = here.text(message, **arguments)
                assert not set(wrong) & set(text), (message, text)
                assert not re.search(r"\d%" if code == "fi" else r"\d\s%", text), (message, text)
                assert " %" not in text, (message, text)


def test_words_that_came_out_wrong_elsewhere_stay_out() -> None:
    here = language("fi")
    said = " ".join(here.text(message, **samples(here, message)[0]) for message in here.messages()).lower()
    for word in ("katu", "kadu", "käpu", "kuko", "kukk", "hölmö", "paket", "141/2"):
        assert word not in said
    assert here.card_args("card", "cuccu", "cat")["card_gen"] == "kissan"


def test_polish_does_not_guess_whether_somebody_is_a_man_or_a_woman() -> None:
    here = language("pl")
    for message in here.messages():
        about_people = bool(here.variables(message) & {"seat", "seat_is", "other", "turn"})
        for arguments in samples(here, message)[:200]:
            text = here.text(message, **arguments)
            assert not re.search(r"ł[ae]ś\b", text), (message, text)
            assert not (about_people and re.search(r"ła?\b", text)), (message, text)


@every_language
def test_names_are_short_distinct_and_the_same_everywhere(code: str) -> None:
    here = language(code)
    names = [here.text(f"name-{seat}") for seat in range(20)]
    assert len({*names, here.text("name-you")}) == 21
    assert all(len(name) <= 6 for name in names)
    assert names == [language("en").text(f"name-{seat}") for seat in range(20)]


@every_language
def test_names_with_markup_come_through_unchanged(code: str) -> None:
    here = language(code)
    text = here.text("cuccu-event-keep", **person_args("seat", ODD_NAME))
    assert ODD_NAME in text
    assert here.text("cuccu-event-keep", **person_args("seat", "Zoë")) == text.replace(ODD_NAME, "Zoë")


def test_what_is_missing_is_said() -> None:
    here = Language("en")
    for name in ("no-such", "cuccu-card-cat.no-such", "", "CU-3.9"):
        assert not here.has(name)
        with pytest.raises(LookupError, match="no message"):
            here.text(name)
        with pytest.raises(LookupError, match="no message"):
            here.variables(name)
    with pytest.raises(ValueError, match="amount"):
        here.text("lives")
    with pytest.raises(LookupError, match="unicorn"):
        here.card_args("card", "cuccu", "unicorn")
    with pytest.raises(LookupError, match=r"CU-9\.9"):
        here.clause("CU-9.9")
    with pytest.raises(LookupError, match="whist"):
        clauses("whist")
    with pytest.raises(LookupError, match="tlh"):
        Language("tlh")
    assert clause("CU-3.9").readings == ("CU-R5", "CU-R6", "CU-R26")


def test_a_broken_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match=r"en/b\.ftl: one is already in a\.ftl"):
        machinery._read("en", {"a.ftl": "one = 1\n", "b.ftl": "one = 2\n"})
    with pytest.raises(ValueError, match=r"en/a\.ftl cannot be read: one = \{"):
        machinery._read("en", {"a.ftl": "one = {\n"})


def test_a_further_language_is_a_further_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "fi"
    folder.mkdir()
    elämä = "lives = { $amount ->\n    [one] { $amount } elämä\n   *[other] { $amount } elämää\n}\n"
    (folder / "common.ftl").write_text(elämä, encoding="utf-8")
    monkeypatch.setattr(importlib.resources, "files", lambda package: tmp_path)
    languages.cache_clear()
    try:
        assert languages() == ("fi",)
        assert [Language("fi").text("lives", amount=number) for number in (1, 3)] == ["1 elämä", "3 elämää"]
    finally:
        languages.cache_clear()

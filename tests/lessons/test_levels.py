"""Every level of every game can be solved, can be missed, meets what it teaches, and says so in every language."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from unicodedata import normalize

import pytest
from following import (
    FROZEN,
    GAMES,
    KINDS,
    LESSONS,
    LEVELS,
    PARTS,
    accepted,
    digests,
    follow,
    made,
    name_of,
    said,
    take_back,
)

from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons import Kind, Level, Play, Question, Verdict, faults, lesson, lessons, level
from cardwidgets.lessons.answers import spellings
from cardwidgets.lessons.goals import NEVER, Fact, Happened, Played
from cardwidgets.lessons.level import met
from cardwidgets.rulebook import LANGUAGES, clauses, language, message_id

LEAST = {"cuccu": 20, "spite_and_malice": 16, "monopoly_card_game": 24}
LEAST_KINDS = 4
DIFFERENT = 50
GOLDEN = Path(__file__).parent / "golden"

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("code", LANGUAGES)
every_level = pytest.mark.parametrize("one", LEVELS, ids=name_of)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=name_of)
every_task = pytest.mark.parametrize("one", [one for one in LEVELS if isinstance(one.task, Play)], ids=name_of)
every_question = pytest.mark.parametrize("one", [one for one in LEVELS if isinstance(one.task, Question)], ids=name_of)


def answers(one: Level) -> list[object]:
    """What stands for the right answer to a question, ticked or typed in many ways."""
    right = one.right()
    if one.offers():
        return [sorted(right), tuple(right), right, *(right if len(right) == 1 else ())]
    if isinstance(right, int):
        return [right, float(right), str(right), f"  {right} ", f"{right},0", f"{right}.00", f"{right:,}", f"{right:_}"]
    return []


def no_answers(one: Level) -> list[object]:
    """What is never right: nothing, everything, and what only looks like a number."""
    nothing = ["", " ", [], (), None, True, False, "True", "nan", float("nan"), "inf", "None", "-", "?", "0x1", "{}"]
    return [*nothing, list(one.offers()), *one.task.wrong, *(wrong.split(", ") for wrong in one.task.wrong)]


# -- how many there are ------------------------------------------------------------------------------------------------


@every_game
def test_a_game_has_enough_levels_and_kinds(game: str) -> None:
    assert sum(len(one.levels) for one in lessons(game)) >= LEAST.get(game, 16)
    assert sum(len(one.kinds) for one in lessons(game)) >= LEAST_KINDS


@every_game
def test_a_lesson_has_more_than_one_level(game: str) -> None:
    assert [one.id for one in lessons(game) if len(one.levels) < 2] == []


@every_game
def test_some_levels_are_to_be_done_and_some_to_be_answered(game: str) -> None:
    kinds = Counter(type(one.task) for one in LEVELS if one.game == game)
    assert min(kinds[Play], kinds[Question]) >= 5


@every_game
def test_no_name_is_given_twice(game: str) -> None:
    names = [one.id for one in lessons(game)]
    names += [one.id for stage in lessons(game) for one in (*stage.levels, *stage.kinds)]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert [name for name in names if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []
    assert all(one.game == game for stage in lessons(game) for one in (stage, *stage.levels, *stage.kinds))


@every_game
def test_every_lesson_and_level_is_found_by_its_name(game: str) -> None:
    for stage in lessons(game):
        assert lesson(game, stage.id) is stage
        assert all(lesson(game, f" {stage.title(code).upper()}") is stage for code in LANGUAGES)
        assert all(level(game, one.id) is one for one in stage.levels)
        assert all(level(game, f"{kind.id}.3").id == f"{kind.id}.3" for kind in stage.kinds)


# -- every level -------------------------------------------------------------------------------------------------------


@every_level
def test_a_level_has_no_faults(one: Level) -> None:
    assert faults(one) == []


@every_task
def test_its_solution_solves_it_within_its_par(one: Level) -> None:
    match, verdict = one.run(one.task.solution)
    assert verdict is Verdict.SOLVED
    assert one.own(match) == one.task.solution
    assert len(one.task.solution) <= one.task.least


@every_task
def test_nothing_short_of_its_solution_solves_it(one: Level) -> None:
    assert one.settle(one.begin()) is Verdict.OPEN
    for number in range(len(one.task.solution)):
        assert one.run(one.task.solution[:number])[1] is Verdict.OPEN


@every_task
def test_each_of_its_wrong_lines_misses(one: Level) -> None:
    for line in one.task.wrong:
        assert one.run(line)[1] in (Verdict.WRONG, Verdict.LOST), line


@every_task
def test_each_of_its_slips_is_refused_by_a_rule(one: Level) -> None:
    for line in one.task.slips:
        match, verdict = one.run(line[:-1])
        assert verdict is Verdict.OPEN
        before = match.position()
        with pytest.raises(Illegal) as refusal:
            match.play(line[-1], one.seat)
        assert refusal.value.clause
        assert match.position() == before


@every_task
def test_hints_followed_from_the_beginning_solve_it(one: Level) -> None:
    match = one.begin()
    assert follow(one, match) == len(one.task.solution)
    assert one.own(match) == one.task.solution


@every_task
def test_hints_followed_from_any_mistake_solve_it(one: Level) -> None:
    for line in one.task.wrong:
        for number in range(1, len(line) + 1):
            match, verdict = one.run(line[:number])
            follow(one, match)
            assert one.verdict(match) is Verdict.SOLVED, (line[:number], verdict)


@every_task
def test_a_wrong_move_taken_back_leaves_everything_as_it_was(one: Level) -> None:
    for line in one.task.wrong:
        match, _ = one.run(line[:-1])
        before = match.position()
        match.play(line[-1], one.seat)
        one.settle(match)
        take_back(one, match)
        assert match.position() == before


@every_task
def test_a_hint_names_a_legal_action_and_a_clause_that_the_level_teaches(one: Level) -> None:
    for number in range(len(one.task.solution)):
        match, _ = one.run(one.task.solution[:number])
        hint = one.hint(match)
        assert hint.action in [action.text for action in match.legal()]
        assert hint.clause in one.teaches
    assert one.hint(one.run(one.task.wrong[0])[0]).clause in ("", *one.teaches)


@every_question
def test_the_hint_to_a_question_ends_with_its_answer(one: Level) -> None:
    hint = one.hint(one.begin())
    assert accepted(one, hint.action.split(", ") if one.offers() else hint.action)
    assert hint.clause in one.teaches
    assert set(hint.look) <= set(one.begin().view(one.seat).zones)


@every_question
def test_the_right_answer_is_right_however_it_is_given(one: Level) -> None:
    assert all(accepted(one, answer) for answer in answers(one))
    if not one.offers() and isinstance(one.right(), str):
        for code in LANGUAGES:
            for word in spellings(one.game, one.right(), code):
                forms = (word, word.upper(), word.title(), f"  {word} ", normalize("NFD", word), normalize("NFC", word))
                assert all(accepted(one, form, code) for form in forms), word


@every_question
def test_nothing_is_right_by_accident(one: Level) -> None:
    assert [answer for answer in no_answers(one) if accepted(one, answer)] == []


@every_question
def test_its_moves_can_be_played_and_its_answer_is_settled(one: Level) -> None:
    assert one.right() == one.right()
    assert one.shown().moves == len(one.task.moves)


# -- what is taught ----------------------------------------------------------------------------------------------------


@every_game
def test_every_clause_that_has_an_effect_is_taught(game: str) -> None:
    taught = {name for one in LEVELS if one.game == game for name in one.teaches}
    needed = [one.id for one in clauses(game) if one.kind == "rule" and one.part != "reading"]
    assert [name for name in needed if name not in taught] == []


@every_game
def test_every_clause_named_is_one_of_the_game(game: str) -> None:
    known = {one.id for one in clauses(game)}
    levels = [one for one in LEVELS if one.game == game]
    levels += [one for kind in KINDS if kind.game == game for one in made(kind)]
    assert {name for one in levels for name in (*one.teaches, *one.task.about)} <= known


@every_level
def test_a_level_teaches_something_and_nothing_twice(one: Level) -> None:
    assert one.teaches
    assert len(set(one.teaches)) == len(one.teaches)


# -- kinds -------------------------------------------------------------------------------------------------------------


@pytest.mark.timeout(300)
@every_kind
def test_every_level_of_a_kind_is_sound(kind: Kind) -> None:
    wrong = {one.id: found for one in made(kind) if (found := faults(one))}
    assert wrong == {}
    assert [one.id for one in made(kind)] == [f"{kind.id}.{seed}" for seed in range(len(made(kind)))]


@every_kind
def test_the_levels_of_a_kind_differ(kind: Kind) -> None:
    positions = {json.dumps([one.position, one.options, one.seed], sort_keys=True) for one in made(kind)}
    assert len(positions) >= DIFFERENT


@every_kind
def test_no_answer_to_a_kind_can_be_learnt_by_heart(kind: Kind) -> None:
    right = Counter(
        one.task.solution if isinstance(one.task, Play) else str(sorted(one.right()) if one.offers() else one.right())
        for one in made(kind)
    )
    assert right.most_common(1)[0][1] <= 0.75 * len(made(kind))


@pytest.mark.timeout(300)
@every_kind
def test_a_kind_is_solved_by_its_hints_and_by_no_accident(kind: Kind) -> None:
    for one in made(kind)[:40]:
        if isinstance(one.task, Play):
            assert follow(one, one.begin()) == len(one.task.solution)
            match, _ = one.run(one.task.wrong[0])
            follow(one, match)
        else:
            assert all(accepted(one, answer) for answer in answers(one))
            assert not any(accepted(one, answer) for answer in no_answers(one))


@every_kind
def test_a_seed_is_a_number_that_fits(kind: Kind) -> None:
    for seed in (-1, 2**32, True, 1.0, "1", None):
        with pytest.raises(Illegal) as refusal:
            kind.level(seed)
        assert refusal.value.code is Fault.BAD_SEED


@every_game
def test_the_levels_of_a_seed_are_frozen(game: str) -> None:
    file = GOLDEN / f"{game}.json"
    assert file.is_file(), f"python tests/lessons/following.py {game} > {file}"
    assert digests(game) == json.loads(file.read_text(encoding="utf-8")), (
        f"seeds {FROZEN} give other levels than before"
    )


@every_game
def test_a_fresh_process_makes_the_same_levels(game: str) -> None:
    run = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "following.py"), game],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert json.loads(run.stdout) == digests(game)


def test_a_kind_of_which_nothing_comes_says_so() -> None:
    with pytest.raises(AssertionError, match="nothing came of seed 3"):
        Kind("cuccu", "never", lambda stream: None).level(3)


def test_a_kind_leaves_out_what_is_faulty() -> None:
    tries = iter([None, replace(SOUND, teaches=("CU-3.9",)), SOUND])
    assert Kind("cuccu", "patient", lambda stream: next(tries)).level(3) == replace(SOUND, id="patient.3")


# -- what is said ------------------------------------------------------------------------------------------------------


def sound(text: str) -> bool:
    return bool(text) and not re.search(r"[{}]|\$[a-z]|\s\s|^\s|\s$| [.,:!?](?!\d)", text)


def sentences(text: str) -> int:
    """How many sentences there are; Mr. Monopoly does not end one."""
    return len(re.findall(r"(?<!\bMr)[.?!…](?=\s|$)", text))


@every_language
@every_level
def test_a_level_says_all_it_has_to_say(one: Level, code: str) -> None:
    texts = [said(one, code, part) for part in PARTS]
    assert [text for text in texts if not sound(text)] == []
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not re.search(r"[.?!…]$", text)] == []


@every_language
@every_level
def test_a_goal_is_one_sentence(one: Level, code: str) -> None:
    assert sentences(said(one, code, "")) == 1


@every_language
@every_kind
def test_a_kind_says_all_it_has_to_say_about_each_of_its_levels(kind: Kind, code: str) -> None:
    for one in made(kind)[:40]:
        texts = [said(one, code, part) for part in PARTS]
        assert [text for text in texts if not sound(text)] == []
        assert len(set(texts)) == len(texts)
        assert sentences(texts[0]) == 1


@every_language
@every_game
def test_nothing_is_said_twice(game: str, code: str) -> None:
    there = [one for one in LEVELS if one.game == game] + [made(kind)[0] for kind in KINDS if kind.game == game]
    texts = [said(one, code, part) for one in there for part in PARTS]
    texts += [one.title(code) for one in lessons(game)]
    assert [text for text, times in Counter(texts).items() if times > 1] == []


@every_language
@every_game
def test_no_sentence_is_left_over(game: str, code: str) -> None:
    prefix = f"{message_id('lesson', game)}-"
    there = {name for name in language(code).messages() if name.startswith(prefix)}
    stages = {message_id("lesson", game, one.id) for one in LESSONS if one.game == game}
    names = [message_id("lesson", game, one.id) for one in (*LEVELS, *KINDS) if one.game == game]
    assert there == stages | {f"{name}{part}" for name in names for part in PARTS}


# -- what is noticed ---------------------------------------------------------------------------------------------------

POSITION = {"pack_bottom_first": ["5", "cat", "1", "9"]}
UNHURT = Happened("round_over") & Fact(("lives", 0), 3)
SOUND = Level(
    *("cuccu", "sound-1", ("CU-3.8",)),
    Play(UNHURT, ("keep",), (("exchange",),), replies=("keep", "keep", "keep")),
    POSITION,
)
ASKED = Level(
    *("cuccu", "asked-1", ("CU-3.8",)),
    Question(
        *(lambda before, after: frozenset({"seat 0"}), lambda match: ("seat 0", "seat 1"), False, ("exchange",)),
        wrong=("seat 1",),
    ),
    POSITION,
)
TYPED = replace(ASKED, task=Question(lambda before, after: 2, moves=("exchange",), wrong=("3",)))


def test_the_examples_are_sound() -> None:
    assert faults(SOUND) == faults(ASKED) == faults(TYPED) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"solution": ("exchange",)}, "the solution does not solve it"),
        ({"wrong": (("keep",),)}, "a wrong line does not miss the goal: ('keep',)"),
        ({"wrong": ()}, "no wrong line"),
        ({"goal": ~NEVER}, "nothing is to be done at its beginning"),
        ({"goal": ~Played("exchange")}, "nothing is to be done at its beginning"),
        ({"slips": (("exchange",),)}, "a slip is legal: ('exchange',)"),
        ({"solution": ("keep", "next_round")}, "the solution is over after 1 of its actions"),
        ({"solution": ("inn_keep",)}, "cannot be played: not-legal (CU-3.11): action='inn_keep', phase='choose'"),
        ({"about": ("CU-R24",)}, "CU-R24 bears on nothing that happens"),
    ],
)
def test_a_fault_in_what_is_to_be_done_is_named(change: dict, fault: str) -> None:
    assert fault in faults(replace(SOUND, task=replace(SOUND.task, **change)))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"wrong": ()}, "no wrong answer"),
        ({"wrong": ("seat 0",)}, "a wrong answer is right or not on offer: seat 0"),
        ({"wrong": ("seat 7",)}, "a wrong answer is right or not on offer: seat 7"),
        ({"offers": lambda match: ("seat 1", "seat 2")}, "the right answer is not on offer"),
        ({"offers": lambda match: ("seat 0", "seat 1", "seat 1")}, "an offer stands there twice"),
        ({"offers": lambda match: ("seat 0",)}, "nothing, everything or too much would be right"),
        ({"answer": lambda before, after: frozenset()}, "nothing, everything or too much would be right"),
        ({"answer": lambda before, after: 1.5, "offers": None}, "the answer is neither a number nor a card"),
        ({"answer": lambda before, after: True, "offers": None}, "the answer is neither a number nor a card"),
        ({"moves": ("inn_ask",)}, "cannot be played: not-legal (CU-3.11): action='inn_ask', phase='choose'"),
        ({"about": ("CU-R15",)}, "CU-R15 bears on nothing that happens"),
    ],
)
def test_a_fault_in_what_is_to_be_answered_is_named(change: dict, fault: str) -> None:
    assert fault in faults(replace(ASKED, task=replace(ASKED.task, **change)))


def test_a_typed_answer_that_is_called_wrong_must_not_be_right() -> None:
    assert faults(replace(TYPED, task=replace(TYPED.task, wrong=("2",)))) == ["a wrong answer is right: 2"]


def test_a_level_teaches_only_what_is_met_in_it() -> None:
    assert faults(replace(SOUND, teaches=("CU-3.8", "CU-3.9"))) == ["CU-3.9 is not met"]
    assert faults(replace(SOUND, teaches=())) == ["it teaches nothing"]
    assert "CU-3.11" in met(replace(SOUND, task=replace(SOUND.task, slips=(("inn_ask",),))))


def test_a_position_that_cannot_be_is_a_fault() -> None:
    assert faults(replace(SOUND, position={"pack_bottom_first": ["cat"] * 3}))[0].startswith("cannot be played")


def test_a_clause_that_is_not_there_is_a_fault() -> None:
    assert faults(replace(ASKED, task=replace(ASKED.task, about=("CU-9.9",))))[0].startswith("cannot be played")


def test_a_goal_out_of_reach_is_said_to_be_so_while_play_goes_on() -> None:
    one = replace(SOUND, task=replace(SOUND.task, lost=~Fact(("lives", 0), 3)))
    match = one.begin()
    verdicts = [one.verdict(match)]
    for action in ("exchange", "keep", "keep"):
        match.play(action)
        verdicts.append(one.verdict(match))
    assert verdicts == [Verdict.OPEN, Verdict.LOST, Verdict.LOST, Verdict.WRONG]


def test_a_reply_that_does_not_fit_gives_way_to_the_next_that_does() -> None:
    alone = replace(SOUND, task=replace(SOUND.task, replies=()))
    assert alone.run(("keep",))[0].actions()[1].text == "keep"
    match, _ = replace(SOUND, task=replace(SOUND.task, replies=("inn_accept", "exchange"))).run(("keep",))
    assert match.actions()[1].text == "exchange"


def test_without_replies_an_opponent_decides_and_always_alike() -> None:
    one = replace(SOUND, task=replace(SOUND.task, replies=()))
    assert one.run(("keep",))[0].actions() == one.run(("keep",))[0].actions()

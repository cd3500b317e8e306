"""The progress of a pupil: what is kept, what follows from it by replaying, and the code that carries it."""

from __future__ import annotations

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import games
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons import lessons
from cardwidgets.lessons import progress as module
from cardwidgets.lessons.codes import opened, sealed
from cardwidgets.lessons.level import Play, Verdict
from cardwidgets.lessons.progress import (
    LONGEST_CODE,
    LONGEST_TRY,
    MOST_MADE,
    UNDO,
    Progress,
    Replay,
    Try,
    level,
    plain_step,
    progress_of,
    replay,
    solution_of,
    stars_of,
)
from cardwidgets.rulebook import languages

GAMES = [game for game in games() if lessons(game)]
LEVELS = [one for game in GAMES for lesson in lessons(game) for one in lesson.levels]
KINDS = [kind for game in GAMES for lesson in lessons(game) for kind in lesson.kinds]
PLAY, QUESTION = "the-cat-1", "the-cat-2"
LETTERS = string.ascii_letters + string.digits + "-_"

every_level = pytest.mark.parametrize("one", LEVELS, ids=lambda one: f"{one.game}-{one.id}")
every_game = pytest.mark.parametrize("game", GAMES)


def steps_of(one):
    """All that a pupil may come to do at a level, sensible or not."""
    if isinstance(one.task, Play):
        lines = [*one.task.solution, *(step for line in (*one.task.wrong, *one.task.slips) for step in line)]
        legal = [action.text for action in one.begin().legal()]
        return [
            *dict.fromkeys([*lines, *legal]),
            UNDO,
            "",
            "keep -> nowhere",
            "play nothing at all",
            "\x00",
            "inn_accept",
        ]
    return [*one.offers(), *one.task.wrong, solution_of(one)[0], "", "nan", "17", "Ünsinn", ", ", UNDO]


def solved(game, levels=None):
    progress = Progress(game)
    for one in levels or [one for lesson in lessons(game) for one in lesson.levels]:
        for step in solution_of(one):
            progress.note(one.id, step)
    return progress


def refusal(deed, *given):
    with pytest.raises(Illegal) as caught:
        deed(*given)
    return caught.value


# -- replaying ---------------------------------------------------------------------------------------------------------


@every_level
def test_a_solution_replays_to_a_solved_level_with_three_stars(one):
    again = replay(one, Try(solution_of(one)))
    assert (again.verdict, again.slips, again.wrong) == (Verdict.SOLVED, {}, 0)
    assert stars_of(one, Try(solution_of(one))) == 3


@every_level
def test_wrong_lines_replay_to_what_they_are_and_can_be_taken_back(one):
    for line in one.task.wrong:
        steps = line if isinstance(one.task, Play) else (plain_step(one, line),)
        again = replay(one, Try(tuple(steps)))
        assert again.verdict in (Verdict.WRONG, Verdict.LOST)
        assert again.wrong == 1
        back = (UNDO,) * again.moves if isinstance(one.task, Play) else ()
        more = replay(one, Try((*steps, *back, *solution_of(one))))
        assert more.verdict is Verdict.SOLVED
        assert more.moves == again.moves + len(solution_of(one))


@every_level
def test_slips_are_counted_by_the_clause_that_refused_them(one):
    for line in one.task.slips if isinstance(one.task, Play) else ():
        again = replay(one, Try(line))
        assert sum(again.slips.values()) == 1
        assert again.moves == len(line) - 1


def test_a_refused_move_counts_neither_as_a_move_nor_as_wrong():
    again = replay(level("cuccu", PLAY), Try(("inn_accept", "inn_accept", "keep")))
    assert again == Replay(Verdict.SOLVED, 1, {"CU-3.12": 2}, 0)


def test_what_cannot_be_read_counts_as_nothing():
    steps = ("", "->", "keep -> ", "x" * 300, "undo", "play\nkeep", "keep")
    assert replay(level("cuccu", PLAY), Try(steps)) == Replay(Verdict.SOLVED, 1, {}, 0)
    assert replay(level("cuccu", QUESTION), Try(("", "seat 9", "seat 1"))).moves == 1


def test_once_solved_nothing_more_counts():
    assert replay(level("cuccu", PLAY), Try(("keep", "undo", "exchange"))).verdict is Verdict.SOLVED


def test_after_a_missed_goal_only_taking_back_leads_on():
    assert replay(level("cuccu", PLAY), Try(("exchange", "keep", "next_round"))) == Replay(Verdict.WRONG, 1, {}, 1)
    assert replay(level("cuccu", PLAY), Try(("exchange", "undo"))).verdict is Verdict.OPEN


@pytest.mark.parametrize(
    ("level_id", "steps", "hints", "stars"),
    [
        (PLAY, ("keep",), 0, 3),
        (PLAY, ("keep",), 1, 2),
        (PLAY, ("keep",), 2, 2),
        (PLAY, ("keep",), 3, 1),
        (PLAY, ("exchange", "undo", "keep"), 0, 2),
        (PLAY, ("exchange", "undo", "exchange", "undo", "keep"), 0, 1),
        (PLAY, ("exchange",), 0, 0),
        (PLAY, ("inn_accept", "keep"), 0, 3),
        (QUESTION, ("seat 1",), 0, 3),
        (QUESTION, ("seat 0", "seat 1"), 0, 2),
        (QUESTION, ("seat 0", "seat 2", "seat 1"), 0, 1),
        (QUESTION, ("seat 0", "seat 2"), 0, 0),
        (QUESTION, ("seat 1",), 3, 1),
    ],
)
def test_stars_are_those_of_par_and_hints(level_id, steps, hints, stars):
    assert stars_of(level("cuccu", level_id), Try(steps, hints)) == stars


# -- noting ------------------------------------------------------------------------------------------------------------


def test_progress_is_there_at_the_solving_move():
    progress = Progress("cuccu")
    assert not progress.solved(PLAY)
    assert progress.note(PLAY, "keep").verdict is Verdict.SOLVED
    assert progress.solved(PLAY)
    assert Progress.from_code(progress.code()).solved(PLAY)


def test_the_best_try_counts_whenever_it_was():
    progress = Progress("cuccu")
    for steps in (["exchange", "undo", "keep"], ["keep"], ["exchange"]):
        progress.begin(PLAY)
        for step in steps:
            progress.note(PLAY, step)
    assert progress.stars(PLAY) == 3
    assert [again.verdict.value for again in progress.replays(PLAY)] == ["solved", "solved", "wrong"]


def test_a_solved_try_is_closed_and_beginning_opens_another():
    progress = Progress("cuccu")
    progress.note(PLAY, "keep")
    progress.note(PLAY, "undo")
    progress.hinted(PLAY, 3)
    assert progress.tries(PLAY) == (Try(("keep",)),)
    progress.begin(PLAY)
    progress.begin(PLAY)
    assert progress.count(PLAY) == 1
    progress.hinted(PLAY, 2)
    progress.hinted(PLAY, 1)
    assert progress.tries(PLAY)[1:] == (Try((), 2),)


def test_of_what_was_typed_nothing_is_kept_but_whether_it_was_right():
    progress = Progress("cuccu")
    progress.note(QUESTION, "my secret")
    progress.note(QUESTION, ["seat 2", "seat 0"])
    progress.note(PLAY, "my secret \x07")
    progress.note(PLAY, 17)
    assert progress.tries(QUESTION) == (Try(("seat 0, seat 2",)),)
    assert progress.tries(PLAY) == ()
    for one in LEVELS:
        if not isinstance(one.task, Play) and not one.offers():
            assert plain_step(one, "my secret") == "?"
            assert plain_step(one, f"  {solution_of(one)[0]} ") == solution_of(one)[0]


def test_an_unknown_level_and_an_unknown_stage_are_refused():
    progress = Progress("cuccu")
    for deed in (progress.begin, lambda name: progress.note(name, "keep"), lambda name: progress.hinted(name, 1)):
        assert refusal(deed, "no-such-level").code is Fault.BAD_OPTION
    for stage in (0, 4, True, "1", None):
        assert refusal(progress.hinted, PLAY, stage).code is Fault.MALFORMED


def test_of_a_very_long_try_what_led_nowhere_is_forgotten_first():
    progress = Progress("cuccu")
    progress.note(PLAY, "inn_accept")
    for _ in range(50):
        progress.note(PLAY, "exchange")
        progress.note(PLAY, "undo")
    for _ in range(50):
        progress.note(PLAY, "inn_accept")
    assert progress.note(PLAY, "keep").verdict is Verdict.SOLVED
    (attempt,) = progress.tries(PLAY)
    assert LONGEST_TRY - 1 <= len(attempt.steps) <= LONGEST_TRY
    assert progress.stars(PLAY) == 1
    for _ in range(50):
        progress.note(QUESTION, "seat 0")
    progress.note(QUESTION, "seat 1")
    assert len(progress.tries(QUESTION)[0].steps) == LONGEST_TRY
    assert progress.solved(QUESTION)
    assert Progress.from_code(progress.code()) == progress


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_name_is_text_in_one_form():
    decomposed = "  Zoe\N{COMBINING DIAERESIS}\n<b>Łukasz</b>\t"
    progress = Progress("cuccu", decomposed)
    assert progress.pupil == "Zoë <b>Łukasz</b>"
    assert Progress.from_code(progress.code()).pupil == progress.pupil


@pytest.mark.parametrize("name", ["x" * 61, "a\x00b", "\ud800", "a\u202eb", None, 7, b"Aino", "x" * 10_000])
def test_a_name_that_cannot_be_shown_is_refused(name):
    fault = refusal(Progress, "cuccu", name)
    assert (fault.code, fault.data["option"]) == (Fault.BAD_OPTION, "pupil")
    assert fault.text
    progress = Progress("cuccu", "Aino")
    with pytest.raises(Illegal):
        progress.pupil = name
    assert progress.pupil == "Aino"


# -- codes -------------------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_sequence_of_inputs_comes_back_from_its_code(data):
    game = data.draw(st.sampled_from(GAMES))
    here = [one for one in LEVELS if one.game == game]
    progress = Progress(game, data.draw(st.sampled_from(["", "Aino", "Ż" * 60, "=1+1", "<i>"])))
    for one in data.draw(st.lists(st.sampled_from(here), max_size=6)):
        for step in data.draw(st.lists(st.sampled_from(["begin", 1, 2, 3, *steps_of(one)]), max_size=12)):
            if step == "begin":
                progress.begin(one.id)
            elif isinstance(step, int):
                progress.hinted(one.id, step)
            else:
                progress.note(one.id, step)
    again = Progress.from_code(f"\n {progress.code()}  ")
    assert again == progress
    assert again.code() == progress.code()
    for level_id in progress.levels():
        assert again.replays(level_id) == progress.replays(level_id)
        assert again.stars(level_id) == progress.stars(level_id)
        for attempt, replayed in zip(progress.tries(level_id), progress.replays(level_id), strict=True):
            assert replay(level(game, level_id), attempt) == replayed


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game}-{kind.id}")
def test_levels_made_from_seeds_come_back_with_their_seeds(kind):
    progress = solved(kind.game, [kind.level(seed) for seed in (0, 7, 65_535)])
    again = Progress.from_code(progress.code())
    assert again == progress
    assert again.levels() == tuple(f"{kind.id}.{seed}" for seed in (0, 7, 65_535))
    assert all(again.stars(level_id) == 3 for level_id in again.levels())


@every_game
def test_the_code_of_all_levels_solved_at_the_first_try_is_short(game):
    progress = solved(game)
    progress.pupil = "Maria Magdalena"
    assert all(progress.stars(level_id) == 3 for level_id in progress.levels())
    assert len(progress.code()) < 80 + 5 * len(progress.levels()) < 400


@every_game
def test_a_code_is_made_of_letters_that_can_be_pasted_anywhere(game):
    name, version, text = solved(game).code().split(".")
    assert (name, version) == (f"{game}-lessons", "1")
    assert set(text) <= set(LETTERS)


@every_game
def test_however_much_was_tried_the_code_is_bounded_and_loses_no_star(game, monkeypatch):
    longest = 600
    monkeypatch.setattr(module, "LONGEST_CODE", longest)
    progress = Progress(game, "Ż" * 60)
    here = [one for one in LEVELS if one.game == game]
    rounds = 2 + 250 // len(here)
    for number in range(rounds):
        for one in here:
            progress.begin(one.id)
            some = steps_of(one)[number % 7 :][: 1 + number % 5]
            for step in (*some, *some, *(() if number % 5 else solution_of(one))):
                progress.note(one.id, step)
            progress.hinted(one.id, 1 + number % 3)
    code = progress.code()
    assert longest * 0.5 < len(code) <= longest <= LONGEST_CODE
    again = Progress.from_code(code)
    for one in here:
        assert again.stars(one.id) == progress.stars(one.id)
        assert again.count(one.id) == progress.count(one.id) == rounds
        assert 0 < len(again.tries(one.id)) < rounds
    assert again.code() == code
    assert progress.holds(progress)


def test_of_levels_made_from_seeds_the_latest_are_kept():
    kind = KINDS[0]
    progress = Progress(kind.game)
    for seed in range(MOST_MADE + 5):
        progress.hinted(f"{kind.id}.{seed}", 1)
    again = Progress.from_code(progress.code())
    assert again.levels() == progress.levels()[5:]


def test_marks_of_levels_differ():
    for game in GAMES:
        names = [name.id for lesson in lessons(game) for name in (*lesson.levels, *lesson.kinds)]
        assert len(module._marked(game)) == len(names)


# -- refusals ----------------------------------------------------------------------------------------------------------


def a_code(game="cuccu"):
    progress = solved(game, [level(game, PLAY), level(game, QUESTION)])
    progress.pupil = "Aino"
    return progress.code()


REFUSED = {
    "code-foreign": [
        *(None, 17, "", "cuccu", "hello", "cuccu.1.8s_sWsCkEgAAAA", "bridge-lessons.1.AAAA", "cuccu-class.1.AAAA"),
        *("cuccu-lessons.x.AAAA", "-lessons.1.AAAA", "cuccu-lessons.1.AA AA"),
    ],
    "code-newer": ["cuccu-lessons.2.AAAA", "cuccu-lessons.999999."],
    "code-damaged": ["cuccu-lessons.1.", "cuccu-lessons.1.AAAA", "cuccu-lessons.1.é", a_code()[:-1], a_code() + "A"],
    "code-drift": [],
    "oversized": ["cuccu-lessons.1." + "A" * 200_000, sealed("cuccu", "lessons", bytes(5_000))],
}


def tampered():
    """Codes with a right checksum whose content is not what can be."""
    _, body = opened(a_code(), "lessons")
    head, rest = body[:7], int.from_bytes(body[7:], "big")
    for shift in range(rest.bit_length()):
        yield sealed("cuccu", "lessons", head + (rest ^ 1 << shift).to_bytes(len(body) - 7, "big"))
    yield sealed("cuccu", "lessons", head + body[7:] + b"\x00")
    yield sealed("cuccu", "lessons", b"\x02\xff\xff\x00\x00")
    yield sealed("cuccu", "lessons", b"\x02 a\x00\x00")
    yield sealed("cuccu", "lessons", b"\x00\x01x\x00")
    yield sealed("cuccu", "lessons", b"\x00\x00\x03abc")
    yield sealed("cuccu", "lessons", b"\xff")
    yield sealed("cuccu", "lessons", b"")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(
    ("fault", "given"), [(fault, given) for fault, texts in REFUSED.items() for given in texts], ids=str
)
def test_a_code_that_cannot_be_read_is_refused_with_its_reason(fault, given, code):
    caught = refusal(Progress.from_code, given, code)
    assert caught.code.value == fault
    assert len(caught.text) > 20


@pytest.mark.parametrize("place", range(16, len(a_code())))
def test_each_letter_of_a_code_matters(place):
    code = a_code()
    other = "A" if code[place] != "A" else "B"
    assert refusal(Progress.from_code, code[:place] + other + code[place + 1 :]).code is Fault.CODE_DAMAGED
    assert refusal(Progress.from_code, code[:place] + code[place + 1 :]).code is Fault.CODE_DAMAGED


def test_a_code_with_a_right_checksum_that_claims_what_its_moves_do_not_show_is_refused():
    faults = []
    for code in tampered():
        fault = None
        try:
            read = Progress.from_code(code)
        except Illegal as caught:
            fault = caught
        if fault is None:
            assert Progress.from_code(read.code()) == read
            continue
        faults.append(fault.code)
        assert fault.text
    assert set(faults) == {Fault.CODE_DRIFT, Fault.CODE_DAMAGED}
    assert faults.count(Fault.CODE_DRIFT) > 10


def test_claimed_stars_are_compared_with_those_that_the_moves_earn(monkeypatch):
    progress = Progress("cuccu", "Aino")
    progress.note(PLAY, "exchange")
    with monkeypatch.context() as patch:
        patch.setattr(Progress, "_stars", lambda self, level_id, attempt: 3)
        code = progress.code()
    fault = refusal(Progress.from_code, code)
    assert fault.code is Fault.CODE_DRIFT
    assert fault.data == {"level": PLAY, "claimed": 3, "shown": 0, "pupil": "Aino"}
    assert PLAY in fault.text
    for language_code in languages():
        assert PLAY in refusal(Progress.from_code, code, language_code).text


# -- two devices -------------------------------------------------------------------------------------------------------


def some(data, label):
    progress = Progress("cuccu", data.draw(st.sampled_from(["", "Aino"]), label))
    inputs = st.tuples(
        st.sampled_from([PLAY, QUESTION]), st.sampled_from(["begin", 1, *steps_of(level("cuccu", PLAY))])
    )
    return more(data, progress, inputs)


def more(data, progress, inputs):
    for level_id, step in data.draw(st.lists(inputs, max_size=8)):
        if step == "begin":
            progress.begin(level_id)
        elif step == 1:
            progress.hinted(level_id, step)
        else:
            progress.note(level_id, step if level_id == PLAY else f"seat {len(step) % 4}")
    return progress


def known(progress, level_id, attempt):
    return any(
        one.steps[: len(attempt.steps)] == attempt.steps and one.hints >= attempt.hints
        for one in progress.tries(level_id)
    )


def test_what_was_solved_without_a_hint_is_not_what_was_solved_with_one():
    helped, alone = Progress("cuccu"), Progress("cuccu")
    helped.hinted("the-cat-1", 1)
    helped.note("the-cat-1", "keep")
    alone.note("the-cat-1", "keep")
    helped.merge(alone)
    assert helped.stars("the-cat-1") == 3
    assert len(helped.tries("the-cat-1")) == 2


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_merging_two_devices_loses_nothing_whichever_way_round(data):
    ours, theirs = some(data, "ours"), some(data, "theirs")
    one, other = Progress.from_code(ours.code()), Progress.from_code(theirs.code())
    one.merge(theirs)
    other.merge(ours)
    for merged in (one, other):
        for part in (ours, theirs):
            assert merged.holds(part)
            for level_id in part.levels():
                assert merged.stars(level_id) >= part.stars(level_id)
                assert all(known(merged, level_id, attempt) for attempt in part.tries(level_id))
        assert all(merged.stars(name) == max(ours.stars(name), theirs.stars(name)) for name in merged.levels())
    again = Progress.from_code(one.code())
    again.merge(theirs)
    again.merge(ours)
    assert again == one


def test_what_both_devices_know_counts_once_and_a_try_that_went_on_counts_as_it_ended():
    first = Progress("cuccu", "Aino")
    first.note(PLAY, "exchange")
    second = Progress.from_code(first.code())
    first.note(PLAY, "undo")
    first.note(PLAY, "keep")
    second.begin(PLAY)
    second.note(PLAY, "keep")
    first.merge(second)
    assert first.tries(PLAY) == (Try(("exchange", "undo", "keep")), Try(("keep",)))
    assert not second.holds(first)
    assert first.holds(second)


def test_an_earlier_state_is_told_from_what_somebody_else_did():
    early, other = Progress("cuccu"), Progress("cuccu")
    early.note(PLAY, "exchange")
    late = Progress.from_code(early.code())
    late.note(PLAY, "undo")
    late.note(PLAY, "keep")
    other.note(PLAY, "keep")
    late.begin(PLAY)
    late.note(PLAY, "keep")
    assert late.grew_from(early)
    assert not early.grew_from(late)
    assert late.holds(other)
    assert not late.grew_from(other)


def test_a_code_that_left_tries_out_may_still_be_an_earlier_state(monkeypatch):
    monkeypatch.setattr(module, "LONGEST_CODE", 60)
    progress = Progress("cuccu")
    for _ in range(60):
        progress.begin(PLAY)
        progress.note(PLAY, "exchange")
    early = Progress.from_code(progress.code())
    assert len(early.tries(PLAY)) < early.count(PLAY) == 60
    progress.begin(PLAY)
    progress.note(PLAY, "keep")
    assert Progress.from_code(progress.code()).grew_from(early)
    assert not early.grew_from(progress)


def test_another_game_is_not_merged():
    other = next(game for game in games() if game != "cuccu")
    fault = refusal(Progress("cuccu").merge, Progress(other))
    assert fault.code is Fault.CODE_FOREIGN
    assert fault.text


def test_a_kernel_has_one_progress_for_each_game():
    assert progress_of("cuccu") is progress_of("cuccu")
    assert progress_of("cuccu") is not progress_of("spite_and_malice")
    assert refusal(progress_of, "bridge").code is Fault.BAD_OPTION
    assert refusal(progress_of, "cuccu", "cuccu-class.1.AAAA").code is Fault.CODE_DAMAGED


def test_a_progress_tells_how_far_it_is():
    assert repr(solved("cuccu", [level("cuccu", PLAY)])) == "<progress at cuccu: 1 levels solved>"
    assert Progress("cuccu") != 7

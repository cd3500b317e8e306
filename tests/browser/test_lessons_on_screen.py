"""Lessons as pupils take them: by mouse, keys and touch, on every screen, over reloads and culls, as a class."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from test_axe import judge, prepare

from cardwidgets.lessons import Level, Play, Question, lesson, lessons, level
from cardwidgets.lessons.classroom import Classroom
from driver import Lab, code_cell, lab_command, lab_environment, until
from serving import free_port, serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from driver import Notebook, Table

pytestmark = pytest.mark.browser

CELL = 'import cardwidgets\ntable = cardwidgets.Lesson("{game}", "{name}", pace="off")\ntable{more}'
CAT = lesson("cuccu", "the-cat").levels
FIRST = lesson("cuccu", "first-choice").levels


def cell(name: str = "the-cat", game: str = "cuccu", more: str = "") -> str:
    return CELL.format(game=game, name=name, more=more)


def number_of(fits: Any, levels: tuple[Level, ...]) -> int:
    """The number of the first level of that sort, from 1."""
    return next(number for number, level in enumerate(levels, start=1) if fits(level))


def is_many(level: Level) -> bool:
    return isinstance(level.task, Question) and level.task.many


def is_typed(level: Level) -> bool:
    return isinstance(level.task, Question) and not level.offers()


def steps(level: Level) -> list[str]:
    """What solves a level: actions, ticks, or what is typed."""
    if isinstance(level.task, Play):
        return list(level.task.solution)
    right = level.right()
    return [offer for offer in level.offers() if offer in right] if isinstance(right, frozenset) else [str(right)]


def able(table: Table, text: str) -> Any:
    return table.find(f'[data-action="{text}"]:not([aria-disabled])')


def come_to(table: Table, *outcomes: str) -> None:
    table.find(", ".join(f"[data-outcome={one}]" for one in outcomes)).wait_for()


def solved(table: Table) -> None:
    come_to(table, "solved", "right")


def moved_on(table: Table, press: Any) -> None:
    """Do something that begins a level, and wait until it is there."""
    before = table.find("[data-level]").get_attribute("data-level")
    press()
    table.notebook.page.wait_for_function(
        "([root, before]) => root.querySelector('[data-level]').dataset.level !== before",
        arg=[table.root.element_handle(), before],
    )


def solve(table: Table, level: Level, how: str = "click") -> None:
    """Solve a level by pressing things: with a mouse or by touch."""
    for step in steps(level):
        if is_typed(level):
            table.find("[data-answer]").fill(step)
        else:
            getattr(able(table, step), how)()
    if is_typed(level) or is_many(level):
        getattr(table.control("level-check"), how)()
    solved(table)


def spoken(table: Table) -> list[str]:
    lines: list[str] = table.find("[data-live] p").all_text_contents()
    return lines


def a_level(game: str, fits: Any) -> tuple[str, Level]:
    """The first lesson and level of a game of that sort."""
    return next((one.id, level) for one in lessons(game) for level in one.levels if fits(level))


TYPED = number_of(is_typed, FIRST)
MANY = number_of(is_many, CAT)
PLACES = a_level("spite_and_malice", lambda one: is_many(one) and any(":" in offer for offer in one.offers()))
CARRIED = a_level("spite_and_malice", lambda one: isinstance(one.task, Play) and 1 < len(one.task.solution) < 4)
INN = a_level("cuccu", lambda one: isinstance(one.task, Play) and one.task.solution[:2] == ("exchange", "inn_ask"))
DESK: dict[str, tuple[str, str, str | int]] = {
    "mouse": ("cuccu", "the-cat", 1),
    "wrong": ("cuccu", "the-cat", 1),
    "typed": ("cuccu", "first-choice", TYPED),
    "many": ("cuccu", "the-cat", MANY),
    "places": ("spite_and_malice", PLACES[0], PLACES[1].id),
    "carried": ("spite_and_malice", CARRIED[0], CARRIED[1].id),
    "hints": ("cuccu", "the-cat", 1),
    "illegal": ("cuccu", INN[0], INN[1].id),
    "another": ("cuccu", "the-cat", len(CAT) + 1),
    "called": ("cuccu", "the-cat", 1),
}
"""Lessons of one notebook, each taken by a class of its own, so that none knows what was done at another."""


@pytest.fixture(scope="module")
def desk(lab: Lab) -> Iterator[Notebook]:
    """Give a notebook with a lesson for each of :data:`DESK`."""
    cells = ["import cardwidgets"]
    for seed, (name, (game, one, to)) in enumerate(DESK.items()):
        room = Classroom(game, seed=seed).code
        made = f'cardwidgets.Lesson("{game}", "{one}", pace="off", classroom="{room}")'
        cells.append(f"{name} = {made}\n{name}.go({to!r})")
    with lab.notebook(*cells) as notebook:
        yield notebook


def at(desk: Notebook, name: str) -> Table:
    """The table of that name, in sight."""
    table = desk.table(list(DESK).index(name))
    table.root.scroll_into_view_if_needed()
    return table


# -- by mouse, by keys, by touch ---------------------------------------------------------------------------------------


def test_a_pupil_with_a_mouse_errs_takes_back_solves_and_goes_on(desk: Notebook) -> None:
    table = at(desk, "mouse")
    task = CAT[0].task
    assert isinstance(task, Play)
    goal = table.find("[data-goal]")
    assert goal.inner_text() == desk.ask("mouse._session.said('goal')")
    # The most visible sentence of all.
    sizes = table.root.evaluate(
        """root => [...root.querySelectorAll("p, h3, button, span")].filter(one => one.offsetParent)
          .map(one => [parseFloat(getComputedStyle(one).fontSize), "goal" in one.dataset])"""
    )
    assert max(sizes)[1]
    able(table, task.wrong[0][0]).click()
    come_to(table, "wrong")
    explained = desk.ask("mouse._session.said('wrong')")
    assert explained in table.find("[data-outcome]").inner_text()
    assert sum(explained in line for line in spoken(table)) == 1
    assert table.find("[data-action]").count() == 0
    table.control("level-undo").click()
    able(table, task.wrong[0][0]).wait_for()
    assert desk.ask("mouse.match.moves") == 0
    solve(table, CAT[0])
    assert table.find("[data-outcome] .on").count() == desk.ask("mouse.progress.stars('the-cat-1')") == 2
    assert table.find("[data-to='1'] .on").count() == 2
    # Kept at the solving move: nothing more has to be pressed.
    code = desk.ask("mouse.code")
    desk.page.wait_for_function("code => Object.values(localStorage).includes(code)", arg=code)
    moved_on(table, table.control("level-next").click)
    assert table.find("[data-to='2']").get_attribute("aria-current") == "step"
    solve(table, CAT[1])
    moved_on(table, table.find("[data-to='1']").click)
    assert desk.ask("mouse._session.level.id") == "the-cat-1"


def test_a_whole_lesson_is_taken_to_its_end_with_keys_alone(lab: Lab) -> None:
    with lab.notebook(cell("first-choice")) as notebook:
        page, table = notebook.page, notebook.table()
        cells = notebook.cells()
        table.quiet()
        table.reach("[data-action]")
        for number, level in enumerate(FIRST, start=1):
            assert table.find(f"[data-to='{number}']").get_attribute("aria-current") == "step"
            for step in steps(level):
                if is_typed(level):
                    table.reach("[data-answer]")
                    page.keyboard.type(step)
                    page.keyboard.press("Enter")
                else:
                    key = able(table, step).get_attribute("aria-keyshortcuts")
                    assert table.has_focus()
                    page.keyboard.press(key)
            if is_many(level):
                page.keyboard.press("c")
            solved(table)
            assert table.has_focus()
            if number < len(FIRST):
                assert table.focused("[data-control=level-next]")
                moved_on(table, lambda: page.keyboard.press("n"))
                assert table.focused("[data-action], [data-answer], [data-source]")
        table.find("[data-finished]").wait_for()
        assert table.control("level-next").count() == 0
        assert notebook.ask("[table.progress.stars(one.id) for one in table._session.course.levels]") == [3] * len(
            FIRST
        )
        assert notebook.cells() == cells


def test_what_was_wrong_is_taken_back_and_tried_again_with_keys(desk: Notebook) -> None:
    page, table = desk.page, at(desk, "wrong")
    table.find("[data-action]").first.focus()
    for key, control in (("u", "undo"), ("t", "again")):
        page.keyboard.press("s")
        come_to(table, "wrong")
        assert table.focused("[data-control=level-undo]")
        assert table.control(f"level-{control}").get_attribute("aria-keyshortcuts") == key
        page.keyboard.press(key)
        table.find("[data-outcome]").wait_for(state="detached")
        able(table, "keep").wait_for()
        assert table.focused("[data-action]")
    # The levels above the table are one tab stop, and arrows walk among them.
    table.reach("[data-to]", ("Shift+Tab",))
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert table.focused("[data-to='2']")
    moved_on(table, lambda: page.keyboard.press("Enter"))
    assert desk.ask("wrong._session.level.id") == "the-cat-2"


def test_a_pupil_with_a_touch_screen_needs_nothing_else(lab: Lab) -> None:
    with lab.notebook(cell(more=f".go({MANY})"), width=700, has_touch=True) as notebook:
        table = notebook.table()
        last = able(table, CAT[MANY - 1].offers()[-1])
        last.tap()
        assert last.get_attribute("aria-pressed") == "true"
        last.tap()
        assert last.get_attribute("aria-pressed") == "false"
        solve(table, CAT[MANY - 1], "tap")
        moved_on(table, table.find("[data-to='1']").tap)
        solve(table, CAT[0], "tap")
        moved_on(table, table.control("level-next").tap)
        small = table.root.evaluate(
            """root => [...root.querySelectorAll("[data-to], [data-control^=level-], [data-action]")]
              .map(one => one.getBoundingClientRect())
              .filter(({width, height}) => Math.min(width, height) < 24).length"""
        )
        assert small == 0


# -- questions and hints -----------------------------------------------------------------------------------------------


def test_a_typed_answer_that_is_wrong_is_written_over(desk: Notebook) -> None:
    page, table = desk.page, at(desk, "typed")
    field = table.find("[data-answer]")
    field.click()
    page.keyboard.type("<b>no</b>")
    page.keyboard.press("Enter")
    # That is no number at all, and so no wrong answer either.
    table.find("[data-refusal=no-number]").wait_for()
    assert table.find("b").filter(has_text="no").count() == 0
    assert field.input_value() == "<b>no</b>"
    page.keyboard.press("Control+a")
    page.keyboard.type("99999")
    page.keyboard.press("Enter")
    come_to(table, "mistaken")
    assert field.input_value() == "99999"
    assert table.focused("[data-answer]")
    page.wait_for_function("one => one.selectionEnd - one.selectionStart === 5", arg=field.element_handle())
    page.keyboard.type(f" {steps(FIRST[TYPED - 1])[0]},0 ")
    page.keyboard.press("Enter")
    solved(table)
    assert table.find("[data-outcome] .on").count() == 2


def test_several_answers_are_ticked_and_kept_after_a_mistake(desk: Notebook) -> None:
    table, one = at(desk, "many"), CAT[MANY - 1]
    table.control("level-check").click()
    table.find("[data-refusal=unanswered]").wait_for()
    for offer in one.offers():
        able(table, offer).click()
    table.control("level-check").click()
    come_to(table, "mistaken")
    assert table.find("[data-action][aria-pressed=true]").count() == len(one.offers())
    for offer in one.offers():
        if offer not in one.right():
            able(table, offer).click()
    table.control("level-check").click()
    solved(table)
    # The question's moves were played out on the table.
    assert isinstance(one.task, Question)
    assert desk.ask("many.match.moves") == len(one.task.moves)


def test_a_place_is_answered_by_pressing_it_on_the_table(desk: Notebook) -> None:
    table = at(desk, "places")
    places = desk.ask("{one['text']: one['source'] for one in places.view['actions']}")
    for offer in steps(PLACES[1]):
        card = table.find(f'[data-source="{places[offer]}"]')
        card.click()
        assert card.get_attribute("aria-pressed") == "true"
        assert able(table, offer).get_attribute("aria-pressed") == "true"
    table.control("level-check").click()
    solved(table)


def test_cards_are_carried_to_the_goal(desk: Notebook) -> None:
    table = at(desk, "carried")
    for step in steps(CARRIED[1]):
        where = desk.ask(
            f"next((one['source'], one['target']) for one in carried.view['actions'] if one['text'] == {step!r})"
        )
        rev = table.rev
        table.find(f'[data-source="{where[0]}"]').click()
        table.find(f'[data-target="{where[1]}"]').last.click()
        table.after(rev)
    solved(table)


def test_hints_come_in_three_stages_light_the_place_and_name_the_rule(desk: Notebook) -> None:
    page, table = desk.page, at(desk, "hints")
    table.find("[data-action]").first.focus()
    page.keyboard.press("h")
    table.find("[data-hint]").wait_for()
    assert table.find("[data-advised]").count() > 0
    assert table.find(".advised").count() == 0
    page.keyboard.press("h")
    rule = table.find("[data-hint] [data-rule]")
    rule.wait_for()
    clause = rule.get_attribute("data-rule")
    assert clause in CAT[0].teaches
    assert desk.ask(f"hints._session.words.rule({clause!r})") in table.find("[data-hint]").inner_text()
    page.keyboard.press("h")
    able(table, steps(CAT[0])[0]).and_(table.find(".advised")).wait_for()
    hints = [line for line in spoken(table) if any(f"{stage} of 3" in line for stage in (1, 2, 3))]
    assert len(hints) == 3
    solve(table, CAT[0])
    assert table.find("[data-outcome] .on").count() == 1
    assert table.control("hint").get_attribute("aria-disabled") == "true"


def test_an_illegal_try_is_named_with_its_rule(desk: Notebook) -> None:
    table = at(desk, "illegal")
    able(table, "exchange").click()
    refused = table.find('[data-action="exchange"][aria-disabled]')
    refused.focus()
    desk.page.keyboard.press("Enter")
    clause = table.find("[data-refusal] [data-rule]").get_attribute("data-rule")
    told = desk.ask(f"illegal._session.words.rule({clause!r})")
    assert told in table.find("[data-refusal]").inner_text()
    assert sum(told in line for line in spoken(table)) == 1
    assert desk.ask(f"list(illegal.progress.replays({INN[1].id!r})[-1].slips.items())") == [[clause, 1]]
    assert desk.ask("illegal.match.moves") == 1


def test_there_is_another_one_like_it(desk: Notebook) -> None:
    table = at(desk, "another")
    positions = []
    for _ in range(2):
        positions.append(desk.ask("str(another._session.level.position)"))
        solve(table, level("cuccu", desk.ask("another._session.level.id")))
        assert table.find("[data-control^=level-]").first.get_attribute("data-control") == "level-another"
        moved_on(table, table.control("level-another").click)
    assert positions[0] != positions[1]


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_progress_is_back_after_a_restart_a_reload_and_on_another_device(lab: Lab) -> None:
    with lab.notebook(cell()) as notebook:
        table = notebook.table()
        solve(table, CAT[0])
        code = notebook.ask("table.code")
        notebook.page.wait_for_function("code => Object.values(localStorage).includes(code)", arg=code)
        notebook.restart_kernel()
        notebook.run(0)
        table = notebook.table()
        # Nobody is asked: the page brings it back, and the lesson goes on where there is something left to do.
        notebook.until("table.progress.solved('the-cat-1')")
        table.find("[data-to='2'][aria-current=step]").wait_for()
        assert table.find("[data-to='1'] .on").count() == 3
        assert table.find("[data-banner]").count() == 0
        solve(table, CAT[1])
        notebook.page.reload()
        notebook.wait_for_kernel()
        notebook.run(0)
        table = notebook.table()
        table.find("[data-to='2'] .on").first.wait_for()
        assert table.find("[data-banner]").count() == 0
        assert notebook.ask("table._session.level.id") == "the-cat-3"
        code = table.code()
        assert code == notebook.ask("table.code")
        assert len(code) < 1_000
    with lab.notebook(cell()) as elsewhere:
        table = elsewhere.table()
        assert elsewhere.ask("table.progress.levels()") == []
        table.control("code").click()
        table.control("paste").fill(code)
        table.control("paste").press("Enter")
        elsewhere.until("table.progress.solved('the-cat-2')")
        table.find("[data-to='2'] .on").first.wait_for()


def test_a_nickname_is_kept_if_there_is_one(desk: Notebook) -> None:
    table = at(desk, "called")
    table.control("code").click()
    table.control("pupil").click()
    desk.page.keyboard.type("Zoë <b>K</b>")
    desk.page.keyboard.press("Enter")
    desk.until("called.progress.pupil == 'Zoë <b>K</b>'")
    assert table.find("[data-panel] b").filter(has_text="K").count() == 0
    code = desk.ask("called.code")
    desk.page.wait_for_function(
        "([one, code]) => one.value === code", arg=[table.control("code-text").element_handle(), code]
    )


# -- for everybody -----------------------------------------------------------------------------------------------------

STATES = {
    "open": "the('the-cat', 1)",
    "wrong": "the('the-cat', 1).play('exchange')",
    "lost": "lost()",
    "solved": "solved('the-cat', 1)",
    "one": "the('the-cat', 2)",
    "many": "the('the-cat', many())",
    "typed": "typed()",
    "mistaken": "typed().answer('99999')",
    "right": "typed().answer(str(typed()._session.level.right()))",
    "finished": "finished()",
}
SOURCE = """
import cardwidgets
from cardwidgets.lessons import Play, Question, Verdict, lesson, lessons

number = 0


def the(name, level, game="cuccu"):
    global number
    number += 1
    return cardwidgets.Lesson(game, name, pace="off", name=f"lesson {number}").go(level)


def answers(level):
    right = level.right()
    return right if isinstance(right, frozenset) else [str(right)]


def solved(name, level, game="cuccu"):
    table = the(name, level, game)
    one = table._session.level
    return table.play(*one.task.solution) if isinstance(one.task, Play) else table.answer(*answers(one))


def lost():
    for one in lessons("spite_and_malice"):
        for level in one.levels:
            if isinstance(level.task, Play):
                match, verdict = level.run(level.task.wrong[0][:1])
                if verdict is Verdict.LOST and match.turn == level.seat:
                    return the(one.id, level.id, "spite_and_malice").play(level.task.wrong[0][0])


def many():
    levels = lesson("cuccu", "the-cat").levels
    return next(n for n, level in enumerate(levels, 1) if isinstance(level.task, Question) and level.task.many)


def typed():
    levels = lesson("cuccu", "first-choice").levels
    asked = [level for level in levels if isinstance(level.task, Question)]
    return the("first-choice", next(level.id for level in asked if not level.offers()))


def finished():
    for number in range(1, len(lesson("cuccu", "first-choice").levels) + 1):
        table = solved("first-choice", number)
    return table
"""


@pytest.fixture(scope="module")
def states(lab: Lab) -> Iterator[Notebook]:
    """A notebook with a lesson in every state that a pupil meets."""
    (lab.folder / "lesson_states.py").write_text(SOURCE)
    cells = [code_cell(f"from lesson_states import *\n{state}") for state in STATES.values()]
    with lab.notebook(*cells) as notebook:
        hinted = notebook.table(list(STATES).index("open"))
        hinted.control("hint").click()
        hinted.find("[data-hint]").wait_for()
        hinted.control("hint").click()
        hinted.find("[data-hint] [data-rule]").wait_for()
        ticked = notebook.table(list(STATES).index("many"))
        ticked.find("[data-action]").first.click()
        prepare(notebook)
        yield notebook


@pytest.mark.parametrize("width", [1300, 620])
@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_axe_finds_no_fault_in_any_state(states: Notebook, theme: str, width: int) -> None:
    page = states.page
    page.set_viewport_size({"width": width, "height": 1400})
    states.do("apputils:change-theme", theme=theme)
    wanted = "dark" if "Dark" in theme else "light"
    for number, state in enumerate(STATES):
        table = states.table(number)
        page.wait_for_function(
            "([root, theme]) => root.dataset.theme === theme", arg=[table.root.element_handle(), wanted]
        )
        judge(table, state)


@pytest.mark.parametrize("width", [240, 360, 900, 1600])
def test_nothing_sticks_out_however_wide_the_page_is(states: Notebook, width: int) -> None:
    states.page.set_viewport_size({"width": max(width + 60, 400), "height": 1000})
    for number, state in enumerate(STATES):
        table = states.table(number)
        table.host.evaluate("(host, width) => { host.parentElement.style.width = `${width}px`; }", width)
        states.page.wait_for_function(
            "([root, width]) => Math.abs(root.offsetWidth - width) < 2", arg=[table.root.element_handle(), width]
        )
        out = table.root.evaluate(
            """root => {
              const {left, right} = root.getBoundingClientRect();
              return [...root.querySelectorAll(".level *, .tray *")].filter(one => {
                const box = one.getBoundingClientRect();
                const heard = one.closest(".sr") === null && box.width > 0;
                return heard && (box.left < left - 1 || box.right > right + 1);
              }).map(one => one.outerHTML);
            }"""
        )
        assert out == [], (state, width)
        table.host.evaluate("host => { host.parentElement.style.width = ''; }")


def test_joy_does_not_move_for_those_who_want_no_motion(states: Notebook) -> None:
    star = states.table(list(STATES).index("solved")).find("[data-outcome] .on").first
    names = set()
    for motion in ("no-preference", "reduce"):
        states.page.emulate_media(reduced_motion=motion)
        names.add((motion, star.evaluate("one => getComputedStyle(one).animationName")))
    assert names == {("no-preference", "pop"), ("reduce", "none")}
    assert star.is_visible()


def test_forced_colours_leave_everything_to_be_seen(states: Notebook) -> None:
    states.page.emulate_media(forced_colors="active")
    table = states.table(list(STATES).index("solved"))
    earned = table.find("[data-outcome] .on").first
    assert "★" in earned.evaluate("one => getComputedStyle(one, '::before').content")
    here = table.find("[aria-current=step] > :first-child")
    assert here.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    states.page.emulate_media(forced_colors="none")


# -- a class -----------------------------------------------------------------------------------------------------------


AWAKE = """
import asyncio
from IPython import get_ipython

# Shows signs of life, as a pupil who is at it does, so that nothing is culled before its time.
kernel = get_ipython().kernel
asleep = False


def tick():
    if not asleep:
        kernel.session.send(kernel.iopub_socket, "status", {"execution_state": "idle"})
        asyncio.get_running_loop().call_later(0.5, tick)


asyncio.get_running_loop().call_soon(tick)
"""


@pytest.fixture(scope="module")
def culling_lab(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> object:
    """As on Binder, where an idle kernel is culled even if a page is connected; only sooner."""
    folder: Path = tmp_path_factory.mktemp("culling")
    (folder / "awake.py").write_text(AWAKE)
    port = free_port()
    # Long enough for a page to open and a cell to run on a busy machine.
    sooner = ("cull_idle_timeout=15", "cull_interval=1", "cull_connected=True")
    command = lab_command(folder, port, *(f"--MappingKernelManager.{flag}" for flag in sooner))
    with serving(command, port, env=lab_environment(), cwd=folder) as server:
        yield Lab(server, folder, chromium)


def test_three_pupils_whose_kernels_are_culled_hand_in_what_they_did(culling_lab: Lab) -> None:
    room = Classroom("cuccu", ["first choice", "the cat"], seed=7)
    pupils = ("Aino", "Bo", "<b>Cilla</b>")

    def own(pupil: str) -> str:
        return (
            f'import awake, cardwidgets\ntable = cardwidgets.Lesson("cuccu", "the cat", pace="off", '
            f"classroom={room.code!r}, pupil={pupil!r})\ntable"
        )

    with ExitStack() as stack:
        books = [stack.enter_context(culling_lab.notebook(own(pupil))) for pupil in pupils]
        aino, bo, cilla = (book.table() for book in books)
        # Aino knows it; Bo errs, takes back and asks for a hint; Cilla gives up.
        solve(aino, CAT[0])
        able(bo, "exchange").click()
        come_to(bo, "wrong")
        bo.control("level-undo").click()
        able(bo, "keep").wait_for()
        bo.control("hint").click()
        bo.find("[data-hint]").wait_for()
        solve(bo, CAT[0])
        able(cilla, "exchange").click()
        come_to(cilla, "wrong")
        for book in books:
            code = book.ask("table.code")
            book.page.wait_for_function("code => Object.values(localStorage).includes(code)", arg=code)
            book.ask("1", "awake.asleep = True")

        def kernels() -> object:
            with urllib.request.urlopen(culling_lab.server.url("/api/kernels")) as answer:
                return json.load(answer)

        until(lambda: kernels() == [])
        codes = []
        for book in books:
            # Whoever presses something is told that the kernel is gone, and runs the cell again.
            table = book.table()
            table.find("[data-to='3']").click()
            table.find("[data-banner=silent]").wait_for()
            book.page.wait_for_function("() => window.jupyterapp.shell.currentWidget.sessionContext.session === null")
            book.run(0)
            book.wait_for_kernel()
            book.until("table.progress.count('the-cat-1') == 1")
            table = book.table()
            here = book.ask("table._session.level.id")
            assert here == ("the-cat-1" if table.find("[data-to='1'] .on").count() == 0 else "the-cat-2")
            if book is not books[2]:
                solve(table, CAT[1])
            codes.append(table.code())
        results = room.collect("\n".join(codes))
        assert results.problems == ()
        rows = {row.who: (row.levels, row.stars, row.tries, row.wrong, row.hints) for row in results.rows}
        assert rows == {
            "Aino": (2, 6, 2, 0, 0),
            "Bo": (2, 5, 2, 1, 1),
            "<b>Cilla</b>": (0, 0, 1, 1, 0),
        }

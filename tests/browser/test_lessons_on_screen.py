"""Lessons as pupils take them: by mouse, keys and touch, on every screen, over reloads and culls, as a class."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from test_axe import RUN, SETTLED

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


# -- by mouse, by keys, by touch ---------------------------------------------------------------------------------------


def test_a_pupil_with_a_mouse_errs_takes_back_solves_and_goes_on(lab: Lab) -> None:
    with lab.notebook(cell()) as notebook:
        table = notebook.table()
        task = CAT[0].task
        assert isinstance(task, Play)
        goal = table.find("[data-goal]")
        assert goal.inner_text() == notebook.ask("table._session.said('goal')")
        # The most visible sentence of all.
        sizes = table.root.evaluate(
            """root => [...root.querySelectorAll("p, h3, button, span")].filter(one => one.offsetParent)
              .map(one => [parseFloat(getComputedStyle(one).fontSize), "goal" in one.dataset])"""
        )
        assert max(sizes)[1]
        able(table, task.wrong[0][0]).click()
        come_to(table, "wrong")
        explained = notebook.ask("table._session.said('wrong')")
        assert explained in table.find("[data-outcome]").inner_text()
        assert sum(explained in line for line in spoken(table)) == 1
        assert table.find("[data-action]").count() == 0
        table.control("level-undo").click()
        able(table, task.wrong[0][0]).wait_for()
        assert notebook.ask("table.match.moves") == 0
        solve(table, CAT[0])
        assert table.find("[data-outcome] .on").count() == notebook.ask("table.progress.stars('the-cat-1')") == 2
        assert table.find("[data-to='1'] .on").count() == 2
        # Kept at the solving move: nothing more has to be pressed.
        code = notebook.ask("table.code")
        notebook.page.wait_for_function("code => Object.values(localStorage).includes(code)", arg=code)
        moved_on(table, table.control("level-next").click)
        assert table.find("[data-to='2']").get_attribute("aria-current") == "step"
        solve(table, CAT[1])
        moved_on(table, table.find("[data-to='1']").click)
        assert notebook.ask("table._session.level.id") == "the-cat-1"


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


def test_what_was_wrong_is_taken_back_and_tried_again_with_keys(lab: Lab) -> None:
    with lab.notebook(cell()) as notebook:
        page, table = notebook.page, notebook.table()
        table.reach("[data-action]")
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
        assert notebook.ask("table._session.level.id") == "the-cat-2"


def test_a_pupil_with_a_touch_screen_needs_nothing_else(lab: Lab) -> None:
    number = number_of(is_many, CAT)
    with lab.notebook(cell(more=f".go({number})"), width=700, has_touch=True) as notebook:
        table = notebook.table()
        able(table, CAT[number - 1].offers()[-1]).tap()
        assert able(table, CAT[number - 1].offers()[-1]).get_attribute("aria-pressed") == "true"
        able(table, CAT[number - 1].offers()[-1]).tap()
        solve(table, CAT[number - 1], "tap")
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


def test_answers_are_ticked_and_typed_and_never_lost_by_a_mistake(lab: Lab) -> None:
    number = number_of(is_typed, FIRST)
    with lab.notebook(
        cell("first-choice", more=f".go({number})"), cell(more=f".go({number_of(is_many, CAT)})")
    ) as notebook:
        page = notebook.page
        typed = notebook.table(0)
        field = typed.find("[data-answer]")
        field.click()
        page.keyboard.type("<b>no</b>")
        page.keyboard.press("Enter")
        come_to(typed, "mistaken")
        assert typed.find("b").filter(has_text="no").count() == 0
        assert field.input_value() == "<b>no</b>"
        assert typed.focused("[data-answer]")
        # What was wrong is marked, and is written over.
        page.keyboard.type(f" {steps(FIRST[number - 1])[0]},0 ")
        page.keyboard.press("Enter")
        solved(typed)
        assert typed.find("[data-outcome] .on").count() == 2
        many = notebook.table(1)
        level = CAT[number_of(is_many, CAT) - 1]
        many.control("level-check").click()
        many.find("[data-refusal=unanswered]").wait_for()
        for offer in level.offers():
            able(many, offer).click()
        many.control("level-check").click()
        come_to(many, "mistaken")
        assert many.find("[data-action][aria-pressed=true]").count() == len(level.offers())
        for offer in level.offers():
            if offer not in level.right():
                able(many, offer).click()
        many.control("level-check").click()
        solved(many)
        # The question's moves were played out on the table.
        assert isinstance(level.task, Question)
        assert notebook.ask("table.match.moves") == len(level.task.moves)


def test_a_place_is_answered_by_pressing_it_on_the_table(lab: Lab) -> None:
    name, level = next(
        (one.id, level)
        for one in lessons("spite_and_malice")
        for level in one.levels
        if is_many(level) and any(":" in offer for offer in level.offers())
    )
    with lab.notebook(cell(name, "spite_and_malice", f'.go("{level.id}")')) as notebook:
        table = notebook.table()
        places = notebook.ask("{one['text']: one['source'] for one in table.view['actions']}")
        for offer in steps(level):
            card = table.find(f'[data-source="{places[offer]}"]')
            card.click()
            assert card.get_attribute("aria-pressed") == "true"
            assert able(table, offer).get_attribute("aria-pressed") == "true"
        table.control("level-check").click()
        solved(table)


def test_cards_are_carried_to_the_goal(lab: Lab) -> None:
    name, level = next(
        (one.id, level)
        for one in lessons("spite_and_malice")
        for level in one.levels
        if isinstance(level.task, Play) and 1 < len(level.task.solution) < 4
    )
    with lab.notebook(cell(name, "spite_and_malice", f'.go("{level.id}")')) as notebook:
        table = notebook.table()
        for step in steps(level):
            where = notebook.ask(
                f"next((one['source'], one['target']) for one in table.view['actions'] if one['text'] == {step!r})"
            )
            rev = table.rev
            table.find(f'[data-source="{where[0]}"]').click()
            table.find(f'[data-target="{where[1]}"]').last.click()
            table.after(rev)
        solved(table)


def test_hints_come_in_three_stages_light_the_place_and_name_the_rule(lab: Lab) -> None:
    with lab.notebook(cell()) as notebook:
        page, table = notebook.page, notebook.table()
        table.reach("[data-action]")
        page.keyboard.press("h")
        table.find("[data-hint]").wait_for()
        assert table.find("[data-advised]").count() > 0
        assert table.find(".advised").count() == 0
        page.keyboard.press("h")
        rule = table.find("[data-hint] [data-rule]")
        rule.wait_for()
        clause = rule.get_attribute("data-rule")
        assert clause in CAT[0].teaches
        assert notebook.ask(f"table._session.words.rule({clause!r})") in table.find("[data-hint]").inner_text()
        page.keyboard.press("h")
        able(table, steps(CAT[0])[0]).and_(table.find(".advised")).wait_for()
        hints = [line for line in spoken(table) if any(f"{stage} of 3" in line for stage in (1, 2, 3))]
        assert len(hints) == 3
        solve(table, CAT[0])
        assert table.find("[data-outcome] .on").count() == 1
        assert table.control("hint").get_attribute("aria-disabled") == "true"


def test_an_illegal_try_is_named_with_its_rule(lab: Lab) -> None:
    levels = lesson("cuccu", "the-inn").levels
    number = number_of(lambda level: isinstance(level.task, Play) and level.task.solution[:1] == ("exchange",), levels)
    with lab.notebook(cell("the-inn", more=f".go({number})")) as notebook:
        table = notebook.table()
        able(table, "exchange").click()
        illegal = table.find('[data-action="exchange"][aria-disabled]')
        illegal.focus()
        notebook.page.keyboard.press("Enter")
        table.find("[data-refusal] [data-rule]").wait_for()
        assert table.find("[data-refusal]").inner_text() in "\n".join([*spoken(table), *table.texts("[data-refusal]")])
        assert notebook.ask(f"sum(table.progress.replays({levels[number - 1].id!r})[-1].slips.values())") == 1
        assert notebook.ask("table.match.moves") == 1


def test_there_is_another_one_like_it(lab: Lab) -> None:
    kinds = lesson("cuccu", "the-cat").kinds
    assert kinds
    with lab.notebook(cell(more=f".go({len(CAT) + 1})")) as notebook:
        table = notebook.table()
        positions = []
        for _ in range(2):
            positions.append(notebook.ask("str(table._session.level.position)"))
            solve(table, level("cuccu", notebook.ask("table._session.level.id")))
            assert table.find("[data-control^=level-]").first.get_attribute("data-control") == "level-another"
            moved_on(table, table.control("level-another").click)
        assert positions[0] != positions[1]


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_progress_is_back_after_a_reload_a_restart_and_on_another_device(lab: Lab) -> None:
    with lab.notebook(cell()) as notebook:
        table = notebook.table()
        solve(table, CAT[0])
        code = notebook.ask("table.code")
        notebook.page.wait_for_function("code => Object.values(localStorage).includes(code)", arg=code)
        notebook.do("docmanager:save")
        notebook.page.reload()
        notebook.wait_for_kernel()
        table = notebook.table()
        table.find("[data-to='1'] .on").first.wait_for()
        assert table.find("[data-banner]").count() == 0
        notebook.restart_kernel()
        notebook.run(0)
        table = notebook.table()
        # Nobody is asked: the page brings it back, and the lesson goes on where there is something left to do.
        notebook.until("table.progress.solved('the-cat-1')")
        table.find("[data-to='2'][aria-current=step]").wait_for()
        assert table.find("[data-to='1'] .on").count() == 3
        assert table.find("[data-banner]").count() == 0
        solve(table, CAT[1])
        table.control("code").click()
        shown = table.control("code-text")
        notebook.page.wait_for_function("one => one.value.length > 0", arg=shown.element_handle())
        code = shown.input_value()
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


def test_a_nickname_is_kept_if_there_is_one(lab: Lab) -> None:
    with lab.notebook(cell()) as notebook:
        table = notebook.table()
        table.control("code").click()
        table.control("pupil").click()
        notebook.page.keyboard.type("Zoë <b>K</b>")
        notebook.page.keyboard.press("Enter")
        notebook.until("table.progress.pupil == 'Zoë <b>K</b>'")
        assert table.find("[data-panel] b").filter(has_text="K").count() == 0
        code = notebook.ask("table.code")
        notebook.page.wait_for_function(
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
        notebook.page.add_style_tag(content="html, body { height: 100vh !important; }")
        notebook.page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
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
        page.evaluate(SETTLED.replace("[data-prompt]", "[data-goal]"), table.root.element_handle())
        found: dict[str, list[Any]] = page.evaluate(RUN, table.host.element_handle())
        assert found["violations"] == [], state
        passed = {rule for rule, _, _ in found["passes"]}
        assert {"color-contrast", "button-name", "aria-allowed-attr"} <= passed, state
        assert ("label" in passed) == (state in ("typed", "mistaken")), state
        log = ("li[data-n", "[data-rule", ".heading")
        unsure = [target for _, target, _ in found["incomplete"] if not any(part in target for part in log)]
        assert unsure == [], state


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


def test_joy_does_not_move_for_those_who_want_no_motion(lab: Lab) -> None:
    for reduced in ("reduce", "no-preference"):
        with lab.notebook(cell(), reduced_motion=reduced) as notebook:
            table = notebook.table()
            solve(table, CAT[0])
            star = table.find("[data-outcome] .on").first
            names = star.evaluate("one => getComputedStyle(one).animationName")
            assert (names == "none") == (reduced == "reduce")
            assert star.is_visible()


def test_forced_colours_leave_everything_to_be_seen(lab: Lab) -> None:
    with lab.notebook(cell(), forced_colors="active") as notebook:
        table = notebook.table()
        solve(table, CAT[0])
        earned = table.find("[data-outcome] .on").first
        assert "★" in earned.evaluate("one => getComputedStyle(one, '::before').content")
        here = table.find("[aria-current=step] > :first-child")
        assert here.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


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
            table.control("code").click()
            shown = table.control("code-text")
            book.page.wait_for_function("one => one.value.length > 0", arg=shown.element_handle())
            codes.append(shown.input_value())
        results = room.collect("\n".join(codes))
        assert results.problems == ()
        rows = {row.who: (row.levels, row.stars, row.tries, row.wrong, row.hints) for row in results.rows}
        assert rows == {
            "Aino": (2, 6, 2, 0, 0),
            "Bo": (2, 5, 2, 1, 1),
            "<b>Cilla</b>": (0, 0, 1, 1, 0),
        }

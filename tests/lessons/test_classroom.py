"""A class: its code, what its pupils hand in, and what a teacher reads."""

from __future__ import annotations

import csv
import io
import re
import time

import matplotlib as mpl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pupils import NAMES, Pupil, pupil

from cardwidgets.engine import games, rules
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons import lessons, level
from cardwidgets.lessons.classroom import Classroom
from cardwidgets.lessons.codes import Packer, mark, sealed
from cardwidgets.lessons.progress import Progress
from cardwidgets.rulebook import language, languages

mpl.use("agg")
PLAY, QUESTION = "the-cat-1", "the-cat-2"
GAMES = [game for game in games() if lessons(game)]


@pytest.fixture(scope="module")
def cuccu():
    return Classroom("cuccu", seed=7)


@pytest.fixture(scope="module")
def pupils(cuccu):
    """The whole class has done its lessons."""
    return [pupil(cuccu, number) for number in range(len(NAMES))]


@pytest.fixture(scope="module")
def results(cuccu, pupils):
    return cuccu.collect("\n".join(one.progress.code() for one in pupils))


def reasons(results):
    return [problem.reason for problem in results.problems]


def refusal(deed, *given, **named):
    with pytest.raises(Illegal) as caught:
        deed(*given, **named)
    return caught.value


# -- the code of a class -----------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_class_comes_back_from_its_code(data):
    game = data.draw(st.sampled_from(GAMES))
    taken = data.draw(st.lists(st.sampled_from([one.id for one in lessons(game)]), min_size=1) | st.none())
    option = data.draw(st.sampled_from(rules(game).OPTIONS))
    options = {option.name: data.draw(st.sampled_from(option.choices))}
    seed = data.draw(st.integers(0, 2**64 - 1))
    spoken = data.draw(st.sampled_from(languages()))
    odds = data.draw(st.booleans())
    try:
        here = Classroom(game, taken, seed=seed, language=spoken, options=options, odds=odds)
    except Illegal as fault:
        here = None
        refused = fault
    if here is None:
        assert refused.code is Fault.BAD_OPTION
        return
    again = Classroom.from_code(f" {here.code}\n")
    assert again == here
    assert (again.game, again.lessons, again.seed, again.language) == (game, here.lessons, seed, spoken)
    assert again.options == here.options
    assert again.odds is odds
    assert re.fullmatch(rf"{game}-class\.1\.[\w-]{{6,60}}", here.code)


def test_lessons_may_be_named_in_any_order_and_language():
    titles = [one.title("en").upper() for one in lessons("cuccu")[:2]]
    here = Classroom("cuccu", titles[::-1], seed=1)
    assert here.lessons == lessons("cuccu")[:2]
    assert Classroom("cuccu", lessons("cuccu")[0].id, seed=1).lessons == lessons("cuccu")[:1]
    assert Classroom("cuccu", [one.id for one in lessons("cuccu")], seed=1) == Classroom("cuccu", seed=1)


def test_without_a_seed_every_class_is_another():
    assert Classroom("cuccu") != Classroom("cuccu")
    assert len({Classroom("cuccu", seed=1), Classroom("cuccu", seed=1)}) == 1
    assert Classroom("cuccu", seed=1) != "cuccu"


@pytest.mark.parametrize(
    ("settings_given", "fault"),
    [
        ({"game": "bridge"}, Fault.BAD_OPTION),
        ({"lessons": ["no such lesson"]}, Fault.BAD_OPTION),
        ({"lessons": []}, Fault.BAD_OPTION),
        ({"lessons": 5}, Fault.BAD_OPTION),
        ({"language": "xx"}, Fault.BAD_OPTION),
        ({"seed": -1}, Fault.BAD_SEED),
        ({"options": {"lives": "many"}}, Fault.BAD_OPTION),
        ({"options": {"weather": 1}}, Fault.BAD_OPTION),
    ],
)
def test_a_class_that_cannot_be_is_refused_in_a_sentence(settings_given, fault):
    caught = refusal(Classroom, **{"game": "cuccu", **settings_given})
    assert caught.code is fault
    assert len(caught.text) > 20


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (None, "code-foreign"),
        ("cuccu-lessons.1.ZMQQ7QAAAA", "code-foreign"),
        ("cuccu-class.2.AAAA", "code-newer"),
        ("cuccu-class.1.AAAA", "code-damaged"),
        ("cuccu-class.1.DRDPtx92UgB", "code-damaged"),
        (sealed("cuccu", "class", b"\xff" * 40), "code-drift"),
        (sealed("cuccu", "class", b""), "code-drift"),
    ],
)
def test_the_code_of_a_class_that_cannot_be_read_is_refused(code, fault):
    for spoken in languages():
        caught = refusal(Classroom.from_code, code, spoken)
        assert caught.code.value == fault
        assert len(caught.text) > 20


def test_a_class_with_a_lesson_that_is_not_there_is_refused():
    packer = Packer()
    packer.count(1)
    packer.put(mark("no-such-lesson"), 2**16)
    fault = refusal(Classroom.from_code, sealed("cuccu", "class", packer.bytes()))
    assert fault.data == {"because": "lessons"}


def test_deals_are_the_same_for_the_whole_class_and_for_no_other(cuccu):
    again, other = Classroom.from_code(cuccu.code), Classroom("cuccu", seed=8)
    for kind in ("match", "any-kind"):
        seeds = [cuccu.seed_for(kind, number) for number in range(1, 20)]
        assert seeds == [again.seed_for(kind, number) for number in range(1, 20)]
        assert seeds == [Progress("cuccu", "", cuccu.code).seed_for(kind, number) for number in range(1, 20)]
        assert len({*seeds, *(other.seed_for(kind, number) for number in range(1, 20))}) > 35
    assert cuccu.seed_for("match", 1) != cuccu.seed_for("any-kind", 1)
    assert Progress("cuccu").seed_for("match", 5) == 5


def test_what_a_class_tells_its_pupils_is_a_cell_for_each_lesson(cuccu):
    first, *cells = cuccu.cell.split("\n\n")
    assert first == "import cardwidgets"
    assert len(cells) == len(cuccu.lessons) > 1
    for cell, one in zip(cells, cuccu.lessons, strict=True):
        assert cell.startswith(f'cardwidgets.Lesson("cuccu", "{one.id}", classroom="{cuccu.code}"')
    assert cuccu.code in repr(cuccu)


def test_marks_of_lessons_differ():
    for game in GAMES:
        assert len({mark(one.id) for one in lessons(game)}) == len(lessons(game))


# -- a whole class -----------------------------------------------------------------------------------------------------


def test_thirty_pupils_are_told_as_they_really_did(pupils, results):
    assert len(pupils) == len(results.rows) == 30
    assert results.problems == ()
    rows = {id(one): row for one in pupils for row in results.rows if row.progress == one.progress}
    for one in pupils:
        row = rows[id(one)]
        made = {level_id for level_id in one.solved if "." in level_id}
        assert row.who.startswith(one.progress.pupil)
        assert row.levels == len(one.solved - made)
        assert row.further == len(made)
        assert (row.tries, row.wrong, row.hints) == (one.tries, one.wrong, one.hints)
        assert row.slips == one.slips
        assert row.stars == 3 * row.levels
    assert {row.levels for row in results.rows if row.progress.pupil == "Ben"} == {len(results.classroom.levels)}
    assert any(row.levels < len(results.classroom.levels) for row in results.rows)
    assert any(row.slips for row in results.rows)
    assert any(row.further for row in results.rows)


def test_two_pupils_of_one_name_are_told_apart(results):
    assert [row.who for row in results.rows if row.progress.pupil == "Aino"] == ["Aino", "Aino (2)"]


def test_pupils_stand_in_the_order_of_their_names(results):
    names = [row.who for row in results.rows]
    assert names.index("Kaisa") < names.index("Łukasz") < names.index("Maja")
    assert names.index("Aino (2)") < names.index("Åke") < names.index("Ben")


def test_the_class_stumbles_where_its_pupils_did(pupils, results):
    slips = sum((one.slips for one in pupils), start=type(pupils[0].slips)())
    assert {clause: found.slips for clause, found in results.stumbles.items() if found.slips} == slips
    assert sum(found.wrong for found in results.stumbles.values()) == sum(one.wrong for one in pupils)
    # What was missed comes before what was refused: trying is no fault.
    order = [(found.wrong, found.slips) for found in results.stumbles.values()]
    assert order == sorted(order, reverse=True)


def test_a_setting_that_a_class_cannot_have_is_named_with_what_it_can():
    for wrong, named in (
        ({"lessons": ["no"]}, "the-cat"),
        ({"language": "de"}, "en"),
        ({"options": {"lives": 99}}, "1 to 9"),
        ({"odds": "no"}, "False, True"),
    ):
        with pytest.raises(Illegal) as refusal:
            Classroom("cuccu", seed=1, **wrong)
        assert next(iter(wrong))[:4] in str(refusal.value) or "lives" in str(refusal.value)
        assert named in str(refusal.value)


def test_a_class_code_from_before_odds_could_be_forbidden_still_opens_and_allows_them():
    assert Classroom.from_code("cuccu-class.1.DRDPtx92UgA").odds


def test_what_is_no_code_of_a_class_is_called_so():
    for code in ("x", Progress("cuccu", "Ada").code()):
        with pytest.raises(Illegal, match="not the code of a class"):
            Classroom.from_code(code)


def test_thirty_codes_take_under_five_seconds(cuccu, pupils):
    text = "\n".join(one.progress.code() for one in pupils)
    from cardwidgets.lessons import progress as module

    for remembered in (module._replayed, module._coded, module._after, module.level, module._class_of):
        remembered.cache_clear()
    begin = time.process_time()
    assert len(cuccu.collect(text).rows) == 30
    assert time.process_time() - begin < 5


def test_a_pupil_who_claims_more_than_the_moves_show_is_reported_by_name(cuccu, pupils, monkeypatch):
    cheat = Pupil(cuccu, "Mallory")
    cheat.miss(PLAY)
    with monkeypatch.context() as patch:
        patch.setattr(Progress, "_stars", lambda self, level_id, attempt: 3)
        code = cheat.progress.code()
    found = cuccu.collect([*(one.progress.code() for one in pupils), code])
    assert len(found.rows) == 30
    (problem,) = found.problems
    assert (problem.who, problem.where, problem.text) == ("Mallory", "entry 31", code)
    assert PLAY in problem.reason
    assert "claims" in problem.reason


# -- what cannot be counted --------------------------------------------------------------------------------------------


def test_whatever_is_handed_in_everything_else_is_counted(cuccu, tmp_path):
    good = Pupil(cuccu, "Aino")
    good.solve(PLAY)
    code = good.progress.code()
    other_class, other_game = Classroom("cuccu", seed=8), Classroom("spite_and_malice", seed=7)
    handed_in = {
        code[:-3]: "damaged",
        "aB3" * 10 + code[20:]: "damaged",
        code.replace("lessons.1", "lessons.2"): "newer",
        Progress("cuccu", "Bo", other_class.code).code(): "another class",
        Progress("cuccu", "Bo").code(): "no class",
        Progress("spite_and_malice", "Bo", other_game.code).code(): "another game",
        "bridge-lessons.1.AAAA": "not a code of lessons",
        cuccu.code: "not a code of lessons",
        "cuccu.1.8s_sWsCkEgAAAA": "not a code of lessons",
        "I have not done it": "no code",
        "x" * 10_000: "no code",
    }
    found = cuccu.collect([*handed_in, code, "  ", ""])
    assert [row.who for row in found.rows] == ["Aino"]
    assert len(found.problems) == len(handed_in)
    for problem, wanted in zip(found.problems, handed_in.values(), strict=True):
        assert wanted in problem.reason, problem
    assert len(cuccu.collect(None, 5, b"x", {"a": 1}, [None, 5], tmp_path / "nowhere").problems) == 7
    assert cuccu.collect("", [], tmp_path).problems == ()


def test_of_one_pupil_the_fuller_code_counts_and_the_other_is_listed(cuccu):
    one = Pupil(cuccu, "Aino")
    one.miss(PLAY)
    early = one.progress.code()
    one.progress.note(PLAY, "undo")
    one.solve(QUESTION)
    late = one.progress.code()
    for handed_in in ([early, late], [late, early], [late, early, late]):
        found = cuccu.collect(handed_in)
        assert [row.levels for row in found.rows] == [1]
        assert len(found.problems) == len(handed_in) - 1
        assert all("twice" in reason for reason in reasons(found))
        assert {problem.who for problem in found.problems} == {"Aino"}


def test_pupils_without_a_name_are_named_by_where_they_handed_in(cuccu):
    first, second = Pupil(cuccu, ""), Pupil(cuccu, "")
    first.solve(PLAY)
    second.solve(PLAY)
    second.solve(QUESTION)
    found = cuccu.collect(f"hello\n{first.progress.code()}\n{second.progress.code()}")
    assert [row.who for row in found.rows] == ["(line 2)", "(line 3)"]


def test_a_code_is_found_however_a_mail_has_broken_it(cuccu, pupils):
    code = max((one.progress.code() for one in pupils), key=len)
    assert len(code) > 150
    pieces = [code[at : at + 60] for at in range(0, len(code), 60)]
    for broken in (
        "\n".join(pieces),
        "\r\n".join(pieces),
        "=\n".join(pieces),
        "\n> ".join(["> Dear teacher, \n> " + pieces[0], *pieces[1:]]) + "\n> Bye",
        "\n".join(pieces) + "\nThanks\n",
        "\n".join(pieces[:-1]) + "\n" + pieces[-1] + "\n" + code[:30].upper() + "\n",
        f"My code ({code}).",
        f"<p>{code}</p>",
        code.replace("-", "\N{NON-BREAKING HYPHEN}"),
        code[:100] + "\N{ZERO WIDTH SPACE}" + code[100:],
        code.replace("cuccu-lessons", "Cuccu-Lessons"),
    ):
        assert len(cuccu.collect(broken).rows) == 1, broken


def test_text_around_codes_is_passed_over_but_pieces_of_codes_are_not(cuccu):
    text = "Hello, see https://example.org/a-very-long-Address-Of-A-Page-1234567890 and file.2.txt\nRegards"
    assert cuccu.collect(text).problems == ()
    piece = "aB3" * 20
    (problem,) = cuccu.collect(f"Hello\n{piece}\n").problems
    assert (problem.where, problem.text) == ("line 2", piece)


def test_a_folder_of_files_is_read_and_what_is_no_text_is_listed(cuccu, pupils, tmp_path):
    codes = [one.progress.code() for one in pupils[:6]]
    (tmp_path / "aino").mkdir()
    (tmp_path / "aino" / "code.txt").write_text(f"{codes[0]}\n{codes[0]}", encoding="utf-8")
    (tmp_path / "ben.txt").write_text(codes[1], encoding="utf-8-sig")
    (tmp_path / "chiara.txt").write_text(codes[2], encoding="utf-16")
    (tmp_path / "daria.ipynb").write_text(
        f'{{"text": "\'{codes[3]}\'\\n", "svg": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcv"}}'
    )
    (tmp_path / "eero.html").write_bytes(b"\xe4\xf6" + codes[4].encode())
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\0\0")
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / ".hidden").write_text(codes[5])
    (tmp_path / "large.txt").write_text("x" * 2_000_001)
    found = cuccu.collect(tmp_path)
    assert [row.who for row in found.rows] == list(NAMES[:5])
    assert {problem.where: problem.reason for problem in found.problems} == {
        "empty.txt": "There is no code in it.",
        "large.txt": "This cannot be read as text.",
        "picture.png": "This cannot be read as text.",
    }
    assert cuccu.collect(str(tmp_path)).table.lines == found.table.lines
    assert [row.who for row in cuccu.collect(tmp_path / "ben.txt", [tmp_path / "chiara.txt"]).rows] == list(NAMES[1:3])


def test_only_the_lessons_of_the_class_count():
    here = Classroom("cuccu", [lessons("cuccu")[0].id], seed=7)
    one = Pupil(here, "Aino")
    for taken in lessons("cuccu")[:2]:
        for level_id in (known.id for known in taken.levels):
            one.solve(level_id)
    (row,) = here.collect(one.progress.code()).rows
    assert row.levels == len(lessons("cuccu")[0].levels) == row.tries


# -- table, file and picture -------------------------------------------------------------------------------------------


def test_the_table_reads_as_text(cuccu):
    one = Pupil(cuccu, "Aino")
    one.miss(PLAY)
    one.solve(PLAY)
    assert repr(cuccu.collect(one.progress.code(), "cuccu-lessons.1.AAAA")) == (
        "Who   Levels solved  Stars  Tries  Wrong tries  Hints  Refused moves  Further levels\n"
        "Aino              1      3      2            1      0              0               0\n"
        "\n"
        "Where   Who  Why\n"
        "line 1       This code is damaged: a piece of it is missing or mistyped."
    )


def test_names_never_become_markup(results):
    html = results._repr_html_()
    assert "&lt;b&gt;Bo&lt;/b&gt;" in html
    assert "<b>" not in html
    assert html.count("<tr>") == 31 == html.count('<th scope="row">') + 1


def test_names_never_become_formulas(cuccu, results, tmp_path):
    rows = list(csv.reader(io.StringIO(results.to_csv(), newline="")))
    assert len(rows) == 31
    assert "'=1+1" in [row[0] for row in rows]
    assert not [cell for row in rows for cell in row if cell[:1] in tuple("=+-@")]
    slips = [row.slips for row in results.rows]
    for place, clause in enumerate(rows[0][8:], 8):
        assert [int(row[place]) for row in rows[1:]] == [found.get(clause, 0) for found in slips]
    for name in ("+1", "-1", "@x", "＝x"):
        assert cuccu.collect(Pupil(cuccu, name).progress.code()).to_csv().splitlines()[1].startswith(f"'{name},")
    assert results.to_csv(tmp_path / "class.csv", separator=";").splitlines()[0].count(";") == len(rows[0]) - 1
    written = (tmp_path / "class.csv").read_bytes()
    assert written.startswith(b"\xef\xbb\xbf")
    assert "Łukasz" in written.decode()


def test_the_picture_says_what_it_shows(results):
    axes = results.picture()
    assert axes.get_title() == "Where the class stumbles"
    assert "pupils: 30" in axes.get_xlabel()
    assert axes.get_ylabel() == "Rule"
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["Wrong tries", "Refused moves"]
    shown = dict(list(results.stumbles.items())[:12])
    assert [bar.get_width() for bar in axes.containers[0]] == [found.wrong for found in shown.values()]
    assert [bar.get_width() for bar in axes.containers[1]] == [found.slips for found in shown.values()]
    labels = [text.get_text() for text in axes.get_yticklabels()]
    assert all(label.endswith(clause) for label, clause in zip(labels, shown, strict=True))
    words = axes.figure.get_label()
    assert words == results.picture_in_words()
    assert all(clause in words for clause in shown)
    out = io.BytesIO()
    axes.figure.savefig(out, format="svg")
    assert results.picture(axes) is axes


def test_the_picture_tells_its_bars_apart_without_colour(results):
    wrong, slips = results.picture().containers[:2]
    assert (wrong[0].get_hatch(), slips[0].get_hatch()) == (None, "//")


def luminance(colour):
    red, green, blue = mpl.colors.to_rgb(colour)
    return 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2


def test_the_colours_of_the_picture_differ_in_brightness(results):
    dark, light = (luminance(bars[0].get_facecolor()) for bars in results.picture().containers[:2])
    assert (light + 0.05) / (dark + 0.05) > 1.9


def test_a_class_without_stumbles_has_a_picture_too(cuccu):
    one = Pupil(cuccu, "Aino")
    one.solve(PLAY)
    axes = cuccu.collect(one.progress.code()).picture(most=3)
    assert axes.texts[0].get_text() == "Nobody has stumbled."


def test_money_in_a_rule_is_no_formula_in_the_picture():
    here = Classroom("monopoly_card_game", seed=7)
    for one in (level("monopoly_card_game", level_id) for level_id in here.levels):
        if "$" in language("en").clause(one.teaches[0]).text[:50]:
            someone = Pupil(here, "Aino")
            someone.miss(one.id)
            axes = here.collect(someone.progress.code()).picture()
            assert "\\$" in axes.get_yticklabels()[0].get_text()
            axes.figure.savefig(io.BytesIO(), format="svg")
            return


@pytest.mark.parametrize("spoken", languages())
def test_a_teacher_reads_everything_in_the_language_of_the_class(spoken):
    here = Classroom("cuccu", seed=7, language=spoken)
    one = Pupil(here, "Aino")
    one.miss(PLAY)
    one.progress.note(QUESTION, "seat 0")
    found = here.collect(one.progress.code(), "cuccu-lessons.1.AAAA", ["nothing"])
    text = repr(found) + found.to_csv() + found.picture().get_xlabel() + found.picture_in_words()
    say = language(spoken).text
    for message in ("class-table-who", "class-picture-title", "class-code-damaged", "class-problem-empty"):
        assert say(message) in text
    if spoken != "en":
        assert "code" not in text.replace("code-", "")
        assert "Who" not in text
    assert repr(here.collect("")) == say("class-nobody")
    assert repr(here.collect("").not_counted) == say("class-no-problems")

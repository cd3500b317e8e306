"""A class without accounts: one code gives every pupil the same deals, and each hands in one code of what was done.

A teacher makes a :class:`Classroom` and tells its code. What pupils hand in is collected into :class:`Results`: every
code is played again, so that nothing is taken on trust, and what cannot be counted is listed with the reason.

The class code
--------------
See :mod:`cardwidgets.lessons.codes`. The body is one number in mixed base: the lessons (how many, none for all, and the
two-byte mark of each), the options that differ from the defaults, the language, the seed, and 1 if odds are forbidden.
"""

from __future__ import annotations

import csv
import io
import re
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from html import escape
from pathlib import Path
from textwrap import shorten
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import combining, normalize

from cardwidgets.engine import games, new_match, rules
from cardwidgets.engine.game import Fault, Illegal, seed_number
from cardwidgets.lessons.codes import MARKS, Packer, Unpacker, mark, opened, sealed, worded
from cardwidgets.lessons.lesson import Lesson, lesson, lessons
from cardwidgets.lessons.progress import Progress, level
from cardwidgets.rulebook import Language, language, languages

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Classroom", "Problem", "Results", "Row", "Stumble", "Table"]

_SEEDS = 2**16
"""How many seeds of a class there are for each kind of level: small ones keep the codes of pupils short."""

_LONGEST_FILE = 2_000_000
_MOST_FILES = 2_000


class Classroom:
    """A class at the lessons of one game.

    Parameters
    ----------
    game:
        The game's name.
    lessons:
        The ids or titles of those it takes; None for all.
    seed:
        Numbers the deals of the class; None for one by chance.
    language:
        The language of the class, in which its results are told.
    options:
        Those of its matches that differ from the defaults.
    odds:
        Whether its tables tell odds and lend themselves to experiments.

    Raises
    ------
    Illegal
        ``bad-option`` or ``bad-seed``, in a sentence.

    Examples
    --------
    >>> classroom = Classroom("cuccu", ["the cat"], seed=7)
    >>> classroom.code
    'cuccu-class.1.N-JxgB92UgsxUQ'
    >>> Classroom.from_code(classroom.code) == classroom
    True
    """

    def __init__(
        self,
        game: str,
        lessons: Sequence[str] | None = None,
        *,
        seed: int | None = None,
        language: str = "en",
        options: Mapping[str, Any] | None = None,
        odds: bool = True,
    ) -> None:
        try:
            rules(game)
            if language not in languages():
                allowed = ", ".join(languages())
                raise Illegal(Fault.BAD_OPTION, option="language", value=str(language)[:80], allowed=allowed)
            if not isinstance(odds, bool):
                raise Illegal(Fault.BAD_OPTION, option="odds", value=str(odds)[:80], allowed="False, True")
            self.game = game
            self.odds = odds
            self.language = language
            self.lessons = _chosen(game, lessons)
            self.seed = secrets.randbelow(2**32) if seed is None else seed_number(seed)
            match = new_match(game, seed=self.seed, options=options)
        except Illegal as fault:
            raise worded(fault, language) from None
        differ = [one.name for one in match.game.OPTIONS if match.options[one.name] != one.default]
        self.options: Mapping[str, Any] = MappingProxyType({name: match.options[name] for name in differ})

    @cached_property
    def code(self) -> str:
        """The code of the class: what pupils give their lessons as ``classroom=``.

        Examples
        --------
        >>> Classroom("cuccu", seed=7).code
        'cuccu-class.1.DRDPtx92UgA'
        """
        packer = Packer()
        everything = self.lessons == lessons(self.game)
        packer.count(0 if everything else len(self.lessons))
        for one in () if everything else self.lessons:
            packer.put(mark(one.id), MARKS)
        places = {one.name: place for place, one in enumerate(rules(self.game).OPTIONS)}
        packer.count(len(self.options))
        for name, value in self.options.items():
            choices = rules(self.game).OPTIONS[places[name]].choices
            packer.put(places[name], len(places))
            packer.put(choices.index(value), len(choices))
        packer.count(len(self.language))
        for letter in self.language.encode():
            packer.put(letter, 128)
        packer.put(self.seed, 2**64)
        packer.put(not self.odds, 2)
        return sealed(self.game, "class", packer.bytes())

    @classmethod
    def from_code(cls, code: object, language_code: str = "en") -> Classroom:
        """Read a class from its code.

        Parameters
        ----------
        code:
            What :attr:`code` gave; white space around it does not matter.
        language_code:
            The language of the refusal.

        Returns
        -------
        Classroom
            The same class.

        Raises
        ------
        Illegal
            ``code-foreign``, ``code-newer``, ``code-damaged``, or ``code-drift`` when it has lessons or options that
            are not there. The sentence is in the refusal's ``text``.

        Examples
        --------
        >>> Classroom.from_code(Classroom("cuccu", seed=7, language="fi").code).language
        'fi'
        """
        try:
            game, body = opened(code, "class")
            unpacker = Unpacker(body)
            made = cls._read(game, unpacker)
            if not unpacker.empty or made.code != str(code).strip():
                raise Illegal(Fault.CODE_DAMAGED)
        except Illegal as fault:
            raise worded(fault, language_code) from fault.__cause__
        return made

    @classmethod
    def _read(cls, game: str, unpacker: Unpacker) -> Classroom:
        known = {mark(one.id): one.id for one in lessons(game)}
        try:
            wanted = [known[unpacker.take(MARKS)] for _ in range(min(unpacker.count(), len(known) + 1))]
            given = {}
            for _ in range(min(unpacker.count(), len(rules(game).OPTIONS) + 1)):
                option = rules(game).OPTIONS[unpacker.take(len(rules(game).OPTIONS))]
                given[option.name] = option.choices[unpacker.take(len(option.choices))]
            spoken = bytes(unpacker.take(128) for _ in range(min(unpacker.count(), 20))).decode()
            seed, odds = unpacker.take(2**64), not unpacker.take(2)
            return cls(game, wanted or None, seed=seed, language=spoken, options=given, odds=odds)
        except (KeyError, ZeroDivisionError, Illegal) as fault:
            raise Illegal(Fault.CODE_DRIFT, because="lessons") from fault

    def __eq__(self, other: object) -> bool:
        return self.code == other.code if isinstance(other, Classroom) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        """Say which class it is.

        Examples
        --------
        >>> Classroom("cuccu", ["the cat"], seed=7)
        <class at cuccu: cuccu-class.1.N-JxgB92UgsxUQ>
        """
        return f"<class at {self.game}: {self.code}>"

    @property
    def cell(self) -> str:
        """What pupils put into their cells, one for each lesson; their name goes between the last quotation marks.

        Examples
        --------
        >>> print(Classroom("cuccu", ["the cat"], seed=7).cell)
        import cardwidgets
        <BLANKLINE>
        cardwidgets.Lesson("cuccu", "the-cat", classroom="cuccu-class.1.N-JxgB92UgsxUQ", pupil="")
        """
        shared = f'classroom="{self.code}", pupil=""'
        cells = (f'cardwidgets.Lesson("{self.game}", "{one.id}", {shared})' for one in self.lessons)
        return "\n\n".join(["import cardwidgets", *cells])

    def seed_for(self, kind: str, number: int) -> int:
        """Return the seed of something that is the same for the whole class.

        Parameters
        ----------
        kind:
            The id of a kind of levels, or ``match`` for whole matches; any word will do.
        number:
            The first, the second and so on, from 1.

        Returns
        -------
        int
            The same in every kernel that has the class code, and unrelated to any other.

        Examples
        --------
        >>> here = Classroom("cuccu", seed=7)
        >>> here.seed_for("match", 1) == Classroom.from_code(here.code).seed_for("match", 1)
        True
        """
        word = f"{self.seed} {kind} {number}".encode()
        return int.from_bytes(blake2b(word, digest_size=8).digest(), "big") % _SEEDS

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """The ids of all hand-made levels of its lessons, in order.

        Examples
        --------
        >>> Classroom("cuccu", ["the cat"], seed=7).levels[0]
        'the-cat-1'
        """
        return tuple(one.id for taken in self.lessons for one in taken.levels)

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The ids of all kinds of further levels of its lessons.

        Examples
        --------
        >>> "the-cat-1" in Classroom("cuccu", seed=7).kinds
        False
        """
        return frozenset(kind.id for taken in self.lessons for kind in taken.kinds)

    def collect(self, *given: str | Path | Iterable[str | Path]) -> Results:
        """Read what pupils have handed in, and play all of it again.

        Parameters
        ----------
        given:
            Text with codes in it, such as pasted mails; lists of such texts; files, or folders of them. A code may be
            broken into lines and quoted, and anything may stand around it.

        Returns
        -------
        Results
            Nothing that is handed in stops it: what cannot be counted is among the ``problems``.

        Examples
        --------
        >>> classroom = Classroom("cuccu", ["the cat"], seed=7)
        >>> pupil = Progress("cuccu", "Aino", classroom.code)
        >>> _ = pupil.note("the-cat-1", "keep")
        >>> results = classroom.collect(f"Hello! {pupil.code()} Aino", "cuccu-lessons.1.AAAA")
        >>> [(row.who, row.levels, row.stars) for row in results.rows], [one.reason for one in results.problems]
        ([('Aino', 1, 3)], ['This code is damaged: a piece of it is missing or mistyped.'])
        """
        here = language(self.language)
        handed_in = [(where, self._counted(where, text)) for where, text in _handed_in(given, here)]
        counted = [one for _, one in handed_in if isinstance(one, Progress)]
        kept: list[tuple[str, Progress]] = []
        problems: list[Problem] = []
        for where, one in handed_in:
            if isinstance(one, Problem):
                problems.append(one)
            elif _is_superfluous(one, counted):
                reason = here.text("class-problem-doubled")
                problems.append(Problem(where, one.pupil, one.code(), reason))
            else:
                kept.append((where, one))
        return Results(self, _rows(self, kept), tuple(problems))

    def _counted(self, where: str, given: str | Problem) -> Progress | Problem:
        """What a code of this class holds, or why it is none."""
        if isinstance(given, Problem):
            return given
        try:
            if not _HEAD.match(given):
                raise Illegal(Fault.CODE_DAMAGED)
            progress = Progress.from_code(given, self.language)
            if progress.classroom != self.code:
                because = "game" if progress.game != self.game else "class" if progress.classroom else "none"
                raise Illegal(Fault.CODE_FOREIGN, because=because, pupil=progress.pupil)
        except Illegal as fault:
            return Problem(where, fault.data.get("pupil", ""), given, worded(fault, self.language).text)
        return progress


def _is_superfluous(one: Progress, counted: Sequence[Progress]) -> bool:
    """Whether somebody of the same name went on from where this one was; of equal ones the first counts.

    Two pupils may share a name: then neither went on from where the other was.
    """
    later = False
    for other in counted:
        if other is one:
            later = True
        elif other.pupil == one.pupil and other.grew_from(one):
            equal = one.grew_from(other)
            if not later if equal else one.pupil:
                return True
    return False


def _chosen(game: str, wanted: Sequence[str] | None) -> tuple[Lesson, ...]:
    """Lessons by their names, in the order in which they are best taken, each once."""
    if wanted is None:
        return lessons(game)
    named: Any = [wanted] if isinstance(wanted, str) else wanted
    found = {lesson(game, name).id for name in named} if isinstance(named, Iterable) else set()
    if not found:
        allowed = ", ".join(one.id for one in lessons(game))
        raise Illegal(Fault.BAD_OPTION, option="lessons", value=str(wanted)[:80], allowed=allowed)
    return tuple(one for one in lessons(game) if one.id in found)


# -- what comes of it --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """What one pupil did.

    Parameters
    ----------
    who:
        The name; with a number after it where two pupils share it, and where it was handed in if there is none.
    levels, stars:
        How many levels are solved, and what they are worth.
    tries, wrong, hints:
        How many tries there were, how often a goal was missed or an answer wrong, and how many hints were asked for.
    slips:
        For each clause how often it refused a move.
    further:
        How many levels made from seeds are solved.
    progress:
        All of it.

    Examples
    --------
    >>> Row("Aino", 1, 3, 1, 0, 0, {}, 0, Progress("cuccu")).who
    'Aino'
    """

    who: str
    levels: int
    stars: int
    tries: int
    wrong: int
    hints: int
    slips: Mapping[str, int]
    further: int
    progress: Progress


class Problem(NamedTuple):
    """Something that was handed in and cannot be counted.

    Parameters
    ----------
    where:
        The line or the file.
    who:
        The name in it, as far as it could be read.
    text:
        The code.
    reason:
        Why, in the language of the class.

    Examples
    --------
    >>> Problem("line 3", "", "cuccu-lessons.1.AAAA", "This code is damaged.").where
    'line 3'
    """

    where: str
    who: str
    text: str
    reason: str


class Stumble(NamedTuple):
    """How often a class stumbled over a clause.

    Parameters
    ----------
    wrong:
        Goals that were missed and wrong answers, at levels that teach the clause first of all.
    slips:
        Moves that it refused.

    Examples
    --------
    >>> sum(Stumble(2, 3))
    5
    """

    wrong: int
    slips: int


class Table:
    """Lines and columns of text, for a screen, a notebook or a spreadsheet.

    Parameters
    ----------
    head:
        The names of the columns.
    lines:
        What stands in them: texts and numbers.
    empty:
        What to say when there are no lines.

    Examples
    --------
    >>> Table(["Who", "Stars"], [["Aino", 12]], "Nobody yet.")
    Who   Stars
    Aino     12
    """

    def __init__(self, head: Sequence[str], lines: Sequence[Sequence[str | int]], empty: str) -> None:
        self.head = tuple(head)
        self.lines = tuple(map(tuple, lines))
        self.empty = empty

    def __repr__(self) -> str:
        if not self.lines:
            return self.empty
        rows = [self.head, *self.lines]
        wide = [max(len(str(row[column])) for row in rows) for column in range(len(self.head))]
        right = [isinstance(one, int) for one in self.lines[0]]
        return "\n".join(
            "  ".join(
                str(one).rjust(room) if number else str(one).ljust(room)
                for one, room, number in zip(row, wide, right, strict=True)
            ).rstrip()
            for row in rows
        )

    def _repr_html_(self) -> str:
        if not self.lines:
            return f"<p>{escape(self.empty)}</p>"
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in self.head)
        lines = "".join(
            f'<tr><th scope="row">{escape(str(line[0]))}</th>'
            + "".join(f"<td>{escape(str(one))}</td>" for one in line[1:])
            + "</tr>"
            for line in self.lines
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


@dataclass(frozen=True)
class Results:
    """What a class has handed in.

    Parameters
    ----------
    classroom:
        The class.
    rows:
        One for each pupil, by name.
    problems:
        What could not be counted.

    Examples
    --------
    >>> Classroom("cuccu", seed=7).collect("")
    Nobody has handed in a code yet.
    """

    classroom: Classroom
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]

    def _say(self, message: str, **arguments: str | int) -> str:
        return language(self.classroom.language).text(f"class-{message}", **arguments)

    @property
    def table(self) -> Table:
        """Who did what; as text or, at the end of a cell, as a table.

        Examples
        --------
        >>> Classroom("cuccu", seed=7).collect("").table
        Nobody has handed in a code yet.
        """
        columns = ("who", "levels", "stars", "tries", "wrong", "hints", "refused", "further")
        head = [self._say(f"table-{name}") for name in columns]
        return Table(head, [self._line(row) for row in self.rows], self._say("nobody"))

    @staticmethod
    def _line(row: Row) -> list[str | int]:
        done = [row.levels, row.stars, row.tries, row.wrong, row.hints, sum(row.slips.values()), row.further]
        return [row.who, *done]

    @property
    def not_counted(self) -> Table:
        """What was handed in and cannot be counted, and why.

        Examples
        --------
        >>> Classroom("cuccu", seed=7).collect("cuccu-lessons.1.AAAA").not_counted
        Where   Who  Why
        line 1       This code is damaged: a piece of it is missing or mistyped.
        """
        head = [self._say(f"table-{name}") for name in ("where", "who", "why")]
        lines = [(problem.where, problem.who, problem.reason) for problem in self.problems]
        return Table(head, lines, self._say("no-problems"))

    def __repr__(self) -> str:
        both = [self.table, *([self.not_counted] if self.problems else [])]
        return "\n\n".join(map(repr, both))

    def _repr_html_(self) -> str:
        both = [self.table, *([self.not_counted] if self.problems else [])]
        return "".join(one._repr_html_() for one in both)

    @property
    def stumbles(self) -> Mapping[str, Stumble]:
        """For each clause over which somebody stumbled how often, the one that was missed most first.

        Examples
        --------
        >>> classroom = Classroom("cuccu", seed=7)
        >>> pupil = Progress("cuccu", "Aino", classroom.code)
        >>> _ = pupil.note("the-cat-1", "exchange")
        >>> classroom.collect(pupil.code()).stumbles
        {'CU-3.8': Stumble(wrong=1, slips=0)}
        """
        wrong: Counter[str] = Counter()
        slips: Counter[str] = Counter()
        for row in self.rows:
            slips.update(row.slips)
            for level_id in _of_class(self.classroom, row.progress):
                missed = sum(again.wrong for again in row.progress.replays(level_id))
                if missed:
                    wrong[level(self.classroom.game, level_id).teaches[0]] += missed
        worst = sorted({*wrong, *slips}, key=lambda clause: (-wrong[clause], -slips[clause], clause))
        return {clause: Stumble(wrong[clause], slips[clause]) for clause in worst}

    def to_csv(self, path: str | Path | None = None, separator: str = ",") -> str:
        """Write the table for a spreadsheet, with a column for each clause that refused a move.

        Parameters
        ----------
        path:
            Where to; None to write nothing.
        separator:
            What stands between two columns; many spreadsheets on the continent expect ``";"``.

        Returns
        -------
        str
            The text. What a spreadsheet could take for a formula begins with an apostrophe there.

        Examples
        --------
        >>> print(Classroom("cuccu", seed=7).collect("").to_csv(), end="")
        Who,Levels solved,Stars,Tries,Wrong tries,Hints,Refused moves,Further levels
        """
        clauses = [clause for clause, found in self.stumbles.items() if found.slips]
        out = io.StringIO(newline="")
        writer = csv.writer(out, delimiter=separator, lineterminator="\n")
        writer.writerow([*self.table.head, *clauses])
        for row in self.rows:
            line = [*self._line(row), *(row.slips.get(clause, 0) for clause in clauses)]
            writer.writerow([_harmless(one) for one in line])
        text = out.getvalue()
        if path is not None:
            # The mark at the beginning tells spreadsheets that letters beyond English ones are meant.
            Path(path).write_text(text, encoding="utf-8-sig", newline="")
        return text

    def picture(self, axes: Axes | None = None, most: int = 12) -> Axes:
        """Draw where the class stumbles: a bar for each clause, the worst at the top.

        Parameters
        ----------
        axes:
            Where to draw; None for a new figure.
        most:
            How many clauses at most.

        Returns
        -------
        Axes
            Matplotlib's; the label of its figure says the same in words, see :meth:`picture_in_words`.

        Examples
        --------
        >>> axes = Classroom("cuccu", seed=7).collect("").picture()
        >>> axes.get_title()
        'Where the class stumbles'
        """
        from matplotlib import pyplot
        from matplotlib.ticker import MaxNLocator

        here = language(self.classroom.language)
        shown = dict(list(self.stumbles.items())[:most])
        if axes is None:
            _, axes = pyplot.subplots(figsize=(9, 1.6 + 0.42 * max(len(shown), 2)), layout="constrained")
        rules_said = [shorten(here.clause(clause).text, 56, placeholder=" …") for clause in shown]
        # A dollar would begin a formula.
        names = [f"{said}  {clause}".replace("$", r"\$") for said, clause in zip(rules_said, shown, strict=True)]
        wrong, slips = [one.wrong for one in shown.values()], [one.slips for one in shown.values()]
        # Blue and orange that differ in brightness too, and hatching: no eye has to tell hues apart.
        axes.barh(names, wrong, color="#0072B2", label=self._say("table-wrong"))
        axes.barh(names, slips, left=wrong, color="#E69F00", hatch="//", label=self._say("table-refused"))
        axes.invert_yaxis()
        axes.set_title(self._say("picture-title"))
        axes.set_xlabel(self._say("picture-how-often", number=len(self.rows)))
        axes.set_ylabel(self._say("picture-rule"))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlim(0, max([1.0, *(1.05 * sum(one) for one in shown.values())]))
        axes.spines[["top", "right"]].set_visible(False)
        if shown:
            axes.legend(loc="upper left", bbox_to_anchor=(0, -0.16), ncols=2, frameon=False)
        else:
            axes.text(0.5, 0.5, self._say("picture-none"), transform=axes.transAxes, ha="center", va="center")
        axes.figure.set_label(self.picture_in_words(most))
        return axes

    def picture_in_words(self, most: int = 12) -> str:
        """Say what the picture shows, for whoever cannot see it.

        Parameters
        ----------
        most:
            How many clauses at most.

        Returns
        -------
        str
            A line for each clause.

        Examples
        --------
        >>> print(Classroom("cuccu", seed=7).collect("").picture_in_words())
        Where the class stumbles
        Nobody has stumbled.
        """
        lines = [
            self._say("picture-line", rule=clause, wrong=found.wrong, refused=found.slips)
            for clause, found in list(self.stumbles.items())[:most]
        ]
        return "\n".join([self._say("picture-title"), *(lines or [self._say("picture-none")])])


def _of_class(classroom: Classroom, progress: Progress) -> list[str]:
    """The levels of a progress that belong to the lessons of a class."""
    there = {*classroom.levels, *classroom.kinds}
    return [level_id for level_id in progress.levels() if level_id.partition(".")[0] in there]


def _rows(classroom: Classroom, kept: Sequence[tuple[str, Progress]]) -> tuple[Row, ...]:
    rows: list[Row] = []
    called: Counter[str] = Counter()
    for where, progress in sorted(kept, key=lambda one: _by_name(one[1].pupil)):
        name = progress.pupil or f"({where})"
        called[name] += 1
        taken = _of_class(classroom, progress)
        again = [one for level_id in taken for one in progress.replays(level_id)]
        slips: Counter[str] = Counter()
        for one in again:
            slips.update(one.slips)
        rows.append(
            Row(
                who=name if called[name] == 1 else f"{name} ({called[name]})",
                levels=sum(progress.solved(level_id) for level_id in taken if level_id in classroom.levels),
                stars=sum(progress.stars(level_id) for level_id in taken if level_id in classroom.levels),
                tries=sum(map(progress.count, taken)),
                wrong=sum(one.wrong for one in again),
                hints=sum(attempt.hints for level_id in taken for attempt in progress.tries(level_id)),
                slips=MappingProxyType(dict(slips)),
                further=sum(progress.solved(level_id) for level_id in taken if level_id not in classroom.levels),
                progress=progress,
            )
        )
    return tuple(rows)


def _by_name(name: str) -> tuple[bool, str, str]:
    """Where a name stands in a list: letters with marks beside those without, and nobody at the end."""
    letters = normalize("NFKD", name.casefold()).replace("ł", "l")
    return not name, "".join(letter for letter in letters if not combining(letter)), name


def _harmless(one: str | int) -> str | int:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{one}" if isinstance(one, str) and one[:1] in tuple("=+-@＝＋－＠\t\r\n") else one


# -- finding codes in what is handed in --------------------------------------------------------------------------------

_HEAD: Final = re.compile(
    rf"(?<![\w.-])(?:\w+-(?:lessons|class)|(?:{'|'.join(games())}))\.\d{{1,6}}\.", re.ASCII | re.IGNORECASE
)
_REST: Final = re.compile(r"[\w-]*", re.ASCII)
_NEXT_LINE: Final = re.compile(r"=?[ \t]*\r?\n[ \t>]*([\w-]+)(?==?[ \t]*(?:\r?\n|\Z))", re.ASCII)
_LOST: Final = re.compile(r"(?<![\w./:-])(?=\S*\d)(?=\S*[A-Z])(?=\S*[a-z])[\w-]{24,4000}(?![\w./:-])", re.ASCII)
_CLEAN: Final = {0x00AD: "", 0x200B: "", 0x2060: "", 0xFEFF: "", 0x2010: "-", 0x2011: "-"}


def _handed_in(given: Iterable[Any], here: Language) -> Iterator[tuple[str, str | Problem]]:
    """Every code that was handed in, and where; or what is wrong with it."""
    for one in given:
        path = _path(one)
        if path is not None:
            for file in _files(path):
                yield from _of_file(file, file.name if file == path else file.relative_to(path).as_posix(), here)
        elif isinstance(one, str):
            yield from _of_text(one, here)
        elif isinstance(one, Iterable) and not isinstance(one, (bytes, Mapping)):
            for number, part in enumerate(one, 1):
                if _path(part) is not None:
                    yield from _handed_in([part], here)
                    continue
                where = here.text("class-where-entry", number=number)
                codes = [code for _, code in _codes(part)] if isinstance(part, str) else []
                yield from ((where, code) for code in codes)
                if not codes and not (isinstance(part, str) and not part.strip()):
                    yield where, Problem(where, "", str(part)[:80], here.text("class-problem-empty"))
        else:
            yield "", Problem(type(one).__name__, "", "", here.text("class-problem-unreadable"))


def _path(one: object) -> Path | None:
    """What is handed in as a place on the disk, if it is one; a text is one only when something is there."""
    if isinstance(one, Path):
        return one
    if isinstance(one, str) and 0 < len(one) < 1_000 and one.isprintable():
        try:
            return Path(one) if Path(one).exists() else None
        except OSError:
            return None
    return None


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    inside = (file for file in sorted(path.rglob("*")) if file.is_file())
    return [file for file in inside if not any(part[0] == "." for part in file.relative_to(path).parts)][:_MOST_FILES]


def _of_file(file: Path, name: str, here: Language) -> Iterator[tuple[str, str | Problem]]:
    try:
        raw = file.read_bytes() if file.stat().st_size <= _LONGEST_FILE else b"\0"
        text = raw.decode("utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8", "replace")
    except OSError:
        text = "\0"
    if "\0" in text:
        yield name, Problem(name, "", "", here.text("class-problem-unreadable"))
        return
    # The lessons in a notebook show their code more than once.
    codes = dict.fromkeys(code for _, code in _codes(text, pieces=False))
    yield from ((name, code) for code in codes)
    if not codes:
        yield name, Problem(name, "", "", here.text("class-problem-empty"))


def _of_text(text: str, here: Language) -> Iterator[tuple[str, str | Problem]]:
    for number, code in _codes(text):
        yield here.text("class-where-line", number=number), code


def _codes(text: str, pieces: bool = True) -> Iterator[tuple[int, str]]:
    """The codes in a text, each with the number of its line; on demand also what looks like a code cut off."""
    text = text.translate(_CLEAN)
    at = 0
    found: list[tuple[int, str]] = []
    while head := _HEAD.search(text, at):
        found += _lost(text, at, head.start()) if pieces else []
        code, at = _whole(text, head)
        found.append((head.start(), code))
    found += _lost(text, at, len(text)) if pieces else []
    for start, code in found:
        yield text.count("\n", 0, start) + 1, code


def _lost(text: str, begin: int, end: int) -> list[tuple[int, str]]:
    return [(piece.start(), piece[0]) for piece in _LOST.finditer(text, begin, end)]


def _whole(text: str, head: re.Match[str]) -> tuple[str, int]:
    """A code from its head on, over as many lines as its checksum asks for, and where it ends."""
    rest = _REST.match(text, head.end())
    assert rest is not None
    first = code = head[0].lower() + rest[0]
    end = at = rest.end()
    while not _is_sound(code):
        line = _NEXT_LINE.match(text, at)
        if line is None:
            return first, end
        code, at = code + line[1], line.end()
    return code, at


def _is_sound(code: str) -> bool:
    try:
        opened(code, "class" if "-class." in code else "lessons")
    except Illegal as fault:
        return fault.code is not Fault.CODE_DAMAGED
    return True

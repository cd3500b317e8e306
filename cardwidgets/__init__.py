"""Card games taught and played inside Jupyter.

A table is one line in a cell: ``cardwidgets.Cuccu(seed=7)``. Each game has its class, named after the game's file in
``cardwidgets.engine``; :func:`open_code` goes on with a match from its code, and :func:`simulate` lets opponents play
thousands of matches. ``cardwidgets.Lesson("cuccu", "the cat")`` is a table at which a lesson is taken; :func:`progress`
tells how far that led, and ``cardwidgets.Classroom("cuccu")`` gives a whole class the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from cardwidgets.engine import games
from cardwidgets.engine.game import Fault, Illegal

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from cardwidgets.lab.simulate import Players, Results
    from cardwidgets.lessons.progress import Progress
    from cardwidgets.table.sheet import RulesSheet
    from cardwidgets.table.widget import Table

__version__ = "0.1.0"

__all__ = ["Illegal", "games", "open_code", "progress", "rules_sheet", "simulate"]

_ELSEWHERE: Final = {
    "Classroom": "cardwidgets.lessons.classroom",
    "Lesson": "cardwidgets.table.lesson_widget",
}
"""What is read only once it is asked for, and where it stands."""


def _class_name(game: str) -> str:
    return "".join(word.capitalize() for word in game.split("_"))


def __getattr__(name: str) -> Any:
    """Make the class of a game's table when it is first asked for."""
    if name in _ELSEWHERE:
        return getattr(import_module(_ELSEWHERE[name]), name)
    game = {_class_name(game): game for game in games()}.get(name)
    if game is None:
        raise AttributeError(f"module 'cardwidgets' has no attribute {name!r}")
    from cardwidgets.table.widget import Table

    made = type(name, (Table,), {"GAME": game, "__doc__": Table.__doc__, "__module__": __name__})
    globals()[name] = made
    return made


def __dir__() -> list[str]:
    return sorted({*globals(), *_ELSEWHERE, *map(_class_name, games())})


def rules_sheet(game: str, language: str = "en", **options: Any) -> RulesSheet:
    """Return the rules in force as a printable sheet.

    Parameters
    ----------
    game:
        The game's name.
    language:
        The language of the sheet.
    options:
        The settings that differ from the usual ones.

    Returns
    -------
    RulesSheet
        Shows itself in a notebook; ``save(path)`` writes a page to print.

    Raises
    ------
    Illegal
        ``bad-option``.

    Examples
    --------
    >>> rules_sheet("cuccu", lives=2)
    Cuccù: the rules in force
    """
    from cardwidgets.table.sheet import RulesSheet

    return RulesSheet(game, language, options)


def progress(game: str, classroom: str = "") -> Progress:
    """Return the progress of this kernel at the lessons of a game.

    Parameters
    ----------
    game:
        The game's name.
    classroom:
        The code of the class, if the lessons are taken in one.

    Returns
    -------
    Progress
        The one in which all lessons of the game are noted; ``code()`` is what is handed in.

    Raises
    ------
    Illegal
        ``bad-option`` for a game that there is not, or ``code-…`` for a class.

    Examples
    --------
    >>> import cardwidgets
    >>> progress("cuccu") is cardwidgets.Lesson("cuccu", "the cat").progress
    True
    """
    from cardwidgets.lessons.progress import progress_of

    return progress_of(game, classroom)


def open_code(code: object, **settings: Any) -> Table:
    """Go on with a match from its code.

    Parameters
    ----------
    code:
        What a table's ``code`` gave.
    settings:
        As for a table: opponents, names, pace, language, name.

    Returns
    -------
    Table
        A table at the same moment of the match.

    Raises
    ------
    Illegal
        ``code-foreign``, ``code-newer``, ``code-damaged`` or ``code-drift``.

    Examples
    --------
    >>> open_code("cuccu.1.8s_sWsCkEgAAAA").match.turn
    0
    """
    name = code.strip().partition(".")[0] if isinstance(code, str) else ""
    if name not in games():
        from cardwidgets.table.words import worded

        raise worded(Illegal(Fault.CODE_FOREIGN, game=name[:40]), games()[0], settings.get("language", "en"))
    table: Table = __getattr__(_class_name(name))(code=code, **settings)
    return table


def simulate(
    game: str,
    *,
    players: Players = "regular",
    matches: int = 1000,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    executor: Executor | None = None,
    progress: bool | None = None,
    language: str = "en",
) -> Results:
    """Let opponents play many matches; an interruption keeps what was played.

    Parameters
    ----------
    game:
        The game's name.
    players:
        An opponent for all seats, or one for each: names, or objects of a class of your own.
    matches:
        How many.
    seed:
        From 0 to 2**64 - 1: the same seed, the same results, whoever does the work.
    options:
        The settings that differ from the usual ones.
    executor:
        Any executor of :mod:`concurrent.futures`; None for two processes of this machine.
    progress:
        Whether a bar shows how far it is; None for in a notebook or a terminal.
    language:
        In which the bar, the table and refusals speak.

    Returns
    -------
    Results
        Arrays (winner, rounds, turns, scores ...), shown as a table; see :mod:`cardwidgets.lab.simulate`.

    Raises
    ------
    Illegal
        ``bad-option``, also for a game or an opponent that there is not; ``bad-seed``.

    Examples
    --------
    >>> results = simulate("cuccu", players=["regular", "novice"], matches=8)
    >>> len(results), sorted({*results.winner.tolist()})
    (8, [0, 1])
    """
    from cardwidgets.lab.simulate import simulate as run

    return run(
        game,
        players=players,
        matches=matches,
        seed=seed,
        options=options,
        executor=executor,
        progress=progress,
        language=language,
    )

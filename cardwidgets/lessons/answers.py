"""Answers as people give them: ticked, or typed in any of the ways in which a number or a card can be written.

Nothing is right by accident: no answer, an empty one, everything ticked, ``nan`` or ``True`` are as wrong as they are.
"""

from __future__ import annotations

import re
from collections.abc import Set
from fractions import Fraction
from functools import cache
from typing import Any
from unicodedata import combining, normalize

from cardwidgets.engine import rules
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons.level import Level
from cardwidgets.rulebook import language

__all__ = ["check", "is_right", "numbers", "spellings"]

_LONGEST = 200
_IN_THREES = r"\d{1,3}(?:([\s.,'_])\d{3})(?:\2\d{3})*"
_ALIKE = {ord("\N{MINUS SIGN}"): "-", ord("ł"): "l"}
"""What is typed in place of letters that are no letter with an accent, where the keyboard lacks them."""


def is_right(level: Level, answer: object, code: str = "en") -> bool:
    """Tell whether an answer to a level's question is right.

    Parameters
    ----------
    level:
        A level with a question.
    answer:
        Where offers can be ticked, the ticked ones (or the one); else a number, or a line of text.
    code:
        The language in which cards may be named.

    Returns
    -------
    bool
        Whether it is right.

    Raises
    ------
    Illegal
        ``malformed`` for what is no answer at all, and ``oversized``.

    Examples
    --------
    >>> from cardwidgets.lessons.level import Question
    >>> level = Level("cuccu", "lives-1", ("CU-1.2",), Question(lambda before, after: 3))
    >>> is_right(level, " 3,0 "), is_right(level, "4"), is_right(level, "")
    (True, False, False)
    """
    offers = level.offers()
    if offers:
        ticked = frozenset(_ticks(answer))
        if not ticked <= set(offers):
            raise Illegal(Fault.MALFORMED, what="answer")
        return bool(ticked) and ticked == level.right()
    if isinstance(answer, str) and len(answer) > _LONGEST:
        raise Illegal(Fault.OVERSIZED, what="answer", limit=_LONGEST)
    if type(answer) not in (str, int, float):
        raise Illegal(Fault.MALFORMED, what="answer")
    right: Any = level.right()
    if isinstance(right, int):
        return Fraction(right) in numbers(str(answer))
    return any(_names(str(answer), form) for form in spellings(level.game, right, code))


def _ticks(answer: object) -> list[str]:
    """What was ticked, if it is that."""
    if isinstance(answer, str):
        return [answer]
    if (
        isinstance(answer, (list, tuple, Set))
        and all(isinstance(one, str) for one in answer)
        and len(answer) <= _LONGEST
    ):
        return list(answer)
    raise Illegal(Fault.MALFORMED, what="answer")


def check(level: Level, answer: object, code: str = "en") -> None:
    """Refuse a typed answer that is no answer to the question at all: that is no wrong try.

    Parameters
    ----------
    level, answer, code:
        As for :func:`is_right`.

    Raises
    ------
    Illegal
        ``no-number`` where a number is asked for, ``no-card`` where a card is.

    Examples
    --------
    >>> from cardwidgets.lessons.level import Question
    >>> level = Level("cuccu", "lives-1", ("CU-1.2",), Question(lambda before, after: 3))
    >>> check(level, "4"), check(level, "nan")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: no-number
    """
    if level.offers() or not isinstance(answer, str):
        return
    if isinstance(level.right(), int):
        if not numbers(answer[:_LONGEST]):
            raise Illegal(Fault.NO_NUMBER)
    elif not any(
        _names(answer, form) for face in rules(level.game).PACK.counts for form in _forms(level.game, face, code)
    ):
        raise Illegal(Fault.NO_CARD)


def _names(answer: str, form: str) -> bool:
    """Whether a card is meant by that, with spaces or without."""
    return _plain(answer[:_LONGEST]).replace(" ", "") == form.replace(" ", "") != ""


def numbers(text: str) -> set[Fraction]:
    """Return the numbers that a text may be: a comma may set off a fraction or thousands.

    Parameters
    ----------
    text:
        As it was typed: ``0,5``, ``1 600``, ``$1,600``, ``−3``, ``2 lives``, ``VII``.

    Returns
    -------
    set
        Up to two readings; empty when it is no number.

    Examples
    --------
    >>> numbers(" $1,600 ") == {Fraction(1600), Fraction(8, 5)}, numbers("nan"), numbers("")
    (True, set(), set())
    >>> numbers("\N{MINUS SIGN}3"), numbers("0,5") == numbers(".5")
    ({Fraction(-3, 1)}, True)
    >>> numbers("2 lives"), numbers("iv")
    ({Fraction(2, 1)}, {Fraction(4, 1)})
    """
    plain = normalize("NFKC", text).translate({ord("\N{MINUS SIGN}"): "-", ord("’"): "'"})
    roman = re.fullmatch(r"\s*(x{0,4})(ix|iv|v?i{0,4})\s*", plain.lower())
    if roman is not None and (roman[1] or roman[2]):
        ones = roman[2]
        return {Fraction(10 * len(roman[1]) + {"ix": 9, "iv": 4}.get(ones, 5 * ones.count("v") + ones.count("i")))}
    # A word after it says of what there are so many.
    parts = re.fullmatch(r"\s*[$€]?\s*([+-]?)\s*[$€]?\s*([0-9.,'_\s]*?[0-9.,])\s*[$€]?(\s+[^\W\d_]+\.?)*\s*", plain)
    if parts is None:
        return set()
    sign, digits = -1 if parts[1] == "-" else 1, parts[2]
    found = set()
    if re.fullmatch(rf"(\d+|{_IN_THREES})", digits):
        found.add(sign * Fraction(re.sub(r"\D", "", digits)))
    split = re.fullmatch(rf"({_IN_THREES}|\d*)([.,])(\d*)", digits)
    if split is not None and split[2] != split[3] and digits != split[3]:
        whole = re.sub(r"\D", "", split[1])
        found.add(sign * Fraction(f"{whole or 0}.{split[4] or 0}"))
    return found


def spellings(game: str, face: str, code: str) -> frozenset[str]:
    """Return how a card may be written: its code, and its name in every form that the language has.

    Parameters
    ----------
    game:
        The game's name.
    face:
        The card.
    code:
        The language.

    Returns
    -------
    frozenset
        In small letters and without accents, those left out that would mean another card too.

    Examples
    --------
    >>> sorted(spellings("cuccu", "cat", "en"))
    ['a cat', 'cat', 'cat xii', 'the cat', 'xii']
    """
    own = _forms(game, face, code)
    others = {form for other in rules(game).PACK.counts if other != face for form in _forms(game, other, code)}
    return frozenset(own - others - {""})


@cache
def _forms(game: str, face: str, code: str) -> frozenset[str]:
    arguments = language(code).card_args("card", game, face)
    return frozenset({_plain(face), *(_plain(str(text)) for name, text in arguments.items() if name != "card_is")})


def _plain(text: str) -> str:
    """Small letters without accents, marks or spaces that do not matter."""
    letters = (letter for letter in normalize("NFKD", text.casefold()).translate(_ALIKE) if not combining(letter))
    words = re.sub(r"[^\w\s-]", " ", normalize("NFKC", "".join(letters)))
    return " ".join(re.sub(r"(?<=\w)-(?=\w)", " ", words).split())

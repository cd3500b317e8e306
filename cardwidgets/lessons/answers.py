"""Answers as people give them: ticked, or typed in any of the ways in which a number or a card can be written.

Nothing is right by accident: no answer, an empty one, everything ticked, ``nan`` or ``True`` are as wrong as they are.
"""

from __future__ import annotations

import re
from collections.abc import Set
from fractions import Fraction
from typing import Any
from unicodedata import combining, normalize

from cardwidgets.engine import rules
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons.level import Level
from cardwidgets.rulebook import language

__all__ = ["is_right", "numbers", "spellings"]

_LONGEST = 200


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
    return _plain(str(answer)) in spellings(level.game, right, code)


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


def numbers(text: str) -> set[Fraction]:
    """Return the numbers that a text may be: a comma may set off a fraction or thousands.

    Parameters
    ----------
    text:
        As it was typed: ``0,5``, ``1 600``, ``$1,600``, ``−3``.

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
    """
    plain = re.sub(r"[\s_'’]", "", normalize("NFKC", text)).strip("$€").replace("\N{MINUS SIGN}", "-")
    sign = -1 if plain[:1] == "-" else 1
    plain = plain.lstrip("+-").strip("$€") if plain[:1] in "+-" else plain
    if not plain.isascii():
        return set()
    found = set()
    if re.fullmatch(r"\d+|\d{1,3}([.,]\d{3})+", plain):
        found.add(sign * Fraction(re.sub("[.,]", "", plain)))
    if re.fullmatch(r"\d*[.,]\d+|\d+[.,]", plain):
        found.add(sign * Fraction(plain.replace(",", ".").rstrip(".")))
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


def _forms(game: str, face: str, code: str) -> set[str]:
    arguments = language(code).card_args("card", game, face)
    return {_plain(face), *(_plain(str(text)) for name, text in arguments.items() if name != "card_is")}


def _plain(text: str) -> str:
    """Small letters without accents, marks or spaces that do not matter."""
    letters = (letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join(re.sub(r"[^\w\s-]", " ", normalize("NFKC", "".join(letters))).split())

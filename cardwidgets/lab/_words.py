"""Refusals in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from operator import index
from typing import Any, Final, ParamSpec, TypeVar

from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.rulebook import language, languages

__all__ = ["VIEW", "of_kind", "whole", "worded"]

_CUCCU: Final = "cuccu"
"""The game whose cards are refused here."""

VIEW: Final = "table.match.view(0)"
"""How to come by a view."""

P = ParamSpec("P")
T = TypeVar("T")


def whole(option: str, value: object, least: int, most: int, clause: str = "") -> int:
    """Take a whole number, of Python or of numpy.

    Parameters
    ----------
    option:
        What it is for.
    value:
        What was given.
    least, most:
        Its range.
    clause:
        The clause that sets it.

    Returns
    -------
    int
        The number.

    Raises
    ------
    Illegal
        ``bad-option`` with the range.

    Examples
    --------
    >>> import numpy as np
    >>> whole("matches", np.int64(3), 1, 10)
    3
    >>> whole("matches", True, 1, 10)
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-option: option='matches', value='True', allowed='1 to 10'
    """
    number = None if isinstance(value, bool) or not hasattr(value, "__index__") else index(value)
    if number is None or not least <= number <= most:
        raise Illegal(Fault.BAD_OPTION, clause, option=option, value=str(value)[:80], allowed=f"{least} to {most}")
    return number


def of_kind(option: str, value: object, kind: type[Any] | tuple[type[Any], ...], allowed: str) -> Any:
    """Take something only if it is of a kind.

    Parameters
    ----------
    option:
        What it is for.
    value:
        What was given.
    kind:
        What it has to be.
    allowed:
        How to come by one.

    Returns
    -------
    kind
        The same.

    Raises
    ------
    Illegal
        ``bad-option`` with what is possible.

    Examples
    --------
    >>> of_kind("policy", "6", int, "a number")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: bad-option: option='policy', value='str', allowed='a number'
    """
    if not isinstance(value, kind):
        raise Illegal(Fault.BAD_OPTION, "", option=option, value=type(value).__name__, allowed=allowed)
    return value


def worded(function: Callable[P, T]) -> Callable[P, T]:
    """Let a function say its refusals in the ``language`` that it is given, and refuse one that there is not.

    Parameters
    ----------
    function:
        Something that raises :class:`~cardwidgets.engine.game.Illegal`.

    Returns
    -------
    Callable
        The same, but that refusals have a sentence.

    Examples
    --------
    >>> @worded
    ... def guess(*, language: str = "en") -> None:
    ...     raise Illegal(Fault.BAD_OPTION, "CU-3.1", option="bet", value="x", allowed="1 to 6")
    >>> guess()
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: The setting “bet” cannot be “x”. Possible: 1 to 6. [bad-option, CU-3.1]
    >>> guess(language="fi")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: Asetuksen ”bet” arvo ei voi olla ”x”. Mahdolliset arvot: 1–6. [bad-option, CU-3.1]
    """
    asked = signature(function).parameters.get("language")
    usual = asked.default if asked else None

    @wraps(function)
    def speaking(*args: P.args, **kwargs: P.kwargs) -> T:
        wanted = kwargs.get("language", usual)
        known = wanted == usual or wanted in languages()
        spoken = str(wanted) if wanted in languages() else languages()[0]
        try:
            if not known:
                allowed = ", ".join(languages())
                raise Illegal(Fault.BAD_OPTION, "", option="language", value=str(wanted)[:80], allowed=allowed)
            return function(*args, **kwargs)
        except Illegal as refusal:
            if not refusal.text:
                refusal.text = language(spoken).refusal(_CUCCU, refusal.code.value, refusal.data)
            raise

    return speaking

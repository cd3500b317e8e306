"""Refusals in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.rulebook import language, languages

__all__ = ["worded"]

_CUCCU: Final = "cuccu"
"""The game whose cards are refused here."""

P = ParamSpec("P")
T = TypeVar("T")


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

    @wraps(function)
    def speaking(*args: P.args, **kwargs: P.kwargs) -> T:
        wanted = kwargs.get("language")
        known = wanted is None or wanted in languages()
        spoken = str(wanted) if known and wanted is not None else languages()[0]
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

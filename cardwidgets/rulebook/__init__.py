"""The rules as text: clause id -> sentence, adopted reading, in every language.

Sentences live in Fluent catalogues, one folder a language (``en/*.ftl``); which
clauses a game has, and which reading bears on which, lives in one module a game
(``cuccu.py``). A further language is a further folder, a further game a further
module and its catalogue: both are found by being there.

Nothing of Fluent is imported until the first sentence is asked for.

>>> language("en").text("cuccu-event-out", **person_args("seat", "Bianca"))
'Bianca is out of the match.'
>>> language("en").clause("CU-3.4").readings
('CU-R1', 'CU-R17', 'CU-R19')
"""

from __future__ import annotations

from typing import Any

from ._language import ClauseText, Language, language, languages, message_id, person_args
from ._structure import Clause, clause, clauses, games

LANGUAGES: tuple[str, ...]
"""Codes of the languages there are, English first. Looked up when first asked for."""

__all__ = [
    "LANGUAGES",
    "Clause",
    "ClauseText",
    "Language",
    "clause",
    "clauses",
    "games",
    "language",
    "languages",
    "message_id",
    "person_args",
]


def __getattr__(name: str) -> Any:
    if name == "LANGUAGES":
        return languages()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

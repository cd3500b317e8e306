"""The rules in force as one sheet of paper: clauses, readings, and the settings of this class."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from cardwidgets.engine import games, rules
from cardwidgets.engine.game import Fault, Illegal, resolve_options
from cardwidgets.rulebook import language, languages, message_id
from cardwidgets.table.words import Words, worded

__all__ = ["RulesSheet"]

_STYLE = (
    "font-family:Georgia,serif;line-height:1.45;max-width:46em;color:#1d1a16;background:#fffdf7;padding:1.5em 2em;"
    "border:1px solid #d9cfb8;border-radius:8px"
)


class RulesSheet:
    """A printable sheet of the rules in force.

    In a notebook it shows itself; :meth:`save` writes a page that a browser prints.

    Parameters
    ----------
    game:
        The game's name.
    language_code:
        The language.
    options:
        The settings that differ from the usual ones.

    Raises
    ------
    Illegal
        ``bad-option``: no such game, language or setting.

    Examples
    --------
    >>> sheet = RulesSheet("cuccu", "en", {"lives": 2})
    >>> "CU-3.9" in sheet.html, "not the usual setting" in sheet.html
    (True, True)
    """

    def __init__(self, game: str, language_code: str = "en", options: Mapping[str, Any] | None = None) -> None:
        try:
            known = rules(game).OPTIONS
            if language_code not in languages():
                allowed = ", ".join(languages())
                raise Illegal(Fault.BAD_OPTION, option="language", value=str(language_code)[:80], allowed=allowed)
            values = resolve_options(known, options or {})
        except Illegal as refusal:
            worded(refusal, game if game in games() else games()[0], language_code)
            raise
        self._game = game
        self._words = language(language_code)
        self._options = [(option, values[option.name]) for option in known]
        self.html: str = self._page()

    def _page(self) -> str:
        say, game = self._words.text, self._game
        words = Words(game, self._words.code, (), None)
        values = {option.name: value for option, value in self._options}
        parts: dict[str, list[str]] = {}
        for clause in self._words.rules(game):
            if clause.part == "page":
                continue
            line = f"<b>{escape(clause.id)}</b> {escape(clause.text)}"
            if clause.part == "reading":
                line += f"<br><i>{escape(clause.question)}</i> {escape(say('sheet-played'))} {escape(clause.adopted)}"
            for otherwise in words.set_otherwise(clause, rules(game), values):
                line += f"<br><b>{escape(otherwise)}</b>"
            parts.setdefault(clause.part, []).append(f"<li style='margin:.35em 0'>{line}</li>")
        sections = "".join(
            f"<h2>{escape(say(f'part-{part}'))}</h2><ul style='list-style:none;padding:0'>{''.join(lines)}</ul>"
            for part, lines in parts.items()
        )
        title = say("sheet-title", game=words.game_says("title"))
        return (
            f'<article lang="{self._words.code}" style="{_STYLE}"><h1>{escape(title)}</h1>'
            f"<p>{escape(words.game_says('summary'))}</p>{sections}"
            f"<h2>{escape(say('sheet-options'))}</h2>{self._settings()}"
            f"<p><small>{escape(say('sheet-trademark'))}</small></p></article>"
        )

    def _settings(self) -> str:
        say = self._words.text
        rows = []
        for option, value in self._options:
            shown = say(f"value-{str(value).lower()}") if value is None or isinstance(value, bool) else str(value)
            mark = f" ({say('sheet-changed')})" if value != option.default else ""
            rows.append(
                f"<tr><td><code>{escape(option.name)}</code></td><td>{escape(shown + mark)}</td>"
                f"<td>{escape(option.clause)}</td></tr>"
            )
        return f"<table>{''.join(rows)}</table>"

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return self._words.text("sheet-title", game=self._words.text(message_id(self._game, "title")))

    def save(self, path: str | Path) -> Path:
        """Write the sheet as a page of its own.

        Parameters
        ----------
        path:
            Where; an existing file is replaced.

        Returns
        -------
        Path
            The file.

        Raises
        ------
        OSError
            When it cannot be written.

        Examples
        --------
        >>> import tempfile
        >>> folder = tempfile.mkdtemp()
        >>> RulesSheet("cuccu").save(f"{folder}/rules.html").name
        'rules.html'
        """
        target = Path(path)
        target.write_text(
            f'<!doctype html><html lang="{self._words.code}"><meta charset="utf-8">'
            f"<title>{escape(repr(self))}</title><body>{self.html}</body></html>",
            encoding="utf-8",
        )
        return target

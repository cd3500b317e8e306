"""Small tables that show themselves, as text and as HTML."""

from __future__ import annotations

from abc import ABC, abstractmethod
from html import escape
from typing import NamedTuple

__all__ = ["Tabular", "Told"]


class Told(NamedTuple):
    """A table in words: lines above it, its rows (the first one heads the columns), lines below, and the language."""

    above: list[str]
    rows: list[list[str]]
    below: list[str]
    language: str


class Tabular(ABC):
    """Something that shows itself as a table; the columns that are texts stand at the left of their cells."""

    TEXTS: tuple[int, ...] = (0,)

    @abstractmethod
    def _told(self) -> Told:
        """Put it in words."""

    def __repr__(self) -> str:
        told = self._told()
        widths = [max(map(len, column)) for column in zip(*told.rows, strict=True)]
        rows = [
            "  ".join(
                cell.ljust(width) if place in self.TEXTS else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in told.rows
        ]
        return "\n".join([*told.above, *rows, *told.below])

    def _repr_html_(self) -> str:
        told = self._told()
        head, *rows = told.rows
        columns = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
            for row in rows
        )
        caption = "<br>".join(map(escape, told.above))
        foot = "".join(f'<tr><td colspan="{len(head)}">{escape(line)}</td></tr>' for line in told.below)
        return (
            f'<table lang="{escape(told.language)}"><caption>{caption}</caption><thead><tr>{columns}</tr></thead>'
            f"<tbody>{body}</tbody><tfoot>{foot}</tfoot></table>"
        )

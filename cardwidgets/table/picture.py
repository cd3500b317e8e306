"""The static picture and the readable text of a table: for places where no kernel runs.

Both are made from the same scene as the living table: no script, no outside address, nothing that changes from run to
run.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

__all__ = ["FOUR_COLOURS", "face_sheet", "has_suit_colours", "picture", "text"]

FOUR_COLOURS = "--cw-diamond:#1f55b5;--cw-club:#17692f"
"""What a sheet of French suits reads: diamonds blue and clubs green, both dark enough for the paper of a card."""

_CARD_WIDTH, _CARD_HEIGHT = 64, 100
_SEAT_WIDTH, _MARGIN = 128, 16


@cache
def face_sheet(game: str) -> str:
    """Return a game's sheet of card faces.

    Parameters
    ----------
    game:
        Its name.

    Returns
    -------
    str
        One SVG with a symbol for each face and the back; empty when the game has none.

    Examples
    --------
    >>> 'id="face-back"' in face_sheet("cuccu")
    True
    """
    sheet = files("cardwidgets.table").joinpath("faces", f"{game}.svg")
    return sheet.read_text(encoding="utf-8") if sheet.is_file() else ""


def has_suit_colours(game: str) -> bool:
    """Return whether a game's cards can have four colours instead of two.

    Parameters
    ----------
    game:
        Its name.

    Returns
    -------
    bool
        Whether its sheet paints diamonds and clubs in colours that can be set.

    Examples
    --------
    >>> has_suit_colours("cuccu")
    False
    """
    return "--cw-diamond" in face_sheet(game)


@cache
def _symbols(game: str) -> dict[str, str]:
    found = re.findall(r'<symbol\b[^>]*\bid="([^"]+)"[^>]*>.*?</symbol>', face_sheet(game), re.DOTALL)
    whole = re.findall(r"<symbol\b.*?</symbol>", face_sheet(game), re.DOTALL)
    return dict(zip(found, whole, strict=True))


def _needed(game: str, ids: set[str]) -> list[str]:
    """The symbols for some faces, and those that they use, in the sheet's order."""
    symbols = _symbols(game)
    wanted, todo = set(), list(ids)
    while todo:
        name = todo.pop()
        if name in symbols and name not in wanted:
            wanted.add(name)
            todo += re.findall(r'href="#([^"]+)"', symbols[name])
    return [symbol for name, symbol in symbols.items() if name in wanted]


def text(scene: Mapping[str, Any]) -> str:
    """Return a table as readable text.

    Parameters
    ----------
    scene:
        What :meth:`Session.scene` gives.

    Returns
    -------
    str
        A few lines: the title, each seat with its cards, the middle, and what the table asks.

    Examples
    --------
    >>> from cardwidgets.table.session import Session
    >>> print(text(Session("cuccu", seed=18).scene()))
    Cuccù
      You (3 lives) deciding: eight, VIII
      Bianca (3 lives) no card yet
      Carlo (3 lives) no card yet
      Dora (3 lives, Dealer) no card yet
      Pack: 39
    Your turn. Keep the eight, or ask Bianca to swap?
    """
    lines = [scene["title"], *(f"  {_one_line(line)}" for line in _said(scene))]
    for seat in scene["seats"]:
        about = ", ".join([counter["label"] for counter in seat["counters"]] + seat["badges"])
        line = f"  {_one_line(seat['name'])}" + (f" ({about})" if about else "")
        line += f" {seat['note']}" if seat["note"] else ""
        cards = [card["label"] for zone in scene["zones"] if zone["seat"] == seat["id"] for card in zone["cards"]]
        lines.append(line + (f": {', '.join(cards)}" if cards else ""))
    lines += [f"  {zone['label']}: {zone['count']}" for zone in scene["zones"] if zone["seat"] is None]
    lines.append(_one_line(scene["prompt"]))
    return "\n".join(lines)


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _said(scene: Mapping[str, Any]) -> list[str]:
    """What a lesson says at the top, and what must be said all the time."""
    return [f"{line['text']} ({line['clause']})" for line in scene["step"]] + list(scene["notices"])


def _one_line(words: str) -> str:
    return " ".join(words.split())


def picture(scene: Mapping[str, Any]) -> str:
    """Return a table as HTML with one still picture in it.

    Parameters
    ----------
    scene:
        What :meth:`Session.scene` gives.

    Returns
    -------
    str
        An ``img`` whose picture is inside its address, and whose ``alt`` is the readable text.

    Examples
    --------
    >>> from cardwidgets.table.session import Session
    >>> html = picture(Session("cuccu", seed=18).scene())
    >>> html[:40], "script" in html
    ('<img class="cardwidgets-picture" alt="Cu', False)
    """
    encoded = base64.b64encode(_drawing(scene).encode()).decode()
    return (
        f'<img class="cardwidgets-picture" alt="{escape(text(scene))}" '
        f'style="max-width:100%;height:auto" src="data:image/svg+xml;base64,{encoded}">'
    )


def _drawing(scene: Mapping[str, Any]) -> str:
    """The table as one SVG: the others in a row, the middle, the reader's own place, and the prompt."""
    own = [seat for seat in scene["seats"] if seat["you"]]
    # The next in play order sits at the reader's right when play goes anticlockwise.
    others = [seat for seat in scene["seats"] if not seat["you"]]
    row = others[::-1] if scene["direction"] == "anticlockwise" else others
    middle = [zone for zone in scene["zones"] if zone["seat"] is None]
    width = max(len(row), len(middle) + len(own), 3) * _SEAT_WIDTH + 2 * _MARGIN
    parts: list[str] = []
    used: set[str] = set()

    def card(face: str | None, x: float, y: float, mark: str) -> None:
        name = f"face-{face or 'back'}"
        used.add(name)
        fade = ' opacity="0.45"' if mark == "dead" else ""
        parts.append(f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}"{fade}/>')
        if mark == "loses":
            parts.append(
                f'<rect x="{x - 3:g}" y="{y - 3:g}" width="{_CARD_WIDTH + 6}" height="{_CARD_HEIGHT + 6}" rx="7" '
                f'fill="none" stroke="#f2b632" stroke-width="3"/>'
            )

    def words(line: str, x: float, y: float, size: int, weight: str = "normal") -> None:
        parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="middle">'
            f"{escape(_one_line(line))}</text>"
        )

    def seat_at(seat: Mapping[str, Any], centre: float, y: float) -> None:
        words(_short(seat["name"], 15), centre, y, 14, "bold")
        about = ", ".join([counter["label"] for counter in seat["counters"]] + seat["badges"])
        words(about, centre, y + 16, 11)
        cards = [card for zone in scene["zones"] if zone["seat"] == seat["id"] for card in zone["cards"]]
        step = min(_CARD_WIDTH + 6, (_SEAT_WIDTH - _CARD_WIDTH) / max(len(cards) - 1, 1))
        left = centre - (step * (len(cards) - 1) + _CARD_WIDTH) / 2
        for number, shown in enumerate(cards):
            card(shown["face"], left + step * number, y + 26, shown["mark"])
        words(seat["note"], centre, y + _CARD_HEIGHT + 42, 11)

    left = (width - len(row) * _SEAT_WIDTH) / 2 + _SEAT_WIDTH / 2
    for number, seat in enumerate(row):
        seat_at(seat, left + number * _SEAT_WIDTH, 28)
    lower = 200
    places = len(middle) + len(own)
    left = (width - places * _SEAT_WIDTH) / 2 + _SEAT_WIDTH / 2
    for number, zone in enumerate(middle):
        centre = left + number * _SEAT_WIDTH
        words(f"{zone['label']}: {zone['count']}", centre, lower, 14, "bold")
        for shown in zone["cards"]:
            card(shown["face"], centre - _CARD_WIDTH / 2, lower + 26, shown["mark"])
    for number, seat in enumerate(own, start=len(middle)):
        seat_at(seat, left + number * _SEAT_WIDTH, lower)
    lines = _wrapped(scene["prompt"], int(width / 8))
    for number, line in enumerate(lines):
        words(line, width / 2, lower + 176 + 20 * number, 15)
    small = [part for said in _said(scene) for part in _wrapped(said, int(width / 6.5))]
    for number, line in enumerate(small):
        words(line, width / 2, lower + 176 + 20 * len(lines) + 17 * number, 12)
    height = lower + 176 + 20 * len(lines) + 17 * len(small)
    defs = "".join(_needed(scene["game"], used))
    colours = f' style="{FOUR_COLOURS}"' if scene["settings"].get("four_colours") else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{colours} viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="Georgia,serif" fill="#fdf8ec"><defs>{defs}</defs>'
        f'<rect width="100%" height="100%" rx="14" fill="#24523f"/>{"".join(parts)}</svg>'
    )


def _wrapped(line: str, width: int) -> list[str]:
    lines = [""]
    for word in line.split():
        if len(lines[-1]) + len(word) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines

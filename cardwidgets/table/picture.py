"""The static picture and the readable text of a table: for places where no kernel runs.

Both are made from the same scene as the living table: no script, no outside address, nothing that changes from run to
run.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, TypeAlias

__all__ = ["FOUR_COLOURS", "face_sheet", "has_suit_colours", "picture", "text"]

FOUR_COLOURS = "--cw-diamond:#1f55b5;--cw-club:#17692f"
"""What a sheet of French suits reads: diamonds blue and clubs green, both dark enough for the paper of a card."""

_CARD_WIDTH, _CARD_HEIGHT = 64, 100
_SEAT_WIDTH, _ROW_WIDTH, _ACCOUNT_WIDTH, _MARGIN = 128, 820, 230, 16
_FEW = 6
_FELT = "#24523f"
_Seats: TypeAlias = Sequence[Mapping[str, Any]]


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
        A few lines: the title, each seat with its cards, the middle, the account of every hand if a round has just
        been scored, and what the table asks.

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
    lines = [scene["title"], *(f"  {_one_line(line)}" for line in (*_level(scene), *_said(scene)))]
    for seat in scene["seats"]:
        about = _about(seat)
        line = f"  {_one_line(seat['name'])}" + (f" ({about})" if about else "")
        line += f" {seat['note']}" if seat["note"] else ""
        zones = _zones_of(scene, seat["id"])
        if len(zones) > 1:
            lines += [line, *(f"    {_told(zone)}" for zone in zones)]
        else:
            cards = [card["label"] for zone in zones for card in zone["cards"]]
            lines.append(line + (f": {', '.join(cards)}" if cards else ""))
    for zone in _zones_of(scene, None):
        tops = [card["label"] for card in zone["cards"] if card["face"] is not None]
        lines.append(f"  {zone['label']}: {zone['count']}" + (f" ({', '.join(tops)})" if tops else ""))
    for account in scene["ledger"]:
        lines.append(f"  {_one_line(account['title'])}")
        lines += [f"    {line['text']}: {line['amount_text']} ({line['clause']})" for line in account["lines"]]
        lines.append(f"    {account['total_text']}. {account['note']}".rstrip())
    lines.append(_one_line(scene["prompt"]))
    return "\n".join(lines)


def _zones_of(scene: Mapping[str, Any], seat: int | None) -> list[dict[str, Any]]:
    return [zone for zone in scene["zones"] if zone["seat"] == seat]


def _told(zone: Mapping[str, Any]) -> str:
    """One zone of several before a seat, with its open cards."""
    cards = [card["label"] for card in zone["cards"] if card["face"] is not None]
    return f"{zone['label']}: {', '.join(cards)}" if cards else str(zone["label"])


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _level(scene: Mapping[str, Any]) -> list[str]:
    """Which level of a lesson it is, its goal, and what the try has come to."""
    level = scene["level"]
    if level is None:
        return []
    head = f"{level['lesson']}. {level['number']}"
    return [line for line in (head, level["goal"], level["before"], level["title"], level["text"]) if line]


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


class _Drawing:
    """What is drawn so far, and the faces that it needs."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.used: set[str] = set()

    def card(self, shown: Mapping[str, Any], x: float, y: float) -> None:
        name = f"face-{shown['face'] or 'back'}"
        self.used.add(name)
        fade = ' opacity="0.45"' if shown["mark"] == "dead" else ""
        place = f'x="{x:g}" y="{y:g}" width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}"'
        if fade:
            self.parts.append(f'<rect {place} rx="5" fill="{_FELT}"/>')
        self.parts.append(f'<use href="#{name}" {place}{fade}/>')
        if shown["mark"] == "loses":
            self.parts.append(
                f'<rect x="{x - 3:g}" y="{y - 3:g}" width="{_CARD_WIDTH + 6}" height="{_CARD_HEIGHT + 6}" rx="7" '
                f'fill="none" stroke="#f2b632" stroke-width="3"/>'
            )
        if shown["stands"]:
            self.badge(f"= {shown['stands']}", x + _CARD_WIDTH / 2, y + _CARD_HEIGHT / 2, "#2b2118", "#fdf8ec")

    def badge(self, line: str, x: float, y: float, back: str, ink: str) -> None:
        self.parts.append(
            f'<rect x="{x - 17:g}" y="{y - 10:g}" width="34" height="20" rx="10" fill="{back}"/>'
            f'<text x="{x:g}" y="{y + 5:g}" font-size="14" font-weight="bold" text-anchor="middle" fill="{ink}">'
            f"{escape(line)}</text>"
        )

    def words(self, line: str, x: float, y: float, size: int, weight: str = "normal", anchor: str = "middle") -> None:
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}">'
            f"{escape(_one_line(line))}</text>"
        )

    def zone(self, zone: Mapping[str, Any], x: float, y: float) -> None:
        """A pile with its number, a fan, or a hand, from its upper left corner."""
        cards = zone["cards"]
        middle = x + _CARD_WIDTH / 2
        if not cards:
            self.parts.append(
                f'<rect x="{x:g}" y="{y:g}" width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}" rx="5" '
                f'fill="none" stroke="#fdf8ec" stroke-opacity="0.4" stroke-dasharray="4 3"/>'
            )
        for number, shown in enumerate(cards):
            fan = zone["kind"] == "fan"
            step = _step(zone) * number
            self.card(shown, x if fan else x + step, y + step if fan else y)
        if zone["due"] and cards:
            self.badge(f"→ {zone['due']}", x + _CARD_WIDTH - 6, y + _CARD_HEIGHT - 2, "#e8bd57", "#2b2118")
        elif zone["due"]:
            self.words(zone["due"], middle, y + _CARD_HEIGHT / 2 + 10, 30)
        if zone["kind"] == "pile":
            self.words(str(zone["count"]), middle, y + _CARD_HEIGHT + 20, 12)


def _step(zone: Mapping[str, Any]) -> float:
    """How far each card of a fan or hand lies from the one before: closer where there are many, or many backs."""
    backs = len(zone["cards"]) > _FEW and not any(card["face"] for card in zone["cards"])
    return min(24.0 if zone["kind"] == "fan" else 8.0 if backs else 38.0, 220 / max(len(zone["cards"]) - 1, 1))


def _drawing(scene: Mapping[str, Any]) -> str:
    """The table as one SVG: the others, the middle, the reader's own place, and the prompt."""
    own = [seat for seat in scene["seats"] if seat["you"]]
    # The next in play order sits at the reader's right when play goes anticlockwise.
    others = [seat for seat in scene["seats"] if not seat["you"]]
    row = others[::-1] if scene["direction"] == "anticlockwise" else others
    drawing = _Drawing()
    many = any(len(_zones_of(scene, seat["id"])) > 1 for seat in scene["seats"])
    width, lower = (_in_rows if many else _around)(drawing, scene, row, own)
    lines = _wrapped(scene["prompt"], int(width / 8))
    for number, line in enumerate(lines):
        drawing.words(line, width / 2, lower + 20 * number, 15)
    small = [part for said in _said(scene) for part in _wrapped(said, int(width / 6.5))]
    for number, line in enumerate(small):
        drawing.words(line, width / 2, lower + 20 * len(lines) + 17 * number, 12)
    height = _ledger(drawing, scene["ledger"], width, lower + 20 * len(lines) + 17 * len(small))
    head, top = _heading(scene, width)
    defs = "".join(_needed(scene["game"], drawing.used))
    colours = f' style="{FOUR_COLOURS}"' if scene["settings"].get("four_colours") else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{colours} viewBox="0 0 {width:g} {top + height:g}" '
        f'width="{width:g}" height="{top + height:g}" font-family="Georgia,serif" fill="#fdf8ec"><defs>{defs}</defs>'
        f'<rect width="100%" height="100%" rx="14" fill="{_FELT}"/>{head}'
        f'<g transform="translate(0 {top:g})">{"".join(drawing.parts)}</g></svg>'
    )


def _heading(scene: Mapping[str, Any], width: float) -> tuple[str, float]:
    """What a lesson says above its table, and how high that is."""
    drawing, y = _Drawing(), 10.0
    for place, line in enumerate(_level(scene)):
        size, weight = (17, "bold") if place == 1 else (12, "normal")
        for part in _wrapped(line, int(width / (size * 0.54))):
            y += size + 5
            drawing.words(part, width / 2, y, size, weight)
    return "".join(drawing.parts), y if drawing.parts else 0.0


def _around(drawing: _Drawing, scene: Mapping[str, Any], row: _Seats, own: _Seats) -> tuple[float, float]:
    """Seats with one zone each: the others in a row, below it the middle and the reader. Gives width and height."""
    middle = _zones_of(scene, None)
    width = max(len(row), len(middle) + len(own), 3) * _SEAT_WIDTH + 2 * _MARGIN

    def seat_at(seat: Mapping[str, Any], centre: float, y: float) -> None:
        drawing.words(_short(seat["name"], 15), centre, y, 14, "bold")
        drawing.words(_about(seat), centre, y + 16, 11)
        cards = [card for zone in _zones_of(scene, seat["id"]) for card in zone["cards"]]
        step = min(_CARD_WIDTH + 6, (_SEAT_WIDTH - _CARD_WIDTH) / max(len(cards) - 1, 1))
        left = centre - (step * (len(cards) - 1) + _CARD_WIDTH) / 2
        for number, shown in enumerate(cards):
            drawing.card(shown, left + step * number, y + 26)
        drawing.words(seat["note"], centre, y + _CARD_HEIGHT + 42, 11)

    left = (width - len(row) * _SEAT_WIDTH) / 2 + _SEAT_WIDTH / 2
    for number, seat in enumerate(row):
        seat_at(seat, left + number * _SEAT_WIDTH, 28)
    lower = 200
    places = len(middle) + len(own)
    left = (width - places * _SEAT_WIDTH) / 2 + _SEAT_WIDTH / 2
    for number, zone in enumerate(middle):
        centre = left + number * _SEAT_WIDTH
        drawing.words(f"{zone['label']}: {zone['count']}", centre, lower, 14, "bold")
        for shown in zone["cards"]:
            drawing.card(shown, centre - _CARD_WIDTH / 2, lower + 26)
    for number, seat in enumerate(own, start=len(middle)):
        seat_at(seat, left + number * _SEAT_WIDTH, lower)
    return width, lower + 176


def _in_rows(drawing: _Drawing, scene: Mapping[str, Any], row: _Seats, own: _Seats) -> tuple[float, float]:
    """Seats with many zones: the others in rows, the middle in one, the reader's last. Gives width and height."""

    def spread(zone: Mapping[str, Any]) -> float:
        return _step(zone) * max(len(zone["cards"]) - 1, 0)

    def reach(zone: Mapping[str, Any]) -> float:
        return _CARD_WIDTH + _MARGIN + (0 if zone["kind"] == "fan" else spread(zone))

    def depth(zone: Mapping[str, Any]) -> float:
        return _CARD_HEIGHT + (spread(zone) if zone["kind"] == "fan" else 24)

    blocks = [(seat["name"], _about(seat, seat["note"]), _zones_of(scene, seat["id"])[::-1]) for seat in row]
    rows: list[list[tuple[str, str, list[dict[str, Any]]]]] = []
    used = float(_ROW_WIDTH)
    for block in blocks:
        wide = sum(map(reach, block[2])) + _MARGIN
        if used + wide > _ROW_WIDTH:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += wide
    rows.append([("", "", _zones_of(scene, None))])
    rows += [[(seat["name"], _about(seat, seat["note"]), _zones_of(scene, seat["id"]))] for seat in own]

    def breadth(blocks: Sequence[tuple[str, str, list[dict[str, Any]]]]) -> float:
        return sum(reach(zone) for _, _, zones in blocks for zone in zones) + _MARGIN * (len(blocks) - 1)

    width = max(map(breadth, rows)) + 2 * _MARGIN
    y = 28.0
    for blocks in rows:
        x = (width - breadth(blocks) + _MARGIN) / 2
        top = y + 26 * any(name for name, _, _ in blocks)
        for name, about, zones in blocks:
            middle = x + (sum(map(reach, zones)) - _MARGIN) / 2
            if name:
                drawing.words(_short(name, 40), middle, y, 14, "bold")
                drawing.words(about, middle, y + 16, 11)
            for zone in zones:
                drawing.zone(zone, x, top)
                x += reach(zone)
            x += _MARGIN
        y = top + max((depth(zone) for _, _, zones in blocks for zone in zones), default=0) + 34
    return width, y


def _ledger(drawing: _Drawing, ledger: Sequence[Mapping[str, Any]], width: float, top: float) -> float:
    """The accounts of a round side by side, as many as there is room for. Gives the height."""
    columns = max(1, min(len(ledger), int(width - _MARGIN) // _ACCOUNT_WIDTH))
    room = (width - _MARGIN) / columns - _MARGIN
    for first in range(0, len(ledger), columns):
        ends = []
        for column, account in enumerate(ledger[first : first + columns]):
            left = _MARGIN + column * (room + _MARGIN)
            y = top + 14
            drawing.words(_short(account["title"], int(room / 7)), left, y, 14, "bold", "start")
            for line in account["lines"]:
                drawing.words(line["amount_text"], left + room, y + 18, 12, anchor="end")
                for part in _wrapped(line["text"], int((room - 56) / 6.2)):
                    y += 18
                    drawing.words(part, left, y, 12, anchor="start")
            drawing.words(account["total_text"], left + room, y + 20, 12, "bold", "end")
            drawing.words(account["note"], left + room, y + 37, 11, anchor="end")
            ends.append(y + 52)
        top = max(ends)
    return top


def _about(seat: Mapping[str, Any], *more: str) -> str:
    """What stands beside a name: counters and titles."""
    return ", ".join(filter(None, [*(counter["label"] for counter in seat["counters"]), *seat["badges"], *more]))


def _wrapped(line: str, width: int) -> list[str]:
    lines = [""]
    for word in line.split():
        if len(lines[-1]) + len(word) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines

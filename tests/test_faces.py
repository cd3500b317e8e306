"""The sheets of card faces: whole, small, self-contained, and safe to put into a page."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardwidgets.engine._monopoly_card_game_worth import GROUPS, HOUSES, TOKENS

SVG = "{http://www.w3.org/2000/svg}"
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
SUITS = {"S": "--cw-ink", "H": "--cw-red", "D": "--cw-diamond", "C": "--cw-club"}
SHEETS = Path(__file__).parent.parent / "cardwidgets" / "table" / "faces"
FACES = {
    "cuccu": {
        *("fool", "lion", "mask", "bucket", "zero"),
        *map(str, range(1, 11)),
        *("inn", "cat", "horse", "hunter", "cuckoo"),
    },
    "monopoly_card_game": {
        *(code for codes in GROUPS.values() for code in codes),
        *HOUSES,
        *TOKENS,
        "HT",
        "GO",
        "MR",
        "CH",
    },
    "spite_and_malice": {rank + suit for rank in RANKS for suit in SUITS},
}
SIGNS = dict(zip(GROUPS, "12345678RU", strict=True))
FURTHER_PAINTS = {"plum", "sky", "rose", "orange"}
NAMES = {
    "dark_purple": ("Mediterranean", "Baltic"),
    "light_blue": ("Oriental", "Vermont", "Connecticut"),
    "light_purple": ("St. Charles", "States", "Virginia"),
    "orange": ("St. James", "Tennessee", "New York"),
    "red": ("Kentucky", "Indiana", "Illinois"),
    "yellow": ("Atlantic", "Ventnor", "Marvin Gardens"),
    "green": ("Pacific", "North Carolina", "Pennsylvania"),
    "dark_blue": ("Park Place", "Boardwalk"),
    "railroads": ("Reading", "Pennsylvania", "B. & O.", "Short Line"),
    "utilities": ("Electric Co.", "Water Works"),
}
PLACES = dict(zip(GROUPS, ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "R", "U"), strict=True))
LARGEST = 25_000
ELEMENTS = {"svg", "symbol", "use", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text"}
PAINT = re.compile(
    r"none|currentColor"
    r"|var\(--cw-(?:ink|paper|red|blue|gold|green|diamond|club|plum|sky|rose|orange),#[0-9a-f]{6}\)"
)
every_sheet = pytest.mark.parametrize("game", sorted(path.stem for path in SHEETS.glob("*.svg")))
every_group = pytest.mark.parametrize("group", GROUPS)
every_french_sheet = pytest.mark.parametrize(
    "game", [game for game, codes in FACES.items() if codes == {rank + suit for rank in RANKS for suit in SUITS}]
)


def source(game: str) -> str:
    """The text of a sheet."""
    return (SHEETS / f"{game}.svg").read_text(encoding="utf-8")


def symbols(game: str) -> dict[str, ElementTree.Element]:
    """The symbols of a sheet by their ids."""
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(source(game))}


def used(symbol: ElementTree.Element) -> list[str]:
    """The ids that a symbol draws with, as they stand after the hash."""
    return [use.attrib["href"].removeprefix("#") for use in symbol.iter(f"{SVG}use")]


def drawn_by(drawn: dict[str, ElementTree.Element], name: str) -> Counter[str]:
    """How often a symbol draws each part, itself or through other parts."""
    total: Counter[str] = Counter()
    for part in used(drawn[name]):
        total += Counter([part]) + drawn_by(drawn, part)
    return total


@every_sheet
def test_it_has_exactly_the_faces_of_the_pack_and_the_back(game: str) -> None:
    """A missing face would be an empty card, a further one a misspelt code."""
    faces = {name.removeprefix("face-") for name in symbols(game) if name.startswith("face-")}
    assert faces == FACES[game] | {"back"}


@every_sheet
def test_it_is_small(game: str) -> None:
    """The sheet travels to the browser with every table."""
    assert len(source(game).encode()) <= LARGEST


@every_sheet
def test_it_holds_nothing_but_drawings(game: str) -> None:
    """No script, style sheet, handler, picture or address: the front end puts the sheet into the page as it is."""
    for element in ElementTree.fromstring(source(game)).iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on")
            assert "url(" not in value
            assert ":" not in value or name == "style"
            assert name != "href" or value.startswith("#part-")
    assert Counter(re.findall(r"https?:[^\"]*", source(game))) == {"http://www.w3.org/2000/svg": 1}


@every_sheet
def test_its_ids_are_unique_and_of_two_kinds(game: str) -> None:
    """A face is ``face-<code>``, anything shared is ``part-<name>``: no clash with ids of the page."""
    ids = re.findall(r'\bid="([^"]*)"', source(game))
    assert len(ids) == len(set(ids)) == len(symbols(game))
    assert all(name.startswith(("face-", "part-")) for name in ids)


@every_sheet
def test_each_use_is_of_a_part_of_the_same_sheet(game: str) -> None:
    """A single face can be lifted out with the parts that it uses, which never lead back to themselves."""
    drawn = symbols(game)
    for name in drawn:
        todo, seen = [(name, frozenset({name}))], 0
        while todo:
            at, path = todo.pop()
            for part in used(drawn[at]):
                assert part in drawn
                assert part not in path
                todo.append((part, path | {part}))
                seen += 1
        assert seen > 0 or name.startswith("part-")


@every_sheet
def test_no_part_lies_idle(game: str) -> None:
    """Each part is drawn by something, else it only costs bytes."""
    drawn = symbols(game)
    parts = {name for name in drawn if name.startswith("part-")}
    assert parts == {part for symbol in drawn.values() for part in used(symbol)}


@every_sheet
def test_all_faces_have_one_shape(game: str) -> None:
    """Every face fills the same box, so that cards lie flush."""
    boxes = {symbol.get("viewBox") for name, symbol in symbols(game).items() if name.startswith("face-")}
    assert boxes == {"0 0 100 156"}


@every_sheet
def test_colours_can_be_set_from_outside(game: str) -> None:
    """Every colour is one of the named ones, always with the same fallback."""
    fallbacks = set()
    for element in ElementTree.fromstring(source(game)).iter():
        for name in ("fill", "stroke", "color"):
            value = element.get(name, "none")
            assert PAINT.fullmatch(value), value
            fallbacks.update(re.findall(r"var\((.*?),(.*?)\)", value))
    assert len(fallbacks) == len(dict(fallbacks))


@every_sheet
def test_no_two_faces_are_drawn_alike(game: str) -> None:
    """Two cards that look the same could not be told apart."""
    faces = [symbol for name, symbol in symbols(game).items() if name.startswith("face-")]
    drawings = {re.sub(rb' id="[^"]*"', b"", ElementTree.tostring(face)) for face in faces}
    assert len(drawings) == len(faces)


@every_sheet
def test_one_symbol_stands_on_each_line(game: str) -> None:
    """So that a change to one card is a change to one line."""
    first, *lines, last = source(game).splitlines()
    assert (first[:4], last) == ("<svg", "</svg>")
    assert all(line.startswith("<symbol ") and line.endswith("</symbol>") for line in lines)
    assert all(line.count("<symbol ") == 1 for line in lines)


@every_french_sheet
def test_each_suit_is_painted_in_its_own_colour(game: str) -> None:
    """So that a table in four colours recolours two whole suits, and nothing besides."""
    for name, symbol in symbols(game).items():
        code = name.removeprefix("face-")
        own = SUITS[code[-1]] if code in FACES[game] else ""
        assert symbol.get("color", "").startswith(f"var({own}," if own else "")
        found = set(re.findall(r"--cw-(?:diamond|club)\b", ElementTree.tostring(symbol, encoding="unicode")))
        assert found <= {own}


@every_french_sheet
def test_each_index_says_what_the_card_is(game: str) -> None:
    """A face with another card's rank or suit in its corners would be mislabelled."""
    drawn = symbols(game)
    for code in FACES[game]:
        parts = drawn_by(drawn, f"face-{code}")
        assert [rank for rank in RANKS if f"part-{rank}" in parts] == [code[:-1]]
        assert [suit for suit in SUITS if f"part-{suit}" in parts] == [code[-1]]
        assert parts[f"part-{code[-1]}0"] == 1


@every_french_sheet
def test_each_number_card_has_as_many_pips_as_it_says(game: str) -> None:
    """Besides the four in its corners, which are all that ``part-<suit>0`` draws."""
    drawn = symbols(game)
    for code in FACES[game]:
        rank, suit = code[:-1], code[-1]
        pips = drawn_by(drawn, f"face-{code}")[f"part-{suit}"] - drawn_by(drawn, f"part-{suit}0")[f"part-{suit}"]
        assert drawn_by(drawn, f"part-{suit}0")[f"part-{suit}"] == 4
        assert not rank.isdigit() or pips == int(rank)


def texts(symbol: ElementTree.Element) -> list[ElementTree.Element]:
    """What a symbol has in letters of a font."""
    return list(symbol.iter(f"{SVG}text"))


def within(drawn: dict[str, ElementTree.Element], name: str) -> set[str]:
    """The colours, by name, of a symbol and of all that it draws."""
    parts = [drawn[name], *(drawn[part] for part in drawn_by(drawn, name))]
    return set(re.findall(r"--cw-(\w+)", "".join(ElementTree.tostring(part, encoding="unicode") for part in parts)))


@every_group
def test_a_property_shows_its_group_without_colour(group: str) -> None:
    """The emblem stands on the band, and no other group's anywhere; utilities have a bulb and a tap in the middle."""
    drawn = symbols("monopoly_card_game")
    emblem = f"part-e{SIGNS[group]}"
    for code in GROUPS[group]:
        parts = drawn_by(drawn, f"face-{code}")
        assert [part for part in parts if part.startswith("part-e")] == [emblem]
        assert parts[emblem] == (1 if group == "utilities" else 2)
        assert parts[f"part-g{SIGNS[group]}"] == 1


def test_no_two_groups_have_one_pattern() -> None:
    """Seen without colour and without the emblem, the bands still differ."""
    drawn = symbols("monopoly_card_game")
    bands = [
        tuple((path.get("d"), path.get("stroke-dasharray")) for path in drawn[f"part-g{sign}"].findall(f"{SVG}path"))
        for sign in SIGNS.values()
    ]
    assert len(set(bands)) == len(SIGNS)


def test_each_group_has_its_own_colour() -> None:
    """Ten bands, ten paints; the four further names colour nothing of another game's sheet."""
    drawn = symbols("monopoly_card_game")
    assert len({drawn[f"part-g{sign}"].get("fill") for sign in SIGNS.values()}) == len(SIGNS)
    for game in FACES:
        others = {name for symbol in symbols(game) for name in within(symbols(game), symbol)}
        assert not others & FURTHER_PAINTS or game == "monopoly_card_game"


@every_group
def test_a_property_says_how_many_cards_its_group_has_and_names_them(group: str) -> None:
    """The disc has the number, the list the names from the cheapest on."""
    said = [text.text for text in texts(symbols("monopoly_card_game")[f"part-g{SIGNS[group]}"])]
    assert said == [*NAMES[group], str(len(GROUPS[group])), PLACES[group]]


@every_group
def test_a_property_says_which_card_of_its_group_it_is(group: str) -> None:
    """The tag frames the line of the list with its own name, and the letters in the band spell its code."""
    drawn = symbols("monopoly_card_game")
    names = texts(drawn[f"part-g{SIGNS[group]}"])
    top, bottom = 85.5, 96.5
    for number, code in enumerate(GROUPS[group]):
        uses = list(drawn[f"face-{code}"].iter(f"{SVG}use"))
        assert "".join(use.attrib["href"][-1] for use in uses[1:4]) == code
        assert [float(use.get("x", 0)) for use in uses[1:4]] == sorted({float(use.get("x", 0)) for use in uses[1:4]})
        (tag,) = (use for use in uses if use.get("href") == "#part-tag")
        foot = float(names[number].attrib["y"])
        assert top < foot - float(tag.get("y", 0)) < bottom


@pytest.mark.parametrize("code", HOUSES)
def test_a_house_card_shows_as_many_houses_as_its_number(code: str) -> None:
    """House three has three houses."""
    assert drawn_by(symbols("monopoly_card_game"), f"face-{code}")["part-house"] == int(code[1])


def test_no_amount_of_money_stands_on_a_card() -> None:
    """Every amount is an option of the match: what is printed could be wrong."""
    said = [text.text or "" for symbol in symbols("monopoly_card_game").values() for text in texts(symbol)]
    assert not [words for words in said if "$" in words or re.search(r"\d\d", words)]

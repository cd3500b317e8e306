"""The still picture and the readable text: for places without a kernel, a browser or eyes."""

from __future__ import annotations

import base64
import html
import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine.game import Illegal
from cardwidgets.table.picture import face_sheet, picture, text
from cardwidgets.table.session import Session

SVG = "{http://www.w3.org/2000/svg}"
STILL = """
from cardwidgets.table.picture import picture, text
from cardwidgets.table.session import Session
session = Session("cuccu", seed=18, opponents="regular")
session.act("exchange")
session.settle()
print(text(session.scene()), picture(session.scene()))
"""


def drawing(session: Session) -> str:
    """The SVG inside a picture."""
    pattern = r'<img class="[a-z-]+" alt="([^"<>]*)" style="[^"]*" src="data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)">'
    found = re.fullmatch(pattern, picture(session.scene()))
    assert found is not None
    assert html.unescape(found[1]) == text(session.scene())
    return base64.b64decode(found[2]).decode()


def played(**settings: object) -> Session:
    session = Session("cuccu", **{"seed": 18, **settings})  # type: ignore[arg-type]
    session.act("exchange")
    session.settle()
    return session


@pytest.mark.parametrize("players", [2, 4, 8])
def test_picture_is_still_and_alone(players: int) -> None:
    for session in (Session("cuccu", seed=18, options={"players": players}), played()):
        svg = drawing(session)
        root = ElementTree.fromstring(svg)
        assert not [one.tag for one in root.iter() if one.tag in {f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject"}]
        for one in root.iter():
            for name, value in one.attrib.items():
                assert not name.lower().startswith("on")
                assert "://" not in value
                assert not name.endswith("href") or value.startswith("#")
        ids = {one.get("id") for one in root.iter()}
        assert {value[1:] for one in root.iter(f"{SVG}use") if (value := one.get("href"))} <= ids
        assert not re.search(r"url\((?!#)", svg)


def test_picture_carries_only_the_faces_that_are_shown() -> None:
    svg = drawing(Session("cuccu", seed=18))
    assert set(re.findall(r'id="face-([^"]+)"', svg)) == {"8", "back"}
    assert len(svg) < len(face_sheet("cuccu"))


def test_picture_and_text_are_the_same_in_every_process() -> None:
    said = set()
    for hash_seed in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", STILL],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        said.add(done.stdout)
    assert len(said) == 1


def test_text_says_what_is_on_the_table() -> None:
    said = text(played().scene())
    lines = said.splitlines()
    assert lines[0] == "Cuccù"
    assert [line.split()[0] for line in lines[1:5]] == ["You", "Bianca", "Carlo", "Dora"]
    assert lines[5].startswith("  Pack: ")
    assert all("face-down" not in line for line in lines)
    hidden = text(
        Session("cuccu", seed=18, position={"pack_bottom_first": ["9"], "dealer": 0, "lives": [3, 3]}).scene()
    )
    assert "cuckoo" not in hidden


NASTY = st.sampled_from(
    [
        "<script>alert(1)</script>",
        '" onerror="alert(1)',
        "'><img src=x>",
        "&amp;<",
        "]]>",
        "--><b>",
        "\u202eabc",
        "a\nb",
        "\x0b",
    ]
)


@settings(max_examples=120, deadline=None)
@given(names=st.lists(NASTY | st.text(min_size=1, max_size=60), min_size=1, max_size=4))
def test_names_are_text(names: list[str]) -> None:
    """Whatever the names, the picture is one image with well-formed drawing and alternative text."""
    try:
        session = played(names=names)
    except Illegal:
        assert any(not name.strip() or not name.isprintable() for name in names), names
        return
    root = ElementTree.fromstring(drawing(session))
    assert f"{SVG}script" not in {one.tag for one in root.iter()}
    assert len(text(session.scene()).splitlines()) == 7


def test_notebook_without_a_screen_shows_picture_and_text() -> None:
    import cardwidgets

    table = cardwidgets.Cuccu(seed=18)
    data, metadata = table._repr_mimebundle_()
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "text/plain", "text/html"}
    assert metadata is not None
    assert data["text/plain"] == str(table) == repr(table)
    assert data["text/html"].startswith("<img ")
    table.close()

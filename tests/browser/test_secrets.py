"""What a person may not know is nowhere: not on the page, not on its wires, not in the saved file."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from states import HIDDEN, SEED, SOURCE

if TYPE_CHECKING:
    from driver import Lab, Notebook

pytestmark = pytest.mark.browser

SAVE_STATE = "@jupyter-widgets/jupyterlab-manager:saveWidgetState"
EVERYTHING = """selector => {
  const parts = [];
  const walk = node => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.data);
    if (node.nodeType === Node.ELEMENT_NODE) {
      // The sheet has every face, and the tagline names some, whatever lies on the table.
      if (node.matches("[data-faces], .about")) return;
      for (const {name, value} of node.attributes) parts.push(`${name}="${value}"`);
      if (node.shadowRoot) walk(node.shadowRoot);
    }
    node.childNodes.forEach(walk);
  };
  walk(document.querySelector(selector));
  return parts.join("\\n");
}"""
SPELLINGS = (
    str(SEED),
    f"{SEED:,}",
    f"{SEED:x}",
    f"{SEED:o}",
    str(float(SEED)),
    base64.b64encode(str(SEED).encode()).decode(),
)


@pytest.fixture(scope="module")
def notebook(lab: Lab) -> Iterator[Notebook]:
    """Give a table at which opponents hold cards that the reader has not seen, saved with the state of widgets."""
    (lab.folder / "hidden_table.py").write_text(SOURCE)
    with lab.notebook("import hidden_table\ntable = hidden_table.hidden(pace='slow')\ntable") as notebook:
        table = notebook.table()
        # Whatever a person can do without ending the round.
        table.action("exchange").focus()
        table.setting("pace").select_option("off")
        table.after(0)
        notebook.do(SAVE_STATE)
        notebook.do("docmanager:save")
        notebook.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
        yield notebook


def named(face: str, text: str) -> bool:
    return re.search(rf"\b{face}\b", text, re.IGNORECASE) is not None


def frames(notebook: Notebook) -> list[str]:
    return [frame if isinstance(frame, str) else frame.decode("utf-8", "replace") for frame in notebook.frames]


def faces_told(value: Any) -> Iterator[str]:
    """Every face that stands as data anywhere in a value."""
    if isinstance(value, dict):
        if isinstance(value.get("face"), str):
            yield value["face"]
        for part in value.values():
            yield from faces_told(part)
    if isinstance(value, list):
        for part in value:
            yield from faces_told(part)


def values(text: str) -> Iterator[Any]:
    """Every JSON object that begins somewhere in a frame and is not inside another."""
    decoder = json.JSONDecoder()
    at = text.find("{")
    while at >= 0:
        try:
            value, at = decoder.raw_decode(text, at)
            yield value
        except ValueError:
            at += 1
        at = text.find("{", at)


def test_saved_file(notebook: Notebook) -> None:
    saved = notebook.file.read_text()
    book = json.loads(saved)
    states = book["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    views = [state["state"]["view"] for state in states.values() if "view" in state["state"]]
    assert len(views) == 1
    assert set(faces_told(views[0])) == {"5"}
    outputs = json.dumps(book["cells"][0]["outputs"])
    picture = re.search(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)", outputs)
    assert picture is not None
    drawn = base64.b64decode(picture[1]).decode()
    assert 'id="face-5"' in drawn
    for face in HIDDEN:
        assert f"face-{face}" not in drawn
        assert not named(face, outputs)
        assert not named(face, json.dumps([{**view, "strings": {}, "tagline": "", "now": []} for view in views]))
    for spelling in SPELLINGS:
        assert spelling not in saved
        assert spelling not in drawn


def test_page(notebook: Notebook) -> None:
    everything = notebook.page.evaluate(EVERYTHING, "html")
    table = notebook.page.evaluate(EVERYTHING, "[data-cardwidgets=table]")
    assert "Bianca" in everything
    assert 'data-face="5"' in everything
    for face in HIDDEN:
        assert f'data-face="{face}"' not in everything
        assert f"#face-{face}" not in everything
        assert not named(face, table)
    for spelling in SPELLINGS:
        assert spelling not in everything


def test_wires(notebook: Notebook) -> None:
    sent = frames(notebook)
    told = [face for frame in sent for value in values(frame) for face in faces_told(value)]
    assert set(told) == {"5"}
    whole = "\n".join(sent)
    assert '"display_data"' in whole or '"execute_result"' in whole
    for spelling in SPELLINGS:
        assert spelling not in whole


def test_no_request_leaves_the_machine(notebook: Notebook) -> None:
    hosts = {urlsplit(address).hostname for address in notebook.requests if not address.startswith(("data:", "blob:"))}
    assert hosts == {"127.0.0.1"}
    assert any("/api/kernels/" in address and address.startswith("ws") for address in notebook.requests)


def test_code_alone_is_kept_and_does_not_spell_the_seed(notebook: Notebook) -> None:
    """The last of them, because it ends the round."""
    table = notebook.table()
    table.action("keep").click()
    notebook.page.wait_for_function("() => Object.keys(localStorage).some(key => key.startsWith('cardwidgets:'))")
    kept = notebook.page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('cardwidgets:'))"
    )
    assert all(value.startswith("cuccu.1.") for _, value in kept)
    notebook.do("docmanager:save")
    whole = "\n".join(
        [*frames(notebook), json.dumps(kept), notebook.file.read_text(), notebook.page.evaluate(EVERYTHING, "html")]
    )
    assert "cuccu.1." in whole
    for spelling in SPELLINGS:
        assert spelling not in whole


def test_names_with_markup_are_text(lab: Lab) -> None:
    names = [
        "<img src=x onerror=window.hacked=1>",
        "<script>window.hacked=2</script>",
        "\"'><svg onload=window.hacked=3>",
        "{{constructor}} &amp; `${1}`",
    ]
    with lab.notebook(
        f"import cardwidgets\ntable = cardwidgets.Cuccu(seed=18, pace='off', names={names!r})\ntable"
    ) as notebook:
        table = notebook.table()
        table.action("exchange").click()
        table.after(0)
        table.quiet()
        assert table.texts(".name") == [*names[1:], names[0]]
        assert table.root.evaluate("root => root.querySelectorAll('script, img, .name *, .prompt *').length") == 0
        assert any(names[1] in line for line in table.texts("[data-log] li"))
        # The still picture, as a page without a kernel shows it.
        still = notebook.ask("table._repr_mimebundle_()[0]['text/html']")
        other = notebook.context.new_page()
        other.set_content(still)
        assert other.locator("img").count() == 1
        assert names[0] in (other.locator("img").get_attribute("alt") or "")
        other.wait_for_function("() => document.images[0].complete && document.images[0].naturalWidth > 300")
        for page in (notebook.page, other):
            assert page.evaluate("() => window.hacked") is None

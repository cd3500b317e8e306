"""Run the notebooks and keep what they print: ``python tests/run_notebooks.py [--check] [NOTEBOOK ...]``.

The notebooks themselves are the source: edit the cells in JupyterLab or in any editor, then run this. It executes
every cell in order and writes the file back with execution counts, texts and still pictures, and with nothing that
belongs to one session: no widget state, no ids of models, no times. The same cells always give the same bytes, but for
the points of charts, which are left as they are while the rest is the same.

It also draws the pictures in ``notebooks/pictures`` from the sheets of card faces. With ``--check`` it writes nothing,
and says what is out of date.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from cardwidgets.engine.cuccu import FOOL, RANK
from cardwidgets.rulebook import language
from cardwidgets.table.picture import face_sheet

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
KEPT = ("text/plain", "text/html", "image/png")
"""What stays of a rich output: a reader without a kernel sees tables and charts, and no broken widget."""
CHART = re.compile(r'(?<="image/png": )"[^"]*"')
"""The points of a chart."""

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def executed(path: Path) -> str:
    """Run a notebook in a kernel of its own; return the file as it should be.

    Raises ``CellExecutionError`` at the first cell that fails.
    """
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    folder = {"metadata": {"path": str(path.parent)}}
    client = NotebookClient(notebook, timeout=120, kernel_name="python3", resources=folder, coalesce_streams=True)
    client.execute()
    for cell in notebook.cells:
        cell.metadata = {}
        for output in cell.get("outputs", []):
            if "data" in output:
                output["data"] = {kind: output["data"][kind] for kind in KEPT if kind in output["data"]}
                output["metadata"] = {}
    notebook.metadata = METADATA
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    nbformat.validate(notebook)
    return str(nbformat.writes(notebook)) + "\n"


def same(one: str, other: str) -> bool:
    """Tell whether two files are the same, but for the points of charts: other versions draw a line otherwise."""
    return CHART.sub("", one) == CHART.sub("", other)


def cuccu_cards() -> str:
    """All kinds of card of Cuccù in one picture, from low to high, the fool apart."""
    say = language("en").text
    width, height, step, row, top = 92, 144, 104, 214, 24
    parts = [face_sheet("cuccu").partition(">")[2].rpartition("</svg>")[0]]
    for place, face in enumerate([*RANK, FOOL]):
        x, y = 20 + step * (place % 10) + (24 if face == FOOL else 0), top + row * (place // 10)
        parts.append(f'<use href="#face-{face}" x="{x}" y="{y}" width="{width}" height="{height}"/>')
        name, number = say(f"cuccu-card-{face}"), say(f"cuccu-card-{face}.numeral")
        for line, text, size in ((20, name, 15), (40, number, 15)):
            middle, below = x + width / 2, y + height + line
            parts.append(f'<text x="{middle:g}" y="{below}" font-size="{size}" text-anchor="middle">{text}</text>')
    whole, deep = 20 + step * 10 + 32, top + row * 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {deep}" width="{whole}" height="{deep}" '
        f'font-family="Georgia,serif" fill="#fdf8ec"><rect width="100%" height="100%" rx="14" fill="#24523f"/>\n'
        f"{''.join(parts)}</svg>\n"
    )


def spite_and_malice_table() -> str:
    """The places of Spite & Malice in the middle of a round, with their names."""
    wide, high, step = 58, 90, 70
    parts = [face_sheet("spite_and_malice").partition(">")[2].rpartition("</svg>")[0]]

    def lay(stacks: Sequence[str], x: int, y: int, across: int) -> None:
        """Lay stacks side by side; the cards of each fan out downwards, and an empty one is only a place."""
        for place, stack in enumerate(stacks):
            left = x + across * place
            if not stack:
                parts.append(
                    f'<rect x="{left}" y="{y}" width="{wide}" height="{high}" rx="5" fill="none" '
                    f'stroke="#fdf8ec" stroke-opacity=".5" stroke-dasharray="4 3"/>'
                )
            for down, face in enumerate(stack.split()):
                size = f'width="{wide}" height="{high}"'
                parts.append(f'<use href="#face-{face}" x="{left}" y="{y + 18 * down}" {size}/>')

    def name(words: str, middle: int, y: int) -> None:
        parts.append(f'<text x="{middle}" y="{y}" font-size="15" text-anchor="middle">{words}</text>')

    for y, stacks, left, across, words, middle in (
        (44, ["back"] * 5, 24, 30, "Bianca’s hand", 113),
        (44, ["", "", "10S", "QD JC"], 236, step, "Bianca’s side stacks", 370),
        (44, ["6D"], 540, step, "her payoff pile", 569),
        (196, ["back"], 171, step, "stock", 200),
        (196, ["4C", "AD", ""], 271, step, "centre stacks", 370),
        (338, ["9H"], 36, step, "your payoff pile", 65),
        (338, ["KS JH 10D", "7C", "QS", ""], 120, step, "your side stacks", 254),
        (338, ["2C", "5H", "8S", "JD", "KC"], 424, 34, "your hand", 521),
    ):
        lay(stacks, left, y, across)
        name(words, middle, y - 12)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 644 486" width="644" height="486" '
        f'font-family="Georgia,serif" fill="#fdf8ec"><rect width="100%" height="100%" rx="14" fill="#24523f"/>\n'
        f"{''.join(parts)}</svg>\n"
    )


PICTURES = {
    "pictures/cuccu_cards.svg": cuccu_cards,
    "pictures/spite_and_malice_table.svg": spite_and_malice_table,
}
"""Pictures beside the notebooks, and what draws them."""


def main(argv: Sequence[str]) -> int:
    """Bring notebooks and pictures up to date; 1 when ``--check`` finds one that is not."""
    parser = argparse.ArgumentParser(prog="python tests/run_notebooks.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, say what is out of date")
    parser.add_argument("notebooks", nargs="*", type=Path, help="all of them, unless some are named")
    wanted = parser.parse_args(argv)
    paths: list[Path] = wanted.notebooks or sorted(NOTEBOOKS.glob("*.ipynb"))
    made = {NOTEBOOKS / name: draw() for name, draw in PICTURES.items()} | {path: executed(path) for path in paths}
    stale = [
        path for path, text in made.items() if not path.is_file() or not same(path.read_text(encoding="utf-8"), text)
    ]
    for path in stale:
        if wanted.check:
            before = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
            changes = difflib.unified_diff(before, made[path].splitlines(), "before", "now", lineterm="", n=0)
            print(f"{path.name} is out of date", *[line[:160] for line in changes], sep="\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(made[path], encoding="utf-8")
            print(f"{path.name} written")
    return int(wanted.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

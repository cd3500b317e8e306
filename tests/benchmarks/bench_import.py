"""How long imports take in fresh interpreters, and how large the bundle is."""

from __future__ import annotations

import base64
import re
import statistics
import subprocess
import sys
import zlib

from cardwidgets.table.widget import Table

__all__ = ["bundle", "loads_numpy", "milliseconds"]

PROGRAM = "import time; begin = time.perf_counter(); {statement}; print(1000 * (time.perf_counter() - begin))"


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


def milliseconds(statements: list[str], times: int) -> dict[str, float]:
    """Medians of fresh interpreters, all statements in turns."""
    taken: dict[str, list[float]] = {statement: [] for statement in statements}
    for _ in range(times):
        for statement, found in taken.items():
            found.append(float(run(PROGRAM.format(statement=statement))))
    return {statement: statistics.median(found) for statement, found in taken.items()}


def loads_numpy(statement: str) -> bool:
    return run(f"import sys; {statement}; print('numpy' in sys.modules)").strip() == "True"


def bundle() -> tuple[int, int]:
    """Bytes of ``_esm`` as each table carries them, and of the code that it unpacks."""
    text = str(Table._esm)
    packed = max(re.findall(r'"([\w+/=]+)"', text), key=len)
    return len(text.encode()), len(zlib.decompress(base64.b64decode(packed), wbits=-15))

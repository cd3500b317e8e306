"""A Jupyter server in a process of its own, for the tests that need one."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import websocket

TOKEN = "T"
KERNEL_IS_IDLE = """() => {
  const kernel = window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel;
  return kernel && kernel.connectionStatus === "connected" && kernel.status === "idle";
}"""
"""To be true in a page that was started with ``--expose-app-in-browser``: a notebook is open and can run."""


@dataclass
class Server:
    """Where a server answers, and what it has said."""

    address: str
    log: Path

    def url(self, path: str) -> str:
        return f"{self.address}{path}?token={TOKEN}"

    def said(self) -> str:
        return self.log.read_text()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextlib.contextmanager
def serving(
    command: Sequence[str], port: int, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> Iterator[Server]:
    """Run a command that starts Jupyter at `port` with the token `TOKEN`; stop it at the end."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"http://127.0.0.1:{port}", Path(folder, "log"))
        with server.log.open("w") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=env or os.environ, cwd=cwd
            )
        try:
            deadline = time.monotonic() + 60
            while True:
                with contextlib.suppress(OSError), urllib.request.urlopen(server.url("/api/status")):
                    break
                assert process.poll() is None, server.said()
                assert time.monotonic() < deadline, f"no answer within a minute\n{server.said()}"
                time.sleep(0.1)
            yield server
        finally:
            process.terminate()
            process.wait(timeout=30)


def milliseconds_of_an_answer(server: Server) -> float:
    """Median of round trips to a new kernel, until the second and third of the messages it sends have come."""
    request = urllib.request.Request(server.url("/api/kernels"), b'{"name": "python3"}')
    request.add_header("Authorization", f"token {TOKEN}")
    with urllib.request.urlopen(request) as answer:
        kernel = json.load(answer)["id"]
    session = uuid.uuid4().hex
    place = server.url(f"/api/kernels/{kernel}/channels").replace("http", "ws", 1)
    wire = websocket.create_connection(f"{place}&session_id={session}", timeout=60)
    times = []
    try:
        for number in range(60):
            name = f"{session}-{number}"
            begin = time.perf_counter()
            wire.send(json.dumps(kernel_info_request(name, session)))
            seen: set[str] = set()
            while not {"kernel_info_reply", "idle"} <= seen:
                message = json.loads(wire.recv())
                if message["parent_header"].get("msg_id") == name:
                    seen |= {message["msg_type"], message["content"].get("execution_state", "")}
            times.append(1000 * (time.perf_counter() - begin))
    finally:
        wire.close()
    return statistics.median(times[20:])


def kernel_info_request(name: str, session: str) -> dict[str, Any]:
    header = {"msg_id": name, "msg_type": "kernel_info_request", "session": session, "username": "", "version": "5.3"}
    return {"header": header, "parent_header": {}, "metadata": {}, "content": {}, "channel": "shell"}

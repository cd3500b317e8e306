"""The kernel's websocket: a page that is closed while something is on its way to it is no fault; all else is."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tornado.websocket import WebSocketClosedError

from cardwidgets.low_latency import LowLatencyConnection


class Page:
    """A browser's end: what was sent to it, and what goes wrong, at once or on the way."""

    def __init__(self, now: Exception | None = None, later: Exception | None = None) -> None:
        self.now, self.later = now, later
        self.sent: list[tuple[Any, bool]] = []

    def write_message(self, message: Any, binary: bool = False) -> asyncio.Task[None]:
        self.sent.append((message, binary))
        if self.now is not None:
            raise self.now
        return asyncio.ensure_future(self._arrive())

    async def _arrive(self) -> None:
        if self.later is not None:
            raise self.later


class Connection(LowLatencyConnection):
    """The connection with nothing but a page at its end."""

    websocket_handler: Any = None

    def __init__(self, page: Page) -> None:
        self.websocket_handler = page


async def complaints(page: Page) -> list[str]:
    """What the event loop complains of when two messages are sent."""
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(repr(context.get("exception"))))
    connection = Connection(page)
    connection.write_message("{}")
    connection.write_message(b"{}", binary=True)
    for _ in range(3):
        await asyncio.sleep(0)
    assert page.sent == [("{}", False), (b"{}", True)]
    return heard


@pytest.mark.parametrize("page", [Page(), Page(now=WebSocketClosedError()), Page(later=WebSocketClosedError())])
def test_a_closed_page_is_nothing_to_complain_of(page: Page) -> None:
    assert asyncio.run(complaints(page)) == []


def test_another_fault_is_said() -> None:
    assert asyncio.run(complaints(Page(later=ValueError("odd")))) == ["ValueError('odd')"] * 2
    with pytest.raises(ValueError, match="odd"):
        asyncio.run(complaints(Page(now=ValueError("odd"))))

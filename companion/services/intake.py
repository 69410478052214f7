"""Files on their way in from a browser, and large ones out to it: each by a request of its own, piece by piece.

Through the page's own socket a file would have to go as one message. On its way in the socket breaks where that is
large; on its way out the whole page does, at about a hundred megabytes (measured with Chromium).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final

LARGEST: Final = 512 * 1024 * 1024
"""Bytes a file may have."""

LARGE: Final = 16 * 1024 * 1024
"""Bytes from which on a file goes out by a request."""

SILENCE: Final = 30.0
"""Seconds without a further piece after which nothing more is waited for."""

ROAD: Final = "/take/"
"""How the address begins to which a browser sends a file."""

AWAY: Final = "/keep/"
"""How the address begins at which a browser fetches one."""

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Coming:
    """One file that is waited for."""

    def __init__(self) -> None:
        """Nothing of it is here."""
        self.address = ROAD + secrets.token_urlsafe(24)
        """Where it is to be sent; nobody else knows."""
        self._whole: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._moved = asyncio.Event()

    async def data(self) -> bytes | None:
        """Return all of it; nothing if it is cut off."""
        while not self._whole.done():
            self._moved.clear()
            try:
                await asyncio.wait_for(self._moved.wait(), SILENCE)
            except TimeoutError:
                self.end(None)
        return self._whole.result()

    def moved(self) -> None:
        """Take note that some more is here."""
        self._moved.set()

    def end(self, data: bytes | None) -> None:
        """Hand over the whole file, or nothing where it was cut off."""
        if not self._whole.done():
            self._whole.set_result(data)
        self._moved.set()


class Intake:
    """The files that pages wait for, and those that wait for pages."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._coming: dict[str, Coming] = {}
        self._leaving: dict[str, tuple[str, bytes, asyncio.Event]] = {}

    async def hand_out(self, name: str, data: bytes, fetch: Callable[[str], Awaitable[None]]) -> bool:
        """Have a browser `fetch` a file at an address nobody else knows; whether it has come for it."""
        address, fetched = AWAY + secrets.token_urlsafe(24), asyncio.Event()
        self._leaving[address] = name, data, fetched
        try:
            await fetch(address)
            await asyncio.wait_for(fetched.wait(), SILENCE)
        except TimeoutError:
            return False
        finally:
            self._leaving.pop(address, None)
        return True

    def handed(self, address: str) -> tuple[str, bytes] | None:
        """Return the file that lies at an address, once, with its name."""
        if address not in self._leaving:
            return None
        name, data, fetched = self._leaving.pop(address)
        fetched.set()
        return name, data

    @contextmanager
    def waiting(self) -> Iterator[Coming]:
        """Wait for one file, as long as the block lasts."""
        coming = Coming()
        self._coming[coming.address] = coming
        try:
            yield coming
        finally:
            self._coming.pop(coming.address, None)

    async def take(self, address: str, receive: Receive) -> int:
        """Take a file in that is sent to an address; returns the status to answer with."""
        coming = self._coming.pop(address, None)
        if coming is None:
            return 404
        found, status = await self._read(coming, receive)
        coming.end(found)
        return status

    @staticmethod
    async def _read(coming: Coming, receive: Receive) -> tuple[bytes | None, int]:
        data = bytearray()
        while True:
            try:
                message = await asyncio.wait_for(receive(), SILENCE)
            except TimeoutError:
                return None, 408
            if message["type"] != "http.request":
                return None, 400
            data += message.get("body", b"")
            coming.moved()
            if len(data) > LARGEST:
                return None, 413
            if not message.get("more_body", False):
                return bytes(data), 200

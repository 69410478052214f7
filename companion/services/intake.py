"""Files on their way in from a browser: each by a request of its own, piece by piece.

Through the page's own socket a file would have to come as one message, and the socket breaks where that is large.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final

LARGEST: Final = 512 * 1024 * 1024
"""Bytes a file may have."""

SILENCE: Final = 30.0
"""Seconds without a further piece after which nothing more is waited for."""

ROAD: Final = "/take/"
"""How the address begins to which a browser sends a file."""

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
    """The files that pages wait for."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._coming: dict[str, Coming] = {}

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

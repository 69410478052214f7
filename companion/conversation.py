"""A page's socket while it speaks: patience at first, bounds for devices that were invited, and an end when it goes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from companion.speech import Speech

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[MutableMapping[str, Any], Receive, Send], Awaitable[None]]

LARGEST: Final = 64 * 1024
"""Bytes of one message of a device that was invited: a tap takes some hundred, a name typed a few."""

A_SECOND: Final = 60
BURST: Final = 600
"""So many messages it may send in the long run, and in one go: a page that opens answers many questions."""

PARTING: Final = 1.0
"""Seconds an app has for a page that has gone."""

_HUNG_UP: Final[Message] = {"type": "websocket.disconnect", "code": 1008}


class Listening:
    """What a page says, message by message; to a device that was invited there are bounds."""

    def __init__(self, receive: Receive, patience: float, out: asyncio.Event, largest: int | None) -> None:
        """Wait so many seconds for the first message, and take none over so many bytes; `out`: it is put out."""
        self._receive, self._patience, self.out, self._largest = receive, patience, out, largest
        self._greeted, self._speech = False, Speech()
        self._credit, self._at = float(BURST), time.monotonic()

    async def next(self) -> Message:
        """Return the next message; that it has gone, where it says nothing at first, too much, or is put out."""
        if self._largest is None:
            message = await self._in_time(self._receive())
        else:
            message = await self._in_time(self._or_out())
        self._greeted = self._greeted or message["type"] == "websocket.receive"
        if self._largest is None or message["type"] != "websocket.receive":
            return message
        frame = None if self._is_too_much(message) else self._speech.heard(message.get("bytes"))
        return _HUNG_UP if frame is None else {"type": "websocket.receive", "bytes": frame}

    async def _in_time(self, message: Awaitable[Message]) -> Message:
        try:
            return await asyncio.wait_for(message, None if self._greeted else self._patience)
        except TimeoutError:
            return _HUNG_UP

    async def _or_out(self) -> Message:
        """Return what it says; that it has gone, as soon as it is put out."""
        said, out = asyncio.ensure_future(self._receive()), asyncio.ensure_future(self.out.wait())
        try:
            await asyncio.wait({said, out}, return_when=asyncio.FIRST_COMPLETED)
            return said.result() if said.done() and not self.out.is_set() else _HUNG_UP
        finally:
            said.cancel()
            out.cancel()

    def _is_too_much(self, message: Message) -> bool:
        """Tell whether a message is too large, or one of too many: nobody taps that fast."""
        now = time.monotonic()
        self._credit = min(float(BURST), self._credit + (now - self._at) * A_SECOND) - 1
        self._at = now
        size = len(message.get("bytes") or b"") + len(message.get("text") or "")
        return size > (self._largest or 0) or self._credit < 0


async def converse(app: Application, scope: MutableMapping[str, Any], page: Listening, send: Send) -> None:
    """Let a page speak. One that says nothing at first is sent away, and what Flet keeps of it is dropped."""
    over = asyncio.Event()

    async def heard() -> Message:
        message = await page.next()
        if message["type"] == "websocket.disconnect":
            over.set()
        return message

    async def told(message: Message) -> None:
        # A page may go while it is being told something. Flet must hear of it where it listens: where it speaks it
        # would forget to let go of the page, and keep it for good.
        with contextlib.suppress(OSError):
            await send(message)

    inside = asyncio.ensure_future(app(scope, heard, told))
    parting = asyncio.create_task(_after(over, PARTING))
    try:
        await asyncio.wait({inside, parting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        parting.cancel()
        if not inside.done():  # a page that never said who it is would be kept for ever
            inside.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await inside
    if page.out.is_set():
        with contextlib.suppress(OSError, RuntimeError):
            await send({"type": "websocket.close", "code": 1008})


async def _after(over: asyncio.Event, seconds: float) -> None:
    """Return so many seconds after something."""
    await over.wait()
    await asyncio.sleep(seconds)

"""The web server: uvicorn, with an end to patience. Nobody may hold a connection without saying what for.

It gives a request that is half sent, and a connection on which nothing was ever said, all the time in the world, and
takes connections until the system has no handles left; then nobody comes in any more, and the log grows without end.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from typing import Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from companion.doorkeeper import Application

PARTING: Final = 2
"""Seconds given to open pages when the app ends; one that never spoke would be waited for without end."""

WISHED: Final = 4096
"""So many handles we ask the system for."""

AT_ONCE: Final = 8
"""So many calls are taken in one go; a few goes pass before one that has to make room is gone."""

QUEUE: Final = 512
"""So many wait until they are taken."""

FOR_US: Final = 40 + 4 * AT_ONCE
"""So many handles are for files - journals, fonts, lists - and for calls on their way out."""

USUAL: Final = 256
"""So many connections where the system does not say how many handles there are."""


def config_of(site: Application, host: str, port: int) -> uvicorn.Config:
    """Return how the app is served."""
    return uvicorn.Config(
        site,
        host=host,
        port=port,
        http=Bounded,
        ws="websockets-sansio",
        log_level="warning",
        timeout_graceful_shutdown=PARTING,
        proxy_headers=False,
        backlog=AT_ONCE,
    )


def room() -> int:
    """Return for how many connections there are handles, once we have asked for more."""
    if sys.platform == "win32":
        return USUAL
    import resource  # noqa: PLC0415 - Windows has none

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED if most == resource.RLIM_INFINITY else min(WISHED, most)
    if now < wished:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, most))
            now = wished
    return max(AT_ONCE, min(now, WISHED) - FOR_US)


class Bounded(H11Protocol):
    """One connection. It ends where a request is not there in time, or where others need its place."""

    patience: float = 10.0
    """Seconds within which a request must be there, from the first word on or, at first, from the call on."""

    most: int = USUAL
    """So many connections are held."""

    _since: float = 0.0
    _late: bool = True
    """Whether it is ended when it is looked at next and still has nothing to answer."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a call, where need be in the place of who has said nothing for longest."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._since = self.loop.time()
        self._timer = self.loop.call_later(self.patience, self._look)
        here = [one for one in self.connections if not one.transport.is_closing()]
        if len(here) > self.most:
            silent = [one for one in here if isinstance(one, Bounded) and one.idle]
            min(silent, key=lambda one: one._since).transport.abort()  # noqa: SLF001 - it may be this one

    def data_received(self, data: bytes) -> None:
        """Hear some more of a request."""
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._late = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand it on: from here on the doorkeeper sees to it."""
        self._forget()
        super().handle_websocket_upgrade(event)

    @property
    def idle(self) -> bool:
        """Whether there is nothing to answer, and it is not ending yet."""
        asked: RequestResponseCycle | None = self.cycle
        return (asked is None or asked.response_complete) and not self.transport.is_closing()

    def _look(self) -> None:
        """End it where nothing, or half a request, has been there since it was last looked at."""
        asked: RequestResponseCycle | None = self.cycle
        half = self.idle and (asked is None or bool(self.conn.trailing_data[0]))
        if half and self._late:
            self.transport.abort()
            return
        self._late = half
        self._timer = self.loop.call_later(self.patience, self._look)

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class Server(uvicorn.Server):
    """Takes few calls at once, and lets many wait; to asyncio both are one number."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for listening in (one for server in self.servers for one in server.sockets):
            with socket.socket(fileno=os.dup(listening.fileno())) as same:
                same.listen(QUEUE)


async def serve(site: Application, host: str, port: int) -> None:
    """Serve until interrupted."""
    Bounded.most = room()
    await Server(config_of(site, host, port)).serve()

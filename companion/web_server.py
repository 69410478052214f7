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
from collections.abc import Iterator
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from companion.conversation import LARGEST
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

LONGEST: Final = 4 * 1024 * 1024
"""Bytes of one message of this machine's own page."""

USUAL: Final = 256
"""So many connections where the system does not say how many handles there are."""


def config_of(site: Application, host: str, port: int, *, beside: bool = False) -> uvicorn.Config:
    """Return how the app is served; `beside`: by a second server, which neither starts nor ends the app."""
    return uvicorn.Config(
        site,
        host=host,
        port=port,
        http=Bounded,
        ws=Listener,
        ws_max_size=LARGEST if beside else LONGEST,
        log_level="warning",
        timeout_graceful_shutdown=PARTING,
        proxy_headers=False,
        backlog=AT_ONCE,
        lifespan="off" if beside else "auto",
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
            silent = [one for one in here if isinstance(one, Bounded) and (one.idle or one.unheard)]
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

    @property
    def unheard(self) -> bool:
        """Whether more was announced than was sent."""
        asked: RequestResponseCycle | None = self.cycle
        return asked is not None and asked.more_body and not self.transport.is_closing()

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


class Listener(WebSocketsSansIOProtocol):
    """A page's socket. It ends where the page takes in nothing of what it is told."""

    patience: float = 20.0
    """Seconds for which it may take nothing in."""

    _timer: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 - as websockets calls it
        """Say by what the page is cut off where too much waits for it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope)["hang_up"] = self.transport.abort

    def pause_writing(self) -> None:
        """Begin to wait until it listens."""
        super().pause_writing()
        self._timer = self._timer or self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """Speak on."""
        super().resume_writing()
        self._listens()

    def keepalive_timeout(self) -> None:
        """End it: it has not answered, and so will not take leave either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_text(self, event: Frame) -> None:  # noqa: ARG002 - as uvicorn calls it
        """End it: no page of ours writes letters."""
        self.conn.fail(1003)
        self.handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._listens()
        super().connection_lost(exc)

    def _listens(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Server(uvicorn.Server):
    """Takes few calls at once, and lets many wait; to asyncio both are one number."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for listening in (one for server in self.servers for one in server.sockets):
            with socket.socket(fileno=os.dup(listening.fileno())) as same:
                same.listen(QUEUE)


class Beside(Server):
    """One beside the first, or beside a window: signals are for whoever runs the app."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Catch none."""
        yield


async def serve(site: Application, host: str, port: int) -> None:
    """Serve until interrupted."""
    Bounded.most = room()
    await Server(config_of(site, host, port)).serve()

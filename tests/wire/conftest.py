"""The app behind its web server, in this process and on this loop, so that a test sees both ends of the wire."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from flet.messaging.session import Session
from flet_web.fastapi import app_manager

from companion.app.library import Library, LibraryOpener
from companion.party import Party
from companion.web_server import Server, config_of
from tests.e2e.serve import free_port
from tests.wire.client import Client

if TYPE_CHECKING:
    from tests.wire.phones import Evening


@dataclass
class Site:
    """A running Tableside."""

    library: Library
    port: int
    party: Party
    clients: list[Client] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self, device: str, route: str = "/", wait: str | None = None) -> Client:
        """Open a page on a device and wait until a control is there."""
        self.clients.append(Client(self.address, device, route=route))
        return await self.clients[-1].open(wait)

    async def leave(self, *clients: Client) -> None:
        """Close pages, and let the server notice."""
        for client in clients:
            await client.close()
            self.clients.remove(client)
        await so(lambda: sum(s.connection is not None for s in sessions().values()) <= len(self.clients))


async def so(test: Callable[[], bool]) -> None:
    """Wait until something is so that nobody tells us of."""
    async with asyncio.timeout(10):
        while not test():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


def sessions() -> dict[str, Session]:
    """The pages Flet knows of, those that have gone a while ago among them."""
    found: dict[str, Session] = app_manager._FletAppManager__sessions
    return found


async def forget_pages() -> None:
    """What happens an hour after a page has gone."""
    for key, session in tuple(sessions().items()):
        if session.connection is None:
            await app_manager.delete_session(key)
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    opener, port = LibraryOpener(tmp_path / "data"), free_port()
    party = Party(opener)
    server = Server(config_of(party.front("127.0.0.1", port), "127.0.0.1", port))
    serving = asyncio.create_task(server._serve())
    await so(lambda: server.started)
    found = Site(opener.library(), port, party)
    yield found
    await found.leave(*found.clients)
    await forget_pages()
    server.should_exit = True
    await serving
    opener.close()


@pytest.fixture
async def evening(site: Site) -> AsyncIterator[Evening]:
    """A table of this site with its door open."""
    from tests.wire.phones import invited  # it needs what stands here

    found = await invited(site)
    yield found
    await found.leave()
    await site.party.hosting.shut()

"""Other devices at a table: invited, let in by link or code, and seated, over real sockets on this machine."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from companion.app.doors import Guest
from companion.table.live import LiveTable
from companion.ui.phones import Phones
from tests.wire.client import Client
from tests.wire.conftest import Site
from tests.wire.tables import a_table


@dataclass
class Answer:
    """What came back for one request."""

    status: int
    headers: dict[str, str]
    body: str

    @property
    def cookie(self) -> str:
        """What a browser would carry from now on."""
        return self.headers.get("set-cookie", "").partition(";")[0]


async def ask(address: str, path: str = "/", *, method: str = "GET", body: str = "", **headers: str) -> Answer:
    """Ask for something as any program can."""
    at = urlsplit(address)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    named = {"Host": at.netloc, "Connection": "close", **headers}
    if method == "POST":
        named |= {"Content-Length": str(len(body)), "Content-Type": "application/x-www-form-urlencoded"}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in named.items())]
    writer.write("\r\n".join([*lines, "", body]).encode())
    raw = (await reader.read()).decode("utf-8", errors="replace")
    writer.close()
    head, _, said = raw.partition("\r\n\r\n")
    first, *rest = head.split("\r\n")
    found = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
    return Answer(int(first.split()[1]), found, said)


@dataclass
class Evening:
    """A table with its door open, on this machine."""

    site: Site
    live: LiveTable
    phones: Phones
    open_pages: list[Client] = field(default_factory=list)

    @property
    def address(self) -> str:
        door = self.phones.door(self.live.key)
        assert door
        return self.phones.address(door)

    @property
    def link(self) -> str:
        """The path a phone scans."""
        door = self.phones.door(self.live.key)
        assert door
        return f"/j/{door.link}"

    @property
    def guests(self) -> tuple[Guest, ...]:
        door = self.phones.door(self.live.key)
        return door.guests if door else ()

    async def key(self) -> str:
        """Scan the code; the cookie of a new device."""
        answer = await ask(self.address, self.link)
        assert (answer.status, answer.headers["location"]) == (303, "/")
        return answer.cookie

    async def phone(self, seat: str = "", *, cookie: str = "", wait: str | None = None) -> Client:
        """Bring a phone to the table and sit it down."""
        page = Client(self.address, route="/", cookie=cookie or await self.key())
        self.open_pages.append(page)
        await page.open(wait or f"be/{self.live.table.setup.ids[0]}")
        if seat:
            await page.tap(f"be/{seat}")
            await page.until(lambda: page.find("door/log"))
        return page

    async def leave(self) -> None:
        for page in self.open_pages:
            await page.close()


async def invited(
    site: Site, slug: str = "little_town", players: int = 2, preset: int = 0, live: LiveTable | None = None
) -> Evening:
    """A table whose door is open."""
    live = live or a_table(site.library, slug, players, preset)
    phones = await site.party.phones()
    await phones.invite(live.key, "127.0.0.1")
    return Evening(site, live, phones)

"""Inviting other devices to a table: its door, and listening as long as any door is open. One for the process."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Final

from companion.app.codes import Code
from companion.app.doors import Door
from companion.app.library import Library
from companion.services.ports import Hosting, Network, NoNetworkError
from companion.ui.flet_edge import let_go

log = logging.getLogger(__name__)

STAYS: Final = timedelta(minutes=30)
"""How long a door stays open after the last point was counted, for all to see the podium."""


class Phones:
    """All that the host's screens ask about other devices."""

    def __init__(self, library: Library, hosting: Hosting) -> None:
        """Close the doors of tables that are over; listen nowhere yet."""
        self._library, self._hosting = library, hosting
        self._shutting: asyncio.Task[None] | None = None
        self._closing: set[str] = set()
        open_tables = {entry.id for entry in library.open_tables()}
        library.doors.close(*(table for table in library.doors.tables() if table not in open_tables))
        self.doors = library.doors
        self._guests = self.doors.guests()
        self._letting_go: set[asyncio.Task[None]] = set()
        self.doors.watch(self._look)

    def networks(self) -> tuple[Network, ...]:
        """Return where phones could find this machine, the likely address first."""
        return self._hosting.networks()

    def door(self, table: str) -> Door | None:
        """Return the door of a table, if it is open and somebody listens."""
        return self.doors.door(table) if self._hosting.place else None

    def code(self, table: str) -> Code | None:
        """Return the code that may be typed instead of scanning; another one every ten minutes."""
        return self.doors.code(table)

    def link(self, door: Door) -> str:
        """Return the address a phone scans."""
        return f"{self.address(door)}/j/{door.link}"

    @staticmethod
    def address(door: Door) -> str:
        """Return the address somebody types, and then the code."""
        return f"http://{door.address}:{door.port}"

    async def invite(self, table: str, address: str) -> None:
        """Open the door of a table at an address of this machine. A NoNetworkError says why not."""
        before = self.doors.door(table)
        # Opened first: a page that goes meanwhile would find no door open, and have nobody listened for.
        self.doors.open(table, address, before.port if before else 0)
        try:
            port = await self._hosting.open(address, before.port if before else 0)
        except NoNetworkError:
            if before is None:
                self.doors.close(table)
            raise
        for there in self.doors.tables():  # this machine listens at one address: all its tables are found there
            self.doors.open(there, address, port)

    async def reopen(self) -> None:
        """Listen again where doors were open when the app ended: phones that were in come back by themselves."""
        for table in self.doors.tables():
            door = self.doors.door(table)
            if door is not None and door.address:
                try:
                    await self.invite(table, door.address)
                except NoNetworkError as error:  # another network than yesterday: the host invites anew
                    log.info("nobody is listened for: %s", error)
                return

    def allow(self, table: str, *, own_only: bool) -> None:
        """Agree on what devices may do; pages that are open are drawn by it at once."""
        self.doors.allow(table, own_only=own_only)
        self._library.table(table).tell()

    def close(self, table: str) -> None:
        """Close a door: everybody is out. Where it was the last one, nobody is listened for any more."""
        self.doors.close(table)

    def _look(self) -> None:
        """Stop listening once no door is open; close in a while those of tables that are over.

        The pages of whoever was put out while they slept are forgotten.
        """
        for table in self.doors.over - self._closing:
            self._closing.add(table)
            asyncio.get_running_loop().call_later(STAYS.total_seconds(), self._close_if_over, table)
        before, self._guests = self._guests, self.doors.guests()
        for gone in before - self._guests:
            self._letting_go.add(task := asyncio.ensure_future(let_go(gone)))
            task.add_done_callback(self._letting_go.discard)
        idle = self._shutting is None or self._shutting.done()
        if idle and self._hosting.place and not self.doors.tables():
            self._shutting = asyncio.ensure_future(self._shut())

    async def _shut(self) -> None:
        """Listen no more, unless somebody was invited again at once."""
        if not self.doors.tables():
            await self._hosting.shut()

    def _close_if_over(self, table: str) -> None:
        self._closing.discard(table)
        if table in self.doors.over:
            self.close(table)

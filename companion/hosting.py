"""Listening for other devices, only while a table invites them; and the addresses they may find this machine at."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import ifaddr

from companion.doorkeeper import EVERY_ADDRESS, Application
from companion.services.ports import Network, NoNetworkError
from scorers.core.msg import msg

PORT: Final = 8551
"""Taken when it is free, so that the same invitation is good tomorrow."""

SOMEWHERE: Final = "192.0.2.1"
"""An address nobody has: the system is asked by which of ours it would go there, and nothing is sent."""

MADE_UP: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet", "tun", "tap", "utun", "zt", "wg")
"""How networks are called that live within this machine, or lead elsewhere."""

Site = Callable[[str, int], Awaitable[Application]]
"""Makes what is served at an address of this machine."""


def networks() -> tuple[Network, ...]:
    """Return the addresses of this machine in its networks, the likely one first."""
    first = _on_the_way_out()
    found = [
        Network(str(ip.ip), adapter.nice_name, bool(ip.ip == first))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and _can_be_reached(str(ip.ip))
    ]
    return tuple(sorted(found, key=_rank))


def _rank(network: Network) -> tuple[bool, bool, bool]:
    """Put first the address by which this machine goes out, then those of a house, last those within this machine."""
    made_up = network.name.casefold().startswith(MADE_UP)
    return made_up, not network.likely, not ipaddress.ip_address(network.address).is_private


def _can_be_reached(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def _on_the_way_out() -> str:
    """Return by which address this machine would speak to somebody far away; nothing where there is no way."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect((SOMEWHERE, 9))
        address: str = asking.getsockname()[0]
        return address
    return ""


class Hosting:
    """The second way in, beside this machine's own."""

    def __init__(self, site: Site, find: Callable[[], tuple[Network, ...]] | None = None) -> None:
        """Listen nowhere."""
        self._site, self._find = site, find or networks
        self._own: tuple[str, int] | None = None
        self._serving: asyncio.Task[None] | None = None
        self._server: Any = None
        self._place: tuple[str, int] | None = None
        self._turn = asyncio.Lock()

    def answers_at(self, host: str, port: int) -> None:
        """Take note that the app itself answers others: nothing needs to be listened for beside it."""
        self._own = (host, port)

    def networks(self) -> tuple[Network, ...]:
        """Return where this machine could be found."""
        found = self._find()
        if self._own is None or self._own[0] in EVERY_ADDRESS:
            return found
        return tuple(one for one in found if one.address == self._own[0]) or (Network(self._own[0], "", likely=True),)

    @property
    def place(self) -> tuple[str, int] | None:
        """Where it is listened just now."""
        is_there = self._own is not None or (self._serving is not None and not self._serving.done())
        return self._place if is_there else None

    async def open(self, address: str, port: int = 0) -> int:
        """Listen at an address of this machine, and there only; returns the port. A NoNetworkError says why not."""
        async with self._turn:
            if self.place is not None and self.place[0] == address:
                return self.place[1]
            if self._own is not None:
                self._place = (address, self._own[1])
                return self._own[1]
            await self._end()
            listening = _bound(address, _wished(port))
            listening.listen()  # who calls before the server is there waits for it
            self._place = (address, listening.getsockname()[1])
            self._server = await self._served(*self._place)
            self._serving = asyncio.create_task(self._server.serve([listening]))
            return self._place[1]

    async def shut(self) -> None:
        """Listen no more."""
        async with self._turn:
            await self._end()

    async def _served(self, address: str, port: int) -> Any:  # noqa: ANN401 - a phone knows no server
        from companion.web_server import Beside, config_of, room  # noqa: PLC0415 - nor has it one

        room()
        return Beside(config_of(await self._site(address, port), address, port, beside=True))

    async def _end(self) -> None:
        serving, self._serving, self._place = self._serving, None, None
        if serving is not None:
            self._server.should_exit = True
            await asyncio.wait({serving})


def _wished(port: int) -> Iterator[int]:
    """Yield the ports that are tried, one after the other."""
    yield from (one for one in dict.fromkeys((port, PORT)) if one)
    yield 0


def _bound(address: str, ports: Iterator[int]) -> socket.socket:
    problem: OSError | None = None
    for port in ports:
        listening = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, port))
        except (OSError, OverflowError) as error:
            listening.close()
            problem = error if isinstance(error, OSError) else OSError(errno.EINVAL, str(error))
        else:
            return listening
    raise NoNetworkError(msg("app-phones-no-address", address=address, problem=(problem and problem.strerror) or ""))

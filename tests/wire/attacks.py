# ruff: noqa: ANN401 - the wire carries values of every shape
"""Tries to get in, or to be somebody else, by whoever can reach the machine or has come to a table: each from a seed.

Every try returns what it has got by it; nothing, if all is well.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import msgpack
from websockets import ConnectionClosed

from companion.app.codes import LETTERS
from tests.wire.client import Action, Client

HANG = 5.0
"""Seconds a try waits for an answer."""

PATHS: Final = (
    "/", "/settings", "/plays", "/ws", "/j/", "/j/x", "/join", "/take/x", "/born", "/born.js", "/main.dart.js",
    "/docs", "/openapi.json", "/oauth_callback?state=x&code=y", "/upload?f=..%2f..%2fx&e=2099-01-01&s=x",
    "/assets/../../../../etc/passwd", "/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/%00", "//evil.example/", "/table/x",
    "/?key=x", "/?key=" + "a" * 32, "/x" * 2000,
)  # fmt: skip
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH")
FOREIGN: Final = ("evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "127.0.0.1:1", "[::1", "")
ORIGINS: Final = ("http://evil.example", "http://evil.example:{port}", "null", "http://localhost:1", "x")
SHAKE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}

Got = str
"""What somebody has got who should get nothing; empty: nothing."""


@dataclass(frozen=True)
class House:
    """What is attacked, and what an attacker may know of it."""

    address: str
    """Where phones find it."""
    cookie: str
    """Of a phone that is in; a page elsewhere makes its browser send it."""

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0


async def _sent(house: House, rnd: Random, data: bytes, *, stay: float = HANG) -> bytes:
    """Say something from some address of this machine; what came back before the other side hung up."""
    at = urlsplit(house.address)
    source = (f"127.{rnd.randrange(1, 250)}.{rnd.randrange(250)}.{rnd.randrange(1, 250)}", 0)
    try:
        reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=source)
    except OSError:
        return b""
    try:
        with suppress(TimeoutError, OSError):
            writer.write(data)
            async with asyncio.timeout(stay):
                return await reader.read(4000)
    finally:
        writer.close()
    return b""


def _request(house: House, path: str, method: str = "GET", body: str = "", **headers: str) -> bytes:
    named = {"Host": f"127.0.0.1:{house.port}", "Connection": "close"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    if body:
        named |= {"Content-Length": str(len(body))}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items())]
    return "\r\n".join([*lines, "", body]).encode()


def _got(said: bytes) -> Got:
    """What an answer gives away."""
    head, _, body = said.partition(b"\r\n\r\n")
    if head.startswith(b"HTTP/1.1 101"):
        return "a socket"
    if b"set-cookie" in head.lower():
        return "a key"
    return "the app" if b"main.dart.js" in body or b"root:" in body else ""


# --------------------------------------------------------------------------------------------- by whoever can reach it


async def without_a_key(house: House, rnd: Random) -> Got:
    return _got(await _sent(house, rnd, _request(house, rnd.choice(PATHS), rnd.choice(METHODS))))


async def with_a_wrong_key(house: House, rnd: Random) -> Got:
    name, _, key = house.cookie.partition("=")
    wrong = rnd.choice(("", key[:-1], key + "x", key.swapcase(), key[::-1], "x" * 8000, '"; ' + "=" * 9, "\\303"))
    named = rnd.choice((name, name.replace("-g-", "-h-"), "flet_oauth_state"))
    if rnd.random() < 0.5:
        return _got(await _sent(house, rnd, _request(house, rnd.choice(PATHS), Cookie=f"{named}={wrong}")))
    ours = {**SHAKE, "Origin": house.address, "Cookie": f"{named}={wrong}"}
    return _got(await _sent(house, rnd, _request(house, "/ws", **ours)))


async def with_a_wrong_link(house: House, rnd: Random) -> Got:
    link = "".join(rnd.choices("abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789-_%", k=rnd.choice((1, 22, 22, 300))))
    return _got(await _sent(house, rnd, _request(house, f"/j/{link}")))


async def with_a_wrong_code(house: House, rnd: Random) -> Got:
    code = "".join(rnd.choices(LETTERS, k=rnd.choice((5, 6, 6, 6, 7, 250))))
    return _got(await _sent(house, rnd, _request(house, "/join", "POST", f"code={code}")))


async def from_a_page_elsewhere(house: House, rnd: Random) -> Got:
    origin = rnd.choice(ORIGINS).format(port=house.port)
    shake = SHAKE if rnd.random() < 0.6 else {}
    path = "/ws" if shake else rnd.choice(PATHS)
    return _got(await _sent(house, rnd, _request(house, path, Cookie=house.cookie, Origin=origin, **shake)))


async def by_another_name(house: House, rnd: Random) -> Got:
    host = rnd.choice(FOREIGN).format(port=house.port)
    more = {"Cookie": house.cookie, **(SHAKE | {"Origin": f"http://{host}"} if rnd.random() < 0.5 else {})}
    return _got(await _sent(house, rnd, _request(house, "/ws" if "Origin" in more else "/", Host=host, **more)))


async def garbled(house: House, rnd: Random) -> Got:
    whole = _request(house, rnd.choice(PATHS), rnd.choice(METHODS), Cookie="a=" + "b" * rnd.choice((1, 9000)))
    at = rnd.randrange(len(whole))
    data = rnd.choice((rnd.randbytes(rnd.randrange(1, 300)), whole[:at], whole[:at] + rnd.randbytes(5) + whole[at:]))
    return _got(await _sent(house, rnd, data, stay=0.05))


async def with_too_much(house: House, rnd: Random) -> Got:
    if rnd.random() < 0.5:
        return _got(
            await _sent(house, rnd, _request(house, "/join", "POST", "code=" + "A" * rnd.randrange(300, 90_000)))
        )
    return _got(await _sent(house, rnd, _request(house, "/", X="x" * rnd.randrange(1000, 200_000))))


Try = Callable[[House, Random], Awaitable[Got]]
STRANGERS: Final[tuple[Try, ...]] = (
    without_a_key,
    with_a_wrong_key,
    with_a_wrong_link,
    with_a_wrong_code,
    from_a_page_elsewhere,
    by_another_name,
    garbled,
    with_too_much,
)


# -------------------------------------------------------------------------------------- by whoever has come to a table


EVENTS: Final = ("click", "change", "submit", "route_change", "resize", "view_pop", "keyboard_event", "close", "error",
                 "connect", "disconnect", "app_lifecycle_state_change", "locale_change", "multi_view_add", "dismiss",
                 "__init__", "", "x" * 500)  # fmt: skip


def value(rnd: Random, depth: int = 3) -> Any:
    """Something a frame can hold."""
    plain: tuple[Any, ...] = (None, True, 0, -1, 2**62, 0.5, "", "s1", "/plays", "x" * 300, b"\x00\xff")
    if depth == 0 or rnd.random() < 0.6:
        return rnd.choice(plain)
    if rnd.random() < 0.5:
        return [value(rnd, depth - 1) for _ in range(rnd.randrange(4))]
    names = ("route", "value", "width", "locales", "key", "_i", "on_click", "control", "name", "data", "platform")
    return {rnd.choice(names): value(rnd, depth - 1) for _ in range(rnd.randrange(4))}


def broken(rnd: Random) -> bytes:
    """A frame no client sends: it ends the conversation."""
    said = [rnd.choice((0, 1, 2, 6, 7, 99, "x", None)), value(rnd)]
    return rnd.choice(
        (
            b"",
            b"\x00",
            b"\x01" + rnd.randbytes(rnd.randrange(9)),
            rnd.randbytes(rnd.randrange(1, 200)),
            b"\x00" + b"\x91" * 60_000,
            b"\x00\xdd\xff\xff\xff\xff",
            b"\x00" + bytes(msgpack.packb(said)),
            b"\x00" + bytes(msgpack.packb([Action.EVENT, {"target": "x", "name": 1, "data": None}])),
            b"\x00" + bytes(msgpack.packb([Action.INVOKE, {"control_id": 1, "call_id": [], "result": 1, "error": 1}])),
            b"\x00" + b"x" * 70_000,
        )
    )


def forged(rnd: Random, controls: list[int]) -> bytes:
    """A frame a client could send, about something that is not its own, or saying what nobody has done."""
    of = rnd.choice((*controls, 0, -1, 2**40))
    said: tuple[Action, dict[str, Any]] = rnd.choice(
        (
            (Action.EVENT, {"target": of, "name": rnd.choice(EVENTS), "data": value(rnd)}),
            (Action.EVENT, {"target": of, "name": "click", "data": None}),
            (Action.PROPS, {"id": of, "props": {"value": value(rnd), "route": value(rnd), "_i": 1, "on_click": "x"}}),
            (Action.INVOKE, {"control_id": of, "call_id": "x", "result": value(rnd), "error": None}),
        )
    )
    return b"\x00" + bytes(msgpack.packb([*said]))


FRAMES: Final = 40
"""So many are forged before one ends the conversation."""


async def besieged_from_within(house: House, rnd: Random, tries: int) -> None:
    """Say so many frames as a device that is in: about what is shown to others, and such as no client sends."""
    for said in range(0, tries, FRAMES):
        page = await Client(house.address, cookie=house.cookie).open()
        await page.until(page.shown_keys)
        own = {control["_i"] for control in page.controls()}
        of_others = [n for n in range(2, max(own) + 500) if n not in own]
        with suppress(ConnectionClosed):
            for _ in range(min(FRAMES, tries - said) - 1):
                await page._socket.send(forged(rnd, of_others))
            await page._socket.send(broken(rnd) or b"\x05")
            await page._socket.wait_closed()
        await page.close()


@dataclass
class Ears(logging.Handler):
    """Hears what is logged: how often a traceback was, and how much in all."""

    tracebacks: list[str] = field(default_factory=list)
    lines: int = 0

    def __post_init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += 1
        said = record.getMessage()
        if record.exc_info or "Traceback" in said:
            self.tracebacks.append(logging.Formatter().format(record))

    __hash__ = logging.Handler.__hash__


async def besieged(house: House, rnd: Random, tries: int, at_once: int = 8) -> Mapping[str, int]:
    """Try so often, so many at once; how often something was got, by what."""
    found: dict[str, int] = {}
    todo = iter(range(tries))

    async def go_on() -> None:
        for n in todo:
            way = STRANGERS[n % len(STRANGERS)]
            if got := await way(house, rnd):
                name = f"{way.__name__}: {got}"
                found[name] = found.get(name, 0) + 1

    await asyncio.gather(*(go_on() for _ in range(at_once)))
    return found

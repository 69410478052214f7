"""Who may come in by the web: a page of Tableside's own, opened at an address of this machine.

A browser lets every page it shows speak to every address it can reach, this machine's own included. What tells our
pages from a stranger's is what the browser itself says of a request: the address that was opened (`Host`, by which a
name bound anew to this machine is found out too) and the page that asks (`Origin`).
"""

import asyncio
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final
from urllib.parse import quote, urlsplit

from companion.app.doors import HOST, OWNER
from companion.conversation import LARGEST, Listening, converse
from companion.gate import Answer, Gate, Headers, nothing
from companion.restarts import Birth, asking
from companion.services.intake import AWAY, ROAD, Intake
from companion.text import system_language, texts

log = logging.getLogger(__name__)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
"""What a web server runs (ASGI)."""

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""How this machine is called from itself."""

EVERY_ADDRESS: Final = frozenset({"0.0.0.0", "::", "*", ""})  # noqa: S104 - to recognise, not to bind
"""Hosts to listen on that mean all addresses of this machine, and so are none to open a page at."""

PORTS: Final[Mapping[str, int]] = {"http": 80, "https": 443}
"""What a port is where none is named."""

Place = tuple[str, int]
"""A host and a port."""


def address_at(host: str, port: int) -> str:
    """Return where a browser on this machine finds what listens there.

    >>> address_at("0.0.0.0", 8550), address_at("::1", 80)
    ('http://127.0.0.1:8550', 'http://[::1]:80')
    """
    named = "127.0.0.1" if host in EVERY_ADDRESS else host
    return f"http://[{named}]:{port}" if ":" in named else f"http://{named}:{port}"


def place_of(address: str) -> Place | None:
    """Return the host and the port an address names, or nothing if it names none.

    >>> place_of("http://LOCALHOST:8550"), place_of("http://[::1]"), place_of("null"), place_of("http://a:b")
    (('localhost', 8550), ('::1', 80), None, None)
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    more = parts.path or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in PORTS or not parts.hostname or more:
        return None
    return parts.hostname, PORTS[parts.scheme] if port is None else port


class Doorkeeper:
    """Lets requests through to an app; refuses those meant for another address or sent by another page."""

    patience: float = 10.0
    """Seconds within which a page that has opened a socket says who it is."""

    def __init__(
        self, app: Application, host: str, port: int, intake: Intake | None = None, gate: Gate | None = None
    ) -> None:
        """Keep the door of an app that listens on a host and a port; files for it are taken in beside it.

        The gate says whose a request is; without one everybody who comes by the right address is the host.
        """
        self._app = app
        self._gate = gate
        self._intake = intake or Intake()
        self._birth = Birth()
        self._port = port
        self._address = address_at(host, port)
        self._everywhere = host in EVERY_ADDRESS
        self._names = LOOPBACK | (_own_names() if self._everywhere else {host.casefold()})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or one websocket."""
        if scope["type"] == "lifespan" or self._welcomes(scope):
            await self._let_in(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._refuse(scope, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on. A page that goes while Flet is still sending to it is no fault of anybody's."""
        from starlette.websockets import WebSocketDisconnect

        inside: Application = self._app
        more: Headers = ()
        if scope["type"] == "websocket":
            inside = self._converse
        elif scope["type"] == "http":
            answer = await self._gate.answer(scope, receive) if self._gate else ()
            if isinstance(answer, Answer):
                await _answer(_at_home(scope, send), answer.status, answer.body, answer.kind, answer.headers)
                return
            if await self._answered(scope, receive, send):
                return
            more = answer
        try:
            await inside(scope, receive, _at_home(scope, _by_one_hand(asking(_with(more, send)))))
        except WebSocketDisconnect:
            log.debug("a page has gone while it was being told something")

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Answer what is asked of us and not of the app."""
        path = scope.get("path", "")
        if path.startswith("//"):  # a slash too many: the client would look for a screen of that name
            await _answer(send, 308, more=((b"location", b"/"),))
            return True
        if path.startswith(_FLETS):
            await _answer(send, 404)
            return True
        if path.startswith(ROAD):
            await _answer(send, await self._intake.take(path, receive))
            return True
        if path.startswith(AWAY):
            await _hand_out(send, self._intake.handed(path))
            return True
        found = self._birth.answer(path)
        if found is not None:
            await _answer(send, 200, *found)
        return found is not None

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a page speak, where the gate knows whose it is and has room for it."""
        owner, out = self._owner(scope), asyncio.Event()
        gone = self._gate.welcome(owner, out.set) if self._gate and owner else nothing
        if owner is None or gone is None:
            await send({"type": "websocket.close", "code": 1008})
            return
        OWNER.set(owner)
        largest = None if owner == HOST else LARGEST
        try:
            await converse(self._app, scope, Listening(receive, self.patience, out, largest), send)
        finally:
            gone()

    def _owner(self, scope: Scope) -> str | None:
        """Return whose page opens a socket; nobody's where there is none to open."""
        if scope["path"] != SOCKET:
            return None
        return self._gate.owner(scope) if self._gate else HOST

    def _welcomes(self, scope: Scope) -> bool:
        """Tell whether a request names one of our addresses and comes from one of our pages.

        A page that is opened has no origin. A websocket always has one, as only browsers' pages open ours: the window
        on a desktop talks through a socket of its own.
        """
        hosts, origins = _headers(scope, b"host"), _headers(scope, b"origin")
        if len(hosts) != 1 or not self._is_ours(f"http://{hosts[0]}", scope):
            return False
        if not origins:
            return bool(scope["type"] == "http")
        return all(self._is_ours(origin, scope) for origin in origins)

    def _is_ours(self, address: str, scope: Scope) -> bool:
        """Tell whether an address is one this machine answers at, seen from where the request has come in."""
        place = place_of(address)
        if place is None or place[1] != self._port:
            return False
        host = place[0]
        return host in self._names or (self._everywhere and host == _came_in_at(scope))

    async def _refuse(self, scope: Scope, send: Send) -> None:
        """Say in the reader's language where the app is."""
        spoken = re.split("[,;]", next(iter(_headers(scope, b"accept-language")), ""))[0]
        said = texts(system_language(spoken)).t("cli-not-here", address=self._address)
        await _answer(send, 403, f"{said}\n".encode())


async def _answer(
    send: Send,
    status: int,
    body: bytes = b"",
    kind: bytes = b"text/plain",
    more: Headers = (),
) -> None:
    headers = [*more, (b"content-type", kind + b"; charset=utf-8"), (b"content-length", b"%d" % len(body))]
    headers.append((b"cache-control", b"no-store"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _with(more: Headers, send: Send) -> Send:
    """Put more headers into an answer."""

    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *more]
        await send(message)

    return sent


async def _hand_out(send: Send, file: tuple[str, bytes] | None) -> None:
    """Let a browser keep a file; the page it was asked from stays."""
    if file is None:
        await _answer(send, 404)
        return
    name, data = file
    kept = b"attachment; filename*=UTF-8''" + quote(name).encode()
    await _answer(send, 200, data, b"application/json", ((b"content-disposition", kept),))


def _by_one_hand(send: Send) -> Send:
    """Leave out what would have the client draw with two threads at once.

    While one of them measures words and the other draws them, each may take letters away from the other (skwasm in
    Flutter 3.44): now and then a word lacks some of them until the page is loaded anew.
    """

    async def sent(message: MutableMapping[str, Any]) -> None:
        if "headers" in message:
            message["headers"] = [(key, value) for key, value in message["headers"] if key.lower() not in _UNWANTED]
        await send(message)

    return sent


def _at_home(scope: Scope, send: Send) -> Send:
    """Have a page ask nobody but us for anything: Flet's client asks a host of its own for a part we never use."""
    host = next(iter(_headers(scope, b"host")), "")

    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            only = f"{_OURS}; connect-src 'self' data: blob: ws://{host} wss://{host}".encode()
            message["headers"] = [*message.get("headers", ()), (b"content-security-policy", only), *_DISCREET]
        await send(message)

    return sent


_OURS: Final = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'self'"
"""The client has its settings within its page, and compiles what it draws with."""

_DISCREET: Final[Headers] = ((b"referrer-policy", b"same-origin"), (b"x-content-type-options", b"nosniff"))
"""Nobody else is told from where a page was left, which may be the address of an invitation. Our own pages are:
a browser that may tell nobody sends a typed code as from nowhere, and nobody is let in from there."""

_UNWANTED: Final = frozenset({b"cross-origin-embedder-policy", b"access-control-allow-origin"})
"""The first has it draw with two threads; by the second Flet lets every page read what it serves."""

_FLETS: Final = ("/docs", "/redoc", "/openapi.json", "/oauth_callback", "/upload")
"""What Flet's server offers beside the app, and nobody needs."""

SOCKET: Final = "/ws"
"""Where a page opens its socket."""


def _headers(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


def _came_in_at(scope: Scope) -> str:
    """Return the address of this machine at which a request has come in."""
    host, _ = scope.get("server") or ("", None)
    return str(host).removeprefix("::ffff:")  # how an old address looks to who listens on new ones too


def _own_names() -> set[str]:
    """Return what this machine is called by others in the house."""
    name = socket.gethostname().casefold()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} - {"", ".local"}

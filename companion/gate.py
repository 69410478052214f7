"""Who somebody is that comes by the web: this machine's own page, a device that was invited, or a stranger.

This machine's own pages carry the host's key, a device the key it was given when it came in; both travel as cookies
that no script can read and no other site's page can make a browser send with a socket. A stranger gets one page, on
which a code can be typed, and nothing else of the app, not even a font.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from html import escape
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from companion.app.doors import HOST, Doors, Shut
from companion.restarts import ASK, COLOURS
from companion.services.intake import AWAY, ROAD
from companion.text import Texts, languages, system_language, texts

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Headers = tuple[tuple[bytes, bytes], ...]

LINK: Final = "/j/"
"""How the address of an invitation begins."""

CODE: Final = "/join"
"""Where a typed code is sent."""

FILES: Final = (ROAD, AWAY)
"""How addresses begin at which files come in and go out."""

LARGEST: Final = 256
"""Bytes of what is sent with a code."""

SILENCE: Final = 5.0
"""Seconds within which all of it is there."""

PAGES: Final = 4
"""Pages one device may have open."""

LASTS: Final = 400 * 24 * 3600
"""Seconds a browser keeps the host's key: as long as browsers keep anything."""

STAYS: Final = 30 * 24 * 3600
"""Seconds it keeps a device's."""

HERE: Final = frozenset({"127.0.0.1", "::1", "::ffff:127.0.0.1"})
"""Where what comes from this machine comes from."""

HERE_NAMED: Final = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Answer:
    """What is answered in place of the app."""

    status: int
    body: bytes = b""
    kind: bytes = b"text/plain"
    headers: Headers = ()


class Gate:
    """Stands between the web server and the app."""

    def __init__(self, doors: Callable[[], Doors], *, hosts: bool = True) -> None:
        """Ask the doors of the library; without `hosts` no page of the host's is served here, whatever it carries."""
        self._doors, self._hosts = doors, hosts

    def owner(self, scope: Scope) -> str | None:
        """Return whose request it is, or nothing where it is a stranger's."""
        doors = self._doors()
        found = _cookies(scope)
        if self._hosts and _is_same(found.get(cookie_name(doors, "h"), ""), doors.host_key):
            return HOST
        guest = doors.guest(found.get(cookie_name(doors, "g"), ""))
        return guest.id if guest else None

    def welcome(self, owner: str, leave: Callable[[], object]) -> Callable[[], None] | None:
        """Take note of a page that opens; returns what is called when it has gone, or nothing where it may not stay.

        `leave` is called where the device is put out meanwhile, or the door is closed.
        """
        doors = self._doors()
        if owner == HOST:
            return nothing
        guest = doors.by_id(owner)
        if guest is None or guest.pages >= PAGES:
            return None
        doors.came(owner)
        end = doors.watch(lambda: leave() if doors.by_id(owner) is None else None, guest.table)

        def gone() -> None:
            end()
            doors.went(owner)

        return gone

    async def answer(self, scope: Scope, receive: Receive) -> Answer | Headers:
        """Return what is answered in place of the app; or with which headers the app may answer itself."""
        path = scope.get("path", "")
        if path.startswith(LINK):
            return self._by_link(scope, path.removeprefix(LINK))
        if path == CODE and scope["method"] == "POST":
            return await self._by_code(scope, receive)
        owner = self.owner(scope)
        if owner == HOST:
            return ()
        if owner is not None:  # a device takes no files in, and none out
            return Answer(404) if path.startswith(FILES) else ()
        if self._hosts and _is_here(scope) and _is_page(scope):
            return (self._cookie("h", self._doors().host_key, LASTS),)
        return self._stranger(scope)

    def _stranger(self, scope: Scope) -> Answer:
        """Answer whoever carries no key: by the host's key in the address it is the host; else a code may be typed."""
        given = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("key", [""])[0]
        doors = self._doors()
        if self._hosts and _is_same(given, doors.host_key):
            return self._to("/", self._cookie("h", doors.host_key, LASTS))
        if not _is_page(scope):
            return Answer(403)
        gone = doors.gone(self._key(scope))
        return self._ask(scope, 200, gone.why if gone else None)

    def _by_link(self, scope: Scope, link: str) -> Answer:
        """Let in by a link; a device that is in already stays who it is."""
        doors = self._doors()
        table = doors.by_link(link)
        if isinstance(table, Shut):
            return self._ask(scope, 404, table, gone=True)
        return self._into(scope, table)

    async def _by_code(self, scope: Scope, receive: Receive) -> Answer:
        """Let in by a code."""
        try:
            typed = await asyncio.wait_for(_form(receive), SILENCE)
        except TimeoutError:
            return Answer(408)
        if typed is None:
            return Answer(413)
        found = self._doors().by_code(typed, _address(scope))
        if isinstance(found, Shut):
            return self._ask(scope, 429 if found is Shut.TOO_MANY else 403, found)
        return self._into(scope, found)

    def _into(self, scope: Scope, table: str) -> Answer:
        """Send a device to its table."""
        doors = self._doors()
        known = doors.guest(was := self._key(scope))
        if known is not None and known.table == table:
            return self._to("/")
        key = doors.join(table, was)
        if isinstance(key, Shut):
            return self._ask(scope, 503 if key is Shut.DISK else 403, key)
        return self._to("/", self._cookie("g", key, STAYS))

    def _cookie(self, which: str, key: str, seconds: int) -> tuple[bytes, bytes]:
        name = cookie_name(self._doors(), which)
        return b"set-cookie", f"{name}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax".encode()

    def _key(self, scope: Scope) -> str:
        """Return the key a device carries."""
        return _cookies(scope).get(cookie_name(self._doors(), "g"), "")

    @staticmethod
    def _to(path: str, *headers: tuple[bytes, bytes]) -> Answer:
        return Answer(303, headers=(*headers, (b"location", path.encode())))

    def _ask(self, scope: Scope, status: int, why: Shut | None = None, *, gone: bool = False) -> Answer:
        """Return the one page a stranger gets, in the language of the device; of one that was in, as set there."""
        before = self._doors().gone(self._key(scope))
        chosen = before.settings.language if before and before.settings else None
        spoken = re.split("[,;]", next(iter(_header(scope, b"accept-language")), ""))[0]
        said = texts(language := chosen if chosen in languages() else system_language(spoken))
        told = said.t("door-link-gone") if gone else said.t(f"door-{why.value.replace('_', '-')}") if why else ""
        return Answer(status, _page(said, language, told).encode(), b"text/html", ((b"x-frame-options", b"DENY"),))


def _is_same(given: str, key: str) -> bool:
    """Compare in a time that tells nothing."""
    return hmac.compare_digest(given.encode(), key.encode())


def nothing() -> None:
    """Let it be."""


def cookie_name(doors: Doors, which: str) -> str:
    """Return what a cookie is called: two Tablesides of one machine share its cookies."""
    return f"tableside-{which}-{hashlib.sha256(doors.host_key.encode()).hexdigest()[:8]}"


def _header(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


def _cookies(scope: Scope) -> dict[str, str]:
    """Return the cookies of a request; what is none is left out."""
    found: dict[str, str] = {}
    for line in _header(scope, b"cookie"):
        for part in line[:4096].split(";"):
            try:
                found |= {name: one.value for name, one in SimpleCookie(part).items()}
            except CookieError:
                continue
    return found


def _address(scope: Scope) -> str:
    host, _ = scope.get("client") or ("", None)
    return str(host)


def _is_here(scope: Scope) -> bool:
    """Tell whether a request comes from this machine and was meant for it by that name."""
    named = urlsplit(f"http://{next(iter(_header(scope, b'host')), '')}").hostname
    return _address(scope) in HERE and named in HERE_NAMED


def _is_page(scope: Scope) -> bool:
    """Tell whether a browser asks for a page and not for a part of one."""
    last = scope.get("path", "").rpartition("/")[2]
    return scope.get("method") in ("GET", "HEAD") and "." not in last and not scope["path"].startswith((*FILES, ASK))


async def _form(receive: Receive) -> str | None:
    """Return the code that was typed; nothing where more was sent than a code."""
    data = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        data += message.get("body", b"")
        if len(data) > LARGEST:
            return None
        if not message.get("more_body", False):
            code: str = parse_qs(data.decode("latin-1")).get("code", [""])[0]
            return code


def _page(said: Texts, language: str, told: str) -> str:
    """Return the page on which a code is typed; it asks nobody for anything."""
    line = f'<p class="said" role="alert">{escape(told)}</p>' if told else ""
    return f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Tableside</title><style>{STYLE}</style></head>
<body><main><h1>Tableside</h1>{line}
<form method="post" action="{CODE}"><label for="code">{escape(said.t("door-type-code"))}</label>
<input id="code" name="code" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" required>
<button>{escape(said.t("door-come-in"))}</button></form>
<p>{escape(said.t("door-or-scan"))}</p></main></body></html>
"""


STYLE: Final = (
    COLOURS
    + """
:root{color-scheme:light dark}
body{margin:0;background:var(--g);color:var(--i);font:18px/1.45 system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:12vh 1.25rem 2rem}
h1{font:700 2.2rem/1.1 Georgia,serif;margin:0 0 1.5rem}
label{display:block;font-weight:600;margin:0 0 .5rem}
input{box-sizing:border-box;width:100%;padding:.7rem .8rem;font:700 1.9rem/1.2 ui-monospace,monospace;
letter-spacing:.28em;text-align:center;text-transform:uppercase;color:inherit;background:var(--c);
border:2px solid var(--a);border-radius:12px}
button{width:100%;min-height:56px;margin:1rem 0;font:inherit;font-weight:700;color:var(--g);background:var(--a);
border:0;border-radius:12px}
.said{padding:.8rem 1rem;border-left:5px solid var(--a);background:var(--c)}
"""
)

"""Only pages of our own, opened at an address of this machine, come through the door."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest
import websockets
from starlette.websockets import WebSocketDisconnect

from companion.doorkeeper import Application, Doorkeeper, Receive, Scope, Send
from companion.text import texts
from tests.wire.client import Client, cookie_of
from tests.wire.conftest import Site


async def asked(port: int, path: str = "/", host: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
    """Ask for a page as any program can: the answer's status and text."""
    reader, writer = await asyncio.open_connection(host, port)
    headers = {"Connection": "close", **headers}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    answer = (await reader.read()).decode("utf-8", errors="replace")
    writer.close()
    head, _, body = answer.partition("\r\n\r\n")
    return int(head.split()[1]), body


KNOCK = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


async def socket_opens(port: int, host: str | None = None, origin: str | None = None) -> bool:
    """Knock at the websocket with these headers."""
    headers = {**KNOCK, "Host": host or f"127.0.0.1:{port}", "Cookie": await cookie_of(f"http://127.0.0.1:{port}")}
    if origin is not None:
        headers["Origin"] = origin
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write("\r\n".join(["GET /ws HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), "", ""]).encode())
    async with asyncio.timeout(5):
        status = int((await reader.readline()).split()[1])
    writer.close()
    assert status in (101, 403)
    return status == 101


OURS = ("http://127.0.0.1:{port}", "http://localhost:{port}", "http://[::1]:{port}", "http://LocalHost:{port}")
STRANGERS = (
    "http://evil.example",
    "http://evil.example:{port}",
    "http://127.0.0.1.evil.example:{port}",
    "http://localhost:1",
    "http://127.0.0.1",
    "http://user@127.0.0.1:{port}",
    "fil" + "e://",
    "null",
    "",
)


@pytest.mark.parametrize("origin", OURS)
async def test_our_own_page_opens_the_socket(site: Site, origin: str) -> None:
    assert await socket_opens(site.port, origin=origin.format(port=site.port))


@pytest.mark.parametrize("origin", STRANGERS)
async def test_a_strangers_page_opens_no_socket(site: Site, origin: str) -> None:
    assert not await socket_opens(site.port, origin=origin.format(port=site.port))


async def test_a_socket_without_an_origin_is_refused(site: Site) -> None:
    assert not await socket_opens(site.port)


async def test_a_strangers_page_reads_nothing(site: Site) -> None:
    ours = f"127.0.0.1:{site.port}"
    assert (await asked(site.port, Host=ours))[0] == 200
    assert (await asked(site.port, Host=ours, Origin=site.address))[0] == 200
    for path in ("/", "/main.dart.js", "/manifest.json", "/docs"):
        assert (await asked(site.port, path, Host=ours, Origin="http://evil.example"))[0] == 403
    assert (await asked(site.port, "/main.dart.js", Host=ours))[0] == 403, "a part of a page nobody has opened"


@pytest.mark.parametrize(
    "host", ["evil.example:{port}", "evil.example", "127.0.0.1", "127.0.0.1:1", "[::1", "a/b:{port}"]
)
async def test_a_name_bound_anew_to_this_machine_is_refused(site: Site, host: str) -> None:
    named = host.format(port=site.port)
    status, said = await asked(site.port, Host=named, **{"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.8"})
    assert status == 403
    assert said.strip() == texts("pl").t("cli-not-here", address=site.address)
    assert not await socket_opens(site.port, host=named, origin=f"http://{named}")


async def test_whoever_has_no_language_is_told_in_english(site: Site) -> None:
    _, said = await asked(site.port, Host="evil.example")
    assert said.strip() == texts("en").t("cli-not-here", address=site.address)


async def test_a_refused_page_comes_to_no_table(site: Site) -> None:
    with pytest.raises(websockets.InvalidStatus):
        await Client(site.address, "d-1", origin="http://evil.example").open()
    assert (await site.open("d-2", wait="settings")).find("settings")


# Open to the house


async def _page(scope: object, _receive: object, send: object) -> None:
    """Something behind the door."""
    assert scope
    await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b"in"})  # type: ignore[operator]


def _asks(host: str, server: str, origin: str | None = None) -> dict[str, object]:
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    return {"type": "http", "headers": headers, "server": (server, 8550)}


async def _status(door: Application, scope: dict[str, object]) -> int:
    found: list[int] = []

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        found.append(message.get("status", 0))

    await door(scope, None, send)  # type: ignore[arg-type]
    return found[0]


@pytest.mark.parametrize(
    ("listens", "host", "came_in", "status"),
    [
        ("0.0.0.0", "192.168.1.5:8550", "192.168.1.5", 200),  # noqa: S104 - to listen everywhere is what is tested
        ("0.0.0.0", "192.168.1.6:8550", "192.168.1.5", 403),  # noqa: S104
        ("0.0.0.0", "evil.example:8550", "192.168.1.5", 403),  # noqa: S104
        ("0.0.0.0", "localhost:8550", "127.0.0.1", 200),  # noqa: S104
        ("0.0.0.0", "kitchen.local:8550", "192.168.1.5", 200),  # noqa: S104
        ("0.0.0.0", "Kitchen:8550", "192.168.1.5", 200),  # noqa: S104
        ("::", "[fe80::1]:8550", "fe80::1", 200),
        ("::", "192.168.1.5:8550", "::ffff:192.168.1.5", 200),
        ("192.168.1.5", "192.168.1.5:8550", "192.168.1.5", 200),
        ("192.168.1.5", "kitchen:8550", "192.168.1.5", 403),
        ("games.lan", "games.lan:8550", "192.168.1.5", 200),
        ("127.0.0.1", "192.168.1.5:8550", "192.168.1.5", 403),
    ],
)
async def test_which_addresses_are_this_machines(
    monkeypatch: pytest.MonkeyPatch, listens: str, host: str, came_in: str, status: int
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "kitchen.home.lan")
    door = Doorkeeper(_page, listens, 8550)
    assert await _status(door, _asks(host, came_in)) == status
    assert await _status(door, _asks(host, came_in, f"http://{host}")) == status
    assert await _status(door, _asks(host, came_in, "http://evil.example:8550")) == 403


async def test_the_usual_port_of_the_web_goes_without_saying() -> None:
    door = Doorkeeper(_page, "192.168.1.5", 80)
    assert await _status(door, _asks("192.168.1.5", "192.168.1.5", "http://192.168.1.5")) == 200
    assert await _status(door, _asks("192.168.1.5", "192.168.1.5", "https://192.168.1.5")) == 403


async def test_a_request_without_or_with_two_hosts_is_refused() -> None:
    door = Doorkeeper(_page, "127.0.0.1", 8550)
    two = _asks("127.0.0.1:8550", "127.0.0.1")
    two["headers"] = [(b"host", b"127.0.0.1:8550"), (b"host", b"evil.example")]
    assert await _status(door, two) == 403
    assert await _status(door, {**two, "headers": []}) == 403


async def test_a_slash_too_many_leads_home() -> None:
    told: list[dict[str, object]] = []

    async def send(message: dict[str, object]) -> None:
        told.append(message)

    scope = {**_asks("127.0.0.1:8550", "127.0.0.1"), "path": "//evil.example/x"}
    await Doorkeeper(_page, "127.0.0.1", 8550)(scope, None, send)  # type: ignore[arg-type]
    assert told[0]["status"] == 308
    assert (b"location", b"/") in told[0]["headers"], "nowhere but here"  # type: ignore[operator]


async def test_a_page_that_goes_while_it_is_told_something_is_no_fault() -> None:
    async def gone(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise WebSocketDisconnect(1006)

    async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise OSError("the disk")

    async def heard() -> dict[str, object]:
        return {}

    async def said(_message: object) -> None:
        return

    scope = {"type": "lifespan", "headers": []}
    await Doorkeeper(gone, "127.0.0.1", 1)(scope, heard, said)
    with pytest.raises(OSError, match="the disk"):
        await Doorkeeper(broken, "127.0.0.1", 1)(scope, heard, said)


async def test_the_client_is_not_asked_to_draw_with_two_threads() -> None:
    async def isolates(_scope: Scope, _receive: Receive, send: Send) -> None:
        headers = [(b"Cross-Origin-Embedder-Policy", b"require-corp"), (b"Cross-Origin-Opener-Policy", b"same-origin")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"a page"})

    async def heard() -> dict[str, object]:
        return {}

    sent: list[MutableMapping[str, Any]] = []

    async def said(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    scope = _asks("127.0.0.1:8550", "127.0.0.1")
    await Doorkeeper(isolates, "127.0.0.1", 8550)(scope, heard, said)
    opener, (rule, only), *others = sent[0]["headers"]
    assert others == [(b"referrer-policy", b"same-origin"), (b"x-content-type-options", b"nosniff")]
    assert opener == (b"Cross-Origin-Opener-Policy", b"same-origin")
    assert rule == b"content-security-policy", "a page may ask nobody but us"
    assert b"connect-src 'self' data: blob: ws://127.0.0.1:8550 wss://127.0.0.1:8550" in only
    assert sent[1] == {"type": "http.response.body", "body": b"a page"}

"""Nobody holds a connection without saying what for; a server asked to end ends, whoever still holds one."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from flet_web.fastapi.flet_app import FletApp

from companion import conversation
from companion.doorkeeper import Doorkeeper
from companion.web_server import AT_ONCE, FOR_US, Bounded, room
from tests.e2e.serve import ROOT, free_port
from tests.wire.client import Client, cookie_of
from tests.wire.conftest import Site, so
from tests.wire.test_strangers import KNOCK, asked

HANDLES = 96
"""So many a small machine has."""

HALVES = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET / HTTP/1.1\r\nHost")


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bounded, "patience", 0.3)
    monkeypatch.setattr(Doorkeeper, "patience", 0.3)
    monkeypatch.setattr(conversation, "PARTING", 0.1)


async def knock(port: int) -> bytes:
    """What a page of ours says to open its socket."""
    ours = f"http://127.0.0.1:{port}"
    headers = {**KNOCK, "Host": f"127.0.0.1:{port}", "Origin": ours, "Cookie": await cookie_of(ours)}
    return "\r\n".join(["GET /ws HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), "", ""]).encode()


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the other side hangs up in good time."""
    try:
        async with asyncio.timeout(5):
            while await reader.read(1000):
                pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@contextmanager
def calls(port: int, many: int) -> Iterator[list[socket.socket]]:
    """Somebody calls and says nothing, so many times."""
    with ExitStack() as held:
        yield [held.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(many)]


@pytest.mark.parametrize("half", HALVES)
async def test_a_request_that_is_never_whole_is_ended(site: Site, half: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(half)
    assert await ended(reader)
    writer.close()


async def test_a_request_that_drips_is_ended(site: Site) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    began = time.monotonic()
    for letter in "GET / HTTP/1.1\r\nHost: " + "x" * 30:
        writer.write(letter.encode())
        await asyncio.sleep(0.05)
        if writer.is_closing() or reader.at_eof() or reader.exception():
            break
    assert time.monotonic() - began < 2
    writer.close()


async def test_the_second_half_of_a_second_request_is_not_waited_for(site: Site) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    key = await cookie_of(site.address)
    writer.write(f"GET /born HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nCookie: {key}\r\n\r\n".encode())
    assert b"200" in await reader.readline()
    writer.write(b"GET / HT")
    assert await ended(reader)
    writer.close()


async def test_a_socket_that_never_says_who_it_is_is_ended_and_nothing_of_it_stays(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: weakref.WeakSet[FletApp] = weakref.WeakSet()
    handle = FletApp.handle

    async def noted(self: FletApp, websocket: object) -> None:
        kept.add(self)
        await handle(self, websocket)

    monkeypatch.setattr(FletApp, "handle", noted)
    for _ in range(5):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(await knock(site.port))
        assert await ended(reader)
        writer.close()

    def none_left() -> bool:
        gc.collect()
        return not kept

    await so(none_left)


async def test_a_page_that_says_nothing_for_long_stays(site: Site) -> None:
    page = await site.open("d-1", wait="settings")
    await asyncio.sleep(1)
    await page.tap("settings")
    await page.until(lambda: page.find("export"))


async def test_who_comes_last_gets_the_place_of_who_said_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bounded, "patience", 60.0)
    monkeypatch.setattr(Bounded, "most", 8)
    with calls(site.port, 12):
        await asyncio.sleep(0.1)
        assert (await asked(site.port, Host=f"127.0.0.1:{site.port}"))[0] == 200
        assert (await site.open("d-1", wait="settings")).find("settings")


def test_there_is_room_for_as_many_as_there_are_handles(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: asked_for.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 1024))
    assert (room(), asked_for) == (1024 - FOR_US, [])
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (256, resource.RLIM_INFINITY))
    assert (room(), asked_for) == (4096 - FOR_US, [(4096, resource.RLIM_INFINITY)])
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (32, 32))
    assert room() == AT_ONCE


class Small:
    """A Tableside of its own on a machine with few handles."""

    def __init__(self, folder: Path) -> None:
        self.port, self.log = free_port(), folder / "log"
        words = ["-m", "companion", "--web", "--no-open", "--port", str(self.port), "--data", str(folder / "data")]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, *words],
                cwd=ROOT,
                stdout=log,
                stderr=log,
                env=os.environ,
                preexec_fn=_few_handles,  # noqa: PLW1509 - no thread runs yet
            )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())


def _few_handles() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (HANDLES, HANDLES))


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Small]:
    found = Small(tmp_path)
    yield found
    if found.process.poll() is None:
        found.process.kill()
    found.process.wait()


async def test_with_more_idle_connections_than_handles_a_page_still_opens(small: Small) -> None:
    with calls(small.port, 200):
        page = await Client(f"http://127.0.0.1:{small.port}", "d-1").open("settings")
        assert page.find("settings")
        await page.close()
    assert small.log.stat().st_size < 2000, small.log.read_text()[:2000]


async def test_asked_to_end_it_ends_whoever_holds_on(small: Small) -> None:
    page = await Client(f"http://127.0.0.1:{small.port}", "d-1").open("settings")
    with calls(small.port, 3) as (_, half, silent):
        half.send(b"GET / HT")
        silent.send(await knock(small.port))
        assert b"101" in silent.recv(100)
        small.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(small.process.wait, 6) == 0
    await page.close()

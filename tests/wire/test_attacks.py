"""Nobody gets in, is somebody else or fills the log, whatever is sent; the table's own devices go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from random import Random

import pytest
import websockets

from companion import gate
from companion.gate import cookie_name
from companion.ui import flet_edge, routes
from companion.web_server import Bounded, Listener
from tests.wire.attacks import STRANGERS, Ears, House, besieged, broken, forged
from tests.wire.client import Action, Client
from tests.wire.conftest import sessions, so
from tests.wire.phones import Evening, ask
from tests.wire.test_patience import ended

TRIES = 240


@pytest.fixture(autouse=True)
def ears() -> Iterator[Ears]:
    heard = Ears()
    logging.getLogger().addHandler(heard)
    yield heard
    logging.getLogger().removeHandler(heard)
    assert heard.tracebacks == []


@pytest.fixture
async def house(evening: Evening) -> House:
    return House(evening.address, await evening.key())


async def closed(page: Client) -> bool:
    """Whether the other side has hung up, in good time."""
    async with asyncio.timeout(5):
        await page._socket.wait_closed()
    return True


@pytest.mark.parametrize("way", STRANGERS)
async def test_no_stranger_gets_in(evening: Evening, house: House, way: object) -> None:
    found = [await attempt(house, Random(n)) for n in range(TRIES // 8) for attempt in STRANGERS if attempt is way]
    assert not any(found)
    assert len(evening.guests) == 1
    page = await evening.phone("s1", cookie=house.cookie)
    await page.tap("primary")
    await so(lambda: evening.live.table.n == 1)


async def test_the_tables_own_devices_go_on_meanwhile(evening: Evening, house: House) -> None:
    page = await evening.phone("s1", cookie=house.cookie)
    attack = asyncio.create_task(besieged(house, Random(1), TRIES))
    for n in range(1, 4):
        await page.tap("primary" if n % 2 else "undo")
        await so(lambda n=n: evening.live.table.n == n)  # type: ignore[misc]
        await asyncio.sleep(0.35)
    assert await attack == {}


@pytest.mark.parametrize("seed", range(12))
async def test_a_frame_no_client_sends_ends_the_conversation(evening: Evening, seed: int) -> None:
    rnd = Random(seed)
    cookie = await evening.key()
    page = await evening.phone(cookie=cookie)
    for frame in (b"\x01" + rnd.randbytes(9), broken(rnd)):
        await page._socket.send(frame or b"\x05")
    assert await closed(page)
    await so(lambda: evening.guests[-1].pages == 0)
    assert (await evening.phone(cookie=cookie)).find("be/s1")


async def test_letters_end_the_conversation(evening: Evening) -> None:
    for said in ("hello", b"\xff\xfe"):
        page = await evening.phone()
        await page._socket.send(said, text=True)
        assert await closed(page)


@pytest.mark.parametrize("first", [broken(Random(3)), b"\x00\xc1", b"\x05"])
async def test_first_words_that_are_none_leave_nothing(evening: Evening, first: bytes) -> None:
    page = Client(evening.address, cookie=await evening.key())
    before = len(sessions())
    page._socket = await websockets.connect(
        f"ws{evening.address.removeprefix('http')}/ws",
        origin=evening.address,  # type: ignore[arg-type]
        additional_headers={"Cookie": page.cookie},
    )
    await page._socket.send(first)
    assert await closed(page)
    await so(lambda: evening.guests[-1].pages == 0)
    assert len(sessions()) == before


async def test_a_page_says_once_who_it_is(evening: Evening) -> None:
    page = await evening.phone("s1")
    before = len(sessions())
    again = {"session_id": "somebody", "page_name": "", "page": {"route": "/"}}
    await page._send(Action.REGISTER, again)
    assert await closed(page)
    assert len(sessions()) == before, "one more for each time would stay for ever"


async def test_nobody_goes_on_with_anothers_page(evening: Evening) -> None:
    host = await evening.site.open("d-1", routes.table(evening.live.key), "door/log")
    mine = await evening.phone("s1")
    asleep = next(
        one for one in sessions().values() if str(one.connection.page_url).endswith(mine.address.rpartition(":")[2])
    )
    await mine.close()
    await so(lambda: asleep.connection is None)
    ids = [session.id for session in sessions().values()]
    assert len(ids) == 2
    for session in ids:
        thief = Thief(evening.address, session, cookie=await evening.key())
        evening.open_pages.append(thief)
        await thief.open("be/s1")
        assert thief.given not in ids
    assert host.find("door/log")


class Thief(Client):
    """Names another's session."""

    def __init__(self, address: str, session: str, cookie: str) -> None:
        super().__init__(address, cookie=cookie)
        self.session, self.given = session, ""

    async def _send(self, action: Action, body: object) -> None:
        named = {**body, "session_id": self.session} if action is Action.REGISTER and isinstance(body, dict) else body
        await super()._send(action, named)

    async def _take(self, action: int, body: object) -> None:
        if action == Action.REGISTER and isinstance(body, dict):
            self.given = body["session_id"]
        await super()._take(action, body)


async def test_what_is_said_of_others_controls_does_nothing(evening: Evening, ears: Ears) -> None:
    host = await evening.site.open("d-1", routes.table(evening.live.key), "door/log")
    other = await evening.phone("s2")
    page = await evening.phone()
    await page.tap("look-on")
    await page.until(lambda: page.find("door/log"))
    controls = [control["_i"] for shown in (host, other, page) for control in shown.controls()]
    names = host.words(), other.words()
    rnd = Random(7)
    for _ in range(300):
        await page._socket.send(forged(rnd, controls))
    await asyncio.sleep(0.5)
    assert evening.live.table.n == 0
    assert [guest.seat for guest in evening.guests] == ["s2", ""]
    assert (host.words(), other.words()) == names
    assert not any(session.page.title == "x" for session in sessions().values())
    assert ears.lines <= 300, "no more than a line each"
    await other.tap("primary")
    await so(lambda: evening.live.table.n == 1)


async def test_what_is_ours_of_a_control_is_not_written_by_a_device(evening: Evening) -> None:
    page = await evening.phone("s1")
    await page._send(Action.PROPS, {"id": page.page["_i"], "props": {"_i": 5, "on_close": "x", "route": "/plays"}})
    await so(lambda: any(one.page.route == "/plays" for one in sessions().values()))
    ours = next(one.page for one in sessions().values() if one.page.route == "/plays")
    assert ours._i == page.page["_i"]
    assert callable(ours.on_close)


async def test_a_phone_that_never_reads_is_let_go(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = await evening.phone("s1")
    monkeypatch.setattr(flet_edge, "AHEAD", 20)
    page._reader.cancel()
    (session,) = sessions().values()
    most, dense = 0, Random(1).randbytes(50_000).hex()
    for n in range(1000):
        if session.connection is None:
            break
        most = max(most, vars(session.connection)["_FletApp__send_queue"].qsize())
        session.page.title = f"{n} {dense}"
        session.page.update()
        await asyncio.sleep(0.001)
    assert session.connection is None
    assert 20 <= most < 30
    await so(lambda: evening.guests[0].pages == 0)


async def test_a_phone_that_reads_nothing_for_long_is_let_go(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Listener, "patience", 0.3)
    page = await evening.phone("s1")
    page._reader.cancel()
    (session,) = sessions().values()
    dense = Random(1).randbytes(100_000).hex()
    for n in range(300):
        session.page.title = f"{n} {dense}"
        session.page.update()
    await so(lambda: session.connection is None and evening.guests[0].pages == 0)


async def test_whoever_is_put_out_leaves_no_page(evening: Evening) -> None:
    asleep, awake = await evening.key(), await evening.key()
    page = await evening.phone("s1", cookie=asleep)
    await page.close()
    await so(lambda: all(one.connection is None for one in sessions().values()))
    await evening.phone("s2", cookie=awake)
    for guest in evening.guests:
        evening.phones.doors.remove(guest.id)
    await so(lambda: sessions() == {})


@pytest.mark.parametrize("path", ["/docs", "/openapi.json", "/oauth_callback?state=x&code=x", "/upload?f=x", "/redoc"])
async def test_what_flet_serves_beside_the_app_is_not_there(evening: Evening, path: str) -> None:
    for address, cookie in ((evening.address, await evening.key()), (evening.site.address, "")):
        key = cookie or f"{cookie_name(evening.phones.doors, 'h')}={evening.phones.doors.host_key}"
        assert (await ask(address, path, Cookie=key)).status == 404
        assert (await ask(address, path, method="PUT", Cookie=key)).status in (404, 405)


async def test_only_one_address_has_a_socket(evening: Evening) -> None:
    url = f"ws{evening.address.removeprefix('http')}/other"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(url, origin=evening.address, additional_headers={"Cookie": await evening.key()})  # type: ignore[arg-type]


async def test_an_invitation_is_told_nobody_and_kept_nowhere(evening: Evening) -> None:
    for path in (evening.link, "/", "/j/x", "/main.dart.js"):
        answer = await ask(evening.address, path)
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"
        assert "frame-ancestors 'self'" in answer.headers["content-security-policy"]
    inside = await ask(evening.address, "/", Cookie=await evening.key())
    assert inside.status == 200
    assert inside.headers["referrer-policy"] == "same-origin"
    assert "access-control-allow-origin" not in inside.headers


async def test_a_code_that_is_announced_and_never_sent_is_not_waited_for(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "SILENCE", 0.3)
    port = evening.address.rpartition(":")[2]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"POST /join HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 9\r\n\r\nc".encode())
    assert b"408" in await reader.readline()
    monkeypatch.setattr(Bounded, "patience", 0.3)
    writer.close()


async def test_who_announces_and_never_sends_makes_room_for_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bounded, "most", 8)
    port = evening.address.rpartition(":")[2]
    half = f"POST /join HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 9\r\n\r\nc".encode()
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(12)]
    for _, writer in held:
        writer.write(half)
        await asyncio.sleep(0.01)
    assert (await ask(evening.address)).status == 200
    assert await ended(held[0][0])
    for _, writer in held:
        writer.close()

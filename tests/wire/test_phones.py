"""Everybody's phone over real sockets: who comes in, what is reached from there, and who is out at once."""

from __future__ import annotations

import asyncio
import socket
from datetime import timedelta
from html import escape
from pathlib import Path

import pytest
import websockets

from companion.app.codes import TRIES
from companion.app.library import LibraryOpener
from companion.app.session import TableSession
from companion.app.values import Settings
from companion.gate import cookie_name
from companion.party import Party
from companion.text import texts
from companion.ui import phones, routes
from companion.web_server import Server, config_of
from tests.companion.storage.support import Disk
from tests.e2e.serve import free_port
from tests.wire.client import Client
from tests.wire.conftest import Site, forget_pages, so
from tests.wire.phones import Evening, ask, invited
from tests.wire.tables import a_table


async def is_refused(page: Client) -> bool:
    try:
        await page.open()
    except websockets.InvalidStatus as refused:
        return refused.response.status_code == 403
    await page.close()
    return False


async def test_two_taps_from_the_scan_to_the_seat(evening: Evening) -> None:
    page = await evening.phone()
    assert {"be/s1", "be/s2", "look-on", "as-show"} <= set(page.shown_keys())
    await page.tap("be/s2")
    await page.until(lambda: page.find("door/log"))
    assert [guest.seat for guest in evening.guests] == ["s2"]


async def test_what_a_phone_does_the_host_sees_and_the_journal_says_whose_it_was(evening: Evening) -> None:
    host = await evening.site.open("d-1", routes.table(evening.live.key), "door/log")
    page = await evening.phone("s2")
    await page.tap("primary")
    await so(lambda: evening.live.table.n == 1)
    await host.until(lambda: host.find("undo"))
    step = evening.live.table.undo_step
    assert step
    assert step.who == f"{evening.guests[0].id}@s2"


async def test_a_code_can_be_typed(evening: Evening) -> None:
    page = await ask(evening.address, Accept_Language="pl")
    assert texts("pl").t("door-type-code") in page.body
    assert "script" not in page.body
    code = evening.phones.code(evening.live.key)
    assert code
    wrong = await ask(evening.address, "/join", method="POST", body="code=WRONGX")
    assert (wrong.status, wrong.cookie) == (403, "")
    assert texts("en").t("door-wrong")[:20] in wrong.body
    right = await ask(
        evening.address, "/join", method="POST", body=f"code={code.letters[:3]}+{code.letters[3:].lower()}"
    )
    assert right.status == 303
    await evening.phone("s1", cookie=right.cookie)
    assert [guest.seat for guest in evening.guests] == ["s1"]
    for _ in range(TRIES):
        await ask(evening.address, "/join", method="POST", body="code=WRONGX")
    late = await ask(evening.address, "/join", method="POST", body=f"code={code.letters}")
    assert (late.status, late.cookie) == (429, "")


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_a_full_disk_says_so_on_the_phone_and_loses_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    page = await evening.phone("s1")
    with monkeypatch.context() as disk:
        Disk(disk).fails("replace")
        full = await ask(evening.address, evening.link, Accept_Language=language)
    assert (full.status, full.cookie) == (503, "")
    assert texts(language).t("door-disk") in full.body
    assert str(evening.site.library.folder) not in full.body
    assert [guest.seat for guest in evening.guests] == ["s1"]
    await page.tap("primary")
    await so(lambda: evening.live.table.n == 1)
    assert await evening.key()


async def test_where_the_data_lies_is_told_no_phone_whatever_the_disk_says(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, key = texts("en").t("door-disk"), evening.live.key
    for seat, act in (("s1", "primary"), ("", "be/s2")):
        page = await evening.phone(seat)
        with monkeypatch.context() as disk:
            Disk(disk).fails("replace", "fsync", "fdatasync")
            await page.tap(act)
            await page.until(lambda page=page: said in page.words())  # type: ignore[misc]
            await page.tap("door/log" if seat else "look-on")  # what needs no disk goes on
            await page.until(lambda page=page: page.page.get("route") == routes.table(key))  # type: ignore[misc]
        assert str(evening.site.library.folder) not in "".join(page.words())
    assert ([guest.seat for guest in evening.guests], evening.live.table.n) == (["s1", ""], 0)


async def test_the_same_phone_comes_back_as_itself(evening: Evening) -> None:
    cookie = await evening.key()
    page = await evening.phone("s2", cookie=cookie)
    await page.close()
    again = await evening.phone(cookie=cookie, wait="door/log")
    assert again.page["route"] == routes.table(evening.live.key)
    scanned = await ask(evening.address, evening.link, Cookie=cookie)
    assert (scanned.status, scanned.cookie) == (303, ""), "who scans again stays who it is"
    assert len(evening.guests) == 1


async def test_what_one_page_of_a_phone_sits_down_as_the_others_are_too(evening: Evening) -> None:
    cookie = await evening.key()
    first = await evening.phone("s2", cookie=cookie)
    reloaded = await evening.phone(cookie=cookie, wait="door/log")
    assert reloaded.find("primary")
    await first.go("/")
    await first.tap("look-on")
    await reloaded.until(lambda: not reloaded.find("primary"))


async def test_another_rule_is_told_to_open_pages_at_once(evening: Evening) -> None:
    told: list[bool] = []
    evening.live.watch(lambda: told.append(evening.phones.doors.own_only(evening.live.key)))
    evening.phones.allow(evening.live.key, own_only=True)
    assert told == [True]


async def test_a_phone_that_is_reloaded_at_the_podium_stays_and_its_table_is_the_result(evening: Evening) -> None:
    await evening.phone("s1", cookie=(cookie := await evening.key()))
    host = TableSession(evening.site.library, evening.live, "host")
    assert host.finish({}).taken
    page = Client(evening.address, route=routes.play(evening.live.key), cookie=cookie)
    await page.open("back")
    assert page.page["route"] == routes.play(evening.live.key)
    await page.tap("back")
    await page.until(lambda: page.page["route"] == routes.HOME)
    await page.tap("be/s1")
    await page.until(lambda: page.page["route"] == routes.play(evening.live.key))
    await page.close()


async def test_who_is_put_out_is_out_at_once(evening: Evening) -> None:
    cookie = await evening.key()
    page, other = await evening.phone("s1", cookie=cookie), await evening.phone("s2")
    evening.phones.doors.remove(evening.guests[0].id)
    async with asyncio.timeout(5):
        await page._socket.wait_closed()
    assert await is_refused(Client(evening.address, cookie=cookie))
    assert (await ask(evening.address, "/born", Cookie=cookie)).status == 403, "by which its page knows to load anew"
    await other.tap("primary")
    await so(lambda: evening.live.table.n == 1)


@pytest.mark.parametrize("chosen", ["pl", None])
async def test_who_is_put_out_is_told_so_in_its_own_language(evening: Evening, chosen: str | None) -> None:
    cookie = await evening.key()
    guest = evening.guests[0].id
    if chosen:
        evening.site.library.keep_settings(Settings(device=guest, language=chosen))
    assert 'role="alert"' not in (await ask(evening.address)).body, "a stranger is told nothing"
    evening.phones.doors.remove(guest)
    for path in ("/", "/table/anything"):
        answer = await ask(evening.address, path, Cookie=cookie, Accept_Language="de" if chosen else "pl-PL,pl;q=0.9")
        assert escape(texts("pl").t("door-put-out")) in answer.body
        assert '<html lang="pl">' in answer.body
    again = await ask(evening.address, evening.link, Cookie=cookie)
    assert again.status == 303
    back = evening.site.library.settings(evening.guests[0].id)
    assert back.language == chosen


async def test_a_closed_door_puts_all_out_and_nobody_listens_any_more(evening: Evening) -> None:
    cookie, address = await evening.key(), evening.address
    page = await evening.phone("s1", cookie=cookie)
    evening.phones.close(evening.live.key)
    async with asyncio.timeout(5):
        await page._socket.wait_closed()
    async with asyncio.timeout(5):
        while await _answers(address):  # noqa: ASYNC110 - nobody tells when it ends
            await asyncio.sleep(0.05)
    await evening.phones.invite(evening.live.key, "127.0.0.1")
    assert await is_refused(Client(evening.address, cookie=cookie)), "what was given before opens nothing"


async def _answers(address: str) -> bool:
    try:
        await ask(address)
    except OSError:
        return False
    return True


async def test_nobody_reaches_anything_without_a_key(evening: Evening) -> None:
    for path in (
        "/main.dart.js",
        "/manifest.json",
        "/assets/FontManifest.json",
        "/born.js",
        "/x.y",
    ):
        assert (await ask(evening.address, path)).status == 403, path
    for path in ("/", "/settings", "/plays", "/docs", routes.table(evening.live.key)):
        found = await ask(evening.address, path)
        assert (found.status, found.cookie) == (200, "")
        assert "main.dart.js" not in found.body, path
    for cookie in ("", "x=y", f"{cookie_name(evening.phones.doors, 'g')}=wrong", ";;;", "a" * 5000):
        assert await is_refused(Client(evening.address, cookie=cookie or "none=none"))
    assert (await ask(evening.address, "/j/wrong")).status == 404
    assert (await ask(evening.address, "/join", method="POST", body="code=" + "x" * 999)).status == 413


async def test_the_hosts_key_opens_nothing_where_others_come_in(evening: Evening) -> None:
    doors = evening.phones.doors
    key = f"{cookie_name(doors, 'h')}={doors.host_key}"
    assert await is_refused(Client(evening.address, cookie=key))
    assert (await ask(evening.address, f"/?key={doors.host_key}")).cookie == ""


async def test_a_page_elsewhere_reaches_no_table_with_a_phones_key(evening: Evening) -> None:
    cookie = await evening.key()
    assert await is_refused(Client(evening.address, cookie=cookie, origin="http://evil.example"))
    assert (await ask(evening.address, Host="evil.example:1", Cookie=cookie)).status == 403
    assert "HttpOnly; SameSite=Lax" in (await ask(evening.address, evening.link)).headers["set-cookie"]


@pytest.mark.parametrize(
    "route", ["/settings", "/plays", "/new/little_town", "/check/little_town", "/count/little_town"]
)
async def test_a_phone_has_no_screen_of_the_hosts(evening: Evening, route: str) -> None:
    page = Client(evening.address, route=route, cookie=await evening.key())
    evening.open_pages.append(page)
    await page.open()
    await page.until(page.shown_keys)
    for key in ("export", "import", "continue", "invite", "again"):
        assert page.find(key) is None
    assert str(evening.site.library.folder) not in page.words()


async def test_a_phone_sees_no_other_table(evening: Evening) -> None:
    other = a_table(evening.site.library, players=3)
    page = await evening.phone("s1")
    await page.go(routes.table(other.key))
    await page.until(lambda: page.find("home"))
    assert texts("en").t("app-error-title") in page.words()
    assert page.find("door/log") is None


async def test_a_phone_takes_no_file_in(evening: Evening) -> None:
    with evening.site.party._intake.waiting() as coming:
        assert (await ask(evening.address, coming.address, method="POST", body="x")).status == 403
        key = await evening.key()
        assert (await ask(evening.address, coming.address, method="POST", body="x", Cookie=key)).status == 404


async def test_only_so_much_comes_from_a_phone_at_once(evening: Evening) -> None:
    page = await evening.phone("s1")
    await page._socket.send(b"\x00" + b"x" * 70_000)
    async with asyncio.timeout(5):
        await page._socket.wait_closed()
    flood = await evening.phone("s2")
    with pytest.raises(websockets.ConnectionClosed):
        await _pour(flood)


async def _pour(page: Client) -> None:
    for _ in range(5000):
        await page._socket.send(b"\x02")
        await asyncio.sleep(0)


async def test_a_phone_has_so_many_pages_and_no_more(evening: Evening) -> None:
    cookie = await evening.key()
    pages = [
        await evening.phone("s1" if n == 0 else "", cookie=cookie, wait="be/s1" if n == 0 else "door/log")
        for n in range(4)
    ]
    assert await is_refused(Client(evening.address, cookie=cookie))
    await pages[-1].close()
    await so(lambda: evening.guests[0].pages == 3)
    assert not await is_refused(Client(evening.address, cookie=cookie))


async def test_who_only_looks_changes_nothing(evening: Evening) -> None:
    page = await evening.phone()
    await page.tap("look-on")
    await page.until(lambda: page.find("door/log"))
    assert page.find("primary") is None
    assert evening.guests[0].seat == ""


async def test_where_each_acts_for_its_own_seat_only(evening: Evening) -> None:
    evening.phones.doors.allow(evening.live.key, own_only=True)
    page = await evening.phone("s2")
    n = evening.live.table.n
    await page.tap("primary")  # all workers are placed: a common step
    await so(lambda: evening.live.table.n == n + 1)


async def test_after_the_last_point_nobody_new_comes_in_and_the_door_closes_by_itself(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones, "STAYS", timedelta(seconds=0.3))
    doors, key = evening.phones.doors, evening.live.key
    page, link = await evening.phone("s1"), evening.link
    doors.end(key, over=True)
    assert (await ask(evening.address, link)).status == 404
    assert doors.code(key) is None
    doors.end(key, over=False)  # somebody corrects the count
    assert (await ask(evening.address, link)).status == 303
    await asyncio.sleep(0.5)
    assert doors.door(key), "it is played on"
    doors.end(key, over=True)
    async with asyncio.timeout(5):
        await page._socket.wait_closed()
    assert doors.door(key) is None


async def test_a_window_on_a_desktop_invites_too(tmp_path: Path) -> None:
    """It has no web server of its own: what phones find is the only one."""
    opener = LibraryOpener(tmp_path / "data")
    party = Party(opener)
    evening = await invited(Site(opener.library(), 0, party))
    page = await evening.phone("s1")
    assert (await ask(evening.address, "/main.dart.js", Cookie=page.cookie)).status == 200
    await page.tap("primary")
    await so(lambda: evening.live.table.n == 1)
    await evening.leave()
    await party.hosting.shut()
    await forget_pages()
    opener.close()


async def test_with_the_house_open_to_all_the_same_door_serves_guests_and_host(tmp_path: Path) -> None:
    opener, port = LibraryOpener(tmp_path / "data"), free_port()
    party = Party(opener)
    server = Server(config_of(party.front("0.0.0.0", port), "127.0.0.1", port))  # noqa: S104 - as the host asked
    serving = asyncio.create_task(server._serve())
    await so(lambda: server.started)
    evening = await invited(Site(opener.library(), port, party))
    assert evening.address == f"http://127.0.0.1:{port}", "nothing else is listened at"
    page = await evening.phone("s2")
    await page.tap("primary")
    await so(lambda: evening.live.table.n == 1)
    name = f"{socket.gethostname()}:{port}"  # by which the others in the house call this machine
    assert (await ask(evening.address, Host=name)).cookie == "", "what is given to this machine's own pages only"
    assert (await ask(evening.address, "/?key=wrong", Host=name)).cookie == ""
    by_key = await ask(evening.address, f"/?key={opener.library().doors.host_key}", Host=name)
    assert by_key.status == 303
    host = Client(evening.address, "d-1", route=routes.SETTINGS, cookie=by_key.cookie)
    evening.open_pages.append(host)
    await host.open("export")
    await evening.leave()
    await party.hosting.shut()
    await forget_pages()
    server.should_exit = True
    await serving
    opener.close()


async def test_after_a_restart_the_phones_come_back_before_the_host_does(tmp_path: Path) -> None:
    first = LibraryOpener(tmp_path / "data")
    party = Party(first)
    evening = await invited(Site(first.library(), 0, party))
    cookie, address, key = await evening.key(), evening.address, evening.live.key
    await evening.phone("s2", cookie=cookie)
    await evening.leave()
    await party.hosting.shut()  # the app ends; its doors stay open in the folder
    await forget_pages()
    first.close()
    second = LibraryOpener(tmp_path / "data")
    party = Party(second)
    phones = await party.phones()
    door = phones.door(key)
    assert door
    assert phones.address(door) == address, "the same invitation is good"
    page = Client(address, cookie=cookie)
    await page.open("door/log")
    await page.tap("primary")
    await so(lambda: second.library().table(key).table.n == 1)
    await page.close()
    await party.hosting.shut()
    await forget_pages()
    second.close()

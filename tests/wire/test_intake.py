"""Files come in, and large ones go out, by a request of their own: whatever a page says, nothing else is read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from companion.services import adapters, intake
from companion.text import texts
from tests.hostile.house import a_copy
from tests.wire.client import Action, Client, cookie_of
from tests.wire.conftest import Site

MANY = 40 * 1024 * 1024
"""More than goes through the page's own socket at once."""


async def send(site: Site, address: str, data: bytes, *, length: int | None = None) -> int:
    """Send a file as a browser does; the status of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    size = len(data) if length is None else length
    head = [f"PUT {address} HTTP/1.1", f"Host: 127.0.0.1:{site.port}", f"Origin: {site.address}"]
    head += [f"Cookie: {await cookie_of(site.address)}"]
    writer.write("\r\n".join([*head, f"Content-Length: {size}", "Connection: close", "", ""]).encode() + data)
    if size != len(data):
        writer.write_eof()
    status = int((await reader.readline() or b"- 0").split()[1])
    writer.close()
    return status


class Picker(Client):
    """A device that answers the file dialog as it likes."""

    def __init__(self, site: Site, file: dict[str, Any], data: bytes | None = None) -> None:
        super().__init__(site.address, "d-1", route="/settings")
        self._site, self._file, self._data = site, file, data
        self.status = 0

    async def _answer(self, body: Any) -> None:  # noqa: ANN401 - as the wire carries it
        if body["name"] not in ("pick_files", "upload"):
            await super()._answer(body)
            return
        result = [self._file] if body["name"] == "pick_files" else None
        answer = {"control_id": body["control_id"], "call_id": body["call_id"], "result": result, "error": None}
        await self._send(Action.INVOKE, answer)
        if body["name"] == "upload" and self._data is not None:
            self.address_of_file = body["args"]["files"][0]["upload_url"]
            self.status = await send(self._site, self.address_of_file, self._data)


async def picked(site: Site, file: dict[str, Any], data: bytes | None = None) -> Picker:
    """Somebody picks a file."""
    page = Picker(site, file, data)
    site.clients.append(page)
    await page.open("import")
    await page.tap("import")
    return page


def said(page: Client, id_: str) -> bool:
    begin = texts("en").t(id_, most=intake.LARGEST // 1024 // 1024, where="-", problem="").split(".")[0][:30]
    return any(word.startswith(begin) for word in page.words())


async def test_a_path_a_client_names_is_not_read(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "SILENCE", 0.3)
    mine = tmp_path / "mine.json"
    mine.write_bytes(a_copy())
    read = Path.read_bytes
    opened: list[Path] = []

    def noted(self: Path) -> bytes:
        opened.append(self)
        return read(self)

    monkeypatch.setattr(Path, "read_bytes", noted)
    for path in (mine, tmp_path, tmp_path / "nothing"):
        page = await picked(site, {"id": 1, "name": "a.json", "size": 9, "path": str(path), "bytes": None})
        await page.until(lambda page=page: said(page, "app-import-cut-off"))  # type: ignore[misc]
        assert not page.crashes
    assert not {mine, tmp_path} & set(opened)


async def test_a_file_too_large_for_the_socket_comes_in(site: Site) -> None:
    page = await picked(site, {"id": 1, "name": "a.json", "size": MANY}, a_copy() + b" " * MANY)
    await page.until(lambda: page.find("import/go"))
    assert page.status == 200
    await page.tap("import/go")
    await page.until(lambda: len(site.library.people()) > 0)


async def test_a_file_that_says_it_is_too_large_is_not_waited_for(site: Site) -> None:
    page = await picked(site, {"id": 1, "name": "a.json", "size": intake.LARGEST + 1})
    await page.until(lambda: said(page, "app-import-too-large"))


async def test_a_file_larger_than_it_said_is_cut_off(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "LARGEST", 1000)
    page = await picked(site, {"id": 1, "name": "a.json", "size": 10}, b"x" * 5000)
    await page.until(lambda: said(page, "app-import-cut-off"))


async def test_nobody_else_sends_a_file_and_nobody_twice(site: Site) -> None:
    assert await send(site, "/take/guessed", b"{}") == 404
    page = await picked(site, {"id": 1, "name": "a.json", "size": 2}, b"{}")
    await page.until(lambda: said(page, "storage-bad-import"))
    assert await send(site, page.address_of_file, b"{}") == 404


async def test_a_file_cut_off_in_the_middle_is_said() -> None:
    waiting = intake.Intake()

    async def gone() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    with waiting.waiting() as coming:
        assert await waiting.take(coming.address, gone) == 400
        assert await coming.data() is None


class Keeper(Client):
    """A device that fetches what it is sent to, as a browser does."""

    def __init__(self, site: Site, *, fetches: bool = True) -> None:
        super().__init__(site.address, "d-1", route="/settings")
        self._site, self._fetches = site, fetches
        self.got: list[tuple[str, bytes]] = []

    async def _answer(self, body: Any) -> None:  # noqa: ANN401 - as the wire carries it
        await super()._answer(body)
        if body["name"] == "launch_url" and self._fetches:
            assert body["args"]["web_only_window_name"] == "_self", "no second page"
            self.address_of_file = body["args"]["url"]
            self.got.append(await get(self._site, self.address_of_file))


async def get(site: Site, address: str) -> tuple[str, bytes]:
    """Fetch a file; its head and what it holds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    lines = [f"GET {address} HTTP/1.1", f"Host: 127.0.0.1:{site.port}", f"Cookie: {await cookie_of(site.address)}"]
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode())
    head, _, data = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return head.decode(), data


async def kept(site: Site, *, fetches: bool = True) -> Keeper:
    """Somebody takes a copy of everything."""
    page = Keeper(site, fetches=fetches)
    site.clients.append(page)
    await page.open("export")
    await page.tap("export")
    return page


async def test_a_file_too_large_for_the_page_is_fetched_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapters, "LARGE", 10)
    page = await kept(site)
    await page.until(lambda: page.got)
    head, data = page.got[0]
    assert head.startswith("HTTP/1.1 200")
    assert "attachment; filename*=UTF-8''tableside-" in head
    assert json.loads(data)["tableside"] == "archive"
    await page.until(lambda: any(word.startswith("Saved") for word in page.words()))
    assert (await get(site, page.address_of_file))[0].startswith("HTTP/1.1 404")
    assert (await get(site, "/keep/guessed"))[0].startswith("HTTP/1.1 404")


async def test_a_file_nobody_comes_for_is_forgotten(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapters, "LARGE", 10)
    monkeypatch.setattr(intake, "SILENCE", 0.1)
    page = await kept(site, fetches=False)
    await page.until(lambda: not (page.find("export") or {}).get("disabled"))
    assert not any(word.startswith("Saved") for word in page.words())

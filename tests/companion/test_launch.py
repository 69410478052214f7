"""Starting the app: where it shows itself, and what it says when that cannot be."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion import cli, desktop, launch, party
from companion.app.library import LibraryOpener
from companion.commands.refusal import Refusal
from companion.doorkeeper import Doorkeeper
from companion.launch import Launch, Place
from companion.party import Party
from companion.storage.lock import FolderLock
from companion.text import texts

EN = texts("en")


@pytest.fixture(autouse=True)
def quiet_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No display, no client, no Flet around us, and a home of our own; Flet itself stays as other tests know it."""
    monkeypatch.setattr(launch, "patch_flet", lambda: None)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "FLET_PLATFORM", "FLET_DISPLAY_URL_PREFIX", "FLET_VIEW_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        yield server.getsockname()[1]


# The port


def test_a_wished_port_is_used() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]
    assert launch.free_port("127.0.0.1", free) == free


def test_a_taken_port_is_refused_with_its_address(taken_port: int) -> None:
    with pytest.raises(Refusal) as refused:
        launch.free_port("127.0.0.1", taken_port)
    assert EN(refused.value.reason) == f"Tableside cannot listen on 127.0.0.1:{taken_port}: Address already in use."


def test_a_port_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        launch.free_port("127.0.0.1", 99999)
    assert EN(refused.value.reason) == "There is no port 99999; the last one is 65535."


def test_without_a_wish_the_usual_port_or_any(monkeypatch: pytest.MonkeyPatch, taken_port: int) -> None:
    monkeypatch.setattr(launch, "USUAL_PORT", taken_port)
    assert launch.free_port("127.0.0.1", None) not in {taken_port, 0}


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(Refusal):
        launch.free_port("192.0.2.1", None)


# The window


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":99")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_display_there_is_no_window() -> None:
    assert not desktop.has_screen()
    assert not desktop.is_ready()
    assert not desktop.fetch()


@pytest.mark.usefixtures("screen")
def test_a_client_kept_from_an_earlier_start_is_ready(tmp_path: Path) -> None:
    assert desktop.has_screen()
    assert not desktop.is_ready()
    (tmp_path / ".flet" / "client" / "flet-desktop-light-1.0.5").mkdir(parents=True)
    assert desktop.is_ready()
    assert desktop.fetch()


@pytest.mark.usefixtures("screen")
def test_a_client_of_ones_own_is_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FLET_VIEW_PATH", str(tmp_path))
    assert desktop.is_ready()


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("error", "had"), [(None, True), (OSError("no network"), False)])
def test_the_client_is_fetched_or_not_within_seconds(
    monkeypatch: pytest.MonkeyPatch, error: Exception | None, *, had: bool
) -> None:
    patience: list[float | None] = []

    def ensure() -> None:
        patience.append(socket.getdefaulttimeout())
        if error:
            raise error

    monkeypatch.setattr("flet_desktop.ensure_client_cached", ensure)
    assert desktop.fetch() is had
    assert patience == [desktop.PATIENCE]
    assert socket.getdefaulttimeout() is None


# Which way the app opens


class Started:
    """Records how the app was run instead of running it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ways: list[str] = []
        self.fails: OSError | None = None
        self.reaches = True
        monkeypatch.setattr(ft, "run", self.run)
        monkeypatch.setattr(launch, "_run_web", lambda *_: self.ways.append("web"))

    def run(self, main: Callable[[Any], Any], view: ft.AppView | None = None, **_: object) -> None:
        self.ways.append("window" if view else "flet")
        if self.fails:
            raise self.fails
        if view and self.reaches:
            coroutine = main(None)
            with pytest.raises(StopIteration):
                coroutine.send(None)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    monkeypatch.setattr(party, "create_app", lambda *_: lambda _page: None)
    return Started(monkeypatch)


def test_without_a_window_the_browser(started: Started, tmp_path: Path) -> None:
    launch.launch(Launch(EN, data=tmp_path))
    assert started.ways == ["web"]


def test_a_ready_window_is_used(started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "is_ready", lambda: True)
    launch.launch(Launch(EN, data=tmp_path))
    assert started.ways == ["window"]


def test_the_browser_can_be_asked_for(started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "is_ready", lambda: True)
    launch.launch(Launch(EN, Place.WEB, data=tmp_path))
    assert started.ways == ["web"]


def test_a_window_that_cannot_be_had_is_said(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    launch.launch(Launch(EN, Place.WINDOW, data=tmp_path))
    assert started.ways == ["web"]
    assert capsys.readouterr().out == "No desktop window can be had here, so Tableside opens in the browser.\n"


@pytest.mark.parametrize("fails", [None, OSError("no libgtk")])
def test_a_window_that_never_opens_gives_way_to_the_browser(
    started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: OSError | None
) -> None:
    monkeypatch.setattr(desktop, "fetch", lambda: True)
    started.fails, started.reaches = fails, False
    launch.launch(Launch(EN, Place.WINDOW, data=tmp_path))
    assert started.ways == ["window", "web"]


def test_where_flet_started_us_it_decides(started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLET_PLATFORM", "android")
    launch.launch(Launch(EN, data=tmp_path))
    assert started.ways == ["flet"]


def test_on_a_phone_the_app_itself_says_what_is_wrong(
    started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FLET_PLATFORM", "android")
    launch.launch(Launch(EN, data=tmp_path / "file" / "below"))
    assert started.ways == ["flet"]


def test_a_data_folder_that_cannot_be_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert cli.main(["--web", "--data", str(tmp_path / "file" / "below")]) == 2
    err = capsys.readouterr().err
    assert str(tmp_path / "file" / "below") in err
    assert err.count("\n") == 1


def test_a_folder_in_use_is_one_line_with_the_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = FolderLock.taken(tmp_path, "http://127.0.0.1:1234")
    assert cli.main(["--web", "--data", str(tmp_path)]) == 2
    other.close()
    err = capsys.readouterr().err
    assert "http://127.0.0.1:1234" in err
    assert err.count("\n") == 1


# Serving


@pytest.mark.parametrize(("opens", "host"), [(True, "127.0.0.1"), (False, "127.0.0.1"), (True, "0.0.0.0")])  # noqa: S104
async def test_the_browser_opens_once_the_server_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, host: str, *, opens: bool
) -> None:
    monkeypatch.setenv("DISPLAY", ":99")
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    port = launch.free_port("127.0.0.1", 0)
    greeting = asyncio.create_task(
        launch._greet(Launch(EN, host=host, open_browser=opens), port, LibraryOpener(tmp_path))
    )
    await asyncio.sleep(0.1)
    assert capsys.readouterr().out == ""
    async with await asyncio.start_server(lambda _reader, writer: writer.close(), "127.0.0.1", port):
        await greeting
    address = f"http://127.0.0.1:{port}"
    assert opened == ([address] if opens else [])
    assert address in capsys.readouterr().out


def test_the_app_is_served_whole_from_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: dict[str, object] = {}
    monkeypatch.setattr(ft, "run", lambda _main, **how: asked.update(how))
    assert isinstance(Party(LibraryOpener(tmp_path)).front("127.0.0.1", 8550), Doorkeeper)
    assert asked["no_cdn"] is True
    assert asked["export_asgi_app"] is True


# The real thing


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    running: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "companion", "--no-open", "--data", str(tmp_path / "data"), *arguments]
        # English whatever the machine speaks; the sentence is read below.
        environment = {**os.environ, "LC_ALL": "C"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("asked_to_end", [signal.SIGINT, signal.SIGTERM])
def test_the_app_says_where_it_is_serves_and_stops_quietly(
    app: Callable[..., subprocess.Popen[str]], asked_to_end: signal.Signals
) -> None:
    process = app()
    assert process.stdout
    greeting = process.stdout.readline()
    assert greeting.startswith("Tableside is open at http://127.0.0.1:")
    address = greeting.split()[4]
    with urllib.request.urlopen(address, timeout=10) as page:  # noqa: S310 - our own server on this machine
        assert page.status == 200
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))):  # one that never speaks is not waited for
        process.send_signal(asked_to_end)
        _, err = process.communicate(timeout=30)
    assert "Traceback" not in err
    assert process.returncode == 0

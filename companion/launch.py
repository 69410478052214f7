"""Start the app: in a native window where one can be had, else in the browser.

Flet decides where to show itself partly from the environment, and starts installing packages when something is
missing. Here the choice is made first, in the open, so that a start never ends in a traceback.
"""

import asyncio
import contextlib
import signal
import socket
import webbrowser
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import flet as ft

from companion import desktop
from companion.app.library import LibraryOpener, data_folder
from companion.commands.refusal import Refusal, refuse
from companion.doorkeeper import EVERY_ADDRESS, LOOPBACK, address_at
from companion.party import Party, assets
from companion.text import Texts
from companion.ui.flet_edge import patch_flet

USUAL_PORT: Final = 8550
"""Taken when it is free, so that a bookmark keeps working."""

AppMain = Callable[[ft.Page], Awaitable[None] | None]
"""What Flet calls once for every page that opens."""


class Place(StrEnum):
    """Where the app shows itself."""

    AUTO = "auto"
    WEB = "web"
    WINDOW = "window"


@dataclass(frozen=True, slots=True)
class Launch:
    """How the app was asked to start, and the language of the terminal."""

    say: Texts
    place: Place = Place.AUTO
    host: str = "127.0.0.1"
    port: int | None = None
    data: Path | None = None
    open_browser: bool = True


def launch(wish: Launch) -> None:
    """Run the app until it is closed.

    Raises:
        Refusal: the wished port is taken, or the address is none of this machine's.
        StorageError: the data folder cannot be used.
    """
    opener = LibraryOpener(data_folder(wish.data))
    party = Party(opener)
    app = party.app
    if desktop.started_by_flet():
        # On a phone there is no terminal: the app itself says on the screen what is wrong.
        patch_flet()
        ft.run(app)
        return
    opener.library()  # a folder that cannot be had is said here, not on a page nobody has open
    patch_flet()
    try:
        if not (_wants_window(wish) and _run_window(app, wish)):
            _run_web(wish, opener, party)
    finally:
        opener.close()


def free_port(host: str, wished: int | None) -> int:
    """Find the port to serve on: the wished one or none; without a wish the usual one, else any.

    Raises:
        Refusal: the wished port is taken, or the address is none of this machine's.
    """
    if wished is None:
        return _bound(host, USUAL_PORT) or _taken(host, 0)
    return _taken(host, wished)


# In a window


def _wants_window(wish: Launch) -> bool:
    """Decide for the window; only a wish said aloud is worth a download."""
    if wish.place is Place.AUTO:
        return desktop.is_ready()
    if wish.place is Place.WINDOW and not desktop.fetch():
        _tell(wish.say.t("cli-no-window"))
        return False
    return wish.place is Place.WINDOW


def _run_window(app: AppMain, wish: Launch) -> bool:
    """Show the app in a window; False when the window never reached the app and something else must be tried."""
    reached = asyncio.Event()

    async def noted(page: ft.Page) -> None:
        reached.set()
        answer = app(page)
        if answer is not None:
            await answer

    try:
        ft.run(noted, view=ft.AppView.FLET_APP, assets_dir=assets())
    except OSError as error:
        # The client is there but does not start: a library is missing, or it is made for another machine.
        _tell(wish.say.t("cli-window-failed", problem=str(error)))
    if not reached.is_set():
        _tell(wish.say.t("cli-no-window"))
    return reached.is_set()


# In the browser


def _run_web(wish: Launch, opener: LibraryOpener, party: Party) -> None:
    """Serve the app on this machine and open the browser on it."""
    port = free_port(wish.host, wish.port)
    # Asked to end by whoever started it, the app closes its files as after Ctrl+C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(party, wish, port, opener))


async def _serve(party: Party, wish: Launch, port: int, opener: LibraryOpener) -> None:
    """Serve until interrupted, and say so as soon as the first page can be had."""
    from companion.web_server import serve

    greeting = asyncio.create_task(_greet(wish, port, opener))
    returning = asyncio.create_task(party.phones())  # phones that were in come back before anybody opens a page here
    try:
        await serve(party.front(wish.host, port), wish.host, port)
    finally:
        greeting.cancel()
        returning.cancel()
        await party.hosting.shut()


async def _greet(wish: Launch, port: int, opener: LibraryOpener) -> None:
    """Wait for the server, say where it is, to a second Tableside too, and open the browser where there is a screen."""
    address = address_at(wish.host, port)
    await _listening(str(urlsplit(address).hostname), port)
    opener.announce(address)
    _tell(wish.say.t("cli-open-at", address=address))
    if wish.host not in LOOPBACK:
        named = address_at(socket.gethostname() if wish.host in EVERY_ADDRESS else wish.host, port)
        _tell(wish.say.t("cli-open-with-key", address=f"{named}/?key={opener.library().doors.host_key}"))
    if wish.open_browser and desktop.has_screen():
        await asyncio.to_thread(webbrowser.open, address)


async def _listening(host: str, port: int) -> None:
    """Return once something answers at the address."""
    while True:
        try:
            _, writer = await asyncio.open_connection(host, port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


def _bound(host: str, port: int) -> int | None:
    """Take the port for a moment and tell its number, or nothing if it cannot be had."""
    try:
        return _taken(host, port)
    except Refusal:
        return None


def _taken(host: str, port: int) -> int:
    """Take the port for a moment to see that it can be had, and tell its number."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OverflowError as error:
            raise refuse("cli-no-port", port=str(port)) from error
        except OSError as error:
            raise refuse("cli-no-address", address=f"{host}:{port}", problem=error.strerror or str(error)) from error
        number: int = probe.getsockname()[1]
        return number


def _tell(sentence: str) -> None:
    """Tell the person at the terminal; at once, even into a pipe."""
    print(sentence, flush=True)

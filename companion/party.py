"""The app for the web: this machine's own pages, and what other devices find where a table has invited them."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import cast

import flet as ft

from companion.app.doors import Doors
from companion.app.library import LibraryOpener
from companion.doorkeeper import LOOPBACK, Application, Doorkeeper
from companion.gate import Gate
from companion.hosting import Hosting
from companion.services.intake import Intake
from companion.ui.app import AppMain, create_app
from companion.ui.flet_edge import patch_web
from companion.ui.phones import Phones


class Party:
    """Everybody who comes by the web."""

    def __init__(self, opener: LibraryOpener) -> None:
        """Serve nobody yet."""
        self._opener, self._intake = opener, Intake()
        self.hosting = Hosting(self._site)
        self.app: AppMain = create_app(opener, self._intake, self.phones)
        self._phones: Phones | None = None

    async def phones(self) -> Phones:
        """Return what other devices are invited by; where doors were open when the app ended, they open again."""
        if self._phones is None:
            self._phones = Phones(self._opener.library(), self.hosting)
            await self._phones.reopen()
        return self._phones

    @cached_property
    def _inside(self) -> Application:
        """Flet's app, made once for all addresses."""
        return flet_site(self.app)

    def front(self, host: str, port: int) -> Doorkeeper:
        """Return what the app itself answers with: everything, to its own pages, and tables to devices invited."""
        if host not in LOOPBACK:
            self.hosting.answers_at(host, port)
        return Doorkeeper(self._inside, host, port, self._intake, Gate(self._doors))

    async def _site(self, host: str, port: int) -> Doorkeeper:
        """Return what other devices find beside it: their table, and no page of the host's."""
        from flet_web.fastapi import app_manager  # noqa: PLC0415 - a phone has no web server

        site = Doorkeeper(self._inside, host, port, gate=Gate(self._doors, hosts=False))
        await app_manager.start()  # a window has none running; it runs once
        return site

    def _doors(self) -> Doors:
        return self._opener.library().doors


def flet_site(app: AppMain) -> Application:
    """Return an app as Flet serves it. Without a network the client must come whole from this machine: no CDN."""
    patch_web()
    return cast("Application", ft.run(app, assets_dir=assets(), no_cdn=True, export_asgi_app=True))


def assets() -> str | None:
    """Return the folder of fonts and pictures, if there is one."""
    folder = Path(__file__).resolve().parent / "assets"
    return str(folder) if folder.is_dir() else None

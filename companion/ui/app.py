"""The app as Flet meets it: one library for the process, a session for each page, and the addresses of the screens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import Final, cast

import flet as ft

from companion.app.doors import HOST, OWNER
from companion.app.library import Library, LibraryOpener
from companion.app.reasons import reason
from companion.app.values import Settings
from companion.app.visits import OneTable, Visit
from companion.services.adapters import flet_services, new_identity
from companion.services.intake import Intake
from companion.services.ports import Services
from companion.text import system_language, texts
from companion.ui.components.shell import message
from companion.ui.components.words import Words
from companion.ui.flet_edge import (
    address_of,
    connected,
    drop_events,
    go_while_it_is_there,
    hear_for_the_gone,
    let_go,
    tell_failures,
)
from companion.ui.guard import error_view
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession, PageSessionContext, use_page_session
from companion.ui.phones import Phones
from companion.ui.repaints import Repaints
from companion.ui.routes import HOME
from companion.ui.routes import play as play_route
from companion.ui.routes import table as table_route
from companion.ui.screens import screens, screens_of_guests
from companion.ui.theme import apply_theme
from scorers.core.issues import CompanionError
from scorers.core.msg import Msg

log = logging.getLogger(__name__)

RECENT: Final = timedelta(hours=20)
"""An evening, and the breakfast after: a table touched within is the one being played."""

STARTING: Final = 2.0
"""Seconds in which a client that says it is at Home is only starting."""

AppMain = Callable[[ft.Page], Awaitable[None]]


Inviting = Callable[[], Awaitable[Phones]]
"""Returns by what other devices are invited."""


def create_app(opener: LibraryOpener, intake: Intake | None = None, inviting: Inviting | None = None) -> AppMain:
    """Make what Flet calls once for every page that opens."""
    taken_in, repaints = intake or Intake(), Repaints()

    async def main(page: ft.Page) -> None:
        owner = OWNER.get()
        if owner != HOST:
            await _receive(page, opener.library(), taken_in, repaints, owner)
            return
        services = flet_services(page, taken_in)
        device, system = await _introduced(services)
        if not connected(page):  # it has gone while it was asked; if it comes back, it is asked anew
            page.on_connect = partial(_again, main, page)
            return
        page.theme_animation_style = ft.AnimationStyle.no_animation()
        try:
            library = opener.library()
            settings = library.settings(device)
        except CompanionError as error:
            _stay_outside(page, system, reason(error))
            return
        phones = await inviting() if inviting else None
        _come_in(page, library, services, settings, system, repaints=repaints, phones=phones)

    return main


async def _receive(page: ft.Page, library: Library, intake: Intake, repaints: Repaints, owner: str) -> None:
    """Let a page of a device in that was invited: it has its table and nothing else."""
    guest = library.doors.by_id(owner)
    if guest is None:  # it was put out while it was on its way
        return
    await let_go(owner, keep=1)
    services = flet_services(page, intake)
    system = await _language(services)
    if not connected(page):
        page.on_connect = partial(_receive, page, library, intake, repaints, owner)
        return
    page.theme_animation_style = ft.AnimationStyle.no_animation()
    page.on_disconnect = partial(_forget_the_put_out, library, owner)
    visit = Visit(library.doors, guest)
    # What it cannot reach it has no screen for; had it one, that would say that it cannot be shown.
    table = cast("Library", OneTable(library, guest.table))
    _come_in(page, table, services, library.settings(owner), system, repaints=repaints, visit=visit)


async def _forget_the_put_out(library: Library, owner: str) -> None:
    """Let go of the pages of a device that is not in any more."""
    if library.doors.by_id(owner) is None:
        await let_go(owner)


async def _language(services: Services) -> str | None:
    """Return what a device speaks; one that was reloaded meanwhile is asked again."""
    return await services.device.language() or await services.device.language()


async def _introduced(services: Services) -> tuple[str, str | None]:
    """Who the device is and what it speaks; a page that was reloaded meanwhile has said neither and is asked again.

    One that cannot tell who it is gets an id for this visit.
    """
    device = services.device
    found = await asyncio.gather(device.identity(), device.language())
    if not all(found):
        found = await asyncio.gather(device.identity(), device.language())
    return found[0] or new_identity(), found[1]


async def _again(main: AppMain, page: ft.Page) -> None:
    """Begin as if it had just come."""
    await main(page)


def _stay_outside(page: ft.Page, system: str | None, said: Msg) -> None:
    """Say why the data cannot be had, in the language of the device."""
    language = system_language(system)
    w = Words(language, texts(language))
    apply_theme(page)
    page.title = w.t("app-title")
    page.render_views(_Closed, w, said)


@ft.component
def _Closed(w: Words, said: Msg) -> list[ft.View]:
    return [error_view(w, said, None)]


def _come_in(
    page: ft.Page,
    library: Library,
    services: Services,
    settings: Settings,
    system: str | None,
    *,
    repaints: Repaints,
    phones: Phones | None = None,
    visit: Visit | None = None,
) -> None:
    """Lay a here, dress the page and show the screen it asks for."""
    layout = Layout.of(page.width, page.height)
    here = PageSession(
        page,
        library,
        services,
        settings=settings,
        system=system,
        layout=layout,
        phones=phones,
        visit=visit,
        repaints=repaints,
    )
    page.on_resize = lambda e: here.resized(e.width, e.height)
    page.on_locale_change = lambda e: _language_changed(here, e)
    page.on_connect = lambda _: here.come_back()
    _say_politely(page, here)
    if page.web and visit is None:  # whoever starts a second Tableside on this folder is told where this one is
        here.attempt(lambda: library.announce(address_of(page)))
    here.apply_theme()
    start = _start(page.route, library) if visit is None else _invited(page.route, visit)
    page.route = start
    page.render_views(App, here)
    here.run(here.hear_of_losses)
    if start != HOME:
        _hold(page, here, start)


def _start(route: str | None, library: Library) -> str:
    """Where to begin: at the address asked for; without one at the table being played, if there is just one."""
    if route and route != HOME:
        return route
    recent = [entry for entry in library.open_tables() if library.clock.now() - entry.updated < RECENT]
    return table_route(recent[0].id) if len(recent) == 1 else HOME


def _invited(route: str | None, visit: Visit) -> str:
    """Return where a device begins: at its table where it was, or where it says who it is."""
    own = table_route(visit.table)
    if route and (route in (own, play_route(visit.table)) or route.startswith(f"{own}/")):
        return route
    return own if visit.seat else HOME


def _hold(page: ft.Page, here: PageSession, start: str) -> None:
    """Go there and stay: a client still starting may say that it is at Home even after it has been sent away."""
    until = time.monotonic() + STARTING

    def strays(e: ft.ControlEvent) -> bool:
        """Whether a starting client says that it is at Home; it is sent away once more."""
        if not isinstance(e, ft.RouteChangeEvent) or e.route != HOME or here.has_navigated or time.monotonic() >= until:
            return False
        page.navigate(start)
        return True

    drop_events(page, strays)
    page.navigate(start)


def _language_changed(here: PageSession, event: ft.LocaleChangeEvent) -> None:
    """Take over the language the system speaks now."""
    here.system = event.locales[0].language_code if event.locales else None
    here.apply_theme()


def _say_politely(page: ft.Page, here: PageSession) -> None:
    """Show a sentence where Flet would cover the screen with a traceback: the tap is lost, the table is not."""

    def told(message: str) -> None:
        log.error("a tap failed: %s", message)
        here.tell(Msg("app-failed"))

    tell_failures(page, told)
    hear_for_the_gone(page)
    go_while_it_is_there(page)


@ft.component
def App(here: PageSession) -> ft.Control:
    """Draw everything: the screen its address asks for."""
    routes = ft.use_memo(screens if here.visit is None else screens_of_guests, [])
    router = lambda: ft.Router(routes, NotFound, manage_views=True)  # noqa: E731 - asked for inside the contexts
    shown: ft.Control = PageSessionContext(here, router)
    return shown


@ft.component
def NotFound() -> ft.Control:
    """Nothing is at this address."""
    here = use_page_session()
    w = here.words
    return message(w, w.t("app-error-title"), w.t("app-no-screen"), w.t("app-to-home"), lambda: here.go(HOME))

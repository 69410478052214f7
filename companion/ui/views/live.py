"""A table being played, on this page: the table screen, told how it looks and where it leads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft

from companion.app.reasons import reason
from companion.app.session import TableSession
from companion.app.sights import begins_marked
from companion.app.values import Outcome
from companion.services.ports import Sound
from companion.text import following
from companion.ui import routes
from companion.ui.components.shell import bare_view
from companion.ui.flet_edge import run_on_page
from companion.ui.guard import screen
from companion.ui.page_session import PageSession
from companion.ui.views.at_table import use_table
from companion.ui.views.awake import stay_awake
from companion.ui.views.table.screen import TableScreen
from companion.ui.views.table.ways import Go
from companion.ui.watch import use_watch
from scorers.core.issues import CompanionError
from scorers.core.msg import msg


@screen
def LiveTable() -> ft.View:
    """Draw the table in front of the players; the screen stays awake."""
    here, route, key, session, w = use_table()
    stay_awake(here)
    _ring(here, session)
    _follow(here, session)
    _lead_on(here, session, route)
    table = TableScreen(w, session, here.layout, lambda way: leave(here, key, way), lambda found: feel(here, found))
    return bare_view(route, [table])


def feel(here: PageSession, outcome: Outcome) -> None:
    """Let what a tap came to be felt and heard; what begins rings by itself, on every device."""
    here.haptic(taken=outcome.taken)
    if not outcome.begins:
        here.sound(Sound.TICK if outcome.taken else Sound.REFUSED)


def _ring(here: PageSession, session: TableSession) -> None:
    """Where sounds are wanted, what the track marks is heard when it begins, whoever has led there."""
    on = here.settings.sounds
    heard = ft.use_ref(session.view.track)

    async def listen() -> None:
        before, heard.current = heard.current or session.view.track, session.view.track
        if begins_marked(before, heard.current):
            here.sound(Sound.CHIME)

    def begin() -> Callable[[], None] | None:
        heard.current = session.view.track
        return session.watch(lambda: run_on_page(here.page, listen)) if on else None

    use_watch(begin, [session, on])


def _follow(here: PageSession, session: TableSession) -> None:
    """Show the count-up on every device that is at the table, the moment somebody has counted."""
    key = session.live.key
    was = ft.use_ref(session.finished)

    async def look() -> None:
        before, was.current = was.current, session.finished
        if session.finished and not before and here.page.route != routes.play(key):
            here.mark_just_scored(key)
            here.go(routes.play(key))

    def begin() -> Callable[[], None]:
        was.current = session.finished
        return session.watch(lambda: run_on_page(here.page, look) if session.finished != was.current else None)

    use_watch(begin, [session])


def _lead_on(here: PageSession, session: TableSession, route: str) -> None:
    """Lead whoever goes back from a result to it again: the table it was is over."""
    in_front = ft.is_route_active(route, exact=True)

    def go_on() -> None:
        seen = here.visit is not None or here.has_scored(session.live.key)
        if in_front and session.finished and seen:
            here.go(routes.play(session.live.key))

    ft.use_effect(go_on, [session, in_front])


def leave(here: PageSession, key: str, way: Go) -> None:
    """Follow a way out of the table."""
    match way:
        case Go.HOME:
            here.go(routes.HOME)
        case Go.SETTINGS:
            here.go(routes.SETTINGS)
        case Go.LANGUAGE:
            here.set(language=following(here.language))
        case Go.SCORE:
            here.go(score_route(here.session(key)))
        case Go.SHOW:
            here.go(routes.show(key))
        case Go.EXPORT:
            here.run(lambda: save_table(here, key))
        case Go.PHONES:
            here.go(routes.phones(key))


def score_route(session: TableSession) -> str:
    """Return where the points of a table are: as they are so far, the closing questions, or the result."""
    key = session.live.key
    if session.finished:
        return routes.play(key)
    return routes.finish(key) if session.over else routes.points(key)


async def save_table(here: PageSession, key: str) -> None:
    """One table as a file: to keep, to show, to go on elsewhere."""
    try:
        data = await asyncio.to_thread(here.library.export_table, key)
    except CompanionError as error:
        here.tell(reason(error))
        return
    name = f"tableside-{key[:8]}.json"
    if await here.services.files.save(name, data):
        here.tell(msg("app-exported", name=name))

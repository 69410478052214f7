"""Who somebody is that has come to a table from another device: one tap, and the phone is theirs."""

from __future__ import annotations

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import quiet_button
from companion.ui.components.shell import bare_view, message, room
from companion.ui.components.stack import stack
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, tap, text, touch
from companion.ui.components.words import SeatLook, Words
from companion.ui.guard import screen
from companion.ui.page_session import PageSession, use_page_session
from companion.ui.theme import CARD, INK2, LINE
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.lid import lid
from companion.ui.views.people import table_words


@screen
def Join() -> ft.View:
    """Ask who holds this phone; whoever only looks on asks nothing of the table."""
    here, route = use_page_session(), ft.use_view_path()
    visit = here.visit
    if visit is None or visit.guest is None:
        use_game_theme(here)
        w = here.words
        return bare_view(route, [message(w, w.t("app-out-title"), w.t("app-out"), "", None)])
    session = here.session(visit.table)
    use_game_theme(here, session.game.look.colours)
    w = table_words(here, session.game, session.setup)
    seats = [_seat(w, here, seat, visit.seat, visit.taken) for seat in w.seats]
    ways = [
        quiet_button(w, w.t("app-look-on"), tap(_go, here, "", routes.table(visit.table)), key="look-on"),
        quiet_button(w, w.t("app-as-table-view"), tap(_go, here, "", routes.show(visit.table)), key="as-show"),
    ]
    body = [
        ft.Semantics(content=text(w.t("app-who-are-you"), Style.HEADLINE_SMALL), header=True, heading_level=1),
        stack(seats, 10),
        ft.Row(list[ft.Control](ways), spacing=8, run_spacing=8, wrap=True),
        text(w.t("app-stays-yours"), Style.BODY_SMALL, INK2),
    ]
    return bare_view(route, [lid(w, here.layout, w.t("app-joins"), None), room(body, width=here.layout.width)])


def _seat(w: Words, here: PageSession, seat: SeatLook, own: str, taken: frozenset[str]) -> ft.Control:
    """Draw a seat of the table, and whether somebody's phone is there for it already."""
    note = "app-you-are" if seat.seat == own else "app-is-taken" if seat.seat in taken else ""
    said: list[ft.Control] = [text(seat.name, Style.TITLE_LARGE)]
    if note:
        said.append(text(w.t(note), Style.BODY_MEDIUM, INK2))
    words = ft.Column(said, spacing=0, tight=True, expand=True)
    return touch(
        ft.Row([player_mark(seat, 44 * w.scale, lit=w.dark), words], spacing=16),
        tap(_go, here, seat.seat, routes.table(here.visit.table if here.visit else "")),
        key=f"be/{seat.seat}",
        label=", ".join([seat.name, *([w.t(note)] if note else [])]),
        padding=ft.Padding.symmetric(vertical=12, horizontal=16),
        bgcolor=CARD,
        border=ft.Border.all(1.5, LINE),
        radius=14,
    )


def _go(here: PageSession, seat: str, route: str) -> None:
    if here.sit(seat):
        here.go(route)

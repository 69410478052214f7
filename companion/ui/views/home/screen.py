"""Home."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui import routes
from companion.ui.components.buttons import text_button
from companion.ui.components.fitting import unbroken
from companion.ui.components.issues import notice
from companion.ui.components.shell import bare_view, margin, room
from companion.ui.components.stack import stack
from companion.ui.components.symbols import sign
from companion.ui.components.touch import icon_button, tap
from companion.ui.components.words import Words
from companion.ui.guard import screen
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession, use_page_session
from companion.ui.state import use_typed_state
from companion.ui.theme import INK, SPEAKS, TARGET, letters
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.home.shelf import PLAY, ROOMY, shelf
from companion.ui.views.home.tables import tables
from scorers.core.issues import Level

BROAD = 1000
"""From this width on the evening lies beside the shelf."""

MEASURE = 1200

BESIDE = 2
"""So many covers stand side by side next to an evening, or where a screen stands upright."""

TAKEN = 220
"""How high an evening is whose picture stands beside its words."""

HEAD = 100
"""What stands above and below all that is on Home."""


@screen
def Home() -> ft.View:
    """Draw the first screen: the evening, then the shelf."""
    here = use_page_session()
    route = ft.use_view_path()
    use_game_theme(here)
    way, choose = use_typed_state(lambda: PLAY)
    w, width = here.words, here.layout.width
    body = [*_notices(w, here), *_evening(w, here, way, choose)]
    return bare_view(route, [_head(w, here), room(body, width=width, measure=MEASURE)])


def _head(w: Words, here: PageSession) -> ft.Control:
    """Draw the name of the house, and the ways to what was played and to the settings."""
    side = margin(here.layout.width, MEASURE)
    room_ = here.layout.width - 2 * side + 4 - 2 * TARGET
    size = unbroken(w.t("app-title"), 26 * w.scale, room_, speaks=True)
    name = ft.Text(w.t("app-title"), style=letters(SPEAKS, size), color=INK)
    title = ft.Semantics(content=name, header=True, heading_level=1, expand=True)
    ways = [
        icon_button(sign("trophy", 24, INK), w.t("app-plays"), tap(here.go, routes.PLAYS), key="plays"),
        icon_button(sign("gear", 24, INK), w.t("app-settings"), tap(here.go, routes.SETTINGS), key="settings"),
    ]
    return ft.Container(
        ft.Row([title, *ways], spacing=0),
        padding=ft.Padding.only(left=side + 4, right=side - 8, top=8 if here.layout.low else 14, bottom=6),
    )


def _notices(w: Words, here: PageSession) -> list[ft.Control]:
    """Files that had to be repaired: told once, until seen."""
    return [
        notice(
            w.say(said),
            Level.AGAINST,
            key=f"notice/{at}",
            end=icon_button(ft.Icons.CLOSE, w.t("app-seen"), tap(_seen, here, said), key=f"notice/{at}/seen"),
        )
        for at, said in enumerate(here.notices)
    ]


def _seen(here: PageSession, said: object) -> None:
    here.notices = tuple(other for other in here.notices if other is not said)


def _evening(w: Words, here: PageSession, way: str, choose: Callable[[str], None]) -> list[ft.Control]:
    """Draw what is being played, then what could be; side by side where there is room."""
    layout = here.layout
    broad = layout.width >= BROAD
    room = layout.height - HEAD
    played = tables(w, here, split=_splits(layout), room=room if broad else 0)
    columns = _columns(w, layout, beside=broad and bool(played))
    covers = shelf(w, here, way, choose, columns, room if broad else room - TAKEN if played else room)
    covers += _put_away(w, here)
    if not played or not broad:
        return [*played, *covers]
    return [
        ft.Row(
            [
                ft.Column(played, spacing=16, expand=5, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                ft.Column([stack(covers, 14)], expand=7),
            ],
            spacing=24,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    ]


def _put_away(w: Words, here: PageSession) -> list[ft.Control]:
    """Draw a quiet way to the tables that were put away."""
    n = len(here.library.tables_put_away())
    return [text_button(w, w.t("app-put-away-n", n=n), tap(here.go, routes.PLAYS), key="put-away")] if n else []


def _splits(layout: Layout) -> bool:
    """Whether the picture of an evening stands beside its words: wide enough, and nothing else beside it."""
    return ROOMY <= layout.width < BROAD


def _columns(w: Words, layout: Layout, *, beside: bool) -> int:
    """Return how many covers stand side by side: two on a phone, fewer where the text is large."""
    width = layout.width
    fit = max(1, int(min(width, MEASURE) / (170 if width < ROOMY else 230) / max(w.scale, 1.0)))
    return min(fit, BESIDE) if beside or layout.height > width else fit

"""Tables being played, as Home shows them: the last touched large, the others in a line each."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.app.reasons import reason
from companion.app.values import TableEntry
from companion.ui.components.buttons import big_button
from companion.ui.components.shell import card
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, Tap, icon_button, text, touch
from companion.ui.components.track import step_words
from companion.ui.components.words import Words
from companion.ui.dates import day_and_time
from companion.ui.page_session import PageSession
from companion.ui.views.people import table_words
from companion.ui.views.tile import game_tile
from scorers.core.issues import CompanionError
from scorers.core.msg import Msg

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Glance:
    """What is seen of a table from afar."""

    words: Words
    where: str


def glance(here: PageSession, entry: TableEntry) -> Glance | Msg:
    """Look at a table; a sentence where it cannot be read."""
    try:
        session = here.session(entry.id)
        w = table_words(here, session.game, session.setup)
        steps = session.view.track.steps
    except CompanionError as error:
        log.warning("table %s cannot be read: %s", entry.id, error)
        return reason(error)
    except (ValueError, LookupError, TypeError):
        log.exception("table %s cannot be shown", entry.id)
        return Msg("app-table-unreadable")
    return Glance(w, " · ".join(step_words(w, step) for step in steps))


def live_card(w: Words, here: PageSession, entry: TableEntry, on_open: Tap, on_away: Tap) -> ft.Control:
    """Draw the card of a table being played: where it stands, who sits there, and on with it."""
    seen = glance(here, entry)
    game = here.library.game(entry.slug)
    title = text(w.t(f"{entry.slug}-title"), Style.TITLE_LARGE, ft.Colors.ON_PRIMARY_CONTAINER)
    if isinstance(seen, Msg):
        below: list[ft.Control] = [text(w.say(seen), Style.BODY_MEDIUM, ft.Colors.ON_PRIMARY_CONTAINER)]
    else:
        below = [text(seen.where, Style.BODY_LARGE, ft.Colors.ON_PRIMARY_CONTAINER), _players(seen.words)]
    head = ft.Row(
        [
            game_tile(game, 56 * w.scale),
            ft.Column([title, *below[:1]], spacing=0, tight=True, expand=True),
            icon_button(
                ft.Icons.CLOSE, w.t("app-put-away", what=entry_name(w, entry)), on_away, key=f"away/{entry.id}"
            ),
        ],
        spacing=16,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    go = big_button(w, w.t("app-continue"), on_open, key="continue")
    return card(
        ft.Column([head, *below[1:], go], spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), warm=True
    )


def _players(w: Words) -> ft.Control:
    """Everybody at the table, in seating order."""
    marks = [
        ft.Row(
            [player_mark(seat, 24 * w.scale), text(seat.name, Style.BODY_MEDIUM, ft.Colors.ON_PRIMARY_CONTAINER)],
            spacing=8,
            tight=True,
        )
        for seat in w.seats
    ]
    return ft.Row(list[ft.Control](marks), spacing=16, run_spacing=8, wrap=True)


def other_table(
    w: Words, here: PageSession, entry: TableEntry, on_open: Callable[[], object], on_away: Tap
) -> ft.Control:
    """One more table, in a line."""
    when = day_and_time(w, entry.updated, here.library.clock.now())
    lines: list[ft.Control] = [
        text(w.t(f"{entry.slug}-title"), Style.TITLE_SMALL),
        text(f"{', '.join(entry.players)} · {when}", Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT),
    ]
    row = ft.Row(
        [
            game_tile(here.library.game(entry.slug), 40 * w.scale),
            ft.Column(lines, spacing=0, tight=True, expand=True),
        ],
        spacing=16,
    )
    away = icon_button(ft.Icons.CLOSE, w.t("app-put-away", what=entry_name(w, entry)), on_away, key=f"away/{entry.id}")
    return ft.Row([touch(row, on_open, key=f"open/{entry.id}", expand=True), away], spacing=0)


def entry_name(w: Words, entry: TableEntry) -> str:
    """Return what a table is called aloud: its game and its people."""
    return f"{w.t(f'{entry.slug}-title')}, {', '.join(entry.players)}"

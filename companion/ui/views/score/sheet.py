"""The closing questions, a page for each category, asked of all it concerns."""

from __future__ import annotations

import flet as ft

from companion.ui.components.ask_grid import Room
from companion.ui.components.asks import asks
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.issues import notice
from companion.ui.components.row_cache import RowCache, use_row_cache
from companion.ui.components.touch import Style, text
from companion.ui.components.words import Words
from companion.ui.state import use_typed_state
from companion.ui.theme import LARGE
from companion.ui.views.score.counting import Count, Counting
from scorers.core.issues import Level
from scorers.core.sheet import Sheet


def use_counting(count: Count, given: Sheet | None, again: object, *, everything: bool) -> tuple[Counting, RowCache]:
    """Return the questions of this screen and its row cache; begun anew when `again` changes."""
    _, shown = use_typed_state(int)

    def draw() -> None:
        shown(lambda times: times + 1)

    counting = ft.use_memo(lambda: Counting(count, given, draw, everything=everything), [again])
    return counting, use_row_cache()


def questions(w: Words, counting: Counting, cache: RowCache, width: float) -> list[ft.Control]:
    """Draw the page being asked: how far we are, what counts, a line per player."""
    page = counting.page
    said = [notice(w.say(one), Level.AGAINST, key=f"said/{at}") for at, one in enumerate(counting.said)]
    if page is None:
        return [text(w.t("app-all-known"), Style.BODY_LARGE), *said]
    head = ft.Semantics(content=text(w.say(page.title), Style.HEADLINE_MEDIUM), header=True, heading_level=2)
    hint = [text(w.say(page.note), Style.BODY_LARGE, ft.Colors.ON_SURFACE_VARIANT)] if page.note else []
    return [
        _progress(w, counting.number, len(counting.pages)),
        head,
        *hint,
        *said,
        *asks(w, page, counting.give, Room(width), cache),
        ft.Container(height=16),
    ]


def _progress(w: Words, at: int, of: int) -> ft.Control:
    """Which question of how many, as words and as a row of short bars."""
    bars: list[ft.Control] = [
        ft.Container(
            height=6,
            expand=True,
            border_radius=3,
            bgcolor=ft.Colors.PRIMARY if n <= at else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        )
        for n in range(of)
    ]
    words = text(w.t("app-question-of", n=at + 1, of=of), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)
    return ft.Column([words, ft.Row(bars, spacing=4)], spacing=6, tight=True)


def sheet_foot(w: Words, counting: Counting) -> ft.Control:
    """On to the next category, named on the button; quietly back to the one before."""
    following = counting.following
    last = "app-count-anyway" if counting.warned else "app-count-up"
    label = w.t("app-next-field", what=following.label) if following else w.t(last)
    forth = big_button(w, label, counting.forth, key="forth")
    if counting.number == 0:
        return ft.Column([forth], horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)
    back = quiet_button(w, w.t("app-previous"), counting.back, key="previous")
    if w.scale > LARGE:
        return ft.Column([forth, back], horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True, spacing=8)
    return ft.Row([back, ft.Container(forth, expand=True)], spacing=8)

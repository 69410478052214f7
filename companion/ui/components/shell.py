"""The frame every screen but the table shares: a way back, a title, what scrolls, and one button under the thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.ui.components.buttons import big_button
from companion.ui.components.keyboard import focus_scope
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, icon_button, text
from companion.ui.components.words import Words
from companion.ui.theme import CARD, GRID, SOFT

MEASURE: Final = 720
"""No line of text gets longer than this, however wide the window."""


def view(
    w: Words,
    route: str,
    title: str,
    body: Sequence[ft.Control],
    *,
    width: int,
    back: Tap | None = None,
    actions: Sequence[ft.Control] = (),
    foot: ft.Control | None = None,
    measure: int = MEASURE,
    scroll: bool = True,
) -> ft.View:
    """Draw a whole screen. `width` is the window's; `foot` stays under the thumb while the body scrolls."""
    head = header(w, title, width=width, measure=measure, back=back, actions=actions)
    return bare_view(route, [head, room(body, width=width, foot=foot, measure=measure, scroll=scroll)])


def room(
    body: Sequence[ft.Control],
    *,
    width: int,
    foot: ft.Control | None = None,
    measure: int = MEASURE,
    scroll: bool = True,
) -> ft.Control:
    """Draw what is below the header: a body that scrolls and a foot that stays."""
    side = margin(width, measure)
    inner = stack(body, 2 * GRID)
    # What scrolls takes the whole width, so that the scroll bar stands at the edge of the window.
    content = ft.Column(
        [ft.Container(inner, padding=ft.Padding.symmetric(horizontal=side, vertical=GRID))],
        expand=True,
        scroll=ft.ScrollMode.AUTO if scroll else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    pinned = [] if foot is None else [ft.Container(foot, padding=ft.Padding.symmetric(horizontal=side, vertical=GRID))]
    return ft.Column([content, *pinned], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def bare_view(route: str, rows: Sequence[ft.Control]) -> ft.View:
    """Draw a screen from edge to edge, below the camera and above the system's own bar."""
    column = ft.Column(list(rows), spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.View(
        route=route,
        padding=0,
        spacing=0,
        bgcolor=ft.Colors.SURFACE,
        controls=[ft.SafeArea(content=focus_scope(route, column), expand=True)],
    )


def margin(width: int, measure: int = MEASURE) -> float:
    """Return the space left and right that keeps lines readable."""
    return max(2.0 * GRID, (width - measure) / 2)


def header(
    w: Words,
    title: str,
    *,
    width: int,
    measure: int = MEASURE,
    back: Tap | None = None,
    actions: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw the way back, the title, and at most two quiet signs."""
    way = [icon_button(ft.Icons.ARROW_BACK, w.t("app-back"), back, key="back")] if back else []
    words = ft.Semantics(content=text(title, Style.HEADLINE_SMALL), header=True, heading_level=1, expand=True)
    side = margin(width, measure) - (GRID + 4 if back else 0)
    return ft.Container(
        ft.Row([*way, words, *actions], spacing=GRID // 2, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.only(left=side, right=margin(width, measure) - GRID // 2, top=GRID, bottom=GRID // 2),
    )


def section(words: str) -> ft.Control:
    """Draw a heading inside a screen."""
    heading = ft.Semantics(content=text(words, Style.TITLE_LARGE), header=True, heading_level=2)
    return ft.Container(heading, padding=ft.Padding.only(top=GRID))


def card(content: ft.Control, *, warm: bool = False, padding: ft.PaddingValue = 2 * GRID) -> ft.Control:
    """Draw a card like a sheet of paper on the table; the warm one lies under the lamp."""
    return ft.Container(
        content,
        padding=padding,
        bgcolor=SOFT if warm else CARD,
        border_radius=2 * GRID,
    )


def message(w: Words, title: str, said: str, label: str, on_click: Tap | None) -> ft.Control:
    """One sentence and one way on, in the middle of a screen."""
    way = [big_button(w, label, on_click, key="home")] if on_click else []
    column = ft.Column(
        [text(title, Style.HEADLINE_SMALL), text(said, Style.BODY_LARGE), *way],
        spacing=3 * GRID,
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(column, padding=4 * GRID, alignment=ft.Alignment.CENTER, expand=True)

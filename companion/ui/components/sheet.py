"""A sheet: lies over Now and leaves everything else in place and touchable."""

from __future__ import annotations

import flet as ft

from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, icon_button, text
from companion.ui.components.words import Words
from companion.ui.theme import GROUND, LINE


def sheet(
    w: Words,
    title: str,
    body: list[ft.Control],
    on_close: Tap,
    *,
    key: str,
    lead: ft.Control | None = None,
    foot: list[ft.Control] | None = None,
    beside: bool = False,
    compact: bool = False,
) -> ft.Container:
    """Draw a titled panel that scrolls; what is pinned stands at its foot.

    `beside`: a side panel, not an overlay; `compact`: no taller than what it says.
    """
    head = ft.Row(
        [
            *([lead] if lead else []),
            ft.Semantics(header=True, content=text(title, Style.HEADLINE_SMALL), expand=True),
            icon_button(ft.Icons.CLOSE, w.t("ui-close"), on_close, key="sheet/close"),
        ],
        spacing=12,
    )
    pinned = ft.Container(stack(foot or []), padding=_FOOT)
    return ft.Container(
        ft.Column(
            [
                ft.Container(head, padding=ft.Padding.only(left=16, right=4, top=4)),
                ft.Column(
                    [ft.Container(stack(body, 12), padding=ft.Padding.only(left=16, right=16, top=4, bottom=24))],
                    scroll=None if compact else ft.ScrollMode.AUTO,
                    expand=None if compact else True,
                    tight=compact,
                    horizontal_alignment=_WIDE,
                    key=f"scroll/{key}",
                ),
                *([pinned] if foot else []),
            ],
            spacing=0,
            tight=compact,
            horizontal_alignment=_WIDE,
        ),
        key=f"sheet/{key}",
        bgcolor=GROUND,
        border_radius=None if beside else _CORNERS,
        border=None if beside else _RIM,
        expand=None if compact or beside else True,
    )


def bottom_sheet(w: Words, title: str, body: list[ft.Control], on_close: Tap, *, key: str) -> ft.BottomSheet:
    """Draw a sheet that comes over a whole screen and goes by itself when one taps beside it."""
    words = ft.Semantics(content=text(title, Style.HEADLINE_SMALL), header=True, expand=True)
    head = ft.Row([words, icon_button(ft.Icons.CLOSE, w.t("ui-close"), on_close, key=key)])
    inner = stack([head, *body], 12)
    inner.scroll = ft.ScrollMode.AUTO
    return ft.BottomSheet(
        content=ft.Container(inner, padding=ft.Padding.only(left=16, right=8, top=8, bottom=24)),
        on_dismiss=on_close,
        bgcolor=GROUND,
    )


_WIDE = ft.CrossAxisAlignment.STRETCH
_FOOT = ft.Padding.only(left=16, right=16, top=8, bottom=8)
_CORNERS = ft.BorderRadius.only(top_left=24, top_right=24)
_RIM = ft.Border.all(1, LINE)

"""A sheet: lies over Now and leaves everything else in place and touchable."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.components.measure import high
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, Tap, icon_button, text
from companion.ui.components.words import Words
from companion.ui.theme import GROUND, INK, LID, LID_INK, LID_INK2, LINE

INSET: Final = 34
"""The width that margins and rim of a sheet take from what is in it."""

WIDEST: Final = 640
"""A sheet over a whole screen is no wider."""

SPARE: Final = 4
"""What is guessed too low would be cut off."""


def sheet(
    w: Words,
    title: str,
    body: list[ft.Control],
    on_close: Tap,
    *,
    key: str,
    width: float,
    lead: ft.Control | None = None,
    foot: list[ft.Control] | None = None,
    beside: bool = False,
    low: bool = False,
    lid: bool = False,
) -> ft.Container:
    """Draw a titled panel as high as what it says; what does not fit scrolls, what is pinned stands at its foot.

    `beside`: a side panel, not an overlay; `low`: there is no height to spare, and what is pinned stands in the line of
    the title. `lid`: the title is on the lid, what is pinned below it, and the body reaches from edge to edge.
    """
    below, end = (None, foot) if low and not lid else (foot, None)
    inner = ft.Container(stack(body, 12), padding=_EDGES if lid else _BODY)
    scrolling = ft.Column(
        [inner],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        expand_loose=not beside,
        height=None if beside else high(inner, width - 2, w.scale),
        horizontal_alignment=_WIDE,
        key=f"scroll/{key}",
    )
    return ft.Container(
        ft.Column(
            [
                _head(w, title, on_close, lead, end, handle=not beside and not low, lid=lid),
                scrolling,
                *([ft.Container(stack(below), padding=_FOOT)] if below else []),
            ],
            spacing=0,
            tight=not beside,
            horizontal_alignment=_WIDE,
        ),
        key=f"sheet/{key}",
        bgcolor=GROUND,
        border_radius=None if beside else _CORNERS,
        border=None if beside else _RIM,
        shadow=_SIDE if beside else None,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS if lid and not beside else ft.ClipBehavior.NONE,
    )


def _head(
    w: Words,
    title: str,
    on_close: Tap,
    lead: ft.Control | None,
    end: list[ft.Control] | None,
    *,
    handle: bool,
    lid: bool = False,
) -> ft.Control:
    """Draw the handle, what the sheet is about, and the one cross that closes it."""
    ink, grip = (LID_INK, LID_INK2) if lid else (None, LINE)
    words = ft.Semantics(header=True, content=text(title, Style.HEADLINE_SMALL, ink), expand=True)
    close = icon_button(ft.Icons.CLOSE, w.t("ui-close"), on_close, key="sheet/close", colour=ink or INK)
    act = [ft.Container(stack(end), expand=True)] if end else []
    parts = [ft.Row([*([lead] if lead else []), words, *act, close], spacing=12)]
    grab = [ft.Row([ft.Container(width=40, height=4, border_radius=2, bgcolor=grip)], alignment=_MIDDLE)]
    column = ft.Column([*(grab if handle else []), *parts], spacing=0, tight=True, horizontal_alignment=_WIDE)
    return ft.Container(column, padding=_HEAD if handle else _BESIDE, bgcolor=LID if lid else None)


def bottom_sheet(
    w: Words,
    title: str,
    body: list[ft.Control],
    on_close: Tap,
    *,
    key: str,
    lead: ft.Control | None = None,
    width: float = WIDEST,
) -> ft.BottomSheet:
    """Draw a sheet that comes over a whole screen of this width, as high as what it says.

    It goes by itself when one taps beside it.
    """
    words = ft.Semantics(content=text(title, Style.HEADLINE_SMALL), header=True, expand=True)
    close = icon_button(ft.Icons.CLOSE, w.t("ui-close"), on_close, key=key, colour=INK)
    head = ft.Row([*([lead] if lead else []), words, close], spacing=12)
    grab = ft.Row([ft.Container(width=40, height=4, border_radius=2, bgcolor=LINE)], alignment=_MIDDLE)
    inner = stack([grab, head, *body], 10)
    inner.scroll = ft.ScrollMode.AUTO
    content = ft.Container(inner, padding=ft.Padding.only(left=16, right=16, top=8, bottom=12))
    return ft.BottomSheet(
        content=content,
        on_dismiss=on_close,
        scrollable=True,  # else it would be nine sixteenths of the screen at most, whatever it holds
        size_constraints=ft.BoxConstraints(
            max_width=WIDEST, max_height=high(content, min(width, WIDEST), w.scale) + SPARE
        ),
        bgcolor=GROUND,
        shape=ft.RoundedRectangleBorder(radius=_CORNERS),
    )


_WIDE = ft.CrossAxisAlignment.STRETCH
_MIDDLE = ft.MainAxisAlignment.CENTER
_HEAD = ft.Padding.only(left=20, right=8, top=8)
_BESIDE = ft.Padding.only(left=20, right=8, top=4)
_BODY = ft.Padding.only(left=16, right=16, top=4, bottom=12)
_EDGES = ft.Padding.only(top=6, bottom=12)
_FOOT = ft.Padding.only(left=16, right=16, top=4, bottom=8)
"""Together they leave 16 between the last control and the act."""
_CORNERS = ft.BorderRadius.only(top_left=24, top_right=24)
_RIM = ft.Border.all(1, LINE)
_SIDE = ft.BoxShadow(blur_radius=0, offset=ft.Offset(-2, 0), color=LINE)
"""What lies beside Now ends there: its words would look cut off."""

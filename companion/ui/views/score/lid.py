"""The lid of a screen of points: the way back, what it is about; below it what scrolls, and a foot that stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.ui.components.shell import bare_view
from companion.ui.components.symbols import sign
from companion.ui.components.touch import Style, Tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import GROUND, LID, LID_INK, LID_INK2, LINE, SPEAKS, TARGET, letters

TABLET: Final = 700
"""From this width on figures are read from a metre."""

BESIDE: Final = 1100
"""From this width on the podium stands beside the table of points."""

WIDE: Final = ft.CrossAxisAlignment.STRETCH


def side(width: float) -> float:
    """Return the margin left and right of what stands below a lid."""
    return 40.0 if width >= TABLET else 16.0


def back_row(w: Words, back: Tap, title: str = "", said: str = "") -> ft.Control:
    """Draw the way back with the title beside it, or what else is to be said at the right."""
    way = touch(
        sign("back", 26, LID_INK),
        back,
        key="back",
        label=w.t("app-back"),
        width=TARGET,
        height=TARGET,
        padding=0,
        alignment=ft.Alignment.CENTER,
        radius=TARGET / 2,
    )
    told = text(said, Style.BODY_SMALL, LID_INK2, expand=None if title else True, align=ft.TextAlign.END)
    words: ft.Control = ft.Container(expand=not said)
    if title:
        speaks = ft.Text(title, style=letters(SPEAKS, 22 * w.scale), color=LID_INK, max_lines=2)
        words = ft.Semantics(content=speaks, header=True, heading_level=1, expand=True)
    return ft.Row([way, words, *([told] if said else [])], spacing=2, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def lid_view(route: str, rows: Sequence[ft.Control]) -> ft.View:
    """Draw a screen whose lid reaches up below the camera."""
    view = bare_view(route, rows)
    view.bgcolor = LID
    return view


def lid_head(w: Words, back: Tap, title: str, more: Sequence[ft.Control] = ()) -> ft.Control:
    """Draw a low lid: the way back, the title, and what else belongs on it."""
    return ft.Container(
        column([back_row(w, back, title), *more], expand=False),
        bgcolor=LID,
        padding=ft.Padding.only(left=8, right=8, top=8, bottom=12 if more else 8),
    )


def column(parts: Sequence[ft.Control], *, expand: bool = True) -> ft.Column:
    """Put parts one below the other, from edge to edge."""
    return ft.Column(list(parts), spacing=0, expand=expand or None, tight=not expand, horizontal_alignment=WIDE)


def below(parts: Sequence[ft.Control], width: float, *, lid: ft.Control | None = None, above: float = 12) -> ft.Control:
    """Draw what scrolls - the `lid` with it, where it is tall; else so much is free `above` it."""
    inner = ft.Container(
        ft.Column(list(parts), spacing=16, tight=True, horizontal_alignment=WIDE),
        padding=ft.Padding.only(
            left=side(width), right=side(width), top=above if not lid else 16 if width >= TABLET else 6, bottom=16
        ),
    )
    content = column([*([lid] if lid else []), inner])
    content.scroll = ft.ScrollMode.AUTO
    return content


def ground(parts: Sequence[ft.Control]) -> ft.Control:
    """Put parts one below the other on the table."""
    return ft.Container(column(parts), bgcolor=GROUND, expand=True)


def foot_of(content: ft.Control, width: float, *, ruled: bool = False) -> ft.Control:
    """Draw what stays at the foot; `ruled`: under a hairline."""
    return ft.Container(
        content,
        border=ft.Border.only(top=ft.BorderSide(1, LINE)) if ruled else None,
        padding=ft.Padding.only(
            left=side(width), right=side(width), top=8, bottom=20 if width >= TABLET else 12 if ruled else 6
        ),
    )

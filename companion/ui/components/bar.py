"""The bar at the bottom: undo with its step named, and the three places that are always there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.fitting import lines_of
from companion.ui.components.symbols import sign
from companion.ui.components.touch import Style, Tap, icon_button, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import ACC, BOLD, GROUND, INK, INK2, LARGE, LINE, TARGET, letters

WIDE: Final = 412
"""How wide a bar is where nothing says so: a phone."""

SIDES: Final = 16
AROUND: Final = 2 * SIDES + 24 + 10
"""What stands left and right of the words of undo: margins and its sign."""

MARGIN: Final = 2
"""Free beside each place."""

PLACE: Final = 64
"""How wide a place is."""

NARROW: Final = 56
"""And on a phone narrower than most, where the step to undo needs the room."""


def place_of(width: float) -> float:
    """Return how wide each of the three places is in a bar so wide."""
    return PLACE if width >= WIDE else NARROW


def bar(w: Words, undo: ft.Control, places: Sequence[ft.Control], *, rim: bool = True) -> ft.Control:
    """One line; two when the text is large."""
    if w.scale < LARGE:
        content: ft.Control = ft.Row([undo, *places], spacing=0)
    else:
        content = ft.Column(
            [ft.Row([undo], spacing=0), ft.Row(list(places), spacing=0, alignment=ft.MainAxisAlignment.SPACE_EVENLY)],
            spacing=0,
            tight=True,
        )
    return ft.Container(
        content, border=RIM if rim else None, bgcolor=GROUND, padding=ft.Padding.only(left=8, right=8, top=3, bottom=3)
    )


RIM: Final = ft.Border.only(top=ft.BorderSide(1, LINE))


class Undo(NamedTuple):
    """A step that can be taken back, in words; in fewer, where they do not fit."""

    said: str
    shorter: tuple[str, ...] = ()
    barred: bool = False
    """Whether it is another's to take back: quiet, and a tap says whose."""


def undo_button(
    w: Words,
    undo: Undo | None,
    on_undo: Tap,
    redo: str = "",
    on_redo: Tap | None = None,
    *,
    width: float = WIDE,
    instead: str = "",
) -> ft.Control:
    """Undo: the step it takes back; nothing to undo, then where more is found. Redo appears only when there is one.

    `instead`: what is said where nothing could ever be undone.

    In a bar so wide as much of the step is written as fits, no word of it cut; read aloud is all of it.
    """
    colour = INK if undo and not undo.barred else INK2
    nothing = w.t("ui-nothing-to-undo")
    steps = undo or (Undo(instead) if instead else Undo(f"{nothing}. {w.t('ui-tap-names')}", (nothing,)))
    places = 0 if w.scale >= LARGE else 3 * (place_of(width) + MARGIN)
    words, size, lines = _fitting(w, steps, width - AROUND - places - (TARGET if redo else 0))
    shown = ft.Text(words, style=letters(BOLD, size * w.scale, 1.2), color=colour, expand=True)
    shown.semantics_label = None if words == steps.said else steps.said
    line = ft.Row([ft.Container(sign("undo", 24, colour), height=TARGET - SIDES), shown], spacing=10)
    padding = ft.Padding.symmetric(vertical=8 if lines > 2 else 12, horizontal=8)  # noqa: PLR2004 - three need the room
    button = touch(line, on_undo if undo else None, key="undo", padding=padding, expand=True)
    again = [icon_button(ft.Icons.REDO, redo, on_redo, key="redo")] if redo else []
    return ft.Row([button, *again], spacing=0, expand=True)


def _fitting(w: Words, undo: Undo, room: float) -> tuple[str, float, int]:
    """Return the most words there is room for, how large and in how many lines."""
    ways = ((14.0, 2),) if w.scale >= LARGE else ((14.0, 2), (13.0, 2), (12.5, 4))
    for words in (undo.said, *undo.shorter):
        for size, most in ways:
            lines = lines_of(words, size * w.scale, room)
            if lines <= most:
                return words, size, int(lines)
    return undo.shorter[-1] if undo.shorter else undo.said, 14.0, 1


def place(
    w: Words, icon: str, name: str, on_click: Tap, door: str, *, opened: bool, width: float = PLACE
) -> ft.Control:
    """Draw a sign with its word below."""
    colour = ACC if opened else INK
    content = ft.Column(
        [sign(icon, 22, colour), text(name, Style.LABEL_SMALL, colour, lines=1)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    least = width if w.scale < LARGE else None
    return touch(
        content,
        on_click,
        key=f"door/{door}",
        expanded=opened,
        width=least,
        padding=ft.Padding.symmetric(vertical=7, horizontal=4 if width == PLACE else 2),
    )

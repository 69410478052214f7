"""What is done by a tap: the act, a slab under the thumb, one a screen; quiet acts, outlined pills, beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.components.touch import Style, Tap, pad, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import (
    ACC,
    ACT_EDGE,
    INK2,
    LAMP,
    LAMP_ACT_EDGE,
    LAMP_INK,
    LINE,
    ON_ACC,
    PRIMARY,
    TARGET,
    WELL,
    line_height,
)

SLAB: Final = 16
"""The corners of the act."""

LEAD: Final = 28
"""How high what leads an act is."""

_UNDER: Final = ft.Margin.only(bottom=4)
_PILL: Final = ft.Border.all(1.5, ACC)
_FLAT: Final = ft.Border.all(1, LINE)

END: Final = 24
"""How wide the rounded ends are; between them the dashes stretch with the slab."""

_HIGH: Final = 60
_LONG: Final = 320


def big_button(
    w: Words,
    words: str,
    on_click: Tap | None,
    *,
    key: str,
    disabled: bool = False,
    second: str = "",
    lead: ft.Control | None = None,
    lamp: bool = False,
) -> ft.Control:
    """Draw the act, the one thing to do now: a verb and an amount. Grows with its words.

    Off it is dashed, and its words say what is missing. `second` is what follows from it, `lead` the thing it is about;
    `lamp`: it leads back to where the lamp stands.
    """
    ink = INK2 if disabled else LAMP_INK if lamp else ON_ACC
    label: ft.Control = text(words, Style.LABEL_LARGE, ink, align=ft.TextAlign.CENTER)
    lines = 1.0 * line_height(Style.LABEL_LARGE)
    if second:
        below = text(second, Style.BODY_MEDIUM, ink, align=ft.TextAlign.CENTER)
        label = ft.Column([label, below], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
        lines += line_height(Style.BODY_MEDIUM)
    if lead is not None:
        label.expand, label.expand_loose = True, True
        lines = max(lines, LEAD)
        label = ft.Row([lead, label], spacing=12, alignment=ft.MainAxisAlignment.CENTER)
    upright = max(6.0, (PRIMARY - lines * w.scale) / 2)
    if disabled:
        return _dashed(label, key, upright)
    return touch(
        label,
        on_click,
        key=key,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=16),
        alignment=ft.Alignment.CENTER,
        bgcolor=LAMP if lamp else ACC,
        radius=SLAB,
        shadow=LAMP_ACT_EDGE if lamp else ACT_EDGE,
        margin=_UNDER,
    )


def quiet_button(
    w: Words,
    words: str,
    on_click: Tap | None,
    *,
    key: str,
    icon: ft.IconData | ft.Control | None = None,
    disabled: bool = False,
    side: float = 16,
    spoken: str | None = None,
    dim: bool = False,
    second: str = "",
) -> ft.Control:
    """Draw a quiet act: a pill with one verb. `side`: less beside it where it is given its width.

    `spoken`: what is read aloud, where the words alone do not say it. `dim`: something speaks against it. `second`:
    what stands below its words; a line of it makes the pill no higher.
    """
    content, upright = _labelled(words, icon, INK2 if disabled or dim else ACC, spoken), pad(w, Style.TITLE_SMALL)
    if second:
        below = text(second, Style.BODY_SMALL, INK2, align=ft.TextAlign.CENTER)
        middle, centre = ft.MainAxisAlignment.CENTER, ft.CrossAxisAlignment.CENTER
        content = ft.Column([content, below], middle, centre, spacing=0, tight=True)
        upright = max(4.0, upright - line_height(Style.BODY_SMALL) * w.scale / 2)
    padding = ft.Padding.symmetric(vertical=upright, horizontal=side)
    if disabled:
        off = ft.Container(content, key=key, disabled=True, padding=padding, border=_FLAT, border_radius=TARGET / 2)
        return ft.Semantics(content=off, button=True, container=True, disabled=True)
    return touch(content, on_click, key=key, padding=padding, border=_PILL, radius=TARGET / 2)


def text_button(w: Words, words: str, on_click: Tap | None, *, key: str) -> ft.Control:
    """Words that can be tapped."""
    padding = ft.Padding.symmetric(vertical=pad(w, Style.TITLE_SMALL), horizontal=16)
    return touch(_labelled(words, None, ACC), on_click, key=key, padding=padding)


def _labelled(words: str, icon: ft.IconData | ft.Control | None, colour: str, spoken: str | None = None) -> ft.Control:
    """Draw the words of a button in its middle, behind their sign."""
    label = text(words, Style.TITLE_SMALL, colour, align=ft.TextAlign.CENTER)
    label.semantics_label = spoken
    if icon is None:
        return label
    lead = icon if isinstance(icon, ft.Control) else ft.Icon(icon, size=20, color=colour)
    return ft.Row([lead, label], spacing=8, alignment=ft.MainAxisAlignment.CENTER, tight=True)


def _dashed(content: ft.Control, key: str, upright: float) -> ft.Control:
    """Draw an act that cannot be done: its words say what is missing. Nothing to tap, and read aloud as off."""
    place = ft.Container(
        content,
        key=key,
        disabled=True,
        padding=ft.Padding.symmetric(vertical=upright, horizontal=16),
        alignment=ft.Alignment.CENTER,
        bgcolor=WELL,
        border_radius=SLAB,
    )
    ends = [_end(left=True), _middle(), _end(left=False)]
    rim = ft.Row(ends, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, left=0, right=0, top=0, bottom=0)
    slab = ft.Stack([place, rim], fit=ft.StackFit.PASS_THROUGH)
    return ft.Semantics(content=slab, button=True, container=True, disabled=True)


def _end(*, left: bool) -> ft.Control:
    return _image(
        _svg("M24 .75H16A15.250 15.250 0 0 0 .75 16V44A15.250 15.250 0 0 0 16 59.250H24", END, left=left), END
    )


def _middle() -> ft.Control:
    image = _image(_svg(f"M0 .75H{_LONG}M0 59.250H{_LONG}", _LONG, left=True))
    image.expand = True
    return image


def _image(svg: str, width: float | None = None) -> ft.Control:
    return ft.Image(src=svg.encode(), width=width, fit=ft.BoxFit.FILL, color=INK2, exclude_from_semantics=True)


@lru_cache(maxsize=4)
def _svg(path: str, width: float, *, left: bool) -> str:
    turned = "" if left else f' transform="translate({width} 0) scale(-1 1)"'
    line = 'fill="none" stroke="#000000" stroke-width="1.5" stroke-dasharray="4 4"'
    box = f'viewBox="0 0 {width} {_HIGH}" width="{width}" height="{_HIGH}" preserveAspectRatio="none"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><path{turned} d="{path}" {line}/></svg>'

"""The strip on the lid: the plates side by side, and below them the lit one, which slides to whoever acts."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.cell import Cell
from companion.ui.components.flight import Point, glow
from companion.ui.components.seats import BAND, GAP, HIGH, Plate
from companion.ui.components.track import HUGE
from companion.ui.components.words import Words
from companion.ui.theme import LID, PLATE, RADIUS

SIDE: Final = 8
ABOVE: Final = 2
BELOW: Final = 8
"""The lid around the plates."""

FIGURE: Final = 46
"""From the top of a plate to the middle of its figure."""

LIGHT: Final = (64, 28)
"""How wide and high the light behind a figure is."""

SLIDE: Final = ft.Animation(200, ft.AnimationCurve.EASE_OUT_CUBIC)


class Span(NamedTuple):
    """Where a plate lies in the strip."""

    left: float
    width: float


def spans(sizes: tuple[Plate, ...]) -> tuple[Span, ...]:
    """Return where the plates of the strip lie, one beside the other.

    >>> spans((Plate(None, 100), Plate(None, 70)))
    (Span(left=0, width=100), Span(left=104, width=70))
    """
    widths = [size.width or size.share for size in sizes]
    return tuple(Span(sum(widths[:at]) + GAP * at, width) for at, width in enumerate(widths))


def high(w: Words) -> float:
    """Return how high a plate stands."""
    return HIGH * min(w.scale, HUGE)


def figure_at(w: Words, span: Span) -> Point:
    """Return where the figure of a plate stands, in the strip."""
    return Point(SIDE + span.left + span.width / 2, ABOVE + FIGURE * min(w.scale, HUGE))


def is_shared(sizes: tuple[Plate, ...]) -> bool:
    """Whether the plates share the width, and nothing scrolls; that of the Table may keep its own.

    >>> is_shared((Plate(None, 70), Plate(48, 48))), is_shared((Plate(52, 52), Plate(52, 52)))
    (True, False)
    """
    return any(size.width is None for size in sizes)


def strip(plates: list[ft.Control], sizes: tuple[Plate, ...], below: list[ft.Control]) -> ft.Control:
    """Lay the plates side by side over what lies below them; where they scroll, each is lit by itself."""
    shared = is_shared(sizes)
    row = ft.Row(plates, spacing=GAP, scroll=None if shared else ft.ScrollMode.AUTO)
    inner = ft.Stack([*below, row]) if shared else row
    return ft.Container(inner, bgcolor=LID, padding=ft.Padding.only(left=SIDE, right=SIDE, top=ABOVE, bottom=BELOW))


def lit_plate(w: Words, seat: str, span: Span, *, lit: bool, moving: bool) -> ft.Control:
    """Draw the plate of whoever acts, in its colour; it slides where things may move."""
    look = w.seat(seat)
    band = ft.Border.only(top=ft.BorderSide(BAND, look.colour)) if look else None
    return ft.Container(
        ft.Container(border=band),
        bgcolor=PLATE,
        border_radius=RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        opacity=1 if lit else 0,
        left=span.left,
        top=0,
        width=span.width,
        height=high(w),
        animate_position=SLIDE if moving else None,
    )


def light(w: Words, lit: Cell[bool], span: Span) -> ft.Control:
    """Hold the light behind the figure of a plate."""
    zoom = min(w.scale, HUGE)
    width, height = min(span.width, LIGHT[0] * zoom), LIGHT[1] * zoom
    return glow(lit, span.left + (span.width - width) / 2, FIGURE * zoom - height / 2, width, height)

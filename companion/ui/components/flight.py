"""What moves for a moment: discs on their way, light behind a figure that has changed, a piece being laid down.

Nobody waits for it. It takes no taps, is not read aloud, and at rest there is nothing of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components import deferred
from companion.ui.components.cell import Cell
from companion.ui.components.symbols import disc
from companion.ui.components.words import Words
from companion.ui.state import use_typed_state
from companion.ui.theme import SOFT

SIZE: Final = 32
"""How large a disc is on its way."""

FLIGHT: Final = 0.24
"""Seconds from owner to owner."""

GLOW: Final = 0.08
"""Seconds until it is light behind a figure, and as many until it is dark again."""

LIGHT: Final = 0.5
"""How much of the light behind a figure is seen at most."""

LIFTED: Final = 1.06
"""How much larger a piece is just before it is laid down."""

_LAY: Final = ft.Animation(120, ft.AnimationCurve.EASE_OUT)
_FLY: Final = ft.Animation(round(FLIGHT * 1000), ft.AnimationCurve.EASE_OUT)
_GLOW: Final = ft.Animation(round(GLOW * 1000), ft.AnimationCurve.EASE_OUT)


class Point(NamedTuple):
    """A place on the screen."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Disc:
    """A thing on its way."""

    thing: str
    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Flight:
    """All that is on its way because of one step; at rest nothing."""

    number: int = 0
    discs: tuple[Disc, ...] = ()
    off: bool = False
    """Whether they have left."""


REST: Final = Flight()


def air(w: Words, flight: Cell[Flight]) -> ft.Control:
    """Hold the air over the table; taps go through it. The browser draws what holds a changed component anew."""
    return ft.Container(Air(w, flight), left=0, top=0, right=0, bottom=0, ignore_interactions=True)


@ft.component
def Air(w: Words, flight: Cell[Flight]) -> ft.Control:
    """Draw what is on its way."""
    shown = flight.value
    found = (_disc(w, shown, at) for at in range(len(shown.discs)))
    return ft.Stack([one for one in found if one is not None], expand=True)


def _disc(w: Words, shown: Flight, at: int) -> ft.Control | None:
    """Draw a disc where it comes from, and once it is off where it goes: the browser does the rest."""
    flown = shown.discs[at]
    drawn = disc(w, flown.thing, SIZE)
    if not isinstance(drawn, ft.Image):
        return None
    half, place = SIZE * w.scale / 2, flown.end if shown.off else flown.start
    drawn.left, drawn.top, drawn.animate_position = place.x - half, place.y - half, _FLY
    drawn.key = f"flown/{shown.number}/{at}"
    return drawn


def glow(
    lit: Cell[bool], left: float, top: float, width: float | None = None, height: float | None = None
) -> ft.Control:
    """Hold the light behind a figure in a stack: so large, or as large as the stack and a little more."""
    holds = ft.Container(Glow(lit), left=left, top=top, width=width, height=height)
    if width is None:
        holds.right, holds.bottom = left, top
    return holds


@ft.component
def Glow(lit: Cell[bool]) -> ft.Control:
    """Draw light that comes and goes; figures of either ink are read through it."""
    return ft.Container(bgcolor=SOFT, border_radius=7, opacity=LIGHT if lit.value else 0, animate_opacity=_GLOW)


@ft.component
def Laid(draw: Callable[[], ft.Control | None], *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes it
    """Draw a piece that is just being laid down."""
    down, lay = use_typed_state(lambda: False)

    async def fall() -> None:
        await asyncio.sleep(2 * deferred.FRAME)  # only what stands somewhere can move from there
        lay(True)

    ft.use_effect(fall, [], cleanup=lambda: None)
    return ft.Container(draw(), scale=1 if down else LIFTED, animate_scale=_LAY)

"""The primary and what can be done instead of it, as one bar split in two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.components import printed
from companion.ui.components.choice import giving_way, tick
from companion.ui.components.stack import STRETCH, stack
from companion.ui.components.symbols import drawing
from companion.ui.components.touch import Style, pad, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import INK, INK2, LARGE, SOFT
from scorers.core.forms import Move

_BAR: Final = ft.Border.all(1.5, INK2)
_PART: Final = ft.Border.only(right=ft.BorderSide(1.5, INK2))
_UPPER: Final = ft.Border.only(bottom=ft.BorderSide(1.5, INK2))


def instead_bar(w: Words, here: Move, other: Move, press: Callable[[str], object], said: str) -> ft.Control:
    """Draw what is being done, ticked, and beside it what a tap does instead. `said` is read aloud of it first."""
    halves = [_here(w, here), _other(w, other, press)]
    content: ft.Control = stack(halves, 0)
    if w.scale < LARGE:
        for half in halves:
            half.expand = 1
        content = ft.Row(halves, spacing=0, intrinsic_height=True, vertical_alignment=STRETCH)
    bar = ft.Container(content, border=_BAR, border_radius=14, clip_behavior=ft.ClipBehavior.ANTI_ALIAS)
    return ft.Semantics(content=bar, container=True, header=True, live_region=True, label=said)


def _here(w: Words, move: Move) -> ft.Control:
    lead = printed.worker(w, move.seat, 24 * w.scale) if move.seat and move.thing and w.scale < LARGE else None
    words = text(w.say(move.label), Style.TITLE_SMALL, INK, align=ft.TextAlign.CENTER)
    parts = [*([lead] if lead else []), giving_way(words), tick(18)]
    return touch(
        _middle(parts),
        None,
        key=f"here/{move.key}",
        selected=True,
        padding=ft.Padding.symmetric(vertical=11 if lead else pad(w, Style.TITLE_SMALL), horizontal=5),
        bgcolor=SOFT,
        border=_PART if w.scale < LARGE else _UPPER,
        radius=0,
    )


def _other(w: Words, move: Move, press: Callable[[str], object]) -> ft.Control:
    """Draw the other half: its sign and its words, and why it cannot be done now."""
    paths = w.drawing(move.thing or "") if w.scale < LARGE else ()
    said: ft.Control = text(w.say(move.label), Style.TITLE_SMALL, INK2, align=ft.TextAlign.CENTER)
    if move.because:
        why = text(w.say(move.because), Style.BODY_SMALL, INK2, align=ft.TextAlign.CENTER)
        middle = ft.CrossAxisAlignment.CENTER
        said = ft.Column([said, why], spacing=0, tight=True, horizontal_alignment=middle)
    return touch(
        _middle([*([drawing(paths, 22)] if paths else []), giving_way(said)]),
        None if move.because else tap(press, move.key),
        key=f"move/{move.key}",
        padding=ft.Padding.symmetric(vertical=4 if move.because else pad(w, Style.TITLE_SMALL), horizontal=8),
        radius=0,
    )


def _middle(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(parts, spacing=5, alignment=ft.MainAxisAlignment.CENTER)

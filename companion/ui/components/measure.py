"""How high something will be, before any device has drawn it: nearly, and never less by much.

Flet can lay out something that scrolls, or something as high as what is in it, not both. A sheet is given the height
guessed here: where the guess is short it scrolls a little, where it is long there is a little air.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from companion.ui.theme import TARGET, line_height, text_size

TALL: Final = 2000.0
"""What nobody can guess: it takes all the room there is."""

LETTER: Final = 0.535
"""How wide a letter is on average, in parts of its size."""

UNKNOWN: Final = 120.0
"""A part of a line nobody can guess: a number with its buttons."""

ICON: Final = 24.0


def high(shown: object, width: float, scale: float = 1.0) -> float:
    """Guess how high a control will be in so much room."""
    if shown is None or (isinstance(shown, ft.Control) and not shown.visible):
        return 0.0
    way = next((way for kind, way in _WAYS if isinstance(shown, kind)), None)
    return TALL if way is None else float(way(shown, width, scale))


def _column_high(shown: ft.Column, width: float, scale: float) -> float:
    parts = [high(part, width, scale) for part in shown.controls]
    return sum(parts) + shown.spacing * max(0, len(parts) - 1) + _across(shown.margin)[1]


def _stack_high(shown: ft.Stack, width: float, scale: float) -> float:
    found = [part for part in shown.controls if getattr(part, "left", None) is None]
    return float(shown.height or max((high(part, width, scale) for part in found), default=0.0))


def _text_high(shown: ft.Text, width: float, scale: float) -> float:
    size, line = _letters(shown, scale)
    room = max(1.0, float(shown.width or width))
    lines = sum(max(1, math.ceil(len(part) * LETTER * size / room)) for part in str(shown.value).split("\n"))
    return min(lines, shown.max_lines or lines) * line


def _boxed_high(shown: ft.Container, width: float, scale: float) -> float:
    if isinstance(shown.data, float):
        return shown.data
    (beside, above), (aside, over) = _across(shown.padding), _across(shown.margin)
    if shown.height is not None:
        return float(shown.height) + over
    room = float(shown.width or width - aside) - beside
    return high(shown.content, room, scale) + above + over + (2 if shown.border else 0)


def _row_high(shown: ft.Row, width: float, scale: float) -> float:
    parts = shown.controls
    widths, grows = [_wide(part, scale) for part in parts], [bool(getattr(part, "expand", None)) for part in parts]
    if shown.wrap:
        return _wrapped_high(shown, parts, widths, width, scale)
    taken = sum(wide for wide, grow in zip(widths, grows, strict=True) if not grow)
    rest = max(1.0, (width - taken - shown.spacing * max(0, len(parts) - 1)) / max(1, sum(grows)))
    room = [rest if grow else wide + 1 for wide, grow in zip(widths, grows, strict=True)]
    return max((min(high(part, r, scale), _most(part, scale)) for part, r in zip(parts, room, strict=True)), default=0)


def _most(part: object, scale: float) -> float:
    """Return the height of what nobody can guess, beside something else: as high as a finger needs."""
    known = isinstance(part, (ft.Text, ft.Container, ft.Semantics, ft.Row, ft.Column, ft.Stack, ft.Image, ft.Icon))
    return TALL if known else (TARGET + 8) * min(scale, 1.5)


def _wrapped_high(shown: ft.Row, parts: Sequence[object], widths: Sequence[float], width: float, scale: float) -> float:
    lines: list[float] = []
    used = width + 1
    for part, wide in zip(parts, widths, strict=True):
        if used + shown.spacing + wide > width:
            lines.append(0.0)
            used = -shown.spacing
        used += shown.spacing + wide
        lines[-1] = max(lines[-1], min(high(part, min(wide + 1, width), scale), _most(part, scale)))
    return sum(lines) + shown.run_spacing * max(0, len(lines) - 1)


def _wide(shown: object, scale: float) -> float:
    """Guess how wide a control would like to be."""
    match shown:
        case None:
            return 0.0
        case ft.Text():
            size, _line = _letters(shown, scale)
            return float(shown.width or len(str(shown.value)) * LETTER * size)
        case ft.Container():
            beside, aside = _across(shown.padding)[0], _across(shown.margin)[0]
            return float(shown.width or _wide(shown.content, scale) + beside) + aside
        case ft.Semantics():
            return _wide(shown.content, scale)
        case ft.Row():
            return sum(_wide(part, scale) + shown.spacing for part in shown.controls)
        case ft.Column() | ft.Stack():
            return max((_wide(part, scale) for part in shown.controls), default=0.0)
        case ft.Image():
            return float(shown.width or ICON)
        case ft.Icon():
            return float(shown.size or ICON)
        case _:
            return UNKNOWN


def _letters(shown: ft.Text, scale: float) -> tuple[float, float]:
    """Return the size of a text and the height of its line."""
    own = shown.style
    if own is not None and own.size:
        return float(own.size), float(own.size) * float(own.height or 1.3)
    style = shown.theme_style or ft.TextThemeStyle.BODY_MEDIUM
    return text_size(style) * scale, line_height(style) * scale


def _across(space: ft.PaddingValue | ft.MarginValue | None) -> tuple[float, float]:
    """Return what a padding takes from the width and adds to the height."""
    match space:
        case None:
            return 0.0, 0.0
        case int() | float():
            return 2.0 * space, 2.0 * space
        case _:
            return float(space.left + space.right), float(space.top + space.bottom)


_WAYS: Final[tuple[tuple[type[ft.Control], Callable[[Any, float, float], float]], ...]] = (
    (ft.Text, _text_high),
    (ft.Container, _boxed_high),
    (ft.Semantics, lambda shown, width, scale: high(shown.content, width, scale)),
    (ft.Row, _row_high),
    (ft.Column, _column_high),
    (ft.Stack, _stack_high),
    (ft.Image, lambda shown, _width, _scale: shown.height or ICON),
    (ft.Icon, lambda shown, _width, _scale: shown.size or ICON),
    (ft.ProgressBar, lambda shown, _width, _scale: shown.bar_height or 4),
)

"""Outlines Flet has not: the dashed box of what is missing, the stripes beside an alarm."""

from __future__ import annotations

from functools import lru_cache

from companion.ui.drawings.svg import n, path, rect, sheet, stroke


@lru_cache(maxsize=256)
def dashed(width: float, height: float, radius: float, colour: str, *, line: float = 1.5, fill: str = "none") -> str:
    """Draw a box with round corners and a broken edge: a free place, a need, an act that has to wait."""
    half = line / 2
    edge = stroke(colour, line, dash=line * 8 / 3)
    return sheet(width, height, rect(half, half, width - line, height - line, fill, max(radius - half, 0), edge))


@lru_cache(maxsize=16)
def stripes(width: float, height: float, dark: str, bright: str, *, wide: float = 11.3) -> str:
    """Draw slanting stripes, each as wide as `wide` along the edge: the mark of an alarm."""
    count = int((width + height) / (2 * wide)) + 1
    slants = "".join(
        f"M{n(x)} 0h{n(wide)}l{n(-height)} {n(height)}h{n(-wide)}Z" for x in (2 * wide * k for k in range(count))
    )
    return sheet(width, height, rect(0, 0, width, height, bright), path(slants, dark))

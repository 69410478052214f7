"""SVG in a few words: shapes as text, and the sheet they lie on."""

from __future__ import annotations

from collections.abc import Sequence


def n(value: float) -> str:
    """Return a measure as short as it can be written, the same on every machine.

    >>> n(3), n(2.5), n(1 / 3), n(-0.001)
    ('3', '2.5', '0.33', '0')
    """
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def sheet(width: float, height: float, *parts: str, top: float = 0) -> str:
    """Return a whole SVG of that size, its upper edge at `top`."""
    box = f'viewBox="0 {n(top)} {n(width)} {n(height)}" width="{n(width)}" height="{n(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>'


def rect(x: float, y: float, width: float, height: float, fill: str = "none", radius: float = 0, more: str = "") -> str:
    """Return a box with round corners."""
    corners = f' rx="{n(radius)}"' if radius else ""
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"{corners} fill="{fill}"{_spaced(more)}/>'
    )


def circle(x: float, y: float, radius: float, fill: str = "none", more: str = "") -> str:
    """Return a disc."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}"{_spaced(more)}/>'


def path(d: str, fill: str = "none", more: str = "") -> str:
    """Return one outline."""
    return f'<path d="{d}" fill="{fill}"{_spaced(more)}/>'


def stroke(colour: str, width: float, *, dash: float = 0) -> str:
    """Return the words of a line: colour, width, and how it is broken."""
    broken = f' stroke-dasharray="{n(dash)} {n(dash)}"' if dash else ""
    return f'stroke="{colour}" stroke-width="{n(width)}"{broken}'


def moved(x: float, y: float, scale: float = 1) -> str:
    """Return the words that move something to a place, and grow or shrink it there."""
    grown = "" if scale == 1 else f" scale({scale:.4g})"
    return f'transform="translate({n(x)} {n(y)}){grown}"'


def at(x: float, y: float, inner: str, scale: float = 1, more: str = "") -> str:
    """Return some shapes moved to a place, and grown or shrunk there."""
    return f"<g {moved(x, y, scale)}{_spaced(more)}>{inner}</g>"


def glyph(paths: Sequence[str], fill: str, x: float, y: float, size: float) -> str:
    """Return a sign of a 24 x 24 box with its upper left corner at a place."""
    if len(paths) == 1:
        return path(paths[0], fill, f'fill-rule="evenodd" {moved(x, y, size / 24)}')
    return at(x, y, "".join(path(d, fill, 'fill-rule="evenodd"') for d in paths), size / 24)


def waves(x: float, y: float, width: float, colour: str, *, step: float = 20, high: float = 6, line: float = 2) -> str:
    """Return a line of water, as many half waves as the width takes."""
    halves = max(1, round(width / step))
    drawn = f"M{n(x)} {n(y)}q{n(step / 2)} {n(-high)} {n(step)} 0" + f"t{n(step)} 0" * (halves - 1)
    return path(drawn, "none", f'{stroke(colour, line)} stroke-linecap="round"')


def rounded(width: float, height: float, radius: float) -> str:
    """Return the outline of a box with round corners, for a path with a hole in it."""
    arc, wide, high = f"a{n(radius)} {n(radius)} 0 0 1", width - 2 * radius, height - 2 * radius
    corners = (f"{n(radius)} {n(radius)}", f"{n(-radius)} {n(radius)}", f"{n(-radius)} {n(-radius)}")
    sides = (f"h{n(wide)}", f"v{n(high)}", f"h{n(-wide)}")
    drawn = "".join(f"{side}{arc} {corner}" for side, corner in zip(sides, corners, strict=True))
    return f"M{n(radius)} 0{drawn}v{n(-high)}{arc} {n(radius)} {n(-radius)}Z"


def _spaced(more: str) -> str:
    return f" {more}" if more else ""

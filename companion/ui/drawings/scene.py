"""The scene of a game: a flat picture of 400 x 200 on its cover, its lid and where there is nothing yet."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from companion.ui.drawings.svg import n, path
from scorers.core.data import data_folder

WIDTH: Final = 400
HEIGHT: Final = 200


@lru_cache(maxsize=32)
def scene(slug: str = "") -> str:
    """Return data/games/<slug>/scene.svg; a game without one, and the house itself, has the evening at the table."""
    folder = data_folder()
    own = _drawn(folder / "games" / slug / "scene.svg") if slug else None
    return own or _drawn(folder / "look" / "home.svg") or ""


def _drawn(file: Path) -> str | None:
    """Return a picture without the white space that keeps it readable."""
    return re.sub(r"\s*\n\s*", "", file.read_text(encoding="utf-8")) if file.is_file() else None


@lru_cache(maxsize=64)
def cut(drawn: str, width: float, height: float, *, x: float = 0.5, y: float = 0.5, corner: str = "") -> str:
    """Return so much of a scene that it fills a box; `x` and `y` say what stays, 0 the left and upper edge.

    `corner` is the colour of a lid that takes the scene's left edge away, aslant.
    """
    scale = max(width / WIDTH, height / HEIGHT)
    wide, high = width / scale, height / scale
    left, top = (WIDTH - wide) * x, (HEIGHT - high) * y
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{n(left)} {n(top)} {n(wide)} {n(high)}"'
        f' width="{n(width)}" height="{n(height)}">'
    )
    slant = f"M{n(left - 1)} {n(top)}H{n(left)}L{n(left + wide * 0.16)} {n(top + high)}H{n(left - 1)}Z"
    return head + _inside(drawn) + (path(slant, corner) if corner else "") + "</svg>"


def _inside(drawn: str) -> str:
    return drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]

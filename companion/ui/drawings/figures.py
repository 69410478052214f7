"""Figures and letters as outlines: a picture has no fonts, and a column of figures must stand straight."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from companion.ui.drawings.svg import moved, path
from scorers.core.data import data_folder

UNITS = 1000
"""The square the outlines are drawn in."""

CAP = 0.697
"""How high a capital or a figure stands, in parts of the size."""


class Outline(NamedTuple):
    """How far a letter reaches, and its shape above the line, as steps from its lower left corner on."""

    width: int
    shape: str


@lru_cache(maxsize=1)
def outlines() -> Mapping[str, Outline]:
    """Return the letters of data/look/figures.json, cut from Hanken Grotesk ExtraBold (SIL Open Font License 1.1)."""
    given = json.loads((data_folder() / "look" / "figures.json").read_text(encoding="utf-8"))
    return {letter: Outline(*outline) for letter, outline in given["letters"].items()}


def width(text: str, size: float) -> float:
    """Return how wide a text is; what nobody cut takes no room."""
    known = outlines()
    return sum(known[letter].width for letter in text if letter in known) * size / UNITS


def figures(text: str, x: float, y: float, size: float, fill: str, *, anchor: float = 0.5) -> str:
    """Return a text standing on the line `y`; `anchor` 0 begins at `x`, 0.5 has it in the middle, 1 ends there."""
    known = outlines()
    pen, drawn = 0, ""
    for letter in text:
        if letter in known:
            drawn += (f"M{pen} 0" if pen else "") + known[letter].shape
            pen += known[letter].width
    return path(drawn, fill, moved(x - pen * size / UNITS * anchor, y, size / UNITS)) if drawn else ""


def middle(text: str, x: float, y: float, size: float, fill: str, *, anchor: float = 0.5) -> str:
    """Return a text whose capitals have their middle at `y`."""
    return figures(text, x, y + CAP * size / 2, size, fill, anchor=anchor)

"""How wide words are, before any device has drawn them; and how large they may be so that none of them is broken."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.components.words import Words
from companion.ui.drawings import figures
from companion.ui.theme import text_size

SPACE: Final = 0.25
"""How wide a gap between words is, in parts of the size."""

SIGN: Final = 0.55
"""How wide a sign nobody cut as an outline is: a bracket, a question mark."""

SPOKEN: Final = 0.6
"""How wide a letter of the face that speaks is, and a little more."""

HAIR: Final = 0.01
"""So much more is no more: a size worked out to fit does."""

NARROWEST: Final = 360
"""No phone is narrower."""


@lru_cache(maxsize=4096)
def width_of(words: str, size: float, *, speaks: bool = False) -> float:
    """Return how wide words are in one line, in the boldest letters."""
    if speaks:
        return SPOKEN * size * len(words)
    signs = sum(letter not in figures.outlines() and letter != " " for letter in words)
    return figures.width(words, size) + size * (SPACE * words.count(" ") + SIGN * signs)


def lines_of(words: str, size: float, room: float, *, speaks: bool = False) -> float:
    """Return how many lines words take, none broken; endless where a word is wider than its room."""
    lines, pen = 1, 0.0
    for word in words.split():
        long = width_of(word, size, speaks=speaks)
        if long > room + HAIR:
            return float("inf")
        if pen and pen + SPACE * size + long > room:
            lines, pen = lines + 1, 0.0
        pen += long + (SPACE * size if pen else 0)
    return lines


def unbroken(words: str, size: float, room: float, *, speaks: bool = False) -> float:
    """Return the size, at most this, at which no word is wider than its room.

    >>> unbroken("Fair", 20, 400), unbroken("Fair", 20, 24, speaks=True)
    (20, 10.0)
    """
    widest = max((width_of(word, size, speaks=speaks) for word in words.split()), default=0.0)
    return size if widest <= room else size * max(room, 1.0) / widest


TIGHT: Final = 0.78
"""So much smaller a headline may be, to stand in one line."""


def in_line(words: str, size: float, room: float) -> float:
    """Return the size at which a headline stands in one line, if it may be so small; else one that breaks no word.

    >>> round(in_line("Ola: an offer or a building?", 26, 344), 1), in_line("Everybody hands in 4 food", 26, 300)
    (20.5, 26)
    """
    wide = width_of(words, size, speaks=True)
    if wide > room and wide * TIGHT <= room:
        return size * room / wide
    return unbroken(words, size, room, speaks=True)


def of_name(name: str, size: float, room: float, *, speaks: bool = False) -> float:
    """Return the size at which a name stands in its line, no smaller than TIGHT: a longer one is cut at its end.

    >>> of_name("Ola", 20, 100), round(of_name("Maksymilian", 20, 10), 1)
    (20, 15.6)
    """
    wide = width_of(name, size, speaks=speaks)
    return size if wide <= room else max(size * TIGHT, size * room / wide)


def longest(words: str, size: float) -> float:
    """Return how wide the longest of some words is."""
    return max((width_of(word, size) for word in words.split()), default=0.0)


def whole(w: Words, shown: ft.Text, taken: float) -> ft.Text:
    """Have no word broken on any phone, where so much of the line is taken: rather a little smaller."""
    if shown.theme_style is not None:
        size = text_size(shown.theme_style) * w.scale
        fit = unbroken(str(shown.value), size, NARROWEST - taken)
        shown.size = fit if fit < size else None
    return shown

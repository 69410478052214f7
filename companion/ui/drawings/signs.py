"""The small signs, each a whole picture: a good as a flat disc, a piece or a bare mark, a player's plate."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from companion.ui.drawings.pieces import disc as piece
from companion.ui.drawings.pieces import square
from companion.ui.drawings.svg import circle, glyph, rect, sheet, stroke
from companion.ui.drawings.values import Good, Player, Sign
from scorers.core.data import data_folder

BOX: Final = 24
"""Signs are drawn in a square of this side."""

PLATE: Final = 28
"""And plates in one of this."""

GLINT: Final = "#FFFFFF"

SHAPES: Final[dict[str, str]] = {
    "circle": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z",
    "square": "M5 5h14v14H5z",
    "triangle": "M12 3.500L21.500 20h-19z",
    "diamond": "M12 2.500L21.500 12L12 21.500L2.500 12z",
    "cross": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "star": "M12 2l2.900 6.600 7.100.700-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.700z",
    "hexagon": "M12 2l8.700 5v10L12 22l-8.700-5V7z",
    "drop": "M12 2c4 5 6.500 8.300 6.500 12a6.500 6.500 0 0 1-13 0C5.500 10.300 8 7 12 2z",
}
"""A shape for every seat, told apart without any colour."""


@lru_cache(maxsize=256)
def disc(good: Good, *, rim: bool = False) -> str:
    """Return a good as a fact: flat, nothing to pick up. `rim` keeps black goods from sinking into the dark."""
    return sheet(BOX, BOX, disc_shapes(good, rim=rim))


def disc_shapes(good: Good, *, rim: bool = False) -> str:
    """Return the shapes of a flat disc; a loan is a small upright card."""
    if good.upright:
        return rect(4, 1, 16, 22, good.fill, 3) + rect(8, 10.6, 8, 2.8, good.ink)
    line = f'{stroke(GLINT, 1.2)} stroke-opacity=".45"' if rim else ""
    return circle(12, 12, 11, good.fill, line) + glyph(good.paths, good.ink, 4.8, 4.8, BOX * 0.6)


@lru_cache(maxsize=256)
def token(good: Good) -> str:
    """Return a good as the piece one can pick up, with its edge below."""
    return sheet(BOX, BOX, piece(good, 0, 0, BOX))


@lru_cache(maxsize=512)
def mark(sign: Sign) -> str:
    """Return a bare mark, for inside a face and below 22 dp."""
    return sheet(BOX, BOX, glyph(sign.paths, sign.colour, 0, 0, BOX))


@lru_cache(maxsize=128)
def plate(player: Player, *, lit: bool = False) -> str:
    """Return a seat: a rounded square with its symbol. `lit`: on a lid or in the dark, where its rim is light."""
    rim, part = (GLINT, 0.55) if lit else (player.edge, 1)
    return sheet(PLATE, PLATE, square(player, 0, 0, PLATE, rim, part))


@lru_cache(maxsize=1)
def signs() -> Mapping[str, tuple[str, ...]]:
    """Return the signs of the house, in the same square: undo, look up, log, tick, flag..."""
    given = json.loads((data_folder() / "look" / "signs.json").read_text(encoding="utf-8"))
    return {name: tuple(paths) for name, paths in given.items()}

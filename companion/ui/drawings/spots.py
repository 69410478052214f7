"""Places with pieces in them: a framed space of a queue, where one can lie on another; a field with one marker."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import middle as text
from companion.ui.drawings.pieces import square
from companion.ui.drawings.ship import field
from companion.ui.drawings.svg import at, circle, path, rect, sheet, stroke
from companion.ui.drawings.values import Player

GAP: Final = 6
"""Between two places."""

RIM: Final = 2.5

BAND: Final = 6
"""How broad a ribbon is."""


class Places(NamedTuple):
    """The colours of places: what is empty, the rims of those that are special."""

    empty: str
    line: str
    gold: str
    silver: str
    ribbon: str
    rim: str


class Place(NamedTuple):
    """One place: what lies there from below to the top, and how it is framed."""

    pieces: tuple[Player, ...]
    kind: str = ""
    ghost: Player | None = None
    """What belongs there."""
    figure: str = ""


@lru_cache(maxsize=512)
def places(shown: tuple[Place, ...], width: float, height: float, colours: Places) -> str:
    """Draw places beside each other, each so wide and high."""
    drawn = (at(k * (width + GAP), 0, _place(one, width, height, colours)) for k, one in enumerate(shown))
    return sheet(max(len(shown), 1) * (width + GAP) - GAP, height, *drawn)


def _place(shown: Place, width: float, height: float, colours: Places) -> str:
    if shown.figure and shown.ghost:
        return _card(shown.ghost, shown.figure, len(shown.pieces), (width, height), colours.line)
    if shown.kind or len(shown.pieces) > 1:
        return _framed(shown, width, height, colours)
    return field(shown.pieces[0] if shown.pieces else None, width, height, empty=colours.empty, line=colours.line)


def _card(player: Player, figure: str, n: int, size: tuple[float, float], pale: str) -> str:
    """Return a card with its symbol and number: hollow while there is none of it, counted where there are more."""
    (width, height), ink = size, player.ink if n else player.fill
    face = rect(1, 1, width - 2, height - 2, "none", 9, stroke(player.fill, 2))
    if n:
        face = rect(0, 0, width, height, player.edge, 10) + rect(0, 0, width, height - 4, player.fill, 10)
    middle = (height - 4) / 2
    left = width * (0.06 if n > 1 else 0.16)  # the count lies in the corner
    drawn = (
        face
        + at(left, middle - 9, path(player.shape, ink), 0.75)
        + text(figure, left + 28, middle, 24, ink if n else pale)
    )
    if n > 1:
        drawn += circle(width - 10, 10, 9, player.ink) + text(str(n), width - 10, 10, 13, player.fill)
    return drawn


def _framed(shown: Place, width: float, height: float, colours: Places) -> str:
    """Return a space with its rim; of two pieces the upper lies half beside the lower."""
    ribbon = shown.kind == "ribbon"
    rim = colours.gold if shown.kind == "gold" else colours.silver
    drawn = rect(RIM / 2, RIM / 2, width - RIM, height - RIM, colours.empty, 10, stroke(rim, RIM))
    if ribbon:
        drawn += rect(RIM, height - RIM - BAND, width - 2 * RIM, BAND, colours.ribbon, 3)
    size = min(height - 10, width * 0.58)
    step = min(size * 0.62, (width - size - 8) / max(len(shown.pieces) - 1, 1))
    left = (width - size - step * (len(shown.pieces) - 1)) / 2
    lying = (
        square(player, left + k * step, (height - size) / 2, size, colours.rim) for k, player in enumerate(shown.pieces)
    )
    return drawn + "".join(lying)

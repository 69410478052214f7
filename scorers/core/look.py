"""data/games/<slug>/look.json: what makes a game feel hand-made. Colours, drawings, and the order of the real board."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from scorers.core.base import Frozen


class Cut(StrEnum):
    """What shape a thing has on the table."""

    DISC = "disc"
    COIN = "coin"
    """A disc with an inner ring."""
    CARD = "card"
    """Small and upright, no disc: a loan."""
    BARE = "bare"
    """No piece at all: what is printed, or too much for a disc."""


class Piece(Frozen):
    """How a thing is coloured: the piece it is on the table, and its bare mark among words."""

    fill: str
    ink: str
    """Its drawing on the piece."""
    edge: str
    """The side of the piece, seen from above."""
    mark: str
    mark_dark: str
    cut: Cut = Cut.DISC


class Light(Frozen):
    """The colours of a game in one light."""

    lid: str
    """The ground of the top zone, where the track and the people are."""
    lid2: str
    """Shapes on the lid."""
    ground: str
    """The table."""
    card: str
    """Things that lie on it."""
    well: str
    """A recess in it."""
    ink: str
    ink2: str
    line: str
    """Hairlines."""
    acc: str
    """The act."""
    on: str
    """Ink on the act."""
    accedge: str
    """The side of the act."""
    soft: str
    """What is chosen."""
    edge: str
    """The side of a thing."""


class Colours(Frozen):
    """The colours of a game by day and by lamplight."""

    light: Light
    dark: Light
    lid_ink: str
    lid_ink2: str

    def at(self, *, dark: bool) -> Light:
        """Return the colours of one light."""
        return self.dark if dark else self.light


class Look(Frozen):
    """All of look.json."""

    emblem: tuple[str, ...]
    """SVG-like path strings in a 24 x 24 box."""
    colours: Colours | None = None
    """Its own; without them it wears the house's."""
    symbols: Mapping[str, tuple[str, ...]] = {}
    """A drawing per symbol name, likewise."""
    pieces: Mapping[str, Piece] = {}
    """Colours per symbol: brown wood, blue fish."""
    order: tuple[str, ...] = ()
    """Things in the order of the real board."""

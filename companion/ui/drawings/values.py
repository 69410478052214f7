"""What a drawing is told: the colours and the sign of a good, of a player, of an amount."""

from __future__ import annotations

from typing import NamedTuple


class Good(NamedTuple):
    """A round token: its face, the sign on it, the edge below."""

    fill: str
    ink: str
    edge: str
    paths: tuple[str, ...]
    ring: bool = False
    """A coin has a second rim."""
    upright: bool = False
    """A loan is a small card, not a disc."""
    sinks: bool = False
    """It is so dark that its disc needs a rim in this light."""


class Player(NamedTuple):
    """A colour of the box with its symbol."""

    fill: str
    ink: str
    edge: str
    shape: str
    """The outline of the symbol, in a box of 24 x 24."""


class Sign(NamedTuple):
    """A bare mark and the colour it has on this ground."""

    paths: tuple[str, ...]
    colour: str


class Amount(NamedTuple):
    """So many of something: the mark, then the figure."""

    sign: Sign
    figure: str

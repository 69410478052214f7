"""How much room Now has, and what that means for its words."""

from __future__ import annotations

from typing import Final, NamedTuple

from companion.ui.layout import Layout

ROOMY: Final = 700
"""From this width on things are drawn to be read from afar."""

TALL: Final = 1000
"""From this height on there is room for more than what has to be done."""

SHORT: Final = 800
"""Below this height what can be done without goes."""

SNUG: Final = 880
"""On a phone below this one what comes after this turn goes: all that can be done now stays in sight."""


class Fit(NamedTuple):
    """The room of Now: between its margins, and to the edges."""

    width: float
    margin: float = 16
    roomy: bool = False
    """A tablet, read from a metre away."""
    short: bool = False
    """Height is scarce: second lines go."""
    snug: bool = False
    """Height is not plenty: what comes later goes."""
    low: bool = False
    """A phone held sideways: everything scrolls."""
    tall: bool = False
    """A tablet held upright: cards come onto the page."""

    @classmethod
    def of(cls, layout: Layout, width: float, margin: float) -> Fit:
        """Return the room on a page."""
        roomy, tall = layout.width >= ROOMY and not layout.low, layout.height >= TALL
        short, snug = layout.height < SHORT, layout.height < (SHORT if roomy else SNUG)
        return cls(width, margin, roomy, short, snug, layout.low, roomy and tall)

    @property
    def bleed(self) -> float:
        """From edge to edge."""
        return self.width + 2 * self.margin

    @property
    def speaks(self) -> float:
        """The size of the headline."""
        return 36 if self.roomy else 22 if self.short else 26

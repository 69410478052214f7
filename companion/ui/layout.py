"""How much room a page has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDE: Final = 700
"""From this width on there is room for two columns."""

SIDEWAYS: Final = 640
"""From this width on a phone held sideways has its seats beside Now."""

LOW: Final = 520
"""Below this height, a phone held sideways, everything that can give way does."""

_STEP: Final = 4
"""A window is dragged in steps of one pixel; screens are laid out anew in steps of so many."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How much room there is."""

    width: int
    height: int

    @property
    def wide(self) -> bool:
        """Whether two columns fit."""
        return self.width >= WIDE

    @property
    def beside(self) -> bool:
        """Whether the seats of a table stand beside Now."""
        return self.width >= (SIDEWAYS if self.height < LOW else WIDE)

    @property
    def low(self) -> bool:
        """Whether height is what lacks."""
        return self.height < LOW

    @classmethod
    def of(cls, width: float | None, height: float | None) -> Layout:
        """Return the layout for a window, in coarse steps."""
        return cls(*(int(side or 800) // _STEP * _STEP for side in (width, height)))

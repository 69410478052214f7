"""A button that means something else now is not hit by a finger on its way to what it meant before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LOCKED_FOR: Final = 0.3
"""Seconds."""


class Locks:
    """Remembers what stands at each place of the screen, and since when."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` counts seconds."""
        self._now = now
        self._meaning: dict[str, object] = {}
        self._since: dict[str, float] = {}

    def means(self, place: str, meaning: object) -> None:
        """Say what a place means now; the first meaning locks nothing."""
        if place in self._meaning and self._meaning[place] != meaning:
            self._since[place] = self._now()
        self._meaning[place] = meaning

    def hold(self, place: str) -> None:
        """Take no tap there for a moment, though it means what it did."""
        self._since[place] = self._now()

    def free(self, place: str) -> bool:
        """Whether a tap there is meant for what stands there."""
        return self._now() - self._since.get(place, float("-inf")) >= LOCKED_FOR

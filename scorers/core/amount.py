"""Numbers that may be unknown: known, at least, or not known at all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Amount:
    """A number as far as it is known.

    `Amount(5)` is five, `Amount(5, exact=False)` at least five, `Amount(None, exact=False)` unknown.

    >>> known(3) + at_least(2)
    Amount(n=5, exact=False)
    >>> known(3) + UNKNOWN
    Amount(n=None, exact=False)
    """

    n: int | None
    exact: bool = True

    def __add__(self, other: Amount | int) -> Amount:
        """Add; a sum with something open in it stays open."""
        n, exact = (other, True) if isinstance(other, int) else (other.n, other.exact)
        if self.n is None or n is None:
            return UNKNOWN
        return Amount(self.n + n, exact=self.exact and exact)

    def times(self, factor: int) -> Amount:
        """So many of it, for a factor of zero or more."""
        if not factor:
            return NONE
        return UNKNOWN if self.n is None else Amount(self.n * factor, exact=self.exact)

    def shifted(self, delta: int, *, floor: bool) -> Amount:
        """After a change: what is only a lower bound never sinks below zero where nothing can."""
        if self.n is None:
            return Amount(delta, exact=False) if floor and delta > 0 else UNKNOWN
        if self.exact or not floor:
            return Amount(self.n + delta, exact=self.exact)
        return Amount(max(0, self.n + delta), exact=False)

    @property
    def known(self) -> int | None:
        """The number, if it is exactly known."""
        return self.n if self.exact else None


UNKNOWN: Final = Amount(None, exact=False)
"""Nothing is known; shown as nothing, never as 0."""

NONE: Final = Amount(0)
"""Nothing of it, for certain."""


known: Final = Amount
"""Exactly so many: `known(3)`."""


def perhaps(n: int | None) -> Amount:
    """Exactly so many, or unknown where nobody has said."""
    return UNKNOWN if n is None else Amount(n)


def at_least(n: int) -> Amount:
    """So many or more."""
    return Amount(n, exact=False)


def total(amounts: Iterable[Amount]) -> Amount:
    """Return the sum, as far as it is known."""
    n, exact = 0, True
    for amount in amounts:
        if amount.n is None:
            return UNKNOWN
        n, exact = n + amount.n, exact and amount.exact
    return Amount(n, exact)

"""The plates of the players above a line: each over its place, none over another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from companion.ui.drawings.pieces import square
from companion.ui.drawings.svg import n, path, stroke
from companion.ui.drawings.values import Player

PLATE: Final = 26

CLOSE: Final = 20
"""How large the plates are where they would cover each other."""

BESIDE: Final = 2
"""What is left free between two of them."""


def standing(stands: Sequence[tuple[Player, float]], width: float, rim: str, foot: float) -> Iterator[str]:
    """Yield the plates above their places of a line so wide.

    Where they would cover each other they stand smaller side by side, a line down to the place of each, at `foot`.
    """
    ranked = sorted(stands, key=lambda stand: stand[1])
    places = [max(PLATE / 2, x) for _, x in ranked]
    near = any(later - one < PLATE + BESIDE for one, later in pairwise(places))
    size = CLOSE if near else PLATE
    middles = _apart(places, size + BESIDE, size / 2, width - size / 2)
    for (player, _), x, below in zip(ranked, middles, places, strict=True):
        if abs(x - below) > BESIDE:
            yield path(f"M{n(x)} {size}L{n(below)} {n(foot)}", "none", stroke(rim, 1.5))
        yield square(player, x - size / 2, 1, size, rim, 0.55)


def _apart(wanted: list[float], least: float, low: float, high: float) -> list[float]:
    """Return places in their order, none nearer to the one before than `least`, each group around where it belongs."""
    groups: list[list[float]] = []
    for k, place in enumerate(wanted):
        groups.append([place - k * least])
        while len(groups) > 1 and _mean(groups[-2]) > _mean(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    loose = [_mean(group) for group in groups for _ in group]
    most = high - (len(wanted) - 1) * least
    return [min(max(place, low), most) + k * least for k, place in enumerate(loose)]


def _mean(places: list[float]) -> float:
    return sum(places) / len(places)

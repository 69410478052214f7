"""Torture: what one hands over for coins one lacks, with the fewest points lost at the end (digest 5).

Every means stands for one coin, so whoever is so many coins short hands over as many pieces, whatever they are. What
they cost differs: a grain is a point, a built station the level of development, a step back over a star a point for
each station and citizen there is. Only the step changes what the others are worth, and there are few steps: for each
number of steps, the cheapest pieces are simply the cheapest ones.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from scorers.orleans.printed import NUMBERS, level

STATION: Final = "station"
"""Built on the map."""
UNBUILT: Final = "unbuilt"
STEP: Final = "step"
BREAD: Final = "bread"

SORRY: Final = (UNBUILT, STEP, "", BREAD, STATION, "building", "technology", "follower")
"""What one can best spare first, points being equal: steps come back, followers work to the end; `""`: goods."""


@dataclass(frozen=True, slots=True)
class Estate:
    """What one player has, as far as it is certain."""

    held: Mapping[str, int] = field(default_factory=dict)
    """How many of each means; steps are worked out from the position, whatever stands here."""
    position: int = 0
    citizens: int = 0
    rival: int | None = None
    """The most stations another player has built; nothing, where the last citizen is not to be counted."""
    leave: bool = False
    """Whether a marker on a coin space can be pushed off it: a ruling."""

    def n(self, means: str) -> int:
        """Return how many of a means there are."""
        return self.held.get(means, 0)

    @property
    def all_citizens(self) -> int:
        """The citizens, with the last one if the stations are strictly the most (digest 6)."""
        return self.citizens + (self.rival is not None and self.n(STATION) > self.rival)


@dataclass(frozen=True, slots=True)
class Torture:
    """What is handed over, what it costs at the end, and the coins nothing is left for."""

    given: Mapping[str, int]
    points: int
    open: int = 0


def steps_back(position: int, *, leave: bool = False) -> int:
    """Return how far the marker can be pushed back: never onto a coin space or past one (digest 5).

    >>> [steps_back(at) for at in (3, 7, 8, 11, 12, 20)]
    [3, 0, 0, 3, 0, 7]
    """
    below = max((coin for coin in NUMBERS.coin_spaces if coin < position + (not leave)), default=None)
    return position if below is None else max(0, position - below - 1)


def points(estate: Estate) -> int:
    """Return what an estate scores without its coins: goods, and the level for all it multiplies (digest 6)."""
    goods = sum(worth * estate.n(good) for good, worth in NUMBERS.points.items())
    return goods + level(estate.position) * (estate.n(STATION) + estate.all_citizens + estate.n(BREAD))


def after(estate: Estate, given: Mapping[str, int]) -> Estate:
    """Return what is left when so much has been handed over."""
    held = {means: n - given.get(means, 0) for means, n in estate.held.items()}
    return replace(estate, held=held, position=estate.position - given.get(STEP, 0))


def loss(estate: Estate, given: Mapping[str, int]) -> int:
    """Return the points that are lost at the end if the game ended so.

    >>> loss(Estate({"station": 5, "grain": 2}, position=15, citizens=2), {"step": 1, "grain": 1})
    8
    """
    return points(estate) - points(after(estate, given))


def cheapest(estate: Estate, short: int) -> Torture:
    """Return the pieces for so many coins short that lose the fewest points; of those, what one can best spare."""
    most = max(0, min(short, steps_back(estate.position, leave=estate.leave)))
    found = (given for steps in range(most + 1) for given in _beside(estate, steps, short))
    best = min(found, key=lambda given: (-sum(given.values()), loss(estate, given), sorrow(given)))
    return Torture(best, loss(estate, best), max(0, short - sum(best.values())))


def sorrow(given: Mapping[str, int]) -> int:
    """Return how sorry one is to hand pieces over, their points aside."""
    return sum(_sorry(means) * n for means, n in given.items())


def _beside(estate: Estate, steps: int, short: int) -> Iterator[dict[str, int]]:
    """Yield so many steps and the cheapest pieces: as they come, and so that the lead in stations is kept."""
    now = level(estate.position - steps)
    worth = {**NUMBERS.points, STATION: now, BREAD: now}
    order = sorted(estate.held.keys() - {STEP}, key=lambda means: (worth.get(means, 0), _sorry(means), means))
    first = {STEP: steps} if steps else {}
    leads, built = estate.all_citizens > estate.citizens, estate.n(STATION)
    for loose in {built, built - (estate.rival or 0) - 1} if leads else {built}:
        yield first | _filled({**estate.held, STATION: loose}, order, short - steps)


def _filled(held: Mapping[str, int], order: Iterable[str], left: int) -> dict[str, int]:
    """Return so many pieces, in an order."""
    given = {}
    for means in order:
        n = min(left, held[means])
        if n > 0:
            given[means] = n
            left -= n
    return given


def _sorry(means: str) -> int:
    return SORRY.index(means if means in SORRY else "")

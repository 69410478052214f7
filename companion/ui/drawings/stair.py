"""A track in levels, a row each: a star with the level at its head, what lies on a space, who stands there.

Where there is no room for rows it is one line, a star for the first space of each level and the plates above.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import CAP, figures, middle
from companion.ui.drawings.figures import width as figure_width
from companion.ui.drawings.pieces import square
from companion.ui.drawings.plates import standing
from companion.ui.drawings.svg import at, glyph, rect, sheet
from companion.ui.drawings.values import Amount, Player, Sign

HEAD: Final = 42
"""Where the first space of a row begins, behind its star."""

WIDE: Final = 40
"""How wide a space is."""

GAP: Final = 4

HIGH: Final = 42
"""How high a space is where there is room; below this a space says its number, or what lies there."""

NUMBER: Final = 12.5

STAR: Final = "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z"

BEYOND: Final = 6
"""So much higher than its row a star is: its points reach between the rows, where nothing else is."""

UNDER: Final = 30
"""Where the spaces of a line begin, below the plates."""

LINE: Final = 56
"""How high a line is."""

Levels = tuple[tuple[int, int], ...]
Stands = tuple[tuple[Player, int], ...]


class Space(NamedTuple):
    """What lies on a space of the track: the mark, the figure if there is one."""

    at: int
    amount: Amount
    once: bool = False
    """Whether it is for the first to come alone."""
    gone: bool = False
    """Whether somebody has taken it."""


class Stair(NamedTuple):
    """The colours of the track."""

    space: str
    number: str
    star: str
    star_ink: str
    figure: str
    all: str
    """The ground of a space that brings everybody something."""
    first: str
    """The ground of one that brings it the first alone."""
    gone: str
    """The mark of what somebody has taken."""
    rim: str
    """Around a plate above a line."""


class Plan(NamedTuple):
    """Where everything lies: a row each level, or a column each where the rows would be too long."""

    levels: Levels
    wide: float = WIDE
    high: float = HIGH
    upright: bool = False

    @property
    def longest(self) -> int:
        """Return how many spaces the longest level has."""
        return max((last - first + 1 for first, last in self.levels), default=1)

    @property
    def size(self) -> tuple[float, float]:
        """Return how large the drawing is."""
        each, step = self.wide + GAP, self.high + GAP
        if self.upright:
            return len(self.levels) * each, self.longest * step + HEAD
        return HEAD + self.longest * each - GAP, max(len(self.levels) * step, 1)

    def place(self, space: int) -> tuple[float, float]:
        """Return the upper left corner of a space."""
        row, first = next((k, first) for k, (first, last) in enumerate(self.levels) if first <= space <= last)
        each, step = self.wide + GAP, self.high + GAP
        if self.upright:
            return row * each + GAP / 2, (self.longest - 1 - (space - first)) * step + GAP / 2
        return HEAD + (space - first) * each, (len(self.levels) - 1 - row) * step + GAP / 2

    def head(self, row: int) -> tuple[float, float]:
        """Return the middle of the star of a level."""
        x, y = self.place(self.levels[row][0])
        return (x + self.wide / 2, y + self.high + HEAD / 2) if self.upright else (HEAD / 2 - 1, y + self.high / 2)


@lru_cache(maxsize=64)
def stair(plan: Plan, spaces: tuple[Space, ...], stands: Stands, colours: Stair) -> str:
    """Draw the levels upwards, each from its first space to its last; who shares a space is shown smaller."""
    drawn: list[str] = []
    box, star = (plan.wide, plan.high), 40 if plan.upright else min(40, plan.high + BEYOND)
    for k, (first, last) in enumerate(plan.levels):
        drawn += _head(k + 1, plan.head(k), star, colours)
        drawn += (at(*plan.place(i), _cell(i, box, spaces, stands, colours)) for i in range(first, last + 1))
    return sheet(*plan.size, *drawn)


@lru_cache(maxsize=64)
def line(levels: Levels, spaces: tuple[Space, ...], stands: Stands, colours: Stair, width: float) -> str:
    """Draw the levels one after the other, as wide as there is room, a plate above the space of each player."""
    count = max((last + 1 for _, last in levels), default=1)
    cell = width / count
    stars = {first: k for k, (first, _) in enumerate(levels, start=1)}
    drawn = [_stone(i, cell, stars.get(i), spaces, colours) for i in range(count)]
    above = [(player, (i + 0.5) * cell) for player, i in stands]
    return sheet(width, LINE, *drawn, *standing(above, width, colours.rim, UNDER))


def _head(level: int, place: tuple[float, float], star: float, colours: Stair) -> Iterator[str]:
    x, y = place
    yield glyph((STAR,), colours.star, x - star / 2, y - star / 2, star)
    yield middle(str(level), x, y + star / 40, min(15, star * 0.44), colours.star_ink)


def _cell(i: int, box: tuple[float, float], spaces: Iterable[Space], stands: Stands, colours: Stair) -> str:
    found = next((space for space in spaces if space.at == i), None)
    ground = rect(0, 0, *box, _ground(found, colours), min(box) * 0.22)
    here = [player for player, where in stands if where == i]
    if here:
        return ground + _standing(here, box)
    low = box[1] < HIGH
    number = figures(str(i), 5, NUMBER * CAP + 5, NUMBER, colours.number, anchor=0)
    if not found:
        return ground + number
    lying = _lying(_mark(found, colours), found.amount.figure, box, colours.figure)
    return ground + lying + ("" if low else number)


def _stone(i: int, cell: float, level: int | None, spaces: Iterable[Space], colours: Stair) -> str:
    """Return one space of a line: the star itself, or the mark of what lies there."""
    found = next((space for space in spaces if space.at == i), None)
    wide, high = cell - 1.5, LINE - UNDER
    if level is not None:
        star = min(wide + 6, high + 4)
        head = glyph((STAR,), colours.star, (wide - star) / 2, (high - star) / 2, star)
        return at(
            i * cell, UNDER, head + middle(str(level), wide / 2, high / 2 + star / 30, star * 0.5, colours.star_ink)
        )
    ground = rect(0, 0, wide, high, _ground(found, colours), 3)
    if found:
        mark = min(wide - 2, 18)
        ground += glyph(*_mark(found, colours), (wide - mark) / 2, (high - mark) / 2, mark)
    return at(i * cell, UNDER, ground)


def _standing(here: list[Player], box: tuple[float, float]) -> str:
    """Return the plate of who stands on a space; several share it in one line or two."""
    wide, high = box
    if len(here) == 1:
        plate = min(box) - 8 if min(box) >= WIDE else min(box) - 2
        return square(here[0], (wide - plate) / 2, (high - plate) / 2, plate, here[0].edge)
    lines = ((min(wide / -(-len(here) // rows), high / rows) - 1, rows) for rows in (1, 2))
    each, rows = max(lines)
    many = -(-len(here) // rows)
    left, top = (wide - many * each) / 2, (high - rows * each) / 2
    places = ((left + k % many * each, top + k // many * each) for k in range(len(here)))
    return "".join(square(player, x, y, each, player.edge) for player, (x, y) in zip(here, places, strict=True))


def _ground(found: Space | None, colours: Stair) -> str:
    return colours.space if found is None else colours.first if found.once else colours.all


def _mark(found: Space, colours: Stair) -> Sign:
    return found.amount.sign._replace(colour=colours.gone) if found.gone else found.amount.sign


def _lying(sign: Sign, figure: str, box: tuple[float, float], ink: str) -> str:
    wide, high = box
    y, mark, large = high / 2 if high < HIGH else high * 2 / 3, min(18 if figure else 20, high - 1), 15
    left = (wide - mark - (1 + figure_width(figure, large) if figure else 0)) / 2
    return glyph(*sign, left, y - mark / 2, mark) + middle(figure, left + mark + 1, y, large, ink, anchor=0)

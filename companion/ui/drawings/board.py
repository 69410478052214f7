"""A board of squares: its ground, the squares around a chosen one, and the tiles that lie on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from companion.ui.drawings.figures import middle
from companion.ui.drawings.figures import width as figure_width
from companion.ui.drawings.svg import at, circle, glyph, n, path, rect, rounded, sheet, stroke
from companion.ui.drawings.values import Amount, Player

INSET: Final = 2
ROUND: Final = 10


class Land(NamedTuple):
    """One kind of ground: which letter of the board it is, its colours, and the picture on it."""

    letter: str
    fill: str
    light: str
    dark: str
    picture: str
    """trees, waves or peaks."""


class Ground(NamedTuple):
    """The colours of a board; what no land names is meadow in two greens."""

    meadow: str
    meadow_2: str
    lands: tuple[Land, ...]


Rows = tuple[str, ...]


def turned(rows: Rows) -> Rows:
    """Turn a board by a quarter, its left edge on top.

    >>> turned(("ab", "cd"))
    ('ca', 'db')
    """
    return tuple("".join(row[k] for row in reversed(rows)) for k in range(len(rows[0])))


def turned_place(row: int, column: int, rows: int) -> tuple[int, int]:
    """Return where a square lies on the board turned by a quarter.

    >>> turned_place(1, 0, rows=2)
    (0, 0)
    """
    return column, rows - 1 - row


@lru_cache(maxsize=16)
def terrain(rows: Rows, cell: tuple[float, float], ground: Ground) -> str:
    """Draw the ground of a board; like neighbours run into one lake, one forest, one rock."""
    wide, high = cell[0] * len(rows[0]), cell[1] * len(rows)
    lands = {land.letter: land for land in ground.lands}
    squares = [(r, c, lands.get(letter)) for r, row in enumerate(rows) for c, letter in enumerate(row)]
    drawn = [rect(0, 0, wide, high, ground.meadow, 12)]
    drawn += [_meadow(r, c, cell, wide, high, ground.meadow_2) for r, c, land in squares if not land and (r + c) % 2]
    drawn += [_patch(rows, r, c, cell, land.fill) for r, c, land in squares if land]
    drawn += [_picture(r, c, cell, land) for r, c, land in squares if land]
    return sheet(wide, high, *drawn)


def _meadow(r: int, c: int, cell: tuple[float, float], wide: float, high: float, fill: str) -> str:
    """Return a square of the second green; one in a corner of the board is round on that side only."""
    x, y = c * cell[0], r * cell[1]
    if x not in {0, wide - cell[0]} or y not in {0, high - cell[1]}:
        return rect(x, y, *cell, fill)
    inner_x, inner_y = x + (12 if x == 0 else 0), y + (12 if y == 0 else 0)
    drawn = rect(x, y, *cell, fill, 12)
    return drawn + rect(inner_x, y, cell[0] - 12, cell[1], fill) + rect(x, inner_y, cell[0], cell[1] - 12, fill)


def _patch(rows: Rows, r: int, c: int, cell: tuple[float, float], fill: str) -> str:
    """Return one square of a land and its bridges to the right and down."""
    wide, high = cell
    x, y = c * wide, r * high
    right, down, across = _same(rows, r, c, 0, 1), _same(rows, r, c, 1, 0), _same(rows, r, c, 1, 1)
    drawn = rect(x + INSET, y + INSET, wide - 2 * INSET, high - 2 * INSET, fill, ROUND)
    if right:
        drawn += rect(x + wide - 14, y + INSET, 28, high - 2 * INSET, fill)
    if down:
        drawn += rect(x + INSET, y + high - 14, wide - 2 * INSET, 28, fill)
    if right and down and across:
        drawn += rect(x + wide - 14, y + high - 14, 28, 28, fill)
    return drawn


def _same(rows: Rows, r: int, c: int, down: int, right: int) -> bool:
    """Say whether the square so far away is the same land."""
    row, column = r + down, c + right
    return row < len(rows) and column < len(rows[0]) and rows[row][column] == rows[r][c]


def _picture(r: int, c: int, cell: tuple[float, float], land: Land) -> str:
    wide, high = cell
    drawn = PICTURES.get(land.picture, "").format(light=land.light, dark=land.dark)
    return at((c + 0.5) * wide, (r + 0.5) * high, drawn, min(wide, high) / 50)


PICTURES: Final = {
    "trees": path("M-10 -14L-1 6H-19Z", "{dark}")
    + path("M8 -18L20 10H-4Z", "{light}")
    + rect(6.5, 10, 3, 6, "{light}")
    + rect(-11, 6, 3, 5, "{dark}"),
    "waves": f'<g {stroke("{light}", 3)} stroke-linecap="round">'
    + path("M-16 -5q5-5 10 0t10 0t10 0")
    + path("M-12 8q5-5 10 0t10 0")
    + "</g>",
    "peaks": path("M-20 15L-6 -14L2 2L8 -6L20 15Z", "{light}") + path("M-6 -14L-1 -4L-6 0L-11 -4Z", "{dark}"),
}
"""The pictures on a land, around the middle of a square of 50."""


class Around(NamedTuple):
    """What dims the rest of a board, and the frame."""

    shade: str
    frame: str


@lru_cache(maxsize=64)
def around(rows: int, columns: int, cell: tuple[float, float], chosen: tuple[int, int], colours: Around) -> str:
    """Draw what lies over a board while a square is chosen: the rest dimmed, the squares around it framed."""
    wide, high = cell[0] * columns, cell[1] * rows
    left, top = max(0, chosen[1] - 1) * cell[0], max(0, chosen[0] - 1) * cell[1]
    right, low = min(columns, chosen[1] + 2) * cell[0], min(rows, chosen[0] + 2) * cell[1]
    hole = f"M{n(left)} {n(top)}V{n(low)}H{n(right)}V{n(top)}Z"
    dimmed = path(rounded(wide, high, 12) + hole, colours.shade, 'fill-rule="evenodd" fill-opacity="0.2"')
    framed = rect(left + 1.5, top + 1.5, right - left - 3, low - top - 3, "none", 12, stroke(colours.frame, 3))
    return sheet(wide, high, dimmed, framed)


class Tile(NamedTuple):
    """The colours of a tile that lies on the board."""

    face: str
    edge: str
    ink: str
    line: str


@lru_cache(maxsize=256)
def tile(
    width: float,
    height: float,
    colours: Tile,
    *,
    owner: Player | None,
    need: tuple[Amount, ...] = (),
    gain: tuple[Amount, ...] = (),
) -> str:
    """Draw a building: the band of its owner at the left, what a use costs over what it brings."""
    band = min(width * 16 / 56, 20) if owner else 0
    middle_, room = (width + band) / 2, width - band - 4
    drawn = [rect(0, 3, width, height - 3, colours.edge, 8), rect(0, 0, width, height - 3, colours.face, 8)]
    if owner:
        drawn.append(_band(owner, band, height - 3))
    drawn += _uses(middle_, room, height - 3, colours, need, gain)
    return sheet(width, height, *drawn)


def _band(owner: Player, band: float, height: float) -> str:
    side = f"M8 0H{n(band)}V{n(height)}H8A8 8 0 0 1 0 {n(height - 8)}V8A8 8 0 0 1 8 0Z"
    symbol = at(band / 2 - band * 3 / 8, height / 2 - band * 3 / 8, path(owner.shape, owner.ink), band * 0.75 / 24)
    return path(side, owner.fill) + symbol


ROWS: Final = {1: (21, 16), 2: (18, 16), 3: (14.5, 13.5), 4: (11, 11)}
"""How large marks and figures are on a tile 45 high, by the number of rows."""


def _uses(
    x: float, room: float, height: float, colours: Tile, need: tuple[Amount, ...], gain: tuple[Amount, ...]
) -> list[str]:
    """Return what a use costs, a line, and what it brings; two amounts in a row at most."""
    above, below = _in_rows(need), _in_rows(gain)
    rows = (*above, *below)
    if not rows:
        return []
    grown, step = min(height / 45, 1.7), min(height / len(rows), height / 45 * 22, 38)
    top = (height - step * len(rows)) / 2
    mark, size = (grown * one for one in ROWS[min(len(rows), max(ROWS))])
    drawn = [_row(row, x, top + (k + 0.5) * step, mark, size, room - 4, colours.ink) for k, row in enumerate(rows)]
    if above and below:
        drawn.append(rect(x - 13 * grown, top + len(above) * step - 0.75, 26 * grown, 1.5, colours.line))
    return drawn


def _in_rows(amounts: tuple[Amount, ...]) -> tuple[tuple[Amount, ...], ...]:
    """Split amounts into rows of two."""
    amounts = _plain(amounts)
    return tuple(amounts[k : k + 2] for k in range(0, len(amounts), 2))


def _plain(amounts: tuple[Amount, ...]) -> tuple[Amount, ...]:
    """Return amounts without their figures where there is one of each, which needs none."""
    plain = len(amounts) > 1 and all(amount.figure == "1" for amount in amounts)
    return tuple(amount._replace(figure="") for amount in amounts) if plain else amounts


def _row(amounts: tuple[Amount, ...], x: float, y: float, mark: float, size: float, room: float, ink: str) -> str:
    """Return marks and figures beside each other, smaller where they would not fit."""
    wides = [mark + (figure_width(amount.figure, size) + 1 if amount.figure else 0) for amount in amounts]
    gap = size * 0.3
    wide = sum(wides) + gap * (len(amounts) - 1)
    pen, drawn = -wide / 2, ""
    for amount, own in zip(amounts, wides, strict=True):
        drawn += glyph(amount.sign.paths, amount.sign.colour, pen, -mark / 2, mark)
        drawn += middle(amount.figure, pen + mark + 1, 0, size, ink, anchor=0)
        pen += own + gap
    return at(x, y, drawn, min(1, room / wide))


@lru_cache(maxsize=128)
def use(need: tuple[Amount, ...], gain: tuple[Amount, ...], height: float, ink: str) -> str:
    """Draw what a use takes, an arrow head, and what it brings, in one line."""
    pen, drawn = 0.0, ""
    for k, amount in enumerate((*_plain(need), *_plain(gain))):
        if need and k == len(need):
            drawn += path(
                f"M{n(pen + 2)} {n(height * 0.28)}l{n(height * 0.2)} {n(height * 0.24)}l{n(-height * 0.2)} "
                f"{n(height * 0.24)}",
                "none",
                f'{stroke(ink, 1.6)} stroke-linecap="round"',
            )
            pen += height * 0.2 + 8
        figure = amount.figure if need or not amount.figure else f"+{amount.figure}"
        drawn += glyph(amount.sign.paths, amount.sign.colour, pen, 0, height)
        drawn += middle(figure, pen + height + 3, height / 2, height * 0.75, ink, anchor=0)
        pen += height + 3 + (figure_width(figure, height * 0.75) + 6 if figure else 0)
    return sheet(max(pen, 1), height, drawn)


HEXAGON: Final = "M12 2L22 8V16L12 22L2 16V8Z"


@lru_cache(maxsize=64)
def points(figure: str, size: float, fill: str, ink: str, *, lit: str = "") -> str:
    """Draw points as a hexagon with the figure in it; `lit` puts it on a disc of that colour."""
    under = circle(size / 2, size / 2, size / 2, lit) if lit else ""
    text = middle(figure, size / 2, size / 2, size * (0.46 if len(figure) < len("100") else 0.36), ink)
    return sheet(size, size, under, at(0, 0, path(HEXAGON, fill), size / 24), text)

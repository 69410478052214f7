"""A board of cells to pick from, in colour as it lies on the table; held upright it is turned by a quarter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components import printed
from companion.ui.components.flight import Laid
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import stack
from companion.ui.components.symbols import seat_mark, sign, thing_symbol
from companion.ui.components.touch import Style, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings.board import turned
from companion.ui.theme import INK2, SOFT, TARGET, WELL
from scorers.core.forms import Grid, Option, Pick
from scorers.core.view import Face

NARROW: Final = 44
"""Held sideways a cell may be so narrow: a board that lies as on the table is worth a little."""

SHAPE: Final = 1.25
"""A cell is at most so much wider than high."""

FLAT: Final = 0.82
"""How high a cell is, in parts of its width, where nothing says how high the board may be."""

SHORT: Final = 6
"""So many letters of a name fit a cell."""

BESIDE: Final = 3
"""So much ground shows around a tile."""

PIECE: Final = 40 / 51
"""How large a worker is, in parts of its cell."""

LARGEST: Final = 52
"""A worker on a large board is no larger: its cell is to be seen."""


class Room(NamedTuple):
    """How much room there is for a board, and whether the screen stands upright."""

    width: float
    height: float = 0
    """Without one it may be as high as it likes."""
    upright: bool = False
    moving: bool = False
    """Whether a piece is seen to be laid down."""


def grid(w: Words, ask: Pick, board: Grid, choose: Callable[[str], object], room: Room, cache: RowCache) -> ft.Control:
    """Draw the cells as they lie on the board; cells without an option only show what is there."""
    rows = laid(board, room)
    if not rows:
        return ft.Column()
    size = cell_size(len(rows[0]), len(rows), room)
    wide, high = size[0] * len(rows[0]), size[1] * len(rows)
    options = {option.key: option for option in ask.options}
    cells = [tuple(_content(ask, board, at, options) for at in row) for row in rows]
    lines = [
        cache.row((ask.key, at), _line, w, ask.key, row, choose, size, room.moving) for at, row in enumerate(cells)
    ]
    parts = [
        cache.row((ask.key, "ground"), _ground, w, board, rows, size),
        cache.row((ask.key, "around"), _around, w, _chosen_at(cells), (len(rows), len(rows[0])), size),
        ft.Column(lines, spacing=0, tight=True),
    ]
    laid_out = ft.Row([ft.Stack(parts, width=wide, height=high)], alignment=ft.MainAxisAlignment.CENTER)
    return stack([_edge(w), laid_out], 4) if board.ground and _is_turned(board, room) else laid_out


def _edge(w: Words) -> ft.Control:
    """Say which edge of the board is on top when it is turned."""
    parts = [sign("up", 16), text(w.t("ui-left-edge"), Style.BODY_SMALL, INK2)]
    return ft.Row(parts, spacing=4, alignment=ft.MainAxisAlignment.CENTER)


@dataclass(frozen=True, slots=True)
class _Cell:
    """What one cell shows, and which option a tap on it chooses."""

    at: int
    name: str
    place: str
    option: Option | None
    chosen: bool
    piece: Face | None = None
    """What lies on it, or goes there."""
    bare: bool = True
    """Whether no ground is drawn below it."""


def _content(ask: Pick, board: Grid, at: int, options: dict[str, Option]) -> _Cell:
    name = board.cells[at]
    option = options.get(name) or options.get(str(at))
    chosen = option is not None and option.key in ask.chosen
    piece = board.piece if chosen else option.face if option else None
    return _Cell(at, name, cell_name(board, at), option, chosen, piece, not board.ground)


def laid(board: Grid, room: Room) -> list[list[int]]:
    """Return cell numbers in rows as they lie there; turned by a quarter, the left edge on top, where that is larger.

    >>> laid(Grid(3, ("a", "b", "c", "d", "e", "f")), Room(120))
    [[3, 0], [4, 1], [5, 2]]
    """
    columns = board.columns
    rows = [list(range(at, min(at + columns, len(board.cells)))) for at in range(0, len(board.cells), columns)]
    if not _is_turned(board, room):
        return rows
    return [[row[at] for row in reversed(rows) if at < len(row)] for at in range(columns)]


def _is_turned(board: Grid, room: Room) -> bool:
    """Whether a board wider than high is turned: on a screen held upright, or where its cells could not be hit."""
    if len(board.cells) >= board.columns**2:
        return False
    return room.upright or board.columns * NARROW > room.width


def beyond(ask: Pick, room: Room, left: float) -> float:
    """Return how much a board is higher than what is `left` for it, where the chosen cell lies in its lower half."""
    board = ask.grid
    if board is None or not ask.chosen:
        return 0
    rows = laid(board, room)
    names = [{board.cells[at] for at in row} | {str(at) for at in row} for row in rows]
    deep = any(name in row for name in ask.chosen for row in names[len(rows) // 2 :])
    return max(0, len(rows) * cell_size(len(rows[0]), len(rows), room)[1] - left) if deep else 0


def cell_size(columns: int, rows: int, room: Room) -> tuple[float, float]:
    """Return how wide and high a cell is: as large as fits, no lower than a finger.

    >>> cell_size(6, 9, Room(372, 459)), cell_size(6, 9, Room(372)), cell_size(6, 9, Room(330, 200))
    ((62, 51), (62, 50), (55, 48))
    """
    wide = room.width // columns
    high = room.height // rows if room.height else wide * FLAT
    high = int(max(TARGET, min(high, wide)))
    return int(min(wide, high * SHAPE)), high


def cell_name(board: Grid, at: int) -> str:
    """Letter and number, as on a map: "C4".

    >>> cell_name(Grid(9, ("",) * 54), 30)
    'D4'
    """
    row, column = divmod(at, board.columns)
    return f"{chr(ord('A') + column)}{row + 1}"


def _ground(w: Words, board: Grid, rows: list[list[int]], size: tuple[float, float]) -> ft.Control:
    """Draw the land below the pieces; a plain one for a board of which nobody drew the ground."""
    if board.ground:
        lands = board.ground if rows[0][0] == 0 else turned(board.ground)
        drawn = printed.terrain(w, lands, size)
        if drawn is not None:
            return drawn
    return ft.Container(width=size[0] * len(rows[0]), height=size[1] * len(rows), bgcolor=WELL, border_radius=12)


def _chosen_at(cells: list[tuple[_Cell, ...]]) -> tuple[int, int] | None:
    """Return row and column of the chosen cell."""
    found = ((y, x) for y, row in enumerate(cells) for x, cell in enumerate(row) if cell.chosen and not cell.bare)
    return next(found, None)


def _around(w: Words, chosen: tuple[int, int] | None, many: tuple[int, int], size: tuple[float, float]) -> ft.Control:
    """Dim the board but for the cells around the chosen one."""
    return ft.Container(None if chosen is None else printed.around(w, *many, size, chosen))


def _line(
    w: Words,
    ask: str,
    row: tuple[_Cell, ...],
    choose: Callable[[str], object],
    size: tuple[float, float],
    moving: bool,
) -> ft.Control:
    return ft.Row([_cell(w, ask, cell, choose, size, moving=moving) for cell in row], spacing=0, tight=True)


def _cell(
    w: Words,
    ask: str,
    cell: _Cell,
    choose: Callable[[str], object],
    size: tuple[float, float],
    *,
    moving: bool,
) -> ft.Control:
    """Draw what can be hit, and the piece on it: nothing else, the ground lies below."""
    option = cell.option
    free = option is not None and option.because is None
    just = moving and cell.chosen and cell.piece is not None
    return touch(
        Laid(partial(_drawn, w, cell, size), key=f"laid/{cell.at}") if just else _drawn(w, cell, size),
        tap(choose, option.key) if option is not None and free else None,
        key=f"{ask}/{option.key if option else cell.at}",
        label=f"{cell.place} {w.say(option.label)}" if option else None,
        selected=cell.chosen,
        width=size[0],
        height=size[1],
        padding=0,
        radius=6,
        alignment=ft.Alignment.CENTER,
        bgcolor=SOFT if cell.bare and cell.chosen else None,
    )


def _drawn(w: Words, cell: _Cell, size: tuple[float, float]) -> ft.Control | None:
    """Draw what lies there: a worker, a tile, the land where its ground is not drawn, or nothing."""
    face = cell.piece
    if face is not None and face.there:
        return printed.worker(w, face.there, min(LARGEST, min(size) * PIECE), lit=cell.chosen)
    if face is not None and face.owner:
        return _tile(w, face, face.owner, size)
    if cell.chosen:
        return sign("check", 22)
    if not cell.bare:
        return None
    symbol = thing_symbol(w, cell.name.partition("@")[0], 24 / w.scale)
    return symbol if symbol is not None or cell.option is None else sign("plus", 18)


def _tile(w: Words, face: Face, owner: str, size: tuple[float, float]) -> ft.Control:
    """Draw a player's tile with what it takes and brings; without any, the mark and the beginning of its name."""
    if face.takes or face.brings:
        wide, high = size[0] - 2 * BESIDE, size[1] - 2 * BESIDE + 3
        lies = ft.Margin.only(top=BESIDE)
        return ft.Container(printed.building(w, (wide, high), owner, face.takes, face.brings), margin=lies)
    if all(found.n.n is None for found in face.signs):
        return seat_mark(w, owner, 28 / w.scale)
    name = text(w.say(face.name)[:SHORT], Style.LABEL_SMALL, INK2, lines=1)
    return ft.Column(
        [seat_mark(w, owner, 22 / w.scale), name],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

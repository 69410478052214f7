"""A board of cells to pick from. On a narrow screen it is turned upright, so that every cell can be hit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.components.row_cache import RowCache
from companion.ui.components.symbols import seat_mark, thing_symbol
from companion.ui.components.touch import Style, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import TARGET
from scorers.core.forms import Grid, Option, Pick
from scorers.core.view import Face

GAP = 2
LARGEST = 72
SHORT = 6
"""So many letters of a name fit a cell."""


def grid(
    w: Words, ask: Pick, board: Grid, choose: Callable[[str], object], width: float, cache: RowCache
) -> ft.Control:
    """Draw the cells as they lie on the board; cells without an option only show what is there."""
    rows = laid(board, width)
    size = cell_size(len(rows[0]), width) if rows else 0
    options = {option.key: option for option in ask.options}
    cells = [[_content(ask, board, at, options) for at in row] for row in rows]
    lines = [cache.row((ask.key, at), _line, w, ask.key, row, choose, size) for at, row in enumerate(cells)]
    return ft.Column(lines, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


@dataclass(frozen=True, slots=True)
class _Cell:
    """What one cell shows, and which option a tap on it chooses."""

    at: int
    name: str
    place: str
    option: Option | None
    chosen: bool


def _content(ask: Pick, board: Grid, at: int, options: dict[str, Option]) -> _Cell:
    name = board.cells[at]
    option = options.get(name) or options.get(str(at))
    return _Cell(at, name, cell_name(board, at), option, option is not None and option.key in ask.chosen)


def laid(board: Grid, width: float) -> list[list[int]]:
    """Cell numbers in rows, transposed where a row would not fit the width.

    >>> laid(Grid(3, ("a", "b", "c", "d", "e", "f")), 120)
    [[0, 3], [1, 4], [2, 5]]
    """
    columns = board.columns
    rows = [list(range(at, min(at + columns, len(board.cells)))) for at in range(0, len(board.cells), columns)]
    if columns * (TARGET + GAP) - GAP <= width or len(rows) >= columns:
        return rows
    return [[row[at] for row in rows if at < len(row)] for at in range(columns)]


def cell_size(columns: int, width: float) -> float:
    """As large as fits, never smaller than a finger."""
    return float(max(TARGET, min(LARGEST, (width - GAP * (columns - 1)) // columns)))


def cell_name(board: Grid, at: int) -> str:
    """Letter and number, as on a map: "C4".

    >>> cell_name(Grid(9, ("",) * 54), 30)
    'D4'
    """
    row, column = divmod(at, board.columns)
    return f"{chr(ord('A') + column)}{row + 1}"


def _line(w: Words, ask: str, row: list[_Cell], choose: Callable[[str], object], size: float) -> ft.Control:
    return ft.Row([_cell(w, ask, cell, choose, size) for cell in row], spacing=GAP, tight=True)


def _cell(w: Words, ask: str, cell: _Cell, choose: Callable[[str], object], size: float) -> ft.Control:
    option = cell.option
    free = option is not None and option.because is None
    return touch(
        _drawn(w, cell),
        tap(choose, option.key) if option is not None and free else None,
        key=f"{ask}/{option.key if option else cell.at}",
        label=f"{cell.place} {w.say(option.label)}" if option else None,
        selected=cell.chosen,
        width=size,
        height=size,
        padding=0,
        radius=6,
        alignment=ft.Alignment.CENTER,
        bgcolor=_ground(free=free, chosen=cell.chosen),
    )


def _ground(*, free: bool, chosen: bool) -> str:
    if chosen:
        return ft.Colors.PRIMARY
    return ft.Colors.SURFACE_CONTAINER_HIGHEST if free else ft.Colors.SURFACE_CONTAINER


def _owned(w: Words, face: Face, owner: str) -> ft.Control:
    """Draw a player's piece: the mark alone, with the beginning of its name where it is a card or tile with numbers."""
    if all(sign.n.n is None for sign in face.signs):
        return seat_mark(w, owner, 28 / w.scale)
    name = text(w.say(face.name)[:SHORT], Style.LABEL_SMALL, ft.Colors.ON_SURFACE_VARIANT, lines=1)
    return ft.Column(
        [seat_mark(w, owner, 22 / w.scale), name],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _drawn(w: Words, cell: _Cell) -> ft.Control | None:
    """Draw what lies there: the owner's tile, a drawing, or nothing."""
    face = cell.option.face if cell.option else None
    if face is not None and face.owner:
        return _owned(w, face, face.owner)
    symbol = thing_symbol(w, cell.name.partition("@")[0], 24 / w.scale)
    if symbol is not None or cell.option is None:
        return symbol
    ink = ft.Colors.ON_PRIMARY if cell.chosen else ft.Colors.OUTLINE
    return ft.Icon(ft.Icons.CHECK if cell.chosen else ft.Icons.ADD, size=18, color=ink)

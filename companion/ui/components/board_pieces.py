"""What is laid out in Now and touched there: sites with what they still need, the crew that can be sent."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.ui.components.face import face
from companion.ui.components.faces import grid_of, lay
from companion.ui.components.held import Open, holding
from companion.ui.components.now import Press
from companion.ui.components.row_cache import RowCache
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import Words
from scorers.core.forms import Move
from scorers.core.view import Face, Held, Shape


def board_rows(
    w: Words,
    held: tuple[Held, ...],
    moves: tuple[Move, ...],
    press: Press,
    on_why: Open,
    cache: RowCache,
    width: float = 360,
) -> list[ft.Control]:
    """Every holding with the moves that sit on it; a row in which nothing lies is left away."""
    by_thing = {move.thing or "": move for move in moves}
    return [part for line in held for part in _held(w, line, by_thing, press, on_why, cache, width)]


def _held(
    w: Words, held: Held, moves: Mapping[str, Move], press: Press, on_why: Open, cache: RowCache, width: float
) -> list[ft.Control]:
    if held.shape not in (Shape.ROW, Shape.RACK):
        move = moves.get(held.thing)
        return [cache.row(held.thing, holding, w, held, on_why, press, move)]
    grid = grid_of(w, held.faces, width)
    cards = [
        cache.row((held.thing, shown.key), _face, w, shown, moves.get(shown.key), press, grid.width)
        for shown in held.faces
    ]
    return [text(w.say(held.label), Style.TITLE_SMALL, ft.Colors.ON_SURFACE_VARIANT), lay(cards)] if cards else []


def _face(w: Words, shown: Face, move: Move | None, press: Press, width: float) -> ft.Control:
    if move is None:
        return face(w, shown, key=f"lying/{shown.key}", flat=True, width=width)
    reason = w.say(move.because)
    return face(w, shown, tap(press, move.key), key=f"move/{move.spot}", reason=reason, width=width)

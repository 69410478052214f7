"""What is laid out in Now and touched there: sites with what they still need, the crew that can be sent."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.ui.components.face import face
from companion.ui.components.held import Open, holding
from companion.ui.components.now import Press
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import STRETCH
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import Words
from companion.ui.theme import LARGE
from scorers.core.forms import Move
from scorers.core.view import Face, Held, Shape


def board_rows(
    w: Words, held: tuple[Held, ...], moves: tuple[Move, ...], press: Press, on_why: Open, cache: RowCache
) -> list[ft.Control]:
    """Every holding with the moves that sit on it; a row in which nothing lies is left away."""
    by_thing = {move.thing or "": move for move in moves}
    return [part for line in held for part in _held(w, line, by_thing, press, on_why, cache)]


def _held(
    w: Words, held: Held, moves: Mapping[str, Move], press: Press, on_why: Open, cache: RowCache
) -> list[ft.Control]:
    if held.shape not in (Shape.ROW, Shape.RACK):
        move = moves.get(held.thing)
        return [cache.row(held.thing, holding, w, held, on_why, press, move)]
    many = 2 if held.shape is Shape.RACK and w.scale < LARGE else 1
    found = [(shown, moves.get(shown.key)) for shown in held.faces]
    rows = [tuple(found[at : at + many]) for at in range(0, len(found), many)]
    lines = [cache.row((held.thing, at), _row, w, row, many, press) for at, row in enumerate(rows)]
    return [text(w.say(held.label), Style.TITLE_SMALL, ft.Colors.ON_SURFACE_VARIANT), *lines] if lines else []


def _row(w: Words, row: tuple[tuple[Face, Move | None], ...], many: int, press: Press) -> ft.Control:
    """One face alone, or two beside each other, equally large."""
    faces = [_face(w, shown, move, press, expand=1 if many > 1 else None) for shown, move in row]
    if many == 1:
        return faces[0]
    rest = [ft.Container(expand=1)] * (many - len(faces))
    return ft.Row([*faces, *rest], spacing=8, intrinsic_height=True, vertical_alignment=STRETCH)


def _face(w: Words, shown: Face, move: Move | None, press: Press, *, expand: int | None) -> ft.Control:
    if move is None:
        return face(w, shown, key=f"lying/{shown.key}", flat=True, expand=expand)
    reason = w.say(move.because)
    return face(w, shown, tap(press, move.key), key=f"move/{move.spot}", reason=reason, expand=expand)

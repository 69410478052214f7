"""What a seat or the Table holds, line by line; unknown is absent, a number opens its why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import accumulate, groupby

import flet as ft

from companion.ui.components.deferred import Deferred
from companion.ui.components.face import face
from companion.ui.components.faces import grid_of, lay
from companion.ui.components.fitting import NARROWEST, longest, whole, width_of
from companion.ui.components.row_cache import RowCache
from companion.ui.components.spots import spots
from companion.ui.components.stack import pairs, stack
from companion.ui.components.symbols import thing_symbol
from companion.ui.components.touch import Style, icon_button, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import INK2, TARGET
from scorers.core.forms import Move
from scorers.core.view import Face, Figure, Held, Shape

Open = Callable[[str], object]
"""Takes the key of a move, or of a why."""


SEEN = 9
"""So many lines fit on the screen of a phone; a card is as high as two."""

FEW = 18
"""So few more are drawn at once: they cost the first words less than what a second drawing costs until all has settled.

Nearly every seat of the fullest game has no more; what waits are a row of many cards, and the Table.
"""


def holdings(
    w: Words,
    held: tuple[Held, ...],
    on_why: Open,
    on_move: Open,
    moves: tuple[Move, ...] = (),
    width: float = 360,
) -> list[ft.Control]:
    """All lines; a move that sits on a thing makes its line touchable, or its card."""
    by_thing = {move.thing: move for move in moves if move.thing}
    pencils = any(line.count_move for line in held)

    def drawn(lines: tuple[Held, ...]) -> list[ft.Control]:
        found: list[ft.Control] = []
        for in_a_row, alike in groupby(lines, _lies_in_a_row):
            if in_a_row:
                found += [_row(w, line, on_move, by_thing, width) for line in alike]
            else:
                each = [holding(w, one, on_why, on_move, by_thing.get(one.thing), pencils=pencils) for one in alike]
                found += pairs(each, width)
        return found

    high = tuple(accumulate(2 * len(line.faces) if _lies_in_a_row(line) else 1 for line in held))
    seen = len(held) if not high or high[-1] <= SEEN + FEW else sum(1 for lines in high if lines <= SEEN)
    return [*drawn(held[:seen]), *([Deferred(partial(drawn, held[seen:]), 12)] if held[seen:] else [])]


def _lies_in_a_row(held: Held) -> bool:
    return bool(held.spots) or (held.shape in (Shape.ROW, Shape.RACK) and bool(held.faces))


SIDES = 52
"""What stands left and right of a name and its symbol: margins."""

NUMBER = 40 + TARGET + 16
"""What its number and the pencil take beside it."""


def holding(
    w: Words, held: Held, on_why: Open, on_move: Open, move: Move | None = None, *, pencils: bool = False
) -> ft.Control:
    """One line: symbol, name, number, and a pencil to put the number right; `pencils`: other lines have one."""
    amount = w.amount(held.figure.amount)
    symbol = thing_symbol(w, held.thing, 24)
    name = text(w.say(held.label), Style.BODY_LARGE, expand=True)
    front: list[ft.Control] = [*([symbol] if symbol else []), name]
    counted: list[ft.Control] = [
        *([figure(w, held.figure, on_why, key=f"why/{held.thing}", of=w.say(held.label))] if amount else []),
        *([_pencil(w, held, on_move)] if held.count_move else [ft.Container(width=TARGET)] if pencils else []),
    ]
    line: ft.Control = ft.Row([*front, *counted], spacing=8)
    sides = SIDES + 24 * w.scale
    if longest(w.say(held.label), 16 * w.scale) > NARROWEST - sides - NUMBER - width_of(amount, 24 * w.scale):
        below = ft.Row(counted, spacing=8, alignment=ft.MainAxisAlignment.END)
        whole(w, name, sides)
        line = stack([ft.Row(front, spacing=8), below], 0)
    if move is None:
        line.margin = ft.Margin.only(left=4)  # type: ignore[attr-defined]
        return line
    return touch(
        ft.Row([ft.Container(line, expand=True), text(w.say(move.label), Style.TITLE_SMALL, ft.Colors.PRIMARY)]),
        lambda: on_move(move.key),
        key=f"move/{move.key}",
        padding=ft.Padding.only(left=4, right=8, top=12, bottom=12),
    )


_AROUND = ft.Padding.symmetric(vertical=12, horizontal=20)
"""So much around a number of one figure that a finger hits it."""


def figure(
    w: Words, shown: Figure, on_why: Open, *, key: str, style: Style = Style.LABEL_MEDIUM, of: str = ""
) -> ft.Control:
    """Draw a figure; where it can be explained, a tap says why. Absent when unknown. `of`: read aloud before it."""
    words = text(w.amount(shown.amount), style)
    words.semantics_label = f"{of} {words.value}" if of and shown.why else None
    if not shown.why:
        words.margin = ft.Margin.symmetric(vertical=12, horizontal=20)
        return words
    return touch(words, lambda: on_why(shown.why), key=key, padding=_AROUND, hint=w.t("ui-why"), radius=8)


def _pencil(w: Words, held: Held, on_move: Open) -> ft.Control:
    name = w.t("ui-count", what=held.label)
    count = partial(on_move, held.count_move)
    return icon_button(ft.Icons.EDIT_OUTLINED, name, count, key=f"count/{held.thing}", tip=False)


def _row(w: Words, held: Held, on_move: Open, moves: Mapping[str, Move], width: float) -> ft.Control:
    """Draw cards lying in a row, under their heading; of those that are the same one with their number."""
    if held.spots:
        return stack(
            [text(w.say(held.label), Style.TITLE_SMALL, INK2), *spots(w, held.spots, {}, width, RowCache(), held.thing)]
        )
    head = text(w.say(held.label), Style.TITLE_SMALL, ft.Colors.ON_SURFACE_VARIANT, expand=True)
    pencil = [_pencil(w, held, on_move)] if held.count_move else []
    flat = any(shown.key in moves for shown in held.faces)
    grid, alike = grid_of(w, held.faces, width), Counter(held.faces)
    cards = [
        _card(w, shown, on_move, moves.get(shown.key), grid.width, flat=flat, count=n) for shown, n in alike.items()
    ]
    return stack([ft.Row([head, *pencil]), lay(cards)])


def _card(
    w: Words, shown: Face, on_move: Open, move: Move | None, width: float, *, flat: bool, count: int
) -> ft.Control:
    """Draw one card; `flat`: others in its row can be touched, and it should not look as if it could."""
    if move is None:
        return face(w, shown, key=f"held/{shown.key}", flat=flat, width=width, count=count)
    does = w.say(move.label)
    return face(w, shown, tap(on_move, move.key), key=f"move/{move.key}", does=does, width=width, count=count)

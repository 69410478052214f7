"""Which of the buildings around are used: small choices, what each takes and brings, whose it is and its fee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.components import printed
from companion.ui.components.choice import choice_box, dot
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import gaps
from companion.ui.components.symbols import mark, seat_mark
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import Words
from companion.ui.theme import ACC, INK, INK2, LARGE
from scorers.core.forms import Option, Pick
from scorers.core.view import Face

HIGH: Final = 48
"""How high one is drawn, without large text."""

BETWEEN: Final = 8
"""Between two of them, beside and below each other."""

MOST: Final = 8
"""So many buildings can lie around a cell."""


def are_uses(ask: Pick) -> bool:
    """Return whether a question is which of a few buildings of players are used."""
    few = ask.least == 0 and ask.grid is None and 0 < len(ask.options) <= MOST
    return few and all(option.face and option.face.owner and option.face.brings for option in ask.options)


def height(w: Words, ask: Pick, many: int = 2) -> float:
    """Return how high the buildings stand, and what is between them and what follows."""
    rows = -(-len(ask.options) // (many if w.scale < LARGE else 1))
    return rows * (HIGH * w.scale + BETWEEN)


def uses(w: Words, ask: Pick, choose: Callable[[str], object], cache: RowCache, many: int = 2) -> list[ft.Control]:
    """Draw the buildings, two beside each other."""
    many = many if w.scale < LARGE else 1
    found = [(option, option.key in ask.chosen) for option in ask.options]
    rows = [tuple(found[at : at + many]) for at in range(0, len(found), many)]
    return [cache.row((ask.key, at), _row, w, ask.key, row, choose, many) for at, row in enumerate(rows)]


def _row(
    w: Words, ask: str, row: tuple[tuple[Option, bool], ...], choose: Callable[[str], object], many: int
) -> ft.Control:
    drawn = [_use(w, ask, option, choose, chosen=chosen) for option, chosen in row]
    rest = gaps(many - len(row))
    return ft.Row(
        [*drawn, *rest], spacing=BETWEEN, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _use(w: Words, ask: str, option: Option, choose: Callable[[str], object], *, chosen: bool) -> ft.Control:
    """Draw one building: its name; below it what it takes and brings, whose it is and the fee, or why not."""
    face = option.face or Face(option.key, option.label)
    reason = w.say(option.because)
    below: ft.Control = text(reason, Style.BODY_SMALL, INK2)
    if not reason:
        below = ft.Row([_gain(w, face), _fee(w, face, chosen=chosen)], spacing=4)
    name = text(w.say(face.name), Style.LABEL_SMALL, INK2 if reason else INK, lines=1, expand=True)
    head = ft.Row([name, *([] if reason else [_owner(w, face)])], spacing=4)
    said = ft.Column([head, below], spacing=1, tight=True, expand=True)
    return choice_box(
        ft.Row([dot(w, chosen=chosen, some=True), said], spacing=8),
        None if reason else tap(choose, option.key),
        key=f"{ask}/{option.key}",
        selected=chosen,
        flat=bool(reason),
        padding=ft.Padding.symmetric(vertical=4, horizontal=8),
    )


def _gain(w: Words, face: Face) -> ft.Control:
    """Draw what a use takes and brings, smaller where the fee leaves it less room."""
    image = ft.Semantics(content=printed.use(w, face.takes, face.brings), label=w.say(face.text))
    return ft.Container(image, expand=True, alignment=ft.Alignment.CENTER_LEFT)


def _owner(w: Words, face: Face) -> ft.Control:
    return ft.Semantics(label=w.owner(face.owner or ""), content=seat_mark(w, face.owner or "", 16))


def _fee(w: Words, face: Face, *, chosen: bool) -> ft.Control:
    """Draw what is paid to the owner, or that it is one's own: chosen it is in use, and a touch leaves it out."""
    paid = [(found, w.amount(entry.n)) for entry in face.fee if (found := mark(w, entry.symbol, 16))]
    if not paid:
        return text(w.t("ui-in-use") if chosen else w.say(face.fee_said), Style.LABEL_SMALL, ACC if chosen else INK)
    signs = [part for found, n in paid for part in (found, text(n, Style.LABEL_SMALL, INK))]
    return ft.Semantics(
        content=ft.Row(signs, spacing=2, tight=True), label=w.say(face.fee_said), exclude_semantics=True
    )

"""A few pieces out of many kinds: a box for each kind with what it costs; a touch puts one in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import flet as ft

from companion.ui.components.choice import choice_box, dot
from companion.ui.components.row_cache import RowCache
from companion.ui.components.symbols import seat_mark, token
from companion.ui.components.touch import Style, numeral, tap, text
from companion.ui.components.words import Words
from companion.ui.theme import ACC, INK, INK2, LARGE, ON_ACC
from scorers.core.forms import Amounts, Row

Give = Callable[[str, Mapping[str, int | None]], object]

BADGE: Final = 30
"""The disc that says how many there are of a kind."""


def boxes(w: Words, ask: Amounts, give: Give, rows: RowCache) -> list[ft.Control]:
    """Draw the kinds of which there are any, two beside each other where their names have room."""
    there = [row for row in ask.rows if row.high != 0]
    drawn = [rows.row((ask.key, row.key), _box, w, ask.key, row, tapped(ask, row), give) for row in there]
    many = 1 if w.scale > LARGE else 2
    lines = [drawn[at : at + many] for at in range(0, len(drawn), many)]
    if lines and len(lines[-1]) < many:
        lines[-1].append(ft.Container(expand=1))
    return [ft.Row(line, spacing=8, intrinsic_height=True, vertical_alignment=_STRETCH) for line in lines]


_STRETCH: Final = ft.CrossAxisAlignment.STRETCH


def tapped(ask: Amounts, row: Row) -> tuple[tuple[str, int], ...]:
    """Return the numbers after a touch: one more; none where no more go in; one instead of another where all are given.

    >>> from scorers.core.msg import msg
    >>> ask = Amounts(
    ...     "paid", msg("a"), (Row("grain", msg("g"), 1), Row("wine", msg("w"), 1), Row("ox", msg("o"), 0)), (2, 2)
    ... )
    >>> [tapped(ask, row) for row in ask.rows]
    [(('grain', 0),), (('wine', 0),), (('ox', 1), ('grain', 0))]
    """
    n, most = row.value or 0, ask.total[1] if ask.total else None
    full = most is not None and sum(each.value or 0 for each in ask.rows) >= most
    if not full and (row.high is None or n < row.high):
        return ((row.key, n + 1),)
    if n > row.low:
        return ((row.key, row.low),)
    loose = [each for each in ask.rows if (each.value or 0) > each.low]
    if n or not loose:
        return ()
    gives_way = max(loose, key=lambda each: each.value or 0)
    return (row.key, 1), (gives_way.key, (gives_way.value or 0) - 1)


def _box(w: Words, ask: str, row: Row, after: tuple[tuple[str, int], ...], give: Give) -> ft.Control:
    """Draw the piece, what it costs and how many are given; its name below, where no word of it is broken."""
    lead = token(w, row.thing, 34) if row.thing else seat_mark(w, row.seat, 34) if row.seat else None
    name, note, n = w.say(row.label), w.say(row.note), row.value or 0
    costs = text(note, Style.BODY_MEDIUM, INK2, expand=True)
    above = ft.Row([*([lead] if lead else []), costs, _badge(w, n) if n else dot(w, chosen=False)], spacing=8)
    inner = ft.Column([above, text(name, Style.TITLE_SMALL, INK)], spacing=4, tight=True)
    said = "\n".join(part for part in (name, w.number(n), note) if part)
    return choice_box(
        ft.Semantics(content=inner, label=said, exclude_semantics=True),
        tap(give, ask, dict(after)) if after else None,
        key=f"{ask}/{row.key}",
        selected=n > 0,
        flat=not after,
        padding=ft.Padding.symmetric(vertical=8, horizontal=10),
    )


def _badge(w: Words, n: int) -> ft.Control:
    size = BADGE * w.scale
    return ft.Container(
        numeral(w, w.number(n), 18, ON_ACC),
        width=size,
        height=size,
        bgcolor=ACC,
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
    )

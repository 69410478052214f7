"""Rows that have not changed are not built again: the same control, handed over once more, costs Flet nothing.

A row is known by its key, and by everything it is drawn from: the function and all that is given to it, its handlers
among it (`Bound` handlers are equal when they do the same). So it cannot act on anything but what it shows. Only for
rows that stand directly in a `controls` list: there Flet gives a handed-over control its new parent. A row that moves
to another list is another row, with another key: Flet would take it away here while it adds it there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

import flet as ft

P = ParamSpec("P")


class RowCache:
    """The rows of one list, as they were drawn last."""

    def __init__(self) -> None:
        """Nothing has been drawn."""
        self._last: dict[object, tuple[object, ft.Control]] = {}
        self._now: dict[object, tuple[object, ft.Control]] = {}

    def begin(self) -> RowCache:
        """Begin to draw the list once more; rows it no longer has are forgotten."""
        self._last, self._now = self._now, {}
        return self

    def row(self, key: object, draw: Callable[P, ft.Control], /, *given: P.args, **named: P.kwargs) -> ft.Control:
        """Return the row as it stands, or drawn anew where it is drawn from anything else."""
        drawn_from = draw, given, named
        found = self._last.get(key)
        if found is None or found[0] != drawn_from:
            drawn = draw(*given, **named)
            # Without a key of its own Flet compares by position, and a row that moved takes another's number: the
            # browser would then hold other rows than the page, and a tap would reach the wrong one.
            if drawn.key is None:
                drawn.key = f"row/{key}"
            found = drawn_from, drawn
        self._now[key] = found
        return found[1]

    def drawn(self, key: object) -> ft.Control | None:
        """Return a row as it was drawn last, to be looked at."""
        return self._now[key][1] if key in self._now else None


def use_row_cache() -> RowCache:
    """Return the row cache of this component."""
    return ft.use_memo(RowCache, []).begin()

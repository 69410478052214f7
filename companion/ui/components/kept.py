"""Rows that have not changed are not built again: the same control, handed over once more, costs Flet nothing.

Only for rows that stand directly in a `controls` list (there Flet gives a handed-over control its new parent), and
only where everything a row shows or does is in `value`: its handlers must not remember anything else. A row that moves
to another list is another row, with another key: Flet would take it away here while it adds it there.
"""

from __future__ import annotations

from collections.abc import Callable

import flet as ft


class Kept:
    """The rows of one list, as they were drawn last."""

    def __init__(self) -> None:
        """Nothing has been drawn."""
        self._last: dict[object, tuple[object, ft.Control]] = {}
        self._now: dict[object, tuple[object, ft.Control]] = {}
        self._what: object = None

    def begin(self) -> Kept:
        """Begin to draw the list once more; rows it no longer has are forgotten."""
        self._last, self._now = self._now, {}
        return self

    def about(self, what: object) -> Kept:
        """The same rows about something else do something else: none of them is handed over again."""
        if what != self._what:
            self._what, self._last = what, {}
        return self

    def row(self, key: object, value: object, build: Callable[[], ft.Control]) -> ft.Control:
        """The row as it stands, or a new one where its value is another."""
        found = self._last.get(key)
        row = found[1] if found is not None and found[0] == value else build()
        self._now[key] = (value, row)
        return row


def use_kept() -> Kept:
    """The rows of this component."""
    return ft.use_memo(Kept, []).begin()

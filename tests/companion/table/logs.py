"""A log read whole: however many pages it has, whatever lies folded."""

from __future__ import annotations

from typing import Final, Protocol

from companion.table.model import Fold, Log, LogEntry

ALL: Final = 1_000_000


class HasLog(Protocol):
    """A table, or a session at one."""

    def log(self, opened: frozenset[str], rows: int, /) -> Log:
        """Return the log in folds."""
        ...


def folds(table: HasLog) -> tuple[Fold, ...]:
    """Return every fold, opened, the first one first."""
    others = table.log(frozenset(), ALL).folds[1:]
    return tuple(reversed(table.log(frozenset(fold.key for fold in others), ALL).folds))


def entries(table: HasLog) -> list[LogEntry]:
    """Return every step in order."""
    return [entry for fold in folds(table) for entry in reversed(fold.entries or ())]

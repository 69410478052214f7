"""From the lines of a journal to a table, and from a table to its journal."""

from __future__ import annotations

from collections.abc import Sequence

from companion.storage.archive import read_table
from companion.storage.errors import StorageCode, StorageError
from companion.storage.journal import Journal
from companion.storage.store import Store
from companion.table.line import Line, Start
from companion.table.model import Journal as KeptJournal
from companion.table.model import ReplayError
from companion.table.table import Table
from scorers.core import registry
from scorers.core.issues import CompanionError
from timers.clock import Clock


def lines_of(data: bytes) -> tuple[Line, ...]:
    """Return the lines of a journal file, or of a copy of one table; a CompanionError says where it is none."""
    try:
        lines = read_table(data)
    except StorageError as error:
        if error.code is not StorageCode.BAD_IMPORT:
            raise
        raise CompanionError(f"{error.params['where']}: {error.params['problem']}") from error
    if not lines:
        raise ReplayError(0, "a first line was expected")
    return lines


class StoredJournal:
    """A table's journal on the disk; opened again by itself when a finished play is taken up once more."""

    def __init__(self, store: Store, key: str, journal: Journal) -> None:
        """Write to this open journal."""
        self._store = store
        self._key = key
        self._journal = journal

    def append(self, line: Line) -> None:
        """Keep a line; returns when it is on the disk."""
        with self._store.lock:
            if not self._journal.is_open:
                self._journal = self._again(line)
            self._journal.append(line)

    def _again(self, line: Line) -> Journal:
        """Open the journal once more; a StorageError if it is not the one this table was read from any more."""
        if not self._store.is_open(self._key):
            journal = self._store.open_table(self._key).journal
            if journal.count == line.n:
                return journal
            self._store.close_journal(self._key)
        raise StorageError(StorageCode.TABLE_REPLACED)


class Nowhere:
    """A journal for a table nobody plays at."""

    def append(self, line: Line) -> None:
        """Keep nothing."""


def folded(lines: Sequence[Line], journal: KeptJournal, clock: Clock) -> Table:
    """Return the table a journal's lines come to; a ReplayError if they come to none."""
    if not lines:
        raise ReplayError(0, "a first line was expected")
    first, *others = lines
    try:
        start = Start.read(first)
    except ValueError as error:
        raise ReplayError(first.n, str(error)) from error
    table = Table(registry.game(start.slug), start.setup, journal, clock, first.at)
    table.replay(others, start.schema_)
    return table

"""A long list of records: a document as it was last written as a whole, and a file of what has changed since.

One more costs the same after ten thousand. The changes are folded into the document when the list is read and there
are many: a screen that shows them all has to read them all.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from companion.storage import files
from companion.storage.documents import Lock, Shelf
from companion.storage.errors import Notices, StorageCode, translating
from companion.storage.migrations import Row, stamped
from companion.storage.records import Record
from companion.storage.seal import TAIL, is_sealed, sealed, unsealed
from timers.clock import Clock

R = TypeVar("R", bound=Record)

MANY = 256
"""From so many changes on they are folded in."""

GONE = "gone"
"""The name under which a line says whose record is removed."""


ALONE = (b'{"schema":1,', b'{"gone":')
"""How lines begin whose checksum is about themselves alone: of an older Tableside."""


def _resealed(lines: Iterable[bytes]) -> list[bytes]:
    """Return lines with checksums that are right in this order."""
    found: list[bytes] = []
    for line in lines:
        bare = line[:-TAIL] + b"}" if is_sealed(line) else line
        found.append(line if line.startswith(ALONE) else sealed(bare, str(len(found)))[:-1])
    return found


class GrowingShelf(Shelf[R]):
    """A shelf whose changes are appended."""

    def __init__(self, folder: Path, record: type[R], notices: Notices, clock: Clock, lock: Lock | None = None) -> None:
        """Read and write nothing before it is needed."""
        super().__init__(folder, record, notices, clock, lock)
        self.changes = self.path.with_suffix(".jsonl")
        self._clock = clock

    def all(self) -> tuple[R, ...]:
        """Return all records, in the order they were first put."""
        with self._lock:
            records = {record.key: record for record in super().all()}
            changed = self._changed()
            for key, record in changed:
                if record is None:
                    records.pop(key, None)
                else:
                    records[key] = record
            if len(changed) >= MANY:
                self._fold(records)
            return tuple(records.values())

    def check(self) -> None:
        """Look at all of it; where something is wrong, save what can be, and say what is lost."""
        with self._lock:
            self.all()
            with translating(self.changes):
                rest = self.changes.read_bytes().rpartition(b"\n")[2] if self.changes.exists() else b""
            if rest:  # a line cut off while it was written, or its end was lost later
                self._salvage(self._lines(), 1)

    def get(self, key: str) -> R | None:
        """Return the record with this key; the newest ones are found at once."""
        with self._lock:
            name = json.dumps(key).encode()
            lines = self._lines()
            for at in reversed(range(len(lines))):
                if name in lines[at] and (found := self._line(lines, at)) is not None and found[0] == key:
                    return found[1]
            return super().get(key)

    def put(self, record: R) -> None:
        """Add the record, or replace the one with its key."""
        self._append(record.to_row())

    def remove(self, *keys: str) -> None:
        """Remove the records with these keys, as far as they are there."""
        if keys:
            self._append(*(stamped(self._record.KIND, {GONE: key}) for key in keys))

    def stage(self, records: Iterable[R], removed: frozenset[str]) -> None:
        """Write the document as it will be with these records, not yet in force; all changes are folded in before."""
        with self._lock:
            if self.changes.exists():
                self._fold({record.key: record for record in self.all()})
            super().stage(records, removed)

    def _append(self, *rows: Row) -> None:
        with self._lock, translating(self.changes):
            texts = (json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() for row in rows)
            lines = (sealed(text, str(at)) for at, text in enumerate(texts, len(self._lines())))
            files.append_synced(self.changes, b"".join(lines))

    def _fold(self, records: dict[str, R]) -> None:
        """Write the document whole, then forget the changes; killed in between, they are made once more."""
        self._overwrite(records)
        with translating(self.changes):
            self.changes.unlink(missing_ok=True)
            files.sync_folder(self.changes.parent)

    def _lines(self) -> list[bytes]:
        """Return the lines of changes; what stands after the last newline was never confirmed to anybody."""
        with translating(self.changes):
            return self.changes.read_bytes().split(b"\n")[:-1] if self.changes.exists() else []

    def _changed(self) -> list[tuple[str, R | None]]:
        """Read all changes; a file with lines that cannot be read is kept aside, and goes on without them."""
        lines = self._lines()
        found = [self._line(lines, at) for at in range(len(lines))]
        good = [change for change in found if change is not None]
        if len(good) < len(lines):
            self._salvage([line for line, change in zip(lines, found, strict=True) if change], len(lines) - len(good))
        return good

    def _line(self, lines: list[bytes], at: int) -> tuple[str, R | None] | None:
        """Read a line: whose record it is, and the record, unless it is removed; None if it cannot be read.

        Its checksum is also about its place: two that have changed theirs would say something else.
        """
        try:
            row = json.loads(unsealed(lines[at], "" if lines[at].startswith(ALONE) else str(at)))
            if isinstance(row, dict) and GONE in row:
                return str(row[GONE]), None
            record = self._record.from_row(row, self.changes.name)
        except (ValueError, RecursionError):
            return None
        return record.key, record

    def _salvage(self, good: list[bytes], lost: int) -> None:
        with translating(self.changes):
            moved = files.copy_aside(self.changes, "corrupt", self._clock.now(), self.changes.read_bytes())
            files.replace(self.changes, b"".join(line + b"\n" for line in _resealed(good)))
        self._notices.add(
            StorageCode.ENTRIES_SALVAGED,
            what=self._record.KIND,
            file=self.changes.name,
            moved=str(moved),
            restored=0,
            lost=lost,
        )

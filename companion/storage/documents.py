"""TinyDB documents on files that are never half written: one file per kind of record, whole records replaced."""

import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from threading import RLock
from typing import Any, Final, Generic, TypeVar, cast

from tinydb.storages import Storage
from tinydb.table import Table

from companion.storage import files
from companion.storage.errors import Notices, StorageCode, translating
from companion.storage.migrations import Row
from companion.storage.records import Record
from companion.storage.seal import sealed, unsealed
from timers.clock import Clock

CRC: Final = "crc"
"""The name of a checksum, of a file and of a row."""
Tables = dict[str, dict[str, Any]]
"""A TinyDB file: named tables of rows."""
R = TypeVar("R", bound=Record)


class AtomicStorage(Storage):
    """TinyDB's storage, written to a new file that replaces the old one; one backup is kept.

    Nothing is cached: what a call has written is on the disk when it returns.
    """

    def __init__(self, path: Path, notices: Notices, clock: Clock) -> None:
        """Nothing is read or written before it is needed."""
        self.path = path
        self.sound = True
        """Whether what was read last is as it was written, to the last digit."""
        self._notices = notices
        self._clock = clock

    def read(self) -> Tables | None:
        """Return the file's tables; an unreadable file is moved aside and its backup put in force."""
        with translating(self.path):
            if not self.path.exists():
                return self._restored()
            data = self.path.read_bytes()
            self.sound = is_sound(data)
            try:
                return parse(data, self.path.stem)
            except ValueError:
                return self._recovered()

    def write(self, data: Tables) -> None:
        """Replace the file."""
        with translating(self.path):
            self.stage(data)
            files.commit(self.path)
            files.first_backup(self.path)
            files.sync_folder(self.path.parent)

    def stage(self, data: Tables) -> None:
        """Write the next version and the backup; what needs space is then done, only the renaming remains."""
        files.stage(self.path, serialise(data))
        files.keep_backup(self.path)

    def backup(self) -> Tables | None:
        """Return the backup's tables, or None if there is no readable one."""
        path = files.backup(self.path)
        if not path.exists():
            return None
        try:
            return parse(path.read_bytes(), self.path.stem)
        except ValueError:
            return None  # the caller tells the user that there was no backup to load

    def keep_aside(self) -> Path:
        """Keep a copy of the file as it is, and return its place."""
        return files.copy_aside(self.path, "corrupt", self._clock.now(), self.path.read_bytes())

    def _restored(self) -> Tables | None:
        """Nobody deletes a file of ours on purpose and leaves its backup."""
        tables, kept = self._from_backup(), files.backup(self.path)
        if tables is not None:
            self._notices.add(StorageCode.MISSING_RESTORED, what=self.path.stem, file=self.path.name)
        elif kept.exists():
            moved = files.move_aside(kept, "corrupt", self._clock.now())
            self._told(StorageCode.UNREADABLE_MOVED, moved)
        return tables

    def _recovered(self) -> Tables | None:
        moved = files.move_aside(self.path, "corrupt", self._clock.now())
        tables = self._from_backup()
        self._told(StorageCode.UNREADABLE_MOVED if tables is None else StorageCode.BACKUP_LOADED, moved)
        return tables

    def _told(self, code: StorageCode, moved: Path) -> None:
        self._notices.add(code, what=self.path.stem, file=self.path.name, moved=str(moved))

    def _from_backup(self) -> Tables | None:
        """Put the backup in force as it is; what may be wrong in it is found when its rows are read."""
        tables = self.backup()
        self.sound = True
        if tables is not None:
            data = files.backup(self.path).read_bytes()
            self.sound = is_sound(data)
            files.replace(self.path, data)
        return tables


def is_sound(data: bytes) -> bool:
    """Tell whether a file is as it was written; one without a checksum, by hand or by an older Tableside, seems so."""
    try:
        unsealed(data.removesuffix(b"\n"))
    except ValueError:
        return False
    return True


def parse(data: bytes, name: str) -> Tables:
    """Read a TinyDB file; ValueError unless it holds this table: a file we wrote always does, even an empty one."""
    try:
        tables = json.loads(data)
    except RecursionError as error:  # scrambled brackets can nest without end
        raise ValueError(str(error)) from error
    if isinstance(tables, dict):
        tables.pop(CRC, None)
    if not isinstance(tables, dict) or not isinstance(tables.get(name), dict):
        msg = f"a table of {name} was expected"
        raise ValueError(msg)  # noqa: TRY004 - a damaged file is a wrong value, whatever its type
    return tables


def serialise(tables: Tables) -> bytes:
    """Write a TinyDB file: one line per row, so that a person can read and compare it, and a checksum."""
    parts = [f"{json.dumps(name)}: {_serialise_table(table)}" for name, table in tables.items()]
    return sealed(("{" + ",\n".join(parts) + "}").encode())


def _serialise_table(table: Mapping[str, Any]) -> str:
    rows = (f"\n {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in table.items())
    return "{" + ",".join(rows) + "}"


def marked(row: Row, kind: str) -> Row:
    """Return a row with its checksum: where a file is damaged, it tells which rows are, or are of another."""
    return {**row, CRC: _sum(row, kind)}


def _sum(row: Row, kind: str) -> str:
    return f"{zlib.crc32(json.dumps([kind, row], sort_keys=True).encode()):08x}"


class KeyedTable(Table):
    """A TinyDB table whose rows are found by their own text key and only ever replaced whole.

    TinyDB's `upsert` and `update` merge fields and never remove one; its own ids are numbers that mean nothing to us.
    """

    document_id_class = str  # type: ignore[assignment]

    def rows(self) -> dict[str, Row]:
        """Return all rows by key."""
        return cast("dict[str, Row]", self._read_table())  # rows may be damaged, each is checked when it is read

    def change(self, change: Callable[[dict[str, Row]], None]) -> None:
        """Read, change and write all rows, once."""
        self._update_table(change)  # type: ignore[arg-type]


Lock = AbstractContextManager[object]
"""Held while one thread reads or writes: lists are read, and copies brought in, on threads of their own."""


class Shelf(Generic[R]):
    """The document of one kind of record."""

    def __init__(self, folder: Path, record: type[R], notices: Notices, clock: Clock, lock: Lock | None = None) -> None:
        """Nothing is read or written before it is needed."""
        self._lock = lock or RLock()
        self.path = folder / f"{record.KIND}.json"
        self._record = record
        self._notices = notices
        self._storage = AtomicStorage(self.path, notices, clock)
        self._table = KeyedTable(self._storage, record.KIND)

    def all(self) -> tuple[R, ...]:
        """Return all records, in the order they were first put."""
        with self._lock:
            rows = self._table.rows()
            records = [self._readable(key, row) for key, row in rows.items()]
            good = tuple(record for record in records if record is not None)
            return good if self._storage.sound and len(good) == len(rows) else self._salvaged()

    def get(self, key: str) -> R | None:
        """Return the record with this key."""
        with self._lock:
            rows = self._table.rows()
            if key not in rows:
                return None
            record = self._readable(key, rows[key])
            return record or {found.key: found for found in self._salvaged()}.get(key)

    def put(self, record: R) -> None:
        """Add the record, or replace the one with its key."""
        self._change(lambda rows: self._replace(rows, record))

    def remove(self, *keys: str) -> None:
        """Remove the records with these keys, as far as they are there."""

        def without(rows: dict[str, Row]) -> None:
            for key in keys:
                rows.pop(key, None)

        self._change(without)

    def _change(self, change: Callable[[dict[str, Row]], None]) -> None:
        """Change rows."""
        with self._lock:
            self._rows()
            self._table.change(change)

    def _rows(self) -> dict[str, Row]:
        """Return all rows to be written again; where the file is damaged its checksum would cover that up."""
        rows = self._table.rows()
        if self._storage.sound:
            return rows
        self._salvaged()
        return self._table.rows()

    def stage(self, records: Iterable[R], removed: frozenset[str]) -> None:
        """Write the file as it will be with these records, not yet in force; `files.commit` does that (import).

        Whoever brings in a copy holds the lock until then.
        """
        rows = {key: row for key, row in self._rows().items() if key not in removed}
        for record in records:
            self._replace(rows, record)
        with translating(self.path):
            self._storage.stage({self._record.KIND: rows})

    def _replace(self, rows: dict[str, Row], record: R) -> None:
        """Put a whole row; one that a newer Tableside wrote is not ours to replace."""
        if record.key in rows:
            self._readable(record.key, rows[record.key])
        rows[record.key] = marked(record.to_row(), self._record.KIND)

    def _readable(self, key: str, row: object) -> R | None:
        """Read a row, or return None if it cannot be read; a newer version raises StorageError."""
        try:
            record = self._record.from_row(self._unmarked(row), self.path.name)
        except ValueError:
            return None  # the caller salvages the file and tells the user
        return record if record.key == key else None

    def _unmarked(self, row: object) -> object:
        """Return a row without its checksum, which must be right; of a file that is sound, all are."""
        if not isinstance(row, dict) or CRC not in row:
            return row
        bare = {name: value for name, value in row.items() if name != CRC}
        if not self._storage.sound and row[CRC] != _sum(bare, self._record.KIND):
            msg = "the checksum does not match"
            raise ValueError(msg)
        return bare

    def _salvaged(self) -> tuple[R, ...]:
        """Keep the file aside, take unreadable rows from the backup where it has them, and tell the user."""
        moved = self._storage.keep_aside()
        rows = self._table.rows()
        older = (self._storage.backup() or {}).get(self._record.KIND, {})
        fresh = {key: self._readable(key, row) for key, row in rows.items()}
        found = {key: record or self._readable(key, older.get(key)) for key, record in fresh.items()}
        good = {key: record for key, record in found.items() if record is not None}
        self._overwrite(good)
        restored = len(good) - sum(record is not None for record in fresh.values())
        self._notices.add(
            StorageCode.ENTRIES_SALVAGED,
            what=self._record.KIND,
            file=self.path.name,
            moved=str(moved),
            restored=restored,
            lost=len(rows) - len(good),
        )
        return tuple(good.values())

    def _overwrite(self, good: Mapping[str, R]) -> None:
        def only_good(rows: dict[str, Row]) -> None:
            rows.clear()
            rows.update({key: marked(record.to_row(), self._record.KIND) for key, record in good.items()})

        self._table.change(only_good)

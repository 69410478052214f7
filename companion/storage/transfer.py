"""Export and import of a store: read all, plan all, write all beside, then put it in force file by file."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from companion.storage import files
from companion.storage.archive import Archive, ArchivedTable, read_archive, write_archive
from companion.storage.documents import Shelf
from companion.storage.envelope import encode_all
from companion.storage.errors import StorageCode, StorageError, translating
from companion.storage.journal import keep_damaged
from companion.storage.merge import Change, Outcome, TablePlan, plan_records, plan_table
from companion.storage.records import Record
from companion.storage.repositories import serialise_result
from companion.storage.store import Store

R = TypeVar("R", bound=Record)

WRITTEN = frozenset({Outcome.ADDED, Outcome.REPLACED, Outcome.RETURNED, Outcome.COPIED})
"""What an import writes; the rest stays as it is."""


@dataclass(frozen=True)
class Preview:
    """What an import would do; show it, then hand it to `apply_import`."""

    archive: Archive
    changes: tuple[Change, ...]

    def count(self, outcome: Outcome) -> int:
        """Return how many things have this outcome."""
        return sum(change.outcome is outcome for change in self.changes)


@dataclass(frozen=True)
class Imported:
    """What an import did."""

    changes: tuple[Change, ...]
    safety: Path
    """The export of everything as it was before."""
    written: frozenset[str] = frozenset()
    """The tables that were added or replaced."""


class Here:
    """What the store holds now; lists are read once, journals one by one as they are asked for."""

    def __init__(self, store: Store) -> None:
        """Read the lists."""
        self._store = store
        self._entries = _by_key(store.tables)
        self._plays = _by_key(store.plays.shelf)
        self._clocks = _by_key(store.clocks)
        self._folded: dict[str, str] = {}

    def ids(self) -> list[str]:
        """Return the ids of all tables, open, finished or known by their journal alone."""
        return sorted(self._store.journal_ids() | self._entries.keys() | self._plays.keys())

    def clash(self, key: str) -> bool:
        """Tell whether another table has the same name but for capitals: on many disks they are one file."""
        if not self._folded:
            self._folded = {key.casefold(): key for key in self.ids()}
        return self._folded.get(key.casefold(), key) != key

    def table(self, key: str) -> ArchivedTable | None:
        """Return all that belongs to one table, or None if there is nothing."""
        entry, play, lines = self._entries.get(key), self._plays.get(key), self._store.log(key)
        if not (entry or play or lines):
            return None
        result = self._store.plays.result(key) if play else None
        return ArchivedTable(id=key, entry=entry, play=play, result=result, clock=self._clocks.get(key), lines=lines)


def _by_key(shelf: Shelf[R]) -> dict[str, R]:
    return {row.key: row for row in shelf.all()}


def export_all(store: Store) -> bytes:
    """Return everything as one readable JSON file."""
    here = Here(store)
    tables = [here.table(key) for key in here.ids()]
    archive = Archive(
        app_version=store.app_version,
        exported_at=store.clock.now(),
        settings=store.settings.all(),
        people=store.people.all(),
        printed=store.printed.all(),
        last_tables=store.last_tables.all(),
        tables=tuple(table for table in tables if table is not None),
    )
    return write_archive(archive)


def export_table(store: Store, table: str) -> bytes:
    """Return one table as a file for `companion replay` or another device."""
    found = Here(store).table(table)
    if found is None:
        raise StorageError(StorageCode.NOT_FOUND, file=table)
    return write_archive(Archive(app_version=store.app_version, exported_at=store.clock.now(), tables=(found,)))


def preview_import(store: Store, data: bytes) -> Preview:
    """Validate a file and say what importing it would do; nothing is touched."""
    archive = read_archive(data)
    return Preview(archive, _record_changes(store, archive) + tuple(plan.change for plan in _plans(store, archive)))


def _plans(store: Store, archive: Archive) -> tuple[TablePlan, ...]:
    here = Here(store)
    return tuple(plan_table(table, here.table, here.clash) for table in archive.tables)


def _record_changes(store: Store, archive: Archive) -> tuple[Change, ...]:
    return (
        *plan_records(archive.settings, store.settings.all(), lambda row: row.device),
        *plan_records(archive.people, store.people.all(), lambda row: row.name),
        *plan_records(archive.printed, store.printed.all(), lambda row: row.slug),
        *plan_records(archive.last_tables, store.last_tables.all(), lambda row: row.slug),
    )


def apply_import(store: Store, archive: Archive) -> Imported:
    """Import a validated archive; a crash in between leaves each file old or new, and the safety export whole.

    People may play on meanwhile. New tables are written beside first; all else is planned once more, and put in force,
    while nobody else writes. A table that is further on in the archive takes the place of ours even while it is open.
    """
    with store.importing:
        plans = _plans(store, archive)
        marks = {plan.table.id: _mark(store, plan.table.id) for plan in plans}
        safety = _write_safety(store)
        staging = Staging()
        try:
            for plan in plans:
                if plan.fresh:
                    _stage_table(store, plan.table, staging)
            with store.lock:
                plans = tuple(_as_it_is_now(store, plan, marks) for plan in plans)
                changes = _record_changes(store, archive) + tuple(plan.change for plan in plans)
                written = [plan.table for plan in plans if plan.change.outcome in WRITTEN]
                for plan in plans:
                    if plan.change.outcome in WRITTEN and not plan.fresh:
                        _stage_table(store, plan.table, staging)
                _stage_lists(store, archive, written, staging)
                for table in written:
                    store.close_journal(table.id)
                staging.put_in_force()
        except StorageError:
            staging.forget()
            raise
    return Imported(changes, safety, frozenset(table.id for table in written))


def _mark(store: Store, table: str) -> tuple[str, int]:
    """Return what changes with every step of a table, and when it is finished or taken up again."""
    path = store.journal_path(table)
    return path.parent.name, path.stat().st_size if path.exists() else 0


def _as_it_is_now(store: Store, plan: TablePlan, marks: Mapping[str, tuple[str, int]]) -> TablePlan:
    """Plan a table once more if somebody has played there meanwhile."""
    known = marks[plan.table.id]
    if _mark(store, plan.table.id) == known:
        return plan
    here = Here(store)
    return plan_table(plan.theirs, here.table, here.clash)


def _write_safety(store: Store) -> Path:
    """Export the present state into the folder itself, for the one who regrets."""
    folder = store.folder / "exports"
    path = files.free(folder / f"before-import-{store.clock.now():%Y%m%dT%H%M%SZ}.json")
    with translating(path):
        folder.mkdir(exist_ok=True)
        files.replace(path, export_all(store))
    return path


class Staging:
    """Files written beside those in force; forgotten on failure, else put in force one by one."""

    def __init__(self) -> None:
        """Nothing is staged yet."""
        self._staged: list[Path] = []
        self._unlinks: list[Path] = []
        self._moved: dict[Path, Path] = {}

    def file(self, path: Path, data: bytes, before: Path | None = None) -> None:
        """Stage a file that needs no backup; `before`: where it lay until now, if it lies elsewhere from now on."""
        with translating(path):
            files.stage(path, data)
        self._staged.append(path)
        if before is not None and before != path:
            self._moved[path] = before

    def shelf(self, shelf: Shelf[R], records: Iterable[R], removed: frozenset[str] = frozenset()) -> None:
        """Stage a document with these records in it."""
        self._staged.append(shelf.path)  # before it is there: forgetting covers a failure on the way
        shelf.stage(tuple(records), removed)

    def unlink(self, path: Path) -> None:
        """Remove a file once everything else is in force."""
        self._unlinks.append(path)

    def forget(self) -> None:
        """Remove what was staged."""
        for path in self._staged:
            files.temporary(path).unlink(missing_ok=True)

    def put_in_force(self) -> None:
        """Replace the files, journals first, lists last: a list never names what is not there."""
        for path in self._staged:
            with translating(path):
                files.commit(path)
                if path in self._moved:
                    self._moved[path].unlink(missing_ok=True)
        for path in self._unlinks:
            with translating(path):
                path.unlink(missing_ok=True)
        for folder in {path.parent for path in self._staged}:
            with translating(folder):
                files.sync_folder(folder)


def _stage_lists(store: Store, archive: Archive, tables: list[ArchivedTable], staging: Staging) -> None:
    gone = frozenset(table.id for table in tables)
    staging.shelf(store.plays.shelf, (table.play for table in tables if table.play), gone)
    staging.shelf(store.clocks, (table.clock for table in tables if table.clock), gone)
    staging.shelf(store.tables, (table.entry for table in tables if table.entry), gone)
    staging.shelf(store.settings, archive.settings)
    staging.shelf(store.people, archive.people)
    staging.shelf(store.printed, archive.printed)
    staging.shelf(store.last_tables, archive.last_tables)


def _stage_table(store: Store, table: ArchivedTable, staging: Staging) -> None:
    """Stage a table's own files; what is damaged in the journal it replaces is kept aside first."""
    before, result = store.journal_path(table.id), store.plays.result_path(table.id)
    journal = store.place(table.id, finished=table.play is not None)
    if table.lines:
        if before.exists():
            keep_damaged(before, store.notices, store.clock)
        staging.file(journal, encode_all(table.lines), before)
    if table.result:
        staging.file(result, serialise_result(table.result))
    else:
        staging.unlink(result)

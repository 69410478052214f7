"""The data folder, opened: the one door through which the app stores and reads."""

import os
import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Lock, RLock
from types import TracebackType
from typing import Self

from companion.storage import checks, files
from companion.storage.documents import Shelf
from companion.storage.errors import Notices, StorageCode, StorageError, translating
from companion.storage.journal import Journal, OpenedJournal, open_journal, read_journal, repair_journal
from companion.storage.lock import LOCK_FILE, FolderLock
from companion.storage.paths import prepare_folder
from companion.storage.records import (
    ID,
    SLUG,
    KeptDoor,
    KeptKey,
    LastTable,
    Person,
    Play,
    PlayResult,
    PrintedValues,
    Settings,
    TableClock,
    TableEntry,
)
from companion.storage.repositories import StoredPlays, in_order
from companion.table.line import Line
from timers.clock import Clock, SystemClock

JOURNAL = ".jsonl"
"""Ending of a journal file."""


class Store:
    """One data folder, held by this process alone until closed.

    Nothing here runs per tap but `Journal.append`; the documents are read when a screen asks for them.
    """

    def __init__(self, folder: Path, clock: Clock, lock: FolderLock, app_version: str) -> None:
        """Use `Store.open`."""
        self.folder = folder
        self.clock = clock
        self.app_version = app_version
        self.notices = Notices()
        self.lock = RLock()
        """Held by whoever writes: people play on while a copy is being brought in."""
        self.importing = Lock()
        """Held as long as that takes: one copy after the other."""
        self.settings = Shelf(folder, Settings, self.notices, clock, self.lock)
        self.people = Shelf(folder, Person, self.notices, clock, self.lock)
        self.printed = Shelf(folder, PrintedValues, self.notices, clock, self.lock)
        self.last_tables = Shelf(folder, LastTable, self.notices, clock, self.lock)
        self.tables = Shelf(folder, TableEntry, self.notices, clock, self.lock)
        self.clocks = Shelf(folder, TableClock, self.notices, clock, self.lock)
        self.doors = Shelf(folder, KeptDoor, self.notices, clock, self.lock)
        self.keys = Shelf(folder, KeptKey, self.notices, clock, self.lock)
        self.plays = StoredPlays(folder, self.notices, clock, self.lock)
        self._lock = lock
        self._journals: dict[str, Journal] = {}

    def long_ago(self, span: timedelta) -> datetime:
        """Return the moment so long before this start, or before the last one: a clock may be ahead at one of them."""
        now = self.clock.now()
        return min(now, self._lock.last_start or now) - span

    @classmethod
    def open(cls, folder: Path, *, clock: Clock | None = None, address: str = "", app_version: str = "") -> Self:
        """Open a folder, or raise a StorageError that says why not (locked: with the address of the other one)."""
        lock = FolderLock.taken(prepare_folder(folder), address)
        try:
            store = cls(folder, clock or SystemClock(), lock, app_version)
            store._prepare()
        except BaseException:
            lock.close()
            raise
        return store

    def announce(self, address: str) -> None:
        """Tell a second instance where this one can be reached."""
        self._lock.announce(address)

    def open_tables(self) -> tuple[TableEntry, ...]:
        """Return the open tables, the one last played first; `updated` is the last tap."""
        return self._tables(lambda entry: entry.deleted_at is None)

    def tables_put_away(self) -> tuple[TableEntry, ...]:
        """Return the tables taken off Home that are not forgotten yet, the one last played first."""
        return self._tables(lambda entry: entry.deleted_at is not None)

    def _tables(self, wanted: Callable[[TableEntry], bool]) -> tuple[TableEntry, ...]:
        entries = (self._dated(entry) for entry in self.tables.all() if wanted(entry))
        return tuple(sorted(entries, key=lambda entry: entry.updated, reverse=True))

    def new_table(self, entry: TableEntry, start: Line) -> Journal:
        """Begin a table: its journal, then its place on Home; both or neither."""
        with self.lock:
            path = self.journal_path(entry.id)
            journal = Journal.create(path, start)
            try:
                self.tables.put(entry)
            except BaseException:
                journal.close()
                path.unlink()
                raise
            self._journals[entry.id] = journal
            return journal

    def open_table(self, table: str) -> OpenedJournal:
        """Open a table to play on; what had to be repaired is told in `notices`."""
        with self.lock:
            if self.is_open(table):
                msg = f"The journal of {table} is open: it has one writer."
                raise ValueError(msg)
            opened = open_journal(self.journal_path(table), self.notices, self.clock)
            self._journals[table] = opened.journal
            return opened

    def is_open(self, table: str) -> bool:
        """Is this table's journal open for writing?"""
        return table in self._journals and self._journals[table].is_open

    def log(self, table: str) -> tuple[Line, ...]:
        """Read a table's lines without opening it; empty if it never had a journal."""
        path = self.journal_path(table)
        if not path.exists():
            return ()
        found = read_journal(path)
        if found.damaged:
            self.notices.add(StorageCode.DAMAGED_JOURNAL, file=path.name, moved=str(path), steps=found.steps)
        return found.envelopes

    def finish(self, play: Play, result: PlayResult) -> None:
        """Turn an open table into a finished play; its journal goes where the plays lie."""
        with self.lock:
            self.plays.add(play, result)
            self.close_journal(play.id)
            self.place_journal(play.id, finished=True)
            self.tables.remove(play.id)
            if self.clocks.get(play.id):
                self.clocks.remove(play.id)

    def reopen(self, entry: TableEntry) -> None:
        """Turn a finished play back into an open table."""
        with self.lock:
            self.tables.put(entry)
            self.plays.purge(entry.id)
            self.close_journal(entry.id)
            self.place_journal(entry.id, finished=False)

    def put_away(self, table: str) -> None:
        """Take an open table off Home; `bring_back` undoes it until it is purged."""
        with self.lock:
            self.close_journal(table)
            self._mark(table, self.clock.now())

    def bring_back(self, table: str) -> None:
        """Undo `put_away`."""
        self._mark(table, None)

    def purge(self, before: datetime) -> None:
        """Forget for good what was deleted before this moment."""
        self.purge_tables(before)
        self.listed_plays(before)

    def purge_tables(self, before: datetime) -> None:
        """Forget for good the tables that were put away before this moment; nothing is written if there are none."""
        self.forget(*_deleted(self.tables.all(), before))

    def forget(self, *tables: str) -> None:
        """Forget tables for good, at once."""
        if tables:
            for table in tables:
                self.close_journal(table)
            self._unlink_journals(tables)
            self.tables.remove(*tables)
            self.clocks.remove(*tables)

    def listed_plays(self, before: datetime) -> tuple[tuple[Play, ...], tuple[Play, ...]]:
        """Return the plays as they are listed, and those deleted since this moment; forget for good what was before.

        The list is read here and not when the app starts: it may be long, and is of interest to one screen.
        """
        plays = self.plays.all()
        gone = _deleted(plays, before)
        if gone:
            self._unlink_journals(gone)
            self.plays.purge(*gone)
        return in_order(plays), in_order((play for play in plays if play.id not in gone), deleted=True)

    def _unlink_journals(self, tables: Iterable[str]) -> None:
        """Remove journals, before what names them: one that nobody names would be listed again."""
        for key in tables:
            with translating(self.journal_path(key)):
                self.journal_path(key).unlink(missing_ok=True)

    def journal_path(self, table: str) -> Path:
        """Return where a table's journal lies: among the open tables, or with the points of the finished play.

        The app looks through the open tables whenever it starts, and through thousands of plays only after a crash.
        """
        played = self.place(table, finished=True)
        return played if played.exists() else self.place(table, finished=False)

    def place_journal(self, table: str, *, finished: bool) -> None:
        """Move a table's journal where it belongs, if it has one that is elsewhere."""
        source, target = self.place(table, finished=not finished), self.place(table, finished=finished)
        if source.exists():
            with translating(source):
                source.replace(target)
                files.sync_folder(target.parent)
                files.sync_folder(source.parent)

    def place(self, table: str, *, finished: bool) -> Path:
        """Return where the journal of an open table lies, or that of a finished play."""
        return (self.plays.folder if finished else self.folder / "tables") / f"{table}{JOURNAL}"

    def journal_ids(self) -> frozenset[str]:
        """Return the ids of all tables that have a journal, open or finished."""
        return _ids((*_names(self.folder / "tables"), *_names(self.plays.folder)), JOURNAL)

    def close_journal(self, table: str) -> None:
        """Let go of a table's journal; whoever still plays there opens it again."""
        if journal := self._journals.pop(table, None):
            journal.close()

    def close(self) -> None:
        """Close all journals and free the folder."""
        for journal in self._journals.values():
            journal.close()
        self._lock.close()

    def __enter__(self) -> Self:
        """Use it in a `with`."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()

    def _prepare(self) -> None:
        """Make the folders, and finish what a crash between two files left half done."""
        if self._lock.stray is not None:
            self.notices.add(StorageCode.STRAY_MOVED, file=LOCK_FILE, moved=str(self._lock.stray))
        for folder in (self.folder / "tables", self.plays.folder, self.folder / "exports"):
            checks.make_folder(self, folder)
        journals = _ids(checks.swept(self, self.folder / "tables"), JOURNAL)
        for folder in (self.folder, self.folder / "exports"):
            checks.swept(self, folder)
        if self._lock.was_broken:
            checks.swept(self, self.plays.folder)
        checks.check_lists(self)
        listed = {entry.id for entry in self.tables.all()}
        self._unlist(table for table in listed if self.plays.result_path(table).exists())
        for table in sorted(journals - listed):
            if self.plays.result_path(table).exists():  # of an older Tableside, or of an import
                self.place_journal(table, finished=True)
            else:
                self.relist(table)
        checks.check_tables(self)

    def _unlist(self, scored: Iterable[str]) -> None:
        """Complete a `finish` that was cut off before its last step: a table with a listed play is finished."""
        done = [table for table in scored if self.plays.get(table)]
        for table in done:
            self.place_journal(table, finished=True)
        if done:
            self.tables.remove(*done)

    def relist(self, table: str) -> None:
        """List a journal nobody knows any more (the list was lost): it is still somebody's evening."""
        try:
            found = repair_journal(self.journal_path(table), self.notices, self.clock)
        except StorageError as error:  # one bad table must not keep all others closed
            self.notices.add(error.code, **error.params)
            return
        start = found.envelopes[0].event or {}
        slug = start.get("slug")
        slug = slug if isinstance(slug, str) and re.fullmatch(SLUG, slug) else "unknown"
        self.tables.put(TableEntry(id=table, slug=slug, title=slug, updated=self._touched(table)))
        self.notices.add(StorageCode.TABLE_RELISTED, table=table)

    def _dated(self, entry: TableEntry) -> TableEntry:
        if not self.journal_path(entry.id).exists():
            return entry
        return TableEntry.model_validate({**entry.model_dump(), "updated": self._touched(entry.id)})

    def _touched(self, table: str) -> datetime:
        """Return when a journal was last written: asking the file spares a second write per tap."""
        with translating(self.journal_path(table)):
            return datetime.fromtimestamp(self.journal_path(table).stat().st_mtime, UTC)

    def _mark(self, table: str, moment: datetime | None) -> None:
        if entry := self.tables.get(table):
            self.tables.put(TableEntry.model_validate({**entry.model_dump(), "deleted_at": moment}))


def _names(folder: Path) -> list[str]:
    """Return the names of all files of a folder."""
    with translating(folder):
        return os.listdir(folder)  # noqa: PTH208 - there are thousands, and a Path for each is slow


def _ids(names: Iterable[str], ending: str) -> frozenset[str]:
    """Return the ids that have such a file; other files are not ours."""
    stems = (name.removesuffix(ending) for name in names if name.endswith(ending))
    return frozenset(stem for stem in stems if re.fullmatch(ID, stem))


def _deleted(rows: Iterable[Play | TableEntry], before: datetime) -> list[str]:
    return [row.id for row in rows if row.deleted_at is not None and row.deleted_at < before]

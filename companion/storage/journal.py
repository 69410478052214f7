"""A table's journal file: append-only, one line per command, on the disk before the tap is acknowledged."""

import errno
import os
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from companion.storage import files
from companion.storage.envelope import Scan, encode, problem, scan
from companion.storage.errors import Notices, StorageCode, StorageError, from_os_error, translating
from companion.table.line import Kind, Line
from timers.clock import Clock


class Journal:
    """The open file of one table. One writer; the lock of the data folder sees to that."""

    def __init__(self, path: Path, envelopes: tuple[Line, ...], length: int) -> None:
        """Take over a file known to hold exactly these lines; use `create` or `open_journal`."""
        self.path = path
        self._length = length
        self._count = len(envelopes)
        self._ids = {envelope.id for envelope in envelopes}
        self._first = envelopes[0].id
        self._tidy = True
        with translating(path):
            self._fd = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))

    @classmethod
    def create(cls, path: Path, start: Line) -> Self:
        """Begin a journal with its start line, which is there whole or not at all."""
        if start.n != 0 or start.kind is not Kind.START:
            msg = f"A journal begins with line 0 of kind start, not line {start.n} of kind {start.kind}."
            raise ValueError(msg)
        if path.exists():
            msg = f"{path} exists, a journal is never written over."
            raise FileExistsError(msg)
        line = encode(start)
        with translating(path):
            files.replace(path, line)
        return cls(path, (start,), len(line))

    @property
    def count(self) -> int:
        """How many lines there are, and so the `n` of the next."""
        return self._count

    @property
    def is_open(self) -> bool:
        """Can lines still be appended?"""
        return self._fd >= 0

    def append(self, envelope: Line) -> None:
        """Write one line and wait for the disk; a StorageError means that nothing of it was kept."""
        if wrong := problem(envelope, self._count, self._ids):
            raise ValueError(wrong)
        line = encode(envelope, self._first)
        try:
            self._write(line)
        except OSError as error:
            self._after_failure(error)
            raise from_os_error(error, self.path) from error
        self._length += len(line)
        self._count += 1
        self._ids.add(envelope.id)

    def _write(self, line: bytes) -> None:
        if not self._tidy:
            self._cut_back()
        self._tidy = False  # until the disk has confirmed the line, whatever is behind the last good byte is waste
        written = os.write(self._fd, line)
        if written != len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))  # a file is cut short only where space ends
        files.sync(self._fd)
        self._tidy = True

    def _cut_back(self) -> None:
        """Remove what a failed append left behind."""
        os.ftruncate(self._fd, self._length)
        files.sync(self._fd)
        self._tidy = True

    def _after_failure(self, failure: OSError) -> None:
        """Try to cut back at once; if the disk refuses even that, the next append tries before it writes."""
        try:
            self._cut_back()
        except OSError as error:
            failure.add_note(f"cutting back to {self._length} bytes failed too: {error}")

    def close(self) -> None:
        """Let go of the file; every line is on the disk already."""
        if self.is_open:
            os.close(self._fd)
            self._fd = -1  # the system gives the number to the next file: a late append must not land in there

    def __enter__(self) -> Self:
        """Use it in a `with`."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()


@dataclass(frozen=True)
class OpenedJournal:
    """A journal ready for more lines, and the lines it holds."""

    journal: Journal
    envelopes: tuple[Line, ...]


def read_journal(path: Path) -> Scan:
    """Read a journal and repair nothing."""
    return scan(_read(path), path.name)


def open_journal(path: Path, notices: Notices, clock: Clock) -> OpenedJournal:
    """Open a journal for more lines, repaired if need be; one without a readable start raises StorageError."""
    found = repair_journal(path, notices, clock)
    return OpenedJournal(Journal(path, found.envelopes, found.good), found.envelopes)


def repair_journal(path: Path, notices: Notices, clock: Clock) -> Scan:
    """Read a journal; what cannot be trusted is kept aside first, then cut off, and a notice says so."""
    data = _read(path)
    found = scan(data, path.name)
    with translating(path):
        if not found.envelopes:
            moved = files.move_aside(path, "corrupt", clock.now())
            raise StorageError(StorageCode.UNREADABLE_JOURNAL, file=path.name, moved=str(moved))
        if found.damaged:
            moved = files.copy_aside(path, "damaged", clock.now(), data)
            notices.add(StorageCode.DAMAGED_JOURNAL, file=path.name, moved=str(moved), steps=found.steps)
        elif found.torn:
            moved = files.copy_aside(path.with_suffix(""), "torn", clock.now(), data[found.good :])
            notices.add(StorageCode.TORN_STEP, file=path.name, moved=str(moved))
        if len(data) != found.good:
            _truncate(path, found.good)
    return found


def keep_damaged(path: Path, notices: Notices, clock: Clock) -> None:
    """Keep a copy of a journal that is about to be replaced, if anything in it cannot be read."""
    data = _read(path)
    found = scan(data, path.name)
    if len(data) == found.good:
        return
    with translating(path):
        moved = files.copy_aside(path, "damaged", clock.now(), data)
    notices.add(StorageCode.DAMAGED_JOURNAL, file=path.name, moved=str(moved), steps=found.steps)


def _read(path: Path) -> bytes:
    with translating(path):
        try:
            return path.read_bytes()
        except FileNotFoundError as error:
            raise StorageError(StorageCode.NOT_FOUND, file=path.name) from error


def _truncate(path: Path, length: int) -> None:
    with path.open("rb+") as file:
        os.ftruncate(file.fileno(), length)
        files.sync(file.fileno())

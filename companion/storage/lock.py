"""One running Tableside per data folder: two writers would overwrite each other.

The system's own file lock is used, which dies with its process: after kill -9 or a power cut the folder is free.
"""

import contextlib
import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from companion.storage import files
from companion.storage.errors import StorageCode, StorageError, translating

LOCK_FILE = "tableside.lock"
"""The file's name; it stays when the app ends, only the lock on it counts."""

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """On Windows a locked byte cannot be read by others, so we lock one far behind the text."""

    def _take(fd: int) -> bool:
        """Take the lock without waiting; False if another process has it."""
        os.lseek(fd, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(fd: int) -> bool:
        """Take the lock without waiting; False if another process has it."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class FolderLock:
    """Holds the lock on a data folder until closed."""

    def __init__(self, folder: Path) -> None:
        """Take the lock, or raise StorageError(locked) with the address of whoever has it."""
        self._path = folder / LOCK_FILE
        self.last_start: datetime | None = None
        """When somebody held it last, by the clock of that time."""
        self.was_broken = False
        """Whether whoever held it last was killed: who closes leaves the file empty."""
        self.stray: Path | None = None
        """Where something lies that was in the place of our file."""
        with translating(self._path):
            if self._path.is_file():
                self.last_start = datetime.fromtimestamp(self._path.stat().st_mtime, UTC)
            if self._path.is_dir():
                self.stray = files.move_aside(self._path, "stray", datetime.now(UTC))
            self._fd = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
            if not _take(self._fd):
                self._release()
                raise _locked_error(self._path)
            self.was_broken = os.fstat(self._fd).st_size > 0

    @classmethod
    def taken(cls, folder: Path, address: str = "") -> Self:
        """Take the lock and write our address for whoever comes second."""
        lock = cls(folder)
        try:
            lock.announce(address)
        except StorageError:  # a full disk: whoever comes next must not find the folder taken
            lock.close()
            raise
        return lock

    def announce(self, address: str) -> None:
        """Write who we are; call again once the address is known."""
        text = json.dumps({"pid": os.getpid(), "address": address}).encode()
        with translating(self._path):
            os.ftruncate(self._fd, 0)
            os.lseek(self._fd, 0, os.SEEK_SET)
            os.write(self._fd, text)
            files.sync(self._fd)

    def close(self) -> None:
        """Free the folder, and leave word that nothing was cut off."""
        if self._fd >= 0:
            with contextlib.suppress(OSError):
                os.ftruncate(self._fd, 0)
        self._release()

    def _release(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def _locked_error(path: Path) -> StorageError:
    pid, address = _owner(path)
    known = int(bool(address))
    return StorageError(StorageCode.LOCKED, path=str(path.parent), pid=pid, address=address, known=known)


def _owner(path: Path) -> tuple[int, str]:
    """Read who holds the lock; it may be just about to write it, then both are unknown."""
    try:
        row = json.loads(path.read_bytes())
        return int(row["pid"]), str(row["address"])
    except (ValueError, KeyError, TypeError):
        return 0, ""

"""What can go wrong on disk: one stable code per sentence, never a sentence in code."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from scorers.core.issues import CompanionError


class StorageCode(StrEnum):
    """Every error and notice of storage; the sentence is the message `storage-<code>` with the params."""

    FULL_DISK = "full-disk"
    """No space left; params: path."""
    READ_ONLY = "read-only"
    """The folder or file may not be written; params: path."""
    NO_FOLDER = "no-folder"
    """The data folder cannot be made; params: path, detail."""
    DISK_FAILED = "disk-failed"
    """Any other failure of the disk; params: path, detail."""
    LOCKED = "locked"
    """Another running Tableside owns the folder; params: path, pid, address, known (1 if address is known, else 0)."""
    NEWER_VERSION = "newer-version"
    """Written by a newer Tableside, left untouched; params: file, found, known."""
    NOT_FOUND = "not-found"
    """No such table or file; params: file."""
    BAD_IMPORT = "bad-import"
    """A file to import does not hold what it should; params: where, problem."""
    TABLE_REPLACED = "table-replaced"
    """A copy that is further on has taken the table's place meanwhile: the step was made at the old one."""
    UNREADABLE_MOVED = "unreadable-moved"
    """Unreadable and without a backup: moved aside, begun anew; params: what, file, moved."""
    UNREADABLE_JOURNAL = "unreadable-journal"
    """A journal whose start cannot be read, moved aside; params: file, moved."""
    BACKUP_LOADED = "backup-loaded"
    """Unreadable: moved aside, the backup is in use; params: what, file, moved."""
    MISSING_RESTORED = "missing-restored"
    """The file was gone, the backup is in use; params: what, file."""
    ENTRIES_SALVAGED = "entries-salvaged"
    """Some entries were unreadable; params: what, file, moved, restored (from the backup), lost."""
    TORN_STEP = "torn-step"
    """The last step of a table was cut off before it was confirmed; params: file, moved."""
    DAMAGED_JOURNAL = "damaged-journal"
    """A table is damaged in the middle; params: file, moved, steps (that could be read)."""
    STRAY_MOVED = "stray-moved"
    """A folder or the like had the name of one of our files, or a file that of a folder; params: file, moved."""
    JOURNAL_MISSING = "journal-missing"
    """A listed table has no journal, and is listed no more; params: file."""
    STEPS_MISSING = "steps-missing"
    """The journal of a finished play ends too early; params: file, n (steps)."""
    RESULT_REBUILT = "result-rebuilt"
    """The points of a play could not be read and were worked out anew from its journal; params: file, moved, known."""
    PLAY_RELISTED = "play-relisted"
    """A finished play that the list did not know was found and listed again; params: table."""
    TABLE_RELISTED = "table-relisted"
    """A table that no list knew any more was found and listed again; params: table."""


Params = dict[str, str | int]
"""Typed values for a message."""


class StorageError(CompanionError):
    """Something could not be stored or read; nothing was acknowledged and nothing was lost."""

    def __init__(self, code: StorageCode, **params: str | int) -> None:
        """Keep the code and its params for the screen; the text is for logs."""
        self.code = code
        self.params: Params = params
        values = ", ".join(f"{name}={value}" for name, value in params.items())
        super().__init__(f"{code}: {values}")

    @property
    def message_id(self) -> str:
        """The id of the sentence in the catalogue."""
        return f"storage-{self.code}"


@dataclass(frozen=True)
class Notice:
    """Something the user should know although the app goes on."""

    code: StorageCode
    params: Params

    @property
    def message_id(self) -> str:
        """The id of the sentence in the catalogue."""
        return f"storage-{self.code}"


@dataclass
class Notices:
    """Collects notices until a screen shows them; one per store."""

    _items: list[Notice] = field(default_factory=list)

    def add(self, code: StorageCode, **params: str | int) -> None:
        """Keep one more notice."""
        self._items.append(Notice(code, params))

    def __len__(self) -> int:
        """Return how many are not yet taken."""
        return len(self._items)

    def take(self) -> tuple[Notice, ...]:
        """Return all notices not yet taken, oldest first."""
        items = tuple(self._items)
        self._items.clear()
        return items


FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
"""The system's words for: no space left."""
FORBIDDEN = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})
"""The system's words for: not writable."""


def from_os_error(error: OSError, path: Path) -> StorageError:
    """Turn the system's error into ours."""
    if error.errno in FULL:
        return StorageError(StorageCode.FULL_DISK, path=str(path))
    if error.errno in FORBIDDEN:
        return StorageError(StorageCode.READ_ONLY, path=str(path))
    return StorageError(StorageCode.DISK_FAILED, path=str(path), detail=error.strerror or str(error))


@contextmanager
def translating(path: Path) -> Iterator[None]:
    """Let no OSError leave storage: it becomes a StorageError naming the path."""
    try:
        yield
    except OSError as error:
        raise from_os_error(error, path) from error

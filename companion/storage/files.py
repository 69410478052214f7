"""Writing whole files so that a crash leaves the old one or the new one, never half."""

import errno
import os
import sys
from datetime import datetime
from io import FileIO
from pathlib import Path

TEMPORARY = ".tmp"
"""Ending of a file being written; one fixed name, so a crash leaves at most one behind."""
BACKUP = ".bak"
"""Ending of the copy before the last change."""
OURS = (TEMPORARY, BACKUP, ".json", ".jsonl")
"""How the names of our files end."""


def sync(fd: int) -> None:
    """Wait until the bytes are on the disk."""
    if sys.platform == "linux":
        os.fdatasync(fd)  # also writes a changed length; spares only the timestamps
    else:
        os.fsync(fd)


def sync_folder(folder: Path) -> None:
    """Wait until the names in the folder are on the disk; Windows has no such call."""
    if sys.platform == "win32":
        return
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def write_synced(path: Path, data: bytes) -> None:
    """Write a file of its own and wait for the disk; on failure nothing of it stays."""
    try:
        with path.open("wb", buffering=0) as file:
            view = memoryview(data)
            while view:
                view = view[os.write(file.fileno(), view) :]
            os.fsync(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise


def append_synced(path: Path, data: bytes) -> None:
    """Add to the end of a file and wait for the disk; on failure nothing of it stays.

    What a crash has left of a last line was never confirmed to anybody, and is cut off first.
    """
    fresh = not path.exists()
    with path.open("ab+", buffering=0) as file:
        length = _whole_lines(file)
        file.truncate(length)
        try:
            _write_whole(file, data)
            sync(file.fileno())
        except OSError:
            file.truncate(length)
            raise
    if fresh:
        sync_folder(path.parent)


def _write_whole(file: FileIO, data: bytes) -> None:
    """Write all or fail: a file is cut short only where space ends."""
    if file.write(data) != len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _whole_lines(file: FileIO) -> int:
    """Return how long a file is without what stands after its last newline."""
    length = file.seek(0, os.SEEK_END)
    end = length
    while end:
        begin = max(0, end - 4096)
        file.seek(begin)
        found = file.read(end - begin).rfind(b"\n")
        if found >= 0:
            return begin + found + 1
        end = begin
    return 0


def temporary(path: Path) -> Path:
    """Return the name under which the next version of a file is written."""
    return path.with_name(path.name + TEMPORARY)


def backup(path: Path) -> Path:
    """Return the name of a file's one backup."""
    return path.with_name(path.name + BACKUP)


def stage(path: Path, data: bytes) -> None:
    """Write the next version beside the file, safe on disk, not yet in force."""
    write_synced(temporary(path), data)


def commit(path: Path) -> None:
    """Put the staged version in force; the caller syncs the folder."""
    temporary(path).replace(path)


def keep_backup(path: Path) -> None:
    """Copy the version in force to the backup, itself written safely.

    A copy and not a hard link: phones and FAT sticks refuse links, and renaming would leave a moment without any file.
    """
    if path.exists():
        stage(backup(path), path.read_bytes())
        commit(backup(path))


def first_backup(path: Path) -> None:
    """Copy the version in force to the backup if there is none yet: a file that is lost is missed by it."""
    if path.exists() and not backup(path).exists():
        keep_backup(path)


def replace(path: Path, data: bytes) -> None:
    """Replace a file by a new version, atomically and lastingly."""
    stage(path, data)
    commit(path)
    sync_folder(path.parent)


def aside(path: Path, word: str, now: datetime) -> Path:
    """Return a free name beside a file, such as `people.json.corrupt-20260101T120000Z`."""
    return free(path.with_name(f"{path.name}.{word}-{now:%Y%m%dT%H%M%SZ}"))


def free(path: Path) -> Path:
    """Return this name, or one like it that nobody has."""
    name, number = path, 1
    while name.exists():
        number += 1
        name = path.with_stem(f"{path.stem}-{number}")
    return name


def sweep(folder: Path) -> tuple[list[str], list[Path]]:
    """Remove what a crash left half written, which was never in force.

    Returns the names of all other files, and whatever is no file but has the name of one of ours.
    """
    with os.scandir(folder) as found:
        entries = list(found)
    plain = [entry.name for entry in entries if entry.is_file()]
    for name in plain:
        if name.endswith(TEMPORARY):
            (folder / name).unlink(missing_ok=True)
    strays = [folder / entry.name for entry in entries if entry.name.endswith(OURS) and not entry.is_file()]
    return [name for name in plain if not name.endswith(TEMPORARY)], strays


def move_aside(path: Path, word: str, now: datetime) -> Path:
    """Move a file out of the way without losing a byte, and return its new place."""
    target = aside(path, word, now)
    path.replace(target)
    sync_folder(path.parent)
    return target


def copy_aside(path: Path, word: str, now: datetime, data: bytes) -> Path:
    """Keep a copy of these bytes of a file beside it, and return its place."""
    target = aside(path, word, now)
    write_synced(target, data)
    sync_folder(target.parent)
    return target

"""What is looked at when a folder is opened: every loss is said at the start, with where the rest lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from companion.storage import files
from companion.storage.envelope import is_whole
from companion.storage.errors import StorageCode, StorageError, translating
from companion.storage.journal import repair_journal
from companion.storage.records import Play, PlayResult

if TYPE_CHECKING:
    from companion.storage.store import Store


def make_folder(store: Store, folder: Path) -> None:
    """Make a folder of ours; a file that has its name is moved out of the way."""
    with translating(folder):
        if folder.exists() and not folder.is_dir():
            _move_stray(store, folder)
        folder.mkdir(exist_ok=True)


def swept(store: Store, folder: Path) -> list[str]:
    """Return the names of all files in a folder, rid of what a crash has left half written and of what is no file."""
    with translating(folder):
        names, strays = files.sweep(folder)
        for stray in strays:
            _move_stray(store, stray)
    return names


def _move_stray(store: Store, path: Path) -> None:
    moved = files.move_aside(path, "stray", store.clock.now())
    store.notices.add(StorageCode.STRAY_MOVED, file=path.name, moved=str(moved))


def check_lists(store: Store) -> None:
    """Read every list that is short; what is damaged is mended or moved aside. Only a newer Tableside's stays."""
    documents = (store.settings, store.people, store.printed, store.last_tables, store.tables, store.clocks)
    for shelf in (*documents, store.doors, store.keys):
        try:
            shelf.all()
            with translating(shelf.path):
                files.first_backup(shelf.path)
        except StorageError as error:
            if error.code is StorageCode.NEWER_VERSION:
                raise
            store.notices.add(error.code, **error.params)


def check_tables(store: Store) -> None:
    """Look at the journal of every listed table; one that has none any more is not listed."""
    gone = [entry.id for entry in store.tables.all() if not _has_journal(store, entry.id)]
    if gone:
        store.tables.remove(*gone)


def _has_journal(store: Store, table: str) -> bool:
    path = store.journal_path(table)
    if not path.exists():
        store.notices.add(StorageCode.JOURNAL_MISSING, file=path.name)
        return False
    try:
        mend_journal(store, path)
    except StorageError as error:
        store.notices.add(error.code, **error.params)
        return error.code is not StorageCode.UNREADABLE_JOURNAL
    return True


def mend_journal(store: Store, path: Path) -> None:
    """Look at a journal swiftly, and mend it where it is not as it was written."""
    with translating(path):
        data = path.read_bytes()
    if not is_whole(data):
        repair_journal(path, store.notices, store.clock)


@dataclass(frozen=True)
class Bare:
    """What can be worked out anew by who knows the games."""

    results: Mapping[str, str]
    """Plays whose points are missing, or were moved aside: there."""
    journals: tuple[str, ...]
    """Journals among the plays that no list knows."""


def check_plays(store: Store) -> Bare:
    """Look at everything about finished plays, which may be thousands."""
    plays = store.plays
    plays.shelf.check()
    names = set(swept(store, plays.folder))
    listed = {play.id: play for play in plays.all()}
    for play in listed.values():
        _check_steps(store, play, names)
    found = {play: plays.result_or_aside(play) for play in sorted(listed)}
    results = {play: str(result or "") for play, result in found.items() if not isinstance(result, PlayResult)}
    known = listed.keys() | {entry.id for entry in store.tables.all()}
    ids = (name.removesuffix(".jsonl") for name in names if name.endswith(".jsonl"))
    return Bare(results, tuple(sorted(set(ids) - known)))


def _check_steps(store: Store, play: Play, names: set[str]) -> None:
    """Look at the journal of a play; what is missing of it is said once, and the rest is all there is from now on."""
    path = store.place(play.id, finished=True)
    if play.steps is None and path.name not in names:
        return
    said = len(store.notices)
    steps = path.read_bytes().count(b"\n") if _has_journal(store, play.id) else None
    if play.steps is None or (steps is not None and steps >= play.steps):
        return
    if len(store.notices) == said:
        store.notices.add(StorageCode.STEPS_MISSING, file=path.name, n=play.steps - (steps or 0))
    store.plays.shelf.put(Play.model_validate({**play.model_dump(), "steps": steps}))

"""What the app asks of storage; behind it are TinyDB documents, on a server it may be a database."""

import json
from datetime import datetime
from pathlib import Path
from typing import Protocol, TypeVar

from companion.storage import files
from companion.storage.documents import Shelf
from companion.storage.errors import Notices, StorageCode, translating
from companion.storage.records import (
    LastTable,
    Person,
    Play,
    PlayResult,
    PrintedValues,
    Record,
    Settings,
    TableClock,
    TableEntry,
)
from timers.clock import Clock

R = TypeVar("R", bound=Record)


class Repository(Protocol[R]):
    """Records of one kind, found by their key, replaced whole."""

    def all(self) -> tuple[R, ...]:
        """Return all records, in the order they were first put."""
        ...

    def get(self, key: str) -> R | None:
        """Return the record with this key."""
        ...

    def put(self, record: R) -> None:
        """Add the record, or replace the one with its key."""
        ...

    def remove(self, *keys: str) -> None:
        """Remove the records with these keys, as far as they are there."""
        ...


class PlayRepository(Protocol):
    """Finished plays. Reading the list costs time with thousands of them: ask for it on the screens that show it."""

    def listed(self) -> tuple[Play, ...]:
        """Return the plays that are not deleted, the newest first."""
        ...

    def all(self) -> tuple[Play, ...]:
        """Return all plays, also those deleted but not yet purged."""
        ...

    def get(self, key: str) -> Play | None:
        """Return one play."""
        ...

    def result(self, key: str) -> PlayResult | None:
        """Return how one play was scored."""
        ...

    def add(self, play: Play, result: PlayResult) -> None:
        """Add a finished play, or replace it."""
        ...

    def delete(self, key: str) -> None:
        """Take a play off the list; `restore` brings it back until it is purged."""
        ...

    def restore(self, key: str) -> None:
        """Undo a deletion."""
        ...


SettingsRepository = Repository[Settings]
PeopleRepository = Repository[Person]
PrintedRepository = Repository[PrintedValues]
LastTableRepository = Repository[LastTable]
TableRepository = Repository[TableEntry]
ClockRepository = Repository[TableClock]


class StoredPlays:
    """Plays in one document of short lines, each breakdown in a file of its own."""

    def __init__(self, folder: Path, notices: Notices, clock: Clock) -> None:
        """Nothing is read or written before it is needed."""
        self.shelf = Shelf(folder, Play, notices, clock)
        self.folder = folder / "plays"
        self._notices = notices
        self._clock = clock

    def listed(self) -> tuple[Play, ...]:
        """Return the plays that are not deleted, the newest first."""
        plays = (play for play in self.shelf.all() if play.deleted_at is None)
        return tuple(sorted(plays, key=lambda play: play.finished_at, reverse=True))

    def all(self) -> tuple[Play, ...]:
        """Return all plays, also those deleted but not yet purged."""
        return self.shelf.all()

    def get(self, key: str) -> Play | None:
        """Return one play."""
        return self.shelf.get(key)

    def result(self, key: str) -> PlayResult | None:
        """Return how one play was scored; an unreadable one is moved aside and a notice says so."""
        path = self.result_path(key)
        with translating(path):
            if not path.exists():
                return None
            try:
                return PlayResult.from_row(_parse(path), path.name)
            except ValueError:
                moved = files.move_aside(path, "corrupt", self._clock.now())
                self._notices.add(StorageCode.UNREADABLE_MOVED, what=PlayResult.KIND, file=path.name, moved=str(moved))
                return None

    def add(self, play: Play, result: PlayResult) -> None:
        """Add a finished play, or replace it; the breakdown first, so that no listed play lacks it."""
        path = self.result_path(result.id)
        with translating(path):
            self.folder.mkdir(exist_ok=True)
            files.replace(path, serialise_result(result))
        self.shelf.put(play)

    def delete(self, key: str) -> None:
        """Take a play off the list; `restore` brings it back until it is purged."""
        self._mark(key, self._clock.now())

    def restore(self, key: str) -> None:
        """Undo a deletion."""
        self._mark(key, None)

    def purge(self, *keys: str) -> None:
        """Forget plays for good."""
        self.shelf.remove(*keys)
        for key in keys:
            with translating(self.result_path(key)):
                self.result_path(key).unlink(missing_ok=True)

    def result_path(self, key: str) -> Path:
        """Return where a play's breakdown lies."""
        return self.folder / f"{key}.json"

    def _mark(self, key: str, moment: datetime | None) -> None:
        if play := self.shelf.get(key):
            self.shelf.put(Play.model_validate({**play.model_dump(), "deleted_at": moment}))


def _parse(path: Path) -> object:
    """Read JSON; deep nesting only ever comes from damage."""
    try:
        return json.loads(path.read_bytes())
    except RecursionError as error:
        raise ValueError(str(error)) from error


def serialise_result(result: PlayResult) -> bytes:
    """Return the file of a play's breakdown, readable by a person."""
    return (json.dumps(result.to_row(), ensure_ascii=False, indent=1) + "\n").encode()

"""Finished plays: one list of short lines, and a file for each with every point."""

import json
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from companion.storage import files
from companion.storage.documents import Lock
from companion.storage.errors import Notices, StorageCode, translating
from companion.storage.growing import GrowingShelf
from companion.storage.records import Play, PlayResult
from companion.storage.seal import sealed, unsealed
from timers.clock import Clock


class StoredPlays:
    """Plays in one list of short lines, each breakdown in a file of its own."""

    def __init__(self, folder: Path, notices: Notices, clock: Clock, lock: Lock | None = None) -> None:
        """Read and write nothing before it is needed."""
        self.shelf = GrowingShelf(folder, Play, notices, clock, lock)
        self.folder = folder / "plays"
        self._notices = notices
        self._clock = clock

    def listed(self) -> tuple[Play, ...]:
        """Return the plays that are not deleted, the newest first."""
        return in_order(self.shelf.all())

    def all(self) -> tuple[Play, ...]:
        """Return all plays, also those deleted but not yet purged."""
        return self.shelf.all()

    def get(self, key: str) -> Play | None:
        """Return one play."""
        return self.shelf.get(key)

    def result(self, key: str) -> PlayResult | None:
        """Return how one play was scored; an unreadable one is moved aside and a notice says so."""
        found = self.result_or_aside(key)
        if isinstance(found, PlayResult):
            return found
        if found is not None:
            name = self.result_path(key).name
            self._notices.add(StorageCode.UNREADABLE_MOVED, what=PlayResult.KIND, file=name, moved=str(found))
        return None

    def result_or_aside(self, key: str) -> PlayResult | Path | None:
        """Return how one play was scored, or where an unreadable one has been moved, or nothing if there is none."""
        path = self.result_path(key)
        with translating(path):
            if not path.exists():
                return None
            try:
                return self._read(path, key)
            except ValueError:
                return files.move_aside(path, "corrupt", self._clock.now())

    @staticmethod
    def _read(path: Path, key: str) -> PlayResult:
        """Read the result of a play; ValueError if it is none, or another's."""
        if not path.is_file():
            msg = "a file was expected"
            raise ValueError(msg)
        result = PlayResult.from_row(_parse(path), path.name)
        if result.id != key:
            msg = f"{key} was expected, not {result.id}"
            raise ValueError(msg)
        return result

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
        """Forget plays for good, as far as there are any."""
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


def in_order(plays: Iterable[Play], *, deleted: bool = False) -> tuple[Play, ...]:
    """Return plays as they are listed: those that are not deleted, or those that are, the newest first."""
    listed = (play for play in plays if (play.deleted_at is not None) is deleted)
    return tuple(sorted(listed, key=lambda play: play.finished_at, reverse=True))


def _parse(path: Path) -> object:
    """Read JSON; deep nesting only ever comes from damage."""
    try:
        return json.loads(unsealed(path.read_bytes().removesuffix(b"\n")))
    except RecursionError as error:
        raise ValueError(str(error)) from error


def serialise_result(result: PlayResult) -> bytes:
    """Return the file of a play's breakdown, readable by a person, with its checksum."""
    return sealed(json.dumps(result.to_row(), ensure_ascii=False, indent=1).encode())

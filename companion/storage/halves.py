"""What was half answered when the app ended, for its next start.

Nothing of a play depends on it: it waits for no disk, and what cannot be written or read is let go without a word.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from companion.storage import files
from scorers.core.forms import Answer


class Half(BaseModel):
    """What one device has half answered at a table."""

    model_config = ConfigDict(frozen=True)

    drafts: dict[str, dict[str, Answer]] = {}
    """By move and ask."""
    form: str = ""
    """The move whose form is open, if there is one."""


NOTHING: Final = Half()

_FILE: Final = TypeAdapter(dict[str, Half])


class Halves:
    """The half answers of all devices, a small file for each table."""

    def __init__(self, folder: Path) -> None:
        """Read nothing before somebody asks."""
        self._folder = folder / "halves"
        self._found: dict[str, dict[str, Half]] = {}
        self._taken: set[tuple[str, str]] = set()

    def take(self, table: str, who: str) -> Half:
        """Return what a device had half answered when the app ended; the first of its pages gets it."""
        half = NOTHING if (table, who) in self._taken else self._of(table).get(who, NOTHING)
        self._taken.add((table, who))
        return half

    def keep(self, table: str, who: str, half: Half) -> None:
        """Remember what a device has half answered by now."""
        found = self._of(table)
        if found.get(who, NOTHING) == half:
            return
        found[who] = half
        left = {who: half for who, half in found.items() if half != NOTHING}
        path = self._path(table)
        with suppress(OSError):
            if left:
                self._folder.mkdir(exist_ok=True)
                files.temporary(path).write_bytes(_FILE.dump_json(left))
                files.commit(path)
            else:
                path.unlink(missing_ok=True)

    def only(self, tables: Collection[str]) -> None:
        """Forget those of all other tables."""
        with suppress(OSError):
            for path in self._folder.iterdir():
                if path.stem not in tables:
                    path.unlink()

    def _of(self, table: str) -> dict[str, Half]:
        if table not in self._found:
            self._found[table] = {}
            with suppress(OSError, ValidationError):
                self._found[table] = _FILE.validate_json(self._path(table).read_bytes())
        return self._found[table]

    def _path(self, table: str) -> Path:
        return self._folder / f"{table}.json"

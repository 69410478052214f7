"""What the storage tests build again and again."""

import errno
import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import JsonValue

from companion.storage import Kind, Line, Play, PlayResult, PlaySeat, Store, TableEntry
from companion.storage.envelope import encode_all
from timers import FakeClock

CLOCK: dict[str, JsonValue] = {"table": {"seconds": 0}, "seats": {}, "acting": "s1"}
START = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)


def line(n: int, kind: Kind = Kind.DO, *, id: str | None = None, who: str = "ala") -> Line:  # noqa: A002
    """Line n of a journal; line 0 is always a start."""
    kind = Kind.START if n == 0 else kind
    event: dict[str, JsonValue] | None = None
    if kind in (Kind.START, Kind.DO):
        event = {"slug": "little_town", "step": n, "name": "Żółw 🐢"}
    at = START + timedelta(seconds=n)
    return Line(n=n, id=id or f"command-{n}", at=at, who=who, kind=kind, event=event)


def lines(count: int) -> tuple[Line, ...]:
    return tuple(line(n) for n in range(count))


def bytes_of(*envelopes: Line) -> bytes:
    return encode_all(envelopes) if envelopes else b""


def entry(table: str = "t1") -> TableEntry:
    return TableEntry(id=table, slug="little_town", title="Little Town", players=("Ala", "Ola"), updated=START)


def play(table: str = "t1", minutes: int = 60) -> Play:
    seats = (PlaySeat(name="Ala", points=31, rank=1), PlaySeat(name="Ola", points=27, rank=2))
    finished = START + timedelta(minutes=minutes)
    return Play(
        id=table,
        slug="little_town",
        title="Little Town",
        started_at=START,
        finished_at=finished,
        seats=seats,
        seconds=9,
    )


def result(table: str = "t1") -> PlayResult:
    return PlayResult(id=table, slug="little_town", ruleset="2024-1", breakdown={"lines": [{"points": 3}]})


def new_store(folder: Path) -> Store:
    return Store.open(folder, clock=FakeClock(START), app_version="1.0.0")


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


class Disk:
    """A disk that can be told to fail."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def fails(self, *calls: str, code: int = errno.ENOSPC) -> None:
        """Let these calls of `os` fail from now on."""

        def failing(*_: object) -> int:
            raise OSError(code, os.strerror(code))

        for call in calls:
            self._patch.setattr(os, call, failing)

    def writes_short(self, size: int) -> None:
        """Let `os.write` take only some bytes and then stop."""
        real = os.write
        self._patch.setattr(os, "write", lambda fd, data: real(fd, bytes(data)[:size]))

    def records(self) -> list[str]:
        """Return a list that fills with the calls made from now on, in their order."""
        calls: list[str] = []
        for name in ("write", "fsync", "fdatasync", "replace"):
            if hasattr(os, name):
                self._patch.setattr(os, name, self._recording(name, calls))
        return calls

    @staticmethod
    def _recording(name: str, calls: list[str]) -> Callable[..., object]:
        real: Callable[..., object] = getattr(os, name)

        def recording(*args: object) -> object:
            calls.append("sync" if "sync" in name else name)
            return real(*args)

        return recording

    def recovers(self) -> None:
        """There is space again."""
        self._patch.undo()

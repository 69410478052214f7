"""Reading a journal line by line with the app as it is today."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.storage.envelope import scan
from companion.table.line import Kind, Line
from companion.table.table import Table
from scorers.core.events import Event
from scorers.core.registry import game
from scorers.core.setup import Setup
from tests.data_old.reading import AnyGame, AnyState, Reading, mark, where, whole
from timers.clock import FakeClock


class Nowhere:
    """A journal for a table nobody plays at."""

    def append(self, line: Line) -> None:
        raise AssertionError(line)


@dataclass(frozen=True)
class Folded:
    """A line and the states around it."""

    line: Line
    before: AnyState
    after: AnyState
    event: Event | None
    """What was done, as it is written today; nothing where a step was undone or brought again."""


def opened(path: Path) -> tuple[AnyGame, Iterator[Folded]]:
    """A stored journal and its lines, folded one by one."""
    found = scan(gzip.decompress(path.read_bytes()), path.name)
    assert not found.damaged and not found.torn  # noqa: PT018
    start = found.envelopes[0].event
    assert start is not None
    known = game(str(start["slug"]))
    table = Table(known, Setup.model_validate(start["setup"]), Nowhere(), FakeClock())
    return known, _folded(table, found.envelopes[1:], int(str(start["schema"])))


def _folded(table: Table, envelopes: tuple[Line, ...], schema: int) -> Iterator[Folded]:
    for line in envelopes:
        before = table.state
        table.replay([line], schema)
        step = table.undo_step
        done = step.event if line.kind is Kind.DO and step is not None else None
        yield Folded(line, before, table.state, done)


def told(path: Path) -> Reading:
    """What a stored journal comes to: a mark for each line, everything at the close of each round and at the end."""
    found, lines = opened(path)
    marks: list[str] = []
    closes: dict[str, Reading] = {}
    last: AnyState | None = None
    for folded in lines:
        last = folded.after
        marks.append(mark(where(found, last)))
        if folded.line.digest is not None:
            closes[str(folded.line.n)] = whole(found, last)
    return {"marks": marks, "closes": closes, "end": None if last is None else whole(found, last)}

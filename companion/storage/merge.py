"""What an import would do, worked out before anything is touched: by id, and nothing is ever lost.

Lists of records: what comes in replaces what has the same key. A table is one whole - journal, entry or play, result,
clock - and the longer journal wins if one begins with the other; two that went different ways are both kept.
"""

import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from companion.storage.archive import PARTS, ArchivedTable
from companion.storage.envelope import encode
from companion.storage.records import Record

R = TypeVar("R", bound=Record)


class Outcome(StrEnum):
    """What becomes of one thing in the file."""

    ADDED = "added"
    REPLACED = "replaced"
    RETURNED = "returned"
    """Ours was deleted, or put away, since: it comes back."""
    IDENTICAL = "identical"
    KEPT = "kept"
    """Ours goes further than theirs and stays as it is."""
    COPIED = "copied"
    """Both went different ways: theirs comes in beside ours under a new id."""


@dataclass(frozen=True)
class Change:
    """One line of the preview."""

    section: str
    """settings, people, printed, last_tables or tables."""
    key: str
    """The key in the file."""
    title: str
    """What to call it on the screen; proper names, nothing to translate."""
    outcome: Outcome
    new_id: str | None = None
    """The id of a copied table."""


@dataclass(frozen=True)
class TablePlan:
    """What becomes of one table, and the form in which it comes in."""

    change: Change
    table: ArchivedTable
    """As it will be written: a copy has its new id already."""
    theirs: ArchivedTable
    """As it stands in the file."""

    @property
    def fresh(self) -> bool:
        """Whether nobody here knows it yet."""
        return self.change.outcome in (Outcome.ADDED, Outcome.COPIED)


def plan_records(theirs: Iterable[R], ours: Iterable[R], title: Callable[[R], str]) -> tuple[Change, ...]:
    """Plan a section that is a list of records."""
    known = {row.key: row for row in ours}
    return tuple(Change(row.KIND, row.key, title(row), _judge_record(row, known.get(row.key))) for row in theirs)


def _judge_record(theirs: Record, ours: Record | None) -> Outcome:
    if ours is None:
        return Outcome.ADDED
    return Outcome.IDENTICAL if theirs == ours else Outcome.REPLACED


def plan_table(
    theirs: ArchivedTable, ours: Callable[[str], ArchivedTable | None], clash: Callable[[str], bool]
) -> TablePlan:
    """Plan one table; `ours` finds what we have under an id, `clash` tells whether its files are another's here."""
    outcome = Outcome.COPIED if clash(theirs.id) else _judge_table(theirs, ours(theirs.id))
    if outcome is not Outcome.COPIED:
        return TablePlan(Change("tables", theirs.id, theirs.title, outcome), theirs, theirs)
    copy = renamed(theirs)
    later = plan_table(copy, ours, clash)  # the same file imported twice finds its copy there and adds no second one
    again = later.change.outcome
    shown = Outcome.COPIED if again is Outcome.ADDED else again
    return TablePlan(Change("tables", theirs.id, theirs.title, shown, later.table.id), later.table, theirs)


def _judge_table(theirs: ArchivedTable, ours: ArchivedTable | None) -> Outcome:
    found = _compared(theirs, ours)
    comes_back = found is Outcome.REPLACED and ours is not None and ours.deleted and not theirs.deleted
    return Outcome.RETURNED if comes_back else found


def _compared(theirs: ArchivedTable, ours: ArchivedTable | None) -> Outcome:
    if ours is None:
        return Outcome.ADDED
    if theirs == ours:
        return Outcome.IDENTICAL
    if theirs.lines == ours.lines:
        # An older export knows a table as open that was finished here since: its result must not go.
        return Outcome.KEPT if ours.play and not theirs.play else Outcome.REPLACED
    if theirs.lines[: len(ours.lines)] == ours.lines:
        return Outcome.REPLACED
    if ours.lines[: len(theirs.lines)] == theirs.lines:
        return Outcome.KEPT
    return Outcome.COPIED


def renamed(table: ArchivedTable) -> ArchivedTable:
    """Return the table under a new id, the same one each time for the same lines."""
    check = zlib.crc32(table.id.encode() + b"".join(encode(line) for line in table.lines))
    new_id = f"{table.id[:50]}-{check:08x}"
    parts = {name: _with_id(getattr(table, name), new_id) for name in PARTS}
    return ArchivedTable.model_validate({"id": new_id, "lines": table.lines, **parts})


def _with_id(record: Record | None, new_id: str) -> Record | None:
    return None if record is None else type(record).model_validate({**record.model_dump(), "id": new_id})

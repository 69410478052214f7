"""Everything in one readable JSON file, to keep or to carry to another device.

Reading validates all of it, down to the last line of the last journal, before anybody may touch anything.
"""

import json
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NoReturn, TypeVar

from pydantic import ValidationError

from companion.storage.envelope import decode, from_plain, problem, to_plain
from companion.storage.errors import StorageCode, StorageError
from companion.storage.migrations import Row, stamped, upgraded
from companion.storage.records import (
    Id,
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
from companion.table.line import Line, Moment
from scorers.core.base import Frozen

KIND = "archive"
"""The name of the archive's chain of migrations."""
MARK = "tableside"
"""The first name in the file, so that a stranger's JSON is told apart."""

LARGE = 1024 * 1024
"""From this size on the mark must stand where we write it."""
BEGIN = re.compile(rb'(\xef\xbb\xbf)?\s*\{\s*"' + MARK.encode() + rb'"')

R = TypeVar("R", bound=Record)
T = TypeVar("T")


class ArchivedTable(Frozen):
    """One table with everything that belongs to it: open (entry) or finished (play), and its journal."""

    id: Id
    entry: TableEntry | None = None
    play: Play | None = None
    result: PlayResult | None = None
    clock: TableClock | None = None
    lines: tuple[Line, ...] = ()

    @property
    def deleted(self) -> bool:
        """Whether it was deleted or put away."""
        named = self.play or self.entry
        return named is not None and named.deleted_at is not None

    @property
    def title(self) -> str:
        """What to call it."""
        named = self.play or self.entry
        return named.title if named else self.id


class Archive(Frozen):
    """Everything a data folder holds, or one table of it."""

    app_version: str
    exported_at: Moment
    settings: tuple[Settings, ...] = ()
    people: tuple[Person, ...] = ()
    printed: tuple[PrintedValues, ...] = ()
    last_tables: tuple[LastTable, ...] = ()
    tables: tuple[ArchivedTable, ...] = ()


SECTIONS: tuple[type[Settings] | type[Person] | type[PrintedValues] | type[LastTable], ...] = (
    Settings,
    Person,
    PrintedValues,
    LastTable,
)
"""The sections that are plain lists of records, in the order of the file."""
PARTS: Mapping[str, type[Record]] = MappingProxyType(
    {"entry": TableEntry, "play": Play, "result": PlayResult, "clock": TableClock}
)
"""The records that belong to one table."""


def write_archive(archive: Archive) -> bytes:
    """Return the file, indented for a person to read."""
    sections = {record.KIND: [row.to_row() for row in getattr(archive, record.KIND)] for record in SECTIONS}
    head = {"app_version": archive.app_version, "exported_at": archive.exported_at.isoformat()}
    tables = [_table_row(table) for table in archive.tables]
    row = {MARK: KIND, **stamped(KIND, {**head, **sections, "tables": tables})}
    return (json.dumps(row, ensure_ascii=False, indent=1) + "\n").encode()


def _table_row(table: ArchivedTable) -> Row:
    parts = {name: getattr(table, name) for name in PARTS}
    rows = {name: record.to_row() for name, record in parts.items() if record is not None}
    return {"id": table.id, **rows, "lines": [to_plain(line) for line in table.lines]}


def read_archive(data: bytes) -> Archive:
    """Read and validate a whole file; a StorageError(bad_import) names the first field that is wrong."""
    if len(data) > LARGE and not BEGIN.match(data):  # to look for the mark anywhere would take 25 times the memory
        _refuse(MARK, "this is not a file exported by Tableside")
    row = _object(_json(data), "")
    if row.pop(MARK, None) != KIND:
        _refuse(MARK, "this is not a file exported by Tableside")
    row = _attempt("", lambda: upgraded(KIND, row, "archive"))
    sections: dict[str, Any] = {record.KIND: _section(row, record) for record in SECTIONS}
    tables = _unique("tables", tuple(_table(*item) for item in _items(row.pop("tables", []), "tables")))
    return _attempt("", lambda: Archive.model_validate({**row, **sections, "tables": tables}))


def read_table(data: bytes) -> tuple[Line, ...]:
    """Read one table's journal for `companion replay`: a journal file as it is, or an export of one table."""
    if not _is_archive(data):
        return _lines_of_file(data)
    tables = read_archive(data).tables
    if len(tables) != 1:
        _refuse("tables", f"one table was expected, there are {len(tables)}")
    return tables[0].lines


def _is_archive(data: bytes) -> bool:
    """Is it one JSON object with our mark? A journal of several lines is no single object."""
    try:
        row = json.loads(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(row, dict) and MARK in row


def _lines_of_file(data: bytes) -> tuple[Line, ...]:
    texts = data.removesuffix(b"\n").split(b"\n")
    read: list[Line] = []
    for n, text in enumerate(texts, 1):
        read.append(_text_line(text, f"line {n}", read[0].id if read else ""))
    return _in_order(tuple(read), "line ", first=1)


def _text_line(text: bytes, where: str, journal: str) -> Line:
    return _attempt(where, lambda: decode(text, "journal", journal))


def _section(row: Row, record: type[R]) -> tuple[R, ...]:
    items = _items(row.pop(record.KIND, []), record.KIND)
    return _unique(record.KIND, tuple(_record(record, item, where) for item, where in items))


def _table(item: object, where: str) -> ArchivedTable:
    row = _object(item, where)
    parts: dict[str, Any] = {
        name: _record(record, row.pop(name), f"{where}.{name}") for name, record in PARTS.items() if name in row
    }
    lines = tuple(_line(*line) for line in _items(row.pop("lines", []), f"{where}.lines"))
    parts["lines"] = _in_order(lines, f"{where}.lines.", first=0)
    table = _attempt(where, lambda: ArchivedTable.model_validate({**row, **parts}))
    _same_id(table, where)
    return table


def _same_id(table: ArchivedTable, where: str) -> None:
    """Refuse records of another table under this one's id: they would end up in the wrong place."""
    for name in PARTS:
        record = getattr(table, name)
        if record is not None and record.key != table.id:
            _refuse(f"{where}.{name}.id", f"{table.id} was expected, not {record.key}")
    if table.result is not None and table.play is None:
        _refuse(f"{where}.play", "a result belongs to a finished play, which is missing")


def _line(item: object, where: str) -> Line:
    return _attempt(where, lambda: from_plain(item, "archive"))


def _in_order(lines: tuple[Line, ...], where: str, first: int) -> tuple[Line, ...]:
    """Refuse a journal with a gap or a command taken twice."""
    seen: set[str] = set()
    for n, line in enumerate(lines):
        if wrong := problem(line, n, seen):
            _refuse(f"{where}{n + first}", wrong)
        seen.add(line.id)
    return lines


def _record(record: type[R], item: object, where: str) -> R:
    return _attempt(where, lambda: record.from_row(item, "archive"))


def _unique(name: str, rows: tuple[T, ...]) -> tuple[T, ...]:
    """Refuse two rows with the same key, which may be the name of a file: one of them would be lost in silence."""
    seen: set[str] = set()
    for index, row in enumerate(rows):
        key = str(row.id if isinstance(row, ArchivedTable) else getattr(row, "key", None))
        if key.casefold() in seen:
            _refuse(f"{name}.{index}", f"{key} is there twice")
        seen.add(key.casefold())
    return rows


def _items(value: object, where: str) -> list[tuple[object, str]]:
    if not isinstance(value, list):
        _refuse(where, "a list was expected")
    return [(item, f"{where}.{index}") for index, item in enumerate(value)]


def _object(value: object, where: str) -> Row:
    if not isinstance(value, dict):
        _refuse(where, "an object was expected")
    return dict(value)


def _json(data: bytes) -> object:
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise StorageError(StorageCode.BAD_IMPORT, where="-", problem=f"this is not JSON: {error}") from error


def _attempt(where: str, build: Callable[[], T]) -> T:
    """Build a value; what is wrong with it becomes a StorageError with the path of the field."""
    try:
        return build()
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = ".".join(str(part) for part in (where, *first["loc"]) if part != "")
        raise StorageError(StorageCode.BAD_IMPORT, where=path or "-", problem=first["msg"]) from error
    except (ValueError, RecursionError) as error:
        raise StorageError(StorageCode.BAD_IMPORT, where=where or "-", problem=str(error)) from error


def _refuse(where: str, wrong: str) -> NoReturn:
    raise StorageError(StorageCode.BAD_IMPORT, where=where or "-", problem=wrong)

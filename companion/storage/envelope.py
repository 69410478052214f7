"""A line of a journal as bytes: its fields in an envelope.

A line is one JSON object with its version and, last, a checksum, see `seal`. From version 3 on the checksum is also
about the journal a line belongs to: one that got into another table's file is found.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pydantic import JsonValue

from companion.storage.migrations import SCHEMA, current, upgraded
from companion.storage.seal import is_sealed, sealed, unsealed
from companion.table.line import Kind, Line

KIND = "envelope"
"""The name of the envelope's chain of migrations."""
VERSION: Final = current(KIND)
"""The version written today."""


OF_NO_JOURNAL: Final = (b'{"schema":1,', b'{"schema":2,')
"""How lines begin whose checksum is about themselves alone."""


def encode(envelope: Line, journal: str = "") -> bytes:
    r"""Return the line, newline included; `journal`: the id of its first line, for all lines after that.

    >>> from datetime import UTC, datetime
    >>> encode(Line(n=2, id="c2", at=datetime(2026, 1, 1, tzinfo=UTC), who="ala", kind=Kind.UNDO))
    b'{"schema":3,"n":2,"id":"c2","at":"2026-01-01T00:00:00Z","who":"ala","kind":"undo","crc":"d631fe1b"}\n'
    """
    fields = envelope.model_dump_json(exclude_defaults=True).encode()
    return sealed(b'{"schema":%d,%b' % (VERSION, fields[1:]), journal)


def encode_all(envelopes: Iterable[Line]) -> bytes:
    """Return a whole journal."""
    first, *others = envelopes
    return b"".join((encode(first), *(encode(line, first.id) for line in others)))


def decode(line: bytes, file: str, journal: str = "") -> Line:
    """Read a line of any known version, without its newline; ValueError if it is none, or none of that journal."""
    return from_plain(json.loads(unsealed(line, "" if line.startswith(OF_NO_JOURNAL) else journal)), file)


def is_whole(data: bytes) -> bool:
    """Tell swiftly whether a journal is as it was written: every line in its place, with the right checksum."""
    *lines, tail = data.split(b"\n")
    try:
        first = decode(lines[0], "").id if lines else ""
        for n, line in enumerate(lines):
            unsealed(line, first if n else "")
    except (ValueError, RecursionError):
        return False
    begin = b'{"schema":%d,"n":%%d,' % VERSION
    in_order = all(line.startswith(begin % n) and is_sealed(line) for n, line in enumerate(lines))
    return bool(lines) and not tail and in_order


def from_plain(row: object, file: str) -> Line:
    """Build an envelope from a line's JSON object, as an export holds it."""
    return Line.model_validate(upgraded(KIND, row, file))


def to_plain(envelope: Line) -> dict[str, JsonValue]:
    """Return a line's JSON object, for an export."""
    return {SCHEMA: VERSION, **envelope.model_dump(mode="json", exclude_defaults=True)}


@dataclass(frozen=True)
class Scan:
    """What the bytes of a journal hold."""

    envelopes: tuple[Line, ...]
    """The lines from the start up to the first that cannot be trusted."""
    good: int
    """How many bytes those lines are."""
    damaged: bool
    """A finished line cannot be read, is out of order, or repeats a command."""
    torn: bool
    """Nothing but the end of the last line is missing: it was never confirmed to anybody."""

    @property
    def steps(self) -> int:
        """How many lines after the start could be read."""
        return max(0, len(self.envelopes) - 1)


def scan(data: bytes, file: str) -> Scan:
    """Read a journal's bytes without touching anything; a newer version raises StorageError."""
    *lines, tail = data.split(b"\n")
    envelopes: list[Line] = []
    seen: set[str] = set()
    good = 0
    for line in lines:
        envelope = _next(line, envelopes, seen, file)
        if envelope is None:
            return Scan(tuple(envelopes), good, damaged=True, torn=False)
        envelopes.append(envelope)
        seen.add(envelope.id)
        good += len(line) + 1
    return Scan(tuple(envelopes), good, damaged=False, torn=bool(tail))


def _next(line: bytes, before: list[Line], seen: set[str], file: str) -> Line | None:
    """Read the line that should come after these, or None if it is not that."""
    try:
        envelope = decode(line, file, before[0].id if before else "")
    except (ValueError, RecursionError):  # bad JSON, bad UTF-8, wrong checksum, wrong fields: all are "unreadable"
        return None
    return None if problem(envelope, len(before), seen) else envelope


def problem(envelope: Line, n: int, seen: set[str]) -> str | None:
    """Say why this envelope cannot be line n after commands with these ids, if it cannot."""
    if envelope.n != n:
        return f"line {n} was expected, not {envelope.n}"
    if envelope.id in seen:
        return f"command {envelope.id} is already there"
    if (envelope.kind is Kind.START) != (n == 0):
        return "a journal begins with its start and has no other"
    return None

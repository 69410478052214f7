"""A line of a journal as bytes: its fields in an envelope.

A line is one JSON object with its version and, last, a checksum: a flipped digit inside a number is still good JSON,
and would otherwise change a play in silence. A line without a checksum (written by hand, exported) is taken as it is.
"""

import json
from dataclasses import dataclass
from typing import Final

from pydantic import JsonValue

from companion.storage.migrations import SCHEMA, current, upgraded
from companion.storage.seal import sealed, unsealed
from companion.table.line import Kind, Line

KIND = "envelope"
"""The name of the envelope's chain of migrations."""
VERSION: Final = current(KIND)
"""The version written today."""


def encode(envelope: Line) -> bytes:
    r"""Return the line, newline included.

    >>> from datetime import UTC, datetime
    >>> encode(Line(n=2, id="c2", at=datetime(2026, 1, 1, tzinfo=UTC), who="ala", kind=Kind.UNDO))
    b'{"schema":2,"n":2,"id":"c2","at":"2026-01-01T00:00:00Z","who":"ala","kind":"undo","crc":"0c0820f3"}\n'
    """
    fields = envelope.model_dump_json(exclude_defaults=True).encode()
    return sealed(b'{"schema":%d,%b' % (VERSION, fields[1:]))


def decode(line: bytes, file: str) -> Line:
    """Read a line of any known version, without its newline; ValueError if it is none."""
    return from_plain(json.loads(unsealed(line)), file)


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
        envelope = _next(line, len(envelopes), seen, file)
        if envelope is None:
            return Scan(tuple(envelopes), good, damaged=True, torn=False)
        envelopes.append(envelope)
        seen.add(envelope.id)
        good += len(line) + 1
    return Scan(tuple(envelopes), good, damaged=False, torn=bool(tail))


def _next(line: bytes, n: int, seen: set[str], file: str) -> Line | None:
    """Read the line that should be number n, or None if it is not that."""
    try:
        envelope = decode(line, file)
    except (ValueError, RecursionError):  # bad JSON, bad UTF-8, wrong checksum, wrong fields: all are "unreadable"
        return None
    return None if problem(envelope, n, seen) else envelope


def problem(envelope: Line, n: int, seen: set[str]) -> str | None:
    """Say why this envelope cannot be line n after commands with these ids, if it cannot."""
    if envelope.n != n:
        return f"line {n} was expected, not {envelope.n}"
    if envelope.id in seen:
        return f"command {envelope.id} is already there"
    if (envelope.kind is Kind.START) != (n == 0):
        return "a journal begins with its start and has no other"
    return None

"""One line of a journal: the envelope around a game's event.

A line is one JSON object with its version and, last, a checksum: a flipped digit inside a number is still good JSON,
and would otherwise change a play in silence. A line without a checksum (written by hand, exported) is taken as it is.
"""

import json
import zlib
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from pydantic import Field, JsonValue, model_validator

from companion.storage.migrations import current, upgraded
from companion.storage.records import Moment, Value

KIND = "envelope"
"""The name of the envelope's chain of migrations."""
CHECKSUM = b',"crc":"'
"""What stands before the checksum."""
TAIL = len(CHECKSUM) + 8 + len(b'"}')
"""How many bytes the checksum takes at the end of a line, without the newline."""


class Kind(StrEnum):
    """What a line does to the table."""

    START = "start"
    DO = "do"
    UNDO = "undo"
    REDO = "redo"


class Envelope(Value):
    """One line: who did what, when. What `event` means only the game knows."""

    SCHEMA: ClassVar[int] = current(KIND)

    n: int = Field(ge=0)
    """The place in the journal: 0 is the start, then one by one."""
    id: str = Field(min_length=1, max_length=80)
    """The command's id: a command sent twice is taken once."""
    at: Moment
    who: str
    """The device or person that gave the command."""
    kind: Kind
    event: dict[str, JsonValue] | None = None
    """start: slug, schema, ruleset, setup, values; do: the game's event; undo, redo: nothing."""
    merge: bool = False
    """Belongs to the step before (the same value edited again within 10 s)."""
    digest: str | None = None
    """The state's digest after this line, at the close of a round."""

    @model_validator(mode="after")
    def _carries_its_event(self) -> Self:
        """A start or a do without an event could not be folded."""
        if self.event is None and self.kind in (Kind.START, Kind.DO):
            msg = f"a line of kind {self.kind} needs an event"
            raise ValueError(msg)
        return self


def encode(envelope: Envelope) -> bytes:
    r"""Return the line, newline included.

    >>> from datetime import UTC, datetime
    >>> encode(Envelope(n=2, id="c2", at=datetime(2026, 1, 1, tzinfo=UTC), who="ala", kind=Kind.UNDO))
    b'{"schema":2,"n":2,"id":"c2","at":"2026-01-01T00:00:00Z","who":"ala","kind":"undo","crc":"0c0820f3"}\n'
    """
    fields = envelope.model_dump_json(exclude_defaults=True).encode()
    body = b'{"schema":%d,%b' % (Envelope.SCHEMA, fields[1:-1])
    return b'%b%b%08x"}\n' % (body, CHECKSUM, zlib.crc32(body))


def decode(line: bytes, file: str) -> Envelope:
    """Read a line of any known version, without its newline; ValueError if it is none."""
    return from_plain(json.loads(_checked(line)), file)


def from_plain(row: object, file: str) -> Envelope:
    """Build an envelope from a line's JSON object, as an export holds it."""
    return Envelope.model_validate(upgraded(KIND, row, file))


def to_plain(envelope: Envelope) -> dict[str, JsonValue]:
    """Return a line's JSON object, for an export."""
    return {"schema": Envelope.SCHEMA, **envelope.model_dump(mode="json", exclude_defaults=True)}


def _checked(line: bytes) -> bytes:
    """Return the line without its checksum, which must be right if it is there."""
    body, tail = line[:-TAIL], line[-TAIL:]
    if not tail.startswith(CHECKSUM):
        return line
    if tail != b'%b%08x"}' % (CHECKSUM, zlib.crc32(body)):
        msg = "the checksum does not match"
        raise ValueError(msg)
    return body + b"}"


@dataclass(frozen=True)
class Scan:
    """What the bytes of a journal hold."""

    envelopes: tuple[Envelope, ...]
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
    envelopes: list[Envelope] = []
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


def _next(line: bytes, n: int, seen: set[str], file: str) -> Envelope | None:
    """Read the line that should be number n, or None if it is not that."""
    try:
        envelope = decode(line, file)
    except (ValueError, RecursionError):  # bad JSON, bad UTF-8, wrong checksum, wrong fields: all are "unreadable"
        return None
    return None if problem(envelope, n, seen) else envelope


def problem(envelope: Envelope, n: int, seen: set[str]) -> str | None:
    """Say why this envelope cannot be line n after commands with these ids, if it cannot."""
    if envelope.n != n:
        return f"line {n} was expected, not {envelope.n}"
    if envelope.id in seen:
        return f"command {envelope.id} is already there"
    if (envelope.kind is Kind.START) != (n == 0):
        return "a journal begins with its start and has no other"
    return None

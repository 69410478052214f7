"""Reading what an older Tableside wrote: one pure function per version, each with an old file in `tests/data_old`.

A stored row carries `schema`. The steps of its kind are applied one after the other; a row from a newer Tableside is
refused and left untouched. Games upgrade their own events; here it is only about what storage itself wrote.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any

from companion.storage.errors import StorageCode, StorageError

Row = dict[str, Any]
"""A stored row as JSON gave it: the storage edge."""
Step = Callable[[Row], Row]
"""Lifts a row by one version."""

SCHEMA = "schema"
"""The name under which a row keeps its version."""


def settings_1_to_2(row: Row) -> Row:
    """Turn the text size from a factor (1.25) into per cent (125), which no rounding can blur."""
    return {**row, "text_size": round(float(row["text_size"]) * 100)}


def envelope_1_to_2(row: Row) -> Row:
    """Turn `time`, seconds since 1970, into `at`, a moment a person can read."""
    moment = datetime.fromtimestamp(float(row["time"]), UTC)
    return {**{name: value for name, value in row.items() if name != "time"}, "at": moment.isoformat()}


def unchanged(row: Row) -> Row:
    """Return the same: from this version on there are checksums that older ones do not know."""
    return row


CHAINS: Mapping[str, tuple[Step, ...]] = MappingProxyType(
    {
        "settings": (settings_1_to_2, unchanged),
        "people": (unchanged,),
        "plays": (unchanged,),
        "results": (unchanged,),
        "printed": (unchanged,),
        "last_tables": (unchanged,),
        "tables": (unchanged,),
        "clocks": (unchanged,),
        "doors": (),
        "keys": (),
        "envelope": (envelope_1_to_2, unchanged),
        "archive": (),
    }
)
"""The steps of every kind of row, oldest first."""


def current(kind: str) -> int:
    """Return the version written today.

    >>> current("envelope")
    3
    """
    return len(CHAINS[kind]) + 1


def stamped(kind: str, row: Row) -> Row:
    """Return the row with today's version, ready to be written."""
    return {SCHEMA: current(kind), **row}


def upgraded(kind: str, stored: object, file: str) -> Row:
    """Return the row in today's form, without its version; a ValueError says what no version ever wrote."""
    if not isinstance(stored, dict):
        msg = f"an object was expected, not {stored!r:.60}"
        raise ValueError(msg)  # noqa: TRY004 - a damaged file is a wrong value, whatever its type
    version = _version(kind, stored, file)
    row = {name: value for name, value in stored.items() if name != SCHEMA}
    for step in CHAINS[kind][version - 1 :]:
        row = _lifted(step, row)
    return row


def _version(kind: str, row: Row, file: str) -> int:
    version = row.get(SCHEMA)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        msg = f"{SCHEMA} must be a number from 1, not {version!r}"
        raise ValueError(msg)
    if version > current(kind):
        raise StorageError(StorageCode.NEWER_VERSION, file=file, found=version, known=current(kind))
    return version


def _lifted(step: Step, row: Row) -> Row:
    """Apply one step; a row that lacks what its version always had is damaged."""
    try:
        return step(row)
    except (KeyError, TypeError, OverflowError) as error:
        msg = f"{step.__name__} cannot read it: {error!r}"
        raise ValueError(msg) from error

"""One stopwatch: what has been gathered, and since when it runs."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Self

from timers.stored import StoredWatch

ZERO = timedelta(0)
"""No time at all."""


@dataclass(frozen=True, slots=True)
class Stopwatch:
    """A stopwatch that counts no ticks, so sleep, restarts and a killed app cost it nothing.

    A device clock that is set back while it runs never makes the time negative or takes away what was gathered.

    >>> start = datetime(2026, 1, 1, tzinfo=UTC)
    >>> watch = Stopwatch().start(start).pause(start + timedelta(minutes=3))
    >>> watch.elapsed(start + timedelta(hours=5))
    datetime.timedelta(seconds=180)
    """

    accumulated: timedelta = ZERO
    started_at: datetime | None = None

    def __post_init__(self) -> None:
        """Refuse values no stopwatch can have: negative time, or a moment without its zone."""
        if self.accumulated < ZERO:
            msg = f"A stopwatch cannot hold {self.accumulated}, time is never negative."
            raise ValueError(msg)
        if self.started_at is not None and self.started_at.tzinfo is None:
            msg = f"A stopwatch needs a moment with its time zone, not {self.started_at.isoformat()}."
            raise ValueError(msg)

    @property
    def running(self) -> bool:
        """Is it running?"""
        return self.started_at is not None

    def start(self, now: datetime) -> Self:
        """Start or go on; a running one stays as it is."""
        return self if self.running else type(self)(self.accumulated, now)

    def pause(self, now: datetime) -> Self:
        """Hold the time gathered so far; a paused one stays as it is."""
        return type(self)(self.elapsed(now)) if self.running else self

    def elapsed(self, now: datetime) -> timedelta:
        """Return the time gathered up to now, never negative."""
        if self.started_at is None:
            return self.accumulated
        return self.accumulated + max(ZERO, now - self.started_at)

    def to_dict(self) -> dict[str, object]:
        """Return plain values for a JSON document."""
        started = None if self.started_at is None else self.started_at.astimezone(UTC).isoformat()
        return {"seconds": self.accumulated.total_seconds(), "started_at": started}

    @classmethod
    def from_dict(cls, plain: Mapping[str, object]) -> Self:
        """Build it again from `to_dict`; anything else is a ValueError that names the value."""
        return cls.of(StoredWatch.read(plain))

    @classmethod
    def of(cls, stored: StoredWatch) -> Self:
        """Build it from what was stored."""
        return cls(timedelta(seconds=stored.seconds), stored.started_at)

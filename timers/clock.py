"""Where the time comes from, so that tests can hold it still."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """Anything that knows what time it is."""

    def now(self) -> datetime:
        """Return the present moment, aware and in UTC."""
        ...


class SystemClock:
    """The clock of this machine; wall time, because it goes on while the device sleeps."""

    def now(self) -> datetime:
        """Return the present moment, aware and in UTC."""
        return datetime.now(UTC)


@dataclass
class FakeClock:
    """A clock for tests: it stands still until told to move.

    >>> clock = FakeClock()
    >>> clock.advance(90)
    >>> clock.now().isoformat()
    '2026-01-01T00:01:30+00:00'
    """

    moment: datetime = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        """Return the moment the test has set."""
        return self.moment

    def advance(self, seconds: float) -> None:
        """Move the clock; a negative number moves it back, as a corrected device clock does."""
        self.moment += timedelta(seconds=seconds)

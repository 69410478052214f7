"""The clock of a table: how long the game took without its pauses, and how long each seat was thinking."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Self

from timers.stopwatch import ZERO, Stopwatch
from timers.stored import StoredClock


@dataclass(frozen=True, slots=True)
class TurnClock:
    """Table time and turn times; at most one seat's watch runs, and only while the table's runs.

    Everything is computed from wall-clock moments, so it survives sleep and restarts; store `to_dict()`.

    >>> from timers.clock import FakeClock
    >>> clock = FakeClock()
    >>> game = TurnClock().resume(clock.now()).switch("ala", clock.now())
    >>> clock.advance(60)
    >>> game = game.switch("ola", clock.now())
    >>> clock.advance(5)
    >>> [game.table_time(clock.now()).seconds, game.seat_time("ala", clock.now()).seconds]
    [65, 60]
    """

    table: Stopwatch = field(default_factory=Stopwatch)
    seats: Mapping[str, Stopwatch] = field(default_factory=lambda: MappingProxyType({}))
    acting: str | None = None

    def __post_init__(self) -> None:
        """Refuse a second running watch, and close the mapping against changes."""
        running = {seat for seat, watch in self.seats.items() if watch.running}
        expected = {self.acting} if self.running and self.acting is not None else set()
        if running != expected:
            msg = f"The watches of {sorted(running)} run, but only {sorted(expected)} may."
            raise ValueError(msg)
        object.__setattr__(self, "seats", MappingProxyType(dict(self.seats)))

    @property
    def running(self) -> bool:
        """Is the table's time running?"""
        return self.table.running

    def resume(self, now: datetime) -> Self:
        """Start, or go on after a pause, with the same seat acting."""
        return self._with(self.table.start(now), self._acting_started(self.seats, self.acting, now), self.acting)

    def pause(self, now: datetime) -> Self:
        """Stop table and turn; the acting seat is remembered."""
        return self._with(self.table.pause(now), self._all_paused(now), self.acting)

    def switch(self, seat: str | None, now: datetime) -> Self:
        """Give the turn to a seat, or to nobody while all act at once; in a pause nothing runs."""
        paused = self._all_paused(now)
        seats = self._acting_started(paused, seat, now) if self.running else paused
        return self._with(self.table, seats, seat)

    def table_time(self, now: datetime) -> timedelta:
        """Return the time at the table without pauses."""
        return self.table.elapsed(now)

    def seat_time(self, seat: str, now: datetime) -> timedelta:
        """Return the time this seat has had the turn."""
        watch = self.seats.get(seat)
        return ZERO if watch is None else watch.elapsed(now)

    def to_dict(self) -> dict[str, object]:
        """Return plain values for a JSON document."""
        seats = {seat: watch.to_dict() for seat, watch in self.seats.items()}
        return {"table": self.table.to_dict(), "seats": seats, "acting": self.acting}

    @classmethod
    def from_dict(cls, plain: Mapping[str, object]) -> Self:
        """Build it again from `to_dict`; anything else is a ValueError that names the value."""
        stored = StoredClock.read(plain)
        watches = {seat: Stopwatch.of(watch) for seat, watch in stored.seats.items()}
        return cls(Stopwatch.of(stored.table), watches, stored.acting)

    def _with(self, table: Stopwatch, seats: Mapping[str, Stopwatch], acting: str | None) -> Self:
        return replace(self, table=table, seats=seats, acting=acting)

    def _all_paused(self, now: datetime) -> dict[str, Stopwatch]:
        return {seat: watch.pause(now) for seat, watch in self.seats.items()}

    @staticmethod
    def _acting_started(seats: Mapping[str, Stopwatch], acting: str | None, now: datetime) -> Mapping[str, Stopwatch]:
        if acting is None:
            return seats
        return {**seats, acting: seats.get(acting, Stopwatch()).start(now)}

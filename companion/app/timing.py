"""The clock on a table: how long everybody has acted, as one page reads and runs it."""

from __future__ import annotations

from companion.app.library import Library
from companion.app.sights import Clocks
from companion.table.live import LiveTable
from timers.turn_clock import TurnClock


class Timing:
    """The clock of a table, kept with every change."""

    def __init__(self, library: Library, live: LiveTable) -> None:
        """Read the clock of this table."""
        self._library, self._live = library, live

    @property
    def begun(self) -> bool:
        """Whether anybody has started it."""
        watch = self._live.clock.table
        return watch.running or bool(watch.accumulated)

    def read(self, *, fixed: bool) -> Clocks:
        """Return the time on the table, now; `fixed`: for who may only look at it."""
        now, clock = self._library.clock.now(), self._live.clock
        seats = tuple((seat, clock.seat_time(seat, now)) for seat in self._live.table.setup.ids)
        return Clocks(clock.running, clock.table_time(now), seats, fixed=fixed)

    def run(self, acting: str | None, *, on: bool) -> None:
        """Start or pause it, for whoever acts."""
        now = self._library.clock.now()
        clock = self._live.clock.switch(acting, now)
        self._keep(clock.resume(now) if on else clock.pause(now))
        self._live.tell()

    def follow(self, acting: str | None) -> None:
        """Let it, where it runs, follow the turn."""
        clock = self._live.clock
        if clock.running and clock.acting != acting:
            self._keep(clock.switch(acting, self._library.clock.now()))

    def _keep(self, clock: TurnClock) -> None:
        self._live.clock = clock
        self._library.keep_clock(self._live)

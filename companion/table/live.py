"""Several pages on one table: everybody who watches is told when something has changed."""

import logging
from collections.abc import Callable
from itertools import count

from companion.table.table import Table
from timers.turn_clock import TurnClock

log = logging.getLogger(__name__)

Listener = Callable[[], bool | None]
"""Called after every change; reads the table itself. Returns False once nobody is there any more."""


class LiveTable:
    """A table and those who look at it."""

    def __init__(self, key: str, table: Table, *, recorded: bool = False, away: bool = False) -> None:
        """Nobody is watching yet."""
        self.key = key
        self.table = table
        self.recorded = recorded
        """Whether it stands among the finished plays."""
        self.away = away
        """Whether it was put away: off Home, until somebody plays on."""
        self.printed = table.state.values
        """What was read off the box, as far as the library knows it."""
        self.clock = TurnClock()
        """Time on the table; off until somebody wants it."""
        self.seen: set[tuple[str, str]] = set()
        """(device, rule): the full text of a rule is shown once on each device."""
        self._listeners: dict[int, Listener] = {}
        self._ids = count()

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Be told of every change, until the returned function is called."""
        key = next(self._ids)
        self._listeners[key] = listener

        def end() -> None:
            self._listeners.pop(key, None)

        return end

    def tell(self) -> None:
        """Call every listener; drop one that returns False or raises, so that it can hurt nobody else."""
        for key, listener in tuple(self._listeners.items()):
            try:
                stays = listener()
            except Exception:
                log.exception("a page that watches table %s is dropped", self.key)
                stays = False
            if stays is False:
                self._listeners.pop(key, None)

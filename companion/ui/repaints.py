"""Which page is drawn next. One process draws for everybody, and a tap must not wait until all others are drawn.

What others are to see of a step is drawn one page after the other. Between two of them the loop goes round as often as
a tap needs from the socket to its answer: whoever taps is answered first, at whichever table. What stands below the
headlines comes when nobody waits for news any more.
"""

from __future__ import annotations

import asyncio
import time
from contextvars import Context
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Final

ANSWER: Final = 10
"""So often the loop goes round for a tap: it is read, handed on, recorded, drawn and sent. A round in which nothing is
done takes some 15 microseconds."""

AT_MOST: Final = 0.002
"""Seconds it goes round for that: where a round takes longer, somebody knocks all the time and would hold up all."""


class For(IntEnum):
    """What a page is drawn for, the most pressing first."""

    NEWS = 0
    """Somebody else has done something."""
    BELOW = 1
    """The rest of it, below the headline."""


class Repaints:
    """The pages that wait until they are drawn; one line for all of a process."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: list[tuple[For, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._calling: asyncio.Task[None] | None = None

    async def wait(self, what: For) -> None:
        """Wait until a page may be drawn; it is drawn at once, and the next is called when it has been sent."""
        called = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (what, next(self._numbers), called))
        if self._calling is None or self._calling.done():
            # On nobody's behalf: a task holds the context it was made in, and with it a page that may have gone.
            self._calling = asyncio.create_task(self._call(), context=Context())
        await called

    async def _call(self) -> None:
        """Call one after the other, as long as anybody waits; who has gone meanwhile is passed over."""
        while self._waiting:
            until = time.perf_counter() + AT_MOST
            for _ in range(ANSWER):
                await asyncio.sleep(0)
                if time.perf_counter() > until:
                    break
            _, _, called = heappop(self._waiting)
            if not called.done():
                called.set_result(None)

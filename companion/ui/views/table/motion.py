"""What moves on the table screen for a moment: what the last step has handed over, and the figures it has changed.

All of it comes a frame after the answer to a tap, in messages of its own, and nothing waits for it. A device that asks
for less motion gets none. At rest there is nothing of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

import flet as ft

from companion.app.session import TableSession
from companion.app.sights import Sight, handed_over
from companion.ui.components.cell import Cell
from companion.ui.components.flight import FLIGHT, GLOW, REST, Disc, Flight, Point
from companion.ui.components.words import Words
from companion.ui.flet_edge import lives
from companion.ui.page_session import PageSession, PageSessionContext
from companion.ui.views.table.places import Places
from companion.ui.views.table.shown import Screen
from scorers.core.ledger import Transfer, seat_of
from scorers.core.msg import BOX, TABLE

MOST: Final = 3
"""So many discs fly at once."""

APART: Final = 18
"""So far beside each other."""

FRAMES: Final = 0.04
"""Seconds until a browser has drawn what it was sent: only what stands somewhere can move from there."""

LAG: Final = 0.06
"""Seconds a slow browser may set off later: nothing is taken away before it has landed."""


class News(NamedTuple):
    """A step that has just been shown."""

    before: Sight
    now: Sight
    was: Screen
    """What the screen showed until then."""


class Motion:
    """What moves just now on one page. Its cells are shown by components of their own."""

    def __init__(self, port: TableSession) -> None:
        """Nothing moves; what has happened so far is no news."""
        self.flight = Cell(REST)
        self.glows: dict[str, Cell[bool]] = {seat: Cell(value=False) for seat in port.setup.ids}
        self.wanted = Cell(value=True)
        """Whether anything may move here at all."""
        self.news: News | None = None
        self._seen = port.present

    @property
    def number(self) -> int:
        """The number of the step there is news of."""
        return self.news.now.n if self.news else 0

    def see(self, now: Sight, was: Screen) -> None:
        """Take note of what is shown from here on; `was` was shown until now."""
        if now.n != self._seen.n:
            self.news, self._seen = News(self._seen, now, was), now

    def moves(self, w: Words, shown: Screen, places: Callable[[], Places]) -> Iterator[float]:
        """Let fly what the last step has handed over, and light up what it has changed; yield the seconds between."""
        self._rest()
        handed = handed_over(self.news.before, self.news.now) if self.news and self.wanted.value else None
        if self.news is None or handed is None:
            return
        yield FRAMES
        flown, lit = discs(w, handed, places()), changed(self.news.was, shown)
        if not flown and not lit:
            return
        flight = Flight(self.number, flown) if flown else REST
        self.flight.show(flight)
        self._light(lit)
        yield FRAMES
        self.flight.show(replace(flight, off=bool(flown)))
        yield GLOW - FRAMES
        self._light()
        yield FLIGHT + FRAMES - GLOW + LAG
        self._rest()

    def _rest(self) -> None:
        self.flight.show(REST)
        self._light()

    def _light(self, seats: Collection[str] = ()) -> None:
        """Let it be light behind the figures of these seats, and of nobody else."""
        for seat, glow in self.glows.items():
            glow.value = seat in seats


async def sleep(seconds: float) -> None:
    """Let the browser move for a while."""
    await asyncio.sleep(seconds)


def use_stillness(motion: Motion) -> None:
    """Ask the device once whether it wants less motion."""
    here: PageSession | None = ft.use_context(PageSessionContext)

    async def ask() -> None:
        if here is not None and await here.services.device.still() and lives(here.page):
            motion.wanted.show(value=False)

    ft.use_effect(ask, [motion], cleanup=lambda: None)


def use_motion(w: Words, motion: Motion, shown: Screen, places: Callable[[], Places]) -> None:
    """Once there is news, let move what it has changed, as long as somebody is there to see it."""
    page = ft.context.page

    async def move() -> None:
        for seconds in motion.moves(w, shown, places):
            await sleep(seconds)
            if not lives(page):
                return

    ft.use_effect(move, [motion.number], cleanup=lambda: None)


def discs(w: Words, handed: Iterable[Transfer], places: Places) -> tuple[Disc, ...]:
    """Return what flies, each from owner to owner: things that are drawn as pieces, at most a few of them."""
    ways = dict.fromkeys((t.thing, seat_of(t.src), seat_of(t.dst)) for t in handed)
    # What comes off a pile of its own on the Table comes from there.
    piles = {w.symbol_of.get(thing, thing): thing for thing, src, dst in ways if {src, dst} == {TABLE, BOX}}
    found = (_disc(w, way, piles, places) for way in ways)
    flown = tuple(islice((one for one in found if one), MOST))
    middle = (len(flown) - 1) / 2
    return tuple(_aside(one, (at - middle) * APART) for at, one in enumerate(flown))


def _aside(disc: Disc, by: float) -> Disc:
    """Let a disc fly a little beside its way: all of them are seen."""
    (x, y), (to, down) = disc.start, disc.end
    return replace(disc, start=Point(x + by, y), end=Point(to + by, down))


def _disc(w: Words, way: tuple[str, str, str], piles: dict[str, str], places: Places) -> Disc | None:
    thing, src, dst = way
    if BOX in (src, dst) or src == dst or w.good(thing) is None:
        return None
    pile = piles.get(w.symbol_of.get(thing, thing), thing)
    start, end = places.of(src, pile), places.of(dst, pile)
    return Disc(thing, start, end) if start and end else None


def changed(was: Screen, shown: Screen) -> frozenset[str]:
    """Return the seats whose figures have changed."""
    before, now = (
        {tile.shown.seat: (tile.shown.figure, tile.shown.beside) for tile in one.strip} for one in (was, shown)
    )
    return frozenset(seat for seat, figures in now.items() if any(figures) and before.get(seat, figures) != figures)

# ruff: noqa: ANN401 - Flet's controls come in every shape
"""Somebody taps and types at random, from a seed, and looks hard after every tap.

No exception; what is shown equals what would be drawn from nothing (`afresh`, on in all tests here); the answers are
what was tapped (`answering`); so many undos and as many redos lead back to the same screen; the table opened again
from its journal shows the same screen. A walk that fails says its script: what it tapped, in order. To walk it again:

    python -m tests.ui.walk 'le_havre/all/3/short/412' 'primary' 'field/n=17' ...

and with `--shorten` in front to leave out all that the failure does not need.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from collections.abc import Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import flet as ft
from flet.components.component import Component
from flet.controls.base_control import BaseControl

from companion.app.library import Library
from companion.ui import repaints, routes
from companion.ui.components import deferred
from companion.ui.views.table import lock, motion
from scorers.core.msg import SeatId
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from tests.ui.afresh import ROUTER, Watch
from tests.ui.answering import Answering
from tests.ui.harness import _walk, at_once, tell
from tests.ui.visits import Visit, visit

COUNT: Final = "count"
"""The preset of a place where only points are counted."""

AWAY: Final = frozenset(
    ("go/ui-home", "go/ui-settings", "go/ui-export", "go/ui-phones", "clock/start", "clock/run", "copy", "share")
)
"""What leads out of the walk, or shows the time of day."""

TYPED: Final = ("", "0", "1", "7", "-3", "12", "999", "12a", "Ala")

THERE_AND_BACK: Final = "there-and-back"
AGAIN: Final = "again"
"""Words of a script that are no taps: undo and redo a few times; open everything again from the journal."""

HIGH: Final = {412: 892, 740: 360, 1280: 800}
"""How high a screen of that width is: a phone, the same held sideways, a desktop."""

STEPS: Final = 4
"""So many steps are undone and brought again."""


@dataclass(frozen=True)
class Where:
    """What is walked: a table of a title, as a preset keeps it, or its count alone."""

    slug: str
    preset: str
    players: int
    variant: str = ""
    width: int = 412

    def __str__(self) -> str:
        """Say it as a script names it."""
        said = f"{self.slug}/{self.preset}/{self.players}"
        return said if not self.variant else f"{said}/{self.variant}/{self.width}"

    @classmethod
    def of(cls, words: str) -> Where:
        """Read what a script names."""
        slug, preset, players, variant, width = f"{words}//412".split("/")[:5]
        return cls(slug, preset, int(players), variant, int(width or 412))

    def drawn(self, random: Random) -> Where:
        """Draw which variant is played, and on what kind of screen."""
        return replace(self, variant=random.choice(game(self.slug).info.variants), width=random.choice(list(HIGH)))

    async def visited(self, house: Library) -> Visit:
        """Open a page there."""
        return await visit(house, width=self.width, height=HIGH[self.width])

    def setup(self) -> Setup:
        """A table of it."""
        info = game(self.slug).info
        kept = next(preset.keeps for preset in info.presets if preset.id == self.preset)
        seats = tuple(
            Seat(id=SeatId(f"s{n}"), name=f"P{n}", colour=colour.id, symbol=colour.symbol)
            for n, colour in enumerate(info.colours[: self.players], 1)
        )
        return Setup(
            slug=self.slug,
            ruleset=info.ruleset,
            seats=seats,
            first=SeatId("s1"),
            keeps=kept,
            options={choice.id: choice.default for choice in info.options},
            rulings={choice.id: choice.default for choice in info.rulings},
            variant=self.variant or info.variants[0],
        )


class Stumbled(AssertionError):
    """A walk that failed, with the script that leads there again."""


@dataclass
class Walk:
    """One walk: the page, what has been tapped, and what its answers must be."""

    where: Where
    page: Visit
    home: str
    folder: Path
    script: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    async def step(self, word: str) -> None:
        """Do one thing and look; what is not there any more is left out, so that a script can be shortened."""
        self.script.append(word)
        try:
            match word:
                case str() if word == THERE_AND_BACK:
                    await self._there_and_back()
                case str() if word == AGAIN:
                    await self._again()
                case _:
                    await self._touch(word)
        except Exception as error:
            raise Stumbled(f"{error}\n\nTo walk there again:\n{said(self.where, self.script)}") from error

    async def _touch(self, word: str) -> None:
        key, typing, value = word.partition("=")
        control = next((c for c in touchable(self.page) if c.key == key), None)
        if control is None:
            return
        answering = Answering(self.page.screen, key, value if typing else None)
        screen = self.page.screen
        if typing:
            await screen.type(control, value, "change", "submit")
        else:
            await screen.session.dispatch_event(control._i, "click", None)
        await screen.settle(20)
        await self._home()
        answering.check()
        assert not self.errors, self.errors[0]

    async def _home(self) -> None:
        """Stay at the table, or at its questions."""
        if not self.page.route.startswith(self.home):
            await self.page.go(self.home)

    async def _bare(self) -> None:
        """Go to the table itself, with no sheet open."""
        if self.page.route != self.home:
            await self.page.go(self.home)
        while self.page.screen.maybe("sheet/close") is not None:
            await self.page.tap("sheet/close")

    async def _there_and_back(self) -> None:
        """Undo and redo; the second time the screen must be the same. The first time rules are read, drafts voided."""
        if self.where.preset == COUNT:
            return
        await self._bare()
        await self._back_and_forth()
        before = shown(self.page)
        await self._back_and_forth()
        _same(before, shown(self.page), "after undo and redo")

    async def _back_and_forth(self) -> None:
        done = 0
        for key in ("undo", "redo"):
            steps = STEPS if key == "undo" else done
            for _ in range(steps):
                if self.page.screen.find(key).on_click is not None:
                    await self.page.tap(key)
                    done += key == "undo"

    async def _again(self) -> None:
        """Open the same table on a new page, then from its journal: three times the same screen."""
        if self.where.preset == COUNT:
            return
        await self._bare()
        house = self.page.here.library
        fresh = await self._seen_by_another(house)
        house.close()
        reopened = Library.open(self.folder)
        try:
            _same(fresh, await self._seen_by_another(reopened), "after opening from the journal")
        finally:
            self.page.screen.close()
            self.page = await self.where.visited(reopened)
            await self.page.go(self.home)

    async def _seen_by_another(self, house: Library) -> object:
        house.table(self.home.split("/")[2]).seen.clear()
        other = await self.where.visited(house)
        try:
            await other.go(self.home)
            return shown(other)
        finally:
            other.screen.close()


def _same(before: object, after: object, when: str) -> None:
    assert before == after, f"another screen {when}: {_difference(before, after)}"


def _difference(before: Any, after: Any, path: str = "") -> str:
    if isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        parts = ((a, b) for a, b in zip(before, after, strict=True) if a != b)
        a, b = next(parts)
        named = f"{path}/{before[0]}" if before and isinstance(before[0], str) else path
        return _difference(a, b, named)
    return f"{path}: {str(before)[:200]} before, {str(after)[:200]} after"


# ---------------------------------------------------------------------------------------------- what is on the screen


def in_front(page: Visit) -> list[Any]:
    """What lies on top: an open dialog, or the screen in front."""
    dialogs = [d for d in page.screen.page._dialogs.controls if d.open and not isinstance(d, ft.SnackBar)]
    if dialogs:
        return dialogs[-1:]
    routers: list[Any] = [c for c in page.screen.all() if isinstance(c, Component) and c.fn is ROUTER]
    return list(routers[0]._b[-1:])


def touchable(page: Visit, within: list[Any] | None = None) -> list[Any]:
    """Everything with a key that can be tapped or typed in."""
    area = in_front(page) if within is None else within
    found: list[Any] = [c for c in _walk(area) if isinstance(c.key, str) and not isinstance(c, Component)]
    return [
        c
        for c in found
        if (isinstance(c, ft.TextField) or getattr(c, "on_click", None) is not None)
        and not getattr(c, "disabled", False)
        and c.key not in AWAY
    ]


def shown(page: Visit) -> object:
    """All that is shown in front, as plain values."""
    return _plain(in_front(page))


def _plain(value: Any) -> object:
    if isinstance(value, Component):
        return _plain(value._b)
    if isinstance(value, BaseControl):
        return _plain_control(value)
    if isinstance(value, list | tuple):
        return tuple(_plain(part) for part in value)
    return bool(value) if callable(value) else value


def _plain_control(control: Any) -> object:
    props = tuple((name, _plain(value)) for name, value in sorted(control._values.items()) if name != "key")
    inside = tuple(_plain(getattr(control, name)) for name in sorted(control._structural_fields) if name[0] != "_")
    return (type(control).__name__, control.key, props, inside)


# --------------------------------------------------------------------------------------------------------- walking


LIKELY: Final = ("primary", "confirm", "forth", "move", "task")
RARE: Final = frozenset(("track", "rule", "undo", "redo", "sheet", "seat", "door", "previous", "back"))
INSIDE: Final = 0.8
"""How often a tap goes into the sheet that is open."""


def next_word(page: Visit, random: Random) -> str:
    """Choose what to do: among kinds of things first, then one of them, so that long lists do not drown the rest."""
    here = touchable(page)
    sheet: list[Any] = [c for c in _walk(in_front(page)) if str(c.key).startswith("sheet/") and c.key != "sheet/close"]
    inside = touchable(page, sheet[:1])
    kinds: dict[str, list[Any]] = {}
    for control in inside if inside and random.random() < INSIDE else here:
        kinds.setdefault(control.key.split("/")[0], []).append(control)
    if not kinds:
        return THERE_AND_BACK
    weights = [1 if kind in RARE else 8 if kind in LIKELY else 4 for kind in kinds]
    control = random.choice(kinds[random.choices(list(kinds), weights)[0]])
    return f"{control.key}={random.choice(TYPED)}" if isinstance(control, ft.TextField) else str(control.key)


@asynccontextmanager
async def walking(where: Where) -> Any:
    """Lay a table of it in a folder of its own, and open it on a page."""
    with tempfile.TemporaryDirectory() as folder, _errors() as errors:
        data = Path(folder) / "data"
        house = Library.open(data)
        page = await where.visited(house)
        if where.preset == COUNT:
            home = routes.count(where.slug)
            await page.go(home)
            await page.sit(where.players)
            await page.tap("to-sheet")
        else:
            home = routes.table(house.start(where.setup()).key)
            await page.go(home)
        walk = Walk(where, page, home, data, errors=errors)
        try:
            yield walk
        finally:
            walk.page.screen.close()
            walk.page.here.library.close()
            await asyncio.sleep(0)


class _errors(logging.Handler):  # noqa: N801 - used as a function
    """What is logged as an error while walking."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def __enter__(self) -> list[str]:
        logging.getLogger().addHandler(self)
        return self.found

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)


async def wander(where: Where, seed: int, taps: int, *, look: int = 15) -> None:
    """Walk at random; every `look` taps there and back, in the end once more from the journal."""
    random = Random(f"{where}/{seed}")
    async with walking(where.drawn(random)) as walk:
        for n in range(1, taps + 1):
            await walk.step(next_word(walk.page, random) if n % look else THERE_AND_BACK)
        await walk.step(AGAIN)


async def replay(where: Where, script: Sequence[str]) -> None:
    """Walk a script; fails as the walk failed that told it."""
    async with walking(where) as walk:
        for word in script:
            await walk.step(word)


async def shorten(where: Where, script: Sequence[str]) -> list[str]:
    """Leave out all that the failure does not need."""
    kept, size = list(script), max(1, len(script) // 2)
    while True:
        at = 0
        while at < len(kept):
            fewer = kept[:at] + kept[at + size :]
            try:
                await replay(where, fewer)
            except Stumbled:
                kept = fewer
            else:
                at += size
        if size == 1:
            return kept
        size = max(1, size // 2)


def said(where: Where, script: Sequence[str]) -> str:
    """The command that walks a script again."""
    return " ".join(f"'{word}'" for word in ("python -m tests.ui.walk", str(where), *script)).replace("'", "", 2)


@asynccontextmanager
async def watched() -> Any:
    """Tap as fast as a test, and compare after every repaint: what the tests do by their fixtures."""
    lock.LOCKED_FOR = deferred.FRAME = deferred.SENT = 0.0  # type: ignore[misc]
    repaints.ANSWER = 0  # type: ignore[misc]
    motion.sleep = at_once  # type: ignore[assignment]
    watch = Watch(tell)
    try:
        yield
    finally:
        watch.stop()


async def main(words: Sequence[str]) -> None:
    """Walk a script, and make it shorter when it fails."""
    short = words[:1] == ["--shorten"]
    where, script = Where.of(words[short]), words[1 + short :]
    async with watched():
        if short:
            script = await shorten(where, script)
            print(said(where, script))
        await replay(where, script)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))

"""How far a tap runs through the code: calls of the project's own named functions, and the files they stand in.

A figure that does not depend on the machine: the headless page of the tests, a profiler that counts, one tap after the
same taps have been warmed up once. Lambdas and comprehensions are not counted, they are part of what holds them.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

from companion.app.library import Library
from companion.ui import repaints, routes
from companion.ui.components import deferred
from companion.ui.views.table import lock, motion
from tests.ui.harness import at_once
from tests.ui.visits import visit
from tests.ui.walk import Where

ROOT: Final = Path(__file__).resolve().parents[1]

OWN: Final = tuple(f"{ROOT / room}/" for room in ("companion", "scorers", "timers"))


@dataclass(frozen=True)
class Step:
    """A tap that is followed, and the taps that lead there."""

    name: str
    where: str
    tap: str
    first: tuple[str, ...] = ()


STEPS: Final = (
    # 2,555 calls before the screen was one value, 2,383 before what a tap needs was worked out once.
    Step("le havre: touch the fish", "le_havre/all/3", "move/take/fish", ("move/tile/T1",)),
    Step("le havre: undo", "le_havre/all/3", "undo", ("move/tile/T1", "move/take/fish")),
    Step("le havre: open a seat", "le_havre/all/3", "seat/s1", ()),
    Step("little town: all fed", "little_town/lightest/3", "primary", ("primary",)),
    Step("builders: touch the worker", "builders/everything/2", "move/start", ()),
)


class Followed:
    """What has been called."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        """Count a call of one of our own functions."""
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(OWN) and not code.co_name.startswith("<"):
            self.calls[code.co_filename.removeprefix(f"{ROOT}/"), code.co_qualname] += 1

    @property
    def files(self) -> int:
        """In how many files."""
        return len({file for file, _ in self.calls})

    def __str__(self) -> str:
        """Return the figures of a walk."""
        return f"{self.calls.total():6} calls {len(self.calls):5} functions {self.files:4} files"


async def follow(step: Step) -> Followed:
    """Lay the table, go there, and follow one tap until the screen has changed."""
    with tempfile.TemporaryDirectory() as folder:
        house = Library.open(Path(folder) / "data")
        page = await visit(house)
        await page.go(routes.table(house.start(Where.of(step.where).setup()).key))
        for key in step.first:
            await page.tap(key)
        followed = Followed()
        sys.setprofile(followed)
        try:
            await page.screen.tap(step.tap)
        finally:
            sys.setprofile(None)
        page.screen.close()
        house.close()
    return followed


async def walk(steps: Sequence[Step]) -> None:
    """Follow every tap twice, the second time with everything read that is read once."""
    for step in steps:
        await follow(step)
        followed = await follow(step)
        print(f"{step.name:28} {followed}")
        if "--all" in sys.argv:
            for (file, name), times in followed.calls.most_common(40):
                print(f"    {times:6} {file} {name}")


def main() -> None:
    """Print how far each tap runs."""
    lock.LOCKED_FOR = deferred.FRAME = deferred.SENT = 0.0  # type: ignore[misc]
    repaints.ANSWER = 0  # type: ignore[misc]
    motion.sleep = at_once  # type: ignore[assignment]
    wanted = [step for step in STEPS if any(word in step.name for word in sys.argv[1:])]
    asyncio.run(walk(wanted or STEPS))


if __name__ == "__main__":
    main()

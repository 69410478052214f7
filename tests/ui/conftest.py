# ruff: noqa: ANN401, ARG001 - Flet's controls come in every shape; a fixture may only do something
from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.library import Library
from companion.app.session import TableSession
from companion.ui import repaints
from companion.ui.components import deferred
from companion.ui.components.words import Words
from companion.ui.layout import Layout
from companion.ui.views.table import lock, motion
from companion.ui.views.table.model import nothing
from companion.ui.views.table.screen import TableScreen
from companion.ui.views.table.ways import Go
from tests.scorers.kernel_game import installed
from tests.ui.afresh import Watch
from tests.ui.fair import Fair, fair_words
from tests.ui.harness import Screen, at_once, tell
from tests.ui.visits import Visit, visit

Show = Callable[..., Awaitable[Screen]]
Draw = Callable[[Any], Awaitable[Screen]]
Leave = Callable[[Go], object]


@pytest.fixture
def unlocked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tap as fast as a test can."""
    monkeypatch.setattr(lock, "LOCKED_FOR", 0.0)


@pytest.fixture(autouse=True)
def no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn a moment later is drawn with the next turn of the loop."""
    monkeypatch.setattr(deferred, "FRAME", 0.0)
    monkeypatch.setattr(deferred, "SENT", 0.0)
    monkeypatch.setattr(repaints, "ANSWER", 0)
    monkeypatch.setattr(motion, "sleep", at_once)


@pytest.fixture(autouse=True)
def watch() -> Iterator[Watch]:
    """Fail any test whose page shows anything else than what would be drawn from nothing."""
    watching = Watch(tell)
    yield watching
    watching.stop()


@pytest.fixture
async def show(unlocked: None) -> AsyncIterator[Show]:
    """Show the table screen on a table of the made-up game; several can be open at once."""
    screens: list[Screen] = []

    async def shown(
        table: TableSession, w: Words | None = None, width: int = 400, height: int = 800, leave: Leave = nothing
    ) -> Screen:
        words = w or fair_words(table.setup.players)
        screen = await Screen.show(TableScreen, words, table, Layout(width, height), leave)
        screens.append(screen)
        return screen

    yield shown
    for screen in screens:
        screen.close()


@pytest.fixture
async def draw() -> AsyncIterator[Draw]:
    """Show any controls."""
    screens: list[Screen] = []

    async def drawn(component: Any) -> Screen:
        screens.append(await Screen.show(component))
        return screens[-1]

    yield drawn
    for screen in screens:
        screen.close()


@pytest.fixture(scope="module")
def _kernel() -> Iterator[None]:
    with installed():
        yield


@pytest.fixture
def fair(tmp_path: Path, _kernel: None) -> Iterator[Fair]:
    """Lay out tables of the made-up game."""
    found = Fair(tmp_path / "fair")
    yield found
    found.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Library]:
    found = Library.open(tmp_path / "data")
    yield found
    found.close()


@pytest.fixture
async def page(house: Library) -> AsyncIterator[Visit]:
    found = await visit(house)
    yield found
    found.screen.close()

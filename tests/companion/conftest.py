"""A library in a folder of its own, with a clock the test moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.library import Library
from tests.scorers.kernel_game import installed
from timers.clock import FakeClock


@pytest.fixture(scope="module")
def kernel() -> Iterator[None]:
    """The kernel game stands on the shelf."""
    with installed():
        yield


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def library(tmp_path: Path, clock: FakeClock) -> Iterator[Library]:
    opened = Library.open(tmp_path / "data", clock)
    yield opened
    opened.close()

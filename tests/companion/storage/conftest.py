from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.storage import Store
from tests.companion.storage.support import START, Disk, new_store
from timers import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(START)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with new_store(folder) as store:
        yield store


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)

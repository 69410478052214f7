"""One browser for all journeys, one server for each file of them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browser import FLAGS, PHONE, Walker, new_walker
from tests.e2e.looks import Reading
from tests.e2e.serve import Server

FAILED = pytest.StashKey[bool]()
"""Whether the journey has just failed: then its pages are worth a picture."""

MakeWalker = Callable[..., Walker]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the journeys, and walk them last: the browser's driver keeps an event loop that others cannot share."""
    here = Path(__file__).parent
    journeys = [item for item in items if item.path.is_relative_to(here)]
    for item in journeys:
        item.add_marker(pytest.mark.e2e)
    items[:] = [item for item in items if item not in journeys] + journeys


@pytest.fixture(scope="session", autouse=True)
def tidy() -> None:
    """Asked to stop, end the servers and the browser as after Ctrl+C; `make test` asks so in the background."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


@pytest.fixture(scope="session")
def browser(browser_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running app; what it complained about fails the last journey of the file."""
    running = Server(tmp_path_factory.mktemp("e2e") / "data")
    running.start()
    yield running
    running.stop()
    assert running.complaints() == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """An app of one journey alone, to be killed."""
    running = Server(tmp_path / "data")
    running.start()
    yield running
    running.stop()
    assert running.complaints() == []


@pytest.fixture(scope="session")
def reading() -> Reading:
    """What has been read in all journeys."""
    return Reading()


@pytest.fixture
def walk(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path, reading: Reading) -> Iterator[MakeWalker]:
    """People with a device each."""
    walkers: list[Walker] = []

    def make(server: Server, language: str = "en", size: tuple[int, int] = PHONE, *, dark: bool = False) -> Walker:
        walkers.append(new_walker(browser, server.address, language, size, dark=dark))
        walkers[-1].eyes = reading
        return walkers[-1]

    yield make
    for at, walker in enumerate(walkers):
        if request.node.stash.get(FAILED, False):
            walker.page.screenshot(path=tmp_path / f"page-{at}.png")
            print(f"what page {at} showed: {tmp_path / f'page-{at}.png'}")
        walker.close()
    assert [url for walker in walkers for url in walker.elsewhere] == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report

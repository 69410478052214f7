"""Takes the pictures in docs/ from the running app: `make screens`."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scorers.core.msg import Player
from tests.e2e.browser import DESKTOP, FLAGS, PHONE, Walker, new_walker
from tests.e2e.serve import ROOT, Server
from tests.e2e.shadow import Shadow
from tests.e2e.table import all_standing, answer_all, start
from tests.e2e.test_everything import play_on
from tests.e2e.test_le_havre import ROUND, play, touch

DOCS = ROOT / "docs"
GAME = "little_town"
TURNS = 7
"""So many turns make a board worth a picture."""
SCALE = 2


def main() -> None:
    """Play a little in two languages and take a picture at each stop."""
    DOCS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        try:
            _lightest(new_walker(browser, server.address, "en", PHONE, scale=SCALE))
            _everything(new_walker(browser, server.address, "pl", PHONE, scale=SCALE))
            _quay(new_walker(browser, server.address, "en", PHONE, scale=SCALE))
            _desktop(new_walker(browser, server.address, "en", DESKTOP, dark=True))
        finally:
            browser.close()
            server.stop()


def _shoot(walker: Walker, name: str) -> None:
    walker.settle()
    walker.page.screenshot(path=DOCS / f"{name}.png")


def _lightest(walker: Walker) -> None:
    walker.open("/")
    _shoot(walker, "home")
    shadow = start(walker, GAME, 4)
    while not shadow.over():
        if shadow.view().primary is not None and shadow.pinned()[1].asks:
            _shoot(walker, "feeding")
        play_on(shadow)
    walker.tap(walker.t("app-finish"))
    seats = shadow.setup.ids
    answer_all(
        walker,
        shadow,
        {
            "track": dict(zip(seats, (34, 44, 39, 40), strict=True)),
            "castle": {seats[0]: 2},
            "watchtower": {seats[2]: 3},
            "coins": dict(zip(seats, (6, 9, 2, 5), strict=True)),
        },
    )
    all_standing(walker)
    walker.see(walker.say.t("app-winner", shadow.names, who=Player(seats[1])))
    _shoot(walker, "podium")


def _everything(walker: Walker) -> None:
    shadow = start(walker, GAME, 3, preset=2)
    _turns(shadow)
    _shoot(walker, "board")


def _quay(walker: Walker) -> None:
    shadow = start(walker, "le_havre", 3, preset=2)
    for turn in ROUND[:3]:
        play(shadow, turn)
    touch(shadow, f"tile/{ROUND[3].tile}")
    _shoot(walker, "quay")


def _desktop(walker: Walker) -> None:
    shadow = start(walker, GAME, 4, preset=2)
    _turns(shadow)
    _shoot(walker, "desktop")


def _turns(shadow: Shadow) -> None:
    for _ in range(TURNS):
        play_on(shadow)


if __name__ == "__main__":
    main()

"""Takes the pictures in docs/ anew: `make screens`.

Every screen in every size, light in Polish and dark in English, a sheet of pictures for each: what a change of the look
has done is seen there, and looked at one by one. `ARGS="--only havre_turn --folder somewhere"` takes less,
`ARGS="--looks pl_light pl_dark en_light en_dark"` more.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from companion.ui import routes
from tests.e2e.browser import DESKTOP, FLAGS, PHONE, TABLET, Walker, new_walker
from tests.e2e.serve import ROOT, Server
from tests.e2e.staged import Staged, stage
from tests.e2e.table import all_standing

DOCS: Final = ROOT / "docs"

SIDEWAYS: Final = (892, 412)

SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "sideways": SIDEWAYS}

HIGH: Final = 460
"""How high every picture is on its sheet."""

STYLE: Final = f"""
    body {{ margin: 8px; background: #888; width: max-content }}
    div {{ display: flex; gap: 8px; margin-bottom: 8px }}
    img {{ height: {HIGH}px }}
"""

QUALITY: Final = 62

PAUSE: Final = 250
"""Milliseconds between two pictures that must be the same."""

MOST_TRIES: Final = 12


class Look(NamedTuple):
    """In which language and light somebody looks."""

    language: str
    dark: bool

    @property
    def name(self) -> str:
        """Return what the look is called in a file's name."""
        return f"{self.language}_{'dark' if self.dark else 'light'}"


LOOKS: Final = tuple(Look(language, dark) for dark in (False, True) for language in ("pl", "en"))

Road = Callable[[Walker, Staged], None]
"""Touches by script: what a mouse has been over says more than it does on a phone."""


def _at(route: Callable[[Staged], str], *taps: str) -> Road:
    """Go to an address, then tap what has these names."""

    def go(walker: Walker, staged: Staged) -> None:
        walker.open(route(staged))
        for tap in taps:
            walker.tap(walker.t(tap), by_hand=False)

    return go


def _table(name: str, *taps: str) -> Road:
    """Go to a table, its rule folded as everybody sees it from the second time on, and tap what has these names."""

    def go(walker: Walker, staged: Staged) -> None:
        walker.open(routes.table(staged.tables[name]))
        if walker.sees(walker.t("ui-rule-less")):
            walker.tap(walker.t("ui-rule-less"), by_hand=False)
        for tap in taps:
            walker.tap(walker.t(tap))

    return go


def _where(walker: Walker, staged: Staged) -> None:
    _table("harbour")(walker, staged)
    walker.tap(next(node.name for node in walker.nodes() if node.hit), by_hand=False)


def _enter(walker: Walker, staged: Staged) -> None:
    _table("harbour")(walker, staged)
    ways = [node.name for node in walker.nodes() if node.hit]
    # Where some of the cards lie open, another button leads to all of them.
    alone, every = walker.t("le_havre-move-use"), walker.t("ui-all-cards", n="")
    walker.tap(alone if alone in ways else next(name for name in ways if name.startswith(every)), by_hand=False)


def _seat(walker: Walker, staged: Staged) -> None:
    _table("harbour")(walker, staged)
    walker.tap("Ewa", by_hand=False)


def _hand(walker: Walker, staged: Staged) -> None:
    _table("craftsmen", "ui-look-up", "craftsmen-hand")(walker, staged)
    for colour, face in zip(["purple", "green", "green", "blue", "blue", "red", "red"], "2331112", strict=True):
        name = f"{walker.t(f'craftsmen-colour-{colour}')} {face}:"
        walker.tap(next(node.name for node in walker.nodes() if node.hit and node.name.startswith(name)))
    walker.tap("+5")


def _finish(name: str) -> Road:
    return _at(lambda staged: routes.finish(staged.tables[name]))


def _podium(name: str) -> Road:
    def go(walker: Walker, staged: Staged) -> None:
        walker.open(routes.play(staged.plays[name]))
        all_standing(walker)

    return go


def _why(walker: Walker, staged: Staged) -> None:
    _podium("harbour_over")(walker, staged)
    total = walker.t("app-total")
    walker.tap(next(node.name for node in walker.nodes() if node.hit and total in node.name), by_hand=False)


SCREENS: Final[dict[str, Road]] = {
    "home": _table("harbour", "ui-more", "ui-home"),
    "new_table": _at(lambda _: routes.new("le_havre")),
    "setup": _at(lambda _: routes.check("le_havre")),
    "havre_turn": _table("harbour"),
    "havre_round_end": _table("harbour_end"),
    "havre_cards": _enter,
    "havre_seat": _seat,
    "havre_show": _at(lambda staged: routes.show(staged.tables["harbour"])),
    "town_turn": _table("town"),
    "town_round_end": _table("town_end"),
    "builders_turn": _table("builders"),
    "orleans_taxes": _table("orleans"),
    "craftsmen_helpers": _table("craftsmen"),
    "craftsmen_board": _table("craftsmen", "ui-owner-table"),
    "craftsmen_hand": _hand,
    "craftsmen_ships": _table("craftsmen_ships"),
    "craftsmen_podium": _podium("craftsmen_over"),
    "where": _where,
    "log": _table("harbour", "ui-log"),
    "look_up": _table("harbour", "ui-look-up"),
    "catalogue": _table("harbour", "ui-look-up", "ui-catalogue"),
    "more": _table("harbour", "ui-more"),
    "count": _at(lambda _: routes.count("le_havre"), "app-to-sheet"),
    "final_count": _finish("town_over"),
    "points_so_far": _at(lambda staged: routes.points(staged.tables["harbour"])),
    "havre_podium": _podium("harbour_over"),
    "town_podium": _podium("town_over"),
    "builders_podium": _podium("builders_over"),
    "orleans_podium": _podium("orleans_over"),
    "why": _why,
    "plays": _at(lambda _: routes.PLAYS),
    "settings": _at(lambda _: routes.SETTINGS),
}
"""Every screen, and the road to it."""

ALONE: Final = ("home", "plays")
"""Screens that show one evening, not all that are laid out for the others."""

README: Final = {
    "feeding": ("havre_round_end", "phone", Look("en", dark=False)),
    "board": ("town_turn", "phone", Look("pl", dark=False)),
    "quay": ("havre_turn", "phone", Look("en", dark=False)),
    "podium": ("builders_podium", "phone", Look("en", dark=False)),
    "desktop": ("havre_turn", "desktop", Look("en", dark=True)),
    "home": ("home", "phone", Look("en", dark=True)),
}
"""The pictures the README shows: which screen, how large, in which look."""


@dataclass(frozen=True)
class Studio:
    """A running app with evenings laid out in it, and a browser to look at it."""

    browser: Browser
    server: Server
    staged: Staged

    def visitor(self, look: Look, size: str, scale: float = 1) -> Walker:
        """Return somebody with a device of their own."""
        return new_walker(self.browser, self.server.address, look.language, SIZES[size], dark=look.dark, scale=scale)


def main() -> None:
    """Take them all, or those that are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--only", nargs="*", default=list(SCREENS), choices=list(SCREENS), metavar="SCREEN")
    asked.add_argument("--folder", type=Path, default=DOCS / "screens", help="where the sheets go")
    asked.add_argument("--looks", nargs="*", default=["pl_light", "en_dark"], metavar="LOOK")
    asked.add_argument("--sizes", nargs="*", default=list(SIZES), choices=list(SIZES), metavar="SIZE")
    asked.add_argument("--each", action="store_true", help="keep every picture as well, in its own size")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    looks = [look for look in LOOKS if look.name in given.looks]
    with tempfile.TemporaryDirectory() as scratch:
        into = given.folder if given.each else Path(scratch)
        with _running(alone=True) as studio:
            _shoot_all(studio, looks, given.sizes, [name for name in given.only if name in ALONE], into)
        with _running() as studio:
            _shoot_all(studio, looks, given.sizes, [name for name in given.only if name not in ALONE], into)
            page = studio.browser.new_page()
            for name in given.only:
                pictures = [
                    [file for size in given.sizes if (file := _file(into, name, size, look)).exists()] for look in looks
                ]
                _sheet(page, pictures, given.folder / f"{name}.webp")
        if given.folder == DOCS / "screens":
            _readme()


def _shoot_all(studio: Studio, looks: list[Look], sizes: list[str], names: list[str], into: Path) -> None:
    for look in looks:
        for size in sizes:
            _shoot(studio, look, size, names, into)


@contextmanager
def _running(*, alone: bool = False) -> Iterator[Studio]:
    with tempfile.TemporaryDirectory(prefix="tableside-") as folder, sync_playwright() as playwright:
        staged = stage(Path(folder) / "data", alone=alone)
        server = Server(Path(folder) / "data", module="companion")
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        try:
            yield Studio(browser, server, staged)
        finally:
            browser.close()
            server.stop()


def _file(into: Path, name: str, size: str, look: Look) -> Path:
    return into / f"{name}_{size}_{look.name}.png"


def _shoot(studio: Studio, look: Look, size: str, names: list[str], into: Path) -> None:
    first = studio.visitor(look, size)
    for name in names:
        walker = _arrive(first, name, studio.staged) or _arrive(first, name, studio.staged)
        if walker is None:  # one screen that cannot be reached does not cost the others
            print(f"{name} {size} {look.name} cannot be reached")
            continue
        _file(into, name, size, look).write_bytes(_still(walker))
        walker.page.close()
    first.close()


def _arrive(first: Walker, name: str, staged: Staged) -> Walker | None:
    """Go to a screen; nobody where the way is lost.

    On a page of its own: one that is opened again comes back with its sheets as they were.
    """
    walker = Walker(first.page.context.new_page(), first.address, first.language)
    try:
        SCREENS[name](walker, staged)
    except Exception as error:  # noqa: BLE001 - whatever it is, the others are taken
        print(f"{name}: {str(error)[:300]}")
        walker.page.close()
        return None
    return walker


def _still(walker: Walker) -> bytes:
    """Take a picture once nothing moves any more: faces come after the words, and columns rise."""
    walker.settle()
    taken = walker.page.screenshot()
    for _ in range(MOST_TRIES):
        walker.page.wait_for_timeout(PAUSE)
        before, taken = taken, walker.page.screenshot()
        if before == taken:
            break
    return taken


def _sheet(page: Page, pictures: list[list[Path]], path: Path) -> None:
    """Put the pictures of a screen on one sheet: a look a row, all of one height."""
    page.set_viewport_size({"width": 100, "height": 100})  # it is never narrower than the one before
    rows = "".join(f"<div>{''.join(map(_inline, row))}</div>" for row in pictures)
    page.set_content(f"<style>{STYLE}</style>{rows}")
    page.wait_for_function("() => [...document.images].every(i => i.complete)")
    box = page.evaluate("() => [document.body.scrollWidth + 16, document.body.scrollHeight + 16]")
    page.set_viewport_size({"width": box[0], "height": box[1]})
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


def _inline(path: Path) -> str:
    return f'<img src="data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}">'


def _readme() -> None:
    for alone in (True, False):
        with _running(alone=alone) as studio:
            for name, (screen, size, look) in README.items():
                if (screen in ALONE) is alone:
                    walker = studio.visitor(look, size, 2 if size == "phone" else 1)
                    SCREENS[screen](walker, studio.staged)
                    (DOCS / f"{name}.png").write_bytes(_still(walker))
                    walker.close()


if __name__ == "__main__":
    main()

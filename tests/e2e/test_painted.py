"""Everything that is written can be read: it is all there, no word is broken, and it stands out from its ground."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from companion.ui import routes
from tests.e2e.browser import DESKTOP, PHONE, SMALL_PHONE, TABLET, Walker, new_walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.painted import Box, Drawing, Line, Scroll, Seen, faults, measure, unfit
from tests.e2e.screens import SCREENS, Road
from tests.e2e.serve import Server
from tests.e2e.staged import NAMES, Staged, stage
from tests.e2e.table import all_standing

PAGE = (0.0, 0.0, 360.0, 740.0)
LINE = Line(at=0, box=(16, 100, 116, 120), clips=(PAGE,), text="Clay Mound", whole="Clay Mound")


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Staged]]:
    folder = tmp_path_factory.mktemp("staged") / "data"
    staged = stage(folder)
    server = Server(folder)
    server.start()
    yield server, staged
    server.stop()


def at_table(name: str, tap: int | str) -> Road:
    """Go to a table and touch somebody, or the so many-th thing that lies in sight in Now."""

    def go(walker: Walker, staged: Staged) -> None:
        walker.open(routes.table(staged.tables[name]))
        low = (walker.page.viewport_size or {"height": 0})["height"] - 100
        lying = [node.name for node in walker.nodes() if node.hit and not node.disabled and 230 < node.y < low]
        if isinstance(tap, str):
            walker.tap(tap)
        elif lying:  # where the text is largest nothing may be in sight
            walker.tap(lying[min(tap, len(lying) - 1)])

    return go


ROADS = {
    **SCREENS,
    "town_place": at_table("town", 4),
    "town_seat": at_table("town", NAMES[1]),
    "builders_thing": at_table("builders", 2),
    "builders_seat": at_table("builders", NAMES[1]),
}
PODIUMS = frozenset({"points_so_far", *(name for name in ROADS if name.endswith("_podium"))})
OPEN = {TABLET: {"havre_cards"}}
"""What lies open there anyway."""


def come(walker: Walker, staged: Staged, name: str) -> None:
    """Go there, and wait until the columns of a podium stand."""
    walker.page.evaluate("() => { try { sessionStorage.clear() } catch { /* no page yet */ } }")
    ROADS[name](walker, staged)
    if name in PODIUMS:
        walker.see(NAMES[0])
        all_standing(walker)
        walker.see(walker.t("app-total"))


class Device(NamedTuple):
    """What somebody looks at the screens with."""

    language: str
    size: tuple[int, int]
    dark: bool = False
    percent: int = 100


DEVICES = {
    "small-phone-pl": Device("pl", SMALL_PHONE),
    "phone-en-dark": Device("en", PHONE, dark=True),
    "tablet-en": Device("en", TABLET),
    "desktop-pl-dark": Device("pl", DESKTOP, dark=True),
    "largest-text-pl-dark": Device("pl", SMALL_PHONE, dark=True, percent=200),
}


@pytest.mark.slow
@pytest.mark.torture  # a minute a device; in make test every journey looks at the screens it comes to
@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_every_screen_can_be_read(evenings: tuple[Server, Staged], walk: MakeWalker, device: Device) -> None:
    server, staged = evenings
    walker = walk(server, device.language, device.size, dark=device.dark)
    if device.percent != 100:
        walker.open("/settings")
        walker.tap(walker.t("app-percent", n=device.percent))
    walker.eyes = None
    found = {}
    for name in (name for name in ROADS if name not in OPEN.get(device.size, ())):
        come(walker, staged, name)
        if wrong := faults(walker.page, frozenset(NAMES)):
            found[name] = wrong
    assert found == {}


# That it would be seen


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("planted") / "data", "tests.e2e.planted")
    server.start()
    yield server
    server.stop()


def test_what_is_faint_cut_or_broken_is_found(planted: Server, browser: Browser) -> None:
    walker = new_walker(browser, planted.address, size=(412, 1100))
    walker.open()
    found = faults(walker.page, frozenset({"A long name of somebody"}))
    walker.close()
    assert [line.partition(" at ")[0] for line in found] == [
        "shortened: 'Shortened label' ends with 'Shortened'",
        "broken inside a word: 'Przedsiębiorstwo' after 'Przedsiębi'",
        "cut off right: 'Cut before its end' of 'Cut before its end'",
        "cut off bottom: 'Lower half is gone' of 'Lower half is gone'",
        "written over one another: 'One word lies' and 'over another'",
        "1.87 : 1 (#B4B4B4 on #F6F3EE): 'Faint words'",
        "2.46 : 1 (#A19C97 on #F6F3EE): 'Ghostly words'",
        "1.87 : 1 (#B4B4B4 on #F6F3EE): the icon e16a",
        "1.87 : 1 (#B4B4B4 on #F6F3EE): a drawing",
    ]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (LINE, ""),
        (replace(LINE, over=True), "shortened"),
        (replace(LINE, over=True, whole="Ola"), ""),
        (replace(LINE, broken=True), "broken inside a word"),
        (replace(LINE, broken=True, text="/home/some", whole="/home/somebody"), ""),
        (replace(LINE, box=(300, 100, 380, 120)), "cut off right"),
        (replace(LINE, clips=(PAGE, (16, 104, 200, 300))), "cut off top"),
        (replace(LINE, clips=(PAGE, (0, 0, 360, 110))), ""),
        (replace(LINE, box=(16, 800, 116, 820), clips=(PAGE, (0, 0, 360, 110))), ""),
        (replace(LINE, box=(16, 800, 116, 820), clips=(PAGE, (0, 0, 360, 110), (16, 790, 90, 900))), "cut off right"),
        (replace(LINE, over=True, box=(16, 300, 116, 320)), ""),
    ],
    ids=[
        "as it should be",
        "shortened",
        "the name of somebody",
        "broken",
        "an address",
        "out of the window",
        "by its box",
        "by what scrolls",
        "scrolled away",
        "scrolled away and cut",
        "under something else",
    ],
)
def test_what_is_missing_of_words_is_said(line: Line, wrong: str) -> None:
    scroll = Scroll((0, 0, 360, 110), across=False, down=True)
    seen = Seen(lines=(line,), fills=((1, (0, 290, 360, 340)),), scrolls=(scroll,))
    found = list(unfit(seen, frozenset({"Ola"})))
    assert [one.partition(":")[0] for one in found] == [wrong] * bool(wrong)


def test_words_over_words_are_found_unless_something_lies_between() -> None:
    other = replace(LINE, at=2, text="Inn", box=(50, 105, 90, 125))
    assert list(unfit(Seen(lines=(LINE, other)))) == ["written over one another: 'Clay Mound' and 'Inn'"]
    assert list(unfit(Seen(lines=(LINE, other), fills=((1, (40, 90, 100, 130)),)))) == []


def test_colours_are_measured_on_the_picture(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 200, "height": 120})
    page.set_content(
        "<body style='margin:0;background:#fff;font:16px sans-serif'>"
        "<div style='position:absolute;left:4px;top:4px;color:#767676'>grey words</div>"
        "<div style='position:absolute;left:4px;top:34px;color:#000;opacity:.3'>quiet words</div>"
        "<div style='position:absolute;left:4px;top:64px;width:20px;height:2px;background:#949494'></div>"
        "<div style='position:absolute;left:4px;top:80px;width:20px;height:20px;background:#f2ce6b'>"
        "<div style='margin:5px;width:8px;height:8px;background:#4a3300'></div></div>"
    )
    boxes = [((4, 4, 84, 24), 0x767676), ((4, 34, 84, 54), 0), ((4, 64, 24, 66), None), ((4, 80, 24, 100), None)]
    grey, quiet, dash, coin = measure(page, page.screenshot(), boxes)
    outside = measure(page, page.screenshot(), [((400, 4, 420, 24), 0)])
    page.close()
    assert grey is not None
    assert grey.contrast == pytest.approx(4.54, abs=0.3)
    assert quiet is not None
    assert quiet.contrast < 2.2
    assert dash is not None
    assert dash.contrast == pytest.approx(3.03, abs=0.02)
    assert coin is not None
    assert coin.contrast > 7
    assert outside == [None]


def test_what_is_drawn_is_seen_as_far_as_its_edges_leave_it() -> None:
    assert Drawing(0, (300, 100, 380, 120), (PAGE, (0, 0, 320, 110))).shown == (300, 100, 320, 110)


@pytest.mark.parametrize(
    ("fill", "reached"),
    [((0, 112, 412, 892), True), ((0, 119, 412, 892), False), ((0, 200, 412, 892), False)],
    ids=["half under a sheet", "a hair under it", "above it"],
)
def test_what_is_half_under_a_sheet_is_looked_at_when_it_is_not(fill: Box, reached: bool) -> None:  # noqa: FBT001 - a row
    figure = (22, 100, 37, 120)
    assert Seen(fills=((2, fill),)).reached(figure, 1) is reached
    assert not Seen(fills=((2, fill),)).reached(figure, 3), "it lies over the sheet itself"

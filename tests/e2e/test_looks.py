"""Every screen on every size, in both languages, light and dark, and with the largest text."""

from __future__ import annotations

import pytest

from tests.e2e.browser import DESKTOP, SMALL_PHONE, TABLET, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.table import start

GAME = "little_town"
SIDEWAYS = (740, 360)
ROUTES = ("/", f"/new/{GAME}", f"/check/{GAME}", f"/count/{GAME}", "/plays", "/settings")


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [
        (SMALL_PHONE, "en", True),
        (SMALL_PHONE, "pl", False),
        (TABLET, "pl", True),
        (DESKTOP, "en", False),
        (SIDEWAYS, "pl", False),
    ],
    ids=["phone-en-dark", "phone-pl", "tablet-pl-dark", "desktop-en", "sideways-pl"],
)
def test_every_screen(server: Server, walk: MakeWalker, size: tuple[int, int], language: str, dark: bool) -> None:  # noqa: FBT001
    walker = walk(server, language, size, dark=dark)
    for route in ROUTES:
        walker.open(route)
        check(walker)


def test_the_largest_text(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl", SMALL_PHONE)
    walker.open("/settings")
    walker.tap(walker.t("app-percent", n=200))
    for route in ROUTES:
        walker.open(route)
        check(walker)
    shadow = start(walker, GAME, 2)
    check(walker)
    shadow.press()
    check(walker)


def test_an_address_nobody_knows(server: Server, walk: MakeWalker) -> None:
    walker = walk(server)
    walker.open("/nowhere")
    walker.see(walker.t("app-no-screen"))
    walker.tap(walker.t("app-to-home"))
    walker.see(walker.t("app-shelf"))


def test_a_table_that_is_gone(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "pl")
    walker.open("/table/gone")
    walker.see(walker.t("app-error-title"))
    walker.tap(walker.t("app-to-home"))
    walker.see(walker.t("app-shelf"))


def test_names_that_are_the_same_are_told_apart(server: Server, walk: MakeWalker) -> None:
    walker = walk(server)
    walker.open(f"/new/{GAME}")
    walker.tap(walker.t("app-new-person"))
    add(walker, "Ola")
    add(walker, "ola")
    walker.see(walker.t("app-name-twice", name="Ola"))
    check(walker)


def add(walker: Walker, name: str) -> None:
    walker.type(walker.t("app-name"), name)
    walker.press("Enter")
    walker.see(name.capitalize())

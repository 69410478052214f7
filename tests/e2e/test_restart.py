"""The app ends and begins again under a page that stays open."""

from __future__ import annotations

from typing import Final

from companion.text import texts
from tests.e2e.browser import Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.serve import Server
from tests.e2e.table import start

BEGUN: Final = 60_000
"""Milliseconds within which the app begins and a page finds it, on the busiest machine."""


SOCKETS: Final = """window.sockets = []; window.WebSocket = class extends WebSocket {
  constructor(...words) { super(...words); sockets.push(this); }
};"""
"""What keeps a page's sockets in reach: a browser that is cut off leaves those that are open alone."""


def in_polish(walker: Walker) -> None:
    pl = texts("pl")
    walker.open("/settings")
    walker.tap("Polski")
    walker.see(pl.t("app-settings"))
    walker.tap(pl.t("app-theme-dark"))
    walker.say = pl


def test_the_page_speaks_on_in_the_language_of_its_device(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "en")
    in_polish(walker)
    own_server.kill()
    with walker.page.expect_event("framenavigated", timeout=BEGUN):
        own_server.start()
    walker.listen()
    walker.see(walker.t("app-settings"))
    walker.see("Polski")
    walker.reload()
    walker.see(walker.t("app-settings"))
    with walker.page.expect_download():  # what the device offers is heard again
        walker.tap(walker.t("app-export"))
    own_server.stop()
    own_server.start()


def test_a_page_without_its_app_says_so_in_its_own_language(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "en")
    in_polish(walker)
    walker.tap(walker.t("app-back"))
    walker.see(walker.t("app-shelf"))
    shadow = start(walker, "little_town", 2)
    where, said = walker.page.url, walker.page.get_by_role("status")
    assert walker.page.locator("html").get_attribute("lang") == "pl"
    told = said.get_by_text(walker.t("door-no-app"), exact=True)
    assert told.count() == 0
    own_server.kill()
    told.wait_for()
    with walker.page.expect_event("framenavigated", timeout=BEGUN):
        own_server.start()
    walker.listen()
    walker.see(shadow.headline())
    assert walker.page.url == where
    assert told.count() == 0


def test_a_page_goes_on_where_it_was_once_its_network_is_back(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server, "pl")
    walker.page.context.add_init_script(SOCKETS)
    shadow = start(walker, "little_town", 2)
    where, told = walker.page.url, walker.page.get_by_text(walker.t("door-no-app"), exact=True)
    walker.tap(walker.t("ui-more"))
    walker.page.context.set_offline(True)
    walker.page.evaluate("sockets.at(-1).close()")
    told.wait_for()
    with walker.page.expect_event("framenavigated"):
        walker.page.context.set_offline(False)
    walker.listen()
    assert told.count() == 0
    walker.tap(walker.t("app-settings"))
    walker.tap(walker.t("app-back"))
    walker.see(shadow.headline())
    assert walker.page.url == where

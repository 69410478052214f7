"""What the browser plays: nothing until sounds are on, then one sound for a step."""

from __future__ import annotations

from typing import Final

from tests.e2e.browser import Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.table import start

GAME = "little_town"

COUNTING: Final = """() => {
  window.played = 0;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    return play.call(this).then(() => { window.played += 1; });
  };
}"""
"""Counts what has really begun to play."""


def test_a_step_is_heard_once_sounds_are_on(own_server: Server, walk: MakeWalker) -> None:
    walker = walk(own_server)
    walker.page.add_init_script(f"({COUNTING})()")
    shadow = start(walker, GAME, 2)
    shadow.press()
    assert played(walker) == 0
    walker.tap(walker.t("ui-more"))
    walker.tap(walker.t("ui-settings"))
    walker.tap(walker.t("app-sounds"))
    check(walker)
    hear(walker, 1)
    walker.page.go_back()
    walker.see(shadow.headline())
    shadow.press()
    hear(walker, 2)
    walker.reload()
    shadow.press()
    hear(walker, 1)


def played(walker: Walker) -> int:
    return int(walker.page.evaluate("() => window.played"))


def hear(walker: Walker, times: int) -> None:
    walker.page.wait_for_function("times => window.played === times", arg=times)

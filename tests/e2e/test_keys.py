"""With a keyboard and nothing else: from the shelf to the table, one step, undone, done again, closed by Esc."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from scorers.core.forms import Amounts
from tests.e2e.browser import DESKTOP, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.serve import Server
from tests.e2e.table import only_count, start

GAME = "little_town"
HARBOUR = "le_havre"
POINTS = 1
"""The preset that keeps points, so that there is a number to type."""
MOST = 60
"""Within so many stops everything is reached."""

FOCUSED: Final = """() => {
  const e = document.activeElement;
  return e.closest('flt-semantics-host') ? e.getAttribute('aria-label') || e.textContent : '';
}"""
"""What has the focus is called so; nothing where nothing has."""
PATIENCE: Final = 10.0
"""So many seconds a busy machine may take to move the focus and to draw that it has."""


def test_a_table_by_keyboard(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "en", DESKTOP)
    shadow = start(walker, GAME, 2)
    label, form = shadow.pinned()
    before = shadow.headline()
    walk_to(walker, label)
    walker.press("Enter")
    shadow.take(form)
    walker.see(shadow.headline())
    assert form.event is not None
    walker.press("Control+z")
    walker.see(before)
    walker.press("Control+Shift+z")
    walker.see(shadow.headline())
    walker.press("Control+z")
    walker.see(before)
    walker.press("Control+y")
    walker.see(shadow.undo_label(form.event))
    rules = walker.t("ui-rules")
    walk_to(walker, walker.t("ui-look-up"))
    walker.press("Enter")
    walker.see(rules)
    walker.press("Escape")
    walker.see_not(rules)
    walker.arrive("/table/")


def test_every_stop_is_seen_and_comes_in_the_order_of_reading(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "pl")
    shadow = start(walker, GAME, 2)
    stops = [
        shadow.round_words(),
        *shadow.names.values(),
        shadow.pinned()[0],
        walker.t("ui-look-up"),
        walker.t("ui-log"),
    ]
    met = []
    walker.press("Tab")  # the first one makes a place for the focus
    plain = walker.page.screenshot()
    for _ in range(MOST):
        met.append(stop(walker))
        assert comes(lambda: walker.page.screenshot() != plain), f"nobody sees that {met[-1]!r} has the focus"
        if met[-1].startswith(stops[-1]):
            break
    assert met[0].startswith(stops[0]), "the focus is in the screen in front"
    assert all(met), "nothing that is covered is stopped at"
    at = [next(n for n, name in enumerate(met) if name.startswith(stop)) for stop in stops]
    assert at == sorted(at), met


def test_a_line_being_typed_in_keeps_its_keys(server: Server, walk: MakeWalker) -> None:
    walker = walk(server)
    shadow = start(walker, GAME, 2, preset=POINTS)
    event = shadow.pinned()[1].event
    shadow.press()
    assert event is not None
    done = shadow.undo_label(event)
    walker.tap(shadow.names[shadow.setup.ids[0]])
    held = next(line for line in shadow.view().seats[0].holdings if line.count_move)
    walker.tap(walker.say.t("ui-count", shadow.names, what=held.label))
    ask = shadow.form(held.count_move).asks[0]
    assert isinstance(ask, Amounts)
    walker.tap(shadow.said(ask.rows[0].label))
    walker.page.keyboard.type("12")
    walker.press("Control+z")
    walker.see(done)
    walker.press("Enter")
    walker.press("Control+z")
    walker.see_not(done)


def test_figures_go_to_the_line_that_is_lit_whatever_was_clicked_last(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "en", DESKTOP)
    only_count(walker, HARBOUR)
    walker.press("Tab")  # from now on what is touched could take the focus
    walker.tap(walker.t("app-to-sheet"))
    francs = walker.t("le_havre-sheet-francs")
    names = [walker.t("core-colour-red").capitalize(), walker.t("core-colour-green").capitalize()]
    walker.see(f"{francs}, {names[0]}")

    def come(*numbers: int) -> None:
        for name, n in zip(names, numbers, strict=True):
            walker.see(f"{name}\n{walker.t('app-sum-so-far', n=str(n))}", alone=True)

    for key in "105":
        walker.press(key)
    walker.press("Backspace")
    come(10, 0)
    walker.press("Enter")
    walker.tap("4")
    walker.press("7")
    come(10, 47)
    walker.tap("5")
    walker.press("Backspace")
    walker.press("Backspace")
    come(10, 4)
    walker.type(f"{francs}, {names[0]}", "23")
    walker.press("Enter")
    walker.press("8")
    come(23, 8)
    walker.tap("9")
    walker.press("Enter")
    walker.see(walker.t("core-sheet-whose"))


def walk_to(walker: Walker, name: str) -> None:
    """Press Tab until that has the focus."""
    met: list[str] = []
    for _ in range(MOST):
        met.append(stop(walker))
        if met[-1].startswith(name):
            return
    raise AssertionError(f"{name!r} is not among {met}")


def stop(walker: Walker) -> str:
    """Press Tab and wait until the focus has left where it was; how what has it is called."""
    walker.page.evaluate("() => { window.left = document.activeElement; }")
    walker.press("Tab")
    comes(lambda: walker.page.evaluate("() => document.activeElement !== window.left") and bool(focused(walker)))
    return focused(walker)


def comes(true: Callable[[], bool]) -> bool:
    """Whether it is so within the patience there is."""
    until = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def focused(walker: Walker) -> str:
    return str(walker.page.evaluate(FOCUSED))

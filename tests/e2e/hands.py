"""A pair of hands: touches things by the first line they say, the one drawn last first; knows no game by name."""

from __future__ import annotations

import time
from collections.abc import Mapping

from playwright.sync_api import Locator

from scorers.core.forms import Amounts, Answer, Option, Pick, Task
from scorers.core.spots import Spot, SpotRow
from tests.e2e.browser import PATIENCE, Walker
from tests.e2e.shadow import Shadow

TOUCHABLE = "flt-semantics-host flt-semantics[flt-tappable]"
FIRST_LINES = """es => es.map(e => (e.getAttribute('aria-label')
  || [...e.childNodes].filter(n => n.nodeType === 3 || n.tagName === 'SPAN').map(n => n.textContent).join(''))
  .split('\\n')[0])"""


def named(walker: Walker, name: str) -> list[Locator]:
    """Everything that can be touched and begins with that line, in the order it is drawn: a sheet comes after Now."""
    found = walker.page.locator(TOUCHABLE)
    lines: list[str] = found.evaluate_all(FIRST_LINES)
    return [found.nth(at) for at, line in enumerate(lines) if line == name]


def do(shadow: Shadow, key: str, **answers: str | Mapping[str, int]) -> int:
    """Touch a move and answer what it asks, there as here, an amount a touch for each; how many taps that took."""
    walker, before = shadow.walker, shadow.walker.taps
    walker.touch(place(shadow, key))
    given: dict[str, Answer] = {}
    for ask, answer in answers.items():
        asked = next(a for a in shadow.form(key, given).asks if a.key == ask)
        if isinstance(asked, Pick) and isinstance(answer, str):
            walker.touch(option_of(shadow, asked, answer))
            given[ask] = (answer,)
            continue
        assert isinstance(asked, Amounts)
        assert isinstance(answer, Mapping)
        for row in asked.rows:
            for _ in range(answer.get(row.key, 0)):
                walker.tap(walker.t("ui-more-of", what=shadow.said(row.label)))
        given[ask] = answer
    form = shadow.form(key, given)
    if form.confirm is not None and form.asks:
        walker.touch(seen(walker, shadow.said(form.confirm), 0, -1))
    shadow.take(form)
    walker.see(shadow.undo_label(form.event))
    return walker.taps - before


def place(shadow: Shadow, key: str) -> Locator:
    """Where a move is touched: its row, its card in Now, or its own words."""
    now = shadow.view().now
    rows = [task for task in now.tasks if not task.done]
    for task in rows:
        if task.warn and any(move.key == key for move in task.moves):
            return _way(shadow, rows, key)
        if any(move.key == key for move in task.moves):
            return seen(shadow.walker, shadow.said(task.label), 0, -1)
    move = next(move for move in now.moves if move.key == key)
    assert move.because is None, move.because
    faces = {face.key: shadow.said(face.name) for held in now.holdings for face in held.faces}
    if move.thing not in faces:
        return seen(shadow.walker, shadow.said(move.label).split("\n")[0], 0, -1)
    open_ = [m for m in now.moves if m.because is None and m.thing in faces]
    alike = [m for m in open_ if faces[m.thing or ""] == faces[move.thing]]
    return seen(shadow.walker, faces[move.thing], len(alike), alike.index(move))


def _way(shadow: Shadow, rows: list[Task], key: str) -> Locator:
    """Where something is touched that a seat in need can do: by its own words, row after row."""
    ways = {move.key: shadow.said(move.label) for task in rows for move in task.moves if task.warn}
    alike = [way for way, words in ways.items() if words == ways[key]]
    return seen(shadow.walker, ways[key], len(alike), alike.index(key))


def option_of(shadow: Shadow, ask: Pick, key: str) -> Locator:
    spots = [(row, spot) for row in ask.spots.rows for spot in row.spots] if ask.spots else []
    places = {spot.key: place_name(shadow, row, spot) for row, spot in spots}

    def name(option: Option) -> str:
        if option.key in places:
            return places[option.key]
        return shadow.said(option.face.name if option.face else option.label)

    option = next(option for option in ask.options if option.key == key)
    assert option.because is None, option.because
    alike = [other for other in ask.options if other.because is None and name(other) == name(option)]
    return seen(shadow.walker, name(option), len(alike), alike.index(option))


def place_name(shadow: Shadow, row: SpotRow, spot: Spot) -> str:
    """What a place with pieces is called: its row and its number, then whose pieces lie there."""
    at = shadow.said(spot.label) if spot.label else row.spots.index(spot) + 1
    return ", ".join((f"{shadow.said(row.label)} {at}", *(shadow.names[piece] for piece in spot.pieces)))


def seen(walker: Walker, name: str, many: int, at: int) -> Locator:
    """The one at that place among the last so many of that name, once no new button is locked any more."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if len(named(walker, name)) >= max(1, many):
            walker._look()
            found = named(walker, name)
            if len(found) >= max(1, many):
                return found[-many:][at]
        time.sleep(0.02)
    raise AssertionError(f"nothing to touch begins with {name!r} among {walker.names()}")

"""The keyboard: what a key means, who it belongs to just now, and what it does on each screen."""

from __future__ import annotations

import ast
from pathlib import Path

import flet as ft
import pytest

from companion.ui import routes
from companion.ui.components import keyboard
from companion.ui.components.keyboard import focus_front, focus_target, is_typing
from companion.ui.flet_edge import note, number_of
from companion.ui.keys import Key, meant
from tests.ui.visits import GAME, Visit, started

UI = Path(__file__).resolve().parents[2] / "companion" / "ui"


def event(
    key: str, *, ctrl: bool = False, shift: bool = False, alt: bool = False, meta: bool = False
) -> dict[str, object]:
    return {"key": key, "ctrl": ctrl, "shift": shift, "alt": alt, "meta": meta}


async def press(page: Visit, key: str, *, ctrl: bool = False, shift: bool = False) -> None:
    session = page.screen.session
    await session.dispatch_event(session.page._i, "keyboard_event", event(key, ctrl=ctrl, shift=shift))
    await page.screen.settle(30)


@pytest.mark.parametrize(
    ("pressed", "key"),
    [
        (event("Z", ctrl=True), Key.UNDO),
        (event("Z", meta=True), Key.UNDO),
        (event("Z", ctrl=True, shift=True), Key.REDO),
        (event("Y", ctrl=True), Key.REDO),
        (event("Escape"), Key.BACK),
        (event("Tab", shift=True), Key.NAVIGATE),
        (event("Z"), None),
        (event("Z", ctrl=True, alt=True), None),
        (event("Tab", ctrl=True), None),
        (event("Enter"), None),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_a_key_means(pressed: dict[str, object], key: Key | None) -> None:
    made = ft.KeyboardEvent(name="keyboard_event", control=ft.Page, **pressed)  # type: ignore[arg-type]
    assert meant(made) is key


async def test_undo_and_redo_at_the_table(page: Visit) -> None:
    live = page.here.library.table(await started(page))
    await press(page, "Z", ctrl=True)
    assert live.table.n == 0, "above the table lies its setup"
    await page.tap("set-up")
    await page.tap("primary")
    done = live.table.state
    await press(page, "Z", ctrl=True)
    assert live.table.undo_step is None
    await press(page, "Z", ctrl=True)
    assert not page.screen.maybe("said")
    await press(page, "Z", ctrl=True, shift=True)
    assert live.table.state == done
    await press(page, "Z", ctrl=True)
    await press(page, "Y", ctrl=True)
    assert live.table.state == done


async def test_esc_closes_the_sheet_on_top_and_leaves_the_table_in_front(page: Visit) -> None:
    key = await started(page)
    await page.tap("set-up")
    await page.tap("door/look_up")
    await page.tap("go/ui-checklist")
    await press(page, "Escape")
    assert page.screen.maybe("sheet/look_up/")
    await press(page, "Escape")
    assert not page.screen.maybe("sheet/look_up/")
    await press(page, "Escape")
    assert page.route == routes.table(key)


async def test_esc_goes_back(page: Visit) -> None:
    key = await started(page)
    await press(page, "Escape")
    assert page.route == routes.setup(key), "neither on nor back to the seats by a key"
    await page.go(routes.points(key))
    await press(page, "Escape")
    assert page.route == routes.table(key)
    await page.go(routes.SETTINGS)
    await press(page, "Escape")
    assert page.route == routes.table(key), "back to where one came from"
    await page.go(routes.HOME)
    await page.go(routes.SETTINGS)
    await press(page, "Escape")
    assert page.route == routes.HOME
    await page.go(routes.new(GAME))
    await press(page, "Escape")
    assert page.route == routes.new(GAME), "what is half filled in is not lost by a key"


async def test_a_line_being_typed_in_keeps_its_keys(page: Visit) -> None:
    await page.go(routes.SETTINGS)
    await page.go(routes.new(GAME))
    await page.tap("chair/0")
    session, line = page.screen.session, page.screen.find("field/name/0")
    await session.dispatch_event(line._i, "focus", None)
    await page.go(routes.PLAYS)
    await press(page, "Escape")
    assert page.route == routes.HOME, "a line that has gone keeps nothing"
    key = await started(page)
    await page.tap("set-up")
    await page.tap("primary")
    live = page.here.library.table(key)
    await page.go(routes.finish(key))
    await page.go(routes.table(key))
    await page.tap("undo")
    assert live.table.undo_step is None


async def test_esc_closes_what_a_number_is_being_typed_in(page: Visit) -> None:
    await started(page)
    await page.tap("set-up")
    await page.tap("door/look_up")
    await page.tap("go/ui-catalogue")
    await page.screen.session.dispatch_event(page.screen.find("catalogue/search")._i, "focus", None)
    assert is_typing(page.here.page)
    await press(page, "Escape")
    assert not page.screen.maybe("catalogue/search")
    await press(page, "Escape")
    assert not page.screen.maybe("sheet/look_up/")


async def test_an_open_dialog_keeps_its_keys(page: Visit) -> None:
    await page.go(routes.PLAYS)
    page.here.page.show_dialog(ft.BottomSheet(ft.Text("asked")))
    await press(page, "Escape")
    assert page.route == routes.PLAYS
    page.here.page.pop_dialog()
    page.here.page.show_dialog(ft.SnackBar("said"))
    await press(page, "Escape")
    assert page.route == routes.HOME


async def test_whoever_walks_by_tab_gets_a_place_for_the_focus_everywhere(page: Visit) -> None:
    await started(page)
    await page.tap("set-up")
    assert not page.screen.find("primary").ink
    await press(page, "Tab")
    for key in ("primary", "door/more"):
        assert page.screen.find(key).ink, key
    await page.go(routes.HOME)
    assert page.screen.find("continue").ink


async def test_the_focus_comes_to_the_screen_as_it_is_drawn_by_then(page: Visit) -> None:
    await page.go(routes.SETTINGS)
    await press(page, "Tab")
    here = focus_target(page.here.page)
    assert here is not None
    before = ft.KeyboardListener(ft.Text(""))  # as drawn once: of that number, and gone from the page
    before._i = number_of(here)
    note(page.here.page, f"{keyboard._SCOPE}{page.here.page.route}", before)
    with pytest.raises(RuntimeError, match="must be added"):
        await before.focus()
    sent = len(page.screen.wire.sent)
    await focus_front(page.here.page)
    assert len(page.screen.wire.sent) > sent


def test_every_line_tells_when_it_is_typed_in() -> None:
    for path in UI.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        made = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "ft.TextField"]
        told = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "track_typing"]
        assert len(made) == len(told), path

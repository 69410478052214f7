"""What is shown equals what would be drawn from nothing: the check finds what differs, and the count is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.ui import routes
from companion.ui.components.buttons import quiet_button
from companion.ui.components.entry import text_entry
from companion.ui.components.faces import FIRST
from companion.ui.components.number import NumberCell
from companion.ui.components.row_cache import use_row_cache
from companion.ui.components.touch import tap
from tests.ui.afresh import Comparison
from tests.ui.conftest import Draw
from tests.ui.fair import fair_words
from tests.ui.harness import _walk
from tests.ui.visits import Visit

W = fair_words()


# ------------------------------------------------------------------------------------------- just count: who has what


async def cards(page: Visit) -> None:
    """Go to the first list of cards in the closing questions of Le Havre, without a table."""
    await page.go(routes.count("le_havre"))
    await page.sit(2)
    await page.tap("to-sheet")
    await page.tap("forth")
    assert page.screen.keys("buildings/")


def listed(page: Visit, of: str) -> list[str]:
    keys = (key.removeprefix(f"{of}/") for key in page.screen.keys(f"{of}/"))
    return [key for key in keys if key not in ("search", "rest", "free", "kinds")]


def picked(page: Visit, of: str) -> list[str]:
    """The cards that look picked in a list."""
    faces: list[Any] = [control for control in page.screen.all() if isinstance(control, ft.Semantics)]
    keys = [str(part.key) for face in faces if face.selected for part in _walk(face.content) if part.key]
    return [key.removeprefix(f"{of}/") for key in keys if key.startswith(f"{of}/") and "/whose/" not in key]


async def test_a_card_goes_to_whoever_is_asked_and_takes_nothing_away(page: Visit) -> None:
    await cards(page)
    first, second = listed(page, "buildings/s1")[:2]
    await page.tap(f"buildings/s1/{first}")
    await page.tap("buildings/whose/s2")
    await page.tap(f"buildings/s2/{second}")
    assert picked(page, "buildings/s2") == [second]
    await page.tap("buildings/whose/s1")
    assert picked(page, "buildings/s1") == [first]
    await page.tap(f"buildings/s1/{listed(page, 'buildings/s1')[2]}")
    assert len(picked(page, "buildings/s1")) == 2


async def test_the_next_list_has_its_own_cards_and_no_search(page: Visit) -> None:
    await cards(page)
    await page.screen.enter("buildings/s1/search", "firm")
    assert 0 < len(listed(page, "buildings/s1")) < 5
    await page.tap("forth")
    assert not page.screen.keys("buildings/")
    following = next(key for key in page.screen.keys("") if key.endswith("/search"))
    assert not page.screen.find(following).value
    assert len(listed(page, following.removesuffix("/search"))) > FIRST, "all there are to count"


# ----------------------------------------------------------------------------------------- the check finds what differs


async def _shown(draw: Draw, component: Callable[[], ft.Control], *taps: str) -> None:
    screen = await draw(ft.component(component))
    for key in taps:
        await screen.tap(key)


async def test_a_row_kept_although_it_is_about_another_is_found(draw: Draw) -> None:
    done: list[str] = []

    def about() -> ft.Control:
        seat, choose = ft.use_state("s1")
        cache = use_row_cache()
        row = cache._last.get("row")
        pick = row[1] if row else quiet_button(W, "Pick", lambda: done.append(seat), key="pick")
        cache._now["row"] = ((), pick)
        return ft.Column([pick, quiet_button(W, "Jan", lambda: choose("s2"), key="jan")])

    with pytest.raises(AssertionError, match=r"pick.*seat: 's1' shown, 's2' drawn from nothing"):
        await _shown(draw, about, "jan")


async def test_a_number_typed_in_one_line_that_lies_in_another_is_found(draw: Draw) -> None:
    def about() -> ft.Control:
        seat, choose = ft.use_state("s1")
        cell = NumberCell(W, 1, print, "Ola", here=seat)
        return ft.Column([cell, quiet_button(W, "Jan", lambda: choose("s2"), key="jan")])

    with pytest.raises(AssertionError, match=r"NumberCell: state 0 \(True\) was given in .*s1.*, lies in .*s2"):
        await _shown(draw, about, "s1/number", "jan")


async def test_what_is_shown_and_never_told_is_found(draw: Draw) -> None:
    shown = ["one"]

    def about() -> ft.Control:
        again, draw_again = ft.use_state(0)
        cache = use_row_cache()
        words = cache.row("words", lambda: ft.Text(shown[0]))
        button = quiet_button(W, "Again", lambda: draw_again(again + 1), key="again")
        return ft.Column([words, Below(), button])

    @ft.component
    def Below() -> ft.Control:  # noqa: N802 - a component
        _, draw_again = ft.use_state(0)
        return ft.Column([ft.Text(shown[0]), quiet_button(W, "Here", lambda: draw_again(1), key="here")])

    screen = await draw(ft.component(about))
    shown[0] = "two"
    with pytest.raises(AssertionError, match=r"Text.*\.value: 'one' shown, 'two' drawn from nothing"):
        await screen.tap("here")


async def test_a_line_that_is_typed_in_is_no_difference(draw: Draw) -> None:
    def about() -> ft.Control:
        name, keep = ft.use_state("Ola")
        return ft.Column([text_entry("Name", name, keep, key="name")])

    screen = await draw(ft.component(about))
    await screen.enter("field/name", "Jan", then="submit")
    assert screen.find("field/name").value == "Jan"


async def test_rows_that_change_places_are_the_same_rows_in_the_browser(draw: Draw) -> None:
    done: list[str] = []

    def about() -> ft.Control:
        first, choose = ft.use_state("c")
        cache = use_row_cache()
        names = sorted("abcde", key=lambda name: name != first)
        rows = [
            cache.row(name, quiet_button, W, name * (2 if name == first else 1), tap(done.append, name), key=name)
            for name in names
        ]
        return ft.Column([*rows, *[quiet_button(W, "!", tap(choose, name), key=f"{name}!") for name in "abcde"]])

    await _shown(draw, about, "d!", "b!", "e!", "a!", "c!")


@pytest.mark.parametrize(
    ("shown", "fresh", "path"),
    [
        ([1, 2], [1, 2, 3], ": 2 shown, 3 drawn from nothing"),
        ({"a": 1}, {"a": 2}, "['a']: 1 shown, 2 drawn from nothing"),
        (ft.Text("a"), ft.Text("b"), "/Text.value: 'a' shown, 'b' drawn from nothing"),
        (ft.Text("a"), ft.Row(), ": Text shown, Row drawn from nothing"),
        (
            ft.Container(on_click=print),
            ft.Container(),
            "on_click: <built-in function print> shown, None drawn from nothing",
        ),
    ],
    ids=["longer", "mapping", "property", "control", "handler"],
)
def test_the_path_of_a_difference_is_told(shown: object, fresh: object, path: str) -> None:
    assert path in (Comparison().different(shown, fresh, "") or "")

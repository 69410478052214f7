# ruff: noqa: N802 - components
"""Cards that lie open on a tablet: a touch begins the move with that card, on a phone they wait behind the act."""

from __future__ import annotations

from typing import cast

import flet as ft
import pytest

from companion.app.library import Library
from companion.ui import routes
from companion.ui.components.faces import FIRST
from companion.ui.components.open_cards import ROWS, open_cards
from companion.ui.components.row_cache import RowCache
from companion.ui.components.seek import Sought
from companion.ui.layout import Layout
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.picker import Picker, _side
from companion.ui.views.table.shown import Kind, Sheet, SheetShown
from scorers.core.forms import Form, Option, Pick
from scorers.core.msg import plain
from scorers.core.view import Face
from tests.e2e.staged import agreed
from tests.ui.conftest import Draw
from tests.ui.contact import words
from tests.ui.test_board import inside, said
from tests.ui.visits import Visit, visit

W = words("le_havre")


async def at_the_quay(house: Library, width: int, height: int) -> Visit:
    """The first turn of an evening that is kept whole, its supply tile told."""
    live = house.start(agreed("le_havre"))
    page = await visit(house, width=width, height=height)
    await page.go(routes.table(live.key))
    await page.tap(page.screen.keys("move/tile/")[0])
    return page


@pytest.mark.usefixtures("unlocked")
async def test_a_card_that_lies_open_is_the_first_answer(house: Library) -> None:
    page = await at_the_quay(house, 820, 1180)
    cards = page.screen.keys("card/")
    assert len(cards) == 3, "the buildings of the town"
    assert not page.screen.keys("move/use/"), "its act stands beside the title"
    await page.tap(cards[0])
    assert page.screen.keys("confirm"), "one touch has begun the move and picked the card"
    chosen = cards[0].removeprefix("card/")
    assert page.screen.keys(f"building/{chosen}")


@pytest.mark.usefixtures("unlocked")
async def test_behind_the_act_are_all_of_them(house: Library) -> None:
    page = await at_the_quay(house, 820, 1180)
    await page.tap("cards/all")
    assert len(page.screen.keys("building/building.")) >= 3


def test_few_rows_lie_open_and_none_that_cannot_be_taken() -> None:
    w = words("le_havre")
    taken = Option("c0", plain("Nought"), Face("c0", plain("Nought")), because=plain("Somebody stands there."))
    free = [Option(f"c{n}", plain(f"Card {n}"), Face(f"c{n}", plain(f"Card {n}"))) for n in range(1, 20)]
    head, cards = open_cards(w, "Enter", (taken, *free), print, print, 484, RowCache())
    assert isinstance(cards, ft.Row)
    drawn = [key_of(card) for card in cards.controls]
    assert drawn == [f"card/c{n}" for n in range(1, len(drawn) + 1)]
    assert len(drawn) % ROWS == 0
    assert len(drawn) < len(free)
    assert w.t("ui-all-cards", n=20) in said(head), "the act says how many there are in all"


def key_of(card: ft.Control) -> object:
    """The key of what is touched."""
    return next(found.key for found in inside(card) if str(found.key).startswith("card/"))


@pytest.mark.parametrize(("width", "height"), [(412, 892), (892, 412), (1280, 800)])
async def test_where_room_lacks_they_wait_behind_the_act(house: Library, width: int, height: int) -> None:
    page = await at_the_quay(house, width, height)
    assert not page.screen.keys("card/")
    assert page.screen.keys("move/use/")


@pytest.mark.parametrize(("owner", "ways"), [(None, ["all", "free"]), ("s1", ["all", "free", "own"])])
def test_a_filter_for_ones_own_is_offered_only_where_it_finds_some(owner: str | None, ways: list[str]) -> None:
    options = tuple(Option(f"c{n}", plain("Card"), Face(f"c{n}", plain("Card"), owner=owner)) for n in range(9))
    side = _side(words("little_town"), Pick("tile", plain("Tile"), options), Sought(), print, "s1")
    assert [str(found.key).removeprefix("tile/") for found in inside(side) if found.key] == ways


MANY = tuple(Option(f"c{n}", plain(f"Card {n}"), Face(f"c{n}", plain(f"Card {n}"))) for n in range(FIRST + 8))


@pytest.mark.parametrize(("width", "height", "first"), [(412, 892, 16), (892, 412, 12), (1280, 800, FIRST)])
async def test_to_pick_from_lie_the_cards_in_sight_and_whoever_scrolls_gets_the_likely_ones(
    draw: Draw, width: int, height: int, first: int
) -> None:
    form = Form("enter", plain("Enter"), (Pick("card", plain("Card"), MANY),))
    shown, m = SheetShown(Sheet(Kind.FORM, "enter"), form), cast("TableModel", _Answered())

    @ft.component
    def Drawn() -> ft.Control:
        return Picker(W, m, shown, Layout.of(width, height))

    screen = await draw(Drawn)
    assert screen.keys("card/c") == [f"card/c{n}" for n in range(first)]
    if first < FIRST:
        await screen.tap("scroll/form/enter", "scroll")
    assert len(screen.keys("card/c")) == FIRST
    assert screen.find("scroll/form/enter").on_scroll is not None, "another handler, and the device begins at the top"
    await screen.tap("card/rest")
    assert len(screen.keys("card/c")) == len(MANY)


async def test_a_card_chosen_before_lies_in_sight_too(draw: Draw) -> None:
    ask = Pick("card", plain("Card"), MANY, chosen=("c20",))
    shown = SheetShown(Sheet(Kind.FORM, "enter"), Form("enter", plain("Enter"), (ask,)))

    @ft.component
    def Drawn() -> ft.Control:
        return Picker(W, cast("TableModel", _Answered()), shown, Layout.of(412, 892))

    screen = await draw(Drawn)
    assert screen.keys("card/c")[0] == "card/c20"


@pytest.mark.parametrize(
    ("chosen", "said"),
    [(("c2",), "What it does: Brings 2"), (("c2", "c1"), "Card 1: Brings 1"), (("c1", "bare"), ""), ((), "")],
)
async def test_of_several_cards_it_is_told_which_does_what_is_said(
    draw: Draw, chosen: tuple[str, ...], said: str
) -> None:
    bare = Option("bare", plain("Bare"), Face("bare", plain("Bare")))
    faces = (Face(f"c{n}", plain(f"Card {n}"), text=plain(f"Brings {n}")) for n in range(20))
    options = (*(Option(face.key, face.name, face) for face in faces), bare)
    ask = Pick("card", plain("Card"), options, chosen=chosen, most=3)
    shown = SheetShown(Sheet(Kind.FORM, "enter"), Form("enter", plain("Enter"), (ask,)))

    @ft.component
    def Drawn() -> ft.Control:
        return Picker(W, cast("TableModel", _Answered()), shown, Layout.of(412, 892))

    screen = await draw(Drawn)
    told = [text for text in screen.texts() if text.startswith("What it does") or ": Brings" in text]
    assert told == ([said] if said else [])


class _Answered:
    """A table model that takes an answer and shows nothing of it."""

    def answer(self, *_given: object) -> None:
        """Take it."""

    def close(self) -> None:
        """Close nothing."""

    def confirm(self, *_given: object) -> None:
        """Record nothing."""

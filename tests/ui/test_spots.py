"""Spots: painted with a colour once in hand, touched whole or place by place, and only looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.ui.components import ask_paint
from companion.ui.components.ask_grid import Room
from companion.ui.components.ask_pick import pick
from companion.ui.components.held import holdings
from companion.ui.components.row_cache import RowCache
from companion.ui.components.spots import Hit, spots
from companion.ui.drawings.svg import path
from companion.ui.theme import TARGET
from scorers.core.amount import UNKNOWN
from scorers.core.forms import Move, Place
from scorers.core.msg import msg, plain
from scorers.core.spots import Spots
from scorers.core.view import Figure, Held, TableView
from tests.scorers.kernel_game import GAME
from tests.scorers.kernel_game.faces import ferry
from tests.ui import spotted
from tests.ui.answering import answer
from tests.ui.conftest import Show
from tests.ui.contact import svg
from tests.ui.fair import Fair, fair_words, kinds

W = fair_words(5)


def inside(control: Any) -> Iterator[ft.Control]:  # noqa: ANN401 - anything that holds controls
    yield control
    for child in (*(getattr(control, "controls", None) or ()), getattr(control, "content", None)):
        if isinstance(child, ft.Control):
            yield from inside(child)


def keyed(control: ft.Control, begins: str) -> dict[str, Any]:
    return {str(one.key): one for one in inside(control) if str(one.key).startswith(begins)}


def said(control: ft.Control) -> list[str]:
    return [str(one.value) for one in inside(control) if isinstance(one, ft.Text)]


def painting(answered: object = None, room: float = 380) -> ft.Control:
    return ft.Column(ask_paint.paint(W, spotted.ship(answer=answered), print, room, RowCache()))


@pytest.mark.parametrize("room", [328, 380, 788])
def test_a_ship_is_one_picture_around_holds_a_finger_can_hit(room: float) -> None:
    shown = painting(room=room)
    holds, colours = keyed(shown, "hold/"), keyed(shown, "hold/@")
    assert list(colours) == [*(f"hold/@s{n}" for n in range(1, 6)), "hold/@"]
    assert len(holds) - len(colours) == 6
    cells = [box for key, box in holds.items() if key not in colours]
    assert all(min(box.width, box.height) >= TARGET for box in cells)
    pictures = [one for one in inside(shown) if isinstance(one, ft.Image) and one.width and one.width > 300]
    assert len(pictures) == 1


def test_each_place_says_where_it_is_and_whose_piece_lies_there() -> None:
    labels = [one.label for one in inside(painting()) if isinstance(one, ft.Semantics) and one.label]
    assert labels[:3] == ["wine left, Bo", "wine right, Ala", "narzędzia left"]
    assert labels[-6:] == ["Ala", "Bo", "Ćma", "Dag", "Konstancja", W.t("ui-rubber")]


def test_what_it_comes_to_stands_below_for_each_seat() -> None:
    words = said(painting())
    assert words[-8:] == ["Ala", "3 · cargo 10", "+6", "16", "Bo", "2 · cargo 6", "+4", "10"]
    large = ft.Column(ask_paint.paint(fair_words(5, scale=2.0), spotted.ship(), print, 328, RowCache()))
    assert "3 · cargo 10" in said(large)


def test_a_colour_in_hand_is_ringed_and_ticked() -> None:
    colours = keyed(painting(("@s3",)), "hold/@")
    assert [key for key, one in colours.items() if one.foreground_decoration] == ["hold/@s3"]


@pytest.mark.parametrize("touched", ["@s2", "@", "wine-left", "wine-right", "books-left"])
def test_a_touch_means_what_the_walkers_think_it_means(touched: str) -> None:
    ask = spotted.ship()
    assert ask.dabbed(touched) == answer(ask, f"hold/{touched}", None)
    assert answer(ask, "hold/wine-left", "7") is None


async def test_the_ferry_is_painted_and_said_in_one_step(show: Show, fair: Fair) -> None:
    table = fair.lay()
    screen = await show(table)
    await screen.tap("seat/table")
    await screen.tap("move/load")
    for key in ("grain-right", "fish-right", "@s2", "grain-left", "fish-right", "@s3", "fish-left", "@", "grain-right"):
        await screen.tap(f"hold/{key}")
    await screen.tap("confirm")
    state: Any = table.live.table.state
    assert kinds(table) == ["ferried"]
    assert dict(state.flow.ferry) == {"grain-left": "s2", "fish-left": "s3", "fish-right": "s2"}


async def test_a_place_is_touched_and_the_step_is_told(show: Show, fair: Fair) -> None:
    table = fair.lay()
    row = Move("ship/s1/grain", msg("kernel-move-ship"), Place.THING, "s1", "grain")
    shut = Move("ship/s2/fish", msg("kernel-move-ship"), Place.THING, "s2", "fish", msg("kernel-taken"))

    def view(state: Any, viewer: str | None) -> TableView:  # noqa: ANN401 - the state of any game
        found = GAME.view(state, viewer)
        queue = replace(ferry(state), ground="")
        held = Held("queue", plain("Ferry"), Figure(UNKNOWN), spots=queue)
        return replace(found, now=replace(found.now, holdings=(held,), moves=(row, shut)))

    table.live.table.game = replace(GAME, view=view)
    screen = await show(fair.beside(table))
    assert screen.find("move/ship/grain").on_click is not None
    assert len(screen.keys("move/ship/")) == 2, "one of them flat, with its reason"
    await screen.tap("move/ship/grain")
    await screen.tap("where/grain-right")
    state: Any = table.live.table.state
    assert dict(state.flow.ferry) == {"grain-right": "s1"}


def test_a_row_that_cannot_be_touched_says_why() -> None:
    rows = spotted.queues()
    hits = {"b0": Hit("move/b0", print, reason="full"), "b1": Hit("move/b1", print)}
    shown = ft.Column(spots(W, rows, hits, 328, RowCache(), "q"))
    assert keyed(shown, "move/b0")["move/b0"].on_click is None
    assert keyed(shown, "move/b1")["move/b1"].on_click is not None
    assert said(shown)[:3] == ["Bankers' guild", "full", "Builders' guild"]
    large = ft.Column(spots(fair_words(5, scale=2.0), rows, hits, 328, RowCache(), "q"))
    assert said(large) == said(shown)


def test_who_lies_in_a_row_is_read_out_from_below_to_the_top() -> None:
    shown = ft.Column(spots(W, spotted.queues(), {}, 380, RowCache(), "q"))
    labels = [one.semantics_label for one in inside(shown) if isinstance(one, ft.Image)]
    assert labels[0] == "Ala, Bo, Ćma, Dag, Bo, Ala"


def test_a_place_that_cannot_be_picked_is_pale_and_the_chosen_one_has_a_rim() -> None:
    shown = ft.Column(pick(W, spotted.cover(("b3-0",)), print, room=Room(380)))
    found = keyed(shown, "cover/")
    assert [bool(one.on_click) for one in found.values()] == [True, False, True]
    assert found["cover/b3-0"].foreground_decoration is not None


def test_what_lies_there_is_shown_behind_the_table() -> None:
    lines = (
        Held("granary", plain("Granary"), Figure(UNKNOWN), spots=spotted.granary("coin")),
        Held("fair", plain("Fair"), Figure(UNKNOWN), spots=spotted.fair()),
    )
    shown = ft.Column(holdings(W, lines, print, print))
    assert said(shown) == ["Granary", "flour", "rope", "iron", "Fair", "Ola", "Ewa", "Jan"]
    drawn = [svg(one) for one in inside(shown) if isinstance(one, ft.Image)]
    coin = W.good("coin")
    assert coin is not None
    assert any(path(coin.paths[0], coin.ink) in one for one in drawn), "a piece of nobody is drawn as the thing it is"


@pytest.mark.parametrize(("room", "palettes"), [(380, 3), (900, 2)])
def test_two_ships_lie_side_by_side_where_there_is_room(room: float, palettes: int) -> None:
    row = spotted.holds(("wine", 4)).rows[0]
    ships = Spots(tuple(replace(row, key=f"wine{n}", group=plain(f"Ship {n}")) for n in range(3)), "hull")
    asked = replace(spotted.ship(answer=()), spots=ships)
    shown = ft.Column(ask_paint.paint(W, asked, print, room, RowCache()))
    assert len(keyed(shown, "hold/@s1")) == palettes
    assert [words for words in said(shown) if words.startswith("Ship")] == ["Ship 0", "Ship 1", "Ship 2"]


@pytest.mark.parametrize(("room", "lines"), [(380, 5), (900, 3)])
def test_rows_one_can_touch_stand_two_and_two_where_there_is_room(room: float, lines: int) -> None:
    hits = {f"b{n}": Hit(f"move/b{n}", print) for n in range(5)}
    assert len(spots(W, spotted.queues(), hits, room, RowCache(), "queue")) == lines
    assert len(spots(W, spotted.queues(), {}, room, RowCache(), "queue")) == 5, "what is only looked at stays a list"

"""A board in colour: what lies on it, what is around the chosen cell, what can be done there or instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.app.session import TableSession
from companion.ui.components.ahead import glance_of
from companion.ui.components.ask_grid import Room, beyond, grid
from companion.ui.components.ask_pick import pick
from companion.ui.components.instead import instead_bar
from companion.ui.components.printed import building
from companion.ui.components.row_cache import RowCache
from companion.ui.components.uses import are_uses, uses
from companion.ui.components.words import Words
from companion.ui.drawings.figures import middle
from companion.ui.theme import TARGET
from companion.ui.views.table.screen import FOOT_TAKES, HEADLINE, SIDE_TAKES
from scorers.core.amount import known
from scorers.core.core_moves import JUMP_MOVE, count_move
from scorers.core.forms import Form, Move, Option, Pick, Place
from scorers.core.glance import Fact, Lying, Stair, Tone
from scorers.core.msg import plain
from scorers.little_town.faces import symbol, tile_face
from tests.ui.conftest import Show
from tests.ui.contact import svg, words
from tests.ui.fair import Fair, play
from tests.ui.walk import Where

TOWN = "little_town"
PHONE, DESK = Room(368, 459, upright=True), Room(948, 560)


def laid(fair: Fair) -> TableSession:
    """Return a table with two buildings on its board, and the first worker of the second round to be placed."""
    setup = Where(TOWN, "everything", 2).setup()
    table = fair.laid(setup.model_copy(update={"options": {**setup.options, "side": "side_1"}}))
    for seat in table.setup.ids:
        for thing in ("wood", "stone"):
            play(table, count_move(seat, thing), answers={"n": {"n": 4}})
    play(table, "build", answers={"tile": ("wheat_field",), "cell": ("f4",)})
    play(table, "build", answers={"tile": ("fountain",), "cell": ("d5",)})
    return table


def asked(table: TableSession, **answers: tuple[str, ...]) -> tuple[Form, Pick]:
    form = table.form("place", answers)
    board = form.asks[0]
    assert isinstance(board, Pick)
    assert board.grid is not None
    return form, board


def drawn(w: Words, board: Pick, room: Room) -> ft.Control:
    assert board.grid is not None
    return grid(w, board, board.grid, lambda _: None, room, RowCache())


def inside(control: Any) -> Iterator[ft.Control]:  # noqa: ANN401 - anything that holds controls
    yield control
    for child in (*(getattr(control, "controls", None) or ()), getattr(control, "content", None)):
        if isinstance(child, ft.Control):
            yield from inside(child)


def keys_in(control: ft.Control) -> list[str]:
    return [str(found.key) for found in inside(control)]


def images(control: ft.Control) -> list[str]:
    return [svg(found) for found in inside(control) if isinstance(found, ft.Image)]


def said(control: ft.Control) -> list[str]:
    return [str(found.value) for found in inside(control) if isinstance(found, ft.Text)]


def test_the_board_is_one_picture_with_the_pieces_on_it(fair: Fair) -> None:
    _, board = asked(laid(fair))
    w = words(TOWN)
    assert len(images(drawn(w, board, DESK))) == 1 + 2, "the land and two tiles"
    assert said(drawn(w, board, DESK)) == []
    assert said(drawn(w, board, PHONE)) == [w.t("ui-left-edge")], "turned, it says which edge is on top"


def test_around_the_chosen_cell_the_rest_is_dimmed_and_a_worker_stands_there(fair: Fair) -> None:
    _, board = asked(laid(fair), cell=("e5",))
    found = images(drawn(words(TOWN), board, PHONE))
    assert sum('fill-opacity="0.2"' in one for one in found) == 1
    assert len(found) == 1 + 1 + 1 + 2 + 1, "arrow, land, frame, two tiles, the worker"


def test_a_cell_chosen_for_a_piece_nobody_named_is_ticked(fair: Fair) -> None:
    table = laid(fair)
    play(table, "place", answers={"cell": ("e2",), "uses": ()})
    form = table.form("piece/s1", {})
    piece = next(ask for ask in form.asks if isinstance(ask, Pick))
    form = table.form("piece/s1", {piece.key: (piece.options[0].key,), "cell": ("e3",)})
    board = next(ask for ask in form.asks if isinstance(ask, Pick) and ask.grid)
    assert board.chosen
    assert len(images(drawn(words(TOWN), board, DESK))) == 1 + 1 + 2 + 1 + 1, "land, frame, tiles, worker, tick"


def test_buildings_around_say_what_they_take_whose_they_are_and_their_fee(fair: Fair) -> None:
    form, _ = asked(laid(fair), cell=("e5",))
    used = next(ask for ask in form.asks if isinstance(ask, Pick) and are_uses(ask))
    shown = ft.Column(pick(words(TOWN), used, lambda *_: None))
    assert said(shown)[1::2] == ["used", "1"], "ticked from the start: a touch leaves it out"
    bare = ft.Column(pick(words(TOWN), replace(used, chosen=()), lambda *_: None))
    assert said(bare)[1::2] == ["own", "1"]
    keys = [found.key for found in inside(shown) if str(found.key).startswith("uses/")]
    assert keys == [f"uses/{option.key}" for option in used.options]


def test_a_wide_gain_gives_way_to_the_fee_and_one_of_each_needs_no_figure(fair: Fair) -> None:
    table = laid(fair)
    play(table, "build", answers={"tile": ("shop",), "cell": ("d4",)})
    form, _ = asked(table, cell=("e5",))
    used = next(ask for ask in form.asks if isinstance(ask, Pick) and are_uses(ask))
    shop = next(option for option in used.options if option.key.startswith("shop"))
    shown = ft.Column(uses(words(TOWN), replace(used, options=(shop,)), lambda _: None, RowCache()))
    gain = next(found for found in inside(shown) if isinstance(found, ft.Container) and images(found) and found.expand)
    figure = middle("1", 0, 0, 10, "#000").split('"')[1]
    assert images(gain)[0].count(figure) == 1, "of the coin it takes"


def test_a_pawnshop_on_the_board_is_more_than_a_house() -> None:
    w, plain_house = words(TOWN), svg(building(words(TOWN), (60, 60), "s1", (), (symbol("house"),)))
    drawn_there = svg(building(w, (60, 60), "s1", tile_face("pawnshop").takes, tile_face("pawnshop").brings))
    assert drawn_there != plain_house
    assert tile_face("pawnshop").text is not None, "and its card still says what it does"


def test_a_building_that_cannot_be_used_says_why(fair: Fair) -> None:
    table = laid(fair)
    play(table, "build", answers={"tile": ("marketplace",), "cell": ("d4",)})
    form, _ = asked(table, cell=("e5",))
    used = next(ask for ask in form.asks if isinstance(ask, Pick) and are_uses(ask))
    shown = ft.Column(pick(words(TOWN), used, lambda *_: None))
    refused = next(option for option in used.options if option.because)
    assert words(TOWN).say(refused.because) in said(shown)
    box = next(found for found in inside(shown) if found.key == f"uses/{refused.key}")
    assert isinstance(box, ft.Container)
    assert box.on_click is None


def test_what_cannot_be_done_instead_says_why() -> None:
    here = Move("place", plain("Place"), Place.PRIMARY, "s1", "worker")
    other = Move("build", plain("Build"), Place.INSTEAD, "s1", "house", plain("No house left"))
    bar = instead_bar(words(TOWN), here, other, lambda _: None, "Ola: your turn")
    assert said(bar) == ["Place", "Build", "No house left"]
    half = next(found for found in inside(bar) if found.key == "move/build")
    assert isinstance(half, ft.Container)
    assert half.on_click is None


async def test_one_bar_says_what_is_done_and_what_instead(show: Show, fair: Fair) -> None:
    table = laid(fair)
    screen = await show(table)
    assert screen.keys("here/") == ["here/place"]
    await screen.tap("move/build")
    assert screen.keys("sheet/form") == ["sheet/form/build"]


async def test_a_sheet_begun_for_one_seat_never_becomes_anothers(show: Show, fair: Fair) -> None:
    table, w = laid(fair), words(TOWN)
    screen = await show(table, w)
    await screen.tap("move/build")
    await screen.tap(next(key for key in screen.keys("tile/") if key.count("/") == 1 and key != "tile/search"))
    play(table, count_move("s1", "wood"), answers={"n": {"n": 5}})
    await screen.settle()
    assert screen.keys("sheet/form") == ["sheet/form/build"], "it is the same turn"
    table.undo()
    table.undo()
    await screen.settle()
    assert not screen.keys("sheet/"), "another one is to build now"
    assert w.t("ui-turn-went") in screen.texts("said")
    await screen.tap("move/build")
    assert screen.maybe("confirm") is None or screen.find("confirm").on_click is None, "nothing is left of the pick"


async def test_on_a_phone_the_buildings_stand_over_the_act_and_the_board_follows_them(show: Show, fair: Fair) -> None:
    screen = await show(laid(fair), words(TOWN), width=360, height=740)
    await screen.tap("cell/a2")
    assert screen.scrolled() == []
    await screen.tap("cell/e5")
    keys = screen.keys("")
    assert keys.index("uses/fountain:s2@d5") > keys.index("cell/h6")
    now = screen.find("now")
    assert not [found for found in inside(now) if str(found.key).startswith("uses/")]
    assert screen.scrolled() == [(now._i, 56)], "as much as they take"
    await screen.tap("cell/e4")
    assert len(screen.scrolled()) == 1, "they were there before"


@pytest.mark.parametrize(("cell", "left", "over"), [("e5", 400, 59), ("e5", 460, 0), ("d5", 400, 0), ("i2", 420, 39)])
def test_a_space_far_down_on_a_board_too_high_goes_up_by_what_is_too_much(
    fair: Fair, *, cell: str, left: float, over: float
) -> None:
    _, board = asked(laid(fair), cell=(cell,))
    assert beyond(board, PHONE, left) == over
    assert beyond(replace(board, chosen=()), PHONE, left) == 0


async def test_on_an_upright_tablet_the_buildings_stand_over_the_act_below_the_whole_board(
    show: Show, fair: Fair
) -> None:
    screen = await show(laid(fair), words(TOWN), width=820, height=1180)
    rows = 9 * screen.find("cell/e5").height
    await screen.tap("cell/e5")
    now = screen.find("now")
    assert not [found for found in inside(now) if str(found.key).startswith("uses/")]
    assert screen.keys("uses/")
    assert rows <= 1180 - SIDE_TAKES - HEADLINE, "two rows of them leave the board all its room"


async def test_on_an_upright_tablet_all_buildings_around_are_in_sight_and_the_board_goes_up(
    show: Show, fair: Fair
) -> None:
    table = laid(fair)
    for cell in ("d4", "d6", "f5"):
        play(table, "build", answers={"tile": ("wheat_field",), "cell": (cell,)})
    play(table, "build", answers={"tile": ("well",), "cell": ("e4",)})
    screen = await show(table, words(TOWN), width=820, height=1180)
    await screen.tap("cell/c4")
    assert len(screen.keys("uses/")) == 2
    assert screen.scrolled() == [], "a space in the upper half stays in sight"
    await screen.tap("cell/e5")
    assert len(screen.keys("uses/")) == 6
    held = [found for found in screen.all() if isinstance(found, ft.Column) and found.scroll and found.key != "now"]
    assert not [found for found in held if any(key.startswith("uses/") for key in keys_in(found))]
    assert screen.scrolled() == [(screen.find("now")._i, 3 * 56)], "its rule lies open over the board"


async def test_what_a_building_asks_comes_into_sight_once(show: Show, fair: Fair) -> None:
    table = laid(fair)
    play(table, "build", answers={"tile": ("pawnshop",), "cell": ("d4",)})
    for size in ((820, 1180), (412, 892), (1280, 800)):
        screen = await show(table, words(TOWN), *size)
        await screen.tap("cell/e5")
        assert screen.scrolled("scroll_key") == []
        await screen.tap("uses/pawnshop:s1@d4")
        assert [to for _, to in screen.scrolled("scroll_key")] == ["give"]
        await screen.tap("give/wood/2")
        assert [to for _, to in screen.scrolled("scroll_key")] == ["give"], "nothing jumps away below a finger"
        far = len(screen.scrolled("offset"))
        await screen.tap("uses/pawnshop:s1@d4")
        assert screen.scrolled("offset")[far:] == [(screen.find("now")._i, 0)], "and the board is there again"


async def test_beside_the_seats_the_buildings_stand_in_the_foot(show: Show, fair: Fair) -> None:
    screen = await show(laid(fair), words(TOWN), width=1280, height=800)
    await screen.tap("cell/e5")
    keys = screen.keys("")
    assert keys.index("uses/fountain:s2@d5") > keys.index("cell/h6")
    assert not screen.keys("here/"), "the other way is a quiet act"
    assert screen.keys("move/build")
    assert screen.find("primary").on_click is not None


async def test_on_an_upright_tablet_the_end_of_the_round_stands_below_the_seats(show: Show, fair: Fair) -> None:
    table, w = laid(fair), words(TOWN)
    screen = await show(table, w, width=820, height=1180)
    ending = table.view.now.ending
    assert ending
    said = w.say(ending.title)
    assert (screen.texts().count(said), said in screen.texts("now")) == (1, False), "a board takes all of Now"


def test_the_line_below_a_board_says_what_is_counted_and_what_is_lost_without_it(fair: Fair) -> None:
    table, w = laid(fair), words(TOWN)
    ending = table.view.now.ending
    assert ending
    due = next(fact for fact in ending.facts if fact.n)
    needs = (ending.needs[0], Fact("", known(-9), plain("0 of 3, −9"), "s2", Tone.SHORT, plain("0/3")))
    line = glance_of(w, replace(ending, needs=needs))
    assert line
    first, *seats = line.controls
    assert isinstance(first, ft.Image)
    assert first.semantics_label == w.say(due.label)
    assert said(seats[1]) == ["0/3"], "of what is counted, not of what is lost"
    assert glance_of(w, replace(ending, needs=())) is None


async def test_a_board_makes_room_for_the_line_of_a_rule_that_is_new(show: Show, fair: Fair) -> None:
    w, table = words(TOWN), laid(fair)
    screen = await show(table, w, width=1280, height=800)
    brief = next(w.say(rule.brief) for rule in table.view.rules if rule.key == "turns")
    assert brief in screen.texts(), "nobody has seen it yet"
    assert 6 * screen.find("cell/e5").height <= 800 - FOOT_TAKES - TARGET


STAIR = Stair((0, 4, 9), 14, (Lying(7, "coin", 3),), (("s1", 5),))


@pytest.mark.parametrize("width", [328, 372, 788])
def test_a_marker_goes_where_one_touches_the_track(width: int) -> None:
    given: list[object] = []
    options = tuple(Option(str(at), plain(f"to {at}")) for at in (3, 4, 6, 7))
    shut = Option("12", plain("to 12"), because=plain("past a coin"))
    ask = Pick("to", plain("Where to?"), (*options, shut), stair=STAIR)
    shown = ft.Column(pick(words("builders"), ask, lambda *answer: given.append(answer), room=Room(width), alone=True))
    boxes = [found for found in inside(shown) if isinstance(found, ft.Container)]
    targets = {str(found.key): found for found in boxes if str(found.key).startswith("to/")}
    assert list(targets) == ["to/3", "to/4", "to/6", "to/7"], "no space twice, none that cannot be"
    assert all(min(found.width or 0, found.height or 0) >= TARGET for found in targets.values())
    hit = targets["to/6"]
    assert callable(hit.on_click)
    hit.on_click()  # type: ignore[call-arg]
    assert given == [("to", "6")]
    assert len(images(shown)) == 1


async def test_what_is_done_by_hand_stands_above_the_board_on_every_screen(show: Show, fair: Fair) -> None:
    table = laid(fair)
    play(table, JUMP_MOVE, answers={"to": ("r2-turns",)})
    screen = await show(table, words(TOWN), width=1280, height=800)
    keys = screen.keys("")
    assert keys.index("hand/0") < min(at for at, key in enumerate(keys) if key.startswith("cell/"))


@pytest.mark.parametrize(("size", "boards"), [((820, 1180), 2), ((412, 892), 2), ((1280, 800), 0)])
async def test_a_board_below_a_card_lies_as_it_lies_in_now(
    show: Show, fair: Fair, size: tuple[int, int], boards: int
) -> None:
    table, w = laid(fair), words(TOWN)
    screen = await show(table, w, *size)
    await screen.tap("move/build")
    await screen.tap("tile/bakery")
    assert screen.texts().count(w.t("ui-left-edge")) == boards

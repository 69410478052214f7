# ruff: noqa: ANN401 - Flet's controls come in every shape
"""The lid: where we are, in the game's own drawing; plates, and the seats beside Now; what everybody is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest

from companion.text import texts
from companion.ui import routes
from companion.ui.components.holdings import DENSE, FEW_OF_THEM, MANY, grid
from companion.ui.components.panels import Panel, counters, seat_panel, table_panel
from companion.ui.components.seats import LEAST, Plate, plates, seat_tile
from companion.ui.components.track import PHONE, TABLET, Fit, lid_fit, said, track, wears_flag
from companion.ui.components.words import SeatLook, Words
from companion.ui.drawings.holdings import Grid, Kept, grid_height, holdings
from companion.ui.layout import Layout
from companion.ui.views.table.ways import Go
from scorers.core.amount import UNKNOWN, known
from scorers.core.glance import Bars, Fact, Pieces, Squares, Tone, Turns, Wall
from scorers.core.msg import TABLE, msg, plain
from scorers.core.registry import game
from scorers.core.view import Face, Figure, Held, SeatView, Shape, Step, Track
from tests.ui.conftest import Show
from tests.ui.fair import Fair, play
from tests.ui.visits import Visit, started

ROUND = Step("round", plain("Round"), 10, 20)
TURN = Step("turn", plain("Turn"), 3, 7)


def words(slug: str = "le_havre", scale: float = 1.0, *, dark: bool = False) -> Words:
    seats = (
        SeatLook("s1", "Ola", "#C8372D", "circle"),
        SeatLook("s2", "Ewa", "#23794A", "triangle"),
        SeatLook("s3", "Konstancja", "#2F66B5", "square"),
    )
    found = game(slug)
    symbols = {thing.id: thing.symbol for thing in found.info.things if thing.symbol}
    return Words("en", texts("en"), seats, found.look, symbols, slug, scale, dark=dark)


def parts(control: Any) -> Iterator[Any]:
    yield control
    for inner in (getattr(control, "content", None), *(getattr(control, "controls", None) or ())):
        if inner is not None:
            yield from parts(inner)


def written(control: ft.Control) -> list[str]:
    texts_ = (part for part in parts(control) if isinstance(part, ft.Text))
    return ["".join(str(span.text) for span in found.spans or ()) or found.value for found in texts_]


def pictures(control: ft.Control) -> list[str]:
    return [str(part.src) for part in parts(control) if isinstance(part, ft.Image)]


def lid(shown: Track, fit: Fit = PHONE, slug: str = "le_havre", width: float = 412) -> ft.Control:
    return track(words(slug), shown, lambda: None, fit, width)


BARS = Bars((1, 2, 3, 4), 2, (1, 3), ((2, "hammer"), (4, "anchor")))


def test_the_round_speaks_and_its_line_is_one_picture() -> None:
    drawn = lid(Track((ROUND, TURN), ("s2",), "s1", BARS, Turns(3, ("", "", "", "", "%", "", ""), "ship")))
    assert written(drawn) == ["Round  10  of 20"]
    tiles, flag, plate, line = pictures(drawn)
    assert tiles.count("<rect") == 7
    assert line.count("<rect") == len(BARS.heights) + 1, "a bar for each round, and the ground they stand on"
    assert line.count("<circle") == 2
    assert flag != plate


def test_what_the_lid_says_to_whoever_cannot_see_it() -> None:
    assert said(words(), Track((ROUND, TURN), first="s1")) == "Round 10 of 20, Turn 3 of 7, First: Ola"
    drawn = lid(Track((ROUND,), line=BARS))
    assert isinstance(drawn, ft.Container)
    (where,) = [part for part in parts(drawn) if isinstance(part, ft.Semantics) and part.label]
    assert where.label == "Round 10 of 20"


def test_squares_say_the_round_themselves_and_the_workers_stand_beside() -> None:
    shown = Track(
        (Step("round", plain("Round"), 2, 4),),
        ("s1",),
        "s1",
        Squares(4, 2),
        pieces=Pieces("worker", 2, 3, "s1", plain("worker 2 of 3")),
    )
    drawn = lid(shown, slug="little_town")
    assert written(drawn) == ["Round", "worker 2 of 3"]
    assert wears_flag(shown), "the plate wears the flag, the lid has no room"
    squares, workers = pictures(drawn)
    assert squares.count("<rect") == 4
    assert workers.count('opacity="0.35"') == 1
    wide = lid(shown, TABLET, "little_town", 1280)
    assert written(wide) == ["Round 2 of 4", "worker 2 of 3"]
    assert len(pictures(wide)) == 4, "here the flag lies on the lid"


def test_a_wall_needs_no_words() -> None:
    shown = Track((Step("round", plain("Round"), 3),), line=Wall(17, (("s1", 17), ("s2", 9), ("s9", 1))))
    (wall,) = pictures(lid(shown, slug="builders"))
    assert wall.count("scale(0.65)") == 2, "a plate for each seat there is"
    assert written(lid(shown, slug="builders")) == []
    actions = Track(shown.steps, line=shown.line, pieces=Pieces("action", 2, 3))
    assert sum('opacity="0.3"' in svg for svg in pictures(lid(actions, TABLET, "builders", 1280))) == 1


def test_a_phase_is_called_by_its_name_and_what_goes_on_is_said() -> None:
    assert written(lid(Track((Step("final", plain("Final actions")),)))) == ["Final actions"]
    assert written(lid(Track((ROUND, Step("phase", plain("Feeding")))))) == ["Round  10  of 20", "Feeding"]
    assert not wears_flag(Track((ROUND,)))


@pytest.mark.parametrize(
    ("size", "tile", "line"),
    [((412, 892), 24, False), ((360, 740), 20, False), ((820, 1180), 30, True), ((740, 360), 20, True)],
)
def test_the_lid_fits_the_device(size: tuple[int, int], tile: float, line: bool) -> None:  # noqa: FBT001
    fit = lid_fit(Layout(*size))
    assert (fit.tile, fit.line) == (tile, line)


# ------------------------------------------------------------------------------------------------------------- plates


def figures(n: int, **beside: int) -> tuple[Figure, ...]:
    return Figure(known(n), thing="franc"), *(Figure(known(m), thing=thing) for thing, m in beside.items())


def test_a_plate_says_name_then_figures_none_without_its_sign() -> None:
    plate = seat_tile(words(), "s1", figures(4, loan=1), lambda: None, acting=False)
    assert written(plate) == ["Ola", "4", "1"]
    assert len(pictures(plate)) == 3, "the plate, a franc, a loan"
    assert [part.semantics_label for part in parts(plate) if isinstance(part, ft.Image) and part.semantics_label] == [
        "loans"
    ]


def test_what_nobody_knows_is_absent() -> None:
    assert written(seat_tile(words(), "s1", (Figure(UNKNOWN, thing="franc"),), None, acting=True)) == ["Ola"]


def size_of(w: Words, plate: Plate) -> float:
    drawn = seat_tile(w, "s1", figures(104), None, acting=False, plate=plate)
    found = next(part for part in parts(drawn) if isinstance(part, ft.Text) and part.value == "104")
    assert isinstance(found.style, ft.TextStyle)
    return float(found.style.size or 0)


def test_figures_shrink_before_they_are_left_away() -> None:
    w = words()
    (narrow,) = plates(w, ("s1",), 60)
    drawn = seat_tile(w, "s1", figures(104, loan=12), None, acting=False, plate=narrow)
    assert written(drawn) == ["Ola", "104"], "so little room is there for one"
    full, small = (size_of(w, plate) for plate in (plates(w, ("s1",), 200)[0], narrow))
    assert small < full


def test_plates_share_the_width_or_keep_theirs_and_scroll() -> None:
    w = words()
    shared = plates(w, ("s1", "s2", TABLE), 396)
    assert [plate.width for plate in shared] == [None] * 3
    assert shared[0].share > shared[2].share
    assert [plate.width for plate in plates(w, ("s1", "s2", "s3", "s4", "s5"), 200)] == [LEAST] * 5


def test_the_start_player_wears_the_flag() -> None:
    plain_, flagged = (seat_tile(words(), "s1", (), None, acting=False, first=first) for first in (False, True))
    assert len(pictures(flagged)) == len(pictures(plain_)) + 1
    assert written(seat_tile(words(), TABLE, (), None, acting=False)) == ["Table"]


# ------------------------------------------------------------------------------------------------------------- panels


def counted(thing: str, n: int | None, count: str = "count") -> Held:
    amount = UNKNOWN if n is None else known(n)
    return Held(thing, msg(f"le_havre-thing-{thing}", n=2), Figure(amount, thing=thing), count_move=count)


GOODS = ("wood", "fish", "clay", "iron", "grain", "cattle", "coal", "hides", "steel")


def test_things_lie_in_the_order_of_the_game_whoever_has_them() -> None:
    w = words()
    lying = (
        *(counted(thing, 1) for thing in GOODS),
        counted("franc", 7),
        counted("loan", 0),
        counted("fortune", 3, ""),
    )
    found = counters(w, SeatView("s1", Figure(known(7), thing="franc"), lying))
    assert [held.thing for held in found][:3] == ["fish", "wood", "clay"]
    assert len(found) == len(GOODS), "neither the figure beside the name, nor a card, nor what nobody counts"


@pytest.mark.parametrize("sort", [MANY, DENSE, FEW_OF_THEM])
def test_all_that_lies_there_is_one_picture(sort: Any) -> None:
    w = words(dark=True)
    (image,) = grid(w, (counted("fish", 6), counted("wood", 0), counted("coal", None)), 240, sort)
    assert isinstance(image, ft.Image)
    assert image.semantics_label
    assert "6" in image.semantics_label
    assert "0" not in image.semantics_label
    assert str(image.src).count('opacity="0.22"') == 1, "none of a thing is a ghost, what is unknown is absent"
    assert grid(w, (counted("coal", None),), 240, sort) == []


def test_things_stand_in_columns() -> None:
    shape = Grid(4, 240, 30, 22, 10)
    good = words().good("fish")
    assert good is not None
    assert [grid_height(n, shape) for n in (0, 1, 4, 5)] == [0, 30, 30, 70]
    assert "translate(60 0)" in holdings((Kept(good, "1"),) * 2, shape, "#000000")


def test_a_panel_says_what_is_due_and_whether_it_is_there() -> None:
    needs = (Fact("food", known(5), plain("needs 5")), Fact(n=known(2), label=plain("short of 2"), tone=Tone.SHORT))
    cards = Held("building", plain("Buildings"), Figure(known(1)), Shape.ROW, (Face("b", plain("Building Firm")),))
    shown = SeatView("s1", Figure(known(7), thing="franc"), (cards, *(counted(g, 2) for g in GOODS)), needs=needs)
    found = written(seat_panel(words(), shown, None, acting=True))
    assert found == ["Ola", "7", "needs 5", "short of 2", "Building\N{NO-BREAK SPACE}Firm"]
    assert written(seat_panel(words(), shown, None, acting=False, panel=Panel(240, 17, 24, 24, much=False))) == [
        "Ola",
        "7",
    ]
    few = SeatView("s1", Figure(known(7), thing="franc"), (), beside=(Figure(known(2), thing="loan"),))
    assert written(seat_panel(words(), few, None, acting=False)) == ["Ola", "2", "7"]


def test_the_table_lies_below_the_seats() -> None:
    shown = SeatView(TABLE, None, (counted("fish", 3), Held("ship", plain("ships"), Figure(known(2)))))
    drawn = table_panel(words(), shown, None)
    assert written(drawn) == ["Table", "ships", "2"]
    assert len(pictures(drawn)) == 3, "its sign, what is counted, a ship"


# ------------------------------------------------------------------------------------------------------ shown to all


async def test_the_alarm_lies_across_the_screen(show: Show, fair: Fair) -> None:
    screen = await show(fair.lay())
    assert screen.maybe("alarm") is None


async def test_more_leads_to_what_everybody_is_shown(show: Show, fair: Fair) -> None:
    left: list[Go] = []
    screen = await show(fair.lay(), leave=left.append)
    await screen.tap("door/more")
    await screen.tap("go/ui-show-everybody")
    assert left == [Go.SHOW]


async def test_a_table_is_shown_to_everybody_and_follows_it(page: Visit) -> None:
    key = await started(page, 3)
    await page.go(routes.show(key))
    assert {"seat/s1", "show/back"} <= set(page.screen.keys())
    assert page.device.said[-1] == ("awake", True)
    before, table = page.screen.texts("show"), page.here.session(key)
    primary = table.view.primary
    assert primary is not None
    play(table, primary.key)
    await page.screen.settle(30)
    assert page.screen.texts("show") != before, "it follows what others do"
    table.undo()
    await page.screen.settle(30)
    assert page.screen.texts("show") == before
    await page.tap("show/back")
    assert page.screen.maybe("door/more")
    assert routes.behind(routes.show(key)) == routes.table(key)

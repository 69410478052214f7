# ruff: noqa: ANN401 - Flet's controls come in every shape
"""The lid: where we are, in the game's own drawing; plates, and the seats beside Now; what everybody is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.app.library import Library
from companion.text import texts
from companion.ui import routes
from companion.ui.components.ahead import ahead, ending_block
from companion.ui.components.fit import Fit as NowFit
from companion.ui.components.fitting import lines_of
from companion.ui.components.holdings import DENSE, FEW_OF_THEM, MANY, grid
from companion.ui.components.now import thing_move
from companion.ui.components.panels import Panel, counters, seat_panel, table_panel
from companion.ui.components.seats import LEAST, Plate, plates, seat_tile
from companion.ui.components.track import LOW, PHONE, TABLET, Fit, high, lid_fit, said, track, wears_flag
from companion.ui.components.words import SeatLook, Words
from companion.ui.drawings.holdings import Grid, Kept, grid_height, holdings
from companion.ui.layout import Layout
from companion.ui.views.score.podium import Room, podium
from companion.ui.views.show import MOST
from companion.ui.views.table.ways import Go
from scorers.core.amount import UNKNOWN, known
from scorers.core.forms import Move, Place
from scorers.core.glance import Bars, Coming, Ending, Fact, Lying, Pieces, Squares, Stair, Tone, Turns, Wall
from scorers.core.msg import TABLE, msg, plain
from scorers.core.registry import game
from scorers.core.score import Breakdown, Line
from scorers.core.view import Face, Figure, Held, Meter, SeatView, Shape, Step, Track
from tests.ui.conftest import Show
from tests.ui.contact import svg
from tests.ui.fair import Fair, play
from tests.ui.visits import Visit, started, visit

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
    return [svg(part) for part in parts(control) if isinstance(part, ft.Image)]


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


STAIR = Stair(
    (0, 4, 9, 15, 22, 30),
    30,
    (Lying(7, "coin", 3), Lying(18, "citizen", once=True), Lying(3, "vp", once=True, gone=True)),
    (("s1", 11), ("s2", 16), ("s3", 16), ("s9", 2)),
    plain("Development"),
)


@pytest.mark.parametrize("fit", [PHONE, PHONE._replace(stair=26), TABLET._replace(stair=42), TABLET, LOW])
def test_a_stair_stands_on_the_lid_in_rows_or_in_a_line(fit: Fit) -> None:
    shown = Track((ROUND,), first="s1", line=STAIR)
    drawn = lid(shown, fit, "builders", 412 if not fit.line else 1280)
    (found,) = [svg for svg in pictures(drawn) if svg.count("<rect") > 20]
    assert found.count("<rect") == 31 + 3 - (0 if fit.stair else 6), "every space, and the plates of who is there"
    assert ("Development" in written(drawn)) is (fit.stair > 0)
    assert high(words("builders"), shown, fit) >= (6 * fit.stair or 56)


def test_the_event_of_a_round_lies_beside_its_number() -> None:
    shown = Track((ROUND, TURN), event=Fact("coin", label=plain("Taxes")), line=STAIR)
    assert written(lid(shown, slug="builders"))[:2] == ["Round  10  of 20", "Taxes"], "instead of the phase"
    assert said(words(), shown) == "Round 10 of 20, Turn 3 of 7, Taxes"
    assert written(lid(shown, TABLET, "builders", 1280)) == ["Round  10  of 20", "Taxes"]


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


def test_a_stair_leaves_a_small_phone_and_large_text_two_thirds_of_the_screen() -> None:
    assert high(words(), Track((ROUND,), line=STAIR), lid_fit(Layout(412, 892), 2)) < 892 / 3
    assert high(words(), Track((ROUND,), line=Stair((0, 4, 9, 15, 22, 30), 30)), lid_fit(Layout(360, 740))) < 740 / 4


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


def test_the_plate_of_who_sits_at_this_device_is_underlined_and_says_so() -> None:
    w = words()
    for own, acting, hint in ((False, False, None), (True, False, w.t("ui-own-seat"))):
        plate = seat_tile(w, "s1", (), None, acting=acting, own=own)
        name = next(part for part in parts(plate) if isinstance(part, ft.Text) and part.value == "Ola")
        assert isinstance(name.style, ft.TextStyle)
        assert (name.style.decoration is not None) is own
        assert hints(plate) == ([hint] if hint else [])
    both = seat_tile(w, "s1", (), None, acting=True, own=True)
    assert hints(both) == [f"{w.t('ui-own-seat')}, {w.t('ui-acting')}"]


def hints(control: ft.Control) -> list[str]:
    return [part.hint_text for part in parts(control) if isinstance(part, ft.Semantics) and part.hint_text]


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
    assert svg(image).count('opacity="0.22"') == 1, "none of a thing is a ghost, what is unknown is absent"
    assert grid(w, (counted("coal", None),), 240, sort) == []


def test_things_stand_in_columns() -> None:
    shape = Grid(4, 240, 30, 22, 10)
    good = words().good("fish")
    assert good is not None
    assert [grid_height(n, shape) for n in (0, 1, 4, 5)] == [0, 30, 30, 70]
    assert "translate(60 0)" in holdings((Kept(good, "1"),) * 2, shape, "#000000")


@pytest.mark.parametrize(("scale", "alone"), [(1.0, False), (2.0, True)])
def test_large_text_leaves_a_name_beside_now_a_line_of_its_own(scale: float, *, alone: bool) -> None:
    shown = SeatView("s1", figures(64)[0], ())
    panel = seat_panel(words(scale=scale), shown, None, acting=False)
    lines = [written(row) for row in parts(panel) if isinstance(row, ft.Row)]
    assert (["Ola", "64"] in lines) is not alone


def test_a_panel_tells_what_is_begun_from_what_is_finished() -> None:
    begun = Face("c", plain("Castle"), meters=(Meter("stone", 1, 3),))
    rows = {"Sites": begun, "Finished": Face("f", plain("Farm"))}
    held = (Held("site", plain(label), Figure(known(1)), Shape.ROW, (face,)) for label, face in rows.items())
    shown = SeatView("s1", figures(4)[0], tuple(held))
    told = {
        Panel(): ["Sites: Castle", "Finished: Farm"],
        Panel(sort=DENSE, brief=True): ["Farm"],
        Panel(sort=DENSE): [],
    }
    for panel, cards in told.items():
        assert written(seat_panel(words(), shown, None, acting=False, panel=panel)) == ["Ola", "4", *cards]


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


def test_an_empty_pool_of_the_table_is_a_number_and_of_a_seat_a_gap() -> None:
    """A pale sign without a figure says nothing."""
    few = (counted("fish", 0), counted("wood", 0))
    table = table_panel(words(), SeatView(TABLE, None, few), None)
    seat = seat_panel(words(), SeatView("s1", None, few), None, acting=False)
    said = [[part.semantics_label for part in parts(one) if isinstance(part, ft.Image)] for one in (table, seat)]
    assert [sum((label or "").count(" 0") for label in labels) for labels in said] == [2, 0]


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


@pytest.mark.parametrize(("width", "height", "rows"), [(412, 892, 3), (892, 412, 2), (820, 1180, 3), (1280, 800, 2)])
async def test_what_everybody_is_shown_fills_the_screen(house: Library, width: int, height: int, rows: int) -> None:
    page = await visit(house, width=width, height=height)
    await page.go(routes.show(await started(page, 3)))
    shown = {part.key: part for part in parts(page.screen.find("show"))}
    seats = [shown[f"seat/s{n}"].content.height for n in (1, 2, 3)]
    assert len(set(seats)) == 1
    assert 0.55 * height < rows * seats[0] < 0.95 * height or seats[0] == MOST


@pytest.mark.parametrize(
    ("language", "n", "below"), [("pl", 1, "frank"), ("pl", 5, "franków"), ("en", 1, "franc"), ("en", 2, "francs")]
)
def test_what_stands_below_a_number_has_the_form_of_that_number(language: str, n: int, below: str) -> None:
    shown = replace(words(), language=language, texts=texts(language))
    assert shown.kind_of("franc", n) == below
    assert shown.so_many("franc", known(n)) == f"{n} {below}"


def test_every_column_of_the_podium_bears_its_players_sign() -> None:
    lines = tuple(Line(seat, "x", plain("x"), known(n)) for seat, n in (("s1", 90), ("s2", 60), ("s3", 2)))
    drawn = podium(
        words(), Breakdown(("s1", "s2", "s3"), lines), Room(412, 396), frozenset(), moving=False, leads=False
    )
    columns = [src for part in parts(drawn) if isinstance(part, ft.Image) and (src := svg(part))]
    shapes = [src.count("<path") for src in columns]
    assert shapes == [3, 3, 3], "the column, its cap, the sign"


def test_a_thing_to_take_says_what_follows_unless_it_is_blocked() -> None:
    move = Move("turn/plague", plain("Plague"), Place.THING, thing="plague", follows=plain("2 left"))
    blocked = replace(move, because=plain("none"))
    drawn = [written(thing_move(words("orleans"), one, lambda _key: None, 186)) for one in (move, blocked)]
    assert drawn == [["Plague", "2 left"], ["Plague", "none"]]


@pytest.mark.parametrize(("width", "beside"), [(186, 1), (160, 0)])
def test_no_word_of_a_thing_is_broken_beside_its_pieces(width: float, beside: int) -> None:
    move = Move("tile/T3", plain("Brocade, interest"), Place.THING, pieces=("wood", "cattle"))
    drawn = thing_move(words(), move, lambda _key: None, width)
    rows = [part for part in parts(drawn) if isinstance(part, ft.Row) and written(part)]
    assert min(1, len(rows)) == beside


@pytest.mark.parametrize(("width", "lines"), [(520, 1), (328, 2)])
def test_what_a_round_ends_with_goes_on_in_a_second_line_before_a_word_is_broken(width: float, lines: int) -> None:
    w = words()
    labels = ("Żniwa", "Łowisko dla miasta", "Drewniany statek")
    facts = tuple(Fact("wood", known(2), plain(label)) for label in labels)
    (drawn,) = ending_block(w, Ending(plain("Koniec"), facts), NowFit(width, short=True))
    assert (len(drawn.controls) if isinstance(drawn, ft.Column) else 1) == lines


@pytest.mark.parametrize("width", [484, 640, 900])
def test_where_it_is_read_from_a_metre_no_word_of_a_fact_is_broken(width: float) -> None:
    labels = ("Żniwa", "Sklep narzędziowy dla miasta", "Żelazny statek 6")
    facts = (Fact("food", known(5), plain("od każdego")), *(Fact("wood", label=plain(label)) for label in labels))
    (_title, drawn) = ending_block(words(), Ending(plain("Koniec"), facts), NowFit(width, 24, roomy=True))
    assert isinstance(drawn, ft.Row), "all of them in one line"
    shares = [float(one.expand or 0) for one in drawn.controls]
    for share, label in zip(shares, ("od każdego", *labels), strict=True):
        lead, size = (
            (54 if label == "od każdego" else 42),
            next(
                part.style.size
                for part in parts(drawn)
                if isinstance(part, ft.Text) and part.value == label and part.style
            ),
        )
        room = share * (width - 24) / sum(shares) - lead
        assert lines_of(label, float(size or 0), room + 1) < float("inf"), (label, room)


@pytest.mark.parametrize(("size", "later"), [((412, 892), True), ((390, 844), False), ((1280, 800), True)])
def test_what_comes_later_goes_where_a_phone_has_no_room_for_it(size: tuple[int, int], *, later: bool) -> None:
    fit = NowFit.of(Layout(*size), size[0] - 32, 16)
    assert bool(ahead(words(), (Coming("s1", ("wood",)),), None, fit)) is later


@pytest.mark.parametrize("name", [22.0, 31.0, 48.0])
def test_the_sign_beside_a_small_figure_is_never_smaller_than_where_seats_are_near(name: float) -> None:
    shown = SeatView("s1", Figure(known(7), thing="franc"), beside=(Figure(known(3), thing="loan"),))
    drawn = seat_panel(words("le_havre"), shown, None, acting=False, panel=Panel(name=name))
    found = [float(part.height or 0) for part in parts(drawn) if isinstance(part, ft.Image)]
    assert min(found) >= min(24, 0.8 * name - 1)

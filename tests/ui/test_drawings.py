"""Each drawing is a picture, draws the number it is told, and uses no colour it was not given."""

import json
import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from companion.ui.drawings import (
    board,
    cards,
    face,
    outline,
    pieces,
    pile,
    plates,
    podium,
    ship,
    site,
    spots,
    stair,
    track,
)
from companion.ui.drawings.values import Amount, Good, Player, Sign
from tests.ui.pictures import NAME, count, parts, picture

ROOT = Path(__file__).resolve().parents[2]
BOX = ("M4 4H20V20H4Z",)
WOOD = Good("#111111", "#222222", "#333333", BOX)
COIN = WOOD._replace(ring=True)
LOAN = WOOD._replace(upright=True)
RED = Player("#AA0000", "#FFEEEE", "#550000", "M5 5h14v14H5z")
BLUE = Player("#0000AA", "#EEEEFF", "#000055", "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z")
MARK = Sign(BOX, "#777777")
BARS = track.Bars("#100000", "#200000", "#300000", "#400000", "#500000", "#600000")
TILES = track.Tiles("#100000", "#200000", "#300000", "#400000", "#500000", "#600000")
STONES = track.Stones("#100000", "#200000", "#300000", "#400000", "#500000", "#600000")
LANDS = (
    board.Land("F", "#001000", "#002000", "#003000", "trees"),
    board.Land("L", "#001100", "#002200", "#003300", "waves"),
    board.Land("M", "#001110", "#002220", "#003330", "peaks"),
)
GROUND = board.Ground("#000001", "#000002", LANDS)
TILE = board.Tile("#000011", "#000012", "#000013", "#000014")
CRAFT = cards.Kind("#010101", "#020202", BOX, "Cr")
PAPER = cards.Paper("#010103", "#010104", "#010105", "#010106")
HULL = ship.Hull("#0B0101", "#0B0102", "#0B0103", "#0B0104", "#0B0105", "#0B0106", "#0B0107")
STAIR = stair.Stair(*(f"#0C010{k}" for k in range(1, 10)))
LEVELS = ((0, 3), (4, 8), (9, 14))
CLAY = site.Clay("#0A0101", "#0A0102", "#0A0103", "#0A0104")
TWO = Amount(MARK, "2")
DONE = Amount(MARK, cards.DONE)
SIDES = json.loads((ROOT / "data/games/little_town/boards.json").read_text(encoding="utf-8"))["sides"]
COSTS = (TWO, None, TWO)
SPACE = stair.Space(3, TWO)
TAKEN = stair.Space(7, Amount(MARK, ""), once=True, gone=True)

TICK = face.Tick("#0D0101", "#0D0102", BOX)
STANDS = face.Plate(BLUE, BLUE.edge, 0.5)
CARD = face.Print(
    "12",
    CRAFT,
    (BOX, BOX),
    "14",
    MARK,
    (TWO, TWO),
    either=True,
    columns=COSTS,
    owner=face.Plate(RED, RED.edge, 1),
    there=STANDS,
    tick=TICK,
    ours=True,
)
TILE_CARD = face.Print(value="3", takes=(TWO,), gives=(TWO, Amount(MARK, "")), owner=face.Plate(RED, RED.edge, 1))

PLACES = spots.Places("#E1", "#E2", "#E3", "#E4", "#E5", "#E6")

DRAWN: dict[str, tuple[str, object]] = {
    "pile": (pile.pile(WOOD, 3, 58, 132, ghost="#999999"), (WOOD[:3])),
    "pile of coins": (pile.pile(COIN, 12, 58, 100, ghost="#999999"), WOOD[:3]),
    "pile of cards": (pile.pile(LOAN, 1, 58, 100, ghost="#999999"), WOOD[:3]),
    "dark pile": (pile.pile(WOOD, 3, 58, 132, ghost="#999999", rim="#F1"), (WOOD[:3], "#F1")),
    "no pile": (pile.pile(WOOD, 0, 58, 132, ghost="#999999"), "#999999"),
    "quay": (pile.quay(412, 80, pile.Quay("#A1", "#A2", "#A3", "#A4")), ("#A1", "#A2", "#A3", "#A4")),
    "bars": (track.bars((1, 4, 9), (True, False, True), (BOX, (), BOX), 1, 300, 34, BARS), BARS),
    "no bars": (track.bars((), (), (), 0, 300, 34, BARS), BARS),
    "tiles": (track.tiles(7, 2, 24, TILES, sign=BOX, marks=((4, "%"),)), TILES),
    "squares": (track.tiles(4, 1, 30, TILES, marks=((0, "1"), (1, "2"), (2, "3"))), TILES),
    "wall": (track.wall(17, ((RED, 17), (BLUE, 0)), 380, STONES, named=(5, 17)), (STONES, RED, BLUE)),
    "wall of nobody": (track.wall(17, (), 380, STONES, named=()), STONES),
    "terrain": (board.terrain(tuple(SIDES["side_1"]), (62, 51), GROUND), (GROUND[:2], LANDS)),
    "around": (board.around(6, 9, (62, 51), (0, 8), board.Around("#B1", "#B2")), ("#B1", "#B2")),
    "tile": (board.tile(56, 45, TILE, owner=RED, need=(TWO,), gain=(TWO, TWO, TWO)), (TILE, RED, MARK)),
    "tile of nobody": (board.tile(56, 45, TILE, owner=None, gain=(TWO,)), (TILE, MARK)),
    "empty tile": (board.tile(56, 45, TILE, owner=RED), (TILE, RED)),
    "points": (board.points("14", 30, "#B1", "#B2"), ("#B1", "#B2")),
    "points that shine": (board.points("128", 30, "#B1", "#B2", lit="#B3"), ("#B1", "#B2", "#B3")),
    "worker": (pieces.worker(RED, 40, "#C1"), (RED, "#C1")),
    "worker just placed": (pieces.worker(RED, 40, "#C1", lit="#C2"), (RED, "#C1", "#C2")),
    "workers": (pieces.workers(RED, 2, 3, 22, "#C1"), (RED, "#C1")),
    "no workers": (pieces.workers(RED, 0, 0, 22, "#C1"), ()),
    "face": (face.face(CARD, 185, face.FULL, PAPER), (CRAFT, PAPER, MARK, RED, BLUE, TICK)),
    "face of a tile": (face.face(TILE_CARD, 185, face.FULL, PAPER), (PAPER, MARK, RED)),
    "face of a site": (face.face(face.Print(columns=(DONE, None)), 185, face.FULL, PAPER), (PAPER, MARK)),
    "middle face": (face.face(CARD, 172, face.MID, PAPER), (CRAFT, PAPER, MARK, RED, BLUE, TICK)),
    "low face": (face.face(CARD, 120, face.LOW, PAPER), (CRAFT, PAPER, MARK, RED, BLUE, TICK)),
    "bare face": (face.face(face.Print(), 185, face.BARE, PAPER), PAPER),
    "badge": (cards.badge(CRAFT), CRAFT),
    "slots": (cards.slots(COSTS, 76, 60, PAPER), (PAPER, MARK)),
    "every slot": (cards.slots((*COSTS, None), 76, 60, PAPER, every=True), (PAPER, MARK)),
    "no slot": (cards.slots((None,), 76, 60, PAPER), PAPER),
    "site": (site.columns((site.Need(MARK, 3, 1, 1), site.Need(MARK, 0, 0)), CLAY, BOX), (CLAY, MARK)),
    "site done": (site.columns((site.Need(MARK, 6, 6),), CLAY, BOX), (CLAY, MARK)),
    "no site": (site.columns((), CLAY, BOX), CLAY),
    "lamp": (podium.lamp(412, 396, 155, 196, 150, podium.Lamp("#D1", "#D2")), ("#D1", "#D2")),
    "column": (podium.column(RED, 90, 200, "#D1", cap_opacity=0.4, below=60), (RED, "#D1")),
    "low column": (podium.column(RED, 90, 60, "#D1", below=60), (RED, "#D1")),
    "winner": (podium.column(RED, 90, 200, "#D1", below=60), (RED, "#D1")),
}
DRAWN |= {
    "hull": (ship.hull(412, 328, 3, HULL), HULL),
    "hull without holds": (ship.hull(412, 328, 0, HULL), HULL),
    "hold": (ship.hold(RED, 88, 66, empty="#E1", line="#E2"), RED),
    "empty hold": (ship.hold(None, 88, 66, empty="#E1", line="#E2"), ("#E1", "#E2")),
    "place": (spots.places((spots.Place((RED,)), spots.Place(())), 60, 48, PLACES), (RED, "#E1", "#E2")),
    "queue": (
        spots.places(
            (spots.Place((RED, BLUE), "gold"), spots.Place((), "silver"), spots.Place((RED,), "ribbon")), 50, 38, PLACES
        ),
        ("#E1", "#E3", "#E4", "#E5", "#E6", RED, BLUE),
    ),
    "no place": (spots.places((), 50, 38, PLACES), ()),
    "stair": (
        stair.stair(stair.Plan(LEVELS), (SPACE, TAKEN), ((RED, 1), (BLUE, 1)), STAIR),
        (STAIR, SPACE, RED, BLUE),
    ),
    "low stair": (
        stair.stair(stair.Plan(LEVELS, high=26), (SPACE, TAKEN), ((RED, 1), (BLUE, 1), (RED, 11)), STAIR),
        (STAIR, SPACE, RED, BLUE),
    ),
    "stair upright": (
        stair.stair(stair.Plan(LEVELS, upright=True), (SPACE, TAKEN), ((RED, 1), (BLUE, 1)), STAIR),
        (STAIR, SPACE, RED, BLUE),
    ),
    "stair in a line": (
        stair.line(LEVELS, (SPACE, TAKEN), ((RED, 1), (BLUE, 1)), STAIR, 372),
        (STAIR, SPACE, RED, BLUE),
    ),
    "dashed": (outline.dashed(124, 56, 14, "#E1", line=2, fill="#E2"), ("#E1", "#E2")),
    "dashed and sharp": (outline.dashed(124, 56, 0, "#E1"), "#E1"),
    "stripes": (outline.stripes(18, 64, "#E1", "#E2"), ("#E1", "#E2")),
    "no stair": (stair.stair(stair.Plan(()), (), (), STAIR), STAIR),
}
COLOUR = re.compile(r'(?:fill|stroke)="([^"]+)"')


def given(value: object) -> set[str]:
    """All texts in some values; a colour is one of them."""
    if isinstance(value, str):
        return {value}
    return {one for part in value for one in given(part)} if isinstance(value, tuple) else set()


@pytest.mark.parametrize("drawn", DRAWN)
def test_a_drawing_is_a_picture_of_its_size(drawn: str) -> None:
    root = picture(DRAWN[drawn][0])
    assert root.tag == f"{NAME}svg"
    assert root.attrib["viewBox"].split()[2:] == [root.attrib["width"], root.attrib["height"]]
    assert not {part.tag.removeprefix(NAME) for part in root.iter()} - {"svg", "g", "path", "rect", "circle"}


@pytest.mark.parametrize("drawn", DRAWN)
def test_a_drawing_uses_the_colours_it_is_given(drawn: str) -> None:
    svg, colours = DRAWN[drawn]
    assert set(COLOUR.findall(svg)) - {"none"} <= given(colours)


@pytest.mark.parametrize("number", range(9))
def test_a_pile_has_as_many_slabs_as_tokens_and_at_most_seven(number: int) -> None:
    svg = pile.pile(WOOD, number, 58, 132, ghost="#999999")
    assert count(svg, "rect", fill=WOOD.fill) + count(svg, "circle", fill=WOOD.fill) == min(number, pile.MOST)


@pytest.mark.parametrize("height", [80, 104, 132, 150])
def test_a_pile_stays_in_its_room(height: int) -> None:
    svg = pile.pile(WOOD, 9, 58, height, ghost="#999999")
    assert all(0 <= float(part["y"]) < height for part in parts(svg, "rect"))
    face = re.search(r"translate\(7 ([\d.]+)\)", svg)
    assert face is not None


def test_a_bar_is_as_high_as_what_is_due() -> None:
    svg = track.bars((1, 2, 4), (False, True, True), (BOX, BOX, ()), 1, 300, 30, BARS)
    bars = parts(svg, "rect")[:3]
    assert [float(bar["height"]) - 3 for bar in bars] == [6, 12, 24]
    assert [bar["fill"] for bar in bars] == [BARS.done, BARS.now, BARS.coming]
    assert count(svg, "circle") == 2
    assert count(svg, "path") == 2


def test_tiles_are_done_now_and_to_come() -> None:
    svg = track.tiles(7, 2, 24, TILES)
    assert count(svg, "rect", fill=TILES.done) == 2
    assert count(svg, "rect", fill=TILES.now) == 1
    assert count(svg, "rect", stroke=TILES.line) == 4


def test_a_wall_is_laid_as_far_as_the_first_and_plates_stand_apart() -> None:
    svg = track.wall(17, ((RED, 6), (BLUE, 6)), 380, STONES, named=(5,))
    assert count(svg, "rect", fill=STONES.laid) == 6
    assert count(svg, "rect", fill="none", stroke=STONES.coming) == 10
    assert count(svg, "rect", fill=STONES.goal) == 1
    places = re.findall(rf'translate\(([\d.]+) 1\)[^>]*><rect[^>]*fill="(?:{RED.fill}|{BLUE.fill})"', svg)
    assert len(set(places)) == 2


@pytest.mark.parametrize("points", [(0, 0, 0, 0), (4, 3, 2, 3), (17, 17, 16, 40), (1, 9, 9, 17)])
def test_no_plate_covers_another_and_one_that_had_to_move_points_at_its_stone(points: tuple[int, ...]) -> None:
    svg = track.wall(17, tuple((RED, n) for n in points), 380, STONES, named=())
    places = [float(x) for x in re.findall(r"translate\(([\d.]+) 1\)", svg)]
    assert len(places) == len(points)
    assert all(later - one >= plates.CLOSE for one, later in pairwise(places))
    assert places[0] >= 0
    assert places[-1] <= 380 - plates.CLOSE
    assert "M" in "".join(part["d"] for part in parts(svg, "path") if part.get("stroke") == STONES.rim)


@pytest.mark.parametrize("points", [0, 1, 17, 40])
def test_a_plate_stays_on_the_picture(points: int) -> None:
    (place,) = re.findall(r"translate\(([\d.]+) 1\)", track.wall(17, ((RED, points),), 380, STONES, named=()))
    assert 0 <= float(place) <= 380 - plates.PLATE


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("turn", [tuple, board.turned], ids=["as printed", "turned"])
def test_the_terrain_is_that_of_the_board(side: str, turn: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
    rows = turn(tuple(SIDES[side]))
    svg = board.terrain(rows, (50, 50), GROUND)
    letters = Counter("".join(rows))
    for land in LANDS:
        patches = [part for part in parts(svg, "rect") if part["fill"] == land.fill]
        squares = {
            (int((float(p["y"]) - 2) / 50), int((float(p["x"]) - 2) / 50)) for p in patches if p["width"] == p["height"]
        }
        assert squares == {
            (r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == land.letter
        }
        assert len(squares) == letters[land.letter]


def test_like_neighbours_run_into_one() -> None:
    svg = board.terrain(("LLG", "LLG", "GGL"), (50, 50), GROUND)
    assert count(svg, "rect", fill=LANDS[1].fill) == 5 + 2 + 2 + 1


def test_a_board_is_turned_with_its_squares() -> None:
    rows = tuple(SIDES["side_1"])
    turned = board.turned(rows)
    assert (len(turned), len(turned[0])) == (9, 6)
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            row_, column = board.turned_place(r, c, len(rows))
            assert turned[row_][column] == letter


def test_a_tile_has_the_band_of_its_owner_and_all_that_it_brings() -> None:
    svg = board.tile(56, 45, TILE, owner=RED, need=(TWO,), gain=(TWO, TWO))
    assert count(svg, "path", fill=RED.fill) == 1
    assert count(svg, "path", fill=MARK.colour) == 3
    assert count(board.tile(56, 45, TILE, owner=None, gain=(TWO,)), "path", fill=RED.fill) == 0


def test_the_workers_that_are_out_are_ghosts() -> None:
    assert count(pieces.workers(RED, 2, 5, 22, "#FFFFFF"), "g", opacity="0.35") == 3


def test_a_cost_that_is_none_is_a_dot() -> None:
    svg = face.face(face.Print(columns=COSTS), 185, face.FULL, PAPER)
    assert count(svg, "circle", fill=PAPER.line) == 1
    assert count(svg, "path", fill=MARK.colour) == 2
    assert cards.counted(MARK, 0) is None
    assert cards.counted(MARK, 2) == TWO


def test_what_a_site_has_is_ticked() -> None:
    assert count(face.face(face.Print(columns=(DONE, TWO)), 185, face.FULL, PAPER), "path", fill=PAPER.good) == 1


def test_what_may_be_paid_in_one_way_or_another_has_a_stroke_between() -> None:
    either = face.face(face.Print(fee=(TWO, TWO), either=True), 185, face.FULL, PAPER)
    both = face.face(face.Print(fee=(TWO, TWO)), 185, face.FULL, PAPER)
    assert count(either, "path", fill=PAPER.ink_2) == 1
    assert count(both, "path", fill=PAPER.ink_2) == 0


def test_a_card_that_is_only_counted_bears_the_plate_of_its_owner() -> None:
    assert count(face.face(CARD, 120, face.LOW, PAPER), "rect", fill=RED.fill) == 1
    assert count(face.face(CARD._replace(owner=None), 120, face.LOW, PAPER), "rect", fill=RED.fill) == 0


def test_the_owner_of_a_chosen_card_leaves_its_price_free() -> None:
    chosen = CARD._replace(fee=(TWO, TWO), either=True, owner=TILE_CARD.owner, tick=face.Tick("#123456", "#FFFFFF", ()))
    svg = face.face(chosen._replace(ours=False), 185, face.FULL, PAPER)
    tick, owner = (float(x) for x in re.findall(r"translate\(([\d.]+) 56\)", svg))
    assert tick - owner > face.PAIR, "beside each other"
    price = max(float(x) for x in re.findall(r"translate\(([\d.]+) 70.73\)", svg))
    assert price < owner


@pytest.mark.parametrize("goods", range(1, 7))
def test_of_six_goods_on_a_card_every_figure_can_be_read(goods: int) -> None:
    svg = face.face(face.Print(gives=(TWO,) * goods), 185 - cards.RAIL, face.FULL, PAPER)
    sizes = [
        float(size) for size in re.findall(rf"<g transform=.translate\({face.AFTER} [\d.]+\) scale\(([\d.]+)\)", svg)
    ]
    assert all(size * 16 >= 12.5 for size in sizes), "in two lines"


def test_a_card_without_a_type_has_the_band_of_its_owner() -> None:
    assert count(face.face(TILE_CARD, 185, face.FULL, PAPER), "path", fill=RED.fill) == 1
    assert face.rail_of(TILE_CARD, face.FULL) == face.BAND
    assert face.rail_of(TILE_CARD._replace(owner=None), face.FULL) == 0
    assert face.rail_of(CARD, face.FULL) > face.rail_of(CARD, face.MID) > face.rail_of(CARD, face.LOW)


def test_a_site_shows_what_is_there_and_what_is_missing() -> None:
    svg = site.columns((site.Need(MARK, 5, 2, 1),), CLAY, BOX)
    assert count(svg, "rect", fill=MARK.colour) == 3
    assert count(svg, "rect", stroke=CLAY.added) == 1
    assert count(svg, "rect", stroke=CLAY.missing) == 2
    assert count(svg, "path", fill=CLAY.done) == 0
    assert count(site.columns((site.Need(MARK, 1, 1),), CLAY, BOX), "path", fill=CLAY.done) == 1


def test_columns_are_true_to_the_points() -> None:
    assert podium.heights((148, 74, 60), 200) == pytest.approx((200, 100, 200 * 60 / 148))
    assert podium.heights((0, -5), 200, least=10) == (10, 10)


def test_whoever_has_more_stands_higher_where_the_lowest_would_be_too_low() -> None:
    assert podium.heights((140, 14, 7), 200, least=60) == (200, 74, 67)


@pytest.mark.parametrize(
    "draw", [pile.pile, pile.quay, track.bars, track.wall, board.terrain, face.face, site.columns, spots.places]
)
def test_a_drawing_is_kept(draw: object) -> None:
    assert hasattr(draw, "cache_info")


def test_one_of_each_is_drawn_without_figures() -> None:
    one = Amount(MARK, "1")
    svg = board.tile(56, 45, TILE, owner=None, need=(one, one, one, one), gain=(TWO,))
    assert count(svg, "path", fill=MARK.colour) == 5
    assert count(svg, "path", fill=TILE.ink) == 1


def test_a_hull_has_a_plank_below_each_row_of_holds() -> None:
    (planks,) = (part["d"] for part in parts(ship.hull(412, 328, 3, HULL), "path") if part.get("stroke") == HULL.plank)
    assert planks.count("M") == 3


def test_a_stair_has_every_space_and_everybody_on_it() -> None:
    svg = stair.stair(stair.Plan(LEVELS), (SPACE,), ((RED, 11), (BLUE, 4)), STAIR)
    assert count(svg, "rect", fill=STAIR.space) == 15 - 1
    assert count(svg, "rect", fill=STAIR.all) == 1
    assert count(svg, "path", fill=STAIR.star) == len(LEVELS)
    assert count(svg, "rect", fill=RED.fill) == count(svg, "rect", fill=BLUE.fill) == 1


def test_what_the_first_has_taken_is_only_a_ghost() -> None:
    svg = stair.stair(stair.Plan(LEVELS), (SPACE, TAKEN), (), STAIR)
    assert count(svg, "rect", fill=STAIR.first) == 1
    assert count(svg, "path", fill=STAIR.gone) == count(svg, "path", fill=MARK.colour) == len(MARK.paths)


def test_a_stair_in_a_line_has_stars_for_spaces_and_the_plates_above() -> None:
    svg = stair.line(LEVELS, (SPACE,), ((RED, 11), (BLUE, 11)), STAIR, 372)
    assert count(svg, "path", fill=STAIR.star) == len(LEVELS)
    assert count(svg, "rect", fill=STAIR.space) == 15 - 1 - len(LEVELS)
    assert count(svg, "path", stroke=STAIR.rim) == 2, "both stand aside of the space they share"


def test_three_on_a_space_of_a_low_stair_stand_in_one_line() -> None:
    svg = stair.stair(stair.Plan(LEVELS, high=17), (), ((RED, 2), (BLUE, 2), (RED, 2)), STAIR)
    plates = [part for part in parts(svg, "rect") if part.get("fill") in (RED.fill, BLUE.fill)]
    assert len(plates) == 3
    assert min(float(plate["width"]) for plate in plates) > 17 / 2


def test_a_low_stair_says_what_lies_there_rather_than_the_number() -> None:
    assert stair.Plan(LEVELS, high=26).size[1] == len(LEVELS) * 30
    assert len(stair.stair(stair.Plan(LEVELS, high=26), (SPACE,), (), STAIR)) < len(
        stair.stair(stair.Plan(LEVELS, high=26), (), (), STAIR)
    )


def test_marks_of_a_tile_that_takes_four_things_can_be_told_apart() -> None:
    one = TWO._replace(figure="1")
    svg = board.tile(56, 48, TILE, owner=None, need=(one, one, one, one), gain=(TWO,))
    grown = [float(found) for found in re.findall(r'fill-rule="evenodd" transform="[^"]*scale\(([\d.]+)\)', svg)]
    assert min(one for one in grown if one > 0.1) * 24 >= 14

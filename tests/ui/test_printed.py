"""What a game prints is one picture each, made of what the game gives, in both lights and languages."""

import flet as ft
import pytest

from companion.ui.components import printed
from companion.ui.drawings.shades import drawings
from scorers.core.amount import known
from scorers.core.glance import Bars, Pieces, Squares, Turns, Wall
from scorers.core.msg import plain
from scorers.core.registry import slugs
from scorers.core.view import Meter, Sign
from tests.ui.contact import svg, words
from tests.ui.pictures import count, parts, picture

GAMES = sorted(slugs())


def typed() -> str:
    """A game whose cards have types."""
    return next(slug for slug in GAMES if drawings(slug).columns and "Rz" in drawings(slug).kinds)


def laid() -> str:
    """A game with a board."""
    return next(slug for slug in GAMES if drawings(slug).lands)


@pytest.mark.parametrize("slug", GAMES)
def test_bars_are_as_many_as_rounds_with_dots_and_signs(slug: str) -> None:
    w = words(slug)
    sign = next(iter(w.look.symbols))
    line = Bars((1, 2, 3), at=2, dots=(1, 3), signs=((2, sign),), label=plain("Round 2"))
    image = printed.lid_line(w, line, 380)
    assert count(svg(image), "circle") == 2
    assert count(svg(image), "rect") == 3 + 1
    assert count(svg(image), "path") == len(w.drawing(sign))
    assert isinstance(image, ft.Image)
    assert image.semantics_label == "Round 2"


def test_a_wall_has_the_plates_of_the_seats_and_not_of_the_table() -> None:
    w = words(GAMES[0])
    drawn = svg(printed.lid_line(w, Wall(17, (("s1", 3), ("s2", 5), ("table", 9))), 380))
    assert count(drawn, "rect", rx="7") == 2


def test_squares_are_numbered() -> None:
    drawn = svg(printed.lid_line(words(GAMES[0]), Squares(4, 2), 380))
    assert count(drawn, "rect") == 4
    assert count(drawn, "path") == 4


def test_turns_are_tiles_with_the_sign_of_the_turn_and_what_is_due() -> None:
    w = words(GAMES[0])
    here = next(iter(w.look.symbols))
    image = printed.turn_tiles(w, Turns(3, ("", "", "", "", "%", "", ""), here))
    assert count(svg(image), "rect") == 7
    assert count(svg(image), "path") == len(w.drawing(here)) + 1


def test_what_is_left_stands_and_what_is_used_is_a_ghost() -> None:
    w = words(GAMES[0])
    workers = svg(printed.pieces_left(w, Pieces("worker", 2, 3, "s1")))
    assert count(workers, "g", opacity="0.35") == 1
    signs = printed.pieces_left(w, Pieces(next(iter(w.look.symbols)), 1, 3, label=plain("1 left")))
    assert isinstance(signs, ft.Semantics)
    assert isinstance(signs.content, ft.Row)
    assert [sign.opacity for sign in signs.content.controls] == [0.35, 0.35, 1]
    nothing = printed.pieces_left(w, Pieces("no such sign", 1, 1))
    assert isinstance(nothing, ft.Semantics)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_pile_of_every_piece_can_be_drawn(slug: str, dark: bool) -> None:  # noqa: FBT001
    w = words(slug, dark=dark)
    for thing in w.look.pieces:
        image = printed.pile_of(w, thing, 3, 58)
        assert image is None or picture(svg(image)).attrib["height"] == "132"
    assert printed.pile_of(w, "no such thing", 3, 58) is None
    assert picture(svg(printed.quay_ground(w, 412))).attrib["viewBox"] == "0 0 412 80"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("slug", GAMES)
def test_the_types_of_a_game_have_two_letters_of_their_own(slug: str, language: str) -> None:
    w = words(slug, language=language)
    kinds = [kind for id_ in drawings(slug).kinds if (kind := printed.card_kind(w, id_))]
    assert len({(kind.letters, kind.sign) for kind in kinds}) == len(kinds)
    assert all(len(kind.letters) == 2 for kind in kinds)
    assert all(svg(printed.type_badge(w, id_)) for id_ in drawings(slug).kinds)
    assert printed.type_badge(w, "no such type") is None


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_plate_has_a_rim_that_shows_in_this_light(dark: bool) -> None:  # noqa: FBT001
    w = words(GAMES[0], dark=dark)
    plate = printed.plate_of(w, "s1")
    assert plate is not None
    assert (plate.part < 1) is dark
    assert printed.plate_of(w, "table") is None


def test_a_site_has_a_column_for_each_meter_with_a_sign() -> None:
    w = words(GAMES[0])
    one = next(iter(w.look.symbols))
    meters = (Meter(one, 1, 3), Meter("no such sign", 0, 1))
    drawn = svg(printed.bricks(w, meters, {one: 1}))
    assert count(drawn, "rect") == 3
    assert picture(svg(printed.bricks(w, meters))).attrib["width"] == "48"


def test_a_worker_shows_what_it_brings_in_the_order_of_the_materials() -> None:
    w = words(typed())
    first, *_, last = drawings(w.slug).columns
    drawn = svg(printed.slots(w, {last: 1, first: 2}, 76, 60))
    assert drawn.index(w.drawing(first)[0]) < drawn.index(w.drawing(last)[0])


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_board_has_its_ground_and_tiles_that_stay_light(dark: bool) -> None:  # noqa: FBT001
    w = words(laid(), dark=dark)
    assert svg(printed.terrain(w, ("GF", "LM"), (62, 51)))
    thing = next(iter(w.look.pieces))
    drawn = svg(printed.building(w, (56, 48), "s1", gain=(Sign(thing, known(2)),)))
    assert count(drawn, "path", fill=w.look.pieces[thing].mark) == len(w.drawing(thing))
    assert svg(printed.building(w, (56, 48), None))
    assert printed.terrain(words(typed()), ("G",), (62, 51)) is None


@pytest.mark.parametrize("slug", GAMES)
def test_each_preset_is_a_heap_of_all_that_stands_for_it(slug: str) -> None:
    w = words(slug)
    for id_, things in drawings(slug).kept.items():
        drawn = svg(printed.preset(w, id_))
        assert all(w.drawing(thing)[0] in drawn or thing == "loan" for thing in things), id_
    assert parts(svg(printed.preset(w, "no such preset")), "rect")[0]["fill"] == w.light.lid


def test_a_scene_is_as_large_as_its_box() -> None:
    image = printed.scene_of(GAMES[0], 236, 92, corner="#0E3B54", label="Harbour")
    assert isinstance(image, ft.Image)
    assert (image.width, image.height, image.semantics_label) == (236, 92, "Harbour")
    assert svg(printed.light_behind(words(GAMES[0]), 412, 396, (155, 196), 150))


def test_what_is_no_drawing_of_ours_is_refused() -> None:
    with pytest.raises(ValueError, match="no drawing of ours"):
        printed.size_of("<svg></svg>")

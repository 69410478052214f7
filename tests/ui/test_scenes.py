"""Scenes, the table and the pictures of nothing yet: well-formed, of their size, and cut where they are asked to be."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from companion.ui.drawings import table
from companion.ui.drawings.scene import HEIGHT, WIDTH, cut, scene
from companion.ui.drawings.values import Good
from tests.ui.pictures import NAME, count, parts, picture

ROOT = Path(__file__).resolve().parents[2]
SCENES = sorted(path.parent.name for path in (ROOT / "data/games").glob("*/scene.svg"))
SHAPES = {"svg", "g", "path", "rect", "circle"}
NOTHING = table.Nothing("#010101", "#020202", "#030303", "#040404")
FISH = Good("#111111", "#222222", "#333333", ("M4 4H20V20H4Z",))
EMPTY = {
    draw.__name__: draw(NOTHING) for draw in (table.no_plays, table.no_people, table.no_steps, table.nothing_found)
}


def test_every_game_of_the_box_has_a_scene() -> None:
    assert {path.parent.name for path in (ROOT / "data/games").glob("*/game.json")} <= set(SCENES)


@pytest.mark.parametrize("slug", [*SCENES, ""])
def test_a_scene_is_flat_and_of_its_size(slug: str) -> None:
    root = picture(scene(slug))
    assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
    assert {part.tag.removeprefix(NAME) for part in root.iter()} <= SHAPES
    assert 25 <= sum(part.tag != f"{NAME}g" for part in root.iter()) <= 60
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', scene(slug))) - {"none"} == set(
        re.findall(r'="(#[0-9A-F]{6})"', scene(slug))
    )


def test_a_game_without_a_scene_has_that_of_the_house() -> None:
    assert scene("no_such_game") == scene()
    assert scene() != scene(SCENES[0])


@pytest.mark.parametrize(
    ("size", "box"),
    [
        ((400, 200), "0 0 400 200"),
        ((200, 200), "100 0 200 200"),
        ((400, 100), "0 50 400 100"),
        ((40, 40), "100 0 200 200"),
    ],
)
def test_a_scene_fills_a_box_and_loses_what_is_left_over(size: tuple[int, int], box: str) -> None:
    drawn = cut(scene(), *size)
    assert picture(drawn).attrib["viewBox"] == box
    assert picture(drawn).attrib["width"] == str(size[0])


def test_one_says_what_of_a_scene_stays() -> None:
    assert picture(cut(scene(), 100, 100, x=0)).attrib["viewBox"] == "0 0 200 200"
    assert picture(cut(scene(), 400, 100, y=1)).attrib["viewBox"] == "0 100 400 100"


def test_a_lid_takes_a_corner_of_the_scene() -> None:
    whole, aslant = cut(scene(), 236, 92), cut(scene(), 236, 92, corner="#0E3B54")
    assert count(aslant, "path", fill="#0E3B54") == count(whole, "path", fill="#0E3B54") + 1


@pytest.mark.parametrize("drawn", EMPTY)
def test_a_picture_of_nothing_uses_the_colours_it_is_given(drawn: str) -> None:
    assert picture(EMPTY[drawn]).attrib["viewBox"] == "0 0 280 160"
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', EMPTY[drawn])) - {"none"} <= set(NOTHING)
    assert "stroke-dasharray" in EMPTY[drawn]


def test_the_table_is_drawn_in_its_wood() -> None:
    svg = table.table(312, 144, table.Wood("#010101", "#020202", "#030303"))
    assert [part["fill"] for part in parts(svg, "rect")] == ["#020202", "#010101", "none"]


@pytest.mark.parametrize("seats", range(1, 7))
def test_places_lie_around_the_table_clockwise_and_apart(seats: int) -> None:
    wide, high = 112, 56
    found = table.places(seats, 380, 202, (wide, high))
    assert len(set(found)) == seats
    above = [x for x, y in found if y == 0]
    below = [x for x, y in found if y == 202 - high]
    assert found == (*((x, 0) for x in sorted(above)), *((x, 202 - high) for x in sorted(below, reverse=True)))
    for row in (sorted(above), sorted(below)):
        assert all(later - one >= wide + 8 for one, later in pairwise(row))
        assert all(0 <= x <= 380 - wide for x in row)


@pytest.mark.parametrize("number", range(5))
def test_a_heap_shows_every_good(number: int) -> None:
    svg = table.heap((FISH,) * number, 96, 84, "#0E3B54")
    assert count(svg, "circle", fill=FISH.fill) == number
    places = re.findall(r'<g transform="translate\(([\d.]+ [\d.]+)\) scale\([\d.]+\)"><circle', svg)
    assert len(set(places)) == number

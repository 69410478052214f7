"""The colours of drawings come from data: every game has all it needs, in both lights, and they can be seen."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import ValidationError

from companion.ui.components.spots import Wood
from companion.ui.drawings import board, pile, podium, ship, site, spots, stair, table, track
from companion.ui.drawings.shades import Drawings, drawings, ground, kind, shades
from companion.ui.theme import HOUSE
from scorers.core.look import Colours
from scorers.core.registry import game as rules

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "data/games").glob("*/game.json"))
PARTS: dict[str, Callable[..., object]] = {
    "bars": track.Bars,
    "tiles": track.Tiles,
    "wall": track.Stones,
    "podium": podium.Lamp,
    "wood": table.Wood,
    "nothing": table.Nothing,
    "clay": site.Clay,
    "tile": board.Tile,
    "quay": pile.Quay,
    "around": board.Around,
    "stair": stair.Stair,
    "hull": ship.Hull,
    "wood_ink": Wood,
    "places": spots.Places,
}


def game(slug: str) -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = json.loads((ROOT / f"data/games/{slug}/game.json").read_bytes())
    return found


def brightness(colour: str) -> float:
    """How bright a colour is, as WCAG reckons."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("slug", [*GAMES, "no_such_game"])
def test_every_drawing_has_its_colours_in_both_lights(slug: str, part: str, dark: bool) -> None:  # noqa: FBT001
    assert shades(slug, part, PARTS[part], dark=dark)


@pytest.mark.parametrize("slug", ["", *GAMES])
def test_no_colour_is_given_that_nothing_takes(slug: str) -> None:
    assert set(drawings(slug).shades) <= {*PARTS, "meadow"}


def test_the_dark_has_colours_of_its_own() -> None:
    assert shades("", "quay", pile.Quay, dark=False).water != shades("", "quay", pile.Quay, dark=True).water
    assert shades("", "quay", pile.Quay, dark=False).wave == shades("", "quay", pile.Quay, dark=True).wave


@pytest.mark.parametrize("slug", GAMES)
def test_each_preset_shows_what_it_keeps(slug: str) -> None:
    assert set(drawings(slug).kept) == {preset["id"] for preset in game(slug)["presets"]}
    symbols = json.loads((ROOT / f"data/games/{slug}/look.json").read_bytes())["symbols"]
    assert {thing for kept in drawings(slug).kept.values() for thing in kept} <= set(symbols)
    assert set(drawings(slug).columns) <= set(symbols)


def test_a_board_has_a_ground_for_every_land_of_its_legend() -> None:
    (slug,) = (path.parent.name for path in (ROOT / "data/games").glob("*/boards.json"))
    letters = set(json.loads((ROOT / f"data/games/{slug}/boards.json").read_bytes())["legend"])
    for dark in (False, True):
        found = ground(slug, dark=dark)
        assert found is not None
        assert {land.letter for land in found.lands} == letters - {"G"}
        assert {land.picture for land in found.lands} <= set(board.PICTURES)
    assert ground("no_such_game", dark=False) is None


@pytest.mark.parametrize("slug", GAMES)
def test_types_of_cards_can_be_read_and_told_apart(slug: str) -> None:
    kinds = drawings(slug).kinds
    assert all(contrast(one.fill, one.ink) >= 4.5 for one in kinds.values())
    assert len({one.fill for one in kinds.values()}) == len(kinds)


def test_every_type_of_a_card_is_drawn_with_its_letters() -> None:
    for slug in GAMES:
        for type_, given in drawings(slug).kinds.items():
            assert kind(slug, type_, "Ab") == (given.fill, given.ink, given.sign, "Ab")
    assert kind("no_such_game", "x", "Ab") is None


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("slug", GAMES)
def test_figures_on_tiles_and_stones_can_be_read(slug: str, dark: bool) -> None:  # noqa: FBT001
    tiles = shades(slug, "tiles", track.Tiles, dark=dark)
    wall = shades(slug, "wall", track.Stones, dark=dark)
    tile = shades(slug, "tile", board.Tile, dark=dark)
    steps = shades(slug, "stair", stair.Stair, dark=dark)
    assert all(contrast(steps.number, ground_) >= 4.5 for ground_ in (steps.space, steps.all, steps.first))
    assert all(contrast(*pair) >= 4.5 for pair in ((steps.star_ink, steps.star), (steps.figure, steps.all)))
    pairs = ((tiles.now_ink, tiles.now), (wall.ink, wall.laid), (wall.ink, wall.goal), (tile.ink, tile.face))
    assert all(contrast(*pair) >= 4.5 for pair in (*pairs, (tiles.done_ink, tiles.done)))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("slug", ["", *GAMES])
def test_the_line_of_the_lid_can_be_seen_on_it(slug: str, dark: bool) -> None:  # noqa: FBT001
    lid = colours(slug).at(dark=dark).lid
    bars = shades(slug, "bars", track.Bars, dark=dark)
    tiles = shades(slug, "tiles", track.Tiles, dark=dark)
    wall = shades(slug, "wall", track.Stones, dark=dark)
    steps = shades(slug, "stair", stair.Stair, dark=dark)
    drawn = (*bars, tiles.done, tiles.now, tiles.line, wall.laid, wall.coming, wall.goal, steps.space, steps.star)
    assert [colour for colour in drawn if contrast(colour, lid) < 3] == []
    assert [colour for colour in (tiles.ink, wall.coming_ink) if contrast(colour, lid) < 4.5] == []


def colours(slug: str) -> Colours:
    return (rules(slug).look.colours if slug else None) or HOUSE


@pytest.mark.parametrize("shade", ["red", "#fff", "#12345G", "#123456 ", ["#123456"]])
def test_what_is_no_colour_is_refused(shade: object) -> None:
    with pytest.raises(ValidationError):
        Drawings.model_validate({"shades": {"bars": {"now": shade}}})

"""Rulebook p. 4: what lies where before the first worker."""

import pytest

from scorers.core.checklist import Checklist
from scorers.core.forms import Pick
from scorers.core.issues import RuleViolation
from scorers.core.msg import Msg
from scorers.core.setup import Setup
from scorers.little_town import GAME
from scorers.little_town.acts.set_up import MarketLaid
from scorers.little_town.printed import BOARDS, INFO, OBJECTIVES, TILES
from tests.scorers.little_town.playing import EVERYTHING, Playing, ask, made, setup

BORING = "bar bakery brewery church fountain barn book_store gold_mine well statue castle pawnshop"
"""A market without fish, and without an action that takes wood or stone."""

SHARES = [(2, 5, 7, 4, 34), (3, 4, 6, 3, 31), (4, 3, 6, 2, 28)]


@pytest.mark.parametrize(("players", "workers", "houses", "objectives", "reserve"), SHARES)
def test_p4_each_player_takes(players: int, workers: int, houses: int, objectives: int, reserve: int) -> None:
    play = Playing.new(players, EVERYTHING)
    for seat in play.state.setup.ids:
        had = [
            play.n(seat, thing) for thing in ("worker", "house", "objective", "coin", "wood", "stone", "fish", "wheat")
        ]
        assert had == [workers, houses, objectives, 3, 0, 0, 0, 0]
        assert play.points()[seat] is not None
    assert play.n("table", "coin") == reserve
    assert [play.n("table", cube) for cube in ("wood", "stone", "fish", "wheat")] == [15] * 4


def test_p4_five_wheat_fields_and_twenty_four_other_tiles() -> None:
    assert sum(tile.copies for tile in TILES.values()) == 29
    assert TILES["wheat_field"].copies == 5
    assert len(OBJECTIVES) == 18


def test_p4_twelve_tiles_have_the_robin() -> None:
    play = Playing.new(2, EVERYTHING, variant="first_game")
    on_market = [tile for tile in TILES if play.n("table", f"tile.{tile}")]
    assert len(on_market) == 13
    assert [play.n("box", "tile.bar"), play.n("table", "tile.bar"), play.n("table", "tile.castle")] == [1, 0, 1]


def test_p3_both_sides_have_fifteen_terrain_spaces() -> None:
    for rows in BOARDS.sides.values():
        letters = "".join(rows)
        assert (len(rows), {len(row) for row in rows}, len(letters) - letters.count("G")) == (6, {9}, 15)


def quantities(found: Checklist) -> dict[str, dict[str, int]]:
    return {step.key: {take.thing: take.n for take in step.takes} for step in found.steps}


@pytest.mark.parametrize(("players", "workers", "houses", "objectives", "reserve"), SHARES)
def test_p4_checklist_quantities(players: int, workers: int, houses: int, objectives: int, reserve: int) -> None:
    assert reserve
    takes = quantities(GAME.checklist(players, "standard"))
    assert takes["players/workers"] == {"worker": workers}
    assert takes["players/houses"] == {"house": houses}
    assert takes["objectives/deal"] == {"objective": objectives}
    assert takes["players/purse"] == {"coin": 3}
    assert takes["market/wheat-fields"] == {"tile.wheat_field": 5}
    assert takes["market/tiles"] == {"part.tile": 12}
    assert takes["reserve/cubes"] == dict.fromkeys(("wood", "stone", "fish", "wheat"), 15)
    assert "objectives/redraw" in takes
    assert "market/robin-tiles" not in takes


def test_p4_first_game_uses_the_robin_tiles() -> None:
    takes = quantities(GAME.checklist(4, "first_game"))
    assert takes["market/robin-tiles"] == {"part.robin_tile": 12}
    assert "market/tiles" not in takes


@pytest.mark.parametrize("players", [1, 5])
def test_lt_v01_two_to_four_play(players: int) -> None:
    seats = [{"id": f"s{n}", "name": f"N{n}", "colour": f"c{n}", "symbol": "circle"} for n in range(1, players + 1)]
    strange = Setup.model_validate({"slug": "little_town", "ruleset": "x", "seats": seats, "first": "s1"})
    with pytest.raises(RuleViolation, match="core-setup-players"):
        GAME.begin(strange)
    with pytest.raises(RuleViolation, match="core-setup-players"):
        GAME.sheet(strange, None)
    with pytest.raises(RuleViolation, match="core-setup-players"):
        GAME.score(strange, {}, {})


@pytest.mark.parametrize("field", ["name", "colour"])
def test_lt_v02_names_and_colours_differ(field: str) -> None:
    good = setup(2).model_dump()
    good["seats"][1][field] = good["seats"][0][field]
    with pytest.raises(ValueError, match=f"every {field} must be given and differ"):
        Setup.model_validate(good)


def test_lt_v02_a_name_is_given() -> None:
    good = setup(2).model_dump()
    good["seats"][1]["name"] = "   "
    with pytest.raises(ValueError, match="every name must be given"):
        Setup.model_validate(good)


def test_p4_market_is_laid_and_objectives_redrawn() -> None:
    play = Playing.new(2, EVERYTHING)
    assert any(move.key == "market" for move in GAME.view(play.state, None).now.moves)
    twelve = tuple(BORING.split())
    event = play.form("market", {"tiles": twelve}).event
    assert event is not None
    redrawn = [line.params[0][1] for line in GAME.loud(play.state, event)]
    assert [what.id for what in redrawn if isinstance(what, Msg)] == [
        f"little_town-thing-card-obj_{card}" for card in ("05", "08", "10")
    ]
    play.do("market", tiles=twelve)
    assert play.n("table", "tile.marketplace") == 0
    assert play.n("box", "tile.marketplace") == 1
    assert not any(move.key == "market" for move in GAME.view(play.state, None).now.moves)


def test_p4_market_holds_exactly_twelve() -> None:
    play = Playing.new(2, EVERYTHING)
    assert play.form("market", {"tiles": ("bar", "well")}).event is None


def test_p4_the_market_can_be_told_after_a_tile_is_built() -> None:
    play = Playing.new(2, ("points", "tiles")).do("built/s1", tile=("well",)).do("built/s2", tile=("wheat_field",))
    assert any(move.key == "market" for move in GAME.view(play.state, None).now.moves)
    asked = ask(play.form("market"), "tiles")
    assert isinstance(asked, Pick)
    assert (asked.least, "well" in [option.key for option in asked.options]) == (11, False)
    play.do("market", tiles=tuple(tile for tile in BORING.split() if tile != "well")[:11])
    event = play.events[-1]
    assert isinstance(event, MarketLaid)
    assert (len(event.tiles), event.tiles[0]) == (12, "well")
    assert (play.n("table", "tile.marketplace"), play.n("box", "tile.marketplace")) == (0, 1)
    assert (play.n("s1@town", "tile.well"), play.n("box", "tile.well")) == (1, 0)
    assert not any(move.key == "market" for move in GAME.view(play.state, None).now.moves)


def test_p4_what_is_built_was_on_the_market() -> None:
    play = Playing.new(2, ("points", "tiles")).do("built/s1", tile=("marketplace",))
    assert play.refused(made(play.state, MarketLaid, tiles=tuple(BORING.split()))) == {"little_town-market-size"}


def test_tiles_left_in_the_box_stay_there_when_they_are_kept_later() -> None:
    play = Playing.new(3, (), variant="first_game")
    play.do("core/keep/tiles")
    begun = Playing.new(3, ("tiles",), variant="first_game")
    tiles = [f"tile.{tile}" for tile in TILES if INFO.box(f"tile.{tile}") == 1]
    assert [play.n("table", tile) for tile in tiles] == [begun.n("table", tile) for tile in tiles]

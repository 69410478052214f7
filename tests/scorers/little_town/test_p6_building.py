"""Rulebook p. 6: building a tile, and what tiles do."""

import json
from pathlib import Path

import pytest

from scorers.core.forms import Pick
from scorers.little_town import GAME
from scorers.little_town.acts.build import TileBuilt
from scorers.little_town.model import Phase
from scorers.little_town.printed import SPECIALS, TILES, USABLE
from tests.scorers.little_town.playing import EVERYTHING, Playing, ask, at, emptied, holding, made, town


def full(**goods: int) -> Playing:
    return holding(Playing.new(4, EVERYTHING), "s1", **goods)


def test_lt_ex4_four_wood_build_the_barn() -> None:
    play = full(wood=4).do("build", tile=("barn",), cell=("e3",))
    assert [play.n("s1", thing) for thing in ("wood", "house", "vp.tile")] == [0, 5, 6]
    assert (play.n("s1@e3", "tile.barn"), play.n("s1@e3", "house"), play.n("s1@yard", "worker")) == (1, 1, 1)
    assert play.n("table", "wood") == 15


def test_p6_the_yard_has_room_for_all() -> None:
    play = full(wood=2)
    holding(play, "s2", wood=2)
    play.do("build", tile=("wheat_field",), cell=("e3",)).do("build", tile=("wheat_field",), cell=("e4",))
    assert (play.n("s1@yard", "worker"), play.n("s2@yard", "worker")) == (1, 1)


def test_the_catalogue_says_who_has_what_there_is_one_of() -> None:
    play = full(wood=4).do("build", tile=("barn",), cell=("e3",))
    holding(play, "s2", wood=2)
    play.do("build", tile=("wheat_field",), cell=("e4",))
    assert {face.key: face.owner for face in GAME.view(play.state, None).faces if face.owner} == {"tile.barn": "s1"}


def options(play: Playing) -> dict[str, object]:
    found = ask(play.form("build"), "tile")
    assert isinstance(found, Pick)
    return {option.key: option.because for option in found.options}


def test_p6_only_what_can_be_paid_is_enabled() -> None:
    found = options(full(wood=2, coin=2))
    enabled = {tile for tile, because in found.items() if because is None}
    assert enabled == {"wheat_field", "bakery", "brewery", "carpenter", "shop"}
    assert list(found)[: len(enabled)] == [tile for tile in TILES if tile in enabled]


def test_p7_coins_buy_what_is_lacking_by_themselves() -> None:
    play = full(wood=3, coin=3)
    form = play.form("build", {"tile": ("barn",), "cell": ("e3",)})
    assert form.note is not None
    play.do("build", tile=("barn",), cell=("e3",))
    event = play.events[-1]
    assert isinstance(event, TileBuilt)
    assert event.bought == {"wood": 1}
    assert [play.n("s1", thing) for thing in ("wood", "coin")] == [0, 0]


def test_p7_coins_may_buy_a_whole_cost() -> None:
    play = full(coin=6).do("build", tile=("well",), cell=("e3",))
    assert [play.n("s1", thing) for thing in ("wood", "stone", "coin", "vp.tile")] == [0, 0, 0, 4]


def test_p6_the_residence_is_paid_in_coins() -> None:
    assert options(full(coin=5))["residence"] is not None
    play = full(coin=6).do("build", tile=("residence",), cell=("e3",))
    assert (play.n("s1", "coin"), play.n("s1", "vp.tile")) == (0, 2)


def test_p6_without_a_house_one_cannot_build() -> None:
    play = full(wood=4, house=0)
    move = next(move for move in GAME.view(play.state, None).now.moves if move.key == "build")
    assert move.because is not None
    form = play.form("build", {"tile": ("barn",), "cell": ("e3",)})
    assert [issue.code for issue in form.issues] == ["core-below-zero"]


def test_lt_v19_without_houses_one_still_places_workers() -> None:
    play = full(house=0).do("place", cell=("e3",), uses=())
    assert play.n("s1@e3", "worker") == 1


def test_p6_castle_and_watchtower_score_nothing_when_built() -> None:
    for tile, cost in (("castle", {"stone": 6}), ("watchtower", {"wood": 3, "stone": 3})):
        play = full(**cost).do("build", tile=(tile,), cell=("e3",))
        assert play.points()["s1"] is not None
        assert play.n("s1", "vp.tile") == 0


def test_p6_five_wheat_fields_and_no_sixth() -> None:
    play = full(wood=15)
    play.state = at(play, 1, Phase.TURNS).state
    for cell in ("e3", "e4", "f3", "f4", "g3"):
        play = emptied(play, "s2", "s3", "s4")
        if not play.n("s1", "worker"):
            holding(play, "s1", worker=3)
        play.do("build", tile=("wheat_field",), cell=(cell,))
        if play.state.flow.phase != Phase.TURNS:
            at(play, 1, Phase.TURNS)
    assert "wheat_field" not in options(holding(emptied(play, "s2", "s3", "s4"), "s1", worker=1))


def test_p6_who_uses_what() -> None:
    assert set(TILES) - set(USABLE) == {"castle", "watchtower", "statue", "residence", "cathedral"}
    assert set(SPECIALS) == {"cathedral", "residence"}


ACTIONS = [
    ("workshop", {"wood": 2}, {"vp.use": 3}),
    ("bar", {}, {"vp.use": 3}),
    ("bakery", {"wheat": 1}, {"coin": 4}),
    ("warehouse", {"stone": 2}, {"vp.use": 5}),
    ("brewery", {"wheat": 1}, {"vp.use": 3}),
    ("quarry", {"coin": 2}, {"stone": 2}),
    ("carpenter", {"coin": 1}, {"wood": 3}),
    ("shop", {"coin": 1}, {"wheat": 1, "fish": 1}),
    ("church", {"coin": 3}, {"vp.use": 5}),
    ("marketplace", {"wood": 1, "stone": 1, "fish": 1, "wheat": 1}, {"vp.use": 7}),
    ("fountain", {"coin": 1}, {"vp.use": 3}),
    ("barn", {"wheat": 2}, {"vp.use": 5}),
    ("book_store", {}, {"coin": 3}),
    ("gold_mine", {}, {"coin": 2}),
    ("fishmonger", {"fish": 1}, {"coin": 3}),
    ("pier", {}, {"fish": 2}),
    ("well", {}, {"vp.use": 2}),
    ("restaurant", {"fish": 1, "wheat": 1}, {"vp.use": 4}),
    ("wheat_field", {}, {"wheat": 1}),
]


@pytest.mark.parametrize(("tile", "give", "get"), ACTIONS, ids=[action[0] for action in ACTIONS])
def test_p6_actions(tile: str, give: dict[str, int], get: dict[str, int]) -> None:
    play = town(full(coin=0), **{tile: "s1@e4"})
    holding(play, "s1", **give)
    play.do("place", cell=("e3",), uses=(f"{tile}:s1@e4",))
    assert {thing: play.n("s1", thing) for thing in give if thing not in get} == {t: 0 for t in give if t not in get}
    assert {thing: play.n("s1", thing) for thing in get} == get


COSTS = {
    "wheat_field": ("wood 1", 3),
    "workshop": ("stone 2", 5),
    "bar": ("stone 2 wheat 2", 7),
    "bakery": ("wood 2", 4),
    "warehouse": ("stone 4", 8),
    "brewery": ("wood 2", 4),
    "quarry": ("wood 3", 5),
    "carpenter": ("wood 2", 4),
    "shop": ("wood 2", 4),
    "church": ("stone 4", 8),
    "marketplace": ("wood 4", 6),
    "fountain": ("stone 2", 5),
    "barn": ("wood 4", 6),
    "book_store": ("stone 4", 8),
    "gold_mine": ("wood 1 stone 1", 4),
    "fishmonger": ("wood 1 stone 1", 4),
    "pier": ("wood 3", 5),
    "pawnshop": ("wood 3", 5),
    "well": ("wood 1 stone 1", 4),
    "restaurant": ("wood 2 stone 2", 7),
    "statue": ("stone 4", 10),
    "cathedral": ("stone 6", 11),
    "residence": ("coin 6", 2),
    "castle": ("stone 6", None),
    "watchtower": ("wood 3 stone 3", None),
}


@pytest.mark.parametrize("tile", TILES)
def test_p6_cost_and_points(tile: str) -> None:
    words, vp = COSTS[tile][0].split(), COSTS[tile][1]
    assert TILES[tile].cost == dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert TILES[tile].vp == vp


def test_faces_show_the_numbers_printed_on_them() -> None:
    found = {face.key: face for face in GAME.faces()}
    assert len(found) == 25 + 18
    barn = found["tile.barn"]
    assert [(sign.symbol, sign.n.n) for sign in barn.signs] == [("wood", 4), ("vp", 6)]
    assert [found[f"tile.{tile}"].our_words for tile in ("barn", "bar", "shop", "pawnshop")] == [
        (),
        ("pl",),
        ("pl",),
        (),
    ]
    assert found["card.obj_07"].state is not None
    assert found["card.obj_01"].state is None
    assert [(sign.symbol, sign.n.n) for sign in found["card.obj_09"].signs] == [("vp", 3), ("warning", None)]


def test_p6_told_building_takes_tile_house_and_points() -> None:
    play = Playing.new(4, ("points", "tiles"))
    play.do("built/s2", tile=("barn",))
    assert (play.n("s2@town", "tile.barn"), play.n("s2", "house"), play.n("s2", "vp.tile")) == (1, 5, 6)
    assert play.taps == 3


def test_data_files_name_their_sources() -> None:
    folder = Path(__file__).resolve().parents[3] / "data" / "games" / "little_town"
    for path in folder.glob("*.json"):
        found = json.loads(path.read_text(encoding="utf-8"))
        drawn = path.name in {"look.json", "drawings.json"}  # by us
        assert drawn or found.get("source") or found.get("sources")


def test_p6_what_counts_at_the_end_alone_has_no_points_in_the_log() -> None:
    told = made(Playing.new(2, EVERYTHING).state, TileBuilt, round=1, seat="s1", tile="castle", told=True)
    assert dict(GAME.label(told).params)["n"] == 0


def test_p6_the_space_records_it_unless_coins_stand_in_for_cubes() -> None:
    answers = {"tile": ("barn",), "cell": ("e3",)}
    form = holding(Playing.new(2, EVERYTHING), "s1", wood=4).form("build", answers)
    assert form.event is not None
    assert form.confirm is None
    bought = holding(Playing.new(2, EVERYTHING), "s1", wood=3, coin=3).form("build", answers)
    assert bought.confirm is not None
    assert dict(bought.confirm.params)["n"] == TILES["barn"].vp


def test_p6_whoever_built_is_asked_where_no_name_was_tapped() -> None:
    play = Playing.new(3, ("points", "tiles"))
    assert [ask.key for ask in play.form("built").asks] == ["who"]
    play.do("built", who=("s2",), tile=("barn",))
    assert play.n("s2", "vp.tile") == 6


def test_p6_nobody_builds_when_all_workers_are_out() -> None:
    form = emptied(Playing.new(2, EVERYTHING), "s1", "s2").form("build", {"tile": ("barn",), "cell": ("e3",)})
    assert (form.asks, form.event) == ((), None)

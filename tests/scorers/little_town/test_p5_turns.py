"""Rulebook p. 5: workers on the board, gathering, using buildings."""

import pytest

from scorers.core.forms import Amounts, Answer, Pick
from scorers.little_town import GAME
from scorers.little_town.acts.place_worker import WorkerPlaced
from scorers.little_town.board import side
from scorers.little_town.words import say, thing
from tests.scorers.little_town.playing import EVERYTHING, Playing, ask, holding, town

# Side 1, with columns a-i and rows 1-6:
#   MGFMGLGMM
#   GGGGGGGGG
#   LGGGGGGGG
#   FGGGGGGGL
#   GGGGGGFGG
#   GFFGLLGGF


def full(players: int = 4, **kwargs: object) -> Playing:
    return Playing.new(players, EVERYTHING, **kwargs)


def test_p5_four_rounds_of_turns_clockwise_from_the_first_player() -> None:
    play = full(3, first="s2")
    seats: list[str] = []
    for cell in ("b2", "c2", "d2", "e2", "f2", "g2"):
        seats += GAME.view(play.state, None).track.acting
        play.do("place", cell=(cell,), uses=())
    assert seats == ["s2", "s3", "s1"] * 2


@pytest.mark.parametrize(
    ("cell", "gathered"),
    [
        ("e5", {"lake": 2}),
        ("c2", {"forest": 1, "mountain": 1}),
        ("b4", {"lake": 1, "forest": 1}),
        ("a5", {"forest": 2}),
        ("d5", {"forest": 1, "lake": 1}),
        ("e3", {}),
        ("i2", {"mountain": 2}),
        ("b2", {"mountain": 1, "forest": 1, "lake": 1}),
    ],
)
def test_p5_one_cube_for_each_terrain_space_around_diagonals_included(cell: str, gathered: dict[str, int]) -> None:
    cubes = {"lake": "fish", "forest": "wood", "mountain": "stone"}
    assert side("side_1").gather(cell) == {cubes[terrain]: n for terrain, n in gathered.items()}


def test_p5_a_terrain_over_two_spaces_counts_twice() -> None:
    play = full().do("place", cell=("e5",), uses=())
    assert play.n("s1", "fish") == 2


def test_p5_an_empty_reserve_gives_nothing() -> None:
    play = full()
    holding(play, "s2", fish=14)
    form = play.form("place", {"cell": ("e5",)})
    assert form.issues == (), "it is said on the act itself: what stands below the board may be out of sight"
    assert form.follows is not None
    assert form.follows.id == "little_town-reserve-short"
    play.do("place", cell=("e5",), uses=())
    assert (play.n("s1", "fish"), play.n("table", "fish")) == (1, 0)
    play.do("place", cell=("d5",), uses=())
    assert [play.n("s2", cube) for cube in ("fish", "wood")] == [14, 1]


def test_p5_what_a_building_cannot_give_is_said_on_the_act_and_not_proposed() -> None:
    play = town(full(), pier="s1@e3")
    holding(play, "s2", fish=15)
    assert ask(play.form("place", {"cell": ("e4",)}), "uses").chosen == ()  # type: ignore[union-attr]
    form = play.form("place", {"cell": ("e4",), "uses": ("pier:s1@e3",)})
    assert form.follows is not None
    assert form.follows.id == "little_town-reserve-short"
    holding(play, "s2", fish=14)
    form = play.form("place", {"cell": ("e4",)})
    assert ask(form, "uses").chosen == ("pier:s1@e3",), "one of its two is there"  # type: ignore[union-attr]
    assert form.follows is not None


def test_p5_a_space_says_nothing_of_cubes_that_are_gone() -> None:
    play = full()
    before = {option.key: option.label for option in _pick(play.form("place"), "cell").options}
    holding(play, "s2", fish=15)
    gone = {option.key: option.label for option in _pick(play.form("place"), "cell").options}
    assert [label.id for label in (before["e5"], gone["e5"])] == ["little_town-space-gathers", "little_town-space-bare"]
    assert gone["c2"] == before["c2"]


def test_p5_only_empty_meadow_can_be_picked() -> None:
    play = town(full(), bakery="s2@c4").do("place", cell=("e3",), uses=())
    cells = {option.key: option for option in _pick(play.form("place"), "cell").options}
    assert len(cells) == 54
    assert cells["lake@f1"].because is not None
    assert [cells[name].because is None for name in ("c4", "e3", "e4")] == [False, False, True]
    assert [cells[name].face.owner or cells[name].face.there for name in ("c4", "e3")] == ["s2", "s1"]  # type: ignore[union-attr]
    grid = _pick(play.form("place"), "cell").grid
    assert grid is not None
    assert grid.piece is not None
    assert grid.piece.there == "s2", "whose worker goes there"
    assert (grid.columns, grid.cells[:3]) == (9, ("mountain@a1", "b1", "forest@c1"))


def _pick(form: object, key: str) -> Pick:
    found = ask(form, key)  # type: ignore[arg-type]
    assert isinstance(found, Pick)
    return found


def test_lt_ex1_two_lakes_and_a_forest() -> None:
    play = full().do("place", cell=("f5",), uses=())
    assert [play.n("s1", cube) for cube in ("fish", "wood", "stone", "wheat")] == [2, 1, 0, 0]


def test_lt_ex3_wheat_field_and_the_bakery_of_red() -> None:
    play = town(full(2), wheat_field="s1@e4", bakery="s2@g4")
    play.do("place", cell=("f5",), uses=("bakery:s2@g4", "wheat_field:s1@e4"))
    now = {thing: play.n("s1", thing) for thing in ("fish", "wood", "wheat", "coin")}
    assert now == {"fish": 2, "wood": 1, "wheat": 0, "coin": 3 - 1 + 4}
    assert play.n("s2", "coin") == 3 + 1
    assert play.taps == 4


def test_lt_ex3_without_the_board() -> None:
    play = town(Playing.new(2, ("points", "goods", "tiles")), wheat_field="s1@town", bakery="s2@town")
    play.do("place", gather={"fish": 2, "wood": 1}, uses=("bakery:s2@town", "wheat_field:s1@town"))
    assert {thing: play.n("s1", thing) for thing in ("fish", "wood", "wheat", "coin")} == {
        "fish": 2,
        "wood": 1,
        "wheat": 0,
        "coin": 6,
    }


def test_lt_ex2_an_own_wheat_field_is_proposed() -> None:
    play = town(full(), wheat_field="s1@e4")
    play.do("place", cell=("f5",))
    assert [play.n("s1", cube) for cube in ("fish", "wood", "wheat")] == [2, 1, 1]
    assert play.taps == 2


def test_p5_gathered_cubes_and_buildings_mix_in_any_order() -> None:
    """The wheat of this turn pays the Bakery; its coins pay the fee of the Fountain."""
    play = town(full(), wheat_field="s1@e4", bakery="s1@d4", fountain="s2@f4")
    holding(play, "s1", coin=0)
    play.do("place", cell=("e5",), uses=("fountain:s2@f4", "wheat_field:s1@e4", "bakery:s1@d4"))
    event = play.events[-1]
    assert isinstance(event, WorkerPlaced)
    assert [use.tile for use in event.uses] == ["wheat_field", "bakery", "fountain"]
    assert (play.n("s1", "coin"), play.n("s2", "coin"), play.n("s1", "vp.use")) == (4 - 1 - 1, 4, 3)


def test_p5_the_order_is_said() -> None:
    play = town(full(), wheat_field="s1@e4", bakery="s1@d4")
    form = play.form("place", {"cell": ("e5",), "uses": ("wheat_field:s1@e4", "bakery:s1@d4")})
    assert [issue.code for issue in form.issues] == ["little_town-order"]


def test_p5_using_is_optional() -> None:
    play = town(full(), wheat_field="s1@e4").do("place", cell=("e5",), uses=())
    assert play.n("s1", "wheat") == 0


def test_p5_another_players_building_costs_a_coin_to_its_owner() -> None:
    play = town(full(), well="s2@e4").do("place", cell=("e5",), uses=("well:s2@e4",))
    assert (play.n("s1", "coin"), play.n("s2", "coin"), play.n("s1", "vp.use")) == (2, 4, 2)


def test_p5_without_a_coin_it_cannot_be_picked() -> None:
    play = town(full(), well="s2@e4")
    holding(play, "s1", coin=0)
    option = _pick(play.form("place", {"cell": ("e5",)}), "uses").options[0]
    assert option.because is not None
    assert dict(option.because.params)["what"]


def test_p5_only_buildings_around_are_offered() -> None:
    play = town(full(), well="s2@e4", bar="s2@a2", statue="s1@d4")
    uses = _pick(play.form("place", {"cell": ("e5",)}), "uses")
    assert [option.key for option in uses.options] == ["well:s2@e4"]


def test_p5_the_round_ends_when_all_workers_are_placed() -> None:
    play = full(2)
    for cell in ("b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "b3", "c3"):
        assert GAME.tasks(play.state) == {f"r1/turn/{len(play.events)}"}
        play.do("place", cell=(cell,), uses=())
    assert GAME.view(play.state, None).track.steps[1].label.id == "little_town-phase-feeding"


def test_p5_exactly_as_many_turns_as_workers() -> None:
    for players, turns in ((2, 10), (3, 12), (4, 12)):
        play = Playing.new(players, ("goods",), options={"cathedral": "no", "residence": "no"})
        for _ in range(turns):
            play.do("place")
        assert play.state.flow.phase == "feeding"


def test_p5_goods_without_the_board_are_told() -> None:
    play = Playing.new(4, ("goods", "points"))
    gather = ask(play.form("place"), "gather")
    assert isinstance(gather, Amounts)
    assert [row.key for row in gather.rows] == ["wood", "stone", "fish"]
    play.do("place", {"owner/bakery": ("s3",)}, gather={"fish": 2}, uses=("wheat_field", "wheat_field#2", "bakery"))
    assert (play.n("s1", "fish"), play.n("s1", "wheat"), play.n("s1", "coin"), play.n("s3", "coin")) == (2, 1, 6, 4)


def test_p6_pawnshop_takes_two_cubes_for_two_others() -> None:
    play = town(full(), pawnshop="s1@e4")
    asked = play.form("place", {"cell": ("e5",), "uses": ("pawnshop:s1@e4",)})
    assert asked.event is None
    assert [a.key for a in asked.asks] == ["cell", "uses", "give", "take", "gather"]
    play.do("place", cell=("e5",), uses=("pawnshop:s1@e4",), give={"fish": 2}, take={"wood": 1, "stone": 1})
    assert [play.n("s1", cube) for cube in ("fish", "wood", "stone")] == [0, 1, 1]


def test_p5_the_pawnshop_gives_two_alike_unless_by_ruling() -> None:
    given: dict[str, Answer] = {"cell": ("e5",), "uses": ("pawnshop:s1@e4",), "give": {"fish": 2}}
    play = town(full(), pawnshop="s1@e4").do("place", {**given, "take": {"stone": 2}})
    alike = play.events[-1]
    assert play.n("s1", "stone") == 2
    ruled = town(full(rulings={"pawnshop_takes": "different"}), pawnshop="s1@e4")
    rows = ask(ruled.form("place", given), "take").rows  # type: ignore[union-attr]
    assert [row.high for row in rows] == [1, 1, 1, 1]
    assert ruled.refused(alike) == {"little_town-pawnshop-different"}
    ruled.do("place", {**given, "take": {"stone": 1, "wood": 1}})
    assert (ruled.n("s1", "stone"), ruled.n("s1", "wood")) == (1, 1)


GIVEN: dict[str, Answer] = {"give": {"wheat": 2}, "take": {"wood": 1, "stone": 1}}


def given_most(play: Playing, *uses: str) -> dict[str, int | None]:
    rows = ask(play.form("place", {"cell": ("e5",), "uses": uses}), "give")
    assert isinstance(rows, Amounts)
    return {row.key: row.high for row in rows.rows}


def test_p7_the_pawnshop_takes_cubes_bought_for_three_coins() -> None:
    play = holding(town(full(), pawnshop="s1@e4"), "s1", coin=5, wheat=1)
    assert given_most(play, "pawnshop:s1@e4") == {"wood": 1, "stone": 1, "fish": 2, "wheat": 2}
    play.do("place", GIVEN, cell=("e5",), uses=("pawnshop:s1@e4",))
    assert [play.n("s1", thing) for thing in ("coin", "wheat", "wood", "stone")] == [2, 0, 1, 1]


def test_p7_cubes_are_bought_with_what_is_left_after_the_fee() -> None:
    play = holding(town(full(), pawnshop="s2@e4"), "s1", coin=3, wheat=1)
    assert given_most(play, "pawnshop:s2@e4")["wheat"] == 1
    assert given_most(holding(play, "s1", coin=4), "pawnshop:s2@e4")["wheat"] == 2
    assert given_most(holding(play, "s1", coin=4), "pawnshop:s2@e4")["wood"] == 1
    assert given_most(holding(play, "s2", wheat=14), "pawnshop:s2@e4")["wheat"] == 1, "none is left to buy"


def test_p7_the_pawnshop_takes_what_other_buildings_bring() -> None:
    play = town(full(), pawnshop="s1@e4", shop="s1@d4", gold_mine="s1@f4")
    both = ("pawnshop:s1@e4", "gold_mine:s1@f4")
    assert given_most(holding(play, "s1", coin=1, wheat=1), *both)["wheat"] == 2
    assert given_most(play, *both, "shop:s1@d4")["wheat"] == 2


def test_p6_a_conversion_is_all_or_nothing() -> None:
    play = town(full(), restaurant="s1@e4")
    holding(play, "s1", coin=0)
    option = _pick(play.form("place", {"cell": ("e5",)}), "uses").options[0]
    assert option.because is not None


def test_p7_three_coins_stand_in_for_a_cube_that_is_spent_at_once() -> None:
    play = town(full(), restaurant="s1@e4")
    form = play.form("place", {"cell": ("e5",), "uses": ("restaurant:s1@e4",)})
    assert form.note is not None
    assert form.follows == say("pays-for", what=(thing("fish", 1, "acc"), thing("coin", 3, "acc"))), "no wheat is paid"
    play.do("place", cell=("e5",), uses=("restaurant:s1@e4",))
    assert [play.n("s1", thing) for thing in ("coin", "fish", "wheat", "vp.use")] == [0, 1, 0, 4]


def test_lt_v20_gains_are_limited_by_the_reserve() -> None:
    play = town(full(), pier="s1@e3")
    holding(play, "s2", fish=14)
    play.do("place", cell=("e4",), uses=("pier:s1@e3",))
    assert (play.n("s1", "fish"), play.n("table", "fish")) == (1, 0)


def test_p6_the_order_that_gives_more_of_a_short_reserve() -> None:
    play = town(full(), pier="s1@b4", fishmonger="s1@c4")
    holding(holding(play, "s1", fish=1), "s2", fish=14)
    play.do("place", cell=("b3",), gather={}, uses=("pier:s1@b4", "fishmonger:s1@c4"))
    assert [play.n("s1", thing) for thing in ("fish", "coin")] == [1, 6]


def test_p6_cubes_handed_back_can_be_gathered_afterwards() -> None:
    play = town(full(), fishmonger="s1@e4")
    holding(holding(play, "s1", fish=1), "s2", fish=14)
    play.do("place", cell=("e5",), gather={"fish": 1}, uses=("fishmonger:s1@e4",))
    assert [play.n("s1", thing) for thing in ("fish", "coin")] == [1, 6]


def test_p6_what_is_handed_back_is_proposed_to_be_gathered() -> None:
    play = town(full(), fishmonger="s1@e4")
    holding(holding(play, "s1", fish=1), "s2", fish=14)
    form = play.form("place", {"cell": ("e5",), "uses": ("fishmonger:s1@e4",)})
    assert isinstance(form.event, WorkerPlaced)
    assert form.event.gathered == {"fish": 1}
    assert play.refused(form.event) == set()


def test_p6_nothing_is_gathered_that_nobody_hands_back() -> None:
    play = town(full(), fishmonger="s1@e4")
    holding(play, "s2", fish=15)
    for uses, refused in (((), "core-not-in-box"), (("fishmonger:s1@e4",), "core-below-zero")):
        form = play.form("place", {"cell": ("e5",), "gather": {"fish": 1}, "uses": uses})
        assert form.event is not None
        assert play.refused(form.event) == {refused}


def test_p5_a_typed_number_of_cubes_is_taken() -> None:
    play = full().do("place", cell=("e5",), gather={"fish": 1}, uses=())
    assert play.n("s1", "fish") == 1


def test_p5_answers_of_another_space_do_no_harm() -> None:
    form = full().form("place", {"cell": ("c2",), "gather": {"fish": 2}, "uses": ("bakery:s2@c4",)})
    assert isinstance(form.event, WorkerPlaced)
    assert form.event.gathered == {"stone": 1, "wood": 1}


def test_paper_a_fully_kept_turn_takes_at_most_four_taps() -> None:
    play = town(full(), bakery="s2@e4", wheat_field="s1@f4")
    play.do("place", cell=("e5",), uses=("wheat_field:s1@f4", "bakery:s2@e4"))
    assert play.taps - 1 <= 4
    play = full()
    holding(play, "s1", wood=4)
    play.do("build", tile=("barn",), cell=("e5",))
    assert play.taps == 4


def test_p5_what_lies_on_a_space_is_shown_there_and_says_why_not() -> None:
    play = holding(town(Playing.new(2, EVERYTHING), bakery="s2@e3"), "s1@e4", worker=1)
    spaces = ask(play.form("place"), "cell")
    assert isinstance(spaces, Pick)
    there = {option.key: option for option in spaces.options}
    tile, worker = there["e3"], there["e4"]
    assert tile.face is not None
    assert worker.face is not None
    assert (tile.label.id, tile.face.owner, tile.face.key) == ("little_town-thing-tile-bakery", "s2", "e3")
    assert (worker.label.id, worker.face.there) == ("little_town-worker-of", "s1")
    assert [one.because.id for one in (tile, worker) if one.because] == [
        "little_town-taken-by-tile",
        "little_town-taken-by-worker",
    ]

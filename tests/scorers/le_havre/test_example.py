"""The rulebook's own first round: three players, full game (digest 9.1), replayed tap by tap."""

from tests.scorers.le_havre.harbourside import ALL, Harbourside

OFFERS = ("franc", "fish", "wood", "clay", "iron", "grain", "cattle")

AFTER_SUPPLY = (
    (3, 2, 2, 1, 1, 0, 0),
    (0, 3, 3, 1, 1, 0, 0),
    (0, 4, 0, 1, 1, 1, 0),
    (0, 0, 1, 1, 1, 1, 1),
    (1, 0, 2, 1, 1, 1, 1),
    (1, 1, 2, 2, 1, 1, 1),
    (1, 1, 1, 3, 1, 1, 1),
)
"""Offers after each supply, along the quay."""

MARKET, FIRM, JOINERY = "building.marketplace", "building.building_firm_1", "building.joinery"


def offers(table: Harbourside) -> tuple[int | None, ...]:
    return tuple(table.n("table", f"offer.{offer}") for offer in OFFERS)


def test_the_first_round_of_the_rulebook_leaves_every_holding_as_in_the_digest() -> None:
    table = Harbourside.new(3, (*ALL, "discs"))
    table.do("tile/T7")
    assert offers(table) == AFTER_SUPPLY[0]
    table.do("take/s1/franc").do("tile/T5")
    assert table.goods("s1") == {"franc": 8, "coal": 1}
    assert offers(table) == AFTER_SUPPLY[1]
    table.do("take/s2/wood").do("tile/T6")
    assert offers(table) == AFTER_SUPPLY[2]
    table.do("take/s3/fish").do("tile/T1")
    assert offers(table) == AFTER_SUPPLY[3]
    table.do("buy/s1", card=(MARKET,)).do("use/s1", building=(MARKET,), chosen=("coal", "grain")).do("tile/T3")
    assert table.goods("s1") == {"franc": 2, "coal": 2, "grain": 1, MARKET: 1}
    assert offers(table) == AFTER_SUPPLY[4]
    table.do("use/s2", building=(FIRM,), built=(JOINERY,))
    assert table.goods("s2") == {"franc": 5, "coal": 1, JOINERY: 1}
    table.do("tile/T4")
    assert offers(table) == AFTER_SUPPLY[5]
    table.do("take/s3/wood")
    assert offers(table) == AFTER_SUPPLY[6], "the last supply tile is the only one left: nobody is asked"
    table.do("take/s1/clay")
    assert [task.detail.id for task in table.view.now.tasks if task.detail] == ["le_havre-feed-pays"] * 3
    table.do("close")
    assert table.goods("s1") == {"coal": 2, "grain": 1, "clay": 3, MARKET: 1}
    assert table.goods("s2") == {"franc": 3, "coal": 1, JOINERY: 1}
    assert table.goods("s3") == {"franc": 5, "coal": 1, "fish": 2, "wood": 2}
    assert table.state.flow.ships == ("ship.S03",)
    assert (table.state.flow.round, table.view.track.acting) == (2, ("s2",))
    assert table.state.flow.tile == "T7"


def test_the_discs_of_the_example_stand_where_they_were_put() -> None:
    table = Harbourside.new(3, (*ALL, "discs")).do("tile/T7")
    table.do("use/s1", building=(FIRM,), built=("building.clay_mound",), anyway=True)
    assert table.n(f"s1@{FIRM}", "disc") == 1
    assert table.n("s1", "disc") == 0
    table.do("tile/T5")
    assert "le_havre-occupied" in table.issues("use/s2", building=(FIRM,), built=("building.fishery",))

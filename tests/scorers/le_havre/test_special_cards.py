"""The special buildings that trade, build, ship and lie about, one row per sentence of the card (digest 7)."""

from __future__ import annotations

import pytest

from scorers.core.msg import msg
from scorers.le_havre import GAME
from scorers.le_havre.acts.enter_cards import CardWritten, WriteCard
from scorers.le_havre.acts.special_cards import Redeem
from scorers.le_havre.acts.take_offer import TakeOffer
from scorers.le_havre.cards import CARDS
from scorers.le_havre.printed import FRANC
from scorers.le_havre.words import name
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, Harbourside
from tests.scorers.le_havre.specials import EXPANSION, asked, at_sea, b, goods, inside, revealed, said, use

# ------------------------------------------------------------------------------------------------- goods for goods

TRADES = [
    ("gh26", {"wood": 2}, {"given": {"wood": 2}, "got": {"iron": 1}}, {"iron": 1}),
    ("gh26", {"steel": 1}, {"given": {"steel": 1}, "got": {"coal": 2, "iron": 1}}, {"coal": 2, "iron": 1}),
    ("gh26", {"cattle": 4}, {"given": {"cattle": 4}, "got": {"leather": 3}}, {"leather": 3}),
    ("gh27", {"wood": 2, "iron": 1}, {"given": {"wood": 2, "iron": 1}, "got": {"cattle": 3}}, {"cattle": 3}),
    ("gh27", {"brick": 1}, {"given": {"brick": 1}, "got": {"coke": 1}}, {"coke": 1}),
    (
        "gh27",
        {"clay": 3, "bread": 3},
        {"given": {"clay": 3, "bread": 3}, "got": {"coal": 2, "fish": 1, "leather": 3}},
        {"coal": 2, "fish": 1, "leather": 3},
    ),
    ("gh28", {"wood": 4, "coke": 1}, {}, {"wood": 5, "coke": 2}),
    ("gh28", {"wood": 4, "steel": 1, FRANC: 3}, {}, {"wood": 5, "steel": 1, FRANC: 3}),
    ("gh28", {"wood": 4, "steel": 1, FRANC: 3}, {"chosen": ("wood", "steel")}, {"wood": 5, "steel": 2}),
    ("gh28", {"wood": 4, "clay": 1}, {"chosen": ("clay",)}, {"wood": 4, "clay": 2}),
    ("gh29", {FRANC: 9}, {"chosen": ("coke", "steel", "brick")}, {"coke": 1, "steel": 1, "brick": 1}),
    ("gh29", {FRANC: 7}, {"chosen": ("leather", "meat")}, {"leather": 1, "meat": 1, FRANC: 5}),
    ("040", {"wood": 3, "clay": 1}, {"pawned": ("wood", "clay")}, {"wood": 2, FRANC: 4}),
]


@pytest.mark.parametrize(("card", "have", "answers", "after"), TRADES)
def test_what_is_traded(card: str, have: dict[str, int], answers: dict[str, object], after: dict[str, int]) -> None:
    assert goods(use(inside(card, **have), "s1", card, **answers)) == after


UNFAIR = [
    ("gh26", {"wood": 9}, {"given": {"wood": 5}, "got": {"clay": 5}}, "le_havre-swap-most"),
    ("gh26", {"wood": 9}, {"given": {"wood": 3}, "got": {"iron": 1}}, "le_havre-swap-price"),
    ("gh26", {"wood": 9}, {"given": {"wood": 1}, "got": {"wood": 1}}, "le_havre-swap-same"),
    ("gh27", {"wood": 9}, {"given": {"wood": 4}, "got": {"clay": 4}}, "le_havre-swap-most"),
    ("gh27", {"wood": 9}, {"given": {"wood": 2}, "got": {"clay": 1}}, "le_havre-swap-count"),
    ("gh27", {"wood": 9}, {"given": {"wood": 1}, "got": {"coke": 1}}, "le_havre-swap-count"),
    ("gh27", {"brick": 9}, {"given": {"brick": 1}, "got": {"brick": 1}}, "le_havre-swap-same"),
    ("gh29", {FRANC: 4}, {"chosen": ("coke", "brick", "bread")}, "core-below-zero"),
    ("gh28", {"steel": 1, FRANC: 2}, {"chosen": ("steel",)}, "core-below-zero"),
    ("gh09", {"cattle": 1, FRANC: 2}, {"times": {"0": 1, "1": 1}}, "le_havre-one-only"),
]


@pytest.mark.parametrize(("card", "have", "answers", "code"), UNFAIR)
def test_what_is_refused(card: str, have: dict[str, int], answers: dict[str, object], code: str) -> None:
    assert inside(card, **have).issues(f"use/s1/{b(card)}", **answers) == {code}  # type: ignore[arg-type]


def test_gh27_never_gives_iron_or_steel_and_gh29_offers_upgraded_goods_only() -> None:
    rows = {row.key for row in inside("gh27", wood=1).form("use/s1/building.gh27").asks[1].rows}  # type: ignore[union-attr]
    assert "wood" in rows
    assert not rows & {"iron", "steel"}
    (ask,) = inside("gh29", franc=3).form("use/s1/building.gh29").asks
    offered = {option.key: option.because for option in ask.options}  # type: ignore[union-attr]
    assert set(offered) == {"smoked_fish", "charcoal", "brick", "bread", "meat", "leather", "coke", "steel"}
    assert [good for good, because in offered.items() if because] == ["steel"], "too dear"


def test_gh28_offers_only_what_one_owns_and_nobody_owes_a_trade() -> None:
    (ask,) = inside("gh28", wood=1, coke=2).form("use/s1/building.gh28").asks
    assert [option.key for option in ask.options] == ["wood", "coke"]  # type: ignore[union-attr]
    assert inside("gh28").issues("use/s1/building.gh28") == {"le_havre-idle"}
    assert asked(inside("gh26"), "use/s1/building.gh26") == ["got"]


def test_without_goods_only_their_francs_are_asked() -> None:
    table = at_sea(FORTUNE).own("s1", *map(b, ("gh26", "gh27", "gh28", "gh29", "040", "046")))
    for card in ("gh26", "gh27", "046"):
        assert asked(table, f"use/s1/{b(card)}") == []
    (ask,) = table.form("use/s1/building.gh28").asks
    assert [option.key for option in ask.options] == ["steel"]  # type: ignore[union-attr]
    use(table, "s1", "gh29", chosen=("coke", "brick"))
    assert table.n("s1", FRANC) == 1
    table = at_sea(("cards",)).own("s1", b("040"))
    assert asked(table, "use/s1/building.040") == []


# ------------------------------------------------------------------------------------------------------ pawnbroker


def test_040_pawned_goods_come_back_at_any_time_for_what_they_brought() -> None:
    three = use(inside("040", wood=2, coal=1, fish=1), "s1", "040", pawned=("wood", "coal", "fish"))
    assert three.n("s1", FRANC) == 6, "two francs for each"
    table = use(inside("040", wood=2, coal=1), "s1", "040", pawned=("wood", "coal"))
    assert (table.n("s1", "wood"), table.n("s1", FRANC)) == (1, 4)
    moves = {move.key for seat in table.view.seats for move in seat.moves}
    assert "redeem/s1" in moves
    assert "redeem/s2" not in moves
    assert [note.id for seat in table.view.seats[:2] for note in seat.notes] == ["le_havre-pawned"]
    assert table.form("redeem/s1").event is None
    table.do("redeem/s1", n={"coal": 1})
    assert goods(table) == {"wood": 1, "coal": 1, FRANC: 2}
    assert table.issues("redeem/s1", n={"coal": 1}) == set()
    assert table.form("redeem/s1", n={"coal": 1}).event is None, "it has come back"
    table.do("redeem/s1", n={"wood": 1})
    assert goods(table) == {"wood": 2, "coal": 1}
    assert GAME.label(table.events[-1]).id == "le_havre-log-redeemed"


@pytest.mark.parametrize(
    ("n", "back", "possible"),
    [
        (1, {"coal": 1}, True),
        (2, {"coal": 1, "wood": 1}, True),
        (2, {"coal": 1}, False),
        (2, {"coal": 2}, False),
        (1, {"fish": 1}, False),
        (0, {}, False),
    ],
    ids=["one", "both", "fewer than said", "more than lie there", "none of those there", "nothing"],
)
def test_040_only_what_was_pawned_comes_back_and_as_much_as_is_paid_for(
    n: int,
    back: dict[str, int],
    possible: bool,  # noqa: FBT001
) -> None:
    table = use(inside("040", wood=2, coal=1), "s1", "040", pawned=("wood", "coal"))
    judged = table.judge(Redeem().made(table.state, seat="s1", n=n, goods=back))
    assert ("core-not-as-shown" in judged) is not possible


def test_040_where_goods_are_not_kept_their_number_is_told() -> None:
    table = at_sea(FORTUNE).own("s1", b("040"))
    assert table.form("use/s1/building.040").event is None
    use(table, "s1", "040", pawned={"n": 3})
    assert table.n("s1", FRANC) == 11
    table.do("redeem/s1", n={"n": 2})
    assert table.n("s1", FRANC) == 7


# ------------------------------------------------------------------------------------------------ offers and cattle


def test_gh13_takes_one_offer_of_two_and_all_of_one() -> None:
    table = at_sea().own("s1", b("gh13"))
    for offer, n in {"franc": 1, "fish": 2, "wood": 2, "clay": 3, "iron": 1, "grain": 0, "cattle": 4}.items():
        table.count("table", **{f"offer.{offer}": n})
    (ask,) = table.form("use/s1/building.gh13").asks
    assert [option.key for option in ask.options] == ["fish", "wood"]  # type: ignore[union-attr]
    proposed = table.form(f"use/s1/{b('gh13')}").asks[-1]
    assert len(proposed.chosen) == 1, "one of the offers of two"  # type: ignore[union-attr]
    use(table, "s1", "gh13", two=("wood",))
    assert goods(table) == {"wood": 2, "iron": 1, FRANC: 6}
    assert [table.n("table", f"offer.{offer}") for offer in ("franc", "fish", "wood", "iron")] == [0, 2, 0, 0]


def test_gh13_is_told_what_lies_there_where_offers_are_not_kept() -> None:
    table = at_sea(("goods", "francs"))
    use(table, "s1", "gh13", owner=("s1",), lay={"fish": 2, "clay": 1, "wood": 3})
    assert goods(table) == {"fish": 2, "clay": 1, FRANC: 5}
    table = at_sea(("francs",))
    (ask,) = table.form("use/s1/building.gh13").asks
    assert [row.key for row in ask.rows] == [FRANC]  # type: ignore[union-attr]


def test_gh20_is_paid_for_the_francs_of_the_flea_market_too() -> None:
    table = at_sea().own("s1", b("gh13")).own("s2", b("gh20")).count("table", **{"offer.franc": 1})
    use(table, "s1", "gh13", two=("wood",))
    assert table.n("s2", FRANC) == 6


@pytest.mark.parametrize(("players", "cattle", "taken"), [(4, 5, 1), (2, 5, 2), (2, 1, 1)])
def test_046_every_other_player_with_cattle_gives_one_or_two(players: int, cattle: int, taken: int) -> None:
    table = at_sea(players=players).own("s1", b("046")).count("s2", cattle=cattle)
    use(table, "s1", "046")
    assert (table.n("s1", "cattle") or 0, table.n("s2", "cattle") or 0) == (taken, cattle - taken)


def test_046_is_idle_where_nobody_else_has_cattle() -> None:
    table = at_sea(players=3).own("s1", b("046")).count("s2", cattle=0)
    assert table.issues("use/s1/building.046") == {"le_havre-idle"}


def test_046_asks_what_nobody_knows() -> None:
    table = Harbourside.new(3, FORTUNE, options=EXPANSION).do("tile/T7").own("s1", b("046"))
    held = {thing: {"s1": 0, "s3": 2} for thing in GAME.info.things_of("goods")}
    table.keep("goods", held)
    (ask,) = table.form("use/s1/building.046").asks
    assert [(row.key, row.high) for row in ask.rows] == [("s2", 1)]  # type: ignore[union-attr]
    assert table.form("use/s1/building.046").event is None
    use(table, "s1", "046", levied={"s2": 1})
    assert (table.n("s1", "cattle"), table.n("s3", "cattle")) == (2, 1)


# -------------------------------------------------------------------------------------------------------- building

CRANE = [
    ({"wood": 1, "iron": 1}, "sawmill", {"clay": 1}, "wood for the clay that is missing"),
    ({"wood": 1, "clay": 1}, "sawmill", {"iron": 1}, "wood for the iron that is missing"),
    ({"wood": 9, "clay": 9, "iron": 9}, "sawmill", {"iron": 1}, "wood for the dearest"),
    ({"clay": 9, "iron": 9}, "sawmill", {}, "no wood, no replacement"),
]


@pytest.mark.parametrize(("have", "card", "spared", "why"), CRANE, ids=[case[3] for case in CRANE])
def test_gh01_replaces_one_material_of_each_building_with_wood(
    have: dict[str, int], card: str, spared: dict[str, int], why: str
) -> None:
    table = at_sea().own("s1", b("gh01")).count("s1", **have)
    use(table, "s1", "building_firm_1", built=(b(card),))
    cost = dict(CARDS[b(card)].cost or {})
    for good in spared:
        cost[good] -= 1
        cost["wood"] = cost.get("wood", 0) + 1
    assert {good: have[good] - (table.n("s1", good) or 0) for good in have} == {g: cost.get(g, 0) for g in have}, why


def test_gh01_and_gh02_together_save_a_whole_material() -> None:
    table = at_sea().own("s1", b("gh01"), b("gh02")).count("s1", clay=1, iron=1)
    use(table, "s1", "building_firm_1", built=(b("sawmill"),))
    assert (table.n("s1", "clay"), table.n("s1", "iron")) == (0, 1), "the wood for the iron is saved"


def test_what_cards_save_is_saved_without_the_main_action_too() -> None:
    table = at_sea().own("s1", b("gh02")).count("s1", wood=5)
    table.do("build/s1", card=(b("joinery"),))
    assert table.n("s1", "wood") == 3


# -------------------------------------------------------------------------------------------------------- shipping


def test_gh24_sails_on_grain_and_on_nothing_else() -> None:
    table = at_sea().own("s1", b("shipping_line"), b("gh24"), "ship.S01").count("s1", grain=2, fish=2)
    use(table, "s1", "shipping_line", sold={"fish": 2})
    assert goods(table) == {FRANC: 7}
    table = at_sea().own("s1", b("smokehouse"), b("gh24")).count("s1", grain=2, fish=2)
    assert "le_havre-energy-short" in table.issues("use/s1/building.smokehouse", times={"0": 2})
    table = at_sea().own("s1", b("shipping_line"), "ship.S01").count("s1", grain=2, fish=2)
    assert "le_havre-energy-short" in table.issues("use/s1/building.shipping_line", sold={"fish": 2})


def test_041_takes_a_franc_of_each_ship_of_somebody_else() -> None:
    table = at_sea().own("s1", b("shipping_line"), "ship.S01", "ship.S02").own("s2", b("041"))
    table.count("s1", franc=0, wood=6, cattle=4)
    use(table, "s1", "shipping_line", sold={"cattle": 4})
    assert (table.n("s1", FRANC), table.n("s2", FRANC)) == (10, 7)
    table = at_sea().own("s1", b("shipping_line"), b("041"), "ship.S01").count("s1", wood=3, fish=2)
    assert goods(use(table, "s1", "shipping_line", sold={"fish": 2})) == {FRANC: 7}


def test_041_asks_for_the_ships_where_goods_are_not_kept() -> None:
    table = at_sea(FORTUNE).own("s1", b("shipping_line")).own("s2", b("041"))
    assert asked(table, "use/s1/building.shipping_line") == ["got", "sailing"]
    use(table, "s1", "shipping_line", got={FRANC: 9}, sailing={"ships": 2})
    assert (table.n("s1", FRANC), table.n("s2", FRANC)) == (12, 7)


# ------------------------------------------------------------------------------------------------------ rattletrap


def test_gh31_goes_to_the_next_player_who_gets_iron_and_stays() -> None:
    table = revealed("gh31").count("table", **{"offer.iron": 2})
    assert table.n("table@city", b("gh31")) == 1
    table.do("take/s1/wood").do("tile/T1")
    assert table.n("table@city", b("gh31")) == 1
    table.do("take/s2/iron")
    assert table.n("s2", b("gh31")) == 1
    assert "le_havre-loud-comes" in said(table)
    table.do("tile/T2").own("s3", b("iron_mine_and_coal_seam"))
    use(table, "s3", "iron_mine_and_coal_seam")
    assert table.n("s2", b("gh31")) == 1
    assert "le_havre-not-sellable-card" in table.issues("sell/s2", card=(b("gh31"),))


def test_gh31_comes_with_the_iron_of_a_building_not_with_steel() -> None:
    table = revealed("gh31").own("s1", b("steel_mill")).count("s1", iron=1, coke=1, coal=0)
    use(table, "s1", "steel_mill", times={"0": 1})
    assert table.n("s1", b("gh31")) == 0
    table.do("tile/T1").own("s2", b("hardware_store"))
    use(table, "s2", "hardware_store")
    assert table.n("s2", b("gh31")) == 1
    table = revealed("gh31", FORTUNE).own("s1", b("hardware_store"))
    use(table, "s1", "hardware_store")
    assert table.n("s1", b("gh31")) == 1, "even if nobody counts the goods"


# ------------------------------------------------------------------------------------- the dunny, and unread cards


def test_00_lies_on_the_stack_with_the_highest_number_and_costs_a_brick() -> None:
    table = at_sea((*ALL, "stacks"))
    left = tuple(card for card in CARDS if table.n("table@proposals", card) == 1)
    third = len(left) // 3
    table.do("stacks", first=left[:third], second=left[third : 2 * third]).do("core/jump", to=("r5e",))
    for seat in table.state.setup.ids:
        table.count(seat, franc=9)
    table.do("close", special=(b("00"),)).do("core/jump", to=("r1t1",))
    assert [stack[0] for stack in table.state.flow.stacks] == [left[0], left[third], b("00")]
    table.count("s1", brick=1)
    use(table, "s1", "building_firm_1", built=(b("00"),))
    assert (table.n("s1", b("00")), table.n("s1", "brick")) == (1, 0)
    assert table.state.flow.stacks[2][0] == left[2 * third]


def test_gh33_nothing_printed_is_assumed() -> None:
    table = at_sea().own("s1", b("gh33"))
    assert GAME.projection(table.state).total("s1").known is None
    assert GAME.projection(table.state).total("s2").known is not None
    assert table.form("sell/s1").asks[0].options[0].because is not None  # type: ignore[union-attr]
    others = GAME.sheet(table.state.setup, table.state)["others"]
    assert (others.open, others.seats, set(others.known or {})) == (True, ("s1",), {"s2", "s3", "s4"})
    card = (b("gh33"),)
    assert table.form("write", card=card, name="Tablet", printed={"value": 6}).event is None, "no type"
    assert table.form("write", card=card, name="Tablet", type=("Go",)).event is None, "no value"
    assert table.form("write", card=card, name=" ", type=("Go",), printed={"value": 6}).event is None, "no name"
    rows = {row.key: row.value for row in table.form("write").asks[-1].rows}  # type: ignore[union-attr]
    assert (rows["value"], rows["price"]) == (None, None)
    table.do("write", card=card, name="Tablet", type=("Go",), printed={"value": 6, "price": 0})
    assert table.state.flow.written[0].price is None, "not for sale"
    table.do("write", card=card, name="Tablet", type=("Go",), printed={"value": 6})
    assert table.state.flow.written[0].price == 6, "it costs what it is worth"
    total = GAME.projection(table.state).total("s1").known
    assert total is not None
    assert total == (table.n("s1", FRANC) or 0) + 6
    table.do("sell/s1", card=(b("gh33"),))
    assert table.n("s1", FRANC) == 8


@pytest.mark.parametrize(
    ("keeps", "card", "icons"),
    [
        (("francs",), "fishery", False),
        (("francs",), "gh18", False),
        (("francs",), "gh19", True),
        (("goods",), "fishery", True),
        (("goods",), "gh18", True),
    ],
)
def test_icons_are_asked_only_for_what_is_followed(keeps: tuple[str, ...], card: str, icons: bool) -> None:  # noqa: FBT001
    told = asked(at_sea(keeps), f"use/s1/{b(card)}", icons={"Go": 1, "fisherman": 1})
    assert ("icons" in told) is icons


@pytest.mark.parametrize(
    ("card", "type_", "possible"),
    [("gh33", "Go", True), ("bank", "Go", False), ("gh33", "Xx", False), ("lighthouse", "Go", False)],
)
def test_only_a_card_nobody_knows_is_read_out_and_of_a_type_there_is(card: str, type_: str, possible: bool) -> None:  # noqa: FBT001
    table = at_sea()
    written = {"card": card, "name": "Tablet", "type": type_, "value": 6, "price": 6}
    judged = table.judge(WriteCard().made(table.state, written=written))
    assert ("core-not-as-shown" in judged) is not possible


def test_a_card_worth_less_than_nothing_has_no_price_and_only_its_value_goes_below() -> None:
    form = at_sea().form("write", card=(b("gh33"),), name="Tablet", type=("Go",), printed={"value": -3})
    assert isinstance(form.event, CardWritten)
    assert (form.event.written.value, form.event.written.price) == (-3, None)
    *_, numbers = form.asks
    assert {row.key for row in numbers.rows if row.low < 0} == {"value"}  # type: ignore[union-attr]


def test_icons_begin_with_none_and_the_button_says_what_is_built() -> None:
    (icons, *_) = [ask for ask in at_sea(("goods",)).form(f"use/s1/{b('fishery')}").asks if ask.key == "icons"]
    assert [row.value for row in icons.rows] == [0]  # type: ignore[union-attr]
    table = at_sea().count("s1", wood=2)
    built = table.form(f"use/s1/{b('building_firm_1')}", built=(b("marketplace"),)).confirm
    assert built == msg("le_havre-build-confirm", what=(name(b("marketplace")),))
    used = at_sea().own("s1", b("fishery")).form(f"use/s1/{b('fishery')}").confirm
    assert used == msg("le_havre-use-confirm", what=name(b("fishery")))


@pytest.mark.parametrize(("n", "possible"), [(1, True), (0, False), (None, False)])
def test_of_an_offer_nobody_follows_at_least_one_is_taken(n: int | None, possible: bool) -> None:  # noqa: FBT001
    table = at_sea(("goods",))
    judged = table.judge(TakeOffer().made(table.state, seat="s1", offer="fish", n=n))
    assert ("core-not-as-shown" in judged) is not possible

"""Buying, selling, building, repaying, ships and loans at any moment the rules allow (p. 5-6, 10, 12)."""

from dataclasses import replace

import pytest

from companion.text import texts
from scorers.core.core_moves import can_take_back, take_back
from scorers.core.forms import Pick
from scorers.core.issues import Level
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Msg
from scorers.le_havre import GAME
from scorers.le_havre.acts.buy_and_sell import CardSold, CardTaken
from scorers.le_havre.acts.loans import Repaid
from scorers.le_havre.acts.put_right import CardsPutRight
from scorers.le_havre.cards import CARDS
from scorers.le_havre.dues import unpaid
from scorers.le_havre.holdings import afloat, in_stacks, open_ships, owned
from scorers.le_havre.market import court_ways, take
from scorers.le_havre.model import CITY, Phase
from scorers.le_havre.printed import FRANC, OFFERS
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, LIGHT, Harbourside, all_moves

MARKET, BANK, CHURCH = "building.marketplace", "building.bank", "building.church"
FIRM, FISHERY = "building.building_firm_1", "building.fishery"


def turn(keeps: tuple[str, ...] = ALL, players: int = 3, **kwargs: object) -> Harbourside:
    """The first turn, its supply tile turned."""
    return Harbourside.new(players, keeps, **kwargs).do("tile/T7")


def side(table: Harbourside, seat: str) -> set[str]:
    view = next(s for s in table.view.seats if s.seat == seat)
    return {move.key.split("/")[0] for move in view.moves}


def options(table: Harbourside, key: str, ask: str = "card") -> dict[str, bool]:
    """What can be picked, and whether it is offered without a reason against it."""
    found = next(a for a in table.form(key).asks if a.key == ask)
    return {option.key: option.because is None for option in found.options}  # type: ignore[union-attr]


def test_p5_buy_costs_the_value_or_the_printed_price() -> None:
    table = turn().count("s1", franc=60)
    table.do("buy/s1", card=(MARKET,)).do("buy/s1", card=(BANK,))
    assert table.n("s1", FRANC) == 60 - 6 - 40
    assert {MARKET, BANK} <= set(table.goods("s1"))


def test_a_purchase_is_three_taps() -> None:
    table = turn()
    before = table.taps
    table.do("buy/s1", card=("building.building_firm_1",))
    assert table.taps - before <= 3


def test_p5_only_what_can_be_bought_is_offered_and_what_is_too_dear_says_so() -> None:
    found = options(turn(), "buy/s1")
    assert CHURCH not in found
    assert found["building.building_firm_1"]
    assert not found[BANK]
    assert "ship.S03" not in found
    table = turn().to_round_end().do("close")
    assert "ship.S03" in options(table, "buy/s2")


def test_the_price_can_be_typed_over_but_less_than_it_is_not_enough() -> None:
    assert turn().issues("buy/s1", card=(MARKET,), price={FRANC: 5}) == {"le_havre-price-is"}
    table = turn().do("buy/s1", card=(MARKET,), price={FRANC: 5}, anyway=True)
    assert table.n("s1", FRANC) == 0
    assert turn().count("s1", franc=9).issues("buy/s1", card=(MARKET,), price={FRANC: 7}) == set()


@pytest.mark.parametrize(
    ("paid", "missing"),
    [
        ({"wood": 1}, {"wood": 1, "clay": 1}),
        ({"wood": 2, "clay": 1}, {}),
        ({"wood": 2, "brick": 1}, {}),
        ({"wood": 3, "clay": 0}, {"clay": 1}),
    ],
)
def test_p6_fewer_materials_than_a_building_costs_are_not_enough(paid: dict[str, int], missing: dict[str, int]) -> None:
    assert unpaid({"wood": 2, "clay": 1}, paid) == missing


def test_p6_nothing_is_built_for_less_without_its_being_said() -> None:
    table = turn().count("s1", wood=5, clay=5, fish=9)
    issues = table.issues("use/s1", building=(FIRM,), built=(FISHERY,), paid={"wood": 0})
    assert issues == {"le_havre-materials-short"}
    assert table.issues("build/s1", card=(FISHERY,), paid={"wood": 0}) == {"le_havre-materials-short"}
    assert table.issues("build/s1", card=(FISHERY,)) == set()


def test_bad_9_never_for_sale() -> None:
    table = turn().count("s1", franc=99)
    for card in (CHURCH, "building.football_stadium"):
        event = CardTaken(seat="s1", card=card, transfers=take(table.state, "s1", card))
        assert "le_havre-never-for-sale" in table.judge(event)
    table.do("core/jump", to=("r17t1",))
    liner = CardTaken(seat="s1", card="ship.S18", transfers=take(table.state, "s1", "ship.S18"))
    assert "le_havre-never-for-sale" in table.judge(liner)


def test_the_yacht_is_for_sale_unless_the_table_rules_otherwise() -> None:
    yacht = "building.luxury_yacht"
    for ruling, sold in (("yes", True), ("no", False)):
        table = Harbourside.new(3, ALL, rulings={"yacht_for_sale": ruling}).do("core/jump", to=("r4e",))
        table.do("close", special=(yacht,)).do("tile/T7")
        assert (yacht in options(table, "buy/s2")) is sold


def test_bad_3_a_card_is_owned_once() -> None:
    table = turn().own("s2", MARKET)
    again = CardTaken(seat="s1", card=MARKET, transfers=(Transfer(src="table@proposals", dst="s1", thing=MARKET),))
    assert table.judge(again)["core-not-in-box"].level is Level.IMPOSSIBLE
    assert MARKET not in options(table, "buy/s1")


def test_bad_4_a_card_of_another_player_count() -> None:
    table = turn()
    dock = CardTaken(seat="s1", card="building.dock", transfers=take(table.state, "s1", "building.dock"))
    assert {"le_havre-card-not-in-game", "core-not-in-box"} <= set(table.judge(dock))
    ship = CardTaken(seat="s1", card="ship.S09", transfers=take(table.state, "s1", "ship.S09"))
    assert "le_havre-card-not-in-game" in table.judge(ship)


def test_bad_9_only_the_top_of_a_stack() -> None:
    table = turn((*ALL, "stacks")).count("s1", franc=99)
    left = [card for card in CARDS if table.n("table@proposals", card) == 1]
    table.do("stacks", first=tuple(left[:9]), second=tuple(left[9:18]))
    assert table.state.flow.stacks == (tuple(left[:9]), tuple(left[9:18]), tuple(left[18:]))
    below = CardTaken(seat="s1", card=left[1], transfers=take(table.state, "s1", left[1]))
    assert "le_havre-not-on-top" in table.judge(below)
    table.do("buy/s1", card=(left[0],))
    assert "le_havre-not-on-top" not in table.judge(below)
    assert table.state.flow.stacks[0][0] == left[1]
    table.do("core/jump", to=("r5t1",))
    older = CardTaken(seat="s2", card="ship.S01", transfers=take(table.state, "s2", "ship.S01"))
    assert "le_havre-not-on-top" in table.judge(older)


def test_p6_only_in_the_own_turn_or_just_after_it() -> None:
    table = turn()
    assert "buy" in side(table, "s1")
    assert "buy" not in side(table, "s2")
    assert "core-not-their-turn" in table.issues("buy/s2", card=("building.building_firm_1",))
    table.do("next").do("tile/T1")
    assert table.issues("buy/s1", card=("building.building_firm_1",)) == set(), "the turn may not be quite over"
    table.do("next")
    assert "core-not-their-turn" in table.issues("buy/s1", card=("building.building_firm_1",))


def test_bad_8_no_buying_in_the_final_stage() -> None:
    table = turn().do("core/jump", to=("final",))
    assert "le_havre-final-no-buying" in table.issues("buy/s1", card=("building.building_firm_1",))
    assert "buy" not in side(table, "s1")


def test_p6_selling_brings_half_the_printed_value_at_any_moment() -> None:
    table = turn().own("s2", BANK, "ship.S03")
    for card, half in ((BANK, 8), ("ship.S03", 1)):
        before = table.n("s2", FRANC) or 0
        table.do("sell/s2", card=(card,))
        assert table.n("s2", FRANC) == before + half
    assert table.n("table@city", BANK) == 1
    assert table.state.flow.ships == ("ship.S03",), "a sold ship lies on top of its stack"


def test_bad_9_what_was_sold_is_not_bought_back_nor_the_other_way_round() -> None:
    table = turn().own("s1", MARKET).do("sell/s1", card=(MARKET,)).count("s1", franc=20)
    assert "le_havre-sold-this-turn" in table.issues("buy/s1", card=(MARKET,))
    table.do("buy/s1", card=("building.building_firm_1",))
    assert "le_havre-bought-this-turn" in table.issues("sell/s1", card=("building.building_firm_1",))
    table.do("next").do("tile/T1").do("next").do("tile/T2").do("next").do("tile/T3")
    assert table.issues("buy/s1", card=(MARKET,)) == set()


def test_a_building_bought_is_not_taken_back_alone_while_somebody_stands_in_it() -> None:
    table = turn((*ALL, "discs")).count("s1", franc=20, wood=5, clay=5).do("buy/s1", card=(FIRM,))
    bought = table.events[-1]
    for back in (GAME.back, GAME.gone):
        assert back(table.state, bought) == table.state.flow
    table.do("use/s1", building=(FIRM,), built=(FISHERY,))
    for back in (GAME.back, GAME.gone):
        assert back(table.state, bought) is None


def test_what_was_bought_or_sold_is_taken_back_while_no_stack_has_changed() -> None:
    table = turn().own("s1", MARKET, "ship.S03").count("s1", franc=20)
    before = table.state
    table.do("sell/s1", card=(MARKET,))
    assert can_take_back(before, table.events[-1], table.state)
    table.post(take_back(GAME, 1, table.events[-1], here=True))
    assert table.state.ledger == before.ledger
    table.do("sell/s1", card=(MARKET,))
    before = table.state
    table.do("sell/s1", card=("ship.S03",))
    assert not can_take_back(before, table.events[-1], table.state)


def test_bad_9_the_rattletrap_car_is_never_sold() -> None:
    table = turn(options={"expansion": "yes"}).own("s1", "building.gh31")
    assert options(table, "sell/s1") == {"building.gh31": False}
    assert "sell" not in side(table, "s1"), "it cannot be touched for that either"
    assert "le_havre-not-sellable-card" in table.issues("sell/s1", card=("building.gh31",))


def test_p12_advanced_selling_only_when_forced() -> None:
    table = turn(options={"advanced_selling": "yes"}).own("s1", MARKET).own("s2", "building.fishery")
    assert "sell" in side(table, "s1")
    assert "sell" not in side(table, "s2")
    assert "le_havre-advanced-selling" in table.issues("sell/s2", card=("building.fishery",))
    table.do("core/jump", to=("r2t3",)).count("s2", franc=0, fish=0)
    assert "sell" not in side(table, "s2"), "the food is owed when the round ends"
    table.do("core/jump", to=("r2e",))
    assert "sell" in side(table, "s2")


def test_bad_18_a_disc_on_a_card_that_changes_hands_goes_home() -> None:
    table = turn((*ALL, "discs")).count("s1", wood=1, clay=1)
    firm = "building.building_firm_1"
    table.do("use/s1", building=(firm,), built=("building.fishery",)).do("tile/T1")
    assert table.n(f"s1@{firm}", "disc") == 1
    table.do("buy/s2", card=(firm,))
    assert (table.n(f"s1@{firm}", "disc"), table.n("s1", "disc")) == (0, 1)


def test_bad_7_repaying_needs_five_francs_and_a_loan() -> None:
    table = turn().count("s1", loan=1, franc=9)
    assert "le_havre-loans-too-few" in table.issues("repay/s1", n=("2",))
    table.count("s1", franc=4)
    assert table.issues("repay/s1", n=("1",)) == {"core-below-zero"}
    assert table.form("repay/s1", n=("0",)).event is None
    assert not [move for move in offered(table) if move.startswith("repay")], "what cannot be is not offered"
    table.count("s1", franc=5)
    assert "repay/s1" in offered(table)
    before = table.taps
    table.do("repay/s1", n=("1",))
    assert table.taps - before <= 2
    assert (table.n("s1", FRANC), table.n("s1", "loan")) == (0, 0)


def offered(table: Harbourside) -> list[str]:
    return [move.key for move in all_moves(table.view)]


def test_repaying_says_what_it_costs_and_leaves_before_the_tap() -> None:
    table = turn().count("s1", loan=3, franc=12)
    (ask,) = table.form("repay/s1").asks
    assert isinstance(ask, Pick)
    assert [option.key for option in ask.options] == ["1", "2"], "the third is too dear"
    assert [said(option.note) for option in ask.options] == ["−5 francs, 7 left", "−10 francs, 2 left"]
    assert table.form("repay/s1").confirm is None, "the choice is the last tap"
    light = turn(LIGHT).count("s1", loan=2).form("repay/s1").asks[0]
    assert isinstance(light, Pick)
    assert said(light.options[0].note) == "−5 francs", "what is left nobody knows"
    single = turn().count("s1", loan=1, franc=12).form("repay/s1")
    assert not single.asks, "there is one answer only: it takes one tap"
    assert single.event is not None


def test_a_ship_come_by_shows_the_food_it_gives() -> None:
    (ask,) = Harbourside.new(3).do("core/jump", to=("r5t1",)).form("get/s1").asks
    assert isinstance(ask, Pick)
    foods = [sign.n.n for option in ask.options if option.face for sign in option.face.worth if sign.symbol == "food"]
    assert foods
    assert all(foods)


def test_what_cannot_be_built_says_what_is_missing_and_stands_last() -> None:
    table = turn().count("s1", wood=2, clay=0, iron=0)
    for key in ("use/s1/building.building_firm_1", "build/s1"):
        ask = next(ask for ask in table.form(key).asks if isinstance(ask, Pick))
        dear = [option.because is not None for option in ask.options]
        assert set(dear) == {False, True}
        assert dear == sorted(dear), key
        assert said(next(option.because for option in ask.options if option.because)).startswith("missing: ")


def said(words: Msg | None) -> str:
    return texts("en")(words) if words else ""


@pytest.mark.parametrize(
    ("loans", "way", "left", "francs"),
    [(1, "one", 0, 0), (2, "one", 1, 2), (3, "two", 1, 0), (3, "one", 2, 2), (5, "two", 3, 0)],
)
def test_the_court(loans: int, way: str, left: int, francs: int) -> None:
    table = turn((*LIGHT, "francs")).count("s1", loan=loans)
    table.do("court/s1", way=(way,))
    assert (table.n("s1", "loan"), table.n("s1", FRANC)) == (left, 5 + francs)
    assert isinstance(table.events[-1], Repaid)


def test_the_court_has_nothing_for_somebody_without_loans() -> None:
    assert court_ways(0) == {}
    assert turn(LIGHT).form("court/s1").event is None
    assert side(turn(LIGHT).count("s1", loan=1), "s1") == {"repay", "court"}
    assert side(turn(LIGHT, 2).count("s1", loan=1), "s1") == {"repay"}, "there is no court in a game for two"


def test_lightest_preset_a_ship_is_two_taps() -> None:
    table = Harbourside.new(3).to_round(2)
    moves = [m.key for s in table.view.seats if s.seat == "s2" for m in s.moves]
    assert moves == ["get/s2"]
    before = table.taps
    assert options(table, "get/s2") == {"ship.S03": True}
    table.do("get/s2", card=("ship.S03",))
    assert table.taps - before <= 2
    assert table.n("s2", "ship.S03") == 1
    assert [m.key for s in table.view.seats for m in s.moves] == ["sell/s2/ship.S03"]


def test_a_card_is_sold_by_touching_it() -> None:
    table = turn().own("s2", "building.fishery", "building.clay_mound").do("sell/s2/building.fishery")
    assert table.n("s2", "building.fishery") == 0
    assert table.n("s2", "building.clay_mound") == 1
    assert table.n("s2", "franc") == 5 + 10 // 2
    touched = table.form("sell/s2/building.clay_mound")
    assert touched.asks, "nothing is given up by the first touch: the form stands there, answered"


def test_p8_each_ship_covers_the_older_one_of_its_type() -> None:
    table = Harbourside.new(3).do("core/jump", to=("r13t1",)).do("tile/T7")
    assert "get/s1" in [m.key for m in table.view.now.moves], "whoever plays finds it in Now"
    assert list(options(table, "get/s1")) == ["ship.S07", "ship.S13", "ship.S12"]


def test_a_card_come_by_in_another_way() -> None:
    table = turn()
    table.do("get/s2", card=("building.zoo",))
    assert table.n("s2", "building.zoo") == 1
    assert "building.zoo" not in options(table, "get/s1")
    assert table.form("get/s1").event is None


def test_building_as_a_side_move_takes_materials_with_bricks_for_clay() -> None:
    table = turn().count("s1", wood=1, clay=0, brick=1)
    assert "building.clay_mound" not in options(table, "build/s1")
    assert table.form("build/s1").event is None
    table.do("build/s1", card=("building.fishery",))
    assert (table.n("s1", "wood"), table.n("s1", "brick"), table.n("s1", "building.fishery")) == (0, 0, 1)
    light = turn(FORTUNE).do("build/s1", card=("building.fishery",))
    assert light.n("s1", "building.fishery") == 1


def test_bad_9_what_the_city_owns_is_not_built() -> None:
    table = turn()
    firm = "building.building_firm_1"
    event = CardTaken(seat="s1", card=firm, how="built", transfers=take(table.state, "s1", firm))
    assert "le_havre-not-buildable" in table.judge(event)


def test_bad_6_no_loan_for_a_purchase() -> None:
    assert turn().issues("buy/s1", card=("building.construction_firm",)) == {"core-below-zero"}


def test_borrowing_is_only_for_the_toy_fair() -> None:
    table = turn()
    assert "borrow" not in side(table, "s1")
    assert "borrow" in side(turn(LIGHT, options={"expansion": "yes"}), "s1")
    table.do("borrow/s1")
    assert (table.n("s1", "loan"), table.n("s1", FRANC)) == (1, 9)
    assert table.form("borrow/s1", n={"loan": 0}).event is None


def test_cards_kept_from_mid_play_lie_somewhere() -> None:
    table = Harbourside.new(3, (*LIGHT, "francs")).do("core/jump", to=("r6t1",)).do("tile/T7")
    table.keep("cards", {"cards/s1": (MARKET,), "cards/s2": ("building.fishery",)})
    assert table.n("s1", MARKET) == 1
    assert options(table, "buy/s3")["building.building_firm_1"]
    assert MARKET not in options(table, "buy/s3")
    table.do("buy/s3", card=("building.building_firm_1",))
    assert table.n("s3", "building.building_firm_1") == 1
    table.do("next", anyway=True)
    table.do("core/keep/ships")
    table.keep("ships", {"cards/s1": ("ship.S03",)})
    assert table.n("s1", "ship.S03") == 1
    table.do("core/jump", to=("r7e",)).do("close")
    assert table.state.flow.round == 8


def test_dropping_offers_and_starting_again_asks_what_lies_there() -> None:
    table = turn().do("core/keep/offers")
    assert table.form("take/s1/fish").event is None
    table.keep("offers", {offer: {"table": 3} for offer in OFFERS})
    assert table.n("table", "offer.fish") == 3
    assert table.do("take/s1/fish").n("s1", "fish") == 3


def test_an_offer_nobody_could_tell_the_app_of_is_asked_when_it_is_taken() -> None:
    table = turn((*LIGHT, "offers")).do("core/keep/offers").keep("offers", {})
    (ask,) = table.form("take/s1/fish").asks
    assert ask.key == "n"


def test_every_step_has_a_name() -> None:
    table = turn((*ALL, "stacks"), options={"expansion": "yes"}).count("s1", franc=50, loan=2)
    table.do("buy/s1", card=(MARKET,)).do("borrow/s1").do("repay/s1", n=("1",)).do(
        "write", name="Tablet", card=("building.gh33",), type=("Ps",), printed={"value": 6}
    )
    left = tuple(card for card in CARDS if table.n("table@proposals", card) == 1)
    table.do("stacks", first=left[:9], second=left[9:17]).own("s1", "building.fishery").do(
        "sell/s1", card=("building.fishery",)
    )
    for event in table.events:
        if type(event).__name__ != "Counted":
            assert GAME.label(event).id.startswith("le_havre-log-")
    assert isinstance(table.events[-1], CardSold)
    assert TABLE == "table"


def test_p6_at_the_start_of_a_round_nobody_buys_after_the_last_turn_of_the_one_before() -> None:
    table = turn().to_round_end()
    last = next(seat for seat in table.state.setup.ids if "buy" in side(table, seat))
    assert table.issues(f"buy/{last}", card=("building.building_firm_1",)) == set(), "nobody has fed yet"
    table.do("close")
    assert (table.state.flow.round, table.state.flow.turn) == (2, 1)
    assert "buy" not in side(table, last)
    assert "core-not-their-turn" in table.issues(f"buy/{last}", card=("building.building_firm_1",))


def test_p12_advanced_selling_does_not_forbid_putting_right_what_was_sold_when_all_is_over() -> None:
    table = turn(options={"advanced_selling": "yes"}).own("s2", MARKET)
    table.state = replace(table.state, flow=replace(table.state.flow, phase=Phase.OVER, over=True))
    assert "le_havre-advanced-selling" not in table.issues("sell/s2", card=(MARKET,))


def test_p6_a_brick_is_not_both_itself_and_clay() -> None:
    """The hardware store takes clay, the tannery a brick: one brick does not build both."""
    table = turn().own("s1", "building.construction_firm").count("s1", wood=9, clay=0, brick=1, fish=9)
    both = ("building.hardware_store", "building.tannery")
    event = table.form("use/s1/building.construction_firm", built=both).event
    assert event is not None
    paid = {t.thing: t.n for t in event.transfers if t.src == "s1" and t.thing in ("clay", "brick")}
    assert paid == {"clay": 1, "brick": 1}
    table.count("s1", brick=2)
    event = table.form("use/s1/building.construction_firm", built=both).event
    assert event is not None
    assert {t.thing: t.n for t in event.transfers if t.src == "s1" and t.thing in ("clay", "brick")} == {"brick": 2}


def at_feeding(keeps: tuple[str, ...], round_: int = 9) -> Harbourside:
    """A round end with eight food due, where the first seat owns two buildings."""
    table = Harbourside.new(3, keeps, options={"advanced_selling": "yes"}).do("core/jump", to=(f"r{round_}e",))
    return table.own("s1", MARKET, "building.fishery").count("s1", franc=9).count("s2", franc=9)


def test_p12_during_feeding_only_who_falls_short_sells_and_no_more_than_the_gap() -> None:
    table = at_feeding(ALL)
    assert "le_havre-advanced-selling" in table.issues("sell/s1", card=(MARKET,)), "nine francs are enough for eight"
    table.count("s1", franc=1, coal=0)
    assert "le_havre-advanced-selling" not in table.issues("sell/s1", card=(MARKET,))
    table.do("sell/s1", card=(MARKET,))
    assert "le_havre-advanced-selling" not in table.issues("sell/s1", card=("building.fishery",)), "four of eight"
    table.do("sell/s1", card=("building.fishery",))
    table.own("s1", "building.bakehouse")
    assert "le_havre-advanced-selling" in table.issues("sell/s1", card=("building.bakehouse",)), "nine again"
    stale = next(i for i in table.form("sell/s1", card=("building.bakehouse",)).issues if "advanced" in i.code)
    assert stale.level is Level.HINT, "it is not offered; whoever insists is told"
    assert "sell" not in side(table, "s1")
    table.do("feed/s1").own("s2", "building.joinery").count("s2", franc=0)
    assert "le_havre-advanced-selling" in table.issues("sell/s1", card=("building.bakehouse",)), "it has fed"
    assert "le_havre-advanced-selling" not in table.issues("sell/s2", card=("building.joinery",))


@pytest.mark.parametrize("keeps", [FORTUNE, ("cards", "goods", "ships"), ("cards", "francs", "goods")])
def test_p12_where_nobody_knows_the_larder_or_the_ships_a_sale_is_the_players(keeps: tuple[str, ...]) -> None:
    table = Harbourside.new(3, keeps, options={"advanced_selling": "yes"}).do("core/jump", to=("r9e",))
    table.own("s1", MARKET)
    assert "le_havre-advanced-selling" not in table.issues("sell/s1", card=(MARKET,))


def test_p12_for_interest_only_who_cannot_pay_it_sells() -> None:
    table = Harbourside.new(3, ALL, options={"advanced_selling": "yes"}).own("s3", MARKET).count("s3", loan=1)
    table.do("tile/T5")
    assert "le_havre-advanced-selling" in table.issues("sell/s3", card=(MARKET,))
    table.count("s3", franc=0)
    assert "le_havre-advanced-selling" not in table.issues("sell/s3", card=(MARKET,))


def test_the_cards_of_a_seat_are_put_right_at_any_moment() -> None:
    table = turn(players=4).own("s1", "building.fishery").own("s2", "building.joinery")
    table.do("has/s1/building", cards=("building.bank", "building.joinery"))
    assert owned(table.state)["s1"] == ("building.joinery", "building.bank")
    assert owned(table.state)["s2"] == ()
    assert table.n(CITY, "building.fishery") == 1, "what lies nowhere else is the city's"
    assert table.form("has/s1/building").event is None, "as it lies"
    table.do("core/jump", to=("r12e",))
    there = open_ships(table.state)
    table.do("has/s3/ship", cards=("ship.S05", "ship.S08"))
    assert afloat(owned(table.state)["s3"]) == ("ship.S05", "ship.S08")
    table.do("has/s3/ship", cards=())
    assert open_ships(table.state) == there, "as if they had never been taken"
    assert {option.key for option in table.form("has/s1/ship").asks[0].options} == set(table.state.flow.ships)  # type: ignore[union-attr]


def test_a_card_put_right_goes_off_its_stack_and_a_disc_on_it_home() -> None:
    table = turn((*ALL, "stacks", "discs"), players=4)
    left = in_stacks(table.state)
    table.do("stacks", first=left[::3], second=left[1::3]).count("s1", wood=9, clay=9)
    table.do("use/s1", building=("building.building_firm_1",), built=(left[0],), anyway=True)
    table.do("has/s2/building", cards=(left[1], "building.building_firm_1"))
    assert all(left[1] not in stack for stack in table.state.flow.stacks)
    assert table.n("s1", "disc") == 1


def test_cards_that_are_none_cannot_be_put_right() -> None:
    table = turn()
    event = CardsPutRight(seat="s1", what="ship", cards=("building.bank",))
    assert "core-not-as-shown" in table.judge(event)

"""Main actions: offers, entry fees, and every effect that is arithmetic (building list; digest 7, 9.2)."""

import pytest

from companion.text import texts
from scorers.core.forms import Amounts, Answer, Pick
from scorers.core.issues import Level
from scorers.le_havre.acts.enter_cards import StacksLaid
from scorers.le_havre.acts.use_building import BuildingUsed
from scorers.le_havre.automatic import on_built
from scorers.le_havre.cards import CARDS
from scorers.le_havre.holdings import in_stacks
from scorers.le_havre.printed import FRANC, GOODS
from tests.scorers.le_havre.harbourside import ALL, FORTUNE, Bot, Harbourside

EXPANSION = {"expansion": "yes"}


def turn(keeps: tuple[str, ...] = ALL, players: int = 4, **kwargs: object) -> Harbourside:
    return Harbourside.new(players, keeps, **{"options": EXPANSION, **kwargs}).do("tile/T7")


def inside(card: str, **have: int) -> Harbourside:
    """A table where the first seat owns a building, and has this."""
    goods = {"coal": 0, FRANC: 0, **have}
    table = turn().own("s1", f"building.{card}")
    return table.count("s1", **goods)


def use(table: Harbourside, card: str, **answers: object) -> dict[str, int]:
    """Use it; what the seat has then, without its cards."""
    table.do("use/s1", building=(f"building.{card}",), **answers)  # type: ignore[arg-type]
    return {thing: n for thing, n in table.goods("s1").items() if "." not in thing}


EFFECTS = [
    ("fishery", {}, {}, {"fish": 4}),
    ("joinery", {"wood": 5}, {}, {"wood": 2, FRANC: 7}),
    ("joinery", {"wood": 5}, {"times": {"wood": 1}}, {"wood": 4, FRANC: 5}),
    ("joinery", {"wood": 2}, {}, {FRANC: 6}),
    ("bakehouse", {"grain": 3, "coal": 1}, {"times": {"0": 3}}, {"bread": 3, FRANC: 1}),
    ("bakehouse", {"grain": 20, "coke": 1}, {"times": {"0": 20}}, {"bread": 20, FRANC: 10}),
    ("hardware_store", {}, {}, {"wood": 1, "brick": 1, "iron": 1}),
    ("charcoal_kiln", {"wood": 4}, {}, {"charcoal": 4}),
    ("charcoal_kiln", {"wood": 4}, {"times": {"0": 1}}, {"wood": 3, "charcoal": 1}),
    ("smokehouse", {"fish": 3, "wood": 1}, {"times": {"0": 3}}, {"smoked_fish": 3, FRANC: 1}),
    ("abattoir", {"cattle": 5}, {}, {"meat": 5, "hides": 2}),
    ("abattoir", {"cattle": 3}, {}, {"meat": 3, "hides": 1}),
    ("clay_mound", {}, {}, {"clay": 3}),
    ("brickworks", {"clay": 3, "wood": 2}, {"times": {"0": 3}}, {"brick": 3, FRANC: 1}),
    ("brickworks", {"clay": 5, "charcoal": 1}, {"times": {"0": 5}}, {"brick": 5, FRANC: 2}),
    ("colliery", {}, {}, {"coal": 3}),
    ("grocery_market", {}, {}, {"cattle": 1, "meat": 1, "fish": 1, "smoked_fish": 1, "grain": 1, "bread": 1}),
    ("tannery", {"hides": 6}, {}, {"hides": 2, "leather": 4, FRANC: 4}),
    ("ironworks", {"coke": 1}, {}, {"iron": 3, "coke": 1}),
    ("ironworks", {"coke": 1}, {"times": {"0": 1}}, {"iron": 4}),
    ("steel_mill", {"iron": 2, "coke": 1}, {"times": {"0": 2}}, {"steel": 2}),
    ("cokery", {"coal": 3}, {}, {"coke": 3, FRANC: 3}),
    ("bridge_over_the_seine", {"wood": 4, "brick": 2}, {"sold": {"wood": 4, "brick": 2}}, {FRANC: 3}),
    ("church", {"bread": 5, "fish": 2}, {}, {"bread": 10, "fish": 5}),
    ("local_court", {"loan": 3, FRANC: 1}, {"way": ("one",)}, {"loan": 2, FRANC: 3}),
    ("local_court", {"loan": 3, FRANC: 1}, {}, {"loan": 1, FRANC: 1}),
    ("local_court", {"loan": 2}, {}, {"loan": 1, FRANC: 2}),
    (
        "business_office",
        {"clay": 4, "wood": 1},
        {"four": {"clay": 4}, "for": ("leather",), "one": ("wood",)},
        {"steel": 1, "leather": 1},
    ),
    ("business_office", {"wood": 1}, {"for": ("brick",)}, {"brick": 1}),
    ("marketplace", {}, {"chosen": ("iron", "cattle")}, {"iron": 1, "cattle": 1}),
    ("arts_centre", {}, {"guests": {"n": 2}}, {FRANC: 8}),
    ("diner", {"wood": 2, "smoked_fish": 2, "bread": 1}, {}, {"wood": 1, "smoked_fish": 1, FRANC: 8}),
    ("patisserie", {"bread": 4, "grain": 5}, {}, {"bread": 1, "grain": 2, FRANC: 15}),
    ("hunting_lodge", {}, {}, {"hides": 2, "meat": 3}),
    ("furniture_factory", {"leather": 2, "wood": 3}, {}, {"wood": 1, FRANC: 12}),
    ("schnaps_distillery", {"grain": 6}, {}, {"grain": 2, FRANC: 8}),
    ("farm", {}, {}, {"fish": 2, "grain": 2, "wood": 2, "hides": 1, "cattle": 1}),
    ("coal_trader", {"meat": 2}, {"times": {"1": 3}}, {"coal": 3}),
    ("coal_trader", {"fish": 1, FRANC: 4}, {"times": {"0": 1, "1": 2}}, {"charcoal": 1, "coal": 2}),
    ("steelworks", {"iron": 1, "coke": 1, "coal": 2}, {"times": {"0": 1}}, {"steel": 2}),
    ("forest_hut", {"wood": 5, "meat": 5}, {}, {"wood": 1, "meat": 1, FRANC: 20}),
    ("smelter", {}, {}, {"coal": 1, "coke": 1, "iron": 1}),
    ("furriery", {"hides": 2, "leather": 3}, {}, {"bread": 2, "leather": 1, FRANC: 10}),
    ("clothing_industry", {"hides": 1, "leather": 2}, {}, {"leather": 1, FRANC: 7}),
    ("leather_industry", {"leather": 3, FRANC: 14}, {}, {FRANC: 30}),
    ("iron_mine_and_coal_seam", {}, {}, {"iron": 2, "coal": 1}),
    ("bakery", {"bread": 8}, {}, {"bread": 2, FRANC: 18}),
    ("baguette_shop", {"bread": 1, "meat": 1}, {}, {FRANC: 6}),
    ("fish_restaurant", {"smoked_fish": 9}, {}, {FRANC: 27}),
    ("fishpond_and_wood", {}, {}, {"fish": 3, "wood": 3}),
    ("steakhouse", {"meat": 1, "charcoal": 2}, {}, {"charcoal": 1, FRANC: 6}),
    ("plant_nursery", {}, {}, {"wood": 4, FRANC: 3}),
    ("fish_market", {"fish": 9}, {}, {"fish": 2, FRANC: 14}),
    ("tavern", {"wood": 4, "grain": 9}, {}, {"grain": 5, FRANC: 12}),
    ("labour_exchange", {}, {}, {"fish": 1}),
    ("kiln", {"clay": 1, "wood": 1}, {"times": {"0": 1}}, {"brick": 3}),
    ("brick_manufacturer", {"brick": 3, FRANC: 10}, {}, {FRANC: 24}),
    ("zoo", {"cattle": 4, "fish": 4}, {}, {"cattle": 4, "fish": 4, FRANC: 2}),
    ("gh03", {}, {}, {}),
    ("gh05", {"leather": 1, "hides": 5}, {}, {"leather": 1, "hides": 3, FRANC: 8}),
    ("gh06", {"iron": 2, "wood": 9}, {}, {"iron": 2, "wood": 5, FRANC: 10}),
    ("gh07", {"fish": 4}, {}, {"fish": 6}),
    ("gh09", {"cattle": 2}, {"times": {"1": 2}}, {FRANC: 6}),
    ("gh12", {"clay": 2, "wood": 4}, {"times": {"0": 2}}, {"iron": 2}),
    ("gh15", {"iron": 2, "smoked_fish": 4, "meat": 3}, {}, {FRANC: 34}),
    ("gh17", {"hides": 3, FRANC: 10}, {"times": {"0": 1}}, {FRANC: 22}),
    ("gh19", {}, {}, {FRANC: 2}),
    ("gh22", {"fish": 3}, {"times": {"0": 1}}, {"wood": 2, "clay": 2, "iron": 1}),
    ("gh23", {"coke": 1}, {"times": {"0": 3}}, {"iron": 3}),
    (
        "e2010",
        {},
        {"chosen": ("fish", "wood", "clay", "iron", "grain", "coal")},
        {"loan": 1, **dict.fromkeys(("fish", "wood", "clay", "iron", "grain", "coal"), 1)},
    ),
]


@pytest.mark.parametrize(
    ("card", "have", "answers", "after"), EFFECTS, ids=[f"{i}-{e[0]}" for i, e in enumerate(EFFECTS)]
)
def test_effects(card: str, have: dict[str, int], answers: dict[str, object], after: dict[str, int]) -> None:
    assert use(inside(card, **have), card, **answers) == after


@pytest.mark.parametrize("card", [c.id for c in CARDS.values() if c.effect is not None])
def test_every_building_can_be_used_with_random_answers_or_says_why_not(card: str) -> None:
    from random import Random

    for keeps in (ALL, FORTUNE, ("goods",), ("francs",)):
        table = turn(keeps).count("s1", **{t: 9 for t in ("fish", "wood", "coal", FRANC) if t in table_keeps(keeps)})
        bot = Bot(table, Random(card))
        for key in (f"use/s1/building.{card}", "tool/use"):
            table.form(key, building=(f"building.{card}",))
            bot.answered(key, tries=4)


def table_keeps(keeps: tuple[str, ...]) -> tuple[str, ...]:
    goods = ("fish", "wood", "coal") if "goods" in keeps else ()
    return (*goods, FRANC) if "francs" in keeps else goods


@pytest.mark.parametrize(
    ("card", "have", "answers", "code"),
    [
        ("church", {"bread": 4, "fish": 2}, {}, "le_havre-must-have"),
        ("leather_industry", {"leather": 3, FRANC: 13}, {}, "le_havre-must-have"),
        ("bakehouse", {"grain": 3, "wood": 1}, {"times": {"0": 3}}, "le_havre-energy-short"),
        ("joinery", {"wood": 1}, {"times": {"wood": 2}}, "core-below-zero"),
        ("coal_trader", {"fish": 1}, {"times": {"1": 1}}, "le_havre-not-enough"),
        ("smokehouse", {"fish": 9, "wood": 1}, {"times": {"0": 7}}, "le_havre-too-often"),
    ],
)
def test_what_an_effect_needs(card: str, have: dict[str, int], answers: dict[str, object], code: str) -> None:
    assert code in inside(card, **have).issues("use/s1", building=(f"building.{card}",), **answers)  # type: ignore[arg-type]


IDLE = [
    ("joinery", {"wood": 5}, {"times": {"wood": 0}}),
    ("joinery", {}, {}),
    ("tannery", {"hides": 3}, {"times": {"0": 0}}),
    ("coal_trader", {"fish": 3}, {}),
    ("bridge_over_the_seine", {"fish": 3}, {}),
    ("shipping_line", {"fish": 3}, {}),
    ("local_court", {}, {}),
    ("town_square", {}, {}),
    ("gh18", {}, {}),
    ("zoo", {"fish": 2}, {}),
    ("wharf_1", {}, {}),
]


@pytest.mark.parametrize(("card", "have", "answers"), IDLE)
def test_p5_nobody_enters_a_building_and_does_nothing_there(
    card: str, have: dict[str, int], answers: dict[str, Answer]
) -> None:
    table = inside(card, **have)
    assert table.issues(f"use/s1/building.{card}", **answers) == {"le_havre-idle"}
    event = table.form(f"use/s1/building.{card}", **answers).event
    assert event is not None
    assert set(table.judge(event)) == {"le_havre-idle"}, "whoever else hears of it says the same"
    assert table.do(f"use/s1/building.{card}", anyway=True, **answers).events[-1] == event


def test_what_nobody_can_see_is_not_called_nothing() -> None:
    assert not turn(FORTUNE).own("s1", "building.charcoal_kiln").issues("use/s1/building.charcoal_kiln")
    table = turn(("goods", "francs"))
    for card in ("building_firm_1", "wharf_1"):
        assert "le_havre-idle" not in table.issues(f"use/s1/building.{card}"), card
    assert "le_havre-idle" not in inside("gh04").issues("use/s1/building.gh04"), "a hotel has no action on entry"


def test_icons_and_types_are_counted_from_own_cards() -> None:
    firms = ("building.building_firm_1", "building.building_firm_2")
    table = inside("clay_mound").own("s1", *firms)
    assert use(table, "clay_mound") == {"clay": 5}
    table = inside("colliery").own("s1", firms[0])
    assert use(table, "colliery") == {"coal": 4}
    table = inside("marketplace").own("s1", *firms)
    (ask,) = table.form("use/s1/building.marketplace").asks
    assert ask.most == 4  # type: ignore[union-attr]
    table = inside("town_square").own("s1", *firms)
    assert use(table, "town_square", chosen=("coke", "bread")) == {"coke": 1, "bread": 1}
    table = inside("fishery").own("s1", "building.wharf_1")
    assert use(table, "fishery") == {"fish": 4}
    table = inside("fishery").own("s1", "building.wharf_1").do("core/ruling/wharf_fisherman", value=("one",))
    assert use(table, "fishery") == {"fish": 5}


def test_icons_are_asked_where_cards_are_not_kept() -> None:
    table = turn(("goods", "francs")).count("s1", coal=0)
    assert [a.key for a in table.form("use/s1/building.labour_exchange").asks] == ["icons"]
    table.do("use/s1", building=("building.labour_exchange",), icons={"hammer": 2, "fisherman": 1})
    assert (table.n("s1", "coal"), table.n("s1", "fish")) == (2, 1)
    table = turn(("goods", "francs"))
    table.do("use/s1", building=("building.gh18",), icons={"Go": 2, "Rz": 1})
    assert (table.n("s1", "meat"), table.n("s1", "bread")) == (2, 1)


FEES = [
    ("colliery", {"fish": 2}, None, {"fish": 2}),
    ("colliery", {FRANC: 2}, None, {FRANC: 2}),
    ("colliery", {"fish": 1, FRANC: 1}, None, {"fish": 1, FRANC: 1}),
    ("ironworks", {"bread": 2, FRANC: 1}, ("1franc",), {FRANC: 1}),
    ("ironworks", {"fish": 3, FRANC: 1}, None, {"fish": 3}),
    ("smelter", {FRANC: 2}, None, {FRANC: 2}),
]


@pytest.mark.parametrize(("card", "have", "chosen", "paid"), FEES)
def test_p5_the_very_tokens_of_the_fee_go_to_the_owner(
    card: str, have: dict[str, int], chosen: tuple[str, ...] | None, paid: dict[str, int]
) -> None:
    table = turn().own("s2", f"building.{card}").count("s1", **{"coal": 0, FRANC: 0, **have})
    before = table.goods("s2")
    answers = {} if chosen is None else {"fee": chosen}
    table.do("use/s1", building=(f"building.{card}",), **answers)  # type: ignore[arg-type]
    after = table.goods("s2")
    assert {thing: after.get(thing, 0) - before.get(thing, 0) for thing in paid} == paid


@pytest.mark.parametrize(
    ("have", "ways"),
    [
        ({"fish": 2, FRANC: 5}, ["2fish", "1fish+1franc", "2franc"]),
        ({"fish": 2, FRANC: 1}, ["2fish", "1fish+1franc"]),
        ({"fish": 1, FRANC: 9}, ["1fish+1franc", "2franc"]),
        ({"meat": 1, FRANC: 5}, ["2franc", "1meat"]),
        ({"meat": 1, "smoked_fish": 1, FRANC: 1}, ["1smoked_fish", "1meat"]),
        ({"fish": 2, "meat": 11, FRANC: 1}, ["2fish", "1fish+1franc", "1meat"]),
        ({"fish": 3, "bread": 1, FRANC: 0}, ["1bread", "2fish"]),
        ({"fish": 3, "bread": 1, "meat": 1, FRANC: 2}, ["1bread", "2fish", "1fish+1franc", "2franc", "1meat"]),
    ],
)
def test_p5_whether_food_or_francs_go_for_a_fee_is_for_the_visitor_to_say(
    have: dict[str, int], ways: list[str]
) -> None:
    for chosen in ways:
        table = turn().own("s2", "building.colliery").count("s1", **{"coal": 0, FRANC: 0, **have})
        asked = {ask.key: ask for ask in table.form("use/s1/building.colliery").asks}
        assert [option.key for option in asked["fee"].options] == ways if len(ways) > 1 else "fee" not in asked  # type: ignore[union-attr]
        before = table.goods("s2")
        answers = {"fee": (chosen,)} if len(ways) > 1 else {}
        table.do("use/s1", building=("building.colliery",), **answers)  # type: ignore[arg-type]
        after = table.goods("s2")
        got = "+".join(f"{after[t] - before.get(t, 0)}{t}" for t in (*have,) if after.get(t, 0) > before.get(t, 0))
        assert got == chosen


def test_p5_a_fee_of_which_some_is_lost_says_so() -> None:
    table = turn().own("s2", "building.clay_mound").count("s1", **{"coal": 0, FRANC: 1, "meat": 1})
    assert table.issues("use/s1/building.clay_mound", fee=("1franc",)) == set()
    assert table.issues("use/s1/building.clay_mound", fee=("1meat",)) == {"core-pay-over"}


@pytest.mark.parametrize(
    ("owner", "fee", "said"),
    [
        ("s2", "1franc", "Opłata: 1 frank (dostaje s2)"),
        ("s2", "1meat", "Opłata: 1 mięso (dostaje s2)"),
        ("s1", "1franc", None),
        ("table@city", "1franc", "Opłata do skarbca: 1 frank"),
    ],
)
def test_p5_the_act_says_who_gets_the_fee(owner: str, fee: str, said: str | None) -> None:
    table = turn().count("s1", **{"coal": 0, FRANC: 1, "meat": 1})
    if owner == "table@city":
        table.own("s2", "building.clay_mound").do("sell/s2", card=("building.clay_mound",))
    else:
        table.own(owner, "building.clay_mound")
    note = table.form("use/s1/building.clay_mound", fee=(fee,)).note
    assert (note and texts("pl")(note)) == said


def test_the_act_says_the_fee_and_that_the_wharf_is_made_modern() -> None:
    table = turn().own("s2", "building.wharf_1", "ship.S08").do("sell/s2", card=("ship.S08",))
    table.count("s1", iron=4, brick=1, coal=1, franc=2)
    note = table.form("use/s1/building.wharf_1", built=("ship.S08",)).note
    assert note
    assert texts("en")(note) == "Fee: 2 francs (s2 gets it); 1 brick modernises the wharf"


def test_p9_energy_nobody_needs_is_said_and_never_refused() -> None:
    table = inside("smokehouse", fish=3, coal=2, wood=1)
    key, times = "use/s1/building.smokehouse", {"0": 3}
    assert table.issues(key, times=times) == set()
    assert table.issues(key, times=times, fuel={"wood": 0, "coal": 1}) == {"core-pay-over"}
    assert table.issues(key, times=times, fuel={"wood": 0, "coal": 2}) == {"core-pay-spare"}
    assert table.do(key, times=times, fuel={"wood": 0, "coal": 2}).n("s1", "coal") == 0


def test_no_fee_is_offered_that_only_takes_more_of_the_same() -> None:
    table = turn().own("s2", "building.marketplace").count("s1", coal=0, fish=2, franc=4)
    (fee,) = (ask for ask in table.form("use/s1/building.marketplace").asks if ask.key == "fee")
    assert isinstance(fee, Pick)
    assert [option.key for option in fee.options] == ["2fish", "1franc"], "never two francs beside one"


@pytest.mark.parametrize(
    ("have", "times", "food", "left"),
    [
        ({"fish": 4, FRANC: 9}, 2, {}, {FRANC: 9}),
        ({"fish": 4, FRANC: 9}, 2, {FRANC: 4}, {"fish": 4, FRANC: 5}),
        ({"fish": 4, FRANC: 9}, 2, {FRANC: 1}, {"fish": 1, FRANC: 8}),
        ({"meat": 2, FRANC: 9}, 3, {FRANC: 6}, {"meat": 2, FRANC: 3}),
        ({"fish": 4, "meat": 1}, 2, {"fish": 1}, {"fish": 3}),
    ],
)
def test_p5_so_it_is_with_the_food_a_building_costs(
    have: dict[str, int], times: int, food: dict[str, int], left: dict[str, int]
) -> None:
    table = inside("coal_trader", **have)
    answers = {"food": food} if food else {}
    assert use(table, "coal_trader", times={"1": times}, **answers) == {**left, "coal": times}


def test_p5_what_went_for_the_fee_is_gone_when_the_building_is_paid() -> None:
    table = turn().own("s2", "building.coal_trader").count("s1", **{"coal": 0, FRANC: 0, "fish": 1, "meat": 1})
    table.do("use/s1", building=("building.coal_trader",), times={"0": 1})
    assert (table.n("s1", "charcoal"), table.n("s1", "fish"), table.n("s1", "meat")) == (1, 0, 0)
    assert (table.n("s2", "fish"), table.n("s2", "meat")) == (1, 0)


def test_what_must_be_shown_is_what_the_fee_has_left() -> None:
    table = turn().own("s2", "building.leather_industry").count("s1", **{"coal": 0, "leather": 3, FRANC: 15, "fish": 2})
    key = "use/s1/building.leather_industry"
    assert "le_havre-must-have" not in table.issues(key, fee=("2fish",))
    assert "le_havre-must-have" in table.issues(key, fee=("2franc",))
    assert "le_havre-must-have" not in table.count("s1", franc=16).issues(key, fee=("2franc",))


def test_p5_too_much_handed_in_for_food_is_said() -> None:
    table = inside("coal_trader", fish=4)
    found = table.issues("use/s1", building=("building.coal_trader",), times={"1": 1}, food={"fish": 3})
    assert found == {"core-pay-spare"}


def test_bad_5_a_fee_in_francs_is_not_paid_in_food_and_without_it_nobody_enters() -> None:
    table = turn().own("s2", "building.abattoir").count("s1", franc=1, fish=9)
    assert table.issues("use/s1/building.abattoir") == {"le_havre-fee-short"}
    (which,) = table.form("use/s1").asks
    because = {option.key: option.because and option.because.id for option in which.options}  # type: ignore[union-attr]
    assert (because["building.abattoir"], because["building.building_firm_1"]) == ("le_havre-lacks", None)
    before = table.goods("s1")
    table.do("use/s1/building.abattoir", anyway=True)
    assert table.goods("s1") == before, "what the table did instead is the table's"


def test_fees_of_the_city_go_to_the_treasury_and_are_told_where_the_larder_is_not_kept() -> None:
    table = turn(FORTUNE).own("s2", "building.fishery")
    table.do("use/s1", building=("building.construction_firm",), fee=("2",), built=("building.marketplace",))
    assert table.n("s1", FRANC) == 3
    table = turn(FORTUNE).own("s2", "building.tannery", "building.cokery", "building.joinery")
    assert table.form("use/s1/building.joinery").event is None, "in food or in francs: nobody knows"
    table.do("use/s1", building=("building.joinery",), fee=("0",), times={"wood": 3})
    assert (table.n("s1", FRANC), table.n("s2", FRANC)) == (12, 5)
    table.do("tile/T1").do("use/s2", building=("building.cokery",), times={"0": 2})
    assert table.n("s2", FRANC) == 7, "the own building is free"


FED_AND_FUELLED = dict.fromkeys((FRANC, *GOODS), 6)
"""A seat that can afford anything, in more than one way."""

TAPPED = {"fee": ("0",)}
"""What the fortune alone asks last: in food."""


def taps_to_use(table: Harbourside, card: str) -> int:
    """Every tap of one visit: the move, the building, whatever is still open, and the button if there is one."""
    key, taps = "use/s1", 2
    answers: dict[str, Answer] = {"building": (f"building.{card}",)}
    for _ in range(6):
        found = table.form(key, **answers)
        spoken = {issue.code for issue in found.issues if issue.level is not Level.HINT}
        assert spoken <= {"le_havre-idle"}, found.issues
        if found.event is not None and not spoken:
            return taps + (found.confirm is not None)
        ask = next(ask for ask in found.asks if still_open(ask) or (spoken and ask.key not in {*answers, "fee"}))
        if isinstance(ask, Pick):
            free = [option.key for option in ask.options if option.because is None and option.key not in ask.chosen]
            answers[ask.key] = (*ask.chosen, free[0])
        else:
            assert isinstance(ask, Amounts)
            told = {row.key: row.value or 0 for row in ask.rows}
            answers[ask.key] = told if any(told.values()) else told | {ask.rows[0].key: 1}
        taps += 1
    raise AssertionError(f"{card} asks and asks: {answers}")


def still_open(ask: object) -> bool:
    """Whether a question has no answer yet, not even a proposed one."""
    if isinstance(ask, Pick):
        return bool(ask.options) and len(ask.chosen) < (ask.most if ask.key == "chosen" else ask.least)
    return isinstance(ask, Amounts) and all(row.value is None for row in ask.rows)


FREELY = ("business_office", "e2010", "gh26", "gh27")
"""Where several goods are named one by one."""

USABLE = [
    card.id
    for card in CARDS.values()
    if card.effect and card.fee is not None and card.effect.kind != "eject" and card.id not in FREELY
]
"""All but the Harbour Watch, which moves somebody else's disc, two questions more; and where many goods are named."""

CRAFTSMEN = ("town_square", "gh18")
"""What brings nothing to whoever has no craft building."""


@pytest.mark.parametrize("keeps", [FORTUNE, ALL], ids=["fortune", "all"])
@pytest.mark.parametrize("owner", ["s1", "s2"], ids=["own", "others"])
@pytest.mark.parametrize("card", USABLE)
def test_any_building_costs_four_taps_at_most(card: str, owner: str, keeps: tuple[str, ...]) -> None:
    table = turn(keeps).own("s1", "building.construction_firm")
    table.own("s1", "building.fishery") if card in CRAFTSMEN else None
    table.own(owner, f"building.{card}").own("s1", "ship.S01", "ship.S02").do("sell/s1", card=("ship.S02",))
    had = FED_AND_FUELLED if "goods" in keeps else {}
    table.count("s2", **({"cattle": 1} if had else {})).count("s1", **{**had, "loan": 1, FRANC: 14})
    assert taps_to_use(table, card) <= 4


@pytest.mark.parametrize("firms", [0, 1, 3], ids=["two", "three", "five"])
def test_goods_are_picked_by_a_touch_each_and_none_is_picked_before(firms: int) -> None:
    crafts = ("building.building_firm_1", "building.fishery", "building.joinery")[:firms]
    table, key = inside("marketplace", franc=9, fish=2).own("s1", *crafts), "use/s1/building.marketplace"
    ask = table.form(key).asks[-1]
    assert isinstance(ask, Pick)
    assert (ask.most, ask.chosen) == (2 + firms, ())
    goods = ("iron", "coal", "fish", "wood", "clay")[: 2 + firms]
    assert table.form(key, chosen=goods[1:]).event is None, "one more is free"
    found = table.form(key, chosen=goods)
    assert found.event is not None
    assert found.confirm is None, "the last one records it"


def test_all_there_is_needs_no_choice() -> None:
    crafts = ("building_firm_1", "fishery", "joinery", "bakehouse", "charcoal_kiln", "smokehouse")
    table = inside("marketplace").own("s1", *(f"building.{card}" for card in crafts))
    found = table.form("use/s1/building.marketplace")
    assert found.event is not None
    assert found.confirm is not None


def test_where_something_is_given_up_a_button_stays() -> None:
    table = turn().count("s1", wood=9, clay=9, fish=2)
    two = ("building.marketplace", "building.fishery")
    assert table.form("use/s1/building.construction_firm", built=two).confirm is not None
    light = turn(FORTUNE).own("s1", "building.construction_firm")
    assert light.form("use/s1/building.construction_firm", built=two[:1]).confirm is not None
    assert light.form("use/s1/building.construction_firm", built=two).confirm is None


def test_the_fee_of_a_larder_nobody_keeps_is_asked_last_and_as_far_as_the_purse_goes() -> None:
    table = turn(FORTUNE)
    key = "use/s1/building.construction_firm"
    assert [ask.key for ask in table.form(key).asks] == ["built"], "nothing is paid before something is built"
    asked = table.form(key, built=("building.fishery",))
    assert ([ask.key for ask in asked.asks], asked.event) == (["fee", "built"], None)
    assert table.form(key, built=("building.fishery",), fee=("2",)).event is not None
    poor = table.count("s1", franc=1).form(key, built=("building.fishery",))
    assert [ask.key for ask in poor.asks] == ["built"], "in food, then"
    assert poor.event is not None


def test_numbers_nobody_can_know_are_no_zeros() -> None:
    own = ("joinery", "bakehouse", "arts_centre", "zoo", "bridge_over_the_seine", "shipping_line")
    table = turn(FORTUNE).own("s1", *(f"building.{card}" for card in own))
    for card in own:
        found = table.form(f"use/s1/building.{card}")
        assert found.event is None, card
        assert {row.value for ask in found.asks if isinstance(ask, Amounts) for row in ask.rows} == {None}
    table.do("use/s1", building=("building.shipping_line",), got={FRANC: 7})
    assert table.n("s1", FRANC) == 12


def test_all_one_can_with_goods_and_fuel_is_proposed() -> None:
    assert use(inside("brickworks", clay=5, wood=2), "brickworks") == {"clay": 1, "brick": 4, FRANC: 2}
    assert use(inside("steel_mill", iron=4, coke=1), "steel_mill") == {"iron": 2, "steel": 2}
    (often,) = inside("smokehouse", fish=4).form("use/s1/building.smokehouse").asks
    assert [row.value for row in often.rows] == [0], "nothing to light the fire with"  # type: ignore[union-attr]
    table = inside("ironworks", coke=1)
    assert use(table, "ironworks") == {"iron": 3, "coke": 1}, "iron for fuel is a choice"


@pytest.mark.parametrize(
    "answers",
    [
        {"four": {"fish": 3}},
        {"four": {"fish": 3}, "for": ("brick",), "one": ("wood",)},
        {},
        {"for": ("brick",)},
    ],
)
def test_the_office_wants_four_goods_or_none_for_a_steel_and_one_for_the_other(answers: dict[str, Answer]) -> None:
    table = inside("business_office", fish=4, wood=1)
    assert table.form("use/s1", building=("building.business_office",), **answers).event is None


def test_a_card_the_table_writes_itself_shelters_nobody() -> None:
    """Nobody knows what happens there: whoever stands in it may be sent home (building list: Straż przybrzeżna)."""
    written = [card for card in CARDS.values() if card.unknown]
    assert written
    assert not any(card.shelters for card in written)


def test_no_good_is_given_away_in_the_office_that_nobody_named() -> None:
    table = inside("business_office", fish=3, wood=1, iron=1)
    four, _ = table.form("use/s1/building.business_office").asks
    assert isinstance(four, Amounts)
    assert (four.pieces, four.total) == (True, (0, 4)), "a touch for each, and none is allowed"
    assert [row.value for row in four.rows] == [0, 0, 0]
    brick: dict[str, Answer] = {"for": ("brick",)}
    one = table.form("use/s1/building.business_office", **brick).asks[-1]
    assert isinstance(one, Pick)
    assert ([option.key for option in one.options], one.chosen) == (["fish", "wood", "iron"], ())
    one = table.form("use/s1/building.business_office", **brick, four={"fish": 3, "wood": 1}).asks[-1]
    assert isinstance(one, Pick)
    assert one.chosen == ("iron",), "the last one there is"


def test_the_dearest_goods_are_proposed_to_sail_but_what_the_ships_burn() -> None:
    table = inside("shipping_line", coal=3, cattle=1, fish=4).own("s1", "ship.S01", "ship.S02")
    assert use(table, "shipping_line") == {"fish": 2, FRANC: 3 + 3 + 1 + 1}


def test_at_the_very_end_all_goods_go_over_the_bridge() -> None:
    table = inside("bridge_over_the_seine", fish=4, iron=1, leather=2)
    assert table.form("use/s1/building.bridge_over_the_seine").event is not None
    rows = table.form("use/s1/building.bridge_over_the_seine").asks[0].rows  # type: ignore[union-attr]
    assert {row.value for row in rows} == {0}, "before that one may still need them"
    table.do("core/jump", to=("final",))
    assert use(table, "bridge_over_the_seine") == {"iron": 1, "fish": 1, FRANC: 3}


def test_the_likely_buildings_stand_first() -> None:
    table = turn((*ALL, "discs")).own("s1", "building.cokery").own("s2", "building.fishery", "building.abattoir")
    table.do("use/s1", building=("building.cokery",)).do("tile/T1").count("s2", franc=1, coal=0)
    table.own("s3", "building.tannery")
    shown = [option.key for option in table.form("use/s2").asks[0].options]  # type: ignore[union-attr]
    assert shown == [
        *("building.fishery", "building.abattoir"),  # one's own
        "building.tannery",  # another's, but free
        *("building.building_firm_1", "building.building_firm_2"),  # the city's
        "building.cokery",  # another's, and occupied
        "building.construction_firm",  # the city's, two food
    ]


def test_a_kept_building_costs_four_taps_at_most() -> None:
    table = turn().own("s2", "building.joinery").count("s1", wood=3)
    before = table.taps
    table.do("use/s1", building=("building.joinery",))
    assert table.taps - before <= 4
    before = table.do("tile/T1").taps
    table.do("take/s2/fish")
    assert table.taps - before == 1


def test_bad_10_what_cannot_be_entered() -> None:
    table = turn((*ALL, "discs"), rulings={}).own("s2", "building.bank", "building.fishery")
    assert "le_havre-no-entry" in table.issues("use/s1/building.bank")
    assert "le_havre-not-built" in table.issues("use/s1/building.joinery")
    table.do("use/s1", building=("building.fishery",)).do("tile/T1")
    assert "le_havre-occupied" in table.issues("use/s2/building.fishery")
    options = {o.key: o.because for o in table.form("use/s2").asks[0].options}  # type: ignore[union-attr]
    assert options["building.fishery"] is not None
    assert "building.bank" not in options
    table.do("next").do("tile/T2").do("next").do("tile/T3").do("next").do("tile/T4")
    assert "le_havre-standing-there" in table.issues("use/s1/building.fishery")
    assert {o.key: o.because for o in table.form("use/s1").asks[0].options}["building.fishery"] is not None  # type: ignore[union-attr]


def test_bad_10_final_actions_may_share_a_building() -> None:
    table = turn((*ALL, "discs")).own("s2", "building.fishery").do("use/s1", building=("building.fishery",))
    table.do("core/jump", to=("final",))
    assert table.issues("use/s2/building.fishery") == set()
    assert "le_havre-standing-there" in table.issues("use/s1/building.fishery")
    table.do("use/s2", building=("building.fishery",))
    assert "final/s2" not in {task.key for task in table.view.now.tasks}
    table.do("take/s1", offer=("fish",))
    assert len(table.view.now.tasks) == 2
    assert table.form("take/s3").event is None


def test_bad_an_empty_offer_is_nothing_to_take() -> None:
    table = turn()
    assert table.issues("take/s1/cattle") == {"core-not-in-box"} or "le_havre-offer-empty" in table.issues(
        "take/s1/cattle"
    )
    moves = {move.key: move.because for move in table.view.now.moves}
    assert moves["take/s1/cattle"] is not None
    assert moves["take/s1/fish"] is None


def test_offers_that_are_not_kept_are_asked() -> None:
    table = turn(("goods",))
    assert table.form("take/s1/fish").event is None
    table.do("take/s1/fish", n={"fish": 3})
    assert table.n("s1", "fish") == 3


def test_the_firm_builds_one_and_the_company_two() -> None:
    table = turn().count("s1", wood=9, clay=9, fish=2)
    firm = table.form("use/s1/building.building_firm_1").asks[0]
    company = next(a for a in table.form("use/s1/building.construction_firm").asks if a.key == "built")
    assert (firm.most, company.most) == (1, 2)  # type: ignore[union-attr]
    two = ("building.marketplace", "building.fishery")
    table.do("use/s1", building=("building.construction_firm",), built=two)
    assert {thing: table.n("s1", thing) for thing in ("wood", "clay", "fish", *two)} == {
        "wood": 6,
        "clay": 8,
        "fish": 0,
        two[0]: 1,
        two[1]: 1,
    }


def test_the_company_may_build_what_the_first_building_covered() -> None:
    table = turn((*ALL, "stacks")).count("s1", wood=9, clay=9, iron=9, fish=2)
    left = tuple(c for c in CARDS if table.n("table@proposals", c) == 1)
    third = len(left) // 3
    table.do("stacks", first=left[:third], second=left[third : 2 * third])
    key, built = "use/s1/building.construction_firm", (left[0], left[1])
    asked = next(a for a in table.form(key, built=(left[0],)).asks if a.key == "built")
    assert left[1] in [o.key for o in asked.options]  # type: ignore[union-attr]
    assert "le_havre-not-buildable" in table.issues(key, built=(left[5],))
    table.do(key, built=built)
    assert table.n("s1", left[1]) == 1


def test_the_sawmill_saves_a_wood_and_builds_only_with_wood() -> None:
    table = inside("sawmill", wood=1)
    asked = table.form("use/s1/building.sawmill").asks[0]
    keys = [o.key for o in asked.options]  # type: ignore[union-attr]
    assert "building.bakehouse" not in keys
    assert use(table, "sawmill", built=("building.marketplace",)) == {}
    assert table.n("s1", "building.marketplace") == 1


def test_the_masons_guild_saves_a_brick_and_the_lumber_mill_a_wood() -> None:
    table = turn().own("s1", "building.masons_guild", "building.gh02").count("s1", wood=1, clay=0, brick=0, coal=0)
    table.do("use/s1", building=("building.building_firm_1",), built=("building.smokehouse",))
    assert (table.n("s1", "wood"), table.n("s1", "building.smokehouse")) == (0, 1)


def wharf(round_: int, **have: int) -> Harbourside:
    """The first turn of a round, which is that of the first seat."""
    first = f"s{-7 * (round_ - 1) % 4 + 1}"
    table = turn(players=4, first=first).own("s1", "building.wharf_1").count("s1", coal=0, **have)
    return table.do("core/jump", to=(f"r{round_}t1",))


def test_p6_a_wooden_ship_needs_no_brick() -> None:
    table = wharf(2, wood=8)
    table.do("use/s1", building=("building.wharf_1",), built=("ship.S01",))
    assert (table.n("s1", "wood"), table.n("s1", "ship.S01")) == (0, 1)
    assert table.state.flow.modern == frozenset()


def test_p7_the_first_other_ship_modernises_the_wharf_once_for_all() -> None:
    table = wharf(7, iron=8, brick=1, charcoal=2, franc=9)
    note = table.form("use/s1/building.wharf_1", built=("ship.S06",)).note
    assert note is not None
    table.do("use/s1", building=("building.wharf_1",), built=("ship.S06",))
    assert (table.n("s1", "brick"), table.n("s1", "iron"), table.n("s1", "charcoal")) == (0, 4, 1)
    assert table.state.flow.modern == {"building.wharf_1"}
    assert table.form("use/s1/building.wharf_1", built=("ship.S06",)).note is None


def test_a_ship_below_the_top_is_not_built() -> None:
    table = wharf(4, wood=9)
    assert table.form("use/s1/building.wharf_1", built=("ship.S01",)).event is None
    answers = {"built": ("ship.S01",)}
    below = BuildingUsed(seat="s1", building="building.wharf_1", answers=answers, built=("ship.S01",))
    assert {"le_havre-not-on-top", "core-not-as-shown"} <= set(table.judge(below))
    assert table.form("use/s1/building.wharf_1").event is None


def test_the_wind_farm_saves_three_energy() -> None:
    table = inside("smokehouse", fish=2).own("s1", "building.wind_farm")
    assert use(table, "smokehouse", times={"0": 2}) == {"smoked_fish": 2, FRANC: 1}
    table = inside("smokehouse", fish=2, wood=3).own("s1", "building.wind_farm")
    assert [ask.key for ask in table.form("use/s1/building.smokehouse").asks] == ["times"], "no wood is asked for"


def test_the_luxury_yacht_takes_the_place_of_an_iron_ship() -> None:
    table = Harbourside.new(4, ALL).do("core/jump", to=("r8e",)).count("s1", franc=9)
    for seat in table.state.setup.ids:
        table.count(seat, franc=9)
    table.do("close", special=("building.luxury_yacht",)).own("s1", "ship.S06", "building.wharf_1")
    assert table.view.track.acting == ("s1",)
    table.do("tile/T1")
    key = "use/s1/building.wharf_1"
    assert table.form(key, built=("building.luxury_yacht",)).event is None
    table.do(key, built=("building.luxury_yacht",), swap=("ship.S06",))
    assert (table.n("s1", "building.luxury_yacht"), table.n("table@gone", "ship.S06")) == (1, 1)


def test_shipping_pools_its_energy_and_counts_room_and_prices() -> None:
    table = inside("shipping_line", coke=1, steel=2, cattle=3, leather=1).own(
        "s1", "ship.S01", "ship.S06", "ship.S12", "ship.S18"
    )
    (sailing, sold, fuel) = table.form("use/s1/building.shipping_line").asks
    sent = {row.key: row.value for row in sailing.rows}  # type: ignore[union-attr]
    assert sent == {"wooden": 0, "iron": 1, "steel": 1}, "all six goods find room"
    assert sold.total == (0, 7)  # type: ignore[union-attr]
    assert [row.key for row in fuel.rows] == ["coke"]  # type: ignore[union-attr]
    assert use(table, "shipping_line", sold={"steel": 2, "cattle": 3, "leather": 1}) == {FRANC: 16 + 9 + 4}
    table = inside("shipping_line", coke=1, fish=9).own("s1", "ship.S01")
    assert "le_havre-too-many-goods" in table.issues("use/s1/building.shipping_line", sold={"fish": 3})


def test_no_more_ships_are_proposed_than_bring_something() -> None:
    table = inside("shipping_line", iron=2, steel=2, coke=2, wood=0)
    table.own("s1", "building.wind_farm", "ship.S01", "ship.S02", "ship.S06", "ship.S07", "ship.S12", "ship.S13")
    (sailing, _) = table.form("use/s1/building.shipping_line").asks
    sent = {row.key: row.value for row in sailing.rows}  # type: ignore[union-attr]
    assert sent == {"wooden": 0, "iron": 0, "steel": 1}
    assert use(table, "shipping_line") == {"iron": 2, FRANC: 16 + 10}, "the wind farm saves its energy"


def test_shipping_with_ships_that_are_not_kept() -> None:
    table = turn(("goods", "francs")).count("s1", coal=2, fish=5)
    table.do("use/s1", building=("building.shipping_line",), sailing={"wooden": 1}, sold={"fish": 2}, owner=("s1",))
    assert (table.n("s1", FRANC), table.n("s1", "coal"), table.n("s1", "fish")) == (7, 1, 3)


def test_the_black_market_gives_two_of_every_empty_offer() -> None:
    table = inside("black_market")
    assert use(table, "black_market") == {"grain": 2, "cattle": 2}
    table = turn(("goods", "francs")).do(
        "use/s1", building=("building.black_market",), owner=("s1",), empty=("iron", FRANC)
    )
    assert (table.n("s1", "iron"), table.n("s1", FRANC)) == (2, 7)


def test_the_haulage_firm_takes_two_neighbours() -> None:
    table = inside("haulage_firm", franc=3)
    assert table.form("use/s1/building.haulage_firm").event is None
    assert use(table, "haulage_firm", pair=("wood+clay",)) == {"wood": 2, "clay": 1}
    assert table.n("table", "offer.wood") == 0
    table = turn(("goods", "francs"))
    table.do(
        "use/s1", building=("building.haulage_firm",), owner=("s1",), pair=("fish+wood",), lay={"fish": 2, "wood": 1}
    )
    assert (table.n("s1", "fish"), table.n("s1", "wood"), table.n("s1", FRANC)) == (2, 1, 2)


def test_guests_are_counted_where_discs_are_kept() -> None:
    table = turn((*ALL, "discs")).own("s2", "building.arts_centre", "building.fishery")
    table.do("use/s1", building=("building.fishery",)).do("tile/T1")
    table.do("use/s2", building=("building.arts_centre",))
    assert table.n("s2", FRANC) == 9


@pytest.mark.parametrize(("keeps", "seen"), [(("cards", "discs"), 1), (("cards",), None), (("discs",), None)])
def test_guests_are_known_where_cards_and_discs_are_kept_whatever_else_is_not(
    keeps: tuple[str, ...], seen: int | None
) -> None:
    table = turn(keeps)
    if "cards" in keeps:
        table.own("s2", "building.arts_centre", "building.fishery")
    asks = table.do("use/s1", building=("building.fishery",)).do("tile/T1").form("use/s2/building.arts_centre").asks
    (guests,) = [ask for ask in asks if ask.key == "guests"]
    assert isinstance(guests, Amounts)
    assert [(row.value, row.high) for row in guests.rows] == [(seen, len(table.state.setup.ids) - 1)]


def test_without_goods_only_francs_are_asked() -> None:
    table = turn(FORTUNE).own(
        "s1", "building.bridge_over_the_seine", "building.zoo", "building.business_office", "building.farm"
    )
    table.do("use/s1", building=("building.bridge_over_the_seine",), sold={"upgraded": 2, "basic": 7})
    assert table.n("s1", FRANC) == 5 + 2 + 2
    basic = table.form("use/s1/building.bridge_over_the_seine", sold={"basic": 3})
    assert [change.delta for change in basic.changes if change.thing == FRANC] == [1], "nothing else was told"
    for card, asks in (("zoo", ["animals"]), ("business_office", []), ("farm", [])):
        assert [a.key for a in table.form(f"use/s1/building.{card}").asks] == asks
    bricks = table.own("s1", "building.brickworks").form("use/s1/building.brickworks", times={"0": 4})
    assert [ask.key for ask in bricks.asks] == ["times"], "what is burnt is nobody's question"


def test_building_without_cards_or_ships_records_only_the_rest() -> None:
    table = turn(("goods",))
    table.do("use/s1", building=("building.building_firm_1",))
    table.do("tile/T1").do("use/s2", building=("building.wharf_1",), owner=("s2",))
    assert table.n("s2", "coal") == 1


def test_a_card_nobody_knows_is_asked_what_changed_hands() -> None:
    table = turn().own("s1", "building.blank1")
    table.do("use/s1", building=("building.blank1",), got={FRANC: 3})
    assert table.n("s1", FRANC) == 8


def test_nothing_to_give_is_not_asked() -> None:
    table = inside("blank1")
    assert [ask.key for ask in table.form("use/s1/building.blank1").asks] == ["got"]


def test_it_happened_anyway_is_written_down() -> None:
    table = inside("church", bread=4, fish=2)
    found = table.form("use/s1/building.church")
    (issue,) = found.issues
    assert issue.level is Level.AGAINST
    assert found.event is not None
    let_go = found.event.model_copy(update={"overruled": (issue.code,)})
    assert table.judge(let_go) == {}


def test_the_stockmarket_and_the_souvenir_shop_pay_their_owner() -> None:
    table = turn().own("s2", "building.gh20", "building.gh21", "building.fishery")
    table.do("take/s1/franc").do("tile/T1")
    assert (table.n("s1", FRANC), table.n("s2", FRANC)) == (8, 6)
    table.do("use/s2", building=("building.fishery",)).do("tile/T2")
    assert table.n("s2", FRANC) == 6, "not for the own visit"
    table.do("use/s3", building=("building.fishery",)).do("tile/T3")
    assert table.n("s2", FRANC) == 7
    table.count("s4", brick=4, steel=1)
    assert on_built(table.state, "s4", ("building.joinery",)) == (), "for the bank only"
    table.do("use/s4", building=("building.building_firm_1",), built=("building.bank",))
    assert table.n("s2", FRANC) == 10


def test_discs_kept_from_mid_play_come_from_wherever_they_stood() -> None:
    table = turn().do("core/keep/discs").own("s1", "building.fishery")
    table.do("use/s1", building=("building.fishery",))
    assert table.n("s1@building.fishery", "disc") == 1


def test_a_written_card_shows_its_name() -> None:
    table = turn().own("s1", "building.blank1")
    assert "write" in {move.key for seat in table.view.seats for move in seat.moves}
    table.do("write", card=("building.blank1",), name="Lighthouse", type=("Ps",), printed={"value": 6})
    assert "write" not in {move.key for seat in table.view.seats for move in seat.moves}
    deck = next(held for held in table.view.seats[0].holdings if held.thing == "building")
    assert dict(deck.faces[0].name.params) == {"text": "Lighthouse"}
    assert dict(table.form("sell/s1").asks[0].options[0].label.params) == {"text": "Lighthouse"}  # type: ignore[union-attr]


def test_the_tools_record_nothing() -> None:
    table = turn()
    assert table.form("tool/use").event is None
    found = table.form("tool/use", building=("building.brickworks",), times={"0": 5})
    assert found.event is None
    assert {change.thing: change.delta for change in found.changes if change.thing in ("clay", "brick", FRANC)} == {
        "clay": -5,
        "brick": 5,
        FRANC: 2,
    }
    assert table.form("tool/use", building=("building.bank",)).note is not None
    best = table.form("tool/feed", due={"due": 5}, larder={"meat": 1, "fish": 3})
    assert {change.thing: change.delta for change in best.changes} == {"meat": -1, "fish": -2}
    notes = {
        table.form("tool/feed", due={"due": n}, larder=larder).note.id  # type: ignore[union-attr]
        for n, larder in ((0, {}), (2, {"fish": 2}), (1, {"meat": 1}), (6, {"fish": 1}), (6, {}))
    }
    assert notes == {"le_havre-tool-nothing", "le_havre-tool-pays", "le_havre-tool-over", "le_havre-tool-loans"}


def test_the_tool_reckons_for_whose_turn_it_is() -> None:
    table = turn().do("next")
    smelted: dict[str, Answer] = {"building": ("building.brickworks",), "times": {"0": 5}}
    assert {change.owner for change in table.form("tool/use", **smelted).changes} == {"s2"}
    table.do("core/jump", to=("r2e",))
    assert {change.owner for change in table.form("tool/use", **smelted).changes} == {"s1"}, "nobody's turn"


def test_an_exchange_is_offered_as_often_as_its_goods_last() -> None:
    (often,) = inside("gh07", fish=5).form("use/s1/building.gh07").asks
    assert isinstance(often, Amounts)
    assert [row.high for row in often.rows] == [2], "two fish each time"


def test_the_stacks_are_entered_once_and_the_city_takes_the_lowest() -> None:
    table = turn((*ALL, "stacks"))
    assert "stacks" in {m.key for s in table.view.seats for m in s.moves}
    assert table.form("stacks").event is None
    left = tuple(c for c in CARDS if table.n("table@proposals", c) == 1)
    table.do("stacks", first=left[::3], second=left[1::3])
    assert "stacks" not in {m.key for s in table.view.seats for m in s.moves}
    held = next(h for h in table.view.seats[-1].holdings if h.thing == "proposals")
    assert {face.key for face in held.faces} == {left[0], left[1], left[2]}
    table.do("core/jump", to=("r4e",)).do("close")
    assert table.n("table@city", left[0]) == 1
    assert table.state.flow.stacks[0] == left[3::3]


def test_the_stacks_are_equal_thirds_entered_one_after_the_other() -> None:
    table = turn((*ALL, "stacks"), players=4)
    left = in_stacks(table.state)
    assert "stacks" in [move.key for move in table.view.now.moves], "not hidden behind the Table"
    asks = table.form("stacks").asks
    assert [(ask.key, texts("en")(ask.label)) for ask in asks] == [("first", "Stack 1: 0 of 10 cards")]
    asks = table.form("stacks", first=left[::3]).asks
    assert [(ask.key, texts("en")(ask.label)) for ask in asks] == [
        ("second", "Stack 2: 0 of 10 cards"),
        ("first", "Stack 1: 10 of 10 cards"),
    ]
    assert table.form("stacks", first=left[:4], second=left[4:5]).event is None
    assert table.form("stacks", first=left[::3], second=left[1:5:3]).event is None
    uneven = StacksLaid(stacks=(left[:4], left[4:5], left[5:]))
    assert "le_havre-stacks-uneven" in table.judge(uneven)
    later = turn((*ALL, "stacks"), players=4).own("s1", *left[:2])
    assert [ask.key for ask in later.form("stacks").asks] == ["first", "second"], (
        "nobody knows what has gone from where"
    )
    assert "le_havre-stacks-uneven" in later.judge(StacksLaid(stacks=(left[2:], (), ())))


def test_the_stadium_needs_an_empty_stack() -> None:
    table = turn((*ALL, "stacks"), players=4)
    left = tuple(c for c in CARDS if table.n("table@proposals", c) == 1)
    table.do("stacks", first=left[:10], second=left[10:20]).do("core/jump", to=("r5e",))
    table.do("close", special=("building.football_stadium",))
    table.do("core/jump", to=("r1t1",))
    built = [o.key for o in table.form("build/s1").asks[0].options]  # type: ignore[union-attr]
    assert "building.football_stadium" not in built
    table.own("s2", *left[:10])
    built = [o.key for o in table.form("build/s1").asks[0].options]  # type: ignore[union-attr]
    assert "building.football_stadium" in built


def test_digest_7_2_the_dunny_is_laid_on_the_highest_number_never_on_an_empty_stack() -> None:
    table = turn((*ALL, "stacks"), players=4)
    left = tuple(c for c in CARDS if table.n("table@proposals", c) == 1)
    table.do("stacks", first=left[:10], second=left[10:20]).own("s2", *left[:10])
    assert [stack[:1] for stack in table.state.flow.stacks] == [(), (left[10],), (left[20],)]
    table.do("core/jump", to=("r5e",)).do("close", special=("building.00",))
    tops = [stack[0] for stack in table.state.flow.stacks if stack]
    assert table.state.flow.stacks[0] == ()
    assert tops == [left[10], "building.00"]
    closed = table.events[-1]
    table.state = table.states[-1]
    assert "core-not-as-shown" not in table.judge(closed)
    assert "core-not-as-shown" in table.judge(closed.model_copy(update={"onto": 1})), "not the highest"


def test_written_cards_need_a_name() -> None:
    table = turn()
    assert table.form("write", card=("building.blank1",)).event is None
    table.do(
        "write", card=("building.gh33",), name="Tablet", type=("Go",), printed={"value": 6, "price": 8, "hammers": 1}
    )
    table.do(
        "write", card=("building.gh33",), name="Tablet", type=("Go",), printed={"value": 4, "price": 8, "fishermen": 2}
    )
    assert [w.value for w in table.state.flow.written] == [4]
    table.own("s1", "building.gh33")
    shown = {held.thing: held.figure.amount.n for held in table.view.seats[0].holdings}
    assert (shown["fisherman"], shown["Go"]) == (2, 1)
    table.do("sell/s1", card=("building.gh33",))
    assert table.n("s1", FRANC) == 7
    table.count("s1", franc=8)
    assert {o.key: o.because for o in table.form("buy/s1").asks[0].options}["building.gh33"] is None  # type: ignore[union-attr]


def test_what_can_be_built_of_the_larder_stands_first() -> None:
    table = turn(ALL).count("s1", wood=3)
    (_, built) = table.form("use/s1", building=("building.building_firm_1",)).asks
    assert isinstance(built, Pick)
    shown = [option.key for option in built.options]
    assert shown[:2] == ["building.marketplace", "building.joinery"]
    numbers = [CARDS[card].number or 0 for card in shown[2:]]
    assert numbers == sorted(numbers), "the others by number, as on the board"

"""Le Havre as a hand meets it on a phone: what is due, what it costs, what lies with whom."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

import flet as ft
import pytest

from companion.app.hands import Hand, May
from companion.app.library import Library
from companion.app.session import TableSession
from companion.text import texts
from companion.ui import routes
from companion.ui.components.words import words_for
from companion.ui.views.table import lock
from scorers.core.forms import Answers
from scorers.core.registry import game
from tests.e2e.staged import agreed
from tests.ui.conftest import Show
from tests.ui.harness import _walk
from tests.ui.visits import Visit, visit

LIGHT, FORTUNE, ALL = range(3)
"""Presets by place."""

Step = tuple[str, Answers]


def jump(to: str) -> Step:
    """We are somewhere else."""
    return "core/jump", {"to": (to,)}


def count(seat: str, thing: str, n: int) -> Step:
    """So many lie there."""
    answer: Mapping[str, int] = {"n": n}
    return f"core/count/{seat}/{thing}", {"n": answer}


async def at(
    house: Library, preset: int, *steps: Step, language: str = "en", options: Mapping[str, str] | None = None
) -> tuple[Visit, TableSession]:
    """Somebody sits at a table where this has happened."""
    keeps = game("le_havre").info.presets[preset].keeps
    live = house.start(agreed("le_havre").model_copy(update={"keeps": keeps, "options": dict(options or {})}))
    table = TableSession(house, live, "d-2")
    for move, answers in steps:
        assert table.do(table.form(move, answers), overrule=True).taken, move
    page = await visit(house, language=language)
    await page.go(routes.table(live.key))
    return page, table


def held(table: TableSession, seat: str, thing: str) -> int | None:
    """How many the app knows of."""
    return table.live.table.state.ledger.n(seat, thing)


pytestmark = pytest.mark.usefixtures("unlocked")


async def test_the_act_says_what_it_would_leave_undone(house: Library) -> None:
    page, _ = await at(house, LIGHT, jump("r8e"))
    assert page.screen.texts("primary")[-1] == "Still to do on the table: Harvest, Special building and Iron Ship 4"
    for hand in page.screen.keys("hand/"):
        await page.tap(hand)
    assert page.screen.texts("primary")[-1] == "Begins: Ola"


async def test_an_act_that_is_off_says_what_it_waits_for(house: Library) -> None:
    page, _ = await at(house, FORTUNE, jump("r8e"))
    assert page.screen.find("primary").disabled
    assert page.screen.texts("primary")[-1] == "First: Which special building?"


async def test_the_sheet_of_a_seat_says_what_it_needs(house: Library) -> None:
    page, _ = await at(house, ALL, count("s2", "franc", 0))
    await page.tap("seat/s2")
    assert page.screen.texts("needs") == ["needs 1", "1 short"]


async def test_a_rule_stands_in_full_only_once_where_seven_turns_are_one_step(house: Library) -> None:
    page, _ = await at(house, LIGHT, options={"pace": "rounds"})
    assert page.sees("Fish 1") is False
    assert page.sees("The fee goes to the owner"), "the first time in full"
    await page.tap("primary")
    assert page.sees("Fish 1")
    await page.tap("primary")
    assert not page.sees("The fee goes to the owner")
    await page.tap("primary")
    assert not page.sees("Fish 1")


async def test_a_loan_on_the_lightest_table_says_what_it_brings(house: Library) -> None:
    page, table = await at(house, LIGHT, jump("r9e"))
    await page.tap("task/r9/feed/s2")
    assert page.screen.texts("loans/1") == ["1 loan", "+4 francs"]
    await page.tap("loans/1")
    assert held(table, "s2", "loan") == 1


async def test_repaying_is_a_choice_that_says_what_is_left(house: Library) -> None:
    page, table = await at(house, FORTUNE, count("s1", "loan", 2), count("s1", "franc", 12), ("tile/T1", {}))
    await page.tap("move/repay/s1")
    assert page.screen.texts("n/2") == ["2 loans", "−10 francs, 2 left"]
    assert not page.screen.keys("confirm")
    await page.tap("n/2")
    assert (held(table, "s1", "loan"), held(table, "s1", "franc")) == (0, 2)


async def test_the_ships_of_any_seat_are_put_right_at_any_moment(house: Library) -> None:
    page, table = await at(house, LIGHT, jump("r20e"))
    await page.tap("seat/s3")
    await page.tap("count/ship")
    await page.tap("cards/ship.S08")
    assert page.screen.texts("cards/ship.S04") == ["Wooden Ship 4 ×2"], "what is alike is one"
    await page.tap("cards/ship.S04")
    assert page.screen.texts("cards/ship.S05") == ["Wooden Ship 4"]
    await page.tap("confirm")
    assert held(table, "s3", "ship.S08") == held(table, "s3", "ship.S04") == 1
    needs = {task.seat: task.owes and task.owes.n and task.owes.n.n for task in table.view.now.tasks}
    assert needs["s3"] == (needs["s2"] or 0) - 5, "a wooden and an iron ship feed"
    await page.tap("seat/s2")
    await page.tap("count/ship")
    assert page.screen.texts("cards/ship.S08")
    await page.tap("cards/ship.S08")
    await page.tap("confirm")
    assert (held(table, "s2", "ship.S08"), held(table, "s3", "ship.S08")) == (1, 0)


async def test_a_ship_is_two_taps_of_whoever_plays(house: Library) -> None:
    page, table = await at(house, LIGHT, jump("r8t3"), ("tile/T1", {}))
    await page.tap("move/get/s4")
    ship = page.screen.keys("card/ship.")[0]
    await page.tap(ship)
    assert held(table, "s4", ship.removeprefix("card/")) == 1


async def test_before_the_first_step_the_bar_says_that_there_is_more_behind_a_name(house: Library) -> None:
    page, _ = await at(house, FORTUNE)
    assert page.sees(page.t("ui-tap-names"))


async def test_a_number_that_is_typed_replaces_the_old_one_and_counts_when_one_taps_on(house: Library) -> None:
    page, table = await at(house, FORTUNE, count("s1", "franc", 2))
    await page.tap("seat/s1")
    await page.tap("count/franc")
    await page.tap("n/n/number")
    assert page.screen.find("n/n/field").value == "", "forty, not two hundred and forty"
    await page.screen.enter("n/n/field", "4")
    await page.screen.enter("n/n/field", "40")
    assert page.screen.texts("confirm") == ["Record 40 francs"]
    await page.tap("confirm")
    assert held(table, "s1", "franc") == 40


@pytest.mark.parametrize("typed", ["", "5"])
async def test_a_number_changed_beside_an_open_line_closes_it(house: Library, typed: str) -> None:
    page, table = await at(house, FORTUNE, count("s1", "franc", 2))
    await page.tap("seat/s1")
    await page.tap("count/franc")
    await page.tap("n/n/number")
    line = page.screen.find("n/n/field")
    if typed:
        await page.screen.enter("n/n/field", typed)
    await page.tap("n/n/more")
    n = int(typed or 2) + 1
    assert page.screen.maybe("n/n/field") is None
    assert page.screen.texts("n/n/number") == [str(n)]
    await page.tap("n/n/less")
    await page.tap("n/n/more")
    line.on_blur(SimpleNamespace(control=line, page=page.here.page))  # it says goodbye late
    await page.screen.settle(30)
    assert page.screen.texts("n/n/number") == [str(n)]
    await page.tap("confirm")
    assert held(table, "s1", "franc") == n


async def test_a_number_beyond_what_can_be_is_said_before_it_is_recorded(
    house: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, table = await at(house, FORTUNE, count("s1", "franc", 2))
    await page.tap("seat/s1")
    await page.tap("count/franc")
    await page.tap("n/n/number")
    monkeypatch.setattr(lock, "LOCKED_FOR", 60.0)
    await page.screen.enter("n/n/field", "-3", then="submit")
    assert page.screen.texts("n/n/number") == ["0"]
    assert page.screen.texts("said") == ["francs: at least 0."]
    await page.tap("confirm")
    assert held(table, "s1", "franc") == 2, "the touch that leaves the line would record it"
    monkeypatch.setattr(lock, "LOCKED_FOR", 0.0)
    await page.tap("n/n/more")
    assert page.screen.maybe("said") is None
    await page.tap("confirm")
    assert held(table, "s1", "franc") == 1


async def test_a_card_of_ones_own_is_written_letter_by_letter_and_says_what_it_lacks(house: Library) -> None:
    page, table = await at(house, FORTUNE, ("tile/T1", {}), ("get/s1", {"card": ("building.blank1",)}))
    await page.tap("move/write")
    assert page.screen.texts("confirm")[1:] == ["First: Name on the card"]
    await page.screen.enter("name/field", "Mill")
    assert page.screen.texts("confirm")[1:] == ["First: Type"]
    await page.tap("type/Rz")
    assert page.screen.texts("confirm")[1:] == ["First: value"]
    for _ in range(6):
        await page.tap("printed/value/more")
    await page.tap("confirm")
    assert [(card.name, card.value) for card in table.live.table.state.flow.written] == [("Mill", 6)]
    assert page.screen.maybe("move/write") is None


async def test_the_feeding_page_says_what_the_harvest_brought(house: Library) -> None:
    goods = (count("s1", "grain", 3), count("s2", "grain", 1), count("s2", "cattle", 2))
    page, _ = await at(house, ALL, jump("r8t7"), *goods, ("tile/T1", {}), ("next", {}))
    assert page.sees("Harvest: Ola 1 grain; Ewa 1 grain and 1 cattle")


async def test_what_follows_from_a_payment_has_its_place_and_says_what_comes_back(house: Library) -> None:
    page, _ = await at(house, ALL, jump("r2e"), count("s1", "fish", 4), count("s1", "franc", 4))
    await page.tap("task/r2/feed/s1")
    free = page.screen.find("said").controls[0]
    assert free.height > 70, "a line and a word against it find room"
    await page.tap("paid/franc/2")
    assert page.sees("You can keep: 1 fish or 2 francs")
    assert page.screen.texts("confirm") == ["Fed", "2 francs come back"]


async def test_the_short_game_asks_nothing_about_special_buildings(house: Library) -> None:
    page = await visit(house, language="en")
    await page.go(routes.new("le_havre"))
    await page.tap("agreed")
    assert page.screen.keys("option/expansion/")
    await page.tap("variant/short")
    assert not page.screen.keys("option/expansion/")
    assert not page.screen.keys("ruling/yacht_for_sale/")
    assert page.screen.keys("option/pace/")


async def test_what_a_purchase_leaves_and_a_building_brings_is_said_in_its_number(house: Library) -> None:
    cards = (f"building.{card}" for card in ("fishery", "joinery", "bakehouse"))
    own: list[Step] = [("get/s1", {"card": (card,)}) for card in cards]
    page, _ = await at(
        house, ALL, ("tile/T1", {}), count("s1", "franc", 7), count("s1", "fish", 2), *own, language="pl"
    )
    await page.tap("move/buy/s1")
    await page.tap("card/building.marketplace")
    assert page.screen.texts("change/s1") == ["\N{MINUS SIGN}6 franków", "zostaje 1"]
    await page.tap("sheet/close")
    await page.tap("move/use/s1")
    await page.tap("building/building.fishery")
    assert page.screen.texts("change/s1") == ["+4 ryby", "będzie 6"]


async def test_what_a_visit_changes_is_said_of_the_guest_though_the_francs_come_out_even(house: Library) -> None:
    bakehouse, cards = "building.bakehouse", ("fishery", "joinery", "marketplace", "smokehouse")
    others: list[Step] = [("get/s3", {"card": (f"building.{card}",)}) for card in cards]
    larder = (count("s1", "grain", 3), count("s1", "coal", 2), count("s1", "franc", 9))
    page, _ = await at(house, ALL, ("get/s2", {"card": (bakehouse,)}), *others, ("tile/T1", {}), *larder)
    await page.tap("move/use/s1")
    await page.tap(f"building/{bakehouse}")
    assert page.screen.keys("change/") == ["change/s1"], "what the owner gets is not the guest's"
    assert page.screen.texts("change/s1") == ["\N{MINUS SIGN}3", "\N{MINUS SIGN}1", "+3"]


async def test_many_numbers_stand_below_what_they_are_for_where_no_sign_on_the_card_says_it(house: Library) -> None:
    bridge, cards = "building.bridge_over_the_seine", ("fishery", "joinery", "marketplace", "smokehouse", "bakehouse")
    given: list[Step] = [("get/s1", {"card": (card,)}) for card in (bridge, *(f"building.{card}" for card in cards))]
    larder = (count("s1", "grain", 3), count("s1", "coal", 2), count("s1", "fish", 4))
    page, _ = await at(house, ALL, *given, ("tile/T1", {}), *larder)
    await page.tap("move/use/s1")
    await page.tap(f"building/{bridge}")
    assert page.sees("1 franc for any 3 basic ones")


async def test_the_way_back_says_what_was_built(house: Library) -> None:
    built = ("use/s1", {"building": ("building.building_firm_1",), "built": ("building.marketplace",)})
    page, _ = await at(house, ALL, ("tile/T1", {}), count("s1", "wood", 9), built)
    assert page.sees("Ola builds Marketplace")


async def test_ships_are_counted_by_cards_and_put_right_by_their_owner(house: Library) -> None:
    page, table = await at(house, LIGHT, jump("r3t1"))
    there = next(seat for seat in table.view.seats if seat.seat == "table")
    (ships,) = (held for held in there.holdings if held.thing == "ship")
    assert (ships.figure.amount.n, len(ships.faces)) == (2, 1), "cards, not piles"
    await page.tap("seat/s3")
    await page.tap("count/ship")
    await page.tap("cards/ship.S01")
    assert page.screen.texts("confirm") == ["Jan has 1 ship"]


async def test_the_rule_of_now_stands_first_among_the_rules(house: Library) -> None:
    page, _ = await at(house, FORTUNE, jump("r9e"))
    await page.tap("door/look_up")
    assert page.sees("Everybody pays the food on the round card")
    rules = page.screen.keys("rule/")
    assert not rules or rules[0] == "rule/feeding"


async def test_the_log_says_what_a_purchase_cost_and_what_happened_anyway(house: Library) -> None:
    bought = ("buy/s1", {"card": ("building.building_firm_1",)})
    page, _ = await at(house, FORTUNE, ("tile/T1", {}), bought, ("sell/s1", {"card": ("building.building_firm_1",)}))
    await page.tap("door/log")
    assert page.sees("−4"), "what it cost"
    assert page.sees("+2"), "half of it back"
    assert page.sees(page.t("ui-log-against")), "sold in the turn it was bought in: forced"


async def test_a_sale_says_what_it_brings_and_what_there_is_then(house: Library) -> None:
    steps: tuple[Step, ...] = (("tile/T1", {}), ("get/s1", {"card": ("building.fishery",)}))
    page, table = await at(house, FORTUNE, *steps)
    await page.tap("move/sell/s1")
    await page.tap("card/building.fishery")
    assert page.screen.texts("change/s1") == ["+5", "5 \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} 10"]
    assert held(table, "s1", "franc") == 5, "nothing is given up by the first touch"
    await page.tap("confirm")
    assert held(table, "s1", "franc") == 10


async def test_a_picked_building_folds_the_others_and_the_act_names_what_is_built(house: Library) -> None:
    page, _ = await at(house, ALL, ("tile/T1", {}), count("s1", "wood", 9), count("s1", "clay", 9))
    await page.tap("move/use/s1")
    await page.tap("building/building.building_firm_1")
    assert page.screen.keys("building/building.") == ["building/building.building_firm_1"]
    assert page.screen.texts("confirm")[1:] == ["First: Build what?"]
    await page.tap("built/building.marketplace")
    assert page.screen.texts("confirm") == ["Build Marketplace"]


async def test_a_picked_special_building_folds_the_others_at_the_end_of_a_round(house: Library) -> None:
    page, _ = await at(house, FORTUNE, jump("r5e"))
    assert len(page.screen.keys("special/building.")) > 4
    await page.tap("special/building.business_park")
    assert page.screen.keys("special/building.") == ["special/building.business_park"]


async def test_the_next_turn_begins_at_its_top_and_nothing_else_scrolls(house: Library) -> None:
    page, _ = await at(house, ALL, ("tile/T1", {}))
    for key in ("rule", "rule", "seat/s2"):
        await page.tap(key)
    assert page.screen.scrolled() == page.screen.scrolled("offset") == []
    await page.tap("sheet/close")
    await page.tap("move/take/fish")
    for _ in range(3):
        if not page.screen.scrolled("offset"):
            await page.tap("primary")
    assert page.screen.scrolled("offset") == [(page.screen.find("now")._i, 0)]
    assert page.screen.scrolled() == []


async def test_an_open_rule_hides_no_act_behind_what_lies_ahead(house: Library) -> None:
    page, _ = await at(house, FORTUNE, ("tile/T1", {}))
    ahead = page.t("le_havre-ending")
    assert page.sees("The fee goes to the owner"), "the first time in full"
    now = page.screen.texts("now")
    assert now.index(page.t("le_havre-move-use")) < now.index(ahead), "it scrolls, below all that can be done"
    await page.tap("rule")
    assert ahead not in page.screen.texts("now"), "it stands over the act"
    assert page.sees(ahead)


async def test_what_is_due_is_read_aloud_as_a_thing_and_its_number(house: Library) -> None:
    page, _ = await at(house, FORTUNE, ("tile/T1", {}))
    said = [str(shown.label) for shown in page.screen.all() if isinstance(shown, ft.Semantics) and shown.label]
    assert "Ola: food 1" in said
    assert not any("1 food" in label for label in said)


async def test_what_a_card_does_is_said_to_be_that(house: Library) -> None:
    page, _ = await at(house, FORTUNE, count("s1", "franc", 20), ("tile/T1", {}))
    await page.tap("move/buy/s1")
    cards = page.screen.keys("card/building.")
    await page.tap(cards[0])
    assert page.sees("What it does: ")


async def test_what_changes_after_the_count_was_undone_counts_as_it_is_then(house: Library) -> None:
    page, table = await at(house, FORTUNE, ("tile/T1", {}))
    key = table.live.key
    await counted(page, key)
    francs = {seat: held(table, seat, "franc") for seat in table.setup.ids}
    assert {seat: table.answers["francs"][seat] for seat in francs} == francs
    await page.tap("show-all")
    await page.tap("play-on")
    for step in (count("s1", "franc", 1), count("s2", "franc", 40)):
        assert table.do(table.form(*step), overrule=True).taken
    await page.screen.settle(30)
    await counted(page, key)
    assert table.answers["francs"] == francs | {"s1": 1, "s2": 40}


async def test_what_a_phone_may_not_pick_for_another_is_said_over_the_cards(house: Library, show: Show) -> None:
    _, table = await at(house, FORTUNE, ("tile/T1", {}))
    phone = TableSession(house, table.live, Hand("p", "s2", lambda: May.OWN))
    shown = phone.game
    screen = await show(phone, words_for(shown.info, shown.look, phone.setup, texts("en"), "en", 1))
    await screen.tap("seat/s1")
    await screen.tap("move/get/s1")
    await screen.tap("card/building.marketplace")
    await screen.tap("confirm")
    assert screen.texts("said")[0].startswith("Only Ola")
    assert any(one.key == "said" for one in _walk(screen.find("row/cover")))


async def counted(page: Visit, key: str) -> None:
    """Count the points, as they are asked."""
    await page.go(routes.finish(key))
    for _ in range(12):
        if page.route == routes.play(key):
            return
        await page.tap("forth")
    raise AssertionError("the count has no end")

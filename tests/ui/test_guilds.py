"""Craftsmen on the screen: queues that are touched, a disc that is covered, ships that are painted, one's own cards."""

from __future__ import annotations

from typing import Any

from companion.app.session import TableSession
from companion.table.model import Command
from companion.ui.components.words import Words
from companion.ui.theme import PRIMARY
from companion.ui.views.table.sheets import UNDER
from scorers.core.ledger import place
from scorers.core.setup import Setup
from scorers.craftsmen.model import Phase
from tests.e2e.staged import agreed, guilds, holding
from tests.ui.conftest import Show
from tests.ui.contact import words
from tests.ui.fair import Fair, play

GAME = "craftsmen"


def laid(fair: Fair, setup: Setup, phase: str, round_: int) -> TableSession:
    """Return a table as far as it has come."""
    table = fair.laid(setup)
    for n, event in enumerate(guilds(setup, phase, round_)):
        assert table.live.table.do(Command(f"c{n}", event, table.live.table.n, "d-1")).taken
    return table


def flow(table: TableSession) -> Any:  # noqa: ANN401 - the flow of the game
    return table.live.table.state.flow


def spoken() -> Words:
    return words(GAME)


async def test_a_building_is_touched_and_a_helper_stands_there(show: Show, fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.HELPERS, 6)
    seat, before = flow(table).acting, len(table.live.table._done)
    screen = await show(fair.beside(table), spoken(), width=360, height=740)
    rows = [key for key in screen.keys("move/send/") if screen.find(key).on_click is not None]
    assert rows, "some building is open"
    await screen.tap("move/send/notary")
    assert len(table.live.table._done) == before + 1
    assert table.live.table.state.ledger.n(f"{seat}@notary.1.0", "helper") == 1


async def test_where_the_queue_is_full_a_disc_of_it_is_touched_and_the_fee_is_asked(show: Show, fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.HELPERS, 6)
    seat = flow(table).acting
    screen = await show(fair.beside(table), spoken(), width=360, height=740)
    await screen.tap("move/send/build")
    spaces = [key for key in screen.keys("over/") if screen.find(key).on_click is not None]
    assert spaces == ["over/0.1", "over/1.1", "over/2.1"]
    await screen.tap("over/0.1")
    if screen.keys("fee/"):
        await screen.tap("fee/card")
    assert table.live.table.state.ledger.n(f"{seat}@build.0.1", "helper") == 1


async def test_ships_are_painted_with_the_colours_below_each(show: Show, fair: Fair) -> None:
    setup = holding(agreed(GAME))
    table = laid(fair, setup, Phase.SHIPS, 8)
    screen = await show(fair.beside(table), spoken(), width=360, height=740)
    assert screen.keys("holds/@s2") == ["holds/@s2", "holds/@s2/1", "holds/@s2/2", "holds/@s2/3"]
    assert len([key for key in screen.keys("holds/") if "@" not in key]) == 2 * (2 + 3 + 3 + 4)
    for key in ("1.wine.0", "@s2/1", "2.beer.0", "2.beer.1", "@s3/3", "4.bread.0"):
        await screen.tap(f"holds/{key}")
    await screen.tap("primary")
    gained = {seat: table.live.table.state.ledger.n(seat, "vp.ships.2") for seat in setup.ids}
    assert gained == {"s1": 4 + 4, "s2": 2 * 4 + 5, "s3": 3 + 7, "s4": 0}


async def test_cards_are_entered_by_touch_and_the_last_is_taken_back(show: Show, fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.HELPERS, 6)
    steps = len(table.live.table._done)
    screen = await show(fair.beside(table), spoken(), width=360, height=740)
    await screen.tap("door/look_up")
    await screen.tap("tool/hand")
    for card in ("red1", "red2", "blue3", "blue3"):
        await screen.tap(f"cards/{card}")
    await screen.tap("cards/blue3/less")
    await screen.tap("price/price/+5")
    assert any("3 cards, worth 8" in words for words in screen.texts("sheet/form/hand"))
    assert len(table.live.table._done) == steps


async def test_cards_one_enters_are_not_cut_off_by_what_is_said_of_them(show: Show, fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.HELPERS, 6)
    screen = await show(fair.beside(table), spoken(), width=412, height=892)
    await screen.tap("door/look_up")
    await screen.tap("tool/hand")
    for card in ("red1", "red2", "blue3", "blue3", "green2"):
        await screen.tap(f"cards/{card}")
    await screen.tap("price/price/+5")
    assert {"green", "+5"} <= {*screen.texts("scroll/form/hand")}, "all of it scrolls together"


async def test_an_open_rule_stays_as_it_is_while_helpers_are_sent(show: Show, fair: Fair) -> None:
    """What folded itself away would have the buildings jump under the finger."""
    table = laid(fair, agreed(GAME), Phase.HELPERS, 6)
    screen = await show(fair.beside(table), spoken(), width=820, height=1180)
    shown = table.view.now.rule
    assert shown
    rule = spoken().say(shown.text)
    assert rule in screen.texts()
    for building in ("notary", "merchant"):
        await screen.tap(f"move/send/{building}")
        assert rule in screen.texts()


async def test_what_a_rule_says_in_short_stands_there_only_while_its_text_does_not(show: Show, fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.CLOSE, 6)
    screen = await show(fair.beside(table), spoken(), width=360, height=740)
    now = table.view.now
    assert now.rule
    rule, gist = spoken().say(now.rule.text), spoken().say(now.gist)
    assert (rule in screen.texts(), gist in screen.texts()) == (True, False)
    await screen.tap("rule")
    assert (rule in screen.texts(), gist in screen.texts()) == (False, True)
    await screen.tap("rule")
    assert spoken().t("ui-chapter", page=now.rule.page) in screen.texts()
    assert not spoken().t("ui-chapter", page=now.rule.page).startswith("Rulebook, p.")


async def test_goods_to_produce_stay_where_they_are_whatever_is_asked_next(show: Show, fair: Fair) -> None:
    table = laid(fair, holding(agreed(GAME)), Phase.CRAFT, 6)
    screen = await show(fair.beside(table), spoken(), width=412, height=892)
    await screen.tap("task/r6/acts/s1")
    highs = []
    for product in ("", "paper", "wine", "rope"):
        if product:
            await screen.tap(f"good/{product}")
        act = PRIMARY + UNDER if screen.maybe("confirm") else 0
        highs.append((screen.find("scroll/form/make/s1").height, screen.find("said").controls[0].height + act))
    assert len({*highs}) == 1, "what one touches is not pushed up by what is asked next"


async def test_a_helper_that_is_sent_is_neither_won_nor_lost(fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.HELPERS, 6)
    seat = flow(table).acting
    assert table.live.table.state.ledger.n(place(seat, "bank.0.0"), "helper") is not None
    entries = [entry for fold in table.log(["r6"]).folds for entry in fold.entries or ()]
    assert entries
    assert not [moved for entry in entries for moved in entry.moved if moved.thing in ("helper", "cube")]


async def test_who_has_built_all_its_cards_is_told_so_and_may_have_built_one_more(show: Show, fair: Fair) -> None:
    """In the row, behind the end that needs a privilege, and only then at the act."""
    table = laid(fair, agreed(GAME), Phase.BUILD, 4)
    play(table, "built/s1", answers={"top": ("red",), "bottom": ("red",)})
    built = {"card": ("basic",), "top": ("red",), "bottom": ("red",), "side": ("left",)}
    play(table, "built/s1", "built/s1", answers=built)
    screen = await show(fair.beside(table), spoken(), width=1280, height=800)
    (row,) = screen.keys("task/r4/acts/s1")
    assert any(words.endswith("has built 2 cards already, 2 for each helper.") for words in screen.texts(row))
    assert "Build a card" in screen.texts(row)
    await screen.tap(row)
    for key in ("card/basic", "top/blue", "bottom/blue"):
        await screen.tap(key)
    assert any(words.endswith("has built 2 cards already, 2 for each helper.") for words in screen.texts("side/left"))
    await screen.tap("side/left")
    assert table.live.table.state.ledger.n("s1", "card.basic") == 2, "asked once more"
    await screen.tap("confirm/anyway")
    assert table.live.table.state.ledger.n("s1", "card.basic") == 3


async def test_what_is_put_right_in_a_form_that_was_refused_is_recorded_by_its_button(show: Show, fair: Fair) -> None:
    """Each half may have been wrong: the first one put right is not yet the whole answer."""
    table = laid(fair, agreed(GAME), Phase.BUILD, 4)
    play(table, "built/s2", answers={"top": ("red",), "bottom": ("red",)})
    play(table, "core/count/s2/privilege", answers={"n": {"n": 0}})
    screen = await show(fair.beside(table), spoken(), width=1280, height=800)
    await screen.tap("task/r4/acts/s2")
    for key in ("card/basic", "top/blue", "bottom/blue", "side/left"):
        await screen.tap(key)
    assert screen.maybe("confirm/anyway"), "nothing of it fits"
    for key in ("top/red", "bottom/red"):
        await screen.tap(key)
    ledger = table.live.table.state.ledger
    assert (ledger.n("s2", "card.basic"), screen.keys("confirm")) == (0, ["confirm"])
    await screen.tap("confirm")
    assert table.live.table.state.ledger.n("s2", "card.basic") == 1


async def test_a_sum_no_five_cards_have_is_brought_down_and_that_is_said(show: Show, fair: Fair) -> None:
    screen = await show(fair.laid(agreed(GAME)), spoken(), width=360, height=740)
    numbers = [key for key in screen.keys("sums/") if key.endswith("/number")]
    await screen.tap(numbers[0])
    await screen.enter(numbers[0].replace("/number", "/field"), "999", then="submit")
    assert screen.texts(numbers[0]) == ["15"]
    assert [said for said in screen.texts("said") if said.endswith(": at most 15.")]


async def test_who_ties_is_numbered_in_the_order_of_tapping(show: Show, fair: Fair) -> None:
    screen = await show(fair.laid(agreed(GAME)), spoken(), width=412, height=892)
    for number in [key for key in screen.keys("sums/") if key.endswith("/number")]:
        await screen.tap(number)
        await screen.enter(number.replace("/number", "/field"), "9", then="submit")
    for seat in ("s3", "s1", "s4"):
        await screen.tap(f"tie/9/{seat}")
    assert {seat: screen.texts(f"tie/9/{seat}")[0] for seat in ("s1", "s2", "s3", "s4")} == {
        "s3": "1. Jan",
        "s1": "2. Ola",
        "s4": "3. Tomek",
        "s2": "4. Ewa",
    }


async def test_of_two_who_tie_both_may_be_tapped(show: Show, fair: Fair) -> None:
    """The second tap said who is second, and made that one the first."""
    screen = await show(fair.laid(agreed(GAME, names=("Ola", "Ewa"))), spoken(), width=412, height=892)
    for number in [key for key in screen.keys("sums/") if key.endswith("/number")]:
        await screen.tap(number)
        await screen.enter(number.replace("/number", "/field"), "9", then="submit")
    for seat in ("s2", "s1"):
        await screen.tap(f"tie/9/{seat}")
        assert [screen.texts(f"tie/9/{one}")[0] for one in ("s2", "s1")] == ["1. Ewa", "2. Ola"]


async def test_when_three_years_are_over_they_can_be_put_right_until_the_count(show: Show, fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.END, 12)
    screen = await show(fair.beside(table), spoken(), width=412, height=892)
    await screen.tap("seat/table")
    assert {"again", "printed", "reorder"} <= {key.removeprefix("move/") for key in screen.keys("move/")}
    await screen.tap("seat/s1")
    assert screen.keys("move/points/")


def test_bonus_tokens_nobody_recorded_are_asked_before_the_podium(fair: Fair) -> None:
    table = laid(fair, agreed(GAME), Phase.END, 12)
    assert [question.key for question in table.closing().open] == ["bonus"]
    play(table, "bonus/s2", answers={"good": ("wine",), "printed": {"bonus.wine": 5}})
    assert "bonus" not in [question.key for question in table.closing().open]


async def test_goods_kept_in_the_middle_of_a_game_ask_what_lies_in_the_granary(show: Show, fair: Fair) -> None:
    setup = agreed(GAME).model_copy(update={"keeps": ("points",)})
    table = laid(fair, setup, Phase.MERCHANT, 6)
    play(table, "core/keep/goods")
    screen = await show(fair.beside(table), spoken(), width=412, height=892)
    await screen.tap("move/laid/granary")
    await screen.tap("confirm")
    assert table.live.table.state.ledger.n(place("table", "rope.1"), "cube") == 1
    assert not screen.keys("move/laid/granary")

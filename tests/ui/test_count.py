"""The closing questions on the screen: who is asked what, what an empty line means, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.app.library import Library, new_id
from companion.table.model import Command
from companion.ui import routes
from companion.ui.components.asks import asks
from companion.ui.components.buttons import quiet_button
from companion.ui.components.row_cache import use_row_cache
from companion.ui.state import use_typed_state
from scorers.core import core_moves
from scorers.core.forms import Column, Form, Listing
from scorers.core.msg import SeatId, msg
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from tests.ui.conftest import Draw
from tests.ui.fair import fair_words
from tests.ui.visits import Visit

HAVRE, BUILDERS, TOWN = "le_havre", "builders", "little_town"


async def just_count(page: Visit, slug: str, players: int) -> None:
    """From the address to the first question."""
    await page.go(routes.count(slug))
    await page.sit(players)
    await page.tap("to-sheet")


async def numbers(page: Visit, key: str, *given: int) -> None:
    """Type a number for each seat and go on."""
    for at, n in enumerate(given, 1):
        await page.screen.enter(f"{key}/s{at}", str(n))
    await page.tap("forth")


def asked(page: Visit) -> str:
    """The question on the page."""
    return next(key.split("/")[1] for key in every_key(page) if key.startswith("ask/"))


def every_key(page: Visit) -> list[str]:
    return page.screen.keys()


def warned(page: Visit) -> bool:
    return bool(page.screen.keys("said/"))


def lay(house: Library, slug: str, players: int, preset: int) -> str:
    """A table that is at its end; its key."""
    info = game(slug).info
    seats = tuple(
        Seat(id=SeatId(f"s{at}"), name=f"N{at}", colour=colour.id, symbol=colour.symbol)
        for at, colour in enumerate(info.colours[:players], 1)
    )
    keeps = info.presets[preset].keeps
    setup = Setup(
        slug=slug, ruleset=info.ruleset, seats=seats, first=seats[0].id, variant=info.variants[0], keeps=keeps
    )
    live = house.start(setup)
    found: Any = live.table.game
    last = found.jumps(live.table.state)[-1]
    form = core_moves.form(found, live.table.state, core_moves.JUMP_MOVE, {"to": (last.key,)})
    assert form.event is not None
    assert live.table.do(Command(new_id(), form.event, live.table.n)).taken
    return live.key


# ---------------------------------------------------------------------------------------------------- who has won what


async def test_an_ordinary_end_of_le_havre_has_a_winner_and_no_warning(page: Visit, house: Library) -> None:
    key = lay(house, HAVRE, 4, 0)
    await page.go(routes.finish(key))
    await numbers(page, "francs", 30, 41, 12, 7)
    seen = []
    while page.route == routes.finish(key):
        seen.append(asked(page))
        await page.tap("forth")
        assert not warned(page)
    assert seen == ["buildings", "specials"], "nobody has a card: goods and own cards concern nobody; loans are kept"
    await page.tap("show-all")
    assert page.sees(page.t("app-winner", who=page.t("core-colour-green").capitalize()))


async def test_a_table_of_five_is_asked_five_pages(page: Visit) -> None:
    await just_count(page, HAVRE, 5)
    seen = []
    while not page.screen.maybe("show-all"):
        seen.append(asked(page))
        await page.tap("forth")
        assert not warned(page)
    assert seen == ["francs", "buildings", "specials", "ships", "loans"]


async def test_the_builders_counted_by_their_cards_need_no_points(page: Visit) -> None:
    await just_count(page, BUILDERS, 2)
    await page.tap("forth")
    assert asked(page) == "cards"
    await page.screen.enter("cards/s1/search", "7")
    card = next(key for key in page.screen.keys("cards/s1/building."))
    await page.tap(card)
    await page.tap("forth")
    await numbers(page, "coin", 3, 4)
    assert not warned(page)
    await page.tap("show-all")
    assert page.sees(page.t("app-winner", who=page.t("core-colour-red").capitalize()))


async def test_cards_are_not_asked_where_the_points_are_given(page: Visit) -> None:
    await just_count(page, BUILDERS, 2)
    await numbers(page, "vp", 17, 18)
    assert asked(page) == "coin"
    await numbers(page, "coin", 25, 15)
    assert not warned(page)
    assert page.screen.maybe("show-all")


async def test_everything_known_costs_no_tap(page: Visit, house: Library) -> None:
    key = lay(house, BUILDERS, 2, -1)
    if game(BUILDERS).sheet(house.table(key).table.setup, house.table(key).table.state).open:
        raise AssertionError("the preset does not keep it all")
    await page.go(routes.finish(key))
    assert page.route == routes.play(key)
    await page.tap("show-all")
    await page.tap("correct")
    assert page.route == routes.finish(key)
    assert asked(page) == "vp", "to correct it, everything is gone through"


async def test_while_the_play_goes_on_somebody_leads_and_nobody_wins(page: Visit, house: Library) -> None:
    key = lay(house, TOWN, 2, 1)
    await page.go(routes.points(key))
    assert not any(getattr(control, "icon", None) == ft.Icons.EMOJI_EVENTS for control in page.screen.all())
    assert page.sees(page.t("app-nobody-leads")), "before the first worker"
    play_points(house, key)
    await page.go(routes.table(key))
    await page.go(routes.points(key))
    assert page.sees(" leads")


def play_points(house: Library, key: str) -> None:
    """The first seat gains three points."""
    live = house.table(key)
    found = core_moves.form(live.table.game, live.table.state, "points/s1", {"n": {"n": 3}})
    assert found.event is not None
    assert live.table.do(Command(new_id(), found.event, live.table.n, "d-1")).taken
    house.committed(live)


async def test_sixty_is_a_touch_on_a_track_that_runs_round(page: Visit) -> None:
    await just_count(page, TOWN, 2)
    await page.tap("keypad/+60")
    await page.tap("keypad/+10")
    assert page.screen.find("track/s1").value == "70"


# --------------------------------------------------------------------------------------------------------- who is asked


async def test_goods_are_asked_only_of_who_owns_the_storehouse(page: Visit) -> None:
    await just_count(page, HAVRE, 4)
    await page.tap("forth")
    await page.tap("buildings/whose/s3")
    await page.screen.enter("buildings/s3/search", "storehouse")
    await page.tap("buildings/s3/building.storehouse")
    while asked(page) != "goods":
        await page.tap("forth")
    assert page.screen.keys("goods/s") == ["goods/s3"]


async def test_two_seats_picking_in_turn_end_with_what_was_tapped(page: Visit) -> None:
    await just_count(page, HAVRE, 2)
    await page.tap("forth")
    tapped: dict[str, list[str]] = {"s1": [], "s2": []}
    for at in range(6):
        seat = f"s{at % 2 + 1}"
        await page.tap(f"buildings/whose/{seat}")
        free = (key for key in page.screen.keys(f"buildings/{seat}/building."))
        taken = {card for cards in tapped.values() for card in cards}
        card = next(key.rpartition("/")[2] for key in free if key.rpartition("/")[2] not in taken)
        await page.tap(f"buildings/{seat}/{card}")
        tapped[seat].append(card)
    for _ in range(4):
        await page.tap("forth")
    await page.tap("show-all")
    await page.tap("keep-result")
    live = page.here.library.table(page.route.rpartition("/")[2])
    sheet = live.table.state.sheet or {}
    assert sheet["buildings"] == {seat: tuple(cards) for seat, cards in tapped.items()}


async def test_one_tap_says_that_nobody_else_has_any(page: Visit) -> None:
    await just_count(page, HAVRE, 3)
    await page.tap("forth")
    await page.tap("buildings/whose/nobody")
    assert not page.screen.maybe("buildings/whose/nobody")
    assert sum(text == "0" for text in page.screen.texts()) == 3, "each is said to have none"


async def test_the_expansion_is_counted_without_a_table(page: Visit) -> None:
    await page.go(routes.count(HAVRE))
    await page.sit(2)
    await page.tap("option/expansion/yes")
    await page.tap("to-sheet")
    await page.tap("forth")
    await page.tap("forth")
    await page.screen.enter("specials/s1/search", "ranch")
    await page.tap("specials/s1/building.gh25")
    while asked(page) != "cattle":
        await page.tap("forth")
    assert page.screen.maybe("cattle/s1")
    assert not page.screen.maybe("cattle/s2")


async def test_a_count_without_a_table_can_be_corrected(page: Visit) -> None:
    await just_count(page, BUILDERS, 2)
    await numbers(page, "vp", 17, 18)
    await numbers(page, "coin", 25, 15)
    await page.tap("show-all")
    await page.tap("correct")
    assert (asked(page), page.screen.find("vp/s1").value) == ("vp", "17")


async def test_who_goes_back_to_the_seats_finds_them_and_the_answers_again(page: Visit) -> None:
    await just_count(page, HAVRE, 3)
    await numbers(page, "francs", 10, 7, 3)
    await page.tap("back")
    assert page.screen.keys("chair/") == [f"chair/{at}" for at in range(3)]
    await page.tap("to-sheet")
    assert [page.screen.find(f"francs/s{at}").value for at in (1, 2, 3)] == ["10", "7", "3"]


async def test_a_number_below_zero_is_a_tap_away(page: Visit) -> None:
    await just_count(page, TOWN, 2)
    await page.screen.enter("track/s1", "5")
    await page.tap("track/s1/minus")
    assert page.screen.find("track/s1").value == "-5"
    await page.screen.enter("track/s1", "-")
    await page.screen.enter("track/s1", "-7")
    assert page.screen.find("track/s1").value == "-7"


# --------------------------------------------------------------------------------------------------------------- a list

LAND = (Column("size", msg("size"), 1, 9), Column("crowns", msg("crowns"), 0, 3))


def estates(told: list[tuple[tuple[int, ...], ...]]) -> Callable[[], ft.Control]:
    @ft.component
    def Estates() -> ft.Control:  # noqa: N802 - a component
        given, give = use_typed_state(tuple[tuple[int, ...], ...])
        cache = use_row_cache()
        form = Form("land", msg("land"), (Listing("land", msg("land"), LAND, given),))

        def take(_ask: str, answer: Any) -> None:  # noqa: ANN401 - whatever is answered
            told.append(answer)
            give(answer)

        return ft.Column([*asks(fair_words(), form, take, cache=cache), quiet_button(fair_words(), "x", None, key="x")])

    return Estates


async def test_a_list_grows_and_shrinks_one_by_one(draw: Draw) -> None:
    told: list[tuple[tuple[int, ...], ...]] = []
    screen = await draw(estates(told))
    for key in ("land/more", "land/0/size/more", "land/0/crowns/2", "land/more", "land/1/crowns/1", "land/0/fewer"):
        await screen.tap(key)
    assert told == [((1, 0),), ((2, 0),), ((2, 2),), ((2, 2), (1, 0)), ((2, 2), (1, 1)), ((1, 1),)]

"""The closing questions on the screen: who is asked what, what an empty line means, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest
from flet.messaging.protocol import MessageAction

from companion.app.library import Library, new_id
from companion.table.model import Command
from companion.ui import routes
from companion.ui.components.asks import asks
from companion.ui.components.buttons import quiet_button
from companion.ui.components.row_cache import use_row_cache
from companion.ui.state import use_typed_state
from companion.ui.views.score.counting import Count, Counting
from companion.ui.views.score.podium import Room, podium, standing
from scorers.core import core_moves
from scorers.core.amount import known
from scorers.core.forms import Column, Form, Listing
from scorers.core.msg import SeatId, msg
from scorers.core.questions import Cards, Numbers
from scorers.core.registry import game
from scorers.core.score import Breakdown, Line
from scorers.core.setup import Seat, Setup
from tests.e2e.staged import agreed
from tests.ui.client import unpacked
from tests.ui.conftest import Draw
from tests.ui.fair import fair_words
from tests.ui.test_board import inside
from tests.ui.test_keys import press
from tests.ui.visits import Visit, visit

HAVRE, BUILDERS, TOWN, ORLEANS, GUILDS = "le_havre", "builders", "little_town", "orleans", "craftsmen"
INVOKE = MessageAction.INVOKE_METHOD


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


def lay(house: Library, slug: str, players: int, preset: int, *, skipped: bool = False) -> str:
    """A table that is at its end; its key. `skipped`: somebody said so, turns were not followed."""
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
    event = form.event if skipped else form.event.model_copy(update={"skips": None})
    assert live.table.do(Command(new_id(), event, live.table.n)).taken
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
    await page.tap("previous")
    assert page.sees(page.t("app-sum-so-far", n="17")), "coins are still to come"
    await page.tap("forth")
    await numbers(page, "coin", 25, 15)
    assert not warned(page)
    assert page.screen.maybe("show-all")


@pytest.mark.parametrize("slug", [HAVRE, BUILDERS, TOWN])
async def test_what_was_kept_before_turns_were_skipped_is_asked_filled_in(
    page: Visit, house: Library, slug: str
) -> None:
    """Nothing that was kept ends as if sure, in the fullest preset of every title, and the count can be finished."""
    key = lay(house, slug, 2, -1, skipped=True)
    form = house.table(key).table.game.closing(house.table(key).table.state, {})
    assert form.open == form.asked
    await page.go(routes.finish(key))
    assert page.route == routes.finish(key)
    assert page.sees(page.t("core-sheet-doubted"))
    for _ in range(12):
        if page.route == routes.finish(key):
            await page.tap("forth")
    assert page.route == routes.play(key)


@pytest.mark.parametrize(("slug", "preset"), [(ORLEANS, -1), (BUILDERS, -1), (HAVRE, 0)])
async def test_points_so_far_that_are_kept_are_counted_though_turns_were_skipped(
    page: Visit, house: Library, slug: str, preset: int
) -> None:
    key = lay(house, slug, 2, preset, skipped=True)
    form = house.table(key).table.game.closing(house.table(key).table.state, {})
    missing = tuple(asked.label for asked in form.asked if asked.known is None)
    kept = tuple(asked.label for asked in form.asked if asked.known is not None)
    await page.go(routes.points(key))
    assert bool(kept)
    assert page.sees(page.t("app-counted-before", what=kept))
    assert page.sees(page.t("app-not-counted", what=missing)) is bool(missing)
    assert len(page.screen.keys("said")) <= 2


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


async def test_what_was_typed_over_what_is_known_is_shown_before_it_counts_again(page: Visit, house: Library) -> None:
    """Played on after a count by another number, a table ends neither by that number nor without it unseen."""
    key = lay(house, BUILDERS, 2, -1)
    await page.go(routes.finish(key))
    session = page.here.session(key)
    assert session.mend({**session.answers, "coin": {**session.answers["coin"], "s1": 40}}).taken
    page.here.changed()
    await page.screen.settle(30)
    await page.tap("show-all")
    assert [note.id for note in (page.here.library.play(key)[1] or session.counted({})).notes][-1] == "app-typed-over"
    await page.tap("correct")  # the page remembers what was typed
    await page.go(routes.play(key))
    await page.tap("play-on")
    assert page.sees(page.t("app-typed-over", what="N1, Coins: 40 (table: 10)"))
    await page.go(routes.table(key))
    form = session.form(core_moves.count_move("s2", "coin"), {"n": {"n": 3}})
    assert session.do(form).taken
    await page.go(routes.finish(key))
    assert page.route == routes.finish(key), "it is gone through"
    while page.route == routes.finish(key):
        await page.tap("forth")
    assert {seat: session.answers["coin"][seat] for seat in ("s1", "s2")} == {"s1": 40, "s2": 3}


async def test_what_is_known_is_gone_through_from_the_foot_of_the_first_page(page: Visit, house: Library) -> None:
    await page.go(routes.finish(lay(house, HAVRE, 2, 0)))
    lines, said = f"page/{asked(page)}/lines", page.t("app-ask-all")
    assert page.sees(said)
    assert said not in page.screen.texts(lines), "there the keys would cut it"
    await page.tap("forth")
    assert page.screen.maybe("previous")
    assert not page.screen.maybe("ask-all")
    await page.tap("previous")
    await page.tap("ask-all")
    assert not page.screen.maybe("ask-all")


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


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        (("+60", "3"), "63"),
        (("+60", "3", "4"), "94"),
        (("3", "+60"), "63"),
        (("3", "+60", "1", "2"), "75"),
        (("+10", "4", "+10", "5"), "29"),
        (("+60", "3", "erase", "7"), "67"),
        (("+60", "3", "erase", "erase"), "6"),
        (("+60", "3", "erase", "erase", "5"), "65"),
        (("1", "0", "erase", "erase"), ""),
        (("+60", "typing/s1", "3"), "3"),
        (("+60", "track/s1/minus", "3"), "-603"),
    ],
    ids=" ".join,
)
async def test_what_is_typed_after_a_step_is_added_to_it(page: Visit, keys: tuple[str, ...], shown: str) -> None:
    await just_count(page, TOWN, 2)
    for key in keys:
        await page.tap(key if "/" in key else f"keypad/{key}")
    assert page.screen.find("track/s1").value == shown


async def test_a_number_typed_on_a_keyboard_goes_on_from_a_step(page: Visit) -> None:
    await just_count(page, TOWN, 2)
    await page.tap("keypad/+60")
    await press(page, "7")
    assert page.screen.find("track/s1").value == "67"
    await page.screen.enter("track/s1", "12")
    await press(page, "3")
    assert page.screen.find("track/s1").value == "123", "what was typed in the line itself is no step"
    await page.tap("keypad/+10")
    await press(page, "-")
    assert page.screen.find("track/s1").value == "-133"


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


async def test_a_card_somebody_has_stays_in_its_place_and_a_tap_moves_it(page: Visit) -> None:
    await just_count(page, HAVRE, 2)
    await page.tap("forth")
    await page.tap("buildings/whose/s1")
    cards = [key.rpartition("/")[2] for key in page.screen.keys("buildings/s1/building.")]
    await page.tap(f"buildings/s1/{cards[2]}")
    await page.tap("buildings/whose/s2")
    assert [key.rpartition("/")[2] for key in page.screen.keys("buildings/s2/building.")] == cards
    await page.tap(f"buildings/s2/{cards[2]}")
    for _ in range(4):
        await page.tap("forth")
    await page.tap("show-all")
    await page.tap("keep-result")
    live = page.here.library.table(page.route.rpartition("/")[2])
    assert (live.table.state.sheet or {})["buildings"] == {"s1": (), "s2": (cards[2],)}


async def test_a_second_touch_gives_a_card_back_to_whom_it_was_taken_from(page: Visit) -> None:
    await just_count(page, HAVRE, 3)
    await page.tap("forth")
    card, other = (key.rpartition("/")[2] for key in page.screen.keys("buildings/s1/building.")[2:4])

    def mine() -> bool:
        return page.screen.find(f"buildings/{seat}/{card}").foreground_decoration is not None

    for seat, taken in (("s1", card), ("s2", other), ("s2", card), ("s3", card)):
        await page.tap(f"buildings/whose/{seat}")
        assert not page.screen.maybe("handed")
        await page.tap(f"buildings/{seat}/{taken}")
    seat = "s3"
    assert page.screen.texts("handed")
    assert mine()
    await page.tap(f"buildings/s3/{card}")
    assert not mine(), "back to the second"
    await page.tap("buildings/whose/s2")
    seat = "s2"
    assert mine()
    await page.tap(f"buildings/s2/{card}")
    assert not mine(), "back to the first"
    assert page.screen.texts("handed")
    await page.tap("buildings/whose/s1")
    seat = "s1"
    assert mine()
    await page.tap(f"buildings/s1/{card}")
    assert not mine()
    assert not page.screen.maybe("handed"), "nobody's, and never was anybody's before"


async def test_the_count_names_its_variant_and_takes_none_over(page: Visit, house: Library) -> None:
    short = house.table(lay(house, HAVRE, 3, 0)).table.setup.model_copy(update={"variant": "short"})
    house.start(short)
    await page.go(routes.count(HAVRE))
    await page.tap("to-sheet")
    named = page.t("le_havre-variant-full").lower()
    assert page.sees(f"{page.t('le_havre-title')}, {named}")
    await page.tap("forth")
    await page.tap("card-missing")
    await page.tap("variant/short")
    await page.tap("to-sheet")
    assert page.sees(page.t("le_havre-variant-short").lower())
    await page.tap("page/buildings")
    assert not page.screen.maybe("page/specials")


async def test_whose_cards_they_are_stays_while_these_scroll(page: Visit) -> None:
    await just_count(page, HAVRE, 3)
    await page.tap("forth")
    assert page.screen.maybe("buildings/whose/s3")
    assert page.t("core-sheet-whose") not in page.screen.texts("page/buildings/lines")
    assert not page.screen.maybe("buildings/s1/free")
    await page.tap(page.screen.keys("buildings/s1/building.")[0])
    await page.tap("buildings/whose/s2")
    assert page.screen.texts("buildings/s2/free") == [page.t("ui-nobodys")]
    own = page.screen.keys("buildings/s2/building.")[3]
    await page.tap(own)
    assert page.screen.maybe(own)
    await page.tap("buildings/s2/free")
    assert not page.screen.maybe(own), "it is somebody's now: what is missing must be found"


async def test_large_text_leaves_all_the_height_to_the_cards(house: Library) -> None:
    page = await visit(house, text_size=200)
    await just_count(page, HAVRE, 3)
    await page.tap("forth")
    assert page.t("core-sheet-whose") in page.screen.texts("page/buildings/lines")
    page.screen.close()


async def test_a_second_touch_at_a_place_takes_one_more_of_the_same(page: Visit) -> None:
    await just_count(page, HAVRE, 2)
    await page.tap("page/ships")
    place = page.screen.keys("ships/s1/ship.").index("ships/s1/ship.S01")
    for taken in (1, 2):
        await page.tap(page.screen.keys("ships/s1/ship.")[place])
        assert str(taken) in page.screen.texts("ships/whose/s1")


async def test_special_buildings_stand_by_their_numbers_and_loans_are_few(house: Library) -> None:
    setup = house.table(lay(house, HAVRE, 3, 0)).table.setup
    form = game(HAVRE).sheet(setup, None)
    specials, loans = form["specials"], form["loans"]
    assert isinstance(specials, Cards)
    numbers = [int(card.number) for card in specials.cards if card.number]
    assert numbers == sorted(numbers)
    assert isinstance(loans, Numbers)
    assert loans.adds == ()


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


async def over(page: Visit, slug: str, players: int) -> str:
    """A play that was just counted and kept; its key."""
    await just_count(page, slug, players)
    while not page.screen.maybe("show-all"):
        await page.tap("forth")
    await page.tap("show-all")
    await page.tap("keep-result")
    return page.route.rpartition("/")[2]


async def test_who_only_looks_at_the_answers_leaves_the_play_as_it_was(page: Visit) -> None:
    key = await over(page, HAVRE, 3)
    before, shown = page.here.library.play(key)
    live = page.here.library.table(key)
    n = live.table.n
    for way in ("back", "forth"):
        await page.tap("cell/loans/s2")
        await page.tap("why/correct")
        assert page.route == routes.finish(key)
        assert asked(page) == "loans"
        assert live.table.state.finished
        await page.tap(way)
        assert page.route == routes.play(key)
        assert live.table.n == n
        assert page.here.library.play(key) == (before, shown)
    assert page.here.library.open_tables() == ()


async def test_a_number_is_put_right_where_it_was_touched(page: Visit) -> None:
    key = await over(page, ORLEANS, 2)
    before, _ = page.here.library.play(key)
    await page.tap("cell/stations/s2")
    await page.tap("why/correct")
    assert asked(page) == "stations"
    await page.tap("keypad/6")
    assert [page.screen.find(f"stations/s{at}").value for at in (1, 2)] == ["0", "6"]
    while page.route == routes.finish(key):
        await page.tap("forth")
    play, shown = page.here.library.play(key)
    assert shown is not None
    assert shown.known("s2") > 0
    assert (play.finished_at, play.seconds) == (before.finished_at, before.seconds), "it was played when it was played"


async def test_a_sum_is_put_right_where_what_it_is_made_of_is_asked(page: Visit) -> None:
    setup = page.here.library.table(lay(page.here.library, ORLEANS, 2, 0)).table.setup
    found = game(ORLEANS)
    count = Count(
        lambda given: found.sheet(setup, None, given),
        lambda given: found.check_sheet(setup, given),
        lambda given: found.score(setup, given, setup.rulings),
    )
    given = found.sheet(setup, None, {}).settled({"cheese": {"s1": 2, "s2": 3}})
    assert Counting(count, given, lambda: None, everything=True, about=("goods", "s2")).at == "grain"
    assert Counting(count, given, lambda: None, everything=True).at == "coins"


async def test_a_number_of_a_count_without_a_table_is_put_right_where_it_was_touched(page: Visit) -> None:
    await just_count(page, HAVRE, 2)
    while not page.screen.maybe("show-all"):
        await page.tap("forth")
    await page.tap("show-all")
    await page.tap("cell/loans/s2")
    await page.tap("why/correct")
    assert asked(page) == "loans"
    await page.tap("keypad/1")
    assert page.screen.find("loans/s2").value == "1"


async def test_who_goes_back_to_the_seats_finds_them_and_the_answers_again(page: Visit) -> None:
    await just_count(page, HAVRE, 3)
    await numbers(page, "francs", 10, 7, 3)
    await page.tap("back")
    assert page.screen.keys("chair/") == [f"chair/{at}" for at in range(3)]
    await page.tap("to-sheet")
    assert [page.screen.find(f"francs/s{at}").value for at in (1, 2, 3)] == ["10", "7", "3"]


def test_the_winner_is_no_larger_before_all_columns_stand() -> None:
    w = fair_words()
    seats = tuple(seat.seat for seat in w.seats)[:2]
    shown = Breakdown(seats, tuple(Line(seat, "p", msg("p"), known(n)) for seat, n in zip(seats, (9, 4), strict=True)))

    def sizes(risen: frozenset[str]) -> set[float]:
        drawn: Any = podium(w, shown, Room(400, 240), risen, moving=False, leads=False)
        return {column.controls[0].style.size for column in drawn.content.controls}

    assert len(sizes(frozenset(seats[1:]))) == 1
    assert len(sizes(frozenset(seats))) == 2


async def test_a_number_below_zero_is_a_tap_away(page: Visit) -> None:
    await just_count(page, TOWN, 2)
    await page.screen.enter("track/s1", "5")
    await page.tap("track/s1/minus")
    assert page.screen.find("track/s1").value == "-5"
    await page.screen.enter("track/s1", "-")
    await page.screen.enter("track/s1", "-7")
    assert page.screen.find("track/s1").value == "-7"


async def test_at_twice_the_size_the_sign_of_a_number_has_room_for_itself(house: Library) -> None:
    page = await visit(house, text_size=200)
    await just_count(page, TOWN, 2)
    parts = [part for part in inside(page.screen.find("track/s1/minus")) if isinstance(part, ft.Container)]
    assert (54, 54, 27) in [(part.width, part.height, part.border_radius) for part in parts]
    page.screen.close()


@pytest.mark.parametrize(("text_size", "high"), [(100, 66), (200, 130)])
async def test_a_tab_is_as_high_as_its_sign_and_two_lines(house: Library, text_size: int, high: float) -> None:
    page = await visit(house, text_size=text_size)
    await just_count(page, TOWN, 2)
    found = {part.height for part in inside(page.screen.find("page/track")) if isinstance(part, ft.Container)}
    assert round(max(filter(None, found))) == high, "a sign of 30, two lines of 15, both as large as the text"
    page.screen.close()


async def test_every_page_says_what_is_entered_and_the_strip_follows_it(page: Visit) -> None:
    await just_count(page, ORLEANS, 4)
    followed: list[float] = []
    names: set[str] = set()
    while not page.screen.maybe("show-all"):
        names.add(page.screen.texts(f"page/{asked(page)}/lines")[0])
        before = len(page.screen.wire.sent)
        await page.tap("forth")
        strip = page.screen.maybe("tabs")
        calls = [unpacked(body) for action, body in page.screen.wire.sent[before:] if action == INVOKE]
        if strip is not None:
            followed += [call["args"]["offset"] for call in calls if call["control_id"] == strip._i]
    assert (len(names), len(followed)) == (9, 8)
    assert page.t("orleans-citizens") in names
    assert followed == sorted(followed)
    assert followed[-1] > followed[0]


async def test_the_first_figure_replaces_the_number_of_a_chosen_line(page: Visit) -> None:
    await just_count(page, HAVRE, 2)
    for key in ("keypad/3", "keypad/5", "typing/s2", "keypad/+10", "keypad/4", "typing/s1", "keypad/2", "keypad/2"):
        await page.tap(key)
    assert [page.screen.find(f"francs/s{at}").value for at in (1, 2)] == ["22", "14"]
    await page.tap("forth")
    await page.tap("previous")
    for key in ("keypad/erase", "keypad/7", "keypad/next", "keypad/6"):
        await page.tap(key)
    assert [page.screen.find(f"francs/s{at}").value for at in (1, 2)] == ["27", "6"]


async def test_a_keyboard_types_in_the_line_that_is_lit_whatever_was_clicked_last(page: Visit) -> None:
    await just_count(page, HAVRE, 2)
    for pressed in ("1", "Numpad 2", "Enter"):
        await press(page, pressed)
    await page.tap("keypad/4")
    for pressed in ("7", "5", "Backspace"):
        await press(page, pressed)
    assert [page.screen.find(f"francs/s{at}").value for at in (1, 2)] == ["12", "47"]
    await page.tap("typing/s1")
    for pressed in ("Tab", "Enter", "3", "Enter"):
        await press(page, pressed)
    assert [page.screen.find(f"francs/s{at}").value for at in (1, 2)] == ["3", "47"], "after Tab Enter is not ours"
    await press(page, "Enter")
    assert asked(page) == "buildings", "from the last line on to the next category"
    await press(page, "1")
    await press(page, "Enter")
    assert asked(page) == "buildings", "there is no number there"


async def test_enter_in_a_line_leads_to_the_next_one(page: Visit) -> None:
    await just_count(page, HAVRE, 2)
    line = page.screen.find("francs/s1")
    await page.screen.session.dispatch_event(line._i, "focus", None)
    await press(page, "4")
    assert page.screen.find("francs/s1").value == "", "the line itself hears it"
    await page.screen.enter("francs/s1", "9", then="submit")
    await page.screen.session.dispatch_event(line._i, "blur", "9")
    await press(page, "5")
    assert [page.screen.find(f"francs/s{at}").value for at in (1, 2)] == ["9", "5"]


async def test_a_minus_is_typed_before_a_number_or_behind_it(page: Visit) -> None:
    await just_count(page, TOWN, 2)
    for pressed in ("-", "7", "Enter", "8", "Numpad Subtract"):
        await press(page, pressed)
    assert [page.screen.find(f"track/s{at}").value for at in (1, 2)] == ["-7", "-8"]


async def test_what_cannot_be_leads_to_the_line_it_is_about(page: Visit) -> None:
    await just_count(page, ORLEANS, 3)
    await page.tap("page/position")
    for key in ("typing/s2", "keypad/3", "keypad/5", "typing/s1", "forth"):
        await page.tap(key)
    assert warned(page)
    for key in ("keypad/2", "keypad/2"):
        await page.tap(key)
    assert [page.screen.find(f"position/s{at}").value for at in (1, 2)] == ["", "22"]


@pytest.mark.parametrize(("players", "high"), [(3, 68), (4, 50)])
async def test_on_a_small_phone_four_lines_are_low_enough_to_be_in_sight(
    house: Library, players: int, high: int
) -> None:
    page = await visit(house, width=360, height=740)
    await just_count(page, ORLEANS, players)
    line = page.screen.find("typing/s2")
    assert line.padding.top * 2 + 48 == high
    page.screen.close()


@pytest.mark.parametrize(("width", "height", "apart"), [(892, 412, True), (1280, 800, False)])
async def test_sideways_the_keys_have_all_the_height_and_the_way_on_stands_below_the_lines(
    *, house: Library, width: int, height: int, apart: bool
) -> None:
    page = await visit(house, width=width, height=height)
    await just_count(page, HAVRE, 2)
    keys = every_key(page)
    assert (keys.index("forth") < keys.index("keypad/1")) is apart, "else below both"
    page.screen.close()


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


@pytest.mark.parametrize(("points", "order"), [((5, 9, 7), ("s3", "s2", "s1")), ((9, 5, 9), ("s1", "s3", "s2"))])
def test_the_best_stands_second_on_the_podium_unless_it_is_shared(
    points: tuple[int, ...], order: tuple[str, ...]
) -> None:
    seats = ("s1", "s2", "s3")
    lines = tuple(Line(seat, "p", msg("p"), known(n)) for seat, n in zip(seats, points, strict=True))
    assert standing(Breakdown(seats, lines)) == order


async def test_the_podium_says_what_decided_a_tie(page: Visit) -> None:
    await just_count(page, GUILDS, 2)
    for key, n in (("track", 54), ("bonus", 0), ("cards", 2)):
        assert asked(page) == key
        await numbers(page, key, n, n)
    await page.tap("order/s1/1")
    await page.tap("order/s2/2")
    await page.tap("forth")
    await page.tap("show-all")
    assert page.sees(page.t("app-tie-by", what=msg("craftsmen-tie-order")))
    assert page.screen.maybe("settled")


def test_a_place_in_the_turn_order_is_counted_from_one() -> None:
    """And points on the track never drop below none."""
    asked = game(GUILDS).sheet(agreed(GUILDS), None).questions
    lows = {ask.key: ask.low for ask in asked if isinstance(ask, Numbers)}
    assert (lows["order"], lows["track"]) == (1, 0)

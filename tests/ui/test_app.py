"""The whole app without a browser: every screen drawn, every button of it pressed by its key."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest

from companion.app.library import Library
from companion.services.ports import PickedFile
from companion.storage.records import Settings, Theme
from companion.ui import routes
from companion.ui.components.fitting import lines_of
from companion.ui.theme import LID_INK
from companion.ui.views.lid import HIGH
from companion.ui.views.setup.screen import APART
from scorers.core import core_moves, registry
from scorers.core.issues import CompanionError
from scorers.core.msg import msg
from scorers.core.registry import game
from tests.ui.test_keys import press
from tests.ui.visits import GAME, Visit, started, visit


async def test_home_offers_every_game_and_both_doors(page: Visit) -> None:
    games = page.here.library.games()
    assert all(page.screen.maybe(f"start/{found.slug}") for found in games)
    await page.tap("door/count")
    assert all(page.screen.maybe(f"count/{found.slug}") for found in games)
    await page.tap(f"count/{GAME}")
    assert page.route == routes.count(GAME)


async def test_the_last_played_game_leads_the_shelf_and_the_one_on_the_table_ends_it(page: Visit) -> None:
    first, *_, last = page.screen.keys("start/")
    await page.go(f"/new/{last.removeprefix('start/')}")
    await page.tap("start")
    await page.go("/")
    assert page.screen.keys("start/")[-1] == last, "it is being played already"
    key = page.here.library.open_tables()[0].id
    await page.tap(f"away/{key}")
    assert page.screen.keys("start/")[:2] == [last, first]


async def test_home_says_which_round_and_phase(page: Visit) -> None:
    await started(page)
    await page.go("/")
    table = page.here.library.open_tables()[0]
    round_, phase = page.here.session(table.id).view.track.steps
    assert page.sees(page.t("app-of", of=round_.of or 0))
    assert page.sees(page.here.texts(phase.label))


async def test_two_taps_to_the_setup(page: Visit) -> None:
    await page.tap(f"start/{GAME}")
    await page.tap("start")
    assert page.route.endswith("/setup")
    await page.tap("step/" + game(GAME).checklist(2, "standard").steps[0].key)
    assert page.sees(page.t("app-steps-done", n=1, of=len(game(GAME).checklist(2, "standard").steps)))
    await page.tap("set-up")
    assert page.route.startswith("/table/")
    assert ("awake", True) in page.device.said


async def test_home_goes_on_with_the_table_and_puts_it_away(page: Visit) -> None:
    key = await started(page)
    await page.go("/")
    assert page.screen.maybe("continue")
    await page.tap(f"away/{key}")
    assert not page.screen.maybe("continue")
    page.here.library.bring_back(key)
    page.here.changed()
    await page.screen.settle(30)
    await page.tap("continue")
    assert page.route == routes.table(key)


async def test_a_table_put_away_is_found_among_the_plays(page: Visit) -> None:
    key = await started(page)
    await page.go(routes.HOME)
    assert not page.screen.maybe("put-away")
    await page.tap(f"away/{key}")
    await page.tap("put-away")
    assert page.route == routes.PLAYS
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    await page.tap(f"bring-back/{key}")
    assert page.route == routes.table(key)
    await page.go(routes.HOME)
    assert page.screen.maybe("continue")


async def test_home_settings_and_language_are_two_taps_from_the_table(page: Visit) -> None:
    key = await started(page)
    await page.tap("set-up")
    await page.tap("door/more")
    assert page.screen.keys("go/")[:3] == ["go/ui-home", "go/ui-settings", "go/ui-language"]
    await page.tap("go/ui-language")
    assert page.here.language == "pl"
    await page.tap("go/ui-language")
    assert page.here.language == "en"
    await page.tap("go/ui-settings")
    assert page.route == routes.SETTINGS
    await page.tap("back")
    assert page.route == routes.table(key)
    await page.go(routes.HOME)
    await page.tap("settings")
    await page.tap("back")
    assert page.route == routes.HOME


async def test_more_tables_stand_in_a_line_each(page: Visit) -> None:
    first = await started(page)
    second = await started(page)
    await page.go("/")
    assert page.screen.maybe(f"open/{first}")
    await page.tap(f"open/{first}")
    assert page.route == routes.table(first)
    assert second != first


async def test_people_are_added_moved_coloured_and_leave(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.sit(3)
    await page.tap("chair/2")
    await page.screen.enter("field/name/2", "Ala", then="blur")
    assert page.sees("Ala")
    await page.tap("up/2")
    await page.tap("colour/1/purple")
    await page.screen.enter("field/name/1", "Ola", then="blur")
    assert page.sees("Ola")
    await page.tap("chair/0")
    await page.tap("leave/0")
    await page.tap("starts")
    await page.tap("draw")
    await page.tap("start")
    setup = page.here.library.table(page.route.split("/")[2]).table.setup
    assert [(seat.name, seat.colour) for seat in setup.seats] == [("Ola", "purple"), ("Red", "red")]
    assert [seat.person is not None for seat in setup.seats] == [True, False]


async def test_what_is_agreed_goes_into_the_table(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("agreed")
    await page.tap("preset/everything")
    await page.tap("also-keeps")
    await page.tap("keep/goods")
    await page.tap("variant/first_game")
    await page.tap("ruling/coins_as_food/yes")
    await page.tap("option/side/side_1")
    await page.tap("start")
    setup = page.here.library.table(page.route.split("/")[2]).table.setup
    assert setup.variant == "first_game"
    assert setup.rulings["coins_as_food"] == "yes"
    assert setup.options["side"] == "side_1"
    assert "goods" not in setup.keeps
    assert "board" not in setup.keeps


async def test_what_cannot_matter_at_this_table_is_not_asked(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("agreed")

    def asked() -> set[str]:
        return {key.split("/")[1] for kind in ("ruling/", "option/") for key in page.screen.keys(kind)}

    info, tie = game(GAME).info, "three_player_tie_with_current_first_player"
    absent = {"cathedral", "residence", "cathedral_counts", "residence_effect", "watchtower_counts"}
    every = {one.id for one in (*info.rulings, *info.options)}
    chairs = len([key for key in page.screen.keys("chair/") if key.count("/") == 1])
    assert asked() == every - ({tie} if chairs != 3 else set())
    await page.tap("variant/first_game")
    assert asked() == every - absent - ({tie} if chairs != 3 else set())


@pytest.mark.parametrize(("players", "asked"), [(2, False), (3, True), (4, False)])
def test_a_rule_for_three_is_agreed_with_three(players: int, *, asked: bool) -> None:
    tie = next(ruling for ruling in game(GAME).info.rulings if ruling.players)
    assert tie.matters("standard", players) is asked


async def test_what_stands_on_cards_is_asked_one_level_deeper(page: Visit) -> None:
    await page.go(routes.new("le_havre"))
    assert page.screen.keys("preset/")
    assert not page.screen.keys("ruling/")
    await page.tap("agreed")
    asked = {key.split("/")[1] for key in page.screen.keys("ruling/")}
    assert asked == {ruling.id for ruling in game("le_havre").info.rulings if not ruling.printed}
    assert not page.screen.keys("keep/")
    await page.tap("prints")
    asked = {key.split("/")[1] for key in page.screen.keys("ruling/")}
    assert asked == {ruling.id for ruling in game("le_havre").info.rulings}
    await page.tap("agreed")
    assert not page.screen.keys("ruling/")


async def test_the_setup_is_shared_out_and_knows_who_starts(page: Visit) -> None:
    await page.go(routes.new(GAME))
    for at, name in enumerate(("Ola", "Ewa")):
        await page.tap(f"chair/{at}")
        await page.screen.enter(f"field/name/{at}", name, then="blur")
    await page.tap("starts")
    await page.tap("first/1")
    await page.tap("start")
    assert page.sees(page.here.texts(msg(f"{GAME}-setup-first", who="Ewa").in_case("known")))
    groups = game(GAME).checklist(2, "standard").groups
    said = page.screen.texts()
    helpers = [said[said.index(page.here.texts(group.label)) + 1] for group in groups]
    assert helpers == ["Ola", "Ewa", "Ola", "Ewa", f"0/{len(groups[-1].steps)}"]


async def test_back_from_the_setup_leads_to_the_seats_until_somebody_has_played(page: Visit) -> None:
    key = await started(page)
    await page.tap("back")
    assert page.route == routes.new(GAME)
    assert page.here.library.open_tables() == (), "it has not begun"
    await page.tap("starts")
    await page.tap("first/1")
    await page.tap("start")
    again = page.route.split("/")[2]
    session = page.here.session(again)
    assert again != key
    assert session.setup.first == "s2"
    await page.tap("set-up")
    await page.tap("primary")
    assert session.number
    await page.go(routes.setup(again))
    await page.tap("back")
    assert page.route == routes.table(again), "what was played stays"
    assert [entry.id for entry in page.here.library.open_tables()] == [again]


async def test_a_table_begun_stays_as_it_is_while_somebody_looks_elsewhere(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.sit(3)
    await page.tap("chair/1")
    await page.screen.enter("field/name/1", "Żaneta")  # not left yet: Home is the next tap
    await page.tap("back")
    assert page.route == routes.HOME
    await page.go(routes.new(GAME))
    assert len([key for key in page.screen.keys("chair/") if key.count("/") == 1]) == 3
    assert page.sees("Żaneta")
    await page.go(routes.SETTINGS)
    await page.go(routes.new(GAME))
    assert page.sees("Żaneta")
    await page.tap("start")
    await page.go(routes.new(GAME))
    assert page.sees("Żaneta"), "they have played now, and are who most likely plays again"


async def test_a_tap_on_a_seat_answers_who_starts(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.sit(3)
    await page.tap("starts")
    await page.tap("chair/2")
    assert not page.screen.keys("field/name/")
    assert not page.screen.keys("first/")
    await page.tap("start")
    assert page.here.session(page.route.split("/")[2]).setup.first == "s3"


async def test_the_way_back_of_a_table_put_away_goes_with_the_next_screen(page: Visit) -> None:
    first, second = await started(page), await started(page)
    await page.go(routes.HOME)
    await page.tap(f"away/{first}")
    bar = page.screen.page._dialogs.controls[-1]
    assert bar.open
    await page.tap("continue")
    assert page.route == routes.table(second)
    assert not bar.open


async def test_check_setup_without_a_table(page: Visit) -> None:
    await page.go(routes.check(GAME))
    await page.tap("players/3")
    await page.tap("variant/first_game")
    step = game(GAME).checklist(3, "first_game").steps[0]
    await page.tap(f"step/{step.key}")
    assert page.sees(page.t("app-steps-done", n=1, of=len(game(GAME).checklist(3, "first_game").steps)))


async def count(page: Visit) -> None:
    await page.go(routes.count(GAME))
    await page.tap("to-sheet")
    await page.screen.enter("track/s1", "41")
    await page.screen.enter("track/s2", "44")
    await page.tap("forth")
    await page.tap("castle/s1")
    await page.tap("castle/n/s1/2")
    await page.tap("forth")
    await page.tap("watchtower/nobody")
    await page.tap("forth")
    await page.screen.enter("coins/s1", "2")
    await page.screen.enter("coins/s2", "8")
    await page.tap("forth")


async def test_just_count_the_points(page: Visit) -> None:
    await count(page)
    await page.tap("show-all")
    assert page.sees(page.t("app-winner", who="Purple"))
    await page.tap("total/s1")
    assert page.sees(page.t("app-total-rule"))
    await page.tap("why/close")
    await page.tap("cell/castle/s1")
    await page.tap("share")
    assert page.device.said[-1][0] == "share"
    await page.tap("keep-result")
    assert page.route.startswith("/plays/")
    assert len(page.here.library.plays()) == 1


async def test_a_count_that_was_left_goes_on_where_it_was(page: Visit) -> None:
    await count(page)
    await page.go(routes.HOME)
    await page.go(routes.count(GAME))
    await page.tap("show-all")
    assert page.sees(page.t("app-winner", who="Purple"))
    await page.tap("correct")
    await page.screen.enter("track/s1", "60")
    await page.go(routes.HOME)
    await page.go(routes.count(GAME))
    assert page.screen.find("track/s1").value == "60"
    await page.tap("back")
    await page.tap("anew")
    await page.tap("to-sheet")
    assert not page.screen.find("track/s1").value
    for _ in range(3):
        await page.tap("forth")
    await page.tap("forth")
    await page.tap("show-all")
    await page.tap("keep-result")
    await page.go(routes.count(GAME))
    assert page.screen.maybe("to-sheet"), "what was kept is over"


async def test_every_page_of_the_count_begins_at_its_top(page: Visit) -> None:
    await page.go(routes.count(GAME))
    await page.tap("to-sheet")
    first = page.screen.find("page/track/lines")._i
    await page.tap("forth")
    assert not page.screen.maybe("page/track/lines")
    assert page.screen.find("page/castle/lines")._i != first, "another control has no place it was scrolled to"


async def test_wrong_numbers_stay_and_say_why(page: Visit) -> None:
    await page.go(routes.count(GAME))
    await page.tap("to-sheet")
    for _ in range(3):
        await page.tap("forth")
    await page.screen.enter("coins/s1", "999")
    await page.tap("forth")
    assert any("999" in text for text in page.screen.texts())
    await page.tap("previous")
    await page.tap("forth")
    await page.screen.enter("coins/s1", "9")
    await page.tap("forth")
    await page.tap("show-all")
    assert page.sees(page.t("app-winner", who="Purple")), "what was left empty is none"


async def test_a_table_is_finished_corrected_and_deleted(page: Visit) -> None:
    key = await started(page)
    await page.go(routes.points(key))
    assert page.sees(page.t("app-so-far"))
    await page.tap("finish")
    await page.screen.enter("track/s1", "30")
    await page.screen.enter("track/s2", "31")
    await page.tap("track/s1/minus")
    await page.tap("track/s1/minus")
    await page.tap("forth")
    await page.tap("castle/nobody")
    await page.tap("forth")
    await page.tap("watchtower/s2")
    await page.tap("watchtower/n/s2/1")
    await page.tap("forth")
    await page.screen.enter("coins/s1", "3")
    await page.screen.enter("coins/s2", "3")
    await page.tap("forth")
    assert page.route == routes.play(key)
    await page.tap("show-all")
    await page.tap("show-log")
    await page.tap("correct")
    assert page.route == routes.finish(key)
    assert page.screen.find("track/s1").value == "30"
    for _ in range(4):
        await page.tap("forth")
    assert page.route == routes.play(key)
    await page.tap("show-all")
    await page.tap("delete")
    assert page.here.library.plays() == ()
    assert page.route == routes.PLAYS


async def test_a_deleted_play_says_so_on_another_page(page: Visit, house: Library) -> None:
    key = await finished(page)
    other = await visit(house)
    await other.go(routes.play(key))
    assert not other.sees(page.t("app-play-is-deleted"))
    assert not page.screen.maybe("delete"), "not while the columns rise"
    await page.tap("show-all")
    assert page.screen.keys().index("show-log") < page.screen.keys().index("delete"), "apart from all others"
    await page.tap("delete")

    async def look_again() -> None:
        other.here.come_back()

    other.here.run(look_again)
    await other.screen.settle(30)
    assert other.sees(page.t("app-play-is-deleted"))
    await other.tap("bring-back")
    assert other.screen.maybe("total/s1")
    assert [play.id for play in house.plays()] == [key]
    await page.go(routes.play(key))
    await page.tap("show-all")
    await page.tap("delete")
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    await page.tap(f"bring-back/{key}")
    assert page.route == routes.play(key)
    assert [play.id for play in house.plays()] == [key]
    other.screen.close()


async def test_from_a_play_just_over_the_way_back_leads_home(page: Visit) -> None:
    key = await finished(page)
    await press(page, "Escape")
    assert page.route == routes.HOME
    await page.go(routes.PLAYS)
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    await page.tap(f"play/{key}")
    await press(page, "Escape")
    assert page.route == routes.PLAYS


async def test_back_from_a_result_leads_to_no_table_that_is_over(page: Visit) -> None:
    key = await finished(page)
    for before in (routes.finish(key), routes.table(key)):
        await page.go(before)  # as the Back of a browser does
        assert page.route == routes.play(key)
    await page.go(routes.finish(key))
    session = page.here.session(key)
    assert session.correct().taken
    await page.go(routes.table(key))
    assert page.route == routes.table(key), "it is played on"


async def test_a_play_that_was_ended_too_soon_is_played_on(page: Visit, caplog: pytest.LogCaptureFixture) -> None:
    key = await started(page)
    await page.tap("primary")
    await finished(page, key)
    await page.tap("show-all")
    await page.tap("play-on")
    assert page.route == routes.table(key)
    assert page.here.library.plays() == ()
    session = page.here.session(key)
    assert not session.finished
    assert not caplog.records, "there is no result any more, and nothing says that it is missing"
    await page.tap("redo")
    assert page.route == routes.play(key), "the count is there again"
    assert [play.id for play in page.here.library.plays()] == [key]


async def test_who_looks_at_a_result_is_led_to_its_table_when_it_is_played_on(
    page: Visit, house: Library, caplog: pytest.LogCaptureFixture
) -> None:
    key = await started(page)
    await page.tap("primary")
    await finished(page, key)
    await page.tap("show-all")
    other = await visit(house)
    await other.go(routes.play(key))
    await asyncio.sleep(0.2)  # what comes a moment later is there
    await other.screen.settle(30)
    await page.tap("play-on")
    await other.here._told("", "")
    await other.screen.settle(30)
    assert other.route == routes.table(key)
    await other.go(routes.play(key))
    assert other.route == routes.table(key), "nor is there a result for who comes by its address"
    assert not caplog.records
    other.screen.close()


async def test_what_was_only_counted_has_no_table_to_go_back_to(page: Visit) -> None:
    await count(page)
    await page.tap("show-all")
    await page.tap("keep-result")
    assert page.screen.maybe("correct")
    assert not page.screen.maybe("play-on")


async def finished(page: Visit, key: str = "") -> str:
    """A table counted up, a new one at once; its key."""
    key = key or await started(page)
    await page.go(routes.finish(key))
    while page.route == routes.finish(key):
        await page.tap("forth")
    return key


async def test_the_pinned_way_to_the_points_at_the_end(page: Visit) -> None:
    key = await started(page)
    live = page.here.library.table(key)
    last = live.table.game.jumps(live.table.state)[-1]
    form = core_moves.form(live.table.game, live.table.state, core_moves.JUMP_MOVE, {"to": (last.key,)})
    assert form.event is not None
    session = page.here.session(key)
    assert session.do(form).taken
    primary = session.view.primary
    assert primary is not None
    assert primary.leads
    await page.go(routes.table(key))
    n = session.number
    await page.tap("primary")
    assert page.route == routes.finish(key)
    assert session.number == n, "it leads there and records nothing"


async def test_plays_are_paged_and_chosen_by_game(page: Visit) -> None:
    for _ in range(2):
        await count(page)
        await page.tap("keep-result")
    await page.go(routes.PLAYS)
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    assert len(page.screen.keys("play/")) == 2
    await page.tap(page.screen.keys("play/")[0])
    assert page.route.startswith("/plays/")
    await page.tap("again")
    assert page.route == routes.new(GAME)


async def test_settings_change_this_device_at_once(page: Visit) -> None:
    await page.go(routes.SETTINGS)
    await page.tap("language/pl")
    assert page.sees("Ustawienia")
    assert page.here.page.locale_configuration == ft.LocaleConfiguration([ft.Locale("pl")], ft.Locale("pl"))
    await page.tap("theme/dark")
    await page.tap("text/200")
    await page.tap("set/haptics")
    await page.tap("set/sounds")
    await page.tap("set/clocks")
    kept = page.here.library.settings("d-1")
    assert kept == Settings(
        device="d-1", language="pl", theme=Theme.DARK, text_size=200, haptics=False, sounds=True, clocks=True
    )
    await page.tap("language/")
    assert page.sees("Settings")


async def test_a_copy_goes_out_and_comes_in(page: Visit, tmp_path: Path) -> None:
    await started(page)
    await page.go(routes.SETTINGS)
    await page.tap("export")
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    saved = next(what for kind, what in page.device.said if kind == "save")
    assert isinstance(saved, tuple)
    assert saved[0].endswith(".json")
    page.device.file = PickedFile("x.json", b"no json")
    await page.tap("import")
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    assert page.screen.maybe("data/said")
    other = Library.open(tmp_path / "other")
    there = await visit(other)
    there.device.file = PickedFile("x.json", saved[1])
    await there.go(routes.SETTINGS)
    await there.tap("import")
    await asyncio.sleep(0.2)
    await there.screen.settle(30)
    await there.tap("import/go")
    await asyncio.sleep(0.3)
    await there.screen.settle(30)
    assert len(other.open_tables()) == 1
    there.screen.close()
    other.close()


async def test_what_nobody_knows_is_said(page: Visit) -> None:
    await page.go("/nowhere")
    assert page.sees(page.t("app-no-screen"))
    await page.go(routes.table("gone"))
    assert page.sees(page.t("app-error-title"))
    await page.tap("home")
    assert page.route == routes.HOME


async def test_ways_out_of_a_table(page: Visit) -> None:
    from companion.ui.views.live import leave
    from companion.ui.views.table.ways import Go

    key = await started(page)
    for way, where in ((Go.SCORE, routes.points(key)), (Go.SETTINGS, routes.SETTINGS), (Go.HOME, routes.HOME)):
        leave(page.here, key, way)
        await page.screen.settle(30)
        assert page.route == where
    leave(page.here, key, Go.EXPORT)
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    assert [kind for kind, _ in page.device.said if kind == "save"] == ["save"]
    leave(page.here, key, Go.PHONES)
    await page.screen.settle(30)
    assert page.sees(page.t("app-phones-none"))


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (740, 360)])
@pytest.mark.parametrize("size", [100, 200])
async def test_every_screen_is_drawn(house: Library, width: int, height: int, size: int) -> None:
    page = await visit(house, width=width, height=height, text_size=size, language="pl")
    key = await started(page)
    for route in ("/", routes.new(GAME), routes.check(GAME), routes.PLAYS, routes.SETTINGS, routes.points(key)):
        await page.go(route)
        assert not page.sees(page.t("app-error-title"))
    await count(page)
    await page.tap("show-all")
    await page.tap("count-again")
    page.here.resized(width + 100, height)
    await page.screen.settle(30)
    page.screen.close()


async def test_two_pages_of_one_house(house: Library) -> None:
    one, other = await visit(house), await visit(house)
    await started(one)
    await one.screen.settle(30)
    await other.here._told("", "")  # which hops to the page itself
    await other.screen.settle(30)
    assert other.screen.maybe("continue")
    one.screen.close()
    other.screen.close()


async def test_home_says_why_a_title_is_not_there_and_shows_the_others(
    page: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = registry.shelf()
    what = "games/broken/game.json: presets.0.keeps: there is no keep 'pionts'"
    monkeypatch.setattr(registry, "shelf", lambda: registry.Shelf(found.games[1:], (CompanionError(what),)))
    await page.go(routes.SETTINGS)
    await page.go(routes.HOME)
    assert page.sees(page.t("app-broken-game", what=what))
    assert not page.screen.maybe(f"start/{found.games[0].slug}")
    assert page.screen.maybe(f"start/{found.games[1].slug}")


async def test_where_there_are_no_plays_a_tap_leads_to_the_games(page: Visit) -> None:
    await page.go(routes.PLAYS)
    await asyncio.sleep(0.2)
    await page.screen.settle(30)
    assert page.sees(page.t("app-no-plays"))
    await page.tap("home")
    assert page.route == routes.HOME


@pytest.mark.parametrize(("width", "height", "high"), [(412, 892, 104), (820, 1180, 219), (1280, 800, 266)])
async def test_scenes_are_as_high_as_there_is_room(house: Library, width: int, height: int, high: int) -> None:
    page = await visit(house, width=width, height=height)
    images = (shown for shown in page.screen.all() if isinstance(shown, ft.Image) and shown.fit is ft.BoxFit.COVER)
    assert {round(shown.height or 0) for shown in images} == {high}
    page.screen.close()


async def test_what_is_said_below_the_names_of_a_row_is_level(page: Visit) -> None:
    rows = [row for row in page.screen.all() if isinstance(row, ft.Row) and row.intrinsic_height and row.spacing == 0]
    assert rows
    for row in rows:
        inner = [part for part in row.controls if isinstance(part, ft.Semantics)]
        assert inner
        assert len({_name_height(cover) for cover in inner}) <= 1


def _name_height(cover: ft.Semantics) -> float:
    """How high the place of a name is."""
    found = [part for part in _within(cover) if isinstance(part, ft.Container) and part.height and not part.content]
    return float(found[0].height or 0)


def _within(control: ft.Control) -> Iterator[ft.Control]:
    yield control
    for inner in (getattr(control, "content", None), *(getattr(control, "controls", None) or ())):
        if isinstance(inner, ft.Control):
            yield from _within(inner)


@pytest.mark.parametrize("width", [360, 412])
@pytest.mark.parametrize("slug", ["builders", "le_havre", "little_town"])
async def test_the_title_of_a_game_takes_two_lines_at_most(house: Library, width: int, slug: str) -> None:
    page = await visit(house, width=width)
    await page.go(routes.new(slug))
    shown = [part for part in page.screen.all() if isinstance(part, ft.Text) and part.value == page.t(f"{slug}-title")]
    title = next(part for part in shown if part.color == LID_INK)
    scene = next(part for part in page.screen.all() if isinstance(part, ft.Image) and part.height == HIGH)
    assert title.style
    assert title.style.size
    assert lines_of(str(title.value), title.style.size, width - 60 - (scene.width or 0), speaks=True) <= 2
    page.screen.close()


@pytest.mark.parametrize(("width", "columns"), [(412, 1), (820, 2), (1280, 3)])
async def test_a_setup_stands_in_columns_where_there_is_room(house: Library, width: int, columns: int) -> None:
    page = await visit(house, width=width)
    await page.go(routes.check("le_havre"))
    steps = game("le_havre").checklist(1, "full").steps
    assert [key.removeprefix("step/") for key in page.screen.keys("step/")] == [step.key for step in steps]
    await page.tap(f"step/{steps[-1].key}")
    assert page.sees(page.t("app-steps-done", n=1, of=len(steps)))
    rows = [row for row in page.screen.all() if isinstance(row, ft.Row) and row.spacing == APART]
    assert [len(row.controls) for row in rows] == ([columns] if columns > 1 else [])
    page.screen.close()

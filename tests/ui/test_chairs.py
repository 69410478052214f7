"""Who sits at a new table, and in which colour."""

from __future__ import annotations

import asyncio

import pytest

from companion.ui import routes
from companion.ui.components.panels import counters
from companion.ui.views.new_table import seats
from companion.ui.views.table.model import TableModel
from tests.ui.fair import Fair, fair_words
from tests.ui.visits import GAME, Visit


async def test_a_colour_is_swapped_with_somebody_never_with_itself(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("chair/1")
    mine, theirs = page.here.library.game(GAME).info.colours[1].id, page.here.library.game(GAME).info.colours[0].id
    assert page.screen.texts(f"colour/1/{mine}") == [page.t(f"core-colour-{mine}").capitalize()]
    assert page.screen.texts(f"colour/1/{theirs}")[1:] == [page.t("app-swap")], "who has no name is called by it"
    await page.tap("chair/0")
    await page.screen.enter("field/name/0", "Ola", then="blur")
    await page.tap("chair/1")
    assert page.screen.texts(f"colour/1/{theirs}")[1:] == [page.t("app-swap-with", who="Ola")]


def test_the_figure_beside_a_name_is_not_said_again_below_it(fair: Fair) -> None:
    port = fair.lay()
    tile = TableModel(port).screen.strip[0]
    figure = port.view.seats[0].figure
    assert figure is not None
    assert tile.figures[0] == figure
    assert figure.thing in {held.thing for held in tile.shown.holdings}
    assert figure.thing not in {held.thing for held in counters(fair_words(), tile.shown)}


async def seated(page: Visit) -> list[str]:
    """The names of those who play, once the table is laid out; nobody's is empty."""
    await page.tap("start")
    setup = page.here.library.table(page.route.split("/")[2]).table.setup
    return [seat.name if seat.person else "" for seat in setup.seats]


async def test_a_name_counts_when_the_big_button_is_tapped_next(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("chair/1")
    await page.screen.enter("field/name/1", "Ola")  # no Enter, no leaving the line: a screen reader taps on
    assert await seated(page) == ["", "Ola"]


async def test_a_name_counts_when_anything_else_is_tapped_next(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("chair/0")
    await page.screen.enter("field/name/0", "Ola")
    await page.tap("down/0")
    await page.tap("players/3")
    assert await seated(page) == ["", "Ola", ""]


async def test_a_name_counts_when_another_place_is_tapped_next(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("chair/0")
    await page.screen.enter("field/name/0", "Ola")
    await page.tap("chair/1")
    await page.screen.enter("field/name/1", "Ewa")
    await page.tap("chair/1")
    assert await seated(page) == ["Ola", "Ewa"]


async def test_enter_goes_on_to_the_next_place_without_a_name(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.sit(3)
    await page.tap("chair/0")
    for at, name in enumerate(("Ola", "Ewa", "Jan")):
        await page.screen.enter(f"field/name/{at}", name, then="submit")
    assert not page.screen.keys("field/name/")
    assert await seated(page) == ["Ola", "Ewa", "Jan"]


async def test_somebody_known_takes_the_first_empty_place_and_then_one_more(page: Visit) -> None:
    for name in ("Ala", "Ola", "Ewa"):
        page.here.library.meet(name)
    await page.go(routes.new(GAME))
    for _ in range(3):
        await page.tap(page.screen.keys("person/")[0])
    assert sorted(await seated(page)) == ["Ala", "Ewa", "Ola"]


async def test_somebody_new_opens_the_first_empty_place_or_makes_one(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("new")
    assert page.screen.keys("field/name/") == ["field/name/0"]
    await page.screen.enter("field/name/0", "Ola", then="submit")
    await page.screen.enter("field/name/1", "Ewa", then="submit")
    await page.tap("new")
    assert page.screen.keys("field/name/") == ["field/name/2"]


async def test_fewer_players_are_first_of_all_those_without_a_name(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.sit(4)
    await page.tap("chair/3")
    await page.screen.enter("field/name/3", "Ola", then="blur")
    await page.sit(2)
    assert await seated(page) == ["", "Ola"]


async def test_the_same_name_twice_is_said_even_if_it_was_typed_a_moment_ago(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("chair/0")
    await page.screen.enter("field/name/0", "Ola", then="submit")
    await page.screen.enter("field/name/1", "ola")
    await page.tap("start")
    assert page.route == routes.new(GAME)
    assert page.sees(page.t("app-name-twice", name="Ola"))


async def test_the_same_name_twice_is_said_while_it_is_typed_once_the_fingers_rest(
    page: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "PAUSE", 0.2)
    await page.go(routes.new(GAME))
    await page.tap("chair/0")
    await page.screen.enter("field/name/0", "Ola", then="submit")
    said = page.t("app-name-twice", name="Ola")
    for typed in ("o", "ol", "ola", "olan"):
        await page.screen.enter("field/name/1", typed)
        assert not page.sees(said), "half of a name is another's whole"
    await asyncio.sleep(0.3)
    assert not page.sees(said)
    await page.screen.enter("field/name/1", "ola")
    await asyncio.sleep(0.3)
    await page.screen.settle(30)
    assert page.sees(said), "nobody has left the line"
    assert page.screen.find("start").on_click is None
    await page.screen.enter("field/name/1", "olaf")
    assert not page.sees(said), "it is heeded"
    assert await seated(page) == ["Ola", "olaf"]


async def test_alone_nobody_asks_who_starts(page: Visit) -> None:
    await page.go(routes.new("le_havre"))
    await page.sit(2)
    assert page.screen.maybe("starts")
    await page.sit(1)
    assert not page.screen.maybe("starts")


async def test_whoever_was_opened_stays_open_when_moved_round_the_table(page: Visit) -> None:
    await page.go(routes.new(GAME))
    await page.tap("chair/0")
    await page.screen.enter("field/name/0", "Ola", then="blur")
    await page.tap("down/0")
    assert page.screen.keys("field/name/") == ["field/name/1"]
    assert page.screen.find("field/name/1").value == "Ola"


@pytest.mark.parametrize(("slug", "said"), [("orleans", "app-drawn-unless-told"), (GAME, "app-drawn-at-start")])
async def test_where_a_rule_says_who_starts_the_lot_only_stands_in_for_it(page: Visit, slug: str, said: str) -> None:
    await page.go(routes.new(slug))
    await page.sit(3)
    await page.tap("starts")
    hints = {page.t("app-drawn-unless-told"), page.t("app-drawn-at-start")}
    assert hints & set(page.screen.texts()) == {page.t(said)}


async def test_where_the_play_itself_finds_out_who_starts_nobody_is_asked_and_nobody_drawn(page: Visit) -> None:
    await page.go(routes.new("craftsmen"))
    await page.sit(3)
    assert page.screen.find("starts").on_click is None
    assert page.sees(page.t("craftsmen-first-player"))
    await page.tap("start")
    assert page.route.endswith("setup")
    assert not page.sees(page.t("app-starts", who=""))
    assert page.here.session(page.route.split("/")[2]).view.track.flag is None

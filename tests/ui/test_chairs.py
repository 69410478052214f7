"""Who sits at a new table, and in which colour."""

from __future__ import annotations

from companion.ui import routes
from companion.ui.components.panels import counters
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

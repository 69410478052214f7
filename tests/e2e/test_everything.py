"""The whole of Little Town once with everything kept: every worker, every cube, every meal."""

from __future__ import annotations

from scorers.core.forms import Pick
from scorers.core.msg import Player
from tests.e2e.browser import TABLET
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.table import all_standing, answer_all, start, winner

GAME = "little_town"
EVERYTHING = 2
TURN_TAPS = 4


def test_everything_kept_from_the_shelf_to_the_podium(server: Server, walk: MakeWalker) -> None:
    walker = walk(server, "pl", TABLET)
    shadow = start(walker, GAME, 2, preset=EVERYTHING)
    seen: set[str] = set()
    while not shadow.over():
        before = walker.taps
        play_on(shadow)
        assert walker.taps - before <= TURN_TAPS
        place = shadow.game.position(shadow.state).key
        if place not in seen:
            seen.add(place)
            check(walker)
    walker.tap(walker.t("app-finish"))
    given = {asked.key: None for asked in shadow.game.sheet(shadow.setup, shadow.state).open}
    answer_all(walker, shadow, given)
    all_standing(walker)
    first = winner(shadow, given)
    if len(first) == 1:
        walker.see(walker.say.t("app-winner", shadow.names, who=Player(first[0])))
    check(walker)


def play_on(shadow: Shadow) -> None:
    """The pinned move, answered the first way there is; else the first row."""
    view = shadow.view()
    if view.primary is not None:
        form = shadow.form(view.primary.key)
        needed = [ask for ask in form.asks if isinstance(ask, Pick) and len(ask.chosen) < ask.least]
        answers = shadow.answer(form) if needed else {}
        shadow.press(answers)
        return
    task = next(task for task in view.now.tasks if not task.done)
    move = task.moves[0]
    shadow.walker.tap(shadow.said(move.label if task.warn else task.detail or move.label))
    shadow.take(shadow.form(move.key))

"""The whole of Little Town with the lightest preset, from the shelf to the podium."""

from __future__ import annotations

import pytest

from scorers.core.msg import Player
from tests.e2e.browser import PHONE, SMALL_PHONE
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import Shadow
from tests.e2e.table import all_standing, answer_all, start, winner

GAME = "little_town"


def answers(shadow: Shadow) -> dict[str, dict[str, int] | None]:
    seats = shadow.setup.ids
    return {
        "track": {seat: 40 + at for at, seat in enumerate(seats)},
        "castle": {seats[0]: 3},
        "watchtower": None,
        "coins": {seat: 2 + at for at, seat in enumerate(seats)},
    }


@pytest.mark.parametrize(
    ("players", "language", "size"),
    [(2, "en", PHONE), (3, "pl", SMALL_PHONE), (4, "en", SMALL_PHONE), (4, "pl", PHONE)],
)
def test_from_the_shelf_to_the_podium(
    server: Server, walk: MakeWalker, players: int, language: str, size: tuple[int, int]
) -> None:
    walker = walk(server, language, size)
    shadow = start(walker, GAME, players)
    check(walker)
    before = walker.taps
    steps = 0
    while not shadow.over():
        play_on(shadow)
        steps += 1
        check(walker)
    # One tap a phase - workers, special buildings, feeding, next round - and one for the question three players have.
    assert walker.taps - before <= steps + (players == 3)
    walker.tap(walker.t("app-finish"))
    check(walker)
    given = answers(shadow)
    answer_all(walker, shadow, given)
    all_standing(walker)
    first = winner(shadow, given)
    assert len(first) == 1
    walker.see(walker.say.t("app-winner", shadow.names, who=Player(first[0])))
    check(walker)


def play_on(shadow: Shadow) -> None:
    """The next step: what is pinned, or, where nothing is, what the rows offer first."""
    view = shadow.view()
    if view.primary is not None:
        shadow.press()
        return
    for task in view.now.tasks:
        if task.done:
            continue
        move = task.moves[-1]
        form = shadow.form(move.key)
        shadow.walker.tap(shadow.said(move.label))
        shadow.take(form)
        return

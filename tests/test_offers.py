"""What a table offers can be done: a task that no flow opens, or a move no act answers, is the author's slip.

Whoever plays is told "that is done already"; whoever writes a title should hear the name of the task.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scorers.core.core_moves import form
from scorers.core.forms import Form
from scorers.core.game import Game
from scorers.core.registry import game, slugs
from tests.data_old.evening import Evening, agreed
from tests.data_old.reading import AnyGame
from tests.scorers.kernel_game import GAME as KERNEL
from tests.scorers.kernel_game import KernelFlow
from tests.scorers.kernel_game.flow import tasks

GAMES = {"kernel": KERNEL, **{slug: game(slug) for slug in slugs()}}
STEPS = 50


def offered(evening: Evening) -> list[Form]:
    """The form of every move that is offered now, as the first tap finds it and filled in."""
    now = evening.game.view(evening.table.state, None).now
    moves = [*now.moves, *(move for task in now.tasks if not task.done for move in task.moves)]
    keys = [move.key for move in moves if move.because is None]
    bare = [form(evening.game, evening.table.state, key, {}) for key in keys]
    return [*bare, *(evening._filled(key) for key in keys)]


def slips(evening: Evening) -> list[str]:
    """The tasks of what is offered that are not open."""
    return [
        f"{found.key} settles {found.event.settles}, open are {sorted(evening.game.tasks(evening.table.state))}"
        for found in offered(evening)
        if found.event is not None and "core-task-done" in {issue.code for issue in found.issues}
    ]


def walked(played: AnyGame, keeps: tuple[str, ...], players: int) -> Evening:
    rnd = Random(players)
    return Evening(played, agreed(played, keeps, players, rnd), rnd)


def every_table() -> list[tuple[str, str, int]]:
    return [
        (slug, preset.id, players)
        for slug, played in GAMES.items()
        for preset in played.info.presets
        for players in (played.info.players.min, played.info.players.max)
    ]


@pytest.mark.parametrize(("slug", "preset", "players"), every_table())
def test_every_task_that_is_offered_is_open(slug: str, preset: str, players: int) -> None:
    played = GAMES[slug]
    keeps = next(one.keeps for one in played.info.presets if one.id == preset)
    evening = walked(played, keeps, players)
    for _ in range(STEPS):
        if evening.table.state.flow.over:
            break
        assert slips(evening) == []
        evening.step()


def test_a_misspelt_task_is_found_and_named() -> None:
    slip: Game[KernelFlow] = replace(KERNEL, tasks=lambda state: frozenset(f"{key}x" for key in tasks(state)))
    found = slips(walked(slip, ("points",), 2))
    assert found
    assert all("settles ('r1/turn/s1',), open are ['r1/turn/s1x'" in line for line in found)

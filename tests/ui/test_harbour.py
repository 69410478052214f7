"""Le Havre as a hand meets it on a phone: what is due, what it costs, what lies with whom."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from companion.app.library import Library
from companion.app.session import TableSession
from companion.ui import routes
from scorers.core.forms import Answers
from scorers.core.registry import game
from tests.e2e.staged import agreed
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
    assert page.screen.texts("primary")[-1] == "Still by hand: Harvest, Special building and Iron Ship 4"
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
    assert page.screen.texts("needs") == ["needs 1", "short of 1"]


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

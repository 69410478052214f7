"""A row of dues: what is settled as proposed takes one line on a phone, so that who falls short is in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import flet as ft
import pytest

from companion.ui.components.dues import due_row, stage_tiles
from companion.ui.components.fitting import lines_of
from companion.ui.components.measure import high
from companion.ui.theme import TARGET
from scorers.core.amount import known
from scorers.core.events import Event
from scorers.core.forms import Move, Task
from scorers.core.game import apply
from scorers.core.glance import Fact, Stage
from scorers.core.msg import plain
from scorers.core.registry import game
from tests.e2e.staged import agreed, harbour, hourglasses, taxed, town
from tests.ui.conftest import Draw
from tests.ui.contact import words

PHONE: Final = 380
"""How wide Now is there."""

ONE_LINE: Final = 52

FIVE: Final = ("Ola", "Ewa", "Jan", "Tomek", "Gosia")


def dues(slug: str, events: Sequence[Event]) -> tuple[Task, ...]:
    """Return who owes what after so much of an evening."""
    shown = game(slug)
    state = shown.begin(agreed(slug, names=FIVE[: shown.info.players.max]))
    for event in events:
        state = apply(shown, state, event)
    return tuple(task for task in shown.view(state, None).now.tasks if not task.warn)


def feeding(state: Any) -> bool:  # noqa: ANN401 - the state of any game
    return state.flow.round > 1 and "feed" in str(state.flow.phase)


def reaped(state: Any) -> bool:  # noqa: ANN401 - the state of Orléans
    return bool(state.flow.round == 13 and state.flow.phase == "event")


def fed_havre() -> Sequence[Event]:
    return harbour(agreed("le_havre", names=FIVE), feeding)


def fed_town() -> Sequence[Event]:
    return town(agreed("little_town"), feeding, seed=7)


@pytest.mark.parametrize(
    ("slug", "events"),
    [
        ("le_havre", fed_havre),
        ("little_town", fed_town),
        ("orleans", lambda: hourglasses(agreed("orleans"), taxed)),
        ("orleans", lambda: hourglasses(agreed("orleans"), reaped)),
    ],
    ids=["le_havre", "little_town", "taxes", "harvest"],
)
def test_what_is_paid_as_proposed_is_one_line_and_can_be_hit(slug: str, events: Any) -> None:  # noqa: ANN401
    found = dues(slug, events())
    assert found
    for task in found:
        row = due_row(words(slug), task, lambda _: None, PHONE)
        assert high(row, PHONE) <= ONE_LINE, task
        assert not task.moves or high(row, PHONE) >= TARGET


def paying(*things: str) -> Task:
    """Return somebody who hands in one of each, and may do so otherwise."""
    pays = tuple(Fact(thing, known(1), plain(thing)) for thing in things)
    moves = (Move("feed", plain("Feed")), Move("else", plain("Pay otherwise"), edits=True))
    return Task("t", plain("Konstancja"), "s1", plain("Pays"), moves, owes=Fact("food", known(9)), pays=pays)


async def test_where_the_row_hands_it_in_a_pencil_changes_it(draw: Draw) -> None:
    pressed: list[str] = []
    screen = await draw(lambda: due_row(words("le_havre"), paying("fish"), pressed.append, PHONE))
    pencil = screen.find("move/else")
    assert (pencil.width, pencil.height) == (TARGET, TARGET)
    labels = [one.label for one in screen.all() if isinstance(one, ft.Semantics) and one.label]
    assert labels == ["Pays\nFeed", "Pay otherwise"], "to whoever cannot see it"
    await screen.tap("move/else")
    await screen.tap("task/t")
    assert pressed == ["else", "feed"]


def test_too_much_for_one_line_takes_a_second_and_is_not_cut() -> None:
    many = paying("fish", "wood", "clay", "iron", "grain", "cattle")
    assert high(due_row(words("le_havre"), many, lambda _: None, PHONE), PHONE) > ONE_LINE
    assert high(due_row(words("le_havre"), many, lambda _: None, 2 * PHONE), 2 * PHONE) <= ONE_LINE


def test_where_there_is_width_who_falls_short_has_all_choices_in_one_line() -> None:
    moves = tuple(Move(f"way/{n}", plain("Change: 1 fish")) for n in range(3))
    task = Task("t", plain("Ewa"), "s1", moves=moves, warn=True, owes=Fact("food", known(3)), short=plain("1 short"))
    phone, desk = (high(due_row(words("le_havre"), task, lambda _: None, room), room) for room in (PHONE, 2 * PHONE))
    assert desk <= phone - TARGET


@pytest.mark.parametrize("room", [328, 380, 900])
def test_no_word_of_a_step_of_the_round_end_is_broken(room: float) -> None:
    labels = ("Żniwa zebrane", "Żywienie", "Sklep narzędziowy dla miasta", "Żelazny statek 6")
    stages = tuple(Stage("wood", plain(label), now=at == 1) for at, label in enumerate(labels))
    (row,) = stage_tiles(words("le_havre"), stages, (), frozenset(), lambda _: None, room)
    assert isinstance(row, ft.Row)
    shares = [float(tile.expand or 0) for tile in row.controls]
    for share, label in zip(shares, labels, strict=True):
        inside = share * (room - 24) / sum(shares) - 12
        assert lines_of(label, 13, inside + 1) <= 3, (label, inside)

"""Rounds and nothing finer, as a game without bookkeeping takes them from the kernel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from companion.text import Texts
from scorers.core import rounds
from scorers.core.act import Acts
from scorers.core.acts.round import PLAY_ROUND, RoundPlayed
from scorers.core.core_moves import JUMP_MOVE, form, label
from scorers.core.events import Event
from scorers.core.forms import Pick, Place
from scorers.core.game import Game, apply, check, opening
from scorers.core.keys import TaskKey
from scorers.core.msg import msg
from scorers.core.rounds import RoundFlow
from scorers.core.state import State
from scorers.core.view import Mark
from tests.scorers.kernel_game import GAME, new_setup
from tests.scorers.kernel_game.model import INFO

ROUNDS: Game[Any] = replace(
    cast("Any", GAME),
    begin=lambda setup: opening(INFO, setup, RoundFlow(of=3), {}),
    tasks=rounds.tasks,
    position=rounds.position,
    jumps=rounds.jumps,
    jump=rounds.jump,
    place_name=rounds.place_name,
    acts=Acts[RoundFlow](PLAY_ROUND),
)
"""The kernel game with nothing but its three rounds."""

START: State[RoundFlow] = ROUNDS.begin(new_setup(2))


def played(state: State[RoundFlow], key: str = "round") -> State[RoundFlow]:
    found = form(ROUNDS, state, key, {})
    assert found.event is not None
    assert found.issues == ()
    return apply(ROUNDS, state, found.event)


def codes(state: State[RoundFlow], event: Event) -> set[str]:
    return {issue.code for issue in check(ROUNDS, state, event)}


def test_a_round_follows_the_other_until_all_are_played() -> None:
    state = START
    places = []
    while not state.flow.over:
        places.append(ROUNDS.position(state).key)
        (move,) = PLAY_ROUND.offered(state)
        assert move.place is Place.PRIMARY
        state = played(state, move.key)
    assert places == ["r1", "r2", "r3"]
    assert ROUNDS.position(state).key == "over"
    assert ROUNDS.tasks(state) == frozenset()
    assert tuple(PLAY_ROUND.offered(state)) == ()
    assert state.flow.round == 3


def test_two_people_pressing_at_once_end_a_round_once() -> None:
    event = PLAY_ROUND.made(START, number=1)
    assert [TaskKey.read(key).round for key in event.settles] == [1]
    assert codes(START, event) == set()
    assert codes(apply(ROUNDS, START, event), event) == {"core-task-done"}


@pytest.mark.parametrize("number", [0, 2, 4])
def test_no_other_round_is_played(number: int) -> None:
    assert "core-task-done" in codes(START, PLAY_ROUND.made(START, number=number))
    assert "core-task-done" in codes(START, RoundPlayed(number=number)), "nor when it names no task"


def test_nothing_is_played_after_the_last() -> None:
    over = played(played(played(START)))
    assert "core-task-done" in codes(over, RoundPlayed(number=3))


@pytest.mark.parametrize(("to", "at", "over"), [("r3", 3, False), ("over", 3, True)])
def test_one_can_be_anywhere(to: str, at: int, over: bool) -> None:  # noqa: FBT001
    (ask,) = form(ROUNDS, START, JUMP_MOVE, {}).asks
    assert isinstance(ask, Pick)
    assert [option.key for option in ask.options] == ["r1", "r2", "r3", "over"]
    event = form(ROUNDS, START, JUMP_MOVE, {"to": (to,)}).event
    assert event is not None
    there = apply(ROUNDS, START, event)
    assert (there.flow.round, there.flow.over) == (at, over)
    assert ROUNDS.position(there).key == to
    back = form(ROUNDS, there, JUMP_MOVE, {"to": ("r1",)}).event
    assert back is not None
    assert apply(ROUNDS, there, back) == START


def test_the_track() -> None:
    mark = Mark(2, msg("core-rounds-over"))
    (step,) = rounds.track(START, mark).steps
    assert (step.key, step.at, step.of, step.marks) == ("round", 1, 3, (mark,))
    (step,) = rounds.track(played(played(played(START)))).steps
    assert (step.key, step.at) == ("over", None)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Round 2", "Round 1 is over", "All rounds are played"]),
        ("pl", ["Runda 2", "Koniec rundy 1", "Wszystkie rundy rozegrane"]),
    ],
)
def test_in_words(language: str, said: list[str]) -> None:
    say = Texts(language)
    places = (rounds.place_name("r2"), label(ROUNDS, RoundPlayed(number=1)), rounds.place_name("over"))
    assert [say(message, {}) for message in places] == said

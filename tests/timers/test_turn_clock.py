import json
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timers import FakeClock, Stopwatch, TurnClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def seconds(time: timedelta) -> float:
    return time.total_seconds()


def test_a_new_one_stands_still(clock: FakeClock) -> None:
    game = TurnClock()
    clock.advance(60)
    assert not game.running
    assert seconds(game.table_time(clock.now())) == 0
    assert seconds(game.seat_time("ala", clock.now())) == 0


def test_turns_go_round(clock: FakeClock) -> None:
    game = TurnClock().resume(clock.now())
    for seat, turn in (("ala", 30), ("ola", 20), ("ala", 10)):
        game = game.switch(seat, clock.now())
        clock.advance(turn)
    assert seconds(game.seat_time("ala", clock.now())) == 40
    assert seconds(game.seat_time("ola", clock.now())) == 20
    assert seconds(game.table_time(clock.now())) == 60


def test_while_all_act_at_once_only_the_table_counts(clock: FakeClock) -> None:
    game = TurnClock().resume(clock.now()).switch("ala", clock.now())
    clock.advance(5)
    game = game.switch(None, clock.now())
    clock.advance(7)
    assert seconds(game.seat_time("ala", clock.now())) == 5
    assert seconds(game.table_time(clock.now())) == 12


def test_a_pause_stops_both_and_remembers_whose_turn_it_is(clock: FakeClock) -> None:
    game = TurnClock().resume(clock.now()).switch("ala", clock.now())
    clock.advance(5)
    game = game.pause(clock.now())
    clock.advance(600)
    assert seconds(game.table_time(clock.now())) == 5
    game = game.resume(clock.now())
    clock.advance(1)
    assert game.acting == "ala"
    assert seconds(game.seat_time("ala", clock.now())) == 6


def test_switching_in_a_pause_starts_nothing(clock: FakeClock) -> None:
    game = TurnClock().switch("ala", clock.now())
    clock.advance(60)
    assert seconds(game.seat_time("ala", clock.now())) == 0
    game = game.resume(clock.now())
    clock.advance(2)
    assert seconds(game.seat_time("ala", clock.now())) == 2


def test_it_goes_on_after_sleep_and_restart(clock: FakeClock) -> None:
    game = TurnClock().resume(clock.now()).switch("ala", clock.now())
    stored = json.dumps(game.to_dict())
    clock.advance(3600)
    again = TurnClock.from_dict(json.loads(stored))
    assert again == game
    assert seconds(again.table_time(clock.now())) == 3600
    assert seconds(again.seat_time("ala", clock.now())) == 3600


def test_a_clock_set_back_makes_nothing_negative(clock: FakeClock) -> None:
    game = TurnClock().resume(clock.now()).switch("ala", clock.now())
    clock.advance(-7200)
    game = game.switch("ola", clock.now()).pause(clock.now())
    assert seconds(game.table_time(clock.now())) == 0
    assert seconds(game.seat_time("ala", clock.now())) == 0


def test_two_watches_cannot_run_at_once(clock: FakeClock) -> None:
    running = Stopwatch().start(clock.now())
    with pytest.raises(ValueError, match="ala"):
        TurnClock(running, {"ala": running, "ola": running}, "ola")


def test_no_turn_runs_in_a_pause(clock: FakeClock) -> None:
    with pytest.raises(ValueError, match="ala"):
        TurnClock(Stopwatch(), {"ala": Stopwatch().start(clock.now())}, "ala")


def test_the_seats_cannot_be_changed_from_outside() -> None:
    seats: dict[str, Stopwatch] = {}
    game = TurnClock(seats=seats)
    seats["ala"] = Stopwatch()
    assert not game.seats


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"seats": [], "table": {"seconds": 0}},
        {"seats": {}, "table": None},
        {"seats": {}, "table": {"seconds": 0}, "acting": 3},
        {"seats": {"ala": None}, "table": {"seconds": 0}},
    ],
    ids=str,
)
def test_damaged_plain_values_are_refused(plain: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        TurnClock.from_dict(plain)


STEPS = st.tuples(st.sampled_from(["resume", "pause", "ala", "ola", "nobody"]), st.integers(0, 100_000))


@given(st.lists(STEPS))
def test_turns_never_add_up_to_more_than_the_table(steps: list[tuple[str, int]]) -> None:
    game, clock = TurnClock(), FakeClock()
    for step, passed in steps:
        match step:
            case "resume":
                game = game.resume(clock.now())
            case "pause":
                game = game.pause(clock.now())
            case seat:
                game = game.switch(None if seat == "nobody" else seat, clock.now())
        clock.advance(passed)
        turns = game.seat_time("ala", clock.now()) + game.seat_time("ola", clock.now())
        assert turns <= game.table_time(clock.now())
    assert TurnClock.from_dict(game.to_dict()) == game

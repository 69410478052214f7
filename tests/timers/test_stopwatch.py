from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timers import FakeClock, Stopwatch, SystemClock

START = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)


def after(seconds: float) -> datetime:
    return START + timedelta(seconds=seconds)


def test_a_new_one_stands_at_zero() -> None:
    assert Stopwatch().elapsed(START) == timedelta(0)
    assert not Stopwatch().running


def test_it_counts_while_it_runs_and_keeps_what_it_has() -> None:
    watch = Stopwatch().start(START)
    assert watch.running
    assert watch.elapsed(after(10)) == timedelta(seconds=10)
    watch = watch.pause(after(10)).start(after(100))
    assert watch.elapsed(after(105)) == timedelta(seconds=15)


def test_starting_or_pausing_twice_changes_nothing() -> None:
    running = Stopwatch().start(START)
    assert running.start(after(5)) is running
    paused = running.pause(after(5))
    assert paused.pause(after(50)) is paused


def test_a_night_asleep_counts_only_if_it_was_left_running() -> None:
    running = Stopwatch().start(START)
    assert running.elapsed(after(8 * 3600)) == timedelta(hours=8)
    assert running.pause(after(60)).elapsed(after(8 * 3600)) == timedelta(minutes=1)


def test_a_clock_set_back_never_takes_time_away() -> None:
    watch = Stopwatch(timedelta(seconds=30)).start(START)
    assert watch.elapsed(after(-3600)) == timedelta(seconds=30)
    assert watch.pause(after(-3600)).elapsed(after(0)) == timedelta(seconds=30)


@pytest.mark.parametrize(
    ("accumulated", "started_at"),
    [(timedelta(seconds=-1), None), (timedelta(0), datetime(2026, 1, 1))],  # noqa: DTZ001 - a naive moment is the point
    ids=["negative", "no zone"],
)
def test_values_no_stopwatch_can_have_are_refused(accumulated: timedelta, started_at: datetime | None) -> None:
    with pytest.raises(ValueError, match="stopwatch"):
        Stopwatch(accumulated, started_at)


def test_another_zone_is_the_same_moment() -> None:
    warsaw = START.astimezone(timezone(timedelta(hours=1)))
    assert Stopwatch().start(warsaw).to_dict()["started_at"] == "2026-03-01T19:30:00+00:00"


@given(st.timedeltas(timedelta(0), timedelta(days=10_000)), st.none() | st.datetimes(timezones=st.just(UTC)))
def test_plain_values_and_back(accumulated: timedelta, started_at: datetime | None) -> None:
    watch = Stopwatch(accumulated, started_at)
    assert Stopwatch.from_dict(watch.to_dict()) == watch


@given(st.lists(st.tuples(st.sampled_from(["start", "pause"]), st.integers(-10_000, 10_000))))
def test_never_negative_whatever_the_clock_does(steps: list[tuple[str, int]]) -> None:
    watch, clock = Stopwatch(), FakeClock()
    for step, seconds in steps:
        before = watch.accumulated
        clock.advance(seconds)
        watch = watch.start(clock.now()) if step == "start" else watch.pause(clock.now())
        assert watch.accumulated >= before
        assert watch.elapsed(clock.now()) >= timedelta(0)


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"seconds": "90"},
        {"seconds": True},
        {"seconds": 1e300},
        {"seconds": timedelta.max.total_seconds()},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": -1},
        {"seconds": 0, "started_at": 5},
        {"seconds": 0, "started_at": "yesterday"},
        {"seconds": 0, "started_at": "2026-01-01T00:00:00"},
    ],
    ids=str,
)
def test_damaged_plain_values_are_refused(plain: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Stopwatch.from_dict(plain)


def test_the_clock_of_the_machine_is_in_utc() -> None:
    assert SystemClock().now().tzinfo is UTC
    assert SystemClock().now() <= SystemClock().now()

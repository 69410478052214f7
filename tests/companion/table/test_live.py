"""Everybody who looks at a table is told of changes, and nobody who has left."""

import pytest

from companion.table.live import LiveTable
from tests.companion.table.support import Play


def test_watchers_are_told_until_they_leave() -> None:
    live = LiveTable("t1", Play().table)
    told: list[str] = []
    leave = live.watch(lambda: told.append("phone"))
    live.watch(lambda: told.append("tablet"))
    live.tell()
    leave()
    leave()
    live.tell()
    assert told == ["phone", "tablet", "tablet"]


def test_a_watcher_may_leave_while_being_told() -> None:
    live = LiveTable("t1", Play().table)
    told: list[str] = []

    def listen() -> None:
        told.append("phone")
        leave()

    leave = live.watch(listen)
    live.tell()
    live.tell()
    assert told == ["phone"]


def test_who_is_gone_for_good_is_not_told_again() -> None:
    live = LiveTable("t1", Play().table)
    told: list[str] = []

    def listen() -> bool:
        told.append("phone")
        return False

    live.watch(listen)
    live.tell()
    live.tell()
    assert told == ["phone"]


def test_one_who_fails_hurts_nobody_and_is_not_told_again(caplog: pytest.LogCaptureFixture) -> None:
    live = LiveTable("t1", Play().table)
    told: list[str] = []

    def broken() -> None:
        told.append("broken")
        raise RuntimeError("the page is gone")

    live.watch(broken)
    live.watch(lambda: told.append("tablet"))
    live.tell()
    live.tell()
    assert told == ["broken", "tablet", "tablet"]
    assert "table t1" in caplog.text


def test_a_table_is_no_finished_play_before_somebody_says_so() -> None:
    assert not LiveTable("t1", Play().table).recorded
    assert LiveTable("t1", Play().table, recorded=True).recorded

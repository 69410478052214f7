"""What a device that has come in has of the app: its own table, its own seat, its own settings; of the rest nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.app.doors import Shut
from companion.app.hands import May
from companion.app.library import Library
from companion.app.session import TableSession
from companion.app.visits import OneTable, Visit
from companion.storage.errors import StorageCode, StorageError
from companion.storage.records import Settings
from scorers.core.sheet import Sheet
from tests.scorers.kernel_game import GAME, new_setup
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")


def come(library: Library, table: str = "t1") -> Visit:
    """A device that has just come in."""
    if library.doors.door(table) is None:
        library.doors.open(table)
    key = library.doors.join(table)
    assert not isinstance(key, Shut)
    guest = library.doors.guest(key)
    assert guest is not None
    return Visit(library.doors, guest)


def test_a_device_is_whose_seat_it_takes_and_may_what_the_host_allows(library: Library) -> None:
    visit = come(library)
    assert (visit.seat, visit.may(), visit.hand().seat) == ("", May.LOOK, "")
    visit.sit("s2")
    assert (visit.seat, visit.may()) == ("s2", May.ALL)
    library.doors.allow("t1", own_only=True)
    hand = visit.hand()
    assert (hand.device, hand.seat, hand.invited, hand.may and hand.may()) == (visit.id, "s2", True, May.OWN)
    library.doors.remove(visit.id)
    assert (visit.guest, visit.seat, visit.may()) == (None, "", May.LOOK)


def test_a_seat_is_taken_by_another_device_with_a_page_open(library: Library) -> None:
    visit, other, idle, looks = (come(library) for _ in range(4))
    for one, seat in ((visit, "s1"), (other, "s2"), (idle, "s3")):
        one.sit(seat)
    for one in (visit, other, looks):
        library.doors.came(one.id)
    assert visit.taken == {"s2"}
    assert other.taken == {"s1"}
    assert looks.taken == {"s1", "s2"}
    library.doors.close("t1")
    assert visit.taken == frozenset()


def test_a_device_hears_of_its_own_table_only(library: Library) -> None:
    visit, elsewhere = come(library), come(library, "t2")
    told: list[str] = []
    end = visit.watch(lambda: told.append("t1"))
    elsewhere.sit("s1")
    assert told == []
    visit.sit("s1")
    assert told == ["t1"]
    end()
    visit.sit("s2")
    assert told == ["t1"]


def test_of_the_library_a_device_has_its_table_and_nothing_else(library: Library) -> None:
    mine, other = library.start(new_setup(2)), library.start(new_setup(2))
    one = OneTable(library, mine.key)
    assert one.table(mine.key) is mine
    assert (one.game(GAME.slug), one.games(), one.clock) == (GAME, library.games(), library.clock)
    library._store.notices.add(StorageCode.NOT_FOUND, file="x")
    assert (one.is_checked, one.notices()) == (True, ())
    assert len(library.notices()) == 1, "what happened to files is still the host's to hear"
    asked: tuple[Callable[[str], object], ...] = (one.table, one.play)
    for ask in asked:
        with pytest.raises(StorageError) as refused:
            ask(other.key)
        assert (refused.value.code, refused.value.params) == (StorageCode.NOT_FOUND, {"file": other.key})


def everything(seated: TableSession, n: int = 1) -> Sheet:
    """Closing answers, all alike."""
    return {asked.key: dict.fromkeys(asked.seats, n) for asked in seated.closing().asked}


def test_what_a_device_does_at_its_table_is_listed_kept_and_told(library: Library, clock: FakeClock) -> None:
    live, other = library.start(new_setup(2)), library.start(new_setup(2))
    one = OneTable(library, live.key)
    seated = TableSession(one, live, "phone")  # type: ignore[arg-type]
    told: list[int] = []
    live.watch(lambda: told.append(live.table.n))
    one.wake()
    assert told == [0]
    assert seated.run_clock(on=True).n == 0
    assert library._store.clocks.get(live.key) is not None
    clock.advance(60)
    assert seated.finish(everything(seated)).taken
    play, points = one.play(live.key)
    assert points
    assert points == seated.counted(seated.answers)
    clock.advance(3600)
    assert seated.mend(everything(seated, 2)).taken
    again, _ = one.play(live.key)
    assert (again.finished_at, again.seconds) == (play.finished_at, play.seconds)
    at_another = TableSession(library, other, "host")
    assert at_another.finish(everything(at_another)).taken
    before, _ = library.play(other.key)
    with pytest.raises(StorageError):
        one.keep_times(before.model_copy(update={"seconds": 1}))
    assert library.play(other.key)[0] == before


def test_a_device_keeps_its_own_settings(library: Library) -> None:
    one = OneTable(library, library.start(new_setup(2)).key)
    mine = Settings(device="phone", language="pl")
    one.keep_settings(mine)
    assert one.settings("phone") == library.settings("phone") == mine

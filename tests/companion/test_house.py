"""The house: tables come back as they were left, plays are written down once, doors open one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.services.house import Door, House
from companion.services.plays import breakdown_of
from companion.storage.errors import StorageCode, StorageError
from companion.table.live import LiveTable
from companion.table.model import Command
from companion.ui.store import LivePort
from scorers.core import common
from scorers.core.events import Scored
from scorers.core.msg import msg
from scorers.core.score import Rank
from scorers.core.setup import Seat, Setup
from tests.scorers.kernel_game import GAME, installed, new_setup
from timers.clock import FakeClock


@pytest.fixture(autouse=True, scope="module")
def kernel() -> Iterator[None]:
    with installed():
        yield


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def house(tmp_path: Path, clock: FakeClock) -> Iterator[House]:
    opened = House.open(tmp_path / "data", clock)
    yield opened
    opened.close()


def scored(live: LiveTable) -> Scored:
    sheet = GAME.sheet(live.table.setup, live.table.state)
    entries = {f.key: {seat: (f.known or {}).get(seat, 1) for seat in f.seats} for f in sheet.fields}
    return Scored(entries={key: dict(given) for key, given in entries.items()})


def port(house: House, live: LiveTable, device: str = "phone") -> LivePort:
    return LivePort(house, live, device)


def test_a_table_comes_back_as_it_was_left(tmp_path: Path, clock: FakeClock) -> None:
    house = House.open(tmp_path, clock)
    live = house.start(new_setup(2))
    shown = port(house, live)
    assert shown.do(shown.form("rest/s1", {})).taken
    assert shown.do(shown.form("rest/s2", {})).taken
    assert shown.undo().taken
    before, undo, redo = live.table.state, shown.undo_label, shown.redo_label
    house.close()
    again = House.open(tmp_path, clock)
    back = again.table(live.key)
    assert back.table.state == before
    assert (port(again, back).undo_label, port(again, back).redo_label) == (undo, redo)
    assert [entry.id for entry in again.open_tables()] == [live.key]
    assert port(again, back).redo().taken
    again.close()


def test_the_people_and_how_they_play_are_remembered(house: House) -> None:
    plain = new_setup(3)
    seats = tuple(
        Seat.model_validate({**seat.model_dump(), "person": house.meet(seat.name).id}) for seat in plain.seats
    )
    setup = Setup.model_validate({**plain.model_dump(), "seats": seats})
    house.start(setup)
    last = house.last_table(setup.slug)
    assert last is not None
    names = {person.id: person.name for person in house.people()}
    assert [names[seat.person or ""] for seat in last.seats] == [seat.name for seat in setup.seats]
    assert last.choices["keeps"] == list(setup.keeps)
    house.start(setup)
    assert len(house.people()) == 3, "the same people are not met twice"


def test_a_scored_play_is_written_down_once_and_taken_up_again_by_undo(house: House, clock: FakeClock) -> None:
    live = house.start(new_setup(2))
    clock.advance(60)
    outcome = live.table.do(Command("end", scored(live), live.table.n))
    assert outcome.taken
    house.changed(live)
    house.changed(live)
    [play] = house.store.plays.listed()
    assert (play.id, play.seconds, house.open_tables()) == (live.key, 60, ())
    result = house.store.plays.result(live.key)
    assert result is not None
    shown = GAME.score(live.table.setup, live.table.state.sheet or {}, live.table.state.rulings)
    assert breakdown_of(result) == shown
    assert [seat.rank for seat in play.seats] == [rank.place for rank in _in_seat_order(shown.ranking().places)]
    assert port(house, live).undo().taken
    assert house.store.plays.listed() == ()
    assert [entry.id for entry in house.open_tables()] == [live.key]


def _in_seat_order(places: tuple[Rank, ...]) -> list[Rank]:
    return sorted(places, key=lambda rank: rank.seat)


def test_a_play_scored_in_the_moment_the_app_died_is_written_down_when_it_opens(tmp_path: Path) -> None:
    house = House.open(tmp_path)
    live = house.start(new_setup(2))
    live.table.do(Command("end", scored(live), live.table.n))  # the journal has it, the list of plays not yet
    house.close()
    again = House.open(tmp_path)
    again.table(live.key)
    assert [play.id for play in again.store.plays.listed()] == [live.key]
    assert again.open_tables() == ()
    again.close()


def test_what_the_disk_refuses_is_said_and_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = house.start(new_setup(2))
    shown = port(house, live)
    form, before = shown.form("rest/s1", {}), live.table.state

    def full(_line: object) -> None:
        raise StorageError(StorageCode.FULL_DISK, path="somewhere")

    with monkeypatch.context() as broken:
        broken.setattr(live.table._journal, "append", full)
        outcome = shown.do(form)
    assert not outcome.taken
    assert outcome.why is not None
    assert outcome.why.id == "storage-full-disk"
    assert live.table.state is before
    assert shown.do(form).taken


def test_a_list_of_plays_that_cannot_be_written_costs_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = house.start(new_setup(2))

    def full(*_: object) -> None:
        raise StorageError(StorageCode.FULL_DISK, path="plays.json")

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "finish", full)
        live.table.do(Command("end", scored(live), live.table.n))
        house.changed(live)
    assert [notice.code for notice in house.notices()] == [StorageCode.FULL_DISK]
    house.changed(live)
    assert [play.id for play in house.store.plays.listed()] == [live.key]


def test_everybody_who_looks_is_told(house: House) -> None:
    live = house.start(new_setup(2))
    phone, tablet = port(house, live), port(house, live, "tablet")
    told: list[str] = []
    tablet.watch(lambda: told.append("tablet"))
    assert phone.do(phone.form("rest/s1", {})).taken
    assert told == ["tablet"]
    assert tablet.view == phone.view
    house.wake()
    assert told == ["tablet", "tablet"]


def test_what_another_device_did_says_so(house: House) -> None:
    live = house.start(new_setup(2))
    phone, tablet = port(house, live), port(house, live, "tablet")
    assert phone.do(phone.form("rest/s1", {})).taken
    assert phone.undo_label is not None
    assert tablet.undo_label == msg("ui-by-other", what=phone.undo_label)
    assert [entry.who for entry in phone.log()] == [""]
    assert all(entry.who for entry in tablet.log())


def test_two_devices_press_the_same_thing_and_it_happens_once(house: House) -> None:
    live = house.start(new_setup(2))
    phone, tablet = port(house, live), port(house, live, "tablet")
    one, two = phone.form("rest/s1", {}), tablet.form("rest/s1", {})
    assert phone.do(one).taken
    late = tablet.do(two)
    assert not late.taken
    assert late.why is not None
    assert late.why.id == "core-happened-instead"


def test_the_clock_follows_the_turn_and_survives_a_restart(tmp_path: Path, clock: FakeClock) -> None:
    house = House.open(tmp_path, clock)
    live = house.start(new_setup(2))
    shown = port(house, live)
    shown.run_clock(on=True)
    clock.advance(10)
    assert shown.do(shown.form("rest/s1", {})).taken
    clock.advance(5)
    house.close()
    again = House.open(tmp_path, clock)
    clocks = port(again, again.table(live.key)).clocks()
    assert clocks.running
    assert clocks.table.total_seconds() == 15
    assert [time.total_seconds() for _, time in clocks.seats] == [10, 5]
    again.close()


def test_a_form_that_is_not_complete_records_nothing(house: House) -> None:
    shown = port(house, house.start(new_setup(2)))
    form = shown.form("gather/s1", {})
    assert form.event is None
    assert shown.do(form).why == msg("core-not-complete")


def test_a_rule_is_shown_once_on_each_device(house: House) -> None:
    live = house.start(new_setup(2))
    phone, tablet = port(house, live), port(house, live, "tablet")
    phone.see("feast")
    assert phone.seen("feast")
    assert not tablet.seen("feast")


def test_a_table_put_away_can_be_brought_back(house: House) -> None:
    live = house.start(new_setup(2))
    house.put_away(live.key)
    assert house.open_tables() == ()
    house.bring_back(live.key)
    assert [entry.id for entry in house.open_tables()] == [live.key]
    assert house.table(live.key).table.state == live.table.state


def test_what_is_kept_and_ruled_is_offered_as_switches(house: House) -> None:
    live = house.start(new_setup(2))
    shown = port(house, live)
    assert {switch.move for switch in shown.keeps} == {common.keep_move(keep.id) for keep in GAME.info.keeps}
    assert {switch.move for switch in shown.rulings} == {common.ruling_move(r.id) for r in GAME.info.rulings}


def test_a_second_door_says_where_the_first_one_is(tmp_path: Path) -> None:
    first, second = Door(tmp_path), Door(tmp_path)
    assert first.house() is first.house()
    first.announce("http://127.0.0.1:8550")
    with pytest.raises(StorageError) as refused:
        second.house()
    assert refused.value.params["address"] == "http://127.0.0.1:8550"
    first.close()
    first.close()
    assert second.house().open_tables() == ()
    second.close()

"""The library: tables come back as they were left, plays are written down once, one process at a time opens it."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from companion.app import library as library_module
from companion.app import plays
from companion.app.library import Library, LibraryOpener
from companion.app.session import TableSession
from companion.storage.documents import KeyedTable
from companion.storage.errors import StorageCode, StorageError
from companion.storage.lock import LOCK_FILE
from companion.storage.records import LastTable
from companion.storage.store import Store
from companion.table.live import LiveTable
from companion.table.model import Command, ReplayError
from scorers.core import core_moves
from scorers.core.events import Scored
from scorers.core.glance import Pieces, Wall
from scorers.core.msg import msg
from scorers.core.score import Rank
from scorers.core.setup import Seat, Setup
from scorers.core.view import Step, Track
from tests.e2e.staged import agreed
from tests.scorers.kernel_game import GAME, new_setup
from tests.wire.tables import a_table
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")


def scored(live: LiveTable) -> Scored:
    sheet = GAME.sheet(live.table.setup, live.table.state)
    entries = {f.key: {seat: (f.known or {}).get(seat, 1) for seat in f.seats} for f in sheet.asked}
    return Scored(entries={key: dict(given) for key, given in entries.items()})


def session(library: Library, live: LiveTable, device: str = "phone") -> TableSession:
    return TableSession(library, live, device)


def test_a_table_comes_back_as_it_was_left(tmp_path: Path, clock: FakeClock) -> None:
    library = Library.open(tmp_path, clock)
    live = library.start(new_setup(2))
    shown = session(library, live)
    assert shown.do(shown.form("rest/s1", {})).taken
    assert shown.do(shown.form("rest/s2", {})).taken
    assert shown.undo().taken
    before, undo, redo = live.table.state, shown.undo_label, shown.redo_label
    library.close()
    again = Library.open(tmp_path, clock)
    back = again.table(live.key)
    assert back.table.state == before
    assert (session(again, back).undo_label, session(again, back).redo_label) == (undo, redo)
    assert [entry.id for entry in again.open_tables()] == [live.key]
    assert session(again, back).redo().taken
    again.close()


def test_the_people_and_how_they_play_are_remembered(library: Library) -> None:
    plain = new_setup(3)
    seats = tuple(
        Seat.model_validate({**seat.model_dump(), "person": library.meet(seat.name).id}) for seat in plain.seats
    )
    setup = Setup.model_validate({**plain.model_dump(), "seats": seats})
    library.start(setup)
    last = library.last_table(setup.slug)
    assert last is not None
    names = {person.id: person.name for person in library.people()}
    assert [names[seat.person or ""] for seat in last.seats] == [seat.name for seat in setup.seats]
    assert last.choices["keeps"] == list(setup.keeps)
    library.start(setup)
    assert len(library.people()) == 3, "the same people are not met twice"


def test_whoever_sits_down_without_a_name_of_a_person_is_nobody_to_remember(library: Library) -> None:
    library.start(new_setup(3))
    assert library.people() == ()


def test_the_people_who_played_last_come_first(library: Library, clock: FakeClock) -> None:
    library.meet("Never")
    for name in ("Once", "Lately"):
        clock.advance(60)
        plain = new_setup(2)
        sat = Seat.model_validate({**plain.seats[0].model_dump(), "name": name, "person": library.meet(name).id})
        library.start(Setup.model_validate({**plain.model_dump(), "seats": (sat, *plain.seats[1:])}))
    assert [person.name for person in library.people()] == ["Lately", "Once", "Never"]


def test_the_games_that_were_begun_last_come_first(library: Library, clock: FakeClock) -> None:
    library._store.last_tables.put(LastTable(slug="builders"))  # of a time when nobody wrote down when
    library.start(new_setup(2))
    clock.advance(60)
    a_table(library, "little_town")
    assert library.last_played() == ("little_town", "kernel", "builders")
    clock.advance(60)
    library.start(new_setup(2))
    assert library.last_played() == ("kernel", "little_town", "builders")


def test_where_the_clock_ran_it_says_how_long_a_play_took(library: Library, clock: FakeClock) -> None:
    live = library.start(new_setup(2))
    seated = session(library, live)
    clock.advance(20)
    for on in (True, False):
        seated.run_clock(on=on)
        clock.advance(30)
    assert seated.finish(scored(live).entries).taken
    assert [play.seconds for play in library.plays()] == [30]


def test_a_scored_play_is_written_down_once_and_taken_up_again_by_undo(library: Library, clock: FakeClock) -> None:
    live = library.start(new_setup(2))
    assert session(library, live).do(session(library, live).form("rest/s1", {})).taken
    clock.advance(60)
    outcome = live.table.do(Command("end", scored(live), live.table.n))
    assert outcome.taken
    library.committed(live)
    library.committed(live)
    [play] = library.plays()
    assert (play.id, play.seconds, library.open_tables()) == (live.key, 60, ())
    result = library.play(live.key)[1]
    shown = GAME.score(live.table.setup, live.table.state.sheet or {}, live.table.state.rulings)
    early = msg("app-ended-at", where=msg("ui-step-of", what=msg("kernel-step-round", n=1), at=1, of=3))
    assert result == replace(shown, notes=(*shown.notes, early)), "it was ended in its first round"
    assert (play.finished_at - play.started_at).total_seconds() == 60
    assert not any(seat.at_least for seat in play.seats)
    assert [seat.rank for seat in play.seats] == [rank.place for rank in _in_seat_order(shown.ranking().places)]
    assert session(library, live).undo().taken
    assert library.plays() == ()
    assert [entry.id for entry in library.open_tables()] == [live.key]


def test_what_was_only_counted_is_not_said_to_have_been_ended_in_the_first_round(library: Library) -> None:
    live = library.start(new_setup(2))
    assert live.table.do(Command("end", scored(live), live.table.n)).taken
    assert not [note for note in plays.scored(live.table).notes if note.id in plays.EARLY]


MEN = Pieces("action", 1, 3)


@pytest.mark.parametrize(
    ("over", "track", "said"),
    [
        pytest.param(True, Track(()), [], id="over"),
        pytest.param(False, Track(()), ["app-ended-early"], id="nothing is known of its rounds"),
        pytest.param(False, Track((Step("goal", msg("app-total"), 4, 17),), line=Wall(17, ())), [], id="a race"),
        pytest.param(
            False,
            Track((Step("round", msg("app-total"), 6),), line=Wall(17, ()), pieces=MEN),
            ["app-ended-early"],
            id="a race turn by turn",
        ),
    ],
)
def test_only_a_play_that_did_not_come_to_its_end_says_so(
    library: Library, track: Track, said: list[str], *, over: bool
) -> None:
    table = library.start(new_setup(2)).table
    state = replace(table.state, flow=replace(table.state.flow, over=over))
    untold = replace(GAME.view(state, None), track=track)
    game = SimpleNamespace(score=GAME.score, view=lambda *_: untold, closing=GAME.closing)
    played = SimpleNamespace(event=None)
    there: Any = SimpleNamespace(game=game, setup=table.setup, state=state, since=lambda _: (played,))
    assert [note.id for note in plays.scored(there).notes if note.id in plays.EARLY] == said


def test_a_play_taken_up_again_is_written_down_anew_with_its_next_count(library: Library) -> None:
    live = library.start(new_setup(2))
    seated = session(library, live)
    assert seated.finish(scored(live).entries).taken
    assert seated.correct().taken
    assert seated.do(seated.form("rest/s1", {})).taken
    assert seated.finish(scored(live).entries).taken
    [play] = library.plays()
    assert (play.id, library.open_tables()) == (live.key, ())


def _in_seat_order(places: tuple[Rank, ...]) -> list[Rank]:
    return sorted(places, key=lambda rank: rank.seat)


def test_a_play_scored_in_the_moment_the_app_died_is_written_down_when_it_opens(tmp_path: Path) -> None:
    library = Library.open(tmp_path)
    live = library.start(new_setup(2))
    live.table.do(Command("end", scored(live), live.table.n))  # the journal has it, the list of plays not yet
    library.close()
    again = Library.open(tmp_path)
    again.table(live.key)
    assert [play.id for play in again.plays()] == [live.key]
    assert again.open_tables() == ()
    again.close()


def test_what_the_disk_refuses_is_said_and_has_not_happened(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    live = library.start(new_setup(2))
    shown = session(library, live)
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


def test_a_list_of_plays_that_cannot_be_written_costs_nothing(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = library.start(new_setup(2))

    def full(*_: object) -> None:
        raise StorageError(StorageCode.FULL_DISK, path="plays.json")

    with monkeypatch.context() as broken:
        broken.setattr(library._store, "finish", full)
        live.table.do(Command("end", scored(live), live.table.n))
        library.committed(live)
    assert [said.id for said in library.notices()] == [f"storage-{StorageCode.FULL_DISK}"]
    library.committed(live)
    assert [play.id for play in library.plays()] == [live.key]


def test_a_clock_that_cannot_be_kept_is_told_and_goes_on(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    live = library.start(new_setup(2))
    seated = session(library, live)

    def full(*_: object) -> None:
        raise StorageError(StorageCode.FULL_DISK, path="clocks.json")

    with monkeypatch.context() as broken:
        broken.setattr(library._store.clocks, "put", full)
        seated.run_clock(on=True)
    assert [said.id for said in library.notices()] == [f"storage-{StorageCode.FULL_DISK}"]
    assert seated.clocks().running


def test_everybody_who_looks_is_told(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    told: list[str] = []
    tablet.watch(lambda: told.append("tablet"))
    assert phone.do(phone.form("rest/s1", {})).taken
    assert told == ["tablet"]
    assert tablet.view == phone.view
    library.wake()
    assert told == ["tablet", "tablet"]


def test_what_another_device_did_says_so(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    assert phone.do(phone.form("rest/s1", {})).taken
    assert phone.undo_label is not None
    assert tablet.undo_label == msg("ui-by-other", what=phone.undo_label)
    ours, theirs = phone.in_hand(1), tablet.in_hand(1)
    assert ours is not None
    assert theirs is not None
    assert (ours.who, theirs.who) == ("", "phone")


def test_two_devices_press_the_same_thing_and_it_happens_once(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    one, two = phone.form("rest/s1", {}), tablet.form("rest/s1", {})
    assert phone.do(one).taken
    late = tablet.do(two)
    assert not late.taken
    assert late.why is not None
    assert late.why.id == "core-happened-instead"


def test_the_clock_follows_the_turn_and_survives_a_restart(tmp_path: Path, clock: FakeClock) -> None:
    library = Library.open(tmp_path, clock)
    live = library.start(new_setup(2))
    shown = session(library, live)
    shown.run_clock(on=True)
    clock.advance(10)
    assert shown.do(shown.form("rest/s1", {})).taken
    clock.advance(5)
    library.close()
    again = Library.open(tmp_path, clock)
    clocks = session(again, again.table(live.key)).clocks()
    assert clocks.running
    assert clocks.table.total_seconds() == 15
    assert [time.total_seconds() for _, time in clocks.seats] == [10, 5]
    again.close()


def test_a_form_that_is_not_complete_records_nothing(library: Library) -> None:
    shown = session(library, library.start(new_setup(2)))
    form = shown.form("gather/s1", {})
    assert form.event is None
    assert shown.do(form).why == msg("core-not-complete")


def test_a_rule_is_shown_once_on_each_device(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    phone.see("feast")
    assert phone.seen("feast")
    assert not tablet.seen("feast")


def test_a_play_looked_at_again_stays_as_it_was_written_down(tmp_path: Path, clock: FakeClock) -> None:
    library = Library.open(tmp_path, clock)
    live = library.start(new_setup(2))
    seated = session(library, live)
    seated.run_clock(on=True)
    clock.advance(30)
    seated.run_clock(on=False)
    clock.advance(60)
    assert seated.finish(scored(live).entries).taken
    library.close()
    again = Library.open(tmp_path, clock)
    assert session(again, again.table(live.key)).finished
    assert [play.seconds for play in again.plays()] == [30]
    again.close()


def test_a_table_put_away_can_be_brought_back(library: Library) -> None:
    live = library.start(new_setup(2))
    library.put_away(live.key)
    assert library.open_tables() == ()
    library.bring_back(live.key)
    assert [entry.id for entry in library.open_tables()] == [live.key]
    assert library.table(live.key).table.state == live.table.state


def test_a_door_is_open_as_long_as_its_table(library: Library) -> None:
    away, gone, played = (library.start(new_setup(2)) for _ in range(3))
    for live in (away, gone, played):
        library.doors.open(live.key)
    library.put_away(away.key)
    library.clear(gone.key)
    assert library.doors.tables() == (played.key,)
    seated = session(library, played)
    assert seated.finish(scored(played).entries).taken
    assert library.doors.over == {played.key}
    assert seated.undo().taken
    assert library.doors.over == frozenset()


def test_tables_of_a_title_that_is_not_on_the_shelf_are_not_listed(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.put_away(library.start(new_setup(2)).key)
    library.start(new_setup(2))
    assert (len(library.open_tables()), len(library.tables_put_away())) == (1, 1)
    monkeypatch.setattr(library, "games", lambda: ())
    assert (library.open_tables(), library.tables_put_away()) == ((), ())


def test_a_play_whose_points_are_lost_is_still_there(library: Library) -> None:
    live = library.start(new_setup(2))
    assert session(library, live).finish(scored(live).entries).taken
    before, points = library.play(live.key)
    assert points is not None
    (library.folder / "plays" / f"{live.key}.json").unlink()
    library.keep_times(before.model_copy(update={"seconds": 1}))
    library.keep_times(before.model_copy(update={"id": "nobody knows"}))
    assert library.play(live.key) == (before, None), "what is not there is not written anew"


def test_time_is_shown_once_some_has_been_taken(library: Library, clock: FakeClock) -> None:
    seated = session(library, library.start(new_setup(2)))
    shown = [seated.timed]
    for on, seconds in ((True, 0), (False, 5), (True, 5), (False, 0)):
        seated.run_clock(on=on)
        clock.advance(seconds)
        shown.append(seated.timed)
    assert shown == [False, True, False, True, True]


def test_a_table_at_which_nothing_happened_is_forgotten_for_good(library: Library) -> None:
    live, other = library.start(new_setup(2)), library.start(new_setup(2))
    library.clear(live.key)
    assert [entry.id for entry in library.open_tables()] == [other.key]
    assert library.tables_put_away() == ()
    with pytest.raises(StorageError):
        library.table(live.key)


def test_a_play_that_is_mended_was_played_when_it_was_played(library: Library, clock: FakeClock) -> None:
    live = library.start(new_setup(2))
    seated, answers = session(library, live), scored(live).entries
    clock.advance(60)
    assert seated.finish(answers).taken
    [before] = library.plays()
    clock.advance(7 * 24 * 3600)
    assert seated.mend({**answers, "vp": {"s1": 9, "s2": 1}}).taken
    [mended] = library.plays()
    when = (before.started_at, before.finished_at, before.seconds)
    assert (mended.started_at, mended.finished_at, mended.seconds) == when
    assert [seat.points for seat in mended.seats] != [seat.points for seat in before.seats]


def test_a_play_stays_as_it_was_where_other_answers_cannot_be_counted(library: Library, clock: FakeClock) -> None:
    live = library.start(agreed("orleans"))
    seated = session(library, live)
    answers = seated.closing().prefilled()
    assert seated.finish(answers).taken
    [before] = library.plays()
    clock.advance(60)
    outcome = seated.mend({**answers, "stations": {"s1": 11}})
    assert outcome.why is not None, "a player has ten"
    assert seated.finished
    [after] = library.plays()
    assert (after.seats, after.finished_at, after.seconds) == (before.seats, before.finished_at, before.seconds)


def test_whoever_plays_on_brings_a_table_back_that_was_put_away(library: Library) -> None:
    live = library.start(new_setup(2))
    phone = session(library, live)
    library.put_away(live.key)
    assert library.open_tables() == ()
    assert phone.do(phone.form("rest/s1", {})).taken
    assert [entry.id for entry in library.open_tables()] == [live.key], "or it would be forgotten one day"
    tablet = session(library, library.table(live.key), "tablet")
    assert tablet.do(tablet.form("rest/s2", {})).taken
    assert phone.undo_label is not None
    assert phone.view == tablet.view


def test_whoever_plays_on_at_the_next_start_brings_it_back_as_well(tmp_path: Path) -> None:
    library = Library.open(tmp_path)
    key = library.start(new_setup(2)).key
    library.put_away(key)
    library.close()
    again = Library.open(tmp_path)
    phone = session(again, again.table(key))
    assert phone.do(phone.form("rest/s1", {})).taken
    assert [entry.id for entry in again.open_tables()] == [key]
    again.close()


def test_a_tap_does_not_read_which_tables_there_are(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    live = library.start(new_setup(2))
    phone = session(library, live)
    monkeypatch.setattr(KeyedTable, "rows", lambda _table: pytest.fail("a list was read"))
    assert phone.do(phone.form("rest/s1", {})).taken


def test_what_was_read_off_a_box_is_known_at_the_next_table(library: Library) -> None:
    plain = new_setup(2).model_dump()
    assert library.printed_values(GAME.slug) == {}
    for values in ({"fee": 3, "prize": 7}, {"fee": 4}):
        library.start(Setup.model_validate({**plain, "values": values}))
    assert library.printed_values(GAME.slug) == {"fee": 4, "prize": 7}


def test_what_a_table_reads_off_its_box_is_known_at_the_next_until_it_is_undone(library: Library) -> None:
    seat = session(library, library.start(new_setup(2)))
    assert seat.do(seat.form("value/relic.crown", {"n": {"n": 4}})).taken
    assert library.printed_values(GAME.slug) == {"relic.crown": 4}
    assert seat.undo().taken
    assert library.printed_values(GAME.slug) == {}


def test_what_a_table_takes_back_leaves_what_was_read_off_before(library: Library) -> None:
    plain = new_setup(2).model_dump()
    library.start(Setup.model_validate({**plain, "values": {"prize": 7}}))
    seat = session(library, library.start(Setup.model_validate({**plain, "values": {"fee": 3}})))
    assert seat.do(seat.form("value/relic.crown", {"n": {"n": 4}})).taken
    assert library.printed_values(GAME.slug) == {"prize": 7, "fee": 3, "relic.crown": 4}
    assert seat.do(seat.form("value/relic.crown", {"n": {"n": 5}})).taken
    assert library.printed_values(GAME.slug)["relic.crown"] == 5
    assert seat.undo().taken
    assert seat.undo().taken
    assert library.printed_values(GAME.slug) == {"prize": 7, "fee": 3}


def test_what_is_kept_and_ruled_is_offered_as_switches(library: Library) -> None:
    shown = session(library, library.start(new_setup(2, keeps=("points",))))
    assert [switch.move for switch in shown.keeps] == [core_moves.keep_move(keep.id) for keep in GAME.info.keeps]
    for keep, switch in zip(GAME.info.keeps, shown.keeps, strict=True):
        assert switch.note is not None
        on = keep.id == "points"
        assert (switch.on, switch.note.case) == (on, "price" if on else "gain"), (
            "what it costs while on, gains while off"
        )
    [ruling] = GAME.info.rulings
    [switch] = shown.rulings
    assert switch.note is not None
    assert (switch.move, switch.on, switch.note.case) == (core_moves.ruling_move(ruling.id), None, ruling.default)
    other = ruling.model_copy(update={"variants": ("another",)})
    shown.live.table.game = replace(GAME, info=GAME.info.model_copy(update={"rulings": (other,)}))
    assert shown.rulings == (), "of another variant"


def test_a_second_opener_says_where_the_first_one_is(tmp_path: Path) -> None:
    first, second = LibraryOpener(tmp_path), LibraryOpener(tmp_path)
    assert first.library() is first.library()
    first.announce("http://127.0.0.1:8550")
    with pytest.raises(StorageError) as refused:
        second.library()
    assert refused.value.params["address"] == "http://127.0.0.1:8550"
    first.close()
    first.close()
    assert second.library().open_tables() == ()
    second.close()


def test_finished_plays_are_looked_at_beside_and_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()
    monkeypatch.setattr(library_module, "look_at_plays", lambda _store: go_on.wait(60))
    opener = LibraryOpener(tmp_path)
    opened = opener.library()
    assert not opened.is_checked, "whoever looks at the plays is told that not all of them may be there yet"
    go_on.set()
    opener.close()
    assert opened.is_checked
    again = Library(Store.open(tmp_path))
    assert again.is_checked, "nothing was begun there"
    again.close()


def test_plays_that_cannot_be_looked_at_are_written_of_and_keep_nobody_waiting(
    library: Library, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(_store: object) -> None:
        raise StorageError(StorageCode.FULL_DISK, path="plays")

    monkeypatch.setattr(library_module, "look_at_plays", failing)
    library.is_checked = False
    library.check_plays()
    assert library.is_checked
    assert [record.exc_info is not None for record in caplog.records] == [True]


def test_a_name_is_the_same_with_a_blank_around_it_and_in_capitals(library: Library) -> None:
    first = library.meet("ala", "red", "sun")
    for name in ("ala ", " Ala", "ALA"):
        again = library.meet(name)
        assert (again.id, again.colour, again.symbol) == (first.id, "red", "sun")
        assert again.name == name.strip()
    assert len(library.people()) == 1
    assert library.meet("ola").id != first.id
    other = library.meet("Ala", "blue", "star")
    assert (other.id, other.colour, other.symbol) == (first.id, "blue", "star")


def test_a_running_clock_follows_the_turn_and_a_stopped_one_stays(library: Library, clock: FakeClock) -> None:
    live = library.start(new_setup(2))
    seated = session(library, live)
    seated.run_clock(on=True)
    assert live.clock.acting == "s1"
    assert seated.do(seated.form("rest/s1", {})).taken
    assert live.clock.acting == "s2"
    before = live.clock
    assert seated.do(seated.form(core_moves.count_move("s1", "coin"), {"n": {"n": 9}})).taken
    assert live.clock is before, "the turn has not passed on"
    seated.run_clock(on=False)
    clock.advance(5)
    before = live.clock
    assert seated.undo().taken
    assert live.clock is before


def test_a_command_is_based_on_what_the_page_has_shown(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    assert tablet.shown.n == 0
    assert phone.do(phone.form("rest/s1", {})).taken
    assert (phone.behind, tablet.behind) == (False, True)
    late = tablet.do(tablet.meant("rest/s1", {}))
    assert late.why is not None
    assert late.why.id == "core-happened-instead"
    assert tablet.undo().why == msg("core-undo-gone")
    tablet.showed(0)
    assert tablet.behind
    tablet.showed(1)
    assert not tablet.behind
    assert tablet.undo().taken


def test_whoever_acts_while_behind_stays_behind(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    assert tablet.shown.n == 0
    assert phone.do(phone.form(core_moves.count_move("s1", "vp"), {"n": {"n": 9}})).taken
    assert tablet.do(tablet.meant(core_moves.count_move("s2", "vp"), {"n": {"n": 4}})).taken
    assert tablet.shown.n == 0, "what the phone did has not been drawn there yet"


def test_nobody_is_told_any_more_once_a_page_has_let_go(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    told: list[str] = []
    tablet.watch(lambda: told.append("first"))
    end = tablet.watch(lambda: told.append("second"))
    end()
    assert phone.do(phone.form("rest/s1", {})).taken
    tablet.close()
    assert phone.undo().taken
    assert told == ["first"]


def test_a_first_line_that_begins_no_table_is_named(tmp_path: Path) -> None:
    library = Library.open(tmp_path)
    key = library.start(new_setup(2)).key
    library.close()
    journal = tmp_path / "tables" / f"{key}.jsonl"
    journal.write_text('{"schema":2,"n":0,"id":"s","at":"2026-01-01T00:00:00Z","who":"","kind":"start","event":{}}\n')
    again = Library.open(tmp_path)
    with pytest.raises(ReplayError) as refused:
        again.table(key)
    assert refused.value.n == 0
    again.close()


def test_what_was_put_away_long_ago_is_forgotten_at_the_next_start(tmp_path: Path, clock: FakeClock) -> None:
    library = Library.open(tmp_path, clock)
    key = library.start(new_setup(2)).key
    library.put_away(key)
    library.close()
    for days, there in ((30, True), (1, False)):
        clock.advance(timedelta(days=days).total_seconds())
        library = Library.open(tmp_path, clock)
        assert (tmp_path / "tables" / f"{key}.jsonl").exists() is there
        library.close()


def test_a_clock_far_ahead_at_one_start_forgets_nothing(tmp_path: Path, clock: FakeClock) -> None:
    library = Library.open(tmp_path, clock)
    key = library.start(new_setup(2)).key
    library.put_away(key)
    library.close()
    began = clock.now().timestamp()
    os.utime(tmp_path / LOCK_FILE, (began, began))
    for jump in (12, -12):
        clock.advance(timedelta(days=365 * jump).total_seconds())
        library = Library.open(tmp_path, clock)
        assert (tmp_path / "tables" / f"{key}.jsonl").exists()
        library.close()
        os.utime(tmp_path / LOCK_FILE, (clock.now().timestamp(),) * 2)


def test_a_deleted_play_comes_back_until_it_is_forgotten(library: Library, clock: FakeClock) -> None:
    live = library.start(new_setup(2))
    seated = session(library, live)
    assert seated.finish(scored(live).entries).taken
    library.delete_play(live.key)
    library.committed(live)
    assert library.plays() == (), "it was written down before"
    library.restore_play(live.key)
    assert [play.id for play in library.plays()] == [live.key]
    library.delete_play(live.key)
    clock.advance(timedelta(days=31).total_seconds())
    assert library.plays() == ()
    with pytest.raises(StorageError):
        library.play(live.key)


def test_a_device_begins_with_what_all_begin_with(library: Library) -> None:
    assert library.settings("d-1").device == "d-1"
    library.keep_settings(library.settings("d-1").model_copy(update={"sounds": True}))
    assert library.settings("d-1").sounds
    assert not library.settings("d-2").sounds


def test_a_finished_play_is_corrected_once(library: Library) -> None:
    live = library.start(new_setup(2))
    seated = session(library, live)
    n = seated.number
    assert seated.correct().taken
    assert seated.number == n, "a table that is not finished has nothing to correct"
    assert seated.finish(scored(live).entries).taken
    assert seated.answers == scored(live).entries
    assert seated.correct().taken
    assert (seated.finished, library.plays()) == (False, ())


def test_the_way_to_the_points_is_pinned_when_all_is_over(library: Library) -> None:
    live = library.start(new_setup(2))
    seated = session(library, live)
    assert not any(move.leads for move in seated.view.now.moves)
    places = live.table.game.jumps(live.table.state)
    form = seated.form(core_moves.JUMP_MOVE, {"to": (places[-1].key,)})
    assert seated.do(form).taken
    assert seated.over == live.table.state.flow.over
    leads = [move for move in seated.view.now.moves if move.leads]
    assert bool(leads) == (seated.over and not any(m.place == "primary" and not m.leads for m in seated.view.now.moves))


def test_a_task_done_late_is_done_with_what_follows_by_now(library: Library) -> None:
    live = library.start(new_setup(2))
    phone, tablet = session(library, live), session(library, live, "tablet")
    build = tablet.meant("build/s1", {})
    assert tablet.shown.n == 0
    assert build.event is not None
    assert phone.do(phone.form(core_moves.count_move("s1", "coin"), {"n": {"n": 9}})).taken
    late = tablet.meant("build/s1", {})
    assert late.event is not None
    assert (late.event.settles, late.event.transfers) == (build.event.settles, build.event.transfers)
    assert phone.do(phone.form("build/s1", {})).taken
    assert tablet.meant("build/s1", {}).event == build.event, "what is done already is as it was shown"

"""Copies of what is further on elsewhere, brought in while people sit at the same tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from companion.app.library import Library, new_id
from companion.app.session import TableSession
from companion.storage.errors import StorageCode
from tests.scorers.kernel_game import new_setup
from timers.clock import FakeClock

pytestmark = pytest.mark.usefixtures("kernel")


@pytest.fixture
def other(tmp_path: Path, clock: FakeClock) -> Iterator[Library]:
    """Another device."""
    opened = Library.open(tmp_path / "other", clock)
    yield opened
    opened.close()


def bring(data: bytes, library: Library) -> None:
    library.bring_in(library.preview_import(data))


def sit(library: Library, key: str) -> TableSession:
    return TableSession(library, library.table(key), "phone")


def step(session: TableSession) -> bool:
    """Somebody acts, whoever's turn it is, if anything can be done by one tap."""
    moves = [session.form(move.key, {}) for task in session.view.now.tasks for move in task.moves]
    form = next((form for form in moves if form.event and not form.issues), None)
    return form is not None and session.do(form).taken


def count(session: TableSession) -> None:
    sheet = session.closing()
    assert session.finish({asked.key: dict.fromkeys(asked.seats, 1) for asked in sheet.asked}).taken


def begun(library: Library) -> TableSession:
    session = sit(library, library.start(new_setup(2)).key)
    assert step(session)
    return session


def test_a_table_that_is_further_on_there_goes_on_here(library: Library, other: Library) -> None:
    here = begun(library)
    bring(library.export_table(here.live.key), other)
    there = sit(other, here.live.key)
    assert step(there)
    bring(other.export_all(), library)
    again = sit(library, here.live.key)
    assert again.number == there.number == 2
    assert again.live.table.state == there.live.table.state
    assert step(again)


def test_whoever_still_looks_at_the_old_one_is_told(library: Library, other: Library) -> None:
    here = begun(library)
    bring(library.export_table(here.live.key), other)
    assert step(sit(other, here.live.key))
    bring(other.export_all(), library)
    n = here.number
    assert not step(here)
    outcome = here.undo()
    assert outcome.why is not None
    assert outcome.why.id == f"storage-{StorageCode.TABLE_REPLACED}"
    assert here.number == n
    assert sit(library, here.live.key).undo().taken


def test_a_step_in_hand_at_the_old_one_never_makes_two_of_a_table(library: Library, other: Library) -> None:
    here = begun(library)
    bring(library.export_table(here.live.key), other)
    other.put_away(here.live.key)  # the same steps, another entry: the number of the next line is right
    bring(other.export_all(), library)
    assert step(here)
    now = sit(library, here.live.key)
    assert now.number == here.number
    assert step(now)
    assert not here.undo().taken


def test_a_table_finished_there_is_finished_here(library: Library, other: Library) -> None:
    here = begun(library)
    bring(library.export_table(here.live.key), other)
    there = sit(other, here.live.key)
    assert step(there)
    count(there)
    bring(other.export_all(), library)
    assert library.open_tables() == ()
    assert library.play(here.live.key) == other.play(here.live.key)
    assert sit(library, here.live.key).finished
    assert sit(library, here.live.key).correct().taken


def test_a_play_finished_here_and_longer_there_is_shown_as_it_is_there(library: Library, other: Library) -> None:
    here = begun(library)
    count(here)
    bring(library.export_all(), other)
    there = sit(other, here.live.key)
    assert there.correct().taken
    assert step(there)
    bring(other.export_all(), library)
    again = sit(library, here.live.key)
    assert again.number == there.number
    assert not again.finished
    assert again.undo().taken
    assert [entry.id for entry in library.open_tables()] == [here.live.key]


def test_people_play_on_while_a_copy_comes_in(library: Library, other: Library) -> None:
    """Nothing that was acknowledged is lost, and all of the copy is there."""
    for _ in range(8):
        count(begun(other))
        begun(other)
    found = library.preview_import(other.export_all())
    coming = Thread(target=library.bring_in, args=(found,))
    coming.start()
    played: list[TableSession] = []
    while coming.is_alive() or not played:
        played.append(begun(library))
        if len(played) % 2:
            count(played[-1])
        library.meet(new_id())
    coming.join()
    open_ = {entry.id for entry in library.open_tables()}
    plays = {play.id for play in library.plays()}
    theirs = ({entry.id for entry in other.open_tables()}, {play.id for play in other.plays()})
    assert open_ == theirs[0] | {each.live.key for each in played[1::2]}
    assert plays == theirs[1] | {each.live.key for each in played[::2]}
    assert len(library.people()) == len(played)
    for each in played:
        assert step(each) or each.finished

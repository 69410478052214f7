"""The list of plays grows by lines, and is the same list whenever it is read."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from companion.storage import Play, StorageCode, StorageError, Store
from companion.storage import growing as growing_module
from companion.storage.documents import Shelf
from companion.storage.errors import Notices
from companion.storage.growing import GrowingShelf
from tests.companion.storage.support import START, entry, line, lines, play, result
from timers import FakeClock


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def plays(tmp_path: Path, notices: Notices) -> GrowingShelf[Play]:
    return GrowingShelf(tmp_path, Play, notices, FakeClock(START))


def again(plays: GrowingShelf[Play]) -> GrowingShelf[Play]:
    """The same list, read by an app that has just started."""
    return GrowingShelf(plays.path.parent, Play, Notices(), FakeClock(START))


def ids(plays: GrowingShelf[Play]) -> list[str]:
    return [found.id for found in again(plays).all()]


def test_one_more_is_one_line_and_nothing_else_is_written(plays: GrowingShelf[Play]) -> None:
    for name in ("a", "b"):
        plays.put(play(name))
    assert plays.changes.read_bytes().count(b"\n") == 2
    assert not plays.path.exists()
    assert ids(plays) == ["a", "b"]


def test_the_list_of_an_older_tableside_goes_on(plays: GrowingShelf[Play], tmp_path: Path) -> None:
    before = Shelf(tmp_path, Play, Notices(), FakeClock())
    for name in ("a", "b", "c"):
        before.put(play(name))
    text = plays.path.read_bytes()
    plays.put(play("b", 30))
    plays.remove("c")
    plays.put(play("d"))
    assert ids(plays) == ["a", "b", "d"]
    assert again(plays).get("b") == play("b", 30)
    assert again(plays).get("a") == play("a")
    assert again(plays).get("c") is None
    assert again(plays).get("e") is None
    assert plays.path.read_bytes() == text


def test_what_was_removed_can_come_again(plays: GrowingShelf[Play]) -> None:
    plays.put(play("a"))
    plays.remove("a")
    plays.remove()
    assert ids(plays) == []
    plays.put(play("a", 30))
    assert again(plays).all() == (play("a", 30),)


def test_a_name_within_another_is_another(plays: GrowingShelf[Play]) -> None:
    plays.put(play("a"))
    named = play("b").model_copy(update={"title": "a"})
    plays.put(named)
    assert again(plays).get("a") == play("a")
    assert again(plays).get("b") == named


def test_many_changes_are_folded_in_when_the_list_is_read(
    plays: GrowingShelf[Play], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing_module, "MANY", 3)
    plays.put(play("a"))
    plays.put(play("b"))
    assert len(plays.all()) == 2
    assert plays.changes.exists()
    plays.remove("a")
    assert plays.all() == (play("b"),)
    assert not plays.changes.exists()
    assert again(plays).all() == (play("b"),)
    plays.put(play("c"))
    assert ids(plays) == ["b", "c"]


def test_killed_between_folding_and_forgetting_nothing_is_lost(
    plays: GrowingShelf[Play], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        plays.put(play(name))
    plays.remove("a")
    changes = plays.changes.read_bytes()
    monkeypatch.setattr(growing_module, "MANY", 1)
    plays.all()
    plays.changes.write_bytes(changes)
    assert ids(plays) == ["b"]


def test_a_torn_line_was_never_confirmed(plays: GrowingShelf[Play]) -> None:
    plays.put(play("a"))
    with plays.changes.open("ab") as file:
        file.write(b'{"schema":1,"id":"b"' + b" " * 5000)
    assert ids(plays) == ["a"]
    plays.put(play("c"))
    assert ids(plays) == ["a", "c"]


def test_a_file_that_is_all_torn_begins_anew(plays: GrowingShelf[Play]) -> None:
    plays.changes.write_bytes(b'{"schema"')
    plays.put(play("a"))
    assert ids(plays) == ["a"]


@pytest.mark.parametrize("damage", [b"scrambled", b"[]", b'{"schema":1}', b"[" * 100_000])
def test_a_damaged_line_costs_one_play_and_is_told(plays: GrowingShelf[Play], notices: Notices, damage: bytes) -> None:
    for name in ("a", "b", "c"):
        plays.put(play(name))
    good = plays.changes.read_bytes().split(b"\n")
    plays.changes.write_bytes(b"\n".join([good[0], damage, *good[2:]]))
    before = plays.changes.read_bytes()
    assert [found.id for found in plays.all()] == ["a", "c"]
    (told,) = notices.take()
    assert (told.code, told.params["lost"]) == (StorageCode.ENTRIES_SALVAGED, 1)
    assert Path(str(told.params["moved"])).read_bytes() == before
    assert [found.id for found in plays.all()] == ["a", "c"]
    assert notices.take() == ()


def test_a_changed_digit_is_found(plays: GrowingShelf[Play], notices: Notices) -> None:
    plays.put(play("a"))
    plays.changes.write_bytes(plays.changes.read_bytes().replace(b'"seconds":', b'"seconds":1'))
    assert plays.get("a") is None
    assert plays.all() == ()
    assert [told.code for told in notices.take()] == [StorageCode.ENTRIES_SALVAGED]


def test_a_line_of_a_newer_tableside_is_left_alone(plays: GrowingShelf[Play]) -> None:
    plays.put(play("a"))
    plays.changes.write_bytes(b'{"schema":99}\n')
    with pytest.raises(StorageError) as caught:
        plays.all()
    assert caught.value.code is StorageCode.NEWER_VERSION
    assert plays.changes.read_bytes() == b'{"schema":99}\n'


def test_a_full_disk_keeps_nothing_of_the_line(plays: GrowingShelf[Play], monkeypatch: pytest.MonkeyPatch) -> None:
    plays.put(play("a"))
    before = plays.changes.read_bytes()

    def full(_fd: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as broken:
        broken.setattr("companion.storage.files.sync", full)
        with pytest.raises(StorageError) as caught:
            plays.put(play("b"))
    assert caught.value.code is StorageCode.FULL_DISK
    assert plays.changes.read_bytes() == before
    plays.put(play("b"))
    assert ids(plays) == ["a", "b"]


# Where journals lie


def test_the_journal_of_a_play_lies_with_its_points_and_comes_back(store: Store) -> None:
    store.new_table(entry(), line(0)).append(line(1))
    store.finish(play(), result())
    assert list((store.folder / "tables").iterdir()) == []
    assert store.log("t1") == lines(2)
    assert store.journal_ids() == {"t1"}
    store.reopen(entry())
    assert store.open_table("t1").envelopes == lines(2)
    assert store.journal_path("t1").parent == store.folder / "tables"


def test_the_folder_of_an_older_tableside_loses_nothing(folder: Path) -> None:
    with Store.open(folder, clock=FakeClock(START)) as store:
        Shelf(folder, Play, Notices(), FakeClock()).put(play("done"))
        store.new_table(entry("open"), line(0))
        store.new_table(entry("done"), line(0)).append(line(1))
        store.tables.remove("done")
        store.plays.result_path("done").write_text("{}")
    with Store.open(folder, clock=FakeClock(START)) as store:
        assert [table.id for table in store.open_tables()] == ["open"]
        assert store.plays.listed() == (play("done"),)
        assert store.log("done") == lines(2)
        assert [path.name for path in (folder / "tables").iterdir()] == ["open.jsonl"]


@pytest.mark.parametrize("moved", [False, True])
def test_a_finish_cut_off_around_the_move_is_completed(folder: Path, *, moved: bool) -> None:
    with Store.open(folder, clock=FakeClock(START)) as store:
        store.new_table(entry(), line(0))
        store.plays.add(play(), result())
        if moved:
            store.place_journal("t1", finished=True)
    with Store.open(folder, clock=FakeClock(START)) as store:
        assert store.open_tables() == ()
        assert store.log("t1") == lines(1)
        assert list((folder / "tables").iterdir()) == []


def test_nothing_is_written_at_a_start_with_nothing_to_forget(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.new_table(entry(), line(0))
    monkeypatch.setattr(Shelf, "remove", lambda *_: pytest.fail("nothing is there to remove"))
    store.purge_tables(START)

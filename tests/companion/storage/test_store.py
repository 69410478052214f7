import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.storage import Kind, StorageCode, StorageError, Store, TableClock, TableEntry
from companion.storage.lock import LOCK_FILE
from companion.storage.seal import sealed, unsealed
from tests.companion.storage.support import CLOCK, START, bytes_of, entry, line, lines, new_store, play, result
from timers import FakeClock, TurnClock


def codes(store: Store) -> list[StorageCode]:
    return [notice.code for notice in store.notices.take()]


def test_an_empty_folder_opens_quietly(store: Store) -> None:
    assert store.open_tables() == ()
    assert codes(store) == []


def test_a_table_is_found_again_after_a_restart(folder: Path) -> None:
    with new_store(folder) as store:
        journal = store.new_table(entry(), line(0))
        journal.append(line(1))
        journal.append(line(2, Kind.UNDO))
    with new_store(folder) as store:
        (listed,) = store.open_tables()
        assert (listed.id, listed.players) == ("t1", ("Ala", "Ola"))
        assert store.open_table("t1").envelopes == (*lines(2), line(2, Kind.UNDO))
        assert codes(store) == []


def test_home_lists_the_table_played_last_first(store: Store) -> None:
    for name, tapped in (("a", 10), ("b", 30), ("c", 20)):
        store.new_table(entry(name), line(0)).append(line(1))
        os.utime(store.journal_path(name), (tapped, tapped))
    assert [table.id for table in store.open_tables()] == ["b", "c", "a"]
    assert store.open_tables()[0].updated == datetime.fromtimestamp(30, UTC)


def test_a_tap_writes_nothing_but_its_line(store: Store, folder: Path) -> None:
    journal = store.new_table(entry(), line(0))
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}
    journal.append(line(1))
    changed = {path.name for path, then in before.items() if path.stat().st_mtime_ns != then}
    assert changed == {"t1.jsonl"}
    assert len([path for path in folder.rglob("*") if path.is_file()]) == len(before)


def test_a_table_is_opened_once(store: Store) -> None:
    store.new_table(entry(), line(0))
    assert store.is_open("t1")
    with pytest.raises(ValueError, match="one writer"):
        store.open_table("t1")


def test_a_table_that_cannot_be_listed_is_not_begun(store: Store) -> None:
    store.tables.put(entry("other"))
    rename = Path.replace

    def second_fails(self: Path, target: Path) -> Path:
        if target.name != "t1.jsonl":
            raise OSError(28, "No space left on device")
        return rename(self, target)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", second_fails)
        with pytest.raises(StorageError) as caught:
            store.new_table(entry(), line(0))
    assert caught.value.code is StorageCode.FULL_DISK
    assert not store.journal_path("t1").exists()
    assert [table.id for table in store.open_tables()] == ["other"]


def test_a_finished_table_becomes_a_play_with_its_log(store: Store) -> None:
    journal = store.new_table(entry(), line(0))
    journal.append(line(1))
    store.clocks.put(TableClock(id="t1", clock=CLOCK))
    store.finish(play(), result())
    assert store.open_tables() == ()
    assert store.plays.listed() == (play(),)
    assert store.plays.result("t1") == result()
    assert store.log("t1") == lines(2)
    assert store.clocks.all() == ()
    assert not journal.is_open
    assert not store.is_open("t1")


def test_a_finished_table_can_be_reopened(store: Store) -> None:
    store.new_table(entry(), line(0))
    store.finish(play(), result())
    store.reopen(entry())
    assert store.plays.all() == ()
    assert store.plays.result("t1") is None
    assert store.open_table("t1").envelopes == lines(1)


def test_just_counted_points_have_no_log(store: Store) -> None:
    store.finish(play("counted"), result("counted"))
    assert store.log("counted") == ()
    assert store.plays.listed() == (play("counted"),)


def test_putting_a_table_away_can_be_undone(store: Store) -> None:
    store.new_table(entry(), line(0))
    store.put_away("t1")
    assert store.open_tables() == ()
    store.bring_back("t1")
    assert [table.id for table in store.open_tables()] == ["t1"]
    assert store.open_table("t1").envelopes == lines(1)
    store.put_away("unknown")


def test_purging_forgets_what_was_deleted_long_ago(folder: Path) -> None:
    clock = FakeClock(START)
    with Store.open(folder, clock=clock) as store:
        for name in ("old", "new", "kept"):
            store.new_table(entry(name), line(0))
            store.finish(play(name), result(name))
        store.new_table(entry("away"), line(0))
        store.put_away("away")
        store.plays.delete("old")
        clock.advance(3600)
        store.plays.delete("new")
        store.purge(START + timedelta(minutes=30))
        assert {found.id for found in store.plays.all()} == {"new", "kept"}
        assert store.tables.all() == ()
        assert store.journal_ids() == {"new", "kept"}
        assert store.plays.result("old") is None
        store.plays.restore("new")
        assert store.log("new") == lines(1)


def test_what_was_deleted_at_that_very_moment_stays(folder: Path) -> None:
    clock = FakeClock(START)
    with Store.open(folder, clock=clock) as store:
        store.new_table(entry(), line(0))
        store.put_away("t1")
        store.finish(play("t2"), result("t2"))
        store.plays.delete("t2")
        store.purge(START)
        assert [table.id for table in store.tables.all()] == ["t1"]
        assert [found.id for found in store.plays.all()] == ["t2"]
        store.purge(START + timedelta(seconds=1))
        assert (store.tables.all(), store.plays.all()) == ((), ())


def test_names_are_on_the_disk_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    monkeypatch.setattr("companion.storage.files.sync_folder", synced.append)
    store.tables.put(entry())
    assert synced == [store.folder]
    synced.clear()
    store.new_table(entry(), line(0))
    assert set(synced) == {store.folder, store.folder / "tables"}
    synced.clear()
    store.finish(play(), result())
    assert set(synced) == {store.folder, store.folder / "tables", store.folder / "plays"}


def test_a_turn_clock_survives_the_restart(folder: Path) -> None:
    game = TurnClock().resume(START).switch("ala", START)
    with new_store(folder) as store:
        store.clocks.put(TableClock.model_validate({"id": "t1", "clock": game.to_dict()}))
    with new_store(folder) as store:
        kept = store.clocks.get("t1")
    assert kept
    assert TurnClock.from_dict(kept.clock) == game


# ------------------------------------------------------------------------------- crashes between two files, lost lists


def test_a_finish_cut_off_before_its_last_step_is_completed(folder: Path) -> None:
    with new_store(folder) as store:
        store.new_table(entry(), line(0))
        store.plays.add(play(), result())  # finish, killed here
    with new_store(folder) as store:
        assert store.open_tables() == ()
        assert store.plays.listed() == (play(),)


def test_a_finish_cut_off_at_its_first_step_leaves_the_table_open(folder: Path) -> None:
    with new_store(folder) as store:
        store.new_table(entry(), line(0))
        store.plays.result_path("t1").write_text("{}")
    with new_store(folder) as store:
        assert [table.id for table in store.open_tables()] == ["t1"]
        store.finish(play(), result())
        assert store.plays.result("t1") == result()


@pytest.mark.parametrize("damage", ["deleted", "scrambled"])
def test_tables_outlive_the_loss_of_their_list(folder: Path, damage: str) -> None:
    with new_store(folder) as store:
        store.new_table(entry(), line(0)).append(line(1))
        store.new_table(entry("done"), line(0))
        store.finish(play("done"), result("done"))
    (folder / "tables.json.bak").unlink()
    if damage == "deleted":
        (folder / "tables.json").unlink()
    else:
        (folder / "tables.json").write_bytes(b"\0" * 50)
    with new_store(folder) as store:
        (listed,) = store.open_tables()
        assert (listed.id, listed.slug) == ("t1", "little_town")
        assert store.open_table("t1").envelopes == lines(2)
        assert codes(store)[-1] is StorageCode.TABLE_RELISTED
    with new_store(folder) as store:
        assert codes(store) == []


@pytest.mark.parametrize("slug", [None, 5, "../evil"], ids=str)
def test_a_relisted_table_of_an_odd_game_is_listed_all_the_same(folder: Path, slug: object) -> None:
    new_store(folder).close()
    odd = line(0).model_dump(mode="json", exclude={"event"}) | {"event": {"slug": slug}, "schema": 2}
    (folder / "tables" / "t9.jsonl").write_text(json.dumps(odd) + "\n")
    with new_store(folder) as store:
        assert [(table.id, table.slug) for table in store.open_tables()] == [("t9", "unknown")]


def test_a_hopeless_journal_does_not_keep_the_others_closed(folder: Path) -> None:
    with new_store(folder) as store:
        store.new_table(entry(), line(0))
    (folder / "tables" / "broken.jsonl").write_bytes(b"\0\0\0")
    (folder / "tables" / "newer.jsonl").write_bytes(b'{"schema":99}\n')
    (folder / "tables" / "not ours.jsonl").write_bytes(b"notes")
    with new_store(folder) as store:
        assert [table.id for table in store.open_tables()] == ["t1"]
        assert sorted(codes(store)) == [StorageCode.NEWER_VERSION, StorageCode.UNREADABLE_JOURNAL]
    assert (folder / "tables" / "newer.jsonl").read_bytes() == b'{"schema":99}\n'
    assert (folder / "tables" / "not ours.jsonl").read_bytes() == b"notes"


def test_a_damaged_log_of_a_finished_play_is_read_as_far_as_it_goes(store: Store) -> None:
    store.new_table(entry(), line(0))
    store.finish(play(), result())
    damaged = bytes_of(*lines(2)) + b"scrambled\n"
    store.journal_path("t1").write_bytes(damaged)
    assert store.log("t1") == lines(2)
    assert codes(store) == [StorageCode.DAMAGED_JOURNAL]
    assert store.journal_path("t1").read_bytes() == damaged


def test_half_written_files_are_swept_away(folder: Path) -> None:
    new_store(folder).close()
    (folder / LOCK_FILE).write_text("{}")  # killed: who closes leaves it empty
    for half in ("people.json.tmp", "tables/t1.jsonl.tmp", "plays/t1.json.tmp"):
        (folder / half).write_text("half")
    new_store(folder).close()
    assert list(folder.rglob("*.tmp")) == []


def test_a_folder_of_a_newer_tableside_is_refused_untouched(folder: Path) -> None:
    with new_store(folder) as store:
        store.tables.put(entry())
    path = folder / "tables.json"
    newer = unsealed(path.read_bytes()[:-1]).replace(b'"schema": 2', b'"schema": 9')
    path.write_bytes(sealed(newer))
    with pytest.raises(StorageError) as caught:
        new_store(folder)
    assert caught.value.code is StorageCode.NEWER_VERSION
    assert path.read_bytes() == sealed(newer)
    (folder / "tables.json").unlink()
    new_store(folder).close()  # and the failed start has freed the folder


def test_the_clock_of_the_machine_is_used_unless_another_is_given(folder: Path) -> None:
    with Store.open(folder) as store:
        assert abs(store.clock.now() - datetime.now(UTC)) < timedelta(minutes=1)


def test_an_entry_put_twice_is_one(store: Store) -> None:
    store.tables.put(entry())
    store.tables.put(TableEntry(id="t1", slug="little_town", title="Other", updated=START))
    assert [table.title for table in store.open_tables()] == ["Other"]

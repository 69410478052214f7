import errno
import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from companion.storage import Person, Settings, StorageCode, StorageError, Store, TableEntry, Theme
from companion.storage.documents import Shelf
from companion.storage.errors import Notices
from tests.companion.storage.support import START, Disk, entry, play, result
from timers import FakeClock

ALA = Person(id="p1", name="Ala", colour="red", symbol="sun", last_played=START)
OLA = Person(id="p2", name="Ola")


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def people(tmp_path: Path, notices: Notices) -> Shelf[Person]:
    return Shelf(tmp_path, Person, notices, FakeClock(START))


def test_a_new_folder_holds_nothing(store: Store) -> None:
    shelves = (store.settings, store.people, store.plays, store.printed, store.last_tables, store.tables, store.clocks)
    assert not any(shelf.all() for shelf in shelves)


def test_what_was_put_is_there_for_the_next_start(people: Shelf[Person], tmp_path: Path) -> None:
    people.put(ALA)
    people.put(OLA)
    again = Shelf(tmp_path, Person, Notices(), FakeClock())
    assert again.all() == (ALA, OLA)
    assert again.get("p2") == OLA
    assert again.get("p3") is None


def test_a_file_is_on_the_disk_before_it_replaces_the_old_one(people: Shelf[Person], disk: Disk) -> None:
    people.put(ALA)
    calls = disk.records()
    people.put(OLA)
    disk.recovers()
    new, backup, folder = ["write", "sync"], ["write", "sync", "replace"], ["replace", "sync"]
    assert calls == [*new, *backup, *folder]


def test_a_record_is_replaced_whole_and_keeps_its_place(people: Shelf[Person]) -> None:
    people.put(ALA)
    people.put(OLA)
    people.put(Person(id="p1", name="Alicja"))
    assert people.all() == (Person(id="p1", name="Alicja"), OLA)
    assert json.loads(people.path.read_bytes())["people"]["p1"]["colour"] is None


def test_removing_forgets_only_what_is_named(people: Shelf[Person]) -> None:
    people.put(ALA)
    people.put(OLA)
    people.remove("p1", "nobody")
    assert people.all() == (OLA,)


def test_reading_writes_nothing(people: Shelf[Person], tmp_path: Path) -> None:
    assert people.all() == ()
    assert people.get("p1") is None
    assert list(tmp_path.iterdir()) == []


def test_the_file_can_be_read_by_a_person(people: Shelf[Person]) -> None:
    people.put(Person(id="p1", name="Żółw"))
    text = people.path.read_text(encoding="utf-8")
    assert "Żółw" in text
    assert json.loads(text)["people"]["p1"]["schema"] == 2


def test_one_backup_holds_the_version_before(people: Shelf[Person], tmp_path: Path) -> None:
    for name in ("Ala", "Ola", "Ela"):
        people.put(Person(id="p1", name=name))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["people.json", "people.json.bak"]
    assert json.loads((tmp_path / "people.json.bak").read_bytes())["people"]["p1"]["name"] == "Ola"


# ---------------------------------------------------------------------------------------------------- damaged files

DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "cut off": lambda data: data[: len(data) // 2],
    "last byte": lambda data: data.rstrip()[:-1],
    "zeros": lambda data: bytes(len(data)),
    "scrambled": lambda data: data[::-1],
    "not text": lambda data: b"\xff" + data,
    "a list": lambda _: b"[]",
    "no tables": lambda _: b"{}",
    "another table": lambda data: data.replace(b'"people"', b'"peopla"'),
    "a table of nothing": lambda _: b'{"people": null}',
    "nested": lambda _: b"[" * 200_000,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_an_unreadable_file_is_kept_and_its_backup_loaded(people: Shelf[Person], notices: Notices, damage: str) -> None:
    people.put(ALA)
    people.put(OLA)
    broken = DAMAGE[damage](people.path.read_bytes())
    people.path.write_bytes(broken)
    assert people.all() == (ALA,)
    (notice,) = notices.take()
    assert notice.code is StorageCode.BACKUP_LOADED
    assert notice.params["what"] == "people"
    moved = Path(str(notice.params["moved"]))
    assert moved.name == "people.json.corrupt-20260301T193000Z"
    assert moved.read_bytes() == broken
    people.put(OLA)
    assert people.all() == (ALA, OLA)
    assert notices.take() == ()


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("backup", [None, b"scrambled"], ids=["no backup", "bad backup"])
def test_without_a_backup_it_begins_anew_and_says_so(
    people: Shelf[Person], notices: Notices, damage: str, backup: bytes | None
) -> None:
    people.put(ALA)
    broken = DAMAGE[damage](people.path.read_bytes())
    people.path.write_bytes(broken)
    kept = people.path.with_name("people.json.bak")
    kept.unlink() if backup is None else kept.write_bytes(backup)
    assert people.all() == ()
    (notice,) = notices.take()
    assert notice.code is StorageCode.UNREADABLE_MOVED
    assert Path(str(notice.params["moved"])).read_bytes() == broken
    people.put(OLA)
    assert people.all() == (OLA,)


def test_a_file_has_its_backup_from_the_first_on(people: Shelf[Person], notices: Notices) -> None:
    people.put(ALA)
    people.path.unlink()
    assert people.all() == (ALA,)
    assert [notice.code for notice in notices.take()] == [StorageCode.MISSING_RESTORED]


def test_a_file_cut_off_anywhere_never_reads_as_empty(people: Shelf[Person], notices: Notices) -> None:
    people.put(ALA)
    people.put(OLA)
    whole = people.path.read_bytes()
    for length in range(len(whole) - 1):  # without its last newline it is still whole
        people.path.write_bytes(whole[:length])
        assert people.all() == (ALA,), length
        (notice,) = notices.take()
        Path(str(notice.params["moved"])).unlink()


def test_a_missing_file_comes_back_from_its_backup(people: Shelf[Person], notices: Notices) -> None:
    people.put(ALA)
    people.put(OLA)
    people.path.unlink()
    assert people.all() == (ALA,)
    assert [notice.code for notice in notices.take()] == [StorageCode.MISSING_RESTORED]
    assert people.path.exists()


BAD_ROWS = {
    "not a row": 5,
    "no schema": {"id": "p1", "name": "Ala"},
    "schema of nothing": {"schema": True, "id": "p1", "name": "Ala"},
    "unknown field": {"schema": 1, "id": "p1", "name": "Ala", "age": 7},
    "wrong type": {"schema": 1, "id": "p1", "name": ["Ala"]},
    "another key": {"schema": 1, "id": "p9", "name": "Ala"},
}


def spoil(shelf: Shelf[Person], key: str, row: object) -> bytes:
    tables = json.loads(shelf.path.read_bytes())
    tables["people"][key] = row
    data = json.dumps(tables).encode()
    shelf.path.write_bytes(data)
    return data


@pytest.mark.parametrize("bad", BAD_ROWS)
def test_one_bad_entry_costs_no_other(people: Shelf[Person], notices: Notices, bad: str) -> None:
    people.put(ALA)
    people.put(OLA)
    broken = spoil(people, "p1", BAD_ROWS[bad])
    assert people.get("p1") == ALA  # the backup still has it
    (notice,) = notices.take()
    assert notice.code is StorageCode.ENTRIES_SALVAGED
    assert (notice.params["restored"], notice.params["lost"]) == (1, 0)
    assert Path(str(notice.params["moved"])).read_bytes() == broken
    assert people.all() == (ALA, OLA)
    assert notices.take() == ()


def test_a_bad_entry_without_a_backup_is_lost_alone_and_said(people: Shelf[Person], notices: Notices) -> None:
    people.put(ALA)
    people.put(OLA)
    spoil(people, "p2", None)
    assert people.all() == (ALA,)
    (notice,) = notices.take()
    assert (notice.params["restored"], notice.params["lost"]) == (0, 1)


def test_a_newer_entry_is_left_untouched(people: Shelf[Person], notices: Notices) -> None:
    people.put(ALA)
    data = spoil(people, "p1", {"schema": 7, "id": "p1", "shoe_size": 38})
    for attempt in (people.all, lambda: people.get("p1"), lambda: people.put(ALA)):
        with pytest.raises(StorageError) as caught:
            attempt()
        assert caught.value.code is StorageCode.NEWER_VERSION
        assert caught.value.params == {"file": "people.json", "found": 7, "known": 2}
    assert people.path.read_bytes() == data
    assert notices.take() == ()


# -------------------------------------------------------------------------------------------------------- bad disks


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_full_disk_keeps_the_old_version(people: Shelf[Person], disk: Disk, tmp_path: Path, call: str) -> None:
    people.put(ALA)
    before = people.path.read_bytes()
    disk.fails(call)
    with pytest.raises(StorageError) as caught:
        people.put(OLA)
    assert caught.value.code is StorageCode.FULL_DISK
    disk.recovers()
    assert people.path.read_bytes() == before
    assert not list(tmp_path.glob("*.tmp"))
    people.put(OLA)
    assert people.all() == (ALA, OLA)


def test_a_disk_that_takes_little_at_a_time_is_written_in_several_goes(people: Shelf[Person], disk: Disk) -> None:
    disk.writes_short(7)
    people.put(ALA)
    disk.recovers()
    assert people.all() == (ALA,)


def test_a_read_only_folder_is_named(people: Shelf[Person], disk: Disk) -> None:
    people.put(ALA)
    disk.fails("write", code=errno.EROFS)
    with pytest.raises(StorageError) as caught:
        people.put(OLA)
    assert caught.value.code is StorageCode.READ_ONLY
    assert caught.value.params == {"path": str(people.path)}


# -------------------------------------------------------------------------------------------------- the small things


def test_settings_have_quiet_defaults() -> None:
    settings = Settings(device="phone")
    assert (settings.language, settings.theme, settings.text_size) == (None, Theme.SYSTEM, 100)
    assert not settings.sounds
    assert not settings.clocks


@pytest.mark.parametrize("id_", ["../evil", "", "a/b", "a" * 65, ".hidden", "Ł", "a\n"])
def test_an_id_is_always_a_safe_file_name(id_: str) -> None:
    with pytest.raises(ValueError, match="id"):
        TableEntry(id=id_, slug="little_town", title="x", updated=START)


def test_plays_are_listed_newest_first_without_the_deleted(store: Store) -> None:
    for table, minutes in (("a", 10), ("b", 30), ("c", 20)):
        store.plays.add(play(table, minutes), result(table))
    assert [found.id for found in store.plays.listed()] == ["b", "c", "a"]
    store.plays.delete("b")
    assert [found.id for found in store.plays.listed()] == ["c", "a"]
    store.plays.restore("b")
    assert [found.id for found in store.plays.listed()] == ["b", "c", "a"]
    assert store.plays.get("b") == play("b", 30)
    assert store.plays.result("b") == result("b")


def test_deleting_what_is_not_there_is_harmless(store: Store) -> None:
    store.plays.delete("nothing")
    assert store.plays.all() == ()
    assert store.plays.result("nothing") is None


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b'{"schema":1}', b"[" * 200_000], ids=lambda data: repr(data[:9]))
def test_an_unreadable_result_is_moved_aside_and_named(store: Store, data: bytes) -> None:
    store.plays.add(play(), result())
    store.plays.result_path("t1").write_bytes(data)
    assert store.plays.result("t1") is None
    (notice,) = store.notices.take()
    assert (notice.code, notice.params["what"]) == (StorageCode.UNREADABLE_MOVED, "results")
    assert notice.message_id == "storage-unreadable-moved"
    assert Path(str(notice.params["moved"])).read_bytes() == data


def test_entries_are_dated_by_their_last_tap(store: Store) -> None:
    store.tables.put(entry("without_a_journal"))
    assert store.open_tables()[0].updated == START
    assert START - timedelta(1) < store.open_tables()[0].updated


def test_a_missing_file_whose_backup_cannot_be_read_is_said_and_kept(people: Shelf[Person], notices: Notices) -> None:
    people.path.with_name("people.json.bak").write_bytes(b"{")
    assert people.all() == ()
    (notice,) = notices.take()
    assert notice.code is StorageCode.UNREADABLE_MOVED
    assert Path(str(notice.params["moved"])).read_bytes() == b"{"
    assert people.all() == ()
    assert notices.take() == ()

import contextlib
import errno
import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.storage import (
    Archive,
    LastSeat,
    LastTable,
    Line,
    Outcome,
    Person,
    PrintedValues,
    Settings,
    StorageCode,
    StorageError,
    Store,
    TableClock,
    Theme,
    apply_import,
    export_all,
    export_table,
    preview_import,
    read_archive,
    read_table,
    transfer,
)
from companion.storage import files as storage_files
from companion.storage.archive import ArchivedTable, write_archive
from tests.companion.storage.support import (
    CLOCK,
    START,
    Disk,
    bytes_of,
    entry,
    line,
    lines,
    new_store,
    play,
    result,
    snapshot,
)


def fill(store: Store) -> None:
    """One of everything."""
    store.settings.put(Settings(device="phone", language="pl"))
    store.people.put(Person(id="p1", name="Ala", last_played=START))
    store.people.put(Person(id="p2", name="Ola"))
    store.printed.put(PrintedValues(slug="little_town", values={"bakery": 3}))
    store.last_tables.put(LastTable(slug="little_town", seats=(LastSeat(person="p1"),), choices={"variant": None}))
    store.clocks.put(TableClock(id="open", clock=CLOCK))
    for name in ("open", "done"):
        journal = store.new_table(entry(name), line(0))
        journal.append(line(1))
        journal.append(line(2))
    store.finish(play("done"), result("done"))
    store.finish(play("counted"), result("counted"))


def contents(data: bytes) -> dict[str, Any]:
    """An export without its date."""
    row: dict[str, Any] = json.loads(data)
    return {name: value for name, value in row.items() if name not in ("exported_at", "app_version")}


def outcomes(store: Store, data: bytes) -> dict[str, Outcome]:
    return {change.key: change.outcome for change in preview_import(store, data).changes}


def imported(store: Store, data: bytes) -> None:
    apply_import(store, preview_import(store, data).archive)


@pytest.fixture
def exported(tmp_path: Path) -> bytes:
    with new_store(tmp_path / "other") as other:
        fill(other)
        return export_all(other)


# ------------------------------------------------------------------------------------------------------ there and back


def test_everything_comes_back_on_an_empty_device(store: Store, exported: bytes) -> None:
    assert set(outcomes(store, exported).values()) == {Outcome.ADDED}
    imported(store, exported)
    assert contents(export_all(store)) == contents(exported)
    assert store.open_table("open").envelopes == lines(3)
    assert store.plays.result("done") == result("done")
    assert store.log("done") == lines(3)
    assert [table.id for table in store.open_tables()] == ["open"]
    assert store.notices.take() == ()


def test_importing_twice_changes_nothing(store: Store, folder: Path, exported: bytes) -> None:
    imported(store, exported)
    before = in_force(folder)
    assert set(outcomes(store, exported).values()) == {Outcome.IDENTICAL}
    imported(store, exported)
    assert in_force(folder) == before


def test_the_file_can_be_read_by_a_person(exported: bytes) -> None:
    text = exported.decode()
    assert text.startswith('{\n "tableside": "archive",\n "schema": 1,\n "app_version": "1.0.0",')
    assert "Żółw" in text


def test_it_survives_the_next_start(folder: Path, exported: bytes) -> None:
    with new_store(folder) as store:
        imported(store, exported)
    with new_store(folder) as store:
        assert contents(export_all(store)) == contents(exported)
        assert store.notices.take() == ()


def test_a_preview_touches_nothing(store: Store, folder: Path, exported: bytes) -> None:
    before = snapshot(folder)
    preview = preview_import(store, exported)
    assert preview.count(Outcome.ADDED) == len(preview.changes) == 8
    assert snapshot(folder) == before


def test_the_state_before_is_exported_first(store: Store, exported: bytes) -> None:
    store.people.put(Person(id="p1", name="Alicja"))
    before = contents(export_all(store))
    done = apply_import(store, read_archive(exported))
    assert contents(done.safety.read_bytes()) == before
    again = apply_import(store, read_archive(exported))
    assert again.safety != done.safety  # the same second


NAMES = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12)
IDS = st.from_regex(r"[a-z0-9]{1,8}", fullmatch=True)
PEOPLE = st.builds(Person, id=IDS, name=NAMES, colour=st.none() | NAMES)
DEVICES = st.builds(Settings, device=IDS, theme=st.sampled_from(Theme), text_size=st.integers(50, 300))
EVENTS = st.dictionaries(NAMES, st.none() | st.integers() | NAMES | st.lists(st.booleans(), max_size=2), max_size=3)


@st.composite
def journals(draw: st.DrawFn) -> tuple[Line, ...]:
    events = draw(st.lists(EVENTS, min_size=1, max_size=4))
    made = [line(n, id=f"{n}-{draw(IDS)}") for n in range(len(events))]
    return tuple(
        Line.model_validate({**envelope.model_dump(), "event": event})
        for envelope, event in zip(made, events, strict=True)
    )


@st.composite
def tables(draw: st.DrawFn) -> ArchivedTable:
    name, finished = draw(IDS), draw(st.booleans())
    return ArchivedTable(
        id=name,
        lines=draw(journals()),
        entry=None if finished else entry(name),
        play=play(name, draw(st.integers(1, 500))) if finished else None,
        result=result(name) if finished else None,
    )


ARCHIVES = st.builds(
    Archive,
    app_version=NAMES,
    exported_at=st.just(START),
    settings=st.lists(DEVICES, max_size=2, unique_by=lambda row: row.device).map(tuple),
    people=st.lists(PEOPLE, max_size=3, unique_by=lambda row: row.id).map(tuple),
    tables=st.lists(tables(), max_size=3, unique_by=lambda row: row.id).map(tuple),
)
SLOW = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@given(ARCHIVES)
def test_any_archive_reads_as_it_was_written(archive: Archive) -> None:
    assert read_archive(write_archive(archive)) == archive


@SLOW
@given(ARCHIVES)
def test_any_archive_comes_back_from_an_empty_device(
    tmp_path_factory: pytest.TempPathFactory, archive: Archive
) -> None:
    with new_store(tmp_path_factory.mktemp("any")) as store:
        apply_import(store, archive)
        back = contents(export_all(store))
        assert back["people"] == [row.to_row() for row in archive.people]
        assert back["settings"] == [row.to_row() for row in archive.settings]
        assert {row["id"]: row for row in back["tables"]} == {
            row["id"]: row for row in contents(write_archive(archive))["tables"]
        }


@SLOW
@given(ARCHIVES, ARCHIVES)
def test_no_import_loses_a_line(tmp_path_factory: pytest.TempPathFactory, ours: Archive, theirs: Archive) -> None:
    """Whatever meets whatever: afterwards every journal of both is there, whole or as the beginning of a longer one."""
    with new_store(tmp_path_factory.mktemp("two")) as store:
        apply_import(store, ours)
        apply_import(store, theirs)
        kept = [store.log(table) for table in store.journal_ids()]
        for table in (*ours.tables, *theirs.tables):
            assert any(log[: len(table.lines)] == table.lines for log in kept)
        assert {person.id for person in store.people.all()} == {row.id for row in (*ours.people, *theirs.people)}
        assert set(outcomes(store, write_archive(theirs)).values()) <= {Outcome.IDENTICAL, Outcome.KEPT}


# ------------------------------------------------------------------------------------------------------- when they meet


def test_people_of_the_same_id_are_replaced(store: Store, exported: bytes) -> None:
    store.people.put(Person(id="p1", name="Alicja"))
    store.people.put(Person(id="p3", name="Ela"))
    assert outcomes(store, exported)["p1"] is Outcome.REPLACED
    imported(store, exported)
    assert [person.name for person in store.people.all()] == ["Ala", "Ela", "Ola"]


def start_with(store: Store, *envelopes: Line) -> None:
    journal = store.new_table(entry("open"), envelopes[0])
    for envelope in envelopes[1:]:
        journal.append(envelope)
    journal.close()


def test_a_table_that_went_on_there_is_replaced(store: Store, exported: bytes) -> None:
    start_with(store, *lines(2))
    assert outcomes(store, exported)["open"] is Outcome.REPLACED
    imported(store, exported)
    assert store.log("open") == lines(3)


def test_what_was_deleted_here_since_comes_back(store: Store, exported: bytes) -> None:
    imported(store, exported)
    store.plays.delete("done")
    store.put_away("open")
    found = outcomes(store, exported)
    assert (found["done"], found["open"], found["counted"]) == (
        Outcome.RETURNED,
        Outcome.RETURNED,
        Outcome.IDENTICAL,
    )
    imported(store, exported)
    assert [play.deleted_at for play in store.plays.all()] == [None, None]
    assert [entry.id for entry in store.open_tables()] == ["open"]


def test_a_table_that_went_on_here_is_kept(store: Store, exported: bytes) -> None:
    start_with(store, *lines(5))
    assert outcomes(store, exported)["open"] is Outcome.KEPT
    imported(store, exported)
    assert store.log("open") == lines(5)


def test_a_table_finished_here_since_stays_finished(store: Store, exported: bytes) -> None:
    start_with(store, *lines(3))
    store.finish(play("open"), result("open"))
    assert outcomes(store, exported)["open"] is Outcome.KEPT
    imported(store, exported)
    assert store.plays.result("open") == result("open")
    assert store.open_tables() == ()


def test_a_table_finished_there_is_finished_here(store: Store, tmp_path: Path) -> None:
    start_with(store, *lines(3))
    with new_store(tmp_path / "third") as other:
        start_with(other, *lines(4))
        other.finish(play("open"), result("open"))
        data = export_all(other)
    imported(store, data)
    assert store.open_tables() == ()
    assert store.plays.get("open") == play("open")
    assert store.log("open") == lines(4)


def test_a_table_reopened_there_is_open_here(store: Store, exported: bytes) -> None:
    start_with(store, *lines(2))
    store.finish(play("open"), result("open"))
    imported(store, exported)
    assert [table.id for table in store.open_tables()] == ["open"]
    assert store.plays.get("open") is None
    assert store.plays.result("open") is None


def test_a_table_that_went_another_way_comes_in_beside_ours(store: Store, exported: bytes) -> None:
    ours = (line(0), line(1), line(2, id="another"), line(3))
    start_with(store, *ours)
    (change,) = [change for change in preview_import(store, exported).changes if change.key == "open"]
    assert change.outcome is Outcome.COPIED
    assert change.new_id
    imported(store, exported)
    assert store.log("open") == ours
    assert store.open_table(change.new_id).envelopes == lines(3)
    assert {table.id for table in store.open_tables()} == {"open", change.new_id}
    assert outcomes(store, exported)["open"] is Outcome.IDENTICAL  # a second import adds no second copy


def test_a_copy_that_went_another_way_too_gets_a_second_copy(store: Store, exported: bytes) -> None:
    start_with(store, *lines(2), line(2, id="another"))
    imported(store, exported)
    (copy,) = {table.id for table in store.open_tables()} - {"open"}
    store.journal_path(copy).write_bytes(bytes_of(*lines(2), line(2, id="third way")))
    imported(store, exported)
    assert len(store.open_tables()) == 3
    assert lines(3) in [store.log(table) for table in store.journal_ids()]


def test_a_table_being_played_goes_on_in_the_copy_that_is_further_on(store: Store, exported: bytes) -> None:
    journal = store.new_table(entry("open"), line(0))
    assert apply_import(store, read_archive(exported)).written == {"open", "done", "counted"}
    assert not journal.is_open
    assert store.open_table("open").envelopes == lines(3)


def test_what_is_played_while_a_copy_comes_in_is_kept(
    store: Store, exported: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = store.new_table(entry("open"), line(0))
    write = transfer._write_safety

    def meanwhile(here: Store) -> Path:
        for n in range(1, 6):
            journal.append(line(n))
        here.people.put(Person(id="p9", name="Ewa"))
        return write(here)

    monkeypatch.setattr(transfer, "_write_safety", meanwhile)
    done = apply_import(store, read_archive(exported))
    assert {change.key: change.outcome for change in done.changes}["open"] is Outcome.KEPT
    assert journal.is_open
    assert store.log("open") == lines(6)
    assert store.people.get("p9") == Person(id="p9", name="Ewa")


def test_an_identical_table_may_stay_open(store: Store, exported: bytes) -> None:
    imported(store, exported)
    journal = store.open_table("open").journal
    imported(store, exported)
    journal.append(line(3))
    assert store.log("open") == lines(4)


def test_a_damaged_journal_is_healed_by_an_import_and_kept_aside(store: Store, folder: Path, exported: bytes) -> None:
    imported(store, exported)
    damaged = bytes_of(*lines(2)) + b"scrambled\n"
    store.journal_path("open").write_bytes(damaged)
    imported(store, exported)
    assert store.log("open") == lines(3)
    assert damaged in snapshot(folder).values()


def test_a_hopeless_journal_is_healed_by_an_import_and_kept_aside(store: Store, folder: Path, exported: bytes) -> None:
    imported(store, exported)
    store.journal_path("open").write_bytes(b"scrambled\n")
    imported(store, exported)
    assert store.log("open") == lines(3)
    assert b"scrambled\n" in snapshot(folder).values()


def test_a_table_of_the_same_name_but_for_capitals_comes_in_beside_ours(store: Store, exported: bytes) -> None:
    journal = store.new_table(entry("OPEN"), line(0))
    (change,) = [change for change in preview_import(store, exported).changes if change.key == "open"]
    assert change.outcome is Outcome.COPIED
    imported(store, exported)
    assert journal.is_open
    assert {table.id for table in store.open_tables()} == {"OPEN", change.new_id}


# ------------------------------------------------------------------------------------------------------ crashes midway


def test_a_full_disk_during_an_import_changes_nothing(store: Store, folder: Path, exported: bytes) -> None:
    store.people.put(Person(id="p9", name="Ewa"))
    archive, before = read_archive(exported), in_force(folder)
    room = 0
    while not imported_with_room(store, archive, room):
        assert in_force(folder) == before, room
        room += 1
    assert room > 12  # the safety export, two journals, two results, seven documents, a backup


def imported_with_room(store: Store, archive: Archive, files: int) -> bool:
    """Import on a disk that has room for some files; False if it was not enough."""
    real, left = storage_files.stage, iter(range(files))

    def stage(path: Path, data: bytes) -> None:
        if next(left, None) is None:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(path, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(storage_files, "stage", stage)
        try:
            apply_import(store, archive)
        except StorageError as error:
            if error.code is not StorageCode.FULL_DISK:
                raise
            return False
    return True


def in_force(folder: Path) -> dict[str, bytes]:
    """All files but the safety exports and the backups, which are copies of what is in force."""
    return {
        name: data
        for name, data in snapshot(folder).items()
        if not name.startswith("exports/") and not name.endswith(".bak")
    }


def test_a_crash_between_two_files_leaves_each_of_them_whole(folder: Path, exported: bytes) -> None:
    archive = read_archive(exported)
    for allowed in range(20):
        where = folder / str(allowed)
        with new_store(where) as store:
            store.people.put(Person(id="p1", name="Alicja"))
            with pytest.MonkeyPatch.context() as patch:
                crash_after(patch, allowed)
                with contextlib.suppress(KeyboardInterrupt):
                    apply_import(store, archive)
        with new_store(where) as store:
            assert store.people.get("p1") in (archive.people[0], Person(id="p1", name="Alicja"))
            for table in store.journal_ids():
                assert store.log(table) == lines(3)
            told = {notice.code for notice in store.notices.take()}
            assert told <= {StorageCode.TABLE_RELISTED}
            imported(store, exported)
            assert {row["id"] for row in contents(export_all(store))["tables"]} == {"counted", "done", "open"}


def crash_after(patch: pytest.MonkeyPatch, allowed: int) -> None:
    """Stop the program at its n-th replacing of a file."""
    real, left = Path.replace, iter(range(allowed))

    def replace(self: Path, target: Path) -> Path:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return real(self, target)

    patch.setattr(Path, "replace", replace)


def test_a_folder_that_cannot_take_the_safety_export_is_left_alone(
    store: Store, folder: Path, exported: bytes, disk: Disk
) -> None:
    archive, before = read_archive(exported), snapshot(folder)
    disk.fails("write")
    with pytest.raises(StorageError):
        apply_import(store, archive)
    disk.recovers()
    assert snapshot(folder) == before


# ----------------------------------------------------------------------------------------------------- what is no file


def test_megabytes_of_nothing_take_no_memory() -> None:
    nothing = b"[" + b"[]," * 5_000_000 + b"[]]"
    tracemalloc.start()
    with pytest.raises(StorageError):
        read_archive(nothing)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1_000_000


Change = Callable[[dict[str, Any]], object]
BAD: dict[str, tuple[Change, str]] = {
    "mark": (lambda row: row.update(tableside="x"), "tableside"),
    "no mark": (lambda row: row.pop("tableside"), "tableside"),
    "no date": (lambda row: row.pop("exported_at"), "exported_at"),
    "schema": (lambda row: row.update(schema="1"), "-"),
    "unknown section": (lambda row: row.update(cats=[]), "cats"),
    "section": (lambda row: row.update(people={}), "people"),
    "row": (lambda row: row["people"].append(5), "people.2"),
    "name": (lambda row: row["people"][1].update(name=""), "people.1.name"),
    "extra": (lambda row: row["settings"][0].update(colour="red"), "settings.0.colour"),
    "a device of Windows": (lambda row: row["people"][0].update(id="NUL"), "people.0.id"),
    "but for capitals": (lambda row: row["people"].append({**row["people"][0], "id": "P1"}), "people.2"),
    "person twice": (lambda row: row["people"].append(row["people"][0]), "people.2"),
    "table": (lambda row: row["tables"].append([]), "tables.3"),
    "table twice": (lambda row: row["tables"].append(row["tables"][0]), "tables.3"),
    "table id": (lambda row: row["tables"][0].update(id="../evil", play=None), "tables.0.play"),
    "path": (lambda row: row["tables"].append({"id": "../evil", "lines": []}), "tables.3.id"),
    "entry": (lambda row: row["tables"][2]["entry"].update(title=None), "tables.2.entry.title"),
    "other entry": (lambda row: row["tables"][2]["entry"].update(id="x"), "tables.2.entry.id"),
    "no play": (lambda row: row["tables"][1].pop("play"), "tables.1.play"),
    "lines": (lambda row: row["tables"][2].update(lines=None), "tables.2.lines"),
    "line": (lambda row: row["tables"][2]["lines"].append("do"), "tables.2.lines.3"),
    "kind": (lambda row: row["tables"][2]["lines"][1].update(kind="jump"), "tables.2.lines.1.kind"),
    "time": (lambda row: row["tables"][2]["lines"][1].update(at="today"), "tables.2.lines.1.at"),
    "gap": (lambda row: row["tables"][2]["lines"].pop(1), "tables.2.lines.1"),
    "command twice": (lambda row: row["tables"][2]["lines"][2].update(id="command-1"), "tables.2.lines.2"),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_wrong_field_is_named_by_its_path(store: Store, folder: Path, exported: bytes, bad: str) -> None:
    change, where = BAD[bad]
    row = json.loads(exported)
    change(row)
    before = snapshot(folder)
    with pytest.raises(StorageError) as caught:
        preview_import(store, json.dumps(row).encode())
    assert caught.value.code is StorageCode.BAD_IMPORT
    assert caught.value.params["where"] == where
    assert caught.value.params["problem"]
    assert snapshot(folder) == before


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xff", b"[]", b"3", b"[" * 200_000], ids=lambda data: repr(data[:9]))
def test_what_is_no_archive_at_all(data: bytes) -> None:
    with pytest.raises(StorageError) as caught:
        read_archive(data)
    assert caught.value.code is StorageCode.BAD_IMPORT


def newer(row: dict[str, Any]) -> None:
    row["schema"] = 99


def newer_inside(row: dict[str, Any]) -> None:
    row["tables"][2]["lines"][1]["schema"] = 99


@pytest.mark.parametrize("change", [newer, newer_inside])
def test_an_export_of_a_newer_tableside_is_refused(exported: bytes, change: Change) -> None:
    row = json.loads(exported)
    change(row)
    with pytest.raises(StorageError) as caught:
        read_archive(json.dumps(row).encode())
    assert caught.value.code is StorageCode.NEWER_VERSION


@given(st.data())
def test_a_file_cut_off_or_scrambled_never_gets_through_as_something_else(data: st.DataObject) -> None:
    archive = Archive(app_version="1", exported_at=START, people=(Person(id="p1", name="Ala"),))
    whole = write_archive(archive)
    with pytest.raises(StorageError):
        read_archive(whole[: data.draw(st.integers(0, len(whole) - 3))])


# ----------------------------------------------------------------------------------------------------------- one table


def test_one_table_can_be_shared_and_replayed(store: Store, tmp_path: Path) -> None:
    fill(store)
    path = tmp_path / "shared.json"
    path.write_bytes(export_table(store, "open"))
    assert read_table(path.read_bytes()) == lines(3)
    assert contents(path.read_bytes())["people"] == []
    with new_store(tmp_path / "friend") as friend:
        imported(friend, path.read_bytes())
        assert [table.id for table in friend.open_tables()] == ["open"]


def test_a_table_that_is_not_there_is_not_exported(store: Store) -> None:
    with pytest.raises(StorageError) as caught:
        export_table(store, "nothing")
    assert caught.value.code is StorageCode.NOT_FOUND


def test_a_journal_file_can_be_replayed_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "t1.jsonl"
    for data in (bytes_of(*lines(3)), bytes_of(*lines(3)).rstrip(b"\n")):
        path.write_bytes(data)
        assert read_table(path.read_bytes()) == lines(3)
    path.write_bytes(bytes_of(line(0)))
    assert read_table(path.read_bytes()) == lines(1)


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (b"", "line 1"),
        (bytes_of(*lines(2)) + b"{}\n", "line 3"),
        (bytes_of(*lines(2), line(3)), "line 3"),
        (bytes_of(line(1)), "line 1"),
        (b'{"schema":2,"n":0,"id":"c","at":"2026-01-01T00:00:00Z","who":"a","kind":"jump"}', "line 1.kind"),
    ],
    ids=["empty", "scrambled", "gap", "no start", "field"],
)
def test_a_bad_journal_file_is_refused_with_its_line(tmp_path: Path, data: bytes, where: str) -> None:
    path = tmp_path / "t1.jsonl"
    path.write_bytes(data)
    with pytest.raises(StorageError) as caught:
        read_table(path.read_bytes())
    assert caught.value.code is StorageCode.BAD_IMPORT
    assert caught.value.params["where"] == where


def test_an_export_of_many_tables_is_no_replay(tmp_path: Path, exported: bytes) -> None:
    path = tmp_path / "all.json"
    path.write_bytes(exported)
    with pytest.raises(StorageError, match="one table was expected, there are 3"):
        read_table(path.read_bytes())

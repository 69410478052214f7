import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.storage import (
    Kind,
    LastTable,
    Line,
    Person,
    PrintedValues,
    Settings,
    StorageCode,
    StorageError,
    TableClock,
    TableEntry,
    Theme,
    read_table,
)
from companion.storage.archive import PARTS, SECTIONS
from companion.storage.documents import Shelf
from companion.storage.errors import Notices
from companion.storage.journal import open_journal
from companion.storage.migrations import CHAINS, current, envelope_1_to_2, settings_1_to_2, stamped, upgraded
from companion.storage.records import KeptDoor, KeptKey, Record
from companion.storage.repositories import StoredPlays
from tests.companion.storage.support import START
from timers import FakeClock

OLD = Path(__file__).resolve().parents[2] / "data_old"
FIRST_LINE = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)


def copied(name: str, target: Path) -> Path:
    target.write_bytes((OLD / name).read_bytes())
    return target


def test_every_kind_that_is_written_has_its_chain() -> None:
    kinds = {record.KIND for record in (*SECTIONS, *PARTS.values())}
    of_this_machine = {KeptDoor.KIND, KeptKey.KIND}  # who may come in is no part of a copy
    assert kinds | of_this_machine | {"envelope", "archive"} == set(CHAINS)


@pytest.mark.parametrize("kind", [kind for kind, chain in CHAINS.items() if chain])
def test_every_old_version_has_its_stored_file(kind: str) -> None:
    name = "journal" if kind == "envelope" else kind
    for version in range(1, current(kind)):
        assert list(OLD.glob(f"{name}_{version}.json*")), (kind, version)


def test_settings_of_version_1(tmp_path: Path) -> None:
    path = copied("settings_1.json", tmp_path / "settings.json")
    notices = Notices()
    shelf = Shelf(tmp_path, Settings, notices, FakeClock(START))
    phone = Settings(device="phone", language="pl", theme=Theme.DARK, text_size=125, sounds=True, haptics=False)
    assert shelf.all() == (phone, Settings(device="desk"))
    assert notices.take() == ()
    shelf.put(phone)  # a record is written in today's form, its neighbour stays as it is until it is put
    versions = {key: row["schema"] for key, row in json.loads(path.read_bytes())["settings"].items()}
    assert versions == {"phone": 3, "desk": 1}


OLD_LINES = (
    Line(
        n=0,
        id="a0",
        at=FIRST_LINE,
        who="phone",
        kind=Kind.START,
        event={"slug": "little_town", "schema": 1, "ruleset": "2024-1", "setup": {}, "values": {}},
    ),
    Line(
        n=1,
        id="a1",
        at=FIRST_LINE + timedelta(seconds=60.5),
        who="phone",
        kind=Kind.DO,
        event={"type": "round_closed", "round": 1},
    ),
    Line(n=2, id="a2", at=FIRST_LINE + timedelta(seconds=62.25), who="tablet", kind=Kind.UNDO),
)


@pytest.mark.parametrize("version", range(1, current("envelope")))
def test_a_journal_of_an_older_version_is_played_on_in_todays(tmp_path: Path, version: int) -> None:
    path = copied(f"journal_{version}.jsonl", tmp_path / "t1.jsonl")
    before = path.read_bytes()
    opened = open_journal(path, Notices(), FakeClock(START))
    assert opened.envelopes == OLD_LINES
    redo = Line(n=3, id="a3", at=START, who="phone", kind=Kind.REDO)
    opened.journal.append(redo)
    opened.journal.close()
    assert path.read_bytes().startswith(before)
    assert read_table(path.read_bytes()) == (*OLD_LINES, redo)


@pytest.mark.parametrize(
    ("file", "record"),
    [
        ("settings_2.json", Settings),
        ("people_1.json", Person),
        ("printed_1.json", PrintedValues),
        ("last_tables_1.json", LastTable),
        ("tables_1.json", TableEntry),
        ("clocks_1.json", TableClock),
    ],
)
def test_a_list_from_before_there_were_checksums(tmp_path: Path, file: str, record: type[Record]) -> None:
    path = copied(file, tmp_path / f"{record.KIND}.json")
    notices = Notices()
    shelf = Shelf(tmp_path, record, notices, FakeClock(START))
    rows = json.loads(path.read_bytes())[record.KIND]
    found = shelf.all()
    assert {row.key for row in found} == set(rows)
    shelf.put(found[0])
    assert shelf.all() == found
    assert notices.take() == ()


def test_plays_from_before_there_were_checksums(tmp_path: Path) -> None:
    copied("plays_1.jsonl", tmp_path / "plays.jsonl")
    (tmp_path / "plays").mkdir()
    copied("results_1.json", tmp_path / "plays" / "builders-1.json")
    notices = Notices()
    plays = StoredPlays(tmp_path, notices, FakeClock(START))
    assert len(plays.all()) == 5
    assert plays.result("builders-1")
    assert notices.take() == ()


def test_steps_do_not_change_what_they_are_given() -> None:
    old = {"device": "phone", "text_size": 1.5}
    assert settings_1_to_2(old) == {"device": "phone", "text_size": 150}
    assert old == {"device": "phone", "text_size": 1.5}
    line = {"n": 1, "time": 0}
    assert envelope_1_to_2(line) == {"n": 1, "at": "1970-01-01T00:00:00+00:00"}
    assert line == {"n": 1, "time": 0}


def test_todays_version_is_only_unwrapped() -> None:
    assert upgraded("people", stamped("people", {"id": "p1"}), "people.json") == {"id": "p1"}


@pytest.mark.parametrize(
    "row",
    [
        5,
        {},
        {"schema": "2"},
        {"schema": 0},
        {"schema": True},
        {"schema": 1},
        {"schema": 1, "text_size": None},
        {"schema": 1, "text_size": "large"},
        {"schema": 1, "text_size": 1e999},
    ],
    ids=str,
)
def test_what_no_version_ever_wrote_is_a_wrong_value(row: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        upgraded("settings", row, "settings.json")


def test_a_newer_version_is_refused_by_name() -> None:
    with pytest.raises(StorageError) as caught:
        upgraded("settings", {"schema": 4}, "settings.json")
    assert caught.value.code is StorageCode.NEWER_VERSION
    assert caught.value.params == {"file": "settings.json", "found": 4, "known": 3}

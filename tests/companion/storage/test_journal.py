import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.storage import Kind, Line, StorageCode, StorageError
from companion.storage.envelope import decode, encode, scan
from companion.storage.errors import Notices
from companion.storage.journal import Journal, OpenedJournal, open_journal, read_journal
from tests.companion.storage.support import START, Disk, bytes_of, line, lines
from timers import FakeClock

DISK_CALLS = [("write",), ("fdatasync", "fsync"), ("write", "ftruncate"), ("fdatasync", "fsync", "ftruncate")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "t1.jsonl"


@pytest.fixture
def notices() -> Notices:
    return Notices()


def reopen(path: Path, notices: Notices) -> OpenedJournal:
    opened = open_journal(path, notices, FakeClock(START))
    opened.journal.close()
    return opened


def began(path: Path, count: int) -> Journal:
    journal = Journal.create(path, line(0))
    for envelope in lines(count)[1:]:
        journal.append(envelope)
    return journal


def test_what_was_appended_is_there_after_opening(path: Path, notices: Notices) -> None:
    with began(path, 4) as journal:
        journal.append(line(4, Kind.UNDO))
        journal.append(line(5, Kind.REDO))
        assert journal.count == 6
    assert reopen(path, notices).envelopes == (*lines(4), line(4, Kind.UNDO), line(5, Kind.REDO))
    assert notices.take() == ()


def test_a_line_is_one_write_and_is_on_the_disk_when_append_returns(path: Path, disk: Disk) -> None:
    with began(path, 1) as journal:
        calls = disk.records()
        journal.append(line(1))
        assert calls == ["write", "sync"]
        disk.recovers()


def test_a_reopened_journal_goes_on(path: Path, notices: Notices) -> None:
    began(path, 2).close()
    with open_journal(path, notices, FakeClock()).journal as journal:
        with pytest.raises(ValueError, match="already there"):
            journal.append(line(2, id="command-1"))
        journal.append(line(2))
    assert reopen(path, notices).envelopes == lines(3)


def test_one_line_is_one_line_of_text(path: Path) -> None:
    with Journal.create(path, line(0)) as journal:
        journal.append(Line(n=1, id="c", at=START, who="a\nb", kind=Kind.DO, event={"text": "one\ntwo\u2028"}))
    assert path.read_bytes().count(b"\n") == 2


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (line(3), "line 2 was expected"),
        (line(1), "line 2 was expected"),
        (line(2, id="command-1"), "already there"),
        (Line(n=2, id="c", at=START, who="a", kind=Kind.START, event={}), "begins with its start"),
    ],
    ids=["gap", "again", "same command", "second start"],
)
def test_a_line_out_of_order_is_our_own_mistake(path: Path, wrong: Line, why: str) -> None:
    with began(path, 2) as journal:
        before = path.read_bytes()
        with pytest.raises(ValueError, match=why):
            journal.append(wrong)
    assert path.read_bytes() == before


def test_a_journal_begins_with_its_start(path: Path) -> None:
    with pytest.raises(ValueError, match="begins with line 0"):
        Journal.create(path, line(1))
    assert not path.exists()


def test_a_journal_is_never_written_over(path: Path) -> None:
    began(path, 3).close()
    with pytest.raises(FileExistsError):
        Journal.create(path, line(0))
    assert path.read_bytes() == bytes_of(*lines(3))


def test_closing_twice_is_harmless(path: Path) -> None:
    journal = began(path, 1)
    journal.close()
    journal.close()
    assert not journal.is_open


def test_a_closed_journal_writes_nowhere(path: Path) -> None:
    journal = began(path, 1)
    journal.close()
    other = os.open(path.with_name("other"), os.O_CREAT | os.O_WRONLY)  # gets the number that has become free
    with pytest.raises(StorageError):
        journal.append(line(1))
    os.close(other)
    assert path.with_name("other").read_bytes() == b""
    assert path.read_bytes() == bytes_of(line(0))


# ------------------------------------------------------------------------------------------------------- torn lines


def test_torn_at_every_byte_of_the_last_line(path: Path, notices: Notices) -> None:
    whole, good = bytes_of(*lines(4)), bytes_of(*lines(3))
    for length in range(len(good) + 1, len(whole)):
        path.write_bytes(whole[:length])
        assert reopen(path, notices).envelopes == lines(3), length
        assert path.read_bytes() == good
        (notice,) = notices.take()
        assert notice.code is StorageCode.TORN_STEP
        kept = Path(str(notice.params["moved"]))
        assert kept.name.startswith("t1.torn-")
        assert kept.read_bytes() == whole[len(good) : length]
        kept.unlink()


def test_a_journal_goes_on_after_a_torn_line(path: Path, notices: Notices) -> None:
    path.write_bytes(bytes_of(*lines(3)) + b'{"schema":2,"n":3')
    with open_journal(path, notices, FakeClock()).journal as journal:
        journal.append(line(3))
    assert reopen(path, notices).envelopes == lines(4)


def test_torn_ends_of_one_second_do_not_replace_each_other(path: Path, notices: Notices) -> None:
    for rest in (b"first", b"second", b"third"):
        path.write_bytes(bytes_of(*lines(2)) + rest)
        reopen(path, notices)
    kept = {Path(str(notice.params["moved"])).read_bytes() for notice in notices.take()}
    assert kept == {b"first", b"second", b"third"}


def test_a_tail_of_zeros_as_a_power_cut_leaves_it(path: Path, notices: Notices) -> None:
    path.write_bytes(bytes_of(*lines(3)) + bytes(4096))
    assert reopen(path, notices).envelopes == lines(3)


# -------------------------------------------------------------------------------------------------- scrambled files


@pytest.mark.parametrize("bad", [1, 3, 5], ids=["second line", "middle", "last line"])
@pytest.mark.parametrize(
    "scrambled",
    [b"\xff\xfe\x00garbage\n", b"\n", b"[]\n", b"{}\n", b'{"schema":2}\n', b"[" * 100_000 + b"\n"],
    ids=["bytes", "blank", "list", "empty", "no fields", "nested"],
)
def test_a_scrambled_line_opens_up_to_it_and_keeps_the_original(
    path: Path, notices: Notices, bad: int, scrambled: bytes
) -> None:
    original = bytes_of(*lines(bad)) + scrambled + bytes_of(*lines(6)[bad + 1 :])
    path.write_bytes(original)
    assert reopen(path, notices).envelopes == lines(bad)
    (notice,) = notices.take()
    assert notice.code is StorageCode.DAMAGED_JOURNAL
    assert notice.params["steps"] == bad - 1
    assert Path(str(notice.params["moved"])).read_bytes() == original
    assert path.read_bytes() == bytes_of(*lines(bad))


@pytest.mark.parametrize(
    "stray",
    [line(3), line(1), line(2, id="command-1"), Line(n=2, id="c", at=START, who="a", kind=Kind.START, event={})],
    ids=["gap", "line twice", "command twice", "second start"],
)
def test_lines_out_of_order_are_found(path: Path, notices: Notices, stray: Line) -> None:
    path.write_bytes(bytes_of(*lines(2), stray))
    assert reopen(path, notices).envelopes == lines(2)
    assert [notice.code for notice in notices.take()] == [StorageCode.DAMAGED_JOURNAL]


def test_a_flipped_bit_anywhere_never_changes_a_play_in_silence(path: Path, notices: Notices) -> None:
    whole = bytes_of(*lines(4))
    start = len(bytes_of(*lines(2)))
    for place in range(start, len(bytes_of(*lines(3))) - 1):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert reopen(path, notices).envelopes == lines(2), place
        for notice in notices.take():
            Path(str(notice.params["moved"])).unlink()


@pytest.mark.parametrize("data", [b"", b"\n", b"garbage", b"garbage\n", bytes_of(line(1))], ids=repr)
def test_without_a_start_there_is_no_table(path: Path, notices: Notices, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(StorageError) as caught:
        reopen(path, notices)
    assert caught.value.code is StorageCode.UNREADABLE_JOURNAL
    assert Path(str(caught.value.params["moved"])).read_bytes() == data
    assert not path.exists()


def test_a_missing_journal_is_named(path: Path, notices: Notices) -> None:
    with pytest.raises(StorageError, match="t1") as caught:
        reopen(path, notices)
    assert caught.value.code is StorageCode.NOT_FOUND


def test_a_newer_version_is_left_untouched(path: Path, notices: Notices) -> None:
    data = bytes_of(*lines(2)) + b'{"schema":99,"n":2,"strange":true}\n{"schema":99,"n":3'
    path.write_bytes(data)
    with pytest.raises(StorageError) as caught:
        reopen(path, notices)
    assert caught.value.code is StorageCode.NEWER_VERSION
    assert caught.value.params == {"file": "t1.jsonl", "found": 99, "known": 3}
    assert path.read_bytes() == data
    assert [file.name for file in path.parent.iterdir()] == ["t1.jsonl"]


@given(st.binary(max_size=300))
def test_any_bytes_can_be_scanned(data: bytes) -> None:
    found = scan(bytes_of(*lines(2)) + data, "t1")
    assert found.envelopes[:2] == lines(2)
    assert found.good <= len(bytes_of(*lines(2))) + len(data)


def test_reading_repairs_nothing(path: Path) -> None:
    path.write_bytes(bytes_of(*lines(2)) + b"torn")
    assert read_journal(path).torn
    assert path.read_bytes().endswith(b"torn")


# ------------------------------------------------------------------------------------------------------- a bad disk


@pytest.mark.parametrize("calls", DISK_CALLS, ids="+".join)
def test_a_full_disk_acknowledges_nothing_and_loses_nothing(
    path: Path, notices: Notices, disk: Disk, calls: tuple[str, ...]
) -> None:
    journal = began(path, 3)
    disk.fails(*calls)
    for _ in range(3):
        with pytest.raises(StorageError) as caught:
            journal.append(line(3))
        assert caught.value.code is StorageCode.FULL_DISK
        assert journal.count == 3
    disk.recovers()
    journal.append(line(3))
    journal.close()
    assert reopen(path, notices).envelopes == lines(4)
    assert notices.take() == ()


@pytest.mark.parametrize("size", [0, 1, 40])
def test_a_short_write_is_cut_off_again(path: Path, notices: Notices, disk: Disk, size: int) -> None:
    journal = began(path, 3)
    disk.writes_short(size)
    with pytest.raises(StorageError) as caught:
        journal.append(line(3))
    assert caught.value.code is StorageCode.FULL_DISK
    assert path.read_bytes() == bytes_of(*lines(3))
    disk.recovers()
    journal.append(line(3))
    journal.close()
    assert reopen(path, notices).envelopes == lines(4)


def test_killed_after_a_failed_append_that_could_not_be_cut_back(path: Path, notices: Notices, disk: Disk) -> None:
    journal = began(path, 3)
    disk.writes_short(30)
    disk.fails("ftruncate", code=errno.EIO)
    with pytest.raises(StorageError):
        journal.append(line(3))
    disk.recovers()
    assert reopen(path, notices).envelopes == lines(3)
    assert [notice.code for notice in notices.take()] == [StorageCode.TORN_STEP]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (errno.ENOSPC, StorageCode.FULL_DISK),
        (errno.EDQUOT, StorageCode.FULL_DISK),
        (errno.EROFS, StorageCode.READ_ONLY),
        (errno.EACCES, StorageCode.READ_ONLY),
        (errno.EIO, StorageCode.DISK_FAILED),
    ],
    ids=lambda value: errno.errorcode[value] if isinstance(value, int) else str(value),
)
def test_each_failure_has_its_sentence(path: Path, disk: Disk, code: int, told: StorageCode) -> None:
    with began(path, 1) as journal:
        disk.fails("write", code=code)
        with pytest.raises(StorageError) as caught:
            journal.append(line(1))
    assert caught.value.code is told
    assert caught.value.message_id == f"storage-{told}"
    assert caught.value.params["path"] == str(path)


def test_a_table_that_cannot_be_created_leaves_nothing(path: Path, disk: Disk) -> None:
    disk.fails("write")
    with pytest.raises(StorageError) as caught:
        Journal.create(path, line(0))
    assert caught.value.code is StorageCode.FULL_DISK
    assert list(path.parent.iterdir()) == []


def test_a_damaged_journal_on_a_full_disk_stays_as_it_is(path: Path, notices: Notices, disk: Disk) -> None:
    data = bytes_of(*lines(2)) + b"scrambled\n"
    path.write_bytes(data)
    disk.fails("write")
    with pytest.raises(StorageError):
        reopen(path, notices)
    disk.recovers()
    assert path.read_bytes() == data


def test_a_real_full_disk(notices: Notices) -> None:
    """`/dev/full` is Linux's disk that is always full."""
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("there is no /dev/full here")
    journal = Journal(full, lines(1), 0)
    with pytest.raises(StorageError) as caught:
        journal.append(line(1))
    journal.close()
    assert caught.value.code is StorageCode.FULL_DISK
    assert notices.take() == ()


# ----------------------------------------------------------------------------------------------------------- a line


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
ENVELOPES = st.builds(
    Line,
    n=st.integers(1, 10**9),
    id=st.text(min_size=1, max_size=80),
    at=st.datetimes(timezones=st.timezones()),
    who=st.text(),
    kind=st.sampled_from([Kind.DO, Kind.UNDO]),
    event=st.dictionaries(st.text(), VALUES, max_size=4),
    merge=st.booleans(),
    digest=st.none() | st.text(),
)


@given(ENVELOPES)
def test_a_line_comes_back_as_it_was(envelope: Line) -> None:
    text = encode(envelope)
    assert text.endswith(b"\n")
    assert text.count(b"\n") == 1
    assert decode(text[:-1], "t1") == envelope


def test_a_line_without_a_checksum_is_taken_as_it_is() -> None:
    text = b'{"schema":2,"n":1,"id":"c","at":"2026-01-01T00:00:00Z","who":"a","kind":"undo"}'
    assert decode(text, "t1").kind is Kind.UNDO


@pytest.mark.parametrize("kind", [Kind.START, Kind.DO])
def test_a_line_that_does_something_says_what(kind: Kind) -> None:
    with pytest.raises(ValueError, match="needs an event"):
        Line(n=0, id="c", at=START, who="a", kind=kind)


def test_a_moment_needs_its_zone() -> None:
    with pytest.raises(ValueError, match="timezone"):
        Line(n=0, id="c", at=START.replace(tzinfo=None), who="a", kind=Kind.UNDO)


def test_the_file_is_never_left_open_for_children(path: Path) -> None:
    with began(path, 1) as journal:
        assert not os.get_inheritable(journal._fd)

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.storage import StorageCode, StorageError, Store
from companion.storage.lock import LOCK_FILE, FolderLock
from tests.companion.storage.support import Disk, new_store

HOLD = """
import sys
from pathlib import Path
from companion.storage.lock import FolderLock
lock = FolderLock.taken(Path(sys.argv[1]), sys.argv[2])
print("holding", flush=True)
sys.stdin.read()
"""
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def other(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the folder."""
    command = [sys.executable, "-c", HOLD, str(tmp_path), "http://127.0.0.1:8550"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "holding\n"
        yield process
        process.kill()


def test_a_second_instance_is_told_where_the_first_one_is(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    with pytest.raises(StorageError) as caught:
        Store.open(tmp_path)
    assert caught.value.code is StorageCode.LOCKED
    assert caught.value.params == {
        "path": str(tmp_path),
        "pid": other.pid,
        "address": "http://127.0.0.1:8550",
        "known": 1,
    }


def test_a_killed_instance_leaves_the_folder_free(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    os.kill(other.pid, signal.SIGKILL)
    other.wait()
    assert (tmp_path / LOCK_FILE).exists()
    with new_store(tmp_path):
        pass


def test_the_second_in_one_process_is_refused_too(folder: Path, store: Store) -> None:
    store.announce("http://here")
    with pytest.raises(StorageError) as caught:
        new_store(folder)
    assert (caught.value.params["pid"], caught.value.params["address"]) == (os.getpid(), "http://here")


def test_the_first_one_goes_on_undisturbed(folder: Path, store: Store) -> None:
    for _ in range(3):
        with pytest.raises(StorageError):
            new_store(folder)
    store.announce("http://a/much/longer/address")
    store.announce("http://b")
    with pytest.raises(StorageError, match="http://b,"):
        new_store(folder)


@pytest.mark.parametrize("text", ["", "{", "{}", "[]", '{"pid": null, "address": ""}'], ids=repr)
def test_an_owner_who_has_not_written_yet_is_unknown(tmp_path: Path, text: str) -> None:
    lock = FolderLock(tmp_path)
    (tmp_path / LOCK_FILE).write_text(text)
    with pytest.raises(StorageError) as caught:
        FolderLock(tmp_path)
    assert caught.value.params == {"path": str(tmp_path), "pid": 0, "address": "", "known": 0}
    lock.close()


def test_closing_frees_the_folder(folder: Path) -> None:
    for _ in range(2):
        store = new_store(folder)
        store.close()
        store.close()


def test_a_start_that_fails_frees_the_folder(folder: Path, disk: Disk) -> None:
    new_store(folder).close()
    disk.fails("scandir", code=errno.EIO)
    with pytest.raises(StorageError) as caught:
        new_store(folder)
    assert caught.value.code is StorageCode.DISK_FAILED
    disk.recovers()
    new_store(folder).close()


def test_a_lock_that_cannot_be_made_is_said(tmp_path: Path, disk: Disk) -> None:
    disk.fails("open", code=errno.EROFS)
    with pytest.raises(StorageError) as caught:
        FolderLock(tmp_path)
    disk.recovers()
    assert caught.value.code is StorageCode.READ_ONLY


def test_a_disk_too_full_for_our_address_leaves_the_folder_free(folder: Path, disk: Disk) -> None:
    new_store(folder).close()
    disk.fails("ftruncate")
    with pytest.raises(StorageError) as caught:
        FolderLock.taken(folder, "http://here")
    assert caught.value.code is StorageCode.FULL_DISK
    disk.recovers()
    new_store(folder).close()


def test_a_folder_in_the_place_of_the_lock_is_moved_and_said(folder: Path) -> None:
    (folder / LOCK_FILE).mkdir(parents=True)
    with new_store(folder) as store:
        assert [notice.code for notice in store.notices.take()] == [StorageCode.STRAY_MOVED]

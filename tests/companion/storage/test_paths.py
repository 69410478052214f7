import errno
import tempfile
from pathlib import Path

import pytest

import companion
from companion.storage import StorageCode, StorageError, data_folder
from companion.storage.paths import prepare_folder

HOME = {"HOME": "/home/ala"}


@pytest.mark.parametrize(
    ("env", "platform", "expected"),
    [
        ({"FLET_APP_STORAGE_DATA": "/flet"}, "linux", "/flet"),
        ({}, "linux", "/home/ala/.local/share/tableside"),
        ({"XDG_DATA_HOME": "/xdg"}, "linux", "/xdg/tableside"),
        ({"XDG_DATA_HOME": ""}, "linux", "/home/ala/.local/share/tableside"),
        ({"XDG_DATA_HOME": "relative"}, "linux", "/home/ala/.local/share/tableside"),
        ({"APPDATA": "/appdata"}, "win32", "/appdata/tableside"),
        ({}, "win32", "/home/ala/AppData/Roaming/tableside"),
        ({}, "darwin", "/home/ala/Library/Application Support/tableside"),
    ],
)
def test_where_the_data_lives(env: dict[str, str], platform: str, expected: str) -> None:
    assert data_folder(environ=HOME | env, platform=platform) == Path(expected)


def test_a_folder_asked_for_comes_before_the_platforms() -> None:
    assert data_folder(Path("/mine"), HOME, "linux") == Path("/mine")


def test_flets_folder_comes_first() -> None:
    assert data_folder(Path("/mine"), {"FLET_APP_STORAGE_DATA": "/flet"}, "linux") == Path("/flet")


def test_without_a_home_the_system_is_asked() -> None:
    assert data_folder(environ={}, platform="linux") == Path.home() / ".local" / "share" / "tableside"


def test_never_beside_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FLET_APP_STORAGE_DATA", raising=False)
    code = Path(companion.__path__[0]).parent
    assert not data_folder().is_relative_to(code)


def test_the_folder_is_created_and_left_empty(tmp_path: Path) -> None:
    folder = prepare_folder(tmp_path / "a" / "b")
    assert folder.is_dir()
    assert list(folder.iterdir()) == []


def test_below_a_file_there_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError) as caught:
        prepare_folder(tmp_path / "file" / "data")
    assert caught.value.code is StorageCode.NO_FOLDER
    assert caught.value.params["path"] == str(tmp_path / "file" / "data")


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError) as caught:
        prepare_folder(tmp_path / "file")
    assert caught.value.code is StorageCode.NO_FOLDER


@pytest.mark.parametrize(
    ("code", "told"), [(errno.EROFS, StorageCode.READ_ONLY), (errno.ENOSPC, StorageCode.FULL_DISK)]
)
def test_a_folder_that_cannot_be_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, told: StorageCode
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(StorageError) as caught:
        prepare_folder(tmp_path / "data")
    assert caught.value.code is told


def test_a_folder_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests may run as root, whom no permission stops; so the system's answer is made up."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    with pytest.raises(StorageError) as caught:
        prepare_folder(tmp_path)
    assert caught.value.code is StorageCode.READ_ONLY
    assert caught.value.params == {"path": str(tmp_path)}

"""Where a person's data lives: never beside the code, which is read-only once packaged."""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from companion.storage.errors import FORBIDDEN, FULL, StorageCode, StorageError, from_os_error

APP = "tableside"
"""The folder's name inside the platform's data folder."""
FLET_FOLDER = "FLET_APP_STORAGE_DATA"
"""Set by a packaged app and by `flet run`; on a phone it is the only folder we may write."""


def data_folder(
    explicit: Path | None = None, environ: Mapping[str, str] | None = None, platform: str = sys.platform
) -> Path:
    """Return the data folder: Flet's, else the one asked for (--data), else the platform's."""
    env = os.environ if environ is None else environ
    if packaged := env.get(FLET_FOLDER):
        return Path(packaged)
    if explicit is not None:
        return explicit
    return _platform_folder(env, platform) / APP


def _platform_folder(env: Mapping[str, str], platform: str) -> Path:
    home = Path(env.get("HOME") or Path.home())
    if platform == "win32":
        return Path(env.get("APPDATA") or home / "AppData" / "Roaming")
    if platform == "darwin":
        return home / "Library" / "Application Support"
    return _xdg(env) or home / ".local" / "share"


def _xdg(env: Mapping[str, str]) -> Path | None:
    """Return XDG_DATA_HOME; the specification says to ignore a relative one."""
    folder = Path(env.get("XDG_DATA_HOME", ""))
    return folder if folder.is_absolute() else None


def prepare_folder(folder: Path) -> Path:
    """Create the folder and prove that it can be written; else a StorageError says why not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        if error.errno in FULL | FORBIDDEN:
            raise from_os_error(error, folder) from error
        detail = error.strerror or str(error)
        raise StorageError(StorageCode.NO_FOLDER, path=str(folder), detail=detail) from error
    _probe(folder)
    return folder


def _probe(folder: Path) -> None:
    """Write and forget a byte: permission bits alone do not tell (root, network drives, read-only mounts)."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"?")
            probe.flush()
    except OSError as error:
        raise from_os_error(error, folder) from error

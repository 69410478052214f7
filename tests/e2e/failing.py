"""Tableside over a disk that fails for as long as a file beside the data says how.

Whoever runs the tests may be root, whom no folder refuses, and may not be allowed to mount a small disk: so the calls
of `os` fail by themselves, as they do in the tests of the storage.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from companion.cli import main
from tests.e2e.watched import watch

CALLS: Final = ("write", "fsync", "fdatasync", "replace")


def disk_of(data: Path) -> Path:
    """Where it says how the disk under this folder fails: the number of an error."""
    return data.with_name(f"{data.name}.disk")


def fail(call: str, disk: Path) -> None:
    """Let a call of `os` fail while the file is there."""
    real = getattr(os, call)

    def failing(*given: Any) -> Any:  # noqa: ANN401 - whatever the call takes and gives
        if disk.exists():
            code = int(disk.read_text())
            raise OSError(code, os.strerror(code))
        return real(*given)

    setattr(os, call, failing)


if __name__ == "__main__":
    for call in CALLS:
        fail(call, disk_of(Path(sys.argv[sys.argv.index("--data") + 1])))
    watch()
    sys.exit(main())

"""The app as a person starts it: a process of its own, on a free port, with a folder of its own.

One thing is added: what its pages show is compared with what would be drawn from nothing, see `watched`.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0


class Server:
    """One running Tableside. It can be killed as a phone kills it, and started again on the same folder."""

    def __init__(self, data: Path, module: str = "tests.e2e.watched") -> None:
        self.data = data
        self._module = module
        self.port = free_port()
        self.log = data.parent / f"{data.name}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["-m", self._module, "--web", "--no-open", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *words], cwd=ROOT, stdout=log, stderr=log, env={**os.environ, "PYTHONPATH": str(ROOT)}
            )
        self._wait()

    def kill(self) -> None:
        """As the system kills an app: no warning, no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def complaints(self) -> list[str]:
        """What went wrong in the app itself, not what Flet says of pages that have gone, behind our door as well."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [
            line
            for line in lines
            if re.search(r"a tap failed|not as drawn from nothing|screen \w+ failed|/companion/", line)
        ]

    def _end(self, sign: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(sign)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text(encoding="utf-8")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError(f"nothing listens on {self.address}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

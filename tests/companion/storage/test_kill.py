"""Kill -9 at any moment loses nothing that was confirmed."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.storage import StorageCode, Store
from tests.companion.storage.kill_child import Cursor
from tests.companion.storage.support import START
from timers import FakeClock

ROOT = Path(__file__).resolve().parents[3]
KILLS = 300
LONGEST = 0.015
"""Seconds a writer lives at most: about a hundred lines."""
PER_TABLE = 25
"""Kills before a new table begins, so that opening stays fast."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


class Killer:
    """Starts writers and kills them at random moments."""

    def __init__(self, server: subprocess.Popen[str], folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self._server = server

    def kill_one(self, mode: str, table: str, *, early: bool) -> list[list[str]]:
        """Let a writer live for a moment; return what it said was confirmed.

        An early kill may come before anything is written; the others wait for a first word, however slow the machine.
        """
        assert self._server.stdin
        self._server.stdin.write(f"{mode} {self.folder} {table} {self.chance.randrange(10**9)}\n")
        self._server.stdin.flush()
        said: list[list[str]] = []
        writer = 0
        for words in self._words():
            if words[0] == "dead":
                return said
            if words[0] == "pid":
                writer = int(words[1])
            else:
                assert words[0] == "ack", words
                said.append(words[1:])
            if len(said) == (0 if early else 1):
                time.sleep(self.chance.uniform(0, LONGEST))
                os.kill(writer, signal.SIGKILL)
        pytest.fail("the writing process ended by itself")

    def _words(self) -> Iterator[list[str]]:
        assert self._server.stdout
        return (text.split() for text in self._server.stdout)


@pytest.fixture
def killer(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Killer]:
    """One whose moments are the same in every run, but for the thousands of `make torture`."""
    seed = time.time_ns() if request.node.get_closest_marker("torture") else KILLS
    command = [sys.executable, "-m", "tests.companion.storage.kill_child"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        yield Killer(server, tmp_path / "data", seed)
        server.kill()


def check_journal(store: Store, table: str, confirmed: list[list[str]], *, repair: bool) -> int:
    """Compare a journal with what was confirmed; return how many lines it has."""
    path = store.journal_path(table)
    if not path.exists():
        assert confirmed == []
        return 0
    envelopes = store.open_table(table).envelopes if repair else store.log(table)
    assert [envelope.n for envelope in envelopes] == list(range(len(envelopes)))
    assert len({envelope.id for envelope in envelopes}) == len(envelopes)
    cursor, states = Cursor(), list[str]()
    for envelope in envelopes:
        cursor.apply(envelope.kind, envelope.n)
        states.append(str(cursor))
    for n, command, state in confirmed:
        assert envelopes[int(n)].id == command
        assert states[int(n)] == state
    return len(envelopes)


def kill_journals(killer: Killer, kills: int) -> None:
    """Kill writers one after the other on the same tables, with a power cut's torn line now and then."""
    confirmed: list[list[str]] = []
    total = 0
    for kill in range(kills):
        table = f"t{kill // PER_TABLE}"
        if kill % PER_TABLE == 0:
            confirmed = []
        fresh = killer.kill_one("journal", table, early=kill % 3 == 0)
        confirmed += fresh
        total += len(fresh)
        with Store.open(killer.folder, clock=FakeClock(START)) as store:
            length = check_journal(store, table, confirmed, repair=kill % 2 == 0)
            told = {notice.code for notice in store.notices.take()}
            assert told <= {StorageCode.TORN_STEP, StorageCode.TABLE_RELISTED}
        last = int(confirmed[-1][0]) + 1 if confirmed else 0
        assert last <= length <= last + 1  # the one line on the disk whose confirmation was cut off
        if length > last:  # from here on it counts: who reopens the table sees it
            confirmed.append(described(killer.folder, table))
        if length and kill % 10 == 0:
            tear(killer.folder / "tables" / f"{table}.jsonl")
    assert total > kills // 2  # the writers did write


def described(folder: Path, table: str) -> list[str]:
    """Say of a journal's last line what its writer would have said."""
    with Store.open(folder) as store:
        envelopes = store.log(table)
    cursor = Cursor()
    for envelope in envelopes:
        cursor.apply(envelope.kind, envelope.n)
    return [str(envelopes[-1].n), envelopes[-1].id, str(cursor)]


def tear(path: Path) -> None:
    """Leave half a line, as a power cut does; a killed process alone never would."""
    with path.open("ab") as file:
        file.write(b'{"schema":2,"n":17,"id":"to')


def kill_settings(killer: Killer, kills: int) -> None:
    """Kill while one document is rewritten: the last confirmed version is there, or the one after it."""
    version = 0
    for kill in range(kills):
        confirmed = killer.kill_one("settings", "phone", early=kill % 3 == 0)
        version = int(confirmed[-1][0]) if confirmed else version
        with Store.open(killer.folder) as store:
            found = store.settings.get("phone")
            assert store.notices.take() == ()
            assert list(killer.folder.glob("*.tmp")) == []
        stored = int(found.language or 0) if found else 0
        assert version <= stored <= version + 1
        version = stored
    assert version > kills // 2


def test_no_confirmed_step_is_lost(killer: Killer) -> None:
    kill_journals(killer, KILLS)


def test_no_confirmed_setting_is_lost(killer: Killer) -> None:
    kill_settings(killer, KILLS // 3)


@pytest.mark.torture
def test_no_confirmed_step_is_lost_in_thousands_of_kills(killer: Killer) -> None:
    kill_journals(killer, int(os.environ.get("TORTURE_KILLS", "10000")))


@pytest.mark.torture
def test_no_confirmed_setting_is_lost_in_thousands_of_kills(killer: Killer) -> None:
    kill_settings(killer, int(os.environ.get("TORTURE_KILLS", "5000")) // 5)

"""A warm process that forks a writer per command; the test kills the writers.

Importing once and forking then makes a kill cost milliseconds, so that hundreds of them fit into every test run.
Commands on stdin: `<mode> <folder> <table> <seed>`. Lines on stdout: `pid <n>`, `ack ...` per confirmed write, `dead`.
"""

import os
import random
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from pydantic import JsonValue

from companion.storage import Kind, Line, Settings, Store, TableEntry
from companion.storage.journal import Journal


def tell(text: str) -> None:
    os.write(1, f"{text}\n".encode())


class Cursor:
    """Which steps are done and which can be redone: the simplest table there is."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.undone: list[int] = []

    def apply(self, kind: Kind, step: int) -> None:
        match kind:
            case Kind.START:
                pass
            case Kind.DO:
                self.done.append(step)
                self.undone.clear()
            case Kind.UNDO:
                self.undone.append(self.done.pop())
            case Kind.REDO:
                self.done.append(self.undone.pop())

    def kinds(self) -> list[Kind]:
        """What can be done now."""
        return [Kind.DO, Kind.DO, *[Kind.UNDO] * bool(self.done), *[Kind.REDO] * bool(self.undone)]

    def __str__(self) -> str:
        return f"{len(self.done)}/{len(self.undone)}/{self.done[-1:]}/{self.undone[-1:]}".replace(" ", "")


def write_journal(store: Store, table: str, seed: int) -> None:
    """Append steps, undos and redos for ever, telling each one that was confirmed, and where the table then is."""
    chance = random.Random(seed)
    cursor = Cursor()
    journal = begin(store, table, cursor)
    for n in count(journal.count):
        kind = chance.choice(cursor.kinds())
        event: dict[str, JsonValue] = {"step": n, "text": "x" * chance.randrange(400)}
        command = f"{n}-{seed}"
        said = event if kind is Kind.DO else None
        journal.append(Line(n=n, id=command, at=datetime.now(UTC), who="child", kind=kind, event=said))
        cursor.apply(kind, n)
        tell(f"ack {n} {command} {cursor}")


def begin(store: Store, table: str, cursor: Cursor) -> Journal:
    if store.journal_path(table).exists():
        opened = store.open_table(table)
        for envelope in opened.envelopes:
            cursor.apply(envelope.kind, envelope.n)
        return opened.journal
    now = datetime.now(UTC)
    start = Line(n=0, id="start", at=now, who="child", kind=Kind.START, event={"slug": "little_town"})
    journal = store.new_table(TableEntry(id=table, slug="little_town", title="x", updated=now), start)
    tell(f"ack 0 start {cursor}")
    return journal


def write_settings(store: Store, device: str, _seed: int) -> None:
    """Rewrite one record for ever, telling each version that was confirmed."""
    found = store.settings.get(device)
    first = int(found.language or 0) if found else 0
    for version in count(first + 1):
        store.settings.put(Settings(device=device, language=str(version)))
        tell(f"ack {version} {device} -")


MODES = {"journal": write_journal, "settings": write_settings}


def serve() -> None:
    for command in sys.stdin:
        mode, folder, table, seed = command.split()
        pid = os.fork()
        if pid == 0:
            # Said by the writer itself: its parent may be scheduled late, after a first line has been confirmed, and a
            # killer that waits for the number would then miss its moment and wait for ever.
            tell(f"pid {os.getpid()}")
            try:
                MODES[mode](Store.open(Path(folder)), table, int(seed))
            except BaseException as error:  # noqa: BLE001 - whatever it is, the test must see it
                tell(f"broken {error!r}")
            finally:
                os._exit(1)
        os.waitpid(pid, 0)
        tell("dead")


if __name__ == "__main__":
    serve()

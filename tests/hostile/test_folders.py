"""Whatever happens to the files of the data folder: it opens, says every loss at the start, and shows the rest."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import pytest

from companion.app.library import Library
from companion.storage.archive import PARTS, SECTIONS, Archive, ArchivedTable
from scorers.core.msg import Msg
from tests.hostile.house import content, lay_out, lived_in, named, trials
from timers.clock import FakeClock

Damage = Callable[[Path, Random], None]


def flip(path: Path, rnd: Random) -> None:
    """A byte is another one."""
    data = bytearray(path.read_bytes())
    if data:
        data[rnd.randrange(len(data))] ^= 1 << rnd.randrange(8)
    path.write_bytes(data)


def digit(path: Path, rnd: Random) -> None:
    """A digit is another one: it is still good JSON."""
    data = bytearray(path.read_bytes())
    places = [at for at, byte in enumerate(data) if byte in b"0123456789"]
    if places:
        at = rnd.choice(places)
        data[at] = rnd.choice([byte for byte in b"0123456789" if byte != data[at]])
    path.write_bytes(data)


def cut(path: Path, rnd: Random) -> None:
    """The end is missing; of a file of lines, not whole lines: nobody could know."""
    data = path.read_bytes()
    ends = [at for at in range(len(data) - 1) if data[at - 1 : at] != b"\n" or path.suffix != ".jsonl"]
    path.write_bytes(data[: rnd.choice(ends)] if ends else b"")


def hole(path: Path, rnd: Random) -> None:
    """A block was never written."""
    data = bytearray(path.read_bytes())
    at = rnd.randrange(len(data) or 1)
    size = min(rnd.choice((1, 16, 512)), len(data) - at)
    data[at : at + size] = bytes(size)
    path.write_bytes(data)


def garbage(path: Path, rnd: Random) -> None:
    """Something else stands in the middle."""
    data = path.read_bytes()
    at = rnd.randrange(len(data) or 1)
    path.write_bytes(data[:at] + rnd.randbytes(rnd.choice((1, 3, 40))) + data[at:])


def other_line(path: Path, rnd: Random) -> None:
    """A line of another file of its kind, in its place: of another table, of another play."""
    others = [found for found in sorted(path.parent.glob(f"*{path.suffix}")) if found != path and found.is_file()]
    lines = path.read_bytes().split(b"\n")
    if len(lines) < 3 or not others:
        return
    at = rnd.randrange(1, len(lines) - 1)
    theirs = rnd.choice(others).read_bytes().split(b"\n")
    lines[at] = theirs[min(at, len(theirs) - 2)]
    path.write_bytes(b"\n".join(lines))


def swap_lines(path: Path, rnd: Random) -> None:
    """Two lines have changed places."""
    lines = path.read_bytes().split(b"\n")
    if len(lines) > 3:
        one, other = rnd.sample(range(len(lines) - 1), 2)
        lines[one], lines[other] = lines[other], lines[one]
    path.write_bytes(b"\n".join(lines))


def gone(path: Path, _rnd: Random) -> None:
    """There is none any more."""
    path.unlink()


def a_folder(path: Path, rnd: Random) -> None:
    """There is a folder of that name, with something in it or not."""
    path.unlink()
    path.mkdir()
    if rnd.random() < 0.5:
        (path / "a.txt").write_text("mine")


def a_pipe(path: Path, _rnd: Random) -> None:
    """There is a pipe of that name: whoever reads it waits for ever."""
    path.unlink()
    os.mkfifo(path)


def nowhere(path: Path, _rnd: Random) -> None:
    """It leads nowhere."""
    path.unlink()
    path.symlink_to(path.parent / "not there")


def unfinished(path: Path, rnd: Random) -> None:
    """The next version was being written, or something has its name."""
    beside = path.with_name(f"{path.name}.tmp")
    if rnd.random() < 0.5:
        beside.mkdir(exist_ok=True)
    elif not beside.exists():
        beside.write_bytes(path.read_bytes()[:9])


DAMAGES: tuple[Damage, ...] = (
    flip,
    digit,
    digit,
    cut,
    hole,
    garbage,
    other_line,
    swap_lines,
    gone,
    a_folder,
    a_pipe,
    nowhere,
    unfinished,
)


def a_file_for(folder: Path, name: str) -> None:
    """A folder of ours is a file, and what was in it has gone."""
    shutil.rmtree(folder / name, ignore_errors=True)
    (folder / name).write_text("not a folder")


def damaged(folder: Path, rnd: Random) -> list[str]:
    """Do something to some files; returns what."""
    done = []
    if rnd.random() < 0.05:
        name = rnd.choice(("exports", "tableside.lock"))
        if name == "exports":
            a_file_for(folder, name)
        else:
            (folder / name).unlink(missing_ok=True)
            (folder / name).mkdir()
        done.append(f"other kind: {name}")
    for _ in range(rnd.choice((1, 1, 1, 2, 3))):
        damage, path = rnd.choice(DAMAGES), folder / rnd.choice(sorted(lived_in()))
        if path.is_file() and path.name != "tableside.lock":
            damage(path, rnd)
            _one_is_left(folder, path.name.removesuffix(".bak"))
            done.append(f"{damage.__name__}: {path.relative_to(folder)}")
    return done


def _one_is_left(folder: Path, name: str) -> None:
    """Without a list and without its backup nobody could know that there was one."""
    for at in (name, f"{name}.bak"):
        if at in lived_in() and not any((folder / of).exists() for of in (name, f"{name}.bak")):
            (folder / at).unlink(missing_ok=True)
            (folder / at).write_bytes(lived_in()[at])


def rows(archive: Archive) -> dict[tuple[str, str], object]:
    """Everything, by kind and key."""
    found: dict[tuple[str, str], object] = {
        (record.KIND, row.key): row for record in SECTIONS for row in getattr(archive, record.KIND)
    }
    for table in archive.tables:
        found |= {(kind, table.id): part for kind, part in parts(table).items() if part}
    return found


def parts(table: ArchivedTable) -> Mapping[str, object]:
    return {**{PARTS[name].KIND: getattr(table, name) for name in PARTS}, "journal": table.lines}


SAID: Mapping[str, tuple[str, ...]] = {
    "settings": ("settings",),
    "people": ("people",),
    "printed": ("printed",),
    "last_tables": ("last_tables",),
    "clocks": ("clocks", ".jsonl"),
    "tables": ("tables", ".jsonl"),
    "plays": ("plays", ".jsonl"),
    "results": ("results", ".json"),
    "journal": (".jsonl",),
}
"""By which words a notice speaks of a kind of thing: what it names, or the file."""


def check(folder: Path, before: Mapping[tuple[str, str], object]) -> None:
    library = Library.open(folder, FakeClock())
    try:
        library.check_plays()
        said = library.notices()
        now = rows(content(library))
        # A journal that was read to the end knows what it came to: an entry or a play made of it anew is no loss.
        lost = [(kind, key) for (kind, key), was in before.items() if now.get((kind, key)) != was]
        for kind, key in lost:
            if kind in ("tables", "plays", "results") and (kind, key) in now:
                assert said, f"{kind} {key} was made anew and nobody said so"
                continue
            told = [str(notice) for notice in said if any(word in str(notice) for word in SAID[kind])]
            assert told, f"{kind} {key} is lost, and only this was said: {said}"
        for notice in said:
            kept = dict(notice.params).get("moved")
            assert not kept or os.path.lexists(str(kept)), notice
        shown(library)
        now = rows(content(library))  # what was finished in the end is a play once somebody has sat down there
    finally:
        library.close()
    again = Library.open(folder, FakeClock())
    try:
        again.check_plays()
        assert again.notices() == (), "the next start has nothing to say any more"
        assert rows(content(again)) == now
    finally:
        again.close()


def shown(library: Library) -> None:
    """Look at everything."""
    for entry in library.open_tables():
        live = library.table(entry.id)
        live.table.game.view(live.table.state, None)
        live.table.log()
        library.played_seconds(live)
    for play in library.plays():
        library.play(play.id)


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Mapping[tuple[str, str], object]:
    folder = tmp_path_factory.mktemp("whole")
    lay_out(folder)
    library = Library.open(folder, FakeClock())
    library.check_plays()
    assert library.notices() == ()
    found = rows(content(library))
    library.close()
    return found


def attempt(folder: Path, before: Mapping[tuple[str, str], object], trial: int) -> None:
    lay_out(folder)
    done = damaged(folder, Random(trial))
    try:
        check(folder, before)
    except BaseException as error:
        error.add_note(f"what was done: {done}")
        raise
    shutil.rmtree(folder)


@pytest.mark.parametrize("trial", range(40))
def test_a_damaged_folder_opens_and_every_loss_is_said(
    tmp_path: Path, before: Mapping[tuple[str, str], object], trial: int
) -> None:
    attempt(tmp_path, before, trial)


@pytest.mark.torture
def test_thousands_of_damaged_folders(tmp_path: Path, before: Mapping[tuple[str, str], object]) -> None:
    for trial in trials("FOLDERS", 5_000):
        with named(trial):
            attempt(tmp_path / str(trial), before, trial)


def sentences(said: tuple[Msg, ...]) -> list[str]:
    return [notice.id for notice in said]


def test_a_file_in_the_place_of_a_folder_is_moved_and_said(tmp_path: Path) -> None:
    lay_out(tmp_path)
    for name in ("plays", "tables"):
        a_file_for(tmp_path, name)
    library = Library.open(tmp_path, FakeClock())
    library.check_plays()
    said = sentences(library.notices())
    library.close()
    assert said.count("storage-stray-moved") == 2
    assert "storage-journal-missing" in said


def told_of(folder: Path) -> list[str]:
    """What is said at a start."""
    library = Library.open(folder, FakeClock())
    library.check_plays()
    said = sentences(library.notices())
    library.close()
    return said


def digits(path: Path, before: bytes, after: bytes) -> None:
    data = path.read_bytes()
    assert before in data
    path.write_bytes(data.replace(before, after, 1))


def test_a_name_that_is_spelt_otherwise_is_said(tmp_path: Path) -> None:
    lay_out(tmp_path)
    digits(tmp_path / "people.json", b'"Ala"', b'"Ela"')
    assert told_of(tmp_path) == ["storage-entries-salvaged"]


def test_a_digit_of_a_clock_is_said(tmp_path: Path) -> None:
    lay_out(tmp_path)
    digits(tmp_path / "clocks.json", b'"seconds": 0', b'"seconds":-1')
    assert told_of(tmp_path) == ["storage-entries-salvaged"]


def test_a_point_of_a_finished_play_is_counted_anew_and_said(tmp_path: Path) -> None:
    lay_out(tmp_path)
    path = tmp_path / "plays" / "builders-1.json"
    whole = path.read_bytes()
    digits(path, b'"n": ', b'"n": 1')
    assert told_of(tmp_path) == ["storage-result-rebuilt"]
    assert path.read_bytes() == whole


def test_a_line_of_another_table_is_no_step_of_this_one(tmp_path: Path) -> None:
    lay_out(tmp_path)
    one, other = (tmp_path / "tables" / f"{name}-0.jsonl" for name in ("builders", "little-town"))
    lines, theirs = (path.read_bytes().split(b"\n") for path in (one, other))
    one.write_bytes(b"\n".join([*lines[:2], theirs[2], *lines[3:]]))
    assert told_of(tmp_path) == ["storage-damaged-journal"]


def test_a_finished_play_whose_course_ends_too_early_says_so_once(tmp_path: Path) -> None:
    lay_out(tmp_path)
    path = tmp_path / "plays" / "builders-1.jsonl"
    path.write_bytes(b"\n".join(path.read_bytes().split(b"\n")[:-3]) + b"\n")
    assert told_of(tmp_path) == ["storage-steps-missing"]
    assert told_of(tmp_path) == []

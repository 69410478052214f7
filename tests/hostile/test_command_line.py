"""Files somebody has changed, given to the command line: an answer or one line that says why not, never a traceback."""

from __future__ import annotations

import json
import os
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion import cli
from companion.commands.games import anybody
from companion.commands.sheet import empty_sheet
from companion.text import texts
from scorers.core.questions import Cards, Holder, Lists, Numbers, YesNo
from scorers.core.registry import game, slugs
from tests.hostile.house import a_copy, lived_in, named, trials
from tests.hostile.mutations import changed


@lru_cache(maxsize=1)
def sheets() -> tuple[tuple[str, bytes], ...]:
    """A filled-in sheet of every title."""
    found = []
    for slug in slugs():
        info = game(slug).info
        players, variant = info.players.min + 1, info.variants[0]
        row = json.loads(json.dumps(empty_sheet(slug, players, variant, {}, texts("en"))))
        asked = game(slug).sheet(anybody(game(slug), players, variant, texts("en")), None).asked
        for question in asked:
            answers: dict[type[Any], Any] = {Numbers: 1, Holder: None, YesNo: True, Cards: [], Lists: []}
            row["sheet"][question.key] |= dict.fromkeys(question.seats, answers[type(question)])
        found.append((slug, json.dumps(row).encode()))
    return tuple(found)


@lru_cache(maxsize=1)
def plays() -> tuple[bytes, ...]:
    """A journal and a copy of every table."""
    row = json.loads(a_copy())
    copies = [json.dumps({**row, "tables": [table]}).encode() for table in row["tables"]]
    return (*copies, *(data for name, data in lived_in().items() if name.endswith(".jsonl") and "/" in name))


def damaged(rnd: Random) -> tuple[list[str], bytes]:
    """A command and the file for it."""
    if rnd.random() < 0.5:
        slug, sheet = rnd.choice(sheets())
        return ["score", slug], changed(sheet, rnd)
    data = rnd.choice(plays())
    if data.startswith(b'{"schema"'):
        lines = data.split(b"\n")
        at = rnd.randrange(len(lines) - 1)
        lines[at] = changed(lines[at], rnd)
        return ["replay"], b"\n".join(lines)
    return ["replay"], changed(data, rnd)


def attempt(folder: Path, capsys: pytest.CaptureFixture[str], trial: int) -> None:
    rnd = Random(trial)
    command, data = damaged(rnd)
    path = folder / "file"
    path.write_bytes(data)
    options = [*(["--json"] if rnd.random() < 0.3 else []), "--lang", rnd.choice(("en", "pl"))]
    code = cli.main([*command, str(path), *options])
    out, err = capsys.readouterr()
    assert (code, bool(out)) in ((0, True), (2, False), (0, False)), err
    assert err.count("\n") == (code == 2)
    assert not cli.UNSEEN.search(out + err.rstrip("\n"))
    assert "{???}" not in out + err


@pytest.mark.parametrize("trial", range(150))
def test_a_changed_file_is_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str], trial: int) -> None:
    attempt(tmp_path, capsys, trial)


@pytest.mark.torture
def test_tens_of_thousands_of_changed_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for trial in trials("FILES", 100_000):
        capsys.readouterr()
        with named(trial):
            attempt(tmp_path, capsys, trial)


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = cli.main([str(word) for word in (*words, "--lang", "en")])
    return code, *capsys.readouterr()


@pytest.mark.parametrize("digits", [16, 4300, 10_000])
def test_a_number_of_thousands_of_digits_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], digits: int
) -> None:
    slug, sheet = sheets()[0]
    path = tmp_path / "sheet"
    path.write_bytes(sheet.replace(b": 1,", b": " + b"9" * digits + b",", 1))
    assert run(capsys, "score", slug, path) == (2, "", "A number has more than 15 digits.\n")


def test_a_pipe_nobody_writes_into_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    for command in (["score", slugs()[0]], ["replay"]):
        assert run(capsys, *command, path) == (2, "", f"{path} is no file.\n")


def test_what_a_terminal_obeys_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slug, sheet = sheets()[0]
    row = json.loads(sheet)
    row["players"]["s1"] = "\u001b[31mAla\u202e\u0007"
    path = tmp_path / "sheet"
    path.write_text(json.dumps(row))
    code, out, _ = run(capsys, "score", slug, path)
    assert (code, "?[31mAla??" in out) == (0, True)
    code, out, _ = run(capsys, "score", slug, path, "--json")
    assert json.loads(out)["players"]["s1"] == row["players"]["s1"]


def test_a_long_name_and_a_long_value_are_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slug, sheet = sheets()[0]
    for change in ({"variant": "x" * 5000}, {"game": "x" * 5000}, {"players": {"s1": "x" * 5000, "s2": "b"}}):
        path = tmp_path / "sheet"
        path.write_text(json.dumps({**json.loads(sheet), **change}))
        code, out, err = run(capsys, "score", slug, path)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "???" not in err


def test_a_byte_order_mark_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slug, sheet = sheets()[0]
    path = tmp_path / "sheet"
    path.write_bytes(b"\xef\xbb\xbf" + sheet)
    assert run(capsys, "score", slug, path)[0] == 0

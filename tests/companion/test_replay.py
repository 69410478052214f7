"""A play told again on the terminal, from the journal of a table and from its export."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion import cli
from companion.app.library import Library
from companion.table.model import Command
from companion.table.table import Table
from scorers.core import core_moves
from scorers.core.events import Event
from scorers.core.forms import Answers
from tests.scorers.kernel_game import installed, new_setup
from timers.clock import FakeClock


@pytest.fixture(autouse=True)
def kernel() -> Iterator[None]:
    with installed():
        yield


@dataclass
class Played:
    """Two turns played at a table, the second undone; its journal file and its export."""

    table: Table
    journal: Path
    export: Path


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    clock = FakeClock()
    house = Library.open(tmp_path / "data", clock)
    live = house.start(new_setup())
    for number in (1, 2):
        clock.advance(60)
        do(live.table, f"c{number}")
    live.table.undo(live.table.n, "u1")
    export = tmp_path / "export.json"
    export.write_bytes(house.export_table(live.key))
    yield Played(live.table, house.folder / "tables" / f"{live.key}.jsonl", export)
    house.close()


def do(table: Table, command: str, who: str = "d1") -> None:
    """Let whoever's turn it is do the first thing that needs no answers."""
    event = next(event for event in offered(table) if event is not None)
    assert table.do(Command(command, event, table.n, who)).taken


def offered(table: Table) -> Iterator[Event | None]:
    answers: Answers = {}
    view = table.game.view(table.state, None)
    moves = (*view.now.moves, *(move for task in view.now.tasks for move in task.moves))
    yield from (core_moves.form(table.game, table.state, move.key, answers).event for move in moves)


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> tuple[int, str, str]:
        code = cli.main(["replay", *(str(argument) for argument in arguments), "--lang", "en"])
        out, err = capsys.readouterr()
        return code, out, err

    return call


def test_the_state_after_every_step_is_told(run: Run, played: Played) -> None:
    code, out, err = run(played.journal)
    assert (code, err) == (0, "")
    headings = [line for line in out.splitlines() if not line.startswith(" ")]
    assert [line.split()[:3] for line in headings] == [
        ["1", "2026-01-01", "00:01:00"],
        ["2", "2026-01-01", "00:02:00"],
        ["3", "2026-01-01", "00:02:00"],
    ]
    assert "Undone: " in out.split("\n3  ")[1]
    assert "Ala: " in out


def test_as_json_the_states_are_those_of_the_table(run: Run, played: Played) -> None:
    code, out, _ = run(played.journal, "--json")
    story = json.loads(out)
    assert code == 0
    assert (story["game"], story["players"]["s1"], story["differs"]) == ("kernel", "Ala", [])
    kinds = [step["kind"] for step in story["steps"]]
    assert kinds == ["do", "do", "undo"]
    first, second, undone = (step["state"] for step in story["steps"])
    assert undone == first != second
    assert undone["holdings"]["s1 coin"] == played.table.state.ledger.n("s1", "coin")


def test_a_line_from_a_phone_says_whose_it_is(run: Run, played: Played) -> None:
    do(played.table, "c9", "d2@s2")
    told = run(played.journal)[1]
    headings = [line for line in told.splitlines() if not line.startswith(" ")]
    assert [line.partition("  Phone: ")[2] for line in headings] == ["", "", "", "Bo"]
    steps = json.loads(run(played.journal, "--json")[1])["steps"]
    assert [(step["who"], step["phone"]) for step in steps] == [("d1", ""), ("d1", ""), ("", ""), ("d2", "Bo")]


def test_an_export_tells_the_same(run: Run, played: Played) -> None:
    assert run(played.export)[1] == run(played.journal)[1]


def test_everything_undone_leaves_nothing_to_tell(run: Run, played: Played) -> None:
    played.table.undo(1, "u2")
    assert "Undone: " in run(played.journal)[1].split("\n4  ")[1]


def rewritten(played: Played, change: Callable[[list[dict[str, Any]]], None]) -> Path:
    """The journal with something wrong in it; lines without a checksum are taken as they are."""
    lines = [json.loads(line) for line in played.journal.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        line.pop("crc", None)
    change(lines)
    path = played.export.with_name("changed.jsonl")
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return path


def _lose_slug(lines: list[dict[str, Any]]) -> None:
    del lines[0]["event"]["slug"]


def _go(lines: list[dict[str, Any]]) -> None:
    lines[0]["event"]["slug"] = "go"


def _one_name(lines: list[dict[str, Any]]) -> None:
    lines[0]["event"]["setup"]["seats"][1]["name"] = "Ala"


def _unknown_kind(lines: list[dict[str, Any]]) -> None:
    lines[1]["event"]["kind"] = "danced"


def _gap(lines: list[dict[str, Any]]) -> None:
    del lines[1]


def _undo_too_much(lines: list[dict[str, Any]]) -> None:
    lines[3:] = [{**lines[3], "n": n, "id": f"u{n}"} for n in (3, 4, 5)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_lose_slug, "0.event.slug: "),
        (_go, "There is no game “go”"),
        (_one_name, "0.event.setup: seats: every name must be given and differ"),
        (_unknown_kind, "line 1: "),
        (_gap, "line 2: "),
        (_undo_too_much, "line 5: "),
    ],
)
def test_a_bad_journal_gets_one_line(
    run: Run, played: Played, change: Callable[[list[dict[str, Any]]], None], reason: str
) -> None:
    code, out, err = run(rewritten(played, change))
    assert (code, out) == (2, "")
    assert err.startswith(reason)
    assert err.count("\n") == 1


def test_a_state_that_comes_out_otherwise_is_told(run: Run, played: Played) -> None:
    def other_digest(lines: list[dict[str, Any]]) -> None:
        lines[1]["digest"] = "0" * 16

    path = rewritten(played, other_digest)
    assert json.loads(run(path, "--json")[1])["differs"] == [1]
    assert "after these lines: 1." in run(path)[1]


def test_a_file_that_is_none(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\x00\xff not a journal")
    for path in (tmp_path / "no", tmp_path / "x", tmp_path):
        code, out, err = run(path)
        assert (code, out, err.count("\n")) == (2, "", 1)

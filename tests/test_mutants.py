"""The tool that changes the code to see whether a test notices: what it changes, and how it tells."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from scorers.core.data import data_folder
from scorers.le_havre.printed import deck

ROOT = Path(__file__).resolve().parents[1]

CODE = '''
def far(n: int = 3, *, most: "tuple[int, 2]" = ()) -> bool:
    """Say whether it is 1 or more."""
    if n < 0:
        raise ValueError(f"{n} is less than 0")
    if not most:
        return n > 1 and True
    log(n)
    return max(n, 5) in most
'''


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / ".ci" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


def test_what_is_changed(mutants: ModuleType) -> None:
    found = {(one.line, one.becomes) for one in mutants.mutants_of("far.py", CODE)}
    assert found == {
        (2, 'def far(n: int = 4, *, most: "tuple[int, 2]" = ()) -> bool:'),
        (4, "if (n <= 0):"),
        (4, "if n < 1:"),
        (6, "if (most):"),
        (7, "pass"),
        (7, "return (n > 1 or True)"),
        (7, "return (n > 1)"),
        (7, "return True"),
        (7, "return (n >= 1) and True"),
        (7, "return n > 2 and True"),
        (7, "return n > 0 and True"),
        (7, "return n > 1 and False"),
        (8, "pass"),
        (9, "return (max(n, 5) not in most)"),
        (9, "return (min(n, 5)) in most"),
        (9, "return max(n, 6) in most"),
    }


def test_a_mutant_differs_in_one_place_and_can_be_read(mutants: ModuleType) -> None:
    for one in mutants.mutants_of("far.py", CODE):
        compile(one.source, "far.py", "exec")
        pairs = zip(CODE.splitlines(), one.source.splitlines(), strict=True)
        assert [n for n, (was, now) in enumerate(pairs, 1) if was != now] == [one.line]


def test_every_named_survivor_still_stands_there(mutants: ModuleType) -> None:
    """Who renames or repairs the line names its survivor anew, or not at all."""
    files = {file for file, _, _ in mutants.named()}
    there = {one.name for file in files for one in mutants.mutants_of(file, (ROOT / file).read_text("utf-8"))}
    assert set(mutants.named()) - there == set()
    assert all(mutants.named().values()), "each says why"


def test_the_rooms_are_there(mutants: ModuleType) -> None:
    for room, tests in mutants.ROOMS.items():
        assert (ROOT / room).is_dir()
        assert (ROOT / tests[0]).exists()


def test_whom_a_change_is_shown(mutants: ModuleType) -> None:
    here = {3: frozenset({"tests/test_b.py::slow", "tests/test_b.py::quick"}), 5: frozenset({"", "tests/c"})}
    lines = {"a/far.py": {**here, 9: frozenset({"tests/c"})}}
    seconds = {"tests/test_b.py::slow": 2.0, "tests/test_b.py::quick": 0.1, "tests/c": 1.0, "tests/test_far.py::d": 0.5}
    reached = mutants.Reached(lines, seconds)

    def shown(file: str, line: int) -> list[str]:
        return list(reached.tests(mutants.Mutant(file, line, (line, line), "", "", "")))

    assert shown("a/far.py", 3) == ["tests/test_b.py::quick", "tests/test_b.py::slow"]
    everybody = ["tests/test_b.py::quick", "tests/test_far.py::d", "tests/c", "tests/test_b.py::slow"]
    assert shown("a/far.py", 1) == everybody, "what runs on import: those of the file, and of the test file like it"
    assert shown("a/far.py", 5) == everybody, "what runs on import as well is used by who does not reach it"
    assert shown("a/near.py", 1) == everybody, "else those of the room"


def test_what_an_earlier_test_has_worked_out_hides_nobody(mutants: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who needs a value reaches the line it comes from, also where a cache holds it; the caches of other rooms stay."""
    monkeypatch.setenv(mutants.ROOM, "scorers/le_havre")
    deck("full", 3)
    data_folder()
    mutants.pytest_runtest_setup()
    assert deck.cache_info().currsize == 0
    assert data_folder.cache_info().currsize == 1

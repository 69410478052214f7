"""Change the code in one place and see whether a test notices: `make mutants ARGS="scorers/core --most 100"`.

Works on a copy of the folder. Each mutant is judged by the tests that reach its line, the quickest first, one mutant at
a time and each with a time limit. Who survives is printed with file, line and change. A survivor that no test can or
should notice is named in .ci/mutants.toml, with the reason; of all others at most one in twenty may live.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from coverage import CoverageData

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
NAMED: Final = ROOT / ".ci" / "mutants.toml"
MOST: Final = 0.05
"""So many of all mutants may survive without a name."""
ROOM: Final = "MUTANTS_ROOM"
"""Where the tests are told whose caches to forget."""
PATIENCE: Final = 20.0
"""Seconds a mutant may take beyond four times what its tests took without it."""

ROOMS: Final[Mapping[str, tuple[str, ...]]] = {
    "scorers/core": ("tests/scorers/core", "tests/scorers/kernel_game", "scorers/core"),
    "scorers/core/acts": ("tests/scorers/core", "tests/scorers/kernel_game", "tests/scorers/crown_fields"),
    "scorers/builders": ("tests/scorers/builders", "scorers/builders", "tests/data_old"),
    "scorers/little_town": ("tests/scorers/little_town", "scorers/little_town", "tests/data_old"),
    "scorers/le_havre": ("tests/scorers/le_havre", "scorers/le_havre", "tests/data_old"),
    "scorers/orleans": ("tests/scorers/orleans", "scorers/orleans"),
    "scorers/craftsmen": ("tests/scorers/craftsmen", "scorers/craftsmen"),
    "companion/table": ("tests/companion/table", "tests/companion/test_replay.py", "companion/table"),
    "companion/app": (
        "tests/companion/app",
        *(f"tests/companion/test_{name}.py" for name in ("copies", "doors", "fitness", "library", "losses")),
        *(f"tests/companion/test_{name}.py" for name in ("reasons", "session", "sights")),
        "companion/app",
    ),
    "timers": ("tests/timers", "timers"),
}
"""Which tests are asked about which room; of these, those that reach the line."""

# ----------------------------------------------------------------------------------------------------- what is changed

COMPARED: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: Final[Mapping[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: str
    line: int
    lines: tuple[int, int]
    """From where to where the statement stands."""
    was: str
    becomes: str
    """The line before and after; several as one."""
    source: str
    """The whole file with the change."""

    @property
    def name(self) -> tuple[str, str, str]:
        """What it is known by, wherever in its file it stands."""
        return self.file, self.was, self.becomes


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what could stand there instead."""
    match node:
        case ast.Constant():
            yield from _constants(node)
        case ast.stmt() if _can_be_dropped(node):
            yield ast.Pass()
        case ast.expr():
            yield from _expressions(node)


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    match node.value:
        case bool(value):
            yield ast.Constant(not value)
        case int(value):
            yield ast.Constant(value + 1)
            if value == 1:
                yield ast.Constant(0)


def _can_be_dropped(node: ast.stmt) -> bool:
    """Say whether a file without this statement still makes sense; a value that is never made breaks it at once."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.AugAssign() | ast.Continue():
            return True
        case ast.Return(value=ast.expr()):
            return isinstance(getattr(node, "within", None), ast.If)
    return False


def _expressions(node: ast.expr) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield ast.Compare(node.left, [COMPARED[type(op)]()], node.comparators)
        case ast.BoolOp(op=ast.Or(), values=[_, ast.Constant()]):
            yield node.values[1]  # without it the types would not fit: nothing that is written
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            yield values[0] if len(values) == 2 else ast.BoolOp(op, values[:-1])  # noqa: PLR2004
            yield values[1] if len(values) == 2 else ast.BoolOp(op, values[1:])  # noqa: PLR2004
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op) if type(op) in RECKONED:
            yield ast.BinOp(node.left, RECKONED[type(op)](), node.right)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name]), node.args, node.keywords)


def mutants_of(file: str, text: str) -> Iterator[Mutant]:
    """Yield every change of a file that is tried; annotations, decorators and what an error says are left alone."""
    rows = text.splitlines(keepends=True)
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row.encode()))
    data = text.encode()
    for node, statement in _walk(ast.parse(text), None):
        if not isinstance(node, ast.expr | ast.stmt):
            continue
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        for other in changes(node):
            new = ast.unparse(ast.fix_missing_locations(other))
            new = f"({new})" if isinstance(other, ast.expr) and not isinstance(other, ast.Constant) else new
            source = (data[:begin] + new.encode() + data[end:]).decode()
            where = statement or node
            lines = (where.lineno, where.end_lineno or where.lineno)
            first, last = starts[node.lineno - 1], starts[node.end_lineno or node.lineno]
            was, becomes = (
                _one_line(part) for part in (data[first:last], data[first:begin] + new.encode() + data[end:last])
            )
            yield Mutant(file, node.lineno, lines, was, becomes, source)


def _one_line(rows: bytes) -> str:
    return " ".join(rows.decode().split())


def _walk(node: ast.AST, statement: ast.stmt | None) -> Iterator[tuple[ast.AST, ast.stmt | None]]:
    """Yield every node that may be changed, with the simple statement it stands in."""
    if isinstance(node, ast.Raise | ast.Assert) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return  # what is only said or only made sure of
    if isinstance(node, ast.stmt):
        compound = isinstance(node, ast.If | ast.For | ast.While | ast.With | ast.Try | ast.Match | ast.FunctionDef)
        statement = None if compound or isinstance(node, ast.ClassDef) else node
    yield node, statement
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "bases", "type_params"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                child.within = node  # type: ignore[attr-defined]
                yield from _walk(child, statement)


# ------------------------------------------------------------------------------------------------------ who notices it


NOBODY: Final = ""
"""Stands for the import among the tests that reach a line: what was worked out there is used without reaching it."""


@dataclass(frozen=True)
class Reached:
    """Which test reaches which line, and how long it takes."""

    lines: Mapping[str, Mapping[int, frozenset[str]]]
    seconds: Mapping[str, float]

    def tests(self, mutant: Mutant) -> list[str]:
        """Return the tests of a line, the quickest first; for what runs on import, those of the whole file or room.

        Of the file are also those in the test file named like it, and those of what nobody says: the parts of a value
        are in no line that is run.
        """
        file = self.lines.get(mutant.file, {})
        found = frozenset[str]().union(*(file.get(n, ()) for n in range(mutant.lines[0], mutant.lines[1] + 1)))
        if not found or NOBODY in found:
            about = (f"/test_{Path(mutant.file).stem}.py::", "/test_unsaid.py::")
            like = frozenset(test for test in self.seconds if any(name in test for name in about))
            found = like.union(*file.values()) - {NOBODY} or frozenset(self.seconds)
        return sorted(found, key=lambda test: (self.seconds.get(test, 0.0), test))


def copied() -> Path:
    """Return a copy of the folder as it stands, to be broken."""
    folder = Path(tempfile.mkdtemp(prefix="mutants-"))
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    for name in listed.stdout.decode().splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def reached(folder: Path, room: str) -> Reached:
    """Run the tests of a room once without a mutant, and remember what each reaches."""
    there = [test for test in ROOMS[room] if (folder / test).exists()]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--cov", room, "--cov-context=test"]
    command += ["--cov-report=", "--durations=0", "--durations-min=0", "-vv", "-p", Path(__file__).stem]
    command += ["-o", "faulthandler_timeout=0", *there]  # it takes as long as it takes
    if "tests/data_old" in there:  # of the journals of all titles, those of this one
        command += ["-k", Path(room).name]
    plugin = {**os.environ, "PYTHONPATH": str(HERE), ROOM: room}
    done = subprocess.run(command, cwd=folder, env=plugin, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"without any mutant the tests of {room} fail:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    data = CoverageData(str(folder / ".coverage"))
    data.read()
    lines = {
        Path(path).relative_to(folder).as_posix(): {
            n: frozenset(context.partition("|")[0] for context in contexts)
            for n, contexts in data.contexts_by_lineno(path).items()
        }
        for path in data.measured_files()
    }
    return Reached(lines, _durations(done.stdout))


def pytest_runtest_setup() -> None:
    """Forget what earlier tests have worked out, while it is seen who reaches what: else only the first ever would."""
    room = os.environ[ROOM].replace("/", ".")
    for name, module in list(sys.modules.items()):
        if f"{name}.".startswith(f"{room}."):
            for kept in vars(module).values():
                if getattr(kept, "__module__", "") == name and hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def _durations(report: str) -> dict[str, float]:
    r"""Return how long each test took, from what pytest says.

    >>> _durations("0.01s call     tests/a.py::test_b\n0.02s setup    tests/a.py::test_b\n1 passed")
    {'tests/a.py::test_b': 0.03}
    """
    found: dict[str, float] = {}
    for seconds, test in re.findall(r"^([\d.]+)s (?:call|setup) +(.+)$", report, re.MULTILINE):
        found[test] = round(found.get(test, 0.0) + float(seconds), 3)
    return found


def survives(folder: Path, mutant: Mutant, room: Reached) -> bool:
    """Put a mutant into the copy, ask the tests of its line, take it out again."""
    tests = room.tests(mutant)
    path = folder / mutant.file
    before = path.read_bytes()
    path.write_text(mutant.source, encoding="utf-8")
    for stale in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        stale.unlink()
    try:
        return _asked(folder, tests, PATIENCE + 4 * sum(room.seconds.get(test, 0.0) for test in tests))
    finally:
        path.write_bytes(before)


def _asked(folder: Path, tests: list[str], limit: float) -> bool:
    """Run tests in a process of their own that has pytest loaded already; whether all pass within the limit."""
    child = os.fork()
    if not child:
        os.setpgid(0, 0)
        os.chdir(folder)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:cov", "--rootdir", str(folder), *tests])
        os._exit(int(code))
    until = time.monotonic() + limit
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


# ------------------------------------------------------------------------------------------------------------- what for


def named() -> dict[tuple[str, str, str], str]:
    """Return the survivors that have a name, and why they may live."""
    read = tomllib.loads(NAMED.read_text(encoding="utf-8")) if NAMED.exists() else {}
    return {(one["file"], one["was"], one["becomes"]): one["why"] for one in read.get("survivor", ())}


def wanted(places: list[str]) -> dict[str, list[Mutant]]:
    """Return the mutants of each room that lie in one of these places."""
    found: dict[str, list[Mutant]] = {}
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            if max((other for other in ROOMS if file.startswith(other)), key=len) != room:
                continue
            if not places or any(file == place or file.startswith(f"{place.rstrip('/')}/") for place in places):
                found.setdefault(room, []).extend(mutants_of(file, path.read_text(encoding="utf-8")))
    return found


def main() -> int:
    """Try a sample of the mutants; fail if too many nobody has named survive."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("places", nargs="*", help=f"folders or files within {', '.join(ROOMS)}")
    parser.add_argument("--most", type=int, default=100, help="how many of each room (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed chooses others (default: %(default)s)")
    asked = parser.parse_args()
    sys.dont_write_bytecode = True
    folder = copied()
    sys.path[:] = [str(folder), *(entry for entry in sys.path if Path(entry or ".").resolve() not in {ROOT, HERE})]
    try:
        tried = [_room(folder, room, mutants, asked) for room, mutants in wanted(asked.places).items()]
    finally:
        shutil.rmtree(folder)
    lived, all_ = sum(unnamed for unnamed, _ in tried), sum(n for _, n in tried)
    print(f"{lived} of {all_} mutants survive without a name: at most {MOST:.0%} may")
    return int(lived > MOST * all_)


def _room(folder: Path, room: str, mutants: list[Mutant], asked: argparse.Namespace) -> tuple[int, int]:
    """Try the mutants of a room; how many survive without a name, and how many were tried."""
    dice = random.Random(asked.seed)  # noqa: S311 - the same sample every time, no secret
    sample = dice.sample(mutants, min(asked.most, len(mutants)))
    if not sample:
        return 0, 0
    print(f"{room}: {len(sample)} of {len(mutants)} mutants", flush=True)
    knowing, names, unnamed = reached(folder, room), named(), 0
    for mutant in sorted(sample, key=lambda one: (one.file, one.line)):
        if survives(folder, mutant, knowing):
            why = names.get(mutant.name)
            unnamed += why is None
            print(f"{mutant.file}:{mutant.line}{f'  # {why}' if why else ''}")
            print(f"  - {mutant.was}\n  + {mutant.becomes}", flush=True)
    print(f"{room}: {unnamed} of {len(sample)} survive without a name", flush=True)
    return unnamed, len(sample)


if __name__ == "__main__":
    sys.exit(main())

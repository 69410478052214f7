"""Say what the last `make test` never reached: nothing of the rules, clocks and tables, little of the rest."""

import ast
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
MEASURED: Final = ROOT / ".coverage.json"
WHOLE: Final = ("scorers/", "timers/", "companion/table/")
"""Where nothing may be left out."""

LEAST: Final = 0.9
"""How much of everything must be reached."""


def unreachable(tree: ast.AST) -> Iterator[ast.stmt]:
    """Yield what no test can run: only for a type checker, for a program's own start, or never at all."""
    for node in ast.walk(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield node
            case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
                yield node
            case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
                yield node
            case ast.ClassDef(bases=bases) if any(_name(base) == "Protocol" for base in bases):
                yield node
            case ast.FunctionDef(decorator_list=marks) if any(_name(mark) == "overload" for mark in marks):
                yield node


def _name(node: ast.expr) -> str:
    """Return the plain name of a base or a decorator."""
    return ast.unparse(node).partition("[")[0].rpartition(".")[2]


def missing(path: str, found: Mapping[str, Any]) -> tuple[list[str], int]:
    """Return the lines and ways on nobody took in a file, and how many there are in all."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    apart = {line for node in unreachable(tree) for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    lines = [line for line in found["missing_lines"] if line not in apart]
    ways = [way for way in found["missing_branches"] if not apart & {*way} and not set(lines) & {*way}]
    many = sum(len(found[key]) for key in ("executed_lines", "executed_branches"))
    return [*map(str, lines), *(f"{a}->{b or 'end'}" for a, b in ways)], many + len(lines) + len(ways)


def main() -> int:
    """Print every file with something left out; 1 if that is too much."""
    files = json.loads(MEASURED.read_text(encoding="utf-8"))["files"]
    told = {path: missing(path, found) for path, found in sorted(files.items())}
    for path, (left, many) in told.items():
        if left:
            print(f"{1 - len(left) / many:4.0%} {path}: {', '.join(left)}")
    holes = [path for path, (left, _) in told.items() if left and path.startswith(WHOLE)]
    reached = 1 - sum(len(left) for left, _ in told.values()) / sum(many for _, many in told.values())
    print(f"{reached:.1%} of all lines and ways on; {len(holes)} files of {', '.join(WHOLE)} not whole")
    return int(bool(holes) or reached < LEAST)


if __name__ == "__main__":
    sys.exit(main())

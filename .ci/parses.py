"""Say which of the files named do not parse: JSON, TOML and Fluent, each with its line where it is known."""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk


def faults(path: Path) -> Iterator[str]:
    """Yield what keeps a file from being read."""
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            json.loads(text)
        elif path.suffix == ".toml":
            tomllib.loads(text)
        elif path.suffix == ".ftl":
            yield from _junk(text)
    except ValueError as error:
        yield str(error)


def _junk(text: str) -> Iterator[str]:
    """Yield what Fluent would leave out without a word: entries it cannot read."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            yield f"line {line}: {entry.annotations[0].message}"


def main(names: list[str]) -> int:
    """Print a line for every fault; return how the check ends."""
    found = [f"{name}: {fault}" for name in names for fault in faults(Path(name))]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

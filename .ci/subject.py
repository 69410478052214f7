"""Check the subject of a commit: what kind of change it is, and that it fits on a line."""

import re
import sys
from pathlib import Path
from typing import Final

WIDEST: Final = 72
KINDS: Final = ("bench", "chore", "data", "docs", "feat", "fix", "perf", "refactor", "test")
WRITTEN_BY_GIT: Final = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")


def faults(message: str) -> list[str]:
    """Return what is wrong with a commit's message."""
    lines = [line for line in message.splitlines() if not line.startswith("#")] or [""]
    subject = lines[0]
    if subject.startswith(WRITTEN_BY_GIT):
        return []
    found = []
    if len(subject) > WIDEST:
        found.append(f"The subject has {len(subject)} characters, {WIDEST} at most: say one change, the rest below.")
    if not re.match(rf"(?:{'|'.join(KINDS)})(?:\([\w./-]+\))?!?: \S", subject):
        found.append(f"The subject begins with one of {', '.join(KINDS)} and a colon.")
    if len(lines) > 1 and lines[1].strip():
        found.append("The second line stays empty.")
    return found


def main(name: str) -> int:
    """Print what is wrong with the message in a file; return how the check ends."""
    found = faults(Path(name).read_text(encoding="utf-8"))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

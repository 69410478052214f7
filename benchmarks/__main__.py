"""All benchmarks, or the named ones: `python -m benchmarks [core] [table] [history] [log] [walk] [ui]`; or `phones`."""

import sys
from collections.abc import Callable
from typing import Final

from benchmarks import core_bench, history_bench, log_bench, phones_bench, table_bench, ui_bench, walk

BENCHES: Final[dict[str, Callable[[], None]]] = {
    "core": core_bench.main,
    "table": table_bench.main,
    "history": history_bench.main,
    "log": log_bench.main,
    "walk": walk.main,
    "ui": ui_bench.main,
}

LONG: Final[dict[str, Callable[[], None]]] = {"phones": phones_bench.main}
"""What takes more than half an hour runs only where it is named."""


def main(wished: list[str]) -> None:
    """Run what was asked for, everything without a wish."""
    for name in wished or BENCHES:
        print(f"\n{name}")
        (BENCHES | LONG)[name]()


if __name__ == "__main__":
    main(sys.argv[1:])

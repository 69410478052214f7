"""Where `flet build` starts the app; from a terminal it is the command `companion`."""

import sys

from companion.cli import main
from companion.desktop import started_by_flet

if __name__ == "__main__":
    sys.exit(main([] if started_by_flet() else None))

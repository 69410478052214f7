"""Tableside that complains in its log when a page shows anything else than what would be drawn from nothing.

Other devices find it at this machine's own address: a journey needs no network.
"""

from __future__ import annotations

import logging
import sys

import flet as ft

from companion import hosting
from companion.cli import main
from companion.services.ports import Network
from tests.ui.afresh import Watch

log = logging.getLogger(__name__)

TYPING = 0.5
"""So many seconds a line may be a letter ahead of the page."""


def watch() -> None:
    """Compare after every repaint."""
    Watch(_tell, TYPING)


def _tell(_page: ft.Page, found: str) -> None:
    log.error("not as drawn from nothing: %s", found)


if __name__ == "__main__":
    watch()
    hosting.networks = lambda: (Network("127.0.0.1", "lo", likely=True),)
    sys.exit(main())

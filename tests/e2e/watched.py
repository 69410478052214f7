"""Tableside that complains in its log when a page shows anything else than what would be drawn from nothing."""

from __future__ import annotations

import logging
import sys

import flet as ft

from companion.cli import main
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
    sys.exit(main())

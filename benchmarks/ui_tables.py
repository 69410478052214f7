# ruff: noqa: N802 - a component
"""The real tables for the benchmark, everything kept, 10,000 plays stored, every tap on the disk."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

import flet as ft

from benchmarks.table_bench import store_plays
from companion.app.library import Library, new_id
from companion.app.session import TableSession
from companion.table.live import LiveTable
from companion.table.model import Command
from companion.text import texts
from companion.ui.components.words import words_for
from companion.ui.layout import Layout
from companion.ui.theme import apply_theme
from companion.ui.views.table.screen import TableScreen
from scorers.core.events import Event
from scorers.core.registry import game
from scorers.core.setup import Setup
from tests.e2e.staged import agreed

NAMES = ("Ola", "Jan", "Ewa", "Tom", "Iza")

PLAYED: Final = Path(__file__).with_name("le_havre_round_20.jsonl.gz")


@lru_cache(maxsize=1)
def laid(slug: str) -> tuple[Library, LiveTable]:
    """Little Town for four at its beginning, Le Havre for five in its last round, or the made-up game; laid once."""
    folder = Path(tempfile.mkdtemp())
    store_plays(folder, 10_000)
    house = Library.open(folder)
    setup = agreed(slug, names=NAMES[:4] if slug == "little_town" else NAMES)
    live = house.start(setup)
    for event in {"le_havre": _played, "kernel": _prayed}.get(slug, _nothing)(setup):
        taken = live.table.do(Command(new_id(), event, live.table.n, "bench"))
        assert taken.taken, (event, taken)  # another table would be measured
    return house, live


def _nothing(_setup: Setup) -> Iterable[Event]:
    return ()


def _prayed(setup: Setup) -> Iterable[Event]:
    """Return that the first seat of the made-up game sends its monk: nothing is asked of it at the feast."""
    from tests.scorers.kernel_game import GAME  # noqa: PLC0415 - only for this table
    from tests.scorers.kernel_game.moves import pray  # noqa: PLC0415 - only for this table

    return (pray(GAME.begin(setup), "s1"),)


def _played(_setup: Setup) -> Iterable[Event]:
    """Return nineteen rounds up to where the fish can be taken, as they were played at random once.

    They are kept, not played anew: another offer anywhere would lead to another table, and to other figures.
    """
    lines = gzip.decompress(PLAYED.read_bytes()).splitlines()
    return map(game("le_havre").events.validate_json, lines)


def real(page: ft.Page, slug: str) -> None:
    """Serve the real thing: the table on the screen, every tap on the disk."""
    house, live = laid(slug)
    game = live.table.game

    @ft.component
    def Root() -> ft.View:
        words = ft.use_memo(lambda: words_for(game.info, game.look, live.table.setup, texts("en"), "en"), [])
        port = ft.use_memo(lambda: TableSession(house, live, "bench"), [])
        inner = TableScreen(words, port, Layout.of(page.width, page.height), print)
        return ft.View(route="/", padding=0, controls=[ft.SafeArea(content=inner, expand=True)])

    apply_theme(page, game.look.colours)
    page.render_views(Root)

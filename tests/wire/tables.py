"""Tables to sit down at."""

from __future__ import annotations

from companion.app.library import Library
from companion.table.live import LiveTable
from scorers.core.msg import SeatId
from scorers.core.setup import Seat, Setup


def a_table(library: Library, slug: str = "little_town", players: int = 2, preset: int = 0) -> LiveTable:
    """A new table of a game, kept as one of its presets says."""
    info = library.game(slug).info
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=f"Player {n}", colour=colour.id, symbol=colour.symbol)
        for n, colour in enumerate(info.colours[:players], 1)
    )
    keeps = info.presets[preset].keeps
    setup = Setup(
        slug=slug, ruleset=info.ruleset, seats=seats, first=seats[0].id, variant=info.variants[0], keeps=keeps
    )
    return library.start(setup)

"""Where things lie on the screen, nearly: what flies from owner to owner has to know where from and where to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from companion.ui.components.fit import Fit
from companion.ui.components.flight import Point
from companion.ui.components.panels import Panel
from companion.ui.components.quay import ABROAD, berth
from companion.ui.components.seats import plates
from companion.ui.components.strip import ABOVE, BELOW, SIDE, figure_at, high, is_shared, spans
from companion.ui.components.track import high as track_high
from companion.ui.components.track import lid_fit
from companion.ui.components.words import Words
from companion.ui.layout import Layout
from companion.ui.theme import LARGE
from companion.ui.views.table.shown import Screen, own_of
from scorers.core.forms import Move
from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE

High = Callable[[str, float], float]
"""Guesses how high a part of the screen is drawn in so much width: the alarm, the headline, a seat's panel."""

HEAD: Final = 6
"""What Now has above its headline."""

SLIM: Final = 1.15
"""So much more of a headline goes into a line than is guessed, where no guess may be short."""

PILE: Final = 0.62
"""How far down in a column of the quay its pile lies."""

FIGURE: Final = 36
"""From the top of a seat's panel to its figure, and from its right edge."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the seats are, and what lies on the Table in piles of its own."""

    seats: Mapping[str, Point]
    piles: Mapping[str, Point] = field(default_factory=dict)

    def of(self, owner: str, thing: str) -> Point | None:
        """Return where an owner has a thing; nothing where it is not seen."""
        lying = self.piles.get(thing) if seat_of(owner) == TABLE else None
        return lying or self.seats.get(seat_of(owner))


class Drawn(NamedTuple):
    """What is on the screen: all that decides where things lie."""

    w: Words
    shown: Screen
    shelf: tuple[Move, ...]
    """The piles of the quay, also where they have just gone."""
    layout: Layout
    fit: Fit
    high: High


def upright(drawn: Drawn) -> Places:
    """Return the places where the seats stand side by side over Now."""
    w, shown, width = drawn.w, drawn.shown, drawn.layout.width
    sizes = plates(w, tuple(tile.shown.seat for tile in shown.strip), width - 2 * SIDE, own_of(shown.strip))
    top = track_high(w, shown.track, lid_fit(drawn.layout, w.scale))
    found = {}
    for tile, span in zip(shown.strip, spans(sizes), strict=True):
        x, y = figure_at(w, span)
        found[tile.shown.seat] = Point(x, top + y)
    below = top + ABOVE + high(w) + BELOW + drawn.high("alarm", width)
    return Places(found if is_shared(sizes) else {}, _piles(drawn, Point(0, below)))


def beside(drawn: Drawn, panel: Panel) -> Places:
    """Return the places where the seats stand one below the other, beside Now."""
    w, layout, found = drawn.w, drawn.layout, {}
    top = under = track_high(w, drawn.shown.track, lid_fit(layout, w.scale)) + drawn.high("alarm", layout.width)
    for tile in drawn.shown.strip:
        seat = tile.shown.seat
        found[seat] = Point(panel.width - FIGURE, min(under + FIGURE, layout.height - FIGURE))
        under += drawn.high(seat, panel.width)
    return Places(found, _piles(drawn, Point(panel.width, top)))


def _piles(drawn: Drawn, at: Point) -> dict[str, Point]:
    """Return where the piles of the quay lie, by what lies there; `at`: the corner of Now."""
    w, moves, fit = drawn.w, drawn.shelf, drawn.fit
    if not moves:
        return {}
    many = ABROAD if w.scale >= LARGE else len(moves)
    size, bleed = berth(w, many, fit), fit.bleed
    top = at.y + HEAD + drawn.high("head", fit.width * SLIM)
    found = {}
    for n, move in enumerate(moves):
        row, column = divmod(n, many)
        taken = min(many, len(moves) - row * many)
        wide = size.width if size.fixed else bleed / taken
        left = at.x + (bleed - wide * taken) / 2
        y = top + row * (size.pile + size.water + 8) + size.pile * PILE
        found[move.thing or ""] = Point(left + wide * (column + 0.5), y)
    return found

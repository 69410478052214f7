"""The seats: a strip in seating order, and one seat opened."""

from __future__ import annotations

import flet as ft

from companion.ui.components.face import sign_mark
from companion.ui.components.held import Open, holdings
from companion.ui.components.now import small_move
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Style, Tap, pad, text, touch
from companion.ui.components.track import HUGE
from companion.ui.components.words import Words
from companion.ui.theme import CARD, INK, LID2, LID_INK, PLATE, PLATE_INK, WELL
from scorers.core.forms import Move, Place
from scorers.core.view import Held, SeatView, Shape, Sign

BAND = 6
"""How high the colour stands on the seat of whoever acts."""

LONG = 10
"""A name of more letters goes smaller, before it is cut."""


def seat_tile(
    w: Words,
    seat: str,
    amount: str,
    on_click: Tap | None,
    *,
    acting: bool,
    opened: bool = False,
    wide: bool = False,
    width: float | None = None,
    narrow: bool = False,
    held: tuple[Held, ...] = (),
) -> ft.Control:
    """One seat in the strip: symbol and colour, name, at most one figure; the acting one stands out."""
    name = w.owner(seat)
    colour = INK if wide else PLATE_INK if acting else LID_INK
    figure = text(
        amount, Style.TITLE_SMALL if w.scale >= HUGE else Style.TITLE_MEDIUM if narrow else Style.LABEL_MEDIUM, colour
    )
    small = Style.LABEL_SMALL if narrow or len(name) > LONG else Style.TITLE_SMALL
    label = text(name, Style.TITLE_MEDIUM if wide else small, colour, lines=1, expand=wide)
    mark = seat_mark(w, seat, 28 if wide else 18 if narrow or w.scale >= HUGE else 22, lid=not (wide or acting))
    if wide:
        line = ft.Row([mark, label, figure], spacing=12)
        signs = known_counters(w, held)
        content: ft.Control = ft.Column([line, *signs], spacing=8, tight=True) if signs else line
    else:
        top = ft.Row([mark, *([figure] if amount else [])], spacing=4 if narrow else 8, tight=True)
        content = ft.Column([top, label], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    around = ft.Padding.symmetric(vertical=pad(w) if wide else 6, horizontal=12 if wide else 2)
    middle = None if wide else ft.Alignment.CENTER
    if acting:
        inside = around if wide else ft.Padding.symmetric(vertical=6 - BAND / 2, horizontal=2)
        content = ft.Container(content, padding=inside, border=_band(w, seat, wide=wide), alignment=middle)
    return touch(
        content,
        on_click,
        key=f"seat/{seat}",
        expanded=opened,
        padding=None if acting else around,
        bgcolor=(CARD if wide else PLATE) if acting else (WELL if wide else LID2) if opened else None,
        clip=acting,
        alignment=middle,
        width=width,
        expand=None if wide or width else 1,
        hint=w.t("ui-acting") if acting else None,
    )


def _band(w: Words, seat: str, *, wide: bool) -> ft.Border | None:
    """Return the band of the player's colour on the seat that acts: on top, in a list at its left."""
    look = w.seat(seat)
    if look is None:
        return None
    side = ft.BorderSide(8 if wide else BAND, look.colour)
    return ft.Border.only(left=side) if wide else ft.Border.only(top=side)


def known_counters(w: Words, held: tuple[Held, ...]) -> list[ft.Control]:
    """Draw the counters that are known, as symbols with numbers: enough to see from across the table."""
    counters = (h for h in held if h.shape is Shape.COUNTER and h.figure.amount.n != 0 and w.drawing(h.thing))
    signs = [sign_mark(w, Sign(h.thing, h.figure.amount)) for h in counters]
    found = [sign for sign in signs if sign]
    return [ft.Row(found, spacing=12, run_spacing=4, wrap=True)] if found else []


def opened_seat(w: Words, shown: SeatView, on_why: Open, on_move: Open, *, so_far: str = "") -> list[ft.Control]:
    """Draw what a seat has and may do at any moment: notes, holdings, side moves."""
    here = tuple(move for move in shown.moves if move.place is Place.THING and move.thing)
    others = [move for move in shown.moves if move not in here]
    return [
        *([text(so_far, Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)] if so_far else []),
        *[text(w.say(note), Style.BODY_MEDIUM) for note in shown.notes],
        *side_moves(w, others, on_move),
        *holdings(w, shown.holdings, on_why, on_move, here),
        *([text(w.t("ui-nothing-kept"), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)] if _bare(shown) else []),
    ]


def _bare(shown: SeatView) -> bool:
    return not (shown.holdings or shown.notes or shown.moves)


def side_moves(w: Words, moves: list[Move], on_move: Open) -> list[ft.Control]:
    """Side by side as far as they fit; one that cannot be done now says why."""
    chips: list[ft.Control] = [small_move(w, move, on_move) for move in moves]
    return [ft.Row(chips, spacing=8, run_spacing=8, wrap=True)] if chips else []


LEAST = 52
"""The least a tile can be read at."""

ROOMY = 72
"""From this width on a tile has room for everything at full size."""

GAP = 4


def tile_width(w: Words, count: int, width: float) -> tuple[float | None, bool]:
    """How wide a tile is - nothing where they share the width - and whether that is narrow.

    Where they would be too narrow to read, they keep their width and the strip scrolls.
    """
    least, share = LEAST * w.scale, (width + GAP) / max(1, count) - GAP
    return None if share >= least else least, share < ROOMY * w.scale

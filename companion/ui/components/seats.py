"""The seats: plates on the lid, and one seat opened."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.held import Open, holdings
from companion.ui.components.now import small_move
from companion.ui.components.panels import need
from companion.ui.components.symbols import figure_sign, seat_mark, sign
from companion.ui.components.touch import Style, Tap, numeral, text, touch
from companion.ui.components.track import HUGE, NARROW
from companion.ui.components.words import Words
from companion.ui.theme import BOLD, INK2, LAMP, LAMP_INK, LID2, LID_INK, PLATE, PLATE_INK, TARGET, letters
from scorers.core.forms import Move, Place
from scorers.core.msg import TABLE
from scorers.core.view import Figure, SeatView

BAND: Final = 6
"""How high the colour stands on the plate of whoever acts."""

HIGH: Final = 64
"""How high a plate is."""

LEAST: Final = 52
"""The least a plate can be read at."""

ROOMY: Final = 72
"""From this width on a plate has room for everything at full size."""

TIGHT: Final = 80
"""Below this width the plate of a player is a little smaller, so that the name is whole."""

GAP: Final = 4

FIGURE: Final = 24
"""How large the figure of a seat is; those beside it are smaller."""

BESIDE: Final = 17

SMALLEST: Final = 0.62
"""So much smaller a figure gets before the ones beside it are left to the seat's own sheet."""

DIGIT: Final = 0.56
"""How wide a figure is, in parts of its size."""


EQUAL: Final = 10
"""The part of the shared width a player has."""

MORE: Final = 4
"""So much more has who sits at this device."""


class Plate(NamedTuple):
    """How wide a plate is: all of them share the width, or they keep theirs and the strip scrolls."""

    width: float | None
    share: float
    """The room it has, to draw its figures in."""
    part: int = EQUAL
    """Its part of the shared width."""


ALONE: Final = Plate(None, 96)


def plates(w: Words, seats: tuple[str, ...], width: float, own: str = "") -> tuple[Plate, ...]:
    """Return how wide each plate of the strip is; the Table's is smaller, but never smaller than a finger.

    `own`: the seat that sits here, whose plate is larger where the others keep room for all they say.
    """
    many, here = sum(seat != TABLE for seat in seats), TABLE in seats
    room, least = width + GAP - GAP * len(seats), LEAST * w.scale
    part = 5 if width < NARROW - 16 else 7
    table = max(TARGET, room * part / (EQUAL * many + part)) if here else 0
    share = (room - table) / max(1, many)
    if many and share < least:
        return tuple(Plate(least, least) for _ in seats)
    kept = Plate(table, table) if table == TARGET else Plate(None, table, part)
    equal, larger = Plate(None, share), Plate(None, share)
    smaller = share * many * EQUAL / (many * EQUAL + MORE)
    if own in seats and smaller >= TIGHT * w.scale:
        equal, larger = Plate(None, smaller), Plate(None, smaller * (EQUAL + MORE) / EQUAL, EQUAL + MORE)
    return tuple(kept if seat == TABLE else larger if seat == own else equal for seat in seats)


def seat_tile(
    w: Words,
    seat: str,
    figures: tuple[Figure, ...],
    on_click: Tap | None,
    *,
    acting: bool,
    opened: bool = False,
    first: bool = False,
    own: bool = False,
    plate: Plate = ALONE,
    lit: bool | None = None,
) -> ft.Control:
    """Draw a plate on the lid: symbol and name, below them what counts. The acting one is lit and wears its colour.

    `own`: who sits at this device, whose name is underlined; `lit`: not where a lit plate lies below it already.
    """
    lit = acting if lit is None else lit
    ink = PLATE_INK if acting else LID_INK
    person = _person(w, seat, ink, plate.share, acting=acting, first=first, own=own)
    lines = _table(w, plate.share) if seat == TABLE else person
    counted = _figures(w, figures, plate.share, acting=acting)
    content = ft.Column(
        [*lines, *counted],
        spacing=3,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    inner = ft.Container(
        content,
        padding=ft.Padding.only(left=1, right=1, top=BAND if acting and not lit else 0),
        border=_band(w, seat) if lit else None,
        alignment=ft.Alignment.CENTER,
    )
    return touch(
        inner,
        on_click,
        key=f"seat/{seat}",
        label=w.owner(TABLE) if seat == TABLE and plate.share < LEAST else None,
        expanded=opened,
        padding=None,
        bgcolor=PLATE if lit else LID2 if opened and not acting else None,
        clip=lit,
        height=HIGH * min(w.scale, HUGE),
        width=plate.width,
        expand=None if plate.width else plate.part,
        hint=", ".join(w.t(said) for said, on in (("ui-own-seat", own), ("ui-acting", acting)) if on) or None,
    )


def _band(w: Words, seat: str) -> ft.Border | None:
    look = w.seat(seat)
    return ft.Border.only(top=ft.BorderSide(BAND, look.colour)) if look else None


def _person(w: Words, seat: str, ink: str, room: float, *, acting: bool, first: bool, own: bool) -> list[ft.Control]:
    """Draw plate and name; a name that does not fit is cut at its end, never in the middle of a line."""
    narrow = room < ROOMY * w.scale
    style = letters(BOLD, (13 if narrow else 14) * w.scale, 1.1)
    if own:
        style = replace(style, decoration=ft.TextDecoration.UNDERLINE, decoration_thickness=2)
    name = ft.Text(
        w.owner(seat),
        style=style,
        color=ink,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )
    size = (18 if narrow else 20 if room < TIGHT * w.scale else 22) * min(1, HUGE / w.scale)
    plate = seat_mark(w, seat, size, lid=not acting)
    return [ft.Row([_flagged(plate) if first else plate, name], spacing=5, tight=True)]


def _flagged(plate: ft.Control) -> ft.Control:
    """Stick the start player's flag to a plate: names need the room beside it."""
    flag = ft.Container(sign("flag", 10, LAMP_INK), bgcolor=LAMP, border_radius=7, left=-3, top=-4, width=14, height=14)
    flag.alignment = ft.Alignment.CENTER
    return ft.Stack([plate, flag], clip_behavior=ft.ClipBehavior.NONE)


def _table(w: Words, share: float) -> list[ft.Control]:
    """Draw the Table; where there is no room for its name only its sign, the name is read aloud."""
    if share < LEAST:
        return [sign("table", 26, LID_INK)]
    name = ft.Text(w.owner(TABLE), style=letters(BOLD, 14 * w.scale, 1.1), color=LID_INK, max_lines=1)
    return [sign("table", 26, LID_INK), name]


def _figures(w: Words, figures: tuple[Figure, ...], room: float, *, acting: bool) -> list[ft.Control]:
    """Draw what counts with its signs, as large as there is room; nobody's number stands alone."""
    said = [(figure, w.amount(figure.amount)) for figure in figures]
    known = [(figure, words) for figure, words in said if words]
    scale = min(w.scale, HUGE)
    while len(known) > 1 and _wide(known) * scale * SMALLEST > room:
        known = known[:-1]
    if not known:
        return []
    fit = min(1.0, (room - 6) / (_wide(known) * scale))
    ink = PLATE_INK if acting else LID_INK
    parts: list[ft.Control] = []
    for at, (figure, words) in enumerate(known):
        size = (BESIDE if at else FIGURE) * fit * scale / w.scale
        drawn = figure_sign(w, figure.thing, size * 0.84, lid=not acting, label=w.thing(figure.thing) if at else "")
        parts += [*([drawn] if drawn else []), numeral(w, words, size, ink)]
    return [ft.Row(parts, spacing=4, tight=True)]


def _wide(known: list[tuple[Figure, str]]) -> float:
    """Return how wide so many figures stand with their signs, at full size."""
    return sum((BESIDE if at else FIGURE) * (0.84 + DIGIT * len(words)) + 9 for at, (_, words) in enumerate(known))


def opened_seat(
    w: Words, shown: SeatView, on_why: Open, on_move: Open, *, so_far: str = "", width: float = 360
) -> list[ft.Control]:
    """Draw what a seat has and may do at any moment: notes, holdings, side moves."""
    here = tuple(move for move in shown.moves if move.place is Place.THING and move.thing)
    others = [move for move in shown.moves if move not in here]
    return [
        *([text(so_far, Style.BODY_MEDIUM, INK2)] if so_far else []),
        *_needs(w, shown),
        *[text(w.say(note), Style.BODY_MEDIUM) for note in shown.notes],
        *side_moves(w, others, on_move),
        *holdings(w, shown.holdings, on_why, on_move, here, width),
        *([text(w.t("ui-nothing-kept"), Style.BODY_MEDIUM, INK2)] if _bare(shown) else []),
    ]


def _needs(w: Words, shown: SeatView) -> list[ft.Control]:
    """Draw what will be due, and whether it is there."""
    facts: list[ft.Control] = [need(w, fact, 16) for fact in shown.needs]
    return [ft.Row(facts, spacing=16, run_spacing=4, wrap=True, key="needs")] if facts else []


def _bare(shown: SeatView) -> bool:
    return not (shown.holdings or shown.notes or shown.moves)


def side_moves(w: Words, moves: list[Move], on_move: Open) -> list[ft.Control]:
    """Side by side as far as they fit; one that cannot be done now says why."""
    chips: list[ft.Control] = [small_move(w, move, on_move) for move in moves]
    return [ft.Row(chips, spacing=8, run_spacing=8, wrap=True)] if chips else []

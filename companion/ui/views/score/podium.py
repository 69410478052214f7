"""The podium on the lid: a column as high as the points for everybody, the light behind whoever has won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.components.fitting import of_name
from companion.ui.components.printed import light_behind
from companion.ui.components.words import SeatLook, Words
from companion.ui.drawings.podium import column, heights
from companion.ui.theme import BOLD, HEAVY, LAMPLIGHT, LARGE, LID, LID_INK, SPEAKS, letters
from companion.ui.views.score.lid import TABLET, side
from companion.ui.views.score.totals import places
from companion.ui.views.score.verdict import short
from scorers.core.score import Breakdown, Ranking

GROW: Final = ft.Animation(500, ft.AnimationCurve.EASE_OUT_CUBIC)

GAP: Final = 6
"""Between two columns."""

TOP: Final = 15
"""From the top of a column to its figure: the cap, and some air."""

SYMBOL: Final = 26

FIGURE_WIDTH: Final = 0.56
"""How wide a figure is, of its size."""

AIR: Final = 62
"""Above the highest column, with its name, where there is room."""

LOW: Final = 240
"""Columns in less height than this are not read from a metre."""

SHRINK: Final = ((16, 1.0), (28, 0.74), (10**6, 0.6))
"""Up to so many letters a title is so large."""

CAP: Final = (LAMPLIGHT[0], 1.0)
"""The cap of a winner; others have one of faint white."""
FAINT: Final = ("#FFFFFF", 0.4)


@dataclass(frozen=True, slots=True)
class Room:
    """How much room the podium has: the width of the lid, the height of the columns with their names."""

    width: float
    height: float

    @property
    def large(self) -> bool:
        """Whether it is read from a metre."""
        return self.width >= TABLET

    @property
    def inner(self) -> float:
        """How wide all the columns are."""
        return self.width - 2 * side(self.width)


def standing(shown: Breakdown) -> tuple[str, ...]:
    """Return the seats from left to right: the best second, as on every podium; who share it as they are named."""
    order = list(places(shown))
    if len(order) > 1 and order[0].place != order[1].place:
        order[:2] = reversed(order[:2])
    return tuple(rank.seat for rank in order)


def rising(shown: Breakdown) -> tuple[str, ...]:
    """Return the seats in the order their columns rise, the lowest first."""
    return tuple(rank.seat for rank in reversed(places(shown)))


def podium(w: Words, shown: Breakdown, room: Room, risen: frozenset[str], *, moving: bool, leads: bool) -> ft.Control:
    """Draw the columns of everybody; those not `risen` yet are still down.

    `moving`: they are seen to rise; `leads`: nobody has won yet.
    """
    seats = standing(shown)
    width = (room.inner - GAP * (len(seats) - 1)) / len(seats)
    figures = {seat: short(w, shown.total(seat), shown.known(seat)) for seat in seats}
    size = _figure(w, room, width, figures.values())
    names = max(30 * min(w.scale, LARGE), min(AIR, room.height * 0.23))
    # Whose column it is shows in its symbol, too, where the lowest can be so high.
    least, marked = TOP + size + 10, TOP + size + 6 + SYMBOL + 6
    least = marked if marked < (room.height - names) / 2 else least
    tall = heights(tuple(shown.known(seat) for seat in seats), room.height - names, least=least)
    open_ = leads or not risen.issuperset(seats)  # who has won is seen when all stand
    won = frozenset() if open_ else frozenset(shown.ranking().winners)
    columns = [
        _column(
            w, seat, figures[seat], (width, high if seat in risen else 0, high), size, won=seat in won, moving=moving
        )
        for seat, high in zip(seats, tall, strict=True)
    ]
    row = ft.Row(columns, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.END)
    return ft.Container(row, height=room.height, padding=ft.Padding.symmetric(horizontal=side(room.width)))


def _figure(w: Words, room: Room, width: float, figures: Iterable[str]) -> float:
    """Return one size for all figures, so that no winner is thinner than who lost."""
    longest = max(len(figure) for figure in figures)
    wanted = (72 if room.large and room.height > LOW else 40) * min(w.scale, LARGE)
    return float(min(wanted, (width - 14) / (FIGURE_WIDTH * longest)))


def _column(
    w: Words, seat: str, figure: str, box: tuple[float, float, float], size: float, *, won: bool, moving: bool
) -> ft.Control:
    """Draw a name and the column below it, which rises out of the ground."""
    width, now, high = box
    look = w.seat(seat) or SeatLook(seat, seat, "#888888", "circle")
    cap, opacity = CAP if won else FAINT
    symbol = min(SYMBOL, width - 8)
    below = TOP + size + 6
    svg = column(look.player, width, high, cap, cap_opacity=opacity, symbol=symbol, below=below)
    number = ft.Text(figure, style=letters(HEAVY, size), color=look.player.ink, no_wrap=True)
    body = ft.Stack(
        [
            ft.Image(
                src=svg.encode(), left=0, right=0, top=0, height=high, fit=ft.BoxFit.FILL, exclude_from_semantics=True
            ),
            ft.Container(number, left=0, right=0, top=TOP, alignment=ft.Alignment.TOP_CENTER),
        ],
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
    letter = (18 if won else 16) * min(w.scale, LARGE)
    name = ft.Text(
        look.name,
        style=letters(BOLD, of_name(look.name, letter, width)),
        color=LID_INK,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    shaft = ft.Container(body, height=now, animate=GROW if moving else None)
    return ft.Column(
        [name, shaft],
        expand=True,
        spacing=6,
        tight=True,
        key=f"podium/{seat}",
        alignment=ft.MainAxisAlignment.END,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def title(w: Words, words: str, room: Room) -> ft.Control:
    """Draw who has won, or leads, in the largest letters there are."""
    wanted = 60 if room.large and room.height > LOW else 38
    size = next(wanted * part for length, part in SHRINK if len(words) <= length)
    said = ft.Text(
        words, style=letters(SPEAKS, size * min(w.scale, LARGE)), color=LID_INK, text_align=ft.TextAlign.CENTER
    )
    spoken = ft.Semantics(content=said, header=True, heading_level=1, live_region=True)
    return ft.Container(spoken, alignment=ft.Alignment.CENTER, padding=ft.Padding.symmetric(horizontal=16))


def tie_line(w: Words, words: str, room: Room) -> ft.Control:
    """Draw what decided a tie, in the air between the title and the columns."""
    size = (17 if room.large else 14) * min(w.scale, 1.25)
    return ft.Text(words, style=letters(BOLD, size), color=LID_INK, text_align=ft.TextAlign.CENTER, key="settled")


def light(w: Words, shown: Breakdown, room: Room, height: float) -> ft.Control:
    """Draw the two circles of light behind the winner, or between those who share it."""
    seats, won = standing(shown), shown.ranking().winners
    step = (room.inner + GAP) / len(seats)
    middles = [side(room.width) + step * (at + 0.5) - GAP / 2 for at, seat in enumerate(seats) if seat in won]
    down, radius = (0.55, 0.483) if room.large else (0.495, 0.379)
    place = (sum(middles) / len(middles), height * down)
    radius = min(height * radius, room.width * 0.4)
    return ft.Container(light_behind(w, room.width, height, place, radius), left=0, top=0)


def on_lid(parts: list[ft.Control], behind: ft.Control | None, *, expand: bool = False) -> ft.Control:
    """Lay the parts of the podium on the lid, with the light behind them."""
    rows = ft.Column(parts, spacing=0, tight=not expand, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    layers = [*([behind] if behind else []), rows]
    inner = ft.Stack(layers, clip_behavior=ft.ClipBehavior.HARD_EDGE, expand=expand or None)
    if expand:
        inner.fit = ft.StackFit.EXPAND
    else:
        inner.fit = ft.StackFit.PASS_THROUGH
    return ft.Container(inner, bgcolor=LID, expand=expand or None)


def decided(ranking: Ranking, *, leads: bool) -> bool:
    """Tell whether somebody has won, and the light may stand behind them."""
    return bool(ranking.winners) and not leads

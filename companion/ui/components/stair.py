"""A track in levels: as the line of the lid, and as what one touches to say where a marker goes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import flet as ft

from companion.ui.components.fitting import width_of
from companion.ui.components.symbols import picture
from companion.ui.components.touch import tap, touch
from companion.ui.components.words import Words
from companion.ui.drawings import stair as drawn
from companion.ui.drawings.shades import shades
from companion.ui.drawings.values import Amount, Sign
from companion.ui.theme import BOLD, LID, LID_INK2, TARGET, letters
from scorers.core.forms import Option, Pick
from scorers.core.glance import Lying, Stair

NAME: Final = 14
"""How large the name of the track is written, beside its last level."""

LETTERS: Final = 1.3
"""How high a line of it stands, in parts of the size of its letters."""

SMALLEST: Final = 12.5
"""It is not written smaller."""

BESIDE: Final = 3
"""So many spaces the last level must leave free for the name."""

AROUND: Final = 6
"""The ground around a stair one can touch."""


def spaces_of(shown: Stair) -> drawn.Levels:
    """Return the first and the last space of every level.

    >>> spaces_of(Stair((0, 4, 9), 14))
    ((0, 3), (4, 8), (9, 14))
    """
    return tuple((first, after - 1) for first, after in pairwise((*shown.levels, shown.last + 1)))


def high(shown: Stair, of: float) -> float:
    """Return how high it stands on the lid, each space so high; 0: in one line."""
    return drawn.Plan(spaces_of(shown), high=of).size[1] if of else drawn.LINE


def image(w: Words, shown: Stair, plan: drawn.Plan | None = None) -> str:
    """Draw the levels, a row each, or as it is planned."""
    return drawn.stair(plan or drawn.Plan(spaces_of(shown)), _lying(w, shown), _standing(w, shown), _colours(w))


def in_line(w: Words, shown: Stair, width: float) -> str:
    """Draw the levels one after the other."""
    return drawn.line(spaces_of(shown), _lying(w, shown), _standing(w, shown), _colours(w), width)


def rows(w: Words, shown: Stair, room: float, high: float) -> ft.Control:
    """Draw the levels on the lid, no wider than there is room, the name of the track where the last leaves some."""
    plan = drawn.Plan(spaces_of(shown), high=high)
    scale = min(1.0, room / plan.size[0])
    wide, tall = (side * scale for side in plan.size)
    svg = picture(image(w, shown, plan), wide, tall)
    first, last = plan.levels[-1]
    if shown.label is None or plan.longest - (last - first) <= BESIDE:
        return svg
    left, size = (plan.place(last)[0] + drawn.WIDE + 3 * drawn.GAP) * scale, min(NAME * w.scale, high * scale / LETTERS)
    said = w.say(shown.label)
    if size < SMALLEST or left + width_of(said, size) > wide:
        return svg
    name = ft.Text(said, style=letters(BOLD, size), color=LID_INK2, no_wrap=True)
    box = ft.Container(name, left=left, top=0, height=high * scale, alignment=ft.Alignment.CENTER_LEFT)
    return ft.Stack([svg, box], width=wide, height=tall)


def ask_space(w: Words, ask: Pick, shown: Stair, choose: Callable[[str], object], room: float) -> ft.Control:
    """Draw the track as it lies on the board; a space without an option cannot be touched."""
    plan = planned(spaces_of(shown), room - 2 * AROUND)
    hit = (plan.wide + drawn.GAP, plan.high + drawn.GAP)
    targets = [
        _target(w, ask, option, choose, (x - drawn.GAP / 2, y - drawn.GAP / 2), hit)
        for option in ask.options
        for x, y in [plan.place(int(option.key))]
        if option.because is None
    ]
    wide, tall = plan.size
    half = drawn.GAP / 2  # the last space of a row is as wide to hit as the others
    lies = ft.Stack([picture(image(w, shown, plan), wide, tall), *targets], width=wide + half, height=tall)
    around = ft.Padding(AROUND, AROUND, AROUND - half, AROUND)
    ground = ft.Container(lies, bgcolor=LID, padding=around, border_radius=12)
    return ft.Row([ground], alignment=ft.MainAxisAlignment.CENTER)


def planned(levels: drawn.Levels, room: float) -> drawn.Plan:
    """Return how a track lies that is touched: no space too small for a finger, its levels upright on a phone."""
    least = TARGET - drawn.GAP
    plan = drawn.Plan(levels, least, least)
    if plan.size[0] <= room:
        return plan
    return drawn.Plan(levels, min(64.0, room / max(len(levels), 1) - drawn.GAP), least, upright=True)


def _target(
    w: Words,
    ask: Pick,
    option: Option,
    choose: Callable[[str], object],
    corner: tuple[float, float],
    hit: tuple[float, float],
) -> ft.Control:
    """Draw what can be hit: the space and half of what is between it and the next."""
    target = touch(
        None,
        tap(choose, option.key),
        key=f"{ask.key}/{option.key}",
        label=w.say(option.label),
        selected=option.key in ask.chosen,
        width=hit[0],
        height=hit[1],
        padding=0,
        radius=9,
    )
    return ft.Container(target, left=corner[0], top=corner[1])


def _lying(w: Words, shown: Stair) -> tuple[drawn.Space, ...]:
    return tuple(_space(w, lying) for lying in shown.lying)


def _space(w: Words, lying: Lying) -> drawn.Space:
    mark = w.sign(lying.sign, dark=False) or Sign((), "")
    return drawn.Space(lying.at, Amount(mark, str(lying.n) if lying.n else ""), lying.once, lying.gone)


def _standing(w: Words, shown: Stair) -> drawn.Stands:
    seats = ((w.seat(seat), space) for seat, space in shown.standing)
    return tuple((look.player, space) for look, space in seats if look)


def _colours(w: Words) -> drawn.Stair:
    return shades(w.slug, "stair", drawn.Stair, dark=w.dark)

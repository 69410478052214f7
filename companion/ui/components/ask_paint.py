"""What lies where, painted: a colour is taken in hand once, then every place touched that it holds; sums below."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.components.row_cache import RowCache
from companion.ui.components.spots import ABREAST, Hit, piece_of, spots
from companion.ui.components.stack import BETWEEN as BETWEEN_SHIPS
from companion.ui.components.stack import half, pairs, stack
from companion.ui.components.symbols import mark, picture, seat_mark, sign
from companion.ui.components.touch import Style, line, numeral, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings import ship
from companion.ui.theme import ACC, GROUND, INK, INK2, LARGE, TARGET
from scorers.core.forms import Answer
from scorers.core.glance import Fact
from scorers.core.msg import Msg
from scorers.core.spots import BETWEEN, RUBBER, Paint

Give = Callable[[str, Answer], object]

WIDEST: Final = 62
"""How wide a colour to take in hand is at most."""

AROUND: Final = 5
"""The ring around the one in hand, and what it keeps free."""


def paint(w: Words, ask: Paint, give: Give, room: float, cache: RowCache) -> list[ft.Control]:
    """Draw the places, the colours below them, and what it comes to for each seat."""
    hits = {spot.key: Hit(f"{ask.key}/{spot.key}", tap(give, ask.key, spot.key)) for spot in ask.spots}
    sums = [cache.row((ask.key, "sum", fact.seat), _sum, w, fact) for fact in ask.sums]
    parts: list[ft.Control] = []
    groups, least = ask.spots.groups, ABREAST * w.scale if len(ask.spots.groups) > 1 else math.inf
    wide = half(room, least, BETWEEN_SHIPS)
    lying = [stack(spots(w, group, hits, wide, cache, ask.key), 12) for group in groups]
    many = 1 if wide == room else 2
    for at in range(0, len(lying), many):
        # The colours lie below each ship, or two of them: nobody has to go back up to take another.
        ships = pairs(lying[at : at + many], room, least, BETWEEN_SHIPS)
        parts += [*ships, *_hand(w, ask, give, room, cache, at)]
    return [*parts, stack(sums, 0)]


def _hand(w: Words, ask: Paint, give: Give, room: float, cache: RowCache, at: int) -> list[ft.Control]:
    """Draw whose piece is painted, and how: the colours, the one in hand ringed."""
    colours = (*ask.colours, RUBBER)
    wide = min(WIDEST, int(room / len(colours)) - 4)
    each = [
        cache.row((ask.key, BETWEEN, one, at), _colour, w, ask.key, one, give, wide, at, chosen=one == ask.brush)
        for one in colours
    ]
    hand = ft.Row(each, alignment=ft.MainAxisAlignment.SPACE_BETWEEN if wide < WIDEST else ft.MainAxisAlignment.START)
    hand.spacing = 4
    return [cache.row((ask.key, "head", at), _head, w, ask.label), hand]


def _head(w: Words, label: Msg) -> ft.Control:
    head = text(w.say(label), Style.TITLE_SMALL, INK, expand=True)
    return ft.Row([head, text(w.t("ui-then-touch"), Style.BODY_MEDIUM, INK2)], spacing=8)


def _colour(w: Words, ask: str, colour: str, give: Give, wide: int, at: int, *, chosen: bool) -> ft.Control:
    """Draw one colour to take in hand, or the rubber; those below further ships are known by their number."""
    size = (wide - 2 * AROUND, max(TARGET, wide + 4) - 2 * AROUND)
    player = piece_of(w, colour) if colour else None
    name = w.t("ui-rubber") if not colour else w.owner(colour) if w.seat(colour) else w.thing(colour)
    inner: ft.Control = ft.Container(
        sign("cross", 22, INK2),
        width=size[0],
        height=size[1],
        border=ft.Border.all(1.5, INK2),
        border_radius=10,
        alignment=ft.Alignment.CENTER,
    )
    if player:
        inner = picture(ship.hold(player, *size, empty="", line=""), *size)
    tick = ft.Container(sign("check", 12, GROUND), width=20, height=20, bgcolor=INK, border_radius=10, right=-7, top=-7)
    tick.alignment = ft.Alignment.CENTER
    lies = ft.Stack([inner, *([tick] if chosen else [])], clip_behavior=ft.ClipBehavior.NONE)
    return touch(
        lies,
        tap(give, ask, f"{BETWEEN}{colour}"),
        key=f"{ask}/{BETWEEN}{colour}/{at}" if at else f"{ask}/{BETWEEN}{colour}",
        label=name,
        selected=chosen,
        padding=AROUND,
        radius=14,
        rim=ft.Border.all(3, INK) if chosen else None,
    )


def _sum(w: Words, fact: Fact) -> ft.Control:
    """Draw what it comes to for one seat: how, and how much."""
    plate = [seat_mark(w, fact.seat, 28)] if fact.seat else []
    name = text(w.owner(fact.seat or ""), Style.TITLE_MEDIUM, INK, lines=1, expand=2)
    how = text(w.say(fact.label), Style.BODY_MEDIUM, INK2, expand=3)
    found = mark(w, fact.sign, 20) if fact.note else None
    more = [*([found] if found else []), *([text(w.say(fact.note), Style.TITLE_SMALL, ACC)] if fact.note else [])]
    n = ft.Container(numeral(w, w.amount(fact.n), 26), width=46 * w.scale, alignment=ft.Alignment.CENTER_RIGHT)
    end = ft.Row([*more, n], spacing=4, tight=True)
    row: ft.Control = ft.Row([*plate, name, how, end], spacing=8)
    if w.scale >= LARGE:
        row = stack([ft.Row([*plate, name, end], spacing=8), how], 2)
    return stack([line(), ft.Container(row, padding=ft.Padding.symmetric(vertical=7))], 0)

"""Spots as they are looked at, touched and painted, on one page: `/<game>/<light>/spots` of the gallery."""

from __future__ import annotations

import flet as ft

from companion.ui.components.ask_grid import Room
from companion.ui.components.ask_paint import paint
from companion.ui.components.ask_pick import pick
from companion.ui.components.row_cache import RowCache
from companion.ui.components.spots import Hit, spots
from companion.ui.components.stack import stack
from companion.ui.components.words import Words
from companion.ui.theme import GROUND
from scorers.core.spots import Spots
from tests.ui import spotted

PHONE, SMALL, TABLET = 380, 328, 420


def view(w: Words, name: str, light: str) -> ft.View:
    """Return the page of a game."""
    thing = next((name for name in w.look.pieces if w.good(name)), "")
    columns = (
        (PHONE, [*_painted(w, thing, PHONE), *_lies(w, spotted.granary(thing), "g")]),
        (SMALL, [*_painted(w, thing, SMALL, ("@",)), *_lies(w, spotted.fair(), "f")]),
        (TABLET, [*_touched(w, spotted.queues(thing)), *_picked(w), *_placed(w, spotted.granary(thing))]),
    )
    drawn: list[ft.Control] = [ft.Container(stack(parts, 16), width=width) for width, parts in columns]
    lies = ft.Row(drawn, spacing=32, vertical_alignment=ft.CrossAxisAlignment.START)
    route = f"/{name}/{light}/spots"
    return ft.View(route=route, controls=[lies], padding=24, bgcolor=GROUND, scroll=ft.ScrollMode.AUTO)


def _painted(w: Words, thing: str, room: int, answer: object = None) -> list[ft.Control]:
    ask = spotted.ship(thing, answer=answer, more=thing, seats=tuple(seat.seat for seat in w.seats))
    return paint(w, ask, print, room, RowCache())


def _lies(w: Words, shown: Spots, here: str) -> list[ft.Control]:
    return spots(w, shown, {}, SMALL, RowCache(), here)


def _touched(w: Words, shown: Spots) -> list[ft.Control]:
    hits = {
        row.key: Hit(f"move/{row.key}", print, reason=w.say(row.note) if n == 0 else "")
        for n, row in enumerate(shown.rows)
    }
    return spots(w, shown, hits, TABLET, RowCache(), "q")


def _picked(w: Words) -> list[ft.Control]:
    return pick(w, spotted.cover(("b3-0",)), print, room=Room(TABLET))


def _placed(w: Words, shown: Spots) -> list[ft.Control]:
    return spots(w, shown, {spot.key: Hit(spot.key, print) for spot in shown}, TABLET, RowCache(), "p")

"""Spots as they lie on the table: rows of places to look at, to touch whole, or place by place; holds in their ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.fitting import unbroken, width_of
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import half, pairs, stack
from companion.ui.components.symbols import drawing, mark, picture, seat_mark
from companion.ui.components.touch import Style, Tap, numeral, surface, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings import ship
from companion.ui.drawings import spots as drawn
from companion.ui.drawings.shades import shades
from companion.ui.drawings.values import Player
from companion.ui.theme import ACC, BOLD, INK, INK2, LARGE, TARGET, letters
from scorers.core.spots import CARD, Spot, SpotRow, Spots

HULL: Final = "hull"

WIDEST: Final = 480
"""No ship is wider: its holds are looked at together."""

PITCH: Final = (79, 64)
"""How high a row of holds is; where there are many of them, or of ships."""

FEW: Final = 3

HOLD: Final = (TARGET, 88)
"""How wide a hold is, at least and at most."""

DECK: Final = 40
"""Where the first row of holds begins in its ship."""

KEEL: Final = 50
"""What is below the last."""

SIDE: Final = 26
"""The planking left and right of the holds."""

WORTH: Final = 34
"""The room for what a hold is worth."""

SIGN: Final = 26
"""And for the sign of what is in it."""

SMALL: Final = (40, 32)
LARGER: Final = (60, TARGET)
"""How large a place is that is only looked at, and one that is touched."""

QUEUE: Final = (50, 38)
"""And one in which pieces lie on each other."""


NAME: Final = 17
"""How large the name of a product is written on the wood."""

LINE: Final = 1.3
"""How high a line of it is."""

GAP: Final = 9

ABREAST: Final = 760
"""From this width on two rows one can touch stand side by side, and two ships."""

BESIDE: Final = 8
"""Between two such rows."""


class Hit(NamedTuple):
    """What a touch on a place or on a whole row does."""

    key: str
    on_click: Tap | None
    chosen: bool = False
    reason: str = ""


Hits = Mapping[str, Hit]
"""By the key of a place or of a row."""


class Wood(NamedTuple):
    """What is written and dug into a ship."""

    empty: str
    line: str
    ink: str
    figure: str


class _Shown(NamedTuple):
    """One row with what can be touched in it: all of it, or its places."""

    row: SpotRow
    whole: Hit | None
    each: tuple[Hit | None, ...]


def spots(w: Words, shown: Spots, hits: Hits, room: float, cache: RowCache, here: str) -> list[ft.Control]:
    """Draw the rows as they lie on their ground; `here` tells them from the rows of others."""
    return [part for group in shown.groups for part in _group(w, group, hits, room, cache, here)]


def _group(w: Words, shown: Spots, hits: Hits, room: float, cache: RowCache, here: str) -> list[ft.Control]:
    """Draw rows that belong together, below what they are."""
    found = [_Shown(row, hits.get(row.key), tuple(hits.get(spot.key) for spot in row.spots)) for row in shown.rows]
    head = [text(w.say(group), Style.TITLE_LARGE)] if (group := shown.rows[0].group) else []
    if shown.ground == HULL:
        return [*head, _in_ship(w, found, min(room, WIDEST), cache, here)]
    if not all(one.whole for one in found):
        return [*head, *(cache.row((here, one.row.key), _row, w, one, room) for one in found)]
    wide = half(room, ABREAST * w.scale, BESIDE)
    rows = [cache.row((here, one.row.key), _row, w, one, wide) for one in found]
    return [*head, *pairs(rows, room, ABREAST * w.scale, BESIDE)]


def said(w: Words, row: SpotRow, spot: Spot) -> str:
    """Say which place it is and what lies there."""
    at = w.say(spot.label) or str(row.spots.index(spot) + 1)
    if spot.kind == CARD:
        return f"{w.say(row.label)} {at}: {len(spot.pieces)}"
    return ", ".join((f"{w.say(row.label)} {at}", *(_named(w, piece) for piece in spot.pieces)))


def _named(w: Words, piece: str) -> str:
    return w.owner(piece) if w.seat(piece) else w.thing(piece)


def piece_of(w: Words, piece: str) -> Player | None:
    """Return how a piece looks: a player's, or one of a thing; nothing where nobody drew it."""
    look, good = w.seat(piece), w.good(piece)
    if look:
        return look.player
    return Player(good.fill, good.ink, good.edge, good.paths[0]) if good else None


# ------------------------------------------------------------------------------------------------------ on the table


def _row(w: Words, shown: _Shown, room: float) -> ft.Control:
    """Draw one row: what it is, its places, what is to be said of it."""
    row, by_place = shown.row, any(shown.each)
    stacked = any(spot.kind or len(spot.pieces) > 1 for spot in row.spots)
    size = QUEUE if stacked and not by_place else LARGER if by_place else SMALL
    size = _fitted(size, len(row.spots), room)
    lying = _places(w, shown, size) if by_place else [_at_once(w, row, size)]
    lead = seat_mark(w, row.seat, 24) if row.seat else mark(w, row.sign, 24) if row.sign else None
    beside = 0 if w.scale >= LARGE else (size[0] + drawn.GAP) * len(row.spots)
    name = _name(w, shown, room - beside - (34 if lead else 0) - 40)
    figure = [numeral(w, w.amount(row.n), 20)] if row.n and row.n.n is not None else []
    places = ft.Row([*lying, *figure], spacing=drawn.GAP, tight=True)
    head = ft.Row([*([lead] if lead else []), name], spacing=10, expand=True)
    inner: ft.Control = ft.Row([head, places], spacing=8)
    if w.scale >= LARGE:
        inner = stack([ft.Row([head]), ft.Row([places], alignment=ft.MainAxisAlignment.END)], 4)
    if shown.whole is None:
        return ft.Container(inner, padding=ft.Padding.symmetric(vertical=3 if by_place else 2))
    hit = shown.whole
    return surface(
        inner,
        None if hit.reason else hit.on_click,
        key=hit.key,
        selected=hit.chosen,
        flat=bool(hit.reason),
        padding=ft.Padding.symmetric(vertical=9, horizontal=12),
    )


def _fitted(size: tuple[int, int], many: int, room: float) -> tuple[int, int]:
    """Return how large a place may be, so that half of the row is left for its name."""
    return min(size[0], max(24, int(room * 0.6 / max(many, 1)) - drawn.GAP)), size[1]


def _name(w: Words, shown: _Shown, room: float) -> ft.Control:
    """Draw what the row is called, whole words at any size, and below it what there is to say."""
    row, reason = shown.row, shown.whole.reason if shown.whole else ""
    words, colour = w.say(row.label), INK2 if reason else INK
    size = unbroken(words, 16 * w.scale, max(room, 60))
    name = ft.Text(words, style=letters(BOLD, size, 1.15), color=colour)
    below = reason or w.say(row.note)
    return ft.Column(
        [name, *([text(below, Style.BODY_SMALL, INK2)] if below else [])], spacing=0, tight=True, expand=True
    )


def _at_once(w: Words, row: SpotRow, size: tuple[int, int]) -> ft.Control:
    """Draw all places of a row as one picture, and say who is there."""
    there = ", ".join(_named(w, piece) for spot in row.spots for piece in spot.pieces)
    svg = drawn.places(tuple(_place(w, spot) for spot in row.spots), *size, _colours(w))
    return picture(svg, len(row.spots) * (size[0] + drawn.GAP) - drawn.GAP, size[1], label=there)


def _places(w: Words, shown: _Shown, size: tuple[int, int]) -> list[ft.Control]:
    colours = _colours(w)
    pairs = zip(shown.row.spots, shown.each, strict=True)
    return [
        _touched(w, shown.row, spot, hit, picture(drawn.places((_place(w, spot),), *size, colours), *size), size)
        for spot, hit in pairs
    ]


def _touched(
    w: Words, row: SpotRow, spot: Spot, hit: Hit | None, inner: ft.Control, size: tuple[float, float]
) -> ft.Control:
    """Draw what can be hit: one place."""
    on_click = hit.on_click if hit and not hit.reason else None
    ring = ft.Border.all(3, ACC) if hit and hit.chosen else None
    if on_click is None:
        inner.opacity = 0.5 if hit else 1
    return touch(
        inner,
        on_click,
        key=hit.key if hit else None,
        label=said(w, row, spot),
        selected=bool(hit and hit.chosen),
        padding=0,
        radius=10,
        rim=ring,
        width=size[0],
        height=size[1],
    )


def _place(w: Words, spot: Spot) -> drawn.Place:
    pieces = tuple(found for piece in spot.pieces if (found := piece_of(w, piece)))
    figure = w.say(spot.label) if spot.kind == CARD else ""
    return drawn.Place(pieces, spot.kind, piece_of(w, spot.thing), figure)


def _colours(w: Words) -> drawn.Places:
    return shades(w.slug, "places", drawn.Places, dark=w.dark)


# ------------------------------------------------------------------------------------------------------ in a ship


def _in_ship(w: Words, found: list[_Shown], width: float, cache: RowCache, here: str) -> ft.Control:
    """Draw the ship around its holds, a plank below each row."""
    many = len(found) > FEW or found[0].row.group is not None
    above = LINE * NAME * w.scale if w.scale >= LARGE else 0.0  # where the text is large the name stands over its holds
    pitch = PITCH[many] + above
    high = DECK + KEEL + pitch * len(found)
    hull = picture(ship.hull(width, high, len(found), shades(w.slug, "hull", ship.Hull, dark=w.dark)), width, high)
    names = tuple(w.say(one.row.label) for one in found)
    size = _hold_size(w, names, max(len(one.row.spots) for one in found), width), int(PITCH[many] - 16)
    rows = [cache.row((here, one.row.key), _holds, w, one, (width, pitch), size, names) for one in found]
    lies = ft.Container(ft.Column(rows, spacing=0, tight=True), left=0, top=DECK)
    return ft.Row([ft.Stack([hull, lies], width=width, height=high)], alignment=ft.MainAxisAlignment.CENTER)


def _hold_size(w: Words, names: tuple[str, ...], many: int, width: float) -> int:
    """Return how wide a hold can be, so that the names have room."""
    named = 0.0 if w.scale >= LARGE else max(width_of(name, NAME * w.scale) for name in names)
    return max(HOLD[0], min(HOLD[1], int((_between(w, width) - named) / many) - GAP))


def _between(w: Words, width: float) -> float:
    """Return the room of names and holds."""
    return width - 2 * SIDE - SIGN - WORTH * w.scale - 2 * GAP


def _holds(
    w: Words, shown: _Shown, whole: tuple[float, float], size: tuple[int, int], names: tuple[str, ...]
) -> ft.Control:
    """Draw the holds of a product: its sign and name on the wood, the markers, what one is worth."""
    row, wood = shown.row, shades(w.slug, "wood_ink", Wood, dark=w.dark)
    pairs = zip(row.spots, shown.each, strict=True)
    cells = [_touched(w, row, spot, hit, _hold(w, spot, size, wood), size) for spot, hit in pairs]
    left = _between(w, whole[0]) - (0 if w.scale >= LARGE else (size[0] + GAP) * len(cells))
    letter = min((unbroken(name, NAME * w.scale, left) for name in names), default=NAME)
    name = ft.Text(w.say(row.label), style=letters(BOLD, letter, 1.1), color=wood.ink, expand=True)
    paths = w.drawing(row.sign)
    lead = [drawing(paths, SIGN, wood.figure)] if paths else []
    figure: list[ft.Control] = [numeral(w, w.amount(row.n), 24, wood.figure)] if row.n and row.n.n is not None else []
    worth = ft.Container(ft.Row(figure, alignment=ft.MainAxisAlignment.CENTER), width=WORTH * w.scale)
    inner: ft.Control = ft.Row([*lead, name, *cells, worth], spacing=GAP)
    if w.scale >= LARGE:
        below = ft.Row([*cells], spacing=GAP, alignment=ft.MainAxisAlignment.END)
        inner = stack([ft.Row([*lead, name, worth], spacing=GAP), below], 0)
    around = ft.Padding.only(left=SIDE, right=SIDE - GAP, top=16)
    return ft.Container(inner, width=whole[0], height=whole[1], padding=around)


def _hold(w: Words, spot: Spot, size: tuple[int, int], wood: Wood) -> ft.Control:
    player = piece_of(w, spot.pieces[-1]) if spot.pieces else None
    return picture(ship.hold(player, *size, empty=wood.empty, line=wood.line), *size)

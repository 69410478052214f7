"""What a game prints and lays out, as pictures: the line of the lid, a pile, a card, a site, a scene.

Each is one image, made of the words of the table (colours, signs, players) and of what the game gives.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, assert_never

import flet as ft

from companion.ui.components import stair
from companion.ui.components.symbols import disc, mark, picture
from companion.ui.components.words import Words
from companion.ui.drawings import board, cards, pieces, pile, podium, scene, signs, site, table, track
from companion.ui.drawings.face import Plate
from companion.ui.drawings.shades import drawings, ground, kind, shades
from companion.ui.drawings.svg import sheet
from companion.ui.drawings.values import Amount as Counted
from companion.ui.drawings.values import Player
from companion.ui.drawings.values import Sign as Mark
from companion.ui.theme import DAY, LARGE, NIGHT
from scorers.core.glance import Bars, Line, Pieces, Squares, Stair, Turns, Wall
from scorers.core.msg import Msg
from scorers.core.view import Meter, Sign

RIM: Final = "#FFFFFF"
"""Around a worker, on every ground, and around goods as dark as the ground."""

NAMED: Final = 5
"""Every fifth stone of a wall bears its number, and its last, whose neighbours leave it room."""

DEPTH: Final = 80
"""How deep the water of a quay is, planks included."""


def drawn(svg: str, scale: float = 1, *, label: str = "") -> ft.Control:
    """Show a drawing in its own size, or larger with the text of the page."""
    width, height = size_of(svg)
    return picture(svg, width * scale, height * scale, label=label)


@lru_cache(maxsize=512)
def size_of(svg: str) -> tuple[float, float]:
    """Return how large a drawing is."""
    found = re.match(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"', svg)
    if found is None:
        raise ValueError("this is no drawing of ours")
    return float(found[1]), float(found[2])


def lid_line(w: Words, line: Line, width: float, height: float = 34) -> ft.Control:
    """Draw the game's own line on the lid; who cannot see it is told its label."""
    match line:
        case Bars():
            svg = _bars(w, line, width, height)
        case Wall():
            svg = _wall(w, line, width)
        case Squares():
            named = tuple((k, str(k + 1)) for k in range(line.of))
            svg = track.tiles(line.of, line.at - 1, 30, _tiles(w), gap=5, marks=named)
        case Stair():
            svg = stair.image(w, line)
        case _:
            assert_never(line)
    return drawn(svg, label=w.say(line.label))


def _bars(w: Words, line: Bars, width: float, height: float) -> str:
    rounds = range(1, len(line.heights) + 1)
    below = dict(line.signs)
    dots = tuple(k in line.dots for k in rounds)
    marks = tuple(w.drawing(below[k]) if k in below else () for k in rounds)
    colours = shades(w.slug, "bars", track.Bars, dark=w.dark)
    return track.bars(line.heights, dots, marks, line.at - 1, width, height, colours)


def _wall(w: Words, line: Wall, width: float) -> str:
    stands = tuple((player, n) for seat, n in line.standing if (player := seated(w, seat)))
    named = (*range(NAMED, line.goal - 2, NAMED), line.goal)
    return track.wall(line.goal, stands, width, shades(w.slug, "wall", track.Stones, dark=w.dark), named=named)


def _tiles(w: Words) -> track.Tiles:
    return shades(w.slug, "tiles", track.Tiles, dark=w.dark)


def seated(w: Words, seat: str) -> Player | None:
    """Return the colours of a seat; nothing for the Table."""
    look = w.seat(seat)
    return look.player if look else None


def turn_tiles(w: Words, turns: Turns, size: float = 24) -> ft.Control:
    """Draw the turns of a round: done, here, to come; the sign of the turn, and letters where something is due."""
    marks = tuple((k, tile) for k, tile in enumerate(turns.tiles) if tile)
    sign = w.drawing(turns.here)
    return drawn(track.tiles(len(turns.tiles), turns.at - 1, size, _tiles(w), sign=sign, marks=marks), w.scale)


def pieces_left(w: Words, shown: Pieces, size: float = 22) -> ft.Control:
    """Draw what a seat has left: its workers, or signs of which those used are ghosts."""
    player = seated(w, shown.seat) if shown.seat else None
    label = w.say(shown.label)
    if player:
        return drawn(pieces.workers(player, shown.left, shown.of, size, RIM), w.scale, label=label)
    mark = w.sign(shown.sign)
    svg = signs.mark(mark) if mark else sheet(1, 1)
    each = [picture(svg, size * w.scale) for _ in range(shown.of)]
    for ghost in each[: shown.of - shown.left]:
        ghost.opacity = 0.35
    return ft.Semantics(content=ft.Row([*each], spacing=2, tight=True), label=label, exclude_semantics=bool(label))


def pile_of(w: Words, thing: str, n: int, width: float, height: float = 132) -> ft.Control | None:
    """Draw so many of a thing on each other; nothing where nobody drew the thing."""
    good = w.good(thing)
    if good is None:
        return None
    return drawn(pile.pile(good, n, width, height, ghost=w.light.ink2, rim=RIM if good.sinks else ""))


def quay_ground(w: Words, width: float, depth: float = DEPTH) -> ft.Control:
    """Draw the planks and the water the piles stand at."""
    return drawn(pile.quay(width, depth, shades(w.slug, "quay", pile.Quay, dark=w.dark)))


def plate_of(w: Words, seat: str) -> Plate | None:
    """Return the plate of a seat with its rim in this light; nothing for the Table."""
    player = seated(w, seat)
    return None if player is None else Plate(player, *((RIM, 0.55) if w.dark else (player.edge, 1)))


def card_kind(w: Words, type_: str) -> cards.Kind | None:
    """Return how a type is drawn, with its two letters in this language."""
    if type_ not in drawings(w.slug).kinds:
        return None
    return kind(w.slug, type_, w.say(Msg(f"{w.slug}-kind-{type_}", (), "letters")))


def type_badge(w: Words, type_: str, width: float = 28, height: float = 38) -> ft.Control | None:
    """Draw the sign of a type of cards as a small upright card."""
    of = card_kind(w, type_)
    return None if of is None else drawn(cards.badge(of, width, height), w.scale)


TALLER: Final = 1.5
"""With large text bricks have a line of their own, which is no wider."""


def bricks(w: Words, meters: Sequence[Meter], added: Mapping[str, int] | None = None) -> ft.Control:
    """Draw what a site needs and has, a column of bricks for each material; `added` would come by the step in hand."""
    more = added or {}
    needs = tuple(
        site.Need(mark, meter.need, meter.have, more.get(meter.symbol, 0))
        for meter in meters
        if (mark := w.sign(meter.symbol))
    )
    colours = shades(w.slug, "clay", site.Clay, dark=w.dark)
    return drawn(site.columns(needs, colours, signs.signs()["check"]), min(w.scale, TALLER) if w.scale >= LARGE else 1)


def slots(w: Words, brings: Mapping[str, int], width: float, height: float, *, every: bool = False) -> ft.Control:
    """Draw what a worker brings, in the fixed order of the materials."""
    found = tuple(
        cards.counted(mark, brings.get(thing, 0)) for thing in drawings(w.slug).columns if (mark := w.sign(thing))
    )
    return drawn(cards.slots(found, width, height, paper(w), every=every), w.scale)


def terrain(w: Words, rows: tuple[str, ...], cell: tuple[float, float]) -> ft.Control | None:
    """Draw the ground of a board; nothing for a game that has no colours for one."""
    colours = ground(w.slug, dark=w.dark)
    return None if colours is None else drawn(board.terrain(rows, cell, colours))


def building(
    w: Words, size: tuple[float, float], owner: str | None, need: Sequence[Sign] = (), gain: Sequence[Sign] = ()
) -> ft.Control:
    """Draw a tile on the board: the band of its owner, what a use costs over what it brings. Tiles are always light."""
    marks = [tuple(one for sign in side if (one := counted(w, sign, lit=True))) for side in (need, gain)]
    colours = shades(w.slug, "tile", board.Tile, dark=w.dark)
    return drawn(board.tile(*size, colours, owner=seated(w, owner) if owner else None, need=marks[0], gain=marks[1]))


def around(w: Words, rows: int, columns: int, cell: tuple[float, float], chosen: tuple[int, int]) -> ft.Control:
    """Draw what lies over a board while a cell is chosen: the rest dimmed, its neighbours framed."""
    colours = shades(w.slug, "around", board.Around, dark=w.dark)
    return drawn(board.around(rows, columns, cell, chosen, colours))


def worker(w: Words, seat: str, size: float, *, lit: bool = False) -> ft.Control | None:
    """Draw a player's worker; `lit`: the one just placed."""
    player = seated(w, seat)
    return None if player is None else drawn(pieces.worker(player, size, RIM, lit=RIM if lit else ""))


def use(w: Words, need: Sequence[Sign], gain: Sequence[Sign], height: float = 20) -> ft.Control:
    """Draw what a use of a building takes and brings in one line."""
    marks = [tuple(one for sign in side if (one := counted(w, sign))) for side in (need, gain)]
    return drawn(board.use(marks[0], marks[1], height, w.light.ink), w.scale)


def counted(w: Words, sign: Sign | None, *, lit: bool = False) -> Counted | None:
    """Return a sign with its figure for a drawing; `lit`: on paper that stays light in the dark."""
    if sign is None or (mark := w.sign(sign.symbol)) is None:
        return None
    piece = w.look.pieces.get(sign.symbol)
    colour = piece.mark if lit and piece else mark.colour
    return Counted(Mark(mark.paths, colour), w.amount(sign.n))


def paper(w: Words) -> cards.Paper:
    """Return the colours of what is printed on a card in this light."""
    return cards.Paper(w.light.ink, w.light.ink2, w.light.line, (NIGHT if w.dark else DAY).good)


def group_mark(w: Words, group: str, size: float = 22) -> ft.Control | None:
    """Draw the mark of a category that is counted; nothing where the game gives none."""
    return mark(w, drawings(w.slug).counted.get(group, group), size)


def group_disc(w: Words, group: str, size: float = 30) -> ft.Control | None:
    """Draw what is counted in a category as a disc."""
    return disc(w, drawings(w.slug).counted.get(group, group), size)


def preset(w: Words, id_: str, width: float = 96, height: float = 84) -> ft.Control:
    """Draw what a table keeps that begins with a preset, as pieces on the lid."""
    goods = tuple(good for thing in drawings(w.slug).kept.get(id_, ()) if (good := w.good(thing)))
    return drawn(table.heap(goods, width, height, w.light.lid))


def scene_of(slug: str, width: float, height: float, *, corner: str = "", label: str = "") -> ft.Control:
    """Draw the scene of a game, or of the house, as large as a box; `corner` is the lid that cuts it aslant."""
    return drawn(scene.cut(scene.scene(slug), width, height, corner=corner), label=label)


def scene_across(slug: str, height: float | None = None) -> ft.Control:
    """Draw the scene of a game as wide as there is room, and cut it there; without a height as high, too."""
    return ft.Image(src=scene.scene(slug).encode(), height=height, fit=ft.BoxFit.COVER, exclude_from_semantics=True)


def light_behind(w: Words, width: float, height: float, at: tuple[float, float], radius: float) -> ft.Control:
    """Draw the two circles of light behind the winner."""
    return drawn(podium.lamp(width, height, *at, radius, shades(w.slug, "podium", podium.Lamp, dark=w.dark)))

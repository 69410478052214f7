"""All drawings of all games on one page, light and dark: `python -m tests.ui.contact drawings.html`."""

import json
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

import flet as ft

from companion.text import texts
from companion.ui.components import printed
from companion.ui.components.face import face
from companion.ui.components.stair import in_line
from companion.ui.components.words import SeatLook, Words
from companion.ui.drawings import board, outline, pieces, podium, signs, table
from companion.ui.drawings.scene import scene
from companion.ui.drawings.shades import drawings, shades
from companion.ui.theme import HOUSE
from scorers.core.amount import known
from scorers.core.glance import Bars, Lying, Pieces, Squares, Stair, Turns, Wall
from scorers.core.msg import plain
from scorers.core.registry import game, slugs
from scorers.core.view import Face, Meter, Sign

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ola", "Ewa", "Jan", "Tomek", "Ala")
FOOD = (1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 10, 11, 11, 11)
GROUNDS = ("lid", "ground", "card")

ANY = min(slugs())
"""A game for what needs the words of one."""

Shown = tuple[str, str, str]
"""What it is, on which ground it lies, the drawing."""


def words(slug: str, *, dark: bool = False, language: str = "en") -> Words:
    """Return the words of a table at which everybody sits."""
    made = game(slug)
    seats = tuple(
        SeatLook(f"s{k}", name, colour.hex, colour.symbol)
        for k, (name, colour) in enumerate(zip(NAMES, made.info.colours, strict=False), start=1)
    )
    symbols = {thing.id: thing.symbol or thing.id.partition(".")[0] for thing in made.info.things}
    return Words(language, texts(language), seats, made.look, symbols, slug, dark=dark)


def svg(control: ft.Control | None) -> str:
    """Return what a picture shows; nothing for nothing."""
    if control is None:
        return ""
    assert isinstance(control, ft.Image)
    assert isinstance(control.src, bytes), "text is parsed again each time what holds it is drawn anew"
    return control.src.decode()


def drawn_face(w: Words, shown: Face) -> str:
    """Return the picture of a card, without its words."""
    place = face(w, shown, key="a")
    assert isinstance(place, ft.Container)
    assert isinstance(place.content, ft.Stack)
    return svg(place.content.controls[0])


def of_game(w: Words) -> Iterator[Shown]:
    """Yield what one game draws."""
    yield from _on_the_lid(w)
    yield from _on_the_table(w)
    yield from _cards(w)
    yield from _board(w)


def stair(w: Words) -> Stair:
    """Return a track in levels with the seats on it, two on one space."""
    thing, other, *_ = w.look.pieces
    lying = (
        Lying(7, thing, 3),
        Lying(12, thing, 4),
        Lying(18, other, once=True),
        Lying(3, other, once=True, gone=True),
    )
    standing = tuple((seat.seat, at) for seat, at in zip(w.seats, (16, 11, 23, 16), strict=False))
    return Stair((0, 4, 9, 15, 22, 30), 30, lying, standing, plain("Development"))


def _on_the_lid(w: Words) -> Iterator[Shown]:
    symbols = list(w.look.symbols)
    due = Bars(FOOD, 10, (1, 2, 4, 5, 7), tuple((k, symbols[k % len(symbols)]) for k in range(4, 18, 3)))
    standing = tuple((seat.seat, points) for seat, points in zip(w.seats, (17, 12, 9, 9, 0), strict=False))
    yield "bars", "lid", svg(printed.lid_line(w, due, 380))
    yield "wall", "lid", svg(printed.lid_line(w, Wall(17, standing), 380))
    yield "stair", "lid", svg(printed.lid_line(w, stair(w), 380))
    yield "stair in a line", "lid", in_line(w, stair(w), 560)
    yield "squares", "lid", svg(printed.lid_line(w, Squares(4, 2), 380))
    yield "turns", "lid", svg(printed.turn_tiles(w, Turns(3, ("", "", "", "", "%", "", ""), symbols[-1])))
    yield "workers left", "lid", svg(printed.pieces_left(w, Pieces("", 2, 3, "s1")))
    for id_ in drawings(w.slug).kept:
        yield f"preset {id_}", "lid", svg(printed.preset(w, id_))
    yield "lamp", "lid", svg(printed.light_behind(w, 200, 160, (80, 80), 80))
    for first, (seat, high) in enumerate(zip(w.seats, podium.heights((148, 132, 117, 96, 12), 150), strict=False)):
        cap, part = ("#FFFFFF", 0.4) if first else ("#F2B544", 1)
        yield seat.name, "lid", podium.column(seat.player, 80, high, cap, cap_opacity=part, below=58)


def _on_the_table(w: Words) -> Iterator[Shown]:
    yield "quay", "ground", svg(printed.quay_ground(w, 412))
    for number, thing in enumerate(w.look.pieces):
        yield thing, "ground", svg(printed.pile_of(w, thing, number % 9, 58))
        if (good := w.good(thing)) and (mark := w.sign(thing)):
            yield thing, "card", signs.disc(good, rim=good.sinks) + signs.token(good) + signs.mark(mark)
    for seat in w.seats:
        yield (
            seat.name,
            "ground",
            signs.plate(seat.player, lit=w.dark)
            + pieces.worker(seat.player, 40, "#FFFFFF" if w.dark else seat.player.edge),
        )
    yield "table", "ground", table.table(312, 144, shades("", "wood", table.Wood, dark=w.dark))
    yield "free place", "ground", outline.dashed(124, 56, 14, w.light.ink2, line=2)


def _cards(w: Words) -> Iterator[Shown]:
    columns = drawings(w.slug).columns
    for number, type_ in enumerate(drawings(w.slug).kinds, start=1):
        costs = tuple(Sign(thing, known(number)) for thing in columns[number % 3 :: 2])
        fee = tuple(Sign(thing, known(2)) for thing in list(w.look.pieces)[:2])
        card = Face("a", plain("A"), number=f"{number:02}", kind=type_, cost=costs, fee=fee)
        yield type_, "card", drawn_face(w, card) + svg(printed.type_badge(w, type_))
    if columns:
        meters = tuple(Meter(thing, number, 3) for number, thing in enumerate(columns))
        yield "site", "card", svg(printed.bricks(w, meters, {columns[0]: 1, columns[1]: 1}))
        yield "worker", "card", svg(printed.slots(w, {columns[0]: 2, columns[2]: 1}, 76, 60))
        yield "worker", "card", svg(printed.slots(w, dict.fromkeys(columns[:4], 1), 76, 60))


def _board(w: Words) -> Iterator[Shown]:
    path = ROOT / f"data/games/{w.slug}/boards.json"
    if not path.is_file():
        return
    over = shades(w.slug, "around", board.Around, dark=w.dark)
    sides = json.loads(path.read_text(encoding="utf-8"))["sides"]
    for side, rows in sides.items():
        yield side, "ground", svg(printed.terrain(w, tuple(rows), (62, 51)))
    first_side, *_ = sides.values()
    yield "turned", "ground", svg(printed.terrain(w, board.turned(tuple(first_side)), (62, 51)))
    yield "around", "ground", board.around(6, 9, (62, 51), (4, 1), over)
    first, second, third, *_ = w.look.pieces
    one, more = Sign(first, known(1)), (Sign(second, known(1)), Sign(third, known(1)))
    for need, gain in (((), (one,)), ((one,), more), ((one, *more, one), (one,)), ((), ())):
        yield "tile", "ground", svg(printed.building(w, (56, 48), "s1", need, gain))
    yield "points", "ground", board.points("14", 40, w.light.acc, w.light.on)


def of_the_house(*, dark: bool) -> Iterator[Shown]:
    """Yield what belongs to no game."""
    yield from (("scene", "ground", scene(slug)) for slug in ("", *sorted(slugs())))
    colours = shades("", "nothing", table.Nothing, dark=dark)
    for draw in (table.no_plays, table.no_people, table.no_steps, table.nothing_found):
        yield draw.__name__, "ground", draw(colours)
    yield "alarm", "ground", outline.stripes(18, 64, "#2E1303", "#FFC94A")


def page() -> str:
    """Return the page: a row of drawings for the house and each game, in both lights."""
    parts = []
    for dark in (False, True):
        parts.append(_row("", tuple(of_the_house(dark=dark)), vars(HOUSE.at(dark=dark))))
        for slug in sorted(slugs()):
            w = words(slug, dark=dark)
            parts.append(_row(slug, tuple(of_game(w)), vars(w.light)))
    style = "body{font:12px sans-serif;margin:0}div{display:flex;flex-wrap:wrap;gap:8px;padding:8px;align-items:end}"
    return f"<!doctype html><meta charset='utf-8'><title>Drawings</title><style>{style}</style>{''.join(parts)}"


def _row(name: str, shown: tuple[Shown, ...], colours: dict[str, str]) -> str:
    on = {ground: [drawn for _, lies, drawn in shown if lies == ground] for ground in GROUNDS}
    lines = (f"<div style='background:{colours[ground]}'>{''.join(drawn)}</div>" for ground, drawn in on.items())
    return f"<h2>{escape(name)}</h2>{''.join(lines)}"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")

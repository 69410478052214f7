"""The lid's upper part: where we are, in the game's own drawing, and who starts. A tap asks "Where are we?"."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.ui.components import stair
from companion.ui.components.fitting import width_of
from companion.ui.components.symbols import drawing, picture, seat_mark, sign
from companion.ui.components.touch import Tap, touch
from companion.ui.components.words import Words
from companion.ui.drawings import track as drawn
from companion.ui.drawings.pieces import workers
from companion.ui.drawings.shades import shades
from companion.ui.layout import Layout
from companion.ui.theme import BOLD, LAMP, LAMP_INK, LID, LID_INK, LID_INK2, SPEAKS, letters
from scorers.core.glance import Bars, Fact, Pieces, Squares, Stair, Turns, Wall
from scorers.core.view import Step, Track

HUGE: Final = 1.5
"""From this text size on, what frames Now grows less, so that Now keeps some room."""

NARROW: Final = 400
"""Below this width the tiles of the turns are smaller."""

SHORT: Final = 800
"""Below this height everything on the lid is lower."""

HIGH: Final = 1000
"""From this height on there is room for a stair where the seats stand beside Now."""

WHOLE_STAIR: Final = 42
"""How high a space of a stair is there."""

LOW_STAIR: Final = 17
"""How high it is on a low phone."""

GAP: Final = 4
"""Between the lines of the lid, and below the last one."""

SPEAKS_HIGH: Final = 1.14
"""How high a line stands, in parts of the size of its letters."""

RIM: Final = "#FFFFFF"
NUMBERED: Final = (5, 10)
"""The stones of a wall that say their number, beside the last."""

BARS_UNDER: Final = 24
"""What a drawing of bars has above and below them."""

WALL: Final = 56
"""How high a wall is drawn."""

TITLE: Final = 24
"""How large what has no number is written on the lid."""


class Fit(NamedTuple):
    """How large the lid is drawn: everything below each other, or in one line."""

    numeral: float = 32
    words: float = 14
    bars: float = 34
    tile: float = 24
    square: float = 30
    plate: float = 22
    wall: float = WALL
    side: float = 16
    above: float = 10
    stair: float = 30
    """How high a space of a stair is; 0 has its levels in one line."""
    line: bool = False
    zoom: float = 1
    """How much larger the signs in a drawing are than on a phone."""


PHONE: Final = Fit()
LOW: Final = Fit(28, 14, 14, 20, 26, 20, 40, 16, 4, stair=0, line=True)
TABLET: Final = Fit(56, 16, 50, 30, 34, 24, 68, 24, 14, stair=0, line=True, zoom=1.2)


def lid_fit(layout: Layout, scale: float = 1) -> Fit:
    """Return how large the lid is drawn in so much room; where the text is large a stair leaves it to the rest."""
    if layout.beside:
        high = WHOLE_STAIR if layout.height >= HIGH else 0
        return LOW if layout.low else TABLET._replace(stair=high)
    phone = PHONE._replace(tile=20 if layout.width < NARROW else 24)
    if scale >= HUGE:
        phone = phone._replace(stair=LOW_STAIR)
    return phone._replace(bars=24, stair=LOW_STAIR) if layout.height < SHORT else phone


def track(
    w: Words, shown: Track, on_click: Tap | None, fit: Fit, width: float, clock: ft.Control | None = None
) -> ft.Control:
    """Draw the track, in so much width."""
    room = width - 2 * fit.side
    inner = _in_line(w, shown, fit, room) if fit.line else _stacked(w, shown, fit, room)
    where = touch(
        ft.Semantics(content=inner, label=said(w, shown), exclude_semantics=True),
        on_click,
        key="track",
        hint=w.t("ui-where") if on_click else None,
        padding=ft.Padding.only(left=fit.side, right=fit.side, top=fit.above, bottom=fit.above if fit.line else GAP),
        radius=0,
        expand=True,
    )
    return ft.Container(ft.Row([where, *([clock] if clock else [])], spacing=0), bgcolor=LID)


def high(w: Words, shown: Track, fit: Fit) -> float:
    """Return how high the track stands, nearly: where the text is large, a line may break."""
    head = fit.numeral * min(w.scale, HUGE) * SPEAKS_HIGH
    match shown.line:
        case Bars():
            own = fit.bars + BARS_UNDER * fit.zoom
        case Wall():
            own = fit.wall
        case Stair():
            own = stair.high(shown.line, fit.stair)
        case _:
            own = 0.0
    if fit.line:
        return 2 * fit.above + max(head, own)
    lines = [part for part in (0.0 if isinstance(shown.line, Wall) else head, own) if part]
    return fit.above + sum(lines) + GAP * len(lines)


def said(w: Words, shown: Track) -> str:
    """Say where we are to whoever cannot see it."""
    flag = shown.flag
    first = w.seat(flag) if flag else None
    event = [w.say(shown.event.label)] if shown.event else []
    parts = [*(step_words(w, step) for step in shown.steps), *event]
    return ", ".join([*parts, *([w.t("ui-first", who=first.name)] if first else [])])


def step_words(w: Words, step: Step) -> str:
    """Round 2 of 4; Round 2; or just Feeding."""
    if step.at is None:
        return w.say(step.label)
    if step.of is None:
        return w.t("ui-step", what=step.label, at=step.at)
    return w.t("ui-step-of", what=step.label, at=step.at, of=step.of)


def _stacked(w: Words, shown: Track, fit: Fit, room: float) -> ft.Control:
    """Draw the round, its turns and who starts; the game's own line below."""
    own = _line(w, shown, fit, room)
    head = [] if isinstance(shown.line, Wall) else [_spread([_where(w, shown, fit), *_turns(w, shown, fit)])]
    return ft.Column([*head, *own], spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _spread(parts: list[ft.Control]) -> ft.Control:
    """Put parts from edge to edge of one line, of two where the text is large."""
    return ft.Row(
        parts,
        wrap=True,
        spacing=4,
        run_spacing=6,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _in_line(w: Words, shown: Track, fit: Fit, room: float) -> ft.Control:
    """Draw everything in one line: the round, the game's own line, the turns over who starts."""
    where, end = _where(w, shown, fit), _ends(w, shown, fit)
    if isinstance(shown.line, Squares):
        return _spread([where, end])
    own = _line(w, shown, fit, max(120.0, room - 2 * fit.side - _beside_line(w, shown, fit)))
    middle = ft.Container(ft.Column(own, tight=True, horizontal_alignment=_WIDE), expand=True)
    return ft.Row([where, middle, end], spacing=fit.side)


def _beside_line(w: Words, shown: Track, fit: Fit) -> float:
    """Return about how much room the round and the turns take at both ends of the line."""
    turns = len(shown.turns.tiles) * (fit.tile + 3) if shown.turns else fit.plate * 3
    low = fit.plate * 2 + 18 if fit is LOW and shown.turns else 0
    event = (width_of(w.say(shown.event.label), 16) + 4) * w.scale if shown.event else 0
    return fit.words * 5.2 * w.scale + fit.numeral * 1.6 * min(w.scale, HUGE) + max(turns, event + turns / 2) + low


_WIDE: Final = ft.CrossAxisAlignment.STRETCH


def _ends(w: Words, shown: Track, fit: Fit) -> ft.Control:
    """Draw the turns, below them who starts and which turn it is."""
    turns = _tiles(w, shown.turns, fit)
    words = [_words(step_words(w, step), 14 * w.scale, LID_INK) for step in shown.steps[1:2] if shown.turns]
    starts = ft.Row([*_starts(w, shown.flag, fit), *words], spacing=8, tight=True)
    if not turns:
        return ft.Row([*_turns(w, shown, fit)], spacing=16, tight=True)
    if fit is LOW:
        return ft.Row([*turns, *_starts(w, shown.flag, fit)], spacing=12, tight=True)
    return ft.Column([*turns, starts], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)


def _where(w: Words, shown: Track, fit: Fit) -> ft.Control:
    """Write "Round 10 of 20", the number large; a phase without one by its name; squares say the number themselves."""
    step = shown.steps[0]
    small = min(w.scale, HUGE)
    if step.at is None:
        return _words(w.say(step.label), TITLE * small, LID_INK, SPEAKS)
    if isinstance(shown.line, Squares):
        squares = _squares(w, shown.line, fit)
        if fit.line:
            title = TITLE * small * fit.square / TABLET.square
            return ft.Row([_words(step_words(w, step), title, LID_INK, SPEAKS), squares], spacing=16, tight=True)
        return ft.Row([_words(w.say(step.label), fit.words * w.scale, LID_INK2), squares], spacing=10, tight=True)
    of = w.t("ui-step-last", n=step.of) if step.of else ""
    around, gap = letters(BOLD, fit.words * w.scale), " " if fit.tile < PHONE.tile and not fit.line else "  "
    return ft.Text(
        spans=[
            ft.TextSpan(f"{w.say(step.label)}{gap}", style=around.copy(color=LID_INK2)),
            ft.TextSpan(f"{step.at}", style=letters(SPEAKS, fit.numeral * small).copy(color=LID_INK)),
            ft.TextSpan(f"{gap}{of}", style=around.copy(color=LID_INK2)),
        ],
        no_wrap=True,
    )


def _turns(w: Words, shown: Track, fit: Fit) -> list[ft.Control]:
    """Draw the turns or the pieces left, else say what is going on; then who starts, where there is room."""
    if shown.pieces:
        # The plates wear the flag where everything stands below each other.
        return [*_pieces(w, shown.pieces, fit), *(_starts(w, shown.flag, fit) if fit.line else [])]
    tiles = _tiles(w, shown.turns, fit)
    others = [] if tiles else [_words(w.say(step.label), 14 * w.scale, LID_INK) for step in shown.steps[1:2]]
    event = [_event(w, shown.event)] if shown.event else []
    return [*tiles, *(event or others), *_starts(w, shown.flag, fit)]


def _event(w: Words, event: Fact) -> ft.Control:
    """Draw what the round is played under, lit by the lamp: a plate nobody can touch."""
    lead = w.drawing(event.sign)
    parts = [*([drawing(lead, 20, LAMP_INK)] if lead else []), _words(w.say(event.label), 16 * w.scale, LAMP_INK)]
    return ft.Container(
        ft.Row(parts, spacing=6, tight=True),
        bgcolor=LAMP,
        padding=ft.Padding.symmetric(horizontal=10, vertical=3),
        border_radius=8,
    )


def _tiles(w: Words, turns: Turns | None, fit: Fit) -> list[ft.Control]:
    if turns is None:
        return []
    count, colours = len(turns.tiles), _tile_colours(w)
    marks = tuple((at, mark) for at, mark in enumerate(turns.tiles) if mark)
    svg = drawn.tiles(count, turns.at - 1, fit.tile, colours, sign=w.drawing(turns.here), marks=marks)
    return [picture(svg, count * (fit.tile + 3) - 3, fit.tile)]


def _tile_colours(w: Words) -> drawn.Tiles:
    return shades(w.slug, "tiles", drawn.Tiles, dark=w.dark)


def _squares(w: Words, line: Squares, fit: Fit) -> ft.Control:
    marks = tuple((n, str(n + 1)) for n in range(line.of))
    svg = drawn.tiles(line.of, line.at - 1, fit.square, _tile_colours(w), gap=5, marks=marks)
    return picture(svg, line.of * (fit.square + 5) - 5, fit.square)


def _pieces(w: Words, pieces: Pieces, fit: Fit) -> list[ft.Control]:
    """Draw what whoever acts has left, what is gone as ghosts, and say which it is."""
    look, sign_ = w.seat(pieces.seat or ""), w.sign(pieces.sign, dark=True)
    words = [_words(w.say(pieces.label), fit.words * w.scale, LID_INK)] if pieces.label else []
    wide = pieces.of * (fit.plate + 2) - 2
    if look is not None:
        row = [picture(workers(look.player, pieces.left, pieces.of, fit.plate, RIM), wide, fit.plate * 26 / 24)]
    else:
        row = [picture(drawn.left(sign_, pieces.left, pieces.of, fit.plate), wide, fit.plate)] if sign_ else []
    return [ft.Row([*row, *words], spacing=10, tight=True)]


def wears_flag(shown: Track) -> bool:
    """Return whether the start player's flag is on the plate: the narrow lid has no place for it."""
    return shown.pieces is not None or isinstance(shown.line, Wall)


def _starts(w: Words, first: str | None, fit: Fit) -> list[ft.Control]:
    """Draw the flag and the plate of the start player."""
    if not first or w.seat(first) is None:
        return []
    flag, plate = sign("flag", fit.plate * 0.82, LAMP), seat_mark(w, first, fit.plate / w.scale, lid=True)
    return [ft.Row([flag, plate], spacing=3 if fit.tile < PHONE.tile else 6, tight=True)]


def _line(w: Words, shown: Track, fit: Fit, room: float) -> list[ft.Control]:
    """Draw the game's own line: one image, drawn for so much room and stretched to what there is."""
    found = shown.line
    if isinstance(found, Bars):
        return [_stretched(_bars(w, found, room / fit.zoom, fit.bars / fit.zoom), fit.bars + BARS_UNDER * fit.zoom)]
    if isinstance(found, Wall):
        return [_stretched(_wall(w, found, room * WALL / fit.wall), fit.wall)]
    if isinstance(found, Stair):
        rows = stair.rows(w, found, room, fit.stair) if fit.stair else _stretched(stair.in_line(w, found, room), WALL)
        return [rows]
    return []


def _stretched(svg: str, height: float) -> ft.Control:
    return ft.Image(src=svg.encode(), height=height, fit=ft.BoxFit.FILL, exclude_from_semantics=True)


def _bars(w: Words, line: Bars, room: float, height: float) -> str:
    paths, dots = {sign: w.drawing(sign) for sign in {sign for _, sign in line.signs}}, set(line.dots)
    signs = {n: paths[sign] for n, sign in line.signs}
    rounds = range(1, len(line.heights) + 1)
    return drawn.bars(
        line.heights,
        tuple(n in dots for n in rounds),
        tuple(signs.get(n, ()) for n in rounds),
        line.at - 1,
        room,
        height,
        shades(w.slug, "bars", drawn.Bars, dark=w.dark),
    )


def _wall(w: Words, line: Wall, room: float) -> str:
    looks = ((w.seat(seat), n) for seat, n in line.standing)
    stands = tuple((look.player, n) for look, n in looks if look)
    colours = shades(w.slug, "wall", drawn.Stones, dark=w.dark)
    return drawn.wall(line.goal, stands, room, colours, named=(*NUMBERED, line.goal))


def _words(words: str, size: float, colour: str, face: str = BOLD) -> ft.Text:
    return ft.Text(words, style=letters(face, size), color=colour)

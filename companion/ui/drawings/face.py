"""A whole card but its words: rail, value, entry, cost in columns or what its use brings, owner, tick. One picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from companion.ui.drawings.cards import CORNER, COSTS, RAIL, Kind, Paper, cost_row, rail_shapes
from companion.ui.drawings.figures import middle
from companion.ui.drawings.figures import width as figure_width
from companion.ui.drawings.pieces import square
from companion.ui.drawings.svg import at, circle, glyph, n, path, rect, sheet
from companion.ui.drawings.values import Amount, Player, Sign

FULL: Final = 137
"""How high a card is that shows all."""

MID: Final = 68
"""And one that shows who it is and what entering costs."""

BARE: Final = 92
"""And one with nothing below its entry."""

LOW: Final = 64
"""And one that is only counted."""

BAND: Final = 16
"""How wide the band of its owner is on a card without a rail."""

AFTER: Final = 10
"""Between the rail and what is printed."""

END: Final = 8
"""Right of it."""

ENTRY: Final = 65.5
"""Where the middle of the line with the entry is."""

UNDER: Final = FULL - 6 - COSTS
"""Where the hairline over the cost is."""

PLATE: Final = 24
PAIR: Final = 19
"""Plate and tick where both stand there: beside a fee there is room for no more."""

BETWEEN: Final = 2
PENCIL: Final = ("M15 4L20 9L9 20L3 21L4 15Z",)


class Plate(NamedTuple):
    """The plate of a seat with its rim in this light."""

    player: Player
    rim: str
    part: float


class Tick(NamedTuple):
    """The tick of what is chosen."""

    fill: str
    ink: str
    paths: tuple[str, ...]


class Print(NamedTuple):
    """What is printed on one card, and what lies on it."""

    number: str = ""
    kind: Kind | None = None
    icons: tuple[tuple[str, ...], ...] = ()
    value: str = ""
    value_sign: Sign | None = None
    fee: tuple[Amount, ...] = ()
    either: bool = False
    """Whether one of the fees is paid, or all is printed there side by side."""
    columns: tuple[Amount | None, ...] = ()
    takes: tuple[Amount, ...] = ()
    gives: tuple[Amount, ...] = ()
    owner: Plate | None = None
    there: Plate | None = None
    there_at: float = 0
    """Where the words end that say somebody stands here."""
    entry: float = ENTRY
    """Where the middle of the line with the entry is."""
    tick: Tick | None = None
    ours: bool = False
    """Whether its name is our own."""


def rail_of(shown: Print, height: float) -> float:
    """Return how wide the left edge of a card is: its rail, the band of its owner, or nothing."""
    return edge_of(height, typed=shown.kind is not None, owned=shown.owner is not None)


def edge_of(height: float, *, typed: bool, owned: bool) -> float:
    """Return how wide the left edge is of a card that has a type or an owner."""
    if not typed:
        return BAND if owned else 0
    return 40 if height == MID else 28 if height == LOW else RAIL


def end_of(shown: Print) -> float:
    """Return how much of the line with the entry its end takes: owner, tick, the sign of a name of our own."""
    if shown.tick and shown.owner and shown.kind:
        return 2 * PAIR + BETWEEN + 6
    return PLATE + 6 if shown.tick or shown.owner or shown.ours else 0


@lru_cache(maxsize=1024)
def face(shown: Print, width: float, height: float, paper: Paper) -> str:
    """Draw all that is on a card but its words. The ground of it is clear."""
    left = rail_of(shown, height)
    return sheet(
        width,
        height,
        *_left(shown, left, height),
        *(_value(shown, width - END, 20, 24, paper) if height >= BARE else ()),
        *(_low(shown, width - 6, height - 15, paper) if height == LOW else ()),
        *(_entry(shown, left + AFTER, width - END, shown.entry, paper) if height != LOW else ()),
        *(_foot(shown, left + AFTER, width - END, paper) if height == FULL else ()),
    )


def _left(shown: Print, left: float, height: float) -> tuple[str, ...]:
    """Draw the rail with the small signs printed on it, or the band of its owner."""
    if shown.kind is not None:
        small = [glyph(icon, shown.kind.ink, left / 2 - 7, 36 + 16 * k, 14) for k, icon in enumerate(shown.icons)]
        return (*rail_shapes(shown.number, shown.kind, left, height, CORNER), *(small if height == FULL else ()))
    if shown.owner is None:
        return ()
    side = (
        f"M{n(CORNER)} 0H{n(left)}V{n(height)}H{n(CORNER)}A{n(CORNER)} {n(CORNER)} 0 0 1 0 {n(height - CORNER)}"
        f"V{n(CORNER)}A{n(CORNER)} {n(CORNER)} 0 0 1 {n(CORNER)} 0Z"
    )
    player = shown.owner.player
    return path(side, player.fill), at(2, height / 2 - 6, path(player.shape, player.ink), 0.5)


def _low(shown: Print, right: float, y: float, paper: Paper) -> tuple[str, ...]:
    """Draw the value of a card that is only counted, and left of it the plate of whoever has it."""
    drawn = _value(shown, right, y, 20, paper)
    if shown.owner is None:
        return drawn
    return *drawn, _plate(shown.owner, right - value_width(shown, 20) - PLATE, y, PLATE)


def _value(shown: Print, right: float, y: float, size: float, paper: Paper) -> tuple[str, ...]:
    if not shown.value:
        return ()
    number = middle(shown.value, right, y, size, paper.ink, anchor=1)
    if shown.value_sign is None:
        return (number,)
    x = right - figure_width(shown.value, size) - 3 - size * 0.8
    return glyph(shown.value_sign.paths, shown.value_sign.colour, x, y - size * 0.4, size * 0.8), number


def value_width(shown: Print, size: float = 24) -> float:
    """Return how much room the value takes."""
    sign = 3 + size * 0.8 if shown.value_sign else 0
    return figure_width(shown.value, size) + sign + 4 if shown.value else 0


def _entry(shown: Print, left: float, right: float, y: float, paper: Paper) -> list[str]:
    """Draw the line of the entry: its signs, who stands there, and at its end the owner or the tick."""
    below = shown.takes or shown.gives if shown.columns and not shown.fee else ()
    use = _exchange(shown.takes, shown.gives, left, right - left - 2 * PLATE, y, paper) if below else ""
    drawn = [use or _fee(shown, left, y, paper)]
    if shown.there:
        drawn.append(_plate(shown.there, left + shown.there_at, y, 22))
    ends = [end for end in (_tick(shown.tick), _owner(shown)) if end]
    size = PAIR if len(ends) > 1 else PLATE
    places = [right - size - k * (size + BETWEEN) for k in range(len(ends))]
    drawn += [at(x, y - size / 2, end, size / PLATE) for x, end in zip(places, ends, strict=True)]
    pen = places[-1] - 5 if places else right
    if shown.ours:
        drawn.append(glyph(PENCIL, paper.ink_2, pen - 14, y - 7, 14))
    return drawn


def _fee(shown: Print, left: float, y: float, paper: Paper) -> str:
    """Draw signs with their figures, a stroke between those one may choose from."""
    size, mark = 15, 20
    pen, drawn = left, ""
    for k, amount in enumerate(shown.fee):
        if k and shown.either:
            drawn += middle("/", pen + 5, y, 13, paper.ink_2)
            pen += 11
        drawn += glyph(amount.sign.paths, amount.sign.colour, pen, y - mark / 2, mark)
        drawn += middle(amount.figure, pen + mark + 2, y, size, paper.ink, anchor=0)
        pen += mark + 2 + figure_width(amount.figure, size) + (3 if shown.either else 8)
    return drawn


def _owner(shown: Print) -> str:
    return _plate(shown.owner, 0, PLATE / 2, PLATE) if shown.owner and shown.kind else ""


def _plate(plate: Plate, x: float, y: float, size: float) -> str:
    return square(plate.player, x, y - size / 2, size, plate.rim, plate.part)


def _tick(tick: Tick | None) -> str:
    return circle(12, 12, 12, tick.fill) + glyph(tick.paths, tick.ink, 4, 4, 16) if tick else ""


def _foot(shown: Print, left: float, right: float, paper: Paper) -> list[str]:
    """Draw what it costs in fixed columns, or what its use takes and brings."""
    if not (shown.columns or shown.takes or shown.gives):
        return []
    line = rect(left, UNDER, right - left, 1, paper.line)
    if shown.columns:
        return [line, *cost_row(shown.columns, left, UNDER + 6, right - left, 36, paper)]
    return [line, _exchange(shown.takes, shown.gives, left, right - left, UNDER + 24, paper)]


def _exchange(
    takes: tuple[Amount, ...], gives: tuple[Amount, ...], left: float, room: float, y: float, paper: Paper
) -> str:
    """Draw what is handed in, an arrow, what comes for it; in two lines where one has no room."""
    parts = [_good(amount, paper) for amount in takes]
    parts += [(_arrow(-2 * (not takes), paper), 14.0)] if gives else []
    parts += [_good(amount, paper) for amount in gives]
    lines = [parts]
    if _long(parts) > room:
        half = min(range(1, len(parts)), key=lambda k: max(_long(parts[:k]), _long(parts[k:])))
        lines = [parts[:half], parts[half:]]
    size = min(1.0, room / max(map(_long, lines)), TWO if len(lines) > 1 else 1.0)
    top = y - (len(lines) - 1) * 11 * size
    return "".join(at(left, top + k * 23 * size, _beside(each), size) for k, each in enumerate(lines))


TWO: Final = 0.86
"""How large goods in two lines are: as high as the foot of a card."""


def _good(amount: Amount, paper: Paper) -> tuple[str, float]:
    """Draw a good with its figure, and return how wide that is."""
    sign = glyph(amount.sign.paths, amount.sign.colour, 0, -11, 22)
    wide = 24 + (figure_width(amount.figure, 16) + 7 if amount.figure else 3)
    return sign + middle(amount.figure, 24, 0, 16, paper.ink, anchor=0), wide


def _long(parts: Sequence[tuple[str, float]]) -> float:
    return sum(wide for _, wide in parts)


def _beside(parts: Sequence[tuple[str, float]]) -> str:
    """Return drawings one beside the other."""
    ends = accumulate((wide for _, wide in parts), initial=0.0)
    return "".join(at(pen, 0, drawn) for (drawn, _), pen in zip(parts, ends, strict=False))


def _arrow(x: float, paper: Paper) -> str:
    return path(f"M{n(x + 2)} -5L{n(x + 7)} 0L{n(x + 2)} 5", "none", f'stroke="{paper.ink_2}" stroke-width="2.2"')

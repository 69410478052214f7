"""Where are we? The rounds of the evening, one row each in columns; the one that is meant lies unfolded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.ui.components.choice import giving_way
from companion.ui.components.fitting import width_of
from companion.ui.components.stack import stack
from companion.ui.components.stops import Choose, Stops, places
from companion.ui.components.symbols import disc, drawing, picture, seat_mark, sign
from companion.ui.components.touch import Bound, Style, Tap, line, numeral, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings import signs
from companion.ui.drawings.figures import width as figure_width
from companion.ui.drawings.values import Sign as Mark
from companion.ui.theme import ACC, BOLD, INK, INK2, LINE, RADIUS, SOFT, letters
from scorers.core.forms import Pick
from scorers.core.glance import Fact, Overview, RoundRow

HIGH: Final = 50
"""A row."""

PLATE: Final = 24
"""Who starts."""


class _Widths(NamedTuple):
    """How wide the columns are: the round, a sign with a figure, a sign alone; how large a figure that is meant."""

    number: int
    counted: int
    signed: int
    large: int


ROOMY: Final = _Widths(46, 64, 45, 26)
NARROW: Final = _Widths(38, 56, 36, 22)
"""On the smallest phones."""

WORDS: Final = 122
"""A sign with a name in the wide column needs so much."""

QUANTUM: Final = 10
"""A page is mostly a little wider than what is said of it."""

MARGINS: Final = 54
"""Left and right of the rows."""

FEW: Final = 6
"""So few rows all lie unfolded."""

BEFORE: Final = 2
"""So many of the rounds played stay in sight; the earlier ones lie folded."""

SPENT: Final = 0.8
"""What is played is printed so faintly: its signs can still be told from the ground."""

DASH: Final = 12
"""How wide the stroke for nothing is."""

_DASH: Final = "M2 10.5H22V13.500H2z"

_HAIR: Final = ft.Border.only(bottom=ft.BorderSide(1, LINE))
_HERE: Final = ft.Border.all(2, ACC)


class _Plan(NamedTuple):
    """How the columns lie at this width."""

    size: _Widths
    widths: tuple[int | None, ...]
    """None: all that is left."""
    flat: bool
    """Whether a row is one line."""
    names: Mapping[str, str]
    """What each place is called in full."""
    room: float


class _Row(NamedTuple):
    """A row, and how it is shown."""

    row: RoundRow
    past: bool
    here: bool
    chosen: str
    """The place in it that is meant; empty where none is."""
    open: bool


@ft.component
def Where(w: Words, shown: Overview, ask: Pick, choose: Choose, width: float, *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Draw the overview; what was long ago unfolds by a tap."""
    unfolded, unfold = ft.use_state(False)
    plan, rows = _plan(w, shown, ask, width), _rows(shown, ask)
    meant = next((at for at, row in enumerate(rows) if row.chosen), shown.at)
    skipped = 0 if unfolded else max(0, min(shown.at, meant) - BEFORE)
    skipped = skipped if skipped > 1 else 0
    earlier = [_earlier(w, rows[:skipped], Bound(unfold, True))] if skipped else []
    lines = [_round(w, row, plan, choose) for row in rows[skipped:]]
    named = all(row.label for row in shown.rounds)  # a name needs no number, and the number no heading
    head = [_head(w, shown, plan)] if plan.flat and not named else []
    return stack([*head, *earlier, *lines], 0)


def where_high(w: Words, shown: Overview, ask: Pick, width: float) -> float:
    """Guess how high the overview is."""
    rows, plan = _rows(shown, ask), _plan(w, shown, ask, width)
    each = HIGH if plan.flat else 2 * HIGH
    past = max(0, sum(row.past for row in rows) - BEFORE - 1)
    opened = sum(76 + 56 * (len(row.row.stops) > FEW) for row in rows if row.open)
    return (30 + each * (len(rows) - past) + opened) * w.scale


def _rows(shown: Overview, ask: Pick) -> list[_Row]:
    meant = ask.chosen[0] if ask.chosen else ""
    found = []
    for at, row in enumerate(shown.rounds):
        chosen = next((stop.key for stop in row.stops if stop.key == meant), "")
        folds = len(row.stops) > 1
        opened = folds and (bool(chosen) or len(shown.rounds) <= FEW)
        found.append(_Row(row, bool(row.n) and at < shown.at, at == shown.at, chosen, opened))
    return found


def _plan(w: Words, shown: Overview, ask: Pick, width: float) -> _Plan:
    names = {option.key: w.say(option.label) for option in ask.options}
    plans = (_Plan(size, _widths(shown, size), True, names, width) for size in (ROOMY, NARROW))
    return next((plan for plan in plans if _fits(w, plan)), _Plan(NARROW, (), False, names, width))


def _widths(shown: Overview, size: _Widths) -> tuple[int | None, ...]:
    found: list[int | None] = []
    for at, column in enumerate(shown.columns):
        facts = [row.facts[at] for row in shown.rounds if at < len(row.facts)]
        figures = any(fact is not None and fact.n is not None for fact in facts)
        found.append(None if column.wide else size.counted if figures else size.signed)
    return tuple(found)


def _fits(w: Words, plan: _Plan) -> bool:
    fixed = plan.size.number + PLATE + sum(wide or 0 for wide in plan.widths)
    return plan.room - MARGINS >= (fixed + WORDS) * w.scale - QUANTUM


def _head(w: Words, shown: Overview, plan: _Plan) -> ft.Control:
    """Draw what the columns are called."""
    named = any(row.seat for row in shown.rounds)
    labels: list[ft.Control] = [_label(w, w.say(shown.head).lower(), None if named else plan.size.number)]
    labels += [ft.Container(width=(PLATE + 8) * w.scale)] if named else []
    names = [w.say(column.label) for column in shown.columns]
    if any(wide == plan.size.signed < width_of(name, 13) for name, wide in zip(names, plan.widths, strict=True)):
        # Signs speak for themselves where their names do not fit.
        names = ["" if wide == plan.size.signed else name for name, wide in zip(names, plan.widths, strict=True)]
    labels += [_label(w, name, wide) for name, wide in zip(names, plan.widths, strict=True)]
    if any(row.first for row in shown.rounds):
        labels.append(_label(w, w.t("ui-where-first"), 0))
    return ft.Container(ft.Row(labels, spacing=0), padding=ft.Padding.only(left=10, right=10, bottom=6))


def _label(w: Words, words: str, width: int | None) -> ft.Control:
    shown = ft.Text(words, style=letters(BOLD, 13 * w.scale), max_lines=1, color=INK2)
    shown.expand = True if width is None else None
    shown.width = width * w.scale if width else None
    return shown


def _earlier(w: Words, rows: Sequence[_Row], unfold: Tap) -> ft.Control:
    """Draw the rounds played long ago as one row."""
    first, last = rows[0].row, rows[-1].row
    words = w.t("ui-where-earlier", first=first.n, last=last.n)
    if first.label and last.label:
        words = w.t("ui-where-from-to", first=first.label, last=last.label)
    parts = [text(words, Style.TITLE_SMALL, INK2, expand=True), sign("check", 18, INK2)]
    parts.append(ft.Icon(ft.Icons.EXPAND_MORE, size=20, color=INK2))
    return touch(
        ft.Row(parts, spacing=8), unfold, key="earlier", padding=_pad(w), border=_HAIR, radius=0, expanded=False
    )


def _pad(w: Words) -> ft.Padding:
    return ft.Padding.symmetric(vertical=max(4.0, (HIGH - 24 * w.scale) / 2), horizontal=10)


def _round(w: Words, shown: _Row, plan: _Plan, choose: Choose) -> ft.Control:
    """Draw a row; the one that is meant is framed, and its places lie under it."""
    row = shown.row
    goes = None if shown.open or not row.stops else row.stops[0].key
    meant = bool(shown.chosen)
    body = _flat(w, shown, plan) if plan.flat else _tall(w, shown)
    body.opacity = SPENT if shown.past and not meant else 1
    framed = touch(
        body,
        tap(choose, goes) if goes else None,
        key=f"to/{goes}" if goes else f"row/{row.n}/{row.seat}",
        label=_said(w, shown, plan.names.get(goes or "", "")),
        selected=meant and goes is not None,
        padding=ft.Padding.symmetric(horizontal=8 if meant else 10),
        bgcolor=SOFT if meant or shown.here else None,
        border=_HERE if meant else None if shown.open else _HAIR,
        radius=RADIUS if meant else 0,
        height=HIGH * w.scale if plan.flat else None,
    )
    if not shown.open:
        return framed
    stops = Stops(row.stops, shown.chosen, plan.names, choose)
    return stack([framed, places(w, stops, plan.room - MARGINS), line()], 0)


def _said(w: Words, shown: _Row, name: str) -> str:
    """Return what a row is called, when it is, and what only its signs say: one with a name would be its own place."""
    row = shown.row
    when = w.t("ui-where-now") if shown.here else w.t("ui-where-done") if shown.past else ""
    signs_ = (w.say(fact.label) for fact in row.facts if fact and fact.n is None and fact.sign and not fact.tint)
    starts = w.t("ui-first", who=w.owner(row.first)) if row.first and not name else ""
    return ", ".join(part for part in (name, when, *signs_, starts) if part)


def _flat(w: Words, shown: _Row, plan: _Plan) -> ft.Control:
    """Draw one line in columns, without a box round each cell."""
    row = shown.row
    cells = _front(w, shown, plan.size)
    if row.facts:
        for fact, wide in zip(row.facts, plan.widths, strict=True):
            cells += _cell(w, fact, wide, large=plan.size.large if shown.chosen else 0)
    if row.first:
        cells.append(seat_mark(w, row.first, PLATE))
    return ft.Row(cells, spacing=0)


def _front(w: Words, shown: _Row, wide: _Widths) -> list[ft.Control]:
    """Draw the number of a round, ticked when it is played; or whose row it is."""
    row, size = shown.row, 26 if shown.chosen and not shown.past else 20
    if row.seat:
        return [seat_mark(w, row.seat, PLATE), _wide(text(w.owner(row.seat), Style.TITLE_MEDIUM, lines=1))]
    if row.label:
        return [text(w.say(row.label), Style.TITLE_MEDIUM, INK, expand=True)]
    n = numeral(w, str(row.n), size)
    n.width = (12 * len(str(row.n)) if shown.past else wide.number) * w.scale
    if not shown.past:
        return [n]
    rest = wide.number - 12 * len(str(row.n)) - 18
    return [n, _spaced(sign("check", 18 * w.scale, INK2), rest * w.scale)]


def _wide(shown: ft.Text) -> ft.Text:
    shown.expand, shown.margin = True, ft.Margin.only(left=8)
    return shown


def _cell(w: Words, fact: Fact | None, wide: int | None, *, large: int = 0) -> list[ft.Control]:
    """Draw a fact as wide as its column."""
    if fact is None:
        dash = _spaced(drawing((_DASH,), DASH * w.scale), ((wide or DASH) - DASH) * w.scale)
        return [dash] if wide else [dash, ft.Container(expand=True)]
    words = w.say(fact.label)
    if wide is None:
        lead = [_spaced(_sign(w, fact, 22), 5)] if fact.sign else []
        return [*lead, text(words, Style.TITLE_SMALL, INK, lines=2, expand=True)]
    if fact.n is None:
        return [_spaced(_sign(w, fact, 26), (wide - 26) * w.scale)]
    size = large + 2 if large else 24
    figure, room = w.amount(fact.n), wide - size - 4
    n = numeral(w, figure, min(large or 20, (room - 4) / max(1.0, figure_width(figure, 1))))
    n.width, n.semantics_label = room * w.scale, words or None
    return [_spaced(disc(w, fact.sign, size) or _sign(w, fact, size), 4), n]


def _spaced(shown: ft.Control, right: float) -> ft.Control:
    shown.margin = ft.Margin.only(right=right)  # type: ignore[attr-defined]
    return shown


def _sign(w: Words, fact: Fact, size: float) -> ft.Control:
    """Draw the sign of a fact, in the colour of what it is made of."""
    own, tint = w.sign(fact.sign), w.sign(fact.tint)
    if own is None:
        return drawing((), size)
    svg = signs.mark(Mark(own.paths, tint.colour) if tint else own)
    return picture(svg, size * w.scale)


def _tall(w: Words, shown: _Row) -> ft.Control:
    """Draw a row in two lines, where the text is large: its number, and below it what it brings."""
    row = shown.row
    front = [
        *_front(w, shown, NARROW),
        *([ft.Container(expand=True), seat_mark(w, row.first, PLATE)] if row.first else []),
    ]
    facts = [_fact(w, fact) for fact in row.facts if fact]
    below = [ft.Row(facts, spacing=16, run_spacing=4, wrap=True)] if facts else []
    return ft.Container(stack([ft.Row(front, spacing=4), *below], 4), padding=ft.Padding.symmetric(vertical=8))


def _fact(w: Words, fact: Fact) -> ft.Control:
    lead = [_sign(w, fact, 20)] if fact.sign else []
    return ft.Row([*lead, giving_way(text(w.say(fact.label), Style.TITLE_SMALL))], spacing=6, tight=True)

"""Who can be sent to work: what each brings in the fixed order of the materials, and the wage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import flet as ft

from companion.ui.components import printed
from companion.ui.components.choice import dot
from companion.ui.components.row_cache import RowCache
from companion.ui.components.stack import gaps
from companion.ui.components.symbols import disc, seat_mark
from companion.ui.components.touch import Style, Tap, surface, tap, text
from companion.ui.components.words import Words
from companion.ui.drawings.shades import drawings
from companion.ui.theme import AGAINST, BOLD, INK, INK2, LARGE, letters
from scorers.core.forms import Move, Option, Pick
from scorers.core.view import Face

SLOTS = (72, 30)
"""The room for a line of what a card brings."""

HIGH = 2
"""So many lines at most."""

LEAST, MOST, ROOM = 3, 6, 92
"""So many stand beside each other, as many as there is such room for."""


class Hand(NamedTuple):
    """One of the crew: its face, the move that sends it, and whether it is the one in hand."""

    face: Face
    move: Move | None
    chosen: bool = False


def is_crew(w: Words, shown: Face) -> bool:
    """Return whether something brings materials that have columns, and is not itself built of them."""
    return (
        bool(shown.brings)
        and not shown.cost
        and {sign.symbol for sign in shown.brings} <= set(drawings(w.slug).columns)
    )


def many(w: Words, width: float = 0) -> int:
    """Return how many stand beside each other."""
    return max(LEAST, min(MOST, int(width // ROOM))) if w.scale < LARGE else 2


def crew_row(
    w: Words,
    row: Sequence[Hand],
    press: Callable[[str], object],
    width: float = 0,
    told: Sequence[Hand] | None = None,
) -> ft.Control:
    """Draw some of the crew beside each other, as high as what they bring; below them why some cannot be sent.

    `told`: of whom that is said here, where not of this row.
    """
    rest = gaps(many(w, width) - len(row))
    lines = min(HIGH, max(len(hand.face.brings) for hand in row))
    cards = ft.Row(
        [*(_hand(w, hand, press, lines) for hand in row), *rest],
        spacing=10,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    why = _reasons(w, row if told is None else told)
    return cards if not why else ft.Column([cards, *why], spacing=4, tight=True)


def _reasons(w: Words, row: Sequence[Hand]) -> list[ft.Control]:
    """Say why some of a row cannot be sent, each reason once."""
    found: dict[str, list[str]] = {}
    for hand in row:
        if hand.move and hand.move.because:
            found.setdefault(w.say(hand.move.because), []).append(w.say(hand.face.name))
    return [
        text(why if len(names) == len(row) else f"{', '.join(names)}: {why}", Style.BODY_SMALL, AGAINST)
        for why, names in found.items()
    ]


def _hand(w: Words, hand: Hand, press: Callable[[str], object], lines: int) -> ft.Control:
    """Draw one of the crew that can be sent, or why it cannot."""
    move = hand.move
    key = f"move/{move.spot}" if move else f"lying/{hand.face.key}"
    to = tap(press, move.key) if move and (move.because is None or move.anyway) else None
    return _card(w, hand.face, [_wage(w, hand.face, chosen=hand.chosen)], to, key, chosen=hand.chosen, lines=lines)


def are_crew(w: Words, options: Sequence[Option]) -> bool:
    """Return whether all there is to choose from are cards that bring materials, and nothing else."""
    return bool(options) and all(option.face and is_crew(w, option.face) for option in options)


def crew_options(
    w: Words, ask: Pick, choose: Callable[[str], object], cache: RowCache, chosen: tuple[str, ...], width: float = 0
) -> ft.Control:
    """Draw cards of the crew to choose from, all materials at their place, those one cannot have last.

    What all have in common is left out.
    """
    faces, options = [o.face for o in ask.options if o.face], sorted(ask.options, key=lambda o: o.because is not None)
    alike = len({(face.name, face.worth) for face in faces}) == 1
    count = many(w, width)
    rows = [tuple(options[at : at + count]) for at in range(0, len(options), count)]
    drawn = [
        cache.row(
            (ask.key, at), _options, w, ask.key, row, tuple(o.key in chosen for o in row), choose, count, alike=alike
        )
        for at, row in enumerate(rows)
    ]
    return ft.Column(drawn, spacing=8, tight=True)


def _options(
    w: Words,
    ask: str,
    row: Sequence[Option],
    chosen: tuple[bool, ...],
    choose: Callable[[str], object],
    count: int,
    *,
    alike: bool,
) -> ft.Control:
    drawn = [_option(w, ask, option, choose, chosen=on, alike=alike) for option, on in zip(row, chosen, strict=True)]
    rest = gaps(count - len(row))
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Row([*drawn, *rest], spacing=10, intrinsic_height=True, vertical_alignment=stretch)


def _option(
    w: Words, ask: str, option: Option, choose: Callable[[str], object], *, chosen: bool, alike: bool
) -> ft.Control:
    shown = option.face or Face(option.key, option.label)
    why = [_why_not(w, option)] if option.because else []
    wage = [] if alike and not chosen else [_wage(w, shown, chosen=chosen)]
    to = None if option.because else tap(choose, option.key)
    return _card(w, shown, [*wage, *why], to, f"{ask}/{option.key}", chosen=chosen, slotted=True, named=not alike)


def _why_not(w: Words, option: Option) -> ft.Control:
    """Draw whose a card is, or say why it cannot be chosen."""
    if option.seat is None:
        return text(w.say(option.because), Style.BODY_SMALL, INK2, align=ft.TextAlign.CENTER)
    return ft.Semantics(content=seat_mark(w, option.seat, 20), label=w.say(option.because), exclude_semantics=True)


def _card(
    w: Words,
    shown: Face,
    below: Sequence[ft.Control],
    to: Tap | None,
    key: str,
    *,
    chosen: bool,
    slotted: bool = False,
    named: bool = True,
    lines: int = HIGH,
) -> ft.Control:
    """Draw a card: its name, what it brings, and what stands below. `slotted`: materials it lacks keep their place."""
    brings = {sign.symbol: sign.n.n or 0 for sign in shown.brings}
    slots = printed.slots(w, brings, SLOTS[0], SLOTS[1] * lines, every=slotted)
    said = [f"{w.thing(sign.symbol)} {w.amount(sign.n)}" for sign in shown.brings]
    name = ft.Text(w.say(shown.name), style=letters(BOLD, 13 * w.scale, 1.1), color=INK2 if to is None else INK)
    name.text_align = ft.TextAlign.CENTER
    spoken = said if named else [w.say(shown.name), *said]
    rim = 3 if chosen else 1 if to is None else 0
    content = ft.Column(
        [*([name] if named else []), ft.Semantics(content=slots, label="\n".join(spoken)), *below],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return surface(
        content,
        to,
        key=key,
        selected=chosen,
        flat=to is None,
        padding=ft.Padding.only(left=4 - rim, right=4 - rim, top=8 - rim, bottom=8 - rim),
        alignment=ft.Alignment.CENTER,
        expand=1,
    )


def _wage(w: Words, shown: Face, *, chosen: bool) -> ft.Control:
    """Draw what it costs to send it, and that it is in hand."""
    parts: list[ft.Control] = []
    for sign in shown.worth:
        coin = disc(w, sign.symbol, 20)
        number = text(w.amount(sign.n), Style.TITLE_SMALL)
        number.semantics_label = f"{w.thing(sign.symbol)} {number.value}"
        parts += [*([coin] if coin else []), number]
    if not parts:
        parts = [text(w.say(shown.fee_said), Style.BODY_SMALL, INK2)]
    return ft.Row(
        [*parts, *([dot(w, chosen=True)] if chosen else [])],
        spacing=4,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )

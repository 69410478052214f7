"""Who can be sent to work: what each brings in the fixed order of the materials, and the wage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import flet as ft

from companion.ui.components import printed
from companion.ui.components.choice import dot
from companion.ui.components.symbols import disc
from companion.ui.components.touch import Style, surface, tap, text
from companion.ui.components.words import Words
from companion.ui.drawings.shades import drawings
from companion.ui.theme import AGAINST, BOLD, INK, INK2, LARGE, letters
from scorers.core.forms import Move
from scorers.core.view import Face

SLOTS = (72, 60)
"""The room for what a card brings."""


class Hand(NamedTuple):
    """One of the crew: its face, the move that sends it, and whether it is the one in hand."""

    face: Face
    move: Move | None
    chosen: bool = False


def is_crew(w: Words, shown: Face) -> bool:
    """Return whether something brings materials that have columns."""
    return bool(shown.brings) and {sign.symbol for sign in shown.brings} <= set(drawings(w.slug).columns)


def many(w: Words) -> int:
    """Return how many stand beside each other."""
    return 4 if w.scale < LARGE else 2


def crew_row(w: Words, row: Sequence[Hand], press: Callable[[str], object]) -> ft.Control:
    """Draw some of the crew beside each other; below them why some cannot be sent."""
    rest = [ft.Container(expand=1)] * (many(w) - len(row))
    cards = ft.Row(
        [*(_card(w, hand, press) for hand in row), *rest],
        spacing=10,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    why = _reasons(w, row)
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


def _card(w: Words, hand: Hand, press: Callable[[str], object]) -> ft.Control:
    shown, move = hand.face, hand.move
    free = move is not None and move.because is None
    brings = {sign.symbol: sign.n.n or 0 for sign in shown.brings}
    wide, high = SLOTS
    slots = printed.slots(w, brings, wide, high)
    said = [f"{w.thing(sign.symbol)} {w.amount(sign.n)}" for sign in shown.brings]
    name = ft.Text(w.say(shown.name), style=letters(BOLD, 13 * w.scale, 1.1), color=INK if free else INK2)
    name.text_align = ft.TextAlign.CENTER
    rim = 3 if hand.chosen else 0 if free else 1
    content = ft.Column(
        [name, ft.Semantics(content=slots, label="\n".join(said)), _wage(w, shown, chosen=hand.chosen)],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return surface(
        content,
        tap(press, move.key) if move and free else None,
        key=f"move/{move.spot}" if move else f"lying/{shown.key}",
        selected=hand.chosen,
        flat=not free,
        padding=ft.Padding.only(left=4 - rim, right=4 - rim, top=10 - rim, bottom=8 - rim),
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

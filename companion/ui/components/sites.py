"""What is built, as it lies on the table: what it is worth, and a column of bricks for each material."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.components import printed
from companion.ui.components.choice import tick
from companion.ui.components.stack import stack
from companion.ui.components.symbols import disc, mark
from companion.ui.components.touch import Style, Tap, numeral, surface, text
from companion.ui.components.words import Words
from companion.ui.drawings.shades import drawings
from companion.ui.theme import AGAINST, GOOD, INK2, LARGE
from scorers.core.forms import Option
from scorers.core.look import Cut
from scorers.core.view import Face, Meter, Sign

RIM: Final = {True: 3, False: 0}
"""How wide the outline of a chosen site is: it takes the room of the padding, so that nothing in it moves."""


def is_site(w: Words, shown: Face) -> bool:
    """Return whether something is built in columns of materials."""
    return bool(shown.meters) and bool(drawings(w.slug).columns)


def site(
    w: Words, shown: Face, on_click: Tap | None = None, *, key: str, option: Option | None = None, chosen: bool = False
) -> ft.Control:
    """Draw a site; with an `option` it is one the card in hand can go to, and shows what that would add and cost."""
    then = option.face if option and option.face else shown
    reason = w.say(option.because) if option else ""
    name = text(w.say(shown.name), Style.TITLE_LARGE, INK2 if reason else None)
    worth = shown.signs if option else (*shown.signs, *shown.fee)
    lines = [name, _signs(w, worth, 24), *_state(w, then, option, reason, chosen=chosen)]
    left = stack(lines, 6)
    right = _bricks(w, then)
    inner: ft.Control = stack([left, right], 8)
    if w.scale < LARGE:
        left.expand = True
        inner = ft.Row([left, right], spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    tapped = None if option and option.because and not option.anyway else on_click
    rim = RIM[chosen] or (1 if tapped is None else 0)
    inside = ft.Padding.only(left=14 - rim, right=8 - rim, top=10 - rim, bottom=10 - rim)
    return surface(inner, tapped, key=key, selected=chosen, flat=tapped is None and not chosen, padding=inside)


def _state(w: Words, then: Face, option: Option | None, reason: str, *, chosen: bool) -> list[ft.Control]:
    """Draw that it is finished, why it cannot be chosen, or what that costs: of the chosen one the act says it."""
    if reason:
        return [text(reason, Style.BODY_SMALL, AGAINST)]
    done = all(meter.have + meter.added >= meter.need for meter in then.meters)
    finished = (
        [
            ft.Row(
                [tick(18, GOOD), text(w.t("ui-would-complete" if option else "ui-complete"), Style.BODY_MEDIUM, GOOD)],
                spacing=2,
            )
        ]
        if done
        else []
    )
    return [*finished, *([_signs(w, then.signs, 18)] if option and not chosen else [])]


def _signs(w: Words, signs: tuple[Sign, ...], size: float) -> ft.Control:
    """Draw marks and coins with their numbers."""
    found = [_sign(w, sign, size) for sign in signs if w.amount(sign.n)]
    return ft.Row(found, spacing=10, run_spacing=2, wrap=True)


def _sign(w: Words, sign: Sign, size: float) -> ft.Control:
    piece = w.look.pieces.get(sign.symbol)
    coin = piece is not None and piece.cut is Cut.COIN
    image = disc(w, sign.symbol, size - 2) if coin else mark(w, sign.symbol, size)
    number = numeral(w, w.amount(sign.n), size * 0.75)
    number.semantics_label = f"{w.thing(sign.symbol)} {number.value}"
    return ft.Row([*([image] if image else []), number], spacing=4, tight=True)


def _bricks(w: Words, shown: Face) -> ft.Control:
    """Draw the columns of all materials, what is not needed as well; read aloud as numbers."""
    needed = {meter.symbol: meter for meter in shown.meters}
    columns = [needed.get(thing, Meter(thing, 0, 0)) for thing in drawings(w.slug).columns]
    image = printed.bricks(w, columns, {meter.symbol: meter.added for meter in columns})
    said = [f"{w.thing(m.symbol)} {m.have + m.added}/{m.need}" for m in shown.meters]
    return ft.Semantics(content=image, label="\n".join((*said, w.say(shown.state))))


def as_option(shown: Face, option: Option | None) -> Face:
    """Return a site as an option shows it, for a game whose materials have no columns."""
    return replace(option.face, key=shown.key) if option and option.face else shown

"""A card, tile, ship or site, as one recognises it on the table: by its numbers first, by its name second."""

from __future__ import annotations

import flet as ft

from companion.ui.components.stack import stack
from companion.ui.components.symbols import seat_mark, thing_symbol
from companion.ui.components.touch import Style, Tap, surface, text
from companion.ui.components.words import Words
from companion.ui.theme import ACC, LARGE
from scorers.core.view import Face, Meter, Sign


def face(
    w: Words,
    shown: Face,
    on_click: Tap | None = None,
    *,
    key: str,
    selected: bool = False,
    reason: str = "",
    count: int = 0,
    flat: bool = False,
    expand: int | None = None,
    does: str = "",
) -> ft.Control:
    """One face as a row: name and owner, its printed numbers, what it does.

    `reason`: it cannot be taken now; `flat`: it only shows, beside others that can be touched; `does`: what a tap does,
    where that is not to choose it.
    """
    lines: list[ft.Control] = [
        _title(w, shown, count, does),
        *([] if _beside(w, shown) else _signs(w, shown)),
        *_meters(w, shown),
    ]
    plain = flat or (bool(reason) and not selected)
    if shown.text:
        lines.append(text(w.say(shown.text), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT))
    if w.language in shown.our_words:
        lines.append(text(w.t("ui-our-words"), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT))
    if reason:
        lines.append(text(reason, Style.BODY_SMALL, ft.Colors.TERTIARY))
    return surface(
        stack(lines, 4),
        None if reason else on_click,
        key=key,
        selected=selected,
        flat=plain,
        expand=expand,
    )


def _title(w: Words, shown: Face, count: int, does: str) -> ft.Control:
    name = w.say(shown.name)
    parts: list[ft.Control] = [text(f"{name} ×{count}" if count > 1 else name, Style.TITLE_SMALL, lines=2, expand=True)]
    if _beside(w, shown):
        parts += _signs(w, shown)
    if shown.state and not shown.meters:
        parts.append(text(w.say(shown.state), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT))
    if shown.owner:
        parts.append(ft.Semantics(label=w.owner(shown.owner), content=seat_mark(w, shown.owner, 20)))
    if does:
        parts.append(text(does, Style.TITLE_SMALL, ACC))
    return ft.Row(parts, spacing=8)


def _beside(w: Words, shown: Face) -> bool:
    """Whether the numbers stand beside the name: what has meters below is tall enough."""
    return bool(shown.meters) and w.scale < LARGE


def _signs(w: Words, shown: Face) -> list[ft.Control]:
    found = [part for sign in shown.signs for part in [sign_mark(w, sign)] if part]
    return [ft.Row(found, spacing=12, run_spacing=4, wrap=True)] if found else []


def sign_mark(w: Words, sign: Sign) -> ft.Control | None:
    """Draw a symbol with its number, as printed; an unknown number is left away with its symbol.

    Read aloud they are one thing: a picture with a name of its own is another node for the browser, in every sign.
    """
    number = w.amount(sign.n)
    if not number:
        return None
    symbol = thing_symbol(w, sign.symbol, 18)
    figure = text(number, Style.TITLE_SMALL)
    if symbol is None:
        return ft.Row([text(w.thing(sign.symbol), Style.BODY_SMALL), figure], spacing=4, tight=True)
    figure.semantics_label = f"{w.thing(sign.symbol)} {number}"
    return ft.Row([symbol, figure], spacing=4, tight=True)


def _meters(w: Words, shown: Face) -> list[ft.Control]:
    """Draw what is there of what is needed, and in words what that means."""
    if not shown.meters:
        return []
    said = [text(w.say(shown.state), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT)] if shown.state else []
    return [ft.Row([_meter(w, m) for m in shown.meters], spacing=12, run_spacing=4, wrap=True), *said]


def _meter(w: Words, meter: Meter) -> ft.Control:
    """So many of so many, with a bar that fills."""
    symbol = thing_symbol(w, meter.symbol, 18)
    full = meter.have >= meter.need
    bar = ft.ProgressBar(
        value=min(1.0, meter.have / meter.need) if meter.need else 1.0,
        width=28,
        bar_height=6,
        border_radius=3,
        color=ft.Colors.PRIMARY,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
    )
    words = text(f"{meter.have}/{meter.need}", Style.TITLE_SMALL, ft.Colors.PRIMARY if full else None)
    words.semantics_label = f"{w.thing(meter.symbol)} {words.value}"
    return ft.Row([*([symbol] if symbol else []), words, bar], spacing=4, tight=True)


def matches(w: Words, shown: Face, asked: str) -> int:
    """How well a face answers a search: 2 by all the numbers, 1 by name or text, 0 not at all."""
    words = asked.casefold().split()
    if not words:
        return 1
    numbers = [word for word in words if word.isdigit()]
    printed = [str(sign.n.n) for sign in shown.signs if sign.n.n is not None]
    named = f"{w.say(shown.name)} {w.say(shown.group)}".casefold()
    by_name = all(word in named for word in words if word not in numbers)
    if numbers and all(printed.count(number) >= numbers.count(number) for number in numbers) and by_name:
        return 2
    return 1 if all(word in named for word in words) else 0


def found(w: Words, faces: tuple[Face, ...], asked: str) -> tuple[Face, ...]:
    """Return the faces that answer a search, the ones with the printed numbers first."""
    scored = [(matches(w, shown, asked), shown) for shown in faces]
    return tuple(shown for score, shown in sorted(scored, key=lambda pair: -pair[0]) if score)

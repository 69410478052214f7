"""A number one can type: raw text while typing, an answer on submit or when left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.ui.components.keyboard import track_typing, use_focus
from companion.ui.components.touch import Style, Tap, bare, pad, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import ACC, HEAVY, INK2, TARGET, letters

Heard = Callable[[ft.Event[ft.TextField]], None]
"""Takes what has been typed."""


@ft.component
def NumberCell(
    w: Words,
    value: int | None,
    on_answer: Callable[[int], Any],
    name: str,
    *,
    here: str = "",
    on_type: Callable[[int | None], int | None] | None = None,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Show the number; a tap opens an empty field: what is typed replaces it.

    `on_type` hears every keystroke and returns what the number is then. Where it becomes another one meanwhile, by the
    buttons beside it, the field closes: the number is what stands there.
    """
    typing, set_typing = ft.use_state(False)
    before, set_before = ft.use_state(value)
    raw, set_raw = ft.use_state("")
    heard = ft.use_ref(value)
    is_open = typing and value in (before, heard.current)
    told = ft.use_ref((on_answer, on_type, is_open))
    told.current = (on_answer, on_type, is_open)  # the line stays as it is, whoever hears it
    ft.use_effect(lambda: set_typing(is_open), [is_open])

    def leave(e: ft.Event[ft.TextField]) -> None:
        set_typing(False)
        n = number_of(e.control.value or "")
        if n is not None and told.current and told.current[2]:  # one that has gone may say late that it is left
            told.current[0](n)

    def change(e: ft.Event[ft.TextField]) -> None:
        set_raw(e.control.value or "")
        n = number_of(e.control.value or "")
        hear = told.current[1] if told.current else None
        if hear is not None:
            heard.current = hear(before if n is None else n)

    def start() -> None:
        set_before(value)
        set_raw("")
        set_typing(True)
        heard.current = value

    # The same line at every keystroke: drawn anew it would take the last ones away from whoever types fast.
    line = ft.use_memo(lambda: _line(w, raw, before, here, change, leave), [typing, before, w, here])
    use_focus(line, on=is_open)
    if is_open:
        return line
    shown = "" if value is None else w.number(value)
    return touch(
        text(shown or "–", Style.LABEL_MEDIUM, None if shown else ft.Colors.OUTLINE, align=ft.TextAlign.CENTER),
        start,
        key=f"{here}/number",
        label=name,
        hint=w.t("ui-type"),
        width=64 * w.scale,
        padding=ft.Padding.symmetric(vertical=pad(w, Style.LABEL_MEDIUM)),
        alignment=ft.Alignment.CENTER,
    )


def _line(w: Words, raw: str, before: int | None, here: str, change: Heard, leave: Heard) -> ft.TextField:
    line = ft.TextField(
        value=raw,
        key=f"{here}/field",
        hint_text="" if before is None else w.number(before),
        autofocus=True,
        width=72 * w.scale,
        text_align=ft.TextAlign.CENTER,
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(allow=True, regex_string=r"[-0-9]"),
        content_padding=8,
        on_change=change,
        on_submit=leave,
    )
    return track_typing(line, leave)


@ft.component
def LargeNumber(
    w: Words,
    value: int | None,
    on_type: Callable[[int | None], Any],
    on_answer: Callable[[int | None], Any],
    on_enter: Tap,
    name: str,
    *,
    here: str,
    on_next: Tap,
    below_zero: str = "",
    lit: bool = False,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw a number to be read from a metre and typed: on our own keys, or on a keyboard that is there anyway.

    `on_type` is told every keystroke and must draw nothing, or two would write in the line at once; `on_answer` is told
    when it is left, `on_enter` when somebody begins, `on_next` when Enter goes on. Its name is read aloud; to the eye
    it stands beside it. `below_zero` names the button for keys without a minus; `lit`: this is the line being typed.
    """
    given = ft.use_ref(value)
    typed = ft.use_ref(_figures(value))  # as it was typed: a minus alone is no number yet
    if given.current != value and number_of(typed.current or "") != value:
        typed.current = _figures(value)
    given.current = value

    def change(e: ft.Event[ft.TextField]) -> None:
        typed.current = e.control.value or ""
        on_type(number_of(typed.current))

    def leave(_e: ft.Event[ft.TextField]) -> None:
        on_answer(number_of(typed.current or ""))

    def turn() -> None:
        n = -(number_of(typed.current or "") or 0)
        typed.current = _figures(n)
        on_answer(n)

    line = ft.TextField(
        value=typed.current or "",
        key=here,
        width=132 * min(w.scale, SIZE_CAP),
        text_align=ft.TextAlign.RIGHT,
        text_style=letters(HEAVY, SIZE * min(w.scale, SIZE_CAP)),
        keyboard_type=ft.KeyboardType.NONE,
        show_cursor=False,
        input_filter=ft.InputFilter(allow=True, regex_string=r"^[-−]?[0-9]{0,5}$"),
        content_padding=ft.Padding.only(right=1 if lit else 0),
        border=ft.NoInputBorder(),
        on_change=change,
        on_submit=bare(on_next),
    )
    named = ft.MergeSemantics(content=ft.Semantics(content=track_typing(line, leave, on_enter), label=name))
    caret = [ft.Container(width=3, height=38, bgcolor=ACC)] if lit else []
    dash = [] if lit or value is not None else [ft.Container(width=44, height=3, bgcolor=INK2, right=0, bottom=8)]
    field = ft.Stack([named, *dash])
    minus = [_sign(w, turn, here, below_zero)] if below_zero else []
    return ft.Row([*minus, field, *caret], spacing=0, tight=True)


PLATE: Final = 36
"""The ring of a sign beside a figure."""

SIZE: Final = 40
SIZE_CAP: Final = 1.5
"""What is so large already grows no further."""


def _sign(w: Words, turn: Tap, here: str, name: str) -> ft.Control:
    plate = PLATE * min(w.scale, SIZE_CAP)
    high = max(TARGET, plate)
    sign = ft.Container(
        text("±", Style.LABEL_MEDIUM, ACC),
        width=plate,
        height=plate,
        border=ft.Border.all(1.5, ACC),
        border_radius=plate / 2,
        alignment=ft.Alignment.CENTER,
    )
    middle = ft.Alignment.CENTER
    return touch(sign, turn, key=f"{here}/minus", label=name, width=high, height=high, alignment=middle)


def _figures(n: int | None) -> str:
    return "" if n is None else str(n)


def number_of(raw: str) -> int | None:
    """Return the number in a field, if it is one; a true minus counts as one.

    >>> number_of("-3"), number_of("−3"), number_of("-"), number_of("")
    (-3, -3, None, None)
    """
    try:
        return int(raw.replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        return None

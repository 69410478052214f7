"""One category of the sheet, asked for all players at once."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.components.entry import LINE
from companion.ui.components.faces import FaceSearch
from companion.ui.components.keyboard import typed_in
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Bound, Style, chip, icon_button, text
from companion.ui.components.words import Words
from companion.ui.theme import TARGET
from companion.ui.views.score.tally import NOBODY, Tally, number, taken_by
from scorers.core.forms import Option
from scorers.core.msg import Player, msg
from scorers.core.score import Field, FieldKind

FEW = 9
"""Up to so many values they all lie there to be tapped; more are typed."""

LARGE = 1.3
"""From this text size on things stand one under the other."""

Change = Callable[[Callable[[Tally], Tally]], None]
"""Change what is answered and draw it."""


class Pen:
    """Where numbers go while they are typed: nothing is drawn for a keystroke, so nobody fights for the cursor."""

    def __init__(self, tally: Tally) -> None:
        """Start with what is answered."""
        self.tally = tally

    def type(self, key: str, seat: str, typed: str) -> None:
        """Take a keystroke."""
        self.tally = self.tally.typing(key, seat, typed)


def field(
    w: Words, asked: Field, pen: Pen, change: Change, seat: str, on_seat: Callable[[str], None]
) -> list[ft.Control]:
    """The lines of a category. `seat` is whose cards are being picked."""
    match asked.kind:
        case FieldKind.NUMBER:
            return [number_line(w, asked, pen, change, seat) for seat in asked.seats]
        case FieldKind.HOLDER:
            return holder(w, asked, pen.tally, change)
        case FieldKind.CARDS:
            return cards(w, asked, pen.tally, change, seat if seat in asked.seats else asked.seats[0], on_seat)


def number_line(w: Words, asked: Field, pen: Pen, change: Change, seat: str) -> ft.Control:
    """Whose number, and the number: tapped where there are few, typed else."""
    few = asked.high is not None and asked.high - asked.low < FEW
    if few:
        return _stacked(_who(w, seat), _values(w, asked, pen.tally, change, seat))
    if w.scale > LARGE:
        return _stacked(_who(w, seat), ft.Row([_line(w, asked, pen, seat), *_minus(w, asked, pen, change, seat)]))
    who = ft.Container(_who(w, seat), expand=True)
    return ft.Row([who, *_minus(w, asked, pen, change, seat), _line(w, asked, pen, seat)], spacing=8)


def _who(w: Words, seat: str) -> ft.Control:
    look = w.seat(seat)
    return ft.Row(
        [seat_mark(w, seat, 32), text(look.name if look else seat, Style.TITLE_MEDIUM, expand=True, lines=2)],
        spacing=12,
    )


def _line(w: Words, asked: Field, pen: Pen, seat: str) -> ft.Control:
    """A line to type a number in, its figures large. Its name is read aloud; to the eye it stands beside it."""
    line = ft.TextField(
        value=pen.tally.text(asked.key, seat),
        key=f"{asked.key}/{seat}",
        width=96 * w.scale,
        text_align=ft.TextAlign.CENTER,
        text_size=24 * w.scale,
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(allow=True, regex_string=r"^[-−]?[0-9]{0,5}$"),
        content_padding=ft.Padding.symmetric(vertical=12, horizontal=8),
        border=LINE,
        on_change=lambda e: pen.type(asked.key, seat, str(e.control.value)),
    )
    name = w.t("app-number-of", what=asked.label, who=Player(seat))
    return ft.MergeSemantics(content=ft.Semantics(content=typed_in(line), label=name))


def _minus(w: Words, asked: Field, pen: Pen, change: Change, seat: str) -> list[ft.Control]:
    """Some number keyboards have no minus: a button where the number can be below zero."""
    if asked.low >= 0:
        return []

    def turn() -> None:
        n = number(pen.tally.text(asked.key, seat)) or 0
        change(lambda t: t.typing(asked.key, seat, str(-n)))

    name = w.t("app-below-zero", who=Player(seat))
    return [icon_button(ft.Icons.EXPOSURE, name, turn, key=f"minus/{asked.key}/{seat}")]


def _values(w: Words, asked: Field, tally: Tally, change: Change, seat: str) -> ft.Control:
    """All the numbers there are."""
    chips = [
        chip(
            w,
            w.number(n),
            lambda n=n: change(lambda t: t.answered(asked.key, seat, n)),  # type: ignore[misc]
            key=f"{asked.key}/{seat}/{n}",
            selected=tally.entry(asked.key, seat) == n,
            width=max(TARGET, 24 * w.scale + 16),
        )
        for n in range(asked.low, (asked.high or 0) + 1)
    ]
    return ft.Row(chips, spacing=6, run_spacing=6, wrap=True)


def holder(w: Words, asked: Field, tally: Tally, change: Change) -> list[ft.Control]:
    """Who has the one thing there is, and how many are counted."""
    owner = tally.owner(asked.key)
    nobody = chip(
        w,
        w.t("app-nobody"),
        lambda: change(lambda t: t.owned(asked.key, NOBODY)),
        key=f"{asked.key}/nobody",
        selected=owner == NOBODY,
    )
    people = [
        chip(
            w,
            w.owner(seat),
            lambda seat=seat: change(lambda t: t.owned(asked.key, seat)),  # type: ignore[misc]
            key=f"{asked.key}/{seat}",
            selected=seat == owner,
            lead=seat_mark(w, seat, 24),
        )
        for seat in asked.seats
    ]
    who = ft.Row([*people, nobody], spacing=8, run_spacing=8, wrap=True)
    if owner in (None, NOBODY):
        return [text(w.t("app-who-has-it"), Style.TITLE_SMALL), who]
    return [
        text(w.t("app-who-has-it"), Style.TITLE_SMALL),
        who,
        text(w.t("app-how-many"), Style.TITLE_SMALL),
        _held_values(w, asked, tally, change, owner),
    ]


def _held_values(w: Words, asked: Field, tally: Tally, change: Change, owner: str) -> ft.Control:
    held = tally.entry(asked.key, owner)
    n = held if isinstance(held, int) else asked.low
    if asked.high is not None and asked.high - asked.low < 2 * FEW:
        return _values(w, asked, tally, change, owner)
    steps = (
        (ft.Icons.REMOVE, "app-fewer", -1, n > asked.low),
        (ft.Icons.ADD, "app-more", 1, asked.high is None or n < asked.high),
    )
    less, more = (
        icon_button(
            icon,
            w.t(name, what=asked.label),
            lambda by=by: change(lambda t: t.answered(asked.key, owner, n + by)),  # type: ignore[misc]
            key=f"{asked.key}/{by}",
            disabled=not may,
        )
        for icon, name, by, may in steps
    )
    return ft.Row([less, text(w.number(n), Style.HEADLINE_MEDIUM), more], spacing=16, tight=True)


def cards(
    w: Words, asked: Field, tally: Tally, change: Change, seat: str, on_seat: Callable[[str], None]
) -> list[ft.Control]:
    """Player by player: the cards they hold; what another holds is greyed with their name."""
    taken = taken_by(tally, asked.key, seat)
    entry = tally.entry(asked.key, seat)
    chosen = entry if isinstance(entry, tuple) else ()
    options = tuple(
        Option(
            card.key, card.name, card, msg("app-held-by", who=Player(taken[card.key])) if card.key in taken else None
        )
        for card in asked.cards
    )

    here = f"{asked.key}/{seat}"
    choose = Bound(_pick, change, asked.key, seat)
    return [
        _whose(w, asked, tally, change, seat, on_seat),
        FaceSearch(w, options, chosen, choose, here=here, key=f"{here}/faces"),
    ]


def _pick(change: Change, key: str, seat: str, card: str) -> None:
    """Give a card to a seat or take it back, whatever else that seat has by then."""
    change(lambda t: t.picked(key, seat, card))


def _whose(
    w: Words, asked: Field, tally: Tally, change: Change, seat: str, on_seat: Callable[[str], None]
) -> ft.Control:
    """A chip per player with how many cards they hold; choosing one without any answers "none" for them."""

    def go(to: str) -> None:
        if tally.entry(asked.key, seat) is None:
            change(lambda t: t.answered(asked.key, seat, ()))
        on_seat(to)

    def held(of: str) -> str:
        found = tally.entry(asked.key, of)
        return w.number(len(found)) if isinstance(found, tuple) else ""

    chips = [
        chip(
            w,
            w.owner(one),
            lambda one=one: go(one),  # type: ignore[misc]
            key=f"{asked.key}/whose/{one}",
            selected=one == seat,
            lead=seat_mark(w, one, 24),
            note=held(one),
        )
        for one in asked.seats
    ]
    return ft.Row([*chips, *_nobody_else(w, asked, tally, change)], spacing=8, run_spacing=8, wrap=True)


def _nobody_else(w: Words, asked: Field, tally: Tally, change: Change) -> list[ft.Control]:
    """One tap for all who hold none of these cards."""
    unanswered = [seat for seat in asked.seats if tally.entry(asked.key, seat) is None]

    def none_of_them(now: Tally) -> Tally:
        for seat in unanswered:
            now = now.answered(asked.key, seat, ())
        return now

    if not unanswered:
        return []
    words = w.t("app-nobody" if len(unanswered) == len(asked.seats) else "app-nobody-else")
    return [chip(w, words, lambda: change(none_of_them), key=f"{asked.key}/whose/nobody")]


def _stacked(*parts: ft.Control) -> ft.Control:
    return ft.Column(list(parts), spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

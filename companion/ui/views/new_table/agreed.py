"""What a table agrees on: variant, what the app remembers, and behind a quiet button options and doubtful rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.ui.components.choice import DOT, chip, choice, dot
from companion.ui.components.fitting import NARROWEST, unbroken
from companion.ui.components.printed import preset
from companion.ui.components.stack import stack
from companion.ui.components.switch import switch_row
from companion.ui.components.touch import Style, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.theme import ACC, CARD, INK, INK2, LARGE, LID, SOFT, SPEAKS, THING_EDGE, letters
from companion.ui.views.new_table.draft import Draft
from companion.ui.views.new_table.seats import Change, changing
from scorers.core.game_info import Choice, GameInfo, KeepData, Preset
from scorers.core.msg import Msg

OPTION: Final = "option"
RULING: Final = "ruling"
"""The two kinds of questions with fixed answers."""


@dataclass(frozen=True)
class Folds:
    """Which questions lie open, and what opens them."""

    shown: frozenset[str]
    show: Callable[[frozenset[str]], None]

    def of(self, name: str) -> tuple[bool, Callable[[], None]]:
        """Return whether these lie open, and what a tap on the line in front of them does."""
        return name in self.shown, partial(self.show, self.shown ^ {name})


PIECES: Final = 96
PRICE: Final = 66
TALL: Final = 82
"""How wide the pieces of a preset are, and what it costs; how high it is."""

_CENTER: Final = ft.CrossAxisAlignment.CENTER


def summary(w: Words, info: GameInfo, draft: Draft) -> str:
    """Return in a line whether it is played as printed."""
    choices = draft.choices
    asked = [(c, choices.options) for c in info.options] + [(c, choices.rulings) for c in info.rulings]
    about = [(c, given) for c, given in asked if c.matters(choices.variant, len(draft.chairs))]
    other = sum(given.get(c.id, c.default) != c.default for c, given in about)
    return w.t("app-as-printed") if not other else w.t("app-not-as-printed", n=other)


def agreed(w: Words, info: GameInfo, draft: Draft, change: Change, folds: Folds) -> list[ft.Control]:
    """All that most tables never ask; folded once more what depends on the print of a box, and each single keep."""
    doubtful = [*_choices(w, info, RULING, [ruling for ruling in info.rulings if not ruling.printed], draft, change)]
    prints = _choices(w, info, RULING, [ruling for ruling in info.rulings if ruling.printed], draft, change)
    return [
        *_choices(w, info, OPTION, info.options, draft, change),
        *([_head(w.t("app-rulings")), _quiet(w.t("app-rulings-note")), *doubtful] if doubtful else []),
        *_folded(w, folds, "prints", prints),
        *_folded(w, folds, "also-keeps", [_keep(w, info, keep, draft, change) for keep in info.keeps]),
    ]


def _folded(w: Words, folds: Folds, name: str, parts: list[ft.Control]) -> list[ft.Control]:
    """Draw the one line in front of some questions, and these once it was tapped."""
    if not parts:
        return []
    shown, door = folds.of(name)
    return [
        quiet_door(w.t(f"app-{name}"), w.t(f"app-{name}-note"), door, key=name, shown=shown),
        *(parts if shown else []),
    ]


def quiet_door(title: str, note: str, on_click: Callable[[], object], *, key: str, shown: bool) -> ft.Control:
    """Draw the one line in front of what most tables never ask, and what it is."""
    words = ft.Column(
        [text(title, Style.TITLE_SMALL), text(note, Style.BODY_SMALL, INK2)], spacing=2, tight=True, expand=True
    )
    return touch(
        ft.Row([words, ft.Icon(ft.Icons.EXPAND_LESS if shown else ft.Icons.EXPAND_MORE)], spacing=16),
        on_click,
        key=key,
        expanded=shown,
        padding=ft.Padding.symmetric(vertical=8, horizontal=16),
        bgcolor=CARD,
        shadow=THING_EDGE,
    )


def scoring(w: Words, info: GameInfo, draft: Draft, change: Change) -> list[ft.Control]:
    """Draw the choices the points depend on: all that matters where only they are counted."""
    parts = [
        *_choices(w, info, OPTION, [option for option in info.options if option.scores], draft, change),
        *_choices(w, info, RULING, [ruling for ruling in info.rulings if ruling.scores], draft, change),
    ]
    return [_head(w.t("app-agreed-points")), *parts] if parts else []


def variants(w: Words, info: GameInfo, chosen: str, on_choose: Callable[[str], None]) -> ft.Control:
    """Draw the ways to play, side by side where they fit."""
    beside = w.scale < LARGE
    answers = [
        choice(
            w,
            w.t(f"{info.slug}-variant-{variant}"),
            tap(on_choose, variant),
            key=f"variant/{variant}",
            selected=variant == chosen,
            note=_aside(w, f"{info.slug}-variant-{variant}", "brings"),
            expand=1 if beside else None,
        )
        for variant in info.variants
    ]
    if not beside:
        return stack(answers, 8)
    return ft.Row(answers, spacing=8, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _aside(w: Words, id_: str, case: str) -> str:
    """Return what a text adds about itself; nothing where it has nothing to add."""
    said = w.t(id_, case=case)
    return "" if said == w.t(id_) else said


def presets(w: Words, info: GameInfo, draft: Draft, change: Change) -> ft.Control:
    """Draw what the app can remember, the lightest first: its pieces, what it brings, what it costs in taps."""
    kept = set(draft.choices.keeps)
    return stack([_preset(w, info, one, set(one.keeps) == kept, change) for one in info.presets], 8)


def _preset(w: Words, info: GameInfo, one: Preset, chosen: bool, change: Change) -> ft.Control:
    id_, large = f"{info.slug}-preset-{one.id}", w.scale > LARGE
    taken = PIECES + 58 + (DOT * w.scale if large else PRICE)
    size = unbroken(w.t(id_), 18 * w.scale, NARROWEST - taken, speaks=True)
    name = ft.Text(w.t(id_), style=letters(SPEAKS, size), color=INK)
    price = _aside(w, id_, "price")
    said: list[ft.Control] = [name, text(_aside(w, id_, "brings"), Style.BODY_MEDIUM, INK2)]
    mark: list[ft.Control] = [dot(w, chosen=chosen)]
    # Where the text is large the price has no column of its own.
    (said if large else mark).append(
        text(price, Style.BODY_SMALL, INK2, align=ft.TextAlign.START if large else ft.TextAlign.CENTER)
    )
    row = ft.Row(
        [
            ft.Column(said, spacing=2, tight=True, expand=True),
            *([] if large else [ft.Container(height=TALL - 16)]),  # so high at least, more where the words need it
            ft.Column(mark, spacing=4, tight=True, width=None if large else PRICE, horizontal_alignment=_CENTER),
        ],
        spacing=4,
    )
    pieces = ft.Container(
        preset(w, one.id, 88, 76), width=PIECES, bgcolor=LID, alignment=ft.Alignment.CENTER, left=0, top=0, bottom=0
    )
    words = ft.Container(
        row,
        padding=ft.Padding.only(left=PIECES + 12, right=6, top=8, bottom=8),
        alignment=ft.Alignment.CENTER,
    )
    return touch(
        ft.Stack([words, pieces], fit=ft.StackFit.PASS_THROUGH),
        tap(_keeps, change, one.keeps),
        key=f"preset/{one.id}",
        selected=chosen,
        padding=0,
        bgcolor=SOFT if chosen else None,
        border=ft.Border.all(2, ACC) if chosen else ft.Border.all(1.5, INK2),
        radius=16,
        clip=True,
    )


def _keeps(change: Change, keeps: tuple[str, ...]) -> None:
    change(lambda draft: draft.choosing(keeps=keeps))


def _keep(w: Words, info: GameInfo, keep: KeepData, draft: Draft, change: Change) -> ft.Control:
    """One thing the app can keep: what it costs, what it gains."""
    id_, on = f"{info.slug}-keep-{keep.id}", keep.id in draft.choices.keeps
    note = w.t("app-price-gain", price=Msg(id_, (), "price"), gain=Msg(id_, (), "gain"))
    return switch_row(
        w, w.t(id_), note, on, lambda: change(lambda d: d.keeping(info, keep.id, on=not on)), key=f"keep/{keep.id}"
    )


def _choices(
    w: Words, info: GameInfo, kind: str, asked: Sequence[Choice], draft: Draft, change: Change
) -> list[ft.Control]:
    """Draw questions with fixed answers, each as it is answered now; nothing hangs on the others at this table."""
    given, variant = draft.choices.options if kind == OPTION else draft.choices.rulings, draft.choices.variant
    asked = [one for one in asked if one.matters(variant, len(draft.chairs))]
    return [part for one in asked for part in _choice(w, info, kind, one, given.get(one.id), change)]


def _choice(
    w: Words, info: GameInfo, kind: str, choice: Choice, chosen: str | None, change: Change
) -> list[ft.Control]:
    """Draw a question and its fixed answers."""
    if len(choice.options) < 2:  # noqa: PLR2004 - nothing to choose
        return []
    id_ = f"{info.slug}-option-{choice.id}" if kind == OPTION else f"{info.slug}-ruling-{choice.id}"
    chips = [
        chip(
            w,
            w.t(id_, case=answer),
            tap(changing, change, _answered, kind, choice.id, answer),
            key=f"{kind}/{choice.id}/{answer}",
            selected=answer == chosen,
        )
        for answer in choice.options
    ]
    asked = text(w.t(id_), Style.BODY_LARGE)
    return [ft.Column([asked, ft.Row(chips, spacing=8, run_spacing=8, wrap=True)], spacing=8, tight=True)]


def _answered(draft: Draft, kind: str, id_: str, answer: str) -> Draft:
    if kind == OPTION:
        return draft.choosing(options={**draft.choices.options, id_: answer})
    return draft.choosing(rulings={**draft.choices.rulings, id_: answer})


def _head(words: str) -> ft.Control:
    return ft.Semantics(content=text(words, Style.TITLE_LARGE), header=True)


def _quiet(words: str) -> ft.Control:
    return text(words, Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)

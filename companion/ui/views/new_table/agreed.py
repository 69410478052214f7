"""What is behind the quiet button: variant, options, doubtful rules, and what the app also keeps."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.components.choice import chip
from companion.ui.components.switch import switch_row
from companion.ui.components.touch import Style, tap, text
from companion.ui.components.words import Words
from companion.ui.views.new_table.chairs import Change, changing
from companion.ui.views.new_table.draft import Draft
from scorers.core.game_info import Choice, GameInfo, KeepData
from scorers.core.msg import Msg

OPTION, RULING = "option", "ruling"
"""The two kinds of questions with fixed answers."""


def summary(w: Words, info: GameInfo, draft: Draft) -> str:
    """Return what is agreed, in a line."""
    preset = next((p for p in info.presets if set(p.keeps) == set(draft.choices.keeps)), None)
    kept = w.t(f"{info.slug}-preset-{preset.id}") if preset else w.t("app-keeps-own", n=len(draft.choices.keeps))
    variant = [w.t(f"{info.slug}-variant-{draft.choices.variant}")] if len(info.variants) > 1 else []
    return " · ".join([*variant, kept])


def agreed(w: Words, info: GameInfo, draft: Draft, change: Change) -> list[ft.Control]:
    """All of it, in the order in which tables ask."""
    parts: list[ft.Control] = []
    if len(info.variants) > 1:
        parts += [_head(w.t("app-variant")), variants(w, info, draft.choices.variant, lambda v: _vary(change, v))]
    for option in info.options:
        parts += _choice(w, info, OPTION, option, draft.choices.options.get(option.id), change)
    if info.keeps:
        parts += [_head(w.t("app-also-keeps")), _presets(w, info, draft, change)]
        parts += [_keep(w, info, keep, draft, change) for keep in info.keeps]
    if info.rulings:
        parts += [_head(w.t("app-rulings")), _quiet(w.t("app-rulings-note"))]
    for ruling in info.rulings:
        parts += _choice(w, info, RULING, ruling, draft.choices.rulings.get(ruling.id), change)
    return parts


def scoring(w: Words, info: GameInfo, draft: Draft, change: Change) -> list[ft.Control]:
    """Draw the choices the points depend on: all that matters where only they are counted."""
    parts: list[ft.Control] = []
    for kind, choices, given in (
        (OPTION, info.options, draft.choices.options),
        (RULING, info.rulings, draft.choices.rulings),
    ):
        for choice in choices:
            parts += _choice(w, info, kind, choice, given.get(choice.id), change) if choice.scores else []
    return [_head(w.t("app-agreed-points")), *parts] if parts else []


def variants(w: Words, info: GameInfo, chosen: str, on_choose: Callable[[str], None]) -> ft.Control:
    """Draw a chip per variant."""
    chips = [
        chip(
            w,
            w.t(f"{info.slug}-variant-{variant}"),
            tap(on_choose, variant),
            key=f"variant/{variant}",
            selected=variant == chosen,
        )
        for variant in info.variants
    ]
    return ft.Row(chips, spacing=8, run_spacing=8, wrap=True)


def _vary(change: Change, variant: str) -> None:
    change(lambda d: d.choosing(variant=variant))


def _presets(w: Words, info: GameInfo, draft: Draft, change: Change) -> ft.Control:
    """Named choices, the lightest first."""
    chips = [
        chip(
            w,
            w.t(f"{info.slug}-preset-{preset.id}"),
            lambda keeps=preset.keeps: change(lambda d: d.choosing(keeps=keeps)),  # type: ignore[misc]
            key=f"preset/{preset.id}",
            selected=set(preset.keeps) == set(draft.choices.keeps),
        )
        for preset in info.presets
    ]
    return ft.Row(chips, spacing=8, run_spacing=8, wrap=True)


def _keep(w: Words, info: GameInfo, keep: KeepData, draft: Draft, change: Change) -> ft.Control:
    """One thing the app can keep: what it costs, what it gains."""
    id_, on = f"{info.slug}-keep-{keep.id}", keep.id in draft.choices.keeps
    note = w.t("app-price-gain", price=Msg(id_, (), "price"), gain=Msg(id_, (), "gain"))
    return switch_row(
        w, w.t(id_), note, on, lambda: change(lambda d: d.keeping(info, keep.id, on=not on)), key=f"keep/{keep.id}"
    )


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
    return ft.Semantics(content=text(words, Style.TITLE_MEDIUM, ft.Colors.PRIMARY), header=True)


def _quiet(words: str) -> ft.Control:
    return text(words, Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)

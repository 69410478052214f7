"""A figure taken apart: what was counted, how, by which page, and how sure that is."""

from __future__ import annotations

import flet as ft

from companion.ui.components.touch import Style, line, text
from companion.ui.components.words import Words
from scorers.core.view import Part, Standing, Why


def why(w: Words, shown: Why) -> list[ft.Control]:
    """Draw the parts, the sum, the rule."""
    rule = [text(w.say(shown.rule), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)] if shown.rule else []
    return [
        *[_part(w, part) for part in shown.parts],
        *([line()] if shown.parts else []),
        _sum(w, w.t("ui-total"), w.amount(shown.amount)),
        *rule,
        text(source(w, shown), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT),
    ]


def source(w: Words, shown: Why) -> str:
    """Return the page, and where the number comes from if not from the rulebook."""
    page = w.t("ui-page", page=shown.page) if shown.page else ""
    standing = "" if shown.standing is Standing.RULEBOOK and page else w.t(f"ui-standing-{shown.standing}")
    return " · ".join(part for part in (page, standing) if part)


def _part(w: Words, part: Part) -> ft.Control:
    below = [text(w.say(part.detail), Style.BODY_SMALL, ft.Colors.ON_SURFACE_VARIANT)] if part.detail else []
    words = ft.Column([text(w.say(part.label), Style.BODY_LARGE), *below], spacing=0, tight=True, expand=True)
    return ft.Row([words, text(w.amount(part.amount), Style.TITLE_MEDIUM)], spacing=12)


def _sum(w: Words, label: str, amount: str) -> ft.Control:
    shown = text(amount or w.t("ui-not-known"), Style.LABEL_MEDIUM if amount else Style.BODY_LARGE)
    return ft.Row([text(label, Style.TITLE_MEDIUM, expand=True), shown], spacing=12)

"""What changes hands, before it does: whose, what, from how many to how many."""

from __future__ import annotations

from itertools import groupby

import flet as ft

from companion.ui.components.symbols import seat_mark, thing_symbol
from companion.ui.components.touch import Style, text
from companion.ui.components.words import Words
from scorers.core.forms import Change

_QUIET = ft.Colors.ON_SURFACE_VARIANT


def changes(w: Words, found: tuple[Change, ...]) -> list[ft.Control]:
    """One line per owner."""
    ordered = sorted(found, key=lambda change: [c.owner for c in found].index(change.owner))
    return [_owner(w, owner, list(theirs)) for owner, theirs in groupby(ordered, key=lambda change: change.owner)]


def _owner(w: Words, owner: str, theirs: list[Change]) -> ft.Control:
    deltas: list[ft.Control] = [change_mark(w, change) for change in theirs]
    return ft.Row(
        [
            ft.Semantics(label=w.owner(owner), content=seat_mark(w, owner, 24)),
            ft.Row(deltas, spacing=16, run_spacing=4, wrap=True, expand=True),
        ],
        spacing=12,
        key=f"change/{owner}",
    )


def change_mark(w: Words, change: Change) -> ft.Control:
    """Draw the symbol, the difference, and before and after where they are known."""
    sign = "+" if change.delta > 0 else ""
    symbol = thing_symbol(w, change.thing, 18, label=w.thing(change.thing))
    name = symbol or text(w.thing(change.thing), Style.BODY_SMALL)
    delta = text(f"{sign}{w.number(change.delta)}", Style.TITLE_SMALL)
    before, after = w.amount(change.before), w.amount(change.after)
    if not (before and after):
        return ft.Row([name, delta], spacing=6, tight=True)
    span = text(f"{before} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} {after}", Style.BODY_MEDIUM, _QUIET)
    span.semantics_label = w.t("ui-becomes", before=before, after=after)
    return ft.Row([name, delta, span], spacing=6, tight=True)

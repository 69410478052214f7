"""Why not: what blocks, what is against the rules but may have happened anyway, what only speaks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import flet as ft

from companion.ui.components.touch import Style, text
from companion.ui.components.words import Words
from companion.ui.theme import AGAINST, INK, SHORT_BAND, SHORT_INK, WELL
from scorers.core.issues import Issue, Level

_LOOKS: Final = {
    Level.IMPOSSIBLE: (ft.Icons.BLOCK, SHORT_BAND, SHORT_INK),
    Level.AGAINST: (ft.Icons.WARNING_AMBER, WELL, AGAINST),
    Level.HINT: (ft.Icons.INFO_OUTLINE, WELL, INK),
}


def issues(w: Words, found: Iterable[Issue]) -> list[ft.Control]:
    """One line per reason, the heaviest first."""
    order = list(Level)
    return [issue_line(w, issue) for issue in sorted(found, key=lambda issue: order.index(issue.level))]


def issue_line(w: Words, issue: Issue) -> ft.Control:
    """Draw an issue with its sign; read aloud as soon as it appears."""
    return notice(w.say(issue.text), issue.level, key=f"issue/{issue.code}")


def notice(
    words: str, level: Level = Level.HINT, *, key: str | None = None, end: ft.Control | None = None
) -> ft.Control:
    """Draw any sentence of that weight; `end` takes it away again."""
    icon, ground, ink = _LOOKS[level]
    return ft.Semantics(
        live_region=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Icon(icon, color=ink, size=20),
                    text(words, Style.BODY_MEDIUM, ink, expand=True),
                    *([end] if end else []),
                ],
                spacing=12,
                vertical_alignment=ft.CrossAxisAlignment.CENTER if end else ft.CrossAxisAlignment.START,
            ),
            key=key,
            padding=12,
            bgcolor=ground,
            border_radius=8,
        ),
    )


def blocked(found: Iterable[Issue]) -> bool:
    """Whether nothing can be recorded."""
    return any(issue.level is Level.IMPOSSIBLE for issue in found)


def refused(found: Iterable[Issue]) -> tuple[Issue, ...]:
    """Return the issues that are against the rules, which the table may let go."""
    return tuple(issue for issue in found if issue.level is Level.AGAINST)

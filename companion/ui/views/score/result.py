"""A whole result: the podium, the table below it, and what one can do with it."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.services.ports import Sound
from companion.ui.components.buttons import quiet_button
from companion.ui.components.sheet import bottom_sheet
from companion.ui.components.shell import section
from companion.ui.components.stack import stack
from companion.ui.components.touch import Tap
from companion.ui.components.why import why
from companion.ui.components.words import Words
from companion.ui.page_session import PageSession
from companion.ui.state import use_optional_state, use_typed_state
from companion.ui.theme import GRID
from companion.ui.views.score.podium import podium, remarks, ties, use_count_up
from companion.ui.views.score.share import as_text
from companion.ui.views.score.table import PointsTable
from scorers.core.msg import msg
from scorers.core.score import Breakdown
from scorers.core.view import Why


@ft.component
def Result(
    w: Words,
    here: PageSession,
    shown: Breakdown,
    title: str,
    facts: tuple[str, ...],
    width: float,
    *,
    moment: bool,
    so_far: bool = False,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Everything there is to say about the points. `moment`: counted up, as often as wanted; `so_far`: it goes on."""
    again, count_again = use_typed_state(int)
    return _Counted(
        w,
        here,
        shown,
        as_text(w, title, shown, *facts, leads=so_far),
        title,
        width,
        lambda: count_again(again + 1),
        moment=moment or again > 0,
        so_far=so_far,
        key=f"counted/{again}",
    )


@ft.component
def _Counted(
    w: Words,
    here: PageSession,
    shown: Breakdown,
    words: str,
    title: str,
    width: float,
    on_again: Tap,
    *,
    moment: bool,
    so_far: bool,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw the count-up, and once it is done everything behind it."""
    asked, ask = use_optional_state(tuple)
    at, show_all = use_count_up(len(shown.groups()), moment=moment)
    ft.use_dialog(why_sheet(w, asked, lambda: ask(None)) if asked else None)
    done = at >= len(shown.groups())

    def ring() -> None:
        if moment and done:
            here.sound(Sound.CHIME)

    ft.use_effect(ring, [done])
    parts: list[ft.Control] = podium(w, shown, width, at, leads=so_far)
    if not done:
        parts.append(ft.Row([quiet_button(w, w.t("app-show-all"), show_all, key="show-all")]))
    else:
        parts += [
            *_part(w, "app-ties", ties(w, shown)),
            section(w.t("app-points-table")),
            PointsTable(w, shown, width, lambda seat, found: ask((seat, found)), key="points"),
            *_part(w, "app-remarks", remarks(w, shown)),
            _ways(w, here, words, title, on_again),
        ]
    return stack(parts, 16)


def _part(w: Words, name: str, lines: Sequence[ft.Control]) -> list[ft.Control]:
    return [section(w.t(name)), *lines] if lines else []


def why_sheet(w: Words, asked: tuple[str, Why], on_close: Tap) -> ft.BottomSheet:
    """Draw a number taken apart, over the table it stands in."""
    seat, found = asked
    return bottom_sheet(w, f"{w.owner(seat)}: {w.say(found.title)}", why(w, found), on_close, key="why/close")


def _ways(w: Words, here: PageSession, words: str, title: str, on_again: Tap) -> ft.Control:
    """Copy happens on the device itself, inside the tap: Safari allows nothing else."""

    async def share() -> None:
        await here.services.sharing.share(words, title)

    copy = quiet_button(w, w.t("app-copy"), lambda: here.tell(msg("app-copied")), key="copy", icon=ft.Icons.COPY)
    copy.action = ft.CopyToClipboard(words)  # type: ignore[attr-defined]
    buttons = [
        copy,
        quiet_button(w, w.t("app-share"), share, key="share", icon=ft.Icons.SHARE),
        quiet_button(w, w.t("app-count-again"), on_again, key="count-again", icon=ft.Icons.REPLAY),
    ]
    return ft.Row(buttons, spacing=GRID, run_spacing=GRID, wrap=True)

"""A whole result: the podium on the lid, the table of points, and what one can do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.services.ports import Sound
from companion.ui.components.buttons import SLAB, quiet_button
from companion.ui.components.sheet import WIDEST, bottom_sheet
from companion.ui.components.shell import section
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Style, Tap, text, touch
from companion.ui.components.why import why
from companion.ui.components.words import Words
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession
from companion.ui.state import use_optional_state, use_typed_state
from companion.ui.theme import ACC, GRID, INK2, LARGE, PRIMARY
from companion.ui.views.score.lid import BESIDE, TABLET, back_row, below, foot_of, ground, side
from companion.ui.views.score.moment import use_moment
from companion.ui.views.score.podium import Room, decided, light, on_lid, podium, rising, tie_line, title
from companion.ui.views.score.share import as_text
from companion.ui.views.score.table import PointsTable
from companion.ui.views.score.totals import capital, explain
from companion.ui.views.score.verdict import ended, remarks, settled, ties, verdict
from scorers.core.msg import msg
from scorers.core.score import Breakdown

TURNED: Final = 600
"""From this width on a phone held sideways has room for both beside each other."""

TALL: Final = 300
"""A lid less high than this has no air to spare."""

Draw = Callable[[], Sequence[ft.Control]]

Cell = tuple[str, str]
"""A number of the table: its category, none for the total, and whose it is."""

Correct = Callable[[str, str], object]
"""Leads back to the answers such a number was worked out from."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a result is called, what is said beside it, and the way back."""

    title: str
    back: Tap
    facts: tuple[str, ...] = ()
    said: str = ""
    """What stands at the right of the lid; else the facts."""


@ft.component
def Result(
    w: Words,
    here: PageSession,
    shown: Breakdown,
    told: Told,
    layout: Layout,
    *,
    act: Callable[[], ft.Control | None],
    more: Draw = tuple,
    above: Draw = tuple,
    after: Draw = tuple,
    on_correct: Correct | None = None,
    moment: bool,
    so_far: bool = False,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Everything there is to say about the points. `moment`: seen to rise, as often as wanted; `so_far`: it goes on.

    `act` is drawn at the foot beside the share of it, `above` before the table, `more` quiet acts and `after` below it.
    """
    again, count_again = use_typed_state(int)
    words = as_text(w, told.title, shown, *told.facts, leads=so_far)
    return _Counted(
        w,
        here,
        shown,
        told,
        layout,
        lambda: _foot(w, act(), _share(w, here, words, told.title, quiet=so_far)),
        lambda: [_ways(w, here, words, lambda: count_again(again + 1), more()), *after()],
        more,
        above,
        on_correct,
        moment=moment or again > 0,
        so_far=so_far,
        key=f"counted/{again}",
    )


@ft.component
def _Counted(
    w: Words,
    here: PageSession,
    shown: Breakdown,
    told: Told,
    layout: Layout,
    foot: Callable[[], ft.Control],
    ways: Draw,
    more: Draw,
    above: Draw,
    on_correct: Correct | None,
    *,
    moment: bool,
    so_far: bool,
    key: str | None = None,  # noqa: ARG001 - Flet takes the key before
) -> ft.Control:
    """Draw the columns as they rise, and once they stand everything behind them."""
    asked, ask = use_optional_state(tuple)
    order = rising(shown)
    at, show_all = use_moment(here, len(order), moment=moment)
    ft.use_dialog(why_sheet(w, shown, asked, lambda: ask(None), on_correct, layout.width) if asked else None)
    done = at >= len(order)

    def ring() -> None:
        if moment and done:
            here.sound(Sound.CHIME)

    ft.use_effect(ring, [done])
    plan = Plan.of(layout)
    lid = _lid(w, shown, told, plan, frozenset(order[:at]) if not done else None, moving=moment, leads=so_far)
    if not done:
        parts: list[ft.Control] = [_acts([quiet_button(w, w.t("app-show-all"), show_all, key="show-all"), *more()])]
    else:
        table = PointsTable(
            w, shown, plan.table - 2 * side(plan.table), lambda group, seat: ask((group, seat)), key="points"
        )
        hint = text(w.t("app-touch-figure"), Style.BODY_SMALL, INK2)
        parts = [
            *above(),
            ft.Column([table, hint], spacing=8, tight=True),
            *_part(w, "app-ties", ties(w, shown)),
            *_part(w, "app-remarks", remarks(w, shown)),
            *ways(),
        ]
    feet = foot_of(foot(), plan.table)
    if plan.beside:
        rest = ground([below(parts, plan.table, above=0 if layout.low else 3 * GRID), feet])
        return ft.Row([ft.Container(lid, width=plan.lid), rest], spacing=0, expand=True, vertical_alignment=_STRETCH)
    return ground([below(parts, plan.table, lid=lid), feet])


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the podium and the table of points stand, and how much room each has."""

    lid: float
    table: float
    high: float
    """How high the lid is."""
    beside: bool

    @classmethod
    def of(cls, layout: Layout) -> Plan:
        """Put them side by side where there is room, or no height."""
        width, height = float(layout.width), float(layout.height)
        if width >= BESIDE or (layout.low and width >= TURNED):
            lid = round(width * 0.55)
            return cls(lid, width - lid, height, beside=True)
        return cls(
            width, width, min(600, height * 0.508) if width >= TABLET else max(300, min(396, height * 0.45)), False
        )

    @property
    def head(self) -> float:
        """How high the way back and the title are, with the air below."""
        return 170 if self.lid >= TABLET and self.high >= TALL else 124 if self.high >= TALL else 110


def _lid(
    w: Words, shown: Breakdown, told: Told, plan: Plan, risen: frozenset[str] | None, *, moving: bool, leads: bool
) -> ft.Control:
    """Draw the podium on its lid; `risen`: whose columns stand, while not all do."""
    room = Room(plan.lid, plan.high - plan.head)
    ranking = shown.ranking()
    words = verdict(w, ranking, leads=leads) if risen is None else told.title
    lit = risen is None and decided(ranking, leads=leads)
    columns = podium(w, shown, room, frozenset(shown.seats) if risen is None else risen, moving=moving, leads=leads)
    head = ft.Container(
        back_row(w, told.back, said=told.said or " · ".join(told.facts)),
        padding=ft.Padding.only(
            left=12 if room.large else 4,
            right=24 if room.large else 16,
            top=16 if room.large else 8,
            bottom=8 if room.large else 0,
        ),
    )
    air = ft.Container(height=30 if room.large else 25 if plan.high >= TALL else 8)
    told_below = " · ".join(words for words in (ended(w, shown), settled(w, ranking)) if words) if lit else ""
    air.content = tie_line(w, told_below, room) if told_below and plan.high >= TALL else None
    space = [ft.Container(air, expand=True, alignment=ft.Alignment.TOP_CENTER)] if plan.beside else [air]
    behind = light(w, shown, room, plan.high) if lit else None
    return on_lid([head, title(w, words, room), *space, columns], behind, expand=plan.beside)


def _part(w: Words, name: str, lines: Sequence[ft.Control]) -> list[ft.Control]:
    return [section(w.t(name)), *lines] if lines else []


def why_sheet(
    w: Words, shown: Breakdown, asked: Cell, on_close: Tap, on_correct: Correct | None = None, width: float = WIDEST
) -> ft.BottomSheet:
    """Draw a number taken apart, over the table it stands in."""
    seat, found = asked[1], explain(shown, *asked)
    title_ = f"{w.owner(seat)}: {capital(w.say(found.title))}"
    body = why(w, found, on_correct=partial(on_correct, *asked) if on_correct else None)
    lead = seat_mark(w, seat, 36)
    return bottom_sheet(w, title_, body, on_close, key="why/close", lead=lead, width=width)


def _foot(w: Words, act: ft.Control | None, share: ft.Control) -> ft.Control:
    """Draw what is done next, and beside it the way to tell others."""
    if act is None:
        return share
    if w.scale > LARGE:
        return ft.Column([act, share], spacing=GRID, tight=True, horizontal_alignment=_STRETCH)
    return ft.Row([ft.Container(act, expand=True), share], spacing=GRID)


def _share(w: Words, here: PageSession, words: str, title: str, *, quiet: bool) -> ft.Control:
    """Draw the way to tell others, as high as what it stands beside: a slab, or an act as `quiet` as itself."""

    async def share() -> None:
        await here.services.sharing.share(words, title)

    if quiet:
        return quiet_button(w, w.t("app-share"), share, key="share")
    upright = max(6.0, (PRIMARY - 20 * w.scale) / 2)
    return touch(
        text(w.t("app-share"), Style.TITLE_SMALL, ACC, align=ft.TextAlign.CENTER),
        share,
        key="share",
        padding=ft.Padding.symmetric(vertical=upright, horizontal=18),
        border=ft.Border.all(1.5, ACC),
        radius=SLAB,
        margin=ft.Margin.only(bottom=4),
        alignment=None,
    )


def _ways(w: Words, here: PageSession, words: str, on_again: Tap, more: Sequence[ft.Control]) -> ft.Control:
    """Copy happens on the device itself, inside the tap: Safari allows nothing else."""
    copy = quiet_button(w, w.t("app-copy"), lambda: here.tell(msg("app-copied")), key="copy", icon=ft.Icons.COPY)
    copy.action = ft.CopyToClipboard(words)  # type: ignore[attr-defined]
    again = quiet_button(w, w.t("app-count-again"), on_again, key="count-again", icon=ft.Icons.REPLAY)
    return _acts([copy, again, *more])


def _acts(buttons: list[ft.Control]) -> ft.Control:
    return ft.Row(buttons, spacing=GRID, run_spacing=GRID, wrap=True)


_STRETCH: Final = ft.CrossAxisAlignment.STRETCH

"""The count-up: category by category, bars grow, and in the end everybody stands where they belong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.components.issues import issues
from companion.ui.components.shell import card
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, text
from companion.ui.components.words import SeatLook, Words
from companion.ui.state import use_typed_state
from companion.ui.theme import LARGE
from companion.ui.views.score.totals import largest, places, so_far
from scorers.core.amount import Amount
from scorers.core.msg import Player, SeatId, msg
from scorers.core.score import Breakdown, Ranking, TieStep

PACE = 1.1
"""Seconds a category stays in front, so that everybody can read it aloud."""

GROW = ft.Animation(700, ft.AnimationCurve.EASE_OUT_CUBIC)


def use_count_up(last: int, *, moment: bool) -> tuple[int, Callable[[], None]]:
    """How many categories are counted up by now, and a way to have them all at once."""
    at, go = use_typed_state(lambda: 0 if moment else last)

    async def count() -> None:
        for step in range(1, last + 1):
            await asyncio.sleep(PACE)
            go(_from(step))

    ft.use_effect(count if moment else _nothing, [moment], cleanup=lambda: None)
    return at, lambda: go(last)


def _from(step: int) -> Callable[[int], int]:
    """At least so far: who has seen all at once is not led back."""
    return lambda now: max(now, step)


def _nothing() -> None:
    """All is counted already."""


def podium(w: Words, shown: Breakdown, width: float, at: int, *, leads: bool = False) -> list[ft.Control]:
    """Everybody with the points of the first `at` categories; ranked once all of them are counted.

    `leads`: the play goes on, nobody wins yet.
    """
    groups = shown.groups()
    done = at >= len(groups)
    ranking = shown.ranking()
    order = [rank.seat for rank in ranking.places] if done else list(shown.seats)
    rows = [_row(w, shown, seat, groups[:at], width, place=_place(ranking, seat) if done else None) for seat in order]
    if not done:
        return [text(w.say(shown.category(groups[max(0, at - 1)])), Style.HEADLINE_MEDIUM), *rows]
    return [_headline(w, verdict(w, ranking, leads=leads), won=bool(ranking.winners) and not leads), *rows]


def _place(ranking: Ranking, seat: str) -> int:
    return next(rank.place for rank in ranking.places if rank.seat == seat)


def _headline(w: Words, words: str, *, won: bool) -> ft.Control:
    """Who has won; without a trophy while nobody has."""
    icon = ft.Icons.EMOJI_EVENTS if won else ft.Icons.HOURGLASS_EMPTY
    said = text(words, Style.HEADLINE_MEDIUM, ft.Colors.ON_PRIMARY_CONTAINER, expand=True)
    row = ft.Row([ft.Icon(icon, size=36 * w.scale, color=ft.Colors.ON_PRIMARY_CONTAINER), said], spacing=16)
    return card(ft.Semantics(content=row, live_region=True), warm=True)


def verdict(w: Words, ranking: Ranking, *, leads: bool = False) -> str:
    """Who has won; while that can still change, who leads by what is known."""
    winners = ranking.leaders if leads else ranking.winners
    if not winners:
        return w.t("app-winner-open")
    names = tuple(msg("core-owner-seat", who=Player(SeatId(seat))) for seat in winners)
    if leads:
        return w.t("app-lead" if len(names) > 1 else "app-leads", who=names)
    return w.t("app-winners", who=names) if len(winners) > 1 else w.t("app-winner", who=Player(SeatId(winners[0])))


def _row(
    w: Words, shown: Breakdown, seat: str, groups: Sequence[str], width: float, *, place: int | None
) -> ft.Control:
    """Draw a player: place, sign, name, total, and a bar as long as the points."""
    look = w.seat(seat) or SeatLook(seat, seat, "#888888", "circle")
    points = so_far(shown, seat, groups)
    number = text(amount(w, points, shown.known(seat, groups)), _size(points, place))
    rank = [text(w.number(place), Style.LABEL_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)] if place else []
    mark = player_mark(look, 36 * w.scale)
    name = text(look.name, Style.TITLE_LARGE, expand=True, lines=2)
    if w.scale > LARGE:  # a name needs the whole width
        head: ft.Control = ft.Column([ft.Row([*rank, mark, ft.Container(expand=True), number]), ft.Row([name])])
    else:
        head = ft.Row([*rank, mark, name, number], spacing=12)
    return ft.Column(
        [head, _bar(look, shown.known(seat, groups), largest(shown), width)],
        spacing=6,
        tight=True,
        key=f"podium/{seat}",
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _size(points: Amount, place: int | None) -> Style:
    """Return the size of a total: the winner's is the largest, one that needs words is smaller."""
    if not points.exact:
        return Style.LABEL_MEDIUM
    return Style.DISPLAY_LARGE if place == 1 else Style.HEADLINE_LARGE


def _bar(look: SeatLook, points: int, most: int, width: float) -> ft.Control:
    length = max(0.0, min(1.0, points / most)) * width
    bar = ft.Container(
        width=max(4.0, length),
        height=12,
        bgcolor=look.colour,
        border_radius=6,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        animate=GROW,
    )
    return ft.Row([bar], spacing=0)


def amount(w: Words, points: Amount, known: int = 0) -> str:
    """Points as far as they are known; where a part is not known, what there is so far."""
    if points.n is None:
        return w.t("app-open-total", n=w.number(known))
    return w.number(points.n) if points.exact else w.t("app-at-least", n=w.number(points.n))


def ties(w: Words, shown: Breakdown) -> list[ft.Control]:
    """Every step of a tie-break that was needed, and what it said."""
    return [text(tie(w, step), Style.BODY_LARGE) for step in shown.ranking().ties]


def tie(w: Words, step: TieStep) -> str:
    """Return what was compared, between whom, and whether it decided."""
    compared = tuple(
        msg("app-tie-value", who=Player(seat), n=n) for seat, n in zip(step.seats, step.values, strict=True)
    )
    return w.t("app-tie-decided" if step.decided else "app-tie-still", what=step.label, compared=compared)


def remarks(w: Words, shown: Breakdown) -> list[ft.Control]:
    """Draw what the box says against it, and where the markers end."""
    notes = [text(w.say(note), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT) for note in shown.notes]
    return [*issues(w, shown.issues), *notes]


def winners_first(shown: Breakdown) -> list[str]:
    """Return the seats in the order of their places."""
    return [rank.seat for rank in places(shown)]

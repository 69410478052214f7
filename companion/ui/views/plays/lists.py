"""The list of finished plays: thousands are read once and shown a page at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final

import flet as ft
from babel.dates import format_date

from companion.app.values import Play, PlaySeat
from companion.ui import routes
from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip
from companion.ui.components.empty import empty, nothing
from companion.ui.components.fitting import whole
from companion.ui.components.printed import scene_of
from companion.ui.components.shell import section, view
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, Tap, surface, tap, text
from companion.ui.components.words import SeatLook, Words
from companion.ui.dates import day, lasting
from companion.ui.drawings.table import no_plays
from companion.ui.guard import screen
from companion.ui.page_session import PageSession, use_page_session
from companion.ui.state import use_optional_state, use_typed_state
from companion.ui.theme import INK2, LARGE
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.home.tables import put_away_lines
from companion.ui.views.people import colour_name
from scorers.core.game import Game

BROAD: Final = 1000
"""From this width on two plays stand side by side."""

MEASURE: Final = (720, 1120)
TOP: Final = ft.CrossAxisAlignment.START

PAGE = 30
"""So many are drawn at first, and more with every tap."""


@screen
def Plays() -> ft.View:
    """Draw the list of plays."""
    here = use_page_session()
    route = ft.use_view_path()
    use_game_theme(here)
    read_, show = use_optional_state(tuple)
    slug, choose = use_typed_state(str)
    most, more = use_typed_state(lambda: PAGE)

    async def read() -> None:
        show(await asyncio.to_thread(here.library.all_plays))

    ft.use_effect(read, [here.version], cleanup=lambda: None)
    w = here.words
    plays, deleted = read_ or (None, ())
    if plays is None:
        body: list[ft.Control] = [ft.Row([ft.ProgressRing(semantics_label=w.t("app-reading"))])]
    elif not plays:
        body = [
            empty(
                w, no_plays(nothing(w)), w.t("app-no-plays"), w.t("app-to-shelf"), tap(here.go, routes.HOME), key="home"
            )
        ]
    else:
        chosen = [play for play in plays if slug in ("", play.slug)]
        body = [*_games(w, here, plays, slug, choose), *months(w, here, chosen[:most])]
        if len(chosen) > most:
            rest = w.t("app-more-plays", n=len(chosen) - most)
            body.append(quiet_button(w, rest, lambda: more(most + 2 * PAGE), key="more-plays"))
    if away := put_away_lines(w, here):
        body = [section(w.t("app-tables-put-away")), *[ft.Row([line]) for line in away], *body]
    body += _deleted(w, here, deleted)
    width = here.layout.width
    measure = MEASURE[width >= BROAD]
    return view(w, route, w.t("app-plays"), body, width=width, measure=measure, back=lambda: here.go(routes.HOME))


def _deleted(w: Words, here: PageSession, plays: Sequence[Play]) -> list[ft.Control]:
    """Draw the plays that were deleted; a tap brings one back and goes there."""
    if not plays:
        return []
    games, now = known(here), here.library.clock.now()
    lines = [
        play_line(w, play, games.get(play.slug), now, tap(bring_back, here, play), key=f"bring-back/{play.id}")
        for play in plays
    ]
    return [section(w.t("app-plays-deleted")), *_side_by_side(here, lines)]


def bring_back(here: PageSession, play: Play) -> None:
    """Put a deleted play on the list again, and go there."""
    if here.attempt(lambda: here.library.restore_play(play.id)):
        here.changed()
        here.go(routes.play(play.id))


def _open(here: PageSession, play: Play) -> None:
    """Go to a play from the list; there it leads back to."""
    here.mark_just_scored("")
    here.go(routes.play(play.id))


def _games(
    w: Words, here: PageSession, plays: Sequence[Play], slug: str, choose: Callable[[str], None]
) -> list[ft.Control]:
    """All, or those of one game; nothing to choose where only one was played."""
    found = list(dict.fromkeys(play.slug for play in plays if play.slug in known(here)))
    if len(found) < 2:  # noqa: PLR2004 - nothing to choose from
        return []
    chips = [
        chip(
            w,
            w.t(f"{one}-title") if one else w.t("app-all-games"),
            tap(choose, one),
            key=f"only/{one}",
            selected=one == slug,
        )
        for one in ("", *found)
    ]
    return [ft.Row(chips, spacing=8, run_spacing=8, wrap=True)]


def known(here: PageSession) -> dict[str, Game[Any]]:
    """Return the games of the shelf by name; a play of another one is still listed."""
    return {game.slug: game for game in here.library.games()}


def months(w: Words, here: PageSession, plays: Sequence[Play]) -> list[ft.Control]:
    """Draw the plays, month by month."""
    parts: list[ft.Control] = []
    games, now = known(here), here.library.clock.now()
    for (year, month), found in groupby(plays, key=lambda play: _month(play.finished_at)):
        lines = [
            play_line(w, play, games.get(play.slug), now, tap(_open, here, play), key=f"play/{play.id}")
            for play in found
        ]
        parts += [section(_month_name(w, year, month)), *_side_by_side(here, lines)]
    return parts


def _side_by_side(here: PageSession, lines: list[ft.Control]) -> list[ft.Control]:
    """Return two plays a row where there is room."""
    if here.layout.width < BROAD:
        return lines
    for line in lines:
        line.expand = 1
    return [
        ft.Row([*pair, *([ft.Container(expand=1)] if len(pair) == 1 else [])], spacing=16, vertical_alignment=TOP)
        for pair in (lines[at : at + 2] for at in range(0, len(lines), 2))
    ]


def _month(moment: datetime) -> tuple[int, int]:
    here = moment.astimezone()
    return here.year, here.month


def _month_name(w: Words, year: int, month: int) -> str:
    name = str(format_date(datetime(year, month, 1), "LLLL y", locale=w.language))  # noqa: DTZ001 - a month has no zone
    return name[:1].upper() + name[1:]


BESIDE = 32 + 20 + 64 + 12
"""What the line of a play takes beside its words: margins, its scene."""


def play_line(w: Words, play: Play, game: Game[Any] | None, now: datetime, on_click: Tap, *, key: str) -> ft.Control:
    """One play: game, who with how many points, when and how long."""
    title = w.t(f"{play.slug}-title") if game else play.title
    facts = " · ".join(part for part in (day(w, play.finished_at, now), lasting(w, play.seconds)) if part)
    seats = sorted(play.seats, key=lambda seat: (seat.rank is None, seat.rank))
    words = ft.Column(
        [
            whole(w, text(title, Style.TITLE_MEDIUM), BESIDE),
            _seats(w, [_seat(w, seat, game) for seat in seats]),
            text(facts, Style.BODY_SMALL, INK2),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    scene = ft.Container(
        scene_of(game.slug if game else "", 64, 64), border_radius=8, clip_behavior=ft.ClipBehavior.ANTI_ALIAS
    )
    return surface(
        ft.Row([scene, words], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START),
        on_click,
        key=key,
        padding=10,
    )


def _seats(w: Words, found: list[ft.Control]) -> ft.Control:
    if w.scale > LARGE:
        return ft.Column(found, spacing=4, tight=True)
    return ft.Row(found, spacing=12, run_spacing=4, wrap=True)


def _seat(w: Words, seat: PlaySeat, game: Game[Any] | None) -> ft.Control:
    """Who, and how many points; the winner stands out."""
    look = seat_look(w, seat, game, "")
    points = "" if seat.points is None else w.number(seat.points)
    said = w.t("app-at-least", n=points) if seat.at_least and points else points
    style = Style.TITLE_SMALL if seat.rank == 1 else Style.BODY_MEDIUM
    large = w.scale > LARGE  # then everybody has a line of their own, and it may break
    words = text(f"{look.name} {said}".strip(), style, expand=large or None)
    return ft.Row([player_mark(look, 20 * w.scale), words], spacing=6, tight=not large)


def seat_look(w: Words, seat: PlaySeat, game: Game[Any] | None, id_: str) -> SeatLook:
    """How a seat of a finished play is drawn."""
    colours = {colour.id: colour.hex for colour in game.info.colours} if game else {}
    name = seat.name if seat.person or not seat.colour else colour_name(w, seat.colour)
    return SeatLook(id_, name, colours.get(seat.colour or "", "#888888"), seat.symbol or "circle")

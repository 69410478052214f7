"""The shelf: a cover for every game, the whole of it a door; one switch says where all of them lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from companion.ui import routes
from companion.ui.components.choice import two_way
from companion.ui.components.fitting import lines_of, unbroken
from companion.ui.components.printed import scene_across
from companion.ui.components.shell import section
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.page_session import PageSession
from companion.ui.theme import AGAINST, CARD, INK, INK2, SPEAKS, THING_EDGE, letters
from scorers.core.game import Game
from scorers.core.game_info import GameInfo

PLAY: Final = "start"
COUNT: Final = "count"
"""Where the covers lead: to a new table, or straight to the points."""

HIGH: Final = (104, 140)
"""The scene of a cover, on a phone and where there is more room."""

ROOMY: Final = 600
"""From this width on there is."""

GAP: Final = 12

MOST: Final = 1.9
"""No scene is drawn higher than so many times what it is at least."""

ABOVE: Final = 122
NAMED: Final = 100
"""How high heading and switch of the shelf are together, and what stands below a scene."""

MEASURE: Final = 600
"""No cover is narrower than on a shelf so wide."""

BESIDE: Final = 20
"""What is left free beside the words of a cover."""


def shelf(
    w: Words, here: PageSession, way: str, choose: Callable[[str], None], columns: int, room: float
) -> list[ft.Control]:
    """Draw all games, the last played first; of one that cannot be played, a line that says why.

    `room`: so high may all of it be; the scenes fill what is to spare.
    """
    doors = ((PLAY, w.t("app-start")), (COUNT, w.t("app-just-count")))
    games = _in_order(here)
    columns = max(1, min(columns, len(games)))
    wide = (min(here.layout.width, MEASURE) - 32 - GAP * (columns - 1)) / columns
    high = scene_height(here.layout.width, (room - ABOVE) / max(1, -(-len(games) // columns)) - NAMED * w.scale, HIGH)
    lines = [max(map(_lines(w, wide - BESIDE), games[at - at % columns :][:columns])) for at in range(len(games))]
    covers = [_cover(w, game, here, way, wide - BESIDE, high, most) for game, most in zip(games, lines, strict=True)]
    broken = [text(w.t("app-broken-game", what=what), Style.BODY_MEDIUM, AGAINST) for what in _broken(here)]
    return [section(w.t("app-shelf")), two_way(w, doors, way, choose, key="door"), _grid(covers, columns), *broken]


def _broken(here: PageSession) -> tuple[str, ...]:
    return here.library.broken_games()


def _in_order(here: PageSession) -> list[Game[Any]]:
    """Return the games of the shelf: the last played first, but those on the table now last."""
    open_, played = here.library.open_tables(), here.library.last_played()
    on_table = {entry.slug for entry in open_[:1]}
    return sorted(
        here.library.games(),
        key=lambda game: (game.slug in on_table, played.index(game.slug) if game.slug in played else len(played)),
    )


def _grid(covers: list[ft.Control], columns: int) -> ft.Control:
    """Draw covers in rows, those of a row equally high."""
    rows = [
        ft.Row(
            _apart([*row, *(ft.Container(expand=1) for _ in range(columns - len(row)))]),
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            intrinsic_height=True,
        )
        for row in (covers[at : at + columns] for at in range(0, len(covers), columns))
    ]
    return stack(rows, 12)


def _apart(row: Sequence[ft.Control]) -> list[ft.Control]:
    """Put a gap between covers: how high they are is reckoned as if their row had no spacing."""
    return [part for cover in row for part in (ft.Container(width=GAP), cover)][1:]


def scene_height(width: int, spare: float, at_least: tuple[int, int]) -> float:
    """Return how high a scene is drawn: where there is more room than on a phone, as high as what is to spare."""
    least = at_least[width >= ROOMY]
    return max(least, min(spare, least * MOST)) if width >= ROOMY else least


def _cover(
    w: Words, game: Game[Any], here: PageSession, way: str, room: float, high_scene: float, lines: float
) -> ft.Control:
    """Draw a game: its scene, its name, how many play how long. All of it can be tapped.

    `lines`: so many the longest name of its row takes, and what stands below is level.
    """
    slug = game.slug
    to = routes.count(slug) if way == COUNT else routes.new(slug)
    title = w.t(f"{slug}-title")
    size = unbroken(title, 18 * w.scale, room, speaks=True)
    name = ft.Text(title, style=letters(SPEAKS, size), color=INK, expand=True)
    # A row as high as its highest cover reckons one line less where a name only just takes two.
    high = ft.Container(height=18 * w.scale * 1.14 * lines)
    words = ft.Container(
        stack(
            [
                ft.Row([name, high], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START),
                text(facts(w, game.info), Style.BODY_SMALL, INK2),
            ],
            2,
        ),
        padding=ft.Padding.only(left=12, right=8, top=8, bottom=10),
    )
    cover = touch(
        stack([scene_across(slug, high_scene), words], 0),
        tap(here.go, to),
        key=f"{way}/{slug}",
        label=w.t("app-just-count" if way == COUNT else "app-start"),
        padding=0,
        bgcolor=CARD,
        radius=16,
        shadow=THING_EDGE,
        margin=ft.Margin.only(bottom=3),
        clip=True,
    )
    # Five games, five doors called Play: the group says of which.
    return ft.Semantics(content=cover, label=w.t(f"{slug}-title"), container=True, expand=1)


def _lines(w: Words, room: float) -> Callable[[Game[Any]], float]:
    """Return how many lines the name of a game takes."""

    def counted(game: Game[Any]) -> float:
        title = w.t(f"{game.slug}-title")
        return lines_of(title, unbroken(title, 18 * w.scale, room, speaks=True), room, speaks=True)

    return counted


def facts(w: Words, info: GameInfo) -> str:
    """2-4 players, 30-45 min."""
    return " · ".join(
        (
            w.t("app-players-range", least=info.players.min, most=info.players.max),
            w.t("app-minutes-range", least=info.minutes.min, most=info.minutes.max)
            if info.minutes.min != info.minutes.max
            else w.t("app-minutes", n=info.minutes.min),
        )
    )

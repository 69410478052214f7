"""Who sits where: the table with its plates, counted by minus and plus, and everybody who could sit down too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.fitting import of_name, width_of
from companion.ui.components.printed import drawn
from companion.ui.components.stack import stack
from companion.ui.components.symbols import drawing, player_mark, sign
from companion.ui.components.touch import Style, Tap, numeral, tap, text, touch
from companion.ui.components.words import Words
from companion.ui.drawings import table
from companion.ui.drawings.shades import shades
from companion.ui.drawings.svg import rect, sheet, stroke
from companion.ui.theme import ACC, INK2, LAMP, LARGE, LID_INK, LINE, TARGET, text_size
from companion.ui.views.new_table.chairs import chair_look, opened_chair
from companion.ui.views.new_table.draft import Draft, Known
from companion.ui.views.new_table.seats import LOT, Seating, changing
from companion.ui.views.new_table.starts import chosen, starts
from scorers.core.game_info import GameInfo

MOST_KNOWN: Final = 8
"""So many people are offered at once; the others are found by typing their name."""

PLATE: Final = (124, 56)
LONG: Final = 160
"""How wide a plate is at most, for a long name."""

WOOD: Final = 144
"""How high the table is between its plates."""

BROAD: Final = 480
"""The table gets no wider than this."""

AROUND_LOT: Final = 100 + 32 + 8
"""What stands left and right of a flag and the words in its middle: the edge of the table, those of a pill."""

FLAG: Final = 20

BESIDE: Final = 2 * 10 + 8
"""What stands left and right of mark and name on a plate, and between them."""


def seating(
    w: Words, info: GameInfo, seats: Seating, known: Sequence[Known], title: str, width: float, *, lot: bool = True
) -> list[ft.Control]:
    """Draw how many play, the table with its people, and below what has been opened. `lot`: it matters who starts."""
    parts = [_count_row(w, info, seats, title), around(w, info, seats, min(width, BROAD), lot=lot)]
    at = seats.opened
    if at == LOT:
        parts.append(stack(starts(w, info, seats), 8))
    elif at is not None and at < len(seats.draft.chairs):
        parts.append(opened_chair(w, info, seats, at))
    return [stack([*parts, *_known_row(w, info, seats, known)], 12)]


def _count_row(w: Words, info: GameInfo, seats: Seating, title: str) -> ft.Control:
    """Draw how many sit here, one fewer and one more."""
    n = len(seats.draft.chairs)
    heading = ft.Semantics(content=text(title, Style.TITLE_LARGE), header=True, heading_level=2, expand=True)
    number = ft.Semantics(
        content=ft.Container(numeral(w, str(n), 28), width=40 * w.scale, alignment=ft.Alignment.CENTER),
        label=w.t("app-players", n=n),
        exclude_semantics=True,
    )
    fewer, more = (_step(w, info, seats, n + by) for by in (-1, 1))
    return ft.Row([heading, fewer, number, more], spacing=2)


def _step(w: Words, info: GameInfo, seats: Seating, n: int) -> ft.Control:
    """Draw minus or plus, called what it leads to."""
    possible = info.players.min <= n <= info.players.max
    mark = "plus" if n > len(seats.draft.chairs) else "minus"
    circle = ft.Border.all(1.5, ACC if possible else LINE)
    return touch(
        sign(mark, 22, ACC if possible else INK2),
        tap(changing, seats.change, Draft.with_count, info, n) if possible else None,
        key=f"players/{n}",
        label=w.t("app-players", n=n) if possible else None,
        width=TARGET,
        height=TARGET,
        padding=0,
        radius=TARGET / 2,
        border=circle,
        alignment=ft.Alignment.CENTER,
    )


def around(w: Words, info: GameInfo, seats: Seating, width: float, *, lot: bool) -> ft.Control:
    """Draw the table from above with a plate at each of its places."""
    count = len(seats.draft.chairs)
    names = [chair.name for chair in seats.draft.chairs]
    plate = _plate_size(w, names, width)
    high = WOOD * min(w.scale, 1.25) + plate[1] + 2
    wood = drawn(table.table(width - 68, high - 52, shades("", "wood", table.Wood, dark=w.dark)))
    parts = [ft.Container(wood, left=34, top=30), _middle(w, info, seats, width, high, lot=lot)]
    for at, (x, y) in enumerate(table.places(count, width, high, plate)):
        parts.append(ft.Container(_plate(w, info, seats, at, plate), left=x, top=y))
    # A table in the middle of its row, as wide as it is drawn.
    return ft.Row([ft.Stack(parts, width=width, height=high + 3)], alignment=ft.MainAxisAlignment.CENTER)


def _plate_size(w: Words, names: Sequence[str], width: float) -> tuple[float, float]:
    """Return how large all plates are: as wide as the longest name needs, where there is room for that."""
    beside = max(1, -(-len(names) // 2))
    longest = max(width_of(name, text_size(Style.TITLE_MEDIUM)) for name in names) + BESIDE + 22
    wide = max(PLATE[0], min(LONG, longest))
    return min(wide * w.scale, (width - 8 * (beside - 1)) / beside), PLATE[1] * min(w.scale, 1.6)


def _middle(w: Words, info: GameInfo, seats: Seating, width: float, high: float, *, lot: bool) -> ft.Control:
    """Draw who starts, in the middle of the table; a tap chooses. Alone nobody asks."""
    inner = ft.Container(left=50, right=50, top=0, height=high - 6, width=width - 100, alignment=ft.Alignment.CENTER)
    if not lot or len(seats.draft.chairs) == 1:
        return inner
    draft = seats.draft
    if info.first_player == "play":
        rule = text(w.t(f"{info.slug}-first-player"), Style.TITLE_SMALL, LID_INK, align=ft.TextAlign.CENTER)
        inner.content = ft.Container(rule, key="starts")
        return inner
    said, then = w.t("app-who-starts"), w.t("app-else-by-lot")
    if draft.first is not None:
        said = w.t("app-starts-here", who=chair_look(w, info, draft.first, draft.chairs[draft.first]).name)
        then = w.t("app-clockwise")
    words = text(said, Style.TITLE_MEDIUM, LID_INK, lines=1, align=ft.TextAlign.CENTER)
    words.expand, words.expand_loose = True, True
    size = text_size(Style.TITLE_MEDIUM) * w.scale
    words.size = min(size, size * (width - AROUND_LOT - FLAG * w.scale) / width_of(said, size))
    shown = seats.opened == LOT
    pill = touch(
        ft.Row([sign("flag", FLAG, LAMP), words], spacing=6, tight=True),
        tap(seats.open, None if shown else LOT),
        key="starts",
        expanded=shown,
        border=ft.Border.all(1.5, LID_INK),
        radius=TARGET / 2,
        padding=ft.Padding.symmetric(vertical=12, horizontal=16),
    )
    below = text(then, Style.BODY_MEDIUM, LID_INK, align=ft.TextAlign.CENTER)
    inner.content = ft.Column(
        [pill, *([below] if w.scale < LARGE else [])],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return inner


def _plate(w: Words, info: GameInfo, seats: Seating, at: int, size: tuple[float, float]) -> ft.Control:
    """Draw the plate of somebody, or a dashed place where nobody has a name yet."""
    chair, look = seats.draft.chairs[at], chair_look(w, info, at, seats.draft.chairs[at])
    shown, starts_here = seats.opened == at, seats.opened == LOT
    if not chair.name:
        mark, name = player_mark(look, 22 * w.scale), text(w.t("app-who-is-here"), Style.TITLE_SMALL, INK2, lines=2)
    else:
        mark = drawing((look.player.shape,), 22 * w.scale, look.player.ink)
        name = text(look.name, Style.TITLE_MEDIUM, look.player.ink, lines=1)
        name.size = of_name(look.name, text_size(Style.TITLE_MEDIUM) * w.scale, size[0] - BESIDE - 22 * w.scale)
    name.expand = True
    row = ft.Container(
        ft.Row([mark, name], spacing=8), padding=ft.Padding.symmetric(horizontal=10), alignment=ft.Alignment.CENTER
    )
    content: ft.Control = row
    if not chair.name:
        frame = ft.Image(
            src=_dashes(*size).encode(), width=size[0], height=size[1], color=INK2, exclude_from_semantics=True
        )
        row.width, row.height = size
        content = ft.Stack([frame, row])
    return touch(
        content,
        tap(chosen, seats, at) if starts_here else tap(seats.open, None if shown else at),
        key=f"chair/{at}",
        label=None if chair.name else look.name,
        expanded=None if starts_here else shown,
        hint=None if starts_here else w.t("app-chair-hint"),
        width=size[0],
        height=size[1],
        padding=0,
        bgcolor=look.player.fill if chair.name else ft.Colors.SURFACE,
        radius=14,
        shadow=ft.BoxShadow(blur_radius=0, offset=ft.Offset(0, 3), color=look.player.edge) if chair.name else None,
    )


@lru_cache(maxsize=16)
def _dashes(width: float, height: float) -> str:
    return sheet(width, height, rect(1, 1, width - 2, height - 2, "none", 13, stroke("#000000", 2, dash=5)))


def _known_row(w: Words, info: GameInfo, seats: Seating, known: Sequence[Known]) -> list[ft.Control]:
    """Draw everybody who could sit down too, a tap each, and somebody new."""
    draft = seats.draft
    if len(draft.chairs) >= info.players.max and draft.next_free() is None:
        return []
    wished = seats.opened if seats.opened is not None and 0 <= seats.opened < len(draft.chairs) else None
    pills = [
        _pill(w, "user", one.name, tap(_sits, seats, info, one, wished), f"person/{one.person}")
        for one in known[:MOST_KNOWN]
    ]
    pills.append(_pill(w, "plus", w.t("app-new-person"), tap(_opens_free, seats, info), "new"))
    said = text(w.t("app-sits-down"), Style.BODY_SMALL, INK2)
    return [ft.Row([said, *pills], spacing=8, run_spacing=8, wrap=True)]


def _pill(w: Words, picture: str, name: str, on_click: Tap, key: str) -> ft.Control:
    return quiet_button(w, name, on_click, key=key, icon=sign(picture, 18 * w.scale, ACC))


def _sits(seats: Seating, info: GameInfo, known: Known, wished: int | None) -> None:
    seats.change(lambda draft: draft.taken_by(info, known, wished))
    seats.open(None)


def _opens_free(seats: Seating, info: GameInfo) -> None:
    """Open the first place without a name, a new one where all have theirs."""
    free = seats.settled().next_free()
    seats.change(lambda draft: draft if draft.next_free() is not None else draft.with_nobody(info))
    seats.open(len(seats.draft.chairs) if free is None else free)

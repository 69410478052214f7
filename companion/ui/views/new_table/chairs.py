"""Who sits here: a line per chair in seating order, and everybody who could sit down too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip
from companion.ui.components.entry import text_entry
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, icon_button, line, tap, text, touch
from companion.ui.components.words import SeatLook, Words
from companion.ui.views.new_table.begin import called
from companion.ui.views.new_table.draft import Chair, Draft, Known, colour
from companion.ui.views.people import colour_name
from scorers.core.game_info import GameInfo

Change = Callable[[Callable[[Draft], Draft]], None]
"""Takes what to do with the draft."""

MOST_KNOWN = 8
"""So many people are offered at once; the others are found by typing their name."""


def chair_look(w: Words, info: GameInfo, at: int, chair: Chair) -> SeatLook:
    """How a chair is drawn."""
    tint = colour(info, chair.colour)
    return SeatLook(f"s{at + 1}", called(w, chair), tint.hex, tint.symbol)


def changing(change: Change, do: Callable[..., Draft], *given: object) -> None:
    """Change the table by one of the things a draft can do."""
    change(lambda draft: do(draft, *given))


def count_row(w: Words, info: GameInfo, draft: Draft, change: Change) -> ft.Control:
    """How many play: a tap for each count the box allows."""
    counts = range(info.players.min, info.players.max + 1)
    chips = [
        chip(
            w,
            w.t("app-players", n=n),
            tap(changing, change, Draft.with_count, info, n),
            key=f"players/{n}",
            selected=len(draft.chairs) == n,
        )
        for n in counts
    ]
    return ft.Row(chips, spacing=8, run_spacing=8, wrap=True)


def chair_rows(
    w: Words, info: GameInfo, draft: Draft, change: Change, opened: int | None, on_open: Callable[[int | None], None]
) -> list[ft.Control]:
    """One line per chair; the opened one shows what can be changed about it."""
    rows: list[ft.Control] = []
    last = len(draft.chairs) - 1
    for at, chair in enumerate(draft.chairs):
        rows.append(_chair_row(w, info, at, chair, change, last, opened, on_open))
        if opened == at:
            rows.append(_opened(w, info, draft, at, change, on_open))
    return rows


def _chair_row(
    w: Words,
    info: GameInfo,
    at: int,
    chair: Chair,
    change: Change,
    last: int,
    opened: int | None,
    on_open: Callable[[int | None], None],
) -> ft.Control:
    look = chair_look(w, info, at, chair)
    name = ft.Row(
        [player_mark(look, 36 * w.scale), text(look.name, Style.TITLE_MEDIUM, expand=True, lines=2)], spacing=12
    )
    shown = opened == at
    return ft.Row(
        [
            touch(
                name,
                lambda: on_open(None if shown else at),
                key=f"chair/{at}",
                expanded=shown,
                expand=True,
                hint=w.t("app-chair-hint"),
            ),
            icon_button(
                ft.Icons.KEYBOARD_ARROW_UP,
                w.t("app-seat-earlier", who=look.name),
                lambda: change(lambda d: d.swapped(at, -1)),
                key=f"up/{at}",
                disabled=at == 0,
            ),
            icon_button(
                ft.Icons.KEYBOARD_ARROW_DOWN,
                w.t("app-seat-later", who=look.name),
                lambda: change(lambda d: d.swapped(at, 1)),
                key=f"down/{at}",
                disabled=at == last,
            ),
        ],
        spacing=0,
    )


def _opened(
    w: Words, info: GameInfo, draft: Draft, at: int, change: Change, on_open: Callable[[int | None], None]
) -> ft.Control:
    """Another name, another colour, or one person fewer."""
    chair = draft.chairs[at]

    def leave() -> None:
        on_open(None)
        change(lambda d: d.without(at))

    name = text_entry(
        w.t("app-name"),
        chair.name,
        lambda value: change(lambda d: d.named(at, value)),
        key=f"name/{at}",
        hint=w.t("app-name-optional"),
    )
    parts: list[ft.Control] = [name, _colours(w, info, draft, at, change)]
    if len(draft.chairs) > info.players.min:
        who = called(w, chair)
        parts.append(quiet_button(w, w.t("app-leaves", who=who), leave, key=f"leave/{at}", icon=ft.Icons.PERSON_REMOVE))
    return ft.Container(
        ft.Column([*parts, line()], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=8, right=8, bottom=8),
    )


def _colours(w: Words, info: GameInfo, draft: Draft, at: int, change: Change) -> ft.Control:
    """Draw the colours of the box; one that is taken is swapped."""
    mine = draft.chairs[at].colour
    holders = {chair.colour: chair for n, chair in enumerate(draft.chairs) if n != at}
    tiles = [
        chip(
            w,
            colour_name(w, found.id),
            lambda id_=found.id: change(lambda d: d.coloured(at, id_)),  # type: ignore[misc]
            key=f"colour/{at}/{found.id}",
            selected=found.id == mine,
            lead=player_mark(SeatLook("", "", found.hex, found.symbol), 28 * w.scale),
            note=_swap(w, holders.get(found.id)),
        )
        for found in info.colours
    ]
    return ft.Row(tiles, spacing=8, run_spacing=8, wrap=True)


def _swap(w: Words, holder: Chair | None) -> str:
    """Whom one swaps with; somebody without a name is called like the colour itself."""
    if holder is None:
        return ""
    return w.t("app-swap-with", who=holder.name) if holder.name else w.t("app-swap")


def more_people(w: Words, info: GameInfo, draft: Draft, known: Sequence[Known], change: Change) -> list[ft.Control]:
    """Everybody who could sit down too, one tap each, and anybody new by name."""
    if len(draft.chairs) >= info.players.max:
        return []
    chips = [
        chip(
            w,
            person.name,
            tap(changing, change, Draft.with_known, info, person),
            key=f"person/{person.person}",
            lead=ft.Icon(ft.Icons.PERSON_ADD_ALT, size=20 * w.scale),
        )
        for person in known[:MOST_KNOWN]
    ]
    added = len(draft.chairs)
    new = text_entry(
        w.t("app-new-person"),
        "",
        lambda value: change(lambda d: d.with_name(info, value)) if value.strip() else None,
        key=f"new/{added}",
        add=w.t("app-add"),
    )
    row = [ft.Row(chips, spacing=8, run_spacing=8, wrap=True)] if chips else []
    return [*row, new]

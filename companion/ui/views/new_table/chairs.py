"""What can be changed about a chair: who sits there, in which colour, at which place."""

from __future__ import annotations

import flet as ft

from companion.ui.components.buttons import quiet_button
from companion.ui.components.choice import chip
from companion.ui.components.entry import text_entry
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Bound, icon_button, line, tap
from companion.ui.components.words import SeatLook, Words
from companion.ui.views.new_table.begin import called
from companion.ui.views.new_table.draft import Chair, Draft, colour
from companion.ui.views.new_table.seats import Seating, changing
from companion.ui.views.people import colour_name
from scorers.core.game_info import GameInfo


def chair_look(w: Words, info: GameInfo, at: int, chair: Chair) -> SeatLook:
    """How a chair is drawn."""
    tint = colour(info, chair.colour)
    return SeatLook(f"s{at + 1}", called(w, chair), tint.hex, tint.symbol)


def opened_chair(w: Words, info: GameInfo, seats: Seating, at: int) -> ft.Control:
    """Draw a chair that is opened: a name, a colour, another place, or one person fewer. Enter goes to the next."""
    chair = seats.draft.chairs[at]
    name = text_entry(
        w.t("app-name"),
        chair.name,
        Bound(_named, seats, at),
        key=f"name/{at}",
        on_typed=Bound(seats.typed, at),
        on_enter=tap(_next, seats, at),
        autofocus=True,
    )
    parts: list[ft.Control] = [line(), name, _colours(w, info, seats, at), _places(w, info, seats, at), line()]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _named(seats: Seating, at: int, name: str) -> None:
    seats.change(lambda draft: draft.named(at, name))


def _next(seats: Seating, at: int) -> None:
    """Go on to the next place without a name; after the last of them nothing is open."""
    seats.open(seats.draft.next_free(after=at))


def _places(w: Words, info: GameInfo, seats: Seating, at: int) -> ft.Control:
    """Draw one place earlier, one later, and leaving."""
    last, who = len(seats.draft.chairs) - 1, called(w, seats.draft.chairs[at])
    moves = [
        icon_button(icon, w.t(name, who=who), tap(_moved, seats, at, by), key=f"{key}/{at}", disabled=at == end)
        for icon, name, key, by, end in (
            (ft.Icons.ROTATE_LEFT, "app-seat-earlier", "up", -1, 0),
            (ft.Icons.ROTATE_RIGHT, "app-seat-later", "down", 1, last),
        )
    ]
    if last < info.players.min:
        return ft.Row(list[ft.Control](moves), spacing=8)
    leave = quiet_button(
        w, w.t("app-leaves", who=who), tap(_leaves, seats, at), key=f"leave/{at}", icon=ft.Icons.PERSON_REMOVE
    )
    return ft.Row([*moves, leave], spacing=8, run_spacing=8, wrap=True)


def _moved(seats: Seating, at: int, by: int) -> None:
    """Move somebody round the table; who was opened stays open."""
    seats.change(lambda draft: draft.swapped(at, by))
    seats.open(at + by)


def _leaves(seats: Seating, at: int) -> None:
    seats.open(None)
    seats.change(lambda draft: draft.without(at))


def _colours(w: Words, info: GameInfo, seats: Seating, at: int) -> ft.Control:
    """Draw the colours of the box; one that is taken is swapped."""
    mine = seats.draft.chairs[at].colour
    holders = {chair.colour: chair for n, chair in enumerate(seats.draft.chairs) if n != at}
    tiles = [
        chip(
            w,
            colour_name(w, found.id),
            tap(changing, seats.change, Draft.coloured, at, found.id),
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

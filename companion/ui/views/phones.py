"""Inviting everybody's phone: the code to scan as large as the screen allows, who is there, and what they may do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import flet as ft
import segno

from companion.app.doors import Door, Guest
from companion.app.reasons import reason
from companion.services.ports import Network, NoNetworkError
from companion.ui import routes
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.choice import choice
from companion.ui.components.entry import text_entry
from companion.ui.components.issues import notice
from companion.ui.components.shell import bare_view, room, section
from companion.ui.components.stack import stack
from companion.ui.components.symbols import player_mark, sign
from companion.ui.components.touch import Style, icon_button, numeral, tap, text
from companion.ui.components.words import Words
from companion.ui.drawings import svg
from companion.ui.flet_edge import lives, run_on_page
from companion.ui.guard import screen
from companion.ui.layout import Layout
from companion.ui.page_session import PageSession
from companion.ui.phones import Phones
from companion.ui.state import use_typed_state
from companion.ui.theme import ACC, HEAVY, INK2, LINE, letters
from companion.ui.views.at_table import use_table
from companion.ui.views.lid import lid
from companion.ui.watch import use_watch
from scorers.core.issues import CompanionError, Level
from scorers.core.msg import Msg

BROAD: Final = 700
"""From this width on who is there stands beside the code."""

LARGEST: Final = 420
"""A code is drawn no larger: it is read from across a table."""

AROUND: Final = 330
"""What stands above and below it on a phone."""

BORDER: Final = 3
"""So many white squares are around a code."""

TICK: Final = 15.0
"""Seconds between two looks at whether the typed code is still good."""


@screen
def PhonesView() -> ft.View:
    """Draw the invitation of a table, or how to begin one."""
    here, route, key, _session, w = use_table()
    phones, said, say = here.phones, *use_typed_state(lambda: _NOTHING)
    _, redraw = use_typed_state(lambda: 0)
    _keep_watch(here, phones, redraw)
    if phones is None:
        body: list[ft.Control] = [text(w.t("app-phones-none"), Style.BODY_LARGE)]
    else:
        door = phones.door(key)
        invite = lambda address: here.run(lambda: _invite(phones, key, address, say))  # noqa: E731 - handed down
        body = _begin(w, phones, invite) if door is None else _open(w, here, phones, door, invite)
    body = [*([notice(w.say(said), Level.AGAINST, key="said")] if said else []), *body]
    head = lid(w, here.layout, w.t("app-phones"), tap(here.go, routes.table(key)))
    return bare_view(route, [head, room(body, width=here.layout.width, measure=1000)])


_NOTHING: Final[Msg | None] = None
Invite = Callable[[str], object]


def _keep_watch(here: PageSession, phones: Phones | None, redraw: Callable[[Callable[[int], int]], object]) -> None:
    """Draw again whenever somebody comes or goes, and when the typed code has run out."""

    async def look_again() -> None:
        redraw(lambda n: n + 1)

    async def tick() -> None:
        while lives(here.page):
            await asyncio.sleep(TICK)
            await look_again()

    use_watch(lambda: phones.doors.watch(lambda: run_on_page(here.page, look_again)) if phones else None, [phones])
    ft.use_effect(tick, [], cleanup=lambda: None)


async def _invite(phones: Phones, key: str, address: str, say: Callable[[Msg | None], object]) -> None:
    try:
        await phones.invite(key, address)
    except CompanionError as error:
        say(error.said if isinstance(error, NoNetworkError) else reason(error))
    else:
        say(None)


# Before anybody is invited


def _begin(w: Words, phones: Phones, invite: Invite) -> list[ft.Control]:
    """Say what inviting does, and in which network."""
    networks = phones.networks()
    if not networks:
        return [notice(w.t("app-phones-no-network"), Level.AGAINST, key="no-network")]
    first, *others = networks
    told = [
        ft.Row([ft.Icon(icon, size=32, color=ACC), text(w.t(name), Style.BODY_LARGE, expand=True)], spacing=16)
        for icon, name in STEPS
    ]
    return [
        text(w.t("app-phones-what"), Style.HEADLINE_SMALL),
        stack(list[ft.Control](told), 20),
        big_button(w, w.t("app-invite"), tap(invite, first.address), key="invite", second=_named(first)),
        *_others(w, others, invite),
    ]


STEPS: Final = (
    (ft.Icons.QR_CODE_2, "app-phones-scan"),
    (ft.Icons.PERSON, "app-phones-be"),
    (ft.Icons.PHONE_ANDROID, "app-phones-own"),
    (ft.Icons.LOCK_OPEN, "app-phones-until"),
)
"""What inviting comes to."""


def _others(w: Words, others: list[Network], invite: Invite) -> list[ft.Control]:
    if not others:
        return []
    ways = [
        quiet_button(w, _named(network), tap(invite, network.address), key=f"network/{network.address}")
        for network in others
    ]
    return [section(w.t("app-other-networks")), ft.Row(list[ft.Control](ways), spacing=8, run_spacing=8, wrap=True)]


def _named(network: Network) -> str:
    return f"{network.name} · {network.address}" if network.name else network.address


# While the door is open


def _open(w: Words, here: PageSession, phones: Phones, door: Door, invite: Invite) -> list[ft.Control]:
    """Draw the code and the address, who is there, what they may do, and how to close."""
    layout = here.layout
    code, people = _code(w, phones, door, layout), _people(w, phones, door)
    others = [one for one in phones.networks() if one.address != door.address]
    if layout.width < BROAD:
        return [*code, *people, *_others(w, others, invite)]
    left, right = ft.Column([stack(code, 16)], expand=1), ft.Column([stack(people, 16)], expand=1)
    beside = ft.Row([left, right], spacing=32, vertical_alignment=ft.CrossAxisAlignment.START)
    return [beside, *_others(w, others, invite)]


def _code(w: Words, phones: Phones, door: Door, layout: Layout) -> list[ft.Control]:
    link, code = phones.link(door), phones.code(door.table)
    wide = layout.width >= BROAD
    room = min(LARGEST, (layout.width - 80) / (2 if wide else 1), max(200, layout.height - (180 if wide else AROUND)))
    qr, squares = _qr(link)
    size = squares * max(2, int(room / squares))  # a square is a whole number of dots
    drawn = ft.Container(
        ft.Image(src=qr.encode(), width=size, height=size, semantics_label=w.t("app-scan")),
        bgcolor="#FFFFFF",
        border_radius=14,
        padding=8,
        alignment=ft.Alignment.CENTER,
    )
    typeable = f"{code.letters[:3]} {code.letters[3:]}" if code else ""
    typed = stack(
        [
            text(w.t("app-or-type"), Style.BODY_MEDIUM, INK2),
            ft.Text(phones.address(door), style=letters(HEAVY, 20 * w.scale)),
            numeral(w, typeable, 40),
        ],
        2,
    )
    return [
        ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER),
        typed,
        text(w.t("app-same-network"), Style.BODY_SMALL, INK2),
    ]


@lru_cache(maxsize=8)
def _qr(link: str) -> tuple[str, int]:
    """Return the code of an address as a drawing, with the white around it that a camera needs; and its squares."""
    rows = [bytes(row) for row in segno.make(link, error="m", micro=False).matrix_iter(border=BORDER)]
    dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, cell in enumerate(row) if cell)
    return svg.sheet(len(rows), len(rows), f'<path d="{dark}" fill="#000000" shape-rendering="crispEdges"/>'), len(rows)


def _people(w: Words, phones: Phones, door: Door) -> list[ft.Control]:
    """Draw who is there, the rule, and the end."""
    rows = [_Guest(w, phones, guest, number, key=guest.id) for number, guest in enumerate(door.guests, 1)]
    nobody = [text(w.t("app-nobody-yet"), Style.BODY_MEDIUM, INK2)]
    rules = [
        choice(
            w,
            w.t(f"app-may-{name}"),
            tap(_allow, phones, door.table, only),
            key=f"may/{name}",
            selected=door.own_only is only,
            note=w.t(f"app-may-{name}-note"),
        )
        for name, only in (("all", False), ("own", True))
    ]
    return [
        section(w.t("app-who-is-there")),
        stack(list[ft.Control](rows) or list[ft.Control](nobody), 8),
        section(w.t("app-what-they-may")),
        stack(list[ft.Control](rules), 8),
        quiet_button(w, w.t("app-close-door"), tap(phones.close, door.table), key="close-door", icon=ft.Icons.LOCK),
        text(w.t("app-close-door-note"), Style.BODY_SMALL, INK2),
    ]


def _allow(phones: Phones, table: str, only: bool) -> None:
    phones.allow(table, own_only=only)


@ft.component
def _Guest(w: Words, phones: Phones, guest: Guest, number: int, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Draw a device that has come in: whose it is, whether it is awake, and what can be done with it."""
    naming, name_it = use_typed_state(lambda: False)
    leaving, ask = use_typed_state(lambda: False)
    seat = w.seat(guest.seat)
    called = guest.name or w.t("app-phone-n", n=number)
    who = w.t("app-plays-for", who=seat.name, phone=called) if seat else w.t("app-looks-on", phone=called)
    awake = w.t("app-awake" if guest.pages else "app-asleep")
    mark = player_mark(seat, 36 * w.scale, lit=w.dark) if seat else sign("table", 36 * w.scale, INK2)

    def named(name: str) -> None:
        phones.doors.rename(guest.id, name)
        name_it(False)

    words = ft.Column(
        [text(who, Style.TITLE_MEDIUM), text(awake, Style.BODY_SMALL, INK2)], spacing=0, tight=True, expand=True
    )
    row = ft.Row(
        [
            mark,
            words,
            icon_button(
                ft.Icons.EDIT,
                w.t("app-rename", phone=called),
                lambda: name_it(not naming),
                key=f"name/{guest.id}",
                tip=False,  # shown over the line it would take the keyboard from whoever types
            ),
            icon_button(
                ft.Icons.CLOSE,
                w.t("app-put-out", phone=called),
                lambda: ask(not leaving),
                key=f"out/{guest.id}",
                tip=False,
            ),
        ],
        spacing=8,
    )
    line = text_entry(w.t("app-phone-name"), guest.name, named, key=f"naming/{guest.id}", autofocus=True)
    return ft.Container(
        stack([row, *([line] if naming else []), *(_sure(w, phones, guest, ask) if leaving else [])], 8),
        border=ft.Border.only(bottom=ft.BorderSide(1, LINE)),
        padding=ft.Padding.symmetric(vertical=6),
    )


def _sure(w: Words, phones: Phones, guest: Guest, ask: Callable[[bool], object]) -> list[ft.Control]:
    """Ask whether a device is to be put out, and say what that does to the code."""
    ways = [
        quiet_button(w, w.t("app-put-out-now"), tap(phones.doors.remove, guest.id), key=f"gone/{guest.id}"),
        quiet_button(w, w.t("app-stays"), lambda: ask(False), key=f"stays/{guest.id}"),
    ]
    return [
        ft.Row(list[ft.Control](ways), spacing=8, run_spacing=8, wrap=True),
        text(w.t("app-put-out-note"), Style.BODY_MEDIUM, INK2),
    ]

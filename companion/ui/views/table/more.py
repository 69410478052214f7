"""What one looks up, and what one rarely needs: rules, rulings, keeps, the clock, ways out of the table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

import flet as ft

from companion.app.sights import Clocks, Switch
from companion.text import following
from companion.ui.components.buttons import quiet_button
from companion.ui.components.setup_steps import checklist as steps
from companion.ui.components.shell import section
from companion.ui.components.stack import pairs
from companion.ui.components.switch import switch_row
from companion.ui.components.symbols import seat_mark
from companion.ui.components.touch import Style, surface, tap, text
from companion.ui.components.words import Words
from companion.ui.dates import own_name
from companion.ui.theme import INK2
from companion.ui.views.table.clock import clock_text
from companion.ui.views.table.model import TableModel
from companion.ui.views.table.shown import Kind, Laying, LookUp, More
from companion.ui.views.table.ways import Go
from scorers.core.view import Chapter, Rule

HOSTS: Final = ((ft.Icons.QR_CODE_2, "ui-phones", Go.PHONES), (ft.Icons.IOS_SHARE, "ui-export", Go.EXPORT))
"""What a device that was invited cannot do: invite others, and take the table away."""

Body = tuple[str, list[ft.Control]]
Leave = Callable[[Go], object]


def look_up(w: Words, m: TableModel, found: LookUp, room: float) -> list[ft.Control]:
    """Catalogue and chapters, tools, the rules of this phase, how this table plays doubtful rules, the setup."""
    catalogue = _door(w, ft.Icons.STYLE, "ui-catalogue", lambda: m.open(Kind.CATALOGUE, on_top=True))
    setup = _door(w, ft.Icons.CHECKLIST, "ui-checklist", lambda: m.open(Kind.CHECKLIST, on_top=True))
    chapters = [_chapter(w, m, chapter) for chapter in found.chapters]
    tools = [_line(ft.Icons.CALCULATE, w.say(t.label), tap(m.press, t.key), key=f"tool/{t.key}") for t in found.tools]
    return [
        *pairs([*([catalogue] if found.catalogue else []), *chapters, *tools, setup], room),
        *_part(w, "ui-rules", [_rule(w, rule) for rule in found.rules]),
        *_part(w, "ui-rulings", [switch_line(w, switch, m) for switch in found.rulings]),
    ]


def more(w: Words, m: TableModel, found: More, leave: Leave, room: float) -> list[ft.Control]:
    """Draw what is near everywhere, the ways out, the clock, and what the app keeps."""
    near = (
        (Go.HOME, w.t("ui-who-am-i" if found.invited else "ui-home")),
        (Go.SETTINGS, w.t("ui-settings")),
        (Go.LANGUAGE, own_name(following(w.language))),
    )
    ways = (
        (ft.Icons.LEADERBOARD, "ui-score" if not found.finished else "ui-result", Go.SCORE),
        (ft.Icons.TV, "ui-show-everybody", Go.SHOW),
        *(() if found.invited else HOSTS),
    )
    pills = [quiet_button(w, name, tap(leave, go), key=f"go/ui-{go}") for go, name in near]
    doors = [_door(w, icon, name, tap(leave, go)) for icon, name, go in ways]
    clock = _door(w, ft.Icons.TIMER_OUTLINED, "ui-clock", lambda: m.open(Kind.TIME, on_top=True))
    return [
        ft.Row(list[ft.Control](pills), spacing=8, run_spacing=8, wrap=True),
        *pairs([*doors, clock], room),
        *_part(w, "ui-keeps", pairs([switch_line(w, switch, m) for switch in found.keeps], room)),
    ]


def time_sheet(w: Words, m: TableModel, found: Clocks) -> list[ft.Control]:
    """How long the table has played, and each seat; start and pause."""
    name = "ui-clock-pause" if found.running else "ui-clock-start"
    icon = ft.Icons.PAUSE if found.running else ft.Icons.PLAY_ARROW
    run = quiet_button(w, w.t(name), lambda: m.run_clock(on=not found.running), key="clock/run", icon=icon)
    seats: list[ft.Control] = [
        ft.Row([seat_mark(w, seat), text(w.owner(seat), Style.BODY_LARGE, expand=True), _time(time)], spacing=12)
        for seat, time in found.seats
    ]
    return [
        text(clock_text(found.table), Style.DISPLAY_LARGE),
        *([] if found.fixed else [run]),
        *seats,
    ]


def _time(time: timedelta) -> ft.Control:
    return text(clock_text(time), Style.TITLE_MEDIUM)


def checklist(w: Words, m: TableModel, found: Laying) -> list[ft.Control]:
    """How the box is laid out for this table."""
    return steps(w, found.checklist, found.laid, m.lay)


def switch_line(w: Words, switch: Switch, m: TableModel) -> ft.Control:
    """Something agreed, and its answer; a tap opens the form that changes it."""
    label, note, key = w.say(switch.label), w.say(switch.note), f"switch/{switch.move or switch.label.id}"
    return switch_row(w, label, note, switch.on, tap(m.press, switch.move) if switch.move else None, key=key)


def _rule(w: Words, rule: Rule) -> ft.Control:
    quiet = ft.Colors.ON_SURFACE_VARIANT
    page = [text(w.cited(rule.page), Style.BODY_SMALL, quiet)] if rule.page else []
    return ft.Column(
        [text(w.say(rule.brief), Style.TITLE_SMALL), text(w.say(rule.text), Style.BODY_MEDIUM), *page],
        spacing=4,
        tight=True,
    )


def _part(w: Words, name: str, lines: list[ft.Control]) -> list[ft.Control]:
    """Draw a heading and what stands under it; nothing where nothing would stand."""
    if not lines:
        return []
    return [section(w.t(name)), *lines]


def _door(w: Words, icon: ft.IconData, name: str, on_click: Callable[[], object]) -> ft.Control:
    return _line(icon, w.t(name), on_click, key=f"go/{name}")


def _chapter(w: Words, m: TableModel, found: Chapter) -> ft.Control:
    def read() -> None:
        m.open(Kind.CATALOGUE, found.key, on_top=True)

    return _line(ft.Icons.STYLE, w.say(found.label), read, key=f"chapter/{found.key}")


def _line(icon: ft.IconData, words: str, on_click: Callable[[], object], *, key: str) -> ft.Control:
    return surface(
        ft.Row([ft.Icon(icon, color=INK2), text(words, Style.TITLE_SMALL, expand=True)], spacing=12), on_click, key=key
    )

"""Tables being played, as Home shows them: the last touched as an evening going on, the others in a line each."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.app.reasons import reason
from companion.app.values import TableEntry
from companion.ui import routes
from companion.ui.components.buttons import big_button
from companion.ui.components.fitting import unbroken, whole
from companion.ui.components.printed import scene_across, scene_of
from companion.ui.components.shell import section
from companion.ui.components.stack import stack
from companion.ui.components.symbols import player_mark
from companion.ui.components.touch import Style, Tap, icon_button, numeral, surface, tap, text
from companion.ui.components.track import step_words
from companion.ui.components.words import Words
from companion.ui.dates import day_and_time
from companion.ui.page_session import PageSession
from companion.ui.theme import HOUSE, INK2, LARGE, mix, text_size
from companion.ui.views.home.shelf import scene_height
from companion.ui.views.people import table_words
from scorers.core.issues import CompanionError
from scorers.core.look import Colours
from scorers.core.msg import Msg, msg
from scorers.core.view import Step, Track

log = logging.getLogger(__name__)

HIGH = (138, 200)
"""The scene of an evening, on a phone and where there is more room."""


AROUND = 2 * 16 + 2 * 16 + 12 + 120
"""What stands left and right of a title beside its round: margins, and the round with its number."""

TOLD = 220
OTHER = 84
"""How high the words of an evening are, and the line of another one."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What is seen of a table from afar."""

    words: Words
    round: Step | None
    """The round with its number, if rounds are numbered."""
    who: str
    """Who plays, and which turn or phase."""


def glance(here: PageSession, entry: TableEntry) -> Glance | Msg:
    """Look at a table; a sentence where it cannot be read."""
    try:
        session = here.session(entry.id)
        w = table_words(here, session.game, session.setup)
        track = session.view.track
    except CompanionError as error:
        log.warning("table %s cannot be read: %s", entry.id, error)
        return reason(error)
    except (ValueError, LookupError, TypeError):
        log.exception("table %s cannot be shown", entry.id)
        return Msg("app-table-unreadable")
    numbered = track.steps[0] if track.steps and track.steps[0].at is not None else None
    return Glance(w, numbered, _who(w, track, track.steps[1:] if numbered else track.steps))


def _who(w: Words, track: Track, steps: Sequence[Step]) -> str:
    """Ewa plays, turn 3 of 7."""
    turn = _small(" · ".join(step_words(w, step) for step in steps))
    player = w.seat(track.acting[0]) if len(track.acting) == 1 else None
    if player is None:
        return turn[:1].upper() + turn[1:]
    return w.t("app-plays-turn", who=player.name, turn=turn) if turn else w.t("app-plays-now", who=player.name)


def _small(words: str) -> str:
    """Return words as they stand inside a sentence."""
    return words[:1].lower() + words[1:]


def tables(w: Words, here: PageSession, *, split: bool, room: float = 0) -> list[ft.Control]:
    """Draw the last touched table large, the others lower, in a line each; `room`: so high all of it may be."""
    first, *others = here.library.open_tables() or (None,)
    if first is None:
        return []
    lines = [_other(w, here, entry) for entry in others]
    spare = room - TOLD * w.scale - (OTHER * (len(lines) + 1) if lines else 0)
    return [
        live_card(w, here, first, spare, split=split),
        *([section(w.t("app-other-tables")), *lines] if lines else []),
    ]


def live_card(w: Words, here: PageSession, entry: TableEntry, spare: float, *, split: bool) -> ft.Control:
    """Draw the evening: its scene, where it stands, who sits there, and the lamp's way back to the table.

    `split`: the scene stands beside the words, not over them.
    """
    colours = here.library.game(entry.slug).look.colours or HOUSE
    light = colours.at(dark=here.dark)
    cross = ft.Container(
        ft.Icon(ft.Icons.CLOSE, size=20, color=colours.lid_ink),
        width=32,
        height=32,
        bgcolor=light.lid,
        border_radius=16,
        alignment=ft.Alignment.CENTER,
    )
    away = ft.Container(_away(w, here, entry, cross), top=4, left=4 if split else None, right=None if split else 4)
    words = ft.Container(
        stack(_told(w, here, entry, colours, split=split), 0),
        padding=ft.Padding.only(left=16, right=16, top=12, bottom=14),
        expand=6 if split else None,
    )
    scene = scene_across(entry.slug, None if split else scene_height(here.layout.width, spare, HIGH))
    if split:
        scene.expand = 5
        card: ft.Control = ft.Row(
            [scene, words], spacing=0, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH
        )
    else:
        card = stack([scene, words], 0)
    return ft.Container(
        ft.Stack([card, away], fit=ft.StackFit.PASS_THROUGH),
        bgcolor=light.lid,
        border_radius=20,
        shadow=ft.BoxShadow(blur_radius=0, offset=ft.Offset(0, 3), color=mix(light.lid, "#000000", 0.68)),
        margin=ft.Margin.only(bottom=3),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _told(w: Words, here: PageSession, entry: TableEntry, colours: Colours, *, split: bool) -> list[ft.Control]:
    seen = glance(here, entry)
    title = text(w.t(f"{entry.slug}-title"), Style.HEADLINE_MEDIUM, colours.lid_ink)
    act = ft.Container(
        big_button(w, w.t("app-continue"), tap(here.go, routes.table(entry.id)), key="continue", lamp=True),
        padding=ft.Padding.only(top=14),
    )
    if isinstance(seen, Msg):
        return [title, text(w.say(seen), Style.BODY_MEDIUM, colours.lid_ink2), act]
    said = ft.Column([title, text(seen.who, Style.BODY_MEDIUM, colours.lid_ink2)], spacing=2, tight=True, expand=True)
    parts: list[ft.Control] = [said, *([_round(w, seen.round, colours)] if seen.round else [])]
    head: ft.Control = ft.Row(parts, spacing=12)
    size = text_size(Style.HEADLINE_MEDIUM) * w.scale
    room = here.layout.width * (6 / 11 if split else 1) - AROUND
    if w.scale > LARGE or unbroken(str(title.value), size, room, speaks=True) < size:
        said.expand = None
        head = stack(parts, 4)
    return [head, ft.Container(_players(seen.words, colours), padding=ft.Padding.only(top=12)), act]


def _round(w: Words, step: Step, colours: Colours) -> ft.Control:
    """Draw the number of the round as large as can be read from the sofa, and of how many."""
    of = [text(w.t("app-of", of=step.of), Style.BODY_MEDIUM, colours.lid_ink2)] if step.of else []
    row = ft.Row(
        [
            text(_small(w.say(step.label)), Style.BODY_MEDIUM, colours.lid_ink2),
            numeral(w, str(step.at), 40, colours.lid_ink),
            *of,
        ],
        spacing=6,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    return ft.Semantics(content=row, label=step_words(w, step), exclude_semantics=True)


def _players(w: Words, colours: Colours) -> ft.Control:
    """Everybody at the table, in seating order."""
    marks = [
        ft.Row(
            [player_mark(seat, 24 * w.scale, lit=True), text(seat.name, Style.TITLE_SMALL, colours.lid_ink)],
            spacing=6,
            tight=True,
        )
        for seat in w.seats
    ]
    return ft.Row(list[ft.Control](marks), spacing=14, run_spacing=8, wrap=True)


def _other(w: Words, here: PageSession, entry: TableEntry) -> ft.Control:
    """One more table, in a line, with the way to put it away."""
    open_ = table_line(w, here, entry, tap(here.go, routes.table(entry.id)), key=f"open/{entry.id}")
    return ft.Row([open_, _away(w, here, entry)], spacing=0)


def put_away_lines(w: Words, here: PageSession) -> list[ft.Control]:
    """Draw the tables that were put away; a tap brings one back and goes there."""
    return [
        table_line(w, here, entry, tap(_taken_up, here, entry), key=f"bring-back/{entry.id}")
        for entry in here.library.tables_put_away()
    ]


def _taken_up(here: PageSession, entry: TableEntry) -> None:
    if here.attempt(lambda: here.library.bring_back(entry.id)):
        here.changed()
        here.go(routes.table(entry.id))


def table_line(w: Words, here: PageSession, entry: TableEntry, on_click: Tap, *, key: str) -> ft.Control:
    """Draw a table in a line: its scene, its game, who plays, when it was touched last."""
    when = day_and_time(w, entry.updated, here.library.clock.now())
    lines: list[ft.Control] = [
        whole(w, text(w.t(f"{entry.slug}-title"), Style.TITLE_MEDIUM), BESIDE),
        text(f"{', '.join(entry.players)} · {when}", Style.BODY_SMALL, INK2),
    ]
    said = ft.Container(
        ft.Column(lines, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(vertical=8),
        expand=True,
    )
    row = ft.Row(
        [ft.Container(scene_of(entry.slug, 72, 64), border_radius=_LEFT, clip_behavior=_CLIP), said], spacing=12
    )
    return surface(row, on_click, key=key, padding=0, expand=True)


BESIDE = 32 + 72 + 12 + 48
"""What the line of a table takes beside its name: margins, its scene, the way to put it away."""

_LEFT = ft.BorderRadius.only(top_left=12, bottom_left=12)
_CLIP = ft.ClipBehavior.ANTI_ALIAS


def _away(w: Words, here: PageSession, entry: TableEntry, cross: ft.Control | None = None) -> ft.Control:
    name = w.t("app-put-away", what=entry_name(w, entry))
    return icon_button(cross or ft.Icons.CLOSE, name, tap(put_away, here, entry), key=f"away/{entry.id}")


def put_away(here: PageSession, entry: TableEntry) -> None:
    """Take a table off Home, with a way back."""

    def bring_back() -> None:
        here.library.bring_back(entry.id)
        here.changed()

    if here.attempt(lambda: here.library.put_away(entry.id)):
        here.changed()
        here.tell(msg("app-was-put-away", what=entry_name(here.words, entry)), undo=bring_back)


def entry_name(w: Words, entry: TableEntry) -> str:
    """Return what a table is called aloud: its game and its people."""
    return f"{w.t(f'{entry.slug}-title')}, {', '.join(entry.players)}"

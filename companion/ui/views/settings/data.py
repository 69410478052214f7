"""Where everything lies, a copy of it to keep, and one to bring in: previewed before anything is touched."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.app.reasons import reason
from companion.app.values import WRITTEN, Change, Fate, Preview
from companion.services.ports import FileRefusedError
from companion.ui.components.buttons import big_button, quiet_button
from companion.ui.components.issues import notice
from companion.ui.components.sheet import bottom_sheet
from companion.ui.components.shell import section
from companion.ui.components.stack import stack
from companion.ui.components.touch import Style, text
from companion.ui.components.words import Words
from companion.ui.page_session import PageSession
from companion.ui.state import use_optional_state, use_typed_state
from scorers.core.issues import CompanionError, Level
from scorers.core.msg import Msg, msg

SECTIONS: Final = ("tables", "people", "settings", "printed", "last_tables")
"""In the order of what people care for."""


@ft.component
def Data(w: Words, here: PageSession, *, key: str | None = None) -> ft.Control:  # noqa: ARG001 - Flet takes the key before
    """Draw the data folder, and the ways out and in."""
    found, show = use_optional_state(Preview)
    said, say = use_optional_state(Msg)
    busy, work = use_typed_state(bool)

    def close() -> None:
        show(None)

    async def export() -> None:
        await _export(here, work, say)

    async def pick() -> None:
        await _pick(here, work, say, show)

    async def bring_in() -> None:
        close()
        if found is not None:
            await _bring_in(here, found, work, say)

    ft.use_dialog(preview_sheet(w, found, bring_in, close) if found else None)
    quiet = ft.Colors.ON_SURFACE_VARIANT
    buttons = [
        quiet_button(w, w.t("app-export"), export, key="export", icon=ft.Icons.SAVE_ALT, disabled=busy),
        quiet_button(w, w.t("app-import"), pick, key="import", icon=ft.Icons.FILE_OPEN_OUTLINED, disabled=busy),
    ]
    parts: list[ft.Control] = [
        section(w.t("app-data")),
        text(w.t("app-data-where"), Style.BODY_MEDIUM),
        text(str(here.library.folder), Style.BODY_MEDIUM, quiet),
        ft.Row(list[ft.Control](buttons), spacing=8, run_spacing=8, wrap=True),
        *([notice(w.say(said), Level.HINT, key="data/said")] if said else []),
    ]
    return stack(parts, 12)


async def _export(here: PageSession, work: Callable[[bool], None], say: Callable[[Msg | None], None]) -> None:
    """Everything as one file, wherever the person wants it."""
    work(True)
    try:
        data = await asyncio.to_thread(here.library.export_all)
        name = f"tableside-{here.library.clock.now().astimezone():%Y-%m-%d}.json"
        say(msg("app-exported", name=name) if await here.services.files.save(name, data) else None)
    except CompanionError as error:
        say(reason(error))
    finally:
        work(False)


async def _pick(
    here: PageSession,
    work: Callable[[bool], None],
    say: Callable[[Msg | None], None],
    show: Callable[[Preview | None], None],
) -> None:
    """Read a file, and check it to the last line."""
    work(True)
    try:
        file = await here.services.files.pick()
        if file is not None:
            show(await asyncio.to_thread(here.library.preview_import, file.data))
            say(None)
    except FileRefusedError as error:
        say(error.said)
    except CompanionError as error:
        say(reason(error))
    finally:
        work(False)


async def _bring_in(
    here: PageSession, found: Preview, work: Callable[[bool], None], say: Callable[[Msg | None], None]
) -> None:
    """Do what was previewed."""
    work(True)
    try:
        before = await asyncio.to_thread(here.library.bring_in, found)
        say(msg("app-imported", path=str(before)))
        here.changed()
    except CompanionError as error:
        say(reason(error))
    finally:
        work(False)


def preview_sheet(w: Words, found: Preview, on_go: Callable[[], Any], on_close: Callable[[], Any]) -> ft.BottomSheet:
    """Draw what would come in, what would be replaced, what stays."""
    nothing = not any(found.count(outcome) for outcome in WRITTEN)
    go = big_button(w, w.t("app-import-go"), on_go, key="import/go")
    end: ft.Control = text(w.t("app-import-nothing"), Style.BODY_LARGE) if nothing else go
    lines = [text(said, Style.BODY_LARGE) for said in preview_lines(w, found.changes)]
    return bottom_sheet(w, w.t("app-import-preview"), [*lines, end], on_close, key="import/close")


def preview_lines(w: Words, changes: tuple[Change, ...]) -> list[str]:
    """Return a line per kind of thing, saying how many come in new, are replaced, stay as they are."""
    counts = Counter((change.section, change.outcome) for change in changes)
    lines = []
    for name in SECTIONS:
        parts = [
            w.t(f"app-import-{outcome.value}", n=counts[name, outcome]) for outcome in Fate if counts[name, outcome]
        ]
        if parts:
            lines.append(
                w.t("app-import-line", section=w.t(f"app-section-{name.replace('_', '-')}"), what=", ".join(parts))
            )
    return lines

"""Who uses a keyboard on this page, where its focus is to begin, and whether somebody is typing just now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import flet as ft

from companion.ui.flet_edge import note, noted, number_of, still_there

_WALKS: Final = "tableside.walks"
_TYPES: Final = "tableside.types"
_STANDS: Final = "tableside.stands"
"""Under which names the page's session remembers it; the last one for each screen."""

Leave = Callable[[ft.Event[ft.TextField]], object]


def walk(page: ft.Page) -> bool:
    """Somebody has pressed Tab; True if nobody had before."""
    first = not noted(page, _WALKS)
    note(page, _WALKS, True)
    return first


def walks() -> bool:
    """Whether somebody walks this page by Tab: only then can what is touched be focused, which costs a frame."""
    page = _page()
    return page is not None and bool(noted(page, _WALKS))


def entered(route: str, content: ft.Control) -> ft.Control:
    """Wrap a screen so that the focus can be brought to it: Flutter leaves it with whatever lies covered below."""
    screen, page = ft.KeyboardListener(content, autofocus=walks(), include_semantics=False), _page()
    if page is not None:
        note(page, f"{_STANDS}{route}", screen)
    return screen


def entrance(page: ft.Page) -> ft.KeyboardListener | None:
    """Where the focus of the screen in front begins."""
    return cast("ft.KeyboardListener | None", noted(page, f"{_STANDS}{page.route}"))


def typed_in(line: ft.TextField, on_leave: Leave | None = None) -> ft.TextField:
    """Make a line tell while somebody types in it; `on_leave` is its `on_blur`."""

    def enter(event: ft.Event[ft.TextField]) -> None:
        note(event.page, _TYPES, number_of(event.control))

    def leave(event: ft.Event[ft.TextField]) -> None:
        note(event.page, _TYPES, None)
        if on_leave is not None:
            on_leave(event)

    line.on_focus, line.on_blur = enter, leave
    return line


def types(page: ft.Page) -> bool:
    """Whether a line that is still there is being typed in; one that has gone may never have said goodbye."""
    return still_there(page, noted(page, _TYPES))


def _page() -> ft.Page | None:
    """Return the page being drawn; none where something is drawn for itself."""
    try:
        return ft.context.page
    except RuntimeError:
        return None

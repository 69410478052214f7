"""Who uses a keyboard on this page, where its focus is to begin, and whether somebody is typing just now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, cast

import flet as ft

from companion.ui.flet_edge import drawn_now, is_noted, note, noted, number_of, try_asking

_NAVIGATES: Final = "tableside.navigates"
_TYPING: Final = "tableside.typing"
_SCOPE: Final = "tableside.scope"
"""Under which names the page's session remembers it; the last one for each screen."""

Leave = Callable[[ft.Event[ft.TextField]], object]


def begin_keyboard_navigation(page: ft.Page) -> bool:
    """Somebody has pressed Tab; True if nobody had before."""
    first = not noted(page, _NAVIGATES)
    note(page, _NAVIGATES, True)
    return first


has_keyboard_navigation: Final = partial(is_noted, _NAVIGATES)
"""Whether somebody moves about this page by Tab: only then can what is touched be focused, which costs a frame."""


def focus_scope(route: str, content: ft.Control) -> ft.Control:
    """Wrap a screen so that the focus can be brought to it: Flutter leaves it with whatever lies covered below."""
    screen, page = ft.KeyboardListener(content, autofocus=has_keyboard_navigation(), include_semantics=False), _page()
    if page is not None:
        note(page, f"{_SCOPE}{route}", screen)
    return screen


def focus_target(page: ft.Page) -> ft.KeyboardListener | None:
    """Where the focus of the screen in front begins."""
    return cast("ft.KeyboardListener | None", noted(page, f"{_SCOPE}{page.route}"))


async def focus_front(page: ft.Page) -> None:
    """Bring the focus to the screen in front as it stands by now: one drawn before it has left the page."""
    last = focus_target(page)
    screen = drawn_now(page, number_of(last)) if last is not None else None
    if isinstance(screen, ft.KeyboardListener):
        await try_asking(screen.focus())


def track_typing(
    line: ft.TextField, on_leave: Leave | None = None, on_enter: Callable[[], object] | None = None
) -> ft.TextField:
    """Make a line tell while somebody types in it; `on_leave` is its `on_blur`, `on_enter` comes before it."""

    def enter(event: ft.Event[ft.TextField]) -> None:
        note(event.page, _TYPING, number_of(event.control))
        if on_enter is not None:
            on_enter()

    def leave(event: ft.Event[ft.TextField]) -> None:
        note(event.page, _TYPING, None)
        if on_leave is not None:
            on_leave(event)

    line.on_focus, line.on_blur = enter, leave
    return line


def use_focus(line: ft.TextField, *, on: bool = True) -> None:
    """Bring the keyboard to a line as it comes: by itself it takes it from no other one, nor from what was touched."""

    async def take() -> None:
        if on:
            await try_asking(line.focus())

    ft.use_effect(take, [on], cleanup=lambda: None)


def is_typing(page: ft.Page) -> bool:
    """Whether a line that is still there is being typed in; one that has gone may never have said goodbye."""
    return typed_in(page) is not None


def typed_in(page: ft.Page) -> str | None:
    """Return the key of the line that is being typed in, if there is one."""
    line = drawn_now(page, noted(page, _TYPING))
    return None if line is None else str(line.key)


def _page() -> ft.Page | None:
    """Return the page being drawn; none where something is drawn for itself."""
    try:
        return ft.context.page
    except RuntimeError:
        return None

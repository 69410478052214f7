"""What the keys of a keyboard do: undo and redo at the table, close what lies on top, go back."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import flet as ft

from companion.ui.components.keyboard import begin_keyboard_navigation, focus_target, is_typing
from companion.ui.flet_edge import dialog_is_open, run_on_page


class Key(StrEnum):
    """What a person wants with a key."""

    UNDO = "undo"
    REDO = "redo"
    BACK = "back"
    NAVIGATE = "navigate"


Act = Callable[[Key], object]


def meant(event: ft.KeyboardEvent) -> Key | None:
    """Tell what a key means; on a Mac the command key does what Ctrl does elsewhere."""
    if event.alt:
        return None
    match event.key, event.ctrl or event.meta, event.shift:
        case "Z", True, False:
            return Key.UNDO
        case ("Z", True, True) | ("Y", True, False):
            return Key.REDO
        case "Escape", False, False:
            return Key.BACK
        case "Tab", False, _:
            return Key.NAVIGATE
    return None


class Keys:
    """The keyboard of one page. A line being typed in and an open dialog keep their keys to themselves."""

    def __init__(
        self,
        page: ft.Page,
        go: Callable[[str], None],
        behind: Callable[[str], str | None],
        on_navigate: Callable[[], None],
    ) -> None:
        """`go` shows another screen, `behind` says where Esc leads.

        `on_navigate` is called once, when somebody begins to move about by Tab.
        """
        self._page, self._go, self._behind, self._on_navigate = page, go, behind, on_navigate
        self._acts: dict[str, Act] = {}

    def take(self, route: str, act: Act) -> Callable[[], None]:
        """Let a screen act on keys while it is in front, until the returned function is called."""
        self._acts[route] = act
        return lambda: self._acts.pop(route, None) and None

    def pressed(self, event: ft.KeyboardEvent) -> None:
        """Do what is meant."""
        key = meant(event)
        if key is Key.NAVIGATE:
            if begin_keyboard_navigation(self._page):
                self._on_navigate()
                self._enter()
        elif key is not None and not is_typing(self._page) and not dialog_is_open(self._page):
            self._act(key)

    def _enter(self) -> None:
        """Bring the focus to the screen in front; later ones take it by themselves."""
        screen = focus_target(self._page)
        if screen is not None:
            run_on_page(self._page, screen.focus)

    def _act(self, key: Key) -> None:
        route = self._page.route
        back = self._behind(route)
        if route in self._acts:
            self._acts[route](key)
        elif key is Key.BACK and back is not None:
            self._go(back)

"""What the keys of a keyboard do: undo and redo at the table, close what lies on top, go back."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Final

import flet as ft

from companion.ui.components.keyboard import begin_keyboard_navigation, focus_front, is_typing, typed_in
from companion.ui.flet_edge import dialog_is_open, run_on_page


class Key(StrEnum):
    """What a person wants with a key."""

    UNDO = "undo"
    REDO = "redo"
    BACK = "back"
    NAVIGATE = "navigate"


Act = Callable[[Key], object]

ERASE: Final = "erase"
NEXT: Final = "next"
MINUS: Final = "-"
FIGURES: Final = {
    **{str(n): str(n) for n in range(10)},
    "Backspace": ERASE,
    "Enter": NEXT,
    MINUS: MINUS,
    "Subtract": MINUS,
}
"""What a key means where numbers are typed and no line has the focus."""

Hear = Callable[[str], object]


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


def figure_of(event: ft.KeyboardEvent) -> str | None:
    """Return a figure, or what goes on from it; the keys at the right of a large keyboard do the same."""
    if event.alt or event.ctrl or event.meta:
        return None
    return FIGURES.get(event.key.removeprefix("Numpad "))


class Keys:
    """The keyboard of one page. An open dialog keeps its keys to itself, a line being typed in all but Esc."""

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
        self._hears: dict[str, Hear] = {}
        self._by_tab = False
        """Whether the focus is where Tab has brought it: there Enter belongs to what has it."""

    def take(self, route: str, act: Act) -> Callable[[], None]:
        """Let a screen act on keys while it is in front, until the returned function is called."""
        self._acts[route] = act
        return lambda: self._acts.pop(route, None) and None

    def take_figures(self, route: str, hear: Hear) -> Callable[[], None]:
        """Let a screen hear figures while it is in front, until the returned function is called."""
        self._hears[route] = hear
        return lambda: self._hears.pop(route, None) and None

    def stay_at(self, line: str) -> None:
        """Let what is pressed next be about that line, whatever has the focus now, but for the line itself."""
        typed = typed_in(self._page)
        if typed != line and (self._by_tab or typed is not None):
            self._come_home()

    def pressed(self, event: ft.KeyboardEvent) -> None:
        """Do what is meant."""
        key = meant(event)
        figure = figure_of(event)
        if key is Key.NAVIGATE:
            self._by_tab = True
            if begin_keyboard_navigation(self._page):
                self._on_navigate()
                self._enter()
        elif key is not None and (key is Key.BACK or not is_typing(self._page)) and not dialog_is_open(self._page):
            self._act(key)
        elif figure is not None and not is_typing(self._page) and not dialog_is_open(self._page):
            self._hear(figure)

    def _enter(self) -> None:
        """Bring the focus to the screen in front; later ones take it by themselves."""
        run_on_page(self._page, partial(focus_front, self._page))

    def _come_home(self) -> None:
        self._by_tab = False
        self._enter()

    def _hear(self, figure: str) -> None:
        hear = self._hears.get(self._page.route or "")
        if hear is None or (figure == NEXT and self._by_tab):
            return
        if self._by_tab:
            self._come_home()
        hear(figure)

    def _act(self, key: Key) -> None:
        route = self._page.route
        back = self._behind(route)
        if route in self._acts:
            self._acts[route](key)
        elif key is Key.BACK and back is not None:
            self._go(back)

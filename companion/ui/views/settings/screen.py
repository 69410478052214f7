"""Settings: language, light, text size, and the data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from companion.app.library import app_version
from companion.app.values import Theme
from companion.services.ports import Sound
from companion.text import languages, system_language
from companion.ui import routes
from companion.ui.components.choice import chip
from companion.ui.components.shell import section, view
from companion.ui.components.stack import stack
from companion.ui.components.switch import switch_row
from companion.ui.components.touch import Style, line, tap, text
from companion.ui.components.words import Words
from companion.ui.dates import own_name
from companion.ui.guard import screen
from companion.ui.page_session import PageSession, use_page_session
from companion.ui.theme import SCALES
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.settings.data import Data

THEMES: Final = ((Theme.SYSTEM, "app-theme-system"), (Theme.LIGHT, "app-theme-light"), (Theme.DARK, "app-theme-dark"))

BROAD: Final = 1000
"""From this width on the data stand beside the settings."""

MEASURE: Final = (720, 1120)


@screen
def SettingsView() -> ft.View:
    """Everything that belongs to this device, and the data of all."""
    here = use_page_session()
    route = ft.use_view_path()
    use_game_theme(here)
    w = here.words
    device = [
        *_language(w, here),
        section(w.t("app-theme")),
        _themes(w, here),
        section(w.t("app-text-size")),
        _sizes(w, here),
        section(w.t("app-at-the-table")),
        stack(_switches(w, here), 0),
    ]
    data = [] if here.visit else [Data(w, here, key="data")]  # which are the host's
    house = [*data, *_about(w), ft.Container(height=16)]
    width = here.layout.width
    broad = width >= BROAD
    body = [_beside(device, house)] if broad else [*device, *house]
    way = tap(here.go, here.behind(routes.SETTINGS))
    return view(w, route, w.t("app-settings"), body, width=width, measure=MEASURE[broad], back=way)


def _beside(left: list[ft.Control], right: list[ft.Control]) -> ft.Control:
    """Draw what is of this device at the left, what is of the house at the right."""
    columns = [ft.Column([stack(part, 16)], expand=1) for part in (left, right)]
    return ft.Row(list[ft.Control](columns), spacing=48, vertical_alignment=ft.CrossAxisAlignment.START)


def _switches(w: Words, here: PageSession) -> list[ft.Control]:
    """Draw what happens at the table, a hairline between."""
    found: list[ft.Control] = []
    for name, on in (
        ("haptics", here.settings.haptics),
        ("sounds", here.settings.sounds),
        ("clocks", here.settings.clocks),
    ):
        found += [*([line()] if found else []), _switch(w, here, name, on)]
    return found


def _language(w: Words, here: PageSession) -> list[ft.Control]:
    """Draw the system's language or one of ours, each called by its own name."""
    system = w.t("app-language-system", name=own_name(system_language(here.system)))
    options = [(system, "", here.settings.language is None)]
    options += [(own_name(code), code, here.settings.language == code) for code in languages()]
    return [section(w.t("app-language")), _chips(w, options, lambda code: here.set(language=code or None), "language")]


def _themes(w: Words, here: PageSession) -> ft.Control:
    options = [(w.t(name), theme.value, here.settings.theme is theme) for theme, name in THEMES]
    return _chips(w, options, lambda theme: here.set(theme=theme), "theme")


def _chips(w: Words, options: Sequence[tuple[str, str, bool]], choose: Callable[[str], None], kind: str) -> ft.Control:
    chips = [
        chip(w, label, tap(choose, value), key=f"{kind}/{value}", selected=chosen) for label, value, chosen in options
    ]
    return ft.Row(chips, spacing=8, run_spacing=8, wrap=True)


def _sizes(w: Words, here: PageSession) -> ft.Control:
    options = [
        (
            w.t("app-percent", n=round(scale * 100)),
            str(round(scale * 100)),
            round(scale * 100) == here.settings.text_size,
        )
        for scale in SCALES
    ]
    return _chips(w, options, lambda size: here.set(text_size=int(size)), "text")


def _switch(w: Words, here: PageSession, name: str, on: bool) -> ft.Control:
    label, note = w.t(f"app-{name}"), w.t(f"app-{name}-note")

    def switch() -> None:
        here.set(**{name: not on})
        if name == "sounds":
            here.sound(Sound.TICK)  # what it is that was turned on

    return switch_row(w, label, note, on, switch, key=f"set/{name}")


def _about(w: Words) -> list[ft.Control]:
    """Draw what this is, and whose the games are."""
    quiet = ft.Colors.ON_SURFACE_VARIANT
    return [
        section(w.t("app-about")),
        text(w.t("app-about-text", version=app_version()), Style.BODY_MEDIUM),
        text(w.t("app-rights"), Style.BODY_MEDIUM, quiet),
    ]

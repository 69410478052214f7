"""Calm as a good rulebook, warm as a lamp over a table: one accent per game on warm paper, or on dark wood."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import flet as ft

GRID: Final = 8
"""Everything is a multiple of this, or half of it."""

TARGET: Final = 48
"""The least a finger can hit."""

PRIMARY: Final = 56
"""The least height of the pinned button, the seat strip and the bar."""

RADIUS: Final = 12

FOCUS: Final = "#80E8A33D"
"""Laid over what has the focus of the keyboard: lamplight, seen on paper, on wood and on every accent."""

SEED: Final = "#7A4A1E"
"""The accent where no game has a say: oiled oak."""

SCALES: Final = (1.0, 1.25, 1.5, 2.0)
"""The text sizes one can choose."""

LARGE: Final = 1.3
"""From this text size on things stand one under the other."""

_PAPER: Final = {
    "surface": "#FAF5EC",
    "surface_bright": "#FFFDF8",
    "surface_container_lowest": "#FFFDF8",
    "surface_container_low": "#F5EEE1",
    "surface_container": "#F0E8D9",
    "surface_container_high": "#E9DFCD",
    "surface_container_highest": "#E1D6C2",
    "on_surface": "#221C15",
    "on_surface_variant": "#574C3F",
    "outline": "#857866",
    "outline_variant": "#D8CCB8",
    "error": "#A3261B",
    "on_error": "#FFFFFF",
    "error_container": "#FBDDD6",
    "on_error_container": "#5C120B",
    "tertiary": "#6A5000",
    "on_tertiary": "#FFFFFF",
    "tertiary_container": "#F7E6B9",
    "on_tertiary_container": "#3E2F00",
    "inverse_surface": "#362F26",
    "on_inverse_surface": "#FAF1E4",
    "scrim": "#000000",
    "shadow": "#000000",
}
_WOOD: Final = {
    "surface": "#17130F",
    "surface_bright": "#3D352A",
    "surface_container_lowest": "#100D0A",
    "surface_container_low": "#1F1A14",
    "surface_container": "#262019",
    "surface_container_high": "#322A21",
    "surface_container_highest": "#3E352A",
    "on_surface": "#F2E9DB",
    "on_surface_variant": "#CFC1AE",
    "outline": "#9A8C79",
    "outline_variant": "#4A4135",
    "error": "#FFB4A6",
    "on_error": "#5C120B",
    "error_container": "#6B2018",
    "on_error_container": "#FFDAD3",
    "tertiary": "#E9C46A",
    "on_tertiary": "#3E2F00",
    "tertiary_container": "#4A3A08",
    "on_tertiary_container": "#FBE6B0",
    "inverse_surface": "#EDE2D2",
    "on_inverse_surface": "#2C251D",
    "scrim": "#000000",
    "shadow": "#000000",
}

_SIZES: Final[dict[str, tuple[int, ft.FontWeight]]] = {
    "display_small": (36, ft.FontWeight.W_700),
    "headline_medium": (28, ft.FontWeight.W_600),
    "headline_small": (24, ft.FontWeight.W_600),
    "title_large": (20, ft.FontWeight.W_600),
    "title_medium": (17, ft.FontWeight.W_600),
    "title_small": (15, ft.FontWeight.W_600),
    "body_large": (17, ft.FontWeight.W_400),
    "body_medium": (15, ft.FontWeight.W_400),
    "body_small": (13, ft.FontWeight.W_400),
    "label_large": (16, ft.FontWeight.W_600),
    "label_medium": (13, ft.FontWeight.W_500),
    "label_small": (12, ft.FontWeight.W_500),
}
"""Sizes at 100 %. Roboto's figures are all of one width, so columns of numbers stand straight."""


@lru_cache(maxsize=32)
def theme(seed: str = SEED, *, dark: bool = False, scale: float = 1.0) -> ft.Theme:
    """Return the theme of one game in one light, with texts of one size."""
    roles = palette(seed, dark=dark)
    ink = roles["on_surface"]
    return ft.Theme(
        color_scheme=ft.ColorScheme(**roles),
        text_theme=ft.TextTheme(
            **{
                name: ft.TextStyle(size=round(size * scale, 1), weight=weight, height=1.3, letter_spacing=0, color=ink)
                for name, (size, weight) in _SIZES.items()
            }
        ),
        scaffold_bgcolor=roles["surface"],
        icon_theme=ft.IconTheme(color=ft.Colors.ON_SURFACE_VARIANT, size=24),
        divider_color=ft.Colors.OUTLINE_VARIANT,
        focus_color=FOCUS,
        visual_density=ft.VisualDensity.STANDARD,
        page_transitions=_TRANSITIONS,
    )


def apply_theme(
    page: ft.Page, seed: str = SEED, *, scale: float = 1.0, mode: ft.ThemeMode = ft.ThemeMode.SYSTEM
) -> None:
    """Put the theme of a game on a page, for both lights."""
    page.theme = theme(seed, scale=scale)
    page.dark_theme = theme(seed, dark=True, scale=scale)
    page.theme_mode = mode


def palette(seed: str, *, dark: bool) -> dict[str, str]:
    """Every colour role as #RRGGBB; texts on their grounds keep at least 4.5 : 1."""
    ground = _WOOD if dark else _PAPER
    surface = ground["surface"]
    far = "#FFFFFF" if dark else "#000000"
    accent = _until(seed, far, surface, 7.0 if dark else 6.0)
    ink = _until(seed, "#000000", accent, 7.0) if dark else "#FFFFFF"
    soft = mix(seed, surface, 0.72 if dark else 0.82)
    quiet = mix(seed, surface, 0.82 if dark else 0.88)
    return {
        **ground,
        "primary": accent,
        "on_primary": ink,
        "primary_container": soft,
        "on_primary_container": _until(seed, far, soft, 7.0),
        "secondary": _until(mix(seed, ground["on_surface_variant"], 0.5), far, surface, 5.0),
        "on_secondary": surface,
        "secondary_container": quiet,
        "on_secondary_container": _until(seed, far, quiet, 7.0),
        "surface_tint": surface,
        "inverse_primary": _until(seed, "#000000" if dark else "#FFFFFF", ground["inverse_surface"], 4.6),
    }


def ink_on(ground: str) -> str:
    """Black or white, whichever reads better on a player's colour."""
    return max("#1B1713", "#FFFFFF", key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, 1 to 21, as the WCAG define it.

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(colour: str, other: str, part: float) -> str:
    """Pour so much of another colour in.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def _until(colour: str, towards: str, ground: str, ratio: float) -> str:
    """Mix a colour towards another, in small steps, until it stands out enough from its ground."""
    steps = (mix(colour, towards, step / 20) for step in range(21))
    return next((found for found in steps if contrast(found, ground) >= ratio), towards)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (float(((c / 255 + 0.055) / 1.055) ** 2.4) for c in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


_TRANSITIONS: Final = ft.PageTransitionsTheme(
    **dict.fromkeys(("android", "ios", "linux", "macos", "windows"), ft.PageTransitionTheme.NONE)
)

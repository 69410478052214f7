"""The box lid over the table, the lamp on whoever plays: colours, faces and sizes, each game in its own.

Screens name what a colour is for (`GROUND`, `INK2`, `LAMP`); what that is in this game and this light the theme says.
A colour of Flet stands for each, so another light or game needs nothing drawn anew.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import flet as ft

from scorers.core.look import Colours, Light

GRID: Final = 8
"""Everything is a multiple of this, or half of it."""

TARGET: Final = 48
"""The least a finger can hit."""

PRIMARY: Final = 60
"""The least height of the act."""

RADIUS: Final = 12
"""The corners of things and choices."""

SCALES: Final = (1.0, 1.25, 1.5, 2.0)
"""The text sizes one can choose."""

LARGE: Final = 1.3
"""From this text size on things stand one under the other."""

FOCUS: Final = "#80E8A33D"
"""Laid over what has the focus of the keyboard: lamplight, seen on every ground."""

# What a colour is for

GROUND: Final = ft.Colors.SURFACE
CARD: Final = ft.Colors.SURFACE_CONTAINER_LOWEST
WELL: Final = ft.Colors.SURFACE_CONTAINER
SOFT: Final = ft.Colors.PRIMARY_CONTAINER
INK: Final = ft.Colors.ON_SURFACE
INK2: Final = ft.Colors.ON_SURFACE_VARIANT
LINE: Final = ft.Colors.OUTLINE_VARIANT
ACC: Final = ft.Colors.PRIMARY
ON_ACC: Final = ft.Colors.ON_PRIMARY
ACC_EDGE: Final = ft.Colors.PRIMARY_FIXED_DIM
EDGE: Final = ft.Colors.SURFACE_DIM
LID: Final = ft.Colors.SECONDARY_FIXED
LID2: Final = ft.Colors.SECONDARY_FIXED_DIM
LID_INK: Final = ft.Colors.ON_SECONDARY_FIXED
LID_INK2: Final = ft.Colors.ON_SECONDARY_FIXED_VARIANT
PLATE: Final = ft.Colors.PRIMARY_FIXED
"""The seat of whoever acts, the only thing on the lid that is lit."""
PLATE_INK: Final = ft.Colors.ON_PRIMARY_FIXED
LAMP: Final = ft.Colors.TERTIARY_FIXED
"""What is now, and nothing else."""
LAMP_INK: Final = ft.Colors.ON_TERTIARY_FIXED
LAMP_EDGE: Final = ft.Colors.TERTIARY_FIXED_DIM
GOOD: Final = ft.Colors.SECONDARY
SHORT: Final = ft.Colors.ERROR
SHORT_BAND: Final = ft.Colors.ERROR_CONTAINER
SHORT_INK: Final = ft.Colors.ON_ERROR_CONTAINER
AGAINST: Final = ft.Colors.TERTIARY
"""Against the rules, or not possible and why."""
ALARM: Final = "#FFC94A"
"""The end of the game has come into sight: the same in either light."""
ALARM_INK: Final = "#2E1303"

HOUSE: Final = Colours(
    light=Light(
        lid="#33211A",
        lid2="#4A3226",
        ground="#F6F3EE",
        card="#FFFFFF",
        well="#E9E2D7",
        ink="#221A15",
        ink2="#5C5048",
        line="#D8CEC0",
        acc="#8A4510",
        on="#FFFFFF",
        accedge="#5C2C07",
        soft="#F6E3C6",
        edge="#CFC4B4",
    ),
    dark=Light(
        lid="#2A1B14",
        lid2="#4A3226",
        ground="#140F0C",
        card="#261D17",
        well="#1B1410",
        ink="#F5ECE2",
        ink2="#C8B8A8",
        line="#44372D",
        acc="#F0B45A",
        on="#321E02",
        accedge="#B37F2F",
        soft="#533B18",
        edge="#070403",
    ),
    lid_ink="#FBF4E8",
    lid_ink2="#D9C6B0",
)
"""What is worn where no game has a say: oiled oak."""


class States(NamedTuple):
    """What is the same in every game, in one light."""

    good: str
    short: str
    short_band: str
    short_ink: str
    against: str
    plate: str
    plate_ink: str


LAMPLIGHT: Final = ("#F2B544", "#2E1D00", "#A97512")
"""The lamp, ink on it, its edge."""

DAY: Final = States("#1C6B40", "#A81F35", "#FBE3E5", "#8E1429", "#8E4A00", "#FFFFFF", "")
NIGHT: Final = States("#9BE0B4", "#FF8494", "#5A1620", "#FFB3BD", "#FFBE7A", "#F4E7CE", "#241A12")

PLAYERS: Final = {
    "#C8372D": ("#FFFFFF", "#8E1F17"),
    "#23794A": ("#FFFFFF", "#13522F"),
    "#2F66B5": ("#FFFFFF", "#1C447F"),
    "#E3B11F": ("#2A1F00", "#A57D0B"),
    "#3B3B40": ("#FFFFFF", "#17171A"),
    "#7B4FA3": ("#FFFFFF", "#523074"),
    "#E07B1F": ("#1F1000", "#A3540C"),
    "#F2EEE4": ("#26221A", "#B5AE9E"),
}
"""The colours of the boxes: the ink of the symbol on each, and its edge."""

GLOOM: Final = 1.5
"""A disc that stands out less from a card in the dark gets a light rim."""

# Edges: what has one can be picked up

THING_EDGE: Final = ft.BoxShadow(blur_radius=0, offset=ft.Offset(0, 3), color=EDGE)
ACT_EDGE: Final = ft.BoxShadow(blur_radius=0, offset=ft.Offset(0, 4), color=ACC_EDGE)
LAMP_ACT_EDGE: Final = ft.BoxShadow(blur_radius=0, offset=ft.Offset(0, 4), color=LAMP_EDGE)

# Faces

SPEAKS: Final = "Fraunces"
PLAIN: Final = "Hanken Grotesk"
BOLD: Final = "Hanken Grotesk Bold"
HEAVY: Final = "Hanken Grotesk ExtraBold"

FACES: Final = {
    SPEAKS: "fonts/Fraunces-Bold.ttf",
    PLAIN: "fonts/HankenGrotesk-Medium.ttf",
    BOLD: "fonts/HankenGrotesk-Bold.ttf",
    HEAVY: "fonts/HankenGrotesk-ExtraBold.ttf",
}
"""The faces and their files in `companion/assets`; a name for each weight, as Flutter knows one file by one name."""

_WEIGHTS: Final = {
    SPEAKS: ft.FontWeight.W_700,
    PLAIN: ft.FontWeight.W_500,
    BOLD: ft.FontWeight.W_700,
    HEAVY: ft.FontWeight.W_800,
}

_SIZES: Final[dict[str, tuple[float, str]]] = {
    "display_large": (40, HEAVY),
    "display_medium": (38, SPEAKS),
    "display_small": (32, SPEAKS),
    "headline_large": (28, HEAVY),
    "headline_medium": (26, SPEAKS),
    "headline_small": (24, SPEAKS),
    "title_large": (20, SPEAKS),
    "title_medium": (17, BOLD),
    "title_small": (15, BOLD),
    "body_large": (16, PLAIN),
    "body_medium": (14, PLAIN),
    "body_small": (13, PLAIN),
    "label_large": (18, BOLD),
    "label_medium": (24, HEAVY),
    "label_small": (12.5, BOLD),
}
"""Sizes at 100 %. What is to be read from afar says its own size: `touch.numeral`."""

_STYLES: Final = {style: style.name.lower() for style in ft.TextThemeStyle}

_HEIGHTS: Final = {SPEAKS: 1.14, PLAIN: 1.3, BOLD: 1.3, HEAVY: 1.0}


def line_height(style: ft.TextThemeStyle) -> float:
    """Return how high a line of a style stands at 100 %."""
    size, face = _SIZES[_STYLES[style]]
    return size * _HEIGHTS[face]


def text_size(style: ft.TextThemeStyle) -> float:
    """Return how large the letters of a style are at 100 %."""
    return _SIZES[_STYLES[style]][0]


@lru_cache(maxsize=256)
def letters(face: str, size: float, height: float | None = None) -> ft.TextStyle:
    """Return a style: a face at a size, its letters a little closer where it speaks or counts."""
    return ft.TextStyle(
        size=round(size, 1),
        font_family=face,
        font_family_fallback=["Roboto"],
        weight=_WEIGHTS[face],
        height=height or _HEIGHTS[face],
        letter_spacing=round(-0.01 * size, 2) if face in (SPEAKS, HEAVY) else 0,
    )


@lru_cache(maxsize=32)
def theme(colours: Colours = HOUSE, *, dark: bool = False, scale: float = 1.0) -> ft.Theme:
    """Return the theme of one game in one light, with texts of one size."""
    roles = palette(colours, dark=dark)
    ink = roles["on_surface"]
    return ft.Theme(
        font_family=PLAIN,
        color_scheme=ft.ColorScheme(**roles),
        text_theme=ft.TextTheme(
            **{name: letters(face, size * scale).copy(color=ink) for name, (size, face) in _SIZES.items()}
        ),
        scaffold_bgcolor=roles["surface"],
        icon_theme=ft.IconTheme(color=INK2, size=24),
        divider_color=LINE,
        focus_color=FOCUS,
        visual_density=ft.VisualDensity.STANDARD,
        page_transitions=_TRANSITIONS,
    )


def apply_theme(
    page: ft.Page,
    colours: Colours | None = None,
    *,
    scale: float = 1.0,
    mode: ft.ThemeMode = ft.ThemeMode.SYSTEM,
) -> None:
    """Put the theme of a game on a page, for both lights."""
    worn = colours or HOUSE
    page.fonts = FACES
    page.theme = theme(worn, scale=scale)
    page.dark_theme = theme(worn, dark=True, scale=scale)
    page.theme_mode = mode


def palette(colours: Colours, *, dark: bool) -> dict[str, str]:
    """Return every colour role of Flet as #RRGGBB, for a game in one light."""
    worn = colours.at(dark=dark)
    return _below_the_lid(worn) | _lid(colours, worn) | _in_every_game(worn, NIGHT if dark else DAY)


def _below_the_lid(worn: Light) -> dict[str, str]:
    """Return what things lie on, and what is written, drawn and touched there."""
    return {
        "surface": worn.ground,
        "surface_tint": worn.ground,
        "surface_bright": worn.card,
        "surface_dim": worn.edge,
        "surface_container_lowest": worn.card,
        "surface_container_low": worn.card,
        "surface_container": worn.well,
        "surface_container_high": worn.well,
        "surface_container_highest": worn.well,
        "on_surface": worn.ink,
        "on_surface_variant": worn.ink2,
        "outline": worn.ink2,
        "outline_variant": worn.line,
        "primary": worn.acc,
        "on_primary": worn.on,
        "primary_container": worn.soft,
        "on_primary_container": worn.ink,
        "primary_fixed_dim": worn.accedge,
        "secondary_container": worn.soft,
        "on_secondary_container": worn.ink,
        "tertiary_container": worn.well,
    }


def _lid(colours: Colours, worn: Light) -> dict[str, str]:
    return {
        "secondary_fixed": worn.lid,
        "secondary_fixed_dim": worn.lid2,
        "on_secondary_fixed": colours.lid_ink,
        "on_secondary_fixed_variant": colours.lid_ink2,
        "inverse_surface": worn.lid,
        "on_inverse_surface": colours.lid_ink,
    }


def _in_every_game(worn: Light, state: States) -> dict[str, str]:
    """Return the lamp, the plate it lights, and what is good, short or against the rules."""
    lamp, lamp_ink, lamp_edge = LAMPLIGHT
    return {
        "primary_fixed": state.plate,
        "on_primary_fixed": state.plate_ink or worn.ink,
        "on_primary_fixed_variant": worn.ink2,
        "secondary": state.good,
        "on_secondary": worn.ground,
        "tertiary": state.against,
        "on_tertiary": worn.ground,
        "on_tertiary_container": state.against,
        "tertiary_fixed": lamp,
        "tertiary_fixed_dim": lamp_edge,
        "on_tertiary_fixed": lamp_ink,
        "on_tertiary_fixed_variant": lamp_ink,
        "inverse_primary": lamp,
        "error": state.short,
        "on_error": worn.ground,
        "error_container": state.short_band,
        "on_error_container": state.short_ink,
        "scrim": "#000000",
        "shadow": "#000000",
    }


def grounds(light: Light) -> tuple[str, ...]:
    """Return everything words can stand on below the lid."""
    return light.ground, light.card, light.well, light.soft


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


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (float(((c / 255 + 0.055) / 1.055) ** 2.4) for c in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


_TRANSITIONS: Final = ft.PageTransitionsTheme(
    **dict.fromkeys(("android", "ios", "linux", "macos", "windows"), ft.PageTransitionTheme.NONE)
)

"""The colours of drawings: those of the house, and what a game has of its own, for the light of day and of a lamp."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Final, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from companion.ui.drawings.board import Ground, Land
from companion.ui.drawings.cards import Kind
from scorers.core.data import data_folder

S = TypeVar("S")

HEX: Final = r"^#[0-9A-F]{6}$"
Hex = Annotated[str, Field(pattern=HEX)]
Shade = Hex | tuple[Hex, Hex]
"""One colour, or one by day and one in the dark."""


class _Printed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LandData(_Printed):
    """A kind of ground on a board."""

    fill: Shade
    light: Shade
    dark: Shade
    picture: str


class KindData(_Printed):
    """A type of cards."""

    fill: Hex
    ink: Hex
    sign: tuple[str, ...]


class Drawings(_Printed):
    """data/games/<slug>/drawings.json, and data/look/drawings.json of the house."""

    shades: Mapping[str, Mapping[str, Shade]] = {}
    """The colours of a drawing by its own words: `bars` has `done`, `now`..."""
    lands: Mapping[str, LandData] = {}
    """The grounds of a board by their letter."""
    kinds: Mapping[str, KindData] = {}
    """The types of cards."""
    columns: tuple[str, ...] = ()
    """The materials in the fixed columns of what something costs or needs."""
    plain: tuple[str, ...] = ()
    """Signs that are left away beside their figure: a card is known by its number alone."""
    kept: Mapping[str, tuple[str, ...]] = {}
    """What stands for each preset: the things a table then keeps."""
    counted: Mapping[str, str] = {}
    """The thing that stands for a category of the final count, where it is not called like it."""


@lru_cache(maxsize=32)
def drawings(slug: str = "") -> Drawings:
    """Return what a game gives its drawings; nothing where it has no file, and without a slug what the house gives."""
    folder = data_folder()
    file = (folder / "games" / slug if slug else folder / "look") / "drawings.json"
    return Drawings.model_validate_json(file.read_bytes()) if file.is_file() else Drawings()


def shades(slug: str, part: str, make: Callable[..., S], *, dark: bool) -> S:
    """Return the colours of one drawing as the value it takes: `shades(slug, "bars", Bars, dark=False)`."""
    own = drawings(slug).shades.get(part) or drawings().shades[part]
    return make(**{name: shade if isinstance(shade, str) else shade[dark] for name, shade in own.items()})


@lru_cache(maxsize=16)
def ground(slug: str, *, dark: bool) -> Ground | None:
    """Return the colours of a game's board; nothing for a game without one."""
    given = drawings(slug)
    meadow = given.shades.get("meadow")
    if meadow is None:
        return None
    lands = tuple(_land(letter, land, dark=dark) for letter, land in given.lands.items())
    return Ground(_at(meadow["meadow"], dark=dark), _at(meadow["meadow_2"], dark=dark), lands)


def kind(slug: str, type_: str, letters: str) -> Kind | None:
    """Return how a type of cards is drawn, with its letters in the language of the table."""
    found = drawings(slug).kinds.get(type_)
    return Kind(found.fill, found.ink, found.sign, letters) if found else None


def _land(letter: str, land: LandData, *, dark: bool) -> Land:
    fill, light, deep = (_at(shade, dark=dark) for shade in (land.fill, land.light, land.dark))
    return Land(letter, fill, light, deep, land.picture)


def _at(shade: Shade, *, dark: bool) -> str:
    return shade if isinstance(shade, str) else shade[dark]

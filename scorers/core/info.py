"""What a game is, as data: its players, things, choices and what the app can keep."""

from __future__ import annotations

from collections.abc import Mapping

from scorers.core.model import Frozen


class Players(Frozen):
    """How many can play."""

    min: int
    max: int


class Minutes(Frozen):
    """How long it takes."""

    min: int
    max: int


class ThingData(Frozen):
    """Something that can be held. Names: `<slug>-thing-<id>`."""

    id: str
    box: int | None = None
    """How many exist; `None`: without limit."""
    below_zero: bool = False
    secret: bool = False
    symbol: str = ""


class Colour(Frozen):
    """A player colour of the box and the symbol that stands for it. Names: `core-colour-<id>`."""

    id: str
    hex: str
    symbol: str


class Choice(Frozen):
    """A question with fixed answers: a ruling, an option. Texts: `<slug>-ruling-<id>` and `.<answer>` attributes."""

    id: str
    options: tuple[str, ...]
    default: str


class KeepData(Frozen):
    """A group of things the app can keep account of. Texts: `<slug>-keep-<id>`, `.price`, `.gain`."""

    id: str
    things: tuple[str, ...] = ()
    """Thing ids, or prefixes ending in "*"."""
    needs: tuple[str, ...] = ()
    """Other keeps it is of no use without."""


class Preset(Frozen):
    """A named choice of keeps. Texts: `<slug>-preset-<id>`."""

    id: str
    keeps: tuple[str, ...]


class GameInfo(Frozen):
    """data/games/<slug>/game.json."""

    slug: str
    schema_: int = 1
    ruleset: str
    players: Players
    minutes: Minutes
    sources: tuple[str, ...]
    variants: tuple[str, ...] = ("standard",)
    colours: tuple[Colour, ...]
    things: tuple[ThingData, ...]
    keeps: tuple[KeepData, ...] = ()
    presets: tuple[Preset, ...] = ()
    """Lightest first; the first is the default."""
    rulings: tuple[Choice, ...] = ()
    options: tuple[Choice, ...] = ()
    first_player: str = "random"
    """"random", or "rule": the sentence `<slug>-first-player` says who starts."""
    values: Mapping[str, int] = {}
    """Printed values the table may be asked for and their defaults where verified."""

    def things_of(self, keep: str) -> tuple[str, ...]:
        """Every thing a keep follows."""
        patterns = next(k.things for k in self.keeps if k.id == keep)
        return tuple(t.id for t in self.things if any(_matches(t.id, p) for p in patterns))

    def kept_things(self, keeps: tuple[str, ...] | frozenset[str]) -> frozenset[str]:
        """Every thing that some of these keeps follow."""
        return frozenset(thing for keep in keeps for thing in self.things_of(keep))

    def ruling(self, id_: str) -> Choice:
        """The ruling of that id."""
        return next(r for r in self.rulings if r.id == id_)

    def thing(self, id_: str) -> ThingData:
        """The thing of that id."""
        return next(t for t in self.things if t.id == id_)


def _matches(thing: str, pattern: str) -> bool:
    return thing.startswith(pattern[:-1]) if pattern.endswith("*") else thing == pattern


class Look(Frozen):
    """data/games/<slug>/look.json: what makes a game feel hand-made."""

    seed: str
    """The accent colour."""
    emblem: tuple[str, ...]
    """SVG-like path strings in a 24 x 24 box."""
    symbols: Mapping[str, tuple[str, ...]] = {}
    """A drawing per symbol name, likewise."""
    tints: Mapping[str, str] = {}
    """A colour per symbol: brown wood, blue fish."""
    order: tuple[str, ...] = ()
    """Things in the order of the real board."""

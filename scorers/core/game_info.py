"""What a game is, as data: its players, things, choices and what the app can keep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeVar

from pydantic import AliasChoices, Field

from scorers.core.base import Frozen
from scorers.core.issues import CompanionError, Issue, RuleViolation, impossible
from scorers.core.setup import Setup

SEAT_SYMBOLS: Final = ("circle", "square", "triangle", "diamond", "cross", "star", "hexagon", "drop")
"""The shapes that tell seats apart without any colour; the app draws each of them."""


class UnknownIdError(CompanionError, LookupError):
    """A game has no thing, keep or ruling of that name."""


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
    """Whether only its holder may see which it is; the app tells everybody else how many."""
    at_table: bool = False
    """Only the Table ever holds it: what lies on a market space."""
    symbol: str = ""
    rest: str = ""
    """Who holds what no seat does, so that a reserve is known when the app starts to keep it in mid-play: "table"."""
    placed: bool = False
    """Whether a seat's own pieces are meant, which stand on the board or not: nobody gets or gives any."""
    strays: bool = False
    """Whether it may also lie elsewhere by then - sent off, lost for good -: then in mid-play nobody knows the rest."""


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
    scores: bool = False
    """Whether the final count depends on it: then it is asked where only the points are counted, too."""
    printed: bool = False
    """Whether it asks what stands on the cards of this box, which only a doubtful print makes worth a question."""
    variants: tuple[str, ...] = ()
    """The variants in which it matters; none named: in all of them."""

    players: tuple[int, ...] = ()
    """With how many it matters; none named: with any number."""

    def matters(self, variant: str, players: int) -> bool:
        """Say whether there is anything to ask in a variant, with so many players."""
        return (not self.variants or variant in self.variants) and (not self.players or players in self.players)


class KeepData(Frozen):
    """A group of things the app can keep account of. Texts: `<slug>-keep-<id>`, `.price`, `.gain`."""

    id: str
    things: tuple[str, ...] = ()
    """Thing ids, or prefixes ending in "*"."""
    needs: tuple[str, ...] = ()
    """Other keeps it is of no use without."""
    asked: tuple[str, ...] | None = None
    """What is asked when it starts in mid-play; `None`: everything, single cards by who holds them."""
    lapses: bool = False
    """Whether what it follows is lost while one of the keeps it needs is off: nobody tells it meanwhile."""


class Preset(Frozen):
    """A named choice of keeps. Texts: `<slug>-preset-<id>`."""

    id: str
    keeps: tuple[str, ...]


class GameInfo(Frozen):
    """data/games/<slug>/game.json."""

    slug: str
    schema_: int = Field(default=1, validation_alias=AliasChoices("schema", "schema_"))  # type: ignore[pydantic-alias]
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
    """"random"; "rule": the sentence `<slug>-first-player` says who starts; "play": it says how that is found there.
    """
    values: Mapping[str, int] = {}
    """Printed values the table may be asked for and their defaults where verified."""

    def things_of(self, keep: str) -> tuple[str, ...]:
        """Every thing a keep follows."""
        patterns = self.keep(keep).things
        return tuple(t.id for t in self.things if any(matches(t.id, p) for p in patterns))

    def kept_things(self, keeps: tuple[str, ...] | frozenset[str]) -> frozenset[str]:
        """Every thing that some of these keeps follow."""
        return frozenset(thing for keep in keeps for thing in self.things_of(keep))

    def lapsing(self, keep: str, keeps: frozenset[str]) -> tuple[str, ...]:
        """Return what is followed only together with a keep, as far as these keeps follow it."""
        found = (other for other in self.keeps if other.lapses and keep in other.needs and other.id in keeps)
        return tuple(thing for other in found for thing in self.things_of(other.id))

    def keep(self, id_: str) -> KeepData:
        """Return the keep of that id."""
        return _found(self, "keep", self.keeps, id_)

    def ruling(self, id_: str) -> Choice:
        """Return the ruling of that id."""
        return _found(self, "ruling", self.rulings, id_)

    def thing(self, id_: str) -> ThingData:
        """Return the thing of that id."""
        return _found(self, "thing", self.things, id_)

    def box(self, id_: str) -> int | None:
        """How many of a thing exist; nothing where there is no limit."""
        return self.thing(id_).box


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)


def _found(info: GameInfo, what: str, among: Iterable[N], id_: str) -> N:
    """Return the one of that id; an old journal may name what this version of a game no longer knows."""
    for one in among:
        if one.id == id_:
            return one
    raise UnknownIdError(f"{info.slug}: no {what} {id_!r}")


def matches(thing: str, pattern: str) -> bool:
    """Say whether a keep that names this pattern follows a thing."""
    return thing.startswith(pattern[:-1]) if pattern.endswith("*") else thing == pattern


def agree(info: GameInfo, setup: Setup) -> None:
    """Refuse a table for which the box does not suffice, or that asks for what it has not."""
    found = check_setup(info, setup)
    if found:
        raise RuleViolation(*found)


def check_setup(info: GameInfo, setup: Setup) -> tuple[Issue, ...]:
    """Return what of a setup this box cannot do: too many players, a colour it lacks, an answer nobody offers."""
    found: list[Issue] = []
    if not info.players.min <= setup.players <= info.players.max:
        found.append(impossible("core-setup-players", least=info.players.min, most=info.players.max))
    asked = (
        ("colour", (seat.colour for seat in setup.seats), {colour.id for colour in info.colours}),
        ("variant", (setup.variant,), set(info.variants)),
        ("keep", setup.keeps, {keep.id for keep in info.keeps}),
        ("ruling", _answers(setup.rulings), _offered(info.rulings)),
        ("option", _answers(setup.options), _offered(info.options)),
    )
    found += (
        impossible(f"core-setup-{what}", what=given)
        for what, all_given, known in asked
        for given in all_given
        if given not in known
    )
    return tuple(found)


def _answers(given: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(f"{id_}: {answer}" for id_, answer in given.items())


def _offered(choices: Iterable[Choice]) -> set[str]:
    return {f"{choice.id}: {answer}" for choice in choices for answer in choice.options}

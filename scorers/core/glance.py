"""What is seen at a glance: the line on the lid, the turns of a round, what its end brings, the rounds of an evening.

Each is a fact, not something to touch; a game gives what it knows and leaves the rest empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorers.core.amount import Amount
from scorers.core.msg import Msg


class Tone(StrEnum):
    """How a fact is meant; shown by a sign and a word, never by colour alone."""

    PLAIN = "plain"
    GOOD = "good"
    SHORT = "short"


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing to know: a sign, a number, a word; of one seat where it is about a player."""

    sign: str = ""
    """A symbol of the game, or a thing."""
    n: Amount | None = None
    label: Msg | None = None
    seat: str | None = None
    tone: Tone = Tone.PLAIN
    note: Msg | None = None
    """What more there is to say, where there is room for it."""
    tint: str = ""
    """The thing whose colour the sign takes: an iron ship is grey."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What the end of this round asks and brings, in the order of the rules, and what it asks of each seat."""

    title: Msg
    facts: tuple[Fact, ...]
    needs: tuple[Fact, ...] = ()
    short: Msg | None = None
    """Who falls short, said in words beside the title."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of the end of a round, in the order of the rules: done, the one in hand, or to come."""

    sign: str
    label: Msg
    done: bool = False
    now: bool = False
    hand: Msg | None = None
    """What is done by hand for it, one of `Now.by_hand`: it can be ticked."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """What everybody at the table has to know at once: the end of the game has come."""

    n: Amount | None
    headline: Msg
    detail: Msg | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """A line of bars, one for each round, as high as what is due; dots above and signs below some of them."""

    heights: tuple[int, ...]
    at: int
    """The round that is played, from 1."""
    dots: tuple[int, ...] = ()
    signs: tuple[tuple[int, str], ...] = ()
    label: Msg | None = None
    """What it says to who cannot see it."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A row of stones up to a goal, with the seats standing over it."""

    goal: int
    standing: tuple[tuple[str, int], ...]
    label: Msg | None = None


@dataclass(frozen=True, slots=True)
class Squares:
    """A few numbered squares, one for each round."""

    of: int
    at: int
    label: Msg | None = None


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies on a space of a track, for whoever comes there."""

    at: int
    sign: str
    n: int = 0
    once: bool = False
    """Whether it is for the first to come alone."""
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Stair:
    """A track in levels, from space 0 to its last: where each level begins, what lies there, who stands where."""

    levels: tuple[int, ...]
    last: int
    lying: tuple[Lying, ...] = ()
    standing: tuple[tuple[str, int], ...] = ()
    label: Msg | None = None
    """What the track is called."""


Line = Bars | Wall | Squares | Stair
"""A game's own line on the lid."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The turns of a round as tiles: done, here, to come; a sign on some of them."""

    at: int
    tiles: tuple[str, ...]
    here: str = ""
    """The sign of the turn that is played: a ship, a worker."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """Pieces a seat has left: workers, actions."""

    sign: str
    left: int
    of: int
    seat: str | None = None
    label: Msg | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """A place of a round one can say we are at: a turn by its number, a part of the round in a word."""

    key: str
    """The position the game knows it by."""
    n: int = 0
    label: Msg | None = None
    seat: str | None = None
    sign: str = ""


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One round of the overview: its facts in the columns, who starts it, the places in it one can go to."""

    n: int = 0
    """Its number; 0 for what is no round."""
    facts: tuple[Fact | None, ...] = ()
    first: str | None = None
    stops: tuple[Stop, ...] = ()
    label: Msg | None = None
    """What stands there instead of a number."""
    seat: str | None = None
    """Whose row it is, where the rows are those of the seats."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the overview: a sign with a number or alone, words where it is wide."""

    label: Msg
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Overview:
    """All rounds of this game with what each brings, as on the game's own overview card."""

    head: Msg
    """What the first column is called: round, player."""
    columns: tuple[Column, ...]
    rounds: tuple[RoundRow, ...]
    at: int
    """Which row is now, from 0."""


@dataclass(frozen=True, slots=True)
class Coming:
    """A turn to come: whose it is, what it brings, a sign of something to know (interest)."""

    seat: str
    things: tuple[str, ...] = ()
    sign: str = ""
    note: Msg | None = None
    """What the sign means, in words."""

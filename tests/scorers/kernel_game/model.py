"""What the kernel game is made of: its numbers and its flow."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Final

from scorers.core.checklist import Checklist, ChecklistData, lay_out
from scorers.core.forms import Grid
from scorers.core.game import opening
from scorers.core.game_info import GameInfo
from scorers.core.ledger import Key, Transfer
from scorers.core.look import Look
from scorers.core.msg import TABLE, Msg, SeatId, thing_msg
from scorers.core.setup import Seat, Setup
from scorers.core.state import Flow, State

DATA: Final = Path(__file__).resolve().parent / "data"
INFO: Final = GameInfo.model_validate_json((DATA / "game.json").read_bytes())
LOOK: Final = Look.model_validate_json((DATA / "look.json").read_bytes())

ROUNDS: Final = 3
GOAL: Final = 12
"""So many points end the game with their round."""
START: Final = {"coin": 3, "monk": 1, "stall": 2, "follower": 2}
RELICS: Final = ("relic.crown", "relic.ring")
OMENS: Final = ("omen.sun", "omen.moon")

HELPERS: Final = {"ann": 1, "bob": 2, "cy": 9}
"""Who can be sent, and the wage."""
FOREMAN: Final = "dora"
"""Waits with them, and is never sent."""


@dataclass(frozen=True)
class Site:
    """What a helper brings from there, and how many there is room for."""

    brings: str
    room: int


HOLDS: Final = {"grain": 2, "fish": 1}
"""The rows of the ferry, and what one of each is worth on the other side."""

SITES: Final = {"orchard": Site("grain", 1), "shrine": Site("relic.ring", 3)}


@dataclass(frozen=True)
class Booth:
    """As printed on its card."""

    coins: int
    points: int
    our_words: tuple[str, ...] = ()
    """The languages in which nobody has seen its name on the card."""


BOOTHS: Final = {
    "booth.inn": Booth(3, 4, ("en",)),
    "booth.bakery": Booth(2, 3),
    "booth.mill": Booth(1, 2),
    "booth.chapel": Booth(18, 9),
}

_LANDS: Final = {"m": "meadow", "f": "forest", "h": "hill", "w": "water"}
_ROWS: Final = ("mmfhmwmhh", "mmmmmmmmm", "wmmmmmmmm", "fmmmmmmmw", "mmmmmmfmm", "mffmwwmmf")
GROUND: Final = Grid(9, tuple(f"{_LANDS[land]}@{y}-{x}" for y, row in enumerate(_ROWS) for x, land in enumerate(row)))
"""The ford and its meadows; a booth stands on a meadow."""


class Phase(StrEnum):
    """The two halves of a round."""

    WORK = "work"
    FEAST = "feast"


class Feast(StrEnum):
    """What the feast of a round asks of everybody."""

    HARVEST = "harvest"
    TAX = "tax"
    MEAL = "meal"


FEASTS: Final = (Feast.HARVEST, Feast.TAX, Feast.MEAL)


@dataclass(frozen=True)
class KernelFlow(Flow):
    """Round, phase, and whose turn it is to work."""

    round: int = 1
    phase: Phase = Phase.WORK
    turn: int = 0
    sent: tuple[tuple[str, str], ...] = ()
    """The helpers who are away, and where to; all are back with the next round."""
    ferry: tuple[tuple[str, str], ...] = ()
    """Whose goods lie on the ferry: place and seat."""

    @property
    def feast(self) -> Feast:
        """What this round's feast asks."""
        return FEASTS[self.round - 1]


KernelState = State[KernelFlow]


def new_setup(players: int = 3, *, preset: str = "everything", keeps: tuple[str, ...] | None = None) -> Setup:
    """A table of the kernel game, with the first names and colours of the box."""
    names = ("Ala", "Bo", "Ćma", "Dag", "Konstancja")[:players]
    seats = tuple(
        Seat(id=SeatId(f"s{n}"), name=name, colour=colour.id, symbol=colour.symbol)
        for n, (name, colour) in enumerate(zip(names, INFO.colours, strict=False), 1)
    )
    chosen = next(p.keeps for p in INFO.presets if p.id == preset) if keeps is None else keeps
    return Setup(slug=INFO.slug, ruleset=INFO.ruleset, seats=seats, first=SeatId("s1"), keeps=chosen)


def begin(setup: Setup) -> KernelState:
    """What everybody and the Table hold before the first event."""
    amounts: dict[Key, int] = {(seat, thing): n for seat in setup.ids for thing, n in START.items()}
    amounts |= {(TABLE, thing.id): thing.box for thing in INFO.things if thing.rest and thing.box is not None}
    amounts[TABLE, "coin"] -= START["coin"] * setup.players
    return opening(INFO, setup, KernelFlow(), amounts)


def say(thing: str, n: int, case: str | None = None) -> Msg:
    """So many of a thing."""
    return thing_msg(INFO.slug, thing, n, case)


def take(seat: str, thing: str, n: int = 1) -> tuple[Transfer, ...]:
    """From the Table to a seat, where it is any at all."""
    return (Transfer(src=TABLE, dst=seat, thing=thing, n=n),) if n else ()


def give(owner: str, thing: str, n: int = 1) -> tuple[Transfer, ...]:
    """From a seat, or a place of its own, to the Table."""
    return (Transfer(src=owner, dst=TABLE, thing=thing, n=n),) if n else ()


@lru_cache(maxsize=8)
def checklist(players: int, variant: str) -> Checklist:
    """How to lay out the box."""
    data = ChecklistData.model_validate_json((DATA / "checklist.json").read_bytes())
    return lay_out(INFO.slug, data, players, variant)

"""What every component needs to draw for one person: the language, the names and colours of the seats, the drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from companion.ui.theme import SEED
from scorers.core.amount import Amount
from scorers.core.game_info import GameInfo, Look
from scorers.core.msg import BOX, TABLE, Msg, Param, thing_msg
from scorers.core.setup import Setup

Say = Callable[[Msg, Mapping[str, str]], str]
"""A message and the players' names -> a sentence; `companion.text.Texts` is one."""

NO_LOOK: Final = Look(seed=SEED, emblem=())


@dataclass(frozen=True)
class SeatLook:
    """One player as drawn: name, colour and a symbol that needs no colour."""

    seat: str
    name: str
    colour: str
    symbol: str


@dataclass(frozen=True)
class Words:
    """An immutable value; a new one for another language, text size or table redraws everything.

    It is handed to every drawing function as `w`.
    """

    language: str
    texts: Say = field(repr=False)
    seats: tuple[SeatLook, ...] = ()
    look: Look = NO_LOOK
    symbol_of: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The symbol of a thing, where it is not called like the thing itself."""
    slug: str = ""
    """The game, for the names of its things."""
    scale: float = 1.0
    """Text size, 1.0 to 2.0. Theme styles carry it by themselves; layouts that must give way ask here."""
    keyboard_navigation: bool = False
    """Whether somebody moves about by Tab: what is touched is drawn with a place for the focus."""

    def __post_init__(self) -> None:
        """Remember what was said: a sentence costs about 30 microseconds, a screen has a hundred."""
        names = {seat.seat: seat.name for seat in self.seats}
        texts = self.texts
        object.__setattr__(self, "_said", lru_cache(maxsize=4096)(lambda message: texts(message, names)))
        object.__setattr__(self, "_seats", {seat.seat: seat for seat in self.seats})

    def say(self, message: Msg | None) -> str:
        """Return the sentence; nothing for nothing."""
        said: Callable[[Msg], str] = self.__dict__["_said"]
        return "" if message is None else said(message)

    def t(self, id_: str, /, *, case: str | None = None, **params: Param) -> str:
        """One of the app's own sentences: `w.t("ui-undo", what=...)`."""
        return self.say(Msg(id_, tuple(params.items()), case))

    def seat(self, seat: str) -> SeatLook | None:
        """How a seat looks; nothing for the Table, the box, or an owner that is no seat."""
        found: dict[str, SeatLook] = self.__dict__["_seats"]
        return found.get(seat.partition("@")[0])

    def owner(self, owner: str) -> str:
        """Return what an owner is called: a player's name, the table, the box."""
        if owner in (TABLE, BOX):
            return self.t(f"ui-owner-{owner}")
        seat = self.seat(owner)
        return seat.name if seat else owner

    def thing(self, thing: str) -> str:
        """Return what a thing is called, without a number."""
        said = self.say(thing_msg(self.slug, thing, 2, "name"))
        return thing if said.startswith(f"{self.slug}-") else said

    def number(self, n: int) -> str:
        """Return a number as printed: with a true minus."""
        return f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)

    def amount(self, amount: Amount | None) -> str:
        """Return a figure as far as it is known; what is unknown is absent, never 0."""
        if amount is None or amount.n is None:
            return ""
        return self.number(amount.n) if amount.exact else self.t("ui-at-least", n=self.number(amount.n))

    def drawing(self, name: str) -> tuple[str, ...]:
        """Return the paths of a symbol, by its own name or by the thing it stands for; empty when nobody drew it."""
        symbols = self.look.symbols
        return symbols.get(name) or symbols.get(self.symbol_of.get(name, ""), ())

    def tint(self, name: str) -> str | None:
        """Return the colour of a symbol: brown wood, blue fish."""
        return self.look.tints.get(name) or self.look.tints.get(self.symbol_of.get(name, ""))


def words_for(info: GameInfo, look: Look, setup: Setup, texts: Say, language: str, scale: float = 1.0) -> Words:
    """Return the words of one table on one device."""
    colours = {colour.id: colour.hex for colour in info.colours}
    seats = tuple(SeatLook(s.id, s.name, colours.get(s.colour, s.colour), s.symbol) for s in setup.seats)
    symbols = {thing.id: thing.symbol or thing.id.partition(".")[0] for thing in info.things}
    return Words(language, texts, seats, look, symbols, info.slug, scale)

"""What every component needs to draw for one person: the language, the names and colours of the seats, the drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final, TypeVar

from companion.ui.drawings.signs import SHAPES
from companion.ui.drawings.values import Good, Player, Sign
from companion.ui.theme import GLOOM, HOUSE, PLAYERS, contrast, ink_on, mix
from scorers.core.amount import Amount
from scorers.core.game_info import GameInfo
from scorers.core.look import Cut, Light, Look, Piece
from scorers.core.msg import BOX, TABLE, Msg, Param, thing_msg
from scorers.core.setup import Setup

Say = Callable[[Msg, Mapping[str, str]], str]
"""A message and the players' names -> a sentence; `companion.text.Texts` is one."""

D = TypeVar("D")

NO_LOOK: Final = Look(emblem=())


@dataclass(frozen=True)
class SeatLook:
    """One player as drawn: name, colour and a symbol that needs no colour."""

    seat: str
    name: str
    colour: str
    symbol: str

    @cached_property
    def player(self) -> Player:
        """As a drawing is told: colour, ink, edge and the outline of the symbol.

        A colour that is in none of our boxes gets an ink that reads and a darker edge.
        """
        ink, edge = PLAYERS.get(self.colour.upper()) or (ink_on(self.colour), mix(self.colour, "#000000", 0.35))
        return Player(self.colour, ink, edge, SHAPES.get(self.symbol, SHAPES["circle"]))


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
    dark: bool = False
    """The light of the device. Roles of the theme change by themselves; what is drawn in colours of its own asks."""
    _said: Callable[[Msg], str] = field(init=False, repr=False, compare=False)
    _seats: Mapping[str, SeatLook] = field(init=False, repr=False, compare=False)
    _pieces: Mapping[str, Piece] = field(init=False, repr=False, compare=False)
    _paths: Mapping[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Remember what was said: a sentence costs about 30 microseconds, a screen has a hundred."""
        names = {seat.seat: seat.name for seat in self.seats}
        texts = self.texts
        object.__setattr__(self, "_said", lru_cache(maxsize=4096)(lambda message: texts(message, names)))
        object.__setattr__(self, "_seats", {seat.seat: seat for seat in self.seats})
        object.__setattr__(self, "_pieces", self._by_thing(self.look.pieces))
        object.__setattr__(self, "_paths", self._by_thing(self.look.symbols))

    def say(self, message: Msg | None) -> str:
        """Return the sentence; nothing for nothing."""
        return "" if message is None else self._said(message)

    def t(self, id_: str, /, *, case: str | None = None, **params: Param) -> str:
        """One of the app's own sentences: `w.t("ui-undo", what=...)`."""
        return self._said(Msg(id_, tuple(params.items()), case))

    def cited(self, page: str | Msg) -> str:
        """Say where it stands in the rulebook: a page by its number, a chapter by its name."""
        return self.t("ui-chapter" if isinstance(page, Msg) else "ui-page", page=page) if page else ""

    def seat(self, seat: str) -> SeatLook | None:
        """How a seat looks; nothing for the Table, the box, or an owner that is no seat."""
        return self._seats.get(seat.partition("@")[0])

    def owner(self, owner: str) -> str:
        """Return what an owner is called: a player's name, the table, the box."""
        if owner in (TABLE, BOX):
            return self.t(f"ui-owner-{owner}")
        seat = self._seats.get(owner.partition("@")[0])
        return seat.name if seat else owner

    def thing(self, thing: str) -> str:
        """Return what a thing is called, without a number."""
        said = self._said(thing_msg(self.slug, thing, 2, "name"))
        return thing if said.startswith(f"{self.slug}-") else said

    def so_many(self, thing: str, amount: Amount | None) -> str:
        """Return so many of a thing, in the form this number asks for."""
        if amount is not None and amount.exact and amount.n is not None:
            said = self.say(thing_msg(self.slug, thing, amount.n))
            if not said.startswith(f"{self.slug}-"):
                return said
        return " ".join(part for part in (self.amount(amount), self.thing(thing)) if part)

    def kind_of(self, thing: str, n: int | None) -> str:
        """Return what stands below the number of a thing: "1", and below it "frank"; its name where there is none."""
        said = self.so_many(thing, Amount(n)) if n else ""
        return said.removeprefix(f"{n} ") if said.startswith(f"{n} ") else self.thing(thing)

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
        return self._paths.get(name, ())

    @property
    def light(self) -> Light:
        """The colours of this game in this light."""
        return (self.look.colours or HOUSE).at(dark=self.dark)

    def good(self, name: str) -> Good | None:
        """Return a thing as the piece it is, for a drawing; nothing where nobody drew one."""
        piece, paths = self._pieces.get(name), self._paths.get(name)
        if piece is None or piece.cut is Cut.BARE or not paths:
            return None
        sinks = self.dark and contrast(piece.fill, self.light.card) < GLOOM
        return Good(piece.fill, piece.ink, piece.edge, paths, piece.cut is Cut.COIN, piece.cut is Cut.CARD, sinks)

    def sign(self, name: str, *, dark: bool | None = None) -> Sign | None:
        """Return the bare mark of a thing in this light; on a ground of another light, in that one."""
        piece, paths = self._pieces.get(name), self._paths.get(name)
        if not paths:
            return None
        own = None if piece is None else piece.mark_dark if (self.dark if dark is None else dark) else piece.mark
        return Sign(paths, own or self.light.ink2)

    def _by_thing(self, drawn: Mapping[str, D]) -> dict[str, D]:
        """Return what is drawn by its own name, and by the things it stands for."""
        own = {thing: drawn[symbol] for thing, symbol in self.symbol_of.items() if symbol in drawn}
        return own | {name: found for name, found in drawn.items() if found}


def words_for(
    info: GameInfo, look: Look, setup: Setup, texts: Say, language: str, scale: float = 1.0, *, dark: bool = False
) -> Words:
    """Return the words of one table on one device."""
    colours = {colour.id: colour.hex for colour in info.colours}
    seats = tuple(SeatLook(s.id, s.name, colours.get(s.colour, s.colour), s.symbol) for s in setup.seats)
    symbols = {thing.id: thing.symbol or thing.id.partition(".")[0] for thing in info.things}
    return Words(language, texts, seats, look, symbols, info.slug, scale, dark=dark)

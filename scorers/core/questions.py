"""The questions of the closing sheet: what each kind asks, how an answer is read, and what of it cannot be.

What an empty line means once the table has seen it each kind says as well.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from scorers.core.events import Entry
from scorers.core.forms import Amounts, Answer, Ask, Column, Listing, Option, Pick, per_player, players
from scorers.core.issues import Issue, impossible
from scorers.core.msg import Msg, Player, msg
from scorers.core.view import Face

Entries = Mapping[str, Entry]
"""The answers to one question, by seat."""

NOBODY: Final = "nobody"
"""The option beside the players: nobody has it, or nobody else."""

WHOSE: Final = "whose"
"""The ask that says whose cards are being picked; it answers nothing."""

MUCH: Final = 10**6
"""No number of a sheet is larger."""

ADDS: Final = (10, 5)
"""What a touch adds to a number at once."""


@dataclass(frozen=True, slots=True)
class Question:
    """One category of the sheet. Each kind says what it asks, how an answer is read, and what cannot be."""

    key: str
    label: Msg
    hint: Msg | None = None
    seats: tuple[str, ...] = ()
    """Whom it concerns; nobody: it is not asked."""
    known: Entries | None = None
    """What the app has kept, filled in and editable."""
    doubted: bool = field(default=False, kw_only=True)
    """Whether that may have changed since: it is asked all the same."""

    @property
    def open(self) -> bool:
        """Whether something is left to ask."""
        return bool(self.seats) and (self.doubted or self.lacks(self.known or {}))

    def lacks(self, given: Entries) -> bool:
        """Return whether some seat has not been answered for."""
        return any(seat not in given for seat in self.seats)

    def asks(self, given: Entries | None, seat: str) -> tuple[Ask, ...]:
        """Return what is asked. `seat`: whose cards or list; `given`: `None` while nothing is answered."""
        raise NotImplementedError

    def answered(self, given: Entries, ask: str, answer: Answer) -> Entries:
        """Return the entries after an answer to one of the asks."""
        raise NotImplementedError

    def settled(self, given: Entries) -> Entries:
        """Return the entries once the table has seen the question: what was left empty is none."""
        raise NotImplementedError

    def wrong(self, who: Player, entry: Entry) -> Iterator[Issue]:
        """Yield what of a seat's entry cannot be."""
        raise NotImplementedError

    def wrong_together(self, given: Entries) -> Iterator[Issue]:  # noqa: ARG002 - most are judged seat by seat
        """Yield what cannot be of all entries together."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Numbers(Question):
    """A number for each seat."""

    low: int = 0
    high: int | None = None
    thing: str = ""
    box: int | None = None
    """How many exist, where all seats together can have no more."""
    empty: int | None = 0
    """What a line left empty means; `None`: nothing, another question asks for it in another way."""
    adds: tuple[int, ...] = ADDS

    def asks(self, given: Entries | None, seat: str) -> tuple[Ask, ...]:  # noqa: ARG002 - all seats on one page
        """Ask for a row of each seat."""
        found = given or {}
        lines = {seat: _number(found.get(seat)) for seat in self.seats}
        return (Amounts(self.key, self.label, per_player(lines, self.low, self.high), typed=True),)

    def answered(self, given: Entries, ask: str, answer: Answer) -> Entries:  # noqa: ARG002 - the only one
        """Take the rows; a line made empty is no answer any more."""
        others = {seat: entry for seat, entry in given.items() if seat not in self.seats}
        return others | (dict(answer) if isinstance(answer, Mapping) else {})

    def settled(self, given: Entries) -> Entries:
        """Let empty lines be none."""
        return given if self.empty is None else _filled(self.seats, given, self.empty)

    def wrong(self, who: Player, entry: Entry) -> Iterator[Issue]:
        """Yield a number that is none, too low or too high."""
        yield from _range(self, who, entry, self.low, self.high)

    def wrong_together(self, given: Entries) -> Iterator[Issue]:
        """Yield more than the box holds."""
        n = sum(entry for entry in given.values() if isinstance(entry, int))
        if self.box is not None and n > self.box:
            yield impossible("core-sheet-more-than-box", what=self.label, n=n, box=self.box)


@dataclass(frozen=True, slots=True)
class Holder(Question):
    """A thing at most one seat has, with a number: who, and how many."""

    low: int = 0
    high: int | None = None

    @property
    def open(self) -> bool:
        """Whether nobody has said who has it, or how many count."""
        return bool(self.seats) and (self.doubted or self.known is None or self.lacks(self.known))

    def lacks(self, given: Entries) -> bool:
        """Return whether its owner has not said how many count."""
        return () in given.values()

    def asks(self, given: Entries | None, seat: str) -> tuple[Ask, ...]:  # noqa: ARG002 - all seats on one page
        """Ask who has it, then how many."""
        owner = None if given is None else next(iter(given), NOBODY)
        options = (*players(self.seats), Option(NOBODY, msg("core-sheet-nobody")))
        who = Pick(self.key, msg("core-sheet-who-has-it"), options, () if owner is None else (owner,))
        if owner not in self.seats:
            return (who,)
        rows = per_player({owner: _number((given or {})[owner])}, self.low, self.high)
        return who, Amounts(f"{self.key}/n", msg("core-sheet-how-many"), rows, typed=True)

    def answered(self, given: Entries, ask: str, answer: Answer) -> Entries:
        """Take who has it - a number given before goes along - or how many."""
        if ask != self.key:
            return dict(answer) if isinstance(answer, Mapping) and answer else dict.fromkeys(given, ())
        owner = answer[0] if isinstance(answer, tuple) and answer else NOBODY
        return {owner: next(iter(given.values()), ())} if isinstance(owner, str) and owner != NOBODY else {}

    def settled(self, given: Entries) -> Entries:
        """Let it be nobody's; whoever has it may still have to say how many."""
        return given

    def wrong(self, who: Player, entry: Entry) -> Iterator[Issue]:
        """Yield a number that is none, too low or too high; it may still be open."""
        if entry != ():
            yield from _range(self, who, entry, self.low, self.high)

    def wrong_together(self, given: Entries) -> Iterator[Issue]:
        """Yield a second owner."""
        if len(given) > 1:
            yield impossible("core-sheet-one-owner", what=self.label)


@dataclass(frozen=True, slots=True)
class YesNo(Question):
    """Who has it: any number of seats, each or none. Stored as 1 and 0."""

    def asks(self, given: Entries | None, seat: str) -> tuple[Ask, ...]:  # noqa: ARG002 - all seats on one page
        """Ask for all who have it."""
        chosen = tuple(seat for seat in self.seats if (given or {}).get(seat))
        options = players(self.seats)
        return (Pick(self.key, msg("core-sheet-who-has-it"), options, chosen, least=0, most=len(options)),)

    def answered(self, given: Entries, ask: str, answer: Answer) -> Entries:  # noqa: ARG002 - the only one
        """Take who has it."""
        others = {seat: entry for seat, entry in given.items() if seat not in self.seats}
        return others | (dict.fromkeys((str(seat) for seat in answer), 1) if isinstance(answer, tuple) else {})

    def settled(self, given: Entries) -> Entries:
        """Let nobody else have it."""
        return _filled(self.seats, given, 0)

    def wrong(self, who: Player, entry: Entry) -> Iterator[Issue]:
        """Yield what is neither yes nor no."""
        yield from _range(self, who, entry, 0, 1)


@dataclass(frozen=True, slots=True)
class _Apart(Question):
    """A question gone through seat by seat: whose, then what."""

    def asks(self, given: Entries | None, seat: str) -> tuple[Ask, ...]:
        """Ask whose it is, and what this seat has."""
        found = given or {}
        seat = seat if seat in self.seats else self.seats[0]
        left = [one for one in self.seats if one not in found]
        rest = msg("core-sheet-nobody" if len(left) == len(self.seats) else "core-sheet-nobody-else")
        options = (
            *(replace(one, note=_so_many(found.get(one.key))) for one in players(self.seats)),
            *([Option(NOBODY, rest)] if left else []),
        )
        whose = Pick(f"{self.key}/{WHOSE}", msg("core-sheet-whose"), options, (seat,))
        return (*([whose] if len(self.seats) > 1 or left else []), self.ask(found, seat))

    def ask(self, given: Entries, seat: str) -> Ask:
        """Return what this one seat is asked."""
        raise NotImplementedError

    def answered(self, given: Entries, ask: str, answer: Answer) -> Entries:
        """Take what one seat has; the ask says whose it is."""
        seat = ask.removeprefix(f"{self.key}/")
        return {**given, seat: answer} if isinstance(answer, tuple) and seat in self.seats else given

    def settled(self, given: Entries) -> Entries:
        """Let everybody else have none."""
        return _filled(self.seats, given, ())


@dataclass(frozen=True, slots=True)
class Cards(_Apart):
    """The cards each seat holds; a card one has goes to another who takes it."""

    cards: tuple[Face, ...] = ()
    exist: Collection[str] = ()
    """Further cards of the box, which this game should not have: the game itself says so."""

    def ask(self, given: Entries, seat: str) -> Ask:
        """Ask for the cards of a seat; what another holds has their symbol."""
        mine = given.get(seat, ())
        chosen = tuple(str(card) for card in mine) if isinstance(mine, tuple) else ()
        taken = {card: owner for owner, card in held(given) if owner != seat}
        options = tuple(Option(card.key, card.name, card, seat=taken.get(card.key)) for card in self.cards)
        return Pick(f"{self.key}/{seat}", self.label, options, chosen, least=0, most=len(options))

    def answered(self, given: Entries, ask: str, answer: Answer) -> Entries:
        """Take what one seat has; what another one had until now is theirs no more."""
        found, seat = _Apart.answered(self, given, ask, answer), ask.removeprefix(f"{self.key}/")
        mine = found.get(seat, ())
        return {
            one: tuple(str(card) for card in entry if card not in mine)
            if one != seat and isinstance(entry, tuple) and isinstance(mine, tuple)
            else entry
            for one, entry in found.items()
        }

    def wrong(self, who: Player, entry: Entry) -> Iterator[Issue]:
        """Yield what is no card."""
        faces = {card.key for card in self.cards}
        for card in entry if isinstance(entry, tuple) else ("",):
            if card not in faces and card not in self.exist:
                yield impossible("core-sheet-no-card", who=who, what=str(card))


@dataclass(frozen=True, slots=True)
class Lists(_Apart):
    """Any number of entries for each seat, each with the same few numbers: properties, by squares and crowns."""

    columns: tuple[Column, ...] = ()
    worth: Callable[[tuple[int, ...]], int] | None = None
    """What an entry comes to."""

    def ask(self, given: Entries, seat: str) -> Ask:
        """Ask for the list of a seat."""
        found = listed(given.get(seat)) or ()
        notes = tuple(msg("core-sheet-worth", n=self.worth(row)) for row in found) if self.worth else ()
        return Listing(f"{self.key}/{seat}", self.label, self.columns, found, notes)

    def wrong(self, who: Player, entry: Entry) -> Iterator[Issue]:
        """Yield entries of the wrong shape, and numbers that are too low or too high."""
        for row in entry if isinstance(entry, tuple) else ("",):
            if not isinstance(row, tuple) or len(row) != len(self.columns):
                yield impossible("core-sheet-no-entry", who=who, what=self.label)
                continue
            for column, n in zip(self.columns, row, strict=True):
                yield from _range(column, who, n, column.low, column.high)


def _number(entry: Entry | None) -> int | None:
    return entry if isinstance(entry, int) else None


def _so_many(entry: Entry | None) -> Msg | None:
    """Return how many cards a player has, once that is said."""
    return msg("core-sheet-has", n=len(entry)) if isinstance(entry, tuple) else None


def _filled(seats: Iterable[str], given: Entries, empty: Entry) -> Entries:
    return {**dict.fromkeys(seats, empty), **given}


def listed(entry: Entry | None) -> tuple[tuple[int, ...], ...] | None:
    """Return an entry as a list of rows; `None`: it is none."""
    return tuple(row for row in entry if isinstance(row, tuple)) if isinstance(entry, tuple) else None


def held(given: Entries) -> Iterator[tuple[str, str]]:
    """Yield every card with who holds it."""
    for seat, entry in given.items():
        yield from ((seat, str(card)) for card in (entry if isinstance(entry, tuple) else ()))


def _range(asked: Question | Column, who: Player, entry: Entry, low: int, high: int | None) -> Iterator[Issue]:
    if not isinstance(entry, int):
        yield impossible("core-sheet-no-number", who=who, what=asked.label)
    elif entry < low:
        yield impossible("core-sheet-too-low", who=who, what=asked.label, n=entry, low=low)
    elif entry > (MUCH if high is None else high):
        yield impossible("core-sheet-too-high", who=who, what=asked.label, n=entry, high=MUCH if high is None else high)

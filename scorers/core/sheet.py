"""The closing sheet: a form like every other, asked again after every answer, a page for each category.

A game says which questions there are, given what has been answered so far; here is what they ask, how an answer is
read, what of it cannot be, and what an empty line means once the table has seen it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from scorers.core.amount import Amount, perhaps
from scorers.core.events import Entry
from scorers.core.forms import Amounts, Answer, Ask, Column, Form, Listing, Option, Pick, Row
from scorers.core.issues import Issue, impossible
from scorers.core.msg import Msg, Player, SeatId, msg
from scorers.core.view import Face

if TYPE_CHECKING:
    from scorers.core.score import Breakdown
    from scorers.core.setup import Setup
    from scorers.core.state import State

Entries = Mapping[str, Entry]
"""The answers to one question, by seat."""

Sheet = Mapping[str, Entries]
"""What was answered: question -> seat -> entry. A question without any seat is answered, too: nobody has it."""

NOBODY: Final = "nobody"
"""The option beside the players: nobody has it, or nobody else."""

WHOSE: Final = "whose"
"""The ask that says whose cards are being picked; it answers nothing."""

MUCH: Final = 10**6
"""No number of a sheet is larger."""


# --------------------------------------------------------------------------------------------------------- the answers


def number(sheet: Sheet, key: str, seat: str) -> int | None:
    """Return the number answered for a seat; `None`: nobody has said."""
    found = sheet.get(key, {}).get(seat)
    return found if isinstance(found, int) else None


def amount(sheet: Sheet, key: str, seat: str) -> Amount:
    """Return the number answered for a seat, unknown where nobody has said."""
    return perhaps(number(sheet, key, seat))


def cards(sheet: Sheet, key: str, seat: str) -> tuple[str, ...] | None:
    """Return the cards a seat holds; `None`: nobody has said."""
    found = sheet.get(key, {}).get(seat)
    return tuple(card for card in found if isinstance(card, str)) if isinstance(found, tuple) else None


def rows(sheet: Sheet, key: str, seat: str) -> tuple[tuple[int, ...], ...] | None:
    """Return the list a seat has, entry by entry; `None`: nobody has said."""
    found = sheet.get(key, {}).get(seat)
    return tuple(row for row in found if isinstance(row, tuple)) if isinstance(found, tuple) else None


def yes(sheet: Sheet, key: str, seat: str) -> bool | None:
    """Return whether a seat has it; `None`: nobody has said."""
    n = number(sheet, key, seat)
    return None if n is None else n > 0


# ------------------------------------------------------------------------------------------------------- the questions


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

    @property
    def open(self) -> bool:
        """Whether something is left to ask."""
        return any(seat not in (self.known or {}) for seat in self.seats)

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
        lines = tuple(_row(seat, found.get(seat), self.low, self.high) for seat in self.seats)
        return (Amounts(self.key, self.label, lines, typed=True),)

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
        return bool(self.seats) and (self.known is None or () in self.known.values())

    def asks(self, given: Entries | None, seat: str) -> tuple[Ask, ...]:  # noqa: ARG002 - all seats on one page
        """Ask who has it, then how many."""
        owner = None if given is None else next(iter(given), NOBODY)
        options = (*(_player(seat) for seat in self.seats), Option(NOBODY, msg("core-sheet-nobody")))
        who = Pick(self.key, msg("core-sheet-who-has-it"), options, () if owner is None else (owner,))
        if owner not in self.seats:
            return (who,)
        row = _row(owner, (given or {})[owner], self.low, self.high)
        return who, Amounts(f"{self.key}/n", msg("core-sheet-how-many"), (row,), typed=True)

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
        options = tuple(_player(seat) for seat in self.seats)
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
            *(_player(one, found.get(one)) for one in self.seats),
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
    """The cards each seat holds; a card held by one is not offered to another."""

    cards: tuple[Face, ...] = ()
    exist: Collection[str] = ()
    """Further cards of the box, which this game should not have: the game itself says so."""

    def ask(self, given: Entries, seat: str) -> Ask:
        """Ask for the cards of a seat; what another holds is greyed, with their symbol."""
        held = given.get(seat, ())
        chosen = tuple(str(card) for card in held) if isinstance(held, tuple) else ()
        taken = {card: owner for owner, card in _held(given) if owner != seat}
        options = tuple(self._option(card, taken.get(card.key)) for card in self.cards)
        return Pick(f"{self.key}/{seat}", self.label, options, chosen, least=0, most=len(options))

    @staticmethod
    def _option(card: Face, owner: str | None) -> Option:
        because = msg("core-sheet-held-by", who=Player(SeatId(owner))) if owner else None
        return Option(card.key, card.name, card, because, seat=owner)

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
        found = rows({self.key: given}, self.key, seat) or ()
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


def _row(seat: str, entry: Entry | None, low: int, high: int | None) -> Row:
    n = entry if isinstance(entry, int) else None
    return Row(seat, msg("core-owner-seat", who=Player(SeatId(seat))), n, low, high, seat)


def _player(seat: str, entry: Entry | None = None) -> Option:
    """Return a player as an option, with how many cards they have once that is said."""
    note = msg("core-sheet-has", n=len(entry)) if isinstance(entry, tuple) else None
    return Option(seat, msg("core-owner-seat", who=Player(SeatId(seat))), seat=seat, note=note)


def _filled(seats: Iterable[str], given: Entries, empty: Entry) -> Entries:
    return {**dict.fromkeys(seats, empty), **given}


def _held(given: Entries) -> Iterator[tuple[str, str]]:
    """Every card with who holds it."""
    for seat, entry in given.items():
        yield from ((seat, str(card)) for card in (entry if isinstance(entry, tuple) else ()))


def _range(asked: Question | Column, who: Player, entry: Entry, low: int, high: int | None) -> Iterator[Issue]:
    if not isinstance(entry, int):
        yield impossible("core-sheet-no-number", who=who, what=asked.label)
    elif entry < low:
        yield impossible("core-sheet-too-low", who=who, what=asked.label, n=entry, low=low)
    elif entry > (MUCH if high is None else high):
        yield impossible("core-sheet-too-high", who=who, what=asked.label, n=entry, high=MUCH if high is None else high)


# ------------------------------------------------------------------------------------------------------------ the form

Q = TypeVar("Q", bound=Question)


@dataclass(frozen=True, slots=True)
class SheetForm:
    """The closing questions as they stand after the answers so far."""

    questions: tuple[Question, ...]

    def __getitem__(self, key: str) -> Question:
        """Return the question of that key."""
        return next(question for question in self.questions if question.key == key)

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions that concern anybody."""
        return tuple(question for question in self.questions if question.seats)

    @property
    def open(self) -> tuple[Question, ...]:
        """The questions with something left to ask."""
        return tuple(question for question in self.questions if question.open)

    def prefilled(self) -> dict[str, dict[str, Entry]]:
        """Return all that is known, as a sheet."""
        return {q.key: dict(q.known) for q in self.questions if q.known is not None}

    def settled(self, sheet: Sheet) -> dict[str, Entries]:
        """Return the sheet once the table has seen every question."""
        return {**sheet, **{q.key: q.settled(sheet.get(q.key, {})) for q in self.asked}}

    def trimmed(self, sheet: Sheet) -> dict[str, Entries]:
        """Return the sheet without answers that concern nobody any more: goods of who gave the Storehouse away."""
        concerned = {q.key: {*q.seats, *(q.known or {})} for q in self.questions}
        return {
            key: {seat: entry for seat, entry in entries.items() if seat in concerned[key]}
            for key, entries in sheet.items()
            if concerned.get(key) or (key in concerned and not entries)
        }

    def page(self, question: Question, sheet: Sheet, seat: str = "") -> Form:
        """Return one question as a form like every other. `seat`: whose cards or list is being looked at."""
        return Form(question.key, question.label, question.asks(sheet.get(question.key), seat), note=question.hint)

    def answered(self, sheet: Sheet, ask: str, answer: Answer) -> dict[str, Entries]:
        """Return the sheet after an answer to one ask of a page."""
        question = self[ask.partition("/")[0]]
        if ask == f"{question.key}/{WHOSE}":
            return {**sheet, question.key: question.settled(sheet.get(question.key, {}))}
        return {**sheet, question.key: question.answered(sheet.get(question.key, {}), ask, answer)}

    def wrong(self, seats: Collection[str], sheet: Sheet) -> Iterator[Issue]:
        """Yield what no sheet of this game can say: no such question or seat, out of range, one card twice."""
        questions = {question.key: question for question in self.questions}
        for key, entries in sheet.items():
            if key not in questions:
                yield impossible("core-sheet-no-question", what=key)
                continue
            for seat, entry in entries.items():
                if seat not in seats:
                    yield impossible("core-no-such-seat", seat=seat)
                else:
                    yield from questions[key].wrong(Player(SeatId(seat)), entry)
            yield from questions[key].wrong_together(entries)
        yield from self._held_twice(sheet)

    def _held_twice(self, sheet: Sheet) -> Iterator[Issue]:
        """Yield each card given to two players, or twice to one, in whatever category."""
        picks = [question for question in self.questions if isinstance(question, Cards)]
        names = {card.key: card.name for question in picks for card in question.cards}
        owners: dict[str, Player] = {}
        for question in picks:
            for seat, card in _held(sheet.get(question.key, {})):
                other = Player(SeatId(seat))
                if card in owners and card in names:
                    yield impossible("core-sheet-card-twice", what=names[card], who=owners[card], other=other)
                owners.setdefault(card, other)


class Closing(Protocol):
    """What a game asks at the end: of a setup, a state if there was a play, and the answers so far."""

    def __call__(self, setup: Setup, state: Any, given: Sheet = ..., /) -> SheetForm:  # noqa: ANN401 - its own state
        """Return the questions as they stand now."""
        ...


def kept(state: State[Any] | None, thing: str) -> dict[str, Entry] | None:
    """Return what the app has kept of a thing, by seat, as a question knows it."""
    if state is None:
        return None
    found = {seat: state.ledger.n(seat, thing) for seat in state.setup.ids}
    return {seat: n for seat, n in found.items() if n is not None} or None


def so_far(
    sheet: Closing, score: Callable[[Setup, Sheet, Mapping[str, str]], Breakdown], state: State[Any]
) -> Breakdown:
    """Return the points so far, from what is kept."""
    return score(state.setup, sheet(state.setup, state).prefilled(), state.rulings)


def checked(sheet: Closing, setup: Setup, given: Sheet) -> tuple[Issue, ...]:
    """Return what a sheet says that cannot be, where a game has no more to say about it than its questions do."""
    return tuple(sheet(setup, None).wrong(setup.ids, given))

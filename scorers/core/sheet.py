"""The closing sheet: a form like every other, asked again after every answer, a page for each category.

A game says which questions there are, given what has been answered so far.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any, Protocol

from scorers.core.amount import Amount, perhaps
from scorers.core.events import Entry
from scorers.core.forms import Answer, Form
from scorers.core.issues import Issue, impossible
from scorers.core.msg import Msg, Player, SeatId, msg
from scorers.core.questions import WHOSE, Cards, Entries, Question, held, listed

if TYPE_CHECKING:
    from scorers.core.score import Breakdown
    from scorers.core.setup import Setup
    from scorers.core.state import F, State

Sheet = Mapping[str, Entries]
"""What was answered: question -> seat -> entry. A question without any seat is answered, too: nobody has it."""

# --------------------------------------------------------------------------------------------------------- the answers


def number(sheet: Sheet, key: str, seat: str) -> int | None:
    """Return the number answered for a seat; `None`: nobody has said."""
    found = sheet.get(key, {}).get(seat)
    return found if isinstance(found, int) else None


def numbers(sheet: Sheet, seat: str, *keys: str) -> tuple[int | None, ...]:
    """Return what was answered for a seat to several questions."""
    found = (sheet.get(key, {}).get(seat) for key in keys)
    return tuple(n if isinstance(n, int) else None for n in found)


def amount(sheet: Sheet, key: str, seat: str) -> Amount:
    """Return the number answered for a seat, unknown where nobody has said."""
    return perhaps(number(sheet, key, seat))


def cards(sheet: Sheet, key: str, seat: str) -> tuple[str, ...] | None:
    """Return the cards a seat holds; `None`: nobody has said."""
    found = sheet.get(key, {}).get(seat)
    return tuple(card for card in found if isinstance(card, str)) if isinstance(found, tuple) else None


def rows(sheet: Sheet, key: str, seat: str) -> tuple[tuple[int, ...], ...] | None:
    """Return the list a seat has, entry by entry; `None`: nobody has said."""
    return listed(sheet.get(key, {}).get(seat))


def yes(sheet: Sheet, key: str, seat: str) -> bool | None:
    """Return whether a seat has it; `None`: nobody has said."""
    n = number(sheet, key, seat)
    return None if n is None else n > 0


def traced(
    sheet: Sheet, track: str, lines: Sequence[str], seats: Iterable[SeatId]
) -> Iterator[tuple[str, SeatId, int | None]]:
    """Yield the points on a track by what they came from: (line, seat, so many); what was typed over is of the last."""
    for line, seat in product(lines, seats):
        n, now = number(sheet, line, seat), number(sheet, track, seat)
        if line == lines[-1] and now is not None:
            n = now - sum(number(sheet, one, seat) or 0 for one in lines[:-1])
        if n != 0:
            yield line, seat, n


# ------------------------------------------------------------------------------------------------------------ the form


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

    def doubted(self) -> SheetForm:
        """Return the same, all of it to be asked: what is filled in is only what was last known."""
        return SheetForm(
            tuple(
                replace(q, doubted=True, hint=q.hint if q.known is None else _doubted(q.hint)) for q in self.questions
            )
        )

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
            for seat, card in held(sheet.get(question.key, {})):
                other = Player(SeatId(seat))
                if card in owners and card in names:
                    yield impossible("core-sheet-card-twice", what=names[card], who=owners[card], other=other)
                owners.setdefault(card, other)


def _doubted(hint: Msg | None) -> Msg:
    """Return what is said of a question whose answer may be another by now, behind its own hint."""
    said = msg("core-sheet-doubted")
    return said if hint is None else msg("core-then", a=hint, b=said)


class Closing(Protocol):
    """What a game asks at the end: of a setup, a state if there was a play, and the answers so far."""

    def __call__(self, setup: Setup, state: Any, given: Sheet = ..., /) -> SheetForm:  # noqa: ANN401 - its own state
        """Return the questions as they stand now."""
        ...


def kept(state: State[Any] | None, thing: str) -> dict[str, Entry] | None:
    """Return what the app has kept of a thing, by seat, as a question knows it."""
    return by_seat(state, lambda here, seat: here.ledger.get(seat, thing))


def by_seat(state: State[F] | None, what: Callable[[State[F], str], Amount]) -> dict[str, Entry] | None:
    """Return what the app has kept, worked out seat by seat, as a question knows it."""
    if state is None:
        return None
    found = {seat: what(state, seat).known for seat in state.setup.ids}
    return {seat: n for seat, n in found.items() if n is not None} or None


def so_far(
    sheet: Closing, score: Callable[[Setup, Sheet, Mapping[str, str]], Breakdown], state: State[Any]
) -> Breakdown:
    """Return the points so far, from what is kept; after the count, as they were counted."""
    given = sheet(state.setup, state).prefilled() if state.sheet is None else state.sheet
    return score(state.setup, given, state.rulings)


def checked(sheet: Closing, setup: Setup, given: Sheet) -> tuple[Issue, ...]:
    """Return what a sheet says that cannot be, where a game has no more to say about it than its questions do."""
    return tuple(sheet(setup, None).wrong(setup.ids, given))

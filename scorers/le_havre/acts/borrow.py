"""Loans are taken outside a due: only the toy fair allows it (p. 10; digest 7.2)."""

from typing import Final, Literal

from scorers.core.api import TABLE, Act, Event, MoveKey, Msg, Player, Transfer, msg
from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.le_havre.dues import give
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import FRANC, LOAN, constants
from scorers.le_havre.words import loans, name


class Borrowed(Event):
    """Loans, and four francs with each."""

    kind: Literal["borrowed"] = "borrowed"
    seat: str
    n: int


class Borrow(Act[Harbour, Borrowed]):
    """Its move: "borrow/s1"."""

    event = Borrowed
    moves = ("borrow",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: how many loans."""
        seat = move.args[0]
        title = msg("le_havre-borrow-title", who=Player(seat))
        n = numbers(answers, "n").get(LOAN, 1)
        ask = Amounts("n", title, (Row(LOAN, name(LOAN), n, 1, seat=seat, thing=LOAN),))
        event = self.made(state, seat=seat, n=n) if n > 0 else None
        return Form(str(move), title, (ask,), msg("le_havre-borrow-confirm", loans=loans(n)), event=event)

    def transfers(self, _state: HavreState, event: Borrowed) -> tuple[Transfer, ...]:
        """Return the loans and their francs."""
        return tuple(give(TABLE, event.seat, {LOAN: event.n, FRANC: event.n * constants().loan}))

    def label(self, event: Borrowed) -> Msg:
        """Return who borrowed how much."""
        return msg("le_havre-log-borrowed", who=Player(event.seat), loans=loans(event.n))


BORROW: Final = Borrow()

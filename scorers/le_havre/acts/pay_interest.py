"""Seats with loans pay their franc when the ship reaches the interest tile (p. 4)."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.api import Act, Answers, Event, Form, Issue, MoveKey, Msg, Player, TaskKey, Transfer, msg
from scorers.core.due import best
from scorers.core.paying import handed_over
from scorers.core.settle import Part, judge, parts
from scorers.le_havre.dues import best_payable, interest, purse, rate
from scorers.le_havre.flow import as_of, interest_key, owing
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import FRANC, LOAN
from scorers.le_havre.words import amount_msg, seats_msg


class InterestPaid(Event):
    """Interest paid, of one or of several seats."""

    kind: Literal["interest_paid"] = "interest_paid"
    seats: tuple[str, ...]
    loan: bool = False
    """Paid from one more loan."""
    round: int | None = None
    """The round it fell due in, where that is over."""


class PayInterest(Act[Harbour, InterestPaid]):
    """Its moves: "interest" of all who can pay, "interest/s2", "interest/s2/loan", "interest/r3/s2" of a past round."""

    event = InterestPaid
    moves = ("interest",)

    def form(self, state: HavreState, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; it asks nothing."""
        title = msg("le_havre-interest-title")
        named = tuple(arg for arg in move.args if arg in state.setup.ids)
        if move.args[-1:] == ("loan",):
            confirm = msg("le_havre-interest-loan", who=Player(named[0]))
            return Form(str(move), title, confirm=confirm, event=self.made(state, seats=named, loan=True))
        number = TaskKey(move.word, at=move.args[0]).round if move.args else None
        seats = tuple(seat for seat in named or owing(state) if best_payable(interest(state, seat)))
        if not seats:
            return Form(str(move), title, note=msg("le_havre-interest-short"))
        confirm = msg("le_havre-interest-confirm", who=seats_msg(seats))
        event = self.made(state, seats=seats, round=number)
        return Form(str(move), title, confirm=confirm, event=event, said=True)

    def transfers(self, state: HavreState, event: InterestPaid) -> Iterator[Transfer]:
        """Yield the francs, and the loan they come from."""
        for seat in event.seats:
            yield from handed_over(interest(state, seat), _paid(state, event, seat))

    def settles(self, state: HavreState, event: InterestPaid) -> Iterator[str]:
        """Yield the interest of each seat."""
        return (interest_key(as_of(state, event.round).flow, seat) for seat in event.seats)

    def issues(self, state: HavreState, event: InterestPaid) -> Iterator[Issue]:
        """Yield what speaks against a payment: a loan that is not needed."""
        for seat in event.seats:
            yield from judge(interest(state, seat), _paid(state, event, seat), amount_msg)

    def label(self, event: InterestPaid) -> Msg:
        """Return who paid interest."""
        return msg("le_havre-log-interest", who=seats_msg(event.seats))


def _paid(state: HavreState, event: InterestPaid, seat: str) -> tuple[Part, ...]:
    """Return the payment as proposed; or from a loan, to which go the francs that are certainly there but too few."""
    if not event.loan:
        return parts(best(interest(state, seat)))
    own = purse(state, seat).sure
    francs = (("francs", FRANC, own),) if 0 < own < rate(state, seat) else ()
    return (*francs, ("loan", LOAN, 1))


PAY_INTEREST: Final = PayInterest()

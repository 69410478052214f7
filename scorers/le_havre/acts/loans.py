"""Loans: taken at the toy fair, their interest, and given back (p. 4, 10; building list; digest 7.2)."""

from collections.abc import Iterator
from typing import Literal

from scorers.core.api import Act, Event, Issues, MoveKey, TaskKey, TaskKeys, Transfer, Transfers, impossible, names
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, numbers, picked
from scorers.core.msg import TABLE, Msg, Player, msg
from scorers.core.payments import PaidPart, best, handed_over, judge, parts
from scorers.le_havre import dues, flow, holdings, market
from scorers.le_havre.faces import row
from scorers.le_havre.market import COURT
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import CONSTANTS, FRANC, LOAN
from scorers.le_havre.words import amount_msg, court_msg, francs, loans


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
        seats = tuple(seat for seat in named or flow.owing(state) if dues.best_payable(dues.interest(state, seat)))
        if not seats:
            return Form(str(move), title, note=msg("le_havre-interest-short"))
        confirm = msg("le_havre-interest-confirm", who=names(seats))
        event = self.made(state, seats=seats, round=number)
        return Form(str(move), title, confirm=confirm, event=event, said=True)

    def transfers(self, state: HavreState, event: InterestPaid) -> Transfers:
        """Yield the francs, and the loan they come from."""
        for seat in event.seats:
            yield from handed_over(dues.interest(state, seat), _paid(state, event, seat))

    def settles(self, state: HavreState, event: InterestPaid) -> TaskKeys:
        """Yield the interest of each seat."""
        return (flow.interest_key(flow.as_of(state, event.round).flow, seat) for seat in event.seats)

    def issues(self, state: HavreState, event: InterestPaid) -> Issues:
        """Yield what speaks against a payment: a loan that is not needed."""
        for seat in event.seats:
            yield from judge(dues.interest(state, seat), _paid(state, event, seat), amount_msg)

    def label(self, event: InterestPaid) -> Msg:
        """Return who paid interest."""
        return msg("le_havre-log-interest", who=names(event.seats))


def _paid(state: HavreState, event: InterestPaid, seat: str) -> tuple[PaidPart, ...]:
    """Return the payment as proposed; or from a loan, to which go the francs that are certainly there but too few."""
    if not event.loan:
        return parts(best(dues.interest(state, seat)))
    own = dues.purse(state, seat).sure
    francs = (("francs", FRANC, own),) if 0 < own < dues.rate(state, seat) else ()
    return (*francs, ("loan", LOAN, 1))


class Repaid(Event):
    """Loans given back."""

    kind: Literal["repaid"] = "repaid"
    seat: str
    n: int
    free: bool = False
    """Given back without paying: the court."""


class Repay(Act[Harbour, Repaid]):
    """Its moves: "repay/s1"; "court/s1" for a table that does not follow its buildings."""

    event = Repaid
    moves = ("repay", "court")

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form of loans paid back, or of the court."""
        return (self._court if move.word == "court" else self._paid)(state, move, answers)

    def _paid(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        seat = move.args[0]
        title = msg("le_havre-repay-title", who=Player(seat))
        ways = tuple(_ways_back(state, seat))
        if len(ways) == 1 and ways[0].because is None and not answers:
            return Form(str(move), title, confirm=ways[0].label, event=self.made(state, seat=seat, n=1))
        chosen = picked(answers, "n")
        n = int(chosen[0]) if chosen else 0
        ask = Pick("n", title, ways, chosen)
        return Form(str(move), title, (ask,), event=self.made(state, seat=seat, n=n) if n > 0 else None)

    def _court(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        seat = move.args[0]
        title = msg("le_havre-court-title", who=Player(seat))
        asks, (back, paid) = market.court(state.ledger.n(seat, LOAN) or 0, answers, title)
        if not back:
            return Form(str(move), title, note=msg("le_havre-court-none"))
        event = self.made(state, seat=seat, n=back, free=True)
        return Form(str(move), title, asks, court_msg(back, paid), event=event)

    def transfers(self, state: HavreState, event: Repaid) -> tuple[Transfer, ...]:
        """Return the loans, and their francs: five each to the Table, or what the court adds."""
        seat, n = event.seat, event.n
        if event.free:
            added = dict(market.court_ways(state.ledger.n(seat, LOAN) or 0).values()).get(n, 0)
            return (*holdings.give(seat, TABLE, {LOAN: n}), *holdings.give(TABLE, seat, {FRANC: added}))
        return tuple(holdings.give(seat, TABLE, {FRANC: n * CONSTANTS.repay, LOAN: n}))

    def issues(self, state: HavreState, event: Repaid) -> Issues:
        """Yield that the seat has not so many loans, or that the court does not take so many."""
        held = state.ledger.n(event.seat, LOAN)
        most = max(dict(market.court_ways(held or 0).values()), default=0) if event.free else held
        if most is not None and not 0 < event.n <= most:
            yield impossible("le_havre-loans-too-few", who=Player(event.seat), loans=loans(most))
        if event.free:
            yield from market.not_in_game(state.setup, (event.seat, COURT))

    def label(self, event: Repaid) -> Msg:
        """Return how many loans went back, and how."""
        word = "court" if event.free else "repaid"
        return msg(f"le_havre-log-{word}", who=Player(event.seat), loans=loans(event.n))


def _ways_back(state: HavreState, seat: str) -> Iterator[Option]:
    """Yield how many loans can go back, each with its price and what is left; one at least, if only to say why not."""
    own = dues.purse(state, seat).most
    for n in range(1, max(1, dues.repayable(state, seat)) + 1):
        price = n * CONSTANTS.repay
        left = None if own is None else own - price
        note = msg("le_havre-pays", price=francs(price))
        if left is not None:
            note = msg("le_havre-paid-left", price=francs(price), left=left)
        because = msg("le_havre-costs", what=francs(price)) if left is not None and left < 0 else None
        yield Option(str(n), loans(n), because=because, note=note)


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
        ask = Amounts("n", title, (row(LOAN, n, 1),))
        event = self.made(state, seat=seat, n=n) if n > 0 else None
        return Form(str(move), title, (ask,), msg("le_havre-borrow-confirm", loans=loans(n)), event=event)

    def transfers(self, _state: HavreState, event: Borrowed) -> tuple[Transfer, ...]:
        """Return the loans and their francs."""
        return tuple(holdings.give(TABLE, event.seat, {LOAN: event.n, FRANC: event.n * CONSTANTS.loan}))

    def label(self, event: Borrowed) -> Msg:
        """Return who borrowed how much."""
        return msg("le_havre-log-borrowed", who=Player(event.seat), loans=loans(event.n))

"""Loans are paid back, five francs each, at any moment; the court takes them without (p. 10; building list)."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.api import TABLE, Act, Event, Issue, MoveKey, Msg, Player, Transfer, impossible, msg
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.le_havre.dues import give
from scorers.le_havre.market import COURT, court_ways, not_in_game
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import FRANC, LOAN, constants
from scorers.le_havre.words import court_msg, francs, loans, name


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
        n = numbers(answers, "n").get(LOAN, 1)
        ask = Amounts("n", title, (Row(LOAN, name(LOAN), n, 1, state.ledger.n(seat, LOAN), seat=seat, thing=LOAN),))
        confirm = msg("le_havre-repay-confirm", loans=loans(n), price=francs(n * constants().repay))
        return Form(str(move), title, (ask,), confirm, event=self.made(state, seat=seat, n=n) if n > 0 else None)

    def _court(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        seat = move.args[0]
        title = msg("le_havre-court-title", who=Player(seat))
        ways = court_ways(state.ledger.n(seat, LOAN) or 0)
        chosen = tuple(way for way in picked(answers, "way") if way in ways) or tuple(ways)[:1]
        if not chosen:
            return Form(str(move), title, note=msg("le_havre-court-none"))
        back, paid = ways[chosen[0]]
        options = tuple(Option(way, court_msg(*what)) for way, what in ways.items())
        asks = (Pick("way", title, options, chosen),) if len(ways) > 1 else ()
        event = self.made(state, seat=seat, n=back, free=True)
        return Form(str(move), title, asks, court_msg(back, paid), event=event)

    def transfers(self, state: HavreState, event: Repaid) -> tuple[Transfer, ...]:
        """Return the loans, and their francs: five each to the Table, or what the court adds."""
        seat, n = event.seat, event.n
        if event.free:
            added = dict(court_ways(state.ledger.n(seat, LOAN) or 0).values()).get(n, 0)
            return (*give(seat, TABLE, {LOAN: n}), *give(TABLE, seat, {FRANC: added}))
        return tuple(give(seat, TABLE, {FRANC: n * constants().repay, LOAN: n}))

    def issues(self, state: HavreState, event: Repaid) -> Iterator[Issue]:
        """Yield that the seat has not so many loans, or that the court does not take so many."""
        held = state.ledger.n(event.seat, LOAN)
        most = max(dict(court_ways(held or 0).values()), default=0) if event.free else held
        if most is not None and not 0 < event.n <= most:
            yield impossible("le_havre-loans-too-few", who=Player(event.seat), loans=loans(most))
        if event.free:
            yield from not_in_game(state, event.seat, COURT)

    def label(self, event: Repaid) -> Msg:
        """Return how many loans went back, and how."""
        word = "court" if event.free else "repaid"
        return msg(f"le_havre-log-{word}", who=Player(event.seat), loans=loans(event.n))


REPAY: Final = Repay()

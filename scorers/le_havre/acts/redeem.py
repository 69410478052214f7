"""Goods are fetched back from the pawnbroker for what they brought, at any moment (digest 7.2)."""

from collections.abc import Mapping
from typing import Literal

from scorers.core.api import TABLE, Act, Event, Issues, MoveKey, Msg, Player, Transfer, impossible, msg
from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.le_havre import holdings
from scorers.le_havre.faces import row
from scorers.le_havre.model import PAWN, Harbour, HavreState
from scorers.le_havre.printed import FRANC, goods
from scorers.le_havre.words import francs


class Redeemed(Event):
    """Goods come back to a seat."""

    kind: Literal["redeemed"] = "redeemed"
    seat: str
    n: int
    goods: Mapping[str, int] = {}
    """Which ones, where goods are kept."""


class Redeem(Act[Harbour, Redeemed]):
    """Its move: "redeem/s1"."""

    event = Redeemed
    moves = ("redeem",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: which goods, or how many where goods are not kept."""
        seat = move.args[0]
        given, there = numbers(answers, "n"), holdings.pawned(state, seat)
        if "goods" in state.keeps:
            rows = tuple(row(good, given.get(good, 0), high=n, seat=seat) for good, n in there.items())
        else:
            rows = (Row("n", msg("le_havre-use-pawned"), given.get("n"), high=len(goods()), seat=seat),)
        n = sum(row.value or 0 for row in rows)
        back = {row.key: row.value for row in rows if row.key in there and row.value}
        event = self.made(state, seat=seat, n=n, goods=back) if n else None
        title = msg("le_havre-redeem-title", who=Player(seat))
        confirm = msg("le_havre-redeem-confirm", price=francs(n * _price()))
        return Form(str(move), title, (Amounts("n", msg("le_havre-redeem-what"), rows),), confirm, event=event)

    def transfers(self, _state: HavreState, event: Redeemed) -> tuple[Transfer, ...]:
        """Return what they brought, and the goods."""
        seat = event.seat
        return (
            *holdings.give(seat, TABLE, {FRANC: event.n * _price()}),
            *holdings.give(PAWN + seat, seat, event.goods),
        )

    def issues(self, state: HavreState, event: Redeemed) -> Issues:
        """Yield that other goods are named than there are, or another number of them."""
        there = holdings.pawned(state, event.seat)
        strange = any(not 0 < n <= there.get(good, 0) for good, n in event.goods.items())
        counted = sum(event.goods.values()) if "goods" in state.keeps else event.n
        if strange or event.n != counted or event.n < 1:
            yield impossible("core-not-as-shown")

    def label(self, event: Redeemed) -> Msg:
        """Return who redeemed how many."""
        return msg("le_havre-log-redeemed", who=Player(event.seat), n=event.n)


def _price() -> int:
    """Return what each good brought."""
    effect = holdings.pawnbroker().effect
    return effect.francs if effect else 0

"""What a special building lets a seat do beside the turn: send a disc home, fetch back pawned goods (digest 7.2)."""

from collections.abc import Mapping
from typing import Literal

from scorers.core.api import TABLE, Act, Event, Issues, MoveKey, Msg, Player, Transfer, against, impossible, msg
from scorers.core.forms import Amounts, Answers, Form, Pick, Row, numbers, picked
from scorers.le_havre import automatic, flow, holdings, market
from scorers.le_havre.faces import guests, row
from scorers.le_havre.model import PAWN, Harbour, HavreState
from scorers.le_havre.printed import FRANC, GOODS
from scorers.le_havre.words import francs, name


class Evicted(Event):
    """A disc leaves a building, sent home by whoever owns the tobacco factory."""

    kind: Literal["evicted"] = "evicted"
    seat: str
    guest: str
    building: str


class Evict(Act[Harbour, Evicted]):
    """Its move: "evict/s1"."""

    event = Evicted
    moves = ("evict",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form: whose disc."""
        seat = move.args[0]
        title, where = msg("le_havre-evict-title", who=Player(seat)), dict(automatic.unwelcome(state, seat))
        chosen = tuple(guest for guest in picked(answers, "guest") if guest in where)
        asks = (Pick("guest", msg("le_havre-use-guest"), guests(where), chosen),)
        if not chosen:
            return Form(str(move), title, asks)
        guest = chosen[0]
        event = self.made(state, seat=seat, guest=guest, building=where[guest])
        return Form(str(move), title, asks, msg("le_havre-evict-confirm", who=Player(guest)), event=event)

    def transfers(self, state: HavreState, event: Evicted) -> tuple[Transfer, ...]:
        """Return the way home of the disc, and what it costs where that is the dive bar."""
        return tuple(automatic.sent_home(state, event.guest, event.building))

    def turn(self, state: HavreState, _event: Evicted) -> tuple[str, ...]:
        """Return whose turn it is, or may not be quite over."""
        return flow.trading(state)

    def issues(self, state: HavreState, event: Evicted) -> Issues:
        """Return what speaks against sending a disc home."""
        return market.no_such_building(event.building) or self._against(state, event)

    def _against(self, state: HavreState, event: Evicted) -> Issues:
        """Yield that it is not the own building, or that nobody can be sent home from there."""
        if holdings.owner_of(state, event.building) != event.seat:
            yield against("le_havre-not-your-building", who=Player(event.seat), what=name(event.building))
        if (event.guest, event.building) not in automatic.evictable(state, event.seat):
            yield against("le_havre-nobody-there")

    def label(self, event: Evicted) -> Msg:
        """Return who sent whom home."""
        return msg("le_havre-log-evicted", who=Player(event.seat), guest=Player(event.guest))


class Redeemed(Event):
    """Goods come back to a seat from the pawnbroker, for what they brought."""

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
            rows = tuple(row(good, given.get(good, 0), high=n) for good, n in there.items())
        else:
            rows = (Row("n", msg("le_havre-use-pawned"), given.get("n"), high=len(GOODS), seat=seat),)
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

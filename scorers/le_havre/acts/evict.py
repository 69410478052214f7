"""A disc is sent home from one of the own buildings, by whoever owns the tobacco factory (digest 7.2)."""

from typing import Literal

from scorers.core.api import Act, Event, Issues, MoveKey, Msg, Player, Transfer, against, msg
from scorers.core.forms import Answers, Form, Pick, picked
from scorers.le_havre import automatic, flow, holdings, market
from scorers.le_havre.faces import guests
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.words import name


class Evicted(Event):
    """A disc leaves a building."""

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

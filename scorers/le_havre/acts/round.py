"""A round: all its turns at once, and its card resolved - feeding, the city, a ship, the next supply (p. 4, 7-8)."""

from typing import Literal

from scorers.core.api import Act, Event, Issues, MoveKey, Msgs, TaskKeys, Transfers, against, impossible, names
from scorers.core.forms import Answers, Form, Pick, picked
from scorers.core.msg import Msg, Player, msg
from scorers.core.payments import best
from scorers.le_havre import automatic, dues, flow, holdings
from scorers.le_havre.acts.turn import arrivals, interest_falls_due, reaped
from scorers.le_havre.faces import options
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import round_card
from scorers.le_havre.words import name


class RoundClosed(Event):
    """The round is over."""

    kind: Literal["round_closed"] = "round_closed"
    fed: tuple[str, ...] = ()
    """Who fed with this tap."""
    special: str = ""
    """The special building that was revealed."""
    ordinary: str = ""
    """The ordinary building the city built."""
    onto: int | None = None
    """The stack of proposals the special building was laid on."""


class CloseRound(Act[Harbour, RoundClosed]):
    """Its move: "close"; a loan is never swept along."""

    event = RoundClosed
    moves = ("close",)

    def form(self, state: HavreState, move: MoveKey, answers: Answers) -> Form:
        """Return the form; it asks for the special building, where cards are kept."""
        number, short = state.flow.round, unable(state)
        title = msg("le_havre-close-title", round=number)
        if short:
            return Form(str(move), title, note=msg("le_havre-close-short", who=names(short)))
        among = _specials(state)
        chosen = picked(answers, "special")
        asks = (Pick("special", msg("le_havre-close-special"), options(among), chosen),) if among else ()
        event = None if among and not chosen else self.made(state, **_caused(state, chosen[0] if chosen else ""))
        last = number == state.flow.rounds
        confirm = msg("le_havre-close-last") if last else msg("le_havre-close-confirm", round=number + 1)
        return Form(str(move), title, asks, confirm, event=event, said=True)

    def transfers(self, state: HavreState, event: RoundClosed) -> Transfers:
        """Yield the meals as proposed, the city's building, the ship and the supply."""
        yield from _resolved(state, event)

    def as_caused(self, state: HavreState, event: RoundClosed) -> bool:
        """Return whether the meals are as proposed, now or in older journals: those gave up the fewest pieces."""
        if super().as_caused(state, event):
            return True
        closed = event.settles == tuple(self.settles(state, event))
        return closed and event.transfers == tuple(_resolved(state, event, sparing=False))

    def settles(self, state: HavreState, event: RoundClosed) -> TaskKeys:
        """Yield the close of the round, and the meals."""
        yield flow.round_key(state.flow, "close")
        yield from (flow.feed_key(state.flow, seat) for seat in event.fed)

    def issues(self, state: HavreState, event: RoundClosed) -> Issues:
        """Yield that somebody must borrow first, or that the card says something else."""
        for seat in unable(state):
            if seat in event.fed:
                yield against("le_havre-not-fed", who=Player(seat))
        if event.special not in (_specials(state) or ("",)) or not _as_caused(state, event):
            yield impossible("core-not-as-shown")

    def then(self, state: HavreState, event: RoundClosed) -> Harbour:
        """Return the next round, or the final actions."""
        return flow.next_round(flow.onto_stack(flow.off_stacks(state.flow, event.ordinary), event.special, event.onto))

    def label(self, _event: RoundClosed) -> Msg:
        """Return that the round was closed."""
        return msg("le_havre-log-closed")

    def loud(self, state: HavreState, event: RoundClosed) -> Msgs:
        """Yield what the city built, the ship, the supply, and the interest that falls due."""
        card = round_card(state.setup, state.flow.round)
        if event.ordinary or event.special:
            yield msg("le_havre-loud-city", what=name(event.ordinary or event.special))
        elif card.builds:
            yield msg(f"le_havre-by-hand-{card.builds}")
        yield msg("le_havre-loud-ship", what=name(f"ship.{card.ship}"))
        yield from arrivals(event)
        yield from interest_falls_due(state, flow.next_round(state.flow).tile)


def _resolved(state: HavreState, event: RoundClosed, *, sparing: bool = True) -> Transfers:
    """Yield what changes hands when a round is closed."""
    if "goods" in state.keeps:
        for seat in event.fed:
            yield from dues.as_proposed(dues.feeding(state, seat, _need(state, seat), sparing=sparing))
    yield from automatic.city_builds(state, event.ordinary, event.special)
    yield automatic.new_ship(state)
    yield from automatic.supply(flow.next_round(state.flow))


def _caused(state: HavreState, special: str) -> dict[str, object]:
    """Return what closing the round means, with the special building that was revealed."""
    builds = round_card(state.setup, state.flow.round).builds
    ordinary = (holdings.city_builds_next(state) or "") if builds == "ordinary" else ""
    onto = automatic.stack_for(state, special)
    return {"fed": flow.hungry(state), "special": special, "ordinary": ordinary, "onto": onto}


def _as_caused(state: HavreState, event: RoundClosed) -> bool:
    """Return whether it is what the round card says; who is not fed with it may still feed on their own."""
    caused = RoundClosed.model_validate(_caused(state, event.special))
    fed = tuple(seat for seat in caused.fed if seat in event.fed)
    return (event.fed, event.ordinary, event.onto) == (fed, caused.ordinary, caused.onto)


def _specials(state: HavreState) -> tuple[str, ...]:
    """Return which special building may be revealed; asked only where cards are kept."""
    if "cards" not in state.keeps or round_card(state.setup, state.flow.round).builds != "special":
        return ()
    return holdings.specials_left(state)


def _need(state: HavreState, seat: str) -> int:
    net = dues.net_food(state, seat)
    return holdings.food_due(state) if net is None else net


def unable(state: HavreState) -> tuple[str, ...]:
    """Return who cannot feed without a loan or a sale, as far as is known."""
    return tuple(seat for seat in flow.hungry(state) if _short(state, seat)) if "goods" in state.keeps else ()


def _short(state: HavreState, seat: str) -> bool:
    net = dues.net_food(state, seat)
    return net is None or best(dues.feeding(state, seat, net)).gives_up


class RoundPlayed(Event):
    """The round card is next."""

    kind: Literal["round_played"] = "round_played"


class PlayRound(Act[Harbour, RoundPlayed]):
    """Its move: "round", for a table that goes round by round."""

    event = RoundPlayed
    moves = ("round",)

    def form(self, state: HavreState, move: MoveKey, _answers: Answers) -> Form:
        """Return the form; whoever has to borrow for the interest does that first."""
        title = msg("le_havre-round-title", round=state.flow.round)
        if len(_payable(state)) < len(flow.owing(state)):
            return Form(str(move), title, note=msg("le_havre-interest-short"))
        confirm = msg("le_havre-round-confirm", round=state.flow.round)
        return Form(str(move), title, confirm=confirm, event=self.made(state))

    def transfers(self, state: HavreState, _event: RoundPlayed) -> Transfers:
        """Yield the interest, and what grows."""
        for seat in _payable(state):
            yield from dues.as_proposed(dues.interest(state, seat))
        yield from automatic.harvest(state)

    def settles(self, state: HavreState, _event: RoundPlayed) -> TaskKeys:
        """Yield the round, and the interest."""
        yield flow.round_key(state.flow, "played")
        yield from (flow.interest_key(state.flow, seat) for seat in _payable(state))

    def issues(self, state: HavreState, _event: RoundPlayed) -> Issues:
        """Yield that somebody has to borrow first."""
        if len(_payable(state)) < len(flow.owing(state)):
            yield against("le_havre-interest-short")

    def then(self, state: HavreState, _event: RoundPlayed) -> Harbour:
        """Return the end of the round."""
        return flow.round_over(state.flow)

    def label(self, _event: RoundPlayed) -> Msg:
        """Return that a round was played."""
        return msg("le_havre-log-played")

    def loud(self, state: HavreState, event: RoundPlayed) -> Msgs:
        """Yield what grew."""
        return reaped(state, event)


def _payable(state: HavreState) -> tuple[str, ...]:
    """Return who owes interest and can pay it without a loan."""
    return tuple(seat for seat in flow.owing(state) if dues.best_payable(dues.interest(state, seat)))

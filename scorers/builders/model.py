"""Where a play of The Builders stands, and what lies before a player."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from scorers.builders.printed import BUILDING, CARDS, COIN, NUMBERS, VP, Bundle, Card, made_by, missing
from scorers.core.api import Flow, State, per_state, place, seat_of

POINTS_KEPT: Final = "points"
COINS_KEPT: Final = "coins"
CREW_KEPT: Final = "crew"

DONE: Final = "done"
"""The place of a seat's finished buildings."""

# ------------------------------------------------------------------------------------------------------------- where


@dataclass(frozen=True)
class BuildersFlow(Flow):
    """Whose turn it is and what is left of it. A play that does not follow turns leaves the seat empty."""

    round: int = 1
    seat: str = ""
    per_turn: int = 0
    actions: int = 0
    sent: tuple[str, ...] = ()
    """The sites cards were sent to this turn, once for each card: the price of the next."""
    taken: int = 0
    """Actions turned into coins this turn."""
    refill: str = ""
    """The row a card was just taken from."""
    seventeen: str | None = None
    """Who brought the end."""
    told: bool = False
    """The turns are followed only from some point on: what happened before is not known."""

    def without_marks(self) -> Self:
        """Return the mere position: what is used up of a turn moves none."""
        return replace(self, done=frozenset(), reopened=frozenset(), actions=0, sent=(), taken=0, refill="")


BuildersState = State[BuildersFlow]


def follows_turns(state: BuildersState) -> bool:
    """Return whether coins and actions are kept."""
    return COINS_KEPT in state.keeps


def follows_crew(state: BuildersState) -> bool:
    """Return whether every worker and site is kept; then finishing follows from sending, and is never told."""
    return state.keeps >= {POINTS_KEPT, COINS_KEPT, CREW_KEPT}


def coins(state: BuildersState, seat: str) -> int | None:
    """Return the coins of a seat, if known."""
    return state.ledger.n(seat, COIN)


def points(state: BuildersState, seat: str) -> int | None:
    """Return the points of finished buildings and machines, if known; coins never count among them."""
    return state.ledger.n(seat, VP)


def has_goal(state: BuildersState, seat: str, more: int = 0) -> bool:
    """Return whether a seat has the 17 points, with so many more, coins left out."""
    return (points(state, seat) or 0) + more >= NUMBERS.goal


def turn_order(state: BuildersState) -> tuple[str, ...]:
    """Return all seats, beginning with the first player."""
    return state.setup.clockwise(state.setup.first)


def end_trigger(state: BuildersState) -> str | None:
    """Return who brought the end; if a correction has taken the points away again, who had them next, if anybody."""
    seat, flow, order = state.flow.seventeen, state.flow, turn_order(state)
    if seat is not None and (points(state, seat) is None or has_goal(state, seat)):
        return seat
    # Where no turns are followed nobody knows whose is over: the table says who has the points.
    over = order[: order.index(flow.seat)] if follows_turns(state) and flow.seat else ()
    return next((other for other in over if has_goal(state, other)), None)


def brings_end(state: BuildersState, seat: str, more: int = 0) -> bool:
    """Return whether a seat has 17 points at the end of this turn and nobody had them before (BD-V12)."""
    return end_trigger(state) is None and has_goal(state, seat, more)


def after(state: BuildersState, seat: str) -> tuple[str, ...]:
    """Return who still has a turn after this seat in the same round; the last sits right of the first player."""
    order = turn_order(state)
    return order[order.index(seat) + 1 :]


def to_play(state: BuildersState) -> tuple[str, ...]:
    """Return who still has a last turn to come: all after whoever brought the end, or whose turn it is."""
    seat = end_trigger(state)
    if seat is None or state.flow.over:
        return ()
    return after(state, state.flow.seat if follows_turns(state) and state.flow.seat else seat)


def had_last_turn(state: BuildersState, seat: str) -> bool:
    """Return whether a seat's last turn was before somebody brought the end, in a play that follows no turns."""
    first, order = end_trigger(state), turn_order(state)
    return first is not None and not follows_turns(state) and order.index(seat) < order.index(first)


# ------------------------------------------------------------------------------------------- what lies before a player


@dataclass(frozen=True, slots=True)
class Site:
    """A building or machine under construction and the cards that work there."""

    card: Card
    crew: tuple[Card, ...]

    @property
    def placed(self) -> Bundle:
        """All that the crew makes."""
        return made_by(self.crew)

    @property
    def missing(self) -> Bundle:
        """What is still short."""
        return missing(self.card.needs, self.placed)

    @property
    def covered(self) -> bool:
        """Whether nothing is short: then the building is finished (Ukończenie Budynku)."""
        return not any(self.missing)

    def joined_by(self, card: Card) -> "Site":
        """Return the site with one more card at work."""
        return Site(self.card, (*self.crew, card))


@dataclass(frozen=True, slots=True)
class Yard:
    """The cards of one seat."""

    free: tuple[Card, ...] = ()
    sites: tuple[Site, ...] = ()
    done: tuple[Card, ...] = ()
    """Finished buildings; finished machines are free or at work."""

    def site(self, thing: str | None) -> Site | None:
        """Return the site of that card, if there is one."""
        return next((site for site in self.sites if site.card.thing == thing), None)

    def at_work(self, thing: str | None) -> Site | None:
        """Return where this card works."""
        return next((site for site in self.sites if any(card.thing == thing for card in site.crew)), None)

    @property
    def crew(self) -> tuple[Card, ...]:
        """Workers and finished machines, free or at work."""
        return (*self.free, *(card for site in self.sites for card in site.crew))

    @property
    def machines(self) -> tuple[Card, ...]:
        """Finished machines, wherever they are."""
        return tuple(card for card in self.crew if card.built)


def site_place(seat: str, thing: str) -> str:
    """Return the place of a site: "s1@chapel"."""
    return place(seat, thing.partition(".")[2])


@per_state
def yards(state: BuildersState) -> Mapping[str, Yard]:
    """Return the cards of every seat, from one walk over the holdings."""
    lying: dict[str, dict[str, list[Card]]] = {seat: {} for seat in state.setup.ids}
    for (owner, thing), amount in state.ledger.values.items():
        if amount.n and thing in CARDS:
            seat, _, where = owner.partition("@")
            if seat in lying:
                lying[seat].setdefault(where, []).append(CARDS[thing])
    return {seat: _yard(places) for seat, places in lying.items()}


def yard(state: BuildersState, seat: str) -> Yard:
    """Return the cards of one seat."""
    return yards(state).get(seat, Yard())


def _yard(places: Mapping[str, list[Card]]) -> Yard:
    sites = (_site(where, lying) for where, lying in places.items() if where not in ("", DONE))
    loose = places.get("", ())
    free = tuple(card for card in loose if card.kind != BUILDING)
    # A building that is only said to be somebody's is a finished one.
    done = (*places.get(DONE, ()), *(card for card in loose if card.kind == BUILDING))
    return Yard(free, tuple(site for site in sites if site), done)


def _site(where: str, lying: list[Card]) -> Site | None:
    """Return the site its place is named after; all other cards there work."""
    card = next((card for card in lying if card.id == where), None)
    return None if card is None else Site(card, tuple(other for other in lying if other is not card))


@per_state
def owners(state: BuildersState) -> Mapping[str, str]:
    """Return the seat that has each card, wherever it lies."""
    held = ((thing, seat_of(owner)) for (owner, thing), amount in state.ledger.values.items() if amount.n)
    return {thing: seat for thing, seat in held if thing in CARDS and seat in state.setup.ids}


def taken_by(state: BuildersState, card: Card, builder: str = "") -> str | None:
    """Return who has a card already; not its `builder`, while it is still under construction."""
    owner = owners(state).get(card.thing)
    return None if owner == builder and yard(state, builder).site(card.thing) is not None else owner

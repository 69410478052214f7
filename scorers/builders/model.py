"""The facts of The Builders, where a play stands, and what lies before a player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pydantic import Field, TypeAdapter

from scorers.builders.printed import BUILDING, CARDS, COIN, NOTHING, NUMBERS, VP, Bundle, Card, add, missing
from scorers.core.events import Event, event_adapter
from scorers.core.ledger import place
from scorers.core.model import Frozen
from scorers.core.state import Flow, State

POINTS_KEPT: Final = "points"
COINS_KEPT: Final = "coins"
CREW_KEPT: Final = "crew"

DONE: Final = "done"
"""The place of a seat's finished buildings."""

# ------------------------------------------------------------------------------------------------------------- facts


class BuildingStarted(Event):
    """A card of the row is laid out to be built (Rozpoczęcie budowy). The card is known when sites are kept."""

    kind: Literal["building_started"] = "building_started"
    seat: str
    card: str | None = None
    bought: int = Field(default=0, ge=0)


class WorkerHired(Event):
    """A worker of the row joins the pool (Najęcie Robotnika)."""

    kind: Literal["worker_hired"] = "worker_hired"
    seat: str
    card: str | None = None
    bought: int = Field(default=0, ge=0)


class CardSent(Event):
    """A worker or machine goes to a site (Wysłanie Robotnika do pracy), which may finish it at once."""

    kind: Literal["card_sent"] = "card_sent"
    seat: str
    card: str | None = None
    site: str | None = None
    actions: int = Field(ge=1)
    wage: int = Field(ge=0)
    bought: int = Field(default=0, ge=0)
    finished: bool = False


class CoinsTaken(Event):
    """Actions are turned into coins (Wzięcie Monet)."""

    kind: Literal["coins_taken"] = "coins_taken"
    seat: str
    actions: int = Field(ge=1)
    coins: int = Field(ge=0)


class ActionsBought(Event):
    """More actions, for coins: any number, at any moment of the turn."""

    kind: Literal["actions_bought"] = "actions_bought"
    seat: str
    n: int = Field(default=1, ge=1)


class TurnEnded(Event):
    """A turn is over. Says whether it brings the end, whose turn is next, and with how many actions."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: str
    seventeen: bool = False
    then: str | None = None
    actions: int = Field(ge=0)


class TurnTold(Event):
    """The table says whose turn it is, when the app begins to follow turns."""

    kind: Literal["turn_told"] = "turn_told"
    seat: str
    actions: int = Field(ge=0)


class BuildingFinished(Event):
    """A building or machine is finished, told by the table; the card may stay unnamed."""

    kind: Literal["building_finished"] = "building_finished"
    seat: str
    card: str | None = None
    coins: int = Field(ge=0)
    vp: int = Field(ge=0)
    seventeen: bool = False


class SeventeenReached(Event):
    """The table says that somebody has the points that bring the end."""

    kind: Literal["seventeen_reached"] = "seventeen_reached"
    seat: str


class LastTurnsPlayed(Event):
    """The table says that everybody has had the last turn."""

    kind: Literal["last_turns_played"] = "last_turns_played"


class ApprenticeDealt(Event):
    """The apprentice a player got during setup (Uczeń)."""

    kind: Literal["apprentice_dealt"] = "apprentice_dealt"
    seat: str
    card: str


class SiteLaid(Frozen):
    """A site and who works there."""

    card: str
    crew: tuple[str, ...] = ()


class CrewLaid(Event):
    """What lies before a player: free workers and machines, and the sites. The table is right."""

    kind: Literal["crew_laid"] = "crew_laid"
    seat: str
    free: tuple[str, ...] = ()
    sites: tuple[SiteLaid, ...] = ()


ACTIONS: Final = (BuildingStarted, WorkerHired, CardSent, CoinsTaken, ActionsBought)
"""What a player does in the own turn, as long as there are actions."""

OWN_EVENTS: Final = (
    *ACTIONS,
    TurnEnded,
    TurnTold,
    BuildingFinished,
    SeventeenReached,
    LastTurnsPlayed,
    ApprenticeDealt,
    CrewLaid,
)
"""The facts of this game."""

EVENTS: Final[TypeAdapter[Event]] = event_adapter(*OWN_EVENTS)
"""Their parser."""

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


BuildersState = State[BuildersFlow]


def follows_turns(state: BuildersState) -> bool:
    """Whether coins and actions are kept."""
    return COINS_KEPT in state.keeps


def follows_crew(state: BuildersState) -> bool:
    """Whether every worker and site is kept; then finishing follows from sending, and is never told."""
    return state.keeps >= {POINTS_KEPT, COINS_KEPT, CREW_KEPT}


def coins(state: BuildersState, seat: str) -> int | None:
    """The coins of a seat, if known."""
    return state.ledger.n(seat, COIN)


def points(state: BuildersState, seat: str) -> int | None:
    """The points of finished buildings and machines, if known; coins never count among them."""
    return state.ledger.n(seat, VP)


def has_goal(state: BuildersState, seat: str) -> bool:
    """Whether a seat has the 17 points, coins left out."""
    return (points(state, seat) or 0) >= NUMBERS.goal


def turn_order(state: BuildersState) -> tuple[str, ...]:
    """All seats, beginning with the first player."""
    return state.setup.clockwise(state.setup.first)


def alarm(state: BuildersState) -> str | None:
    """Who brought the end; nobody, if a correction has taken the points away again."""
    seat = state.flow.seventeen
    if seat is None or (points(state, seat) is not None and not has_goal(state, seat)):
        return None
    return seat


def after(state: BuildersState, seat: str) -> tuple[str, ...]:
    """Who still has a turn after this seat in the same round of turns; the last sits right of the first player."""
    order = turn_order(state)
    return order[order.index(seat) + 1 :]


def to_play(state: BuildersState) -> tuple[str, ...]:
    """Who still has a last turn to come: all after whoever brought the end, or whose turn it is."""
    seat = alarm(state)
    if seat is None or state.flow.over:
        return ()
    return after(state, state.flow.seat if follows_turns(state) and state.flow.seat else seat)


# ------------------------------------------------------------------------------------------- what lies before a player


@dataclass(frozen=True, slots=True)
class Site:
    """A building or machine under construction and the cards that work there."""

    card: Card
    crew: tuple[Card, ...]

    @property
    def placed(self) -> Bundle:
        """All that the crew makes."""
        made = NOTHING
        for card in self.crew:
            made = add(made, card.makes)
        return made

    @property
    def missing(self) -> Bundle:
        """What is still short."""
        return missing(self.card.needs, self.placed)

    @property
    def covered(self) -> bool:
        """Whether nothing is short."""
        return not any(self.missing)


@dataclass(frozen=True, slots=True)
class Yard:
    """The cards of one seat."""

    free: tuple[Card, ...] = ()
    sites: tuple[Site, ...] = ()
    done: tuple[Card, ...] = ()
    """Finished buildings; finished machines are free or at work."""

    def site(self, thing: str | None) -> Site | None:
        """The site of that card, if there is one."""
        return next((site for site in self.sites if site.card.thing == thing), None)

    def at_work(self, thing: str | None) -> Site | None:
        """Where this card works."""
        return next((site for site in self.sites if any(card.thing == thing for card in site.crew)), None)

    @property
    def machines(self) -> tuple[Card, ...]:
        """Finished machines, wherever they are."""
        crew = (card for site in self.sites for card in site.crew)
        return tuple(card for card in (*self.free, *crew) if card.built)

    @property
    def has_workers(self) -> bool:
        """Whether any worker is known; everybody has one from the start, and nobody ever loses one."""
        crew = (card for site in self.sites for card in site.crew)
        return any(not card.built for card in (*self.free, *crew))


def site_place(seat: str, thing: str) -> str:
    """The place of a site: "s1@chapel"."""
    return place(seat, thing.partition(".")[2])


def yards(state: BuildersState) -> Mapping[str, Yard]:
    """The cards of every seat, from one walk over the holdings."""
    lying: dict[str, dict[str, list[Card]]] = {seat: {} for seat in state.setup.ids}
    known = CARDS
    for (owner, thing), amount in state.ledger.values.items():
        if amount.n and thing in known:
            seat, _, where = owner.partition("@")
            if seat in lying:
                lying[seat].setdefault(where, []).append(known[thing])
    return {seat: _yard(places) for seat, places in lying.items()}


def yard(state: BuildersState, seat: str) -> Yard:
    """The cards of one seat."""
    return yards(state).get(seat, Yard())


def _yard(places: Mapping[str, list[Card]]) -> Yard:
    sites = (_site(where, lying) for where, lying in places.items() if where not in ("", DONE))
    loose = places.get("", ())
    return Yard(
        free=tuple(card for card in loose if card.kind != BUILDING),
        sites=tuple(site for site in sites if site is not None),
        # A building that is only said to be somebody's is a finished one.
        done=(*places.get(DONE, ()), *(card for card in loose if card.kind == BUILDING)),
    )


def _site(where: str, lying: list[Card]) -> Site | None:
    """The card that gives the place its name is built there; all others work."""
    card = next((card for card in lying if card.id == where), None)
    return None if card is None else Site(card, tuple(other for other in lying if other is not card))


def site_at(state: BuildersState, seat: str, card: Card) -> Site | None:
    """The site of that card, if this seat builds it."""
    at = place(seat, card.id)
    lying = [CARDS[t] for (owner, t), amount in state.ledger.values.items() if owner == at and amount.n]
    return _site(card.id, lying)


def home(seat: str, card: Card) -> str:
    """Where a finished card goes: a building beside the others, a machine among the workers (Maszyny)."""
    return place(seat, DONE) if card.kind == BUILDING else seat


def holder(state: BuildersState, thing: str) -> str | None:
    """The seat that has a card, wherever it lies."""
    seats = state.setup.ids
    return next((seat for owner in state.ledger.owners(thing) if (seat := owner.partition("@")[0]) in seats), None)


def taken_by(state: BuildersState, card: Card, seat: str = "") -> str | None:
    """Who has a card already; not this seat, while it is still building it."""
    owner = holder(state, card.thing)
    return None if owner == seat and site_at(state, seat, card) is not None else owner

"""What every decision costs and moves: prices, coins taken, and the transfers of each fact."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType
from typing import Final, TypeVar

from scorers.builders.model import (
    ActionsBought,
    ApprenticeDealt,
    BuildersState,
    BuildingFinished,
    BuildingStarted,
    CardSent,
    CoinsTaken,
    CrewLaid,
    Site,
    TurnEnded,
    WorkerHired,
    after,
    alarm,
    coins,
    follows_turns,
    has_goal,
    home,
    points,
    site_at,
    site_place,
    turn_order,
    yard,
)
from scorers.builders.printed import CARDS, COIN, NUMBERS, VP, Card, add, missing
from scorers.core.events import Event
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE

E = TypeVar("E", bound=Event)

# ------------------------------------------------------------------------------------------------------------- prices


@dataclass(frozen=True, slots=True)
class Price:
    """What something costs now: actions, the wage, and the actions that have to be bought for it."""

    actions: int
    wage: int = 0
    bought: int = 0

    @property
    def coins(self) -> int:
        """All coins together."""
        return self.wage + self.bought * NUMBERS.action_price


def price(state: BuildersState, actions: int, wage: int = 0) -> Price:
    """The price of something, buying the actions that are short (5 coins each)."""
    return Price(actions, wage, max(0, actions - state.flow.actions))


def next_action_price(state: BuildersState, site: str | None) -> int:
    """Actions for the next card to this site: 1, then 2, then 3 ... within one turn (Koszt akcji Robotnika)."""
    return 1 + state.flow.sent.count(site or "")


def can_pay(state: BuildersState, seat: str, amount: int) -> bool:
    """Whether a seat has so many coins; what nobody knows is not held against it."""
    have = coins(state, seat)
    return have is None or have >= amount


def taken_coins(state: BuildersState, actions: int) -> int:
    """Coins for so many actions: 1, 3, 6; or as one step with what was taken before, if the table rules so."""
    if state.rulings["take_coins_split"] == "cumulative_in_turn":
        return _ladder(state.flow.taken + actions) - _ladder(state.flow.taken)
    return _ladder(actions)


def _ladder(actions: int) -> int:
    """The table of the rulebook; beyond its end it begins anew."""
    steps = (0, *NUMBERS.coins_for)
    whole, rest = divmod(actions, len(steps) - 1)
    return whole * steps[-1] + steps[rest]


def bank(state: BuildersState) -> int | None:
    """What the bank still holds, if all coins are known; below zero when the players hold more than the box has."""
    held = [coins(state, seat) for seat in state.setup.ids]
    return NUMBERS.coins_in_box - sum(n or 0 for n in held) if None not in held else None


def from_bank(state: BuildersState, amount: int, paid: int = 0) -> int:
    """What the bank really gives: all, or what it has, by the table's ruling on an empty bank."""
    if state.rulings["bank_empty"] != "clamp":
        return amount
    left = bank(state)
    return amount if left is None else max(0, min(amount, left + paid))


# -------------------------------------------------------------------------------------------------------- turns, ends


def finishes(site: Site, card: Card) -> bool:
    """Whether this card covers everything that is still short (Ukończenie Budynku)."""
    return not any(missing(site.card.needs, add(site.placed, card.makes)))


def brings_end(state: BuildersState, seat: str, more: int = 0) -> bool:
    """Whether a seat has 17 points at the end of this turn and nobody had them before; coins never count."""
    have = points(state, seat)
    return have is not None and have + more >= NUMBERS.goal and alarm(state) is None


def next_turn(state: BuildersState, seat: str) -> str | None:
    """Whose turn follows; nobody's after the last of the round of turns in which somebody brought the end."""
    later = after(state, seat)
    if later:
        return later[0]
    return None if alarm(state) is not None or has_goal(state, seat) else turn_order(state)[0]


# ---------------------------------------------------------------------------------------------------------- transfers


def made(state: BuildersState, event: E) -> E:
    """The event with everything that changes hands because of it."""
    return event.model_copy(update={"transfers": moved(state, event)})


def moved(state: BuildersState, event: Event) -> tuple[Transfer, ...]:
    """Everything that changes hands because of an event, in order."""
    moves = _MOVES.get(type(event))
    return () if moves is None else tuple(moves(state, event))


def _paid(seat: str, n: int) -> Iterator[Transfer]:
    if n:
        yield Transfer(src=seat, dst=TABLE, thing=COIN, n=n)


def _received(seat: str, n: int, thing: str = COIN) -> Iterator[Transfer]:
    if n:
        yield Transfer(src=TABLE, dst=seat, thing=thing, n=n)


def _started(_state: BuildersState, event: BuildingStarted) -> Iterator[Transfer]:
    yield from _paid(event.seat, event.bought * NUMBERS.action_price)
    if event.card is not None:
        yield Transfer(src=TABLE, dst=site_place(event.seat, event.card), thing=event.card)


def _hired(_state: BuildersState, event: WorkerHired) -> Iterator[Transfer]:
    yield from _paid(event.seat, event.bought * NUMBERS.action_price)
    if event.card is not None:
        yield Transfer(src=TABLE, dst=event.seat, thing=event.card)


def _took(_state: BuildersState, event: CoinsTaken) -> Iterator[Transfer]:
    yield from _received(event.seat, event.coins)


def _bought(_state: BuildersState, event: ActionsBought) -> Iterator[Transfer]:
    yield from _paid(event.seat, event.n * NUMBERS.action_price)


def _dealt(_state: BuildersState, event: ApprenticeDealt) -> Iterator[Transfer]:
    yield Transfer(src=TABLE, dst=event.seat, thing=event.card)


def _sent(state: BuildersState, event: CardSent) -> Iterator[Transfer]:
    """Bought actions first, then the wage, then the card goes to work; then, if it is finished, what that brings."""
    seat, spent = event.seat, event.bought * NUMBERS.action_price
    yield from _paid(seat, spent)
    yield from _paid(seat, event.wage)
    if event.card is None or event.site is None:
        return
    at = site_place(seat, event.site)
    yield Transfer(src=seat, dst=at, thing=event.card)
    if event.finished:
        site = site_at(state, seat, CARDS[event.site])
        crew = (*(card.thing for card in site.crew), event.card) if site else ()
        yield from (Transfer(src=at, dst=seat, thing=thing) for thing in crew)
        yield from _completed(state, seat, at, CARDS[event.site], spent + event.wage)


def _completed(state: BuildersState, seat: str, at: str, card: Card, paid: int) -> Iterator[Transfer]:
    """The printed coins, the points, and the card turned over (Otrzymanie zapłaty)."""
    yield from _received(seat, from_bank(state, card.coins, paid))
    yield from _received(seat, card.vp, VP)
    yield Transfer(src=at, dst=home(seat, card), thing=card.thing)


def _finished(state: BuildersState, event: BuildingFinished) -> Iterator[Transfer]:
    """Told by the table: coins, points, and the card if it was named."""
    seat = event.seat
    if event.card is None:
        yield from _received(seat, from_bank(state, event.coins))
        yield from _received(seat, event.vp, VP)
        return
    card = CARDS[event.card]
    site = site_at(state, seat, card)
    if site is None:
        yield from _completed(state, seat, TABLE, card, 0)
        return
    at = site_place(seat, card.thing)
    yield from (Transfer(src=at, dst=seat, thing=helper.thing) for helper in site.crew)
    yield from _completed(state, seat, at, card, 0)


def _laid(state: BuildersState, event: CrewLaid) -> Iterator[Transfer]:
    """From where each card was to where it lies; what does not lie there any more goes back to the table."""
    seat = event.seat
    now = _lying(state, seat)
    wanted = dict.fromkeys(event.free, seat)
    for site in event.sites:
        wanted |= dict.fromkeys((site.card, *site.crew), site_place(seat, site.card))
    for thing in chain(wanted, (thing for thing in now if thing not in wanted)):
        src, dst = now.get(thing, TABLE), wanted.get(thing, TABLE)
        if src != dst:
            yield Transfer(src=src, dst=dst, thing=thing)


def _lying(state: BuildersState, seat: str) -> dict[str, str]:
    """Where each card of a seat lies; finished buildings stay as they are."""
    done = {card.thing for card in yard(state, seat).done}
    held = ((thing, owner) for owner, thing, _ in state.ledger.held(seat))
    return {thing: owner for thing, owner in held if thing in CARDS and thing not in done}


_MOVES: Final[Mapping[type[Event], Callable[..., Iterator[Transfer]]]] = MappingProxyType(
    {
        BuildingStarted: _started,
        WorkerHired: _hired,
        CardSent: _sent,
        CoinsTaken: _took,
        ActionsBought: _bought,
        BuildingFinished: _finished,
        ApprenticeDealt: _dealt,
        CrewLaid: _laid,
    }
)
"""What each fact moves; all others move nothing."""

# ------------------------------------------------------------------------------------------------------------ proposals


def turn_end(state: BuildersState, settles: tuple[str, ...] = ()) -> TurnEnded:
    """The end of the running turn, and what follows from it."""
    seat = state.flow.seat
    then = next_turn(state, seat)
    actions = 0 if then is None else state.flow.per_turn
    return TurnEnded(seat=seat, seventeen=brings_end(state, seat), then=then, actions=actions, settles=settles)


def told_finish(state: BuildersState, seat: str, card: str | None, gained: int, vp: int) -> BuildingFinished:
    """A finished building as the table tells it; where turns are not followed, 17 points bring the end at once."""
    seventeen = not follows_turns(state) and brings_end(state, seat, vp)
    return made(state, BuildingFinished(seat=seat, card=card, coins=gained, vp=vp, seventeen=seventeen))

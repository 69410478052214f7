"""What the rules allow: every reason that speaks against a fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from scorers.builders.effects import (
    brings_end,
    finishes,
    from_bank,
    moved,
    next_action_price,
    taken_coins,
    turn_end,
)
from scorers.builders.flow import had_last_turn
from scorers.builders.model import (
    DONE,
    OWN_EVENTS,
    ActionsBought,
    ApprenticeDealt,
    BuildersState,
    BuildingFinished,
    BuildingStarted,
    CardSent,
    CoinsTaken,
    CrewLaid,
    LastTurnsPlayed,
    SeventeenReached,
    Site,
    TurnEnded,
    TurnTold,
    WorkerHired,
    alarm,
    coins,
    follows_crew,
    follows_turns,
    has_goal,
    holder,
    points,
    site_at,
    taken_by,
    yard,
)
from scorers.builders.printed import BUILT, CARDS, COIN, CREW, NUMBERS, Card, add, missing
from scorers.builders.words import card_msg, coins_msg, materials_msg, points_msg
from scorers.core.events import Counted, Event, KeepChanged
from scorers.core.issues import Issue, against, hint, impossible
from scorers.core.ledger import owner_msg, place
from scorers.core.msg import TABLE, Player

Issues = Iterator[Issue]


def check(state: BuildersState, event: Event) -> tuple[Issue, ...]:
    """All that speaks against an event by the rules of this game."""
    if isinstance(event, Counted | KeepChanged):
        return (*_negative(event), *_beyond_box(state, event))
    if not isinstance(event, OWN_EVENTS):
        return ()
    seat = getattr(event, "seat", state.setup.first)
    if seat not in state.setup.ids:
        return (impossible("core-no-such-seat", seat=seat),)
    found = tuple(_JUDGES[type(event)](state, event))
    if any(issue.blocks for issue in found):
        return found
    return (*found, *_as_shown(state, event), *_beyond_box(state, event))


# -------------------------------------------------------------------------------------------------- turns and actions


def _started(state: BuildersState, event: BuildingStarted) -> Issues:
    yield from _acting(state, event.seat, 1, event.bought)
    yield from _row_card(state, event.card, built=True)


def _hired(state: BuildersState, event: WorkerHired) -> Issues:
    yield from _acting(state, event.seat, 1, event.bought)
    yield from _row_card(state, event.card, built=False)


def _sent(state: BuildersState, event: CardSent) -> Issues:
    yield from _acting(state, event.seat, event.actions, event.bought)
    card, building = CARDS.get(event.card or ""), CARDS.get(event.site or "")
    if not follows_crew(state):
        yield from _sent_unseen(event)
    elif card is None or building is None:
        yield impossible("builders-which-card")
    else:
        yield from _sent_to(state, event, card, building)


def _bought(state: BuildersState, event: ActionsBought) -> Issues:
    yield from _acting(state, event.seat, 0, 0)


def _turn_told(state: BuildersState, event: TurnTold) -> Issues:
    """Only where nobody knows whose turn it is; else somebody would get one more (BD-V11)."""
    yield from _followed(state)
    if state.flow.seat or state.flow.over:
        yield impossible("builders-no-such-turn", who=Player(event.seat))


def _followed(state: BuildersState) -> Issues:
    if not follows_turns(state):
        yield impossible("builders-turns-not-kept")


def _acting(state: BuildersState, seat: str, actions: int, bought: int) -> Issues:
    """It is this player's turn, and there are actions enough (BD-V02)."""
    yield from _followed(state)
    yield from _in_turn(state, seat)
    left = state.flow.actions + bought
    if left < actions:
        yield against("builders-too-few-actions", need=actions, left=left)


def _in_turn(state: BuildersState, seat: str) -> Issues:
    """Players take turns clockwise, and nobody gets one more than the others (BD-V11)."""
    flow = state.flow
    if flow.over:
        yield against("builders-over")
    elif flow.seat and flow.seat != seat:
        yield against("builders-not-their-turn", who=Player(seat), turn=Player(flow.seat))


def _turn_over(state: BuildersState, event: TurnEnded) -> Issues:
    """Only the running turn ends; what follows is not a matter of choice (BD-V11, BD-V12, BD-V14)."""
    flow, now = state.flow, turn_end(state) if state.flow.seat else None
    if now is None or event.seat != now.seat or flow.over:
        yield impossible("builders-no-such-turn", who=Player(event.seat))
        return
    if event.seventeen and not now.seventeen:
        yield impossible("builders-no-goal", who=Player(event.seat), n=NUMBERS.goal)
    if (event.then, event.actions, event.seventeen) != (now.then, now.actions, now.seventeen):
        yield impossible("builders-turns-unequal")
    if flow.actions:
        yield _unused(state, event.seat)


def _unused(state: BuildersState, seat: str) -> Issue:
    """A turn has three actions; whether all must be used is for the table to say (BD-V14)."""
    if state.rulings["unused_actions"] == "forbid":
        return against("builders-unused-actions", who=Player(seat), n=state.flow.actions)
    return hint("builders-unused-actions", who=Player(seat), n=state.flow.actions)


def _taken(state: BuildersState, event: CoinsTaken) -> Issues:
    """With one, two or three actions (Wzięcie Monet, BD-V06)."""
    if event.actions > len(NUMBERS.coins_for):
        yield impossible("builders-take-how-many", most=len(NUMBERS.coins_for))
        return
    yield from _acting(state, event.seat, event.actions, 0)
    if event.coins != from_bank(state, taken_coins(state, event.actions)):
        yield impossible("builders-not-as-shown")


def _goal(state: BuildersState, event: SeventeenReached) -> Issues:
    """Nobody brings the end twice, or with coins (BD-V12)."""
    if alarm(state) is not None:
        yield impossible("builders-goal-known")
    if points(state, event.seat) is not None and not has_goal(state, event.seat):
        yield impossible("builders-no-goal", who=Player(event.seat), n=NUMBERS.goal)


def _last_turns(state: BuildersState, _event: LastTurnsPlayed) -> Issues:
    """The play ends only when a round of turns in which somebody had 17 is complete (BD-V11)."""
    if follows_turns(state) or alarm(state) is None:
        yield impossible("builders-turns-unequal")


# ----------------------------------------------------------------------------------------------------------- the cards


def _row_card(state: BuildersState, card: str | None, *, built: bool) -> Issues:
    """A card nobody has, of the right kind, and named if sites and crews are kept (BD-V10)."""
    if not follows_crew(state):
        if card is not None:
            yield impossible("builders-crew-not-kept")
    elif card is None or card not in CARDS or CARDS[card].built != built:
        yield impossible("builders-which-card")
    else:
        yield from _nobodys(state, card)


def _nobodys(state: BuildersState, card: str, but: str = "") -> Issues:
    """No card lies with two players (BD-V10)."""
    owner = holder(state, card)
    if owner is not None and owner != but:
        yield impossible("builders-card-taken", what=card_msg(card), who=Player(owner))


def _sent_unseen(event: CardSent) -> Issues:
    """Where crews are not kept, only the price is told."""
    if event.card is not None or event.site is not None or event.finished:
        yield impossible("builders-crew-not-kept")
    if event.wage not in {card.wage for card in CREW}:
        yield impossible("builders-no-such-wage", n=event.wage)


def _sent_to(state: BuildersState, event: CardSent, card: Card, building: Card) -> Issues:
    """An own free card to an own site, for its price; what it covers is finished, what it does not is not."""
    seat, what = event.seat, card_msg(building.thing)
    site = site_at(state, seat, building)
    if site is None:
        yield impossible("builders-not-your-site", who=Player(seat), what=what)
    elif state.ledger.n(seat, card.thing) == 0:
        yield from _not_free(state, seat, card.thing)
    elif (event.actions, event.wage) != (next_action_price(state, building.thing), card.wage):
        yield impossible("builders-not-as-shown")
    elif event.finished and not finishes(site, card):
        short = missing(building.needs, add(site.placed, card.makes))
        yield impossible("builders-site-short", what=what, short=materials_msg(short))
    elif finishes(site, card) and not event.finished:
        yield impossible("builders-site-covered", what=what)


def _not_free(state: BuildersState, seat: str, card: str) -> Issues:
    """Who works stays until the building is finished (BD-V04, BD-V08)."""
    site = yard(state, seat).at_work(card)
    if site is None:
        yield impossible("builders-not-in-pool", who=Player(seat), what=card_msg(card))
    else:
        yield impossible("builders-at-work", what=card_msg(card), site=card_msg(site.card.thing))


def _told_finish(state: BuildersState, event: BuildingFinished) -> Issues:
    """Told only where it does not follow from the crew; the card as it is printed (BD-V07, BD-V09)."""
    if follows_crew(state):
        yield impossible("builders-finish-follows")
        return
    yield from _in_turn(state, event.seat)
    if had_last_turn(state, event.seat):
        yield against("builders-had-last-turn", who=Player(event.seat))
    printed = BUILT if event.card is None else [card for card in BUILT if card.thing == event.card]
    if not any((card.coins, card.vp) == (event.coins, event.vp) for card in printed):
        yield impossible("builders-no-such-card", coins=coins_msg(event.coins), points=points_msg(event.vp))
    for card in printed if event.card else ():
        owner = taken_by(state, card, event.seat)
        if owner is not None:
            yield impossible("builders-card-taken", what=card_msg(card.thing), who=Player(owner))
    if event.seventeen != (not follows_turns(state) and brings_end(state, event.seat, event.vp)):
        yield impossible("builders-no-goal", who=Player(event.seat), n=NUMBERS.goal)


def _dealt(state: BuildersState, event: ApprenticeDealt) -> Issues:
    """One apprentice each (Przygotowanie 2, BD-V10)."""
    if not follows_crew(state):
        yield impossible("builders-crew-not-kept")
    elif event.card not in CARDS or CARDS[event.card].rank != NUMBERS.dealt_rank:
        yield impossible("builders-no-apprentice")
    elif yard(state, event.seat).has_workers:
        yield impossible("builders-second-apprentice", who=Player(event.seat))
    else:
        yield from _nobodys(state, event.card)


def _laid(state: BuildersState, event: CrewLaid) -> Issues:
    """Every card once, with nobody else, on something that can be built (BD-V10)."""
    if not follows_crew(state):
        yield impossible("builders-crew-not-kept")
        return
    crew = (*event.free, *(card for site in event.sites for card in site.crew))
    sites = tuple(site.card for site in event.sites)
    if not {card.thing for card in CREW}.issuperset(crew) or not {card.thing for card in BUILT}.issuperset(sites):
        yield impossible("builders-which-card")
        return
    for card, times in Counter((*crew, *sites)).items():
        if times > 1:
            yield impossible("builders-card-twice", what=card_msg(card))
        if state.ledger.n(place(event.seat, DONE), card):
            yield impossible("builders-card-taken", what=card_msg(card), who=Player(event.seat))
        yield from _nobodys(state, card, event.seat)
    for laid in event.sites:
        site = Site(CARDS[laid.card], tuple(CARDS[card] for card in laid.crew))
        if site.covered:
            yield against("builders-site-covered", what=card_msg(laid.card))


_JUDGES: Final[Mapping[type[Event], Callable[..., Issues]]] = MappingProxyType(
    {
        BuildingStarted: _started,
        WorkerHired: _hired,
        CardSent: _sent,
        CoinsTaken: _taken,
        ActionsBought: _bought,
        TurnEnded: _turn_over,
        TurnTold: _turn_told,
        BuildingFinished: _told_finish,
        SeventeenReached: _goal,
        LastTurnsPlayed: _last_turns,
        ApprenticeDealt: _dealt,
        CrewLaid: _laid,
    }
)

# ------------------------------------------------------------------------------------------------------------ the sums


def _as_shown(state: BuildersState, event: Event) -> Issues:
    """Everything changes hands that must, and nothing else."""
    if event.transfers != moved(state, event):
        yield impossible("builders-not-as-shown")


def _negative(event: Counted | KeepChanged) -> Issues:
    """Nothing here can be owed (BD-V09)."""
    for (owner, _), amount in event.amounts.items():
        if (amount.n or 0) < 0:
            yield impossible("builders-negative", who=owner_msg(owner))


def _beyond_box(state: BuildersState, event: Event) -> Issues:
    """More coins with the players than there are: allowed, with a word (BD-V14)."""
    held = sum(_coins_after(state, event).values())
    if held > NUMBERS.coins_in_box:
        yield hint("builders-more-than-box", n=held, box=NUMBERS.coins_in_box)


def _coins_after(state: BuildersState, event: Event) -> dict[str, int]:
    """The coins of each seat once this has happened, as far as they are known; nothing if no coins move."""
    moving = [t for t in event.transfers if t.thing == COIN and t.src == TABLE]
    counts = event.amounts if isinstance(event, Counted | KeepChanged) else {}
    counted = {owner: amount.n or 0 for (owner, thing), amount in counts.items() if thing == COIN}
    if not moving and not counted:
        return {}
    held: dict[str, int] = {seat: coins(state, seat) or 0 for seat in state.setup.ids}
    for t in event.transfers:
        for owner, n in ((t.src, -t.n), (t.dst, t.n)):
            if t.thing == COIN and owner in held:
                held[owner] += n
    return held | counted

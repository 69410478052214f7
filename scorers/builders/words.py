"""What is said: the names of cards and materials, the name of every step, and what the rules did at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from scorers.builders.effects import taken_coins
from scorers.builders.model import (
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
    TurnEnded,
    TurnTold,
    WorkerHired,
    after,
    points,
)
from scorers.builders.printed import CARDS, COIN, MACHINE, MATERIALS, NUMBERS, SLUG, VP, Bundle, Card
from scorers.core.events import Event
from scorers.core.msg import TABLE, Msg, Player, msg, thing_msg


def thing(id_: str, n: int) -> Msg:
    """So many of a thing."""
    return thing_msg(SLUG, id_, n)


def card_msg(id_: str) -> Msg:
    """A card by its name; a worker by rank and materials."""
    return thing_msg(SLUG, id_, 1, "name")


def short_name(card: Card) -> Msg:
    """What stands on the card: the building's name, the worker's rank."""
    return msg(f"builders-card-{card.id}") if card.built else msg(f"builders-rank-{card.rank}")


def materials_msg(bundle: Bundle) -> tuple[Msg, ...]:
    """The materials of which there are any: "1 knowledge, 3 tiles"."""
    return tuple(thing(material, n) for material, n in zip(MATERIALS, bundle, strict=True) if n)


def coins_msg(n: int) -> Msg:
    """So many coins."""
    return thing(COIN, n)


def points_msg(n: int) -> Msg:
    """So many victory points."""
    return thing(VP, n)


def _of(who: str, card: str | None, named: str, unnamed: str) -> Msg:
    """A step with its card, or without where the card is not known."""
    if card is None:
        return Msg(unnamed, (("who", Player(who)),))
    return Msg(named, (("who", Player(who)), ("what", card_msg(card))))


def label(event: Event) -> Msg:
    """What a step is called in the log and on the undo button."""
    return _LABELS[type(event)](event)


def _started(event: BuildingStarted) -> Msg:
    return _of(event.seat, event.card, "builders-log-started", "builders-log-started-any")


def _hired(event: WorkerHired) -> Msg:
    return _of(event.seat, event.card, "builders-log-hired", "builders-log-hired-any")


def _sent(event: CardSent) -> Msg:
    who = Player(event.seat)
    if event.card is None or event.site is None:
        cost = thing("action", event.actions), coins_msg(event.wage)
        return msg("builders-log-sent-any", who=who, cost=cost)
    what, site = card_msg(event.card), card_msg(event.site)
    if event.finished:
        return msg("builders-log-sent-finished", who=who, what=what, site=site)
    return msg("builders-log-sent", who=who, what=what, site=site)


def _took(event: CoinsTaken) -> Msg:
    actions, coins = thing("action", event.actions), coins_msg(event.coins)
    return msg("builders-log-took", who=Player(event.seat), actions=actions, coins=coins)


def _bought(event: ActionsBought) -> Msg:
    return msg("builders-log-bought", who=Player(event.seat), actions=thing("action", event.n))


def _ended(event: TurnEnded) -> Msg:
    return msg("builders-log-ended", who=Player(event.seat))


def _told(event: TurnTold) -> Msg:
    return msg("builders-log-turn", who=Player(event.seat))


def _finished(event: BuildingFinished) -> Msg:
    who, gained = Player(event.seat), points_msg(event.vp)
    if event.card is None:
        return msg("builders-log-finished-any", who=who, points=gained)
    return msg("builders-log-finished", who=who, what=card_msg(event.card), points=gained)


def _goal(event: SeventeenReached) -> Msg:
    return msg("builders-log-goal", who=Player(event.seat))


def _played(_event: LastTurnsPlayed) -> Msg:
    return msg("builders-log-last-turns")


def _dealt(event: ApprenticeDealt) -> Msg:
    return msg("builders-log-dealt", who=Player(event.seat), what=card_msg(event.card))


def _laid(event: CrewLaid) -> Msg:
    return msg("builders-log-laid", who=Player(event.seat))


_LABELS: Final[Mapping[type[Event], Callable[..., Msg]]] = MappingProxyType(
    {
        BuildingStarted: _started,
        WorkerHired: _hired,
        CardSent: _sent,
        CoinsTaken: _took,
        ActionsBought: _bought,
        TurnEnded: _ended,
        TurnTold: _told,
        BuildingFinished: _finished,
        SeventeenReached: _goal,
        LastTurnsPlayed: _played,
        ApprenticeDealt: _dealt,
        CrewLaid: _laid,
    }
)

# ---------------------------------------------------------------------------------------------------------- said loudly


def loud(state: BuildersState, event: Event) -> tuple[Msg, ...]:
    """What the rules did at once because of an event; the state is the one before it."""
    return tuple(_loud(state, event))


def _loud(state: BuildersState, event: Event) -> Iterator[Msg]:
    match event:
        case BuildingStarted(bought=n) | WorkerHired(bought=n) | CardSent(bought=n) if n:
            yield msg("builders-loud-bought", actions=thing("action", n), coins=coins_msg(n * NUMBERS.action_price))
    match event:
        case CardSent(seat=seat, site=str(site), finished=True):
            yield from _completed(seat, CARDS[site])
        case BuildingFinished(seat=seat, card=card):
            yield from _joined(seat, card)
            if event.seventeen:
                yield end_msg(state, seat, event.vp)
        case TurnEnded():
            yield from _turn_over(state, event)
        case SeventeenReached(seat=seat):
            yield end_msg(state, seat)
    lacking = _owed(state, event) - sum(t.n for t in event.transfers if t.thing == COIN and t.src == TABLE)
    if lacking > 0:
        yield msg("builders-loud-bank-empty", coins=coins_msg(lacking))


def _completed(seat: str, card: Card) -> Iterator[Msg]:
    """Finishing is automatic: coins, points, and the crew is free again (Ukończenie Budynku)."""
    who, what = Player(seat), short_name(card)
    gains = tuple(gain for gain in (coins_msg(card.coins), points_msg(card.vp)) if dict(gain.params)["n"])
    yield msg("builders-loud-finished", who=who, what=what, gains=gains)
    yield msg("builders-loud-crew-free", who=who)
    yield from _joined(seat, card.thing)


def _joined(seat: str, card: str | None) -> Iterator[Msg]:
    """A finished machine works without wage (Maszyny)."""
    if card is not None and CARDS[card].kind == MACHINE:
        yield msg("builders-loud-machine", who=Player(seat), what=card_msg(card))


def _owed(state: BuildersState, event: Event) -> int:
    """The coins the bank should give."""
    match event:
        case CardSent(site=str(site), finished=True):
            return CARDS[site].coins
        case BuildingFinished(coins=coins):
            return coins
        case CoinsTaken(actions=actions):
            return taken_coins(state, actions)
        case _:
            return 0


def _turn_over(state: BuildersState, event: TurnEnded) -> Iterator[Msg]:
    if event.seventeen:
        yield end_msg(state, event.seat)
    elif event.then is None:
        yield msg("builders-loud-all-played")


def end_msg(state: BuildersState, seat: str, more: int = 0) -> Msg:
    """Who has brought the end, and who plays a last turn (Koniec gry)."""
    n = max(NUMBERS.goal, (points(state, seat) or 0) + more)
    others = tuple(msg("core-owner-seat", who=Player(other)) for other in after(state, seat))
    if others:
        return msg("builders-loud-last-turns", who=Player(seat), n=n, others=others)
    return msg("builders-loud-end", who=Player(seat), n=n)

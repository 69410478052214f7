"""Forms of what special buildings allow at any moment: fetch goods from the pawnbroker, send a disc home."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scorers.core.forms import Amounts, Answers, Form, Move, Option, Pick, Place, Row, numbers, picked
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Player, msg, thing_msg
from scorers.le_havre.cards import Card, cards
from scorers.le_havre.discs import evictable, in_play, passives, sent_home
from scorers.le_havre.due_forms import name
from scorers.le_havre.dues import give
from scorers.le_havre.faces import face
from scorers.le_havre.flow import acting, just_acted
from scorers.le_havre.holdings import owner_of
from scorers.le_havre.model import PAWN, Evicted, HavreState, Redeemed
from scorers.le_havre.printed import FRANC, SLUG, goods


def favours(state: HavreState, seat: str) -> Iterator[Move]:
    """What a seat may do now beside the turn, thanks to a special building."""
    told = "goods" not in state.keeps and "francs" in state.keeps and in_play(state, _pawnbroker().thing)
    if told or pawned(state, seat):
        yield Move(f"redeem/{seat}", msg("le_havre-move-redeem"), Place.SEAT, seat)
    if seat in (acting(state), just_acted(state)) and tuple(_unwelcome(state, seat)):
        yield Move(f"evict/{seat}", msg("le_havre-move-evict"), Place.SEAT, seat)


@lru_cache(maxsize=1)
def _pawnbroker() -> Card:
    """The card on which goods are pawned."""
    return next(card for card in cards().values() if card.effect and card.effect.kind == "pawn")


def pawned(state: HavreState, seat: str) -> Mapping[str, int]:
    """The goods a seat has with the pawnbroker."""
    return {good: n for good in goods() if (n := state.ledger.n(PAWN + seat, good))}


def redeem_form(state: HavreState, key: str, answers: Answers) -> Form:
    """Pawned goods back for what they brought (digest 7.2: pawnbroker's)."""
    seat = key.split("/")[1]
    given, there = numbers(answers, "n"), pawned(state, seat)
    if "goods" in state.keeps:
        rows = tuple(Row(g, name(g), given.get(g, 0), high=n, seat=seat, thing=g) for g, n in there.items())
    else:
        rows = (Row("n", msg("le_havre-use-pawned"), given.get("n"), high=len(goods()), seat=seat),)
    n = sum(row.value or 0 for row in rows)
    effect = _pawnbroker().effect
    cost = n * (effect.francs if effect else 0)
    back = {row.key: row.value or 0 for row in rows if row.key in there}
    transfers = (*give(seat, TABLE, {FRANC: cost}), *give(PAWN + seat, seat, back))
    title, confirm = (
        msg("le_havre-redeem-title", who=Player(seat)),
        msg("le_havre-redeem-confirm", price=thing_msg(SLUG, FRANC, cost)),
    )
    event = Redeemed(seat=seat, n=n, transfers=transfers) if n else None
    return Form(key, title, (Amounts("n", msg("le_havre-redeem-what"), rows),), confirm, event=event)


def _unwelcome(state: HavreState, seat: str) -> Iterator[tuple[str, str]]:
    """The discs a seat may send home from own buildings (digest 7.2: tobacco factory)."""
    able = any(owner_of(state, card.thing) == seat for card, _ in passives(state, "evicts"))
    return ((guest, card) for guest, card in evictable(state, seat) if able and owner_of(state, card) == seat)


def evict_form(state: HavreState, key: str, answers: Answers) -> Form:
    """A disc goes home from one of the own buildings (digest 7.2: tobacco factory)."""
    seat, chosen = key.split("/")[1], picked(answers, "guest")
    title, where = msg("le_havre-evict-title", who=Player(seat)), dict(_unwelcome(state, seat))
    among = tuple(Option(s, msg("le_havre-use-stands", who=Player(s), what=name(c)), face(c)) for s, c in where.items())
    asks = (Pick("guest", msg("le_havre-use-guest"), among, chosen),)
    if not chosen:
        return Form(key, title, asks)
    guest, building = chosen[0], where[chosen[0]]
    transfers: tuple[Transfer, ...] = tuple(sent_home(state, guest, building))
    confirm = msg("le_havre-evict-confirm", who=Player(guest))
    return Form(
        key, title, asks, confirm, event=Evicted(seat=seat, guest=guest, building=building, transfers=transfers)
    )

"""The books against the box: nobody hands over what they do not hold, and no more lies about than the box holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scorers.core.amount import Amount
from scorers.core.events import Counted, Event, KeepChanged
from scorers.core.game_info import GameInfo
from scorers.core.issues import Issue, impossible
from scorers.core.ledger import Key, Ledger, Transfer, owner_msg, seat_of
from scorers.core.msg import BOX, TABLE, Player, SeatId, msg, thing_msg


def check_sums(info: GameInfo, seats: tuple[SeatId, ...], ledger: Ledger, event: Event) -> list[Issue]:
    """All that cannot be: a strange owner, a holding below zero, more of a thing than exists."""
    found: list[Issue] = []
    if event.transfers:
        found += _owners(seats, {owner for t in event.transfers for owner in (t.src, t.dst)})
        found += _below_zero(info, ledger, event.transfers)
        found += _beyond_box(info, ledger, event.transfers)
    if isinstance(event, Counted) or (isinstance(event, KeepChanged) and event.on):
        amounts = event.amounts
        things = dict.fromkeys(thing for _, thing in amounts)
        found += _owners(seats, {owner for owner, _ in amounts})
        found += _counted_below_zero(ledger, amounts)
        found += _too_many(info, ledger.keeping(things, amounts), things)
    return found


def _owners(seats: tuple[SeatId, ...], owners: set[str]) -> list[Issue]:
    strange = owners.difference(seats, (TABLE, BOX))
    return [impossible("core-no-such-seat", seat=o) for o in sorted(strange) if seat_of(o) not in (TABLE, BOX, *seats)]


def _below_zero(info: GameInfo, ledger: Ledger, transfers: tuple[Transfer, ...]) -> list[Issue]:
    """Nobody hands over more than they hold, at any point of the event; the worst point of each is named."""
    now: dict[Key, int] = {}
    short: dict[Key, int] = {}
    for t in transfers:
        if t.thing not in ledger.kept:
            continue
        src, dst, before = (t.src, t.thing), (t.dst, t.thing), ledger.n(t.src, t.thing)
        left = now.get(src, before or 0) - t.n
        now[src] = left
        now[dst] = (now[dst] if dst in now else ledger.n(*dst) or 0) + t.n
        if left < 0 and before is not None and t.thing not in ledger.debts:
            short[src] = min(left, short.get(src, 0))
    return [_short(info, owner, thing, -left) for (owner, thing), left in short.items()]


def _short(info: GameInfo, owner: str, thing: str, n: int) -> Issue:
    what, whose = thing_msg(info.slug, thing, n), seat_of(owner)
    if whose in (TABLE, BOX):
        return impossible("core-not-in-box", what=what)
    return impossible("core-below-zero", who=Player(whose), what=what)


def _counted_below_zero(ledger: Ledger, amounts: Mapping[Key, Amount]) -> list[Issue]:
    """Return who is said to hold less than nothing of what cannot be owed."""
    short = [owner for (owner, thing), amount in amounts.items() if (amount.n or 0) < 0 and thing not in ledger.debts]
    return [impossible("core-count-below-zero", who=owner_msg(owner)) for owner in dict.fromkeys(short)]


def _beyond_box(info: GameInfo, ledger: Ledger, transfers: tuple[Transfer, ...]) -> list[Issue]:
    """Return what comes from where nobody knows how much lies is no more than the box holds; the rest is only moved."""
    drawn = {t.thing for t in transfers if t.thing in ledger.kept and ledger.n(t.src, t.thing) is None}
    limited = [thing for thing in sorted(drawn) if info.box(thing) is not None]
    return _too_many(info, ledger.post(transfers), limited) if limited else []


def _too_many(info: GameInfo, ledger: Ledger, things: Iterable[str]) -> list[Issue]:
    """More of a component than exists, or a unique card held twice: named, with where to look."""
    found = []
    for thing in things:
        box = info.box(thing)
        held = [(owner, amount.n or 0) for (owner, t), amount in ledger.values.items() if t == thing and amount.n]
        if box is not None and sum(n for _, n in held) > box:
            where = tuple(msg("core-lies", who=owner_msg(owner), n=n) for owner, n in held)
            found.append(impossible("core-more-than-box", what=thing_msg(info.slug, thing, box), where=where))
    return found

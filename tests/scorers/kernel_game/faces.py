"""What lies on the table with a face of its own, as one recognises it there."""

from __future__ import annotations

from collections.abc import Iterator

from scorers.core.amount import UNKNOWN, known
from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE, Msg, msg, thing_msg
from scorers.core.spots import Spot, SpotRow, Spots
from scorers.core.view import Face, Meter, Sign
from tests.scorers.kernel_game.model import BOOTHS, FOREMAN, HELPERS, HOLDS, INFO, RELICS, SITES, KernelState, Site


def name(thing: str) -> Msg:
    """Return what one of a thing is called."""
    return thing_msg(INFO.slug, thing, 1, "name")


def relic(state: KernelState | None, key: str) -> Face:
    """Return a relic; what it is worth is printed on it, and unknown until somebody has read it out."""
    value = state.values.get(key) if state else None
    return Face(key, name(key), (Sign("vp", UNKNOWN if value is None else known(value)),), owner=_owner(state, key))


def booth(state: KernelState | None, key: str) -> Face:
    """Return a booth: its price, its points, and what it is good for."""
    printed = BOOTHS[key]
    signs = (Sign("coin", known(printed.coins)), Sign("vp", known(printed.points)))
    text = msg("kernel-booth-mill") if key == "booth.mill" else None
    return Face(key, name(key), signs, text=text, owner=_owner(state, key), our_words=printed.our_words)


def faces(state: KernelState | None = None) -> tuple[Face, ...]:
    """Return the catalogue, with who owns what now."""
    return (*(relic(state, key) for key in RELICS), *(booth(state, key) for key in BOOTHS))


def pitched(state: KernelState) -> frozenset[str]:
    """Return the spots of the meadow on which a booth is known to stand."""
    owners = (owner for key in BOOTHS for owner in state.ledger.owners(key) if owner != TABLE)
    return frozenset(owner.partition("@")[2] for owner in owners)


def _owner(state: KernelState | None, key: str) -> str | None:
    owners = (owner for owner in state.ledger.owners(key) if owner != TABLE) if state else ()
    return next((seat_of(owner) for owner in owners), None)


# Helpers and sites


def site(state: KernelState, key: str) -> Face:
    """Return a site: what a helper brings from there, and how many it takes."""
    printed = SITES[key]
    busy = at_work(state, key)
    note = msg("kernel-site-full") if full(state, printed, key) else None
    return Face(
        key,
        msg(f"kernel-site-{key}"),
        (Sign(printed.brings, known(1)),),
        (Meter("monk", busy, printed.room),),
        state=note,
    )


def at_work(state: KernelState, key: str) -> int:
    """Return how many helpers are at a site."""
    return sum(where == key for _, where in state.flow.sent)


def full(state: KernelState, printed: Site, key: str) -> bool:
    """Return whether nobody else has room there."""
    return at_work(state, key) >= printed.room


def helper(key: str) -> Face:
    """Return a helper, with the wage; the foreman has none."""
    wage = HELPERS.get(key)
    return Face(key, msg(f"kernel-helper-{key}"), () if wage is None else (Sign("coin", known(wage)),))


def waiting(state: KernelState) -> Iterator[Face]:
    """Yield the helpers nobody has sent, and the foreman, who stays."""
    away = {who for who, _ in state.flow.sent}
    yield from (helper(key) for key in (*HELPERS, FOREMAN) if key not in away)


def seat_booths(state: KernelState, seat: str) -> tuple[Face, ...]:
    """Return the booths of a seat."""
    return tuple(booth(state, key) for key in BOOTHS if _owner(state, key) == seat)


def ferry(state: KernelState) -> Spots:
    """Return the ferry with whose goods lie on it."""
    lies = dict(state.flow.ferry)
    return Spots(tuple(_hold(thing, worth, lies) for thing, worth in HOLDS.items()), "hull")


def _hold(thing: str, worth: int, lies: dict[str, str]) -> SpotRow:
    keys = tuple(f"{thing}-{side}" for side in ("left", "right"))
    spots = tuple(Spot(key, (lies[key],) if key in lies else ()) for key in keys)
    return SpotRow(thing, name(thing), spots, sign=thing, n=known(worth))

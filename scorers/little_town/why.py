"""Every figure taken apart (p. 4-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scorers.core.amount import UNKNOWN, Amount, known, total
from scorers.core.ledger import seat_of
from scorers.core.msg import TABLE
from scorers.core.view import Part, Standing, Why
from scorers.little_town.board import built
from scorers.little_town.model import Town
from scorers.little_town.printed import REASONS, TILES, box, share
from scorers.little_town.scoring import marker_note
from scorers.little_town.words import name_of, say, tile_name


def why(state: Town, figure: str) -> Why:
    """What a figure is made of; figures are named by `view`."""
    kind, _, rest = figure.partition("/")
    return _KINDS[kind](state, rest)


def _track(state: Town, seat: str) -> Why:
    """Where the points on the track came from (p. 6-8)."""
    found = {reason: state.ledger.get(seat, f"vp.{reason}") for reason in REASONS}
    parts = tuple(Part(say(f"group-{reason}"), n) for reason, n in found.items() if n.n != 0)
    amount = total(found.values())
    n = amount.known
    rule = None if n is None else marker_note(seat, n)
    return Why(say("field-track"), amount, parts, rule, "6")


def _thing(state: Town, rest: str) -> Why:
    """What there was at the start, and what has come or gone since (p. 4)."""
    owner, _, thing = rest.partition("/")
    start, now = _start(state, owner, thing), state.ledger.get(owner, thing)
    parts = (Part(say("at-start"), known(start)), Part(say("since"), now + -start))
    return Why(name_of(thing), now, parts, say("in-box", n=box(thing)), "4")


def _start(state: Town, owner: str, thing: str) -> int:
    given = share(state.setup.players)
    each = {"worker": given.workers, "house": given.houses, "objective": given.objectives, "coin": given.coins}
    n = each.get(thing, 0)
    return box(thing) - n * state.setup.players if owner == TABLE else n


def _built(state: Town, seat: str) -> Why:
    """The buildings of a seat and their points when built (p. 6)."""
    own = [tile for owner, tile in built(state) if seat_of(owner) == seat]
    parts = tuple(Part(tile_name(tile), _printed(tile)) for tile in own)
    return Why(say("buildings"), known(len(own)), parts, say("rule-build").in_case("brief"), "6", Standing.RULEBOOK)


def _printed(tile: str) -> Amount:
    """The number in the corner; a question mark is counted at the end (p. 6)."""
    vp = TILES[tile].vp
    return UNKNOWN if vp is None else known(vp)


_KINDS: Mapping[str, Callable[[Town, str], Why]] = {"track": _track, "thing": _thing, "built": _built}

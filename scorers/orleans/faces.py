"""The places and building tiles, as one recognises them: what each needs and brings (p. 6-8, 12-14)."""

from functools import cache

from scorers.core.api import UNKNOWN, Msg, Player, known, place
from scorers.core.display import Face, Meter, Sign
from scorers.orleans.flow import left, rounds_left
from scorers.orleans.model import DEV, Orleans, slots_left
from scorers.orleans.printed import BOARD, DEEDS, FOLLOWERS, PLACES, TILES, PlaceData
from scorers.orleans.words import listed, place_name, say, thing


@cache
def faces() -> tuple[Face, ...]:
    """Return the places of every board and the building tiles."""
    return (*map(place_face, BOARD), *(place_face(tile, f"tile.{tile}") for tile in TILES))


@cache
def place_face(place: str, key: str = "") -> Face:
    """Return a place; needs that are not printed in the rulebook are hints and say so."""
    data = PLACES[place]
    needs = {kind: data.needs.count(kind) for kind in FOLLOWERS if kind in data.needs}
    return Face(
        key or place,
        say("tile", what=place_name(place), n=data.stack) if key and data.stack else place_name(place),
        signs=tuple(Sign(f"follower.{kind}", known(n)) for kind, n in needs.items()),
        worth=tuple(Sign(f"follower.{kind}", UNKNOWN) for kind in data.needs),
        group=say("stack", n=data.stack) if data.stack else None,
        text=say(f"does-{place}"),
        state=say(f"sure-{data.sure}") if data.sure in ("hint", "unknown") else None,
        our_words=data.our_words,
        brings=_brings(data),
    )


def _brings(data: PlaceData) -> tuple[Sign, ...]:
    """Return what an action brings; without a number what is counted only then."""
    effect = data.effect
    won = {f"follower.{kind}": 1 for kind in effect.recruit} if len(effect.recruit) == 1 else {}
    sure = {**won, **effect.things, **({"station": 1} if effect.builds else {})}
    counted = {"coin": "coin" in effect.per or effect.counts, DEV: DEV in effect.per or effect.buys}
    vague = (Sign(thing, UNKNOWN) for thing, some in counted.items() if some)
    return (*(Sign(thing, known(n)) for thing, n in sure.items()), *vague)


def deed_face(state: Orleans, deed: str) -> Face:
    """Return a deed: its places, who has filled which as far as that is kept, what each brings, its citizen (p. 8)."""
    found, told = DEEDS[deed], state.ledger.keeps("follower.monk")
    need = {f"follower.{kind}": n for kind, n in found.slots.items()}
    left = slots_left(state, deed)
    by = ((seat, [(kind, state.ledger.n(place(seat, deed), kind) or 0) for kind in need]) for seat in state.setup.ids)
    sent = tuple(say("deed-sent", who=Player(seat), what=listed(some)) for seat, some in by if any(n for _, n in some))
    return Face(
        f"deed.{deed}",
        say(f"deed-{deed}"),
        meters=tuple(Meter(f"follower.{kind}", n - left[kind], n) for kind, n in found.slots.items()) if told else (),
        worth=() if told else tuple(Sign(kind, known(n)) for kind, n in need.items()),
        brings=(Sign("coin", known(found.coins)),),
        text=say("deed-brings", what=slot_brings(deed)),
        state=say("deed-filled", parts=sent) if sent else None,
        owner=next((seat for seat in state.setup.ids if state.ledger.n(seat, f"citizen.{deed}")), None),
        our_words=found.our_words,
    )


def slot_brings(deed: str) -> Msg:
    """Return what each follower on a deed brings: coins, on one a point of development if one likes (p. 8)."""
    coin = thing("coin", DEEDS[deed].coins)
    return say("slot-either", coin=coin, step=thing("development", 1)) if DEEDS[deed].or_points else coin


def event_face(state: Orleans, event: str) -> Face:
    """Return an event with how many of it are left in the hourglass (p. 3)."""
    n = left(state)[event]
    told = say("hourglass-left", n=n, of=rounds_left(state))
    return Face(f"event.{event}", say(f"event-{event}"), worth=(Sign(event, known(n)),), text=told)

"""What cannot be, whoever says it: a marker beyond its track, an eleventh station, too many goods (digest 8)."""

from typing import Final

from scorers.core.api import BOX, TABLE, Counted, Event, Issues, KeepChanged, Player, impossible, seat_of
from scorers.orleans.model import DEV, Orleans, tortured
from scorers.orleans.printed import GOODS, NUMBERS, TOP

MOST: Final = {
    DEV: TOP,
    "station": NUMBERS.stations,
    **{f"track.{kind}": len(track) for kind, track in NUMBERS.tracks.items()},
}
"""The most a seat can have of what is no pile: spaces of its tracks, its own stations, less those torture took."""


def of_every(state: Orleans, event: Event) -> Issues:
    """Yield what speaks against any fact, corrections included; goods are judged with all players together (p. 3)."""
    counted = event.amounts if isinstance(event, (Counted, KeepChanged)) else {}
    for (owner, thing), amount in counted.items():
        most = MOST.get(thing, 10**6) - (state.ledger.n(tortured(owner), thing) or 0)
        if owner not in (TABLE, BOX) and (amount.n or 0) > most:
            yield impossible("orleans-beyond", who=Player(seat_of(owner)), n=most)
    if {*(thing for _, thing in counted), *(t.thing for t in event.transfers)}.isdisjoint(GOODS):
        return
    after = state.ledger.post(event.transfers).with_counts(counted).values.items()
    n = sum(amount.n or 0 for (owner, thing), amount in after if thing in GOODS and owner not in (TABLE, BOX))
    most = NUMBERS.goods_in_game[str(state.setup.players)]
    if n > most:
        yield impossible("orleans-too-many-goods", n=n, most=most)

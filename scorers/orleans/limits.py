"""What cannot be, whoever says it: a marker beyond its track, an eleventh station, too many goods (digest 8)."""

from typing import Final

from scorers.core.api import BOX, TABLE, Counted, Event, Issues, KeepChanged, Player, impossible, seat_of
from scorers.core.events import Scored
from scorers.core.sheet import amount
from scorers.orleans.model import DEV, Orleans, tortured
from scorers.orleans.printed import GOODS, NUMBERS, TOP
from scorers.orleans.scoring import STATIONS
from scorers.orleans.words import name_of

MOST: Final = {
    DEV: TOP,
    "station": NUMBERS.stations,
    **{f"track.{kind}": len(track) for kind, track in NUMBERS.tracks.items()},
}
"""The most a seat can have of what is no pile: spaces of its tracks, its own stations, less those torture took."""


def of_every(state: Orleans, event: Event) -> Issues:
    """Yield what speaks against any fact, corrections included; goods are judged with all players together (p. 3)."""
    counted = event.amounts if isinstance(event, (Counted, KeepChanged)) else {}
    if isinstance(event, Scored):
        counted = {(seat, "station"): amount(event.entries, STATIONS, seat) for seat in state.setup.ids}
    for (owner, thing), found in counted.items():
        most = MOST.get(thing, 10**6) - (state.ledger.n(tortured(owner), thing) or 0)
        if owner not in (TABLE, BOX) and (found.n or 0) > most:
            yield impossible("orleans-beyond", who=Player(seat_of(owner)), what=name_of(thing), n=most)
    if {*(thing for _, thing in counted), *(t.thing for t in event.transfers)}.isdisjoint(GOODS):
        return
    after = state.ledger.post(event.transfers).with_counts(counted).values.items()
    n = sum(found.n or 0 for (owner, thing), found in after if thing in GOODS and owner not in (TABLE, BOX))
    most = NUMBERS.goods_in_game[str(state.setup.players)]
    if n > most:
        yield impossible("orleans-too-many-goods", n=n, most=most)

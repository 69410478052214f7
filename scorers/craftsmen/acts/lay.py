"""What lies in the granary or in the holds is painted anew: the table is right."""

from collections.abc import Mapping
from typing import Final, Literal

from scorers.core.api import BOX, TABLE, Act, Event, Issues, MoveKey, Moves, Msg, Transfer, Transfers, impossible, place
from scorers.core.forms import Answers, Form, Place
from scorers.core.spots import Spot, SpotRow, Spots, paint, painted
from scorers.craftsmen.model import HEAP, Craft, CraftFlow, goods_told, lying, order_of
from scorers.craftsmen.printed import ALL_SHIPS, GRANARY, STORED
from scorers.craftsmen.words import good, say
from scorers.craftsmen.year import holds

NATURAL: Final = "natural"
"""What stands for a natural cube, which is nobody's."""


class Laid(Event):
    """Whose cubes lie where, in all of the granary or of the holds."""

    kind: Literal["laid"] = "laid"
    where: Literal["granary", "holds"]
    lies: Mapping[str, str]


class Lay(Act[CraftFlow, Laid]):
    """One question: "laid/granary", "laid/holds"."""

    event, moves = Laid, ("laid",)

    def form(self, state: Craft, move: MoveKey, answers: Answers) -> Form:
        """Return the form: the places to paint, as they are kept; what nobody has told, as it was laid out."""
        spots, colours = places(state, move.rest), _pieces(state, move.rest)
        now, new, title = painted(None, spots, colours), untold(state, move.rest), say(move.rest)
        if new:
            spots = spots.laid({**dict.fromkeys(spots.keys, NATURAL), **now})
        lies = painted(answers.get("lies"), spots, colours)
        event = self.made(state, where=move.rest, lies=lies) if new or lies != now else None
        ask = paint("lies", title, spots, colours, answers.get("lies"))
        return Form(str(move), title, (ask,), say("laid"), say("untold-note") if new else None, event)

    def transfers(self, state: Craft, event: Laid) -> Transfers:
        """Yield every cube that lies elsewhere than the app thought."""
        if untold(state, event.where):
            yield Transfer(src=HEAP, dst=BOX, thing="cube", n=len(GRANARY))
        for spot in places(state, event.where):
            old, new = "".join(spot.pieces), event.lies.get(spot.key, "")
            if old != new:
                yield from (Transfer(src=_owner(old, spot.key), dst=BOX, thing="cube") for _ in spot.pieces)
                yield from (Transfer(src=BOX, dst=_owner(new, spot.key), thing="cube") for _ in [new] if new)

    def issues(self, state: Craft, event: Laid) -> Issues:
        """Yield places and cubes there are none of, or that nothing is laid otherwise."""
        there, pieces = {spot.key for spot in places(state, event.where)}, _pieces(state, event.where)
        if not {*event.lies} <= there or not {*event.lies.values()} <= {*pieces} or not event.transfers:
            yield impossible("core-not-as-shown")

    def label(self, event: Laid) -> Msg:
        """Return what was put right."""
        return say("log-laid", what=say(event.where))

    def offered(self, state: Craft) -> Moves:
        """Yield both, where the Table's things are; in Now, as long as nobody has told what lies there."""
        for where in ("granary", "holds") if state.ledger.keeps("cube") else ():
            if places(state, where).rows:
                yield self.move(where, label=say(f"laid-{where}"), place=Place.SEAT)
            if untold(state, where):
                yield self.move(where, label=say("untold"))


def untold(state: Craft, where: str) -> bool:
    """Return whether nobody has told what lies in the granary."""
    return where == "granary" and not goods_told(state)


def _pieces(state: Craft, where: str) -> tuple[str, ...]:
    return (*order_of(state), *((NATURAL,) if where == "granary" else ()))


def _owner(piece: str, spot: str) -> str:
    return place(TABLE if piece == NATURAL else piece, spot)


def places(state: Craft, where: str) -> Spots:
    """Return the granary, the upper field of each product first, or the holds of all ships."""
    if where == "holds":
        return holds(state, ALL_SHIPS)
    return Spots(tuple(_stored(state, product) for product in STORED))


def _stored(state: Craft, product: str) -> SpotRow:
    pieces = (NATURAL if owner == TABLE else owner for owner in lying(state, product))
    spots = (Spot(f"{product}.{side}", (piece,) if piece else ()) for side, piece in enumerate(pieces))
    return SpotRow(product, good(product), tuple(spots), product)

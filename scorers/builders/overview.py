"""Where the race stands: whose turn it is, or who has brought the end, a row for each seat (Koniec gry)."""

from typing import Final

from scorers.builders.flow import OVER, PLAY, jumps
from scorers.builders.model import BuildersState, end_trigger, follows_turns, turn_order
from scorers.builders.printed import COIN, NUMBERS, VP
from scorers.core.api import Amount, known, msg
from scorers.core.glance import Column, Fact, Overview, RoundRow, Stop

COLUMNS: Final = (
    Column(msg("builders-column-points")),
    Column(msg("builders-column-coins")),
    Column(msg("builders-column-left"), wide=True),
)


def overview(state: BuildersState) -> Overview:
    """Return a row for each seat in the order of the turns, and the end."""
    order, flow, ended = turn_order(state), state.flow, end_trigger(state)
    seats = tuple(_seat(state, seat) for seat in order)
    begun = () if follows_turns(state) else (RoundRow(stops=(Stop(PLAY.key),), label=PLAY.label),)
    rows = (*begun, *seats, RoundRow(stops=(Stop(OVER.key),), label=OVER.label))
    whose = flow.seat if follows_turns(state) and flow.seat else ended
    at = len(rows) - 1 if flow.over else 0 if whose is None else len(begun) + order.index(whose)
    return Overview(msg("builders-column-player"), COLUMNS, rows, at)


def _seat(state: BuildersState, seat: str) -> RoundRow:
    points, coins = state.ledger.get(seat, VP), state.ledger.get(seat, COIN)
    facts = (
        None if points.n is None else Fact(VP, points, msg("builders-has-points", n=points.n)),
        None
        if coins.n is None or not state.ledger.keeps(COIN)
        else Fact(COIN, coins, msg("builders-has-coins", n=coins.n)),
        _left(points),
    )
    places = {position.key for position in jumps(state)}
    stops = (Stop(f"{kind}-{seat}", label=msg(f"builders-stop-{kind}")) for kind in ("turn", "last"))
    return RoundRow(facts=facts, stops=tuple(stop for stop in stops if stop.key in places), seat=seat)


def _left(points: Amount) -> Fact | None:
    """Return how far a seat has still to go."""
    if points.n is None:
        return None
    left = max(0, NUMBERS.goal - points.n)
    return Fact("", known(left), msg("builders-left", n=left))

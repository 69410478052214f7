"""What a step brings: on the tracks of followers and on the track of development (p. 6-9)."""

from scorers.core.api import TABLE, Transfer, Transfers
from scorers.orleans.model import DEV, Orleans, is_free, position
from scorers.orleans.printed import NUMBERS, TOP, Reward


def gain(state: Orleans, seat: str, thing: str, n: int = 1) -> Transfers:
    """Yield so many of a thing from the Table; coins only while the bank has any (p. 11)."""
    if n > 0 and not (thing == "coin" and state.flow.dry):
        yield Transfer(src=TABLE, dst=seat, thing=thing, n=n)


def give(seat: str, thing: str, n: int = 1, dst: str = TABLE) -> Transfers:
    """Yield so many of a thing from a seat."""
    if n > 0:
        yield Transfer(src=seat, dst=dst, thing=thing, n=n)


def citizen(state: Orleans, seat: str, source: str) -> Transfers:
    """Yield a citizen to whoever comes first; where citizens are not kept, nothing is said of them."""
    if is_free(state, source) and state.ledger.keeps(f"citizen.{source}"):
        yield Transfer(src=TABLE, dst=seat, thing=f"citizen.{source}")


def citizen_spaces(state: Orleans) -> dict[int, str]:
    """Return where citizens lie on the track of development: a doubtful print, so a ruling."""
    return dict(NUMBERS.citizen_spaces[state.rulings["citizen_spaces"]])


def develop(state: Orleans, seat: str, n: int) -> Transfers:
    """Yield so many steps of development and what lies on the way, in the order of the track (p. 9)."""
    at, free = position(state, seat), citizen_spaces(state)
    steps = n if at is None else min(n, TOP - at)
    yield from gain(state, seat, DEV, steps)
    for here in () if at is None else range(at + 1, at + steps + 1):
        yield from gain(state, seat, "coin", NUMBERS.coin_spaces.get(here, 0))
        yield from citizen(state, seat, free[here]) if here in free else ()


def reward_of(state: Orleans, seat: str, kind: str) -> Reward | None:
    """Return what the next space of a track brings; `None` at its end, or where it is not known where one stands."""
    at, track = state.ledger.n(seat, f"track.{kind}"), NUMBERS.tracks.get(kind, ())
    return None if at is None or at >= len(track) else track[at]


def advance(state: Orleans, seat: str, kind: str, tile: str = "") -> Transfers:
    """Yield a step on a track of followers and what its space brings (p. 6-7)."""
    if kind in NUMBERS.tracks:
        yield from gain(state, seat, f"track.{kind}")
        yield from bring(state, seat, reward_of(state, seat, kind) or Reward(), tile)


def bring(state: Orleans, seat: str, reward: Reward, tile: str = "") -> Transfers:
    """Yield what a space, or the action of a place, brings."""
    for thing, n in reward.things.items():
        yield from develop(state, seat, n) if thing == DEV else gain(state, seat, thing, n)
    yield from gain(state, seat, f"tile.{tile}") if tile and reward.building else ()
    yield from citizen(state, seat, reward.citizen) if reward.citizen else ()

"""The eighteen rounds: how they begin, what is open, what follows what, and where one can say to be (p. 2-5)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.core.api import BOX, TABLE, Event, Msg, Position, SeatId, Setup, TaskKey, agree, msg, opening, per_state
from scorers.core.ledger import Key
from scorers.orleans.model import SOURCES, Orleans, OrleansFlow, Phase, extras, order_of, starter
from scorers.orleans.printed import FEWER, FOLLOWERS, INFO, NUMBERS, TILES, box
from scorers.orleans.words import say

END: Final = f"r{NUMBERS.rounds}-{Phase.END}"
"""The position behind the last round."""

PILGRIMAGE: Final = NUMBERS.events[0]
"""The event of round 1 (p. 3), and the only one without a part of the round of its own (p. 4)."""


def begin(setup: Setup) -> Orleans:
    """Return what lies where before the first round (p. 2-3)."""
    agree(INFO, setup)
    variant = setup.variant == FEWER and "buildings" in setup.keeps
    flow = OrleansFlow(phase=Phase.VARIANT if variant else Phase.HOURGLASS)
    return opening(INFO, setup, flow, dict(_opening(setup)))


def _opening(setup: Setup) -> Iterator[tuple[Key, int]]:
    yield from (((seat, "coin"), NUMBERS.coins) for seat in setup.ids)
    yield from (((TABLE, f"citizen.{source}"), 1) for source in SOURCES)
    yield (TABLE, "technology"), box("technology")
    removed = NUMBERS.removed[str(setup.players)]
    for kind in FOLLOWERS:
        yield (TABLE, f"follower.{kind}"), box(f"follower.{kind}") - removed[kind]
        yield (BOX, f"follower.{kind}"), removed[kind]
    for tile in TILES.values():
        here = not tile.extra or extras(setup)
        yield (TABLE, f"tile.{tile.id}"), int(here)
        yield (BOX, f"tile.{tile.id}"), int(not here)


# ----------------------------------------------------------------------------------------------------------- the tasks


def key_of(round_: int, kind: str, *args: str) -> str:
    """Return a task of a round: "r3/plan/s1"."""
    return str(TaskKey.of_round(round_, kind, *args))


def turn_key(state: Orleans) -> str:
    """Return the action of whoever's turn it is: "r3t5/act/s1"."""
    return str(TaskKey("act", (state.flow.acting,), f"r{state.flow.round}t{state.flow.turn + 1}"))


def returning(state: Orleans) -> dict[str, SeatId]:
    """Return who still puts a tile back, in order, by task: with two players everybody does so twice (p. 9)."""
    seats = state.setup.clockwise(state.setup.first)
    each = 2 if len(seats) == INFO.players.min else 1
    found = {f"return/{seat}/{n}": seat for n in range(1, each + 1) for seat in seats}
    return {key: seat for key, seat in found.items() if key not in state.flow.done}


def followed(state: Orleans) -> bool:
    """Return whether every action and pass is told, and so whose turn it is."""
    return "actions" in state.keeps


def waiting(state: Orleans, kind: str) -> tuple[SeatId, ...]:
    """Return the seats whose task of a kind is still open in this round, in turn order."""
    flow = state.flow
    return tuple(seat for seat in order_of(state) if key_of(flow.round, kind, seat) not in flow.done)


def tasks(state: Orleans) -> frozenset[str]:
    """Return what is open now."""
    return frozenset(_open(state))


EACH: Final = {Phase.PLANNING: "plan", Phase.EVENT: "event"}
"""What everybody does in a phase, at once or in any order."""


def _open(state: Orleans) -> tuple[str, ...]:
    flow = state.flow
    match flow.phase:
        case Phase.VARIANT:
            return tuple(returning(state))[:1]
        case Phase.CENSUS if key_of(flow.round, "census") in flow.done:
            return (key_of(flow.round, "fine", flow.census[1]),)
        case Phase.PLANNING | Phase.EVENT as phase:
            return tuple(key_of(flow.round, EACH[phase], seat) for seat in waiting(state, EACH[phase]))
        case Phase.ACTIONS if followed(state):
            return (turn_key(state),)
        case Phase.END:
            return ()
    return (key_of(flow.round, flow.phase),)


# --------------------------------------------------------------------------------------------------- hourglass, census


def left(state: Orleans) -> dict[str, int]:
    """Return how many tiles of each event still lie in the hourglass, counting none that nobody has told of."""
    before = (*_before(state.flow), state.flow.event)
    return {event: NUMBERS.copies - before.count(event) for event in NUMBERS.events}


def rounds_left(state: Orleans) -> int:
    """Return how many tiles lie in the hourglass in all."""
    return NUMBERS.rounds - state.flow.round + (state.flow.phase in (Phase.VARIANT, Phase.HOURGLASS))


def _before(flow: OrleansFlow) -> tuple[str, ...]:
    """Return the events of all earlier rounds; that of round 1 is known even where nobody has told it (p. 3)."""
    known = (PILGRIMAGE, *flow.turned[1:])[: flow.round - 1]
    return known + ("",) * (flow.round - 1 - len(known))


def offered(state: Orleans) -> tuple[str, ...]:
    """Return the events that may be turned now (p. 3, 10)."""
    if state.flow.round == 1:
        return (PILGRIMAGE,)
    return tuple(event for event, n in left(state).items() if n > 0)


@per_state
def census(state: Orleans) -> tuple[str, str] | None:
    """Return who is alone in front and alone behind on the farmers' track; `None`: nobody knows (p. 4)."""
    if state.flow.round == 1:
        return "", ""
    at = {seat: n for seat in state.setup.ids if (n := state.ledger.n(seat, "track.farmer")) is not None}
    if len(at) < state.setup.players:
        return None
    most, least = (_alone(at, end) for end in (max(at.values()), min(at.values())))
    return most, least if len(at) > INFO.players.min else ""


def _alone(at: dict[SeatId, int], n: int) -> str:
    seats = [seat for seat, here in at.items() if here == n]
    return seats[0] if len(seats) == 1 else ""


# -------------------------------------------------------------------------------------------------- what follows what


def turned(state: Orleans, event: str) -> Orleans:
    """Return the play once the hourglass is turned."""
    return replace(state, flow=replace(state.flow, turned=(*_before(state.flow), event)))


def counted(state: Orleans, most: str, least: str, event: Event) -> OrleansFlow:
    """Return planning, once the census is answered; first a fine that cannot be paid in coins."""
    paid = not least or any(t.src == least for t in event.transfers)
    ends = (most, least) if state.flow.round > 1 else state.flow.census
    flow = replace(state.flow, census=ends, counted=state.flow.round)
    census_done = frozenset({key_of(flow.round, "census")})
    return begun(flow, Phase.PLANNING) if paid else replace(flow, phase=Phase.CENSUS, done=census_done)


def begun(flow: OrleansFlow, phase: Phase, seat: str = "") -> OrleansFlow:
    """Return the beginning of a phase: nothing of it is done yet."""
    none: frozenset[str] = frozenset()
    return replace(flow, phase=phase, done=none, turn=0, acting=seat, passed=none, used=frozenset(), drawn=())


def stepped(state: Orleans) -> OrleansFlow:
    """Return the next phase, when everything of this one is done."""
    flow = state.flow
    match flow.phase:
        case Phase.VARIANT if not _open(state):
            return begun(flow, Phase.HOURGLASS)
        case Phase.CENSUS if flow.done.issuperset(_open(state)):
            return replace(begun(flow, Phase.PLANNING), done=flow.done)  # planning says how the fine was paid
        case Phase.PLANNING if not waiting(state, "plan"):
            return begun(flow, Phase.ACTIONS, starter(state))
        case Phase.ACTIONS if key_of(flow.round, "actions") in flow.done:
            return acted_out(flow)
        case Phase.EVENT if not waiting(state, "event"):
            return _closed(flow)
    return flow


def taken(state: Orleans, seat: str, at: str = "", won: tuple[tuple[str, str], ...] = ()) -> OrleansFlow:
    """Return whose turn it is after an action there, or a pass: the next clockwise who has not passed (p. 5)."""
    passed = state.flow.passed | (set() if at else {seat})
    used = state.flow.used | ({(seat, at)} if at else set())
    still = [one for one in (*state.setup.clockwise(seat)[1:], seat) if one not in passed]
    if not still:
        return acted_out(replace(state.flow, won=won))
    turn = state.flow.turn + 1
    return replace(state.flow, turn=turn, done=frozenset(), passed=passed, used=used, acting=still[0], won=won)


def acted_out(flow: OrleansFlow) -> OrleansFlow:
    """Return the event, once all have passed; Pilgrimage has none of its own (p. 5, 10)."""
    return _closed(flow) if flow.event in ("", PILGRIMAGE) else begun(flow, Phase.EVENT)


def _closed(flow: OrleansFlow) -> OrleansFlow:
    """Return the next round, with the marker passed to the left, or the end (p. 5)."""
    if flow.round == NUMBERS.rounds:
        return replace(begun(flow, Phase.END), over=True)
    return replace(begun(flow, Phase.HOURGLASS), round=flow.round + 1)


# ----------------------------------------------------------------------------------------------------------- positions


def position(state: Orleans) -> Position:
    """Return where we are."""
    flow = state.flow
    bare = flow.phase in (Phase.HOURGLASS, Phase.VARIANT)
    return _position(f"r{flow.round}" if bare else f"r{flow.round}-{flow.phase}")


def _position(key: str) -> Position:
    number = int(key.partition("-")[0][1:])
    return Position(key, place_name(key), f"r{number}", msg("core-round-at", n=number))


def place_name(key: str) -> Msg:
    """Return what a position is called: "Round 3", "Round 3: actions"."""
    number, _, phase = key[1:].partition("-")
    return say("jump", n=int(number), phase=phase or "none")


def jumps(state: Orleans) -> tuple[Position, ...]:
    """Return the beginning of every round, and the parts of this one once its event is known."""
    flow, found = state.flow, [f"r{n}" for n in range(1, NUMBERS.rounds + 1)]
    here = [Phase.PLANNING, Phase.ACTIONS, *([Phase.EVENT] if flow.event != PILGRIMAGE else [])] if flow.event else []
    now = position(state).key
    parts = dict.fromkeys([*(f"r{flow.round}-{phase}" for phase in here), *([now] if now not in found else [])])
    found[flow.round : flow.round] = sorted(parts, key=lambda key: [*Phase].index(Phase(key.partition("-")[2])))
    return tuple(map(_position, dict.fromkeys((*found, END))))


def jump(state: Orleans, to: str) -> OrleansFlow:
    """Return the flow there: nothing of that phase is done yet, and the event of a round begun anew is not known."""
    number, _, phase = to[1:].partition("-")
    there, here = Phase(phase or Phase.HOURGLASS), int(number)
    first = starter(state, here) if there is Phase.ACTIONS else ""
    flow = replace(begun(state.flow, there), round=here, acting=first, over=there is Phase.END)
    return replace(flow, turned=_before(flow)) if there is Phase.HOURGLASS else flow

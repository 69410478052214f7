"""The twelve seasons: how they begin, what is open, what follows what, and where one can say to be (digest 3)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.core.api import BOX, TABLE, Key, Msg, Position, Setup, TaskKey, Transfer, Transfers, agree, opening, place
from scorers.craftsmen.model import STAGES, YEAR, Craft, CraftFlow, Phase, discs, loaded, lying, order_of, two, unused
from scorers.craftsmen.printed import ALL_SHIPS, GRANARY, INFO, LINES, NUMBERS, ROUNDS, STORED, TOKENS
from scorers.craftsmen.words import say

END: Final = f"r{ROUNDS}-{Phase.END}"


def begin(setup: Setup) -> Craft:
    """Return what lies where before the first round (digest 2)."""
    agree(INFO, setup)
    return opening(INFO, setup, CraftFlow(), dict(_opening(setup)))


def _opening(setup: Setup) -> Iterator[tuple[Key, int]]:
    yield from (((seat, line), 0) for seat in setup.ids for line in LINES)
    n = NUMBERS.tokens[setup.players]
    for token in TOKENS:
        yield (TABLE, token), n
        yield (BOX, token), (INFO.box(token) or 0) - n
    yield from (((TABLE, f"bonus.{good}"), 1) for good in NUMBERS.final)
    yield from GRANARY.items()


# ----------------------------------------------------------------------------------------------------------- the tasks


def key_of(round_: int, kind: str, *args: str) -> str:
    """Return a task of a round: "r3/bank"."""
    return str(TaskKey.of_round(round_, kind, *args))


def queued(state: Craft) -> bool:
    """Return whether every helper that is sent is told."""
    return "queue" in state.keeps


def on_turn(state: Craft) -> tuple[str, ...]:
    """Return who sends a helper now; nobody, where that is not told."""
    return (state.flow.acting,) if state.flow.phase is Phase.HELPERS and queued(state) else ()


def tasks(state: Craft) -> frozenset[str]:
    """Return what is open now: one task of the phase, the ships one by one."""
    flow = state.flow
    if flow.phase is Phase.END:
        return frozenset()
    if flow.phase is Phase.HELPERS and queued(state):
        return frozenset({str(TaskKey("send", (flow.acting,), f"r{flow.round}t{flow.turn + 1}"))})
    kinds = ALL_SHIPS if flow.phase is Phase.SHIPS else (flow.phase,)
    return frozenset(key_of(flow.round, kind) for kind in kinds) - flow.done


# -------------------------------------------------------------------------------------------------- what follows what


def course(state: Craft, round_: int) -> tuple[Phase, ...]:
    """Return the phases of a round (digest 3.1, 3.5); whether winter gives privilege tokens is a ruling."""
    if round_ % NUMBERS.seasons:
        return (Phase.HELPERS, *STAGES, Phase.CLOSE)
    return (Phase.BUILD, Phase.CRAFT, *[Phase.CLOSE] * (state.rulings["winter_tokens"] == "yes"), *YEAR)


def entered(state: Craft, flow: CraftFlow, phase: Phase) -> CraftFlow:
    """Return the beginning of a phase: nothing of it is done yet."""
    begun = replace(flow, phase=phase, done=frozenset(), turn=0, passed=frozenset(), spent=())
    return replace(begun, acting=order_of(state)[0] if phase is Phase.HELPERS else "", over=phase is Phase.END)


def stepped(state: Craft) -> CraftFlow:
    """Return the next phase, once nothing of this one is open; nothing comes after the end."""
    return state.flow if tasks(state) or state.flow.over else after(state)


def after(state: Craft) -> CraftFlow:
    """Return the phase after this one, or the next round."""
    parts = [*Phase]  # in the order of a round: a ruling may have taken the one that is played out of it
    later = (one for one in course(state, state.flow.round) if parts.index(one) > parts.index(state.flow.phase))
    there = next((phase for phase in later if not deserted(state, phase)), None)
    return entered(state, state.flow, there) if there else next_round(state)


def deserted(state: Craft, phase: Phase) -> bool:
    """Return whether nobody stands in the building of a stage: where every helper is told, it passes by itself."""
    told = bool(discs(state)) or state.flow.passed == {*state.setup.ids}  # else nobody has said where helpers stand
    return queued(state) and not state.flow.winter and told and phase in STAGES and not discs(state, phase)


def passed_by(state: Craft, there: CraftFlow) -> tuple[Msg, ...]:
    """Return the stages between here and there, in which nobody stands."""
    phases, at = course(state, state.flow.round), (state.flow.phase, there.phase)
    if not {*at} <= {*phases}:  # a new season begins before all of them
        return ()
    first, last = map(phases.index, at)
    return tuple(say(f"phase-{phase}") for phase in phases[first + 1 : last])


def next_round(state: Craft) -> CraftFlow:
    """Return the first phase of the next round, or the end; two players change places (digest 3.6)."""
    last = state.flow.round == ROUNDS
    turns = two(state.setup) and state.rulings["tie_order"] == "swapped" if last else swaps(state, state.flow.round)
    flow = replace(state.flow, order=order_of(state)[:: -1 if turns else 1], used=(), changed=())
    if last:
        return entered(state, flow, Phase.END)
    there = replace(flow, round=flow.round + 1)
    return entered(replace(state, flow=there), there, course(state, there.round)[0])


def swaps(state: Craft, round_: int) -> bool:
    """Return whether two players change places after a round; after winter by ruling (digest 3.6)."""
    return two(state.setup) and (round_ % NUMBERS.seasons > 0 or state.rulings["winter_swap"] == "yes")


def sent(state: Craft, seat: str, *, passes: bool) -> CraftFlow:
    """Return whose turn it is after a helper was sent, or a pass: the next who has not passed and has one left."""
    flow = replace(state.flow, passed=state.flow.passed | ({seat} if passes else set()), turn=state.flow.turn + 1)
    order = order_of(state)
    at = order.index(seat) + 1
    still = [one for one in (*order[at:], *order[:at]) if one not in flow.passed and unused(state, one) > 0]
    return replace(flow, acting=still[0], done=frozenset()) if still else after(replace(state, flow=flow))


def home(state: Craft) -> Transfers:
    """Yield all helpers back to their owners (digest 3.4)."""
    for where, seat in discs(state):
        yield Transfer(src=place(seat, where), dst=BOX, thing="helper")


def cleared(state: Craft, part: str) -> Transfers:
    """Yield the cubes that come home after their part, and natural ones back into the granary (digest 5.5)."""
    if not state.ledger.keeps("cube"):
        return
    if part in ALL_SHIPS:
        for ship, product, side, seat in loaded(state):
            if f"ship{ship}" == part:
                yield Transfer(src=place(seat, f"{ship}.{product}.{side}"), dst=BOX, thing="cube")
    for product in STORED:
        fields = lying(state, product)
        for side, owner in enumerate(fields):
            if part == "granary" and owner in state.setup.ids:
                yield Transfer(src=place(owner, f"{product}.{side}"), dst=BOX, thing="cube")
            elif part == "invest" and not owner and refilled(state, fields, side):
                yield Transfer(src=BOX, dst=place(TABLE, f"{product}.{side}"), thing="cube")


def refilled(state: Craft, fields: tuple[str, str], side: int) -> bool:
    """Return whether an empty field gets a natural marker: all, or by ruling one where a product is missing."""
    return state.rulings["granary_fill"] == "all" or (side == 0 and not any(fields))


# ----------------------------------------------------------------------------------------------------------- positions


def position(state: Craft) -> Position:
    """Return where we are."""
    return _position(key_at(state, state.flow.round, state.flow.phase))


def key_at(state: Craft, round_: int, phase: Phase) -> str:
    """Return a position: the beginning of a round, or a part of it."""
    return f"r{round_}" if phase is course(state, round_)[0] else f"r{round_}-{phase}"


def _position(key: str) -> Position:
    number = int(key.partition("-")[0][1:])
    return Position(key, place_name(key), f"r{number}", place_name(f"r{number}"))


def place_name(key: str) -> Msg:
    """Return what a position is called: "Year 1, spring", "Year 1, spring: Notary"."""
    number, _, phase = key[1:].partition("-")
    year, season = divmod(int(number) - 1, NUMBERS.seasons)
    return say("jump", year=year + 1, season=season + 1, phase=phase or "none")


def shown(state: Craft) -> dict[int, tuple[Phase, ...]]:
    """Return the parts of each round one can say to be in: all of the one that is played, else its beginning."""
    at, found = state.flow, {n: course(state, n)[:1] for n in range(1, ROUNDS + 1)}
    here = course(state, at.round)
    return {**found, at.round: here if at.phase in (*here, Phase.END) else (at.phase, *here)}


def jumps(state: Craft) -> tuple[Position, ...]:
    """Return the beginning of every round, the parts of this one, and the end."""
    keys = (key_at(state, n, phase) for n, phases in shown(state).items() for phase in phases)
    return tuple(map(_position, (*keys, END)))


def jump(state: Craft, to: str) -> CraftFlow:
    """Return the flow there: nothing of that phase is done yet; two players sit as they then would."""
    number, _, phase = to[1:].partition("-")
    turns = sum(swaps(state, at) for at in range(*sorted((state.flow.round, int(number)))))
    there = replace(state.flow, round=int(number), order=state.flow.order[:: -1 if turns % 2 else 1])
    there = there if there.round == state.flow.round else replace(there, used=(), changed=())
    return entered(state, there, Phase(phase) if phase else course(state, int(number))[0])


def jump_transfers(state: Craft, to: str) -> tuple[Transfer, ...]:
    """Return all helpers back home, where another round or the helpers begin anew."""
    there = jump(state, to)
    return tuple(home(state)) if there.round != state.flow.round or there.phase is Phase.HELPERS else ()


def kept_from(state: Craft, keep: str) -> str:
    """Return that sending helpers begins anew, where it begins to be told in the middle of it."""
    return position(state).key if keep == "queue" and state.flow.phase is Phase.HELPERS else ""

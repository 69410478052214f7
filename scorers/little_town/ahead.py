"""What lies ahead: the end of this round, what it asks of each seat, and what a meal is made of (p. 7)."""

from collections.abc import Iterator
from dataclasses import replace

from scorers.core.amount import known, total
from scorers.core.glance import Ending, Fact, Stage, Tone
from scorers.little_town.acts.feed import Meal
from scorers.little_town.acts.use_special import owner
from scorers.little_town.flow import feed_key, in_hand, may_act
from scorers.little_town.model import Phase, Town, workers
from scorers.little_town.printed import NUMBERS, SPECIALS
from scorers.little_town.words import say, thing, tile_name


def ending(state: Town) -> Ending | None:
    """Return what comes once the workers are out: special buildings somebody is known to have, then feeding (p. 7)."""
    if state.flow.phase is not Phase.TURNS:
        return None
    built = (tile for tile in _special(state) if owner(state, tile))
    first = (Fact(tile, label=tile_name(tile), note=say("ending-first")) for tile in built)
    food = replace(food_due(state), label=say("ending-food"), note=say("ending-hunger", n=NUMBERS.hunger))
    asked = tuple(replace(need, seat=seat) for seat in state.setup.ids for need in needs(state, seat))
    lacking = sum(need.tone is Tone.SHORT for need in asked)
    short = say("ending-short", fed=len(asked) - lacking, short=lacking) if lacking else None
    return Ending(say("ending"), (*first, food), asked, short)


def _special(state: Town) -> tuple[str, ...]:
    """Return Cathedral and Residence, as far as somebody may have them."""
    return tuple(tile for tile in SPECIALS if may_act(state, tile))


def food_due(state: Town) -> Fact:
    """Return the food each seat owes: one for each worker (p. 7)."""
    return Fact("wheat", known(workers(state)))


def needs(state: Town, seat: str) -> Iterator[Fact]:
    """Yield whether a seat has the food of this round, and with its last worker what it loses without (p. 7)."""
    flow, of = state.flow, workers(state)
    if flow.phase in (Phase.NEXT, Phase.END) or feed_key(flow.round, seat) in flow.done:
        return
    have = total(state.ledger.get(seat, food) for food in NUMBERS.food).known
    if have is not None and have >= of:
        yield Fact(n=known(of), label=say("needs", n=of, of=of), tone=Tone.GOOD)
    elif have is not None and flow.phase is Phase.TURNS and in_hand(state, seat) > 1:
        yield Fact(n=known(have), label=say("needs", n=have, of=of), note=say("needs-glance", n=have, of=of))
    elif have is not None:
        lost = NUMBERS.hunger * (of - have)
        said, brief = say("needs-short", n=have, of=of, lost=lost), say("needs-glance", n=have, of=of)
        yield Fact(n=known(-lost), label=said, tone=Tone.SHORT, note=brief)


def pieces(meal: Meal) -> tuple[Fact, ...]:
    """Return what a meal hands in, thing by thing."""
    found = {"fish": meal.fish or 0, "wheat": meal.wheat or 0, "coin": meal.coins}
    return tuple(Fact(name, known(n), thing(name, n)) for name, n in found.items() if n)


def stages(state: Town) -> Iterator[Stage]:
    """Yield the steps of a round end: special buildings, feeding, the next round (p. 7-8)."""
    phase = state.flow.phase
    if phase not in (Phase.SPECIAL, Phase.FEEDING):
        return
    if special := _special(state):
        yield Stage(special[0], say("phase-special"), done=phase is Phase.FEEDING, now=phase is Phase.SPECIAL)
    yield Stage("wheat", say("phase-feeding"), now=phase is Phase.FEEDING)
    last = state.flow.round == NUMBERS.rounds
    yield Stage("vp" if last else "worker", say("phase-end" if last else "phase-next"))

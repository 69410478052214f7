"""What lies ahead: what has just arrived, the next turns, and the end of this round."""

from collections.abc import Iterator
from typing import Final

from scorers.core.api import Msg, Player, known, msg
from scorers.core.glance import Coming, Ending, Fact, Stage, Tone
from scorers.le_havre.automatic import calves
from scorers.le_havre.dues import food_at_hand, net_food
from scorers.le_havre.flow import seat_at
from scorers.le_havre.model import Harbour, HavreState
from scorers.le_havre.printed import CONSTANTS, TILES, RoundCard, round_card
from scorers.le_havre.words import name, so_many, things

TURNS_AHEAD: Final = 4
"""So many turns are looked ahead: as many as fit beside each other on a phone."""

INTEREST: Final = "%"
"""The sign of the supply tile on which interest falls due (p. 4)."""

_BUILDS: Final = {"ordinary": "hammer", "special": "anchor"}
"""How a round card shows what the city builds."""


def brought(flow: Harbour) -> tuple[Fact, ...]:
    """Return what the supply tile of this turn has laid on the quay (p. 4)."""
    return tuple(Fact(offer, known(1), so_many(offer, 1)) for offer in TILES[flow.tile].pair)


def coming(state: HavreState) -> Iterator[Coming]:
    """Yield the next turns: whose they are and what they bring, as far as the tiles have been turned (p. 4)."""
    flow = state.flow
    for ahead in range(flow.turn, flow.turn + TURNS_AHEAD):
        number, turn = flow.round + ahead // flow.turns, ahead % flow.turns + 1
        if number > flow.rounds:
            return
        tile = flow.tiles[turn - 1]
        pair, owed = TILES[tile].pair if tile else (), bool(tile) and tile == flow.interest
        note = msg("le_havre-mark-interest") if owed else None
        yield Coming(seat_at(state.setup, number, turn), pair, INTEREST if owed else "", note)


def ending(state: HavreState) -> Ending:
    """Return what the round card asks and brings at the end of this round (p. 7-8)."""
    needs = tuple(need for seat in state.setup.ids if (need := _need(state, seat)))
    short = tuple(_short(state, need) for need in needs if need.tone is Tone.SHORT)
    said = msg("le_havre-ending-short", who=short) if short else None
    facts = tuple(_facts(round_card(state.setup, state.flow.round)))
    return Ending(msg("le_havre-ending"), facts, needs, said)


def _facts(card: RoundCard) -> Iterator[Fact]:
    yield Fact("food", known(card.food), note=msg("le_havre-ending-food"))
    if card.harvest:
        yield Fact("grain", label=msg("le_havre-ending-harvest"), note=msg("le_havre-ending-first"))
    else:
        yield Fact("grain", label=msg("le_havre-no-harvest"))
    if card.builds:
        label, note = msg(f"le_havre-ending-{card.builds}"), msg(f"le_havre-ending-{card.builds}-note")
        yield Fact(_BUILDS[card.builds], label=label, note=note)
    yield Fact("ship", label=name(f"ship.{card.ship}"), note=msg("le_havre-ending-ship"))


def _need(state: HavreState, seat: str) -> Fact | None:
    """Return the food a seat must hand in after its ships, and whether it has it; nothing where nobody knows."""
    net = net_food(state, seat)
    return None if net is None else Fact("food", known(net), seat=seat, tone=_tone(state, seat, net))


def _tone(state: HavreState, seat: str, net: int) -> Tone:
    if net == 0:
        return Tone.GOOD
    owns = food_at_hand(state, seat)
    return Tone.PLAIN if owns is None else Tone.SHORT if owns < net else Tone.GOOD


def _short(state: HavreState, need: Fact) -> Msg:
    """Return how much a seat lacks that cannot feed."""
    due, seat = need.n, need.seat or ""
    return msg("le_havre-short-of", who=Player(seat), n=((due and due.n) or 0) - (food_at_hand(state, seat) or 0))


def stages(state: HavreState, by_hand: tuple[Msg, ...]) -> Iterator[Stage]:
    """Yield the steps of a round end: harvest, feeding, the city, the ship (p. 7-8); those `by_hand` can be ticked."""
    card, told = round_card(state.setup, state.flow.round), iter(by_hand)
    if card.harvest:
        done = reaped(state)
        label = msg("le_havre-stage-harvest" if done else "le_havre-ending-harvest")
        yield Stage("grain", label, done=done, hand=None if done else next(told))
    yield Stage("food", msg("le_havre-stage-feed"), now=True)
    if card.builds:
        yield Stage(_BUILDS[card.builds], msg(f"le_havre-stage-{card.builds}"), hand=next(told))
    yield Stage("ship", name(f"ship.{card.ship}"), hand=next(told))


def reaped(state: HavreState) -> bool:
    """Return whether the app has added what grew: not where a jump has led here, past the last turn."""
    return "goods" in state.keeps and not state.flow.jumped


def grown(state: HavreState) -> Msg | None:
    """Return what the harvest has brought to whom, where the app has brought it in (p. 7)."""
    if not (reaped(state) and round_card(state.setup, state.flow.round).harvest):
        return None
    found = {seat: things(_grown(state, seat)) for seat in state.setup.ids}
    told = tuple(msg("le_havre-reaped-by", who=Player(seat), what=what) for seat, what in found.items() if what)
    return msg("le_havre-reaped", who=told) if told else msg("le_havre-reaped-none")


def _grown(state: HavreState, seat: str) -> dict[str, int]:
    """Return what has grown: the number before is the one from which the harvest leads to what lies there now."""
    grain, cattle = (state.ledger.n(seat, good) or 0 for good in ("grain", "cattle"))
    calves_ = {n: calves(state, seat, n) for n in range(CONSTANTS.cattle_min, cattle)}
    born = next((more for n, more in calves_.items() if n + more == cattle), 0)
    return {"grain": int(grain > CONSTANTS.grain_min), "cattle": born}

"""What lies ahead: what has just arrived, the next turns, and the end of this round."""

from collections.abc import Iterator
from typing import Final

from scorers.core.api import Msg, Player, known, msg
from scorers.core.glance import Coming, Ending, Fact, Stage, Tone
from scorers.core.msg import chained
from scorers.le_havre.automatic import calves
from scorers.le_havre.dues import food_balance
from scorers.le_havre.flow import seat_at
from scorers.le_havre.holdings import city_builds_next
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
    flow, turns = state.flow, state.flow.turns
    for ahead in range(flow.turn, flow.turn + TURNS_AHEAD):
        number, turn = flow.round + ahead // turns, ahead % turns + 1
        if number > flow.rounds:
            return
        tile = flow.tiles[turn - 1]
        pair, owed = TILES[tile].pair if tile else (), bool(tile) and tile == flow.interest
        note = Msg("le_havre-mark-interest") if owed else None
        yield Coming(seat_at(state.setup, number, turn), pair, INTEREST if owed else "", note)


def ending(state: HavreState) -> Ending:
    """Return what the round card asks and brings at the end of this round (p. 7-8)."""
    owed = [(seat, net, owns) for seat, (net, owns) in food_balance(state).items() if net is not None]
    needs = tuple(Fact("food", known(net), seat=seat, tone=_tone(net, owns)) for seat, net, owns in owed)
    lacks = ((seat, net - owns) for seat, net, owns in owed if owns is not None and owns < net)
    short = tuple(msg("le_havre-short-of", who=Player(seat), n=n) for seat, n in lacks)
    said = msg("le_havre-ending-short", who=short) if short else None
    facts = tuple(_facts(state, round_card(state.setup, state.flow.round)))
    return Ending(Msg("le_havre-ending"), facts, needs, said)


def _facts(state: HavreState, card: RoundCard) -> Iterator[Fact]:
    yield Fact("food", known(card.food), note=Msg("le_havre-ending-food"))
    if card.harvest:
        yield Fact("grain", label=Msg("le_havre-ending-harvest"), note=Msg("le_havre-ending-first"))
    else:
        yield Fact("grain", label=Msg("le_havre-no-harvest"))
    if card.builds:
        label, note = Msg(f"le_havre-ending-{card.builds}"), Msg(f"le_havre-ending-{card.builds}-note")
        yield Fact(_BUILDS[card.builds], label=_city(state, card) or label, note=note)
    yield Fact("ship", label=name(f"ship.{card.ship}"), note=Msg("le_havre-ending-ship"))


def _tone(net: int, owns: int | None) -> Tone:
    """Return whether a seat has the food it must hand in after its ships."""
    if net == 0:
        return Tone.GOOD
    return Tone.PLAIN if owns is None else Tone.SHORT if owns < net else Tone.GOOD


def stages(state: HavreState, by_hand: tuple[Msg, ...]) -> Iterator[Stage]:
    """Yield the steps of a round end: harvest, feeding, the city, the ship (p. 7-8); those `by_hand` can be ticked."""
    card, told = round_card(state.setup, state.flow.round), iter(by_hand)
    if card.harvest:
        done = reaped(state)
        label = msg("le_havre-stage-harvest" if done else "le_havre-ending-harvest")
        yield Stage("grain", label, done=done, hand=None if done else next(told))
    yield Stage("food", msg("le_havre-stage-feed"), now=True)
    if card.builds:
        yield Stage(_BUILDS[card.builds], _city(state, card) or msg(f"le_havre-stage-{card.builds}"), hand=next(told))
    yield Stage("ship", name(f"ship.{card.ship}"), hand=next(told))


def _city(state: HavreState, card: RoundCard) -> Msg | None:
    """Return which building the city takes, where that is known (p. 8)."""
    built = city_builds_next(state) if card.builds == "ordinary" else None
    return msg("le_havre-stage-built", what=name(built)) if built else None


def reaped(state: HavreState) -> bool:
    """Return whether the app has added what grew: not where a jump has led here, past the last turn."""
    return "goods" in state.keeps and not state.flow.jumped


def grown(state: HavreState) -> Msg | None:
    """Return what the harvest has brought to whom, where the app has brought it in (p. 7)."""
    if not (reaped(state) and round_card(state.setup, state.flow.round).harvest):
        return None
    found = {seat: things(_grown(state, seat)) for seat in state.setup.ids}
    told = tuple(msg("le_havre-reaped-by", who=Player(seat), what=what) for seat, what in found.items() if what)
    return msg("le_havre-reaped", who=chained("core-apart", told)) if told else msg("le_havre-reaped-none")


def _grown(state: HavreState, seat: str) -> dict[str, int]:
    """Return what has grown: the number before is the one from which the harvest leads to what lies there now."""
    grain, cattle = (state.ledger.n(seat, good) or 0 for good in ("grain", "cattle"))
    calves_ = {n: calves(state, seat, n) for n in range(CONSTANTS.cattle_min, cattle)}
    born = next((more for n, more in calves_.items() if n + more == cattle), 0)
    return {"grain": int(grain > CONSTANTS.grain_min), "cattle": born}

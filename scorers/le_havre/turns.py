"""Forms of the turn: the supply tile, the turn that is over, a whole round, a final action."""

from __future__ import annotations

from dataclasses import replace

from scorers.core.forms import Answers, Form
from scorers.core.msg import Msg, Player, msg, thing_msg
from scorers.le_havre.automatic import end_of_turn, harvest, opened, strike_over
from scorers.le_havre.due_forms import best_payable, feed_form, interest_form
from scorers.le_havre.dues import interest, settled
from scorers.le_havre.flow import acting, final_keys, interest_key, owing
from scorers.le_havre.model import DoneElsewhere, HavreState, Phase, RoundPlayed, TileTurned, TurnPassed
from scorers.le_havre.printed import SLUG, tiles


def tile_msg(tile: str) -> Msg:
    """The two tokens of a supply tile; the one with interest says so."""
    found = tiles()[tile]
    a, b = (thing_msg(SLUG, offer, 1, "name") for offer in found.pair)
    return msg("le_havre-tile-interest" if found.interest else "le_havre-tile", a=a, b=b)


def tile_form(state: HavreState, key: str, _answers: Answers) -> Form:
    """Turn the supply tile of this turn (p. 4)."""
    tile = key.partition("/")[2]
    event = TileTurned(tile=tile, settles=(f"{state.flow.spot}/tile",), transfers=opened(state.flow, tile))
    who = Player(acting(state) or state.setup.first)
    return Form(key, msg("le_havre-tile-title", who=who), confirm=tile_msg(tile), event=event)


def main_keys(state: HavreState, seat: str) -> tuple[str, ...]:
    """The task a main action settles: the turn, a seat's final action, or none where a round is played as one."""
    if state.flow.phase is Phase.ROUND:
        return ()
    return (final_key(state, seat) if state.flow.phase is Phase.FINAL else f"{state.flow.spot}/main",)


def final_key(state: HavreState, seat: str) -> str:
    """The final action of a seat that is still to come, or its last one."""
    mine = (key for key in final_keys(state) if key.split("/")[1] == seat and key not in state.flow.done)
    return next(mine, f"final/{seat}")


def next_form(state: HavreState, key: str, _answers: Answers) -> Form:
    """The turn is over; the app keeps nothing of its main action. "next/T3" also turns the next supply tile."""
    tile = key.partition("/")[2]
    seat = acting(state) or state.setup.first
    over = strike_over(state, seat)
    transfers = (*over, *end_of_turn(state, over, tile))
    event = TurnPassed(seat=seat, tile=tile, settles=main_keys(state, seat), transfers=transfers)
    confirm = msg("le_havre-next-tile", tile=tile_msg(tile)) if tile else msg("le_havre-next-confirm")
    return Form(key, msg("le_havre-next-title", who=Player(seat)), confirm=confirm, event=event)


def final_form(state: HavreState, key: str, _answers: Answers) -> Form:
    """A final action the app keeps nothing of (p. 9)."""
    seat = key.split("/")[1]
    event = TurnPassed(seat=seat, settles=(final_key(state, seat),))
    confirm = msg("le_havre-final-confirm", who=Player(seat))
    return Form(key, msg("le_havre-final-title", who=Player(seat)), confirm=confirm, event=event)


def again_form(state: HavreState, key: str, answers: Answers) -> Form:
    """What was taken back of an earlier round, done again: "again/r3/feed/s2"."""
    _, at, kind, seat = key.split("/")
    then = replace(state, flow=replace(state.flow, round=int(at[1:])))
    found = (
        feed_form(then, f"feed/{seat}", answers) if kind == "feed" else interest_form(then, f"interest/{seat}", answers)
    )
    return replace(found, key=key)


def elsewhere_form(_state: HavreState, key: str, _answers: Answers) -> Form:
    """What was taken back has been done at the table."""
    event = DoneElsewhere(settles=(key.partition("/")[2],))
    return Form(key, msg("le_havre-reopened"), confirm=msg("le_havre-elsewhere-confirm"), event=event)


def round_form(state: HavreState, key: str, _answers: Answers) -> Form:
    """All seven turns of the round, and the interest that fell due on the way (p. 4)."""
    flow = state.flow
    payable = {seat: payment for seat in owing(state) if (payment := best_payable(interest(state, seat))) is not None}
    title = msg("le_havre-round-title", round=flow.round)
    if len(payable) < len(owing(state)):
        return Form(key, title, note=msg("le_havre-interest-short"))
    paid = tuple(t for seat, payment in payable.items() for t in settled(seat, payment))
    settles = (f"r{flow.round}/played", *(interest_key(flow, seat) for seat in payable))
    event = RoundPlayed(settles=settles, transfers=(*paid, *harvest(state)))
    return Form(key, title, confirm=msg("le_havre-round-confirm", round=flow.round), event=event)

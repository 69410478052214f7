"""What something costs now, and why it cannot be paid."""

from __future__ import annotations

from scorers.builders.effects import Price, can_pay, price
from scorers.builders.model import BuildersState, coins
from scorers.builders.printed import NUMBERS
from scorers.builders.words import coins_msg, thing
from scorers.core.msg import Msg, msg


def refused(state: BuildersState, seat: str, cost: Price) -> Msg | None:
    """Why something cannot be paid now: too few coins, or too few actions and no coins for more (BD-V02, BD-V03)."""
    if can_pay(state, seat, cost.coins):
        return None
    if cost.bought and can_pay(state, seat, cost.wage):
        more = coins_msg(cost.bought * NUMBERS.action_price)
        return msg("builders-because-actions", need=cost.actions, left=state.flow.actions, coins=more)
    return msg("builders-because-coins", need=cost.coins, have=coins(state, seat) or 0)


def no_action(state: BuildersState, seat: str) -> Msg | None:
    """Why one action cannot be paid now."""
    return refused(state, seat, price(state, 1))


def buy_confirm(cost: Price) -> Msg | None:
    """An action that has to be bought first is said on a button; everything else is recorded with the last answer."""
    if not cost.bought:
        return None
    bought = coins_msg(cost.bought * NUMBERS.action_price)
    return msg("builders-buy-and-do", actions=thing("action", cost.bought), coins=bought)


def end_label(state: BuildersState) -> Msg:
    """The words for ending a turn: what is left unused is said on the button."""
    return msg("builders-end-unused", n=state.flow.actions) if state.flow.actions else msg("builders-end")

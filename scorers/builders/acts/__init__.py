"""Everything that can happen in The Builders, a file each."""

from typing import Final

from scorers.builders.acts.buy_action import BUY_ACTION
from scorers.builders.acts.deal import DEAL
from scorers.builders.acts.end_turn import END_TURN
from scorers.builders.acts.finish import FINISH
from scorers.builders.acts.lay import LAY
from scorers.builders.acts.send import SEND
from scorers.builders.acts.take_card import HIRE, START
from scorers.builders.acts.take_coins import TAKE_COINS
from scorers.builders.acts.tell_end import PLAY_LAST_TURNS, REACH_GOAL
from scorers.builders.acts.tell_turn import TELL_TURN
from scorers.builders.tools import CAN_FINISH
from scorers.core.api import Acts

__all__ = ["ACTS", "DEAL", "FINISH", "LAY", "PLAY_LAST_TURNS", "REACH_GOAL", "TELL_TURN", "TURN"]

TURN: Final = (SEND, START, HIRE, TAKE_COINS, BUY_ACTION, FINISH, END_TURN)
"""What whoever's turn it is can do, in the order it is offered (Przebieg gry)."""

ACTS: Final = Acts(*TURN, TELL_TURN, REACH_GOAL, PLAY_LAST_TURNS, DEAL, LAY, CAN_FINISH)

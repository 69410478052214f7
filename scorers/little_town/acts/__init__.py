"""Everything that can happen in Little Town, a file each."""

from typing import Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.api import Acts
from scorers.little_town.acts.build import BUILD
from scorers.little_town.acts.feed import FEED
from scorers.little_town.acts.next_round import NEXT_ROUND
from scorers.little_town.acts.place_worker import ALL_OUT, PLACE_WORKER
from scorers.little_town.acts.put_right import MOVE_FIRST, MOVE_PIECE, TELL_POINTS
from scorers.little_town.acts.set_up import LAY_MARKET, SAY_SIDE
from scorers.little_town.acts.show_objective import SHOW_OBJECTIVE
from scorers.little_town.acts.use_special import USE_SPECIAL

__all__ = ["ACTS", "ALL_OUT", "BUILD", "LAY_MARKET", "NEXT_ROUND", "PLACE_WORKER", "SAY_SIDE", "SHOW_OBJECTIVE"]

_ROUND: Final = (SAY_SIDE, ALL_OUT, PLACE_WORKER, BUILD, USE_SPECIAL, FEED, NEXT_ROUND)
_ANYTIME: Final = (TELL_POINTS, SHOW_OBJECTIVE, LAY_MARKET, MOVE_FIRST, MOVE_PIECE, ELSEWHERE)

ACTS: Final = Acts(*_ROUND, *_ANYTIME)
"""The acts, in the order of a round; then what may be told at any moment."""

"""All that can happen in Le Havre, a file each."""

from typing import Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.api import Acts
from scorers.le_havre.acts.borrow import BORROW
from scorers.le_havre.acts.calculators import CALCULATORS
from scorers.le_havre.acts.close_round import CLOSE_ROUND
from scorers.le_havre.acts.evict import EVICT
from scorers.le_havre.acts.feed import FEED
from scorers.le_havre.acts.lay_stacks import LAY_STACKS
from scorers.le_havre.acts.pass_turn import PASS_TURN
from scorers.le_havre.acts.pay_interest import PAY_INTEREST
from scorers.le_havre.acts.play_round import PLAY_ROUND
from scorers.le_havre.acts.redeem import REDEEM
from scorers.le_havre.acts.repay import REPAY
from scorers.le_havre.acts.sell_card import SELL_CARD
from scorers.le_havre.acts.take_card import TAKE_CARD
from scorers.le_havre.acts.take_offer import TAKE_OFFER
from scorers.le_havre.acts.turn_tile import TURN_TILE
from scorers.le_havre.acts.use_building import USE_BUILDING
from scorers.le_havre.acts.write_card import WRITE_CARD
from scorers.le_havre.model import Harbour

ACTS: Final[Acts[Harbour]] = Acts(
    TURN_TILE,
    TAKE_OFFER,
    USE_BUILDING,
    PASS_TURN,
    PLAY_ROUND,
    PAY_INTEREST,
    FEED,
    CLOSE_ROUND,
    TAKE_CARD,
    SELL_CARD,
    REPAY,
    BORROW,
    REDEEM,
    EVICT,
    WRITE_CARD,
    LAY_STACKS,
    ELSEWHERE,
    CALCULATORS,
)
"""What takes a turn, what falls due, what is done beside the turn, what is entered, and the calculators."""

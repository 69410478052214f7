"""All that can happen in Le Havre, a file each."""

from typing import Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.api import Acts
from scorers.le_havre.acts.buy_and_sell import SELL_CARD, TAKE_CARD
from scorers.le_havre.acts.calculators import CALCULATORS
from scorers.le_havre.acts.enter_cards import LAY_STACKS, WRITE_CARD
from scorers.le_havre.acts.evict import EVICT
from scorers.le_havre.acts.feed import FEED
from scorers.le_havre.acts.loans import BORROW, PAY_INTEREST, REPAY
from scorers.le_havre.acts.redeem import REDEEM
from scorers.le_havre.acts.round import CLOSE_ROUND, PLAY_ROUND
from scorers.le_havre.acts.take_offer import TAKE_OFFER
from scorers.le_havre.acts.turn import PASS_TURN, TURN_TILE
from scorers.le_havre.acts.use_building import USE_BUILDING
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

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

_COURSE: Final = (TURN_TILE, TAKE_OFFER, USE_BUILDING, PASS_TURN, PLAY_ROUND, PAY_INTEREST, FEED, CLOSE_ROUND)
"""What takes a turn, and what falls due."""

_BESIDE: Final = (TAKE_CARD, SELL_CARD, REPAY, BORROW, REDEEM, EVICT)
"""What is done beside the turn."""

ACTS: Final[Acts[Harbour]] = Acts(*_COURSE, *_BESIDE, WRITE_CARD, LAY_STACKS, ELSEWHERE, CALCULATORS)
"""All of it, with what is entered, and the calculators."""

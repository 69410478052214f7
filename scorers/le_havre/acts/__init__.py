"""All that can happen in Le Havre, a file each."""

from typing import Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.api import Acts
from scorers.le_havre.acts.buy_and_sell import SellCard, TakeCard
from scorers.le_havre.acts.calculators import CALCULATORS
from scorers.le_havre.acts.enter_cards import LayStacks, WriteCard
from scorers.le_havre.acts.feed import Feed
from scorers.le_havre.acts.loans import Borrow, PayInterest, Repay
from scorers.le_havre.acts.put_right import PutCardsRight
from scorers.le_havre.acts.round import CloseRound, PlayRound
from scorers.le_havre.acts.special_cards import Evict, Redeem
from scorers.le_havre.acts.take_offer import TakeOffer
from scorers.le_havre.acts.turn import PassTurn, TurnTile
from scorers.le_havre.acts.use_building import UseBuilding
from scorers.le_havre.model import Harbour

_COURSE: Final = (TurnTile(), TakeOffer(), UseBuilding(), PassTurn(), PlayRound(), PayInterest(), Feed(), CloseRound())
"""What takes a turn, and what falls due."""

_BESIDE: Final = (TakeCard(), SellCard(), Repay(), Borrow(), Redeem(), Evict(), PutCardsRight())
"""What is done beside the turn."""

ACTS: Final[Acts[Harbour]] = Acts(*_COURSE, *_BESIDE, WriteCard(), LayStacks(), ELSEWHERE, CALCULATORS)
"""All of it, with what is entered, and the calculators."""

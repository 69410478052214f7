"""Everything that can happen at the Ford Fair, a file each."""

from typing import Final

from scorers.core.act import Acts
from tests.scorers.kernel_game.acts.bell import BELL
from tests.scorers.kernel_game.acts.borrow import BORROW
from tests.scorers.kernel_game.acts.build import BUILD
from tests.scorers.kernel_game.acts.claim import CLAIM
from tests.scorers.kernel_game.acts.close import CLOSE
from tests.scorers.kernel_game.acts.feast import FEAST
from tests.scorers.kernel_game.acts.ferry import FERRY
from tests.scorers.kernel_game.acts.gather import GATHER
from tests.scorers.kernel_game.acts.grace import GRACE
from tests.scorers.kernel_game.acts.omen import OMEN
from tests.scorers.kernel_game.acts.parade import PARADE
from tests.scorers.kernel_game.acts.pitch import PITCH
from tests.scorers.kernel_game.acts.pray import PRAY
from tests.scorers.kernel_game.acts.read import READ
from tests.scorers.kernel_game.acts.repay import REPAY
from tests.scorers.kernel_game.acts.rest import REST
from tests.scorers.kernel_game.acts.send import SEND
from tests.scorers.kernel_game.acts.trade import TRADE
from tests.scorers.kernel_game.acts.worth import WORTH
from tests.scorers.kernel_game.model import KernelFlow

ACTS: Final = Acts[KernelFlow](
    *(GATHER, OMEN, PRAY, BUILD, PITCH, CLAIM, REST, BELL),
    *(FEAST, GRACE, CLOSE),
    *(TRADE, SEND, BORROW, REPAY, PARADE, FERRY, READ, WORTH),
)

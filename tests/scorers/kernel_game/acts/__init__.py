"""Everything that can happen at the Ford Fair, a file each."""

from typing import Final

from scorers.core.act import Acts
from tests.scorers.kernel_game.acts.build import BUILD
from tests.scorers.kernel_game.acts.claim import CLAIM
from tests.scorers.kernel_game.acts.close import CLOSE
from tests.scorers.kernel_game.acts.feast import FEAST
from tests.scorers.kernel_game.acts.gather import GATHER
from tests.scorers.kernel_game.acts.omen import OMEN
from tests.scorers.kernel_game.acts.pray import PRAY
from tests.scorers.kernel_game.acts.read import READ
from tests.scorers.kernel_game.acts.repay import REPAY
from tests.scorers.kernel_game.acts.rest import REST
from tests.scorers.kernel_game.model import KernelFlow

ACTS: Final = Acts[KernelFlow](GATHER, OMEN, PRAY, BUILD, CLAIM, REST, FEAST, CLOSE, REPAY, READ)

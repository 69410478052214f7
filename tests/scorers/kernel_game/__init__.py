"""The Ford Fair: a tiny made-up game that uses every word of the language once. For tests only.

Two to five players, three rounds, or until somebody reaches 12 points. In each round every seat works once in turn
(gather, draw an omen, send the monk to the chapel, build a stall, pitch a booth, claim a relic, or rest), and may
trade, send helpers and borrow meanwhile; then all meet the feast at once: harvest (one food, else 5 coins, else give
something up), tax, or a meal (food and coins, else loans).

    from tests.scorers.kernel_game import GAME, new_setup

It is not among the games the registry finds; `installed()` puts it there for a while, `speak("pl")` teaches the
sentences of a language its words.
"""

from tests.scorers.kernel_game.acts.build import Built
from tests.scorers.kernel_game.acts.claim import Claimed
from tests.scorers.kernel_game.acts.close import RoundClosed
from tests.scorers.kernel_game.acts.feast import Feasted
from tests.scorers.kernel_game.acts.gather import Gathered
from tests.scorers.kernel_game.acts.omen import OmenDrawn
from tests.scorers.kernel_game.acts.pray import Prayed
from tests.scorers.kernel_game.acts.repay import Repaid
from tests.scorers.kernel_game.acts.rest import Rested
from tests.scorers.kernel_game.game import GAME
from tests.scorers.kernel_game.install import LOCALE, installed, speak
from tests.scorers.kernel_game.model import KernelFlow, Phase, new_setup

__all__ = [
    "GAME",
    "LOCALE",
    "Built",
    "Claimed",
    "Feasted",
    "Gathered",
    "KernelFlow",
    "OmenDrawn",
    "Phase",
    "Prayed",
    "Repaid",
    "Rested",
    "RoundClosed",
    "installed",
    "new_setup",
    "speak",
]

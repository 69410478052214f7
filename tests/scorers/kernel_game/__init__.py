"""The Ford Fair: a tiny made-up game that uses every word of the language once. For tests only.

Two to four players, three rounds, or until somebody reaches 12 points. In each round every seat works once in turn
(gather, draw an omen, send the monk to the chapel, build a stall, claim a relic, or rest), then all meet the feast at
once: harvest (one food, else 5 coins, else give something up), tax, or a meal (food and coins, else loans).

    from tests.scorers.kernel_game import GAME, new_setup

It is not among the games the registry finds; `installed()` puts it there for a while, `speak("pl")` teaches the
sentences of a language its words.
"""

from tests.scorers.kernel_game.game import GAME
from tests.scorers.kernel_game.install import LOCALE, installed, speak
from tests.scorers.kernel_game.model import (
    Built,
    Claimed,
    Feasted,
    Gathered,
    KernelFlow,
    OmenDrawn,
    Phase,
    Prayed,
    Repaid,
    Rested,
    RoundClosed,
    new_setup,
)

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

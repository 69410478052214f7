"""Where the registry finds the kernel game while it is installed."""

from tests.scorers.kernel_game import GAME

__all__ = ["GAME"]

"""Where the registry finds Crown Fields while a test has put it on the shelf."""

from tests.scorers.crown_fields import GAME

__all__ = ["GAME"]

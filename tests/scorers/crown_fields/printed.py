"""What is printed on the box: players, rounds, extras."""

from functools import partial
from pathlib import Path
from typing import Final

from scorers.core.checklist import ChecklistData, lay_out
from scorers.core.game_info import GameInfo
from scorers.core.look import Look

DATA: Final = Path(__file__).resolve().parent / "data"
INFO: Final = GameInfo.model_validate_json((DATA / "game.json").read_bytes())
LOOK: Final = Look.model_validate_json((DATA / "look.json").read_bytes())
LAID_OUT: Final = partial(lay_out, INFO.slug, ChecklistData.model_validate_json((DATA / "checklist.json").read_bytes()))

ROUNDS: Final = 12
EXTRAS: Final = {"middle": 10, "harmony": 5}
"""Points for the castle in the middle, and for a kingdom without gaps; each is an option of the table."""
SQUARES: Final = 48
"""A kingdom has no more."""

"""Little Town (Shun and Aya Taguchi; Polish edition Portal Games 2020): four rounds of workers, tiles and meals."""

from typing import Final

from scorers.core.api import Game
from scorers.little_town.acts import ACTS
from scorers.little_town.faces import faces
from scorers.little_town.flow import begin, jump, jump_transfers, jumps, position, tasks
from scorers.little_town.model import TownFlow
from scorers.little_town.printed import INFO, LOOK
from scorers.little_town.scoring import check_sheet, projection, score, sheet
from scorers.little_town.seats import why
from scorers.little_town.upgrade import upgrade
from scorers.little_town.view import view

GAME: Final = Game[TownFlow](
    info=INFO,
    look=LOOK,
    begin=begin,
    acts=ACTS,
    view=view,
    why=why,
    tasks=tasks,
    position=position,
    jumps=jumps,
    jump=jump,
    jump_transfers=jump_transfers,
    sheet=sheet,
    score=score,
    projection=projection,
    check_sheet=check_sheet,
    faces=faces,
    upgrade=upgrade,
)
"""Little Town as the app meets it."""

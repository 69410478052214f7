"""Le Havre: seven turns a round whatever the player count, ships that feed, loans, a city that builds by itself."""

from typing import Final

from scorers.core.api import Game, Look, load
from scorers.le_havre.acts import ACTS
from scorers.le_havre.faces import faces
from scorers.le_havre.flow import begin, info, jump, jump_transfers, jumps, place_name, position, tasks
from scorers.le_havre.model import Harbour
from scorers.le_havre.printed import SLUG
from scorers.le_havre.scoring import check_sheet, projection, questions, score
from scorers.le_havre.upgrade import upgrade
from scorers.le_havre.view import view, why

GAME: Final[Game[Harbour]] = Game(
    info=info(),
    look=load(SLUG, "look.json", Look),
    acts=ACTS,
    begin=begin,
    view=view,
    why=why,
    tasks=tasks,
    position=position,
    jumps=jumps,
    jump=jump,
    jump_transfers=jump_transfers,
    place_name=place_name,
    sheet=questions,
    score=score,
    projection=projection,
    faces=faces,
    check_sheet=check_sheet,
    upgrade=upgrade,
)
"""The game as the app meets it."""

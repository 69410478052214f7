"""The Builders: Middle Ages (Budowniczowie: Średniowiecze, Frédéric Henry, Rebel 2014)."""

from typing import Final

from scorers.builders.acts import ACTS
from scorers.builders.faces import faces
from scorers.builders.flow import begin, jump, jumps, position, tasks
from scorers.builders.model import BuildersFlow
from scorers.builders.prices import box_issues
from scorers.builders.printed import INFO, LOOK
from scorers.builders.scoring import check_sheet, projection, score, sheet
from scorers.builders.view import view, why
from scorers.core.api import Game

GAME: Final = Game[BuildersFlow](
    info=INFO,
    look=LOOK,
    begin=begin,
    view=view,
    why=why,
    tasks=tasks,
    position=position,
    jumps=jumps,
    jump=jump,
    sheet=sheet,
    score=score,
    projection=projection,
    faces=faces,
    check_sheet=check_sheet,
    acts=ACTS,
    of_every=box_issues,
)
"""The game, as the app meets it."""

"""The Builders: Middle Ages (Budowniczowie: Średniowiecze, Frédéric Henry, Rebel 2014)."""

from typing import Final

from scorers.builders.faces import faces
from scorers.builders.flow import advance, begin, jump, jumps, position, tasks
from scorers.builders.forms import form
from scorers.builders.model import EVENTS, BuildersFlow
from scorers.builders.printed import INFO, LOOK
from scorers.builders.rules import check
from scorers.builders.scoring import check_sheet, projection, score, sheet
from scorers.builders.view import view, why
from scorers.builders.words import label, loud
from scorers.core.game import Game, Unmoved

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
    unmoved=Unmoved(events=EVENTS, advance=advance, check=check, label=label, loud=loud, form=form),
)
"""The game, as the app meets it."""

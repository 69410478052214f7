"""Little Town (Shun and Aya Taguchi; Polish edition Portal Games 2020): four rounds of workers, tiles and meals."""

from typing import Final

from scorers.core.game import Game, Unmoved
from scorers.little_town.begin import begin
from scorers.little_town.checks import check
from scorers.little_town.faces import faces
from scorers.little_town.flow import advance, jump, jump_transfers, jumps, position, tasks
from scorers.little_town.forms import form
from scorers.little_town.log import label, loud
from scorers.little_town.model import EVENTS, TownFlow
from scorers.little_town.printed import INFO, LOOK
from scorers.little_town.scoring import check_sheet, projection, score, sheet
from scorers.little_town.view import view
from scorers.little_town.why import why

GAME: Final = Game[TownFlow](
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
    jump_transfers=jump_transfers,
    unmoved=Unmoved(events=EVENTS, advance=advance, check=check, label=label, loud=loud, form=form),
)
"""Little Town as the app meets it."""

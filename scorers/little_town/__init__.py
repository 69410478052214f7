"""Little Town (Shun and Aya Taguchi; Polish edition Portal Games 2020): four rounds of workers, tiles and meals."""

from typing import Final

from scorers.core.checklist import Checklist, read_checklist
from scorers.core.game import Game
from scorers.little_town.begin import begin
from scorers.little_town.checks import check
from scorers.little_town.faces import faces
from scorers.little_town.facts import INFO, LOOK, SLUG
from scorers.little_town.flow import advance, jump, jump_transfers, jumps, position, tasks
from scorers.little_town.forms import form
from scorers.little_town.log import label, loud
from scorers.little_town.model import EVENTS, TownFlow
from scorers.little_town.scoring import check_sheet, projection, score, sheet
from scorers.little_town.view import view
from scorers.little_town.why import why


def checklist(players: int, variant: str) -> Checklist:
    """How to lay out the box (p. 4)."""
    return read_checklist(SLUG, players, variant)


GAME: Final = Game[TownFlow](
    info=INFO,
    look=LOOK,
    events=EVENTS,
    begin=begin,
    advance=advance,
    check=check,
    label=label,
    loud=loud,
    view=view,
    form=form,
    why=why,
    tasks=tasks,
    position=position,
    jumps=jumps,
    jump=jump,
    sheet=sheet,
    score=score,
    projection=projection,
    checklist=checklist,
    faces=faces,
    check_sheet=check_sheet,
    jump_transfers=jump_transfers,
)
"""Little Town as the app meets it."""

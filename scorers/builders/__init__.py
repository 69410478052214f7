"""The Builders: Middle Ages (Budowniczowie: Średniowiecze, Frédéric Henry, Rebel 2014)."""

from typing import Final

from scorers.builders.faces import faces
from scorers.builders.facts import INFO, LOOK, SLUG
from scorers.builders.flow import advance, begin, jump, jumps, position, tasks
from scorers.builders.forms import form
from scorers.builders.model import EVENTS, BuildersFlow
from scorers.builders.rules import check
from scorers.builders.scoring import check_sheet, projection, score, sheet
from scorers.builders.view import view, why
from scorers.builders.words import label, loud
from scorers.core.checklist import Checklist, read_checklist
from scorers.core.game import Game


def checklist(players: int, variant: str) -> Checklist:
    """How to lay out the box for this table (Przygotowanie)."""
    return read_checklist(SLUG, players, variant)


GAME: Final = Game[BuildersFlow](
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
)
"""The game, as the app meets it."""

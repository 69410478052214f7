"""Orléans (Reiner Stockhausen; first edition, Polish rulebook by Baldar): eighteen rounds of seven phases."""

from typing import Final

from scorers.core.api import Game
from scorers.orleans import acts, faces, flow, limits, model, printed, scoring, view

GAME: Final = Game[model.OrleansFlow](
    info=printed.INFO,
    look=printed.LOOK,
    begin=flow.begin,
    acts=acts.ACTS,
    view=view.view,
    why=view.why,
    tasks=flow.tasks,
    position=flow.position,
    jumps=flow.jumps,
    jump=flow.jump,
    place_name=flow.place_name,
    sheet=scoring.sheet,
    score=scoring.score,
    projection=scoring.projection,
    check_sheet=scoring.check_sheet,
    faces=faces.faces,
    of_every=limits.of_every,
)
"""Orléans as the app meets it."""

"""Little Town (Shun and Aya Taguchi; Polish edition Portal Games 2020): four rounds of workers, tiles and meals."""

from typing import Final

from scorers.core.api import Game
from scorers.little_town import acts, faces, flow, model, printed, scoring, upgrade, view

GAME: Final = Game[model.TownFlow](
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
    jump_transfers=flow.jump_transfers,
    place_name=flow.place_name,
    sheet=scoring.sheet,
    score=scoring.score,
    projection=scoring.projection,
    check_sheet=scoring.check_sheet,
    faces=faces.faces,
    upgrade=upgrade.upgrade,
)
"""Little Town as the app meets it."""

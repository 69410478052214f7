"""The Builders: Middle Ages (Budowniczowie: Średniowiecze, Frédéric Henry, Rebel 2014)."""

from typing import Final

from scorers.builders import acts, faces, flow, model, printed, scoring, view
from scorers.core.api import Game

GAME: Final = Game[model.BuildersFlow](
    info=printed.INFO,
    look=printed.LOOK,
    begin=flow.begin,
    view=view.view,
    why=view.why,
    tasks=flow.tasks,
    position=flow.position,
    jumps=flow.jumps,
    jump=flow.jump,
    kept_from=flow.kept_from,
    sheet=scoring.sheet,
    score=scoring.score,
    projection=scoring.projection,
    faces=faces.faces,
    check_sheet=scoring.check_sheet,
    acts=acts.ACTS,
    of_every=flow.of_every,
)
"""The game, as the app meets it."""

"""Craftsmen (Krzysztof Matusik; Polish rulebook 1.1 by ST Games, 2013): twelve seasons, and four scorings a year."""

from typing import Final

from scorers.core.api import Game
from scorers.craftsmen import acts, flow, model, printed, scoring, view

GAME: Final = Game[model.CraftFlow](
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
    kept_from=flow.kept_from,
    kept_as=model.kept_as,
    place_name=flow.place_name,
    sheet=scoring.sheet,
    score=scoring.score,
    projection=scoring.projection,
    check_sheet=scoring.check_sheet,
)
"""Craftsmen as the app meets it."""

"""The kernel game as the app meets it."""

from __future__ import annotations

from typing import Any, Final

from scorers.core.game import Game
from tests.scorers.kernel_game import faces, flow, model, scoring
from tests.scorers.kernel_game.acts import ACTS
from tests.scorers.kernel_game.model import INFO, LOOK, KernelFlow
from tests.scorers.kernel_game.view import view


def upgrade(event: dict[str, Any], schema: int) -> dict[str, Any]:
    """Before schema 2 a feast was called a meal."""
    if schema < 2 and event.get("kind") == "fed":
        return {**event, "kind": "feasted"}
    return event


GAME: Final[Game[KernelFlow]] = Game(
    info=INFO,
    look=LOOK,
    begin=model.begin,
    view=view,
    why=scoring.why,
    tasks=flow.tasks,
    position=flow.position,
    jumps=flow.jumps,
    jump=flow.jump,
    sheet=scoring.sheet,
    score=scoring.score,
    projection=scoring.projection,
    laid_out=model.checklist,
    faces=faces.faces,
    check_sheet=scoring.check_sheet,
    upgrade=upgrade,
    acts=ACTS,
)

"""Facts as earlier versions of this game wrote them."""

from typing import Any

from scorers.core.api import TaskKey


def upgrade(event: dict[str, Any], _schema: int) -> dict[str, Any]:
    """Return a fact as it is written today: special buildings left alone once stood among its tasks only."""
    if event.get("kind") != "specials_done" or "unused" in event:
        return event
    named = {special["tile"] for special in event.get("used", ())} | set(event.get("absent", ()))
    tiles = (tile for key in event.get("settles", ()) for tile in TaskKey.read(key).args)
    return {**event, "unused": [tile for tile in tiles if tile not in named]}

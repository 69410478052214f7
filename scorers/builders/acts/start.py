"""A building of the row is laid out to be built, for one action (Rozpoczęcie budowy)."""

from typing import Final, Literal

from scorers.builders import faces, printed, words
from scorers.builders.acts.action import CardTaken, TakeCard
from scorers.builders.model import BuildersState, site_place
from scorers.core.api import Answers, Msg, Pick, msg


class BuildingStarted(CardTaken):
    """A player begins to build."""

    kind: Literal["building_started"] = "building_started"


class Start(TakeCard[BuildingStarted]):
    """Start a building or a machine."""

    event, moves = BuildingStarted, ("start",)
    row, cards = printed.BUILDING, printed.BUILT
    title, name = msg("builders-start-title"), msg("builders-start")

    def asks(self, state: BuildersState, answers: Answers) -> tuple[Pick, ...]:
        """Return the questions: its printed coins, then what it needs."""
        return faces.card_asks(state, answers)

    def place_of(self, event: BuildingStarted, card: str) -> str:
        """Return the new site."""
        return site_place(event.seat, card)

    def label(self, event: BuildingStarted) -> Msg:
        """Return who starts what."""
        return words.named(event.seat, event.card, "builders-log-started", "builders-log-started-any")


START: Final = Start()

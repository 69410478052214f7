"""A table without an app: moves, answers and taps, as a screen would make them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorers.core.setup import Setup
from scorers.orleans import GAME
from scorers.orleans.model import OrleansFlow, Phase
from scorers.orleans.printed import INFO
from tests.scorers.playing import Tapped, agreed

LIGHTEST, POINTS, EVERYTHING = (preset.keeps for preset in INFO.presets)


def setup(
    players: int = 3,
    keeps: tuple[str, ...] = EVERYTHING,
    *,
    first: str = "s1",
    rulings: Mapping[str, str] | None = None,
    variant: str = "standard",
    extras: str = "no",
) -> Setup:
    more = {"variant": variant, "rulings": rulings or {}, "options": {"extras": extras}}
    return agreed(INFO, players, keeps, first=first, **more)


class Playing(Tapped[OrleansFlow]):
    """A table of Orléans."""

    game = GAME
    open = ("census", "return")

    @classmethod
    def of(cls, players: int = 3, keeps: tuple[str, ...] = EVERYTHING, **agreed: Any) -> Playing:  # noqa: ANN401 - as of setup
        return cls(GAME.begin(setup(players, keeps, **agreed)))

    def has(self, owner: str, **things: int) -> Playing:
        """What lies there is what the test says; "__" stands for the point in a name."""
        for name, n in things.items():
            thing = name.replace("__", ".")
            if self.n(owner, thing) != n:
                self.tap(f"core/count/{owner}/{thing}", n={"n": n})
        return self

    def round(self, event: str) -> Playing:
        """Turn the hourglass and come to the actions."""
        self.tap(f"turn/{event}")
        if self.state.flow.phase is Phase.CENSUS:
            self.tap("census")
        return self.tap("plan")

    def passed(self) -> Playing:
        """Let all pass."""
        while self.state.flow.phase is Phase.ACTIONS:
            self.tap(f"pass/{self.state.flow.acting}" if "actions" in self.state.keeps else "passed")
        return self

    def to(self, event: str) -> Playing:
        """Come to an event from the beginning: round 1, then this one."""
        return self.round("pilgrimage").passed().round(event).passed()

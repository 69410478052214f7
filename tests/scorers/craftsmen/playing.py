"""A table without an app: moves, answers and taps, as a screen would make them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from scorers.core.ledger import place
from scorers.core.setup import Setup
from scorers.craftsmen import GAME
from scorers.craftsmen.model import STAGES, YEAR, CraftFlow, Phase
from scorers.craftsmen.printed import INFO, SHIPPED
from tests.scorers.playing import Tapped, agreed

LIGHTEST, MORE, EVERYTHING = (preset.keeps for preset in INFO.presets)
PRINTED: Final = {
    f"hold.{ship}.{good}.{what}": n
    for ship, goods in enumerate((SHIPPED[:3], SHIPPED[3:6], SHIPPED[6:8], SHIPPED[5:9]), start=1)
    for row, good in enumerate(goods, start=1)
    for what, n in (("row", row), ("left", 4), ("right", 4))
}
"""Holds as some box may have them: every ship with two to four products."""


def setup(
    players: int = 3,
    keeps: tuple[str, ...] = EVERYTHING,
    *,
    rulings: Mapping[str, str] | None = None,
    values: Mapping[str, int] | None = None,
) -> Setup:
    return agreed(INFO, players, keeps, rulings=rulings or {}, values=values or {})


class Playing(Tapped[CraftFlow]):
    """A table of craftsmen."""

    game = GAME
    open = ("order", "sent", "done", "close", "score")

    @classmethod
    def of(cls, players: int = 3, keeps: tuple[str, ...] = EVERYTHING, **agreed: Any) -> Playing:  # noqa: ANN401 - as of setup
        """A table whose order is s1, s2, s3..."""
        found = cls(GAME.begin(setup(players, keeps, **agreed)))
        return found.tap("order", sums={f"s{n}": 5 + n for n in range(1, players + 1)})

    def points(self) -> dict[str, int | None]:
        return {seat: GAME.projection(self.state).total(seat).known for seat in self.state.setup.ids}

    def has(self, owner: str, thing: str, n: int) -> Playing:
        """What lies there is what the test says."""
        if self.n(owner, thing) != n:
            self.tap(f"core/count/{owner}/{thing}", n={"n": n})
        return self

    def lays(self, **cubes: str) -> Playing:
        """Cubes lie on the board: `lays(flour_0="s1")` in the granary, `lays(_2_wine_1="s2")` in a hold."""
        for where, seat in cubes.items():
            self.has(place(seat, where.removeprefix("_").replace("_", ".")), "cube", 1)
        return self

    def sends(self, *where: str) -> Playing:
        """Each in turn sends a helper there, or passes ("-")."""
        for building in where:
            seat = self.state.flow.acting
            self.tap(f"pass/{seat}" if building == "-" else f"send/{seat}/{building}")
        return self

    def stands(self, building: str, *seats: str) -> Playing:
        """Helpers stand in a queue, in the order in which they came; nobody else sends any."""
        spaces = 2 if self.state.setup.players == len("12") else 3
        for at, seat in enumerate(seats):
            self.has(place(seat, f"{building}.{at % spaces}.{at // spaces}"), "helper", 1)
        return self

    def to(self, phase: Phase | str, round_: int = 0) -> Playing:
        """Go there by the track."""
        bare = not round_ or round_ == self.state.flow.round
        places = {found.key for found in GAME.jumps(self.state)}
        key = f"r{round_ or self.state.flow.round}"
        if f"{key}-{phase}" in places or not bare:
            key = f"{key}-{phase}" if f"{key}-{phase}" in places else key
        self.tap("core/jump", to=(key,))
        return self if self.state.flow.phase == phase else self.to(phase)

    def onward(self) -> Playing:
        """The next thing the phase waits for, answered with nothing in particular."""
        flow, seats = self.state.flow, self.state.setup.ids
        if flow.phase is Phase.HELPERS:
            return self.sends("-") if "queue" in self.state.keeps else self.tap("sent")
        if flow.phase in STAGES:
            hall = [ask.key for ask in self.form("done").asks if ask.key.startswith("hall/")]
            return self.tap("done", **dict.fromkeys(hall, ("none",)))
        if flow.phase is Phase.CLOSE:
            return self.tap("close")
        if flow.phase in YEAR:
            move = GAME.view(self.state, None).now.moves[0].key
            return self.tap(move, colours=dict.fromkeys(seats, 0))
        raise AssertionError(flow.phase)

    def until(self, phase: Phase, round_: int = 0) -> Playing:
        """Play on, everybody passing; a stage in which nobody stands passes by, so one goes there by the track."""
        while self.state.flow.phase is not phase or (round_ and self.state.flow.round != round_):
            here = self.state.flow.phase is Phase.HELPERS and self.state.flow.round == (round_ or self.state.flow.round)
            if here and phase in STAGES and "queue" in self.state.keeps:
                return self.to(phase)
            self.onward()
        return self

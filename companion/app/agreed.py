"""What is agreed for a table and can be agreed anew in the middle of it: what the app keeps, how a rule is read."""

from __future__ import annotations

from typing import Any

from companion.app.sights import Switch
from scorers.core import core_moves
from scorers.core.game import Game
from scorers.core.msg import Msg, msg
from scorers.core.state import State


def keeps(game: Game[Any], state: State[Any]) -> tuple[Switch, ...]:
    """Return what the app can keep account of; what it gains while off, what it costs while on."""
    return tuple(
        Switch(
            core_moves.keep_move(keep.id),
            msg(f"{game.slug}-keep-{keep.id}"),
            Msg(f"{game.slug}-keep-{keep.id}", (), "price" if keep.id in state.keeps else "gain"),
            keep.id in state.keeps,
        )
        for keep in game.info.keeps
    )


def rulings(game: Game[Any], state: State[Any], *, fixed: bool) -> tuple[Switch, ...]:
    """Return how this table reads doubtful rules; `fixed`: for who may not change it."""
    return tuple(
        Switch(
            "" if fixed else core_moves.ruling_move(ruling.id),
            msg(f"{game.slug}-ruling-{ruling.id}"),
            Msg(f"{game.slug}-ruling-{ruling.id}", (), state.rulings[ruling.id]),
        )
        for ruling in game.info.rulings
        if ruling.matters(state.setup.variant, state.setup.players)
    )

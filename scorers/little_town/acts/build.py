"""A tile of the market on an empty meadow space: with a worker and paid for, or only told (p. 6)."""

from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Issues, TaskKeys, Transfers
from scorers.core.acts.points import gained
from scorers.core.api import TABLE, MoveKey, Msg, Player, Transfer, against, impossible, place
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.little_town import board, faces, printed, uses
from scorers.little_town.acts.base import TurnAct, TurnEvent, who_asked
from scorers.little_town.flow import acting, owned_by
from scorers.little_town.model import TOWN, YARD, Heap, Town, TownFlow
from scorers.little_town.words import bought_for, heap, say, tile_name


class TileBuilt(TurnEvent):
    """A building: with a worker and paid for, or only told (p. 6)."""

    kind: Literal["tile_built"] = "tile_built"
    tile: str
    cell: str | None = None
    told: bool = False
    """Built within a round whose turns are not followed one by one: nothing is paid here."""
    noted: bool = False
    """Whose it is is remembered, as tiles are not kept; tables of before this was asked have not remembered it."""
    bought: Heap = {}
    """Cubes bought for three coins each and spent on it at once (p. 7)."""


class Build(TurnAct[TileBuilt]):
    """In a seat's turn ("build"), or told at any moment of a round whose turns are not followed ("built/s1")."""

    event, moves = TileBuilt, ("build", "built")

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks which tile, and which space where the board is kept: the last answer records it.

        Where coins stand in for cubes, a button says so first.
        """
        told = move.word == "built"
        seat, who = who_asked(state, move, answers) if told else (acting(state), ())
        title = say("build-title", who=Player(seat)) if seat and not who else say("move-built")
        chosen = picked(answers, "tile")
        if seat is None:
            return Form(str(move), title, who)
        prices = _prices(state, None if told else seat)
        order = sorted(prices, key=lambda tile: bool(prices[tile].lacking))
        asks = (*who, Pick("tile", say("which-tile"), tuple(_option(t, prices[t]) for t in order), chosen))
        if not chosen:
            return Form(str(move), title, asks)
        (tile,), bought = chosen, prices.get(chosen[0], _FREE).bought
        laid = replace(faces.tile_face(tile), owner=seat)
        spaces = () if told else board.cell_ask(state, answers, laid)
        cell = picked(answers, "cell") if spaces else ()
        decided = {"seat": seat, "tile": tile, "told": told, "bought": bought, "cell": cell[0] if cell else None}
        noted = "tiles" not in state.keeps
        event = self.made(state, round=state.flow.round, noted=noted, **decided) if cell or not spaces else None
        confirm = say("build-confirm", what=tile_name(tile), n=printed.TILES[tile].vp or 0) if bought else None
        note = bought_for(bought) or (say("build-space") if spaces else None)
        return Form(str(move), title, (*asks, *spaces), confirm, note, event)

    def transfers(self, _state: Town, event: TileBuilt) -> Transfers:
        """Yield the worker to the yard, the cost to the reserve, tile and house to the board, points."""
        tile, there = printed.TILES[event.tile], place(event.seat, event.cell or TOWN)
        if not event.told:
            yield Transfer(src=event.seat, dst=place(event.seat, YARD), thing="worker")
            yield from uses.buying(event.seat, event.bought)
            yield from uses.pay(event.seat, TABLE, tile.cost)
        yield Transfer(src=TABLE, dst=there, thing=f"tile.{tile.id}")
        yield Transfer(src=event.seat, dst=there, thing="house")
        yield from gained(event.seat, "vp.tile", tile.vp or 0)

    def settles(self, state: Town, event: TileBuilt) -> TaskKeys:
        """Yield the turn, unless it is only told."""
        return () if event.told else super().settles(state, event)

    def turn(self, state: Town, event: TileBuilt) -> tuple[str, ...] | None:
        """Return whose turn it is; what is only told needs none."""
        return None if event.told else super().turn(state, event)

    def issues(self, state: Town, event: TileBuilt) -> Issues:
        """Yield what speaks against the tile, the turn, the space or the payment (LT-V06)."""
        if event.tile not in printed.TILES:
            yield impossible("little_town-no-such-tile")
            return
        if event.told and "goods" in state.keeps:
            yield against("little_town-build-in-turn")
        else:
            yield from super().issues(state, event)
        if event.cell is not None:
            yield from board.cell_taken(state, event.cell)
        yield from uses.unspent(event.bought, {} if event.told else printed.TILES[event.tile].cost)

    def then(self, state: Town, event: TileBuilt) -> TownFlow:
        """Return where the play is, with a new owner of Cathedral or Residence, or of what is noted, remembered."""
        flow = super().then(state, event)
        return owned_by(flow, {event.tile: event.seat}) if event.noted or event.tile in printed.SPECIALS else flow

    def label(self, event: TileBuilt) -> Msg:
        """Return who built what, for how many points."""
        return say("log-built", who=Player(event.seat), what=tile_name(event.tile), n=printed.TILES[event.tile].vp or 0)


_FREE: Final = uses.Price({}, {})


def _prices(state: Town, payer: str | None) -> dict[str, uses.Price]:
    """Return the tiles on the market, as far as that is known (p. 4, 6), and what each costs; nothing if told."""
    market = [tile for tile in printed.TILES if state.ledger.n(TABLE, f"tile.{tile}") != 0]
    if payer is None:
        return dict.fromkeys(market, _FREE)
    has = uses.purse(state, payer)
    return {tile: uses.price(has, payer, printed.TILES[tile].cost) for tile in market}


def _option(tile: str, found: uses.Price) -> Option:
    because = say("lacks", what=heap(found.lacking, "gen")) if found.lacking else None
    return Option(tile, tile_name(tile), faces.tile_face(tile), because)


BUILD: Final = Build()

"""Which twelve tiles lie on the market beside the wheat fields (p. 4)."""

from collections.abc import Iterator
from typing import Final, Literal

from scorers.core.api import BOX, TABLE, Event, Issue, MoveKey, Msg, Transfer, impossible, msg
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.little_town.acts.base import TownAct
from scorers.little_town.faces import tile_face
from scorers.little_town.model import Town
from scorers.little_town.printed import NUMBERS, OBJECTIVES, SINGLE, SLUG, TILES
from scorers.little_town.words import name_of, say, tile_name


class MarketLaid(Event):
    """Which twelve tiles lie on the market beside the wheat fields (p. 4)."""

    kind: Literal["market_laid"] = "market_laid"
    tiles: tuple[str, ...]


class LayMarket(TownAct[MarketLaid]):
    """Said once, in the first round."""

    event = MarketLaid
    moves = ("market",)

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks for all twelve."""
        chosen, n = picked(answers, "tiles"), NUMBERS.market
        options = tuple(Option(tile, tile_name(tile), tile_face(tile)) for tile in SINGLE)
        title = say("market-title", n=n)
        asks = (Pick("tiles", title, options, chosen, least=n, most=n),)
        event = self.made(state, tiles=chosen) if len(chosen) == n else None
        return Form(str(move), title, asks, msg("core-record"), event=event)

    def transfers(self, state: Town, event: MarketLaid) -> Iterator[Transfer]:
        """Yield the tiles that are not on the market: they stay in the box."""
        for tile in SINGLE:
            if state.ledger.n(TABLE, f"tile.{tile}") != 0 and tile not in event.tiles:
                yield Transfer(src=TABLE, dst=BOX, thing=f"tile.{tile}")

    def issues(self, _state: Town, event: MarketLaid) -> Iterator[Issue]:
        """Yield that it takes twelve different tiles."""
        if len(set(event.tiles)) != NUMBERS.market or not set(event.tiles) <= set(SINGLE):
            yield impossible(f"{SLUG}-market-size", n=NUMBERS.market)

    def label(self, _event: MarketLaid) -> Msg:
        """Return that the market is laid out."""
        return say("log-market")

    def loud(self, _state: Town, event: MarketLaid) -> Iterator[Msg]:
        """Yield objectives nobody could fulfil with these tiles: their owners draw another (p. 4)."""
        there = {*event.tiles} | (TILES.keys() - {*SINGLE})
        for card in OBJECTIVES.values():
            if card.mark and card.tiles and not there & set(card.tiles):
                yield say("redraw", what=name_of(f"card.{card.id}"))


LAY_MARKET: Final = LayMarket()

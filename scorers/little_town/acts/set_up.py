"""What lies there before the first worker: which side of the board is up, which tiles are on the market (p. 4)."""

from typing import Final, Literal

from scorers.core.api import BOX, TABLE, Event, Issues, MoveKey, Msg, Msgs, Transfer, Transfers, Valued, impossible, msg
from scorers.core.forms import Answers, Form, Option, Pick, picked
from scorers.little_town import faces, printed, words
from scorers.little_town.acts.base import TownAct
from scorers.little_town.board import built
from scorers.little_town.model import Town


class SaySide(TownAct[Valued]):
    """The side of the board, as a printed value: 1 or 2."""

    event, moves = Valued, ("side",)

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks which side."""
        names, chosen = tuple(printed.BOARDS.sides), picked(answers, "side")
        options = tuple(Option(name, words.option_name("side", name)) for name in names)
        event = self.made(state, key="side", n=names.index(chosen[0]) + 1) if chosen else None
        asks = (Pick("side", words.say("side-title"), options, chosen),)
        return Form(str(move), words.say("side-title"), asks, words.say("side-confirm"), event=event)

    def issues(self, _state: Town, event: Valued) -> Issues:
        """Yield that the board has no such side."""
        if event.key != "side" or not 0 < event.n <= len(printed.BOARDS.sides):
            yield impossible("little_town-no-such-side")

    def label(self, event: Valued) -> Msg:
        """Return which side it is."""
        return words.say("log-side", what=words.option_name("side", f"side_{event.n}"))


SAY_SIDE: Final = SaySide()


class MarketLaid(Event):
    """Which twelve tiles lie on the market beside the wheat fields (p. 4)."""

    kind: Literal["market_laid"] = "market_laid"
    tiles: tuple[str, ...]


class LayMarket(TownAct[MarketLaid]):
    """Said once, in the first round."""

    event, moves, log = MarketLaid, ("market",), "little_town-log-market"

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that asks for all of the twelve that are not built yet."""
        gone = _built(state)
        chosen, n = picked(answers, "tiles"), printed.NUMBERS.market - len(gone)
        left = (tile for tile in printed.SINGLE if tile not in gone)
        options = tuple(Option(tile, words.tile_name(tile), faces.tile_face(tile)) for tile in left)
        title = words.say("market-title", n=n)
        asks = (Pick("tiles", title, options, chosen, least=n, most=n),)
        event = self.made(state, tiles=(*gone, *chosen)) if len(chosen) == n else None
        missing = words.say("market-chosen", n=len(chosen), of=n)
        return Form(str(move), title, asks, msg("core-record") if event else missing, event=event)

    def transfers(self, state: Town, event: MarketLaid) -> Transfers:
        """Yield the tiles that are not on the market: they stay in the box."""
        for tile in printed.SINGLE:
            if state.ledger.n(TABLE, f"tile.{tile}") != 0 and tile not in event.tiles:
                yield Transfer(src=TABLE, dst=BOX, thing=f"tile.{tile}")

    def issues(self, state: Town, event: MarketLaid) -> Issues:
        """Yield that it takes twelve different tiles, those already built among them."""
        twelve = len(set(event.tiles)) == printed.NUMBERS.market
        if not (twelve and set(_built(state)) <= set(event.tiles) <= set(printed.SINGLE)):
            yield impossible("little_town-market-size", n=printed.NUMBERS.market)

    def loud(self, _state: Town, event: MarketLaid) -> Msgs:
        """Yield objectives nobody could fulfil with these tiles: their owners draw another (p. 4)."""
        there = {*event.tiles} | (printed.TILES.keys() - {*printed.SINGLE})
        for card in printed.OBJECTIVES.values():
            if card.mark and card.tiles and not there & set(card.tiles):
                yield words.say("redraw", what=words.name_of(f"card.{card.id}"))


def _built(state: Town) -> tuple[str, ...]:
    """Return the tiles of the market that are built already; wheat fields lie there apart."""
    return tuple(tile for _, tile in built(state) if tile in printed.SINGLE)


LAY_MARKET: Final = LayMarket()

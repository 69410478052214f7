"""What a seat may do or say at any moment, and corrections (p. 7)."""

from __future__ import annotations

from scorers.core.amount import known
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.ledger import place
from scorers.core.msg import TABLE, Msg, Player
from scorers.core.view import Face, Sign
from scorers.little_town.board import cell_of
from scorers.little_town.effects import made
from scorers.little_town.faces import objective_face, tile_face
from scorers.little_town.model import (
    FirstMoved,
    MarketLaid,
    ObjectiveShown,
    PieceMoved,
    PointsGained,
    TileBuilt,
    Town,
    track_points,
)
from scorers.little_town.printed import NUMBERS, OBJECTIVES, TILES
from scorers.little_town.turns import cell_ask
from scorers.little_town.turns import market as on_market
from scorers.little_town.words import name_of, say, tile_name

TOLD_REASONS = ("use", "tile", "other")
"""What points can be told for; objectives, Cathedral and hunger have moves of their own."""


def points(state: Town, key: str, rest: str, answers: Answers) -> Form:
    """So many points, and what for."""
    reason = (picked(answers, "reason") or TOLD_REASONS)[0]
    n = numbers(answers, "n").get("n", 0)
    title = say("points-title", who=Player(rest))
    row = Row("n", say("points-name"), n, -NUMBERS.track, NUMBERS.track, seat=rest, thing="vp.other")
    options = tuple(Option(r, say(f"reason-{r}")) for r in TOLD_REASONS)
    asks = (Amounts("n", title, (row,)), Pick("reason", say("what-for"), options, (reason,)))
    event = made(state, PointsGained, seat=rest, n=n, reason=reason) if n else None
    return Form(key, title, asks, say("points-confirm", n=n), event=event)


def track(state: Town, key: str, rest: str, answers: Answers) -> Form:
    """The marker stands elsewhere than the app thinks: the table is right."""
    now = track_points(state, rest) or 0
    n = numbers(answers, "n").get("n", now)
    title = say("track-title", who=Player(rest))
    row = Row("n", say("points-name"), n, -999, None, seat=rest, thing="vp.other")
    event = made(state, PointsGained, seat=rest, n=n - now, reason="other") if n != now else None
    return Form(key, title, (Amounts("n", title, (row,)),), say("track-confirm", n=n), event=event)


def objective(state: Town, key: str, rest: str, answers: Answers) -> Form:
    """An objective is shown: two or three points at once (p. 7)."""
    chosen = picked(answers, "card")
    title = say("objective-title", who=Player(rest))
    plain_ones = tuple(_plain(n) for n in NUMBERS.objective_points)
    cards = tuple(
        Option(card, objective_face(card).name, objective_face(card))
        for card in OBJECTIVES
        if "objectives" in state.keeps and state.ledger.n(TABLE, f"card.{card}") != 0
    )
    asks = (Pick("card", title, (*plain_ones, *cards), chosen),)
    if not chosen:
        return Form(key, title, asks, say("record"))
    card = chosen[0] if chosen[0] in OBJECTIVES else None
    vp = OBJECTIVES[card].vp if card else int(chosen[0].removeprefix("vp"))
    event = made(state, ObjectiveShown, seat=rest, vp=vp, card=card)
    return Form(key, title, asks, say("points-confirm", n=vp), event=event)


def _plain(n: int) -> Option:
    """A card nobody names: its points alone."""
    name = say("objective-plain", n=n)
    return Option(f"vp{n}", name, Face(f"vp{n}", name, (Sign("vp", known(n)),)))


def built(state: Town, key: str, rest: str, answers: Answers) -> Form:
    """A tile was built in a round whose turns are not followed: who has it, and its points (p. 6)."""
    chosen = picked(answers, "tile")
    title = say("build-title", who=Player(rest))
    options = tuple(Option(tile, tile_name(tile), tile_face(tile)) for tile in on_market(state))
    asks = (Pick("tile", say("which-tile"), options, chosen),)
    if not chosen:
        return Form(key, title, asks, say("record"))
    event = made(state, TileBuilt, round=state.flow.round, seat=rest, tile=chosen[0], told=True)
    confirm = say("build-confirm", what=tile_name(chosen[0]), n=TILES[chosen[0]].vp or 0)
    return Form(key, title, asks, confirm, event=event)


def first(_state: Town, key: str, rest: str, _answers: Answers) -> Form:
    """The first player marker lies here (p. 8)."""
    return Form(key, say("first-title", who=Player(rest)), (), say("first-confirm"), event=FirstMoved(seat=rest))


def market(state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """Which twelve tiles lie on the market (p. 4)."""
    chosen = picked(answers, "tiles")
    single = [tile for tile in TILES.values() if tile.copies == 1]
    options = tuple(Option(tile.id, tile_name(tile.id), tile_face(tile.id)) for tile in single)
    title = say("market-title", n=NUMBERS.market)
    asks = (Pick("tiles", title, options, chosen, least=NUMBERS.market, most=NUMBERS.market),)
    event = made(state, MarketLaid, tiles=chosen) if len(chosen) == NUMBERS.market else None
    return Form(key, title, asks, say("record"), event=event)


def piece(state: Town, key: str, rest: str, answers: Answers) -> Form:
    """A tile or a worker of this seat lies on another space than the app thinks."""
    pieces = {
        f"{owner}/{thing}": (owner, thing)
        for owner, thing, amount in state.ledger.held(rest)
        if amount.n and (thing.startswith("tile.") or (thing == "worker" and cell_of(owner)))
    }
    chosen = picked(answers, "piece")
    title = say("piece-title", who=Player(rest))
    options = tuple(Option(name, _piece_name(owner, thing)) for name, (owner, thing) in pieces.items())
    asks: tuple[Pick, ...] = (Pick("piece", say("which-piece"), options, chosen),)
    cell = picked(answers, "cell")
    if not chosen or chosen[0] not in pieces:
        return Form(key, title, asks, say("record"))
    asks = (*asks, *cell_ask(state, answers))
    owner, thing = pieces[chosen[0]]
    event = made(state, PieceMoved, thing=thing, src=owner, dst=place(rest, cell[0])) if cell else None
    return Form(key, title, asks, say("record"), event=event)


def _piece_name(owner: str, thing: str) -> Msg:
    where = cell_of(owner)
    return say("piece-at", what=name_of(thing), cell=where.upper()) if where else name_of(thing)

"""Cathedral and Residence at the end of a round, before feeding (p. 7)."""

from __future__ import annotations

from typing import Final

from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.ledger import seat_of
from scorers.core.msg import Player
from scorers.little_town import board
from scorers.little_town.effects import made
from scorers.little_town.flow import special_key, specials
from scorers.little_town.model import Special, SpecialsDone, Town, keeps_board, keeps_goods, keeps_points
from scorers.little_town.printed import INFO, NUMBERS, TILES
from scorers.little_town.words import say, tile_name
from scorers.little_town.work import Work, gather_ask, work_asks

CATHEDRAL: Final = "cathedral"
RESIDENCE: Final = "residence"


def owner(state: Town, tile: str) -> str | None:
    """Whose it is, as far as anybody knows: the place of the tile, or the seat that was named before."""
    return board.owner_of(state, tile) or dict(state.flow.specials).get(tile)


def shown(state: Town, tile: str) -> Special | None:
    """What a special building brings as shown; nothing if that takes an answer first."""
    where = board.located(state, tile) if keeps_board(state) else None
    if not where:
        return None
    seat = seat_of(where)
    if tile == CATHEDRAL:
        return Special(tile=CATHEDRAL, seat=seat, count=board.cathedral_count(state, where))
    return None if residence_work(state, seat, {}).possible else Special(tile=RESIDENCE, seat=seat)


def settled(state: Town, tiles: list[str], used: tuple[Special, ...]) -> SpecialsDone:
    """These special buildings are done with."""
    keys = tuple(special_key(state.flow.round, tile) for tile in tiles)
    return made(state, SpecialsDone, round=state.flow.round, used=used, settles=keys)


def all_settled(state: Town) -> bool:
    """Whether one tap can settle them without giving anything up: nothing open that the app could still count."""
    if not (keeps_points(state) or keeps_goods(state)):
        return True
    return all(_free(state, tile) for tile in specials(state))


def _free(state: Town, tile: str) -> bool:
    """Nothing is lost by moving on: as shown, or nobody is known to own it."""
    return shown(state, tile) is not None or owner(state, tile) is None


def all_of_them(state: Town, key: str, _rest: str, _answers: Answers) -> Form:
    """On to feeding; what can be counted is counted with it (p. 7)."""
    tiles = specials(state)
    used = tuple(found for tile in tiles if (found := shown(state, tile)))
    gains = tuple(say("gains", who=Player(s.seat), n=s.count * TILES[s.tile].each) for s in used if s.count)
    confirm = say("special-confirm-points", who=gains) if gains else say("special-confirm")
    return Form(key, say("special-title"), (), confirm, event=settled(state, tiles, used))


def _who(state: Town, tile: str, answers: Answers) -> tuple[tuple[Pick, ...], str | None]:
    """Whose it is: asked where nobody knows."""
    if board.owner_of(state, tile):
        return (), seat_of(board.owner_of(state, tile) or "")
    before = dict(state.flow.specials).get(tile)
    chosen = picked(answers, "who") or ((before,) if before else ())
    options = tuple(Option(seat, say("who", who=Player(seat))) for seat in state.setup.ids)
    return (Pick("who", say("whose", what=tile_name(tile)), options, chosen),), chosen[0] if chosen else None


def cathedral(state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """One point for each worker around it (p. 7, help sheet)."""
    asks, seat = _who(state, CATHEDRAL, answers)
    known = shown(state, CATHEDRAL)
    count = numbers(answers, "count").get("count", known.count if known else None)
    row = Row("count", say("workers-around"), count, 0, NUMBERS.around, thing="worker")
    event = None
    if seat and count is not None:
        event = settled(state, [CATHEDRAL], (Special(tile=CATHEDRAL, seat=seat, count=count),))
    confirm = say("cathedral-confirm", n=(count or 0) * TILES[CATHEDRAL].each)
    return Form(
        key, tile_name(CATHEDRAL), (*asks, Amounts("count", say("workers-around"), (row,))), confirm, event=event
    )


def residence_work(state: Town, seat: str, answers: Answers) -> Work:
    """The buildings around the Residence, and by ruling the terrain, as if a worker stood there."""
    cell = board.cell_of(board.owner_of(state, RESIDENCE) or "")
    gathers = state.rulings["residence_effect"] != INFO.ruling("residence_effect").default
    return Work.of(state, seat, cell or None, answers, gathers=gathers)


def residence(state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """Its owner uses buildings around it; another's costs 1 coin as ever (ruling, help sheet)."""
    asks, seat = _who(state, RESIDENCE, answers)
    title, confirm = tile_name(RESIDENCE), say("residence-confirm")
    if not seat:
        return Form(key, title, asks, confirm)
    if not keeps_goods(state):
        told = settled(state, [RESIDENCE], (Special(tile=RESIDENCE, seat=seat),))
        return Form(key, title, asks, confirm, say("residence-by-hand"), told)
    work = residence_work(state, seat, answers)
    used = Special(tile=RESIDENCE, seat=seat, gathered=work.gathered, uses=work.uses)
    event = settled(state, [RESIDENCE], (used,)) if work.answered else None
    found = (*asks, *gather_ask(work), *work_asks(state, work))
    return Form(key, title, found, confirm, work.note, event, work.issues)


def unused(state: Town, key: str, rest: str, _answers: Answers) -> Form:
    """Its owner leaves it, or has used it without the app: using is never compulsory (p. 5, 7)."""
    event = settled(state, [rest], ())
    return Form(key, tile_name(rest), (), say("unused-confirm"), event=event)


def absent(state: Town, key: str, rest: str, _answers: Answers) -> Form:
    """The tile is not in this play: it is not asked about again."""
    event = made(
        state, SpecialsDone, round=state.flow.round, absent=(rest,), settles=(special_key(state.flow.round, rest),)
    )
    return Form(key, tile_name(rest), (), say("absent-confirm"), event=event)

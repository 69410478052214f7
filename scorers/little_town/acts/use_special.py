"""Cathedral and Residence at the end of a round, before feeding (p. 7)."""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from scorers.core.act import Issues, TaskKeys, Transfers
from scorers.core.acts.points import gained
from scorers.core.api import Event, Frozen, Jumped, MoveKey, Msg, Player, against, impossible, seat_of
from scorers.core.forms import Amounts, Answers, Ask, Form, Option, Pick, Row, numbers, picked
from scorers.little_town import board, flow, uses
from scorers.little_town.acts.base import TownAct
from scorers.little_town.model import Around, Heap, Phase, Round, Town, TownFlow, Use, keeps_board
from scorers.little_town.printed import INFO, NUMBERS, SPECIALS, TILES
from scorers.little_town.words import say, tile_name
from scorers.little_town.work import Work, gather_ask, work_asks

CATHEDRAL: Final = "cathedral"
RESIDENCE: Final = "residence"


Tile: TypeAlias = Literal["cathedral", "residence"]
"""What owners use at the end of a round (p. 7)."""


class Special(Frozen):
    """The Cathedral or the Residence used at the end of a round (p. 7)."""

    tile: Tile
    seat: str
    count: Around | None = None
    """Workers around the Cathedral."""
    gathered: Heap = {}
    uses: tuple[Use, ...] = ()


class SpecialsDone(Event):
    """Special buildings are done with: used, or not used, or used without the app (p. 7)."""

    kind: Literal["specials_done"] = "specials_done"
    round: Round
    used: tuple[Special, ...] = ()
    unused: tuple[Tile, ...] = ()
    """Tiles left alone this round."""
    absent: tuple[Tile, ...] = ()
    """Tiles that are not in this play and need not be asked about again."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Whose buildings were used."""
        return tuple(special.seat for special in self.used)

    @property
    def tiles(self) -> tuple[str, ...]:
        """All that is done with, in order."""
        return tuple(sorted((*(special.tile for special in self.used), *self.unused, *self.absent), key=SPECIALS.index))


class UseSpecial(TownAct[SpecialsDone]):
    """Both as shown ("special"), one by its own form, one left alone ("unused/...") or not there ("absent/...")."""

    event, moves = SpecialsDone, ("special", CATHEDRAL, RESIDENCE, "unused", "absent")

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form of one of its moves."""
        match move.word:
            case "special":
                return self._all(state, move)
            case "cathedral":
                return self._cathedral(state, move, answers)
            case "residence":
                return self._residence(state, move, answers)
            case word:
                (tile,) = move.args
                event = self.made(state, round=state.flow.round, **{word: (tile,)})
                return Form(str(move), tile_name(tile), (), say(f"{word}-confirm"), event=event)

    def _all(self, state: Town, move: MoveKey) -> Form:
        """Return the form that goes on to feeding; what can be counted is counted with it."""
        found = {tile: shown(state, tile) for tile in flow.specials(state)}
        used = tuple(special for special in found.values() if special)
        unused = tuple(tile for tile, special in found.items() if not special)
        gains = tuple(say("gains", who=Player(s.seat), n=_points(s)) for s in used if s.count)
        confirm = say("special-confirm-points", who=gains) if gains else say("special-confirm")
        event: Event = self.made(state, round=state.flow.round, used=used, unused=unused)
        if not found:
            # Jumped here though nobody can act: the table goes on all the same.
            to = flow.position_of(state.flow.round, Phase.FEEDING).key
            event = Jumped(to=to, transfers=flow.jump_transfers(state, to))
        return Form(str(move), say("special-title"), (), confirm, event=event)

    def _used(self, state: Town, special: Special) -> SpecialsDone:
        return self.made(state, round=state.flow.round, used=(special,))

    def _cathedral(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that counts the workers around: a point each (help sheet)."""
        (whose, seat), known = _who(state, CATHEDRAL, answers), shown(state, CATHEDRAL)
        count = numbers(answers, "count").get("count", known.count if known else None)
        row = Row("count", say("workers-around"), count, 0, NUMBERS.around, thing="worker")
        title = _title(CATHEDRAL, None if whose else seat)
        asks: tuple[Ask, ...] = (*whose, Amounts("count", title, (row,)))
        event = None
        if seat and count is not None:
            event = self._used(state, Special(tile=CATHEDRAL, seat=seat, count=count))
        each = TILES[CATHEDRAL].each
        confirm = say("use-cathedral") if count is None else say("cathedral-confirm", n=count * each)
        return Form(str(move), title, asks, confirm, event=event)

    def _residence(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form that uses the buildings around it; another's costs 1 coin as ever (ruling, help sheet)."""
        asks, seat = _who(state, RESIDENCE, answers)
        key, title, confirm = str(move), _title(RESIDENCE, None if asks else seat), say("residence-confirm")
        if not seat:
            return Form(key, title, asks, confirm)
        if "goods" not in state.keeps:
            told = self._used(state, Special(tile=RESIDENCE, seat=seat))
            return Form(key, title, asks, confirm, say("residence-by-hand"), told)
        work = _work(state, seat, answers)
        used = Special(tile=RESIDENCE, seat=seat, gathered=work.gathered, uses=work.uses)
        event = self._used(state, used) if work.answered and (used.gathered or used.uses) else None
        found = (*asks, *gather_ask(work), *work_asks(state, work))
        form = Form(key, title, found, work.recorded(say("residence-open")), work.note, event, work.issues)
        return replace(form, brings=work.tokens, follows=work.pays)

    def transfers(self, state: Town, event: SpecialsDone) -> Transfers:
        """Yield what Cathedral and Residence bring their owners."""
        for special in event.used:
            yield from gained(special.seat, "vp.cathedral", _points(special))
            yield from uses.working(state.ledger, special.seat, special.gathered, special.uses)

    def settles(self, _state: Town, event: SpecialsDone) -> TaskKeys:
        """Yield a task for each tile that is done with."""
        for tile in event.tiles:
            yield flow.special_key(event.round, tile)

    def issues(self, state: Town, event: SpecialsDone) -> Issues:
        """Yield that somebody uses what is another's, or twice, or in another way."""
        if len(set(event.tiles)) < len(event.tiles):
            yield impossible("little_town-special-twice")
        # Nothing at all changes nothing: a table that jumped here with nobody to act once recorded that.
        if any(owner(state, tile) or flow.on_offer(state, tile) is not None for tile in event.absent):
            yield impossible("core-not-as-shown")
        for special in event.used:
            yield from _misused(state, special)

    def then(self, state: Town, event: SpecialsDone) -> TownFlow:
        """Return where the play is, with the owners and the tiles that are not there remembered."""
        now = flow.owned_by(state.flow, {special.tile: special.seat for special in event.used})
        if event.absent:
            now = replace(now, absent=now.absent | set(event.absent))
        return super().then(replace(state, flow=now), event)

    def label(self, event: SpecialsDone) -> Msg:
        """Return whose buildings were used, or that they are done with."""
        if event.used:
            what = tuple(tile_name(special.tile) for special in event.used)
            return say("log-special-used", who=Player(event.used[0].seat), what=what)
        what = tuple(tile_name(tile) for tile in event.absent)
        return say("log-absent" if what else "log-special", what=what)


def _misused(state: Town, special: Special) -> Issues:
    """Yield that it is another's, or gives something else."""
    where = board.owner_of(state, special.tile) or ""
    cell = board.cell_of(where) or None
    yield from uses.misused(state, special.uses, cell)
    if special.gathered and not _gathers(state):
        yield against("little_town-not-gathered")
    else:
        yield from uses.overgathered(state, special.gathered, cell)
    if "tiles" in state.keeps and seat_of(where or special.seat) != special.seat:
        yield against("little_town-not-theirs", what=tile_name(special.tile))
    if special.tile == CATHEDRAL and (special.uses or special.gathered):
        yield against("little_town-use-amounts", what=tile_name(CATHEDRAL))


def _points(special: Special) -> int:
    return (special.count or 0) * TILES[special.tile].each


def owner(state: Town, tile: str) -> str | None:
    """Return whose it is, as far as anybody knows: the place of the tile, or the seat that was named before."""
    return board.owner_of(state, tile) or dict(state.flow.specials).get(tile)


def shown(state: Town, tile: str) -> Special | None:
    """Return what a special building brings as shown; nothing if that takes an answer first."""
    where = board.located(state, tile) if keeps_board(state) else None
    if not where:
        return None
    seat = seat_of(where)
    if tile == CATHEDRAL:
        return Special(tile=CATHEDRAL, seat=seat, count=board.cathedral_count(state, where))
    return None if _work(state, seat, {}).possible else Special(tile=RESIDENCE, seat=seat)


def unsettled(state: Town) -> str | None:
    """Return the first that no tap on all of them can settle without giving up what the app could still count."""
    if not ("points" in state.keeps or "goods" in state.keeps):
        return None
    return next((t for t in flow.specials(state) if shown(state, t) is None and owner(state, t) is not None), None)


def _title(tile: str, seat: str | None) -> Msg:
    """Return whose building it is, where that is not asked."""
    return say("special-of", what=tile_name(tile), who=Player(seat)) if seat else tile_name(tile)


def _who(state: Town, tile: str, answers: Answers) -> tuple[tuple[Pick, ...], str | None]:
    """Return whose it is; asked where nobody knows."""
    where = board.owner_of(state, tile)
    if where:
        return (), seat_of(where)
    before = dict(state.flow.specials).get(tile)
    chosen = picked(answers, "who") or ((before,) if before else ())
    options = tuple(Option(seat, say("who", who=Player(seat))) for seat in state.setup.ids)
    return (Pick("who", say("whose", what=tile_name(tile)), options, chosen),), chosen[0] if chosen else None


def _work(state: Town, seat: str, answers: Answers) -> Work:
    """Return the work at the buildings around the Residence, as if a worker stood there."""
    cell = board.cell_of(board.owner_of(state, RESIDENCE) or "")
    return Work.of(state, seat, cell or None, answers, gathers=_gathers(state))


def _gathers(state: Town) -> bool:
    """Return whether the Residence gathers from the terrain around as well (ruling)."""
    return state.rulings["residence_effect"] != INFO.ruling("residence_effect").default


USE_SPECIAL: Final = UseSpecial()

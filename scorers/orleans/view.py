"""What the table sees: the round of eighteen, all rounds, each seat, and what its points are made of."""

from collections.abc import Iterator
from dataclasses import replace

from scorers.core.api import TABLE, MoveKey, Msg, Place, Player, msg, place
from scorers.core.core_moves import count_move
from scorers.core.display import Breakdown, Chapter, Line, card_row, counter, counters, owned
from scorers.core.glance import Bars, Column, Fact, Overview, RoundRow, Stop
from scorers.core.view import Face, Figure, Held, Part, SeatView, Shape, Step, TableView, Track, Why
from scorers.orleans import flow, model, scoring
from scorers.orleans.acts import ACTS
from scorers.orleans.acts.gain import offered_behind, stair
from scorers.orleans.acts.round import on_turn
from scorers.orleans.faces import deed_face, event_face, faces, place_face
from scorers.orleans.model import DEV, Orleans, Phase
from scorers.orleans.now import RULES, now
from scorers.orleans.printed import BAKERY, DEEDS, FOLLOWERS, GOODS, NUMBERS, TILES, TRACKS, level
from scorers.orleans.scoring import CITIZEN
from scorers.orleans.tools import LOOK_UP
from scorers.orleans.words import name_of, say


def view(state: Orleans, viewer: str | None) -> TableView:
    """Return everything for the table screen; nothing here is secret but the bags, which nobody keeps."""
    seats = (*(seat_view(state, seat) for seat in state.setup.ids), table_view(state))
    lookup = tuple(LOOK_UP.offered_to(state, viewer))
    return TableView(_track(state), now(state), seats, (), tuple(RULES.values()), lookup, tuple(chapters(state)))


def _track(state: Orleans) -> Track:
    """Return the round of 18 with its event, the track of development, who acts and who starts."""
    at = state.flow
    steps = (Step("round", say("round"), at.round, NUMBERS.rounds), Step("phase", say(f"phase-{at.phase}")))
    acting = flow.waiting(state, flow.EACH[at.phase]) if at.phase in flow.EACH else on_turn(state)
    event = Fact(at.event, label=say(f"event-{at.event}")) if at.event and not at.over else None
    turned = tuple((n, event) for n, event in enumerate(at.turned, 1) if event)
    line = stair(state) if state.ledger.keeps(DEV) else Bars((1,) * NUMBERS.rounds, at.round, signs=turned)
    return Track(steps, acting, model.starter(state), line, overview=overview(state), event=event)


def overview(state: Orleans) -> Overview:
    """Return all rounds and where we are."""
    rows = tuple(_row(state, n) for n in range(1, NUMBERS.rounds + 1))
    end = RoundRow(stops=(Stop(flow.END),), label=say("phase-end"))
    at = NUMBERS.rounds if state.flow.over else state.flow.round - 1
    return Overview(msg("core-round-name"), (Column(say("phase-event"), wide=True),), (*rows, end), at)


def _row(state: Orleans, n: int) -> RoundRow:
    """Return a round with its event, who starts it, and where one can say to be in it."""
    event = state.flow.turned[n - 1] if n <= min(len(state.flow.turned), state.flow.round) else ""
    fact = Fact(event, label=say(f"event-{event}")) if event else None
    here = (at.key for at in flow.jumps(state) if at.round == f"r{n}" and at.key != flow.END)
    stops = tuple(Stop(key, label=say(f"phase-{key.partition('-')[2] or Phase.HOURGLASS}")) for key in here)
    return RoundRow(n, (fact,), model.starter(state, n), stops)


def seat_view(state: Orleans, seat: str) -> SeatView:
    """Return what is seen of a player: the score so far in the strip, what is held, what can be done at any moment."""
    found = scoring.projection(state)
    points = found.total(seat)
    figure = Figure(points, f"points/{seat}", "vp") if points.n is not None else None
    beside = (Figure(state.ledger.get(seat, "coin"), thing="coin"),) if state.ledger.keeps("coin") else ()
    at, moves = model.position(state, seat), () if state.flow.over else tuple(offered_behind(state, seat))
    notes = (None if at is None else say("level-at", n=level(at), at=at), _last(state, found, seat))
    return SeatView(seat, figure, tuple(_holdings(state, seat)), moves, tuple(filter(None, notes)), beside)


def _last(state: Orleans, found: Breakdown, seat: str) -> Msg | None:
    """Return that the score counts a citizen of whom nobody sees a tile yet: certain only at the end (p. 9)."""
    said = say("last-citizen" if state.flow.over else "last-citizen-now", who=Player(seat))
    return said if any(("who", Player(seat)) in note.params for note in found.notes) else None


def _holdings(state: Orleans, seat: str) -> Iterator[Held]:
    """Yield what a seat holds, in the order of the rulebook."""
    yield from counters(state, seat, ("coin", *GOODS, DEV, "station", "technology"))
    if model.bread(state, seat).n:
        move = count_move(place(seat, BAKERY), "grain")
        yield Held("bread", name_of("bread"), Figure(model.bread(state, seat), thing="bread"), count_move=move)
    if state.ledger.keeps(CITIZEN):
        figure = Figure(model.citizens(state, seat), thing="citizen")
        yield Held("citizen", say("citizens"), figure, count_move=str(MoveKey("gain", (seat,))))
    for name in (*(f"track.{kind}" for kind in TRACKS), *(f"follower.{kind}" for kind in FOLLOWERS)):
        if state.ledger.keeps(name) and state.ledger.n(seat, name) != 0:
            held = counter(state, seat, name)
            yield replace(held, shape=Shape.TRACK) if name.startswith("track.") else held
    if "buildings" in state.keeps:
        own = tuple(place_face(tile, f"tile.{tile}") for tile in model.tiles(state, seat))
        yield card_row("building", name_of("building"), own)


def table_view(state: Orleans) -> SeatView:
    """Return what is seen of the market, the supply and the bank."""
    names = (*GOODS, "technology", *(f"follower.{kind}" for kind in FOLLOWERS))
    held = tuple(counters(state, TABLE, names))
    bank = ACTS.move("bank", label=say("bank-full" if state.flow.dry else "bank-told"), place=Place.SEAT)
    moves = () if state.flow.over else (bank,)
    return SeatView(TABLE, holdings=held, moves=moves)


def chapters(state: Orleans) -> Iterator[Chapter]:
    """Yield what there is to look up: the places and what they need, the deeds, what is left in the hourglass."""
    yield Chapter("buildings", say("chapter-buildings"), catalogue(state))
    yield Chapter("deeds", say("chapter-deeds"), tuple(deed_face(state, deed) for deed in DEEDS))
    yield Chapter("hourglass", say("chapter-hourglass"), tuple(event_face(state, event) for event in NUMBERS.events))


def catalogue(state: Orleans) -> tuple[Face, ...]:
    """Return the places of the board, and the building tiles with who has which."""
    owners = {f"tile.{tile}": str(seat) for seat in state.setup.ids for tile in model.tiles(state, seat)}
    absent = () if model.extras(state.setup) else tuple(f"tile.{tile.id}" for tile in TILES.values() if tile.extra)
    return owned((face for face in faces() if face.key not in absent), owners)


def why(state: Orleans, figure: str) -> Why:
    """Return what the score so far is made of."""
    _, _, seat = figure.partition("/")
    result = scoring.projection(state)
    parts = tuple(_part(line) for line in result.lines if line.seat == seat)
    return Why(say("points-so-far"), result.total(seat), parts, _last(state, result, seat) or say("why-formula"), "9")


def _part(line: Line) -> Part:
    times = line.why.parts[0].times if line.why and line.why.parts else None
    return Part(line.item or line.category, line.points, times=times)

"""What the table sees: year, season, stage, what to do now, each seat, the board, and what points are made of."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.core.api import TABLE, UNKNOWN, Move, MoveKey, Msg, Place, Player, Task, known, names, owner_msg, place
from scorers.core.core_moves import count_move
from scorers.core.display import Figure, Held, Mark, Now, Part, Rule, SeatView, Shape, Step, TableView, Track, Why
from scorers.core.glance import Overview, RoundRow, Stop, Turns
from scorers.core.rows import counters, rule_page
from scorers.core.spots import Spots
from scorers.craftsmen import flow
from scorers.craftsmen.acts import ACTS, BEHIND, TOOLS, offered
from scorers.craftsmen.acts.craft import DOUBLE, TRADE, means, work_points
from scorers.craftsmen.acts.helpers import line
from scorers.craftsmen.acts.lay import places, untold
from scorers.craftsmen.model import STAGES, YEAR, Craft, Phase, at_fair, discs, order_of, points, tokens, two, unused
from scorers.craftsmen.printed import LINES, NUMBERS, ROUNDS, SEASONS, SLUG, TOKENS
from scorers.craftsmen.words import good, name_of, say

CHAPTERS: Final = {
    **{phase: str(phase) for phase in (Phase.ORDER, Phase.HELPERS, Phase.CLOSE)},
    **dict.fromkeys(STAGES, "buildings"),
    **dict.fromkeys((*YEAR, Phase.END), "year"),
}
"""Where the rule of a phase stands: the rulebook is cited by its headings."""


def view(state: Craft, _viewer: str | None) -> TableView:
    """Return everything for the table screen; the hands, the only secret, nobody keeps."""
    seats = (*(seat_view(state, seat) for seat in state.setup.ids), table_view(state))
    tools = tuple(move for tool in TOOLS for move in tool.offered(state))
    return TableView(_track(state), now(state), seats, rules=tuple(rules(state).values()), tools=tools)


def _track(state: Craft) -> Track:
    """Return year, season and phase, who acts, who is first."""
    at = state.flow
    steps = (
        Step("year", say("year"), at.year, NUMBERS.years),
        Step(
            "season",
            say("season", season=at.season),
            at.season,
            NUMBERS.seasons,
            (Mark(NUMBERS.seasons, say("mark-winter")),),
        ),
        Step("phase", say(f"phase-{at.phase}")),
    )
    acts = flow.on_turn(state) or (acting(state) if at.phase in STAGES and flow.queued(state) else ())
    turns = Turns(at.season, ("",) * NUMBERS.seasons, SEASONS[at.season - 1])
    return Track(steps, acts, turns=turns, overview=overview(state), starts=next(iter(at.order), None))


def overview(state: Craft) -> Overview:
    """Return all seasons and where we are."""
    rows = tuple(_overview_row(state, n, phases) for n, phases in flow.shown(state).items())
    end = RoundRow(stops=(Stop(flow.END),), label=say("phase-end"))
    return Overview(say("year"), (), (*rows, end), ROUNDS if state.flow.over else state.flow.round - 1)


def _overview_row(state: Craft, n: int, phases: tuple[Phase, ...]) -> RoundRow:
    stops = (Stop(flow.key_at(state, n, phase), label=say(f"phase-{phase}")) for phase in phases)
    return RoundRow(n, stops=tuple(stops), label=flow.place_name(f"r{n}"))


# ---------------------------------------------------------------------------------------------------------- what to do


def rules(state: Craft) -> dict[Phase, Rule]:
    """Return the pages of the rules, as they are for so many players."""
    n = state.setup.players
    return {phase: rule_page(SLUG, str(phase), say(f"chapter-{at}"), players=n) for phase, at in CHAPTERS.items()}


def now(state: Craft) -> Now:
    """Return the one thing to do now."""
    phase = state.flow.phase
    if phase is Phase.END:
        found = Now(say("end-title"), None if tokens(state, *state.setup.ids) else say("end-detail"))
    elif phase is Phase.HELPERS:
        found = _helpers(state)
    elif phase in STAGES:
        found = _stage(state)
    elif phase in YEAR:
        found = Now(say("part", part=phase), gist=say(f"step-{phase}"))
    else:
        found = Now(say(f"{phase}-title"), gist=say(f"{phase}-detail"))
    moves = tuple(move for move in offered(state) if move.place is not Place.SEAT)
    return replace(found, moves=moves, rule=rules(state)[phase], by_hand=tuple(_by_hand(state)))


def _by_hand(state: Craft) -> Iterator[Msg]:
    """Yield the hand limit when it is due: at the end of a season, in winter by ruling (digest 4.4)."""
    winter = Phase.SHIPS if state.rulings["winter_eight"] == "before" else Phase.INVEST
    if state.flow.phase is (winter if state.flow.winter else Phase.CLOSE):
        yield say("hand-limit", n=NUMBERS.hand)


def _helpers(state: Craft) -> Now:
    """Return whose helper it is with all queues; at once, where that is not told."""
    if not flow.queued(state):
        return Now(say("helpers-title"), None if two(state.setup) else say("helpers-detail"))
    seat, laid = state.flow.acting, _queues(state, STAGES)
    return Now(say("send", who=Player(seat)), say("helpers-left", n=unused(state, seat)), holdings=(laid,))


def _queues(state: Craft, buildings: tuple[Phase, ...]) -> Held:
    """Return the queues of some buildings."""
    rows = (line(state, building, f"{building}.{{}}") for building in buildings)
    return Held("queue", say("queues"), Figure(UNKNOWN), spots=Spots(tuple(rows)))


def _stage(state: Craft) -> Now:
    """Return a stage: who acts in which order, and what can be told of it."""
    phase = state.flow.phase
    laid = (_queues(state, (phase,)),) if flow.queued(state) and not state.flow.winter else ()
    each, players = NUMBERS.work_points[state.flow.year - 1], state.setup.players
    gist = say(f"stage-{phase}", n=each, players=players, season=state.flow.season)
    rows = (_row(state, seat) for seat in acting(state))
    return Now(say(f"phase-{phase}"), None, tuple(row for row in rows if row.moves), holdings=laid, gist=gist)


def acting(state: Craft) -> tuple[str, ...]:
    """Return who acts in this stage, in order: by the queue where it is told, else everybody."""
    if flow.queued(state) and not state.flow.winter:
        return tuple(dict.fromkeys(seat for _, seat in discs(state, state.flow.phase)))
    return order_of(state)


def _row(state: Craft, seat: str) -> Task:
    """Return what a seat can tell in this stage, and how much work it has left."""
    of, spent = work_points(state, seat), state.flow.spent.count(seat)
    detail = say("work-left", n=max(0, of - spent), of=of) if of else None
    if DOUBLE in means(state, seat, TRADE):
        detail = say("work-freed", of=of or 0)
    found = (move for act in BEHIND if state.flow.phase in act.rows for move in act.offered(state))
    moves = tuple(replace(move, place=Place.BUTTON) for move in found if move.seat == seat)
    return Task(flow.key_of(state.flow.round, "acts", seat), owner_msg(seat), seat, detail, moves)


# ----------------------------------------------------------------------------------------------------------- the seats


def seat_view(state: Craft, seat: str) -> SeatView:
    """Return what is seen of a player: points in the strip, what is held, what can be told at any moment."""
    n = points(state, seat)
    figure = Figure(n, f"points/{seat}", "vp.other") if n.n is not None else None
    beside = tuple(Figure(state.ledger.get(seat, one), thing=one) for one in TOKENS[:1] if state.ledger.keeps(one))
    return SeatView(seat, figure, tuple(_holdings(state, seat, figure)), tuple(_moves(state, seat)), beside=beside)


def _moves(state: Craft, seat: str) -> Iterator[Move]:
    yield from (move for move in offered(state) if move.place is Place.SEAT and move.seat == seat)
    yield ACTS.move("points", seat, label=say("points"), place=Place.SEAT, seat=seat)


def _holdings(state: Craft, seat: str, figure: Figure | None) -> Iterator[Held]:
    """Yield what a seat holds."""
    if figure:
        yield Held("vp", name_of("vp.other"), figure, Shape.TRACK, count_move=str(MoveKey("track", (seat,))))
    yield from counters(state, seat, TOKENS)
    if state.ledger.keeps("cube"):
        fair = Figure(known(at_fair(state, seat)), thing="cube")
        yield Held("fair", say("fair"), fair, count_move=count_move(place(seat, "fair"), "cube"))
    yield from counters(state, seat, (f"half.{colour}" for colour in NUMBERS.colours))
    if own := tuple(good(token.partition(".")[2]) for token in tokens(state, seat)):
        yield Held("bonus", say("bonus-own", what=own), Figure(known(len(own)), thing="bonus"))


def table_view(state: Craft) -> SeatView:
    """Return what is seen of the board: tokens, granary, holds; and the printed values."""
    held = [*counters(state, TABLE, TOKENS)]
    told = [where for where in ("granary", "holds") if state.ledger.keeps("cube") and not untold(state, where)]
    board = [(where, places(state, where)) for where in told]
    held += [Held(where, say(where), Figure(UNKNOWN), spots=spots) for where, spots in board if spots.rows]
    moves = tuple(move for move in offered(state) if move.place is Place.SEAT and not move.seat)
    notes = (say("turn-order", who=names(state.flow.order)),) if state.flow.order else ()
    return SeatView(TABLE, holdings=tuple(held), moves=moves, notes=(*notes, *[say("granary-fields")] * bool(board)))


def why(state: Craft, figure: str) -> Why:
    """Return what the points of a seat are made of."""
    _, _, seat = figure.partition("/")
    parts = tuple(Part(name_of(line), n) for line in LINES if (n := state.ledger.get(seat, line)).n != 0)
    return Why(say("field-track"), points(state, seat), parts, say("why-track"))

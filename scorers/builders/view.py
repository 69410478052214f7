"""What the table sees: the track, the one thing to do now, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorers.builders.effects import bank
from scorers.builders.faces import PRINTED, cards_of, owned_faces
from scorers.builders.flow import crew_task, only_apprentice, unknown_crews
from scorers.builders.model import (
    BuildersState,
    Yard,
    alarm,
    coins,
    follows_crew,
    follows_turns,
    has_goal,
    points,
    to_play,
    turn_order,
    yards,
)
from scorers.builders.moves import crew_held, finish_moves, sites_held, turn_moves
from scorers.builders.printed import BUILDING, COIN, NUMBERS, VP, Card
from scorers.builders.scoring import coins_why, points_why
from scorers.builders.tools import TYPED
from scorers.builders.words import coins_msg, end_msg, thing
from scorers.core.amount import Amount, known
from scorers.core.common import count_move
from scorers.core.forms import Move, Place, Task
from scorers.core.ledger import owner_msg
from scorers.core.msg import TABLE, Msg, Player, msg
from scorers.core.view import (
    Figure,
    Held,
    Mark,
    Now,
    Part,
    Rule,
    SeatView,
    Shape,
    Standing,
    Step,
    TableView,
    Track,
    Why,
)

Yards = Mapping[str, Yard]


def view(state: BuildersState, viewer: str | None) -> TableView:
    """The whole table; nothing in this game is secret."""
    held = yards(state)
    seats = (*(_seat(state, seat, held[seat]) for seat in state.setup.ids), _table(state))
    return TableView(_track(state), _now(state, held), seats, owned_faces(held), RULES, _tools(state, viewer))


# ----------------------------------------------------------------------------------------------------------- the track


def _track(state: BuildersState) -> Track:
    if state.flow.over:
        return Track((Step("over", msg("builders-at-over")),), first=state.setup.first)
    if follows_turns(state) and state.flow.seat:
        return Track(_turn_steps(state), (state.flow.seat,), state.setup.first)
    return Track((_goal_step(state),), to_play(state), state.setup.first)


def _turn_steps(state: BuildersState) -> tuple[Step, ...]:
    flow = state.flow
    marks = (Mark(flow.round, msg("builders-track-last")),) if alarm(state) is not None else ()
    has = coins(state, flow.seat)
    purse = () if has is None else (Step("coins", coins_msg(has)),)
    actions = Step("actions", msg("builders-track-actions", n=flow.actions))
    return Step("round", msg("builders-track-round"), flow.round, marks=marks), actions, *purse


def _goal_step(state: BuildersState) -> Step:
    """The race to 17: how far the leader is."""
    known_points = [n for seat in state.setup.ids if (n := points(state, seat)) is not None]
    marks = (Mark(NUMBERS.goal, msg("builders-track-last")),)
    if not known_points:
        return Step("goal", msg("builders-track-goal", n=NUMBERS.goal), marks=marks)
    return Step("goal", msg("builders-track-most"), min(NUMBERS.goal, max(known_points)), NUMBERS.goal, marks)


# ----------------------------------------------------------------------------------------------------------------- now


def _now(state: BuildersState, held: Yards) -> Now:
    if state.flow.over:
        return Now(msg("builders-now-over"), msg("builders-now-over-detail"), rule=_rule("end"))
    if not follows_turns(state):
        return _playing(state)
    if not state.flow.seat:
        moves = tuple(Move(f"turn/{seat}", owner_msg(seat), Place.BUTTON, seat) for seat in turn_order(state))
        return Now(msg("builders-now-whose-turn"), moves=moves)
    return _turn(state, held)


def _playing(state: BuildersState) -> Now:
    """Where turns are not followed: who has finished something, and the end."""
    first = alarm(state)
    if first is not None:
        close = Move("close", msg("builders-close"), Place.PRIMARY)
        moves = (*finish_moves(state, Place.BUTTON), close)
        return Now(end_msg(state, first), msg("builders-now-last-detail"), moves=moves, rule=_rule("end"))
    moves = (*finish_moves(state, Place.BUTTON), *_goal_moves(state, Place.BUTTON))
    return Now(msg("builders-now-play", n=NUMBERS.goal), _leader(state), moves=moves, rule=_rule("finish"))


def _goal_moves(state: BuildersState, place: Place) -> Iterator[Move]:
    """Whoever may have 17 without the app having said so: by a correction, or because points are not kept."""
    for seat in turn_order(state):
        if alarm(state) is None and (points(state, seat) is None or has_goal(state, seat)):
            yield Move(f"goal/{seat}", msg("builders-goal", who=Player(seat)), place, seat)


def _leader(state: BuildersState) -> Msg | None:
    """Who is ahead, if anybody is."""
    known_points = {seat: n for seat in state.setup.ids if (n := points(state, seat)) is not None}
    most = max(known_points.values(), default=0)
    if not most:
        return None
    leaders = tuple(owner_msg(seat) for seat, n in known_points.items() if n == most)
    return msg("builders-now-leader", who=leaders, n=most)


def _turn(state: BuildersState, held: Yards) -> Now:
    """A turn: actions left, the sites with their prices, the crew to send."""
    flow = state.flow
    headline = msg("builders-now-turn", who=Player(flow.seat), n=flow.actions)
    first = alarm(state)
    detail = None if first is None else end_msg(state, first)
    by_hand = (msg(f"builders-refill-{flow.refill}"),) if flow.refill else ()
    yard = held[flow.seat]
    holdings = (sites_held(state, flow.seat, yard), crew_held(yard)) if follows_crew(state) else ()
    rule = _rule("turn" if first is None else "end")
    tasks = tuple(_crew_tasks(state))
    owned = {card.thing for yards_ in held.values() for card in cards_of(yards_)}
    return Now(headline, detail, tasks, tuple(turn_moves(state, yard, owned)), rule, by_hand, holdings)


def _crew_tasks(state: BuildersState) -> Iterator[Task]:
    """Who got which apprentice; or, in mid-play, what lies there."""
    for seat in unknown_crews(state):
        kind = "deal" if only_apprentice(state, seat) else "lay"
        say = Move(f"{kind}/{seat}", msg("builders-task-say"), Place.BUTTON, seat)
        yield Task(crew_task(seat), owner_msg(seat), seat, msg(f"builders-task-{kind}"), (say,))


# --------------------------------------------------------------------------------------------------------------- seats


def _seat(state: BuildersState, seat: str, yard: Yard) -> SeatView:
    amount = state.ledger.get(seat, VP)
    figure = None if amount.n is None else Figure(amount, f"vp/{seat}", VP)
    notes = (msg("builders-note-last-turn"),) if seat in to_play(state) else ()
    return SeatView(seat, figure, tuple(_holdings(state, seat, yard)), tuple(_side_moves(state, seat)), notes)


def _holdings(state: BuildersState, seat: str, yard: Yard) -> Iterator[Held]:
    for kept in (VP, COIN):
        if state.ledger.keeps(kept):
            figure = Figure(state.ledger.get(seat, kept), f"{kept}/{seat}", kept)
            yield Held(kept, thing(kept, 2).in_case("name"), figure, count_move=count_move(seat, kept))
    if follows_crew(state):
        yield sites_held(state, seat, yard)
        yield crew_held(yard)
    done = yard.done if follows_crew(state) else (*yard.done, *yard.machines)
    if done:
        yield _row(BUILDING, msg("builders-held-done"), done)


def _row(what: str, label: Msg, cards: tuple[Card, ...]) -> Held:
    return Held(what, label, Figure(known(len(cards))), Shape.ROW, tuple(PRINTED[card.thing] for card in cards))


def _side_moves(state: BuildersState, seat: str) -> Iterator[Move]:
    """What this seat may tell at any moment."""
    if state.flow.over:
        return
    yield from (move for move in finish_moves(state, Place.SEAT) if move.seat == seat)
    if follows_crew(state):
        yield Move(f"lay/{seat}", msg("builders-lay"), Place.SEAT, seat)
    if follows_turns(state):
        goal = _goal_moves(state, Place.SEAT)
        yield from (move for move in goal if move.seat == seat and points(state, seat) is None)


def _table(state: BuildersState) -> SeatView:
    """The bank, as far as it follows from what the players hold."""
    left = bank(state)
    if left is None:
        return SeatView(TABLE)
    figure = Figure(known(max(0, left)), "bank", COIN)
    return SeatView(TABLE, holdings=(Held(COIN, msg("builders-held-bank"), figure),))


# ------------------------------------------------------------------------------------------------- look up, and the why


def _rule(key: str) -> Rule:
    text = msg(f"builders-rule-{key}")
    return Rule(key, text, text.in_case("text"))


RULES = tuple(_rule(key) for key in ("turn", "start", "hire", "send", "coins", "finish", "machine", "end"))
"""The pages of the rules."""


def _tools(state: BuildersState, viewer: str | None) -> tuple[Move, ...]:
    """Can I finish this, at what cost: for the sites that are kept, and for anything typed in."""
    typed = Move(f"tool/{TYPED}", msg("builders-tool-title"))
    if not follows_crew(state):
        return (typed,)
    seats = state.setup.ids if viewer is None else (viewer,)
    return (*(Move(f"tool/{seat}", msg("builders-tool-of", who=Player(seat)), seat=seat) for seat in seats), typed)


def why(state: BuildersState, key: str) -> Why:
    """A figure taken apart: "vp/s1", "coin/s1", "bank"."""
    kind, _, seat = key.partition("/")
    if kind == VP:
        return points_why(state, seat)
    if kind == COIN:
        return coins_why(state, seat)
    return _bank_why(state)


def _bank_why(state: BuildersState) -> Why:
    left = bank(state)
    box = Part(msg("builders-why-box"), known(NUMBERS.coins_in_box))
    held = (Part(owner_msg(seat), state.ledger.get(seat, COIN).times(1)) for seat in state.setup.ids)
    amount = Amount(None, exact=False) if left is None else known(left)
    return Why(msg("builders-held-bank"), amount, (box, *held), msg("builders-why-bank"), standing=Standing.INFERRED)

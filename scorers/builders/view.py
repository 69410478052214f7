"""What the table sees: the track, the one thing to do now, what everybody has, and how each figure came about."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.builders import faces, model, prices, scoring, tools, words
from scorers.builders.acts import DEAL, FINISH, LAY, PLAY_LAST_TURNS, REACH_GOAL, TELL_TURN, TURN
from scorers.builders.flow import crew_task, on_turn, only_apprentice, tasks, unknown_crews
from scorers.builders.model import BuildersState
from scorers.builders.overview import overview
from scorers.builders.printed import BUILDING, COIN, NUMBERS, SLUG, VP, WORKER
from scorers.core.api import TABLE, Moves, Msg, Place, Player, Task, known, msg, names, owner_msg, perhaps
from scorers.core.display import Figure, Held, Mark, Now, Part, SeatView, Shape, Standing, Step, TableView, Track, Why
from scorers.core.glance import Alarm, Ending, Fact, Pieces, Wall
from scorers.core.rows import card_row, counters, owned, rule_page

_PAGES: Final = ("turn", "start", "hire", "send", "coins", "finish", "machine", "end")
RULES: Final = {key: rule_page(SLUG, key) for key in _PAGES}
"""The pages of the rules."""

LEARNT: Final = 3
"""After so many rounds everybody has sent somebody."""


def view(state: BuildersState, viewer: str | None) -> TableView:
    """Return the whole table; nothing in this game is secret."""
    seats = (*(_seat(state, seat) for seat in state.setup.ids), _table(state))
    cards, lookup = owned(faces.faces(), model.owners(state)), tuple(tools.CAN_FINISH.offered_to(state, viewer))
    return TableView(_track(state), _now(state), seats, cards, tuple(RULES.values()), lookup)


# ----------------------------------------------------------------------------------------------------------- the track


def _track(state: BuildersState) -> Track:
    return replace(_line(state), overview=overview(state))


def _line(state: BuildersState) -> Track:
    first, wall = state.setup.first, Wall(NUMBERS.goal, tuple(_known_points(state).items()))
    if state.flow.over:
        return Track((Step("over", msg("builders-at-over")),), first=first, line=wall)
    acting, flow = on_turn(state), state.flow
    if acting:
        actions = Pieces("action", flow.actions, max(flow.actions, flow.per_turn))
        return Track(_turn_steps(state), acting, first, wall, pieces=actions)
    return Track((_goal_step(state),), model.to_play(state), first, wall)


def _turn_steps(state: BuildersState) -> tuple[Step, ...]:
    flow = state.flow
    marks = (Mark(flow.round, msg("builders-track-last")),) if model.end_trigger(state) is not None else ()
    has = model.coins(state, flow.seat)
    purse = () if has is None else (Step("coins", words.coins_msg(has)),)
    actions = Step("actions", msg("builders-track-actions", n=flow.actions))
    return Step("round", msg("builders-track-round"), flow.round, marks=marks), actions, *purse


def _known_points(state: BuildersState) -> dict[str, int]:
    return {seat: n for seat in state.setup.ids if (n := model.points(state, seat)) is not None}


def _goal_step(state: BuildersState) -> Step:
    """Return the race to 17: how far the leader is."""
    have, marks = _known_points(state).values(), (Mark(NUMBERS.goal, msg("builders-track-last")),)
    if not have:
        return Step("goal", msg("builders-track-goal", n=NUMBERS.goal), marks=marks)
    return Step("goal", msg("builders-track-most"), min(NUMBERS.goal, max(have)), NUMBERS.goal, marks)


# ----------------------------------------------------------------------------------------------------------------- now


def _now(state: BuildersState) -> Now:
    alarm = _alarm(state)
    return replace(_doing(state), alarm=alarm, ending=None if alarm or state.flow.over else _ending(state))


def _ending(state: BuildersState) -> Ending | None:
    """Return how many points each player lacks to bring the end (Koniec gry)."""
    have = _known_points(state)
    left = {seat: max(0, NUMBERS.goal - n) for seat, n in have.items()}
    needs = tuple(Fact(VP, known(n), seat=seat) for seat, n in left.items())
    return Ending(msg("builders-ending", n=NUMBERS.goal), (), needs) if any(have.values()) else None


def _alarm(state: BuildersState) -> Alarm | None:
    """Return that somebody has brought the end, and who plays a last turn (Koniec gry)."""
    seat = None if state.flow.over else model.end_trigger(state) or _about_to_end(state)
    if seat is None:
        return None
    others = names(other for other in model.after(state, seat) if other in _still_playing(state, seat))
    detail = msg("builders-alarm-last", who=others) if others else None
    points = model.points(state, seat)
    return Alarm(known(max(NUMBERS.goal, points or 0)), msg("builders-alarm", who=Player(seat)), detail)


def _about_to_end(state: BuildersState) -> str | None:
    """Return who has the points already and brings the end with the end of the running turn, or once that is told."""
    seats = (on_turn(state) or ()) if model.follows_turns(state) else model.turn_order(state)
    return next((seat for seat in seats if model.has_goal(state, seat)), None)


def _still_playing(state: BuildersState, first: str) -> tuple[str, ...]:
    """Return who plays a last turn now or later, after whoever was first to have the points."""
    acting = on_turn(state)
    return model.after(state, first) if acting is None else (*acting, *model.after(state, *acting))


def _doing(state: BuildersState) -> Now:
    if state.flow.over:
        return Now(_over(state), msg("builders-now-over-detail"), rule=RULES["end"])
    if on_turn(state):
        return _turn(state)
    if model.follows_turns(state):
        return Now(msg("builders-now-whose-turn"), moves=tuple(TELL_TURN.offered(state)))
    return _playing(state)


def _over(state: BuildersState) -> Msg:
    """Return that the play is over, and who alone has brought the end, where it is known."""
    seat, many = model.end_trigger(state), sum(model.has_goal(state, one) for one in state.setup.ids) > 1
    if seat is None or many:
        return msg("builders-now-over")
    has = words.points_msg(max(NUMBERS.goal, model.points(state, seat) or 0))
    return msg("builders-now-over-goal", who=Player(seat), points=has)


def _playing(state: BuildersState) -> Now:
    """Return who has finished something, and the end, where turns are not followed."""
    first, finish = model.end_trigger(state), tuple(FINISH.offered(state))
    if first is not None:
        moves = (*finish, *PLAY_LAST_TURNS.offered(state))
        return Now(msg("builders-now-last"), msg("builders-now-last-detail"), moves=moves, rule=RULES["end"])
    moves = (*finish, *REACH_GOAL.offered(state))
    return Now(msg("builders-now-play", n=NUMBERS.goal), _leader(state), moves=moves, rule=RULES["finish"])


def _leader(state: BuildersState) -> Msg | None:
    """Return who is ahead, if anybody is."""
    have = _known_points(state)
    most = max(have.values(), default=0)
    if not most:
        return None
    return msg("builders-now-leader", who=names(seat for seat, n in have.items() if n == most), n=most)


def _turn(state: BuildersState) -> Now:
    """Return a turn: actions left, the sites with their prices, the crew to send."""
    flow, first = state.flow, model.end_trigger(state)
    headline = msg("builders-now-turn", who=Player(flow.seat), n=flow.actions)
    by_hand = (msg(f"builders-refill-{flow.refill}"),) if flow.refill else ()
    moves = tuple(move for act in TURN for move in act.offered(state))
    rule = RULES["turn" if first is None else "end"]
    return Now(
        headline, _how_to_send(state), tuple(_crew_tasks(state)), moves, rule, by_hand, tuple(_crew(state, flow.seat))
    )


def _how_to_send(state: BuildersState) -> Msg | None:
    """Return how one of the crew is sent, while it is new to the table."""
    if not model.follows_crew(state) or state.flow.round > LEARNT:
        return None
    mine = model.yard(state, state.flow.seat)
    return msg("builders-now-send") if mine.sites and mine.free else None


def _crew_tasks(state: BuildersState) -> Iterator[Task]:
    """Yield who got which apprentice; or, in mid-play, what lies there."""
    open_now = tasks(state)
    for seat in (seat for seat in unknown_crews(state) if crew_task(seat) in open_now):
        act, ask = (DEAL, "builders-task-deal") if only_apprentice(state, seat) else (LAY, "builders-task-lay")
        say = act.move(seat, label=msg("builders-task-say"), seat=seat)
        yield Task(crew_task(seat), owner_msg(seat), seat, msg(ask), (say,))


# --------------------------------------------------------------------------------------------------------------- seats


def _seat(state: BuildersState, seat: str) -> SeatView:
    amount = state.ledger.get(seat, VP)
    figure = None if amount.n is None else Figure(amount, f"{VP}/{seat}", VP)
    notes = (msg("builders-note-last-turn"),) if seat in model.to_play(state) else ()
    beside = (Figure(state.ledger.get(seat, COIN), thing=COIN),) if state.ledger.keeps(COIN) else ()
    return SeatView(seat, figure, tuple(_holdings(state, seat)), tuple(_side_moves(state, seat)), notes, beside)


def _holdings(state: BuildersState, seat: str) -> Iterator[Held]:
    yield from counters(state, seat, (VP, COIN), "{thing}/{owner}")
    yield from _crew(state, seat)
    mine = model.yard(state, seat)
    if done := (*mine.done, *mine.machines):  # wherever a machine works: its points count with the others
        yield card_row(BUILDING, msg("builders-held-done"), (faces.PRINTED[card.thing] for card in done))


def _crew(state: BuildersState, seat: str) -> Iterator[Held]:
    """Yield the sites of a seat, in its turn with the price of the next card to each, and the free workers."""
    if model.follows_crew(state):
        mine, acts = model.yard(state, seat), seat == state.flow.seat
        costs = {site: prices.next_action_price(state, site.card.thing) if acts else None for site in mine.sites}
        sites = (faces.site_face(site, cost) for site, cost in costs.items())
        yield card_row(faces.SITE, msg("builders-held-sites"), sites)
        free = (faces.CREW_FACES[card.thing] for card in mine.free)
        yield card_row(WORKER, msg("builders-held-crew"), free, Shape.RACK)


def _side_moves(state: BuildersState, seat: str) -> Moves:
    """Yield what this seat may tell at any moment."""
    if state.flow.over:
        return
    yield from FINISH.of_seat(state, seat, msg("builders-finish"))
    if model.follows_crew(state):
        yield LAY.move(seat, label=msg("builders-lay"), place=Place.SEAT, seat=seat)
    if model.follows_turns(state) and model.points(state, seat) is None:
        yield from REACH_GOAL.of_seat(state, seat, Place.SEAT)


def _table(state: BuildersState) -> SeatView:
    """Return the bank, as far as it follows from what the players hold."""
    left = prices.bank(state)
    if left is None:
        return SeatView(TABLE)
    figure = Figure(known(max(0, left)), "bank", COIN)
    return SeatView(TABLE, holdings=(Held(COIN, msg("builders-held-bank"), figure),))


# ------------------------------------------------------------------------------------------------------------- figures


def why(state: BuildersState, key: str) -> Why:
    """Return a figure taken apart: "vp/s1", "coin/s1", "bank"."""
    kind, _, seat = key.partition("/")
    kept = {VP: scoring.points_why, COIN: scoring.coins_why}
    return kept[kind](state, seat) if kind in kept else _bank_why(state)


def _bank_why(state: BuildersState) -> Why:
    left = prices.bank(state)
    box = Part(msg("builders-why-box"), known(NUMBERS.coins_in_box))
    held = (Part(owner_msg(seat), state.ledger.get(seat, COIN).times(1)) for seat in state.setup.ids)
    title, rule = msg("builders-held-bank"), msg("builders-why-bank")
    return Why(title, perhaps(left), (box, *held), rule, standing=Standing.INFERRED)

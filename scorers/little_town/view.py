"""What the table sees: the track, what to do now, each seat, and what each figure is made of (p. 3-8)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.amount import known, perhaps, total
from scorers.core.api import BOX, TABLE, Move, MoveKey, Moves, Msg, Msgs, Place, Player, Task, TaskKey, msg, seat_of
from scorers.core.core_moves import count_move
from scorers.core.display import Face, Figure, Held, Mark, Now, Part, SeatView, Shape, Step, TableView, Track, Why
from scorers.core.glance import Pieces, Squares
from scorers.core.payments import parts
from scorers.core.rows import card_row, counters, owned, rule_page
from scorers.little_town import board, faces, scoring
from scorers.little_town.acts import ALL_OUT, BUILD, LAY_MARKET, NEXT_ROUND, PLACE_WORKER, SAY_SIDE, SHOW_OBJECTIVE
from scorers.little_town.acts.feed import FEED, Meal, due, eaten, has_choice, meal_of, proposal
from scorers.little_town.acts.put_right import TELL_POINTS
from scorers.little_town.acts.use_special import RESIDENCE, USE_SPECIAL, owner, shown, unsettled
from scorers.little_town.ahead import ending, food_due, needs, pieces, stages
from scorers.little_town.flow import acting, feed_key, feeding, in_hand, on_offer, special_key, specials, tasks
from scorers.little_town.model import SIXTY_RETURNED, Phase, Town, keeps_board, track_points, workers
from scorers.little_town.overview import overview
from scorers.little_town.printed import CUBES, NUMBERS, REASONS, SINGLE, SLUG, TILES, box, share
from scorers.little_town.words import name_of, say, thing, tile_name

_PAGES: Final = ("setup", "turns", "build", "objectives exchange special feeding", "next final")
RULES: Final = {key: rule_page(SLUG, key, str(page)) for page, keys in enumerate(_PAGES, 4) for key in keys.split()}
"""The pages of the rules."""


WHY: Final = "thing/{owner}/{thing}"
"""What is asked of a thing that is counted."""


def view(state: Town, viewer: str | None) -> TableView:
    """Return everything for the table screen; nothing here is secret, but who is spoken to depends on who looks."""
    seats = (*(seat_view(state, seat) for seat in state.setup.ids), table_view(state))
    return TableView(_track(state), _now(state, viewer), seats, catalogue(state), tuple(RULES.values()))


def _track(state: Town) -> Track:
    """Return the round of 4, the phase, and the worker whose turn it is."""
    flow, steps = state.flow, [_round(state), Step("phase", say(f"phase-{state.flow.phase}"))]
    acts: tuple[str, ...] = ()
    pieces = None
    if flow.phase is Phase.TURNS and "goods" in state.keeps and (seat := acting(state)):
        acts, left, of = (seat,), in_hand(state, seat), workers(state)
        steps.append(Step("turn", say("worker"), of - left + 1, of))
        pieces = Pieces("worker", left, of, seat, say("worker-at", at=of - left + 1, of=of))
    elif flow.phase is Phase.FEEDING and "goods" in state.keeps:
        acts = tuple(feeding(state))
    return Track(tuple(steps), acts, flow.first, Squares(NUMBERS.rounds, flow.round), None, pieces, overview(state))


def _round(state: Town) -> Step:
    last, fewest = Mark(NUMBERS.rounds, say("mark-last")), NUMBERS.fewest_points_first
    marks = (last, Mark(fewest.round, say("mark-fewest"))) if state.setup.players == fewest.players else (last,)
    return Step("round", say("round"), state.flow.round, NUMBERS.rounds, marks)


def _now(state: Town, viewer: str | None) -> Now:
    """Return the one thing to do now, and what was left open before."""
    phase = state.flow.phase
    found = _turns(state, viewer) if phase is Phase.TURNS else _PHASES[phase](state)
    rows = (*found.tasks, *_reopened(state))
    return replace(
        found,
        tasks=rows,
        moves=(*found.moves, *_any_time(state, viewer)),
        ending=ending(state),
        stages=tuple(stages(state)),
    )


def _any_time(state: Town, viewer: str | None) -> Iterator[Move]:
    """Yield what any player may do at any moment (p. 7); where turns are not followed, buildings are told like that.

    Whoever sits at a device of one's own is not asked who; what the others do is told behind their names.
    """
    if _asks_side(state):
        return
    mine = (viewer,) if viewer in state.setup.ids else ()
    yield SHOW_OBJECTIVE.move(*mine, label=say("move-objective"), thing="objective")
    if state.flow.phase is Phase.TURNS and "goods" not in state.keeps:
        yield BUILD.move(*mine, label=say("move-built"), thing="house", word="built")
        if "points" in state.keeps:
            yield from TELL_POINTS.offered(state)
    yield from _market(state)


def _reopened(state: Town) -> Iterator[Task]:
    """Yield the tasks taken back, or skipped by a jump: to be done now, or done at the table already."""
    for text in sorted(state.flow.reopened - tasks(state)):
        key = TaskKey.read(text)
        round_ = key.round or 0
        if key.kind == "feed":
            row = _feed_row(state, key)
            done = ELSEWHERE.move(text, label=msg("core-elsewhere-confirm"))
            label = say("left-feed", who=Player(key.seat), round=round_)
            yield replace(row, label=label, moves=(*row.moves, done))
        elif key.kind == "special":
            yield ELSEWHERE.row(text, say("left-special", what=tile_name(*key.args), round=round_))
        else:
            yield ELSEWHERE.row(text, say("left-turn", round=round_))


def _turns(state: Town, viewer: str | None) -> Now:
    """Return workers, one by one where goods are kept, all at once else (p. 5)."""
    if _asks_side(state):
        side = SAY_SIDE.move(label=say("side-confirm"), place=Place.PRIMARY)
        return Now(say("side-title"), moves=(side,), rule=RULES["setup"])
    seat = acting(state) if "goods" in state.keeps else None
    if seat is None:
        headline = say("out-headline", n=workers(state))
        detail = say("tap-names", points="yes" if "points" in state.keeps else "no")
        moves: tuple[Move, ...] = (ALL_OUT.move(label=say("out-confirm"), place=Place.PRIMARY),)
    else:
        headline = say("turn-headline" if viewer in (None, seat) else "turn-of", who=Player(seat))
        detail = say("turn-detail", n=in_hand(state, seat))
        place = PLACE_WORKER.move(label=say("place"), place=Place.PRIMARY, seat=seat, thing="worker")
        moves = (place, _build_move(state, seat))
    return Now(headline, detail, moves=moves, rule=RULES["turns"], by_hand=_by_hand(state))


def _asks_side(state: Town) -> bool:
    """Return whether nobody has said yet how the board lies."""
    return state.flow.phase is Phase.TURNS and keeps_board(state) and board.side_name(state) is None


def _build_move(state: Town, seat: str) -> Move:
    """Return the move to build; not without a house (p. 6)."""
    because = say("no-house") if state.ledger.n(seat, "house") == 0 else None
    return BUILD.move(label=say("build"), place=Place.INSTEAD, seat=seat, thing="house", because=because)


def _market(state: Town) -> tuple[Move, ...]:
    """Return the move that says which tiles are on offer, until somebody has said so."""
    if state.flow.phase is not Phase.TURNS or "tiles" not in state.keeps or state.flow.round > 1:
        return ()
    told = any(state.ledger.n(BOX, f"tile.{tile}") for tile in SINGLE)
    return () if told else (LAY_MARKET.move(label=say("market-move")),)


def _by_hand(state: Town) -> tuple[Msg, ...]:
    """Return what has to be moved at the beginning of a round (p. 8)."""
    flow = state.flow
    if flow.round == 1 or flow.done:
        return ()
    return (say("hand-workers"), say("hand-round", n=flow.round), say("hand-first", who=Player(flow.first)))


def _special(state: Town) -> Now:
    """Return Cathedral and Residence, before feeding (p. 7)."""
    there, first = specials(state), unsettled(state)
    rows = tuple(_special_row(state, tile) for tile in there)
    word, label = (first, say(f"use-{first}")) if first else ("", say("special-confirm"))
    primary = USE_SPECIAL.move(label=label, place=Place.PRIMARY, word=word)
    detail = say("special-detail", fee=NUMBERS.fee if RESIDENCE in there else 0)
    return Now(say("special-title"), detail, rows, (primary,), RULES["special"])


def _special_row(state: Town, tile: str) -> Task:
    """Return a special building and what its owner may do with it."""
    key, found = special_key(state.flow.round, tile), shown(state, tile)
    whose = seat_of(owner(state, tile) or "")
    detail = say("gives-points", n=found.count * TILES[tile].each) if found and found.count is not None else None
    moves = []
    if "points" in state.keeps or "goods" in state.keeps:
        moves.append(USE_SPECIAL.move(label=say(f"use-{tile}"), word=tile))
    if whose:
        moves.append(USE_SPECIAL.move(tile, label=say("unused-confirm"), word="unused"))
    elif on_offer(state, tile) is None:
        moves.append(USE_SPECIAL.move(tile, label=say("absent-confirm"), word="absent"))
    label = say("special-of", what=tile_name(tile), who=Player(whose)) if whose else tile_name(tile)
    return Task(key, label, whose or None, detail, tuple(moves))


def _feeding(state: Town) -> Now:
    """Return everybody who feeds; one question for all, or a row for each (p. 7)."""
    headline = say("feed-title", n=workers(state))
    if "goods" not in state.keeps:
        done = FEED.move(label=say("feed-confirm-all"), place=Place.PRIMARY)
        return Now(headline, moves=(done,), rule=RULES["feeding"])
    rows = tuple(_row(state, seat) for seat in state.setup.clockwise(state.flow.first))
    sweep = any(row.due and not row.warn for row in rows)
    primary = (FEED.move(label=say("sweep-all"), place=Place.PRIMARY),) if sweep else ()
    awaits = None if sweep else say("feed-awaits")
    return Now(headline, tasks=rows, moves=primary, rule=RULES["feeding"], awaits=awaits)


def _row(state: Town, seat: str) -> Task:
    key = feed_key(state.flow.round, seat)
    if key in state.flow.done:
        return Task(key, say("who", who=Player(seat)), seat, say("settled"), done=True, owes=food_due(state))
    return _feed_row(state, TaskKey.read(key))


def _feed_row(state: Town, task: TaskKey) -> Task:
    """Return one seat: what it would pay, and whether that costs points (p. 7)."""
    seat, key = task.seat, str(task)
    owed, label = due(state, seat, task.round or 0), say("who", who=Player(seat))
    payment = proposal(state, owed)
    otherwise = FEED.move(key, label=say("feed-else" if payment else "feed-tell"), seat=seat, word="meal")
    if payment is None:
        return Task(key, label, seat, moves=(otherwise,), owes=food_due(state))
    meal = meal_of(state, owed, parts(payment))
    does = say("feed-hungry", n=meal.hungry, points=-NUMBERS.hunger * meal.hungry) if meal.hungry else say("feed-do")
    settle = FEED.move(key, label=does, seat=seat, word="fed")
    edits = (replace(otherwise, edits=True),) if has_choice(state, owed) else ()
    moves = (settle, *edits, *_put_right(state, seat, meal))
    row = Task(key, label, seat, say("pays", what=eaten(meal)), moves, owed, warn=payment.gives_up, pays=pieces(meal))
    return replace(row, owes=food_due(state), short=say("food-short", n=meal.hungry) if meal.hungry else None)


def _put_right(state: Town, seat: str, meal: Meal) -> Iterator[Move]:
    """Yield what a seat that falls short has, to be put right: something else may lie on the table."""
    for food in NUMBERS.food if meal.hungry else ():
        label = say("put-right", what=thing(food, state.ledger.n(seat, food) or 0, "acc"))
        yield Move(count_move(seat, food), label, seat=seat)


def _next(state: Town) -> Now:
    """Return the next round, to be prepared (p. 8)."""
    title = say("next-title", round=state.flow.round + 1)
    return Now(title, moves=(NEXT_ROUND.move(label=title, place=Place.PRIMARY),), rule=RULES["next"])


def _end(_state: Town) -> Now:
    """Return that four rounds are over (p. 8)."""
    return Now(say("end-title"), say("end-detail"), rule=RULES["final"])


_PHASES: Final = {
    Phase.SPECIAL: _special,
    Phase.FEEDING: _feeding,
    Phase.NEXT: _next,
    Phase.END: _end,
}


# ----------------------------------------------------------------------------------------------------------- the seats


def seat_view(state: Town, seat: str) -> SeatView:
    """Return what is seen of a player: points in the strip, what lies there, what can be done at any moment."""
    n = track_points(state, seat)
    figure = None if n is None else Figure(known(n), f"track/{seat}", "vp.other")
    notes = () if n is None else tuple(_marker_notes(state, seat, n))
    holdings, moves = tuple(_holdings(state, seat, figure)), tuple(_moves(state, seat))
    return SeatView(seat, figure, holdings, moves, notes, needs=tuple(needs(state, seat)))


def _marker_notes(state: Town, seat: str, n: int) -> Msgs:
    """Yield a word about the "60" token (p. 8); below 60 again it goes back, unless by ruling."""
    kept = state.rulings[SIXTY_RETURNED] == "no" and seat in state.flow.sixty
    if n >= NUMBERS.track or kept:
        yield say("has-60", space=n % NUMBERS.track)
    elif n < 0:
        yield say("below-zero", space=n % NUMBERS.track)


def _holdings(state: Town, seat: str, points: Figure | None) -> Iterator[Held]:
    """Yield what a seat holds, in the order of the rulebook."""
    if points:
        yield Held("vp", name_of("vp.other"), points, Shape.TRACK, count_move=str(MoveKey("track", (seat,))))
    yield from counters(state, seat, ("coin", *CUBES, "worker", "house", "objective"), WHY)
    if "tiles" in state.keeps:
        own = (replace(faces.tile_face(tile), owner=seat) for tile in board.own_buildings(state, seat))
        row = card_row("tile", say("buildings"), own)
        yield replace(row, figure=replace(row.figure, why=f"built/{seat}", thing="house"))


def _moves(state: Town, seat: str) -> Moves:
    """Yield the moves behind a name, as far as they are of use now."""
    of_use = {
        "objective": True,
        "built": "goods" not in state.keeps,
        "points": True,
        "track": "points" in state.keeps,
        "piece": board.kept_side(state) is not None,
        "first": state.flow.first != seat,
    }
    for word, now in of_use.items():
        if now:
            yield Move(str(MoveKey(word, (seat,))), say(f"move-{word}"), Place.SEAT, seat)


def table_view(state: Town) -> SeatView:
    """Return what is seen of the reserve."""
    return SeatView(TABLE, holdings=tuple(counters(state, TABLE, ("coin", *CUBES), WHY)))


def catalogue(state: Town) -> tuple[Face, ...]:
    """Return all tiles and objectives; who owns what, where that is kept."""
    owners = {f"tile.{tile}": seat_of(owner) for owner, tile in board.built(state) if TILES[tile].copies == 1}
    keys = {f"tile.{tile}" for tile in TILES} - owners.keys()
    off = {key for key in keys if state.ledger.n(TABLE, key) == 0}
    return owned((replace(f, state=say("not-on-market")) if f.key in off else f for f in faces.faces()), owners)


def why(state: Town, figure: str) -> Why:
    """Return what a figure is made of; figures are named by `view`."""
    key = MoveKey.read(figure)
    return _KINDS[key.word](state, *key.args)


def _track_why(state: Town, seat: str) -> Why:
    """Return where the points on the track came from (p. 6-8)."""
    found = {reason: state.ledger.get(seat, f"vp.{reason}") for reason in REASONS}
    parts = tuple(Part(say(f"group-{reason}"), n) for reason, n in found.items() if n.n != 0)
    amount = total(found.values())
    n = amount.known
    rule = None if n is None else scoring.marker_note(seat, n)
    return Why(say("field-track"), amount, parts, rule, "6")


def _thing_why(state: Town, owner: str, thing: str) -> Why:
    """Return why a count is what it is: what there was at the start, and what has come or gone since (p. 4)."""
    start, now = _start(state, owner, thing), state.ledger.get(owner, thing)
    parts = (Part(say("at-start"), known(start)), Part(say("since"), now + -start))
    return Why(name_of(thing), now, parts, say("in-box", n=box(thing)), "4")


def _start(state: Town, owner: str, thing: str) -> int:
    n = share(state.setup.players).get(thing, 0)
    return box(thing) - n * state.setup.players if owner == TABLE else n


def _built_why(state: Town, seat: str) -> Why:
    """Return why a seat has its points of buildings: each building and their points when built (p. 6)."""
    own = board.own_buildings(state, seat)
    parts = tuple(Part(tile_name(tile), perhaps(TILES[tile].vp)) for tile in own)
    return Why(say("buildings"), known(len(own)), parts, say("rule-build"), "6")


_KINDS: Mapping[str, Callable[..., Why]] = {"track": _track_why, "thing": _thing_why, "built": _built_why}

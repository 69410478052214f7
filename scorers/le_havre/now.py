"""The one thing to do now, phase by phase."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.api import TABLE, Move, Msg, Place, Player, Task, TaskKey, msg, owner_msg
from scorers.core.display import Now, Rule, rule_page
from scorers.le_havre.acts import ACTS
from scorers.le_havre.acts.take_offer import stall
from scorers.le_havre.ahead import brought, coming, ending, grown, reaped, stages
from scorers.le_havre.dues import repayable
from scorers.le_havre.flow import acting, debtors, finals_left, owing, phase_of, seat_at, tasks
from scorers.le_havre.holdings import city_builds_next, food_due, open_ships, owned, unread
from scorers.le_havre.market import may_sell, unsellable
from scorers.le_havre.model import Harbour, HavreState, Phase
from scorers.le_havre.payers import button, feed_task, interest_task
from scorers.le_havre.printed import CONSTANTS, SLUG, TABLES, TILES, round_card
from scorers.le_havre.words import loans, name, so_many, tile_msg

QUAY: Final = "quay"
"""How the offers lie: as piles on the quay."""

TRACKED: Final = frozenset({"francs", "cards", "offers", "goods", "discs"})
"""Keeps that make a main action worth recording."""

AHEAD: Final = frozenset({Phase.TILE, Phase.INTEREST, Phase.MAIN, Phase.ROUND})
"""Phases over which the end of this round always hangs."""

DUES: Final = ("feed", "interest")
"""What is paid again when it was taken back, however long ago."""

LEFT: Final = (*DUES, "final")
"""What may be open again in another phase, and says which it is."""

_KEYS: Final = ("supply", "turn", "interest", "feeding", "city", "trade", "final", "fortune")
_PAGES: Final = ("4", "5", "4, 10", "7-8, 10", "8", "5-6", "9", "9")
RULES: Final = tuple(rule_page(SLUG, key, page) for key, page in zip(_KEYS, _PAGES, strict=True))
"""The pages that matter while playing."""


def rule_of(phase: Phase) -> Rule:
    """Return the page of a phase; in full it begins with what its one line says."""
    about = {"tile": "supply", "main": "turn", "round": "turn", "feed": "feeding", "over": "fortune"}
    found = next(rule for rule in RULES if rule.key == about.get(phase, phase))
    return replace(found, text=msg("le_havre-then", a=found.brief, b=found.text))


def now(state: HavreState) -> Now:
    """Return what the table waits for; what somebody has taken back comes first."""
    phase = phase_of(state)
    asked = {
        Phase.TILE: _tile,
        Phase.INTEREST: _interest,
        Phase.MAIN: _main,
        Phase.ROUND: _round,
        Phase.FEED: _feed,
        Phase.FINAL: _final,
        Phase.OVER: _over,
    }
    found = asked[phase](state)
    if phase in AHEAD:
        found = replace(found, coming=() if state.flow.by_round else tuple(coming(state)), ending=ending(state))
    open_now = tasks(state) if state.flow.reopened else frozenset()
    again = tuple(_reopened(state, key) for key in sorted(state.flow.reopened - open_now))
    return replace(found, rule=rule_of(phase), tasks=(*again, *found.tasks))


def _reopened(state: HavreState, key: str) -> Task:
    """Return a task of an earlier phase, by what it is: do it again, or say that it was done without the app."""
    task = TaskKey.read(key)
    seat, again = task.seat, msg("le_havre-move-again")
    named = msg(f"le_havre-left-{task.kind}", round=task.round or 0, who=Player(seat)) if task.kind in LEFT else None
    moves = (ACTS.move(task.kind, task.at, seat, label=again, seat=seat),) if task.kind in DUES else ()
    row: Task = ELSEWHERE.row(key, named or owner_msg(seat or state.setup.first), seat or None, *moves)
    return row


def _tile(state: HavreState) -> Now:
    """Ask which supply tile was turned: only those that still lie face down (p. 4)."""
    who = Player(acting(state) or "")
    return Now(msg("le_havre-now-tile", who=who, turn=state.flow.turn), moves=_on_tiles("tile", state.flow))


def _on_tiles(word: str, flow: Harbour) -> tuple[Move, ...]:
    """Return a move on each supply tile that still lies face down."""
    left = ((tile, ACTS.move(word, tile, label=tile_msg(tile), place=Place.THING)) for tile in flow.tiles_left)
    return tuple(replace(move, thing=tile, pieces=TILES[tile].pair) for tile, move in left)


def _interest(state: HavreState) -> Now:
    rows = tuple(interest_task(state, seat) for seat in owing(state))
    all_pay = ACTS.move("interest", label=msg("le_havre-interest-all"), place=Place.PRIMARY)
    stuck = all(task.warn for task in rows)
    moves, awaits = (() if stuck else (all_pay,)), _short(rows) if stuck else None
    return Now(msg("le_havre-interest-title"), msg("le_havre-interest-detail"), rows, moves, awaits=awaits)


def _main(state: HavreState) -> Now:
    flow, seat = state.flow, acting(state) or ""
    supply = tuple(so_many(offer, 1) for offer in TILES[flow.tile].pair)
    by_hand = () if "offers" in state.keeps else (msg("le_havre-by-hand-supply", what=supply),)
    moves = _tracked(state, seat) if state.keeps & TRACKED else (*_plain(flow), *_beside(state, seat))
    onward = _goes_on(flow, seat)
    headline, detail = msg("le_havre-now-main", who=Player(seat)), onward or msg("le_havre-now-arrived")
    found = Now(headline, detail, (), moves, by_hand=by_hand)
    if moves[0].key.startswith("next/"):
        return replace(found, detail=msg("le_havre-now-next-tile", who=Player(_next_seat(state))))
    shelf = QUAY if any(move.place is Place.THING for move in moves) else ""
    awaits = None if any(move.place is Place.PRIMARY for move in moves) else msg("le_havre-now-awaits")
    if shelf and not onward:
        found = replace(found, headline=msg("le_havre-now-turn", who=Player(seat)))
    # What has come stands under the headline: it needs no second line to be laid out by.
    by_hand = by_hand if onward else ()
    return replace(found, brought=() if onward else brought(flow), by_hand=by_hand, shelf=shelf, awaits=awaits)


def _next_seat(state: HavreState) -> str:
    return seat_at(state.setup, state.flow.round, state.flow.turn + 1)


def _goes_on(flow: Harbour, seat: str) -> Msg | None:
    """Return what is left of an action that leads through several buildings (digest 7: harbour watch, main station)."""
    then = flow.memory.onward_of(seat)
    if not then:
        return None
    return msg("le_havre-now-onward", what=name(then[0])) if then[0] else msg("le_havre-now-onward-any")


def _plain(flow: Harbour) -> tuple[Move, ...]:
    """Return one tap to the next turn, nothing being kept; in the first round it says which tile that turns."""
    if flow.turn < flow.turns and not flow.tiles[flow.turn] and len(flow.tiles_left) > 1:
        return _on_tiles("next", flow)
    return (ACTS.move("next", label=msg("le_havre-next-confirm"), place=Place.PRIMARY),)


def _tracked(state: HavreState, seat: str) -> tuple[Move, ...]:
    """Return the moves on the seven offers, on a building, or on nothing the app keeps."""
    then = state.flow.memory.onward_of(seat)
    offers = TABLES.offers if state.keeps & {"offers", "goods", "francs"} else ()
    because = msg("le_havre-strike", who=Player(seat)) if seat in state.flow.memory.strikers else None
    label = msg("le_havre-move-use")
    use = ACTS.move("use", seat, label=label, seat=seat, thing="building", because=because)
    use = replace(use, opens="building")
    if then and then[0]:
        label = msg("le_havre-use-confirm", what=name(then[0]))
        use = ACTS.move("use", seat, then[0], label=label, place=Place.PRIMARY, seat=seat)
    onward = msg("le_havre-onward-building", who=Player(seat)) if then else None
    taken = (_on_offer(state, seat, offer, onward) for offer in offers)
    return (*taken, use, *_beside(state, seat), ACTS.move("next", label=msg("le_havre-move-other")))


def _beside(state: HavreState, seat: str) -> Iterator[Move]:
    """Yield what may be done beside the main action, before or after it: buy, sell, repay (p. 5-6, 10)."""
    if "cards" in state.keeps:
        yield button("buy", seat)
        if may_sell(state, seat) and any(unsellable(state, card) is None for card in owned(state)[seat]):
            yield button("sell", seat)
    elif "ships" in state.keeps and open_ships(state):
        yield button("get", seat, "get-ship")
    if repayable(state, seat):
        yield button("repay", seat)
    yield from entries(state)


def entries(state: HavreState, place: Place = Place.BUTTON) -> Iterator[Move]:
    """Yield what is entered once for all: the stacks as they lie, and what is printed on cards nobody knows."""
    lying = tuple(card for held in owned(state).values() for card in held)
    found = {"stacks": "stacks" in state.keeps and not state.flow.stacks}
    found["write"] = "cards" in state.keeps and bool(unread(state, *lying))
    for word, wanted in found.items():
        if wanted:
            yield ACTS.move(word, label=msg(f"le_havre-move-{word}"), place=place, seat=TABLE)


def _on_offer(state: HavreState, seat: str, offer: str, because: Msg | None) -> Move:
    """Return the move on an offer; what lies there is said with it, and why nothing can be taken."""
    thing, lies = f"offer.{offer}", stall(state, offer)
    why = because or lies.because
    take = ACTS.move("take", seat, offer, label=lies.label, place=Place.THING, seat=seat, thing=thing, because=why)
    return replace(take, n=state.ledger.get("table", thing))


def _round(state: HavreState) -> Now:
    number = state.flow.round
    primary = ACTS.move("round", label=msg("le_havre-round-confirm", round=number), place=Place.PRIMARY)
    detail = msg("le_havre-round-detail", who=owner_msg(seat_at(state.setup, number, 1)))
    rows = (replace(interest_task(state, seat), sum=msg("le_havre-mark-interest")) for seat in owing(state))
    return Now(msg("le_havre-now-round", round=number), detail, tuple(rows), (primary,))


def _feed(state: HavreState) -> Now:
    """Return the feeding of the seats in the order of the round (p. 8)."""
    flow = state.flow
    due, order = food_due(state), state.setup.clockwise(state.setup.first)
    rows = tuple(feed_task(state, seat) for seat in order) if due else ()
    label = msg("le_havre-move-close", round=flow.round + 1)
    if flow.round == flow.rounds:
        label = msg("le_havre-close-last")
    short, hand = _short(rows), tuple(_by_hand(state))
    moves = () if short else (replace(ACTS.move("close", label=label, place=Place.PRIMARY), follows=_starts(state)),)
    none = grown(state) if round_card(state.setup, flow.round).harvest else msg("le_havre-no-harvest")
    found = Now(msg("le_havre-now-feed", n=due), none, rows, moves, by_hand=hand, awaits=short)
    return replace(found, stages=tuple(stages(state, hand)))


def _short(rows: tuple[Task, ...]) -> Msg | None:
    """Return who has to settle first: a loan or a sale is never swept along."""
    short = tuple(task.label for task in rows if task.warn)
    return msg("le_havre-close-short", who=short) if short else None


def _starts(state: HavreState) -> Msg | None:
    """Return who starts the next round."""
    flow = state.flow
    if flow.round == flow.rounds:
        return None
    return msg("le_havre-round-detail", who=owner_msg(seat_at(state.setup, flow.round + 1, 1)))


def _by_hand(state: HavreState) -> Iterator[Msg]:
    card = round_card(state.setup, state.flow.round)
    if card.harvest and not reaped(state):
        yield msg("le_havre-by-hand-harvest")
    if card.builds == "ordinary" and (built := city_builds_next(state)):
        yield msg("le_havre-by-hand-built", what=name(built))
    elif card.builds:
        yield msg(f"le_havre-by-hand-{card.builds}")
    yield msg("le_havre-by-hand-ship", what=name(f"ship.{card.ship}"))


def _final(state: HavreState) -> Now:
    left = finals_left(state)
    first, rows = left[0].seat, tuple(_final_task(state, key) for key in left)
    done = ACTS.move("final", first, label=msg("le_havre-final-confirm", who=Player(first)), place=Place.PRIMARY)
    moves = () if state.keeps & TRACKED else (done,)
    return Now(msg("le_havre-now-final"), msg("le_havre-final-detail"), rows, moves)


def _final_task(state: HavreState, key: TaskKey) -> Task:
    seat = key.seat
    moves = [ACTS.move("final", seat, label=msg("le_havre-final-done"), seat=seat)]
    if state.keeps & TRACKED:
        moves += [button("take", seat), button("use", seat)]
    return Task(str(key), owner_msg(seat), seat, msg("le_havre-final-one"), tuple(moves))


def _over(state: HavreState) -> Now:
    """Return what is left before the count: each loan repaid saves two (p. 10)."""
    rows = tuple(_repay_task(seat, n) for seat in debtors(state) if (n := repayable(state, seat)))
    return Now(msg("le_havre-now-over"), msg("le_havre-over-detail"), rows)


def _repay_task(seat: str, held: int) -> Task:
    detail = msg("le_havre-repay-detail", loans=loans(held), n=CONSTANTS.penalty - CONSTANTS.repay)
    move = button("repay", seat)
    return Task(f"repay/{seat}", owner_msg(seat), seat, detail, (move,))

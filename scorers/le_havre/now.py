"""The one thing to do now, phase by phase."""

from collections.abc import Iterator
from dataclasses import replace

from scorers.core.act import Tool
from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.due import Payment, best
from scorers.core.forms import Move, Place, Task
from scorers.core.keys import TaskKey
from scorers.core.msg import Msg, Player, msg, thing_msg
from scorers.core.view import Now, Rule
from scorers.le_havre.acts.buy_and_sell import SELL_CARD
from scorers.le_havre.acts.feed import FEED
from scorers.le_havre.acts.loans import PAY_INTEREST, REPAY
from scorers.le_havre.acts.round import CLOSE_ROUND, PLAY_ROUND
from scorers.le_havre.acts.take_offer import TAKE_OFFER
from scorers.le_havre.acts.turn import PASS_TURN, TURN_TILE
from scorers.le_havre.acts.use_building import USE_BUILDING
from scorers.le_havre.dues import best_payable, feeding, interest, net_food, rate
from scorers.le_havre.flow import (
    acting,
    debtors,
    feed_key,
    finals_left,
    hungry,
    interest_key,
    owing,
    phase_of,
    seat_at,
    tasks,
)
from scorers.le_havre.holdings import Owned, city_builds_next, food_due
from scorers.le_havre.market import may_sell
from scorers.le_havre.model import Harbour, HavreState, Phase
from scorers.le_havre.printed import FRANC, LOAN, SLUG, constants, round_card, tables, tiles
from scorers.le_havre.words import loans, name, seat_msg, things, tile_msg

TRACKED = frozenset({"francs", "cards", "offers", "goods", "discs"})
"""Keeps that make a main action worth recording."""


def rule(key: str, page: str) -> Rule:
    """Return a page of the rules."""
    return Rule(key, msg(f"le_havre-rule-{key}"), msg(f"le_havre-rule-{key}-text"), page)


RULES = (
    rule("supply", "4"),
    rule("turn", "5"),
    rule("interest", "4, 10"),
    rule("feeding", "7-8, 10"),
    rule("city", "8"),
    rule("trade", "5-6"),
    rule("final", "9"),
    rule("fortune", "9"),
)
"""The pages that matter while playing."""


def rule_of(phase: Phase) -> Rule:
    """Return the page of a phase; in full it begins with what its one line says."""
    key = {Phase.TILE: "supply", Phase.INTEREST: "interest", Phase.FEED: "feeding", Phase.FINAL: "final"}.get(phase)
    key = key or ("fortune" if phase is Phase.OVER else "turn")
    found = next(rule for rule in RULES if rule.key == key)
    return replace(found, text=msg("le_havre-then", a=found.brief, b=found.text))


def now(state: HavreState, own: Owned) -> Now:
    """Return what the table waits for; what somebody has taken back comes first."""
    found = _now(state, own)
    again = state.flow.reopened - tasks(state)
    return replace(found, tasks=(*(_reopened(state, key) for key in sorted(again)), *found.tasks)) if again else found


def _reopened(state: HavreState, key: str) -> Task:
    """Return a task of an earlier phase: do it again, or say that it was done without the app."""
    task = TaskKey.read(key)
    acts: dict[str, Tool[Harbour]] = {"feed": FEED, "interest": PAY_INTEREST}
    again = (
        (acts[task.kind].move(task.at, task.seat, label=msg("le_havre-move-again"), seat=task.seat),)
        if task.kind in acts
        else ()
    )
    seat = task.seat or None
    row: Task = ELSEWHERE.row(key, seat_msg(seat or state.setup.first), seat, *again)
    return row


def _now(state: HavreState, own: Owned) -> Now:
    phase = phase_of(state)
    match phase:
        case Phase.TILE:
            return _tile(state)
        case Phase.INTEREST:
            return _interest(state, own)
        case Phase.MAIN:
            return _main(state)
        case Phase.ROUND:
            return _round(state, own)
        case Phase.FEED:
            return _feed(state, own)
        case Phase.FINAL:
            return _final(state)
        case _:
            return _over(state)


def _tile(state: HavreState) -> Now:
    """Ask which supply tile was turned: only those that still lie face down (p. 4)."""
    flow, seat = state.flow, acting(state)
    moves = tuple(TURN_TILE.move(tile, label=tile_msg(tile), place=Place.THING, thing=tile) for tile in flow.tiles_left)
    who = Player(seat or "")
    return Now(msg("le_havre-now-tile", who=who, turn=flow.turn), moves=moves, rule=rule_of(Phase.TILE))


def _interest_tasks(state: HavreState, own: Owned) -> Iterator[Task]:
    for seat in owing(state):
        payable = best_payable(interest(state, seat))
        loan = PAY_INTEREST.move(seat, "loan", label=msg("le_havre-interest-loan", who=Player(seat)), seat=seat)
        pays = PAY_INTEREST.move(seat, label=msg("le_havre-move-pay"), seat=seat)
        unknown = payable is not None and payable.guess
        moves = ((pays,) if payable is not None else ()) + ((loan,) if payable is None or unknown else ())
        moves += _may_sell(state, seat, own[seat]) if payable is None else ()
        if (state.ledger.n(seat, FRANC) or 0) >= constants().repay:
            moves += (REPAY.move(seat, label=msg("le_havre-move-repay"), seat=seat),)
        detail = msg("le_havre-interest-pays", n=rate(state, seat)) if payable else msg("le_havre-interest-cannot")
        due = interest(state, seat)
        label = seat_msg(seat)
        yield Task(interest_key(state.flow, seat), label, seat, detail, moves, due, warn=payable is None)


def _interest(state: HavreState, own: Owned) -> Now:
    rows = tuple(_interest_tasks(state, own))
    all_pay = PAY_INTEREST.move(label=msg("le_havre-interest-all"), place=Place.PRIMARY)
    moves = (all_pay,) if any(not task.warn for task in rows) else ()
    detail = msg("le_havre-interest-detail")
    return Now(msg("le_havre-interest-title"), detail, rows, moves, rule_of(Phase.INTEREST))


def _main(state: HavreState) -> Now:
    flow, seat = state.flow, acting(state) or ""
    who = Player(seat)
    by_hand = () if "offers" in state.keeps else (msg("le_havre-by-hand-supply", what=_pair(flow)),)
    moves = tuple(_tracked(state, seat)) if state.keeps & TRACKED else _plain(flow)
    detail = _goes_on(flow, seat) or msg("le_havre-now-arrived", tile=tile_msg(flow.tile))
    if moves[0].key.startswith("next/"):
        detail = msg("le_havre-now-next-tile", who=Player(seat_at(state.setup, flow.round, flow.turn + 1)))
    return Now(msg("le_havre-now-turn", who=who), detail, (), moves, rule_of(Phase.MAIN), by_hand)


def _goes_on(flow: Harbour, seat: str) -> Msg | None:
    """Return what is left of an action that leads through several buildings (digest 7: harbour watch, main station)."""
    then = flow.memory.onward_of(seat)
    if not then:
        return None
    return msg("le_havre-now-onward", what=name(then[0])) if then[0] else msg("le_havre-now-onward-any")


def _pair(flow: Harbour) -> tuple[Msg, ...]:
    return tuple(thing_msg(SLUG, offer, 1) for offer in tiles()[flow.tile].pair)


def _plain(flow: Harbour) -> tuple[Move, ...]:
    """Return one tap to the next turn, nothing being kept; in the first round it says which tile that turns."""
    left = flow.tiles_left
    if flow.turn < flow.turns and not flow.tiles[flow.turn] and len(left) > 1:
        return tuple(PASS_TURN.move(tile, label=tile_msg(tile), place=Place.THING, thing=tile) for tile in left)
    return (PASS_TURN.move(label=msg("le_havre-next-confirm"), place=Place.PRIMARY),)


def _tracked(state: HavreState, seat: str) -> Iterator[Move]:
    """Yield the moves on the seven offers, on a building, or on nothing the app keeps."""
    then = state.flow.memory.onward_of(seat)
    if state.keeps & {"offers", "goods", "francs"}:
        for offer in tables().offers:
            lies = state.ledger.n("table", f"offer.{offer}")
            label = thing_msg(SLUG, offer, lies) if lies else name(offer)
            because = msg("le_havre-nothing-there") if lies == 0 else None
            because = msg("le_havre-onward-building", who=Player(seat)) if then else because
            thing = f"offer.{offer}"
            yield TAKE_OFFER.move(seat, offer, label=label, place=Place.THING, seat=seat, thing=thing, because=because)
    because = msg("le_havre-strike", who=Player(seat)) if seat in state.flow.memory.strikers else None
    if then and then[0]:
        label = msg("le_havre-use-confirm", what=name(then[0]))
        yield USE_BUILDING.move(seat, then[0], label=label, place=Place.PRIMARY, seat=seat)
    else:
        yield USE_BUILDING.move(seat, label=msg("le_havre-move-use"), seat=seat, because=because)
    yield PASS_TURN.move(label=msg("le_havre-move-other"))


def _round(state: HavreState, own: Owned) -> Now:
    flow = state.flow
    primary = PLAY_ROUND.move(label=msg("le_havre-round-confirm", round=flow.round), place=Place.PRIMARY)
    detail = msg("le_havre-round-detail", who=seat_msg(_starts(state)))
    rows = tuple(_interest_tasks(state, own))
    return Now(msg("le_havre-now-round", round=flow.round), detail, rows, (primary,), rule_of(Phase.ROUND))


def _starts(state: HavreState) -> str:
    order = state.setup.clockwise(state.setup.first)
    return order[(state.flow.round - 1) * state.flow.turns % len(order)]


def _feed(state: HavreState, own: Owned) -> Now:
    flow, due = state.flow, food_due(state)
    open_now = hungry(state)
    rows = tuple(
        _feed_task(state, seat, own[seat]) if seat in open_now else _fed(flow, seat) for seat in _in_turn(state)
    )
    label = (
        msg("le_havre-close-last") if flow.round == flow.rounds else msg("le_havre-move-close", round=flow.round + 1)
    )
    primary = CLOSE_ROUND.move(label=label, place=Place.PRIMARY)
    moves = () if any(task.warn for task in rows) else (primary,)
    headline = msg("le_havre-now-feed", round=flow.round, n=due)
    return Now(headline, _harvest_note(state), rows, moves, rule_of(Phase.FEED), tuple(_by_hand(state)))


def _in_turn(state: HavreState) -> tuple[str, ...]:
    """Return the seats in the order of the round (p. 8)."""
    return state.setup.clockwise(state.setup.first)


def _fed(flow: Harbour, seat: str) -> Task:
    label = seat_msg(seat)
    return Task(feed_key(flow, seat), label, seat, msg("le_havre-feed-confirm"), done=True)


def _harvest_note(state: HavreState) -> Msg:
    card = round_card(state.setup, state.flow.round)
    if not card.harvest:
        return msg("le_havre-no-harvest")
    return msg("le_havre-harvest-done" if "goods" in state.keeps else "le_havre-harvest")


def _by_hand(state: HavreState) -> Iterator[Msg]:
    card = round_card(state.setup, state.flow.round)
    if card.harvest and "goods" not in state.keeps:
        yield msg("le_havre-by-hand-harvest")
    if card.builds == "ordinary" and (built := city_builds_next(state)):
        yield msg("le_havre-by-hand-built", what=name(built))
    elif card.builds:
        yield msg(f"le_havre-by-hand-{card.builds}")
    yield msg("le_havre-by-hand-ship", what=name(f"ship.{card.ship}"))


def _feed_task(state: HavreState, seat: str, held: tuple[str, ...]) -> Task:
    label, key = seat_msg(seat), feed_key(state.flow, seat)
    net = net_food(state, seat, held)
    moves: tuple[Move, ...] = (FEED.move(seat, label=msg("le_havre-move-feed"), seat=seat),) if net != 0 else ()
    if net is None:
        return Task(key, label, seat, msg("le_havre-feed-due-unknown", n=food_due(state)), moves)
    if "goods" not in state.keeps:
        return Task(key, label, seat, msg("le_havre-feed-net", n=net), moves)
    due = feeding(state, seat, net)
    payment = best(due)
    if payment.gives_up:
        moves = (FEED.move(seat, label=msg("le_havre-move-pay"), seat=seat), *_may_sell(state, seat, held))
    return Task(key, label, seat, _pays(payment, net), moves, due, warn=payment.gives_up)


def _may_sell(state: HavreState, seat: str, held: tuple[str, ...]) -> tuple[Move, ...]:
    """Return the sale by which who falls short need not borrow (p. 4, 8)."""
    return (SELL_CARD.move(seat, label=msg("le_havre-move-sell"), seat=seat),) if held and may_sell(state, seat) else ()


def _pays(payment: Payment, net: int) -> Msg:
    """Return what a seat hands in as proposed: "2 fish and 1 franc", and the loans it takes for the rest."""
    if not payment.paid:
        return msg("le_havre-feed-net", n=net)
    paid = things({part.thing: part.n for part in payment.paid if part.thing != LOAN})
    taken = things({LOAN: payment.n(LOAN)})
    if not taken:
        return msg("le_havre-feed-pays", what=paid)
    if not paid:
        return msg("le_havre-feed-borrows", loans=taken)
    return msg("le_havre-feed-pays-loans", what=paid, loans=taken)


def _final(state: HavreState) -> Now:
    left = finals_left(state)
    rows = tuple(_final_task(state, key) for key in left)
    first = left[0].seat
    primary = PASS_TURN.move(
        first, word="final", label=msg("le_havre-final-confirm", who=Player(first)), place=Place.PRIMARY
    )
    moves = () if state.keeps & TRACKED else (primary,)
    return Now(msg("le_havre-now-final"), msg("le_havre-final-detail"), rows, moves, rule_of(Phase.FINAL))


def _final_task(state: HavreState, key: TaskKey) -> Task:
    seat = key.seat
    moves = [PASS_TURN.move(seat, word="final", label=msg("le_havre-final-done"), seat=seat)]
    if state.keeps & TRACKED:
        moves += [
            TAKE_OFFER.move(seat, label=msg("le_havre-move-take"), seat=seat),
            USE_BUILDING.move(seat, label=msg("le_havre-move-use"), seat=seat),
        ]
    return Task(str(key), seat_msg(seat), seat, msg("le_havre-final-one"), tuple(moves))


def _over(state: HavreState) -> Now:
    """Return what is left before the count: each loan repaid saves two (p. 10)."""
    rows = tuple(_repay_task(state, seat) for seat in debtors(state) if state.ledger.n(seat, LOAN))
    return Now(msg("le_havre-now-over"), msg("le_havre-over-detail"), rows, (), rule_of(Phase.OVER))


def _repay_task(state: HavreState, seat: str) -> Task:
    held = state.ledger.n(seat, LOAN) or 0
    saved = constants().penalty - constants().repay
    detail = msg("le_havre-repay-detail", loans=loans(held), n=saved)
    move = REPAY.move(seat, label=msg("le_havre-move-repay"), seat=seat)
    return Task(f"repay/{seat}", seat_msg(seat), seat, detail, (move,))

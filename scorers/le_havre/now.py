"""The one thing to do now, phase by phase."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.core.api import Move, Msg, Place, Player, Task, TaskKey, msg, owner_msg
from scorers.core.display import Now, Rule, rule_page
from scorers.core.payments import Payment, best
from scorers.le_havre.acts import ACTS
from scorers.le_havre.dues import best_payable, feeding, interest, net_food, rate
from scorers.le_havre.flow import acting, debtors, feed_key, finals_left, owing, phase_of, seat_at, tasks
from scorers.le_havre.holdings import city_builds_next, food_due, owned
from scorers.le_havre.market import may_sell
from scorers.le_havre.model import Harbour, HavreState, Phase
from scorers.le_havre.printed import CONSTANTS, FRANC, LOAN, SLUG, TABLES, TILES, round_card
from scorers.le_havre.words import loans, name, so_many, things, tile_msg

TRACKED: Final = frozenset({"francs", "cards", "offers", "goods", "discs"})
"""Keeps that make a main action worth recording."""

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
    again = tuple(_reopened(state, key) for key in sorted(state.flow.reopened - tasks(state)))
    return replace(found, rule=rule_of(phase), tasks=(*again, *found.tasks))


def _reopened(state: HavreState, key: str) -> Task:
    """Return a task of an earlier phase: do it again, or say that it was done without the app."""
    task = TaskKey.read(key)
    seat, again = task.seat, msg("le_havre-move-again")
    moves = (ACTS.move(task.kind, task.at, seat, label=again, seat=seat),) if task.kind in ("feed", "interest") else ()
    row: Task = ELSEWHERE.row(key, owner_msg(seat or state.setup.first), seat or None, *moves)
    return row


def _button(word: str, seat: str, called: str = "") -> Move:
    """Return a button in the row of a seat; `called`, if not like its word."""
    return ACTS.move(word, seat, label=msg(f"le_havre-move-{called or word}"), seat=seat)


def _tile(state: HavreState) -> Now:
    """Ask which supply tile was turned: only those that still lie face down (p. 4)."""
    who = Player(acting(state) or "")
    return Now(msg("le_havre-now-tile", who=who, turn=state.flow.turn), moves=_on_tiles("tile", state.flow))


def _on_tiles(word: str, flow: Harbour) -> tuple[Move, ...]:
    """Return a move on each supply tile that still lies face down."""
    return tuple(ACTS.move(word, tile, label=tile_msg(tile), place=Place.THING, thing=tile) for tile in flow.tiles_left)


def _interest_task(state: HavreState, seat: str) -> Task:
    due = interest(state, seat)
    payable = best_payable(due)
    moves = [_button("interest", seat, "pay")] if payable else []
    if payable is None or payable.guess:
        loan = msg("le_havre-interest-loan", who=Player(seat))
        moves.append(ACTS.move("interest", seat, "loan", label=loan, seat=seat))
    if payable is None:
        moves += _sale(state, seat)
    if (state.ledger.n(seat, FRANC) or 0) >= CONSTANTS.repay:
        moves.append(_button("repay", seat))
    detail = msg("le_havre-interest-pays", n=rate(state, seat)) if payable else msg("le_havre-interest-cannot")
    return Task(due.key, owner_msg(seat), seat, detail, tuple(moves), due, warn=payable is None)


def _interest(state: HavreState) -> Now:
    rows = tuple(_interest_task(state, seat) for seat in owing(state))
    all_pay = ACTS.move("interest", label=msg("le_havre-interest-all"), place=Place.PRIMARY)
    moves = () if all(task.warn for task in rows) else (all_pay,)
    return Now(msg("le_havre-interest-title"), msg("le_havre-interest-detail"), rows, moves)


def _main(state: HavreState) -> Now:
    flow, seat = state.flow, acting(state) or ""
    supply = tuple(so_many(offer, 1) for offer in TILES[flow.tile].pair)
    by_hand = () if "offers" in state.keeps else (msg("le_havre-by-hand-supply", what=supply),)
    moves = _tracked(state, seat) if state.keeps & TRACKED else _plain(flow)
    detail = _goes_on(flow, seat) or msg("le_havre-now-arrived", tile=tile_msg(flow.tile))
    if moves[0].key.startswith("next/"):
        detail = msg("le_havre-now-next-tile", who=Player(seat_at(state.setup, flow.round, flow.turn + 1)))
    return Now(msg("le_havre-now-turn", who=Player(seat)), detail, (), moves, by_hand=by_hand)


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
    use = ACTS.move("use", seat, label=msg("le_havre-move-use"), seat=seat, because=because)
    if then and then[0]:
        label = msg("le_havre-use-confirm", what=name(then[0]))
        use = ACTS.move("use", seat, then[0], label=label, place=Place.PRIMARY, seat=seat)
    onward = msg("le_havre-onward-building", who=Player(seat)) if then else None
    taken = (_on_offer(state, seat, offer, onward) for offer in offers)
    return (*taken, use, ACTS.move("next", label=msg("le_havre-move-other")))


def _on_offer(state: HavreState, seat: str, offer: str, because: Msg | None) -> Move:
    """Return the move on an offer; what lies there is said with it, and why nothing can be taken."""
    thing = f"offer.{offer}"
    lies = state.ledger.n("table", thing)
    label = so_many(offer, lies) if lies else name(offer)
    if lies == 0:
        because = because or msg("le_havre-nothing-there")
    return ACTS.move("take", seat, offer, label=label, place=Place.THING, seat=seat, thing=thing, because=because)


def _round(state: HavreState) -> Now:
    number = state.flow.round
    primary = ACTS.move("round", label=msg("le_havre-round-confirm", round=number), place=Place.PRIMARY)
    detail = msg("le_havre-round-detail", who=owner_msg(seat_at(state.setup, number, 1)))
    rows = tuple(_interest_task(state, seat) for seat in owing(state))
    return Now(msg("le_havre-now-round", round=number), detail, rows, (primary,))


def _feed(state: HavreState) -> Now:
    """Return the feeding of the seats in the order of the round (p. 8)."""
    flow = state.flow
    rows = tuple(_feed_task(state, seat) for seat in state.setup.clockwise(state.setup.first))
    label = msg("le_havre-move-close", round=flow.round + 1)
    if flow.round == flow.rounds:
        label = msg("le_havre-close-last")
    moves = () if any(task.warn for task in rows) else (ACTS.move("close", label=label, place=Place.PRIMARY),)
    headline = msg("le_havre-now-feed", round=flow.round, n=food_due(state))
    return Now(headline, _harvest_note(state), rows, moves, by_hand=tuple(_by_hand(state)))


def _harvest_note(state: HavreState) -> Msg:
    if not round_card(state.setup, state.flow.round).harvest:
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


def _feed_task(state: HavreState, seat: str) -> Task:
    label, key, net = owner_msg(seat), feed_key(state.flow, seat), net_food(state, seat)
    if key in state.flow.done:
        return Task(key, label, seat, msg("le_havre-feed-confirm"), done=True)
    moves = [_button("feed", seat)] if net != 0 else []
    if net is None:
        return Task(key, label, seat, msg("le_havre-feed-due-unknown", n=food_due(state)), tuple(moves))
    if "goods" not in state.keeps:
        return Task(key, label, seat, msg("le_havre-feed-net", n=net), tuple(moves))
    due = feeding(state, seat, net)
    payment = best(due)
    if payment.gives_up:
        moves = [_button("feed", seat, "pay"), *_sale(state, seat)]
    return Task(key, label, seat, _pays(payment, net), tuple(moves), due, warn=payment.gives_up)


def _sale(state: HavreState, seat: str) -> tuple[Move, ...]:
    """Return the sale by which who falls short need not borrow (p. 4, 8)."""
    return (_button("sell", seat),) if owned(state)[seat] and may_sell(state, seat) else ()


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
    first, rows = left[0].seat, tuple(_final_task(state, key) for key in left)
    done = ACTS.move("final", first, label=msg("le_havre-final-confirm", who=Player(first)), place=Place.PRIMARY)
    moves = () if state.keeps & TRACKED else (done,)
    return Now(msg("le_havre-now-final"), msg("le_havre-final-detail"), rows, moves)


def _final_task(state: HavreState, key: TaskKey) -> Task:
    seat = key.seat
    moves = [ACTS.move("final", seat, label=msg("le_havre-final-done"), seat=seat)]
    if state.keeps & TRACKED:
        moves += [_button("take", seat), _button("use", seat)]
    return Task(str(key), owner_msg(seat), seat, msg("le_havre-final-one"), tuple(moves))


def _over(state: HavreState) -> Now:
    """Return what is left before the count: each loan repaid saves two (p. 10)."""
    rows = tuple(_repay_task(seat, n) for seat in debtors(state) if (n := state.ledger.n(seat, LOAN)))
    return Now(msg("le_havre-now-over"), msg("le_havre-over-detail"), rows)


def _repay_task(seat: str, held: int) -> Task:
    detail = msg("le_havre-repay-detail", loans=loans(held), n=CONSTANTS.penalty - CONSTANTS.repay)
    move = _button("repay", seat)
    return Task(f"repay/{seat}", owner_msg(seat), seat, detail, (move,))

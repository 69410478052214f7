"""Feeding, as a row for each seat or as one question for all (p. 7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.core.msg import Msg, Player
from scorers.little_town.dues import HUNGRY, TRIPLE, eaten, hungry, meal_of, prepares, proposal, sweepable
from scorers.little_town.effects import made
from scorers.little_town.flow import feed_key, feeding
from scorers.little_town.model import Meal, Town, WorkersFed, keeps_goods, workers
from scorers.little_town.printed import NUMBERS
from scorers.little_town.words import name_of, say


def fed_event(state: Town, round_: int, found: Iterable[Meal]) -> WorkersFed:
    """These seats have fed; if they are the last of the round, the next one begins with it (p. 7-8)."""
    meals = tuple(found)
    first = prepares(state, meals) if round_ == state.flow.round else None
    settles = tuple(feed_key(round_, meal.seat) for meal in meals)
    return made(state, WorkersFed, round=round_, meals=meals, prepares=first, settles=settles)


def feed(state: Town, key: str, _rest: str, answers: Answers) -> Form:
    """All who still have to feed: as shown where food is kept, else who stays hungry (p. 7)."""
    return _sweep(state, key) if keeps_goods(state) else _hungry(state, key, answers)


def _hungry(state: Town, key: str, answers: Answers) -> Form:
    """Who stays hungry? Nobody, unless the table says so; every penalty is named on the button (p. 7)."""
    given, seats = numbers(answers, "hungry"), feeding(state)
    rows = tuple(_hungry_row(state, seat, given.get(seat, 0)) for seat in seats)
    meals = tuple(Meal(seat=seat, hungry=given.get(seat, 0)) for seat in seats)
    event = fed_event(state, state.flow.round, meals)
    asks = (Amounts("hungry", say("who-hungry"), rows),)
    return Form(key, say("feed-title", n=workers(state)), asks, _confirm(meals), _then(state, event), event)


def _hungry_row(state: Town, seat: str, n: int) -> Row:
    note = hungry(n) if n else None
    return Row(seat, say("who", who=Player(seat)), n, 0, workers(state), seat=seat, thing="worker", note=note)


def _confirm(meals: tuple[Meal, ...]) -> Msg:
    """All fed, or everybody who loses points by name: nothing is swept in unsaid."""
    short = tuple(say("loses", who=Player(m.seat), n=-NUMBERS.hunger * m.hungry) for m in meals if m.hungry)
    if not short:
        return say("feed-confirm-all")
    return say("feed-confirm-some" if len(short) < len(meals) else "feed-confirm-none", who=short)


def _then(state: Town, event: WorkersFed) -> Msg | None:
    """What the same tap begins."""
    return say("then-round", round=state.flow.round + 1, who=Player(event.prepares)) if event.prepares else None


def _sweep(state: Town, key: str) -> Form:
    """Everybody as shown, except those who would lose points or sell something."""
    round_ = state.flow.round
    meals = tuple(meal_of(seat, payment) for seat, payment in sweepable(state))
    title = say("feed-title", n=workers(state))
    if not meals:
        return Form(key, title)
    event = fed_event(state, round_, meals)
    rest = len(feeding(state)) - len(meals)
    confirm = say("sweep-confirm", n=len(meals), rest=rest)
    return Form(key, title, (), confirm, _then(state, event), event)


def as_shown(state: Town, key: str, rest: str, _answers: Answers) -> Form:
    """One seat as proposed: one tap, the penalty on the button (p. 7)."""
    round_, seat = _of(rest)
    payment = proposal(state, seat, round_)
    title = say("feed-seat", who=Player(seat), n=workers(state))
    if payment is None:
        return chosen(state, key, rest, {})
    meal = meal_of(seat, payment)
    event = fed_event(state, round_, (meal,))
    return Form(key, title, (), eaten(meal), _then(state, event), event)


def chosen(state: Town, key: str, rest: str, answers: Answers) -> Form:
    """One seat, as it likes: so much of each food, coins by ruling, and who stays hungry (p. 7)."""
    round_, seat = _of(rest)
    shown = proposal(state, seat, round_)
    meal = meal_of(seat, shown) if shown else Meal(seat=seat)
    rows = _rows(state, seat, meal, numbers(answers, "meal"))
    meal = _meal(seat, rows)
    fed = sum((row.value or 0) for row in rows) == workers(state) or not keeps_goods(state)
    event = fed_event(state, round_, (meal,)) if fed else None
    total = (workers(state),) * 2 if keeps_goods(state) else None
    asks = (Amounts("meal", say("feed-seat", who=Player(seat), n=workers(state)), rows, total),)
    return Form(key, say("feed-seat", who=Player(seat), n=workers(state)), asks, eaten(meal), event=event)


def _rows(state: Town, seat: str, meal: Meal, given: Mapping[str, int]) -> tuple[Row, ...]:
    need = workers(state)
    found: list[tuple[str, int, int | None]] = []
    if keeps_goods(state):
        shown = {"fish": meal.fish or 0, "wheat": meal.wheat or 0}
        found += [(food, n, state.ledger.n(seat, food)) for food, n in shown.items()]
        if state.rulings["coins_as_food"] == "yes":
            coins = state.ledger.n(seat, "coin")
            most = None if coins is None else coins // NUMBERS.coins_per_cube
            found.append((TRIPLE, meal.coins // NUMBERS.coins_per_cube, most))
    found.append((HUNGRY, meal.hungry, need))
    return tuple(_row(name, given.get(name, n), need if most is None else min(need, most)) for name, n, most in found)


def _row(name: str, n: int, most: int) -> Row:
    symbol = {TRIPLE: "coin", HUNGRY: "worker"}.get(name, name)
    return Row(name, name_of(name), n, 0, most, thing=symbol, note=hungry(n) if name == HUNGRY and n else None)


def _meal(seat: str, rows: tuple[Row, ...]) -> Meal:
    n = {row.key: row.value for row in rows}
    coins = (n.get(TRIPLE) or 0) * NUMBERS.coins_per_cube
    return Meal(seat=seat, fish=n.get("fish"), wheat=n.get("wheat"), coins=coins, hungry=n[HUNGRY] or 0)


def _of(key: str) -> tuple[int, str]:
    """Round and seat of a feeding task: "r2/feed/s1"."""
    round_, _, seat = key.split("/")
    return int(round_[1:]), seat

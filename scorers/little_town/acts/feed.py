"""Feeding: what each seat owes, how it pays, who stays hungry, and the round that begins afterwards (p. 7-8)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

from scorers.core.act import Issues, Msgs, TaskKeys, Transfers
from scorers.core.api import TABLE, Amount, Event, Frozen, MoveKey, Msg, Player, TaskKey, Whole, impossible, known
from scorers.core.due import UNLIMITED, Due, Means, Opens, Payment, Way
from scorers.core.forms import Amounts, Answers, Form, Row, numbers
from scorers.core.payments import PaidPart, Till, as_shown, given, handed_over, judge, parts, sure
from scorers.little_town.acts.base import TownAct
from scorers.little_town.acts.next_round import round_begins
from scorers.little_town.flow import begun, feed_key, feeding, fewest, next_first, workers_home
from scorers.little_town.model import Phase, Round, Town, TownFlow, workers
from scorers.little_town.printed import NUMBERS
from scorers.little_town.words import heap, name_of, say, thing

FOOD: Final = "food"
"""The way of fish and wheat: compulsory, as far as it reaches (p. 7)."""

COINS: Final = "coins"
"""The way of three coins a cube, where this table plays so (ruling)."""

HUNGER: Final = "hunger"
"""The way of three points back a worker, when no food is left (p. 7)."""

TRIPLE: Final = "triple"
"""Three coins, standing in for one food."""

HUNGRY: Final = "hungry"
"""A worker that gets nothing."""


_SYMBOLS: Final = {**{food: food for food in NUMBERS.food}, TRIPLE: "coin", HUNGRY: "worker"}


class Meal(Frozen):
    """How one seat fed its workers (p. 7). What is not kept is not told, but the hungry are."""

    seat: str
    fish: Whole | None = None
    wheat: Whole | None = None
    coins: Whole = 0
    """Coins spent instead of food, where this table plays so."""
    hungry: Whole = 0

    @property
    def parts(self) -> tuple[PaidPart, ...]:
        """The meal as the parts of a payment."""
        found = (
            (FOOD, "fish", self.fish or 0),
            (FOOD, "wheat", self.wheat or 0),
            (COINS, TRIPLE, self.coins // NUMBERS.coins_per_cube),
            (HUNGER, HUNGRY, self.hungry),
        )
        return tuple(part for part in found if part[2])


class WorkersFed(Event):
    """Some or all have fed their workers; the last ones of a round may prepare the next with it (p. 7-8)."""

    kind: Literal["workers_fed"] = "workers_fed"
    round: Round
    meals: tuple[Meal, ...]
    prepares: str | None = None
    """Who gets the first player marker, if the next round begins with this."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Who has fed."""
        return tuple(meal.seat for meal in self.meals)


class Feed(TownAct[WorkersFed]):
    """All at once ("feed"), one seat as proposed ("fed/r2/feed/s1") or as it likes ("meal/r2/feed/s1")."""

    event, moves = WorkersFed, ("feed", "fed", "meal")

    def form(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return the form of one of its moves."""
        if move.word == "feed":
            return self._sweep(state, move) if "goods" in state.keeps else self._all(state, move, answers)
        task = TaskKey.read(move.rest)
        owed = due(state, task.seat, task.round or 0)
        shown = proposal(state, owed)
        if move.word == "fed" and shown:
            return self._fed(state, move, owed, shown)
        return self._chosen(state, move, owed, given(owed, answers, parts(shown) if shown else ()))

    def _made(self, state: Town, round_: int, meals: tuple[Meal, ...]) -> WorkersFed:
        """Return that these seats have fed; if they are the last of the round, the next one begins with it."""
        first = prepares(state, meals) if round_ == state.flow.round else None
        return self.made(state, round=round_, meals=meals, prepares=first)

    def _all(self, state: Town, move: MoveKey, answers: Answers) -> Form:
        """Return who stays hungry: nobody, unless the table says so; every penalty is named on the button."""
        told = numbers(answers, HUNGRY)
        meals = tuple(Meal(seat=seat, hungry=told.get(seat, 0)) for seat in feeding(state))
        asks = (Amounts(HUNGRY, say("who-hungry"), tuple(_hungry_row(state, meal) for meal in meals)),)
        event = self._made(state, state.flow.round, meals)
        return Form(str(move), _title(state), asks, _confirm(meals), _then(state, event), event)

    def _sweep(self, state: Town, move: MoveKey) -> Form:
        """Return everybody as shown, except those who would lose points or sell something."""
        open_ = feeding(state)
        found = as_shown(due(state, seat, state.flow.round) for seat in open_)
        meals = tuple(meal_of(state, owed, parts(payment)) for owed, payment in found)
        if not meals:
            return Form(str(move), _title(state))
        event = self._made(state, state.flow.round, meals)
        rest = [seat for seat in open_ if seat not in event.seats]
        some = rest or len(meals) == 1
        confirm = say("sweep-some", who=_named(event.seats)) if some else say("sweep-all")
        form = Form(str(move), _title(state), (), confirm, _then(state, event), event)
        return replace(form, follows=say("sweep-leaves", who=_named(rest)) if rest else None)

    def _fed(self, state: Town, move: MoveKey, owed: Due, shown: Payment) -> Form:
        """Return one seat as proposed: one tap, the penalty on the button."""
        meal = meal_of(state, owed, parts(shown))
        event = self._made(state, TaskKey.read(owed.key).round or 0, (meal,))
        confirm = say("feed-one", what=eaten(meal))
        return Form(str(move), _title(state, owed.payer), (), confirm, _then(state, event), event)

    def _chosen(self, state: Town, move: MoveKey, owed: Due, paid: tuple[PaidPart, ...]) -> Form:
        """Return one seat as it likes: so much of each food, coins by ruling, and who stays hungry."""
        need, title, meal = workers(state), _title(state, owed.payer), meal_of(state, owed, paid)
        total = (need, need) if "goods" in state.keeps else None
        till = Till(title, name_of, _note, everything=True, total=total, symbols=_SYMBOLS)
        fed = total is None or sum(n for _, _, n in paid) == need
        event = self._made(state, TaskKey.read(owed.key).round or 0, (meal,)) if fed else None
        return Form(str(move), title, till.ask(owed, paid), eaten(meal), event=event)

    def transfers(self, state: Town, event: WorkersFed) -> Transfers:
        """Yield food to the reserve, three points back for each hungry worker; then what the next round begins with."""
        for meal in event.meals:
            yield from handed_over(due(state, meal.seat, event.round), meal.parts)
        if event.prepares:
            yield from workers_home(state)

    def settles(self, _state: Town, event: WorkersFed) -> TaskKeys:
        """Yield the task of each seat."""
        for meal in event.meals:
            yield feed_key(event.round, meal.seat)

    def issues(self, state: Town, event: WorkersFed) -> Issues:
        """Yield that somebody feeds twice, with the wrong food, or while others have still to feed (LT-V13, LT-V14)."""
        if len(set(event.seats)) < len(event.meals):
            yield impossible("little_town-fed-twice")
        for meal in event.meals:
            yield from _meal_issues(state, meal, event.round)
        first = prepares(state, event.meals) if event.round == state.flow.round else None
        if event.prepares is not None and event.prepares != first:
            yield impossible("little_town-not-all-fed")

    def then(self, state: Town, event: WorkersFed) -> TownFlow:
        """Return where the play is, or the first turn of the next round where that begins with it."""
        flow = super().then(state, event)
        return begun(flow, event.prepares) if event.prepares else flow

    def label(self, event: WorkersFed) -> Msg:
        """Return who has fed, and who was short."""
        if len(event.meals) == 1:
            return say("log-fed-one", who=Player(event.meals[0].seat), what=eaten(event.meals[0]))
        short = tuple(_losses(event.meals))
        return say("log-fed-some" if short else "log-fed", round=event.round, who=short)

    def loud(self, state: Town, event: WorkersFed) -> Msgs:
        """Yield who loses points, and what begins or ends."""
        yield from _losses(event.meals)
        yield from super().loud(state, event)
        if event.prepares:
            yield round_begins(state, event.prepares)
        elif state.flow.phase is Phase.FEEDING and self.there(state, event).over:
            yield say("end-title")


def due(state: Town, seat: str, round_: int) -> Due:
    """Return one food for each worker; only when no food is left does a worker stay hungry (p. 7)."""
    key, need, ways = feed_key(round_, seat), workers(state), []
    if "goods" in state.keeps:
        ways.append(Way(FOOD, tuple(Means(food, state.ledger.get(seat, food)) for food in NUMBERS.food), need))
        if state.rulings["coins_as_food"] == "yes":
            three = NUMBERS.coins_per_cube
            triples = Means(TRIPLE, _triples(state.ledger.get(seat, "coin")), points=1, really=("coin", three))
            ways.append(Way(COINS, (triples,), opens=Opens.EXHAUSTED, gives_up=True))
    hungry = Means(HUNGRY, UNLIMITED, points=NUMBERS.hunger, really=("vp.hunger", NUMBERS.hunger))
    ways.append(Way(HUNGER, (hungry,), None if ways else need, Opens.EXHAUSTED, gives_up=True))
    return Due(key, seat, TABLE, tuple(ways))


def _triples(coins: Amount) -> Amount:
    return Amount(None if coins.n is None else coins.n // NUMBERS.coins_per_cube, exact=coins.exact)


def proposal(state: Town, owed: Due) -> Payment | None:
    """Return how a seat would feed as shown; nothing if its food is not known."""
    return sure(owed) if "goods" in state.keeps else None


def has_choice(state: Town, owed: Due) -> bool:
    """Return whether a seat could eat otherwise: of both kinds more than needed, or coins instead of points."""
    fish, wheat = (state.ledger.n(owed.payer, food) or 0 for food in NUMBERS.food)
    short = workers(state) - fish - wheat
    coins = any(means.sure for way in owed.ways if way.key == COINS for means in way.means)
    return (fish > 0 and wheat > 0 and short < 0) or (coins and short > 0)


def meal_of(state: Town, owed: Due, paid: Iterable[PaidPart]) -> Meal:
    """Return a payment as a meal."""
    n = {name: count for _, name, count in paid}
    food = {name: n.get(name, 0) for name in NUMBERS.food} if "goods" in state.keeps else {}
    coins = n.get(TRIPLE, 0) * NUMBERS.coins_per_cube
    return Meal.model_validate({"seat": owed.payer, **food, "coins": coins, "hungry": n.get(HUNGRY, 0)})


def _meal_issues(state: Town, meal: Meal, round_: int) -> Issues:
    """Yield that more stay hungry than there are workers, or although food is at hand (LT-V13)."""
    if meal.hungry > workers(state):
        yield impossible("little_town-too-many-hungry", n=workers(state))
    elif meal.coins % NUMBERS.coins_per_cube:
        yield impossible("little_town-exchange")
    elif "goods" in state.keeps:
        yield from judge(_kept(due(state, meal.seat, round_), meal), meal.parts, thing)


def _kept(owed: Due, meal: Meal) -> Due:
    """Return what is owed where the coins that were not spent are kept: nobody has to exchange them (p. 7)."""
    spent = meal.coins // NUMBERS.coins_per_cube
    return replace(owed, ways=tuple(_no_more(way, spent) if way.key == COINS else way for way in owed.ways))


def _no_more(way: Way, n: int) -> Way:
    means = (m if m.most is None else replace(m, have=known(min(m.most, n))) for m in way.means)
    return replace(way, means=tuple(means))


def prepares(state: Town, meals: Iterable[Meal]) -> str | None:
    """Return who gets the marker, if these meals end a round and the next can begin with the same tap (p. 8)."""
    lost = {meal.seat: NUMBERS.hunger * meal.hungry for meal in meals}
    if state.flow.round == NUMBERS.rounds or not set(feeding(state)) <= lost.keys():
        return None
    tied = fewest(state, lost)
    return None if tied is None else next_first(state, tied)


def eaten(meal: Meal) -> Msg:
    """Return what a meal takes: "2 fish and 1 wheat", "1 hungry: -3"."""
    food = heap({"fish": meal.fish or 0, "wheat": meal.wheat or 0, "coin": meal.coins})
    what = (*food, hungry(meal.hungry)) if meal.hungry else food
    return say("eats", what=what) if what else say("fed")


def hungry(n: int) -> Msg:
    """Return so many hungry, and what that costs (p. 7)."""
    return say("hungry", n=n, points=-NUMBERS.hunger * n)


def _named(seats: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(say("who", who=Player(seat)) for seat in seats)


def _title(state: Town, seat: str = "") -> Msg:
    n = workers(state)
    return say("feed-seat", who=Player(seat), n=n) if seat else say("feed-title", n=n)


def _hungry_row(state: Town, meal: Meal) -> Row:
    n, name = meal.hungry, say("who", who=Player(meal.seat))
    return Row(meal.seat, name, n, 0, workers(state), seat=meal.seat, thing="worker", note=_note(HUNGRY, n))


def _note(name: str, n: int) -> Msg | None:
    return hungry(n) if name == HUNGRY and n else None


def _losses(meals: Iterable[Meal]) -> Msgs:
    """Yield who loses points, and how many: nothing is swept in unsaid."""
    for meal in meals:
        if meal.hungry:
            yield say("loses", who=Player(meal.seat), n=-NUMBERS.hunger * meal.hungry)


def _confirm(meals: tuple[Meal, ...]) -> Msg:
    """Return that all are fed, or everybody who loses points by name."""
    short = tuple(_losses(meals))
    if not short:
        return say("feed-confirm-all")
    return say("feed-confirm-some" if len(short) < len(meals) else "feed-confirm-none", who=short)


def _then(state: Town, event: WorkersFed) -> Msg | None:
    """Return what the same tap begins."""
    return say("then-round", round=state.flow.round + 1, who=Player(event.prepares)) if event.prepares else None


FEED: Final = Feed()

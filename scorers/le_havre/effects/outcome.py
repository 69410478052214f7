"""What using a building comes to, while it is being answered: what is asked, given and received."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from scorers.core.api import TABLE, Issue, Msg, Player, Transfer, against, msg
from scorers.core.forms import Amounts, Answers, Ask, Pick, Row, numbers, picked
from scorers.core.payments import Due, Means, Way, best, judge
from scorers.le_havre import dues, holdings
from scorers.le_havre.cards import CARDS, Card, Effect
from scorers.le_havre.dues import NOTHING
from scorers.le_havre.faces import options, row
from scorers.le_havre.holdings import Owned
from scorers.le_havre.model import HavreState
from scorers.le_havre.printed import FUELS, GOODS
from scorers.le_havre.words import amount_msg

Heap = Mapping[str, int]
"""So many of each thing."""


@dataclass(frozen=True, slots=True)
class Use:
    """One seat in one building."""

    state: HavreState
    seat: str
    card: Card
    effect: Effect
    answers: Answers
    own: Owned
    spent: Heap = field(default_factory=dict)
    """What went for the fee: it is paid first."""

    @property
    def held(self) -> tuple[str, ...]:
        """Return the seat's own cards."""
        return self.own.get(self.seat, ())

    @property
    def goods_kept(self) -> bool:
        """Return whether goods are followed; if not, only francs are asked."""
        return "goods" in self.state.keeps

    def has(self, thing: str) -> int | None:
        """Return how many of a thing the seat has, if that is known."""
        held = self.state.ledger.n(self.seat, thing)
        return None if held is None else max(0, held - self.spent.get(thing, 0))

    @property
    def saved_energy(self) -> int:
        """Return what the wind farm saves its owner."""
        return sum(does.energy for card in self.held if card in CARDS and (does := CARDS[card].passive))

    def picked(self, ask: str, among: Iterable[str]) -> tuple[str, ...]:
        """Return what was picked of what there is: answers may be older than the table."""
        there = set(among)
        return tuple(key for key in picked(self.answers, ask) if key in there)

    def pick(self, key: str, label: Msg, among: Iterable[str], least: int = 1, most: int = 1) -> Pick:
        """Return the question which of some things, and what was picked of them."""
        things = tuple(among)
        return Pick(key, label, options(things), self.picked(key, things), least, most)

    def row(self, ask: str, thing: str, n: int | None = 0, high: int | None = None, note: Msg | None = None) -> Row:
        """Return the number of a thing, as answered or as proposed."""
        found = row(thing, numbers(self.answers, ask).get(thing, n), 0, high)
        return replace(found, note=note)

    def rows(self, ask: str, things: Iterable[str], preset: Heap = NOTHING) -> tuple[Row, ...]:
        """Return a number for each thing the seat may have, as answered or as proposed."""
        may = ((thing, self.has(thing)) for thing in things)
        return tuple(self.row(ask, thing, preset.get(thing, 0), most) for thing, most in may if most != 0)

    def proposed(self, ask: str, preset: Heap) -> Heap:
        """Return a proposal, as long as nobody has said something else."""
        return NOTHING if ask in self.answers else preset


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is asked, what the seat hands in and takes, and what stands in the way."""

    asks: tuple[Ask, ...] = ()
    gives: Heap = field(default_factory=dict)
    gets: Heap = field(default_factory=dict)
    moves: tuple[Transfer, ...] = ()
    """Cards and offers that change hands."""
    built: tuple[str, ...] = ()
    modernised: bool = False
    issues: tuple[Issue, ...] = ()
    ready: bool = True
    whole: bool = False
    """Nothing is given up and the last tap has said all: it needs no button."""
    after: tuple[Transfer, ...] = ()
    """What others get of it."""
    onward: tuple[str, ...] = ()
    """Buildings that are used next, in the same action."""
    strikers: tuple[str, ...] = ()
    """Who must take an offer in the next turn."""

    def transfers(self, seat: str) -> tuple[Transfer, ...]:
        """Return all of it: the seat gives before it takes, and what it takes can be passed on."""
        return (
            *holdings.give(seat, TABLE, self.gives),
            *self.moves,
            *holdings.give(TABLE, seat, self.gets),
            *self.after,
        )


def plus(*heaps: Heap) -> dict[str, int]:
    """Return several heaps together."""
    found: dict[str, int] = {}
    for heap in heaps:
        for thing, n in heap.items():
            found[thing] = found.get(thing, 0) + n
    return found


def times(heap: Heap, n: int) -> dict[str, int]:
    """Return so many times a heap."""
    return {thing: n * each for thing, each in heap.items()}


def heap_of(asked: Iterable[Row]) -> dict[str, int]:
    """Return the numbers of some rows."""
    return {row.key: row.value for row in asked if row.value}


def worth(heap: Heap) -> int:
    """Return what the shipping line would pay for goods (building list: Armator)."""
    return sum(GOODS[good].price * n for good, n in heap.items())


def fed(use: Use, heap: Heap) -> Outcome:
    """Return what is handed in for a heap: its food in tokens and francs, as the seat likes (p. 5).

    Proposed are the cheapest that cover it; once some of them are said, the rest makes up what is still open.
    """
    needed = heap.get("food", 0)
    rest = {thing: n for thing, n in heap.items() if thing != "food"}
    if not needed:
        return Outcome(gives=rest)
    means = dues.larder(use.state, use.seat, use.spent)
    told = numbers(use.answers, "food")
    still = needed - sum(each.worth * told.get(each.thing, 0) for each in means)
    payment = best(_food_due(use, (each for each in means if each.thing not in told), max(0, still)))
    asked = use.rows("food", (each.thing for each in means), {part.thing: part.n for part in payment.paid})
    paid = heap_of(asked)
    open_food = needed - sum(each.worth * paid.get(each.thing, 0) for each in means)
    issues = judge(_food_due(use, means, needed), (("food", *part) for part in paid.items()), amount_msg)
    ask = (Amounts("food", msg("le_havre-use-food", n=needed), asked),) if asked else ()
    return Outcome(ask, plus(rest, paid), issues=_short(use, open_food) or issues)


def _food_due(use: Use, means: Iterable[Means], needed: int) -> Due:
    return Due("food", use.seat, TABLE, (Way("food", tuple(means), needed),))


def _short(use: Use, n: int) -> tuple[Issue, ...]:
    return (against("le_havre-not-enough", who=Player(use.seat), n=n),) if n > 0 else ()


def fuelled(use: Use, outcome: Outcome, needed: int, more: Mapping[str, int] = NOTHING) -> Outcome:
    """Return an action with its energy paid from the cheapest fuel; the wind farm saves three (digest 5.2, 7.1)."""
    needed = max(0, needed - use.saved_energy)
    if not needed or not use.goods_kept:
        return outcome
    due = dues.energy(use.state, use.seat, needed, plus(outcome.gives, use.spent), more)
    proposal = {part.thing: part.n for part in best(due).paid}
    asked = use.rows("fuel", (*(good.id for good in FUELS), *more), proposal)
    burnt = heap_of(asked)
    power = sum(more.get(thing, GOODS[thing].energy) * n for thing, n in burnt.items())
    ask = (Amounts("fuel", msg("le_havre-use-fuel", n=needed), asked),) if asked else ()
    short = (against("le_havre-energy-short", n=needed - power),) if power < needed else ()
    said = short or judge(due, (("energy", *part) for part in burnt.items()), amount_msg)
    return replace(
        outcome,
        asks=(*outcome.asks, *ask),
        gives=plus(outcome.gives, burnt),
        issues=(*outcome.issues, *said),
    )

"""The effects of the buildings, one small function for each kind; the numbers are on the cards."""

from typing import Final

from scorers.core.api import Amounts, Msg, Pick, Row, against, msg, numbers, place
from scorers.le_havre import holdings, market
from scorers.le_havre.cards import Line
from scorers.le_havre.effects.outcome import Heap, Outcome, Use, fed, fuelled, heap_of, plus, times
from scorers.le_havre.faces import options, pool, row
from scorers.le_havre.printed import DISC, FRANC, FUELS, GOODS, LOAN
from scorers.le_havre.words import things

ICONS: Final = ("hammer", "fisherman")
"""What is printed on cards and counted."""


def _icons(use: Use) -> tuple[Heap, tuple[Amounts, ...]]:
    """Return own hammers, fishermen and types: counted where cards are kept, else asked."""
    effect, state = use.effect, use.state
    brings = {"hammer": effect.per_hammer or effect.any_hammer, "fisherman": effect.per_fisherman, **effect.per_type}
    wanted = [icon for icon, heap in brings.items() if heap]
    if not wanted:
        return {}, ()
    if "cards" in state.keeps:
        counts = holdings.icons(state, use.held)
        return {what: counts.get(what, 0) for what in wanted}, ()
    given = numbers(use.answers, "icons")
    asked = tuple(Row(what, _icon_msg(what), given.get(what, 0), seat=use.seat) for what in wanted)
    return heap_of(asked), (Amounts("icons", msg("le_havre-use-icons"), asked),)


def _icon_msg(what: str) -> Msg:
    return msg(f"le_havre-{what}s", n=1) if what in ICONS else msg(f"le_havre-type-{what}", n=1)


def gain(use: Use) -> Outcome:
    """Return what the stores hand out: a fixed heap, and more for icons and types."""
    effect = use.effect
    counts, asks = _icons(use)
    each = {"hammer": effect.per_hammer, "fisherman": effect.per_fisherman, **effect.per_type}
    found = plus(
        effect.gain,
        effect.any_hammer if counts.get("hammer") else {},
        *(times(heap, counts.get(icon, 0)) for icon, heap in each.items()),
    )
    return Outcome(asks if use.goods_kept or FRANC in found else (), gets=found)


def lines(use: Use) -> Outcome:
    """Exchange, each line as often as one likes up to its limit; energy for all together, rounded up (p. 10)."""
    among = [line for line in use.effect.lines if use.goods_kept or FRANC in {*line.give, *line.get, *line.bonus}]
    given = numbers(use.answers, "times")
    told: list[int] | list[None] = _most(use, among) if use.goods_kept or given else [None] * len(among)
    asked = tuple(
        Row(str(at), _line_msg(line), given.get(str(at), told[at]), high=_room(use, line), seat=use.seat)
        for at, line in enumerate(among)
    )
    done = [(line, row.value or 0) for line, row in zip(among, asked, strict=True)]
    price = fed(use, plus(*(times(line.give, n) for line, n in done)))
    gets = plus(use.effect.gain, *(_yield(line, n) for line, n in done))
    ask = (Amounts("times", msg("le_havre-use-times"), asked),) if asked else ()
    limits = ((n, _limit(use, line)) for line, n in done)
    often = (against("le_havre-too-often", n=limit) for n, limit in limits if limit is not None and n > limit)
    both = (against("le_havre-one-only"),) if use.effect.either and sum(n > 0 for _, n in done) > 1 else ()
    ready = all(row.value is not None for row in asked)
    found = Outcome((*ask, *price.asks), price.gives, gets, issues=(*price.issues, *often, *both), ready=ready)
    return fuelled(use, found, _energy(use, done))


def _line_msg(line: Line) -> Msg:
    if not line.give:
        return msg("le_havre-use-gain", get=things(line.get))
    return msg("le_havre-use-swap", give=things(line.give), get=things(line.get))


def _yield(line: Line, n: int) -> dict[str, int]:
    """Return what so many exchanges bring, subsidies rounded down (p. 10)."""
    return plus(times(line.get, n), {thing: n // every for thing, every in line.bonus.items()})


def _energy(use: Use, done: list[tuple[Line, int]]) -> int:
    """Return the energy of an action: halves are paid in full (p. 10)."""
    each = sum(-(-n * line.energy[0] // line.energy[1]) for line, n in done)
    return each + (use.effect.energy_once if any(n for _, n in done) else 0)


def _least(*limits: int | None) -> int | None:
    return min((limit for limit in limits if limit is not None), default=None)


def _limit(use: Use, line: Line) -> int | None:
    """Return how often an exchange is allowed."""
    held = ((use.has(good), n) for good, n in line.most_by.items())
    return _least(line.most, *(None if had is None else had * n for had, n in held))


def _room(use: Use, line: Line) -> int | None:
    """Return how often an exchange can be made with what is known of the goods: few times are all offered at once."""
    held = ((use.has(good), n) for good, n in line.give.items() if good != "food")
    return _least(_limit(use, line), *(None if had is None else had // n for had, n in held))


def _most(use: Use, lines: list[Line]) -> list[int]:
    """Return what most people do: all they can, line after line, with what they have; nothing for food or money."""
    left: dict[str, int] = {}
    power = _power(use) - use.effect.energy_once
    found: list[int] = []
    for line in lines:
        goods_only = line.give and not {"food", FRANC} & line.give.keys()
        if (use.effect.either and any(found)) or not goods_only or power < 0:
            found.append(0)
            continue
        can = [left.setdefault(good, use.has(good) or 0) // n for good, n in line.give.items()]
        energy, per = line.energy
        n = _least(*can, _limit(use, line), power * per // energy if energy else None) or 0
        for good, each in line.give.items():
            left[good] -= each * n
        power -= -(-n * energy // per)
        found.append(n)
    return found


def _power(use: Use) -> int:
    """All the energy a seat could come by."""
    return use.saved_energy + sum(fuel.energy * (use.has(fuel.id) or 0) for fuel in FUELS)


def steps(use: Use) -> Outcome:
    """Sell at one price for one, two or three together (building list: Stolarnia)."""
    thing, steps = use.effect.thing, use.effect.steps
    n = numbers(use.answers, "times").get(thing, use.has(thing))
    n = None if n is None else min(n, len(steps))
    ask = Amounts("times", msg("le_havre-use-sold"), (row(thing, n, 0, len(steps)),))
    return Outcome((ask,), {thing: n} if n else {}, {FRANC: steps[n - 1]} if n else {}, ready=n is not None)


def choose(use: Use) -> Outcome:
    """Take different goods from the stores: so many, and one more for each own building of a type."""
    effect = use.effect
    gets = {LOAN: effect.loans, FRANC: 0} if effect.loans else {}
    if not use.goods_kept:
        return Outcome(gets=gets)
    among = pool(effect)
    most = effect.most
    if "cards" in use.state.keeps:
        counts = holdings.icons(use.state, use.held)
        extra = sum(counts.get(type_, 0) * n for type_, n in effect.more_for.items())
        most = min(effect.most, effect.count + extra)
    if not most:
        return Outcome(gets=gets)
    chosen = use.picked("chosen", among) or (tuple(among) if len(among) <= most else ())
    ask = Pick("chosen", msg("le_havre-use-choose", n=most), options(among), chosen, most=most)
    ready, whole = len(chosen) >= min(most, len(among)), not effect.loans and len(among) > most
    return Outcome((ask,), gets=plus(gets, dict.fromkeys(chosen, 1)), ready=ready, whole=whole)


def guests(use: Use) -> Outcome:
    """Return francs for every other player in one's own buildings (building list: Centrum kultury)."""
    state, others = use.state, [s for s in use.state.setup.ids if s != use.seat]
    seen = sum(state.ledger.n(place(s, card), DISC) or 0 for s in others for card in holdings.buildings(use.held))
    n = numbers(use.answers, "guests").get("n", seen if state.keeps >= {"cards", "discs"} else None)
    ask = Amounts("guests", msg("le_havre-use-guests"), (Row("n", msg("le_havre-use-guests"), n, 0, len(others)),))
    return Outcome((ask,), gets={FRANC: use.effect.francs * (n or 0)}, ready=n is not None)


def zoo(use: Use) -> Outcome:
    """Return a third of a franc for each live animal, the sum rounded down (building list: Zoo)."""
    counts = {animal: use.has(animal) for animal in use.effect.animals}
    if None not in counts.values():
        return Outcome(gets={FRANC: sum(n or 0 for n in counts.values()) // use.effect.per})
    given = numbers(use.answers, "animals")
    asked = tuple(row(animal, given.get(animal, 0 if given else None)) for animal in use.effect.animals)
    ask = Amounts("animals", msg("le_havre-use-animals"), asked)
    return Outcome((ask,), gets={FRANC: sum(heap_of(asked).values()) // use.effect.per}, ready=bool(given))


def court(use: Use) -> Outcome:
    """Give loans back without paying (building list: Sąd rejonowy)."""
    asks, (back, francs) = market.court(use.has(LOAN) or 0, use.answers, msg("le_havre-use-way"))
    return Outcome(asks, {LOAN: back}, {FRANC: francs})


def ask(use: Use) -> Outcome:
    """Ask what changed hands by an effect nobody has modelled."""
    among = [*(GOODS if use.goods_kept else ()), FRANC]
    asked = {"given": use.rows("given", among), "got": tuple(use.row("got", thing) for thing in among)}
    asks = tuple(Amounts(key, msg(f"le_havre-use-{key}"), rows) for key, rows in asked.items() if rows)
    return Outcome(asks, heap_of(asked["given"]), heap_of(asked["got"]))


def none(_use: Use) -> Outcome:
    """Return an outcome without anything: nothing happens on entry."""
    return Outcome()


KINDS: Final = (gain, lines, steps, choose, guests, zoo, court, ask, none)

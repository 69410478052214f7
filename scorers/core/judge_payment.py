"""Whether a payment the players made is a way out of a due, and what it wastes.

The proposals of a due are the best ones; a table may pay otherwise. Whatever the rules allow goes through with a word
about what is lost; what they do not allow is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from scorers.core.due import Due, Means, Opens, Payment, Way, cheapest, weigh_way
from scorers.core.issues import Issue, against, hint, impossible
from scorers.core.msg import Msg, Player, chained

PaidPart = tuple[str, str, int]
"""(way, thing, how many)."""

Say = Callable[[str, int], Msg]
"""So many of a thing, as the game says it: `game.thing`."""


def parts(payment: Payment) -> tuple[PaidPart, ...]:
    """Return a proposal as the plain parts a person can change."""
    return tuple((part.way, part.thing, part.n) for part in payment.paid)


@dataclass(frozen=True, slots=True)
class _Step:
    """One way of the chain a payment went down: what it owed, and what was paid on it."""

    way: Way
    owed: int
    payment: Payment


def weigh(due: Due, paid: Iterable[PaidPart]) -> Payment:
    """Return what a payment comes to: worth lost, change, what is left open, points, whether it is a guess."""
    used = _tally(paid)
    steps = _steps(due, used)
    all_of_it = [weigh_way(way, _counts(way, used), 0) for way in due.ways]
    last = steps[-1].payment if steps else Payment(())
    return Payment(
        tuple(part for payment in all_of_it for part in payment.paid),
        last.over,
        last.back,
        last.open,
        sum(payment.points for payment in all_of_it),
        any(payment.gives_up for payment in all_of_it),
        any(payment.guess for payment in all_of_it),
    )


def judge(due: Due, paid: Iterable[PaidPart], say: Say) -> tuple[Issue, ...]:
    """All that speaks against a payment, and a hint about what it wastes. Nothing unknown is ever blocked."""
    used = _tally(paid)
    strange = tuple(_strange(due, used, say))
    if strange:
        return strange
    steps = _steps(due, used)
    return (
        *_not_held(due, used, say),
        *_two_ways(due, used, steps),
        *_too_soon(due, used, steps, say),
        *(tuple(_not_needed(used, steps, say)) or _wasted(steps)),
        *_too_little(due, used, steps),
    )


_Used = Mapping[tuple[str, str], int]


def _tally(paid: Iterable[PaidPart]) -> dict[tuple[str, str], int]:
    used: dict[tuple[str, str], int] = {}
    for way, thing, n in paid:
        used[way, thing] = used.get((way, thing), 0) + n
    return {key: n for key, n in used.items() if n}


def _counts(way: Way, used: _Used) -> list[int]:
    return [used.get((way.key, means.thing), 0) for means in way.means]


def _steps(due: Due, used: _Used) -> list[_Step]:
    """Return the chain the payer went down: the choice taken (or the first binding one), then the fallbacks used.

    Ways with nothing to pay with are gone past: without any food it is the coins instead that are owed.
    """
    keys = {way for way, _ in used}
    chain = (*_start(due, keys), *due.fallbacks)
    last = max((at for at, way in enumerate(chain) if way.key in keys or all(map(_is_bare, chain[:at]))), default=0)
    steps: list[_Step] = []
    owed = 0
    for at, way in enumerate(chain[: last + 1]):
        if way.amount is not None and (not at or owed > 0):
            owed = way.amount
        payment = weigh_way(way, _counts(way, used), owed)
        steps.append(_Step(way, owed, payment))
        owed = payment.open
    return steps


def _start(due: Due, keys: set[str]) -> tuple[Way, ...]:
    """Return the choice the payer took; else the first that is no mere privilege, rather one he has something for."""
    taken = [way for way in due.choices if way.key in keys]
    binding = sorted((way for way in due.choices if not way.waives), key=_is_bare)
    return tuple((taken or binding)[:1])


def _is_bare(way: Way) -> bool:
    """Return whether it is certain that there is nothing to pay with on a way."""
    return all(means.most == 0 for means in way.means)


def _strange(due: Due, used: _Used, say: Say) -> Iterator[Issue]:
    """Less than nothing, or something no way takes."""
    for (way, thing), n in used.items():
        taken = any(w.key == way and any(m.thing == thing for m in w.means) for w in due.ways)
        if not taken:
            yield impossible("core-pay-not-taken", what=say(thing, abs(n)))
        elif n < 0:
            yield impossible("core-pay-negative", what=say(thing, -n))


def _not_held(due: Due, used: _Used, say: Say) -> Iterator[Issue]:
    """More than there is."""
    for thing in dict.fromkeys(thing for _, thing in used):
        paid = sum(n for (_, t), n in used.items() if t == thing)
        limits = [means.most for way in due.ways for means in way.means if means.thing == thing]
        most = None if None in limits else max(limit or 0 for limit in limits)
        if most is not None and paid > most:
            yield impossible("core-pay-not-held", who=Player(due.payer), what=say(thing, paid - most))


def _two_ways(due: Due, used: _Used, steps: Sequence[_Step]) -> Iterator[Issue]:
    """Ways by choice exclude each other, and what a way replaces is not paid as well."""
    keys = {way for way, _ in used}
    begun = [at for at, step in enumerate(steps) if step.way.amount is not None and step.owed]
    replaced = steps[: begun[-1]] if begun else ()
    if sum(way.key in keys for way in due.choices) > 1 or any(step.payment.paid for step in replaced):
        yield against("core-pay-two-ways")


def _too_soon(due: Due, used: _Used, steps: Sequence[_Step], say: Say) -> Iterator[Issue]:
    """Yield that a fallback was used while what comes before it is still there."""
    for at, step in enumerate(steps):
        if step.way.opens is Opens.CHOICE or not step.payment.paid:
            continue
        others = [(way, way.amount or 0) for way in due.choices if not way.waives]
        before = [(earlier.way, earlier.owed) for earlier in steps[:at]]
        shut = [way for way, owed in (*others, *before) if owed and not cheapest(way.surely(), owed).open]
        carried = _carried(steps[:at]) if step.way.amount is None else []
        missing = {earlier.way.key: earlier.payment.open for earlier in steps[:at]}
        groups = [
            ([way], missing.get(way.key, way.amount or 0)) for way in due.ways if way in shut and way not in carried
        ]
        what: list[Msg] = []
        for ways, open_ in (*groups, (carried, step.owed)):
            left = [(m, m.sure - used.get((way.key, m.thing), 0)) for way in ways for m in way.means]
            what += _enough([(means, n) for means, n in left if n > 0], open_, say)
        if what:
            yield against("core-pay-first", what=tuple(what))
            return


def _enough(left: Sequence[tuple[Means, int]], missing: int, say: Say) -> list[Msg]:
    """Return what is left and has to go first: one thing or another where one is enough, else as much as is missing."""
    if missing <= 0:
        return [say(means.thing, n) for means, n in left]
    alone = [say(means.thing, need) for means, n in left if (need := -(-missing // means.worth)) <= n]
    if alone:
        return [chained("core-either", alone)]
    what = []
    for means, n in left:
        taken = min(n, -(-missing // means.worth))
        if taken > 0:
            what.append(say(means.thing, taken))
            missing -= taken * means.worth
    return what


def _carried(steps: Sequence[_Step]) -> list[Way]:
    """Return the ways a carrying-on way adds to: back to the last with an amount of its own."""
    last = max((at for at, step in enumerate(steps) if step.way.amount is not None), default=0)
    return [step.way for step in steps[last:]]


def _not_needed(used: _Used, steps: Sequence[_Step], say: Say) -> Iterator[Issue]:
    """Pieces that could be taken back: unwise where paid by choice, not allowed where only the gap may be filled."""
    for step in steps:
        excess = step.payment.back + step.payment.over
        counts = ((m, min(used.get((step.way.key, m.thing), 0), excess // m.worth)) for m in step.way.means)
        spare = [(means, n) for means, n in counts if n]
        what = tuple(say(means.thing, n) for means, n in spare)
        if step.way.opens is Opens.EXHAUSTED:
            yield from (against("core-pay-too-many", what=part) for part in what)
        elif spare:
            both = sum(means.worth * n for means, n in spare) <= excess
            yield hint("core-pay-spare", what=what if both else chained("core-either", what))


def _wasted(steps: Sequence[_Step]) -> Iterator[Issue]:
    """More than comes back, though nothing could be kept."""
    if steps and steps[-1].payment.over:
        yield hint("core-pay-over", n=steps[-1].payment.over)


def _too_little(due: Due, used: _Used, steps: Sequence[_Step]) -> Iterator[Issue]:
    """Something is still to pay; where nothing is left to pay with, the table decides."""
    still = steps[-1].payment.open if steps else 0
    if still and _used_up(due, used, steps):
        yield hint("core-pay-nothing-left", n=still)
    elif still:
        yield against("core-pay-too-little", n=still)


def _used_up(due: Due, used: _Used, steps: Sequence[_Step]) -> bool:
    """Whether nothing is left that is certainly there, on the way taken and on all that open after it."""
    ways = (*(step.way for step in steps), *due.fallbacks)
    return all(used.get((way.key, m.thing), 0) >= m.sure for way in ways for m in way.means)

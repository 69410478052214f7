"""A breakdown as it is shown: sums by category and player, and what stands behind each."""

from __future__ import annotations

from collections.abc import Iterator

from scorers.core.amount import total
from scorers.core.msg import msg
from scorers.core.score import Breakdown, Line, Rank
from scorers.core.view import Part, Standing, Why


def places(shown: Breakdown) -> tuple[Rank, ...]:
    """Everybody, the best first."""
    return shown.ranking().places


def capital(words: str) -> str:
    """Return words as they stand at the beginning of a line; a game may have them for inside a sentence."""
    return words[:1].upper() + words[1:]


def explain(shown: Breakdown, group: str, seat: str) -> Why:
    """Return a number taken apart: its one why, or the lines it is made of; without a group the total."""
    if not group:
        return _total(shown, seat)
    lines = shown.of(seat, group)
    if len(lines) == 1 and lines[0].why is not None:
        return lines[0].why
    return Why(
        title=shown.category(group),
        amount=total(line.points for line in lines),
        parts=tuple(part for line in lines for part in _parts(line)),
        rule=next((line.why.rule for line in lines if line.why and line.why.rule), None),
        page=next((line.why.page for line in lines if line.why and line.why.page), ""),
        standing=next((line.why.standing for line in lines if line.why), Standing.RULEBOOK),
    )


def _parts(line: Line) -> Iterator[Part]:
    """Yield one line, with what it was worked out from said below it; every product is a line of its own."""
    found = line.why.parts if line.why else ()
    label = line.item or line.category
    if found and all(part.times for part in found):
        yield from (Part(label, part.amount, part.detail or part.label, part.times, part.sign) for part in found)
    elif len(found) == 1:
        yield Part(label, line.points, found[0].detail, sign=found[0].sign)
    else:
        yield Part(label, line.points)


def _total(shown: Breakdown, seat: str) -> Why:
    """Return a total taken apart: the categories it is the sum of."""
    groups = [(group, shown.cell(seat, group)) for group in shown.groups()]
    parts = tuple(Part(shown.category(group), amount, sign=group) for group, amount in groups if amount is not None)
    return Why(msg("app-total"), shown.total(seat), parts, msg("app-total-rule"), standing=Standing.TYPED)

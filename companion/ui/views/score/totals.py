"""A breakdown as it is shown: sums by category and player, and what stands behind each."""

from __future__ import annotations

from collections.abc import Sequence

from scorers.core.amount import Amount, total
from scorers.core.msg import msg
from scorers.core.score import Breakdown, Line, Rank
from scorers.core.view import Part, Standing, Why


def so_far(shown: Breakdown, seat: str, groups: Sequence[str]) -> Amount:
    """Return the points of a player in the categories counted up already."""
    return total(line.points for line in shown.lines if line.seat == seat and line.group in groups)


def places(shown: Breakdown) -> tuple[Rank, ...]:
    """Everybody, the best first."""
    return shown.ranking().places


def largest(shown: Breakdown) -> int:
    """Return the most points anybody has at the end, for the length of the bars; never 0."""
    return max([1, *(shown.known(seat) for seat in shown.seats)])


def explain(shown: Breakdown, seat: str, group: str) -> Why:
    """Return a cell taken apart: its one why, or the lines it is made of."""
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


def _parts(line: Line) -> tuple[Part, ...]:
    """One line, with what it was worked out from said below it."""
    detail = line.why.parts[0].detail if line.why and len(line.why.parts) == 1 else None
    return (Part(line.item or line.category, line.points, detail),)


def explain_total(shown: Breakdown, seat: str) -> Why:
    """Return a total taken apart: the categories it is the sum of."""
    groups = [(group, shown.cell(seat, group)) for group in shown.groups()]
    parts = tuple(Part(shown.category(group), amount) for group, amount in groups if amount is not None)
    return Why(msg("app-total"), shown.total(seat), parts, msg("app-total-rule"), standing=Standing.TYPED)

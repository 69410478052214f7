"""A result as plain text, to paste wherever people talk."""

from __future__ import annotations

from companion.ui.components.words import Words
from companion.ui.views.score.totals import places
from companion.ui.views.score.verdict import amount, tie, verdict
from scorers.core.score import Breakdown, Rank


def as_text(w: Words, title: str, shown: Breakdown, *facts: str, leads: bool = False) -> str:
    """Who won, everybody's points, and where they came from."""
    ranking = shown.ranking()
    head = " · ".join(part for part in (title, *facts) if part)
    ranks = [f"{rank.place}. {_points(w, shown, rank)}" for rank in places(shown)]
    steps = [tie(w, step) for step in ranking.ties]
    return "\n".join([head, verdict(w, ranking, leads=leads), "", *ranks, *steps, "", *_categories(w, shown)])


def _points(w: Words, shown: Breakdown, rank: Rank) -> str:
    return f"{w.owner(rank.seat)}: {amount(w, rank.total, shown.known(rank.seat))}"


def _categories(w: Words, shown: Breakdown) -> list[str]:
    return [f"{w.say(shown.category(group))}: {_cells(w, shown, group)}" for group in shown.groups()]


def _cells(w: Words, shown: Breakdown, group: str) -> str:
    found = [(rank.seat, shown.cell(rank.seat, group)) for rank in places(shown)]
    return ", ".join(f"{w.owner(seat)} {amount(w, points)}" for seat, points in found if points is not None)

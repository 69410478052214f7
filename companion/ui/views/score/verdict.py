"""What a count says in words: who has won or leads, points as far as they are known, ties, remarks."""

from __future__ import annotations

import flet as ft

from companion.app.plays import EARLY
from companion.ui.components.issues import issues
from companion.ui.components.touch import Style, text
from companion.ui.components.words import Words
from companion.ui.theme import INK2
from scorers.core.amount import Amount
from scorers.core.msg import Player, SeatId, msg
from scorers.core.score import Breakdown, Ranking, TieStep


def verdict(w: Words, ranking: Ranking, *, leads: bool = False) -> str:
    """Who has won; while that can still change, who leads by what is known."""
    winners = ranking.leaders if leads else ranking.winners
    if not winners:
        return w.t("app-winner-open")
    if leads and len(winners) == len(ranking.places) > 1:
        return w.t("app-nobody-leads")
    names = tuple(msg("core-owner-seat", who=Player(SeatId(seat))) for seat in winners)
    if leads:
        return w.t("app-lead" if len(names) > 1 else "app-leads", who=names)
    return w.t("app-winners", who=names) if len(winners) > 1 else w.t("app-winner", who=Player(SeatId(winners[0])))


def amount(w: Words, points: Amount, known: int = 0) -> str:
    """Points as far as they are known; where a part is not known, what there is so far."""
    if points.n is None:
        return w.t("app-open-total", n=w.number(known))
    return w.number(points.n) if points.exact else w.t("app-at-least", n=w.number(points.n))


def short(w: Words, points: Amount, known: int | None = None) -> str:
    """Return a number in a narrow column; a question mark for what is open."""
    if points.n is None:
        return "?" if known is None else f"{w.number(known)} + ?"
    return w.amount(points)


def ties(w: Words, shown: Breakdown) -> list[ft.Control]:
    """Every step of a tie-break that was needed, and what it said."""
    return [text(tie(w, step), Style.BODY_LARGE) for step in shown.ranking().ties]


def tie(w: Words, step: TieStep) -> str:
    """Return what was compared, between whom, and whether it decided."""
    compared = tuple(
        msg("app-tie-value", who=Player(seat), n=n) for seat, n in zip(step.seats, step.values, strict=True)
    )
    return w.t("app-tie-decided" if step.decided else "app-tie-still", what=step.label, compared=compared)


def settled(w: Words, ranking: Ranking) -> str:
    """Return in short what decided among those level with the winner; nothing where the points did."""
    steps = (step for step in reversed(ranking.ties) if step.decided and {*step.seats} & {*ranking.winners})
    step = next(steps, None)
    return w.t("app-tie-by", what=step.label) if step else ""


def ended(w: Words, shown: Breakdown) -> str:
    """Return that a play was counted before its end, and where; nothing where it was not."""
    return next((w.say(note) for note in shown.notes if note.id in EARLY), "")


def remarks(w: Words, shown: Breakdown) -> list[ft.Control]:
    """Draw what the box says against it, and where the markers end; that it was counted early stands above."""
    notes = [text(w.say(note), Style.BODY_MEDIUM, INK2) for note in shown.notes if note.id not in EARLY]
    return [*issues(w, shown.issues), *notes]

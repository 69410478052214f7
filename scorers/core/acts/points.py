"""Points that no other act brings about, told by the table; and a marker that stands elsewhere than the app thinks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Literal

from scorers.core.act import Act
from scorers.core.amount import total
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answers, Form, Option, Pick, Row, numbers, picked
from scorers.core.issues import Issue, impossible
from scorers.core.keeping import LOW
from scorers.core.keys import MoveKey
from scorers.core.ledger import Transfer
from scorers.core.msg import TABLE, Msg, Player, msg, thing_msg
from scorers.core.state import F, State

OTHER = "other"
"""What points are for where nobody says more."""


class PointsGained(Event):
    """Points on the track that no other fact brings about."""

    kind: Literal["points_gained"] = "points_gained"
    seat: str
    n: int
    reason: str = OTHER


def gained(seat: str, thing: str, n: int) -> Iterator[Transfer]:
    """Yield what moves a seat so many points forward, or back."""
    if n > 0:
        yield Transfer(src=TABLE, dst=seat, thing=thing, n=n)
    elif n < 0:
        yield Transfer(src=seat, dst=TABLE, thing=thing, n=-n)


class TellPoints(Act[F, PointsGained]):
    """Points for a reason ("points/s1"), and where the marker stands ("track/s1").

    Texts: the thing each reason is kept as, "vp" for so many of any, and `<slug>-reason-<reason>`.
    """

    event = PointsGained
    moves: ClassVar[tuple[str, ...]] = ("points", "track")

    def __init__(
        self, slug: str, things: Mapping[str, str], told: tuple[str, ...], most: int, lines: tuple[str, ...] = ()
    ) -> None:
        """Take the thing of each reason, the reasons a person is asked for, and the most points told at once.

        `lines`: all the marker has moved for, where that is more than what is told.
        """
        self._slug, self._things, self._told, self._most = slug, things, told, most
        self._lines = lines or tuple(things.values())

    def form(self, state: State[Any], move: MoveKey, answers: Answers) -> Form:
        """Return the form of points for a reason, or of a marker put right."""
        return (self._track if move.word == "track" else self._points)(state, move, answers)

    def _points(self, state: State[Any], move: MoveKey, answers: Answers) -> Form:
        (seat,) = move.args
        reason = (picked(answers, "reason") or self._told)[0]
        n = numbers(answers, "n").get("n", 0)
        title = msg("core-points-title", who=Player(seat))
        options = tuple(Option(one, self._said(one)) for one in self._told)
        row = replace(
            self._row(seat, n, -self._most, self._most), label=msg("core-points-to-add"), adds=(1, 2, 3, 4, 5)
        )
        asks = (Amounts("n", title, (row,)), Pick("reason", msg("core-points-what-for"), options, (reason,)))
        event = self.made(state, seat=seat, n=n, reason=reason) if n else None
        return Form(str(move), title, asks, msg("core-points-confirm", what=self._points_of(n)), event=event)

    def _track(self, state: State[Any], move: MoveKey, answers: Answers) -> Form:
        (seat,) = move.args
        now = total(state.ledger.get(seat, line) for line in self._lines).known or 0
        n = numbers(answers, "n").get("n", now)
        title = msg("core-track-title", who=Player(seat))
        event = self.made(state, seat=seat, n=n - now) if n != now else None
        asks = (Amounts("n", title, (self._row(seat, n, LOW, None),)),)
        return Form(str(move), title, asks, msg("core-track-confirm", n=n), event=event)

    def _row(self, seat: str, n: int, low: int, high: int | None) -> Row:
        thing = self._things[OTHER]
        return Row("n", thing_msg(self._slug, thing, 2, "name"), n, low, high, seat=seat, thing=thing)

    def _points_of(self, n: int) -> Msg:
        return thing_msg(self._slug, "vp", n)

    def _said(self, reason: str) -> Msg:
        return msg(f"{self._slug}-reason-{reason}")

    def transfers(self, _state: State[Any], event: PointsGained) -> Iterator[Transfer]:
        """Yield the way of the marker."""
        yield from gained(event.seat, self._things.get(event.reason, event.reason), event.n)

    def issues(self, _state: State[Any], event: PointsGained) -> Iterator[Issue]:
        """Yield that nobody gives points for that."""
        if event.reason not in self._things:
            yield impossible("core-no-such-reason")

    def label(self, event: PointsGained) -> Msg:
        """Return who gained how many, and what for."""
        n, reason = self._points_of(event.n), self._said(event.reason)
        return msg("core-log-points", who=Player(event.seat), points=n, what=reason)

"""The closing questions, one category at a time for all players."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.components.issues import notice
from companion.ui.components.touch import Style, big_button, quiet_button, text
from companion.ui.components.words import Words
from companion.ui.state import remember
from companion.ui.views.score.fields import Pen, field
from companion.ui.views.score.tally import Tally
from scorers.core.issues import Issue, Level
from scorers.core.msg import Msg, Player, msg
from scorers.core.score import Field, Sheet

LARGE = 1.3
"""From this text size on buttons stand below one another."""

Check = Callable[[Sheet], tuple[Issue, ...]]
Done = Callable[[Tally], None]


class SheetState:
    """Where we are in the questions; the pen keeps what is typed without drawing it."""

    def __init__(
        self,
        tally: Tally,
        check: Check,
        on_done: Done,
        on_shown: Callable[[], None],
    ) -> None:
        """Begin with the first question."""
        self.pen = Pen(tally)
        self.at = 0
        self.seat = ""
        self.said: tuple[Msg, ...] = ()
        self.warned = False
        self._check, self._on_done, self._on_shown = check, on_done, on_shown

    @property
    def asked(self) -> Field | None:
        """The category being asked."""
        fields = self.pen.tally.asked
        return fields[self.at] if self.at < len(fields) else None

    def change(self, do: Callable[[Tally], Tally]) -> None:
        """Take an answer that was tapped."""
        self.pen.tally = do(self.pen.tally)
        self.said, self.warned = (), False
        self._on_shown()

    def whose(self, seat: str) -> None:
        """Pick another player's cards."""
        self.seat = seat
        self._on_shown()

    def back(self) -> None:
        """The category before."""
        self.at, self.said, self.warned = max(0, self.at - 1), (), False
        self._on_shown()

    def forth(self) -> None:
        """The next category; from the last one to the podium. Wrong numbers stay here and say why."""
        asked = self.asked
        self.said = self.pen.tally.problems(asked) if asked else ()
        if not self.said:
            self.said = tuple(issue.text for issue in self._check(self._up_to_here()) if issue.blocks)
        if self.said:
            self._on_shown()
        elif asked and self.at + 1 < len(self.pen.tally.asked):
            self.at, self.seat, self.warned = self.at + 1, "", False
            self._on_shown()
        else:
            self._end()

    def _up_to_here(self) -> Sheet:
        """The answers without those of later questions: what is wrong there is said and put right there."""
        later = {field.key for field in self.pen.tally.asked[self.at + 1 :]}
        return {key: entries for key, entries in self.pen.tally.sheet().items() if key not in later}

    def _end(self) -> None:
        """Say once what is open, then count."""
        open_ = self.pen.tally.missing()
        if open_ and not self.warned:
            self.warned = True
            self.said = tuple(_open(found, seat) for found, seat in open_)
            self._on_shown()
        else:
            self._on_done(self.pen.tally)


def _open(found: Field, seat: str | None) -> Msg:
    if seat is None:
        return msg("app-open-field", what=found.label)
    return msg("app-open-entry", what=found.label, who=Player(seat))


def use_sheet(begin: Callable[[], Tally], check: Check, on_done: Done, again: object = None) -> SheetState:
    """The questions of this screen; begun anew when `again` changes."""
    _, shown = remember(int)

    def draw() -> None:
        shown(lambda times: times + 1)

    state = ft.use_memo(lambda: SheetState(begin(), check, on_done, draw), [again])
    state._check, state._on_done = check, on_done  # noqa: SLF001 - the closures of this render
    return state


def questions(w: Words, state: SheetState) -> list[ft.Control]:
    """The category being asked: how far we are, what counts, a line per player."""
    asked = state.asked
    if asked is None:
        return [text(w.t("app-all-known"), Style.BODY_LARGE)]
    fields = state.pen.tally.asked
    head = ft.Semantics(content=text(w.say(asked.label), Style.HEADLINE_MEDIUM), header=True, heading_level=2)
    hint = [text(w.say(asked.hint), Style.BODY_LARGE, ft.Colors.ON_SURFACE_VARIANT)] if asked.hint else []
    said = [notice(w.say(one), Level.AGAINST, key=f"said/{at}") for at, one in enumerate(state.said)]
    return [
        _progress(w, state.at, len(fields)),
        head,
        *hint,
        *said,
        *field(w, asked, state.pen, state.change, state.seat, state.whose),
        ft.Container(height=16),
    ]


def _progress(w: Words, at: int, of: int) -> ft.Control:
    """Which question of how many, as words and as a row of short bars."""
    bars: list[ft.Control] = [
        ft.Container(
            height=6,
            expand=True,
            border_radius=3,
            bgcolor=ft.Colors.PRIMARY if n <= at else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        )
        for n in range(of)
    ]
    words = text(w.t("app-question-of", n=at + 1, of=of), Style.BODY_MEDIUM, ft.Colors.ON_SURFACE_VARIANT)
    return ft.Column([words, ft.Row(bars, spacing=4)], spacing=6, tight=True)


def sheet_foot(w: Words, state: SheetState) -> ft.Control:
    """On to the next category, named on the button; quietly back to the one before."""
    fields = state.pen.tally.asked
    more = state.asked is not None and state.at + 1 < len(fields)
    label = w.t("app-next-field", what=fields[state.at + 1].label) if more else w.t(_last(state))
    forth = big_button(w, label, state.forth, key="forth")
    if state.at == 0:
        return ft.Column([forth], horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)
    back = quiet_button(w, w.t("app-previous"), state.back, key="previous")
    if w.scale > LARGE:
        return ft.Column([forth, back], horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True, spacing=8)
    return ft.Row([back, ft.Container(forth, expand=True)], spacing=8)


def _last(state: SheetState) -> str:
    return "app-count-anyway" if state.warned else "app-count-up"

"""The closing questions while they are answered: where we are, what is answered. No screen, no storage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from companion.ui.components.ask_amounts import Keystroke, answered
from companion.ui.components.ask_pick import toggled
from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.core.issues import Issue
from scorers.core.msg import Msg, Player, SeatId, msg
from scorers.core.score import Breakdown
from scorers.core.sheet import NOBODY, WHOSE, Question, Sheet, SheetForm


@dataclass(frozen=True, slots=True)
class Count:
    """The count of one table: what is asked after the answers so far, what of them cannot be, what they come to."""

    ask: Callable[[Sheet], SheetForm]
    check: Callable[[Sheet], tuple[Issue, ...]]
    score: Callable[[Sheet], Breakdown]


class Counting:
    """Goes through the questions page by page. The form is asked again after every answer."""

    def __init__(
        self,
        count: Count,
        given: Sheet | None,
        on_shown: Callable[[], None],
        *,
        everything: bool = False,
    ) -> None:
        """Begin with the first question. `everything`: what is known is gone through as well."""
        self._count, self._on_shown = count, on_shown
        self.everything = everything
        self.whose = ""
        self.said: tuple[Msg, ...] = ()
        self.warned = False
        self.sums: Mapping[str, int] = {}
        """What is known of everybody's points, when the page was drawn last."""
        self.on_done: Callable[[Sheet], None] = lambda _: None
        self._take({**count.ask({}).prefilled(), **(given or {})})
        self.at = self.pages[0] if self.pages else ""
        self._add_up()

    def _show(self) -> None:
        """Draw the page anew, with the sums as they are now."""
        self._add_up()
        self._on_shown()

    def _add_up(self) -> None:
        """Add up what is answered, unless something of it cannot be."""
        answers = self.answers()
        if not any(issue.blocks for issue in self._count.check(answers)):
            found = self._count.score(answers)
            self.sums = {seat: found.known(seat) for seat in found.seats}

    def _take(self, sheet: Sheet) -> None:
        """Ask the form again: with these answers, and which pages there are if the rest is left empty."""
        self.sheet = sheet
        self.form = self._count.ask(sheet)
        rest = self._count.ask(self.form.settled(sheet))
        self.pages = tuple(question.key for question in (rest.asked if self.everything else rest.open))

    @property
    def asked(self) -> Question | None:
        """The question being asked."""
        return self.form[self.at] if self.at in self.pages else None

    @property
    def page(self) -> Form | None:
        """The question being asked as a form like every other."""
        asked = self.asked
        return self.form.page(asked, self.sheet, self.whose) if asked and asked.seats else None

    @property
    def number(self) -> int:
        """Which page this is, from 0."""
        return self.pages.index(self.at) if self.at in self.pages else 0

    def done(self, key: str) -> bool:
        """Whether nothing is left to ask of a page."""
        return key in self.sheet and not replace(self.form[key], known=self.sheet[key]).open

    @property
    def following(self) -> Question | None:
        """The question after this one."""
        after = self.pages[self.number + 1 :]
        return self.form[after[0]] if after else None

    # Answers

    def give(self, ask: str, given: Answer | Mapping[str, int | None]) -> None:
        """Take an answer as it was tapped: a row, an option, a list; what is typed comes keystroke by keystroke."""
        if ask.endswith(f"/{WHOSE}") and given != NOBODY:
            self.whose, self.said = str(given), ()
            self._show()
            return
        whole = self._whole(ask, given)
        if whole is None:
            return
        self._take(self.form.answered(self.sheet, ask, whole))
        if not isinstance(given, Keystroke):
            self.said, self.warned = (), False
            self._show()

    def _whole(self, ask: str, given: Answer | Mapping[str, int | None]) -> Answer | None:
        """Return the whole answer of an ask that is on the page now, whatever the page was when the finger set out."""
        asked = next((one for one in self.page.asks if one.key == ask), None) if self.page else None
        if isinstance(asked, Amounts) and isinstance(given, Mapping):
            return answered(asked, given)
        if isinstance(asked, Pick) and isinstance(given, str):
            return toggled(asked, given)
        return None if asked is None or isinstance(given, Mapping) else given

    def ask_everything(self) -> None:
        """Go through what is known as well."""
        self.everything = True
        self._take(self.sheet)
        self.at = self.pages[0] if self.pages else ""
        self._show()

    # From page to page

    def back(self) -> None:
        """Go back to the page before."""
        self._turn(self.pages[max(0, self.number - 1)] if self.pages else "")

    def turn_to(self, key: str) -> None:
        """Turn to any page; going on settles the one being asked."""
        if key not in self.pages or key == self.at:
            return
        if (self.pages.index(key) < self.number or self._settled()) and key in self.pages:
            self._turn(key)

    def look_at(self, seat: str) -> None:
        """Take whose number is being typed."""
        if self.whose != seat:
            self.whose = seat
            self._show()

    def forth(self) -> None:
        """Settle this page - what is left empty is none - and turn to the next; from the last one to the podium."""
        if not self._settled():
            return
        if self.asked is not None and self.following is not None:
            self._turn(self.following.key)
        else:
            self._end()

    def _settled(self) -> bool:
        """Settle the page being asked; say what of it cannot be."""
        asked = self.asked
        self.said = tuple(issue.text for issue in self._count.check(self._up_to_here()) if issue.blocks)
        if self.said:
            self._show()
            return False
        if asked is not None:
            self._take({**self.sheet, asked.key: asked.settled(self.sheet.get(asked.key, {}))})
        return True

    def _turn(self, to: str) -> None:
        self.at, self.whose, self.said, self.warned = to, "", (), False
        self._show()

    def _up_to_here(self) -> Sheet:
        """Return the answers without those of later questions: what is wrong there is said and put right there."""
        later = self.pages[self.number + 1 :]
        return {key: entries for key, entries in self.answers().items() if key not in later}

    def answers(self) -> Sheet:
        """Return the sheet without what concerns nobody any more."""
        return self.form.trimmed(self.sheet)

    def _end(self) -> None:
        """Say once what leaves a total open, then count."""
        found = self._count.score(self.answers())
        if found.open and not self.warned:
            self.warned = True
            opened = dict.fromkeys((line.category, line.seat) for line in found.open)
            self.said = tuple(msg("app-open-entry", what=what, who=Player(SeatId(seat))) for what, seat in opened)
            self._show()
        else:
            self.on_done(self.answers())

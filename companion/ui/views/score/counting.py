"""The closing questions while they are answered: where we are, what is answered. No screen, no storage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.ui.components.ask_amounts import Keystroke, answered
from companion.ui.components.ask_pick import toggled
from companion.ui.views.score.handed import Handed
from scorers.core.forms import Amounts, Answer, Form, Pick
from scorers.core.issues import Issue
from scorers.core.msg import Msg, Player, SeatId, msg
from scorers.core.questions import NOBODY, WHOSE, Question
from scorers.core.score import Breakdown
from scorers.core.sheet import Sheet, SheetForm


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
        about: tuple[str, str] = ("", ""),
    ) -> None:
        """Begin with the first question, or with what a number of the result is `about`: its category and its seat.

        `everything`: what is known is gone through as well.
        """
        self._count, self._on_shown = count, on_shown
        self.everything = everything
        self.whose = ""
        self.begun = ""
        """The line whose number is being typed: until then the first figure replaces what stands there."""
        self.base = 0
        """What the keys that add many have made of that number: what is typed after them is added to it."""
        self.minus = False
        """Whether a minus was typed before the first figure."""
        self.said: tuple[Msg, ...] = ()
        self.handed = Handed()
        self.warned = False
        self._seen: frozenset[str] = frozenset()
        self.sums: Mapping[str, int] = {}
        """What is known of everybody's points, when the page was drawn last."""
        self.on_done: Callable[[Sheet], None] = lambda _: None
        self.on_given: Callable[[], None] = lambda: None
        self._take({**count.ask({}).prefilled(), **(given or {})})
        self.at = self._page_about(*about)
        self.whose = about[1]
        self._add_up()

    def _page_about(self, group: str, seat: str) -> str:
        """Return the page of a category of the result: the first of its name, or without whose answer it changes."""
        if group in self.pages or not self.pages:
            return group if self.pages else ""
        points = self._count.score(self.sheet).cell(seat, group)
        for key in self.pages:
            others = {one: entry for one, entry in self.sheet.get(key, {}).items() if one != seat}
            if group and self._count.score({**self.sheet, key: others}).cell(seat, group) != points:
                return key
        return self.pages[0]

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
        self.on_given()

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
        asked = self.form[key]
        return key in self.sheet and not asked.lacks(self.sheet[key]) and not (asked.doubted and key not in self._seen)

    @property
    def following(self) -> Question | None:
        """The question after this one."""
        after = self.pages[self.number + 1 :]
        return self.form[after[0]] if after else None

    # Answers

    def give(self, ask: str, given: Answer | Mapping[str, int | None]) -> None:
        """Take an answer as it was tapped: a row, an option, a list; what is typed comes keystroke by keystroke."""
        if ask.endswith(f"/{WHOSE}") and given != NOBODY:
            self.whose, self.said, self.handed = str(given), (), self.handed.unsaid()
            self._show()
            return
        whole = self._whole(ask, given)
        if whole is None:
            return
        answered = self.form.answered(self.sheet, ask, whole)
        if self.asked is not None:
            entries = self.sheet.get(self.at, {})
            self.handed = self.handed.after(self.asked, entries, answered[self.at])
            answered |= {self.at: self.handed.entries}
        self._take(answered)
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
        self.begun, self.minus = "", False
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
            self._point_at()
            self._show()
            return False
        if asked is not None:
            self._seen |= {asked.key}
            self._take({**self.sheet, asked.key: asked.settled(self.sheet.get(asked.key, {}))})
        return True

    def _point_at(self) -> None:
        """Take the line of whom the first word is about, where there is one on this page."""
        named = (str(one.seat) for said in self.said for _, one in said.params if isinstance(one, Player))
        self.whose = next((seat for seat in named if self.asked and seat in self.asked.seats), self.whose)
        self.begun = ""

    def _turn(self, to: str) -> None:
        self.at, self.whose, self.begun, self.said, self.warned = to, "", "", (), False
        self.handed = Handed()
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
            self._point_at()
            self._show()
        else:
            self.on_done(self.answers())

"""What a page has of its own at a table: open sheets, half answers, ticks. None of it leaves this device."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.ui.views.table.shown import Kind, Reading, Refusal, Sheet
from scorers.core.forms import Answer
from scorers.core.msg import Msg


@dataclass
class Own:
    """What somebody has opened, answered, ticked and read here."""

    drafts: dict[str, dict[str, Answer]] = field(default_factory=dict)
    """What is half answered: by move and ask."""
    sheets: tuple[Sheet, ...] = ()
    """What is open, the one on top last."""
    ticked: frozenset[Msg] = frozenset()
    laid: frozenset[str] = frozenset()
    """The steps of the setup that are done."""
    rules: frozenset[str] = frozenset()
    """The rules that a tap has shown in full, or hidden."""
    reading: Reading = field(default_factory=Reading)
    refusal: Refusal | None = None

    @property
    def form(self) -> str | None:
        """The move whose form is on top; none where something else is, or nothing."""
        return self.sheets[-1].of if self.sheets and self.sheets[-1].kind is Kind.FORM else None

    def draft(self, move: str) -> Mapping[str, Answer]:
        """Return what has been answered of a move."""
        return self.drafts.get(move, {})

    def answer(self, move: str, ask: str, given: Answer) -> None:
        """Answer one ask of a move."""
        self.drafts[move] = {**self.drafts.get(move, {}), ask: given}

    def begin_turn(self) -> None:
        """Let go of what was half answered and ticked in the turn before; a form that is open stays."""
        self.drafts = {move: draft for move, draft in self.drafts.items() if move == self.form}
        self.ticked = frozenset()

    def open(self, sheet: Sheet, *, on_top: bool) -> None:
        """Open a sheet, alone or on top of the open one; the same again closes it."""
        if self.sheets == (sheet,):
            self.sheets = ()
        else:
            self.sheets = (*self.sheets, sheet) if on_top else (sheet,)
            self.reading = self.reading if on_top else Reading()
        self.refusal = None

    def close(self) -> None:
        """Close the sheet on top, with what was half answered in it."""
        if self.form is not None:
            self.drafts.pop(self.form, None)
        self.sheets = self.sheets[:-1]

"""The same play in the test's own head: what is pinned, what it is called, what comes after."""

from __future__ import annotations

from typing import Any

from scorers.core import core_moves
from scorers.core.events import Event
from scorers.core.forms import Answer, Answers, Form, Option, Pick, Place
from scorers.core.game import Game, apply
from scorers.core.msg import Msg, SeatId
from scorers.core.registry import game
from scorers.core.setup import Seat, Setup
from scorers.core.view import TableView
from tests.e2e.browser import Walker


class Shadow:
    """Follows a table on the screen, tap by tap; knows no game by name."""

    def __init__(self, walker: Walker, setup: Setup) -> None:
        self.walker = walker
        self.setup = setup
        self.game: Game[Any] = game(setup.slug)
        self.state = self.game.begin(setup)

    @property
    def names(self) -> dict[str, str]:
        return {seat.id: seat.name for seat in self.setup.seats}

    def said(self, message: Msg | None) -> str:
        assert message is not None
        return self.walker.say(message, self.names)

    def form(self, move: str, answers: Answers | None = None) -> Form:
        return core_moves.form(self.game, self.state, move, answers or {})

    def view(self) -> TableView:
        return self.game.view(self.state, None)

    def headline(self) -> str:
        return self.said(self.view().now.headline)

    def see_now(self, step: Event | None = None) -> None:
        """See that the screen has come as far as this, by its headline.

        Where a board lies, the bar above it says what is done and the lid who does it: there the last step is seen.
        """
        if self._is_laid():
            self.walker.see(self.undo_label(step))
        else:
            self.walker.see(self.headline())

    def _is_laid(self) -> bool:
        now, primary = self.view().now, self.view().primary
        asks = self.form(primary.key).asks if primary else ()
        laid = any(isinstance(ask, Pick) and ask.grid is not None and ask.grid.ground for ask in asks)
        return laid and any(move.place is Place.INSTEAD for move in now.moves)

    def round_words(self) -> str:
        """What the track says first: "Round 2 of 4"."""
        step = self.view().track.steps[0]
        return self.walker.t("ui-step-of", what=step.label, at=step.at or 0, of=step.of or 0)

    def undo_label(self, step: Event | None = None) -> str:
        """What the undo button says: the step it takes back, or that there is none."""
        if step is None:
            return self.walker.t("ui-nothing-to-undo")
        return self.walker.say.t("ui-undo", self.names, what=core_moves.label(self.game, step))

    def pinned(self, answers: Answers | None = None) -> tuple[str, Form]:
        """The words on the button under the thumb, and what it records."""
        move = self.view().primary
        assert move is not None
        form = self.form(move.key, answers)
        return self.said(form.confirm or move.label), form

    def press(self, answers: Answers | None = None) -> None:
        """Press it, here and there, and see that the screen has moved on alike."""
        label, form = self.pinned(answers)
        if form.event is None and answers is None:
            self.press(self.answer(form))
            return
        self.walker.tap(label)
        self.take(form)
        self.see_now(form.event)

    def answer(self, form: Form) -> Answers:
        """Answer what a form asks, the first way it offers, there as here."""
        given: dict[str, Answer] = {}
        for ask in form.asks:
            if isinstance(ask, Pick) and len(ask.chosen) < ask.least:
                chosen = [option for option in ask.options if option.because is None][: ask.least]
                for option in chosen:
                    self.walker.tap(self.called(ask, option), nth=self.nth(option))
                given[ask.key] = tuple(option.key for option in chosen)
        return given

    def called(self, ask: Pick, option: Option) -> str:
        """A cell of a board goes by letter and number first."""
        label = self.said(option.label)
        if ask.grid is None:
            return label
        row, column = divmod(ask.grid.cells.index(option.key), ask.grid.columns)
        return f"{chr(ord('A') + column)}{row + 1} {label}"

    def nth(self, option: Option) -> int:
        """Players are named twice on a table: in the strip first, in the question below it."""
        return int(self.said(option.label) in self.names.values())

    def take(self, form: Form) -> None:
        assert form.event is not None, form
        self.state = apply(self.game, self.state, form.event)

    def over(self) -> bool:
        return bool(self.state.flow.over)


def make_setup(
    walker: Walker, slug: str, players: int, *, keeps: tuple[str, ...] | None = None, first: int = 0
) -> Setup:
    """The table as the app lays it for people without names."""
    info = game(slug).info
    seats = tuple(
        Seat(id=SeatId(f"s{at}"), name=colour_name(walker, colour.id), colour=colour.id, symbol=colour.symbol)
        for at, colour in enumerate(info.colours[:players], start=1)
    )
    return Setup(
        slug=slug,
        ruleset=info.ruleset,
        seats=seats,
        first=seats[first].id,
        variant=info.variants[0],
        options={option.id: option.default for option in info.options},
        rulings={ruling.id: ruling.default for ruling in info.rulings},
        keeps=info.presets[0].keeps if keeps is None else keeps,
        values=info.values,
    )


def colour_name(walker: Walker, colour: str) -> str:
    name = walker.t(f"core-colour-{colour}")
    return name[:1].upper() + name[1:]

"""Tables of the Ford Fair for the screens: the made-up game through the real library, session and sentences."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentResource

from companion.app.hands import Hand
from companion.app.library import Library
from companion.app.session import TableSession
from companion.text import Texts
from companion.ui.components.words import Words, words_for
from scorers.core.events import Event
from scorers.core.forms import Answers
from scorers.core.setup import Setup
from tests.scorers.kernel_game import GAME, LOCALE, new_setup
from timers.clock import FakeClock


@lru_cache(maxsize=2)
def spoken(language: str) -> Texts:
    """Return the sentences of the app with those of the fair; nobody else hears them."""
    said = Texts(language)
    said._bundle.add_resource(FluentResource((LOCALE / language / "kernel.ftl").read_text(encoding="utf-8")))
    return said


def fair_words(players: int = 4, language: str = "en", scale: float = 1.0) -> Words:
    """Return the words of a table of so many."""
    return words_for(GAME.info, GAME.look, new_setup(players), spoken(language), language, scale)


class Fair:
    """A library in a folder of its own, and the tables laid out in it. The game has to be `installed`."""

    def __init__(self, folder: Path) -> None:
        """Open the folder; time stands still there."""
        self.library = Library.open(folder, FakeClock())

    def lay(self, players: int = 4, preset: str = "everything") -> TableSession:
        """Lay out a table, and sit down at it."""
        return self.laid(new_setup(players, preset=preset))

    def laid(self, setup: Setup) -> TableSession:
        """Sit down at a table of any title."""
        return TableSession(self.library, self.library.start(setup), "d-1")

    def beside(self, table: TableSession, hand: Hand | str = "d-2") -> TableSession:
        """Sit down at a table with another device."""
        return TableSession(self.library, table.live, hand)

    def close(self) -> None:
        """Close the folder."""
        self.library.close()


def play(table: TableSession, *moves: str, answers: Answers | None = None) -> None:
    """Do these moves at a table, whatever the rules say against them."""
    for move in moves:
        outcome = table.do(table.form(move, answers or {}), overrule=True)
        assert outcome.taken, (move, outcome)


def facts(table: TableSession) -> list[Event]:
    """Return what has happened at a table and was not undone."""
    return [step.event for step in table.live.table._done]


def kinds(table: TableSession) -> list[str]:
    """Return what has happened at a table, each by its kind."""
    return [event.plain()["kind"] for event in facts(table)]

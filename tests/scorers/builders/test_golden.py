"""Whole plays from files: the taps as a screen makes them, and what comes of them.

`journal_*.json` hold every event of a long play with everything kept and the state after each; after a change of the
rules that is meant, write them anew: `python -m tests.scorers.builders.test_golden`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorers.builders import GAME
from scorers.builders.model import yards
from scorers.builders.words import short_name
from scorers.core.events import Event
from scorers.core.game import apply, check
from scorers.core.setup import Setup
from tests.scorers.builders.bot import play_out
from tests.scorers.builders.playing import Playing

FOLDER = Path(__file__).parent / "golden"
PLAYS = sorted(FOLDER.glob("play_*.json"))
JOURNALS = sorted(FOLDER.glob("journal_*.json"))


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: path.stem)
def test_a_play_comes_to_its_end(path: Path) -> None:
    data = read(path)
    play = Playing.new(data["players"], tuple(data["keeps"]), first=data["first"], rulings=data.get("rulings"))
    for key, answers in data["moves"]:
        play.do(key, **{ask: tuple(keys) for ask, keys in answers.items()})
    expected = data["expected"]
    assert play.state.flow.over
    assert play.taps == expected["taps"]
    assert play.state.flow.seventeen == expected["seventeen"]
    found = play.score(data["sheet"])
    assert {seat: found.total(seat).known for seat in found.seats} == expected["totals"]
    assert list(found.ranking().winners) == expected["winners"]
    assert [note.id for note in found.notes] == expected["notes"]


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_folds_to_what_it_says(path: Path) -> None:
    data = read(path)
    state = GAME.begin(Setup.model_validate(data["setup"]))
    for n, line in enumerate(data["lines"], start=1):
        event = GAME.events.validate_python(line["event"])
        assert not [issue for issue in check(GAME, state, event) if issue.level != "hint"], f"line {n}"
        state = apply(GAME, state, event)
        assert summary(state) == line["after"], f"line {n}"
    found = GAME.projection(state)
    assert {seat: found.total(seat).known for seat in found.seats} == data["totals"]
    assert state.flow.over


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_every_finished_card_is_named_in_the_points(path: Path) -> None:
    data = read(path)
    state = GAME.begin(Setup.model_validate(data["setup"]))
    for line in data["lines"]:
        state = apply(GAME, state, GAME.events.validate_python(line["event"]))
    found = GAME.projection(state)
    for seat, yard in yards(state).items():
        finished = [short_name(card) for card in (*yard.done, *yard.machines)]
        assert finished
        assert [line.item for line in found.lines if line.seat == seat and line.item] == finished


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_is_what_the_forms_write(path: Path) -> None:
    data = read(path)
    play = Playing(GAME.begin(Setup.model_validate(data["setup"])))
    for line in data["lines"]:
        key, answers = line["tap"]
        play.do(key, **{ask: tuple(keys) for ask, keys in answers.items()})
        assert plain(play.events[-1]) == line["event"]
    assert play.taps == data["taps"]


def plain(event: Event) -> dict[str, Any]:
    return event.model_dump(mode="json", exclude_defaults=True) | {"kind": event.kind}  # type: ignore[attr-defined]


def summary(state: Any) -> dict[str, Any]:  # noqa: ANN401
    """The state in a line: whose turn, what is left of it, and what everybody has."""
    held = {
        seat: [
            state.ledger.n(seat, "coin"),
            state.ledger.n(seat, "vp"),
            len(yard.free),
            {site.card.id: list(site.missing) for site in yard.sites},
        ]
        for seat, yard in yards(state).items()
    }
    return {"turn": [state.flow.round, state.flow.seat, state.flow.actions], "seats": held}


class Taped(Playing):
    """A play that remembers every tap."""

    def do(self, key: str, **answers: Any) -> Playing:  # noqa: ANN401
        self.tape.append([key, {ask: list(keys) for ask, keys in answers.items()}])
        return super().do(key, **answers)

    @property
    def tape(self) -> list[Any]:
        found: list[Any] = self.__dict__.setdefault("_tape", [])
        return found


def write() -> None:
    """The long journals, from a play by taps alone."""
    for players, seed in ((2, 3), (3, 1), (4, 1)):
        play = Taped.dealt(players)
        play_out(play, Random(seed))
        assert isinstance(play, Taped)
        states = (*play.states[1:], play.state)
        lines = [
            {"tap": tap, "event": plain(event), "after": summary(state)}
            for tap, event, state in zip(play.tape, play.events, states, strict=True)
        ]
        found = GAME.projection(play.state)
        head = {
            "source": "played by taps alone, rules of the Polish rulebook; written by test_golden.py",
            "setup": play.state.setup.model_dump(mode="json", exclude_defaults=True),
            "taps": play.taps,
            "totals": {seat: found.total(seat).known for seat in found.seats},
        }
        text = json.dumps(head, ensure_ascii=False)[:-1] + ', "lines": [\n'
        text += ",\n".join(json.dumps(line, ensure_ascii=False) for line in lines) + "\n]}\n"
        (FOLDER / f"journal_everything_{players}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

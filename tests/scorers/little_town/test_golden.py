"""Whole games: moves and answers as a table gives them, and the lines they must come to."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorers.core.forms import Answer
from scorers.little_town import GAME
from tests.scorers.little_town.playing import Playing, setup
from tests.scorers.little_town.referee import Referee

CASES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def answer(value: object) -> Answer:
    return tuple(value) if isinstance(value, list) else value  # type: ignore[return-value]


def played(case: dict[str, Any]) -> Playing:
    agreed = {**case["setup"], "keeps": tuple(case["setup"].get("keeps", ()))}
    play = Playing(GAME.begin(setup(agreed.pop("players"), agreed.pop("keeps"), **agreed)))
    for move, answers in case["steps"]:
        play.do(move, {key: answer(value) for key, value in answers.items()})
    return play


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    play, expected = played(case), case["expected"]
    assert play.state.flow.over == bool(case["steps"])
    assert play.taps == expected["taps"]
    assert play.state.flow.first == expected["first"]
    found = GAME.projection(play.score(case["sheet"]).state)
    assert [[line.seat, line.group, line.points.n] for line in found.lines] == expected["lines"]
    ranking = found.ranking()
    assert ranking.certain
    assert [[rank.place, rank.seat, rank.total.n] for rank in ranking.places] == expected["ranking"]


@pytest.mark.parametrize("path", [path for path in CASES if "everything" in path.stem], ids=lambda path: path.stem)
def test_a_referee_agrees(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    play = played(case)
    referee = Referee.new(play.state.setup.ids, case["setup"]["options"]["side"])
    for event in play.events:
        referee.watch(event)
    assert {seat: n for _, seat, n in case["expected"]["ranking"]} == referee.final()

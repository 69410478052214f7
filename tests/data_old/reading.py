"""What a state says, told without the name of a class or field, so that what it is made of may be written anew."""

from __future__ import annotations

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from scorers.core.amount import Amount
from scorers.core.game import Game
from scorers.core.score import Breakdown
from scorers.core.state import State

AnyGame = Game[Any]
AnyState = State[Any]
Reading = dict[str, Any]

WORD = re.compile(r"[A-Za-z0-9_.]+")
MARKS = ("done", "reopened", "over")
LATER = {"pawnshop_takes": "any"}
"""Rulings nobody knew of when the journals were written, and what was played all the same."""


def where(game: AnyGame, state: AnyState) -> Reading:
    """Where the play stands and who holds what."""
    position = game.position(state)
    return {
        "position": position.key,
        "round": position.round_key,
        "over": state.flow.over,
        "finished": state.finished,
        "done": sorted(state.flow.done),
        "reopened": sorted(state.flow.reopened),
        "open": sorted(game.tasks(state)),
        "keeps": sorted(state.keeps),
        "rulings": {name: option for name, option in sorted(state.rulings.items()) if LATER.get(name) != option},
        "values": dict(sorted(state.values.items())),
        "holdings": _holdings(state),
        "remembered": sorted(_remembered(game, state)),
    }


def mark(reading: Reading) -> str:
    """A short fingerprint of a reading."""
    text = json.dumps(reading, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def whole(game: AnyGame, state: AnyState) -> Reading:
    """Everything, as it is told at the close of a round and at the end: who acts and the points as well."""
    track = game.view(state, None).track
    found = where(game, state) | {"acting": list(track.acting), "first": track.first}
    found["projection"] = _points(game.projection(state))
    if state.sheet is not None:
        score = game.score(state.setup, state.sheet, state.rulings)
        places = {rank.seat: rank.place for rank in score.ranking().places}
        found["score"] = {**_points(score), "places": dict(sorted(places.items())), "certain": score.ranking().certain}
    return found


def amount(found: Amount) -> str:
    """ "3", "3+" where it is at least so many, "?" where nobody knows."""
    if found.n is None:
        return "?"
    return f"{found.n}" if found.exact else f"{found.n}+"


def _holdings(state: AnyState) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for (owner, thing), held in sorted(state.ledger.values.items()):
        if held.n != 0:
            found[owner][thing] = amount(held)
    return dict(found)


def _points(score: Breakdown) -> Reading:
    """The points of each seat line by line, whatever the lines are called; what brings nothing is left out."""
    return {
        seat: {
            "total": amount(score.total(seat)),
            "lines": sorted(amount(line.points) for line in score.lines if line.seat == seat and line.points.n != 0),
        }
        for seat in score.seats
    }


def _remembered(game: AnyGame, state: AnyState) -> set[str]:
    """Every card, tile or good the flow speaks of, in whichever field."""
    plain = TypeAdapter[Any](type(state.flow)).dump_python(state.flow, mode="json")
    things = {name: thing.id for thing in game.info.things for name in (thing.id, thing.id.rpartition(".")[2])}
    found = (word for key, value in plain.items() if key not in MARKS for word in _words(value))
    return {things[word] for word in found if word in things}


def _words(value: object) -> Iterator[str]:
    match value:
        case str():
            yield from WORD.findall(value)
        case dict():
            for key, inner in value.items():
                yield from _words(key)
                yield from _words(inner)
        case list():
            for inner in value:
                yield from _words(inner)
        case _:
            pass

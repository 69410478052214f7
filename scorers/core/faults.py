"""What is wrong in the data of a title that no field shows by itself: names nobody gave, drawings that are none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from scorers.core.checklist import ChecklistData
from scorers.core.data import DataError, meant
from scorers.core.game_info import SEAT_SYMBOLS, GameInfo, KeepData, matches
from scorers.core.look import Look

_ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers each letter of a drawing takes at a time."""

_PART: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")

Fault = tuple[str, str]
"""(field, what is wrong with it)"""


def faults(info: GameInfo, look: Look, checklist: ChecklistData | None = None) -> Iterator[DataError]:
    """Yield everything wrong in the data of a title, each with its file and field."""
    found = {"game.json": _in_info(info, look), "look.json": _in_look(look)}
    if checklist is not None:
        found["checklist.json"] = _in_checklist(info, checklist)
    for name, of_file in found.items():
        yield from (DataError(f"games/{info.slug}/{name}", field, what) for field, what in of_file)


def is_drawing(path: str) -> bool:
    """Say whether an SVG path can be drawn.

    >>> is_drawing("M4 20 L12 4 l8 16 Z"), is_drawing("M4 20 L12"), is_drawing("20 4")
    (True, False, False)
    """
    parts = _PART.findall(path)
    if "".join(letter + numbers for letter, numbers in parts) != path or path[:1] not in {"M", "m"}:
        return False
    return all(_fits(letter.upper(), numbers) for letter, numbers in parts)


def _fits(letter: str, numbers: str) -> bool:
    """Say whether a letter is followed by as many numbers as it takes, or by several times as many."""
    n, arity = len(_NUMBER.findall(numbers)), _ARITY.get(letter, -1)
    if _NUMBER.sub("", numbers).strip():
        return False
    return n == 0 if arity == 0 else arity > 0 and n > 0 and n % arity == 0


def _in_info(info: GameInfo, look: Look) -> Iterator[Fault]:
    if not 1 <= info.players.min <= info.players.max:
        yield "players", f"from {info.players.min} to {info.players.max} is no number of players"
    if len(info.colours) < info.players.max:
        yield "colours", f"{len(info.colours)} are too few for {info.players.max} players"
    for at, colour in enumerate(info.colours):
        yield from _unknown(f"colours.{at}.symbol", "seat symbol", (colour.symbol,), SEAT_SYMBOLS)
        if not _COLOUR.fullmatch(colour.hex):
            yield f"colours.{at}.hex", f"{colour.hex!r} is no colour like '#b3372b'"
    for at, thing in enumerate(info.things):
        if thing.symbol:
            yield from _unknown(f"things.{at}.symbol", "drawing", (thing.symbol,), look.symbols)
    yield from _twice("things", (thing.id for thing in info.things))
    yield from _twice("variants", info.variants)
    yield from _in_keeps(info)
    yield from _in_choices(info)


def _in_keeps(info: GameInfo) -> Iterator[Fault]:
    keeps, things = [keep.id for keep in info.keeps], [thing.id for thing in info.things]
    yield from _twice("keeps", keeps)
    yield from _twice("presets", (preset.id for preset in info.presets))
    for at, keep in enumerate(info.keeps):
        yield from _unfollowed(f"keeps.{at}.things", keep, things)
        yield from _unknown(f"keeps.{at}.needs", "keep", keep.needs, keeps)
        yield from _unknown(f"keeps.{at}.asked", "thing", keep.asked or (), things)
    for at, preset in enumerate(info.presets):
        yield from _unknown(f"presets.{at}.keeps", "keep", preset.keeps, keeps)
        needed = dict.fromkeys(need for keep in info.keeps if keep.id in preset.keeps for need in keep.needs)
        lacking = [need for need in needed if need not in preset.keeps]
        yield from ((f"presets.{at}.keeps", f"{need!r} is needed as well") for need in lacking)


def _unfollowed(field: str, keep: KeepData, things: list[str]) -> Iterator[Fault]:
    for pattern in keep.things:
        if not any(matches(thing, pattern) for thing in things):
            yield field, f"there is no thing {pattern!r}{meant(pattern, things)}"


def _in_choices(info: GameInfo) -> Iterator[Fault]:
    for name, choices in (("rulings", info.rulings), ("options", info.options)):
        yield from _twice(name, (choice.id for choice in choices))
        for at, choice in enumerate(choices):
            yield from _unknown(f"{name}.{at}.default", "answer", (choice.default,), choice.options)


def _in_look(look: Look) -> Iterator[Fault]:
    drawings = {"emblem": look.emblem, **{f"symbols.{name}": paths for name, paths in look.symbols.items()}}
    for field, paths in drawings.items():
        bad = (at for at, path in enumerate(paths) if not is_drawing(path))
        yield from ((f"{field}.{at}", "is no drawing: a path begins with M, each letter has its numbers") for at in bad)
    for field, colour in _colours(look):
        if not _COLOUR.fullmatch(colour):
            yield field, f"{colour!r} is no colour like '#b3372b'"
    yield from _unknown("pieces", "drawing", look.pieces, look.symbols)


def _colours(look: Look) -> Iterator[tuple[str, str]]:
    """Yield every colour of a look with the place where it stands."""
    for name, piece in look.pieces.items():
        yield from ((f"pieces.{name}.{part}", colour) for part, colour in piece if part != "cut")
    own = look.colours
    if own is not None:
        yield from (("colours.lid_ink", own.lid_ink), ("colours.lid_ink2", own.lid_ink2))
        for light in ("light", "dark"):
            yield from ((f"colours.{light}.{role}", colour) for role, colour in getattr(own, light))


def _in_checklist(info: GameInfo, checklist: ChecklistData) -> Iterator[Fault]:
    for at, group in enumerate(checklist.groups):
        for n, step in enumerate(group.steps):
            yield from _unknown(f"groups.{at}.steps.{n}.variants", "variant", step.variants, info.variants)
            answers = [f"{option.id}={answer}" for option in info.options for answer in option.options]
            chosen = (f"{option}={answer}" for option, answer in step.options.items())
            yield from _unknown(f"groups.{at}.steps.{n}.options", "option", chosen, answers)
            strange = [players for players in step.players if not info.players.min <= players <= info.players.max]
            yield from ((f"groups.{at}.steps.{n}.players", f"nobody plays with {players}") for players in strange)


def _unknown(field: str, what: str, given: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    names = tuple(known)
    for name in given:
        if name not in names:
            yield field, f"there is no {what} {name!r}{meant(name, names)}"


def _twice(field: str, names: Iterable[str]) -> Iterator[Fault]:
    yield from ((field, f"{name!r} stands there twice") for name, n in Counter(names).items() if n > 1)

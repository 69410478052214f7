"""Which games there are: every package beside `core` that offers a `GAME`."""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any

import scorers
from scorers.core.checklist import ChecklistData
from scorers.core.data import load
from scorers.core.faults import faults
from scorers.core.game import Game
from scorers.core.issues import CompanionError


class UnknownGameError(CompanionError):
    """Nobody knows a game of that name."""


class BrokenGameError(CompanionError):
    """A title cannot be imported; names it and what went wrong."""


@lru_cache(maxsize=1)
def slugs() -> tuple[str, ...]:
    """Return the games found, in alphabetical order."""
    found = (m.name for m in pkgutil.iter_modules(scorers.__path__) if m.ispkg and m.name != "core")
    return tuple(sorted(name for name in found if not name.startswith("_")))


@dataclass(frozen=True)
class Shelf:
    """Every title that can be played, and what is wrong with the others."""

    games: tuple[Game[Any], ...]
    broken: tuple[CompanionError, ...]


@lru_cache(maxsize=1)
def shelf() -> Shelf:
    """Return all titles; a broken one costs nobody else anything."""
    games, broken = [], []
    for slug in slugs():
        try:
            games.append(game(slug))
        except CompanionError as error:
            broken.append(error)
    return Shelf(tuple(games), tuple(broken))


@lru_cache(maxsize=32)
def game(slug: str) -> Game[Any]:
    """Return the title of that name, or raise what is wrong with it."""
    if slug not in slugs():
        raise UnknownGameError(f"no game {slug!r}; there are: {', '.join(slugs())}")
    found = _offered(slug)
    checklist = None if found.laid_out else load(slug, "checklist.json", ChecklistData)
    for fault in faults(found.info, found.look, checklist):
        raise fault
    return found


def _offered(slug: str) -> Game[Any]:
    """Import a title; whatever goes wrong in it is named in one line, and kept as the cause."""
    try:
        found: Game[Any] | None = getattr(import_module(f"scorers.{slug}"), "GAME", None)
    except CompanionError:
        raise
    except Exception as error:
        raise BrokenGameError(f"scorers.{slug}: {type(error).__name__}: {error}") from error
    if found is None:
        raise UnknownGameError(f"scorers.{slug} offers no GAME")
    return found

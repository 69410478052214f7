"""Which games there are: every package beside `core` that offers a `GAME`."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from typing import Any

import scorers
from scorers.core.game import Game
from scorers.core.issues import CompanionError


class UnknownGameError(CompanionError):
    """Nobody knows a game of that name."""


@lru_cache(maxsize=1)
def slugs() -> tuple[str, ...]:
    """Return the games found, in alphabetical order."""
    found = (m.name for m in pkgutil.iter_modules(scorers.__path__) if m.ispkg and m.name != "core")
    return tuple(sorted(name for name in found if not name.startswith("_")))


@lru_cache(maxsize=32)
def game(slug: str) -> Game[Any]:
    """Return the game of that name."""
    if slug not in slugs():
        raise UnknownGameError(f"no game {slug!r}; there are: {', '.join(slugs())}")
    found: Game[Any] | None = getattr(import_module(f"scorers.{slug}"), "GAME", None)
    if found is None:
        raise UnknownGameError(f"scorers.{slug} offers no GAME")
    return found

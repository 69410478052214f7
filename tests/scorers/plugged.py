"""Show a made-up game to an app that finds its games and sentences by itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.runtime import FluentResource

import scorers
from companion.text import texts
from scorers.core import registry


@contextmanager
def plugged(folder: Path, slug: str) -> Iterator[None]:
    """Let the registry know the game in `folder/plug`, and both languages its words, until the block is left."""
    plug = str(folder / "plug")
    scorers.__path__.append(plug)
    _forget()
    for language in ("en", "pl"):
        speak(folder, slug, language)
    try:
        yield
    finally:
        scorers.__path__.remove(plug)
        sys.modules.pop(f"scorers.{slug}", None)
        _forget()
        texts.cache_clear()


def speak(folder: Path, slug: str, language: str) -> None:
    """Teach the sentences of a language the words of a game: `folder/locale/<language>/<slug>.ftl`."""
    words = (folder / "locale" / language / f"{slug}.ftl").read_text(encoding="utf-8")
    texts(language)._bundle.add_resource(FluentResource(words), allow_overrides=True)


def _forget() -> None:
    registry.slugs.cache_clear()
    registry.game.cache_clear()
    registry.shelf.cache_clear()

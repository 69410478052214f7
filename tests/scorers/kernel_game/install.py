"""Show the kernel game to an app that finds its games and sentences by itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource

import scorers
from companion.text import texts
from scorers.core import registry

HERE: Final = Path(__file__).resolve().parent
LOCALE: Final = HERE / "locale"
"""`<language>/kernel.ftl`, to be read beside the app's own files."""
PLUG: Final = str(HERE / "plug")


@contextmanager
def installed() -> Iterator[None]:
    """The registry knows the game "kernel", and both languages its words, until the block is left."""
    scorers.__path__.append(PLUG)
    _forget()
    for language in ("en", "pl"):
        speak(language)
    try:
        yield
    finally:
        scorers.__path__.remove(PLUG)
        sys.modules.pop("scorers.kernel", None)
        _forget()
        texts.cache_clear()


def speak(language: str) -> None:
    """Teach the sentences of a language the words of the kernel game."""
    words = (LOCALE / language / "kernel.ftl").read_text(encoding="utf-8")
    texts(language)._bundle.add_resource(FluentResource(words), allow_overrides=True)


def _forget() -> None:
    registry.slugs.cache_clear()
    registry.game.cache_clear()
    registry.shelf.cache_clear()

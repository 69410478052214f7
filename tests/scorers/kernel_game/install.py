"""Show the kernel game to an app that finds its games and sentences by itself."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from tests.scorers import plugged

HERE: Final = Path(__file__).resolve().parent
LOCALE: Final = HERE / "locale"
"""`<language>/kernel.ftl`, to be read beside the app's own files."""


def installed() -> AbstractContextManager[None]:
    """The registry knows the game "kernel", and both languages its words, until the block is left."""
    return plugged.plugged(HERE, "kernel")


def speak(language: str) -> None:
    """Teach the sentences of a language the words of the kernel game."""
    plugged.speak(HERE, "kernel", language)

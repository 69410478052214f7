"""Names that travel as text: of moves ("take/s1/fish") and of tasks ("r7/feed/s3"), put together and taken apart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_AT: Final = re.compile(r"r(\d+)(?:t\d+)?")


@dataclass(frozen=True, slots=True)
class MoveKey:
    """The name of a move: the word of its act, and what it is about.

    >>> MoveKey.read("take/s1/fish")
    MoveKey(word='take', args=('s1', 'fish'))
    >>> str(MoveKey("next"))
    'next'
    """

    word: str
    args: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> MoveKey:
        """Take the name of a move apart."""
        word, *args = text.split("/")
        return cls(word, tuple(args))

    def __str__(self) -> str:
        """Return the name as moves and forms carry it."""
        return "/".join((self.word, *self.args))

    @property
    def rest(self) -> str:
        """What stands behind the word, as one text: the task of "elsewhere/r3/feed/s1"."""
        return "/".join(self.args)


@dataclass(frozen=True, slots=True)
class TaskKey:
    """The name of a task: where in the play it belongs, what kind it is, and whom or what it concerns.

    >>> TaskKey.read("r7t2/main")
    TaskKey(kind='main', args=(), at='r7t2')
    >>> TaskKey.read("r7/feed/s3").round
    7
    >>> str(TaskKey("final", ("s1", "2")))
    'final/s1/2'
    """

    kind: str
    args: tuple[str, ...] = ()
    at: str = ""
    """The round, or the turn of it: "r7", "r7t2"; empty for a task that belongs to none."""

    @classmethod
    def read(cls, text: str) -> TaskKey:
        """Take the name of a task apart."""
        first, *rest = text.split("/")
        if rest and _AT.fullmatch(first):
            return cls(rest[0], tuple(rest[1:]), first)
        return cls(first, tuple(rest))

    @classmethod
    def of_round(cls, number: int, kind: str, *args: str) -> TaskKey:
        """Name a task of a round: `TaskKey.of_round(7, "feed", "s3")`."""
        return cls(kind, args, f"r{number}")

    def __str__(self) -> str:
        """Return the name as facts and states carry it."""
        return "/".join(filter(None, (self.at, self.kind, *self.args)))

    @property
    def round(self) -> int | None:
        """The round it belongs to."""
        found = _AT.fullmatch(self.at)
        return int(found[1]) if found else None

    @property
    def seat(self) -> str:
        """Whom it concerns, where that stands first in it."""
        return self.args[0] if self.args else ""

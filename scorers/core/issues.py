"""Why something cannot be, is not allowed, or deserves a word."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorers.core.msg import Msg, Param, msg


class Level(StrEnum):
    """How much an issue weighs."""

    IMPOSSIBLE = "impossible"
    """Cannot have happened at any table; never recorded."""
    AGAINST = "against"
    """Against the rules; refused, but the table may say that it happened anyway."""
    HINT = "hint"
    """Only speaks."""


@dataclass(frozen=True, slots=True)
class Issue:
    """One reason, by its stable code; `text` says it to a person."""

    code: str
    level: Level
    text: Msg

    @property
    def blocks(self) -> bool:
        """Whether nothing can be recorded while this stands."""
        return self.level is Level.IMPOSSIBLE


def impossible(code: str, /, **params: Param) -> Issue:
    """Return an issue nothing can overrule."""
    return Issue(code, Level.IMPOSSIBLE, msg(code, **params))


def against(code: str, /, **params: Param) -> Issue:
    """Return a broken rule, which the table may let stand."""
    return Issue(code, Level.AGAINST, msg(code, **params))


def hint(code: str, /, **params: Param) -> Issue:
    """Return a friendly word."""
    return Issue(code, Level.HINT, msg(code, **params))


class CompanionError(Exception):
    """Anything that went wrong and has a sentence for the person."""


class RuleViolation(CompanionError, ValueError):
    """An event that cannot be taken; carries its issues."""

    def __init__(self, *issues: Issue) -> None:
        """Keep all the reasons, not only the first."""
        super().__init__(", ".join(issue.code for issue in issues))
        self.issues = issues

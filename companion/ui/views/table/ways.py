"""Where the table screen leads to."""

from __future__ import annotations

from enum import StrEnum


class Go(StrEnum):
    """A way out of the table."""

    HOME = "home"
    SCORE = "score"
    """The points so far, and the end of the play."""
    SHOW = "show"
    """The table for everybody around it, on a device that stands at its end."""
    SETTINGS = "settings"
    LANGUAGE = "language"
    """The same in the next language."""
    EXPORT = "export"
    PHONES = "phones"
    """Everybody's phone at this table."""

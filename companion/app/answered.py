"""What was answered when the points of a table were counted, and what the app knew by itself then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from scorers.core.events import Entry
from scorers.core.questions import Entries
from scorers.core.sheet import Sheet


class Answered(NamedTuple):
    """The closing answers, given over what was `known`: a number typed over another one stays, until that changes."""

    given: Sheet
    known: Sheet

    def since(self, known: Sheet) -> Sheet:
        """Return the answers, but what the app knows otherwise `known` now: the table was played on."""
        return {key: dict(self._merged(key, known.get(key, {}))) for key in self.given}

    def _merged(self, key: str, now: Entries) -> Iterator[tuple[str, Entry]]:
        given, before = self.given[key], self.known.get(key, {})
        for seat in dict.fromkeys((*given, *now)):
            found = given if before.get(seat) == now.get(seat) else now
            if seat in found:
                yield seat, found[seat]


def typed_over(given: Sheet, known: Sheet) -> Iterator[tuple[str, str]]:
    """Yield the questions and the seats of which something else is answered than is known."""
    for key, entries in given.items():
        for seat, entry in entries.items():
            if seat in known.get(key, {}) and not _is_same(entry, known[key][seat]):
                yield key, seat


def _is_same(given: Entry, kept: Entry) -> bool:
    """Return whether two entries say the same; cards lie in any order."""
    return given == kept or (isinstance(given, tuple) and isinstance(kept, tuple) and Counter(given) == Counter(kept))
